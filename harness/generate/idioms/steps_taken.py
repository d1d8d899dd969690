"""Recurrent layers whose first states are known, and single steps of what they give: a state of zeros makes the first
step another operation, and the last step alone is the state that is left.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

from nnconform.harness.generate.pattern.drawn.arguments import at_axis
from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, cell_weights
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_FLOAT = (T.TENSOR_FLOAT32,)
_TANH = 4
_UNITS, _STEPS = 3, 3
_SMALL = (-0.5, 0.5)
_STATES: dict[str, Callable[[Sketch, int], SketchTensor]] = {
    "zeros": lambda s, batches: s.weights(batches, _UNITS, within=(0.0, 0.0)),
    "numbers": lambda s, batches: s.weights(batches, _UNITS, within=(-1.0, 1.0)),
    "given": lambda s, batches: s.input(batches, _UNITS, within=(-1.0, 1.0)),
}


def _data(s: Sketch, batches: int, major: bool, steps: int = _STEPS) -> SketchTensor:
    return s.input(*((steps, batches) if major else (batches, steps)), _UNITS, within=(-1.0, 1.0))


def _plain(s: Sketch, data: SketchTensor, states: list[SketchTensor], major: bool, act: int) -> list[SketchTensor]:
    weights = cell_weights(s, _UNITS, _UNITS)
    return s.all(O.UNIDIRECTIONAL_SEQUENCE_RNN, data, *weights, states[0], act, int(major), count=2)


def _memory(s: Sketch, data: SketchTensor, states: list[SketchTensor], major: bool, act: int) -> list[SketchTensor]:
    gates = [s.weights(_UNITS, _UNITS, within=_SMALL) for _ in range(8)]
    biases = [s.weights(_UNITS, within=_SMALL) for _ in range(4)]
    arguments = [data, *gates, None, None, None, *biases, None, None, *states, act, 0.0, 0.0, major]
    return s.all(O.UNIDIRECTIONAL_SEQUENCE_LSTM, *arguments, None, None, None, None, count=3)


_LAYERS = {"plain": _plain, "memory": _memory}
_Taken = Callable[[Sketch, SketchTensor, int, int], SketchTensor]
_TAKEN: dict[str, _Taken] = {
    "sliced": lambda s, out, axis, step: s(O.SLICE, out, at_axis(out, axis, step, 0), at_axis(out, axis, 1, -1)),
    "strided": lambda s, out, axis, step: s(
        O.STRIDED_SLICE, out, at_axis(out, axis, step, 0), tuple(step + 1 if at == axis else n for at, n in
        enumerate(out.shape)), (1, 1, 1), 0, 0, 1 << axis),
    "gathered": lambda s, out, axis, step: s(O.GATHER, out, axis, (step,)),
    "split": lambda s, out, axis, step: s.all(O.SPLIT, out, axis, _STEPS, count=_STEPS)[step],
}  # fmt: skip


def _written(
    s: Sketch, layer: str, kinds: tuple[str, str], act: int, major: bool, steps: int, read: bool
) -> SketchTensor:
    """Write a layer of as many batches as it has steps, or of less, and return its result; what it leaves is read too,
    or by nothing.
    """
    batches = _STEPS if major else 2
    states = [_STATES[kind](s, batches) for kind in kinds]
    result, *left = _LAYERS[layer](s, _data(s, batches, major, steps), states, major, act)
    for each in left:
        if read:
            s(O.ABS, each)
        else:
            s.assembly.unused.add(each.index)
    return result


@idiom(packed=True, sure=True, types=_FLOAT, layer=tuple(_LAYERS), state=tuple(_STATES))
def first_states(s: Sketch, layer: str, state: str) -> None:
    """Layers of one step and of several whose states are zeros, other constants or given, all or one of them; what they
    leave is read or not.
    """
    kinds = [(state, state)] if layer == "plain" else [(state, state), (state, "given"), ("numbers", state)]

    def written(kinds: tuple[str, str], act: int, major: bool, steps: int, read: bool) -> None:
        s(O.NEG, _written(s, layer, kinds, act, major, steps, read))

    acts = (NONE, RELU, _TANH) if layer == "plain" else (_TANH,)
    s.attempt_each(partial(written, *case) for case in product(kinds, acts, (False, True), (1, _STEPS), (False, True)))


def _first(s: Sketch) -> None:
    """Write a cell of a state of zeros, or of other constants."""
    for kind in ("zeros", "numbers"):
        s(O.RNN, s.input(2, _UNITS), *cell_weights(s, _UNITS, _UNITS), _STATES[kind](s, 2), _TANH)


@idiom(packed=True, sure=True, types=_FLOAT, layer=tuple(_LAYERS), taken=tuple(_TAKEN))
def one_step(s: Sketch, layer: str, taken: str) -> None:
    """Each step of a layer, of which only the last is the state that it leaves, which is read too or not; and along the
    axis of batches.
    """

    def written(major: bool, step: int, axis: int, read: bool) -> None:
        out = _written(s, layer, ("given", "given"), _TANH, major, _STEPS, read)
        s(O.NEG, _TAKEN[taken](s, out, axis, step))

    s.attempt_each(partial(written, *case) for case in product((False, True), range(_STEPS), (0, 1), (True, False)))
    if layer == "plain":
        s.attempt(partial(_first, s))
