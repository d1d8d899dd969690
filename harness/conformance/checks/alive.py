"""Checks of hundreds of objects that are alive at once: more than the tables of a driver may have room for.

A driver may refuse for want of room; what it has given until then has to be right, and there is room again when it is
given back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.answers import answers_of, expect_answers
from nnconform.harness.conformance.support.buffers import content, fill, try_allocate
from nnconform.harness.conformance.support.exact_sums import VALUES, SumType, sum_type, value
from nnconform.harness.conformance.support.layouts import whole_memories
from nnconform.harness.conformance.support.models import case
from nnconform.harness.conformance.support.own_work import need_own
from nnconform.harness.conformance.support.refusals import expect_for_want_of_room
from nnconform.harness.driver.interface import BufferRole, ExecutionConfig
from nnconform.harness.driver.room import LEAST_ALIVE
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.expect import expect, not_applicable
from nnconform.harness.execution.judge import judge_case
from nnconform.harness.execution.paths import open_burst, try_reusable
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.memory import BufferToken, Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import Request, RequestArgument
from nnconform.harness.results.verdict import Verdict

_SOURCE = "driver guide, Execution: a driver may have to keep several prepared models at once"
# More than 256.
MANY = 260
_WIDTH = 5
# The order in which all are used: the oldest, the newest, then all; the step has no factor with MANY in common.
_STEP = 37
# How many buffers, from the oldest and the newest on, are inputs of an execution too: by their tokens.
_EXECUTED = 4


class _Alive(msgspec.Struct, frozen=True):
    """One object: ``use`` expects the right results of it, for a number that changes them; ``close`` gives it back."""

    use: Callable[[int], None]
    close: Callable[[], None]


# Makes the object with this number; None if the driver has no room for it.
_Make = Callable[[int], _Alive | None]


def _content(number: int) -> list[int]:
    """Return numbers that are not those of any other number, and not all 0."""
    return [value(number), value(number // VALUES), 4, 8, 12]


def _models(subject: Subject, kind: SumType) -> _Make:
    def make(number: int) -> _Alive | None:
        constant = _content(number)

        def case(turn: int) -> Array:
            return kind.array([value(turn + place) for place in range(_WIDTH)])

        model = kind.sum(case(0), constant).model
        preparation = subject.launch(model)
        prepared = preparation.prepared
        if prepared is None:
            supported = subject.supported_operations(model, "a sum")
            # Refused by its extents or constants, not for want of room.
            if number < LEAST_ALIVE and not all(supported):
                raise subject.unsupported(model, supported)
            expect_for_want_of_room(subject, preparation.status, f"prepare_model, with {number} prepared models alive")
            return None

        def use(turn: int) -> None:
            subject.expect_right(prepared, kind.sum(case(turn), constant))

        return _Alive(use, prepared.close)

    return make


def _bursts(subject: Subject, kind: SumType) -> _Make:
    need_own(subject, "burst")
    prepared = subject.prepare(kind.sum([0] * _WIDTH, [4] * _WIDTH).model)

    # All bursts use slots 0 and 1, neighbours for different memories.
    arenas = [Arena(subject.session.seed + number) for number in range(3)]

    def make(number: int) -> _Alive | None:
        status, burst = prepared.configure_execution_burst()
        if burst is None:
            expect_for_want_of_room(subject, status, f"configure_execution_burst, with {number} bursts alive")
            return None
        subject.closing.callback(burst.close)
        arena = arenas[number % len(arenas)]

        def use(turn: int) -> None:
            case = kind.sum([value(number + turn + place) for place in range(_WIDTH)], [4] * _WIDTH)
            result = burst.execute_synchronously(subject.lay_out(case, arena), (0, 1))
            judge_case(case, arena, result, f"execution in burst {number + 1} of those alive")

        return _Alive(use, burst.close)

    return make


def _slots(subject: Subject, kind: SumType) -> _Make:
    if subject.session.info().emulated & {"burst", "burst_slots"}:
        not_applicable("slots of bursts are the harness's own work here, not the driver's")
    burst = open_burst(subject.prepare(kind.sum([0] * _WIDTH, [4] * _WIDTH).model))
    subject.closing.callback(burst.close)
    output = Memory.create(4 * _WIDTH)

    def make(number: int) -> _Alive:
        memory = Memory.create(4 * _WIDTH)

        def use(turn: int) -> None:
            x = kind.array([value(number + place + 3 * turn) for place in range(_WIDTH)])
            memory.view()[: x.nbytes] = x.tobytes()
            output.view()[:] = b"\xa5" * output.size
            place = DataLocation(0, 0, x.nbytes)
            request = Request(
                (RequestArgument(place),), (RequestArgument(DataLocation(1, 0, x.nbytes)),), (memory, output)
            )
            result = burst.execute_synchronously(request, (1 + number, 0))
            what = f"an execution in a burst that knows {number} slots or more, with slot {1 + number}"
            expect(result.status == ErrorStatus.NONE, f"{what}: got {result.status!r}, wanted NONE")
            wanted = kind.array(x + kind.array([4] * _WIDTH)).tobytes()
            expect(bytes(output.view())[: x.nbytes] == wanted, f"{what}: wrong outputs", Verdict.WRONG)

        use(0)

        def free() -> None:
            burst.free_memory(1 + number)

        return _Alive(use, free)

    return make


def _buffers(subject: Subject, kind: SumType) -> _Make:
    prepared = subject.prepare(kind.sum([0] * _WIDTH, [4] * _WIDTH).model)
    output = Memory.create(4 * _WIDTH)

    def make(number: int) -> _Alive | None:
        status, buffer = try_allocate(subject, [prepared], [BufferRole(0, 0)])
        if buffer is None:
            if not number and status == ErrorStatus.GENERAL_FAILURE:
                not_applicable("the driver manages no buffers of this kind: allocate returned GENERAL_FAILURE")
            expect_for_want_of_room(subject, status, f"allocate, with {number} buffers alive")
            return None
        array = kind.array(_content(number))
        fill(subject, buffer, array)

        def use(turn: int) -> None:
            same = content(subject, buffer, array).tobytes() == array.tobytes()
            expect(same, f"buffer {number + 1} of those alive holds other bytes than were copied to it", Verdict.WRONG)
            if turn >= _EXECUTED:
                return
            input = RequestArgument(DataLocation(0, 0, 0))
            place = RequestArgument(DataLocation(1, 0, array.nbytes))
            result = prepared.execute_synchronously(Request((input,), (place,), (BufferToken(buffer.token), output)))
            what = f"an execution on buffer {number + 1} of those alive"
            expect(result.status == ErrorStatus.NONE, f"{what}: got {result.status!r}, wanted NONE")
            wanted = kind.array(array + kind.array([4] * _WIDTH)).tobytes()
            expect(bytes(output.view())[: array.nbytes] == wanted, f"{what}: wrong outputs", Verdict.WRONG)

        return _Alive(use, buffer.close)

    return make


def _reusables(subject: Subject, kind: SumType) -> _Make:
    if "reusable" in subject.session.info().emulated:
        not_applicable("reusable executions are the harness's own work here, not the driver's")
    prepared = subject.prepare(kind.sum([0] * _WIDTH, [4] * _WIDTH).model)

    def make(number: int) -> _Alive | None:
        size = kind.array([0] * _WIDTH).nbytes
        memories = Memory.create(size), Memory.create(size)
        request = whole_memories(memories[:1], memories[1:])
        status, execution = try_reusable(prepared, request, ExecutionConfig())
        if execution is None:
            call = f"create_reusable_execution, with {number} reusable executions alive"
            expect_for_want_of_room(subject, status, call)
            return None

        def use(turn: int) -> None:
            numbers = [value(number + turn + place) for place in range(_WIDTH)]
            memories[0].view()[:] = kind.array(numbers).tobytes()
            memories[1].view()[:] = b"\xa5" * size
            what = f"reusable execution {number + 1} of those alive"
            result = execution.execute_synchronously()
            expect(result.status == ErrorStatus.NONE, f"{what}: got {result.status!r}, wanted NONE")
            wanted = kind.array([each + 4 for each in numbers]).tobytes()
            expect(bytes(memories[1].view()) == wanted, f"{what}: wrong outputs", Verdict.WRONG)

        return _Alive(use, execution.close)

    return make


_KINDS: Mapping[str, tuple[HalVersion, Callable[[Subject, SumType], _Make]]] = {
    "prepared models": (HalVersion.V1_0, _models),
    "bursts": (HalVersion.V1_2, _bursts),
    "slots": (HalVersion.V1_2, _slots),
    "buffers": (HalVersion.V1_3, _buffers),
    "reusable executions": (HalVersion.AIDL4, _reusables),
}


@check(Level.TEXT, source=_SOURCE, variants={name: since for name, (since, _) in _KINDS.items()})
def are_many_at_once(subject: Subject, what: str) -> None:
    """Hundreds of prepared models, of bursts, of slots of one burst, of buffers or of reusable executions may be alive
    at once: each does what it did when it was alone, the oldest and the newest too, and the device gives the answers
    that it gave before. A driver may refuse more than two for want of room; when all are given back, there is room
    again.
    """
    kind = sum_type(subject)
    make = _KINDS[what][1](subject, kind)
    asked = [kind.sum([0] * _WIDTH, [8] * _WIDTH).model, case("chain_float32").model]
    answers = answers_of(subject, asked)
    alive = _make_many(make)
    expect(len(alive) >= LEAST_ALIVE, f"the driver has room for {len(alive)} {what}, wanted {LEAST_ALIVE} or more")
    subject.measure(f"{what} alive at once", f"{len(alive)}{' or more' if len(alive) == MANY else ''}")
    for turn, number in enumerate((0, len(alive) - 1, *(place * _STEP % len(alive) for place in range(len(alive))))):
        alive[number].use(turn)
    expect_answers(subject, asked, answers, f"with {len(alive)} {what} alive")
    # Half of them go, then the others: what is given back is not what another uses.
    for each in alive[::2]:
        each.close()
    for turn, each in enumerate(alive[1::2]):
        each.use(turn)
        each.close()
    subject.session.flush()
    again = make(0)
    if again is None:
        expect(not alive, f"no room for one of the {what} after all {len(alive)} were given back")
        return
    again.use(1)
    again.close()


def _make_many(make: _Make) -> Sequence[_Alive]:
    alive: list[_Alive] = []
    while len(alive) < MANY and (made := make(len(alive))) is not None:
        alive.append(made)
    return alive
