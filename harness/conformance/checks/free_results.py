"""Checks that a result which the contract leaves open comes all the same, or an error: no crash, no hang, no harm.

What is tried follows from each operation's definition: ``harness/generate/wild.py``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.alike import are_alike
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.expect import expect, fail
from nnconform.harness.generate.wild import WildCall, WildModel, wild_models, wild_since
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, OperationType, name_of
from nnconform.harness.model.errors import RAISED, DriverCrashed, DriverGone, DriverHung, ProtocolError, UsageError
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.printable import describe_exception
from nnconform.harness.ops.table import TABLE
from nnconform.harness.results.verdict import Verdict, VerdictReached

_SOURCE = "driver guide, Security: drivers must validate what applications send to them"
# Wild calls of one signature: operations with dozens of tensors have more.
_MOST = 150
_OPERATIONS = {op.code.name: since for op in TABLE.values() if (since := wild_since(op)) is not None}


@check(Level.TEXT, source=_SOURCE, variants=_OPERATIONS)
def are_due_at_run_time(subject: Subject, operation: str) -> None:
    """An operation that is told indexes, extents, counts or axes out of range at run time, or given integers or floats
    whose result is open, has any result or an error: the driver answers, writes to the outputs alone, and computes a
    valid call as it did before.
    """
    tried = 0
    for wild in _wild(subject, operation):
        if wild.wild and _is_supported(subject, wild):
            prepared = subject.launch(wild.model).prepared
            if prepared is not None:
                tried += 1
                _execute_all(subject, prepared, wild)
                subject.give_back(prepared)
    if not tried:
        raise VerdictReached(Verdict.UNSUPPORTED, f"the driver supports no call of {operation} that can be tried")


@check(Level.TEXT, source=_SOURCE, variants=_OPERATIONS)
def are_due_of_constants(subject: Subject, operation: str) -> None:
    """A model whose operation is told numbers out of range by constants is refused, or prepared and executed with any
    result or an error: the driver answers, and writes to the outputs alone.
    """
    for wild in _wild(subject, operation):
        if wild.wild:
            continue
        subject.at = wild.what
        with _raising_is_an_answer(subject, wild.what):
            status, _ = subject.device.supported_operations(wild.model)
            _expect_known(status, f"supported_operations of {wild.what}")
            preparation = subject.launch(wild.model)
            _expect_known(preparation.status, f"prepare_model of {wild.what}")
            if preparation.prepared is not None:
                _execute(subject, preparation.prepared, wild, wild.valid, wild.what)
                subject.give_back(preparation.prepared)
        subject.count("models")


def _wild(subject: Subject, operation: str) -> Iterator[WildModel]:
    op = TABLE[OperationType[operation]]
    return wild_models(op, subject.hal, subject.choices)


def _is_supported(subject: Subject, wild: WildModel) -> bool:
    subject.at = wild.what
    return all(subject.supported_operations(wild.model, wild.what))


def _sample(subject: Subject, calls: Sequence[WildCall]) -> Sequence[WildCall]:
    """Return at most ``_MOST`` of the calls, spread over all arguments from a place that the seed gives."""
    every = -(-len(calls) // _MOST)
    return calls[subject.choices.integer(0, every - 1) :: every] if every > 1 else calls


def _execute_all(subject: Subject, prepared: PreparedModel, wild: WildModel) -> None:
    """Execute the valid call, the wild ones, and the valid one again."""
    before = _execute(subject, prepared, wild, wild.valid, wild.what)
    for each in _sample(subject, wild.wild):
        what = f"{wild.what}, {each.what}"
        with _raising_is_an_answer(subject, what):
            _execute(subject, prepared, wild, each.inputs, what)
    after = _execute(subject, prepared, wild, wild.valid, wild.what)
    text = f"{wild.what}: a valid call has other results after those with values out of range than before"
    expect(_agree(before, after) or _is_random(wild), text, Verdict.WRONG)


def _execute(
    subject: Subject, prepared: PreparedModel, wild: WildModel, inputs: tuple[Array | None, ...], what: str
) -> tuple[ErrorStatus, list[Array]]:
    """Execute with these inputs and return the status and the outputs; only its form is looked at, and the memory."""
    arena = subject.arena
    subject.at = what
    request = arena.lay_out(
        wild.model, inputs, [None] * len(wild.model.main.output_indexes), subject.session.next_run()
    )
    result = subject.execute(prepared, request)
    _expect_known(result.status, f"execution of {what}")
    outputs = arena.outputs(result.output_shapes) if result.status == ErrorStatus.NONE else []
    violations = arena.violations()
    expect(not violations, f"execution of {what}: {'; '.join(violations)}", Verdict.WRONG)
    return result.status, outputs


@contextmanager
def _raising_is_an_answer(subject: Subject, what: str) -> Iterator[None]:
    """A context in which an exception that the driver raises is an answer, if not the one of its interface."""
    try:
        yield
    except (VerdictReached, UsageError, DriverCrashed, DriverHung, DriverGone, ProtocolError):
        raise
    except RAISED as error:
        with subject.demanded_by(Level.STRICT, "the driver interface of nnconform: statuses are returned, not raised"):
            fail(f"{what}: the driver raised {describe_exception(error)}, wanted a status")


def _expect_known(status: int, call: str) -> None:
    known = [each.value for each in ErrorStatus]
    expect(status in known, f"{call}: got {name_of(ErrorStatus, status)}, wanted one of the statuses of the HAL")


def _agree(before: tuple[ErrorStatus, list[Array]], after: tuple[ErrorStatus, list[Array]]) -> bool:
    """Return whether two executions of the same call end alike."""
    return before[0] == after[0] and all(are_alike(*each) for each in zip(before[1], after[1], strict=True))


def _is_random(wild: WildModel) -> bool:
    (step,) = wild.model.main.operations
    return TABLE[OperationType(step.type)].random
