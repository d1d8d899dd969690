"""Which entries are about a case of a run, and which are about none."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from nnconform.harness.results.events import Event, Run
from nnconform.harness.results.expectations import Expectation, Expectations, NamedCase
from nnconform.harness.results.store import Store

# How the name of a random graph of a campaign begins: random-graphs/SEED/NUMBER/NODES/OPERATION+OPERATION.
RANDOM_GRAPHS = "random-graphs/"
# How names begin of which a run draws a sample: that none of its cases has a certain one says nothing.
_SAMPLED = ("graph_", RANDOM_GRAPHS, "mutate/", "fuzz/")


def names_of(event: Event) -> tuple[str, ...]:
    """Return the names by which entries find a case: that in the store, and the part after its last ``::``."""
    short = event.case.rpartition("::")[2]
    return (event.case,) if short == event.case else (event.case, short)


def named_cases(event: Event, version: str, seed: int) -> list[NamedCase]:
    """Return the case of an event by each of its names, on a driver of this version, in a run of this seed."""
    about = event.operand_types, event.operations, seed, event.outcome.blamed
    return [NamedCase(event.driver, name, version, *about) for name in names_of(event)]


def find_entry(expectations: Expectations, event: Event, version: str, seed: int) -> Expectation | None:
    """Return the entry about the case of an event."""
    found = (expectations.find(each, event.outcome) for each in named_cases(event, version, seed))
    return next((each for each in found if each is not None), None)


def version_in(run: Run, driver: str) -> str:
    """Return the version that a driver of a run gives of itself; "" if it is not known."""
    return version_of(run.drivers.get(driver, {}))


def version_of(description: Mapping[str, Any]) -> str:
    """Return the version in what a driver says of itself; "" if it says none."""
    return str(description.get("version", ""))


def used_entries(expectations: Expectations, run: Run, events: Iterable[Event]) -> set[Expectation]:
    """Return the entries that are about an event of the run, however it ended."""
    used: set[Expectation] = set()
    for event in events:
        cases = named_cases(event, version_in(run, event.driver), run.seed)
        used |= {each for each in expectations.entries if any(map(each.matches, cases))}
    return used


def stale_entries(expectations: Expectations, path: Path, drivers: Sequence[str], *, complete: bool) -> list[str]:
    """Return a line for each entry about one of the drivers that has expired and, if the runs in the store at ``path``
    are ``complete``, for each that matches none of their cases.

    An entry about names of which a run draws a sample (random graphs, mutants, findings) may match none, and so may one
    about another version of the driver or another processor, about other seeds than those of the runs, or about
    failures of graphs.
    """
    lines = expectations.expired(drivers)
    if not complete or not expectations.entries:
        return lines
    with Store.open(path, must_exist=True) as store:
        runs = store.runs()
        used = {entry for run in runs for entry in used_entries(expectations, run, store.verdicts(run.id))}
    versions = {driver: version_in(run, driver) for run in runs for driver in run.drivers}
    return lines + [
        f"{each.place}: no case of the run is named {each.case!r}: correct the pattern or delete it"
        for each in expectations.entries
        if each not in used
        and expectations.counts(each)
        and not each.case.startswith(_SAMPLED)
        and not each.first_wrong
        and any(each.matches_seed(run.seed) for run in runs)
        and any(each.matches_driver(name) and each.matches_version(versions.get(name, "")) for name in drivers)
    ]
