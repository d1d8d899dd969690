"""Checks of models of each operation all of whose tensors, or arguments, are inputs, and change from run to run.

What a driver rearranges for its kernels, such as filters, it may do once if they are constants. As inputs they are
those of each request.
"""

from __future__ import annotations

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.alike import are_alike, told_apart
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.expect import expect
from nnconform.harness.generate.opened import Values, opened_calls, opened_since, told_since
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, OperationType
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.table import TABLE
from nnconform.harness.results.verdict import Verdict, VerdictReached

_SOURCE = "IPreparedModel.hal 1.0 to 1.3, execute: the inputs and outputs of each execution are in its request"
_OPERATIONS = {op.code.name: since for op in TABLE.values() if (since := opened_since(op)) is not None}
_TOLD = {op.code.name: since for op in TABLE.values() if (since := told_since(op)) is not None}

Outputs = list[Array] | None


@check(Level.TEXT, source=_SOURCE, variants=_OPERATIONS)
def give_what_a_new_model_gives(subject: Subject, operation: str) -> None:
    """A prepared model of each operation gives for other data, filters, biases, tables and states, where all of these
    are inputs, what one gives that was prepared anew, and for the first ones again what it gave before.
    """
    tried = 0
    for call in opened_calls(TABLE[OperationType[operation]], subject.hal, subject.choices):
        pair = _prepare_two(subject, call.what, call.model, call.model)
        if pair is None:
            continue
        (used, new), model = pair, call.model
        tried += 1
        wanted = _execute(subject, new, model, call.others)
        first = _execute(subject, used, model, call.values)
        _expect_alike(_execute(subject, used, model, call.others), wanted, f"{call.what}: for other inputs")
        _expect_alike(_execute(subject, used, model, call.values), first, f"{call.what}: for the first inputs again")
        for each in pair:
            subject.give_back(each)
    if not tried:
        raise VerdictReached(
            Verdict.UNSUPPORTED, f"the driver supports no call of {operation} whose tensors are inputs"
        )


@check(
    Level.TEXT,
    source="types.hal 1.0 to 1.3, OperandLifeTime: an argument is a constant or an input of the model",
    variants=_TOLD,
)
def give_what_constants_give(subject: Subject, operation: str) -> None:
    """A model of each operation all of whose tensors are inputs, or all of whose arguments are, scalars too, gives what
    the model gives that has the same values as constants.
    """
    tried = 0
    for call in opened_calls(TABLE[OperationType[operation]], subject.hal, subject.choices):
        pair = None if call.drawn is call.model else _prepare_two(subject, call.what, call.drawn, call.model)
        if pair is None:
            continue
        constant, opened = pair
        tried += 1
        wanted = _execute(subject, constant, call.drawn, call.values[: call.known])
        got = _execute(subject, opened, call.model, call.values)
        # A driver may be unable to execute what has extents that only the execution tells.
        if got is not None:
            _expect_alike(got, wanted, f"{call.what}:")
        for each in pair:
            subject.give_back(each)
    if not tried:
        raise VerdictReached(Verdict.UNSUPPORTED, f"the driver supports no call of {operation} without constants")


def _prepare_two(subject: Subject, what: str, one: Model, other: Model) -> tuple[PreparedModel, PreparedModel] | None:
    """Return two prepared models, which may be of one model; None if the driver does not support both."""
    if not all(all(subject.supported_operations(each, what)) for each in ((one,) if one is other else (one, other))):
        return None
    first, second = (subject.launch(each).prepared for each in (one, other))
    return None if first is None or second is None else (first, second)


def _execute(subject: Subject, prepared: PreparedModel, model: Model, values: Values) -> Outputs:
    """Return the outputs for these values, None if they are refused: what an operation is told may not fit."""
    outputs = [None] * len(model.main.output_indexes)
    request = subject.arena.lay_out(model, values, outputs, subject.session.next_run())
    result = subject.execute(prepared, request)
    return subject.arena.outputs(result.output_shapes) if result.status == ErrorStatus.NONE else None


def _expect_alike(got: Outputs, wanted: Outputs, what: str) -> None:
    if got is None or wanted is None:
        expect(got is wanted, f"{what} of the two models' executions one failed, wanted both or none", Verdict.WRONG)
        return
    for place, (one, two) in enumerate(zip(got, wanted, strict=True)):
        expect(
            are_alike(one, two),
            f"{what} output {place} is not what another model gives: {told_apart(one, two)}",
            Verdict.WRONG,
        )
