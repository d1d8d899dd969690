"""Calls that leave two or three elements over of each vector, along every axis at once.

Extents of extremes lie one beyond a power of two, where one element is left over. What is left is taken two at a time,
then one, or by a mask: a kernel may be right for one element, and wrong for two or three of four, or for six or seven
of eight.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count
from math import prod
from random import Random

from nnconform.harness.generate.extremes.beside import beside
from nnconform.harness.generate.extremes.rows import LONG, Row
from nnconform.harness.generate.extremes.sample import kind_of
from nnconform.harness.generate.extremes.sizes import SizeRow, applies, counts_something, free_roles, wanted_roles
from nnconform.harness.generate.roles import ALONG, FIRST, LAST, MIDDLE, TERMS
from nnconform.harness.model.numbers import element_size
from nnconform.harness.ops.operation import Op, Signature

# With three left over of four, and with two: each has some that leave another four of eight.
THREE, TWO = (7, 11, 15, 23), (6, 10, 14, 22)
# Rows of bytes that are shorter than a vector, which are moved by parts of one.
SHORT = (3, 5, 6, 7)
# The product of a row's extents, at most.
_ROOM = 1 << 15
# Roles of an innermost axis, the first that an operation has.
_INNERMOST = ("c", "c_in", "n_input", "keypoints")
# Extents of images that leave nothing to see.
_IMAGES = (2, 3)


class LeftOverRow(SizeRow, frozen=True):
    """A call whose extents leave two or three elements over."""

    @property
    def name(self) -> str:
        """The row's name, the same whatever the seed."""
        return f"{self.op.code.name}_{self.signature.form.name}_left_{self.number}"


def left_over_rows(op: Op) -> Iterator[LeftOverRow]:
    """Yield the rows of an operation: for each kind of elements, whose types and forms take turns, two and three left
    over, along the axes of tensors and along the axis that is worked along.
    """
    numbers = count()
    for place, alike in enumerate(_by_kind(op).values()):
        for turn, extents in enumerate((THREE, TWO)):
            signature = alike[(place + turn) % len(alike)]
            roles = [role for role in wanted_roles(op, signature) if not _counts(signature, role)]
            random = Random(f"{op.code.name} {place} {turn}")
            for lead, row in _rows(roles, extents, random):
                yield LeftOverRow(op, signature, next(numbers), lead, row)
    if op.picks or op.copies is not None:
        yield from _short_rows(op, numbers)


def _short_rows(op: Op, numbers: Iterator[int]) -> Iterator[LeftOverRow]:
    """Yield rows of an operation that moves bytes, of which few lie beside each other."""
    bytes_moved = [each for each in op.signatures() if applies(op, each) and element_size(each.row.of) == 1]
    for turn, extent in enumerate(SHORT if bytes_moved else ()):
        signature = bytes_moved[turn % len(bytes_moved)]
        roles = [role for role in wanted_roles(op, signature) if not _counts(signature, role)]
        # Those of the elements that are moved, not of indexes.
        moved = {arg.name for arg in signature.form.inputs if arg.type is None}
        others = [role for role in roles if role not in (ALONG, TERMS) and _argument(role) in (None, *moved)]
        if others:
            lead = _innermost(others)
            random = Random(f"{op.code.name} {extent}")
            last = [role for role in others if role == lead or role.endswith(f" {LAST}")]
            row = {role: extent if role in last else random.choice(_IMAGES) for role in others}
            yield LeftOverRow(op, signature, next(numbers), lead, row)


def _by_kind(op: Op) -> Mapping[str, list[Signature]]:
    kinds: dict[str, list[Signature]] = {}
    for signature in op.signatures():
        if applies(op, signature):
            kinds.setdefault(kind_of(signature.row.of), []).append(signature)
    return kinds


def _counts(signature: Signature, role: str) -> bool:
    """Return whether a role is none that vectors run along: a window, a stride, what only tells beside others."""
    return counts_something(signature, role) or bool(free_roles([role])) or beside(role, LONG, ()) is not None


def _rows(roles: list[str], extents: tuple[int, ...], random: Random) -> Iterator[tuple[str, Row]]:
    """Yield rows with all roles, the innermost leading; those that take the place of others have rows of their own."""
    alone = [role for role in (ALONG, TERMS) if role in roles]
    others = [role for role in roles if role not in alone]
    for role in alone:
        # Whether the axes are kept is drawn.
        for extent in random.sample(extents, 2 if role == TERMS else 1):
            yield role, {role: extent}
    if not others:
        return
    row = {role: random.choice(_IMAGES if role == "b" else extents) for role in others}
    # Smaller ones of the same kind, where all together are too large.
    for role in sorted(others, key=lambda role: -row[role]):
        if prod(row.values()) > _ROOM:
            row[role] = min(extents) if role != "b" else row[role]
    yield _innermost(others), row


def _argument(role: str) -> str | None:
    """Return the argument whose axis a role is, None of one that is an extent's name."""
    return role.rpartition(" ")[0] or None


def _innermost(roles: list[str]) -> str:
    last = [role for role in roles if role.endswith(f" {LAST}")]
    named = [role for role in _INNERMOST if role in roles]
    inner = [role for role in roles if not role.endswith((f" {FIRST}", f" {MIDDLE}")) and role != "b"]
    return (last or named or inner or roles)[0]
