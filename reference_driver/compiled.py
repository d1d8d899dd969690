"""The loops of ``loops.py``, compiled by numba where it is installed: ``pip install 'nnconform[fast]'``.

Importing numba and reading what it has compiled before takes half a second, so that a process does it only for a
model that has much to compute, when it prepares it; from then on all models use the loops. Without numba, and before,
kernels compute the same results in numpy.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver import loops
from nnconform.reference_driver.one_compiles import one_compiles

INSTALLED = find_spec("numba") is not None
# Loops are loaded for a model with so many operations, and so many elements for loops to write in an execution. A
# model of one operation is a test, and most processes that run tests end soon.
OPERATIONS, ELEMENTS = 2, 1 << 16

Loop = Callable[..., None]


class Loops(msgspec.Struct, frozen=True):
    """The compiled loops, one field for each function of ``loops.py``."""

    rescaled: Loop
    correlated: Loop
    centred: Loop
    finished: Loop
    quantised: Loop
    dequantised: Loop
    clamped: Loop


_lock = threading.Lock()
_compiled: Loops | None = None


def load() -> bool:
    """Load the compiled loops, and return whether there are any."""
    global _compiled
    with _lock:
        if _compiled is None and INSTALLED:
            with one_compiles():
                _compiled = _compile()
    return _compiled is not None


def loaded() -> bool:
    """Return whether the compiled loops are loaded."""
    return _compiled is not None


def unload() -> None:
    """Forget the compiled loops: from now on all is computed in numpy."""
    global _compiled
    with _lock:
        _compiled = None


def compiled_for(*arrays: Array) -> Loops | None:
    """Return the compiled loops if they are loaded and take these arrays, which must be numpy's own, and aligned."""
    if _compiled is None or any(type(array) is not np.ndarray or not array.flags.aligned for array in arrays):
        return None
    return _compiled


def _compile() -> Loops:
    """Return the loops, compiled for all types with which kernels call them: an execution shall not wait for that."""
    # An extra, slow to import, and typed in part only.
    numba: Any = import_module("numba")
    njit, types = numba.njit, numba.types

    def read(dtype: Any, rank: int = 1) -> Any:
        return types.Array(dtype, rank, "C", readonly=True)

    def written(dtype: Any, rank: int = 1) -> Any:
        return types.Array(dtype, rank, "C")

    whole, steps = types.int64, types.UniTuple(types.int64, 2)
    floats, bytes_ = (types.float32, types.float64), (types.uint8, types.int8)
    signatures = {
        "rescaled": [types.void(read(each, 2), *[read(whole)] * 4, whole, written(types.int16, 2)) for each in floats],
        "correlated": [types.void(read(each, 4), read(each, 3), steps, steps, written(each, 4)) for each in floats],
        "centred": [types.void(read(raw, 4), whole, steps, written(real, 4)) for real in floats for raw in bytes_],
        "finished": [
            types.void(read(real, 2), read(types.int32, 2), *[whole] * 3, written(raw, 2))
            for real in floats
            for raw in bytes_
        ],
        "quantised": [types.void(read(real), real, *[whole] * 3, written(raw)) for real in floats for raw in bytes_],
        "dequantised": [types.void(read(raw), real, whole, written(real)) for real in floats for raw in bytes_],
        "clamped": [types.void(read(types.int16), whole, whole, written(raw)) for raw in bytes_],
    }

    def compiled(name: str) -> Any:
        function = getattr(loops, name)
        try:
            return njit(signatures[name], cache=True, nogil=True)(function)
        except RuntimeError:  # no folder in which numba can keep it
            return njit(signatures[name], nogil=True)(function)

    return Loops(**{name: compiled(name) for name in Loops.__struct_fields__})
