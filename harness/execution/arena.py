"""The guarded memory that a case is executed in, which detects writes that a driver must not make.

Outputs, and all bytes between the arguments, hold a pattern that changes from run to run: neither zeros nor the outputs
of the run before can pass for outputs. Every argument has guard bytes on either side. After the run, whatever differs
from the pattern outside an output, and whatever changed among the inputs, was written by the driver.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

import msgspec
import numpy as np

from nnconform.harness.diagnostics.tracing import Layer, Phase, traced
from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.graph import DataLocation, Model, Operand
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import DTYPES, Array, is_shape, is_tensor
from nnconform.harness.model.request import OutputShape, Request, RequestArgument

ALIGNMENT = 64
GUARD = 64
# Guard bytes after the last argument: an overrun by about a row ends there.
TAIL = 4096
# Bytes for an output that is not compared and whose size is unknown.
UNKNOWN_SIZE = 4096
# Outputs up to this many bytes may equal the pattern by chance.
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
        """Return the first ``size`` bytes of the pattern of run number ``run``."""
        if len(self._bytes) < size + _PERIOD:
            random = np.random.default_rng(self.seed)
            self._bytes = random.integers(2, 256, 2 * size + _PERIOD, np.uint8).tobytes()
        start = run * _STRIDE % _PERIOD
        return memoryview(self._bytes)[start : start + size]


class _Place(msgspec.Struct, frozen=True):
    """Start and end of an argument in its pool, in bytes."""

    start: int
    end: int


class _Pool:
    """One pool, and in ``image`` the content that it should have."""

    def __init__(self) -> None:
        self.memory = Memory.create(TAIL)
        self.image = bytearray(TAIL)
        self.places: list[_Place] = []
        self.used = 0

    def lay_out(self, sizes: Sequence[int], pattern: Pattern, run: int) -> None:
        """Choose a place for each size in bytes, grow the pool if needed, and fill the image with the run's pattern."""
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
        """Return a copy of the pool's content."""
        return bytearray(self.memory.view()[: self.used])

    def location(self, pool: int, index: int, length: int) -> DataLocation:
        """Return the location of argument ``index``, for a request."""
        return DataLocation(pool, self.places[index].start, length)


