"""BIDIRECTIONAL_SEQUENCE_RNN."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.recurrent import RnnCell, bidirectional
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O

_STATES = ("hidden_state",)


@lowers(O.BIDIRECTIONAL_SEQUENCE_RNN)
def bidirectional_sequence_rnn(step: OnnxStep) -> None:
    cells = {prefix: RnnCell(step, prefix) for prefix in ("fw_", "bw_")}
    bidirectional(step, cells, _STATES, cross_linked=step.call.given("fw_aux_weights"))
