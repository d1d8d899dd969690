"""SPACE_TO_DEPTH, DEPTH_TO_SPACE, SPACE_TO_BATCH_ND, BATCH_TO_SPACE_ND, CHANNEL_SHUFFLE, worked by hand."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.reference_driver.tests.helpers import Given, assert_refused, run_operation

GRID = np.arange(16).reshape(1, 4, 4, 1)
QUANTISED = (T.TENSOR_QUANT8_ASYMM_SIGNED, 0.5, -3)


def _given(value=None):
    code, scale, zero_point = QUANTISED
    return Given(code, value, scale, zero_point)


def _run(code, value, **arguments):
    nchw = arguments.pop("nchw", False)
    given = {
        name: Given(T.INT32 if isinstance(each, int) else T.TENSOR_INT32, each) for name, each in arguments.items()
    }
    if nchw:
        given["nchw"] = Given(T.BOOL, True)
    (output,) = run_operation(code, {"input": _given(value), **given}, [_given()])
    return output


def test_space_to_depth():
    blocks = [[[0, 1, 4, 5], [2, 3, 6, 7]], [[8, 9, 12, 13], [10, 11, 14, 15]]]
    assert _run(O.SPACE_TO_DEPTH, GRID, block_size=2).tolist() == [blocks]
    planes = _run(O.SPACE_TO_DEPTH, GRID.reshape(1, 1, 4, 4), block_size=2, nchw=True)
    assert planes.transpose(0, 2, 3, 1).tolist() == [blocks]


@pytest.mark.parametrize("shape", [(1, 2, 4, 8), (2, 4, 2, 4)])
def test_depth_to_space_undoes_it(shape):
    values = np.arange(np.prod(shape)).reshape(shape)
    spread = _run(O.DEPTH_TO_SPACE, values, block_size=2)
    assert spread.shape == (shape[0], 2 * shape[1], 2 * shape[2], shape[3] // 4)
    assert spread[0, :2, :2].reshape(-1).tolist() == values[0, 0, 0].tolist()
    np.testing.assert_array_equal(_run(O.SPACE_TO_DEPTH, spread, block_size=2), values)


def test_space_to_batch_pads_with_zero_point():
    result = _run(
        O.SPACE_TO_BATCH_ND, [[[[1], [2], [3]], [[4], [5], [6]]]], block_shape=[1, 2], paddings=[[1, 0], [1, 2]]
    )
    assert result[..., 0].tolist() == [[[-3, -3, -3], [-3, 2, -3], [-3, 5, -3]], [[-3, -3, -3], [1, 3, -3], [4, 6, -3]]]


def test_batch_to_space():
    result = _run(O.BATCH_TO_SPACE_ND, np.arange(8).reshape(4, 1, 2, 1), block_shape=[2, 2])
    assert result[..., 0].tolist() == [[[0, 2, 1, 3], [4, 6, 5, 7]]]


@pytest.mark.parametrize(("axis", "shape"), [(-1, (1, 6)), (0, (6, 1)), (1, (1, 6, 1, 1))])
def test_channel_shuffle(axis, shape):
    result = _run(O.CHANNEL_SHUFFLE, np.arange(6).reshape(shape), num_groups=2, axis=axis)
    assert result.shape == shape
    assert result.ravel().tolist() == [0, 3, 1, 4, 2, 5]


@pytest.mark.parametrize(
    ("code", "arguments", "match"),
    [
        (O.SPACE_TO_DEPTH, {"block_size": 3}, "multiple of 3"),
        (O.SPACE_TO_DEPTH, {"block_size": 0}, "block_size"),
        (O.DEPTH_TO_SPACE, {"block_size": 2}, "multiple of 4"),
        (O.SPACE_TO_BATCH_ND, {"block_shape": [2, 2], "paddings": [[0, 0], [0, 1]]}, "padded width"),
        (O.SPACE_TO_BATCH_ND, {"block_shape": [2, 2], "paddings": [[0, 0], [0, -2]]}, "paddings"),
        (O.BATCH_TO_SPACE_ND, {"block_shape": [1, 2]}, "batch"),
        (O.CHANNEL_SHUFFLE, {"num_groups": 3, "axis": 1}, "divisor"),
        (O.CHANNEL_SHUFFLE, {"num_groups": 1, "axis": 4}, "axis"),
    ],
)
def test_refused(code, arguments, match):
    given = {
        name: Given(T.INT32 if isinstance(each, int) else T.TENSOR_INT32, each) for name, each in arguments.items()
    }
    assert_refused(code, {"input": _given(GRID), **given}, [_given()], match)
