"""Calls that few clients make often: in vain, given up before their end, or with something that most do without.

What a driver takes for them it has to give back on a way of its own.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping

from msgspec.structs import replace

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import look_alikes, models
from nnconform.harness.conformance.support.aftermath import without_its_row
from nnconform.harness.conformance.support.buffers import buffer_for, place
from nnconform.harness.conformance.support.fences import need_launched
from nnconform.harness.conformance.support.layouts import without_omitted
from nnconform.harness.conformance.support.own_work import need_own
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.driver.fences import Signal
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.expect import expect_status, not_applicable
from nnconform.harness.execution.paths import finish, open_burst
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.model.codes import ErrorStatus, HalVersion, Priority

Call = Callable[[], None]
_CASE = "add_float32"
# Pools that nothing is in, beside those of a request.
_UNUSED = 8
# A slot that is never in use.
_FREE_SLOT = 5


def _refused_copies(subject: Subject) -> Call:
    """Copy to a buffer, and from it, with a memory of another size."""
    need_own(subject, "allocate")
    case = models.case(_CASE)
    buffer = buffer_for(subject, subject.prepare(case.model), inputs=[0])
    (given, *_) = case.inputs
    assert given is not None
    content, memory = given.tobytes(), subject.memory(given.tobytes())

    def call() -> None:
        wrong = subject.memory(content + bytes(4))
        expect_status(buffer.copy_from(memory), ErrorStatus.NONE, call="copy_from a memory of the buffer's size")
        # With any status: whether it is refused is for the checks of buffers to say.
        buffer.copy_to(wrong)
        buffer.copy_from(wrong)

    return call


def _free_slots(subject: Subject) -> Call:
    """Free a slot of a burst that no memory is in."""
    need_own(subject, "burst")
    need_own(subject, "burst_slots")
    burst = open_burst(subject.prepare(models.case(_CASE).model))
    subject.closing.callback(burst.close)

    def call() -> None:
        burst.free_memory(_FREE_SLOT)

    return call


def _closed_under_way(subject: Subject) -> Call:
    """Close a prepared model while an execution of it waits for a fence, and let that execution end."""
    need_own(subject, "fenced")
    need_launched(subject)
    case = models.case(_CASE)

    def call() -> None:
        prepared, gate = prepare(subject.session, case.model).prepared, Signal()
        if prepared is None:
            gate.fail()
            return
        launched = prepared.execute_fenced(subject.lay_out(case, Arena(subject.session.seed)), [gate.fence])
        prepared.close()
        # A service is told with the next call.
        subject.session.flush()
        gate.signal()
        if launched.status == ErrorStatus.NONE:
            finish(subject.session, launched)

    return call


def _clients_that_leave(subject: Subject) -> Call:
    """Let another client leave whose execution waits for a fence."""
    need_own(subject, "clients")
    need_own(subject, "fenced")
    need_launched(subject)
    case = models.case(_CASE)

    def call() -> None:
        client, gate = subject.device.another_client(), Signal()
        if client is None:
            not_applicable("the driver knows of one client only")
        prepared = prepare(subject.session, case.model, client).prepared
        if prepared is not None:
            launched = prepared.execute_fenced(subject.lay_out(case, Arena(subject.session.seed)), [gate.fence])
            if launched.fence != -1:
                os.close(launched.fence)
        client.close()
        gate.fail()

    return call


def _unused_pools(subject: Subject) -> Call:
    """Execute requests with pools that nothing is in, on every path."""
    case = models.case(_CASE)
    prepared, arena = subject.prepare(case.model), Arena(subject.session.seed)
    unused = tuple(subject.memory(bytes(64)) for _ in range(_UNUSED))

    def call() -> None:
        for path in subject.paths():
            request = subject.lay_out(case, arena)
            subject.execute(prepared, replace(request, pools=(*request.pools, *unused)), path.name)

    return call


def _other_priorities(subject: Subject) -> Call:
    """Prepare models of low and of high priority, execute each, and close it."""
    case, arena = models.case(_CASE), Arena(subject.session.seed)

    def call() -> None:
        for priority in (Priority.LOW, Priority.HIGH):
            prepared = prepare(subject.session, case.model, priority=priority).prepared
            if prepared is not None:
                subject.execute(prepared, subject.lay_out(case, arena))
                prepared.close()

    return call


def _left_out_inputs(subject: Subject) -> Call:
    """Execute without an optional input, on every path."""
    plain, without = look_alikes.biased(7), look_alikes.biased(None)
    supported(subject, [plain])
    prepared, arena = subject.prepare(plain.model), Arena(subject.session.seed)

    def call() -> None:
        for path in subject.paths():
            subject.execute(prepared, without_omitted(without, subject.lay_out(without, arena)), path.name)

    return call


def _spoiled_buffers(subject: Subject) -> Call:
    """Execute with an output in a buffer, and fail."""
    need_own(subject, "allocate")
    (case,) = supported(subject, [models.case("lookup_float32")])
    prepared, wrong = subject.prepare(case.model), without_its_row(case)
    buffer, arena = buffer_for(subject, prepared, outputs=[0]), Arena(subject.session.seed)

    def call() -> None:
        for each in (case, wrong):
            subject.execute(prepared, place(subject.lay_out(each, arena), outputs={0: buffer}))

    return call


# Each kind of calls by name: since when it exists, and what starts it and returns the call.
GIVEN_UP: Mapping[str, tuple[HalVersion, Callable[[Subject], Call]]] = {
    "copies that are refused": (HalVersion.V1_3, _refused_copies),
    "slots that are free already": (HalVersion.V1_2, _free_slots),
    "models closed under way": (HalVersion.V1_3, _closed_under_way),
    "clients that leave under way": (HalVersion.V1_3, _clients_that_leave),
    "executions with unused pools": (HalVersion.V1_0, _unused_pools),
    "models of other priorities": (HalVersion.V1_3, _other_priorities),
    "executions without an optional input": (HalVersion.V1_0, _left_out_inputs),
    "failures that fill a buffer": (HalVersion.V1_3, _spoiled_buffers),
}
