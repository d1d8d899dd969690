"""What the bounds of a graph ask the oracle: the values of the graph, and the results of one operation alone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence

import numpy as np

from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.oracle.bounds_steps import constant, extract, with_every_result_as_output

# A model compiled for the oracle: maps inputs to outputs. Raises Unanswered.
Compiled = Callable[[Sequence[Array | None]], list[Array]]
Compile = Callable[[Model], Compiled]
# The results of one call of an operation; None if the oracle has none.
Results = list[Array] | None


class Unanswered(Exception):
    """Raised when the oracle has no answer for a model or its inputs."""


class Alone(ABC):
    """One operation of a graph, its inputs as in the graph or moved; ``inputs`` are the operands that may be moved.

    ``known`` are the results for the values that the graph has, None if those have to be asked for.
    """

    inputs: tuple[int, ...]
    known: Results = None

    @abstractmethod
    def results(self, inputs: Sequence[Array]) -> Results:
        """Return the results for these values of ``inputs``."""

    def moved(self, inputs: Sequence[Array], moves: Mapping[int, Array], count: int) -> list[Array | None] | None:
        """Return the results of ``count`` calls, in which the inputs at these places are moved: of each output an array
        whose first axis counts the calls, None if it has not the same extents in all. None if a call has no answer.

        ``moves`` has the moved values, the first axis counts the calls; the other inputs are the same in each.
        """
        calls: list[list[Array]] = []
        for call in range(count):
            results = self.results(with_moves(inputs, moves, call))
            if results is None:
                return None
            calls.append(results)
        return [np.array(each) if _same_shapes(each) else None for each in zip(*calls, strict=True)]


def _same_shapes(results: Sequence[Array]) -> bool:
    first = results[0].shape
    return all(result.shape == first for result in results)


def with_moves(inputs: Sequence[Array], moves: Mapping[int, Array], call: int) -> list[Array]:
    """Return the inputs of one of the calls that ``Alone.moved`` makes."""
    return [moves[place][call] if place in moves else value for place, value in enumerate(inputs)]


class Computation(ABC):
    """A graph, compiled for the oracle."""

    @abstractmethod
    def values(self, inputs: Sequence[Array | None]) -> list[Array | None]:
        """Return the values of all operands of the graph, None for those without. Raises Unanswered."""

    @abstractmethod
    def alone(self, number: int, values: Sequence[Array | None]) -> Alone:
        """Return operation ``number``, with the ``values`` that the graph's operands have. Raises Unanswered."""


# Compiles a graph for the oracle. Raises Unanswered.
Compute = Callable[[Model], Computation]


class ByModels(Computation):
    """A graph and each of its operations as models, each compiled by ``ready``, for an oracle that has nothing else."""

    def __init__(self, model: Model, ready: Compile) -> None:
        self._model, self._ready = model, ready

    def values(self, inputs: Sequence[Array | None]) -> list[Array | None]:
        graph = self._model.main
        values: list[Array | None] = [constant(self._model, operand) for operand in graph.operands]
        for index, value in zip(graph.input_indexes, inputs, strict=True):
            values[index] = value
        whole = with_every_result_as_output(self._model)
        for index, value in zip(whole.main.output_indexes, self._ready(whole)(inputs), strict=True):
            values[index] = value
        return values

    def alone(self, number: int, values: Sequence[Array | None]) -> Alone:
        part = extract(self._model, [self._model.main.operations[number]], values)
        return _AsModel(part.inputs, self._ready(part.model))


class _AsModel(Alone):
    def __init__(self, inputs: tuple[int, ...], ask: Compiled) -> None:
        self.inputs, self._ask = inputs, ask

    def results(self, inputs: Sequence[Array]) -> Results:
        try:
            return self._ask(inputs)
        except Unanswered:
            return None
