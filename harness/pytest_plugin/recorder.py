"""The results store of a pytest run. Under xdist all workers add to one run."""

from __future__ import annotations

from typing import Any

import pytest

from nnconform.harness.results.recording import Recording

_WORKER_KEY = "nnconform_run"


def recording_of(config: pytest.Config) -> Recording:
    """The recording that the command line asks for. Raises UsageError."""
    worker: dict[str, Any] = getattr(config, "workerinput", {})
    return Recording(
        config.getoption("results"),
        config.getoption("seed"),
        run=worker.get(_WORKER_KEY, 0),
        resume=config.getoption("resume"),
        program="pytest",
    )


class ShareRun:
    """Tells xdist's workers which run they add to."""

    def __init__(self, recording: Recording) -> None:
        self.recording = recording

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        node.workerinput[_WORKER_KEY] = self.recording.run
