"""The processes that a process has started, and those of them that outlive it."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Sequence

import psutil

# Seconds between two looks at processes that may be about to end.
_PAUSE = 0.02


def descendants(pid: int) -> list[psutil.Process]:
    """Return the processes that a process has started, and those that these have; none if it is gone."""
    try:
        children: list[psutil.Process] = psutil.Process(pid).children(recursive=True)
    except psutil.Error:
        return []
    return children


def left_behind(pid: int, started: Sequence[psutil.Process], seconds: float) -> list[psutil.Process]:
    """Return the processes that live on ``seconds`` after process ``pid`` has ended: those that it had ``started``, and
    those of its session.
    """
    until = time.monotonic() + seconds
    while True:
        alive = [each for each in {*started, *_of_session(pid)} if each.pid != pid and _lives(each)]
        if not alive or time.monotonic() > until:
            return sorted(alive, key=lambda each: each.pid)
        time.sleep(_PAUSE)


def _of_session(pid: int) -> list[psutil.Process]:
    found = []
    for each in psutil.process_iter():
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if os.getsid(each.pid) == pid:
                found.append(each)
    return found


def _lives(process: psutil.Process) -> bool:
    try:
        return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)
    except psutil.Error:
        return False
