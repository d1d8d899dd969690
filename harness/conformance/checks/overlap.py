"""Checks of several executions at once, of one prepared model or many, and of closing a model while they run."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from threading import Event

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.aftermath import without_its_row
from nnconform.harness.conformance.support.beside import Beside
from nnconform.harness.conformance.support.buffers import allocate, expect_allocated, fill, place
from nnconform.harness.conformance.support.exact_sums import sum_type, value
from nnconform.harness.conformance.support.fences import need_launched, waits_in_call
from nnconform.harness.conformance.support.layouts import whole_memories, without_room
from nnconform.harness.conformance.support.long_execution import chain_that_takes, sums_that_take
from nnconform.harness.conformance.support.own_work import EVERY_PATH, need_own, need_path
from nnconform.harness.conformance.support.scaled_cases import scaled
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.driver.fences import Signal
from nnconform.harness.driver.interface import BufferRole, PreparedModel
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.concurrently import run_concurrently
from nnconform.harness.execution.expect import expect, expect_status
from nnconform.harness.execution.judge import compare, judge_case, judge_outputs
from nnconform.harness.execution.paths import PATHS, PLAIN, finish, launch
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import ExecutionResult, Request, RequestArgument
from nnconform.harness.oracle.explain import explain
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

_OVERLAP = "IPreparedModel.hal 1.0 to 1.3: calls of the execute methods may overlap, also on one object"
_THREADS, _TURNS = 6, 5
# Seconds of an execution during which the client writes beside its output, and the bytes there: no whole line.
_UNDER_WAY, _BESIDE = 0.01, 36
# Numbers of an input that several executions read: many, so that one reads while another does.
_SHARED = 100_000
# Seconds between two attempts to prepare a model that there is no room for.
_WAIT = 0.005


def _execute(subject: Subject, prepared: PreparedModel, case: Case, path: str, arena: Arena) -> None:
    """Execute ``case`` in ``arena``, which no other thread uses, and expect the right outputs."""
    request = subject.lay_out(case, arena)
    result = PATHS[path].execute(subject.session, prepared, request, PLAIN)
    judge_case(case, arena, result, f"one of several executions of {case.name} at once by {path}")


@check(Level.TEXT, source=_OVERLAP, variants=EVERY_PATH)
def one_model_serves_many_threads(subject: Subject, path: str) -> None:
    """Many threads may execute one prepared model at once; each gets the outputs of its own inputs."""
    need_path(subject, path)
    case = models.case("chain_float32")
    prepared = subject.prepare(case.model)

    def work(thread: int) -> None:
        arena = Arena(subject.session.seed + thread)
        for turn in range(_TURNS):
            _execute(subject, prepared, scaled(case, thread - turn), path, arena)

    run_concurrently(subject.session, [partial(work, thread) for thread in range(_THREADS)])
    subject.count("executions", _THREADS * _TURNS)


@check(Level.TEXT, source=_OVERLAP)
def many_models_serve_many_threads(subject: Subject) -> None:
    """Several prepared models may be executed at once, while others are prepared and closed. A driver may have room for
    two at a time: then others wait until one is given back.
    """
    # Models that differ only in a constant: outputs of the wrong model are recognised.
    alike = [models.case(name) for name in ("chain_float32", "chain_other_factor")]
    path, cases = subject.paths()[0].name, supported(subject, alike)

    def execute(number: int) -> None:
        case = cases[number % len(cases)]
        prepared, arena = _prepare_when_there_is_room(subject, case), Arena(subject.session.seed + number)
        try:
            for turn in range(_TURNS):
                _execute(subject, prepared, scaled(case, turn + number), path, arena)
        finally:
            # Others may wait for its room.
            subject.give_back(prepared, flushed=True)

    def prepare() -> None:
        for _ in range(_TURNS):
            subject.give_back(_prepare_when_there_is_room(subject, cases[0]), flushed=True)

    works: list[Callable[[], None]] = [partial(execute, number) for number in range(_THREADS)]
    run_concurrently(subject.session, [*works, prepare])
    subject.count("executions", _THREADS * _TURNS)


def _prepare_when_there_is_room(subject: Subject, case: Case) -> PreparedModel:
    """Prepare a case's model, as often as it takes until other threads leave room for it. Raises VerdictReached if they
    leave none within the session's limit.
    """
    end = time.monotonic() + subject.session.limit
    while (prepared := subject.prepare_if_room(case.model)) is None:
        expect(time.monotonic() < end, "prepare_model: no room, though each thread gives its model back")
        time.sleep(_WAIT)
    return prepared


@check(Level.TEXT, since=HalVersion.V1_2, source=_OVERLAP)
def paths_may_be_mixed(subject: Subject) -> None:
    """One prepared model may be executed on all paths at once."""
    case = models.case("add_float32")
    prepared = subject.prepare(case.model)

    def work(number: int, path: str) -> None:
        arena = Arena(subject.session.seed + number)
        for turn in range(_TURNS):
            _execute(subject, prepared, scaled(case, turn + number), path, arena)

    paths = [path.name for path in subject.paths()] * 2
    run_concurrently(subject.session, [partial(work, number, path) for number, path in enumerate(paths)])
    subject.count("executions", len(paths) * _TURNS)


# Seconds that a model takes to prepare, many times as long as another to execute; executions that end meanwhile, and
# models that are prepared for that at most.
_LONG, _MEANWHILE, _PREPARATIONS = 0.04, 30, 4


@check(
    Level.TEXT,
    source=f"{_OVERLAP}; IDevice.hal 1.0 to 1.3, prepareModel: several threads may prepare at once, asynchronously",
)
def models_are_prepared_meanwhile(subject: Subject) -> None:
    """A prepared model computes the right outputs while a long model is prepared, and the long one does afterwards.
    Meanwhile the answer for another model is the one that it had before.
    """
    case, long, path = models.case("chain_float32"), chain_that_takes(subject, _LONG), subject.paths()[0].name
    prepared, made = subject.prepare(case.model), list[PreparedModel]()
    executed, ready = 0, Event()
    answer = subject.device.supported_operations(case.model)

    def prepare() -> None:
        try:
            while executed < _MEANWHILE and len(made) < _PREPARATIONS:
                made.append(subject.prepare(long.model))
        finally:
            ready.set()

    def execute() -> None:
        nonlocal executed
        arena = Arena(subject.session.seed)
        while not executed or not ready.is_set():
            _execute(subject, prepared, scaled(case, 1 + executed % _TURNS), path, arena)
            now = subject.device.supported_operations(case.model)
            expect(now == answer, f"supported_operations during a preparation: got {now}, wanted {answer}, as before")
            executed += 1

    run_concurrently(subject.session, [prepare, execute])
    for each in made:
        subject.expect_right(each, long, path)
    subject.count("executions", executed)


# Bytes between the arguments of two executions in one pool.
_APART = 256


@check(Level.TEXT, source=f"{_OVERLAP}; types.hal 1.0, DataLocation: an argument is a part of its pool")
def one_pool_serves_many_executions(subject: Subject) -> None:
    """Executions at the same time may have their inputs and outputs in one pool: each writes its own outputs, and
    neither the others' nor what the client writes beside them meanwhile.
    """
    case = models.case("add_float32")
    prepared, path = subject.prepare(case.model), subject.paths()[0]
    pool = Memory.create(2 * _APART * (_THREADS + 1))

    def work(thread: int) -> None:
        start = 2 * _APART * thread
        for turn in range(_TURNS):
            own_case = scaled(case, thread - turn)
            result = path.execute(subject.session, prepared, _within(pool, start, own_case), PLAIN)
            expect_status(result.status, ErrorStatus.NONE, call="one of several executions at once in one pool")
            _expect_within(pool, start, own_case, f"turn {turn} of thread {thread}")
        # Those of the others have not changed it since.
        for _ in range(_TURNS):
            _expect_within(pool, start, own_case, f"after the last turn of thread {thread}")

    run_concurrently(subject.session, [partial(work, thread) for thread in range(_THREADS)])
    for thread in range(_THREADS):
        _expect_within(pool, 2 * _APART * thread, scaled(case, thread - _TURNS + 1), f"after all, of thread {thread}")
    if "fenced" in (each.name for each in subject.paths()) and not waits_in_call(subject):
        _write_beside(subject, prepared, case, pool)
    subject.count("executions", _THREADS * _TURNS)


def _write_beside(subject: Subject, prepared: PreparedModel, case: Case, pool: Memory) -> None:
    """Write to the pool while a fenced execution that uses it waits: what is written there stays."""
    gate, beside = Signal(), slice(2 * _APART * _THREADS, 2 * _APART * (_THREADS + 1))
    launched = prepared.execute_fenced(_within(pool, 0, case), [gate.fence])
    expect_status(launched.status, ErrorStatus.NONE, call="execute_fenced")
    pool.view()[beside] = b"\x77" * (2 * _APART)
    gate.signal()
    expect_status(finish(subject.session, launched).status, ErrorStatus.NONE, call="a fenced execution in one pool")
    _expect_within(pool, 0, case, "a fenced execution")
    stays = bytes(pool.view()[beside]) == b"\x77" * (2 * _APART)
    expect(stays, "what the client wrote beside the arguments of a fenced execution is gone after it", Verdict.WRONG)


def _within(pool: Memory, start: int, case: Case) -> Request:
    """Return a request for a case with its inputs and its output one after another in ``pool``; write the inputs."""
    arrays = [each for each in (*case.inputs, *case.expected) if each is not None]
    places = [DataLocation(0, start + 32 * number, array.nbytes) for number, array in enumerate(arrays)]
    for at, array in zip(places[:-1], arrays, strict=False):
        pool.view()[at.offset : at.offset + at.length] = array.tobytes()
    *inputs, output = map(RequestArgument, places)
    return Request(tuple(inputs), (output,), (pool,))


def _expect_within(pool: Memory, start: int, case: Case, what: str) -> None:
    """Expect the right output where ``_within`` has placed it. The sums are exact."""
    (wanted,), at = case.expected, start + 32 * len(case.inputs)
    assert wanted is not None
    got = np.frombuffer(bytes(pool.view()[at : at + wanted.nbytes]), wanted.dtype).reshape(wanted.shape)
    comparison = compare(case, [got])
    expect(comparison.passed, f"{what}: {explain(comparison, case.inputs)}", Verdict.WRONG)


@check(
    Level.TEXT,
    source="IPreparedModel.hal 1.0 to 1.3, execute: a launched task must invoke its callback when it has finished",
    variants={name: EVERY_PATH[name] for name in ("asynchronous", "fenced")},
)
def closing_leaves_what_is_under_way(subject: Subject, path: str) -> None:
    """A prepared model may be closed while executions of it are under way: they end with the right outputs."""
    need_path(subject, path)
    if path == "fenced":
        need_launched(subject)
    case = models.case("add_float32")
    prepared = subject.prepare(case.model)
    launched = [_Launched(subject, prepared, scaled(case, number), path) for number in range(_THREADS)]
    subject.give_back(prepared)
    # A service is informed with the next call.
    subject.session.flush()
    for each in launched:
        each.finish()
    subject.count("executions", _THREADS)
    subject.expect_right(subject.prepare(case.model), case, path)


class _Launched:
    """An execution that is under way."""

    def __init__(self, subject: Subject, prepared: PreparedModel, case: Case, path: str) -> None:
        self._session, self._case, self._arena = subject.session, case, Arena(subject.session.seed + 1)
        request = self._session.lay_out(case, self._arena)
        self._wait_for_result = (
            self._asynchronous(prepared, request) if path == "asynchronous" else self._fenced(prepared, request)
        )

    def _asynchronous(self, prepared: PreparedModel, request: Request) -> Callable[[], ExecutionResult]:
        return partial(launch(prepared, request).wait, self._session)

    def _fenced(self, prepared: PreparedModel, request: Request) -> Callable[[], ExecutionResult]:
        gate = Signal()
        launched = prepared.execute_fenced(request, [gate.fence])
        expect_status(launched.status, ErrorStatus.NONE, call="execute_fenced")

        def signal_and_wait() -> ExecutionResult:
            gate.signal()
            return ExecutionResult(finish(self._session, launched).status)

        return signal_and_wait

    def finish(self) -> None:
        """Wait for the end, and expect the right outputs."""
        result = self._wait_for_result()
        expect_status(result.status, ErrorStatus.NONE, call="an execution whose prepared model was closed meanwhile")
        judge_outputs(self._case, self._arena, result)


@check(
    Level.TEXT,
    source=f"{_OVERLAP}; types.hal 1.0 to 1.3, Request.pools: what is an input alone is read",
    variants={"in a memory": HalVersion.V1_0, "in a buffer": HalVersion.V1_3},
)
def inputs_may_be_shared(subject: Subject, where: str) -> None:
    """Executions at the same time, of one prepared model or of several, may read one input, in a memory or in a buffer:
    each gets the outputs of what the client wrote there.
    """
    kind, path = sum_type(subject), subject.paths()[0]
    numbers = np.resize([value(number) for number in range(31)], _SHARED)
    alike = [kind.sum(numbers, [value(added)]) for added in (1, 2)]
    prepared = [subject.prepare(each.model) for each in alike]
    first = alike[0].inputs[0]
    assert first is not None
    source = subject.memory(first.tobytes())
    buffer = None
    if where == "in a buffer":
        need_own(subject, "allocate")
        roles = [BufferRole(number, 0) for number in range(len(prepared))]
        buffer = expect_allocated(*allocate(subject, prepared, roles))
        fill(subject, buffer, first)

    def work(thread: int) -> None:
        number = thread % len(alike)
        (wanted,), arena = alike[number].expected, Arena(subject.session.seed + thread)
        assert wanted is not None
        for _ in range(2 * _TURNS):
            if buffer is not None:
                request = place(subject.lay_out(alike[number], arena), {0: buffer})
                result = path.execute(subject.session, prepared[number], request, PLAIN)
                judge_case(alike[number], arena, result, "one of several executions at once with one buffer")
                continue
            output = Memory.create(wanted.nbytes)
            result = path.execute(subject.session, prepared[number], whole_memories([source], [output]), PLAIN)
            expect_status(result.status, ErrorStatus.NONE, call="one of several executions at once with one memory")
            got = np.frombuffer(bytes(output.view()[: wanted.nbytes]), wanted.dtype)
            comparison = compare(alike[number], [got])
            expect(comparison.passed, explain(comparison, alike[number].inputs), Verdict.WRONG)

    run_concurrently(subject.session, [partial(work, thread) for thread in range(_THREADS)])
    unchanged = bytes(source.view()[: first.nbytes]) == first.tobytes()
    expect(unchanged, "the input of several executions at once has changed", Verdict.WRONG)
    subject.count("executions", 2 * _THREADS * _TURNS)


@check(Level.TEXT, source=_OVERLAP, variants=EVERY_PATH)
def each_has_its_own_end(subject: Subject, path: str) -> None:
    """Of executions at the same time of one prepared model some fail, for want of room or for a value in their inputs:
    the others are right, and those end as they do alone.
    """
    need_path(subject, path)
    (case,) = supported(subject, [models.case("lookup_float32")])
    prepared = subject.prepare(case.model)
    failing: list[Callable[[Arena], Request]] = [
        lambda arena: subject.lay_out(without_its_row(case), arena),
        lambda arena: without_room(subject.lay_out(case, arena)),
    ]

    def status_of(make: Callable[[Arena], Request], arena: Arena) -> ErrorStatus:
        return ErrorStatus(PATHS[path].execute(subject.session, prepared, make(arena), PLAIN).status)

    alone = [status_of(make, subject.arena) for make in failing]

    def work(thread: int) -> None:
        arena = Arena(subject.session.seed + thread)
        for _ in range(2 * _TURNS):
            if thread % 2 == 0:
                _execute(subject, prepared, case, path, arena)
                continue
            for make, wanted in zip(failing, alone, strict=True):
                got = status_of(make, arena)
                same = (got == ErrorStatus.NONE) == (wanted == ErrorStatus.NONE)
                expect(same, f"{path} execution beside others: {got.name}, alone it was {wanted.name}")

    run_concurrently(subject.session, [partial(work, thread) for thread in range(_THREADS)])
    subject.count("executions", 3 * _THREADS * _TURNS)


@check(
    Level.TEXT,
    source=f"{_OVERLAP}; types.hal 1.0, DataLocation: an argument is a part of its pool",
    variants=EVERY_PATH,
)
def what_lies_beside_outputs_is_the_clients(subject: Subject, path: str) -> None:
    """What the client writes right before an output, right behind it, and between two outputs of one pool, while the
    execution is under way, stays.
    """
    need_path(subject, path)
    longer, prepared = sums_that_take(subject, _UNDER_WAY, outputs=2)
    ends = [each for each in longer.expected if each is not None]
    step = ends[0].nbytes + _BESIDE
    pool = Memory.create(2 * step + _BESIDE)
    beside = Beside(pool, [slice(number * step, number * step + _BESIDE) for number in range(3)])
    places = [DataLocation(0, _BESIDE + number * step, each.nbytes) for number, each in enumerate(ends)]
    for turn in range(2):
        plain, ended = subject.lay_out(longer), Event()
        outputs = tuple(RequestArgument(replace(each, pool_index=len(plain.pools))) for each in places)[:: 1 - 2 * turn]
        request = Request(plain.inputs, outputs, (*plain.pools, pool))

        def execute(request: Request = request, ended: Event = ended) -> None:
            try:
                result = PATHS[path].execute(subject.session, prepared, request, PLAIN)
                expect_status(result.status, ErrorStatus.NONE, call="an execution with the client's memory beside it")
            finally:
                ended.set()

        run_concurrently(subject.session, [execute, partial(beside.write_until, ended)])
        beside.expect_kept()
        numbers = np.frombuffer(bytes(pool.view()), np.float32)
        starts = [each.location.offset // 4 for each in outputs]
        got = [numbers[at : at + wanted.size].reshape(wanted.shape) for at, wanted in zip(starts, ends, strict=True)]
        comparison = compare(longer, got)
        expect(comparison.passed, explain(comparison, longer.inputs), Verdict.WRONG)
