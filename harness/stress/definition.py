"""What a stress test is: which clients there are, how many, what they do, and whether they are killed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType

from nnconform.harness.discovery import modules_of
from nnconform.harness.model.errors import UsageError
from nnconform.harness.stress import defs
from nnconform.harness.stress.client import StressClient

AT_REST = ("descriptors", "threads", "memory")


@dataclass(frozen=True, slots=True)
class Role:
    """Clients of one kind: each a process that does ``work`` until it is told to stop.

    ``killed_after``: each is killed (SIGKILL) at a random time between these seconds, and another takes its place.
    """

    work: Callable[[StressClient], None]
    count: int = 1
    killed_after: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class StressTest:
    """A stress test. ``says`` is what the module's docstring says: what is done, and what the driver must keep to.

    ``at_rest``: what the driver's process must not come to hold more and more of, looked at between rounds, when nobody
    is connected. With nothing of the kind there is one round.
    """

    name: str
    says: str
    roles: tuple[Role, ...]
    at_rest: tuple[str, ...] = AT_REST


def find_tests(name: str = "", package: ModuleType = defs) -> list[StressTest]:
    """The stress test of this name, or all. Raises UsageError: there is none."""
    found = [_read(module) for module in modules_of(package).values()]
    chosen = [test for test in found if name in ("", test.name)]
    if not chosen:
        raise UsageError(f"no stress test {name!r}; known: {', '.join(test.name for test in found)}")
    return chosen


def _read(module: ModuleType) -> StressTest:
    name = module.__name__.rpartition(".")[2].replace("_", "-")
    says = " ".join((module.__doc__ or "").split())
    return StressTest(name, says, tuple(module.ROLES), tuple(getattr(module, "AT_REST", AT_REST)))
