"""Covering arrays of extents: rows that give each role of an operation each extent at least once, within a budget."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import prod

# Powers of two that vectors, tiles, banks and counters of 8 bits have.
THRESHOLDS = (8, 16, 32, 64, 128, 256, 1024)
# One beyond a threshold leaves a tail, or one more than a table holds: those come first.
ABOVE = tuple(threshold + 1 for threshold in THRESHOLDS)
BESIDE = (*(threshold - 1 for threshold in THRESHOLDS), *THRESHOLDS)
# Beyond indexes of 15 bits, and counters of 16.
BEYOND_INDEXES = (2**15 + 1, 2**16 + 1)
# Extents of windows, strides, blocks, groups: what counts something small.
COUNTS = (2, 3, 4, 5, 7, 8, 9, 12, 16, 17, 33, 65, 129)
# Extents for roles that have had theirs, or have no room.
FILLERS = (1, 2, 3, 5, 6, 7)

# Beyond this extent a role is long: a vector, a tile or a block of the usual sizes does not hold it.
LONG = 64

# Extents by role.
Row = Mapping[str, int]


def extents_of(*, many: bool, huge: bool, seed: int) -> tuple[int, ...]:
    """Return the extents for a role, those first that show most: all beside the thresholds if ``many``, and some
    beyond indexes of 15 bits if ``huge``; else those up to 65.
    """
    order = random.Random(seed)
    above, beside = ([each for each in extents if many or each <= 65] for extents in (ABOVE, BESIDE))
    order.shuffle(above)
    order.shuffle(beside)
    return (*above, *(BEYOND_INDEXES if huge else ()), *beside)


def covering_rows(
    wanted: Mapping[str, Sequence[int]],
    free: frozenset[str],
    alone: frozenset[str],
    budget: int,
    seed: int,
    beside: Callable[[str, int], Row | None] = lambda lead, extent: None,
) -> Iterator[tuple[str, Row]]:
    """Yield rows in which each role has each wanted extent, with the role that leads the row.

    The product of a row's extents is at most ``budget``, where the leading one alone is not larger; roles in ``free``
    are not counted. A role in ``alone`` takes the place of others: where it leads, it is all of the row. ``beside``
    returns the extents that others must have beside one that has to lead, None for those that need not.
    """
    order = random.Random(seed)
    left = {role: list(extents) for role, extents in wanted.items()}
    while any(left.values()):
        lead = max(left, key=lambda role: (len(left[role]), role))
        extent = left[lead].pop(0)
        row = {lead: extent, **(beside(lead, extent) or {})}
        room = budget // prod(size for role, size in row.items() if role not in free)
        others = [role for role in left if role not in row and role not in alone]
        order.shuffle(others)
        for place, role in enumerate(() if lead in alone else others):
            # Leave room for the other roles to be more than 1.
            share = max(1, room // 2 ** (len(others) - place - 1))
            fitting = [each for each in left[role] if (each <= share or role in free) and beside(role, each) is None]
            if fitting:
                row[role] = fitting[0]
                left[role].remove(fitting[0])
            elif role not in free:
                row[role] = order.choice([extent for extent in FILLERS if extent <= share])
            room = max(1, room // (1 if role in free or role not in row else row[role]))
        yield lead, row
