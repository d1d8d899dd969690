"""Models are closed while many executions of each are under way: launched ones, and fenced ones that still wait for
their fences. Closing lets running executions end first, so that each must have its outputs.
"""

from __future__ import annotations

from nnconform.harness.conformance.support.exact_sums import SumType
from nnconform.harness.conformance.support.fences import FenceGate
from nnconform.harness.execution.paths import finish
from nnconform.harness.model.codes import ErrorStatus, name_of
from nnconform.harness.model.request import ExecutionResult
from nnconform.harness.results.verdict import Stage, Verdict, VerdictReached
from nnconform.harness.stress.availability import expect_in_use
from nnconform.harness.stress.client import BUSY, ClientThread, StressClient
from nnconform.harness.stress.definition import Role
from nnconform.harness.stress.launched import LaunchedSum, waits_in_call
from nnconform.harness.stress.sums import Sum, SumRequest, find_sum_type, numbers_from

# Executions under way when a model is closed, of each kind; and elements, so that some wait for others.
UNDER_WAY = 8
WIDTH = 4_000
THREADS = 2


def work(client: StressClient) -> None:
    """Launch executions, close their models, and wait for the executions."""

    def close_early(worker: ClientThread) -> None:
        kind = find_sum_type(worker)
        requests = [SumRequest(kind, WIDTH) for _ in range(UNDER_WAY)]
        fenced = "fenced" in client.ways and _can_wait(worker, kind, requests[0])
        for turn in worker.iterations():
            model = Sum(worker, kind, numbers_from(turn, WIDTH))
            if "asynchronous" in client.ways:
                model.open()
                under_way = [
                    LaunchedSum.start(model, request, numbers_from(turn + place, WIDTH), "of a model to be closed")
                    for place, request in enumerate(requests)
                ]
                _close(worker, model)
                for launched in under_way:
                    launched.expect_right("an execution that was under way when its model was closed")
            if fenced:
                model.open()
                _close_behind_fences(worker, model, requests, turn)
            if "asynchronous" not in client.ways and not fenced:
                model.open()
                model.execute(requests[0], numbers_from(turn, WIDTH), "before its model is closed")
                _close(worker, model)
            expect_in_use(worker, "after models were closed early")

    client.in_threads(THREADS, close_early)


def _can_wait(worker: ClientThread, kind: SumType, request: SumRequest) -> bool:
    """Return whether an execution waits for its fences, and not the call that launches it."""
    model = Sum(worker, kind, numbers_from(0, WIDTH))
    model.open()
    waits = waits_in_call(model, request)
    _close(worker, model)
    return not waits


def _close(worker: ClientThread, model: Sum) -> None:
    model.close()
    with worker.step(Stage.CLOSE, "a sum with executions under way"):
        worker.session.flush()


def _close_behind_fences(worker: ClientThread, model: Sum, requests: list[SumRequest], turn: int) -> None:
    """Close a model whose executions wait for fences, then signal these."""
    assert model.prepared is not None
    launched = []
    with FenceGate(len(requests)) as gate:
        for place, (request, fence) in enumerate(zip(requests, gate.fences, strict=True)):
            request.fill(numbers_from(turn + place, WIDTH))
            with worker.step(Stage.EXECUTE, "launch one that waits for a fence"):
                launched.append(model.prepared.execute_fenced(request.request, [fence]))
            worker.counted["executions"] += 1
        _close(worker, model)
    what = "a fenced execution whose model was closed before its fence was signalled"
    for place, (request, result) in enumerate(zip(requests, launched, strict=True)):
        if result.status in BUSY:
            continue
        if result.status != ErrorStatus.NONE:
            status = name_of(ErrorStatus, result.status)
            raise VerdictReached(Verdict.ERROR, f"{what}: its launch got {status}, wanted NONE")
        with worker.step(Stage.EXECUTE, "wait for a fenced execution"):
            info = finish(worker.session, result)
        request.expect(ExecutionResult(info.status), numbers_from(turn + place, WIDTH) + model.constant, what)


ROLES = (Role(work),)
