"""The process of a worker, as the campaign sees it."""

from __future__ import annotations

import os
import sys

import msgspec

from nnconform.fuzz import config
from nnconform.fuzz.status import WorkerStatus
from nnconform.harness.process.supervised import Started, SupervisedProcess, spawn

# Run by name: to import it takes atheris, an extra.
WORKER = "nnconform.fuzz.worker"


class WorkerProcess(SupervisedProcess):
    """A fresh interpreter that fuzzes: what is imported in it from now on can be instrumented."""

    def __init__(self, settings: config.Config) -> None:
        self.status = WorkerStatus.create()
        path = os.pathsep.join(filter(None, sys.path))
        environment = os.environ | {"PYTHONPATH": path, "OPENBLAS_NUM_THREADS": "1"}

        def start(output: int, stacks: int) -> Started:
            ready = msgspec.structs.replace(settings, status=self.status.descriptor, stacks=stacks)
            command = [sys.executable, "-P", "-m", WORKER, config.encode(ready).decode()]
            return spawn(command, output, [ready.status, stacks], environment)

        super().__init__(start)
