"""Decides whether a changed operation is still a valid call, from the type rows and counts of its definition.

The matching is implemented here independently of the validator's; a test fails if the two disagree.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.graph import Operand, Operation
from nnconform.harness.ops.operation import Form
from nnconform.harness.ops.schema import Arg, Omission, TypeRow
from nnconform.harness.ops.table import TABLE


@lru_cache(maxsize=1 << 16)
def is_signature(code: int, inputs: tuple[int, ...], outputs: tuple[int, ...]) -> bool:
    """Return whether the operation can be called with operands of these types; True for operations without
    definition.
    """
    if code not in TABLE:
        return True
    return any(
        _fits(form.inputs, types, inputs, input_counts) and _fits(form.outputs, types, outputs, output_counts)
        for form, rows, input_counts, output_counts in _forms(OperationType(code))
        for types in rows
    )


@cache
def _forms(code: OperationType) -> Sequence[tuple[Form, Sequence[TypeRow], tuple[int, ...], tuple[int, ...]]]:
    """Return an operation's forms, each with its rows of types and the numbers of inputs and outputs that it takes."""
    op = TABLE[code]
    return [(form, tuple(op.rows_of(form)), _input_counts(form), _output_counts(form)) for form in op.forms]


def calls(operation: Operation, operands: Sequence[Operand]) -> bool:
    """Return whether the operation can be called with the types of these operands."""
    return is_signature(
        operation.type,
        tuple([operands[index].type for index in operation.inputs]),
        tuple([operands[index].type for index in operation.outputs]),
    )


def _input_counts(form: Form) -> tuple[int, ...]:
    return () if any(arg.repeated for arg in form.inputs) else form.input_counts()


def _output_counts(form: Form) -> tuple[int, ...]:
    if any(arg.repeated for arg in form.outputs):
        return ()
    required = sum(arg.omission is not Omission.TRAILING for arg in form.outputs)
    return form.output_counts or tuple(range(required, len(form.outputs) + 1))


def _fits(arguments: tuple[Arg, ...], types: TypeRow, codes: tuple[int, ...], counts: tuple[int, ...]) -> bool:
    """Return whether ``codes`` are the types of the arguments; ``counts`` are the allowed lengths, () for any."""
    if counts and len(codes) not in counts:
        return False
    repeated = [place for place, arg in enumerate(arguments) if arg.repeated]
    if repeated:
        # The repeated argument takes as many operands as the others leave.
        at, more = repeated[0], len(codes) - len(arguments) + 1
        if more < 0:
            return False
        arguments = arguments[:at] + (arguments[at],) * more + arguments[at + 1 :]
    return all(
        arg.any_type or types.type_of(arg) == code for arg, code in zip(arguments[: len(codes)], codes, strict=True)
    )
