"""Faults of drivers that pack the weights of pruned networks, and lose what is beside the zeros."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.faulty._seen import Arguments, SeenStep, changed, fault_of_extremes, raw
from nnconform.reference_driver.tensors import Quantised

_BLOCK = 4
_MOST_OF_FOUR_BITS = 16


class _Packed(SeenStep):
    """Packs constant weights, as rows of one output each."""

    operations = (O.CONV_2D, O.FULLY_CONNECTED)

    def misread(self, call: Call, arguments: Arguments) -> None:
        name = "filter" if "filter" in arguments else "weights"
        weights = arguments[name]
        zero = int(np.max(weights.zero_point)) if isinstance(weights, Quantised) else 0

        def packed(array: Array) -> Array:
            return self.packed(array.reshape(len(array), -1), zero).reshape(array.shape)

        if raw(weights).size:
            arguments[name] = changed(weights, packed)

    def packed(self, rows: Array, zero: int) -> Array:
        """Return what is read of the rows."""
        raise NotImplementedError


@fault_of_extremes()
class BlocksLeftOutInPairs(_Packed):
    """Of a block of four zeros the next block is left out as well."""

    def packed(self, rows: Array, zero: int) -> Array:
        whole = rows.shape[1] // _BLOCK * _BLOCK
        blocks = rows[:, :whole].reshape(len(rows), -1, _BLOCK)
        empty = (blocks == zero).all(-1)
        blocks[:, 1:][empty[:, :-1]] = zero
        rows[:, :whole] = blocks.reshape(len(rows), whole)
        return rows


@fault_of_extremes()
class RunsOfFourBits(_Packed):
    """The zeros before each weight are counted in four bits: what is behind a longer run moves to the front."""

    def packed(self, rows: Array, zero: int) -> Array:
        read = np.full_like(rows, zero)
        for row, seen in zip(rows, read, strict=True):
            places = np.flatnonzero(row != zero)
            runs = np.diff(places, prepend=-1) - 1
            seen[np.cumsum(runs % _MOST_OF_FOUR_BITS + 1) - 1] = row[places]
        return read


@fault_of_extremes()
class OneOfFourAtTheFront(_Packed):
    """Two of four weights have a place each; one that is alone has none, and is read at the front."""

    def packed(self, rows: Array, zero: int) -> Array:
        whole = rows.shape[1] // _BLOCK * _BLOCK
        fours = rows[:, :whole].reshape(len(rows), -1, _BLOCK)
        alone = (fours != zero).sum(-1) == 1
        first = np.full_like(fours, zero)
        first[..., :1] = np.take_along_axis(fours, (fours != zero).argmax(-1)[..., None], -1)
        rows[:, :whole] = np.where(alone[..., None], first, fours).reshape(len(rows), whole)
        return rows


@fault_of_extremes()
class EmptyOutputsWithoutBias(SeenStep):
    """Outputs whose weights are all 0 are left out, with their biases."""

    operations = (O.DEPTHWISE_CONV_2D, O.TRANSPOSE_CONV_2D)

    def misread(self, call: Call, arguments: Arguments) -> None:
        weights, bias = arguments["filter"], np.array(arguments["bias"])
        zeros = raw(weights) == (weights.zero_point if isinstance(weights, Quantised) else 0)
        last = call.op.code == O.DEPTHWISE_CONV_2D
        bias[zeros.all((0, 1, 2) if last else (1, 2, 3))] = 0
        arguments["bias"] = bias
