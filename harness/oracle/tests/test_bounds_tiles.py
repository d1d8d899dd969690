"""What a convolution in tiles may be off, with numbers worked by hand."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import DataLocation, Model, Operand, Operation, Subgraph
from nnconform.harness.oracle.bounds import answer_with_bounds
from nnconform.harness.oracle.bounds_tiles import allow_tiles, in_tiles
from nnconform.harness.oracle.compare import compare
from nnconform.harness.oracle.tests import test_bounds
from nnconform.harness.oracle.tests.test_bounds import graph, ready

# Four terms, the largest of 4 * 2: 64 * 2 * 8 roundings.
IMAGE, FILTERS = np.full((1, 2, 2, 1), 4, np.float32), np.full((1, 2, 2, 1), -2, np.float32)
OFF = 2.0**10 * 2.0**-23
F32, F16 = T.TENSOR_FLOAT32, T.TENSOR_FLOAT16


def call(
    code: O = O.CONV_2D, *, of: T = F32, filters: np.ndarray = FILTERS, stored: bool = False, behind: bool = False
) -> Model:
    """Return a convolution of an image by filters that are an input or a constant, or behind an operation."""
    first, second = (Operand(of, (1, 2, 2, 1), lifetime=L.SUBGRAPH_INPUT), Operand(of, filters.shape))
    second = Operand(of, filters.shape, lifetime=L.SUBGRAPH_INPUT)
    if stored:
        second = Operand(of, filters.shape, lifetime=L.CONSTANT_COPY, location=DataLocation(0, 0, filters.nbytes))
    result, inner = Operand(of, (1, 1, 1, 1)), Operand(of, (1, 2, 2, 1), lifetime=L.TEMPORARY_VARIABLE)
    steps = (Operation(O.ADD, (0, 0), (3,)),) if behind else ()
    steps = (*steps, Operation(code, (3 if behind else 0, 1), (2,)))
    main = Subgraph((first, second, result, inner), steps, (0,) if stored else (0, 1), (2,))
    return Model(main, operand_values=filters.tobytes() if stored else b"")


def passes(model: Model, off: float) -> bool:
    expected = np.zeros((1, 1, 1, 1), np.float32 if model.main.operands[2].type == F32 else np.float16)
    inputs = [IMAGE, FILTERS][: len(model.main.input_indexes)]
    comparison = compare(model, [expected], [np.asarray(expected + off, expected.dtype)])
    allowed = allow_tiles(model, inputs, comparison)
    assert allowed.outputs[0].mismatches == (0 if allowed.passed else 1)
    return allowed.passed


@pytest.mark.parametrize(
    "options",
    [{}, {"code": O.GROUPED_CONV_2D}, {"stored": True}, {"behind": True}],
    ids=["inputs", "groups", "constant", "behind an operation"],
)
def test_a_case_allows_what_tiles_round_and_no_more(options):
    assert passes(call(**options), OFF)
    assert not passes(call(**options), OFF + 2e-5)
    assert not passes(call(**options), np.nan)


@pytest.mark.parametrize(
    "model",
    [
        call(O.ADD),
        call(filters=np.full((4, 1, 1, 1), -2, np.float32)),
        call(filters=np.zeros((1, 0, 2, 1), np.float32)),
        call(filters=np.zeros((1,), np.float32)),
    ],
    ids=["another operation", "windows of one cell", "no cells", "extents that are not known"],
)
def test_others_are_compared_as_before(model):
    assert passes(model, 0.9e-5)
    assert not passes(model, 1.1e-5)


def test_float16_has_room_for_it():
    assert passes(call(of=F16), 0.004)
    assert not passes(call(of=F16), 0.0055)


def test_each_image_has_its_own_bound():
    images = np.concatenate([IMAGE, IMAGE / 4])
    assert np.ravel(in_tiles(images, FILTERS, 0)).tolist() == [OFF, OFF / 4]
    assert in_tiles(None, FILTERS, 0) == in_tiles(IMAGE[0], FILTERS, 0) == 0
    # Each channel has filters of its own: two of four terms.
    assert np.ravel(in_tiles(IMAGE, np.full((1, 2, 2, 2), -2, np.float32), 3)).tolist() == [OFF]


@pytest.mark.parametrize(("code", "tiles"), [(F32, True), (F16, False)])
def test_bounds_of_graphs_have_it_where_float32_is_computed(monkeypatch, code, tiles):
    monkeypatch.setitem(
        test_bounds.NUMPY,
        O.CONV_2D,
        lambda image, filters: np.einsum("bhwc,ohwc->bo", image, filters).reshape(1, 1, 1, 1),
    )
    model = graph((1, 2, 2, 1), [(O.CONV_2D, ("a", "b"))], "ab", code, results={0: (code, (1, 1, 1, 1))})
    inputs = [IMAGE / 64, FILTERS / 64] if tiles else [IMAGE.astype(np.float16), FILTERS.astype(np.float16)]
    (bound,) = answer_with_bounds(model, inputs, ready).output_bounds
    assert bound is not None
    right = 32 / 4096 if tiles else 32
    alone, unit = (1e-5 + 5 * 2.0**-23 * right, 2.0**-23) if tiles else (5 * 2.0**-10 * (1 + right), 2.0**-10)
    # The inputs are moved by four units of their own, all together.
    moved = bound.item() - alone - (OFF / 4096 if tiles else 0)
    assert 0 < moved <= 8.1 * unit * right
