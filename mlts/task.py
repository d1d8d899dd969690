"""Tasks for networks: a model file, inputs for it, and the judgement of its outputs."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Protocol

from nnconform.harness.model.numbers import Array
from nnconform.mlts.convert.tflite import ConvertedModel

# The unit of a quantity whose samples are 1 for right and 0 for wrong; of any other the largest sample is the worst.
HIT = "hit"


class Runner(Protocol):
    """A prepared network: a function of a step's inputs that returns its outputs; ``reset`` begins another sequence."""

    def __call__(self, *inputs: Array) -> tuple[Array, ...]: ...

    def reset(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Prediction:
    """The judgement of a network's outputs for an item: samples by quantity, and an error that counts however other
    drivers do; "" if there is none.
    """

    scores: Mapping[str, Sequence[float]]
    problem: str = ""


class Task(ABC):
    """A network and the items to run it on; each is a sequence of steps, of one step if it is an image."""

    # The name of the items in messages.
    items: ClassVar[str] = "images"

    def __init__(self, name: str, converted: ConvertedModel) -> None:
        self.name, self.converted = name, converted

    @property
    def path(self) -> Path:
        """The model file."""
        return self.converted.path

    @property
    @abstractmethod
    def quantities(self) -> Mapping[str, str]:
        """The quantities that outputs are judged by, and their units.

        McNemar's test compares the hits of the first one in unit HIT with LiteRT's.
        """

    @property
    def paired(self) -> str:
        """The first quantity in unit HIT."""
        return next(name for name, unit in self.quantities.items() if unit == HIT)

    @abstractmethod
    def __len__(self) -> int:
        """Return the number of items."""

    @abstractmethod
    def steps(self, number: int) -> Sequence[tuple[Array, ...]]:
        """Return the inputs of each step of an item."""

    @abstractmethod
    def judge(self, number: int, outputs: Sequence[tuple[Array, ...]]) -> Prediction:
        """Judge the outputs of each step of an item."""
