"""``nnconform docs``: write the pages that are generated from definitions and checks."""

from __future__ import annotations

from pathlib import Path

import click

from nnconform.harness.cli.confirmations import read_confirmations
from nnconform.harness.conformance.support.contract_page import contract_page
from nnconform.harness.driver.permission import behaviours_of
from nnconform.harness.model.errors import UsageError
from nnconform.harness.ops.describe import operations_page
from nnconform.harness.selftest.demands import proofs, read_documents
from nnconform.harness.selftest.demands_page import demands_page
from nnconform.harness.selftest.faults import declared_faults
from nnconform.harness.selftest.permitted import BUNDLED


def pages(root: Path) -> dict[Path, str]:
    """Return the text of each generated page of the checkout at ``root``. Raises FormatError."""
    folder = root / "harness/docs"
    faults = proofs(declared_faults(), behaviours_of(BUNDLED).values())
    return {
        folder / "operations.md": operations_page(read_confirmations(root)),
        folder / "contract.md": contract_page({name: len(each) for name, each in faults.items()}),
        folder / "demands.md": demands_page(read_documents(), faults),
    }


@click.command(name="docs")
@click.option("--check", is_flag=True, help="Write nothing; fail if a page is not up to date.")
def command(check: bool) -> None:
    """Write harness/docs/operations.md, contract.md and demands.md, in the folder of a checkout."""
    for path, page in pages(Path()).items():
        if not check:
            path.write_text(page)
            click.echo(f"wrote {path}")
        elif not path.is_file() or path.read_text() != page:
            raise UsageError(f"{path}: not up to date; run nnconform docs and commit the result")
