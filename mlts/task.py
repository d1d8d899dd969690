"""Tasks for networks: a model file, inputs for it, and the judgement of its outputs."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar, Protocol

import msgspec

from nnconform.harness.model.numbers import Array
from nnconform.mlts.convert.tflite import ConvertedModel
from nnconform.mlts.quantity import Quantity


class Runner(Protocol):
    """A prepared network: a function of a step's inputs that returns its outputs; ``reset`` begins another sequence."""

    def __call__(self, *inputs: Array) -> tuple[Array, ...]: ...

    def reset(self) -> None: ...


class Prediction(msgspec.Struct, frozen=True):
    """The judgement of a network's outputs for an item: its row by quantity, and an error that counts however other
    drivers do; "" if there is none.
    """

    scores: Mapping[str, Sequence[float]]
    problem: str = ""


class Task(ABC):
    """A network and the items to run it on; each is a sequence of steps, of one step if it is an image."""

    # The name of the items in messages.
    items: ClassVar[str]
    # The figures that must be reached, less the tolerance.
    expected: Mapping[str, float]
    tolerance: float
    # Whether outputs are judged against the baseline's.
    needs_baseline: bool

    def __init__(self, name: str, converted: ConvertedModel) -> None:
        self.name, self.converted = name, converted
        self.expected, self.tolerance, self.needs_baseline = {}, 0.0, False

    @property
    def path(self) -> Path:
        """The model file."""
        return self.converted.path

    @property
    @abstractmethod
    def quantities(self) -> Mapping[str, Quantity]:
        """The quantities that outputs are judged by. The first one is compared with the baseline's."""

    @property
    def paired(self) -> str:
        """The first quantity."""
        return next(iter(self.quantities))

    @abstractmethod
    def __len__(self) -> int:
        """Return the number of items."""

    @abstractmethod
    def steps(self, number: int) -> Sequence[tuple[Array, ...]]:
        """Return the inputs of each step of an item."""

    @abstractmethod
    def judge(
        self, number: int, outputs: Sequence[tuple[Array, ...]], baseline: Sequence[tuple[Array, ...]] | None = None
    ) -> Prediction:
        """Judge the outputs of each step of an item; ``baseline`` has the baseline's. Raises UsageError if they cannot
        be judged.
        """
