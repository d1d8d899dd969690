"""Computes how far each element of each result of a graph may be from its value on a right driver.

Each operation may be off by what the contract allows for it alone. How it propagates errors of its inputs is found by
experiment, as no tolerance covers that: its inputs are moved as far as they may be off, up, down and in random
directions, one after the other, and the distance that its results move is added to the operation's own error. A sum
that cancels moves by the rounding of its terms; a comparison or a maximum may jump, and then every result within the
jump is right, or the element cannot be judged.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Model, Operand, Operation
from nnconform.harness.model.numbers import DTYPES, FLOATS, QUANTISED, Array, quantised_range
from nnconform.harness.ops.table import definition_of
from nnconform.harness.oracle.bounds_steps import Part, constant, extract, with_every_result_as_output
from nnconform.harness.oracle.tolerance import HALF, SINGLE, Tolerance

# Compiles a model for the oracle; the result maps inputs to outputs.
Compiled = Callable[[Sequence[Array | None]], list[Array]]
Compile = Callable[[Model], Compiled]


class Unanswered(Exception):
    """Raised when the oracle has no answer for a model or its inputs."""


# Random directions in which each input is perturbed, besides up and down; more of them if a boolean or integer
# result has changed: other elements of such a result may change in other directions only.
DIRECTIONS = 3
MORE_DIRECTIONS = 30
# Rounding errors of a term on its way through an operation.
ROUNDINGS = 4
_HALF_TYPES = frozenset({T.TENSOR_FLOAT16, T.FLOAT16})


@dataclass(frozen=True, slots=True)
class BoundedAnswer:
    """The expected values of a graph's operands, with an error bound for each element.

    ``values`` has the values of all operands, None for those without; ``bounds`` how far each element may be off: in
    units for integers and quantised types, 1 for a boolean that may be either, infinite for unknown ones.
    """

    model: Model
    values: tuple[Array | None, ...]
    bounds: tuple[Array | None, ...]

    @property
    def expected(self) -> tuple[Array | None, ...]:
        """The values of the outputs."""
        return tuple(self.values[index] for index in self.model.main.output_indexes)

    @property
    def output_bounds(self) -> tuple[Array | None, ...]:
        """The bounds of the outputs."""
        return tuple(self.bounds[index] for index in self.model.main.output_indexes)


def answer_with_bounds(model: Model, inputs: Sequence[Array | None], ready: Compile) -> BoundedAnswer:
    """Return the values of a graph and their bounds; ``ready`` compiles a model for the oracle, more precise than the
    driver.
    """
    graph = model.main
    values: list[Array | None] = [constant(model, operand) for operand in graph.operands]
    for index, value in zip(graph.input_indexes, inputs, strict=True):
        values[index] = value
    whole = with_every_result_as_output(model)
    for index, value in zip(whole.main.output_indexes, ready(whole)(inputs), strict=True):
        values[index] = value
    bounds: list[Array | None] = [None] * len(values)
    for operation in graph.operations:
        local_bounds = _Local(model, operation, values, bounds, ready).bounds()
        for index, bound in zip(operation.outputs, local_bounds, strict=True):
            bounds[index] = bound
    return BoundedAnswer(model, tuple(values), tuple(bounds))


class _Local:
    """One operation whose inputs may differ from their values within known bounds."""

    def __init__(
        self,
        model: Model,
        operation: Operation,
        values: Sequence[Array | None],
        bounds: Sequence[Array | None],
        ready: Compile,
    ) -> None:
        self.operands = model.main.operands
        self.step: Part = extract(model, [operation], values)
        self._ask = ready(self.step.model)
        self.input_values = [value for value in map(values.__getitem__, self.step.inputs) if value is not None]
        self.right = [values[index] for index in operation.outputs]
        self.off = [bounds[index] for index in self.step.inputs]
        self.inputs = [self.operands[index] for index in self.step.inputs]
        self.outputs = [self.operands[index] for index in operation.outputs]
        every = (*operation.inputs, *operation.outputs)
        half = model.relax_computation_float32_to_float16 or any(self.operands[i].type in _HALF_TYPES for i in every)
        self.tolerance, self.unit = (HALF, 2.0**-10) if half else (SINGLE, 2.0**-23)
        op = definition_of(operation.type)
        self.unknown = op is None or op.random
        self.means = op is not None and op.averages
        # Rows in unspecified order can only be compared if everything that they depend on is known.
        self.rows = op is not None and op.unordered is not None
        self.hashed = [
            index
            for form in (op.forms if op else ())
            for argument, index in zip(form.inputs, operation.inputs, strict=False)
            if argument.hashed
        ]
        # Seeded by the graph, so that the bounds of a graph are always the same.
        self._random = np.random.default_rng(len(every) * 7919 + operation.type)

    def bounds(self) -> list[Array | None]:
        """Return the bounds of the operation's results."""
        inexact = any(off is not None and off.any() for off in self.off)
        if self.unknown or (self.rows and inexact) or any(self._bytes_vary(index) for index in self.hashed):
            return [_nothing(value) for value in self.right]
        alone = self._answers(self.input_values)
        if alone is None:
            return [_nothing(value) for value in self.right]
        share = [np.zeros(_shape(value), np.float64) for value in self.right]
        outputs = zip(alone, self.outputs, strict=True)
        moves_only = [self._only_moves(value, operand, self.input_values) for value, operand in outputs]
        for group in self._groups():
            most = [np.zeros(_shape(value), np.float64) for value in self.right]
            for number, moved in enumerate(self._moved(group)):
                if number == 2 + DIRECTIONS and not self._flipped(most):
                    break
                results = self._answers(moved)
                for place, value in enumerate(alone):
                    distance = _distance(None if results is None else results[place], value)
                    most[place] = np.maximum(most[place], distance)
                    if results is not None and moves_only[place]:
                        moves_only[place] = self._only_moves(results[place], self.outputs[place], moved)
            share = [one + other for one, other in zip(share, most, strict=True)]
        exact = self._moved_elements(alone, moves_only)
        return [
            moved + _distance(value, right) + np.where(known, 0.0, self._own_error(operand, right))
            for operand, right, value, moved, known in zip(self.outputs, self.right, alone, share, exact, strict=True)
        ]

    def _bytes_vary(self, index: int) -> bool:
        """Return whether a right driver may have other bytes for a hashed operand, so that nothing is known of the
        result. (A result of 0 may have either sign.)
        """
        if index not in self.step.inputs:
            return False
        place = self.step.inputs.index(index)
        value, off = self.input_values[place], self.off[place]
        # A result of 0 may have either sign.
        signs = off is not None and value is not None and self.inputs[place].type in FLOATS and not value.all()
        return off is not None and bool(off.any() or signs)

    def _flipped(self, moves: Sequence[Array]) -> bool:
        """Return whether an element of a boolean or integer result has changed."""
        exact = (operand.type not in FLOATS and operand.type not in QUANTISED for operand in self.outputs)
        return any(one and move.any() for one, move in zip(exact, moves, strict=True))

    def _answers(self, inputs: Sequence[Array | None]) -> list[Array] | None:
        """Return the operation's results; None if the oracle has no answer for these inputs."""
        try:
            return self._ask(inputs)
        except Unanswered:
            return None

    def _own_error(self, operand: Operand, right: Array | None) -> Array | float:
        """Return the error that the contract allows for the operation alone."""
        code = T(operand.type)
        if code in QUANTISED:
            return 1.0
        if code not in FLOATS or right is None:
            return 0.0
        with np.errstate(over="ignore", invalid="ignore"):
            return np.asarray(_reach(self.tolerance, right))

    def _only_moves(self, value: Array, operand: Operand, inputs: Sequence[Array | None]) -> bool:
        """Return whether every element is an element of an input, unchanged: the operation moves values and adds no
        error.
        """
        code = T(operand.type)
        if code not in FLOATS and code not in QUANTISED:
            return True
        if self.means:
            return False
        same = [
            one.ravel()
            for one, other in zip(inputs, self.inputs, strict=True)
            if one is not None and _alike(other, operand)
        ]
        return bool(same) and bool(np.isin(value, np.concatenate(same)).all())

    def _moved_elements(self, alone: Sequence[Array], moves_only: Sequence[bool]) -> list[Array]:
        """Return masks of the elements that were moved from an input. If all inputs with the same quantisation shift by
        one unit, so do moved elements; elements clamped at a bound do not, though an input may hold the same value by
        chance.
        """
        masks = [np.full(_shape(value), only) for value, only in zip(self.right, moves_only, strict=True)]
        for place, operand in enumerate(self.outputs):
            for by in (1.0, -1.0) if moves_only[place] and operand.type in QUANTISED else ():
                inputs = [
                    _shifted(value, other, np.asarray(by)) if value is not None and _alike(other, operand) else value
                    for value, other in zip(self.input_values, self.inputs, strict=True)
                ]
                answers = self._answers(inputs)
                if answers is not None and answers[place].shape == alone[place].shape == masks[place].shape:
                    masks[place] &= answers[place] == _shifted(alone[place], operand, np.asarray(by))
        return masks

    def _groups(self) -> Iterator[list[tuple[int, Array]]]:
        """Yield the inputs to perturb together, and by how much: first each inexact input alone, then all that are only
        rounded.
        """
        rounded: list[tuple[int, Array]] = []
        for place, (value, off, operand) in enumerate(zip(self.input_values, self.off, self.inputs, strict=True)):
            reach = np.zeros(value.shape, np.float64) if off is None else off
            if operand.type in FLOATS:
                rounding = ROUNDINGS * self.unit * np.abs(value.astype(np.float64))
                if not reach.any():
                    rounded.append((place, rounding))
                    # A result of 0 may have either sign, which shows where it is divided by.
                    if off is not None and not value.all():
                        yield [(place, reach)]
                    continue
                reach = reach + rounding
            if reach.any():
                yield [(place, reach)]
        if rounded and any(operand.type in FLOATS or operand.type in QUANTISED for operand in self.outputs):
            yield rounded

    def _moved(self, group: list[tuple[int, Array]]) -> Iterator[list[Array | None]]:
        """Yield the inputs with those of ``group`` moved up, down, and in random directions."""
        for number in range(2 + MORE_DIRECTIONS):
            inputs: list[Array | None] = [*self.input_values]
            for place, reach in group:
                value, operand = self.input_values[place], self.inputs[place]
                if number < 2:
                    signs: Array = np.full(value.shape, 1.0 - 2 * number)
                else:
                    signs = self._random.integers(0, 2, value.shape) * 2.0 - 1
                inputs[place] = _shifted(value, operand, signs * reach)
            yield inputs


