"""Faults of bursts that get their requests as method calls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.model.codes import ErrorStatus, HalVersion, MeasureTiming
from nnconform.harness.model.memory import Memory, Pool
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.bursts import ReferenceBurst, Slots
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


@fault("burst.outlives_a_refusal", "burst.refuses_wrong_slots", "burst.has_each_execution_for_itself")
class EndsWithARefusal(ReferenceBurst):
    """Once a burst has refused a request, all its later requests fail."""

    ended = False

    def execute_synchronously(self, request: Request, slots: Sequence[int], *more: Any) -> ExecutionResult:
        if self.ended:
            return ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        result = super().execute_synchronously(request, slots, *more)
        self.ended = result.status == ErrorStatus.INVALID_ARGUMENT
        return result


@fault("burst.frees_what_it_may")
class FreesAnything(ReferenceBurst):
    """Freeing a negative slot returns NONE."""

    def free_memory(self, slot: int) -> ErrorStatus:
        super().free_memory(slot)
        return ErrorStatus.NONE


@fault("burst.forgets_what_is_freed", "burst.keeps_the_others")
class FreesTheNextSlot(ReferenceBurst):
    """Freeing a slot frees the slot after it instead."""

    def free_memory(self, slot: int) -> ErrorStatus:
        return super().free_memory(slot + 1 if slot >= 0 else slot)


@fault("burst.keeps_nothing_without_a_slot")
class KeepsWhatHasNoSlot(ReferenceBurst):
    """Memories without a slot are cached too, all under one number."""

    def execute_synchronously(self, request: Request, slots: Sequence[int], *more: Any) -> ExecutionResult:
        if len(slots) == 2 and slots[0] == -1:
            slots = (1000, slots[1])
        return super().execute_synchronously(request, slots, *more)


@fault("burst.forgets_what_is_freed", "burst.keeps_the_others")
class NeverForgets(ReferenceBurst):
    """A freed slot still refers to its memory."""

    def free_memory(self, slot: int) -> ErrorStatus:
        return ErrorStatus.NONE if slot >= 0 else ErrorStatus.INVALID_ARGUMENT


@fault(
    "burst.executes_again_and_again",
    "burst.goes_by_the_slot",
    "burst.keeps_the_others",
    "burst.keeps_a_memory_under_its_other_slot",
    "burst.has_slots_of_its_own",
)
class ReadsMemoriesOnce(ReferenceBurst):
    """A burst copies each memory once and computes with the copy in all later requests."""

    def execute_synchronously(self, request: Request, slots: Sequence[int], *more: Any) -> ExecutionResult:
        written = {argument.location.pool_index for argument in request.outputs}
        pools = tuple(pool if place in written else _copy(pool) for place, pool in enumerate(request.pools))
        return super().execute_synchronously(Request(request.inputs, request.outputs, pools), slots, *more)


def _copy(pool: Pool) -> Pool:
    if not isinstance(pool, Memory):
        return pool
    copied = Memory.create(pool.size)
    copied.view()[:] = pool.view()
    return copied


@fault("burst.frees_what_it_may")
class RefusesToFreeTwice(ReferenceBurst):
    """Freeing a free slot returns INVALID_ARGUMENT."""

    def free_memory(self, slot: int) -> ErrorStatus:
        return ErrorStatus.INVALID_ARGUMENT if self.slots.unknown([slot]) else super().free_memory(slot)


@fault("burst.goes_by_the_slot", "burst.exchanges_no_pools", "burst.keeps_the_others")
class SlotsByPlace(ReferenceBurst):
    """A memory is cached under its index in the request instead of its slot."""

    def execute_synchronously(self, request: Request, slots: Sequence[int], *more: Any) -> ExecutionResult:
        places = [-1 if slot == -1 else place for place, slot in enumerate(slots)]
        return super().execute_synchronously(request, places if min(slots, default=0) > -2 else slots, *more)


@fault("burst.goes_by_the_slot", "burst.keeps_the_others")
class SlotsModuloFour(ReferenceBurst):
    """Slots are taken modulo four, as with room for four memories only."""

    def execute_synchronously(self, request: Request, slots: Sequence[int], *more: Any) -> ExecutionResult:
        return super().execute_synchronously(request, [slot % 4 if slot >= 0 else slot for slot in slots], *more)

    def free_memory(self, slot: int) -> ErrorStatus:
        return super().free_memory(slot % 4 if slot >= 0 else slot)


class _SharingBurst(ReferenceBurst):
    """A burst that uses the slot table of its prepared model."""

    def __init__(self, prepared: PreparedModel) -> None:
        super().__init__(prepared)
        assert isinstance(prepared, SlotsShared)
        self.slots = prepared.slots


@fault("burst.has_slots_of_its_own")
class SlotsShared(ReferencePreparedModel):
    """All bursts of a prepared model share one slot table."""

    burst = _SharingBurst

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.slots = Slots()


@fault("burst.refuses_wrong_slots")
class TakesWrongSlots(ReferenceBurst):
    """Missing or surplus slots, and slots below -1, are treated as no slot instead of being refused."""

    def execute_synchronously(self, request: Request, slots: Sequence[int], *more: Any) -> ExecutionResult:
        padded = [max(slot, -1) for slot in slots][: len(request.pools)]
        padded += [-1] * (len(request.pools) - len(padded))
        return super().execute_synchronously(request, padded, *more)


@fault("matrix.every_way_gives_the_same_answer")
class MeasuredBurstTellsNoExtents(ReferenceBurst):
    """A burst with timing reports the output shapes that the model declares, with unknown extents left unknown."""

    def execute_synchronously(self, request: Request, slots: Sequence[int], *more: Any) -> ExecutionResult:
        result = super().execute_synchronously(request, slots, *more)
        if more[:1] == () or more[0] == MeasureTiming.NO:
            return result
        assert isinstance(self.prepared, ReferencePreparedModel)
        main = self.prepared.model.main
        declared = [main.operands[index].dimensions for index in main.output_indexes]
        pairs = zip(result.output_shapes, declared, strict=False)
        return replace(result, output_shapes=tuple(replace(shape, dimensions=each) for shape, each in pairs))


class _NarrowSlots(Slots):
    """A table of slots whose numbers have few bits."""

    bits = 31

    def keep(self, slot: int, pool: Pool) -> Pool:
        return super().keep(slot % (1 << self.bits), pool)

    def free(self, slot: int) -> None:
        super().free(slot % (1 << self.bits))


class _WideEnoughForInt(_NarrowSlots):
    bits = 32


@fault("burst.has_tokens_of_64_bits", hal=HalVersion.AIDL1)
class TokensOf32Bits(ReferenceBurst):
    """A memory identifier token is cut to its low 32 bits."""

    def __init__(self, prepared: PreparedModel) -> None:
        super().__init__(prepared)
        self.slots = _WideEnoughForInt()


@fault("burst.has_tokens_of_64_bits", hal=HalVersion.AIDL1)
class TokensWithoutTheSignBit(ReferenceBurst):
    """A memory identifier token is cut to its low 31 bits."""

    def __init__(self, prepared: PreparedModel) -> None:
        super().__init__(prepared)
        self.slots = _NarrowSlots()


@fault("burst.keeps_a_memory_under_its_other_slot")
class FreesTheMemory(ReferenceBurst):
    """Freeing a slot frees its memory, though it has another slot too: executions with that one fail."""

    def __init__(self, prepared: PreparedModel) -> None:
        super().__init__(prepared)
        self._freed: list[Pool] = []

    def execute_synchronously(self, request: Request, slots: Sequence[int], *more: Any) -> ExecutionResult:
        if any(self.slots.get(slot) in self._freed for slot in slots if slot >= 0):
            return ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        return super().execute_synchronously(request, slots, *more)

    def free_memory(self, slot: int) -> ErrorStatus:
        pool = self.slots.get(slot)
        if pool is not None:
            self._freed.append(pool)
        return super().free_memory(slot)
