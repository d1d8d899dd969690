"""Faults that only load shows."""

from __future__ import annotations

import ctypes
import os
import threading
import time
from functools import partial
from itertools import count
from typing import Any

import numpy as np

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import Device, ExecutionCallback, PrepareCallback
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.faulty._load import KeepingDevice, LoadedDevice, LoadedModel, Outputs

fault_under_load = partial(fault, command="stress")

EVERY = (
    "parallel-inference",
    "multi-process-inference",
    "client-early-termination",
    "model-load-random",
    "prepare-and-close",
)
# The stress tests in which executions overlap.
OVERLAPPING = EVERY[:-1]
# What a fault with the option `what` leaks each time.
LEAKABLE = ("descriptors", "memory", "threads")


@fault_under_load(
    caught_by=dict.fromkeys(EVERY, "FAILURE error"),
    limit=3.0,
)
class BusyForEver(LoadedModel):
    """After its 300th execution the driver refuses every execution as temporarily out of resources."""

    def check(self, request: Request, measure: int) -> ErrorStatus:
        if self.device.load.computed >= 300:
            return ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT
        return super().check(request, measure)


_SCRATCH: list[Outputs] = [[]]


class _SharedScratchModel(LoadedModel):
    """A prepared model that computes in the shared scratch memory."""

    device: ClientsShareScratch

    def compute(self, inputs: list[Array | None], limits: Limits) -> Outputs:
        with self.device.turn:
            outputs = super().compute(inputs, limits)
            _SCRATCH[0] = outputs
            # Lets other executions come between, as on a busy machine.
            time.sleep(0)
            scratch = _SCRATCH[0]
        if scratch is outputs:
            return outputs
        fits = [(each.shape, each.dtype) for each in scratch] == [(each.shape, each.dtype) for each in outputs]
        return scratch if fits else [np.zeros_like(each) for each in outputs]


@fault_under_load(
    caught_by={
        "multi-process-inference": "FAILURE wrong",
        "client-early-termination": "FAILURE wrong",
        # A single client never sees it, whatever its number of threads.
        "parallel-inference": "SUCCESS",
        "model-load-random": "SUCCESS",
        "prepare-and-close": "SUCCESS",
    }
)
class ClientsShareScratch(LoadedDevice):
    """Executions of all clients share one scratch memory, which is locked only within a client."""

    prepared_model = _SharedScratchModel

    def _begin(self) -> None:
        super()._begin()
        self.turn = threading.Lock()


@fault_under_load(caught_by=dict.fromkeys(EVERY, "CRASH driver SIGABRT"))
class CrashesAfterExecutions(LoadedModel):
    """The driver aborts in its 200th execution."""

    def strike(self, outputs: Outputs, others: int) -> Outputs:
        if self.device.load.computed >= 200:
            os.abort()
        return outputs


@fault_under_load(caught_by=dict.fromkeys(("client-early-termination", "model-load-random"), "CRASH driver SIGSEGV"))
class CrashesOnCloseUnderWay(LoadedModel):
    """Closing a prepared model with an execution under way frees it, and the driver crashes."""

    def close(self) -> None:
        if self.launched:
            ctypes.string_at(0)
        super().close()


class _Scratch:
    """The scratch memory of one thread for one model."""

    def __init__(self, model: _ThreadScratchModel) -> None:
        self.model = model

    def __del__(self) -> None:
        if not self.model.closed:
            os.abort()


class _ThreadScratchModel(LoadedModel):
    """A prepared model with scratch memory for every thread that executes it."""

    device: DiesWithItsClient

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.closed = False

    def compute(self, inputs: list[Array | None], limits: Limits) -> Outputs:
        # Workers live as long as the device.
        if not threading.current_thread().name.startswith("reference"):
            scratch, key = self.device.scratch.__dict__, str(id(self))
            if key not in scratch:
                scratch[key] = _Scratch(self)
        return super().compute(inputs, limits)

    def close(self) -> None:
        self.closed = True
        super().close()


