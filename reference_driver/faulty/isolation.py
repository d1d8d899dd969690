"""Faults in the separation of a driver's clients."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from typing import Any, ClassVar
from weakref import WeakSet

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.fences import FenceState
from nnconform.harness.driver.interface import BufferRole, Device, FencedResult, PreparedModel
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.buffers import BufferOwner, Buffers, DeviceBuffer, Exchange, NotPossible, Use
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.fenced import FencedExecution
from nnconform.reference_driver.fences import FenceWatcher
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


@fault("isolation.keeps_buffers_from_other_clients")
class BuffersOfAllClients(Buffers):
    """A client can use another client's buffer if it knows the token."""

    def find(self, owner: BufferOwner, token: int) -> DeviceBuffer | None:
        return self._alive.get(token)


# Operations of a model that takes long.
_MANY = 10
_SCRATCH: list[list[Array]] = [[]]


class _ScratchModel(ReferencePreparedModel):
    """A prepared model that computes in memory shared by all clients; executions of one client wait for each other."""

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = super().compute(inputs, limits)
        assert isinstance(self.device, ClientsShareScratch)
        if not self.device.is_shared():
            return outputs
        with self.device.turn:
            _SCRATCH[0] = outputs
            # As on a busy machine, where another client's execution comes between.
            give_up = time.monotonic() + 0.1
            while _SCRATCH[0] is outputs and time.monotonic() < give_up:
                time.sleep(0.001)
            mixed = _SCRATCH[0]
        return mixed if _kinds(mixed) == _kinds(outputs) else outputs


def _kinds(values: list[Array]) -> list[tuple[str, tuple[int, ...]]]:
    return [(each.dtype.str, each.shape) for each in values]


@fault(
    "isolation.computes_for_clients_side_by_side",
    may_be_caught_by=["isolation.tells_the_work_of_clients_apart"],
)
class ClientsShareScratch(ReferenceDevice):
    """All clients compute in one scratch memory: of two executions at a time both get the result of the last."""

    prepared_model = _ScratchModel
    clients = 1

    def _begin(self) -> None:
        super()._begin()
        self.turn = threading.Lock()

    def another_client(self) -> Device:
        ClientsShareScratch.clients += 1
        return super().another_client()

    def is_shared(self) -> bool:
        """Whether there is more than one client."""
        return ClientsShareScratch.clients > 1


class _EndedModel(ReferencePreparedModel):
    """A prepared model that fails after a client has disconnected."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.departures = LeavingEndsAllModels.departures

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        if self.departures != LeavingEndsAllModels.departures:
            return ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        return super().run(request, measure, limits)


# Clients of earlier checks may leave while others compute side by side.
@fault(
    "isolation.goes_on_when_another_client_leaves",
    "isolation.keeps_buffers_when_another_client_leaves",
    "isolation.keeps_waits_when_another_client_leaves",
    may_be_caught_by=["isolation.computes_for_clients_side_by_side"],
)
class LeavingEndsAllModels(ReferenceDevice):
    """When a client disconnects, the models that other clients have prepared stop working."""

    prepared_model = _EndedModel
    # The number of clients that have disconnected.
    departures = 0

    def close(self) -> None:
        super().close()
        LeavingEndsAllModels.departures += 1


class _AbortedModel(ReferencePreparedModel):
    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        before = LeavingAbortsExecutions.departures
        outputs = super().compute(inputs, limits)
        if len(self.model.main.operations) > _MANY:
            # Long enough for a client to leave in the meantime, also on a busy machine.
            time.sleep(0.2)
        if LeavingAbortsExecutions.departures != before:
            raise NotPossible("a client has left")
        return outputs


@fault("isolation.goes_on_when_another_client_leaves")
class LeavingAbortsExecutions(ReferenceDevice):
    """When a client disconnects, the executions of other clients that are under way fail."""

    prepared_model = _AbortedModel
    # The number of clients that have disconnected.
    departures = 0

    def close(self) -> None:
        super().close()
        LeavingAbortsExecutions.departures += 1


@fault("isolation.keeps_waits_when_another_client_leaves")
class LeavingEndsAllWaits(ReferenceDevice):
    """When a client disconnects, what waits for fences fails, of whichever client it is."""

    everyone: ClassVar[WeakSet[LeavingEndsAllWaits]] = WeakSet()

    def _begin(self) -> None:
        super()._begin()
        self.everyone.add(self)

    def close(self) -> None:
        super().close()
        self.everyone.discard(self)
        for client in list(self.everyone):
            waiting, client.fences = client.fences, FenceWatcher()
            waiting.close()


class _OfAQueue(ReferencePreparedModel):
    """A prepared model whose executions need a queue of the device, and whose fenced ones have one while they wait."""

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        device: Any = self.device
        device.waiting += bool(wait_for)
        return super().launch_fenced(execution, wait_for)

    def fences_ended(self, execution: FencedExecution, state: FenceState) -> None:
        device: Any = self.device
        device.waiting -= state is FenceState.SIGNALLED
        super().fences_ended(execution, state)

    def perform(self, *arguments: Any) -> ExecutionResult:
        if LeavingTakesAQueue.taken >= _QUEUES:
            return ExecutionResult(ErrorStatus.DEVICE_UNAVAILABLE)
        return super().perform(*arguments)


# Queues of a device.
_QUEUES = 8


# The queues do not come back for the checks behind.
@fault(
    "isolation.keeps_waits_when_another_client_leaves",
    may_be_caught_by=[
        "isolation.computes_for_clients_side_by_side",
        "isolation.keeps_buffers_when_another_client_leaves",
        "isolation.tells_the_work_of_clients_apart",
    ],
)
class LeavingTakesAQueue(ReferenceDevice):
    """A client that leaves while an execution of it waits takes one of the queues of the device with it."""

    prepared_model = _OfAQueue
    taken: ClassVar[int] = 0
    waiting = 0

    def close(self) -> None:
        LeavingTakesAQueue.taken += self.waiting > 0
        super().close()


@fault("isolation.keeps_buffers_when_another_client_leaves")
class LeavingTakesAllBuffers(Buffers):
    """When a client disconnects, all clients' buffers are freed."""

    def forget_all(self, owner: BufferOwner) -> None:
        for buffer in list(self._alive.values()):
            super().forget(buffer)


