"""Rows in any order: rows that belong together move together, and nothing else passes."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.per_op import draw
from nnconform.harness.model.codes import OperationType
from nnconform.harness.ops.table import TABLE
from nnconform.harness.oracle.compare import compare
from nnconform.harness.oracle.sets import compare_unordered, matching

# Three boxes in image 0, two in image 1.
LIMITED = [
    np.array([0.9, 0.8, 0.5, 0.7, 0.6], np.float32),
    np.arange(20, dtype=np.float32).reshape(5, 4),
    np.array([1, 2, 1, 1, 3], np.int32),
    np.array([0, 0, 0, 1, 1], np.int32),
]
# Two images of three slots; of each the last two scores are equal, and image 1 has one slot unused.
DETECTED = [
    np.array([[0.9, 0.5, 0.5], [0.75, 0.0, 0.0]], np.float32),
    np.concatenate([np.arange(16), np.zeros(8)]).astype(np.float32).reshape(2, 3, 4),
    np.array([[1, 2, 3], [1, 0, 0]], np.int32),
    np.array([3, 1], np.int32),
]


@cache
def model_of(code):
    op = TABLE[code]
    signature = next(op.signatures())
    return draw(Choices.from_list([]), op, signature.form, signature.row).model


def limit():
    return model_of(OperationType.BOX_WITH_NMS_LIMIT)


def detection():
    return model_of(OperationType.DETECTION_POSTPROCESSING)


def in_order(outputs, order):
    return [array[order] for array in outputs]


def with_value(outputs, place, where, value):
    changed = [array.copy() for array in outputs]
    changed[place][where] = value
    return changed


@pytest.mark.parametrize("order", [[0, 1, 2, 3, 4], [2, 0, 1, 3, 4], [1, 0, 2, 4, 3], [4, 3, 1, 2, 0]])
def test_rows_of_an_image_come_in_any_order(order):
    comparison = compare_unordered(limit(), LIMITED, in_order(LIMITED, order))
    assert comparison.passed
    assert comparison.compared == 5 + 20 + 5 + 5


def test_rows_match_within_the_tolerance():
    near = in_order(LIMITED, [2, 0, 1, 4, 3])
    near[0] = near[0] * np.float32(1 + 2.0**-22)
    assert compare_unordered(limit(), LIMITED, near).passed
    near[0][0] += 0.001
    comparison = compare_unordered(limit(), LIMITED, near)
    assert [output.mismatches for output in comparison.outputs] == [1, 0, 0, 0]


@pytest.mark.parametrize(
    "wrong",
    [
        pytest.param(with_value(LIMITED, 0, 1, 0.81), id="a score"),
        pytest.param(with_value(LIMITED, 1, (2, 3), 12.5), id="a corner"),
        pytest.param(with_value(LIMITED, 2, 3, 2), id="a class"),
        pytest.param(with_value(LIMITED, 3, 2, 1), id="a row in another batch"),
        pytest.param([LIMITED[0][[1, 0, 2, 3, 4]], *LIMITED[1:]], id="scores of two rows exchanged"),
        pytest.param([*LIMITED[:1], LIMITED[1][[1, 0, 2, 3, 4]], *LIMITED[2:]], id="boxes of two rows exchanged"),
        pytest.param(in_order(LIMITED, [0, 1, 3, 4]), id="a row dropped"),
        pytest.param(in_order(LIMITED, [0, 1, 2, 3, 4, 4]), id="a row too many"),
        pytest.param(in_order(LIMITED, [0, 1, 1, 3, 4]), id="one row twice for another"),
        pytest.param(in_order(LIMITED, [0, 3, 1, 2, 4]), id="batches mixed"),
        pytest.param(with_value(LIMITED, 0, 1, np.nan), id="not a number"),
    ],
)
def test_what_no_order_explains_is_wrong(wrong):
    assert not compare_unordered(limit(), LIMITED, wrong).passed


def test_no_rows_at_all():
    none = [array[:0] for array in LIMITED]
    assert compare_unordered(limit(), none, none).passed
    assert not compare_unordered(limit(), none, LIMITED).passed


def test_equal_scores_alone_change_places():
    swapped = [array.copy() for array in DETECTED]
    for array in swapped[:3]:
        array[0] = array[0][[0, 2, 1]]
    assert not compare(detection(), DETECTED, swapped).passed
    assert compare_unordered(detection(), DETECTED, swapped).passed
    unsorted = [array.copy() for array in DETECTED]
    for array in unsorted[:3]:
        array[0] = array[0][[1, 0, 2]]
    assert not compare_unordered(detection(), DETECTED, unsorted).passed
    exchanged = [*(array[::-1] for array in DETECTED[:3]), DETECTED[3]]
    assert not compare_unordered(detection(), DETECTED, exchanged).passed


def test_outputs_that_are_not_compared_match_everything():
    expected = [LIMITED[0], None, None, LIMITED[3]]
    got = in_order(LIMITED, [1, 0, 2, 3, 4])
    assert compare_unordered(limit(), expected, got).passed
    assert not compare_unordered(limit(), expected, with_value(got, 0, 0, 0.0)).passed


def test_other_operations_are_compared_in_order():
    add = model_of(OperationType.ADD)
    one = [np.array([1, 2], np.float32)]
    assert compare_unordered(add, one, one).passed
    assert not compare_unordered(add, one, [one[0][::-1]]).passed


def test_the_order_counts_where_rows_are_not_the_models_outputs():
    graph = limit().main
    fewer = replace(limit(), main=replace(graph, output_indexes=graph.output_indexes[:3]))
    assert compare_unordered(fewer, LIMITED[:3], LIMITED[:3]).passed
    assert not compare_unordered(fewer, LIMITED[:3], in_order(LIMITED[:3], [1, 0, 2, 3, 4])).passed


def test_as_many_rows_as_can_be_are_matched():
    # Row 0 fits both columns, row 1 the first alone: taking the first that fits would leave row 1 without.
    assert matching(np.array([[True, True], [True, False]])).tolist() == [1, 0]
    chain = np.eye(40, dtype=bool) | np.eye(40, k=1, dtype=bool)
    chain[-1] = False
    chain[-1, 0] = True
    result = matching(chain)
    assert sorted(result) == list(range(40))
    assert chain[np.arange(40), result].all()
    assert sorted(matching(np.zeros((3, 3), bool))) == [0, 1, 2]


def test_matching_is_as_large_as_any():
    optimise = pytest.importorskip("scipy.sparse.csgraph", reason="scipy is not installed")
    sparse = pytest.importorskip("scipy.sparse", reason="scipy is not installed")
    random = np.random.default_rng(7)
    for _ in range(50):
        fits = random.random((8, 8)) < 0.25
        largest = (optimise.maximum_bipartite_matching(sparse.csr_matrix(fits)) >= 0).sum()
        assert fits[np.arange(8), matching(fits)].sum() == largest
