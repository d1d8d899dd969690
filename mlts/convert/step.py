"""What a converter is given: one operator of the file, and the graph that it adds to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NoReturn

import numpy as np
import tflite

from harness.model.codes import FusedActivation, OperandType, OperationType, PaddingScheme
from harness.model.graph import Operand
from mlts.convert.builder import GraphBuilder
from mlts.convert.flatbuffer import Operator, enum_name

_PADDINGS = {tflite.Padding.SAME: PaddingScheme.SAME, tflite.Padding.VALID: PaddingScheme.VALID}
_ACTIVATIONS = {
    tflite.ActivationFunctionType.NONE: FusedActivation.NONE,
    tflite.ActivationFunctionType.RELU: FusedActivation.RELU,
    tflite.ActivationFunctionType.RELU_N1_TO_1: FusedActivation.RELU1,
    tflite.ActivationFunctionType.RELU6: FusedActivation.RELU6,
}


class Step:
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
        return self.builder.operand(self.output_tensor())

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


Converter = Callable[[Step], None]
