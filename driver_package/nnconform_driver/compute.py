"""A Device made of two functions; the rest of the HAL is emulated or refused, and named so in ``info().emulated``."""

import sys
from typing import Any, Callable, List, Optional, Sequence, Tuple

from nnconform_driver.arguments import read_inputs, require_numpy, write_outputs
from nnconform_driver.codes import (
    DeviceType,
    ErrorStatus,
    ExecutionPreference,
    HalVersion,
    MeasureTiming,
    OperandType,
    Priority,
)
from nnconform_driver.device import (
    BYTE_SIZE_OF_CACHE_TOKEN,
    Device,
    PrepareCallback,
    PreparedModel,
    _ignore,
)
from nnconform_driver.errors import ComputeFailed, ValidationError
from nnconform_driver.structure import check_structure
from nnconform_driver.values import (
    Capabilities,
    DeviceInfo,
    ExecutionResult,
    Model,
    OperandPerformance,
    PerformanceInfo,
    Request,
)

Supports = Callable[[Model], Sequence[bool]]
# Inputs in the order of the model's, None for one without value; outputs in the order of the model's.
Compute = Callable[[List[Any]], Sequence[Any]]
Compile = Callable[[Model], Compute]

EMULATED = frozenset(
    (
        "allocate",
        "asynchronous",
        "burst",
        "caching",
        "capabilities",
        "config",
        "deadline",
        "fenced",
        "reusable",
        "timing",
        "validation",
        "versions",
    )
)
_PARITY = PerformanceInfo(1.0, 1.0)


def device(
    supports: Supports,
    compile: Compile,
    name: str = "compute",
    version: str = "1",
    type: DeviceType = DeviceType.CPU,
    hal: HalVersion = HalVersion.V1_3,
    tensors: bool = False,
) -> Device:
    """Return a Device made of two functions.

    ``supports(model)`` returns, for each operation of the main subgraph, whether it can be computed.
    ``compile(model)``, called when all can, returns the function that takes the inputs and returns the outputs: numpy
    arrays of the operands' element types, or with ``tensors`` values of Tensor, which need no numpy. Inputs are not to
    be written to. All three may raise ValidationError (INVALID_ARGUMENT), the last two ComputeFailed (GENERAL_FAILURE);
    any other exception is a fault of the driver. Raises ImportError if numpy is needed and not there.
    """
    if not tensors:
        require_numpy()
    return ComputeDevice(supports, compile, name, DeviceInfo(version, type, hal, EMULATED), tensors)


class ComputeDevice(Device):
    """The Device that ``device`` returns."""

    def __init__(self, supports: Supports, compile: Compile, name: str, info: DeviceInfo, tensors: bool) -> None:
        self.name = name
        self._supports, self._compile, self._info, self._tensors = supports, compile, info, tensors

    def info(self) -> DeviceInfo:
        return self._info

    def capabilities(self) -> Tuple[ErrorStatus, Optional[Capabilities]]:
        hal = self._info.hal
        figures = tuple([OperandPerformance(code, _PARITY) for code in sorted(OperandType) if _has_figure(code, hal)])
        scalar, loops = _PARITY if hal >= HalVersion.V1_2 else None, _PARITY if hal >= HalVersion.V1_3 else None
        tensor = _PARITY if hal >= HalVersion.V1_1 else None
        return ErrorStatus.NONE, Capabilities(scalar, tensor, figures, loops, loops)

    def supported_operations(self, model: Model) -> Tuple[ErrorStatus, Sequence[bool]]:
        try:
            check_structure(model)
            return ErrorStatus.NONE, tuple([bool(each) for each in self._supports(model)])
        except ValidationError:
            return ErrorStatus.INVALID_ARGUMENT, ()

    def prepare_model(
        self,
        model: Model,
        preference: ExecutionPreference = ExecutionPreference.FAST_SINGLE_ANSWER,
        priority: Priority = Priority.MEDIUM,
        deadline: Optional[int] = None,
        model_cache: Sequence[int] = (),
        data_cache: Sequence[int] = (),
        token: bytes = bytes(BYTE_SIZE_OF_CACHE_TOKEN),
        callback: PrepareCallback = _ignore,
    ) -> ErrorStatus:
        status, prepared = self._prepare(model)
        callback(status, prepared)
        return status

    def _prepare(self, model: Model) -> Tuple[ErrorStatus, Optional[PreparedModel]]:
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
        return ErrorStatus.NONE, ComputePreparedModel(model, computes, self.name, self._tensors)


class ComputePreparedModel(PreparedModel):
    """A model and the function that computes it."""

    def __init__(self, model: Model, compute: Compute, driver: str, tensors: bool) -> None:
        self._model, self._compute, self._driver, self._tensors = model, compute, driver, tensors

    def execute_synchronously(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: Optional[int] = None,
        loop_timeout: Optional[int] = None,
    ) -> ExecutionResult:
        try:
            inputs = read_inputs(self._model, request, self._tensors)
            return write_outputs(self._model, request, self._compute(inputs))
        except ValidationError:
            return ExecutionResult(ErrorStatus.INVALID_ARGUMENT)
        except ComputeFailed as error:
            return ExecutionResult(_failed(self._driver, error))


def _has_figure(code: OperandType, hal: int) -> bool:
    if hal < HalVersion.V1_2:
        return code in (OperandType.TENSOR_FLOAT32, OperandType.TENSOR_QUANT8_ASYMM)
    return code != OperandType.SUBGRAPH and (code != OperandType.TENSOR_QUANT8_ASYMM_SIGNED or hal >= HalVersion.V1_3)


def _failed(driver: str, error: ComputeFailed) -> ErrorStatus:
    """Return the status of a failure; a status has no text: it goes where a driver's log goes."""
    sys.stderr.write("{}: {}\n".format(driver, " ".join(str(error).split())))
    return ErrorStatus.GENERAL_FAILURE
