"""The driver of ``litert:``."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from nnconform.harness.driver.compute import EMULATED
from nnconform.harness.driver.interface import Device, DeviceInfo
from nnconform.harness.loaders.adapters import runtime
from nnconform.harness.loaders.adapters.litert import package
from nnconform.harness.loaders.adapters.litert.accelerators import TYPES, settings
from nnconform.harness.loaders.adapters.litert.compiled import CompiledSession
from nnconform.harness.loaders.adapters.litert.delegate import DelegateFailed, load_delegate
from nnconform.harness.loaders.adapters.litert.options import LiteRtOptions, parse_options
from nnconform.harness.loaders.adapters.litert.session import LiteRtRefused, LiteRtSession
from nnconform.harness.loaders.adapters.litert.write import write
from nnconform.harness.loaders.adapters.precision import float32_operations
from nnconform.harness.loaders.adapters.runtime import ModelFile, Runtime, RuntimeDevice
from nnconform.harness.model.codes import DeviceType, HalVersion, OperandLifeTime, OperandType, OperationType
from nnconform.harness.model.graph import DataLocation, Model, Operand, Operation, Subgraph
from nnconform.harness.validate.model import CheckedGraph, validate_model

LESS = "the accelerator may compute floats in 16 bits: claimed where the model is relaxed, or with float=any"


def open_device(rest: str) -> Device:
    """Open ``litert:REST``, see ``options``. Raises UsageError, also if LiteRT is not installed."""
    return LitertDevice(parse_options(rest))


class Litert(Runtime):
    """LiteRT, or a delegate library in it."""

    title = "LiteRT"

    def __init__(self, options: LiteRtOptions) -> None:
        self._options = options

    def write(self, model: Model, checked: tuple[CheckedGraph, ...], refused: Mapping[int, str]) -> ModelFile:
        precise = {} if self._options.any_float else float32_operations(model, LESS)
        return write(model, checked, {**precise, **refused})

    def open(self, model_file: ModelFile) -> LiteRtSession | CompiledSession:
        try:
            if self._options.accelerator:
                return CompiledSession(model_file.content, self._options)
            return LiteRtSession(model_file.content, self._options)
        except LiteRtRefused as error:
            self._check_delegate(model_file, error)
            owners = {
                node.owner
                for number, node in enumerate(model_file.trace)
                if number == error.node or (error.code and node.code == error.code)
            }
            raise runtime.FileRefused(str(error), frozenset(owners)) from None

    def _check_delegate(self, model_file: ModelFile, error: LiteRtRefused) -> None:
        """Raise DelegateFailed if LiteRT alone prepares the file: a delegate must prepare that too, or leave it to
        LiteRT.

        LiteRT gives no reason where it does not even ask the delegate: one that supports only tensors of known sizes.
        """
        if not self._options.delegate:
            return
        try:
            LiteRtSession(model_file.content, replace(self._options, delegate="", delegate_options=()))
        except LiteRtRefused:
            return
        if not str(error):
            reason = "LiteRT does not apply the delegate: it takes no sizes that are known only when executed"
            raise runtime.FileRefused(reason) from None
        raise DelegateFailed(f"LiteRT alone prepares the model, the delegate fails: {error}") from None

    def undelegated(self, model_file: ModelFile, session: runtime.RuntimeSession) -> dict[int, str]:
        """Return the operations that a delegate library leaves to LiteRT's own kernels: they count as unsupported."""
        if not self._options.delegate:
            return {}
        assert isinstance(session, LiteRtSession)
        delegated = session.delegated()
        undelegated = [
            node.owner
            for number, node in enumerate(model_file.trace)
            if number not in delegated and not node.conversion
        ]
        return dict.fromkeys(undelegated, "the delegate leaves it to LiteRT's kernels")


class LitertDevice(RuntimeDevice):
    """LiteRT as a driver. It computes float16 as float32 and rounds, as LiteRT has no float16 kernels: ``emulated``."""

    def __init__(self, options: LiteRtOptions) -> None:
        package.interpreter()
        # A library that is no delegate fails here, not with the first model.
        load_delegate(options)
        kind, name = DeviceType.OTHER if options.delegate else DeviceType.CPU, options.kernels
        if options.accelerator:
            settings(options)
            _try(options)
            kind, name = TYPES[options.accelerator], options.accelerator
        info = DeviceInfo(package.version(), kind, HalVersion.AIDL4, EMULATED | {"float16"})
        super().__init__(Litert(options), f"litert-{name}", info)


def _try(options: LiteRtOptions) -> None:
    """Raise UsageError if the accelerator does not even add: it is not there, or its library is not."""
    number = Operand(OperandType.TENSOR_FLOAT32, (1, 2, 2, 1))
    inputs = tuple(replace(number, lifetime=OperandLifeTime.SUBGRAPH_INPUT, number_of_consumers=1) for _ in range(2))
    activation = Operand(
        OperandType.INT32,
        lifetime=OperandLifeTime.CONSTANT_COPY,
        location=DataLocation(0, 0, 4),
        number_of_consumers=1,
    )
    output = replace(number, lifetime=OperandLifeTime.SUBGRAPH_OUTPUT)
    operation = Operation(OperationType.ADD, (0, 1, 2), (3,))
    model = Model(Subgraph((*inputs, activation, output), (operation,), (0, 1), (3,)), operand_values=bytes(4))
    try:
        CompiledSession(write(model, validate_model(model), {}).content, options)
    except LiteRtRefused as error:
        raise options.wrong(f"the accelerator cannot be used here: {error}") from None
