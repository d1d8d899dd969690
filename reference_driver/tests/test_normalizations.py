"""L2_NORMALIZATION by hand; LOCAL_RESPONSE_NORMALIZATION, INSTANCE_NORMALIZATION against onnxruntime."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.reference_driver.tests.helpers import Given, assert_refused, run_operation
from nnconform.reference_driver.tests.onnx_oracle import run_onnx

OUT = [Given(T.TENSOR_FLOAT32)]
IMAGE = np.random.default_rng(13).normal(size=(2, 5, 3, 4)).astype(np.float32)


def _floats(**values):
    return {name: Given(T.FLOAT32, value) for name, value in values.items()}


def test_l2():
    """3, 4 and 5, 12; a vector of zeros stays one."""
    values = [[3, 5, 0], [4, -12, 0]]
    (output,) = run_operation(
        O.L2_NORMALIZATION, {"input": Given(T.TENSOR_FLOAT32, values), "axis": Given(T.INT32, -2)}, OUT
    )
    np.testing.assert_allclose(output, [[0.6, 5 / 13, 0], [0.8, -12 / 13, 0]], rtol=1e-6)


@pytest.mark.parametrize(("kind", "zero"), [(T.TENSOR_QUANT8_ASYMM, 128), (T.TENSOR_QUANT8_ASYMM_SIGNED, 0)])
def test_l2_quantised(kind, zero):
    """3/5 and 4/5 of 128 steps; the last axis where none is named."""
    (output,) = run_operation(
        O.L2_NORMALIZATION,
        {"input": Given(kind, [[zero + 3, zero - 4]], 0.5, zero)},
        [Given(kind, None, 1 / 128, zero)],
    )
    assert (output.astype(int) - zero).tolist() == [[77, -102]]


def _local(radius, axis, image=IMAGE):
    return {
        "input": Given(T.TENSOR_FLOAT32, image),
        "radius": Given(T.INT32, radius),
        **_floats(bias=1.5, alpha=0.7, beta=0.6),
        "axis": Given(T.INT32, axis),
    }


@pytest.mark.parametrize("radius", [0, 1, 2, 2**31 - 1])
def test_local_response(radius):
    """Channels on axis 1; onnxruntime divides alpha by the number of neighbours, and knows no endless reach."""
    size = 2 * min(radius, 5) + 1
    expected = run_onnx("LRN", [IMAGE], size=size, alpha=0.7 * size, beta=0.6, bias=1.5)
    for axis in (1, -3):
        (output,) = run_operation(O.LOCAL_RESPONSE_NORMALIZATION, _local(radius, axis), OUT)
        np.testing.assert_allclose(output, expected, rtol=1e-5)


def test_instance():
    inputs = {
        "input": Given(T.TENSOR_FLOAT32, IMAGE),
        **_floats(gamma=2.5, beta=-1, epsilon=0.01),
        "nchw": Given(T.BOOL, True),
    }
    (output,) = run_operation(O.INSTANCE_NORMALIZATION, inputs, OUT)
    scale, bias = np.full(5, 2.5, np.float32), np.full(5, -1, np.float32)
    np.testing.assert_allclose(
        output, run_onnx("InstanceNormalization", [IMAGE, scale, bias], epsilon=0.01), rtol=1e-5, atol=1e-5
    )


def test_refused():
    assert_refused(O.LOCAL_RESPONSE_NORMALIZATION, _local(-1, 0), OUT, "radius")
    assert_refused(O.LOCAL_RESPONSE_NORMALIZATION, _local(1, 4), OUT, "axis")
    assert_refused(O.LOCAL_RESPONSE_NORMALIZATION, _local(1, 0, np.zeros((0, 2))), OUT, "needs elements")
