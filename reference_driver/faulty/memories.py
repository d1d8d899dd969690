"""Faults of drivers that map or import a request's memories, and find them again by a part of what they are."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from typing import Any

from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.graph import Model
from nnconform.harness.model.memory import Memory, Pool
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request, RequestArgument
from nnconform.reference_driver.buffers import Exchange
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_LAST, _PARTS = "memories.some_may_be_those_of_the_last_request", "memories.may_be_parts_of_one_file"
_FAR = "memories.may_be_used_far_inside"
_Memories = tuple[Memory, ...]


def _memories(request: Request) -> _Memories | None:
    """Return the pools of a request if all of them are memories."""
    found = tuple(pool for pool in request.pools if isinstance(pool, Memory))
    return found if len(found) == len(request.pools) else None


# Whether a driver takes the memories of a request for those of the one before.
_SAME: Mapping[str, Callable[[_Memories, _Memories], bool]] = {
    "first": lambda new, old: new[0] is old[0],
    "last": lambda new, old: new[-1] is old[-1],
    "first_and_last": lambda new, old: new[0] is old[0] and new[-1] is old[-1],
    "all_but_one": lambda new, old: sum(one is not other for one, other in zip(new, old, strict=True)) == 1,
}


class _Replacing(ReferencePreparedModel):
    """A prepared model that executes with other memories than those of the request."""

    def replaced(self, memories: _Memories) -> _Memories:
        """Return the memories that are used."""
        raise NotImplementedError

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        memories = _memories(request)
        pools: tuple[Pool, ...] = request.pools if memories is None else self.replaced(memories)
        return super().run(replace(request, pools=pools), measure, limits)


@fault(options={f"same={same}": [_LAST] for same in _SAME}, may_be_caught_by=["memories.may_be_shared_in_any_order"])
class MemoriesOfTheLastRequest(_Replacing):
    """If some memories are those of the last request, and all have the sizes of its, all are taken for its."""

    same: str

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._last: _Memories = ()

    def replaced(self, memories: _Memories) -> _Memories:
        last = self._last
        alike = [each.size for each in memories] == [each.size for each in last] and len(memories) > 1
        if not alike or not _SAME[self.same](memories, last):
            self._last = memories
        return self._last


def _first_of_each_file(memories: _Memories) -> _Memories:
    """Return for each memory the first one of the same file, where that is as large."""
    known: dict[tuple[int, int], Memory] = {}
    found = []
    for memory in memories:
        state = os.fstat(memory.fd)
        first = known.setdefault((state.st_dev, state.st_ino), memory)
        found.append(first if first.size >= memory.size else memory)
    return tuple(found)


@fault(_PARTS)
class OneMappingOfAFile(_Replacing):
    """Memories of a request that are in one file are taken for the first of them."""

    def replaced(self, memories: _Memories) -> _Memories:
        return _first_of_each_file(memories)


@fault("preparation.takes_constants_from")
class OneMappingOfAFileOfConstants(ReferenceDevice):
    """Pools of a model that are in one file are taken for the first of them."""

    def own(self, model: Model) -> Model:
        return super().own(replace(model, pools=_first_of_each_file(model.pools)))


@fault("memories.may_be_shared_in_any_order", limit=3.0)
class LocksOneAfterAnother(ReferencePreparedModel):
    """An execution locks its memories in the order of its request: two that share them may wait for one another."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        locks = vars(self.device).setdefault("locks", {})
        with ExitStack() as locked:
            for memory in dict.fromkeys(_memories(request) or ()):
                locked.enter_context(locks.setdefault(memory.identity, threading.Lock()))
                time.sleep(0.0005)
            return super().run(request, measure, limits)


def _with_few_bits(arguments: tuple[RequestArgument, ...], bits: int) -> tuple[RequestArgument, ...]:
    """Return the arguments with so many bits of their offsets."""
    return tuple(
        replace(each, location=replace(each.location, offset=each.location.offset & ((1 << bits) - 1)))
        for each in arguments
    )


@fault(options={f"of={of}&bits={bits}": [_FAR] for of, bits in (("inputs", 12), ("inputs", 20), ("outputs", 24))})
class OffsetsHaveFewBits(ReferencePreparedModel):
    """The offsets of inputs, or of outputs, in their pools are kept in too few bits."""

    of: str
    bits: str

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        bits = int(self.bits)
        if self.of == "inputs":
            request = replace(request, inputs=_with_few_bits(request.inputs, bits))
        else:
            request = replace(request, outputs=_with_few_bits(request.outputs, bits))
        return super().run(request, measure, limits)


@fault(options={f"unit={unit}": ["memories.hold_outputs_side_by_side"] for unit in (4, 16, 64)})
class OutputsEndInWholeUnits(Exchange):
    """Outputs are written in whole words or vectors: what follows the last of them is zeros where another output of
    the request is, which was written before.
    """

    unit: str

    def write(self, values: Sequence[Array]) -> ExecutionResult:
        result = super().write(values)
        pairs = list(zip(self.request.outputs, values, strict=True))
        for argument, value in pairs if result.status == ErrorStatus.NONE and not self.buffers else ():
            end = argument.location.offset + value.nbytes
            over = -value.nbytes % int(self.unit)
            for other, written in pairs:
                first = other.location.offset
                pool = self.request.pools[other.location.pool_index]
                near = argument.location.pool_index == other.location.pool_index and first <= end < first + over
                if near and isinstance(pool, Memory):
                    last = min(end + over, first + written.nbytes)
                    pool.view()[end:last] = bytes(max(0, last - end))
        return result


