"""An output is followed by zeros to the end of its buffer."""

from __future__ import annotations

from nnconform.harness.driver.arguments import pool_views
from nnconform.harness.model.codes import MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.validate.operand import value_size
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("outputs.may_have_more_room",)


class Prepared(ReferencePreparedModel):
    """Clears what an output does not need."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        for argument, index in zip(request.outputs, self.model.main.output_indexes, strict=True):
            operand, place = self.model.main.operands[index], argument.location
            needed = value_size(operand.type, operand.dimensions)
            if needed:
                pool = pool_views(request)[place.pool_index]
                pool[place.offset + needed : place.offset + place.length] = bytes(max(0, place.length - needed))
        return result


open_device = driver_of(Prepared)
