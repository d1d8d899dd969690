"""The reference driver: every operation in numpy, every method of the HAL that it has so far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from graphlib import TopologicalSorter

import numpy as np

from harness.driver.interface import BYTE_SIZE_OF_CACHE_TOKEN, Device, DeviceInfo, PrepareCallback
from harness.model.capabilities import Capabilities, OperandPerformance, PerformanceInfo
from harness.model.codes import (
    DeviceStatus,
    DeviceType,
    ErrorStatus,
    ExecutionPreference,
    HalVersion,
    OperandType,
    Priority,
)
from harness.model.errors import UsageError, ValidationError
from harness.model.graph import Model
from harness.validate.model import CheckedGraph, validate_model
from harness.validate.version import call_version
from reference_driver import kernels
from reference_driver.binding import Binding
from reference_driver.kernels import registry
from reference_driver.plan import Kernels, Program, Step, choose_kernel
from reference_driver.prepared_model import ReferencePreparedModel

PRECISIONS = {"float32": np.float32, "float64": np.float64}
ORDERS = ("numpy", "reversed")
VERSION = "1"
_PARITY = PerformanceInfo(1.0, 1.0)


class ReferenceDevice(Device):
    """Computes with ``precision`` float32, as drivers do, or float64, to compare answers with; knows HAL ``hal``.

    ``order`` is that of float sums: numpy's own, or reversed, which is as right.
    """

    name = "nnconform-reference"
    # What preparations make; a faulty driver puts its own here.
    prepared_model: type[ReferencePreparedModel] = ReferencePreparedModel
    # What one operation of a program becomes; a faulty driver puts its own here.
    step: Callable[..., Step] = Step

    def __init__(self, precision: str = "float32", hal: str = str(HalVersion.V1_3), order: str = ORDERS[0]) -> None:
        if precision not in PRECISIONS:
            raise UsageError(f"reference driver: precision {precision!r}; known: {', '.join(PRECISIONS)}")
        if order not in ORDERS:
            raise UsageError(f"reference driver: order {order!r}; known: {', '.join(ORDERS)}")
        try:
            self.hal = HalVersion.parse(hal)
        except ValueError as error:
            raise UsageError(f"reference driver: {error}") from None
        self.binding = Binding(PRECISIONS[precision], reverse=order == "reversed")
        self.kernels: Kernels = self.find_kernels()
        self._last_validated: tuple[Model | None, tuple[CheckedGraph, ...]] = (None, ())

    def find_kernels(self) -> Kernels:
        """The kernels to compute with; a faulty driver changes some."""
        return registry.collect(kernels)

    @cached_property
    def workers(self) -> ThreadPoolExecutor:
        """Where asynchronous work is done."""
        return ThreadPoolExecutor(max_workers=4, thread_name_prefix="reference")

    def info(self) -> DeviceInfo:
        return DeviceInfo(VERSION, DeviceType.CPU, self.hal)

    def status(self) -> DeviceStatus:
        return DeviceStatus.AVAILABLE

    def capabilities(self) -> tuple[ErrorStatus, Capabilities | None]:
        types = sorted(set(OperandType) - {OperandType.SUBGRAPH})
        performance = tuple(OperandPerformance(code, _PARITY) for code in types)
        return ErrorStatus.NONE, Capabilities(_PARITY, _PARITY, performance, _PARITY, _PARITY)

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        try:
            checked = self._validated(model)
        except ValidationError:
            return ErrorStatus.INVALID_ARGUMENT, ()
        return ErrorStatus.NONE, self._supported(checked)[0]

    def _validated(self, model: Model) -> tuple[CheckedGraph, ...]:
        """What validation learns of a model. A preparation follows upon a query, so that the last answer is kept.

        Not so for one with pools: their bytes may have changed while the model compares equal.
        """
        last, checked = self._last_validated
        if last is None or model.pools or (model is not last and model != last):
            checked = validate_model(model)
            self._last_validated = model, checked
        return checked

    def _supported(self, checked: Sequence[CheckedGraph]) -> list[tuple[bool, ...]]:
        """For each graph whether each of its operations is supported: with all that the graphs it refers to have."""
        references = [[[i + 1 for i in call.references()] if call else [] for call in each.calls] for each in checked]
        graphs = {number: {i for each in calls for i in each} for number, calls in enumerate(references)}
        found: dict[int, tuple[bool, ...]] = {}
        # Those that are referred to come first.
        for number in TopologicalSorter(graphs).static_order():
            found[number] = tuple(
                call is not None
                and call_version(call) <= self.hal
                and choose_kernel(self.kernels, call) is not None
                and all(all(found[index]) for index in inside)
                for call, inside in zip(checked[number].calls, references[number], strict=True)
            )
        return [found[number] for number in range(len(checked))]

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
        status, checked = self.check_preparation(model, preference, priority)
        if status != ErrorStatus.NONE:
            callback(status, None)
            return status
        self.workers.submit(self._prepare, model, checked, callback)
        return ErrorStatus.NONE

    def check_preparation(
        self, model: Model, preference: int, priority: int
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        """What is wrong with the arguments of a preparation, NONE if nothing is; and what was learnt of the model."""
        if preference not in frozenset(ExecutionPreference) or priority not in frozenset(Priority):
            return ErrorStatus.INVALID_ARGUMENT, ()
        try:
            checked = self._validated(model)
        except ValidationError:
            return ErrorStatus.INVALID_ARGUMENT, ()
        if not all(map(all, self._supported(checked))):
            return ErrorStatus.GENERAL_FAILURE, ()
        return ErrorStatus.NONE, checked

    def _prepare(self, model: Model, checked: tuple[CheckedGraph, ...], callback: PrepareCallback) -> None:
        try:
            program = Program(model, checked, self.kernels, self.binding, self.step)
            prepared = self.prepared_model(self, model, program)
        except ValidationError:
            callback(ErrorStatus.INVALID_ARGUMENT, None)
        except (MemoryError, RecursionError):
            # Too large, or its subgraphs too deep: no second attempt will do better.
            callback(ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT, None)
        else:
            callback(ErrorStatus.NONE, prepared)

    def close(self) -> None:
        if "workers" in self.__dict__:
            self.workers.shutdown()
            del self.workers


def open_device(precision: str = "float32", hal: str = "1.3", order: str = "numpy") -> ReferenceDevice:
    """The driver behind ``inproc:reference_driver``."""
    return ReferenceDevice(precision, hal, order)
