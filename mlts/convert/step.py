"""What a converter is given: one operator of the file, and the graph that it adds to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NoReturn

import numpy as np
import tflite

from nnconform.harness.model.codes import FusedActivation, OperandType, OperationType, PaddingScheme
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import DTYPES
from nnconform.mlts.convert.builder import GraphBuilder
from nnconform.mlts.convert.flatbuffer import Operator, enum_name
from nnconform.mlts.convert.references import Reference, references

_PADDINGS = {tflite.Padding.SAME: PaddingScheme.SAME, tflite.Padding.VALID: PaddingScheme.VALID}
_ACTIVATIONS = {
    tflite.ActivationFunctionType.NONE: FusedActivation.NONE,
    tflite.ActivationFunctionType.RELU: FusedActivation.RELU,
    tflite.ActivationFunctionType.RELU_N1_TO_1: FusedActivation.RELU1,
    tflite.ActivationFunctionType.RELU6: FusedActivation.RELU6,
}
# The cells' activations have the same numbers; the HAL's logistic one, 6, is missing in the schema.
_CELL_ACTIVATIONS = {0: "NONE", 1: "RELU", 2: "RELU_N1_TO_1", 3: "RELU6", 4: "TANH"}
_INTEGERS = {"INT32": "<i4", "INT64": "<i8"}


class ConversionStep:
    """An operator under conversion. Arguments are named by their place among the operator's inputs or outputs."""

    def __init__(self, builder: GraphBuilder, operator: Operator) -> None:
        self.builder, self._operator = builder, operator

    def refuse(self, problem: str) -> NoReturn:
        """Refuse the operator."""
        self.builder.flat.refuse(f"{self._operator.where}: {problem}")

    def options(self, kind: type) -> Any:
        """The operator's options, a table of the schema."""
        return self.builder.flat.options(self._operator, kind)

    def given(self, place: int) -> bool:
        """Whether the input is there."""
        return place < len(self._operator.inputs) and self._operator.inputs[place] >= 0

    def tensor(self, place: int) -> int:
        """The tensor that is an input."""
        if not self.given(place):
            self.refuse(f"input {place} is missing")
        return self._operator.inputs[place]

    def output_tensor(self) -> int:
        """The tensor that is the output."""
        if len(self._operator.outputs) != 1:
            self.refuse(f"number of outputs: got {len(self._operator.outputs)}, wanted 1")
        return self._operator.outputs[0]

    def input(self, place: int) -> int:
        """The operand of an input."""
        return self.builder.operand(self.tensor(place))

    def all_inputs(self) -> list[int]:
        """The operands of all inputs."""
        return [self.input(place) for place in range(len(self._operator.inputs))]

    def output(self) -> int:
        """The operand of the output."""
        return self.builder.written(self.output_tensor())

    def input_count(self) -> int:
        """How many inputs the operator has."""
        return len(self._operator.inputs)

    def references(self) -> tuple[Reference, ...]:
        """The subgraphs that the operator runs."""
        return references(self.builder.flat, self._operator)

    def output_tensors(self) -> tuple[int, ...]:
        """The tensors that are outputs."""
        return self._operator.outputs

    def outputs(self, count: int | None = None, unscaled: Sequence[int] = ()) -> list[int]:
        """The operands of all outputs, of which there must be so many.

        ``unscaled``: the places of those whose bytes may have no quantisation in the file, and are then plain numbers.
        """
        found = self._operator.outputs
        if not found or count not in (None, len(found)):
            self.refuse(f"number of outputs: got {len(found)}, wanted {count or 'at least 1'}")
        for place in unscaled:
            self.builder.unscaled(found[place])
        return [self.builder.written(index) for index in found]

    def scalar_output(self, code: OperandType) -> int:
        """The operand of the output, a scalar in the HAL."""
        return self.builder.written_scalar(self.output_tensor(), code)

    def element_type(self, place: int) -> str:
        """The element type of an input, as the schema calls it."""
        return self.builder.flat.tensor(self.tensor(place)).type

    def value(self, place: int) -> float:
        """The one number that an input holds, which must be a constant."""
        operand = self._as_constant(place)
        values = np.frombuffer(self.builder.content(operand), DTYPES[self._type(operand)])
        if values.size != 1:
            self.refuse(f"input {place}: got {values.size} numbers, wanted 1")
        return float(values[0])

    def is_constant(self, *places: int) -> bool:
        """Whether inputs hold constant values."""
        return all(self.builder.is_constant(self.tensor(place)) for place in places)

    def _as_constant(self, place: int) -> int:
        if not self.is_constant(place):
            self.refuse(f"input {place}: got a computed value, wanted a constant")
        return self.input(place)

    def is_shared(self, place: int) -> bool:
        """Whether another operator has the tensor of an input too."""
        return self.builder.flat.uses(self.tensor(place)) > 1

    def optional(self, place: int, like: int) -> int:
        """The operand of an input that may be left out, then of the type of another operand."""
        return self.input(place) if self.given(place) else self.builder.missing(self._type(like))

    def numbers(self, place: int) -> tuple[int, ...]:
        """The integers that an input holds, which must be a constant."""
        tensor = self.builder.flat.tensor(self.tensor(place))
        if tensor.data is None or tensor.type not in _INTEGERS:
            got = tensor.type if tensor.data is not None else "a computed value"
            self.refuse(f"input {place}: got {got}, wanted a constant of {' or '.join(_INTEGERS)}")
        return tuple(np.frombuffer(tensor.data, _INTEGERS[tensor.type]).tolist())

    def number(self, place: int) -> int:
        """The one integer that an input holds, which must be a constant."""
        found = self.numbers(place)
        if len(found) != 1:
            self.refuse(f"input {place}: got {len(found)} numbers, wanted 1")
        return found[0]

    def indexes(self, place: int) -> int:
        """The operand of an input of integers: INT32, or INT64 if constant, which the HAL does not have."""
        tensor = self.builder.flat.tensor(self.tensor(place))
        if tensor.type != "INT64":
            return self.input(place)
        values = np.array(self.numbers(place)).reshape(tensor.shape or (1,))
        if values.size and (values.min() < -(2**31) or values.max() >= 2**31):
            self.refuse(f"input {place}: its numbers do not fit INT32")
        return self.builder.constant(OperandType.TENSOR_INT32, values)

    def extents(self, place: int) -> tuple[int, ...]:
        """The extents of an input, whose number must be known."""
        dimensions = self.described(self.input(place)).dimensions
        if not dimensions:
            self.refuse(f"input {place}: its rank must be known")
        return dimensions

    def matrix(self, place: int) -> tuple[int, int]:
        """The extents of an input that is a matrix, none of them 0."""
        found = self.extents(place)
        if len(found) != 2 or 0 in found:
            self.refuse(f"input {place}: dimensions {list(found)}, wanted 2 above 0")
        return found[0], found[1]

    def axis(self, number: int, rank: int) -> int:
        """An axis counted from the front."""
        if not -rank <= number < rank:
            self.refuse(f"axis: got {number}, wanted {-rank} to {rank - 1}")
        return number % rank

    def flag(self, value: bool) -> int:
        """A constant BOOL scalar."""
        return self.builder.scalar(value, OperandType.BOOL)

    def real(self, value: float, like: int) -> int:
        """A constant real scalar, in the precision of the tensor ``like`` where that is a real one."""
        half = self._type(like) == OperandType.TENSOR_FLOAT16
        return self.builder.scalar(value, OperandType.FLOAT16 if half else OperandType.FLOAT32)

    def temporary(self, like: int, dimensions: Sequence[int] = ()) -> int:
        """A value of the type of ``like`` between two operations; without dimensions they follow when validated."""
        source = self.described(like)
        return self.builder.temporary(OperandType(source.type), dimensions, source.scale, source.zero_point)

    def state(self, place: int) -> tuple[int, int]:
        """The operands of a state, an input that is a variable, before the operator and after it."""
        tensor = self.builder.flat.tensor(self.tensor(place))
        if not tensor.variable:
            self.refuse(f"input {place}: got {tensor.where}, wanted a variable")
        return self.input(place), self.builder.written(self.tensor(place))

    def cell_activation(self, number: int) -> int:
        """A recurrent cell's activation of the schema as the HAL's."""
        if number not in _CELL_ACTIVATIONS:
            got = enum_name(tflite.ActivationFunctionType, number)
            self.refuse(f"activation: {got} is not convertible; convertible: {', '.join(_CELL_ACTIVATIONS.values())}")
        return self.builder.scalar(number)

    def refuse_activation(self, number: int) -> None:
        """Refuse a fused activation, where the HAL's operation has none."""
        if number != tflite.ActivationFunctionType.NONE:
            got = enum_name(tflite.ActivationFunctionType, number)
            self.refuse(f"activation: {got} is not convertible; convertible: NONE")

    def _type(self, operand: int) -> OperandType:
        return OperandType(self.described(operand).type)

    def described(self, operand: int) -> Operand:
        """What an operand is."""
        return self.builder.described(operand)

    def integers(self, *values: int) -> list[int]:
        """Constant INT32 scalars."""
        return [self.builder.scalar(value) for value in values]

    def padding(self, number: int) -> int:
        """A padding of the schema as a padding scheme."""
        if number not in _PADDINGS:
            self.refuse(f"padding: got {enum_name(tflite.Padding, number)}, wanted SAME or VALID")
        return self.builder.scalar(_PADDINGS[number])

    def activation(self, number: int) -> int:
        """A fused activation of the schema as the HAL's."""
        if number not in _ACTIVATIONS:
            known = ", ".join(enum_name(tflite.ActivationFunctionType, known) for known in _ACTIVATIONS)
            got = enum_name(tflite.ActivationFunctionType, number)
            self.refuse(f"activation: {got} is not convertible; convertible: {known}")
        return self.builder.scalar(_ACTIVATIONS[number])

    def bias(self, place: int, input: int, weights: int, channels: int) -> int:
        """The bias of a sum of products, zeros where it is left out; the scale is that of the products.

        Under weights with a scale for each channel the contract wants a scale of 0 here.
        """
        source = self.described(input)
        scale = float(np.float32(source.scale * self.described(weights).scale))
        if self.given(place):
            return self.builder.bias(self.tensor(place), scale)
        code = OperandType.TENSOR_INT32 if source.scale else OperandType(source.type)
        return self.builder.constant(code, np.zeros(channels), scale)

    def add(self, code: OperationType, inputs: Sequence[int], output: int | None = None) -> None:
        """An operation; it writes the operator's output unless another operand is named."""
        self.builder.operation(code, inputs, [self.output() if output is None else output])

    def add_all(self, code: OperationType, inputs: Sequence[int], outputs: Sequence[int]) -> None:
        """An operation with several outputs."""
        self.builder.operation(code, inputs, outputs)


Converter = Callable[[ConversionStep], None]


def plain(code: OperationType, count: int) -> Converter:
    """The converter of an operation that has just so many tensors, the same in both."""

    def convert(step: ConversionStep) -> None:
        step.add(code, [step.input(place) for place in range(count)])

    return convert
