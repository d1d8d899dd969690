"""Executions of an object, such as a burst, whose arguments or whose end are to have no effect on its next one."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.deadlines import after
from nnconform.harness.conformance.support.layouts import with_wrong_pool, without_room
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.execution.judge import judge_case
from nnconform.harness.execution.paths import PLAIN, ExecutionOptions
from nnconform.harness.model.codes import MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.spec.case import Case

Execute = Callable[[Request, ExecutionOptions], ExecutionResult]

_LOOKUP = "lookup_float32"
# One without a rule on values, one whose execution fails for a value of its input, one with a loop to limit.
_NAMES = "add_float32", _LOOKUP, "while_float32"
# Seconds until a deadline that a small execution meets, and that has passed before the next one.
_SOON = 0.02
_MEASURED = ExecutionOptions(MeasureTiming.YES)


def aftermath_cases(subject: Subject) -> list[Case]:
    """Return the cases whose executions end in different ways, as far as the driver supports them."""
    return supported(subject, map(models.case, _NAMES))


def without_its_row(case: Case) -> Case:
    """Return the look-up with numbers of rows that its table does not have."""
    rows = case.inputs[0]
    assert rows is not None
    return replace(case, inputs=(np.full_like(rows, 99), *case.inputs[1:]))


def is_lookup(case: Case) -> bool:
    """Return whether an execution of the case fails for a row that is not there."""
    return case.name.startswith(_LOOKUP)


def expect_no_aftermath(subject: Subject, case: Case, execute: Execute, what: str, *, limited: bool) -> None:
    """Execute in different ways, with any status, and expect the right outputs of ``case`` from the execution after
    each, without limits and times. ``limited``: whether ``execute`` takes deadlines and limits for loops.
    """
    for name, request, options in _kinds(subject, case, limited=limited):
        execute(request, options)
        if options.deadline is not None:
            time.sleep(max(0.0, options.deadline / 1e9 - time.monotonic()))
        result = execute(subject.lay_out(case), PLAIN)
        subject.count("executions")
        judge_case(case, subject.arena, result, f"{what} of {case.name}, after one {name}")


def _kinds(subject: Subject, case: Case, *, limited: bool) -> Iterator[tuple[str, Request, ExecutionOptions]]:
    """Yield requests one by one: each is to be executed before the next is laid out."""
    yield "that was refused", with_wrong_pool(subject.lay_out(case)), PLAIN
    yield "without room for an output", without_room(subject.lay_out(case)), PLAIN
    yield "without room for an output, measured", without_room(subject.lay_out(case)), _MEASURED
    yield "that was measured", subject.lay_out(case), _MEASURED
    if is_lookup(case):
        yield "of a row that is not there", subject.lay_out(without_its_row(case)), PLAIN
        yield "of a row that is not there, measured", subject.lay_out(without_its_row(case)), _MEASURED
    if limited:
        yield "whose deadline had passed", subject.lay_out(case), ExecutionOptions(deadline=1)
        yield "whose deadline has passed since", subject.lay_out(case), ExecutionOptions(deadline=after(_SOON))
        yield "whose loops had no time", subject.lay_out(case), ExecutionOptions(loop_timeout=0)
    yield "like it", subject.lay_out(case), PLAIN
