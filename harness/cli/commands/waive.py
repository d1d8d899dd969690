"""``nnconform waive``: write a file of expected failures from the failures of a run."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from fnmatch import fnmatchcase
from pathlib import Path

import click
import msgspec

from nnconform.harness.campaigns.folders import translate_write_errors
from nnconform.harness.cli.options import FILE, grouped
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.printable import printable
from nnconform.harness.results.events import Event, Run
from nnconform.harness.results.expectations import Expectations, current_date
from nnconform.harness.results.matching import names_of
from nnconform.harness.results.runs import same_work
from nnconform.harness.results.store import Store
from nnconform.harness.results.waiving import (
    WaiverTerms,
    append_entries,
    case_key,
    flake_rates,
    named_clusters,
    not_covered,
    waiver_entries,
    waiver_text,
)


class _Choice(msgspec.Struct, frozen=True):
    """The failures to waive: those with such names, of such clusters or ``every`` one; on drivers with such addresses,
    in the run of this number or in all.
    """

    cases: tuple[str, ...] = ()
    named: tuple[str, ...] = ()
    every: bool = False
    driver: str = "*"
    number: int | None = None


class _Date(click.ParamType[datetime.date]):
    """A click type for a date that is not past."""

    name = "date"

    def convert(
        self, value: str | datetime.date, param: click.Parameter | None, ctx: click.Context | None
    ) -> datetime.date:
        """Return the date; fails with one line, which click prints."""
        if isinstance(value, datetime.date):
            return value
        try:
            date = datetime.date.fromisoformat(value)
        except ValueError:
            self.fail(f"got {value!r}, wanted a date such as 2027-01-31", param, ctx)
        if date < current_date():
            self.fail(f"{date} is past: the entries would not count", param, ctx)
        return date


@click.command(name="waive")
@click.argument("store", type=FILE)
@click.option("--case", "cases", multiple=True, metavar="PATTERN", help="Failures with such names. May be repeated.")
@click.option(
    "--cluster",
    "named",
    multiple=True,
    metavar="NAME",
    help="Failures of this cluster: the operation, rule or test to mend, as the page names it. May be repeated.",
)
@click.option("--all", "every", is_flag=True, help="All failures.")
@click.option("--list", "listed", is_flag=True, help="Print the clusters and their failures, and write nothing.")
@click.option(
    "--on", "driver", default="*", metavar="PATTERN", help="Only failures of the drivers with such addresses."
)
@click.option("--run", "number", type=int, help="Only the run of this number. Default: all runs.")
@click.option("--owner", default="", help="Who mends the fault. Required.")
@click.option("--reason", default="", help="Why the failures are accepted for now. Required.")
@click.option("--bug", default="", help="Where the fault is tracked: a number or an address.")
@click.option(
    "--version", "versions", multiple=True, metavar="PATTERN", help="Only these versions of the driver. Default: all."
)
@click.option("--expires", type=_Date(), metavar="DATE", help="Last day on which the entries count, as 2027-01-31.")
@click.option("-o", "--output", type=FILE, help="File to add the entries to; made if it is not there.")
@grouped("terms", WaiverTerms)
@grouped("choice", _Choice)
def command(terms: WaiverTerms, choice: _Choice, store: Path, listed: bool, output: Path | None) -> None:
    """Write failures in the results store STORE to a file of expected failures, which --expect reads.

    An entry has the cases of one cluster that fail on a driver with one verdict. A case that passed in other runs of
    the same work gets the share of runs in which it failed as its flake rate, and what was drawn from a seed counts for
    that seed alone. What the file expects already is left out. Without --output the entries are printed.
    """
    if not listed:
        _check(terms, choice)
    with Store.open(store, must_exist=True) as opened:
        runs = opened.runs() if choice.number is None else [opened.run(choice.number)]
        found = _last_failures(opened, runs, choice.driver)
        rates = flake_rates(opened, _same_work(opened.runs(), runs))
    if listed:
        for cluster, each in found.items():
            click.echo(printable(f"{cluster}: {len(each)} ({each[0][1].outcome.verdict}, such as {each[0][1].case})"))
        return
    chosen = _chosen(found, choice)
    if not any(chosen.values()):
        raise UsageError(f"{store}: no such failure; nnconform waive {store} --list prints the clusters")
    known = Expectations.read([output] if output and output.exists() else [])
    new = {
        cluster: [(run, event) for run, event in each if not_covered(known, run, [event])]
        for cluster, each in chosen.items()
    }
    entries = list(waiver_entries(new, rates))
    text = waiver_text(entries, terms)
    if output is None:
        click.echo(text.lstrip("\n"), nl=False)
        return
    if entries:
        with translate_write_errors(output.parent):
            append_entries(output, text)
    count = sum(map(len, new.values()))
    click.echo(
        f"wrote {output}: {len(entries)} entries for {count} failures;"
        f" {sum(map(len, chosen.values())) - count} were expected already"
    )


_Failures = dict[str, list[tuple[Run, Event]]]


def _check(terms: WaiverTerms, choice: _Choice) -> None:
    """Raise UsageError unless one way to choose failures is given, and owner and reason."""
    if bool(choice.cases) + bool(choice.named) + choice.every != 1:
        raise UsageError("name the failures to waive in one way: --case PATTERN, --cluster NAME or --all")
    for name, text in (("owner", terms.owner), ("reason", terms.reason)):
        if not text.strip():
            raise UsageError(f"a waiver needs --{name}")


def _last_failures(store: Store, runs: Sequence[Run], driver: str) -> _Failures:
    """Return the failures of the runs that were not expected, by cluster; of a case in several runs the last one."""
    last = {case_key(run, event): run.id for run in runs for event in store.verdicts(run.id)}
    found: _Failures = {}
    for run in runs:
        for cluster, events in named_clusters(run, store).items():
            own = [
                (run, each)
                for each in events
                if last[case_key(run, each)] == run.id and fnmatchcase(each.driver, driver)
            ]
            if own:
                found.setdefault(cluster, []).extend(own)
    return found


def _same_work(runs: Sequence[Run], chosen: Sequence[Run]) -> list[Run]:
    return [run for run in runs if any(same_work(run, each) for each in chosen)]


def _chosen(found: _Failures, choice: _Choice) -> _Failures:
    """Return the failures with these names or of these clusters; all of them if neither is given. Raises UsageError."""
    for name in choice.named:
        if name not in found:
            raise UsageError(f"--cluster {name!r}: there is {', '.join(found) or 'no failure'}")
    if choice.named:
        return {name: found[name] for name in choice.named}
    if not choice.cases:
        return found
    return {
        cluster: [
            (run, event)
            for run, event in each
            if any(fnmatchcase(name, pattern) for name in names_of(event) for pattern in choice.cases)
        ]
        for cluster, each in found.items()
    }
