"""The expected outputs of the specs, recomputed from the operations' definitions, and in fixed point by LiteRT."""

from __future__ import annotations

from importlib.util import find_spec

import numpy as np
import pytest

from nnconform.generated_tests.tests.specs import FAMILIES, plain_cases
from nnconform.harness.oracle.compare import compare

needs_scipy = pytest.mark.skipif(not find_spec("scipy"), reason="scipy is not installed: pip install 'nnconform[dev]'")
needs_litert = pytest.mark.skipif(
    not find_spec("scipy") or not find_spec("ai_edge_litert"),
    reason="LiteRT is not installed: pip install 'nnconform[dev,litert]'",
)


def recomputable(family, operations):
    """Return the cases of a single operation that can be recomputed."""
    return [
        case
        for case in plain_cases(family)
        if len(case.model.main.operations) == 1 and case.operations()[0] in operations and not case.expect_failure
    ]


def test_some_specs_have_a_second_opinion():
    assert FAMILIES
    assert any("LiteRT" in case.source for family in FAMILIES for case in plain_cases(family))


@pytest.mark.sampled(one_in=6)
@needs_scipy
@pytest.mark.parametrize("family", FAMILIES)
def test_closed_forms_agree(family):
    from nnconform.generated_tests.tools.closed_forms import FORMS, answer  # noqa: PLC0415 - needs scipy, an extra

    single = recomputable(family, FORMS)
    with np.errstate(over="ignore"):
        wrong = [case.name for case in single if not compare(case.model, case.expected, [answer(case)]).passed]
    assert not wrong, f"the specs differ from the definitions: {wrong}"


@pytest.mark.sampled(one_in=2)
@needs_litert
@pytest.mark.parametrize("family", FAMILIES)
def test_litert_gives_the_very_numbers(family):
    from nnconform.generated_tests.tools.litert_kernels import OPERATIONS, answer  # noqa: PLC0415 - needs LiteRT, an extra

    single = [case for case in recomputable(family, OPERATIONS) if "LiteRT" in case.source]
    wrong = [case.name for case in single if not np.array_equal(answer(case), case.expected[0])]
    assert not wrong, f"numbers whose source is given as LiteRT differ from LiteRT's: {wrong}"
