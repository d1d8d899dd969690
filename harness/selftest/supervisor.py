"""A supervisor of one service: it starts a command, and starts it again whenever it ends, until it is told to stop.

    python -m nnconform.harness.selftest.supervisor COMMAND...

SIGHUP replaces the command's process; SIGTERM ends the supervisor and all that the command started, wherever their
sessions are. So a test has what init or systemd are for a service (``Restart=always``).
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from types import FrameType

from nnconform.harness.process.forkserver.orphans import end_orphans, inherit_orphans

# Seconds between the end of the command's process and its next start.
_PAUSE = 0.1


class _Stopped(Exception):
    """SIGTERM came."""


def _stop(number: int, frame: FrameType | None) -> None:
    raise _Stopped


def _kill(running: list[subprocess.Popen[bytes]]) -> None:
    for each in running:
        each.kill()


def main() -> None:
    """Run the command of the arguments for ever."""
    inherit_orphans()
    running: list[subprocess.Popen[bytes]] = []
    signal.signal(signal.SIGTERM, _stop)
    signal.signal(signal.SIGHUP, lambda number, frame: _kill(running))
    try:
        while True:
            nothing = subprocess.DEVNULL
            running[:] = [subprocess.Popen(sys.argv[1:], stdin=nothing, stdout=nothing, stderr=nothing)]
            running[0].wait()
            end_orphans(())
            time.sleep(_PAUSE)
    except _Stopped:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        end_orphans(())
        os._exit(0)


if __name__ == "__main__":
    main()
