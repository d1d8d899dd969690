"""MAXIMUM and MINIMUM."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import plain

CONVERTERS = {code.name: plain(code, 2) for code in (OperationType.MAXIMUM, OperationType.MINIMUM)}
