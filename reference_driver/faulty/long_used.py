"""Faults of drivers that keep something for each use of what a client uses long, and give it back when that is closed;
and of what is opened for nothing, or fails beside others.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Sequence
from typing import Any

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.fences import FenceState
from nnconform.harness.driver.interface import ExecutionConfig, FencedResult, PreparedModel
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.memory import Pool
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.bursts import BurstQueues, ReferenceBurst
from nnconform.reference_driver.fenced import FencedExecution
from nnconform.reference_driver.prepared_model import ReferencePreparedModel
from nnconform.reference_driver.reusable import ReferenceExecution

_CHECK = "rare_ends.give_everything_back"


@fault(_CHECK)
class FreedSlotsStayMapped(ReferenceBurst):
    """The memory of a slot that is freed stays mapped until its burst is closed."""

    def __init__(self, prepared: PreparedModel) -> None:
        super().__init__(prepared)
        self.mapped: list[Pool] = []

    def free_memory(self, slot: int) -> ErrorStatus:
        if (pool := self.slots.get(slot)) is not None:
            self.mapped.append(pool)
        return super().free_memory(slot)


@fault(_CHECK)
class UnusedQueuesKeepTheirThread(BurstQueues):
    """The thread of a burst through queues waits for its first packet for ever, once the burst is closed too."""

    is_used = False

    def take(self) -> None:
        self.is_used = True
        super().take()

    def serve(self) -> None:
        super().serve()
        if not self.is_used:
            threading.Thread(target=threading.Event().wait, daemon=True).start()


@fault(options={f"of={way}": [_CHECK] for way in ("synchronous", "fenced")}, hal=HalVersion.AIDL4)
class EachUseOfAReusableIsKept(ReferenceExecution):
    """Each execution of a reusable execution keeps a descriptor until that is closed."""

    of: str

    def __init__(self, prepared: PreparedModel, request: Request, config: ExecutionConfig) -> None:
        super().__init__(prepared, request, config)
        self.kept: list[int] = []

    def execute_synchronously(self, deadline: int | None = None) -> ExecutionResult:
        self._keep("synchronous")
        return super().execute_synchronously(deadline)

    def execute_fenced(
        self, wait_for: Sequence[int] = (), deadline: int | None = None, duration_after_fence: int | None = None
    ) -> FencedResult:
        self._keep("fenced")
        return super().execute_fenced(wait_for, deadline, duration_after_fence)

    def _keep(self, way: str) -> None:
        if way == self.of:
            self.kept.append(os.eventfd(0))

    def close(self) -> None:
        while self.kept:
            os.close(self.kept.pop())
        super().close()


@fault(_CHECK)
class FencesBesideAFailedOneAreKept(ReferencePreparedModel):
    """An execution whose fence fails while others are pending keeps a descriptor of these."""

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> Any:
        execution.several = len(set(wait_for)) > 1  # type: ignore[attr-defined]
        return super().launch_fenced(execution, wait_for)

    def fences_ended(self, execution: FencedExecution, state: FenceState) -> None:
        if state is FenceState.FAILED and execution.several:  # type: ignore[attr-defined]
            os.eventfd(0)
        super().fences_ended(execution, state)
