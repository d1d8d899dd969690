"""Ways to end the driver's process, or to leave an execution, without an answer."""

from __future__ import annotations

import ctypes
import faulthandler
import mmap
import os
import signal
import sys
import tempfile
import threading
from pathlib import Path

from nnconform.harness.driver.misbehaviour import StruckExecution, misbehaves

_FIRST_REAL_TIME = 35
# An instruction that no processor of the architecture has: ud2 of x86; all zeros are udf of Arm.
_NO_INSTRUCTION = b"\x0f\x0b" if os.uname().machine in ("x86_64", "i686") else bytes(4)


@misbehaves("crashed", each=("KILL", "TERM", "INT", "HUP", "QUIT", "USR1", "ALRM", "SYS", "TRAP", "VTALRM"))
def sends_itself(struck: StruckExecution, name: str) -> None:
    """Sends itself a signal, whose handler it has removed."""
    number = signal.Signals[f"SIG{name}"]
    # Python's own function works in the main thread alone. 0 is SIG_DFL.
    ctypes.CDLL(None).signal(int(number), None)
    os.kill(os.getpid(), number)
    threading.Event().wait(1)


@misbehaves("crashed")
def sends_itself_a_real_time_signal(struck: StruckExecution) -> None:
    """Sends itself a real-time signal, which has no name of its own."""
    os.kill(os.getpid(), _FIRST_REAL_TIME)


@misbehaves("passed")
def gets_a_broken_pipe(struck: StruckExecution) -> None:
    """Writes to a pipe that nobody reads, and handles the error."""
    reader, writer = os.pipe()
    os.close(reader)
    try:
        os.write(writer, b"x")
    except BrokenPipeError:
        os.close(writer)


@misbehaves("crashed")
def reads_at_address_zero(struck: StruckExecution) -> None:
    """Reads at address 0."""
    ctypes.string_at(0)


@misbehaves("crashed")
def executes_no_instruction(struck: StruckExecution) -> None:
    """Executes bytes that are no instruction of the processor."""
    code = mmap.mmap(-1, mmap.PAGESIZE, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
    code.write(_NO_INSTRUCTION)
    ctypes.CFUNCTYPE(None)(ctypes.addressof(ctypes.c_char.from_buffer(code)))()


@misbehaves("crashed")
def reads_behind_the_end_of_a_file(struck: StruckExecution) -> None:
    """Reads a page of a mapped file that was cut off: SIGBUS."""
    with tempfile.TemporaryFile() as file:
        file.truncate(mmap.PAGESIZE)
        mapped = mmap.mmap(file.fileno(), mmap.PAGESIZE)
        file.truncate(0)
        mapped[:1]


@misbehaves("crashed")
def overflows_the_stack(struck: StruckExecution) -> None:
    """Calls itself through native code until the stack is full."""
    sys.setrecursionlimit(1 << 30)

    def call() -> None:
        recursive()

    recursive = ctypes.CFUNCTYPE(None)(call)
    recursive()


@misbehaves("crashed")
def aborts(struck: StruckExecution) -> None:
    """Aborts, as a failed assertion does."""
    os.abort()


@misbehaves("crashed")
def frees_what_is_not_allocated(struck: StruckExecution) -> None:
    """Frees a pointer into the middle of a block: the C library aborts."""
    libc = ctypes.CDLL(None)
    libc.malloc.restype = ctypes.c_void_p
    libc.free(ctypes.c_void_p(libc.malloc(64) + 8))


@misbehaves("crashed", each=(0, 3))
def exits(struck: StruckExecution, status: int) -> None:
    """Ends its process at once with an exit status."""
    os._exit(status)


@misbehaves("crashed")
def exits_from_native_code(struck: StruckExecution) -> None:
    """Calls ``exit(0)`` of the C library, which runs its exit functions."""
    faulthandler.disable()
    ctypes.CDLL(None).exit(0)


@misbehaves("crashed")
def becomes_another_program(struck: StruckExecution) -> None:
    """Replaces its program by another one, which ends with status 0."""
    os.execv("/bin/true", ["true"])


@misbehaves("error")
def asks_the_interpreter_to_exit(struck: StruckExecution) -> None:
    """Raises SystemExit in the call."""
    sys.exit("goodbye")


@misbehaves("error")
def raises(struck: StruckExecution) -> None:
    """Raises an exception instead of returning a status."""
    raise LookupError("no such thing")


@misbehaves("error")
def raises_what_has_no_text(struck: StruckExecution) -> None:
    """Raises an exception whose text raises another one."""
    raise _Unspeakable


@misbehaves("crashed")
def loses_its_folder_and_dies(struck: StruckExecution) -> None:
    """Changes to a folder that is deleted, and aborts."""
    folder = tempfile.mkdtemp()
    os.chdir(folder)
    Path(folder).rmdir()
    os.abort()


class _Unspeakable(Exception):
    """Cannot be told."""

    def __str__(self) -> str:
        raise LookupError
