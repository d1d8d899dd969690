"""Runs a model on a driver from arrays to arrays: prepared once, executed any number of times in the same memory."""

from __future__ import annotations

from collections.abc import Sequence
from types import TracebackType
from typing import Any, Self

from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.compiled_model import CompiledModel, ExecutionRefused
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import ErrorStatus, OperandType, OperationType, name_of
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array, byte_size


class UnsupportedModel(UsageError):
    """The driver does not support some of the model's operations."""


def prepared_for(session: Session, model: Model, **arguments: Any) -> PreparedModel:
    """Prepare a model; ``arguments`` are those of ``Device.prepare_model``.

    Raises UsageError if the driver does not support it, UnsupportedModel if it says so.
    """
    address = session.address
    status, supported = session.device().supported_operations(model)
    if status != ErrorStatus.NONE:
        raise UsageError(f"driver {address!r} does not take the model: {name_of(ErrorStatus, status)}")
    missing = {step.type for step, fine in zip(model.main.operations, supported, strict=True) if not fine}
    if missing:
        names = ", ".join(sorted(name_of(OperationType, code) for code in missing))
        raise UnsupportedModel(f"driver {address!r} does not support these of the model's operations: {names}")
    preparation = prepare(session, model, **arguments)
    if problem := preparation.problem():
        raise UsageError(f"driver {address!r}: {problem}")
    if preparation.prepared is None:
        raise UsageError(f"driver {address!r} could not prepare the model: {name_of(ErrorStatus, preparation.status)}")
    return preparation.prepared


class Network:
    """A model prepared on a session's driver.

    Raises UsageError, also when called, if the driver does not support it, and DriverFault if the driver fails.
    """

    def __init__(self, session: Session, model: Model) -> None:
        self._address, main = session.address, model.main
        for index in (*main.input_indexes, *main.output_indexes):
            operand = main.operands[index]
            if not byte_size(OperandType(operand.type), operand.dimensions):
                raise UsageError(f"the model's {operand!r} has extents that are not known beforehand")
        self._compiled = CompiledModel(session, model, prepared_for(session, model))
        # Not in the first execution, which is timed.
        self._compiled.lay_out([main.operands[index].dimensions for index in main.input_indexes])

    def __call__(self, *inputs: Array) -> tuple[Array, ...]:
        """Return the outputs for these inputs: raw values, of the model's own element types and dimensions."""
        try:
            return tuple(self._compiled(inputs))
        except ExecutionRefused as error:
            raise UsageError(f"driver {self._address!r} could not execute the model: {error.reason}") from None

    def close(self) -> None:
        """Release the prepared model."""
        self._compiled.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def run_model(session: Session, model: Model, inputs: Sequence[Array]) -> tuple[Array, ...]:
    """Prepare the model, execute it once, and return the outputs."""
    with Network(session, model) as network:
        outputs: tuple[Array, ...] = network(*inputs)
    return outputs
