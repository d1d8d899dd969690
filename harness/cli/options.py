"""Options that several commands share, each declared once. Pytest's options of the same names share their help."""

from __future__ import annotations

import functools
import math
import os
import re
from argparse import ArgumentTypeError
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Generic, TypeVar

import click
import msgspec

from nnconform.harness import arguments
from nnconform.harness.cli.diagnostics import keep_trace, set_vlog, with_trace
from nnconform.harness.driver.interface import DEFAULT_LIMIT
from nnconform.harness.model.authority import Profile
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


class NamedPath(click.Path):
    """A click type for a path that is not the empty string, which to pathlib is the current folder."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the path; fails with one line, which click prints."""
        if value == "":
            self.fail("got '', wanted a path", param, ctx)
        return super().convert(value, param, ctx)


SEED = Bounded("integer", arguments.seed)
MEMORY = Bounded("bytes", arguments.process_memory)
LIMIT = Bounded("seconds", arguments.limit)
THROUGH = Bounded("framework", arguments.through)
DURATION = Duration()
HAL = Hal()
FILE = NamedPath(path_type=Path)
FOLDER = NamedPath(file_okay=False, path_type=Path)


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


def through_option() -> Callable[[_F], _F]:
    """``--through``; None by default."""
    return click.option("--through", type=THROUGH, metavar="FRAMEWORK", help=arguments.THROUGH)


def hal_option() -> Callable[[_F], _F]:
    """``--hal``; None by default."""
    return click.option("--hal", type=HAL, metavar="VERSION", help=arguments.HAL)


def profile_option() -> Callable[[_F], _F]:
    """``--profile``; a Profile."""
    return click.option(
        "--profile",
        type=click.Choice(Profile, case_sensitive=False),
        default=Profile(arguments.DEFAULT_PROFILE),
        show_default=True,
        help=arguments.PROFILE,
    )


def results_option(text: str = arguments.RESULTS) -> Callable[[_F], _F]:
    """``--results``; ``text`` is the help of a command that reads the store."""
    return click.option("--results", type=FILE, metavar="FILE", help=text)


def expect_option() -> Callable[[_F], _F]:
    """``--expect``: a tuple of files."""
    text = f"{arguments.EXPECT} {arguments.REPEAT}"
    return click.option("--expect", multiple=True, metavar="FILE", help=text)


def resume_option() -> Callable[[_F], _F]:
    """``--resume``."""
    return click.option("--resume", is_flag=True, help=arguments.RESUME)


def seed_option(default: int = 0) -> Callable[[_F], _F]:
    """``--seed``."""
    return click.option("--seed", type=SEED, default=default, show_default=True, help=arguments.SEED)


def limit_option(default: float = DEFAULT_LIMIT) -> Callable[[_F], _F]:
    """``--limit``, in seconds; and ``--memory``, ``--vlog`` and ``--trace``, which every command that runs drivers has,
    and no parameter.
    """
    limit = click.option("--limit", type=LIMIT, default=default, show_default=True, help=arguments.LIMIT)
    memory = click.option(
        "--memory", type=MEMORY, metavar="BYTES", expose_value=False, callback=_set_memory, help=arguments.MEMORY
    )
    vlog = click.option("--vlog", metavar="TAGS", expose_value=False, callback=set_vlog, help=arguments.VLOG)
    trace = click.option(
        "--trace", type=FILE, metavar="FILE", expose_value=False, callback=keep_trace, help=arguments.TRACE
    )
    return lambda function: limit(memory(vlog(trace(with_trace(function)))))


def _set_memory(context: click.Context, parameter: click.Parameter, value: int | None) -> None:
    if value is not None:
        os.environ[arguments.MEMORY_VARIABLE] = str(value)


def trust_option() -> Callable[[_F], _F]:
    """``--trust``; see ``trusted_driver``."""
    text = "Open the drivers that the file or store names. Only for one that you trust: an address may run any program."
    return click.option("--trust", is_flag=True, help=text)


def trusted_driver(what: object, address: str, trust: bool) -> str:
    """Return the address of a driver that ``what``, a file or store, names. Raises UsageError without ``trust``, or if
    it names none.
    """
    if not address:
        raise UsageError(f"{what}: name the driver to run it on: --driver ADDRESS")
    if not trust:
        raise UsageError(
            f"{what}: failed on the driver {address!r}, an address that may run any program; name the driver to run it "
            "on with --driver ADDRESS or, if you trust where this comes from, add --trust"
        )
    return address


def time_option(default: str = "", *, name: str = "seconds") -> Callable[[_F], _F]:
    """``--time`` of a campaign, as the parameter ``name``; 0 by default, for no limit."""
    if not default:
        return click.option("--time", name, type=DURATION, default=0.0, help=arguments.TIME)
    return click.option("--time", name, type=DURATION, default=default, show_default=True, help=arguments.TIME)


def jobs_option() -> Callable[[_F], _F]:
    """``--jobs``."""
    return click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help=arguments.JOBS)


