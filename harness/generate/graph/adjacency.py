"""Which operations can follow one another, as the definitions have it.

A pair is an operation, one that reads a result of it, and the type of that result. It is possible if the first has a
result, and the second an argument, of that type, with a rank in common and no fixed extent that differs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence, Set
from functools import lru_cache

import msgspec

from nnconform.harness.generate.graph.palette import STATE_RANKS, STATES, Entry, Palette
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import is_tensor
from nnconform.harness.ops.operation import NCHW_TO_NHWC
from nnconform.harness.ops.schema import Arg

# Operations that read the first one's result, in one graph.
BEHIND = 8


class Pair(msgspec.Struct, frozen=True, order=True):
    """Operation ``behind`` reads a result of operation ``before`` of type ``code``."""

    before: int
    behind: int
    code: int


class ShapeRule(msgspec.Struct, frozen=True):
    """What a definition says of a tensor's extents: the smallest and the largest rank, None for no bound, and, if the
    rank is fixed, a number or a name for each extent. ``images``: the extents may be in NCHW order too.
    """

    ranks: tuple[int, int | None]
    extents: tuple[str | int, ...] = ()
    images: bool = False

    @classmethod
    def of(cls, arg: Arg) -> ShapeRule:
        """Return what the definition says of an argument."""
        if arg.any_type:
            return cls(STATE_RANKS)
        low, high = arg.ranks
        return cls((max(low, 1), high), arg.extents or (), arg.image)

    def meets(self, other: ShapeRule) -> bool:
        """Return whether a tensor can be of both shapes."""
        low = max(self.ranks[0], other.ranks[0])
        if any(high is not None and low > high for high in (self.ranks[1], other.ranks[1])):
            return False
        pairs = zip(self.extents, other.extents, strict=False)
        return all(one == another for one, another in pairs if isinstance(one, int) and isinstance(another, int))

    def admits(self, dims: tuple[int, ...]) -> bool:
        """Return whether a tensor of these extents is of this shape."""
        low, high = self.ranks
        if not low <= len(dims) <= (len(dims) if high is None else high):
            return False
        orders = [dims, tuple(dims[axis] for axis in NCHW_TO_NHWC)] if self.images and len(dims) == 4 else [dims]
        return any(self._named(order) for order in orders)

    def _named(self, dims: tuple[int, ...]) -> bool:
        known: dict[str | int, int] = {}
        return all(
            extent == (known.setdefault(part, extent) if isinstance(part, str) else part)
            for part, extent in zip(self.extents, dims, strict=False)
        )


class Star(msgspec.Struct, frozen=True):
    """An operation with results of type ``code``, and operations that can read one."""

    before: tuple[Entry, ...]
    code: T
    behind: tuple[tuple[Entry, ...], ...]

    def pairs(self) -> set[Pair]:
        """Return the pairs that its graph should have."""
        first = int(self.before[0].op.code)
        return {Pair(first, int(each[0].op.code), int(self.code)) for each in self.behind}


@lru_cache(maxsize=8)
def stars(palette: Palette, shuffle: int = 0) -> tuple[Star, ...]:
    """Return the stars in which every possible pair of the palette's operations occurs; ``shuffle`` turns the order of
    the readers. Those of the last palettes are kept: each graph that is drawn asks for them.
    """
    every: list[Star] = []
    # The readers of each type, by operation; and those of a result of some shapes, which many operations have alike.
    read: dict[T, list[list[tuple[Entry, set[ShapeRule]]]]] = {}
    for entries in palette.operations:
        for code, readers in _readers(entries).items():
            read.setdefault(code, []).append(readers)
    known: dict[tuple[T, frozenset[ShapeRule]], list[tuple[Entry, ...]]] = {}
    for entries in palette.operations:
        results = [(entry, _by_type(written(entry))) for entry in entries]
        for code in sorted({code for _, shapes in results for code in shapes}):
            first = tuple(entry for entry, shapes in results if code in shapes)
            one_of = frozenset[ShapeRule]().union(*(shapes.get(code, ()) for _, shapes in results))
            behind = known.get((code, one_of))
            if behind is None:
                behind = [found for others in read.get(code, ()) if (found := _followers(one_of, others))]
                known[code, one_of] = behind
            turn = shuffle % max(len(behind), 1)
            behind = behind[turn:] + behind[:turn]
            every += [Star(first, code, tuple(behind[at : at + BEHIND])) for at in range(0, len(behind), BEHIND)]
    return tuple(every)


def _readers(entries: Iterable[Entry]) -> dict[T, list[tuple[Entry, set[ShapeRule]]]]:
    """Return the signatures that can read a result, with the shapes that they want, by its type."""
    readers: dict[T, list[tuple[Entry, set[ShapeRule]]]] = {}
    for entry in entries:
        for code, shapes in _by_type(readable(entry)).items():
            readers.setdefault(code, []).append((entry, shapes))
    return readers


_Shapes = dict[T, set[ShapeRule]]


def _by_type(tensors: Iterable[tuple[T, ShapeRule]]) -> _Shapes:
    shapes: _Shapes = {}
    for code, shape in tensors:
        shapes.setdefault(code, set()).add(shape)
    return shapes


def _followers(one_of: Set[ShapeRule], others: Sequence[tuple[Entry, Set[ShapeRule]]]) -> tuple[Entry, ...]:
    """Return the signatures among ``others``, with the shapes that they want, that can read a result of one of the
    shapes.
    """
    return tuple(other for other, wanted in others if any(one.meets(each) for each in wanted for one in one_of))


def ruled_out(palette: Palette) -> Counter[str]:
    """Count the pairs that share a type and are not possible, by what rules them out."""
    possible = {pair for star in stars(palette) for pair in star.pairs()}
    reasons: Counter[str] = Counter()
    for entries in palette.operations:
        for code in sorted({code for entry in entries for code, _ in written(entry)}):
            for others in palette.operations:
                if Pair(int(entries[0].op.code), int(others[0].op.code), int(code)) in possible:
                    continue
                if any(code == each for other in others for each, _ in readable(other)):
                    reasons["no rank, or no fixed extent, in common"] += 1
                elif any(code in other.fixed for other in others):
                    reasons["the definition fixes the reader's values"] += 1
    return reasons


def written(entry: Entry) -> list[tuple[T, ShapeRule]]:
    """Return the types and shapes of the results that another operation may read."""
    if entry.op.random or entry.op.unordered is not None:
        return []
    results: list[tuple[T, ShapeRule]] = []
    for arg in entry.signature.form.outputs:
        if not arg.unspecified:
            codes = STATES if arg.any_type else {T(entry.signature.row.type_of(arg))}
            results += [(code, ShapeRule.of(arg)) for code in sorted(codes) if is_tensor(code)]
    return results


def readable(entry: Entry) -> list[tuple[T, ShapeRule]]:
    """Return the types and shapes of the arguments that may be results of other operations."""
    states = [(code, ShapeRule(STATE_RANKS)) for code in sorted(STATES)] if entry.any_type else []
    return [(code, ShapeRule.of(arg)) for arg, code in entry.open] + states


def evenly(every: Sequence[Star], number: int, count: int) -> Star:
    """Return star ``number`` of ``count`` that are spread evenly over all."""
    return every[number * len(every) // count % len(every)]


def pairs_of(model: Model) -> Iterator[Pair]:
    """Yield the pairs of the main graph."""
    writers = {index: step.type for step in model.main.operations for index in step.outputs}
    for step in model.main.operations:
        for index in step.inputs:
            if index in writers:
                yield Pair(writers[index], step.type, model.main.operands[index].type)
