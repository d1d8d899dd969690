"""Ends its process in the middle of an execution, with exit status 0 as if all were well."""

from __future__ import annotations

import os

from nnconform.reference_driver.faulty._base import Outputs, strikes_on_execution
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


def _strike(prepared: ReferencePreparedModel, outputs: Outputs) -> Outputs:
    os._exit(0)


open_device = strikes_on_execution(_strike)
