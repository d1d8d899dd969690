"""Checks of compilation caching: saved models are restored, and a preparation succeeds even if it cannot save."""

from __future__ import annotations

import fcntl
import os
import time
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.cache_files import (
    OTHER,
    OTHER_TOKEN,
    SAVED,
    TOKEN,
    CacheFiles,
    new_file,
    read,
    reopened,
    write,
)
from nnconform.harness.conformance.support.layouts import without_omitted
from nnconform.harness.conformance.support.look_alikes import biased, outputs_in_orders
from nnconform.harness.conformance.support.models import case, cases, of_unknown_extents
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.expect import expect, expect_status, not_applicable
from nnconform.harness.execution.judge import judge_case
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import MISSED_DEADLINE, ErrorStatus, HalVersion
from nnconform.harness.results.verdict import Stage, Verdict, VerdictReached
from nnconform.harness.spec.case import Case

_V1_2 = HalVersion.V1_2
_SAVED_MODEL = "IDevice.hal 1.2 and 1.3, prepareModelFromCache: gives the prepared model that was saved"
_TRUNCATED = (
    "IDevice.hal 1.2 and 1.3, prepareModel with cache files: a file must be truncated to size 0 before it is written"
)
_SUM = "add_float32"
_PREPARE = "IDevice.hal 1.2 and 1.3, prepareModel"
# Repetitions between two samples of the usage.
_TIMES = 8
# Executions after the cache files are closed.
_LATER = 3
# Content that no driver writes.
_LITTER = b"litter of another program " * 5000


def _cached(level: Level, source: str, **more: Any) -> Callable[[Callable[..., None]], Callable[..., None]]:
    return check(level, since=_V1_2, feature="caching", source=source, **more)


def _expect_right(subject: Subject, prepared: PreparedModel, test_case: Case) -> None:
    """Execute ``test_case`` on every path except bursts, which are for many requests, and expect the right outputs."""
    for path in subject.paths():
        if path.name != "burst":
            subject.expect_right(prepared, test_case, path.name)


def _expect_restored(subject: Subject, files: CacheFiles, what: str) -> None:
    """Prepare the model of ``SAVED`` from its cache, execute it, and give it back."""
    restored = files.restore(what)
    subject.expect_right(restored, case(SAVED))
    subject.give_back(restored)


@_cached(
    Level.VTS,
    "IDevice.hal 1.2 and 1.3, prepareModelFromCache: gives the prepared model that was saved; "
    "VTS CompilationCachingTest.CacheSavingAndRetrieval",
)
def restores_what_it_saved(subject: Subject) -> None:
    """A model that was saved to cache files can be prepared from them and computes the right outputs, whatever its
    operations and constants.
    """
    for each in supported(subject, [*cases(subject.hal), *outputs_in_orders(subject)]):
        files = CacheFiles.create(subject)
        prepared, saved = files.offer(each)
        subject.give_back(prepared)
        if not saved:
            continue
        restored = files.restore(f"of {each.name}")
        _expect_right(subject, restored, each)
        subject.give_back(restored)
        subject.count("models restored")
    if not subject.counted["models restored"]:
        not_applicable("the driver chose to save none of the models: it wrote to none of the cache files")


@_cached(Level.TEXT, _SAVED_MODEL)
def restores_more_than_once(subject: Subject) -> None:
    """Preparing from a cache does not change it: more models can be prepared from it, and those prepared before stay
    usable, also when others of them are closed.
    """
    files = CacheFiles.create(subject)
    original = files.save(case(SAVED))
    restored = [files.restore(f"for the {number}. time") for number in range(1, 4)]
    for prepared in (original, *restored):
        subject.expect_right(prepared, case(SAVED))
    # What they have in common is not that of one.
    for closed in (restored.pop(1), original, restored.pop(0)):
        subject.give_back(closed)
        again = files.restore("when another one is closed")
        for prepared in (*restored, again):
            subject.expect_right(prepared, case(SAVED))
        subject.give_back(again)
    subject.expect_right(restored.pop(), case(SAVED))


@_cached(Level.TEXT, _SAVED_MODEL)
def restores_what_may_be_left_out(subject: Subject) -> None:
    """An optional input may be left out of a request for a model that was restored from its cache, and given in the
    next.
    """
    (plain, *_) = variants = [biased(bias) for bias in (7, None, -5)]
    supported(subject, [plain])
    files = CacheFiles.create(subject)
    subject.give_back(files.save(plain))
    restored = files.restore("of a model with an optional input")
    for path in subject.paths():
        for each in variants:
            result = subject.execute(restored, without_omitted(each, subject.lay_out(each)), path.name)
            call = f"{path.name} execution of {each.name}, restored from a cache"
            judge_case(each, subject.arena, result, call)


