"""A network as the parts that drivers run and the islands between them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import msgspec
import numpy as np

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.numbers import DTYPES, Array
from nnconform.mlts.convert.tflite import ConvertedModel
from nnconform.mlts.islands.messages import LITERT, DescribedTensor
from nnconform.mlts.islands.partition import TensorKey
from nnconform.mlts.islands.source import SourceFailure, SourceFile, SourceRuntime


class HalPart(msgspec.Struct, frozen=True):
    """Operators of the file that a driver runs as a model; ``reads`` and ``writes`` are the file's tensors that are its
    inputs and outputs without the states.
    """

    operators: tuple[str, ...]
    converted: ConvertedModel
    reads: tuple[TensorKey, ...]
    writes: tuple[TensorKey, ...]

    def inputs(self, values: Mapping[TensorKey, Array]) -> list[Array]:
        """Return the inputs of the model without the states. Raises UsageError if a value has other extents."""
        found = []
        for tensor, operand in zip(self.reads, self.converted.inputs(), strict=True):
            value = values[tensor]
            # The HAL knows no tensor of rank 0, and no INT64.
            value = value.reshape(value.shape or (1,)).astype(DTYPES[OperandType(operand.type)], copy=False)
            if value.shape != operand.dimensions:
                got = f"got {list(value.shape)}, wanted {list(operand.dimensions)}"
                raise UsageError(f"{self.converted.path}: extents of tensor {tensor!r}, which depend on values: {got}")
            found.append(np.ascontiguousarray(value))
        return found


class Island(msgspec.Struct, frozen=True):
    """Operators that the HAL does not express, as a file for the source runtime, and the ``reason`` by operator."""

    operators: tuple[str, ...]
    reasons: tuple[str, ...]
    reads: tuple[TensorKey, ...]
    writes: tuple[TensorKey, ...]
    content: bytes
    shapes: tuple[tuple[int, ...], ...] = ()


Part = HalPart | Island


class CutNetwork(msgspec.Struct, frozen=True):
    """A network's parts in their order. ``inputs`` and ``outputs`` are tensors of the file, ``constants`` the values
    of outputs that no operator writes; ``described`` are the inputs. ``ones``: the source runtime takes no inputs drawn
    at random, such as a square root of what is below 0, but ones.
    """

    path: Path
    parts: tuple[Part, ...]
    inputs: tuple[TensorKey, ...]
    outputs: tuple[TensorKey, ...]
    described: tuple[DescribedTensor, ...]
    constants: Mapping[TensorKey, Array] = {}
    runtime: str = LITERT
    ones: bool = False

    @property
    def whole(self) -> ConvertedModel | None:
        """The model, if the HAL expresses all of the network."""
        only = self.parts[0] if len(self.parts) == 1 else None
        return only.converted if isinstance(only, HalPart) else None

    @property
    def islands(self) -> tuple[Island, ...]:
        """The islands."""
        return tuple(part for part in self.parts if isinstance(part, Island))

    @property
    def hal_parts(self) -> tuple[HalPart, ...]:
        """The parts that drivers run."""
        return tuple(part for part in self.parts if isinstance(part, HalPart))

    def draw(self, seed: int) -> list[Array]:
        """Draw a value for each input."""
        return drawn_inputs(self.described, seed, ones=self.ones)


def drawn_inputs(inputs: Sequence[DescribedTensor], seed: int, *, ones: bool) -> list[Array]:
    """Draw a value for each input, see ``drawn``, or return ones."""
    if ones:
        return [
            np.full(each.shape, b"1", object) if each.dtype == "text" else np.ones(each.shape, each.dtype)
            for each in inputs
        ]
    generator = np.random.default_rng(seed)
    return [drawn(generator, each) for each in inputs]


def drawn(generator: np.random.Generator, tensor: DescribedTensor) -> Array:
    """Draw a value: floats evenly from -1 to 1, 8 and 16 bits from their whole range, other integers and truths from 0
    and 1, so that an index lies within its table; texts of one letter.
    """
    if tensor.dtype == "text":
        return np.array(
            [[b"a", b"b"][each] for each in generator.integers(0, 2, tensor.shape).ravel()], object
        ).reshape(tensor.shape)
    dtype = np.dtype(tensor.dtype)
    if dtype.kind == "f":
        return generator.uniform(-1, 1, tensor.shape).astype(dtype)
    if dtype.kind == "c":
        return (generator.uniform(-1, 1, tensor.shape) + 1j * generator.uniform(-1, 1, tensor.shape)).astype(dtype)
    if dtype.kind in "iu" and dtype.itemsize <= 2:
        limits = np.iinfo(dtype)
        return generator.integers(limits.min, limits.max, tensor.shape, endpoint=True).astype(dtype)
    return generator.integers(0, 1, tensor.shape, endpoint=True).astype(dtype)


# Runs a part on the inputs of its model, and returns its outputs without the states.
RunPart = Callable[[HalPart, list[Array]], Sequence[Array]]


class Crossing:
    """Runs a network part by part: models as the caller likes, islands on the source runtime, which gets each where
    the network first comes to it: what an island does to the runtime is no matter to the parts before.
    """

    def __init__(self, network: CutNetwork, runtime: SourceRuntime) -> None:
        self.network, self._runtime = network, runtime
        self._files: dict[int, SourceFile] = {}

    def __call__(self, inputs: Sequence[Array], run_part: RunPart, *, reset: bool = False) -> tuple[Array, ...]:
        """Return the network's outputs. Raises UsageError if an island fails, and what ``run_part`` raises."""
        network = self.network
        values: dict[TensorKey, Array] = {**network.constants, **dict(zip(network.inputs, inputs, strict=True))}
        for place, part in enumerate(network.parts):
            if isinstance(part, Island):
                results = self._island(place, part, values, reset=reset)
            else:
                results = run_part(part, part.inputs(values))
            values.update(zip(part.writes, results, strict=True))
        return tuple(values[tensor] for tensor in network.outputs)

    def _island(self, place: int, part: Island, values: Mapping[TensorKey, Array], *, reset: bool) -> Sequence[Array]:
        try:
            if place not in self._files:
                self._files[place] = self._runtime.load(part.content, self.network.runtime, part.shapes)
            return self._files[place]([values[tensor] for tensor in part.reads], reset=reset)
        except SourceFailure as problem:
            names = ", ".join(dict.fromkeys(part.operators))
            raise UsageError(f"{self.network.path}: the island of {names}: {problem}") from None
