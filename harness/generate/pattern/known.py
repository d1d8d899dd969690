"""All idioms: the folder ``harness/generate/idioms`` is the list."""

from __future__ import annotations

from functools import cache

from nnconform.harness.discovery import find_marks
from nnconform.harness.generate import idioms
from nnconform.harness.generate.pattern.form import Idiom


@cache
def all_idioms() -> tuple[Idiom, ...]:
    """Return every idiom, in the order of the files."""
    return tuple(find_marks(idioms, Idiom))
