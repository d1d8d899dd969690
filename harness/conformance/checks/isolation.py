"""Checks that several clients of one device are isolated: none can use another's objects, or is affected by another's
work.
"""

from __future__ import annotations

import os
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import numpy as np

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.buffers import (
    Named,
    buffer_for,
    buffer_if_room,
    content,
    expect_refused,
    expect_uninitialised,
    fill,
    place,
    ways,
)
from nnconform.harness.conformance.support.exact_sums import sum_of, sum_type
from nnconform.harness.conformance.support.fences import FenceGate, launch_fenced, need_launched
from nnconform.harness.conformance.support.long_execution import sums_that_take
from nnconform.harness.conformance.support.models import case
from nnconform.harness.conformance.support.own_work import need_own
from nnconform.harness.driver.interface import BufferRole, Device, PreparedModel
from nnconform.harness.execution.alive import NoRoom
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.concurrently import run_concurrently
from nnconform.harness.execution.expect import expect, expect_status, not_applicable
from nnconform.harness.execution.judge import judge_case, judge_memory, judge_outputs
from nnconform.harness.execution.paths import PLAIN, Path, finish
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.memory import BufferToken
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.results.verdict import Stage, Verdict
from nnconform.harness.spec.case import Case

_V1_3 = HalVersion.V1_3
_GUIDE = "driver guide, Security: applications must not interfere with each other on one device"
_INVALID = ErrorStatus.INVALID_ARGUMENT
_SUM = "add_float32"
# Executions of each of two clients at the same time.
_ROUNDS = 12
# Clients with work at the same time, and their executions on each path.
_CLIENTS, _TURNS = 3, 20
# Clients that leave, one after another, while an execution of each waits.
_LEAVING = 10
# Seconds in which a driver notices that a client has left.
_MOMENT = 0.02
# Seconds from the launch of a long execution to the moment when another client leaves.
_UNDER_WAY = (0.003, 0.009, 0.027)


def _client(subject: Subject) -> Device:
    """Return another client of the device. Raises VerdictReached (not applicable) if the driver has one client only."""
    client = subject.device.another_client()
    if client is None:
        not_applicable("the driver knows of one client only")
    subject.closing.callback(client.close)
    return client


def _leave(subject: Subject, client: Device, *theirs: PreparedModel) -> None:
    """Close the device for a client: its prepared models are gone."""
    client.close()
    for each in theirs:
        subject.alive.forget(each)


def _with_token(request: Request, token: int, output: bool) -> Request:
    """Return the request with its first input or output in the buffer that ``token`` names."""
    return place(request, *(({}, {0: Named(token)}) if output else ({0: Named(token)}, {})))


def _expect_unusable(subject: Subject, prepared: PreparedModel, token: int, whose: str) -> None:
    """Expect INVALID_ARGUMENT for executions of ``prepared`` with ``token`` as input, as output or as unused pool."""
    test_case = case(_SUM)
    for path in ways(subject):
        for output in (False, True):
            request = _with_token(subject.lay_out(test_case), token, output)
            status = subject.execute(prepared, request, path).status
            call = f"{path} execution with {whose} as its {'output' if output else 'input'}"
            expect_status(status, _INVALID, call=call)
            judge_memory(subject.arena)
        plain = subject.lay_out(test_case)
        unused = Request(plain.inputs, plain.outputs, (*plain.pools, BufferToken(token)))
        status = subject.execute(prepared, unused, path).status
        expect_status(status, _INVALID, call=f"{path} execution with {whose} among its pools")


@check(Level.TEXT, since=_V1_3, feature="clients", source=_GUIDE)
def keeps_buffers_from_other_clients(subject: Subject) -> None:
    """A token of another client is refused with INVALID_ARGUMENT, and that client's buffer does not change."""
    test_case = case(_SUM)
    first = test_case.inputs[0]
    assert first is not None
    ours = subject.prepare(test_case.model)
    theirs = subject.prepare(test_case.model, _client(subject))
    buffer = buffer_for(subject, ours, inputs=[0], outputs=[0])
    fill(subject, buffer, first)
    _expect_unusable(subject, theirs, buffer.token, "another client's buffer")
    same = content(subject, buffer, first).tobytes() == first.tobytes()
    expect(same, "an execution of another client changed a buffer", Verdict.WRONG)


