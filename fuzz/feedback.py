"""Features of inputs as feedback for libFuzzer, in addition to the coverage of a driver's code.

Each feature has a counter, as a branch of instrumented code has: libFuzzer keeps an input that counts a new one.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable

import atheris

# libFuzzer crashes after 4096 blocks of counters, and takes each set that is reserved between two inputs as one.
_BLOCK = 512
# Further features are ignored.
_MAX_FEATURES = 1 << 16


class Feedback:
    """Reports features of inputs to libFuzzer as covered code."""

    def __init__(self) -> None:
        self._counters: dict[Hashable, int] = {}
        self._free: list[int] = []

    def report(self, features: Iterable[Hashable]) -> None:
        """Report the features of an input."""
        for feature in features:
            counter = self._counters.get(feature)
            if counter is None:
                if len(self._counters) >= _MAX_FEATURES:
                    continue
                # The functions that atheris has instrumented code call: to instrument a function for each feature
                # takes a millisecond.
                self._free = self._free or [atheris._reserve_counter() for _ in range(_BLOCK)]
                self._counters[feature] = counter = self._free.pop()
            atheris._trace_branch(counter)
