"""EMBEDDING_LOOKUP."""

from __future__ import annotations

from harness.model.codes import OperationType
from mlts.convert.step import plain

CONVERTERS = {"EMBEDDING_LOOKUP": plain(OperationType.EMBEDDING_LOOKUP, 2)}
