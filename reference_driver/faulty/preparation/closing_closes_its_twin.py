"""A convolution is prepared once however often it is asked for, and closing that closes it for all."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus, OperationType, Priority
from nnconform.harness.model.graph import Model
from nnconform.harness.model.request import Request
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.device import Prepared, ReferenceDevice
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("preparation.prepares_a_model_twice",)


class Shared(ReferencePreparedModel):
    """One for several who asked."""

    closed = False

    def check(self, request: Request, measure: int) -> ErrorStatus:
        return ErrorStatus.GENERAL_FAILURE if self.closed else super().check(request, measure)

    def close(self) -> None:
        self.closed = True


class Faulty(ReferenceDevice):
    """Keeps the last model that it prepared until it is closed."""

    prepared_model = Shared
    last: ReferencePreparedModel | None = None

    def _prepare(self, model: Model, checked: tuple[CheckedGraph, ...], priority: Priority, limits: Limits) -> Prepared:
        last = self.last
        twin = isinstance(last, Shared) and last.model == model and not last.closed
        if twin and model.main.operations[0].type == OperationType.CONV_2D:
            return ErrorStatus.NONE, last
        status, self.last = super()._prepare(model, checked, priority, limits)
        return status, self.last


open_device = Faulty
