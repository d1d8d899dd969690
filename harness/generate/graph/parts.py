"""Parts that a random graph begins with: what random operations seldom form by chance.

A part is one of a list, and which ones a graph has are its first choices: a run names them in turn, so that it has each
before it has one again, and a graph is still drawn from its choices alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from random import Random
from zlib import crc32

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.graph.adjacency import Star, stars
from nnconform.harness.generate.graph.assembly import Assembly
from nnconform.harness.generate.graph.palette import Palette
from nnconform.harness.generate.graph.star import add_pair

# Adds operations to a graph under construction, and returns the results that are outputs though others read them.
# Raises Misfit or ValidationError where the operations cannot be drawn.
Part = Callable[[Assembly, Choices, Palette], list[int]]


def pair_parts(palette: Palette) -> list[Part]:
    """Return a part for each operation with a result of a type, and one of a few that read it."""
    return [partial(_pair, star) for star in stars(palette)]


def _pair(star: Star, assembly: Assembly, choices: Choices, palette: Palette) -> list[int]:
    add_pair(assembly, choices, palette, star)
    return []


def in_turn(groups: Sequence[Sequence[Part]], seed: int, number: int) -> list[int]:
    """Return the first choices of graph ``number`` of a run: for each group the number of one of its parts, 0 for none,
    in an order that follows from the seed; a part comes again once all of its group have come.
    """
    choices, before = [], 0
    for place, group in enumerate(groups):
        turn, at = divmod(number, len(group)) if group else (0, 0)
        choices.append(before + _order(seed, place, turn, len(group))[at] + 1 if group else 0)
        before += len(group)
    return choices


@lru_cache(maxsize=8)
def _order(seed: int, place: int, turn: int, count: int) -> tuple[int, ...]:
    """Return the order of the ``count`` parts of group ``place`` in a turn. Kept, as all graphs of a turn ask for it,
    and there are hundreds of pairs.
    """
    return tuple(Random(crc32(f"{seed} {place} {turn}".encode())).sample(range(count), count))
