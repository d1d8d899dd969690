"""What a driver should not do with the memory that its client shares with it."""

from __future__ import annotations

import ctypes
import fcntl
import os
from collections.abc import Iterator
from contextlib import suppress

from nnconform.harness.driver.misbehaviour import StruckExecution, misbehaves
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import ExecutionResult

# fallocate(2).
_KEEP_SIZE_AND_PUNCH_HOLE = 1 | 2


def _shared() -> Iterator[int]:
    """Yield the descriptors of this process that are shared memories of its clients."""
    for number in [int(name) for name in os.listdir("/proc/self/fd")]:
        with suppress(OSError):
            if os.readlink(f"/proc/self/fd/{number}").startswith("/memfd:nnconform"):
                yield number


def _overwrite(memory: object) -> None:
    assert isinstance(memory, Memory)
    view = memory.view()
    view[:] = bytes(0xFF ^ byte for byte in view)


@misbehaves("passed", each=(0, 1))
def truncates_shared_memory(struck: StruckExecution, size: int) -> None:
    """Tries to cut off the client's shared memories, and answers."""
    for descriptor in _shared():
        with suppress(OSError):
            os.ftruncate(descriptor, size)


@misbehaves("passed")
def grows_shared_memory(struck: StruckExecution) -> None:
    """Tries to make the client's shared memories larger, and answers."""
    for descriptor in _shared():
        with suppress(OSError):
            os.ftruncate(descriptor, 1 << 30)


@misbehaves("passed")
def seals_shared_memory(struck: StruckExecution) -> None:
    """Tries to forbid to the client that it writes to its shared memories, or maps them, and answers."""
    for descriptor in _shared():
        with suppress(OSError):
            fcntl.fcntl(descriptor, fcntl.F_ADD_SEALS, fcntl.F_SEAL_WRITE | fcntl.F_SEAL_SEAL)


@misbehaves("error")
def punches_holes_in_shared_memory(struck: StruckExecution) -> ExecutionResult:
    """Gives the pages of the client's shared memories back, after it has computed: they are zeros."""
    result = struck.answer()
    for descriptor in _shared():
        ctypes.CDLL(None).fallocate(
            descriptor, _KEEP_SIZE_AND_PUNCH_HOLE, ctypes.c_int64(0), ctypes.c_int64(os.fstat(descriptor).st_size)
        )
    return result


@misbehaves("error")
def overwrites_its_inputs(struck: StruckExecution) -> ExecutionResult:
    """Computes, and changes every byte of the memory with the inputs."""
    result = struck.answer()
    _overwrite(struck.request.pools[0])
    return result


@misbehaves("error")
def overwrites_around_its_outputs(struck: StruckExecution) -> ExecutionResult:
    """Computes, and changes the bytes before and after the first output."""
    result = struck.answer()
    place = struck.request.outputs[0].location
    pool = struck.request.pools[place.pool_index]
    assert isinstance(pool, Memory)
    for index in (place.offset - 1, place.offset + place.length):
        pool.view()[index] ^= 0xFF
    return result


@misbehaves("wrong")
def writes_no_output(struck: StruckExecution) -> ExecutionResult:
    """Answers with NONE, and puts back what was in the memory before."""
    place = struck.request.outputs[0].location
    pool = struck.request.pools[place.pool_index]
    assert isinstance(pool, Memory)
    part = slice(place.offset, place.offset + place.length)
    before = bytes(pool.view()[part])
    result = struck.answer()
    pool.view()[part] = before
    return result


@misbehaves("wrong")
def writes_wrong_outputs(struck: StruckExecution) -> ExecutionResult:
    """Computes, and changes every byte of the first output."""
    result = struck.answer()
    place = struck.request.outputs[0].location
    pool = struck.request.pools[place.pool_index]
    assert isinstance(pool, Memory)
    part = slice(place.offset, place.offset + place.length)
    pool.view()[part] = bytes(0xFF ^ byte for byte in pool.view()[part])
    return result
