"""``nnconform nightly``: run everything each night, and compare it with the night before."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import click

from nnconform.harness.campaigns.folders import translate_write_errors
from nnconform.harness.campaigns.nights import delete, new_name, night_runs, outdated_runs
from nnconform.harness.cli.options import DURATION, FOLDER, expect_option
from nnconform.harness.model.errors import UsageError

COMPARISON, REPEATS, HISTORY, PAGE = "compare.md", "repeat.txt", "history.md", "report.html"
# Exit statuses of ``nnconform run`` and ``compare``: what was found, and no breakdown.
_FOUND = (0, 1)


@click.command(name="nightly")
@click.argument("address", metavar="ADDRESS")
@click.option("--runs", "folder", type=FOLDER, required=True, help="Folder of all nights, one in it for each.")
@click.option("--suite", default="nightly", show_default=True, help="As of nnconform run.")
@click.option("--budget", type=DURATION, default=0.0, help="As of nnconform run: the time of a night, such as 8h.")
@click.option("--must-pass", metavar="NAME", help="As of nnconform run.")
@expect_option()
@click.option("--repeat", "tries", type=click.IntRange(0), default=0, help="Try each failure so often again, alone.")
@click.option("--keep", type=click.IntRange(1), default=14, show_default=True, help="How many nights stay.")
def command(
    address: str,
    folder: Path,
    suite: str,
    budget: float,
    must_pass: str | None,
    expect: tuple[str, ...],
    tries: int,
    keep: int,
) -> None:
    """Run everything on ADDRESS into a new folder in --runs, compare it with the night before, try failures again,
    delete the oldest nights.

    Beside what nnconform run writes, the night's folder has compare.md, repeat.txt and history.md. The exit status is 1
    if the run failed or is worse than the one before.
    """
    nights = night_runs(folder)
    night = folder / new_name(now())
    if night.exists():
        raise UsageError(f"{night}: there is one already; a night takes a second at least")
    with translate_write_errors(folder):
        folder.mkdir(parents=True, exist_ok=True)
    words = ["run", address, "--suite", suite, "-o", str(night)]
    words += ["--budget", f"{budget:g}s"] if budget else []
    words += ["--must-pass", must_pass] if must_pass else []
    for path in expect:
        words += ["--expect", path]
    status = _call(*words)
    if status not in _FOUND:
        raise click.exceptions.Exit(status)
    new = str(night / "results.sqlite")
    if nights:
        compared = _call("compare", str(nights[-1].store), new, "--format", "md", to=night / COMPARISON)
        status = max(status, compared)
    if tries and status:
        _call("repeat", new, "--driver", address, "-n", str(tries), to=night / REPEATS)
    _call("history", str(folder), to=night / HISTORY)
    if nights:
        # Again, now with the nights before.
        before = [word for each in nights for word in ("--before", str(each.store))]
        _call("report", new, "--all", *before, "-o", str(night / PAGE))
    for old in outdated_runs(folder, now(), keep=keep):
        delete(old)
        click.echo(f"deleted {old.folder}")
    if status:
        raise click.exceptions.Exit(status)


def now() -> float:
    """Return the time in seconds since 1970."""
    return time.time()


def _call(*words: str, to: Path | None = None) -> int:
    """Run a command in a process of its own; its output goes to the terminal, and to a file beside if there is one."""
    command = [sys.executable, "-P", "-m", "nnconform", *words]
    if to is None:
        return subprocess.run(command, check=False).returncode
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    to.write_text(done.stdout, encoding="utf-8")
    click.echo(done.stdout, nl=False)
    return done.returncode