def _alike(one: Operand, other: Operand) -> bool:
    """Return whether two operands have the same type and quantisation."""
    return (one.type, one.scale, one.zero_point) == (other.type, other.scale, other.zero_point)


def _shifted(value: Array, operand: Operand, by: Array) -> Array:
    """Return ``value`` moved by ``by``, rounded and clamped to what the operand can hold."""
    code = T(operand.type)
    wide = value.astype(np.float64) + np.nan_to_num(by, posinf=1e30, neginf=-1e30)
    if code in FLOATS:
        wide = np.where(wide == 0, np.copysign(0.0, by), wide)
        most = float(np.finfo(DTYPES[code]).max)
        return np.asarray(np.clip(wide, -most, most), DTYPES[code])
    if value.dtype == np.bool_:
        return np.asarray(wide > 0.5)
    low, high = quantised_range(code) if code in QUANTISED else (-(2**31), 2**31 - 1)
    return np.asarray(np.clip(np.round(wide), low, high), DTYPES[code])


def _distance(one: Array | None, other: Array | None) -> Array:
    """Return the distance of each pair of elements; infinite if one is not a number, or there is none."""
    if one is None or other is None or one.shape != other.shape:
        return np.full(_shape(other), np.inf)
    with np.errstate(invalid="ignore"):
        apart = np.abs(one.astype(np.float64) - other.astype(np.float64))
    return np.where(np.isnan(apart), np.inf, apart)


def _nothing(value: Array | None) -> Array:
    """Return infinite bounds: nothing is known of ``value``."""
    return np.full(_shape(value), np.inf)


def _reach(tolerance: Tolerance, value: Array) -> Array:
    return np.asarray(tolerance.absolute + tolerance.relative * np.abs(value.astype(np.float64)))


def _shape(value: Array | None) -> tuple[int, ...]:
    return () if value is None else value.shape
