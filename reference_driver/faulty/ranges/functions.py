"""Faults in the tails of functions: where approximations saturate, and where narrow arithmetic underflows or overflows.

Each is right for the arguments that are common in networks.
"""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.faulty._seen import Arguments, SeenStep, fault_of_extremes


class ClampedInput(SeenStep):
    """A function whose argument is limited to an interval."""

    low, high = -np.inf, np.inf

    def misread(self, call: Call, arguments: Arguments) -> None:
        if isinstance(arguments["input"], np.ndarray) and arguments["input"].dtype.kind == "f":
            arguments["input"] = np.clip(arguments["input"], self.low, self.high)


@fault_of_extremes()
class ExpEndsEarly(SeenStep):
    """EXP takes arguments above 88 for 88, as where only the rounded logarithm of the largest number is known."""

    operations = (O.EXP,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if call.type_of("input") == T.TENSOR_FLOAT32:
            given = np.asarray(arguments["input"])
            results[0] = np.where(given > 88, np.exp(np.minimum(given, 88)), results[0])


@fault_of_extremes()
class TanhSaturates(SeenStep):
    """TANH is 1 or -1 for arguments beyond 4.5."""

    operations = (O.TANH,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if call.type_of("input") == T.TENSOR_FLOAT32:
            given = np.asarray(arguments["input"])
            results[0] = np.where(np.abs(given) > 4.5, np.sign(given), results[0])


@fault_of_extremes()
class LogisticSaturates(SeenStep):
    """LOGISTIC is 0 for arguments below -8."""

    operations = (O.LOGISTIC,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if call.type_of("input") == T.TENSOR_FLOAT32:
            results[0][np.asarray(arguments["input"]) < -8] = 0


@fault_of_extremes()
class LargeExponents(ClampedInput):
    """EXP of more than 11 is that of 11, about the largest that float16 holds."""

    operations, high = (O.EXP,), 11.0


@fault_of_extremes()
class SmallExponents(SeenStep):
    """EXP of less than -8 is 0."""

    operations = (O.EXP,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if call.type_of("input") == T.TENSOR_FLOAT32:
            results[0][np.asarray(arguments["input"]) < -8] = 0


@fault_of_extremes()
class SineOfLargeAngles(SeenStep):
    """SIN reduces angles beyond 64 in float16."""

    operations = (O.SIN,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        given = np.asarray(arguments["input"])
        with np.errstate(over="ignore"):
            half = np.clip(given, -65504, 65504).astype(np.float16).astype(given.dtype)
        arguments["input"] = np.where(np.abs(given) > 64, half, given)


@fault_of_extremes()
class TinyRoots(ClampedInput):
    """RSQRT of less than 1e-7 is that of 1e-7."""

    operations, low = (O.RSQRT,), 1e-7


@fault_of_extremes()
class HugeRoots(ClampedInput):
    """SQRT of more than 65,504 is that of 65,504."""

    operations, high = (O.SQRT,), 65504.0


@fault_of_extremes()
class TinyLogarithms(ClampedInput):
    """LOG of less than 1e-7 is that of 1e-7."""

    operations, low = (O.LOG,), 1e-7


@fault_of_extremes()
class HugeLogarithms(ClampedInput):
    """LOG of more than 1e9 is that of 1e9."""

    operations, high = (O.LOG,), 1e9


@fault_of_extremes()
class FloorIn16Bits(SeenStep):
    """FLOOR goes through integers of 16 bits."""

    operations = (O.FLOOR,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        results[0] = np.clip(results[0], -32768, 32767)


@fault_of_extremes()
class TinyDivisors(SeenStep):
    """DIV by less than 1e-6 is 0."""

    operations = (O.DIV,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if call.type_of("lhs") == T.TENSOR_FLOAT32:
            results[0][np.broadcast_to(np.abs(arguments["rhs"]) < 1e-6, results[0].shape)] = 0


@fault_of_extremes()
class ProductsBeyondFloat16(SeenStep):
    """MUL of float32 is at most 65,504, the largest float16."""

    operations = (O.MUL,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        if call.type_of("lhs") == T.TENSOR_FLOAT32:
            results[0] = np.clip(results[0], -65504, 65504)


@fault_of_extremes()
class LargePowers(SeenStep):
    """POW takes exponents above 8 as 8."""

    operations = (O.POW,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        arguments["exponent"] = np.minimum(arguments["exponent"], 8)


@fault_of_extremes()
class EluSaturates(ClampedInput):
    """ELU of less than -6 is that of -6."""

    operations, low = (O.ELU,), -6.0


@fault_of_extremes()
class HardSwishStops(ClampedInput):
    """HARD_SWISH of more than 6 is 6."""

    operations, high = (O.HARD_SWISH,), 6.0


@fault_of_extremes()
class SoftmaxWithoutMaximum(SeenStep):
    """SOFTMAX does not subtract the largest logit: its powers overflow."""

    operations = (O.SOFTMAX,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        logits = np.asarray(arguments["input"], np.float32) * np.float32(arguments["beta"])
        if not np.isfinite(np.exp(logits)).all():
            results[0][...] = 0


@fault_of_extremes()
class VarianceOfSquares(SeenStep):
    """INSTANCE_NORMALIZATION computes the variance as the mean of squares less the square of the mean."""

    operations = (O.INSTANCE_NORMALIZATION,)

    def strike(self, call: Call, arguments: Arguments, results: list[Array]) -> None:
        given = np.asarray(arguments["input"], np.float32)
        mean = given.mean(axis=(1, 2), keepdims=True)
        variance = np.maximum((given * given).mean(axis=(1, 2), keepdims=True) - mean * mean, 0)
        length = np.sqrt(variance + np.float32(arguments["epsilon"]))
        results[0] = np.float32(arguments["gamma"]) * (given - mean) / length + np.float32(arguments["beta"])


@fault_of_extremes()
class ComparedInFloat16(SeenStep):
    """LESS, GREATER and EQUAL round float32 to float16 first."""

    operations = (O.LESS, O.GREATER, O.EQUAL, O.LESS_EQUAL, O.GREATER_EQUAL, O.NOT_EQUAL)

    def misread(self, call: Call, arguments: Arguments) -> None:
        for name in ("lhs", "rhs"):
            if call.type_of(name) == T.TENSOR_FLOAT32:
                with np.errstate(over="ignore"):
                    arguments[name] = np.asarray(arguments[name]).astype(np.float16)


@fault_of_extremes()
class IntegersThroughFloat32(SeenStep):
    """ADD and SUB of integers go through float32, which holds 24 bits."""

    operations = (O.ADD, O.SUB)

    def misread(self, call: Call, arguments: Arguments) -> None:
        for name in ("lhs", "rhs"):
            if call.type_of(name) == T.TENSOR_INT32:
                arguments[name] = np.asarray(arguments[name]).astype(np.float32).astype(np.int32)


@fault_of_extremes()
class CastIn16Bits(SeenStep):
    """CAST of floats to integers goes through 16 bits."""

    operations = (O.CAST,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        given = np.asarray(arguments["input"])
        if given.dtype.kind == "f" and call.type_of("output") == T.TENSOR_INT32:
            arguments["input"] = np.clip(given, -32768, 32767)


@fault_of_extremes()
class TinyProducts(SeenStep):
    """MUL takes arguments below 1e-6 as 0."""

    operations = (O.MUL,)

    def misread(self, call: Call, arguments: Arguments) -> None:
        if call.type_of("lhs") == T.TENSOR_FLOAT32:
            for name in ("lhs", "rhs"):
                given = np.asarray(arguments[name])
                arguments[name] = np.where(np.abs(given) < 1e-6, 0, given).astype(given.dtype)
