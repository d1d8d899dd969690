"""Checks of compilation caching: saved models are restored, and a preparation succeeds even if it cannot save."""

from __future__ import annotations

import fcntl
import os
import time
from dataclasses import replace
from typing import Any

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.cache_files import (
    OTHER,
    SAVED,
    TOKEN,
    CacheFiles,
    is_open,
    new_file,
    read,
    reopened,
    write,
)
from nnconform.harness.conformance.support.growth import expect_no_growth
from nnconform.harness.conformance.support.models import case, cases
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.expect import expect, expect_status, not_applicable
from nnconform.harness.execution.preparation import prepare, prepare_from_cache
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.process.usage import Usage
from nnconform.harness.results.verdict import Stage, Verdict, VerdictReached
from nnconform.harness.spec.case import Case

_V1_2 = HalVersion.V1_2
_PREPARE = "IDevice.hal 1.3, prepareModel_1_3"
_RESTORE = "IDevice.hal 1.3, prepareModelFromCache_1_3"
_OTHER_TOKEN = bytes(reversed(TOKEN))
# Repetitions between two samples of the usage.
_TIMES = 8
# Content that no driver writes.
_LITTER = b"litter of another program " * 5000


def _expect_right(subject: Subject, prepared: PreparedModel, test_case: Case) -> None:
    """Execute ``test_case`` on every path except bursts, which are for many requests, and expect the right outputs."""
    for path in subject.paths():
        if path.name != "burst":
            subject.expect_right(prepared, test_case, path.name)


@check(since=_V1_2, feature="caching", source=_RESTORE)
def restores_what_it_saved(subject: Subject) -> None:
    """A model that was saved to cache files can be prepared from them and computes the right outputs, whatever its
    operations and constants.
    """
    for each in cases(subject.hal):
        status, supported = subject.device.supported_operations(each.model)
        if status != ErrorStatus.NONE or not all(supported):
            continue
        files = CacheFiles.create(subject)
        files.save(each)
        _expect_right(subject, files.restore(f"of {each.name}"), each)
        subject.count("models restored")
    if not subject.counted["models restored"]:
        raise VerdictReached(Verdict.UNSUPPORTED, "the driver supports none of the models")


@check(since=_V1_2, feature="caching", source=_RESTORE)
def restores_more_than_once(subject: Subject) -> None:
    """Preparing from a cache does not change it: more models can be prepared from it, and those prepared before stay
    usable.
    """
    files = CacheFiles.create(subject)
    original = files.save(case(SAVED))
    restored = [files.restore(f"for the {number}. time") for number in range(1, 4)]
    for prepared in (original, *restored):
        subject.expect_right(prepared, case(SAVED))


@check(since=_V1_2, feature="caching", source=_PREPARE + ", which lets a file descriptor have any offset")
def saves_at_the_start_of_files(subject: Subject) -> None:
    """A cache is saved to the start of its files and restored from there, whatever the offsets of their descriptors."""
    files = CacheFiles.create(subject, content=b"??", offset=2)
    files.save(case(SAVED))
    subject.expect_right(files.restore("whose files were at offset 2"), case(SAVED))
    for file in (*files.model, *files.data):
        os.lseek(file, 1 << 20, os.SEEK_SET)
    subject.expect_right(files.restore("whose files are at an offset beyond their end"), case(SAVED))
    copies = files.copy()
    subject.expect_right(copies.restore("from copies of the files, at their start"), case(SAVED))


@check(since=_V1_2, feature="caching", source=_PREPARE + ", which has a driver truncate files")
def truncates_files(subject: Subject) -> None:
    """Saving a model removes the earlier content of its cache files."""
    files = CacheFiles.create(subject, content=_LITTER)
    files.save(case(SAVED))
    for file in (*files.model, *files.data):
        content = read(file)
        expect(_LITTER[:64] not in content, f"a cache file of {len(content)} bytes still has what was in it before")
    subject.expect_right(files.restore("whose files were full before"), case(SAVED))


@check(since=_V1_2, feature="caching", source=_PREPARE)
def replaces_an_older_cache(subject: Subject) -> None:
    """Saving a model to the files of another model's cache replaces that cache: its token is refused from then on."""
    files = CacheFiles.create(subject)
    files.save(case(OTHER), _OTHER_TOKEN)
    files.save(case(SAVED))
    subject.expect_right(files.restore("that replaced another"), case(SAVED))
    files.expect_refused("with the token of the cache that was replaced", token=_OTHER_TOKEN)


