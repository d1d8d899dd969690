"""The results store of a pytest run. Under xdist all workers add to one run."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from nnconform.harness.results.recording import Recording

_WORKER_KEY = "nnconform_run"


def recording_of(config: pytest.Config) -> Recording:
    """Open the recording that the command line asks for. Raises UsageError."""
    worker: dict[str, Any] = getattr(config, "workerinput", {})
    return Recording(
        config.getoption("results"),
        config.getoption("seed"),
        run=worker.get(_WORKER_KEY, 0),
        resume=config.getoption("resume"),
        command="pytest",
        parameters=_parameters(config),
    )


def _parameters(config: pytest.Config) -> dict[str, Any]:
    """Return the options that decide the verdicts of a run.

    Options that only select cases (``-k``) or change the output are left out: a resumed run may have others.
    """
    folder = config.invocation_params.dir
    return {
        "paths": sorted(_from_root(folder, each, config.rootpath) for each in config.args),
        "driver": sorted(config.getoption("driver")),
        "hal": config.getoption("hal") or "",
        "profile": config.getoption("profile"),
        "matrix": config.getoption("matrix"),
        "coupling": config.getoption("coupling"),
        "expect": sorted(_from_root(folder, each, config.rootpath) for each in config.getoption("expect")),
        "expect_strict": config.getoption("expect_strict"),
    }


def _from_root(folder: Path, argument: str, root: Path) -> str:
    """Return an argument (``PATH`` or ``PATH::NAME``) relative to ``root``, as the ids of tests are.

    A module's name, given with ``--pyargs``, is returned unchanged.
    """
    path, colons, name = argument.partition("::")
    there = folder / path
    return os.path.relpath(there, root) + colons + name if there.exists() else argument


class ShareRun:
    """A plugin that passes the number of the run to the workers of xdist."""

    def __init__(self, recording: Recording) -> None:
        self.recording = recording

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        node.workerinput[_WORKER_KEY] = self.recording.run
