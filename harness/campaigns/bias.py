"""The bias of a driver's roundings: the mean error of the results of large calls of a signature."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random

import msgspec
import numpy as np
from msgspec.structs import replace

from nnconform.harness.campaigns.exact_results import ExactResult, exact_results
from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.judge import judge_form, judge_memory
from nnconform.harness.execution.oracle_device import Oracle
from nnconform.harness.execution.outcome import by_authority
from nnconform.harness.execution.session import Session
from nnconform.harness.generate.bias.large_calls import (
    BiasRow,
    bias_rows,
    large_call,
    middle_of_two_roundings,
    with_output_scales,
)
from nnconform.harness.generate.per_op import DrawnCall, Undrawable
from nnconform.harness.model.authority import Authority, Level
from nnconform.harness.model.codes import OperandType, name_of
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.numbers import FLOATS, QUANTISED, Array
from nnconform.harness.model.request import ExecutionResult
from nnconform.harness.ops.operation import Op
from nnconform.harness.oracle.bias import Errors, MeanError, bias_of_call, biases, errors_of
from nnconform.harness.oracle.computation import Unanswered
from nnconform.harness.oracle.tolerance import output_tolerance
from nnconform.harness.results.verdict import Outcome, Stage, Verdict
from nnconform.harness.spec.case import Case
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.version import required_version

# Calls of a signature: as many means as its confidence interval follows from.
CALLS = 8
SOURCE = "a large call of which the mean error is measured; no single element is compared"
AUTHORITY = Authority(
    Level.STRICT, "nnconform: the HAL bounds the error of each element, and leaves open on which side it lies"
)
# Units of the output's scale that a mean error may be off 0. Rounding down is off by half a unit, and a rounding
# constant of 3/4 by a quarter; the fixed point of the runtimes that we know is off by less than a fiftieth.
THRESHOLD = 1 / 16
# The same within one call, whose few hundred results say less.
THRESHOLD_IN_CALL = 1 / 8
# Floats: ULP, and the share of errors that lie on one side. Functions are approximated, and means of 0.4 ULP, even of
# one, are usual; but only what truncates is nearly always off to the same side.
THRESHOLD_ULP, ONE_SIDED = 0.3, 0.8
# What became of a call that says nothing about the driver's roundings, and nothing against it.
_LEFT_OUT = frozenset({Verdict.UNSUPPORTED, Verdict.NOT_APPLICABLE})


class BiasCall(msgspec.Struct, frozen=True):
    """A call with the exact results of each output; None for an output that has no real numbers."""

    case: Case
    drawn: DrawnCall
    exact: tuple[ExactResult | None, ...]


class Figures(msgspec.Struct, frozen=True):
    """The mean errors of one output: of ``all`` its results, and of the group that is ``worst``."""

    type: OperandType
    all: MeanError
    worst: MeanError
    biased: bool

    @property
    def unit(self) -> str:
        """The unit of the errors."""
        return "ULP" if self.type in FLOATS else "units"

    def __str__(self) -> str:
        each = self.worst if self.biased else self.all
        group = "" if each.group == "all" else f", {each.group}"
        return (
            f"mean error {each.mean:+.4f} ± {each.interval:.4f} {self.unit}{group}, spread {each.spread:.3f}, "
            f"{each.distinct} distinct results"
        )

    def details(self) -> Mapping[str, str]:
        """Return the figures as named texts, for the results store."""
        each = self.worst if self.biased else self.all
        return {
            "mean error": f"{each.mean:+.4f}",
            "interval": f"{each.interval:.4f}",
            "spread": f"{each.spread:.3f}",
            "unit": self.unit,
            "distinct results": str(each.distinct),
            "group": each.group,
        }


@dataclass
class Measured:
    """What the calls of a signature showed: the figures of each output, and the number of ``calls`` that ran.

    ``wrong``: the number of elements beyond the tolerance; ``case``: the last call. ``outcome``: that of the call that
    failed, or of the first that did not run.
    """

    figures: list[Figures] = field(default_factory=list)
    calls: int = 0
    wrong: int = 0
    case: Case | None = None
    outcome: Outcome | None = None

    @property
    def worst(self) -> Figures | None:
        """The figures that a verdict rests on: biased ones, else those whose mean error is largest."""
        return max(self.figures, key=lambda each: (each.biased, abs(each.all.mean)), default=None)


def rows_of(op: Op, seed: int, which: str = "all") -> Sequence[BiasRow]:
    """Return the rows of an operation: ``all``, or a ``sample`` that follows from the seed, one with quantised tensors
    and one without.
    """
    rows = bias_rows(op)
    if which == "all":
        return rows
    source = Random(f"{seed} {op.code.name}")
    kinds = [[row for row in rows if bool(set(row.types) & QUANTISED) is kind] for kind in (True, False)]
    return [source.choice(kind) for kind in kinds if kind]


def bias_calls(row: BiasRow, oracle: Oracle, seed: int) -> Iterator[BiasCall]:
    """Yield the calls of a row with their exact results, without those that cannot be drawn, or have none."""
    for number in range(CALLS):
        try:
            yield bias_call(row, oracle, seed, number)
        except (Undrawable, Unanswered):
            continue


def bias_call(row: BiasRow, oracle: Oracle, seed: int, number: int) -> BiasCall:
    """Draw call ``number`` of a row and compute its exact results. Raises Undrawable or Unanswered."""
    drawn = large_call(row, seed, number)
    unspecified = {place for place, arg in enumerate(drawn.form.outputs) if arg.unspecified}
    every = exact_results(drawn, oracle)
    drawn = _with_extents(drawn, {place: every[place] for place in unspecified})
    exact = tuple(None if place in unspecified else each for place, each in enumerate(every))
    scaled = with_output_scales(drawn, [np.zeros(0) if each is None else each.values for each in exact])
    try:
        version = required_version(scaled.model, validate_model(scaled.model))
    except ValidationError as error:
        raise Undrawable(str(error)) from None
    expected = (None,) * len(exact)
    case = Case(f"{row.name}_{number}", scaled.model, scaled.inputs, expected, SOURCE, min_version=version)
    return BiasCall(case, scaled, exact)


def _with_extents(drawn: DrawnCall, results: Mapping[int, ExactResult | None]) -> DrawnCall:
    """Return the call with the extents of some outputs, which the contract does not infer."""
    main = drawn.model.main
    operands = list(main.operands)
    for place, result in results.items():
        if result is not None:
            index = main.output_indexes[place]
            operands[index] = replace(operands[index], dimensions=result.values.shape)
    return replace(drawn, model=replace(drawn.model, main=replace(main, operands=tuple(operands))))


def measure(session: Session, calls: Iterator[BiasCall]) -> Measured:
    """Execute the calls of a row on the driver of ``session`` and return the mean errors of their results.

    A call that the driver does not support is left out; one that fails ends the measurement.
    """
    measured, errors = Measured(), dict[tuple[int, int], list[Errors]]()
    for call in calls:
        measured.case = call.case
        outputs: list[Array] = []
        outcome = run_case(session, call.case, judge=partial(_keep, outputs))
        if outcome.verdict is not Verdict.PASSED:
            measured.outcome = measured.outcome or outcome
            if outcome.verdict in _LEFT_OUT:
                continue
            return Measured(case=call.case, outcome=outcome)
        measured.calls += 1
        for output, each in _errors(call, outputs):
            measured.wrong += each.wrong
            if each.usable:
                errors.setdefault(output, []).append(each)
    every = (_figures(OperandType(code), own) for (_, code), own in sorted(errors.items()))
    measured.figures = [figures for figures in every if figures is not None]
    return measured


def judge(session: Session, measured: Measured) -> Outcome:
    """Return the outcome of a measurement: ``wrong``, by our own authority alone, if a mean error is off 0."""
    worst = measured.worst
    if worst is None:
        if measured.outcome is not None and (measured.outcome.verdict not in _LEFT_OUT or not measured.calls):
            return measured.outcome
        return Outcome(Verdict.NOT_APPLICABLE, Stage.COMPARE, _why_nothing(measured))
    details = dict(worst.details())
    if len(measured.figures) > 1:
        details["outputs"] = "\n".join(f"{name_of(OperandType, each.type)}: {each}" for each in measured.figures)
    if measured.wrong:
        details["left out"] = f"{measured.wrong} elements beyond the tolerance, which are no matter of rounding"
    if not worst.biased:
        return Outcome(Verdict.PASSED, Stage.COMPARE, str(worst), details)
    text = f"{worst}: the errors lie on one side; rounding to the nearest has a mean error of 0"
    return by_authority(session.profile, Outcome(Verdict.WRONG, Stage.COMPARE, text, details), AUTHORITY)


def _why_nothing(measured: Measured) -> str:
    if not measured.calls:
        return "no large call can be drawn, or none whose exact results are known"
    if measured.wrong:
        return (
            f"{measured.wrong} elements are wrong beyond the tolerance: too few are left to tell how they are rounded"
        )
    return "no result lies between two values of its type, or too few differ: nothing is rounded"


def _keep(outputs: list[Array], case: Case, arena: Arena, result: ExecutionResult) -> None:
    """Keep the outputs, and compare nothing. Raises VerdictReached for memory that is not the driver's to write."""
    judge_form(result)
    outputs[:] = arena.outputs(result.output_shapes)
    judge_memory(arena)


