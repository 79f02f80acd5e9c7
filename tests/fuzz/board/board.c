/* The firmware's port: a UART that is two arrays, and interrupts that come when a script's setup says so. */
#include "board.h"

#include <setjmp.h>
#include <string.h>

#include "link/link.h"
#include "port/port.h"
#include "cover.h"
#include "host.h"
#include "script.h"

const struct port_facts port_facts = {
    .clock_hz = 1000000,
    .core = 255,
    .counter = PORT_COUNTER_CYCCNT,
    .memory = "a process",
};

static const uint8_t image[9] = "123456789";
const struct port_segment port_image[] = {{image, 4}, {image + 4, 5}};
const uint8_t port_image_count = 2;
volatile struct port_in_hand port_in_hand;

uint8_t line_bytes[LINE_BYTES];
uint32_t line_count;

/* As the generator of tests/firmware/pcboard does, by the numbers of SETUP_ENTROPY; none of the others. */
enum { RNG = 1, SILENT = 2, LATE = 3, DEAD = 4, STUCK = 5 };

static struct {
    uint32_t next;   /* byte of the line */
    uint32_t events; /* how often the firmware asked for anything */
    uint32_t samples;
    bool paused, off;
    uint8_t setup;
    struct dice dice;
} port;
static jmp_buf asleep;

int firmware_main(void);

/* More than any script needs: what asks more often is in a loop without an end. */
#define EVENTS_MOST 20000000

static void event(void)
{
    if (++port.events == EVENTS_MOST)
        host_fail("the firmware does not come to rest");
}

static void interrupt(uint32_t most)
{
    uint32_t before = cover_leave();
    for (; most != 0 && !port.off && !port.paused && port.next != line_count; most--)
        port.paused = !link_received(line_bytes[port.next++]);
    cover_enter(before);
}

static void maybe_interrupt(void)
{
    event();
    if (port.setup & SETUP_INTERLEAVED)
        interrupt(dice_below(&port.dice, 4));
}

void port_start(void)
{
}

bool port_uart_can_send(void)
{
    maybe_interrupt();
    return !(port.setup & SETUP_INTERLEAVED) || dice_below(&port.dice, 4) != 0;
}

void port_uart_send(uint8_t byte)
{
    host_hear(byte);
    maybe_interrupt();
}

void port_uart_listen(void)
{
    event();
    port.paused = false;
    interrupt(port.setup & SETUP_INTERLEAVED ? dice_below(&port.dice, 3) : UINT32_MAX);
}

void port_wait(void)
{
    event();
    if (port.paused)
        host_fail("the board sleeps, and takes no byte that could wake it");
    if (port.next == line_count)
        longjmp(asleep, 1);
    /* Pending, not yet taken: interrupts are off here. */
    bool off = port.off;
    port.off = false;
    interrupt(1 + dice_below(&port.dice, 100));
    port.off = off;
}

void port_counter_start(void)
{
}

uint32_t port_cycles(void)
{
    return 0;
}

bool port_counter_proved(void)
{
    return false;
}

bool port_entropy_start(void)
{
    unsigned kind = port.setup & SETUP_ENTROPY;
    return kind >= RNG && kind <= STUCK;
}

bool port_entropy_sample(uint8_t *sample)
{
    unsigned kind = port.setup & SETUP_ENTROPY;
    bool started = port.samples++ >= 1024;
    if (kind == SILENT || (kind == DEAD && started))
        return false;
    *sample = kind == STUCK || (kind == LATE && started) ? 0x55 : (uint8_t)dice_roll(&port.dice);
    return true;
}

void port_delay_us(uint32_t us)
{
    (void)us;
    maybe_interrupt();
}

uint32_t port_interrupts_off(void)
{
    maybe_interrupt();
    uint32_t before = port.off;
    port.off = true;
    return before;
}

void port_interrupts_restore(uint32_t state)
{
    port.off = state != 0;
    maybe_interrupt();
}

void port_interrupts_on(void)
{
    port.off = false;
}

void port_stack_overflow(void)
{
    host_fail("the stack is said to have run out");
}

uint32_t *port_stack_limit(void)
{
    return NULL;
}

uint32_t port_timed(uint32_t (*call)(void *), void *argument, uint32_t *cycles)
{
    *cycles = 0;
    return call(argument);
}

bool port_fault_take(struct port_fault *fault)
{
    if (!(port.setup & SETUP_FAULT))
        return false;
    *fault = (struct port_fault){.magic = PORT_FAULT_MAGIC, .pc = 0x1234, .exception = 3,
                                 .command = BOARD_FAULT_COMMAND, .sequence = BOARD_FAULT_SEQUENCE};
    return true;
}

void board_live(uint8_t setup)
{
    memset(&port, 0, sizeof port);
    port.setup = setup;
    port.dice.state = setup;
    state_clear();
    if (setjmp(asleep) == 0)
        firmware_main();
}
