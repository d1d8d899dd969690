"""Moves of an operation's inputs within their bounds, chosen so that a result that may jump does so.

Up, down and random directions find how far a smooth result moves. A truth, a count or an index jumps, and often only
where one element moves against all others, or two inputs against each other: such moves are made one by one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

import msgspec
import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import DTYPES, FLOATS, QUANTISED, Array, dequantise, quantised_range

# Inputs that are moved against each other, at most: the others follow the last of these.
CORNERS = 4
# An integer within its bound may be any in between, of which so many are tried to either side.
STEPS = 8
# Elements of moves that are made together.
_AT_ONCE = 1 << 16

# The moved values of inputs, by their place; the first axis counts the moves.
Moves = dict[int, Array]

LARGEST: dict[int, float] = {code: float(np.finfo(DTYPES[code]).max) for code in FLOATS}


class Inexact(msgspec.Struct, frozen=True):
    """An input number ``place`` of an operation, and how far each element of its ``value`` may be off: ``reach``."""

    place: int
    operand: Operand
    value: Array
    reach: Array

    def moved(self, signs: Array | float) -> Array:
        """Return the value with each element moved by its reach, times its sign."""
        return shifted(self.value, self.operand, np.asarray(signs * self.reach))


def is_exact(operand: Operand) -> bool:
    """Return whether the operand holds truths or integers: they do not drift, they jump."""
    return operand.type not in FLOATS and operand.type not in QUANTISED


def alike(one: Operand, other: Operand) -> bool:
    """Return whether two operands have the same type and quantisation."""
    return (one.type, one.scale, one.zero_point) == (other.type, other.scale, other.zero_point)


def shifted(value: Array, operand: Operand, by: Array) -> Array:
    """Return ``value`` moved by ``by``, rounded and clamped to what the operand can hold."""
    code, wide = operand.type, value.astype(np.float64)
    if np.count_nonzero(np.isfinite(by)) != by.size:
        # What may be anything is a number on another driver, where it is none, or infinite, here.
        wide = np.where(np.isinf(by) & ~np.isfinite(wide), 0.0, wide)
        by = np.nan_to_num(by, posinf=1e30, neginf=-1e30)
    wide = wide + by
    if code in FLOATS:
        zero = wide == 0
        if np.count_nonzero(zero):
            wide = np.where(zero, np.copysign(0.0, by), wide)
        most = LARGEST[code]
        return np.asarray(np.minimum(np.maximum(wide, -most), most), DTYPES[T(code)])
    if value.dtype == np.bool_:
        return np.asarray(wide > 0.5)
    low, high = quantised_range(T(code)) if code in QUANTISED else (-(2**31), 2**31 - 1)
    return np.asarray(np.minimum(np.maximum(np.round(wide), low), high), DTYPES[T(code)])


def corners(inexact: Sequence[Inexact]) -> Moves:
    """Return the inputs moved against each other: each of them up or down, in every combination; nothing for one alone.

    An operation element by element that rises or falls with each input has its extremes there, and a result that is
    clamped, as no single input moves it, may move with all of them.
    """
    if len(inexact) < 2:
        return {}
    free = inexact[:CORNERS]
    signs = np.array(list(product((1.0, -1.0), repeat=len(free))))
    every = np.concatenate([signs, np.repeat(signs[:, -1:], len(inexact) - len(free), axis=1)], axis=1)
    return {
        each.place: each.moved(every[:, number].reshape(-1, *(1,) * each.value.ndim))
        for number, each in enumerate(inexact)
    }


def steps(inexact: Sequence[Inexact]) -> Iterator[Moves]:
    """Yield integer inputs moved by less than their reach: what they select may jump at each number."""
    for each in inexact:
        most = 0.0 if not is_exact(each.operand) or each.value.dtype == np.bool_ else each.reach.max(initial=0.0)
        for step in range(1, int(min(most, STEPS + 1))):
            for sign in (1.0, -1.0):
                yield {each.place: shifted(each.value, each.operand, sign * np.minimum(each.reach, step))[np.newaxis]}


def no_numbers(inexact: Sequence[Inexact]) -> Iterator[Moves]:
    """Yield each float input that may be anything with NaN for such elements: what overflows on one right driver is a
    large number on another, and infinite less infinite is none.
    """
    for each in inexact:
        unknown = np.isinf(each.reach)
        if each.operand.type in FLOATS and np.count_nonzero(unknown):
            no_number = DTYPES[T(each.operand.type)].type(np.nan)
            yield {each.place: np.where(unknown, no_number, each.value)[np.newaxis]}


def turned(sought: Inexact, place: float, period: float) -> Array:
    """Return the value with elements moved to where a function of each turns from rising to falling or back, if that is
    within their reach: at ``place``, and each ``period`` from there, if that is not 0. The first axis counts the moves;
    there may be none.

    Between such places a function is furthest at the ends of the reach.
    """
    operand, value = sought.operand, sought.value.astype(np.float64)
    if operand.type in QUANTISED and operand.scale:
        place, period = place / operand.scale + operand.zero_point, period / operand.scale
    below = place + np.floor((value - place) / period) * period if period else place
    moves = []
    for turn in (below, below + period) if period else (below,):
        by = turn - value
        inside = np.abs(by) <= sought.reach
        if np.count_nonzero(inside):
            moves.append(shifted(sought.value, operand, np.where(inside, by, 0.0)))
            if not place and operand.type in FLOATS:
                # A quotient by 0 is infinite, of either sign.
                moves.append(np.where(inside, -moves[-1], moves[-1]))
    # A wrong driver's value may have other extents than its reach.
    shape = np.broadcast_shapes(value.shape, sought.reach.shape)
    return np.array(moves, sought.value.dtype).reshape(len(moves), *shape)


def to_and_from_zero(sought: Inexact) -> Array:
    """Return the signs, and parts of them, that move each element away from 0, and towards it but not beyond: a norm of
    several elements is furthest there. The first axis counts the two; the elements of each are in a row.
    """
    operand = sought.operand
    value = sought.value.astype(np.float64).ravel() - (operand.zero_point if operand.type in QUANTISED else 0)
    reach = np.broadcast_to(sought.reach, sought.value.shape).ravel()
    away = np.where(value < 0, -1.0, 1.0)
    with np.errstate(invalid="ignore"):
        part = np.divide(np.abs(value), reach, out=np.zeros(value.shape), where=reach > 0)
    return np.array([away, -away * np.nan_to_num(np.minimum(part, 1.0))])


def one_against_the_rest(sought: Inexact) -> Iterator[Moves]:
    """Yield an input with each element in turn moved up and all others down, and the other way round: some of these
    moves at a time, counted by a first axis.

    What is the largest, the smallest or the next hangs on such moves; an element that no other can reach is left out.
    """
    shape = sought.value.shape
    value, reach = sought.value.astype(np.float64).ravel(), np.broadcast_to(sought.reach, shape).ravel()
    count = max(1, _AT_ONCE // max(1, value.size))
    for begin in range(0, value.size, count):
        some = slice(begin, begin + count)
        with np.errstate(invalid="ignore"):
            near = ~(np.abs(value - value[some, np.newaxis]) > reach + reach[some, np.newaxis])
        places = begin + np.flatnonzero(np.count_nonzero(near, axis=1) > 1)
        if places.size:
            signs = np.full((places.size, 2, value.size), -1.0)
            signs[np.arange(places.size), 0, places] = 1.0
            signs[:, 1] = -signs[:, 0]
            yield {sought.place: sought.moved(signs.reshape(-1, *shape))}


def may_compare_otherwise(one: Inexact, other: Inexact) -> Array:
    """Return a mask of the elements, broadcast, where two inputs' intervals meet: any comparison may go either way."""
    (left, left_reach), (right, right_reach) = _real(one), _real(other)
    with np.errstate(invalid="ignore"):
        reach = left_reach + right_reach
        return np.asarray((reach > 0) & ~(np.abs(left - right) > reach))


def _real(each: Inexact) -> tuple[Array, Array]:
    """Return the real values, and how far they may be off."""
    operand = each.operand
    if operand.type not in QUANTISED:
        return each.value.astype(np.float64), each.reach
    return dequantise(each.value, operand.scale, operand.zero_point, np.float64), each.reach * operand.scale
