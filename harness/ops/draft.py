"""A draft of a call, which a form's ``arrange`` completes: constraints on valid arguments beyond types, ranks and
bounds.

A generator makes a ``CallDraft`` of a form and a type row and lets the form's ``arrange`` fix what depends on other
arguments: extents, axes within a rank, data within a domain. The generator draws the rest freely. Extents of images are
in NHWC order. Every decision is drawn from the generator's choices, so that it can be replayed and shrunk.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from typing import Any, Protocol, TypeVar

from nnconform.harness.model.codes import OperandType
from nnconform.harness.model.graph import Operand, Subgraph
from nnconform.harness.ops.schema import Arg, Omission, TypeRow

Item = TypeVar("Item")
Integer = Callable[[int, int], int]

# Extents to draw where nothing else applies: small, so that models stay small; 1 is the simplest.
LARGEST_EXTENT = 4


def largest(rank: int) -> int:
    """Return the largest extent to draw for a tensor of this rank: many axes are short, so that there are few
    elements.
    """
    return LARGEST_EXTENT if rank < 4 else 3 if rank == 4 else 2


class ArgumentList(Protocol):
    """The part of a form that a draft needs."""

    @property
    def name(self) -> str:
        """The form's name."""

    @property
    def inputs(self) -> tuple[Arg, ...]:
        """The arguments that a call takes."""

    @property
    def outputs(self) -> tuple[Arg, ...]:
        """The arguments that a call returns."""

    @property
    def input_names(self) -> Set[str]:
        """The names of the arguments that a call takes."""

    def argument(self, name: str) -> Arg:
        """Return the argument of that name, input or output."""

    def input_counts(self) -> tuple[int, ...]:
        """Return the allowed lengths of the list of inputs."""


