"""LOGICAL_NOT."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import plain

CONVERTERS = {"LOGICAL_NOT": plain(OperationType.LOGICAL_NOT, 1)}
