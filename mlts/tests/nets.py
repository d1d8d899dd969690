"""The smallest models of each operation that is convertible, in the forms in which converters write them."""

from __future__ import annotations

from typing import Any

import numpy as np

from nnconform.mlts.tests.build_tflite import Net, Op, T

_random = np.random.default_rng(20)
SAME, VALID = 0, 1
NONE, RELU, RELU1, RELU6 = 0, 1, 2, 3


def real(*shape: int) -> Any:
    """Constant real values."""
    return _random.uniform(-1, 1, shape).astype(np.float32)


def raw(*shape: int, low: int = -127, high: int = 127) -> Any:
    """Constant integers."""
    return _random.integers(low, high, shape, endpoint=True)


def _window(**options: Any) -> dict[str, Any]:
    return {"padding": SAME, "strideW": 1, "strideH": 1, **options}


def _conv(image: T, weights: T, bias: T, output: T, name: str = "CONV_2D", **options: Any) -> Net:
    defaults = {"dilationWFactor": 1, "dilationHFactor": 1}
    return Net((image, weights, bias, output), (Op(name, (0, 1, 2), (3,), _window(**(defaults | options))),))


def _pool(name: str, image: T, output: T, **options: Any) -> Net:
    return Net((image, output), (Op(name, (0,), (1,), _window(filterWidth=3, filterHeight=2, **options)),))


def unary(name: str, source: T, output: T, options: dict[str, Any] | None = None) -> Net:
    return Net((source, output), (Op(name, (0,), (1,), options),))


def binary(name: str, a: T, b: T, output: T, **options: Any) -> Net:
    inputs = (0,) if b.data is not None else (0, 1)
    return Net((a, b, output), (Op(name, (0, 1), (2,), options),), inputs)


def _fc(source: T, weights: T, bias: T | None, output: T, **options: Any) -> Net:
    op = Op("FULLY_CONNECTED", (0, 1, 2) if bias else (0, 1), (3 if bias else 2,), options)
    return Net((source, weights, bias, output) if bias else (source, weights, output), (op,))


def F(*shape: int, data: Any = None) -> T:
    """A float32 tensor."""
    return T("FLOAT32", shape, data)


def U(*shape: int, scale: Any = 0.5, zero: int = 128, data: Any = None) -> T:
    """An unsigned quantised tensor."""
    return T("UINT8", shape, data, scale, zero)


def S(*shape: int, scale: Any = 0.5, zero: int = 0, data: Any = None, dim: int = 0) -> T:
    """A signed quantised tensor."""
    return T("INT8", shape, data, scale, zero, dim)


def I(*shape: int, data: Any = None, scale: Any = None) -> T:  # noqa: E743
    """An int32 tensor."""
    return T("INT32", shape, data, scale)


_IMAGE = F(1, 7, 6, 2)
_FILTER = F(4, 3, 2, 2, data=real(4, 3, 2, 2))
_BIAS = F(4, data=real(4))
_CHANNEL_SCALES = (0.01, 0.02, 0.03, 0.015)
_U_FILTER = U(4, 3, 2, 2, scale=0.02, zero=120, data=raw(4, 3, 2, 2, low=0, high=255))
_S_FILTER = S(4, 3, 2, 2, scale=_CHANNEL_SCALES, data=raw(4, 3, 2, 2))
_DEEP = F(1, 3, 2, 4, data=real(1, 3, 2, 4))
_DEEP_BIAS = F(4, data=real(4))

