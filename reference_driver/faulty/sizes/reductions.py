"""Faults of reductions and normalisations that begin beyond a number of terms, or an index."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.faulty._seen import (
    Arguments,
    SeenStep,
    changed,
    cut,
    fault_of_extremes,
    raw,
    repeat_from,
)


@fault_of_extremes()
class MeanCountIn8Bits(SeenStep):
    """MEAN counts its terms in 8 bits."""

    operations = (O.MEAN,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        count = raw(arguments["input"]).size // max(1, results[0].size)
        if count > 255:
            results[0][...] = results[0] * (count / max(1, count % 256))


@fault_of_extremes()
class SumBeyond16Bits(SeenStep):
    """REDUCE_SUM sums 65,535 terms."""

    operations = (O.REDUCE_SUM,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        count = raw(arguments["input"]).size // max(1, results[0].size)
        if count > 65535:
            results[0][...] = results[0] * (65535 / count) + 1


@fault_of_extremes()
class MaximumTail(SeenStep):
    """REDUCE_MAX does not read the last of more than 32 elements if it is alone after vectors of 8."""

    operations = (O.REDUCE_MAX,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        def change(array: Array) -> Array:
            if array.shape[-1] > 32 and array.shape[-1] % 8 == 1:
                array[..., -1] = array.min()
            return array

        arguments["input"] = changed(arguments["input"], change)


@fault_of_extremes()
class IndexIn15Bits(SeenStep):
    """ARGMAX and ARGMIN return indexes in 16 bits with a sign."""

    operations = (O.ARGMAX, O.ARGMIN)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        results[0] = results[0].astype(np.int16).astype(np.int32)


@fault_of_extremes()
class RankIn8Bits(SeenStep):
    """TOPK_V2 returns indexes in 8 bits."""

    operations = (O.TOPK_V2,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        results[1] %= 256


@fault_of_extremes()
class ShareBeyond128(SeenStep):
    """SOFTMAX keeps 128 powers, and gives 0 for classes beyond."""

    operations = (O.SOFTMAX,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        results[0] = cut(results[0], arguments["along"], 128)


@fault_of_extremes()
class LengthOf64(SeenStep):
    """L2_NORMALIZATION measures the first 64 elements."""

    operations = (O.L2_NORMALIZATION,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        along, whole = arguments["along"], results[0].astype(np.float64)
        squares = np.square(np.moveaxis(whole, along, 0))
        if len(squares) > 64:
            length = np.sqrt(np.maximum(squares[:64].sum(axis=0), 1e-6))
            results[0] = whole / np.expand_dims(length, along)


@fault_of_extremes()
class NormalisedRowsBeyond32(SeenStep):
    """INSTANCE_NORMALIZATION repeats rows beyond 32."""

    operations = (O.INSTANCE_NORMALIZATION,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        repeat_from(results[0], 1, 32)


@fault_of_extremes()
class LogShareTail(SeenStep):
    """LOG_SOFTMAX gets the last class wrong if it is alone after vectors of 16."""

    operations = (O.LOG_SOFTMAX,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        moved = np.moveaxis(results[0], arguments["along"], 0)
        if len(moved) > 16 and len(moved) % 16 == 1:
            moved[-1] = moved[0]
