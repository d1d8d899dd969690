"""The command line: ``nnconform COMMAND``.

A command is the click command named ``command`` in a module of ``harness/cli/commands``, or an entry point of the group
``nnconform.commands``. Only the module of the command that is called is imported.
"""

from __future__ import annotations

import difflib
import errno
import importlib
import importlib.util
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from traceback import walk_tb
from typing import Any

import click

from nnconform.harness.cli import commands
from nnconform.harness.cli.output import print_no_more
from nnconform.harness.discovery import module_names
from nnconform.harness.model.errors import RAISED, DriverFault, UsageError
from nnconform.harness.model.printable import describe_exception, printable, single_line
from nnconform.harness.process.collector import collect_rarely
from nnconform.harness.process.interrupts import interrupts_outside_locks
from nnconform.harness.process.termination import status_of, terminable
from nnconform.harness.results.environment import versions

ENTRY_POINTS = "nnconform.commands"
# The package whose commands are ours, and not another package's.
_OURS = "nnconform"
# Lines printed of the standard error of a driver that broke down.
_TAIL = 30
# Commands that test nnconform: its tests, its faulty drivers, its speed.
_OF_PROJECT = frozenset(
    {
        *("alone", "bench", "bias-faults", "confirm", "coverage", "docs", "extreme-faults", "faults", "generate"),
        *("graph-faults", "localise-faults", "pass-alarms", "pass-faults", "permitted", "score"),
    }
)
# What a full disk or a quota says, mostly of standard output, and without a name.
_FULL = (errno.ENOSPC, errno.EDQUOT)
# Characters of a summary: none is cut.
_WHOLE = 1000
_EXIT_STATUS = (
    "Exit status: 0 success; 1 a case or a check failed, or a driver broke down; 2 an argument, an option or a file is "
    "wrong; 130 interrupted; 143 terminated."
)


class Commands(click.Group):
    """The group of all commands: the modules of ``harness/cli/commands`` and the entry points."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted({*_modules(), *_entry_points()})

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        command: click.Command | None = None
        if cmd_name in _modules():
            command = importlib.import_module(_modules()[cmd_name]).command
        elif cmd_name in _entry_points():
            command = _load(_entry_points()[cmd_name])
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name, known = args[0], self.list_commands(ctx)
        if name not in known:
            similar = difflib.get_close_matches(name, known)
            meant = f"; similar: {', '.join(similar)}" if similar else ""
            ctx.fail(f"no command {name!r}{meant}; commands: {', '.join(known)}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        for title, of_project in (("For drivers", False), ("For nnconform's own development", True)):
            names = [name for name in self.list_commands(ctx) if (name in _OF_PROJECT) is of_project]
            with formatter.section(title):
                formatter.write_dl([(name, self._summary(ctx, name)) for name in names])

    def _summary(self, ctx: click.Context, name: str) -> str:
        """Return what a command does; of ours its module says so, and is not imported for that."""
        entry = _entry_points().get(name)
        module = _modules().get(name) or (entry.module if entry else "")
        if module.partition(".")[0] == _OURS:
            return _summary_of(module)
        try:
            command = self.get_command(ctx, name)
        except UsageError as error:
            return single_line(error)
        return command.get_short_help_str(_WHOLE) if command else ""

    def make_context(self, *words: Any, **more: Any) -> click.Context:
        with _interruptible():
            return super().make_context(*words, **more)

    def invoke(self, ctx: click.Context) -> Any:
        with _interruptible(), terminable():
            return super().invoke(ctx)


@contextmanager
def _interruptible() -> Iterator[None]:
    """Tell an interrupt, and exit with its status; click's own would be that of a case that failed."""
    try:
        with interrupts_outside_locks():
            yield
    except KeyboardInterrupt as interrupt:
        click.echo("nnconform: interrupted", err=True)
        raise click.exceptions.Exit(status_of(interrupt)) from None


def _summary_of(module: str) -> str:
    """Return what the docstring of a module of ours says of its command, as a sentence; it begins with its name."""
    spec = importlib.util.find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    text = Path(spec.origin).read_text(encoding="utf-8").split('"""', 2)[1]
    summary = single_line(text.split("\n\n")[0]).partition("``: ")[2].replace("``", "")
    return summary[:1].upper() + summary[1:]


def _modules() -> dict[str, str]:
    return {stem.replace("_", "-"): name for stem, name in module_names(commands).items()}


def _entry_points() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=ENTRY_POINTS)}


def _load(entry: EntryPoint) -> click.Command:
    """Return the command of an entry point. Raises UsageError for another package's that cannot be imported."""
    try:
        command: click.Command = entry.load()
    except RAISED as error:
        where = f"entry point {entry.name} of {ENTRY_POINTS}, {entry.value}"
        raise UsageError(f"{where}: cannot be loaded: {describe_exception(error)}") from error
    return command


def _print_version(context: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        click.echo(", ".join(f"{name} {version}" for name, version in sorted(versions().items())))
        context.exit()


@click.command(
    cls=Commands,
    help="Conformance and stress tests for neural-network accelerator drivers.",
    epilog=_EXIT_STATUS,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=_print_version,
    help="Print the versions of nnconform, Python and numpy, and exit.",
)  # fmt: skip
def cli() -> None:
    pass


def main() -> None:
    """Run a command.

    A UsageError is printed as one line, with exit status 2. A DriverFault that the command does not handle is printed
    as one line and the end of the driver's standard error, with exit status 1; so is a lack of memory. An OSError about
    a file, which a command did not foresee (a name that is too long, a disk that fails), is one line with status 2.
    """
    collect_rarely()
    try:
        cli()
    except UsageError as error:
        _print_problem(error)
        sys.exit(2)
    except DriverFault as fault:
        _print_problem(fault)
        for line in fault.stderr.rstrip().splitlines()[-_TAIL:]:
            click.echo(f"    {printable(line)}", err=True)
        sys.exit(1)
    except OSError as error:
        if error.filename is None and error.errno not in _FULL:
            raise
        place = os.fsdecode(error.filename or "what is printed, or a file that is written")
        _print_problem(f"{place}: {error.strerror}")
        print_no_more()
        sys.exit(2)
    except MemoryError as error:
        _print_problem(
            f"ran out of memory at {_raised_in(error)[1]}: what this command was given needs more than there is"
        )
        sys.exit(1)
    except SystemExit as end:
        if culprit := _culprit(end):
            _print_problem(f"{culprit} called sys.exit({end.code}), which a driver must not do")
            sys.exit(1)
        raise


def _print_problem(problem: object) -> None:
    # A file's name may contain a line break, a driver's text any character.
    click.echo(f"nnconform: {single_line(problem)}", err=True)


def _culprit(end: SystemExit) -> str:
    """Return the file and line that raised SystemExit; "" if a command or click did."""
    package, place = _raised_in(end)
    ours = {"click", "nnconform", *(entry.module.partition(".")[0] for entry in _entry_points().values())}
    return "" if package in ours else place


def _raised_in(error: BaseException) -> tuple[str, str]:
    """Return the package that raised an exception which was caught, and the file and line."""
    *_, (frame, line) = walk_tb(error.__traceback__)
    return frame.f_globals.get("__name__", "").partition(".")[0], f"{frame.f_code.co_filename}:{line}"
