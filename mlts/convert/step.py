"""The argument of a converter: one operator of the file, and the graph that it adds to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NoReturn

import numpy as np
import tflite

from nnconform.harness.model.codes import FusedActivation, OperandType, OperationType, PaddingScheme
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import DTYPES, byte_size
from nnconform.mlts.convert.builder import GraphBuilder
from nnconform.mlts.convert.flatbuffer import Operator, TfliteTensor, enum_name
from nnconform.mlts.convert.references import Reference, references
from nnconform.mlts.convert.shared import MOST_MADE, Extents

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
    """An operator under conversion. Arguments are named by their position among the operator's inputs or outputs."""

    def __init__(self, builder: GraphBuilder, operator: Operator) -> None:
        self.builder, self._operator = builder, operator

    def refuse(self, problem: str) -> NoReturn:
        """Raise FormatError for the operator."""
        self.builder.flat.refuse(f"{self._operator.location}: {problem}")

    def options(self, kind: type) -> Any:
        """Return the operator's options, a table of the schema."""
        return self.builder.flat.options(self._operator, kind)

    def has_input(self, position: int) -> bool:
        """Return whether the input is there."""
        return position < len(self._operator.inputs) and self._operator.inputs[position] >= 0

    def tensor(self, position: int) -> int:
        """Return the tensor of an input."""
        if not self.has_input(position):
            self.refuse(f"input {position} is missing")
        return self._operator.inputs[position]

    def output_tensor(self) -> int:
        """Return the tensor of the only output."""
        if len(self._operator.outputs) != 1:
            self.refuse(f"number of outputs: got {len(self._operator.outputs)}, wanted 1")
        return self._operator.outputs[0]

    def input(self, position: int) -> int:
        """Return the operand of an input."""
        return self.builder.operand(self.tensor(position))

    def all_inputs(self) -> list[int]:
        """Return the operands of all inputs."""
        return [self.input(position) for position in range(len(self._operator.inputs))]

    def output(self) -> int:
        """Return the operand of the only output."""
        return self.builder.new_output(self.output_tensor())

    def input_count(self) -> int:
        """Return the number of inputs."""
        return len(self._operator.inputs)

    def references(self) -> tuple[Reference, ...]:
        """Return the subgraphs that the operator runs."""
        return references(self.builder.flat, self._operator)

    def output_tensors(self) -> tuple[int, ...]:
        """Return the tensors of the outputs."""
        return self._operator.outputs

    def outputs(self, count: int | None = None, unscaled: Sequence[int] = ()) -> list[int]:
        """Return the operands of all outputs, of which there must be ``count``.

        ``unscaled``: the positions of bytes that may have no quantisation in the file, and are then plain numbers.
        """
        tensors = self._operator.outputs
        if not tensors or count not in (None, len(tensors)):
            self.refuse(f"number of outputs: got {len(tensors)}, wanted {count or 'at least 1'}")
        for position in unscaled:
            self.builder.default_scale(tensors[position])
        return [self.builder.new_output(index) for index in tensors]

    def scalar_output(self, code: OperandType) -> int:
        """Return the operand of the output, a scalar in the HAL."""
        return self.builder.new_scalar_output(self.output_tensor(), code)

    def element_type(self, position: int) -> str:
        """Return the element type of an input, as the schema calls it."""
        return self.builder.flat.tensor(self.tensor(position)).type

    def value(self, position: int) -> float:
        """Return the single number of an input, which must be a constant."""
        operand = self._as_constant(position)
        values = np.frombuffer(self.builder.content(operand), DTYPES[self._type(operand)])
        if values.size != 1:
            self.refuse(f"input {position}: got {values.size} numbers, wanted 1")
        return float(values[0])

    def is_constant(self, *positions: int) -> bool:
        """Return whether inputs hold constant values."""
        return all(self.builder.is_constant(self.tensor(position)) for position in positions)

    def _as_constant(self, position: int) -> int:
        if not self.is_constant(position):
            self.refuse(f"input {position}: got a computed value, wanted a constant")
        return self.input(position)

    def is_shared(self, position: int) -> bool:
        """Return whether another operator has the tensor of an input too."""
        return self.builder.flat.uses(self.tensor(position)) > 1

    def optional(self, position: int, like: int) -> int:
        """Return the operand of an input that may be omitted; it then has the type of the operand ``like``."""
        return self.input(position) if self.has_input(position) else self.builder.missing(self._type(like))

    def numbers(self, position: int) -> tuple[int, ...]:
        """Return the integers of an input, which must be a constant."""
        tensor = self.builder.flat.tensor(self.tensor(position))
        if tensor.data is None or tensor.type not in _INTEGERS:
            got = tensor.type if tensor.data is not None else "a computed value"
            self.refuse(f"input {position}: got {got}, wanted a constant of {' or '.join(_INTEGERS)}")
        return tuple(np.frombuffer(tensor.data, _INTEGERS[tensor.type]).tolist())

    def number(self, position: int) -> int:
        """Return the single integer of an input, which must be a constant."""
        numbers = self.numbers(position)
        if len(numbers) != 1:
            self.refuse(f"input {position}: got {len(numbers)} numbers, wanted 1")
        return numbers[0]

    def indexes(self, position: int) -> int:
        """Return the operand of an input of integers: INT32, or INT64 if constant, which the HAL does not have."""
        tensor = self.builder.flat.tensor(self.tensor(position))
        if tensor.type != "INT64":
            return self.input(position)
        values = np.array(self.numbers(position)).reshape(tensor.shape or (1,))
        if values.size and (values.min() < -(2**31) or values.max() >= 2**31):
            self.refuse(f"input {position}: its numbers do not fit INT32")
        return self.builder.constant(OperandType.TENSOR_INT32, values)

    def extents(self, position: int) -> tuple[int, ...]:
        """Return the extents of an input, whose number must be known."""
        dimensions = self.describe(self.input(position)).dimensions
        if not dimensions:
            self.refuse(f"input {position}: its rank must be known")
        return dimensions

    def matrix(self, position: int) -> tuple[int, int]:
        """Return the extents of an input that is a matrix, none of them 0."""
        extents = self.extents(position)
        if len(extents) != 2 or 0 in extents:
            self.refuse(f"input {position}: dimensions {list(extents)}, wanted 2 above 0")
        return extents[0], extents[1]

    def axis(self, number: int, rank: int) -> int:
        """Return an axis counted from the front."""
        if not -rank <= number < rank:
            self.refuse(f"axis: got {number}, wanted {-rank} to {rank - 1}")
        return number % rank

    def flag(self, value: bool) -> int:
        """Return a constant BOOL scalar."""
        return self.builder.scalar(value, OperandType.BOOL)

    def real(self, value: float, like: int) -> int:
        """Return a constant real scalar, in the precision of the tensor ``like`` if that is a real one."""
        half = self._type(like) == OperandType.TENSOR_FLOAT16
        return self.builder.scalar(value, OperandType.FLOAT16 if half else OperandType.FLOAT32)

    def temporary(self, like: int, dimensions: Sequence[int] = ()) -> int:
        """Return a value of the type of ``like`` between two operations; missing dimensions are inferred in
        validation.
        """
        source = self.describe(like)
        return self.builder.temporary(OperandType(source.type), dimensions, source.scale, source.zero_point)

    def state(self, position: int) -> tuple[int, int]:
        """Return the operands of a state, an input that is a variable, before the operator and after it."""
        tensor = self.builder.flat.tensor(self.tensor(position))
        if not tensor.variable:
            self.refuse(f"input {position}: got {tensor.location}, wanted a variable")
        return self.input(position), self.builder.new_output(self.tensor(position))

    def intermediate(self, position: int) -> TfliteTensor:
        """Return one of the tensors within the operator, of which a cell has the quantisation alone."""
        count = self._operator.table.IntermediatesLength()
        if position >= count:
            self.refuse(f"number of intermediate tensors: got {count}, wanted more than {position}")
        return self.builder.flat.tensor(int(self._operator.table.Intermediates(position)))

    def custom_options(self) -> bytes:
        """Return the options of a custom operator, which the schema leaves to it."""
        table = self._operator.table
        return bytes(table.CustomOptions(place) for place in range(table.CustomOptionsLength()))

    def cell_activation(self, number: int) -> int:
        """Return the HAL's code of a recurrent cell's activation in the schema."""
        if number not in _CELL_ACTIVATIONS:
            got = enum_name(tflite.ActivationFunctionType, number)
            self.refuse(f"activation: {got} is not convertible; convertible: {', '.join(_CELL_ACTIVATIONS.values())}")
        return self.builder.scalar(number)

    def refuse_activation(self, number: int) -> None:
        """Raise FormatError for a fused activation, which the HAL's operation does not have."""
        if number != tflite.ActivationFunctionType.NONE:
            got = enum_name(tflite.ActivationFunctionType, number)
            self.refuse(f"activation: {got} is not convertible; convertible: NONE")

    def _type(self, operand: int) -> OperandType:
        return OperandType(self.describe(operand).type)

    def describe(self, operand: int) -> Operand:
        """Return the type, shape and other properties of an operand."""
        return self.builder.describe(operand)

    def integers(self, *values: int) -> list[int]:
        """Return constant INT32 scalars."""
        return [self.builder.scalar(value) for value in values]

    def padding(self, number: int) -> int:
        """Return the HAL's padding scheme for one of the schema."""
        if number not in _PADDINGS:
            self.refuse(f"padding: got {enum_name(tflite.Padding, number)}, wanted SAME or VALID")
        return self.builder.scalar(_PADDINGS[number])

    def activation(self, number: int) -> int:
        """Return the HAL's code of a fused activation in the schema."""
        if number not in _ACTIVATIONS:
            convertible = ", ".join(enum_name(tflite.ActivationFunctionType, code) for code in _ACTIVATIONS)
            got = enum_name(tflite.ActivationFunctionType, number)
            self.refuse(f"activation: {got} is not convertible; convertible: {convertible}")
        return self.builder.scalar(_ACTIVATIONS[number])

    def bias(self, position: int, input: int, weights: int, channels: int) -> int:
        """Return the bias of a sum of products, zeros if it is omitted; the scale is that of the products.

        Under weights with a scale for each channel the contract wants a scale of 0 here.
        """
        source = self.describe(input)
        scale = float(np.float32(source.scale * self.describe(weights).scale))
        if self.has_input(position):
            return self.builder.bias(self.tensor(position), scale)
        code = OperandType.TENSOR_INT32 if source.scale else OperandType(source.type)
        return self.filled(code, (channels,), 0, scale)

    def filled(self, code: OperandType, extents: Extents, value: float, scale: float = 0.0) -> int:
        """Return a constant tensor with one value everywhere, which the file does not have."""
        size = byte_size(code, extents)
        if size > MOST_MADE:
            self.refuse(f"needs {size:,} bytes of constants that are not in the file, wanted at most {MOST_MADE:,}")
        return self.builder.constant(code, np.full(extents, value, DTYPES[code]), scale)

    def add(self, code: OperationType, inputs: Sequence[int], output: int | None = None) -> None:
        """Add an operation; it writes the operator's output unless another operand is named."""
        self.builder.operation(code, inputs, [self.output() if output is None else output])

    def add_all(self, code: OperationType, inputs: Sequence[int], outputs: Sequence[int]) -> None:
        """Add an operation with several outputs."""
        self.builder.operation(code, inputs, outputs)


Converter = Callable[[ConversionStep], None]


def plain(code: OperationType, count: int) -> Converter:
    """Return the converter of an operation that has exactly ``count`` tensors, the same in both formats."""

    def convert(step: ConversionStep) -> None:
        step.add(code, [step.input(position) for position in range(count)])

    return convert
