"""Small sums for stress tests that make many calls: inputs of their own each time, outputs known without the driver.

Numbers are whole here; what stands for them in memories and constants is ``fine``, so that sums which have become those
of float16, or of any other type of fewer bits, are wrong.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from nnconform.harness.conformance.support.exact_sums import STEP, TYPES, VALUES, SumType, value
from nnconform.harness.driver.interface import Buffer, BufferDesc, BufferRole, PreparedModel
from nnconform.harness.driver.room import LEAST_ALIVE
from nnconform.harness.execution.paths import PLAIN
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.model.codes import ErrorStatus, name_of
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import DataLocation, Model
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import DTYPES, Array
from nnconform.harness.model.request import ExecutionResult, Request, RequestArgument
from nnconform.harness.oracle.tolerance import EXACT, SINGLE
from nnconform.harness.results.verdict import Stage, Verdict, VerdictReached
from nnconform.harness.stress.client import BUSY, ClientThread

# Elements: more than one vector has room for.
WIDTH = 20
_FILLER = b"\xa5"
# What a driver without room for another buffer or model may return.
NO_ROOM = (
    ErrorStatus.GENERAL_FAILURE,
    ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT,
    ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT,
)
# How far sums may be off: those of whole numbers are exact in bytes.
_REACH = {T.TENSOR_FLOAT32: SINGLE, T.TENSOR_QUANT8_ASYMM: EXACT}


def numbers_from(start: int, width: int = WIDTH) -> Array:
    """Return whole numbers of which each differs from those of the next starts. Requests and models have them fine."""
    return np.array([value(start + place) for place in range(width)])


def drawn_numbers(random: Random, width: int) -> Array:
    """Return random whole numbers, whose sums with those of ``numbers_from`` fit each type."""
    return STEP * np.random.default_rng(random.getrandbits(64)).integers(0, VALUES, width)


def find_sum_type(worker: ClientThread) -> SumType:
    """Return the first type in which the driver supports sums. Raises VerdictReached: unsupported."""
    for kind in TYPES:
        with worker.step(Stage.QUERY, "a sum"):
            _, supported = worker.session.device().supported_operations(kind.sum([1, 2], [3, 4]).model)
        if supported and all(supported):
            return kind
    raise VerdictReached(Verdict.UNSUPPORTED, "the driver supports no sum of float32 or quantised tensors")


def opened(worker: ClientThread, kind: SumType, most: int, width: int = WIDTH) -> list[Sum]:
    """Return prepared sums of constants of their own: so many, or as many as the driver has room for beside two."""
    models: list[Sum] = []
    for place in range(most):
        model = Sum(worker, kind, numbers_from(place, width))
        if not model.open(NO_ROOM if place >= LEAST_ALIVE else ()):
            break
        models.append(model)
    return models


class SumRequest:
    """The memory and the request of sums of ``width`` elements: input and output each in a pool of its own."""

    def __init__(self, kind: SumType, width: int = WIDTH) -> None:
        self.kind, self.size = kind, width * np.dtype(DTYPES[kind.code]).itemsize
        self.memories = Memory.create(self.size), Memory.create(self.size)
        given, wanted = (RequestArgument(DataLocation(pool, 0, self.size)) for pool in range(2))
        self.request = Request((given,), (wanted,), self.memories)
        self.incomplete = Request((), (wanted,), self.memories)

    def fill(self, numbers: Array) -> None:
        """Write the input, and what is no output into the output."""
        self.memories[0].view()[: self.size] = self.kind.array(self.kind.fine(numbers)).tobytes()
        self.memories[1].view()[: self.size] = _FILLER * self.size

    def expect(self, result: ExecutionResult, numbers: Array, what: str) -> None:
        """Expect that the execution succeeded with these numbers as outputs. Raises VerdictReached."""
        if result.status != ErrorStatus.NONE:
            status = name_of(ErrorStatus, result.status)
            raise VerdictReached(Verdict.ERROR, f"{what}: got {status}, wanted NONE")
        got, wanted = bytes(self.memories[1].view()[: self.size]), self.kind.array(self.kind.fine(numbers))
        if got != wanted.tobytes():
            found = np.frombuffer(got, wanted.dtype)
            reach = _REACH[self.kind.code].reach(wanted.astype(np.float64))
            # Not a comparison with >, which a NaN passes.
            wrong = np.flatnonzero(~(np.abs(found - wanted.astype(np.float64)) <= reach))
            if not wrong.size:
                return
            place = int(wrong[0])
            text = f"{what}: element {place} is {found[place]}, wanted {wanted[place]}"
            raise VerdictReached(Verdict.WRONG, text)


class Sum:
    """The sum of an input and a constant as a model; prepared by ``open``, and closed by ``close``.

    ``arguments`` are further ones of ``Device.prepare_model``.
    """

    def __init__(self, worker: ClientThread, kind: SumType, constant: Array | None = None, **arguments: Any) -> None:
        self.worker, self.arguments = worker, arguments
        self.constant = numbers_from(1) if constant is None else constant
        zeros = np.zeros(self.constant.size, np.int64)
        self.model: Model = kind.sum(zeros, kind.fine(self.constant)).model
        self.prepared: PreparedModel | None = None

    def open(self, may_be_refused: Sequence[ErrorStatus] = ()) -> bool:
        """Prepare the model. Return whether the driver had room for it. Raises VerdictReached for other refusals."""
        began = time.monotonic()
        while True:
            with self.worker.step(Stage.PREPARE, "a sum"):
                preparation = prepare(self.worker.session, self.model, **self.arguments)
            preparation.expect_no_problem()
            self.worker.counted["preparations"] += 1
            self.prepared = preparation.prepared
            if self.prepared is not None or preparation.status in may_be_refused:
                return self.prepared is not None
            self.worker.refused(preparation.status, "prepare_model of a sum", began)

    def execute(self, request: SumRequest, numbers: Array, what: str, way: str = "") -> None:
        """Execute with these inputs on a path (the first that the driver has), and expect the right outputs."""
        assert self.prepared is not None
        client, began = self.worker.client, time.monotonic()
        way = way or next(iter(client.ways))
        while True:
            request.fill(numbers)
            with self.worker.step(Stage.EXECUTE, f"{what}, {way}"):
                result = client.ways[way].execute(self.worker.session, self.prepared, request.request, PLAIN)
            self.worker.counted["executions"] += 1
            if result.status not in BUSY:
                break
            self.worker.refused(result.status, f"{way} execution of a sum", began)
        request.expect(result, numbers + self.constant, f"{what}, {way}")

    def allocate(self) -> tuple[Buffer, int] | None:
        """Allocate a buffer for the input. Return it with its token, None if the driver has no room for it. Raises
        VerdictReached for other refusals.
        """
        assert self.prepared is not None
        with self.worker.step(Stage.EXECUTE, "allocate a buffer"):
            status, buffer, token = self.worker.session.device().allocate(
                BufferDesc(), [self.prepared], [BufferRole(0, 0)], ()
            )
        self.worker.counted["allocations"] += 1
        if buffer is None and status not in NO_ROOM:
            got = name_of(ErrorStatus, status)
            raise VerdictReached(Verdict.ERROR, f"allocate: got {got}, wanted NONE or that there is no room")
        return None if buffer is None else (buffer, token)

    def close(self) -> None:
        """Close the prepared model."""
        assert self.prepared is not None
        with self.worker.step(Stage.CLOSE, "a sum"):
            self.prepared.close()
        self.prepared = None
