"""The operations by their definitions, in float64, with numpy and scipy only: no code is shared with any driver.

``answer(case)`` computes the expected output of a case of one operation; the specs name "closed form" as the source of
such numbers. Quantised inputs are converted to real numbers. A quantised output is rounded half away from zero; it may
differ by one unit from the fixed-point kernels (``litert_kernels``).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from scipy import signal, special

from nnconform.harness.model.codes import OperandLifeTime, OperandType
from nnconform.harness.model.graph import Operand, SymmPerChannelQuantParams
from nnconform.harness.model.numbers import DTYPES, QUANTISED, Array, per_axis, quantised_range
from nnconform.harness.ops.select import Selected, bind, select
from nnconform.harness.spec.case import Case

BOUNDS = {0: (-math.inf, math.inf), 1: (0.0, math.inf), 2: (-1.0, 1.0), 3: (0.0, 6.0)}
Arguments = dict[str, Any]


def scales(operand: Operand, rank: int) -> Any:
    """Return the scale of an operand, or its scales in a shape that broadcasts."""
    params = operand.extra_params
    if isinstance(params, SymmPerChannelQuantParams):
        return per_axis(np.asarray(params.scales, np.float32).astype(np.float64), params.channel_dim, rank)
    return float(np.float32(operand.scale))


def stored_arguments(case: Case) -> tuple[Selected, dict[str, Any]]:
    """Return the signature of the case's one operation, and ``(operand, stored value)`` for each argument."""
    graph = case.model.main
    (step,) = graph.operations
    inputs = dict(zip(graph.input_indexes, case.inputs, strict=True))
    signature = select(
        step.type,
        tuple(graph.operands[index].type for index in step.inputs),
        tuple(graph.operands[index].type for index in step.outputs),
    )

    def value(index: int) -> tuple[Operand, Array]:
        operand = graph.operands[index]
        if operand.lifetime in (OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE):
            raw = np.frombuffer(case.model.constant(operand), DTYPES[OperandType(operand.type)])
            return operand, raw.reshape(operand.dimensions)
        stored = inputs[index]
        assert stored is not None
        return operand, stored

    bound = bind(signature.form.inputs, step.inputs)
    assert bound is not None
    arguments: dict[str, Any] = {}
    for name, item in bound.items():
        if isinstance(item, list):
            arguments[name] = [value(index) for index in item]
        elif item is not None:
            arguments[name] = value(item)
    return signature, arguments


def _real(pair: tuple[Operand, Array]) -> Array:
    operand, raw = pair
    if operand.type == OperandType.TENSOR_INT32 and operand.scale == 0:
        return raw
    if operand.type in QUANTISED or operand.type == OperandType.TENSOR_INT32:
        return np.asarray((raw.astype(np.float64) - operand.zero_point) * scales(operand, raw.ndim))
    return raw.astype(np.float64) if raw.dtype.kind == "f" else raw


