"""Builds the driver of a fault from the one class that the fault changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nnconform.harness.driver.interface import Device
from nnconform.reference_driver.buffers import Buffers, DeviceBuffer, Exchange
from nnconform.reference_driver.bursts import BurstQueues, ReferenceBurst
from nnconform.reference_driver.caching import Caching
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.fenced import FencedExecution
from nnconform.reference_driver.plan import Step
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


class DeviceOfParts(ReferenceDevice):
    """The reference driver with all its parts, those of its buffers included, as class attributes."""

    buffer_table: type[Buffers] = Buffers
    buffer: type[DeviceBuffer] = DeviceBuffer

    def make_buffers(self) -> Buffers:
        table = self.buffer_table()
        table.buffer = self.buffer
        return table


# The attributes of a prepared model and of a device that hold the class of each part.
_IN_MODEL: dict[type, str] = {
    FencedExecution: "fenced",
    ReferenceBurst: "burst",
    BurstQueues: "channel",
    Exchange: "exchange",
}
_IN_DEVICE: dict[type, str] = {
    ReferencePreparedModel: "prepared_model",
    Step: "step",
    Caching: "caching",
    Buffers: "buffer_table",
    DeviceBuffer: "buffer",
}


def driver_of(target: Any) -> Callable[..., Device]:
    """Return the driver of a fault: ``target`` itself if it is a device or a function, else one with it as a part.

    A part may name the device that it needs in ``device_type``. Raises TypeError for a class that is not a part.
    """
    if not isinstance(target, type) or issubclass(target, ReferenceDevice):
        driver: Callable[..., Device] = target
        return driver
    for base, attribute in _IN_MODEL.items():
        if issubclass(target, base):
            return driver_of(type(target.__name__, (ReferencePreparedModel,), {attribute: target}))
    for base, attribute in _IN_DEVICE.items():
        if issubclass(target, base):
            device = getattr(target, "device_type", DeviceOfParts)
            return driver_of(type(target.__name__, (device,), {attribute: target}))
    raise TypeError(f"{target.__name__} is not a part of the reference driver: {', '.join(_names())}")


def _names() -> list[str]:
    return [base.__name__ for base in (*_IN_MODEL, *_IN_DEVICE)]
