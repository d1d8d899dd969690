"""Tests of the schema's vocabulary, of calls with unknowns, and of the discovery of definitions."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np
import pytest

from nnconform.harness.discovery import import_modules
from nnconform.harness.model.codes import HalVersion as V
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Operand
from nnconform.harness.ops import defs
from nnconform.harness.ops.operation import Call, Form, Op, Unknown
from nnconform.harness.ops.schema import Above, Arg, Omission, OneOf, Within, is_scalar, row, rows, scalar, tensor
from nnconform.harness.ops.shapes import same_as
from nnconform.harness.ops.table import FAMILY, TABLE, collect

IMAGE = tensor("image", "b h w c", image=True)
NCHW = scalar("nchw", T.BOOL, omission=Omission.TRAILING, default=False, since=V.V1_2)
OPTIONAL = tensor("bias", "c", omission=Omission.NO_VALUE)
FORM = Form(
    "default",
    (IMAGE, tensor("scale", "1 c"), OPTIONAL, NCHW),
    (tensor("out", "b h w c", image=True),),
    same_as("image"),
)
OP = Op(O.ADD, "For tests.", (FORM,), rows(V.V1_0, T.TENSOR_FLOAT32))


def call(values: dict[str, Any], **extents: tuple[int | None, ...] | None) -> Call:
    """Return a call with these extents; an argument without is left out, one with a value is constant."""
    operands = {
        name: Operand(T.TENSOR_FLOAT32, lifetime=L.CONSTANT_COPY if name in values else L.SUBGRAPH_INPUT)
        for name in extents
    }
    names = [arg.name for arg in FORM.inputs]
    return Call(
        OP,
        FORM,
        OP.rows[0],
        {name: operands.get(name) for name in names},
        {name: extents.get(name) for name in names},
        lambda name: None if values.get(name) is None else np.asarray(values[name]),
    )


@pytest.mark.parametrize(
    ("rule", "inside", "outside", "text"),
    [
        (Within(0, 3), (0, 3), (-1, 4, float("nan")), "0 to 3"),
        (Within(1), (1, 2**31 - 1), (0, 2**31), ">= 1"),
        (Within(), (-(2**31),), (2**40,), ">= -2.14748e+09"),
        (Above(0.0), (1e-30,), (0.0, -1.0, float("nan"), float("inf")), "> 0, finite"),
        (OneOf((2, 3)), (2, 3), (1, 4), "one of 2, 3"),
    ],
)
def test_values(rule: Within | Above | OneOf, inside: tuple[float, ...], outside: tuple[float, ...], text: str) -> None:
    assert [rule.admits(value) for value in (*inside, *outside)] == [True] * len(inside) + [False] * len(outside)
    assert str(rule) == text


def test_arguments() -> None:
    assert tensor("x", "b 4 c").extents == ("b", 4, "c")
    assert (tensor("x", "b 4 c").ranks, tensor("x", rank=(1, None)).ranks) == ((3, 3), (1, None))
    mixed = row(V.V1_2, T.TENSOR_QUANT8_ASYMM, bias=T.TENSOR_INT32)
    types = [mixed.type_of(arg) for arg in (IMAGE, OPTIONAL, scalar("n"), scalar("beta", None))]
    assert types == [T.TENSOR_QUANT8_ASYMM, T.TENSOR_INT32, T.INT32, T.TENSOR_QUANT8_ASYMM]
    assert is_scalar(scalar("n"), mixed)
    assert not is_scalar(IMAGE, mixed)
    assert not is_scalar(Arg("any", any_type=True), mixed)


def test_input_counts() -> None:
    def form(*more: Arg, pairs: tuple[tuple[str, str], ...] = ()) -> Form:
        return Form("default", (IMAGE, *more), (), same_as("image"), pairs=pairs)

    left, right = (scalar(name, omission=Omission.TRAILING) for name in ("left", "right"))
    assert form(OPTIONAL).input_counts() == (2,)
    assert form(NCHW, left).input_counts() == (1, 2, 3)
    assert form(NCHW, left, right, pairs=(("left", "right"),)).input_counts() == (1, 2, 4)


def test_since_of_a_signature() -> None:
    late = scalar("late", since=V.V1_3)
    forms = (
        Form("plain", (IMAGE, NCHW), (IMAGE,), same_as("image")),
        Form("late", (IMAGE, late), (IMAGE,), same_as("image")),
    )
    op = Op(O.SUB, "For tests.", forms, rows(V.V1_0, T.TENSOR_FLOAT32, T.TENSOR_FLOAT16))
    # SUB came with 1.1, float16 with 1.2; what can be left off does not count.
    assert [signature.since for signature in op.signatures()] == [V.V1_1, V.V1_2, V.V1_3, V.V1_3]


def test_extents_in_the_order_of_rules() -> None:
    nhwc = call({"nchw": False}, image=(1, 4, 5, 3), nchw=())
    nchw = call({"nchw": True}, image=(1, 3, 4, 5), nchw=())
    assert nhwc.dims("image") == nchw.dims("image") == (1, 4, 5, 3)
    assert nchw.output_dims() == ((1, 3, 4, 5),)
    assert call({}, image=(1, 4, 5, 3)).nchw() is False
    with pytest.raises(Unknown, match="nchw"):
        call({}, image=(1, 4, 5, 3), nchw=()).dims("image")


def test_symbols() -> None:
    result = call({}, image=(2, None, 5, None), scale=(1, 3), bias=(3,))
    assert [result.symbol(name) for name in ("b", "h", "w", "c", "other")] == [2, None, 5, 3, None]
    assert call({}, image=None, scale=(1, 3)).symbol("c") == 3
    for broken, message in (
        ((1, 4), r"ADD.scale: extent 1 \(c\): got 4, wanted 3"),
        ((2, 3), r"extent 0 \(1\): got 2, wanted 1"),
    ):
        with pytest.raises(ValidationError, match=message):
            call({}, image=(1, 1, 1, 3), scale=broken).symbol("c")


def test_what_a_request_may_leave_out() -> None:
    present = call({"bias": [1.0]}, image=(1, 1, 1, 1), scale=(1, 1), bias=(1,))
    assert present.present("bias")
    assert not call({}, image=(1, 1, 1, 1)).present("bias")
    waiting = call({}, image=(1, 1, 1, 3), scale=(1, 3), bias=(None,))
    with pytest.raises(Unknown):
        waiting.present("bias")
    # [0] stands for "of no value" as well as for "of unknown extent".
    assert waiting.placeholder("bias")
    assert waiting.symbol("c") == 3


def test_values_of_arguments() -> None:
    result = call({"nchw": True, "scale": [[2.0]]}, image=(1, 1, 1, 1), scale=(1, 1), nchw=())
    assert result.value("nchw") is True
    assert result.value("scale").tolist() == [[2.0]]
    assert result.value("bias") is None
    with pytest.raises(Unknown):
        result.value("image")


def test_families() -> None:
    assert set(FAMILY) == set(TABLE)
    assert set(FAMILY.values()) <= import_modules(defs).keys()
    module, other = ModuleType("one"), ModuleType("two")
    module.OP = other.OP = OP  # type: ignore[attr-defined]
    assert collect({"one": module})[1] == {O.ADD: "one"}
    with pytest.raises(ValueError, match=r"ADD is defined in two.py and again in one.py: remove one"):
        collect({"one": module, "two": other})
