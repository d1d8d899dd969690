"""The source of every random decision: integers, from a seed, a stored list, bytes, or Hypothesis.

A generator draws integers and nothing else, so that its result can be made again from the list of integers, and
minimised by shortening and lowering that list: low integers stand for simple things.
"""

from __future__ import annotations

import random
import struct
from collections.abc import Callable, Sequence
from typing import TypeVar

Item = TypeVar("Item")
Source = Callable[[int, int], int]


class Choices:
    """Draws integers from a source and records them in ``sequence``.

    ``parts`` are the spans ``(begin, end)`` of ``sequence`` that made one thing each; without a span's integers that
    thing is not made.
    """

    def __init__(self, source: Source) -> None:
        self._source = source
        self.sequence: list[int] = []
        self.parts: list[tuple[int, int]] = []

    @classmethod
    def from_seed(cls, seed: int) -> Choices:
        """Return uniform choices that follow from ``seed``."""
        return _Uniform(random.Random(seed).getrandbits)

    @classmethod
    def fast(cls, seed: int) -> Choices:
        """Return choices that follow from ``seed``, five times as fast as ``from_seed`` and different from its choices.
        (The committed cases of the suite follow from those of ``from_seed``.)
        """
        return _Fast(random.Random(seed).random)

    @classmethod
    def beginning(cls, first: Sequence[int], then: Choices) -> Choices:
        """Return choices that begin with ``first`` and go on with those of ``then``; one out of bounds is drawn."""
        left = iter(first)

        def source(low: int, high: int) -> int:
            value = next(left, None)
            return then.integer(low, high) if value is None or not low <= value <= high else value

        return cls(source)

    @classmethod
    def from_list(cls, recorded: Sequence[int]) -> Choices:
        """Replay the choices of a list; one out of bounds, or beyond the list's end, becomes the lowest value."""
        left = iter(recorded)

        def replay(low: int, high: int) -> int:
            value = next(left, low)
            return value if low <= value <= high else low

        return cls(replay)

    @classmethod
    def from_bytes(cls, data: bytes) -> Choices:
        """Read choices from bytes, four bytes each, little-endian; beyond the end the lowest value.

        All choices have the same width, so that the choices after a changed one stay the same. Bounds are closer than
        2**32.
        """
        return _Words(struct.unpack_from(f"<{len(data) // 4}I", data))

    def integer(self, low: int, high: int) -> int:
        """Draw an integer from ``low`` to ``high``, both included; low integers stand for simple things."""
        if high <= low:
            return low
        value = self._source(low, high)
        self.sequence.append(value)
        return value

    def flag(self) -> bool:
        """Draw a boolean; False is the simple one."""
        return bool(self.integer(0, 1))

    def pick(self, options: Sequence[Item]) -> Item:
        """Draw one of the options; the first is the simple one."""
        return options[self.integer(0, len(options) - 1)]

    def mark_span(self, begin: int) -> None:
        """Mark the integers drawn since there were ``begin`` of them as a span that made one thing."""
        if begin < len(self.sequence):
            self.parts.append((begin, len(self.sequence)))


def _own(low: int, high: int) -> int:
    """The source of choices that draw each integer by themselves. Their own method would make them a cycle of garbage,
    with all that they have drawn.
    """
    raise NotImplementedError


class _Uniform(Choices):
    """Choices that ``random.Random.randint`` would make of the same bits, without the calls within it."""

    def __init__(self, bits: Callable[[int], int]) -> None:
        super().__init__(_own)
        self._bits = bits

    def integer(self, low: int, high: int) -> int:
        if high <= low:
            return low
        count = high - low + 1
        size = count.bit_length()
        while (value := self._bits(size)) >= count:
            pass
        value += low
        self.sequence.append(value)
        return value


class _Fast(Choices):
    """Choices from random numbers from 0 to 1, without a call of a source for each."""

    def __init__(self, number: Callable[[], float]) -> None:
        super().__init__(_own)
        self._number = number

    def integer(self, low: int, high: int) -> int:
        if high <= low:
            return low
        # Bounds are far closer than the 2**53 values of the random number.
        value = low + int(self._number() * (high - low + 1))
        self.sequence.append(value)
        return value


class _Words(Choices):
    """Choices from words of 32 bits, beyond their end the lowest value, without a call of a source for each."""

    def __init__(self, words: Sequence[int]) -> None:
        super().__init__(_own)
        self._left = iter(words)

    def integer(self, low: int, high: int) -> int:
        if high <= low:
            return low
        value = low + next(self._left, 0) % (high - low + 1)
        self.sequence.append(value)
        return value
