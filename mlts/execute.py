"""Runs a model on a driver from arrays to arrays: prepared once, executed any number of times in the same memory."""

from __future__ import annotations

from collections.abc import Sequence
from types import TracebackType

import numpy as np

from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.paths import PLAIN, plain_path
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import ErrorStatus, OperandType, OperationType, name_of
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import DataLocation, Model, Operand
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import DTYPES, Array, byte_size
from nnconform.harness.model.request import Request, RequestArgument

_ALIGNMENT = 64


class Unsupported(UsageError):
    """The driver says that it does not do some of the model's operations."""


def _prepare(session: Session, model: Model) -> PreparedModel:
    address = session.address
    status, supported = session.device().supported_operations(model)
    if status != ErrorStatus.NONE:
        raise UsageError(f"driver {address!r} does not take the model: {name_of(ErrorStatus, status)}")
    missing = {step.type for step, fine in zip(model.main.operations, supported, strict=True) if not fine}
    if missing:
        names = ", ".join(sorted(name_of(OperationType, code) for code in missing))
        raise Unsupported(f"driver {address!r} does not support these of the model's operations: {names}")
    preparation = prepare(session, model)
    if problem := preparation.problem():
        raise UsageError(f"driver {address!r}: {problem}")
    if preparation.prepared is None:
        raise UsageError(f"driver {address!r} could not prepare the model: {name_of(ErrorStatus, preparation.status)}")
    return preparation.prepared


class _Arena:
    """One memory pool with room for the values of some operands, and an array over each."""

    def __init__(self, operands: Sequence[Operand], pool_index: int) -> None:
        sizes = [byte_size(OperandType(operand.type), operand.dimensions) for operand in operands]
        if 0 in sizes:
            raise UsageError(f"the model's {operands[sizes.index(0)]!r} has extents that are not known beforehand")
        offsets = [0]
        for size in sizes:
            offsets.append(offsets[-1] + -(-size // _ALIGNMENT) * _ALIGNMENT)
        self.pool = Memory.create(offsets[-1])
        places = list(zip(offsets, sizes, strict=False))
        self.arguments = tuple(RequestArgument(DataLocation(pool_index, *place)) for place in places)
        self.arrays = tuple(
            np.frombuffer(self.pool.view()[offset : offset + size], DTYPES[OperandType(operand.type)]).reshape(
                operand.dimensions
            )
            for operand, (offset, size) in zip(operands, places, strict=True)
        )


class Network:
    """A model prepared on a session's driver.

    Raises UsageError, also when called, if the driver does not do it, and DriverFault if it breaks down.
    """

    def __init__(self, session: Session, model: Model) -> None:
        self._session, self._address = session, session.address
        self._path = plain_path(session.hal())
        operands = model.main.operands
        self._inputs = _Arena([operands[index] for index in model.main.input_indexes], 0)
        self._outputs = _Arena([operands[index] for index in model.main.output_indexes], 1)
        pools = (self._inputs.pool, self._outputs.pool)
        self._request = Request(self._inputs.arguments, self._outputs.arguments, pools)
        self._prepared = _prepare(session, model)

    def __call__(self, *inputs: Array) -> tuple[Array, ...]:
        """The outputs for these inputs: raw values, of the model's own element types and dimensions."""
        for place, value in zip(self._inputs.arrays, inputs, strict=True):
            place[...] = value
        result = self._path.execute(self._session, self._prepared, self._request, PLAIN)
        if result.status != ErrorStatus.NONE:
            raise UsageError(
                f"driver {self._address!r} could not execute the model: {name_of(ErrorStatus, result.status)}"
            )
        return tuple(array.copy() for array in self._outputs.arrays)

    def close(self) -> None:
        """Give the prepared model back."""
        self._prepared.close()

    def __enter__(self) -> Network:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def run_model(session: Session, model: Model, inputs: Sequence[Array]) -> tuple[Array, ...]:
    """Prepare the model, execute it once, and give the outputs."""
    with Network(session, model) as network:
        return network(*inputs)
