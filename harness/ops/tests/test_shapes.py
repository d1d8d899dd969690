"""Windows, broadcasting and axes against hand-worked numbers."""

from __future__ import annotations

from typing import Any

import pytest

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType, PaddingScheme
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.ops.operation import Call, Form, Op
from nnconform.harness.ops.schema import Dims, rows, tensor
from nnconform.harness.ops.shapes import axis_of, broadcast, explicit_axis, implicit_axis, known, same_as, size

SAME, VALID = PaddingScheme.SAME, PaddingScheme.VALID


def call(left: Dims | None, right: Dims | None = None) -> Call:
    """Return a call of an operation on two tensors of these extents."""
    form = Form(
        "default", (tensor("a", rank=(1, 4)), tensor("b", rank=(1, 4))), (tensor("c", rank=(1, 4)),), same_as("a")
    )
    op = Op(OperationType.ADD, "For tests.", (form,), rows(HalVersion.V1_0, OperandType.TENSOR_FLOAT32))
    operands: Any = dict.fromkeys(("a", "b"), object())
    return Call(op, form, op.rows[0], operands, {"a": left, "b": right}, lambda name: None)


@pytest.mark.parametrize(
    ("extent", "kernel", "stride", "dilation", "head", "tail", "out"),
    [
        (4, 2, 2, 1, 0, 0, 2),
        (5, 2, 2, 1, 0, 1, 3),  # one cell too few: the odd one at the tail
        (5, 3, 1, 1, 1, 1, 5),
        (5, 4, 1, 1, 1, 2, 5),  # three cells: one at the head, two at the tail
        (224, 3, 2, 1, 0, 1, 112),
        (7, 3, 1, 2, 2, 2, 7),  # a reach of 5
        (7, 3, 3, 2, 2, 2, 3),  # windows from -2, 1, 4: the last ends at 8
        (2, 5, 1, 1, 2, 2, 2),  # larger than the image
        (2, 5, 3, 1, 1, 2, 1),  # larger, in one step
        (10, 1, 4, 1, 0, 0, 3),  # the stride leaves cells out: nothing to pad
        (1, 1, 1, 9, 0, 0, 1),
        (0, 3, 1, 1, 1, 1, 0),
    ],
)  # fmt: skip
def test_same(extent: int, kernel: int, stride: int, dilation: int, head: int, tail: int, out: int) -> None:
    result = implicit_axis(extent, kernel, stride, dilation, SAME)
    assert (result.head, result.tail, result.out) == (head, tail, out)
    assert result.reach == (kernel - 1) * dilation + 1


@pytest.mark.parametrize(
    ("extent", "kernel", "stride", "dilation", "out"),
    [
        (4, 2, 2, 1, 2),
        (5, 2, 2, 1, 2),
        (5, 3, 1, 1, 3),
        (5, 5, 3, 1, 1),
        (7, 3, 1, 2, 3),
        (7, 3, 2, 3, 1),
        (4, 5, 1, 1, 0),  # the window does not fit
        (2, 5, 2, 1, 0),  # nor here, by more than a stride
        (2, 5, 4, 1, 0),  # nor here, by less than one
    ],
)  # fmt: skip
def test_valid(extent: int, kernel: int, stride: int, dilation: int, out: int) -> None:
    result = implicit_axis(extent, kernel, stride, dilation, VALID)
    assert (result.head, result.tail, result.out) == (0, 0, out)


@pytest.mark.parametrize(
    ("extent", "kernel", "stride", "dilation", "head", "tail", "out"),
    [
        (4, 3, 1, 1, 1, 1, 4),
        (4, 3, 2, 1, 1, 0, 2),
        (4, 3, 2, 1, 1, 1, 2),  # the last cell of padding is not reached
        (4, 3, 3, 2, 4, 4, 3),  # 12 cells, a reach of 5: windows from 0, 3, 6
        (2, 5, 1, 1, 1, 2, 1),
        (2, 5, 1, 1, 1, 1, 0),  # one cell short
        (1, 1, 1, 1, 0, 0, 1),
    ],
)  # fmt: skip
def test_explicit(extent: int, kernel: int, stride: int, dilation: int, head: int, tail: int, out: int) -> None:
    assert explicit_axis(extent, kernel, stride, dilation, head, tail).out == out


def test_windows_over_unknown_extents() -> None:
    result = implicit_axis(None, 3, 2, 1, SAME)
    assert (result.head, result.tail, result.out) == (None, None, None)
    result = implicit_axis(None, 3, 2, 1, VALID)
    assert (result.head, result.tail, result.out) == (0, 0, None)
    assert explicit_axis(None, 3, 2, 1, 1, 1).out is None


@pytest.mark.parametrize(
    ("left", "right", "out"),
    [
        ((2, 3), (2, 3), (2, 3)),
        ((2, 3), (3,), (2, 3)),
        ((3,), (4, 2, 3), (4, 2, 3)),
        ((2, 1), (1, 3), (2, 3)),
        ((None, 3), (2, 1), (2, 3)),
        ((None, 3), (1, 1), (None, 3)),  # it may be 1 as well as anything else
        ((None,), (None,), (None,)),
        ((0, 3), (1, 3), (0, 3)),
        ((0, 3), (3,), (0, 3)),
        ((None,), (0,), (None,)),
    ],
)  # fmt: skip
def test_broadcast(left: Dims, right: Dims, out: Dims) -> None:
    assert broadcast("a", "b")(call(left, right)) == (out,)
    assert broadcast("a", "b")(call(right, left)) == (out,)


@pytest.mark.parametrize(
    ("left", "right", "message"),
    [
        ((2, 3), (2, 2), "axis 1: got 2, wanted 3 or 1"),
        ((5, 1), (4, 2), "axis 0: got 4, wanted 5 or 1"),
        ((0,), (2,), "axis 0"),
    ],
)
def test_not_broadcast(left: Dims, right: Dims, message: str) -> None:
    with pytest.raises(ValidationError, match=f"ADD.b: broadcast along {message}"):
        broadcast("a", "b")(call(left, right))


def test_axes() -> None:
    made = call((1,))
    assert [axis_of(made, "a", value, 3) for value in range(-3, 3)] == [0, 1, 2, 0, 1, 2]
    assert [axis_of(made, "a", value, 3, negative=False) for value in range(3)] == [0, 1, 2]
    for value, negative, wanted in (
        (3, True, "-3 to 2"),
        (-4, True, "-3 to 2"),
        (-1, False, "0 to 2"),
        (2**40, False, "0"),
    ):
        with pytest.raises(ValidationError, match=f"ADD.a: axis: got {value}, wanted {wanted}"):
            axis_of(made, "a", value, 3, negative=negative)


def test_sizes() -> None:
    assert (known((2, 3)), known((2, None)), known(())) == ((2, 3), None, ())
    assert (size((2, 3)), size((2, None)), size(()), size((0, 3))) == (6, None, 1, 0)
    assert same_as("a")(call((2, None))) == ((2, None),)
