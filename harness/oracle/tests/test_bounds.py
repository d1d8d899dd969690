"""Bounds of graphs, against hand-worked values; numpy takes the place of the oracle's driver."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import DataLocation, Model, Operand, Operation, Subgraph
from nnconform.harness.oracle.bounded import certainty, compare_bounded
from nnconform.harness.oracle.bounds import answer_with_bounds
from nnconform.harness.oracle.bounds_operation import ROUNDINGS
from nnconform.harness.oracle.computation import ByModels
from nnconform.harness.oracle.tolerance import HALF, SINGLE

NUMPY: dict[int, Callable[..., Any]] = {
    O.ADD: lambda a, b, _: a + b,
    O.SUB: lambda a, b, _: a - b,
    O.MUL: lambda a, b, _: a * b,
    O.DIV: lambda a, b, _: a / b,
    O.SQRT: np.sqrt,
    O.LOGICAL_NOT: np.logical_not,
    O.MEAN: lambda a, axes, _: a.mean(axis=tuple(axes), keepdims=True).round().astype(a.dtype),
    O.TANH: np.tanh,
    O.LESS: lambda a, b: a < b,
    O.MAXIMUM: np.maximum,
    O.TRANSPOSE: np.transpose,
    # A scale of which 1 is not half a unit, and the zero point 128.
    O.RELU1: lambda a: np.clip(a, 128, 128),
    # A slope of 1.3125, in units of the input's scale, that is cut off at 0.
    O.PRELU: lambda a, _: np.clip(np.where(a < 128, np.floor((a - 128.0) * 1.3125 + 128.5), a), 0, 255).astype(a.dtype),
    # As drivers do on x86.
    O.CAST: lambda a: np.where(np.abs(a) < 2.0**31, a, -(2.0**31)).astype(np.int32),
    # Corners at 0, whatever the boxes are.
    O.AXIS_ALIGNED_BBOX_TRANSFORM: np.zeros_like,
    # To twice as many columns, each of the nearest one.
    O.RESIZE_BILINEAR: lambda a, width, height: a.repeat(2, axis=2),
    O.SOFTMAX: lambda a: np.exp(a) / np.exp(a).sum(),
    # Behind an activation, with a bias.
    O.BATCH_MATMUL: lambda a, b: np.maximum(a @ b - 1.4, 0),
    O.REDUCE_SUM: lambda a, axes, _: a.sum(axis=tuple(axes)),
    # With other bytes most of the hashes are the same here.
    O.LSH_PROJECTION: lambda seeds, values: np.asarray(seeds.ravel() == values.ravel(), np.int32),
}


def compiled(model):
    """Return a driver that computes in float64."""

    def ask(inputs):
        values = dict(zip(model.main.input_indexes, inputs, strict=True))
        for index, operand in enumerate(model.main.operands):
            if operand.lifetime == L.CONSTANT_COPY:
                dtype = {T.INT32: np.int32, T.TENSOR_INT32: np.int32, T.BOOL: np.bool_}[operand.type]
                values[index] = np.frombuffer(model.constant(operand), dtype).reshape(operand.dimensions)
        for step in model.main.operations:
            given = [values[i].astype(np.float64) if values[i].dtype.kind == "f" else values[i] for i in step.inputs]
            with np.errstate(invalid="ignore", divide="ignore"):
                values[step.outputs[0]] = NUMPY[step.type](*given)
        kinds = {T.TENSOR_FLOAT32: np.float32, T.TENSOR_FLOAT16: np.float16}
        return [
            np.asarray(values[i], kinds.get(model.main.operands[i].type, values[i].dtype))
            for i in model.main.output_indexes
        ]

    return ask


def ready(model):
    """Return a graph as that driver computes it."""
    return ByModels(model, compiled)


def graph(shape, steps, inputs, code=T.TENSOR_FLOAT32, results=None):
    """Return operations one after the other: (code, operands by name); inputs are named a, b ..., results 0, 1 ..."""
    operands: list[Operand] = []
    operations: list[Operation] = []
    names: dict[str, int] = {}
    values = b""
    reads = [name for _, arguments in steps for name in arguments]

    def add(name, operand):
        names[name] = len(operands)
        operands.append(operand)

    for name in inputs:
        add(name, Operand(code, shape, L.SUBGRAPH_INPUT, number_of_consumers=reads.count(name)))
    add(
        "none",
        Operand(T.INT32, (), L.CONSTANT_COPY, location=DataLocation(0, 0, 4), number_of_consumers=reads.count("none")),
    )
    values += bytes(4)
    add(
        "axes",
        Operand(
            T.TENSOR_INT32,
            (1,),
            L.CONSTANT_COPY,
            location=DataLocation(0, 4, 4),
            number_of_consumers=reads.count("axes"),
        ),
    )
    values += bytes(4)
    for number, (operation, arguments) in enumerate(steps):
        kind, dims = (results or {}).get(number, (code, shape))
        last = L.TEMPORARY_VARIABLE if str(number) in reads else L.SUBGRAPH_OUTPUT
        add(str(number), Operand(kind, dims, last, number_of_consumers=reads.count(str(number))))
        operations.append(Operation(operation, tuple(names[each] for each in arguments), (names[str(number)],)))
    outputs = tuple(i for i, operand in enumerate(operands) if operand.lifetime == L.SUBGRAPH_OUTPUT)
    return Model(
        Subgraph(tuple(operands), tuple(operations), tuple(names[each] for each in inputs), outputs), (), values
    )


def bound_of(result):
    """Return the bound of the first output."""
    bound = result.output_bounds[0]
    assert bound is not None
    return bound


def value_of(result):
    """Return the expected value of the first output."""
    value = result.expected[0]
    assert value is not None
    return value


def single(value):
    return SINGLE.absolute + SINGLE.relative * abs(value)


def floats(*values):
    return np.array(values, np.float32)


def test_an_operation_alone_has_the_contracts_tolerance_and_the_rounding_of_its_inputs():
    result = answer_with_bounds(graph((1,), [(O.MUL, ("a", "b", "none"))], "ab"), (floats(3), floats(5)), ready)
    rounding = ROUNDINGS * 2.0**-23
    assert bound_of(result) == pytest.approx([single(15) + 2 * rounding * 15], rel=0.02)


def test_of_the_difference_of_two_infinities_nothing_is_known():
    """A driver that keeps more digits has two finite numbers there, and 0; what reads it is open too."""
    steps = [(O.SUB, ("a", "a", "none")), (O.MUL, ("0", "b", "none"))]
    with np.errstate(invalid="ignore"):
        result = answer_with_bounds(graph((1,), steps, "ab"), (floats(np.inf), floats(0.5)), ready)
    assert all(each is not None and np.isinf(each).all() for each in result.bounds[-2:]), result.bounds


def test_what_came_before_is_carried_on_by_the_slope():
    steps = [(O.MUL, ("a", "a", "none")), (O.MUL, ("0", "b", "none"))]
    result = answer_with_bounds(graph((1,), steps, "ab"), (floats(2), floats(100)), ready)
    # a * a may be off by its tolerance and two roundings of a, which is multiplied by a hundred; then come those of
    # the second product.
    rounding = ROUNDINGS * 2.0**-23
    assert bound_of(result)[0] == pytest.approx(
        100 * (single(4) + 2 * rounding * 4) + single(400) + 2 * rounding * 400, rel=0.02
    )


def test_where_a_sum_cancels_its_terms_count():
    steps = [(O.REDUCE_SUM, ("a", "axes", "none"))]
    model = graph((2,), steps, "a", results={0: (T.TENSOR_FLOAT32, (1,))})
    result = answer_with_bounds(model, (floats(4096.0, -4096.0),), ready)
    assert value_of(result) == 0
    # The tolerance of 0 is 1e-5; a float32 near 4096 has a unit of 4.9e-4.
    assert 1e-4 < bound_of(result) < 5e-3


def test_what_only_moves_adds_next_to_nothing():
    first = [(O.TANH, ("a",))]
    moved = [*first, (O.TRANSPOSE, ("0",))]
    values = np.linspace(-1, 1, 6, dtype=np.float32).reshape(2, 3)
    alone = bound_of(answer_with_bounds(graph((2, 3), first, "a"), (values,), ready))
    turned = graph((2, 3), moved, "a", results={1: (T.TENSOR_FLOAT32, (3, 2))})
    after = bound_of(answer_with_bounds(turned, (values,), ready))
    # Far from another tolerance: only the rounding of what it reads.
    np.testing.assert_allclose(after, alone.T, rtol=0.05)


@pytest.mark.parametrize("size", [2, 200])
def test_many_values_move_as_few_do(size):
    values = np.linspace(-1, 1, 2 * size, dtype=np.float32).reshape(2, size)
    turned = graph((2, size), [(O.TRANSPOSE, ("a",))], "a", results={0: (T.TENSOR_FLOAT32, (size, 2))})
    assert (bound_of(answer_with_bounds(turned, (values,), ready)) <= 2 * ROUNDINGS * 2.0**-23).all()
    doubled = graph((2, size), [(O.ADD, ("a", "a", "none"))], "a")
    assert (bound_of(answer_with_bounds(doubled, (values,), ready)) >= SINGLE.absolute).all()


@pytest.mark.parametrize("values", [(128, 140, 0), (128, 255, 0), (7, 7, 7)])
def test_quantised_values_that_only_move_are_exact(values):
    raw, code = np.array([values], np.uint8), T.TENSOR_QUANT8_ASYMM
    model = graph((1, 3), [(O.TRANSPOSE, ("a",))], "a", code, results={0: (code, (3, 1))})
    assert not bound_of(answer_with_bounds(model, (raw,), ready)).any()


def test_a_bound_that_is_the_value_of_an_input_by_chance_may_be_a_unit_off():
    model = graph((3,), [(O.RELU1, ("a",))], "a", T.TENSOR_QUANT8_ASYMM)
    result = answer_with_bounds(model, (np.array([128, 140, 0], np.uint8),), ready)
    assert bound_of(result).tolist() == [1, 1, 1]
    assert compare_bounded(result, [np.array([128, 129, 127], np.uint8)]).passed
    assert not compare_bounded(result, [np.array([128, 130, 128], np.uint8)]).passed


def test_what_is_computed_may_be_a_unit_off_though_it_equals_an_input_that_moves_as_it_does():
    # (31 - 128) * 1.3125 + 128 = 0.6875, and 0 is an input too: a unit less is as right.
    model = graph((3,), [(O.PRELU, ("a", "b"))], "ab", T.TENSOR_QUANT8_ASYMM)
    result = answer_with_bounds(model, (np.array([31, 1, 0], np.uint8), np.array([131] * 3, np.uint8)), ready)
    assert bound_of(result)[0] == 1


def test_a_float_that_no_integer_holds_may_become_any():
    model = graph((5,), [(O.CAST, ("a",))], "a", results={0: (T.TENSOR_INT32, (5,))})
    result = answer_with_bounds(model, (floats(2.0**31, -(2.0**31), 3e9, 1.5, -1e30),), ready)
    assert np.isinf(bound_of(result)).tolist() == [True, False, True, False, True]
    most = 2**31 - 1
    assert compare_bounded(result, [np.array([most, -most - 1, -most - 1, 1, 0], np.int32)]).passed
    assert not compare_bounded(result, [np.array([most, -most - 1, most, 2, 0], np.int32)]).passed


def test_an_integer_that_hangs_on_a_rounding_may_be_its_neighbour_and_others_may_not():
    results = {1: (T.TENSOR_INT32, (2,))}
    model = graph((2,), [(O.MUL, ("a", "b", "none")), (O.CAST, ("0",))], "ab", results=results)
    answer = answer_with_bounds(model, (floats(3, 2.5), floats(1, 1)), ready)
    assert value_of(answer).tolist() == [3, 2]
    assert bound_of(answer).tolist() == [1, 0]


def test_inputs_are_exact_and_so_is_what_compares_them():
    model = graph((3,), [(O.LESS, ("a", "b"))], "ab", results={0: (T.TENSOR_BOOL8, (3,))})
    result = answer_with_bounds(model, (floats(1, 2, 3), floats(2, 2.5, 3.5)), ready)
    assert not bound_of(result).any()
    assert certainty(result).undecided == 0


def test_a_comparison_that_hangs_on_a_rounding_is_undecided_and_its_neighbours_are_not():
    steps = [(O.TANH, ("a",)), (O.LESS, ("0", "b"))]
    model = graph((3,), steps, "ab", results={1: (T.TENSOR_BOOL8, (3,))})
    near = np.tanh(0.5) + np.array([1e-6, 0.01, -0.01])
    result = answer_with_bounds(model, (floats(0.5, 0.5, 0.5), near.astype(np.float32)), ready)
    assert value_of(result).tolist() == [True, True, False]
    assert bound_of(result).tolist() == [1, 0, 0]
    assert certainty(result).undecided == 1
    assert compare_bounded(result, [np.array([False, True, False])]).passed
    assert not compare_bounded(result, [np.array([True, False, False])]).passed
    assert not compare_bounded(result, [np.array([True, True, True])]).passed


HASH = {1: (T.TENSOR_INT32, (2,))}


@pytest.mark.parametrize("hashed", [("0", "b"), ("b", "0")])
def test_a_hash_of_what_may_have_other_bytes_is_unknown_though_no_move_changes_it(hashed):
    model = graph((2,), [(O.TANH, ("a",)), (O.LSH_PROJECTION, hashed)], "ab", results=HASH)
    result = answer_with_bounds(model, (floats(0.5, 1), floats(7, 8)), ready)
    assert np.isinf(bound_of(result)).all()
    # A 0 that was only moved is exact, except for its sign.
    moved = graph((2,), [(O.TRANSPOSE, ("a",)), (O.LSH_PROJECTION, hashed)], "ab", results=HASH)
    assert np.isinf(bound_of(answer_with_bounds(moved, (floats(0, 0), floats(7, 8)), ready))).all()


def test_a_hash_of_what_is_exact_is_known():
    model = graph((2,), [(O.LSH_PROJECTION, ("a", "b"))], "ab", results={0: (T.TENSOR_INT32, (2,))})
    assert not bound_of(answer_with_bounds(model, (floats(7, 1), floats(7, 8)), ready)).any()


def test_a_root_close_to_0_is_far_off_and_one_of_what_may_be_negative_is_unknown():
    steps = [(O.SUB, ("a", "b", "none")), (O.SQRT, ("0",))]
    result = answer_with_bounds(graph((3,), steps, "ab"), (floats(1.0001, 1, 2), floats(1, 1, 1)), ready)
    close, unknown, plain = bound_of(result)
    assert 5e-4 < close < 2e-3
    assert np.isinf(unknown)
    assert plain < 3e-5
    assert certainty(result).undecided == 1


def test_half_precision_has_its_own_tolerance_and_only_where_it_is_used():
    half = answer_with_bounds(
        graph((1,), [(O.TANH, ("a",))], "a", T.TENSOR_FLOAT16), (np.array([0.5], np.float16),), ready
    )
    assert bound_of(half)[0] > HALF.absolute
    full = answer_with_bounds(graph((1,), [(O.TANH, ("a",))], "a"), (floats(0.5),), ready)
    assert bound_of(full)[0] < 2 * SINGLE.absolute


@pytest.mark.parametrize(("off", "passes"), [(0.0, True), (0.9, True), (1.1, False), (np.nan, False), (np.inf, False)])
def test_what_lies_within_its_bound_passes(off, passes):
    result = answer_with_bounds(graph((2,), [(O.MUL, ("a", "b", "none"))], "ab"), (floats(3, 4), floats(5, 6)), ready)
    got = value_of(result).astype(np.float64) + bound_of(result) * np.array([off, 0])
    comparison = compare_bounded(result, [got])
    assert comparison.passed == passes
    assert comparison.outputs[0].compared == 2
    assert comparison.outputs[0].mismatches == (not passes)


def test_other_dimensions_are_wrong():
    result = answer_with_bounds(graph((2,), [(O.TANH, ("a",))], "a"), (floats(3, 4),), ready)
    assert "dimensions [1, 2], expected [2]" in compare_bounded(result, [floats(3, 4).reshape(1, 2)]).outputs[0].problem


def test_blunt_elements_are_counted():
    steps = [(O.SUB, ("a", "b", "none")), (O.MUL, ("0", "c", "none"))]
    result = answer_with_bounds(graph((1,), steps, "abc"), (floats(1.00001), floats(1), floats(1000)), ready)
    assert certainty(result).blunt == 1
    assert certainty(result).discriminating == 0


def test_a_result_between_places_may_be_off_by_the_rounding_of_its_place():
    shape, last = (1, 1, 4, 1), (1, 1, 8, 1)
    model = graph(shape, [(O.RESIZE_BILINEAR, ("a", "none", "none"))], "a", results={0: (T.TENSOR_FLOAT32, last)})
    image = floats(1, -7, 2, 3).reshape(shape)
    place = ROUNDINGS * 2.0**-23 * 2 * 4 * 7
    own = np.abs(image).repeat(2, axis=2)
    wanted = single(own) + ROUNDINGS * 2.0**-23 * own + place
    assert bound_of(answer_with_bounds(model, (image,), ready)) == pytest.approx(wanted, rel=0.02)


def test_a_corner_of_a_box_may_be_off_by_the_roundings_of_its_centre_and_extent():
    """Also one that no move of the box moves, as centre and extent do not differ."""
    boxes = floats(20, 0, 24, 16, 1, -2, 1, 2).reshape(2, 4)
    model = graph((2, 4), [(O.AXIS_ALIGNED_BBOX_TRANSFORM, ("a",))], "a")
    wanted = SINGLE.absolute + ROUNDINGS * 2.0**-23 * np.repeat([[24], [2]], 4, axis=1)
    assert bound_of(answer_with_bounds(model, (boxes,), ready)) == pytest.approx(wanted)


def test_each_share_of_two_among_many_moves_against_the_other(monkeypatch):
    """So many elements are moved in three random directions, of which one in four moves none against its neighbour."""
    monkeypatch.setitem(NUMPY, O.LOG_SOFTMAX, lambda a: a + 130 - np.log(np.exp(a + 130).sum(axis=0)))
    values = np.random.default_rng(3).uniform(-139, -120, (2, 20_000)).astype(np.float16)
    model = graph(values.shape, [(O.LOG_SOFTMAX, ("a",))], "a", T.TENSOR_FLOAT16)
    answer = answer_with_bounds(model, (values,), ready)
    # A sum of exponentials that is rounded before it is subtracted: in steps of 1/8, or of 1/16 below 128.
    wide = values.astype(np.float64)
    total = np.log(np.exp(wide + 130).sum(axis=0)) - 130
    assert compare_bounded(answer, [(wide - total.astype(np.float16)).astype(np.float16)]).passed
    assert not compare_bounded(answer, [(wide - total + 2).astype(np.float16)]).passed
