/* The record of a fault, which survives the reset that ends it. */
#include "chip.h"
#include "port.h"

#ifdef __ARM_ARCH_7EM__
#define CFSR REGISTER(0xE000ED28u)
#define CFSR_MMARVALID (1u << 7)
#define CFSR_BFARVALID (1u << 15)
#define MMFAR REGISTER(0xE000ED34u)
#define BFAR REGISTER(0xE000ED38u)
#endif

/* At the lower end of RAM, where a stack that grows too far arrives last. */
#define NOINIT __attribute__((section(".noinit"), aligned(4)))

static NOINIT struct port_fault record; /* random after power-on, hence the magic number */
volatile NOINIT struct port_in_hand port_in_hand;

void port_fault_record(uint32_t pc, uint32_t lr, uint32_t xpsr, uint32_t exception) __attribute__((noreturn));

/* Called by fault.S. */
void port_fault_record(uint32_t pc, uint32_t lr, uint32_t xpsr, uint32_t exception)
{
    /* A fault on the way up again: the first one is the cause. */
    if (record.magic == PORT_FAULT_MAGIC)
        port_reset();
    record.pc = pc;
    record.lr = lr;
    record.xpsr = xpsr;
    record.status = 0;
    record.address = 0;
#ifdef __ARM_ARCH_7EM__
    uint32_t status = CFSR;
    record.status = status;
    if (status & CFSR_BFARVALID)
        record.address = BFAR;
    else if (status & CFSR_MMARVALID)
        record.address = MMFAR;
#endif
    record.exception = (uint8_t)exception;
    record.command = port_in_hand.command;
    record.sequence = port_in_hand.sequence;
    record.reserved = 0;
    record.magic = PORT_FAULT_MAGIC;
    port_reset();
}

void port_stack_overflow(void)
{
    port_fault_record(0, 0, 0, 0);
}

bool port_fault_take(struct port_fault *fault)
{
    if (record.magic != PORT_FAULT_MAGIC)
        return false;
    *fault = record;
    record.magic = 0;
    return true;
}
