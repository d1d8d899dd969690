"""Products of scales, as conditions on a quantised output or bias have them."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.graph import Operand


def scale_product(one: Operand, other: Operand) -> float:
    """Return the product of two scales in float32, the type that operands carry them in: at a boundary, such as 0.1 *
    0.7 against 0.07, another precision decides otherwise than the HAL's reference.
    """
    with np.errstate(over="ignore", under="ignore"):
        return float(np.float32(one.scale) * np.float32(other.scale))
