"""View of fuzz campaigns: figures and findings."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from nnconform.harness.results.clusters import normalised
from nnconform.harness.results.events import Event, Kind


class FuzzFinding(msgspec.Struct, frozen=True):
    """A finding: its verdict, stage and signature; ``case`` is its id."""

    case: str
    verdict: str
    stage: str
    signature: str


class FuzzRow(msgspec.Struct, frozen=True):
    """Findings of a campaign that say the same: their verdict and stage, how many there are, and the first of them."""

    verdict: str
    stage: str
    count: int
    first: FuzzFinding


class FuzzCampaign(msgspec.Struct, frozen=True):
    """A campaign of a target on a driver.

    The figures are those that the campaign stored last, "" if it stored none; the rates are inputs a second, and inputs
    a second of processor time.
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
    def rows(self) -> tuple[FuzzRow, ...]:
        """The findings by what they say, without the numbers in which they differ; the most frequent first."""
        same: dict[tuple[str, str, str], list[FuzzFinding]] = {}
        for each in self.findings:
            same.setdefault((each.verdict, each.stage, normalised(each.signature)), []).append(each)
        rows = [FuzzRow(verdict, stage, len(own), own[0]) for (verdict, stage, _), own in same.items()]
        return tuple(sorted(rows, key=lambda row: -row.count))

    @property
    def words(self) -> str:
        """The words that filter the list of cases when the campaign is clicked."""
        return f"fuzz/{self.target}"


def fuzz_campaigns(events: Iterable[Event]) -> tuple[FuzzCampaign, ...]:
    """Return the campaigns, in the order of the store."""
    progress: dict[tuple[str, str], Event] = {}
    findings: dict[tuple[str, str], list[FuzzFinding]] = {}
    for event in events:
        key = event.subject, event.driver
        if event.kind is Kind.FUZZ_CAMPAIGN:
            findings.setdefault(key, [])
            progress[key] = event
        elif event.kind is Kind.FUZZ_FINDING:
            findings.setdefault(key, []).append(_finding(event))
    return tuple(_campaign(*key, progress.get(key), tuple(each)) for key, each in findings.items())


def _finding(event: Event) -> FuzzFinding:
    outcome = event.outcome
    signature = outcome.details.get("signature", "") or outcome.message.partition("\n")[0]
    # The page shows verdict and stage in front of the signature, which begins with both.
    signature = signature.removeprefix(f"{outcome.verdict} {outcome.stage}: ")
    return FuzzFinding(event.case, str(outcome.verdict).replace("_", " "), str(outcome.stage), signature)


def _campaign(target: str, driver: str, progress: Event | None, findings: tuple[FuzzFinding, ...]) -> FuzzCampaign:
    details = {} if progress is None else progress.outcome.details
    inputs, seconds = _number(details.get("executions")), progress.seconds if progress else 0.0
    processor = _number(details.get("processor"))
    return FuzzCampaign(
        target,
        driver,
        details.get("seed", ""),
        f"{inputs:,.0f}" if progress else "",
        f"{inputs / seconds:,.0f}" if seconds else "",
        f"{inputs / processor:,.0f}" if processor else "",
        f"{_number(details.get('edges')):,.0f}" if progress else "",
        f"{_number(details.get('corpus')):,.0f}" if progress else "",
        f"{seconds:,.0f} s" if progress else "",
        findings,
    )


def _number(text: str | None) -> float:
    """Parse a figure of a campaign; 0 if it is not a number."""
    try:
        return float(text or 0)
    except ValueError:
        return 0.0
