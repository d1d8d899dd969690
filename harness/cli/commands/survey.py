"""``nnconform survey``: run the suite on runtimes, and sort what fails into classes, a column for each."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import click
import msgspec
import pytest

from nnconform.harness.campaigns.survey import Column, columns_of, page
from nnconform.harness.cli.options import FILE, expect_option, grouped, limit_option, results_option
from nnconform.harness.cli.output import print_or_write
from nnconform.harness.cli.progress import Progress
from nnconform.harness.execution.session import Session
from nnconform.harness.loaders.registry import in_own_process
from nnconform.harness.model.errors import DriverFault, UsageError
from nnconform.harness.results.expectations import Expectations
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Verdict

# The parts of the suite that ask what a driver computes, and their packages in generated_tests.
PARTS = {"specs": "specs", "extremes": "extremes", "idioms": "idioms", "graphs": "random_graphs"}


class SurveyPlan(msgspec.Struct, frozen=True):
    """What a survey runs on each driver."""

    parts: tuple[str, ...]
    every: int
    first: int
    keyword: str
    expect: tuple[str, ...]
    limit: float

    def arguments(self, address: str, results: Path) -> list[str]:
        """Return the arguments of pytest for one driver."""
        chosen = [f"nnconform.generated_tests.{package}" for part, package in PARTS.items() if part in self.parts]
        options = ["--driver", address, "--results", str(results), "--limit", str(self.limit)]
        options += [word for file in self.expect for word in ("--expect", file)]
        options += ["-k", self.keyword] if self.keyword else []
        # Modules of nnconform are loaded already: too late to rewrite their assertions.
        return [
            "--pyargs",
            *chosen,
            *options,
            "--assert=plain",
            "-q",
            "--tb=no",
            "--no-summary",
            "-p",
            "no:cacheprovider",
        ]


class ShownProgress:
    """A pytest plugin that shows the progress of the run instead of a dot for each case."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self._progress.tally.total = len(session.items)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call":
            self._progress.add(failures=int(report.failed))

    @pytest.hookimpl(wrapper=True)
    def pytest_report_teststatus(self) -> Generator[None, Any, Any]:
        category, _, words = yield
        return category, "", words


class EveryNth:
    """A pytest plugin that selects one of every N cases of the run: 0 is the first."""

    def __init__(self, number: int, first: int) -> None:
        self.number = number
        self.first = first

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        chosen = range(self.first, len(items), self.number)
        config.hook.pytest_deselected(items=[each for place, each in enumerate(items) if place not in chosen])
        items[:] = [items[place] for place in chosen]


@click.command()
@click.argument("addresses", nargs=-1)
@results_option()
@click.option(
    "--part",
    "parts",
    multiple=True,
    type=click.Choice(list(PARTS)),
    default=list(PARTS),
    help="Part of the suite. Default: all.",
)
@click.option("--every", type=click.IntRange(1), default=1, show_default=True, help="Run one of so many cases.")
@click.option(
    "--first", type=click.IntRange(0), default=0, show_default=True, help="The number of the first case to run."
)
@click.option("-k", "keyword", default="", metavar="EXPRESSION", help="Only cases that match it, as pytest's -k.")
@expect_option()
@click.option("-o", "--output", type=FILE, metavar="FILE", help="Write the page to this file. Default: print it.")
@limit_option()
@grouped("plan", SurveyPlan)
def command(plan: SurveyPlan, addresses: tuple[str, ...], results: Path | None, output: Path | None) -> None:
    """Run the suite on the drivers at ADDRESSES, and print a table of verdicts and of the classes of their failures.

    Each driver runs in a process of its own, so that a crash costs one case. The class of a failure that a file of
    expected failures names is the reason in that file; others are sorted by verdict, operation and message. What the
    results store held before is on the page too, a column for each version; without ADDRESSES that is all. The exit
    status is 1 if a failure is not expected.
    """
    if results is None:
        raise UsageError("survey needs --results FILE, the store whose columns it prints")
    drivers = [in_own_process(each) for each in addresses]
    # Mistakes are told before anything has run.
    Expectations.read(plan.expect)
    for address in drivers:
        _try(address)
    for address in drivers:
        _run(plan, address, results)
    with Store.open(results, must_exist=True) as store:
        columns = columns_of(store)
    if not columns:
        raise UsageError(f"{results}: holds no verdict on a case; name the drivers to run")
    _write(columns, output)
    ours = [each for each in columns if not drivers or each.address in drivers]
    if any(each.unexplained or each.verdicts[Verdict.NOT_RUN] for each in ours):
        raise click.exceptions.Exit(1)


def _try(address: str) -> None:
    """Open a driver. Raises UsageError if it cannot be opened."""
    with closing(Session(address)) as session:
        try:
            session.describe()
        except DriverFault as fault:
            raise UsageError(f"driver {address!r} cannot be opened: {fault}") from None


def _run(plan: SurveyPlan, address: str, results: Path) -> None:
    """Run the chosen parts on a driver. Raises KeyboardInterrupt if the user interrupts it, UsageError if pytest cannot
    run or finds no case.
    """
    arguments = plan.arguments(address, results)
    click.echo(f"pytest {' '.join(arguments)}")
    with Progress("cases") as progress:
        status = pytest.main(arguments, plugins=[EveryNth(plan.every, plan.first), ShownProgress(progress)])
    if status == pytest.ExitCode.INTERRUPTED:
        raise KeyboardInterrupt
    if status == pytest.ExitCode.NO_TESTS_COLLECTED:
        raise UsageError(f"no case matches -k {plan.keyword!r}")
    if status in (pytest.ExitCode.USAGE_ERROR, pytest.ExitCode.INTERNAL_ERROR):
        raise UsageError("pytest could not run the suite; what it says is above")


def _write(columns: Sequence[Column], output: Path | None) -> None:
    print_or_write("".join(f"{line}\n" for line in page(columns)), output, f": {len(columns)} columns")
