"""Indexes, truths and what they select after uncertain values: open wherever another candidate may be as good.

The values that an operation may have are drawn within the bounds of its inputs, many times: none of the results may be
other than the bounds say. numpy takes the place of the oracle's driver.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import DataLocation, Model, Operand, Operation, Subgraph
from nnconform.harness.oracle import bounds_moves
from nnconform.harness.oracle.bounds_moves import (
    CORNERS,
    STEPS,
    Inexact,
    corners,
    may_compare_otherwise,
    one_against_the_rest,
    shifted,
    steps,
    to_and_from_zero,
    turned,
)
from nnconform.harness.oracle.bounds_operation import bounds_of_results
from nnconform.harness.oracle.computation import ByModels

QUANT8 = T.TENSOR_QUANT8_ASYMM
SCALES = {QUANT8: (0.5, 7)}
WIDE = {T.TENSOR_FLOAT32: np.float32, QUANT8: np.uint8, T.TENSOR_INT32: np.int32, T.TENSOR_BOOL8: np.bool_}


def order(values):
    """Places of the elements from the largest to the smallest, the larger of equal places first."""
    return (values.size - 1 - np.argsort(values[::-1], kind="stable")[::-1]).astype(np.int32)


def heat(values, _):
    """The score of the hottest pixel, and its place as a real number."""
    return values.max().reshape(1, 1), np.array([[[values.argmax() * 1.0, 0.0]]])


# What each operation gives, from its arguments.
NUMPY: dict[int, Callable[..., Any]] = {
    O.ARGMIN: lambda a, _: (np.asarray([a.argmin()], np.int32),),
    O.ARGMAX: lambda a, _: (np.asarray([a.argmax()], np.int32),),
    O.TOPK_V2: lambda a, k: (a[order(a)[:k]], order(a)[:k]),
    O.HEATMAP_MAX_KEYPOINT: lambda a, boxes: heat(a, boxes),
    O.EQUAL: lambda a, b: (a == b,),
    O.LESS: lambda a, b: (a < b,),
    O.GREATER_EQUAL: lambda a, b: (a >= b,),
    O.LOGICAL_AND: lambda a, b: (a & b,),
    O.SELECT: lambda c, a, b: (np.where(c, a, b),),
    O.GATHER: lambda a, axis, index: (a[index],),
}


def ready(model):
    def ask(inputs):
        values = dict(zip(model.main.input_indexes, inputs, strict=True))
        for index, operand in enumerate(model.main.operands):
            if operand.lifetime == L.CONSTANT_COPY:
                values[index] = np.frombuffer(model.constant(operand), np.int32).reshape(operand.dimensions)
        for step in model.main.operations:
            results = NUMPY[step.type](*(values[index] for index in step.inputs))
            for index, result in zip(step.outputs, results, strict=True):
                values[index] = np.asarray(result, WIDE[model.main.operands[index].type])
        return [values[index] for index in model.main.output_indexes]

    return ask


def bounds(code, arguments, results):
    """Return the bounds of an operation's results; an argument is a value, how far it may be off, and its type."""
    operands: list[Operand] = []
    for value, _, kind in arguments:
        scale, zero = SCALES.get(kind, (0.0, 0))
        if kind == T.INT32:
            operands.append(Operand(kind, (), L.CONSTANT_COPY, location=DataLocation(0, 0, 4), number_of_consumers=1))
        else:
            operands.append(Operand(kind, value.shape, L.SUBGRAPH_INPUT, scale, zero, number_of_consumers=1))
    inputs = tuple(place for place, each in enumerate(operands) if each.lifetime == L.SUBGRAPH_INPUT)
    for kind, value in results:
        scale, zero = SCALES.get(kind, (0.0, 0))
        operands.append(Operand(kind, value.shape, L.SUBGRAPH_OUTPUT, scale, zero))
    outputs = tuple(range(len(arguments), len(operands)))
    step = Operation(code, tuple(range(len(arguments))), outputs)
    constant = next((value for value, _, kind in arguments if kind == T.INT32), 0)
    model = Model(Subgraph(tuple(operands), (step,), inputs, outputs), (), np.int32(constant).tobytes())
    values = [np.asarray(value) for value, _, _ in arguments] + [value for _, value in results]
    off = [reach for _, reach, _ in arguments] + [None] * len(results)
    return bounds_of_results(model, step, values, off, ByModels(model, ready).alone(0, values))


