"""The process of a part of a run: its output line by line, its end, and its interruption."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable

from nnconform.harness.campaigns.run.parts import RunPart

_BOUND = "nnconform.harness.process.bound_module"
# Seconds that an interrupted part may take to close its drivers and to report, before it is killed.
PATIENCE = 60.0
# Seconds to wait for output of what outlives the process: a driver's child may keep the pipe open.
_REST = 2.0


class PartProcess:
    """A part that runs. ``line`` gets each line of its output, from a thread of its own.

    It has a process group of its own, so that it is interrupted once, when ``interrupt`` says so; it ends with the
    thread that starts it.
    """

    def __init__(self, part: RunPart, line: Callable[[str], None], *, threads: int = 0, resume: bool = False) -> None:
        self.part = part
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        if threads:
            # Processes side by side: threads of BLAS that wait for each other would only take processors from others.
            environment.setdefault("OPENBLAS_NUM_THREADS", str(threads))
        words = [*part.words, *(["--resume"] if resume else [])]
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", _BOUND, str(os.getpid()), part.program, *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            env=environment,
        )
        self._reader = threading.Thread(target=self._read, args=(line,), daemon=True)
        self._reader.start()

    def wait(self, seconds: float | None = None) -> int | None:
        """Return the exit status, minus the signal of one that was killed; None if it runs on after ``seconds``."""
        try:
            status = self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None
        self._reader.join(_REST)
        return status

    def interrupt(self) -> int:
        """Interrupt it as Ctrl-C does, and return its exit status; kill it if it does not end."""
        for number, patience in ((signal.SIGINT, PATIENCE), (signal.SIGKILL, None)):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, number)
            status = self.wait(patience)
            if status is not None:
                return status
        raise AssertionError("a killed process does not end")

    def kill(self) -> None:
        """Kill it and its process group, if it still runs."""
        if self._process.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()

    def _read(self, line: Callable[[str], None]) -> None:
        assert self._process.stdout
        with self._process.stdout as output:
            for text in output:
                line(text.decode(errors="replace").rstrip("\r\n"))
