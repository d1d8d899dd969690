"""What one pytest run has: the drivers under test, the store of its verdicts, and its counts."""

from __future__ import annotations

from collections import Counter

import pytest

from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import DriverFault, UsageError
from nnconform.harness.pytest_plugin.expectations import ExpectedFailures
from nnconform.harness.pytest_plugin.recording import ShareRun, recording_of
from nnconform.harness.results.verdict import Verdict

_key = pytest.StashKey["RunState"]()
# How pytest exits where it came through all tests.
_WHOLE = frozenset({pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED})


class RunState:
    """``verdicts`` counts outcomes, ``tried`` what checks tried (``mutants``, ``executions``, ...), ``rules`` holds the
    names of the checks that were run.
    """

    def __init__(self, config: pytest.Config) -> None:
        hal = config.getoption("hal")
        self.seed: int = config.getoption("seed")
        self.matrix: str = config.getoption("matrix")
        self._limit: float = config.getoption("limit")
        self._hal = HalVersion.parse(hal) if hal else None
        self._sessions: dict[str, Session] = {}
        self.addresses: list[str] = config.getoption("driver")
        self.expected = ExpectedFailures(config)
        self.recording = recording_of(config)
        self.verdicts: Counter[Verdict] = Counter()
        self.tried: Counter[str] = Counter()
        self.rules: set[str] = set()
        # A run that something broke off has no end: ``finish`` is not called, or with another status.
        self._ended = False

    @classmethod
    def begin(cls, config: pytest.Config) -> RunState:
        """What the run of ``config`` has, made when first asked for. Raises pytest.UsageError."""
        if _key not in config.stash:
            try:
                found = config.stash[_key] = cls(config)
                config.pluginmanager.register(ShareRun(found.recording))
                config.pluginmanager.register(found.expected)
                for address in found.addresses:
                    found.session(address).device()
            except (UsageError, DriverFault, ValueError) as error:
                raise pytest.UsageError(str(error)) from None
        return config.stash[_key]

    @classmethod
    def of(cls, config: pytest.Config) -> RunState:
        """What the run of ``config`` has."""
        return config.stash[_key]

    def session(self, address: str) -> Session:
        """The driver at ``address``, the same for the whole run."""
        if address not in self._sessions:
            self._sessions[address] = Session(address, hal=self._hal, seed=self.seed, limit=self._limit)
        return self._sessions[address]

    def finish(self, session: pytest.Session) -> None:
        """Note how pytest's run went. One that goes on with another also fails by what that found."""
        self._ended = session.exitstatus in _WHOLE and not session.shouldstop and not session.shouldfail
        if self.recording.done and session.exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            failed = self.recording.failed_before
            session.exitstatus = pytest.ExitCode.TESTS_FAILED if failed else pytest.ExitCode.OK

    def close(self) -> None:
        """Close every driver, and the store. Raises pytest.UsageError where that cannot be written any more."""
        for session in self._sessions.values():
            session.close()
        try:
            self.recording.close(ended=self._ended)
        except UsageError as error:
            raise pytest.UsageError(str(error)) from None
