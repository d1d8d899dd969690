"""Every definition's arrangement comes to valid calls, whatever is drawn, and whatever was decided before it."""

from __future__ import annotations

import zlib

import pytest

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.classes import reachable
from nnconform.harness.generate.per_op import Drawn, Undrawable, draw
from nnconform.harness.generate.wishes import wish_for
from nnconform.harness.model.codes import OperationType
from nnconform.harness.ops.call import Call
from nnconform.harness.ops.table import TABLE
from nnconform.harness.validate.model import validate_model

SEEDS = range(3)


def the_call(drawn: Drawn) -> Call:
    (call,) = validate_model(drawn.model)[0].calls
    assert call is not None
    return call


@pytest.mark.parametrize("code", sorted(TABLE), ids=lambda code: code.name)
def test_free_draws(code: OperationType) -> None:
    op = TABLE[code]
    for signature in op.signatures():
        for seed in SEEDS:
            drawn = draw(Choices.from_seed(seed), op, signature.form, signature.row)
            call = the_call(drawn)
            assert (call.op, call.form, call.types) == (op, signature.form, signature.row)


@pytest.mark.parametrize("code", sorted(TABLE), ids=lambda code: code.name)
def test_draws_after_a_decision(code: OperationType) -> None:
    """Each value, rank, omission ... that a call can have is decided first, and the rest drawn round it."""
    op = TABLE[code]
    signature = next(iter(op.signatures()))
    impossible, wishes = 0, list(reachable(op, signature.form, signature.row))
    for wanted in wishes:
        choices = Choices.from_seed(zlib.crc32(str(wanted).encode()))
        try:
            drawn = draw(choices, op, signature.form, signature.row, wish_for(wanted, signature, choices))
        except Undrawable:
            impossible += 1
        else:
            assert the_call(drawn).op is op
    # Alone, a decision may break a rule: a projection's bias without its weights. Most can be drawn.
    assert impossible < len(wishes) / 2
