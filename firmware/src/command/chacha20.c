#include "chacha20.h"

#include "operation.h"

struct block_memory {
    uint32_t in[16], out[16];
};

static uint32_t run_block(void *call)
{
    struct block_memory *m = (struct block_memory *)((struct call *)call)->arena;
    chacha20_block(m->out, m->in);
    return STATUS_OK;
}

static const struct field block_fields[] = {
    INPUT_BYTES("block", struct block_memory, in, FIELD_SECRET),
    OUTPUT_BYTES("result", struct block_memory, out, FIELD_SECRET),
};

const struct operation chacha20_operations[] = {
    {.name = "chacha20.block", FIELDS(block_fields), .run = run_block, .backend = &chacha20_backend,
     .kilocycles = 40, .memory = sizeof(struct block_memory), .flags = OPERATION_SEALED},
};
const uint8_t chacha20_operation_count = sizeof chacha20_operations / sizeof chacha20_operations[0];
