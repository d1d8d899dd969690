"""Compilation caching: what is saved is restored, whatever the files are like, and saving never costs a preparation."""

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
# How often something is done before it is looked whether it left something.
_TIMES = 8
# No driver writes this.
_LITTER = b"litter of another program " * 5000


def _expect_right(subject: Subject, prepared: PreparedModel, computed: Case) -> None:
    """Right answers by every way to execute a request; a burst is one for many."""
    for path in subject.paths():
        if path.name != "burst":
            subject.expect_right(prepared, computed, path.name)


@check(since=_V1_2, feature="caching", source=_RESTORE)
def restores_what_it_saved(subject: Subject) -> None:
    """A model that was saved to cache files, whatever its operations and constants, is prepared from them, and
    computes what it should.
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
    """Preparing from a cache leaves it as it is: it can be prepared from again, while what came first goes on
    computing.
    """
    files = CacheFiles.create(subject)
    original = files.save(case(SAVED))
    restored = [files.restore(f"for the {number}. time") for number in range(1, 4)]
    for prepared in (original, *restored):
        subject.expect_right(prepared, case(SAVED))


@check(since=_V1_2, feature="caching", source=_PREPARE + ", which lets a file descriptor have any offset")
def saves_at_the_start_of_files(subject: Subject) -> None:
    """A cache is saved to the start of its files and restored from there, wherever their descriptors' offsets are."""
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
    """Nothing of what was in a cache file before is left in it after a model was saved there."""
    files = CacheFiles.create(subject, content=_LITTER)
    files.save(case(SAVED))
    for file in (*files.model, *files.data):
        content = read(file)
        expect(_LITTER[:64] not in content, f"a cache file of {len(content)} bytes still has what was in it before")
    subject.expect_right(files.restore("whose files were full before"), case(SAVED))


@check(since=_V1_2, feature="caching", source=_PREPARE)
def replaces_an_older_cache(subject: Subject) -> None:
    """A model saved to files that hold another model's cache replaces it: the older one's token opens nothing more."""
    files = CacheFiles.create(subject)
    files.save(case(OTHER), _OTHER_TOKEN)
    files.save(case(SAVED))
    subject.expect_right(files.restore("that replaced another"), case(SAVED))
    files.expect_refused("with the token of the cache that was replaced", token=_OTHER_TOKEN)


@check(since=_V1_2, feature="caching", source=_PREPARE, stage=Stage.PREPARE)
def keeps_caches_apart(subject: Subject) -> None:
    """Caches of different models in different files are restored each as itself, and a model with unknown extents
    knows as much as before.
    """
    made = {name: CacheFiles.create(subject) for name in (SAVED, OTHER)}
    for number, (name, files) in enumerate(made.items()):
        files.save(case(name), bytes([number]) * len(TOKEN))
    for number, (name, files) in enumerate(made.items()):
        subject.expect_right(files.restore(f"of {name}", bytes([number]) * len(TOKEN)), case(name))


_SPOILT = ("model files too many", "model files too few", "data files too many", "data files too few")


def _spoilt(files: CacheFiles, how: str) -> CacheFiles | None:
    """The files with one too many or too few of a kind; None if there is none to leave out."""
    kind, _, direction = how.partition(" files too ")
    ours = files.model if kind == "model" else files.data
    if direction == "few" and not ours:
        return None
    ours = ours[:-1] if direction == "few" else (*ours, new_file(files.subject))
    return replace(files, model=ours) if kind == "model" else replace(files, data=ours)


@check(since=_V1_2, feature="caching", source=_PREPARE, variants=_SPOILT)
def prepares_with_a_wrong_number_of_files(subject: Subject, variant: str) -> None:
    """A preparation that is given too many or too few cache files succeeds all the same; what is in the right number
    of them afterwards is nobody's cache.
    """
    files = CacheFiles.create(subject)
    spoilt = _spoilt(files, variant)
    if spoilt is None:
        not_applicable("the driver asks for no files of this kind")
    subject.expect_right(spoilt.save(case(SAVED)), case(SAVED))
    files.expect_refused(f"after saving with {variant}", ErrorStatus.GENERAL_FAILURE, ErrorStatus.INVALID_ARGUMENT)


@check(since=_V1_2, feature="caching", source=_RESTORE, variants=(*_SPOILT, "no files"), stage=Stage.PREPARE)
def refuses_a_wrong_number_of_files(subject: Subject, variant: str) -> None:
    """Preparing from too many or too few cache files is refused with INVALID_ARGUMENT."""
    files = CacheFiles.create(subject)
    files.save(case(SAVED))
    spoilt = replace(files, model=(), data=()) if variant == "no files" else _spoilt(files, variant)
    if spoilt is None:
        not_applicable("the driver asks for no files of this kind")
    spoilt.expect_refused(f"with {variant}", ErrorStatus.INVALID_ARGUMENT)


