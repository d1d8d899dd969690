"""Small `.onnx` files drawn from choices: chains of operators with any attributes and constants."""

from __future__ import annotations

from typing import Any

from nnconform.harness.generate.choices import Choices
from nnconform.harness.loaders.adapters.onnx import package
from nnconform.mlts.convert.onnx.reader import rules

_EXTENTS = (4, 1, 2, 3, 8, 0, 5, 65536, 2**31, 2**62)
_INTEGERS = (1, 0, 2, 3, -1, 4, 5, -2, 2**31 - 1, -(2**31), 2**63 - 1)
_REALS = (1.0, 0.0, -1.0, 1e-45, 3e38, float("nan"), float("inf"))
_TEXTS = (b"SAME_UPPER", b"NOTSET", b"VALID", b"SAME_LOWER", b"constant", b"reflect", b"linear", b"\xff")
_OPSETS = (17, 13, 21, 12, 1, 2**62)
_MOST_NODES, _MOST_INPUTS, _MOST_CONSTANTS, _MORE_INPUTS, _MOST_SIZE = 3, 2, 4, 4, 64


def draw_proto(choices: Choices) -> bytes:
    """Return the content of a file. Raises UsageError without the package onnx."""
    return _Sketch(choices).content()


class _Sketch:
    def __init__(self, choices: Choices) -> None:
        self._choices, self._onnx = choices, package.onnx()
        proto = self._onnx.TensorProto
        self._types = (
            proto.FLOAT, proto.UINT8, proto.INT8, proto.INT32, proto.INT64, proto.BOOL, proto.FLOAT16, proto.STRING,
            proto.DOUBLE,
        )  # fmt: skip

    def content(self) -> bytes:
        """Return the whole file."""
        choices, helper = self._choices, self._onnx.helper
        inputs = [self._described(f"x{number}") for number in range(choices.integer(1, _MOST_INPUTS))]
        constants = [self._constant(f"c{number}") for number in range(choices.integer(0, _MOST_CONSTANTS))]
        known = [each.name for each in (*inputs, *constants)]
        nodes = []
        for number in range(choices.integer(1, _MOST_NODES)):
            nodes.append(self._node(known, f"y{number}"))
            known.append(f"y{number}")
        kind = self._onnx.TensorProto.FLOAT
        outputs = [helper.make_tensor_value_info(known[-1], kind, None)]
        if choices.integer(0, 3) == 3:
            outputs = [self._described(choices.pick(known))]
        graph = helper.make_graph(nodes, "drawn", inputs, outputs, constants)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", choices.pick(_OPSETS))], ir_version=8)
        return bytes(model.SerializeToString())

    def _shape(self) -> list[int]:
        return [self._choices.pick(_EXTENTS) for _ in range(self._choices.pick((4, 2, 3, 1, 0, 5)))]

    def _described(self, name: str) -> Any:
        kind = self._choices.pick(self._types)
        return self._onnx.helper.make_tensor_value_info(name, kind, self._shape())

    def _constant(self, name: str) -> Any:
        choices = self._choices
        tensor = self._onnx.TensorProto(name=name, data_type=choices.pick(self._types), dims=self._shape())
        # Of any size, which is most often not that of the shape.
        size = choices.integer(0, _MOST_SIZE)
        if not choices.integer(0, 3):
            tensor.raw_data = bytes([choices.integer(0, 255)]) * size
        elif tensor.data_type == self._onnx.TensorProto.INT64:
            count = self._wanted(tensor) // 8
            tensor.int64_data.extend([choices.pick(_INTEGERS) for _ in range(count)])
        else:
            tensor.raw_data = bytes([choices.pick((1, 0, 2, 255))]) * self._wanted(tensor)
        return tensor

    def _wanted(self, tensor: Any) -> int:
        """Return the bytes that a tensor's value takes, if it is small; else 0."""
        count = 1
        for extent in tensor.dims:
            count *= min(extent, _MOST_SIZE + 1)
        if count > _MOST_SIZE or tensor.data_type == self._onnx.TensorProto.STRING:
            return 0
        return count * int(self._onnx.helper.tensor_dtype_to_np_dtype(tensor.data_type).itemsize)

    def _node(self, known: list[str], output: str) -> Any:
        choices, begin = self._choices, len(self._choices.sequence)
        operator = choices.pick([*rules(), "Constant", "If", "Cast", "Unknown"])
        schema = self._onnx.defs.get_schema(operator) if self._onnx.defs.has(operator) else None
        least, most = (schema.min_input, _most_inputs(schema)) if schema else (1, 4)
        names = [choices.pick([*reversed(known), "", "nothing"]) for _ in range(choices.integer(least, most))]
        node = self._onnx.helper.make_node(operator, names, [output])
        attributes = sorted(schema.attributes.items()) if schema else []
        for name, attribute in attributes:
            if attribute.required or choices.integer(0, 2) == 2:
                self._attribute(node, name, int(attribute.type.value))
        choices.mark_span(begin)
        return node

    def _attribute(self, node: Any, name: str, kind: int) -> None:
        choices, attribute = self._choices, node.attribute.add(name=name)
        kinds = self._onnx.AttributeProto
        # At times of another type than the standard's.
        kind = choices.pick((kinds.INT, kinds.INTS, kinds.FLOAT)) if choices.integer(0, 31) == 31 else kind
        attribute.type = kind
        if kind == kinds.INTS:
            attribute.ints.extend([choices.pick(_INTEGERS) for _ in range(choices.pick((2, 4, 1, 0, 3)))])
        elif kind == kinds.INT:
            attribute.i = choices.pick(_INTEGERS)
        elif kind == kinds.FLOAT:
            attribute.f = choices.pick(_REALS)
        else:
            attribute.s = choices.pick(_TEXTS)


def _most_inputs(schema: Any) -> int:
    """Return how many inputs a node gets at most: a variadic operator has no bound."""
    return min(int(schema.max_input), int(schema.min_input) + _MORE_INPUTS)
