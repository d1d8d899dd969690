"""Models of two inputs that may lie in one place: of other types, scales, shapes or lengths, each read as its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations

import msgspec
import numpy as np

from nnconform.harness.conformance.support.exact_sums import NONE, GraphDraft
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import DTYPES, Array
from nnconform.harness.spec.case import Case
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.version import required_version

# Bytes that are numbers in each type: floats of few bits, which as integers are exact in float32 too; and flags.
_NUMBERS = np.array([1, 2, -0.5, 8], np.float32).tobytes()
_FLAGS = np.array([1, 0, 0, 1, 1, 0, 1, 1, 0, 0, 0, 1], np.uint8).tobytes()
_F = np.float32


class _Reader(msgspec.Struct, frozen=True):
    """An input, and the operation that reads it: which it is, what else it takes, and what comes of the input."""

    operand: Operand
    operation: O
    result: T
    right: Callable[[Array], Array]
    added: tuple[float, ...] = ()

    def add(self, draft: GraphDraft, content: bytes) -> tuple[Array, Array]:
        """Add the operation to a graph. Return the input, of the first bytes of ``content``, and the output."""
        dtype, shape = np.dtype(DTYPES[T(self.operand.type)]), self.operand.dimensions
        x = np.frombuffer(content, dtype, int(np.prod(shape))).reshape(shape)
        wanted = np.asarray(self.right(x), DTYPES[self.result])
        more = []
        if self.added:
            more = [draft.constant(T.TENSOR_FLOAT32, self.added), draft.constant(T.INT32, NONE)]
        index = draft.add(self.operand)
        output = draft.add(Operand(self.result, wanted.shape, L.SUBGRAPH_OUTPUT))
        draft.operation(self.operation, (index, *more), output)
        return x, wanted


def _input(type: T, *shape: int, scale: float = 0.0, zero_point: int = 0) -> Operand:
    return Operand(type, shape, L.SUBGRAPH_INPUT, scale, zero_point)


def _codes(type: T, scale: float, zero_point: int, count: int) -> _Reader:
    operand = _input(type, count, scale=scale, zero_point=zero_point)
    return _Reader(operand, O.DEQUANTIZE, T.TENSOR_FLOAT32, lambda x: (x.astype(_F) - zero_point) * _F(scale))


def _sum(*shape: int) -> _Reader:
    added = tuple(4.0 * (1 + number) for number in range(shape[-1]))
    operand = _input(T.TENSOR_FLOAT32, *shape)
    return _Reader(operand, O.ADD, T.TENSOR_FLOAT32, lambda x: x + np.array(added, _F), added)


_QUANT8, _SIGNED = T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM_SIGNED
_INTEGERS = _Reader(_input(T.TENSOR_INT32, 4), O.CAST, T.TENSOR_FLOAT32, lambda x: x.astype(_F))
_TRUTHS = _Reader(_input(T.TENSOR_BOOL8, 12), O.LOGICAL_NOT, T.TENSOR_BOOL8, np.logical_not)
# What lies in one place, and the two readers of it.
_PAIRS: dict[str, tuple[bytes, _Reader, _Reader]] = {
    "bytes of two scales": (_NUMBERS, _codes(_QUANT8, 1.0, 0, 16), _codes(_QUANT8, 0.5, 8, 16)),
    "numbers in two shapes": (_NUMBERS, _sum(4), _sum(2, 2)),
    "numbers and the first of them": (_NUMBERS, _sum(4), _sum(2)),
    "numbers and bytes": (_NUMBERS, _sum(4), _codes(_QUANT8, 0.5, 8, 16)),
    "numbers and integers": (_NUMBERS, _sum(4), _INTEGERS),
    "bytes and flags": (_FLAGS, _codes(_QUANT8, 0.5, 8, 12), _TRUTHS),
    "bytes with and without signs": (_NUMBERS, _codes(_QUANT8, 0.5, 8, 16), _codes(_SIGNED, 0.5, 8, 16)),
}


def in_one_place(hal: HalVersion) -> Iterator[Case]:
    """Yield the cases of a HAL version, each in both orders of its inputs: these have the same first bytes."""
    for name, (content, *readers) in _PAIRS.items():
        for order in permutations(readers):
            draft = GraphDraft()
            arrays = [reader.add(draft, content) for reader in order]
            model = draft.model()
            if required_version(model, validate_model(model)) <= hal:
                yield Case(name, model, tuple(x for x, _ in arrays), tuple(wanted for _, wanted in arrays))
