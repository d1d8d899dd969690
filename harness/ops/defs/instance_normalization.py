"""INSTANCE_NORMALIZATION: each channel of each image brought to a mean and a deviation."""

from __future__ import annotations

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Form, Op
from nnconform.harness.ops.ranges import normalised
from nnconform.harness.ops.schema import row, scalar
from nnconform.harness.ops.shapes import same_as
from nnconform.harness.ops.windowed import image

T, V = OperandType, HalVersion


def _arrange(draft: CallDraft) -> None:
    draft.size("h", 2, 4)
    draft.size("w", 1, 4)
    # Wide enough that no channel is constant: its deviation would be nothing but epsilon.
    draft.domains["input"] = (-16.0, 16.0)
    draft.values.setdefault("gamma", 0.5 * draft.integer(1, 5))
    draft.values.setdefault("beta", 0.25 * draft.integer(-4, 4))
    draft.values.setdefault("epsilon", draft.pick((0.0625, 0.001, 1.0)))


INSTANCE_NORMALIZATION = Op(
    code=OperationType.INSTANCE_NORMALIZATION,
    summary="(x - mean) / sqrt(variance + epsilon) * gamma + beta, over the pixels of each channel of each image.",
    forms=(
        Form(
            "default",
            (
                image("input", "b h w c"),
                scalar("gamma", None),
                scalar("beta", None),
                scalar("epsilon", None),
                scalar("nchw", T.BOOL),
            ),
            (image("output", "b h w c"),),
            same_as("input"),
            arrange=_arrange,
        ),
    ),
    rows=(
        row(V.V1_2, T.TENSOR_FLOAT32, gamma=T.FLOAT32, beta=T.FLOAT32, epsilon=T.FLOAT32),
        row(V.V1_2, T.TENSOR_FLOAT16, gamma=T.FLOAT16, beta=T.FLOAT16, epsilon=T.FLOAT16),
    ),
    zero_sized=False,
    range=normalised,
    means=("h", "w"),
)
