"""``nnconform probe``: execute calls to see which operations and types a driver supports, against its claims."""

from __future__ import annotations

from collections import Counter
from contextlib import ExitStack, closing

import click

from nnconform.harness.campaigns.probe import SignatureSupport, Support, probe
from nnconform.harness.cli.commands.generate import SEED
from nnconform.harness.cli.options import hal_option, limit_option, oracle_option, seed_option
from nnconform.harness.cli.progress import Progress
from nnconform.harness.execution.oracle_device import ORACLE_ADDRESS, open_oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.ops.named import ops_named
from nnconform.harness.ops.operation import Op

_CONTRADICTIONS = (Support.BROKEN, Support.HIDDEN)


@click.command()
@click.argument("address")
@click.argument("operations", nargs=-1)
@hal_option()
@seed_option(SEED)
@limit_option()
@oracle_option(ORACLE_ADDRESS)
def command(
    address: str, operations: tuple[str, ...], hal: HalVersion | None, seed: int, limit: float, oracle: str
) -> None:
    """Execute one call of each signature of OPERATIONS (default: all) on the driver at ADDRESS.

    Prints a line for each operation: after + the types that work, after - those that do not, after ? those for which no
    call can be drawn, after ! those where the driver contradicts its own supported_operations. Then it prints a line
    for each contradiction. The exit status is 1 if there is one.
    """
    ops = ops_named(operations)
    counts: Counter[Support] = Counter()
    contradictions: list[SignatureSupport] = []
    probed = 0
    with (
        closing(open_oracle(oracle)) as device,
        closing(Session(address, hal=hal, seed=seed, limit=limit)) as session,
        ExitStack() as stack,
    ):
        click.echo(f"{session.describe()['name']}, tested as HAL {session.hal()}; by operation: the types that work")
        progress = stack.enter_context(Progress("operations", len(ops)))
        for op in progress.over(ops):
            signatures = list(probe(session, op, device, seed))
            if signatures:
                click.echo(_line(op, signatures))
                probed += 1
            counts.update(each.support for each in signatures)
            contradictions += [each for each in signatures if each.support in _CONTRADICTIONS]
    for each in contradictions:
        text = f" ({each.outcome.verdict}: {' '.join(each.outcome.message.split())[:300]})" if each.outcome else ""
        click.echo(f"CONTRADICTION: {each}: {each.support}{text if each.support is Support.BROKEN else ''}")
    summary = ", ".join(f"{counts[support]} {support}" for support in Support)
    click.echo(f"{counts.total()} signatures of {probed} operations: {summary} (seed {seed})")
    if contradictions:
        raise click.exceptions.Exit(1)


def _line(op: Op, signatures: list[SignatureSupport]) -> str:
    """Return a line such as ``ADD  + FLOAT32 QUANT8_ASYMM  - FLOAT16  ! INT32``."""
    marks = {"+": (Support.YES,), "-": (Support.NO,), "!": _CONTRADICTIONS, "?": (Support.UNKNOWN,)}
    parts = []
    for mark, supports in marks.items():
        types = dict.fromkeys(each.types or "scalars" for each in signatures if each.support in supports)
        if types:
            parts.append(f"{mark} {' '.join(types)}")
    return f"{op.code.name:<30} {'  '.join(parts)}"