class Arena:
    """Two pools, one for inputs and one for outputs, in which cases are laid out one after another.

    The pools live as long as the arena, and are replaced by larger ones when a case needs more room. Use: ``lay_out``,
    execute, ``outputs``, then ``violations`` and ``untouched``. Not for two executions at a time.
    """

    def __init__(self, seed: int) -> None:
        self._pattern = Pattern(seed)
        self._inputs, self._outputs = _Pool(), _Pool()
        self._expected: tuple[Array | None, ...] = ()
        self._operands: tuple[Operand, ...] = ()
        self._sizes: list[int] = []
        self._misfits: list[str] = []

    @traced(Layer.RUNTIME, Phase.INPUT_OUTPUT)
    def lay_out(
        self, model: Model, inputs: Sequence[Array | None], expected: Sequence[Array | None], run: int
    ) -> Request:
        """Fill the pools for run number ``run``, and return the request to execute.

        ``inputs`` are raw values, None for an optional input that is omitted. ``expected`` gives the size of outputs
        whose extents the model leaves unknown; an output of no bytes gets a buffer of one.
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
        """Return copies of the outputs, with the dimensions that the driver returned, else with the expected ones.

        Dimensions that do not fit the buffer are a violation; such an output is returned in one dimension, as large as
        its buffer.
        """
        if shapes and len(shapes) != len(self._operands):
            got = f"the driver gave {len(shapes)} output shapes"
            self._misfits.append(f"{got}, the model has {len(self._operands)} outputs")
            shapes = ()
        return [self._output(index, shapes[index].dimensions if shapes else ()) for index in range(len(self._operands))]

    def _output(self, index: int, dimensions: tuple[int, ...]) -> Array:
        operand, expected, size = self._operands[index], self._expected[index], self._sizes[index]
        dtype = expected.dtype if expected is not None else _dtype(operand)
        shape = dimensions or (expected.shape if expected is not None else operand.dimensions)
        start = self._outputs.places[index].start
        wanted = prod(shape) * dtype.itemsize
        view = self._outputs.memory.view()
        if wanted <= size and is_shape(shape):
            return np.frombuffer(bytes(view[start : start + wanted]), dtype).reshape(shape)
        got = f"output {index}: the driver gave dimensions {list(shape)}"
        why = f"its {size} bytes cannot hold" if wanted > size else "no array has"
        self._misfits.append(f"{got}, which {why}")
        return np.frombuffer(bytes(view[start : start + size // dtype.itemsize * dtype.itemsize]), dtype)

    def violations(self) -> list[str]:
        """Return the driver's writes outside the outputs, and dimensions that do not fit, a line each."""
        lines = list(self._misfits)
        now = self._inputs.now()
        if now != memoryview(self._inputs.image)[: self._inputs.used]:
            lines += _written(now, self._inputs, "input", inside=True)
        now = self._outputs.now()
        for place in self._outputs.places:
            now[place.start : place.end] = self._outputs.image[place.start : place.end]
        if now != memoryview(self._outputs.image)[: self._outputs.used]:
            lines += _written(now, self._outputs, "output", inside=False)
        return lines

    def untouched(self) -> list[int]:
        """Return the indexes of outputs of which not one byte was written.

        Such an output is wrong even if the comparison accepts it: many random float32 values are close enough to an
        expected 0. Outputs that are not compared, or have no bytes, are not included.
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
    """Return the element type; bytes for types that the harness does not know (extensions)."""
    return DTYPES[OperandType(operand.type)] if operand.type in DTYPES else np.dtype(np.uint8)


def _is_unknown(operand: Operand) -> bool:
    """Return whether the model leaves an extent or the rank of a tensor unknown."""
    return is_tensor(operand.type) and (not operand.dimensions or 0 in operand.dimensions)


def _unlike(pattern: bytearray, expected: Array) -> bytes:
    """Return a few pattern bytes, changed to differ much from ``expected``.

    The pattern of a short output might be the expected value by chance, and a driver that wrote nothing would pass.
    Each byte gets the opposite of the expected top bit and the same second bit: for 8-bit types that is at least 65
    units off.
    """
    return bytes(byte & 0x3F ^ right ^ 0x80 for byte, right in zip(pattern, expected.tobytes(), strict=True))


def _written(now: bytearray, pool: _Pool, kind: str, *, inside: bool) -> list[str]:
    """Return a line for each run of unexpected bytes: before and after the arguments of ``pool``, and in them
    (``inside``).
    """
    different = np.flatnonzero(np.frombuffer(now, np.uint8) != np.frombuffer(pool.image, np.uint8, pool.used))
    lines, reached = [], 0
    for index, place in enumerate(pool.places):
        following = pool.places[index + 1].start if index + 1 < len(pool.places) else pool.used
        before = different[(different >= reached) & (different < place.start)]
        # The first half of a gap counts as after this argument, the second half as before the next.
        reached = place.end + (following - place.end) // 2 if following != pool.used else pool.used
        within = different[(different >= place.start) & (different < place.end)]
        after = different[(different >= place.end) & (different < reached)]
        name = f"{kind} {index}"
        if before.size:
            lines.append(f"{before.size} bytes written before {name}, from {place.start - before[0]} bytes before it")
        if inside and within.size:
            lines.append(f"{within.size} bytes written into {name}, from its byte {within[0] - place.start}")
        if after.size:
            lines.append(f"{after.size} bytes written after {name}, from {after[0] - place.end} bytes after its end")
    if not pool.places and different.size:
        lines.append(f"{different.size} bytes written to the pool of the {kind}s, which the request does not use")
    return lines
