"""The reference driver, which misbehaves once when it is told to: ``inproc:reference_driver.misbehaving?orders=FILE``.

The modules hold what it can do (``harness/driver/misbehaviour.py``); ``nnconform fault-matrix`` runs them all.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from nnconform.harness.driver.misbehaviour import Misbehaviour, StruckExecution, find_misbehaviour
from nnconform.harness.model.codes import MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


class _MisbehavingModel(ReferencePreparedModel):
    """Executes as the reference driver does, or as it is told to."""

    def execute_synchronously(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
    ) -> ExecutionResult:
        def answer() -> ExecutionResult:
            return ReferencePreparedModel.execute_synchronously(self, request, measure, deadline, loop_timeout)

        device = self.device
        assert isinstance(device, MisbehavingDevice)
        ordered = device.ordered()
        result = ordered.act(StruckExecution(request, answer)) if ordered else None
        return answer() if result is None else result


class MisbehavingDevice(ReferenceDevice):
    """The reference driver that looks for ``orders`` at each synchronous execution."""

    prepared_model = _MisbehavingModel

    def __init__(self, orders: str = "", **options: str) -> None:
        super().__init__(**options)
        self.orders = orders

    def ordered(self) -> Misbehaviour | None:
        """Return what it is told to do now, once."""
        with suppress(FileNotFoundError):
            if self.orders:
                name = Path(self.orders).read_text()
                Path(self.orders).unlink()
                return find_misbehaviour(__name__, name)
        return None


open_device = MisbehavingDevice
