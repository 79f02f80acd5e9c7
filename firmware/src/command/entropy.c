#include "entropy.h"

#include "../port/port.h"
#include "bytes.h"
#include "declassify.h"
#include "operation.h"

#define START_SAMPLES 1024
#define SAMPLES 128 /* at 4 bits each: 512 bits of min-entropy a draw */
#define POOL_BYTES 32

/* The health tests of SP 800-90B, 4.4, for 4 bits of min-entropy a sample and a false alarm in 2^20. */
#define REPETITION_CUTOFF 6
#define PROPORTION_CUTOFF 62
#define PROPORTION_WINDOW 512

static struct {
    enum entropy_source source;
    bool seeded; /* by the host, since HELLO */
    uint32_t draws;
    uint8_t pool[POOL_BYTES]; /* the board's own */
    uint8_t host[POOL_BYTES]; /* what the host brought */
    struct {
        uint16_t run;   /* how often the last sample came in a row */
        uint16_t seen;  /* samples in the window */
        uint16_t equal; /* of these, how many are like its first */
        uint8_t last, first;
    } health;
} entropy;

/* All ones if the two are equal, else 0, without a branch: samples become coins. */
static uint32_t same(uint8_t a, uint8_t b)
{
    return 0u - (((uint32_t)(a ^ b) - 1) >> 31);
}

static bool healthy(uint8_t sample)
{
    entropy.health.run = (uint16_t)((entropy.health.run & same(sample, entropy.health.last)) + 1);
    entropy.health.last = sample;
    if (entropy.health.seen == 0) {
        entropy.health.first = sample;
        entropy.health.equal = 0;
    }
    entropy.health.equal += same(sample, entropy.health.first) & 1;
    entropy.health.seen = (entropy.health.seen + 1) % PROPORTION_WINDOW;
    uint32_t below = (((uint32_t)entropy.health.run - REPETITION_CUTOFF) &
                      ((uint32_t)entropy.health.equal - PROPORTION_CUTOFF)) >> 31;
    DECLASSIFY_VALUE(below, "whether the source passes its health tests is told by HELLO");
    return below != 0;
}

/* One tested sample; a source that fails is not asked again. */
static bool sample(uint8_t *byte)
{
    if (!port_entropy_sample(byte) || !healthy(*byte))
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
    wipe(entropy.host, sizeof entropy.host);
}

static void absorb_string(keccak_sponge *sponge, const char *label)
{
    keccak_absorb(sponge, (const uint8_t *)label, strlen(label));
}

/* Absorbs fresh samples of the generator; false when it fails. */
static bool absorb_samples(keccak_sponge *sponge)
{
    uint8_t byte = 0;
    for (unsigned i = 0; i < SAMPLES; i++) {
        if (!sample(&byte))
            return false;
        keccak_absorb(sponge, &byte, 1);
    }
    return true;
}

bool entropy_draw(uint8_t coins[ENTROPY_COIN_BYTES], enum entropy_origin *origin, keccak_sponge *scratch)
{
    uint8_t counter[4];
    shake256_init(scratch);
    absorb_string(scratch, "thumbkat entropy v1");
    keccak_absorb(scratch, entropy.pool, POOL_BYTES);
    keccak_absorb(scratch, entropy.host, POOL_BYTES);
    put32(counter, ++entropy.draws);
    keccak_absorb(scratch, counter, sizeof counter);

    /* Coins come out only where something has gone in for certain. */
    bool rng = entropy.source == ENTROPY_RNG && absorb_samples(scratch);
    bool host = entropy.seeded && (rng || entropy.source == ENTROPY_NONE);
    if (rng || host) {
        *origin = !rng ? ENTROPY_FROM_HOST : host ? ENTROPY_FROM_BOTH : ENTROPY_FROM_RNG;
        /* The next pool comes first: what is drawn tells nothing of earlier or later coins. */
        keccak_squeeze(scratch, entropy.pool, POOL_BYTES);
        keccak_squeeze(scratch, coins, ENTROPY_COIN_BYTES);
    }
    wipe(scratch, sizeof *scratch);
    return rng || host;
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
    keccak_absorb(&m->sponge, entropy.host, POOL_BYTES);
    keccak_absorb(&m->sponge, m->seed, sizeof m->seed);
    keccak_squeeze(&m->sponge, entropy.host, POOL_BYTES);
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
