"""Tests of graphs in which every operation follows every other."""

from __future__ import annotations

import pytest

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.adjacency import Pair, ShapeRule, pairs_of, ruled_out, stars
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.generate.graph.star import draw_star
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.validate.model import validate_model

FEW = Palette.of(
    wanted=lambda op, signature: op.code in (O.ADD, O.CONV_2D, O.SPLIT, O.LESS, O.SELECT, O.SOFTMAX, O.CAST)
)


def test_possible_pairs_are_those_of_shared_types() -> None:
    pairs = set().union(*(star.pairs() for star in stars(FEW)))
    assert Pair(O.LESS, O.SELECT, T.TENSOR_BOOL8) in pairs
    assert Pair(O.CONV_2D, O.SOFTMAX, T.TENSOR_FLOAT16) in pairs
    assert Pair(O.LESS, O.CONV_2D, T.TENSOR_BOOL8) not in pairs
    assert Pair(O.SOFTMAX, O.ADD, T.TENSOR_INT32) not in pairs
    assert {pair for star in stars(FEW, shuffle=3) for pair in star.pairs()} == pairs


def test_a_pair_without_a_shape_in_common_is_impossible() -> None:
    recurrent = Palette.of(wanted=lambda op, signature: op.code in (O.RNN, O.CONV_2D, O.RESHAPE))
    pairs = set().union(*(star.pairs() for star in stars(recurrent)))
    assert Pair(O.RNN, O.RESHAPE, T.TENSOR_FLOAT32) in pairs
    # A matrix is no image.
    assert Pair(O.RNN, O.CONV_2D, T.TENSOR_FLOAT32) not in pairs
    assert ruled_out(recurrent)["no rank, or no fixed extent, in common"] > 0


def test_a_pair_whose_reader_needs_certain_values_is_impossible() -> None:
    # Scores differ from one another, corners of boxes are in order: no result of another operation is sure to be so.
    boxes = Palette.of(wanted=lambda op, signature: op.code in (O.RELU, O.BOX_WITH_NMS_LIMIT, O.FULLY_CONNECTED))
    pairs = set().union(*(star.pairs() for star in stars(boxes)))
    assert {pair.behind for pair in pairs} == {O.RELU, O.FULLY_CONNECTED}
    assert set(ruled_out(boxes)) == {"the definition fixes the reader's values"}


@pytest.mark.parametrize(
    ("rule", "dims", "admitted"),
    [
        (ShapeRule((1, 4)), (2, 3), True),
        (ShapeRule((3, None)), (2, 3), False),
        (ShapeRule((2, 2), ("n", 4)), (7, 4), True),
        (ShapeRule((2, 2), ("n", 4)), (7, 3), False),
        (ShapeRule((4, 4), ("n", "size", "size", "c")), (1, 3, 2, 2), False),
        (ShapeRule((4, 4), ("n", "size", "size", "c"), images=True), (1, 3, 2, 2), True),
    ],
)
def test_what_a_shape_admits(rule: ShapeRule, dims: tuple[int, ...], admitted: bool) -> None:
    assert rule.admits(dims) is admitted


def test_fixed_extents_that_differ_do_not_meet() -> None:
    assert not ShapeRule((2, 2), ("n", 4)).meets(ShapeRule((2, 2), ("batches", 2)))
    assert ShapeRule((2, 2), ("n", 4)).meets(ShapeRule((1, None)))
    assert not ShapeRule((1, 3)).meets(ShapeRule((4, 4), ("b", "h", "w", "c")))


def test_stars_reach_nearly_all_pairs_in_valid_graphs() -> None:
    wanted: set[Pair] = set()
    reached: set[Pair] = set()
    for number, star in enumerate(stars(FEW)):
        graph = draw_star(Choices.from_seed(number), FEW, star)
        assert graph is not None
        validate_model(graph.model)
        wanted |= star.pairs()
        reached |= set(pairs_of(graph.model))
    assert len(reached & wanted) >= 0.97 * len(wanted)
