"""Checks of bursts: repeated executions whose memories the driver keeps under the slots that the client gives them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.aftermath import aftermath_cases, expect_no_aftermath
from nnconform.harness.conformance.support.bursts import expect_right, open_of, opened
from nnconform.harness.conformance.support.scaled_cases import scaled, scaled_cases
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.driver.interface import Burst
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.expect import expect, expect_status
from nnconform.harness.execution.judge import judge_form, judge_outputs
from nnconform.harness.execution.paths import ExecutionOptions
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.request import ExecutionResult, Request, RequestArgument

_IDENTIFIER = "types.hal 1.2, FmqRequestDatum.poolIdentifier: the identifier stands for the pool"
_FREED = "IBurstContext.hal 1.2, freeMemory: the client needs the memory of the slot no longer"
_AIDL = "IBurst of the AIDL HAL, executeSynchronously: memoryIdentifierTokens; not in the HIDL HAL"


def _burst(level: Level, source: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    return check(level, since=HalVersion.V1_2, feature="burst", source=source)


def _slots(level: Level, source: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    return check(level, since=HalVersion.V1_2, feature="burst_slots", source=source)


@_burst(Level.TEXT, "IPreparedModel.hal 1.2, configureExecutionBurst: a burst is for many executions in a row")
def executes_again_and_again(subject: Subject) -> None:
    """A burst executes one request after another, each with the right outputs, and keeps the memories from the first
    request on.
    """
    for case in supported(subject, scaled_cases(0)):
        burst = opened(subject, case)
        for power in range(4):
            expect_right(subject, burst, scaled(case, power), (0, 1))


@_slots(Level.TEXT, _IDENTIFIER)
def goes_by_the_slot(subject: Subject) -> None:
    """A burst identifies a memory by its slot, whatever the number of the slot and wherever the request lists the
    memory.
    """
    case = models.case("add_float32")
    burst = opened(subject, case)
    arenas = [Arena(subject.session.seed + number) for number in range(3)]
    slots = [(5, 2), (1, 7), (2**31 - 1, 0)]
    for turn in range(3):
        for number in (0, 1, 2, 1, 0):
            own_case = scaled(case, turn + number)
            expect_right(subject, burst, own_case, slots[number], arenas[number], f"slots {slots[number]}")


@check(
    Level.TEXT,
    since=HalVersion.AIDL1,
    feature="burst_slots",
    source="IBurst of AIDL, executeSynchronously: a token, 64 bits wide, identifies a memory uniquely",
)
def has_tokens_of_64_bits(subject: Subject) -> None:
    """A memory identifier token is any number from 0 to 2^63 - 1: tokens that agree in 31 or 32 bits name different
    memories.
    """
    case = models.case("add_float32")
    burst = opened(subject, case)
    arenas = [Arena(subject.session.seed + number) for number in range(5)]
    tokens = [(5, 7), (5 + 2**31, 7 + 2**31), (5 + 2**32, 7 + 2**32), (5 + 2**40, 7 + 2**40), (2**63 - 1, 2**63 - 2)]
    for turn in range(2):
        for number, pair in enumerate(tokens):
            expect_right(subject, burst, scaled(case, turn + number), pair, arenas[number], f"tokens {pair}")
    for token in tokens[2]:
        expect_status(burst.free_memory(token), ErrorStatus.NONE, call=f"free_memory({token})")
    for number in (0, 3):
        expect_right(subject, burst, scaled(case, 5), tokens[number], arenas[number], f"tokens {tokens[number]}")
    expect_right(subject, burst, case, tokens[2], Arena(subject.session.seed + 9), "tokens used again")


@_burst(Level.TEXT, _IDENTIFIER)
def exchanges_no_pools(subject: Subject) -> None:
    """The pools of a request may be in any order: the pool indexes of its arguments say which is which."""
    case = models.case("add_float32")
    burst = opened(subject, case)
    for number in range(3):
        request = subject.lay_out(case)
        reversed_ = Request(
            _with_swapped_pools(request.inputs), _with_swapped_pools(request.outputs), request.pools[::-1]
        )
        current, slots = (reversed_, (1, 0)) if number % 2 else (request, (0, 1))
        result = burst.execute_synchronously(current, slots)
        expect_status(result.status, ErrorStatus.NONE, call=f"a burst with slots {slots}")
        judge_outputs(case, subject.arena, result)


@_slots(Level.TEXT, _FREED)
def forgets_what_is_freed(subject: Subject) -> None:
    """After ``free_memory`` a slot may name another memory, and the burst uses the new one."""
    case = models.case("add_float32")
    burst = opened(subject, case)
    for number in range(4):
        expect_right(subject, burst, scaled(case, number), (0, 1), Arena(subject.session.seed + number))
        # Both slots, in alternating order.
        for slot in ((0, 1), (1, 0))[number % 2]:
            expect_status(burst.free_memory(slot), ErrorStatus.NONE, call=f"free_memory({slot})")


@_slots(Level.TEXT, _FREED)
def keeps_the_others(subject: Subject) -> None:
    """``free_memory`` of one slot does not affect the memories of other slots."""
    case = models.case("add_float32")
    burst = opened(subject, case)
    arenas = [Arena(subject.session.seed + number) for number in range(3)]
    for number, arena in enumerate(arenas):
        expect_right(subject, burst, scaled(case, number), (2 * number, 2 * number + 1), arena)
    for slot in (0, 1):
        expect_status(burst.free_memory(slot), ErrorStatus.NONE, call=f"free_memory({slot})")
    for number in (1, 2):
        slots = 2 * number, 2 * number + 1
        expect_right(subject, burst, scaled(case, 3 + number), slots, arenas[number], "a burst after a free_memory")
    expect_right(subject, burst, scaled(case, 6), (0, 1), Arena(subject.session.seed + 9), "slots used again")


@_slots(Level.TEXT, _FREED)
def keeps_a_memory_under_its_other_slot(subject: Subject) -> None:
    """One memory may have several slots: ``free_memory`` of one leaves it under the others."""
    case = models.case("add_float32")
    burst = opened(subject, case)
    expect_right(subject, burst, case, (0, 1))
    expect_right(subject, burst, scaled(case, 1), (2, 3), what="a burst with the same memories under other slots")
    for slot in (0, 1):
        expect_status(burst.free_memory(slot), ErrorStatus.NONE, call=f"free_memory({slot})")
    for number in (2, 3):
        expect_right(subject, burst, scaled(case, number), (2, 3), what="a burst after a free_memory of other slots")
    expect_right(subject, burst, case, (0, 1), what="a burst with the same memories under slots that were freed")


@_slots(Level.TEXT, _AIDL)
def keeps_nothing_without_a_slot(subject: Subject) -> None:
    """A memory with slot -1 is used for one execution and not kept."""
    case = models.case("add_float32")
    burst = opened(subject, case)
    for number, slots in enumerate([(-1, -1), (-1, 1), (-1, 1), (-1, -1)]):
        # A slot names one memory: where slot 1 is used, the pool of the outputs is the same.
        arena = subject.arena if 1 in slots else Arena(subject.session.seed + number)
        expect_right(subject, burst, scaled(case, number), slots, arena, f"a burst with slots {slots}")


@_slots(Level.TEXT, "IBurstContext.hal 1.2, freeMemory: slots are unique to the burst object")
def has_slots_of_its_own(subject: Subject) -> None:
    """Each burst has its own slots, independent of those of any other burst, of the same prepared model or another."""
    case = models.case("add_float32")
    prepared = subject.prepare(case.model)
    bursts = [open_of(subject, prepared), open_of(subject, prepared), opened(subject, case)]
    arenas = [Arena(subject.session.seed + number) for number in range(3)]
    for turn in range(2):
        for number, (burst, arena) in enumerate(zip(bursts, arenas, strict=True)):
            expect_right(subject, burst, scaled(case, turn + number), (0, 1), arena, "one of three bursts")
    for slot in (0, 1):
        bursts[0].free_memory(slot)
    expect_right(subject, bursts[1], scaled(case, 5), (0, 1), arenas[1], "a burst beside which another freed its slots")


@_slots(Level.TEXT, _AIDL)
def refuses_wrong_slots(subject: Subject) -> None:
    """A slot below -1, or a number of slots other than the number of pools, is refused with INVALID_ARGUMENT; the burst
    stays usable.
    """
    case = models.case("add_float32")
    burst = opened(subject, case)
    for slots in ((-2, 1), (0, -2), (-(2**31), 1), (0,), (), (0, 1, 2)):
        result = burst.execute_synchronously(subject.lay_out(case), slots)
        expect_status(result.status, ErrorStatus.INVALID_ARGUMENT, call=f"a burst of two pools with slots {slots}")
        judge_form(result)
        expect(subject.arena.untouched() == [0], f"a burst that was refused for its slots {slots} wrote its output")
    expect_right(subject, burst, case, (0, 1), what="a burst after others were refused")


@_slots(Level.STRICT, "IBurstContext.hal 1.2, freeMemory returns no status; the statuses are ours")
def frees_what_it_may(subject: Subject) -> None:
    """``free_memory`` returns NONE for a slot that was never used or is already free, and INVALID_ARGUMENT for a slot
    below -1; for -1, which stands for no slot, either.
    """
    case = models.case("add_float32")
    burst = opened(subject, case)
    expect_right(subject, burst, case, (0, 1))
    for slot, wanted in ((7, ErrorStatus.NONE), (0, ErrorStatus.NONE), (0, ErrorStatus.NONE)):
        expect_status(burst.free_memory(slot), wanted, call=f"free_memory({slot})")
    for slot in (-2, -(2**31)):
        expect_status(burst.free_memory(slot), ErrorStatus.INVALID_ARGUMENT, call=f"free_memory({slot})")
    status = burst.free_memory(-1)
    expect_status(status, ErrorStatus.INVALID_ARGUMENT, ErrorStatus.NONE, call="free_memory(-1)")
    with subject.demanded_by(Level.STRICT, "no memory has the slot -1, so that there is nothing to free"):
        expect_status(status, ErrorStatus.INVALID_ARGUMENT, call="free_memory(-1)")
    expect_right(subject, burst, case, (0, 1))


@_burst(
    Level.TEXT,
    "IPreparedModel.hal 1.2, executeSynchronously: INVALID_ARGUMENT; configureExecutionBurst: a "
    "burst is for many executions",
)
def outlives_a_refusal(subject: Subject) -> None:
    """A burst stays usable after it refuses a request: the next request has the right outputs."""
    case = models.case("add_float32")
    burst = opened(subject, case)
    request = subject.lay_out(case)
    for wrong in (replace(request, inputs=()), replace(request, outputs=request.outputs * 2)):
        result = burst.execute_synchronously(wrong, (0, 1))
        expect_status(result.status, ErrorStatus.INVALID_ARGUMENT, call="a burst of an invalid request")
        judge_form(result)
        expect_right(subject, burst, case, (0, 1))


@_burst(
    Level.TEXT,
    "IPreparedModel.hal 1.2, configureExecutionBurst: a burst is for many executions; IBurst of AIDL, "
    "executeSynchronously: deadline, loop timeout and measure are those of the call",
)
def has_each_execution_for_itself(subject: Subject) -> None:
    """An execution in a burst has no effect on the next one there, whatever it was given and however it ended: refused,
    without room for an output, with an illegal value, measured; with a deadline that has passed, before or since, or a
    limit for loops.
    """
    limited = subject.hal >= HalVersion.AIDL1 and "deadline" not in subject.session.info().emulated
    for case in aftermath_cases(subject):
        burst = opened(subject, case)

        def execute(request: Request, options: ExecutionOptions, burst: Burst = burst) -> ExecutionResult:
            limits = (options.deadline, options.loop_timeout) if limited else ()
            return burst.execute_synchronously(request, (0, 1), options.measure, *limits)

        expect_no_aftermath(subject, case, execute, "an execution in a burst", limited=limited)


def _with_swapped_pools(arguments: Sequence[RequestArgument]) -> tuple[RequestArgument, ...]:
    """Return the arguments with the indexes of their two pools swapped."""
    places = [replace(each.location, pool_index=1 - each.location.pool_index) for each in arguments]
    return tuple(replace(each, location=place) for each, place in zip(arguments, places, strict=True))
