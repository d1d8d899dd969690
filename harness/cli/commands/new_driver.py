"""``nnconform new-driver``: a package with a driver that works, to put one's own in its place."""

from __future__ import annotations

import importlib.util
import keyword
from pathlib import Path

import click
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from nnconform.harness.model.errors import UsageError

SKELETON = Path(__file__).parents[1] / "skeleton"
_SUFFIX = ".j2"


@click.command(name="new-driver")
@click.argument("name")
@click.option("--folder", type=click.Path(path_type=Path), help="Where to write it (default: a folder of that name).")
def command(name: str, folder: Path | None) -> None:
    """Write a Python package NAME with a driver of a few operations, its entry point, and its conformance test."""
    _check_name(name)
    folder = folder or Path(name)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise UsageError(f"{folder} is there already; name an empty folder with --folder")
    for path, text in files(name).items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text)
        click.echo(f"wrote {target}")
    click.echo(f"next: cd {folder} && pip install -e . && pytest")


def files(name: str) -> dict[Path, str]:
    """What is written for a driver of this name, by path."""
    templates = Environment(loader=FileSystemLoader(SKELETON), undefined=StrictUndefined, keep_trailing_newline=True)
    found = {}
    for path in sorted(SKELETON.rglob(f"*{_SUFFIX}")):
        place = path.relative_to(SKELETON)
        parts = [name if part == "package" else part for part in place.parts]
        found[Path(*parts).with_suffix("")] = templates.get_template(place.as_posix()).render(name=name)
    return found


def _check_name(name: str) -> None:
    """A package of this name can be made. Raises UsageError."""
    if not name.isascii() or not name.isidentifier() or keyword.iskeyword(name) or name != name.lower():
        raise UsageError(f"{name!r} is no name for a package; wanted lower-case letters, digits and _, as in my_driver")
    if importlib.util.find_spec(name) is not None:
        raise UsageError(f"there is a module {name!r} already, which would hide the driver; choose another name")
