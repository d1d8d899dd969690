"""Findings as the results store keeps them, and back."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from dataclasses import replace

from nnconform.fuzz.findings import Finding, signature
from nnconform.fuzz.target import Target
from nnconform.harness.generate.choices import Choices
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.verdict import Outcome, Stage, Verdict


def event_of(
    target: Target, choices: Choices, outcome: Outcome, driver: str, known_as: str = ""
) -> tuple[Finding, Event]:
    """What was found, for the store; ``known_as``: the signature that it goes by already."""
    made = target.make(Choices.from_list(choices.taken))
    found = Finding(
        target.name,
        driver,
        list(choices.taken),
        outcome.verdict,
        outcome.stage,
        outcome.message,
        known_as or signature(outcome, target.kind(made, outcome)),
        "" if made is None else target.describe(made),
        "" if made is None else target.keep(made).to_text(),
    )
    return found, as_event(found, outcome)


def note_of(target: str, driver: str, seconds: float, findings: int, figures: Mapping[str, object]) -> Event:
    """How far a campaign has come, as the store keeps it; a later note takes its place."""
    said = f"{figures['executions']} inputs, {findings} findings"
    found_nothing = Verdict.PASSED if figures["executions"] else Verdict.VACUOUS
    outcome = Outcome(
        Verdict.ERROR if findings else found_nothing,
        Stage.EXECUTE,
        said,
        {name: str(value) for name, value in figures.items()},
    )
    return Event(Kind.FUZZ_CAMPAIGN, f"fuzz/{target}", driver, outcome, seconds=seconds, subject=target)


def as_event(found: Finding, outcome: Outcome) -> Event:
    """The same as the store keeps it."""
    details = {
        "choices": " ".join(map(str, found.choices)),
        "signature": found.signature,
        "made": found.made,
        "kept": found.kept,
    }
    return Event(
        Kind.FUZZ_FINDING,
        found.case,
        found.driver,
        replace(outcome, details={**outcome.details, **details}),
        reproduce=command(found.target, found.driver, found.choices),
        subject=found.target,
    )


def finding_of(event: Event) -> Finding:
    """The finding that an event stands for."""
    outcome = event.outcome
    return Finding(
        event.subject,
        event.driver,
        [int(each) for each in outcome.details["choices"].split()],
        outcome.verdict,
        outcome.stage,
        outcome.message,
        outcome.details["signature"],
        outcome.details.get("made", ""),
        outcome.details.get("kept", ""),
    )


def is_finding(event: Event) -> bool:
    """Whether an event is a finding of a campaign."""
    return event.kind is Kind.FUZZ_FINDING


def command(target: str, driver: str, choices: Sequence[int]) -> str:
    """The command that runs these choices again."""
    words = ["nnconform", "fuzz", "--target", target, "--driver", driver]
    return shlex.join([*words, "--choices", ",".join(map(str, choices))])
