"""Checks of long lives: hundreds of uses of one object, and hundreds of objects one after another.

A counter of eight bits, a table that is never emptied, a ring of handles that comes round: each shows only then.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.answers import answers_of, expect_answers
from nnconform.harness.conformance.support.branches import with_constants_everywhere
from nnconform.harness.conformance.support.buffers import buffer_if_room, content, fill
from nnconform.harness.conformance.support.cache_files import CacheFiles
from nnconform.harness.conformance.support.comings import COMING, refused_models, refused_requests
from nnconform.harness.conformance.support.exact_sums import SumType, sum_of, sum_type, value
from nnconform.harness.conformance.support.growth import expect_no_growth, kept_by
from nnconform.harness.conformance.support.open_shapes import need_open_shapes
from nnconform.harness.conformance.support.own_work import need_own
from nnconform.harness.conformance.support.reusable_executions import reusable_of
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.driver.interface import Buffer, BufferRole, PreparedModel
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.expect import expect, expect_status
from nnconform.harness.execution.judge import judge_case
from nnconform.harness.execution.paths import PATHS, finish, open_burst
from nnconform.harness.execution.session import Session
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import DeviceStatus, ErrorStatus, HalVersion, name_of
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.results.verdict import Stage, Verdict
from nnconform.harness.spec.case import Case

_VALID = "IPreparedModel.hal 1.0 to 1.3: valid executions fail only on a device in a bad state"
_CLEANUP = "the driver guide, cleanup: what a client no longer refers to is destroyed"
# Beyond 256, and for executions beyond 512: each count up to there is one of them.
USES, EXECUTIONS = 300, 520
# Executions of a reusable one, which is made for many.
_AGAIN = 1040
# Uses between two looks at what lives on beside them.
_PERIOD, _FEW = 64, 20
# Executions that are alike before one that is not.
_ALIKE = 24
# Calls of each round that is measured for memory, and the bytes of a call that count as kept.
_CALLS, _KEPT = 200, 1024


@check(
    Level.TEXT,
    source=_VALID,
    variants={
        **{path.name: path.since for path in PATHS.values()},
        "one burst": HalVersion.V1_2,
        "one reusable execution": HalVersion.AIDL4,
        "one reusable execution, fenced": HalVersion.AIDL4,
    },
)
def serve_any_number_of_executions(subject: Subject, path: str) -> None:
    """One prepared model, one burst, and one reusable execution computes the right outputs each of hundreds of times,
    whatever the count: each time of other inputs.
    """
    kind = sum_type(subject)
    prepared = subject.prepare(sum_of(kind, 0).model)
    if "reusable" in path and path not in PATHS:
        _serve_again(subject, kind, prepared, fenced="fenced" in path)
        return
    burst = None
    if path == "one burst":
        need_own(subject, "burst")
        burst = open_burst(prepared)
        subject.closing.callback(burst.close)
    else:
        need_own(subject, PATHS[path].feature)
    for number in range(EXECUTIONS):
        case = sum_of(kind, number)
        request = subject.lay_out(case)
        if burst is None:
            result = subject.execute(prepared, request, path)
        else:
            result = burst.execute_synchronously(request, (0, 1))
        judge_case(case, subject.arena, result, f"execution {number + 1} of one prepared model, by {path}")
    subject.count("executions", EXECUTIONS if burst else 0)


def _serve_again(subject: Subject, kind: SumType, prepared: PreparedModel, *, fenced: bool) -> None:
    need_own(subject, "reusable")
    execution = reusable_of(subject, prepared, subject.lay_out(sum_of(kind, 0)))
    for number in range(_AGAIN):
        case = sum_of(kind, number)
        subject.lay_out(case)
        if fenced:
            launched = execution.execute_fenced()
            expect_status(launched.status, ErrorStatus.NONE, call=f"fenced execution {number + 1} of a reusable one")
            result = ExecutionResult(finish(subject.session, launched).status)
        else:
            result = execution.execute_synchronously()
        judge_case(case, subject.arena, result, f"execution {number + 1} of one reusable execution")
    subject.count("executions", _AGAIN)


_Step = Callable[[str], None]


def _conditions(subject: Subject) -> tuple[_Step, _Step]:
    return _of_one_model(subject, with_constants_everywhere(sum_type(subject)))


def _turns(subject: Subject) -> tuple[_Step, _Step]:
    case = models.case("while_float32")
    # One turn less.
    inputs, expected = (np.array([1], np.int32), case.inputs[1]), (case.expected[0], np.array([2, 1], np.float32))
    return _of_one_model(subject, [case, replace(case, inputs=inputs, expected=expected)])


def _shapes(subject: Subject) -> tuple[_Step, _Step]:
    kind = sum_type(subject)
    cases = [kind.sum([value(place) for place in range(count)], [value(3)], shape=(0,)) for count in (5, 9)]
    prepared = subject.prepare(cases[0].model)

    def step(number: int, path: str) -> None:
        case, request = cases[number], subject.lay_out(cases[number])
        if path == "fenced":
            shapes = [each.shape for each in case.expected if each is not None]
            request = replace(request, outputs=(replace(request.outputs[0], dimensions=shapes[0]),))
        result = subject.execute(prepared, request, path)
        need_open_shapes(result.status)
        judge_case(case, subject.arena, result, f"{path} execution with {(5, 9)[number]} elements")

    return partial(step, 0), partial(step, 1)


def _memories(subject: Subject) -> tuple[_Step, _Step]:
    kind = sum_type(subject)
    prepared, arenas = (
        subject.prepare(sum_of(kind, 0).model),
        [Arena(subject.session.seed + place) for place in range(2)],
    )

    def step(number: int, path: str) -> None:
        case = sum_of(kind, 4 * number)
        result = subject.execute(prepared, subject.lay_out(case, arenas[number]), path)
        judge_case(case, arenas[number], result, f"{path} execution with memories {number}")

    return partial(step, 0), partial(step, 1)


def _of_one_model(subject: Subject, cases: Sequence[Case]) -> tuple[_Step, _Step]:
    supported(subject, cases[:1])
    prepared = subject.prepare(cases[0].model)
    first, second = (partial(_expect_right, subject, prepared, case) for case in cases)
    return first, second


def _expect_right(subject: Subject, prepared: PreparedModel, case: Case, path: str) -> None:
    subject.expect_right(prepared, case, path)


_CHANGING: Mapping[str, tuple[HalVersion, Callable[[Subject], tuple[_Step, _Step]]]] = {
    "a condition": (HalVersion.V1_3, _conditions),
    "the turns of a loop": (HalVersion.V1_3, _turns),
    "a shape": (HalVersion.V1_2, _shapes),
    "memories": (HalVersion.V1_0, _memories),
}


@check(Level.TEXT, source=_VALID, variants={name: since for name, (since, _) in _CHANGING.items()})
def follow_what_changes_after_many(subject: Subject, what: str) -> None:
    """What an execution computes follows from its own request, though many before it had all the same condition, turns
    of a loop, shape or memories.
    """
    one, other = _CHANGING[what][1](subject)
    for path in subject.paths():
        for step in (*[one] * _ALIKE, other, *[other] * _ALIKE, one, other):
            step(path.name)


@check(
    Level.TEXT,
    source=f"{_VALID}; {_CLEANUP}",
    variants={name: since for name, (since, _) in COMING.items()},
)
def outlast_what_comes_and_goes(subject: Subject, what: str) -> None:
    """Hundreds of prepared models, bursts, buffers or clients, one after another, each given back before the next, and
    hundreds of refusals, or of executions that fail: each is right, and so are a model and a buffer that live beside
    them all the while.
    """
    kind = sum_type(subject)
    bystander = subject.prepare(sum_of(kind, 0).model)
    held = sum_of(kind, 9).inputs[0]
    buffer = _buffer(subject, bystander, held)
    work = COMING[what][1](subject, kind, bystander)
    for number in range(USES):
        work(number)
        if number % _PERIOD == _PERIOD - 1:
            subject.expect_right(bystander, sum_of(kind, number))
        if buffer is not None and number % _PERIOD in (_FEW, _PERIOD - 1):
            same = np.array_equal(content(subject, buffer, held), held if held is not None else ())
            expect(same, f"a buffer beside {number + 1} of the {what} has another content", Verdict.WRONG)
    subject.expect_right(bystander, sum_of(kind, USES))
    subject.expect_right(subject.prepare(sum_of(kind, 1, constant=1).model), sum_of(kind, 1, constant=1))


def _buffer(subject: Subject, prepared: PreparedModel, array: Array | None) -> Buffer | None:
    """Return a buffer with this content, or None if the driver has none."""
    if subject.hal < HalVersion.V1_3 or "allocate" in subject.session.info().emulated:
        return None
    buffer = buffer_if_room(subject, prepared, [BufferRole(0, 0)])
    if buffer is not None:
        fill(subject, buffer, array)
    return buffer


@check(Level.TEXT, source="IDevice.hal 1.0, getStatus: AVAILABLE; types.hal 1.0, DeviceStatus", feature="status")
def end_available(subject: Subject) -> None:
    """After hundreds of preparations, executions and refusals a device without work reports the status AVAILABLE again,
    within the time that a call may take.
    """
    kind = sum_type(subject)
    prepared = subject.prepare(sum_of(kind, 0).model)
    for work in (refused_models(subject, kind, prepared), refused_requests(subject, kind, prepared)):
        for number in range(USES // 4):
            work(number)
            subject.expect_right(prepared, sum_of(kind, number))
    subject.give_back(prepared)
    until = time.monotonic() + subject.session.limit
    while (status := subject.device.status()) != DeviceStatus.AVAILABLE and time.monotonic() < until:
        time.sleep(0.01)
    text = f"status of a device without work: got {name_of(DeviceStatus, status)} for as long as a call may take"
    expect(status == DeviceStatus.AVAILABLE, f"{text}, wanted AVAILABLE")


@check(
    Level.TEXT,
    source="IDevice.hal 1.0 to 1.3, getSupportedOperations, getCapabilities, getNumberOfCacheFilesNeeded: of the "
    "device and of the model, not of what was called before",
    own_process=True,
)
def answer_as_a_new_one(subject: Subject) -> None:
    """A driver that has refused models, requests and caches, and whatever else a run does with it, gives the answers
    about itself and about a model that it gave before and that a driver in a new process gives.
    """
    kind = sum_type(subject)
    asked = [sum_of(kind, 0).model, models.case("chain_float32").model]
    before, prepared = answers_of(subject, asked), subject.prepare(asked[0])
    for work in (refused_models, refused_requests):
        work(subject, kind, prepared)(0)
    if subject.hal >= HalVersion.V1_2 and any(subject.device.number_of_cache_files_needed()[1:]):
        CacheFiles.create(subject).load()
    expect_answers(subject, asked, before, "after refusals")
    answers = answers_of(subject, asked, measured=False)
    session = Session(subject.session.address, hal=subject.hal, seed=subject.session.seed, limit=subject.session.limit)
    try:
        with Subject(session, subject.name) as new:
            expect_answers(new, asked, answers, "in a new process")
    finally:
        session.close()


def _calls(subject: Subject) -> Iterator[tuple[str, Callable[[], None]]]:
    """Yield cheap calls by name, each of which gives back all that it gets."""
    kind = sum_type(subject)
    case = sum_of(kind, 0)
    prepared, broken = subject.prepare(case.model), models.with_cycle()
    request = subject.lay_out(case)
    yield "queries", lambda: _forget(subject.supported_operations(case.model, "a sum"))
    yield "refused queries", lambda: _forget(subject.device.supported_operations(broken))
    yield "executions", lambda: expect_status(subject.execute(prepared, request).status, ErrorStatus.NONE, call="a sum")
    incomplete = Request((), request.outputs, request.pools)
    yield "refused requests", lambda: _forget(subject.execute(prepared, incomplete))


def _forget(result: object) -> None:
    """Drop the result of a call."""


@check(
    Level.TEXT,
    source="driver guide, Cleanup: a prepared model without references is destroyed; the driver must hold none",
    stage=Stage.CLOSE,
    own_process=True,
    variants=("queries", "refused queries", "executions", "refused requests"),
)
def keep_no_memory_of(subject: Subject, what: str) -> None:
    """A driver's process does not hold a kibibyte more for each query, execution or refusal."""
    call = dict(_calls(subject))[what]

    def repeat() -> None:
        for _ in range(_CALLS):
            call()

    expect_no_growth(subject.session, repeat, kept_by(_CALLS, _CALLS * _KEPT, one_in=4))