@check(Level.TEXT, since=_V1_3, feature="clients", source=_GUIDE, stage=Stage.PREPARE)
def keeps_models_from_other_clients(subject: Subject) -> None:
    """Allocating a buffer for another client's prepared model is refused."""
    model, client = case(_SUM).model, _client(subject)
    ours, theirs = subject.prepare(model), subject.prepare(model, client)
    buffer_for(subject, ours, inputs=[0])
    role = (BufferRole(0, 0),)
    expect_refused(subject, "another client's model", [theirs], role)
    expect_refused(subject, "another client's model that no role names", [ours, theirs], role)
    expect_refused(subject, "a model of the client that it came of", [ours], role, device=client)


@check(
    Level.TEXT,
    since=_V1_3,
    feature="clients",
    source="IDevice.hal 1.3, allocate: a token must differ from those of all buffers alive in the same service",
    stage=Stage.PREPARE,
)
def gives_clients_different_tokens(subject: Subject) -> None:
    """All open buffers have different tokens, whichever client they belong to."""
    model = case(_SUM).model
    clients = [(subject.device, subject.prepare(model))]
    for _ in range(2):
        client = _client(subject)
        if (prepared := subject.prepare_if_room(model, client)) is not None:
            clients.append((client, prepared))
    # The first of each client: a driver may have room for two in all.
    buffers = [buffer_for(subject, clients[0][1], inputs=[0])]
    for client, prepared in [*clients[1:], *clients * 3]:
        if (buffer := buffer_if_room(subject, prepared, [BufferRole(0, 0)], device=client)) is not None:
            buffers.append(buffer)
    tokens = [each.token for each in buffers]
    expect(len(set(tokens)) == len(tokens), f"buffers of {len(clients)} clients have, in turn, the tokens {tokens}")


@check(Level.TEXT, feature="clients", source=_GUIDE)
def goes_on_when_another_client_leaves(subject: Subject) -> None:
    """A client's prepared models compute the right outputs after another client has closed the device, and while it
    does, and new clients can open it.
    """
    test_case = case(_SUM)
    ours = subject.prepare(test_case.model)
    for _ in range(2):
        client = _client(subject)
        theirs = subject.prepare(test_case.model, client)
        subject.expect_right(theirs, test_case)
        _leave(subject, client, theirs)
        subject.expect_right(ours, test_case)
        another = subject.prepare(test_case.model)
        subject.expect_right(another, test_case)
        subject.give_back(another, flushed=True)
    subject.give_back(ours, flushed=True)
    longer, summing = sums_that_take(subject, 2 * max(_UNDER_WAY))

    def compute() -> None:
        subject.expect_right(summing, longer)

    for seconds in _UNDER_WAY:
        client = _client(subject)
        theirs = subject.prepare(test_case.model, client)

        def leave(client: Device = client, theirs: PreparedModel = theirs, seconds: float = seconds) -> None:
            time.sleep(seconds)
            _leave(subject, client, theirs)

        run_concurrently(subject.session, [compute, leave])


@check(Level.TEXT, since=_V1_3, feature="clients", source=_GUIDE)
def keeps_waits_when_another_client_leaves(subject: Subject) -> None:
    """A client's executions that wait for their fences are executed when these are signalled, also if another client
    leaves meanwhile, whose executions wait too, and many others have left so before.
    """
    need_own(subject, "fenced")
    need_launched(subject)
    kind = sum_type(subject)
    ours, theirs = sum_of(kind, 1, 2), sum_of(kind, 3, 4)
    prepared = subject.prepare(ours.model)
    for _ in range(_LEAVING):
        client = _client(subject)
        other, arena = subject.launch(theirs.model, client).prepared, Arena(subject.session.seed)
        if other is None:
            # A driver may have room for two models: those of a client that left may go a moment later.
            client.close()
            time.sleep(_MOMENT)
            continue
        with FenceGate(2) as gate:
            launched = launch_fenced(subject, prepared, subject.lay_out(ours), gate.fences[:1])
            left = launch_fenced(subject, other, subject.lay_out(theirs, arena), gate.fences[1:])
            if left.fence != -1:
                os.close(left.fence)
            _leave(subject, client, other)
            # What the driver does for a client that left it may do a moment later.
            time.sleep(_MOMENT)
            gate.open()
            info = finish(subject.session, launched)
        expect_status(info.status, ErrorStatus.NONE, call="a fenced execution that waited while another client left")
        judge_outputs(ours, subject.arena, ExecutionResult(info.status))


