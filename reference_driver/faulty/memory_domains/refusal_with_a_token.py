"""Where too high a frequency is refused, a token comes with it."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.driver.interface import Buffer, BufferDesc, BufferRole, PreparedModel
from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("memory_domains.refuses_a_frequency_out_of_range",)


class Faulty(ReferenceDevice):
    """Counts on, whatever it says."""

    def allocate(
        self,
        desc: BufferDesc,
        prepared_models: Sequence[PreparedModel],
        input_roles: Sequence[BufferRole],
        output_roles: Sequence[BufferRole],
    ) -> tuple[ErrorStatus, Buffer | None, int]:
        status, buffer, token = super().allocate(desc, prepared_models, input_roles, output_roles)
        too_high = any(role.frequency > 1 for role in (*input_roles, *output_roles))
        return status, buffer, 7 if too_high else token


open_device = Faulty
