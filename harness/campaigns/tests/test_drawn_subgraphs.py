"""Tests of drawn IF and WHILE calls: both branches, and loops of no, one and several turns."""

from __future__ import annotations

from contextlib import closing

import numpy as np
import pytest

from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.per_op import draw
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType
from nnconform.harness.ops.table import TABLE

SEEDS = range(80)


@pytest.fixture(scope="module")
def oracle():
    with closing(open_oracle("inproc:reference_driver")) as device:
        yield device


def drawn(code):
    """Yield calls on floats or integers; quantised ones would saturate."""
    op = TABLE[code]
    signature = next(op.signatures())
    for seed in SEEDS:
        call = draw(Choices.from_seed(seed), op, signature.form, signature.row)
        if all(operand.type != T.TENSOR_QUANT8_ASYMM for operand in call.model.main.operands):
            yield call


def test_branches(oracle):
    seen = set()
    for each in drawn(OperationType.IF):
        condition, *inputs = each.inputs
        first, second, last = inputs[0], inputs[1], inputs[-1]
        wanted = [first + second, last - first] if condition[0] else [first - second, last + first]
        outputs = oracle.answer(each.model, each.inputs)
        for got, expected in zip(outputs, wanted, strict=False):
            np.testing.assert_array_equal(got, expected)
        seen.add((bool(condition[0]), len(inputs), len(outputs)))
    assert seen == {(branch, ins, outs) for branch in (False, True) for ins in (2, 3) for outs in (1, 2)}


def test_loops(oracle):
    seen = set()
    for each in drawn(OperationType.WHILE):
        state, start, *more = each.inputs
        condition, body = each.model.referenced
        # The limit is the last input, or the condition's only constant.
        _, limit = condition.operations[0].inputs
        limited = limit < len(each.inputs)
        last = each.inputs[limit] if limited else np.frombuffer(each.model.constant(condition.operands[limit]), "<i4")
        turns = int(last[0] - start[0])
        adds = body.operations[0].inputs[1] == 2
        wanted = state + more[0] * turns if adds else state * 2**turns
        outputs = oracle.answer(each.model, each.inputs)
        np.testing.assert_array_equal(outputs[0], wanted.astype(state.dtype))
        if len(outputs) == 2:
            assert outputs[1].tolist() == [start[0] + turns]
        assert len(more) == adds + limited
        seen.add((turns, len(outputs), adds, limited))
    assert {turns for turns, *_ in seen} == {0, 1, 2, 3}
    kinds = {(count, adds, limited) for _, count, adds, limited in seen}
    assert kinds == {(count, adds, limited) for count in (1, 2) for adds in (False, True) for limited in (False, True)}
