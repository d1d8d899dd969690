"""``nnconform new-driver``: write a package with a small working driver, to be replaced by one's own."""

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
@click.option("--folder", type=click.Path(path_type=Path), help="Folder to write it to. Default: NAME.")
def command(name: str, folder: Path | None) -> None:
    """Write a Python package NAME with a driver of a few operations, its entry point, and its conformance test."""
    _check_name(name)
    folder = folder or Path(name)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise UsageError(f"{folder} exists and is not an empty folder; name another with --folder")
    for path, text in files(name).items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text)
        click.echo(f"wrote {target}")
    click.echo(f"next: cd {folder} && pip install -e . && pytest")


def files(name: str) -> dict[Path, str]:
    """Return the text of each file of the package, by path."""
    templates = Environment(loader=FileSystemLoader(SKELETON), undefined=StrictUndefined, keep_trailing_newline=True)
    texts = {}
    for path in sorted(SKELETON.rglob(f"*{_SUFFIX}")):
        place = path.relative_to(SKELETON)
        parts = [name if part == "package" else part for part in place.parts]
        texts[Path(*parts).with_suffix("")] = templates.get_template(place.as_posix()).render(name=name)
    return texts


def _check_name(name: str) -> None:
    """Raise UsageError unless ``name`` can be the name of a new package."""
    if keyword.iskeyword(name):
        raise UsageError(f"{name!r} is a word of Python, which cannot be imported; choose another name")
    if not name.isascii() or not name.isidentifier() or name != name.lower():
        raise UsageError(f"{name!r} is not a package name; wanted lower-case letters, digits and _, as in my_driver")
    if importlib.util.find_spec(name) is not None:
        raise UsageError(f"a module {name!r} exists already and would hide the driver; choose another name")
