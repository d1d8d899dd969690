"""Parser of libFuzzer's progress output."""

from __future__ import annotations

import re

import msgspec

_LINE = re.compile(r"^#\d+\t.*\n?", re.MULTILINE)
_FIGURES = re.compile(r"^#\d+\t.* cov: (\d+) ft: (\d+) corp: (\d+)/", re.MULTILINE)


class Covered(msgspec.Struct, frozen=True):
    """The coverage (features of inputs, and edges in the driver's code), and the number of inputs in the corpus."""

    edges: int = 0
    corpus: int = 0


def progress(output: str) -> Covered:
    """Return the last progress in the output."""
    matches = _FIGURES.findall(output)
    return Covered(int(matches[-1][0]), int(matches[-1][2])) if matches else Covered()


def without_progress(output: str) -> str:
    """Return the output without the lines of progress."""
    return _LINE.sub("", output)
