"""The last element of the first output is off by one: 1 for integers, 1.0 for floats, the opposite for booleans."""

from __future__ import annotations

from nnconform.reference_driver.faulty._base import Outputs, strikes_on_execution
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


def _strike(prepared: ReferencePreparedModel, outputs: Outputs) -> Outputs:
    last = outputs[0].reshape(-1)[-1:]
    if last.dtype.kind == "b":
        last ^= True
    elif (last > 0).all():
        # Downwards, since at the end of an integer's range one more would wrap around.
        last -= 1
    else:
        last += 1
    return outputs


open_device = strikes_on_execution(_strike)
