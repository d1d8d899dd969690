"""``nnconform compare``: show what is worse and what is better than in another run, or on another driver."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import click
import msgspec

from nnconform.harness.cli.options import FILE
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.printable import single_line
from nnconform.harness.results.comparison import ComparedSide, RunComparison, VerdictChange, compare
from nnconform.harness.results.drift import Drift
from nnconform.harness.results.markdown import code
from nnconform.harness.results.runs import last_and_before, whole_side
from nnconform.harness.results.store import Store

_SECTIONS = (
    ("newly_failing", "newly failing"),
    ("newly_unsupported", "newly unsupported"),
    ("less_accurate", "less accurate"),
    ("slower", "slower"),
    ("mended", "mended"),
    ("otherwise", "other verdicts"),
)
# Changes of a section that are printed, unless all are asked for.
SHOWN = 20


@click.command(name="compare")
@click.argument("old", type=FILE)
@click.argument("new", type=FILE, required=False)
@click.option("--old-driver", default="", metavar="ADDRESS", help="Only this driver of the old side.")
@click.option("--new-driver", default="", metavar="ADDRESS", help="Only this driver of the new side.")
@click.option("--format", "form", type=click.Choice(["text", "md", "json"]), default="text", show_default=True,
              help="Form of what is printed.")  # fmt: skip
@click.option("--all", "everything", is_flag=True, help=f"Print every change, not {SHOWN} of each kind.")
@click.option("--fail-slower", is_flag=True, help="Exit with status 1 also for what is only slower.")
def command(
    old: Path, new: Path | None, old_driver: str, new_driver: str, form: str, everything: bool, fail_slower: bool
) -> None:
    """Compare the results store NEW with the results store OLD.

    Without NEW the last run in OLD is compared with the run of the same command before it, or, with --old-driver and
    --new-driver, one driver with another. Cases are matched by name. The exit status is 1 if a case fails that did not,
    is unsupported that was not, or if errors are larger than before.
    """
    if new is None and bool(old_driver) != bool(new_driver):
        raise click.UsageError(
            "one store: name both --old-driver and --new-driver, or neither to compare its last runs"
        )
    before, now = _sides(old, new, by_driver=bool(old_driver))
    before, now = _of(before, old_driver, old), _of(now, new_driver, new or old)
    found = compare(before, now)
    others = tuple(sorted(before.drivers())) != tuple(sorted(now.drivers()))
    if form == "json":
        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    else:
        if others:
            sides = (", ".join(each.drivers()) or "none" for each in (before, now))
            click.echo("different drivers: {}; now {}".format(*map(single_line, sides)))
        for line in _lines(found, None if everything else SHOWN, markdown=form == "md"):
            click.echo(line)
    if found.worse or (fail_slower and found.slower):
        raise click.exceptions.Exit(1)


def _sides(old: Path, new: Path | None, *, by_driver: bool) -> tuple[ComparedSide, ComparedSide]:
    with Store.open(old, must_exist=True) as store:
        if new is None and not by_driver:
            return last_and_before(store)
        before = whole_side(store)
    if new is None:
        return before, before
    with Store.open(new, must_exist=True) as store:
        return before, whole_side(store)


def _of(side: ComparedSide, driver: str, path: Path) -> ComparedSide:
    if not driver:
        return side
    if driver not in side.drivers():
        raise UsageError(f"{path}: has no verdict on driver {driver!r}; it has {', '.join(side.drivers()) or 'none'}")
    return side.of(driver)


def _lines(found: RunComparison, most: int | None, *, markdown: bool) -> Iterator[str]:
    counts = {name: len(getattr(found, name)) for name, _ in _SECTIONS}
    words = ", ".join(f"{counts[name]} {title}" for name, title in _SECTIONS if counts[name]) or "nothing changed"
    yield f"**{words}**" if markdown else words
    yield from [""] if markdown else []
    yield f"{found.same} as before, {found.only_before} only before, {found.only_now} only now"
    for name, title in _SECTIONS:
        changes: Sequence[VerdictChange | Drift] = getattr(found, name)
        if not changes:
            continue
        yield f"\n### {title.capitalize()}: {len(changes)}\n" if markdown else f"\n{title}: {len(changes)}"
        for each in changes[:most]:
            yield from _change(each, markdown=markdown)
        if most is not None and len(changes) > most:
            yield f"{'- ' if markdown else '  '}... {len(changes) - most} more: --all prints them"


def _change(each: VerdictChange | Drift, *, markdown: bool) -> Iterator[str]:
    if isinstance(each, Drift):
        text = f"{each.before:.4g} -> {each.now:.4g} {each.unit}".rstrip()
        name, said = f"{each.subject}, {each.what}", ""
    else:
        name, text, said = each.case, f"{each.before} -> {each.now}".replace("_", " "), each.message.partition("\n")[0]
    if markdown:
        yield f"- {code(name)} on {code(each.driver)}: {text}" + (f": {code(said)}" if said else "")
        return
    yield f"  {single_line(name)}  [{single_line(each.driver)}]: {text}"
    if said:
        yield f"      {single_line(said)}"
    if isinstance(each, VerdictChange) and each.reproduce and each.now != "passed":
        yield f"      {single_line(each.reproduce)}"
