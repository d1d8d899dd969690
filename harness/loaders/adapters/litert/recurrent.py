"""Shared parts of recurrent operations. LiteRT keeps a state in a variable tensor, which the operator changes in place;
the HAL has it as an input and, in some operations, as an output.
"""

from __future__ import annotations

from collections.abc import Iterable

from nnconform.harness.loaders.adapters.litert.step import LiteRtStep
from nnconform.harness.loaders.adapters.litert.tensors import LiteRtTensor

# The codes that mean the same in both; 6 is the logistic function, which LiteRT's cells do not have.
_ACTIVATIONS = frozenset({0, 1, 2, 3, 4})


def activation(step: LiteRtStep) -> int:
    """Return LiteRT's number of the cell's activation."""
    code: int = step.value("activation")
    if code not in _ACTIVATIONS:
        step.refuse(f"activation {code}: LiteRT's cells have no logistic one")
    return code


def state(step: LiteRtStep, name: str) -> LiteRtTensor:
    """Return a variable tensor that holds a state's input until the operator changes it."""
    return variable(step, step.input(name))


def variable(step: LiteRtStep, source: LiteRtTensor) -> LiteRtTensor:
    """Return a variable tensor that holds a copy until the operator changes it."""
    result = step.like(source)
    step.graph.make_variable(result)
    copy(step, source, result)
    return result


def deliver_states(step: LiteRtStep, out: LiteRtTensor, states: Iterable[tuple[str, LiteRtTensor]]) -> None:
    """Copy the changed states to the outputs that the call has; ``out`` is the operator's output."""
    present = [(name, tensor) for name, tensor in states if step.call.given(name)]
    if not present:
        return
    trigger = _truth(step, out)
    for name, tensor in present:
        copy_once(step, trigger, tensor, step.output(name))


def changed_state(step: LiteRtStep, out: LiteRtTensor, state_tensor: LiteRtTensor) -> LiteRtTensor:
    """Return a copy of a state as the operator that wrote ``out`` left it."""
    copied = step.like(state_tensor)
    copy_once(step, _truth(step, out), state_tensor, copied)
    return copied


def arguments(step: LiteRtStep, after: str, before: str) -> list[LiteRtTensor | None]:
    """Return the arguments between two, excluding the first and the second: many weights, some of them optional."""
    names = [argument.name for argument in step.call.form.inputs]
    return [step.optional(name) for name in names[names.index(after) + 1 : names.index(before)]]


def copy(step: LiteRtStep, source: LiteRtTensor, target: LiteRtTensor) -> None:
    """Copy a tensor by an operator of its own."""
    step.emit("CAST", [source], [target], "CastOptions")


def copy_once(step: LiteRtStep, done: LiteRtTensor, source: LiteRtTensor, target: LiteRtTensor) -> None:
    """Copy a tensor once ``done`` has been computed, whatever its value."""
    # The file does not record that an operator changes its variable tensor. Where a delegate parts the graph, operators
    # move as far forward as the tensors that they read let them: a plain copy would then read the state of before.
    step.emit("SELECT_V2", [done, source, source], [target], "SelectV2Options")


def _truth(step: LiteRtStep, out: LiteRtTensor) -> LiteRtTensor:
    """Return a BOOL scalar that depends on a tensor."""
    truths, scalar = step.new("BOOL", out.dims), step.new("BOOL", ())
    step.emit("CAST", [out], [truths], "CastOptions")
    step.emit("REDUCE_ANY", [truths, step.ints(range(len(out.dims or ())))], [scalar], "ReducerOptions", keepDims=False)
    return scalar
