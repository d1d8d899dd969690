"""Faults that show where two things come together: a type or a shape, and a size or a value."""

from __future__ import annotations

from functools import partial

import numpy as np
from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.faulty._seen import Arguments, SeenStep, raw
from nnconform.reference_driver.tensors import Quantised

fault_of_specs = partial(fault, caught_by={"cases": "wrong"}, command="specs")


@fault_of_specs()
class EqualExtentsTurnedBack(SeenStep):
    """TRANSPOSE of three equal extents by another order turns all axes round."""

    operations = (O.TRANSPOSE,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        given, result = raw(arguments["input"]), results[0]
        turned = given.transpose()
        if given.ndim == 3 and len(set(given.shape)) == 1 and not np.array_equal(result, given):
            result[...] = turned


@fault_of_specs()
class ImagesAddedAsCopies(SeenStep):
    """PAD of whole images alone repeats the first one."""

    operations = (O.PAD, O.PAD_V2)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        given, result = raw(arguments["input"]), results[0]
        if given.ndim == 4 and given.shape[1:] == result.shape[1:] and len(result) > len(given):
            result[...] = given[:1]


@fault_of_specs()
class OneMeetsFourAtMost(SeenStep):
    """ADD, SUB and MUL of one element of a row and more than four take the first of these for those beyond."""

    operations = (O.ADD, O.SUB, O.MUL)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        last = sorted(raw(arguments[side]).shape[-1:] or (0,) for side in ("lhs", "rhs"))
        if last[0] == (1,) and last[1] > (4,):
            results[0][..., 4:] = results[0][..., :1]


@fault_of_specs()
class ScalesFarApart(SeenStep):
    """ADD and SUB take the side of the smaller scale for 0 where the other's is more than 256 times as large."""

    operations = (O.ADD, O.SUB)

    def misread(self, call: Call, arguments: Arguments) -> None:
        scales = [self.graph.operands[index].scale for index in self.operation.inputs[:2]]
        small = int(scales[1] < scales[0])
        if 0 < scales[small] < scales[1 - small] / 256:
            side = ("lhs", "rhs")[small]
            # The kernel gets real numbers of both.
            arguments[side] = np.zeros_like(arguments[side])


@fault_of_specs()
class ScalesOfTail(SeenStep):
    """CONV_2D takes the scale of the eighth channel for those beyond the last whole eight."""

    operations = (O.CONV_2D,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        filters = arguments["filter"]
        scales = np.array(filters.quantisation.scale) if isinstance(filters, Quantised) else np.zeros(())
        whole = scales.size // 8 * 8
        if 0 < whole < scales.size:
            scales[whole:] = scales[whole - 1]
            arguments["filter"] = Quantised(filters.raw, replace(filters.quantisation, scale=scales))


@fault_of_specs()
class SumsOf24Bits(SeenStep):
    """FULLY_CONNECTED of 8 bits returns 0 for rows whose products have a sum beyond 24 bits."""

    operations = (O.FULLY_CONNECTED,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        rows, weights = arguments["input"], arguments["weights"]
        if not isinstance(rows, Quantised) or not isinstance(weights, Quantised):
            return
        one, other = (each.raw.astype(np.int64) - each.quantisation.zero_point for each in (rows, weights))
        sums = one.reshape(-1, other.shape[1]) @ other.T
        results[0][np.abs(sums).reshape(results[0].shape) >= 1 << 23] = 0


@fault_of_specs()
class MeansOf256(SeenStep):
    """MEAN leaves out what is beyond the first 256 elements along the only axis."""

    operations = (O.MEAN,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        given, axes = raw(arguments["input"]), arguments["reduced"]
        if len(axes) == 1 and given.shape[axes[0]] > 256:
            first = np.take(given, range(256), axes[0])
            results[0][...] = first.mean(axes[0]).reshape(results[0].shape)


@fault_of_specs()
class InfinityIsTheLeast(SeenStep):
    """MAXIMUM begins with the least finite number, which is above two negative infinities."""

    operations = (O.MAXIMUM,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if results[0].dtype.kind == "f":
            results[0][...] = np.maximum(results[0], np.finfo(results[0].dtype).min)
