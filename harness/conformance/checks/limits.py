"""Checks that limits of time hold for what they are given for: each loop, and each execution (HAL 1.3)."""

from __future__ import annotations

import time
from functools import partial

from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.control_flow import ONE, Flow, floats
from nnconform.harness.conformance.support.deadlines import SECOND, after, expect_missed, limited_paths
from nnconform.harness.conformance.support.fences import ended, launch_fenced
from nnconform.harness.conformance.support.own_work import need_own
from nnconform.harness.conformance.support.placed_loops import AROUND_OTHERS, PLACES, without_end
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.driver.interface import DEFAULT_LOOP_TIMEOUT, MAXIMUM_LOOP_TIMEOUT, PreparedModel
from nnconform.harness.driver.room import no_room
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.concurrently import run_concurrently
from nnconform.harness.execution.expect import expect_status, fail, not_applicable
from nnconform.harness.execution.judge import judge_case, judge_outputs
from nnconform.harness.execution.paths import PATHS, PLAIN, ExecutionOptions, launch
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import MISSED_DEADLINE, ErrorStatus, HalVersion, Priority
from nnconform.harness.model.graph import Model
from nnconform.harness.model.request import ExecutionResult
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

_V1_3 = HalVersion.V1_3
# Loops in a row, and the limit of each, in the time that one takes: all together take four times the limit. One that
# takes twice the limit shows that it is not that of all, whatever a busy machine adds to what the driver measures.
_LOOPS, _ROOM, _EXCEEDED = 16, 4, 2
# Seconds that one loop is to take, and the most turns of it: beyond them float32 does not count.
_SHORT, _LONG, _MOST = 0.015, 0.03, 1 << 22
# Seconds that an execution of several loops is to take, many times as long as most.
_TAKES = 2.5
# Seconds until the nearer and the farther limit of two, and nanoseconds at which a loop is aborted that neither ends.
_SOON, _HOUR, _NO_END = 0.05, 3600, 10 * SECOND
# Loops that keep a device busy for so long, in pairs, and executions that wait behind them.
_BUSY = 4
# Seconds between the beginnings of two executions, for fast machines and busy ones, and of a limit that passes while
# both are under way.
_DELAYS, _PASSING = (0.003, 0.01, 0.03), 0.012
# Seconds that an execution is to be under way before a limit of another passes, and after that.
_OVERLAP = 0.002
# The limit of several executions, in the time that one takes, and how much longer than it all together take.
_ADDED, _TIMES_OVER = 8, 2.5
# Executions that miss the limit in vain, and the most of all: one within the limit shows nothing if it ends too soon.
_MISSED, _ATTEMPTS = 5, 10
# Nanoseconds of a limit, and of that of a loop around others: whoever waits for a processor within one of these does
# not take as long as it. Seconds to a deadline, one attempt after another, that a loop reaches only without a limit.
_LIMIT, _AROUND = SECOND // 100, 3 * SECOND // 20
_BACKSTOPS = (0.6, 1.2, 3.0)
# Turns that take much longer than a nanosecond, and much shorter than two seconds.
_TURNS = 16
# Nanoseconds: the default limit, almost.
_DEFAULT = 95 * DEFAULT_LOOP_TIMEOUT // 100


def _counting(loops: int) -> Model:
    """Return a model that counts from 0 to its input as often as there are loops, one behind the other."""
    flow = Flow()
    body, _ = flow.body(ONE, ONE)
    graphs = flow.condition(ONE, ONE), flow.add(body)
    main = flow.main
    limit, start = main.input(ONE), main.number(0)
    for _ in range(loops):
        main.repeat(graphs, [start, limit], main.output(ONE))
    return flow.model()


def _case(model: Model, turns: int) -> Case:
    count = floats(turns)
    return Case(f"loops of {turns} turns", model, (count,), (count,) * len(model.main.output_indexes))


def _path(subject: Subject) -> str:
    """Return a path on which a loop has a limit."""
    names = [path.name for path in limited_paths(subject)]
    return names[-1] if "synchronous" not in names else "synchronous"


def _seconds(subject: Subject, prepared: PreparedModel, case: Case, path: str) -> float:
    """Return the seconds that an execution takes."""
    began = time.monotonic()
    subject.expect_right(prepared, case, path)
    return time.monotonic() - began


