"""Cases whose right outputs are known for scaled inputs too: twice the inputs give twice the outputs."""

from __future__ import annotations

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.support import models
from nnconform.harness.model.numbers import Array
from nnconform.harness.spec.case import Case

# In these models every output is homogeneous in the inputs, and a power of two changes no digit of a float32.
NAMES = ("add_float32", "chain_float32", "pool_float32")


def scaled_cases(power: int) -> list[Case]:
    """Return the cases of such models, with inputs and outputs times two to the ``power``; exact."""
    return [scaled(models.case(name), power) for name in NAMES]


def scaled(case: Case, power: int) -> Case:
    """Return one such case with inputs and outputs times two to the ``power``; exact."""
    factor = np.float32(2.0**power)

    def scale(arrays: tuple[Array | None, ...]) -> tuple[Array | None, ...]:
        return tuple(None if array is None else array * factor for array in arrays)

    return replace(case, inputs=scale(case.inputs), expected=scale(case.expected))
