"""Whether a process holds more and more."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Sequence
from dataclasses import astuple, fields
from itertools import pairwise

import psutil

from nnconform.harness.execution.expect import expect, not_applicable
from nnconform.harness.execution.session import Session
from nnconform.harness.process.usage import Usage, usage
from nnconform.harness.results.verdict import Verdict

# Seconds in which what ends by itself, such as a thread, has ended.
_PATIENCE = 0.1
_STEPS = 5
_ROUNDS = 4


def growth(pid: int, work: Callable[[], None], rounds: int, each: Usage) -> list[str]:
    """What grows by at least ``each`` in every one of ``rounds`` of ``work``, a line a kind."""
    samples = [usage(pid)]
    for _ in range(rounds):
        work()
        samples.append(_at_rest(pid, samples[-1]))
    least = [field.name for field in fields(Usage)]
    return [
        f"{name}: {', '.join(map(str, values))} from round to round"
        for name, values, step in zip(least, zip(*map(astuple, samples), strict=True), astuple(each), strict=True)
        if _grows(values, step)
    ]


def expect_no_growth(session: Session, work: Callable[[], None], each: Usage) -> None:
    """Whatever ``work`` takes, it gives back: nothing grows by ``each`` time after time. Raises VerdictReached:
    ``leaked``, or ``not_applicable`` where the driver's process is not known.
    """
    pid = session.pid()
    if not pid:
        not_applicable("the driver is in a process that is not known here")

    def one_round() -> None:
        work()
        gc.collect()
        session.flush()

    # A process takes what it needs for good when it does something first.
    one_round()
    try:
        grown = growth(pid, one_round, _ROUNDS, each)
    except psutil.Error as error:
        not_applicable(f"what the driver's process holds cannot be seen: {error}")
    expect(not grown, "the driver holds more and more of: " + "; ".join(grown), Verdict.LEAKED)


def _grows(values: Sequence[int], step: int) -> bool:
    return all(after - before >= step for before, after in pairwise(values))


def _at_rest(pid: int, before: Usage) -> Usage:
    """What the process holds now, or, if that is more than before, in a moment."""
    for _ in range(_STEPS):
        found = usage(pid)
        if all(now <= then for now, then in zip(astuple(found), astuple(before), strict=True)):
            break
        time.sleep(_PATIENCE / _STEPS)
    return found
