"""The bounds of each operation cover what the oracle computes for inputs anywhere within their reach."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from math import inf

import numpy as np
import pytest

from nnconform.harness.execution.oracle_device import Oracle, open_oracle
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.assembly import Assembly
from nnconform.harness.generate.pattern.sketch import Sketch
from nnconform.harness.generate.per_op import DrawnCall, Undrawable, draw
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import FLOATS, QUANTISED, Array
from nnconform.harness.ops.operation import Op
from nnconform.harness.ops.table import TABLE
from nnconform.harness.oracle.bounds_moves import shifted
from nnconform.harness.oracle.bounds_operation import bounds_of_results

# Places in each interval that are looked at.
PLACES = 41
ELEMENTWISE = [op for op in TABLE.values() if op.elementwise]


@pytest.fixture(scope="module")
def oracle() -> Iterator[Oracle]:
    with closing(open_oracle()) as device:
        yield device


def drawn_calls(op: Op) -> Iterator[DrawnCall]:
    for number, signature in enumerate(op.signatures()):
        try:
            yield draw(Choices.from_seed(number), op, signature.form, signature.row)
        except Undrawable:
            continue


def data_of(model: Model, inputs: Sequence[Array | None]) -> list[int]:
    """Return the places of the inputs that drift."""
    operands = [model.main.operands[index] for index in model.main.input_indexes]
    return [
        place
        for place, (operand, value) in enumerate(zip(operands, inputs, strict=True))
        if value is not None and value.size and operand.dimensions and operand.type in FLOATS | QUANTISED
    ]


def exceeding(oracle: Oracle, model: Model, inputs: Sequence[Array | None], reach: dict[int, Array]) -> float:
    """Return by how much results for inputs within ``reach`` of their values, by place, exceed their bounds at most."""
    computation, main = oracle.compute(model), model.main
    values = computation.values(inputs)
    bounds: list[Array | None] = [None] * len(main.operands)
    for place, each in reach.items():
        bounds[main.input_indexes[place]] = each
    (step,) = main.operations
    found = bounds_of_results(model, step, values, bounds, computation.alone(0, values))
    worst = 0.0
    for part in np.linspace(-1, 1, PLACES):
        moved = list(inputs)
        for place, each in reach.items():
            value = inputs[place]
            assert value is not None
            moved[place] = shifted(value, main.operands[main.input_indexes[place]], part * each)
        results = computation.values(moved)
        for index, bound in zip(step.outputs, found, strict=True):
            right, got = values[index], results[index]
            assert bound is not None
            assert right is not None
            assert got is not None
            with np.errstate(invalid="ignore"):
                off = np.where(np.isinf(bound) | (got == right), 0, np.abs(got.astype(float) - right.astype(float)))
                worst = max(worst, float(np.nan_to_num(off - bound, nan=inf, posinf=inf).max(initial=0.0)))
    return worst


@pytest.mark.sampled(one_in=4)
@pytest.mark.parametrize("op", ELEMENTWISE, ids=lambda op: op.code.name)
def test_results_of_each_element_are_within_bounds(oracle: Oracle, op: Op) -> None:
    tried = 0
    for call in drawn_calls(op):
        for place in data_of(call.model, call.inputs):
            value = call.inputs[place]
            assert value is not None
            kept = value.dtype.kind in "iu"
            for far in (1.0, 10.0) if kept else (0.01, 3.0):
                assert exceeding(oracle, call.model, call.inputs, {place: np.full(value.shape, far)}) <= 1e-6, (
                    call.model
                )
                tried += 1
    assert tried or op.code in {O.LOGICAL_AND, O.LOGICAL_NOT, O.LOGICAL_OR}


def clamped(code: O, *shape: int) -> tuple[Model, tuple[Array | None, ...]]:
    """Return a sum of products of two tensors, with a bias that takes the sums below 0, behind a RELU."""
    s = Sketch(assembly := Assembly(), Choices.fast(3), T.TENSOR_FLOAT32)
    s(code, s.input(2, *shape), s.input(3, *shape), s.input(3), *((1, 1, 1) if len(shape) > 1 else ()), 1)
    graph = assembly.finish([])
    rows, weights, bias = graph.inputs
    return graph.model, (np.ones_like(rows), np.ones_like(weights), np.full_like(bias, -1.2 * np.prod(shape)))


@pytest.mark.parametrize(("code", "shape"), [(O.FULLY_CONNECTED, (4,)), (O.CONV_2D, (2, 2, 1))])
def test_what_is_clamped_unless_several_inputs_move_is_within_bounds(
    oracle: Oracle, code: O, shape: tuple[int, ...]
) -> None:
    model, inputs = clamped(code, *shape)
    reach = {place: np.full(value.shape, 0.15) for place, value in enumerate(inputs[:2]) if value is not None}
    assert exceeding(oracle, model, inputs, {0: reach[0]}) <= 1e-6
    assert exceeding(oracle, model, inputs, reach) <= 1e-6


def test_a_norm_whose_elements_move_to_zero_is_within_bounds(oracle: Oracle) -> None:
    s = Sketch(assembly := Assembly(), Choices.fast(3), T.TENSOR_FLOAT32)
    s(O.L2_POOL_2D, s.input(1, 4, 4, 1), 0, 0, 0, 0, 4, 4, 4, 4, 0)
    graph = assembly.finish([])
    value = np.where(np.arange(16) % 3, 0.5, -0.5).astype(np.float32).reshape(1, 4, 4, 1)
    reach = np.where(np.arange(16) % 3, -0.6, 0.6).reshape(1, 4, 4, 1)
    computation = oracle.compute(graph.model)
    values = computation.values([value])
    bounds: list[Array | None] = [None] * len(graph.model.main.operands)
    bounds[graph.model.main.input_indexes[0]] = np.abs(reach)
    (step,) = graph.model.main.operations
    (bound,) = bounds_of_results(graph.model, step, values, bounds, computation.alone(0, values))
    nothing = computation.values([np.zeros_like(value)])[step.outputs[0]]
    right = values[step.outputs[0]]
    assert bound is not None
    assert right is not None
    assert nothing is not None
    assert np.abs(nothing - right) <= bound
