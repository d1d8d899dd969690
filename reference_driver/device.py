"""The reference driver: all operations in numpy and all methods of the HAL, as a driver of a chosen HAL version."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from functools import partial
from graphlib import TopologicalSorter
from weakref import WeakSet, finalize

import numpy as np
from msgspec.structs import replace

from nnconform.harness.diagnostics.tracing import Layer, Phase, traced
from nnconform.harness.driver.function import Computing, ModelFunction, NoAnswer
from nnconform.harness.driver.interface import (
    BYTE_SIZE_OF_CACHE_TOKEN,
    Awaited,
    Buffer,
    BufferDesc,
    BufferRole,
    Device,
    DeviceInfo,
    PrepareCallback,
    PreparedModel,
)
from nnconform.harness.driver.versions import offers, seen, status_for
from nnconform.harness.extensions.registry import known_vendors
from nnconform.harness.extensions.vendors import Vendors
from nnconform.harness.model.capabilities import Capabilities, Extension, PerformanceInfo
from nnconform.harness.model.codes import (
    DeviceStatus,
    DeviceType,
    ErrorStatus,
    ExecutionPreference,
    HalVersion,
    OperationType,
    Priority,
)
from nnconform.harness.model.errors import UsageError, ValidationError
from nnconform.harness.model.graph import Model
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.performance import operand_performances
from nnconform.harness.ops.operation import Call
from nnconform.harness.validate.model import CheckedGraph, validate_model
from nnconform.harness.validate.once import validated
from nnconform.harness.validate.version import NEWEST_OPERAND, call_version, operand_version
from nnconform.reference_driver import kernels
from nnconform.reference_driver.binding import Binding
from nnconform.reference_driver.buffers import Buffers, DeviceBuffer, NotPossible
from nnconform.reference_driver.bursts import BurstServer
from nnconform.reference_driver.caching import DATA_FILES, MODEL_FILES, CacheFileSet, Caching, NoCache
from nnconform.reference_driver.deadline import UNLIMITED, DeadlineMissed, Limits
from nnconform.reference_driver.fences import FenceWatcher
from nnconform.reference_driver.function import ProgramFunction
from nnconform.reference_driver.kernel_choice import Kernels, choose_kernel
from nnconform.reference_driver.kernels import registry
from nnconform.reference_driver.plan import Program, Step
from nnconform.reference_driver.prepared_model import ReferencePreparedModel
from nnconform.reference_driver.scheduler import Scheduler
from nnconform.reference_driver.summation_order import ORDERS

PRECISIONS = {"float32": np.float32, "float64": np.float64}
VERSION = "1"
WORKERS = 2
_PARITY = PerformanceInfo(1.0, 1.0)

# The result of a preparation.
Prepared = tuple[ErrorStatus, ReferencePreparedModel | None]
# The result of reading cache files: with NONE the model, its validated graphs and its priority.
FromCache = tuple[ErrorStatus, tuple[Model, tuple[CheckedGraph, ...], Priority] | None]
_PREFERENCES, _PRIORITIES = frozenset(ExecutionPreference), frozenset(Priority)


class ReferenceDevice(Device, Computing):
    """The device. ``precision`` float32 as in drivers, or float64 to compare outputs with; ``hal``: its HAL version.

    ``order`` is the order of float sums: numpy's own, or reversed, or sequential, which are equally correct. ``only``
    names the operations that it supports, separated by commas: no others, and no extension ("": all).
    """

    name = "nnconform-reference"
    # The class of prepared models; a faulty driver sets its own.
    prepared_model: type[ReferencePreparedModel] = ReferencePreparedModel
    # The class of a program's steps; a faulty driver sets its own.
    step: Callable[..., Step] = Step
    # The class that saves to cache files and loads from them; a faulty driver sets its own.
    caching: type[Caching] = Caching
    # The classes of the table of buffers and of its buffers; a faulty driver sets its own.
    buffer_table: type[Buffers] = Buffers
    buffer: type[DeviceBuffer] = DeviceBuffer

    def __init__(
        self, precision: str = "float32", hal: str = str(HalVersion.V1_3), order: str = "numpy", only: str = ""
    ) -> None:
        if precision not in PRECISIONS:
            raise UsageError(f"reference driver: precision {precision!r}; known: {', '.join(PRECISIONS)}")
        if order not in ORDERS:
            raise UsageError(f"reference driver: order {order!r}; known: {', '.join(ORDERS)}")
        try:
            self.hal = HalVersion.parse(hal)
        except ValueError as error:
            raise UsageError(f"reference driver: {error}") from None
        self.binding = Binding(PRECISIONS[precision], order)
        self.only = _operations(only)
        self.kernels: Kernels = self.find_kernels()
        self.vendors = known_vendors() if self.only is None else {}
        # One table for all clients, so that tokens are unique.
        self.buffers = self.make_buffers()
        self._begin()

    def _begin(self) -> None:
        """Set up the state that each client has for itself."""
        self._last_validated: tuple[Model | None, tuple[CheckedGraph, ...] | ValidationError] = (None, ())
        # The worker threads. A device that is garbage-collected leaves no thread behind.
        self.workers = Scheduler(WORKERS)
        finalize(self, self.workers.stop)
        self.fences = FenceWatcher()
        finalize(self, self.fences.stop)
        self.bursts: WeakSet[BurstServer] = WeakSet()

    def find_kernels(self) -> Kernels:
        """Return the kernels; a faulty driver changes some."""
        return registry.collect(kernels)

    def make_buffers(self) -> Buffers:
        """Return the table of all clients' buffers; a faulty driver returns its own."""
        table = self.buffer_table()
        table.buffer = self.buffer
        return table

    def another_client(self) -> Device:
        client = copy(self)
        client._begin()
        return client

    def info(self) -> DeviceInfo:
        return DeviceInfo(VERSION, DeviceType.CPU, self.hal)

    def status(self) -> DeviceStatus:
        return DeviceStatus.AVAILABLE

    def capabilities(self) -> tuple[ErrorStatus, Capabilities | None]:
        capabilities = Capabilities(_PARITY, _PARITY, operand_performances(_PARITY, self.hal), _PARITY, _PARITY)
        return ErrorStatus.NONE, capabilities.as_of(self.hal)

    def supported_extensions(self) -> tuple[ErrorStatus, tuple[Extension, ...]]:
        if not offers(self.hal, "supported_extensions"):
            return ErrorStatus.GENERAL_FAILURE, ()
        return ErrorStatus.NONE, tuple(vendor.extension for vendor in self.vendors.values())

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        checked = self._validated(model)
        if isinstance(checked, ValidationError):
            return ErrorStatus.INVALID_ARGUMENT, ()
        return ErrorStatus.NONE, self._supported(model, checked)[0]

    def _validated(self, model: Model) -> tuple[CheckedGraph, ...] | ValidationError:
        """Return the validated graphs of a model, or the error for the rule that it breaks. The last result is cached,
        because a preparation usually follows a query.

        A model with pools is not cached: their bytes may have changed while the model compares equal, and they are the
        client's.
        """
        last, result = self._last_validated
        if last is None or model.pools or (model is not last and model != last):
            result = self._validate(model)
            self._last_validated = (None if model.pools else model), result
        return result

    def _validate(self, model: Model) -> tuple[CheckedGraph, ...] | ValidationError:
        """Return the validated graphs of a model, or the error for the rule that it breaks."""
        try:
            checked = validate_model(model)
            self.check_extensions(model)
        except ValidationError as error:
            return error.copy()
        return checked

    def check_extensions(self, model: Model) -> None:
        """Raise ValidationError if the model breaks a rule of a known extension."""
        Vendors(model, self.vendors).check()

    def _supported(self, model: Model, checked: Sequence[CheckedGraph]) -> list[tuple[bool, ...]]:
        """Return, for each graph, whether each operation is supported together with all graphs that it refers to."""
        vendors = Vendors(model, self.vendors if offers(self.hal, "supported_extensions") else {})
        references = [[[i + 1 for i in call.references()] if call else [] for call in each.calls] for each in checked]
        graphs = {number: {i for each in calls for i in each} for number, calls in enumerate(references)}
        supported: dict[int, tuple[bool, ...]] = {}
        # Referenced graphs come first.
        for number in TopologicalSorter(graphs).static_order() if model.referenced else (0,):
            operations, calls = model.subgraphs()[number].operations, checked[number].calls
            supported[number] = tuple(
                (self.computes(call) if call else vendors.operation(operation) is not None)
                and all(all(supported[index]) for index in inside)
                for operation, call, inside in zip(operations, calls, references[number], strict=True)
            )
        return [supported[number] for number in range(len(checked))]

    def computes(self, call: Call) -> bool:
        """Return whether there is a kernel, and the HAL version has the operation's form and its operand types."""
        if self.only is not None and call.op.code not in self.only:
            return False
        if call_version(call) > self.hal:
            return False
        # The newest version has every operand.
        for one in call.operands.values() if self.hal < NEWEST_OPERAND else ():
            for each in one if isinstance(one, list) else (one,):
                if each is not None and operand_version(each) > self.hal:
                    return False
        return choose_kernel(self.kernels, call) is not None

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
        priority = seen(self.hal, "prepare_model.priority", priority, Priority.MEDIUM)
        limits = Limits(seen(self.hal, "prepare_model.deadline", deadline, None))
        try:
            # Later changes of the client to its pools change no constant.
            model = self.own(model)
            status, checked = self.check_preparation(model, preference, priority, limits)
        except (MemoryError, OSError):  # no memory, or no descriptor of one, for the copies
            status = status_for(self.hal, ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT)
        if status != ErrorStatus.NONE:
            callback(status, None)
            return status
        cache = CacheFileSet(tuple(model_cache), tuple(data_cache), token)

        def prepare() -> Prepared:
            status, prepared = self._prepare(model, checked, priority, limits)
            if prepared and (model_cache or data_cache) and offers(self.hal, "prepare_model_from_cache"):
                self.cache().save(cache, model, priority)
            return status, prepared

        return self.launch(prepare, limits, callback)

    def number_of_cache_files_needed(self) -> tuple[ErrorStatus, int, int]:
        if not offers(self.hal, "number_of_cache_files_needed"):
            return ErrorStatus.GENERAL_FAILURE, 0, 0
        return ErrorStatus.NONE, MODEL_FILES, DATA_FILES

    def cache(self) -> Caching:
        """Return the cache for this device's prepared models. No other driver, and no other version of it, can use
        them.
        """
        kind = np.dtype(self.binding.precision).name, self.binding.order
        return self.caching(f"{self.name} {self.info().version} {self.hal} {kind}")

    def prepare_model_from_cache(
        self,
        deadline: int | None,
        model_cache: Sequence[int],
        data_cache: Sequence[int],
        token: bytes,
        callback: PrepareCallback,
    ) -> ErrorStatus:
        limits = Limits(seen(self.hal, "prepare_model_from_cache.deadline", deadline, None))
        cache = CacheFileSet(tuple(model_cache), tuple(data_cache), token)
        status, content = self.check_cache(cache, limits)
        if content is None:
            callback(status, None)
            return status
        model, checked, priority = content
        return self.launch(lambda: self._prepare(model, checked, priority, limits), limits, callback)

    def check_cache(self, files: CacheFileSet, limits: Limits) -> FromCache:
        """Return the status of preparing from cache files, and with NONE also their content."""
        if not offers(self.hal, "prepare_model_from_cache"):
            return ErrorStatus.GENERAL_FAILURE, None
        if not files.fit() or not limits.are_valid():
            return ErrorStatus.INVALID_ARGUMENT, None
        try:
            model, priority = self.cache().load(files)
        except NoCache:
            return ErrorStatus.GENERAL_FAILURE, None
        status, checked = self.check_preparation(model, ExecutionPreference.FAST_SINGLE_ANSWER, priority, limits)
        if status == ErrorStatus.NONE:
            return status, (model, checked, Priority(priority))
        # The content of the files is no argument of this call, so that it cannot be an invalid argument.
        return (ErrorStatus.GENERAL_FAILURE if status == ErrorStatus.INVALID_ARGUMENT else status), None

    def own(self, model: Model) -> Model:
        """Return the model with its pools replaced by copies that the driver owns."""
        return replace(model, pools=tuple(map(_copy, model.pools))) if model.pools else model

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        """Return the status of a preparation's arguments, NONE if they are valid, and the validated graphs."""
        preference = seen(self.hal, "prepare_model.preference", preference, ExecutionPreference.LOW_POWER)
        checked = self._validated(model)
        if isinstance(checked, ValidationError):
            return ErrorStatus.INVALID_ARGUMENT, ()
        if not (preference in _PREFERENCES and priority in _PRIORITIES and limits.are_valid()):
            return ErrorStatus.INVALID_ARGUMENT, ()
        if not all(map(all, self._supported(model, checked))):
            return ErrorStatus.GENERAL_FAILURE, ()
        # The deadline has passed for every later attempt too.
        return (ErrorStatus.MISSED_DEADLINE_PERSISTENT if limits.are_over() else ErrorStatus.NONE), checked

    def launch(self, prepare: Callable[[], Prepared], limits: Limits, callback: PrepareCallback) -> ErrorStatus:
        """Run a preparation on a worker, or here if its end is awaited; return the status for the caller."""

        def work() -> None:
            status, prepared = ErrorStatus.GENERAL_FAILURE, None
            try:
                status, prepared = prepare()
            finally:
                callback(status, prepared)

        missed = partial(callback, ErrorStatus.MISSED_DEADLINE_TRANSIENT, None)
        if self.workers.submit(work, deadline=limits.deadline, missed=missed, awaited=isinstance(callback, Awaited)):
            return ErrorStatus.NONE
        callback(ErrorStatus.DEVICE_UNAVAILABLE, None)
        return ErrorStatus.DEVICE_UNAVAILABLE

    @traced(Layer.DRIVER, Phase.COMPILATION, "reference driver")
    def _prepare(self, model: Model, checked: tuple[CheckedGraph, ...], priority: Priority, limits: Limits) -> Prepared:
        try:
            return ErrorStatus.NONE, self.prepared_model(self, model, self.program(model, checked, limits), priority)
        except ValidationError:
            return ErrorStatus.INVALID_ARGUMENT, None
        except DeadlineMissed:
            # A later deadline may be met.
            return ErrorStatus.MISSED_DEADLINE_TRANSIENT, None
        except (MemoryError, RecursionError):
            # Too large, or its subgraphs nested too deep: another attempt fails too.
            return status_for(self.hal, ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT), None

    def program(self, model: Model, checked: tuple[CheckedGraph, ...], limits: Limits) -> Program:
        """Return the program of a model; a faulty driver compiles another. Raises ValidationError, DeadlineMissed."""
        return Program(model, checked, self.kernels, self.binding, self.step, limits)

    def function(self, model: Model) -> ModelFunction:
        try:
            checked = validated(model)
            self.check_extensions(model)
            if not all(map(all, self._supported(model, checked))):
                raise NoAnswer("an operation is not supported")
            return ProgramFunction(self.program(model, checked, UNLIMITED))
        except (ValidationError, MemoryError, RecursionError) as error:
            raise NoAnswer(f"{type(error).__name__}: {error}") from None

    def allocate(
        self,
        desc: BufferDesc,
        prepared_models: Sequence[PreparedModel],
        input_roles: Sequence[BufferRole],
        output_roles: Sequence[BufferRole],
    ) -> tuple[ErrorStatus, Buffer | None, int]:
        if not offers(self.hal, "allocate"):
            return ErrorStatus.GENERAL_FAILURE, None, 0
        try:
            buffer = self.buffers.allocate(self, desc, prepared_models, input_roles, output_roles)
        except ValidationError:
            return ErrorStatus.INVALID_ARGUMENT, None, 0
        except NotPossible:
            return ErrorStatus.GENERAL_FAILURE, None, 0
        return ErrorStatus.NONE, buffer, buffer.token

    def close(self) -> None:
        for burst in tuple(self.bursts):
            burst.close()
        self.fences.close()
        self.workers.close()
        self.buffers.forget_all(self)


def _copy(pool: Memory) -> Memory:
    copied = Memory.create(pool.size)
    copied.view()[: pool.size] = pool.view()
    return copied


def _operations(names: str) -> frozenset[OperationType] | None:
    """Return the operations of these names, None for "". Raises UsageError."""
    unknown = [name for name in names.split(",") if name and name not in OperationType.__members__]
    if unknown:
        raise UsageError(f"reference driver: only={names}: no operation is called {', '.join(unknown)}")
    return frozenset(OperationType[name] for name in names.split(",")) if names else None


def open_device(precision: str = "float32", hal: str = "1.3", order: str = "numpy", only: str = "") -> ReferenceDevice:
    """Return the driver behind ``inproc:reference_driver``."""
    return ReferenceDevice(precision, hal, order, only)
