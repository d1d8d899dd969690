"""The results have an axis too many."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty._fault import Execution, Fault, anywhere


def _strike(execution: Execution) -> list[Array]:
    return [each[np.newaxis] for each in execution.right]


FAULT = Fault("gives its results an axis too many", "an output whose dimensions are compared", anywhere, _strike)
