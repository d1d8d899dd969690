"""A client dies in its first step, the next in its second, and so on through all that a client does: queries,
preparations, executions on each path, bursts, buffers, caches, and closing. Another client works on all the time, and
each of its calls is right.
"""

from __future__ import annotations

import os

from nnconform.harness.driver.fences import Signal
from nnconform.harness.driver.interface import BufferDesc, BufferRole
from nnconform.harness.execution.paths import PLAIN
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.memory import Memory
from nnconform.harness.results.verdict import Stage
from nnconform.harness.stress.calls import cheap_calls
from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role
from nnconform.harness.stress.launched import LaunchedSum, waits_in_call
from nnconform.harness.stress.saved import empty_file, token_of
from nnconform.harness.stress.sums import Sum, SumRequest, find_sum_type, numbers_from

# Steps in which a client dies: all that one turn of ``live_and_die`` has on a driver with every feature.
STEPS = 25


def live_and_die(client: StressClient) -> None:
    """Do everything that a client does once, step by step, again and again."""

    def live(worker: ClientThread) -> None:
        kind = find_sum_type(worker)
        for turn in worker.iterations():
            model, request = Sum(worker, kind, numbers_from(turn)), SumRequest(kind)
            with worker.step(Stage.QUERY, "everything"):
                device = worker.session.device()
                device.capabilities()
                device.supported_operations(model.model)
            with worker.step(Stage.PREPARE, "with cache files"):
                _prepare_with_cache(worker, model)
            model.open()
            for way in client.ways:
                model.execute(request, numbers_from(turn), "of a client that dies", way)
            if "asynchronous" in client.ways:
                launched = [
                    LaunchedSum.start(model, SumRequest(kind), numbers_from(turn), "one more") for _ in range(3)
                ]
                for each in launched:
                    each.expect_right("one of three")
            _fenced(worker, model, request)
            _burst(worker, model, request)
            _buffers(worker, model)
            model.close()

    client.run_in_this_thread(live)


def _prepare_with_cache(worker: ClientThread, model: Sum) -> None:
    files = [empty_file(), empty_file()]
    preparation = prepare(
        worker.session, model.model, model_cache=files[:1], data_cache=files[1:], token=token_of(worker.number)
    )
    if preparation.prepared is not None:
        preparation.prepared.close()
    for file in files:
        os.close(file)


def _fenced(worker: ClientThread, model: Sum, request: SumRequest) -> None:
    assert model.prepared is not None
    if "fenced" not in worker.client.ways or waits_in_call(model, request):
        return
    signal = Signal()
    with worker.step(Stage.EXECUTE, "launch one that waits for a fence"):
        result = model.prepared.execute_fenced(request.request, [signal.fence])
    with worker.step(Stage.EXECUTE, "signal its fence"):
        signal.signal()
        worker.session.wait_for_fence(result.fence, "execute_fenced")
    os.close(result.fence)


def _burst(worker: ClientThread, model: Sum, request: SumRequest) -> None:
    assert model.prepared is not None
    if "burst" not in worker.client.ways:
        return
    burst = worker.open_burst(model.prepared)
    for _ in range(2):
        with worker.step(Stage.EXECUTE, "in its burst"):
            burst.execute_synchronously(request.request, (0, 1), PLAIN.measure)
    with worker.step(Stage.CLOSE, "its burst"):
        burst.close()


def _buffers(worker: ClientThread, model: Sum) -> None:
    assert model.prepared is not None
    session = worker.session
    if session.hal() < HalVersion.V1_3 or "allocate" in session.info().emulated:
        return
    with worker.step(Stage.EXECUTE, "allocate a buffer"):
        _, buffer, _ = session.device().allocate(BufferDesc(), [model.prepared], [BufferRole(0, 0)], ())
    with worker.step(Stage.EXECUTE, "with its buffer empty"):
        session.flush()
    if buffer is None:
        return
    with worker.step(Stage.EXECUTE, "fill its buffer"):
        buffer.copy_from(Memory.create(model.constant.nbytes))
    with worker.step(Stage.CLOSE, "its buffer"):
        buffer.close()


def live_on(client: StressClient) -> None:
    """Make calls of each kind, which are all compared."""

    def call(worker: ClientThread) -> None:
        calls = cheap_calls(worker)
        for turn in worker.iterations():
            calls[turn % len(calls)].make(turn)

    client.run_in_this_thread(call)


ROLES = (Role(live_on), Role(live_and_die, 2, killed_in_steps=STEPS))
