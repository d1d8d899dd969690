"""Quantised results beyond the range wrap round instead of staying at its end."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty._fault import Execution, Fault, Target
from nnconform.reference_driver.faulty._raw import quantised_outputs, with_raw


def _places(target: Target) -> Iterable[str]:
    return quantised_outputs(target)


def _strike(execution: Execution) -> list[Array]:
    return with_raw(execution, lambda raw, zero_point, low, high: low + (np.round(raw) - low) % (high - low + 1))


FAULT = Fault("wraps round instead of saturating", "results beyond the range of the type", _places, _strike)
