"""INT32 elements go through float32, which holds 24 bits."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty._fault import Execution, Fault, Target
from nnconform.reference_driver.faulty._rounded import with_rounded


def _places(target: Target) -> Iterable[str]:
    # Where something else comes out (the sum of a quantised bias and products) so small a difference is rounded away.
    data = any(target.types.type_of(arg) == T.TENSOR_INT32 and arg.type is None for arg in target.tensors())
    return ("",) if data and any(True for _ in target.outputs(T.TENSOR_INT32)) else ()


def _strike(execution: Execution) -> list[Array]:
    return with_rounded(execution, T.TENSOR_INT32, lambda array: array.astype(np.float32).astype(array.dtype))


FAULT = Fault("takes INT32 through float32", "odd integers above 2^24", _places, _strike)
