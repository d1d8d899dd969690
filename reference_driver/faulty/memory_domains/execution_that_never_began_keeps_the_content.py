"""The output's buffer of a fenced execution that never began, for its fence failed, holds what it held before."""

from __future__ import annotations

from nnconform.harness.driver.interface import FencedExecutionInfo
from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.fenced import FencedExecution
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("buffer_states.is_uninitialised_by_a_fence_that_fails",)


class Execution(FencedExecution):
    """Did nothing, and does nothing about it."""

    def abort(self, status: ErrorStatus) -> None:
        self.end(FencedExecutionInfo(status))


class Prepared(ReferencePreparedModel):
    """Executes so."""

    fenced = Execution


class Faulty(ReferenceDevice):
    """Keeps what it has."""

    prepared_model = Prepared


open_device = Faulty
