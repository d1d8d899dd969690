"""Selection of the signature that a list of operand types calls, and the error if there is none."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.ops.schema import Omission, scalar, tensor
from nnconform.harness.ops.select import bind, select
from nnconform.harness.ops.table import TABLE

F32, F16, Q8, PER_CHANNEL = T.TENSOR_FLOAT32, T.TENSOR_FLOAT16, T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_SYMM_PER_CHANNEL
INT, BOOL, REAL = T.INT32, T.BOOL, T.FLOAT32
TENSORS = [F32] * 3
LAYOUT_AND_DILATION = [BOOL, INT, INT]

# operation, inputs, form
SELECTED: list[tuple[O, Sequence[T], str]] = [
    (O.CONV_2D, [*TENSORS, *[INT] * 7], "explicit_padding"),
    (O.CONV_2D, [*TENSORS, *[INT] * 4, *LAYOUT_AND_DILATION], "implicit_padding"),
    (O.CONV_2D, [*TENSORS, *[INT] * 4], "implicit_padding"),
    (O.CONV_2D, [*TENSORS, *[INT] * 4, BOOL], "implicit_padding"),
    (O.CONV_2D, [*TENSORS, *[INT] * 7, BOOL], "explicit_padding"),
    (O.CONV_2D, [*TENSORS, *[INT] * 7, *LAYOUT_AND_DILATION], "explicit_padding"),
    (O.DEPTHWISE_CONV_2D, [*TENSORS, *[INT] * 8], "explicit_padding"),
    (O.DEPTHWISE_CONV_2D, [*TENSORS, *[INT] * 5, *LAYOUT_AND_DILATION], "implicit_padding"),
    (O.DEPTHWISE_CONV_2D, [*TENSORS, *[INT] * 5], "implicit_padding"),
    (O.GROUPED_CONV_2D, [*TENSORS, *[INT] * 8, BOOL], "explicit_padding"),
    (O.GROUPED_CONV_2D, [*TENSORS, *[INT] * 5, BOOL], "implicit_padding"),
    (O.MAX_POOL_2D, [F32, *[INT] * 9], "explicit_padding"),
    (O.MAX_POOL_2D, [F32, *[INT] * 6, BOOL], "implicit_padding"),
    (O.RESIZE_BILINEAR, [F32, INT, INT], "by_shape"),
    (O.RESIZE_BILINEAR, [F32, REAL, REAL, BOOL, BOOL, BOOL], "by_scale"),
]

# operation, inputs, outputs, message
REFUSED: list[tuple[O, Sequence[T], Sequence[T], str]] = [
    (O.ADD, [F32, F32], [F32], "ADD: number of operands: got 2 inputs, wanted 3 (default)"),
    (O.ADD, [F32, F32, INT], [F32, F32], "ADD: number of operands: got 2 outputs, wanted 1 (default)"),
    (O.ADD, [F32, F16, INT], [F32], "ADD.rhs: operand type: got TENSOR_FLOAT16, wanted TENSOR_FLOAT32"),
    (O.ADD, [F16, F16, INT], [F32], "ADD.output: operand type: got TENSOR_FLOAT32, wanted TENSOR_FLOAT16"),
    (O.ADD, [F32, F32, BOOL], [F32], "ADD.fused_activation: operand type: got BOOL, wanted INT32"),
    (
        O.CONV_2D,
        [*TENSORS, *[INT] * 6],
        [F32],
        "CONV_2D: number of operands: got 9 inputs, wanted 10 or 11 or 13 (explicit_padding), 7 or 8 or 10 (",
    ),
    (
        O.CONV_2D,
        [*TENSORS, *[INT] * 4, BOOL, INT, BOOL],
        [F32],
        "CONV_2D.dilation_height: operand type: got BOOL, wanted INT32",
    ),
    (
        O.CONV_2D,
        [Q8, PER_CHANNEL, F32, *[INT] * 4],
        [Q8],
        "CONV_2D.bias: operand type: got TENSOR_FLOAT32, wanted TENSOR_INT32",
    ),
    (O.CONCATENATION, [], [F32], "CONCATENATION: number of operands: got 0 inputs, wanted at least 1 (default)"),
    (O.CONCATENATION, [F32, F16, INT], [F32], "CONCATENATION.inputs: operand type: got TENSOR_FLOAT16, wanted"),
    (O.UNIDIRECTIONAL_SEQUENCE_LSTM, [F32] * 28, [F32] * 2, "got 2 outputs, wanted 1 or 3 (default)"),
    (O.OEM_OPERATION, [F32], [F32], "OEM_OPERATION: operation: got no definition, wanted one in harness/ops/defs"),
]


@pytest.mark.parametrize(("code", "inputs", "form"), SELECTED)
def test_selected(code: O, inputs: Sequence[T], form: str) -> None:
    result = select(code, tuple(inputs), (F32,))
    assert (result.op.code, result.form.name, result.row.of) == (code, form, F32)


@pytest.mark.parametrize(("code", "inputs", "outputs", "message"), REFUSED)
def test_refused(code: O, inputs: Sequence[T], outputs: Sequence[T], message: str) -> None:
    with pytest.raises(ValidationError) as caught:
        select(code, tuple(inputs), tuple(outputs))
    assert message in str(caught.value)


def test_unknown_numbers() -> None:
    with pytest.raises(ValidationError, match="unknown 106: operation: got no definition"):
        select(106, (), ())
    with pytest.raises(ValidationError, match=r"ABS\.input: operand type: got unknown -5, wanted TENSOR_FLOAT32"):
        select(O.ABS, (-5,), (F32,))


def test_the_row_tells_filters_apart() -> None:
    scalars = [INT] * 4
    plain, per_channel = (select(O.CONV_2D, (Q8, code, T.TENSOR_INT32, *scalars), (Q8,)) for code in (Q8, PER_CHANNEL))
    assert plain.row.type_of(plain.form.argument("filter")) == Q8
    assert per_channel.row.type_of(per_channel.form.argument("filter")) == PER_CHANNEL


def test_bound_in_order() -> None:
    last = scalar("last", omission=Omission.TRAILING)
    arguments = (tensor("first"), tensor("second"), last)
    assert bind(arguments, "abc") == {"first": "a", "second": "b", "last": "c"}
    assert bind(arguments, "ab") == {"first": "a", "second": "b", "last": None}
    assert bind(arguments, "a") is None
    assert bind(arguments, "abcd") is None


def test_bound_around_a_list() -> None:
    arguments = (tensor("first"), tensor("many", repeated=True), tensor("last"))
    assert bind(arguments, "ab") == {"first": "a", "many": [], "last": "b"}
    assert bind(arguments, "abcd") == {"first": "a", "many": ["b", "c"], "last": "d"}
    assert bind(arguments, "a") is None


def test_operations_that_share_a_form_have_their_own_rows() -> None:
    arguments = (T.TENSOR_INT32, BOOL)
    assert TABLE[O.REDUCE_SUM].forms[0] is TABLE[O.REDUCE_MAX].forms[0]
    for code, refused in ((O.REDUCE_SUM, True), (O.REDUCE_MAX, False), (O.REDUCE_PROD, True), (O.REDUCE_MIN, False)):
        if refused:
            with pytest.raises(ValidationError, match="TENSOR_QUANT8_ASYMM"):
                select(code, (Q8, *arguments), (Q8,))
        else:
            assert select(code, (Q8, *arguments), (Q8,)).row in TABLE[code].rows
