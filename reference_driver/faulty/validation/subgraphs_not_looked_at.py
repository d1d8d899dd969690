"""Of a model only the main subgraph is looked at."""

from __future__ import annotations

from nnconform.reference_driver.faulty.validation._overlooks import BOTH, overlooking

CAUGHT_BY = BOTH
open_device = overlooking(lambda model, error: error.where.startswith("referenced"))