def moved(random, value, reach, kind):
    """A value somewhere within its bounds, often at their ends."""
    if reach is None:
        return value
    signs = np.clip(random.uniform(-1.5, 1.5, value.shape), -1, 1)
    if kind == T.TENSOR_FLOAT32:
        return (value + signs * reach).astype(np.float32)
    if kind == T.TENSOR_BOOL8:
        return value ^ ((reach > 0) & (signs > 0))
    low, high = (0, 255) if kind == QUANT8 else (-(2**31), 2**31 - 1)
    return np.clip(value.astype(np.int64) + np.round(signs * reach).astype(np.int64), low, high).astype(value.dtype)


F, N, B = T.TENSOR_FLOAT32, T.TENSOR_INT32, T.TENSOR_BOOL8
# Types of the arguments and results; elements of two arguments are drawn alike.
CLASSES = {
    "smallest": (O.ARGMIN, (QUANT8, T.INT32), (N,)),
    "largest": (O.ARGMAX, (F, T.INT32), (N,)),
    "sorted": (O.TOPK_V2, (QUANT8, T.INT32), (QUANT8, N)),
    "sorted floats": (O.TOPK_V2, (F, T.INT32), (F, N)),
    "hottest": (O.HEATMAP_MAX_KEYPOINT, (F, F), (F, F)),
    "equal": (O.EQUAL, (QUANT8, QUANT8), (B,)),
    "equal integers": (O.EQUAL, (N, N), (B,)),
    "less": (O.LESS, (F, F), (B,)),
    "not less": (O.GREATER_EQUAL, (N, N), (B,)),
    "both": (O.LOGICAL_AND, (B, B), (B,)),
    "selected": (O.SELECT, (B, F, F), (F,)),
    "at an index": (O.GATHER, (F, T.INT32, N), (F,)),
}


def arrays(random, code, kinds):
    """The arguments of a call, each with how far it may be off: about as far as its neighbours are apart."""
    size = 6
    for place, kind in enumerate(kinds):
        reach = random.uniform(0, 1, size) * (random.uniform(size=size) < 0.7)
        if kind == T.INT32:
            yield 3, None, kind
        elif kind == B:
            yield random.uniform(size=size) < 0.5, (reach > 0.3) * 1.0, kind
        elif code == O.GATHER and kind == N:
            yield random.integers(1, size - 1, size).astype(np.int32), (reach > 0.3) * 1.0, kind
        elif code == O.HEATMAP_MAX_KEYPOINT:
            shape = (1, 4) if place else (1, 2, 2, 1)
            values = random.uniform(-3, 3, shape).astype(np.float32)
            yield values, None if place else random.uniform(0, 1, shape), kind
        elif kind == F:
            yield random.uniform(-3, 3, size).astype(np.float32), reach, kind
        else:
            yield random.integers(3, 12, size).astype(WIDE[kind]), np.round(2 * reach), kind


@pytest.mark.parametrize(("code", "kinds", "results"), CLASSES.values(), ids=CLASSES)
def test_no_result_within_the_bounds_of_the_inputs_is_beyond_its_own(code, kinds, results):
    random, known, open_ = np.random.default_rng(7), 0, 0
    for _ in range(12):
        arguments = list(arrays(random, code, kinds))
        values = [np.asarray(v) for v in NUMPY[code](*(value for value, _, _ in arguments))]
        values = [value.astype(WIDE[kind]) for value, kind in zip(values, results, strict=True)]
        got = bounds(code, arguments, list(zip(results, values, strict=True)))
        known += sum(int(np.count_nonzero(bound < 0.01)) for bound in got)
        open_ += sum(int(np.count_nonzero(bound >= 0.01)) for bound in got)
        for _ in range(40):
            others = NUMPY[code](*(moved(random, *argument) for argument in arguments))
            for value, other, bound in zip(values, others, got, strict=True):
                apart = np.abs(value.astype(np.float64) - other.astype(np.float64))
                assert (apart <= bound + 1e-4).all(), (arguments, value, other, bound)
    assert known
    assert open_


