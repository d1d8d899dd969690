"""Checks of bursts whose requests and results are packets in queues in shared memory, as in the HAL."""

from __future__ import annotations

import threading
from collections.abc import Callable

from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.aftermath import aftermath_cases, expect_no_aftermath
from nnconform.harness.conformance.support.burst_channel import BurstChannel, decoded, open_channel, packet_of
from nnconform.harness.conformance.support.open_shapes import with_open_outputs
from nnconform.harness.conformance.support.packets import FAMILIES, broken_packets
from nnconform.harness.conformance.support.scaled_cases import scaled, scaled_cases
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.driver.burst_packets import RESULT_LAYOUTS, ResultTag, decode_result, split
from nnconform.harness.driver.message_queue import DEFAULT_CAPACITY
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.expect import expect, expect_status, expect_within, not_applicable
from nnconform.harness.execution.judge import judge_case, judge_form
from nnconform.harness.execution.paths import ExecutionOptions
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion, MeasureTiming
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import NO_TIMING, ExecutionResult, Request
from nnconform.harness.spec.case import Case

_SLOTS = (0, 1)
_PAIRS = ((5, 2), (1, 7), (2**31 - 1, 0))
# Datums of a result that is an error: what it is, and its times.
_ERROR = 2
_VALIDATED = "driver guide, Security: drivers must validate what applications send to them; VTS ValidateBurst in part"
_VTS_FAMILIES = frozenset({"datum removed", "datum added", "datum exchanged", "slot unknown"})
# Datums of the smallest queues that hold what these checks send.
_SMALL = 16


def _channel(level: Level, source: str, **more: object) -> Callable[[Callable[..., None]], Callable[..., None]]:
    return check(level, since=HalVersion.V1_2, until=HalVersion.V1_3, feature="burst", source=source, **more)  # type: ignore[arg-type]


def _expect_right(
    subject: Subject, channel: BurstChannel, case: Case, arena: Arena | None = None, what: str = "a burst"
) -> ExecutionResult:
    arena = arena or subject.arena
    request = subject.lay_out(case, arena)
    result = decoded(lambda: channel.execute(request, _SLOTS))
    subject.count("executions")
    judge_case(case, arena, result, f"{what} of {case.name}")
    return result


def _expect_error(packet: bytes, what: str) -> ExecutionResult:
    """Decode an answer and expect an error without output shapes or timing."""
    result = decoded(lambda: decode_result(packet))
    wanted = ErrorStatus.INVALID_ARGUMENT, ErrorStatus.GENERAL_FAILURE
    expect_status(result.status, *wanted, call=f"a packet {what}")
    expect(not result.output_shapes, f"a packet {what}: output shapes {result.output_shapes} with an error")
    expect(result.timing == NO_TIMING, f"a packet {what}: {result.timing} with an error")
    return result


@_channel(
    Level.VTS,
    "types.hal 1.2, FmqRequestDatum and FmqResultDatum; IPreparedModel.hal 1.2, "
    "configureExecutionBurst: resultChannel; VTS GeneratedTestHarness, GeneratedTest and "
    "DynamicOutputShapeTest: BURST",
)
def executes_what_comes(subject: Subject) -> None:
    """A request that is sent as a packet is executed, and the result is a packet with the shapes of all outputs."""
    for case, prepared in with_open_outputs(subject, supported(subject, models.cases(subject.hal)), "burst"):
        channel = open_channel(subject, prepared)
        result = _expect_right(subject, channel, case)
        shapes = [tuple(shape.dimensions) for shape in result.output_shapes]
        wanted = [() if array is None else array.shape for array in case.expected]
        expect(shapes == wanted, f"output shapes of {case.name}: got {shapes}, wanted {wanted}")


@_channel(Level.TEXT, "IPreparedModel.hal 1.2, configureExecutionBurst: a result comes for each request that was sent")
def goes_round_its_queues(subject: Subject) -> None:
    """A packet that wraps around the end of a queue is read and written correctly."""
    for case in supported(subject, scaled_cases(0)):
        channel = open_channel(
            subject, subject.prepare(case.model), request_capacity=_SMALL - 3, result_capacity=_SMALL - 5
        )
        for turn in range(2 * _SMALL):
            _expect_right(subject, channel, scaled(case, turn % 5), what=f"request {turn} of a burst")


