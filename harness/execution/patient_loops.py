"""An execution whose loops may take as long as the HAL lets them.

A driver ends an execution when a WHILE has run for two seconds, by the clock. On a machine where others want the
processors, a loop of a few steps may take that long on a right driver.
"""

from __future__ import annotations

import time

from msgspec.structs import replace

from nnconform.harness.driver.interface import DEFAULT_LOOP_TIMEOUT, MAXIMUM_LOOP_TIMEOUT, PreparedModel
from nnconform.harness.execution.paths import PLAIN, ExecutionOptions, Path, execute
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import MISSED_DEADLINE
from nnconform.harness.model.request import ExecutionResult, Request


def execute_patiently(
    session: Session, prepared: PreparedModel, request: Request, path: Path, options: ExecutionOptions = PLAIN
) -> ExecutionResult:
    """Execute with neither a deadline nor a loop timeout, and once more with the longest loop timeout if the default
    one, in nanoseconds by the clock, may have run out.

    A driver that misses a deadline sooner than that is not asked again. Raises VerdictReached if the form of a result
    is wrong.
    """
    began = time.monotonic_ns()
    result = execute(session, prepared, request, path, options)
    if result.status in MISSED_DEADLINE and time.monotonic_ns() - began >= DEFAULT_LOOP_TIMEOUT:
        return execute(session, prepared, request, path, replace(options, loop_timeout=MAXIMUM_LOOP_TIMEOUT))
    return result
