"""Preparing from a wrong number of cache files is refused with GENERAL_FAILURE."""

from __future__ import annotations

from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.caching import CacheFileSet
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import FromCache, ReferenceDevice

PERMISSION = Permission(
    by="VTS 1.3 CompilationCachingTests, PrepareModelFromCacheInvalidNumCache: either status; IDevice.hal 1.3, "
    "prepareModelFromCache_1_3: GENERAL_FAILURE for an error that is not specified",
    forbidden_by=("caching.refuses_a_wrong_number_of_files",),
)


class FileCountIsAFailure(ReferenceDevice):
    """A device for which a cache that it cannot use is a failure, whatever is wrong with it."""

    def check_cache(self, files: CacheFileSet, limits: Limits) -> FromCache:
        return super().check_cache(files, limits) if files.fit() else (ErrorStatus.GENERAL_FAILURE, None)
