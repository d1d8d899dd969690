"""Checks of the coupling of unsigned and signed 8-bit tensors (HAL 1.3), for each operation that has both."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

from nnconform.harness.conformance import coupling
from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.execution.expect import not_applicable
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.per_op import draw
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import HalVersion, OperandType, OperationType
from nnconform.harness.ops.operation import Op, Signature
from nnconform.harness.ops.table import TABLE
from nnconform.harness.results.verdict import Stage, Verdict, VerdictReached
from nnconform.harness.spec.case import Case
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.version import required_version


def _is_unsigned(signature: Signature) -> bool:
    arguments = (*signature.form.inputs, *signature.form.outputs)
    types = [signature.row.type_of(argument) for argument in arguments if not argument.any_type]
    return OperandType.TENSOR_QUANT8_ASYMM in types and signature.since <= HalVersion.V1_3


def _is_coupled(op: Op) -> bool:
    return op.has_signed_twin and not op.random and any(map(_is_unsigned, op.signatures()))


_OPERATIONS = tuple(code.name for code, op in TABLE.items() if _is_coupled(op))


@cache
def _cases(name: str) -> tuple[tuple[Case, Case], ...]:
    """Return a drawn call of each unsigned signature of an operation, and its twin, without their right outputs."""
    return tuple(_draw(name))


def _draw(name: str) -> Iterator[tuple[Case, Case]]:
    op = TABLE[OperationType[name]]
    for number, signature in enumerate(filter(_is_unsigned, op.signatures())):
        drawn = draw(Choices.from_seed(number), op, signature.form, signature.row)
        outputs = (None,) * len(drawn.model.main.output_indexes)
        case = Case(f"{name.lower()}_{number}", drawn.model, drawn.inputs, outputs)
        twin = coupling.twin_of(case, HalVersion.V1_3)
        if twin is not None and required_version(twin.model, validate_model(twin.model)) <= HalVersion.V1_3:
            yield case, twin


@check(
    Level.VTS,
    since=HalVersion.V1_3,
    source=f"{coupling.VTS}; {coupling.GUIDE}",
    stage=Stage.PREPARE,
    variants=_OPERATIONS,
)
def supports_both_or_neither(subject: Subject, name: str) -> None:
    """A driver that supports a call of an operation on TENSOR_QUANT8_ASYMM supports the same call on
    TENSOR_QUANT8_ASYMM_SIGNED too, and the other way round.
    """
    pairs = [coupling.prepare_both(subject, case, twin) for case, twin in _cases(name)]
    if not any(pairs):
        raise VerdictReached(Verdict.UNSUPPORTED, f"the driver supports {name} on neither")


@check(Level.TEXT, since=HalVersion.V1_3, source=coupling.GUIDE, variants=_OPERATIONS)
def gives_the_same_results(subject: Subject, name: str) -> None:
    """A call on TENSOR_QUANT8_ASYMM and the same call on TENSOR_QUANT8_ASYMM_SIGNED, with inputs and zero points less
    128, have the same outputs, those of 8 bits 128 apart, on every path, timed or not; most of the quantised values may
    be a unit off, and floats in their last digits, as roundings are.
    """
    tried = 0
    for case, twin in _cases(name):
        pair = coupling.prepare_both(subject, case, twin)
        for way in coupling.ways_of(subject, case) if pair else ():
            unsigned, signed = (
                partial(coupling.execute_unjudged, subject, each, prepared, way)
                for each, prepared in zip((case, twin), pair or (), strict=True)
            )
            coupling.expect_alike(subject, case, unsigned, signed, way.name)
            tried += 1
    if not tried:
        not_applicable(f"the driver supports {name} on neither")
