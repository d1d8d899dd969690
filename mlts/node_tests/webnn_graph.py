"""The graph of a WebNN test, written as an ONNX model operator by operator."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from nnconform.harness.loaders.adapters.onnx import package
from nnconform.harness.model.numbers import Array

# AveragePool has had dilations since 19.
_OPSET, _IR = 19, 9
_TYPES = ("float32", "float16", "int8", "uint8", "int32", "uint32", "int64", "uint64")
Shape = tuple[int, ...]


class NotWritten(Exception):
    """A test has no equal in ONNX; the text says why."""


class WebnnGraph:
    """Operands by name: those that are given have values, the others the shape that ONNX infers."""

    def __init__(self, graph: Mapping[str, Any]) -> None:
        self._values: dict[str, Array] = {}
        self._constants = set[str]()
        self._nodes: list[Any] = []
        self._truths = set[str]()
        self._expected = {name: _array(each) for name, each in graph["expectedOutputs"].items()}
        for name, each in graph["inputs"].items():
            self._values[name] = _array(each)
            if each.get("constant", False):
                self._constants.add(name)

    def is_given(self, name: str) -> bool:
        """Whether the test gives the values of an operand, as a constant or an input."""
        return name in self._values

    def value(self, name: str) -> Array:
        """Return the values of an operand that is given. Raises NotWritten for one that is computed."""
        if name not in self._values:
            raise NotWritten(f"{name}, which is computed, where a value is wanted")
        return self._values[name]

    def shape(self, name: str) -> Shape:
        """Return the shape of an operand. Raises NotWritten if it is not known."""
        return self._values[name].shape if name in self._values else self._inferred(name)[0]

    def dtype(self, name: str) -> Any:
        """Return the element type of an operand. Raises NotWritten if it is not known."""
        return self._values[name].dtype if name in self._values else self._inferred(name)[1]

    def replace(self, name: str, value: Array) -> None:
        """Let an operand that is given have another value."""
        self.value(name)
        self._values[name] = value

    def constant(self, value: Any, dtype: Any = np.int64) -> str:
        """Return the name of a new constant."""
        name = f"nnconform_{len(self._values)}"
        self._values[name] = np.array(value, dtype)
        self._constants.add(name)
        return name

    def truth(self, name: str) -> str:
        """Return an operand as BOOL: WebNN has uint8 for it. Raises NotWritten unless all are 0 and 1."""
        if name not in self._truths:
            value = self.value(name)
            if value.dtype != np.bool_:
                if (value > 1).any():
                    raise NotWritten("truth values other than 0 and 1, for which ONNX has BOOL")
                self._values[name] = value.astype(np.bool_)
        return name

    def add(self, kind: str, inputs: Sequence[str], outputs: Sequence[str] = (), **attributes: Any) -> str:
        """Add a node, of one output unless more are named; return the name of the first."""
        names = list(outputs) or [f"nnconform_node_{len(self._nodes)}"]
        self._nodes.append(package.onnx().helper.make_node(kind, list(inputs), names, **attributes))
        return names[0]

    def add_truth(self, kind: str, inputs: Sequence[str], output: str) -> None:
        """Add a node whose result is BOOL."""
        self.add(kind, inputs, [output])
        self._truths.add(output)

    def expect_wide(self, name: str) -> None:
        """An output is INT64 in ONNX."""
        if name in self._expected:
            self._expected[name] = self._expected[name].astype(np.int64)

    def finish(self) -> tuple[Any, list[Array], list[Array]]:
        """Return the model, and the values of its inputs and outputs."""
        fed = [name for name in self._used_values() if name not in self._constants]
        outputs = {
            name: each.astype(np.bool_) if name in self._truths else each for name, each in self._expected.items()
        }
        model = self._model(fed, [_described(name, each.dtype, each.shape) for name, each in outputs.items()])
        return model, [self._values[name] for name in fed], list(outputs.values())

    def _model(self, fed: Sequence[str], outputs: Sequence[Any]) -> Any:
        onnx = package.onnx()
        inputs = [_described(name, self._values[name].dtype, self._values[name].shape) for name in fed]
        constants = [
            onnx.numpy_helper.from_array(each, name) for name, each in self._used_values().items() if name not in fed
        ]
        graph = onnx.helper.make_graph(self._nodes, "webnn", inputs, outputs, constants)
        return onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", _OPSET)], ir_version=_IR)

    def _used_values(self) -> dict[str, Array]:
        """Return the values that nodes read."""
        used = {name for node in self._nodes for name in node.input}
        return {name: each for name, each in self._values.items() if name in used}

    def _inferred(self, name: str) -> tuple[Shape, Any]:
        """Return the shape and the element type that ONNX infers of a result."""
        onnx = package.onnx()
        inferred = onnx.shape_inference.infer_shapes(self._model((), [onnx.helper.make_empty_tensor_value_info(name)]))
        (found,) = inferred.graph.output
        extents = found.type.tensor_type.shape.dim
        if not found.type.tensor_type.HasField("shape") or not all(each.HasField("dim_value") for each in extents):
            raise NotWritten(f"the shape of {name} is not known")
        dtype = onnx.helper.tensor_dtype_to_np_dtype(found.type.tensor_type.elem_type)
        return tuple(each.dim_value for each in extents), dtype


def _described(name: str, dtype: Any, shape: Shape) -> Any:
    onnx = package.onnx()
    return onnx.helper.make_tensor_value_info(name, onnx.helper.np_dtype_to_tensor_dtype(np.dtype(dtype)), shape)


def _array(operand: Mapping[str, Any]) -> Array:
    """Return the values of an operand; one number stands for all. Raises NotWritten for a type that numpy has not."""
    described = operand["descriptor"]
    kind, shape = described["dataType"], tuple(described["shape"])
    if kind not in _TYPES:
        raise NotWritten(f"elements of {kind}")
    values = np.array(operand["data"], np.int64 if "int" in kind else np.float64)
    with np.errstate(over="ignore"):
        return np.broadcast_to(values.reshape(shape) if values.ndim else values, shape).astype(kind)
