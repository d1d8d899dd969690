"""Calls that a driver may refuse while it is busy with those of other threads."""

from __future__ import annotations

from functools import partial
from typing import Any

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.driver.interface import Device
from nnconform.harness.driver.room import is_busy
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.concurrently import ask_until_free
from nnconform.harness.execution.preparation import Preparation
from nnconform.harness.execution.session import Session
from nnconform.harness.model.graph import Model
from nnconform.harness.model.request import Request
from nnconform.harness.spec.case import Case


class OfAThread(Subject):
    """A subject with memories of its own: those of the session are for one thread. A driver that is busy with the
    preparations of other threads is asked again, until the session's limit. ``threads``: how many there are.
    """

    def __init__(self, session: Session, name: str, threads: int) -> None:
        super().__init__(session, name, flushed=False)
        self._threads = threads
        self._own = Arena(session.seed)

    @property
    def arena(self) -> Arena:
        return self._own

    def lay_out(self, case: Case, arena: Arena | None = None) -> Request:
        return super().lay_out(case, arena or self._own)

    def launch(self, model: Model, client: Device | None = None, **arguments: Any) -> Preparation:
        ask = partial(super().launch, model, client, **arguments)
        return ask_until_free(self.session, ask, lambda answer: is_busy(answer.status, self._threads))
