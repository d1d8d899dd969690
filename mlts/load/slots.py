"""A prepared network with several memories, so that several samples may be under way, and what it must answer."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from queue import SimpleQueue
from types import TracebackType

import numpy as np

from nnconform.harness.execution.compiled_model import CompiledModel, ExecutionRefused
from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.numbers import Array
from nnconform.mlts.convert.tflite import ConvertedModel
from nnconform.mlts.load.conditions import USUAL, BurstExecutor, CachedPreparation, Conditions, cached
from nnconform.mlts.network import prepared_for

# How far an answer under load may be from the one given alone: of 8 bits a unit, of floats this share of the largest.
_SHARE = 1e-3


class NetworkSlots:
    """``count`` memories of one prepared model, and the answers to ``samples``, each given alone.

    ``conditions`` are those under which it is prepared and executed. A sample is the inputs of a network's first step.
    ``wrong`` counts the answers that were others under load. Raises UsageError, and DriverFault if the driver breaks
    down.
    """

    def __init__(
        self,
        session: Session,
        converted: ConvertedModel,
        samples: Sequence[tuple[Array, ...]],
        count: int,
        conditions: Conditions = USUAL,
    ) -> None:
        began = time.perf_counter()
        self._session, self._model = session, conditions.model(converted.model)
        prepared = prepared_for(session, self._model, **conditions.arguments())
        self.preparation = 1e3 * (time.perf_counter() - began)
        self._address = session.address
        self._samples = [[*sample, *converted.states()] for sample in samples]
        self._bursts = [BurstExecutor(prepared) for _ in range(count if conditions.burst else 0)]
        self._all = [
            CompiledModel(session, self._model, prepared, execute=self._bursts[number] if self._bursts else None)
            for number in range(count)
        ]
        self._free: SimpleQueue[CompiledModel] = SimpleQueue()
        for each in self._all:
            each.lay_out([array.shape for array in self._samples[0]])
            self._free.put(each)
        self.wrong, self._counting = 0, threading.Lock()
        try:
            began = time.perf_counter()
            first = self._execute(self._all[0], 0)
            self.first = 1e3 * (time.perf_counter() - began)
            self._wanted = [first, *(self._execute(self._all[0], number) for number in range(1, len(samples)))]
        except BaseException:
            self.close()
            raise

    def __len__(self) -> int:
        return len(self._samples)

    def cached(self) -> CachedPreparation:
        """Return what the driver's cache does for the network."""
        return cached(self._session, self._model, self._samples[0], self._wanted[0])

    def answer(self, sample: int) -> float:
        """Execute a sample in a free memory, and compare the answer; return when it was there, as ``perf_counter``."""
        model = self._free.get()
        try:
            outputs = self._execute(model, sample)
            ended = time.perf_counter()
        finally:
            self._free.put(model)
        if not all(_alike(got, wanted) for got, wanted in zip(outputs, self._wanted[sample], strict=True)):
            # Answers come from several threads.
            with self._counting:
                self.wrong += 1
        return ended

    def _execute(self, model: CompiledModel, sample: int) -> list[Array]:
        try:
            return model(self._samples[sample])
        except ExecutionRefused as error:
            raise UsageError(f"driver {self._address!r} could not execute the model: {error.reason}") from None

    def close(self) -> None:
        """Release the prepared model and its bursts."""
        for each in self._bursts:
            each.close()
        self._all[0].close()

    def __enter__(self) -> NetworkSlots:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _alike(got: Array, wanted: Array) -> bool:
    if got.shape != wanted.shape:
        return False
    if got.dtype.kind == "b" or not got.size:
        return bool(np.array_equal(got, wanted))
    ours, theirs = got.astype(np.float64), wanted.astype(np.float64)
    room = _SHARE * float(np.abs(theirs[np.isfinite(theirs)]).max(initial=0)) if got.dtype.kind == "f" else 1.0
    return bool(np.allclose(ours, theirs, rtol=0, atol=room, equal_nan=True))
