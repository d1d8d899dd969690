"""Reads address 0 in native code in the middle of an execution."""

from __future__ import annotations

import ctypes

from nnconform.reference_driver.faulty._base import Outputs, strikes_on_execution
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


def _strike(prepared: ReferencePreparedModel, outputs: Outputs) -> Outputs:
    ctypes.string_at(0)
    return outputs


open_device = strikes_on_execution(_strike)
