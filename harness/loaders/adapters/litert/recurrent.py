"""What recurrent operations share. LiteRT keeps a state in a variable tensor, which the operator changes in place; the
HAL has it as an input and, some, as an output.
"""

from __future__ import annotations

from collections.abc import Iterable

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.litert.tensors import LiteRtTensor

# The codes that mean the same in both; 6 is the logistic function, which LiteRT's cells do not have.
_ACTIVATIONS = frozenset({0, 1, 2, 3, 4})


def activation(step: LiteRtStep) -> int:
    """The cell's activation as LiteRT numbers it."""
    code: int = step.value("activation")
    if code not in _ACTIVATIONS:
        step.refuse(f"activation {code}: LiteRT's cells have no logistic one")
    return code


def state(step: LiteRtStep, name: str) -> LiteRtTensor:
    """A variable tensor that holds a state's input until the operator changes it."""
    return variable(step, step.input(name))


def variable(step: LiteRtStep, source: LiteRtTensor) -> LiteRtTensor:
    """A variable tensor that holds a copy until the operator changes it."""
    found = step.like(source)
    step.graph.make_variable(found)
    copy(step, source, found)
    return found


def put_out(step: LiteRtStep, out: LiteRtTensor, states: Iterable[tuple[str, LiteRtTensor]]) -> None:
    """Copy the changed states to the outputs that are there; ``out`` is what the operator wrote."""
    given = [(name, found) for name, found in states if step.call.given(name)]
    if not given:
        return
    done = _truth(step, out)
    for name, found in given:
        copy_once(step, done, found, step.output(name))


def changed(step: LiteRtStep, out: LiteRtTensor, kept: LiteRtTensor) -> LiteRtTensor:
    """A copy of a state as the operator that wrote ``out`` left it."""
    found = step.like(kept)
    copy_once(step, _truth(step, out), kept, found)
    return found


def arguments(step: LiteRtStep, after: str, before: str) -> list[LiteRtTensor | None]:
    """The arguments between two, the first left out, the second too: many weights, of which some are optional."""
    names = [argument.name for argument in step.call.form.inputs]
    return [step.optional(name) for name in names[names.index(after) + 1 : names.index(before)]]


def copy(step: LiteRtStep, source: LiteRtTensor, target: LiteRtTensor) -> None:
    """Copy a tensor by an operator of its own."""
    step.emit("CAST", [source], [target], "CastOptions")


def copy_once(step: LiteRtStep, done: LiteRtTensor, source: LiteRtTensor, target: LiteRtTensor) -> None:
    """Copy a tensor once ``done`` has been computed, whatever its value."""
    # Nothing in the file says that an operator changes its variable tensor. Where a delegate parts the graph, operators
    # move as far forward as the tensors that they read let them: a plain copy would then read the state of before.
    step.emit("SELECT_V2", [done, source, source], [target], "SelectV2Options")


def _truth(step: LiteRtStep, out: LiteRtTensor) -> LiteRtTensor:
    """One truth value that hangs on a tensor."""
    truths, found = step.new("BOOL", out.dims), step.new("BOOL", ())
    step.emit("CAST", [out], [truths], "CastOptions")
    step.emit("REDUCE_ANY", [truths, step.ints(range(len(out.dims or ())))], [found], "ReducerOptions", keepDims=False)
    return found
