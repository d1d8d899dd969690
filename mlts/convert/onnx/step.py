"""The argument of a converter: one node of an ONNX model, and the HAL model that it adds to.

A node between DequantizeLinear and QuantizeLinear is one quantised operation of the HAL: its inputs are the raw tensors
before, its output the raw tensor behind, and an activation in between is fused. Any other reads and writes real values.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NoReturn

import msgspec
import numpy as np

from nnconform.harness.model.codes import FusedActivation, OperandType, OperationType
from nnconform.harness.model.numbers import Array
from nnconform.mlts.convert.onnx.builder import OnnxBuilder
from nnconform.mlts.convert.onnx.file import OnnxNode
from nnconform.mlts.convert.onnx.quantised import OnnxQuantisation

# Whether an operation can be quantised: from the quantisation of its first input and of its output, and their type.
Accepts = Callable[[OnnxQuantisation, OnnxQuantisation, str], bool]
_CLIPS = {(-1.0, 1.0): FusedActivation.RELU1, (0.0, 6.0): FusedActivation.RELU6}


class Readers:
    """The nodes that read each tensor, and those that are done as a part of another."""

    def __init__(self, nodes: Sequence[OnnxNode], outputs: Sequence[str]) -> None:
        self._outputs, self._of_name = frozenset(outputs), dict[str, list[OnnxNode]]()
        self.done: set[str] = set()
        for node in nodes:
            for name in node.inputs:
                self._of_name.setdefault(name, []).append(node)

    def only(self, name: str) -> OnnxNode | None:
        """Return the node that alone reads a tensor; None if several do, or it is an output of the model."""
        readers = self._of_name.get(name, [])
        return readers[0] if len(readers) == 1 and name not in self._outputs else None


def any_scales(before: OnnxQuantisation, after: OnnxQuantisation, dtype: str) -> bool:
    """Accept any quantisation of the output."""
    return True


def alike(before: OnnxQuantisation, after: OnnxQuantisation, dtype: str) -> bool:
    """Accept the input's quantisation only: the HAL's operation gives the output no other."""
    return (before.scales, before.zero_point) == (after.scales, after.zero_point)


def fixed(scale: float, zero_point: int) -> Accepts:
    """Return what accepts the one quantisation that the HAL prescribes; ``zero_point`` is that of unsigned values."""

    def accepts(before: OnnxQuantisation, after: OnnxQuantisation, dtype: str) -> bool:
        return after.scales == (scale,) and after.zero_point == zero_point - (128 if dtype == "int8" else 0)

    return accepts


class Rule(msgspec.Struct, frozen=True):
    """How an operator is converted.

    ``data``: how many of the first inputs are tensors of data, 0 for all; ``fuses``: whether the HAL's operation has a
    fused activation; ``accepts``: whether it has a quantised form for the quantisation of the first input and of the
    output, None if for none; ``per_channel``: whether it takes a filter with a scale for each channel.
    """

    convert: Callable[[OnnxConversion], None]
    data: int = 1
    fuses: bool = False
    accepts: Accepts | None = None
    per_channel: bool = False


class OnnxConversion:
    """A node under conversion. ``quantised`` says whether the operation is; ``activation`` is what is fused into it."""

    def __init__(self, builder: OnnxBuilder, node: OnnxNode, readers: Readers, rule: Rule) -> None:
        self.builder, self.node = builder, node
        self._data = node.inputs[: rule.data or None]
        self._output, self.activation, self.quantised = node.outputs[0], FusedActivation.NONE, False
        if rule.accepts is not None and (rule.per_channel or not self._has_channels()):
            self._fuse(readers, rule.fuses, rule.accepts)

    def _has_channels(self) -> bool:
        """Return whether an input has a scale for each channel."""
        sources = (self.builder.raw.get(name, "") for name in self._data)
        known = (self.builder.quantisations[name] for name in sources if name in self.builder.quantisations)
        return any(len(each.scales) > 1 for each in known)

    def _fuse(self, readers: Readers, fuses: bool, accepts: Accepts) -> None:
        raw = self.builder.raw
        if not all(name in raw for name in self._data if name and name not in self.builder.constants):
            return
        if not any(name in raw for name in self._data):
            return
        output, activation, done = self._output, FusedActivation.NONE, []
        reader = readers.only(output)
        if fuses and reader is not None and (found := activation_of(reader, self.builder.constants)) is not None:
            activation, output = found, reader.outputs[0]
            done.append(reader.location)
            reader = readers.only(output)
        quantisations = self.builder.quantisations
        if reader is None or reader.operator != "QuantizeLinear" or reader.outputs[0] not in quantisations:
            return
        before, after = raw[next(name for name in self._data if name in raw)], reader.outputs[0]
        types = self.builder.dtype(before), self.builder.dtype(after)
        if types[0] != types[1] or not accepts(quantisations[before], quantisations[after], types[0]):
            return
        self._output, self.activation, self.quantised = reader.outputs[0], activation, True
        readers.done |= {*done, reader.location}

    def refuse(self, problem: str) -> NoReturn:
        """Raise FormatError for the node."""
        self.builder.file.refuse(f"{self.node.location}: {problem}")

    def attribute(self, name: str, default: Any = None) -> Any:
        """Return an attribute; text as a string."""
        value = self.node.attributes.get(name, default)
        return value.decode() if isinstance(value, bytes) else value

    def has_input(self, position: int) -> bool:
        """Return whether an input is there."""
        return position < len(self.node.inputs) and bool(self.node.inputs[position])

    def name(self, position: int) -> str:
        """Return the tensor of an input."""
        if not self.has_input(position):
            self.refuse(f"input {position} is missing")
        return self.node.inputs[position]

    def input(self, position: int) -> int:
        """Return the operand of an input: the raw one of a quantised operation."""
        name = self.name(position)
        return self.builder.operand(self.builder.raw.get(name, name) if self.quantised else name)

    def inputs(self) -> list[int]:
        """Return the operands of all inputs."""
        return [self.input(position) for position in range(len(self.node.inputs))]

    def extents(self, position: int) -> tuple[int, ...]:
        """Return the extents of an input."""
        return self.builder.extents(self.name(position))

    def rank(self, position: int) -> int:
        """Return the number of axes of an input."""
        return len(self.extents(position))

    def constant(self, position: int) -> Array | None:
        """Return the value of an input if it is a constant, else None."""
        return self.builder.constants.get(self.name(position)) if self.has_input(position) else None

    def numbers(self, position: int, attribute: str = "") -> tuple[int, ...] | None:
        """Return the integers of a constant input, or of the attribute that older opsets have; None without either.
        Raises FormatError if they are computed.
        """
        if attribute and attribute in self.node.attributes:
            return tuple(np.atleast_1d(self.node.attributes[attribute]).tolist())
        if not self.has_input(position):
            return None
        value = self.constant(position)
        if value is None:
            self.refuse(f"input {position}: got a computed value, wanted a constant")
        return tuple(value.reshape(-1).tolist())

    def axis(self, number: int, rank: int) -> int:
        """Return an axis counted from the front."""
        if not -rank <= number < rank:
            self.refuse(f"axis: got {number}, wanted {-rank} to {rank - 1}")
        return number % rank

    def output(self) -> int:
        """Return a new operand for the first output."""
        return self.builder.result(self._output)

    def outputs(self) -> list[int]:
        """Return new operands for all outputs."""
        return [self.builder.result(name) for name in self.node.outputs if name]

    def output_extents(self) -> tuple[int, ...]:
        """Return the extents of the first output."""
        return self.builder.extents(self.node.outputs[0])

    def fused(self) -> int:
        """Return the fused activation as an operand."""
        return self.builder.scalar(self.activation)

    def integers(self, values: Sequence[int]) -> int:
        """Return a constant tensor of integers."""
        return self.builder.constant(OperandType.TENSOR_INT32, np.array(values, np.int32).reshape(-1))

    def flag(self, value: bool) -> int:
        """Return a constant BOOL scalar."""
        return self.builder.scalar(value, OperandType.BOOL)

    def real(self, value: float) -> int:
        """Return a constant real scalar of the precision of the first input."""
        half = self.builder.dtype(self.name(0)) == "float16"
        return self.builder.scalar(value, OperandType.FLOAT16 if half else OperandType.FLOAT32)

    def add(self, code: OperationType, inputs: Sequence[int]) -> None:
        """Add an operation that writes the first output."""
        self.builder.operation(code, inputs, [self.output()])


def activation_of(node: OnnxNode, constants: Mapping[str, Array]) -> FusedActivation | None:
    """Return the fused activation that a node is; None if it is none that the HAL has."""
    if node.operator == "Relu":
        return FusedActivation.RELU
    if node.operator != "Clip" or len(node.inputs) < 3 or not all(name in constants for name in node.inputs[1:3]):
        return None
    low, high = (float(constants[name].reshape(-1)[0]) for name in node.inputs[1:3])
    return _CLIPS.get((low, high))
