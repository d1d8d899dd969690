"""Faults in saving prepared models to cache files and in preparing from them."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import PrepareCallback, PreparedModel
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, OperandLifeTime
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.caching import (
    DATA_FILES,
    MODEL_FILES,
    CacheFileSet,
    Caching,
    NoCache,
    Saved,
    constants_apart,
)
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import Prepared, ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


@fault(
    "cache_security.is_safe_from_writers_while_restoring",
    "cache_security.is_safe_from_writers_while_saving",
    "cache_security.refuses_a_changed_model_cache",
    "cache_security.refuses_a_model_cache_of_another_length",
    "cache_security.refuses_another_models_cache",
    "cache_security.refuses_another_token",
    "cache_security.restores_side_by_side",
    "cache_security.survives_a_changed_data_cache",
    "cache_descriptors.gives_descriptors_back",
    "caching.keeps_caches_apart",
    "caching.keeps_deadlines_when_restoring",
    "cache_descriptors.leaves_files_to_the_client",
    "caching.prepares_with_unfit_files",
    "caching.refuses_a_wrong_number_of_files",
    "caching.refuses_files_that_it_may_not_read",
    "caching.replaces_an_older_cache",
    "caching.restores_more_than_once",
    "caching.restores_what_it_saved",
    "caching.restores_what_may_be_left_out",
    "caching.saves_at_the_start_of_files",
    "caching.truncates_files",
    "cache_descriptors.writes_to_no_descriptor_that_is_closed",
)
class ClosesTheFiles(Caching):
    """The driver closes the client's cache files after writing them."""

    def write_file(self, file: int, content: bytes) -> None:
        super().write_file(file, content)
        os.close(file)


@fault(
    "cache_security.refuses_a_changed_model_cache",
    "cache_security.restores_side_by_side",
    "cache_descriptors.gives_descriptors_back",
    "caching.keeps_caches_apart",
    "caching.keeps_deadlines_when_restoring",
    "cache_descriptors.leaves_files_to_the_client",
    "cache_descriptors.needs_no_files_after_the_preparation",
    "caching.replaces_an_older_cache",
    "caching.restores_more_than_once",
    "caching.restores_what_it_saved",
    "caching.restores_what_may_be_left_out",
    "caching.saves_at_the_start_of_files",
    "caching.truncates_files",
)
class CannotUseItsOwn(Caching):
    """The driver saves caches, and refuses every one of them: it looks for a version that it does not write."""

    def check(self, saved: Saved, token: bytes) -> None:
        """Raises NoCache."""
        raise NoCache("another version's")


@fault("caching.keeps_deadlines_when_restoring")
class DeadlineInMicroseconds(ReferenceDevice):
    """The deadline of a preparation from cache is read as microseconds, so that any deadline has passed."""

    def prepare_model_from_cache(
        self,
        deadline: int | None,
        model_cache: Sequence[int],
        data_cache: Sequence[int],
        token: bytes,
        callback: PrepareCallback,
    ) -> ErrorStatus:
        deadline = None if deadline is None else deadline // 1000
        return super().prepare_model_from_cache(deadline, model_cache, data_cache, token, callback)


# The first model saved of those that differ only in extents.
_FIRST: dict[Model, Model] = {}


@fault("caching.keeps_caches_apart")
class ExtentsNotLookedAt(Caching):
    """Of models that differ only in the extents of operands, the first one saved is saved for all."""

    def write(self, files: CacheFileSet, model: Model, priority: int) -> None:
        operands = (replace(each, dimensions=(0,) * len(each.dimensions)) for each in model.main.operands)
        key = replace(model, main=replace(model.main, operands=tuple(operands)))
        super().write(files, _FIRST.setdefault(key, model), priority)


@fault("caching.restores_what_it_saved", "caching.restores_what_may_be_left_out", level=Level.TEXT)
class EqualSizesMerged(Caching):
    """Of several constants of one size only the last is saved, and all are restored from it."""

    def load(self, files: CacheFileSet) -> tuple[Model, int]:
        model, priority = super().load(files)
        main = model.main
        by_size = {
            each.location.length: each.location
            for each in main.operands
            if each.lifetime == OperandLifeTime.CONSTANT_COPY
        }
        operands = tuple(
            replace(each, location=by_size[each.location.length])
            if each.lifetime == OperandLifeTime.CONSTANT_COPY
            else each
            for each in main.operands
        )
        return replace(model, main=replace(main, operands=operands)), priority


