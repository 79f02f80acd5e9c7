/* Feeds scripts of frames to the firmware: those of files, or what becomes of them when they are changed by chance.
 *
 *   replay FILE...                 each as it stands
 *   run SEED FRAMES FILE...        changes, until that many frames were on the line
 *   keep SEED FRAMES NEW FILE...   as run; what reaches an edge that nothing before it did is written to NEW
 *   least NEW FILE...              writes as few of all scripts to NEW, and as little of them, as reach the same edges
 */
#include <sanitizer/common_interface_defs.h>
#include <stdlib.h>
#include <string.h>

#include "command/operation.h"
#include "cover.h"
#include "host.h"

struct entry {
    struct script *script;
    uint32_t cost;
};
static struct entry *entries;
static unsigned entry_count;

static uint8_t seen[COVER_EDGES];
static unsigned seen_count;

/* Milliseconds of a board: what costs more is an operation of many passes. */
#define CHEAP 3000

static void usage(void)
{
    fprintf(stderr, "replay FILE... | run SEED FRAMES FILE... | keep SEED FRAMES NEW FILE... | least NEW FILE...\n");
    exit(2);
}

static void *allocated(void *pointer)
{
    if (pointer == NULL)
        abort();
    return pointer;
}

static void add_entry(const struct script *script, uint32_t cost)
{
    if (entry_count % 256 == 0)
        entries = allocated(realloc(entries, (entry_count + 256) * sizeof *entries));
    struct entry *entry = &entries[entry_count++];
    entry->cost = cost;
    /* Only the items that there are. */
    size_t bytes = offsetof(struct script, items) + script->count * sizeof script->items[0];
    entry->script = allocated(malloc(bytes));
    script_copy(entry->script, script);
}

/* In powers of two how often an edge was taken. */
static uint8_t bucket(uint8_t count)
{
    uint8_t bit = 1;
    for (; count > 1 && bit < 128; count >>= 1)
        bit = (uint8_t)(bit << 1);
    return count == 0 ? 0 : bit;
}

static void run(const struct script *script)
{
    cover_clear();
    host_run(script);
}

/* How many edges the last script took that none before it did, or not as often. */
static unsigned news(void)
{
    unsigned found = 0;
    for (unsigned i = 0; i < COVER_EDGES; i++) {
        static const uint8_t none[64];
        while (i % sizeof none == 0 && i < COVER_EDGES && memcmp(cover_map + i, none, sizeof none) == 0)
            i += sizeof none;
        if (i == COVER_EDGES || cover_map[i] == 0)
            continue;
        uint8_t fresh = (uint8_t)(bucket(cover_map[i]) & ~seen[i]);
        if (fresh != 0) {
            found++;
            seen_count += seen[i] == 0;
            seen[i] |= fresh;
        }
    }
    return found;
}

static FILE *opened(const char *path, const char *how)
{
    FILE *file = fopen(path, how);
    if (file == NULL) {
        perror(path);
        exit(2);
    }
    return file;
}

static void load(const char *path)
{
    static struct script script;
    FILE *file = opened(path, "r");
    int there;
    while ((there = script_parse(&script, file)) > 0) {
        run(&script);
        add_entry(&script, host_cost);
    }
    fclose(file);
    if (there < 0) {
        fprintf(stderr, "%s: script %u is none\n", path, entry_count + 1);
        exit(2);
    }
}

/* Every operation as it wants to be used, where there are no files to begin with. */
static void begin(void)
{
    static struct script script;
    struct dice dice = {1};
    for (unsigned i = 0; i < operation_count(); i++) {
        script.setup = (uint8_t)(i % 2 ? 1 : 1 | SETUP_INTERLEAVED);
        script.count = 0;
        script.items[script.count++] = (struct item){ITEM_REQUEST, 9, {1, 1, 2, 3, 4, 5, 6, 7, 8}};
        script_use(&script, &dice, i);
        run(&script);
        add_entry(&script, host_cost);
    }
}

/* Expensive ones seldom. */
static const struct entry *choose(struct dice *dice)
{
    const struct entry *entry = NULL;
    for (unsigned tries = 0; tries < 24; tries++) {
        entry = &entries[dice_below(dice, entry_count)];
        if (entry->cost < CHEAP || dice_below(dice, 32) == 0)
            break;
    }
    return entry;
}

