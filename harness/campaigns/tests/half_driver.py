"""A right driver: what a model relaxes is computed in float16, as on an accelerator that has nothing else.

Each operation reads its floats as float16 and stores its results so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.parts import driver_of
from nnconform.reference_driver.plan import Step


class Half(Step):
    """A step of a relaxed model that knows float16 alone."""

    def __init__(self, program: Any, *arguments: Any) -> None:
        super().__init__(program, *arguments)
        self._relaxed = program.model.relax_computation_float32_to_float16

    def compute(self, call: Call, arguments: dict[str, Any]) -> Sequence[Array]:
        if not self._relaxed:
            return super().compute(call, arguments)
        results = super().compute(call, {name: _half(each) for name, each in arguments.items()})
        return [_half(each) for each in results]


def _half(value: Any) -> Any:
    """Return the nearest numbers of float16, in their own type; what is no tensor of floats as it is."""
    if isinstance(value, list):
        return [_half(each) for each in value]
    if not isinstance(value, np.ndarray) or value.dtype.kind != "f":
        return value
    return value.astype(np.float16).astype(value.dtype)


def open_half(**options: str) -> object:
    """Return the driver."""
    return driver_of(Half)(**options)
