"""Values that definitions derive from calls, against hand-worked numbers: extents, ranges, and undefined results."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType, PaddingScheme
from nnconform.harness.model.graph import Operand
from nnconform.harness.ops.describe import operations_page
from nnconform.harness.ops.draft import CallDraft, arrange_broadcast
from nnconform.harness.ops.operation import Interval, Unknown
from nnconform.harness.ops.table import TABLE
from nnconform.harness.ops.tests.calls import call_of
from nnconform.harness.validate.operation import check_operation

SIGNED = T.TENSOR_QUANT8_ASYMM_SIGNED
MASKS = {"begin_mask": 0, "end_mask": 0, "shrink_axis_mask": 0}
UNIT = {"stride_width": 1, "stride_height": 1, "fused_activation": 0, "nchw": 0}


@pytest.mark.parametrize(
    ("operation", "arguments", "extents"),
    [
        ("RESHAPE", {"input": (2, 6), "shape": [3, -1]}, (3, 4)),
        ("RESHAPE", {"input": (None, 6), "shape": [3, -1]}, (3, None)),
        ("RESHAPE", {"shape": [3, 4]}, None),
        ("RESIZE_BILINEAR", {"form": "by_scale", "input": (1, 3, 5, 2), "width_scale": 0.5, "height_scale": 2.0},
         (1, 6, 2, 2)),
        ("RESIZE_BILINEAR", {"form": "by_scale", "input": (1, None, 5, 2), "width_scale": 1.5, "height_scale": 2.0},
         (1, None, 7, 2)),
        ("SPACE_TO_BATCH_ND", {"input": (2, None, 4, 3), "block_shape": [2, 2], "paddings": [[0, 0], [1, 1]]},
         (8, None, 3, 3)),
        ("SPLIT", {"input": (2, None), "axis": 1, "num_splits": 2, "outputs": [None, None]}, (2, None)),
        ("SQUEEZE", {"input": (2, 1, 1)}, (2,)),
        ("SQUEEZE", {"input": (2, None)}, None),
        ("TRANSPOSE", {"input": (2, 3, 4)}, (4, 3, 2)),
        ("STRIDED_SLICE", {**MASKS, "input": (5, 3), "begin": [4, 0], "end": [0, 3], "strides": [-2, 2]}, (2, 2)),
        ("STRIDED_SLICE", {**MASKS, "input": (None, 3), "begin": [1, 0], "end": [4, 1], "strides": [1, 1]}, (None, 1)),
        ("CONV_2D", {**UNIT, "form": "implicit_padding", "padding_scheme": int(PaddingScheme.SAME),
         "input": (1, 5, 5, 1), "filter": (2, None, 3, 1)}, (1, None, None, 2)),
        ("TRANSPOSE_CONV_2D", {**UNIT, "padding_left": 0, "padding_right": 0, "padding_top": 1, "padding_bottom": 0,
         "input": (1, 3, 4, 1), "filter": (2, 2, 3, 1)}, (1, 3, 6, 2)),
        ("TRANSPOSE_CONV_2D", {**UNIT, "input": (1, None, 4, 1), "filter": (2, 2, None, 1)}, (1, None, None, 2)),
        ("LSH_PROJECTION", {"hash": (4, 2), "type": 2, "weight": [1.0]}, (8,)),
        ("LSH_PROJECTION", {"hash": (4, None), "type": 2, "weight": [1.0]}, (None,)),
        ("LSH_PROJECTION", {"hash": (4, 2), "type": 3}, (4,)),
        ("FULLY_CONNECTED", {"input": (2, 3, 2), "weights": (5, 4)}, (3, 5)),
    ],
)  # fmt: skip
def test_extents(operation: str, arguments: dict[str, Any], extents: Any) -> None:
    assert check_operation(call_of(operation, **arguments))[0] == extents


def test_slices_and_curvature() -> None:
    accepted = call_of("SLICE", input=(4, 3), begin=[1, 0], size=[2, -1]).derived("slices")
    assert np.arange(12).reshape(4, 3)[accepted].tolist() == [[3, 4, 5], [6, 7, 8]]
    half, single = (call_of("HEATMAP_MAX_KEYPOINT", types=each) for each in (T.TENSOR_FLOAT16, T.TENSOR_FLOAT32))
    assert (half.derived("singular"), single.derived("singular")) == (1e-3, 1e-5)


def test_a_placeholder_has_no_rank_but_what_its_argument_has() -> None:
    call = call_of("LSH_PROJECTION", weight=(None,))
    assert call.dims("weight") == (None,)
    with pytest.raises(Unknown):
        call_of("RESHAPE").dims("input")


def test_references() -> None:
    assert call_of("ADD").references() == []


@pytest.mark.parametrize(
    ("operation", "copies"),
    [("RESHAPE", True), ("CAST", True), ("CONCATENATION", True), ("ADD", None)],
)
def test_copies(operation: str, copies: bool | None) -> None:
    result = TABLE[OperationType[operation]].copies
    types = T.TENSOR_FLOAT16 if operation == "CAST" else T.TENSOR_FLOAT32
    assert (result(call_of(operation, types=types)) if result else None) is copies


def test_a_transposition_copies_one_axis_alone() -> None:
    copies = TABLE[OperationType.TRANSPOSE].copies
    assert copies is not None
    assert copies(call_of("TRANSPOSE", input=(3,)))
    assert not copies(call_of("TRANSPOSE", input=(3, 1)))


def undefined(operation: str, values: dict[str, Any], **arguments: Any) -> str:
    rule = TABLE[OperationType[operation]].undefined
    assert rule is not None
    return rule(call_of(operation, **arguments), values)


@pytest.mark.parametrize(
    ("operation", "lhs", "rhs", "overflows"),
    [
        ("ADD", [2**30], [2**30 - 1], False),
        ("ADD", [2**30], [2**30], True),
        ("SUB", [-(2**30)], [2**30], True),
        ("MUL", [2**16], [2**15 - 1], False),
        ("MUL", [2**16], [-(2**15)], True),
        ("BATCH_MATMUL", [[2**15, 1]], [[2**15 - 1], [1]], False),
        ("BATCH_MATMUL", [[2**15, 1]], [[2**15], [1]], True),
        ("ADD", [], [2**31 - 1], False),
    ],
)
def test_overflow_is_undefined(operation: str, lhs: Any, rhs: Any, overflows: bool) -> None:
    values = {"lhs": np.array(lhs, np.int32), "rhs": np.array(rhs, np.int32)}
    assert bool(undefined(operation, values, types=T.TENSOR_INT32)) is overflows
    assert undefined(operation, {name: value.astype(np.float32) for name, value in values.items()}) == ""


def test_a_vector_without_length_is_undefined_before_1_3() -> None:
    stored = np.array([[1, 2], [3, 3]], np.uint8)
    arguments: dict[str, Any] = {"input": (2, 2), "axis": 1, "types": T.TENSOR_QUANT8_ASYMM}
    assert "a vector of zeros" in undefined(
        "L2_NORMALIZATION", {"input": stored}, **arguments, quantised={"input": (0.5, 3)}
    )
    assert undefined("L2_NORMALIZATION", {"input": stored}, **arguments, quantised={"input": (0.5, 1)}) == ""
    assert undefined("L2_NORMALIZATION", {"input": stored * 0}, **{**arguments, "types": SIGNED}) == ""


@pytest.mark.parametrize(("most", "left_open"), [(0, True), (1, False), (-1, False)])
def test_no_proposals_is_undefined(most: int, left_open: bool) -> None:
    assert bool(undefined("GENERATE_PROPOSALS", {"post_nms_max": np.array(most, np.int32)})) is left_open


@pytest.mark.parametrize(
    ("least", "deltas", "fragile"),
    [
        (1.0, [1.0, 1.0, -9.0, 1.0], False),
        (0.0, [1.0, 1.0, -9.0, 1.0], True),
        (0.0, [1.0, 1.0, -2.0, 1.0], False),
        (0.0, [127, 127, 30, 127], True),
        (0.0, [127, 127, 120, 127], False),
        (0.0, [], False),
    ],
)
def test_a_rounding_decides_on_proposals_without_extents(least: float, deltas: list[float], fragile: bool) -> None:
    quantised = bool(deltas) and isinstance(deltas[0], int)
    operand = Operand(T.TENSOR_QUANT8_ASYMM if quantised else T.TENSOR_FLOAT32, (), scale=0.1, zero_point=127)
    values: list[Any] = [None] * 10
    decides = TABLE[OperationType.GENERATE_PROPOSALS].fragile
    assert decides is not None
    assert not decides([operand] * 10, values)
    values[1], values[9] = np.array(deltas, np.uint8 if quantised else np.float32), np.array(least, np.float32)
    assert decides([operand] * 10, values) is fragile


@pytest.mark.parametrize(
    ("operation", "inputs", "arguments", "ends"),
    [
        ("ABS", {"input": (-3, 2)}, {}, (0, 3)),
        ("ABS", {"input": (-3, -2)}, {}, (2, 3)),
        ("RELU6", {"input": (-3, 9)}, {}, (0, 6)),
        ("LOGISTIC", {"input": (-np.log(3), np.log(9))}, {}, (0.25, 0.9)),
        ("TANH", {"input": (-np.log(2), np.log(3))}, {}, (-0.6, 0.8)),
        ("SOFTMAX", {"input": (0, np.log(2))}, {"input": (2, 3), "beta": 1.0}, (0.2, 0.5)),
        ("NEG", {"input": (-3, 9)}, {}, (-9, 3)),
        ("ADD", {"lhs": (-1, 2), "rhs": (3, 5)}, {}, (2, 7)),
        ("SUB", {"lhs": (-1, 2), "rhs": (3, 5)}, {}, (-6, -1)),
        ("DIV", {"lhs": (1, 2), "rhs": (0, 5)}, {}, (0.2, 1e30)),  # the largest there is where 0 divides
        ("EXP", {"input": (0, 1000)}, {}, (1, 1e30)),
        ("LOG", {"input": (0, 1)}, {}, (np.log(1e-3), 0)),
        ("SQRT", {"input": (-1, 9)}, {}, (0, 3)),
        ("RSQRT", {"input": (0.25, 4)}, {}, (0.5, 2)),
        ("PRELU", {"input": (-1, 4), "alpha": (-2, 3)}, {}, (-8, 12)),
        ("ELU", {"input": (-1, 4)}, {"alpha": 2.0}, (-2, 4)),
        ("LOG_SOFTMAX", {"input": (-1, 4)}, {"beta": 2.0}, (-13, 0)),
        ("INSTANCE_NORMALIZATION", {"input": (-1, 4)}, {"gamma": -2.0, "beta": 1.0}, (-5, 7)),
        ("ROI_ALIGN", {"features": (2, 4)}, {}, (0, 4)),
        ("REDUCE_SUM", {"input": (-1, 2)}, {"input": (3, 4), "axes": [1], "keep_dims": 0}, (-4, 8)),
        ("REDUCE_PROD", {"input": (-2, 1)}, {"input": (3, 4), "axes": [1], "keep_dims": 0}, (-4, 4)),
        ("REDUCE_PROD", {"input": (0, 2)}, {"input": (3, 4), "axes": [1], "keep_dims": 0}, (0, 4)),
        ("FULLY_CONNECTED", {"input": (-1, 2), "weights": (-3, 1), "bias": (-5, 0)},
         {"input": (1, 4), "weights": (2, 4)}, (-17, 17)),
        ("BATCH_MATMUL", {"lhs": (0, 1), "rhs": (0, 2)}, {"lhs": (1, 4), "rhs": (4, 1)}, (0, 4)),
        ("FULLY_CONNECTED", {"input": (1, 2), "weights": (0, 3), "bias": (2, 5)},
         {"input": (1, 4), "weights": (2, 4)}, (2, 17)),
    ],
)  # fmt: skip
def test_ranges(operation: str, inputs: dict[str, Interval], arguments: dict[str, Any], ends: Interval) -> None:
    rule = TABLE[OperationType[operation]].range
    assert rule is not None
    (result,) = rule(call_of(operation, **arguments), inputs).values()
    assert result == pytest.approx(ends, rel=1e-6, abs=1e-9)


def test_range_of_indexes() -> None:
    rule = TABLE[OperationType.ARGMAX].range
    assert rule is not None
    assert list(rule(call_of("ARGMAX", input=(3, 7)), {"input": (-1, 1)}).values()) == [(0, 6)]


def test_range_of_a_loop() -> None:
    rule = TABLE[OperationType.WHILE].range
    assert rule is not None
    assert rule(call_of("ADD"), {"a": (-1, 2), "b": (0, 1)}) == {"outputs": (-6, 6)}


def test_only_what_is_optional_is_left_out() -> None:
    (form,) = TABLE[OperationType.PRELU].forms
    draft = CallDraft(form, TABLE[OperationType.PRELU].rows[0], lambda low, high: low)
    with pytest.raises(ValueError, match="default: argument alpha is not optional"):
        draft.omit("alpha")


def test_broadcast_to_two_decided_shapes() -> None:
    (form,) = TABLE[OperationType.PRELU].forms
    draft = CallDraft(form, TABLE[OperationType.PRELU].rows[0], lambda low, high: low)
    draft.extents.update(input=(2, 3), alpha=(7, 7, 7))
    arrange_broadcast(draft, "input", "alpha")
    assert draft.extents == {"input": (2, 3), "alpha": (1, 2, 3)}


def test_two_decided_shapes_that_broadcast_stay_as_they_are() -> None:
    (form,) = TABLE[OperationType.PRELU].forms
    draft = CallDraft(form, TABLE[OperationType.PRELU].rows[0], lambda low, high: high)
    draft.extents.update(input=(7, 2, 3), alpha=(7, 1, 3))
    arrange_broadcast(draft, "input", "alpha")
    assert draft.extents == {"input": (7, 2, 3), "alpha": (7, 1, 3)}


def test_page_of_operations() -> None:
    page = operations_page({"PRELU": {"litert": 3, "onnxruntime": 1}})
    assert "| 71 | [PRELU](#prelu) | 1.2 | 4 | litert 3, onnxruntime 1 |" in page
    assert "| 0 | [ADD](#add) | 1.0 | 5 | nothing |" in page
    assert "x where x >= 0, alpha * x elsewhere. Defined in `harness/ops/defs/prelu.py`." in page
    assert (
        "FLOAT32 (since 1.2), FLOAT16 (since 1.2), QUANT8_ASYMM (since 1.2), QUANT8_ASYMM_SIGNED (since 1.3)." in page
    )
    assert "| input | in | row | [b, h, w, c_in] or NCHW |  |" in page
    assert "| nchw | in | BOOL | scalar | optional (left off the end of the list), default False; since 1.2 |" in page
    assert "| output | out | row | rank 1 to 4 | quantised like input |" in page
    assert "| output | out | row | rank 1 to 4 | quantised 0.0078125, 0 or 0.0078125, 128 |" in page
    assert "| inputs | in | row, repeated | rank 1 to 4 |  |" in page
    assert "| inputs | in | any, repeated |" in page
    assert "| alpha | in | row | rank from 1 |  |" in page


@pytest.mark.parametrize(
    ("value", "target", "wanted"),
    [
        (2.0**31, T.TENSOR_INT32, "a float beyond the range of TENSOR_INT32"),
        (-(2.0**31), T.TENSOR_INT32, ""),
        (np.nan, T.TENSOR_INT32, "a float beyond the range of TENSOR_INT32"),
        (3e9, T.TENSOR_QUANT8_ASYMM, ""),
    ],
)
def test_a_cast_of_a_float_that_no_integer_holds_is_undefined(value: float, target: T, wanted: str) -> None:
    call = call_of("CAST")
    call.operands = {**call.operands, "output": Operand(target, (2,))}
    rule = TABLE[OperationType.CAST].undefined
    assert rule is not None
    assert rule(call, {"input": np.array([1.0, value], np.float32)}) == wanted
    assert rule(call, {}) == ""
