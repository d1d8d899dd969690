"""Chains of fenced executions, each of which waits for the one before and reads what that wrote. Many chains wait at
once, and begin in the reverse order of their launch, or in its order where a driver has one queue for all. Every chain
must come to its end, with the sum of its links.
"""

from __future__ import annotations

import os
from itertools import pairwise

from nnconform.harness.conformance.support.exact_sums import SumType
from nnconform.harness.driver.fences import Signal
from nnconform.harness.driver.interface import FencedResult
from nnconform.harness.execution.expect import not_applicable
from nnconform.harness.execution.paths import finish
from nnconform.harness.model.codes import ErrorStatus, name_of
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request, RequestArgument
from nnconform.harness.results.verdict import Stage, Verdict, VerdictReached
from nnconform.harness.stress.client import BUSY, ClientThread, StressClient
from nnconform.harness.stress.definition import Role
from nnconform.harness.stress.launched import is_one_queue, need_path, waits_in_call
from nnconform.harness.stress.sums import WIDTH, Sum, SumRequest, find_sum_type, numbers_from

# Links of a chain, and chains that wait at once. A link adds 1: the sums fit an unsigned byte.
LINKS, CHAINS = 12, 6
THREADS = 2


class _Chain:
    """A chain of executions, launched one after another behind one pending fence."""

    def __init__(self, worker: ClientThread, model: Sum, kind: SumType, start: int) -> None:
        self.worker, self.model, self.numbers = worker, model, numbers_from(start)
        requests = [SumRequest(kind) for _ in range(LINKS)]
        for request in requests:
            request.fill(self.numbers)
        self.last = requests[-1]
        memories = [requests[0].memories[0], *(request.memories[1] for request in requests)]
        self.size, self.signal = requests[0].size, Signal()
        self.results: list[FencedResult] = []
        fence = self.signal.fence
        for source, target in pairwise(memories):
            result = self._launch(source, target, fence)
            if result.status != ErrorStatus.NONE:
                break
            self.results.append(result)
            # The driver closes the fences that it gets; an execution without one is over.
            fence = -1 if result.fence == -1 else os.dup(result.fence)
        else:
            if fence != -1:
                os.close(fence)

    def _launch(self, source: Memory, target: Memory, fence: int) -> FencedResult:
        given, wanted = (RequestArgument(DataLocation(pool, 0, self.size)) for pool in range(2))
        request = Request((given,), (wanted,), (source, target))
        assert self.model.prepared is not None
        with self.worker.step(Stage.EXECUTE, "launch a link that waits for the one before"):
            result = self.model.prepared.execute_fenced(request, () if fence == -1 else (fence,))
        self.worker.counted["executions"] += 1
        if result.status != ErrorStatus.NONE and result.status not in BUSY:
            status = name_of(ErrorStatus, result.status)
            raise VerdictReached(Verdict.ERROR, f"execute_fenced of a link of a chain: got {status}, wanted NONE")
        return result

    def begin(self) -> None:
        """Signal the fence that the first link waits for."""
        self.signal.signal()

    def expect_right(self) -> None:
        """Wait for all links, and expect the sum of all. Raises VerdictReached."""
        for place, result in enumerate(self.results):
            with self.worker.step(Stage.EXECUTE, f"wait for link {place + 1} of {LINKS}"):
                info = finish(self.worker.session, result)
            if info.status != ErrorStatus.NONE:
                text = f"link {place + 1} of a chain: got {name_of(ErrorStatus, info.status)}, wanted NONE"
                raise VerdictReached(Verdict.ERROR, text)
        if len(self.results) == LINKS:
            total: Array = self.numbers + LINKS * self.model.constant
            self.last.expect(ExecutionResult(ErrorStatus.NONE), total, f"the end of a chain of {LINKS} links")


def work(client: StressClient) -> None:
    """Launch chains, and begin the last one first, where one does not hold up another."""

    def chains(worker: ClientThread) -> None:
        need_path(worker, "fenced")
        kind = find_sum_type(worker)
        model = Sum(worker, kind, numbers_from(0, WIDTH) * 0 + 1)
        model.open()
        if waits_in_call(model, SumRequest(kind)):
            not_applicable("execute_fenced waits for its fences in the call, and so no chain can be launched")
        in_order = is_one_queue(model, (SumRequest(kind), SumRequest(kind), SumRequest(kind)))
        for turn in worker.iterations():
            waiting = [_Chain(worker, model, kind, turn + place) for place in range(CHAINS)]
            for chain in waiting if in_order else reversed(waiting):
                chain.begin()
                chain.expect_right()

    client.in_threads(THREADS, chains)


ROLES = (Role(work),)