@_cached(
    Level.VTS,
    "IDevice.hal 1.2 and 1.3, prepareModel with cache files: a descriptor may have any offset; "
    "VTS CompilationCachingTest.CacheSavingAndRetrievalNonZeroOffset",
)
def saves_at_the_start_of_files(subject: Subject) -> None:
    """A cache is saved to the start of its files and restored from there, whatever the offsets of their descriptors."""
    files = CacheFiles.create(subject, content=b"??", offset=2)
    subject.give_back(files.save(case(SAVED)))
    _expect_restored(subject, files, "whose files were at offset 2")
    for file in (*files.model, *files.data):
        os.lseek(file, 1 << 20, os.SEEK_SET)
    _expect_restored(subject, files, "whose files are at an offset beyond their end")
    copies = files.copy()
    _expect_restored(subject, copies, "from copies of the files, at their start")


@_cached(Level.TEXT, _TRUNCATED)
def truncates_files(subject: Subject) -> None:
    """Saving a model removes the earlier content of the cache files to which the driver writes."""
    files = CacheFiles.create(subject, content=_LITTER)
    files.save(case(SAVED))
    for file in (*files.model, *files.data):
        content = read(file)
        # A file that this model does not need is left as it was: only what is written to is truncated before.
        if content != _LITTER:
            expect(_LITTER[:64] not in content, f"a cache file of {len(content)} bytes still has what was in it before")
    subject.expect_right(files.restore("whose files were full before"), case(SAVED))


@_cached(Level.TEXT, _TRUNCATED)
def replaces_an_older_cache(subject: Subject) -> None:
    """Saving a model to the files of another model's cache replaces that cache: its token is refused from then on."""
    files = CacheFiles.create(subject)
    subject.give_back(files.save(case(OTHER), OTHER_TOKEN))
    # What was loaded from these files is not what they hold later.
    first = files.restore("before it is replaced", OTHER_TOKEN)
    subject.expect_right(first, case(OTHER))
    subject.give_back(first)
    subject.give_back(files.save(case(SAVED)))
    _expect_restored(subject, files, "that replaced another")
    files.expect_refused("with the token of the cache that was replaced", token=OTHER_TOKEN)


def _of_unknown_extents(name: str) -> Case:
    """Return a case whose inputs and outputs have unknown extents in the model, and one row more in the request."""
    original = case(name)
    inputs, outputs = (
        tuple(array if array is None else np.concatenate([array, array[:1]]) for array in arrays)
        for arrays in (original.inputs, original.expected)
    )
    model = of_unknown_extents(original.model)
    return replace(original, name=f"{name} of unknown extents", model=model, inputs=inputs, expected=outputs)


_WRONG_COUNTS = ("model files too many", "model files too few", "data files too many", "data files too few")


# Models that differ in one thing each.
_APART: Mapping[str, Callable[[], list[Case]]] = {
    "operations": lambda: [case(SAVED), case(OTHER)],
    "unknown extents": lambda: [case(_SUM), _of_unknown_extents(_SUM)],
    "a constant": lambda: [case("chain_float32"), case("chain_other_factor")],
}


@_cached(Level.TEXT, _SAVED_MODEL, variants=tuple(_APART), stage=Stage.PREPARE)
def keeps_caches_apart(subject: Subject, difference: str) -> None:
    """Caches of different models in different files are each restored as the model that was saved, also if the models
    differ in nothing but the extents that they leave unknown, or a constant.
    """
    saved = _APART[difference]()
    caches = [CacheFiles.create(subject) for _ in saved]
    for number, (each, files) in enumerate(zip(saved, caches, strict=True)):
        prepared = files.save(each, bytes([number]) * len(TOKEN))
        if subject.execute(prepared, subject.lay_out(each)).status == ErrorStatus.GENERAL_FAILURE:
            raise VerdictReached(Verdict.UNSUPPORTED, f"the driver prepares {each.name}, and does not execute it")
        subject.give_back(prepared)
    # The first again: it is what another was restored after.
    for number, (each, files) in [*enumerate(zip(saved, caches, strict=True)), (0, (saved[0], caches[0]))]:
        subject.expect_right(files.restore(f"of {each.name}", bytes([number]) * len(TOKEN)), each)


def _with_wrong_count(files: CacheFiles, how: str) -> CacheFiles | None:
    """Return the files with one too many or too few of a kind; None if there is none to leave out."""
    kind, _, direction = how.partition(" files too ")
    ours = files.model if kind == "model" else files.data
    if direction == "few" and not ours:
        return None
    ours = ours[:-1] if direction == "few" else (*ours, new_file(files.subject))
    return replace(files, model=ours) if kind == "model" else replace(files, data=ours)