def test_the_smallest_of_means_that_may_be_equal_is_open():
    means = np.array([8, 7, 7, 40], np.uint8)
    (bound,) = bounds(O.ARGMIN, [(means, np.ones(4), QUANT8), (0, None, T.INT32)], [(N, np.array([1], np.int32))])
    assert bound.tolist() == [3]
    (bound,) = bounds(
        O.ARGMIN,
        [(np.array([8, 4, 7, 40], np.uint8), np.ones(4), QUANT8), (0, None, T.INT32)],
        [(N, np.array([1], np.int32))],
    )
    assert bound.tolist() == [0]


@pytest.mark.parametrize("unknown", [np.nan, np.inf, -np.inf])
def test_the_largest_among_elements_one_of_which_may_be_anything_is_open(unknown):
    values, wide = np.array([1, unknown, 2, 0], np.float32), np.array([0, np.inf, 0, 0])
    (largest,) = (each.astype(np.int32) for each in NUMPY[O.ARGMAX](values, 0))
    (bound,) = bounds(O.ARGMAX, [(values, wide, F), (0, None, T.INT32)], [(N, largest)])
    assert bound.tolist() == [3]


def test_two_values_that_meet_between_their_ends_may_be_equal():
    one, other = (np.array([each], np.uint8) for each in (10, 11))
    (bound,) = bounds(O.EQUAL, [(one, np.ones(1), QUANT8), (other, np.ones(1), QUANT8)], [(B, np.array([False]))])
    assert bound.tolist() == [1]


def test_values_of_different_scales_are_compared_as_real_numbers():
    exact, single = np.array([2.0], np.float32), np.array([9], np.uint8)
    near, far = (
        may_compare_otherwise(
            Inexact(0, Operand(QUANT8, (1,), scale=0.5, zero_point=zero), single, np.ones(1)),
            Inexact(1, Operand(F, (1,)), exact, np.zeros(1)),
        )
        for zero in (4, 3)
    )
    assert near.tolist() == [True]
    assert far.tolist() == [False]


def test_inputs_are_moved_against_each_other_and_an_exact_one_is_not():
    every = [Inexact(place, Operand(F, (1,)), np.zeros(1, np.float32), np.ones(1)) for place in range(CORNERS + 2)]
    assert not corners(every[:1])
    moves = corners(every[:2])
    assert set(zip(moves[0][:, 0].tolist(), moves[1][:, 0].tolist(), strict=True)) == {
        (1, 1),
        (1, -1),
        (-1, 1),
        (-1, -1),
    }
    moves = corners(every)
    assert {len(each) for each in moves.values()} == {2**CORNERS}
    assert (moves[CORNERS - 1] == moves[CORNERS]).all()
    assert (moves[CORNERS - 1] == moves[CORNERS + 1]).all()


def test_an_integer_stops_at_each_number_on_its_way():
    number = Inexact(2, Operand(N, (2,)), np.array([5, 9], np.int32), np.array([3.0, 1.0]))
    assert [move[2].tolist() for move in steps([number])] == [[[6, 10]], [[4, 8]], [[7, 10]], [[3, 8]]]
    endless = Inexact(0, Operand(N, (1,)), np.array([5], np.int32), np.array([np.inf]))
    assert len(list(steps([endless]))) == 2 * STEPS
    truth = Inexact(0, Operand(B, (1,)), np.array([True]), np.array([np.inf]))
    assert not list(steps([truth, Inexact(1, Operand(F, (1,)), np.zeros(1, np.float32), np.full(1, 9.0))]))


