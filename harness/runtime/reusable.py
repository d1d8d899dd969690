"""A reusable execution through a framework: each step on a device that has them has a reusable execution of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from nnconform.harness.driver.interface import ExecutionConfig, FencedResult, ReusableExecution
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.runtime.kept import Kept
from nnconform.harness.runtime.running import FENCED, SYNCHRONOUS, Running

# Execute a request, and launch one after fences with a duration after these.
Perform = Callable[[Request, Running], ExecutionResult]
Launch = Callable[[Request, Sequence[int], Running, int | None], FencedResult]


class FrameworkExecution(ReusableExecution):
    """A request of a prepared model that ``perform`` and ``launch`` belong to."""

    def __init__(self, request: Request, config: ExecutionConfig, perform: Perform, launch: Launch) -> None:
        self._request, self._config = request, config
        self._perform, self._launch = perform, launch
        self._kept = Kept()

    def execute_synchronously(self, deadline: int | None = None) -> ExecutionResult:
        return self._perform(self._request, Running(SYNCHRONOUS, self._config, deadline, self._kept))

    def execute_fenced(
        self, wait_for: Sequence[int] = (), deadline: int | None = None, duration_after_fence: int | None = None
    ) -> FencedResult:
        running = Running(FENCED, self._config, deadline, self._kept)
        return self._launch(self._request, wait_for, running, duration_after_fence)

    def close(self) -> None:
        self._kept.close()
