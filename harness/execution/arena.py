"""The memory that a case runs in, laid out to catch what a driver should not do.

Outputs, and all bytes between the arguments, hold a pattern that changes from run to run: neither zeros nor the answer
of the run before can pass for an answer. Every argument has guard bytes on either side. After the run, whatever differs
from the pattern outside an output, and whatever changed among the inputs, was written by the driver.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.graph import DataLocation, Model, Operand
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import DTYPES, Array, is_tensor
from nnconform.harness.model.request import OutputShape, Request, RequestArgument

ALIGNMENT = 64
GUARD = 64
# Beyond the last argument, where an overrun by a row or so would end.
TAIL = 4096
# The room for an output that is not compared and whose size nobody knows.
UNKNOWN_SIZE = 4096
# Bytes up to which the pattern may be the answer by chance.
SHORT = 4

# Runs this many apart have the same pattern.
_PERIOD = 65536
_STRIDE = 4099


class Pattern:
    """Random bytes that depend on ``seed`` and on the run; never 0 or 1, which a driver writes for false and true."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._bytes = b""

    def of(self, run: int, size: int) -> memoryview:
        """The first ``size`` bytes of the pattern of run number ``run``."""
        if len(self._bytes) < size + _PERIOD:
            random = np.random.default_rng(self.seed)
            self._bytes = random.integers(2, 256, 2 * size + _PERIOD, np.uint8).tobytes()
        start = run * _STRIDE % _PERIOD
        return memoryview(self._bytes)[start : start + size]


@dataclass(frozen=True, slots=True)
class _Place:
    """Where an argument lies in its pool."""

    start: int
    end: int


