"""The exception of a thread is raised by its caller."""

from __future__ import annotations

import threading
from functools import partial

import pytest

from nnconform.harness.execution.concurrently import run_concurrently
from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import DriverHung


@pytest.mark.parametrize("error", [SystemExit(0), ValueError("boom")])
def test_the_first_error_is_raised_again(error):
    def work() -> None:
        raise error

    with pytest.raises(type(error)) as caught:
        run_concurrently(Session("inproc:reference_driver"), [work, lambda: None])
    assert caught.value is error


def wait_for(event: threading.Event) -> None:
    event.wait()


def note(threads: list[threading.Thread]) -> None:
    threads.append(threading.current_thread())


def test_threads_are_kept_and_one_that_hangs_is_replaced():
    session = Session("inproc:reference_driver")
    used: list[set[threading.Thread]] = []
    for _ in range(2):
        own: list[threading.Thread] = []
        run_concurrently(session, [partial(note, own)] * 3)
        assert len(set(own)) == 3
        used.append(set(own))
    assert used[0] == used[1]
    release, session.limit = threading.Event(), 0.05
    with pytest.raises(DriverHung, match="2 threads at once"):
        run_concurrently(session, [partial(wait_for, release), lambda: None])
    again: list[threading.Thread] = []
    session.limit = 60.0
    run_concurrently(session, [partial(note, again)] * 3)
    assert len(set(again)) == 3
    release.set()
