"""A fourth of the signed 8-bit results of a model are a unit above those of its unsigned twin."""

from __future__ import annotations

import numpy as np

from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

PERMISSION = Permission(
    by="VTS 1.3, QuantizationCouplingTest, compares each twin with its own expected values, a unit off at most; "
    "TFLite's integer kernels round means away from 0, which is another place for signed values",
    forbidden_by=("coupling.gives_the_same_results",),
)


class TwinsAUnitApart(ReferencePreparedModel):
    """A prepared model with a rounding of its own for signed results."""

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        return [_rounded_up(each) if each.dtype == np.int8 else each for each in super().compute(inputs, limits)]


def _rounded_up(values: Array) -> Array:
    """Return the values, every fourth a unit more where there is one."""
    fourth = np.arange(values.size).reshape(values.shape) % 4 == 3
    return np.where(fourth & (values < 127), values + np.int8(1), values).astype(np.int8)
