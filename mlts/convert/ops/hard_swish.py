"""HARD_SWISH."""

from __future__ import annotations

from harness.model.codes import OperationType
from mlts.convert.step import plain

CONVERTERS = {"HARD_SWISH": plain(OperationType.HARD_SWISH, 1)}
