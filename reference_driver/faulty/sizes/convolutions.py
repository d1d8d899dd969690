"""Faults of convolutions and poolings that begin beyond a number of channels, columns, groups or cells."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.faulty._seen import Arguments, SeenStep, cut, fault_of_extremes, raw, repeat_from


@fault_of_extremes()
class OutputChannelsBeyond256(SeenStep):
    """CONV_2D computes 256 output channels, and repeats them for those beyond."""

    operations = (O.CONV_2D,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        repeat_from(results[0], 3, 256)


@fault_of_extremes()
class InputChannelsBeyond64(SeenStep):
    """CONV_2D sums over at most 64 input channels."""

    operations = (O.CONV_2D,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        arguments["input"] = cut(arguments["input"], 3, 64)


@fault_of_extremes()
class DepthwiseTail(SeenStep):
    """DEPTHWISE_CONV_2D with more than 16 channels leaves out the last ones that do not fill a vector of 8."""

    operations = (O.DEPTHWISE_CONV_2D,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        channels = results[0].shape[3]
        if channels > 16 and channels % 8:
            results[0][..., channels - channels % 8 :] = results[0][..., :1].copy()


@fault_of_extremes()
class GroupsBeyond8(SeenStep):
    """GROUPED_CONV_2D with more than 8 groups gives every group beyond the result of an earlier one."""

    operations = (O.GROUPED_CONV_2D,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        groups = int(call.value("num_groups"))
        repeat_from(results[0], 3, results[0].shape[3] // groups * 8 if groups > 8 else results[0].shape[3])


@fault_of_extremes()
class StridesThatDiffer(SeenStep):
    """CONV_2D and DEPTHWISE_CONV_2D compute the last row from the one before if the stride along it is larger."""

    operations = (O.CONV_2D, O.DEPTHWISE_CONV_2D)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if call.value("stride_width") > call.value("stride_height") and results[0].shape[1] > 1:
            results[0][:, -1] = results[0][:, -2]


@fault_of_extremes()
class DilationsThatDiffer(SeenStep):
    """DEPTHWISE_CONV_2D with a larger dilation along the height than along the width gets the last column wrong."""

    operations = (O.DEPTHWISE_CONV_2D,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if call.value("dilation_height") > call.value("dilation_width") and results[0].shape[2] > 1:
            results[0][:, :, -1] = results[0][:, :, 0]


@fault_of_extremes()
class ColumnsBeyond255(SeenStep):
    """MAX_POOL_2D counts columns of the image in 8 bits."""

    operations = (O.MAX_POOL_2D,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        arguments["input"] = cut(arguments["input"], 2, 256)


@fault_of_extremes()
class CellsBeyond127(SeenStep):
    """AVERAGE_POOL_2D divides by at most 127 cells."""

    operations = (O.AVERAGE_POOL_2D,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        cells = call.value("filter_width") * call.value("filter_height")
        if cells > 127:
            results[0][...] = results[0] * (cells / 127)


@fault_of_extremes()
class TransposedColumn32(SeenStep):
    """TRANSPOSE_CONV_2D gets the column at a tile's border, 32, from the one before."""

    operations = (O.TRANSPOSE_CONV_2D,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if results[0].shape[2] > 32:
            results[0][:, :, 32] = results[0][:, :, 31]


@fault_of_extremes()
class ImagesBeyond16(SeenStep):
    """Convolutions compute at most 16 images of a batch."""

    operations = (O.CONV_2D, O.DEPTHWISE_CONV_2D, O.GROUPED_CONV_2D)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        repeat_from(results[0], 0, 16)


@fault_of_extremes()
class LongFilter(SeenStep):
    """CONV_2D reads at most 7 columns of a filter."""

    operations = (O.CONV_2D,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        arguments["filter"] = cut(arguments["filter"], 2, 7)


@fault_of_extremes()
class PooledChannelTail(SeenStep):
    """L2_POOL_2D leaves out the last channel if one is left over after vectors of 16."""

    operations = (O.L2_POOL_2D,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        channels = raw(arguments["input"]).shape[3]
        if channels > 16 and channels % 16 == 1:
            results[0][..., -1] = 0