def _pads(arguments: Arguments, image: Array, reach: tuple[int, int], strides: tuple[int, int]) -> Any:
    if "padding_scheme" not in arguments:
        return tuple(
            (int(arguments[f"padding_{a}"]), int(arguments[f"padding_{b}"]))
            for a, b in (("top", "bottom"), ("left", "right"))
        )
    if arguments["padding_scheme"] == 2:
        return (0, 0), (0, 0)
    pads = []
    for extent, span, stride in zip(image.shape[1:3], reach, strides, strict=True):
        total = max(0, (math.ceil(extent / stride) - 1) * stride + span - extent)
        pads.append((total // 2, total - total // 2))
    return tuple(pads)


def _geometry(arguments: Arguments, kernel: tuple[int, int]) -> tuple[Array, tuple[int, int], tuple[int, int], Any]:
    image = arguments["input"]
    strides = int(arguments["stride_height"]), int(arguments["stride_width"])
    dilations = int(arguments.get("dilation_height", 1)), int(arguments.get("dilation_width", 1))
    reach = (kernel[0] - 1) * dilations[0] + 1, (kernel[1] - 1) * dilations[1] + 1
    return image, strides, dilations, (reach, _pads(arguments, image, reach, strides))


def _spread(kernel: Array, dilations: tuple[int, int]) -> Array:
    """Return a filter ``[h, w]`` with zeros between its cells."""
    spread = np.zeros(tuple((extent - 1) * step + 1 for extent, step in zip(kernel.shape, dilations, strict=True)))
    spread[:: dilations[0], :: dilations[1]] = kernel
    return spread


def conv_2d(arguments: Arguments) -> Array:
    """Return, for each output channel, the sum of the correlations of the input channels."""
    weights = arguments["filter"]
    image, strides, dilations, (_, pads) = _geometry(arguments, weights.shape[1:3])
    padded = np.pad(image, ((0, 0), *pads, (0, 0)))
    planes = [
        [
            sum(
                signal.correlate(one[:, :, c], _spread(weights[o, :, :, c], dilations), "valid", "direct")
                for c in range(weights.shape[3])
            )[:: strides[0], :: strides[1]]
            + arguments["bias"][o]
            for o in range(weights.shape[0])
        ]
        for one in padded
    ]
    return np.moveaxis(np.array(planes), 1, 3)


def depthwise_conv_2d(arguments: Arguments) -> Array:
    """Return a correlation for each output channel with its one input channel."""
    weights = arguments["filter"]
    image, strides, dilations, (_, pads) = _geometry(arguments, weights.shape[1:3])
    padded = np.pad(image, ((0, 0), *pads, (0, 0)))
    multiplier = int(arguments["depth_multiplier"])
    planes = [
        [
            signal.correlate(one[:, :, o // multiplier], _spread(weights[0, :, :, o], dilations), "valid", "direct")[
                :: strides[0], :: strides[1]
            ]
            + arguments["bias"][o]
            for o in range(weights.shape[3])
        ]
        for one in padded
    ]
    return np.moveaxis(np.array(planes), 1, 3)


def _pool(reduction: Callable[[Array], Any]) -> Callable[[Arguments], Array]:
    def compute(arguments: Arguments) -> Array:
        kernel = int(arguments["filter_height"]), int(arguments["filter_width"])
        image, strides, _, (_, pads) = _geometry(arguments, kernel)
        padded = np.pad(image, ((0, 0), *pads, (0, 0)), constant_values=np.nan)
        windows = np.lib.stride_tricks.sliding_window_view(padded, kernel, (1, 2))[:, :: strides[0], :: strides[1]]
        return np.asarray(reduction(windows))

    return compute


def fully_connected(arguments: Arguments) -> Array:
    """Return the rows times the transposed weights."""
    weights = arguments["weights"]
    rows = arguments["input"].reshape(-1, weights.shape[1])
    return np.asarray(np.einsum("bi,ui->bu", rows, weights) + arguments["bias"])


FORMS: dict[str, Callable[[Arguments], Any]] = {
    "CONV_2D": conv_2d,
    "DEPTHWISE_CONV_2D": depthwise_conv_2d,
    "AVERAGE_POOL_2D": _pool(lambda windows: np.nanmean(windows, axis=(-2, -1))),
    "L2_POOL_2D": _pool(lambda windows: np.sqrt(np.nanmean(windows**2, axis=(-2, -1)))),
    "MAX_POOL_2D": _pool(lambda windows: np.nanmax(windows, axis=(-2, -1))),
    "FULLY_CONNECTED": fully_connected,
    "SOFTMAX": lambda a: special.softmax(float(a["beta"]) * a["input"], axis=int(a.get("axis", -1))),
    "RESHAPE": lambda a: a["input"].reshape(a["shape"]),
    "ADD": lambda a: a["lhs"] + a["rhs"],
    "SUB": lambda a: a["lhs"] - a["rhs"],
    "MUL": lambda a: a["lhs"] * a["rhs"],
    "DIV": lambda a: np.floor_divide(a["lhs"], a["rhs"]) if a["lhs"].dtype.kind == "i" else a["lhs"] / a["rhs"],
    "RELU": lambda a: np.maximum(a["input"], 0),
    "RELU1": lambda a: np.clip(a["input"], -1, 1),
    "RELU6": lambda a: np.clip(a["input"], 0, 6),
    "LOGISTIC": lambda a: special.expit(a["input"]),
    "TANH": lambda a: np.tanh(a["input"]),
    "CONCATENATION": lambda a: np.concatenate(a["inputs"], int(a["axis"])),
    "QUANTIZE": lambda a: a["input"],
    "DEQUANTIZE": lambda a: a["input"],
}


def _stored(real: Array, operand: Operand) -> Array:
    code = OperandType(operand.type)
    if code not in QUANTISED:
        return real.astype(DTYPES[code])
    steps = real / scales(operand, real.ndim)
    low, high = quantised_range(code)
    rounded = np.copysign(np.floor(np.abs(steps) + 0.5), steps) + operand.zero_point
    return np.asarray(np.clip(rounded, low, high), DTYPES[code])


def answer(case: Case) -> Array:
    """Return the output of the case's one operation, in the element type of its output."""
    signature, stored = stored_arguments(case)
    arguments: Arguments = {
        name: [_real(each) for each in pair] if isinstance(pair, list) else _real(pair) for name, pair in stored.items()
    }
    nchw = bool(arguments.get("nchw", False))
    if "bias" in stored and stored["bias"][0].scale == 0 and stored["bias"][1].dtype == np.int32:
        filter_scales = np.ravel(scales(stored["filter"][0], 4))
        arguments["bias"] = stored["bias"][1] * filter_scales * float(np.float32(stored["input"][0].scale))
    if nchw:
        arguments["input"] = arguments["input"].transpose(0, 2, 3, 1)
    result = FORMS[signature.op.code.name](arguments)
    if "fused_activation" in arguments:
        low, high = BOUNDS[int(arguments["fused_activation"])]
        result = result if low == -math.inf and high == math.inf else np.clip(result, low, high)
    return _stored(result.transpose(0, 3, 1, 2) if nchw else result, case.output_operands()[0])
