"""For tests that interrupt a process: started by a shell in the background, they inherit that SIGINT is ignored."""

from __future__ import annotations

import signal


def heed_interrupts() -> None:
    """Undo that in a child process: to be passed to Popen as ``preexec_fn``."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
