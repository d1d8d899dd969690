"""Code shared by the checks of deadlines, loops and priorities."""

from __future__ import annotations

import time

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.expect import fail
from nnconform.harness.execution.paths import PATHS, ExecutionOptions, Path
from nnconform.harness.model.codes import MISSED_DEADLINE, ErrorStatus, HalVersion, name_of
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.results.verdict import Verdict

SECOND = 1_000_000_000
# Nanoseconds: in 32 bits, whether as nanoseconds, microseconds, milliseconds or seconds, nothing is left of it.
WRAPPED = 2**32 * SECOND
# A burst of HIDL takes neither a deadline nor a limit for loops.
LIMITED_PATHS = {
    name: HalVersion.AIDL1 if name == "burst" else max(path.since, HalVersion.V1_3) for name, path in PATHS.items()
}


def limited_paths(subject: Subject) -> list[Path]:
    """Return the driver's paths on which an execution takes a deadline or a limit for loops."""
    return [path for path in subject.paths() if LIMITED_PATHS[path.name] <= subject.hal]


def after(seconds: float) -> int:
    """Return the deadline that many seconds from now."""
    return time.monotonic_ns() + round(seconds * SECOND)


def expect_missed(
    subject: Subject, prepared: PreparedModel, request: Request, path: str, options: ExecutionOptions
) -> tuple[ExecutionResult, float]:
    """Execute an endless loop, and expect MISSED_DEADLINE_*. Return the result and the seconds it took."""
    began = time.monotonic()
    result = subject.execute(prepared, request, path, options)
    seconds = time.monotonic() - began
    if result.status not in MISSED_DEADLINE:
        got = name_of(ErrorStatus, result.status)
        verdict = Verdict.WRONG if result.status == ErrorStatus.NONE else Verdict.ERROR
        fail(f"{path} execution of an endless loop: got {got}, wanted MISSED_DEADLINE_*", verdict)
    return result, seconds
