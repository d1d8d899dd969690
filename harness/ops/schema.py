"""The vocabulary in which an operation is defined: arguments, type rows, forms, and the operation itself.

A *form* is a list of arguments (explicit padding, implicit padding). A *type row* says which operand types the
arguments have together, and since when. A *signature*, one way to call the operation, is a form with a row. Everything
that depends on an operation is derived from its ``Op``; nothing else in the harness names one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Any

from nnconform.harness.model.codes import HalVersion, OperandType, OperationType, operand_type_since, operation_since
from nnconform.harness.model.numbers import is_tensor
from nnconform.harness.ops.ranges import Range

if TYPE_CHECKING:
    from nnconform.harness.ops.call import Call
    from nnconform.harness.ops.sketch import Sketch

Dims = tuple[int | None, ...]
Shape = Callable[["Call"], tuple[Dims | None, ...]]
Check = Callable[["Call"], None]
Bump = Callable[["Call"], HalVersion]
Derivation = Callable[["Call"], Any]
Arrange = Callable[["Sketch"], None]


class Omission(Enum):
    """How an optional argument may be left out."""

    NEVER = "never"
    TRAILING = "left off the end of the list"
    NO_VALUE = "slot kept, life time NO_VALUE or a request without value"


@dataclass(frozen=True, slots=True)
class Within:
    """The values that a scalar, or each element of a small tensor, may hold: between ``low`` and ``high``, both
    included.
    """

    low: float = -(2.0**31)
    high: float = 2.0**31 - 1

    def admits(self, value: float) -> bool:
        return self.low <= value <= self.high

    def __str__(self) -> str:
        return f">= {self.low:g}" if self.high == 2.0**31 - 1 else f"{self.low:g} to {self.high:g}"


@dataclass(frozen=True, slots=True)
class Above:
    """A floating-point scalar above ``low``, and finite."""

    low: float = 0.0

    def admits(self, value: float) -> bool:
        return self.low < value < float("inf")

    def __str__(self) -> str:
        return f"> {self.low:g}, finite"


@dataclass(frozen=True, slots=True)
class OneOf:
    """A scalar that holds one of these values."""

    choices: tuple[int, ...]

    def admits(self, value: float) -> bool:
        return value in self.choices

    def __str__(self) -> str:
        return f"one of {', '.join(map(str, self.choices))}"


@dataclass(frozen=True, slots=True)
class QuantisedLike:
    """The argument has the scale and zero point of this input, which comes before it."""

    argument: str


@dataclass(frozen=True, slots=True)
class QuantisedAs:
    """The scale and zero point are fixed by the contract, for each operand type."""

    params: Mapping[OperandType, tuple[float, int]]


@dataclass(frozen=True, slots=True)
class Arg:
    """One argument of a form, input or output.

    ``type`` None: the type row says. ``extents`` names the extents (the same name in two arguments means the same
    extent; a number means just that), from which the rank follows; else ``rank`` bounds it, None for no upper bound.
    ``image``: the extents are in NHWC order and lie in NCHW order when the argument ``nchw`` says so. ``values``
    bounds the elements. ``since`` is the version that supplying this argument needs. ``repeated``: any number of
    operands, bound as a list. ``any_type``: operands of every type. ``quantisation`` binds the scale and zero point;
    None leaves them free. ``unspecified``: an output whose extents only are part of the contract. ``exact``: one that
    says yes or no, or counts, for which near is wrong though its type has a tolerance.
    ``group``: tensors of one group are constants or inputs together when classes of calls are counted. ``ranks``: the
    smallest and the largest rank; None for no bound.
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
    group: str = ""
    ranks: tuple[int, int | None] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        fixed = self.extents is not None
        object.__setattr__(self, "ranks", (len(self.extents or ()),) * 2 if fixed else self.rank)


def tensor(name: str, extents: str = "", **more: Any) -> Arg:
    """A tensor argument; ``extents`` as in ``"b h w c"``, or ``rank=(low, high)`` where they vary."""
    named = tuple(int(word) if word.isdigit() else word for word in extents.split()) if extents else None
    return Arg(name, extents=named, **more)


def scalar(
    name: str,
    type: OperandType | None = OperandType.INT32,
    values: Within | Above | OneOf | None = None,
    **more: Any,
) -> Arg:
    """A scalar argument; ``type=None`` where it follows the type row."""
    return Arg(name, type, values=values, **more)


@dataclass(frozen=True, slots=True)
class TypeRow:
    """Operand types that go together: ``of`` for every argument without a type of its own, except those in ``but``."""

    since: HalVersion
    of: OperandType
    but: Mapping[str, OperandType] = field(default_factory=dict)

    def type_of(self, argument: Arg) -> OperandType:
        return argument.type if argument.type is not None else self.but.get(argument.name, self.of)


