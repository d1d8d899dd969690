"""Checks of the pools of a request: one memory as several of them, what lies between outputs, large outputs, and pools
that the client lets go of while an execution waits.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Sequence
from itertools import cycle, product

import numpy as np

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.exact_sums import (
    VALUES,
    GraphDraft,
    SumType,
    sum_of,
    sum_type,
    two_sums,
    value,
)
from nnconform.harness.conformance.support.fences import FenceGate, launch_fenced, need_launched
from nnconform.harness.conformance.support.layouts import FILL, whole_memories
from nnconform.harness.conformance.support.long_execution import sums_that_take
from nnconform.harness.conformance.support.own_work import EVERY_PATH, need_own, need_path
from nnconform.harness.driver.interface import FencedResult
from nnconform.harness.driver.room import no_room
from nnconform.harness.execution.expect import expect, expect_status, not_applicable
from nnconform.harness.execution.paths import Launch, finish, launch
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import Request, RequestArgument
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

_WIDTH, _PAGE = 8, 4096
# Pool of each of two inputs and two outputs, which are all one memory.
_POOLS = ((0, 0, 0, 1), (0, 0, 1, 0), (0, 1, 1, 2), (2, 0, 0, 2), (0, 1, 2, 3))
# Where these begin: all in one page; an output in the page of the inputs and one far behind; the outputs first; each
# output in a page with an input.
_PLACES = ((0, 64, 128, 192), (0, 64, 96, 3 * _PAGE), (2 * _PAGE, 3 * _PAGE, 64, 0), (_PAGE, 64, 2 * _PAGE, _PAGE + 64))
# Where two outputs begin, and how much lies between them and is the client's.
_FIRST, _SECOND, _END = 64, 2 * _PAGE + 128, 4 * _PAGE
_BETWEEN = _PAGE, _PAGE + 64
# Elements of a large output, a mebibyte of float32, and its last bytes, which are read first.
_LARGE, _LAST = (256, 1024), 4096
# Executions that wait for fences, or for others that take so many seconds, whose memories the client does not hold.
_LET_GO, _QUEUED, _WAIT = 4, 12, 0.01


def _numbers(turn: int) -> Array:
    return np.array([value(turn + 5 * place) for place in range(_WIDTH)])


@check(
    Level.TEXT,
    source="types.hal 1.0 to 1.3, Request.pools: a list of memories, which are not said to differ; only an output must "
    "not overlap with other arguments",
)
def may_be_one_memory(subject: Subject) -> None:
    """One memory may be several pools of a request, of one descriptor or of several, with inputs and outputs in each of
    them, in one page or in many: all outputs are written, and nothing else.
    """
    kind = sum_type(subject)
    prepared, size = subject.prepare(two_sums(kind, _WIDTH)), kind.array(_numbers(0)).nbytes
    for path in subject.paths():
        for turn, (pools, places) in enumerate(zip(2 * _POOLS, cycle(_PLACES), strict=False)):
            memory = Memory.create(_END)
            memory.view()[:] = bytes([FILL]) * memory.size
            held = [_numbers(turn), _numbers(turn + 3)]
            for place, numbers in zip(places, held, strict=False):
                memory.view()[place : place + size] = kind.array(numbers).tobytes()
            wanted = bytearray(memory.view())
            for place, numbers in zip(places[2:], (held[0] + held[1], held[0] + value(1)), strict=True):
                wanted[place : place + size] = kind.array(numbers).tobytes()
            # Every second time the pools have descriptors of their own.
            count = max(pools) + 1
            again = (
                [Memory(os.dup(memory.fd), memory.size) for _ in range(count - 1)]
                if turn % 2
                else [memory] * (count - 1)
            )
            arguments = [RequestArgument(DataLocation(pool, at, size)) for pool, at in zip(pools, places, strict=True)]
            request = Request(tuple(arguments[:2]), tuple(arguments[2:]), (memory, *again))
            result = subject.execute(prepared, request, path.name)
            call = f"{path.name} execution with one memory as {count} pools, and arguments in {pools} at {places}"
            expect_status(result.status, ErrorStatus.NONE, call=call)
            wrong = [at for at, (got, right) in enumerate(zip(memory.view(), wanted, strict=True)) if got != right]
            expect(
                not wrong, f"{call}: byte {wrong[:1]} of the memory and {len(wrong)} in all are wrong", Verdict.WRONG
            )


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="fenced",
    source="types.hal 1.0, DataLocation: an output is a part of its pool; IPreparedModel.hal 1.0 to 1.3: calls of the "
    "execute methods may overlap",
)
def keep_what_lies_between_outputs(subject: Subject) -> None:
    """What a client writes between two outputs of one pool, while the execution of these waits for its fence, is there
    afterwards; an input may lie there, and is read as it is then.
    """
    need_own(subject, "fenced")
    need_launched(subject)
    kind = sum_type(subject)
    prepared, size = subject.prepare(two_sums(kind, _WIDTH)), kind.array(_numbers(0)).nbytes
    for turn, places in enumerate(((_FIRST, _SECOND), (_SECOND, _FIRST))):
        pool = Memory.create(_END)
        pool.view()[:] = bytes([FILL]) * pool.size
        x, y = _numbers(turn), _numbers(turn + 3)
        arguments = [RequestArgument(DataLocation(0, at, size)) for at in (*_BETWEEN, *places)]
        request = Request(tuple(arguments[:2]), tuple(arguments[2:]), (pool,))
        with FenceGate() as gate:
            launched = launch_fenced(subject, prepared, request, gate.fences)
            pool.view()[_FIRST + size : _SECOND] = bytes([FILL + 1]) * (_SECOND - _FIRST - size)
            for at, numbers in zip(_BETWEEN, (x, y), strict=True):
                pool.view()[at : at + size] = kind.array(numbers).tobytes()
            wanted = bytearray(pool.view())
            gate.open()
            info = finish(subject.session, launched)
        call = "a fenced execution with two outputs in one pool"
        expect_status(info.status, ErrorStatus.NONE, call=call)
        for at, numbers in zip(places, (x + y, x + value(1)), strict=True):
            wanted[at : at + size] = kind.array(numbers).tobytes()
            same = pool.view()[at : at + size] == wanted[at : at + size]
            expect(same, f"{call}: not the sums of what the inputs held when its fence was signalled", Verdict.WRONG)
        kept = pool.view() == wanted
        expect(kept, f"{call}: what the client wrote between them is gone", Verdict.WRONG)


def _large(kind: SumType) -> Case:
    """Return a case of a large input and three outputs: the input and one constant, another and a third."""
    draft = GraphDraft()
    numbers = np.resize([value(number) for number in range(VALUES)], _LARGE)
    x = draft.add(kind.operand(_LARGE, L.SUBGRAPH_INPUT))
    added = [value(number) for number in (1, 2, 5)]
    for number in added:
        constant = draft.constant(kind.code, [number] * _LARGE[1], kind.scale)
        draft.sum(x, constant, draft.add(kind.operand(_LARGE, L.SUBGRAPH_OUTPUT)))
    expected = tuple(kind.array(numbers + number) for number in added)
    return Case("large sums", draft.model(), (kind.array(numbers),), expected)


@check(
    Level.TEXT,
    source="IPreparedModel.hal 1.0 to 1.3: when the call returns, the callback is called or the fence is signalled the "
    "outputs are written",
)
def hold_large_outputs_at_the_end(subject: Subject) -> None:
    """At the end of an execution each of several large outputs, in one pool or in many, is there to its last byte."""
    case = _large(sum_type(subject))
    prepared = subject.prepare(case.model)
    (x,), expected = case.inputs, [each for each in case.expected if each is not None]
    assert x is not None
    source, size = subject.memory(x.tobytes()), x.nbytes
    for path, apart in product(subject.paths(), (False, True)):
        pools = [Memory.create(size) for _ in expected] if apart else [Memory.create(len(expected) * size)]
        places = [(number, 0) if apart else (0, number * size) for number in range(len(expected))]
        outputs = tuple(RequestArgument(DataLocation(1 + pool, at, size)) for pool, at in places)
        request = Request((RequestArgument(DataLocation(0, 0, size)),), outputs, (source, *pools))
        result = subject.execute(prepared, request, path.name)
        # Nothing is done before these bytes are read.
        ends = [bytes(pools[pool].view()[at + size - _LAST : at + size]) for pool, at in places[::-1]][::-1]
        call = f"{path.name} execution with {len(expected)} outputs of {size} bytes in {len(pools)} pools"
        if result.status in no_room(subject.hal):
            not_applicable(f"the driver has no room for {len(expected)} outputs of {size} bytes")
        expect_status(result.status, ErrorStatus.NONE, call=call)
        for number, ((pool, at), wanted, end) in enumerate(zip(places, expected, ends, strict=True)):
            right = end == wanted.tobytes()[-_LAST:]
            expect(right, f"{call}: the last bytes of output {number} were not there at its end", Verdict.WRONG)
            got = np.frombuffer(pools[pool].view()[at : at + size], wanted.dtype)
            expect(np.array_equal(got, wanted.reshape(-1)), f"{call}: output {number} is wrong", Verdict.WRONG)


_LAUNCHED = {name: EVERY_PATH[name] for name in ("asynchronous", "fenced")}


@check(
    Level.TEXT,
    source="IPreparedModel.hal 1.0 to 1.3: a launched execution has its request, pools and all, whatever becomes of "
    "the client's own mappings",
    variants=_LAUNCHED,
)
def stay_until_the_end(subject: Subject, path: str) -> None:
    """A client may let go of all memories of a request once it is launched, and have others of the same sizes: the
    execution ends with the right outputs, as another mapping of the same file shows.
    """
    need_path(subject, path)
    if path == "fenced":
        need_launched(subject)
        cases = [sum_of(sum_type(subject), number) for number in range(_LET_GO)]
        prepared = subject.prepare(cases[0].model)
    else:
        # Long enough for most to wait for others.
        case, prepared = sums_that_take(subject, _WAIT)
        cases = [case] * _QUEUED
    waiting = list[tuple[Case, Memory, Launch | FencedResult]]()
    with FenceGate(_LET_GO) as gate:
        for number, case in enumerate(cases):
            request, file = _in_memories_of_its_own(case)
            launched = (
                launch_fenced(subject, prepared, request, [gate.fences[number]])
                if path == "fenced"
                else launch(prepared, request)
            )
            waiting.append((case, file, launched))
            del request
        others = _let_go(subject, cases)
        gate.open(_LET_GO)
        for case, file, each in waiting:
            ended = each.wait(subject.session) if isinstance(each, Launch) else finish(subject.session, each)
            _expect_sums(case, file, ended.status)
    untouched = all(each.view() == bytes([FILL]) * each.size for each in others)
    expect(untouched, "an execution wrote to memories that the client made after its launch", Verdict.WRONG)
    subject.count("executions", len(cases))


def _in_memories_of_its_own(case: Case) -> tuple[Request, Memory]:
    """Return a request of a case with an input and an output, and the client's other mapping of the output."""
    (x,), (wanted,) = case.inputs, case.expected
    assert x is not None
    assert wanted is not None
    memories = Memory.create(x.nbytes), Memory.create(wanted.nbytes)
    memories[0].view()[:] = x.tobytes()
    other = Memory(os.dup(memories[1].fd), memories[1].size)
    return whole_memories(memories[:1], memories[1:]), other


def _let_go(subject: Subject, cases: Sequence[Case]) -> list[Memory]:
    """Return memories of the sizes of those that the client has let go of, which the driver knows by then."""
    # What is referred to by cycles goes too, and a service is informed with the next call.
    gc.collect(0)
    subject.session.flush()
    sizes = [each.nbytes for case in cases for each in (*case.inputs, *case.expected) if each is not None]
    others = [Memory.create(size) for size in sizes]
    for each in others:
        each.view()[:] = bytes([FILL]) * each.size
    return others


def _expect_sums(case: Case, file: Memory, status: ErrorStatus) -> None:
    expect_status(status, ErrorStatus.NONE, call="an execution whose memories the client has let go of")
    (wanted,) = case.expected
    assert wanted is not None
    same = bytes(file.view()) == wanted.tobytes()
    expect(same, "an execution whose memories the client has let go of: wrong outputs in the file", Verdict.WRONG)
