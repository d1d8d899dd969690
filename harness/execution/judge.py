"""Judges the result of an execution: its form, its outputs, and the memory that it wrote."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.expect import expect_status
from nnconform.harness.model.codes import ErrorStatus, name_of
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import NO_TIMING, ExecutionResult
from nnconform.harness.oracle.bounds_tiles import allow_tiles
from nnconform.harness.oracle.compare import Comparison
from nnconform.harness.oracle.explain import explain
from nnconform.harness.oracle.multinomial import compare_samples
from nnconform.harness.oracle.sets import compare_unordered
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.spec.case import Case
from nnconform.harness.validate.operation import constant_value


def compare(case: Case, outputs: list[Array]) -> Comparison:
    """Compare the outputs with the case's, as sets or samples if the operation's results are."""
    logits = _logits(case) if case.multinomial_tolerance else None
    if logits is not None:
        return Comparison((compare_samples(0, case.output_operands()[0], logits, outputs[0]),))
    comparison = compare_unordered(case.model, case.expected, outputs, whole_network=case.is_whole_network())
    # VTS compares AOSP's cases with the contract's tolerance alone.
    return comparison if case.is_aosps() else allow_tiles(case.model, case.inputs, comparison)


# Compares the outputs of a case with what is right.
Compare = Callable[[Case, list[Array]], Comparison]


def judge_form(result: ExecutionResult, *, measured: bool = False) -> None:
    """Check the form that every result must have, whatever was computed. Raises VerdictReached."""
    status = name_of(ErrorStatus, result.status)
    if result.timing != NO_TIMING and (not measured or result.status != ErrorStatus.NONE):
        why = f"with status {status}" if measured else "though measuring was not asked for"
        raise VerdictReached(Verdict.ERROR, f"timing {result.timing} {why}")
    if result.status == ErrorStatus.NONE:
        if not all(shape.is_sufficient for shape in result.output_shapes):
            raise VerdictReached(
                Verdict.ERROR, f"status NONE, but an output is marked insufficient: {result.output_shapes}"
            )
    elif result.output_shapes and result.status != ErrorStatus.OUTPUT_INSUFFICIENT_SIZE:
        raise VerdictReached(Verdict.ERROR, f"output shapes {result.output_shapes} with status {status}")


def judge_case(case: Case, arena: Arena, result: ExecutionResult, call: str) -> None:
    """Check the result of ``case``, executed in ``arena`` without measuring. Raises VerdictReached; ``call`` names the
    execution in the message.
    """
    judge_form(result)
    expect_status(result.status, ErrorStatus.NONE, call=call)
    judge_outputs(case, arena, result)


class WrongOutputs(VerdictReached):
    """Outputs of ``case`` are wrong, or were not written; ``comparison`` says which and how far."""

    def __init__(self, case: Case, comparison: Comparison, untouched: Sequence[int] = ()) -> None:
        text = explain(comparison, case.inputs, untouched)
        super().__init__(Verdict.WRONG, text or f"the driver wrote nothing to output {untouched[0]}")
        self.case, self.comparison = case, comparison


def expect_right(case: Case, outputs: list[Array]) -> None:
    """Compare the outputs with the case's. Raises WrongOutputs."""
    comparison = compare(case, outputs)
    if not comparison.passed:
        raise WrongOutputs(case, comparison)


def judge_outputs(case: Case, arena: Arena, result: ExecutionResult, compare: Compare = compare) -> Comparison:
    """Compare the outputs in ``arena`` with the case's, and check that nothing else was written. Return the comparison.

    Raises VerdictReached: ``error`` for other bytes that were written, and WrongOutputs.
    """
    outputs = arena.outputs(result.output_shapes)
    judge_memory(arena)
    comparison = compare(case, outputs)
    untouched = arena.untouched()
    if not comparison.passed or untouched:
        raise WrongOutputs(case, comparison, untouched)
    return comparison


def judge_memory(arena: Arena) -> None:
    """Raises VerdictReached if the driver wrote outside its outputs."""
    violations = arena.violations()
    if violations:
        raise VerdictReached(Verdict.ERROR, "memory that is not the driver's to write: " + "; ".join(violations))


def _logits(case: Case) -> Array | None:
    """Return the logits of the last operation's samples: its first argument, a constant or an input of the model."""
    model, inputs = case.model, case.inputs
    first = model.main.operations[-1].inputs[0]
    value = constant_value(model, model.main.operands[first])
    if value is None and first in model.main.input_indexes:
        return inputs[model.main.input_indexes.index(first)]
    return inputs[0] if value is None else value