@check(since=_V1_2, feature="caching", source=_PREPARE, stage=Stage.PREPARE)
def keeps_caches_apart(subject: Subject) -> None:
    """Caches of different models in different files are each restored as the model that was saved."""
    caches = {name: CacheFiles.create(subject) for name in (SAVED, OTHER)}
    for number, (name, files) in enumerate(caches.items()):
        files.save(case(name), bytes([number]) * len(TOKEN))
    for number, (name, files) in enumerate(caches.items()):
        subject.expect_right(files.restore(f"of {name}", bytes([number]) * len(TOKEN)), case(name))


_WRONG_COUNTS = ("model files too many", "model files too few", "data files too many", "data files too few")


def _with_wrong_count(files: CacheFiles, how: str) -> CacheFiles | None:
    """Return the files with one too many or too few of a kind; None if there is none to leave out."""
    kind, _, direction = how.partition(" files too ")
    ours = files.model if kind == "model" else files.data
    if direction == "few" and not ours:
        return None
    ours = ours[:-1] if direction == "few" else (*ours, new_file(files.subject))
    return replace(files, model=ours) if kind == "model" else replace(files, data=ours)


@check(since=_V1_2, feature="caching", source=_PREPARE, variants=_WRONG_COUNTS)
def prepares_with_a_wrong_number_of_files(subject: Subject, variant: str) -> None:
    """A preparation with too many or too few cache files succeeds without saving a cache: preparing from the right
    number of these files is then refused.
    """
    files = CacheFiles.create(subject)
    wrong_files = _with_wrong_count(files, variant)
    if wrong_files is None:
        not_applicable("the driver asks for no files of this kind")
    subject.expect_right(wrong_files.save(case(SAVED)), case(SAVED))
    files.expect_refused(f"after saving with {variant}", ErrorStatus.GENERAL_FAILURE, ErrorStatus.INVALID_ARGUMENT)


@check(since=_V1_2, feature="caching", source=_RESTORE, variants=(*_WRONG_COUNTS, "no files"), stage=Stage.PREPARE)
def refuses_a_wrong_number_of_files(subject: Subject, variant: str) -> None:
    """Preparing from too many or too few cache files is refused with INVALID_ARGUMENT."""
    files = CacheFiles.create(subject)
    files.save(case(SAVED))
    wrong_files = replace(files, model=(), data=()) if variant == "no files" else _with_wrong_count(files, variant)
    if wrong_files is None:
        not_applicable("the driver asks for no files of this kind")
    wrong_files.expect_refused(f"with {variant}", ErrorStatus.INVALID_ARGUMENT)


_UNFIT = ("read-only", "write-only", "a pipe", "of a fixed size", "all one file")


@check(since=_V1_2, feature="caching", source=_PREPARE, variants=_UNFIT)
def prepares_with_unfit_files(subject: Subject, variant: str) -> None:
    """A preparation succeeds even if its cache cannot be saved to one of its files or to any of them."""
    files = CacheFiles.create(subject)
    everything = [*files.model, *files.data]
    places: list[int | None] = [*range(len(everything))]
    if variant == "all one file":
        places = [None]
    for place in places:
        unfit = list(everything)
        if place is None:
            unfit = everything[:1] * len(everything)
        else:
            unfit[place] = _unfit(subject, everything[place], variant)
        unfit_files = replace(files, model=tuple(unfit[: len(files.model)]), data=tuple(unfit[len(files.model) :]))
        subject.expect_right(unfit_files.save(case(SAVED)), case(SAVED))
        preparation = files.load()
        if preparation.prepared is not None:
            subject.expect_right(preparation.prepared, case(SAVED))


def _unfit(subject: Subject, file: int, how: str) -> int:
    """Return a descriptor that a cache cannot be saved to."""
    if how == "read-only":
        return reopened(subject, file, os.O_RDONLY)
    if how == "write-only":
        return reopened(subject, file, os.O_WRONLY)
    if how == "a pipe":
        out, into = os.pipe2(os.O_CLOEXEC | os.O_NONBLOCK)
        subject.closing.callback(os.close, out)
        subject.closing.callback(os.close, into)
        return into
    return _sealed(subject)


def _sealed(subject: Subject) -> int:
    """Return a file that can neither grow, shrink nor be written to, like a read-only file on a full disk."""
    file = os.memfd_create("nnconform-sealed", os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING)
    subject.closing.callback(os.close, file)
    write(file, b"sealed")
    fcntl.fcntl(file, fcntl.F_ADD_SEALS, fcntl.F_SEAL_GROW | fcntl.F_SEAL_SHRINK | fcntl.F_SEAL_WRITE)
    return file


