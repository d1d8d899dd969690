"""The reference driver with bugs in its kernels that a page must tell apart: ``inproc:nnconform.reports.tests.bugs``.

The option ``in`` names the operations with a bug, separated by a plus; by default TRANSPOSE and SOFTMAX.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from nnconform.harness.driver.interface import Device
from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.parts import driver_of
from nnconform.reference_driver.plan import Step

Arguments = dict[str, Any]
Compute = Callable[[Arguments], Sequence[Array]]


def _inverse_permutation(arguments: Arguments, compute: Compute) -> Sequence[Array]:
    inverse = tuple(int(each) for each in np.argsort(arguments["order"]))
    return compute({**arguments, "order": inverse})


def _overflow(arguments: Arguments, compute: Compute) -> Sequence[Array]:
    input = arguments["input"]
    with np.errstate(all="ignore"):
        powers = np.exp(input * input.dtype.type(arguments["beta"]))
        return [powers / powers.sum(axis=arguments["along"], keepdims=True)] if input.size else [input]


def _twice(arguments: Arguments, compute: Compute) -> Sequence[Array]:
    return [result * 2 for result in compute(arguments)]


def _nan(arguments: Arguments, compute: Compute) -> Sequence[Array]:
    return [np.full_like(result, np.nan) for result in compute(arguments)]


def _refused(arguments: Arguments, compute: Compute) -> Sequence[Array]:
    raise ValidationError("input", "bug", "a value", "none")


def _zero(arguments: Arguments, compute: Compute) -> Sequence[Array]:
    return [np.zeros_like(result) for result in compute(arguments)]


def _reversed(arguments: Arguments, compute: Compute) -> Sequence[Array]:
    return [np.ascontiguousarray(result[..., ::-1]) for result in compute(arguments)]


def _out_of_memory(arguments: Arguments, compute: Compute) -> Sequence[Array]:
    raise MemoryError


BUGS: dict[str, Callable[[Arguments, Compute], Sequence[Array]]] = {
    "TRANSPOSE": _inverse_permutation,
    "SOFTMAX": _overflow,
    "ADD": _twice,
    "TANH": _nan,
    "FLOOR": _refused,
    "RELU6": _zero,
    "MUL": _reversed,
    "ABS": _out_of_memory,
}


def open_device(**options: str) -> Device:
    """Return the driver."""
    names = options.pop("in", "TRANSPOSE+SOFTMAX").split("+")
    bugs = {OperationType[name]: BUGS[name] for name in names}

    class Buggy(Step):
        def compute(self, call: Call, arguments: Arguments) -> Sequence[Array]:
            bug = bugs.get(OperationType(call.op.code))
            compute = super().compute
            if bug is None:
                return compute(call, arguments)
            return bug(arguments, lambda changed: compute(call, changed))

    device: Device = driver_of(Buggy)(**options)
    return device
