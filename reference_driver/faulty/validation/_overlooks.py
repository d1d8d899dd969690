"""What drivers have in common that do something else than refuse where a model breaks some rule."""

from __future__ import annotations

from collections.abc import Callable

from nnconform.harness.model.codes import ErrorStatus, Priority
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model
from nnconform.harness.validate.model import CheckedGraph, validate_model
from nnconform.reference_driver.device import Prepared, ReferenceDevice
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.plan import Program

Overlooked = Callable[[Model, ValidationError], bool]
BOTH = ("mutation.refused_by_the_query", "mutation.refused_by_the_preparation")
# The checks that try one broken model of a kind.
CYCLE = ("support.refuses_a_cycle", "preparation.calls_back_once_when_it_refuses")
EXTENSIONS = ("extensions.refuses_prefixes_with",)


def problem(model: Model) -> ValidationError | None:
    """The rule that a model breaks."""
    try:
        validate_model(model)
    except ValidationError as error:
        return error
    return None


class Unprepared(Program):
    """In place of the program of a model that no program can be made of."""

    def __init__(self) -> None:
        """It is never run."""


class Overlooking(ReferenceDevice):
    """Takes a model that breaks a rule for valid where ``overlooks`` says so."""

    def overlooks(self, model: Model, error: ValidationError) -> bool:
        """Whether the model is taken though it has this fault."""
        raise NotImplementedError

    def takes(self, model: Model) -> bool:
        """Whether it is a broken model that is taken for valid."""
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

    def _prepare(self, model: Model, checked: tuple[CheckedGraph, ...], priority: Priority, limits: Limits) -> Prepared:
        if not checked:
            return ErrorStatus.NONE, self.prepared_model(self, model, Unprepared(), priority)
        return super()._prepare(model, checked, priority, limits)


def overlooking(overlooked: Overlooked) -> type[Overlooking]:
    """A driver that takes what ``overlooked`` says for valid."""

    class Faulty(Overlooking):
        """Overlooks that."""

        def overlooks(self, model: Model, error: ValidationError) -> bool:
            return overlooked(model, error)

    return Faulty
