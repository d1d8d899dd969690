"""A command's work shared between processes: what each prints is read line by line, as it is printed."""

from __future__ import annotations

import os
import selectors
import subprocess
import sys
from collections.abc import Generator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass

from nnconform.harness.model.errors import UsageError

# What calls nnconform with the environment and the interpreter of this process.
NNCONFORM = (sys.executable, "-P", "-m", "nnconform")
# Seconds that a process may take to end itself.
_PATIENCE = 10.0
_CHUNK = 1 << 16


@dataclass
class _Part:
    process: subprocess.Popen[bytes]
    rest: bytes = b""

    def lines(self, more: bytes) -> list[bytes]:
        """The lines that ``more`` ends."""
        *lines, self.rest = (self.rest + more).split(b"\n")
        return lines

    def end(self) -> None:
        """End the process, if it still runs."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(_PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        assert self.process.stdout
        self.process.stdout.close()


def lines_of(programs: Sequence[Sequence[str]]) -> Generator[bytes, None, None]:
    """The lines of all these programs, which run at the same time; none of them outlives this generator, which is to be
    closed.

    Raises UsageError for one that ends with another status than 0.
    """
    with ExitStack() as stack, selectors.DefaultSelector() as ready:
        for number, program in enumerate(programs):
            part = _Part(subprocess.Popen(program, stdout=subprocess.PIPE))
            stack.callback(part.end)
            assert part.process.stdout
            ready.register(part.process.stdout, selectors.EVENT_READ, (number, part))
        while ready.get_map():
            for key, _ in ready.select():
                number, part = key.data
                if more := os.read(key.fd, _CHUNK):
                    yield from part.lines(more)
                    continue
                ready.unregister(key.fileobj)
                if status := part.process.wait():
                    where = f"part {number} of {len(programs)}"
                    raise UsageError(f"{where} ended with status {status}; is the driver behind service:?")
