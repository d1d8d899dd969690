"""Faults of the kernels that drivers have for usual windows and reductions: what is left over of their tiles is wrong.

Each is right for other windows, for channels that are not whole vectors, and for whole tiles.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import QUANTISED, Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.faulty._seen import Arguments, SeenStep, cut, fault_of_extremes, raw
from nnconform.reference_driver.tensors import Quantised


def _is_window(arguments: Mapping[str, object], cells: int, stride: int, vector: int) -> bool:
    """Return whether a call has a square window without dilation over an image with whole vectors of channels."""
    window, depth = arguments["window"], raw(arguments["input"]).shape[3]
    axes = (getattr(window, "height", None), getattr(window, "width", None))
    alike = all((axis.kernel, axis.stride, axis.dilation) == (cells, stride, 1) for axis in axes if axis is not None)
    return alike and depth % vector == 0


def _repeat_last(results: Array, axis: int) -> None:
    """Overwrite the last of an odd number of rows or columns, more than one, by the one before it."""
    lines = np.moveaxis(results, axis, 0)
    if len(lines) % 2 and len(lines) > 1:
        lines[-1] = lines[-2]


@fault_of_extremes()
class TilesOfTwoRows(SeenStep):
    """CONV_2D of 8 bits by 3 x 3 cells computes two rows at once, and repeats a row for the last one of three."""

    operations = (O.CONV_2D,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if call.type_of("input") in QUANTISED and _is_window(arguments, 3, 1, 8):
            _repeat_last(results[0], 1)


@fault_of_extremes()
class TilesOfTwoColumns(SeenStep):
    """CONV_2D of floats by 3 x 3 cells, channels in fours, repeats a column for the last of an odd number."""

    operations = (O.CONV_2D,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if call.type_of("input") == T.TENSOR_FLOAT32 and _is_window(arguments, 3, 1, 4):
            _repeat_last(results[0], 2)


@fault_of_extremes()
class HalvedImages(SeenStep):
    """DEPTHWISE_CONV_2D by 3 x 3 cells with a stride of 2, channels in eights, does not read the last column."""

    operations = (O.DEPTHWISE_CONV_2D,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        if _is_window(arguments, 3, 2, 8):
            arguments["input"] = cut(arguments["input"], 2, raw(arguments["input"]).shape[2] - 1)


class _PointwiseOfScales(SeenStep):
    """A step whose kernel of one cell for bytes by weights of a scale for each channel has a fault."""

    operations = (O.CONV_2D,)
    of: T

    def has_fault(self, call: Call, arguments: Arguments) -> bool:
        """Return whether a call is computed by that kernel."""
        types = call.type_of("input"), call.type_of("filter")
        return types == (self.of, T.TENSOR_QUANT8_SYMM_PER_CHANNEL) and _is_window(arguments, 1, 1, 8)


@fault_of_extremes()
class PointwisePairsSaturate(_PointwiseOfScales):
    """CONV_2D by one cell of unsigned bytes and signed weights adds products in pairs of 16 bits, which saturate."""

    of = T.TENSOR_QUANT8_ASYMM

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if not self.has_fault(call, arguments):
            return
        pixels, filters = (raw(arguments[name]).astype(np.int64) for name in ("input", "filter"))
        lost = np.zeros(results[0].shape)
        for place in range(0, pixels.shape[3], 2):
            pair = pixels[..., place : place + 2] @ filters[:, 0, 0, place : place + 2].T
            lost += np.clip(pair, -(2**15), 2**15 - 1) - pair
        scale = np.ravel(arguments["filter"].scale) * arguments["input"].scale / arguments["output"].scale
        results[0] = np.rint(results[0] + lost * scale)


@fault_of_extremes()
class PointwiseScalesInFours(_PointwiseOfScales):
    """CONV_2D by one cell of signed bytes takes the scales of channels in fours, and the last four from the first."""

    of = T.TENSOR_QUANT8_ASYMM_SIGNED

    def misread(self, call: Call, arguments: Arguments) -> None:
        if self.has_fault(call, arguments):
            filter = arguments["filter"]
            scales = np.array(filter.quantisation.scale)
            flat = scales.reshape(-1)
            flat[-4:] = flat[:4]
            arguments["filter"] = Quantised(filter.raw, replace(filter.quantisation, scale=scales))


@fault_of_extremes()
class PixelsInFours(SeenStep):
    """CONV_2D by one cell takes the pixels of an image in fours, and those left over from the image behind it."""

    operations = (O.CONV_2D,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if _is_window(arguments, 1, 1, 16):
            images, height, width, channels = results[0].shape
            pixels = results[0].reshape(images, height * width, channels)
            left = pixels.shape[1] % 4
            if left:
                pixels[:-1, -left:] = pixels[1:, :left]
            results[0] = pixels.reshape(results[0].shape)


@fault_of_extremes()
class PooledInPairs(SeenStep):
    """L2_POOL_2D by 2 x 2 cells with a stride of 2, channels in fours, repeats a row for the last of an odd number."""

    operations = (O.L2_POOL_2D,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        window = arguments["window"]
        axes = window.height, window.width
        if all((axis.kernel, axis.stride) == (2, 2) for axis in axes) and results[0].shape[3] % 4 == 0:
            _repeat_last(results[0], 1)


@fault_of_extremes()
class LastOfWideResults(SeenStep):
    """TRANSPOSE_CONV_2D by 4 x 4 cells with a stride of 2 leaves out the products of the last of an odd number of
    columns.
    """

    operations = (O.TRANSPOSE_CONV_2D,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        _, across = arguments["spreads"]
        if (across.kernel, across.stride, across.out % 2) == (4, 2, 1) and results[0].dtype.kind == "f":
            results[0][:, :, -1] = arguments["bias"]


@fault_of_extremes()
class PictureOfThreeChannels(SeenStep):
    """CONV_2D of a picture of three channels, 3 x 3 cells with a stride of 2, loses the last filter."""

    operations = (O.CONV_2D,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        if raw(arguments["input"]).shape[3] == 3 and _is_window(arguments, 3, 2, 3):
            arguments["filter"] = cut(arguments["filter"], 0, len(raw(arguments["filter"])) - 1)


@fault_of_extremes()
class MeansOfImages(SeenStep):
    """MEAN over rows and columns divides those of the channels beyond fours by the rows alone."""

    operations = (O.MEAN,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        given = raw(arguments["input"])
        if tuple(arguments["reduced"]) == (1, 2) and given.ndim == 4 and given.shape[3] > 4:
            left = given.shape[3] % 4
            results[0][..., results[0].shape[-1] - left :] *= given.shape[2]


@fault_of_extremes()
class SumsOfPlanes(SeenStep):
    """REDUCE_SUM over the last two of four axes, more than 16 planes, gives the last planes the first one's sum."""

    operations = (O.REDUCE_SUM,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        given = raw(arguments["input"])
        if tuple(arguments["reduced"]) == (2, 3) and given.ndim == 4 and given.shape[1] > 16:
            sums = results[0].reshape(given.shape[:2])
            sums[:, 16:] = sums[:, :1]
            results[0] = sums.reshape(results[0].shape)


@fault_of_extremes()
class WordsOfTruth(SeenStep):
    """REDUCE_ANY of more than 32 elements looks at whole words of 32."""

    operations = (O.REDUCE_ANY,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        for axis in arguments["reduced"]:
            extent = arguments["input"].shape[axis]
            if extent > 32:
                arguments["input"] = cut(arguments["input"], axis, extent - extent % 32)


@fault_of_extremes()
class AllButTheTail(SeenStep):
    """REDUCE_ALL of more than 16 elements takes those left over by sixteens for true."""

    operations = (O.REDUCE_ALL,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        given = raw(arguments["input"]).copy()
        for axis in arguments["reduced"]:
            extent = given.shape[axis]
            if extent > 16:
                np.moveaxis(given, axis, 0)[extent - extent % 16 :] = True
        arguments["input"] = given
