"""An ONNX model in the simulator."""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from typing import Any

import numpy as np

from nnconform.harness.driver.compute import ComputeFailed
from nnconform.harness.loaders.adapters.onnx.package import onnx
from nnconform.harness.loaders.adapters.onnx.reader import OnnxReader
from nnconform.harness.loaders.adapters.onnx.write import Trace
from nnconform.harness.loaders.adapters.rknn.process import Simulator, SimulatorFailed
from nnconform.harness.loaders.adapters.runtime import FileRefused
from nnconform.harness.model.numbers import Array

# The newest that the toolkit takes, and the format's version of that time.
_OPSET, _IR = 19, 9
_HALVES = (
    "the simulator computes floats in float16, as the NPU does: claimed where the model is relaxed, or with ?float=any"
)


class RknnReader(OnnxReader):
    """ONNX models for the simulator. Float operations are left out unless the model is relaxed or ``any_float``."""

    def __init__(self, simulator: Simulator, *, any_float: bool) -> None:
        halves = "" if any_float else _HALVES
        super().__init__("RKNN", lambda content, trace: RknnSession(simulator, content, trace), halves)
        self.simulator = simulator


class RknnSession:
    """A model that was built, in the simulator's process. Raises FileRefused."""

    def __init__(self, simulator: Simulator, content: bytes, trace: Trace) -> None:
        self._simulator = simulator
        model = _as_opset(content)
        self._outputs = len(model.graph.output)
        try:
            self._number, _ = simulator.ask("build", [np.frombuffer(model.SerializeToString(), np.uint8)])
            weakref.finalize(self, simulator.unused.append, self._number)
        except SimulatorFailed as error:
            raise FileRefused(str(error), frozenset(trace.named_in(str(error)))) from None

    def run(self, inputs: Sequence[Array]) -> list[Array]:
        """Return the outputs of one execution. Raises ComputeFailed."""
        try:
            _, outputs = self._simulator.ask(f"run {self._number}", inputs)
        except SimulatorFailed as error:
            raise ComputeFailed(f"RKNN fails: {error}") from None
        if len(outputs) != self._outputs:
            raise ComputeFailed(f"RKNN gives {len(outputs)} of {self._outputs} outputs")
        return outputs


def _as_opset(content: bytes) -> Any:
    """Return a model as one of the opset that the toolkit takes: what is written means the same there, but for 16-bit
    quantisation, which is refused.
    """
    model = onnx().load_model_from_string(content)
    model.ir_version = _IR
    for each in model.opset_import:
        each.version = min(each.version, _OPSET)
    try:
        onnx().checker.check_model(model)
    except onnx().checker.ValidationError as error:
        raise FileRefused(f"not of opset {_OPSET}: {' '.join(str(error).split())[:200]}") from None
    return model
