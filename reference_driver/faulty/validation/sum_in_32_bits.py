"""Where a constant ends is computed in 32 bits, in which the sum of a large offset and a length is small."""

from __future__ import annotations

from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import DataLocation, Model
from nnconform.reference_driver.faulty.validation._overlooks import BOTH, overlooking

CAUGHT_BY = BOTH


def _wraps(model: Model, error: ValidationError) -> bool:
    place = error.got
    if not isinstance(place, DataLocation) or error.rule != "location" or place.length >= 1 << 31:
        return False
    return place.offset + place.length >= 1 << 32


open_device = overlooking(_wraps)
