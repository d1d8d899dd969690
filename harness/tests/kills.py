"""Kills processes of runs at random moments, and looks at what is lost and what is left behind.

    python -m nnconform.harness.tests.kills [--times N] [--seed N] [VICTIM...]

A VICTIM is a process of a run of cases (``run``, ``driver``, ``fork-server``), or of a campaign of broken models in two
processes (``campaign``, ``worker``). A killed run is resumed. Every verdict that was in the store before the kill is
there afterwards, all cases have one in the end, the exit status says whether one failed, and no process, socket, shared
memory or temporary file is left.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import click
import msgspec
import psutil

from nnconform.harness.model.errors import FormatError, UsageError
from nnconform.harness.process.shared_files import shared_files
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import FAILURES

# Marks the environment of all processes of one run.
MARK = "NNCONFORM_KILLED_RUN"
DRIVER = "service:inproc:reference_driver"
# Seconds within which all processes of a killed run are gone, on a busy machine.
_GONE_WITHIN = 60.0
_SPECS = Path(__file__).parents[2] / "generated_tests" / "specs"
# How a fork server is known by its command line.
_FORK_SERVER = "nnconform.harness.process.forkserver"


def _python(*words: object) -> list[str]:
    return [sys.executable, *map(str, words)]


def _run_of_cases(store: Path) -> list[str]:
    specs = sorted(_SPECS.glob("[e-l]*.mod.py"))[:4]
    return _python("-m", "pytest", "-q", "-p", "no:cacheprovider", *specs, "--driver", DRIVER, "--results", store)


def _campaign(store: Path) -> list[str]:
    main = "from nnconform.harness.cli.main import main; main()"
    words = ("mutate", "--driver", DRIVER, "--count", 300, "--jobs", 2, "--results", store)
    return _python("-c", main, *words)


class Victim(msgspec.Struct, frozen=True):
    """Which process of which command is killed; ``ends_it``: the command ends with it, and is resumed."""

    command: Callable[[Path], list[str]]
    find: Callable[[psutil.Process], list[psutil.Process]]
    ends_it: bool = False


def _itself(run: psutil.Process) -> list[psutil.Process]:
    return [run]


def _fork_servers(run: psutil.Process) -> list[psutil.Process]:
    return [each for each in run.children() if _FORK_SERVER in " ".join(each.cmdline())]


def _drivers(run: psutil.Process) -> list[psutil.Process]:
    return [each for server in _fork_servers(run) for each in server.children()]


def _workers(run: psutil.Process) -> list[psutil.Process]:
    return [each for each in run.children() if "shard_child" in " ".join(each.cmdline())]


VICTIMS = {
    "run": Victim(_run_of_cases, _itself, ends_it=True),
    "driver": Victim(_run_of_cases, _drivers),
    "fork-server": Victim(_run_of_cases, _fork_servers),
    "campaign": Victim(_campaign, _itself, ends_it=True),
    "worker": Victim(_campaign, _workers),
}


@dataclass
class Kill:
    """One run and its kill: what was wrong afterwards, nothing if all was right."""

    victim: Victim
    after: float
    wrong: list[str] = field(default_factory=list)
    # Verdicts that were in the store at the kill, and seconds until all processes of a killed run were gone.
    acknowledged: int = 0
    gone_after: float = 0.0

    def run(self, folder: Path, whole: set[str] | None) -> set[str]:
        """Run, kill after so many seconds of the first verdict, resume, and look. Return the names of all verdicts."""
        store, temporary, mark = folder / "results.sqlite", folder / "tmp", uuid.uuid4().hex
        temporary.mkdir()
        environment = {**os.environ, MARK: mark, "TMPDIR": str(temporary)}
        shared = shared_files()
        command = self.victim.command(store)
        run = _start(command, environment)
        before = self._kill(run, store)
        if self.victim.ends_it:
            run.wait()
            self.gone_after = _wait_until_gone(mark)
            lost = set(before) - set(_verdicts(store))
            self._expect(not lost, f"lost {sorted(lost)}")
            run = _start([*command, "--resume"], environment)
        status = run.wait()
        verdicts = _verdicts(store)
        _wait_until_gone(mark)
        failed = {name for name, verdict in verdicts.items() if verdict in FAILURES}
        self._expect(status == (1 if failed else 0), f"exit status {status} with {len(failed)} failures: {failed}")
        self._expect(len(failed) <= (0 if self.victim.ends_it else 1), f"one kill, failures {failed}")
        self._expect(whole is None or set(verdicts) == whole, f"no verdict: {(whole or set()) - set(verdicts)}")
        self._expect(not _alive(mark), f"alive: {_alive(mark)}")
        left = sorted(str(each.relative_to(temporary)) for each in temporary.rglob("*"))
        self._expect(not left, f"temporary files: {left}")
        new = shared_files() - shared
        self._expect(not new, f"shared memory: {new}")
        return set(verdicts)

    def _kill(self, run: subprocess.Popen[bytes], store: Path) -> dict[str, object]:
        """Kill the victim; return the verdicts that were in the store just before."""
        while run.poll() is None and not _verdicts(store):
            time.sleep(0.02)
        time.sleep(self.after)
        before = _verdicts(store)
        self.acknowledged = len(before)
        with suppress(psutil.Error):
            victims = self.victim.find(psutil.Process(run.pid))
            if victims:
                victims[0].kill()
        return dict(before)

    def _expect(self, right: bool, what: str) -> None:
        if not right:
            self.wrong.append(what)


def _start(command: list[str], environment: dict[str, str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def _verdicts(store: Path) -> dict[str, object]:
    """Return the verdicts of the latest run in a store, {} if there is none yet."""
    if not store.exists():
        return {}
    with suppress(FormatError, UsageError, OSError), Store.open(store) as opened:
        return {event.case: event.outcome.verdict for event in opened.verdicts(opened.run().id)}
    return {}


def _alive(mark: str) -> list[str]:
    """Return the processes of a run that are alive, zombies not counted."""
    found = []
    for process in psutil.process_iter():
        with suppress(psutil.Error):
            if process.environ().get(MARK) == mark and process.status() != psutil.STATUS_ZOMBIE:
                found.append(f"{process.pid} {' '.join(process.cmdline())[:80]}")
    return found


def _wait_until_gone(mark: str) -> float:
    began = time.monotonic()
    while _alive(mark) and time.monotonic() - began < _GONE_WITHIN:
        time.sleep(0.05)
    return time.monotonic() - began


def kills(name: str, times: int, seed: int, longest: float = 3.0) -> Iterator[Kill]:
    """Kill a victim so many times, each at another moment within ``longest`` seconds of the first verdict."""
    drawn = random.Random(f"{seed} {name}")
    whole: set[str] | None = None
    for number in range(times + 1):
        # The first is not killed: it says which verdicts there are.
        victim = VICTIMS[name] if number else Victim(VICTIMS[name].command, lambda _: [])
        kill = Kill(victim, drawn.uniform(0, longest) if number else 0.0)
        with tempfile.TemporaryDirectory() as folder:
            names = kill.run(Path(folder), whole)
        whole = whole or names
        if number:
            yield kill


@click.command()
@click.option("--times", default=50, show_default=True, help="Kills of each victim.")
@click.option("--seed", default=0, show_default=True)
@click.argument("victims", nargs=-1, type=click.Choice(list(VICTIMS)))
def main(times: int, seed: int, victims: tuple[str, ...]) -> None:
    """Kill each victim at random moments, and print what was right."""
    wrong = 0
    for name in victims or VICTIMS:
        done = []
        for kill in kills(name, times, seed):
            done.append(kill)
            for text in kill.wrong:
                click.echo(f"{name}, {kill.after:.2f} s after the first verdict: {text}")
        right = sum(not kill.wrong for kill in done)
        wrong += len(done) - right
        acknowledged = sum(kill.acknowledged for kill in done)
        slowest = max((kill.gone_after for kill in done), default=0.0)
        click.echo(f"{name}: {right} of {len(done)} right, {acknowledged} verdicts before, gone in {slowest:.1f} s")
    raise SystemExit(bool(wrong))


if __name__ == "__main__":
    main()