_LEFT: list[DeviceBuffer] = []


class _LeftBuffers(Buffers):
    """A buffer table that also finds the buffers of disconnected clients."""

    def find(self, owner: BufferOwner, token: int) -> DeviceBuffer | None:
        buffers = (each for each in _LEFT if each.token == token)
        return super().find(owner, token) or next(buffers, None)

    def forget_all(self, owner: BufferOwner) -> None:
        """Do nothing."""


class _LeftBufferExchange(Exchange):
    """An exchange that does not check the roles of a disconnected client's buffer."""

    def check_use(self, buffer: DeviceBuffer, use: Use, where: str) -> None:
        if buffer not in _LEFT:
            super().check_use(buffer, use, where)


class _LeftBufferModel(ReferencePreparedModel):
    """A prepared model that executes with buffers of disconnected clients."""

    exchange = _LeftBufferExchange


@fault("isolation.forgets_a_client_that_left")
class LeftBuffersAreAnybodys(ReferenceDevice):
    """Buffers of a disconnected client stay alive, and any client that knows a token can use them."""

    buffer_table = _LeftBuffers
    prepared_model = _LeftBufferModel

    def close(self) -> None:
        _LEFT.extend(each for each in self.buffers._alive.values() if each.owner is self)
        super().close()


@fault("isolation.keeps_models_from_other_clients", "memory_domains.refuses_roles_of_another_model")
class ModelsWithoutARoleNotLookedAt(Buffers):
    """A prepared model in an allocation that no role refers to is not checked: it may be another client's, or none."""

    def uses(
        self,
        owner: BufferOwner,
        prepared_models: Sequence[PreparedModel],
        input_roles: Sequence[BufferRole],
        output_roles: Sequence[BufferRole],
    ) -> list[Use]:
        named = {role.model_index for role in (*input_roles, *output_roles)}
        own = [each for place, each in enumerate(prepared_models) if place in named]
        # The unnamed models are replaced by one of the client's own.
        filled = [each if place in named else own[0] for place, each in enumerate(prepared_models)] if own else own
        return super().uses(owner, filled, input_roles, output_roles)


@fault("isolation.gives_clients_different_tokens")
class TokensOfEachClient(ReferenceDevice):
    """Each client's tokens count from 1, so that two clients' tokens are equal."""

    def another_client(self) -> Device:
        client = super().another_client()
        assert isinstance(client, ReferenceDevice)
        client.buffers = client.make_buffers()
        return client


_UPLOADED: dict[Any, list[Array | None]] = {}


@fault("isolation.tells_the_work_of_clients_apart")
class InputsOfOneStructureAreShared(ReferencePreparedModel):
    """Inputs are uploaded to a place that models of one structure share, those of other clients too."""

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        place = repr(self.model.main)
        _UPLOADED[place] = inputs
        # As on a device, which begins a moment later.
        time.sleep(0.001)
        return super().compute(_UPLOADED[place], limits)
