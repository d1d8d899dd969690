"""Faults of cells that begin beyond a number of units, steps or batches."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.faulty._seen import Arguments, SeenStep, cut, fault_of_extremes, repeat_from


@fault_of_extremes()
class UnitsBeyond16(SeenStep):
    """RNN repeats units beyond 16."""

    operations = (O.RNN,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        for result in results:
            repeat_from(result, -1, 16)


@fault_of_extremes()
class BatchesBeyond4(SeenStep):
    """SVDF repeats the outputs of batches beyond 4."""

    operations = (O.SVDF,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        repeat_from(results[-1], 0, 4)


@fault_of_extremes()
class CellsBeyond32(SeenStep):
    """LSTM does not store the states of cells beyond 32."""

    operations = (O.LSTM,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        arguments["cell_state_in"] = cut(arguments["cell_state_in"], -1, 32)


@fault_of_extremes()
class StepsBeyond16(SeenStep):
    """Sequence cells read nothing beyond 16 steps or batches, whichever is the outer axis."""

    operations = (O.UNIDIRECTIONAL_SEQUENCE_LSTM, O.UNIDIRECTIONAL_SEQUENCE_RNN, O.BIDIRECTIONAL_SEQUENCE_RNN)

    def misread(self, call: Call, arguments: Arguments) -> None:
        arguments["input"] = cut(arguments["input"], 0, 16)


@fault_of_extremes()
class InputsBeyond63(SeenStep):
    """QUANTIZED_16BIT_LSTM and QUANTIZED_LSTM sum over 63 inputs."""

    operations = (O.QUANTIZED_16BIT_LSTM, O.QUANTIZED_LSTM)

    def misread(self, call: Call, arguments: Arguments) -> None:
        arguments["input"] = cut(arguments["input"], -1, 63)
