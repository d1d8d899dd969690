"""The form of MEAN and the REDUCE operations: one tensor, the axes to reduce, whether to keep them with extent 1.

Source: the comments on MEAN and REDUCE_SUM in types.hal 1.1 to 1.3. Without axes, left out or none in the list, MEAN
reduces all of them; the text of the others has no such sentence.
"""

from __future__ import annotations

from nnconform.harness.model.codes import OperandType
from nnconform.harness.ops.axes import longer_axes, without
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Arrange, Call, Form
from nnconform.harness.ops.schema import Dims, Omission, QuantisedLike, scalar, tensor
from nnconform.harness.ops.shapes import axis_of


def reduced_axes(call: Call) -> tuple[int, ...]:
    """Return the axes to reduce as indexes from 0, each once."""
    rank, axes = len(call.dims("input")), call.value("axes")
    if axes is None or not axes.size:
        return tuple(range(rank))
    return tuple(sorted({axis_of(call, "axes", value, rank) for value in axes.tolist()}))


def keeps_axes(call: Call) -> bool:
    """Return whether reduced axes stay, with extent 1."""
    return bool(call.value("keep_dims") > 0)


def _shape(call: Call) -> tuple[Dims]:
    dims, reduced = call.dims("input"), reduced_axes(call)
    if keeps_axes(call):
        return (tuple(1 if place in reduced else extent for place, extent in enumerate(dims)),)
    return (without(dims, reduced),)


def arrange_reduction(draft: CallDraft) -> None:
    """Draw one or several axes to reduce, in any order, counted from either end, sometimes one of them twice."""
    extents = draft.shape("input", 1, 3)
    if "axes" in draft.values or "axes" in draft.omitted:
        return
    left = longer_axes(extents)
    axes = [left.pop(draft.integer(0, len(left) - 1)) for _ in range(draft.integer(1, min(3, len(left))))]
    if draft.integer(0, 7) == 7:
        axes.append(axes[0])
    draft.values["axes"] = [place - len(extents) * draft.integer(0, 1) for place in axes]


def reduction_form(
    keep_dims: OperandType, arrange: Arrange = arrange_reduction, axes: Omission = Omission.NEVER
) -> Form:
    """Return the form, with ``keep_dims`` of this type: INT32 (positive: keep) for MEAN, BOOL for the others. ``axes``
    says whether these may be left out.
    """
    return Form(
        "default",
        (
            tensor("input", rank=(1, 4)),
            tensor("axes", "axis_count", type=OperandType.TENSOR_INT32, omission=axes, empty=axes is Omission.NO_VALUE),
            scalar("keep_dims", keep_dims),
        ),
        (tensor("output", rank=(1, 4), quantisation=QuantisedLike("input")),),
        _shape,
        derive={"reduced": reduced_axes, "keep": keeps_axes},
        arrange=arrange,
    )