@_cached(
    Level.VTS,
    "IDevice.hal 1.2 and 1.3, prepareModel with cache files: the model must be prepared even if "
    "the cache arguments are invalid; VTS CompilationCachingTest.SaveToCacheInvalidNumCache",
    variants=_WRONG_COUNTS,
)
def prepares_with_a_wrong_number_of_files(subject: Subject, variant: str) -> None:
    """A preparation with too many or too few cache files succeeds without saving a cache: preparing from the right
    number of these files is then refused.
    """
    files = CacheFiles.create(subject)
    wrong_files = _with_wrong_count(files, variant)
    if wrong_files is None:
        not_applicable("the driver asks for no files of this kind")
    subject.expect_right(wrong_files.prepare(case(SAVED)), case(SAVED))
    files.expect_refused(f"after saving with {variant}", ErrorStatus.GENERAL_FAILURE, ErrorStatus.INVALID_ARGUMENT)


@_cached(
    Level.VTS,
    "IDevice.hal 1.2 and 1.3, prepareModelFromCache: the numbers of files must be those that the "
    "driver asked for; VTS CompilationCachingTest.PrepareModelFromCacheInvalidNumCache",
    variants=(*_WRONG_COUNTS, "no files"),
    stage=Stage.PREPARE,
)
def refuses_a_wrong_number_of_files(subject: Subject, variant: str) -> None:
    """Preparing from too many or too few cache files is refused with INVALID_ARGUMENT or GENERAL_FAILURE."""
    files = CacheFiles.create(subject)
    files.prepare(case(SAVED))
    wrong_files = replace(files, model=(), data=()) if variant == "no files" else _with_wrong_count(files, variant)
    if wrong_files is None:
        not_applicable("the driver asks for no files of this kind")
    status = wrong_files.expect_refused(f"with {variant}", ErrorStatus.INVALID_ARGUMENT, ErrorStatus.GENERAL_FAILURE)
    with subject.demanded_by(
        Level.STRICT, "IDevice.hal 1.2 and 1.3, prepareModelFromCache: INVALID_ARGUMENT for an invalid argument"
    ):
        expect_status(status, ErrorStatus.INVALID_ARGUMENT, call=f"prepare_model_from_cache with {variant}")


_UNFIT = ("read-only", "write-only", "a pipe", "of a fixed size", "all one file")


@_cached(
    Level.VTS,
    "IDevice.hal 1.2 and 1.3, prepareModel with cache files: errors of saving must not affect the "
    "preparation; VTS CompilationCachingTest.SaveToCacheInvalidAccessMode",
    variants=_UNFIT,
)
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
        subject.expect_right(unfit_files.prepare(case(SAVED)), case(SAVED))
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


@_cached(
    Level.VTS,
    "IDevice.hal 1.2 and 1.3, prepareModelFromCache: descriptors must be open for reading and "
    "writing; VTS CompilationCachingTest.PrepareModelFromCacheInvalidAccessMode",
    stage=Stage.PREPARE,
)
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


@_cached(
    Level.TEXT,
    "IDevice.hal 1.2 and 1.3, prepareModelFromCache: must verify that the security-sensitive "
    "cache is as the driver last wrote it",
    stage=Stage.PREPARE,
)
def refuses_files_without_a_cache(subject: Subject) -> None:
    """Preparing from files that are empty or hold other data is refused with GENERAL_FAILURE or INVALID_ARGUMENT."""
    for what, content in (("empty", b""), ("all zero", bytes(4096)), ("litter", _LITTER)):
        CacheFiles.create(subject, content).expect_nothing_found(f"from files that are {what}")


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="caching",
    source="IDevice.hal 1.2 and 1.3, prepareModelFromCache: may be aborted after its deadline, with MISSED_DEADLINE_*",
    stage=Stage.PREPARE,
)
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
    expect_status(preparation.status, *MISSED_DEADLINE, call="prepare_model_from_cache after its deadline")


@check(Level.TEXT, since=_V1_2, source=f"{_PREPARE}: token, without cache files", stage=Stage.PREPARE)
def ignores_the_token_without_files(subject: Subject) -> None:
    """A preparation without cache files ignores its token: models with the same token are prepared each for itself."""
    for token in (TOKEN, OTHER_TOKEN, b"\xff" * len(TOKEN)):
        both = [(case(name), subject.prepare(case(name).model, token=token)) for name in (SAVED, OTHER)]
        for test_case, prepared in both:
            subject.expect_right(prepared, test_case)
