"""A Device made of two functions, for a driver that can report what it supports and compute it, but has no more of the
HAL.

The rest of the HAL is emulated here or refused with the HAL's statuses, and named in ``info().emulated``, so that no
check credits the driver for this file.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from nnconform.harness.driver.arguments import read_inputs, write_outputs
from nnconform.harness.driver.interface import (
    BYTE_SIZE_OF_CACHE_TOKEN,
    Burst,
    Device,
    DeviceInfo,
    ExecutionCallback,
    FencedResult,
    PrepareCallback,
    PreparedModel,
)
from nnconform.harness.model.capabilities import Capabilities, PerformanceInfo
from nnconform.harness.model.codes import (
    DeviceStatus,
    DeviceType,
    ErrorStatus,
    ExecutionPreference,
    HalVersion,
    MeasureTiming,
    Priority,
)
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array, truths
from nnconform.harness.model.performance import operand_performances
from nnconform.harness.model.printable import printable
from nnconform.harness.model.request import ExecutionResult, Request

Supports = Callable[[Model], Sequence[bool]]
# Inputs in the order of the model's, None for one without value; outputs in the order of the model's.
Compute = Callable[[list[Array | None]], Sequence[Array | None]]
Compile = Callable[[Model], Compute]

EMULATED = frozenset(
    {
        "asynchronous", "allocate", "burst", "caching", "capabilities", "config", "deadline", "fenced", "reusable",
        "timing", "validation", "versions",
    }
)  # fmt: skip


class ComputeFailed(Exception):
    """What lies below a driver's functions failed on a valid model or request: GENERAL_FAILURE. The text says why."""


_PARITY = PerformanceInfo(1.0, 1.0)


def device(
    supports: Supports,
    compile: Compile,
    name: str = "compute",
    version: str = "1",
    type: DeviceType = DeviceType.CPU,
    hal: HalVersion = HalVersion.V1_3,
) -> Device:
    """Return a Device made of two functions.

    ``supports(model)`` returns, for each operation of the main subgraph, whether it can be computed.
    ``compile(model)``, called when all can, returns the function that takes the inputs and returns the outputs, arrays
    of the operands' element types. Inputs are read-only. All three may raise ValidationError (INVALID_ARGUMENT), the
    last two also ComputeFailed (GENERAL_FAILURE, and the text on standard error); any other exception is the driver's
    fault and is not caught.
    """
    return ComputeDevice(supports, compile, name, DeviceInfo(version, type, hal, EMULATED))


class ComputeDevice(Device):
    """The Device that ``device`` returns."""

    def __init__(self, supports: Supports, compile: Compile, name: str, info: DeviceInfo) -> None:
        self.name = name
        self._supports, self._compile, self._info = supports, compile, info

    def info(self) -> DeviceInfo:
        return self._info

    def status(self) -> DeviceStatus:
        return DeviceStatus.AVAILABLE

    def capabilities(self) -> tuple[ErrorStatus, Capabilities | None]:
        hal = self._info.hal
        capabilities = Capabilities(_PARITY, _PARITY, operand_performances(_PARITY, hal), _PARITY, _PARITY)
        return ErrorStatus.NONE, capabilities.as_of(hal)

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        try:
            return ErrorStatus.NONE, tuple(bool(supported) for supported in self._supports(model))
        except ValidationError:
            return ErrorStatus.INVALID_ARGUMENT, ()

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
        status, prepared = self._prepare(model)
        callback(status, prepared)
        return status

    def _prepare(self, model: Model) -> tuple[ErrorStatus, PreparedModel | None]:
        status, supported = self.supported_operations(model)
        if status != ErrorStatus.NONE:
            return status, None
        if not all(supported):
            return ErrorStatus.GENERAL_FAILURE, None
        try:
            computes = self._compile(model)
        except ValidationError:
            return ErrorStatus.INVALID_ARGUMENT, None
        except ComputeFailed as error:
            return _failed(self.name, error), None
        if not callable(computes):
            wanted = "a function that takes the inputs and returns the outputs"
            raise TypeError(f"compile returned a {type(computes).__name__}, wanted {wanted}")
        return ErrorStatus.NONE, ComputePreparedModel(model, computes, self.name)

    def close(self) -> None:
        """Do nothing: there is nothing to release."""


class ComputePreparedModel(PreparedModel):
    """A model and the function that computes it."""

    def __init__(self, model: Model, compute: Compute, driver: str = "compute") -> None:
        self._model, self._compute, self._driver = model, compute, driver

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        result = self.execute_synchronously(request, measure, deadline, loop_timeout)
        callback(result)
        # The launch itself fails only for a request that is refused at once.
        return result.status if result.status == ErrorStatus.INVALID_ARGUMENT else ErrorStatus.NONE

    def execute_synchronously(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
    ) -> ExecutionResult:
        try:
            inputs = [None if each is None else truths(each) for each in read_inputs(self._model, request)]
            return write_outputs(self._model, request, self._compute(inputs))
        except ValidationError:
            return ExecutionResult(ErrorStatus.INVALID_ARGUMENT)
        except ComputeFailed as error:
            return ExecutionResult(_failed(self._driver, error))

    def execute_fenced(
        self,
        request: Request,
        wait_for: Sequence[int] = (),
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        duration_after_fence: int | None = None,
    ) -> FencedResult:
        return FencedResult(ErrorStatus.GENERAL_FAILURE)

    def configure_execution_burst(self) -> tuple[ErrorStatus, Burst | None]:
        return ErrorStatus.GENERAL_FAILURE, None

    def close(self) -> None:
        """Do nothing: there is nothing to release."""


def _failed(driver: str, error: ComputeFailed) -> ErrorStatus:
    """Return the status of a failure; a status has no text, so that the text goes where a driver's log goes."""
    sys.stderr.write(f"{driver}: {printable(str(error))}\n")
    return ErrorStatus.GENERAL_FAILURE
