"""Forms that were written down to see whether they exist, kept until they are drawn: a sample writes most forms for
that, and a run then draws each once.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.pattern.sketch import Sketch

# Forms that are kept, more than a sample has; each takes some 9 KB.
MOST = 1 << 13


class Written(NamedTuple):
    """A form as it was written, from ``choices``, and those of its results that something reads."""

    sketch: Sketch
    choices: Choices
    read: list[int]


_kept: dict[Hashable, Written] = {}


def keep(form: Hashable, written: Written) -> None:
    """Keep a form as it was written, in place of the one that was kept first if there are too many."""
    _kept[form] = written
    if len(_kept) > MOST:
        del _kept[next(iter(_kept))]


def take(form: Hashable) -> Written | None:
    """Return a form as it was written, if it is kept, and forget it: who draws it goes on writing."""
    return _kept.pop(form, None)
