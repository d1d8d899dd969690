"""The command line: ``nnconform COMMAND``.

A command is a module of ``harness/cli/commands``, or an entry point of the group ``nnconform.commands``, that has a
click command named ``command``. Only the command that is called is imported.
"""

from __future__ import annotations

import importlib
import sys
from importlib.metadata import EntryPoint, entry_points
from typing import Any

import click

from nnconform.harness.cli import commands
from nnconform.harness.discovery import names_of
from nnconform.harness.model.errors import DriverFault, UsageError
from nnconform.harness.model.printable import printable, single_line

ENTRY_POINTS = "nnconform.commands"
# The exit status by which shells know that a program was interrupted.
INTERRUPTED = 130
# Lines of the standard error of a driver that broke down.
_TAIL = 30
_EXIT_STATUS = (
    "Exit status: 0 success; 1 a check failed or a driver broke down; 2 an argument, an option or a file is wrong; "
    "130 interrupted before the end."
)


class Commands(click.Group):
    """The commands in the folder and of the entry points."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted({*_modules(), *_entry_points()})

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        found: click.Command | None = None
        if cmd_name in _modules():
            found = importlib.import_module(_modules()[cmd_name]).command
        elif cmd_name in _entry_points():
            found = _entry_points()[cmd_name].load()
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if name not in self.list_commands(ctx):
            ctx.fail(f"no command {name!r}; commands: {', '.join(self.list_commands(ctx))}")
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            click.echo("nnconform: interrupted", err=True)
            raise click.exceptions.Exit(INTERRUPTED) from None


def _modules() -> dict[str, str]:
    return {stem.replace("_", "-"): name for stem, name in names_of(commands).items()}


def _entry_points() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=ENTRY_POINTS)}


@click.command(
    cls=Commands, help="Conformance and stress tests for neural-network accelerator drivers.", epilog=_EXIT_STATUS
)
def cli() -> None:
    pass


def main() -> None:
    """Run a command. A user's mistake is one line and exit status 2; a driver that breaks down where the command cannot
    go on is one line, the end of the driver's standard error and exit status 1.
    """
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
    except SystemExit as end:
        if culprit := _culprit(end):
            _print_problem(f"{culprit} called for the end of the program (status {end.code}), which a driver may not")
            sys.exit(1)
        raise


def _print_problem(problem: object) -> None:
    # A file's name may hold a line break, a driver's text anything.
    click.echo(f"nnconform: {single_line(problem)}", err=True)


def _culprit(end: SystemExit) -> str:
    """The file and line that ended the program, "" where those of a command did."""
    trace = end.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return ""
    place = trace.tb_frame.f_globals.get("__name__", "")
    ours = {"click", "nnconform", *(entry.module.partition(".")[0] for entry in _entry_points().values())}
    return "" if place.partition(".")[0] in ours else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
