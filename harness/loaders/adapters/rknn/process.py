"""The process of the simulator: one for each driver, with all its models."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import threading
import weakref
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import IO, NoReturn

from nnconform.harness.loaders.adapters.rknn import simulator
from nnconform.harness.model.numbers import Array
from nnconform.harness.process.scratch import kept_folder

# What the toolkit prints of a failure, and so many bytes of it.
_SAID, _MOST = ("E ", "ERROR", "Error", "ValueError", "Unsupport"), 1 << 14
# Seconds within which a signal ends this process.
_ENDS_WITHIN = 60.0


class SimulatorFailed(Exception):
    """The toolkit refuses a step; the text says which, and what it printed."""


class Simulator:
    """The program ``simulator.py`` on the Python of another environment, for a target. ``version`` is the toolkit's.

    Raises SimulatorFailed if it does not begin, or does not know the target.
    """

    def __init__(self, python: Path, target: str) -> None:
        self._printed: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115  as long as the process
        # Removed by whichever of the two processes lives longer.
        self._folder = kept_folder()
        try:
            self._process = subprocess.Popen(
                [python.absolute(), "-Iu", simulator.__file__],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._printed,
                cwd=self._folder,
                # The toolkit makes folders of temporary files, and leaves them where it is killed.
                env={**os.environ, "TMPDIR": str(self._folder)},
            )
        except OSError as error:
            self._printed.close()
            shutil.rmtree(self._folder)
            raise SimulatorFailed(f"{python} cannot be run: {error.strerror}") from None
        self._turn = threading.Lock()
        # Numbers of models that nobody has any more; the garbage collector may append them at any moment.
        self.unused = deque[str]()
        self.close = weakref.finalize(self, _end, self._process, self._printed, self._folder)
        try:
            self.version, _ = self.ask(f"target {target}")
        except SimulatorFailed:
            self.close()
            raise

    def ask(self, what: str, arrays: Sequence[Array] = ()) -> tuple[str, list[Array]]:
        """Return the text and the arrays of the answer. Raises SimulatorFailed.

        A simulator that crashes ends this process by the same signal: its crash is the driver's.
        """
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._turn:
            start = os.fstat(self._printed.fileno()).st_size
            try:
                while self.unused:
                    simulator.write(self._process.stdin, f"end {self.unused.popleft()}")
                    simulator.read(self._process.stdout)
                simulator.write(self._process.stdin, what, arrays)
                answer = simulator.read(self._process.stdout)
            except BrokenPipeError:
                answer = None
            if answer is None:
                self._crash(start)
            word, _, rest = answer[0].partition(" ")
            if word == "done":
                return rest, answer[1]
            raise SimulatorFailed(self._said(start) or rest)

    def _crash(self, start: int) -> NoReturn:
        status = self._process.wait()
        shutil.rmtree(self._folder, ignore_errors=True)
        if status < 0 and status != -signal.SIGKILL:
            os.kill(os.getpid(), -status)
            # Another thread may be the one that it ends first: no answer meanwhile.
            threading.Event().wait(_ENDS_WITHIN)
        raise SimulatorFailed(f"the simulator's process ended with status {status}: {self._said(start)}")

    def _said(self, start: int) -> str:
        """Return the first line about an error that was printed since."""
        text = os.pread(self._printed.fileno(), _MOST, start).decode(errors="replace").replace("\r", "\n")
        plain = [line.replace("\x1b[1;31m", "").replace("\x1b[0m", "").strip() for line in text.splitlines()]
        return next((line for line in plain if line.startswith(_SAID)), "")


def _end(process: subprocess.Popen[bytes], printed: IO[bytes], folder: Path) -> None:
    process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout, printed):
        if stream is not None:
            stream.close()
    shutil.rmtree(folder, ignore_errors=True)