def row(since: HalVersion, of: OperandType, **but: OperandType) -> TypeRow:
    """A type row."""
    return TypeRow(since, of, but)


def rows(since: HalVersion, *types: OperandType) -> tuple[TypeRow, ...]:
    """Rows in which all arguments have one type."""
    return tuple(TypeRow(since, of) for of in types)


@dataclass(frozen=True, slots=True)
class Form:
    """One list of arguments.

    ``shape`` gives the extents of each output, None for unknown. ``derive`` names values computed from the arguments,
    for shapes and kernels alike. ``checks`` raise through ``Call.fail``; ``bumps`` name the version that a particular
    use needs. ``pairs`` are trailing arguments that are supplied together or not at all. ``output_counts`` are the
    lengths that the list of outputs may have, where trailing outputs can be left off. ``arrange`` fixes what hangs
    together when a valid call is drawn.
    """

    name: str
    inputs: tuple[Arg, ...]
    outputs: tuple[Arg, ...]
    shape: Shape
    checks: tuple[Check, ...] = ()
    derive: Mapping[str, Derivation] = field(default_factory=dict)
    bumps: tuple[Bump, ...] = ()
    pairs: tuple[tuple[str, str], ...] = ()
    rows: tuple[TypeRow, ...] = ()
    output_counts: tuple[int, ...] = ()
    arrange: Arrange | None = None
    # What every check of a call asks for: the arguments by name, and those whose quantisation is bound.
    _by_name: Mapping[str, Arg] = field(init=False, repr=False, compare=False)
    quantised: tuple[Arg, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        every = (*self.inputs, *self.outputs)
        object.__setattr__(self, "_by_name", {arg.name: arg for arg in every})
        object.__setattr__(self, "quantised", tuple(arg for arg in every if arg.quantisation))

    def argument(self, name: str) -> Arg:
        """The argument of that name, input or output."""
        return self._by_name[name]

    def input_counts(self) -> tuple[int, ...]:
        """The lengths that the list of inputs may have (for a form without repeated argument)."""
        names = [arg.name for arg in self.inputs]
        required = sum(arg.omission is not Omission.TRAILING for arg in self.inputs)
        split = {names.index(second) for _, second in self.pairs}
        return tuple(count for count in range(required, len(names) + 1) if count not in split)


@dataclass(frozen=True, slots=True)
class Signature:
    """One way to call an operation: a form with a type row, and the lowest HAL version that knows both."""

    form: Form
    row: TypeRow
    since: HalVersion


@dataclass(frozen=True, slots=True)
class Unordered:
    """Rows whose order the contract leaves open: ``outputs`` hold a part of each row, at the same place along ``axis``.

    The axes before ``axis`` keep their order. ``grouped``: the output whose equal values lie together, in whatever
    order the groups are. ``ranked``: the output in whose order the rows are, so that only equal ones change places.
    """

    outputs: tuple[str, ...]
    axis: int = 0
    grouped: str = ""
    ranked: str = ""


@dataclass(frozen=True, slots=True)
class Op:
    """An operation. ``rows`` are shared by the forms that name none of their own.

    ``zero_sized``: inputs may turn out to have no elements (a batch of none) when executed. ``unordered``: rows of the
    outputs whose order is open. ``random``: the outputs are samples, right if their distribution is. ``range``: where
    the outputs lie, if not among the values of the inputs.
    """

    code: OperationType
    summary: str
    forms: tuple[Form, ...]
    rows: tuple[TypeRow, ...] = ()
    zero_sized: bool = True
    unordered: Unordered | None = None
    random: bool = False
    range: Range | None = None

    @property
    def since(self) -> HalVersion:
        """The HAL version that brought the operation."""
        return operation_since(self.code)

    def rows_of(self, form: Form) -> tuple[TypeRow, ...]:
        """The type rows of one of the forms."""
        return form.rows or self.rows

    def signatures(self) -> Iterator[Signature]:
        """Every way to call the operation."""
        for form in self.forms:
            fixed = [arg for arg in form.inputs if arg.omission is not Omission.TRAILING]
            needed = max((arg.since or self.since for arg in fixed), default=self.since)
            for types in self.rows_of(form):
                typed = [types.type_of(arg) for arg in (*fixed, *form.outputs) if not arg.any_type]
                own = max(map(operand_type_since, typed), default=self.since)
                yield Signature(form, types, max(self.since, types.since, needed, own))


def is_scalar(arg: Arg, types: TypeRow) -> bool:
    """Whether the argument is a scalar under this row."""
    return not arg.any_type and not is_tensor(types.type_of(arg))
