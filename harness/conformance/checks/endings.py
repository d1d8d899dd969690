"""Checks of the end of a driver's process: not killed, as processes of a run are, but by itself, as programs end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import ExitStack

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.exact_sums import sum_type
from nnconform.harness.conformance.support.fences import FenceGate, launch_fenced, need_launched
from nnconform.harness.conformance.support.own_work import need_own
from nnconform.harness.driver.interface import Remote
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.concurrently import run_concurrently
from nnconform.harness.execution.expect import expect, not_applicable
from nnconform.harness.execution.judge import judge_case
from nnconform.harness.execution.paths import open_burst
from nnconform.harness.execution.session import Session
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.results.verdict import Stage, Verdict

_SOURCE = "the driver guide, cleanup: what a client no longer refers to is destroyed, and stability"


def _nothing(subject: Subject, kept: ExitStack) -> None:
    """Do nothing with the driver."""


def _executions(subject: Subject, kept: ExitStack) -> None:
    kind = sum_type(subject)
    case = kind.sum([4, 8, 12], [4, 4, 4])
    prepared = subject.prepare(case.model)
    for path in subject.paths():
        subject.expect_right(prepared, case, path.name)
    subject.give_back(prepared)


def _threads(subject: Subject, kept: ExitStack) -> None:
    kind = sum_type(subject)
    case = kind.sum([4, 8, 12], [4, 4, 4])
    prepared = subject.prepare(case.model)

    def work() -> None:
        arena = Arena(subject.session.seed)
        result = subject.execute(prepared, subject.lay_out(case, arena))
        judge_case(case, arena, result, "one of several executions at once")

    run_concurrently(subject.session, [work] * 4)


def _open_objects(subject: Subject, kept: ExitStack) -> None:
    kind = sum_type(subject)
    case = kind.sum([4, 8, 12], [4, 4, 4])
    for _ in range(3):
        prepared = subject.prepare(case.model)
        subject.expect_right(prepared, case)
        if "burst" in (path.name for path in subject.paths()):
            open_burst(prepared)


def _waiting(subject: Subject, kept: ExitStack) -> None:
    """Leave an execution that waits for a fence which nobody signals before the process ends."""
    need_own(subject, "fenced")
    need_launched(subject)
    case = sum_type(subject).sum([4, 8, 12], [4, 4, 4])
    gate = kept.enter_context(FenceGate())
    launch_fenced(subject, subject.prepare(case.model), subject.lay_out(case), gate.fences)


# What the driver did, and since which HAL version; what must be kept until the process has ended goes on the stack.
_LIVES: Mapping[str, tuple[HalVersion, Callable[[Subject, ExitStack], None]]] = {
    "nothing": (HalVersion.V1_0, _nothing),
    "executions": (HalVersion.V1_0, _executions),
    "threads": (HalVersion.V1_0, _threads),
    "open objects": (HalVersion.V1_0, _open_objects),
    "a fence": (HalVersion.V1_3, _waiting),
}


@check(
    Level.TEXT,
    source=_SOURCE,
    stage=Stage.CLOSE,
    own_process=True,
    variants={name: since for name, (since, _) in _LIVES.items()},
)
def end_in_order(subject: Subject, after: str) -> None:
    """A driver's process that is not killed, but ends by itself after the driver was closed, ends within the time of a
    call and with status 0: its exit functions and destructors neither crash nor wait for ever, not even for a fence. No
    process that it has started outlives it.
    """
    session = Session(subject.session.address, hal=subject.hal, seed=subject.session.seed, limit=subject.session.limit)
    with ExitStack() as kept:
        kept.callback(session.close)
        # Not closed as other subjects are: its objects end with the process.
        _LIVES[after][1](Subject(session, subject.name), kept)
        device = session.device()
        end = device.end_in_order() if isinstance(device, Remote) else None
    if end is None:
        not_applicable("the driver's process cannot be asked to end by itself")
    text = f"the driver's process exited with status {end.exit_status} after {after}, wanted 0"
    expect(end.exit_status in (0, None), text)
    left = ", ".join(end.left_behind)
    expect(not left, f"the driver's process left others behind when it ended: {left}", Verdict.LEAKED)
