"""SELECT and SELECT_V2: the HAL broadcasts nothing."""

from __future__ import annotations

from harness.model.codes import OperationType
from mlts.convert.step import plain

CONVERTERS = {name: plain(OperationType.SELECT, 3) for name in ("SELECT", "SELECT_V2")}