@check(Level.TEXT, since=_V1_3, feature="clients", source=_GUIDE)
def keeps_buffers_when_another_client_leaves(subject: Subject) -> None:
    """A client's buffers keep their content after another client has closed the device."""
    test_case = case(_SUM)
    first = test_case.inputs[0]
    assert first is not None
    prepared = subject.prepare(test_case.model)
    buffer = buffer_for(subject, prepared, inputs=[0])
    fill(subject, buffer, first)
    client = _client(subject)
    theirs = buffer_for(subject, subject.prepare(test_case.model, client), inputs=[0], device=client)
    fill(subject, theirs, first)
    client.close()
    same = content(subject, buffer, first).tobytes() == first.tobytes()
    expect(same, "a client that left changed a buffer", Verdict.WRONG)
    for path in ways(subject):
        result = subject.execute(prepared, place(subject.lay_out(test_case), {0: buffer}), path)
        expect_status(result.status, ErrorStatus.NONE, call=f"{path} execution after another client left")
        judge_outputs(test_case, subject.arena, result)


@check(Level.TEXT, since=_V1_3, feature="clients", source=_GUIDE)
def forgets_a_client_that_left(subject: Subject) -> None:
    """After a client has closed the device its tokens are refused, and no other client can read its buffers."""
    test_case = case(_SUM)
    first = test_case.inputs[0]
    assert first is not None
    ours = subject.prepare(test_case.model)
    buffer_for(subject, ours, inputs=[0])
    client = _client(subject)
    theirs = buffer_for(subject, subject.prepare(test_case.model, client), inputs=[0], outputs=[0], device=client)
    fill(subject, theirs, np.full_like(first, 42))
    client.close()
    _expect_unusable(subject, ours, theirs.token, "a buffer of a client that left")
    expect_uninitialised(subject, buffer_for(subject, ours, inputs=[0], outputs=[0]), first.nbytes, "that is new")


@check(Level.TEXT, feature="clients", source=_GUIDE)
def computes_for_clients_side_by_side(subject: Subject) -> None:
    """Two clients that execute at the same time each get the outputs of their own inputs."""
    test_case = case("shifted_float32"), case("scaled_float32")
    prepared = subject.prepare(test_case[0].model), subject.prepare(test_case[1].model, _client(subject))
    way = subject.paths()[0]

    def work(number: int) -> None:
        arena = Arena(subject.session.seed + number)
        for turn in range(_ROUNDS):
            case, model = test_case[number], prepared[number]
            request = arena.lay_out(case.model, case.inputs, case.expected, turn)
            result = way.execute(subject.session, model, request, PLAIN)
            judge_case(case, arena, result, f"{way.name} execution beside another client's")

    with ThreadPoolExecutor(2) as threads:
        list(threads.map(work, range(2)))
    subject.count("executions", 2 * _ROUNDS)


@check(
    Level.TEXT,
    feature="clients",
    source=_GUIDE,
    variants={"equal models": HalVersion.V1_0, "other constants": HalVersion.V1_0},
)
def tells_the_work_of_clients_apart(subject: Subject, which: str) -> None:
    """Clients that execute models of one structure at the same time, equal ones or of other constants, each get the
    sums of their own inputs, other ones each time: what a driver keeps by shapes or by content is no client's input.
    """
    kind = sum_type(subject)
    added = [0 if which == "equal models" else number for number in range(_CLIENTS)]

    def sums(number: int, turn: int) -> Case:
        return sum_of(kind, _CLIENTS * turn + number, added[number])

    clients = [_client(subject) for _ in range(_CLIENTS - 1)]
    models = [subject.prepare(sums(0, 0).model)]
    for each in clients:
        if (prepared := subject.prepare_if_room(sums(len(models), 0).model, each)) is not None:
            models.append(prepared)
    paths = subject.paths()
    turns = _TURNS * len(paths)

    def work(number: int) -> None:
        arena = Arena(subject.session.seed + number)
        for turn in range(turns):
            case, path = sums(number, turn), paths[turn % len(paths)]
            request = arena.lay_out(case.model, case.inputs, case.expected, turn)
            result = _executed(subject, models[number], request, path)
            if result is None:
                continue
            judge_case(case, arena, result, f"{path.name} execution beside those of {len(models) - 1} other clients")

    run_concurrently(subject.session, [partial(work, number) for number in range(len(models))])
    subject.count("executions", len(models) * turns)


def _executed(subject: Subject, prepared: PreparedModel, request: Request, path: Path) -> ExecutionResult | None:
    """Execute; None if the driver has no room for one more burst or reusable execution beside those of others."""
    try:
        return path.execute(subject.session, prepared, request, PLAIN)
    except NoRoom as refused:
        if refused.verdict is not Verdict.NOT_APPLICABLE:
            raise
        return None
