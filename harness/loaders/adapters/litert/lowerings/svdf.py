"""SVDF. The HAL keeps the state's last column free for the next step; LiteRT frees it at the step itself."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.recurrent import activation, changed_state, variable
from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.litert.tensors import LiteRtTensor
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O


@lowers(O.SVDF)
def svdf(step: LiteRtStep) -> None:
    batch, filters, memory = (step.call.symbol(name) for name in ("b", "filters", "memory"))
    if batch is None or filters is None or memory is None:
        step.refuse("all extents must be known when the model is prepared")
    columns, flat = (batch * filters, memory), (batch, filters * memory)
    state = step.reshape(step.input("state_in"), columns)
    state_tensor = variable(step, step.reshape(_shifted(step, state, 1), flat))
    operands = [step.input(name) for name in ("input", "weights_feature", "weights_time")]
    out = step.output("out")
    fields = {"rank": step.value("rank"), "fusedActivationFunction": activation(step)}
    step.emit("SVDF", [*operands, step.optional("bias"), state_tensor], [out], "SVDFOptions", **fields)
    step.emit(
        "RESHAPE",
        [_shifted(step, step.reshape(changed_state(step, out, state_tensor), columns), -1), step.ints(flat)],
        [step.output("state_out")],
        "ReshapeOptions",
    )


def _shifted(step: LiteRtStep, matrix: LiteRtTensor, shift: int) -> LiteRtTensor:
    """Return the columns shifted by one to the right (1) or to the left (-1); the freed column is 0."""
    rows, columns = matrix.known_dims or ()
    padded = step.pad(matrix, [(0, 0), (1, 0) if shift > 0 else (0, 1)])
    result = step.like(matrix)
    begin, size = step.ints([0, 0 if shift > 0 else 1]), step.ints([rows, columns])
    step.emit("SLICE", [padded, begin, size], [result], "SliceOptions")
    return result
