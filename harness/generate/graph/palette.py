"""The signatures that a graph is drawn from, and which of them can go on with what is there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Set
from dataclasses import dataclass

from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import is_tensor
from nnconform.harness.ops.operation import Op, Signature
from nnconform.harness.ops.schema import Arg
from nnconform.harness.ops.table import TABLE

# States that IF and WHILE can hand on: see the definitions of these.
STATES = frozenset({T.TENSOR_FLOAT32, T.TENSOR_INT32, T.TENSOR_QUANT8_ASYMM, T.TENSOR_FLOAT16})
# Divisible by how many signatures most operations have.
SIGNATURES = 840
_NEVER = frozenset({T.TENSOR_QUANT8_SYMM_PER_CHANNEL})


@dataclass(frozen=True, slots=True)
class Entry:
    """A signature, and the tensors of it that may be results of other operations, with their types. ``layouts``: images
    may lie in NCHW order; ``handed``: the argument of any type that subgraphs are given, "" for none.
    """

    op: Op
    signature: Signature
    open: tuple[tuple[Arg, T], ...]
    types: frozenset[T]
    layouts: bool
    handed: str


def _entry(op: Op, signature: Signature) -> Entry:
    form, row = signature.form, signature.row
    tensors = [arg for arg in form.inputs if not arg.any_type and is_tensor(row.type_of(arg))]
    typed = [(arg, T(row.type_of(arg))) for arg in tensors]
    held = [pair for pair in typed if pair[1] not in _NEVER and (pair[0].type is None or pair[1] == T.TENSOR_BOOL8)]
    handed = next((arg.name for arg in form.inputs if arg.any_type), "")
    types = {code for _, code in held} | (STATES if handed else frozenset())
    layouts = any(arg.name == "nchw" for arg in form.inputs)
    return Entry(op, signature, tuple(held), frozenset(types), layouts, handed)


class Palette:
    """What a graph of HAL ``hal`` may be made of: ``operations``, always in the same order, with their signatures."""

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
        """The signatures of a HAL version, or those of them that are wanted."""
        pairs = ((op, signature) for _, op in sorted(TABLE.items()) for signature in op.signatures())
        return cls((_entry(*pair) for pair in pairs if pair[1].since <= hal and wanted(*pair)), hal)

    def entry(self, number: int, chosen: int, there: Set[int]) -> Entry:
        """The signature of operation ``number`` that is chosen, or the next one that takes a tensor of a type that is
        there. One of SIGNATURES numbers chooses, so that a choice means the same wherever the operation comes.
        """
        every = self.operations[number]
        count = len(every)
        for number in range(chosen % count, chosen % count + count):
            each = every[number % count]
            if not each.types.isdisjoint(there):
                return each
        return every[chosen % count]

    def __len__(self) -> int:
        return sum(map(len, self.operations))
