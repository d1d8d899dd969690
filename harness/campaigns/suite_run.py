"""A run of cases and checks, the items of pytest, in shares: each process runs pytest on the items of its share.

Without ``paths`` these are the folders of the suite. Where the driver is, pytest finds the items; their names are split
into shares.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Generator, Iterator, Set
from contextlib import closing, suppress
from pathlib import Path

import msgspec
from msgspec.structs import replace

from nnconform.harness.campaigns.named import ReplayPlan
from nnconform.harness.campaigns.suite import suite_folder, suite_options
from nnconform.harness.driver.interface import DEFAULT_LIMIT
from nnconform.harness.model.authority import Profile
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import UsageError
from nnconform.harness.process.jobs import split
from nnconform.harness.process.pool import Pool
from nnconform.harness.process.scratch import scratch_folder
from nnconform.harness.process.shard_child import WorkEnded, decode, encode
from nnconform.harness.process.supervised import signal_name
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.rows import errors_of, errors_text
from nnconform.harness.results.verdict import Outcome, Stage, Verdict

# Items that are worth a share: pytest itself starts in two seconds.
_LEAST = 200
# Begins a path in the suite, which other machines have elsewhere.
_SUITE = "suite:"
_BOUND = "nnconform.harness.process.bound_module"
_DONE = frozenset({0, 1, 5})
# Characters of pytest's output that an error shows.
_TAIL = 2000


class SuitePlan(msgspec.Struct, frozen=True):
    """The options of a run: the driver at ``address``, and the files or folders ``paths``, see ``portable_path``.

    ``options`` are others of pytest.
    """

    address: str
    paths: tuple[str, ...]
    hal: HalVersion | None = None
    profile: Profile = Profile.HAL
    seed: int = 0
    limit: float = DEFAULT_LIMIT
    matrix: str = ""
    coupling: bool = False
    extremes: str = "sample"
    bias: str = "sample"
    operations: tuple[str, ...] = ()

    def words(self) -> list[str]:
        """Return the arguments of pytest, without the items and the events."""
        words = [*map(_local_path, self.paths), "--driver", self.address, *suite_options()]
        words += ["--hal", str(self.hal)] if self.hal else []
        words += ["--profile", self.profile.value, "--seed", str(self.seed), "--limit", f"{self.limit:g}"]
        words += ["--matrix", self.matrix] if self.matrix else []
        words += ["--coupling"] if self.coupling else []
        words += ["--extremes", self.extremes, "--bias", self.bias]
        words += [word for name in self.operations for word in ("--operation", name)]
        # Hypothesis's plugin imports Hypothesis at the end of each run, for what no case here has.
        return [*words, "-p", "no:xdist", "-p", "no:hypothesispytest", "-q"]

    def again(self) -> ReplayPlan:
        """Return how one of the items is run again."""
        matrix = self.matrix or None
        return ReplayPlan(
            self.address, self.hal, self.seed, self.limit, self.profile, matrix, self.coupling, self.extremes, self.bias
        )


class Listing(msgspec.Struct, frozen=True):
    """The names of the items of a plan, in their order; ``lost`` is why there are none."""

    names: tuple[str, ...]
    lost: str = ""


class ListingShard(msgspec.Struct, frozen=True):
    """The question which items there are."""

    plan: SuitePlan
    answered: bool = False

    def next_unit(self) -> str:
        """Return a word; "" if there is an answer."""
        return "" if self.answered else "listing"

    def unit_of(self, result: Listing) -> str:
        """Return the same word."""
        return "listing"

    def without(self, units: Set[str]) -> ListingShard:
        """Return the question if it is still open."""
        return replace(self, answered=self.answered or bool(units))

    def head(self, count: int) -> ListingShard:
        """Return the whole: it is one unit."""
        return self

    def lost(self, unit: str, how: str) -> Listing:
        """Return the answer of a process that ended, and did so again."""
        return Listing((), how)


class Told(msgspec.Struct, frozen=True):
    """An event as it is sent: the errors are apart, as the results store has them, since JSON has no infinity."""

    event: Event
    errors: str = ""


class Share(msgspec.Struct, frozen=True):
    """The items of these names, in their order."""

    plan: SuitePlan
    names: tuple[str, ...]

    def next_unit(self) -> str:
        """Return the name of the first item; "" if there is none."""
        return next(iter(self.names), "")

    def unit_of(self, result: Told) -> str:
        """Return the name of an event's item."""
        return result.event.case

    def without(self, units: Set[str]) -> Share:
        """Return the share without the items of these names."""
        return replace(self, names=tuple(name for name in self.names if name not in units))

    def head(self, count: int) -> Share:
        """Return the shard with its first ``count`` items."""
        return replace(self, names=self.names[:count])

    def lost(self, unit: str, how: str) -> Told:
        """Return the event of an item that ended its process, and did so again."""
        again = shlex.join(["nnconform", "replay", unit, *self.plan.again().words()])
        outcome = Outcome(Verdict.CRASHED, Stage.EXECUTE, how)
        return Told(Event(Kind.CASE, unit, self.plan.address, outcome, reproduce=again))


