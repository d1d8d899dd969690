"""The room that one tensor may take: what has none is refused before anything is computed, not when memory runs out."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

# Bytes. A request may ask for any number of them in a few words, and the machine would be busy giving them.
LARGEST = 1 << 30


def expect_room(shape: Sequence[int | None] | None, itemsize: int) -> None:
    """Raise MemoryError for a tensor of these extents, 0 for one that is not known, if it takes more than LARGEST."""
    size = itemsize * prod([extent or 1 for extent in shape or ()])
    if size > LARGEST:
        raise MemoryError(f"a tensor of {size} bytes, there is room for {LARGEST}")
