"""Checks of models and requests with more parts than a small table has room for, beside the powers of two."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec
import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import branches, models
from nnconform.harness.conformance.support.buffers import content, fill, place, try_allocate
from nnconform.harness.conformance.support.exact_sums import GraphDraft, SumType, sum_type, value
from nnconform.harness.conformance.support.layouts import whole_memories
from nnconform.harness.conformance.support.refusals import expect_for_want_of_room
from nnconform.harness.driver.interface import Buffer, BufferRole, PreparedModel
from nnconform.harness.driver.room import no_room
from nnconform.harness.execution.expect import expect, expect_status, not_applicable
from nnconform.harness.execution.judge import compare, judge_outputs
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import Request
from nnconform.harness.oracle.explain import explain
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.spec.case import Case

# Just beyond a power of two each; a part of every number below is in the largest. Pools cost a descriptor each.
_COUNTS, _OF_POOLS = (18, 130, 258, 1026), (18, 66, 130, 258)
# Arguments in a buffer each, which are twice as many buffers.
_OF_BUFFERS = (5, 9, 33, 65)
# Of branches with two graphs each, and of branches in branches.
_OF_GRAPHS, _DEPTHS = (5, 17, 65), (3, 9, 17)
_WIDTH = 3


class _Table(msgspec.Struct, frozen=True):
    """What there are many of: how many, the case with so many, and whether each argument has a pool or a buffer."""

    counts: tuple[int, ...]
    case: Callable[[SumType, int], Case]
    pools: bool = False
    buffers: bool = False
    since: HalVersion = HalVersion.V1_0


def _row(number: int) -> list[int]:
    return [value(number), value(number // 31), value(3 * number)]


def _arguments(kind: SumType, count: int) -> Case:
    """Return ``count`` sums of an input of their own and one constant, each an output."""
    draft = GraphDraft()
    constant = draft.constant(kind.code, [4] * _WIDTH, kind.scale)
    inputs, outputs = [], []
    for number in range(count):
        x = draft.add(kind.operand((_WIDTH,), L.SUBGRAPH_INPUT))
        draft.sum(x, constant, draft.add(kind.operand((_WIDTH,), L.SUBGRAPH_OUTPUT)))
        inputs.append(kind.array(_row(number)))
        outputs.append(kind.array(np.array(_row(number)) + 4))
    return Case(f"{count} sums", draft.model(), tuple(inputs), tuple(outputs))


def _constants(kind: SumType, count: int) -> Case:
    """Return ``count`` sums of one input and a constant of their own, each an output."""
    draft, x = GraphDraft(), np.array([8, 16, 24])
    first = draft.add(kind.operand((_WIDTH,), L.SUBGRAPH_INPUT))
    outputs = []
    for number in range(count):
        constant = draft.constant(kind.code, _row(number), kind.scale)
        draft.sum(first, constant, draft.add(kind.operand((_WIDTH,), L.SUBGRAPH_OUTPUT)))
        outputs.append(kind.array(x + _row(number)))
    return Case(f"{count} constants", draft.model(), (kind.array(x),), tuple(outputs))


def _chain(kind: SumType, count: int) -> Case:
    """Return a chain of ``count`` sums, each of the result before it and a constant: 1 each eighth time, else 0."""
    draft, x = GraphDraft(), np.array([0, 50, 100])
    steps = [draft.constant(kind.code, [number] * _WIDTH, kind.scale) for number in (0, 1)]
    read = draft.add(kind.operand((_WIDTH,), L.SUBGRAPH_INPUT))
    for number in range(count):
        last = number == count - 1
        written = draft.add(kind.operand((_WIDTH,), L.SUBGRAPH_OUTPUT if last else L.TEMPORARY_VARIABLE))
        draft.sum(read, steps[number % 8 == 7], written)
        read = written
    return Case(f"a chain of {count} sums", draft.model(), (kind.array(x),), (kind.array(x + count // 8),))


def _constants_in_pools(kind: SumType, count: int) -> Case:
    case = _constants(kind, count)
    pools = [Memory.create(16 + len(case.model.operand_values)) for _ in range(count)]
    return replace(case, name=f"{count} pools of constants", model=models.in_pools_apart(case.model, pools, 8))


_TABLES: Mapping[str, _Table] = {
    "inputs and outputs": _Table(_COUNTS, _arguments),
    "constants": _Table(_COUNTS, _constants),
    "operations in a row": _Table(_COUNTS, _chain),
    "pools of a model": _Table(_OF_POOLS, _constants_in_pools),
    "pools of a request": _Table(tuple(count // 2 for count in _OF_POOLS), _arguments, pools=True),
    "buffers of a request": _Table(_OF_BUFFERS, _arguments, buffers=True, since=HalVersion.V1_3),
    "graphs": _Table(_OF_GRAPHS, branches.side_by_side, since=HalVersion.V1_3),
    "graphs in graphs": _Table(_DEPTHS, branches.nested, since=HalVersion.V1_3),
}


@check(
    Level.TEXT,
    source="types.hal 1.0, Model and Request: lists of any length; types.hal 1.3, Model.referenced",
    variants={name: table.since for name, table in _TABLES.items()},
)
def have_room(subject: Subject, what: str) -> None:
    """A model may have hundreds of inputs, outputs, constants, operations, pools and graphs, graphs in graphs, and a
    request hundreds of pools, or of buffers: the outputs are right. A driver may refuse more of them than a few for
    want of room.
    """
    kind, table = sum_type(subject), _TABLES[what]
    for count in table.counts:
        case = table.case(kind, count)
        if not all(subject.supported_operations(case.model, case.name)):
            if count == table.counts[0]:
                raise VerdictReached(Verdict.UNSUPPORTED, f"the driver does not support {case.name}")
            return
        preparation = subject.launch(case.model)
        if preparation.prepared is None and count > table.counts[0]:
            expect_for_want_of_room(subject, preparation.status, f"prepare_model of {case.name}")
            return
        expect_status(preparation.status, ErrorStatus.NONE, call=f"prepare_model of {case.name}")
        assert preparation.prepared is not None
        buffers = _buffers(subject, preparation.prepared, case) if table.buffers else None
        if buffers and None in buffers:
            if count == table.counts[0]:
                not_applicable("the driver manages no buffers of this kind, or not so many at once")
            return
        request = _in_pools_of_their_own(case) if table.pools else subject.lay_out(case)
        request = _in_buffers(subject, case, request, buffers) if buffers else request
        result = subject.execute(preparation.prepared, request)
        if count > table.counts[0] and result.status in no_room(subject.hal):
            return
        expect_status(result.status, ErrorStatus.NONE, call=f"execution of {case.name} in {len(request.pools)} pools")
        if buffers:
            outputs = zip(buffers[count:], case.expected, strict=True)
            _judge(case, [content(subject, each, wanted) for each, wanted in outputs if each is not None])
        elif table.pools:
            _judge(case, _outputs(case, request))
        else:
            judge_outputs(case, subject.arena, result)
        subject.give_back(preparation.prepared)
        subject.measure(what, f"{2 * count if table.pools else count} or more")


def _in_pools_of_their_own(case: Case) -> Request:
    """Return a request with a pool for each argument."""
    inputs = [array for array in case.inputs if array is not None]
    pools, size = [], inputs[0].nbytes
    for array in inputs:
        pools.append(Memory.create(size))
        pools[-1].view()[:size] = array.tobytes()
    return whole_memories(pools, [Memory.create(size) for _ in case.expected])


def _buffers(subject: Subject, prepared: PreparedModel, case: Case) -> list[Buffer | None]:
    """Return a buffer for each argument, the inputs first; None for those that the driver has no room for."""
    allocated = [try_allocate(subject, [prepared], [BufferRole(0, index)])[1] for index in range(len(case.inputs))]
    outputs = range(len(case.expected))
    allocated += [try_allocate(subject, [prepared], (), [BufferRole(0, index)])[1] for index in outputs]
    return allocated


def _in_buffers(subject: Subject, case: Case, request: Request, buffers: Sequence[Buffer | None]) -> Request:
    """Return the request with each argument in the buffer of its place; fill those of the inputs."""
    every = [each for each in buffers if each is not None]
    for buffer, array in zip(every, case.inputs, strict=False):
        fill(subject, buffer, array)
    count = len(case.inputs)
    return place(request, dict(enumerate(every[:count])), dict(enumerate(every[count:])))


def _outputs(case: Case, request: Request) -> list[Array]:
    """Return the outputs of a request whose arguments have a pool each."""
    got = []
    for argument, wanted in zip(request.outputs, case.expected, strict=True):
        pool = request.pools[argument.location.pool_index]
        assert isinstance(pool, Memory)
        assert wanted is not None
        got.append(np.frombuffer(bytes(pool.view()[: wanted.nbytes]), wanted.dtype))
    return got


def _judge(case: Case, got: Sequence[Array]) -> None:
    """Expect the right values."""
    comparison = compare(case, list(got))
    expect(comparison.passed, explain(comparison, case.inputs), Verdict.WRONG)
