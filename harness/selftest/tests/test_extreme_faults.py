"""Faults at extremes: each names its operations, and the calls at extremes detect it; the right driver passes them."""

from __future__ import annotations

import pytest

from nnconform.harness.model.errors import UsageError
from nnconform.harness.selftest.extreme_faults import ExtremeDetector, extreme_faults, operations_of
from nnconform.harness.selftest.faults import BUNDLED

# A few of each kind, of operations whose calls are quick; ``nnconform extreme-faults`` runs all.
QUICK = ("sizes.share_beyond_128", "sizes.mean_count_in_8_bits", "ranges.tanh_saturates", "ranges.tiny_divisors")


@pytest.mark.parametrize("name", QUICK)
def test_a_sample_of_the_calls_detects_it(name):
    detector = ExtremeDetector(BUNDLED, "sample", 1)
    [detected] = detector.detect(extreme_faults(BUNDLED, name))
    assert detected.call
    assert detected.outcome is not None
    assert detected.outcome.failed
    assert detector.alarms == {}


def test_there_are_many_and_each_names_operations():
    faults = extreme_faults(BUNDLED)
    assert len(faults) >= 60
    assert {fault.name.partition(".")[0] for fault in faults} == {"sizes", "ranges"}
    assert all(operations_of(fault) for fault in faults)


def test_a_pattern_that_matches_none_is_an_error():
    with pytest.raises(UsageError, match="no fault in"):
        extreme_faults(BUNDLED, "operation.aborts")
