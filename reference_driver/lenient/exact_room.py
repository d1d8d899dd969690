"""A request is refused if an output of known extents has more, or less, room than it needs."""

from __future__ import annotations

from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import Request
from nnconform.harness.validate.operand import is_vendors, value_size
from nnconform.harness.validate.request import argument_dimensions
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

PERMISSION = Permission(
    by="AOSP's validateRequest: the length of an argument whose size is known must be that size; types.hal 1.0, "
    "DataLocation and RequestArgument say nothing of more room",
    forbidden_by=("outputs.may_have_more_room", "requests.unusual_ones_are_executed"),
    shows_in=("buffer_states",),
)


class ExactRoom(ReferencePreparedModel):
    """A prepared model whose outputs of known size have exactly that size."""

    def check(self, request: Request, measure: int) -> ErrorStatus:
        status = super().check(request, measure)
        return status or (ErrorStatus.NONE if self._is_exact(request) else ErrorStatus.INVALID_ARGUMENT)

    def _is_exact(self, request: Request) -> bool:
        operands = (self.model.main.operands[index] for index in self.model.main.output_indexes)
        for operand, argument in zip(operands, request.outputs, strict=True):
            if argument.has_no_value or is_vendors(operand.type):
                continue
            size = value_size(operand.type, argument_dimensions(operand.dimensions, argument.dimensions, "output"))
            place = argument.location
            if size and isinstance(request.pools[place.pool_index], Memory) and place.length != size:
                return False
        return True
