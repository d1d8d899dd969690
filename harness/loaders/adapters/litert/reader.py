"""A runtime that reads ``.tflite`` files."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

import msgspec
import numpy as np
from msgspec.structs import replace

from nnconform.harness.loaders.adapters.litert.graph import LiteRtNode
from nnconform.harness.loaders.adapters.litert.package import schema
from nnconform.harness.loaders.adapters.litert.tensors import TYPES
from nnconform.harness.loaders.adapters.litert.write import write
from nnconform.harness.loaders.adapters.runtime import ModelFile, Runtime, RuntimeSession
from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import DTYPES, Array
from nnconform.harness.ops.schema import Dims
from nnconform.harness.validate.model import CheckedGraph


class WrittenTensor(msgspec.Struct, frozen=True):
    """An input or output of a file: its operand type, and its extents, None where unknown."""

    type: OperandType
    extents: Dims

    def full(self, value: int) -> Array:
        """Return the tensor with one value in all places; unknown extents are 1."""
        return np.full([extent or 1 for extent in self.extents], value, DTYPES[self.type])


class TfliteTrace(msgspec.Struct, frozen=True):
    """The operators of a file's main subgraph, each with the operation that it belongs to, and its inputs and outputs
    in their order.
    """

    nodes: tuple[LiteRtNode, ...]
    inputs: tuple[WrittenTensor, ...]
    outputs: tuple[WrittenTensor, ...]

    def owners(self, number: int = -1, code: str = "") -> frozenset[int]:
        """Return the operations that have the operator of this number, or any operator of this name."""
        places = enumerate(self.nodes)
        return frozenset(node.owner for place, node in places if place == number or (code and node.code == code))


# Prepares a file. Raises FileRefused.
OpenTflite = Callable[[bytes, TfliteTrace], RuntimeSession]


class TfliteReader(Runtime):
    """A runtime whose files are ``.tflite`` files, which ``prepare(content, trace)`` opens.

    ``trace.inputs`` and ``trace.outputs`` are the file's tensors in their order, ``trace.owners`` finds the operations
    of an operator, for ``FileRefused``. ``fixed_sizes``: the runtime takes only sizes that are known when the model is
    prepared, and gets no others. Raises UsageError if LiteRT, whose schema writes the files, is not installed.
    """

    def __init__(self, title: str, prepare: OpenTflite, *, fixed_sizes: bool = False) -> None:
        schema()
        self.title, self._prepare, self._fixed_sizes = title, prepare, fixed_sizes

    def write(self, model: Model, checked: tuple[CheckedGraph, ...], refused: Mapping[int, str]) -> ModelFile:
        if self._fixed_sizes:
            reason = f"{self.title} takes only sizes that are known when the model is prepared"
            refused = {**dict.fromkeys(_of_unknown_sizes(model, checked), reason), **refused}
        model_file = write(model, checked, refused)
        read = list(model.main.input_indexes)
        for operation, reason in zip(model.main.operations, model_file.reasons, strict=True):
            read += operation.outputs if reason else ()
        inputs, outputs = (_tensors(model, checked[0], each) for each in (read, model.main.output_indexes))
        return replace(model_file, trace=TfliteTrace(model_file.trace, inputs, outputs))

    def open(self, model_file: ModelFile) -> RuntimeSession:
        return self._prepare(model_file.content, model_file.trace)


def _tensors(model: Model, graph: CheckedGraph, indexes: Iterable[int]) -> tuple[WrittenTensor, ...]:
    types = ((index, OperandType(model.main.operands[index].type)) for index in indexes)
    return tuple(WrittenTensor(type, graph.extents[index] or ()) for index, type in types if type in TYPES)


def _of_unknown_sizes(model: Model, checked: tuple[CheckedGraph, ...]) -> Iterator[int]:
    """Yield the operations of the main subgraph that have an operand of unknown extents, or a subgraph with one."""
    referenced = all(_is_known(extents) for graph in checked[1:] for extents in graph.extents)
    for number, operation in enumerate(model.main.operations):
        indexes = (*operation.inputs, *operation.outputs)
        calls = any(model.main.operands[index].type == OperandType.SUBGRAPH for index in indexes)
        if (calls and not referenced) or not all(_is_known(checked[0].extents[index]) for index in indexes):
            yield number


def _is_known(extents: Dims | None) -> bool:
    return extents is not None and None not in extents
