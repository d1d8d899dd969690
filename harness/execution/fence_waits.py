"""Who waits for the fences of ``execute_fenced``: the execution, the call, or all that comes behind it.

AOSP's sample driver waits in the call, and its runtime takes that. A driver may also have one queue for all executions,
in which one that waits for its fences holds up those behind it. What needs an execution that waits while the client, or
another execution, goes on cannot be asked of such drivers: the client would wait for itself.
"""

from __future__ import annotations

import threading
import time
from weakref import WeakKeyDictionary

from nnconform.harness.driver.fences import FenceState, Signal, wait_for
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
_in_one_queue: WeakKeyDictionary[Session, bool] = WeakKeyDictionary()


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


def is_one_queue(session: Session, prepared: PreparedModel, waiting: Request, others: tuple[Request, Request]) -> bool:
    """Return whether an execution that waits for its fences holds up one that is launched behind it, fenced or not. It
    is tried with valid requests, once in a session. Raises DriverHung and DriverCrashed.
    """
    if session not in _in_one_queue:
        _in_one_queue[session] = all(_held_up(session, prepared, waiting, others) for _ in range(_TRIES))
    return _in_one_queue[session]


def _held_up(session: Session, prepared: PreparedModel, waiting: Request, others: tuple[Request, Request]) -> bool:
    signal, end = Signal(), time.monotonic() + min(_LONG, session.limit / 3)
    launched = [prepared.execute_fenced(waiting, [signal.fence]), prepared.execute_fenced(others[0])]
    plain = threading.Thread(target=prepared.execute_synchronously, args=(others[1],))
    plain.start()
    fence = launched[1].fence
    late = fence != -1 and wait_for(fence, end - time.monotonic()) is FenceState.PENDING
    plain.join(max(0.0, end - time.monotonic()))
    late = late or plain.is_alive()
    signal.signal()
    plain.join()
    # What is wrong with these is what other checks find.
    for each in launched:
        if each.status == ErrorStatus.NONE and each.callback is not None:
            finish(session, each)
    return late
