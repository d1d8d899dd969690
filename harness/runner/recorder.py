"""Keeps the verdicts of a pytest run in the results store. Under xdist all workers add to one run."""

from __future__ import annotations

import shlex
import sys
from typing import Any

import pytest

from harness.loaders.session import Session
from harness.model.errors import UsageError
from harness.results.events import Event
from harness.results.store import Store
from harness.results.surroundings import machine, versions

_WORKER_KEY = "nnconform_run"


class Recorder:
    """The store and the run in it; without a store it keeps nothing. ``done`` are the (case, driver) pairs to leave
    out.
    """

    def __init__(self, store: Store | None = None, run: int = 0, *, owner: bool = False) -> None:
        self._store, self.run, self._owner = store, run, owner
        self.done: set[tuple[str, str]] = set()
        self._described: set[str] = set()

    @classmethod
    def of(cls, config: pytest.Config) -> Recorder:
        """The recorder that the command line asks for. Raises UsageError."""
        path = config.getoption("results")
        if not path:
            if config.getoption("resume"):
                raise UsageError("--resume needs --results FILE: the store of the run to go on with")
            return cls()
        worker: dict[str, Any] | None = getattr(config, "workerinput", None)
        resume = config.getoption("resume")
        store = Store.open(path, must_exist=resume)
        if worker is not None:
            recorder = cls(store, worker[_WORKER_KEY])
        elif resume:
            latest = store.latest_run()
            if latest is None:
                raise UsageError(f"{path}: no run to go on with; leave --resume out")
            recorder = cls(store, latest, owner=True)
        else:
            command = shlex.join(["pytest", *sys.argv[1:]])
            run = store.begin_run(command, config.getoption("seed"), versions=versions(), machine=machine())
            recorder = cls(store, run, owner=True)
        if resume:
            recorder.done = store.done(recorder.run)
        return recorder

    @property
    def active(self) -> bool:
        """Whether there is a store."""
        return self._store is not None

    def record(self, session: Session, event: Event) -> None:
        """Keep a verdict; before a driver's first, what it says of itself."""
        assert self._store is not None
        if event.driver not in self._described:
            self._described.add(event.driver)
            self._store.describe_driver(self.run, event.driver, session.describe())
        self._store.record(self.run, event)

    def close(self) -> None:
        """Note the end of the run and close the store."""
        if self._store is not None:
            if self._owner:
                self._store.end_run(self.run)
            self._store.close()
            self._store = None


class ShareRun:
    """Tells xdist's workers which run they add to."""

    def __init__(self, recorder: Recorder) -> None:
        self.recorder = recorder

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        node.workerinput[_WORKER_KEY] = self.recorder.run
