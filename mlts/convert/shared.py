"""The shared parts of a model's subgraphs: the bytes of constants, and the referenced subgraphs."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from nnconform.harness.model.codes import OperandLifeTime
from nnconform.harness.model.graph import DataLocation, Operand
from nnconform.harness.model.memory import Memory

# NNAPI's own runtime has the same limit, so a driver gets both kinds, and the weights of a network reach a driver in
# another process as one file descriptor and not as a message.
_LARGEST_COPY = 128
_ALIGNMENT = 4

Extents = tuple[int, ...]

# Bytes of a constant or a first state that a file does not have: what is no constant may claim any extents in a file of
# any size.
MOST_MADE = 1 << 28


class ConvertedForm(msgspec.Struct, frozen=True):
    """A subgraph of the file in the form in which an operation of the model runs it.

    ``inputs`` and ``outputs``: which of the subgraph's own the form has, and in which order. ``truth``: the output is
    the condition of a loop, one truth value.
    """

    index: int
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]
    truth: bool = False


class Shared:
    """Collects constants and referenced subgraphs for all subgraphs of a model.

    Values of up to 128 bytes are kept in the model itself (CONSTANT_COPY), larger ones in one shared memory pool
    (CONSTANT_REFERENCE); equal ones are stored once, as in a file with several subgraphs.
    """

    def __init__(self) -> None:
        self._copied, self._pooled = bytearray(), bytearray()
        self._locations: dict[bytes, DataLocation] = {}
        self._numbers: dict[ConvertedForm, int] = {}
        # The model's subgraphs without the main one, each with the extents of its inputs in its first use.
        self.forms: list[tuple[ConvertedForm, Sequence[Extents]]] = []

    def store_constant(self, content: bytes) -> tuple[OperandLifeTime, DataLocation]:
        """Store a constant, and return its life time and location."""
        small = len(content) <= _LARGEST_COPY
        if content not in self._locations:
            store = self._copied if small else self._pooled
            store.extend(bytes(-len(store) % _ALIGNMENT))
            self._locations[content] = DataLocation(0, len(store), len(content))
            store.extend(content)
        lifetime = OperandLifeTime.CONSTANT_COPY if small else OperandLifeTime.CONSTANT_REFERENCE
        return lifetime, self._locations[content]

    def content(self, operand: Operand) -> bytes:
        """Return the bytes of a constant operand."""
        location = operand.location
        store = self._copied if operand.lifetime == OperandLifeTime.CONSTANT_COPY else self._pooled
        return bytes(store[location.offset : location.offset + location.length])

    def referenced(self, form: ConvertedForm, input_extents: Sequence[Extents]) -> int:
        """Return the number of this form among the model's referenced subgraphs; ``input_extents`` are those of its
        inputs.
        """
        if form not in self._numbers:
            self._numbers[form] = len(self.forms)
            self.forms.append((form, input_extents))
        return self._numbers[form]

    def values(self) -> bytes:
        """Return the values that are kept in the model itself."""
        return bytes(self._copied)

    def pools(self) -> tuple[Memory, ...]:
        """Return the memory pool, if there is one."""
        if not self._pooled:
            return ()
        pool = Memory.create(len(self._pooled), "nnconform-weights")
        pool.view()[:] = self._pooled
        return (pool,)
