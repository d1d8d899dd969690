"""EMBEDDING_LOOKUP."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import plain

CONVERTERS = {"EMBEDDING_LOOKUP": plain(OperationType.EMBEDDING_LOOKUP, 2)}
