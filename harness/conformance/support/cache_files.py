"""The files of one model cache, and the two calls that use them: saving and preparing."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.models import case
from nnconform.harness.driver.interface import BYTE_SIZE_OF_CACHE_TOKEN, MAX_NUMBER_OF_CACHE_FILES, PreparedModel
from nnconform.harness.execution.expect import expect, expect_status, fail, not_applicable
from nnconform.harness.execution.preparation import Preparation, prepare_from_cache
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, OperandLifeTime, OperandType, name_of
from nnconform.harness.spec.case import Case

TOKEN = bytes(range(BYTE_SIZE_OF_CACHE_TOKEN))
OTHER_TOKEN = bytes(reversed(TOKEN))
SAVED = "shifted_float32"
OTHER = "scaled_float32"
_CONTENT = (
    "IDevice.hal 1.2 and 1.3, prepareModelFromCache: GENERAL_FAILURE for an error that is not specified; the content "
    "of a file is no argument"
)


class CacheFiles(msgspec.Struct, frozen=True):
    """Descriptors of the model cache files and the data cache files, all open for reading and writing."""

    subject: Subject
    model: tuple[int, ...]
    data: tuple[int, ...]

    @classmethod
    def create(cls, subject: Subject, content: bytes = b"", offset: int = 0) -> CacheFiles:
        """Create as many files as the driver needs, each with ``content`` and its descriptor at ``offset``.

        Raises VerdictReached (not applicable) if the driver needs none, or more than the contract permits: that fault
        is reported by ``basics.needs_few_cache_files``, and no call with so many files is valid.
        """
        status, model, data = subject.device.number_of_cache_files_needed()
        expect_status(status, ErrorStatus.NONE, call="number_of_cache_files_needed")
        if not model and not data:
            not_applicable("the driver asks for no cache files: it does not cache")
        if max(model, data) > MAX_NUMBER_OF_CACHE_FILES:
            not_applicable(f"the driver asks for {max(model, data)} files, more than {MAX_NUMBER_OF_CACHE_FILES}")
        files = [new_file(subject, content, offset) for _ in range(model + data)]
        return cls(subject, tuple(files[:model]), tuple(files[model:]))

    def copy(self) -> CacheFiles:
        """Return other files with the same content."""
        model, data = ([new_file(self.subject, read(file)) for file in files] for files in (self.model, self.data))
        return CacheFiles(self.subject, tuple(model), tuple(data))

    def prepare(self, case: Case, token: bytes = TOKEN) -> PreparedModel:
        """Prepare the model of ``case`` with these files as its cache, and return the prepared model.

        Raises VerdictReached if that fails: unsupported if the driver does not support the model.
        """
        return self.subject.prepare(case.model, model_cache=self.model, data_cache=self.data, token=token)

    def save(self, case: Case, token: bytes = TOKEN) -> PreparedModel:
        """Prepare the model of ``case`` with these files as its cache, which the driver saves to.

        A driver may choose not to save. Raises VerdictReached: not applicable in that case, unsupported if the driver
        does not support the model.
        """
        prepared, saved = self.offer(case, token)
        if not saved:
            not_applicable(f"the driver chose not to save {case.name}: it wrote to none of the cache files")
        return prepared

    def offer(self, case: Case, token: bytes = TOKEN) -> tuple[PreparedModel, bool]:
        """Do as ``save`` does; return also whether the driver saved. If it did not, it left the files as they were, and
        does not prepare from them.
        """
        before = self.contents()
        prepared = self.prepare(case, token)
        return prepared, self.contents() != before or self.load(token).prepared is not None

    def contents(self) -> list[bytes]:
        """Return the whole content of each file."""
        return [read(file) for file in (*self.model, *self.data)]

    def load(self, token: bytes = TOKEN, deadline: int | None = None) -> Preparation:
        """Prepare from these files, with any status. Raises VerdictReached if the preparation breaks the contract."""
        subject = self.subject
        preparation = prepare_from_cache(
            subject.session, deadline=deadline, model_cache=self.model, data_cache=self.data, token=token
        )
        for _, prepared in preparation.calls:
            if prepared is not None:
                subject.keep(prepared)
        problem = preparation.problem("prepare_model_from_cache")
        expect(not problem, problem)
        subject.count("preparations from a cache")
        return preparation

    def restore(self, what: str, token: bytes = TOKEN, deadline: int | None = None) -> PreparedModel:
        """Prepare from these files, which must succeed; ``what`` describes the files in messages."""
        preparation = self.load(token, deadline)
        if preparation.prepared is None:
            self.subject.expect_judged(preparation.status, f"prepare_model_from_cache {what}")
            text = f"prepare_model_from_cache {what}: got {name_of(ErrorStatus, preparation.status)}, wanted NONE"
            if preparation.status != ErrorStatus.GENERAL_FAILURE:
                fail(text)
            with self.subject.demanded_by(Level.TEXT, "IDevice.hal 1.3, prepareModelFromCache_1_3: what was saved"):
                fail(text)
            not_applicable(f"{text}; AOSP's tests take it for a model that was not saved")
        return preparation.prepared

    def close(self) -> None:
        """Do what a client may do once a preparation has called back: its descriptors are no longer those of the files.

        Their numbers stay in use, so that no other descriptor gets one of them.
        """
        nothing = os.open(os.devnull, os.O_RDWR | os.O_CLOEXEC)
        for file in (*self.model, *self.data):
            os.dup2(nothing, file, inheritable=False)
        os.close(nothing)

    def expect_refused(self, what: str, *statuses: ErrorStatus, token: bytes = TOKEN) -> ErrorStatus:
        """Prepare from these files, and expect one of ``statuses`` (default: GENERAL_FAILURE). Return the status."""
        preparation = self.load(token)
        expect_status(
            preparation.status, *(statuses or (ErrorStatus.GENERAL_FAILURE,)), call=f"prepare_model_from_cache {what}"
        )
        return preparation.status

    def expect_nothing_found(self, what: str) -> None:
        """Expect that the driver finds no cache of its own in these files. It may call that an invalid argument."""
        status = self.expect_refused(what, ErrorStatus.GENERAL_FAILURE, ErrorStatus.INVALID_ARGUMENT)
        with self.subject.demanded_by(Level.STRICT, _CONTENT):
            expect_status(status, ErrorStatus.GENERAL_FAILURE, call=f"prepare_model_from_cache {what}")


def another() -> Case:
    """Return a case whose model differs from that of ``SAVED`` in its operation and in its constants, so that it shows
    which of the two has the one and which the other: ``OTHER`` with twice the factors.
    """
    scaled = case(OTHER)
    (factors,) = (
        operand.location
        for operand in scaled.model.main.operands
        if operand.lifetime == OperandLifeTime.CONSTANT_COPY and operand.type == OperandType.TENSOR_FLOAT32
    )
    values = np.frombuffer(scaled.model.operand_values, np.uint8).copy()
    values[factors.offset : factors.offset + factors.length].view(np.float32)[:] *= 2
    (expected,) = scaled.expected
    assert expected is not None
    model = replace(scaled.model, operand_values=values.tobytes())
    return replace(scaled, name=f"{OTHER} with twice the factors", model=model, expected=(2 * expected,))


def new_file(subject: Subject, content: bytes = b"", offset: int = 0) -> int:
    """Return a new file, which is closed at the end of the trial."""
    file = os.memfd_create("nnconform-cache", os.MFD_CLOEXEC)
    subject.closing.callback(_close, file)
    write(file, content)
    os.lseek(file, offset, os.SEEK_SET)
    return file


def is_open(file: int) -> bool:
    """Return whether the descriptor is open."""
    try:
        os.fstat(file)
    except OSError:
        return False
    return True


def reopened(subject: Subject, file: int, access: int) -> int:
    """Return a descriptor of the same file with another access mode, such as ``os.O_RDONLY``."""
    descriptor = os.open(f"/proc/self/fd/{file}", access | os.O_CLOEXEC)
    subject.closing.callback(_close, descriptor)
    return descriptor


def read(file: int) -> bytes:
    """Return the whole content of the file; the descriptor's offset does not change."""
    return os.pread(file, os.fstat(file).st_size, 0)


def write(file: int, content: bytes) -> None:
    """Replace the content of the file; the descriptor's offset does not change."""
    os.ftruncate(file, 0)
    os.pwrite(file, content, 0)


@contextmanager
def changed(file: int, content: bytes) -> Iterator[None]:
    """A context in which the file has ``content`` instead of its own."""
    before = read(file)
    write(file, content)
    try:
        yield
    finally:
        write(file, before)


def _close(file: int) -> None:
    # A driver in this process may have closed it; a check reports that.
    if is_open(file):
        os.close(file)
