"""The places of an operation's inputs that its definition marks."""

from __future__ import annotations

from functools import cache

import msgspec

from nnconform.harness.ops.table import definition_of


class Marks(msgspec.Struct, frozen=True):
    """The places of an operation's inputs that its definition marks, in any of its forms."""

    hashed: tuple[int, ...]
    sought: tuple[int, ...]
    compared: tuple[int, ...]


@cache
def marks(code: int) -> Marks:
    """Return the marked places of the inputs of an operation with this number."""
    op = definition_of(code)
    every = [pair for form in (op.forms if op else ()) for pair in enumerate(form.inputs)]
    return Marks(
        tuple(place for place, argument in every if argument.hashed),
        tuple(place for place, argument in every if argument.sought),
        tuple(place for place, argument in every if argument.compared),
    )
