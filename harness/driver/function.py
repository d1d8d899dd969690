"""A model as a plain function of arrays: what a driver in this process may offer beside ``Device``.

Who needs many answers and tests nothing, such as the oracle, asks for them without requests, memories and threads.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array


class NoAnswer(Exception):
    """Raised when a driver does not compute a model, or not with these values; the message says why."""


class ModelFunction(ABC):
    """A model, compiled once, with nothing shared between two calls. Values are in their operands' element types."""

    @abstractmethod
    def values(self, inputs: Sequence[Array | None]) -> list[Array | None]:
        """Return the values of all operands of the main graph, None for those without.

        ``inputs`` are in the order of the model's, None for one that is left out. Raises NoAnswer.
        """

    @abstractmethod
    def results(self, number: int, values: Sequence[Array | None]) -> list[Array]:
        """Return the results of operation ``number`` of the main graph, for these values of all operands.

        Raises NoAnswer.
        """

    def stacked(
        self, number: int, values: Sequence[Array | None], moved: Mapping[int, Array]
    ) -> list[Array | None] | None:
        """Return as ``results`` the results for several values at once, the first axis counts them; None in place of a
        result whose extents differ.

        ``moved`` has those values that differ, by the index of their operand, each with that axis first. Returns None
        if the operation has to be asked for one after the other. Raises NoAnswer.
        """
        return None


class Computing(ABC):
    """A driver that computes models as functions too, by the same kernels."""

    @abstractmethod
    def function(self, model: Model) -> ModelFunction:
        """Return the model as a function. Raises NoAnswer if it is not valid or not supported."""
