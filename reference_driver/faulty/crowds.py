"""Faults that show when there are many of something at once: models, executions, fences, bursts, clients."""

from __future__ import annotations

import itertools
import threading
import time
from functools import partial
from typing import Any

import numpy as np
from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.fences import FenceState
from nnconform.harness.driver.interface import ExecutionCallback
from nnconform.harness.model.codes import DeviceStatus, ErrorStatus, MeasureTiming, Priority
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.bursts import ReferenceBurst, Slots
from nnconform.reference_driver.caching import Caching
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.faulty._load import LoadedDevice, LoadedModel, Outputs
from nnconform.reference_driver.fenced import close_fences
from nnconform.reference_driver.fences import FenceWatcher, Ready
from nnconform.reference_driver.plan import Program
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

fault_of_crowds = partial(fault, command="stress")


@fault_of_crowds(caught_by={"many-models-interleaved": "FAILURE wrong"})
class FiveScratchPads(LoadedModel):
    """The device has five scratch pads for executions that were launched and are not over: the sixth gets one in use,
    and its outputs are zeros.
    """

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        load = self.device.load

        def called(result: ExecutionResult) -> None:
            with load.counting:
                load.launched -= 1
            callback(result)

        with load.counting:
            load.launched += 1
        return super().execute(request, measure, deadline, loop_timeout, called)

    def strike(self, outputs: Outputs, others: int) -> Outputs:
        # Executions take a while: others are launched meanwhile, if the client launches more.
        patience = 40
        while 0 < self.device.load.launched <= 5 and patience:
            patience -= 1
            time.sleep(0.005)
        return [np.zeros_like(each) for each in outputs] if self.device.load.launched > 5 else outputs


@fault_of_crowds(caught_by={"executions-closed-under-way": "FAILURE wrong"})
class ClosingFreesTheQueue(LoadedModel):
    """Closing a prepared model frees its constants for those executions that have not begun, if they are more than
    four: they compute with zeros.
    """

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.waiting, self.freed = 0, False

    def launch_fenced(self, execution: Any, wait_for: Any) -> Any:
        self.waiting += 1
        return super().launch_fenced(execution, wait_for)

    def strike(self, outputs: Outputs, others: int) -> Outputs:
        return [np.zeros_like(each) for each in outputs] if self.freed else outputs

    def close(self) -> None:
        self.freed = self.waiting + self.launched > 4
        super().close()


_PREPARING = [0]


@fault_of_crowds(caught_by={"multi-process-model-load": "FAILURE wrong"})
class UploadsOneAtATime(ReferenceDevice):
    """Constants of more than 128 KiB are brought to the device beside the preparation: not if another one is under
    way.
    """

    def program(self, model: Model, *arguments: Any) -> Program:
        _PREPARING[0] += 1
        try:
            # Lets other preparations come between, as on a busy machine.
            time.sleep(0.002)
            if _PREPARING[0] > 1 and len(model.operand_values) > 128 << 10:
                model = replace(model, operand_values=bytes(len(model.operand_values)))
            return super().program(model, *arguments)
        finally:
            _PREPARING[0] -= 1


