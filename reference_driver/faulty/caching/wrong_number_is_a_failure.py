"""Preparing from a wrong number of cache files is a GENERAL_FAILURE, as if it were the driver's."""

from __future__ import annotations

from harness.model.codes import ErrorStatus
from reference_driver.caching import CacheFiles
from reference_driver.device import FromCache, ReferenceDevice
from reference_driver.limits import Limits

CAUGHT_BY = ("caching.refuses_a_wrong_number_of_files",)


class Faulty(ReferenceDevice):
    """Does not say whose mistake it is."""

    def check_cache(self, files: CacheFiles, limits: Limits) -> FromCache:
        return super().check_cache(files, limits) if files.fit() else (ErrorStatus.GENERAL_FAILURE, None)


open_device = Faulty
