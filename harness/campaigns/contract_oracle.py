"""An oracle without values of its own: what a driver computes with all results as outputs is what is expected of it.

The bundled driver only says how errors grow: it computes each operation alone, on the tested driver's values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from nnconform.harness.execution.oracle_device import Closely, Oracle, Witnessed, open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import DriverFault
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.oracle.bounds import BoundedAnswer, answer_with_bounds
from nnconform.harness.oracle.computation import Alone, ByModels, Computation, Compute, Results, Unanswered

# Each of two right executions may be off by as much, one up and the other down.
EXECUTIONS = 2.0


class NothingKnown(BoundedAnswer, frozen=True):
    """The answer for a graph that the tested driver does not execute with all results as outputs."""


class ContractOracle(Oracle):
    """The values of the driver of ``session`` itself, and bounds between two of its executions."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.reference = open_oracle()

    def compute(self, model: Model) -> Computation:
        return OnDriver(model, self)

    def bounded(self, model: Model, inputs: Sequence[Array | None]) -> BoundedAnswer:
        """Return the driver's values. Where it has none, nothing is known: what becomes of the graph shows when it is
        executed.
        """
        try:
            answer = answer_with_bounds(model, inputs, self.compute)
            wide = tuple(None if bound is None else bound * EXECUTIONS for bound in answer.bounds)
        except _NoValues:
            values = self.reference.compute(model).values(inputs)
            bounds = tuple(None if value is None else np.full(value.shape, np.inf) for value in values)
            return NothingKnown(model, tuple(values), bounds)
        return BoundedAnswer(model, answer.values, wide)

    def witnessed(self, model: Model, inputs: Sequence[Array | None], skip: frozenset[int] = frozenset()) -> Witnessed:
        """Return the driver's values; each operation is compared alone, so that all show."""
        return self.bounded(model, inputs), ()

    def witnessed_closely(
        self, model: Model, inputs: Sequence[Array | None], skip: frozenset[int] = frozenset()
    ) -> Closely:
        """Return the same: its bounds are found with the values."""
        answer, blind = self.witnessed(model, inputs, skip)
        return Closely(answer, blind, lambda: (answer, blind))

    def close(self) -> None:
        """Close the bundled driver; the tested one belongs to who opened it."""
        self.reference.close()


class _NoValues(Exception):
    """Raised where the tested driver does not execute a graph with all results as outputs."""


class OnDriver(Computation):
    """A graph on the tested driver, with all results as outputs; its operations alone on the bundled one."""

    def __init__(self, model: Model, oracle: ContractOracle) -> None:
        self._model, self._oracle = model, oracle
        self._own, self._reference = ByModels(model, oracle.ready), oracle.reference.compute(model)

    def values(self, inputs: Sequence[Array | None]) -> list[Array | None]:
        try:
            return self._own.values(inputs)
        except Unanswered as error:
            raise _NoValues from error
        except DriverFault as error:
            self._oracle.session.discard_device()
            raise _NoValues from error

    def alone(self, number: int, values: Sequence[Array | None]) -> Alone:
        alone = self._reference.alone(number, values)
        own = [value for index in self._model.main.operations[number].outputs if (value := values[index]) is not None]
        at = alone.results([value for index in alone.inputs if (value := values[index]) is not None])
        return alone if at is None else _Shifted(alone, at, own)


class _Shifted(Alone):
    """An operation of the bundled driver, shifted so that it gives the tested driver's own results for what it read.

    So a driver that is off is not given room for that: only what an error before the operation makes of its results.
    """

    def __init__(self, alone: Alone, at: Sequence[Array], own: Sequence[Array]) -> None:
        self.inputs, self._alone, self._at, self._own = alone.inputs, alone, at, own

    def results(self, inputs: Sequence[Array]) -> Results:
        return self._shifted(self._alone.results(inputs))

    def moved(self, inputs: Sequence[Array], moves: Mapping[int, Array], count: int) -> list[Array | None] | None:
        results = self._alone.moved(inputs, moves, count)
        if results is None or len(results) != len(self._own):
            return None
        every = zip(results, self._at, self._own, strict=True)
        return [None if each is None else _shift(each, at, own) for each, at, own in every]

    def _shifted(self, results: Results) -> Results:
        if results is None or len(results) != len(self._own):
            return None
        return [_shift(*each) for each in zip(results, self._at, self._own, strict=True)]


def _shift(result: Array, at: Array, own: Array) -> Array:
    """Return a result, or several whose first axis counts them, moved as far as the driver's own one is from that at
    the same place.
    """
    if at.shape != own.shape or result.shape[result.ndim - at.ndim :] != at.shape:
        return result
    if result.dtype == np.bool_:
        return np.asarray(result ^ at ^ own)
    with np.errstate(all="ignore"):
        wide = result.astype(np.float64) + (own.astype(np.float64) - at.astype(np.float64))
        if result.dtype.kind in "iu":
            least, most = np.iinfo(result.dtype).min, np.iinfo(result.dtype).max
            wide = np.clip(wide, least, most)
        # What is where the driver's own result is stays that, to the bit.
        return np.where(result == at, own, wide.astype(result.dtype))


def local_compute(oracle: ContractOracle) -> Compute:
    """Return how the bundled driver computes a graph's operations, alone."""
    return oracle.reference.compute