static void mutate(uint64_t seed, uint64_t frames, FILE *kept)
{
    static struct script script;
    struct dice dice = {seed};
    uint64_t end = host_frames + frames;
    while (host_frames < end) {
        script_copy(&script, choose(&dice)->script);
        script_mutate(&script, &dice, choose(&dice)->script);
        run(&script);
        if (kept != NULL && news() != 0) {
            add_entry(&script, host_cost);
            script_print(kept, &script);
            fflush(kept);
        }
    }
}

/* How many of the kept scripts take each edge, whatever the number of times. */
static uint16_t takers[COVER_EDGES];

static unsigned gain(const uint8_t *taken)
{
    unsigned found = 0;
    for (unsigned i = 0; i < COVER_EDGES; i++)
        found += taken[i] != 0 && takers[i] == 0;
    return found;
}

static bool misses_nothing(const uint8_t *needed)
{
    for (unsigned i = 0; i < COVER_EDGES; i++)
        if (needed[i] != 0 && cover_map[i] == 0)
            return false;
    return true;
}

/* Takes out items, and the ends of those that stay, as long as all edges that only this script takes are taken. */
static void trim(struct script *script, const uint8_t *needed)
{
    static struct script shorter;
    for (unsigned at = script->count; at-- != 0;) {
        script_copy(&shorter, script);
        script_remove(&shorter, at);
        run(&shorter);
        if (misses_nothing(needed)) {
            script_copy(script, &shorter);
            continue;
        }
        do {
            script_copy(&shorter, script);
            shorter.items[at].length /= 2;
            run(&shorter);
            if (misses_nothing(needed))
                script_copy(script, &shorter);
        } while (script->items[at].length == shorter.items[at].length && shorter.items[at].length > 8);
    }
}

/* First that which takes most edges, then that which adds most to it, and so on. */
static void least(FILE *to)
{
    static uint8_t needed[COVER_EDGES];
    uint8_t(*taken)[COVER_EDGES] = allocated(calloc(entry_count, sizeof *taken));
    unsigned *kept = allocated(calloc(entry_count, sizeof *kept)), kept_count = 0;
    for (unsigned i = 0; i < entry_count; i++) {
        run(entries[i].script);
        memcpy(taken[i], cover_map, COVER_EDGES);
    }
    for (;;) {
        unsigned best = 0, most = 0;
        for (unsigned i = 0; i < entry_count; i++) {
            unsigned here = gain(taken[i]);
            if (here > most) {
                most = here;
                best = i;
            }
        }
        if (most == 0)
            break;
        kept[kept_count++] = best;
        for (unsigned i = 0; i < COVER_EDGES; i++)
            takers[i] += taken[best][i] != 0;
    }
    for (unsigned k = 0; k < kept_count; k++) {
        struct script *script = entries[kept[k]].script;
        uint8_t *before = taken[kept[k]];
        for (unsigned i = 0; i < COVER_EDGES; i++)
            needed[i] = before[i] != 0 && takers[i] == 1;
        trim(script, needed);
        run(script);
        for (unsigned i = 0; i < COVER_EDGES; i++) {
            takers[i] -= before[i] != 0;
            takers[i] += cover_map[i] != 0;
            seen_count += before[i] != 0 && seen[i] == 0;
            seen[i] |= before[i] != 0;
        }
        script_print(to, script);
    }
    printf("%u of %u kept\n", kept_count, entry_count);
    free(taken);
    free(kept);
}

int main(int count, char **arguments)
{
    __sanitizer_set_death_callback(host_confess);
    if (count < 2)
        usage();
    const char *mode = arguments[1];
    bool replays = strcmp(mode, "replay") == 0, leasts = strcmp(mode, "least") == 0, keeps = strcmp(mode, "keep") == 0;
    int first = replays ? 2 : leasts ? 3 : keeps ? 5 : 4;
    if (count < first || !(replays || leasts || keeps || strcmp(mode, "run") == 0))
        usage();
    for (int i = first; i < count; i++)
        load(arguments[i]);
    if (entry_count == 0)
        begin();
    if (leasts) {
        FILE *to = opened(arguments[2], "w");
        least(to);
        fclose(to);
    } else if (!replays) {
        FILE *kept = keeps ? opened(arguments[4], "w") : NULL;
        for (unsigned i = 0; keeps && i < entry_count; i++) {
            run(entries[i].script);
            news();
        }
        mutate(strtoull(arguments[2], NULL, 10), strtoull(arguments[3], NULL, 10), kept);
        if (kept != NULL)
            fclose(kept);
    }
    printf("%u scripts, %llu frames, %llu replies, %u edges\n", entry_count, (unsigned long long)host_frames,
           (unsigned long long)host_replies, seen_count);
    return 0;
}
