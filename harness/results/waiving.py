"""Entries of a file of expected failures, written from the failures of a run."""

from __future__ import annotations

import datetime
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from glob import escape
from pathlib import Path

import msgspec

from nnconform.harness.results.clusters import Cluster, clusters
from nnconform.harness.results.events import Event, Kind, Run
from nnconform.harness.results.expectations import Expectations
from nnconform.harness.results.matching import RANDOM_GRAPHS, find_entry, names_of, version_in
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Verdict

# What is drawn from the seed of a run: in a run of another seed the same name is of another case.
_DRAWN = frozenset({Kind.GRAPH, Kind.EXTREME, Kind.BIAS, Kind.MUTANT})

# A case: the driver's address, its name, and the seed that it was drawn from, None if it is the same in every run.
CaseKey = tuple[str, str, int | None]


class WaiverTerms(msgspec.Struct, frozen=True):
    """What all entries of one waiver say: ``reason`` and ``owner`` always, the others if they are given."""

    reason: str
    owner: str
    bug: str = ""
    versions: tuple[str, ...] = ()
    expires: datetime.date | None = None


class WaiverEntry(msgspec.Struct, frozen=True):
    """One entry: cases of a driver that fail with the same verdict in the same share of runs, and their cluster;
    ``seed`` is that of the run that drew them, None for cases that are the same in every run.
    """

    driver: str
    cluster: str
    verdict: Verdict
    flake_rate: float | None
    seed: int | None
    cases: tuple[str, ...]


def cluster_name(cluster: Cluster) -> str:
    """Return the name of a cluster: that of what is to mend, such as an operation, a rule or a stress test."""
    return cluster.culprit.name or str(cluster.culprit.kind)


def named_clusters(run: Run, store: Store) -> dict[str, list[Event]]:
    """Return the failures of a run that were not expected, by the name of their cluster, the worst first."""
    found: dict[str, list[Event]] = {}
    for cluster in clusters(store.verdicts(run.id)):
        found.setdefault(cluster_name(cluster), []).extend(cluster.events)
    return found


def case_key(run: Run, event: Event) -> CaseKey:
    """Return what tells the case of an event from others: events of runs of two seeds may have one name for two."""
    drawn = event.kind in _DRAWN and not event.case.startswith(RANDOM_GRAPHS)
    return event.driver, event.case, run.seed if drawn else None


def flake_rates(store: Store, runs: Iterable[Run]) -> dict[CaseKey, float]:
    """Return the share of runs in which a case failed; only of cases that passed in others."""
    seen: dict[CaseKey, list[bool]] = {}
    for run in runs:
        for event in store.verdicts(run.id):
            if event.outcome.failed or event.outcome.verdict is Verdict.PASSED:
                seen.setdefault(case_key(run, event), []).append(event.outcome.failed)
    return {key: sum(each) / len(each) for key, each in seen.items() if any(each) and not all(each)}


def waiver_entries(
    chosen: Mapping[str, Sequence[tuple[Run, Event]]], rates: Mapping[CaseKey, float]
) -> Iterator[WaiverEntry]:
    """Yield the entries for the ``chosen`` failures, by cluster; ``rates`` as of ``flake_rates``."""
    groups: dict[tuple[str, str, Verdict, float | None, int | None], dict[str, None]] = {}
    for cluster, events in chosen.items():
        for run, event in events:
            driver, _, seed = found = case_key(run, event)
            rate = rates.get(found)
            key = (driver, cluster, event.outcome.verdict, None if rate is None else round(rate, 3), seed)
            groups.setdefault(key, {})[names_of(event)[-1]] = None
    for key, cases in groups.items():
        yield WaiverEntry(*key, tuple(sorted(cases)))


def waiver_text(entries: Iterable[WaiverEntry], terms: WaiverTerms) -> str:
    """Return entries as TOML. Drivers and cases are patterns that match no other."""
    return "".join(f"\n{_entry_text(each, terms)}" for each in entries)


def not_covered(expectations: Expectations, run: Run, events: Iterable[Event]) -> list[Event]:
    """Return the events of a run that no entry expects to fail as they do."""
    found = []
    for event in events:
        entry = find_entry(expectations, event, version_in(run, event.driver), run.seed)
        if entry is None or not entry.covers(event.outcome):
            found.append(event)
    return found


def append_entries(path: Path, text: str) -> None:
    """Add entries to a file, which may not exist. A file that would not be read back stays as it is.

    Raises FormatError and OSError.
    """
    before = path.read_text(encoding="utf-8") if path.exists() else "# Failures that are known, each with its reason.\n"
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_text(f"{before.rstrip()}\n{text}", encoding="utf-8")
        Expectations.read([part])
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _entry_text(entry: WaiverEntry, terms: WaiverTerms) -> str:
    cases = "".join(f"    {_quoted(escape(each))},\n" for each in entry.cases)
    lines = [
        f"# {' '.join(entry.cluster.split())}",
        "[[expect]]",
        f"driver = {_quoted(escape(entry.driver))}",
        f"cases = [\n{cases}]",
        f"verdict = {_quoted(entry.verdict)}",
        f"reason = {_quoted(terms.reason)}",
        f"owner = {_quoted(terms.owner)}",
        *([f"bug = {_quoted(terms.bug)}"] if terms.bug else []),
        *([f"versions = [{', '.join(map(_quoted, terms.versions))}]"] if terms.versions else []),
        *([f"expires = {terms.expires}"] if terms.expires else []),
        *([f"seeds = [{entry.seed}]"] if entry.seed is not None else []),
        *([f"flake_rate = {entry.flake_rate:g}"] if entry.flake_rate is not None else []),
    ]
    return "\n".join([*lines, ""])


def _quoted(text: str) -> str:
    """Return a string of TOML: as JSON has it, but for DEL, which TOML wants escaped."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
