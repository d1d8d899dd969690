"""BIDIRECTIONAL_SEQUENCE_LSTM."""

from __future__ import annotations

from nnconform.harness.loaders.adapters.lowering import lowers
from nnconform.harness.loaders.adapters.onnx.recurrent import OnnxLstmCell, bidirectional
from nnconform.harness.loaders.adapters.onnx.step import OnnxStep
from nnconform.harness.model.codes import OperationType as O

_STATES = ("activation_state", "cell_state")


@lowers(O.BIDIRECTIONAL_SEQUENCE_LSTM)
def bidirectional_sequence_lstm(step: OnnxStep) -> None:
    cells = {prefix: OnnxLstmCell(step, prefix) for prefix in ("fw_", "bw_")}
    bidirectional(step, cells, _STATES, cross_linked=step.call.given("fw_aux_input_to_forget_weights"))
