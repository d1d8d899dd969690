"""Images in NCHW order are read as if they were in NHWC order."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.call import NHWC_TO_NCHW
from nnconform.reference_driver.faulty._fault import Execution, Fault, Target


def _places(target: Target) -> Iterable[str]:
    flagged = any(arg.name == "nchw" for arg in target.form.inputs)
    return (arg.name for arg in target.tensors() if flagged and arg.image)


def _strike(execution: Execution) -> list[Array]:
    return execution.with_tensor(_as_it_lies) if execution.call.nchw() else execution.right


def _as_it_lies(image: Array) -> Array:
    return np.ascontiguousarray(image.transpose(NHWC_TO_NCHW)).reshape(image.shape)


FAULT = Fault("reads NCHW images as NHWC", "NCHW with more than one channel and more than one cell", _places, _strike)
