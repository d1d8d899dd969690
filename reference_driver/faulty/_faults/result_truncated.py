"""Quantised results are cut towards zero instead of rounded."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty._fault import Execution, Fault, Target
from nnconform.reference_driver.faulty._raw import quantised_outputs, with_raw
from nnconform.reference_driver.kernels.registry import Takes


def _places(target: Target) -> Iterable[str]:
    # The results of kernels that take raw values are rounded already.
    return quantised_outputs(target) if target.kernel.takes is Takes.REAL else ()


def _strike(execution: Execution) -> list[Array]:
    return with_raw(execution, lambda raw, zero_point, low, high: np.trunc(raw - zero_point) + zero_point)


FAULT = Fault("cuts quantised results", "results between two raw values", _places, _strike)