def _limited(
    subject: Subject, prepared: PreparedModel, case: Case, path: str, limit: float
) -> tuple[ExecutionResult, float]:
    """Execute with a limit for loops in seconds; return the result, and the seconds that it took."""
    options, request = ExecutionOptions(loop_timeout=round(limit * SECOND)), subject.lay_out(case)
    began = time.monotonic()
    result = subject.execute(prepared, request, path, options)
    return result, time.monotonic() - began


def _turns(subject: Subject, prepared: PreparedModel, model: Model, path: str, seconds: float) -> int:
    """Return how many turns of a loop take about so many seconds."""
    turns = 64
    while turns < _MOST and (took := _seconds(subject, prepared, _case(model, turns), path)) < seconds:
        turns = min(_MOST, turns * max(2, min(64, int(seconds / max(took, 1e-4)))))
    return turns


@check(
    Level.TEXT,
    since=_V1_3,
    feature="deadline",
    source="IPreparedModel.hal 1.3, loopTimeoutDuration: the maximum for the execution of a WHILE, each of them",
)
def are_of_each_loop(subject: Subject) -> None:
    """The limit for loops is that of each WHILE: several in a row may together take longer."""
    one, many, path = _counting(1), _counting(_LOOPS), _path(subject)
    supported(subject, [_case(one, 1)])
    single, prepared = subject.prepare(one), subject.prepare(many)
    turns = _turns(subject, single, one, path, _SHORT)
    missed = 0
    for _ in range(_ATTEMPTS):
        took = max(_seconds(subject, single, _case(one, turns), path) for _ in range(3))
        limit, case = _ROOM * took, _case(many, turns)
        result, seconds = _limited(subject, prepared, case, path, limit)
        if result.status in MISSED_DEADLINE:
            missed += 1
            if missed == _MISSED:
                fail(
                    f"{_LOOPS} loops in a row, each with a limit of {_ROOM} times what one takes: {missed} executions "
                    f"ended with MISSED_DEADLINE_*, and none took {_EXCEEDED} times the limit of one loop",
                    Verdict.ERROR,
                )
            continue
        expect_status(result.status, ErrorStatus.NONE, call=f"{path} execution of {_LOOPS} loops in a row")
        judge_outputs(case, subject.arena, result)
        if seconds > _EXCEEDED * limit:
            return
        turns = min(_MOST, 2 * turns)
    not_applicable("the driver ends its loops too soon for a limit to be noticed")


@check(
    Level.TEXT,
    since=_V1_3,
    feature="deadline",
    source="IPreparedModel.hal 1.3, loopTimeoutDuration: the maximum for the execution of a WHILE, not of several",
)
def do_not_add_up(subject: Subject) -> None:
    """The limit for loops begins anew with each execution of a prepared model: together they may take longer. One that
    as a whole takes less than the limit cannot have missed it.
    """
    model, path = _counting(1), _path(subject)
    supported(subject, [_case(model, 1)])
    prepared = subject.prepare(model)
    turns = _turns(subject, prepared, model, path, _SHORT)
    case = _case(model, turns)
    times = sorted(_seconds(subject, prepared, case, path) for _ in range(5))
    # What waits for a processor takes longer for the client than for the driver: each execution counts as the shortest.
    limit, shortest, executions = _ADDED * times[2], times[0], 0
    while executions * shortest < _TIMES_OVER * limit:
        result, seconds = _limited(subject, prepared, case, path, limit)
        executions += 1
        if result.status in MISSED_DEADLINE and seconds >= limit:
            # The machine was busy: this one may have missed it.
            continue
        text = f"{path} execution of a loop with a limit of {limit:.2g} s that took {seconds:.2g} s"
        expect_status(result.status, ErrorStatus.NONE, call=f"{text}, number {executions} of this model")
        judge_outputs(case, subject.arena, result)
        shortest = min(shortest, seconds)


@check(
    Level.TEXT,
    since=_V1_3,
    feature="deadline",
    source="IPreparedModel.hal 1.0 to 1.3: valid executions fail only on a device in a bad state",
    variants=("under way", "in the queue"),
)
def leave_executions_their_time(subject: Subject, where: str) -> None:
    """An execution without a deadline that takes seconds, in loops of which none comes near its limit, or that waits
    for seconds behind others, ends with the right outputs: that it takes long is no sign of a device that hangs.
    """
    if where == "in the queue":
        _wait_for_loops(subject)
        return
    one, many, path = _counting(1), _counting(_LOOPS), _path(subject)
    supported(subject, [_case(one, 1)])
    turns = _turns(subject, subject.prepare(one), one, path, _TAKES / _LOOPS)
    case, prepared = _case(many, turns), subject.prepare(many)
    result, seconds = _limited(subject, prepared, case, path, MAXIMUM_LOOP_TIMEOUT / SECOND)
    expect_status(result.status, ErrorStatus.NONE, call=f"{path} execution of {_LOOPS} loops that took {seconds:.2g} s")
    judge_outputs(case, subject.arena, result)


