"""Whether ``execute_fenced`` launches an execution that waits for its fences, or waits for them itself.

AOSP's sample driver waits in the call, and its runtime takes that. What needs an execution that waits while the client
goes on cannot be asked of such a driver: the client would wait for itself.
"""

from __future__ import annotations

import threading
from weakref import WeakKeyDictionary

from nnconform.harness.driver.fences import Signal
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.paths import finish
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.request import Request

# Seconds after which a call is held to wait for the fences, unless the limit is shorter: no launch takes as long.
_LONG = 5.0
# A driver that a busy machine holds up once does not wait for the fences.
_TRIES = 2
_known: WeakKeyDictionary[Session, bool] = WeakKeyDictionary()


def known(session: Session) -> bool | None:
    """Return what ``waits_in_call`` has found in this session, if it was asked: a model is prepared but once."""
    return _known.get(session)


def waits_in_call(session: Session, prepared: PreparedModel, request: Request) -> bool:
    """Return whether ``execute_fenced`` returns only when the fences that it was given are signalled. It is tried with
    a valid request, once in a session. Raises DriverHung and DriverCrashed.
    """
    if session not in _known:
        _known[session] = all(_returned_late(session, prepared, request) for _ in range(_TRIES))
    return _known[session]


def _returned_late(session: Session, prepared: PreparedModel, request: Request) -> bool:
    signal, returned, late = Signal(), threading.Event(), threading.Event()

    def signal_then() -> None:
        if not returned.wait(min(_LONG, session.limit / 3)):
            late.set()
        signal.signal()

    thread = threading.Thread(target=signal_then)
    thread.start()
    try:
        launched = prepared.execute_fenced(request, [signal.fence])
    finally:
        returned.set()
        thread.join()
    # Other statuses, and a missing callback, are what the check finds wrong that asks.
    if launched.status == ErrorStatus.NONE and launched.callback is not None:
        finish(session, launched)
    return late.is_set()
