"""The driver asks for two data files and no model file: in one is the graph, in the other are the constants."""

from __future__ import annotations

from nnconform.harness.driver.interface import BYTE_SIZE_OF_CACHE_TOKEN
from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.caching import CacheFileSet, Caching
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import FromCache, ReferenceDevice

PERMISSION = Permission(
    by="IDevice.hal 1.2 and 1.3, getNumberOfCacheFilesNeeded: 0 of both kinds says that there is no cache, 0 of one "
    "does not; what makes a driver do what it should not belongs in a model cache, and a graph that is validated when "
    "it is read does not",
    shows_in=("caching", "cache_security", "cache_constants", "cache_descriptors"),
)
_FILES = 2


class DataFiles(CacheFileSet, frozen=True):
    """The files of a client of this driver."""

    def fit(self) -> bool:
        """Return whether there are as many of each kind as the driver asks for."""
        return not self.model and len(self.data) == _FILES and len(self.token) == BYTE_SIZE_OF_CACHE_TOKEN

    @classmethod
    def of(cls, files: CacheFileSet) -> DataFiles:
        """Return the same files."""
        return cls(files.model, files.data, files.token)

    def parted(self) -> CacheFileSet:
        """Return them as the reference driver's: the one with the graph and the one with the constants."""
        return CacheFileSet(self.data[:1], self.data[1:], self.token)


class DataCaches(Caching):
    """A cache in data files; other files are left to the driver that it is joined with."""

    def save(self, files: CacheFileSet, model: Model, priority: int) -> None:
        every = DataFiles.of(files)
        super().save(every.parted() if every.fit() else files, model, priority)

    def load(self, files: CacheFileSet) -> tuple[Model, int]:
        every = DataFiles.of(files)
        return super().load(every.parted() if every.fit() else files)


class AsksForDataFiles(ReferenceDevice):
    """A device with that cache."""

    def number_of_cache_files_needed(self) -> tuple[ErrorStatus, int, int]:
        status, _, _ = super().number_of_cache_files_needed()
        return (status, 0, _FILES) if status == ErrorStatus.NONE else (status, 0, 0)

    def check_cache(self, files: CacheFileSet, limits: Limits) -> FromCache:
        # Joined with a driver that asks for others, it gets the files of that one.
        return super().check_cache(DataFiles.of(files) if type(files) is CacheFileSet else files, limits)
