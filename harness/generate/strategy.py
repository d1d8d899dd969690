"""Hypothesis as a source of choices: turns a generator into a strategy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from hypothesis import strategies

from nnconform.harness.generate.choices import Choices

Made = TypeVar("Made")


def strategy_from(generator: Callable[[Choices], Made]) -> strategies.SearchStrategy[Made]:
    """Return a strategy for what ``generator`` makes; it shrinks by shrinking the integers drawn."""

    @strategies.composite
    def build(draw: Any) -> Made:
        return generator(Choices(lambda low, high: int(draw(strategies.integers(low, high)))))

    return build()
