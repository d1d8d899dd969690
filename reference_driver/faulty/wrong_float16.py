"""The first element of every float16 output is off by one; all other types are right."""

from __future__ import annotations

import numpy as np

from nnconform.reference_driver.faulty._base import Outputs, strikes_on_execution
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


def _strike(prepared: ReferencePreparedModel, outputs: Outputs) -> Outputs:
    for output in outputs:
        if output.dtype == np.float16:
            output.reshape(-1)[:1] += 1
    return outputs


open_device = strikes_on_execution(_strike)
