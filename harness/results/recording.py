"""Recording of a command's verdicts in a results store, each at once."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import MappingProxyType, TracebackType
from typing import Any

from msgspec.structs import replace

from nnconform.harness.model.errors import DriverFault, UsageError
from nnconform.harness.results.environment import machine, versions
from nnconform.harness.results.events import Event, Measurement
from nnconform.harness.results.expectations import Expectations
from nnconform.harness.results.matching import find_entry, version_in, version_of
from nnconform.harness.results.resumption import run_to_resume
from nnconform.harness.results.store import Store


def command_line(program: str = "nnconform") -> str:
    """Return the command line of this process, quoted for a shell."""
    return shlex.join([program, *sys.argv[1:]])


class Recording:
    """A run in the results store at ``path``; without a path nothing is stored.

    ``command`` is ``pytest``, or ``nnconform`` with the name of a command; ``parameters`` decide what the run tests,
    and are values that JSON can hold. ``run`` is the number of a run that another process began and will end. With
    ``resume`` the run is the store's latest one of the same command, parameters and seed; ``done`` then holds, for each
    (driver, case) that has a verdict already, whether it makes the run fail. ``expectations`` are the failures that do
    not make the run fail; ``as_expected`` counts them. As a context manager it marks the run as ended, unless an
    exception ended it. Raises UsageError if there is no run to resume, FormatError if the file is not a store.
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
        expectations: Expectations = Expectations(),  # noqa: B008  it does not change
    ) -> None:
        if resume and not path:
            raise UsageError("--resume needs --results FILE: the store of the run to resume")
        self.store = Store.open(path, must_exist=resume) if path else None
        self.run, self._own, self._seed = run, not run, seed
        self.done: dict[tuple[str, str], bool] = {}
        self.as_expected = 0
        self._expectations = expectations
        self._versions: dict[str, str] = {}
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
        """The number of verdicts of the resumed run that make it fail."""
        return sum(self.done.values())

    def describe(self, address: str, ask: Callable[[], Mapping[str, Any]]) -> None:
        """Store a driver's description of itself; ``ask`` is called until it has an answer for the address.

        A driver that cannot be asked, because it broke down, is left without a description.
        """
        if address in self._versions or not (self.store or self._expectations.by_version):
            return
        try:
            description = ask()
        except (DriverFault, UsageError):
            return
        self._versions[address] = version_of(description)
        if self.store:
            self.store.describe_driver(self.run, address, description)

    def record(self, event: Event) -> Event:
        """Store a verdict, and return it with the reason why it was expected, if it was.

        Once this returns, killing the process does not lose it.
        """
        entry = find_entry(self._expectations, event, self._version(event.driver), self._seed)
        if entry and entry.covers(event.outcome):
            event = replace(event, expected=entry.reason)
            self.as_expected += 1
        if self.store:
            self.store.record(self.run, event)
        return event

    def _version(self, driver: str) -> str:
        """Return the version of a driver, which the process may have described or another one that stores its run."""
        if driver not in self._versions and self.store and self._expectations.by_version:
            self._versions[driver] = version_in(self.store.run(self.run), driver)
        return self._versions.get(driver, "")

    def record_together(self, events: Iterable[Event]) -> list[Event]:
        """Store verdicts that ``--resume`` needs all of: killing the process loses none of them, or all."""
        if not self.store:
            return [self.record(event) for event in events]
        with self.store.at_once():
            return [self.record(event) for event in events]

    def measure(self, measurement: Measurement) -> None:
        """Store the samples of a measurement."""
        if self.store:
            self.store.measure(self.run, measurement)

    def close(self, *, ended: bool = True) -> None:
        """Close the store. ``ended``: the run was completed, with or without failures."""
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
