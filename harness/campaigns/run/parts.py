"""The parts of a run: which commands each suite has, and with which options."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from enum import StrEnum
from importlib.util import find_spec
from pathlib import Path

import msgspec
from msgspec.structs import replace

from nnconform.harness.arguments import DEFAULT_PROFILE
from nnconform.harness.campaigns.suite import suite_folder, suite_options
from nnconform.harness.driver.interface import DEFAULT_LIMIT
from nnconform.harness.loaders.registry import in_own_process
from nnconform.harness.model.authority import Profile
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.results.sqlite_file import STORE_NAME


class Suite(StrEnum):
    """How much is run."""

    SMOKE = "smoke"
    QUICK = "quick"
    FULL = "full"
    NIGHTLY = "nightly"


class RunPlan(msgspec.Struct, frozen=True):
    """The options of a run. ``budget`` is its time in seconds, 0 for as long as it takes; ``expect`` are files of
    expected failures; ``limit``: seconds without an answer after which a driver is hung. ``pool`` are the options of
    the cluster that does the work, if one does. ``only`` names the parts to
    run; with none all are.
    """

    addresses: tuple[str, ...]
    suite: Suite = Suite.FULL
    budget: float = 0.0
    profile: Profile = Profile.HAL
    hal: HalVersion | None = None
    seed: int = 0
    limit: float = DEFAULT_LIMIT
    jobs: int = 1
    pool: tuple[str, ...] = ()
    expect: tuple[str, ...] = ()
    exit_first: bool = False
    only: tuple[str, ...] = ()


class RunPart(msgspec.Struct, frozen=True):
    """A part of a run: a command on one driver.

    ``program`` is ``pytest`` or ``nnconform``. ``left_out`` is the reason why it cannot run here, "" if it can. With
    more time an ``endless`` part tries more; ``round`` then counts its turns. ``processes`` are those that it keeps
    busy, of the ``--jobs`` of the run: none if it waits much of its time, all if nothing may run beside it.
    """

    name: str
    driver: str
    program: str
    words: tuple[str, ...]
    endless: bool = False
    round: int = 0
    processes: int = 1
    left_out: str = ""

    @property
    def command(self) -> str:
        """The command line, quoted for a shell."""
        return shlex.join([self.program, *self.words])

    @property
    def title(self) -> str:
        """The name, with the number of the turn from the second on."""
        return f"{self.name} ({self.round + 1})" if self.round else self.name


# What each suite runs of each part; a part that is missing is not run. Of parts of pytest: more options.
_MATRIX = ("--matrix", "one")
_THOROUGH = ("--matrix", "all", "--coupling")
_PYTEST: dict[Suite, dict[str, tuple[str, ...]]] = {
    Suite.SMOKE: {"conformance": (), "specs": ()},
    Suite.QUICK: {"conformance": (), "specs": (), "random_graphs": ()},
    # The longest first, so that what runs side by side ends at about the same time. What an idiom shows is in the
    # prepared model, however that is executed: random graphs and specs show the other ways.
    Suite.FULL: dict.fromkeys(("idioms", "specs", "extremes", "conformance", "bias", "random_graphs"), _MATRIX)
    | {"idioms": ()},
    Suite.NIGHTLY: {
        "conformance": _THOROUGH,
        "specs": _THOROUGH,
        "extremes": (*_THOROUGH, "--extremes", "all"),
        "random_graphs": _THOROUGH,
        "idioms": _THOROUGH,
        "bias": (*_THOROUGH, "--bias", "all"),
    },
}
# The parts that wait much of their time, for limits of time to pass and for what fails late: rules a third of it.
_WAITING = ("conformance", "stress")
# The targets of drivers; those of our own code need none.
_FUZZED = tuple(f"fuzz-{target}" for target in ("model", "graph", "request", "sequence", "cache", "burst"))
_CAMPAIGNS: dict[Suite, dict[str, tuple[str, ...]]] = {
    Suite.SMOKE: {"mutate": ("--count", "500")},
    Suite.QUICK: {"mutate": ("--count", "2000"), "stress": ("--time", "15s")},
    Suite.FULL: {
        "mutate": ("--count", "10000"),
        "stress": ("--time", "30s"),
        "fuzz-model": ("--time", "10s"),
        "fuzz-graph": ("--time", "10s"),
        "mlts": (),
    },
    Suite.NIGHTLY: {
        "mutate": (),
        "random-graphs": ("--time", "10m"),
        "stress": ("--time", "30m"),
        **dict.fromkeys(_FUZZED, ("--time", "10m")),
        "mlts": (),
    },
}
_ENDLESS = ("mutate", "random-graphs", *_FUZZED)
# The campaigns that take turns in a budget; the time of each turn is added.
_TURNS_OF = {
    Suite.SMOKE: ("mutate",),
    Suite.QUICK: ("mutate", "random-graphs"),
    Suite.FULL: ("mutate", "random-graphs", "fuzz-model", "fuzz-graph"),
    Suite.NIGHTLY: _ENDLESS,
}


def parts_of(plan: RunPlan, address: str, folder: Path) -> Iterator[RunPart]:
    """Yield the parts of a run on the driver at ``address``, with the results in ``folder``: those that end by
    themselves. With a budget they leave out what takes turns (see ``turns_of``).
    """
    # Each process of pytest collects all cases: two parts side by side have one collection each.
    shared = replace(plan, jobs=plan.jobs if len(plan.only) == 1 else max(plan.jobs // 2, 1))
    for name, words in _PYTEST[plan.suite].items():
        if _is_wanted(plan, name):
            tests = str(_tests(name, plan.suite))
            if plan.pool:
                own = ("--driver", address, "--results", str(store_in(folder)), *_given(plan, _TAKES["suite"]))
                yield RunPart(name, address, "nnconform", ("suite", tests, *words, *own))
            else:
                options = (*words, *_pytest_words(shared, address, folder), *_workers(shared, plan, address))
                waits = name in _WAITING and plan.jobs > 1
                yield RunPart(name, address, "pytest", (tests, *options), processes=0 if waits else shared.jobs)
    for name, words in _CAMPAIGNS[plan.suite].items():
        if _is_wanted(plan, name) and not (plan.budget and name in _ENDLESS):
            yield replace(_campaign(plan, address, folder, name, words), processes=_busy(plan, name))


def _busy(plan: RunPlan, name: str) -> int:
    """Return how many processes a campaign keeps busy: fuzzing is one process, mutants and graphs are shared by all,
    and nothing runs beside networks, which are measured.
    """
    if name in _WAITING and plan.jobs > 1:
        return 0
    return 1 if name.startswith("fuzz-") else plan.jobs


def turns_of(plan: RunPlan, address: str, folder: Path) -> list[RunPart]:
    """Return what takes turns in a budget on the driver at ``address``; nothing without one."""
    if not plan.budget:
        return []
    names = [name for name in _TURNS_OF[plan.suite] if _is_wanted(plan, name)]
    parts = [_campaign(plan, address, folder, name) for name in names]
    return [replace(part, endless=True) for part in parts]


def turn(part: RunPart, plan: RunPlan, seconds: float) -> RunPart:
    """Return a turn of an endless part: its time, and a seed of its own."""
    words = list(part.words)
    words[words.index("--seed") + 1] = str(plan.seed + part.round)
    return replace(part, words=(*words, "--time", f"{seconds:.0f}s"))


def _campaign(plan: RunPlan, address: str, folder: Path, name: str, words: tuple[str, ...] = ()) -> RunPart:
    command, _, target = name.partition("-") if name.startswith("fuzz-") else (name, "", "")
    own: list[str] = [command, "--driver", address]
    own += ["--target", target] if target else []
    # The inputs of one turn are the beginning of the next.
    own += ["--corpus", str(folder / "corpus" / target)] if target and plan.budget else []
    own += words
    own += _given(plan, _TAKES[command])
    if command == "random-graphs":
        own += ["--dump", str(folder / "graphs"), "--in-process"]
    own += ["--results", str(store_in(folder))]
    missing = not find_spec("atheris") and command == "fuzz"
    reason = "needs atheris: pip install 'nnconform[fuzz]'" if missing else ""
    return RunPart(name, address, "nnconform", tuple(own), left_out=reason)


# The options of a run that each command takes.
_TAKES = {
    "suite": ("seed", "hal", "profile", "pool", "exit_first", "limit", "expect"),
    "mutate": ("seed", "hal", "profile", "jobs", "pool", "exit_first", "limit", "expect"),
    "random-graphs": ("seed", "hal", "jobs", "pool", "exit_first", "limit", "expect"),
    "stress": ("seed", "pool", "limit", "expect"),
    "fuzz": ("seed", "pool", "limit", "expect"),
    "mlts": ("pool", "limit", "expect"),
}


def _given(plan: RunPlan, takes: tuple[str, ...]) -> Iterator[str]:
    """Yield the options of the plan among those that a command takes, where they are not the default."""
    if "seed" in takes:
        yield from ("--seed", str(plan.seed))
    if "hal" in takes and plan.hal:
        yield from ("--hal", str(plan.hal))
    if "profile" in takes and plan.profile.value != DEFAULT_PROFILE:
        yield from ("--profile", plan.profile.value)
    if "jobs" in takes and plan.jobs > 1:
        yield from ("--jobs", str(plan.jobs))
    if "pool" in takes:
        yield from plan.pool
    if "exit_first" in takes and plan.exit_first:
        yield "--exitfirst"
    if "limit" in takes and plan.limit != DEFAULT_LIMIT:
        yield from ("--limit", f"{plan.limit:g}")
    for path in plan.expect if "expect" in takes else ():
        yield from ("--expect", str(Path(path).resolve()))


def _pytest_words(plan: RunPlan, address: str, folder: Path) -> Iterator[str]:
    yield from ("--driver", address, "--results", str(store_in(folder)))
    yield from _given(plan, ("seed", "hal", "profile", "exit_first", "limit", "expect"))
    yield from suite_options()


def _workers(shared: RunPlan, plan: RunPlan, address: str) -> Iterator[str]:
    """Yield the options of xdist, if there are several processes, or if a driver that crashes would end the only one:
    xdist then starts another one.
    """
    crashes = plan.jobs > 1 and in_own_process(address) != address
    if (shared.jobs > 1 or crashes) and find_spec("xdist"):
        yield from ("--numprocesses", str(shared.jobs), "--dist", "worksteal")


def _tests(name: str, suite: Suite) -> Path:
    """Return the folder that a part of pytest runs; of the specs a smoke test has those that were generated."""
    folder = suite_folder() / name
    return folder / "generated" if name == "specs" and suite is Suite.SMOKE else folder


def _is_wanted(plan: RunPlan, name: str) -> bool:
    return not plan.only or name in plan.only


def part_names(plan: RunPlan) -> list[str]:
    """Return the names of the parts of the plan's suite, in order, whichever are wanted."""
    turns = _TURNS_OF[plan.suite] if plan.budget else ()
    return list(dict.fromkeys((*_PYTEST[plan.suite], *_CAMPAIGNS[plan.suite], *turns)))


def store_in(folder: Path) -> Path:
    """Return the results store of a run with its results in ``folder``."""
    return folder / STORE_NAME
