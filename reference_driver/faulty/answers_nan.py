"""Answers NaN in every element of float outputs; a comparison by ``difference > tolerance`` lets it pass."""

from __future__ import annotations

import numpy as np

from nnconform.reference_driver.faulty._base import Outputs, strikes_on_execution
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


def _strike(prepared: ReferencePreparedModel, outputs: Outputs) -> Outputs:
    for output in outputs:
        if output.dtype.kind == "f":
            output[...] = np.nan
    return outputs


open_device = strikes_on_execution(_strike)
