"""LSH_PROJECTION."""

from __future__ import annotations

import numpy as np

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.ops.defs.lsh_projection import DENSE, SPARSE_DEPRECATED


@lowers(O.LSH_PROJECTION)
def lsh_projection(step: LiteRtStep) -> None:
    # The input's bytes are hashed, so that it goes in as it is stored; the seeds are widened to float32.
    operands = [step.input("hash"), step.graph.tensor(step.index("input"))]
    if step.call.given("weight"):
        operands.append(step.input("weight"))
    types, output, kind = step.graph.file.schema.LSHProjectionType, step.output(), step.value("type")
    signatures = step.like(output) if kind == SPARSE_DEPRECATED else output
    type_code = types.DENSE if kind == DENSE else types.SPARSE
    step.emit("LSH_PROJECTION", operands, [signatures], "LSHProjectionOptions", type=type_code)
    if kind == SPARSE_DEPRECATED:
        # LiteRT's sparse signatures have the number of their hash above their bits; the deprecated kind does not.
        hashes, bits = step.call.symbol("hashes"), step.call.symbol("bits")
        if hashes is None or bits is None:
            step.refuse("the extents of hash must be known when the model is prepared")
        numbers = step.ints(np.arange(hashes, dtype=np.int32) << bits)
        step.emit("SUB", [signatures, numbers], [output], "SubOptions")