_UNFIT = ("read-only", "write-only", "a pipe", "of a fixed size", "all one file")


@check(since=_V1_2, feature="caching", source=_PREPARE, variants=_UNFIT)
def prepares_with_unfit_files(subject: Subject, variant: str) -> None:
    """A preparation whose cache cannot be saved, to any one of its files or to all, succeeds all the same."""
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
        given = replace(files, model=tuple(unfit[: len(files.model)]), data=tuple(unfit[len(files.model) :]))
        subject.expect_right(given.save(case(SAVED)), case(SAVED))
        found = files.load()
        if found.prepared is not None:
            subject.expect_right(found.prepared, case(SAVED))


def _unfit(subject: Subject, file: int, how: str) -> int:
    """A descriptor that a cache cannot be saved to."""
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
    """A file that can neither grow, nor shrink, nor be written to, as one on a full disk that is read-only by now."""
    made = os.memfd_create("nnconform-sealed", os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING)
    subject.closing.callback(os.close, made)
    write(made, b"sealed")
    fcntl.fcntl(made, fcntl.F_ADD_SEALS, fcntl.F_SEAL_GROW | fcntl.F_SEAL_SHRINK | fcntl.F_SEAL_WRITE)
    return made


@check(since=_V1_2, feature="caching", source=_RESTORE, stage=Stage.PREPARE)
def refuses_files_that_it_may_not_read(subject: Subject) -> None:
    """Preparing from cache files one of which is open for writing only is refused: their descriptors have to be open
    for both.
    """
    files = CacheFiles.create(subject)
    files.save(case(SAVED))
    everything = (*files.model, *files.data)
    for place, file in enumerate(everything):
        unfit = [*everything[:place], reopened(subject, file, os.O_WRONLY), *everything[place + 1 :]]
        given = replace(files, model=tuple(unfit[: len(files.model)]), data=tuple(unfit[len(files.model) :]))
        given.expect_refused(f"with file {place} write-only", ErrorStatus.GENERAL_FAILURE, ErrorStatus.INVALID_ARGUMENT)


@check(since=_V1_2, feature="caching", source=_RESTORE, stage=Stage.PREPARE)
def refuses_files_without_a_cache(subject: Subject) -> None:
    """Preparing from files that are empty, or hold something else, is refused with GENERAL_FAILURE."""
    for what, content in (("empty", b""), ("all zero", bytes(4096)), ("litter", _LITTER)):
        CacheFiles.create(subject, content).expect_refused(f"from files that are {what}")


@check(since=_V1_2, feature="caching", source=_PREPARE, stage=Stage.CLOSE)
def leaves_files_to_the_client(subject: Subject) -> None:
    """Cache files are the client's: their descriptors stay open, and the files need not stay so once the preparation
    has called back.
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
    # A service learns that its driver closed what is not its own, and says so with a later call.
    subject.device.status()
    closed = [file for file in (*files.model, *files.data, *copies.model, *copies.data) if not is_open(file)]
    expect(not closed, f"the driver closed {len(closed)} descriptors that are its client's")


@check(since=_V1_2, feature="caching", source="the driver guide: stability", stage=Stage.CLOSE)
def gives_descriptors_back(subject: Subject) -> None:
    """Once a model that was saved or restored is closed, nothing is left open of its cache files."""
    files = CacheFiles.create(subject)
    files.save(case(SAVED))
    given: dict[str, Any] = {"model_cache": files.model, "data_cache": files.data, "token": TOKEN}

    def work() -> None:
        for _ in range(_TIMES):
            saved = prepare(subject.session, case(SAVED).model, **given)
            for found in (saved, prepare_from_cache(subject.session, deadline=None, **given)):
                expect_status(found.status, ErrorStatus.NONE, call="a preparation with cache files")
                if found.prepared is not None:
                    found.prepared.close()

    expect_no_growth(subject.session, work, Usage(_TIMES // 2, _TIMES // 2, 1 << 20))


@check(since=HalVersion.V1_3, feature="caching", source=_RESTORE, stage=Stage.PREPARE)
def keeps_deadlines_when_restoring(subject: Subject) -> None:
    """Preparing from a cache with a deadline that is far off succeeds; with one that has passed it ends in
    MISSED_DEADLINE_TRANSIENT or MISSED_DEADLINE_PERSISTENT, or succeeds.
    """
    files = CacheFiles.create(subject)
    files.save(case(SAVED))
    hour = 3600 * 1_000_000_000
    subject.expect_right(files.restore("with an hour for it", deadline=time.monotonic_ns() + hour), case(SAVED))
    found = files.load(deadline=1)
    if found.prepared is not None:
        subject.expect_right(found.prepared, case(SAVED))
        return
    missed = ErrorStatus.MISSED_DEADLINE_TRANSIENT, ErrorStatus.MISSED_DEADLINE_PERSISTENT
    expect_status(found.status, *missed, call="prepare_model_from_cache after its deadline")