@_channel(
    Level.VTS,
    "types.hal 1.2, FmqResultDatum.executionTiming: UINT64_MAX unless it was asked for; "
    "VTS GeneratedTestHarness, GeneratedTest: BURST",
)
def measures_when_asked(subject: Subject) -> None:
    """A result has timing only if the request asks for it; the time on the device does not exceed the time in the
    driver.
    """
    case = models.case("add_float32")
    channel = open_channel(subject, subject.prepare(case.model))
    for measure in (MeasureTiming.NO, MeasureTiming.YES, MeasureTiming.NO):
        request = subject.lay_out(case)
        result = decoded(lambda: channel.execute(request, _SLOTS, measure))  # noqa: B023  called at once
        judge_form(result, measured=measure == MeasureTiming.YES)
        timing = result.timing
        expect_within(
            timing.time_on_device, timing.time_in_driver, f"timing: time_on_device exceeds time_in_driver: {timing}"
        )


@_channel(
    Level.TEXT,
    "types.hal 1.2, FmqRequestDatum.poolIdentifier: the identifier stands for the pool, which getMemories returns",
)
def asks_for_memories(subject: Subject) -> None:
    """The driver asks the client for the memories of all slots that a request names, and of no other slot."""
    case = models.case("add_float32")
    channel = open_channel(subject, subject.prepare(case.model))
    channel.memories[9] = subject.memory(bytes(64))
    _expect_right(subject, channel, case)
    expect(
        set(channel.requested_slots) == set(_SLOTS),
        f"asked for the slots {channel.requested_slots}, the request names {_SLOTS}",
    )


@_channel(Level.TEXT, "IBurstContext.hal 1.2, freeMemory: the client needs the memory of the slot no longer")
def asks_anew_for_what_is_freed(subject: Subject) -> None:
    """The driver asks again for the memory of a slot that was freed, and uses the new memory."""
    case = models.case("add_float32")
    channel = open_channel(subject, subject.prepare(case.model))
    for number in range(4):
        channel.requested_slots.clear()
        _expect_right(subject, channel, scaled(case, number), Arena(subject.session.seed + number))
        expect(
            set(channel.requested_slots) == set(_SLOTS),
            f"asked for the slots {channel.requested_slots} when {_SLOTS} had been freed",
        )
        for slot in _SLOTS:
            channel.free_memory(slot)
    # Freeing slots that were never used has no effect.
    for slot in (77, -1):
        channel.free_memory(slot)
    _expect_right(subject, channel, case)


@_channel(
    Level.TEXT,
    "types.hal 1.2, FmqRequestDatum.poolIdentifier; IBurstCallback.hal 1.2, getMemories: the memories of these slots",
)
def goes_by_the_slot(subject: Subject) -> None:
    """A slot stands for its memory whatever its number and wherever a packet names it, also where the driver knows one
    slot of a packet and asks for the other, which was freed.
    """
    case = models.case("add_float32")
    channel = open_channel(subject, subject.prepare(case.model))
    arenas = [Arena(subject.session.seed + number) for number in range(len(_PAIRS))]
    inputs = dict[int, Memory]()
    for turn in range(4):
        for number, (slots, arena) in enumerate(zip(_PAIRS, arenas, strict=True)):
            own_case = scaled(case, turn + number)
            request = subject.lay_out(own_case, arena)
            first, second = request.pools
            assert isinstance(first, Memory)
            if turn < 2:
                # Unknown at first; then another memory for the inputs, and that of the outputs is known.
                channel.free_memory(slots[0])
                inputs[number] = subject.memory(bytes(first.view()))
            elif turn == 2:
                channel.free_memory(slots[1])
            inputs[number].view()[:] = first.view()
            current = replace(request, pools=(inputs[number], second))
            result = decoded(lambda: channel.execute(current, slots))  # noqa: B023  called at once
            subject.count("executions")
            judge_case(own_case, arena, result, f"a burst of {case.name}, with slots {slots}")


