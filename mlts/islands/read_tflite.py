"""Reads a ``.tflite`` file, whatever operators it has: what the HAL does not express becomes islands on LiteRT."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.errors import FormatError
from nnconform.harness.model.numbers import Array
from nnconform.mlts.convert.flatbuffer import FlatGraph, FlatModel, Operator
from nnconform.mlts.convert.input_shapes import Shapes, set_input_shapes
from nnconform.mlts.convert.real_forms import problem_of
from nnconform.mlts.convert.tflite import ConvertedModel, convert_graph
from nnconform.mlts.islands.messages import DescribedTensor
from nnconform.mlts.islands.network import CutNetwork, HalPart, Island, Part, drawn_inputs
from nnconform.mlts.islands.partition import Group, Member, TensorKey, partition
from nnconform.mlts.islands.source import SourceFailure, SourceFile, SourceRuntime
from nnconform.mlts.islands.tflite_file import cut_file

_SEED = 1
# What no array holds: such values pass between operators of one runtime only.
_HANDLES = frozenset({"RESOURCE", "VARIANT"})
_INITIALISER = "CALL_ONCE"
_DTYPES = {"FLOAT32": "float32", "FLOAT16": "float16", "INT32": "int32", "INT64": "int64", "BOOL": "bool"} | {
    name: name.lower() for name in ("INT8", "UINT8", "INT16", "UINT16")
}


def read_cut_tflite(
    path: Path, runtime: SourceRuntime, shapes: Shapes | None = None, signature: str = ""
) -> CutNetwork:
    """Return the network of a file; ``shapes`` are of inputs that the file leaves open, ``signature`` is what is run.

    Raises FormatError if it is no sound TFLite model, or if neither the HAL expresses it nor LiteRT runs it.
    """
    flat = FlatModel(path)
    graph = flat.entry(signature)
    with flat.report_damage("the list of inputs"):
        set_input_shapes(graph, shapes or {})
        operators = graph.operators()
    try:
        return _whole(graph, operators, convert_graph(graph))
    except FormatError as problem:
        return _Cutter(graph, runtime, problem).cut()


def _whole(graph: FlatGraph, operators: Sequence[Operator], converted: ConvertedModel) -> CutNetwork:
    inputs, outputs = graph.inputs, graph.outputs
    described = [
        DescribedTensor(graph.tensor(index).name, index, _DTYPES[graph.tensor(index).type], operand.dimensions)
        for index, operand in zip(inputs, converted.inputs(), strict=True)
    ]
    part = HalPart(tuple(each.name for each in operators), converted, inputs, outputs)
    return CutNetwork(graph.model.path, (part,), inputs, outputs, tuple(described))


class _Cutter:
    """Cuts one subgraph, which the HAL does not express for the reason ``problem``."""

    def __init__(self, graph: FlatGraph, runtime: SourceRuntime, problem: FormatError) -> None:
        self._graph, self._runtime, self._problem = graph, runtime, problem
        self._content, self._path = graph.model.content, graph.model.path
        self._shapes: dict[int, tuple[int, ...]] = {}
        self._ones = False

    def cut(self) -> CutNetwork:
        described = self._observe()
        graph, path = self._graph, self._path
        reasons = [self._problem_of(operator) for operator in graph.operators()]
        members = [self._member(operator, reason) for operator, reason in zip(graph.operators(), reasons, strict=True)]
        parts = tuple(self._part(group, members, reasons) for group in partition(members))
        constants = {index: value for index in graph.outputs if (value := self._constant(index)) is not None}
        return CutNetwork(path, parts, graph.inputs, graph.outputs, described, constants, ones=self._ones)

    def _refuse(self, problem: object) -> FormatError:
        reason = str(self._problem).removeprefix(f"{self._path}: ").partition("; convertible:")[0]
        return FormatError(self._path, f"{reason}; nor does LiteRT run it: {problem}")

    def _observe(self) -> tuple[DescribedTensor, ...]:
        """Run the whole file once, and take the shapes of all tensors from that."""
        graph = self._graph
        try:
            content = self._cut(None) if graph.index else self._content
            shapes = [graph.tensor(index).shape for index in graph.inputs] if self._named() else []
            tensors = self._tensors(self._runtime.load(content, shapes=shapes))
        except SourceFailure as problem:
            raise self._refuse(problem) from None
        for each in tensors:
            try:
                tensor = graph.tensor(each.index)
            except FormatError:
                # Of a kind that cannot be read here, or of LiteRT's own.
                continue
            if tensor.data is None:
                graph.replace_tensor(each.index, replace(tensor, shape=each.shape, signature=()))
                self._shapes[each.index] = each.shape
        by_index = {each.index: each for each in tensors}
        if not all(index in by_index for index in graph.inputs):
            raise self._refuse("its inputs are others there")
        return tuple(by_index[index] for index in graph.inputs)

    def _tensors(self, source: SourceFile) -> list[DescribedTensor]:
        try:
            return source.observe(drawn_inputs(source.inputs, _SEED, ones=False))
        except SourceFailure:
            self._ones = True
            return source.observe(drawn_inputs(source.inputs, _SEED, ones=True))

    def _named(self) -> bool:
        """Return whether an input has other extents than in the file."""
        return any(-1 in self._graph.tensor(index).signature for index in self._graph.inputs)

    def _problem_of(self, operator: Operator) -> str:
        problem = problem_of(self._graph, operator, convert_graph)
        return problem.removeprefix(f"{self._path}: ").partition("; convertible:")[0]

    def _member(self, operator: Operator, reason: str) -> Member:
        reads, tied = set(), set[TensorKey]()
        for index in (*operator.inputs, *operator.outputs):
            try:
                tensor = self._graph.tensor(index) if index >= 0 else None
            except FormatError:
                tensor = None
            if tensor is not None and tensor.variable:
                tied.add(index)
            if tensor is not None and tensor.type in _HANDLES:
                tied.add("handles")
            if index in operator.inputs and index >= 0 and (tensor is None or tensor.data is None):
                reads.add(index)
        if operator.name == _INITIALISER:
            tied.add("handles")
        return Member(frozenset(reads - tied), frozenset(operator.outputs) - tied, not reason, frozenset(tied))

    def _part(self, group: Group, members: Sequence[Member], reasons: Sequence[str]) -> Part:
        graph = self._graph
        operators = [graph.operators()[number] for number in group.numbers]
        written = {index for number in group.numbers for index in members[number].writes}
        read = {index for number in group.numbers for index in members[number].reads}
        others = {i for number, each in enumerate(members) if number not in group.numbers for i in each.reads}
        order = dict.fromkeys((*graph.inputs, *(i for each in graph.operators() for i in each.outputs), *sorted(read)))
        reads = tuple(index for index in order if index in read - written and self._constant(index) is None)
        writes = tuple(index for index in order if index in written & (others | set(graph.outputs)))
        names = tuple(each.name for each in operators)
        if not group.island:
            try:
                converted = convert_graph(graph.with_operators(operators, reads, writes))
                return HalPart(names, converted, reads, writes)
            except FormatError as problem:
                text = str(problem).removeprefix(f"{self._path}: ")
                why = tuple(f"{each.location}: {text}" for each in operators)
        else:
            why = tuple(
                reasons[number] or f"{graph.operators()[number].location}: bound to an island"
                for number in group.numbers
            )
        try:
            content = self._cut(group.numbers, (reads, writes))
        except SourceFailure as problem:
            raise self._refuse(problem) from None
        return Island(names, why, reads, writes, content)

    def _cut(self, numbers: Sequence[int] | None, boundary: tuple[Sequence[int], Sequence[int]] | None = None) -> bytes:
        try:
            return cut_file(self._content, self._graph.index, numbers, boundary, self._shapes)
        # The object API follows offsets of a damaged file unchecked.
        except (ValueError, IndexError, TypeError, AttributeError, KeyError, OverflowError, MemoryError) as problem:
            raise SourceFailure(f"it cannot be cut ({problem})") from None

    def _constant(self, index: int) -> Array | None:
        """Return the value of a constant tensor, None for any other."""
        try:
            tensor = self._graph.tensor(index)
        except FormatError:
            return None
        if tensor.data is None or index in self._graph.inputs:
            return None
        dtype = _DTYPES.get(tensor.type)
        if dtype is None:
            return np.frombuffer(tensor.data, np.uint8)
        values = np.frombuffer(tensor.data, dtype)
        return values.reshape(tensor.shape) if values.size == np.prod(tensor.shape, dtype=int) else values
