"""Whatever is wrong with what is asked, allocating ends in GENERAL_FAILURE, as if nothing could be had."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.driver.interface import Buffer, BufferDesc, BufferRole, PreparedModel
from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = (
    "isolation.keeps_models_from_other_clients",
    "memory_domains.refuses_a_buffer_without_roles",
    "memory_domains.refuses_a_frequency_out_of_range",
    "memory_domains.refuses_a_role_twice",
    "memory_domains.refuses_an_index_out_of_range",
    "memory_domains.refuses_dimensions_of_a_scalar",
    "memory_domains.refuses_dimensions_of_another_shape",
    "memory_domains.refuses_roles_of_another_model",
    "memory_domains.refuses_roles_that_differ",
)


class Faulty(ReferenceDevice):
    """Does not say whose mistake it is."""

    def allocate(
        self,
        desc: BufferDesc,
        prepared_models: Sequence[PreparedModel],
        input_roles: Sequence[BufferRole],
        output_roles: Sequence[BufferRole],
    ) -> tuple[ErrorStatus, Buffer | None, int]:
        status, buffer, token = super().allocate(desc, prepared_models, input_roles, output_roles)
        return (ErrorStatus.GENERAL_FAILURE, None, 0) if buffer is None else (status, buffer, token)


open_device = Faulty
