"""POW: two tensors element by element, broadcast."""

from __future__ import annotations

from math import inf

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.draft import CallDraft, arrange_broadcast
from nnconform.harness.ops.operation import Form, Op
from nnconform.harness.ops.ranges import of_two
from nnconform.harness.ops.schema import rows, tensor
from nnconform.harness.ops.shapes import broadcast


def _arrange(draft: CallDraft) -> None:
    """Draw positive bases: negative ones have powers only for whole exponents."""
    arrange_broadcast(draft, "base", "exponent")
    draft.domains["base"] = (0.25, 3.0)
    draft.domains["exponent"] = (-2.0, 2.0)


POW = Op(
    code=OperationType.POW,
    summary="base to the power of exponent.",
    forms=(
        Form(
            "default",
            (tensor("base", rank=(1, None)), tensor("exponent", rank=(1, None))),
            (tensor("output", rank=(1, None)),),
            broadcast("base", "exponent"),
            arrange=_arrange,
        ),
    ),
    rows=rows(HalVersion.V1_2, OperandType.TENSOR_FLOAT32, OperandType.TENSOR_FLOAT16),
    zero_sized=False,
    range=of_two(pow, "base", "exponent"),
    elementwise=True,
    domain={"base": (0.0, inf)},
)
