"""The number of a client has two bits, and 0 stands for nobody: of four clients at a time one can prepare nothing."""

from __future__ import annotations

import threading
from typing import Any

from nnconform.harness.driver.interface import Device, PrepareCallback
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model as Graph
from nnconform.reference_driver.faulty.stress._load import LoadedDevice

MASK = 3
# Where clients are killed there are three, and for a moment more, when the dead have not left: it may be seen there.
ENDINGS = {
    "multi-process-inference": "FAILURE error",
    "parallel-inference": "SUCCESS",
    "model-load-random": "SUCCESS",
    "prepare-and-close": "SUCCESS",
}


class Faulty(LoadedDevice):
    """Numbers its clients by the lowest number that is free. The first, whose device is the first, is 1."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.number = 1
        self.taken = {self.number}
        self.numbering = threading.Lock()

    def another_client(self) -> Device:
        client = super().another_client()
        assert isinstance(client, Faulty)
        with self.numbering:
            client.number = next(number for number in range(1, 1000) if number not in self.taken)
            self.taken.add(client.number)
        return client

    def close(self) -> None:
        with self.numbering:
            self.taken -= {self.number} - {1}
        super().close()

    def prepare_model(self, model: Graph, *arguments: Any, **more: Any) -> ErrorStatus:
        if self.number & MASK:
            return super().prepare_model(model, *arguments, **more)
        callback: PrepareCallback = more.get("callback") or arguments[-1]
        callback(ErrorStatus.GENERAL_FAILURE, None)
        return ErrorStatus.GENERAL_FAILURE


open_device = Faulty
