"""Calls of operations that are given truth values, as 0 and 1 and with other bytes for what is true.

They follow from the definitions: tensors of truth values, and scalars, each of which is true once. Where two tensors of
truth values are compared, all that is true is one byte: AOSP's own code compares bytes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
import numpy as np

from nnconform.harness.conversion.operands import with_constant
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.opened import Values, drawn_call
from nnconform.harness.generate.per_op import Constraints, DrawnCall
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Op, Signature
from nnconform.harness.validate.operation import constant_value

# True by neither the lowest bit nor as a signed number; by no lowest bit; by all bits.
_BYTES = (128, 2, 255)
# What truth values are in turn where they need not be alike.
_MIXED = (2, 1, 128, 64, 255, 4, 254, 3)
# Elements of a tensor of truth values, so that each byte is among them.
_ROW = (3, 13)


class TruthCall(msgspec.Struct, frozen=True):
    """A model of one operation and its inputs, with truth values of 0 and 1, and the same with other bytes."""

    what: str
    model: Model
    inputs: Values
    other: Model
    other_inputs: Values


def truths_since(op: Op) -> HalVersion | None:
    """Return the HAL version since which an operation is given truth values; None if it never is, if it runs other
    graphs, or if its results are random.
    """
    signatures = list(op.signatures())
    if op.random or any(arg.type == T.SUBGRAPH for each in signatures for arg in each.form.inputs):
        return None
    told = [
        max(each.since, each.form.argument(name).since or each.since)
        for each in signatures
        for name in (*_tensors(each), *_scalars(each))
    ]
    return min(told, default=None)


def truth_calls(op: Op, hal: HalVersion, choices: Choices) -> Iterator[TruthCall]:
    """Yield the calls that a HAL version has: of each signature with tensors of truth values, and of the first of each
    form with scalars.
    """
    have = [each for each in op.signatures() if each.since <= hal]
    for signature in have:
        if names := _tensors(signature):
            yield from _of_tensors(op, signature, names, hal, choices)
    first = {each.form.name: each for each in reversed(have)}
    for signature in first.values():
        for name in _scalars(signature):
            since = signature.form.argument(name).since
            if since is None or since <= hal:
                yield from _of_scalar(op, signature, name, hal, choices)


def _tensors(signature: Signature) -> Sequence[str]:
    return [
        arg.name
        for arg in signature.form.inputs
        if not arg.any_type and not arg.repeated and signature.row.type_of(arg) == T.TENSOR_BOOL8
    ]


def _scalars(signature: Signature) -> Sequence[str]:
    return [arg.name for arg in signature.form.inputs if arg.type == T.BOOL]


def _of_tensors(
    op: Op, signature: Signature, names: Sequence[str], hal: HalVersion, choices: Choices
) -> Iterator[TruthCall]:
    form = signature.form
    compared = any(form.argument(name).compared for name in names)
    free = [name for name in names if form.argument(name).extents is None][:1]
    drawn = drawn_call(op, signature, hal, choices, Constraints(extents=dict.fromkeys(free, _ROW), anywhere=True))
    if drawn is not None:
        for bytes_ in [(each,) for each in _BYTES] if compared else [_MIXED]:
            inputs = tuple(_with_bytes(value, bytes_) for value in drawn.inputs)
            yield TruthCall(_named(op, signature, names, bytes_), drawn.model, drawn.inputs, drawn.model, inputs)


def _of_scalar(op: Op, signature: Signature, name: str, hal: HalVersion, choices: Choices) -> Iterator[TruthCall]:
    drawn = drawn_call(op, signature, hal, choices, Constraints(values={name: True}, anywhere=True))
    index = None if drawn is None else _constant(drawn, name)
    if drawn is not None and index is not None:
        for byte in _BYTES:
            other = with_constant(drawn.model, index, np.array(byte, np.uint8).view(np.bool_))
            yield TruthCall(_named(op, signature, [name], [byte]), drawn.model, drawn.inputs, other, drawn.inputs)


def _named(op: Op, signature: Signature, names: Sequence[str], bytes_: Sequence[int]) -> str:
    told = ", ".join(map(str, bytes_))
    return f"{op.code.name}, {signature.form.name}, {signature.row.of.name}, {' and '.join(names)} true as {told}"


def _constant(drawn: DrawnCall, name: str) -> int | None:
    """Return the operand of a scalar that is true; None if it is left out, or was made an input."""
    given = zip(drawn.form.inputs, drawn.model.main.operations[0].inputs, strict=False)
    for arg, index in given:
        operand = drawn.model.main.operands[index]
        if arg.name == name and operand.lifetime == L.CONSTANT_COPY and constant_value(drawn.model, operand):
            return index
    return None


def _with_bytes(value: Array | None, bytes_: Sequence[int]) -> Array | None:
    """Return truth values of which those that are true are these bytes in turn; any other array as it is."""
    if value is None or value.dtype != np.bool_:
        return value
    turns = np.resize(np.array(bytes_, np.uint8), value.shape)
    return np.asarray(np.where(value, turns, 0).astype(np.uint8).view(np.bool_))
