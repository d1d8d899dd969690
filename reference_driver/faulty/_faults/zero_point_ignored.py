"""The zero point of a quantised input is taken as 0."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from nnconform.harness.model.numbers import ZERO_POINTS, Array
from nnconform.reference_driver.faulty._fault import Execution, Fault, Target
from nnconform.reference_driver.kernels.registry import Takes
from nnconform.reference_driver.tensors import Quantised


def _places(target: Target) -> Iterable[str]:
    stored = target.kernel.takes is Takes.STORED
    typed = ((arg.name, target.types.type_of(arg)) for arg in target.tensors() if not arg.any_type)
    return (name for name, code in typed if not stored and ZERO_POINTS.get(code, (0, 0)) != (0, 0))


def _strike(execution: Execution) -> list[Array]:
    name = execution.place
    given, operand = execution.arguments[name], execution.call.operand(name)
    if isinstance(given, Quantised):
        return execution.with_arguments(**{name: Quantised(given.raw, replace(given.quantisation, zero_point=0))})
    return execution.with_tensor(lambda real: real + real.dtype.type(operand.zero_point * operand.scale))


FAULT = Fault("ignores the zero point of an input", "a zero point that is not 0", _places, _strike)
