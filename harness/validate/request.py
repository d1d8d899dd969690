"""Validates a request against its model.

Source: the comments on Request and RequestArgument in types.hal 1.0 to 1.3.
"""

from __future__ import annotations

import mmap
from typing import NamedTuple

from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import NOWHERE, Model
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import Request, RequestArgument
from nnconform.harness.ops.schema import Omission
from nnconform.harness.ops.select import bind, select
from nnconform.harness.ops.table import TABLE
from nnconform.harness.validate.operand import check_dimensions, is_vendors, value_size


class _Span(NamedTuple):
    """The bytes that an argument occupies in a memory; ``pool`` is the memory's identity, as a request may list it
    twice.
    """

    where: str
    pool: int
    start: int
    end: int
    output: bool

    def overlaps(self, other: _Span) -> bool:
        return self.pool == other.pool and self.start < other.end and other.start < self.end


def argument_dimensions(declared: tuple[int, ...], requested: tuple[int, ...], where: str) -> tuple[int, ...]:
    """Return an argument's dimensions: the model's, completed by the request's. Raises ValidationError if they
    conflict.
    """
    if not requested or not declared:
        return requested or declared
    if len(requested) != len(declared) or any(a and b and a != b for a, b in zip(declared, requested, strict=True)):
        raise ValidationError(where, "dimensions", list(requested), f"{list(declared)}, filled in where 0")
    return tuple(b or a for a, b in zip(declared, requested, strict=True))


def validate_request(model: Model, request: Request) -> None:
    """Validate a request against its model. Raises ValidationError."""
    for place, pool in enumerate(request.pools):
        if not isinstance(pool, Memory) and pool.token <= 0:
            raise ValidationError(f"request.pools[{place}]", "token of a device buffer", pool.token, "above 0")
    spans: list[_Span] = []
    for kind, arguments, indexes in (
        ("input", request.inputs, model.main.input_indexes),
        ("output", request.outputs, model.main.output_indexes),
    ):
        if len(arguments) != len(indexes):
            raise ValidationError(f"request.{kind}s", "number of arguments", len(arguments), len(indexes))
        for place, (argument, index) in enumerate(zip(arguments, indexes, strict=True)):
            where = f"request.{kind}s[{place}]"
            span = _check_argument(model, request, argument, index, where, output=kind == "output")
            if span:
                spans.append(span)
    _check_overlap(spans)


def _check_argument(
    model: Model, request: Request, argument: RequestArgument, index: int, where: str, *, output: bool
) -> _Span | None:
    operand, place = model.main.operands[index], argument.location
    if argument.has_no_value:
        if place != NOWHERE or argument.dimensions:
            raise ValidationError(where, "argument without value", argument, "no location and no dimensions")
        _check_optional(model, index, where, output=output)
        return None
    dimensions = argument_dimensions(operand.dimensions, argument.dimensions, where)
    check_dimensions(operand.type, dimensions, where)
    if not 0 <= place.pool_index < len(request.pools):
        raise ValidationError(where, "pool index", place.pool_index, f"less than the {len(request.pools)} pools")
    pool = request.pools[place.pool_index]
    if not isinstance(pool, Memory):
        if place.offset or place.length or place.padding:
            raise ValidationError(
                where, "location in a device buffer", place, "offset, length and padding 0: the whole buffer"
            )
        return None
    end = place.offset + place.length + place.padding
    if place.offset < 0 or place.length <= 0 or place.padding < 0 or end > pool.size:
        raise ValidationError(where, "location", place, f"1 byte or more within the {pool.size} bytes of the pool")
    access, needs = (mmap.PROT_WRITE, "written to") if output else (mmap.PROT_READ, "read")
    if not pool.protection & access:
        raise ValidationError(where, "protection of the pool", pool.protection, f"one that lets it be {needs}")
    # An execution reports an output's buffer that is too small; an input's size must be right.
    needed = value_size(operand.type, dimensions)
    if not output and not is_vendors(operand.type) and place.length != needed:
        wanted = f"{needed} bytes for {list(dimensions)}" if needed else f"known dimensions, not {list(dimensions)}"
        raise ValidationError(where, "length", place.length, wanted)
    return _Span(where, pool.identity, place.offset, place.offset + place.length, output)


def _check_optional(model: Model, index: int, where: str, *, output: bool) -> None:
    """Check that an argument without value is optional in every operation that uses it; a vendor's operation may allow
    it.
    """
    operands = model.main.operands
    for step in model.main.operations:
        indexes = step.outputs if output else step.inputs
        if index not in indexes or step.type not in TABLE:
            continue
        types = (tuple(operands[each].type for each in slots) for slots in (step.inputs, step.outputs))
        selected = select(step.type, *types)
        arguments = selected.form.outputs if output else selected.form.inputs
        for name, argument in (bind(arguments, indexes) or {}).items():
            matches = index in argument if isinstance(argument, list) else index == argument
            if matches and selected.form.argument(name).omission is Omission.NEVER:
                wanted = f"one: {selected.op.code.name}.{name} is not optional"
                raise ValidationError(where, "value", "none", wanted)


def _check_overlap(spans: list[_Span]) -> None:
    """Check that no output shares bytes with another argument; inputs may share theirs."""
    for output in (span for span in spans if span.output):
        for other in spans:
            if other is not output and output.overlaps(other):
                raise ValidationError(output.where, "location", f"overlapping {other.where}", "bytes of its own")
