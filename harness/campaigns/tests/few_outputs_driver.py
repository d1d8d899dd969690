"""A driver with the fault ``passes.fused_over_another`` that supports no model of several outputs."""

from __future__ import annotations

from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.faulty import open_device as open_faulty


def open_device():
    """Return the driver."""
    device = open_faulty("passes.fused_over_another", hal="aidl4")
    assert isinstance(device, ReferenceDevice)
    every = device._supported

    def supported(model, checked):
        few = len(model.main.output_indexes) < 2
        return [tuple(few and each for each in graph) for graph in every(model, checked)]

    vars(device).update(_supported=supported)
    return device