def _wait_for_loops(subject: Subject) -> None:
    """Launch executions behind loops that keep a device busy until they are aborted, and expect the right outputs."""
    endless, case = supported(subject, [models.case(models.ENDLESS), models.case("add_float32")])
    looping, prepared = subject.prepare(endless.model), subject.prepare(case.model)
    busy = ExecutionOptions(loop_timeout=round(_TAKES / 2 * SECOND))
    arenas = [Arena(subject.session.seed + number) for number in range(2 * _BUSY)]
    loops = [launch(looping, subject.lay_out(endless, arena), busy) for arena in arenas[:_BUSY]]
    waiting = [launch(prepared, subject.lay_out(case, arena)) for arena in arenas[_BUSY:]]
    for each, arena in zip(waiting, arenas[_BUSY:], strict=True):
        result = each.wait(subject.session)
        # A driver may have no room for so many.
        if result.status not in no_room(subject.hal):
            judge_case(case, arena, result, "an execution that waits behind loops without end")
    for each in loops:
        each.wait(subject.session)


def _passing(what: str, seconds: float) -> ExecutionOptions:
    """Return the options of an execution with a limit that passes so many seconds from now."""
    if what == "deadline":
        return ExecutionOptions(deadline=after(seconds))
    return ExecutionOptions(loop_timeout=round(seconds * SECOND)) if what == "limit for loops" else PLAIN


@check(
    Level.TEXT,
    since=_V1_3,
    feature="deadline",
    source="IPreparedModel.hal 1.3: deadline and loopTimeoutDuration are those of the execution; calls may overlap",
    variants=("deadline", "limit for loops", "priority"),
)
def are_of_each_execution(subject: Subject, what: str) -> None:
    """An execution ends with the right outputs whatever limits others have that begin before it or while it is under
    way: deadlines and limits for loops, of the same model, that pass meanwhile, or a higher priority, of another.
    """
    model, path = _counting(1), _path(subject)
    supported(subject, [_case(model, 1)])
    ranks = what == "priority"
    prepared = subject.prepare(model, priority=Priority.LOW if ranks else Priority.MEDIUM)
    other = subject.prepare(model, priority=Priority.HIGH) if ranks else prepared
    longest = _turns(subject, prepared, model, path, _LONG)
    arenas = [Arena(subject.session.seed + number) for number in range(2)]
    times = dict[str, float]()

    def limited(case: Case, delay: float, room: float) -> None:
        request = subject.lay_out(case, arenas[0])
        time.sleep(delay)
        times["other begins"] = time.monotonic()
        result = PATHS[path].execute(subject.session, other, request, _passing(what, room))
        expect_status(result.status, ErrorStatus.NONE, *MISSED_DEADLINE, call=f"{path} execution with another {what}")

    def unlimited(case: Case, delay: float) -> None:
        request, options = subject.lay_out(case, arenas[1]), ExecutionOptions(loop_timeout=5 * DEFAULT_LOOP_TIMEOUT)
        time.sleep(delay)
        times["begins"] = time.monotonic()
        result = PATHS[path].execute(subject.session, prepared, request, options)
        times["ends"] = time.monotonic()
        judge_case(case, arenas[1], result, f"{path} execution of {case.name} while another ran with another {what}")

    def together(delay: float, room: float, own_delay: float) -> None:
        """Run both until the limit passes, or the other of higher priority begins, while the own execution is under
        way, which a busy machine may need several attempts for.
        """
        turns = longest
        for _ in range(_ATTEMPTS):
            others = _case(model, 64 if ranks else min(_MOST, 4 * turns))
            both = partial(limited, others, delay, room), partial(unlimited, _case(model, turns), own_delay)
            run_concurrently(subject.session, both)
            instant = times["other begins"] + (0 if ranks else room)
            lasts = instant < times["ends"] - _OVERLAP
            if lasts and times["begins"] + _OVERLAP < instant:
                return
            turns = turns if lasts else min(_MOST, 2 * turns)

    for delay in _DELAYS:
        if not ranks:
            together(0, delay + _PASSING, delay)
        together(delay, _PASSING / 4, 0)


