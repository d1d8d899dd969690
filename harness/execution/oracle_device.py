"""The driver that answers for others: expected values, from a driver more precise than those to judge."""

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

# Answers are more precise than those of any driver to judge, and there is one for every operation.
ORACLE_ADDRESS = "inproc:reference_driver?precision=float64&hal=1.3%2B"
# Bytes for the inputs and outputs of one model; a model that needs more has no answer.
_ROOM = 16 * UNKNOWN_SIZE


class Oracle:
    """The driver of ``session``, for its answers. Every method raises DriverFault when it breaks down."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._memory = Memory.create(_ROOM)

    def answer(self, model: Model, inputs: Sequence[Array | None]) -> list[Array]:
        """The outputs, in the operands' element types. Raises Unanswered: the driver has no answer."""
        with closing(self.ready(model)) as compiled:
            return compiled(inputs)

    def ready(self, model: Model) -> CompiledModel:
        """The model, prepared. Raises Unanswered, also when called. What one oracle compiles shares one memory."""
        preparation = prepare(self.session, model)
        if preparation.prepared is None:
            raise Unanswered(f"preparation: {name_of(ErrorStatus, preparation.status)}")
        return CompiledModel(self.session, model, preparation.prepared, self._memory)

    def close(self) -> None:
        """Close the driver. Raises DriverFault: that goes wrong."""
        if problem := self.session.close():
            raise DriverFault(problem)


def open_oracle(address: str = ORACLE_ADDRESS) -> Oracle:
    """The driver at ``address``, open. Raises UsageError, DriverFault: it cannot be opened."""
    session = Session(address)
    session.device()
    return Oracle(session)
