"""A framework as a Device, so that all that runs on drivers runs through it."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.conversion.defaults import without_default_arguments
from nnconform.harness.driver.interface import (
    BYTE_SIZE_OF_CACHE_TOKEN,
    Buffer,
    BufferDesc,
    BufferRole,
    Device,
    DeviceInfo,
    PrepareCallback,
    PreparedModel,
    PrepareModelConfig,
)
from nnconform.harness.model.capabilities import Capabilities, OperandPerformance, PerformanceInfo
from nnconform.harness.model.codes import (
    DeviceStatus,
    DeviceType,
    ErrorStatus,
    ExecutionPreference,
    HalVersion,
    OperandType,
    Priority,
)
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import Model
from nnconform.harness.runtime.allocation import allocate
from nnconform.harness.runtime.candidate import Candidate, PreparationOptions
from nnconform.harness.runtime.client.api import ClientApi, OffersClientApi
from nnconform.harness.runtime.client.framework_api import FrameworkApi
from nnconform.harness.runtime.framework import Framework
from nnconform.harness.runtime.incidents import CallFailed, Incident
from nnconform.harness.runtime.prepared import compiled
from nnconform.harness.runtime.running import ExecutionStopped
from nnconform.harness.runtime.step_cache import ClientCache
from nnconform.harness.validate.once import validated

# What is the framework's own and no driver's: checks of these would check the harness.
EMULATED = frozenset(
    {"allocate", "asynchronous", "caching", "capabilities", "deadline", "extensions", "timing", "validation"}
)
# Features that a framework passes on to its drivers, with the first HAL that has each.
_PASSED_ON = {
    "burst": HalVersion.V1_2,
    "fenced": HalVersion.V1_3,
    "config": HalVersion.AIDL4,
    "reusable": HalVersion.AIDL4,
}
_PARITY = PerformanceInfo(1.0, 1.0)
_TYPES = sorted(set(OperandType) - {OperandType.SUBGRAPH})


def _info(candidate: Candidate) -> DeviceInfo | None:
    """Return a device's information, None if it is away."""
    try:
        return candidate.info()
    except CallFailed:
        return None


def _too_new(hal: HalVersion) -> frozenset[str]:
    return frozenset(feature for feature, since in _PASSED_ON.items() if hal < since)


class FrameworkDevice(Device, OffersClientApi):
    """``framework`` as one device, which has every operation that one of its devices has."""

    def __init__(self, framework: Framework, cache: ClientCache | None = None) -> None:
        self.framework = framework
        self.name = "nnconform-framework"
        self._cache = cache

    def info(self) -> DeviceInfo:
        infos = {each: info for each in self.framework.devices() if (info := _info(each)) is not None}
        version = " ".join(f"{each.name} {info.version}" for each, info in infos.items())
        # What no driver under test has itself is the harness's work, whatever the fallback has.
        lacking = [
            info.emulated | _too_new(info.hal) for each in self.framework.candidates if (info := infos.get(each))
        ]
        emulated = EMULATED.union(frozenset.intersection(*lacking) if lacking else ())
        return DeviceInfo(version, DeviceType.OTHER, self.framework.hal(), emulated)

    def status(self) -> DeviceStatus:
        return DeviceStatus.AVAILABLE

    def capabilities(self) -> tuple[ErrorStatus, Capabilities | None]:
        performance = tuple(OperandPerformance(code, _PARITY) for code in _TYPES)
        capabilities = Capabilities(_PARITY, _PARITY, performance, _PARITY, _PARITY)
        return ErrorStatus.NONE, capabilities.as_of(self.framework.hal())

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        try:
            validated(model)
        except ValidationError:
            return ErrorStatus.INVALID_ARGUMENT, ()
        return ErrorStatus.NONE, self.framework.supported(without_default_arguments(model))

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
        config = PrepareModelConfig(preference, priority, deadline, tuple(model_cache), tuple(data_cache), token)
        return self.prepare_model_with_config(model, config, callback)

    def prepare_model_with_config(
        self, model: Model, config: PrepareModelConfig, callback: PrepareCallback
    ) -> ErrorStatus:
        status, prepared = self._prepare(model, config)
        callback(status, prepared)
        return status

    def _prepare(self, model: Model, config: PrepareModelConfig) -> tuple[ErrorStatus, PreparedModel | None]:
        try:
            validated(model)
            options = PreparationOptions(
                ExecutionPreference(config.preference),
                Priority(config.priority),
                config.deadline,
                config.hints,
                config.extension_name_to_prefix,
            )
        except (ValidationError, ValueError):
            return ErrorStatus.INVALID_ARGUMENT, None
        try:
            return ErrorStatus.NONE, compiled(self.framework, model, options, self._cache)
        except ExecutionStopped as stopped:
            return stopped.status, None

    def allocate(
        self,
        desc: BufferDesc,
        prepared_models: Sequence[PreparedModel],
        input_roles: Sequence[BufferRole],
        output_roles: Sequence[BufferRole],
    ) -> tuple[ErrorStatus, Buffer | None, int]:
        status, buffer = allocate(self.framework, desc, prepared_models, input_roles, output_roles)
        return status, buffer, 0 if buffer is None else buffer.token

    def client_api(self) -> ClientApi:
        return FrameworkApi(self.framework)

    def take_incidents(self) -> tuple[Incident, ...]:
        """Return what the framework's devices did wrong since the last call."""
        return self.framework.log.take()

    def close(self) -> None:
        self.framework.close()
