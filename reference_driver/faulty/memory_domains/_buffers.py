"""What faulty drivers put in the place of the reference driver's buffers."""

from __future__ import annotations

from nnconform.reference_driver.buffers import Buffers, DeviceBuffer, Exchange
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


class WithBuffers(ReferenceDevice):
    """Keeps its buffers in ``kind``, each a ``buffer``, and executes with ``exchange``."""

    kind: type[Buffers] = Buffers
    buffer: type[DeviceBuffer] = DeviceBuffer
    exchange: type[Exchange] = Exchange

    def __init__(self, **options: str) -> None:
        super().__init__(**options)

        class Prepared(ReferencePreparedModel):
            """Executes so."""

            exchange = self.exchange

        self.prepared_model = Prepared

    def make_buffers(self) -> Buffers:
        made = self.kind()
        made.buffer = self.buffer
        return made
