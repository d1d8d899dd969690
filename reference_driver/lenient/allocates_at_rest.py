"""While an execution is under way, of whichever client, the device is BUSY, and gives no buffer and no burst."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Lock

from nnconform.harness.driver.interface import Buffer, BufferDesc, BufferRole, Burst, PreparedModel
from nnconform.harness.driver.permission import Permission
from nnconform.harness.driver.versions import offers
from nnconform.harness.model.codes import DeviceStatus, ErrorStatus, MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

PERMISSION = Permission(
    by="IDevice.hal 1.3, allocate, and IPreparedModel.hal 1.2, configureExecutionBurst: DEVICE_UNAVAILABLE if the "
    "driver is busy",
    shows_in=("buffers", "isolation", "memory_domains", "overlap"),
)


class Work:
    """How many executions are under way."""

    def __init__(self) -> None:
        self.count, self._lock = 0, Lock()

    def __enter__(self) -> None:
        with self._lock:
            self.count += 1

    def __exit__(self, *error: object) -> None:
        with self._lock:
            self.count -= 1


class AllocatesAtRest(ReferenceDevice):
    """A device that moves its memory while nothing is executed."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        # All clients share it.
        self.work = Work()

    def status(self) -> DeviceStatus:
        return DeviceStatus.BUSY if self.work.count else super().status()

    def allocate(
        self,
        desc: BufferDesc,
        prepared_models: Sequence[PreparedModel],
        input_roles: Sequence[BufferRole],
        output_roles: Sequence[BufferRole],
    ) -> tuple[ErrorStatus, Buffer | None, int]:
        if self.work.count and offers(self.hal, "allocate"):
            return ErrorStatus.DEVICE_UNAVAILABLE, None, 0
        return super().allocate(desc, prepared_models, input_roles, output_roles)


class Working(ReferencePreparedModel):
    """A prepared model of such a device."""

    device: AllocatesAtRest
    device_type = AllocatesAtRest

    def configure_execution_burst(self) -> tuple[ErrorStatus, Burst | None]:
        if self.device.work.count and offers(self.device.hal, "configure_execution_burst"):
            return ErrorStatus.DEVICE_UNAVAILABLE, None
        return super().configure_execution_burst()

    def perform(self, request: Request, measure: MeasureTiming, limits: Limits, began: int) -> ExecutionResult:
        with self.device.work:
            return super().perform(request, measure, limits, began)
