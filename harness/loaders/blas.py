"""The threads of BLAS in this process: one, unless the environment asks for more.

numpy's OpenBLAS starts as many threads as the machine has processors, and they spin while they wait for each other. On
a busy machine a product then takes many times as long as on one thread, so that a driver in numpy seems to hang. A
driver behind ``service:`` gets one thread by its environment (``harness/process/forkserver``); in this process, where
numpy is loaded already, OpenBLAS is told so. Whoever wants more threads sets OPENBLAS_NUM_THREADS.
"""

from __future__ import annotations

import ctypes
import os
from pathlib import Path

VARIABLE = "OPENBLAS_NUM_THREADS"
# The names of OpenBLAS's functions in the builds that packages bring along: with a prefix, with 64-bit integers.
_NAMES = tuple(
    f"{prefix}openblas_{{verb}}_num_threads{suffix}" for prefix in ("scipy_", "") for suffix in ("64_", "_64", "")
)


def use_one_thread() -> None:
    """Make every OpenBLAS that this process has loaded use one thread, unless OPENBLAS_NUM_THREADS is set."""
    if VARIABLE not in os.environ:
        set_threads(1)


def set_threads(count: int) -> None:
    """Make every OpenBLAS that this process has loaded use ``count`` threads."""
    for library in _libraries():
        if (function := _function(library, "set")) is not None:
            function(ctypes.c_int(count))


def threads() -> list[int]:
    """Return the number of threads of each OpenBLAS that this process has loaded."""
    found = (_function(library, "get") for library in _libraries())
    return [int(function()) for function in found if function is not None]


def _libraries() -> list[ctypes.CDLL]:
    """Return the loaded libraries with "openblas" in their file's name."""
    try:
        lines = Path("/proc/self/maps").read_text().splitlines()
    except OSError:
        return []
    paths = {line.split(maxsplit=5)[5] for line in lines if "openblas" in line.rpartition("/")[2]}
    return [ctypes.CDLL(path) for path in sorted(paths)]


def _function(library: ctypes.CDLL, verb: str) -> ctypes._NamedFuncPointer | None:
    names = (name.format(verb=verb) for name in _NAMES)
    return next((getattr(library, name) for name in names if hasattr(library, name)), None)
