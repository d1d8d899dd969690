"""A device of a library as a Device.

``info().emulated`` names what the C API cannot express, and what is answered here in the library's stead: ``status``
(AVAILABLE), ``burst_slots`` (no slot is cached), ``unknown_operations`` (an operation unknown to all drivers cannot be
named), ``model_layout`` (a model is built call by call, without numbers of consumers, life times and an order of
operations), ``copy_dimensions`` (a copy into a buffer has none), and unless it is a support library ``capabilities``
(like a CPU's), ``extensions`` (none are listed) and ``caching`` (no files; the API takes a folder instead). A support
library cannot start an execution without a fence: ``asynchronous`` is a thread of this process that computes.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from ctypes import c_bool, c_char_p, c_int32, c_int64, c_uint32, c_void_p
from pathlib import Path

from nnconform.harness.driver.interface import (
    BYTE_SIZE_OF_CACHE_TOKEN,
    Buffer,
    BufferDesc,
    BufferRole,
    Device,
    DeviceInfo,
    PrepareCallback,
    PreparedModel,
)
from nnconform.harness.loaders.nnapi import support_library
from nnconform.harness.loaders.nnapi.buffers import NnapiBuffers, RoleOwner
from nnconform.harness.loaders.nnapi.client_api import LibraryApi
from nnconform.harness.loaders.nnapi.codes import PRIORITIES, Refusal, device_type, hal_version
from nnconform.harness.loaders.nnapi.execution import Compiled, remaining
from nnconform.harness.loaders.nnapi.library import Library, open_library
from nnconform.harness.loaders.nnapi.memories import Memories
from nnconform.harness.loaders.nnapi.model import BuiltModel
from nnconform.harness.loaders.nnapi.prepared import NnapiPreparedModel
from nnconform.harness.loaders.nnapi.ref_counted import RefCounted
from nnconform.harness.loaders.query import Query
from nnconform.harness.model.capabilities import Capabilities, Extension, PerformanceInfo
from nnconform.harness.model.codes import DeviceStatus, ErrorStatus, ExecutionPreference, HalVersion, Priority
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import Model
from nnconform.harness.model.performance import operand_performances
from nnconform.harness.runtime.client.api import ClientApi, OffersClientApi

EMULATED = frozenset(
    {"status", "burst_slots", "unknown_operations", "model_layout", "copy_dimensions", "config", "reusable"}
)
EMULATED_FOR_EXPORTED = EMULATED | {"capabilities", "extensions", "caching"}
EMULATED_FOR_SUPPORT_LIBRARY = EMULATED | {"asynchronous"}

_PARITY = PerformanceInfo(1.0, 1.0)


def open_device(rest: str) -> Device:
    """Open ``nnapi:REST``. Raises UsageError: no such library or device, or the library lacks functions."""
    query = Query.parse("nnapi", rest)
    address, unknown = query.address, query.unknown({"device"})
    if unknown:
        raise query.wrong(f"unknown option {unknown}; known: device")
    if not query.target:
        raise UsageError(f"driver {address!r} names no library; for example nnapi:./libdriver.so")
    library = open_library(Path(query.target), address)
    try:
        return NnapiDevice(library, _choose(library, query.options.get("device"), address))
    except Refusal as refusal:
        raise query.wrong(f"the library cannot list its devices: {refusal}") from None


def _choose(library: Library, requested: str | None, address: str) -> int:
    """Return the device of that name, the first if it is None. Raises UsageError, Refusal."""
    count = library.read("ANeuralNetworks_getDeviceCount", c_uint32)
    devices = [library.create("ANeuralNetworks_getDevice", index) for index in range(count)]
    if not devices:
        raise UsageError(f"driver {address!r}: the library has no devices")
    if requested is None:
        return devices[0]
    names = [_text(library, "ANeuralNetworksDevice_getName", device) for device in devices]
    if requested not in names:
        raise UsageError(f"driver {address!r}: no device {requested!r}; the library has {', '.join(names)}")
    return devices[names.index(requested)]


def _text(library: Library, function: str, device: int) -> str:
    value: bytes | None = library.read(function, c_char_p, device)
    return (value or b"").decode(errors="replace")


class NnapiDevice(Device, OffersClientApi):
    """A device of ``library``, by its address there. Raises Refusal if its properties cannot be read."""

    def __init__(self, library: Library, address: int) -> None:
        self._library, self._address = library, address
        self.name = _text(library, "ANeuralNetworksDevice_getName", address)
        self._info = DeviceInfo(
            _text(library, "ANeuralNetworksDevice_getVersion", address),
            device_type(library.read("ANeuralNetworksDevice_getType", c_int32, address)),
            hal_version(library.read("ANeuralNetworksDevice_getFeatureLevel", c_int64, address)),
            EMULATED_FOR_SUPPORT_LIBRARY if library.is_support_library else EMULATED_FOR_EXPORTED,
        )
        self._memories = Memories(library)
        self._buffers = NnapiBuffers(library, self._memories)
        self._prepared: set[NnapiPreparedModel] = set()
        self._ref_count = RefCounted(self._free)

    def client_api(self) -> ClientApi:
        return LibraryApi(self._library, self._address)

    def info(self) -> DeviceInfo:
        return self._info

    def status(self) -> DeviceStatus:
        return DeviceStatus.AVAILABLE

    def capabilities(self) -> tuple[ErrorStatus, Capabilities | None]:
        if not self._library.is_support_library:
            performance = operand_performances(_PARITY, max(HalVersion))
            return ErrorStatus.NONE, Capabilities(_PARITY, _PARITY, performance, _PARITY, _PARITY)
        try:
            return ErrorStatus.NONE, support_library.capabilities(self._library, self._address)
        except Refusal as refusal:
            return refusal.status, None

    def supported_extensions(self) -> tuple[ErrorStatus, tuple[Extension, ...]]:
        if not self._library.is_support_library:
            return ErrorStatus.NONE, ()
        try:
            return ErrorStatus.NONE, support_library.extensions(self._library, self._address)
        except Refusal as refusal:
            return refusal.status, ()

    def number_of_cache_files_needed(self) -> tuple[ErrorStatus, int, int]:
        if not self._library.is_support_library:
            return ErrorStatus.NONE, 0, 0
        try:
            return ErrorStatus.NONE, *support_library.cache_files(self._library, self._address)
        except Refusal as refusal:
            return refusal.status, 0, 0

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        try:
            built = BuiltModel(self._library, self._memories, model)
        except Refusal as refusal:
            return refusal.status, ()
        supported = (c_bool * len(model.main.operations))()
        function = "ANeuralNetworksModel_getSupportedOperationsForDevices"
        try:
            self._library.check(function, built.address, self._devices(), 1, supported)
        except Refusal as refusal:
            return refusal.status, ()
        finally:
            built.close()
        return ErrorStatus.NONE, tuple(supported)

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
        status, prepared = ErrorStatus.NONE, None
        try:
            built = BuiltModel(self._library, self._memories, model)
            try:
                prepared = self._compile(built, preference, priority, deadline, model_cache, data_cache, token)
            except BaseException:
                built.close()
                raise
        except Refusal as refusal:
            status = refusal.status
        callback(status, prepared)
        return status

    def _compile(
        self,
        built: BuiltModel,
        preference: int,
        priority: int,
        deadline: int | None,
        model_cache: Sequence[int],
        data_cache: Sequence[int],
        token: bytes,
    ) -> NnapiPreparedModel:
        library = self._library
        create = "ANeuralNetworksCompilation_createForDevices"
        compilation = library.create(create, built.address, self._devices(), 1)
        try:
            library.check("ANeuralNetworksCompilation_setPreference", compilation, preference)
            if priority != Priority.MEDIUM:  # which is the default, and priorities are newer than preferences
                # An unknown priority goes to the library as it is, to be refused there.
                code = PRIORITIES.get(priority, priority)
                library.check("ANeuralNetworksCompilation_setPriority", compilation, code)
            if deadline is not None:
                library.check("ANeuralNetworksCompilation_setTimeout", compilation, remaining(deadline))
            if model_cache or data_cache:
                support_library.set_caching(library, compilation, model_cache, data_cache, token)
            library.check("ANeuralNetworksCompilation_finish", compilation)
            self._ref_count.enter()
        except BaseException:
            library.free("Compilation", compilation)
            raise
        return self._adopt(Compiled(library, self._memories, self._buffers, built, compilation))

    def _adopt(self, compiled: Compiled) -> NnapiPreparedModel:
        """Return the prepared model of a compilation, which keeps the device's objects alive."""

        def free() -> None:
            self._prepared.discard(prepared)
            self._library.free("Compilation", compiled.compilation)
            compiled.built.close()
            self._ref_count.leave()

        prepared = NnapiPreparedModel(compiled, RefCounted(free))
        self._prepared.add(prepared)
        return prepared

    def allocate(
        self,
        desc: BufferDesc,
        prepared_models: Sequence[PreparedModel],
        input_roles: Sequence[BufferRole],
        output_roles: Sequence[BufferRole],
    ) -> tuple[ErrorStatus, Buffer | None, int]:
        owners = [
            RoleOwner(each.compiled.built, each.compiled.compilation)
            for each in prepared_models
            if isinstance(each, NnapiPreparedModel)
        ]
        if len(owners) != len(prepared_models):
            return ErrorStatus.INVALID_ARGUMENT, None, 0
        try:
            buffer = self._buffers.allocate(desc, owners, input_roles, output_roles)
        except Refusal as refusal:
            return refusal.status, None, 0
        return ErrorStatus.NONE, buffer, buffer.token

    def close(self) -> None:
        for prepared in list(self._prepared):
            prepared.close()
        self._ref_count.close()

    def _free(self) -> None:
        self._buffers.close()
        self._memories.close()

    def _devices(self) -> ctypes.Array[c_void_p]:
        return (c_void_p * 1)(self._address)
