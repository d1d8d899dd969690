"""CHANNEL_SHUFFLE: the channels of several groups interleaved."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.axes import arrange_axis, axis
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.schema import QuantisedLike, Within, rows, scalar, tensor
from nnconform.harness.ops.shapes import same_as

T, V = OperandType, HalVersion


def _whole_groups(call: Call) -> None:
    channels, groups = call.dims("input")[axis(call)], call.value("num_groups")
    if channels is not None and channels % groups:
        call.fail("num_groups", "groups", groups, f"a divisor of the {channels} channels")


def _arrange(draft: CallDraft) -> None:
    """Draw groups of several channels, as a single channel would stay in place."""
    along = arrange_axis(draft)
    extents = list(draft.shape("input"))
    if not _divisors(extents[along]):
        extents[along] *= 4
        draft.extents["input"] = tuple(extents)
    draft.values.setdefault("num_groups", draft.pick(_divisors(extents[along])))


def _divisors(extent: int) -> list[int]:
    return [groups for groups in range(2, extent) if extent % groups == 0]


CHANNEL_SHUFFLE = Op(
    code=OperationType.CHANNEL_SHUFFLE,
    summary="Channel k * num_groups + g of the output is channel g * group_size + k of the input.",
    forms=(
        Form(
            "default",
            (tensor("input", rank=(1, 4)), scalar("num_groups", values=Within(1)), scalar("axis")),
            (tensor("output", rank=(1, 4), quantisation=QuantisedLike("input")),),
            same_as("input"),
            checks=(_whole_groups,),
            derive={"along": axis},
            arrange=_arrange,
        ),
    ),
    rows=rows(V.V1_2, T.TENSOR_FLOAT32, T.TENSOR_FLOAT16, T.TENSOR_QUANT8_ASYMM)
    + rows(V.V1_3, T.TENSOR_QUANT8_ASYMM_SIGNED),
    zero_sized=False,
    exact=True,
    picks=True,
)