@check(
    Level.TEXT,
    since=_V1_3,
    feature="deadline",
    source="IPreparedModel.hal 1.3, loopTimeoutDuration: a WHILE that exceeds it must be aborted, wherever it is",
    variants=tuple(PLACES),
)
def hold_wherever_a_loop_is(subject: Subject, place: str) -> None:
    """The limit for loops is that of every WHILE, in a branch, in the body or the condition of another, or around
    others that end within it, and on every path; a deadline that is later does not take its place.
    """
    (case,) = supported(subject, [PLACES[place]()])
    prepared, endless = subject.prepare(case.model), without_end(case)
    limit = _AROUND if place == AROUND_OTHERS else _LIMIT
    for number, path in enumerate(limited_paths(subject)):
        longest = ExecutionOptions(loop_timeout=MAXIMUM_LOOP_TIMEOUT)
        subject.expect_right(prepared, case, path.name, longest)
        options = ExecutionOptions(loop_timeout=limit)
        call = f"{path.name} execution of a loop {place} with a limit of {limit / SECOND:g} s"
        for seconds in _BACKSTOPS:
            late = replace(options, deadline=after(seconds))
            _, took = expect_missed(subject, prepared, subject.lay_out(endless), path.name, late)
            if took < 0.95 * seconds:
                break
        else:
            fail(f"{call} for loops: aborted only at the deadline, after {took:.2f} s", Verdict.ERROR)
        if not number:
            _expect_aborted(subject, prepared, endless, path.name, options)


def _expect_aborted(
    subject: Subject, prepared: PreparedModel, endless: Case, path: str, options: ExecutionOptions
) -> None:
    """Expect that a loop is aborted before the default limit, in one of several attempts."""
    for _ in _BACKSTOPS:
        _, took = expect_missed(subject, prepared, subject.lay_out(endless), path, options)
        if took * SECOND < _DEFAULT:
            return
    fail(f"{path} execution with a limit of its own for loops: aborted only after {took:.2f} s", Verdict.ERROR)


@check(
    Level.TEXT,
    since=_V1_3,
    feature="deadline",
    source="IPreparedModel.hal 1.3, loopTimeoutDuration: nanoseconds in 64 bits, 15 s at most",
)
def count_in_64_bits(subject: Subject) -> None:
    """A limit for loops of more nanoseconds than 31 or 32 bits count is not taken for what is left of it there, a
    nanosecond: the loop ends by itself.
    """
    case = _case(_counting(1), _TURNS)
    supported(subject, [case])
    prepared = subject.prepare(case.model)
    for path in limited_paths(subject):
        for limit in (1 << 31, 1 << 32, 3 << 31, 1 << 33, 3 << 32):
            subject.expect_right(prepared, case, path.name, ExecutionOptions(loop_timeout=limit + 1))


@check(
    Level.STRICT,
    since=_V1_3,
    feature="fenced",
    source="IPreparedModel.hal 1.3, executeFenced: an execution may be aborted for its deadline and for its duration",
    variants=("deadline", "duration"),
)
def end_an_execution_at_the_nearer_one(subject: Subject, nearer: str) -> None:
    """A fenced execution with a deadline and a duration is aborted at the nearer of the two, if it is with that one
    alone.
    """
    need_own(subject, "deadline")
    endless = models.case(models.ENDLESS)
    looping = subject.prepare(endless.model)
    for far in (False, True):
        near = {"deadline": after(_SOON)} if nearer == "deadline" else {"duration_after_fence": round(_SOON * SECOND)}
        other = {"deadline": after(_HOUR)} if nearer == "duration" else {"duration_after_fence": _HOUR * SECOND}
        limits = near | other if far else near
        began = time.monotonic()
        request = subject.lay_out(endless)
        launched = launch_fenced(subject, looping, request, (), *MISSED_DEADLINE, loop_timeout=_NO_END, **limits)
        status = ended(subject, launched)
        seconds = time.monotonic() - began
        verdict = Verdict.WRONG if status == ErrorStatus.NONE else Verdict.ERROR
        expect_status(status, *MISSED_DEADLINE, call="a fenced execution without an end", verdict=verdict)
        if seconds < 0.95 * _NO_END / SECOND:
            continue
        if not far:
            not_applicable(f"the driver aborts no execution for its {nearer}, which it need not")
        got = f"aborted after {seconds:.1f} s, its {nearer} was {_SOON:g} s"
        fail(f"a fenced execution with a deadline and a duration: {got}", Verdict.SLOW)
