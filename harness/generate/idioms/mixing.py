"""Every operation behind every other and beside others, with arguments that are drawn: rules that nobody thought of.

A form holds several short chains side by side. Its name says which operation each begins with, and by ``turn`` which
of all others come second: a sample has every pair. Axes, constants, extents, flags, and what comes third depend on the
seed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.pattern.drawn.arguments import activation, at_axis, axis_in, constant, need, one_in
from nnconform.harness.generate.pattern.drawn.families import ALONG, FAMILIES, FREQUENT, as_real, begin, step
from nnconform.harness.generate.pattern.drawn.moves import MOVES
from nnconform.harness.generate.pattern.form import EVERY, idiom
from nnconform.harness.generate.pattern.layers import has_argument
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.steps import is_positive, write_most
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_NAMES = tuple(FAMILIES)
# How many operations are second in a form.
_SECOND = 6
# Before those along an axis stand these once more.
_OTHERS = tuple(name for name in FREQUENT if name not in ALONG)
_BEFORE = tuple(dict.fromkeys((*FREQUENT, *MOVES)))
_TURNS, _OFTEN, _ALONG = (-(-len(each) // _SECOND) for each in (_NAMES, _OTHERS, ALONG))
_JOINS = (
    *(O.ADD, O.ADD, O.ADD, O.CONCATENATION, O.CONCATENATION, O.CONCATENATION, O.SUB, O.SUB, O.MUL, O.MUL),
    *(O.MAXIMUM, O.MINIMUM, O.SELECT, O.DIV, O.PACK, O.BATCH_MATMUL),
)


def _behind(s: Sketch, first: str, second: str) -> None:
    third = s.choices.pick(_NAMES) if one_in(s, 3) else None
    one = step(s, first, begin(s, first, second))
    other = step(s, second, one)
    if third is not None:
        # Behind both, or beside the second.
        s.attempt(partial(step, s, third, one if one_in(s, 4) else other))


@idiom(packed=True, sure=True, types=EVERY, first=_NAMES, turn=tuple(range(_TURNS)))
def behind(s: Sketch, first: str, turn: int) -> None:
    """An operation before each of some others, and perhaps a third one behind both or beside the second."""
    write_most(s, *(partial(_behind, s, first, second) for second in _NAMES[turn::_TURNS]))


@idiom(packed=True, sure=True, types=EVERY, first=FREQUENT, turn=tuple(range(_OFTEN)))
def often_behind(s: Sketch, first: str, turn: int) -> None:
    """An operation that many rules are about before some other such operations."""
    write_most(s, *(partial(_behind, s, first, second) for second in _OTHERS[turn::_OFTEN]))


def _along(s: Sketch, first: str, second: str) -> None:
    data = step(s, first, begin(s, first, second))
    need(len(data.shape) > len({*data.shape}) and max(data.shape) > 1, "no two axes of one length")
    step(s, second, data)


@idiom(packed=True, sure=True, types=EVERY, first=_BEFORE, turn=tuple(range(_ALONG)))
def before_axis(s: Sketch, first: str, turn: int) -> None:
    """An operation before some that work along an axis, for which another axis of the same length may be taken."""
    write_most(s, *(partial(_along, s, first, second) for second in ALONG[turn::_ALONG]))


def _constant_first(s: Sketch, name: str, code: O) -> None:
    data = step(s, name, begin(s, name, positive=code in (O.DIV, O.POW)))
    if data.code in (T.TENSOR_BOOL8, T.TENSOR_INT32):
        data = as_real(s, data)
    within = None if code != O.POW else (0.5, 2.0)
    other = constant(s, data, within)
    need(code != O.DIV or is_positive(s, data), "not by a positive number")
    fused = (activation(s),) if has_argument(code, "fused_activation") else ()
    s(code, other, data, *fused)


@idiom(packed=True, sure=True, types=EVERY, first=_NAMES)
def constant_first(s: Sketch, first: str) -> None:
    """A constant of any extents less the result of an operation, and another operation in which it stands first."""
    other = s.choices.pick((O.POW, O.LESS, O.GREATER_EQUAL))
    write_most(s, *(partial(_constant_first, s, first, code) for code in (O.SUB, O.SUB, O.DIV, other)))


def _twice(s: Sketch, name: str, one: SketchTensor, other: SketchTensor) -> list[SketchTensor]:
    """Add an operation with the same arguments, constants included, to two tensors."""
    choices, seed = s.choices, s.choices.integer(0, 1 << 20)
    results = []
    try:
        for each in (one, other):
            s.choices = Choices.fast(seed)
            results.append(step(s, name, each))
    finally:
        s.choices = choices
    return results


def _like(s: Sketch, data: SketchTensor) -> SketchTensor:
    within = (0.25, 2.5) if is_positive(s, data) else None
    return s.input(*data.shape, code=data.code, within=within)


def _join(s: Sketch, one: SketchTensor, other: SketchTensor) -> SketchTensor:
    """Join two results, or one with an input if the other has another shape."""
    if one.code != other.code:
        one, other = (as_real(s, each) for each in (one, other))
    if one.shape != other.shape and 1 not in (*one.shape, *other.shape):
        other = _like(s, one)
    if one.code == T.TENSOR_BOOL8:
        return s(s.choices.pick((O.LOGICAL_AND, O.LOGICAL_OR, O.EQUAL, O.NOT_EQUAL)), one, other)
    code = s.choices.pick(_JOINS)
    if code == O.CONCATENATION:
        return s(code, [one, other], axis_in(s, one))
    if code == O.PACK:
        return s(code, axis_in(s, one), [one, other])
    if code == O.SELECT:
        return s(code, s.input(*one.shape, code=T.TENSOR_BOOL8), one, other)
    if code == O.BATCH_MATMUL:
        return s(code, one, other, s.choices.flag(), s.choices.flag())
    need(code != O.DIV or is_positive(s, other), "not by a positive number")
    fused = (activation(s),) if has_argument(code, "fused_activation") else ()
    return s(code, one, other, *fused)


def _beside(s: Sketch, name: str, beside: str) -> None:
    data = begin(s, name)
    second = data if one_in(s, 3) else _like(s, data)
    if beside == "alike" and s.choices.flag():
        one, other = _twice(s, name, data, second)
    else:
        one = step(s, name, data)
        other = _other(s, one, partial(step, s, name if beside == "alike" else s.choices.pick(_NAMES), second))
    result = _join(s, *((one, other) if s.choices.flag() else (other, one)))
    if one_in(s, 3):
        s.attempt(lambda: step(s, s.choices.pick(_NAMES), result))


def _other(s: Sketch, one: SketchTensor, made: Callable[[], SketchTensor]) -> SketchTensor:
    """Return what is joined with a result: what ``made`` adds, if the contract has it, or an input."""
    found: list[SketchTensor] = []
    if one_in(s, 4) or not s.attempt(lambda: found.append(made())):
        return _like(s, one)
    return found[0]


@idiom(packed=True, sure=True, types=EVERY, first=_NAMES, beside=("alike", "another"))
def beside(s: Sketch, first: str, beside: str) -> None:
    """An operation on one side of what joins two tensors, and on the other the same, with the same arguments or not,
    another one, or nothing.
    """
    write_most(s, *[partial(_beside, s, first, beside)] * (_SECOND - 1))


def _taken_apart(s: Sketch, data: SketchTensor, axis: int) -> list[SketchTensor]:
    extent = data.shape[axis]
    need(1 < extent < 4, "not two or three parts")
    how = s.choices.pick(("split", "split", "slice", "gather", "strided"))
    if how == "split":
        return s.all(O.SPLIT, data, axis, extent, count=extent)
    places = list(range(extent))
    if s.choices.flag():
        places.reverse()
    if how == "gather":
        return [s(O.GATHER, data, axis, (place,)) for place in places]
    if how == "slice":
        return [s(O.SLICE, data, at_axis(data, axis, at, 0), at_axis(data, axis, 1)) for at in places]
    rank = len(data.shape)
    ends = [at_axis(data, axis, at + 1) for at in places]
    return [
        s(O.STRIDED_SLICE, data, at_axis(data, axis, at, 0), end, (1,) * rank, 0, 0, 0)
        for at, end in zip(places, ends, strict=True)
    ]


def _apart(s: Sketch, name: str, each: str) -> None:
    data = begin(s, name)
    axis = axis_in(s, data)
    parts = _taken_apart(s, data, axis)
    if one_in(s, 3):
        parts = [s(O.SQUEEZE, part, (axis,)) for part in parts]
    if each == "same":
        parts = [*_twice(s, name, parts[0], parts[1]), *parts[2:]]
    elif each == "one":
        parts[s.choices.integer(0, 1)] = step(s, name, parts[0])
    elif each == "alike":
        parts = [step(s, name, part) for part in parts]
    parts = [as_real(s, part) for part in parts]
    if one_in(s, 4):
        parts.reverse()
    if one_in(s, 4):
        result = _join(s, *parts[:2])
    elif one_in(s, 4):
        result = s(O.PACK, axis_in(s, parts[0]), parts)
    else:
        result = s(O.CONCATENATION, parts, axis_in(s, parts[0]))
    if each == "nothing":
        step(s, name, result)


@idiom(packed=True, sure=True, types=EVERY, name=_NAMES)
def apart(s: Sketch, name: str) -> None:
    """A tensor taken apart and joined again, along the same axis or another, with an operation on some of the parts or
    behind all.
    """
    write_most(
        s,
        *(partial(_apart, s, name, each) for each in ("nothing", "nothing", "alike", s.choices.pick(("same", "one")))),
    )
