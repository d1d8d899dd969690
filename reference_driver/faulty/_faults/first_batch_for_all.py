"""Every batch gets the results of the first."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty._fault import Execution, Fault, anywhere


def _strike(execution: Execution) -> list[Array]:
    return [np.broadcast_to(each[:1], each.shape) if each.ndim > 1 else each for each in execution.right]


FAULT = Fault("gives every batch the results of the first", "two batches that differ", anywhere, _strike)
