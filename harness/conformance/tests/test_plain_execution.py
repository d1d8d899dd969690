"""A check that fails says whether its case fails in a plain execution too."""

from __future__ import annotations

import numpy as np
import pytest

from nnconform.harness.conformance.check import all_checks
from nnconform.harness.conformance.run_check import run_trials
from nnconform.harness.execution.session import Session
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


class _AllWrong(ReferencePreparedModel):
    """Adds one to all floats."""

    def compute(self, inputs, limits):
        return [
            each + each.dtype.type(1) if each.dtype == np.float32 else each for each in super().compute(inputs, limits)
        ]


class AllWrong(ReferenceDevice):
    """A driver of which every operation is wrong."""

    prepared_model = _AllWrong


FAULTY = "nnconform.reference_driver.faulty"
HINT = "fails a plain execution too: if the tests of ADD alone fail, mend that first"


def _failures(address, check):
    (check,) = (each for each in all_checks() if each.name == check)
    outcomes = [outcome for _, outcome in run_trials(Session(address), check)]
    return [each for each in outcomes if each.failed]


@pytest.mark.parametrize("scheme", ["inproc", "service:inproc"])
@pytest.mark.parametrize(
    ("driver", "check", "hinted"),
    [
        (f"{__name__}:AllWrong", "burst.executes_again_and_again", True),
        (f"{FAULTY}?fault=burst.reads_memories_once", "burst.executes_again_and_again", False),
    ],
)
def test_a_failure_tells_whether_the_operation_is_wrong_by_itself(scheme, driver, check, hinted):
    failures = _failures(f"{scheme}:{driver}", check)
    assert failures
    assert [HINT in each.message for each in failures] == [hinted] * len(failures)
    assert all("\nthe case is " in each.message and "(ADD)" in each.message for each in failures)
    assert [bool(each.details.get("plain execution")) for each in failures] == [hinted] * len(failures)
