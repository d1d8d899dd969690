"""The signatures that a graph is drawn from, and which of them can continue from the existing operands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Set
from dataclasses import dataclass

from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import is_tensor
from nnconform.harness.ops.operation import Op, Signature
from nnconform.harness.ops.schema import Arg
from nnconform.harness.ops.table import TABLE

# Types of the state that IF and WHILE can pass on: see their definitions.
STATES = frozenset({T.TENSOR_FLOAT32, T.TENSOR_INT32, T.TENSOR_QUANT8_ASYMM, T.TENSOR_FLOAT16})
# Divisible by the number of signatures of most operations.
SIGNATURES = 840
_NEVER = frozenset({T.TENSOR_QUANT8_SYMM_PER_CHANNEL})


@dataclass(frozen=True, slots=True)
class Entry:
    """A signature, and those of its tensors that may be results of other operations, with their types. ``layouts``:
    whether images may be in NCHW order; ``any_type``: the argument of any type that subgraphs receive, "" for none.
    """

    op: Op
    signature: Signature
    open: tuple[tuple[Arg, T], ...]
    types: frozenset[T]
    layouts: bool
    any_type: str


def _entry(op: Op, signature: Signature) -> Entry:
    form, row = signature.form, signature.row
    tensors = [arg for arg in form.inputs if not arg.any_type and is_tensor(row.type_of(arg))]
    typed = [(arg, T(row.type_of(arg))) for arg in tensors]
    readable = [pair for pair in typed if pair[1] not in _NEVER and (pair[0].type is None or pair[1] == T.TENSOR_BOOL8)]
    any_type = next((arg.name for arg in form.inputs if arg.any_type), "")
    types = {code for _, code in readable} | (STATES if any_type else frozenset())
    layouts = any(arg.name == "nchw" for arg in form.inputs)
    return Entry(op, signature, tuple(readable), frozenset(types), layouts, any_type)


class Palette:
    """The operations, always in the same order, with their signatures, that a graph of HAL ``hal`` is drawn from."""

    def __init__(self, entries: Iterable[Entry], hal: HalVersion = HalVersion.V1_3_PLUS) -> None:
        self.hal = hal
        self.operations: list[list[Entry]] = []
        for entry in entries:
            if not self.operations or self.operations[-1][0].op is not entry.op:
                self.operations.append([])
            self.operations[-1].append(entry)

    @classmethod
    def of(
        cls,
        hal: HalVersion = HalVersion.V1_3_PLUS,
        wanted: Callable[[Op, Signature], bool] = lambda op, signature: True,
    ) -> Palette:
        """Return the signatures of a HAL version, filtered by ``wanted``."""
        pairs = ((op, signature) for _, op in sorted(TABLE.items()) for signature in op.signatures())
        return cls((_entry(*pair) for pair in pairs if pair[1].since <= hal and wanted(*pair)), hal)

    def entry(self, number: int, chosen: int, types: Set[int]) -> Entry:
        """Return signature ``chosen`` of operation ``number``, or the next one that accepts one of ``types``.
        ``chosen`` is below SIGNATURES for every operation, so that a choice keeps its meaning wherever the operation
        comes.
        """
        every = self.operations[number]
        count = len(every)
        for number in range(chosen % count, chosen % count + count):
            each = every[number % count]
            if not each.types.isdisjoint(types):
                return each
        return every[chosen % count]

    def __len__(self) -> int:
        return sum(map(len, self.operations))
