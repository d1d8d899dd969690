"""A folder of runs, one for each night: ``nnconform run`` makes each, the oldest are deleted."""

from __future__ import annotations

import calendar
import re
import shutil
import time
from pathlib import Path

import msgspec

from nnconform.harness.campaigns.folders import translate_write_errors
from nnconform.harness.campaigns.run.journal import NAME as JOURNAL
from nnconform.harness.results.sqlite_file import STORE_NAME

# The names of runs sort by time.
FORM = "%Y%m%d-%H%M%S"
_NAMED = re.compile(r"\d{8}-\d{6}")


class NightRun(msgspec.Struct, frozen=True):
    """A run in the folder; ``began`` is its time in seconds since 1970, as its name says, in UTC."""

    folder: Path

    @property
    def store(self) -> Path:
        """Its results store."""
        return self.folder / STORE_NAME

    @property
    def began(self) -> float:
        """The time in its name."""
        return _seconds(self.folder.name)


def new_name(now: float) -> str:
    """Return the name of a run that begins at this time."""
    return time.strftime(FORM, time.gmtime(now))


def night_runs(folder: Path) -> list[NightRun]:
    """Return the runs in a folder that have a store, the oldest first. What else is there is no run."""
    found = (path for path in folder.iterdir() if _is_run(path)) if folder.is_dir() else ()
    return [NightRun(path) for path in sorted(found) if (path / STORE_NAME).is_file()]


def outdated_runs(folder: Path, now: float, *, keep: int = 0, days: float = 0.0) -> list[NightRun]:
    """Return the runs to delete: all but the last ``keep``, or those that began more than ``days`` ago; 0 is no limit.

    With both a run goes if either says so. The last run always stays: the next one is compared with it.
    """
    runs = night_runs(folder)
    many = runs[:-keep] if keep else []
    old = [run for run in runs if days and run.began < now - days * 86400]
    return [run for run in runs[:-1] if run in many or run in old]


def delete(run: NightRun) -> None:
    """Delete the folder of a run. Raises FormatError if it cannot be."""
    with translate_write_errors(run.folder):
        shutil.rmtree(run.folder)


def _is_run(path: Path) -> bool:
    # A link is not followed: what it leads to is not ours to delete.
    named = _NAMED.fullmatch(path.name) and path.is_dir() and not path.is_symlink()
    return bool(named) and (path / JOURNAL).is_file() and _seconds(path.name) > 0


def _seconds(name: str) -> float:
    try:
        return float(calendar.timegm(time.strptime(name, FORM)))
    except (ValueError, OverflowError):
        return 0.0
