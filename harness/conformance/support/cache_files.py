"""The files of one cache, as a client keeps them, and the two calls that they are for."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.driver.interface import BYTE_SIZE_OF_CACHE_TOKEN, MAX_NUMBER_OF_CACHE_FILES, PreparedModel
from nnconform.harness.execution.expect import expect, expect_status, fail, not_applicable
from nnconform.harness.execution.preparation import Preparation, prepare_from_cache
from nnconform.harness.model.codes import ErrorStatus, name_of
from nnconform.harness.spec.case import Case

TOKEN = bytes(range(BYTE_SIZE_OF_CACHE_TOKEN))
SAVED = "shifted_float32"
OTHER = "scaled_float32"


@dataclass(frozen=True, slots=True)
class CacheFiles:
    """Descriptors of the model cache and of the data cache, all open for reading and writing."""

    subject: Subject
    model: tuple[int, ...]
    data: tuple[int, ...]

    @classmethod
    def create(cls, subject: Subject, content: bytes = b"", offset: int = 0) -> CacheFiles:
        """As many files as the driver asks for, each with ``content`` and its descriptor at ``offset``.

        A driver that asks for none settles the trial, and so does one that asks for more than there may be: that is a
        fault for ``basics.needs_few_cache_files`` to tell, and no call with so many files is valid.
        """
        status, model, data = subject.device.number_of_cache_files_needed()
        expect_status(status, ErrorStatus.NONE, call="number_of_cache_files_needed")
        if not model and not data:
            not_applicable("the driver asks for no cache files: it does not cache")
        if max(model, data) > MAX_NUMBER_OF_CACHE_FILES:
            not_applicable(f"the driver asks for {max(model, data)} files, more than {MAX_NUMBER_OF_CACHE_FILES}")
        made = [new_file(subject, content, offset) for _ in range(model + data)]
        return cls(subject, tuple(made[:model]), tuple(made[model:]))

    def copy(self) -> CacheFiles:
        """Other files with the same content."""
        model, data = ([new_file(self.subject, read(file)) for file in files] for files in (self.model, self.data))
        return CacheFiles(self.subject, tuple(model), tuple(data))

    def save(self, case: Case, token: bytes = TOKEN, **arguments: Any) -> PreparedModel:
        """Prepare the model of ``case`` with these files, which must succeed; whether it is supported is looked up."""
        return self.subject.prepare(case.model, model_cache=self.model, data_cache=self.data, token=token, **arguments)

    def load(self, token: bytes = TOKEN, deadline: int | None = None) -> Preparation:
        """Prepare from these files, whatever comes of it, but by the contract of every preparation."""
        subject = self.subject
        found = prepare_from_cache(
            subject.session, deadline=deadline, model_cache=self.model, data_cache=self.data, token=token
        )
        for _, prepared in found.calls:
            if prepared is not None:
                subject.closing.callback(prepared.close)
        problem = found.problem("prepare_model_from_cache")
        expect(not problem, problem)
        subject.count("preparations from a cache")
        return found

    def restore(self, what: str, token: bytes = TOKEN, deadline: int | None = None) -> PreparedModel:
        """Prepare from these files, which must succeed; ``what`` says what is in them."""
        found = self.load(token, deadline)
        if found.prepared is None:
            fail(f"prepare_model_from_cache {what}: got {name_of(ErrorStatus, found.status)}, wanted NONE")
        return found.prepared

    def expect_refused(self, what: str, *statuses: ErrorStatus, token: bytes = TOKEN) -> None:
        """Preparing from these files must end in one of these statuses (default: GENERAL_FAILURE)."""
        found = self.load(token)
        expect_status(
            found.status, *(statuses or (ErrorStatus.GENERAL_FAILURE,)), call=f"prepare_model_from_cache {what}"
        )


def new_file(subject: Subject, content: bytes = b"", offset: int = 0) -> int:
    """A file, closed at the end of the trial."""
    file = os.memfd_create("nnconform-cache", os.MFD_CLOEXEC)
    subject.closing.callback(_close, file)
    write(file, content)
    os.lseek(file, offset, os.SEEK_SET)
    return file


def is_open(file: int) -> bool:
    """Whether the descriptor is open, as whoever opened it left it."""
    try:
        os.fstat(file)
    except OSError:
        return False
    return True


def reopened(subject: Subject, file: int, access: int) -> int:
    """The same file by a descriptor of another access mode, such as ``os.O_RDONLY``."""
    again = os.open(f"/proc/self/fd/{file}", access | os.O_CLOEXEC)
    subject.closing.callback(_close, again)
    return again


def read(file: int) -> bytes:
    """The whole file; the descriptor's offset stays."""
    return os.pread(file, os.fstat(file).st_size, 0)


def write(file: int, content: bytes) -> None:
    """Make this the file's content; the descriptor's offset stays."""
    os.ftruncate(file, 0)
    os.pwrite(file, content, 0)


@contextmanager
def changed(file: int, content: bytes) -> Iterator[None]:
    """The file with this content, for a while."""
    before = read(file)
    write(file, content)
    try:
        yield
    finally:
        write(file, before)


def _close(file: int) -> None:
    # A driver in this process may have closed it, which a check finds out.
    if is_open(file):
        os.close(file)