def portable_path(path: str) -> str:
    """Return a path as every machine finds it: in the suite, or else absolute."""
    folder, whole = suite_folder().resolve(), Path(path).resolve()
    return f"{_SUITE}{whole.relative_to(folder)}" if whole.is_relative_to(folder) else str(whole)


def _local_path(path: str) -> str:
    inside = path.removeprefix(_SUITE)
    here = Path(path) if inside == path else suite_folder() / inside
    if not here.exists():
        raise UsageError(f"{here}: no such file or folder where the driver runs; wanted it there under the same path")
    return str(here)


def list_items(shard: ListingShard) -> Iterator[Listing]:
    """Find the items, in this process. Raises UsageError."""
    with scratch_folder() as scratch:
        path = scratch / "items"
        status, output = _wait(_start(shard.plan, ["--collect-only", "--list-items", str(path)], scratch))
        if status not in _DONE or not path.exists():
            raise UsageError(f"pytest finds no items, status {status}:\n{output}")
        yield Listing(msgspec.json.decode(path.read_bytes(), type=tuple[str, ...]))


def run_share(share: Share) -> Iterator[Told]:
    """Run the items, and yield the event of each. Raises UsageError, and WorkEnded if pytest's process ends."""
    with scratch_folder() as scratch:
        (scratch / "items").write_bytes(msgspec.json.encode(share.names))
        read, write = os.pipe()
        words = ["--items", str(scratch / "items"), "--tell", str(write)]
        process = _start(share.plan, words, scratch, write)
        os.close(write)
        with closing(process), os.fdopen(read, "rb") as lines:
            for line in lines:
                if line.endswith(b"\n"):
                    yield decode(line, Told)
            status, output = _wait(process)
        if status < 0:
            raise WorkEnded(f"was killed by {signal_name(-status)}:\n{output}")
        if status not in _DONE:
            raise UsageError(f"pytest ended with status {status}:\n{output}")


class _Pytest:
    """The process of pytest, whose output is in a file."""

    def __init__(self, words: list[str], folder: Path, *descriptors: int) -> None:
        self.output = tempfile.TemporaryFile(dir=folder)  # noqa: SIM115  closed with the process
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", _BOUND, str(os.getpid()), "pytest", *words],
            stdin=subprocess.DEVNULL,
            stdout=self.output,
            stderr=subprocess.STDOUT,
            pass_fds=descriptors,
        )

    def close(self) -> None:
        """End it."""
        if self.process.poll() is None:
            self.process.terminate()
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(10.0)
            self.process.kill()
            self.process.wait()
        self.output.close()


def _start(plan: SuitePlan, words: list[str], folder: Path, *descriptors: int) -> _Pytest:
    return _Pytest([*plan.words(), *words], folder, *descriptors)


def _wait(pytest: _Pytest) -> tuple[int, str]:
    """Return the status of the process at its end, and the end of its output."""
    status = pytest.process.wait()
    pytest.output.seek(0)
    return status, pytest.output.read().decode(errors="replace")[-_TAIL:]


def find_items(pool: Pool, plan: SuitePlan) -> tuple[str, ...]:
    """Return the names of all items of the plan, found where the pool works. Raises UsageError."""
    with closing(pool.run(list_items, [ListingShard(plan)], Listing)) as answers:
        listing = next(answers)
    if listing.lost:
        raise UsageError(f"the items for driver {plan.address} cannot be found: {listing.lost}")
    return listing.names


def run_items(pool: Pool, plan: SuitePlan, names: tuple[str, ...]) -> Generator[Event, None, None]:
    """Run the items of these names, and yield the event of each as it falls; the caller closes the generator."""
    shares = split(names, pool.shares(len(names), least=_LEAST))
    with closing(pool.run(run_share, [Share(plan, tuple(share)) for share in shares], Told)) as told:
        for each in told:
            yield replace(each.event, errors=errors_of(each.errors))


def write_event(descriptor: int, event: Event) -> None:
    """Write an event for ``run_share`` to read."""
    content = encode(Told(replace(event, errors=()), errors_text(event.errors))) + b"\n"
    while content:
        content = content[os.write(descriptor, content) :]
