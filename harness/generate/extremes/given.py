"""Calls with given arguments: what is drawn for sizes and ranges seldom meets all that they have at once.

A family of them is a function of this folder: of an operation it yields signatures, each with constraints.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from itertools import count
from typing import NamedTuple
from zlib import crc32

import msgspec

from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.per_op import UNCONSTRAINED, Constraints, DrawnCall, Undrawable, draw
from nnconform.harness.generate.roles import main_tensor
from nnconform.harness.model.codes import OperandLifeTime
from nnconform.harness.ops.operation import Op, Signature

# How often a call is drawn that should be of a certain kind.
_ATTEMPTS = 16


class Given(NamedTuple):
    """A signature and what is given of its arguments: ``wish``, and optional arguments that it must have. ``kept``: the
    last axis of the results has the extent of that of what is moved.
    """

    signature: Signature
    wish: Constraints = UNCONSTRAINED
    needed: tuple[str, ...] = ()
    kept: bool = False


Family = Callable[[Op], Iterator[Given]]


class GivenRow(msgspec.Struct, frozen=True):
    """A call to draw, with given arguments; ``number`` counts those of a family, which has a name."""

    op: Op
    family: str
    number: int
    given: Given

    @property
    def signature(self) -> Signature:
        """The way to call the operation."""
        return self.given.signature

    @property
    def name(self) -> str:
        """The row's name, the same whatever the seed."""
        return f"{self.op.code.name}_{self.signature.form.name}_{self.family}_{self.number}"


def rows_of_family(op: Op, name: str, family: Family) -> Iterator[GivenRow]:
    """Yield the rows of a family for an operation."""
    numbers = count()
    for given in family(op):
        yield GivenRow(op, name, next(numbers), given)


def given_call(row: GivenRow, seed: int) -> DrawnCall:
    """Draw the call of a row. Raises Undrawable, also if none of several is wanted."""
    form, types = row.signature.form, row.signature.row
    for attempt in range(_ATTEMPTS):
        choices = Choices.from_seed(crc32(f"{seed} {row.name} {attempt}".encode()))
        drawn = draw(choices, row.op, form, types, row.given.wish)
        if _has_all(drawn, row.given.needed) and (not row.given.kept or _keeps_last(drawn)):
            return drawn
    raise Undrawable(f"none of {_ATTEMPTS} calls is one of those that {row.family} wants")


def _has_all(drawn: DrawnCall, names: Collection[str]) -> bool:
    """Return whether optional arguments are supplied."""
    main = drawn.model.main
    given = zip(drawn.form.inputs, main.operations[0].inputs, strict=False)
    values = {arg.name for arg, index in given if main.operands[index].lifetime != OperandLifeTime.NO_VALUE}
    return values.issuperset(names)


def _keeps_last(drawn: DrawnCall) -> bool:
    """Return whether the result's rows are as long as those of what is moved."""
    main, moved = drawn.model.main, main_tensor(drawn.form.inputs, drawn.row.type_of)
    given = zip(drawn.form.inputs, main.operations[0].inputs, strict=False)
    (extents,) = (main.operands[index].dimensions for arg, index in given if arg is moved)
    return main.operands[main.output_indexes[0]].dimensions[-1:] == extents[-1:]
