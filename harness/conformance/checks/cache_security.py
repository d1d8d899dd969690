"""Checks of compilation caching: a cache that was changed or replaced, or is for another token, is refused."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from itertools import count, pairwise

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.cache_files import (
    OTHER_TOKEN,
    SAVED,
    TOKEN,
    CacheFiles,
    another,
    changed,
    read,
    write,
)
from nnconform.harness.conformance.support.models import case, long_case
from nnconform.harness.conformance.support.supported_cases import is_supported
from nnconform.harness.driver.room import EXHAUSTED, LEAST_ALIVE, is_busy, no_room
from nnconform.harness.execution.expect import expect, expect_status, not_applicable
from nnconform.harness.execution.judge import judge_memory
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.results.verdict import Stage

_V1_2 = HalVersion.V1_2
_VERIFIED = (
    "IDevice.hal 1.2 and 1.3, prepareModelFromCache: must verify that the security-sensitive "
    "cache is as the driver last wrote it"
)
# Regions of a file; one bit is flipped in each.
_REGIONS = 48
# Operations of a model whose cache is large.
_LONG = 200
# Rounds of a race. A driver whose race shows in one round of six passes once in 1,000 runs.
_ROUNDS = 40
_THREADS = 4


def _save_cache(subject: Subject) -> CacheFiles:
    files = CacheFiles.create(subject)
    subject.give_back(files.save(case(SAVED)))
    return files


def _save_another(subject: Subject, files: CacheFiles) -> CacheFiles:
    """Return the cache of another model, which a driver can tell from ``files`` where its model cache stands in place
    of theirs: with the same token if the driver refuses that, else with another.

    Two models with one token are a collision, which no driver need detect: it may prepare the other one, as a whole.
    Raises VerdictReached, not applicable, for a driver that has no model cache.
    """
    if not files.model:
        not_applicable("the driver has data caches alone")
    others = CacheFiles.create(subject)
    subject.give_back(others.save(another()))
    with ExitStack() as replaced:
        for file, other in zip(files.model, others.model, strict=True):
            replaced.enter_context(changed(file, read(other)))
        preparation = files.load()
    if preparation.prepared is not None:
        subject.expect_right(preparation.prepared, another())
        subject.give_back(preparation.prepared)
        subject.give_back(others.save(another(), OTHER_TOKEN))
    return others


def _flipped(subject: Subject, content: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield positions in the content and the content with one bit of that byte flipped: one in each region, and both
    ends.
    """
    size = len(content)
    edges = sorted({size * region // _REGIONS for region in range(_REGIONS + 1)})
    places = {0, size - 1} if size else set()
    places |= {int(subject.random.integers(low, high)) for low, high in pairwise(edges)}
    for place in sorted(places):
        flipped_content = bytearray(content)
        flipped_content[place] ^= 1 << int(subject.random.integers(8))
        yield place, bytes(flipped_content)


def _rearranged(content: bytes) -> Iterator[tuple[str, bytes]]:
    """Yield the content with parts in each other's places, and with changes that make up for each other in a sum, each
    after a description of the change. The start stays: without it a file may be no cache at all.
    """
    size = len(content)
    for length in (1, 2, 4, 8, 64):
        for place in (size // 3 // length * length, size // 2 // length * length, size - 2 * length):
            one, two = (content[at : at + length] for at in (place, place + length))
            if place >= 0 and place + 2 * length <= size and one != two:
                new_content = content[:place] + two + one + content[place + 2 * length :]
                yield f"with {length} bytes from {place} on and those behind them exchanged", new_content
    for distance in (4, 8, 16, 64):
        for place in range(size // 2, size - distance):
            if (content[place] ^ content[place + distance]) & 1:
                new = bytearray(content)
                new[place] ^= 1
                new[place + distance] ^= 1
                yield f"with the lowest bits of bytes {place} and {place + distance} changed", bytes(new)
                break
    half = size // 2
    if content[half:] != content[half:][::-1]:
        yield "with its second half reversed", content[:half] + content[half:][::-1]


def _resized(subject: Subject, content: bytes) -> Iterator[tuple[str, bytes]]:
    """Yield the content truncated, emptied and extended, each after a description of the change."""
    size = len(content)
    for left in sorted({0, 1, size // 2, size - 1}):
        if 0 <= left < size:
            yield f"cut to {left} of {size} bytes", content[:left]
    for more in (1, 256):
        yield f"with {more} zeros appended", content + bytes(more)
        yield f"with {more} random bytes appended", content + subject.random.bytes(more)


@check(
    Level.VTS,
    since=_V1_2,
    feature="caching",
    source="IDevice.hal 1.2 and 1.3, prepareModelFromCache: the security-sensitive cache must be verified; "
    "VTS CompilationCachingSecurityTest.CorruptedModelCache",
    stage=Stage.PREPARE,
)
def refuses_a_changed_model_cache(subject: Subject) -> None:
    """Preparing from a model cache with any one bit changed fails with GENERAL_FAILURE, also if it was loaded before;
    so it does where bytes have changed places, and where a large one is changed far from its start.
    """
    files = _save_cache(subject)
    _expect_flips_refused(subject, files)
    subject.expect_right(files.restore("put back as it was"), case(SAVED))
    with subject.demanded_by(Level.TEXT, _VERIFIED):
        for number, file in enumerate(files.model):
            for how, content in _rearranged(read(file)):
                with changed(file, content):
                    files.expect_refused(f"with model cache {number} {how}, after it was loaded")
        large = long_case(_LONG)
        if is_supported(subject, large):
            files = CacheFiles.create(subject)
            prepared, saved = files.offer(large)
            subject.give_back(prepared)
            if saved:
                _expect_flips_refused(subject, files)


def _expect_flips_refused(subject: Subject, files: CacheFiles) -> None:
    for number, file in enumerate(files.model):
        for place, content in _flipped(subject, read(file)):
            with changed(file, content):
                files.expect_refused(f"with a bit of byte {place} of model cache {number} changed")


@check(
    Level.VTS,
    since=_V1_2,
    feature="caching",
    source="IDevice.hal 1.2 and 1.3, prepareModelFromCache: the security-sensitive cache must be verified; "
    "VTS CompilationCachingSecurityTest.WrongLengthModelCache",
    stage=Stage.PREPARE,
)
def refuses_a_model_cache_of_another_length(subject: Subject) -> None:
    """Preparing from a model cache that was extended fails with GENERAL_FAILURE, from one that was truncated with
    GENERAL_FAILURE or INVALID_ARGUMENT.
    """
    files = _save_cache(subject)
    for number, file in enumerate(files.model):
        saved = read(file)
        for how, content in _resized(subject, saved):
            with changed(file, content):
                if len(content) < len(saved):
                    with subject.demanded_by(Level.TEXT, _VERIFIED):
                        files.expect_nothing_found(f"with model cache {number} {how}")
                else:
                    files.expect_refused(f"with model cache {number} {how}")


@check(Level.TEXT, since=_V1_2, feature="caching", source=_VERIFIED, stage=Stage.PREPARE)
def refuses_another_models_cache(subject: Subject) -> None:
    """Preparing from a model cache that was replaced by another model's fails with GENERAL_FAILURE. All of it, with the
    same token, may give that other model; a file that is the same for both may be replaced.
    """
    files = _save_cache(subject)
    others = _save_another(subject, files)
    for number, (file, other) in enumerate(zip(files.model, others.model, strict=True)):
        # A driver may keep in a file of its own what all models need: put in place of itself, it is what was written.
        if read(other) != read(file):
            with changed(file, read(other)):
                files.expect_refused(f"with model cache {number} replaced by another model's")


@check(
    Level.VTS,
    since=_V1_2,
    feature="caching",
    source="IDevice.hal 1.2 and 1.3, prepareModelFromCache: the token that the cache was saved with; "
    "VTS CompilationCachingSecurityTest.WrongToken",
    stage=Stage.PREPARE,
)
def refuses_another_token(subject: Subject) -> None:
    """Preparing from a cache with a token that differs in any one of its 256 bits fails with GENERAL_FAILURE."""
    files = _save_cache(subject)
    for place in range(8 * len(TOKEN)):
        token = bytearray(TOKEN)
        token[place // 8] ^= 1 << place % 8
        files.expect_refused(f"with bit {place} of the token changed", token=bytes(token))


# VTS takes any status without a model. A size in the cache that was changed may be more than there is room for.
_REFUSALS_OF_DATA = (
    (
        Level.TEXT,
        "IDevice.hal 1.2 and 1.3, prepareModelFromCache: the statuses of a restoration without a deadline",
        (ErrorStatus.GENERAL_FAILURE, ErrorStatus.INVALID_ARGUMENT, *EXHAUSTED),
    ),
    (
        Level.STRICT,
        "IDevice.hal 1.2 and 1.3, prepareModelFromCache: GENERAL_FAILURE for an error that is not specified",
        (ErrorStatus.GENERAL_FAILURE,),
    ),
)


@check(
    Level.VTS,
    since=_V1_2,
    feature="caching",
    source="IDevice.hal 1.2, getNumberOfCacheFilesNeeded: a changed data cache may change values, no more; "
    "VTS CompilationCachingSecurityTest.CorruptedDataCache, WrongLengthDataCache",
)
def survives_a_changed_data_cache(subject: Subject) -> None:
    """A data cache that was changed, truncated or extended is refused, or gives a model that can be executed and writes
    only to its outputs. The values of the outputs may be wrong.
    """
    files = _save_cache(subject)
    for number, file in enumerate(files.data):
        content = read(file)
        flips = [(f"with a bit of byte {place} changed", flipped) for place, flipped in _flipped(subject, content)]
        for how, new_content in [*flips, *_resized(subject, content)]:
            with changed(file, new_content):
                preparation = files.load()
                for level, source, statuses in _REFUSALS_OF_DATA:
                    with subject.demanded_by(level, source):
                        call = f"prepare_model_from_cache with data cache {number} {how}"
                        expect_status(preparation.status, ErrorStatus.NONE, *statuses, call=call)
                if preparation.prepared is not None:
                    subject.execute(preparation.prepared, subject.lay_out(case(SAVED)))
                    judge_memory(subject.arena)
                    subject.give_back(preparation.prepared)


class _Turns:
    """Which of two contents a writer last wrote, for a reader that has to meet both."""

    def __init__(self) -> None:
        self._done = 0
        self._ended = False
        self._changed = threading.Condition()

    def count(self) -> None:
        with self._changed:
            self._done += 1
            self._changed.notify_all()

    def end(self) -> None:
        with self._changed:
            self._ended = True
            self._changed.notify_all()

    def wait_for(self, content: int) -> None:
        """Wait until the content of that number is the one last written, or the writer has ended."""
        with self._changed:
            self._changed.wait_for(lambda: self._ended or (self._done and (self._done - 1) % 2 == content))


@contextmanager
def _writer(files: Sequence[int], contents: Sequence[tuple[bytes, bytes]]) -> Iterator[_Turns]:
    """A thread that writes to each file its two ``contents`` in turn, again and again."""
    stop = threading.Event()
    turns = _Turns()

    def work() -> None:
        try:
            for turn in count():
                for file, each in zip(files, contents, strict=True):
                    _overwrite(file, each[turn % 2])
                turns.count()
                if stop.wait(0.0005):
                    return
        finally:
            turns.end()

    thread = threading.Thread(target=work, name="cache writer")
    thread.start()
    try:
        yield turns
    finally:
        stop.set()
        thread.join()


def _overwrite(file: int, content: bytes) -> None:
    # In this order the file is never empty.
    os.pwrite(file, content, 0)
    os.ftruncate(file, len(content))


@check(Level.TEXT, since=_V1_2, feature="caching", source=_VERIFIED)
def is_safe_from_writers_while_restoring(subject: Subject) -> None:
    """Preparing from a cache while its model cache is replaced by another model's and put back fails, or gives a model
    that computes the right outputs.
    """
    files = _save_cache(subject)
    others = _save_another(subject, files)
    contents = [(read(ours), read(theirs)) for ours, theirs in zip(files.model, others.model, strict=True)]
    restored = 0
    with _writer(files.model, contents) as turns:
        for number in range(_ROUNDS):
            # On a busy machine the reader may otherwise meet one of the two contents alone.
            if number % 4 < 2:
                turns.wait_for(number % 2)
            preparation = files.load()
            if preparation.prepared is not None:
                restored += 1
                subject.expect_right(preparation.prepared, case(SAVED))
                subject.give_back(preparation.prepared)
    subject.count("restored under attack", restored)


@check(Level.TEXT, since=_V1_2, feature="caching", source=_VERIFIED)
def is_safe_from_writers_while_saving(subject: Subject) -> None:
    """A model whose model cache is replaced by another model's while it is saved computes the right outputs. Preparing
    from that cache later fails, or gives a model that computes the right outputs.
    """
    others = _save_another(subject, _save_cache(subject))
    other_contents = [read(file) for file in others.model]
    for number in range(_ROUNDS // 2):
        files = CacheFiles.create(subject)
        with _writer(files.model, [(content, content[: len(content) // 2]) for content in other_contents]):
            prepared = files.prepare(case(SAVED))
        if number % 2:
            # The other model's cache is the last one written.
            for file, content in zip(files.model, other_contents, strict=True):
                write(file, content)
        subject.expect_right(prepared, case(SAVED))
        subject.give_back(prepared)
        preparation = files.load()
        if preparation.prepared is not None:
            subject.expect_right(preparation.prepared, case(SAVED))
            subject.give_back(preparation.prepared)


@check(
    Level.TEXT,
    since=_V1_2,
    feature="caching",
    source="IDevice.hal 1.2 and 1.3, prepareModelFromCache: gives the prepared model that was saved, to each that asks",
)
def restores_side_by_side(subject: Subject) -> None:
    """Several threads may prepare from one cache at once; each gets a model that computes the right outputs. A busy
    driver may refuse some, but not all.
    """
    files = _save_cache(subject)
    with ThreadPoolExecutor(_THREADS) as threads:
        preparations = list(threads.map(lambda _: files.load(), range(4 * _THREADS)))
    restored = [each.prepared for each in preparations if each.prepared is not None]
    expect(bool(restored), f"prepare_model_from_cache on several threads: got none of {len(preparations)} models")
    for each in preparations:
        if is_busy(each.status, _THREADS - 1):
            continue
        # Beside two that are alive there need not be room.
        if each.status not in no_room(subject.hal) or len(restored) < LEAST_ALIVE:
            expect_status(each.status, ErrorStatus.NONE, call="prepare_model_from_cache on several threads")
    for prepared in restored:
        subject.expect_right(prepared, case(SAVED))
