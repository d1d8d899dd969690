"""Every invalid allocation is refused with GENERAL_FAILURE."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.driver.interface import Buffer, BufferDesc, BufferRole, PreparedModel
from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.device import ReferenceDevice

PERMISSION = Permission(
    by="VTS 1.3 MemoryDomainTests, validateAllocate: either status; IDevice.hal 1.3, allocate: GENERAL_FAILURE if a "
    "buffer of the kind is not supported, which a driver may find first",
    forbidden_by=(
        "isolation.keeps_models_from_other_clients",
        "memory_domains.refuses_a_buffer_without_roles",
        "memory_domains.refuses_a_frequency_out_of_range",
        "memory_domains.refuses_a_role_twice",
        "memory_domains.refuses_an_index_out_of_range",
        "memory_domains.refuses_dimensions_of_a_scalar",
        "memory_domains.refuses_dimensions_of_another_shape",
        "memory_domains.refuses_roles_of_another_model",
        "memory_domains.refuses_roles_that_differ",
        "memory_domains.refuses_roles_that_differ_in_extra_parameters",
    ),
)


class AllocationIsAFailure(ReferenceDevice):
    """A device that has one status for every buffer that it does not allocate."""

    def allocate(
        self,
        desc: BufferDesc,
        prepared_models: Sequence[PreparedModel],
        input_roles: Sequence[BufferRole],
        output_roles: Sequence[BufferRole],
    ) -> tuple[ErrorStatus, Buffer | None, int]:
        status, buffer, token = super().allocate(desc, prepared_models, input_roles, output_roles)
        return (ErrorStatus.GENERAL_FAILURE, None, 0) if buffer is None else (status, buffer, token)
