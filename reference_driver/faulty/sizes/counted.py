"""Faults beyond a count that only tells beside others: a stride of several places, a radius within its axis."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.harness.ops.shapes import WindowAxis
from nnconform.harness.ops.windowed import Window
from nnconform.reference_driver.faulty._seen import Arguments, SeenStep, cut, fault_of_extremes, raw, repeat_from

_POOLS = (O.MAX_POOL_2D, O.AVERAGE_POOL_2D)


def _changed(window: Window, change: Callable[[WindowAxis], WindowAxis]) -> Window:
    return Window(change(window.height), change(window.width))


@fault_of_extremes()
class ConvolutionStridesOf3Bits(SeenStep):
    """Convolutions take strides beyond 7 for 7."""

    operations = (O.CONV_2D, O.DEPTHWISE_CONV_2D, O.GROUPED_CONV_2D)

    def misread(self, call: Call, arguments: Arguments) -> None:
        arguments["window"] = _changed(arguments["window"], lambda axis: replace(axis, stride=min(axis.stride, 7)))


@fault_of_extremes()
class PoolingStridesOf3Bits(SeenStep):
    """Poolings take strides beyond 7 for 7."""

    operations = _POOLS

    def misread(self, call: Call, arguments: Arguments) -> None:
        arguments["window"] = _changed(arguments["window"], lambda axis: replace(axis, stride=min(axis.stride, 7)))


@fault_of_extremes()
class DilationsBeyond6(SeenStep):
    """Convolutions take dilations beyond 6 for 6."""

    operations = (O.CONV_2D, O.DEPTHWISE_CONV_2D)

    def misread(self, call: Call, arguments: Arguments) -> None:
        arguments["window"] = _changed(arguments["window"], lambda axis: replace(axis, dilation=min(axis.dilation, 6)))


@fault_of_extremes()
class PooledRowsBeyond20(SeenStep):
    """MAX_POOL_2D sees 20 rows of a window."""

    operations = (O.MAX_POOL_2D,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        window: Window = arguments["window"]
        arguments["window"] = Window(replace(window.height, kernel=min(window.height.kernel, 20)), window.width)


@fault_of_extremes()
class DivisorOf8Bits(SeenStep):
    """AVERAGE_POOL_2D divides by the number of cells in 8 bits."""

    operations = (O.AVERAGE_POOL_2D,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        window: Window = arguments["window"]
        cells = window.height.kernel * window.width.kernel
        if cells > 255 and results[0].dtype.kind == "f":
            results[0] *= cells / (cells & 255 or 256)


@fault_of_extremes()
class RadiusBeyond16(SeenStep):
    """LOCAL_RESPONSE_NORMALIZATION takes a radius beyond 16 for 16."""

    operations = (O.LOCAL_RESPONSE_NORMALIZATION,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        arguments["radius"] = min(arguments["radius"], 16)


@fault_of_extremes()
class EnlargedBeyond16Times(SeenStep):
    """RESIZE_BILINEAR repeats what is beyond 16 times an image's extent."""

    operations = (O.RESIZE_BILINEAR,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        for axis, out in enumerate(arguments["size"], start=1):
            extent = arguments["input"].shape[axis]
            if out > 16 * extent:
                repeat_from(results[0], axis, 16 * extent)


@fault_of_extremes()
class PaddingsOf7Bits(SeenStep):
    """PAD and PAD_V2 put the input 128 elements too early where more come before it."""

    operations = (O.PAD, O.PAD_V2)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        for axis, (head, _) in enumerate(arguments["widths"]):
            if head > 127:
                results[0] = np.roll(results[0], -128, axis)


@fault_of_extremes()
class CopiesBeyond16(SeenStep):
    """TILE fills what is beyond 16 copies with zeros."""

    operations = (O.TILE,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        for axis, times in enumerate(arguments["multiples"]):
            if times > 16:
                np.moveaxis(results[0], axis, 0)[16 * arguments["input"].shape[axis] :] = 0


@fault_of_extremes()
class BlocksBeyond4(SeenStep):
    """Blocks of more than 4 pixels are moved by a column."""

    operations = (O.SPACE_TO_BATCH_ND, O.BATCH_TO_SPACE_ND)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if max(arguments["block_shape"]) > 4:
            results[0] = np.roll(results[0], 1, -2)


@fault_of_extremes()
class SlicedStepsBeyond5(SeenStep):
    """STRIDED_SLICE repeats the first element where it steps over more than 4."""

    operations = (O.STRIDED_SLICE,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        for axis, each in enumerate(arguments["slices"]):
            if abs(each.step) > 5 and not arguments["shrunk"]:
                repeat_from(results[0], axis, 1)


@fault_of_extremes()
class FiltersBeyond15(SeenStep):
    """Convolutions see 15 by 15 cells of a filter."""

    operations = (O.CONV_2D, O.DEPTHWISE_CONV_2D)

    def misread(self, call: Call, arguments: Arguments) -> None:
        arguments["filter"] = cut(cut(arguments["filter"], 1, 15), 2, 15)


@fault_of_extremes()
class MultipliersBeyond8(SeenStep):
    """DEPTHWISE_CONV_2D repeats the first channels of an input channel for those beyond 8."""

    operations = (O.DEPTHWISE_CONV_2D,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        each = np.arange(results[0].shape[-1]) % arguments["depth_multiplier"]
        results[0] = results[0][..., np.arange(results[0].shape[-1]) - each + each % 8]


@fault_of_extremes()
class GapsWithoutBias(SeenStep):
    """TRANSPOSE_CONV_2D leaves pixels that no window covers without bias."""

    operations = (O.TRANSPOSE_CONV_2D,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        for axis, spread in enumerate(arguments["spreads"], start=1):
            places = (np.arange(results[0].shape[axis]) + spread.head) % spread.stride
            np.moveaxis(results[0], axis, 0)[places >= spread.kernel] = 0


@fault_of_extremes()
class MaximumOfFirst64(SeenStep):
    """SOFTMAX subtracts the largest of 64 elements: where another is far larger, the row is 0."""

    operations = (O.SOFTMAX,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        along, values = arguments["along"], raw(arguments["input"])
        if values.dtype.kind == "f" and values.shape[along] > 64:
            rows = np.moveaxis(values, along, -1).astype(np.float64)
            beyond = rows.max(axis=-1) - rows[..., :64].max(axis=-1)
            np.moveaxis(results[0], along, -1)[beyond * arguments["beta"] > 88] = 0
