"""Faults with other thresholds, written after the calls that must detect them."""

from __future__ import annotations

import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.faulty._seen import Arguments, SeenStep, cut, fault_of_extremes, raw, repeat_from


@fault_of_extremes()
class ChannelsOf12(SeenStep):
    """DEPTHWISE_CONV_2D computes the last channels wrong unless 12 divide their number, beyond 24."""

    operations = (O.DEPTHWISE_CONV_2D,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        channels = results[0].shape[3]
        if channels > 24 and channels % 12:
            results[0][..., -1] = results[0][..., 0]


@fault_of_extremes()
class RowsBeyond48(SeenStep):
    """AVERAGE_POOL_2D reads 48 rows of an image."""

    operations = (O.AVERAGE_POOL_2D,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        arguments["input"] = cut(arguments["input"], 1, 48)


@fault_of_extremes()
class TermsBeyond384(SeenStep):
    """FULLY_CONNECTED sums 384 products."""

    operations = (O.FULLY_CONNECTED,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        arguments["weights"] = cut(arguments["weights"], 1, 384)


@fault_of_extremes()
class ClassesBeyond1000(SeenStep):
    """LOG_SOFTMAX gives the first classes again beyond 1,000."""

    operations = (O.LOG_SOFTMAX,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        repeat_from(results[0], arguments["along"], 1000)


@fault_of_extremes()
class MinimumIn12Bits(SeenStep):
    """REDUCE_MIN reads 4,096 elements of an axis."""

    operations = (O.REDUCE_MIN,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        given = raw(arguments["input"]).copy()
        for axis in arguments["reduced"]:
            moved = np.moveaxis(given, axis, 0)
            moved[4096:] = moved[:1]
        arguments["input"] = given


@fault_of_extremes()
class ManyInputs(SeenStep):
    """CONCATENATION of more than 20 inputs reads the last one as the one before where they have one shape."""

    operations = (O.CONCATENATION,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        inputs = list(arguments["inputs"])
        if len(inputs) > 20 and raw(inputs[-1]).shape == raw(inputs[-2]).shape:
            inputs[-1] = inputs[-2]
        arguments["inputs"] = inputs


@fault_of_extremes()
class WideFilter(SeenStep):
    """TRANSPOSE_CONV_2D reads at most 5 rows of a filter."""

    operations = (O.TRANSPOSE_CONV_2D,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        arguments["filter"] = cut(arguments["filter"], 1, 5)


@fault_of_extremes()
class DepthBeyond40(SeenStep):
    """INSTANCE_NORMALIZATION repeats channels beyond 40."""

    operations = (O.INSTANCE_NORMALIZATION,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        repeat_from(results[0], 3, 40)


@fault_of_extremes()
class SlicedBeyond500(SeenStep):
    """SLICE reads the first 500 elements of a row."""

    operations = (O.SLICE,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        arguments["input"] = cut(arguments["input"], -1, 500)


@fault_of_extremes()
class GatesBeyond24(SeenStep):
    """UNIDIRECTIONAL_SEQUENCE_LSTM reads at most 24 units of the state before."""

    operations = (O.UNIDIRECTIONAL_SEQUENCE_LSTM,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        arguments["output_state_in"] = cut(arguments["output_state_in"], -1, 24)


@fault_of_extremes()
class ReversedTail(SeenStep):
    """REVERSE leaves the last elements beyond vectors of 6 in place."""

    operations = (O.REVERSE,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        extent = results[0].shape[-1]
        if extent > 12 and extent % 6:
            results[0][..., extent // 6 * 6 :] = raw(arguments["input"])[..., extent // 6 * 6 :]


@fault_of_extremes()
class HyperbolicTail(SeenStep):
    """TANH of more than 5.2 is 1, of half of these arguments."""

    operations = (O.TANH,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if call.type_of("input") == T.TENSOR_FLOAT32:
            results[0][np.asarray(arguments["input"]) > 5.2] = 1


@fault_of_extremes()
class QuotientsBeyond1e9(SeenStep):
    """DIV is at most 1e9."""

    operations = (O.DIV,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if call.type_of("lhs") == T.TENSOR_FLOAT32:
            results[0] = np.clip(results[0], -1e9, 1e9)


@fault_of_extremes()
class TinyRootsAreZero(SeenStep):
    """RSQRT of less than 1e-12 is 0."""

    operations = (O.RSQRT,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if call.type_of("input") == T.TENSOR_FLOAT32:
            results[0][np.asarray(arguments["input"]) < 1e-12] = 0


@fault_of_extremes()
class TopTen(SeenStep):
    """TOPK_V2 returns 10 elements, and repeats them beyond."""

    operations = (O.TOPK_V2,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        for result in results:
            repeat_from(result, -1, 10)


@fault_of_extremes()
class MirroredBeyond40(SeenStep):
    """MIRROR_PAD repeats the 40th mirrored element for those further out."""

    operations = (O.MIRROR_PAD,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        for axis, (before, _) in enumerate(arguments["widths"]):
            if before > 40:
                rows = np.moveaxis(results[0], axis, 0)
                rows[: before - 40] = rows[before - 40]


@fault_of_extremes()
class SamplesBeyond8(SeenStep):
    """ROI_ALIGN takes at most 8 samples of a cell in each direction."""

    operations = (O.ROI_ALIGN,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        for name in ("height_sampling_ratio", "width_sampling_ratio"):
            arguments[name] = min(arguments[name], 8)


@fault_of_extremes()
class PointwiseStridesBeyond2(SeenStep):
    """CONV_2D with a filter of one cell and a stride beyond 2 reads each second row."""

    operations = (O.CONV_2D,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        window, stride = arguments["window"], call.value("stride_height")
        if stride <= 2 or raw(arguments["filter"]).shape[1:3] != (1, 1):
            return
        arguments["window"] = replace(window, height=replace(window.height, stride=2))


@fault_of_extremes()
class TailsFilledUpWithZeros(SeenStep):
    """REDUCE_MAX fills rows of more than 24 elements up with zeros to a multiple of 16."""

    operations = (O.REDUCE_MAX,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        terms = raw(arguments["input"]).size // max(results[0].size, 1)
        if terms > 24 and terms % 16 and results[0].dtype.kind == "f":
            np.maximum(results[0], 0, out=results[0])


@fault_of_extremes()
class ExponentsOfTailsFilledUp(SeenStep):
    """SOFTMAX of rows of more than 24 elements takes 0 for the largest one if all are below."""

    operations = (O.SOFTMAX,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        data = raw(arguments["input"])
        if data.dtype.kind == "f" and data.shape[-1] > 24 and data.size and data.max() < -104:
            results[0][...] = 0
