"""What moves, leaves out or repeats elements, with arguments that are drawn."""

from __future__ import annotations

import numpy as np

from nnconform.harness.generate.pattern.drawn.arguments import Drawn, at_axis, axis_in, axis_of, like, need, one_in
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.steps import scale_of
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import QUANTISED

# Of an extent of 2, 3 or 4: parts in order, out of order, with gaps, twice.
_TAKEN: dict[int, tuple[tuple[int, ...], ...]] = {
    2: ((1, 0), (1,), (0,), (0, 0), (1, 1), (0, 1, 0)),
    3: ((2, 0, 1), (0, 2), (1, 2), (0, 2, 2), (0, 0, 2), (2, 1, 0), (1,), (0, 1, 1), (1, 2, 0)),
    4: ((0, 2, 1, 3), (3, 1), (1, 2), (0, 3, 2), (0, 0, 2), (3, 2, 1, 0), (2,), (1, 0, 3, 2), (0, 1, 3)),
}


def _turned(s: Sketch, data: SketchTensor) -> SketchTensor:
    rank = len(data.shape)
    need(rank > 1, "one axis")
    order = list(range(rank))
    one, other = s.choices.integer(0, rank - 1), s.choices.integer(1, rank - 1)
    if rank > 2 and s.choices.flag():
        order = order[other:] + order[:other]
    else:
        other = (one + other) % rank
        order[one], order[other] = order[other], order[one]
    return s(O.TRANSPOSE, data, tuple(order))


