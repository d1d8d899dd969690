"""Something other than the bundled kernels confirms the numbers of every operation: ``confirmations.json``."""

from __future__ import annotations

from collections import Counter

from nnconform.generated_tests.tests.specs import FAMILIES, cases
from nnconform.harness.cli.commands.confirm import BY_HAND, count_sources
from nnconform.harness.cli.commands.docs import CONFIRMATIONS, read_confirmations
from nnconform.harness.ops.table import TABLE
from nnconform.harness.tests.whole_repo.tree import ROOT

NAMES = [op.code.name for op in TABLE.values()]
CONFIRM = "run nnconform confirm with all drivers that confirmations.json names, and commit the result"


def committed():
    return read_confirmations(ROOT / CONFIRMATIONS)


def by_hand():
    """How many cases of hand-made specs each operation has now."""
    counts = {}
    for family in FAMILIES:
        count_sources(cases(family), counts)
    return {name: found[BY_HAND] for name, found in counts.items() if found[BY_HAND]}


def unconfirmed(confirmations):
    """The operations that nothing confirms."""
    return [name for name in NAMES if not sum(confirmations.get(name, {}).values())]


def stale(confirmations, counted):
    """``name: count in the file, count now`` for each operation where the two differ."""
    names = sorted({*confirmations, *counted})
    kept = Counter({name: found.get(BY_HAND, 0) for name, found in confirmations.items()})
    return [f"{name}: {kept[name]}, {counted.get(name, 0)}" for name in names if kept[name] != counted.get(name, 0)]


def test_every_operation_is_confirmed():
    assert unconfirmed(committed()) == [], f"nothing confirms these: write a spec by hand, or {CONFIRM}"


def test_an_operation_that_nothing_confirms_is_found():
    complete = {name: {"AOSP cases": 1} for name in NAMES}
    assert unconfirmed(complete) == []
    without = {name: found for name, found in complete.items() if name != "PRELU"}
    assert unconfirmed(without) == ["PRELU"]
    assert unconfirmed({**complete, "PRELU": {}}) == ["PRELU"]
    assert unconfirmed({**complete, "PRELU": {"service:litert:": 0}}) == ["PRELU"]


def test_the_counts_of_hand_made_specs_are_fresh():
    assert stale(committed(), by_hand()) == [], CONFIRM


def test_a_stale_count_is_found():
    counted = by_hand()
    assert set(counted) >= {"ADD", "PRELU"}
    fresh = {name: {BY_HAND: count, "AOSP cases": 3} for name, count in counted.items()}
    assert stale(fresh, counted) == []
    count = counted["PRELU"]
    assert stale({**fresh, "PRELU": {BY_HAND: count + 1}}, counted) == [f"PRELU: {count + 1}, {count}"]
    assert stale({name: found for name, found in fresh.items() if name != "PRELU"}, counted) == [f"PRELU: 0, {count}"]
    assert stale({**fresh, "GONE": {BY_HAND: 2}}, counted) == ["GONE: 2, 0"]
