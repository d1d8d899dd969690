"""The driver keeps its own descriptors of the cache files, and reads them once more at the first execution."""

from __future__ import annotations

import os
import stat
from collections.abc import Sequence
from contextlib import suppress

from nnconform.harness.driver.interface import BYTE_SIZE_OF_CACHE_TOKEN, PrepareCallback, PreparedModel
from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.codes import ErrorStatus, ExecutionPreference, MeasureTiming, Priority
from nnconform.harness.model.graph import Model
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

PERMISSION = Permission(
    by="IDevice.hal 1.3, prepareModel_1_3: the client may close its descriptors, and the driver may keep duplicates to "
    "use later; neither says what becomes of a file that is truncated meanwhile, and VTS truncates none",
    forbidden_by=("cache_descriptors.needs_no_files_after_the_preparation",),
)


class LateReader(ReferencePreparedModel):
    """A prepared model that needs its cache files until it has been executed once."""

    files: tuple[int, ...] = ()

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        files, self.files = self.files, ()
        sizes = [os.fstat(file).st_size for file in files]
        _close(files)
        if 0 in sizes:
            return ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        return super().run(request, measure, limits)

    def close(self) -> None:
        files, self.files = self.files, ()
        _close(files)
        super().close()


class ReadsCacheFilesLate(ReferenceDevice):
    """A device that gives each model that it prepares its own descriptors of the cache files."""

    def prepare_model(
        self,
        model: Model,
        preference: ExecutionPreference = ExecutionPreference.FAST_SINGLE_ANSWER,
        priority: Priority = Priority.MEDIUM,
        deadline: int | None = None,
        model_cache: Sequence[int] = (),
        data_cache: Sequence[int] = (),
        token: bytes = bytes(BYTE_SIZE_OF_CACHE_TOKEN),
        callback: PrepareCallback = lambda status, prepared: None,
    ) -> ErrorStatus:
        late = _handing_over((*model_cache, *data_cache), callback)
        return super().prepare_model(model, preference, priority, deadline, model_cache, data_cache, token, late)

    def prepare_model_from_cache(
        self,
        deadline: int | None,
        model_cache: Sequence[int],
        data_cache: Sequence[int],
        token: bytes,
        callback: PrepareCallback,
    ) -> ErrorStatus:
        late = _handing_over((*model_cache, *data_cache), callback)
        return super().prepare_model_from_cache(deadline, model_cache, data_cache, token, late)


def _handing_over(files: Sequence[int], callback: PrepareCallback) -> PrepareCallback:
    """Return a callback that gives duplicates of the files that hold something to the prepared model."""
    duplicates = _duplicates(files)

    def called(status: ErrorStatus, prepared: PreparedModel | None) -> None:
        kept = tuple(file for file in duplicates if prepared is not None and os.fstat(file).st_size)
        _close(tuple(set(duplicates) - set(kept)))
        if isinstance(prepared, LateReader):
            prepared.files = kept
        callback(status, prepared)

    return called


def _duplicates(files: Sequence[int]) -> tuple[int, ...]:
    """Return duplicates of those descriptors that are regular files."""
    duplicates = []
    for file in files:
        with suppress(OSError):
            if stat.S_ISREG(os.fstat(file).st_mode):
                duplicates.append(os.dup(file))
    return tuple(duplicates)


def _close(files: Sequence[int]) -> None:
    for file in files:
        os.close(file)
