"""Set-up that a supervised process does in itself: it ends with its parent, and writes stacks on request."""

from __future__ import annotations

import ctypes
import faulthandler
import signal

# Asks a process for the stacks of its threads. The C library keeps the first real-time signals for itself.
STACKS_SIGNAL = signal.SIGRTMIN + 10

_PR_SET_PDEATHSIG = 1


def end_with_parent() -> None:
    """Have the kernel kill this process when the thread that started it ends (prctl(2), PR_SET_PDEATHSIG)."""
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


def write_stacks_on_request(stacks: int) -> None:
    """Write the stacks of all threads to stderr on a fatal signal, and to the descriptor ``stacks`` on STACKS_SIGNAL.

    Both are written by a handler in C: a thread that holds the interpreter lock does not keep them back.
    """
    faulthandler.enable(2)
    faulthandler.register(STACKS_SIGNAL, stacks)
