"""The oracle: a driver that computes expected values, more precise than the drivers under test."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from typing import NamedTuple

from nnconform.harness.driver.function import Computing
from nnconform.harness.execution.compiled_model import CompiledModel
from nnconform.harness.execution.function_oracle import ROOM, ByFunction
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import ErrorStatus, name_of
from nnconform.harness.model.errors import DriverFault
from nnconform.harness.model.graph import Model
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.oracle.bounded import with_least_bounds
from nnconform.harness.oracle.bounds import BoundedAnswer, answer_with_bounds
from nnconform.harness.oracle.computation import ByModels, Computation, Unanswered
from nnconform.harness.oracle.witness import blind_operations

# The reference driver in float64: more precise than any driver under test, and it has every operation.
ORACLE_ADDRESS = "inproc:reference_driver?precision=float64&hal=aidl4"
# Bytes for the inputs and results of a network; drawn graphs need no more than ROOM.
LARGE_ROOM = 1 << 30


# An answer, and the numbers of the graph's operations that do not show.
Witnessed = tuple[BoundedAnswer, tuple[int, ...]]


class Closely(NamedTuple):
    """An answer, and the numbers of the operations that do not show within the least bounds; ``in_bounds`` returns the
    same for the bounds of the answer, and raises Unanswered.
    """

    answer: BoundedAnswer
    blind: tuple[int, ...]
    in_bounds: Callable[[], Witnessed]


class Oracle:
    """The driver of ``session``, used to compute expected values. Every method raises DriverFault if it breaks down.

    A graph whose inputs and results take more than ``room`` bytes is Unanswered.
    """

    def __init__(self, session: Session, room: int = ROOM) -> None:
        self.session, self._room = session, room
        self._memory = Memory.create(room)

    def answer(self, model: Model, inputs: Sequence[Array | None]) -> list[Array]:
        """Return the outputs, in the operands' element types. Raises Unanswered if the driver does not compute them."""
        with closing(self.ready(model)) as compiled:
            return compiled(inputs)

    def outputs(self, model: Model, inputs: Sequence[Array | None]) -> list[Array]:
        """Return the same, without an execution if the driver is in this process and computes functions."""
        device = self.session.device()
        if isinstance(device, Computing):
            return ByFunction(model, device, self._room).outputs(inputs)
        return self.answer(model, inputs)

    def ready(self, model: Model) -> CompiledModel:
        """Return the model, prepared as a function. Raises Unanswered, here or in a call.

        All models of one oracle share one memory.
        """
        preparation = prepare(self.session, model)
        if preparation.prepared is None:
            raise Unanswered(f"preparation: {name_of(ErrorStatus, preparation.status)}")
        return CompiledModel(self.session, model, preparation.prepared, self._memory)

    def compute(self, model: Model) -> Computation:
        """Return a graph, compiled to answer for it and for each of its operations. Raises Unanswered, here or later.

        A driver in this process that computes functions is asked without executions.
        """
        device = self.session.device()
        return ByFunction(model, device, self._room) if isinstance(device, Computing) else ByModels(model, self.ready)

    def bounded(self, model: Model, inputs: Sequence[Array | None]) -> BoundedAnswer:
        """Return the values of a graph's operands and how far each may be off. Raises Unanswered."""
        return answer_with_bounds(model, inputs, self.compute, self.compute)

    def witnessed(self, model: Model, inputs: Sequence[Array | None], skip: frozenset[int] = frozenset()) -> Witnessed:
        """Return the same, with the numbers of the operations that do not show; outputs in ``skip`` show nothing.
        Raises Unanswered.
        """
        computation = self.compute(model)
        answer = answer_with_bounds(model, inputs, lambda _: computation, self.compute)
        return answer, blind_operations(answer, computation, skip)

    def witnessed_closely(
        self, model: Model, inputs: Sequence[Array | None], skip: frozenset[int] = frozenset()
    ) -> Closely:
        """Return the values, with the numbers of the operations that do not show where outputs are compared within the
        least bounds; bounds are found when they are asked for. Raises Unanswered.
        """
        computation = self.compute(model)
        answer = answer_with_bounds(model, inputs, lambda _: computation, self.compute)
        blind = blind_operations(with_least_bounds(answer), computation, skip)
        return Closely(answer, blind, lambda: (answer, blind_operations(answer, computation, skip)))

    def close(self) -> None:
        """Close the driver. Raises DriverFault if that fails."""
        if problem := self.session.close():
            raise DriverFault(problem)


def open_oracle(address: str = ORACLE_ADDRESS, room: int = ROOM) -> Oracle:
    """Return the oracle at ``address``, open. Raises UsageError or DriverFault if it cannot be opened."""
    session = Session(address)
    session.device()
    return Oracle(session, room)
