"""A fenced execution that waits for no fence is executed in the call, which returns no fence if it succeeds."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.driver.interface import FencedResult
from nnconform.harness.driver.permission import Permission
from nnconform.reference_driver.fenced import FencedExecution
from nnconform.reference_driver.lenient._over import over
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

PERMISSION = Permission(
    by="AOSP's sample driver, which returns an empty handle; VTS 1.3 GeneratedTestHarness, which waits for a fence if "
    "the handle has one",
    shows_in=("fenced", "fenced_ends", "framework", "reusable", "timing"),
)


class DoneWithoutAFence(ReferencePreparedModel):
    """A prepared model of a device that knows no fences of its own."""

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        if wait_for:
            return super().launch_fenced(execution, wait_for)
        result = execution.result()
        execution.begin()
        execution.run()
        return over(execution, result)