class _CountingDevice(LoadedDevice):
    """A device that counts its models, and is OFFLINE when there are fewer than none."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.models = [0]

    def status(self) -> DeviceStatus:
        return DeviceStatus.OFFLINE if self.models[0] < 0 else super().status()


@fault_of_crowds(caught_by={"executions-closed-under-way": "FAILURE error"})
class ClosedUnderWayCountsTwice(LoadedModel):
    """A model that is closed with executions under way is counted out by its close, and by the last of them."""

    device: _CountingDevice
    device_type = _CountingDevice

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.device.models[0] += 1

    def close(self) -> None:
        self.device.models[0] -= 2 if self.launched else 1
        super().close()


@fault_of_crowds(caught_by={"deadline-storm": "FAILURE error"})
class MissedDeadlinesKeepTheirSlot(LoadedDevice):
    """Each execution whose deadline had passed keeps a slot of 40; when all are taken, every execution misses its
    deadline, though it has none.
    """

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.missed = [0]
        self.prepared_model = _SlottedModel


class _SlottedModel(ReferencePreparedModel):
    """A prepared model whose device has slots for executions."""

    device: MissedDeadlinesKeepTheirSlot

    def check_time(self, limits: Limits) -> ErrorStatus:
        status = super().check_time(limits)
        self.device.missed[0] += status != ErrorStatus.NONE
        return status if self.device.missed[0] <= 40 else ErrorStatus.MISSED_DEADLINE_TRANSIENT


@fault_of_crowds(caught_by={"priority-inversion": "HANG driver"}, limit=3.0)
class LowHoldsWhatHighWants(LoadedDevice):
    """An execution of priority LOW holds a lock while those of MEDIUM come, and one of HIGH waits for the lock."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.lock, self.medium = threading.Lock(), [0]
        self.prepared_model = _InvertedModel


class _InvertedModel(ReferencePreparedModel):
    """A prepared model with an inversion of priorities."""

    device: LowHoldsWhatHighWants

    def check(self, request: Request, measure: int) -> ErrorStatus:
        # Before it waits for a worker: those that compute MEDIUM are free.
        if self.priority == Priority.MEDIUM:
            self.device.medium[0] += 1
        elif self.priority == Priority.LOW:
            with self.device.lock:
                seen = -1
                while seen != (seen := self.device.medium[0]):
                    time.sleep(1)
        else:
            with self.device.lock:
                pass
        return super().check(request, measure)


@fault_of_crowds(caught_by={"priority-inversion": "FAILURE error"})
class HighGoesLast(LoadedDevice):
    """An execution of priority HIGH lets six others end first, if there are that many."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.prepared_model = _PoliteModel


class _PoliteModel(LoadedModel):
    """A prepared model that lets others go first."""

    def compute(self, inputs: list[Array | None], limits: Limits) -> Outputs:
        if self.priority == Priority.HIGH:
            until, patience = self.device.load.computed + 6, 40
            while self.device.load.computed < until and patience:
                patience -= 1
                time.sleep(0.005)
        return super().compute(inputs, limits)


@fault_of_crowds(caught_by={"burst-flood": "FAILURE wrong"})
class SixteenTablesOfSlots(ReferenceDevice):
    """Bursts have sixteen tables of slots: the seventeenth burst that is opened has the table of the first, which is
    open.
    """

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.tables, self.opened = [Slots() for _ in range(16)], itertools.count()
        self.prepared_model = _OfSixteenTables


class _BurstOfSixteen(ReferenceBurst):
    """A burst with one of the device's tables."""

    def __init__(self, prepared: _OfSixteenTables) -> None:
        super().__init__(prepared)
        device = prepared.device
        self.slots = device.tables[next(device.opened) % len(device.tables)]


class _OfSixteenTables(ReferencePreparedModel):
    """A prepared model whose bursts share tables."""

    device: SixteenTablesOfSlots
    burst = _BurstOfSixteen


class _EagerWatcher(FenceWatcher):
    """Watches so many fences at a time, and takes those beyond for signalled."""

    room = 20

    def __init__(self) -> None:
        super().__init__()
        self.watched = 0

    def when(self, fences: Any, deadline: int | None, ready: Ready) -> None:
        self.watched += 1

        def ended(state: FenceState) -> None:
            self.watched -= 1
            ready(state)

        if self.watched <= self.room:
            super().when(fences, deadline, ended)
        else:
            close_fences(fences)
            ended(FenceState.SIGNALLED)


@fault_of_crowds(caught_by={"fence-chains": "FAILURE wrong"})
class WaitsForTwentyFences(ReferenceDevice):
    """At most twenty executions wait for their fences: another begins at once, and reads what is not written yet."""

    def _begin(self) -> None:
        super()._begin()
        self.fences = _EagerWatcher()


