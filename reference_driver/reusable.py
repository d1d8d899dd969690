"""Reusable executions: a request, checked once, that is executed again and again."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.driver.interface import ExecutionConfig, FencedResult, PreparedModel, ReusableExecution
from nnconform.harness.model.request import ExecutionResult, Request


class ReferenceExecution(ReusableExecution):
    """A request with its config. The prepared model knows that it has checked the request before."""

    def __init__(self, prepared: PreparedModel, request: Request, config: ExecutionConfig) -> None:
        self.prepared, self.request, self.config = prepared, request, config

    def execute_synchronously(self, deadline: int | None = None) -> ExecutionResult:
        return self.prepared.execute_synchronously(
            self.request, self.config.measure, deadline, self.config.loop_timeout
        )

    def execute_fenced(
        self, wait_for: Sequence[int] = (), deadline: int | None = None, duration_after_fence: int | None = None
    ) -> FencedResult:
        config = self.config
        return self.prepared.execute_fenced(
            self.request, wait_for, config.measure, deadline, config.loop_timeout, duration_after_fence
        )

    def close(self) -> None:
        """Do nothing: the memories are released with this object."""
