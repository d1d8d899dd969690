"""Inputs of float32 are rounded to float16 though the model is not relaxed."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from harness.model.codes import OperandType as T
from harness.model.numbers import Array
from reference_driver.faulty._fault import Execution, Fault, Target
from reference_driver.faulty._rounded import float32_inputs, with_rounded


def _places(target: Target) -> Iterable[str]:
    return ("",) if float32_inputs(target) else ()


def _strike(execution: Execution) -> list[Array]:
    return with_rounded(execution, T.TENSOR_FLOAT32, lambda array: array.astype(np.float16).astype(array.dtype))


FAULT = Fault(
    "rounds float32 to float16", "float32 values of more than 11 significant bits, not relaxed", _places, _strike
)