class CallDraft:
    """The decisions made so far about a call to draw.

    ``sizes``: the named extents. ``extents``: those of tensors, a list of them if repeated. ``values``: those of
    scalars and of small tensors whose contents determine shapes. ``domains``: the smallest and the largest real value
    of a tensor's elements. ``contents``: the real values themselves, if a domain is not enough; a list for a repeated
    argument, with None for those not fixed. ``scales``: scale and zero point; ``channel_dims``: the axis of per-channel
    scales. ``omitted``: optional arguments that are left out. ``counts``: how many operands a repeated output has.
    ``defined``: the interval of a tensor's real values in which the operation is defined; a generator's contents keep
    to it too. ``telling``: the tensors whose domain only makes results tell apart, so that other values do too.
    ``operands``: those of a repeated argument of any type. ``graphs``: the subgraphs that arguments refer to, and
    ``constants`` the operand values of these.
    """

    # The last word of the extents that are numbers of small tensors.
    MOST = "most"

    def __init__(self, form: ArgumentList, types: TypeRow, integer: Integer) -> None:
        self.form, self.types = form, types
        self.integer = integer
        self.sizes: dict[str, int] = {}
        self.extents: dict[str, Any] = {}
        self.values: dict[str, Any] = {}
        self.domains: dict[str, tuple[float, float]] = {}
        self.scales: dict[str, tuple[float, int]] = {}
        self.omitted: set[str] = set()
        self.channel_dims: dict[str, int] = {}
        self.counts: dict[str, int] = {}
        self.defined: dict[str, tuple[float, float]] = {}
        self.telling: set[str] = set()
        self.contents: dict[str, Any] = {}
        self.operands: dict[str, list[Operand]] = {}
        self.graphs: dict[str, Subgraph] = {}
        self.constants = bytearray()

    def pick(self, options: Sequence[Item]) -> Item:
        """Draw one of the options; the first is the simple one."""
        return options[self.integer(0, len(options) - 1)]

    def flag(self) -> bool:
        """Draw a boolean; False is the simple one."""
        return bool(self.integer(0, 1))

    def shuffled(self, count: int) -> list[int]:
        """Draw an order of the numbers below ``count``; ascending is the simple one."""
        left = list(range(count))
        return [left.pop(self.integer(0, len(left) - 1)) for _ in range(count)]

    def type_of(self, name: str) -> OperandType:
        """Return the operand type of an argument."""
        return self.types.type_of(self.form.argument(name))

    def has(self, name: str) -> bool:
        """Return whether the form has an argument of this name that is not left out."""
        return name in self.form.input_names and name not in self.omitted

    def size(self, name: str, low: int = 1, high: int = LARGEST_EXTENT) -> int:
        """Return the named extent, drawn between the bounds if not yet fixed."""
        if name not in self.sizes:
            self.sizes[name] = self.integer(low, max(low, high))
        return self.sizes[name]

    def value(self, name: str, low: int, high: int) -> int:
        """Return the value of an integer scalar, drawn between the bounds if not yet fixed; its default if left out."""
        if not self.has(name):
            return int(self.form.argument(name).default or 0) if name in self.omitted else low
        if name not in self.values:
            self.values[name] = self.integer(low, max(low, high))
        return int(self.values[name])

    def with_most(self, name: str, numbers: Sequence[int]) -> list[int]:
        """Return the numbers drawn for a small tensor; the largest is the extent ``NAME most``, which may be fixed."""
        role, most = f"{name} {self.MOST}", max(numbers)
        place = numbers.index(most)
        self.sizes.setdefault(role, most)
        return [self.sizes[role] if each == place else number for each, number in enumerate(numbers)]

    def shape(self, name: str, low: int = 1, high: int = LARGEST_EXTENT) -> tuple[int, ...]:
        """Return the extents of a tensor, drawn if not yet fixed, from its named extents or within its ranks."""
        if name not in self.extents:
            argument = self.form.argument(name)
            if argument.extents is not None:
                each = (part if isinstance(part, int) else self.size(part, low, high) for part in argument.extents)
                self.extents[name] = tuple(each)
            else:
                rank = self.integer(*self.ranks(argument))
                self.extents[name] = tuple(self.integer(low, min(high, largest(rank))) for _ in range(rank))
        extents: tuple[int, ...] = self.extents[name]
        return extents

    def ranks(self, argument: Arg) -> tuple[int, int]:
        """Return the ranks to draw from: those of the argument, at least 1, and up to 5 if unbounded."""
        low, high = argument.ranks
        return max(low, 1), 5 if high is None else max(high, 1)

    def omit(self, *names: str) -> None:
        """Leave optional arguments out."""
        for name in names:
            if self.form.argument(name).omission is Omission.NEVER:
                raise ValueError(f"{self.form.name}: argument {name} is not optional")
            self.omitted.add(name)

    def omit_tail(self) -> None:
        """Sometimes leave off trailing arguments of which nothing is fixed."""
        names = [arg.name for arg in self.form.inputs]
        decided = max((place for place, name in enumerate(names, 1) if name in self.values), default=0)
        counts = [count for count in reversed(self.form.input_counts()) if count >= decided]
        if counts and not self.omitted:
            self.omit(*names[self.pick(counts) :])


def arrange_broadcast(draft: CallDraft, left: str, right: str) -> None:
    """Fix the extents of two tensors that broadcast against each other; equal ones are the simple case."""
    if left not in draft.extents and right in draft.extents:
        left, right = right, left
    decided = left in draft.extents
    first = draft.shape(left)
    given = draft.extents.get(right, ())
    if len(given) == len(first) > 1 and all(extent in (1, other) for extent, other in zip(given, first, strict=True)):
        return
    if right in draft.extents:
        rank = len(draft.extents[right])
        other = ([draft.integer(1, LARGEST_EXTENT) for _ in range(rank)] + list(first))[-rank:]
    else:
        other = list(first)[draft.integer(0, len(first) - 1) :]
    if draft.flag():
        other[draft.integer(0, len(other) - 1)] = 1
    draft.extents[right] = tuple(other)
    if not decided and draft.flag():
        widened = list(first)
        widened[draft.integer(0, len(first) - 1)] = 1
        draft.extents[left] = tuple(widened)
