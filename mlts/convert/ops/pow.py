"""POW."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import plain

CONVERTERS = {"POW": plain(OperationType.POW, 2)}
