"""Expected failures (``--expect FILE``) in a pytest run. Under xdist the workers report them to the controller."""

from __future__ import annotations

from typing import Any

import pytest

from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.expectations import Expectation, Expectations, NamedCase
from nnconform.harness.results.verdict import Outcome

_PROPERTY = "expected"
# Patterns without a case in the run that are named, at most.
_MAX_NAMES = 3


class NoLongerFails(Exception):
    """A case that was expected to fail does not, and ``--expect-strict`` makes that a failure."""


class ExpectedFailures:
    """The pytest plugin of expected failures. Raises UsageError for a bad file.

    ``apply`` is called where a case runs, the hooks where the run is reported: under xdist in different processes.
    """

    def __init__(self, config: pytest.Config) -> None:
        self._expectations = Expectations.read(config.getoption("expect"))
        self._strict: bool = config.getoption("expect_strict")
        if self._strict and not config.getoption("expect"):
            raise UsageError("--expect-strict: wanted --expect FILE beside it, the failures that are expected")
        self._drivers: list[str] = config.getoption("driver")
        self._seed: int = config.getoption("seed")
        self._expected_count = 0
        self._seen: set[int] = set()
        self.versions: dict[str, str] = {}
        self._now_passing: list[str] = []

    def needs_version(self, driver: str) -> bool:
        """Whether an entry depends on the version of a driver, which is then wanted in ``versions``."""
        return any(each.versions and each.matches_driver(driver) for each in self._expectations.entries)

    def find(
        self,
        driver: str,
        name: str,
        types: tuple[str, ...],
        operations: tuple[str, ...],
        outcome: Outcome | None = None,
    ) -> Expectation | None:
        """Return the entry for a case with tensors of these types and of these operations on a driver, if any, and for
        its outcome if it has run.
        """
        blamed = outcome.blamed if outcome else ()
        case = NamedCase(driver, name, self.versions.get(driver, ""), types, operations, self._seed, blamed)
        return self._expectations.find(case, outcome)

    def apply(self, item: pytest.Item, entry: Expectation, outcome: Outcome) -> None:
        """Apply ``entry`` to the outcome of its case.

        Raises pytest's ``xfail`` if it is the expected failure, and NoLongerFails if it does not fail with
        ``--expect-strict``.
        """
        now_passes = f"{item.nodeid}: {outcome.verdict}, {entry.describe()}" if entry.now_passes(outcome) else ""
        item.user_properties.append((_PROPERTY, [self._expectations.entries.index(entry), now_passes]))
        if entry.covers(outcome):
            pytest.xfail(f"{outcome.verdict}: {entry.reason}")
        if now_passes and self._strict:
            raise NoLongerFails(f"{outcome.verdict}, {entry.describe()}")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        value: Any = dict(report.user_properties).get(_PROPERTY) if report.when == "call" else None
        if value is not None:
            place, now_passes = value
            self._seen.add(place)
            self._expected_count += hasattr(report, "wasxfail")
            self._now_passing += [now_passes] if now_passes else []

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        if not self._expectations.entries:
            return
        terminalreporter.section("expectations")
        terminalreporter.line(f"failed as expected: {self._expected_count}")
        for text in self._now_passing:
            terminalreporter.line(f"no longer fails: {text}", yellow=True)
        for line in self._expired:
            terminalreporter.line(line, red=True)
        unused = self._unused()
        if unused:
            names = ", ".join(unused[:_MAX_NAMES]) + (", ..." if unused[_MAX_NAMES:] else "")
            terminalreporter.line(f"patterns without a case in this run: {len(unused)} ({names})")

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Fail the run if an entry has expired or, with ``--expect-strict``, matches no case."""
        whole = session.exitstatus == pytest.ExitCode.OK and not hasattr(session.config, "workerinput")
        if whole and (self._expired or (self._strict and self._unused())):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    @property
    def _expired(self) -> list[str]:
        return self._expectations.expired(self._drivers)

    def _unused(self) -> list[str]:
        """Return the patterns without a case in the run, of entries that have not expired, are about its seed and this
        processor, and not about failures of graphs, which it may not have.
        """
        return [
            entry.case
            for place, entry in enumerate(self._expectations.entries)
            if place not in self._seen
            and self._expectations.counts(entry)
            and entry.matches_seed(self._seed)
            and not entry.first_wrong
            and any(
                entry.matches_driver(each) and entry.matches_version(self.versions.get(each, ""))
                for each in self._drivers
            )
        ]
