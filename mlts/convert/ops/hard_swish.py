"""HARD_SWISH."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import plain

CONVERTERS = {"HARD_SWISH": plain(OperationType.HARD_SWISH, 1)}
