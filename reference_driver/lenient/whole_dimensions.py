"""A request that gives some extents of an argument and leaves others 0 is refused."""

from __future__ import annotations

from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.request import Request
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

PERMISSION = Permission(
    by="types.hal 1.0, RequestArgument: if dimensions are given, all of them must be; VTS gives none in part",
    forbidden_by=("outputs.may_have_their_extents_in_the_request",),
)


class WholeDimensions(ReferencePreparedModel):
    """A prepared model whose requests give all extents of an argument or none."""

    def check(self, request: Request, measure: int) -> ErrorStatus:
        partly = any(0 in argument.dimensions for argument in (*request.inputs, *request.outputs))
        return ErrorStatus.INVALID_ARGUMENT if partly else super().check(request, measure)
