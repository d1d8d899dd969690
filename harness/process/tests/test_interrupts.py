"""An interrupt leaves no lock locked, and always comes."""

from __future__ import annotations

import subprocess
import sys

import pytest

# A lock that interrupts the main thread when it is taken: the KeyboardInterrupt comes in Condition.__enter__.
INTERRUPTED = """
import _thread, signal, threading
from contextlib import nullcontext
from nnconform.harness.process.interrupts import interrupts_outside_locks

class Interrupting:
    def __init__(self):
        self.lock = threading.Lock()
        self.acquire, self.release = self.lock.acquire, self.lock.release
    def __enter__(self):
        self.lock.acquire()
        _thread.interrupt_main()
    def __exit__(self, *_):
        self.lock.release()

lock = Interrupting()
condition = threading.Condition(lock)
signal.signal(signal.SIGINT, signal.default_int_handler)
try:
    with {protection}:
        with condition:
            pass
        threading.Event().wait(30)
except KeyboardInterrupt:
    print("interrupted,", "locked" if lock.lock.locked() else "free")
"""
# One that the main thread never gets.
NEVER_FREE = """
import signal, threading
from nnconform.harness.process.interrupts import interrupts_outside_locks

condition = threading.Condition(threading.Lock())
condition.acquire()
signal.signal(signal.SIGINT, signal.default_int_handler)
main = threading.get_ident()
threading.Timer(0.05, lambda: signal.pthread_kill(main, signal.SIGINT)).start()
try:
    with interrupts_outside_locks(), condition:
        pass
except KeyboardInterrupt:
    print("interrupted")
"""
IGNORED = """
import signal
from nnconform.harness.process.interrupts import interrupts_outside_locks

signal.signal(signal.SIGINT, signal.SIG_IGN)
with interrupts_outside_locks():
    signal.raise_signal(signal.SIGINT)
print("ignored")
"""


def output_of(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False)
    return (done.stdout + done.stderr).strip()


@pytest.mark.parametrize(("protection", "left"), [("interrupts_outside_locks()", "free"), ("nullcontext()", "locked")])
def test_no_lock_is_left_locked(protection: str, left: str) -> None:
    assert output_of(INTERRUPTED.format(protection=protection)) == f"interrupted, {left}"


def test_one_that_waits_for_a_lock_for_ever_is_interrupted() -> None:
    assert output_of(NEVER_FREE) == "interrupted"


def test_one_that_ignores_interrupts_goes_on() -> None:
    assert output_of(IGNORED) == "ignored"