@pytest.mark.parametrize(("at_once", "counts"), [(1 << 16, [4]), (4, [2, 2]), (1, [2, 2])])
def test_only_what_another_can_reach_is_moved_against_the_rest(monkeypatch, at_once, counts):
    monkeypatch.setattr(bounds_moves, "_AT_ONCE", at_once)
    value = np.array([[1.0, 1.5], [9.0, np.inf]], np.float32)
    sought = Inexact(0, Operand(F, (2, 2)), value, np.full((2, 2), 0.5))
    every = [moves[0] for moves in one_against_the_rest(sought)]
    assert [len(moves) for moves in every] == counts
    moves = np.concatenate(every).reshape(-1, 4)[:, :3].tolist()
    assert moves == [[1.5, 1.0, 8.5], [0.5, 2.0, 9.5], [0.5, 2.0, 8.5], [1.5, 1.0, 9.5]]


def test_a_value_of_which_nothing_is_known_moves_far():
    value, reach = np.array([1.0, 0.0, 2.0]), np.array([np.inf, -np.inf, 0.5])
    wide = shifted(value.astype(np.float32), Operand(T.TENSOR_FLOAT32, (3,)), reach)
    assert np.isfinite(wide).all()
    assert wide[0] >= 1e29
    assert wide[1] <= -1e29
    assert wide[2] == 2.5
    narrow = shifted(value.astype(np.float16), Operand(T.TENSOR_FLOAT16, (3,)), reach)
    assert narrow.tolist() == [65504, -65504, 2.5]
    down = shifted(np.array([7], np.uint8), Operand(T.TENSOR_QUANT8_ASYMM, (1,), scale=1.0), np.array([-np.inf]))
    assert down.tolist() == [0]


def test_a_zero_has_the_sign_of_its_move():
    moved = shifted(np.array([0.0, 0.0, 1.0], np.float32), Operand(T.TENSOR_FLOAT32, (3,)), np.array([-0.0, 0.0, -1.0]))
    assert np.signbit(moved).tolist() == [True, False, True]


def test_a_value_is_moved_to_where_its_function_turns():
    value, reach = np.array([1.0, 4.0, -0.2], np.float32), np.array([1.0, 1.0, 0.1])
    moves = turned(Inexact(0, Operand(F, (3,)), value, reach), np.pi / 2, np.pi)
    # Of 4.0 the nearest place is 3/2 pi, of -0.2 there is none within 0.1.
    np.testing.assert_allclose(moves, [[1.0, 4.0, -0.2], [np.pi / 2, 3 * np.pi / 2, -0.2]][1:], rtol=1e-6)
    every = turned(Inexact(0, Operand(F, (1,)), np.zeros(1, np.float32), np.full(1, 9.0)), np.pi / 2, np.pi)
    np.testing.assert_allclose(every, [[-np.pi / 2], [np.pi / 2]], rtol=1e-6)


def test_a_value_is_moved_to_0_from_both_sides():
    moves = turned(Inexact(0, Operand(F, (2,)), np.array([2.0, 9.0], np.float32), np.full(2, 3.0)), 0.0, 0.0)
    assert np.abs(moves).tolist() == [[0, 9]] * 2
    assert sorted(np.signbit(moves[:, 0])) == [False, True]
    assert (moves[:, 1] == 9).all()


def test_a_quantised_value_is_moved_to_the_number_of_a_real_place():
    sought = Inexact(0, Operand(QUANT8, (2,), scale=0.5, zero_point=10), np.array([9, 40], np.uint8), np.full(2, 4.0))
    assert turned(sought, -1.5, 0.0).tolist() == [[7, 40]]
    of_channels = Inexact(0, Operand(T.TENSOR_QUANT8_SYMM_PER_CHANNEL, (1,)), np.array([3], np.int8), np.full(1, 1.0))
    assert turned(of_channels, 0.0, 0.0).shape == (0, 1)


def test_elements_move_to_zero_and_no_further():
    value, reach = np.array([[4.0, -1.0], [0.0, np.inf]], np.float32), np.array([[1.0, 2.0], [3.0, np.inf]])
    away, towards = to_and_from_zero(Inexact(0, Operand(F, (2, 2)), value, reach)).tolist()
    assert away == [1, -1, 1, 1]
    assert towards == [-1, 0.5, 0, 0]
    single = Inexact(0, Operand(QUANT8, (1,), scale=0.5, zero_point=10), np.array([8], np.uint8), np.full(1, 4.0))
    assert to_and_from_zero(single).tolist() == [[-1], [0.5]]