@fault_under_load(
    # In the other tests a client leaves open models at its end too: shared ones, and those in use by its threads.
    caught_by=dict.fromkeys(
        ("client-early-termination", "parallel-inference", "multi-process-inference"), "CRASH driver SIGABRT"
    )
)
class DiesWithItsClient(LoadedDevice):
    """A thread's scratch memory is freed while its prepared model is open, as after a client was killed."""

    prepared_model = _ThreadScratchModel

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.scratch = threading.local()


@fault_under_load(
    # Where clients are killed there are three, and briefly more until the dead ones disconnect, so it may show there.
    caught_by={
        "multi-process-inference": "FAILURE error",
        "parallel-inference": "SUCCESS",
        "model-load-random": "SUCCESS",
        "prepare-and-close": "SUCCESS",
    }
)
class FourthClientIsRefused(LoadedDevice):
    """A client's number has two bits, with 0 for none: of four clients one cannot prepare a model."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.number = 1
        self.numbers_in_use = {self.number}
        self.numbering = threading.Lock()

    def another_client(self) -> Device:
        client = super().another_client()
        assert isinstance(client, FourthClientIsRefused)
        with self.numbering:
            client.number = next(number for number in range(1, 1000) if number not in self.numbers_in_use)
            self.numbers_in_use.add(client.number)
        return client

    def close(self) -> None:
        with self.numbering:
            self.numbers_in_use -= {self.number} - {1}
        super().close()

    def prepare_model(self, model: Model, *arguments: Any, **more: Any) -> ErrorStatus:
        if self.number & 3:
            return super().prepare_model(model, *arguments, **more)
        callback: PrepareCallback = more.get("callback") or arguments[-1]
        callback(ErrorStatus.GENERAL_FAILURE, None)
        return ErrorStatus.GENERAL_FAILURE


@fault_under_load(
    caught_by=dict.fromkeys(OVERLAPPING, "HANG driver"),
    limit=3.0,
)
class HangsWhenExecutionsOverlap(LoadedModel):
    """An execution that begins while another computes hangs."""

    def strike(self, outputs: Outputs, others: int) -> Outputs:
        if others:
            threading.Event().wait()
        return outputs


@fault_under_load(
    options={
        f"what={what}": {
            # Tests with random models do not check memory.
            test: f"FAILURE leaked {what}"
            for test in EVERY
            if (test, what) != ("model-load-random", "memory")
        }
        for what in LEAKABLE
    }
)
class LeaksPerPreparation(LoadedModel):
    """Each prepared model leaks something."""

    device: KeepingDevice
    device_type = KeepingDevice
    what: str

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.device.keep(self.what, 1 << 17)


class _HoldingModel(LoadedModel):
    """A prepared model that holds a resource for every thread that executes it."""

    device: LeaksWhatOthersClose

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.resources: dict[int, int] = {}

    def compute(self, inputs: list[Array | None], limits: Limits) -> Outputs:
        thread = threading.current_thread()
        # Workers live as long as the device.
        if not thread.name.startswith("reference") and thread.ident not in self.resources:
            self.resources[threading.get_ident()] = self.device.take()
        return super().compute(inputs, limits)

    def close(self) -> None:
        own = self.resources.pop(threading.get_ident(), None)
        if own is not None:
            self.device.give_back(own)
        super().close()


@fault_under_load(
    # In the other tests a client leaves open models at its end too: shared ones, and those in use by its threads.
    options={
        f"what={what}": dict.fromkeys(("client-early-termination", "parallel-inference"), f"FAILURE leaked {what}")
        for what in ("descriptors", "memory")
    }
)
class LeaksWhatOthersClose(LoadedDevice):
    """A thread's resource for a prepared model is leaked if another thread closes the model."""

    what: str
    prepared_model = _HoldingModel

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.resources: dict[int, bytearray] = {}

    def take(self) -> int:
        """Take a resource and return its number."""
        if self.what == "descriptors":
            return os.open(os.devnull, os.O_RDONLY | os.O_CLOEXEC)
        resource = bytearray(os.urandom(1 << 20))
        self.resources[id(resource)] = resource
        return id(resource)

    def give_back(self, number: int) -> None:
        """Release the resource."""
        if self.what == "descriptors":
            os.close(number)
        else:
            del self.resources[number]


