"""The driver asks for three model files and a data file: one for the graph, one for the constants, one with what is the
same for all models; the data file is for models larger than those here, and stays as it is.
"""

from __future__ import annotations

import fcntl
import os

from nnconform.harness.driver.interface import BYTE_SIZE_OF_CACHE_TOKEN
from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.caching import CacheFileSet, Caching, NoCache
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import FromCache, ReferenceDevice

PERMISSION = Permission(
    by="IDevice.hal 1.2 and 1.3, getNumberOfCacheFilesNeeded: up to 32 files of each kind, and nothing of what is in "
    "each; prepareModel_1_3: a file is truncated before the driver writes to it, not one to which it does not write; "
    "a driver cannot tell models with one token apart; VTS 1.3 CompilationCachingTests give each its own",
    shows_in=("caching", "cache_security", "cache_constants", "cache_descriptors"),
)

_COUNTS = 3, 1
_LIBRARY = b"code that every model of this driver needs" * 20


class MoreFiles(CacheFileSet, frozen=True):
    """The files of a client of this driver."""

    def fit(self) -> bool:
        """Return whether there are as many of each kind as the driver asks for."""
        return (len(self.model), len(self.data)) == _COUNTS and len(self.token) == BYTE_SIZE_OF_CACHE_TOKEN

    @classmethod
    def of(cls, files: CacheFileSet) -> MoreFiles:
        """Return the same files."""
        return cls(files.model, files.data, files.token)

    def needed(self) -> CacheFileSet:
        """Return those that hold the model: its graph, and its constants in place of a data cache."""
        return CacheFileSet(self.model[:1], self.model[1:2], self.token)

    def check_access(self) -> None:
        """Raise NoCache if one of them is not open for reading and writing."""
        try:
            modes = [fcntl.fcntl(file, fcntl.F_GETFL) & os.O_ACCMODE for file in (*self.model, *self.data)]
        except OSError as error:
            raise NoCache(str(error)) from error
        if any(mode != os.O_RDWR for mode in modes):
            raise NoCache("a descriptor of another access mode")


class MoreCacheFiles(Caching):
    """A cache in model files, the last of which does not depend on the model."""

    def save(self, files: CacheFileSet, model: Model, priority: int) -> None:
        super().save(MoreFiles.of(files), model, priority)

    def write(self, files: CacheFileSet, model: Model, priority: int) -> None:
        every = MoreFiles.of(files)
        try:
            every.check_access()
        except NoCache:
            return
        self.write_file(every.model[2], _LIBRARY)
        super().write(every.needed(), model, priority)

    def load(self, files: CacheFileSet) -> tuple[Model, int]:
        every = MoreFiles.of(files)
        every.check_access()
        try:
            library = self.read_file(every.model[2])
        except (OSError, ValueError) as error:
            raise NoCache(str(error)) from error
        if library != _LIBRARY:
            raise NoCache("the code was changed")
        return super().load(every.needed())


class AsksForMoreFiles(ReferenceDevice):
    """A device with that cache."""

    def number_of_cache_files_needed(self) -> tuple[ErrorStatus, int, int]:
        status, _, _ = super().number_of_cache_files_needed()
        return (status, *_COUNTS) if status == ErrorStatus.NONE else (status, 0, 0)

    def check_cache(self, files: CacheFileSet, limits: Limits) -> FromCache:
        return super().check_cache(MoreFiles.of(files), limits)
