"""A burst that was asked to measure once measures all that follows."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.driver.burst_packets import BurstRequest
from nnconform.harness.model.codes import MeasureTiming
from nnconform.reference_driver.bursts import Channel
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("burst_channel.measures_when_asked", "burst_channel.refuses_broken_packets")


class Faulty(Channel):
    """Does not take measuring back."""

    measure = MeasureTiming.NO

    def decode(self, packet: bytes) -> BurstRequest:
        request = super().decode(packet)
        self.measure = max(self.measure, request.measure)
        return replace(request, measure=self.measure)


class Prepared(ReferencePreparedModel):
    """Has such bursts."""

    channel = Faulty


open_device = driver_of(Prepared)