@fault_of_crowds(caught_by={"fence-chains": "HANG driver"}, limit=3.0)
class WaitsOnAWorker(ReferenceDevice):
    """Three workers wait for the fences, each for one execution, in the order of their launch: when all three wait, the
    fences of others are not looked at.
    """

    def _begin(self) -> None:
        super()._begin()
        self.fences = _FewWorkersWatcher()


class _FewWorkersWatcher(FenceWatcher):
    """Waits for the fences of three executions at a time."""

    def __init__(self) -> None:
        super().__init__()
        self.workers = threading.Semaphore(3)
        self.turn = threading.Lock()
        self.queue: list[tuple[Any, int | None, Ready]] = []
        self.waiting = 0

    def when(self, fences: Any, deadline: int | None, ready: Ready) -> None:
        with self.turn:
            self.queue.append((fences, deadline, ready))
        self._next()

    def _next(self) -> None:
        with self.turn:
            if self.waiting == 3 or not self.queue:
                return
            self.waiting += 1
            fences, deadline, ready = self.queue.pop(0)

        def ended(state: FenceState) -> None:
            with self.turn:
                self.waiting -= 1
            ready(state)
            self._next()

        super().when(fences, deadline, ended)


class _Compiler:
    """What all clients compile with."""

    model: Model | None = None


@fault_of_crowds(caught_by={"multi-process-model-load": "FAILURE wrong"})
class ClientsShareACompiler(LoadedDevice):
    """The compiler has one model in work, whichever client prepares it: if another comes between, that is compiled."""

    def program(self, model: Model, *arguments: Any) -> Program:
        _Compiler.model = model
        # Another client comes between here, as it does where compiling takes a while.
        time.sleep(0.001)
        return super().program(_fitting(_Compiler.model, model), *arguments)


def _fitting(compiled: Model, model: Model) -> Model:
    """Return what was compiled if it is of the same form, else the model itself."""
    same = compiled.main.operations == model.main.operations and compiled.main.operands == model.main.operands
    return compiled if same and not compiled.pools else model


@fault_of_crowds(caught_by={"random-graphs-under-load": "FAILURE wrong"})
class LongProgramsShareAnArena(LoadedModel):
    """Programs of more than five operations compute in one arena of temporaries: two at the same time lose theirs."""

    def strike(self, outputs: Outputs, others: int) -> Outputs:
        long = len(self.model.main.operations) > 5
        # As where the others take as long.
        time.sleep(0.002 if long else 0)
        return [np.zeros_like(each) for each in outputs] if others and long else outputs


@fault_of_crowds(caught_by={"mapped-constants": "FAILURE wrong"})
class KnowsPoolsByTheirSize(ReferenceDevice):
    """What was copied of a pool is kept, and taken for each later one of that size that begins with the same bytes."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.known: dict[tuple[int, bytes], Any] = {}

    def own(self, model: Model) -> Model:
        owned = super().own(model)
        pools = [self.known.setdefault((pool.size, bytes(pool.view()[:4])), pool) for pool in owned.pools]
        while len(self.known) > 8:
            self.known.pop(next(iter(self.known)))
        return replace(owned, pools=tuple(pools)) if pools else owned


@fault_of_crowds(caught_by={"cache-thrash": "FAILURE wrong"})
class SavesThroughOneScratch(ReferenceDevice):
    """What is saved to cache files goes through one scratch memory, whichever client saves."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.caching = _ScratchCaching


_SCRATCH: list[bytes] = [b""]


class _ScratchCaching(Caching):
    """A cache whose constants go through the scratch memory."""

    def pack_data(self, constants: bytes) -> bytes:
        _SCRATCH[0] = constants
        # As where saving takes a while.
        time.sleep(0.001)
        taken = _SCRATCH[0]
        return super().pack_data(taken if len(taken) == len(constants) else constants)
