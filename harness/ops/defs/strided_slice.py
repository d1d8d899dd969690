"""STRIDED_SLICE: every n-th element along each axis, also backwards.

Begin, end and stride are those of a Python slice: an index below 0 counts from the end, one out of range is clamped,
and so an end of -1 is the last element, not "before the first". A masked begin or end is a missing one.
"""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.axes import for_each_axis, without
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.schema import Dims, QuantisedLike, rows, scalar, tensor

T, V = OperandType, HalVersion


def _slices(call: Call) -> tuple[slice, ...]:
    begin_mask, end_mask = call.value("begin_mask"), call.value("end_mask")
    vectors = [for_each_axis(call, name) for name in ("begin", "end", "strides")]
    slices = []
    for place, (begin, end, stride) in enumerate(zip(*vectors, strict=True)):
        if stride == 0:
            call.fail("strides", f"stride of axis {place}", 0, "not 0")
        bit = 1 << place
        slices.append(slice(None if begin_mask & bit else begin, None if end_mask & bit else end, stride))
    return tuple(slices)


def _shrunk(call: Call) -> tuple[int, ...]:
    mask = call.value("shrink_axis_mask")
    return tuple(place for place in range(len(call.dims("input"))) if mask & 1 << place)


def _shape(call: Call) -> tuple[Dims]:
    slices, shrunk = _slices(call), _shrunk(call)
    extents: list[int | None] = []
    for place, (extent, selected) in enumerate(zip(call.dims("input"), slices, strict=True)):
        count = None if extent is None else len(range(*selected.indices(extent)))
        if place in shrunk and count not in (None, 1):
            call.fail("shrink_axis_mask", f"elements taken of axis {place}, which is shrunk", count, 1)
        if place in shrunk and selected.step < 0:
            call.fail("strides", f"stride of axis {place}, which is shrunk", selected.step, "above 0")
        extents.append(count)
    return (without(tuple(extents), shrunk),)


def _arrange(draft: CallDraft) -> None:
    """Draw at least one element along each axis; exactly one, forwards and unmasked, where the axis is shrunk."""
    extents = draft.shape("input")
    every = (1 << len(extents)) - 1
    shrunk = draft.value("shrink_axis_mask", 0, every * draft.integer(0, 1))
    for name in ("begin_mask", "end_mask"):
        draft.values.setdefault(name, draft.integer(0, every) & ~shrunk)
    wide = None if shrunk else extents.index(max(extents))
    slices = [
        _arrange_long_step(draft, extent)
        if place == wide and "strides most" in draft.sizes
        else _arrange_axis(draft, extent, bool(shrunk & 1 << place))
        for place, extent in enumerate(extents)
    ]
    draft.sizes.setdefault("strides most", max(abs(stride) for _, _, stride in slices))
    for name, values in zip(("begin", "end", "strides"), zip(*slices, strict=True), strict=True):
        draft.values.setdefault(name, values)


def _arrange_long_step(draft: CallDraft, extent: int) -> tuple[int, int, int]:
    """Return begin, end and stride for the whole of an axis, forwards or backwards, with the stride that is fixed."""
    stride = draft.sizes["strides most"]
    return (extent - 1, -extent - 1, -stride) if draft.flag() else (0, extent, stride)


def _arrange_axis(draft: CallDraft, extent: int, shrunk: bool) -> tuple[int, int, int]:
    """Draw begin, end and stride; begin and end are sometimes counted from the end of the axis."""
    stride = 1 if shrunk else draft.pick((1, 2, -1, -2))
    begin = draft.integer(0, extent - 1)
    if stride < 0:
        # The end is before the last element selected; before the first element of the axis it is below -extent.
        end = draft.integer(0, begin) - 1
        end = end if end >= 0 else -extent - 1
    else:
        end = begin + 1 if shrunk else draft.integer(begin + 1, extent)
    if 0 < end < extent and draft.flag():
        end -= extent
    return begin - extent * draft.integer(0, 1), end, stride


_VECTORS = tuple(tensor(name, "input_rank", type=T.TENSOR_INT32) for name in ("begin", "end", "strides"))
_MASKS = tuple(scalar(name) for name in ("begin_mask", "end_mask", "shrink_axis_mask"))

STRIDED_SLICE = Op(
    code=OperationType.STRIDED_SLICE,
    summary="The elements from begin to before end, a stride apart; axes in shrink_axis_mask are dropped.",
    forms=(
        Form(
            "default",
            (tensor("input", rank=(1, 4)), *_VECTORS, *_MASKS),
            (tensor("output", rank=(1, 4), quantisation=QuantisedLike("input")),),
            _shape,
            derive={"slices": _slices, "shrunk": _shrunk},
            arrange=_arrange,
        ),
    ),
    rows=rows(V.V1_1, T.TENSOR_FLOAT32, T.TENSOR_QUANT8_ASYMM)
    + rows(V.V1_2, T.TENSOR_FLOAT16)
    + rows(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED),
    zero_sized=False,
    exact=True,
    picks=True,
)
