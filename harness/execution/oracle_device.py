"""The oracle: a driver that computes expected values, more precise than the drivers under test."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing

from nnconform.harness.execution.compiled_model import UNKNOWN_SIZE, CompiledModel
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import ErrorStatus, name_of
from nnconform.harness.model.errors import DriverFault
from nnconform.harness.model.graph import Model
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.oracle.bounds import Unanswered

# The reference driver in float64: more precise than any driver under test, and it has every operation.
ORACLE_ADDRESS = "inproc:reference_driver?precision=float64&hal=1.3%2B"
# Bytes for the inputs and outputs of one model; one that needs more is Unanswered.
_ROOM = 16 * UNKNOWN_SIZE


class Oracle:
    """The driver of ``session``, used to compute expected values. Every method raises DriverFault if it breaks down."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._memory = Memory.create(_ROOM)

    def answer(self, model: Model, inputs: Sequence[Array | None]) -> list[Array]:
        """Return the outputs, in the operands' element types. Raises Unanswered if the driver does not compute them."""
        with closing(self.ready(model)) as compiled:
            return compiled(inputs)

    def ready(self, model: Model) -> CompiledModel:
        """Return the model, prepared as a function. Raises Unanswered, here or in a call.

        All models of one oracle share one memory.
        """
        preparation = prepare(self.session, model)
        if preparation.prepared is None:
            raise Unanswered(f"preparation: {name_of(ErrorStatus, preparation.status)}")
        return CompiledModel(self.session, model, preparation.prepared, self._memory)

    def close(self) -> None:
        """Close the driver. Raises DriverFault if that fails."""
        if problem := self.session.close():
            raise DriverFault(problem)


def open_oracle(address: str = ORACLE_ADDRESS) -> Oracle:
    """Return the oracle at ``address``, open. Raises UsageError or DriverFault if it cannot be opened."""
    session = Session(address)
    session.device()
    return Oracle(session)
