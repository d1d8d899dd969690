"""The driver does not look for arguments that overlap, for pools of the wrong protection or for needed arguments
without a value before it executes.
"""

from __future__ import annotations

from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.request import Request
from nnconform.harness.validate.request import validate_request
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

PERMISSION = Permission(
    by="AOSP's validateRequest, which looks at none of these; VTS 1.3 ValidateRequest, which only leaves arguments out",
    against_the_text="types.hal 1.0, Request: the outputs of a request share no bytes with other arguments; types.hal "
    "1.0 RequestArgument: hasNoValue is for optional operands",
    forbidden_by=("requests.broken_ones_are_refused",),
)


class RequestsUnchecked(ReferencePreparedModel):
    """A prepared model that finds out by executing."""

    def check(self, request: Request, measure: int) -> ErrorStatus:
        status = super().check(request, measure)
        overlooked = status == ErrorStatus.INVALID_ARGUMENT and self._overlooks(request)
        return ErrorStatus.NONE if overlooked else status

    def _overlooks(self, request: Request) -> bool:
        try:
            validate_request(self.model, request)
        except ValidationError as error:
            overlap = error.rule == "location" and str(error.got).startswith("overlapping")
            return overlap or error.rule in ("protection of the pool", "value")
        return False
