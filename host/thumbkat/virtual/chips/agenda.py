"""What devices will do, and at which cycle."""

from __future__ import annotations

import heapq
from collections.abc import Callable

Action = Callable[[int], None]

_MANY = 256


class Event:
    """Something at a cycle; may be called off."""

    __slots__ = ("action", "cycle")

    def __init__(self, cycle: int, action: Action) -> None:
        self.cycle = cycle
        self.action: Action | None = action

    def cancel(self) -> None:
        self.action = None


class Agenda:
    """Events in order of their cycles; those of one cycle in the order in which they were made.

    An action is called with the cycle that it was made for, which the core, in the middle of an instruction,
    may have passed by a little: what follows from it counts from there, so nothing drifts.
    """

    def __init__(self, sooner: Callable[[int], None] = lambda cycle: None) -> None:
        """`sooner` learns of the cycle of every new event."""
        self._heap: list[tuple[int, int, Event]] = []
        self._made = 0
        self._limit = _MANY
        self._sooner = sooner
        self.now = 0  # the cycle of the event, or of the access to a register, that is at hand

    def at(self, cycle: int, action: Action) -> Event:
        """Calls `action` at `cycle`."""
        event = Event(cycle, action)
        self._made += 1
        heapq.heappush(self._heap, (cycle, self._made, event))
        if len(self._heap) > self._limit:
            # What was called off long before its time would stay for ever.
            self._heap[:] = [entry for entry in self._heap if entry[2].action is not None]
            heapq.heapify(self._heap)
            self._limit = max(_MANY, 2 * len(self._heap))
        self._sooner(cycle)
        return event

    def next(self) -> int | None:
        heap = self._heap
        while heap and heap[0][2].action is None:
            heapq.heappop(heap)
        return heap[0][0] if heap else None

    def advance(self, cycle: int) -> None:
        """Everything up to and at `cycle`."""
        heap = self._heap
        while heap and heap[0][0] <= cycle:
            at, _, event = heapq.heappop(heap)
            action, event.action = event.action, None
            if action is not None:
                self.now = at
                action(at)
        self.now = cycle
