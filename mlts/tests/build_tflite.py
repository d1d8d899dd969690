"""Writes small `.tflite` models for the tests, with the object API of the schema that LiteRT brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import flatbuffers
import msgspec
import numpy as np
from ai_edge_litert import schema_py_generated as schema
from flatbuffers import flexbuffers

from nnconform.harness.model.numbers import Array

_DTYPES = {
    "FLOAT32": np.float32,
    "FLOAT16": np.float16,
    "FLOAT64": np.float64,
    "INT32": np.int32,
    "INT64": np.int64,
    "UINT8": np.uint8,
    "INT8": np.int8,
    "INT16": np.int16,
    "BOOL": np.bool_,
}


class T(msgspec.Struct, frozen=True):
    """A tensor: ``data`` for a constant; one scale, or one for each index along ``dim``."""

    type: str
    shape: tuple[int, ...]
    data: Any = None
    scale: float | Sequence[float] | None = None
    zero_point: int = 0
    dim: int = 0
    variable: bool = False

    def dtype(self) -> Any:
        return _DTYPES[self.type]

    def array(self) -> Array:
        return np.asarray(self.data, self.dtype()).reshape(self.shape)


class Op(msgspec.Struct, frozen=True):
    """An operator on tensors by index; ``options`` names the fields of the options' table, ``custom`` the operator that
    the schema leaves to others, with its ``custom_options``. ``intermediates``: tensors within it.
    """

    name: str
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]
    options: dict[str, Any] | None = None
    table: str = ""
    custom: bytes | None = None
    custom_options: bytes = b""
    intermediates: tuple[int, ...] = ()


class Net(msgspec.Struct, frozen=True):
    """A whole model. ``others``: its further subgraphs; ``changes``: fields to set in each tensor; ``signatures``: the
    subgraphs that the file offers, by name; ``outside``: whether constants lie behind the flatbuffer.
    """

    tensors: tuple[T, ...]
    operators: tuple[Op, ...]
    inputs: tuple[int, ...] = (0,)
    outputs: tuple[int, ...] = (-1,)
    others: tuple[Net, ...] = ()
    version: int = 3
    changes: dict[str, Any] = {}
    signatures: dict[str, int] = {}
    outside: bool = False

    def output_indexes(self) -> list[int]:
        """The outputs by index; -1 is the last tensor."""
        return [index % len(self.tensors) for index in self.outputs]


_TABLES = {
    "CONV_2D": "Conv2DOptions",
    "DEPTHWISE_CONV_2D": "DepthwiseConv2DOptions",
    "AVERAGE_POOL_2D": "Pool2DOptions",
    "MAX_POOL_2D": "Pool2DOptions",
    "L2_POOL_2D": "Pool2DOptions",
    "FULLY_CONNECTED": "FullyConnectedOptions",
    "SUM": "ReducerOptions",
    "MEAN": "ReducerOptions",
    "REDUCE_MAX": "ReducerOptions",
    "REDUCE_MIN": "ReducerOptions",
    "REDUCE_PROD": "ReducerOptions",
    "REDUCE_ANY": "ReducerOptions",
    "REDUCE_ALL": "ReducerOptions",
    "L2_NORMALIZATION": "L2NormOptions",
    "BATCH_MATMUL": "BatchMatMulOptions",
    "LSH_PROJECTION": "LSHProjectionOptions",
    "LSTM": "LSTMOptions",
    "RNN": "RNNOptions",
    "SVDF": "SVDFOptions",
    "UNIDIRECTIONAL_SEQUENCE_RNN": "SequenceRNNOptions",
    "UNIDIRECTIONAL_SEQUENCE_LSTM": "UnidirectionalSequenceLSTMOptions",
    "BIDIRECTIONAL_SEQUENCE_RNN": "BidirectionalSequenceRNNOptions",
    "BIDIRECTIONAL_SEQUENCE_LSTM": "BidirectionalSequenceLSTMOptions",
}


def _table_name(op: Op) -> str:
    return op.table or _TABLES.get(op.name) or op.name.title().replace("_", "") + "Options"


def _quantisation(tensor: T) -> Any:
    params = schema.QuantizationParametersT()
    if tensor.scale is not None:
        scales = np.atleast_1d(np.asarray(tensor.scale, np.float32))
        params.scale = scales
        params.zeroPoint = np.full(len(scales), tensor.zero_point, np.int64)
        params.quantizedDimension = tensor.dim
    return params


def _operator(op: Op, index: int) -> Any:
    result = schema.OperatorT()
    result.opcodeIndex = index
    result.inputs, result.outputs = np.array(op.inputs, np.int32), np.array(op.outputs, np.int32)
    name = _table_name(op)
    if op.intermediates:
        result.intermediates = np.array(op.intermediates, np.int32)
    if op.custom_options:
        result.customOptions = np.frombuffer(op.custom_options, np.uint8)
    if op.name == "STABLEHLO_COMPOSITE":
        result.builtinOptions2Type = schema.BuiltinOptions2.StableHLOCompositeOptions
        result.builtinOptions2 = schema.StableHLOCompositeOptionsT()
        result.builtinOptions2.name = b"ours"
        result.builtinOptions2.compositeAttributes = np.frombuffer(bytes(flexbuffers.Dumps({})), np.uint8)
        result.builtinOptions2.decompositionSubgraphIndex = (op.options or {})["subgraph"]
        return result
    # Many operations have no options, and no table then.
    if op.options or (op.options is not None and hasattr(schema.BuiltinOptions, name)):
        result.builtinOptionsType = getattr(schema.BuiltinOptions, name)
        result.builtinOptions = getattr(schema, f"{name}T")()
        for key, value in op.options.items():
            assert hasattr(result.builtinOptions, key), key
            setattr(result.builtinOptions, key, value)
    return result


def _operator_code(op: Op) -> Any:
    result = schema.OperatorCodeT()
    result.builtinCode = getattr(schema.BuiltinOperator, op.name)
    result.deprecatedBuiltinCode = min(result.builtinCode, 127)
    result.customCode = op.custom
    result.version = 1
    return result


def _tensor(tensor: T, index: int, buffers: list[Any]) -> Any:
    result = schema.TensorT()
    result.name, result.shape = f"t{index}".encode(), np.array(tensor.shape, np.int32)
    result.type = getattr(schema.TensorType, tensor.type)
    result.quantization = _quantisation(tensor)
    result.buffer, result.isVariable = 0, tensor.variable
    if tensor.data is not None:
        data = tensor.array().tobytes()
        # As converters do: equal constants of all subgraphs have one buffer.
        matches = [number for number, buffer in enumerate(buffers) if number and buffer.data.tobytes() == data]
        if not matches:
            buffers.append(schema.BufferT())
            buffers[-1].data = np.frombuffer(data, np.uint8)
        result.buffer = matches[0] if matches else len(buffers) - 1
    return result


def _subgraph(net: Net, model: Any) -> Any:
    graph = schema.SubGraphT()
    graph.tensors = [_tensor(tensor, index, model.buffers) for index, tensor in enumerate(net.tensors)]
    for tensor in graph.tensors:
        for key, value in net.changes.items():
            setattr(tensor, key, value)
    first = len(model.operatorCodes)
    model.operatorCodes += [_operator_code(op) for op in net.operators]
    graph.operators = [_operator(op, index) for index, op in enumerate(net.operators, first)]
    graph.inputs, graph.outputs = np.array(net.inputs, np.int32), np.array(net.output_indexes(), np.int32)
    return graph


def build(net: Net) -> bytes:
    """Return the file's content."""
    model = schema.ModelT()
    model.version, model.buffers, model.operatorCodes = net.version, [schema.BufferT()], []
    model.subgraphs = [_subgraph(each, model) for each in (net, *net.others)]
    model.signatureDefs = [_signature(name, index, model) for name, index in net.signatures.items()]
    if not net.outside:
        return _packed(model)
    # As for files beyond 2 GiB: where the data lie behind the flatbuffer, whose size is known once it is packed.
    kept = [bytes(buffer.data) if buffer.data is not None else b"" for buffer in model.buffers]
    for buffer, data in zip(model.buffers, kept, strict=True):
        buffer.data, buffer.offset, buffer.size = None, 2 if data else 0, len(data)
    end = len(_packed(model))
    for buffer, data in zip(model.buffers, kept, strict=True):
        buffer.offset, end = (end, end + len(data)) if data else (0, end)
    return _packed(model) + b"".join(kept)


def _signature(name: str, index: int, model: Any) -> Any:
    result = schema.SignatureDefT()
    result.signatureKey, result.subgraphIndex = name.encode(), index
    graph = model.subgraphs[index]
    for numbers, kept in ((graph.inputs, "inputs"), (graph.outputs, "outputs")):
        maps = []
        for number in numbers:
            maps.append(schema.TensorMapT())
            maps[-1].name, maps[-1].tensorIndex = graph.tensors[number].name, int(number)
        setattr(result, kept, maps)
    return result


def _packed(model: Any) -> bytes:
    builder = flatbuffers.Builder(1024)
    builder.Finish(model.Pack(builder), b"TFL3")
    return bytes(builder.Output())
