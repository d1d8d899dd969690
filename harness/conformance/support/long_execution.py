"""Executions and preparations that take long enough for something to happen meanwhile, and no longer: drivers differ a
thousandfold in how fast they are.
"""

from __future__ import annotations

import time

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import heavy_models, models
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.spec.case import Case

# Rows of the chain that are tried in turn: from what a simulator takes its time for, to 21 million additions.
_ROWS = (2, 8, 32, 128, 512)
# Operations of the chain that is prepared, likewise.
_LENGTHS = (16, 64, 256, 1024)


def sums_that_take(
    subject: Subject, seconds: float, outputs: int = 1, *, again: bool = False
) -> tuple[Case, PreparedModel]:
    """Return a chain of additions whose execution takes as many seconds, or the longest that there is, and its prepared
    model. The last ``outputs`` values of the chain are outputs. It takes them ``again`` too, if the first may take
    longer than others. Raises what ``Subject.expect_right`` raises.
    """
    for rows in _ROWS:
        case = heavy_models.many_sums(rows=rows, told=outputs)
        prepared = subject.prepare(case.model)
        if all(_execution(subject, prepared, case) >= seconds for _ in range(1 + again)) or rows == _ROWS[-1]:
            break
        subject.give_back(prepared)
    return case, prepared


def chain_that_takes(subject: Subject, seconds: float) -> Case:
    """Return a chain of additions whose preparation takes as many seconds, or the longest that there is. Raises what
    ``Subject.prepare`` raises.
    """
    for length in _LENGTHS:
        case = models.long_case(length)
        # The shorter of two: on a busy machine one may take long for nothing.
        if min(_preparation(subject, case) for _ in range(2)) >= seconds:
            break
    return case


def _execution(subject: Subject, prepared: PreparedModel, case: Case) -> float:
    began = time.monotonic()
    subject.expect_right(prepared, case)
    return time.monotonic() - began


def _preparation(subject: Subject, case: Case) -> float:
    began = time.monotonic()
    subject.give_back(subject.prepare(case.model))
    return time.monotonic() - began
