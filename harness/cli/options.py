"""Options that several commands share, each declared once. Pytest's options of the same names share their help."""

from __future__ import annotations

import dataclasses
import functools
import math
import re
from argparse import ArgumentTypeError
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Generic, TypeVar

import click

from nnconform.harness import arguments
from nnconform.harness.execution.session import DEFAULT_LIMIT
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import UsageError

_T = TypeVar("_T")
_F = TypeVar("_F", bound=Callable[..., Any])

_UNITS = {"": 1.0, "s": 1.0, "m": 60.0, "h": 3600.0}
# The largest number of operations of a random graph.
_MAX_NODES = 40


class Bounded(click.ParamType[Any], Generic[_T]):
    """A click type whose values ``parse`` reads; ``parse`` raises ArgumentTypeError for a bad one."""

    def __init__(self, name: str, parse: Callable[[Any], _T]) -> None:
        self.name, self._parse = name, parse

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> _T:
        """Return the value; fails with one line, which click prints."""
        try:
            return self._parse(value)
        except ArgumentTypeError as error:
            self.fail(str(error), param, ctx)


class Duration(click.ParamType[float]):
    """A click type for a time: a number and an optional unit, such as ``90``, ``90s``, ``5m``, ``1.5h``."""

    name = "duration"

    def convert(self, value: str | float, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Return the seconds; fails with one line, which click prints."""
        if isinstance(value, int | float):
            return float(value)
        match = re.fullmatch(r"(\d+(?:\.\d*)?)(s|m|h|)", value.strip())
        seconds = float(match[1]) * _UNITS[match[2]] if match else 0.0
        if not 0 < seconds < math.inf:
            self.fail(f"got {value!r}, wanted a time above 0 such as 30s, 5m or 1h", param, ctx)
        return seconds


class Hal(click.ParamType[HalVersion]):
    """A click type for a HAL version."""

    name = "version"

    def convert(self, value: str | HalVersion, param: click.Parameter | None, ctx: click.Context | None) -> HalVersion:
        """Return the version. Raises UsageError."""
        if isinstance(value, HalVersion):
            return value
        try:
            return HalVersion.parse(value)
        except ValueError as error:
            raise UsageError(f"--hal: {error}") from None


SEED = Bounded("integer", arguments.seed)
LIMIT = Bounded("seconds", arguments.limit)
DURATION = Duration()
HAL = Hal()
FILE = click.Path(path_type=Path)
FOLDER = click.Path(file_okay=False, path_type=Path)


def driver_option(name: str = "address", *, default: str = "") -> Callable[[_F], _F]:
    """``--driver``, as the parameter ``name``.

    It is required, unless ``default`` describes what happens without it; the parameter is then "".
    """
    if not default:
        return click.option("--driver", name, required=True, metavar="ADDRESS", help=arguments.DRIVER)
    text = f"{arguments.DRIVER} Default: {default}."
    return click.option("--driver", name, default="", metavar="ADDRESS", help=text)


def drivers_option() -> Callable[[_F], _F]:
    """``--driver`` for one or more drivers, as the parameter ``addresses``."""
    text = f"{arguments.DRIVER} {arguments.REPEAT}"
    return click.option("--driver", "addresses", required=True, multiple=True, metavar="ADDRESS", help=text)


def hal_option() -> Callable[[_F], _F]:
    """``--hal``; None by default."""
    return click.option("--hal", type=HAL, metavar="VERSION", help=arguments.HAL)


def results_option(text: str = arguments.RESULTS) -> Callable[[_F], _F]:
    """``--results``; ``text`` is the help of a command that reads the store."""
    return click.option("--results", type=FILE, metavar="FILE", help=text)


def resume_option() -> Callable[[_F], _F]:
    """``--resume``."""
    return click.option("--resume", is_flag=True, help=arguments.RESUME)


def seed_option(default: int = 0) -> Callable[[_F], _F]:
    """``--seed``."""
    return click.option("--seed", type=SEED, default=default, show_default=True, help=arguments.SEED)


def limit_option(default: float = DEFAULT_LIMIT) -> Callable[[_F], _F]:
    """``--limit``, in seconds."""
    return click.option("--limit", type=LIMIT, default=default, show_default=True, help=arguments.LIMIT)


def jobs_option() -> Callable[[_F], _F]:
    """``--jobs``."""
    text = "Processes that run at the same time."
    return click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help=text)


def oracle_option(default: str) -> Callable[[_F], _F]:
    """``--oracle``."""
    text = "Address of the driver whose outputs are the expected ones."
    return click.option("--oracle", default=default, show_default=True, metavar="ADDRESS", help=text)


def faulty_option(default: str) -> Callable[[_F], _F]:
    """``--faulty``."""
    text = "Address of the driver to inject the faults into."
    return click.option("--faulty", default=default, show_default=True, metavar="ADDRESS", help=text)


def goal_option(default: float) -> Callable[[_F], _F]:
    """``--goal``."""
    text = "Share of the faults to catch, from 0 to 1. If fewer are caught, the exit status is 1."
    return click.option("--goal", default=default, show_default=True, help=text)


def nodes_option() -> Callable[[_F], _F]:
    """``--nodes``."""
    size = click.IntRange(1, _MAX_NODES)
    text = "Largest number of operations in a graph."
    return click.option("--nodes", type=size, default=10, show_default=True, help=text)


def budget_option(default: int) -> Callable[[_F], _F]:
    """``--budget``."""
    text = "Graphs to run at most to minimise a failing one; 0 to not minimise."
    return click.option("--budget", type=click.IntRange(0), default=default, show_default=True, help=text)


def json_option() -> Callable[[_F], _F]:
    """``--json`` (``as_json``)."""
    return click.option(
        "--json", "as_json", is_flag=True, help="Print each result as a line of JSON, and nothing else."
    )


def list_option(text: str, lines: Callable[[], Iterable[str]]) -> Callable[[_F], _F]:
    """``--list``: print the lines instead of running the command; ``text`` is the help."""

    def show(context: click.Context, parameter: click.Parameter, wanted: bool) -> None:
        if wanted:
            for line in lines():
                click.echo(line)
            context.exit()

    return click.option("--list", is_flag=True, expose_value=False, is_eager=True, callback=show, help=text)


def grouped(name: str, into: type[Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Return a decorator that passes options with the names of fields of the dataclass ``into`` as one argument
    ``name``.

    It must be the decorator next to the function, below the options. A field without an option keeps its default.
    """
    fields = {field.name for field in dataclasses.fields(into)}

    def decorate(function: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(function)
        def call(**values: Any) -> None:
            group = into(**{key: values.pop(key) for key in fields & values.keys()})
            function(**{name: group}, **values)

        return call

    return decorate
