"""Records the verdicts of a command in a results store, each as it falls."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import MappingProxyType, TracebackType
from typing import Any

from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.environment import machine, versions
from nnconform.harness.results.events import Event, Measurement
from nnconform.harness.results.resumption import run_to_resume
from nnconform.harness.results.store import Store


def command_line(program: str = "nnconform") -> str:
    """The command that runs now, as a shell takes it."""
    return shlex.join([program, *sys.argv[1:]])


class Recording:
    """A run in the results store at ``path``; without a path nothing is kept.

    ``command`` is ``pytest`` or ``nnconform`` and a command of it; ``parameters`` decide what the run tries, and are
    values that JSON can hold. ``run`` is the number of a run that another process began, and ends; with ``resume`` it
    is the store's latest run of the same command, parameters and seed, and ``done`` holds what has a verdict already:
    (driver, case), and whether that makes the run fail. As a context manager it notes the end of the run, unless an
    exception was the end. Raises UsageError where there is nothing to resume, FormatError for a file that is no store.
    """

    def __init__(
        self,
        path: str | Path | None,
        seed: int = 0,
        *,
        run: int = 0,
        resume: bool = False,
        command: str = "nnconform",
        parameters: Mapping[str, Any] = MappingProxyType({}),
        packages: Iterable[str] = ("nnconform", "numpy"),
    ) -> None:
        if resume and not path:
            raise UsageError("--resume needs --results FILE: the store of the run to go on with")
        self.store = Store.open(path, must_exist=resume) if path else None
        self.run, self._own = run, not run
        self.done: dict[tuple[str, str], bool] = {}
        self._described: set[str] = set()
        if self.store and self._own:
            parameters = {"command": command, **parameters}
            if resume:
                self.run = run_to_resume(self.store, parameters, seed)
                self.store.resume_run(self.run)
            else:
                self.run = self.store.begin_run(
                    command_line(command.partition(" ")[0]),
                    seed,
                    versions=versions(packages),
                    machine=machine(),
                    parameters=parameters,
                )
        if self.store and resume:
            self.done = self.store.done(self.run)

    @property
    def failed_before(self) -> int:
        """How many verdicts of the run that is gone on with make it fail."""
        return sum(self.done.values())

    def describe(self, address: str, ask: Callable[[], Mapping[str, Any]]) -> None:
        """Keep what a driver says of itself; it is asked once."""
        if self.store and address not in self._described:
            self._described.add(address)
            self.store.describe_driver(self.run, address, ask())

    def record(self, event: Event) -> None:
        """Keep a verdict. When this returns, killing the process does not lose it."""
        if self.store:
            self.store.record(self.run, event)

    def measure(self, measurement: Measurement) -> None:
        """Keep samples."""
        if self.store:
            self.store.measure(self.run, measurement)

    def close(self, *, ended: bool = True) -> None:
        """Close the store. ``ended``: the run came to its end, however its cases fared."""
        if self.store:
            if ended and self._own:
                self.store.end_run(self.run)
            self.store.close()
            self.store = None

    def __enter__(self) -> Recording:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close(ended=error is None)
