/* Where the cycles went: counters an instruction, and who called whom. */
#include "state.h"

#include <stdlib.h>

/* A call that has not returned. */
struct frame {
    uint32_t callee, return_address, sp;
    bool exception;
    bool tail; /* reached by a jump: it returns for the frame below too */
    bool recursive; /* the callee was running already */
    uint32_t edge;
    uint64_t since;
};

struct profile {
    uint32_t base, size;
    struct core_spot *spots;
    uint8_t *begins; /* a bit a halfword: whether a function is known to begin there */
    struct frame *frames;
    uint32_t depth, frame_room;
    struct core_edge *edges;
    uint32_t *table; /* hash of (caller, callee) to an edge, plus 1 */
    uint32_t edge_count, edge_room; /* the table has twice the room */
};

void profile_free(core *c)
{
    if (c->profile == NULL)
        return;
    free(c->profile->spots);
    free(c->profile->begins);
    free(c->profile->frames);
    free(c->profile->edges);
    free(c->profile->table);
    free(c->profile);
    c->profile = NULL;
}

void core_profile_end(core *c)
{
    profile_free(c);
    look_up(c);
}

static bool grow_edges(struct profile *p);

bool core_profile(core *c, uint32_t base, uint32_t size)
{
    core_profile_end(c);
    c->left_handler = 0;
    c->split_cycles = 0;
    if (c->taint != NULL || base % 2 != 0 || size < 2 || size % 2 != 0 || base + (size - 1) < base)
        return false;
    struct profile *p = calloc(1, sizeof *p);
    if (p == NULL)
        return false;
    c->profile = p;
    p->base = base;
    p->size = size;
    p->spots = calloc(size / 2, sizeof *p->spots);
    p->begins = calloc(size / 16 + 1, 1);
    if (p->spots == NULL || p->begins == NULL || !grow_edges(p)) {
        profile_free(c);
        return false;
    }
    return true;
}

void core_profile_function(core *c, uint32_t address)
{
    struct profile *p = c->profile;
    uint32_t offset = p == NULL ? 0 : (address & ~UINT32_C(1)) - p->base;
    if (p != NULL && offset < p->size)
        p->begins[offset / 16] |= (uint8_t)bit(offset / 2 % 8);
}

static bool begins_function(const struct profile *p, uint32_t address)
{
    uint32_t offset = address - p->base;
    return offset < p->size && p->begins[offset / 16] >> offset / 2 % 8 & 1;
}

const struct core_spot *core_spots(const core *c) { return c->profile == NULL ? NULL : c->profile->spots; }

uint32_t core_edges(const core *c, struct core_edge *edges, uint32_t room)
{
    if (c->profile == NULL)
        return 0;
    uint32_t count = c->profile->edge_count < room ? c->profile->edge_count : room;
    if (count > 0)
        memcpy(edges, c->profile->edges, count * sizeof *edges);
    return c->profile->edge_count;
}

void profile_instruction(core *c, uint32_t address, uint64_t cycles)
{
    struct profile *p = c->profile;
    uint32_t offset = address - p->base;
    if (offset >= p->size)
        return;
    p->spots[offset / 2].executions++;
    p->spots[offset / 2].cycles += cycles;
}

void profile_stall(core *c, uint32_t address, enum core_stall why, uint64_t cycles)
{
    uint32_t offset = address - c->profile->base;
    if (offset < c->profile->size)
        c->profile->spots[offset / 2].stalls[why] += cycles;
}

/* Edges, found by a hash with open addressing. */

static uint32_t slot_of(const struct profile *p, uint32_t caller, uint32_t callee)
{
    uint32_t mask = 2 * p->edge_room - 1;
    uint64_t key = ((uint64_t)caller << 32 | callee) * UINT64_C(0x9e3779b97f4a7c15);
    uint32_t slot = (uint32_t)(key >> 32) & mask;
    while (p->table[slot] != 0) {
        const struct core_edge *edge = &p->edges[p->table[slot] - 1];
        if (edge->caller == caller && edge->callee == callee)
            break;
        slot = (slot + 1) & mask;
    }
    return slot;
}

static bool grow_edges(struct profile *p)
{
    uint32_t room = p->edge_room == 0 ? 64 : 2 * p->edge_room;
    struct core_edge *edges = realloc(p->edges, room * sizeof *edges);
    if (edges == NULL)
        return false;
    p->edges = edges;
    uint32_t *table = calloc(2 * (size_t)room, sizeof *table);
    if (table == NULL)
        return false;
    free(p->table);
    p->table = table;
    p->edge_room = room;
    for (uint32_t k = 0; k < p->edge_count; k++)
        p->table[slot_of(p, edges[k].caller, edges[k].callee)] = k + 1;
    return true;
}