@_channel(
    Level.TEXT,
    "IPreparedModel.hal 1.2, configureExecutionBurst: a burst is for many executions, with a result for each",
)
def has_each_request_for_itself(subject: Subject) -> None:
    """A request has no effect on the next one, whatever it was and however it ended: refused, without room for an
    output, with an illegal value, or measured.
    """
    for case in aftermath_cases(subject):
        channel = open_channel(subject, subject.prepare(case.model))

        def execute(request: Request, options: ExecutionOptions, channel: BurstChannel = channel) -> ExecutionResult:
            return decoded(lambda: channel.execute(request, _SLOTS, options.measure))

        expect_no_aftermath(subject, case, execute, "a burst", limited=False)


@_channel(
    Level.VTS,
    "IBurstCallback.hal 1.2, getMemories: INVALID_ARGUMENT for a slot that is invalid; "
    "VTS ValidateBurst, mutateDatumTest: poolIdentifier",
)
def fails_without_a_memory(subject: Subject) -> None:
    """A request fails if the client has no memory for one of its slots; once the client has one, the same request
    succeeds.
    """
    case = models.case("add_float32")
    channel = open_channel(subject, subject.prepare(case.model))
    _expect_right(subject, channel, case)
    for missing in _SLOTS:
        channel.free_memory(missing)
        request = subject.lay_out(case)
        remaining = {slot: pool for slot, pool in zip(_SLOTS, request.pools, strict=True) if slot != missing}
        channel.memories.clear()
        channel.memories.update(remaining)  # type: ignore[arg-type]
        _expect_error(channel.exchange(packet_of(request, _SLOTS)), f"whose slot {missing} has no memory at the client")
        expect(subject.arena.untouched() == [0], f"it wrote its output, though slot {missing} had no memory")
        _expect_right(subject, channel, case)


@_channel(
    Level.VTS,
    "types.hal 1.2, FmqRequestDatum: the order and number of the datums of a packet; "
    "VTS ValidateBurst, removeDatumTest, addDatumTest, mutateDatumTest",
    variants=tuple(FAMILIES),
)
def refuses_broken_packets(subject: Subject, family: str) -> None:
    """A malformed packet, even one with a single wrong number, is answered with an error without output shapes or
    timing. Nothing is written, and the next packet is executed.
    """
    with subject.demanded_by(Level.VTS if family in _VTS_FAMILIES else Level.TEXT, _VALIDATED):
        _expect_refused(subject, family)


def _expect_refused(subject: Subject, family: str) -> None:
    for case, dimensions in ((models.case("add_float32"), (2, 3)), (models.case("chain_float32"), ())):
        prepared = subject.prepare(case.model)
        channel = open_channel(subject, prepared)
        _expect_right(subject, channel, case)
        request = _with_dimensions(subject.lay_out(case), dimensions)
        packet = packet_of(request, _SLOTS, MeasureTiming.YES)
        for number, each in enumerate(broken_packets(packet, family)):
            _expect_error(channel.exchange(each.packet), each.what)
            subject.count("packets")
            outputs = list(range(len(case.expected)))
            expect(subject.arena.untouched() == outputs, f"a packet {each.what}: refused, but outputs were written")
            if number % 16 == 0:
                _expect_right(subject, channel, case, what=f"the packet after one {each.what}")
                # The case has the same layout in every execution, so that the packet stays valid.
                subject.lay_out(case)
        _expect_right(subject, channel, case, what="the packet after broken ones")


@_channel(
    Level.VTS,
    "IPreparedModel.hal 1.2, configureExecutionBurst: resultChannel must return a result; "
    "VTS ValidateBurst, validateBurstFmqLength",
)
def says_when_a_result_has_no_room(subject: Subject) -> None:
    """If a result does not fit its queue, the driver sends an error without output shapes or timing instead."""
    case = models.case("chain_float32")
    prepared = subject.prepare(case.model)
    # A driver need not tell shapes that the model gives: how long its results are, it shows where there is room.
    room = len(split(open_channel(subject, prepared).answer(subject.lay_out(case), _SLOTS))) - 1
    if room < _ERROR:
        not_applicable(f"its results have {room + 1} datums, no more than an error")
    channel = open_channel(subject, prepared, result_capacity=room)
    for _ in range(5):
        _expect_error(channel.answer(subject.lay_out(case), _SLOTS), "whose result has no room")


