"""A request is refused in which any two arguments overlap, though inputs may."""

from __future__ import annotations

from itertools import combinations

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.request import Request, RequestArgument
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("requests.inputs_may_share_their_bytes",)


def _overlap(first: RequestArgument, second: RequestArgument) -> bool:
    a, b = first.location, second.location
    return a.pool_index == b.pool_index and a.offset < b.offset + b.length and b.offset < a.offset + a.length


class Prepared(ReferencePreparedModel):
    """Wants every argument apart."""

    def check(self, request: Request, measure: int) -> ErrorStatus:
        shared = any(_overlap(*pair) for pair in combinations(request.inputs, 2))
        return ErrorStatus.INVALID_ARGUMENT if shared else super().check(request, measure)


class Faulty(ReferenceDevice):
    """Prepares such models."""

    prepared_model = Prepared


open_device = Faulty
