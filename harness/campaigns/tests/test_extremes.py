"""Bounds of calls at extremes."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from nnconform.harness.campaigns import extremes
from nnconform.harness.execution.oracle_device import open_oracle
from nnconform.harness.generate.extremes.ranges import range_call, range_rows
from nnconform.harness.model.codes import OperationType
from nnconform.harness.ops.table import TABLE


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
    given = replace(graph_case, answer=replace(answer, bounds=bounds))
    found = extremes._with_roundings(given, range_call(row, 1)).answer.bounds[output] / bound
    assert found.flat[0] == 2 * found.flat[1]
