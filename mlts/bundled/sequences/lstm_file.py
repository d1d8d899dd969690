"""Writes an LSTM network as a ``.tflite`` file, for ``train.py`` beside it.

Written with the schema, as the converter unrolls Keras's LSTM or leaves its loop to TensorFlow's own kernels.
"""

from importlib import import_module
from typing import Any

import numpy as np

# Keras holds the gates side by side in the order of TFLite's arguments.
GATES = ("input", "forget", "cell", "output")
NONE = -1


class LstmFile:
    """The file, to which tensors and operators are added."""

    def __init__(self) -> None:
        self.schema = import_module("tensorflow.lite.python.schema_py_generated")
        self.model, self.graph = self.schema.ModelT(), self.schema.SubGraphT()
        self.model.version, self.model.buffers = 3, [self.schema.BufferT()]
        self.model.subgraphs, self.model.operatorCodes = [self.graph], []
        self.graph.name, self.graph.tensors, self.graph.operators = b"main", [], []

    def tensor(self, name: str, shape: tuple[int, ...], variable: bool = False) -> int:
        """Add a tensor; return its number."""
        made = self.schema.TensorT()
        made.name, made.shape, made.type = name.encode(), list(shape), self.schema.TensorType.FLOAT32
        made.isVariable, made.buffer, made.quantization = variable, 0, self.schema.QuantizationParametersT()
        self.graph.tensors.append(made)
        return len(self.graph.tensors) - 1

    def constant(self, name: str, data: Any, dtype: str = "<f4") -> int:
        """Add a constant of floats, or of integers as ``<i4``; return its number."""
        number = self.tensor(name, data.shape)
        buffer = self.schema.BufferT()
        buffer.data = np.frombuffer(np.ascontiguousarray(data, dtype).tobytes(), np.uint8)
        self.model.buffers.append(buffer)
        self.graph.tensors[number].buffer = len(self.model.buffers) - 1
        if dtype == "<i4":
            self.graph.tensors[number].type = self.schema.TensorType.INT32
        return number

    def operator(self, name: str, inputs: list[int], output: int, kind: str, **options: Any) -> int:
        """Add an operator with its ``options`` of this kind; return its output."""
        code, operator, made = self.schema.OperatorCodeT(), self.schema.OperatorT(), getattr(self.schema, f"{kind}T")()
        for option, value in options.items():
            setattr(made, option, value)
        code.builtinCode = getattr(self.schema.BuiltinOperator, name)
        code.deprecatedBuiltinCode, code.version = min(code.builtinCode, 127), 1
        operator.opcodeIndex, operator.inputs, operator.outputs = len(self.model.operatorCodes), inputs, [output]
        operator.builtinOptions, operator.builtinOptionsType = made, getattr(self.schema.BuiltinOptions, kind)
        self.model.operatorCodes.append(code)
        self.graph.operators.append(operator)
        return output

    def content(self) -> bytes:
        """Return the bytes of the file."""
        builder = import_module("flatbuffers").Builder(1 << 16)
        builder.Finish(self.model.Pack(builder), b"TFL3")
        return bytes(builder.Output())


def to_tflite(weights: list[Any], frames: int, softmax: bool) -> bytes:
    """Return the network as a file: an LSTM over a sequence, a dense layer and, for scores, softmax."""
    file, (kernel, recurrent, bias, dense, dense_bias) = LstmFile(), weights
    cells, outputs = len(recurrent), dense.shape[1]
    given = file.tensor("frames", (1, frames, kernel.shape[0]))
    parts = (np.split(kernel.T, 4), np.split(recurrent.T, 4), np.split(bias, 4))
    into, again, biases = (
        [file.constant(form.format(name), part) for name, part in zip(GATES, each, strict=True)]
        for form, each in zip(("input_to_{}", "recurrent_to_{}", "{}_bias"), parts, strict=True)
    )
    states = [file.tensor(name, (1, cells), variable=True) for name in ("output_state", "cell_state")]
    arguments = [given, *into, *again, *[NONE] * 3, *biases, NONE, NONE, *states, *[NONE] * 4]
    activation = file.schema.ActivationFunctionType.TANH
    values = file.operator(
        "UNIDIRECTIONAL_SEQUENCE_LSTM",
        arguments,
        file.tensor("cells", (1, frames, cells)),
        "UnidirectionalSequenceLSTMOptions",
        fusedActivationFunction=activation,
    )
    shape = np.array([frames, cells])
    values = file.operator(
        "RESHAPE",
        [values, file.constant("shape", shape, "<i4")],
        file.tensor("flat", (frames, cells)),
        "ReshapeOptions",
        newShape=[frames, cells],
    )
    layer = [values, file.constant("dense", dense.T), file.constant("dense_bias", dense_bias)]
    values = file.operator("FULLY_CONNECTED", layer, file.tensor("values", (frames, outputs)), "FullyConnectedOptions")
    if softmax:
        scores = file.tensor("scores", (frames, outputs))
        values = file.operator("SOFTMAX", [values], scores, "SoftmaxOptions", beta=1.0)
    file.graph.inputs, file.graph.outputs = [given], [values]
    return file.content()
