"""Cheap calls of each kind that a driver has, for tests that make tens of thousands: each gives back all that it gets,
and its results are compared.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import msgspec

from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.exact_sums import SumType
from nnconform.harness.driver.interface import BufferDesc, BufferRole
from nnconform.harness.execution.paths import PATHS, PLAIN
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.memory import Memory
from nnconform.harness.results.verdict import Stage, Verdict, VerdictReached
from nnconform.harness.stress.client import BUSY, ClientThread
from nnconform.harness.stress.rare_calls import RareCalls
from nnconform.harness.stress.sums import Sum, SumRequest, find_sum_type, numbers_from
from nnconform.harness.stress.wanted import want


class CheapCall(msgspec.Struct, frozen=True):
    """One kind of call: ``make`` takes the number of the call, makes it and compares. Raises VerdictReached."""

    name: str
    make: Callable[[int], None]


def cheap_calls(worker: ClientThread) -> list[CheapCall]:
    """Return the calls of each kind that the driver has itself."""
    kind = find_sum_type(worker)
    lasting, request = Sum(worker, kind), SumRequest(kind)
    lasting.open()
    rare = [CheapCall(name, make) for name, make in RareCalls(worker, lasting, request).all()]
    return [*_device_calls(worker, kind), *_executions(worker, kind), *_buffers(worker, kind), *rare]


def _device_calls(worker: ClientThread, kind: SumType) -> Iterator[CheapCall]:
    one, request, broken = Sum(worker, kind), SumRequest(kind), models.with_cycle()

    def query(number: int) -> None:
        with worker.step(Stage.QUERY, f"of a sum, number {number}"):
            status, supported = worker.session.device().supported_operations(one.model)
        want(status, True, f"query {number} of a model", Verdict.REJECTED_VALID)
        if not all(supported):
            raise VerdictReached(Verdict.ERROR, f"query {number}: a sum that was supported is not")

    def refused_query(number: int) -> None:
        with worker.step(Stage.QUERY, f"of a broken model, number {number}"):
            status, _ = worker.session.device().supported_operations(broken)
        want(status, False, f"query {number} of a model with a cycle", Verdict.ACCEPTED_INVALID)

    def preparation(number: int) -> None:
        one.open()
        one.execute(request, numbers_from(number), f"in prepared model {number}")
        one.close()

    def refused_preparation(number: int) -> None:
        with worker.step(Stage.PREPARE, f"a broken model, number {number}"):
            refused = prepare(worker.session, broken)
        want(refused.status, False, f"preparation {number} of a model with a cycle", Verdict.ACCEPTED_INVALID)

    yield CheapCall("queries", query)
    if "validation" not in worker.session.info().emulated:
        yield CheapCall("refused queries", refused_query)
        yield CheapCall("refused preparations", refused_preparation)
    yield CheapCall("preparations", preparation)


def _executions(worker: ClientThread, kind: SumType) -> Iterator[CheapCall]:
    lasting, request = Sum(worker, kind), SumRequest(kind)
    lasting.open()
    prepared = lasting.prepared
    assert prepared is not None

    def on(way: str) -> CheapCall:
        return CheapCall(
            "bursts" if way == "burst" else f"{way} executions",
            lambda number: lasting.execute(request, numbers_from(number), f"execution {number}", way),
        )

    def refused_request(number: int) -> None:
        way = next(iter(worker.client.ways.values()))
        with worker.step(Stage.EXECUTE, f"an incomplete request, number {number}"):
            result = way.execute(worker.session, prepared, request.incomplete, PLAIN)
        want(result.status, False, f"incomplete request {number} of one model", Verdict.ACCEPTED_INVALID)
        # A model that has refused many still serves.
        lasting.execute(request, numbers_from(number), f"execution after {number} refused")

    yield from map(on, worker.client.ways)
    if "validation" not in worker.session.info().emulated:
        yield CheapCall("refused requests", refused_request)
    if PATHS["burst"].name in worker.client.ways:
        opened = worker.open_burst(prepared)

        def in_burst(number: int) -> None:
            numbers = numbers_from(number)
            request.fill(numbers)
            with worker.step(Stage.EXECUTE, f"request {number} of one burst"):
                result = opened.execute_synchronously(request.request, (0, 1))
            worker.counted["executions"] += 1
            request.expect(result, numbers + lasting.constant, f"request {number} of one burst")

        yield CheapCall("requests of one burst", in_burst)


def _buffers(worker: ClientThread, kind: SumType) -> Iterator[CheapCall]:
    session = worker.session
    if session.hal() < HalVersion.V1_3 or "allocate" in session.info().emulated:
        return
    lasting, request = Sum(worker, kind), SumRequest(kind)
    lasting.open()
    assert lasting.prepared is not None
    for_first_input = BufferDesc(), [lasting.prepared], [BufferRole(0, 0)], ()
    memory = Memory.create(request.size)

    def buffer(number: int) -> None:
        began = time.monotonic()
        with worker.step(Stage.EXECUTE, f"with buffer {number}"):
            status, opened, _ = session.device().allocate(*for_first_input)
            while status in BUSY:
                # Beside those of other clients.
                worker.refused(status, f"allocate, number {number}", began)
                status, opened, _ = session.device().allocate(*for_first_input)
            want(status, True, f"allocate, number {number}", Verdict.ERROR)
            assert opened is not None
            content = kind.array(numbers_from(number)).tobytes()
            memory.view()[: request.size] = content
            want(opened.copy_from(memory), True, f"copy_from of buffer {number}", Verdict.ERROR)
            memory.view()[: request.size] = bytes(request.size)
            want(opened.copy_to(memory), True, f"copy_to of buffer {number}", Verdict.ERROR)
            opened.close()
        if bytes(memory.view()[: request.size]) != content:
            raise VerdictReached(Verdict.WRONG, f"buffer {number} holds other bytes than were copied to it")

    with worker.step(Stage.EXECUTE, "with a first buffer"):
        _, first, _ = session.device().allocate(*for_first_input)
    if first is not None:
        first.close()
        yield CheapCall("buffers", buffer)
