"""A datum is taken for what should come at its place, whatever its tag."""

from __future__ import annotations

from nnconform.harness.driver.burst_packets import BurstRequest, split
from nnconform.harness.model.errors import ValidationError
from nnconform.reference_driver.bursts import Channel
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("burst_channel.refuses_broken_packets",)


class Faulty(Channel):
    """Reads the numbers alone."""

    def decode(self, packet: bytes) -> BurstRequest:
        datums = split(packet)
        while True:
            try:
                return super().decode(b"".join(datums))
            except ValidationError as error:
                # Every tag that is not the wanted one is taken to be it.
                if error.rule != "tag":
                    raise
                place, wanted = int(error.where.split()[-1]), int(str(error.wanted).partition(",")[0])
                datums[place] = bytes([wanted]) + datums[place][1:]


class Prepared(ReferencePreparedModel):
    """Has such bursts."""

    channel = Faulty


open_device = driver_of(Prepared)
