"""Calls that AOSP's own code decides otherwise than the text, and calls that the text leaves open."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import pytest

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.per_op import Constraints, draw
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.harness.ops.table import TABLE
from nnconform.harness.ops.tests.calls import call_of
from nnconform.harness.validate.operation import check_operation


def beyond_vts(operation: str, call: Call, values: Mapping[str, Array]) -> str:
    """Return the sentence that decides the call otherwise than AOSP's own code."""
    rule = TABLE[OperationType[operation]].beyond_vts
    assert rule is not None
    return rule(call, values)


def left_open(operation: str, values: Mapping[str, Array]) -> str:
    """Return why a call with these values has no defined result."""
    rule = TABLE[OperationType[operation]].undefined
    assert rule is not None
    return rule(call_of("TANH", input=(1,)), values)


NO_AXES = np.zeros(0, np.int32)
AXES = np.zeros(1, np.int32)


@pytest.mark.parametrize(
    ("arguments", "extents"),
    [
        ({"axes": None, "keep_dims": 0}, (1,)),
        ({"axes": None, "keep_dims": 1}, (1, 1, 1)),
        ({"axes": NO_AXES, "keep_dims": 0}, (1,)),
        ({"axes": [1], "keep_dims": 0}, (2, 4)),
    ],
    ids=["left out", "left out, kept", "no entries", "one"],
)
def test_a_mean_without_axes_is_over_all_of_them(arguments, extents):
    assert check_operation(call_of("MEAN", input=(2, 3, 4), **arguments)) == (extents,)


def test_another_reduction_needs_axes():
    with pytest.raises(ValidationError, match=r"axes: extents: got \[0\], wanted each above 0"):
        check_operation(call_of("REDUCE_SUM", input=(2, 3), axes=NO_AXES, keep_dims=0))


@pytest.mark.parametrize(
    ("operation", "arguments", "values", "beyond"),
    [
        ("MEAN", {"axes": None}, {}, True),
        ("MEAN", {"axes": (None,)}, {}, True),
        ("MEAN", {"axes": (None,)}, {"axes": NO_AXES}, True),
        ("MEAN", {"axes": (None,)}, {"axes": AXES}, False),
        ("SQUEEZE", {"axes": None}, {}, True),
        ("SQUEEZE", {"axes": [1]}, {"axes": AXES}, False),
        ("TRANSPOSE", {"perm": None}, {}, True),
        ("TRANSPOSE", {"perm": [0, 1, 2]}, {"perm": AXES}, False),
    ],
)
def test_calls_that_only_the_text_decides_say_so(operation, arguments, values, beyond):
    sentence = beyond_vts(operation, call_of(operation, input=(2, 1, 3), **arguments), values)
    assert sentence.startswith(f"types.hal 1.1, {operation}, ") == beyond
    assert bool(sentence) == beyond


def test_axes_that_an_operation_computes_are_known_to_neither():
    call = call_of("MEAN", input=(2, 3), axes=(2,), keep_dims=0)
    axes = call.operand("axes")
    call.operands = {**call.operands, "axes": type(axes)(axes.type, axes.dimensions)}
    assert beyond_vts("MEAN", call, {}) == ""


def test_a_matrix_is_transposed_by_both_and_so_is_an_argument_left_out_with_its_rank():
    assert beyond_vts("TRANSPOSE", call_of("TRANSPOSE", input=(2, 3), perm=None), {}) == ""
    call = call_of("SQUEEZE", input=(2, 1), axes=None)
    call.extents = {**call.extents, "axes": (None,)}
    assert beyond_vts("SQUEEZE", call, {}) == ""


@pytest.mark.parametrize(
    ("code", "weights"),
    [
        ("BIDIRECTIONAL_SEQUENCE_RNN", "fw_aux_weights"),
        ("BIDIRECTIONAL_SEQUENCE_LSTM", "fw_aux_input_to_forget_weights"),
    ],
)
@pytest.mark.parametrize(("size", "linked", "open_"), [(3, True, True), (2, True, False), (3, False, False)])
def test_parallel_linking_of_unequal_sizes_is_left_open(code, weights, size, linked, open_):
    values = {"input": np.zeros((1, 1, 2)), "aux_input": np.zeros((1, 1, size))}
    if not linked:
        values[weights] = np.zeros((4, size))
    assert bool(left_open(code, values)) == open_
    assert left_open(code, {"input": values["input"]}) == ""


@pytest.mark.parametrize("code", ["BIDIRECTIONAL_SEQUENCE_RNN", "BIDIRECTIONAL_SEQUENCE_LSTM"])
def test_drawn_sequences_that_are_linked_in_parallel_are_of_one_size(code):
    op, linked = TABLE[OperationType[code]], 0
    signature = next(op.signatures())
    for seed in range(40):
        call = draw(Choices.from_seed(seed), op, signature.form, signature.row)
        bound = dict(zip((arg.name for arg in call.form.inputs), call.model.main.operations[0].inputs, strict=True))
        shapes = {name: call.model.main.operands[index].dimensions for name, index in bound.items()}
        values = {name: np.zeros(dims) for name, dims in shapes.items() if dims}
        linked += "aux_input" in values
        assert left_open(code, values) == ""
    assert linked


@pytest.mark.parametrize("code", ["BOX_WITH_NMS_LIMIT", "GENERATE_PROPOSALS"])
@pytest.mark.parametrize("types", [T.TENSOR_FLOAT32, T.TENSOR_QUANT8_ASYMM])
def test_scores_of_many_boxes_are_distinct_in_every_type(code, types):
    op = TABLE[OperationType[code]]
    signature = next(each for each in op.signatures() if each.row.of == T.TENSOR_FLOAT32 or types == T.TENSOR_FLOAT32)
    signature = next(each for each in op.signatures() if each.row.type_of(each.form.argument("scores")) == types)
    sizes = {"n": 40, "classes": 13, "b": 2, "h": 9, "w": 11, "anchors": 13}
    symbols = {part for arg in signature.form.inputs for part in arg.extents or ()}
    constraints = Constraints(sizes={name: size for name, size in sizes.items() if name in symbols})
    call = draw(Choices.from_seed(3), op, signature.form, signature.row, constraints)
    scores = call.inputs[0]
    assert scores is not None
    assert len(np.unique(scores)) == scores.size
    assert (scores.size > 500) == (types == T.TENSOR_FLOAT32)


@pytest.mark.parametrize(("omitted", "dimensions"), [(False, (1,)), (True, (0,))])
def test_axes_to_squeeze_are_kept_where_they_are_fixed_and_declared_where_they_are_left_out(omitted, dimensions):
    op = TABLE[OperationType.SQUEEZE]
    signature = next(op.signatures())
    fixed = Constraints(omitted=frozenset({"axes"})) if omitted else Constraints(values={"axes": [0]})
    call = draw(Choices.from_seed(5), op, signature.form, signature.row, fixed)
    axes = call.model.main.operands[call.model.main.operations[0].inputs[1]]
    assert axes.dimensions == dimensions
    assert (axes.lifetime.name == "NO_VALUE") == omitted
