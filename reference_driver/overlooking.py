"""A device that accepts some invalid models: one that checks less than the contract has, or checks it later."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.extensions.registry import known_vendors
from nnconform.harness.extensions.vendors import Vendors
from nnconform.harness.model.codes import ErrorStatus, Priority
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.validate.model import CheckedGraph, validate_model
from nnconform.reference_driver.buffers import NotPossible
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import Prepared, ReferenceDevice
from nnconform.reference_driver.plan import Program


def problem(model: Model) -> ValidationError | None:
    """Return the error for the rule that a model breaks."""
    try:
        validate_model(model)
    except ValidationError as error:
        return error.copy()
    return None


class Unprepared(Program):
    """A stand-in for the program of a model for which no program can be built: every execution fails."""

    def __init__(self, model: Model) -> None:
        self.model, self.vendors = model, Vendors(model, known_vendors())

    def run(self, inputs: Sequence[Array | None], limits: Limits) -> list[Array]:
        """Raises NotPossible."""
        raise NotPossible("a model that was prepared without a program")


class LaterFailing(ReferenceDevice):
    """A device that prepares a model without validated graphs all the same; every execution of it fails."""

    def _prepare(self, model: Model, checked: tuple[CheckedGraph, ...], priority: Priority, limits: Limits) -> Prepared:
        if not checked:
            return ErrorStatus.NONE, self.prepared_model(self, model, Unprepared(model), priority)
        return super()._prepare(model, checked, priority, limits)


class Overlooking(LaterFailing):
    """A device that accepts an invalid model if ``overlooks`` returns true for it."""

    def overlooks(self, model: Model, error: ValidationError) -> bool:
        """Return whether the model is accepted despite this error."""
        raise NotImplementedError

    def takes(self, model: Model) -> bool:
        """Return whether the model is invalid but accepted."""
        error = problem(model)
        return error is not None and self.overlooks(model, error)

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        if self.takes(model):
            return ErrorStatus.NONE, (True,) * len(model.main.operations)
        return super().supported_operations(model)

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        if self.takes(model):
            return ErrorStatus.NONE, ()
        return super().check_preparation(model, preference, priority, limits)
