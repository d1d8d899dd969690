"""Minimises a list of choices while what a generator makes of it keeps a property.

Generators map low integers to simple things, and missing choices to nothing: a list that is shorter, or lower at the
first difference, stands for something simpler. The caller decides with ``Attempt`` whether a candidate still has the
property.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise

import msgspec

# The default number of attempts before the search ends with the best list so far.
BUDGET = 2000
_CHUNKS = (16, 8, 4, 2, 1)
# At most so many spans are tried alone, and in pairs.
_FEW = 12


class ChoiceSequence(msgspec.Struct, frozen=True):
    """The choices that a generator drew, and the spans ``(begin, end)`` of them that made one thing each."""

    choices: tuple[int, ...]
    spans: tuple[tuple[int, int], ...] = ()

    @property
    def size(self) -> tuple[int, tuple[int, ...]]:
        """The key to minimise: the length, then the choices themselves."""
        return len(self.choices), self.choices


# Runs a generator on a list: returns what it drew, or None if the result lacks the property.
Attempt = Callable[[Sequence[int]], ChoiceSequence | None]


class Minimum(msgspec.Struct, frozen=True):
    """The smallest list found, the number of attempts, and whether the budget ended the search."""

    sequence: ChoiceSequence
    tries: int
    exhausted: bool


def minimise(start: ChoiceSequence, attempt: Attempt, budget: int = BUDGET) -> Minimum:
    """Return the smallest list found from ``start``, which must have the property, in at most ``budget`` attempts."""
    search = _Search(start, attempt, budget)
    try:
        while sum(search.improve(candidates) for candidates in _PASSES):
            continue
    except _Exhausted:
        return Minimum(search.best, search.tries, True)
    return Minimum(search.best, search.tries, False)


class _Exhausted(Exception):
    """Raised when the budget is spent."""


class _Search:
    """The state of a search: the best list so far, and the lists already tried."""

    def __init__(self, start: ChoiceSequence, attempt: Attempt, budget: int) -> None:
        self.best, self.tries = start, 0
        self._attempt, self._budget = attempt, budget
        self._seen = {start.choices}

    def improve(self, candidates: Callable[[ChoiceSequence], Iterator[tuple[int, ...]]]) -> bool:
        """Accept every better list that a pass proposes, and restart the pass from each. Return whether there was
        one.
        """
        better, going = False, True
        while going:
            going = False
            for candidate in candidates(self.best):
                if self._try(candidate):
                    better = going = True
                    break
        return better

    def _try(self, candidate: tuple[int, ...]) -> bool:
        """Try one candidate; return whether it became the best list."""
        if candidate in self._seen or (len(candidate), candidate) >= self.best.size:
            return False
        if self.tries >= self._budget:
            raise _Exhausted
        self._seen.add(candidate)
        self.tries += 1
        outcome = self._attempt(candidate)
        if outcome is None:
            return False
        # Choices beyond the list's end were the lowest, and are so again if they are left out.
        trimmed = ChoiceSequence(outcome.choices[: len(candidate)], outcome.spans)
        self._seen.add(trimmed.choices)
        if trimmed.size >= self.best.size:
            return False
        self.best = trimmed
        return True


def _without_tail(sequence: ChoiceSequence) -> Iterator[tuple[int, ...]]:
    """Drop the tail: half of the list, a quarter, an eighth ..."""
    length = len(sequence.choices) // 2
    while length:
        yield sequence.choices[:-length]
        length //= 2


def _spans_alone(sequence: ChoiceSequence) -> Iterator[tuple[int, ...]]:
    """Keep one span alone, or two of them; the last spans first, as the property often comes from the last thing
    made.
    """
    spans = sorted(sequence.spans, reverse=True)[:_FEW]
    for begin, end in spans:
        yield sequence.choices[begin:end]
    for (begin, end), (other, last) in combinations(spans, 2):
        yield sequence.choices[other:last] + sequence.choices[begin:end]


def _without_spans(sequence: ChoiceSequence) -> Iterator[tuple[int, ...]]:
    """Drop one span; the last spans first, as nothing else depends on them."""
    for begin, end in sorted(sequence.spans, key=lambda span: (-span[0], -span[1])):
        if begin < len(sequence.choices):
            yield sequence.choices[:begin] + sequence.choices[end:]


def _lowered_spans(sequence: ChoiceSequence) -> Iterator[tuple[int, ...]]:
    """Set all choices of one span to 0 but the first, which selects what the span makes."""
    for begin, end in sequence.spans:
        inner = sequence.choices[begin + 1 : end]
        yield sequence.choices[: begin + 1] + (0,) * len(inner) + sequence.choices[end:]


def _without_chunks(sequence: ChoiceSequence) -> Iterator[tuple[int, ...]]:
    """Drop a few adjacent choices."""
    for width in _CHUNKS:
        for begin in range(len(sequence.choices) - width, -1, -1):
            yield sequence.choices[:begin] + sequence.choices[begin + width :]


def _lowered_counts(sequence: ChoiceSequence) -> Iterator[tuple[int, ...]]:
    """Lower one choice that may be a count, and drop one of the choices after it."""
    for place, value in enumerate(sequence.choices):
        if 0 < value <= _CHUNKS[0] and place + 2 < len(sequence.choices):
            yield (*sequence.choices[:place], value - 1, *sequence.choices[place + 2 :])


def _lowered(sequence: ChoiceSequence) -> Iterator[tuple[int, ...]]:
    """Lower one choice: to 0, or by a half, a quarter, an eighth ... of its value."""
    for place, value in enumerate(sequence.choices):
        step = value
        while step > 0:
            yield (*sequence.choices[:place], value - step, *sequence.choices[place + 1 :])
            step //= 2


def _exchanged(sequence: ChoiceSequence) -> Iterator[tuple[int, ...]]:
    """Exchange two adjacent choices that are out of order, or two adjacent spans."""
    choices = sequence.choices
    spans = sorted(sequence.spans)
    for (begin, middle), (other, end) in pairwise(spans):
        if middle == other:
            yield choices[:begin] + choices[other:end] + choices[begin:middle] + choices[end:]
    for place in range(len(choices) - 1):
        if choices[place] > choices[place + 1]:
            yield (*choices[:place], choices[place + 1], choices[place], *choices[place + 2 :])


_PASSES = (
    _spans_alone,
    _without_tail,
    _without_spans,
    _lowered_spans,
    _without_chunks,
    _lowered_counts,
    _lowered,
    _exchanged,
)
