"""A role's frequency is refused when it is out of range, and NaN is not."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from nnconform.harness.driver.interface import BufferRole, PreparedModel
from nnconform.reference_driver.buffers import Buffers, Use
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = ("memory_domains.refuses_a_frequency_out_of_range",)


class Comparing(Buffers):
    """Asks whether it is wrong, and not whether it is right."""

    def use(self, prepared_models: Sequence[PreparedModel], role: BufferRole, where: str, *, output: bool) -> Use:
        if math.isnan(role.frequency):
            role = replace(role, frequency=1.0)
        return super().use(prepared_models, role, where, output=output)


class Faulty(WithBuffers):
    """Takes NaN for a frequency."""

    kind = Comparing


open_device = Faulty