@fault(
    options={f"by={by}": ["memories.may_have_outputs_elsewhere_each_time"] for by in ("offsets", "pools", "neither")},
    may_be_caught_by=["memories.get_what_follows_from_constants"],
)
class OutputsOfAnotherRequest(ReferencePreparedModel):
    """The commands of a request are kept, and found again by its memories and inputs and by the offsets of its outputs
    alone, by their pools alone, or by neither: the outputs are written where those of the first request were.
    """

    by: str

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._commands: dict[object, tuple[RequestArgument, ...]] = {}

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        memories = _memories(request)
        if memories is None:
            return super().run(request, measure, limits)
        places = [each.location for each in request.outputs]
        known_by = {
            "offsets": tuple(place.offset for place in places),
            "pools": tuple(place.pool_index for place in places),
            "neither": (),
        }
        key = tuple(each.identity for each in memories), request.inputs, known_by[self.by]
        outputs = self._commands.setdefault(key, request.outputs)
        fit = all(
            each.location.length <= memories[each.location.pool_index].size - each.location.offset for each in outputs
        )
        return super().run(replace(request, outputs=outputs) if fit else request, measure, limits)


def _known_outputs(model: Model) -> list[int]:
    """Return the numbers of the outputs that follow from constants alone."""
    main = model.main
    varying = set(main.input_indexes)
    for operation in main.operations:
        if varying.intersection(operation.inputs):
            varying.update(operation.outputs)
    return [number for number, index in enumerate(main.output_indexes) if index not in varying]


class _WritesKnownOutputsOnce(Exchange):
    """Leaves outputs that follow from constants alone as they are, if it takes them for written."""

    def known(self, output: int) -> bool:
        """Return whether an output is taken for written already."""
        raise NotImplementedError

    def write(self, values: Sequence[Array]) -> ExecutionResult:
        if self.buffers:
            return super().write(values)
        found = []
        for output in filter(self.known, _known_outputs(self.model)):
            place = self.request.outputs[output].location
            pool = self.request.pools[place.pool_index]
            if isinstance(pool, Memory):
                found.append((pool, place.offset, bytes(pool.view()[place.offset : place.offset + place.length])))
        result = super().write(values)
        for pool, first, content in found:
            pool.view()[first : first + len(content)] = content
        return result


@fault("memories.get_what_follows_from_constants")
class KnownOutputsOfTheFirstRun(_WritesKnownOutputsOnce):
    """What follows from constants alone is written by the first execution of a prepared model, and by no other."""

    def known(self, output: int) -> bool:
        done: set[int] = vars(self.prepared).setdefault("done", set())
        before = output in done
        done.add(output)
        return before


@fault("memories.get_what_follows_from_constants")
class KnownOutputsOncePerPlace(_WritesKnownOutputsOnce):
    """What follows from constants alone is written once into each place of each memory: the client may have written
    over it since.
    """

    def known(self, output: int) -> bool:
        done: set[object] = vars(self.prepared).setdefault("done", set())
        place = self.request.outputs[output].location
        key = self.request.pools[place.pool_index], place.offset
        before = key in done
        done.add(key)
        return before


class _UsesCopies(ReferencePreparedModel):
    """A prepared model that finds the memories of a request among the pools that its device has copied."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        copies: Mapping[int, Memory] = vars(self.device).get("copies", {})
        memories = _memories(request)
        if memories is None or not any(each.identity in copies for each in memories):
            return super().run(request, measure, limits)

        def moved(argument: RequestArgument) -> RequestArgument:
            place = argument.location
            return replace(argument, location=replace(place, pool_index=place.pool_index + len(memories)))

        pools = (*memories, *(copies.get(each.identity, each) for each in memories))
        request = replace(request, pools=pools)
        if vars(type(self.device))["of"] == "inputs":
            request = replace(request, inputs=tuple(map(moved, request.inputs)))
        else:
            request = replace(request, outputs=tuple(map(moved, request.outputs)))
        return super().run(request, measure, limits)


@fault(options={f"of={of}": ["memories.may_be_a_pool_of_the_model"] for of in ("inputs", "outputs")})
class PoolsOfTheModelAreImported(ReferenceDevice):
    """The pools of a model are copied when it is prepared: a request in the same memory reads its inputs from the copy,
    or writes its outputs to it.
    """

    of: str
    prepared_model = _UsesCopies

    def own(self, model: Model) -> Model:
        copied = super().own(model)
        pairs = zip(model.pools, copied.pools, strict=True)
        vars(self).setdefault("copies", {}).update({given.identity: copy for given, copy in pairs})
        return copied
