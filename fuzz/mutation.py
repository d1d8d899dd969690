"""Changes inputs choice by choice. An input is words, four bytes for each choice; libFuzzer would change bytes, most of
which mean nothing: those beyond what a generator asked for, and the upper ones of each word.
"""

from __future__ import annotations

import random
import struct
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from nnconform.harness.generate.choices import Choices

# So many inputs that ran are remembered, and so many that others were made of; so many parts of them to put in.
_RECENT = 1 << 10
_BASES = 1 << 16
_PARTS = 1 << 10
_SMALL = 32
_LARGEST_WORD = 2**32 - 1

Words = list[int]
Parts = list[tuple[int, int]]


def words_of(data: bytes) -> Words:
    """The words of an input."""
    return list(struct.unpack_from(f"<{len(data) // 4}I", data))


def bytes_of(words: Words) -> bytes:
    """Words as an input."""
    return struct.pack(f"<{len(words)}I", *words)


@dataclass(frozen=True, slots=True)
class WordLayout:
    """How many words of an input were asked for, and which of them (from where to where) made one thing."""

    count: int
    parts: Parts


class Mutator:
    """Makes inputs of inputs; all follows from ``seed``. ``make`` takes choices as the target does."""

    def __init__(self, seed: int, make: Callable[[Choices], object]) -> None:
        self._random, self._make = random.Random(seed), make
        self._recent: dict[bytes, WordLayout] = {}
        self._bases: dict[bytes, WordLayout] = {}
        self._parts: deque[Words] = deque(maxlen=_PARTS)

    def ran(self, data: bytes, choices: Choices) -> None:
        """An input ran, and this is what was taken of it: that need not be found out again."""
        if len(self._recent) >= _RECENT:
            self._recent.clear()
        self._recent[data] = WordLayout(len(choices.taken), choices.parts)

    def _layout(self, data: bytes) -> WordLayout:
        found = self._recent.get(data)
        if found is None:
            choices = Choices.from_bytes(data)
            self._make(choices)
            found = WordLayout(len(choices.taken), choices.parts)
        return found

    def _base(self, data: bytes) -> WordLayout:
        """The layout of an input that others are made of; its parts are there for them from now on."""
        found = self._bases.get(data)
        if found is None:
            if len(self._bases) >= _BASES:
                self._bases.clear()
            self._bases[data] = found = self._layout(data)
            words = words_of(data)
            self._parts.extend(words[begin:end] for begin, end in found.parts)
        return found

    def __call__(self, data: bytes, most: int) -> bytes:
        """Another input of at most ``most`` bytes."""
        base, words = self._base(data), words_of(data)
        parts = base.parts
        # Beyond the end all choices are 0.
        words = words[: base.count] + [0] * (min(base.count, most // 4) - len(words))
        for _ in range(1 + (self._random.random() < 0.3)):
            self._random.choices(_WAYS, _WEIGHTS)[0](self, words, parts)
            # Places have moved.
            parts = []
        return bytes_of(words[: most // 4])

    def _below(self, count: int) -> int:
        return int(self._random.random() * count)

    def _change(self, words: Words, parts: Parts) -> None:
        """Another word: near the old one, small, or any."""
        if not words:
            self._add(words, parts)
            return
        place, chosen = self._below(len(words)), self._random.random()
        if chosen < 0.15:
            words[place] = (words[place] + 1) & _LARGEST_WORD
        elif chosen < 0.25:
            words[place] = max(words[place] - 1, 0)
        elif chosen < 0.6:
            words[place] = self._below(_SMALL)
        else:
            words[place] = self._random.getrandbits(32)

    def _change_some(self, words: Words, parts: Parts) -> None:
        for _ in range(2 + self._below(3)):
            self._change(words, parts)

    def _add(self, words: Words, parts: Parts) -> None:
        """More words at the end, where the last thing ended."""
        end = len(words) - (bool(words) and not words[-1])
        words[end:] = [self._random.getrandbits(32) for _ in range(4 + self._below(8))]

    def _insert(self, words: Words, parts: Parts) -> None:
        """A part of another input before one of this, or at the end."""
        if not self._parts:
            self._add(words, parts)
            return
        places = [begin for begin, _ in parts] or [max(0, len(words) - 1)]
        place = places[self._below(len(places))]
        words[place:place] = self._parts[self._below(len(self._parts))]

    def _exchange(self, words: Words, parts: Parts) -> None:
        """A part of another input in the place of one of this."""
        if not parts or not self._parts:
            self._insert(words, parts)
            return
        begin, end = parts[self._below(len(parts))]
        words[begin:end] = self._parts[self._below(len(self._parts))]

    def _leave_out(self, words: Words, parts: Parts) -> None:
        """Without a part, or without a word."""
        if parts:
            begin, end = parts[self._below(len(parts))]
        else:
            begin = self._below(max(1, len(words)))
            end = begin + 1
        del words[begin:end]


Way = Callable[[Mutator, Words, Parts], None]
_WAYS: tuple[Way, ...] = (
    Mutator._change,
    Mutator._change_some,
    Mutator._add,
    Mutator._insert,
    Mutator._exchange,
    Mutator._leave_out,
)
_WEIGHTS = (10, 3, 2, 3, 2, 1)
