"""What is computed for all clients goes through one place: of two at a time, both get the last one's."""

from __future__ import annotations

import threading
import time

from nnconform.harness.driver.interface import Device
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("isolation.computes_for_clients_side_by_side",)

_SCRATCH: list[list[Array]] = [[]]


class Prepared(ReferencePreparedModel):
    """Computes in the one place; a client's own executions wait for each other there."""

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = super().compute(inputs, limits)
        assert isinstance(self.device, Faulty)
        if not self.device.is_shared():
            return outputs
        with self.device.turn:
            _SCRATCH[0] = outputs
            # As on a busy machine, where another's turn comes between.
            give_up = time.monotonic() + 0.1
            while _SCRATCH[0] is outputs and time.monotonic() < give_up:
                time.sleep(0.001)
            mixed = _SCRATCH[0]
        fits = [each.shape for each in mixed] == [each.shape for each in outputs]
        return mixed if fits else outputs


class Faulty(ReferenceDevice):
    """Has room for one client's results."""

    prepared_model = Prepared
    clients = 1

    def _begin(self) -> None:
        super()._begin()
        self.turn = threading.Lock()

    def another_client(self) -> Device:
        Faulty.clients += 1
        return super().another_client()

    def is_shared(self) -> bool:
        """Whether there is more than one client."""
        return Faulty.clients > 1


open_device = Faulty
