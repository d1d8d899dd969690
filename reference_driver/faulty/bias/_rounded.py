"""Base of the faults in roundings: exact results, rounded as the faulty driver does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar

import numpy as np

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import FLOATS, QUANTISED, Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.kernels.registry import Takes
from nnconform.reference_driver.plan import Step
from nnconform.reference_driver.tensors import Quantisation, Quantised

Arguments = dict[str, Any]
fault_of_rounding = partial(fault, caught_by={"bias": "wrong"}, command="bias-faults", level=Level.STRICT)


class RoundedStep(Step):
    """A step of one of ``operations`` whose results are computed in float64 and then rounded by ``units_to_raw``, for
    quantised outputs, or ``real_to_float``. ``types``: those of the outputs that it rounds so.
    """

    operations: ClassVar[tuple[OperationType, ...]] = ()
    types: ClassVar[frozenset[OperandType]] = QUANTISED

    def __init__(self, program: Any, *more: Any) -> None:
        super().__init__(program, *more)
        self.real = program.kernels.get((self.call.op.code, Takes.REAL))

    def compute(self, call: Call, arguments: Arguments) -> Sequence[Array]:
        results = super().compute(call, arguments)
        operands = [self.graph.operands[index] for index in self.operation.outputs]
        if call.op.code not in self.operations or not {operand.type for operand in operands} & self.types:
            return results
        exact = self.exact(call, arguments)
        return [
            self._rounded(arguments, operand, real) if operand.type in self.types else result
            for operand, real, result in zip(operands, exact, results, strict=True)
        ]

    def exact(self, call: Call, arguments: Arguments) -> Sequence[Array]:
        """Return the exact results, by the kernel for real numbers."""
        given = {
            name: arguments[name] if name in arguments else call.derived(name) for name in self.real.parameters
        } | {name: arguments[name] for name in self.real.specials}
        real = {name: _wide(value) for name, value in given.items()}
        if any(isinstance(value, Quantised) for value in given.values()) and "bias" in given:
            real["bias"] = given["bias"] * multiplier(arguments)
        results = self.real.compute(**real)
        return list(results) if isinstance(results, tuple | list) else [results]

    def _rounded(self, arguments: Arguments, operand: Operand, real: Array) -> Array:
        if operand.type in FLOATS:
            return self.real_to_float(
                real, np.dtype(np.float16 if operand.type == OperandType.TENSOR_FLOAT16 else np.float32)
            )
        output = Quantisation.of(operand)
        raw = self.units_to_raw(real / np.float64(output.scale) + output.zero_point, output, arguments)
        if self.kernel.takes is Takes.QUANTISED:
            return raw
        return np.asarray((raw - output.zero_point) * np.float64(output.scale))

    def units_to_raw(self, units: Array, output: Quantisation, arguments: Arguments) -> Array:
        """Return raw values for exact results in units of the output's scale; both with the zero point added."""
        raise NotImplementedError

    def real_to_float(self, real: Array, dtype: np.dtype[Any]) -> Array:
        """Return floats of ``dtype`` for exact results."""
        raise NotImplementedError


def multiplier(arguments: Arguments) -> Array:
    """Return the product of the scales of the two quantised tensors that a call multiplies."""
    first, second = [each for each in arguments.values() if isinstance(each, Quantised)][:2]
    return np.asarray(first.scale, np.float64) * np.asarray(second.scale, np.float64)


def towards_zero(real: Array, dtype: np.dtype[Any]) -> Array:
    """Return the floats of ``dtype`` next to real numbers, on the side of 0."""
    nearest = real.astype(dtype)
    beyond = np.abs(nearest.astype(np.float64)) > np.abs(real)
    return np.where(beyond, np.nextafter(nearest, dtype.type(0)), nearest)


def _wide(value: Any) -> Any:
    """Return an argument in float64; integers, and what is no tensor, as they are."""
    if isinstance(value, Quantised):
        return value.quantisation.real(value.raw, np.float64)
    if isinstance(value, list):
        return [_wide(each) for each in value]
    if isinstance(value, np.ndarray) and value.dtype.kind == "f":
        return value.astype(np.float64)
    return value
