"""Conversion between findings of campaigns and events of the results store."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from nnconform.fuzz.findings import Finding, signature
from nnconform.fuzz.target import Target
from nnconform.harness.campaigns.named import finding_name
from nnconform.harness.execution.conditions import conditions
from nnconform.harness.generate.choices import Choices
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.verdict import Outcome, Stage, Verdict

# Seconds without an answer after which a driver is hung, unless told.
LIMIT = 10.0


def finding_and_event(
    target: Target, choices: Choices, outcome: Outcome, driver: str, limit: float, known_as: str = ""
) -> tuple[Finding, Event]:
    """Make the finding of failing choices, and its event; ``limit``: the seconds after which the driver counted as
    hung; ``known_as`` is its signature, if it has one already.
    """
    fuzz_input = target.make(Choices.from_list(choices.sequence))
    finding = Finding(
        target.name,
        driver,
        list(choices.sequence),
        outcome.verdict,
        outcome.stage,
        outcome.message,
        known_as or signature(outcome, target.failure_kind(fuzz_input, outcome)),
        "" if fuzz_input is None else target.describe(fuzz_input),
        "" if fuzz_input is None else target.serialise(fuzz_input),
    )
    return finding, to_event(finding, outcome, limit)


def progress_event(target: str, driver: str, seconds: float, findings: int, figures: Mapping[str, object]) -> Event:
    """Return the event with the progress of a campaign; a later one replaces it in the store."""
    message = f"{figures['executions']} inputs, {findings} findings"
    no_failure = Verdict.PASSED if figures["executions"] else Verdict.VACUOUS
    outcome = Outcome(
        Verdict.ERROR if findings else no_failure,
        Stage.EXECUTE,
        message,
        {name: str(value) for name, value in figures.items()},
    )
    return Event(Kind.FUZZ_CAMPAIGN, f"fuzz/{target}", driver, outcome, seconds=seconds, subject=target)


def to_event(finding: Finding, outcome: Outcome, limit: float = LIMIT) -> Event:
    """Return the event of a finding in a campaign with this ``limit``."""
    details = {
        "choices": " ".join(map(str, finding.choices)),
        "signature": finding.signature,
        "made": finding.made,
        "kept": finding.kept,
    }
    return Event(
        Kind.FUZZ_FINDING,
        finding.case,
        finding.driver,
        replace(outcome, details={**outcome.details, **details}),
        reproduce=command(finding.target, finding.driver, finding.choices, limit),
        subject=finding.target,
    )


def finding_of(event: Event) -> Finding:
    """Return the finding of an event of kind FUZZ_FINDING."""
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
    """Whether an event is a finding."""
    return event.kind is Kind.FUZZ_FINDING


def command(target: str, driver: str, choices: Sequence[int], limit: float = LIMIT) -> str:
    """Return the command that runs these choices again."""
    name = finding_name(target, choices)
    return shlex.join(["nnconform", "replay", name, "--driver", driver, *conditions(limit, LIMIT)])
