"""The one source of every random decision: integers, from a seed, a stored list, bytes, or Hypothesis.

A generator asks for integers and for nothing else, so that whatever it made can be made again from the list of what it
was given, and made smaller by shortening and lowering that list: low integers stand for simple things.
"""

from __future__ import annotations

import random
import struct
from collections.abc import Callable, Sequence
from typing import TypeVar

Item = TypeVar("Item")
Source = Callable[[int, int], int]


class Choices:
    """Hands out integers from a source and keeps them in ``taken``.

    ``parts``: from where to where in it lie those that made one thing; without them that thing is not made.
    """

    def __init__(self, source: Source) -> None:
        self._source = source
        self.taken: list[int] = []
        self.parts: list[tuple[int, int]] = []

    @classmethod
    def from_seed(cls, seed: int) -> Choices:
        """Uniform choices that follow from ``seed``."""
        return cls(random.Random(seed).randint)

    @classmethod
    def fast(cls, seed: int) -> Choices:
        """As ``from_seed``, in a fifth of its time, and other choices: the suite's cases follow from those of that."""
        number = random.Random(seed).random
        # Bounds are far closer than the 2**53 numbers that there are.
        return cls(lambda low, high: low + int(number() * (high - low + 1)))

    @classmethod
    def from_list(cls, taken: Sequence[int]) -> Choices:
        """The choices of a list, one after the other; what is out of bounds or beyond its end becomes the lowest."""
        left = iter(taken)

        def replay(low: int, high: int) -> int:
            value = next(left, low)
            return value if low <= value <= high else low

        return cls(replay)

    @classmethod
    def from_bytes(cls, data: bytes) -> Choices:
        """Choices read off bytes, four for each, the low ones first; beyond the end the lowest.

        They are as wide for every choice so that those after a change are the same. Bounds are closer than 2**32.
        """
        left = iter(struct.unpack_from(f"<{len(data) // 4}I", data))
        return cls(lambda low, high: low + next(left, 0) % (high - low + 1))

    def integer(self, low: int, high: int) -> int:
        """An integer from ``low`` to ``high``, both included; the source prefers none, the minimiser the lowest."""
        if high <= low:
            return low
        value = self._source(low, high)
        self.taken.append(value)
        return value

    def flag(self) -> bool:
        """Yes or no; no is the simple one."""
        return bool(self.integer(0, 1))

    def pick(self, options: Sequence[Item]) -> Item:
        """One of the options; the first is the simple one."""
        return options[self.integer(0, len(options) - 1)]

    def part(self, begin: int) -> None:
        """Note that what was taken since there were ``begin`` integers made one thing."""
        if begin < len(self.taken):
            self.parts.append((begin, len(self.taken)))
