"""What recurrent operations share. LiteRT keeps a state in a variable tensor, which the operator changes in place; the
HAL has it as an input and, some, as an output.
"""

from __future__ import annotations

from collections.abc import Iterable

from harness.loaders.adapters.litert.step import Step
from harness.loaders.adapters.litert.tensors import Tensor

# The codes that mean the same in both; 6 is the logistic function, which LiteRT's cells do not have.
_ACTIVATIONS = frozenset({0, 1, 2, 3, 4})


def activation(step: Step) -> int:
    """The cell's activation as LiteRT numbers it."""
    code: int = step.value("activation")
    if code not in _ACTIVATIONS:
        step.refuse(f"activation {code}: LiteRT's cells have no logistic one")
    return code


def state(step: Step, name: str) -> Tensor:
    """A variable tensor that holds a state's input until the operator changes it."""
    return variable(step, step.input(name))


def variable(step: Step, source: Tensor) -> Tensor:
    """A variable tensor that holds a copy until the operator changes it."""
    found = step.like(source)
    step.graph.make_variable(found)
    copy(step, source, found)
    return found


def put_out(step: Step, states: Iterable[tuple[str, Tensor]]) -> None:
    """Copy the changed states to the outputs that are there."""
    for name, found in states:
        if step.call.given(name):
            copy(step, found, step.output(name))


def arguments(step: Step, after: str, before: str) -> list[Tensor | None]:
    """The arguments between two, the first left out, the second too: many weights, of which some are optional."""
    names = [argument.name for argument in step.call.form.inputs]
    return [step.optional(name) for name in names[names.index(after) + 1 : names.index(before)]]


def copy(step: Step, source: Tensor, target: Tensor) -> None:
    """Copy a tensor by an operator of its own."""
    # No delegate that ships with LiteRT takes a CAST: it stays where it stands, before or after the state's change.
    step.emit("CAST", [source], [target], "CastOptions")
