"""Faults in when a call that launches a task returns."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import BYTE_SIZE_OF_CACHE_TOKEN, ExecutionCallback, PrepareCallback
from nnconform.harness.model.codes import ErrorStatus, ExecutionPreference, MeasureTiming, Priority
from nnconform.harness.model.graph import Model
from nnconform.harness.model.request import Request
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import Prepared, ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_REFUSES = "launches.call_back_before_they_refuse"
_RETURNS = "launches.return_before_the_model_is_prepared"
_OWN = "launches.give_each_its_own_model"
# Seconds after its return at which a call calls back.
_LATE = 0.4
# Seconds that it takes to compile an operation.
_COMPILING = 0.0025


def _late(callback: Callable[..., None]) -> Callable[..., None]:
    """Return a callback that is called a while later, by a thread of its own."""

    def call_back(*arguments: object) -> None:
        threading.Timer(_LATE, callback, arguments).start()

    return call_back


@fault(_REFUSES)
class RefusalOfAModelCallsBackLate(ReferenceDevice):
    """A preparation that is refused calls back after it has returned."""

    def prepare_model(
        self,
        model: Model,
        preference: ExecutionPreference = ExecutionPreference.FAST_SINGLE_ANSWER,
        priority: Priority = Priority.MEDIUM,
        deadline: int | None = None,
        model_cache: Sequence[int] = (),
        data_cache: Sequence[int] = (),
        token: bytes = bytes(BYTE_SIZE_OF_CACHE_TOKEN),
        callback: PrepareCallback = lambda status, prepared: None,
    ) -> ErrorStatus:
        status, _ = self.check_preparation(model, preference, priority, Limits(deadline))
        called = callback if status == ErrorStatus.NONE else _late(callback)
        return super().prepare_model(model, preference, priority, deadline, model_cache, data_cache, token, called)


@fault(_REFUSES)
class RefusalOfACacheCallsBackLate(ReferenceDevice):
    """A preparation from cache files that is refused calls back after it has returned."""

    def prepare_model_from_cache(
        self,
        deadline: int | None,
        model_cache: Sequence[int],
        data_cache: Sequence[int],
        token: bytes,
        callback: PrepareCallback,
    ) -> ErrorStatus:
        called = callback if model_cache else _late(callback)
        return super().prepare_model_from_cache(deadline, model_cache, data_cache, token, called)


@fault(_REFUSES)
class RefusalOfARequestCallsBackLate(ReferencePreparedModel):
    """An execution that is refused calls back after it has returned."""

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        called = callback if self.check(request, measure) == ErrorStatus.NONE else _late(callback)
        return super().execute(request, measure, deadline, loop_timeout, called)


class SlowCompiler(ReferenceDevice):
    """A right driver that takes long to prepare a model."""

    def _prepare(self, model: Model, checked: tuple[CheckedGraph, ...], priority: Priority, limits: Limits) -> Prepared:
        time.sleep(_COMPILING * len(model.main.operations))
        return super()._prepare(model, checked, priority, limits)


@fault(_RETURNS)
class CompilesInTheCall(SlowCompiler):
    """``prepare_model`` compiles the model itself, calls back, and returns then."""

    def launch(self, prepare: Callable[[], Prepared], limits: Limits, callback: PrepareCallback) -> ErrorStatus:
        callback(*prepare())
        return ErrorStatus.NONE


@fault(_RETURNS)
class WaitsForTheCompiler(SlowCompiler):
    """``prepare_model`` leaves the model to a worker, and returns when the worker has called back."""

    def launch(self, prepare: Callable[[], Prepared], limits: Limits, callback: PrepareCallback) -> ErrorStatus:
        done = threading.Event()

        def called(*arguments: object) -> None:
            callback(*arguments)  # type: ignore[arg-type]
            done.set()

        status = super().launch(prepare, limits, called)
        done.wait()
        return status


@fault(_OWN)
class AnswersTheOldestPreparation(ReferenceDevice):
    """A preparation that ends while others are under way gives its model to the callback of the oldest."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.under_way: list[PrepareCallback] = []
        self.choosing = threading.Lock()

    def launch(self, prepare: Callable[[], Prepared], limits: Limits, callback: PrepareCallback) -> ErrorStatus:
        with self.choosing:
            self.under_way.append(callback)

        def called(*arguments: Any) -> None:
            with self.choosing:
                chosen = self.under_way.pop(0)
            chosen(*arguments)

        return super().launch(prepare, limits, called)

    def _prepare(self, model: Model, checked: tuple[CheckedGraph, ...], priority: Priority, limits: Limits) -> Prepared:
        time.sleep(_COMPILING / 100 * len(model.main.operations))
        return super()._prepare(model, checked, priority, limits)


@fault(_OWN)
class PreparesTheLatestModel(ReferenceDevice):
    """The model to prepare is handed over in one place: a worker that begins late finds the next one there."""

    latest: tuple[Model, tuple[CheckedGraph, ...]] | None = None

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        status, checked = super().check_preparation(model, preference, priority, limits)
        if status == ErrorStatus.NONE:
            self.latest = model, checked
        return status, checked

    def _prepare(self, model: Model, checked: tuple[CheckedGraph, ...], priority: Priority, limits: Limits) -> Prepared:
        time.sleep(_COMPILING)
        return super()._prepare(*(self.latest or (model, checked)), priority, limits)
