"""Bounds of calls at extremes."""

from __future__ import annotations

from contextlib import closing

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.campaigns import extremes
from nnconform.harness.campaigns.graph_case import run_graph
from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.extremes.ranges import range_call, range_rows
from nnconform.harness.generate.extremes.sizes import SizeRow
from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.harness.ops.table import TABLE
from nnconform.harness.results.verdict import Verdict


def test_a_bound_that_shows_a_jump_is_doubled_and_others_are_not():
    row = next(range_rows(TABLE[OperationType.L2_NORMALIZATION]))
    oracle = open_oracle()
    try:
        graph_case = extremes.extreme_call(row, oracle, 1)
    finally:
        oracle.close()
    answer = graph_case.answer
    (output,) = answer.model.main.output_indexes
    value = answer.values[output]
    assert value is not None
    largest = float(np.abs(value).max())
    bound = np.full(value.shape, largest / 100)
    bound.flat[0] = largest / 4
    bounds = tuple(bound if index == output else each for index, each in enumerate(answer.bounds))
    given = replace(graph_case, answer=replace(answer, found=bounds))
    found = extremes._with_roundings(given, range_call(row, 1)).answer.bounds[output] / bound
    assert found.flat[0] == 2 * found.flat[1]


@pytest.mark.sampled(one_in=4)
@pytest.mark.parametrize(
    ("code", "form", "of", "number", "lead", "row"),
    [
        pytest.param(
            OperationType.BIDIRECTIONAL_SEQUENCE_RNN,
            "separate",
            OperandType.TENSOR_FLOAT32,
            90,
            "inner",
            {"inner": 64, "fw_n_output": 1024, "outer": 2, "n_input": 2, "bw_n_output": 1, "aux_size": 2},
            id="1024 cells over 64 steps, whose small errors must not grow",
        ),
        pytest.param(
            OperationType.INSTANCE_NORMALIZATION,
            "default",
            OperandType.TENSOR_FLOAT32,
            39,
            "w",
            {"w": 1025, "h": 65, "c": 7, "b": 1},
            id="the variance of 66,625 pixels, each added to a rounded sum",
        ),
        pytest.param(
            OperationType.RESIZE_BILINEAR,
            "by_scale",
            OperandType.TENSOR_QUANT8_ASYMM,
            18,
            "w",
            {"w": 65537, "h": 7, "c": 1, "b": 1, "out_height": 1, "out_width": 1},
            id="places in 65,537 columns, which floats do not tell apart",
        ),
    ],
)
def test_a_right_driver_passes_where_roundings_add_up(code, form, of, number, lead, row):
    op = TABLE[code]
    signature = next(each for each in op.signatures() if each.form.name == form and each.row.of == of)
    oracle, session = open_oracle(), Session("inproc:reference_driver")
    try:
        outcome = run_graph(session, extremes.extreme_call(SizeRow(op, signature, number, lead, row), oracle, 1))
    finally:
        session.close()
        oracle.close()
    assert outcome.verdict is Verdict.PASSED, outcome


@pytest.mark.parametrize("code", [OperationType.GREATER, OperationType.LESS, OperationType.MAXIMUM])
def test_a_driver_of_float16_passes_what_is_relaxed(code):
    driver = "inproc:nnconform.harness.campaigns.tests.half_driver:open_half"
    tried = 0
    with closing(open_oracle()) as oracle, closing(Session(driver)) as session:
        for row in extremes.extreme_rows(TABLE[code], 1):
            drawn = extremes.drawn_call(row, 1)
            if drawn.model.relax_computation_float32_to_float16:
                outcome = run_graph(session, extremes.extreme_call(row, oracle, 1))
                assert not outcome.failed, f"{row.name}: {outcome.message}"
                tried += 1
    assert tried
