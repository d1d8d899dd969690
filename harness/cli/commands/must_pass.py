"""``nnconform must-pass``: print the lists of what a driver must show to call itself conformant."""

from __future__ import annotations

from pathlib import Path

import click

from nnconform.harness.campaigns.folders import translate_write_errors
from nnconform.harness.campaigns.must_pass_lists import must_pass_texts, outdated
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.must_pass import FOLDER, list_names, read_must_pass


@click.command(name="must-pass")
@click.argument("name", default="")
@click.option(
    "--write",
    "folder",
    is_flag=False,
    flag_value=str(FOLDER),
    default=None,
    type=click.Path(path_type=Path),
    metavar="[FOLDER]",
    help="Write the lists; into the package, if no folder is named.",
)
@click.option("--check", "checked", is_flag=True, help="Check that the shipped lists are what would be written.")
def command(name: str, folder: Path | None, checked: bool) -> None:
    """Print the shipped must-pass lists, or what the list NAME, or that in the file NAME, demands.

    The exit status of --check is 1 if a list is not what follows from the rules and the cases of the suite.
    """
    if (folder is not None) + checked + bool(name) > 1:
        raise UsageError("name a list, --write or --check: one of the three")
    if folder is not None:
        with translate_write_errors(folder):
            folder.mkdir(parents=True, exist_ok=True)
            for file, text in must_pass_texts():
                (folder / file).write_text(text, encoding="utf-8")
        click.echo(f"wrote {folder}")
    elif checked:
        files = outdated(FOLDER)
        for file in files:
            click.echo(f"{FOLDER / file}: is not what nnconform must-pass --write writes")
        if files:
            raise click.exceptions.Exit(1)
    elif name:
        _show(name)
    else:
        for each in list_names():
            click.echo(each)


def _show(name: str) -> None:
    found = read_must_pass(name)
    hal, profile = found.hal or "of any version", found.profile or "of any kind"
    click.echo(f"{found.name}: HAL {hal}, profile {profile}, sha256 {found.digest()}")
    for check, need in found.checks.items():
        click.echo(f"{check}: {need.trials} trials, {need.need}")
    cases = sum(each.count for each in found.files.values())
    if cases:
        click.echo(f"{cases} cases in {len(found.files)} files: no failure, one passed")
