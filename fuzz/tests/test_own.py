"""Tests of targets of our own code: planted faults, limits, and what a finding is told by."""

from __future__ import annotations

import msgspec
import pytest

from nnconform.fuzz.attempts import ForkedAttempts
from nnconform.fuzz.injected_faults import injected_faults, own_faults
from nnconform.fuzz.own import own_address
from nnconform.fuzz.own_target import FileInput
from nnconform.fuzz.serialise import to_text
from nnconform.harness.arguments import MEMORY_VARIABLE
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.verdict import Verdict

HEADER_LINE = {"source": "by hand"}


def case(**changes: object) -> dict[str, object]:
    """Return a case of one operand, with changes of it and of its graph."""
    operand: dict[str, object] = {
        "type": "TENSOR_FLOAT32",
        "lifetime": "SUBGRAPH_INPUT",
        "dimensions": [1],
        "values": [1.0],
    }
    graph: dict[str, object] = {"operands": [operand], "operations": [{"type": "RELU", "inputs": [0], "outputs": [0]}]}
    graph |= {"inputs": [0], "outputs": []}
    for name, value in changes.items():
        (graph if name in graph else operand)[name] = value
    return {"name": "a", "subgraphs": [graph]}


def stored(**changes: object) -> str:
    """Return the stored input of a file with that case."""
    lines = [msgspec.json.encode(each) for each in (HEADER_LINE, case(**changes))]
    return to_text(FileInput.of(b"\n".join(lines)))


def attempts(name: str, limit: float = 60.0) -> ForkedAttempts:
    fault = next(each for each in own_faults() if each.name == name)
    return ForkedAttempts(fault.target, fault.address, limit)


@pytest.mark.sampled(one_in=5)
@pytest.mark.parametrize(
    ("fault", "changes", "limit", "verdict", "signature"),
    [
        ("crashes_without_operations", {"operations": []}, 60.0, "crashed", "SIGSEGV"),
        ("waits_for_a_shape", {"shape": []}, 2.0, "hung", ""),
        ("takes_what_an_extent_says", {"dimensions": [2**31 - 1, 2**10]}, 60.0, "error", "MemoryError"),
        ("divides_by_a_scale", {"channel_scales": [0.0]}, 60.0, "error", "ZeroDivisionError"),
        ("turns_a_zero_point", {"zero_point": 2001}, 60.0, "wrong", "written otherwise"),
    ],
)
def test_whatever_our_own_code_does_is_an_outcome(
    fault: str, changes: dict[str, object], limit: float, verdict: str, signature: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv(MEMORY_VARIABLE, str(1 << 30))
    planted, text = attempts(fault, limit), stored(**changes)
    try:
        attempt = planted.stored(text)
        assert attempt.outcome is not None
        assert attempt.outcome.verdict == verdict, attempt.outcome
        assert signature in attempt.signature
        # The next input has a process of its own.
        plain = planted.stored(stored())
        assert plain.outcome is not None
        assert plain.outcome.verdict is Verdict.PASSED, plain.outcome
    finally:
        planted.close()
    right = ForkedAttempts("spec_text", "own", 60.0)
    try:
        outcome = right.stored(text).outcome
        assert outcome is not None
        assert not outcome.failed, outcome
        with pytest.raises(ValueError, match="not a serialised input"):
            right.stored("AAA=")
    finally:
        right.close()


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
    with pytest.raises(UsageError, match=r"no fault 'readers\.nothing'"):
        own_address("own?fault=readers.nothing")
    assert own_address("") == own_address("own") == "own"
    assert own_address("own?fault=readers.turns_an_axis") == "own?fault=readers.turns_an_axis"
