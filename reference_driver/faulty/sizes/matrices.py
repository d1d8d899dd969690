"""Faults of matrix products that begin beyond a number of units, rows, terms or matrices."""

from __future__ import annotations

from nnconform.harness.model.codes import OperandLifeTime
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.faulty._seen import Arguments, SeenStep, cut, fault_of_extremes, raw, repeat_from

CONSTANT = (OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE)


@fault_of_extremes()
class Unit128(SeenStep):
    """FULLY_CONNECTED gets the first unit beyond a tile of 128 from the first one."""

    operations = (O.FULLY_CONNECTED,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if results[0].shape[-1] > 128:
            results[0][..., 128] = results[0][..., 0]


@fault_of_extremes()
class TermsBeyond1024(SeenStep):
    """BATCH_MATMUL sums 1,024 products."""

    operations = (O.BATCH_MATMUL,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        arguments["lhs"] = cut(arguments["lhs"], -2 if arguments["adj_x"] else -1, 1024)


@fault_of_extremes()
class RowTail(SeenStep):
    """FULLY_CONNECTED with more than 8 rows leaves out a last one that is alone after blocks of 8."""

    operations = (O.FULLY_CONNECTED,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        rows = results[0].reshape(-1, results[0].shape[-1])
        if len(rows) > 8 and len(rows) % 8 == 1:
            rows[-1] = rows[0]


@fault_of_extremes()
class MatricesBeyond32(SeenStep):
    """BATCH_MATMUL multiplies at most 32 matrices."""

    operations = (O.BATCH_MATMUL,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        repeat_from(results[0].reshape(-1, *results[0].shape[-2:]), 0, 32)


@fault_of_extremes()
class WeightsBeyond64Kib(SeenStep):
    """FULLY_CONNECTED keeps at most 64 KiB of constant weights."""

    operations = (O.FULLY_CONNECTED,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        weights = raw(arguments["weights"])
        if call.operand("weights").lifetime in CONSTANT and weights.nbytes > 1 << 16:
            repeat_from(results[0], -1, max(1, (1 << 16) // (weights.nbytes // len(weights))))


@fault_of_extremes()
class ProductColumnTail(SeenStep):
    """BATCH_MATMUL leaves out a last column that is alone after tiles of 16."""

    operations = (O.BATCH_MATMUL,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        columns = results[0].shape[-1]
        if columns > 16 and columns % 16 == 1:
            results[0][..., -1] = results[0][..., 0]
