"""Attempts at inputs: a target is run on choices, or on a stored input, in a process that may break down.

A driver runs behind ``service:``, opened anew for a confirmation. A target of our own code runs in a process for each
attempt, forked from one that has imported it, so that a crash, a hang or a lack of memory is an outcome like any other.
"""

from __future__ import annotations

import os
import select
from collections.abc import Sequence
from functools import partial
from typing import Protocol

import msgspec

from nnconform.fuzz.findings import signature
from nnconform.fuzz.memory import limit_own_memory
from nnconform.fuzz.own import plant
from nnconform.fuzz.target import Target, find_target
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.loaders.registry import in_own_process
from nnconform.harness.process.forkserver.client import ForkServer
from nnconform.harness.process.forkserver.server import Run
from nnconform.harness.process.patience import Patience
from nnconform.harness.process.supervised import SupervisedProcess, signal_name
from nnconform.harness.results.verdict import Outcome, Stage, Verdict

# Bytes of an outcome with its details.
_CHUNK = 1 << 16


class Attempt(msgspec.Struct, frozen=True):
    """What came of one attempt: the outcome, None if the choices make no input or it cannot be judged; its signature;
    and the choices that were drawn, with their spans.
    """

    outcome: Outcome | None
    signature: str = ""
    drawn: tuple[int, ...] = ()
    spans: tuple[tuple[int, int], ...] = ()

    @property
    def failed(self) -> bool:
        """Whether it failed."""
        return self.outcome is not None and self.outcome.failed


class Attempts(Protocol):
    """Makes attempts with one target."""

    def choices(self, choices: Sequence[int]) -> Attempt:
        """Run choices."""

    def stored(self, text: str) -> Attempt:
        """Run a stored input. Raises ValueError if the text is none."""

    def renew(self) -> None:
        """Make the next attempt in a fresh process."""

    def close(self) -> None:
        """Release everything."""


def attempts_at(target: str, driver: str, limit: float, seed: int) -> Attempts:
    """Return the attempts that fit a target."""
    kind = find_target(target)
    return ForkedAttempts(target, driver, limit) if kind.own else DriverAttempts(kind, driver, limit, seed)


def _attempt(target: Target, choices: Choices) -> Attempt:
    fuzz_input = target.make(choices)
    outcome = None if fuzz_input is None else target.outcome(fuzz_input)
    name = ""
    if outcome is not None and outcome.failed:
        name = signature(outcome, target.failure_kind(fuzz_input, outcome))
    return Attempt(outcome, name, tuple(choices.sequence), tuple(choices.parts))


def _stored(target: Target, text: str) -> Attempt:
    fuzz_input = target.deserialise(text)
    outcome = target.outcome(fuzz_input)
    failed = outcome is not None and outcome.failed
    return Attempt(outcome, signature(outcome, target.failure_kind(fuzz_input, outcome)) if failed and outcome else "")


class DriverAttempts:
    """Attempts on a driver in a process of its own."""

    def __init__(self, kind: type[Target], driver: str, limit: float, seed: int) -> None:
        self._session = Session(in_own_process(driver), seed=seed, limit=limit)
        self._target = kind(self._session)

    def choices(self, choices: Sequence[int]) -> Attempt:
        """Run choices."""
        return _attempt(self._target, Choices.from_list(choices))

    def stored(self, text: str) -> Attempt:
        """Run a stored input. Raises ValueError if the text is none."""
        return _stored(self._target, text)

    def renew(self) -> None:
        """Open the driver anew at the next attempt."""
        self._session.close()

    def close(self) -> None:
        """Close the driver."""
        self._target.close()
        self._session.close()


class _Request(msgspec.Struct, frozen=True):
    """What a forked process runs: choices, or a stored input unless that is ""."""

    choices: tuple[int, ...]
    stored: str = ""


_decode_request = msgspec.msgpack.Decoder(_Request).decode
_reply_decoder = msgspec.json.Decoder(tuple[Attempt | None, str])


def set_up(target: str, address: str) -> Run:
    """Return the function that the fork server runs in each process."""
    find_target(target)
    plant(address)
    return partial(_run, target, address)


def _run(target: str, address: str, request: msgspec.Raw, replies: int) -> None:
    wanted = _decode_request(request)
    made = find_target(target)(Session(address))
    limit_own_memory()
    problem, attempt = "", None
    try:
        attempt = _stored(made, wanted.stored) if wanted.stored else _attempt(made, Choices.from_list(wanted.choices))
    except ValueError as error:
        if not wanted.stored:
            raise
        problem = str(error)
    with open(replies, "wb") as file:
        file.write(msgspec.json.encode((attempt, problem)))


class ForkedAttempts:
    """Attempts at our own code, each in a process of its own."""

    def __init__(self, target: str, address: str, limit: float) -> None:
        self._server, self._limit = ForkServer(set_up, target, address), limit

    def choices(self, choices: Sequence[int]) -> Attempt:
        """Run choices."""
        return self._make(_Request(tuple(choices)), tuple(choices))

    def stored(self, text: str) -> Attempt:
        """Run a stored input. Raises ValueError if the text is none."""
        return self._make(_Request((), text), ())

    def renew(self) -> None:
        """Do nothing: each attempt has a fresh process."""

    def close(self) -> None:
        """End the fork server."""
        self._server.stop()

    def _make(self, request: _Request, choices: tuple[int, ...]) -> Attempt:
        ours, theirs = os.pipe()
        try:
            process = SupervisedProcess(lambda output, stacks: self._server.fork(request, [output, stacks, theirs]))
        finally:
            os.close(theirs)
        with open(ours, "rb") as file:
            content, hung = self._read(file.fileno(), process)
        stack = process.stacks() if hung else ""
        end = process.end()
        if content:
            attempt, problem = _reply_decoder.decode(content)
            if attempt is None:
                raise ValueError(problem)
            return attempt
        details = {"stderr": process.stderr_tail()}
        if hung:
            details["stack"] = stack
            outcome = Outcome(Verdict.HUNG, Stage.LOAD, f"no answer within {self._limit:g} s", details)
        else:
            details["signal"] = signal_name(end.signal) if end.signal else ""
            outcome = Outcome(Verdict.CRASHED, Stage.LOAD, f"its process {end.how}", details)
        return Attempt(outcome, signature(outcome), choices)

    def _read(self, pipe: int, process: SupervisedProcess) -> tuple[bytes, bool]:
        """Return what the process writes until it ends, and whether it hung."""
        content, patience, ready = b"", Patience(self._limit, process.pid), select.poll()
        ready.register(pipe, select.POLLIN | select.POLLHUP)
        while pause := patience.turn():
            if ready.poll(pause * 1000):
                data = os.read(pipe, _CHUNK)
                if not data:
                    return content, False
                content += data
        return b"", True
