"""Memory that a client cuts off after it has shared it: the service lives on, and goes on with what was there."""

from __future__ import annotations

import mmap
import os
import tempfile

import pytest

from nnconform.harness.loaders.service.host.shared_memory import share
from nnconform.harness.loaders.service.messages import AddPool
from nnconform.harness.loaders.tests.conftest import prepare
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.errors import ProtocolError
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import Request, RequestArgument

PAGE = mmap.ALLOCATIONGRANULARITY
OFFSET = PAGE + 100
CONTENT = b"0123456789abcdef"


@pytest.fixture(params=["of a disk", "without seals"])
def file(request: pytest.FixtureRequest, tmp_path) -> int:
    """The descriptor of a file that can be cut off, and not be sealed."""
    if request.param == "of a disk":
        with tempfile.TemporaryFile(dir=tmp_path) as opened:
            descriptor = os.dup(opened.fileno())
    else:
        descriptor = os.memfd_create("test")
    os.pwrite(descriptor, CONTENT, OFFSET)
    return descriptor


def reading(file: int) -> Memory:
    return Memory(os.dup(file), len(CONTENT), OFFSET, mmap.PROT_READ)


def request_between(source: Memory, target: Memory) -> Request:
    where = [RequestArgument(DataLocation(pool, 0, len(CONTENT))) for pool in (0, 1)]
    return Request((where[0],), (where[1],), (source, target))


def test_a_file_that_is_cut_off_while_the_service_has_it(service, file):
    prepared = prepare(service())
    source, target = reading(file), Memory.create(len(CONTENT))
    for content in (CONTENT, CONTENT[::-1]):
        os.pwrite(file, content, OFFSET)
        result = prepared.execute_synchronously(request_between(source, target))
        assert (result.status, bytes(target.view())) == (ErrorStatus.NONE, content)
    os.ftruncate(file, 0)
    result = prepared.execute_synchronously(request_between(source, target))
    assert (result.status, bytes(target.view())) == (ErrorStatus.NONE, content)
    os.close(file)


def test_a_file_that_is_to_be_written_must_be_sealed(service, file):
    prepared = prepare(service())
    target = Memory(os.dup(file), len(CONTENT), OFFSET)
    request = request_between(Memory.create(len(CONTENT)), target)
    with pytest.raises(ProtocolError, match="must not shrink: seal it with F_SEAL_SHRINK"):
        prepared.execute_synchronously(request)
    os.close(file)


def test_the_service_seals_what_it_may(service):
    prepared = prepare(service())
    descriptor = os.memfd_create("test", os.MFD_ALLOW_SEALING)
    os.ftruncate(descriptor, len(CONTENT))
    target = Memory(descriptor, len(CONTENT))
    assert prepared.execute_synchronously(request_between(target, target)).status == ErrorStatus.NONE
    with pytest.raises(PermissionError):
        os.ftruncate(descriptor, 0)


def test_a_copy_keeps_its_place_and_is_bounded(file):
    memory = share(AddPool(1, len(CONTENT), OFFSET, mmap.PROT_READ), file)()
    assert (memory.offset, bytes(memory.view())) == (OFFSET, CONTENT)
    other = os.dup(file)
    os.ftruncate(other, 1 << 40)
    with pytest.raises(ValueError, match="to be copied, at most"):
        share(AddPool(2, 1 << 39, 0, mmap.PROT_READ), other)
    with pytest.raises(ValueError, match="the file is shorter"):
        share(AddPool(2, 16, 1 << 41, mmap.PROT_READ), other)
    os.close(other)
