"""The targets on the reference driver: nothing to find, and no check of theirs that is never reached."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable

import pytest

from nnconform.fuzz.target import find_target, target_names
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.model.errors import UsageError

INPUTS = {"model": 1500, "graph": 25}


def test_the_folder_is_the_list():
    assert target_names() == sorted(INPUTS)
    with pytest.raises(UsageError, match="known: graph, model"):
        find_target("nothing")


@pytest.mark.parametrize("name", sorted(INPUTS))
def test_the_reference_driver_passes(name):
    session = Session("inproc:reference_driver")
    counted: Counter[str] = Counter()
    kinds: Counter[Hashable] = Counter()
    try:
        target = find_target(name)(session)
        source = random.Random(11)
        for _ in range(INPUTS[name]):
            made = target.make(Choices.from_bytes(source.randbytes(160)))
            outcome = None if made is None else target.outcome(made)
            if outcome is not None:
                assert not outcome.failed, (outcome, target.describe(made))
                counted[str(target.stage)] += 1
                kinds.update(target.kinds(made, outcome))
    finally:
        session.close()
    # What guides the fuzzer: of many kinds, and most of them rare.
    assert len(kinds) > 30
    assert Counter(kinds.values())[1] > len(kinds) / 4
    # Models that are refused, and models that are executed to the end.
    assert counted["close"] > 20 if name == "model" else sum(counted.values()) > 10
    assert name != "model" or counted["prepare"] + counted["query"] > 100
