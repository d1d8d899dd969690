"""Inputs of float32 are rounded to float16 though the model is not relaxed; if there are none, results of float32."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty._fault import Execution, Fault, Target
from nnconform.reference_driver.faulty._rounded import float32_inputs, with_rounded


def _places(target: Target) -> Iterable[str]:
    return ("",) if float32_inputs(target) else (arg.name for arg in target.outputs(T.TENSOR_FLOAT32))


def _rounded(array: Array) -> Array:
    with np.errstate(over="ignore", invalid="ignore"):
        return array.astype(np.float16).astype(array.dtype)


def _strike(execution: Execution) -> list[Array]:
    if not execution.place:
        return with_rounded(execution, T.TENSOR_FLOAT32, _rounded)
    struck = [arg.name == execution.place for arg in execution.call.form.outputs]
    return [_rounded(found) if hit else found for found, hit in zip(execution.right, struck, strict=True)]


FAULT = Fault(
    "rounds float32 to float16", "float32 values of more than 11 significant bits, not relaxed", _places, _strike
)
