"""Sums whose executions are launched and waited for later, so that many are under way at once."""

from __future__ import annotations

import msgspec

from nnconform.harness.execution import fence_waits
from nnconform.harness.execution.expect import not_applicable
from nnconform.harness.execution.paths import PATHS, PLAIN, ExecutionOptions, Launch, launch
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.numbers import Array
from nnconform.harness.results.verdict import Stage
from nnconform.harness.stress.client import BUSY, ClientThread
from nnconform.harness.stress.sums import Sum, SumRequest


def need_path(worker: ClientThread, name: str) -> None:
    """Raises VerdictReached (not applicable) if the driver leaves the path to the harness, or its HAL has none."""
    if name not in worker.client.ways:
        not_applicable(f"the driver has no {PATHS[name].name} executions of its own")


def need_own(worker: ClientThread, since: HalVersion, *features: str) -> None:
    """Raises VerdictReached (not applicable) if the driver leaves a feature to the harness, or its HAL has none."""
    if worker.session.hal() < since:
        not_applicable(f"HAL {worker.session.hal()} does not have it: it came with {since}")
    for feature in set(features) & worker.session.info().emulated:
        not_applicable(f"{feature} is the harness's own work here, not the driver's")


def waits_in_call(model: Sum, request: SumRequest) -> bool:
    """Return whether ``execute_fenced`` returns only when the fences that it was given are signalled. The model is
    prepared.
    """
    assert model.prepared is not None
    with model.worker.step(Stage.EXECUTE, "ask whether the call waits for its fences"):
        return fence_waits.waits_in_call(model.worker.session, model.prepared, request.request)


def is_one_queue(model: Sum, requests: tuple[SumRequest, SumRequest, SumRequest]) -> bool:
    """Return whether an execution that waits for its fences holds up those behind it. The model is prepared."""
    assert model.prepared is not None
    waiting, *others = (each.request for each in requests)
    with model.worker.step(Stage.EXECUTE, "ask whether what waits for its fences holds up others"):
        return fence_waits.is_one_queue(model.worker.session, model.prepared, waiting, (others[0], others[1]))


class LaunchedSum(msgspec.Struct, frozen=True):
    """An asynchronous execution of a sum, with the memory that it uses and its input."""

    model: Sum
    request: SumRequest
    numbers: Array
    execution: Launch

    @classmethod
    def start(
        cls, model: Sum, request: SumRequest, numbers: Array, what: str, options: ExecutionOptions = PLAIN
    ) -> LaunchedSum:
        """Launch an execution; ``request`` must be no other execution's until it is over."""
        prepared = model.prepared
        assert prepared is not None
        request.fill(numbers)
        with model.worker.step(Stage.EXECUTE, f"launch {what}"):
            execution = launch(prepared, request.request, options)
        model.worker.counted["executions"] += 1
        return cls(model, request, numbers, execution)

    def expect_right(self, what: str) -> None:
        """Wait for the end, and expect the right outputs or a lack of room. Raises VerdictReached."""
        with self.model.worker.step(Stage.EXECUTE, f"wait for {what}"):
            result = self.execution.wait(self.model.worker.session)
        if result.status in BUSY:
            self.model.worker.counted["refusals for want of room"] += 1
            return
        self.request.expect(result, self.numbers + self.model.constant, what)