enum { NO_EDGE = 0xffffffff };

static uint32_t edge_of(struct profile *p, uint32_t caller, uint32_t callee)
{
    if (p->edge_count == p->edge_room && !grow_edges(p))
        return NO_EDGE;
    uint32_t slot = slot_of(p, caller, callee);
    if (p->table[slot] == 0) {
        p->edges[p->edge_count] = (struct core_edge){.caller = caller, .callee = callee};
        p->table[slot] = ++p->edge_count;
    }
    return p->table[slot] - 1;
}

static void push(core *c, struct frame frame, uint32_t caller)
{
    struct profile *p = c->profile;
    enum { DEEPEST = 4096 }; /* a program that leaves by ways of its own must not fill the memory */
    if (p->depth == DEEPEST)
        return;
    if (p->depth == p->frame_room) {
        uint32_t room = p->frame_room == 0 ? 64 : 2 * p->frame_room;
        struct frame *frames = realloc(p->frames, room * sizeof *frames);
        if (frames == NULL)
            return;
        p->frames = frames;
        p->frame_room = room;
    }
    frame.edge = edge_of(p, caller, frame.callee);
    for (uint32_t k = 0; k < p->depth; k++)
        frame.recursive |= p->frames[k].callee == frame.callee;
    if (frame.edge != NO_EDGE)
        p->edges[frame.edge].calls++;
    p->frames[p->depth++] = frame;
}

/* Down to, and with, the frame at `depth`. */
static void pop_to(core *c, uint32_t depth)
{
    struct profile *p = c->profile;
    while (p->depth > depth) {
        const struct frame *frame = &p->frames[--p->depth];
        if (frame->edge != NO_EDGE && !frame->recursive)
            p->edges[frame->edge].cycles += c->cycles - frame->since;
    }
}

static uint32_t running(const core *c)
{
    const struct profile *p = c->profile;
    return p->depth == 0 ? 0 : p->frames[p->depth - 1].callee;
}

void profile_begin_run(core *c)
{
    /* Whoever is running was called by the host, as far as the profile can tell. */
    if (c->profile->depth == 0)
        push(c, (struct frame){.callee = c->pc, .return_address = c->r[14] & ~UINT32_C(1), .sp = c->r[13],
                               .since = c->cycles}, 0);
}

void profile_call(core *c)
{
    push(c, (struct frame){.callee = c->pc, .return_address = c->r[14] & ~UINT32_C(1), .sp = c->r[13],
                           .since = c->cycles}, running(c));
}

/* A jump to where some caller waits, with its stack, is a return, past any frames that were left another way. */
static bool returns(core *c)
{
    struct profile *p = c->profile;
    for (uint32_t k = p->depth; k-- > 0 && !p->frames[k].exception;)
        if (p->frames[k].return_address == c->pc && p->frames[k].sp <= c->r[13]) {
            while (p->frames[k].tail)
                k--;
            pop_to(c, k);
            return true;
        }
    return false;
}

/* A jump to where another function begins is its call. Back to one that jumped here it is a loop. */
static void jump_to_function(core *c)
{
    struct profile *p = c->profile;
    for (uint32_t k = p->depth; k-- > 0;) {
        if (p->frames[k].callee == c->pc) {
            pop_to(c, k + 1);
            return;
        }
        if (!p->frames[k].tail)
            break;
    }
    if (p->depth > 0 && !p->frames[p->depth - 1].exception)
        push(c, (struct frame){.callee = c->pc, .return_address = p->frames[p->depth - 1].return_address,
                               .sp = c->r[13], .tail = true, .since = c->cycles}, running(c));
}

void profile_jump(core *c)
{
    if (!returns(c) && begins_function(c->profile, c->pc))
        jump_to_function(c);
}

void profile_exception(core *c, uint64_t since)
{
    push(c, (struct frame){.callee = c->pc, .sp = c->r[13], .exception = true, .since = since}, 0);
}

static void pop_exception(core *c)
{
    struct profile *p = c->profile;
    for (uint32_t k = p->depth; k-- > 0;)
        if (p->frames[k].exception) {
            pop_to(c, k);
            return;
        }
}

void profile_left_handler(core *c)
{
    pop_exception(c);
    if (c->left_handler == LEFT_FOR_ANOTHER)
        profile_exception(c, c->cycles - c->timing.tail_chain);
    c->left_handler = 0;
}
