"""The definition of a stress test: its clients, their number, their work, and whether they are killed."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import msgspec

from nnconform.harness.discovery import import_modules
from nnconform.harness.model.errors import UsageError
from nnconform.harness.stress import defs
from nnconform.harness.stress.client import StressClient

AT_REST = ("descriptors", "threads", "memory", "processes", "mappings")


class Role(msgspec.Struct, frozen=True):
    """Clients of one kind: ``count`` processes that each run ``work`` until they are asked to stop.

    ``killed_after``: each is killed (SIGKILL) at a random time between these seconds, and replaced by another.
    ``killed_in_steps``: the first kills itself in its first step, the next in its second, and so on up to this number
    of steps, then from the first again.
    """

    work: Callable[[StressClient], None]
    count: int = 1
    killed_after: tuple[float, float] | None = None
    killed_in_steps: int = 0


class StressTest(msgspec.Struct, frozen=True):
    """A stress test. ``says`` is the docstring of its module: what is done, and what the driver must do.

    ``at_rest``: the resources of the driver's process that must not grow, measured between rounds, when no client is
    connected. If it is empty there is one round.
    """

    name: str
    says: str
    roles: tuple[Role, ...]
    at_rest: tuple[str, ...] = AT_REST


def find_tests(name: str = "", package: ModuleType = defs) -> list[StressTest]:
    """Return the stress test of this name, or all. Raises UsageError if there is none."""
    tests = [_read(module) for module in import_modules(package).values()]
    chosen = [test for test in tests if name in ("", test.name)]
    if not chosen:
        raise UsageError(f"no stress test {name!r}; known: {', '.join(test.name for test in tests)}")
    return chosen


def _read(module: ModuleType) -> StressTest:
    name = module.__name__.rpartition(".")[2].replace("_", "-")
    says = " ".join((module.__doc__ or "").split())
    return StressTest(name, says, tuple(module.ROLES), tuple(getattr(module, "AT_REST", AT_REST)))
