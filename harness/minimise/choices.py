"""Shortens and lowers a list of choices as long as what is made of it keeps a property.

A generator makes simple things of low integers, and nothing of what is missing: a list that is shorter, or lower at the
first place where it differs, stands for something simpler. Whoever asks says what is still of interest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

# Lists to try before the best one so far has to do.
BUDGET = 2000
_CHUNKS = (16, 8, 4, 2, 1)
# Things of which each, and each pair, is tried alone.
_FEW = 12


@dataclass(frozen=True, slots=True)
class ChoiceSequence:
    """The choices that a generator took, and which of them (from where to where) made one thing."""

    choices: tuple[int, ...]
    parts: tuple[tuple[int, int], ...] = ()

    @property
    def size(self) -> tuple[int, tuple[int, ...]]:
        """What is to become small."""
        return len(self.choices), self.choices


# What a generator took of a list, None where what it made is of no interest.
Attempt = Callable[[Sequence[int]], ChoiceSequence | None]


@dataclass(frozen=True, slots=True)
class Minimum:
    """The smallest list found, how many were tried, and whether the budget ended the search."""

    taken: ChoiceSequence
    tries: int
    exhausted: bool


def minimise(start: ChoiceSequence, attempt: Attempt, budget: int = BUDGET) -> Minimum:
    """The smallest list found from ``start``, which is of interest, with at most ``budget`` attempts."""
    search = _Search(start, attempt, budget)
    try:
        while sum(search.improve(candidates) for candidates in _PASSES):
            continue
    except _Exhausted:
        return Minimum(search.best, search.tries, True)
    return Minimum(search.best, search.tries, False)


class _Exhausted(Exception):
    """The budget is spent."""


class _Search:
    """The best list so far."""

    def __init__(self, start: ChoiceSequence, attempt: Attempt, budget: int) -> None:
        self.best, self.tries = start, 0
        self._attempt, self._budget = attempt, budget
        self._seen = {start.choices}

    def improve(self, candidates: Callable[[ChoiceSequence], Iterator[tuple[int, ...]]]) -> bool:
        """Take every better list that a pass comes to; whether there was one. After each the pass starts from it."""
        better, going = False, True
        while going:
            going = False
            for candidate in candidates(self.best):
                if self._try(candidate):
                    better = going = True
                    break
        return better

    def _try(self, candidate: tuple[int, ...]) -> bool:
        if candidate in self._seen or (len(candidate), candidate) >= self.best.size:
            return False
        if self.tries >= self._budget:
            raise _Exhausted
        self._seen.add(candidate)
        self.tries += 1
        found = self._attempt(candidate)
        if found is None:
            return False
        # What lies beyond the list's end was the lowest there is, and is so again without being said.
        cut = ChoiceSequence(found.choices[: len(candidate)], found.parts)
        self._seen.add(cut.choices)
        if cut.size >= self.best.size:
            return False
        self.best = cut
        return True


def _without_tail(taken: ChoiceSequence) -> Iterator[tuple[int, ...]]:
    """Only a beginning."""
    length = len(taken.choices) // 2
    while length:
        yield taken.choices[:-length]
        length //= 2


def _parts_alone(taken: ChoiceSequence) -> Iterator[tuple[int, ...]]:
    """One thing alone, or two of them; the last ones first, of which something was of interest."""
    parts = sorted(taken.parts, reverse=True)[:_FEW]
    for begin, end in parts:
        yield taken.choices[begin:end]
    for (begin, end), (other, last) in combinations(parts, 2):
        yield taken.choices[other:last] + taken.choices[begin:end]


def _without_parts(taken: ChoiceSequence) -> Iterator[tuple[int, ...]]:
    """Without the choices of one thing; the last things, of which nothing else is made, first."""
    for begin, end in sorted(taken.parts, key=lambda part: (-part[0], -part[1])):
        if begin < len(taken.choices):
            yield taken.choices[:begin] + taken.choices[end:]


def _lowered_parts(taken: ChoiceSequence) -> Iterator[tuple[int, ...]]:
    """With 0 for all choices of one thing but the first, that says what it is."""
    for begin, end in taken.parts:
        inner = taken.choices[begin + 1 : end]
        yield taken.choices[: begin + 1] + (0,) * len(inner) + taken.choices[end:]


def _without_chunks(taken: ChoiceSequence) -> Iterator[tuple[int, ...]]:
    """Without a few choices that lie together."""
    for width in _CHUNKS:
        for begin in range(len(taken.choices) - width, -1, -1):
            yield taken.choices[:begin] + taken.choices[begin + width :]


def _shorter_and_lower(taken: ChoiceSequence) -> Iterator[tuple[int, ...]]:
    """With one choice less that says how many follow, and without one of those."""
    for place, value in enumerate(taken.choices):
        if 0 < value <= _CHUNKS[0] and place + 2 < len(taken.choices):
            yield (*taken.choices[:place], value - 1, *taken.choices[place + 2 :])


def _lowered(taken: ChoiceSequence) -> Iterator[tuple[int, ...]]:
    """With one choice that is lower: 0, or by half, a quarter, an eighth ... of what it is."""
    for place, value in enumerate(taken.choices):
        step = value
        while step > 0:
            yield (*taken.choices[:place], value - step, *taken.choices[place + 1 :])
            step //= 2


def _in_order(taken: ChoiceSequence) -> Iterator[tuple[int, ...]]:
    """With two neighbours, or two things that follow each other, exchanged."""
    choices = taken.choices
    parts = sorted(taken.parts)
    for (begin, middle), (other, end) in pairwise(parts):
        if middle == other:
            yield choices[:begin] + choices[other:end] + choices[begin:middle] + choices[end:]
    for place in range(len(choices) - 1):
        if choices[place] > choices[place + 1]:
            yield (*choices[:place], choices[place + 1], choices[place], *choices[place + 2 :])


_PASSES = (
    _parts_alone,
    _without_tail,
    _without_parts,
    _lowered_parts,
    _without_chunks,
    _shorter_and_lower,
    _lowered,
    _in_order,
)
