"""The reference driver keeps nothing of rare calls, and one that does is caught, by each kind of them."""

from __future__ import annotations

import pytest

from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.stress.calls import cheap_calls
from nnconform.harness.stress.defs import slow_leaks
from nnconform.harness.stress.tests.stressed import REFERENCE
from nnconform.harness.stress.tests.test_long_lives import work

pytestmark = pytest.mark.usefixtures("light_collections")
LOSES = "service:inproc:nnconform.reference_driver.faulty?fault=few_bytes.loses_a_few_bytes&kept=1000&of="
# The kinds of calls, and what the faulty driver calls them.
KINDS = {
    "executions with too little room": "too_little_room",
    "measured executions": "timed",
    "late executions": "late_execution",
    "late preparations": "late_preparation",
    "preparations with a cache": "cache",
    "preparations from a cache": "load",
    "refused buffers": "refused_buffer",
    "executions on a buffer": "token",
}


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("CALLS", 16), ("LOOKS", 1)):
        monkeypatch.setattr(slow_leaks, name, value)


@pytest.mark.sampled(one_in=4)
@pytest.mark.parametrize("kind", KINDS)
def test_what_a_driver_keeps_of_them_is_a_leak(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def alone(worker):
        return [call for call in cheap_calls(worker) if call.name == kind]

    # What is kept is far above what any driver keeps of its first calls.
    monkeypatch.setattr(slow_leaks, "SURE", 2)
    monkeypatch.setattr(slow_leaks, "cheap_calls", alone)
    raised = work("slow-leaks", LOSES + KINDS[kind])
    assert isinstance(raised, VerdictReached)
    assert raised.verdict is Verdict.LEAKED
    assert kind in str(raised)


def test_the_reference_driver_answers_them(monkeypatch: pytest.MonkeyPatch) -> None:
    made: dict[str, int] = {}

    def counted(worker):
        for call in cheap_calls(worker):
            if call.name in KINDS:
                for number in range(1, 20):
                    call.make(number)
                    made[call.name] = number
        return []

    monkeypatch.setattr(slow_leaks, "cheap_calls", counted)
    assert work("slow-leaks", REFERENCE) is None
    assert made == dict.fromkeys(KINDS, 19)
