"""Collection of cases as pytest items, one for each case and driver, and the hooks of a run on drivers.

Files of cases are specs (``.mod.py``) and files with one case a line (``.jsonl``, ``.jsonl.gz``).
``nnconform.harness.pytest_plugin.plugin`` loads this module when a driver is named.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest

from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.printable import printable, single_line
from nnconform.harness.process.interrupts import interrupts_outside_locks
from nnconform.harness.pytest_plugin.in_common import InCommon
from nnconform.harness.pytest_plugin.item import ADVICE, MEASURED, DriverItem
from nnconform.harness.pytest_plugin.run_state import RunState
from nnconform.harness.pytest_plugin.shares import select, way_through
from nnconform.harness.results.events import Kind
from nnconform.harness.results.verdict import RAN, Outcome, Verdict
from nnconform.harness.spec.case import Case, PendingCase
from nnconform.harness.spec.files import pending_cases, suffix_of

# Categories of pytest's reports of items that ran.
_CALLED = ("passed", "advice", "failed", "xfailed", "skipped")
# Loaded with this module.
pytest_plugins = ["nnconform.harness.pytest_plugin.protocol", "nnconform.harness.pytest_plugin.garbage"]


class CaseItem(DriverItem):
    """One case on one driver, built when it is needed.

    pytest keeps all items to the end of a run, and each of several processes collects all of them: a case that has run
    is let go of, and built again for whoever asks for it.
    """

    kind = Kind.CASE

    def __init__(self, *, pending: PendingCase, **more: Any) -> None:
        super().__init__(**more)
        self._build = pending.build
        self._operations: tuple[str, ...] | None = None

    @cached_property
    def case(self) -> Case | None:  # type: ignore[override] # it is only read
        """The case; None if its model or its values are not valid, as ``problem`` then says."""
        try:
            return self._build()
        except UsageError as error:
            self.problem = single_line(error)
            return None

    def operations(self) -> tuple[str, ...]:
        if self._operations is None:
            self._operations = super().operations()
        return self._operations

    def runtest(self) -> None:
        try:
            super().runtest()
        finally:
            # They are asked for at the end of the run.
            self.operations()
            self.__dict__.pop("case", None)

    def judge(self, session: Session) -> Outcome:
        run, case = RunState.of(self.config), self.case
        if case is None:
            self.not_run(self.problem)
            raise UsageError(self.problem)
        return run_case(session, case, run.matrix, coupling=run.coupling)

    def source(self) -> str:
        return f"expected values: {self.case.source}" if self.case and self.case.source else ""


class CaseFile(pytest.File):
    """A file of cases."""

    def collect(self) -> Iterator[CaseItem]:
        addresses = RunState.of(self.config).addresses
        for pending in self.cases():
            for address in addresses:
                title = printable(pending.name)
                name = title if len(addresses) == 1 else f"{title}[{address}]"
                yield CaseItem.from_parent(self, name=name, pending=pending, address=address)

    def cases(self) -> list[PendingCase]:
        """Read the cases in the file. Raises CollectError if the file is not valid."""
        try:
            return pending_cases(self.path)
        except UsageError as error:
            raise self.CollectError(single_line(error)) from None


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> CaseFile | None:
    if not suffix_of(file_path) or not RunState.of(parent.config).addresses:
        return None
    return CaseFile.from_parent(parent, path=file_path)


def pytest_collect_directory(path: Path, parent: pytest.Collector) -> pytest.Directory | None:
    return way_through(path, parent)


class _NoModule(pytest.File):
    """An empty collector instead of the Python module that pytest would import for a ``.mod.py`` file on its command
    line.
    """

    def collect(self) -> list[pytest.Item]:
        return []


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> _NoModule | None:
    return _NoModule.from_parent(parent, path=module_path) if suffix_of(module_path) else None


def pytest_configure(config: pytest.Config) -> None:
    run = RunState.create_once(config)
    config.pluginmanager.register(InCommon(run.recording, run.addresses))


def pytest_unconfigure(config: pytest.Config) -> None:
    RunState.of(config).close()


@pytest.hookimpl(wrapper=True)
def pytest_runtestloop() -> Generator[None, object, object]:
    """Let Ctrl-C leave no lock locked that a driver in this process needs to close."""
    with interrupts_outside_locks():
        return (yield)


def pytest_report_header(config: pytest.Config) -> list[str]:
    store = config.getoption("results")
    drivers = ", ".join(config.getoption("driver"))
    return [f"nnconform: driver {drivers}; seed {config.getoption('seed')}" + (f"; results {store}" if store else "")]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    name, done = RunState.of(config).named, RunState.of(config).recording.done
    wanted = [item for item in items if not (name and isinstance(item, DriverItem) and item.title() != name)]
    if operations := RunState.of(config).operations:
        wanted = [item for item in wanted if isinstance(item, DriverItem) and item.tests_one_of(operations)]
    if done:
        wanted = [item for item in wanted if not (isinstance(item, DriverItem) and item.done())]
    wanted = select(config, wanted)
    if wanted != items:
        kept = set(wanted)
        # One item asked for by its name needs no word about thousands of others.
        if not name:
            config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = wanted


def pytest_sessionfinish(session: pytest.Session) -> None:
    items = [item for item in getattr(session, "items", ()) if isinstance(item, DriverItem)]
    # A run that the user interrupts is resumed.
    if _is_worker(session.config):
        if session.config.getoption("maxfail"):
            _not_run_by_any(session.config, items)
    elif session.shouldfail or session.exitstatus == pytest.ExitCode.INTERNAL_ERROR:
        why = session.shouldfail or "the harness broke down"
        for item in items:
            if not item.ended:
                item.not_run(f"the run stopped before it: {why}")
    RunState.of(session.config).finish(session)


def _not_run_by_any(config: pytest.Config, items: list[DriverItem]) -> None:
    """Store that items were not run which have no verdict: a worker of xdist does not know which of them others run.

    One that another worker still runs gets a later verdict, which is the one that counts.
    """
    recording = RunState.of(config).recording
    if recording.store is None:
        return
    with recording.store.at_once():
        known = recording.store.known(recording.run)
        for item in items:
            if (item.address, item.lasting_name()) not in known:
                item.not_run(f"the run stopped before it: stopping after {config.getoption('maxfail')} failures")


def pytest_report_teststatus(report: pytest.TestReport) -> tuple[str, str, tuple[str, dict[str, bool]]] | None:
    if report.when == "call" and report.passed and ADVICE in dict(report.user_properties):
        return "advice", "a", ("ADVICE", {"yellow": True})
    return None


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    run = RunState.of(config)
    if run.recording.failed_before:
        terminalreporter.section("resumed")
        terminalreporter.line(f"failures of the resumed run: {run.recording.failed_before}", red=True)
    if run.verdicts:
        terminalreporter.section("verdicts")
        terminalreporter.line("  ".join(f"{each}: {run.verdicts[each]}" for each in Verdict if run.verdicts[each]))
    for report in terminalreporter.getreports("advice"):
        terminalreporter.line(f"advice: {report.nodeid}: {dict(report.user_properties)[ADVICE]}")
    reports = [each for outcome in _CALLED for each in terminalreporter.getreports(outcome) if each.when == "call"]
    for report in reports:
        if MEASURED in dict(report.user_properties):
            terminalreporter.line(f"measured: {report.nodeid}: {dict(report.user_properties)[MEASURED]}")
    parts = [dict(report.user_properties)[RAN] for report in reports if RAN in dict(report.user_properties)]
    if parts:
        ran, every = (sum(each) for each in zip(*parts, strict=True))
        terminalreporter.line(f"not supported whole: {len(parts)} graphs, of which {ran:,} of {every:,} outputs ran")
    if run.rules:
        attempts = "".join(f"  {name}: {count}" for name, count in sorted(run.attempts.items()))
        terminalreporter.line(f"rules checked: {len(run.rules)}{attempts}  (seed {run.seed})")


def _is_worker(config: pytest.Config) -> bool:
    return hasattr(config, "workerinput")
