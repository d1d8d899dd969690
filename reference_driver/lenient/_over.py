"""Fenced executions that are over when they have been launched."""

from __future__ import annotations

import os

from msgspec.structs import replace

from nnconform.harness.driver.interface import FencedResult
from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.fenced import FencedExecution

NO_FENCE = -1


def over(execution: FencedExecution, result: FencedResult) -> FencedResult:
    """Return the result of the launch of an execution that is over: without its fence if it succeeded."""
    if execution.info().status != ErrorStatus.NONE:
        return result
    os.close(result.fence)
    return replace(result, fence=NO_FENCE)
