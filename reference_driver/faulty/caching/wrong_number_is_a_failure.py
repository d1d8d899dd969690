"""Preparing from a wrong number of cache files is a GENERAL_FAILURE, as if it were the driver's."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.caching import CacheFiles
from nnconform.reference_driver.device import FromCache, ReferenceDevice
from nnconform.reference_driver.limits import Limits

CAUGHT_BY = ("caching.refuses_a_wrong_number_of_files",)


class Faulty(ReferenceDevice):
    """Does not say whose mistake it is."""

    def check_cache(self, files: CacheFiles, limits: Limits) -> FromCache:
        return super().check_cache(files, limits) if files.fit() else (ErrorStatus.GENERAL_FAILURE, None)


open_device = Faulty
