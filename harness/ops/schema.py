"""The schema of an operation's arguments, and the type rows: operand types that are valid together."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any

import msgspec
from msgspec.structs import force_setattr

from nnconform.harness.model.codes import HalVersion, OperandType
from nnconform.harness.model.numbers import is_tensor

Dims = tuple[int | None, ...]


class Omission(Enum):
    """The ways to leave out an optional argument."""

    NEVER = "never"
    TRAILING = "left off the end of the list"
    NO_VALUE = "slot kept, life time NO_VALUE or a request without value"


class Within(msgspec.Struct, frozen=True):
    """A bound: the value of a scalar, or of each element of a small tensor, is between ``low`` and ``high``, both
    included.
    """

    low: float = -(2.0**31)
    high: float = 2.0**31 - 1

    def admits(self, value: float) -> bool:
        return self.low <= value <= self.high

    def __str__(self) -> str:
        return f">= {self.low:g}" if self.high == 2.0**31 - 1 else f"{self.low:g} to {self.high:g}"


class Above(msgspec.Struct, frozen=True):
    """A bound: the value of a floating-point scalar is above ``low``, and finite."""

    low: float = 0.0

    def admits(self, value: float) -> bool:
        return self.low < value < float("inf")

    def __str__(self) -> str:
        return f"> {self.low:g}, finite"


class OneOf(msgspec.Struct, frozen=True):
    """A bound: the value of a scalar is one of these."""

    choices: tuple[int, ...]

    def admits(self, value: float) -> bool:
        return value in self.choices

    def __str__(self) -> str:
        return f"one of {', '.join(map(str, self.choices))}"


class QuantisedLike(msgspec.Struct, frozen=True):
    """The argument has the scale and zero point of this input, which precedes it."""

    argument: str


class QuantisedAs(msgspec.Struct, frozen=True):
    """The contract fixes the scale and zero point, for each operand type."""

    params: Mapping[OperandType, tuple[float, int]]


class Arg(msgspec.Struct, frozen=True):
    """One argument of a form, input or output.

    ``type``: None if the type row has it. ``extents`` names the extents (the same name in two arguments means the same
    extent; a number is a fixed extent), which also give the rank; else ``rank`` bounds it, None for no upper bound.
    ``image``: the extents are written in NHWC order, and are in NCHW order in a call whose argument ``nchw`` is true.
    ``values`` bounds the elements. ``since`` is the version needed to supply this argument. ``repeated``: any number of
    operands, bound as a list. ``any_type``: operands of every type. ``quantisation`` fixes the scale and zero point;
    None leaves them free. ``unspecified``: an output of which the contract specifies the extents only. ``exact``: an
    output of booleans or counts, compared exactly though its type has a tolerance. ``hashed``: the operation hashes the
    argument's bytes, so that the result is unknown if they may differ. ``sought``: the operation finds the largest or
    smallest of its elements, which one may depend on each of them. ``compared``: one of two tensors of which the
    operation compares the elements. ``empty``: a list that may have no elements, of an operation that needs some
    otherwise. ``group``: tensors of one group are constants or
    inputs together when classes of calls are counted. ``ranks``: the smallest and the largest rank; None for no bound.
    ``ranked``: whether they bound the rank.
    """

    name: str
    type: OperandType | None = None
    rank: tuple[int, int | None] = (0, 0)
    extents: tuple[str | int, ...] | None = None
    image: bool = False
    values: Within | Above | OneOf | None = None
    omission: Omission = Omission.NEVER
    default: Any = None
    since: HalVersion | None = None
    repeated: bool = False
    any_type: bool = False
    quantisation: QuantisedLike | QuantisedAs | None = None
    unspecified: bool = False
    exact: bool = False
    hashed: bool = False
    sought: bool = False
    compared: bool = False
    empty: bool = False
    group: str = ""
    ranks: tuple[int, int | None] = (0, 0)
    ranked: bool = False

    def __post_init__(self) -> None:
        fixed = self.extents is not None
        force_setattr(self, "ranks", (len(self.extents or ()),) * 2 if fixed else self.rank)
        force_setattr(self, "ranked", not self.any_type and self.ranks != (0, 0))


def tensor(name: str, extents: str = "", **more: Any) -> Arg:
    """Return a tensor argument; ``extents`` as in ``"b h w c"``, or ``rank=(low, high)`` if they vary."""
    symbols = tuple(int(word) if word.isdigit() else word for word in extents.split()) if extents else None
    return Arg(name, extents=symbols, **more)


def scalar(
    name: str,
    type: OperandType | None = OperandType.INT32,
    values: Within | Above | OneOf | None = None,
    **more: Any,
) -> Arg:
    """Return a scalar argument; ``type=None`` if it follows the type row."""
    return Arg(name, type, values=values, **more)


class TypeRow(msgspec.Struct, frozen=True):
    """Operand types that are valid together: ``of`` for every argument without a type of its own, except those in
    ``but``.
    """

    since: HalVersion
    of: OperandType
    but: Mapping[str, OperandType] = {}

    def type_of(self, argument: Arg) -> OperandType:
        return argument.type if argument.type is not None else self.but.get(argument.name, self.of)


def row(since: HalVersion, of: OperandType, **but: OperandType) -> TypeRow:
    """Return a type row."""
    return TypeRow(since, of, but)


def rows(since: HalVersion, *types: OperandType) -> tuple[TypeRow, ...]:
    """Return rows in which all arguments have one type."""
    return tuple(TypeRow(since, of) for of in types)


def is_scalar(arg: Arg, types: TypeRow) -> bool:
    """Return whether the argument is a scalar under this row."""
    return not arg.any_type and not is_tensor(types.type_of(arg))
