"""A request with more than 32 pools is refused for want of room."""

from __future__ import annotations

from nnconform.harness.driver.permission import Permission
from nnconform.harness.driver.versions import status_for
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.request import Request
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

PERMISSION = Permission(
    by="types.hal 1.3, ErrorStatus: RESOURCE_EXHAUSTED_*, a failure for want of resources, such as those of a table "
    "of mapped memories; GENERAL_FAILURE before; the runtime puts what an application gives by pointers into one pool",
    shows_in=("requests", "tables"),
)
_ROOM = 32


class FewPools(ReferencePreparedModel):
    """A prepared model of a device that maps few memories at a time."""

    def check(self, request: Request, measure: int) -> ErrorStatus:
        status = super().check(request, measure)
        if status == ErrorStatus.NONE and len(request.pools) > _ROOM:
            return status_for(self.device.hal, ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT)
        return status
