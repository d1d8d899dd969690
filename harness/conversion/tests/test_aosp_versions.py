"""AOSP's claims: the version that its tests give a model is the oldest one to which it can be converted."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from nnconform.harness.conversion.convert import compliant_with, convert_to
from nnconform.harness.conversion.defaults import without_default_arguments
from nnconform.harness.conversion.slicing import slice_for
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.spec.jsonl import read_jsonl
from nnconform.harness.tests.shared_data import shared_data
from nnconform.harness.validate.by_version import needs_of
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.version import required_version


@pytest.mark.nightly(daily="test_one_case_in_eight_is_compliant_from_its_own_version_on")
def test_each_case_is_compliant_from_its_own_version_on() -> None:
    assert _examined(1) == {"all": 2630, "claimed": 1962, "shortened": 240}


def test_one_case_in_eight_is_compliant_from_its_own_version_on() -> None:
    seen = _examined(8)
    assert seen["claimed"] > 200
    assert seen["shortened"] > 10


def _examined(one_in: int) -> Counter[str]:
    """Examine one in so many of AOSP's cases of each file; return how many of which kind there are."""
    seen = Counter[str]()
    for path in sorted(shared_data("aosp_cases").glob("*.jsonl.gz")):
        for case in islice(read_jsonl(path), 0, None, one_in):
            seen["all"] += 1
            if case.min_version is None or case.expect_failure:
                continue
            model, least = case.model, case.min_version
            older_ones = [version for version in HalVersion if version < least]
            assert compliant_with(model, least), case.name
            assert not older_ones or not compliant_with(model, older_ones[-1]), case.name
            converted = convert_to(model, least)
            checked = validate_model(converted)
            assert required_version(converted, checked) == least, case.name
            assert max(need.version for need in needs_of(converted, checked)) == least, case.name
            assert len(converted.main.operations) == len(model.main.operations)
            seen["claimed"] += 1
            seen["shortened"] += without_default_arguments(model) is not model
            # All of it is in the slice of its own version, and what an older one has is less.
            whole = slice_for(model, least)
            assert whole.model is not None, case.name
            assert len(whole.operations) == whole.count, case.name
            older = slice_for(model, HalVersion.V1_0)
            assert (len(older.operations) == older.count) == (least == HalVersion.V1_0), case.name
            if older.model is not None:
                assert required_version(older.model, validate_model(older.model)) == HalVersion.V1_0, case.name
    return seen
