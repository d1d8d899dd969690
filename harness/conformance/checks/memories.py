"""Checks of the memories of requests: each execution uses those of its own request, however like the last ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import cycle, product

import numpy as np

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.exact_sums import (
    TYPES,
    GraphDraft,
    SumType,
    sum_type,
    two_sums,
    value,
)
from nnconform.harness.conformance.support.layouts import (
    FILL,
    Argument,
    Layout,
    PlacedCase,
    parts_of_one_file,
    whole_memories,
)
from nnconform.harness.conformance.support.own_work import EVERY_PATH, need_path
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.concurrently import run_concurrently
from nnconform.harness.execution.expect import expect, expect_status
from nnconform.harness.execution.paths import PLAIN
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.graph import DataLocation, Model
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import Request, RequestArgument
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.spec.case import Case

_WIDTH, _COUNT = 8, 4
# Elements of outputs side by side: no length in bytes is that of a vector, nor for bytes that of a word.
_LENGTHS = (1, 3, 5, 7, 13, 17)
# Offsets beyond so many bits: those of bytes, of words or of blocks that a driver keeps in fewer than 32.
_BITS = (12, 14, 16, 18, 20, 22, 24)
# Pool and place in it of each of two outputs, for one request after another: the last is as the one before it.
_ELSEWHERE = (
    ((1, 0), (1, 1)),
    ((1, 2), (1, 3)),
    ((1, 3), (1, 2)),
    ((2, 3), (2, 2)),
    ((2, 0), (1, 2)),
    ((1, 2), (2, 0)),
    ((1, 0), (1, 1)),
    ((1, 0), (1, 1)),
)
# Bytes from one place to the next: more than a vector.
_APART = 128
# Where a pool of a model has its constants, and of a request that uses it the inputs and the outputs.
_CONSTANTS, _INPUTS, _OUTPUTS = 64, 1024, 2048
# Executions of each of several threads.
_TURNS = 10
_Memories = Sequence[Memory]
# The orders in which outputs lie one after another.
_ORDERS: dict[str, Callable[[Sequence[int]], Sequence[int]]] = {
    "in their order": lambda places: places,
    "in reverse order": lambda places: places[::-1],
    "every second one first": lambda places: [*places[1::2], *places[::2]],
}


def _numbers(turn: int) -> Array:
    return np.array([value(turn + 5 * place) for place in range(_WIDTH)])


def _execute(
    subject: Subject,
    prepared: PreparedModel,
    kind: SumType,
    memories: _Memories,
    held: list[Array],
    what: str,
    path: str,
) -> None:
    """Execute with two memories for inputs and two for outputs, and expect the right outputs, and the same inputs."""
    for memory, numbers in zip(memories, held, strict=False):
        memory.view()[:] = kind.array(numbers).tobytes()
    for memory in memories[2:]:
        memory.view()[:] = bytes([FILL]) * memory.size
    result = subject.execute(prepared, whole_memories(memories[:2], memories[2:]), path)
    expect_status(result.status, ErrorStatus.NONE, call=f"{path} execution with {what}")
    x, y = held
    for place, (memory, wanted) in enumerate(zip(memories, (x, y, x + y, x + value(1)), strict=True)):
        role = f"{'output' if place >= 2 else 'input'} {place % 2}"
        same = bytes(memory.view()) == kind.array(wanted).tobytes()
        expect(same, f"{path} execution with {what}: the memory of {role} does not hold its numbers", Verdict.WRONG)


@check(
    Level.TEXT,
    source="types.hal 1.0 to 1.3, Request.pools: the memories of this request; nothing of an earlier one holds",
    variants=EVERY_PATH,
)
def some_may_be_those_of_the_last_request(subject: Subject, path: str) -> None:
    """A request may have some memories of the request before it, and others of the same size in the places of the
    rest: each execution reads and writes those of its own request, and no others.
    """
    need_path(subject, path)
    kind = sum_type(subject)
    prepared, size = subject.prepare(two_sums(kind, _WIDTH)), kind.array(_numbers(0)).nbytes
    memories, held = [Memory.create(size) for _ in range(_COUNT)], [_numbers(1), _numbers(2)]
    _execute(subject, prepared, kind, memories, held, "new memories", path)
    for turn, kept in enumerate(product((True, False), repeat=_COUNT), 3):
        before = [(memory, bytes(memory.view())) for memory, stays in zip(memories, kept, strict=True) if not stays]
        memories = [memory if stays else Memory.create(size) for memory, stays in zip(memories, kept, strict=True)]
        held = [
            numbers if stays else _numbers(3 * turn + place)
            for place, (numbers, stays) in enumerate(zip(held, kept, strict=False))
        ]
        places = [place for place, stays in enumerate(kept) if stays]
        what = f"pools {places} of {_COUNT} as in the request before"
        _execute(subject, prepared, kind, memories, held, what, path)
        for memory, content in before:
            same = bytes(memory.view()) == content
            expect(same, f"{path} execution with {what}: a memory of an earlier request alone was written")


@check(
    Level.TEXT,
    source="types.hal 1.0 to 1.3, Request.pools: each a hidl_memory, which may be a part of a file",
    variants=EVERY_PATH,
)
def may_be_parts_of_one_file(subject: Subject, path: str) -> None:
    """Several memories of a request may be parts of one file, in any order, at offsets that are not those of pages."""
    need_path(subject, path)
    kind = sum_type(subject)
    prepared, size = subject.prepare(two_sums(kind, _WIDTH)), kind.array(_numbers(0)).nbytes
    parts = parts_of_one_file(2 * _COUNT, size)
    for number, order in enumerate(((0, 1, 2, 3), (7, 6, 5, 4), (3, 1, 0, 2))):
        held = [_numbers(number), _numbers(number + 2)]
        memories = [parts[place] for place in order]
        _execute(subject, prepared, kind, memories, held, f"parts {list(order)} of one file as pools", path)


@check(Level.TEXT, source="types.hal 1.0 to 1.3, DataLocation.offset: 32 bits in bytes, within the pool")
def may_be_used_far_inside(subject: Subject) -> None:
    """Arguments may lie anywhere in a pool of megabytes: each is read and written at its own offset, and what lies at
    the offset that the lower bits of it give is neither read nor written.
    """
    kind = sum_type(subject)
    prepared, size = subject.prepare(two_sums(kind, _WIDTH)), kind.array(_numbers(0)).nbytes
    pool = Memory.create((1 << _BITS[-1]) + 4096)
    for number, (bits, path) in enumerate(zip(_BITS, cycle(subject.paths()), strict=False)):
        held = [_numbers(number), _numbers(number + 2)]
        contents = [kind.array(each).tobytes() for each in (*held, held[0] + held[1], held[0] + value(1))]
        near = [64 * (1 + place) for place in range(_COUNT)]
        far = [(1 << bits) + offset for offset in near]
        for place, (low, high) in enumerate(zip(near, far, strict=True)):
            pool.view()[low : low + size] = bytes([FILL + place]) * size
            pool.view()[high : high + size] = contents[place] if place < 2 else bytes([FILL]) * size
        places = [RequestArgument(DataLocation(0, offset, size)) for offset in far]
        result = subject.execute(prepared, Request(tuple(places[:2]), tuple(places[2:]), (pool,)), path.name)
        call = f"{path.name} execution with arguments from byte {far[0]} of a pool on"
        expect_status(result.status, ErrorStatus.NONE, call=call)
        for place, (low, high) in enumerate(zip(near, far, strict=True)):
            role = f"{'output' if place >= 2 else 'input'} {place % 2}"
            same = bytes(pool.view()[high : high + size]) == contents[place]
            expect(same, f"{call}: {role} does not hold its numbers", Verdict.WRONG)
            untouched = bytes(pool.view()[low : low + size]) == bytes([FILL + place]) * size
            expect(untouched, f"{call}: byte {low} of the pool was written")


def _of_many_lengths(kind: SumType) -> Case:
    """Return a case of an input and an output of each length: each output is its input and a constant."""
    draft, inputs, outputs = GraphDraft(), [], []
    for number, length in enumerate(_LENGTHS):
        numbers = np.array([value(number + place) for place in range(length)])
        x = draft.add(kind.operand((length,), L.SUBGRAPH_INPUT))
        constant = draft.constant(kind.code, [value(1)] * length, kind.scale)
        draft.sum(x, constant, draft.add(kind.operand((length,), L.SUBGRAPH_OUTPUT)))
        inputs.append(kind.array(numbers))
        outputs.append(kind.array(numbers + value(1)))
    return Case("outputs of many lengths", draft.model(), tuple(inputs), tuple(outputs))


@check(
    Level.TEXT,
    source="types.hal 1.0, DataLocation and RequestArgument: an argument is the bytes of its location, and no others",
    variants=tuple(_ORDERS),
)
def hold_outputs_side_by_side(subject: Subject, order: str) -> None:
    """Outputs of any lengths may lie one right after another in a pool, in any order: none is written over the end of
    the one before or the beginning of the next.
    """
    kinds = [each for each in TYPES if all(subject.supported_operations(_of_many_lengths(each).model, "sums"))]
    if not kinds:
        raise VerdictReached(Verdict.UNSUPPORTED, "the driver supports no sum of float32 or quantised tensors")

    def arrange(arguments: Sequence[Argument]) -> Layout:
        inputs = [place for place, each in enumerate(arguments) if not each.output]
        outputs = [place for place, each in enumerate(arguments) if each.output]
        places, ends = {}, [0, 0]
        for pool, row in enumerate((inputs, _ORDERS[order](outputs))):
            for place in row:
                places[place] = pool, ends[pool]
                ends[pool] += arguments[place].size
        return Layout([places[place] for place in range(len(arguments))], ends)

    for kind in kinds:
        case = _of_many_lengths(kind)
        prepared = subject.prepare(case.model)
        for path in subject.paths():
            placed = PlacedCase(case, arrange)
            result = subject.execute(prepared, placed.request, path.name)
            call = f"{path.name} execution with outputs side by side, {order}"
            expect_status(result.status, ErrorStatus.NONE, call=call)
            placed.judge()


@check(
    Level.TEXT,
    source="IPreparedModel.hal 1.0 to 1.3: calls of the execute methods may overlap; types.hal 1.0, Request.pools",
)
def may_be_shared_in_any_order(subject: Subject) -> None:
    """Executions at the same time may read the same memories, whatever their order in each request: none waits for
    another for ever, and each has the right outputs.
    """
    kind, path = sum_type(subject), subject.paths()[0]
    prepared, size = subject.prepare(two_sums(kind, _WIDTH)), kind.array(_numbers(0)).nbytes
    shared, held = [Memory.create(size) for _ in range(2)], [_numbers(1), _numbers(4)]
    for memory, numbers in zip(shared, held, strict=True):
        memory.view()[:] = kind.array(numbers).tobytes()

    def work(turned: bool) -> None:
        own = [Memory.create(size) for _ in range(2)]
        inputs = shared[::-1] if turned else shared
        x, y = held[::-1] if turned else held
        for _ in range(_TURNS):
            for memory in own:
                memory.view()[:] = bytes([FILL]) * size
            result = path.execute(subject.session, prepared, whole_memories(inputs, own), PLAIN)
            call = "one of several executions at once that read the same memories"
            expect_status(result.status, ErrorStatus.NONE, call=call)
            for memory, wanted in zip(own, (x + y, x + value(1)), strict=True):
                same = bytes(memory.view()) == kind.array(wanted).tobytes()
                expect(same, f"{call}: not the sums of what they hold", Verdict.WRONG)

    run_concurrently(subject.session, [partial(work, bool(number % 2)) for number in range(4)])
    subject.count("executions", 4 * _TURNS)


def _sums_of_constants(kind: SumType) -> Case:
    """Return a case of an input and two outputs: the input and a constant, and a sum of two constants."""
    draft = GraphDraft()
    x = draft.add(kind.operand((_WIDTH,), L.SUBGRAPH_INPUT))
    first, second = (draft.add(kind.operand((_WIDTH,), L.SUBGRAPH_OUTPUT)) for _ in range(2))
    one, two = (draft.constant(kind.code, _numbers(number), kind.scale) for number in (2, 9))
    draft.sum(one, two, second)
    draft.sum(x, one, first)
    expected = kind.array(_numbers(0) + _numbers(2)), kind.array(_numbers(2) + _numbers(9))
    return Case("a sum of constants", draft.model(), (kind.array(_numbers(0)),), expected)


def _expect_outputs_elsewhere(
    subject: Subject,
    prepared: PreparedModel,
    path: str,
    kind: SumType,
    sums: Callable[[Array, Array], tuple[Array, Array]],
    count: int,
) -> None:
    """Execute with outputs in one place after another, of ``count`` inputs in the same place of the same pool, and
    expect two outputs, the ``sums`` of two inputs.
    """
    size = kind.array(_numbers(0)).nbytes
    pools = [Memory.create(4 * _APART) for _ in range(3)]
    for turn, places in enumerate(_ELSEWHERE):
        # Every second time of the same numbers.
        held = [_numbers(turn // 2), _numbers(turn // 2 + 3)]
        for place, numbers in enumerate(held):
            pools[0].view()[place * _APART : place * _APART + size] = kind.array(numbers).tobytes()
        images = [bytearray([FILL]) * pool.size for pool in pools]
        images[0][:] = pools[0].view()
        for pool in pools[1:]:
            pool.view()[:] = bytes([FILL]) * pool.size
        for (which, place), wanted in zip(places, sums(*held), strict=True):
            images[which][place * _APART : place * _APART + size] = kind.array(wanted).tobytes()
        inputs = tuple(RequestArgument(DataLocation(0, place * _APART, size)) for place in range(count))
        outputs = tuple(RequestArgument(DataLocation(which, place * _APART, size)) for which, place in places)
        result = subject.execute(prepared, Request(inputs, outputs, tuple(pools)), path)
        call = f"{path} execution {turn + 1} with the same pools and inputs, and outputs at {list(places)}"
        expect_status(result.status, ErrorStatus.NONE, call=call)
        for number, (which, place) in enumerate(places):
            part = slice(place * _APART, place * _APART + size)
            same = bytes(pools[which].view()[part]) == images[which][part]
            expect(same, f"{call}: the numbers of output {number} are not where the request has it", Verdict.WRONG)
        others = [place for place, pool in enumerate(pools) if bytes(pool.view()) != images[place]]
        expect(not others, f"{call}: bytes of pools {others} that belong to no output were written")


@check(
    Level.TEXT,
    source="types.hal 1.0 to 1.3, Request.outputs: the places of this request's outputs",
    variants=EVERY_PATH,
)
def may_have_outputs_elsewhere_each_time(subject: Subject, path: str) -> None:
    """A request may have the pools and the inputs of the one before, and its outputs at other offsets or in another
    pool: each execution writes its outputs, all of them, where its own request has them.
    """
    need_path(subject, path)
    kind = sum_type(subject)
    prepared = subject.prepare(two_sums(kind, _WIDTH))
    _expect_outputs_elsewhere(subject, prepared, path, kind, lambda x, y: (x + y, x + value(1)), 2)


@check(
    Level.TEXT,
    source="IPreparedModel.hal 1.0 to 1.3: an execution writes its outputs; types.hal 1.0 to 1.3, Request.outputs",
    variants=EVERY_PATH,
)
def get_what_follows_from_constants(subject: Subject, path: str) -> None:
    """An output that follows from constants alone is written by each execution, where its own request has it, however
    often the model was executed before.
    """
    need_path(subject, path)
    kind = sum_type(subject)
    (case,) = supported(subject, [_sums_of_constants(kind)])
    prepared, constants = subject.prepare(case.model), _numbers(2) + _numbers(9)
    _expect_outputs_elsewhere(subject, prepared, path, kind, lambda x, _: (x + _numbers(2), constants), 1)


@check(
    Level.TEXT,
    source="types.hal 1.0 to 1.3, Request.pools: memories, whose content the client writes; Model.pools",
    variants=EVERY_PATH,
)
def may_be_a_pool_of_the_model(subject: Subject, path: str) -> None:
    """A request may use a memory that is a pool of its model too, outside of the constants: inputs are what the client
    has written there since the preparation, and outputs are written there. An input may also lie where a constant does.
    """
    need_path(subject, path)
    kind = sum_type(subject)
    model, size = two_sums(kind, _WIDTH), kind.array(_numbers(0)).nbytes
    pool, other = Memory.create(4096), Memory.create(4096)
    constants = model.operand_values
    pool.view()[_CONSTANTS : _CONSTANTS + len(constants)] = constants
    prepared = subject.prepare(models.in_pools(model, [pool], _CONSTANTS))
    # What the request has in the model's pool; the last has its first input where the first constant lies.
    turns = [(pool, pool), (pool, other), (other, pool), (pool, pool)]
    for turn, (source, target) in enumerate(turns):
        held = [_numbers(turn + 1), _numbers(turn + 4)]
        offsets = [_INPUTS + 64 * turn, _INPUTS + 64 * turn + 512]
        for numbers, offset in zip(held, offsets, strict=True):
            source.view()[offset : offset + size] = kind.array(numbers).tobytes()
        if turn == len(turns) - 1:
            offsets[0], held[0] = _CONSTANTS + _place_of_sum(model, size), np.array([value(1)] * _WIDTH)
        images = {memory: bytearray(memory.view()) for memory in (pool, other)}
        pools = (pool, other) if turn % 2 else (other, pool)
        into = [_OUTPUTS + 64 * turn, _OUTPUTS + 64 * turn + 512]
        inputs = tuple(RequestArgument(DataLocation(pools.index(source), offset, size)) for offset in offsets)
        outputs = tuple(RequestArgument(DataLocation(pools.index(target), offset, size)) for offset in into)
        result = subject.execute(prepared, Request(inputs, outputs, pools), path)
        call = f"{path} execution {turn + 1} in a memory that is a pool of the model"
        expect_status(result.status, ErrorStatus.NONE, call=call)
        x, y = held
        for offset, wanted in zip(into, (x + y, x + value(1)), strict=True):
            images[target][offset : offset + size] = kind.array(wanted).tobytes()
            same = target.view()[offset : offset + size] == images[target][offset : offset + size]
            expect(same, f"{call}: not the sums of what the memory holds now", Verdict.WRONG)
        same = all(memory.view() == image for memory, image in images.items())
        expect(same, f"{call}: bytes that belong to no output were written")


def _place_of_sum(model: Model, size: int) -> int:
    """Return the offset of the model's constant of so many bytes."""
    places = (each.location for each in model.main.operands if each.lifetime == L.CONSTANT_COPY)
    return next(place.offset for place in places if place.length == size)
