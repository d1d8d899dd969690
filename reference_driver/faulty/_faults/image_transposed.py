"""Height and width of an output image are exchanged."""

from __future__ import annotations

from collections.abc import Iterable

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty._fault import Execution, Fault, Target, fitted


def _places(target: Target) -> Iterable[str]:
    return ("",) if any(arg.image for arg in target.form.outputs) else ()


def _strike(execution: Execution) -> list[Array]:
    turned = (each.swapaxes(1, 2) if each.ndim == 4 else each for each in execution.right)
    return list(map(fitted, turned, execution.right))


FAULT = Fault("exchanges height and width of its results", "an output that is not symmetric", _places, _strike)
