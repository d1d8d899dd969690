"""SQUEEZE: a tensor without axes of extent 1."""

from __future__ import annotations

from collections.abc import Mapping

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.axes import without
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op, Unknown, always
from nnconform.harness.ops.schema import Dims, Omission, QuantisedLike, rows, tensor
from nnconform.harness.ops.shapes import axis_of

T, V = OperandType, HalVersion


def _squeezed(call: Call) -> tuple[int, ...]:
    dims, axes = call.dims("input"), call.value("axes")
    if axes is None:
        if None in dims:
            raise Unknown("input")
        return tuple(place for place, extent in enumerate(dims) if extent == 1)
    axes_dropped = tuple(sorted({axis_of(call, "axes", value, len(dims), negative=False) for value in axes.tolist()}))
    for place in axes_dropped:
        if dims[place] not in (None, 1):
            call.fail("axes", f"extent of axis {place}", dims[place], 1)
    return axes_dropped


def _shape(call: Call) -> tuple[Dims]:
    return (without(call.dims("input"), _squeezed(call)),)


def _arrange(draft: CallDraft) -> None:
    """Draw at least one axis of extent 1, unless the only axis is longer; squeeze all of those axes or some of them."""
    extents = list(draft.shape("input"))
    if len(extents) > 1 and 1 not in extents:
        extents[draft.integer(0, len(extents) - 2)] = 1
        draft.extents["input"] = tuple(extents)
    ones = [place for place, extent in enumerate(extents) if extent == 1]
    if "axes" not in draft.values and "axes" not in draft.omitted and (not ones or draft.flag()):
        draft.omit("axes")
    if "axes" in draft.omitted:
        # Of known rank, as AOSP's reference asks even of an operand without value.
        draft.extents["axes"] = (0,)
    elif "axes" not in draft.values:
        count = draft.integer(1, len(ones))
        draft.values["axes"] = [ones.pop(draft.integer(0, len(ones) - 1)) for _ in range(count)]


def _beyond_vts(call: Call, values: Mapping[str, Array]) -> str:
    """AOSP's reference asks for an operand of rank 1 even where it has no value."""
    if call.given("axes") or call.extents["axes"] is not None:
        return ""
    return "types.hal 1.1, SQUEEZE, dimensions to squeeze: they are optional, whatever the operand left out declares"


SQUEEZE = Op(
    code=OperationType.SQUEEZE,
    summary="The input without these axes, all of extent 1; without any axis of extent 1 where none are given.",
    forms=(
        Form(
            "default",
            (
                tensor("input", rank=(1, 4)),
                tensor("axes", "axis_count", type=T.TENSOR_INT32, omission=Omission.NO_VALUE),
            ),
            (tensor("output", rank=(1, 4), quantisation=QuantisedLike("input")),),
            _shape,
            derive={"squeezed": _squeezed},
            arrange=_arrange,
        ),
    ),
    rows=rows(V.V1_1, T.TENSOR_FLOAT32, T.TENSOR_QUANT8_ASYMM)
    + rows(V.V1_2, T.TENSOR_FLOAT16)
    + rows(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED),
    zero_sized=False,
    copies=always,
    beyond_vts=_beyond_vts,
    picks=True,
)
