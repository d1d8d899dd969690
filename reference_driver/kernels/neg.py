"""NEG."""

from __future__ import annotations

from harness.model.codes import OperationType
from harness.model.numbers import Array
from reference_driver.kernels.registry import kernel


@kernel(OperationType.NEG)
def neg(input: Array) -> Array:
    return -input
