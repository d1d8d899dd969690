"""What few clients do often: they use one reusable execution long, open bursts through queues for nothing, and let
executions wait for several fences of which one fails.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.burst_channel import BurstChannel, open_channel
from nnconform.harness.conformance.support.fences import need_launched
from nnconform.harness.conformance.support.own_work import need_own
from nnconform.harness.conformance.support.reusable_executions import reusable_of
from nnconform.harness.driver.fences import Signal
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.expect import expect_status
from nnconform.harness.execution.paths import finish
from nnconform.harness.model.codes import ErrorStatus, HalVersion

Call = Callable[[], None]
_CASE = "add_float32"
# Fences of an execution beside the one that fails.
_OTHERS = 3


def _unused_channels(subject: Subject) -> Call:
    """Open a burst through queues, and close it without a packet."""
    need_own(subject, "burst")
    prepared = subject.prepare(models.case(_CASE).model)
    open_channel(subject, prepared)

    def call() -> None:
        BurstChannel(subject.session, prepared).close()

    return call


def _one_reusable(fenced: bool) -> Callable[[Subject], Call]:
    """Return the executions of one reusable execution."""

    def start(subject: Subject) -> Call:
        need_own(subject, "reusable")
        if fenced:
            need_own(subject, "fenced")
        case = models.case(_CASE)
        request = subject.lay_out(case, Arena(subject.session.seed))
        execution = reusable_of(subject, subject.prepare(case.model), request)

        def call() -> None:
            if fenced:
                launched = execution.execute_fenced()
                expect_status(launched.status, ErrorStatus.NONE, call="execute_fenced of a reusable execution")
                status = finish(subject.session, launched).status
            else:
                status = execution.execute_synchronously().status
            expect_status(status, ErrorStatus.NONE, call="a reusable execution")

        return call

    return start


def _one_fence_fails(subject: Subject) -> Call:
    """Execute behind several fences, of which one fails while the others are pending; they are signalled later."""
    need_own(subject, "fenced")
    need_launched(subject)
    case = models.case(_CASE)
    prepared = subject.prepare(case.model)

    def call() -> None:
        failing, *others = gates = [Signal() for _ in range(1 + _OTHERS)]
        request = subject.lay_out(case, Arena(subject.session.seed))
        launched = prepared.execute_fenced(request, [gate.fence for gate in gates])
        failing.fail()
        if launched.status == ErrorStatus.NONE:
            finish(subject.session, launched)
        for gate in others:
            gate.signal()

    return call


# Each kind of calls by name: since when it exists, and what starts it and returns the call.
LONG_USED: Mapping[str, tuple[HalVersion, Callable[[Subject], Call]]] = {
    "bursts through queues without a packet": (HalVersion.V1_2, _unused_channels),
    "executions of one reusable execution": (HalVersion.AIDL4, _one_reusable(fenced=False)),
    "fenced executions of one reusable execution": (HalVersion.AIDL4, _one_reusable(fenced=True)),
    "executions of which one fence fails": (HalVersion.V1_3, _one_fence_fails),
}
