"""ARGMAX, ARGMIN."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O

_NAMES = {O.ARGMAX: ("ARG_MAX", "ArgMaxOptions"), O.ARGMIN: ("ARG_MIN", "ArgMinOptions")}


@lowers(*_NAMES)
def arg_min_max(step: LiteRtStep) -> None:
    code, options = _NAMES[step.call.op.code]
    along, dims = step.call.derived("along"), step.call.dims("input")
    output = step.output(dims=dims[:along] + dims[along + 1 :])
    int32 = step.graph.file.schema.TensorType.INT32
    step.emit(code, [step.input("input"), step.ints([along])], [output], options, outputType=int32)
