"""Generates the conformance suite's cases: for each class of a signature one that reaches it and is not vacuous.

The plan follows from the definitions and one seed. Each class has choices of its own, so that a change to one
definition changes that operation's cases and no others.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.classes import Class, classes_of, reachable
from nnconform.harness.generate.constraints import EXTRA, constraints_for, mixed_constraints
from nnconform.harness.generate.output_scales import Answerer, choose_output_scales, expected_outputs
from nnconform.harness.generate.per_op import Undrawable, draw
from nnconform.harness.generate.unspecified import depends_on_unspecified
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Op, Signature
from nnconform.harness.oracle.compare import compare
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.oracle.tolerance import is_relaxed
from nnconform.harness.oracle.vacuity import passing_wrong_answers
from nnconform.harness.spec.case import Case
from nnconform.harness.validate.once import validated
from nnconform.harness.validate.version import required_version

# Draws for one class before it is reported as a hole, and drafts for a draw: where a call can be drawn one of the first
# is valid, and each further draw begins anew.
DRAWS, DRAFTS = 24, 8
# What no draw can mend is known after so many in a row that are refused, or that let no fewer wrong answers pass.
REFUSALS, PATIENCE = 12, 16
# Draws that aim at many classes of a signature at once.
MIXED = 16
# Samples are compared by their distribution, whose tolerance the oracle decides; this value only selects that test.
SAMPLES_TOLERANCE = 0.05
# The beginning of the reason of a hole that no valid call can fill.
REFUSED = "the contract refuses it"
_EXTRAS = frozenset(extra.name for extra in EXTRA)
SOURCE = "the bundled reference driver in float64, confirmed elsewhere: see operations.md"


@dataclass
class Generated:
    """The cases of an operation, the classes they reach, the unreached classes with the reasons, and for vacuous cases,
    kept where no draw was better, the wrong answers that pass.
    """

    cases: list[Case] = field(default_factory=list)
    reached: set[Class] = field(default_factory=set)
    holes: dict[Class, str] = field(default_factory=dict)
    vacuous: dict[str, list[str]] = field(default_factory=dict)


def generate(op: Op, oracle: Answerer, seed: int, rounding: Answerer | None = None) -> Generated:
    """Return the cases of one operation: first some that reach many classes at once, then one for each remaining
    class. No case fails ``rounding``, a right driver whose sums in float16 are less precise than others'.
    """
    generated = Generated()
    for signature in op.signatures():
        wanted = list(_classes(op, signature))
        for turn in range(MIXED):
            left = [each for each in wanted if each not in generated.reached]
            if len(left) > 1:
                mix_seed = zlib.crc32(f"{seed} {turn} {wanted[0]}".encode())
                _mix(op, signature, left, oracle, rounding, mix_seed, generated)
        for each in wanted:
            if each not in generated.reached:
                _reach(op, signature, each, oracle, rounding, seed, generated)
    return generated


def _unfit(
    model: Model, inputs: Sequence[Array | None], outputs: Sequence[Array | None], rounding: Answerer | None
) -> str:
    """Return why a right driver may have other outputs, "" if none may."""
    if reason := depends_on_unspecified(model, inputs, outputs):
        return reason
    if rounding is None or not is_relaxed(model):
        return ""
    right = compare(model, outputs, rounding.outputs(model, inputs)).passed
    return "" if right else "sums in float16 are too imprecise for the tolerance"


def _mix(
    op: Op,
    signature: Signature,
    left: list[Class],
    oracle: Answerer,
    rounding: Answerer | None,
    seed: int,
    generated: Generated,
) -> None:
    """Draw a case for several classes at once; keep it if it reaches at least two new ones and is not vacuous."""
    choices = Choices.from_seed(seed)
    try:
        constraints = mixed_constraints(left, signature, choices)
        call = draw(choices, op, signature.form, signature.row, constraints, DRAFTS)
        # Scales of outputs make no class: what reaches none needs no answer.
        new = classes_of(call.model) & set(left)
        if len(new) < 2:
            return
        model, answers = choose_output_scales(call, oracle)
    except (Undrawable, Unanswered):
        return
    outputs = expected_outputs(call, answers)
    if _unfit(model, call.inputs, outputs, rounding):
        return
    if not passing_wrong_answers(model, call.inputs, outputs):
        generated.reached |= new
        generated.cases.append(
            _case(op, len(generated.cases), left[0]._replace(property="mixed"), model, call.inputs, outputs)
        )


def _classes(op: Op, signature: Signature) -> Iterator[Class]:
    """Yield the classes of a signature, and the extra ones that only constraints can reach."""
    plain = list(reachable(op, signature.form, signature.row))
    yield from plain
    for extra in EXTRA:
        if extra.applies(signature):
            yield plain[0]._replace(property=extra.name)


def _reach(
    op: Op,
    signature: Signature,
    wanted: Class,
    oracle: Answerer,
    rounding: Answerer | None,
    seed: int,
    generated: Generated,
) -> None:
    """Draw until a case reaches the class and is not vacuous; else keep the case that lets fewest wrong answers
    pass.
    """
    reason, best, better = "", None, 0
    for attempt in range(DRAWS):
        if attempt - better > (PATIENCE if best else REFUSALS):
            break
        choices = Choices.from_seed(zlib.crc32(f"{seed} {attempt} {wanted}".encode()))
        try:
            constraints = constraints_for(wanted, signature, choices)
            call = draw(choices, op, signature.form, signature.row, constraints, DRAFTS)
            reached = classes_of(call.model) | ({wanted} if wanted.property in _EXTRAS else set())
            if wanted not in reached:
                reason = reason or "the definition's arrangement decides otherwise"
                continue
            model, answers = choose_output_scales(call, oracle)
        except (Undrawable, Unanswered) as error:
            reason = reason or str(error)
            continue
        outputs = expected_outputs(call, answers)
        if unfit := _unfit(model, call.inputs, outputs, rounding):
            reason = reason or unfit
            continue
        wrong = passing_wrong_answers(model, call.inputs, outputs)
        if best is None or len(wrong) < len(best[-1]):
            best, better = (reached, model, call.inputs, outputs, wrong), attempt
        if not wrong:
            break
    if best is not None:
        reached, model, inputs, outputs, wrong = best
        generated.reached |= reached
        generated.cases.append(_case(op, len(generated.cases), wanted, model, inputs, outputs))
        if wrong:
            generated.vacuous[generated.cases[-1].name] = wrong
    else:
        refused = wanted.argument and f".{wanted.argument}: " in reason
        generated.holes[wanted] = f"{REFUSED}: {reason}" if refused else reason


def _case(
    op: Op, number: int, wanted: Class, model: Model, inputs: tuple[Array | None, ...], outputs: list[Array | None]
) -> Case:
    mixed = wanted.property == "mixed"
    property = (wanted.property,) if mixed else (wanted.property, wanted.argument, wanted.value)
    words = (op.code.name.lower(), wanted.form, wanted.types, *property, str(number))
    name = "_".join(word for word in words if word)
    name = "".join(letter if letter.isalnum() or letter == "_" else "_" for letter in name)
    expected = tuple(None if output is None else np.asarray(output) for output in outputs)
    # As in AOSP's specs, relaxed models claim no version.
    relaxed = model.relax_computation_float32_to_float16
    version = None if relaxed else required_version(model, validated(model))
    samples = SAMPLES_TOLERANCE if op.random else 0.0
    return Case(name, model, inputs, expected, source=SOURCE, min_version=version, multinomial_tolerance=samples)
