"""An ONNX model as plain values: nodes, constants, and the types and shapes that are known. Independent of the HAL."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import msgspec
import numpy as np

from nnconform.harness.loaders.adapters.onnx import package
from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.harness.model.numbers import Array
from nnconform.mlts.convert.input_shapes import Shapes, fitting_shape, unknown_inputs
from nnconform.mlts.convert.onnx.content import DOMAINS, OLDEST_OPSET, checked, load_content, opset_of, unsound

# Elements of a tensor of one axis: more than any shape has, and fewer than onnx takes a gigabyte for.
_MANY = 1 << 20
# The exceptions of values that contradict each other: onnx's checker looks at neither their sizes nor their contents.
_DAMAGE = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, MemoryError, RuntimeError)


class OnnxNode(msgspec.Struct, frozen=True):
    """A node: its operator, the names of its tensors ("" for an omitted one), and its attributes."""

    location: str
    operator: str
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    attributes: Mapping[str, Any]


class OnnxFile:
    """The content of the file at ``path``: ``nodes`` in order, ``inputs`` and ``outputs`` by name, ``constants``, and
    the numpy types and shapes of tensors in ``types`` and ``extents`` where they are known.

    ``content`` is read in place of the file's, if it is there.

    Raises FormatError unless it is a sound model of a known opset without open extents, UsageError for shapes that do
    not fit or without the package onnx.
    """

    def __init__(self, path: Path, shapes: Shapes, content: bytes | None = None) -> None:
        self.path, onnx = path, package.onnx()
        model = load_content(path) if content is None else self._parsed(onnx, content)
        self.opset, graph = opset_of(model), model.graph
        if self.opset < OLDEST_OPSET:
            self.refuse(f"opset: got {self.opset or 'none'}, wanted {OLDEST_OPSET} or one that onnx converts to it")
        self.constants: dict[str, Array] = {}
        for each in graph.initializer:
            with self.report_damage(f"constant {each.name!r}"):
                self.constants[each.name] = onnx.numpy_helper.to_array(each)
        given = [each for each in graph.input if each.name not in self.constants]
        self._fix_shapes(given, shapes)
        try:
            graph = onnx.shape_inference.infer_shapes(model, data_prop=_has_few_values(graph)).graph
        except (onnx.shape_inference.InferenceError, ValueError, MemoryError) as error:
            self.refuse(f"its shapes cannot be inferred: {' '.join(str(error).split())[:200]}")
        self.inputs = tuple(each.name for each in given)
        self.outputs = tuple(each.name for each in graph.output)
        described = [
            each for each in (*graph.input, *graph.value_info, *graph.output) if each.type.HasField("tensor_type")
        ]
        with self.report_damage("the types of tensors"):
            self.types = {each.name: _dtype(onnx, each.type.tensor_type.elem_type) for each in described}
        self.extents = {each.name: _extents(each) for each in described if each.type.tensor_type.HasField("shape")}
        with self.report_damage("the list of nodes"):
            self.nodes = [self._node(onnx, number, each) for number, each in enumerate(graph.node)]

    @contextmanager
    def report_damage(self, location: str) -> Iterator[None]:
        """Convert the exceptions of contents that contradict each other, at ``location``, to FormatError."""
        try:
            yield
        except _DAMAGE as problem:
            text = " ".join(f"{type(problem).__name__} {problem}".split())[:200]
            raise FormatError(self.path, f"{location}: its contents contradict each other ({text})") from problem

    def refuse(self, problem: str) -> NoReturn:
        """Raise FormatError for the file."""
        raise FormatError(self.path, problem)

    def _parsed(self, onnx: Any, content: bytes) -> Any:
        try:
            model = onnx.load_model_from_string(content)
        # protobuf's exceptions have no base class but this one.
        except Exception as error:
            raise unsound(self.path, error) from None
        return checked(self.path, model)

    def _fix_shapes(self, given: list[Any], shapes: Shapes) -> None:
        unknown_inputs(shapes, [each.name for each in given])
        for each in given:
            if not each.type.HasField("tensor_type") or not each.type.tensor_type.HasField("shape"):
                self.refuse(f"input {each.name!r}: no tensor of known rank")
            dims = each.type.tensor_type.shape.dim
            known = [dim.dim_value if dim.HasField("dim_value") else -1 for dim in dims]
            try:
                shape = fitting_shape(each.name, known, shapes.get(each.name))
            except UsageError as error:
                self.refuse(str(error))
            for dim, extent in zip(dims, shape, strict=True):
                dim.dim_value = extent

    def _node(self, onnx: Any, number: int, node: Any) -> OnnxNode:
        domain = f"{node.domain}." if node.domain not in DOMAINS else ""
        location = f"node {number} ({domain}{node.op_type})"
        attributes = {each.name: onnx.helper.get_attribute_value(each) for each in node.attribute}
        return OnnxNode(location, f"{domain}{node.op_type}", tuple(node.input), tuple(node.output), attributes)


def _has_few_values(graph: Any) -> bool:
    """Return whether values may be propagated as shapes are inferred, as those of shapes have to be: onnx takes memory
    for each element that a tensor of one axis is said to have, whether there is a value or not.
    """
    described = (each.type.tensor_type.shape.dim for each in (*graph.input, *graph.value_info, *graph.output))
    extents = [dims[0].dim_value for dims in described if len(dims) == 1]
    return max((*extents, *(each.dims[0] for each in graph.initializer if len(each.dims) == 1)), default=0) < _MANY


def _dtype(onnx: Any, code: int) -> np.dtype[Any]:
    return np.dtype(onnx.helper.tensor_dtype_to_np_dtype(code)) if code else np.dtype(object)


def _extents(described: Any) -> tuple[int, ...]:
    dims = described.type.tensor_type.shape.dim
    return tuple(dim.dim_value if dim.HasField("dim_value") else 0 for dim in dims)
