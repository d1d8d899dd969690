"""``nnconform stress``: the stress tests on a driver."""

from __future__ import annotations

import shlex
import sys
import time
from pathlib import Path

import click

from harness.loaders.session import DEFAULT_LIMIT
from harness.results.events import Event
from harness.results.store import Store
from harness.results.surroundings import machine, versions
from harness.runner.durations import DURATION
from harness.runner.stress import Settings, StressRun
from harness.runner.stress_processes import Clients
from harness.stress.definition import find_tests
from harness.stress.outcome import Ending, Report


@click.command()
@click.option("--driver", "address", required=True, metavar="ADDRESS", help="The driver; it gets a process of its own.")
@click.option("--test", "names", multiple=True, metavar="NAME", help="Only this test; may be given again.")
@click.option("--duration", type=DURATION, default="10s", show_default=True, help="How long each test lasts: 30s, 5m.")
@click.option("--limit", default=DEFAULT_LIMIT, show_default=True, help="Seconds of silence that are a hang.")
@click.option("--seed", default=0, show_default=True, help="What all random choices follow from.")
@click.option("--cases", multiple=True, type=click.Path(exists=True, dir_okay=False), help="Spec files to use instead.")
@click.option("--results", type=click.Path(path_type=Path), help="Store that keeps each verdict as it falls.")
@click.option("--resume", is_flag=True, help="Go on with the store's latest run.")
@click.option("--list", "listed", is_flag=True, is_eager=True, callback=lambda ctx, _, on: _list(ctx) if on else None)
def command(
    address: str,
    names: tuple[str, ...],
    duration: float,
    limit: float,
    seed: int,
    cases: tuple[str, ...],
    results: Path | None,
    resume: bool,
    listed: bool,
) -> None:
    """Press a driver from many threads and processes, kill its clients, and see that it keeps answering right."""
    tests = [find_tests(name)[0] for name in names] or find_tests()
    record = _Record(address, seed, results, resume)
    settings = Settings(duration, limit, seed)
    clients = Clients(list(cases), seed)
    click.echo(f"driver {address}, seed {seed}, {duration:g} s each")
    failed = []
    try:
        for test in tests:
            if record.has(test.name):
                continue
            began = time.monotonic()
            run = StressRun(test, address, clients, settings)
            report = run.run()
            record.keep(test.name, run.described, report, _reproduce(address, test.name, settings, cases), began)
            click.echo(_said(test.name, report, time.monotonic() - began))
            failed += [test.name] if report.ending is not Ending.SUCCESS else []
        record.end()
    finally:
        clients.close()
    if failed:
        raise click.exceptions.Exit(1)


class _Record:
    """The run in the results store; without one it keeps nothing."""

    def __init__(self, address: str, seed: int, path: Path | None, resume: bool) -> None:
        if resume and path is None:
            raise click.UsageError("--resume needs --results FILE: the store of the run to go on with")
        self._address = address
        self._store = Store.open(path, must_exist=resume) if path else None
        self._done: set[tuple[str, str]] = set()
        if self._store is None:
            return
        if resume:
            self._run = self._store.run().id
            self._done = self._store.done(self._run)
        else:
            text = shlex.join(["nnconform", *sys.argv[1:]])
            self._run = self._store.begin_run(text, seed, versions=versions(), machine=machine())

    def has(self, name: str) -> bool:
        """Whether the test came to its verdict before."""
        return (self._address, f"stress/{name}") in self._done

    def keep(self, name: str, described: dict[str, object], report: Report, reproduce: str, began: float) -> None:
        """Keep what a test came to."""
        if self._store is None:
            return
        self._store.describe_driver(self._run, self._address, described)
        seconds = time.monotonic() - began
        outcome = report.outcome()
        self._store.record(
            self._run, Event(f"stress/{name}", self._address, outcome, reproduce=reproduce, seconds=seconds)
        )

    def end(self) -> None:
        """Note the end of the run."""
        if self._store is not None:
            self._store.end_run(self._run)
            self._store.close()


def _reproduce(address: str, name: str, settings: Settings, cases: tuple[str, ...]) -> str:
    words = ["nnconform", "stress", "--driver", address, "--test", name, "--seed", str(settings.seed)]
    words += ["--duration", f"{settings.duration:g}s", "--limit", f"{settings.limit:g}"]
    return shlex.join([*words, *(word for each in cases for word in ("--cases", each))])


def _said(name: str, report: Report, seconds: float) -> str:
    """What came of a test, for the terminal."""
    who = f" of the {report.side}" if report.side else ""
    lines = [f"{name}: {report.ending}{who}, {report.verdict}, {seconds:.1f} s: {report.message}"]
    if report.ending is Ending.SUCCESS:
        return lines[0]
    for title, text in report.details.items():
        lines += [f"  {title}:", *(f"    {line}" for line in text.rstrip().splitlines()[-30:])]
    return "\n".join(lines)


def _list(context: click.Context) -> None:
    for test in find_tests():
        click.echo(f"{test.name}: {test.says}")
    context.exit()
