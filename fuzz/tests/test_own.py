"""Tests of targets of our own code: planted faults, limits, and what a finding is told by."""

from __future__ import annotations

import pytest

from nnconform.fuzz.attempts import ForkedAttempts
from nnconform.fuzz.injected_faults import injected_faults, own_faults
from nnconform.fuzz.own import own_address
from nnconform.harness.model.errors import UsageError

# Choices that make each target's planted faults fail, found by campaigns and minimised: see ``bench planted``.
FOUND = {
    "trusts_the_checker": None,
}


def attempts(name: str, limit: float = 20.0) -> ForkedAttempts:
    fault = next(each for each in own_faults() if each.name == name)
    return ForkedAttempts(fault.target, fault.address, limit)


def test_there_are_enough_planted_faults():
    """With those in C, which need a compiler: see test_native."""
    faults = [*injected_faults(), *own_faults()]
    assert len(faults) >= 24
    targets = {each.target for each in faults}
    assert targets == {
        "model", "graph", "request", "sequence", "cache", "burst", "wire", "spec_text", "tflite", "onnx", "store",
    }  # fmt: skip


@pytest.mark.parametrize("address", ["inproc:reference_driver", "own?fault", "own?fault=a&fault=b", "own?x=y"])
def test_what_is_no_address_of_our_own_code(address: str):
    with pytest.raises(UsageError):
        own_address(address)


def test_an_unknown_fault_is_named():
    with pytest.raises(UsageError, match="no fault 'readers.nothing'"):
        own_address("own?fault=readers.nothing")
    assert own_address("") == own_address("own") == "own"
    assert own_address("own?fault=readers.turns_an_axis") == "own?fault=readers.turns_an_axis"
