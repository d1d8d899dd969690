"""The signatures that a graph is drawn from, and which of them can continue from the existing operands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence, Set

import msgspec

from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import is_tensor
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.operation import Op, Signature
from nnconform.harness.ops.schema import Arg
from nnconform.harness.ops.table import TABLE

# Types and ranks of the state that IF and WHILE can pass on: see their definitions.
STATES = frozenset({T.TENSOR_FLOAT32, T.TENSOR_INT32, T.TENSOR_QUANT8_ASYMM, T.TENSOR_FLOAT16})
STATE_RANKS = (1, 4)
# The rank up to which operands of any rank are continued from.
_HIGHEST_RANK = 8
# Divisible by the number of signatures of most operations.
SIGNATURES = 840
_NEVER = frozenset({T.TENSOR_QUANT8_SYMM_PER_CHANNEL})
# A type, the lowest and the highest rank, and the places among an entry's ``continued`` that want the same.
Wanted = tuple[T, int, int, tuple[int, ...]]


class Entry(msgspec.Struct, frozen=True):
    """A signature, and those of its tensors that may be results of other operations, with their types. ``layouts``:
    whether images may be in NCHW order; ``any_type``: the argument of any type that subgraphs receive, "" for none;
    ``fixed``: the types of the tensors whose values are not free.

    For speed, as each is read for every operation drawn: ``continued`` are the arguments that can be an operand to
    continue from, and ``wanted`` is what these want. ``arguments`` are all inputs with their types and whether these
    are tensors, ``data`` the names of those that results may take their values from.
    """

    op: Op
    signature: Signature
    open: tuple[tuple[Arg, T], ...]
    types: frozenset[T]
    layouts: bool
    any_type: str
    fixed: frozenset[T]
    continued: tuple[Arg, ...]
    wanted: tuple[Wanted, ...]
    arguments: tuple[tuple[Arg, T, bool], ...]
    data: tuple[str, ...]


def entry_of(op: Op, signature: Signature) -> Entry:
    """Return a signature with its tensors that may be results of other operations."""
    form, row = signature.form, signature.row
    tensors = [arg for arg in form.inputs if not arg.any_type and is_tensor(row.type_of(arg))]
    typed = [(arg, T(row.type_of(arg))) for arg in tensors]
    fixed = _fixed_by_definition(signature)
    readable = [
        (arg, code)
        for arg, code in typed
        if code not in _NEVER and arg.name not in fixed and (arg.type is None or code == T.TENSOR_BOOL8)
    ]
    any_type = next((arg.name for arg in form.inputs if arg.any_type), "")
    types = {code for _, code in readable} | (STATES if any_type else frozenset())
    layouts = any(arg.name == "nchw" for arg in form.inputs)
    closed = frozenset(code for arg, code in typed if arg.name in fixed)
    continued = [(arg, code, arg.ranks) for arg, code in readable]
    if any_type:
        continued += [(form.inputs[-1], code, STATE_RANKS) for code in STATES]
    return Entry(
        op,
        signature,
        tuple(readable),
        frozenset(types),
        layouts,
        any_type,
        closed,
        tuple(arg for arg, _, _ in continued),
        _wanted([(code, ranks) for _, code, ranks in continued]),
        tuple((arg, row.type_of(arg), is_tensor(row.type_of(arg))) for arg in form.inputs),
        tuple(arg.name for arg in form.inputs if arg.type is None or arg.any_type),
    )


def _wanted(each: Sequence[tuple[T, tuple[int, int | None]]]) -> tuple[Wanted, ...]:
    """Return the different types and ranks, each with its places."""
    places: dict[tuple[T, int, int], list[int]] = {}
    for place, (code, (low, high)) in enumerate(each):
        places.setdefault((code, max(low, 1), _HIGHEST_RANK if high is None else high), []).append(place)
    return tuple((*key, tuple(every)) for key, every in places.items())


def _fixed_by_definition(signature: Signature) -> set[str]:
    """Return the tensors whose values a definition fixes, as their order matters (corners of boxes, scores that must
    differ), and the 32-bit ones that have a scale, which no operation's result has.
    """
    draft = CallDraft(signature.form, signature.row, lambda low, high: low)
    if signature.form.arrange is not None:
        signature.form.arrange(draft)
    integers = {arg.name for arg in signature.form.inputs if signature.row.type_of(arg) == T.TENSOR_INT32}
    scaled = {name for name, (scale, _) in draft.scales.items() if scale and name in integers}
    return {name for name in draft.contents if name not in draft.operands} | scaled


class Palette:
    """The operations, always in the same order, with their signatures, that a graph of HAL ``hal`` is drawn from."""

    def __init__(self, entries: Iterable[Entry], hal: HalVersion = HalVersion.AIDL4) -> None:
        self.hal = hal
        self.operations: list[list[Entry]] = []
        for entry in entries:
            if not self.operations or self.operations[-1][0].op is not entry.op:
                self.operations.append([])
            self.operations[-1].append(entry)

    @classmethod
    def of(
        cls,
        hal: HalVersion = HalVersion.AIDL4,
        wanted: Callable[[Op, Signature], bool] = lambda op, signature: True,
    ) -> Palette:
        """Return the signatures of a HAL version, filtered by ``wanted``."""
        return cls(cls.every(hal, wanted), hal)

    @staticmethod
    def every(hal: HalVersion, wanted: Callable[[Op, Signature], bool] = lambda op, signature: True) -> Iterator[Entry]:
        """Yield the signatures of a HAL version, filtered by ``wanted``."""
        pairs = ((op, signature) for _, op in sorted(TABLE.items()) for signature in op.signatures())
        return (entry_of(*pair) for pair in pairs if pair[1].since <= hal and wanted(*pair))

    def entry(self, number: int, chosen: int, types: Set[int]) -> Entry | None:
        """Return signature ``chosen`` of operation ``number``, or the next one that accepts one of ``types``; None if
        the operation has none that a graph may have here. ``chosen`` is below SIGNATURES for every operation, so that a
        choice keeps its meaning wherever the operation comes.
        """
        every = self.operations[number]
        count = len(every)
        for number in range(chosen % count, chosen % count + count):
            each = every[number % count]
            if not each.types.isdisjoint(types):
                return each
        return every[chosen % count]

    def shared_with(self, other: Palette) -> Palette:
        """Return the signatures that both have, of the lower HAL version."""
        both = (entry for entries in self.operations for entry in entries if other.has(entry))
        return Palette(both, min(self.hal, other.hal))

    def has(self, entry: Entry) -> bool:
        """Return whether a signature is one of these."""
        return any(
            each.signature == entry.signature
            for entries in self.operations
            if entries[0].op is entry.op
            for each in entries
        )

    def __len__(self) -> int:
        return sum(map(len, self.operations))
