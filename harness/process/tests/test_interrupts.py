"""An interrupt leaves no lock locked, and always comes."""

from __future__ import annotations

import subprocess
import sys

import pytest

from nnconform.harness.tests.interrupts import INTERRUPTING_LOCK

INTERRUPTED = """
from contextlib import nullcontext
from nnconform.harness.process.interrupts import interrupts_outside_locks
from nnconform.harness.process.termination import Terminated, terminable

def plain(number, frame):
    raise Terminated

signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGTERM, plain)
lock = Interrupting(signal.{signal})
condition = threading.Condition(lock)
try:
    with {protection}:
        with condition:
            pass
        threading.Event().wait(30)
except {error}:
    print("interrupted,", "locked" if lock.lock.locked() else "free")
"""
# One that the main thread never gets: interrupted once it waits for it.
NEVER_FREE = """
import signal, sys, threading, time
from nnconform.harness.process.interrupts import interrupts_outside_locks

condition = threading.Condition(threading.Lock())
condition.acquire()
signal.signal(signal.SIGINT, signal.default_int_handler)
main = threading.get_ident()

def interrupt():
    while sys._current_frames()[main].f_code is not threading.Condition.__enter__.__code__:
        time.sleep(0.01)
    signal.pthread_kill(main, signal.SIGINT)

threading.Thread(target=interrupt).start()
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


@pytest.mark.parametrize(
    ("signal", "error", "protection", "left"),
    [
        ("SIGINT", "KeyboardInterrupt", "interrupts_outside_locks()", "free"),
        ("SIGINT", "KeyboardInterrupt", "nullcontext()", "locked"),
        ("SIGTERM", "Terminated", "terminable()", "free"),
        ("SIGTERM", "Terminated", "terminable(once=True)", "free"),
        ("SIGTERM", "Terminated", "nullcontext()", "locked"),
    ],
)
def test_no_lock_is_left_locked(signal: str, error: str, protection: str, left: str) -> None:
    code = INTERRUPTING_LOCK + INTERRUPTED.format(signal=signal, error=error, protection=protection)
    assert output_of(code) == f"interrupted, {left}"


def test_one_that_waits_for_a_lock_for_ever_is_interrupted() -> None:
    assert output_of(NEVER_FREE) == "interrupted"


def test_one_that_ignores_interrupts_goes_on() -> None:
    assert output_of(IGNORED) == "ignored"
