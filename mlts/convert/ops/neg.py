"""NEG."""

from __future__ import annotations

from harness.model.codes import OperationType
from mlts.convert.step import plain

CONVERTERS = {"NEG": plain(OperationType.NEG, 1)}
