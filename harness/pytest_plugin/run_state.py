"""The state of one pytest run: the drivers under test, the store of its verdicts, and its counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection

import pytest

from nnconform.harness.execution.session import Session
from nnconform.harness.model.authority import Profile
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import DriverFault, UsageError
from nnconform.harness.model.printable import single_line
from nnconform.harness.ops.named import ops_named
from nnconform.harness.ops.operation import Op
from nnconform.harness.ops.table import TABLE
from nnconform.harness.pytest_plugin.expectations import ExpectedFailures
from nnconform.harness.pytest_plugin.recording import ShareRun, recording_of
from nnconform.harness.pytest_plugin.state import StateWatch
from nnconform.harness.pytest_plugin.worker_counts import WorkerCounts
from nnconform.harness.results.verdict import Outcome, Verdict

_key = pytest.StashKey["RunState"]()
# The exit statuses of pytest after it has run all tests.
_COMPLETED = frozenset({pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED})


class RunState:
    """The state of one pytest run.

    ``operations`` are the names of those that are asked for, empty for all, ``named`` that of the only item that is,
    or "". ``verdicts`` counts the outcomes, ``attempts`` what checks have run (``mutants``, ``executions``, ...);
    ``rules`` holds the names of the checks that were run.
    """

    def __init__(self, config: pytest.Config) -> None:
        hal = config.getoption("hal")
        self.seed: int = config.getoption("seed")
        self.profile = Profile(config.getoption("profile"))
        self.matrix: str = config.getoption("matrix")
        self.coupling: bool = config.getoption("coupling")
        operations = config.getoption("operation")
        self.operations = frozenset(op.code.name for op in ops_named(operations)) if operations else frozenset[str]()
        self.named: str = config.getoption("named")
        self._limit: float = config.getoption("limit")
        self._hal = HalVersion.parse(hal) if hal else None
        self._sessions: dict[str, Session] = {}
        self.addresses: list[str] = config.getoption("driver")
        self.expectations = ExpectedFailures(config)
        self.recording = recording_of(config)
        self.verdicts: Counter[Verdict] = Counter()
        self.attempts: Counter[str] = Counter()
        self.rules: set[str] = set()
        self._watch = StateWatch()
        # A run that was interrupted is not marked as ended: ``finish`` is not called, or called with another status.
        self._ended = False

    def ops(self, chosen: Collection[str]) -> list[Op]:
        """Return the operations of which an item may be asked for, whose name begins with that of the operation; of
        those ``chosen`` by name, empty for all.
        """
        ops = (op for _, op in sorted(TABLE.items()) if not chosen or op.code.name in chosen)
        return [op for op in ops if self._may_want(op.code.name)]

    def _may_want(self, operation: str) -> bool:
        if self.named:
            return self.named.startswith(f"{operation}_")
        return not self.operations or operation in self.operations

    @classmethod
    def create_once(cls, config: pytest.Config) -> RunState:
        """Return the state of the run of ``config``, created on the first call. Raises pytest.UsageError."""
        if _key not in config.stash:
            try:
                state = config.stash[_key] = cls(config)
                config.pluginmanager.register(ShareRun(state.recording))
                config.pluginmanager.register(WorkerCounts(state))
                config.pluginmanager.register(state.expectations)
                for address in state.addresses:
                    session = state.session(address)
                    session.device()
                    if state.expectations.needs_version(address):
                        state.expectations.versions[address] = str(session.describe()["version"])
            except (UsageError, DriverFault, ValueError) as error:
                raise pytest.UsageError(single_line(error)) from None
        return config.stash[_key]

    @classmethod
    def of(cls, config: pytest.Config) -> RunState:
        """Return the state of the run of ``config``, which must have been created."""
        return config.stash[_key]

    def session(self, address: str) -> Session:
        """Return the session with the driver at ``address``, the same for the whole run."""
        if address not in self._sessions:
            self._sessions[address] = self._new_session(address)
        return self._sessions[address]

    def _new_session(self, address: str) -> Session:
        return Session(address, hal=self._hal, seed=self.seed, limit=self._limit, profile=self.profile)

    def judge(
        self, address: str, title: str, judge: Callable[[Session], Outcome], known: Callable[[Outcome], bool]
    ) -> Outcome:
        """Return the outcome of an item on a driver; one that fails says whether it depends on what came before, unless
        it is ``known``.
        """
        attempts: Counter[str] = Counter()

        def fresh() -> Session:
            # What a second run tries is not counted.
            attempts.update(self.attempts)
            return self._new_session(address)

        outcome = self._watch.judge(self.session(address), title, judge, fresh, known)
        if attempts:
            self.attempts = attempts
        return outcome

    def finish(self, session: pytest.Session) -> None:
        """Record whether pytest ran all tests. A resumed run also fails if it had failures before."""
        self._ended = session.exitstatus in _COMPLETED and not session.shouldstop and not session.shouldfail
        if self.recording.done and session.exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            failed = self.recording.failed_before
            session.exitstatus = pytest.ExitCode.TESTS_FAILED if failed else pytest.ExitCode.OK

    def close(self) -> None:
        """Close every driver, and the store. Raises pytest.UsageError if the store cannot be written."""
        for session in self._sessions.values():
            session.close()
        try:
            self.recording.close(ended=self._ended)
        except UsageError as error:
            raise pytest.UsageError(single_line(error)) from None


def named_drivers(collector: pytest.Collector) -> list[tuple[str, str]]:
    """Return the address of each driver that the command line names, with what the names of its items end with: ""
    for one driver alone. Raises CollectError if it names none.
    """
    addresses = RunState.create_once(collector.config).addresses
    if not addresses:
        raise collector.CollectError(f"{collector.name}: no driver to test; name one with --driver ADDRESS")
    return [(address, f"@{address}" if len(addresses) > 1 else "") for address in addresses]
