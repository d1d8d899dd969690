"""SLICE."""

from __future__ import annotations

import numpy as np

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O

_END = np.iinfo(np.int64).max


@lowers(O.SLICE)
def slice_(step: OnnxStep) -> None:
    begin, size = step.int64("begin"), step.int64("size")
    to_the_end = step.op("Equal", size, step.ints(-1), type="BOOL")
    ends = step.op("Where", to_the_end, step.ints(_END), step.op("Add", begin, size), type="INT64")
    step.deliver("output", step.op("Slice", step.stored("input"), begin, ends))
