"""Faults of scales, zero points and integers far from those of networks."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.faulty._seen import Arguments, SeenStep, fault_of_extremes, raw


@fault_of_extremes()
class ReciprocalsInFloat16(SeenStep):
    """QUANTIZE multiplies by the reciprocal of the scale, at most the largest float16."""

    operations = (O.QUANTIZE,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        scale = call.operand("output").scale
        arguments["input"] = arguments["input"] * np.float32(min(1.0, 65504 * scale))


@fault_of_extremes()
class ZeroPointsOf7Bits(SeenStep):
    """DEQUANTIZE reads zero points above 127 as negative."""

    operations = (O.DEQUANTIZE,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        operand = call.operand("input")
        if operand.type == T.TENSOR_QUANT8_ASYMM and operand.zero_point > 127:
            results[0] += np.asarray(256 * operand.scale, results[0].dtype)


@fault_of_extremes()
class MultipliersUpTo1(SeenStep):
    """FULLY_CONNECTED multiplies its sums by 1 where their unit is larger than the output's."""

    operations = (O.FULLY_CONNECTED,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        output = call.operand("output")
        if output.scale:
            multiplier = call.operand("input").scale * call.operand("weights").scale / output.scale
            centred = (results[0].astype(np.float64) - output.zero_point) / max(1.0, multiplier)
            results[0] = np.round(centred + output.zero_point).astype(results[0].dtype)


@fault_of_extremes()
class RatiosUpTo16(SeenStep):
    """ADD and SUB read a side as if its unit were 16 times that of the output, at most."""

    operations = (O.ADD, O.SUB)

    def misread(self, call: Call, arguments: Arguments) -> None:
        unit = call.operand("output").scale
        for name in ("lhs", "rhs"):
            scale = call.operand(name).scale
            if unit and scale > 16 * unit:
                arguments[name] = arguments[name] * np.float32(16 * unit / scale)


@fault_of_extremes()
class IntegersComparedAsFloats(SeenStep):
    """Comparisons of integers are those of float32: neighbours beyond 24 bits are equal."""

    operations = (O.EQUAL, O.LESS)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if call.operand("lhs").type == T.TENSOR_INT32:
            one, other = (np.asarray(arguments[name]).astype(np.float32) for name in ("lhs", "rhs"))
            results[0] = one == other if call.op.code == O.EQUAL else one < other


@fault_of_extremes()
class IntegersCastThroughFloat16(SeenStep):
    """CAST of integers to float32 goes through float16."""

    operations = (O.CAST,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if raw(arguments["input"]).dtype == np.int32 and call.operand("output").type == T.TENSOR_FLOAT32:
            with np.errstate(over="ignore"):
                results[0] = results[0].astype(np.float16).astype(np.float32)


@fault_of_extremes()
class NormsOfFloat16(SeenStep):
    """L2_NORMALIZATION returns 0 for numbers beyond float16."""

    operations = (O.L2_NORMALIZATION,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if results[0].dtype == np.float32:
            beyond = np.abs(arguments["input"]).max(axis=arguments["along"], keepdims=True) > 65504
            results[0] = np.where(beyond, 0, results[0]).astype(np.float32)
