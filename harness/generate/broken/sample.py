"""Samples mutants, so that everything that can be broken is broken once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from nnconform.harness.generate.broken.family import Family, Mutant
from nnconform.harness.generate.choices import Choices


def sample(family: Family, bases: Iterable[Any], choices: Choices) -> Iterator[Mutant]:
    """Return a sample of a family's mutants of these models or requests, as ``sample_of`` does."""
    return sample_of((mutant for base in bases for mutant in family.mutants(base)), choices)


def sample_of(mutants: Iterable[Mutant], choices: Choices) -> Iterator[Mutant]:
    """Return a sample of a family's mutants: one for each operation and argument broken.

    The sample follows from the choices; each mutant is as likely as the others.
    """
    chosen: dict[str, Mutant] = {}
    seen: dict[str, int] = {}
    for mutant in mutants:
        about = mutant.mutation.about or mutant.mutation.place
        seen[about] = seen.get(about, 0) + 1
        if seen[about] == 1 or choices.integer(1, seen[about]) == 1:
            chosen[about] = mutant
    return iter(chosen.values())
