"""Draws of recurrent operations, whose arguments depend on each other most, and their classes."""

from __future__ import annotations

from contextlib import closing

import pytest

from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.classes import classes_of, reachable
from nnconform.harness.generate.constraints import constraints_for
from nnconform.harness.generate.per_op import Constraints, draw
from nnconform.harness.generate.suite import generate
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.ops.table import TABLE

FAMILY = [code for code in TABLE if code.name.endswith(("RNN", "LSTM")) or code == O.SVDF]
WIDEST = TABLE[O.BIDIRECTIONAL_SEQUENCE_LSTM]
SIGNATURE = next(WIDEST.signatures())


def draw_call(seed, constraints):
    return draw(Choices.from_seed(seed), WIDEST, SIGNATURE.form, SIGNATURE.row, constraints)


@pytest.mark.parametrize("code", FAMILY, ids=lambda code: code.name)
def test_every_option_and_value_is_drawn(code):
    op = TABLE[code]
    for signature in op.signatures():
        every = reachable(op, signature.form, signature.row)
        wanted = {each for each in every if each.property in ("omitted", "given", "value")}
        seeds = iter(range(60))
        while wanted and (seed := next(seeds, None)) is not None:
            wanted -= classes_of(draw(Choices.from_seed(seed), op, signature.form, signature.row).model)
        assert not wanted


@pytest.mark.parametrize("name", ["fw_cell_to_output_weights", "aux_input", "bw_projection_bias", "fw_cell_state_out"])
def test_an_option_is_left_out_as_a_whole(name):
    for seed in range(10):
        result = classes_of(draw_call(seed, Constraints(omitted=frozenset({name}))).model)
        assert {each.property for each in result if each.argument == name} == {"omitted"}


@pytest.mark.parametrize("property", ["constant", "runtime"])
def test_weights_are_one_group(property):
    assert len(list(reachable(WIDEST, SIGNATURE.form, SIGNATURE.row))) < 120
    wanted = next(
        each
        for each in reachable(WIDEST, SIGNATURE.form, SIGNATURE.row)
        if (each.property, each.argument) == (property, "all_weights")
    )
    choices = Choices.from_seed(1)
    constraints = constraints_for(wanted, SIGNATURE, choices)
    assert len(constraints.constants | constraints.runtime) == len(SIGNATURE.form.inputs) - 11
    result = draw(choices, WIDEST, SIGNATURE.form, SIGNATURE.row, constraints)
    assert wanted in classes_of(result.model)


def test_extents_asked_for_are_those_of_other_arguments_too():
    for seed in range(10):
        extents = (3, 2, 5)
        assert draw_call(seed, Constraints(extents={"input": extents})).model.main.operands[0].dimensions == extents


def test_the_scratch_buffer_is_not_compared():
    with closing(open_oracle("inproc:reference_driver?precision=float64")) as oracle:
        cases = generate(TABLE[O.LSTM], oracle, seed=1).cases
    assert cases
    assert all([output is None for output in case.expected] == [True, False, False, False] for case in cases)
