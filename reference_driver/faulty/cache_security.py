"""Faults in the checks of cache files that may have been changed."""

from __future__ import annotations

import ctypes
import os
import time
from hashlib import sha256

import numpy as np

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.authority import Level
from nnconform.harness.model.graph import Model
from nnconform.reference_driver.caching import CacheFileSet, Caching, NoCache, Saved

_MARK = b"a cache"


@fault(
    "cache_security.is_safe_from_writers_while_restoring",
    "cache_security.is_safe_from_writers_while_saving",
    "cache_security.refuses_another_models_cache",
)
class AnotherModelsCache(Caching):
    """A model cache is accepted with any data cache, that of another model included."""

    def check_data(self, saved: Saved, data: bytes) -> None:
        """Do nothing."""


@fault("cache_security.refuses_a_model_cache_of_another_length")
class AppendedBytes(Caching):
    """Bytes appended to the model cache's file are ignored."""

    def seal(self, content: bytes) -> bytes:
        return len(content).to_bytes(4, "little") + super().seal(content)

    def unseal(self, sealed: bytes) -> bytes:
        content = sealed[len(self.seal(b"")) :][: int.from_bytes(sealed[:4], "little")]
        if not sealed.startswith(self.seal(content)):
            raise NoCache("the model cache was changed")
        return content


@fault("cache_security.refuses_a_changed_model_cache")
class ChangedModelCache(Caching):
    """A changed model cache is accepted as long as it can be decoded."""

    def unseal(self, sealed: bytes) -> bytes:
        return sealed[len(self.seal(b"")) :]


@fault("cache_security.survives_a_changed_data_cache", "caching.prepares_with_unfit_files")
class DataCacheTrusted(Caching):
    """Sizes in the data cache are trusted: the driver crashes on a truncated one."""

    def name_data(self, data: bytes) -> bytes:
        return super().name_data(data) + len(data).to_bytes(4, "little")

    def check_data(self, saved: Saved, data: bytes) -> None:
        if len(data) < int.from_bytes(saved.data[-4:], "little"):
            ctypes.string_at(0)
        super().check_data(saved, data)


_COVERED = 256


def _of_the_sum(content: bytes) -> bytes:
    return sum(content).to_bytes(32, "little")


def _of_columns(content: bytes) -> bytes:
    """Return the exclusive or of all words of 4 bytes."""
    words = np.frombuffer(content + bytes(-len(content) % 4), np.uint32)
    column = int(np.bitwise_xor.reduce(words, initial=0))
    return len(content).to_bytes(28, "little") + column.to_bytes(4, "little")


def _of_two_kibibytes(content: bytes) -> bytes:
    return sha256(content[:2048]).digest()


_WEAK = {"sum": _of_the_sum, "columns": _of_columns, "start": _of_two_kibibytes}


@fault(options={f"digest={name}": ["cache_security.refuses_a_changed_model_cache"] for name in _WEAK}, level=Level.TEXT)
class WeakDigest(Caching):
    """The digest of the model cache is the sum of its bytes, that of its words' bits, or that of two kibibytes."""

    digest: str

    def seal(self, content: bytes) -> bytes:
        return _MARK + _WEAK[self.digest](content) + content

    def unseal(self, sealed: bytes) -> bytes:
        content = sealed[len(self.seal(b"")) :]
        if sealed != self.seal(content):
            raise NoCache("the model cache was changed")
        return content


_LOADED: dict[tuple[int, ...], tuple[Model, int]] = {}


@fault("cache_security.refuses_a_changed_model_cache", "caching.replaces_an_older_cache", level=Level.TEXT)
class FilesLoadedOnceStayLoaded(Caching):
    """Files that were loaded are known by their inodes and sizes: what they hold and their token are not looked at."""

    def load(self, files: CacheFileSet) -> tuple[Model, int]:
        try:
            states = [os.fstat(each) for each in (*files.model, *files.data)]
        except (OSError, ValueError, TypeError) as error:
            raise NoCache(str(error)) from error
        key = tuple(number for each in states for number in (each.st_ino, each.st_size))
        if key not in _LOADED:
            _LOADED[key] = super().load(files)
        return _LOADED[key]


@fault("cache_security.refuses_a_changed_model_cache")
class DigestOfTheStart(Caching):
    """The digest of the model cache covers only the start of the file."""

    def seal(self, content: bytes) -> bytes:
        return super().seal(content[:_COVERED]) + content[_COVERED:]


_REMEMBERED: dict[bytes, tuple[Model, int]] = {}


@fault(
    "cache_security.is_safe_from_writers_while_restoring",
    "cache_security.refuses_a_model_cache_of_another_length",
    "caching.prepares_with_a_wrong_number_of_files",
    "caching.refuses_files_that_it_may_not_read",
    "caching.refuses_files_without_a_cache",
    "caching.replaces_an_older_cache",
)
class FilesNotLookedAt(Caching):
    """The files are not read: the token alone restores the model that was last prepared with it."""

    def write(self, files: CacheFileSet, model: Model, priority: int) -> None:
        _REMEMBERED[files.token] = model, priority

    def load(self, files: CacheFileSet) -> tuple[Model, int]:
        try:
            return _REMEMBERED[files.token]
        except KeyError:
            raise NoCache("no such token") from None


@fault("cache_security.refuses_another_token")
class HalfAToken(Caching):
    """Only the first half of the token is compared."""

    def check(self, saved: Saved, token: bytes) -> None:
        half = len(token) // 2
        super().check(saved, token[:half] + saved.token[half:])


@fault("cache_security.is_safe_from_writers_while_restoring")
class ReadsTwice(Caching):
    """The model cache is read twice: the first content is checked, the second is used."""

    def load(self, files: CacheFileSet) -> tuple[Model, int]:
        checked = super().load(files)
        sealed = self.read_file(files.model[0])
        # As on a busy machine, where time passes between the two reads.
        give_up = time.monotonic() + 0.1
        while self.read_file(files.model[0]) == sealed and time.monotonic() < give_up:
            time.sleep(0.001)
        try:
            return _Unpaired(self.made_by).load(files)
        except NoCache:
            return checked


class _Unpaired(Caching):
    """A cache that does not compare the data cache with the model cache."""

    def check_data(self, saved: object, data: bytes) -> None:
        """Do nothing."""


@fault("cache_security.refuses_another_token", "caching.replaces_an_older_cache")
class TokenIgnored(Caching):
    """The token is saved but not compared on loading."""

    def check(self, saved: Saved, token: bytes) -> None:
        super().check(saved, saved.token)