@_channel(Level.VTS, "types.hal 1.2, FmqResultDatum; VTS ValidateBurst, validateBurstSanitized")
def leaves_nothing_of_its_own_in_results(subject: Subject) -> None:
    """The bytes of result datums that belong to no field are 0, so that they reveal nothing of the driver's memory."""
    for case in (models.case("chain_float32"), models.case("add_float32")):
        channel = open_channel(subject, subject.prepare(case.model))
        _expect_right(subject, channel, case)
        request = subject.lay_out(case)
        good, bad = packet_of(request, _SLOTS, MeasureTiming.YES), packet_of(request, _SLOTS)[:-24]
        for answer in (channel.exchange(good), channel.exchange(bad)):
            for place, datum in enumerate(split(answer)):
                tag = ResultTag(datum[0])
                layout = RESULT_LAYOUTS[tag]
                level = Level.VTS if tag == ResultTag.OPERAND_INFORMATION else Level.STRICT
                with subject.demanded_by(level, "types.hal 1.2, FmqResultDatum; VTS looks at operandInformation alone"):
                    expect(layout.pack(*layout.unpack(datum)) == datum, f"datum {place} of a result: {datum.hex()}")


@_channel(Level.STRICT, "the bell is nnconform's, in place of the event flag of a message queue")
def lets_an_empty_bell_ring(subject: Subject) -> None:
    """A bell without a packet has no answer, and the next packet is executed."""
    case = models.case("add_float32")
    channel = open_channel(subject, subject.prepare(case.model))
    for _ in range(3):
        channel.ring()
        _expect_right(subject, channel, case, what="the packet after an empty bell")
    expect(not channel.results.read(), "got an answer to an empty bell")


@_channel(Level.TEXT, "driver guide, Security: drivers must validate what applications send to them")
def outlives_counters_that_cannot_be(subject: Subject) -> None:
    """A queue whose counter exceeds its capacity is answered with an error, and the next packet is executed."""
    case = models.case("add_float32")
    channel = open_channel(subject, subject.prepare(case.model))
    _expect_right(subject, channel, case)
    for more in (DEFAULT_CAPACITY + 1, 2**40, 2**63):
        channel.publish_wrong_counter(more)
        _expect_error(channel.wait(), f"in a queue whose counter is {more} too high")
        _expect_right(subject, channel, case, what="the packet after that")


@_channel(Level.STRICT, "IBurstContext.hal 1.2 does not say when a client may drop it")
def can_be_closed_at_any_moment(subject: Subject) -> None:
    """A burst can be closed before its first use, after use, with an unread request in its queue, and while the driver
    asks for memories; the prepared model stays usable with other bursts.
    """
    case = models.case("add_float32")
    prepared = subject.prepare(case.model)
    for use in range(4):
        channel = open_channel(subject, prepared)
        if use in (1, 2):
            _expect_right(subject, channel, case)
        if use == 2:
            channel.requests.write(packet_of(subject.lay_out(case), _SLOTS))
        if use == 3:
            _close_when_asked(subject, channel, packet_of(subject.lay_out(case), _SLOTS))
        channel.close()
        subject.session.flush()
    _expect_right(subject, open_channel(subject, prepared), case)
    subject.expect_right(prepared, case)


def _close_when_asked(subject: Subject, channel: BurstChannel, packet: bytes) -> None:
    """Send a packet, and close the burst while the driver asks for its memories."""
    requested = threading.Event()

    def end_burst() -> None:
        channel.end()
        requested.set()

    channel.on_request = end_burst
    channel.requests.write(packet)
    subject.session.wait(requested, "a burst's request for memories")


def _with_dimensions(request: Request, dimensions: tuple[int, ...]) -> Request:
    """Return the request with ``dimensions`` for all its arguments, so that its packet has datums of every kind."""
    inputs, outputs = (
        tuple(replace(argument, dimensions=dimensions) for argument in arguments)
        for arguments in (request.inputs, request.outputs)
    )
    return replace(request, inputs=inputs, outputs=outputs)
