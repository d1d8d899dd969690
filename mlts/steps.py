"""Runs a network with states, one step of a sequence after the other."""

from __future__ import annotations

from types import TracebackType

from harness.loaders.session import Session
from harness.model.numbers import Array
from mlts.convert.tflite import ConvertedModel
from mlts.execute import Network


class Steps:
    """A model prepared on a session's driver; what an execution leaves in its states goes into the next.

    Raises what ``Network`` does.
    """

    def __init__(self, session: Session, converted: ConvertedModel) -> None:
        self._network = Network(session, converted.model)
        self._first = self._states = converted.states()

    def __call__(self, *inputs: Array) -> tuple[Array, ...]:
        """The file's outputs of the next step for its inputs."""
        outputs = self._network(*inputs, *self._states)
        own = len(outputs) - len(self._first)
        self._states = outputs[own:]
        return outputs[:own]

    def reset(self) -> None:
        """Begin another sequence."""
        self._states = self._first

    def close(self) -> None:
        """Give the prepared model back."""
        self._network.close()

    def __enter__(self) -> Steps:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
