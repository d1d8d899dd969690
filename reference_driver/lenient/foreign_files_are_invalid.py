"""Preparing from files that hold too little to be a cache of this driver, or from a data cache that was changed, is
refused with INVALID_ARGUMENT.
"""

from __future__ import annotations

from nnconform.harness.driver.permission import Permission
from nnconform.harness.driver.versions import offers
from nnconform.harness.model.codes import ErrorStatus
from nnconform.reference_driver.caching import CacheFileSet, Caching, NoCache, Saved
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import FromCache, ReferenceDevice

PERMISSION = Permission(
    by="IDevice.hal 1.3, prepareModelFromCache_1_3: the appropriate status, INVALID_ARGUMENT among them; VTS 1.3 "
    "CompilationCachingTests shorten no cache, give the driver no files that it did not write, and take any status "
    "with a changed data cache",
    forbidden_by=(
        "cache_security.refuses_a_model_cache_of_another_length",
        "cache_security.survives_a_changed_data_cache",
        "caching.refuses_files_without_a_cache",
    ),
)

# Of so many bytes, at least half are the mark's in a cache that was written by this driver, and changed little since.
_MARK = 8
_DIGEST = 32


class _NotACache(NoCache):
    """The files are not those that this driver wrote."""


class Marked(Caching):
    """A model cache that is known by its first bytes, whatever follows, and a data cache with a digest of its own."""

    def unseal(self, sealed: bytes) -> bytes:
        mark = self.seal(b"")[:_MARK]
        if sum(one == other for one, other in zip(sealed, mark, strict=False)) < _MARK / 2:
            raise _NotACache("no mark")
        return super().unseal(sealed)

    def pack_data(self, constants: bytes) -> bytes:
        data = super().pack_data(constants)
        return self.name_data(data) + data

    def unpack_data(self, data: bytes) -> bytes:
        return super().unpack_data(data[_DIGEST:])

    def check_data(self, saved: Saved, data: bytes) -> None:
        if data[:_DIGEST] != self.name_data(data[_DIGEST:]):
            raise _NotACache("a data cache that was changed")
        super().check_data(saved, data)


class ForeignFilesAreInvalid(ReferenceDevice):
    """A device that tells files which are no cache of its own from model caches that were changed."""

    def check_cache(self, files: CacheFileSet, limits: Limits) -> FromCache:
        if offers(self.hal, "prepare_model_from_cache") and files.fit():
            try:
                self.cache().load(files)
            except _NotACache:
                return ErrorStatus.INVALID_ARGUMENT, None
            except NoCache:
                pass
        return super().check_cache(files, limits)
