/* thumbkat's firmware: answers one host over a serial line (PROTOCOL.md). */
#include "command/dispatch.h"
#include "command/entropy.h"
#include "command/measure.h"
#include "port/port.h"

int main(void)
{
    struct link_request request;
    port_interrupts_off();
    port_start();
    measure_start();
    /* From here on a HELLO is received while the rest starts. */
    port_interrupts_on();
    entropy_start();
    dispatch_start();
    for (;;)
        if (link_poll(&request))
            dispatch(&request);
}
