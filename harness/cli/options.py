"""Options that several commands have. What they take is read as pytest's options of the same names are."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import click

from nnconform.harness import arguments
from nnconform.harness.execution.session import DEFAULT_LIMIT
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import UsageError

_T = TypeVar("_T")
_F = TypeVar("_F", bound=Callable[..., Any])


class Bounded(click.ParamType[Any], Generic[_T]):
    """What ``read`` makes of the text. What it refuses click says in one line."""

    def __init__(self, name: str, read: Callable[[Any], _T]) -> None:
        self.name, self._read = name, read

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> _T:
        """The value; fails with the one line that click prints."""
        try:
            return self._read(value)
        except ArgumentTypeError as error:
            self.fail(str(error), param, ctx)


SEED = Bounded("integer", arguments.seed)
LIMIT = Bounded("seconds", arguments.limit)


def seed_option(says: str, default: int = 0) -> Callable[[_F], _F]:
    """``--seed``; ``says`` what follows from it."""
    return click.option("--seed", type=SEED, default=default, show_default=True, help=says)


def limit_option(default: float = DEFAULT_LIMIT) -> Callable[[_F], _F]:
    """``--limit``."""
    text = "Seconds of silence after which a driver is hung."
    return click.option("--limit", type=LIMIT, default=default, show_default=True, help=text)


def jobs_option(says: str) -> Callable[[_F], _F]:
    """``--jobs``; ``says`` what of."""
    return click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help=says)


def hal_of(text: str | None) -> HalVersion | None:
    """What ``--hal`` names; None where it is left out. Raises UsageError."""
    try:
        return HalVersion.parse(text) if text else None
    except ValueError as error:
        raise UsageError(f"--hal: {error}") from None
