"""The reference driver that rewrites each model with one pass before it compiles it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import update_wrapper

from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model, Operation
from nnconform.harness.validate.model import CheckedGraph, validate_model
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.plan import Program
from nnconform.reference_driver.rewriting.draft import Draft

# Changes the draft at one operation, or as a whole; returns whether it did.
AtStep = Callable[[Draft, Operation], bool]
OfWhole = Callable[[Draft], bool]


@dataclass(eq=False)
class Pass:
    """A pass: exactly one of ``at_step``, tried at each operation in turn, and ``of_whole`` is set."""

    at_step: AtStep | None = None
    of_whole: OfWhole | None = None

    def __call__(self, **options: str) -> RewritingDevice:
        """Return the driver with this pass."""
        return RewritingDevice(self, **options)

    def rewritten(self, model: Model) -> Model | None:
        """Return the model after the pass; None if it finds nothing to rewrite that stays valid and takes and gives
        the same types: requests are made for those.
        """
        new = self._rewritten(model)
        return new if new is not None and _types(new) == _types(model) else None

    def _rewritten(self, model: Model) -> Model | None:
        if self.of_whole is not None:
            draft = Draft(model)
            return _valid(draft) if self.of_whole(draft) else None
        if not self._finds_anything(model):
            return None
        # In the order in which a draft leaves operations, what is behind a change stays behind it: the next operation
        # is found by how many there are up to the end, whatever the change adds or takes away.
        model, changed = Draft(model).finish(), False
        for left in range(len(model.main.operations), 0, -1):
            place = len(model.main.operations) - left
            new = self._at(model, place) if place >= 0 else None
            changed, model = changed or new is not None, new or model
        return model if changed else None

    def _finds_anything(self, model: Model) -> bool:
        draft = Draft(model)
        for place in range(len(model.main.operations)):
            if self._at(model, place, draft) is not None:
                return True
            if not draft.is_copy_of(model):
                draft = Draft(model)
        return False

    def _at(self, model: Model, place: int, draft: Draft | None = None) -> Model | None:
        """Return the model after the pass at one operation; None if it finds nothing there that stays valid."""
        assert self.at_step is not None
        draft = draft or Draft(model)
        return _valid(draft) if self.at_step(draft, draft.steps[place]) else None


def at_step(function: AtStep) -> Pass:
    """Return the pass that tries a function at each operation; it has the function's name and docstring."""
    one = Pass(at_step=function)
    update_wrapper(one, function)
    return one


def of_whole(function: OfWhole) -> Pass:
    """Return the pass that a function makes of the model as a whole; it has the function's name and docstring."""
    one = Pass(of_whole=function)
    update_wrapper(one, function)
    return one


def _types(model: Model) -> list[list[int]]:
    """Return the types of the inputs and the outputs of a model."""
    main = model.main
    return [[main.operands[index].type for index in each] for each in (main.input_indexes, main.output_indexes)]


def _valid(draft: Draft) -> Model | None:
    """Return the finished model if it is valid: where it is not, a compiler would have noticed."""
    try:
        model = draft.finish()
        validate_model(model)
    except ValidationError:
        return None
    return model


class RewritingDevice(ReferenceDevice):
    """The reference driver with passes, one after the other."""

    def __init__(self, *passes: Pass, **options: str) -> None:
        super().__init__(**options)
        self.passes = passes

    def rewritten(self, model: Model) -> Model | None:
        """Return the model that is executed in place of this one; None if it is this one."""
        found = None
        for each in self.passes:
            found = each.rewritten(found or model) or found
        return found

    def program(self, model: Model, checked: tuple[CheckedGraph, ...], limits: Limits) -> Program:
        new = self.rewritten(model)
        return super().program(new or model, validate_model(new) if new else checked, limits)