def oracle_option(default: str, *, contract: bool = False) -> Callable[[_F], _F]:
    """``--oracle``; ``contract`` is whether it may be that word."""
    text = "Address of the driver whose outputs are the expected ones."
    if contract:
        text += " contract: no driver's; what a graph gives must agree with what it gives in other forms and in parts."
    return click.option("--oracle", default=default, show_default=True, metavar="ADDRESS", help=text)


def faulty_option(default: str) -> Callable[[_F], _F]:
    """``--faulty``."""
    text = "Address of the driver to inject the faults into."
    return click.option("--faulty", default=default, show_default=True, metavar="ADDRESS", help=text)


def goal_option(default: float) -> Callable[[_F], _F]:
    """``--goal``."""
    text = "Share of the faults to catch, from 0 to 1. If fewer are caught, the exit status is 1."
    return click.option("--goal", default=default, show_default=True, help=text)


def forms_options(function: _F) -> _F:
    """``--forms`` and ``--strength``, of the idioms that are drawn."""
    number = "Number of forms of idioms, the sample that IdiomGraphs(most=...) has (default: all)."
    forms = click.option("--forms", type=click.IntRange(1), help=number)
    text = "Attributes of idioms combined."
    return forms(click.option("--strength", default=3, show_default=True, type=click.IntRange(1), help=text)(function))


def nodes_option() -> Callable[[_F], _F]:
    """``--nodes``."""
    size = click.IntRange(1, _MAX_NODES)
    text = "Largest number of operations in a graph."
    return click.option("--nodes", type=size, default=10, show_default=True, help=text)


def tries_option(default: int) -> Callable[[_F], _F]:
    """``--tries``, as the parameter ``budget``."""
    text = "Graphs to run at most to minimise a failing one; 0 to not minimise."
    return click.option("--tries", "budget", type=click.IntRange(0), default=default, show_default=True, help=text)


def exit_first_option() -> Callable[[_F], _F]:
    """``--exitfirst`` (``exit_first``)."""
    return click.option("--exitfirst", "exit_first", is_flag=True, help="End the run at the first failure.")


def checks_option() -> Callable[[_F], _F]:
    """``--checks``."""
    text = "Only the checks whose names contain PATTERN."
    return click.option("--checks", default="", metavar="PATTERN", help=text)


class TrialPlan(msgspec.Struct, frozen=True):
    """Which of our own drivers the checks run on, and which checks.

    ``pattern`` is a part of the names of the drivers, ``package`` where they are, ``checks`` a part of the names of the
    checks; ``near`` is whether only those of the areas concerned run. ``sample`` is how many drivers are drawn by the
    ``seed``, None for all; ``jobs`` run at the same time. ``list_all`` lists instead; ``quiet`` prints what is wrong.
    """

    pattern: str
    package: str
    list_all: bool
    checks: str
    near: bool
    sample: int | None
    seed: int
    jobs: int
    quiet: bool


def trial_options(package: str, what: str, near: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """The options of a TrialPlan, which is the only argument of the function.

    ``what`` are the drivers, in the plural; ``near`` says which areas are meant.
    """
    options: tuple[Callable[[Callable[..., None]], Callable[..., None]], ...] = (
        click.argument("pattern", default=""),
        click.option("--package", default=package, show_default=True, help=f"Package of {what}."),
        click.option("--list", "list_all", is_flag=True, help=f"List all {what}, and what must come of them."),
        checks_option(),
        click.option("--near", is_flag=True, help=f"Run only the checks in the areas {near}."),
        sample_option(),
        seed_option(),
        jobs_option(),
        click.option("--quiet", is_flag=True, help="Print only what is wrong, and the counts."),
    )

    def decorate(function: Callable[..., None]) -> Callable[..., None]:
        command = grouped("plan", TrialPlan)(function)
        for option in reversed(options):
            command = option(command)
        return command

    return decorate


def sample_option() -> Callable[[_F], _F]:
    """``--sample``; see ``sampled``."""
    text = "Only N of them, drawn at random by the seed."
    return click.option("--sample", type=click.IntRange(1), metavar="N", help=text)


def sampled(items: Sequence[_T], count: int | None, seed: int) -> list[_T]:
    """Return ``count`` of the items in their order, drawn at random; all of them if there are no more, or for None."""
    if count is None or count >= len(items):
        return list(items)
    return [items[place] for place in sorted(Random(seed).sample(range(len(items)), count))]


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


def grouped(name: str, into: type[msgspec.Struct]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Return a decorator that passes options with the names of fields of the struct ``into`` as one argument
    ``name``.

    It must be the decorator next to the function, below the options. A field without an option keeps its default.
    """
    fields = set(into.__struct_fields__)

    def decorate(function: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(function)
        def call(**values: Any) -> None:
            group = into(**{key: values.pop(key) for key in fields & values.keys()})
            function(**{name: group}, **values)

        return call

    return decorate
