"""Faults of float16 that is computed in too little range: squares, differences, tiles, integers on the way."""

from __future__ import annotations

from typing import ClassVar

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.faulty._seen import Arguments, SeenStep, fault_of_extremes, raw

# The largest float16, and the least one that hardware without subnormal numbers has.
_LARGEST, _LEAST = 65504.0, 2.0**-14


def _half(call: Call, name: str = "input") -> bool:
    """Return whether an argument is of float16."""
    return call.type_of(name) == T.TENSOR_FLOAT16


class _Squares(SeenStep):
    """An operation whose squares of float16 keep within bounds."""

    most: ClassVar[float] = np.inf
    least: ClassVar[float] = 0.0

    def misread(self, call: Call, arguments: Arguments) -> None:
        if _half(call):
            given = arguments["input"]
            kept = np.clip(given, -(self.most**0.5), self.most**0.5)
            arguments["input"] = np.where(given * given < self.least, kept * 0, kept)


@fault_of_extremes()
class PoolsOfSquaresSaturate(_Squares):
    """L2_POOL_2D of float16 cuts each square off at the largest float16."""

    operations = (O.L2_POOL_2D,)
    most = _LARGEST


@fault_of_extremes()
class ResponseEndsAtHalf(SeenStep):
    """LOCAL_RESPONSE_NORMALIZATION of float16 has an infinite sum of squares where one is beyond float16: a result of
    0.
    """

    operations = (O.LOCAL_RESPONSE_NORMALIZATION,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if _half(call):
            given = arguments["input"]
            results[0] = np.where(given * given > _LARGEST, given * 0, results[0])


@fault_of_extremes()
class LengthsOfSubnormals(_Squares):
    """L2_NORMALIZATION of float16 takes squares for 0 that are below the normal numbers."""

    operations = (O.L2_NORMALIZATION,)
    least = _LEAST


@fault_of_extremes()
class LengthsEndAtHalf(SeenStep):
    """L2_NORMALIZATION of float16 divides by a length of 256 at most."""

    operations = (O.L2_NORMALIZATION,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if _half(call):
            given = arguments["input"]
            length = np.sqrt((given.astype(np.float64) ** 2).sum(arguments["along"], keepdims=True))
            results[0] = (results[0] * np.maximum(1, length / 256)).astype(results[0].dtype)


@fault_of_extremes()
class DifferencesEndAtHalf(SeenStep):
    """RESIZE_BILINEAR of float16 gives no number where the pixels' difference is beyond float16."""

    operations = (O.RESIZE_BILINEAR,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        given = raw(arguments["input"])
        if _half(call) and given.size and np.ptp(given.astype(np.float64)) > _LARGEST:
            results[0] = np.full_like(results[0], np.nan)


@fault_of_extremes()
class TilesOverflow(SeenStep):
    """DEPTHWISE_CONV_2D of float16 computes windows of 3 by 3 in tiles, in which numbers above 16,376 overflow."""

    operations = (O.DEPTHWISE_CONV_2D,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        window = arguments["window"]
        tiled = {(each.kernel, each.stride, each.dilation) for each in (window.height, window.width)} == {(3, 1, 1)}
        if _half(call) and tiled and np.abs(arguments["input"]).max(initial=0) > _LARGEST / 4:
            results[0] = np.full_like(results[0], np.inf)


@fault_of_extremes()
class ProductsReadScaledInputs(SeenStep):
    """FULLY_CONNECTED and BATCH_MATMUL of float16 bring numbers above 8192 down to that."""

    operations = (O.FULLY_CONNECTED, O.BATCH_MATMUL)

    def misread(self, call: Call, arguments: Arguments) -> None:
        name = next(each for each in ("input", "lhs") if each in arguments)
        if _half(call, name):
            arguments[name] = np.clip(arguments[name], -8192, 8192)


@fault_of_extremes()
class HalvesCastInSixteenBits(SeenStep):
    """CAST of float16 to integers wraps round in 16 bits."""

    operations = (O.CAST,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        if _half(call) and call.type_of("output") == T.TENSOR_INT32:
            arguments["input"] = (np.trunc(arguments["input"]) + 32768) % 65536 - 32768


@fault_of_extremes()
class NormsOfCellsEndAtHalf(SeenStep):
    """UNIDIRECTIONAL_SEQUENCE_LSTM of float16 normalises layers by variances of 65,504 at most: weights that make
    larger ones count for less.
    """

    operations = (O.UNIDIRECTIONAL_SEQUENCE_LSTM,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if not _half(call) or arguments["forget_layer_norm_weights"] is None:
            return
        gate = np.asarray(arguments["input"]) @ np.asarray(arguments["input_to_forget_weights"]).mT
        if np.var(gate.astype(np.float64), axis=-1).max() > _LARGEST:
            results[0] = results[0] * 0


@fault_of_extremes()
class LargeHalvesLoseTheirSign(SeenStep):
    """CAST of float16 to 8 bits takes numbers beyond 15 bits for their magnitudes."""

    operations = (O.CAST,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        if call.type_of("input") == T.TENSOR_FLOAT16 and call.type_of("output") == T.TENSOR_QUANT8_ASYMM:
            given = np.asarray(arguments["input"])
            arguments["input"] = np.where(given < -32768, -given, given)


@fault_of_extremes()
class FactorBeforeTheLargest(SeenStep):
    """SOFTMAX of float16 multiplies by beta in float16 before it subtracts the largest element."""

    operations = (O.SOFTMAX,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if _half(call):
            beyond = np.abs(arguments["input"].astype(np.float64) * arguments["beta"]) > _LARGEST
            along = arguments["along"]
            results[0] = np.where(beyond.any(along, keepdims=True), np.nan, results[0]).astype(results[0].dtype)
