"""Faults in what a driver's work costs: processor time, waiting and memory at the wrong moment."""

from __future__ import annotations

import itertools
import time

import numpy as np
from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import DeviceInfo
from nnconform.harness.model.codes import DeviceType, MeasureTiming, OperandLifeTime, Priority
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.validate.operand import value_size
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.plan import Program
from nnconform.reference_driver.prepared_model import ClientDevice, ReferencePreparedModel

# Seconds.
_WORK, _WAIT = 0.2, 0.5


def _burn(seconds: float) -> None:
    """Use that much time of a processor, however many others use it too."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


class _Late(ReferencePreparedModel):
    """A prepared model that begins something with its first execution."""

    begun = False

    def begin(self) -> None:
        """Do what was left for the first execution."""
        raise NotImplementedError

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        if not self.begun:
            self.begun = True
            self.begin()
        return super().compute(inputs, limits)


@fault("cost.prepares_before_the_first_execution")
class CompilesAtFirstExecution(_Late):
    """A model is compiled with its first execution, not with its preparation."""

    def begin(self) -> None:
        _burn(_WORK)


@fault("cost.prepares_before_the_first_execution")
class LoadsAtFirstExecution(_Late):
    """A model is loaded onto the device with its first execution, which waits for it."""

    def begin(self) -> None:
        time.sleep(_WAIT)


class _StartsLate(ReferenceDevice):
    """A device whose own initialisation is left for the first execution of any model."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.started = itertools.count()


@fault("cost.prepares_before_the_first_execution")
class StartsAtFirstExecution(_Late):
    """The driver initialises itself with the first execution of all."""

    device_type = _StartsLate

    def begin(self) -> None:
        assert isinstance(self.device, _StartsLate)
        if next(self.device.started) == 0:
            _burn(_WORK)


@fault("cost.keeps_little_for_idle_models")
class KeepsTemporariesWhenIdle(ReferencePreparedModel):
    """A prepared model holds memory for all its temporaries from its preparation on."""

    def __init__(
        self, device: ClientDevice, model: Model, program: Program, priority: Priority = Priority.MEDIUM
    ) -> None:
        super().__init__(device, model, program, priority)
        temporaries = (each for each in model.main.operands if each.lifetime == OperandLifeTime.TEMPORARY_VARIABLE)
        # Ones, not zeros: the system gives pages of zeros only once they are written to.
        self.held = [np.ones(value_size(each.type, each.dimensions) or 0, np.uint8) for each in temporaries]


@fault(options={"by=work": ["cost.measures_cheaply"], "by=waiting": ["cost.measures_cheaply"]})
class MeasuringIsExpensive(ReferencePreparedModel):
    """An execution that is measured takes much longer than one that is not."""

    by: str

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        if measure == MeasureTiming.YES:
            _burn(_WORK) if self.by == "work" else time.sleep(_WAIT)
        return super().run(request, measure, limits)


@fault("cost.leaves_the_processor_alone")
class AcceleratorOnTheProcessor(ReferenceDevice):
    """The driver says that it is of an accelerator, and computes on the processor."""

    def info(self) -> DeviceInfo:
        return replace(super().info(), type=DeviceType.ACCELERATOR)
