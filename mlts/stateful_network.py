"""Runs a network with states, one step of a sequence after the other."""

from __future__ import annotations

from nnconform.harness.execution.session import Session
from nnconform.harness.model.numbers import Array
from nnconform.mlts.convert.tflite import ConvertedModel
from nnconform.mlts.network import Network


class Steps(Network):
    """A network that carries its states from one execution to the next."""

    def __init__(self, session: Session, converted: ConvertedModel) -> None:
        super().__init__(session, converted.model)
        self._first = self._states = converted.states()

    def __call__(self, *inputs: Array) -> tuple[Array, ...]:
        """Return the file's outputs of the next step for its inputs."""
        outputs = super().__call__(*inputs, *self._states)
        own = len(outputs) - len(self._first)
        self._states = outputs[own:]
        return outputs[:own]

    def reset(self) -> None:
        """Begin another sequence."""
        self._states = self._first
