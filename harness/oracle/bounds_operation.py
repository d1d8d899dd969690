"""Computes how far each element of the results of one operation may be off: ``bounds`` says how."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Model, Operand, Operation
from nnconform.harness.model.numbers import FLOATS, QUANTISED, Array
from nnconform.harness.ops.table import definition_of
from nnconform.harness.oracle.bounds_distances import apart, between_places, furthest, of_boxes, open_where_nan
from nnconform.harness.oracle.bounds_least import UNIT, computes, tolerance_of
from nnconform.harness.oracle.bounds_marks import marks
from nnconform.harness.oracle.bounds_moves import (
    LARGEST,
    Inexact,
    Moves,
    alike,
    corners,
    is_exact,
    may_compare_otherwise,
    no_numbers,
    one_against_the_rest,
    shifted,
    steps,
    to_and_from_zero,
    turned,
)
from nnconform.harness.oracle.bounds_rounding import exact_error, is_whole, moved_error
from nnconform.harness.oracle.bounds_signs import FEW, Signs
from nnconform.harness.oracle.bounds_tiles import in_tiles
from nnconform.harness.oracle.computation import Alone
from nnconform.harness.oracle.membership import PAIRS, are_among
from nnconform.harness.oracle.tolerance import HALF, SINGLE

# Random directions in which each input is moved, besides up and down: fewer of a large one, but at least LEAST. Where a
# result hangs on three elements, 30 leave out the one that moves it most in one of 50 cases, and three in every second.
# MORE if a truth or an integer has changed: others may in other directions only.
DIRECTIONS, LEAST, MORE = 30, 3, 26
# Elements of a tensor of which each is moved against all others, at most.
SHARES = 1 << 8
# Elements that are moved together, but for LEAST.
_AT_ONCE = 1 << 16
# Rounding errors of a term on its way through an operation.
ROUNDINGS = 4
_DATA = FLOATS | QUANTISED


def bounds_of_results(
    model: Model,
    operation: Operation,
    values: Sequence[Array | None],
    bounds: Sequence[Array | None],
    alone: Alone,
) -> list[Array | None]:
    """Return the bounds of the results of one operation of the main graph, given the ``values`` of all operands and the
    ``bounds`` of those that it reads; None is exact. ``alone`` is the operation, as the oracle computes it.
    """
    return _Local(model, operation, values, bounds, alone).bounds()


class _Local:
    """One operation whose inputs may differ from their values within known bounds."""

    def __init__(
        self,
        model: Model,
        operation: Operation,
        values: Sequence[Array | None],
        bounds: Sequence[Array | None],
        alone: Alone,
    ) -> None:
        self.operands, self._alone = model.main.operands, alone
        self.input_values = [value for value in map(values.__getitem__, alone.inputs) if value is not None]
        self.right = [values[index] for index in operation.outputs]
        self.first = values[operation.inputs[0]] if operation.inputs else None
        self.second = values[operation.inputs[1]] if len(operation.inputs) > 1 else None
        self.off = [bounds[index] for index in alone.inputs]
        self.inexact = [off is not None and bool(np.count_nonzero(off)) for off in self.off]
        self.inputs = [self.operands[index] for index in alone.inputs]
        self.outputs = [self.operands[index] for index in operation.outputs]
        every = (*operation.inputs, *operation.outputs)
        self.tolerance = tolerance_of(model, operation)
        self.unit = 2.0**-10 if self.tolerance is HALF else 2.0**-23
        self.relaxed = model.relax_computation_float32_to_float16
        self.jumps = all(is_exact(operand) for operand in self.outputs)
        op = definition_of(operation.type)
        self.unknown = op is None or op.random
        if op is not None and op.fragile is not None:
            read = operation.inputs
            self.unknown = op.fragile([self.operands[index] for index in read], [values[index] for index in read])
        self.elementwise, self.picks = op is not None and op.elementwise, op is not None and op.picks
        self.shares, self.means = op is not None and op.shares, op is not None and bool(op.means)
        self.free, self.turns = (None, (0.0, 0.0)) if op is None else (op.free, op.turns)
        self.interpolates, self.decodes = op is not None and op.interpolates, op is not None and op.decodes
        self.exact, self.tiled = op is not None and op.exact, None if op is None else op.tiled
        self.computes = computes(self.operands, operation)
        # Rows in unspecified order can only be compared if everything that they depend on is known.
        self.rows = op is not None and op.unordered is not None
        marked, indexes = marks(operation.type), operation.inputs
        self.hashed = [indexes[place] for place in marked.hashed if place < len(indexes)]
        self.sought = {indexes[place] for place in marked.sought if place < len(indexes)}
        compared = (indexes[place] for place in marked.compared if place < len(indexes))
        self.compared = [self._operand(index, values, bounds) for index in compared]
        # Of the graph, so that the bounds of a graph are always the same.
        self._signs = Signs(len(every) * 7919 + operation.type)

    def bounds(self) -> list[Array | None]:
        """Return the bounds of the operation's results."""
        if all(value is not None and not value.size for value in self.right):
            # Nothing can be off, and a detection takes long to say so again.
            return [np.zeros(_shape(value), np.float64) for value in self.right]
        if self.unknown or (self.rows and any(self.inexact)) or any(self._bytes_vary(index) for index in self.hashed):
            return [apart(None, value) for value in self.right]
        if self.compared:
            return [may_compare_otherwise(*self.compared).astype(np.float64)]
        alone = self._alone.known or self._alone.results(self.input_values)
        if alone is None:
            return [apart(None, value) for value in self.right]
        share = [np.zeros(_shape(value), np.float64) for value in self.right]
        outputs = zip(alone, self.outputs, strict=True)
        moves_only = [self._only_moves(value, operand) for value, operand in outputs]
        for group in self._groups():
            most = [np.zeros(_shape(value), np.float64) for value in self.right]
            for moves in self._moved(group):
                results = self._alone.moved(self.input_values, moves, len(next(iter(moves.values()))))
                for place, value in enumerate(alone):
                    result = None if results is None else results[place]
                    most[place] = np.maximum(most[place], furthest(result, value))
                    moves_only[place] = moves_only[place] and (
                        result is None or self._all_only_move(place, result, moves)
                    )
                if not self._flipped(most):
                    break
            share = [one + other for one, other in zip(share, most, strict=True)]
        share = self._jumps(alone, share)
        exact = self._moved_elements(alone, moves_only)
        return [
            self._left_open(operand)
            + moved
            + (0.0 if value is right else apart(value, right))
            + np.where(known, moved_error(right, operand, self.relaxed), self._own_error(operand, right, moved))
            for operand, right, value, moved, known in zip(self.outputs, self.right, alone, share, exact, strict=True)
        ]

    def _left_open(self, operand: Operand) -> Array | float:
        """Return infinite bounds for the elements of a result that the contract leaves open, 0 for others."""
        if self.free is None or self.first is None:
            return 0.0
        return np.where(self.free(self.first, T(operand.type)), np.inf, 0.0)

    def _operand(self, index: int, values: Sequence[Array | None], bounds: Sequence[Array | None]) -> Inexact:
        """Return an operand that has a value, with how far it may be off; also one that is exact."""
        value, off, operand = values[index], bounds[index], self.operands[index]
        assert value is not None
        return Inexact(-1, operand, value, self._reach(operand, value, off))

    def _reach(self, operand: Operand, value: Array, off: Array | None) -> Array:
        """Return how far a value may be off, its rounding included; nothing for one that is exact, nor for elements
        that are exact integers and of which integers and truths follow.
        """
        if off is None or not np.count_nonzero(off):
            return np.zeros(value.shape, np.float64)
        rounding = ROUNDINGS * self.unit * np.abs(value.astype(np.float64)) if operand.type in FLOATS else 0.0
        if self.jumps:
            rounding = np.where((off == 0) & is_whole(value), 0.0, rounding)
        # What is no number here may be any on another driver.
        return open_where_nan(np.asarray(off + rounding))

    def _jumps(self, alone: Sequence[Array], share: list[Array]) -> list[Array]:
        """Return the shares, larger where a result jumps further at a move that no single input makes."""
        inexact = [
            self._inexact(place, self._reach(self.inputs[place], value, self.off[place]))
            for place, value in enumerate(self.input_values)
            if self.inexact[place]
        ]
        if not inexact:
            return share
        sought = [each for each in inexact if self._alone.inputs[each.place] in self.sought]
        against = chain.from_iterable(map(one_against_the_rest, sought))
        for moves in chain(self._together(inexact), steps(inexact), no_numbers(inexact), against):
            results = self._alone.moved(self.input_values, moves, len(next(iter(moves.values()))))
            share = [
                np.maximum(one, furthest(None if results is None else results[place], alone[place]))
                for place, one in enumerate(share)
            ]
        # An index that another candidate may have may be that of any.
        last = max((each.value.size - 1.0 for each in sought), default=0.0)
        return [
            np.where(one > 0, np.maximum(one, last), one) if is_exact(operand) else one
            for one, operand in zip(share, self.outputs, strict=True)
        ]

    def _bytes_vary(self, index: int) -> bool:
        """Return whether a right driver may have other bytes for a hashed operand, so that nothing is known of the
        result. (A result of 0 may have either sign.)
        """
        if index not in self._alone.inputs:
            return False
        place = self._alone.inputs.index(index)
        value, off = self.input_values[place], self.off[place]
        signs = off is not None and value is not None and self.inputs[place].type in FLOATS and not value.all()
        return off is not None and bool(off.any() or signs)

    def _flipped(self, moves: Sequence[Array]) -> bool:
        """Return whether an element of a boolean or integer result has changed."""
        return any(
            is_exact(operand) and np.count_nonzero(move) for operand, move in zip(self.outputs, moves, strict=True)
        )

    def _own_error(self, operand: Operand, right: Array | None, moved: Array) -> Array | float:
        """Return the error that the contract allows for the operation alone: any where a value that is off by as much,
        and by as much as its inputs have ``moved`` it, overflows, as a right driver may have an infinite one there.
        """
        code = T(operand.type)
        if code in QUANTISED:
            return UNIT
        if code not in FLOATS or right is None:
            return 0.0
        most = LARGEST[T.TENSOR_FLOAT16 if self.relaxed else code]
        with np.errstate(over="ignore", invalid="ignore"):
            error = self.tolerance.reach(right.astype(np.float64))
            error = exact_error(right, operand, self.relaxed, error) if self.exact else error
            if self.first is not None and (self.interpolates or self.decodes):
                inner = between_places(self.first, right) if self.interpolates else of_boxes(self.first)
                error = error + ROUNDINGS * self.unit * inner
            if self.tiled is not None and self.tolerance is SINGLE:
                error = error + in_tiles(self.first, self.second, self.tiled)
            over = np.abs(right.astype(np.float64)) + error + moved > most
        return np.where(over, np.inf, error) if np.count_nonzero(over) else error

    def _only_moves(self, value: Array, operand: Operand) -> bool:
        """Return whether every element is an element of an input, unchanged: the operation moves values and adds no
        error.
        """
        if is_exact(operand):
            return True
        if self.computes:
            return False
        pairs = zip(self.input_values, self.inputs, strict=True)
        same = [one.ravel() for one, other in pairs if alike(other, operand)]
        return bool(same) and are_among(value, np.concatenate(same) if len(same) > 1 else same[0])

    def _all_only_move(self, place: int, results: Array, moves: Moves) -> bool:
        """Return whether output ``place``, which only moves the inputs' own elements, does so in each of the
        ``results`` for ``moves``.
        """
        operand, count = self.outputs[place], len(results)
        if is_exact(operand):
            return True
        same = [
            moves[at].reshape(count, -1) if at in moves else np.broadcast_to(value.ravel(), (count, value.size))
            for at, (value, other) in enumerate(zip(self.input_values, self.inputs, strict=True))
            if alike(other, operand)
        ]
        others = np.concatenate(same, axis=1)
        if results.size * others.shape[1] > PAIRS:
            return all(map(are_among, results, others))
        return bool((results.reshape(count, -1, 1) == others[:, np.newaxis]).any(axis=2).all())

    def _moved_elements(self, alone: Sequence[Array], moves_only: Sequence[bool]) -> list[Array]:
        """Return masks of the elements that were moved from an input. If all inputs with the same quantisation shift by
        one unit, so do moved elements; elements clamped at a bound do not, though an input may hold the same value by
        chance.
        """
        masks = [np.full(_shape(value), only) for value, only in zip(self.right, moves_only, strict=True)]
        for place, operand in enumerate(self.outputs):
            for by in (1.0, -1.0) if moves_only[place] and operand.type in QUANTISED else ():
                inputs = [
                    shifted(value, other, np.asarray(by)) if value is not None and alike(other, operand) else value
                    for value, other in zip(self.input_values, self.inputs, strict=True)
                ]
                answers = self._alone.results(inputs)
                if answers is not None and answers[place].shape == alone[place].shape == masks[place].shape:
                    masks[place] &= answers[place] == shifted(alone[place], operand, np.asarray(by))
        return masks

    def _groups(self) -> Iterator[list[tuple[int, Array]]]:
        """Yield the inputs to perturb together, and by how much: first each inexact input alone, then all that are only
        rounded.
        """
        rounded: list[tuple[int, Array]] = []
        for place, (value, off, operand) in enumerate(zip(self.input_values, self.off, self.inputs, strict=True)):
            exact = not self.inexact[place]
            if exact and operand.type in FLOATS:
                rounded.append((place, ROUNDINGS * self.unit * np.abs(value.astype(np.float64))))
                # A result of 0 may have either sign, which shows where it is divided by.
                if off is not None and np.count_nonzero(value) != value.size:
                    yield [(place, off)]
            elif not exact:
                yield [(place, self._reach(operand, value, off))]
        if rounded and any(operand.type in FLOATS or operand.type in QUANTISED for operand in self.outputs):
            yield rounded

    def _moved(self, group: list[tuple[int, Array]]) -> Iterator[Moves]:
        """Yield moves of the inputs of ``group``, as ``Alone.moved`` takes them: first up and down, away from 0 and
        towards it, and in random directions; then in more of these. Few elements are moved in every direction.
        """
        one, each = self._follows_from_one(group), [self._inexact(*member) for member in group]
        size = sum(member.value.size for member in each)
        if one and len(each) == 1 and self.elementwise:
            moves = each[0].moved(np.array([1.0, -1.0]).reshape(-1, *(1,) * each[0].value.ndim))
            yield {each[0].place: np.concatenate([moves, turned(each[0], *self.turns)])}
            return
        plain = self._signs.up_and_down(size) if one or size > FEW else self._signs.every(size)
        signs = [plain, np.concatenate([to_and_from_zero(member) for member in each], axis=1)]
        if self.shares and size <= SHARES:
            # Each element against all others.
            signs.extend(sign * (2 * np.eye(size) - 1) for sign in (1, -1))
        elif self.shares or self.means:
            # So each element along an axis of few, where the random directions of many are fewer than 30.
            signs.extend(self._signs.along_short_axes(member.value.shape) for member in each)
        if not one and size > FEW:
            signs.append(self._random(size))
        yield self._shifted(group, np.concatenate(signs))
        if not one and size > FEW:
            yield self._shifted(group, self._signs.take(MORE, size))

    def _inexact(self, place: int, reach: Array) -> Inexact:
        """Return the input of this number, with its reach."""
        return Inexact(place, self.inputs[place], self.input_values[place], reach)

    def _together(self, inexact: Sequence[Inexact]) -> Iterator[Moves]:
        """Yield moves of several inexact inputs: each up or down, and all in random directions. What is clamped may
        move with several, but not with one of them alone.
        """
        moves = corners(inexact)
        if not moves:
            return
        if not self.elementwise:
            signs = self._random(sum(each.value.size for each in inexact))
            more = self._shifted([(each.place, each.reach) for each in inexact], signs)
            moves = {place: np.concatenate([each, more[place]]) for place, each in moves.items()}
        yield moves

    def _random(self, size: int) -> Array:
        """Return the signs of so many elements in random directions, of many elements in fewer."""
        return self._signs.take(max(LEAST, min(DIRECTIONS, _AT_ONCE // size)), size)

    def _follows_from_one(self, group: list[tuple[int, Array]]) -> bool:
        """Return whether each element of a result follows from one element of the group at most."""
        if self.elementwise and len(group) == 1:
            return True
        return self.picks and all(self.inputs[place].type in _DATA for place, _ in group)

    def _shifted(self, group: list[tuple[int, Array]], signs: Array) -> Moves:
        """Return the inputs of ``group``, each element moved by its reach times its sign; ``signs`` has those of all
        inputs, one after the other.
        """
        moves, begin = {}, 0
        for place, reach in group:
            value = self.input_values[place]
            own = signs[:, begin : begin + value.size].reshape(len(signs), *value.shape)
            with np.errstate(invalid="ignore"):
                moves[place] = shifted(value, self.inputs[place], own * reach)
            begin += value.size
        return moves


def _shape(value: Array | None) -> tuple[int, ...]:
    return () if value is None else value.shape
