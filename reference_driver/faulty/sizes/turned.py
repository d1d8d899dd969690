"""Faults of what moves elements: corners of tiles, and last elements of rows that are moved whole."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.faulty._seen import Arguments, SeenStep, fault_of_extremes, raw

_TILE, _PAIRS, _WORD = 16, 2, 4


def _turns_last_two(arguments: Arguments) -> bool:
    order = tuple(arguments["order"])
    return len(order) > 1 and order == (*range(len(order) - 2), len(order) - 1, len(order) - 2)


@fault_of_extremes()
class CornerOfTilesStays(SeenStep):
    """TRANSPOSE of matrices in tiles of 16 by 16 copies the corner where as many rows as columns are left over."""

    operations = (O.TRANSPOSE,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        (result,) = results
        rows, columns = result.shape[-2:] if result.ndim > 1 else (0, 0)
        left = rows % _TILE
        if _turns_last_two(arguments) and min(rows, columns) > _TILE and left == columns % _TILE != 0:
            result[..., -left:, -left:] = result[..., -left:, -left:].swapaxes(-1, -2).copy()


@fault_of_extremes()
class BytesInTilesOfEight(SeenStep):
    """TRANSPOSE of bytes in tiles of 8 by 8 leaves the square corner of three over unwritten."""

    operations = (O.TRANSPOSE,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        (result,) = results
        if not _turns_last_two(arguments) or result.dtype.itemsize > 1 or min(result.shape[-2:]) < _TILE:
            return
        if all(extent % 8 == 3 for extent in result.shape[-2:]):
            result[..., -3:, -3:] = 0


@fault_of_extremes()
class RowsOfHalvesInPairs(SeenStep):
    """What turns axes before the last, repeats or reverses along them, moves float16 in words: of an odd number in a
    row the last is that of the row before.
    """

    operations = (O.TRANSPOSE, O.TILE, O.REVERSE, O.SLICE, O.GATHER)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        (result,) = results
        data = raw(arguments["input"])
        kept = result.ndim > _PAIRS and result.shape[-1] == data.shape[-1] and result.shape[-1] % _PAIRS == 1
        if call.type_of("input") == T.TENSOR_FLOAT16 and kept and result.shape[-1] > 1:
            rows = result.reshape(-1, result.shape[-1])
            rows[1:, -1] = rows[:-1, -1].copy()


@fault_of_extremes()
class ChannelsLastInWords(SeenStep):
    """TRANSPOSE of bytes that brings the second axis to the end writes whole words of it; what is left over is 0."""

    operations = (O.TRANSPOSE,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        (result,) = results
        order = tuple(arguments["order"])
        if order == (0, 2, 3, 1) and result.dtype.itemsize == 1:
            result[..., result.shape[-1] // _WORD * _WORD :] = 0


@fault_of_extremes()
class ThreeAxesInOneTurn(SeenStep):
    """TRANSPOSE of three axes that moves the last to the front reads the plane of the other two as it lies."""

    operations = (O.TRANSPOSE,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if tuple(arguments["order"]) == (2, 1, 0):
            data = np.moveaxis(raw(arguments["input"]), 2, 0)
            results[0] = data.reshape(results[0].shape).astype(results[0].dtype)


@fault_of_extremes()
class SquaresAreTurnedOnce(SeenStep):
    """BATCH_MATMUL turns the left one of two square matrices alone where both should be."""

    operations = (O.BATCH_MATMUL,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        rows, columns = np.shape(raw(arguments["rhs"]))[-2:]
        if arguments["adj_x"] and arguments["adj_y"] and rows == columns:
            arguments["adj_y"] = False


@fault_of_extremes()
class PlanesOfHalvesInPairs(SeenStep):
    """CONCATENATION, SPLIT and PACK along the first axis move float16 in words: of an odd number in a row the last is
    0.
    """

    operations = (O.CONCATENATION, O.SPLIT, O.PACK)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        for result in results:
            if result.ndim > _PAIRS and arguments.get("axis", arguments.get("along")) == 0 and _of_halves(self):
                result[..., result.shape[-1] // _PAIRS * _PAIRS :] = 0


def _of_halves(step: SeenStep) -> bool:
    """Return whether a step's first result is of float16."""
    return step.graph.operands[step.operation.outputs[0]].type == T.TENSOR_FLOAT16