def _errors(call: BiasCall, outputs: Sequence[Array]) -> Iterator[tuple[tuple[int, int], Errors]]:
    """Yield the errors of each output, by its place and type, that has exact results of the shape that the driver
    returned.
    """
    model = call.case.model
    for place, (index, exact, got) in enumerate(zip(model.main.output_indexes, call.exact, outputs, strict=True)):
        if exact is None or exact.values.shape != got.shape:
            continue
        operand, tolerance = model.main.operands[index], output_tolerance(model, index)
        channel, middle = _channels(call.drawn, place, got), middle_of_two_roundings(call.drawn)
        errors = errors_of(operand, exact.values, got, tolerance, channel, moved=exact.moved, middle=middle)
        yield (place, operand.type), errors


def _channels(drawn: DrawnCall, place: int, got: Array) -> Array:
    """Return the channel of each element: its index along the last axis, of an image in NCHW order along the second."""
    [checked] = validate_model(drawn.model)
    step = checked.calls[0]
    image = drawn.form.outputs[min(place, len(drawn.form.outputs) - 1)].image
    axis = 1 if image and step is not None and step.nchw() and got.ndim == 4 else got.ndim - 1
    numbers = np.arange(got.shape[axis]).reshape([-1 if each == axis else 1 for each in range(got.ndim)])
    return np.broadcast_to(numbers, got.shape)


def _figures(code: OperandType, calls: Sequence[Errors]) -> Figures | None:
    """Return the figures of an output; None if its results say too little about rounding."""
    groups = list(biases(calls))
    if not groups or groups[0].group != "all":
        return None
    if code in FLOATS:
        held = [(each, abs(each.mean) > THRESHOLD_ULP and each.one_sided > ONE_SIDED) for each in groups]
    else:
        held = [(each, each.beyond(THRESHOLD)) for each in groups]
        held += [(each, each.beyond(THRESHOLD_IN_CALL)) for errors in calls for each in bias_of_call(errors)]
    worst, biased = max(held, key=lambda pair: (pair[1], abs(pair[0].mean) - pair[0].interval))
    return Figures(code, groups[0], worst, biased)
