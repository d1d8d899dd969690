"""Small `.tflite` files drawn from choices: sound tables, whose contents may contradict each other."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import flatbuffers
import numpy as np
import tflite

from nnconform.harness.generate.choices import Choices
from nnconform.mlts.convert.tflite import converters

_TYPES = ("FLOAT32", "UINT8", "INT8", "INT32", "BOOL", "INT64", "FLOAT16", "INT16", "STRING", "UINT16")
_QUANTISED = ("UINT8", "INT8", "INT16", "UINT16")
_EXTENTS = (1, 2, 3, 4, 8, 1, 2, 3, 4, 8, 1, 2, 3, 4, 8, 1, 2, 3, 4, 8, 0, 5, 7, -1, 127, 65536, 2**31 - 1)
_SCALES = (0.5, 1.0, 0.0078125, 0.5, 1.0, 0.0078125, 0.0, -1.0, 1e-45, 3e38, float("inf"), float("nan"))
# Values of scalars in the tables of options, which have at most so many fields.
_FIELDS, _SCALARS = 8, (0, 1, 2, 3, 4, 5, 255, 127, -1, 65536, 2**31 - 1, -(2**31))
# Operators whose table is not named after them.
_TABLES = {
    "AVERAGE_POOL_2D": "Pool2D", "MAX_POOL_2D": "Pool2D", "L2_POOL_2D": "Pool2D", "L2_NORMALIZATION": "L2Norm",
    "SUM": "Reducer", "MEAN": "Reducer", "REDUCE_MAX": "Reducer", "REDUCE_MIN": "Reducer", "REDUCE_PROD": "Reducer",
    "REDUCE_ANY": "Reducer", "REDUCE_ALL": "Reducer", "UNIDIRECTIONAL_SEQUENCE_RNN": "SequenceRNN",
}  # fmt: skip
_BYTES = (0, 1, 2, 0xFF, 0x7F, 0x80, 3)
_MOST_TENSORS, _MOST_OPERATORS = 6, 3


@cache
def _operators() -> tuple[str, ...]:
    """Return the names of the operators that have a converter, and a few that have none."""
    # A converter of a custom operator is found by the operator's name, which the table of codes does not have.
    known = (name for name in converters() if hasattr(tflite.BuiltinOperator, name))
    return (*known, "CUSTOM", "CALL", "PLACEHOLDER_FOR_GREATER_OP_CODES")


@cache
def _options_type(operator: str) -> int:
    """Return the code of the table of options whose name is that of the operator; 0 if there is none."""
    plain = _TABLES.get(operator, operator).replace("_", "").lower() + "options"
    return next((code for name, code in vars(tflite.BuiltinOptions).items() if name.lower() == plain), 0)


def draw_file(choices: Choices) -> bytes:
    """Return the content of a file."""
    return bytes(_Sketch(choices).file())


class _Sketch:
    def __init__(self, choices: Choices) -> None:
        self._choices, self._builder = choices, flatbuffers.Builder(1024)
        self._codes: list[int] = []

    def file(self) -> bytearray:
        """Return the whole file."""
        graphs = self._vector([self._graph() for _ in range(1 + self._choices.integer(0, 7) // 7)])
        codes = self._vector([self._code(code) for code in self._codes])
        buffers = self._vector([self._buffer(number) for number in range(_MOST_TENSORS)])
        builder = self._builder
        tflite.ModelStart(builder)
        tflite.ModelAddVersion(builder, 3)
        tflite.ModelAddOperatorCodes(builder, codes)
        tflite.ModelAddSubgraphs(builder, graphs)
        tflite.ModelAddBuffers(builder, buffers)
        builder.Finish(tflite.ModelEnd(builder), b"TFL3")
        content: bytearray = builder.Output()
        return content

    def _vector(self, offsets: Sequence[Any]) -> Any:
        self._builder.StartVector(4, len(offsets), 4)
        for offset in reversed(offsets):
            self._builder.PrependUOffsetTRelative(offset)
        return self._builder.EndVector()

    def _numbers(self, values: Sequence[int]) -> Any:
        return self._builder.CreateNumpyVector(np.array(values, np.int32))

    def _graph(self) -> Any:
        choices, builder = self._choices, self._builder
        count = choices.integer(1, _MOST_TENSORS)
        tensors = self._vector([self._tensor() for _ in range(count)])
        operators = self._vector([self._operator(count) for _ in range(choices.integer(0, _MOST_OPERATORS))])
        inputs, outputs = self._numbers(self._indexes(count, 2)), self._numbers(self._indexes(count, 2))
        tflite.SubGraphStart(builder)
        tflite.SubGraphAddTensors(builder, tensors)
        tflite.SubGraphAddInputs(builder, inputs)
        tflite.SubGraphAddOutputs(builder, outputs)
        tflite.SubGraphAddOperators(builder, operators)
        return tflite.SubGraphEnd(builder)

    def _indexes(self, count: int, most: int) -> list[int]:
        # The last two numbers are no tensor: an omitted one, and one beyond the end.
        values = [*range(count)] * 4 + [-1, count]
        return [self._choices.pick(values) for _ in range(self._choices.integer(1, most))]

    def _tensor(self) -> Any:
        choices, builder, begin = self._choices, self._builder, len(self._choices.sequence)
        shape = self._numbers([choices.pick(_EXTENTS) for _ in range(choices.pick((4, 2, 1, 3, 0, 5)))])
        kind = choices.pick(_TYPES)
        quantised = self._quantisation() if choices.integer(0, 7) // 7 ^ (kind in _QUANTISED) else None
        # Most tensors have no value.
        buffer = choices.integer(0, _MOST_TENSORS) if choices.integer(0, 3) == 3 else 0
        variable = choices.integer(0, 15) == 15
        tflite.TensorStart(builder)
        tflite.TensorAddShape(builder, shape)
        tflite.TensorAddType(builder, getattr(tflite.TensorType, kind))
        tflite.TensorAddBuffer(builder, buffer)
        tflite.TensorAddIsVariable(builder, variable)
        if quantised is not None:
            tflite.TensorAddQuantization(builder, quantised)
        choices.mark_span(begin)
        return tflite.TensorEnd(builder)

    def _quantisation(self) -> Any:
        choices, builder, count = self._choices, self._builder, self._choices.pick((1, 1, 1, 2, 4, 3))
        scales = builder.CreateNumpyVector(np.array([choices.pick(_SCALES) for _ in range(count)], np.float32))
        count += choices.integer(0, 15) // 15
        zeros = [choices.pick((0, 0, 0, 128, 3, -1, 256, 2**40)) for _ in range(count)]
        zero_points = builder.CreateNumpyVector(np.array(zeros, np.int64))
        axis = choices.pick((0, 3, 1, -1, 9))
        tflite.QuantizationParametersStart(builder)
        tflite.QuantizationParametersAddScale(builder, scales)
        tflite.QuantizationParametersAddZeroPoint(builder, zero_points)
        tflite.QuantizationParametersAddQuantizedDimension(builder, axis)
        return tflite.QuantizationParametersEnd(builder)

    def _operator(self, count: int) -> Any:
        choices, builder, begin = self._choices, self._builder, len(self._choices.sequence)
        name = choices.pick(_operators())
        inputs, outputs = self._numbers(self._indexes(count, 5)), self._numbers(self._indexes(count, 3))
        builder.StartObject(_FIELDS)
        for field in range(choices.integer(0, _FIELDS)):
            builder.PrependInt32Slot(field, choices.pick(_SCALARS), 0)
        options = builder.EndObject()
        self._codes.append(getattr(tflite.BuiltinOperator, name))
        kind = choices.integer(0, 127) if choices.integer(0, 15) == 15 else _options_type(name)
        tflite.OperatorStart(builder)
        tflite.OperatorAddOpcodeIndex(builder, len(self._codes) - 1)
        tflite.OperatorAddInputs(builder, inputs)
        tflite.OperatorAddOutputs(builder, outputs)
        if kind:
            tflite.OperatorAddBuiltinOptionsType(builder, kind)
            tflite.OperatorAddBuiltinOptions(builder, options)
        choices.mark_span(begin)
        return tflite.OperatorEnd(builder)

    def _code(self, code: int) -> Any:
        builder = self._builder
        tflite.OperatorCodeStart(builder)
        tflite.OperatorCodeAddDeprecatedBuiltinCode(builder, min(code, 127))
        tflite.OperatorCodeAddBuiltinCode(builder, code)
        return tflite.OperatorCodeEnd(builder)

    def _buffer(self, number: int) -> Any:
        choices, builder = self._choices, self._builder
        # The first buffer is the empty one of all tensors without a value.
        size = choices.pick((0, 4, 8, 16, 32, 1, 3, 64)) if number else 0
        data = builder.CreateByteVector(bytes([choices.pick(_BYTES)]) * size) if size else None
        tflite.BufferStart(builder)
        if data is not None:
            tflite.BufferAddData(builder, data)
        return tflite.BufferEnd(builder)
