"""Hypothesis as a source of choices: whatever a generator makes is a strategy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from hypothesis import strategies

from nnconform.harness.generate.choices import Choices

Made = TypeVar("Made")


def made_by(generator: Callable[[Choices], Made]) -> strategies.SearchStrategy[Made]:
    """What ``generator`` makes of the integers that Hypothesis draws; it shrinks as they do."""

    @strategies.composite
    def build(draw: Any) -> Made:
        return generator(Choices(lambda low, high: int(draw(strategies.integers(low, high)))))

    return build()
