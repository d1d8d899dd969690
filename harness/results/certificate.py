"""Certificates: what a results store shows of a driver against a must-pass list, with digests by which another machine
can tell whether store, list or certificate were changed.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from nnconform.harness.model.authority import Profile
from nnconform.harness.results.events import Event, Kind, Run
from nnconform.harness.results.must_pass import CheckNeed, MustPass, names_digest
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Verdict

# What the verdict of a certificate can be.
CONFORMANT, NOT_CONFORMANT = "conformant", "not conformant"
_NAMED = 5


class CertifiedRun(msgspec.Struct, frozen=True):
    """A run that the certificate rests on: its command line, its seed and its environment."""

    command: str
    seed: str
    started: float
    ended: float | None
    versions: dict[str, str]
    machine: str


class CertifiedWaiver(msgspec.Struct, frozen=True):
    """A reason for which failures are accepted, and the cases."""

    reason: str
    cases: list[str]


class CertificateContent(msgspec.Struct, frozen=True):
    """What the digest of a certificate is of. ``store`` is the digest of the driver's verdicts (``verdicts_digest``),
    ``must_pass_digest`` that of the list; ``problems`` are the reasons why the driver is not conformant.
    """

    verdict: str
    must_pass: str
    must_pass_digest: str
    driver: str
    description: dict[str, Any]
    runs: list[CertifiedRun]
    verdicts: dict[str, int]
    waivers: list[CertifiedWaiver]
    problems: list[str]
    store: str


def certify(store: Store, must_pass: MustPass, driver: str) -> CertificateContent:
    """Return what a store shows of the driver at this address.

    Of a case in several runs the last verdict counts, or one that fails: who runs it until it passes shows nothing.
    """
    runs = [run for run in store.runs() if driver in run.drivers]
    counts: dict[tuple[Kind, str], Event] = {}
    for event in (event for run in runs for event in store.verdicts(run.id) if event.driver == driver):
        before = counts.get((event.kind, event.case))
        if before is None or event.failed or not before.failed:
            counts[event.kind, event.case] = event
    events = list(counts.values())
    problems = [*_environment_problems(runs, must_pass, driver), *_problems(events, must_pass)]
    by_reason: dict[str, list[str]] = {}
    for event in events:
        if event.outcome.failed and event.expected:
            by_reason.setdefault(event.expected, []).append(event.case)
    return CertificateContent(
        NOT_CONFORMANT if problems else CONFORMANT,
        must_pass.name,
        must_pass.digest(),
        driver,
        runs[-1].drivers[driver] if runs else {},
        [_run_of(run) for run in runs],
        {str(verdict): count for verdict, count in sorted(Counter(each.outcome.verdict for each in events).items())},
        [CertifiedWaiver(reason, sorted(cases)) for reason, cases in sorted(by_reason.items())],
        problems,
        verdicts_digest(events),
    )


def drivers_in(store: Store) -> list[str]:
    """Return the addresses of the drivers of all runs of a store."""
    return list(dict.fromkeys(driver for run in store.runs() for driver in run.drivers))


def verdicts_digest(events: Iterable[Event]) -> str:
    """Return the SHA-256 of verdicts in hexadecimal, whatever their order: a copied or merged store has the same."""
    lines = sorted(
        msgspec.json.encode(
            (
                event.kind,
                event.case,
                event.driver,
                event.subject,
                Path(event.path).name,
                event.outcome.verdict,
                event.outcome.stage,
                event.outcome.message,
                sorted(event.outcome.details.items()),
                event.expected,
                event.operations,
                event.operand_types,
                event.seconds,
                event.when,
            )
        )
        for event in events
    )
    return hashlib.sha256(b"\n".join(lines)).hexdigest()


def _run_of(run: Run) -> CertifiedRun:
    return CertifiedRun(run.command, str(run.seed), run.started, run.ended, run.versions, run.machine)


def _environment_problems(runs: Sequence[Run], must_pass: MustPass, driver: str) -> Iterator[str]:
    if not runs:
        yield "the store describes no driver of this address"
    for run in runs:
        info = run.drivers[driver]
        if changes := _changes(runs[0], run, driver):
            yield f"run {run.id} has another driver at this address than run {runs[0].id}: {changes}"
        where = f"run {run.id} ({run.command})"
        if run.ended is None:
            yield f"{where} has not ended: complete it with --resume"
        if not run.machine or not run.versions:
            yield f"{where} says nothing of its machine or its versions"
        if must_pass.hal is not None and info.get("tested_as") != must_pass.hal:
            yield f"{where} tested the driver as HAL {info.get('tested_as')}, the list is of HAL {must_pass.hal}"
        profile = str(info.get("profile"))
        if must_pass.profile is not None and profile not in list(Profile)[list(Profile).index(must_pass.profile) :]:
            yield f"{where} has the profile {profile}, the list demands {must_pass.profile}"


def _problems(events: Sequence[Event], must_pass: MustPass) -> Iterator[str]:
    failed = [event.case for event in events if event.failed]
    if failed:
        yield f"{len(failed)} failures without a waiver: {_some(failed)}"
    absent = [event.case for event in events if event.outcome.verdict is Verdict.NOT_RUN and event.expected]
    if absent:
        yield f"{len(absent)} cases were not run: {_some(absent)}"
    trials: dict[str, list[Event]] = {}
    for event in events:
        if event.kind is Kind.CHECK:
            trials.setdefault(event.subject, []).append(event)
    for name, need in must_pass.checks.items():
        yield from _check_problems(name, need, trials.get(name, []))
    yield from _case_problems(events, must_pass)


def _check_problems(name: str, need: CheckNeed, events: Sequence[Event]) -> Iterator[str]:
    if len(events) != need.trials:
        yield f"rule {name}: the store has {len(events)} of {need.trials} trials"
    left_out = [event.case for event in events if not event.outcome.failed and event.outcome.verdict != Verdict.PASSED]
    if need.need == "passed" and left_out:
        yield f"rule {name}: each driver must keep it, and {_some(left_out)} did not pass"


def _case_problems(events: Sequence[Event], must_pass: MustPass) -> Iterator[str]:
    names: dict[str, list[str]] = {}
    for event in events:
        if event.kind is Kind.CASE and "::" not in event.case:
            names.setdefault(Path(event.path).name, []).append(event.case)
    for name, wanted in must_pass.files.items():
        own = names.get(name, [])
        if len(own) != wanted.count:
            yield f"{name}: the store has {len(own)} of {wanted.count} cases"
        elif names_digest(own) != wanted.digest:
            yield f"{name}: the store has other cases than the list; run the suite of the version that ships the list"
    if must_pass.files and not any(
        event.kind is Kind.CASE and event.outcome.verdict is Verdict.PASSED for event in events
    ):
        yield "no case passed: a driver that supports nothing conforms to nothing"


def _changes(first: Run, other: Run, driver: str) -> str:
    was, now = first.drivers[driver], other.drivers[driver]
    return ", ".join(f"{name} {was.get(name)}, {now.get(name)}" for name in was | now if was.get(name) != now.get(name))


def _some(names: Sequence[str]) -> str:
    return ", ".join(names[:_NAMED]) + (", ..." if names[_NAMED:] else "")
