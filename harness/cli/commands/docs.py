"""``nnconform docs``: write the pages that are generated from definitions and checks."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import click

from nnconform.harness.cli.confirmations import read_confirmations
from nnconform.harness.conformance.support.contract_page import contract_page
from nnconform.harness.model.errors import UsageError
from nnconform.harness.ops.describe import operations_page
from nnconform.harness.selftest.faults import faulty_drivers


def pages(root: Path) -> dict[Path, str]:
    """Return the text of each generated page of the checkout at ``root``. Raises FormatError."""
    folder = root / "harness/docs"
    faults = Counter(name for fault in faulty_drivers() for name in fault.caught_by)
    return {
        folder / "operations.md": operations_page(read_confirmations(root)),
        folder / "contract.md": contract_page(faults),
    }


@click.command(name="docs")
@click.option("--check", is_flag=True, help="Write nothing; fail if a page is not up to date.")
def command(check: bool) -> None:
    """Write harness/docs/operations.md and contract.md, in the folder of a checkout."""
    for path, page in pages(Path()).items():
        if not check:
            path.write_text(page)
            click.echo(f"wrote {path}")
        elif not path.is_file() or path.read_text() != page:
            raise UsageError(f"{path}: not up to date; run nnconform docs and commit the result")
