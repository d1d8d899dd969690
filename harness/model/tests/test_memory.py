"""Tests of memory whose descriptor is passed to other processes."""

from __future__ import annotations

import os

import pytest

from nnconform.harness.model.memory import Memory


@pytest.mark.parametrize("size", [0, 99, 100_000])
def test_whoever_has_the_descriptor_cannot_change_its_size(size: int) -> None:
    memory = Memory.create(100)
    with pytest.raises(PermissionError):
        os.ftruncate(memory.fd, size)
    memory.view()[:] = b"\x01" * 100


def test_a_pool_starts_anywhere_in_a_file() -> None:
    whole = Memory.create(10_000)
    part = Memory(os.dup(whole.fd), 50, 5001)
    part.view()[:] = b"x" * 50
    assert bytes(whole.view()) == bytes(5001) + b"x" * 50 + bytes(10_000 - 5051)
