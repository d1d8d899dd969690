"""Calls abort in the middle of an execution."""

from __future__ import annotations

import os

from nnconform.reference_driver.faulty._base import Outputs, strikes_on_execution
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


def _strike(prepared: ReferencePreparedModel, outputs: Outputs) -> Outputs:
    os.abort()


open_device = strikes_on_execution(_strike)
