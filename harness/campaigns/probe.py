"""Probe of what a driver supports: one generated call of each signature of an operation is executed on it."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from enum import StrEnum

import msgspec

from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.oracle_device import Oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.classes import types_name
from nnconform.harness.generate.output_scales import choose_output_scales, expected_outputs
from nnconform.harness.generate.per_op import Undrawable, draw
from nnconform.harness.generate.suite import SAMPLES_TOLERANCE, SOURCE
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.errors import DriverFault
from nnconform.harness.model.graph import Model
from nnconform.harness.ops.operation import Op, Signature
from nnconform.harness.ops.table import TABLE
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.oracle.vacuity import passing_wrong_answers
from nnconform.harness.results.verdict import Outcome, Verdict
from nnconform.harness.spec.case import Case

# Draws of one signature, at most, until a wrong output would be seen.
_DRAWS = 16


class Support(StrEnum):
    """Whether a call works, compared with what the driver claims."""

    YES = "yes"
    NO = "no"
    BROKEN = "claimed but failing"
    HIDDEN = "working but not claimed"
    UNKNOWN = "not tried"


class SignatureSupport(msgspec.Struct, frozen=True):
    """The support of one signature. ``outcome`` is that of its call; None if no call could be drawn."""

    op: Op
    signature: Signature
    support: Support
    outcome: Outcome | None = None

    @property
    def types(self) -> str:
        """The types of the signature's tensors."""
        return types_name(self.signature.form, self.signature.row)

    def __str__(self) -> str:
        return f"{self.op.code.name} {self.signature.form.name} {self.types}".rstrip()


def probe(session: Session, op: Op, oracle: Oracle, seed: int) -> Iterator[SignatureSupport]:
    """Run a call of every signature of ``op`` that the driver's HAL version has."""
    for signature in op.signatures():
        if signature.since <= session.hal():
            yield _probe(session, op, signature, oracle, seed)


def claimed_operations(session: Session, seed: int) -> tuple[int, int]:
    """Return how many operations the driver claims to support in some signature, and how many its HAL version has."""
    known = [op for op in TABLE.values() if op.since <= session.hal()]
    return sum(any(claims(session, model) for model in models_of(session, op, seed)) for op in known), len(known)


def models_of(session: Session, op: Op, seed: int) -> Iterator[Model]:
    """Yield one model of each signature."""
    for signature in op.signatures():
        if signature.since <= session.hal():
            try:
                yield draw(_choices(op, signature, seed, 0), op, signature.form, signature.row).model
            except Undrawable:
                continue


def _probe(session: Session, op: Op, signature: Signature, oracle: Oracle, seed: int) -> SignatureSupport:
    case = _case(op, signature, oracle, seed)
    if case is None:
        return SignatureSupport(op, signature, Support.UNKNOWN)
    try:
        claimed = claims(session, case.model)
    except DriverFault:
        session.discard_device()  # it breaks down again in the case, whose outcome shows how
        claimed = True
    outcome = run_case(session, case)
    if outcome.failed:
        return SignatureSupport(op, signature, Support.BROKEN, outcome)
    if outcome.verdict is Verdict.PASSED:
        return SignatureSupport(op, signature, Support.YES if claimed else Support.HIDDEN, outcome)
    return SignatureSupport(op, signature, Support.BROKEN if claimed else Support.NO, outcome)


def claims(session: Session, model: Model) -> bool:
    """Whether the driver claims to support every operation of ``model``."""
    device = session.device()
    status, supported = session.ask("supported_operations", lambda: device.supported_operations(model))
    return status == ErrorStatus.NONE and len(supported) == len(model.main.operations) and all(supported)


def _case(op: Op, signature: Signature, oracle: Oracle, seed: int) -> Case | None:
    """Draw a call that wrong outputs would fail, else return the last one drawn; None if none can be drawn."""
    case = None
    for attempt in range(_DRAWS):
        try:
            call = draw(_choices(op, signature, seed, attempt), op, signature.form, signature.row)
            model, answers = choose_output_scales(call, oracle)
        except (Undrawable, Unanswered):
            continue
        outputs = expected_outputs(call, answers)
        samples = SAMPLES_TOLERANCE if op.random else 0.0
        case = Case(op.code.name, model, call.inputs, tuple(outputs), SOURCE, multinomial_tolerance=samples)
        if not passing_wrong_answers(model, call.inputs, outputs):
            break
    return case


def _choices(op: Op, signature: Signature, seed: int, attempt: int) -> Choices:
    name = f"{seed} {attempt} {op.code.name} {signature.form.name} {types_name(signature.form, signature.row)}"
    return Choices.from_seed(zlib.crc32(name.encode()))
