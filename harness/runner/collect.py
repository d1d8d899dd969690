"""Cases as pytest items: reads ``.mod.py`` specs and ``.jsonl.gz`` case files, runs each case on each driver, keeps
verdicts.

Loaded by ``harness.pytest_plugin`` when a driver is named.
"""

from __future__ import annotations

import gc
import os
import shlex
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from harness.loaders.session import Session
from harness.model.codes import HalVersion, OperandType, name_of
from harness.model.errors import DriverFault, UsageError
from harness.model.numbers import is_tensor
from harness.results.events import Event
from harness.results.verdict import Outcome, Verdict
from harness.runner.recorder import Recorder, ShareRun
from harness.runner.run_case import run_case
from harness.spec.cache import read_cached
from harness.spec.case import Case
from harness.spec.jsonl import read_jsonl
from harness.spec.reader import SUFFIX, read_spec

READERS: dict[str, Callable[[Path], Iterable[Case]]] = {SUFFIX: read_spec, ".jsonl.gz": read_jsonl}
_SKIPPED = frozenset({Verdict.UNSUPPORTED, Verdict.NOT_APPLICABLE, Verdict.VACUOUS})

_sessions = pytest.StashKey[dict[str, Session]]()
_recorder = pytest.StashKey[Recorder]()
_counts = pytest.StashKey[Counter[Verdict]]()


class CaseFailed(Exception):
    """A case came to a verdict that fails."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.message)
        self.outcome = outcome


class CaseItem(pytest.Item):
    """One case on one driver."""

    def __init__(self, *, case: Case, address: str, **more: Any) -> None:
        super().__init__(**more)
        self.case, self.address = case, address

    def reproduce(self) -> str:
        """The command that runs this case alone, from the folder that this run was started in."""
        where = os.path.relpath(self.path, self.config.invocation_params.dir)
        arguments = ["pytest", f"{where}::{self.name}", "--driver", self.address]
        hal, seed = self.config.getoption("hal"), self.config.getoption("seed")
        arguments += ["--hal", hal] if hal else []
        arguments += ["--seed", str(seed)] if seed else []
        return shlex.join(arguments)

    def runtest(self) -> None:
        session = self.config.stash[_sessions][self.address]
        began = time.perf_counter()
        outcome = run_case(session, self.case)
        self.config.stash[_counts][outcome.verdict] += 1
        recorder = self.config.stash[_recorder]
        if recorder.active:
            recorder.record(session, self._event(outcome, time.perf_counter() - began))
        if outcome.failed:
            raise CaseFailed(outcome)
        if outcome.verdict in _SKIPPED:
            pytest.skip(f"{outcome.verdict}: {outcome.message}")

    def _event(self, outcome: Outcome, seconds: float) -> Event:
        return Event(
            case=self.nodeid,
            driver=self.address,
            outcome=outcome,
            path=self.case.path,
            operations=self.case.operations(),
            operand_types=_operand_types(self.case),
            hal_version=str(self.case.min_version or ""),
            reproduce=self.reproduce(),
            seconds=seconds,
        )

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if not isinstance(excinfo.value, CaseFailed):
            return super().repr_failure(excinfo, style)
        outcome = excinfo.value.outcome
        lines = [f"{outcome.verdict} at {outcome.stage}: {outcome.message}"]
        for name, text in outcome.details.items():
            lines += [f"{name}:", *(f"    {line}" for line in text.rstrip().splitlines()[-40:])]
        lines += [f"expected values: {self.case.source}"] if self.case.source else []
        return "\n".join([*lines, f"reproduce: {self.reproduce()}"])

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, self.name


class CaseFile(pytest.File):
    """A file of cases."""

    def collect(self) -> Iterator[CaseItem]:
        addresses = self.config.getoption("driver")
        read = READERS[_suffix(self.path)]
        cache: pytest.Cache | None = getattr(self.config, "cache", None)
        try:
            if cache is not None and _suffix(self.path) == SUFFIX:
                cases = read_cached(self.path, cache.mkdir("nnconform-specs"), read_spec)
            else:
                cases = list(read(self.path))
        except UsageError as error:
            raise self.CollectError(str(error)) from None
        for case in cases:
            for address in addresses:
                name = case.name if len(addresses) == 1 else f"{case.name}[{address}]"
                yield CaseItem.from_parent(self, name=name, case=case, address=address)


def _operand_types(case: Case) -> tuple[str, ...]:
    operands = case.model.main.operands
    return tuple(dict.fromkeys(name_of(OperandType, each.type) for each in operands if is_tensor(each.type)))


def _suffix(path: Path) -> str:
    return "".join(path.suffixes[-2:])


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> CaseFile | None:
    return CaseFile.from_parent(parent, path=file_path) if _suffix(file_path) in READERS else None


class _NoModule(pytest.File):
    """Stands in for the Python module that pytest would import for a ``.mod.py`` file named on the command line."""

    def collect(self) -> list[pytest.Item]:
        return []


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> _NoModule | None:
    return _NoModule.from_parent(parent, path=module_path) if _suffix(module_path) in READERS else None


def pytest_configure(config: pytest.Config) -> None:
    addresses: list[str] = config.getoption("driver")
    hal = config.getoption("hal")
    try:
        version = HalVersion.parse(hal) if hal else None
        config.stash[_recorder] = Recorder.of(config)
        config.pluginmanager.register(ShareRun(config.stash[_recorder]))
        config.stash[_sessions] = {
            address: Session(address, hal=version, seed=config.getoption("seed"), limit=config.getoption("limit"))
            for address in addresses
        }
        for session in config.stash[_sessions].values():
            session.device()
    except (UsageError, DriverFault, ValueError) as error:
        raise pytest.UsageError(str(error)) from None
    config.stash[_counts] = Counter()


def pytest_unconfigure(config: pytest.Config) -> None:
    for session in config.stash.get(_sessions, {}).values():
        session.close()
    if _recorder in config.stash:
        config.stash[_recorder].close()


def pytest_report_header(config: pytest.Config) -> list[str]:
    store = config.getoption("results")
    drivers = ", ".join(config.getoption("driver"))
    return [f"nnconform: driver {drivers}; seed {config.getoption('seed')}" + (f"; results {store}" if store else "")]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    done = config.stash[_recorder].done
    if done:
        again = [item for item in items if not isinstance(item, CaseItem) or (item.address, item.nodeid) not in done]
        config.hook.pytest_deselected(items=[item for item in items if item not in set(again)])
        items[:] = again


def pytest_collection_finish(session: pytest.Session) -> None:
    # The cases stay to the end of the run: the collector of cyclic garbage need not look at them again and again.
    gc.freeze()


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    counts = config.stash[_counts]
    if counts:
        terminalreporter.section("verdicts")
        terminalreporter.line("  ".join(f"{verdict}: {counts[verdict]}" for verdict in Verdict if counts[verdict]))
