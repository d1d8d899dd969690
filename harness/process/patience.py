"""How long a driver may take to answer, on a machine that others use too.

The limit of a hang is time that the driver has had. What it spends waiting for a processor does not count: on a machine
with sixteen busy processes that is most of the time, and says nothing about the driver. What it spends asleep, blocked,
stopped or computing does. See decision 0024.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

# The waiting in all, in limits: it is bounded whatever the machine does.
MOST = 10
# Seconds from one look at the driver's threads to the next: at first, and the bounds of later ones, which double. Also
# the largest part of a limit.
_FIRST, _SHORTEST, _LONGEST = 0.05, 0.02, 1.0
_PART = 10
_TASKS = Path("/proc")
# Bytes read at once.
_PAGE = 1 << 16


class Scheduled(NamedTuple):
    """Nanoseconds that a thread has run, and that it has waited for a processor; and whether it runs or waits for one
    now.

    A wait is in ``waited`` only once it is over.
    """

    ran: int
    waited: int
    runnable: bool = False


# A thread that is new.
NOTHING = Scheduled(0, 0)
# The threads of a driver by their number; None if they are not known.
Threads = Mapping[int, Scheduled] | None


class Patience:
    """The waiting for one answer of the driver in the processes ``pids``; 0 for one that is not known.

    ``limit`` is in seconds that the driver has had. Of the rest only what it waits for is told: ``turn``.
    """

    __slots__ = (
        "_asked", "_at", "_clock", "_last", "_left", "_look", "_open", "_pending", "_pids", "_step", "limit", "waited",
    )  # fmt: skip

    def __init__(
        self,
        limit: float,
        *pids: int,
        clock: Callable[[], float] = time.monotonic,
        look: Callable[[Iterable[int]], tuple[Threads, float]] | None = None,
    ) -> None:
        self.limit, self._pids, self._clock, self._look = limit, pids, clock, look or look_at
        # Seconds waited in all; of the limit, those that are left, and those waited since the last look.
        self.waited, self._left, self._pending = 0.0, limit, 0.0
        self._step = max(_SHORTEST, min(_FIRST, limit / _PART))
        self._at = self._asked = 0.0
        # When the driver was last looked at, and its threads; the nanoseconds that each runnable one has neither run
        # nor finished waiting since it is so.
        self._last: tuple[float, Threads] = 0.0, None
        self._open: dict[int, float] = {}

    def turn(self, pause: float | None = None) -> float:
        """Return the seconds to wait before the next turn, 0.0 if the driver has had its limit.

        ``pause``: the caller waits so long, whatever is returned above 0. A turn that took longer than it was to take
        counts no more than that: then this process did not run, and may not have seen the answer.
        """
        now = self._clock()
        if self._asked:
            took = min(now - self._at, self._asked)
            self._pending += took
            self.waited += took
            if self._pending >= max(_SHORTEST, min(self._step, self._left)):
                self._settle(now)
        self._at = now
        if self._left <= 0 or self.waited >= MOST * self.limit:
            return 0.0
        self._asked = pause or max(_SHORTEST, min(self._step, self._left) - self._pending)
        return self._asked

    def __str__(self) -> str:
        """How long the driver had, for an error: ``within 2 s``."""
        text = f"within {self.limit:g} s"
        if self.waited < 1.5 * self.limit:
            return text
        return f"{text}, not counting that it waited for a processor ({self.waited:.1f} s in all)"

    def _settle(self, now: float) -> None:
        """Take what was waited since the last look from what is left, less the part that others took."""
        threads, share = self._look(self._pids)
        since, before = self._last
        if threads is not None:
            share = self._share(now - since, before, threads) if before is not None and now > since else 1.0
        self._last = now, threads
        self._left -= share * self._pending
        self._pending = 0.0
        self._step = max(_SHORTEST, min(2 * self._step, _LONGEST, self.limit / _PART))

    def _share(self, took: float, before: Mapping[int, Scheduled], threads: Mapping[int, Scheduled]) -> float:
        """Return the part of the last ``took`` seconds that the driver has had.

        It is the part in which no thread of it waited for a processor, and at least the part of the processors that it
        got: threads that only wait for each other's processors have had them all. A wait that goes on is what is
        missing of the time of a thread that is runnable. What was taken for one and was sleep is given back by the next
        look, by a part above 1.
        """
        ran, waited, unfinished = 0.0, 0.0, dict[int, float]()
        for number, each in threads.items():
            last = before.get(number, NOTHING)
            done, finished = each.ran - last.ran, each.waited - last.waited
            ran += done
            if each.runnable:
                unfinished[number] = max(0.0, self._open.get(number, 0.0) + took * 1e9 - done - finished)
            waited += finished + unfinished.get(number, 0.0) - self._open.get(number, 0.0)
        self._open = unfinished
        return min(2.0, max(1 - waited / (took * 1e9), ran / (took * 1e9) / processors(), 0.0))


def look_at(pids: Iterable[int]) -> tuple[Threads, float]:
    """Return the threads of these processes and of those that they started; and the part of a processor that one more
    thread would get on this machine now, for a driver whose threads are not known.

    Of this process the threads without the caller's, which waits.
    """
    threads: dict[int, Scheduled] = {}
    for pid in pids:
        own = pid == os.getpid()
        if not pid or not _add(threads, pid, with_children=not own):
            return None, _fair_share()
        if own:
            threads.pop(threading.get_native_id(), None)
    return threads, 1.0


def scheduled(pid: int) -> dict[int, Scheduled]:
    """Return the threads of a process; none if the kernel does not tell."""
    threads: dict[int, Scheduled] = {}
    _add(threads, pid, with_children=False)
    return threads


def processors() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0))


def _add(threads: dict[int, Scheduled], pid: int, *, with_children: bool) -> bool:
    """Add the threads of a process; return False if the kernel does not tell. A process that has ended has none.

    Source: Documentation/scheduler/sched-stats.rst, /proc/<pid>/schedstat; proc_pid_stat(5), field 3; proc_pid_task(5),
    ``children``.
    """
    with suppress(ProcessLookupError, FileNotFoundError):
        tasks = f"{_TASKS}/{pid}/task"
        for task in os.listdir(tasks):
            folder = f"{tasks}/{task}"
            try:
                ran, waited, _ = _read(f"{folder}/schedstat").split()
                state = _read(f"{folder}/stat").rpartition(b")")[2].split(maxsplit=1)[0]
            except ProcessLookupError:
                continue
            except (OSError, ValueError):
                if os.path.exists(folder):
                    return False
                continue
            threads[int(task)] = Scheduled(int(ran), int(waited), state == b"R")
            with suppress(OSError):
                for child in _read(f"{folder}/children").split() if with_children else ():
                    if not _add(threads, int(child), with_children=True):
                        return False
    return True


def _read(path: str) -> bytes:
    """Return what a file of ``/proc`` tells. A look reads dozens, and ``pathlib`` takes twice as long."""
    descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        parts = [os.read(descriptor, _PAGE)]
        while len(parts[-1]) == _PAGE:  # a process may have hundreds of children
            parts.append(os.read(descriptor, _PAGE))
        return b"".join(parts)
    finally:
        os.close(descriptor)


def _fair_share() -> float:
    """Return the part of a processor for each thread that wants one now. Source: proc_loadavg(5), the fourth field."""
    try:
        wanting = int(Path("/proc/loadavg").read_text().split()[3].partition("/")[0])
    except (OSError, ValueError, IndexError):
        return 1.0
    return min(1.0, processors() / max(1, wanting))
