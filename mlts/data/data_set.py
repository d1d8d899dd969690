"""The interface of a data set, and its preprocessing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

import msgspec

from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import Array


class Item(msgspec.Struct, frozen=True):
    """One item: its inputs, in the element types and dimensions of the network's, and what is right, by name."""

    inputs: tuple[Array, ...]
    truth: Mapping[str, Any]


class DataSet(ABC):
    """Items, of which no more than one need be in memory."""

    # The names of what is right for each item.
    truth: tuple[str, ...]

    @abstractmethod
    def __len__(self) -> int:
        """Return the number of items."""

    @abstractmethod
    def item(self, number: int, operands: tuple[Operand, ...]) -> Item:
        """Load an item for the inputs ``operands`` of a network. Raises FormatError for a broken file, UsageError for
        inputs that the data set does not fit.
        """
