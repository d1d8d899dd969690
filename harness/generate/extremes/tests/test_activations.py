"""Fused activations of calls at extremes hide few results."""

from __future__ import annotations

from collections import Counter

import pytest

from nnconform.harness.generate.extremes.activations import ACTIVATION, plain, seldom_activated
from nnconform.harness.generate.extremes.ranges import OF_SCALES, range_call, range_rows
from nnconform.harness.generate.extremes.sizes import size_call, size_rows
from nnconform.harness.generate.per_op import DrawnCall, Undrawable
from nnconform.harness.model.codes import FusedActivation
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.ops.table import TABLE
from nnconform.harness.validate.operation import constant_value


def _activation(call: DrawnCall) -> int:
    place = [arg.name for arg in call.form.inputs].index(ACTIVATION)
    main = call.model.main
    value = constant_value(call.model, main.operands[main.operations[0].inputs[place]])
    assert value is not None
    return int(value)


def test_an_operation_without_one_gets_none() -> None:
    (form,) = TABLE[O.TRANSPOSE].forms
    assert not plain(form)
    assert not seldom_activated(TABLE[O.TRANSPOSE], form, 0)


def test_any_is_drawn_for_functions_of_each_element() -> None:
    assert not seldom_activated(TABLE[O.MUL], TABLE[O.MUL].forms[0], 1)


@pytest.mark.parametrize("code", [O.CONV_2D, O.FULLY_CONNECTED], ids=lambda code: code.name)
def test_most_long_sums_have_no_activation_and_some_have_one(code: O) -> None:
    drawn = Counter[int]()
    for row in list(size_rows(TABLE[code]))[:40]:
        try:
            drawn[_activation(size_call(row, 1))] += 1
        except Undrawable:
            continue
    assert set(drawn) == {FusedActivation.NONE, FusedActivation.RELU}
    assert drawn[FusedActivation.NONE] > drawn[FusedActivation.RELU]


def test_no_activation_hides_what_scales_do() -> None:
    rows = [row for row in range_rows(TABLE[O.DEPTHWISE_CONV_2D]) if row.range in OF_SCALES]
    drawn = Counter(_activation(range_call(row, 1)) for row in rows)
    assert drawn[FusedActivation.NONE] > drawn.total() / 2
