"""``nnconform drivers``: show the installed drivers and their descriptions of themselves."""

from __future__ import annotations

import importlib

import click

from nnconform.harness.campaigns.probe import claimed_operations
from nnconform.harness.cli.commands.generate import SEED
from nnconform.harness.execution.session import Session
from nnconform.harness.loaders import registry
from nnconform.harness.model.capabilities import FIGURES_SINCE, NO_PERFORMANCE, types_with_performance
from nnconform.harness.model.codes import ErrorStatus, name_of
from nnconform.harness.model.errors import DriverFault, UsageError
from nnconform.harness.model.performance import look_up_performance
from nnconform.harness.model.printable import single_line

_LIMIT = 60.0


@click.command()
@click.argument("addresses", nargs=-1)
@click.option("--performance", is_flag=True, help="Print the performance figures too, of every operand type.")
def command(addresses: tuple[str, ...], performance: bool) -> None:
    """Describe the drivers at ADDRESSES (default: all installed drivers, and the schemes of addresses).

    Each driver is opened in a process of its own. The exit status is 1 if a driver of ADDRESSES cannot be opened or
    closed.
    """
    failed = False
    for address in addresses or registry.names():
        session = Session(address if addresses else f"service:{address}", limit=_LIMIT)
        try:
            lines = [*_describe(session), *(_performance(session) if performance else ())]
        except (UsageError, DriverFault) as error:
            lines, failed = [f"cannot be opened: {single_line(error)}"], True
        click.echo("\n  ".join([address, *lines]))
        if problem := session.close():
            click.echo(f"  cannot be closed: {single_line(problem)}")
            failed = True
    if not addresses:
        click.echo("schemes")
        for scheme in registry.schemes():
            click.echo(f"  {_first_sentence(scheme)}")
    if failed and addresses:
        raise click.exceptions.Exit(1)


def _describe(session: Session) -> list[str]:
    description = session.describe()
    claimed, known = claimed_operations(session, SEED)
    return [
        f"{description['name']}, version {description['version']}, {description['type']}, HAL {description['hal']}",
        f"claims {claimed} of {known} operations",
        f"emulated by the harness: {', '.join(description['emulated']) or 'nothing'}",
    ]


def _performance(session: Session) -> list[str]:
    """Return the figures of a driver, also of the types for which it gives none."""
    status, capabilities = session.device().capabilities()
    if capabilities is None:
        return [f"no performance figures: capabilities returned {name_of(ErrorStatus, status)}"]
    figures = {name: getattr(capabilities, name) for name in FIGURES_SINCE}
    for type in sorted(types_with_performance(session.hal())):
        figures[type.name] = look_up_performance(capabilities.operand_performance, type)
    width = max(map(len, figures))
    shown = {name: info for name, info in figures.items() if info is not None}
    return ["performance: execution time and power, as parts of a CPU's"] + [
        f"  {name:{width}}  " + ("none" if info == NO_PERFORMANCE else f"{info.exec_time:g} {info.power_usage:g}")
        for name, info in shown.items()
    ]


def _first_sentence(scheme: str) -> str:
    """Return the first sentence of the docstring of the scheme's module."""
    module = importlib.import_module(registry.module_of(scheme))
    text = " ".join((module.__doc__ or f"{scheme}:").replace("``", "").split())
    return text.partition(". ")[0].removesuffix(".")
