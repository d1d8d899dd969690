"""What libFuzzer prints as it goes: how much is covered, and by how many inputs."""

from __future__ import annotations

import re
from dataclasses import dataclass

_LINE = re.compile(r"^#\d+\t.*\n?", re.MULTILINE)
_FIGURES = re.compile(r"^#\d+\t.* cov: (\d+) ft: (\d+) corp: (\d+)/", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Progress:
    """Places that were reached (kinds of inputs, and edges in the driver's code), and inputs that are kept for it."""

    edges: int = 0
    corpus: int = 0


def progress(printed: str) -> Progress:
    """What was printed last."""
    found = _FIGURES.findall(printed)
    return Progress(int(found[-1][0]), int(found[-1][2])) if found else Progress()


def without_progress(printed: str) -> str:
    """What others printed."""
    return _LINE.sub("", printed)
