"""What a worker is doing, in memory that outlives it: the input under way, since when, and how many there were."""

from __future__ import annotations

import time
from typing import NamedTuple

from nnconform.harness.process.heartbeats import FREE, Heartbeats
from nnconform.harness.results.verdict import Stage

# Bytes of an input.
LARGEST = 4096
_STAGES = list(Stage)
# A row that is not FREE has an input under way, at the stage that its state is for.
_STATES = {stage: FREE + 1 + number for number, stage in enumerate(_STAGES)}


class CurrentInput(NamedTuple):
    """An input under way, the stage that it has come to, and for how many seconds it has been."""

    data: bytes
    stage: Stage
    seconds: float


class WorkerStatus:
    """One row of heartbeats: steps are inputs. Worker and campaign have it mapped."""

    def __init__(self, heartbeats: Heartbeats) -> None:
        self._heartbeats = heartbeats

    @classmethod
    def create(cls) -> WorkerStatus:
        """That of a worker that has done nothing."""
        return cls(Heartbeats.create(1, LARGEST))

    @classmethod
    def at(cls, descriptor: int) -> WorkerStatus:
        """The status behind a descriptor, which is its own from then on."""
        return cls(Heartbeats.at(descriptor, 1, LARGEST))

    @property
    def descriptor(self) -> int:
        """The descriptor of its memory."""
        return self._heartbeats.memory.fd

    def begin(self, number: int, data: bytes) -> None:
        """The worker begins with its input ``number``, counted from 1. No stage is reached yet."""
        self._heartbeats.write(0, _STATES[Stage.LOAD], number, data, time.process_time_ns())

    def end(self, number: int) -> None:
        """The worker is done with that input."""
        self._heartbeats.write(0, FREE, number, b"", time.process_time_ns())

    def at_stage(self, stage: Stage) -> None:
        """The worker has come to a stage on the way through the driver."""
        self._heartbeats.set_state(0, _STATES[stage])

    def count(self) -> int:
        """How many inputs were begun."""
        return self._heartbeats.done()

    def processor(self) -> float:
        """Seconds of processor time that the worker had taken at the beginning or end of its last input."""
        return self._heartbeats.processor() / 1e9

    def current_input(self, *, torn: bool = False) -> CurrentInput | None:
        """The input under way; None where there is none.

        Of a worker that lives a write under way counts as none; ``torn`` is for one that has died.
        """
        beat = self._heartbeats.beat(0, torn=torn)
        if beat is None or beat.state == FREE:
            return None
        return CurrentInput(beat.content, _STAGES[beat.state - FREE - 1], beat.silence())