@fault("cache_descriptors.gives_descriptors_back")
class KeepsTheFilesOpen(Caching):
    """The driver keeps duplicates of the cache files' descriptors open for ever."""

    def read_file(self, file: int) -> bytes:
        return super().read_file(os.dup(file))


@fault("cache_descriptors.gives_descriptors_back", "caching.replaces_an_older_cache")
class KeepsHalfOfTheFirst(Caching):
    """Of an older cache only the data is overwritten: its model cache stays."""

    def write(self, files: CacheFileSet, model: Model, priority: int) -> None:
        try:
            first = self.unseal(self.read_file(files.model[0]))
        except NoCache:
            super().write(files, model, priority)
            return
        super().write(files, model, priority)
        self.write_file(files.model[0], self.seal(first))


@fault("caching.refuses_a_wrong_number_of_files", limit=3.0)
class NoWordOfARefusal(ReferenceDevice):
    """A wrong number of cache files is refused with the returned status only: the callback is not called."""

    def prepare_model_from_cache(
        self,
        deadline: int | None,
        model_cache: Sequence[int],
        data_cache: Sequence[int],
        token: bytes,
        callback: PrepareCallback,
    ) -> ErrorStatus:
        if not CacheFileSet(model_cache, data_cache, token).fit():
            return ErrorStatus.INVALID_ARGUMENT
        return super().prepare_model_from_cache(deadline, model_cache, data_cache, token, callback)


@fault("caching.truncates_files")
class NotTruncated(Caching):
    """Cache files are not truncated before they are written."""

    def write_file(self, file: int, content: bytes) -> None:
        os.pwrite(file, content, 0)


@fault("caching.saves_at_the_start_of_files", level=Level.TEXT)
class OffsetUsed(Caching):
    """Cache files are written and read at the current offsets of their descriptors."""

    def write_file(self, file: int, content: bytes) -> None:
        start = os.lseek(file, 0, os.SEEK_CUR)
        os.ftruncate(file, 0)
        os.pwrite(file, content, start)

    def read_file(self, file: int) -> bytes:
        return os.pread(file, 1 << 20, os.lseek(file, 0, os.SEEK_CUR))


class _CannotSave(Exception):
    """Saving to the cache failed."""


class _RaisingCaching(Caching):
    """A cache that raises if saving fails."""

    def save(self, files: CacheFileSet, model: Model, priority: int) -> None:
        if not (files.model or files.data):
            return
        try:
            self.write(files, model, priority)
            self.load(files)
        except Exception as error:
            raise _CannotSave from error


@fault("caching.prepares_with_a_wrong_number_of_files", "caching.prepares_with_unfit_files")
class PreparationFailsWithTheSave(ReferenceDevice):
    """A preparation fails if its cache cannot be saved."""

    caching = _RaisingCaching

    def launch(self, prepare: Callable[[], Prepared], limits: Limits, callback: PrepareCallback) -> ErrorStatus:
        def attempt() -> Prepared:
            try:
                return prepare()
            except _CannotSave:
                return ErrorStatus.GENERAL_FAILURE, None

        return super().launch(attempt, limits, callback)


@fault(
    "cache_security.refuses_a_model_cache_of_another_length",
    "caching.prepares_with_a_wrong_number_of_files",
    "caching.prepares_with_unfit_files",
    "caching.refuses_files_without_a_cache",
)
class RaisesOnAnEmptyFile(Caching):
    """An empty cache file makes the driver raise an exception instead of returning a status."""

    def unseal(self, sealed: bytes) -> bytes:
        if sealed[:1] == b"":
            raise IndexError("no byte 0")
        return super().unseal(sealed)


@fault("caching.refuses_a_wrong_number_of_files")
class RefusalWithAModel(ReferenceDevice):
    """When a wrong number of cache files is refused, the callback gets a model together with the error."""

    last: PreparedModel | None = None

    def _prepare(self, *arguments: Any) -> Prepared:
        status, self.last = super()._prepare(*arguments)
        return status, self.last

    def prepare_model_from_cache(
        self,
        deadline: int | None,
        model_cache: Sequence[int],
        data_cache: Sequence[int],
        token: bytes,
        callback: PrepareCallback,
    ) -> ErrorStatus:
        def give(status: ErrorStatus, prepared: PreparedModel | None) -> None:
            callback(status, self.last if status == ErrorStatus.INVALID_ARGUMENT else prepared)

        return super().prepare_model_from_cache(deadline, model_cache, data_cache, token, give)


