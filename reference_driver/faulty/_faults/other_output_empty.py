"""An output other than the first is zeros."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty._fault import Execution, Fault, Target


def _places(target: Target) -> Iterable[str]:
    return (arg.name for arg in target.form.outputs[1:])


def _strike(execution: Execution) -> list[Array]:
    names = [arg.name for arg in execution.call.form.outputs]
    place = names.index(execution.place)
    found = list(execution.right)
    found[place] = np.zeros_like(found[place])
    return found


FAULT = Fault("leaves another output empty", "that output asked for, and not zeros", _places, _strike)
