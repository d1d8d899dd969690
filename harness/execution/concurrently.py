"""Runs several functions at once on threads, and raises their exceptions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Barrier, Thread
from time import monotonic

from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import RAISED, DriverHung

Work = Callable[[], None]


def run_concurrently(session: Session, works: Sequence[Work]) -> None:
    """Run all of ``works``, each on its own thread, all starting at once.

    Raises the exception of the first that fails, and DriverHung if they do not end within twice the session's limit.
    """
    errors: list[BaseException] = []
    start = Barrier(len(works))

    def run(work: Work) -> None:
        start.wait()
        try:
            work()
        except RAISED as error:  # raised again by the caller's thread
            errors.append(error)

    threads = [Thread(target=run, args=(work,), daemon=True) for work in works]
    for thread in threads:
        thread.start()
    until = monotonic() + 2 * session.limit
    for thread in threads:
        thread.join(max(0.0, until - monotonic()))
    if errors:
        raise errors[0]
    if any(thread.is_alive() for thread in threads):
        limit = 2 * session.limit
        raise DriverHung(f"{len(works)} threads at once had no answer within {limit:g} s", limit=limit)
