"""Failures of a run, tried again alone in processes of their own: do they fail always, at times, or never?"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import StrEnum

import msgspec

from nnconform.harness.campaigns.named import options_of
from nnconform.harness.results.events import Event, Kind

# The exit statuses of a replay that say whether the case failed; any other is a breakdown.
_PASSED, _FAILED = 0, 1
# What a failure of is made of others, which are tried instead.
_SUMS = frozenset({Kind.FUZZ_CAMPAIGN})


class Steadiness(StrEnum):
    """What tries of a failure say of it."""

    STABLE = "stable"
    FLAKY = "flaky"
    # It passes alone: it needs what ran before it, or was chance.
    ALONE_PASSED = "passes alone"
    # The replay itself broke down or refused.
    NOT_TRIED = "not tried"


class Repetition(msgspec.Struct, frozen=True):
    """A failure, how many times it was tried alone, and how many of these failed; ``problem`` is why it was not."""

    event: Event
    tries: int = 0
    failures: int = 0
    problem: str = ""

    @property
    def steadiness(self) -> Steadiness:
        """What the tries say."""
        if self.problem or not self.tries:
            return Steadiness.NOT_TRIED
        if not self.failures:
            return Steadiness.ALONE_PASSED
        return Steadiness.STABLE if self.failures == self.tries else Steadiness.FLAKY


# Runs one ``nnconform replay`` and returns its exit status and what it printed.
Replay = Callable[[str, str, Sequence[str]], tuple[int, str]]


def replay(name: str, address: str, options: Sequence[str]) -> tuple[int, str]:
    """Run a case again in a process of its own, with these options of ``nnconform replay``."""
    command = [sys.executable, "-P", "-m", "nnconform", "replay", name, "--driver", address, *options]
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace", check=False
    )
    return done.returncode, done.stdout + done.stderr


def repeat(events: Iterable[Event], address: str, tries: int, replay: Replay) -> Iterator[Repetition]:
    """Try each failure of ``events`` that was not expected, alone, in their order."""
    for event in events:
        if event.failed and event.kind not in _SUMS:
            yield _repeat(event, address, tries, replay)


def _repeat(event: Event, address: str, tries: int, replay: Replay) -> Repetition:
    # A name with a path is a file of a user's own, and to run it would run what a store names.
    if ".py" in event.case:
        return Repetition(event, problem="a file of your own: run it by its own line")
    failures, options = 0, options_of(event.reproduce)
    for _ in range(tries):
        status, output = replay(event.case, address, options)
        if status not in (_PASSED, _FAILED):
            last = next((line for line in reversed(output.splitlines()) if line.strip()), f"exit status {status}")
            return Repetition(event, problem=last)
        failures += status == _FAILED
    return Repetition(event, tries, failures)