@fault_under_load(
    options={
        "what=descriptors": dict.fromkeys(
            ("parallel-inference", "multi-process-inference"), "FAILURE leaked descriptors"
        ),
        "what=memory": {"parallel-inference": "FAILURE leaked memory"},
        "what=threads": {"parallel-inference": "FAILURE leaked threads"},
    }
)
class LeaksWhenExecutionsOverlap(LoadedModel):
    """An execution that begins while another computes leaks something."""

    device: KeepingDevice
    device_type = KeepingDevice
    what: str

    def strike(self, outputs: Outputs, others: int) -> Outputs:
        # Several each time, because in some tests few executions overlap.
        for _ in range(3 if others else 0):
            self.device.keep(self.what, 1 << 18)
        return outputs


class _LockingModel(LoadedModel):
    """A prepared model that executes under the second lock and then takes the first."""

    device: LocksInTwoOrders

    def compute(self, inputs: list[Array | None], limits: Limits) -> Outputs:
        with self.device.second:
            outputs = super().compute(inputs, limits)
            with self.device.first:
                return outputs


@fault_under_load(
    caught_by=dict.fromkeys(OVERLAPPING, "HANG driver"),
    limit=3.0,
)
class LocksInTwoOrders(LoadedDevice):
    """Preparing and executing take the same two locks in opposite order."""

    prepared_model = _LockingModel

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.first, self.second = threading.Lock(), threading.Lock()

    def prepare_model(self, model: Model, *arguments: Any, **more: Any) -> ErrorStatus:
        with self.first:
            status, _ = self.supported_operations(model)
            with self.second:
                pass
        return super().prepare_model(model, *arguments, **more) if status == ErrorStatus.NONE else status


_lost: list[object] = []
_numbers = count(1)


@fault_under_load(caught_by=dict.fromkeys(EVERY, "HANG driver"), limit=3.0)
class LosesACallback(LoadedModel):
    """After many asynchronous executions, the callback of every 20th is never called."""

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        def called(result: ExecutionResult) -> None:
            number = next(_numbers)
            if number < 150 or number % 20:
                callback(result)
            else:
                # Dropping it instead would be reported to its client.
                _lost.append(callback)

        return super().execute(request, measure, deadline, loop_timeout, called)


@fault_under_load(caught_by=dict.fromkeys(("parallel-inference", "prepare-and-close"), "FAILURE error"))
class ReportsUndefinedBehaviour(LoadedModel):
    """The sanitizer that the driver is built with reports something, and the driver goes on with right outputs."""

    def strike(self, outputs: Outputs, others: int) -> Outputs:
        if self.device.load.computed == 100:
            os.write(2, b"kernel.c:41:9: runtime error: signed integer overflow\n")
        return outputs


@fault_under_load(caught_by=dict.fromkeys(EVERY, "FAILURE wrong"))
class WrongAfterExecutions(LoadedModel):
    """From the 200th execution on all outputs are zeros, as if its memory were used up."""

    def strike(self, outputs: Outputs, others: int) -> Outputs:
        return [np.zeros_like(each) for each in outputs] if self.device.load.computed >= 200 else outputs


@fault_under_load(caught_by=dict.fromkeys(OVERLAPPING, "FAILURE wrong"))
class WrongWhenExecutionsOverlap(LoadedModel):
    """The outputs of an execution that begins while another computes are zeros, as with shared scratch memory."""

    def strike(self, outputs: Outputs, others: int) -> Outputs:
        return [np.zeros_like(each) for each in outputs] if others else outputs
