#include "entropy.h"

#include "../port/port.h"
#include "bytes.h"
#include "operation.h"

#define START_SAMPLES 1024
#define SAMPLES 128 /* at 4 bits each: 512 bits of min-entropy a draw */
#define POOL_BYTES 32

static struct {
    enum entropy_source source;
    struct entropy_health health;
    bool seeded; /* by the host */
    uint32_t draws;
    uint8_t pool[POOL_BYTES];
} entropy;

bool entropy_healthy(struct entropy_health *h, uint8_t sample)
{
    h->run = h->run != 0 && sample == h->last ? h->run + 1 : 1;
    h->last = sample;
    if (h->seen == 0) {
        h->first = sample;
        h->equal = 0;
    }
    h->equal += sample == h->first;
    h->seen = (h->seen + 1) % ENTROPY_PROPORTION_WINDOW;
    return h->run < ENTROPY_REPETITION_CUTOFF && h->equal < ENTROPY_PROPORTION_CUTOFF;
}

/* One tested sample; a source that fails is not asked again. */
static bool sample(uint8_t *byte)
{
    if (!port_entropy_sample(byte) || !entropy_healthy(&entropy.health, *byte))
        entropy.source = ENTROPY_FAILED;
    return entropy.source == ENTROPY_RNG;
}

void entropy_start(void)
{
    uint8_t byte;
    entropy.source = port_entropy_start() ? ENTROPY_RNG : ENTROPY_NONE;
    for (unsigned i = 0; entropy.source == ENTROPY_RNG && i < START_SAMPLES; i++)
        sample(&byte);
}

enum entropy_source entropy_source(void)
{
    return entropy.source;
}

void entropy_forget(void)
{
    entropy.seeded = false;
    wipe(entropy.pool, sizeof entropy.pool);
}

static void absorb_string(keccak_sponge *sponge, const char *label)
{
    keccak_absorb(sponge, (const uint8_t *)label, strlen(label));
}

bool entropy_draw(uint8_t coins[ENTROPY_COIN_BYTES], enum entropy_origin *origin, keccak_sponge *scratch)
{
    uint8_t counter[4], byte;
    if (entropy.source == ENTROPY_FAILED || (entropy.source == ENTROPY_NONE && !entropy.seeded))
        return false;

    shake256_init(scratch);
    absorb_string(scratch, "thumbkat entropy v1");
    keccak_absorb(scratch, entropy.pool, POOL_BYTES);
    put32(counter, ++entropy.draws);
    keccak_absorb(scratch, counter, sizeof counter);
    bool rng = entropy.source == ENTROPY_RNG;
    for (unsigned i = 0; rng && i < SAMPLES; i++) {
        if (!sample(&byte)) {
            wipe(scratch, sizeof *scratch);
            return false;
        }
        keccak_absorb(scratch, &byte, 1);
    }
    /* The next pool comes first: what is drawn tells nothing of earlier or later coins. */
    keccak_squeeze(scratch, entropy.pool, POOL_BYTES);
    keccak_squeeze(scratch, coins, ENTROPY_COIN_BYTES);
    wipe(scratch, sizeof *scratch);
    *origin = !rng ? ENTROPY_FROM_HOST : entropy.seeded ? ENTROPY_FROM_BOTH : ENTROPY_FROM_RNG;
    return true;
}

#ifndef THUMBKAT_SEALED

struct memory {
    keccak_sponge sponge;
    uint8_t seed[ENTROPY_SEED_BYTES];
};

static uint32_t run_seed(void *call)
{
    struct memory *m = (struct memory *)((struct call *)call)->arena;
    shake256_init(&m->sponge);
    absorb_string(&m->sponge, "thumbkat seed v1");
    keccak_absorb(&m->sponge, entropy.pool, POOL_BYTES);
    keccak_absorb(&m->sponge, m->seed, sizeof m->seed);
    keccak_squeeze(&m->sponge, entropy.pool, POOL_BYTES);
    wipe(m, sizeof *m);
    entropy.seeded = true;
    return STATUS_OK;
}

static const struct field seed_fields[] = {INPUT_BYTES("seed", struct memory, seed, FIELD_SECRET)};

const struct operation entropy_operations[] = {
    {.name = "entropy.seed", FIELDS(seed_fields), .run = run_seed, .backend = &keccak_backend,
     .kilocycles = 1000, .memory = sizeof(struct memory)},
};
const uint8_t entropy_operation_count = 1;

#else

/* A sealed build takes no coins from outside. */
const struct operation entropy_operations[] = {{.name = ""}};
const uint8_t entropy_operation_count = 0;

#endif
