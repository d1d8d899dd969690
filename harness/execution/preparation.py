"""One preparation of a model, from the call to its callback, and the contract's rules for both."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from nnconform.harness.diagnostics.tags import is_on, tag_logger
from nnconform.harness.diagnostics.tracing import Layer, Phase, traced
from nnconform.harness.driver.interface import Awaited, Device, PrepareCallback, PreparedModel, Remote
from nnconform.harness.execution.expect import expect
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import ErrorStatus, name_of
from nnconform.harness.model.graph import Model

_log, _model_log = tag_logger("compilation"), tag_logger("model")


@dataclass
class Preparation:
    """The status that ``prepare_model`` returned, and the arguments of each call of its callback."""

    launched: ErrorStatus = ErrorStatus.NONE
    calls: list[tuple[ErrorStatus, PreparedModel | None]] = field(default_factory=list)
    # Other prepared models of the trial that may have been alive meanwhile, and other preparations under way.
    beside: int = 0
    meanwhile: int = 0
    _arrived: threading.Event | None = None

    def __call__(self, status: ErrorStatus, prepared: PreparedModel | None) -> None:
        self.calls.append((status, prepared))
        # Looked at after the call is kept, as who waits makes the event before it looks at the calls.
        if self._arrived is not None:
            self._arrived.set()

    @property
    def arrived(self) -> threading.Event:
        """Set once the callback was called. It is made for who waits: most callbacks come before their call returns,
        and an event takes a tenth of the refusal of a small model.
        """
        if self._arrived is None:
            self._arrived = threading.Event()
            if self.calls:
                self._arrived.set()
        return self._arrived

    @property
    def status(self) -> ErrorStatus:
        """The status of the callback's first call."""
        return self.calls[0][0]

    @property
    def prepared(self) -> PreparedModel | None:
        """The prepared model of the callback's first call."""
        return self.calls[0][1]

    def problem(self, call: str = "prepare_model") -> str:
        """Return which rule of every preparation is broken, "" if none is."""
        status, prepared = self.calls[0]
        if self.launched not in (ErrorStatus.NONE, status):
            launched, got = name_of(ErrorStatus, self.launched), name_of(ErrorStatus, status)
            return f"{call} returned {launched} but its callback got {got}"
        if (status == ErrorStatus.NONE) != (prepared is not None):
            got = f"{name_of(ErrorStatus, status)} and {'no' if prepared is None else 'a'} prepared model"
            return f"{call}'s callback got {got}; the contract wants a prepared model with NONE alone"
        if len(self.calls) > 1:
            return f"{call} called its callback {len(self.calls)} times, the contract wants once"
        return ""

    def expect_no_problem(self) -> None:
        """Raises VerdictReached if there is a ``problem``."""
        problem = self.problem()
        expect(not problem, problem)


class _AwaitedPreparation(Preparation, Awaited):
    """A preparation whose callback is waited for at once."""


def prepare(session: Session, model: Model, client: Device | None = None, **arguments: Any) -> Preparation:
    """Prepare ``model`` on the driver of ``session``, for another of its clients if one is given, and wait for the
    callback. Raises DriverFault if it is not called.

    ``arguments`` are those of ``Device.prepare_model``.
    """
    _model_log.debug("%r", model)
    device = client or session.device()
    return _launch(
        session,
        "prepare_model",
        _AwaitedPreparation(),
        lambda done: device.prepare_model(model, callback=done, **arguments),
    )


def query_ahead(session: Session, model: Model) -> Callable[[], tuple[ErrorStatus, tuple[bool, ...]]]:
    """Return a function that returns the answer of ``supported_operations``. A driver in another process is asked now,
    and works on it meanwhile; the answers are taken in the order of the calls.
    """
    device = session.device()
    return device.query_ahead(model) if isinstance(device, Remote) else partial(device.supported_operations, model)


def prepare_ahead(session: Session, model: Model, **arguments: Any) -> Callable[[], Preparation]:
    """Return a function that does as ``prepare``. A driver in another process is asked now, as by ``query_ahead``."""
    device = session.device()
    if not isinstance(device, Remote):
        return partial(prepare, session, model, **arguments)
    _model_log.debug("%r", model)
    preparation = _AwaitedPreparation()
    launched = device.prepare_ahead(model, preparation, **arguments)
    return lambda: _launch(session, "prepare_model", preparation, lambda _: launched())


def prepare_from_cache(session: Session, **arguments: Any) -> Preparation:
    """Like ``prepare``, with ``Device.prepare_model_from_cache``."""
    return _launch(
        session,
        "prepare_model_from_cache",
        _AwaitedPreparation(),
        lambda done: session.device().prepare_model_from_cache(callback=done, **arguments),
    )


@traced(Layer.RUNTIME, Phase.COMPILATION, "prepare")
def _launch(
    session: Session, call: str, preparation: Preparation, launch: Callable[[PrepareCallback], ErrorStatus]
) -> Preparation:
    preparation.launched = launch(preparation)
    if not preparation.calls:
        session.wait(preparation.arrived, call)
    if is_on(_log):
        _log.debug("%s on %s: %s", call, session.address, name_of(ErrorStatus, preparation.status))
    return preparation
