"""Features of inputs as feedback for libFuzzer, in addition to the coverage of a driver's code.

Each feature is represented by an instrumented function: libFuzzer keeps an input that covers a new one.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from types import FunctionType

import atheris

# libFuzzer crashes after 4096 blocks of instrumented functions, but has no limit to the functions in one block.
_BLOCK = 512
# Further features are ignored.
_MAX_FEATURES = 1 << 16

FeatureFunction = Callable[[], None]


def _feature() -> None:
    """The function of which each feature has an instrumented copy."""


class Feedback:
    """Reports features of inputs to libFuzzer as covered code."""

    def __init__(self) -> None:
        self._functions: dict[Hashable, FeatureFunction] = {}
        self._free: list[FeatureFunction] = []

    def report(self, features: Iterable[Hashable]) -> None:
        """Report the features of an input."""
        for feature in features:
            function = self._functions.get(feature)
            if function is None:
                if len(self._functions) >= _MAX_FEATURES:
                    continue
                self._free = self._free or [_new_function() for _ in range(_BLOCK)]
                self._functions[feature] = function = self._free.pop()
            function()


def _new_function() -> FeatureFunction:
    function: FeatureFunction = atheris.instrument_func(FunctionType(_feature.__code__, {}))
    return function
