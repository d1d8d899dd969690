"""A driver that is wrong only with unknown extents: it keeps as much of a result as the model declares."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


def _kept(operand: Operand, array: Array) -> Array:
    """Return the array with zeros beyond the first element of each axis whose extent is not declared."""
    kept = np.zeros_like(array)
    inside = tuple(slice(None) if extent else slice(1) for extent in operand.dimensions)
    kept[inside] = array[inside]
    return kept


class _DeclaredSizes(ReferencePreparedModel):
    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        operands = [self.model.main.operands[index] for index in self.model.main.output_indexes]
        return [_kept(*pair) for pair in zip(operands, super().compute(inputs, limits), strict=True)]


class DeclaredSizes(ReferenceDevice):
    """The device."""

    prepared_model = _DeclaredSizes
