"""Faults that only a sequence of calls shows, each of which is right by itself."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import Priority
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.plan import Program
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_numbers = count()


class _RevivedModel(ReferencePreparedModel):
    """A prepared model that runs the program of a closed model, if there is one."""

    def __init__(
        self, device: ClosedModelComesBack, model: Model, program: Program, priority: Priority = Priority.MEDIUM
    ) -> None:
        closed_program, device.closed_program = device.closed_program, None
        self.number = next(_numbers)
        super().__init__(device, model, closed_program or program, priority)
        self._owner = device
        device.alive = [*device.alive, self]

    def close(self) -> None:
        super().close()
        self._owner.alive = [each for each in self._owner.alive if each is not self]
        if any(each.number > self.number for each in self._owner.alive):
            self._owner.closed_program = self.program


@fault("sequences.any_order_of_calls_keeps_the_contract")
class ClosedModelComesBack(ReferenceDevice):
    """A model that was closed while a younger one was alive is executed by the next prepared model."""

    prepared_model = _RevivedModel
    alive: Sequence[_RevivedModel] = ()
    closed_program: Program | None = None
