"""WebNN's operators as nodes of ONNX, where both compute the same: https://www.w3.org/TR/webnn/.

An operator's arguments are one mapping here: operands by name, and options with the others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf
from typing import Any

import numpy as np

from nnconform.harness.loaders.adapters.onnx import package
from nnconform.mlts.node_tests.webnn_graph import NotWritten, WebnnGraph

_ALIKE = {
    "abs": "Abs", "ceil": "Ceil", "cos": "Cos", "erf": "Erf", "exp": "Exp", "floor": "Floor", "identity": "Identity",
    "log": "Log", "neg": "Neg", "reciprocal": "Reciprocal", "relu": "Relu", "sigmoid": "Sigmoid", "sign": "Sign",
    "sin": "Sin", "softplus": "Softplus", "softsign": "Softsign", "sqrt": "Sqrt", "tan": "Tan", "tanh": "Tanh",
    "hardSwish": "HardSwish",
    "add": "Add", "sub": "Sub", "mul": "Mul", "div": "Div", "max": "Max", "min": "Min", "pow": "Pow",
    "matmul": "MatMul", "prelu": "PRelu",
}  # fmt: skip
_COMPARISONS = {
    "equal": "Equal",
    "greater": "Greater",
    "greaterOrEqual": "GreaterOrEqual",
    "lesser": "Less",
    "lesserOrEqual": "LessOrEqual",
}
_LOGICAL = {"logicalNot": "Not", "logicalAnd": "And", "logicalOr": "Or", "logicalXor": "Xor"}
_REDUCTIONS = {
    "reduceL1": "ReduceL1", "reduceL2": "ReduceL2", "reduceLogSum": "ReduceLogSum",
    "reduceLogSumExp": "ReduceLogSumExp", "reduceMax": "ReduceMax", "reduceMean": "ReduceMean",
    "reduceMin": "ReduceMin", "reduceProduct": "ReduceProd", "reduceSum": "ReduceSum",
    "reduceSumSquare": "ReduceSumSquare",
}  # fmt: skip
# Options that are attributes of ONNX under the same name, with WebNN's defaults.
_ATTRIBUTES = {
    "elu": ("Elu", {"alpha": 1.0}),
    "leakyRelu": ("LeakyRelu", {"alpha": 0.01}),
    "hardSigmoid": ("HardSigmoid", {"alpha": 0.2, "beta": 0.5}),
}
_MODES = {"constant": "constant", "edge": "edge", "reflection": "reflect"}
_Arguments = Mapping[str, Any]


def write_operator(graph: WebnnGraph, operator: Mapping[str, Any]) -> None:
    """Add an operator of a test to the graph. Raises NotWritten if ONNX has no equal.

    KeyError, TypeError, ValueError and the like are raised if the test is none of WebNN's.
    """
    name, outputs = operator["name"], operator["outputs"]
    names = [outputs] if isinstance(outputs, str) else list(outputs)
    arguments: dict[str, Any] = {}
    for each in operator["arguments"]:
        arguments |= each
    arguments |= arguments.pop("options", {})
    if name in _ALIKE:
        graph.add(_ALIKE[name], _operands(arguments), names)
    elif name in _COMPARISONS:
        graph.add_truth(_COMPARISONS[name], _operands(arguments), names[0])
    elif name in _LOGICAL:
        graph.add_truth(_LOGICAL[name], [graph.truth(each) for each in _operands(arguments)], names[0])
    elif name in _REDUCTIONS:
        axes = [graph.constant(arguments["axes"])] if "axes" in arguments else []
        kept = int(arguments.get("keepDimensions", False))
        # No axes mean none in WebNN, where ONNX reduces all.
        none = int(arguments.get("axes") == [])
        graph.add(_REDUCTIONS[name], [arguments["input"], *axes], names, keepdims=kept, noop_with_empty_axes=none)
    elif name in _ATTRIBUTES:
        kind, defaults = _ATTRIBUTES[name]
        values = {option: float(arguments.get(option, default)) for option, default in defaults.items()}
        graph.add(kind, [arguments["input"]], names, **values)
    elif name in _WRITERS:
        _WRITERS[name](graph, arguments, names)
    else:
        raise NotWritten(f"{name}, which has no equal in ONNX here")


def _operands(arguments: _Arguments) -> list[str]:
    """Return the operands of an operator that has nothing else. Raises NotWritten if it has."""
    values = [each for name, each in arguments.items() if name != "label"]
    if not all(isinstance(each, str) for each in values):
        raise NotWritten("an operator with options that are not known")
    return values


def _not_equal(graph: WebnnGraph, arguments: _Arguments, names: Sequence[str]) -> None:
    graph.add_truth("Not", [graph.add("Equal", _operands(arguments))], names[0])


def _linear(graph: WebnnGraph, arguments: _Arguments, names: Sequence[str]) -> None:
    dtype = graph.dtype(arguments["input"])
    factor = graph.constant(arguments.get("alpha", 1), dtype)
    product = graph.add("Mul", [arguments["input"], factor])
    graph.add("Add", [product, graph.constant(arguments.get("beta", 0), dtype)], names)


def _clamp(graph: WebnnGraph, arguments: _Arguments, names: Sequence[str]) -> None:
    dtype = graph.dtype(arguments["input"])
    limits = [float(arguments.get("minValue", -inf)), float(arguments.get("maxValue", inf))]
    given = ["" if np.isinf(each) else graph.constant(each, dtype) for each in limits]
    graph.add("Clip", [arguments["input"], *given], names)


def _softmax(graph: WebnnGraph, arguments: _Arguments, names: Sequence[str]) -> None:
    graph.add("Softmax", [arguments["input"]], names, axis=arguments.get("axis", -1))


def _gemm(graph: WebnnGraph, arguments: _Arguments, names: Sequence[str]) -> None:
    inputs = [arguments["a"], arguments["b"], *([arguments["c"]] if "c" in arguments else [])]
    factors = {name: float(arguments.get(name, 1)) for name in ("alpha", "beta")}
    turned = {"transA": int(arguments.get("aTranspose", False)), "transB": int(arguments.get("bTranspose", False))}
    graph.add("Gemm", inputs, names, **factors, **turned)


def _concat(graph: WebnnGraph, arguments: _Arguments, names: Sequence[str]) -> None:
    graph.add("Concat", arguments["inputs"], names, axis=arguments["axis"])


def _split(graph: WebnnGraph, arguments: _Arguments, names: Sequence[str]) -> None:
    splits, axis = arguments["splits"], arguments.get("axis", 0)
    if isinstance(splits, int):
        graph.add("Split", [arguments["input"]], names, axis=axis, num_outputs=splits)
    else:
        graph.add("Split", [arguments["input"], graph.constant(splits)], names, axis=axis)


def _slice(graph: WebnnGraph, arguments: _Arguments, names: Sequence[str]) -> None:
    starts = np.array(arguments["starts"], np.int64)
    ends = starts + np.array(arguments["sizes"], np.int64)
    steps = arguments.get("strides", [1] * len(starts))
    parts = [graph.constant(each) for each in (starts, ends, range(len(starts)), steps)]
    graph.add("Slice", [arguments["input"], *parts], names)


def _reverse(graph: WebnnGraph, arguments: _Arguments, names: Sequence[str]) -> None:
    axes = list(arguments.get("axes", range(len(graph.shape(arguments["input"])))))
    least = np.iinfo(np.int64).min
    parts = [graph.constant(each) for each in ([-1] * len(axes), [least] * len(axes), axes, [-1] * len(axes))]
    graph.add("Slice", [arguments["input"], *parts], names)


def _transpose(graph: WebnnGraph, arguments: _Arguments, names: Sequence[str]) -> None:
    order = {"perm": list(arguments["permutation"])} if "permutation" in arguments else {}
    graph.add("Transpose", [arguments["input"]], names, **order)


def _reshape(graph: WebnnGraph, arguments: _Arguments, names: Sequence[str]) -> None:
    graph.add("Reshape", [arguments["input"], graph.constant(arguments["newShape"])], names, allowzero=1)


def _expand(graph: WebnnGraph, arguments: _Arguments, names: Sequence[str]) -> None:
    graph.add("Expand", [arguments["input"], graph.constant(arguments["newShape"])], names)


def _tile(graph: WebnnGraph, arguments: _Arguments, names: Sequence[str]) -> None:
    graph.add("Tile", [arguments["input"], graph.constant(arguments["repetitions"])], names)


def _pad(graph: WebnnGraph, arguments: _Arguments, names: Sequence[str]) -> None:
    mode = arguments.get("mode", "constant")
    if mode not in _MODES:
        raise NotWritten(f"pad in mode {mode}, which ONNX has not")
    pads = graph.constant([*arguments["beginningPadding"], *arguments["endingPadding"]])
    inputs = [arguments["input"], pads]
    if mode == "constant":
        inputs.append(graph.constant(arguments.get("value", 0), graph.dtype(arguments["input"])))
    graph.add("Pad", inputs, names, mode=_MODES[mode])


def _gather(graph: WebnnGraph, arguments: _Arguments, names: Sequence[str]) -> None:
    indices = arguments["indices"]
    if graph.value(indices).dtype.kind == "u":
        graph.replace(indices, graph.value(indices).astype(np.int64))
    graph.add("Gather", [arguments["input"], indices], names, axis=arguments.get("axis", 0))


def _where(graph: WebnnGraph, arguments: _Arguments, names: Sequence[str]) -> None:
    condition = graph.truth(arguments["condition"])
    graph.add("Where", [condition, arguments["trueValue"], arguments["falseValue"]], names)


def _cast(graph: WebnnGraph, arguments: _Arguments, names: Sequence[str]) -> None:
    code = package.onnx().helper.np_dtype_to_tensor_dtype(np.dtype(arguments["type"]))
    graph.add("Cast", [arguments["input"]], names, to=code)


def _arg(kind: str) -> _Writer:
    def write(graph: WebnnGraph, arguments: _Arguments, names: Sequence[str]) -> None:
        kept = int(arguments.get("keepDimensions", False))
        graph.add(kind, [arguments["input"]], names, axis=arguments["axis"], keepdims=kept)
        graph.expect_wide(names[0])

    return write


def _normalisation_parts(graph: WebnnGraph, arguments: _Arguments, channels: int) -> list[str]:
    dtype = graph.dtype(arguments["input"])
    given = {"scale": 1, "bias": 0}
    return [arguments.get(name) or graph.constant(np.full(channels, each), dtype) for name, each in given.items()]


def _batch_normalisation(graph: WebnnGraph, arguments: _Arguments, names: Sequence[str]) -> None:
    if arguments.get("axis", 1) != 1:
        raise NotWritten("batchNormalization along another axis than the second, which ONNX has not")
    parts = _normalisation_parts(graph, arguments, graph.shape(arguments["input"])[1])
    inputs = [arguments["input"], *parts, arguments["mean"], arguments["variance"]]
    graph.add("BatchNormalization", inputs, names, epsilon=float(arguments.get("epsilon", 1e-5)))


def _instance_normalisation(graph: WebnnGraph, arguments: _Arguments, names: Sequence[str]) -> None:
    last = arguments.get("layout", "nchw") == "nhwc"
    parts = _normalisation_parts(graph, arguments, graph.shape(arguments["input"])[3 if last else 1])
    image = _turned(graph, arguments["input"], "nhwc" if last else "nchw", "nchw")
    epsilon = float(arguments.get("epsilon", 1e-5))
    _put(graph, "InstanceNormalization", [image, *parts], names, "nhwc" if last else "nchw", epsilon=epsilon)


def _turned(graph: WebnnGraph, operand: str, layout: str, wanted: str) -> str:
    """Return an operand in another layout: ``nhwc`` as ``nchw``, for example."""
    if layout == wanted:
        return operand
    return graph.add("Transpose", [operand], perm=[layout.index(axis) for axis in wanted])


def _put(
    graph: WebnnGraph, kind: str, inputs: Sequence[str], names: Sequence[str], layout: str, **attributes: Any
) -> None:
    """Add a node of images in NCHW, and its result in the ``layout``."""
    if layout == "nchw":
        graph.add(kind, inputs, names, **attributes)
    else:
        image = graph.add(kind, inputs, **attributes)
        graph.add("Transpose", [image], names, perm=["nchw".index(axis) for axis in layout])


def _window(arguments: _Arguments) -> dict[str, Any]:
    """Return the attributes of a window that moves over an image."""
    top, bottom, left, right = arguments.get("padding", (0, 0, 0, 0))
    return {
        "pads": [top, left, bottom, right],
        "strides": list(arguments.get("strides", (1, 1))),
        "dilations": list(arguments.get("dilations", (1, 1))),
    }


def _pool(kind: str) -> _Writer:
    def write(graph: WebnnGraph, arguments: _Arguments, names: Sequence[str]) -> None:
        layout = arguments.get("layout", "nchw")
        extents = graph.shape(arguments["input"])
        sides = [extents[layout.index(axis)] for axis in "hw"]
        window = list(arguments.get("windowDimensions", sides))
        attributes = _window(arguments)
        rounding = arguments.get("outputShapeRounding", arguments.get("roundingType", "floor"))
        if "outputSizes" in arguments:
            rounding = _rounding(arguments["outputSizes"], sides, window, attributes)
        image = _turned(graph, arguments["input"], layout, "nchw")
        ceil = int(rounding == "ceil")
        _put(graph, kind, [image], names, layout, kernel_shape=window, ceil_mode=ceil, **attributes)

    return write


def _rounding(sizes: Sequence[int], sides: Sequence[int], window: Sequence[int], attributes: _Arguments) -> str:
    """Return how the size of a pooled image is rounded to get ``sizes``. Raises NotWritten if neither way does."""
    top, left, bottom, right = attributes["pads"]
    strides, dilations = attributes["strides"], attributes["dilations"]
    padded = [sides[0] + top + bottom, sides[1] + left + right]
    rest = [each - ((w - 1) * d + 1) for each, w, d in zip(padded, window, dilations, strict=True)]
    if list(sizes) == [each // stride + 1 for each, stride in zip(rest, strides, strict=True)]:
        return "floor"
    if list(sizes) == [-(-each // stride) + 1 for each, stride in zip(rest, strides, strict=True)]:
        return "ceil"
    raise NotWritten("sizes of the output that are rounded down in one direction and up in the other")


def _weights(graph: WebnnGraph, arguments: _Arguments, wanted: str) -> str:
    """Return the filter in ONNX's layout, WebNN's default too; as a constant where that takes a transposition."""
    name, layout = str(arguments["filter"]), arguments.get("filterLayout", wanted)
    if layout == wanted:
        return name
    if not graph.is_given(name):
        return _turned(graph, name, layout, wanted)
    values = graph.value(name)
    return graph.constant(values.transpose([layout.index(axis) for axis in wanted]), values.dtype)


def _conv(graph: WebnnGraph, arguments: _Arguments, names: Sequence[str]) -> None:
    layout = arguments.get("inputLayout", "nchw")
    image = _turned(graph, arguments["input"], layout, "nchw")
    weights = _weights(graph, arguments, "oihw")
    bias = [arguments["bias"]] if "bias" in arguments else []
    _put(graph, "Conv", [image, weights, *bias], names, layout, group=arguments.get("groups", 1), **_window(arguments))


def _conv_transpose(graph: WebnnGraph, arguments: _Arguments, names: Sequence[str]) -> None:
    layout = arguments.get("inputLayout", "nchw")
    image = _turned(graph, arguments["input"], layout, "nchw")
    weights = _weights(graph, arguments, "iohw")
    bias = [arguments["bias"]] if "bias" in arguments else []
    attributes = _window(arguments) | {"group": arguments.get("groups", 1)}
    if "outputSizes" in arguments:
        raise NotWritten("convTranspose2d with sizes of the output, which ONNX pads otherwise")
    if "outputPadding" in arguments:
        attributes["output_padding"] = list(arguments["outputPadding"])
    _put(graph, "ConvTranspose", [image, weights, *bias], names, layout, **attributes)


def _resample(graph: WebnnGraph, arguments: _Arguments, names: Sequence[str]) -> None:
    if arguments.get("mode", "nearest-neighbor") != "linear":
        raise NotWritten("resample2d of the nearest, whose ties WebNN leaves to the platform")
    axes, rank = list(arguments.get("axes", (2, 3))), len(graph.shape(arguments["input"]))
    if "sizes" in arguments:
        sizes = list(graph.shape(arguments["input"]))
        for axis, size in zip(axes, arguments["sizes"], strict=True):
            sizes[axis] = size
        given = ["", "", graph.constant(sizes)]
    else:
        scales = np.ones(rank, np.float32)
        scales[axes] = arguments.get("scales", (1.0, 1.0))
        given = ["", graph.constant(scales, np.float32)]
    graph.add("Resize", [arguments["input"], *given], names, mode="linear", coordinate_transformation_mode="half_pixel")


def _quantisation(kind: str) -> _Writer:
    def write(graph: WebnnGraph, arguments: _Arguments, names: Sequence[str]) -> None:
        along: dict[str, int] = {}
        parts = [arguments["input"]]
        for name in ("scale", "zeroPoint"):
            each, extents = graph.value(arguments[name]), graph.shape(arguments["input"])
            wide = [place for place, extent in enumerate(each.shape) if extent != 1]
            if len(wide) > 1 or (wide and (each.ndim != len(extents) or each.size != extents[wide[0]])):
                raise NotWritten(f"{name}s for blocks, which the HAL has not")
            if wide:
                along = {"axis": wide[0]}
            parts.append(graph.constant(each.reshape(-1) if wide else each.reshape(()), each.dtype))
        graph.add(kind, parts, names, **along)

    return write


_Writer = Callable[[WebnnGraph, _Arguments, Sequence[str]], None]
_WRITERS: dict[str, _Writer] = {
    "notEqual": _not_equal,
    "linear": _linear,
    "clamp": _clamp,
    "softmax": _softmax,
    "gemm": _gemm,
    "concat": _concat,
    "split": _split,
    "slice": _slice,
    "reverse": _reverse,
    "transpose": _transpose,
    "reshape": _reshape,
    "expand": _expand,
    "tile": _tile,
    "pad": _pad,
    "gather": _gather,
    "where": _where,
    "cast": _cast,
    "argMax": _arg("ArgMax"),
    "argMin": _arg("ArgMin"),
    "batchNormalization": _batch_normalisation,
    "instanceNormalization": _instance_normalisation,
    "averagePool2d": _pool("AveragePool"),
    "maxPool2d": _pool("MaxPool"),
    "l2Pool2d": _pool("LpPool"),
    "conv2d": _conv,
    "convTranspose2d": _conv_transpose,
    "resample2d": _resample,
    "quantizeLinear": _quantisation("QuantizeLinear"),
    "dequantizeLinear": _quantisation("DequantizeLinear"),
}
