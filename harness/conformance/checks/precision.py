"""Checks that float32 has its precision in every execution, however that is asked for, and that of float16 if the model
relaxes it.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.buffers import expect_content, fill, place, try_allocate, ways
from nnconform.harness.conformance.support.deadlines import SECOND, after, limited_paths
from nnconform.harness.conformance.support.look_alikes import precise
from nnconform.harness.conformance.support.own_work import EVERY_PATH, need_own, need_path
from nnconform.harness.conformance.support.relaxed_cases import RELAXED, compare_as_float16
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.driver.interface import BufferRole
from nnconform.harness.execution.expect import expect_status
from nnconform.harness.execution.judge import judge_outputs
from nnconform.harness.execution.paths import ExecutionOptions
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion, MeasureTiming

_RELAXED = (
    "types.hal 1.1, Model.relaxComputationFloat32toFloat16: only if it is true may float32 be computed as float16"
)
_PATHS = {path: max(since, HalVersion.V1_1) for path, since in EVERY_PATH.items()}
# Seconds without a call.
_REST = 1.5


def _options(subject: Subject, path: str) -> Iterator[tuple[str, ExecutionOptions]]:
    yield "a plain execution", ExecutionOptions()
    yield "a measured execution", ExecutionOptions(MeasureTiming.YES)
    if path in {each.name for each in limited_paths(subject)} and "deadline" not in subject.session.info().emulated:
        # Far enough for every driver, and near enough for one that hurries.
        yield "an execution with a deadline", ExecutionOptions(deadline=after(20))
        yield "an execution with a limit for loops", ExecutionOptions(loop_timeout=SECOND)


@check(Level.TEXT, since=HalVersion.V1_1, source=_RELAXED, variants=_PATHS)
def is_that_of_float32_in_every_execution(subject: Subject, path: str) -> None:
    """Float32 is computed as such on every path, also if the execution is measured, or has a deadline or a limit for
    its loops, and whichever was the one before.
    """
    need_path(subject, path)
    (case,) = supported(subject, [precise()])
    prepared = subject.prepare(case.model)
    for what, options in _options(subject, path):
        for _ in range(2):
            result = subject.execute(prepared, subject.lay_out(case), path, options)
            expect_status(result.status, ErrorStatus.NONE, call=f"{what}, {path}")
            judge_outputs(case, subject.arena, result)
        subject.expect_right(prepared, case)


@check(Level.TEXT, since=HalVersion.V1_1, source=_RELAXED)
def is_that_of_float32_after_a_rest(subject: Subject) -> None:
    """Float32 is computed as such also by the first execution after the device had nothing to do."""
    (case,) = supported(subject, [precise()])
    prepared = subject.prepare(case.model)
    subject.expect_right(prepared, case)
    time.sleep(_REST)
    subject.expect_right(prepared, case)


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="allocate",
    source=_RELAXED,
    variants=("of the model", "of a relaxed model too", "of a relaxed model first"),
)
def is_that_of_float32_in_buffers(subject: Subject, roles: str) -> None:
    """A buffer holds float32 as such, as an input, as an output, and when it is copied, also if a relaxed model has a
    role in it too.
    """
    need_own(subject, "allocate")
    (case,) = supported(subject, [precise()])
    prepared = subject.prepare(case.model)
    of = [prepared]
    if roles != "of the model":
        of.insert(1 if roles.endswith("too") else 0, subject.prepare(precise(relaxed=True).model))
    each = [BufferRole(number, 0) for number in range(len(of))]
    for way in ways(subject):
        for role in ("input", "output"):
            _, buffer = try_allocate(subject, of, *((each, []) if role == "input" else ([], each)))
            if buffer is None:
                continue
            request = subject.lay_out(case)
            if role == "input":
                fill(subject, buffer, case.inputs[0])
                request = place(request, {0: buffer})
            else:
                request = place(request, {}, {0: buffer})
            result = subject.execute(prepared, request, way)
            expect_status(result.status, ErrorStatus.NONE, call=f"{way} execution whose {role} is in a buffer")
            if role == "input":
                judge_outputs(case, subject.arena, result)
            else:
                expect_content(subject, case, {0: buffer})
            buffer.close()


@check(
    Level.TEXT,
    since=HalVersion.V1_1,
    source="types.hal 1.1, Model.relaxComputationFloat32toFloat16: range and precision as low as that of float16",
    variants=dict.fromkeys(RELAXED, HalVersion.V1_1),
)
def is_that_of_float16_at_least(subject: Subject, kind: str) -> None:
    """A relaxed model is computed in the range and the precision of float16 or better: not in bfloat16, and not in a
    block of numbers with one exponent.
    """
    (case,) = supported(subject, [RELAXED[kind]()])
    prepared = subject.prepare(case.model)
    result = subject.execute(prepared, subject.lay_out(case))
    expect_status(result.status, ErrorStatus.NONE, call=f"the execution of {case.name}")
    judge_outputs(case, subject.arena, result, compare_as_float16)
