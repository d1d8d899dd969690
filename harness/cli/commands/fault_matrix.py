"""``nnconform fault-matrix``: let a right driver misbehave in every way, and see what the harness makes of it."""

from __future__ import annotations

from pathlib import Path

import click

from nnconform.harness.model.errors import UsageError
from nnconform.harness.process.jobs import run_sharded
from nnconform.harness.selftest.fault_matrix import SCHEMES, MatrixPart, MisbehaviourResult, chosen, run_part
from nnconform.harness.selftest.fault_matrix_page import fault_matrix_page

PAGE = Path("harness/docs/fault_matrix.md")


@click.command(name="fault-matrix")
@click.argument("pattern", default="")
@click.option(
    "--through",
    type=click.Choice(SCHEMES),
    multiple=True,
    help="Scheme of the driver's address; default: all. May be repeated.",
)
@click.option("--list", "listed", is_flag=True, help="Print the misbehaviours, and run none.")
@click.option("--write", is_flag=True, help=f"Write {PAGE}, in the folder of a checkout; only with all of them.")
def command(pattern: str, through: tuple[str, ...], listed: bool, write: bool) -> None:
    """Let a right driver misbehave once in each way, behind service:, exec: and unix:, and judge the judging.

    Only misbehaviours whose names contain PATTERN (default: all). The exit status is 1 if a verdict is not the right
    one, the case after it does not pass, or something is left behind. All of them take some minutes.
    """
    if write and (pattern or through):
        raise UsageError("--write needs the whole matrix: leave out PATTERN and --through")
    if write and not PAGE.parent.is_dir():
        raise UsageError(f"{PAGE}: no such folder here; run it in the folder of a checkout")
    misbehaviours = chosen(pattern)
    if listed:
        for each in misbehaviours:
            click.echo(f"{each.name}: {each.description}")
        return
    parts = [MatrixPart(scheme, pattern) for scheme in through or SCHEMES]
    rows = []
    # A process for each scheme: what is left behind is what is below it, or in its folder.
    for row in run_sharded(run_part, parts, MisbehaviourResult, len(parts)):
        rows.append(row)
        click.echo(_line(row))
    wrong = [row for row in rows if not row.right]
    click.echo(f"{len(rows) - len(wrong)} of {len(rows)} right")
    if write:
        names = [each.name for each in misbehaviours]
        PAGE.write_text(
            fault_matrix_page(sorted(rows, key=lambda row: (names.index(row.name), SCHEMES.index(row.scheme))))
        )
        click.echo(f"wrote {PAGE}")
    if wrong:
        raise click.exceptions.Exit(1)


def _line(row: MisbehaviourResult) -> str:
    left = ", ".join(row.left) or "nothing"
    text = f"{row.scheme}: {row.name}: {row.outcome.verdict} after {row.seconds:.2f} s, left {left}"
    if row.right:
        return text
    why = f"WRONG: wanted {row.expected}, the next case {row.after.verdict}"
    return f"{text}; {why}: {row.outcome.message} {row.after.message}".rstrip()
