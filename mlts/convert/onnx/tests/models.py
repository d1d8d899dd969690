"""The smallest ONNX models of each operator that is convertible."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

_random = np.random.default_rng(17)
OPSET = 17
_CODES = {np.dtype(np.float32): TensorProto.FLOAT, np.dtype(np.uint8): TensorProto.UINT8}
_CODES |= {
    np.dtype(np.int8): TensorProto.INT8,
    np.dtype(np.int32): TensorProto.INT32,
    np.dtype(np.bool_): TensorProto.BOOL,
}


def real(*shape: int) -> Any:
    """Real values."""
    return _random.uniform(-1, 1, shape).astype(np.float32)


def raw(*shape: int, dtype: Any = np.int8) -> Any:
    """Raw values of 8 bits."""
    info = np.iinfo(dtype)
    return _random.integers(info.min, info.max, shape, endpoint=True).astype(dtype)


@dataclass
class OnnxModel:
    """Nodes on inputs ``x0``, ``x1``, ... with these values, and on constants by name; the output is ``y``."""

    nodes: list[Any]
    inputs: list[Any]
    constants: dict[str, Any] = field(default_factory=dict)
    outputs: tuple[str, ...] = ("y",)
    opset: int = OPSET
    open_axes: tuple[int, ...] = ()

    def proto(self) -> Any:
        """Return the ModelProto, its output's type inferred."""
        given = []
        for number, value in enumerate(self.inputs):
            shape = [None if axis in self.open_axes else extent for axis, extent in enumerate(value.shape)]
            given.append(helper.make_tensor_value_info(f"x{number}", _CODES[value.dtype], shape))
        constants = [numpy_helper.from_array(np.asarray(value), name) for name, value in self.constants.items()]
        outputs = [helper.make_value_info(name, onnx.TypeProto()) for name in self.outputs]
        graph = helper.make_graph(self.nodes, "test", given, outputs, constants)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", self.opset)], ir_version=8)
        inferred = onnx.shape_inference.infer_shapes(model, data_prop=True)
        return inferred if all(each.type.HasField("tensor_type") for each in inferred.graph.output) else model


def node(operator: str, *inputs: str, outputs: tuple[str, ...] = ("y",), **attributes: Any) -> Any:
    """Return a node that writes ``y``."""
    return helper.make_node(operator, list(inputs), list(outputs), **attributes)


def one(operator: str, *values: Any, constants: dict[str, Any] | None = None, **attributes: Any) -> OnnxModel:
    """Return a model of one node on inputs and constants, in this order."""
    names = [f"x{number}" for number in range(len(values))]
    return OnnxModel([node(operator, *names, *(constants or {}), **attributes)], list(values), constants or {})


def ints(*numbers: int) -> Any:
    """A constant of INT64."""
    return np.array(numbers, np.int64)


def qdq(
    operator: str,
    source: Any,
    weights: Any = None,
    activation: str = "",
    per_channel: bool = True,
    **attributes: Any,
) -> OnnxModel:
    """Return an operator between DequantizeLinear and QuantizeLinear, its weights quantised too."""
    zero = np.array(3 if source.dtype == np.int8 else 130, source.dtype)
    constants = {"scale": np.float32(0.05), "zero": zero, "scale_y": np.float32(0.04), "zero_y": zero}
    nodes = [node("DequantizeLinear", "x0", "scale", "zero", outputs=("real",))]
    inputs = ["real"]
    if weights is not None:
        count = weights.shape[0]
        scales = ((np.arange(count) + 5) / 2000 if per_channel else np.array(0.003)).astype(np.float32)
        bias = np.asarray(scales * np.float32(0.05), np.float32)
        constants |= {"w": weights, "w_scale": scales, "w_zero": np.zeros(scales.shape, np.int8)}
        constants |= {"b": np.arange(count, dtype=np.int32) * 100, "b_scale": bias}
        constants["b_zero"] = np.zeros(scales.shape, np.int32)
        nodes.append(node("DequantizeLinear", "w", "w_scale", "w_zero", outputs=("w_real",), axis=0))
        nodes.append(node("DequantizeLinear", "b", "b_scale", "b_zero", outputs=("b_real",), axis=0))
        inputs += ["w_real", "b_real"]
    nodes.append(node(operator, *inputs, outputs=("result",), **attributes))
    if activation:
        nodes.append(node(activation, "result", outputs=("active",)))
    nodes.append(node("QuantizeLinear", "active" if activation else "result", "scale_y", "zero_y"))
    return OnnxModel(nodes, [source], constants, opset=19)


