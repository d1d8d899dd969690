"""Quantised results are stored as if the output's zero point were 0."""

from __future__ import annotations

from collections.abc import Iterable

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty._fault import Execution, Fault, Target
from nnconform.reference_driver.faulty._raw import quantised_outputs, with_raw


def _places(target: Target) -> Iterable[str]:
    return quantised_outputs(target)


def _strike(execution: Execution) -> list[Array]:
    return with_raw(execution, lambda raw, zero_point, low, high: raw - zero_point)


FAULT = Fault("ignores the output's zero point", "an output whose zero point is not 0", _places, _strike)
