"""Waits for ever in native code in the middle of an execution, and holds the interpreter's lock: no thread goes on."""

from __future__ import annotations

import ctypes

from nnconform.reference_driver.faulty._base import Outputs, strikes_on_execution
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

# PyDLL, unlike CDLL, keeps the lock while it calls.
_libc = ctypes.PyDLL(None)


def _strike(prepared: ReferencePreparedModel, outputs: Outputs) -> Outputs:
    while True:
        _libc.pause()


open_device = strikes_on_execution(_strike)