def _viewed(s: Sketch, data: SketchTensor) -> SketchTensor:
    """Merge two extents, split one, exchange two, or add or leave out an extent of 1."""
    shape, rank = list(data.shape), len(data.shape)
    at = s.choices.integer(0, rank - 1)
    kind = s.choices.pick(("merge", "split", "turn", "one", "none"))
    if kind == "merge" or (kind == "one" and rank == 4):
        need(rank > 1, "nothing to merge")
        at = min(at, rank - 2)
        shape[at : at + 2] = [shape[at] * shape[at + 1]]
    elif kind == "split":
        by = next((each for each in (2, 3) if shape[at] % each == 0), 0)
        need(bool(by) and rank < 4, "nothing to split")
        shape[at : at + 1] = [shape[at] // by, by] if s.choices.flag() else [by, shape[at] // by]
    elif kind == "turn":
        shape = shape[::-1]
    elif kind == "one":
        if s.choices.flag():
            return s(O.EXPAND_DIMS, data, at - (rank + 1 if one_in(s, 3) else 0))
        shape.insert(at, 1)
    elif 1 in shape and rank > 1:
        if s.choices.flag():
            return s(O.SQUEEZE, data, (shape.index(1),))
        shape.remove(1)
    return s(O.RESHAPE, data, tuple(shape))


def _sliced(s: Sketch, data: SketchTensor) -> SketchTensor:
    begin, size = [0] * len(data.shape), list(data.shape)
    for axis in {axis_in(s, data), axis_in(s, data)} if one_in(s, 3) else {axis_in(s, data)}:
        need(data.shape[axis] > 1, "nothing to cut")
        begin[axis] = s.choices.integer(0, data.shape[axis] - 1)
        size[axis] = s.choices.integer(1, data.shape[axis] - begin[axis])
    return s(O.SLICE, data, tuple(begin), tuple(size))


def _strided(s: Sketch, data: SketchTensor) -> SketchTensor:
    """Take every second element, or some in reversed order, along one or two axes; or one, without its axis."""
    rank = len(data.shape)
    begin, end, stride = [0] * rank, list(data.shape), [1] * rank
    shrink = 0
    axis = axis_in(s, data)
    for each in (axis, (axis + 1) % rank) if one_in(s, 2) and rank > 2 else (axis,):
        extent = data.shape[each]
        need(extent > 1, "nothing to cut")
        kind = s.choices.pick(("second", "second", "back", "one"))
        if kind == "back":
            begin[each] = s.choices.integer(1, extent - 1)
            end[each], stride[each] = s.choices.pick((-extent - 1, 0 - extent)), -1
        elif kind == "second":
            begin[each], stride[each] = s.choices.integer(0, 1), 2
        elif rank > 1:
            begin[each] = s.choices.integer(0, extent - 1)
            shrink |= 1 << each
    return s(O.STRIDED_SLICE, data, tuple(begin), tuple(end), tuple(stride), 0, 0, shrink)


def _taken(s: Sketch, data: SketchTensor) -> SketchTensor:
    axis = axis_in(s, data)
    need(data.shape[axis] in _TAKEN, "another extent")
    return s(O.GATHER, data, axis, s.choices.pick(_TAKEN[data.shape[axis]]))


def _part(s: Sketch, data: SketchTensor) -> SketchTensor:
    axis = axis_of(s, data)
    extent = data.shape[axis]
    need(extent > 1, "nothing to split")
    count = next(each for each in (2, 3, extent) if extent % each == 0)
    parts = s.all(O.SPLIT, data, axis, count, count=count)
    place = s.choices.integer(0, count - 1)
    if one_in(s, 3):
        other = parts[(place + 1) % count]
        pair = (parts[place], other) if s.choices.flag() else (other, parts[place])
        code = s.choices.pick((O.MAXIMUM, O.SUB, O.ADD))
        return s(code, *pair, *(() if code == O.MAXIMUM else (0,)))
    return parts[place]


def _padded(s: Sketch, data: SketchTensor) -> SketchTensor:
    pads = np.zeros((len(data.shape), 2), np.int32)
    for axis in {axis_in(s, data), axis_in(s, data)}:
        pads[axis] = s.choices.pick(((1, 0), (0, 1), (2, 1), (1, 2)))
    kind = s.choices.pick(("zeros", "number", "mirror"))
    if kind == "mirror":
        pads = np.minimum(pads, np.asarray(data.shape)[:, None] - 1)
        return s(O.MIRROR_PAD, data, pads, s.choices.integer(0, 1))
    if kind == "zeros":
        return s(O.PAD, data, pads)
    zero = s.assembly.operands[data.index].zero_point
    return s(O.PAD_V2, data, pads, zero + 9 if data.code in QUANTISED else s.choices.pick((0.75, -1.5, 1.0)))


def _reversed(s: Sketch, data: SketchTensor) -> SketchTensor:
    return s(O.REVERSE, data, (axis_in(s, data),))


def _tiled(s: Sketch, data: SketchTensor) -> SketchTensor:
    return s(O.TILE, data, at_axis(data, axis_in(s, data), s.choices.pick((2, 3)), 1))


def _joined(s: Sketch, data: SketchTensor) -> SketchTensor:
    """Join with itself, with a like tensor, or with a longer or shorter one, in either order, or in three parts."""
    axis = axis_of(s, data)
    kind = s.choices.pick(("like", "other extent", "other extent", "itself", "three"))
    if kind == "itself":
        return s(O.CONCATENATION, [data, data], axis)
    extents = list(data.shape)
    if kind == "other extent":
        extents[axis] += s.choices.pick((1, -1)) if extents[axis] > 1 else 1
    scale = scale_of(s, data) if s.choices.flag() else None
    parts = [data, s.input(*extents, code=data.code, scale=scale)]
    if kind == "three":
        extents[axis] += 1
        parts.insert(s.choices.integer(1, 2), s.weights(*extents, code=data.code))
    return s(O.CONCATENATION, parts if s.choices.flag() else parts[::-1], axis)


def _packed(s: Sketch, data: SketchTensor) -> SketchTensor:
    need(len(data.shape) < 4, "too many axes")
    pair = [data, like(s, data)]
    return s(O.PACK, axis_in(s, data), pair if s.choices.flag() else pair[::-1])


def _shuffled(s: Sketch, data: SketchTensor) -> SketchTensor:
    axis = axis_of(s, data)
    extent = data.shape[axis]
    groups = [each for each in range(2, extent + 1) if extent % each == 0]
    need(bool(groups), "no groups")
    return s(O.CHANNEL_SHUFFLE, data, s.choices.pick(groups), axis)


def _blocks(s: Sketch, data: SketchTensor) -> SketchTensor:
    need(len(data.shape) == 4, "no image")
    kind = s.choices.pick((O.SPACE_TO_DEPTH, O.DEPTH_TO_SPACE, O.SPACE_TO_BATCH_ND, O.BATCH_TO_SPACE_ND))
    nchw = one_in(s, 3)
    if kind in (O.SPACE_TO_DEPTH, O.DEPTH_TO_SPACE):
        return s(kind, data, 2, *((nchw,) if nchw else ()))
    block = s.choices.pick(((1, 2), (2, 1), (2, 2)))
    return s(
        kind, data, block, *((((0, 0), (0, 0)),) if kind == O.SPACE_TO_BATCH_ND else ()), *((nchw,) if nchw else ())
    )


MOVES: dict[str, Drawn] = {
    "turned": _turned,
    "viewed": _viewed,
    "sliced": _sliced,
    "strided": _strided,
    "taken": _taken,
    "part": _part,
    "padded": _padded,
    "reversed": _reversed,
    "tiled": _tiled,
    "joined": _joined,
    "packed": _packed,
    "shuffled": _shuffled,
    "blocks": _blocks,
}
