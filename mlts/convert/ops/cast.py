"""CAST. The HAL clamps to UINT8 where LiteRT takes the lowest byte; both leave out the scales."""

from __future__ import annotations

from harness.model.codes import OperationType
from mlts.convert.step import plain

CONVERTERS = {"CAST": plain(OperationType.CAST, 1)}
