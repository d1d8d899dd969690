"""A driver with many faults: operations whose results are all zeros."""

from __future__ import annotations

from functools import partial

import numpy as np

from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.plan import Step


class _Zeros(Step):
    def __init__(self, faulty, *arguments):
        super().__init__(*arguments)
        self.faulty = faulty

    def compute(self, call, arguments):
        results = super().compute(call, arguments)
        return list(map(np.zeros_like, results)) if call.op.code.name in self.faulty else results


class ManyFaults(ReferenceDevice):
    """``faulty`` names the operations, as in ``TANH,ADD``."""

    def __init__(self, faulty, **options):
        super().__init__(**options)
        self.step = partial(_Zeros, faulty.split(","))
