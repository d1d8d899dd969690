"""Bursts of a driver, and executions in them whose outputs must be right."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.own_work import need_own
from nnconform.harness.driver.interface import Burst, PreparedModel
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.judge import judge_case
from nnconform.harness.execution.paths import open_burst
from nnconform.harness.spec.case import Case


def opened(subject: Subject, case: Case) -> Burst:
    """Prepare the model of ``case``, and open a burst of it: see ``open_of``."""
    return open_of(subject, subject.prepare(case.model))


def open_of(subject: Subject, prepared: PreparedModel) -> Burst:
    """Open a burst of a prepared model, which is closed at the end of the trial. Not applicable if the harness emulates
    bursts.
    """
    need_own(subject, "burst")
    burst = open_burst(prepared)
    subject.closing.callback(burst.close)
    return burst


def expect_right(
    subject: Subject, burst: Burst, case: Case, slots: Sequence[int], arena: Arena | None = None, what: str = "a burst"
) -> None:
    """Execute ``case`` in ``arena`` (default: the session's), with ``slots`` for its two pools, and expect the right
    outputs.
    """
    arena = arena or subject.arena
    request = subject.lay_out(case, arena)
    result = burst.execute_synchronously(request, slots)
    subject.count("executions")
    judge_case(case, arena, result, what)
