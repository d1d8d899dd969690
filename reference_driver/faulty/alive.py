"""Faults that show while many objects are alive at once: tables of so many (``room``) entries.

The objects beyond the table, or those that made room for them, are lost or mixed up.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import Burst, ExecutionConfig, ReusableExecution
from nnconform.harness.model.capabilities import Capabilities, PerformanceInfo
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.graph import Model
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.buffers import Buffers, DeviceBuffer
from nnconform.reference_driver.bursts import ReferenceBurst
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_MANY, _OUTLAST = "alive.are_many_at_once", "lives.outlast_what_comes_and_goes"


class _Kept(ReferencePreparedModel):
    """A prepared model whose program lies in the device's table while it is alive."""

    device: ModelsDisplaceOthers

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.device.alive.append(self)

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        alive = self.device.alive
        number = alive.index(self)
        # Those that are too many share a place with older ones; the newest of them is there.
        room = int(self.device.room)
        newest = max(range(number % room, len(alive), room))
        self.program = alive[newest].program
        return super().compute(inputs, limits)

    def close(self) -> None:
        if self in self.device.alive:
            self.device.alive.remove(self)
        super().close()


@fault(options={f"room={room}": [_MANY] for room in (16, 64, 100, 128, 200, 256)})
class ModelsDisplaceOthers(ReferenceDevice):
    """The driver has room for the programs of so many models: one more takes the place of an older one."""

    room: str
    prepared_model = _Kept

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.alive: list[_Kept] = []


@fault(options={f"room={room}": [_MANY] for room in (2, 17, 255)})
class RefusesAsInvalid(ReferencePreparedModel):
    """A prepared model with so many bursts refuses the next one as an invalid argument."""

    room: str

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.open = 0

    def configure_execution_burst(self) -> tuple[ErrorStatus, Burst | None]:
        if self.open >= int(self.room):
            return ErrorStatus.INVALID_ARGUMENT, None
        self.open += 1
        return super().configure_execution_burst()


@fault(options={f"room={room}": [_MANY] for room in (4, 32, 128, 255)})
class SlotsDisplaceOthers(ReferenceBurst):
    """A burst remembers the memories of slots modulo a number: two slots share a place."""

    room: str

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.seen: dict[int, tuple[int, Memory]] = {}

    def execute_synchronously(self, request: Request, slots: Any, *more: Any) -> ExecutionResult:
        pools = list(request.pools)
        for place, (slot, pool) in enumerate(zip(slots, pools, strict=False)):
            if slot > 0 and isinstance(pool, Memory):
                # The memory that came with the slot first: the one of the other slot, too.
                pools[place] = self.seen.setdefault(slot % int(self.room), (slot, pool))[1]
        return super().execute_synchronously(Request(request.inputs, request.outputs, tuple(pools)), slots, *more)

    def free_memory(self, slot: int) -> ErrorStatus:
        self.seen.pop(slot % int(self.room), None)
        return super().free_memory(slot)


class _Displaced(Buffers):
    """A table of buffers with little room: the content of one alive is lost when there is no more."""

    room: str

    def allocate(self, *arguments: Any) -> DeviceBuffer:
        buffer = super().allocate(*arguments)
        alive = sorted(self._alive)
        if len(alive) > int(self.room):
            oldest = self._alive[alive[0]]
            oldest.content = oldest.content and (oldest.content[0], bytes(len(oldest.content[1])))
        return buffer


@fault(options={f"room={room}": [_MANY] for room in (8, 33, 129, 255)})
class BuffersDisplaceOthers(_Displaced):
    """The driver has room for the content of so many buffers: with one more the oldest is emptied."""


class _NeverFreed(ReferencePreparedModel):
    """A prepared model that stays in the device's table after it is closed, if that was full."""

    device: FullForEver

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.device.used += 1
        self.counted = True

    def close(self) -> None:
        if self.counted and not self.device.was_full:
            self.device.used -= 1
        self.counted = False
        super().close()


@fault(options={"room=250": [_MANY], "room=128": [_MANY]})
class FullForEver(ReferenceDevice):
    """Once so many prepared models were alive the driver refuses every other, also after all were closed."""

    room: str
    prepared_model = _NeverFreed

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.used, self.was_full = 0, False

    def check_preparation(self, *arguments: Any) -> Any:
        status, checked = super().check_preparation(*arguments)
        if status == ErrorStatus.NONE and self.used >= int(self.room):
            self.was_full = True
            return ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT, ()
        return status, checked


@fault(options={f"room={room}": [_MANY] for room in (8, 100, 256)}, hal=HalVersion.AIDL4)
class ReusablesDisplaceOthers(ReferencePreparedModel):
    """A prepared model has room for the requests of so many reusable executions: one more executes an older one's."""

    room: str

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.requests: list[Request] = []

    def create_reusable_execution(
        self, request: Request, config: ExecutionConfig
    ) -> tuple[ErrorStatus, ReusableExecution | None]:
        number = len(self.requests)
        taken = self.requests[number - int(self.room)] if number >= int(self.room) else request
        self.requests.append(request)
        return super().create_reusable_execution(taken, config)


class _Weighing(ReferencePreparedModel):
    """A prepared model that counts as load of its device while it is alive."""

    device: AnswersByItsLoad

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.device.load += 1

    def close(self) -> None:
        self.device.load -= 1
        super().close()


@fault(
    options={
        f"about={about}&beyond={beyond}": [_MANY]
        for about in ("operations", "figures", "files")
        for beyond in (20, 200)
    }
)
class AnswersByItsLoad(ReferenceDevice):
    """With many prepared models alive the device supports fewer operations, has other figures, or does not cache."""

    about: str
    beyond: str
    prepared_model = _Weighing
    load = 0

    def _is_loaded(self, about: str) -> bool:
        return about == self.about and self.load > int(self.beyond)

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        return status, tuple([False] * len(supported) if self._is_loaded("operations") else supported)

    def capabilities(self) -> tuple[ErrorStatus, Capabilities | None]:
        status, figures = super().capabilities()
        if figures is not None and self._is_loaded("figures"):
            half = PerformanceInfo(2.0, 2.0)
            figures = replace(figures, relaxed_float32_to_float16_scalar=half)
        return status, figures

    def number_of_cache_files_needed(self) -> tuple[ErrorStatus, int, int]:
        return (ErrorStatus.NONE, 0, 0) if self._is_loaded("files") else super().number_of_cache_files_needed()
