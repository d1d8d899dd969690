"""Bytes of a result that belong to no field are what they were in memory."""

from __future__ import annotations

from nnconform.harness.driver.burst_packets import encode_result, split
from nnconform.harness.model.request import ExecutionResult
from nnconform.reference_driver.bursts import Channel
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("burst_channel.leaves_nothing_of_its_own_in_results",)


class Faulty(Channel):
    """Packs results into memory that was used."""

    def send(self, result: ExecutionResult) -> None:
        datums = [datum[:1] + b"\x5a" * 7 + datum[8:] for datum in split(encode_result(result))]
        if not self.results.write(b"".join(datums)):
            super().send(result)


class Prepared(ReferencePreparedModel):
    """Has such bursts."""

    channel = Faulty


open_device = driver_of(Prepared)
