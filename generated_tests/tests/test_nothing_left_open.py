"""No generated case depends on what the contract leaves unspecified: correct drivers that differ there all pass."""

from __future__ import annotations

import pytest

from nnconform.generated_tests.tests.specs import FOLDER
from nnconform.harness.generate.unspecified import depends_on_unspecified
from nnconform.harness.spec.jsonl import SUFFIX, read_jsonl

DRAWN = sorted(path for folder in ("found", "generated") for path in (FOLDER / folder).glob(f"*{SUFFIX}"))


@pytest.mark.sampled(one_in=6)
@pytest.mark.parametrize("path", DRAWN, ids=lambda path: f"{path.parent.name}/{path.name.removesuffix(SUFFIX)}")
def test_nothing_is_left_open(path):
    cases = [case for case in read_jsonl(path) if not case.expect_failure]
    assert cases
    unspecified = {
        case.name: why for case in cases if (why := depends_on_unspecified(case.model, case.inputs, case.expected))
    }
    assert unspecified == {}
