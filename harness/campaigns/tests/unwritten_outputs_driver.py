"""A driver that leaves outputs unwritten which another operation reads, as a compiler that makes two operations one;
of operations with other results it has many faults.
"""

from __future__ import annotations

import numpy as np

from nnconform.harness.campaigns.tests.many_faults_driver import ManyFaults
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


class _Unwritten(ReferencePreparedModel):
    def compute(self, inputs, limits):
        main = self.model.main
        read = {index for step in main.operations for index in step.inputs}
        outputs = zip(main.output_indexes, super().compute(inputs, limits), strict=True)
        return [np.zeros_like(value) if index in read else value for index, value in outputs]


class UnwrittenOutputs(ManyFaults):
    """``faulty`` names the operations whose results are all zeros."""

    prepared_model = _Unwritten