class _Half:
    """One pool, and in ``image`` what it should hold."""

    def __init__(self) -> None:
        self.memory = Memory.create(TAIL)
        self.image = bytearray(TAIL)
        self.places: list[_Place] = []
        self.used = 0

    def lay_out(self, sizes: Sequence[int], pattern: Pattern, run: int) -> None:
        """Choose a place for each size, grow the pool if need be, and fill the image with the run's pattern."""
        self.places, end = [], 0
        for size in sizes:
            start = -(-(end + GUARD) // ALIGNMENT) * ALIGNMENT
            end = start + size
            self.places.append(_Place(start, end))
        self.used = end + TAIL
        if self.used > self.memory.size:
            self.memory = Memory.create(2 * self.used)
            self.image = bytearray(2 * self.used)
        self.image[: self.used] = pattern.of(run, self.used)

    def publish(self) -> None:
        """Copy the image into the pool."""
        self.memory.view()[: self.used] = memoryview(self.image)[: self.used]

    def now(self) -> bytearray:
        """A copy of what the pool holds."""
        return bytearray(self.memory.view()[: self.used])

    def location(self, pool: int, index: int, length: int) -> DataLocation:
        """Where argument ``index`` is, for a request."""
        return DataLocation(pool, self.places[index].start, length)


class Arena:
    """Two pools, one for inputs and one for outputs, that one case after another is laid out in.

    They live as long as the arena, and are replaced by larger ones when a case needs more. Use: ``lay_out``, execute,
    ``outputs``, then ``violations`` and ``untouched``. Not for two executions at a time.
    """

    def __init__(self, seed: int) -> None:
        self._pattern = Pattern(seed)
        self._inputs, self._outputs = _Half(), _Half()
        self._expected: tuple[Array | None, ...] = ()
        self._operands: tuple[Operand, ...] = ()
        self._sizes: list[int] = []
        self._misfits: list[str] = []

    def lay_out(
        self, model: Model, inputs: Sequence[Array | None], expected: Sequence[Array | None], run: int
    ) -> Request:
        """Fill the pools for run number ``run``, and give the request to execute.

        ``inputs`` are raw values, None for an optional input that is left out. ``expected`` gives an output its size
        where the model does not; one of no bytes gets a buffer of one.
        """
        graph = model.main
        self._operands = tuple(graph.operands[index] for index in graph.output_indexes)
        self._expected = tuple(expected)
        self._sizes = [_output_size(*pair) for pair in zip(self._operands, expected, strict=True)]
        self._misfits = []
        values = [b"" if array is None else array.tobytes() for array in inputs]
        self._inputs.lay_out([len(value) for value in values], self._pattern, run)
        for place, value in zip(self._inputs.places, values, strict=True):
            self._inputs.image[place.start : place.end] = value
        self._inputs.publish()
        self._outputs.lay_out([max(size, 1) for size in self._sizes], self._pattern, run)
        for place, array in zip(self._outputs.places, expected, strict=True):
            if array is not None and 0 < array.nbytes <= SHORT:
                image = self._outputs.image
                image[place.start : place.end] = _unlike(image[place.start : place.end], array)
        self._outputs.publish()
        return Request(
            tuple(
                RequestArgument(has_no_value=True)
                if array is None
                else RequestArgument(
                    self._inputs.location(0, index, array.nbytes),
                    array.shape if _is_unknown(graph.operands[where]) else (),
                )
                for index, (where, array) in enumerate(zip(graph.input_indexes, inputs, strict=True))
            ),
            tuple(
                RequestArgument(self._outputs.location(1, index, max(size, 1)))
                for index, size in enumerate(self._sizes)
            ),
            (self._inputs.memory, self._outputs.memory),
        )

    def outputs(self, shapes: Sequence[OutputShape] = ()) -> list[Array]:
        """Copies of the outputs, with the dimensions that the driver gave them, else with the expected ones.

        Dimensions that do not fit the buffer are a violation; such an output comes without dimensions, as the buffer
        has it.
        """
        if shapes and len(shapes) != len(self._operands):
            gave = f"the driver gave {len(shapes)} output shapes"
            self._misfits.append(f"{gave}, the model has {len(self._operands)} outputs")
            shapes = ()
        return [self._output(index, shapes[index].dimensions if shapes else ()) for index in range(len(self._operands))]

    def _output(self, index: int, dimensions: tuple[int, ...]) -> Array:
        operand, expected, size = self._operands[index], self._expected[index], self._sizes[index]
        dtype = expected.dtype if expected is not None else _dtype(operand)
        shape = dimensions or (expected.shape if expected is not None else operand.dimensions)
        start = self._outputs.places[index].start
        wanted = prod(shape) * dtype.itemsize
        view = self._outputs.memory.view()
        if wanted <= size:
            return np.frombuffer(bytes(view[start : start + wanted]), dtype).reshape(shape)
        gave = f"output {index}: the driver gave dimensions {list(shape)}"
        self._misfits.append(f"{gave}, which its {size} bytes cannot hold")
        return np.frombuffer(bytes(view[start : start + size // dtype.itemsize * dtype.itemsize]), dtype)

    def violations(self) -> list[str]:
        """What the driver wrote that was not its to write, and dimensions that cannot be; empty when all is well."""
        found = list(self._misfits)
        now = self._inputs.now()
        if now != memoryview(self._inputs.image)[: self._inputs.used]:
            found += _written(now, self._inputs, "input", inside=True)
        now = self._outputs.now()
        for place in self._outputs.places:
            now[place.start : place.end] = self._outputs.image[place.start : place.end]
        if now != memoryview(self._outputs.image)[: self._outputs.used]:
            found += _written(now, self._outputs, "output", inside=False)
        return found

    def untouched(self) -> list[int]:
        """The outputs of which not one byte was written.

        Such an output is wrong even where the comparison lets it pass: many a random float32 is as good as an expected
        0. Outputs that are not compared, or have no bytes, are not counted.
        """
        view, image = self._outputs.memory.view(), self._outputs.image
        return [
            index
            for index, place in enumerate(self._outputs.places)
            if self._sizes[index]
            and self._expected[index] is not None
            and view[place.start : place.end].tobytes() == image[place.start : place.end]
        ]


def _output_size(operand: Operand, expected: Array | None) -> int:
    if expected is not None:
        return expected.nbytes
    return UNKNOWN_SIZE if _is_unknown(operand) else prod(operand.dimensions) * _dtype(operand).itemsize


def _dtype(operand: Operand) -> np.dtype[Any]:
    """The element type, bytes where the harness does not know it (extensions)."""
    return DTYPES[OperandType(operand.type)] if operand.type in DTYPES else np.dtype(np.uint8)


def _is_unknown(operand: Operand) -> bool:
    """Whether the model leaves an extent or the rank open."""
    return is_tensor(operand.type) and (not operand.dimensions or 0 in operand.dimensions)


def _unlike(pattern: bytearray, expected: Array) -> bytes:
    """A few pattern bytes, changed to be far from ``expected``.

    The pattern of a short output might be the answer by chance, and a driver that wrote nothing would pass. Each byte
    gets the other top bit than the expected one, and the same next one: for 8-bit types that is at least 65 units off.
    """
    return bytes(byte & 0x3F ^ right ^ 0x80 for byte, right in zip(pattern, expected.tobytes(), strict=True))


def _written(now: bytearray, half: _Half, kind: str, *, inside: bool) -> list[str]:
    """What was written where it should not: in each argument of ``half`` (``inside``), before and after it."""
    different = np.flatnonzero(np.frombuffer(now, np.uint8) != np.frombuffer(half.image, np.uint8, half.used))
    found, reached = [], 0
    for index, place in enumerate(half.places):
        following = half.places[index + 1].start if index + 1 < len(half.places) else half.used
        before = different[(different >= reached) & (different < place.start)]
        # Half of the gap is the argument's, the other half its neighbour's.
        reached = place.end + (following - place.end) // 2 if following != half.used else half.used
        within = different[(different >= place.start) & (different < place.end)]
        after = different[(different >= place.end) & (different < reached)]
        name = f"{kind} {index}"
        if before.size:
            found.append(f"{before.size} bytes written before {name}, from {place.start - before[0]} bytes before it")
        if inside and within.size:
            found.append(f"{within.size} bytes written into {name}, from its byte {within[0] - place.start}")
        if after.size:
            found.append(f"{after.size} bytes written after {name}, from {after[0] - place.end} bytes after its end")
    if not half.places and different.size:
        found.append(f"{different.size} bytes written to the pool of the {kind}s, which the request does not use")
    return found
