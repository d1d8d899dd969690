"""Fuzz target of bursts over message queues: packets of requests with edits of their datums.

A packet that is malformed, or whose request is broken, is answered by one packet with a refusal; a right one computes
the right outputs, whatever came before it in the burst.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import cache

import msgspec

from nnconform.fuzz.call_inputs import all_cases, number
from nnconform.fuzz.prepared import PreparedCases
from nnconform.fuzz.target import Target
from nnconform.harness.conformance.support.burst_channel import BurstChannel, packet_of
from nnconform.harness.driver.burst_packets import REQUEST_LAYOUTS, RequestTag, decode_request, decode_result, split
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.expect import fail
from nnconform.harness.execution.judge import judge_memory, judge_outputs
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.model.codes import ErrorStatus, name_of
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import Request
from nnconform.harness.results.verdict import Outcome, Stage, Verdict, VerdictReached
from nnconform.harness.validate.request import validate_request

_MOST_PACKETS, _MOST_EDITS, _LONGEST = 4, 3, 200
_SLOTS = (0, 1)
_REFUSED = (ErrorStatus.INVALID_ARGUMENT, ErrorStatus.GENERAL_FAILURE)


class BurstStep(msgspec.Struct, frozen=True, array_like=True):
    """A packet to send, and the slot to free before it, -1 for none."""

    packet: bytes
    freed: int = -1


class BurstInput(msgspec.Struct, frozen=True):
    """What is sent in one burst of the model of a case."""

    case: str
    steps: tuple[BurstStep, ...]


@cache
def _packet(case_number: int) -> bytes:
    case = all_cases()[case_number]
    return packet_of(Arena(0).lay_out(case.model, case.inputs, case.expected, 0), _SLOTS)


class BurstTarget(Target):
    """Sends packets."""

    name = "burst"
    says = __doc__.partition("\n")[0]
    kind = BurstInput

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._prepared = PreparedCases(session)
        self._seen: list[tuple[str, str]] = []

    def make(self, choices: Choices) -> BurstInput:
        case_number = choices.integer(0, len(all_cases()) - 1)
        steps = []
        for _ in range(choices.integer(1, _MOST_PACKETS)):
            begin = len(choices.sequence)
            freed = choices.integer(0, len(_SLOTS)) - 1
            steps.append(BurstStep(_edited(_packet(case_number), choices), freed))
            choices.mark_span(begin)
        return BurstInput(all_cases()[case_number].name, tuple(steps))

    def run(self, fuzz_input: BurstInput) -> None:
        self._seen = []
        self.at(Stage.PREPARE)
        prepared, case = self._prepared.get(fuzz_input.case), self._prepared.case(fuzz_input.case)
        channel = BurstChannel(self.session, prepared)
        if channel.context is None:
            channel.close()
            raise VerdictReached(Verdict.NOT_APPLICABLE, "the driver has no bursts over message queues")
        try:
            for step in fuzz_input.steps:
                self.at(Stage.EXECUTE)
                request = self.session.lay_out(case)
                for slot, pool in zip(_SLOTS, request.pools, strict=True):
                    assert isinstance(pool, Memory)
                    if channel.memories.get(slot, pool) is not pool:
                        channel.free_memory(slot)  # the arena has grown
                    channel.memories[slot] = pool
                if step.freed >= 0:
                    channel.context.free_memory(step.freed)
                self._exchange(channel, step.packet, fuzz_input.case, request)
        finally:
            if self.session.is_open:
                self.at(Stage.CLOSE)
                channel.close()

    def _exchange(self, channel: BurstChannel, packet: bytes, name: str, request: Request) -> None:
        """Send a packet, and judge its answer."""
        case = self._prepared.case(name)
        problem = _problem(packet, request, name, self._prepared)
        answer = channel.exchange(packet)
        try:
            result = decode_result(answer)
        except ValidationError as malformed:
            fail(f"the answer to a packet is malformed: {malformed}")
        self._seen.append((problem, name_of(ErrorStatus, result.status)))
        if channel.results.read():
            fail("a packet was answered by two")
        if not problem:
            if result.status == ErrorStatus.OUTPUT_INSUFFICIENT_SIZE:
                return  # a request of too little room is no broken one
            if result.status != ErrorStatus.NONE:
                fail(f"a valid packet: got {name_of(ErrorStatus, result.status)}, wanted NONE", Verdict.REJECTED_VALID)
            judge_outputs(case, self.session.arena, result)
        elif result.status not in _REFUSED and problem != _OTHER:
            verdict = Verdict.ACCEPTED_INVALID if result.status == ErrorStatus.NONE else Verdict.ERROR
            status = name_of(ErrorStatus, result.status)
            fail(f"a packet with a wrong {problem}: got {status}, wanted INVALID_ARGUMENT", verdict)
        elif result.status in _REFUSED:
            judge_memory(self.session.arena)

    def features(self, fuzz_input: BurstInput, outcome: Outcome | None) -> Iterable[Hashable]:
        """Yield what is wrong with each packet with its status, each with that before it too."""
        before = ("", "")
        for each in self._seen:
            yield each
            yield before, each
            before = each

    def failure_kind(self, fuzz_input: BurstInput, outcome: Outcome) -> str:
        """Return the operations for wrong outputs."""
        if outcome.verdict is not Verdict.WRONG:
            return ""
        return " ".join(self._prepared.case(fuzz_input.case).operations())

    def describe(self, fuzz_input: BurstInput) -> str:
        lines = [f"a burst of {fuzz_input.case}"]
        for step in fuzz_input.steps:
            freed = f", slot {step.freed} freed before" if step.freed >= 0 else ""
            lines.append(f"a packet of {len(step.packet)} bytes{freed}")
            lines += [f"  {datum.hex(' ', 4)}" for datum in split(step.packet)]
        return "\n".join(lines)


# A valid request, but not that of the case: its outputs lie elsewhere, or its inputs are other bytes.
_OTHER = "another request"


def _problem(packet: bytes, request: Request, name: str, prepared: PreparedCases) -> str:
    """Return what is wrong with a packet; "" if it is the request of the case."""
    case = prepared.case(name)
    try:
        asked = decode_request(packet)
        slots = asked.slots
        if any(slot not in _SLOTS for slot in slots):
            return "slot"
        pools = tuple(request.pools[slot] for slot in slots)
        validate_request(case.model, Request(asked.inputs, asked.outputs, pools))
    except ValidationError as problem:
        return problem.rule
    same = (asked.inputs, asked.outputs, pools) == (request.inputs, request.outputs, request.pools)
    return "" if same else _OTHER


def _edited(packet: bytes, choices: Choices) -> bytes:
    datums = split(packet)
    for _ in range(choices.integer(0, _MOST_EDITS)):
        _edit(datums, choices)
    return b"".join(datums[:_LONGEST]) or packet


def _edit(datums: list[bytes], choices: Choices) -> None:
    if not datums:
        return
    place, other = choices.integer(0, len(datums) - 1), choices.integer(0, len(datums) - 1)
    match choices.integer(0, 6):
        case 0:
            del datums[place]
        case 1:
            datums.insert(other, datums[place])
        case 2:
            datums[place], datums[other] = datums[other], datums[place]
        case 3:
            datums[place] = bytes([choices.integer(0, 8)]) + datums[place][1:]
        case 4:
            at = choices.integer(0, len(datums[place]) - 1)
            datums[place] = datums[place][:at] + bytes([choices.integer(0, 255)]) + datums[place][at + 1 :]
        case _:
            datums[place] = _renumbered(datums[place], choices)


def _renumbered(datum: bytes, choices: Choices) -> bytes:
    """Return a datum with one of its numbers changed."""
    if datum[0] not in list(RequestTag):
        return datum
    layout = REQUEST_LAYOUTS[RequestTag(datum[0])]
    values = list(layout.unpack(datum)[1:])
    place = choices.integer(0, len(values) - 1)
    values[place] = number(choices, values[place])
    signed = datum[0] in (RequestTag.POOL_IDENTIFIER, RequestTag.MEASURE_TIMING)
    if signed and values[place] >= 2**31:
        values[place] -= 2**32
    if len(values) == 5 and datum[0] != RequestTag.PACKET_INFORMATION:
        values[0] = min(values[0], 255)  # whether it has no value is a byte
    return layout.pack(datum[0], *values)


TARGET = BurstTarget
