"""Failures that ``--expect FILE`` expects, in a pytest run. Under xdist the workers report them to the controller."""

from __future__ import annotations

from typing import Any

import pytest

from nnconform.harness.results.expectations import Expectation, Expectations
from nnconform.harness.results.verdict import Outcome

_PROPERTY = "expected"
# So many patterns that are about nothing in a run are named.
_NAMED = 3


class NoLongerFails(Exception):
    """What was expected to fail does not, and ``--expect-strict`` makes that a failure."""


class ExpectedFailures:
    """A plugin: decides where a case runs, and sums up where the run is reported. Raises UsageError for a bad file."""

    def __init__(self, config: pytest.Config) -> None:
        self._expectations = Expectations.read(config.getoption("expect"))
        self._strict: bool = config.getoption("expect_strict")
        self._drivers: list[str] = config.getoption("driver")
        self._met = 0
        self._seen: set[int] = set()
        self._now_passing: list[str] = []

    def of(self, driver: str, name: str) -> Expectation | None:
        """What is expected of a case."""
        return self._expectations.find(driver, name)

    def apply(self, item: pytest.Item, entry: Expectation, outcome: Outcome) -> None:
        """Note the outcome of a case that ``entry`` is about. Raises pytest's ``xfail`` where it fails as expected, and
        NoLongerFails where it does not and must.
        """
        now_passes = f"{item.nodeid}: {outcome.verdict}, {entry.describe()}" if entry.now_passes(outcome) else ""
        item.user_properties.append((_PROPERTY, [self._expectations.entries.index(entry), now_passes]))
        if entry.covers(outcome):
            pytest.xfail(f"{outcome.verdict}: {entry.reason}")
        if now_passes and self._strict:
            raise NoLongerFails(f"{outcome.verdict}, {entry.describe()}")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        noted: Any = dict(report.user_properties).get(_PROPERTY) if report.when == "call" else None
        if noted is not None:
            place, now_passes = noted
            self._seen.add(place)
            self._met += hasattr(report, "wasxfail")
            self._now_passing += [now_passes] if now_passes else []

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        if not self._expectations.entries:
            return
        terminalreporter.section("expectations")
        terminalreporter.line(f"failed as expected: {self._met}")
        for text in self._now_passing:
            terminalreporter.line(f"no longer fails: {text}", yellow=True)
        idle = [
            entry.case
            for place, entry in enumerate(self._expectations.entries)
            if place not in self._seen and any(entry.matches_driver(each) for each in self._drivers)
        ]
        if idle:
            names = ", ".join(idle[:_NAMED]) + (", ..." if idle[_NAMED:] else "")
            terminalreporter.line(f"about no case of this run: {len(idle)} ({names})")
