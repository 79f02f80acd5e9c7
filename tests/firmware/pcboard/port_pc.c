/* The firmware's port for a PC: a board that is a process, its serial line standard input and output.
 *
 * PCBOARD_ENTROPY chooses the generator: `rng` (default), `none`, `stuck` (one value for ever),
 * `late` (stuck after the start-up tests), `dead` (stops giving samples after them), `silent` (never gives one), `runs:N` (each value N
 * times in a row), `every:N` (every N-th value the same, the others all different from their neighbours).
 */
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

#include "../../../firmware/src/link/link.h"
#include "../../../firmware/src/port/port.h"

const struct port_facts port_facts = {
    .clock_hz = 1000000,
    .core = 255,
    .wait_states = 0,
    .counter = PORT_COUNTER_CYCCNT,
    .memory = "a process",
};

static const uint8_t image[9] = "123456789";
const struct port_segment port_image[] = {{image, 4}, {image + 4, 5}};
const uint8_t port_image_count = 2;

volatile struct port_in_hand port_in_hand;

static uint8_t sent[4096];
static size_t sent_count;

static void flush(void)
{
    for (size_t at = 0; at < sent_count;) {
        ssize_t n = write(STDOUT_FILENO, sent + at, sent_count - at);
        if (n <= 0)
            exit(0);
        at += (size_t)n;
    }
    sent_count = 0;
}

void port_start(void)
{
}

bool port_uart_can_send(void)
{
    return true;
}

void port_uart_send(uint8_t byte)
{
    if (sent_count == sizeof sent)
        flush();
    sent[sent_count++] = byte;
}

/* What has come from the host and not been taken. The "interrupt" hands it over until it is told to pause, as on a chip. */
static uint8_t waiting[256];
static size_t waiting_from, waiting_to;

void port_uart_listen(void)
{
    bool room = true;
    while (room && waiting_from != waiting_to) {
        room = link_received(waiting[waiting_from]);
        waiting[waiting_from++] = 0; /* a UART keeps nothing */
    }
}

void port_wait(void)
{
    flush();
    if (waiting_from == waiting_to) {
        ssize_t n = read(STDIN_FILENO, waiting, sizeof waiting);
        if (n <= 0)
            exit(0);
        waiting_from = 0;
        waiting_to = (size_t)n;
    }
    port_uart_listen();
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

static const char *entropy_kind(void)
{
    const char *kind = getenv("PCBOARD_ENTROPY");
    return kind == NULL ? "rng" : kind;
}

bool port_entropy_start(void)
{
    return strcmp(entropy_kind(), "none") != 0;
}

bool port_entropy_sample(uint8_t *sample)
{
    static unsigned taken;
    bool started = taken++ >= 1024;
    const char *kind = entropy_kind();
    if (strcmp(kind, "silent") == 0 || (started && strcmp(kind, "dead") == 0))
        return false;
    if (strncmp(kind, "runs:", 5) == 0) {
        *sample = (uint8_t)((taken - 1) / (unsigned)atoi(kind + 5));
        return true;
    }
    if (strncmp(kind, "every:", 6) == 0) {
        *sample = (taken - 1) % (unsigned)atoi(kind + 6) == 0 ? 0 : (uint8_t)(1 + taken % 255);
        return true;
    }
    if (getrandom(sample, 1, 0) != 1)
        return false;
    if (strcmp(kind, "stuck") == 0 || (started && strcmp(kind, "late") == 0))
        *sample = 0x55;
    return true;
}

void port_delay_us(uint32_t us)
{
    (void)us;
    flush();
}

uint32_t port_interrupts_off(void)
{
    return 0;
}

void port_interrupts_restore(uint32_t state)
{
    (void)state;
}

void port_interrupts_on(void)
{
}

void port_stack_overflow(void)
{
    exit(0);
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
    (void)fault;
    return false;
}
