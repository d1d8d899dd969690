"""Checks of whose the descriptors of cache files are, and how long a driver may use them."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from typing import Any

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.cache_files import SAVED, TOKEN, CacheFiles, is_open
from nnconform.harness.conformance.support.growth import expect_no_growth, kept_by
from nnconform.harness.conformance.support.models import case
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.expect import expect, expect_status
from nnconform.harness.execution.judge import judge_case
from nnconform.harness.execution.preparation import prepare, prepare_from_cache
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.results.verdict import Stage

_PREPARE = "IDevice.hal 1.2 and 1.3, prepareModel"
# Repetitions between two samples of the usage.
_TIMES = 8
# Executions after the cache files are closed.
_LATER = 3


def _cached(level: Level, source: str, **more: Any) -> Callable[[Callable[..., None]], Callable[..., None]]:
    return check(level, since=HalVersion.V1_2, feature="caching", source=source, **more)


@_cached(
    Level.TEXT,
    "IDevice.hal 1.2 and 1.3, prepareModel with cache files: the client may close the "
    "descriptors; a driver that needs them later must dup them",
    stage=Stage.CLOSE,
)
def leaves_files_to_the_client(subject: Subject) -> None:
    """The descriptors of cache files belong to the client: the driver does not close them, and does not need them once
    the preparation has called back.
    """
    files = CacheFiles.create(subject)
    prepared = files.save(case(SAVED))
    copies = files.copy()
    files.close()
    subject.expect_right(prepared, case(SAVED))
    restored = copies.restore("from copies that were made once the preparation had called back")
    copies.close()
    subject.expect_right(restored, case(SAVED))
    # A service reports with its next call that its driver closed a descriptor that it does not own.
    subject.device.status()
    closed = [file for file in (*files.model, *files.data, *copies.model, *copies.data) if not is_open(file)]
    expect(not closed, f"the driver closed {len(closed)} descriptors that are its client's")


@_cached(Level.STRICT, f"{_PREPARE}, which says nothing of truncation", stage=Stage.CLOSE)
def needs_no_files_after_the_preparation(subject: Subject) -> None:
    """A model that was saved or restored computes the right outputs after its cache files were emptied."""
    files = CacheFiles.create(subject)
    prepared = files.save(case(SAVED))
    restored = files.restore("that was just saved")
    for file in (*files.model, *files.data):
        os.ftruncate(file, 0)
    for each in (prepared, restored):
        subject.expect_right(each, case(SAVED))


@_cached(
    Level.TEXT,
    "the driver guide, cleanup: what belongs to a prepared model goes when nobody refers to it any more",
    stage=Stage.CLOSE,
)
def gives_descriptors_back(subject: Subject) -> None:
    """Closing a model that was saved or restored closes all descriptors of its cache files."""
    files = CacheFiles.create(subject)
    subject.give_back(files.save(case(SAVED)))
    arguments: dict[str, Any] = {"model_cache": files.model, "data_cache": files.data, "token": TOKEN}

    def work() -> None:
        for _ in range(_TIMES):
            for make in (
                partial(prepare, subject.session, case(SAVED).model, **arguments),
                partial(prepare_from_cache, subject.session, deadline=None, **arguments),
            ):
                preparation = make()
                expect_status(preparation.status, ErrorStatus.NONE, call="a preparation with cache files")
                if preparation.prepared is not None:
                    preparation.prepared.close()

    expect_no_growth(subject.session, work, kept_by(_TIMES, 1 << 20, one_in=2))


@_cached(Level.TEXT, f"{_PREPARE}: the driver must dup", stage=Stage.EXECUTE)
def writes_to_no_descriptor_that_is_closed(subject: Subject) -> None:
    """Once the preparation has called back, the client may close its descriptors of the cache files, and what is opened
    then may get their numbers: a driver that writes to a file later has duplicated its descriptor.
    """
    files = CacheFiles.create(subject)
    lent = CacheFiles(subject, tuple(map(os.dup, files.model)), tuple(map(os.dup, files.data)))
    try:
        prepared = lent.save(case(SAVED))
    finally:
        for file in filter(is_open, (*lent.model, *lent.data)):
            os.close(file)
    # New memories take the numbers: here, and in the driver's process.
    for number in range(_LATER):
        arena = Arena(subject.session.seed + number)
        result = subject.execute(prepared, subject.lay_out(case(SAVED), arena))
        judge_case(case(SAVED), arena, result, "an execution once the cache files are closed")
