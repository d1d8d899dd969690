"""Calls that a driver may refuse while it is busy with those of other threads."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from nnconform.harness.execution.session import Session

T = TypeVar("T")
# Seconds after which a busy driver is asked again.
_WAIT = 0.001


def ask_until_free(session: Session, ask: Callable[[], T], busy: Callable[[T], bool]) -> T:
    """Return the first answer of ``ask`` that is not ``busy``, or the last one within the session's limit."""
    end = time.monotonic() + session.limit
    while True:
        answer = ask()
        if not busy(answer) or time.monotonic() >= end:
            return answer
        time.sleep(_WAIT)
