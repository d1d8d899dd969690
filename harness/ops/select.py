"""Selects the signature that a list of operand types calls, and binds operands to arguments."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import TypeVar

import msgspec

from nnconform.harness.model.codes import OperandType, OperationType, name_of
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.ops.operation import Form, Op
from nnconform.harness.ops.schema import Arg, Omission, TypeRow
from nnconform.harness.ops.table import definition_of

Item = TypeVar("Item")


class Selected(msgspec.Struct, frozen=True):
    """The signature called: operation, form and type row."""

    op: Op
    form: Form
    row: TypeRow


def bind(arguments: tuple[Arg, ...], items: Sequence[Item]) -> dict[str, Item | list[Item] | None] | None:
    """Return the items by argument name, None for trailing ones left off; None if the number does not fit."""
    # Loops, not generators in next() and any(): half the time, and this runs for every operation.
    for place, arg in enumerate(arguments):
        if arg.repeated:
            return _bind_repeated(arguments, place, items)
    if len(items) > len(arguments):
        return None
    for arg in arguments[len(items) :]:
        if arg.omission is not Omission.TRAILING:
            return None
    return {arg.name: item for arg, item in zip_longest(arguments, items)}


def _bind_repeated(
    arguments: tuple[Arg, ...], repeated: int, items: Sequence[Item]
) -> dict[str, Item | list[Item] | None] | None:
    """As ``bind``, where the argument at place ``repeated`` takes as many items as the others leave."""
    after = len(arguments) - repeated - 1
    if len(items) < repeated + after:
        return None
    middle = len(items) - after
    head = zip(arguments[:repeated], items[:repeated], strict=True)
    tail = zip(arguments[repeated + 1 :], items[middle:], strict=True)
    return {
        **{arg.name: item for arg, item in head},
        arguments[repeated].name: list(items[repeated:middle]),
        **{arg.name: item for arg, item in tail},
    }


Places = Mapping[str, int | list[int] | None]

# Where the arguments of a form are, by its identity and the numbers of inputs and outputs; the definitions never go.
_places: dict[tuple[int, int, int], tuple[Form, Places]] = {}


def places_of(form: Form, inputs: int, outputs: int) -> Places:
    """Return the places of each argument, as ``bind`` does, among so many inputs followed by so many outputs."""
    known = _places.get((id(form), inputs, outputs))
    if known is None or known[0] is not form:
        places: Places = {
            **(bind(form.inputs, range(inputs)) or {}),
            **(bind(form.outputs, range(inputs, inputs + outputs)) or {}),
        }
        known = _places[id(form), inputs, outputs] = form, places
    return known[1]


def _count_problem(form: Form, inputs: int, outputs: int) -> tuple[str, str] | None:
    if bind(form.outputs, range(outputs)) is None or (form.output_counts and outputs not in form.output_counts):
        return f"{outputs} outputs", " or ".join(map(str, form.output_counts or (len(form.outputs),)))
    counts = form.input_counts()
    if any(arg.repeated for arg in form.inputs):
        fits = bind(form.inputs, range(inputs)) is not None
        return None if fits else (f"{inputs} inputs", f"at least {len(form.inputs) - 1}")
    return None if inputs in counts else (f"{inputs} inputs", " or ".join(map(str, counts)))


class _RowTypes(msgspec.Struct, frozen=True):
    """The code that a type row wants of each operand, ``_ANY`` for one of any type, and the argument that it is."""

    row: TypeRow
    wanted: tuple[int, ...]
    arguments: tuple[Arg, ...]

    def mismatches(self, types: tuple[int, ...]) -> list[int]:
        """Return the places of the operands of another type."""
        pairs = enumerate(zip(types, self.wanted, strict=True))
        return [place for place, (code, wanted) in pairs if code != wanted and wanted != _ANY]


_ANY = -1
# The rows of a form of an operation with so many inputs and outputs, by their identities: operations share forms, and
# each has rows of its own. The definitions never go.
_row_types: dict[tuple[int, int, int, int], tuple[Op, Form, list[_RowTypes]]] = {}


def _rows_of(op: Op, form: Form, inputs: int, outputs: int) -> list[_RowTypes]:
    known = _row_types.get((id(op), id(form), inputs, outputs))
    if known is None or known[0] is not op or known[1] is not form:
        arguments = (*_by_place(form.inputs, inputs), *_by_place(form.outputs, outputs))
        rows = [
            _RowTypes(row, tuple(_ANY if arg.any_type else int(row.type_of(arg)) for arg in arguments), arguments)
            for row in op.rows_of(form)
        ]
        known = _row_types[id(op), id(form), inputs, outputs] = op, form, rows
    return known[2]


def _by_place(arguments: tuple[Arg, ...], count: int) -> Iterator[Arg]:
    """Yield the argument that each of so many items is; ``bind`` takes the items in order."""
    bound = bind(arguments, range(count))
    assert bound is not None
    for arg in arguments:
        place = bound[arg.name]
        yield from [arg] * (len(place) if isinstance(place, list) else place is not None)


def select(code: int, input_types: tuple[int, ...], output_types: tuple[int, ...]) -> Selected:
    """Return the signature that an operation with these operand types calls.

    Raises ValidationError with the first argument that does not match the nearest signature.
    """
    selected = _select(code, input_types, output_types)
    if isinstance(selected, ValidationError):
        raise selected.copy()
    return selected


@lru_cache(maxsize=1 << 14)
def _select(code: int, input_types: tuple[int, ...], output_types: tuple[int, ...]) -> Selected | ValidationError:
    op = definition_of(code)
    if op is None:
        return ValidationError(name_of(OperationType, code), "operation", "no definition", "one in harness/ops/defs")
    counts = [(form, _count_problem(form, len(input_types), len(output_types))) for form in op.forms]
    types = input_types + output_types
    problems: list[tuple[int, int, _RowTypes]] = []
    for form in (form for form, problem in counts if problem is None):
        for each in _rows_of(op, form, len(input_types), len(output_types)):
            wrong = each.mismatches(types)
            if not wrong:
                return Selected(op, form, each.row)
            problems.append((len(wrong), wrong[0], each))
    if problems:
        _, place, nearest = min(problems, key=lambda problem: problem[0])
        arg = nearest.arguments[place]
        where, wanted_type = f"{op.code.name}.{arg.name}", nearest.row.type_of(arg).name
        return ValidationError(where, "operand type", name_of(OperandType, types[place]), wanted_type)
    # No form takes so many operands: list how many each of them takes.
    texts = [(*problem, form.name) for form, problem in counts if problem is not None]
    wanted = ", ".join(f"{wanted} ({name})" for got, wanted, name in texts if got == texts[0][0])
    return ValidationError(op.code.name, "number of operands", texts[0][0], wanted)
