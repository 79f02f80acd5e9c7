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
    entropy_start();
    port_interrupts_on();
    dispatch_start();
    for (;;)
        if (link_poll(&request))
            dispatch(&request);
}
