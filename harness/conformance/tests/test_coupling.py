"""A case and its signed twin in a run with ``coupling``: what passes, what fails, and under which profile."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.conformance.support import models
from nnconform.harness.execution.session import Session
from nnconform.harness.model.authority import Profile
from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.graph import Operation
from nnconform.harness.results.verdict import Verdict

FAULTY = "service:inproc:reference_driver.faulty?fault=coupling"
CASE = models.case("add_quant8")


def outcome_of(address, case=CASE, profile=Profile.HAL, coupling=True):
    session = Session(address, profile=profile)
    try:
        return run_case(session, case, coupling=coupling)
    finally:
        session.close()


@pytest.mark.parametrize("address", ["inproc:reference_driver", "service:inproc:reference_driver?hal=1.2"])
@pytest.mark.parametrize("name", ["add_quant8", "add_signed8", "add_float32", "hashtable_float32"])
def test_right_drivers_pass(address, name):
    case = models.case(name)
    wanted = Verdict.NOT_APPLICABLE if name == "add_signed8" and "1.2" in address else Verdict.PASSED
    assert outcome_of(address, case).verdict is wanted


@pytest.mark.parametrize(
    ("fault", "verdict"),
    [
        ("signed_not_supported", Verdict.ERROR),
        ("signed_one_step_off", Verdict.WRONG),
        ("signed_written_as_unsigned", Verdict.WRONG),
        ("signed_fails_in_bursts", Verdict.ERROR),
        ("signed_wrong_when_timed", Verdict.WRONG),
    ],
)
def test_faulty_drivers_fail(fault, verdict):
    outcome = outcome_of(f"{FAULTY}.{fault}")
    assert outcome.verdict is verdict
    assert "twin" in outcome.message
    assert outcome_of(f"{FAULTY}.{fault}", coupling=False).verdict is Verdict.PASSED


def test_a_twin_alone_is_reported():
    add = CASE.model.main
    first, _, _, last = add.operands
    main = replace(
        add,
        operands=(first, replace(last, scale=1 / 128, zero_point=128)),
        operations=(Operation(OperationType.TANH, (0,), (1,)),),
        input_indexes=(0,),
        output_indexes=(1,),
    )
    tanh = replace(CASE, model=replace(CASE.model, main=main, operand_values=b""), inputs=CASE.inputs[:1])
    outcome = outcome_of(f"{FAULTY}.unsigned_missing_from_one_operation", tanh)
    assert outcome.verdict is Verdict.ERROR
    assert "unsigned not supported, signed supported" in outcome.message


@pytest.mark.parametrize(
    ("fault", "profile", "verdict"),
    [
        ("signed_not_supported", Profile.VTS, Verdict.ERROR),
        ("signed_one_step_off", Profile.VTS, Verdict.ADVICE),
        ("signed_written_as_unsigned", Profile.VTS, Verdict.WRONG),
        ("signed_one_step_off", Profile.HAL, Verdict.WRONG),
    ],
)
def test_profiles(fault, profile, verdict):
    assert outcome_of(f"{FAULTY}.{fault}", profile=profile).verdict is verdict
