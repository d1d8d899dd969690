"""Which operations of a graph show: a wrong result of theirs changes an output of the model beyond its bounds.

Each result is disturbed in turn, by more than it may be off, and what hangs on it is computed again until an output
tells. An operation of which no output tells is *blind*: a driver may compute anything there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import FLOATS, QUANTISED, Array
from nnconform.harness.oracle.bounds import BoundedAnswer
from nnconform.harness.oracle.bounds_moves import shifted
from nnconform.harness.oracle.bounds_steps import leading_to
from nnconform.harness.oracle.computation import Alone, Computation, Unanswered

# A disturbance is so many times what a result may be off, and half its largest magnitude, or so many units.
TIMES, UNITS = 4.0, 16.0


def blind_operations(
    answer: BoundedAnswer, computation: Computation, skip: frozenset[int] = frozenset()
) -> tuple[int, ...]:
    """Return the numbers of the operations whose results do not show, though an output hangs on them; outputs whose
    numbers are in ``skip`` show nothing.

    An operation of whose results nothing is known is among them.
    """
    model = answer.model
    steps, outputs = model.main.operations, model.main.output_indexes
    needed = leading_to(steps, outputs)
    judged = frozenset(index for place, index in enumerate(outputs) if place not in skip)
    trial = _Trial(answer, judged, computation)
    return tuple(
        number
        for number, step in enumerate(steps)
        if not needed.isdisjoint(step.outputs) and not any(trial.shows(number, index) for index in step.outputs)
    )


def telling_results(answer: BoundedAnswer, blind: Sequence[int]) -> list[int]:
    """Return the results of blind operations that would tell as outputs of the model, and are none."""
    model, steps = answer.model, answer.model.main.operations
    ends = frozenset(model.main.output_indexes)
    results = [index for number in blind for index in steps[number].outputs if index not in ends]
    return [i for i in results if _tells(model.main.operands[i], answer.values[i], answer.bounds[i])]


class _Trial:
    """A graph of which results are disturbed."""

    def __init__(self, answer: BoundedAnswer, outputs: frozenset[int], computation: Computation) -> None:
        self._model, self._values, self._bounds = answer.model, answer.values, answer.bounds
        self._outputs, self._computation = outputs, computation
        self._alone: dict[int, Alone] = {}
        self._limits: dict[int, float] = {}

    def _limit(self, index: int, value: Array) -> float:
        limit = self._limits.get(index)
        if limit is None:
            limit = self._limits[index] = _limit(self._model.main.operands[index], value)
        return limit

    def shows(self, number: int, index: int) -> bool:
        """Return whether an output changes beyond its bound when a result of operation ``number`` is disturbed."""
        operands, value, bound = self._model.main.operands, self._values[index], self._bounds[index]
        if value is None or bound is None:
            return False
        if not value.size:
            # Its extents show.
            return True
        limit, least = self._limit(index, value), bound.min()
        if index in self._outputs and least < limit:
            return True
        if least == np.inf:
            return False
        changed = {index: _disturbed(operands[index], value, bound, limit)}
        for later, step in enumerate(self._model.main.operations[number + 1 :], number + 1):
            if changed.keys().isdisjoint(step.inputs):
                continue
            for place, result in zip(step.outputs, self._results(later, changed), strict=False):
                old, off = self._values[place], self._bounds[place]
                if old is None or off is None or np.array_equal(old, result):
                    continue
                if place in self._outputs and _differs(old, result, off, self._limit(place, old)):
                    return True
                changed[place] = result
        return False

    def _results(self, number: int, changed: Mapping[int, Array]) -> Sequence[Array]:
        """Return the results of an operation, of which some operands are changed; none if there are none."""
        try:
            alone = self._alone.get(number)
            if alone is None:
                alone = self._alone[number] = self._computation.alone(number, self._values)
            given = (changed.get(i, self._values[i]) for i in alone.inputs)
            return alone.results([each for each in given if each is not None]) or ()
        except Unanswered:
            return ()


def _tells(operand: Operand, value: Array | None, bound: Array | None) -> bool:
    """Return whether something is known of a result."""
    if value is None or bound is None or not value.size:
        return False
    return bool((bound < _limit(operand, value)).any())


def _limit(operand: Operand, value: Array) -> float:
    """Return how far a result may be off before it tells nothing."""
    if operand.type in FLOATS:
        return 0.5 * float(np.abs(value.astype(np.float64)).max(initial=0.0))
    return np.inf if operand.type in QUANTISED else 1.0


def _disturbed(operand: Operand, value: Array, bound: Array, limit: float) -> Array:
    """Return a wrong result: every element off, one up and the next down."""
    if operand.type == T.TENSOR_BOOL8:
        return ~value
    least = limit if operand.type in FLOATS else UNITS if operand.type in QUANTISED else 1.0
    # What may be anything is moved no further than the rest.
    off = (TIMES * np.where(bound == np.inf, 0.0, bound) + least).ravel()
    off[1::2] *= -1.0
    return shifted(value, operand, off.reshape(value.shape))


def _differs(old: Array, new: Array, bound: Array, limit: float) -> bool:
    """Return whether a comparison of ``new`` with ``old`` within ``bound`` fails."""
    if old.shape != new.shape:
        return True
    with np.errstate(invalid="ignore"):
        apart = np.abs(new.astype(np.float64) - old.astype(np.float64)) > bound
    return bool(np.count_nonzero(apart)) and bool((apart & (bound < limit)).any())
