"""Ways never to answer."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import threading
import time

from nnconform.harness.driver.misbehaviour import StruckExecution, misbehaves


@misbehaves("hung")
def sleeps(struck: StruckExecution) -> None:
    """Sleeps for ever."""
    while True:
        time.sleep(60)


@misbehaves("hung")
def spins_in_native_code(struck: StruckExecution) -> None:
    """Spins in native code, and keeps the interpreter's lock meanwhile."""
    re.match(r"(a+)+$", "a" * 64 + "b")


@misbehaves("hung")
def stops_itself(struck: StruckExecution) -> None:
    """Stops its process with SIGSTOP."""
    os.kill(os.getpid(), signal.SIGSTOP)
    sleeps(struck)


@misbehaves("hung")
def deadlocks(struck: StruckExecution) -> None:
    """Two threads wait for the lock that the other one has."""
    first, second, both = threading.Lock(), threading.Lock(), threading.Barrier(2)

    def take(one: threading.Lock, other: threading.Lock) -> None:
        with one:
            both.wait()
            with other:
                pass

    threading.Thread(target=take, args=(second, first), daemon=True).start()
    take(first, second)


@misbehaves("hung")
def ignores_all_signals(struck: StruckExecution) -> None:
    """Blocks and ignores every signal that can be, SIGTERM among them, and sleeps for ever."""
    signal.pthread_sigmask(signal.SIG_BLOCK, signal.valid_signals())
    sleeps(struck)


@misbehaves("hung")
def waits_for_a_child(struck: StruckExecution) -> None:
    """Waits for a child process that never ends."""
    subprocess.run(["sleep", "1000"], check=False)


@misbehaves("hung")
def waits_for_a_child_of_another_session(struck: StruckExecution) -> None:
    """Waits for a child process that has a session of its own and never ends."""
    subprocess.run(["sleep", "1000"], check=False, start_new_session=True)
