"""What is joined, cut and joined again, once or twice over: parts that are the members and others that lie across them,
in order and in others, while something else reads what is between.

Each of these moves elements only, so that a compiler leaves all of them out and reads the members where they lie: it
has to know at each level what lies where. All cases are listed, so that they are there at every seed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import product

from nnconform.harness.generate.idioms.gates import parts_of
from nnconform.harness.generate.pattern.drawn.arguments import at_axis
from nnconform.harness.generate.pattern.form import QUANT, idiom
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.steps import scale_of
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_Parts = Sequence[SketchTensor]
_Join = Callable[[Sketch, _Parts, int], SketchTensor]
_Cut = Callable[[Sketch, SketchTensor, int], _Parts]
# Rows and columns of each member, of which there are three.
_MEMBER, _MEMBERS = (2, 2), 3


def _joined(s: Sketch, parts: _Parts, axis: int) -> SketchTensor:
    return s(O.CONCATENATION, list(parts), axis, scale=scale_of(s, parts[0]))


def _slices(s: Sketch, data: SketchTensor, axis: int, extents: Sequence[int]) -> list[SketchTensor]:
    """Return the parts of these extents along the axis, one behind the other."""
    begins = [sum(extents[:place]) for place in range(len(extents))]
    return [
        s(O.SLICE, data, at_axis(data, axis, begin, 0), at_axis(data, axis, extent))
        for begin, extent in zip(begins, extents, strict=True)
    ]


def _strided(s: Sketch, data: SketchTensor, axis: int) -> _Parts:
    """Return the even and the odd places along the axis; masks take whole all other axes."""
    all_but = sum(1 << at for at in range(len(data.shape)) if at != axis)
    return [
        s(
            O.STRIDED_SLICE,
            data,
            at_axis(data, axis, place, 0),
            data.shape,
            at_axis(data, axis, 2, 1),
            all_but,
            all_but,
            0,
        )
        for place in (0, 1)
    ]


# The members' extents make 6: parts of as many, of half as many, and of extents that lie across.
_CUTS: dict[str, _Cut] = {
    "members": lambda s, data, axis: parts_of(s, data, axis, 3, "split"),
    "across": lambda s, data, axis: parts_of(s, data, axis, 2, "split"),
    "single": lambda s, data, axis: parts_of(s, data, axis, data.shape[axis], "split"),
    "unequal": lambda s, data, axis: _slices(s, data, axis, (1, data.shape[axis] - 3, 2)),
    "second": lambda s, data, axis: _strided(s, data, axis),
}
_ORDERS: dict[str, Callable[[_Parts], _Parts]] = {
    "in order": lambda parts: parts,
    "turned round": lambda parts: parts[::-1],
    "first last": lambda parts: [*parts[1:], parts[0]],
    "one in place of another": lambda parts: [parts[-1], *parts[1:]],
}


def _first(s: Sketch, axis: int, packed: bool) -> SketchTensor:
    """Return three members joined along the axis, or packed and the new axis merged with it."""
    members = [s.input(*_MEMBER, scale=s.quantisation() if s.quantised else None) for _ in range(_MEMBERS)]
    if not packed:
        return _joined(s, members, axis)
    whole = (_MEMBERS * _MEMBER[0], _MEMBER[1]) if axis == 0 else (_MEMBER[0], _MEMBERS * _MEMBER[1])
    return s(O.RESHAPE, s(O.PACK, axis, members), whole)


def _written(s: Sketch, axis: int, packed: bool, cut: str, order: str, levels: int, read: bool) -> None:
    """Write a join, and as many levels of cutting it and joining the parts; ``read``: each whole is read beside."""
    whole = _first(s, axis, packed)
    for level in range(levels):
        if read:
            s(O.MAXIMUM, whole, s.input(*whole.shape, scale=scale_of(s, whole)))
        # Another cut at each level, of what is in another order by then.
        name = list(_CUTS)[(list(_CUTS).index(cut) + level) % len(_CUTS)]
        whole = _joined(s, _ORDERS[order](_CUTS[name](s, whole, axis)), axis)


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32, *QUANT), axis=(0, 1), packing=(False, True))
def joined_again(s: Sketch, axis: int, packing: bool) -> None:
    """Members joined, cut in each way, and joined in each order; in some also cut and joined once more."""
    cases = [(cut, order, 1) for cut, order in product(_CUTS, _ORDERS)]
    cases += [(cut, order, 2) for cut, order in product(_CUTS, ("in order", "first last"))]
    s.attempt_each(
        partial(_written, s, axis, packing, cut, order, levels, place % 3 == 2)
        for place, (cut, order, levels) in enumerate(cases)
    )


def _cut_again(s: Sketch, axis: int, cut: str, order: str, again: str, read: bool) -> None:
    """Write a tensor in parts, these joined in an order, and that in parts again, each of which is read."""
    data = s.input(6, 6)
    whole = _joined(s, _ORDERS[order](_CUTS[cut](s, data, axis)), axis)
    if read:
        s(O.MAXIMUM, whole, s.input(*whole.shape, scale=scale_of(s, whole)))
    for part in _CUTS[again](s, whole, axis):
        s(O.MINIMUM, part, s.input(*part.shape, scale=scale_of(s, part)))


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32, *QUANT), axis=(0, 1), again=tuple(_CUTS))
def cut_again(s: Sketch, axis: int, again: str) -> None:
    """A tensor cut in each way, joined in each order, and cut again in one."""
    s.attempt_each(
        partial(_cut_again, s, axis, cut, order, again, place % 3 == 2)
        for place, (cut, order) in enumerate(product(_CUTS, _ORDERS))
    )
