"""For tests that interrupt a process: started by a shell in the background, they inherit that SIGINT is ignored."""

from __future__ import annotations

import signal

# Source of a lock that interrupts the main thread when it is taken: the KeyboardInterrupt comes in Condition.__enter__.
INTERRUPTING_LOCK = """
import _thread, signal, threading

class Interrupting:
    def __init__(self, number=signal.SIGINT):
        self.number = number
        self.lock = threading.Lock()
        self.acquire, self.release = self.lock.acquire, self.lock.release

    def __enter__(self):
        self.lock.acquire()
        _thread.interrupt_main(self.number)

    def __exit__(self, *_):
        self.lock.release()

"""


def heed_interrupts() -> None:
    """Undo that in a child process: to be passed to Popen as ``preexec_fn``."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
