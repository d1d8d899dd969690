"""Small models for the rules of adapters, with answers that follow from the definition by hand."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator

import msgspec
import numpy as np
from msgspec.structs import replace

from nnconform.harness.campaigns.probe import claims, models_of
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import DataLocation, Model, Operand, Operation, Subgraph
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import DTYPES, QUANTISED, Array
from nnconform.harness.ops.table import TABLE
from nnconform.harness.results.verdict import Verdict, VerdictReached

WIDTH = 4
# Whole numbers so small that every type has them, and every sum of two.
CONSTANTS = ((1, 2, 3, 4), (7, 5, 3, 1))
_TYPES = (
    T.TENSOR_FLOAT32,
    T.TENSOR_QUANT8_ASYMM_SIGNED,
    T.TENSOR_QUANT8_ASYMM,
    T.TENSOR_FLOAT16,
    T.TENSOR_INT32,
)
_EXACT: dict[O, Callable[[Array, Array], Array]] = {O.ADD: np.add, O.SUB: np.subtract, O.MAXIMUM: np.maximum}
# Extents and offsets of constants: no type needs more.
_ALIGNMENT = 16


class TwoOperands(msgspec.Struct, frozen=True):
    """An operation on an input and a constant, both of WIDTH elements, whose results are whole numbers."""

    code: O
    type: T

    def model(self, constant: tuple[int, ...], pool: Memory, *, known: bool = True) -> Model:
        """Return the model, with the constant in a memory pool. ``known``: whether the model gives the extents of the
        input and the output; else both have one axis of an unknown extent, and the constant one element.
        """
        values = np.array(constant if known else constant[:1], DTYPES[self.type])
        pool.view()[: values.nbytes] = values.tobytes()
        scale = 1.0 if self.type in QUANTISED else 0.0
        extents = (WIDTH,) if known else (0,)
        operands = [
            Operand(self.type, extents, L.SUBGRAPH_INPUT, scale, number_of_consumers=1),
            Operand(
                self.type,
                values.shape,
                L.CONSTANT_REFERENCE,
                scale,
                location=DataLocation(0, 0, values.nbytes),
                number_of_consumers=1,
            ),
        ]
        if self.code in (O.ADD, O.SUB):
            operands.append(
                Operand(T.INT32, (), L.CONSTANT_COPY, location=DataLocation(0, 0, 4), number_of_consumers=1)
            )
        read = tuple(range(len(operands)))
        operands.append(Operand(self.type, extents, L.SUBGRAPH_OUTPUT, scale))
        main = Subgraph(tuple(operands), (Operation(self.code, read, (len(read),)),), (0,), (len(read),))
        return Model(main, operand_values=bytes(4), pools=(pool,))

    def values(self, start: int, width: int = WIDTH) -> Array:
        """Return an input: whole numbers from ``start`` on, which is at least 8."""
        return np.arange(start, start + width).astype(DTYPES[self.type])

    def answer(self, value: Array, constant: tuple[int, ...]) -> Array:
        """Return the result."""
        other = np.array(constant if len(value) == WIDTH else constant[:1], value.dtype)
        return _EXACT[self.code](value, other)


def claimed(session: Session) -> TwoOperands:
    """Return an operation of two operands that the driver claims. Raises VerdictReached if there is none."""
    for code, type in itertools.product(_EXACT, _TYPES):
        found = TwoOperands(code, type)
        if TABLE[code].since <= session.hal() and claims(session, found.model(CONSTANTS[0], pool())):
            return found
    names = ", ".join(code.name for code in _EXACT)
    raise VerdictReached(Verdict.NOT_APPLICABLE, f"the adapter claims none of {names} with a constant, on any type")


def pool() -> Memory:
    """Return a memory for one constant."""
    return Memory.create(_ALIGNMENT)


def unclaimed(session: Session, most: int) -> Iterator[tuple[O, Model]]:
    """Yield models of one operation each that the driver does not claim, of ``most`` operations."""
    found = 0
    # Runtimes lack random ones most often, then those of many arguments: few models are asked about.
    for op in sorted(TABLE.values(), key=lambda op: (not op.random, -max(len(form.inputs) for form in op.forms))):
        for model in models_of(session, op, 0):
            if len(model.main.operations) == 1 and not model.referenced and not claims(session, model):
                yield op.code, model
                found += 1
                break
        if found == most:
            return


def joined(*models: Model) -> Model:
    """Return one model that does what all do, in turn, without anything in common. None has further subgraphs."""
    operands: list[Operand] = []
    operations: list[Operation] = []
    inputs: list[int] = []
    outputs: list[int] = []
    pools: list[Memory] = []
    values = b""
    for model in models:
        first, main = len(operands), model.main
        values += bytes(-len(values) % _ALIGNMENT)
        operands += [_moved(operand, len(values), len(pools)) for operand in main.operands]
        operations += [
            replace(each, inputs=_shift(each.inputs, first), outputs=_shift(each.outputs, first))
            for each in main.operations
        ]
        inputs += _shift(main.input_indexes, first)
        outputs += _shift(main.output_indexes, first)
        values += model.operand_values
        pools += model.pools
    main = Subgraph(tuple(operands), tuple(operations), tuple(inputs), tuple(outputs))
    return Model(main, operand_values=values, pools=tuple(pools))


def _shift(indexes: tuple[int, ...], by: int) -> tuple[int, ...]:
    return tuple(index + by for index in indexes)


def _moved(operand: Operand, values: int, pools: int) -> Operand:
    place = operand.location
    if operand.lifetime == L.CONSTANT_COPY:
        return replace(operand, location=replace(place, offset=place.offset + values))
    if operand.lifetime == L.CONSTANT_REFERENCE:
        return replace(operand, location=replace(place, pool_index=place.pool_index + pools))
    return operand
