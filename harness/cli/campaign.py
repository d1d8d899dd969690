"""What every campaign has: the options ``--time``, ``--jobs``, ``--results``, ``--resume`` and ``--expect``, a run that
keeps its verdicts, and a summary also of one that was interrupted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from typing import Any, TypeVar

import click
import msgspec
from msgspec.structs import asdict

from nnconform.harness.cli.options import expect_option, results_option, resume_option, time_option
from nnconform.harness.cli.pools import pool_options
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.expectations import Expectations
from nnconform.harness.results.recording import Recording

_F = TypeVar("_F", bound=Callable[..., Any])


class Keeping(msgspec.Struct, frozen=True):
    """How a campaign keeps its verdicts: ``results`` is the store, ``expect`` are files of expected failures, and
    ``resume`` continues the latest run in the store.
    """

    results: Path | None = None
    resume: bool = False
    expect: tuple[str, ...] = ()

    def open(
        self,
        command: str,
        seed: int,
        parameters: Mapping[str, Any],
        *,
        store: Path | None = None,
        packages: Iterable[str] = ("nnconform", "numpy"),
    ) -> Recording:
        """Begin or resume the run of ``nnconform COMMAND``, in ``store`` if the user names none.

        Raises UsageError, FormatError; see ``Recording`` for the parameters.
        """
        if self.resume and not self.results:
            raise UsageError("--resume needs --results FILE: the store of the run to resume")
        return Recording(
            self.results or store,
            seed,
            resume=self.resume,
            command=f"nnconform {command}",
            parameters={**parameters, "expect": [str(Path(each).resolve()) for each in self.expect]},
            packages=packages,
            expectations=Expectations.read(self.expect),
        )


def campaign_options(default: str = "", *, time: str = "seconds", alone: bool = False) -> Callable[[_F], _F]:
    """The options of every campaign.

    ``default`` is that of ``--time``, "" for no limit; ``time`` the name of its parameter. ``alone`` is whether the
    work has a machine to itself, so that there is no ``--jobs``. The options of ``Keeping`` become one argument with
    ``grouped``, and so do those of ``Workers``.
    """
    options = (
        time_option(default, name=time),
        pool_options(jobs=not alone),
        results_option(),
        resume_option(),
        expect_option(),
    )

    def decorate(function: _F) -> _F:
        for option in reversed(options):
            function = option(function)
        return function

    return decorate


def parameters_of(plan: Any, *free: str) -> dict[str, Any]:
    """Return the fields of a plan, as the store keeps them, which a resumed run must have again.

    ``free`` are fields that may be others: they do not decide what is tested. The time and the seed are always among
    them: a resumed run gets its time anew, and the seed is kept apart.
    """
    left_out = {*free, "seconds", "seed", "limit"}
    return {name: _plain(value) for name, value in asdict(plan).items() if name not in left_out}


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    if isinstance(value, Enum | Path):
        return str(value)
    return "" if value is None else value


@contextmanager
def summarised(recording: Recording, lines: Callable[[], Iterable[str]]) -> Iterator[None]:
    """Print the summary at the end of the block, also of one that an interrupt ends: what was done counts."""
    try:
        yield
    except KeyboardInterrupt:
        _print(recording, lines())
        raise
    _print(recording, lines())


def _print(recording: Recording, lines: Iterable[str]) -> None:
    text = list(lines)
    if not text:  # the command prints results for a program to read, and nothing else
        return
    for line in text:
        click.echo(line)
    if recording.as_expected:
        click.echo(f"failed as expected: {recording.as_expected}")
    if recording.done:
        click.echo(f"resumed: {len(recording.done)} verdicts were there, {recording.failed_before} of them failures")
