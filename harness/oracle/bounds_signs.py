"""Random signs: the directions in which the bounds of a graph move the elements of an operation's inputs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import prod

import numpy as np

from nnconform.harness.model.numbers import Array

# Signs of a stream that are kept, at least and at most; making a generator takes as long as drawing 10,000 signs.
_LEAST, _MOST = 1 << 11, 1 << 16
# So few elements are moved in every direction: of 16 directions 5 leave out the one that moves a sum most.
FEW = 4


class Signs:
    """The stream of signs that follows from ``seed``: rows of -1 and 1, taken one after the other."""

    def __init__(self, seed: int) -> None:
        self._seed, self._begin = seed, 0

    def take(self, count: int, size: int) -> Array:
        """Return the next ``count`` rows of ``size`` signs."""
        begin, end = self._begin, self._begin + count * size
        self._begin = end
        length = max(_LEAST, 1 << (end - 1).bit_length()) if end else _LEAST
        stream = _kept(self._seed, length) if length <= _MOST else _stream(self._seed, length)
        return stream[begin:end].reshape(count, size)

    @staticmethod
    def up_and_down(size: int) -> Array:
        """Return a row of 1 and a row of -1."""
        return np.repeat(np.array([[1], [-1]], np.int8), size, axis=1)

    @staticmethod
    def every(size: int) -> Array:
        """Return all rows of ``size`` signs."""
        return np.array(list(product((1, -1), repeat=size)), np.int8)

    @staticmethod
    def along_short_axes(shape: Sequence[int]) -> Array:
        """Return rows of signs, in which the elements at one place along an axis of few elements go up and all others
        down, or the other way round: each place of each such axis.
        """
        rows = [
            np.broadcast_to(
                np.where(np.arange(extent) == place, 1, -1).reshape(-1, *(1,) * (len(shape) - axis - 1)), shape
            )
            for axis, extent in enumerate(shape)
            if 1 < extent <= FEW
            for place in range(extent)
        ]
        signs = np.array(rows, np.int8).reshape(len(rows), prod(shape))
        return np.concatenate([signs, -signs])


def _stream(seed: int, length: int) -> Array:
    # The first signs are the same for every length: each takes 32 bits of the generator.
    return np.asarray(np.random.default_rng(seed).integers(0, 2, length) * 2 - 1, np.int8)


_kept = lru_cache(maxsize=512)(_stream)
