"""What guides the fuzzer beside the coverage of a driver's code: what inputs were like, each kind a place to reach."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from types import FunctionType

import atheris

# libFuzzer crashes after 4096 blocks of places, and has no limit to what is in one.
_BLOCK = 512
# Kinds beyond so many go without.
_LARGEST = 1 << 16

Place = Callable[[], None]


def _place() -> None:
    """What the places are copies of: a function is a place as soon as it is instrumented."""


class Feedback:
    """Has libFuzzer see each kind of input that there was as a place in code that was reached."""

    def __init__(self) -> None:
        self._places: dict[Hashable, Place] = {}
        self._free: list[Place] = []

    def reached(self, kinds: Iterable[Hashable]) -> None:
        """An input was of these kinds."""
        for kind in kinds:
            place = self._places.get(kind)
            if place is None:
                if len(self._places) >= _LARGEST:
                    continue
                self._free = self._free or [_new_place() for _ in range(_BLOCK)]
                self._places[kind] = place = self._free.pop()
            place()


def _new_place() -> Place:
    place: Place = atheris.instrument_func(FunctionType(_place.__code__, {}))
    return place
