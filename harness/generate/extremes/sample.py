"""A sample of an operation's calls at extremes, in which each role is long and each kind of element occurs.

What is wrong beyond a size is wrong at the longest extent, whatever the size: of each role that comes first.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from itertools import groupby
from math import prod

from nnconform.harness.generate.extremes.beside import beside
from nnconform.harness.generate.extremes.ranges import OF_SCALES, RangeRow
from nnconform.harness.generate.extremes.rows import BEYOND_INDEXES, LONG
from nnconform.harness.generate.extremes.sizes import SizeRow, free_roles
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import FLOATS, QUANTISED, is_tensor

# Rows with constant tensors, which drivers pack, for each kind of element.
CONSTANTS = 2
# Rows of a role that only tells with others beside it.
COUNTED = 2
# The product of the extents of a row with one beyond indexes of 15 bits, at most: larger ones take most of the time.
ROOM = 1 << 18


def sample_sizes(rows: Sequence[SizeRow], seed: int) -> list[SizeRow]:
    """Return rows in which each role leads with its longest extent for each kind of element, and once with another;
    and for each kind rows with constants.
    """
    draw = random.Random(f"{seed} {rows[0].op.code.name}" if rows else "")
    chosen: dict[int, SizeRow] = {}
    fast = [row for row in rows if not _takes_long(row)]
    longest_first = sorted(fast, key=lambda row: (row.lead, -row.row[row.lead]))
    by_role = {role: list(of_role) for role, of_role in groupby(longest_first, key=lambda row: row.lead)}
    for role, every in by_role.items():
        # Counts of windows, of which operations have many, are in the longest rows alone.
        counts = beside(role, every[0].row[role], ()) is not None
        longest = _first_of_each_kind(every, 1)
        # Where a kind leads with short extents alone, a row that another role leads is longer.
        fewer = longest[:COUNTED] if counts else [row for row in longest if row is every[0] or row.row[role] > LONG]
        chosen |= {row.number: row for row in fewer}
    # What is kept where a certain number of bytes does not fit shows in the largest one.
    largest = max(fast, key=lambda row: (_volume(row), row.signature.row.of == T.TENSOR_FLOAT32), default=None)
    chosen |= {largest.number: largest} if largest else {}
    constants = sorted(filter(_has_constants, fast), key=lambda row: -row.row[row.lead])
    left = (row for row in constants if row.number not in chosen)
    chosen |= {row.number: row for row in _first_of_each_kind(left, CONSTANTS)}
    others = [row for row in fast if row.number not in chosen and _elements(row) <= ROOM]
    longer = _longer(chosen.values(), others, draw)
    chosen |= {row.number: row for row in longer}
    for role in sorted(by_role.keys() - {row.lead for row in longer}):
        left_out = [row for row in by_role[role] if row.number not in chosen]
        chosen |= {row.number: row for row in draw.sample(left_out, min(1, len(left_out)))}
    return sorted(chosen.values(), key=lambda row: row.number)


def _longer(chosen: Iterable[SizeRow], others: Sequence[SizeRow], draw: random.Random) -> list[SizeRow]:
    """Return those of the others that make each role long for each type of elements that the chosen ones leave short,
    the fewest that a greedy choice finds; which of equally good ones follows from ``draw``.
    """
    reached = {each for row in chosen for each in _long(row)}
    left = draw.sample(list(others), len(others))
    found: list[SizeRow] = []
    while left:
        best = max(left, key=lambda row: len(_long(row) - reached))
        if _long(best) <= reached:
            break
        reached |= _long(best)
        found.append(best)
        left.remove(best)
    return found


def _elements(row: SizeRow) -> int:
    """Return how many elements the largest tensor with named extents has; a name may stand for several."""
    named = [arg.extents for arg in row.signature.form.inputs if arg.extents is not None]
    return max((prod(row.row.get(str(each), 1) for each in extents) for extents in named), default=0)


def _long(row: SizeRow) -> frozenset[tuple[str, T]]:
    """Return the roles that are long in a row, with the type of its elements."""
    return frozenset((role, row.signature.row.of) for role, extent in row.row.items() if extent > LONG)


def sample_ranges(rows: Sequence[RangeRow], seed: int) -> list[RangeRow]:
    """Return the rows of all ranges of elements, and of each range of scales and zero points two, which differ."""
    draw = random.Random(f"{seed} ranges {rows[0].op.code.name}" if rows else "")
    chosen: dict[int, RangeRow] = {}
    alternatives: dict[tuple[str, int], list[RangeRow]] = {}
    for row in rows:
        if row.range in OF_SCALES:
            # Small and large scales, or low and high zero points, take turns.
            alternatives.setdefault((row.range, row.turn % 2), []).append(row)
        else:
            chosen[row.number] = row
    chosen |= {row.number: row for row in map(draw.choice, alternatives.values())}
    return sorted(chosen.values(), key=lambda row: row.number)


def _takes_long(row: SizeRow) -> bool:
    return row.row[row.lead] >= min(BEYOND_INDEXES) and _volume(row) > ROOM


def _volume(row: SizeRow) -> int:
    return prod(extent for role, extent in row.row.items() if role not in free_roles(row.row))


def _has_constants(row: SizeRow) -> bool:
    form, types = row.signature.form, row.signature.row
    tensors = [arg for arg in form.inputs if not arg.any_type and is_tensor(types.type_of(arg))]
    return row.constant and len(tensors) > 1


def _first_of_each_kind(rows: Iterable[SizeRow], count: int) -> list[SizeRow]:
    by_kind: dict[str, list[SizeRow]] = {}
    for row in rows:
        by_kind.setdefault(kind_of(row.signature.row.of), []).append(row)
    return [row for each in by_kind.values() for row in each[:count]]


def kind_of(code: T) -> str:
    """Return the kind of an element type, which kernels are written for."""
    if code in FLOATS:
        return "half" if code == T.TENSOR_FLOAT16 else "float"
    return "quantised" if code in QUANTISED else "integer"
