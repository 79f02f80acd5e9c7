/* What the sources of the decoder share. */
#ifndef THUMBKAT_CORE_DECODE_H
#define THUMBKAT_CORE_DECODE_H

#include "handlers.h"

void decode32(const core *c, uint32_t address, uint32_t op, bool in_it, struct instruction *i);
void decode32_armv6m(const core *c, uint32_t op, struct instruction *i);

/* Each fills in what executes an instruction and what its timing needs. Registers are set before. */
void set_kind(const core *c, struct instruction *i, enum kind kind, unsigned words);
void data(const core *c, struct instruction *i, enum operation operation, enum form form, bool sets_flags);
void alu(const core *c, struct instruction *i, handler *execute, unsigned d); /* d: NO_REGISTER if none */
void load_store(const core *c, struct instruction *i, enum access access, enum mode mode);
void multiple(const core *c, struct instruction *i, bool loads, unsigned n, uint32_t list, unsigned flags);
void jump_by(const core *c, struct instruction *i, handler *execute, enum kind kind, uint32_t distance);
void hint(const core *c, unsigned which, struct instruction *i);


#endif
