"""What the supervised processes of these tests do, chosen by the request that they are forked with."""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import sys

import msgspec

from nnconform.harness.process.forkserver.server import EndInOrder, Run


class Act(msgspec.Struct, frozen=True):
    """Call the function ``name`` of this module with ``number``."""

    name: str
    number: int = 0


def set_up(greeting: str) -> Run:
    """Return a function that prints ``greeting`` and the files of its descriptors, and then does its Act."""

    def run(request: msgspec.Raw, *descriptors: int) -> None:
        act = msgspec.msgpack.decode(request, type=Act)
        files = (os.readlink(f"/proc/self/fd/{each}") for each in descriptors)
        sys.stdout.write(" ".join([greeting, *files]) + "\n")
        globals()[act.name](act.number)

    return run


def come_back(number: int) -> None:
    """Return, with nothing more to do."""


def leave(number: int) -> None:
    os._exit(number)


def fail(number: int) -> None:
    raise ValueError(f"what came is {number}")


def die(number: int) -> None:
    with contextlib.suppress(OSError, ValueError):  # the actions of these cannot be changed
        signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)
    signal.pause()


def wait(number: int) -> None:
    signal.pause()


def hold_the_interpreter(number: int) -> None:
    while True:  # a signal ends a pause
        ctypes.PyDLL(None).pause()


def print_much(number: int) -> None:
    """Print so many bytes, and a line more on SIGUSR1."""
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGUSR1})
    sys.stdout.write("x" * number + "\nso much\n")
    signal.sigwait({signal.SIGUSR1})
    sys.stdout.write("and more\n")
    signal.pause()


def wait_with_a_child(number: int) -> None:
    if child := os.fork():
        sys.stdout.write(f"{child}\n")
    signal.pause()


def wait_with_a_descendant(number: int) -> None:
    """Start a process in a session of its own, whose parent ends, and print its number."""
    if (child := os.fork()) == 0:
        os.setsid()
        if descendant := os.fork():
            sys.stdout.write(f"{descendant}\n")
            os._exit(0)
        signal.pause()
    os.waitpid(child, 0)
    signal.pause()


def end_in_order_with_a_child(number: int) -> None:
    """Start a process, print its number, and end as a program does."""
    if not (child := os.fork()):
        signal.pause()
    sys.stdout.write(f"{child}\n")
    raise EndInOrder(number)


def run_a_program_with_a_descendant(number: int) -> None:
    """The same by a program that the process becomes."""
    os.execvp("sh", ["sh", "-c", "(setsid sleep 3600 & echo $!); exec sleep 3600"])
