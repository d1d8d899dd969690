"""Equivalence probes: random calls that decide whether a fault changes any output beyond the contract's tolerance.

A fault that no probe shows is equivalent, as an equivalent mutant in mutation testing. Probes are drawn independently
of the suite, and with more extreme values: many equal values, the ends of ranges, full mantissas, large integers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.oracle_device import Oracle
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.classes import reachable
from nnconform.harness.generate.constraints import EXTRA, TAIL, mixed_constraints
from nnconform.harness.generate.output_scales import choose_output_scales, expected_outputs
from nnconform.harness.generate.per_op import Constraints, Undrawable, draw
from nnconform.harness.generate.suite import SAMPLES_TOLERANCE, SOURCE
from nnconform.harness.generate.unspecified import depends_on_unspecified
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import FLOATS, QUANTISED, is_tensor, quantised_range
from nnconform.harness.ops.operation import Op, Signature
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.spec.case import Case

# Draws for each signature.
COUNT = 80
# Integers near this one need more bits than float32 has; they are used where they do not overflow.
NEAR = 2**24
# If the first draws of a signature fail, this many in a row, it has no probes.
MAX_FAILED_DRAWS = 6


class Probe(msgspec.Struct, frozen=True, eq=False):
    """A call with its expected outputs; ``kind``, one of KINDS, describes the contents of its inputs."""

    kind: str
    case: Case

    def compare(self, session: Session) -> str:
        """Compare a driver's outputs with the expected ones: "wrong", "within tolerance", or "" if bytes are equal."""
        if run_case(session, self.case).failed:
            return "wrong"
        outputs = Oracle(session).answer(self.case.model, self.case.inputs)
        pairs = (
            (expected, got) for expected, got in zip(self.case.expected, outputs, strict=True) if expected is not None
        )
        return "" if all(expected.tobytes() == got.tobytes() for expected, got in pairs) else "within tolerance"


def draw_probes(op: Op, signature: Signature, oracle: Oracle, seed: int, about: str = "") -> Iterator[Probe]:
    """Draw up to COUNT probes of a signature, with the outputs of ``oracle`` as expected ones.

    ``about`` names an argument, or a property of one (``argument.detail``), that the probes vary; "" for any.
    """
    classes = list(reachable(op, signature.form, signature.row))
    argument, _, detail = about.partition(".")
    of_argument = [each for each in classes if about and each.argument == argument]
    classes = [each for each in of_argument if detail in (each.property, each.value)] or of_argument or classes
    samples = SAMPLES_TOLERANCE if op.random else 0.0
    failed = 0
    for number in range(COUNT):
        choices = Choices.from_seed(seed * COUNT + number)
        kind = KINDS[number % len(KINDS)]
        try:
            picked = [choices.pick(classes) for _ in range(choices.integer(0, 3))]
            constraints = _constraints(kind, mixed_constraints(picked, signature, choices), op, signature, choices)
            call = draw(choices, op, signature.form, signature.row, constraints)
            model, answers = choose_output_scales(call, oracle)
            if kind == "beyond the range":
                # Its outputs saturate only with the original scales.
                model, answers = call.model, oracle.answer(call.model, call.inputs)
        except (Undrawable, Unanswered):
            failed += 1
            if failed == MAX_FAILED_DRAWS and failed == number + 1:
                return
            continue
        expected = tuple(expected_outputs(call, answers))
        if not depends_on_unspecified(model, call.inputs, expected):
            yield Probe(kind, Case(kind, model, call.inputs, expected, SOURCE, multinomial_tolerance=samples))


def _constraints(kind: str, constraints: Constraints, op: Op, signature: Signature, choices: Choices) -> Constraints:
    if kind == "long rows":
        return _long_rows(constraints, signature, choices)
    fill = {
        arg.name: values
        for arg in signature.form.inputs
        if arg.type is None and not arg.any_type and is_tensor(signature.row.type_of(arg))
        if (values := _contents(kind, op, signature.row.type_of(arg), choices)) is not None
    }
    # A relaxed model may lose the digits that these contents are meant to test.
    return replace(constraints, fill=fill, relaxed=constraints.relaxed and not fill)


def _long_rows(constraints: Constraints, signature: Signature, choices: Choices) -> Constraints:
    """Make the last axis of the first tensor long, and the named last axes of outputs at random."""
    tail = next(extra for extra in EXTRA if extra.name == "tail")
    if not tail.applies(signature):
        return constraints
    long = tail.wish(signature, choices)
    last = [arg.extents[-1] for arg in signature.form.outputs if arg.extents]
    sizes = {**long.sizes, **{name: TAIL for name in last if isinstance(name, str) and choices.flag()}}
    return replace(constraints, sizes=sizes, extents=long.extents, ranks={})


def _contents(kind: str, op: Op, code: T, choices: Choices) -> tuple[Any, ...] | None:
    random = np.random.default_rng(choices.integer(0, 2**31 - 1))
    if kind == "equal values":
        return tuple(int(each) for each in random.integers(1, 4, 97))
    if kind == "nearly equal" and code == T.TENSOR_FLOAT32:
        return tuple(1 + float(each) * 2.0**-22 for each in random.integers(-4, 4, 97))
    if kind == "nearly equal" and code == T.TENSOR_INT32:
        near = min(op.largest_integer, NEAR)
        return tuple(near + int(each) for each in random.integers(-4, 4, 97))
    if kind == "full mantissas" and code in FLOATS:
        return tuple(float(each) for each in random.uniform(-3, 3, 97))
    if kind == "beyond the range":
        if code in QUANTISED:
            return tuple(int(each) for each in random.choice(quantised_range(code), 97))
        if code in FLOATS:
            return tuple(float(each) for each in random.uniform(-500, 500, 97))
        if code == T.TENSOR_INT32:
            return tuple(int(each) for each in random.integers(-op.largest_integer, op.largest_integer, 97))
    return None


KINDS = ("typical", "equal values", "full mantissas", "nearly equal", "beyond the range", "long rows")
