"""Checks of the memories that a burst knows by their slots: many of them, and another size under a slot used again."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.buffers import buffer_for, expect_content, fill, place
from nnconform.harness.conformance.support.bursts import expect_right, open_of, opened
from nnconform.harness.conformance.support.exact_sums import sum_type, two_sums, value
from nnconform.harness.conformance.support.layouts import whole_memories
from nnconform.harness.conformance.support.open_shapes import leaves_extents_open, need_open_shapes
from nnconform.harness.conformance.support.own_work import need_own
from nnconform.harness.conformance.support.scaled_cases import scaled
from nnconform.harness.driver.interface import Buffer, Burst
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.expect import expect, expect_status
from nnconform.harness.execution.judge import compare, judge_outputs
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import Request, RequestArgument
from nnconform.harness.oracle.explain import explain
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

_SLOTS = "types.hal 1.2, FmqRequestDatum.poolIdentifier: slots number the memories, without a bound"
_FREED = "IBurstContext.hal 1.2, freeMemory: the client needs the memory of the slot no longer"
# Bytes from the beginning of a memory: in its second page.
_END = 4160
# Shapes of what a buffer holds in one execution after the other.
_SHAPES = {"of one shape": [(2, 3)] * 3, "of any shape": [(2, 3), (1, 4), (5, 2), (2, 3)]}
# Pairs of memories, two of which are beyond a power of two each.
_PAIRS = 34
_WIDTH = 8


def _memories(case: Case, start: int) -> tuple[Memory, Memory]:
    """Return a memory for the inputs and one for the outputs, which begin at ``start``, not at the beginning as in an
    arena.
    """
    sizes = [sum(each.nbytes for each in arrays if each is not None) for arrays in (case.inputs, case.expected)]
    return Memory.create(start + sizes[0]), Memory.create(start + sizes[1])


def _expect_right_from(burst: Burst, case: Case, start: int) -> None:
    """Execute a case from byte ``start`` of memories with slots 0 and 1, and expect the right outputs."""
    pools = _memories(case, start)
    arguments: tuple[list[RequestArgument], list[RequestArgument]] = ([], [])
    for pool, arrays in enumerate((case.inputs, case.expected)):
        offset = start
        for array in arrays:
            assert array is not None
            content = array.tobytes() if pool == 0 else b"\xff" * array.nbytes
            pools[pool].view()[offset : offset + array.nbytes] = content
            arguments[pool].append(RequestArgument(DataLocation(pool, offset, array.nbytes)))
            offset += array.nbytes
    result = burst.execute_synchronously(Request(tuple(arguments[0]), tuple(arguments[1]), pools), (0, 1))
    expect_status(result.status, ErrorStatus.NONE, call=f"a burst from byte {start} of its memories")
    got = []
    for argument, wanted in zip(arguments[1], case.expected, strict=True):
        assert wanted is not None
        where = argument.location
        raw = bytes(pools[1].view()[where.offset : where.offset + where.length])
        got.append(np.frombuffer(raw, wanted.dtype).reshape(wanted.shape))
    comparison = compare(case, got)
    expect(comparison.passed, explain(comparison, case.inputs), Verdict.WRONG)


@check(Level.TEXT, since=HalVersion.V1_2, feature="burst_slots", source=_SLOTS)
def may_be_many(subject: Subject) -> None:
    """A burst executes with many memories, each with a slot of its own, and with the first of them again."""
    case = models.case("add_float32")
    burst = opened(subject, case)
    arenas = [Arena(subject.session.seed + number) for number in range(_PAIRS)]
    for number in (*range(_PAIRS), 0, 1, _PAIRS - 1, 0):
        slots = 2 * number, 2 * number + 1
        expect_right(subject, burst, scaled(case, number % 5), slots, arenas[number], f"a burst with slots {slots}")


@check(Level.TEXT, since=HalVersion.V1_2, feature="burst_slots", source=_FREED)
def may_differ_in_size(subject: Subject) -> None:
    """A slot that was freed may name a memory of another size, larger or smaller, and the burst reads all of it."""
    case = models.case("add_float32")
    burst = opened(subject, case)
    for turn, start in enumerate((0, 4096, 64, 20480, 0)):
        _expect_right_from(burst, scaled(case, turn), start)
        for slot in (0, 1):
            expect_status(burst.free_memory(slot), ErrorStatus.NONE, call=f"free_memory({slot})")
    subject.count("executions")


@check(Level.TEXT, since=HalVersion.V1_2, feature="burst_slots", source=_SLOTS)
def may_hold_arguments_anywhere(subject: Subject) -> None:
    """The arguments of each request of a burst may be at other places of the same memories, under the same slots."""
    case = models.case("add_float32")
    burst = opened(subject, case)
    size = max(each.nbytes for each in (*case.inputs, *case.expected) if each is not None)
    memories = [subject.memory(bytes(_END + 2 * size)) for _ in range(2)]
    # Where the inputs and the output begin: each moves alone, and then all do.
    for turn, places in enumerate(((0, 32, 0), (64, 32, 0), (64, 128, 0), (64, 128, 96), (_END, 0, _END), (0, 32, 0))):
        own_case = scaled(case, turn)
        (wanted,) = own_case.expected
        assert wanted is not None
        for memory in memories:
            memory.view()[:] = b"\xff" * memory.size
        for at, array in zip(places, own_case.inputs, strict=False):
            assert array is not None
            memories[0].view()[at : at + array.nbytes] = array.tobytes()
        arguments = [RequestArgument(DataLocation(pool, at, size)) for pool, at in zip((0, 0, 1), places, strict=True)]
        request = Request(tuple(arguments[:2]), tuple(arguments[2:]), tuple(memories))
        result = burst.execute_synchronously(request, (0, 1))
        subject.count("executions")
        call = f"a burst with arguments at {places} of the same memories"
        expect_status(result.status, ErrorStatus.NONE, call=call)
        right = b"\xff" * places[2] + wanted.tobytes()
        got = bytes(memories[1].view())
        expect(got == right + b"\xff" * (len(got) - len(right)), f"{call}: wrong outputs", Verdict.WRONG)


@check(
    Level.VTS,
    since=HalVersion.AIDL1,
    feature="burst",
    source="IBurst of AIDL, executeSynchronously: request.pools, of memories and tokens; VTS GeneratedTestHarness, "
    "MemoryDomainTest with Executor::BURST, which gives tokens no slots",
    variants=tuple(_SHAPES),
)
def may_be_buffers(subject: Subject, shapes: str) -> None:
    """A burst reads of a device buffer what it holds at each execution, also where its shape is another one, and writes
    to it. Buffers have no slots, or slots that a driver may refuse.
    """
    need_own(subject, "allocate")
    own_case = models.case("add_float32")
    model = own_case.model if shapes == "of one shape" else models.of_unknown_extents(own_case.model)
    own_cases = []
    for start, (rows, columns) in enumerate(_SHAPES[shapes], start=1):
        left = np.arange(start, start + rows * columns, dtype=np.float32).reshape(rows, columns)
        own_cases.append(replace(own_case, model=model, inputs=(left, left * 10), expected=(left * 11,)))
    prepared = subject.prepare(model)
    burst = open_of(subject, prepared)
    given, taken = buffer_for(subject, prepared, inputs=[0]), buffer_for(subject, prepared, outputs=[0])
    for slots in ((-1, -1), (2, 3)):
        with subject.demanded_by(
            Level.VTS if slots[0] < 0 else Level.TEXT, "IBurst of AIDL: tokens of the request's pools"
        ):
            _read_and_write(subject, burst, own_cases, given, taken, slots)


def _read_and_write(
    subject: Subject, burst: Burst, cases: Sequence[Case], given: Buffer, taken: Buffer, slots: tuple[int, int]
) -> None:
    """Execute with the first input in a buffer, and then with the output in one too. Slots may be refused at first."""
    new = True
    for case in cases:
        (left, _), are_open = case.inputs, leaves_extents_open(case.model)
        assert left is not None
        fill(subject, given, left, left.shape if are_open else ())
        for outputs, own_slots in (({}, slots[:1]), ({0: taken}, slots)):
            result = burst.execute_synchronously(place(subject.lay_out(case), {0: given}, outputs), (0, 1, *own_slots))
            subject.count("executions")
            if new and slots[0] >= 0 and result.status in (ErrorStatus.INVALID_ARGUMENT, ErrorStatus.GENERAL_FAILURE):
                return
            new = False
            if are_open:
                need_open_shapes(result.status)
            call = f"a burst with buffers that hold {list(left.shape)}, under slots {own_slots}"
            expect_status(result.status, ErrorStatus.NONE, call=call)
            if outputs:
                expect_content(subject, case, outputs)
            else:
                judge_outputs(case, subject.arena, result)


@check(
    Level.TEXT,
    since=HalVersion.V1_2,
    feature="burst_slots",
    source="IBurst of the AIDL HAL, executeSynchronously: memoryIdentifierTokens; not in the HIDL HAL",
)
def may_be_kept_in_part(subject: Subject) -> None:
    """A request of a burst may have memories under slots, and others of the same size with slot -1, which are new ones
    each time: it reads and writes the memories that it names.
    """
    kind = sum_type(subject)
    burst, size = open_of(subject, subject.prepare(two_sums(kind, _WIDTH))), kind.array([0] * _WIDTH).nbytes
    known = [Memory.create(size) for _ in range(4)]
    for turn, (kept, _) in enumerate(product(product((True, False), repeat=4), range(2))):
        memories = [old if keep else Memory.create(size) for old, keep in zip(known, kept, strict=True)]
        x, y = (np.array([value(turn + place + start) for place in range(_WIDTH)]) for start in (0, 7))
        for memory, numbers in zip(memories, (x, y), strict=False):
            memory.view()[:] = kind.array(numbers).tobytes()
        for memory in memories[2:]:
            memory.view()[:] = b"\xff" * size
        slots = [slot if keep else -1 for slot, keep in enumerate(kept)]
        result = burst.execute_synchronously(whole_memories(memories[:2], memories[2:]), slots)
        call = f"a burst with slots {slots}, in turn {turn + 1}"
        expect_status(result.status, ErrorStatus.NONE, call=call)
        for memory, wanted in zip(memories[2:], (x + y, x + value(1)), strict=True):
            same = bytes(memory.view()) == kind.array(wanted).tobytes()
            expect(same, f"{call}: wrong outputs", Verdict.WRONG)
    subject.count("executions", 32)
