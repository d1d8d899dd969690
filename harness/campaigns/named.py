"""Names that last: what the conformance suite and the campaigns call their cases, whatever folder a run starts from.

A name is the same on every driver. A case of the suite has it in its file, and nothing else does: it needs no path.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from itertools import pairwise
from pathlib import Path

import msgspec

from nnconform.harness.arguments import DEFAULT_PROFILE
from nnconform.harness.campaigns.suite import suite_folder, suite_options
from nnconform.harness.conformance.check import find_checks
from nnconform.harness.driver.interface import DEFAULT_LIMIT
from nnconform.harness.execution.conditions import conditions
from nnconform.harness.model.authority import Profile
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.matching import RANDOM_GRAPHS
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.files import case_files, cases_named, pending_cases, suffix_of
from nnconform.harness.spec.reader import SUFFIX

# The kits of the suite besides cases and checks, by how the names of their items begin; "" for all others.
_KITS = {"graph_": ("random_graphs",), "": ("idioms", "extremes", "bias", "random_graphs")}
_MOST_NEAR = 5
# The options of ``nnconform replay`` that have a value, and open or read nothing.
_VALUED = frozenset(
    ("--hal", "--seed", "--limit", "--memory", "--profile", "--matrix", "--extremes", "--bias", "--time")
)


class ReplayPlan(msgspec.Struct, frozen=True):
    """How something is run again: the options of pytest of the same names; ``address`` is "" for the driver that it
    failed on.
    """

    address: str = ""
    hal: HalVersion | None = None
    seed: int = 0
    limit: float = DEFAULT_LIMIT
    profile: Profile = Profile.HAL
    matrix: str | None = None
    coupling: bool = False
    extremes: str = "sample"
    bias: str = "sample"
    seconds: float = 0.0

    def words(self) -> Iterator[str]:
        """Yield the options as words of a command line, where they are not the default."""
        yield from ("--driver", self.address) if self.address else ()
        yield from ("--hal", str(self.hal)) if self.hal else ()
        yield from ("--seed", str(self.seed)) if self.seed else ()
        yield from conditions(self.limit)
        yield from ("--profile", self.profile.value) if self.profile.value != DEFAULT_PROFILE else ()
        yield from ("--matrix", self.matrix) if self.matrix else ()
        yield from ("--coupling",) if self.coupling else ()
        yield from ("--extremes", self.extremes) if self.extremes != "sample" else ()
        yield from ("--bias", self.bias) if self.bias != "sample" else ()


def options_of(reproduce: str) -> list[str]:
    """Return the options of a stored command that runs something again, but for the driver and files: all that may be
    taken from a store, whose command lines are not to be run.
    """
    try:
        words = shlex.split(reproduce)
    except ValueError:
        return []
    found = ["--coupling"] if "--coupling" in words else []
    for word, value in pairwise(words):
        found += [word, value] if word in _VALUED and not value.startswith("-") else []
    return found


def find_named_case(name: str) -> Case | None:
    """Return the case of the suite with this name; None if there is none."""
    folder = suite_folder() / "specs"
    cases = (case for path in case_files([folder]) if _may_hold(path, name) for case in cases_named(path, name))
    return next(cases, None)


def drawn_graph_name(seed: int, number: int, nodes: int, operations: Sequence[str] = ()) -> str:
    """Return the name of graph ``number`` of a campaign of random graphs: what draws it, besides the driver."""
    parts = [str(seed), str(number), str(nodes), *(["+".join(operations)] if operations else [])]
    return RANDOM_GRAPHS + "/".join(parts)


def finding_name(target: str, choices: Sequence[int]) -> str:
    """Return the name by which the choices of a finding of a fuzz campaign are run again."""
    return f"fuzz/{target}@{'.'.join(map(str, choices))}"


def command_of(name: str, plan: ReplayPlan) -> list[str]:
    """Return the words of the command, after the interpreter, that runs what has this name and is no case of a file.

    Raises UsageError for a name that begins like one of a campaign, and is none.
    """
    if words := _of_campaign(name, plan):
        return ["nnconform", *words]
    root = suite_folder()
    if name.partition("[")[0] in {check.name for check in find_checks("")}:
        folders: tuple[str, ...] = ("conformance",)
    else:
        folders = next(each for prefix, each in _KITS.items() if name.startswith(prefix))
    quiet = ("-q", "--no-header")
    return ["pytest", *(str(root / each) for each in folders), "--named", name, *plan.words(), *suite_options(), *quiet]


def _of_campaign(name: str, plan: ReplayPlan) -> list[str]:
    """Return the words of the command that runs one verdict of a campaign again; [] for any other name."""
    seeded = [*ReplayPlan(plan.address, seed=plan.seed, limit=plan.limit).words()]
    versioned = [*ReplayPlan(plan.address, hal=plan.hal, limit=plan.limit).words()]
    time = ["--time", f"{plan.seconds:g}s"] if plan.seconds else []
    kind, _, rest = name.partition("/")
    match kind:
        case "stress":
            return ["stress", "--test", rest, *seeded, *time]
        case "mutate":
            profile = ReplayPlan(plan.address, plan.hal, plan.seed, plan.limit, plan.profile)
            return ["mutate", "--only", rest, *profile.words()]
        case "fuzz" if "@" in rest:
            target, _, choices = rest.partition("@")
            return ["fuzz", "--target", target, "--choices", choices.replace(".", ","), *seeded]
        case "random-graphs":
            return ["random-graphs", *graph_words(name), *versioned]
    if name.startswith("mlts::"):
        return ["mlts", "--network", name.removeprefix("mlts::"), *ReplayPlan(plan.address, limit=plan.limit).words()]
    return []


def graph_words(name: str) -> list[str]:
    """Return the options of ``nnconform random-graphs`` that draw the graph of this name. Raises UsageError."""
    parts = name.removeprefix(RANDOM_GRAPHS).split("/")
    numbers, operations = parts[:3], parts[3:]
    if len(numbers) != 3 or not all(each.isdecimal() for each in numbers) or len(operations) > 1:
        raise UsageError(
            f"{name!r} is no name of a random graph; wanted {RANDOM_GRAPHS}SEED/NUMBER/NODES[/OPERATION+...]"
        )
    words = ["--seed", numbers[0], "--first", numbers[1], "--count", "1", "--nodes", numbers[2]]
    chosen = operations[0].split("+") if operations else []
    return [*words, *(word for each in chosen for word in ("--operation", each))]


def own_command_of(test: str, plan: ReplayPlan) -> list[str]:
    """Return the same for an item ``FILE.py::...`` of a test file of the user's."""
    file, colons, inside = test.partition("::")
    return ["pytest", f"{Path(file).resolve()}{colons}{inside}", *plan.words(), "-p", "no:cacheprovider"]


def near(name: str, names: Iterable[str]) -> str:
    """Return names that are like this one, as the end of a message; "" if none is."""
    found = get_close_matches(name, list(names), _MOST_NEAR, 0.5)
    return f"; near: {', '.join(found)}" if found else ""


def near_names(name: str) -> str:
    """Return ``near`` for the cases of the suite and the checks."""
    paths = case_files([suite_folder() / "specs"])
    cases = (case.name for path in paths if _is_of_family(path, name) for case in pending_cases(path))
    return near(name, [*cases, *(check.name for check in find_checks(""))])


def _is_of_family(path: Path, name: str) -> bool:
    """Whether a file may have names like this one: reading all of them takes long."""
    return path.name.partition(".")[0].partition("_")[0] == name.partition("_")[0]


def _may_hold(path: Path, name: str) -> bool:
    """Whether a file may have a case of this name, without decoding it.

    The names of a spec's cases begin with the spec's; the files of other forms contain the names.
    """
    if suffix_of(path) == SUFFIX:
        return name.startswith(path.name.removesuffix(SUFFIX))
    return name.encode() in path.read_bytes()
