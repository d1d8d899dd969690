"""At most two bursts and two reusable executions of a client are open; more are refused for want of room."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar
from weakref import WeakSet

from nnconform.harness.driver.interface import Burst, ExecutionConfig, ReusableExecution
from nnconform.harness.driver.permission import Permission
from nnconform.harness.driver.versions import status_for
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.request import Request
from nnconform.reference_driver.bursts import ReferenceBurst
from nnconform.reference_driver.prepared_model import ReferencePreparedModel
from nnconform.reference_driver.reusable import ReferenceExecution

PERMISSION = Permission(
    by="IPreparedModel.hal 1.3, configureExecutionBurst, and IPreparedModel of AIDL 4, createReusableExecution: "
    "RESOURCE_EXHAUSTED_*; VTS 1.3 opens one burst at a time",
    shows_in=("alive", "burst", "reusable", "input_shapes", "matrix", "overlap"),
)
_ROOM = 2


class CountedBurst(ReferenceBurst):
    """A burst that says whether it is closed."""

    closed = False

    def close(self) -> None:
        self.closed = True
        super().close()


class CountedExecution(ReferenceExecution):
    """A reusable execution that says whether it is closed."""

    closed = False

    def close(self) -> None:
        self.closed = True
        super().close()


class FewBursts(ReferencePreparedModel):
    """A prepared model of a device with room for few of them."""

    held: ClassVar[Mapping[str, WeakSet[Any]]] = {"bursts": WeakSet(), "reusable executions": WeakSet()}

    def configure_execution_burst(self) -> tuple[ErrorStatus, Burst | None]:
        return self._kept("bursts", *super().configure_execution_burst())

    def create_reusable_execution(
        self, request: Request, config: ExecutionConfig
    ) -> tuple[ErrorStatus, ReusableExecution | None]:
        return self._kept("reusable executions", *super().create_reusable_execution(request, config))

    def _kept(self, kind: str, status: ErrorStatus, opened: Any) -> tuple[ErrorStatus, Any]:
        """Return the answer if it is a refusal, or if the client has room for one more of the kind."""
        if opened is None:
            return status, None
        held = self.held[kind]
        if sum(each.prepared.device is self.device and not each.closed for each in tuple(held)) >= _ROOM:
            return status_for(self.device.hal, ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT), None
        held.add(opened)
        return status, opened
