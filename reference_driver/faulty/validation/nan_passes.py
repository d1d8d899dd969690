"""A scale is refused where a comparison says that it is too small or too large, and NaN is neither."""

from __future__ import annotations

from math import isnan

from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.faulty.validation._overlooks import BOTH, overlooking

CAUGHT_BY = BOTH


def _is_nan(model: Model, error: ValidationError) -> bool:
    return isinstance(error.got, float) and isnan(error.got)


open_device = overlooking(_is_nan)
