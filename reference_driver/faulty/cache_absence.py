"""Faults in preparations without cache files, and of a driver that caches nothing."""

from __future__ import annotations

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.device import ReferenceDevice


@fault("cache_absence.restores_nothing_if_it_caches_nothing")
class NoCacheIsAnInvalidArgument(ReferenceDevice):
    """A driver that caches nothing refuses to prepare from a cache with INVALID_ARGUMENT."""

    def number_of_cache_files_needed(self) -> tuple[ErrorStatus, int, int]:
        return ErrorStatus.NONE, 0, 0
