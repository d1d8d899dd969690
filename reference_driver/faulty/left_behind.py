"""Faults of preparations that leave something behind: for the next one, or for the executions of their own model."""

from __future__ import annotations

import weakref

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import MISSED_DEADLINE, ErrorStatus, MeasureTiming, OperandLifeTime, Priority
from nnconform.harness.model.graph import Model
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.caching import CacheFileSet
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import FromCache, Prepared, ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_BEHIND = "preparation.leave_nothing_when_they_fail"
_POOLS = "confusions.notice_what_a_pool_holds_now"


@fault(_BEHIND)
class TheNextIsLateToo(ReferenceDevice):
    """A preparation that was too late leaves the alarm set: the next one with a deadline is too late."""

    alarm = False

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        status, checked = super().check_preparation(model, preference, priority, limits)
        set_before, self.alarm = self.alarm, status in MISSED_DEADLINE
        if status == ErrorStatus.NONE and set_before and limits.deadline is not None:
            return ErrorStatus.MISSED_DEADLINE_TRANSIENT, ()
        return status, checked


@fault(_BEHIND)
class RefusalsCloseTheCache(ReferenceDevice):
    """What was refused leaves the reader of models closed: the next preparation from a cache opens it, and fails."""

    closed = False

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        status, checked = super().check_preparation(model, preference, priority, limits)
        self.closed = status == ErrorStatus.INVALID_ARGUMENT
        return status, checked

    def check_cache(self, files: CacheFileSet, limits: Limits) -> FromCache:
        closed, self.closed = self.closed, False
        return (ErrorStatus.GENERAL_FAILURE, None) if closed else super().check_cache(files, limits)


class _CompiledLate(ReferencePreparedModel):
    until = Limits()
    compiled = False

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        if not self.compiled and self.until.are_over():
            return ExecutionResult(ErrorStatus.MISSED_DEADLINE_PERSISTENT)
        self.compiled = True
        return super().run(request, measure, limits)


_DEADLINES = "deadlines.deadline_of_preparation_is_none_of_execution"


# The other one by chance, where a deadline that is very soon is met.
@fault(
    options={"of=all": (_DEADLINES,), "of=graphs": (_DEADLINES,)},
    may_be_caught_by=("deadlines.prepares_or_misses",),
)
class CompiledWhenFirstExecuted(ReferenceDevice):
    """Models, or those with graphs, are compiled when they are first executed, by the deadline of their preparation."""

    prepared_model = _CompiledLate
    of: str

    def _prepare(self, model: Model, checked: tuple[CheckedGraph, ...], priority: Priority, limits: Limits) -> Prepared:
        status, prepared = super()._prepare(model, checked, priority, limits)
        if isinstance(prepared, _CompiledLate) and (self.of == "all" or model.referenced):
            prepared.until = limits
        return status, prepared


@fault(_POOLS)
class ConstantsOfTheQuery(ReferenceDevice):
    """The driver reads constants when it is asked about a model, and prepares it with these."""

    asked: tuple[Model, Model] | None = None

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        self.asked = None
        self.asked = (model, self.own(model)) if model.pools else None
        return super().supported_operations(model)

    def own(self, model: Model) -> Model:
        asked, self.asked = self.asked, None
        return asked[1] if asked is not None and asked[0] == model else super().own(model)


_LEAST = {"many": 4096, "few": 0}


@fault(options={f"bytes={name}": [_POOLS] for name in _LEAST})
class WeightsStayOnTheDevice(ReferenceDevice):
    """Constants, or those of many bytes, stay on the device, by their memory and their place there."""

    bytes: str

    def __init__(self, *arguments: str, **options: str) -> None:
        super().__init__(*arguments, **options)
        self.kept: weakref.WeakKeyDictionary[Memory, dict[tuple[int, int], bytes]] = weakref.WeakKeyDictionary()

    def own(self, model: Model) -> Model:
        own = super().own(model)
        for graph in model.subgraphs():
            for place in (each.location for each in graph.operands if _is_in_a_pool(each.lifetime)):
                pool = model.pools[place.pool_index]
                if place.length >= _LEAST[self.bytes] and isinstance(pool, Memory):
                    view = own.pools[place.pool_index].view()[place.offset : place.offset + place.length]
                    kept = self.kept.setdefault(pool, {})
                    view[:] = kept.setdefault((place.offset, place.length), view.tobytes())
        return own


def _is_in_a_pool(lifetime: int) -> bool:
    return lifetime == OperandLifeTime.CONSTANT_REFERENCE
