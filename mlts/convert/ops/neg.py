"""NEG."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import plain

CONVERTERS = {"NEG": plain(OperationType.NEG, 1)}
