"""Checks of what the packets of a burst say of arguments, and of where the memories are that its slots stand for."""

from __future__ import annotations

import mmap
import os
from collections.abc import Callable

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import look_alikes, models
from nnconform.harness.conformance.support.burst_channel import decoded, open_channel
from nnconform.harness.conformance.support.exact_sums import sum_type, value
from nnconform.harness.conformance.support.layouts import FILL, with_output_shape, without_omitted
from nnconform.harness.conformance.support.scaled_cases import scaled
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.execution.expect import expect, expect_status
from nnconform.harness.execution.judge import judge_case, judge_memory, judge_outputs
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.memory import Memory

_SLOTS = 0, 1
_REFUSALS = ErrorStatus.INVALID_ARGUMENT, ErrorStatus.GENERAL_FAILURE
# Shapes of an input in turn, and one of as many elements that its output does not have.
_SHAPES = ((2, 3), (3, 2)), ((3, 2), (2, 3)), ((1, 4), (2, 2)), ((5, 2), (2, 5)), ((2, 3), (6, 1))


def _packets(source: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    return check(Level.TEXT, since=HalVersion.V1_2, until=HalVersion.V1_3, feature="burst", source=source)


@_packets(
    "types.hal 1.2, FmqRequestDatum.OperandInformation.hasNoValue: an optional argument that is left out; "
    "types.hal 1.0, RequestArgument.hasNoValue"
)
def may_leave_out_an_input(subject: Subject) -> None:
    """An optional input that a packet leaves out is left out of the execution, and has no value that an earlier packet
    gave for it.
    """
    (plain, *_) = cases = [look_alikes.biased(bias) for bias in (None, 7, None, -5, None)]
    supported(subject, [plain])
    channel = open_channel(subject, subject.prepare(plain.model))
    for case in cases:
        request = without_omitted(case, subject.lay_out(case))
        result = decoded(lambda: channel.execute(request, _SLOTS))  # noqa: B023  called at once
        subject.count("executions")
        expect_status(result.status, ErrorStatus.NONE, call=f"a packet of {case.name}")
        judge_outputs(case, subject.arena, result)


@_packets(
    "types.hal 1.2, FmqRequestDatum: dimensions of each input and output; "
    "types.hal 1.0, RequestArgument.dimensions: must agree with what is known"
)
def give_the_extents_of_arguments(subject: Subject) -> None:
    """Extents that the model leaves unknown are those that the packet gives, those of the input in the execution, and
    those of the output too: an execution whose output has other ones fails with INVALID_ARGUMENT or GENERAL_FAILURE.
    """
    kind = sum_type(subject)
    cases = [
        kind.sum(
            np.array([value(turn + place) for place in range(shape[0] * shape[1])]).reshape(shape), [[4]], shape=(0, 0)
        )
        for turn, (shape, _) in enumerate(_SHAPES)
    ]
    channel = open_channel(subject, subject.prepare(cases[0].model))
    for case, (shape, other) in zip(cases, _SHAPES, strict=True):
        for output in (shape, other):
            request = with_output_shape(subject.lay_out(case), output)
            result = decoded(lambda: channel.execute(request, _SLOTS))  # noqa: B023  called at once
            subject.count("executions")
            call = f"a packet with an input of {list(shape)} whose sum is to be {list(output)}"
            if output == shape:
                expect_status(result.status, ErrorStatus.NONE, call=call)
                judge_outputs(case, subject.arena, result)
            else:
                expect_status(result.status, *_REFUSALS, call=call)
                judge_memory(subject.arena)


@_packets("IBurstCallback.hal 1.2, getMemories: any memory; types.hal 1.0, RequestArgument.location: within its memory")
def go_with_memories_inside_files(subject: Subject) -> None:
    """A memory that the client gives for a slot may begin at any page of its file, in which other memories are too."""
    first = models.case("add_float32")
    channel = open_channel(subject, subject.prepare(first.model))
    for turn, places in enumerate(((1, 3), (2, 0), (0, 2), (3, 1))):
        case = scaled(first, turn)
        request = subject.lay_out(case)
        pools = [each for each in request.pools if isinstance(each, Memory)]
        pages = 1 + max(each.size for each in pools) // mmap.ALLOCATIONGRANULARITY
        step = pages * mmap.ALLOCATIONGRANULARITY
        file = Memory.create(4 * step)
        file.view()[:] = bytes([FILL]) * file.size
        parts = [Memory(os.dup(file.fd), each.size, place * step) for each, place in zip(pools, places, strict=True)]
        for pool, part in zip(pools, parts, strict=True):
            part.view()[:] = pool.view()
            channel.free_memory(_SLOTS[len(pools) - 1 - pools.index(pool)])
        inside = replace(request, pools=tuple(parts))
        result = decoded(lambda: channel.execute(inside, _SLOTS))  # noqa: B023  called at once
        subject.count("executions")
        for pool, part, place in zip(pools, parts, places, strict=True):
            pool.view()[:] = part.view()
            file.view()[place * step : place * step + part.size] = bytes([FILL]) * part.size
        beside = bytes(file.view()) == bytes([FILL]) * file.size
        expect(beside, "an execution whose memories are parts of one file wrote beside them")
        judge_case(case, subject.arena, result, f"a burst whose memories begin at pages {list(places)} of their file")
