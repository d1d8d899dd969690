"""EXPAND_DIMS, FILL, PACK, RANK, REVERSE, SQUEEZE, TILE, TRANSPOSE, worked by hand."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.reference_driver.tests.helpers import Given, Inputs, assert_refused, run_operation

INTS, FLOATS = [Given(T.TENSOR_INT32)], [Given(T.TENSOR_FLOAT32)]


def _ints(values: object) -> Given:
    return Given(T.TENSOR_INT32, values)


@pytest.mark.parametrize(("axis", "extents"), [(0, (1, 2, 3)), (2, (2, 3, 1)), (-1, (2, 3, 1)), (-3, (1, 2, 3))])
def test_expand_dims(axis: int, extents: tuple[int, ...]) -> None:
    inputs = {"input": _ints(np.arange(6).reshape(2, 3)), "axis": Given(T.INT32, axis)}
    assert run_operation(O.EXPAND_DIMS, inputs, INTS)[0].shape == extents


@pytest.mark.parametrize("axis", [-4, 3])
def test_expand_dims_out_of_range(axis: int) -> None:
    assert_refused(O.EXPAND_DIMS, {"input": _ints([[1]]), "axis": Given(T.INT32, axis)}, INTS, "axis")


@pytest.mark.parametrize(
    ("scalar", "tensor", "value"),
    [
        (T.FLOAT32, T.TENSOR_FLOAT32, np.float32(0.1)),
        (T.FLOAT16, T.TENSOR_FLOAT16, 0.5),
        (T.INT32, T.TENSOR_INT32, 2**31 - 1),
    ],
)
def test_fill(scalar: T, tensor: T, value: float) -> None:
    (output,) = run_operation(O.FILL, {"shape": _ints([2, 1]), "value": Given(scalar, value)}, [Given(tensor)])
    assert output.tolist() == [[value], [value]]


def test_fill_of_no_extent() -> None:
    assert_refused(O.FILL, {"shape": _ints([2, -1]), "value": Given(T.INT32, 1)}, INTS, "shape: value")


def test_pack() -> None:
    inputs: Inputs = {"axis": Given(T.INT32, 1), "inputs": [_ints([1, 2]), _ints([3, 4]), _ints([5, 6])]}
    assert run_operation(O.PACK, inputs, INTS)[0].tolist() == [[1, 3, 5], [2, 4, 6]]


@pytest.mark.parametrize(("axis", "second", "match"), [(-1, [1], "axis"), (2, [1], "axis"), (0, [1, 2], "extent 0")])
def test_refused_packs(axis: int, second: list[int], match: str) -> None:
    assert_refused(O.PACK, {"axis": Given(T.INT32, axis), "inputs": [_ints([1]), _ints(second)]}, INTS, match)


def test_pack_of_two_quantisations() -> None:
    inputs = [Given(T.TENSOR_QUANT8_ASYMM, [1], scale, 3) for scale in (0.5, 0.25)]
    outputs = [Given(T.TENSOR_QUANT8_ASYMM, None, 0.5, 3)]
    assert_refused(O.PACK, {"axis": Given(T.INT32, 0), "inputs": inputs}, outputs, "the same for all")


@pytest.mark.parametrize("rank", [1, 4, 6])
def test_rank(rank: int) -> None:
    inputs = {"input": Given(T.TENSOR_QUANT16_SYMM, np.zeros([1] * rank), 0.5)}
    assert run_operation(O.RANK, inputs, [Given(T.INT32)])[0].item() == rank


def test_reverse() -> None:
    (output,) = run_operation(O.REVERSE, {"input": _ints([[1, 2, 3], [4, 5, 6]]), "axis": _ints([1])}, INTS)
    assert output.tolist() == [[3, 2, 1], [6, 5, 4]]


@pytest.mark.parametrize("axis", [-1, 1])
def test_reverse_out_of_range(axis: int) -> None:
    assert_refused(O.REVERSE, {"input": _ints([1]), "axis": _ints([axis])}, INTS, "axis")


@pytest.mark.parametrize(("axes", "extents"), [(None, (2,)), ([0], (2, 1)), ([2, 0, 2], (2,))])
def test_squeeze(axes: list[int] | None, extents: tuple[int, ...]) -> None:
    inputs = {"input": Given(T.TENSOR_FLOAT32, [[[5], [6]]]), **({"axes": _ints(axes)} if axes else {})}
    assert run_operation(O.SQUEEZE, inputs, FLOATS)[0].shape == extents


def test_squeeze_leaves_rank_1() -> None:
    assert run_operation(O.SQUEEZE, {"input": Given(T.TENSOR_FLOAT32, [[[5]]])}, FLOATS)[0].tolist() == [5]


@pytest.mark.parametrize(("axis", "match"), [(1, "extent of axis 1"), (2, "axis"), (-2, "axis")])
def test_refused_squeezes(axis: int, match: str) -> None:
    assert_refused(O.SQUEEZE, {"input": Given(T.TENSOR_FLOAT32, [[5, 6]]), "axes": _ints([axis])}, FLOATS, match)


def test_tile() -> None:
    (output,) = run_operation(O.TILE, {"input": _ints([[1, 2]]), "multiples": _ints([2, 3])}, INTS)
    assert output.tolist() == [[1, 2, 1, 2, 1, 2]] * 2


@pytest.mark.parametrize(("multiples", "match"), [([2], "number of elements"), ([1, 0], "value")])
def test_refused_tiles(multiples: list[int], match: str) -> None:
    assert_refused(O.TILE, {"input": _ints([[1, 2]]), "multiples": _ints(multiples)}, INTS, match)


@pytest.mark.parametrize(("perm", "extents"), [(None, (4, 3, 2)), ([1, 2, 0], (3, 4, 2))])
def test_transpose(perm: list[int] | None, extents: tuple[int, ...]) -> None:
    values = np.arange(24, dtype=np.float32).reshape(2, 3, 4)
    inputs = {"input": Given(T.TENSOR_FLOAT32, values), **({"perm": _ints(perm)} if perm else {})}
    (output,) = run_operation(O.TRANSPOSE, inputs, FLOATS)
    assert output.shape == extents
    # Element [1, 2, 3] of the input, found under its new index.
    assert output[tuple((1, 2, 3)[axis] for axis in perm or (2, 1, 0))] == 23


@pytest.mark.parametrize("perm", [[0, 0], [0, 2], [0], [-1, 0]])
def test_refused_transposes(perm: list[int]) -> None:
    assert_refused(O.TRANSPOSE, {"input": Given(T.TENSOR_FLOAT32, [[5, 6]]), "perm": _ints(perm)}, FLOATS, "perm")
