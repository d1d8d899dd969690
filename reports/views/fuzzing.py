"""Fuzz campaigns: how much each did, and what it found, if anything."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from nnconform.harness.results.events import Event, Kind


@dataclass(frozen=True, slots=True)
class FuzzFinding:
    """One way to fail: how, at which stage, and the signature that tells it from others; ``case`` is its id."""

    case: str
    verdict: str
    stage: str
    signature: str


@dataclass(frozen=True, slots=True)
class FuzzCampaign:
    """A target on a driver. Figures are the last that the campaign noted, "" where it came to none; rates are of inputs
    a second, and a second of processor time.
    """

    target: str
    driver: str
    seed: str
    inputs: str
    rate: str
    processor_rate: str
    edges: str
    corpus: str
    seconds: str
    findings: tuple[FuzzFinding, ...]

    @property
    def words(self) -> str:
        """What the list of cases is filtered by when the campaign is chosen."""
        return f"fuzz/{self.target}"


def fuzz_campaigns(events: Iterable[Event]) -> tuple[FuzzCampaign, ...]:
    """The campaigns, in the order of the store."""
    notes: dict[tuple[str, str], Event] = {}
    findings: dict[tuple[str, str], list[FuzzFinding]] = {}
    for event in events:
        key = event.subject, event.driver
        if event.kind is Kind.FUZZ_CAMPAIGN:
            findings.setdefault(key, [])
            notes[key] = event
        elif event.kind is Kind.FUZZ_FINDING:
            findings.setdefault(key, []).append(_finding(event))
    return tuple(_campaign(*key, notes.get(key), tuple(each)) for key, each in findings.items())


def _finding(event: Event) -> FuzzFinding:
    outcome = event.outcome
    signature = outcome.details.get("signature", "") or outcome.message.partition("\n")[0]
    # A signature begins with what the page shows beside it.
    signature = signature.removeprefix(f"{outcome.verdict} {outcome.stage}: ")
    return FuzzFinding(event.case, str(outcome.verdict).replace("_", " "), str(outcome.stage), signature)


def _campaign(target: str, driver: str, note: Event | None, findings: tuple[FuzzFinding, ...]) -> FuzzCampaign:
    details = {} if note is None else note.outcome.details
    inputs, seconds = _number(details.get("executions")), note.seconds if note else 0.0
    processor = _number(details.get("processor"))
    return FuzzCampaign(
        target,
        driver,
        details.get("seed", ""),
        f"{inputs:,.0f}" if note else "",
        f"{inputs / seconds:,.0f}" if seconds else "",
        f"{inputs / processor:,.0f}" if processor else "",
        f"{_number(details.get('edges')):,.0f}" if note else "",
        f"{_number(details.get('corpus')):,.0f}" if note else "",
        f"{seconds:,.0f} s" if note else "",
        findings,
    )


def _number(text: str | None) -> float:
    """A figure that a campaign noted; whatever else the store holds is 0."""
    try:
        return float(text or 0)
    except ValueError:
        return 0.0
