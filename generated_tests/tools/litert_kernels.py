"""Quantised cases computed by LiteRT's plain kernels (BUILTIN_REF), the source of the specs' fixed-point numbers.

``answer(case)`` writes the case's one operation as a TFLite model. TFLite has no explicit padding, so that the image is
padded with its zero point before. It has unsigned kernels for filters with a zero point and signed ones for filters
with a scale per channel, so that values and zero points are shifted by 128 as needed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import flatbuffers
import numpy as np
from ai_edge_litert import schema_py_generated as schema
from ai_edge_litert.interpreter import Interpreter, OpResolverType

from nnconform.generated_tests.tools.closed_forms import stored_arguments
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Operand, SymmPerChannelQuantParams
from nnconform.harness.model.numbers import Array
from nnconform.harness.spec.case import Case

_TENSORS = {
    "CONV_2D": ("input", "filter", "bias"),
    "DEPTHWISE_CONV_2D": ("input", "filter", "bias"),
    "FULLY_CONNECTED": ("input", "weights", "bias"),
    **dict.fromkeys(("ADD", "SUB", "MUL"), ("lhs", "rhs")),
    **dict.fromkeys(
        ("AVERAGE_POOL_2D", "MAX_POOL_2D", "SOFTMAX", "LOGISTIC", "TANH", "RELU", "RELU1", "RELU6"), ("input",)
    ),
}
OPERATIONS = frozenset(_TENSORS)
_OPTIONS = {
    "CONV_2D": "Conv2DOptions",
    "DEPTHWISE_CONV_2D": "DepthwiseConv2DOptions",
    "FULLY_CONNECTED": "FullyConnectedOptions",
    "AVERAGE_POOL_2D": "Pool2DOptions",
    "MAX_POOL_2D": "Pool2DOptions",
    "SOFTMAX": "SoftmaxOptions",
    "ADD": "AddOptions",
    "SUB": "SubOptions",
    "MUL": "MulOptions",
}
_FIELDS = {
    "stride_width": "strideW",
    "stride_height": "strideH",
    "dilation_width": "dilationWFactor",
    "dilation_height": "dilationHFactor",
    "filter_width": "filterWidth",
    "filter_height": "filterHeight",
    "depth_multiplier": "depthMultiplier",
    "fused_activation": "fusedActivationFunction",
    "beta": "beta",
}
_VALID = 1
NHWC, NCHW = (0, 2, 3, 1), (0, 3, 1, 2)


@dataclass
class Tensor:
    """A tensor of the TFLite model, with its value if it is an input."""

    type: str
    values: Array
    scales: list[float]
    zero_point: int = 0
    axis: int = 0

    @classmethod
    def of(cls, operand: Operand, values: Array, signed: bool) -> Tensor:
        """Return the operand as a signed or an unsigned tensor."""
        if operand.type == T.TENSOR_INT32:
            return cls("INT32", values, [operand.scale])
        if isinstance(operand.extra_params, SymmPerChannelQuantParams):
            return cls("INT8", values, list(operand.extra_params.scales), 0, operand.extra_params.channel_dim)
        shift = _shift(operand, signed)
        wanted = np.int8 if signed else np.uint8
        kind = "INT8" if signed else "UINT8"
        shifted = (values.astype(np.int64) + shift).astype(wanted)
        return cls(kind, shifted, [operand.scale], operand.zero_point + shift)

    def pad(self, height: tuple[int, int], width: tuple[int, int]) -> None:
        """Pad an image with its zero point."""
        self.values = np.pad(self.values, ((0, 0), height, width, (0, 0)), constant_values=self.zero_point)


def _shift(operand: Operand, signed: bool) -> int:
    return (-128 if signed else 0) + (128 if operand.type == T.TENSOR_QUANT8_ASYMM_SIGNED else 0)


def answer(case: Case) -> Array:
    """Return LiteRT's output for the case, in raw values."""
    signature, stored = stored_arguments(case)
    name, result = signature.op.code.name, case.output_operands()[0]
    values = {key: pair[1].item() for key, pair in stored.items() if not pair[0].dimensions}
    filter_operand = stored["filter"][0] if "filter" in stored else None
    signed = filter_operand is not None and filter_operand.type == T.TENSOR_QUANT8_SYMM_PER_CHANNEL
    tensors = [Tensor.of(operand, raw, signed) for operand, raw in (stored[key] for key in _TENSORS[name])]
    if signed:
        tensors[2].scales = [tensors[0].scales[0] * scale for scale in tensors[1].scales]
    if values.get("nchw"):
        tensors[0].values = tensors[0].values.transpose(NHWC)
    if "padding_left" in values:
        tensors[0].pad(
            (values["padding_top"], values["padding_bottom"]), (values["padding_left"], values["padding_right"])
        )
    axis = values.get("axis", -1)
    tensors[0].values = np.moveaxis(tensors[0].values, axis, -1) if name == "SOFTMAX" else tensors[0].values
    shift = _shift(result, signed)
    zero = np.zeros(1, np.int8 if signed else np.uint8)
    output = Tensor(tensors[0].type, zero, [result.scale], result.zero_point + shift)
    got = _run(_model(name, tensors, output, values), [tensor.values for tensor in _fed(name, tensors)])
    got = np.moveaxis(got, -1, axis) if name == "SOFTMAX" else got.transpose(NCHW) if values.get("nchw") else got
    expected = case.expected[0]
    assert expected is not None
    return np.asarray((got.astype(np.int64) - shift).astype(expected.dtype))


