"""A limit of memory, so that a reader that believes what a file says of sizes is noticed."""

from __future__ import annotations

import contextlib
import resource
from collections.abc import Iterator
from pathlib import Path

_PAGE = resource.getpagesize()


@contextlib.contextmanager
def limited(more: int) -> Iterator[None]:
    """This process may take so many bytes more than it has; beyond that there is a MemoryError."""
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    limit = pages * _PAGE + more
    if soft != resource.RLIM_INFINITY:
        limit = min(limit, soft)
    resource.setrlimit(resource.RLIMIT_AS, (limit, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))
