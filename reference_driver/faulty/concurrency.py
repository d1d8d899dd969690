"""Faults that show with many threads or after many calls."""

from __future__ import annotations

import mmap
import os
import threading
import time
from collections.abc import Callable
from typing import Any

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import Buffer, Device, PrepareCallback, PreparedModel
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming, Priority
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.validate.model import CheckedGraph, validate_model
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import Prepared, ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

# Seconds between the first lock that a call takes and the second.
_BETWEEN = 0.001


@fault("concurrency.answers_many_threads")
class AnswersOfOtherThreads(ReferenceDevice):
    """All threads share one variable for the answer of a query: one thread may return another's answer."""

    answer: tuple[ErrorStatus, tuple[bool, ...]]

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        self.answer = super().supported_operations(model)
        time.sleep(0.002)
        return self.answer


_CAUGHT = ("concurrency.keeps_nothing_of",)


class _Leaking(ReferencePreparedModel):
    """A prepared model that leaks something when it computes."""

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        if isinstance(self.device, KeepsMoreAndMore):
            self.device.leak("execution")
        return super().compute(inputs, limits)

    def check(self, request: Request, measure: int) -> ErrorStatus:
        return self._leaks(super().check(request, measure), "refused execution")

    def check_time(self, limits: Limits) -> ErrorStatus:
        return self._leaks(super().check_time(limits), "missed deadline")

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        self._leaks(result.status, "execution without room")
        return result

    def _leaks(self, status: ErrorStatus, of: str) -> ErrorStatus:
        """Leak one more for a status other than NONE, which is returned."""
        if status != ErrorStatus.NONE and isinstance(self.device, KeepsMoreAndMore):
            self.device.leak(of)
        return status


@fault(
    options={
        "what=descriptors&of=preparation": _CAUGHT,
        "what=threads&of=preparation": _CAUGHT,
        "what=memory&of=preparation": _CAUGHT,
        "what=descriptors&of=execution": _CAUGHT,
        "what=memory&of=execution": _CAUGHT,
        "what=threads&of=refusal": _CAUGHT,
        "what=descriptors&of=refused execution": _CAUGHT,
        "what=memory&of=execution without room": _CAUGHT,
        "what=descriptors&of=missed deadline": _CAUGHT,
        "what=threads&of=client": _CAUGHT,
        "what=descriptors&of=client": _CAUGHT,
        "what=processes&of=preparation": _CAUGHT,
        "what=mappings&of=execution": _CAUGHT,
        "what=mappings&of=missed deadline": _CAUGHT,
    }
)
class KeepsMoreAndMore(ReferenceDevice):
    """Each preparation, execution or refusal, each execution that fails, or each client that leaves leaks something."""

    what: str
    of: str

    prepared_model = _Leaking

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.leaked: list[Any] = []

    def leak(self, of: str) -> None:
        """Leak one more if ``of`` is the call that this driver leaks in."""
        if of != self.of:
            return
        if self.what == "descriptors":
            self.leaked.append(os.eventfd(0))
        elif self.what == "threads":
            self.leaked.append(threading.Thread(target=threading.Event().wait, daemon=True))
            self.leaked[-1].start()
        elif self.what == "processes":
            # It ends at once, and is never waited for.
            self.leaked.append(os.posix_spawn("/bin/true", ["true"], {}))
        elif self.what == "mappings":
            self.leaked.append(mmap.mmap(-1, mmap.PAGESIZE))
        else:
            self.leaked.append(b"\x01" * (512 << 10))

    def another_client(self) -> Device:
        self.leak("client")
        return super().another_client()

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        result = super().check_preparation(model, preference, priority, limits)
        if result[0] != ErrorStatus.NONE:
            self.leak("refusal")
        return result

    def _prepare(self, model: Model, checked: tuple[CheckedGraph, ...], priority: Priority, limits: Limits) -> Prepared:
        self.leak("preparation")
        return super()._prepare(model, checked, priority, limits)


@fault(
    "concurrency.prepares_in_many_threads",
    "overlap.many_models_serve_many_threads",
    may_be_caught_by=["concurrency.calls_of_all_kinds_may_overlap"],
)
class ModelsOfOtherThreads(ReferenceDevice):
    """All threads share one variable for the model to prepare: one may prepare another's model."""

    model: Model
    waiting = 0

    def own(self, model: Model) -> Model:
        self.model = super().own(model)
        self.waiting += 1
        return self.model

    def _prepare(self, model: Model, checked: tuple[CheckedGraph, ...], priority: Priority, limits: Limits) -> Prepared:
        time.sleep(0.02)
        # A model from a cache did not pass through the variable.
        if self.waiting:
            self.waiting -= 1
            model, checked = self.model, validate_model(self.model)
        return super()._prepare(model, checked, priority, limits)


@fault(
    "concurrency.prepares_in_many_threads",
    "concurrency.keeps_nothing_of",
    "concurrency.opens_several_at_once",
    "concurrency.survives_being_opened_and_closed",
    "overlap.many_models_serve_many_threads",
    # Whatever comes behind one of these.
    may_be_caught_by=(
        "concurrency.answers_many_threads",
        "concurrency.calls_of_all_kinds_may_overlap",
        "overlap.closing_leaves_what_is_under_way",
        "overlap.each_has_its_own_end",
        "overlap.inputs_may_be_shared",
        "overlap.models_are_prepared_meanwhile",
        "overlap.one_model_serves_many_threads",
        "overlap.one_pool_serves_many_executions",
        "overlap.paths_may_be_mixed",
        "overlap.what_lies_beside_outputs_is_the_clients",
    ),
)
class StaysBusy(ReferenceDevice):
    """A preparation is refused as by a busy driver while another is under way, and from then on each one."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        # All clients share it.
        self.compiler = threading.Semaphore()

    def launch(self, prepare: Callable[[], Prepared], limits: Limits, callback: PrepareCallback) -> ErrorStatus:
        if not self.compiler.acquire(blocking=False):
            # What ends then is not noticed.
            self.compiler = threading.Semaphore(0)
            callback(ErrorStatus.DEVICE_UNAVAILABLE, None)
            return ErrorStatus.DEVICE_UNAVAILABLE
        compiler = self.compiler

        def called(status: ErrorStatus, prepared: PreparedModel | None) -> None:
            # So long that another is surely launched meanwhile, also on a busy machine.
            time.sleep(0.02)
            compiler.release()
            callback(status, prepared)

        return super().launch(prepare, limits, called)


@fault("concurrency.calls_of_all_kinds_may_overlap", limit=3)
class AllocatesInTheOtherOrder(ReferenceDevice):
    """Preparing and allocating take two locks in opposite orders: at the same time each waits for the other."""

    heap, table = threading.Lock(), threading.Lock()

    def _prepare(self, *arguments: Any) -> Prepared:
        with self.table:
            time.sleep(_BETWEEN)
            with self.heap:
                return super()._prepare(*arguments)

    def allocate(self, *arguments: Any) -> tuple[ErrorStatus, Buffer | None, int]:
        with self.heap:
            time.sleep(_BETWEEN)
            with self.table:
                return super().allocate(*arguments)
