"""Where a driver breaks down in a check, the message says at what."""

from __future__ import annotations

import os

import pytest

from nnconform.harness.conformance.check import all_checks
from nnconform.harness.conformance.run_check import run_check
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.results.verdict import Verdict
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


class _EndsWithIt(ReferencePreparedModel):
    """Ends the process once a request is refused, or an execution fails."""

    def execute_synchronously(self, request, *arguments, **more):
        result = super().execute_synchronously(request, *arguments, **more)
        if result.status != ErrorStatus.NONE:
            os._exit(3)
        return result


class EndsOnBrokenRequests(ReferenceDevice):
    """A driver whose process ends at an execution that is not valid."""

    prepared_model = _EndsWithIt


class EndsOnBrokenModels(ReferenceDevice):
    """A driver whose process ends where a model is not valid."""

    def supported_operations(self, model):
        status, supported = super().supported_operations(model)
        if status != ErrorStatus.NONE:
            os._exit(3)
        return status, supported


class _EndsAtTheThird(ReferencePreparedModel):
    """Ends the process at its third execution."""

    count = 0

    def compute(self, inputs, limits):
        self.count += 1
        if self.count == 3:
            os._exit(3)
        return super().compute(inputs, limits)


class EndsAtTheThird(ReferenceDevice):
    """A driver whose process ends at the third execution of a prepared model."""

    prepared_model = _EndsAtTheThird


@pytest.mark.parametrize(
    ("driver", "check", "variant", "at"),
    [
        ("EndsOnBrokenModels", "mutation.refused_by_the_query", "operand_rank", "operand_rank 0 at main.operands["),
        ("EndsOnBrokenRequests", "requests.broken_ones_are_refused", "pool_index", "at request.inputs[0]"),
        ("EndsAtTheThird", "free_results.are_due_at_run_time", "GATHER", "GATHER"),
        ("EndsAtTheThird", "confusions.tell_shapes_apart", "", "a sum"),
    ],
)
def test_a_crash_says_at_what(driver, check, variant, at):
    (found,) = (each for each in all_checks() if each.name == check)
    session = Session(f"service:inproc:{__name__}:{driver}")
    trials = [each for each in found.trials(session.hal()) if each[0].endswith(f"[{variant}]" if variant else "")]
    outcome, _ = run_check(session, found, *trials[0])
    assert outcome.verdict is Verdict.CRASHED
    assert at in outcome.message.partition("\nthe driver was at ")[2]
