"""What the subgraphs of a model have in common: the bytes of constants, and which subgraphs there are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from nnconform.harness.model.codes import OperandLifeTime
from nnconform.harness.model.graph import DataLocation, Operand
from nnconform.harness.model.memory import Memory

# NNAPI's own runtime draws the same line, so a driver meets both, and the weights of a network reach a driver in
# another process as one file descriptor and not as a message.
_LARGEST_COPY = 128
_ALIGNMENT = 4

Extents = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ConvertedForm:
    """A subgraph of the file as an operation of the model runs it.

    ``inputs`` and ``outputs``: which of the subgraph's own it has there, and in which order.
    """

    index: int
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]


class Shared:
    """Collects for all subgraphs of a model.

    Values of up to 128 bytes are kept in the model itself (CONSTANT_COPY), larger ones in one shared memory pool
    (CONSTANT_REFERENCE); equal ones have one place, as those of several subgraphs have in the file.
    """

    def __init__(self) -> None:
        self._copied, self._pooled = bytearray(), bytearray()
        self._places: dict[bytes, DataLocation] = {}
        self._numbers: dict[ConvertedForm, int] = {}
        # The model's subgraphs without the main one, each with the extents of what it is fed at first.
        self.forms: list[tuple[ConvertedForm, Sequence[Extents]]] = []

    def place(self, content: bytes) -> tuple[OperandLifeTime, DataLocation]:
        """Where a constant with this content is."""
        small = len(content) <= _LARGEST_COPY
        if content not in self._places:
            store = self._copied if small else self._pooled
            store.extend(bytes(-len(store) % _ALIGNMENT))
            self._places[content] = DataLocation(0, len(store), len(content))
            store.extend(content)
        lifetime = OperandLifeTime.CONSTANT_COPY if small else OperandLifeTime.CONSTANT_REFERENCE
        return lifetime, self._places[content]

    def content(self, operand: Operand) -> bytes:
        """The bytes of a constant operand."""
        place = operand.location
        store = self._copied if operand.lifetime == OperandLifeTime.CONSTANT_COPY else self._pooled
        return bytes(store[place.offset : place.offset + place.length])

    def referenced(self, form: ConvertedForm, fed: Sequence[Extents]) -> int:
        """Which of the model's referenced subgraphs this form is; ``fed`` are the extents of what goes into it."""
        if form not in self._numbers:
            self._numbers[form] = len(self.forms)
            self.forms.append((form, fed))
        return self._numbers[form]

    def values(self) -> bytes:
        """The values that are kept in the model itself."""
        return bytes(self._copied)

    def pools(self) -> tuple[Memory, ...]:
        """The memory pool, if there is one."""
        if not self._pooled:
            return ()
        pool = Memory.create(len(self._pooled), "nnconform-weights")
        pool.view()[:] = self._pooled
        return (pool,)
