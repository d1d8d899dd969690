"""What networks are tried with: a model file, what is put into it, and what its answers are worth."""

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
    """A network, prepared: from the inputs of a step to its outputs; ``reset`` begins another sequence."""

    def __call__(self, *inputs: Array) -> tuple[Array, ...]: ...

    def reset(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Prediction:
    """What a network made of an item: samples by quantity, and what is wrong however others do; "" if nothing is."""

    scores: Mapping[str, Sequence[float]]
    problem: str = ""


class Task(ABC):
    """A network and items to try it with; each is a sequence of steps, of one step where it is an image."""

    # What messages call the items.
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
        """What answers are judged by, and in which unit. The hits of the first in unit HIT are what McNemar's test
        compares with LiteRT's.
        """

    @property
    def paired(self) -> str:
        """That quantity."""
        return next(name for name, unit in self.quantities.items() if unit == HIT)

    @abstractmethod
    def __len__(self) -> int:
        """How many items there are."""

    @abstractmethod
    def steps(self, number: int) -> Sequence[tuple[Array, ...]]:
        """The inputs of each step of an item."""

    @abstractmethod
    def judge(self, number: int, outputs: Sequence[tuple[Array, ...]]) -> Prediction:
        """What the outputs of each step of an item are worth."""
