"""Checks that nothing a client does to one thing affects another: what it keeps works as before.

What a driver remembers of a call, such as an error, it remembers of that call alone.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.buffers import fill, place, try_allocate
from nnconform.harness.conformance.support.cache_files import CacheFiles
from nnconform.harness.conformance.support.deadlines import SECOND, after, limited_paths
from nnconform.harness.conformance.support.fences import end_with_a_failed_fence, need_launched
from nnconform.harness.conformance.support.lasting import Lasting
from nnconform.harness.conformance.support.layouts import with_wrong_pool, without_room
from nnconform.harness.conformance.support.look_alikes import precise
from nnconform.harness.conformance.support.own_work import need_own
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.driver.fences import Signal
from nnconform.harness.driver.interface import BufferRole, PreparedModel
from nnconform.harness.driver.room import no_room
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.expect import not_applicable
from nnconform.harness.execution.judge import judge_case
from nnconform.harness.execution.paths import PLAIN, ExecutionOptions, finish, launch, open_burst, slots_of
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import MISSED_DEADLINE, ErrorStatus, HalVersion
from nnconform.harness.model.request import Request
from nnconform.harness.spec.case import Case

_CASE, _OTHER = "add_float32", "chain_float32"
# Seconds until deadlines that pass soon, for which loops keep a device busy until one has, and how many of these.
_SOON, _BUSY, _LOOPS = 0.01, (0.04, 0.16, 0.64), 4
# Executions of whose end nobody is told: more than a device has threads for them.
_UNHEARD = 20
_SPECIAL = np.array([np.nan, np.inf, -np.inf], np.float32)
# Stands for a deadline that is set at the launch.
_PASSING = ExecutionOptions(deadline=0)
_Event = Callable[[Subject, Lasting], None]


def _refused_model(subject: Subject, kept: Lasting) -> None:
    """Ask about an invalid model, and prepare it."""
    subject.device.supported_operations(models.with_cycle())
    subject.launch(models.with_cycle())


def _question(subject: Subject, kept: Lasting) -> None:
    """Ask about an invalid model."""
    subject.device.supported_operations(models.with_cycle())


def _other_model(subject: Subject, kept: Lasting) -> None:
    """Execute another model on every path, and close it."""
    prepared = subject.prepare(kept.other.model)
    for path in subject.paths():
        subject.expect_right(prepared, kept.other, path.name)
    subject.give_back(prepared)


def _twin(subject: Subject, kept: Lasting) -> None:
    """Prepare the same model again, execute it on every path, and close it."""
    prepared = subject.prepare(kept.case.model)
    for path in subject.paths():
        subject.expect_right(prepared, kept.case, path.name)
    subject.give_back(prepared)


def _inexact_model(subject: Subject, kept: Lasting) -> None:
    """Execute a model that allows float16 for float32."""
    for case in supported(subject, [precise(relaxed=True)]):
        prepared = subject.prepare(case.model)
        subject.expect_right(prepared, case)
        subject.give_back(prepared)


def _executed(change: Callable[[Request], Request], options: ExecutionOptions = PLAIN) -> _Event:
    """Return the event that the kept model and another execute a changed request on every path, with any status."""

    def event(subject: Subject, kept: Lasting) -> None:
        other = subject.prepare(kept.other.model)
        for prepared, case in ((kept.prepared, kept.case), (other, kept.other)):
            for path in subject.paths():
                limited = options if path.feature != "burst" or subject.hal >= HalVersion.AIDL1 else PLAIN
                subject.execute(prepared, change(subject.lay_out(case)), path.name, limited)
        subject.give_back(other)

    return event


def _burst(subject: Subject, kept: Lasting) -> None:
    """Use another burst of the same model, with the same slots, free one of them, and end it."""
    need_own(subject, "burst")
    burst = open_burst(kept.prepared)
    request = subject.lay_out(kept.case)
    burst.execute_synchronously(request, slots_of(request))
    burst.free_memory(0)
    burst.execute_synchronously(with_wrong_pool(request), slots_of(request))
    burst.close()


def _client(subject: Subject, kept: Lasting) -> None:
    """Let another client prepare and execute, and leave without closing its model."""
    need_own(subject, "clients")
    other = subject.another_client()
    preparation = prepare(subject.session, kept.other.model, other)
    if preparation.prepared is not None:
        subject.execute(preparation.prepared, subject.lay_out(kept.other))
    other.close()


def _cache(subject: Subject, kept: Lasting) -> None:
    """Prepare from files that hold nothing."""
    need_own(subject, "caching")
    CacheFiles.create(subject).load()


def _buffer(subject: Subject, kept: Lasting) -> None:
    """Fill a buffer of the same role, read another one that was never filled, and close both."""
    need_own(subject, "allocate")
    role = [BufferRole(0, 0)]
    (_, filled), (_, empty) = (try_allocate(subject, [kept.prepared], role) for _ in range(2))
    if filled is None or empty is None:
        not_applicable("the driver manages no buffers of this kind")
    fill(subject, filled, kept.case.inputs[0])
    subject.execute(kept.prepared, place(subject.lay_out(kept.case), {0: empty}))
    for buffer in (filled, empty):
        buffer.close()


def _fence(subject: Subject, kept: Lasting) -> None:
    """Launch an execution whose fence fails."""
    need_own(subject, "fenced")
    need_launched(subject)
    end_with_a_failed_fence(subject, kept.prepared, subject.lay_out(kept.case))


def _closed_fences(subject: Subject, kept: Lasting) -> None:
    """Launch executions, and close their fences before they begin: nobody is there to be told of their end."""
    need_own(subject, "fenced")
    need_launched(subject)
    other = subject.prepare(kept.other.model)
    for number in range(_UNHEARD):
        prepared, case = ((kept.prepared, kept.case), (other, kept.other))[number % 2]
        gate = Signal()
        launched = prepared.execute_fenced(subject.lay_out(case, Arena(subject.session.seed)), [gate.fence])
        if launched.fence != -1:
            os.close(launched.fence)
        gate.signal()
    subject.give_back(other)


def _no_numbers(subject: Subject, kept: Lasting) -> None:
    """Execute the kept model and another with inputs that are infinite or not numbers, on every path."""
    other = subject.prepare(kept.other.model)
    for prepared, case in ((other, kept.other), (kept.prepared, kept.case)):
        inputs = tuple(None if each is None else np.resize(_SPECIAL, each.shape) for each in case.inputs)
        for path in subject.paths():
            subject.execute(prepared, subject.lay_out(replace(case, inputs=inputs)), path.name)
    subject.give_back(other)


def _late_preparation(subject: Subject, kept: Lasting) -> None:
    """Prepare both models with deadlines that have passed, and that pass soon."""
    need_own(subject, "deadline")
    for model in (kept.case.model, kept.other.model):
        for seconds in (-1.0, _SOON / 100, _SOON):
            prepared = subject.launch(model, deadline=after(seconds)).prepared
            if prepared is not None:
                prepared.close()


def _aborted_loop(subject: Subject, kept: Lasting) -> None:
    """Execute loops without end, which are aborted, on every path that has limits."""
    need_own(subject, "deadline")
    (endless,) = supported(subject, [models.case(models.ENDLESS)])
    looping = subject.prepare(endless.model)
    for path in limited_paths(subject):
        options = ExecutionOptions(loop_timeout=round(_SOON * SECOND))
        subject.execute(looping, subject.lay_out(endless), path.name, options)
    subject.give_back(looping)


def _late_in_the_queue(subject: Subject, kept: Lasting) -> None:
    """Launch executions whose deadlines pass behind loops that keep the device busy, of both models; those without a
    deadline that wait among them are right.
    """
    need_own(subject, "deadline")
    (endless,) = supported(subject, [models.case(models.ENDLESS)])
    looping, other = subject.prepare(endless.model), subject.prepare(kept.other.model)
    both = (kept.prepared, kept.case), (other, kept.other)
    for seconds in _BUSY:
        loops = [(looping, endless, ExecutionOptions(loop_timeout=round(seconds * SECOND)))] * _LOOPS
        works = [(*each, options) for options in (PLAIN, _PASSING) * 2 for each in both]
        # Launches take their time beside loops, which may have ended before the deadlines.
        if _all_are_late(subject, [*loops, *works], seconds / 2):
            break
    subject.give_back(looping)
    subject.give_back(other)


def _all_are_late(subject: Subject, works: list[tuple[PreparedModel, Case, ExecutionOptions]], seconds: float) -> bool:
    """Launch these executions, those of ``_PASSING`` with a deadline so many seconds later. Expect the right outputs of
    those without limits, and return whether all others missed their deadlines.
    """
    arenas = [Arena(subject.session.seed + number) for number in range(len(works))]
    requests = [subject.lay_out(case, arena) for (_, case, _), arena in zip(works, arenas, strict=True)]
    launched, late = [], True
    for (prepared, _, options), request in zip(works, requests, strict=True):
        timed = ExecutionOptions(deadline=after(seconds)) if options is _PASSING else options
        launched.append(launch(prepared, request, timed))
    for each, (_, case, options), arena in zip(launched, works, arenas, strict=True):
        result = each.wait(subject.session)
        late &= options is not _PASSING or result.status in MISSED_DEADLINE
        # A driver may have no room for so many.
        if options is PLAIN and result.status not in no_room(subject.hal):
            judge_case(case, arena, result, "an execution that waits among others, whose deadlines pass")
    return late


def _late_at_a_fence(subject: Subject, kept: Lasting) -> None:
    """Launch executions of both models whose fence is signalled behind their deadline."""
    need_own(subject, "fenced")
    need_launched(subject)
    other = subject.prepare(kept.other.model)
    for prepared, case in ((kept.prepared, kept.case), (other, kept.other)):
        gate = Signal()
        launched = prepared.execute_fenced(subject.lay_out(case), [gate.fence], deadline=after(_SOON))
        time.sleep(2 * _SOON)
        gate.signal()
        if launched.status == ErrorStatus.NONE:
            finish(subject.session, launched)
    subject.give_back(other)


_EVENTS: Mapping[str, tuple[HalVersion, _Event]] = {
    "a question about an invalid model": (HalVersion.V1_0, _question),
    "a model that is refused": (HalVersion.V1_0, _refused_model),
    "another model": (HalVersion.V1_0, _other_model),
    "the same model again": (HalVersion.V1_0, _twin),
    "a model that may be inexact": (HalVersion.V1_1, _inexact_model),
    "requests that are refused": (HalVersion.V1_0, _executed(with_wrong_pool)),
    "requests without room": (HalVersion.V1_0, _executed(without_room)),
    "a deadline that has passed": (HalVersion.V1_3, _executed(lambda each: each, ExecutionOptions(deadline=1))),
    "another burst": (HalVersion.V1_2, _burst),
    "another client": (HalVersion.V1_0, _client),
    "a cache of nothing": (HalVersion.V1_2, _cache),
    "other buffers": (HalVersion.V1_3, _buffer),
    "a fence that fails": (HalVersion.V1_3, _fence),
    "fences that nobody waits for": (HalVersion.V1_3, _closed_fences),
    "inputs that are no numbers": (HalVersion.V1_0, _no_numbers),
    "a preparation that is too late": (HalVersion.V1_3, _late_preparation),
    "loops that are aborted": (HalVersion.V1_3, _aborted_loop),
    "deadlines missed in the queue": (HalVersion.V1_3, _late_in_the_queue),
    "deadlines missed at a fence": (HalVersion.V1_3, _late_at_a_fence),
}


@check(
    Level.TEXT,
    source="IPreparedModel.hal 1.0 to 1.3: valid executions fail only on a device in a bad state",
    variants={name: since for name, (since, _) in _EVENTS.items()},
)
def are_none_of(subject: Subject, event: str) -> None:
    """What a client keeps works behind an event that concerns something else as it did before it: prepared models,
    bursts, reusable executions and buffers give the right outputs, the device gives the same answers and prepares the
    next model.
    """
    cases = supported(subject, [models.case(_CASE), models.case(_OTHER)])
    kept = Lasting(subject, cases[0], cases[-1])
    kept.use("before anything else")
    for _ in range(2):
        _EVENTS[event][1](subject, kept)
        kept.use(f"after {event}")
