"""Faults of sizes and structures of other kinds: what is right for the windows, ratios and counts of usual networks."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import QUANTISED, Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.faulty._seen import Arguments, SeenStep, changed, fault_of_extremes, raw, repeat_from


@fault_of_extremes()
class StridesBeyond4(SeenStep):
    """CONV_2D with a stride beyond 4 gives the first column everywhere."""

    operations = (O.CONV_2D,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if call.value("stride_width") > 4:
            results[0][:, :, 1:] = results[0][:, :, :1]


@fault_of_extremes()
class MultipliersBeyond4(SeenStep):
    """DEPTHWISE_CONV_2D with a multiplier beyond 4 has its channels in the order of the multiplier."""

    operations = (O.DEPTHWISE_CONV_2D,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        many = int(call.value("depth_multiplier"))
        if many > 4:
            *rest, channels = results[0].shape
            results[0] = np.swapaxes(results[0].reshape(*rest, channels // many, many), -1, -2).reshape(*rest, channels)


@fault_of_extremes()
class WindowsBeyond256Cells(SeenStep):
    """AVERAGE_POOL_2D of windows of more than 256 cells divides by 256."""

    operations = (O.AVERAGE_POOL_2D,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        cells = int(call.value("filter_width")) * int(call.value("filter_height"))
        if cells > 256 and results[0].dtype.kind == "f":
            results[0] = (results[0] * (cells / 256)).astype(results[0].dtype)


@fault_of_extremes()
class SlopesBeyond100(SeenStep):
    """PRELU takes the first slope for those beyond 100."""

    operations = (O.PRELU,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        def change(array: Array) -> Array:
            repeat_from(array, -1, 100)
            return array

        arguments["alpha"] = changed(arguments["alpha"], change)


@fault_of_extremes()
class QuantisedTermsBeyond64(SeenStep):
    """FULLY_CONNECTED of 8-bit tensors gives the first unit for the last where a sum has more than 64 terms."""

    operations = (O.FULLY_CONNECTED,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if call.type_of("input") in QUANTISED and raw(arguments["weights"]).shape[1] > 64:
            results[0][..., -1] = results[0][..., 0]


@fault_of_extremes()
class IndexesBeyond100(SeenStep):
    """GATHER of more than 100 indexes repeats the first one."""

    operations = (O.GATHER,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        given = raw(arguments["indices"]).copy()
        given.reshape(-1)[100:] = given.reshape(-1)[:1]
        arguments["indices"] = given


@fault_of_extremes()
class RadiusBeyond8(SeenStep):
    """LOCAL_RESPONSE_NORMALIZATION has a radius of 8 at most."""

    operations = (O.LOCAL_RESPONSE_NORMALIZATION,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        arguments["radius"] = min(int(arguments["radius"]), 8)


@fault_of_extremes()
class BoxesBeyond20(SeenStep):
    """ROI_ALIGN gives the first box for those beyond 20."""

    operations = (O.ROI_ALIGN,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        repeat_from(results[0], 0, 20)


@fault_of_extremes()
class LastTieWins(SeenStep):
    """ARGMAX of more than 32 elements finds the last of the largest."""

    operations = (O.ARGMAX,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        given, axis = raw(arguments["input"]), int(arguments["along"])
        if given.shape[axis] > 32:
            turned = np.flip(given, axis)
            results[0] = (given.shape[axis] - 1 - np.argmax(turned, axis)).astype(np.int32)


@fault_of_extremes()
class DilationsBeyond4(SeenStep):
    """CONV_2D with a dilation beyond 4 leaves out the last row of results."""

    operations = (O.CONV_2D,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if call.given("dilation_height") and call.value("dilation_height") > 4:
            results[0][:, -1:] = results[0][:, :1]


@fault_of_extremes()
class BroadcastOfTheMiddle(SeenStep):
    """MUL broadcasts an extent of one that is neither the first nor the last by repeating the wrong rows beyond 16."""

    operations = (O.MUL,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        one, other = (raw(arguments[name]).shape for name in list(arguments)[:2])
        if len(one) == len(other) > 2 and any(a != b for a, b in zip(one[1:-1], other[1:-1], strict=True)):
            repeat_from(results[0], 1, 16)