@fault("caching.refuses_files_that_it_may_not_read")
class ReopensFiles(Caching):
    """Cache files are opened again by their names under /proc, with access rights that the client did not grant."""

    def read_file(self, file: int) -> bytes:
        again = os.open(f"/proc/self/fd/{file}", os.O_RDONLY | os.O_CLOEXEC)
        try:
            return super().read_file(again)
        finally:
            os.close(again)


class _TooFewFiles(Exception):
    """There are too few files to save to."""


class _CountingCaching(Caching):
    """A cache that raises if there are too few files."""

    def save(self, files: CacheFileSet, model: Model, priority: int) -> None:
        if (files.model or files.data) and not (files.model and files.data):
            raise _TooFewFiles
        super().save(files, model, priority)


@fault("caching.prepares_with_a_wrong_number_of_files", limit=3.0)
class SavingBreaksDown(ReferenceDevice):
    """A preparation with too few cache files to save to never calls back."""

    caching = _CountingCaching

    def launch(self, prepare: Callable[[], Prepared], limits: Limits, callback: PrepareCallback) -> ErrorStatus:
        def work() -> None:
            try:
                answer = prepare()
            except _TooFewFiles:
                return
            callback(*answer)

        self.workers.submit(work)
        return ErrorStatus.NONE


@fault("caching.refuses_a_wrong_number_of_files")
class TooManyFilesAccepted(ReferenceDevice):
    """Preparing from too many cache files succeeds with the first of them."""

    def prepare_model_from_cache(
        self,
        deadline: int | None,
        model_cache: Sequence[int],
        data_cache: Sequence[int],
        token: bytes,
        callback: PrepareCallback,
    ) -> ErrorStatus:
        model_cache, data_cache = model_cache[:MODEL_FILES], data_cache[:DATA_FILES]
        return super().prepare_model_from_cache(deadline, model_cache, data_cache, token, callback)


@fault("caching.refuses_a_wrong_number_of_files")
class TwoWordsOfARefusal(ReferenceDevice):
    """The callback of a preparation from a wrong number of cache files is called twice."""

    def prepare_model_from_cache(
        self,
        deadline: int | None,
        model_cache: Sequence[int],
        data_cache: Sequence[int],
        token: bytes,
        callback: PrepareCallback,
    ) -> ErrorStatus:
        def twice(status: ErrorStatus, prepared: PreparedModel | None) -> None:
            if status == ErrorStatus.INVALID_ARGUMENT:
                callback(status, prepared)
            callback(status, prepared)

        return super().prepare_model_from_cache(deadline, model_cache, data_cache, token, twice)


class _Sorted(Caching):
    def load(self, files: CacheFileSet) -> tuple[Model, int]:
        model, priority = super().load(files)
        return replace(
            model, main=replace(model.main, output_indexes=tuple(sorted(model.main.output_indexes)))
        ), priority


@fault("caching.restores_what_it_saved", level=Level.TEXT)
class OutputsComeBackSorted(ReferenceDevice):
    """The outputs of a model that was saved come back in the order of their operands."""

    caching = _Sorted


class _OfOneCache(ReferencePreparedModel):
    """A prepared model that shares with its equals what the first of them, or the last, releases."""

    device: EqualModelsAreOne
    gone = False

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.device.equal.setdefault(constants_apart(self.model), []).append(self)

    def close(self) -> None:
        equal = self.device.equal[constants_apart(self.model)]
        if equal and self is equal[0 if self.device.owner == "first" else -1]:
            for each in equal:
                each.gone = True
        if self in equal:
            equal.remove(self)
        super().close()

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        return [each * 0 if self.gone else each for each in super().compute(inputs, limits)]


@fault(options={f"owner={owner}": ["caching.restores_more_than_once"] for owner in ("first", "last")})
class EqualModelsAreOne(ReferenceDevice):
    """What equal models share, restored or not, goes with one of them: the others give zeros."""

    owner: str
    prepared_model = _OfOneCache

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.equal: dict[object, list[_OfOneCache]] = {}
