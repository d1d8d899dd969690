"""Every operation before what joins two tensors, of constants, and on what is changed: pairs that no rule was
thought of for. Those in a row are in ``mixing``.

A form holds several short chains side by side, of two groups of operations, so that a sample meets many pairs; which
of a group meet, and along which axes, depends on the seed.
"""

from __future__ import annotations

from functools import partial

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.form import EVERY, idiom
from nnconform.harness.generate.pattern.layers import binary
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.steps import GROUPS, IMAGES, Step, apply, is_positive, reshaped, scale_of, some
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_SHAPES = ((4, 4), (4, 4, 4), (2, 4, 4, 4))
# How many chains a form has at most.
_CHAINS = 6
_JOINS: dict[str, tuple[O, ...]] = {
    "arithmetic": (O.ADD, O.SUB, O.MUL, O.DIV),
    "order": (O.MAXIMUM, O.MINIMUM, O.POW, O.PRELU),
    "places": (O.CONCATENATION, O.SELECT, O.PACK, O.BATCH_MATMUL),
    "comparison": (O.LESS, O.EQUAL, O.GREATER_EQUAL, O.NOT_EQUAL),
}


def _start(s: Sketch, image: bool) -> tuple[SketchTensor, SketchTensor]:
    """Return two inputs of one shape, the one with elements of both signs, the other with positive ones."""
    shape = _SHAPES[-1] if image else s.choices.pick(_SHAPES)
    return s.input(*shape, within=(-3.0, 3.0)), s.input(*shape, within=(0.25, 2.5))


@idiom(
    packed=True, types=EVERY, group=tuple(GROUPS), join=tuple(_JOINS), beside=("same", "another", "nothing", "itself")
)
def joined(s: Sketch, group: str, join: str, beside: str) -> None:
    """An operation of a group on one side of what joins two tensors, and the same, another or nothing on the other."""
    mixed, positive = _start(s, group in IMAGES)
    steps, written = GROUPS[group], 0
    for number in some(s, range(len(steps)), _CHAINS):
        later = {"same": steps[number], "another": steps[(number + 1) % len(steps)]}.get(beside)
        meet = partial(_meet, s, steps[number], later, s.choices.pick(_JOINS[join]))
        written += s.attempt(partial(meet, mixed, beside)) or s.attempt(partial(meet, positive, beside))
    if not written:
        raise Misfit("nothing to join")


def _meet(s: Sketch, one: Step, later: Step | None, code: O, data: SketchTensor, beside: str) -> None:
    flag = s.choices.flag()
    second = data if beside == "itself" else s.input(*data.shape, within=(0.5, 2.0), scale=scale_of(s, data))
    sides = [apply(s, one, data, flag), second if later is None else apply(s, later, second, flag)]
    left, right = sides if s.choices.flag() else sides[::-1]
    if (code == O.DIV and not is_positive(s, right)) or (code == O.POW and not is_positive(s, left)):
        raise Misfit("not of a positive number")
    if code == O.CONCATENATION:
        s(code, [left, right], s.choices.integer(0, len(left.shape) - 1))
    elif code == O.PACK:
        s(code, s.choices.integer(0, 1), [left, right])
    elif code == O.SELECT:
        s(code, s.input(*left.shape, code=T.TENSOR_BOOL8), left, right)
    elif code == O.BATCH_MATMUL:
        s(code, left, right, s.choices.flag(), s.choices.flag())
    else:
        binary(s, code, left, right)


@idiom(packed=True, types=EVERY, group=tuple(GROUPS))
def of_constants(s: Sketch, group: str) -> None:
    """Each operation of a group on a constant, to be computed when the model is compiled, and an input behind it."""
    shape, written = _SHAPES[-1] if group in IMAGES else s.choices.pick(_SHAPES), 0

    def folded(step: Step, low: float, other: bool) -> None:
        result = apply(s, step, s.weights(*shape, within=(low, 2.5)), other)
        s.frame(result)

    for step in GROUPS[group]:
        flag = s.choices.flag()
        written += s.attempt(partial(folded, step, -2.5, flag)) or s.attempt(partial(folded, step, 0.25, flag))
    if not written:
        raise Misfit("no constants")


@idiom(packed=True, types=EVERY, group=tuple(GROUPS))
def read_later(s: Sketch, group: str) -> None:
    """Each operation of a group on a result that is changed, perhaps in place, before the operation's own is read."""
    mixed, positive = _start(s, group in IMAGES)

    def changed(step: Step, data: SketchTensor, other: bool) -> None:
        made = s(O.MAXIMUM, data, s.weights(1, within=(0.25, 0.5)))
        seen = apply(s, step, made, other)
        s(s.choices.pick((O.RELU, O.RELU1, O.TANH, O.LOGISTIC)), made)
        s.frame(seen)

    # A RESHAPE above all may be no copy.
    each = [*some(s, GROUPS[group], _CHAINS - 2), reshaped, reshaped]
    s.attempt_each(partial(changed, step, s.choices.pick((mixed, positive)), s.choices.flag()) for step in each)