@check(since=_V1_2, feature="caching", source=_RESTORE, stage=Stage.PREPARE)
def refuses_files_that_it_may_not_read(subject: Subject) -> None:
    """Preparing from cache files is refused if one of them is open for writing only: cache descriptors must be open for
    reading and writing.
    """
    files = CacheFiles.create(subject)
    files.save(case(SAVED))
    everything = (*files.model, *files.data)
    for place, file in enumerate(everything):
        unfit = [*everything[:place], reopened(subject, file, os.O_WRONLY), *everything[place + 1 :]]
        unfit_files = replace(files, model=tuple(unfit[: len(files.model)]), data=tuple(unfit[len(files.model) :]))
        unfit_files.expect_refused(
            f"with file {place} write-only", ErrorStatus.GENERAL_FAILURE, ErrorStatus.INVALID_ARGUMENT
        )


@check(since=_V1_2, feature="caching", source=_RESTORE, stage=Stage.PREPARE)
def refuses_files_without_a_cache(subject: Subject) -> None:
    """Preparing from files that are empty or hold other data fails with GENERAL_FAILURE."""
    for what, content in (("empty", b""), ("all zero", bytes(4096)), ("litter", _LITTER)):
        CacheFiles.create(subject, content).expect_refused(f"from files that are {what}")


@check(since=_V1_2, feature="caching", source=_PREPARE, stage=Stage.CLOSE)
def leaves_files_to_the_client(subject: Subject) -> None:
    """Cache files belong to the client: the driver does not close their descriptors, and does not need the files once
    the preparation has called back.
    """
    files = CacheFiles.create(subject)
    prepared = files.save(case(SAVED))
    copies = files.copy()
    for file in (*files.model, *files.data):
        os.ftruncate(file, 0)
    subject.expect_right(prepared, case(SAVED))
    restored = copies.restore("from copies that were made once the preparation had called back")
    for file in (*copies.model, *copies.data):
        os.ftruncate(file, 0)
    subject.expect_right(restored, case(SAVED))
    # A service reports with its next call that its driver closed a descriptor that it does not own.
    subject.device.status()
    closed = [file for file in (*files.model, *files.data, *copies.model, *copies.data) if not is_open(file)]
    expect(not closed, f"the driver closed {len(closed)} descriptors that are its client's")


@check(since=_V1_2, feature="caching", source="the driver guide: stability", stage=Stage.CLOSE)
def gives_descriptors_back(subject: Subject) -> None:
    """Closing a model that was saved or restored closes all descriptors of its cache files."""
    files = CacheFiles.create(subject)
    files.save(case(SAVED))
    arguments: dict[str, Any] = {"model_cache": files.model, "data_cache": files.data, "token": TOKEN}

    def work() -> None:
        for _ in range(_TIMES):
            saved = prepare(subject.session, case(SAVED).model, **arguments)
            for preparation in (saved, prepare_from_cache(subject.session, deadline=None, **arguments)):
                expect_status(preparation.status, ErrorStatus.NONE, call="a preparation with cache files")
                if preparation.prepared is not None:
                    preparation.prepared.close()

    expect_no_growth(subject.session, work, Usage(_TIMES // 2, _TIMES // 2, 1 << 20))


@check(since=HalVersion.V1_3, feature="caching", source=_RESTORE, stage=Stage.PREPARE)
def keeps_deadlines_when_restoring(subject: Subject) -> None:
    """Preparing from a cache with a distant deadline succeeds. With a deadline that has passed it succeeds, or fails
    with MISSED_DEADLINE_TRANSIENT or MISSED_DEADLINE_PERSISTENT.
    """
    files = CacheFiles.create(subject)
    files.save(case(SAVED))
    hour = 3600 * 1_000_000_000
    subject.expect_right(files.restore("with an hour for it", deadline=time.monotonic_ns() + hour), case(SAVED))
    preparation = files.load(deadline=1)
    if preparation.prepared is not None:
        subject.expect_right(preparation.prepared, case(SAVED))
        return
    missed = ErrorStatus.MISSED_DEADLINE_TRANSIENT, ErrorStatus.MISSED_DEADLINE_PERSISTENT
    expect_status(preparation.status, *missed, call="prepare_model_from_cache after its deadline")
