"""The custom mutator of inputs. An input is a list of words, four bytes for each choice of a generator.

libFuzzer's own mutator changes bytes, most of which have no effect: those after the last choice, and the upper ones of
each word.
"""

from __future__ import annotations

import random
import struct
from collections import deque
from collections.abc import Callable

import msgspec

from nnconform.harness.generate.choices import Choices

# Cache sizes: layouts of recent inputs, layouts of base inputs, and parts of base inputs to splice into others.
_RECENT = 1 << 14
_BASES = 1 << 16
_PARTS = 1 << 10
_SMALL = 32
_LARGEST_WORD = 2**32 - 1

Words = list[int]
Parts = list[tuple[int, int]]


def words_of(data: bytes) -> Words:
    """Decode the words of an input."""
    return list(struct.unpack_from(f"<{len(data) // 4}I", data))


def bytes_of(words: Words) -> bytes:
    """Encode words as an input."""
    return struct.pack(f"<{len(words)}I", *words)


class WordLayout(msgspec.Struct, frozen=True):
    """The number of words of an input that a generator used, and the ranges of words that made one part."""

    count: int
    parts: Parts


class Mutator:
    """Mutates inputs, deterministically by ``seed``. ``make`` is the ``make`` of the target."""

    def __init__(self, seed: int, make: Callable[[Choices], object]) -> None:
        self._random, self._make = random.Random(seed), make
        self._recent: dict[bytes, WordLayout] = {}
        self._bases: dict[bytes, WordLayout] = {}
        self._parts: deque[Words] = deque(maxlen=_PARTS)

    def cache_layout(self, data: bytes, choices: Choices) -> None:
        """Cache the layout of an input that ran with these choices."""
        if len(self._recent) >= _RECENT:
            del self._recent[next(iter(self._recent))]
        self._recent[data] = WordLayout(len(choices.sequence), choices.parts)

    def _layout(self, data: bytes) -> WordLayout:
        layout = self._recent.get(data)
        if layout is None:
            choices = Choices.from_bytes(data)
            self._make(choices)
            layout = WordLayout(len(choices.sequence), choices.parts)
        return layout

    def _base(self, data: bytes) -> WordLayout:
        """Return the layout of an input that is to be mutated, and add its parts to those for splicing."""
        layout = self._bases.get(data)
        if layout is None:
            if len(self._bases) >= _BASES:
                self._bases.clear()
            self._bases[data] = layout = self._layout(data)
            words = words_of(data)
            self._parts.extend(words[begin:end] for begin, end in layout.parts)
        return layout

    def __call__(self, data: bytes, most: int) -> bytes:
        """Return a mutation of an input, at most ``most`` bytes long."""
        base, words = self._base(data), words_of(data)
        parts = base.parts
        # Choices beyond the end of an input are 0.
        words = words[: base.count] + [0] * (min(base.count, most // 4) - len(words))
        for _ in range(1 + (self._random.random() < 0.3)):
            self._random.choices(_MUTATIONS, _WEIGHTS)[0](self, words, parts)
            # The ranges are not valid any more.
            parts = []
        return bytes_of(words[: most // 4])

    def cross_over(self, data: bytes, other: bytes, most: int) -> bytes:
        """Return the beginning of one input and the end of another, both cut between parts; at most ``most`` bytes."""
        words, others = words_of(data), words_of(other)
        first, second = self._base(data), self._base(other)
        begin = self._cut(first, len(words))
        end = self._cut(second, len(others))
        return bytes_of((words[:begin] + others[end : second.count])[: most // 4])

    def _cut(self, layout: WordLayout, length: int) -> int:
        """Return a place between two parts of an input, anywhere if it has none."""
        places = [place for part in layout.parts for place in part if place <= length]
        return places[self._below(len(places))] if places else self._below(length + 1)

    def _below(self, count: int) -> int:
        return int(self._random.random() * count)

    def _change(self, words: Words, parts: Parts) -> None:
        """Replace a word by a neighbouring, a small or any value."""
        if not words:
            self._add(words, parts)
            return
        place, chance = self._below(len(words)), self._random.random()
        if chance < 0.15:
            words[place] = (words[place] + 1) & _LARGEST_WORD
        elif chance < 0.25:
            words[place] = max(words[place] - 1, 0)
        elif chance < 0.6:
            words[place] = self._below(_SMALL)
        else:
            words[place] = self._random.getrandbits(32)

    def _change_some(self, words: Words, parts: Parts) -> None:
        for _ in range(2 + self._below(3)):
            self._change(words, parts)

    def _add(self, words: Words, parts: Parts) -> None:
        """Append words; they replace a 0 at the end, by which the last part was ended."""
        end = len(words) - (bool(words) and not words[-1])
        words[end:] = [self._random.getrandbits(32) for _ in range(4 + self._below(8))]

    def _insert(self, words: Words, parts: Parts) -> None:
        """Insert a part of another input before a part of this one, or at the end."""
        if not self._parts:
            self._add(words, parts)
            return
        places = [begin for begin, _ in parts] or [max(0, len(words) - 1)]
        place = places[self._below(len(places))]
        words[place:place] = self._parts[self._below(len(self._parts))]

    def _exchange(self, words: Words, parts: Parts) -> None:
        """Replace a part by a part of another input."""
        if not parts or not self._parts:
            self._insert(words, parts)
            return
        begin, end = parts[self._below(len(parts))]
        words[begin:end] = self._parts[self._below(len(self._parts))]

    def _leave_out(self, words: Words, parts: Parts) -> None:
        """Delete a part, or a word."""
        if parts:
            begin, end = parts[self._below(len(parts))]
        else:
            begin = self._below(max(1, len(words)))
            end = begin + 1
        del words[begin:end]


Mutation = Callable[[Mutator, Words, Parts], None]
_MUTATIONS: tuple[Mutation, ...] = (
    Mutator._change,
    Mutator._change_some,
    Mutator._add,
    Mutator._insert,
    Mutator._exchange,
    Mutator._leave_out,
)
_WEIGHTS = (10, 3, 2, 3, 2, 1)
