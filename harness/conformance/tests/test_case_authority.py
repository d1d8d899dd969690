"""A case that fails says by whose authority, and a profile without that demand takes it as advice."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.conformance.case_authority import authority_of
from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.conformance.support import models
from nnconform.harness.execution.oracle_device import Oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.per_op import Constraints, draw
from nnconform.harness.model.authority import Level, Profile
from nnconform.harness.model.codes import HalVersion, OperationType
from nnconform.harness.ops.table import TABLE
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

OFF_BY_ONE = "inproc:reference_driver.faulty?fault=operation.off_by_one&operation="


ANY = Constraints()


def drawn_case(code: OperationType, constraints: Constraints = ANY) -> Case:
    """Return a call of the operation with the reference driver's outputs."""
    op = TABLE[code]
    signature = next(op.signatures())
    drawn = draw(Choices.from_seed(2), op, signature.form, signature.row, constraints)
    session = Session("inproc:reference_driver?hal=aidl4")
    expected = Oracle(session).answer(drawn.model, drawn.inputs)
    session.close()
    return Case(f"{code.name} drawn", drawn.model, drawn.inputs, tuple(expected))


WITHOUT_AXES = Constraints(omitted=frozenset({"axes"}))
WITHOUT_PERM = Constraints(omitted=frozenset({"perm"}), ranks={"input": 3})


@pytest.mark.parametrize(
    ("code", "constraints", "level", "source"),
    [
        (
            OperationType.MEAN,
            Constraints(),
            Level.VTS,
            "types.hal 1.1, MEAN; tolerance: TENSOR_FLOAT32 1e-05 + 5.96e-07",
        ),
        (OperationType.MEAN, WITHOUT_AXES, Level.TEXT, "types.hal 1.1, MEAN, dimensions to reduce"),
        (OperationType.SQUEEZE, WITHOUT_AXES, Level.VTS, "types.hal 1.1, SQUEEZE; "),
        (OperationType.TRANSPOSE, WITHOUT_PERM, Level.TEXT, "types.hal 1.1, TRANSPOSE, perm"),
        (OperationType.ARGMAX, ANY, Level.VTS, "types.hal 1.2, ARGMAX; tolerance: TENSOR_INT32 exact"),
        (OperationType.REVERSE, ANY, Level.VTS, "OperationType.aidl, REVERSE"),
    ],
    ids=["ordinary", "text alone", "omitted with its rank", "rank 3", "exact", "aidl"],
)
def test_the_authority_of_a_call_is_its_document(code, constraints, level, source):
    authority = authority_of(drawn_case(code, constraints))
    assert authority is not None
    assert authority.level is level
    assert authority.source.startswith(source)


@pytest.mark.parametrize(
    ("constraints", "profile", "verdict"),
    [
        (ANY, Profile.VTS, Verdict.WRONG),
        (WITHOUT_AXES, Profile.VTS, Verdict.ADVICE),
        (WITHOUT_AXES, Profile.HAL, Verdict.WRONG),
        (WITHOUT_AXES, Profile.STRICT, Verdict.WRONG),
    ],
)
def test_a_profile_fails_a_driver_for_what_it_demands(constraints, profile, verdict):
    session = Session(OFF_BY_ONE + "MEAN", profile=profile)
    outcome = run_case(session, drawn_case(OperationType.MEAN, constraints))
    session.close()
    assert outcome.verdict is verdict
    assert outcome.details["authority"].startswith("text: " if constraints is WITHOUT_AXES else "vts: ")


def test_a_driver_that_is_right_needs_no_authority():
    session = Session("inproc:reference_driver", profile=Profile.STRICT)
    outcome = run_case(session, drawn_case(OperationType.MEAN, WITHOUT_AXES))
    session.close()
    assert outcome.verdict is Verdict.PASSED
    assert "authority" not in outcome.details


def test_the_operations_of_subgraphs_are_named_and_few_of_many():
    case = models.cases(HalVersion.V1_3)
    loop = next(each for each in case if each.model.referenced)
    authority = authority_of(loop)
    assert authority is not None
    assert "types.hal 1.3, " in authority.source
    assert all(f", {name}" in authority.source for name in loop.operations()[:6])


def test_an_invalid_case_is_the_texts_own_or_nobodys():
    case = drawn_case(OperationType.MEAN)
    main = replace(case.model.main, operands=())
    broken = replace(case, model=replace(case.model, main=main))
    assert authority_of(broken) is None
    refused = authority_of(replace(broken, expect_failure=True, source="by hand"))
    assert refused is not None
    assert refused.level is Level.TEXT
    session = Session("inproc:reference_driver")
    outcome = run_case(session, broken)
    session.close()
    assert outcome.verdict is Verdict.ERROR
    assert "authority" not in outcome.details


def test_a_vendors_operation_has_the_vendors_document():
    case = drawn_case(OperationType.TANH)
    step = replace(case.model.main.operations[0], type=(7 << 16) + 3)
    model = replace(
        case.model,
        main=replace(case.model.main, operations=(step,)),
        extension_name_to_prefix=(("com.example.test", 7),),
    )
    authority = authority_of(replace(case, model=model, expected=(np.zeros(1),)))
    assert authority is not None
    assert f"the extension's own document, operation {step.type}" in authority.source
