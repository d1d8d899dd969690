"""The client processes of stress tests: a fork server that has everything loaded, and what a fork of it does.

The fork server ends with the runner, and its forks with it (PR_SET_PDEATHSIG), whichever way the runner ends.
"""

from __future__ import annotations

import faulthandler
import functools
import os
import socket
import sys
import traceback
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from nnconform.harness.conformance import models
from nnconform.harness.driver.interface import Device, PreparedModel
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.judge import judge_form, judge_outputs
from nnconform.harness.execution.paths import PATHS, PLAIN
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.answers import NoAnswer, Oracle, specified, telling
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.per_op import Drawn, Undrawable, draw
from nnconform.harness.loaders.registry import load
from nnconform.harness.loaders.service import zygote
from nnconform.harness.model.codes import ErrorStatus, HalVersion, name_of
from nnconform.harness.model.errors import DriverFault, UsageError
from nnconform.harness.model.graph import Model
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.ops.schema import Op, Signature
from nnconform.harness.ops.table import TABLE
from nnconform.harness.process.forking import STACKS_SIGNAL
from nnconform.harness.process.heartbeats import DRIVER, SIZE, Board
from nnconform.harness.results.verdict import Settled, Stage, Verdict
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.files import read_cases
from nnconform.harness.stress.attached import attach
from nnconform.harness.stress.client import Client, Means, Usable, Way
from nnconform.harness.stress.definition import find_tests
from nnconform.harness.stress.messages import Done, Failed, Start, Surveyed, Told, decode_request, encode, short
from nnconform.harness.stress.survey import survey

# The runner says when a silence is a hang; the client itself waits for longer than anybody runs it.
PATIENCE = 1_000_000.0
ORACLE = "inproc:reference_driver?precision=float64&hal=1.3%2B"
# Beside the hand-worked models so many drawn ones are executed.
DRAWN = 24


def serve(descriptor: int, specs: list[str], seed: int) -> None:
    """Be the fork server. ``specs`` are files whose cases are used, instead of our own."""
    try:
        means: Means | UsageError = gather([Path(each) for each in specs], seed)
    except UsageError as error:
        means = error
    zygote.serve(descriptor, decode_request, functools.partial(_become_client, means))


def gather(specs: list[Path], seed: int) -> Means:
    """Cases and how to use them."""
    if specs:
        cases = tuple(case for path in specs for case in read_cases(path) if not case.expect_failure)
    else:
        cases = (*models.cases(HalVersion.V1_3_PLUS), *_drawn_cases(seed))
    return Means(cases, _ways, _judge, draw_model)


def _ways(session: Session) -> dict[str, Way]:
    """The ways of executing that the driver has of its own."""
    hal, emulated = session.hal(), session.info().emulated

    def way(name: str) -> Way:
        def execute(session: Session, prepared: PreparedModel, request: Request) -> ExecutionResult:
            return PATHS[name].execute(session, prepared, request, PLAIN)

        return execute

    return {path.name: way(path.name) for path in PATHS.values() if path.since <= hal and path.feature not in emulated}


def _judge(case: Case, arena: Arena, result: ExecutionResult) -> None:
    judge_form(result)
    if result.status != ErrorStatus.NONE:
        raise Settled(Verdict.ERROR, f"execution of {case.name}: got {name_of(ErrorStatus, result.status)}")
    judge_outputs(case, arena, result)


def _drawn_cases(seed: int) -> list[Case]:
    """Cases drawn from the definitions, answered by the reference driver in float64."""
    device = load(ORACLE)
    oracle, found = Oracle(device), list[Case]()
    try:
        for number in range(4 * DRAWN):
            drawn = _draw(Choices.from_seed(seed * 4 * DRAWN + number))
            # A random answer can be compared only by its distribution.
            if drawn is None or drawn.op.random:
                continue
            try:
                model, outputs = telling(drawn, oracle)
            except NoAnswer:
                continue
            name = f"{drawn.op.code.name.lower()}_{number}"
            found.append(Case(name, model, drawn.inputs, tuple(specified(drawn, outputs))))
            if len(found) == DRAWN:
                break
    finally:
        # Its threads would not survive a fork.
        device.close()
    return found


@functools.cache
def _signatures() -> tuple[tuple[Op, Signature], ...]:
    return tuple((op, each) for op in TABLE.values() for each in op.signatures())


def _draw(choices: Choices) -> Drawn | None:
    op, signature = choices.pick(_signatures())
    try:
        return draw(choices, op, signature.form, signature.row)
    except Undrawable:
        return None


def draw_model(choices: Choices) -> Model:
    """A valid model of one operation."""
    while (drawn := _draw(choices)) is None:
        continue
    return drawn.model


def _become_client(
    means: Means | UsageError, start: Start, board: int, sock: int, output: int, stacks: int, *door: int
) -> None:
    """Be a client process, from the fork to the end."""
    status = 1
    try:
        os.dup2(output, 1)
        os.dup2(output, 2)
        sys.stdout = sys.stderr
        faulthandler.enable(2)
        faulthandler.register(STACKS_SIGNAL, stacks)
        with socket.socket(fileno=sock) as runner:
            told: Told
            try:
                told = _work(means, start, Board(Memory(board, SIZE)), *door)
            except BaseException as error:
                told = _failed(error)
            runner.send(encode(told))
        status = 0
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(status)


def _work(means: Means | UsageError, start: Start, board: Board, door: int = -1) -> Surveyed | Done:
    if isinstance(means, UsageError):
        raise means
    board.write(0, DRIVER, 0, f"{Stage.LOAD} {start.address}")
    session = _Session(start, _opener(start, door))
    usable = [Usable(means.cases[place], tuple(ways)) for place, ways in start.usable]
    seed = f"{start.seed} {start.test} {start.role} {start.number}"
    client = Client(means, session, board, usable, seed, start.driver_pid, start.limit)
    if start.role < 0:
        found, left_out = survey(client)
        return Surveyed(session.describe(), found, left_out)
    test = find_tests(start.test, import_module(start.package))[0]
    test.roles[start.role].work(client)
    return Done(dict(client.counted))


def _opener(start: Start, door: int) -> Callable[[], Device]:
    if door < 0:
        return lambda: load(start.address)
    handed = socket.socket(fileno=door)
    return lambda: attach(start.address, handed, start.driver_pid, PATIENCE)


class _Session(Session):
    """A session with a device that others use too."""

    def __init__(self, start: Start, opener: Callable[[], Device]) -> None:
        super().__init__(start.address, seed=start.seed, limit=PATIENCE)
        self._opener = opener

    def device(self) -> Device:
        if self._device is None:
            self._device = self._opener()
            if hasattr(self._device, "limit"):
                self._device.limit = self.limit
        return self._device


def _failed(error: BaseException) -> Failed:
    """What went wrong, for the runner."""
    step = (getattr(error, "__notes__", None) or [""])[0]
    trace = "".join(traceback.format_exception(error))
    if isinstance(error, Settled):
        return short(Failed(str(error.verdict), str(error), step, error.details))
    if isinstance(error, UsageError):
        return short(Failed("usage", str(error), step))
    if isinstance(error, DriverFault):
        return short(Failed("broke", str(error), step, {"stderr": error.stderr, "stack": error.stack}))
    return short(Failed("raised", f"{type(error).__name__}: {error}", step, {"traceback": trace}))
