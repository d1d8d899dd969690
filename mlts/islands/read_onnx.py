"""Reads an ``.onnx`` file, whatever operators it has: what the HAL does not express becomes islands on ONNX Runtime."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.mlts.convert.input_shapes import Shapes, fitting_shape, unknown_inputs
from nnconform.mlts.convert.onnx.content import load_content
from nnconform.mlts.convert.onnx.file import OnnxFile
from nnconform.mlts.convert.onnx.reader import read_onnx
from nnconform.mlts.convert.tflite import ConvertedModel
from nnconform.mlts.islands.messages import ONNX, DescribedTensor
from nnconform.mlts.islands.network import CutNetwork, HalPart, Island, Part, drawn_inputs
from nnconform.mlts.islands.onnx_file import OnnxNodes
from nnconform.mlts.islands.partition import Group, Member, partition
from nnconform.mlts.islands.source import SourceFailure, SourceFile, SourceRuntime

_SEED = 1


def read_cut_onnx(path: Path, runtime: SourceRuntime, shapes: Shapes | None = None) -> CutNetwork:
    """Return the network of a file; ``shapes`` are of inputs that the file leaves open.

    Raises FormatError if it is no sound ONNX model, or if neither the HAL expresses it nor ONNX Runtime runs it.
    """
    try:
        file, converted = OnnxFile(path, shapes or {}), read_onnx(path, shapes)
    except FormatError as problem:
        return _cut(path, runtime, shapes or {}, problem)
    described = tuple(
        DescribedTensor(name, -1, file.types[name].name, operand.dimensions)
        for name, operand in zip(file.inputs, converted.inputs(), strict=True)
    )
    names = tuple(node.operator for node in file.nodes)
    part = HalPart(names, converted, file.inputs, file.outputs)
    return CutNetwork(path, (part,), file.inputs, file.outputs, described, runtime=ONNX)


def _cut(path: Path, runtime: SourceRuntime, shapes: Shapes, problem: FormatError) -> CutNetwork:
    try:
        nodes = OnnxNodes(load_content(path))
    except FormatError:
        raise problem from None
    return _Cutter(path, nodes, runtime, problem).cut(_fixed(path, nodes, shapes))


def _fixed(path: Path, nodes: OnnxNodes, shapes: Shapes) -> dict[str, tuple[int, ...]]:
    """Return the shapes of the inputs. Raises FormatError, UsageError."""
    unknown_inputs(shapes, nodes.inputs)
    found = {}
    for each in nodes.model.graph.input:
        if each.name in nodes.inputs:
            if not each.type.HasField("tensor_type") or not each.type.tensor_type.HasField("shape"):
                raise FormatError(path, f"input {each.name!r}: no tensor of known rank")
            dims = each.type.tensor_type.shape.dim
            known = [dim.dim_value if dim.HasField("dim_value") else -1 for dim in dims]
            try:
                found[each.name] = fitting_shape(each.name, known, shapes.get(each.name))
            except UsageError as error:
                raise FormatError(path, str(error)) from None
    return found


class _Cutter:
    def __init__(self, path: Path, nodes: OnnxNodes, runtime: SourceRuntime, problem: FormatError) -> None:
        self._path, self._nodes, self._runtime, self._problem = path, nodes, runtime, problem
        self._ones = False

    def cut(self, shapes: dict[str, tuple[int, ...]]) -> CutNetwork:
        nodes = self._nodes
        try:
            source = self._runtime.load(nodes.with_all_outputs(), ONNX, list(shapes.values()))
            tensors = self._tensors(source)
        except SourceFailure as failure:
            reason = str(self._problem).removeprefix(f"{self._path}: ").partition("; convertible:")[0]
            raise FormatError(self._path, f"{reason}; nor does ONNX Runtime run it: {failure}") from None
        nodes.described = {each.name: each for each in (*source.inputs, *tensors)}
        reasons = {number: self._problem_of(number) for number in nodes.computed}
        members = [self._member(number, reasons[number]) for number in nodes.computed]
        parts = tuple(self._part(group, reasons) for group in partition(members))
        constants = {}
        if fixed := [name for name in nodes.outputs if nodes.is_constant(name)]:
            constants = self._constants(fixed)
        described = tuple(nodes.described[name] for name in nodes.inputs)
        return CutNetwork(self._path, parts, nodes.inputs, nodes.outputs, described, constants, ONNX, self._ones)

    def _tensors(self, source: SourceFile) -> list[DescribedTensor]:
        try:
            return source.observe(drawn_inputs(source.inputs, _SEED, ones=False))
        except SourceFailure:
            self._ones = True
            return source.observe(drawn_inputs(source.inputs, _SEED, ones=True))

    def _constants(self, names: Sequence[str]) -> dict[Any, Any]:
        source = self._runtime.load(self._nodes.cut((), (), names), ONNX)
        return dict(zip(names, source(()), strict=True))

    def _problem_of(self, number: int) -> str:
        try:
            self._read((number,), *self._boundary((number,)))
        except FormatError as problem:
            return str(problem).removeprefix(f"{self._path}: ").partition("; convertible:")[0]
        return ""

    def _read(self, numbers: Sequence[int], reads: Sequence[str], writes: Sequence[str]) -> ConvertedModel:
        return read_onnx(self._path, {}, self._nodes.cut(numbers, reads, writes))

    def _boundary(self, numbers: Sequence[int]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return what nodes read from others, and what they write that others or nobody reads."""
        nodes, inside = self._nodes, set(numbers)
        written = dict.fromkeys(name for number in numbers for name in nodes.writes[number])
        read = dict.fromkeys(name for number in numbers for name in nodes.reads[number])
        reads = tuple(name for name in read if name not in written and not nodes.is_constant(name))
        outside = {name for number in nodes.computed if number not in inside for name in nodes.reads[number]}
        writes = tuple(name for name in written if name in outside or name in nodes.outputs)
        return reads, writes or tuple(written)

    def _member(self, number: int, reason: str) -> Member:
        nodes = self._nodes
        reads = frozenset(name for name in nodes.reads[number] if not nodes.is_constant(name))
        return Member(reads, frozenset(nodes.writes[number]), not reason)

    def _part(self, group: Group, reasons: dict[int, str]) -> Part:
        nodes = self._nodes
        numbers = [nodes.computed[place] for place in group.numbers]
        reads, writes = self._boundary(numbers)
        names = tuple(map(nodes.name, numbers))
        why = tuple(reasons[number] for number in numbers)
        if not group.island:
            try:
                return HalPart(names, self._read(numbers, reads, writes), reads, writes)
            except FormatError as problem:
                text = str(problem).removeprefix(f"{self._path}: ")
                why = tuple(f"{nodes.location(number)}: {text}" for number in numbers)
        return Island(names, why, reads, writes, nodes.cut(numbers, reads, writes))
