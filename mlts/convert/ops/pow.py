"""POW."""

from __future__ import annotations

from harness.model.codes import OperationType
from mlts.convert.step import plain

CONVERTERS = {"POW": plain(OperationType.POW, 2)}
