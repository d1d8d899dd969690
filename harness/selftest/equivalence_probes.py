"""Random calls that tell a fault that matters from an equivalent one, which the contract cannot tell from none.

A fault that answers all of them right is equivalent. They are drawn apart from the suite, and wilder: many equal
values, the ends of ranges, full mantissas, large integers.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

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
from nnconform.harness.oracle.bounds import Unanswered
from nnconform.harness.spec.case import Case

COUNT = 80
# Integers that tell 32 bits from fewer, where they do not overflow.
NEAR = 2**24
# After so many draws that fail, and none that does not, a signature has no probes.
MAX_FAILED_DRAWS = 6


@dataclass(frozen=True, slots=True, eq=False)
class Probe:
    """A call with the right answer; ``kind``, one of KINDS, describes its contents."""

    kind: str
    case: Case

    def compare(self, session: Session) -> str:
        """A driver's answer against the right one: "wrong", "within tolerance", or "" where they are the same bytes."""
        if run_case(session, self.case).failed:
            return "wrong"
        outputs = Oracle(session).answer(self.case.model, self.case.inputs)
        pairs = ((one, two) for one, two in zip(self.case.expected, outputs, strict=True) if one is not None)
        return "" if all(one.tobytes() == two.tobytes() for one, two in pairs) else "within tolerance"


def draw_probes(op: Op, signature: Signature, oracle: Oracle, seed: int, about: str = "") -> Iterator[Probe]:
    """Up to COUNT probes of a signature, answered by the driver of ``oracle``.

    ``about`` is "" for any, or names an argument, or (``argument.detail``) a property of one, that they vary.
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
            some = [choices.pick(classes) for _ in range(choices.integer(0, 3))]
            wish = _wish(kind, mixed_constraints(some, signature, choices), op, signature, choices)
            drawn = draw(choices, op, signature.form, signature.row, wish)
            model, answers = choose_output_scales(drawn, oracle)
            if kind == "beyond the range":
                # Its outputs saturate only with the scales that they were drawn with.
                model, answers = drawn.model, oracle.answer(drawn.model, drawn.inputs)
        except (Undrawable, Unanswered):
            failed += 1
            if failed == MAX_FAILED_DRAWS and failed == number + 1:
                return
            continue
        right = tuple(expected_outputs(drawn, answers))
        if not depends_on_unspecified(model, drawn.inputs, right):
            yield Probe(kind, Case(kind, model, drawn.inputs, right, SOURCE, multinomial_tolerance=samples))


def _wish(kind: str, wish: Constraints, op: Op, signature: Signature, choices: Choices) -> Constraints:
    if kind == "long rows":
        return _long(wish, signature, choices)
    fill = {
        arg.name: values
        for arg in signature.form.inputs
        if arg.type is None and not arg.any_type and is_tensor(signature.row.type_of(arg))
        if (values := _contents(kind, op, signature.row.type_of(arg), choices)) is not None
    }
    # A relaxed model may lose the digits that such contents are drawn for.
    return replace(wish, fill=fill, relaxed=wish.relaxed and not fill)


def _long(wish: Constraints, signature: Signature, choices: Choices) -> Constraints:
    """The first tensor's last axis is long, and that of each output, where it has a name."""
    tail = next(extra for extra in EXTRA if extra.name == "tail")
    if not tail.applies(signature):
        return wish
    long = tail.wish(signature, choices)
    last = [arg.extents[-1] for arg in signature.form.outputs if arg.extents]
    sizes = {**long.sizes, **{name: TAIL for name in last if isinstance(name, str) and choices.flag()}}
    return replace(wish, sizes=sizes, extents=long.extents, ranks={})


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
