"""Cache files: their content, and that no other content is accepted."""

from __future__ import annotations

import os
from collections.abc import Iterator

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime, Priority
from nnconform.harness.model.graph import DataLocation, Model
from nnconform.harness.model.memory import Memory
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.tests.models import concatenation, loop
from nnconform.reference_driver.caching import CacheFileSet, Caching, NoCache, constants_apart

TOKEN = bytes(range(32))


@pytest.fixture
def files() -> Iterator[CacheFileSet]:
    descriptors = [os.memfd_create("cache", os.MFD_CLOEXEC) for _ in range(2)]
    yield CacheFileSet(descriptors[:1], descriptors[1:], TOKEN)
    for each in descriptors:
        os.close(each)


def content(file: int) -> bytes:
    return os.pread(file, 1 << 20, 0)


@pytest.mark.parametrize("model", [concatenation(), loop()], ids=["concatenation", "loop"])
def test_a_model_comes_back_whole(files: CacheFileSet, model: Model) -> None:
    caching = Caching("this driver")
    caching.save(files, model, Priority.HIGH)
    result, priority = caching.load(files)
    assert priority == Priority.HIGH
    assert (result.main.operations, result.referenced[:0]) == (model.main.operations, ())
    assert [each.operations for each in result.subgraphs()] == [each.operations for each in model.subgraphs()]
    validate_model(result)
    for ours, theirs in zip(model.subgraphs(), result.subgraphs(), strict=True):
        for before, after in zip(ours.operands, theirs.operands, strict=True):
            assert replace(before, location=after.location, lifetime=after.lifetime) == after
            if before.lifetime in (OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE):
                assert bytes(result.constant(after)) == bytes(model.constant(before))


def test_constants_in_pools_are_kept_by_value() -> None:
    model = concatenation()
    index = next(i for i, each in enumerate(model.main.operands) if each.lifetime == OperandLifeTime.CONSTANT_COPY)
    operand = model.main.operands[index]
    pool = Memory.create(4096)
    pool.view()[100 : 100 + operand.location.length] = model.constant(operand)
    place = DataLocation(0, 100, operand.location.length)
    moved = replace(operand, lifetime=OperandLifeTime.CONSTANT_REFERENCE, location=place)
    operands = (*model.main.operands[:index], moved, *model.main.operands[index + 1 :])
    referring = replace(model, main=replace(model.main, operands=operands), pools=(pool,))
    whole, constants = constants_apart(referring)
    assert (whole, constants) == constants_apart(model)
    assert whole.pools == ()


@pytest.mark.parametrize("kind", ["model", "data"])
def test_every_byte_counts(files: CacheFileSet, kind: str) -> None:
    caching = Caching("this driver")
    caching.save(files, concatenation(), Priority.MEDIUM)
    file = getattr(files, kind)[0]
    right = content(file)
    for place in range(len(right)):
        os.pwrite(file, bytes([right[place] ^ 0x10]), place)
        with pytest.raises(NoCache):
            caching.load(files)
        os.pwrite(file, right[place : place + 1], place)
    caching.load(files)


def test_it_is_for_one_driver_one_token_and_one_pair_of_files(files: CacheFileSet) -> None:
    caching = Caching("this driver")
    caching.save(files, concatenation(), Priority.MEDIUM)
    first = content(files.data[0])
    with pytest.raises(NoCache, match="another token"):
        caching.load(replace(files, token=bytes(32)))
    with pytest.raises(NoCache, match="another driver"):
        Caching("this driver 2").load(files)
    caching.save(files, concatenation(), Priority.MEDIUM)
    assert len(content(files.data[0])) == len(first)
    os.pwrite(files.data[0], first, 0)
    with pytest.raises(NoCache, match="another model's"):
        caching.load(files)


@pytest.mark.parametrize("token", [b"", bytes(31), bytes(33)])
def test_a_token_of_another_length_saves_nothing(files: CacheFileSet, token: bytes) -> None:
    unfit = replace(files, token=token)
    assert not unfit.fit()
    Caching("this driver").save(unfit, concatenation(), Priority.MEDIUM)
    assert content(files.model[0]) == content(files.data[0]) == b""


def test_descriptors_that_are_no_files_save_nothing(files: CacheFileSet) -> None:
    out, into = os.pipe2(os.O_CLOEXEC)
    try:
        for strange in (out, into, 10**6, -1):
            for unfit in (replace(files, model=[strange]), replace(files, data=[strange])):
                Caching("this driver").save(unfit, concatenation(), Priority.MEDIUM)
                with pytest.raises(NoCache):
                    Caching("this driver").load(unfit)
    finally:
        os.close(out)
        os.close(into)


def test_endless_and_huge_files_hold_nothing(files: CacheFileSet) -> None:
    endless = os.open("/dev/zero", os.O_RDWR | os.O_CLOEXEC)
    try:
        with pytest.raises(NoCache):
            Caching("this driver").load(replace(files, model=[endless]))
    finally:
        os.close(endless)
    os.ftruncate(files.model[0], 1 << 40)
    with pytest.raises(NoCache):
        Caching("this driver").load(files)


def test_what_is_in_the_files_is_no_code(files: CacheFileSet) -> None:
    """A forged model cache is validated like any client's model, or refused."""
    caching = Caching("this driver")
    caching.save(files, concatenation(), Priority.MEDIUM)
    random = np.random.default_rng(0)
    for size in (0, 1, 50, 500):
        forged = caching.seal(random.bytes(size))
        caching.write_file(files.model[0], forged)
        with pytest.raises(NoCache):
            caching.load(files)
