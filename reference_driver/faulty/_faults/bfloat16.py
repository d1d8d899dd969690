"""Inputs of float32 are cut to bfloat16, as some matrix units do."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty._fault import Execution, Fault, Target
from nnconform.reference_driver.faulty._rounded import float32_inputs, with_rounded


def _places(target: Target) -> Iterable[str]:
    return ("",) if float32_inputs(target) else ()


def _cut(array: Array) -> Array:
    single = np.ascontiguousarray(array, np.float32)
    return (single.view(np.uint32) & np.uint32(0xFFFF0000)).view(np.float32).astype(array.dtype)


def _strike(execution: Execution) -> list[Array]:
    return with_rounded(execution, T.TENSOR_FLOAT32, _cut)


FAULT = Fault("cuts float32 to bfloat16", "float32 values of more than 8 significant bits", _places, _strike)