def _fed(name: str, tensors: list[Tensor]) -> list[Tensor]:
    """Return the tensors that are inputs of the model; filter and bias are constants."""
    return tensors if _TENSORS[name][0] == "lhs" else tensors[:1]


def _run(content: bytes, inputs: list[Array]) -> Array:
    interpreter = Interpreter(
        model_content=content, experimental_op_resolver_type=OpResolverType.BUILTIN_REF, num_threads=1
    )
    interpreter.allocate_tensors()
    for detail, value in zip(interpreter.get_input_details(), inputs, strict=True):
        interpreter.set_tensor(detail["index"], value)
    interpreter.invoke()
    return np.asarray(interpreter.get_tensor(interpreter.get_output_details()[0]["index"]))


def _model(name: str, tensors: list[Tensor], output: Tensor, values: dict[str, Any]) -> bytes:
    model, graph, operator = schema.ModelT(), schema.SubGraphT(), schema.OperatorT()
    model.version, model.buffers = 3, [schema.BufferT()]
    fed = len(_fed(name, tensors))
    graph.tensors = [_tensor(model, each, fed <= place < len(tensors)) for place, each in enumerate([*tensors, output])]
    operator.opcodeIndex = 0
    operator.inputs, operator.outputs = np.arange(len(tensors), dtype=np.int32), np.array([len(tensors)], np.int32)
    if name in _OPTIONS:
        operator.builtinOptionsType = getattr(schema.BuiltinOptions, _OPTIONS[name])
        operator.builtinOptions = getattr(schema, f"{_OPTIONS[name]}T")()
        for key, own in _FIELDS.items():
            if key in values:
                setattr(operator.builtinOptions, own, values[key])
        if "stride_width" in values:
            operator.builtinOptions.padding = values.get("padding_scheme", _VALID + 1) - 1
    code = schema.OperatorCodeT()
    code.builtinCode = getattr(schema.BuiltinOperator, "RELU_N1_TO_1" if name == "RELU1" else name)
    code.deprecatedBuiltinCode, code.version = code.builtinCode, 1
    graph.operators, model.operatorCodes, model.subgraphs = [operator], [code], [graph]
    graph.inputs, graph.outputs = np.arange(fed, dtype=np.int32), operator.outputs
    builder = flatbuffers.Builder(1024)
    builder.Finish(model.Pack(builder), b"TFL3")
    return bytes(builder.Output())


def _tensor(model: Any, tensor: Tensor, constant: bool) -> Any:
    result = schema.TensorT()
    result.type, result.shape = getattr(schema.TensorType, tensor.type), np.array(tensor.values.shape, np.int32)
    result.quantization = schema.QuantizationParametersT()
    result.quantization.scale = np.asarray(tensor.scales, np.float32)
    result.quantization.zeroPoint = np.full(len(tensor.scales), tensor.zero_point, np.int64)
    result.quantization.quantizedDimension = tensor.axis
    result.buffer = len(model.buffers) if constant else 0
    if constant:
        buffer = schema.BufferT()
        buffer.data = np.frombuffer(tensor.values.tobytes(), np.uint8)
        model.buffers.append(buffer)
    return result
