"""pytest in processes forked from one that has run it before: each start anew takes 0.8 s of processor time.

Such a process has its own arguments, folder, environment, output and exit functions. What it does not show: that the
modules of the plugin are loaded in a process that has none of them yet.
"""

from __future__ import annotations

import atexit
import contextlib
import io
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from nnconform.harness.process.forkserver.client import ForkServer
from nnconform.harness.process.forkserver.server import Run
from nnconform.harness.process.supervised import SupervisedProcess

# A test file that has all collectors loaded, by pytest's own importer, and a spec of one case.
KITS = """
from nnconform import AdjacentGraphs, Bias, ConformanceKit, Extremes, IdiomGraphs, RandomGraphs
test_adjacent = AdjacentGraphs(count=1)
test_bias = Bias(operations=("BATCH_MATMUL",))
test_checks = ConformanceKit()
test_extremes = Extremes(operations=("TANH",))
test_graphs = RandomGraphs(count=1)
test_idioms = IdiomGraphs(strength=1, pattern="activation.chains")
"""
SPEC = """
x = Input("x", ("TENSOR_FLOAT32", [1]))
y = Output("y", ("TENSOR_FLOAT32", [1]))
Model().Operation("TANH", x).To(y)
Example({x: [0.0], y: [0.0]}, name="tanh", source="by hand")
"""


# The fork server itself has loaded the package.
IGNORED = "-Wignore:Module already imported so cannot be rewritten; nnconform:pytest.PytestAssertRewriteWarning"


class Start(msgspec.Struct, frozen=True):
    """Run pytest with these arguments, in this folder, with this environment."""

    arguments: list[str]
    folder: str
    environment: dict[str, str]


def set_up(options: list[str]) -> Run:
    """Run pytest once with the options; return the function that runs it in a forked process."""
    here, path, output = os.getcwd(), list(sys.path), io.StringIO()
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(output):
        kits, spec = Path(folder, "test_warm.py"), Path(folder, "warm.mod.py")
        kits.write_text(KITS)
        spec.write_text(SPEC)
        os.chdir(folder)
        # Or else pytest would make a node for whatever lies beside the folder.
        words = [*options, "--confcutdir", folder, "-k", "warm_tanh", kits.name, spec.name]
        status = pytest.main([*words, "--driver", "inproc:reference_driver"])
        os.chdir(here)
    if status != pytest.ExitCode.OK:
        raise RuntimeError(f"pytest ended with status {status}, wanted 0:\n{output.getvalue()}")
    sys.path[:] = path
    # Tests have files of their own in its place.
    del sys.modules["test_warm"]
    return _run


def _run(request: msgspec.Raw, output: int, errors: int) -> None:
    start = msgspec.msgpack.decode(request, type=Start)
    os.environ.clear()
    os.environ.update(start.environment)
    os.chdir(start.folder)
    # As ``python -m pytest`` has it.
    sys.path[:0] = [start.folder, *filter(None, start.environment.get("PYTHONPATH", "").split(os.pathsep))]
    os.dup2(output, 1)
    os.dup2(errors, 2)
    sys.stdout, sys.stderr = (os.fdopen(descriptor, "w", closefd=False) for descriptor in (1, 2))
    status = pytest.main(start.arguments)
    # As multiprocessing ends a forked process.
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)


class WarmPytest:
    """Runs pytest, each time in a new process; ``options`` are those of all runs."""

    def __init__(self, *options: str) -> None:
        self._options = [IGNORED, *options]
        self._server = ForkServer(set_up, self._options)
        atexit.register(self._server.stop)

    def run(
        self, arguments: list[str], environment: dict[str, str], timeout: float, when_ended: Callable[[], None]
    ) -> subprocess.CompletedProcess[str]:
        """Run pytest and call ``when_ended``, before what it left behind is ended too.

        Raises TimeoutExpired if it does not end within ``timeout`` seconds.
        """
        request = Start([*self._options, *arguments], os.getcwd(), environment)
        with tempfile.TemporaryFile("w+") as output, tempfile.TemporaryFile("w+") as errors:
            files = [output.fileno(), errors.fileno()]
            process = SupervisedProcess(lambda own, stacks: self._server.fork(request, [own, stacks, *files]))
            try:
                if not process.has_ended(timeout):
                    raise subprocess.TimeoutExpired(request.arguments, timeout, stderr=process.stacks().encode())
                when_ended()
            finally:
                end = process.end()
            for file in (output, errors):
                file.seek(0)
            status = end.exit_status if end.exit_status is not None else -end.signal
            return subprocess.CompletedProcess(request.arguments, status, output.read(), errors.read())
