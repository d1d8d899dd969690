"""What a driver does not support, and its reasons, are in the verdict's message, also from another process."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.conformance.check import find_checks
from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.conformance.run_check import run_trials
from nnconform.harness.conformance.support import models
from nnconform.harness.driver.compute import ComputeDevice, device
from nnconform.harness.driver.interface import Device
from nnconform.harness.execution.session import Session
from nnconform.harness.model.graph import Model
from nnconform.harness.results.verdict import Verdict


class Refusing(ComputeDevice):
    """Supports nothing, and gives a reason."""

    def reasons(self, model: Model) -> Sequence[str]:
        return ["the adder is broken"] * len(model.main.operations)


def _nothing(model: Model) -> list[bool]:
    return [False] * len(model.main.operations)


def with_reasons() -> Device:
    plain = device(_nothing, lambda model: lambda inputs: [])
    return Refusing(_nothing, lambda model: lambda inputs: [], "refusing", plain.info())


def without_reasons() -> Device:
    return device(_nothing, lambda model: lambda inputs: [])


def test_the_reason_is_in_the_verdict():
    for scheme in ("inproc", "service:inproc"):
        for how, reason in [("with", ": the adder is broken"), ("without", "")]:
            session = Session(f"{scheme}:{__name__}:{how}_reasons")
            outcome = run_case(session, models.case("add_float32"))
            session.close()
            assert outcome.verdict is Verdict.UNSUPPORTED
            assert outcome.message == f"the driver does not support ADD{reason}"


def test_a_check_tells_which_operation_on_which_tensors_and_why():
    for how, reason in [("with", ": the adder is broken"), ("without", "")]:
        session = Session(f"inproc:{__name__}:{how}_reasons")
        outcome = dict(run_trials(session, next(iter(find_checks("preparation.prepares_a_model_twice")))))
        session.close()
        (only,) = outcome.values()
        assert only.verdict is Verdict.UNSUPPORTED
        assert only.message.startswith("the driver does not support ")
        assert " of TENSOR_FLOAT32[" in only.message
        assert only.message.endswith(reason)
