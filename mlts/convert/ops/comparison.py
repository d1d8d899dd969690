"""EQUAL, GREATER, GREATER_EQUAL, LESS, LESS_EQUAL and NOT_EQUAL."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import plain

_CODES = (
    OperationType.EQUAL,
    OperationType.GREATER,
    OperationType.GREATER_EQUAL,
    OperationType.LESS,
    OperationType.LESS_EQUAL,
    OperationType.NOT_EQUAL,
)

CONVERTERS = {code.name: plain(code, 2) for code in _CODES}
