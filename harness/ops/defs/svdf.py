"""SVDF: a dense layer whose weights over features and time are factored into a few filters for each unit.

The HAL's comment gives the state ``memory_size - 1`` columns; the drivers and AOSP's cases give it ``memory_size``.
"""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.ranges import with_zero
from nnconform.harness.ops.recurrent import RNN_ACTIVATION
from nnconform.harness.ops.recurrent_draws import arrange_values, together
from nnconform.harness.ops.schema import Dims, Omission, Within, rows, scalar, tensor

T, V = OperandType, HalVersion


def _units(call: Call) -> int | None:
    filters = call.symbol("filters")
    return None if filters is None else filters // call.value("rank")


def _state_size(call: Call) -> int | None:
    filters, memory = call.symbol("filters"), call.symbol("memory")
    return None if filters is None or memory is None else filters * memory


def _shape(call: Call) -> tuple[Dims, Dims]:
    batch = call.symbol("b")
    return (batch, _state_size(call)), (batch, _units(call))


def _whole_units(call: Call) -> None:
    filters, rank = call.symbol("filters"), call.value("rank")
    if filters is not None and filters % rank:
        call.fail("weights_feature", "number of filters", filters, f"a multiple of the rank {rank}")


def _sizes(call: Call) -> None:
    got, wanted = call.symbol("state_size"), _state_size(call)
    if got is not None and wanted is not None and got != wanted:
        call.fail("state_in", "columns", got, f"{wanted}, memory size times filters")
    got, wanted = call.symbol("units"), _units(call)
    if got is not None and wanted is not None and got != wanted:
        call.fail("bias", "extent 0", got, f"{wanted}, filters by rank")


def _arrange(draft: CallDraft) -> None:
    together(draft, "bias")
    filters = draft.sizes["filters"] = draft.size("units", 1, 3) * draft.value("rank", 1, 3)
    draft.sizes["state_size"] = filters * draft.size("memory", 1, 3)
    arrange_values(draft)


SVDF = Op(
    code=OperationType.SVDF,
    summary="Newest features by filter, kept over time; weighted over time, added up by unit, plus bias; activated.",
    forms=(
        Form(
            "default",
            (
                tensor("input", "b n_input"),
                tensor("weights_feature", "filters n_input"),
                tensor("weights_time", "filters memory"),
                tensor("bias", "units", omission=Omission.NO_VALUE),
                tensor("state_in", "b state_size"),
                scalar("rank", values=Within(1)),
                RNN_ACTIVATION,
            ),
            (tensor("state_out", "b state_size"), tensor("out", "b units")),
            _shape,
            checks=(_whole_units, _sizes),
            arrange=_arrange,
        ),
    ),
    rows=rows(V.V1_0, T.TENSOR_FLOAT32) + rows(V.V1_2, T.TENSOR_FLOAT16),
    zero_sized=False,
    range=with_zero,
)