NETS: dict[str, Net] = {
    "conv": _conv(_IMAGE, _FILTER, _BIAS, F(1, 4, 6, 4), strideW=1, strideH=2, fusedActivationFunction=RELU6),
    "conv_valid": _conv(_IMAGE, _FILTER, _BIAS, F(1, 5, 5, 4), padding=VALID, fusedActivationFunction=RELU1),
    "conv_dilated": _conv(_IMAGE, _FILTER, _BIAS, F(1, 3, 3, 4), padding=VALID, dilationHFactor=2, dilationWFactor=3),
    "conv_uint8": _conv(
        U(1, 7, 6, 2), _U_FILTER, I(4, data=raw(4, high=99), scale=0.01), U(1, 7, 6, 4, scale=1.0, zero=100)
    ),
    "conv_int8_per_channel": _conv(
        S(1, 7, 6, 2, zero=-5),
        _S_FILTER,
        T("INT32", (4,), raw(4), tuple(0.5 * scale for scale in _CHANNEL_SCALES)),
        S(1, 7, 6, 4, zero=3),
        fusedActivationFunction=RELU,
    ),
    "depthwise": _conv(
        _IMAGE, _DEEP, _DEEP_BIAS, F(1, 7, 6, 4), "DEPTHWISE_CONV_2D", depthMultiplier=2, fusedActivationFunction=RELU6
    ),
    "depthwise_uint8": _conv(
        U(1, 7, 6, 4),
        U(1, 3, 2, 4, scale=0.02, zero=130, data=raw(1, 3, 2, 4, low=0, high=255)),
        I(4, data=raw(4), scale=0.01),
        U(1, 7, 3, 4, scale=1.0, zero=0),
        "DEPTHWISE_CONV_2D",
        depthMultiplier=1,
        strideW=2,
        strideH=1,
    ),
    "depthwise_int8_per_channel": _conv(
        S(1, 7, 6, 2, zero=7),
        S(1, 3, 2, 4, scale=_CHANNEL_SCALES, data=raw(1, 3, 2, 4), dim=3),
        T("INT32", (4,), raw(4), tuple(0.5 * scale for scale in _CHANNEL_SCALES)),
        S(1, 7, 6, 4),
        "DEPTHWISE_CONV_2D",
        depthMultiplier=2,
    ),
    "average_pool": _pool("AVERAGE_POOL_2D", _IMAGE, F(1, 4, 6, 2), strideW=1, strideH=2),
    "average_pool_uint8": _pool("AVERAGE_POOL_2D", U(1, 7, 6, 2), U(1, 6, 4, 2), padding=VALID),
    "max_pool": _pool("MAX_POOL_2D", _IMAGE, F(1, 7, 6, 2), fusedActivationFunction=RELU),
    "max_pool_int8": _pool("MAX_POOL_2D", S(1, 7, 6, 2), S(1, 7, 6, 2)),
    "l2_pool": _pool("L2_POOL_2D", _IMAGE, F(1, 7, 6, 2)),
    "fully_connected": _fc(
        F(3, 5), F(4, 5, data=real(4, 5)), F(4, data=real(4)), F(3, 4), fusedActivationFunction=RELU
    ),
    "fully_connected_no_bias": _fc(F(1, 1, 2, 5), F(4, 5, data=real(4, 5)), None, F(2, 4)),
    "fully_connected_uint8_no_bias": _fc(
        U(3, 5), U(4, 5, scale=0.02, data=raw(4, 5, low=0, high=255)), None, U(3, 4, scale=1.0)
    ),
    "fully_connected_rank_3": _fc(
        F(2, 3, 5), F(4, 5, data=real(4, 5)), F(4, data=real(4)), F(2, 3, 4), keepNumDims=True
    ),
    "fully_connected_uint8": _fc(
        U(3, 5), U(4, 5, scale=0.02, data=raw(4, 5, low=0, high=255)), I(4, data=raw(4), scale=0.01), U(3, 4, scale=1.0)
    ),
    "fully_connected_int8": _fc(
        S(3, 5, zero=4), S(4, 5, scale=0.02, data=raw(4, 5)), I(4, data=raw(4), scale=0.01), S(3, 4, scale=1.0, zero=-3)
    ),
    "softmax": unary("SOFTMAX", F(2, 9), F(2, 9), {"beta": 0.5}),
    "softmax_uint8": unary("SOFTMAX", U(2, 9, scale=0.1), U(2, 9, scale=1 / 256, zero=0), {"beta": 1.0}),
    "softmax_int8": unary("SOFTMAX", S(2, 9, scale=0.1), S(2, 9, scale=1 / 256, zero=-128), {"beta": 1.0}),
    "reshape": Net(
        (F(2, 6), I(3, data=[3, -1, 2]), F(3, 2, 2)), (Op("RESHAPE", (0, 1), (2,), {"newShape": np.array([3, 2, 2])}),)
    ),
    "reshape_by_option": unary("RESHAPE", U(2, 6), U(12), {"newShape": np.array([12], np.int32)}),
    "squeeze": unary("SQUEEZE", F(1, 3, 1, 2), F(3, 2), {"squeezeDims": np.array([0, 2], np.int32)}),
    "add": binary("ADD", F(2, 3), F(3), F(2, 3), fusedActivationFunction=RELU1),
    "add_scalar": binary("ADD", F(2, 3), F(data=0.25), F(2, 3)),
    "add_uint8": binary("ADD", U(2, 3), U(2, 3, scale=0.3, zero=99), U(2, 3, scale=0.7), fusedActivationFunction=RELU),
    "add_int32": binary("ADD", I(2, 3), I(2, 3), I(2, 3)),
    "sub": binary("SUB", F(2, 3), F(2, 1), F(2, 3)),
    "sub_int8": binary("SUB", S(2, 3), S(2, 3, scale=0.3, zero=9), S(2, 3, scale=0.7)),
    "mul": binary("MUL", F(2, 3), F(2, 3, data=real(2, 3)), F(2, 3), fusedActivationFunction=RELU6),
    "mul_int8": binary("MUL", S(2, 3, scale=0.1), S(2, 3, scale=0.3, zero=9), S(2, 3, scale=0.9)),
    "div": binary("DIV", F(2, 3), F(1, data=[3.0]), F(2, 3)),
    "relu": unary("RELU", F(2, 9), F(2, 9)),
    "relu_uint8": unary("RELU", U(2, 9), U(2, 9)),
    "relu6": unary("RELU6", F(2, 9), F(2, 9)),
    "relu_n1_to_1": unary("RELU_N1_TO_1", F(2, 9), F(2, 9)),
    "logistic": unary("LOGISTIC", F(2, 9), F(2, 9)),
    "logistic_uint8": unary("LOGISTIC", U(2, 9, scale=0.05), U(2, 9, scale=1 / 256, zero=0)),
    "tanh": unary("TANH", F(2, 9), F(2, 9)),
    "tanh_int8": unary("TANH", S(2, 9, scale=0.03), S(2, 9, scale=1 / 128)),
    "concatenation": Net(
        (F(2, 3, 2), F(2, 3, 1), F(2, 3, 3)), (Op("CONCATENATION", (0, 1), (2,), {"axis": -1}),), (0, 1)
    ),
    "concatenation_uint8": Net((U(2, 3), U(2, 3), U(4, 3)), (Op("CONCATENATION", (0, 1), (2,), {"axis": 0}),), (0, 1)),
    "quantize": unary("QUANTIZE", F(2, 9), S(2, 9, scale=0.02, zero=3), {}),
    "quantize_uint8": unary("QUANTIZE", F(2, 9), U(2, 9, scale=0.02), {}),
    "requantize": unary("QUANTIZE", S(2, 9), U(2, 9), {}),
    "dequantize": unary("DEQUANTIZE", S(2, 9, zero=3), F(2, 9), {}),
    "dequantize_uint8": unary("DEQUANTIZE", U(2, 9), F(2, 9), {}),
    "float16_weights": Net(
        (F(2, 3), T("FLOAT16", (2, 3), real(2, 3)), F(2, 3), F(2, 3)),
        (Op("DEQUANTIZE", (1,), (2,), {}), Op("MUL", (0, 2), (3,), {})),
    ),
}
