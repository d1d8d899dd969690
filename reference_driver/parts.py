"""Builds a driver from classes that each replace one part of the reference driver: drivers that differ in little."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from nnconform.harness.driver.interface import Device
from nnconform.reference_driver.buffers import Buffers, DeviceBuffer, Exchange
from nnconform.reference_driver.bursts import BurstQueues, ReferenceBurst
from nnconform.reference_driver.caching import Caching
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.fenced import FencedExecution
from nnconform.reference_driver.plan import Step
from nnconform.reference_driver.prepared_model import ReferencePreparedModel
from nnconform.reference_driver.reusable import ReferenceExecution

# The attributes of a prepared model and of a device that hold the class of each part.
_IN_MODEL: dict[type, str] = {
    FencedExecution: "fenced",
    ReferenceBurst: "burst",
    BurstQueues: "channel",
    ReferenceExecution: "reusable",
    Exchange: "exchange",
}
_IN_DEVICE: dict[type, str] = {
    ReferencePreparedModel: "prepared_model",
    Step: "step",
    Caching: "caching",
    Buffers: "buffer_table",
    DeviceBuffer: "buffer",
}
PARTS: tuple[type, ...] = (*_IN_MODEL, *_IN_DEVICE, ReferenceDevice)


def driver_of(*targets: Any) -> Callable[..., Device]:
    """Return the driver in which each of ``targets`` replaces the part that it is a class of; several of one part are
    joined, the first outermost. A single target may also be a function that returns a driver.

    A part may name the device that it needs in ``device_type``. Raises TypeError for a class that is not a part.
    """
    if len(targets) == 1 and not isinstance(targets[0], type):
        driver: Callable[..., Device] = targets[0]
        return driver
    by_part: dict[type, list[type]] = defaultdict(list)
    for target in targets:
        by_part[_part_of(target)].append(target)
    in_model = _attributes(_IN_MODEL, by_part)
    if in_model:
        models = by_part[ReferencePreparedModel] or [ReferencePreparedModel]
        by_part[ReferencePreparedModel] = [type(models[0].__name__, tuple(models), in_model)]
    in_device = _attributes(_IN_DEVICE, by_part)
    needed = [part.device_type for part in in_device.values() if hasattr(part, "device_type")]
    devices = tuple(dict.fromkeys([*by_part[ReferenceDevice], *needed])) or (ReferenceDevice,)
    joined: type[Device] = type(targets[0].__name__, devices, in_device)
    return joined


def _attributes(places: Mapping[type, str], by_part: Mapping[type, Sequence[type]]) -> dict[str, Any]:
    """Return the attributes that hold the parts among ``by_part`` that ``places`` names, each joined to one class."""
    return {
        attribute: type(classes[0].__name__, tuple(classes), {})
        for part, attribute in places.items()
        if (classes := by_part.get(part))
    }


def _part_of(target: Any) -> type:
    """Return the part that a class replaces. Raises TypeError."""
    for part in PARTS:
        if isinstance(target, type) and issubclass(target, part):
            return part
    names = ", ".join(part.__name__ for part in PARTS)
    raise TypeError(f"{getattr(target, '__name__', target)} is not a part of the reference driver: {names}")
