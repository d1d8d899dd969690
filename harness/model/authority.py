"""By whose authority a driver fails: the level of a demand, and the profiles that say which levels fail a run.

A demand of level ``vts`` is made by AOSP's own tests, one of level ``text`` by the documents of the HAL, one of level
``strict`` by nnconform alone. A profile fails a driver for the demands of its own level and of those before it; what it
finds beyond that is advice.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Level(StrEnum):
    """Who makes a demand. The order of the members is that of the profiles."""

    VTS = "vts"
    TEXT = "text"
    STRICT = "strict"


class Profile(StrEnum):
    """Which demands fail a run: ``vts`` those of AOSP's tests, ``hal`` also those of the text, ``strict`` all."""

    VTS = "vts"
    HAL = "hal"
    STRICT = "strict"

    def demands(self, level: Level) -> bool:
        """Return whether a driver that breaks a demand of ``level`` fails under this profile."""
        return list(Level).index(level) <= list(Profile).index(self)

    @classmethod
    def of(cls, level: Level) -> Profile:
        """Return the first profile that makes demands of ``level``."""
        return list(cls)[list(Level).index(level)]


class Authority(msgspec.Struct, frozen=True):
    """The level of a demand, and the sentence or test that makes it: document, type and field, in our own words."""

    level: Level
    source: str

    def __str__(self) -> str:
        return f"{self.level}: {self.source}"
