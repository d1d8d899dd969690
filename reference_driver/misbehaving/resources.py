"""Resources that are taken, used up or left behind."""

from __future__ import annotations

import mmap
import os
import resource
import subprocess
import tempfile
import threading
from pathlib import Path

from nnconform.harness.driver.misbehaviour import StruckExecution, misbehaves

_GIB = 1 << 30
# mmap(2); Python's module has it from 3.13 on.
_MAP_NORESERVE = 0x4000
_kept: list[object] = []


@misbehaves("passed")
def reserves_64_gib(struck: StruckExecution) -> None:
    """Maps 64 GiB of memory that it never touches, and answers."""
    flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _MAP_NORESERVE
    _kept.append(mmap.mmap(-1, 64 * _GIB, flags))


@misbehaves("passed")
def keeps_256_mib(struck: StruckExecution) -> None:
    """Touches 256 MiB of memory and keeps them, and answers."""
    _kept.append(b"\x01" * (_GIB // 4))


@misbehaves("crashed")
def grows_until_it_is_stopped(struck: StruckExecution) -> None:
    """Takes memory until a limit of 1 GiB more than it has stops it, and ends with that."""
    used = int(Path("/proc/self/statm").read_text().split()[0]) * mmap.PAGESIZE
    resource.setrlimit(resource.RLIMIT_AS, (used + _GIB, used + _GIB))
    try:
        while True:
            _kept.append(mmap.mmap(-1, _GIB // 16))
    except OSError:
        os.abort()


@misbehaves("crashed")
def uses_up_its_descriptors(struck: StruckExecution) -> None:
    """Opens descriptors until there are none, and ends with that."""
    try:
        while True:
            _kept.append(os.open(os.devnull, os.O_RDONLY))
    except OSError:
        os.abort()


@misbehaves("passed")
def starts_500_threads(struck: StruckExecution) -> None:
    """Starts 500 threads that never end, and answers."""
    before = threading.stack_size(1 << 17)
    for _ in range(500):
        threading.Thread(target=threading.Event().wait, daemon=True).start()
    threading.stack_size(before)


@misbehaves("crashed")
def dies_with_500_threads(struck: StruckExecution) -> None:
    """Aborts while 500 of its threads wait."""
    starts_500_threads(struck)
    os.abort()


@misbehaves("passed", each=("its session", "another session"))
def starts_children(struck: StruckExecution, where: str) -> None:
    """Starts 20 processes that sleep, in its session or in others, and answers."""
    for _ in range(20):
        _kept.append(subprocess.Popen(["sleep", "1000"], start_new_session=where == "another session"))


@misbehaves("crashed", each=("its session", "another session"))
def dies_with_children(struck: StruckExecution, where: str) -> None:
    """Starts 20 processes that sleep, in its session or in others, and aborts."""
    starts_children(struck, where)
    os.abort()


@misbehaves("crashed")
def dies_and_children_hold_its_sockets(struck: StruckExecution) -> None:
    """Forks a process that keeps all its descriptors open for ever in a session of its own, and aborts."""
    if not os.fork():
        os.setsid()
        threading.Event().wait()
    os.abort()


@misbehaves("passed")
def leaves_zombies(struck: StruckExecution) -> None:
    """Starts 50 processes that end, and never waits for them."""
    for _ in range(50):
        if not os.fork():
            os._exit(0)


@misbehaves("crashed")
def may_write_no_file(struck: StruckExecution) -> None:
    """May write no byte to a file, as on a full disk, and ends with that."""
    with tempfile.TemporaryFile(buffering=0) as file:
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
        try:
            file.write(b"x")
        except OSError:
            os.abort()
