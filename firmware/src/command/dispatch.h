/* Requests to replies: what each command does (PROTOCOL.md, "Commands"). */
#ifndef THUMBKAT_DISPATCH_H
#define THUMBKAT_DISPATCH_H

#include "../link/link.h"

/* Answers the command that a fault has cut short, if there was one. Once, at start. */
void dispatch_start(void);

/* Executes a request and sends its reply. */
void dispatch(const struct link_request *request);

#endif
