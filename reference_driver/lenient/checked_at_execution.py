"""The driver looks at ranks, at the values of constants, at the quantisation that an operation fixes, at infinite
scales and at sizes of 4 GiB only when it executes.
"""

from __future__ import annotations

from math import isinf

from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.overlooking import Overlooking

PERMISSION = Permission(
    by="AOSP's validateModel and validateOperation, which look at structure and types; no mutation of VTS 1.3 "
    "ValidateModel breaks these rules",
    against_the_text="IDevice.hal 1.3, getSupportedOperations_1_3 and prepareModel_1_3: INVALID_ARGUMENT for an "
    "invalid model; types.hal 1.0 to 1.3, each operation: what its inputs must be",
    forbidden_by=("mutation.refused_by_the_preparation", "mutation.refused_by_the_query"),
)

_LATE = frozenset({"rank", "quantisation", "size in bytes"})


class CheckedAtExecution(Overlooking):
    """A device that takes a model of the right structure and types; executions of a broken one fail."""

    def overlooks(self, model: Model, error: ValidationError) -> bool:
        if error.rule in _LATE or (error.rule == "value" and error.got != "none"):
            return True
        return error.rule.startswith("scale of ") and isinstance(error.got, float) and isinf(error.got)
