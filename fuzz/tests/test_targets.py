"""Tests of the targets on the reference driver: no findings, and every check is reached."""

from __future__ import annotations

import gc
import random
from collections import Counter
from collections.abc import Hashable

import pytest
from msgspec.structs import replace

from nnconform.fuzz.target import find_target, target_names
from nnconform.fuzz.targets import model
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.request import ExecutionResult
from nnconform.harness.results.verdict import Verdict

INPUTS = {
    "model": 1500, "graph": 25, "request": 150, "sequence": 25, "cache": 60, "burst": 80, "wire": 60, "spec_text": 150,
    "tflite": 150, "onnx": 150, "store": 25,
}  # fmt: skip
# Bytes of an input: what is made of more parts takes more choices.
BYTES = {"model": 160, "graph": 160}


def test_the_folder_is_the_list():
    assert target_names() == sorted(INPUTS)
    with pytest.raises(UsageError, match="known: burst, cache, graph, model"):
        find_target("nothing")


@pytest.mark.sampled(one_in=4)
@pytest.mark.parametrize("name", sorted(INPUTS))
def test_the_reference_driver_and_our_own_code_pass(name):
    session = Session("inproc:reference_driver")
    stages: Counter[str] = Counter()
    features: Counter[Hashable] = Counter()
    try:
        target = find_target(name)(session)
        source = random.Random(11)
        for _ in range(INPUTS[name]):
            fuzz_input = target.make(Choices.from_bytes(source.randbytes(BYTES.get(name, 400))))
            outcome = None if fuzz_input is None else target.outcome(fuzz_input)
            if outcome is not None:
                assert not outcome.failed, (outcome, target.describe(fuzz_input))
                stages[str(target.stage)] += 1
                features.update(target.features(fuzz_input, outcome))
            if fuzz_input is not None:
                # What a finding keeps is the same input.
                kept = target.serialise(fuzz_input)
                assert name == "model" or target.serialise(target.deserialise(kept)) == kept
    finally:
        target.close()
        session.close()
    # There are many features, and many of them are rare.
    assert len(features) > (2 if name == "store" else 6)
    if name in ("model", "graph"):
        assert len(features) > 30
        assert Counter(features.values())[1] > len(features) / 4
    # Some models are refused, and some are executed to the end.
    assert stages["close"] > 20 if name == "model" else sum(stages.values()) > 10
    assert name != "model" or stages["prepare"] + stages["query"] > 100


@pytest.mark.parametrize("name", ["model", "graph", "request"])
def test_inputs_are_garbage_that_needs_no_collector(name: str) -> None:
    """Cycles took a fifth of the time of a campaign's inputs, most of it by what they did to the caches."""
    session = Session("inproc:reference_driver")
    try:
        target = find_target(name)(session)
        for seed, count in ((3, 30), (4, 60)):
            source = random.Random(seed)
            # What is loaded at first use are cycles too.
            gc.collect()
            gc.disable()
            for _ in range(min(count, INPUTS[name])):
                target.attempt(Choices.from_bytes(source.randbytes(BYTES.get(name, 400))))
        assert gc.collect() < 10
    finally:
        gc.enable()
        session.close()


@pytest.mark.parametrize(("driver", "wanted"), [("Claims", "accepted_invalid"), ("Unvalidated", "not_applicable")])
def test_invalid_models_for_a_driver_that_does_not_validate(driver, wanted):
    session = Session(f"inproc:nnconform.harness.campaigns.tests.unvalidated_driver:{driver}")
    verdicts: Counter[str] = Counter()
    source = random.Random(11)
    try:
        target = find_target("model")(session)
        for _ in range(60):
            outcome = target.attempt(Choices.from_bytes(source.randbytes(160)))
            verdicts[str(outcome.verdict) if outcome else ""] += 1
    finally:
        session.close()
    assert verdicts[wanted]
    assert set(verdicts) <= {"", "passed", wanted}
    assert bool(target.left_out()) == (driver == "Unvalidated")


@pytest.mark.sampled(one_in=2)
@pytest.mark.parametrize(
    "choices",
    [
        (16, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 1, 6, 0, 2, 1, 0, 1),
        (10, 0, 0, 2, 1, 2, 1, 1, 2, 1, 1, 2, 1, 1, 2, 1, 2, 3, 1, 0, 1, 0, 0, 1, 4),
    ],
    ids=["a row that the table does not have", "a loop that does not end"],
)
def test_inputs_that_overlap_may_have_any_failure(choices):
    session = Session("inproc:reference_driver")
    try:
        target = find_target("request")(session)
        fuzz_input = target.make(Choices.from_list(choices))
        assert fuzz_input is not None
        outcome = target.outcome(fuzz_input)
        assert outcome is None or not outcome.failed, outcome
    finally:
        session.close()


@pytest.mark.parametrize(
    ("choices", "wanted"),
    [((196, 3, 0, 1, 1, 0, 0, 0, 0, 0), Verdict.PASSED), ((196, 0, 0, 1, 1, 0), Verdict.ERROR)],
    ids=["an index beyond what an edit leaves", "an index inside"],
)
def test_a_driver_may_fail_for_values_that_an_operation_is_not_defined_for(choices, wanted, monkeypatch):
    monkeypatch.setattr(model, "execute", lambda *_: ExecutionResult(ErrorStatus.GENERAL_FAILURE))
    session = Session("inproc:reference_driver")
    try:
        outcome = find_target("model")(session).attempt(Choices.from_list(choices))
    finally:
        session.close()
    assert outcome is not None
    assert outcome.verdict is wanted, outcome


@pytest.mark.parametrize(("emulated", "wanted"), [("deadline", Verdict.NOT_APPLICABLE), ("caching", Verdict.PASSED)])
def test_values_that_keep_a_loop_running_are_for_drivers_that_limit_loops(emulated, wanted, monkeypatch):
    session = Session("inproc:reference_driver")
    info = replace(session.info(), emulated=frozenset({emulated}))
    monkeypatch.setattr(session, "info", lambda: info)
    try:
        outcome = find_target("request")(session).attempt(
            Choices.from_list([10, 1, 0, 1, 5, 1, 3, 1, 2, 0, 4, 0, 1, 1, 0, 0, 6])
        )
    finally:
        session.close()
    assert outcome is not None
    assert outcome.verdict is wanted, outcome