def qlinear_conv() -> OnnxModel:
    """A convolution in the QOperator form."""
    weights = raw(3, 2, 3, 3)
    constants = {"s": np.float32(0.02), "z": np.uint8(128), "w": weights, "ws": real(3) ** 2 / 20 + np.float32(0.001)}
    constants |= {"wz": np.zeros(3, np.int8), "ys": np.float32(0.1), "yz": np.uint8(100)}
    constants["b"] = np.array([100, -200, 300], np.int32)
    names = ["s", "z", "w", "ws", "wz", "ys", "yz", "b"]
    return OnnxModel(
        [node("QLinearConv", "x0", *names, pads=[1, 1, 1, 1])], [raw(1, 2, 5, 6, dtype=np.uint8)], constants
    )


def conv(groups: int, channels: int, outer: int, bias: bool = True, **attributes: Any) -> OnnxModel:
    """A convolution of a small image."""
    constants = {"w": real(outer, channels // groups, 3, 2)} | ({"b": real(outer)} if bias else {})
    return one("Conv", real(1, channels, 6, 7), constants=constants, group=groups, **attributes)


def transposed(bias: bool = True, **attributes: Any) -> OnnxModel:
    """A transposed convolution of a small image."""
    constants = {"w": real(2, 3, 3, 4)} | ({"b": real(3)} if bias else {})
    return one("ConvTranspose", real(1, 2, 4, 3), constants=constants, **attributes)


IMAGE = real(1, 3, 6, 7)
MODELS: dict[str, OnnxModel] = {
    "conv": conv(1, 3, 4, pads=[1, 0, 1, 1], strides=[2, 1]),
    "conv_dilated": conv(1, 2, 3, dilations=[2, 3]),
    "conv_without_bias": conv(1, 2, 3, bias=False, auto_pad="SAME_UPPER", strides=[2, 2]),
    "conv_same_lower": conv(1, 2, 3, auto_pad="SAME_LOWER", strides=[1, 2]),
    "conv_depthwise": conv(3, 3, 6, strides=[1, 2]),
    "conv_grouped": conv(2, 4, 6),
    "max_pool": one("MaxPool", IMAGE, kernel_shape=[3, 2], strides=[2, 1], pads=[1, 0, 1, 0]),
    "average_pool": one("AveragePool", IMAGE, kernel_shape=[3, 2], pads=[1, 0, 0, 1]),
    "global_average_pool": one("GlobalAveragePool", IMAGE),
    "global_max_pool": one("GlobalMaxPool", IMAGE),
    # As many images as channels: ONNX's reference evaluator counts the ones for the others.
    "lrn": one("LRN", real(7, 7, 2, 3) * 9, size=5, alpha=0.5, beta=0.6, bias=2.0),
    "conv_transpose": transposed(pads=[1, 0, 2, 1], strides=[2, 3]),
    "conv_transpose_output_padding": transposed(strides=[3, 2], output_padding=[2, 1], bias=False),
    "depth_to_space": one("DepthToSpace", real(1, 8, 2, 3), blocksize=2),
    "space_to_depth": one("SpaceToDepth", real(1, 3, 4, 6), blocksize=2),
    **{
        f"resize_{mode}_{place}_{nearest}": one(
            "Resize",
            IMAGE,
            constants={"roi": np.zeros(0, np.float32), "scales": np.array([1, 1, 2, 3], np.float32)},
            mode=mode,
            coordinate_transformation_mode=place,
            nearest_mode=nearest,
        )
        for mode, place, nearest in (
            ("nearest", "asymmetric", "floor"),
            ("nearest", "half_pixel", "round_prefer_floor"),
            ("nearest", "half_pixel", "round_prefer_ceil"),
            ("linear", "half_pixel", "floor"),
            ("linear", "pytorch_half_pixel", "floor"),
            ("linear", "asymmetric", "floor"),
            ("linear", "align_corners", "floor"),
        )
    },
    "resize_smaller": OnnxModel(
        [node("Resize", "x0", "", "", "sizes", mode="linear")], [IMAGE], {"sizes": ints(1, 3, 4, 5)}
    ),
    "sum_of_three": one("Sum", real(2, 3), real(2, 3), real(1, 3)),
    "gemm": one("Gemm", real(2, 4), constants={"w": real(3, 4), "b": real(3)}, transB=1),
    "gemm_untransposed": one("Gemm", real(2, 4), constants={"w": real(4, 3)}),
    "matmul_layer": one("MatMul", real(2, 4), constants={"w": real(4, 3)}),
    "matmul_batches": one("MatMul", real(2, 3, 4), real(2, 4, 2)),
    "softmax": one("Softmax", real(2, 3, 4), axis=1),
    "log_softmax": one("LogSoftmax", real(2, 5)),
    "batch_normalisation": one(
        "BatchNormalization", IMAGE, constants={"s": real(3), "b": real(3), "m": real(3), "v": real(3) ** 2 + 1}
    ),
    "relu": one("Relu", real(2, 3)),
    "relu6": one("Clip", real(2, 3) * 20, constants={"low": np.float32(0), "high": np.float32(6)}),
    "clip": one("Clip", real(2, 9), constants={"low": np.float32(-0.5), "high": np.float32(0.25)}),
    "elu": one("Elu", real(2, 3), alpha=0.5),
    "leaky_relu": one("LeakyRelu", real(2, 3), alpha=0.2),
    "prelu": one("PRelu", real(2, 3, 2), constants={"s": real(3, 1)}),
    "pow": one("Pow", real(2, 3) + 2, constants={"e": np.float32(1.5)}),
    "where": one("Where", np.array([[True, False]]), real(1, 2), real(1, 2)),
    "maximum_of_three": one("Max", real(2, 3), real(2, 3), real(2, 3)),
    "minimum": one("Min", real(2, 3), real(1, 3)),
    "less": one("Less", real(2, 3), real(2, 3)),
    "flatten": one("Flatten", real(2, 3, 4)),
    "reshape": one("Reshape", real(2, 3, 4), constants={"shape": ints(0, -1)}),
    "transpose": one("Transpose", real(2, 3, 4), perm=[2, 0, 1]),
    "transpose_reversed": one("Transpose", real(2, 3)),
    "squeeze": one("Squeeze", real(2, 1, 3), constants={"axes": ints(1)}),
    "unsqueeze": one("Unsqueeze", real(2, 3), constants={"axes": ints(0, -1)}),
    "concat": one("Concat", real(2, 3), real(2, 1), axis=-1),
    "slice": one(
        "Slice", real(5, 6), constants={"s": ints(-4, 5), "e": ints(9, -99), "a": ints(0, 1), "t": ints(2, -2)}
    ),
    "pad": one("Pad", real(2, 3), constants={"pads": ints(0, 1, 2, 0), "value": np.float32(7)}),
    "pad_reflect": one("Pad", real(3, 4), constants={"pads": ints(1, 0, 0, 2)}, mode="reflect"),
    "gather": one("Gather", real(4, 3), constants={"indexes": np.array([[2, -1], [0, 1]])}, axis=0),
    "gather_one": one("Gather", real(4, 3), constants={"index": np.int64(-2)}, axis=1),
    "reduce_mean": one("ReduceMean", real(2, 3, 4), axes=[1, -1], keepdims=0),
    "reduce_sum": one("ReduceSum", real(2, 3, 4), constants={"axes": ints(1)}),
    "reduce_max": one("ReduceMax", real(2, 3), axes=[0]),
    "cast": one("Cast", real(2, 3) * 9, to=TensorProto.INT32),
    "identity_as_output": OnnxModel([node("Identity", "x0")], [real(2, 3)]),
    "split": OnnxModel([node("Split", "x0", outputs=("a", "b"), axis=1), node("Sub", "a", "b")], [real(2, 4)]),
    "split_unevenly": OnnxModel(
        [
            node("Split", "x0", "sizes", outputs=("a", "b"), axis=1),
            node("ReduceSum", "a", "axes"),
        ],
        [real(2, 5)],
        {"sizes": ints(2, 3), "axes": ints(1)},
    ),
    "split_one_part_unwanted": OnnxModel(
        [node("Split", "x0", outputs=("", "b"), axis=1), node("Neg", "b")], [real(2, 4)]
    ),
    "tile": one("Tile", real(2, 3), constants={"times": ints(2, 3)}),
    "expand": one("Expand", real(2, 1), constants={"shape": ints(3, 1, 4)}),
    "expand_less": one("Expand", real(2, 3), constants={"shape": ints(3)}),
    "reduce_nothing": OnnxModel(
        [node("ReduceMax", "x0", "axes", noop_with_empty_axes=1)], [real(2, 3)], {"axes": ints()}, opset=18
    ),
    "instance_normalisation": one("InstanceNormalization", IMAGE, constants={"s": real(3), "b": real(3)}, epsilon=0.5),
    "index_of_largest": OnnxModel(
        [node("ArgMax", "x0", outputs=("i",), axis=1), node("Cast", "i", to=TensorProto.INT32)], [real(3, 5)]
    ),
    "shape_computed": OnnxModel(
        [
            node("Shape", "x0", outputs=("shape",)),
            node("Gather", "shape", "first", outputs=("batch",)),
            node("Concat", "batch", "rest", outputs=("wanted",), axis=0),
            node("Reshape", "x0", "wanted"),
        ],
        [real(2, 3, 4)],
        {"first": ints(0), "rest": ints(-1)},
    ),
    **{
        name.lower(): one(name, real(2, 3))
        for name in ("Abs", "Exp", "Floor", "Neg", "Sin", "Sigmoid", "Tanh", "HardSwish")
    },
    **{name.lower(): one(name, real(2, 3) + 2) for name in ("Log", "Sqrt")},
    **{name.lower(): one(name, real(2, 3), real(2, 3) + 2) for name in ("Add", "Sub", "Mul", "Div")},
    "qdq_conv": qdq("Conv", raw(1, 2, 5, 6), raw(3, 2, 3, 3), pads=[1, 1, 1, 1]),
    "qdq_conv_unsigned_relu": qdq("Conv", raw(1, 2, 5, 6, dtype=np.uint8), raw(3, 2, 3, 3), "Relu"),
    "qdq_conv_depthwise": qdq("Conv", raw(1, 3, 5, 6), raw(6, 1, 3, 3), group=3),
    "qdq_gemm": qdq("Gemm", raw(2, 4), raw(3, 4), per_channel=False, transB=1),
    "qdq_gemm_per_channel": qdq("Gemm", raw(2, 4), raw(3, 4), transB=1),
    "qdq_reshape_requantised": qdq("Flatten", raw(2, 3, 2)),
    "qdq_softmax_of_another_scale": qdq("Softmax", raw(2, 5)),
    "qdq_hard_swish": qdq("HardSwish", raw(2, 9)),
    "qlinear_conv": qlinear_conv(),
}
