"""The results have their extents in the wrong order."""

from __future__ import annotations

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty._fault import Execution, Fault, anywhere


def _strike(execution: Execution) -> list[Array]:
    return [each.reshape(each.shape[::-1]) for each in execution.right]


FAULT = Fault("gives its results the extents in the wrong order", "an output with different extents", anywhere, _strike)
