"""View of random graphs and stress tests. For fuzzing see ``fuzzing``."""

from __future__ import annotations

import msgspec
import pandas as pd

from nnconform.harness.results.events import Kind
from nnconform.reports.verdicts import parts_of


class CampaignRow(msgspec.Struct, frozen=True):
    """A row of a section: a subject on a driver, the number of its cases, their verdicts by group, and a short text.

    ``words`` filters the list of cases when the row is clicked.
    """

    name: str
    driver: str
    cases: int
    parts: tuple[tuple[str, int], ...]
    text: str
    words: str


class Section(msgspec.Struct, frozen=True):
    """The section of one kind of campaigns."""

    id: str
    title: str
    about: str
    rows: tuple[CampaignRow, ...]


def sections(verdicts: pd.DataFrame) -> tuple[Section, ...]:
    """Return a section for each kind of campaigns that has verdicts."""
    kinds = (
        (
            "graphs",
            "Random graphs",
            "Graphs of many operations. Each output element must be within its own bound. Failures are minimised.",
            _rows(verdicts, Kind.GRAPH),
        ),
        (
            "stress",
            "Stress",
            "The driver under load, and with clients that are killed. All outputs are compared.",
            _rows(verdicts, Kind.STRESS),
        ),
    )
    return tuple(Section(*kind) for kind in kinds if kind[3])


def _rows(verdicts: pd.DataFrame, kind: Kind) -> tuple[CampaignRow, ...]:
    """Return a row for each subject of this kind on each driver; random graphs have no subject."""
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
    """Return the ending and the counts of a single verdict, or the time that several took."""
    if len(verdicts) == 1:
        details, message = verdicts["details"].iloc[0], verdicts["message"].iloc[0]
        texts = [details.get("ending", ""), details.get("counted", ""), message.partition("\n")[0]]
        if any(texts):
            # A passed stress test has its counts also as message.
            return "; ".join(dict.fromkeys(filter(None, texts)))
    return f"{verdicts['seconds'].sum():.1f} s"
