"""The status of a worker in shared memory, which outlives it: its current input and its counts."""

from __future__ import annotations

import time
from typing import NamedTuple

from nnconform.harness.process.heartbeats import FREE, Heartbeats
from nnconform.harness.results.verdict import Stage

# The largest input in bytes.
LARGEST = 4096
_STAGES = list(Stage)
# The state of a row is FREE, or the stage that the current input has reached.
_STATES = {stage: FREE + 1 + number for number, stage in enumerate(_STAGES)}


class CurrentInput(NamedTuple):
    """The current input of a worker, the stage that it has reached, and when it began (CLOCK_MONOTONIC, ns)."""

    data: bytes
    stage: Stage
    since: int


class WorkerStatus:
    """The status of a worker: one row of heartbeats, whose steps are inputs. Worker and campaign share the memory."""

    def __init__(self, heartbeats: Heartbeats) -> None:
        self._heartbeats = heartbeats

    @classmethod
    def create(cls) -> WorkerStatus:
        """Create the status of a new worker."""
        return cls(Heartbeats.create(1, LARGEST))

    @classmethod
    def at(cls, descriptor: int) -> WorkerStatus:
        """Map the status behind a file descriptor, and take over the descriptor."""
        return cls(Heartbeats.at(descriptor, 1, LARGEST))

    @property
    def descriptor(self) -> int:
        """The file descriptor of the shared memory."""
        return self._heartbeats.memory.fd

    def begin(self, number: int, data: bytes) -> None:
        """Record that the worker begins its input ``number``, counted from 1, at the stage LOAD."""
        self._heartbeats.write(0, _STATES[Stage.LOAD], number, data, time.process_time_ns())

    def end(self) -> None:
        """Record that the worker has finished its input."""
        self._heartbeats.set_state(0, FREE)

    def at_stage(self, stage: Stage) -> None:
        """Record that the current input has reached a stage."""
        self._heartbeats.set_state(0, _STATES[stage])

    def count(self) -> int:
        """Return the number of inputs that were begun."""
        return self._heartbeats.done()

    def processor(self) -> float:
        """Return the seconds of processor time of the worker at the beginning of its last input."""
        return self._heartbeats.processor() / 1e9

    def current_input(self, *, torn: bool = False) -> CurrentInput | None:
        """Return the current input; None if there is none.

        An incomplete write counts as none, unless ``torn``: a worker that has died cannot complete it.
        """
        beat = self._heartbeats.beat(0, torn=torn)
        if beat is None or beat.state == FREE:
            return None
        return CurrentInput(beat.content, _STAGES[beat.state - FREE - 1], beat.since)
