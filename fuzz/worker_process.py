"""The supervised process of a worker."""

from __future__ import annotations

import os
import sys

import msgspec

from nnconform.fuzz import config
from nnconform.fuzz.status import WorkerStatus
from nnconform.harness.process.supervised import Started, SupervisedProcess, spawn

# Run by name: its import needs atheris, an optional dependency.
WORKER = "nnconform.fuzz.worker"


class WorkerProcess(SupervisedProcess):
    """A worker in a new interpreter, because only what is imported from then on can be instrumented."""

    def __init__(self, settings: config.Config) -> None:
        self.status = WorkerStatus.create()
        path = os.pathsep.join(filter(None, sys.path))
        environment = os.environ | {"PYTHONPATH": path, "OPENBLAS_NUM_THREADS": "1"}

        def start(output: int, stacks: int) -> Started:
            complete = msgspec.structs.replace(settings, status=self.status.descriptor, stacks=stacks)
            command = [sys.executable, "-P", "-m", WORKER, config.encode(complete).decode()]
            return spawn(command, output, [complete.status, stacks], environment)

        super().__init__(start)
