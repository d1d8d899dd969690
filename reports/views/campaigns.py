"""What is drawn at random or runs for a while: random graphs, stress tests. Fuzzing is shown by ``fuzzing``."""

from __future__ import annotations

from dataclasses import dataclass

import pandas as pd

from nnconform.harness.results.events import Kind
from nnconform.reports.verdicts import parts_of


@dataclass(frozen=True, slots=True)
class CampaignRow:
    """One line of a section: what, on which driver, how many cases and what they came to, and a few words.

    ``words`` is what the list of cases is filtered by when the row is chosen.
    """

    name: str
    driver: str
    cases: int
    parts: tuple[tuple[str, int], ...]
    text: str
    words: str


@dataclass(frozen=True, slots=True)
class Section:
    """A kind of campaign that the run had."""

    id: str
    title: str
    about: str
    rows: tuple[CampaignRow, ...]


def sections(verdicts: pd.DataFrame) -> tuple[Section, ...]:
    """The kinds of campaigns that there are verdicts of."""
    kinds = (
        (
            "graphs",
            "Random graphs",
            "Graphs of many operations, each element of their outputs within a bound; a failure was made smaller.",
            _rows(verdicts, Kind.GRAPH),
        ),
        (
            "stress",
            "Stress",
            "The driver under load, and with clients that die; outputs are compared all the while.",
            _rows(verdicts, Kind.STRESS),
        ),
    )
    return tuple(Section(*kind) for kind in kinds if kind[3])


def _rows(verdicts: pd.DataFrame, kind: Kind) -> tuple[CampaignRow, ...]:
    """A row for each subject of this kind on each driver; random graphs have no subject."""
    return tuple(
        CampaignRow(
            subject or "random graphs",
            driver,
            len(own),
            parts_of(own),
            _text(own),
            f"/{subject}" if subject else f"kind:{kind}",
        )
        for (subject, driver), own in verdicts[verdicts["kind"] == kind].groupby(["subject", "driver"], sort=False)
    )


def _text(verdicts: pd.DataFrame) -> str:
    """How it ended and what was done, where there is one verdict that says so; else how long all took."""
    if len(verdicts) == 1:
        details, message = verdicts["details"].iloc[0], verdicts["message"].iloc[0]
        texts = [details.get("ending", ""), details.get("counted", ""), message.partition("\n")[0]]
        if any(texts):
            # The message of a test that succeeds is what it counted.
            return "; ".join(dict.fromkeys(filter(None, texts)))
    return f"{verdicts['seconds'].sum():.1f} s"
