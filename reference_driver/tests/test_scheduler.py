"""The scheduler: bounded workers, priorities, deadlines and closing."""

from __future__ import annotations

import gc
import threading
import time
import weakref
from collections.abc import Iterator

import pytest

from nnconform.harness.model.codes import ErrorStatus, Priority
from nnconform.reference_driver.deadline import UNLIMITED
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.scheduler import Scheduler

LONG = 60.0


@pytest.fixture
def scheduler() -> Iterator[Scheduler]:
    opened = Scheduler(1)
    yield opened
    opened.close()


class Blocker:
    """Work that lasts until it is released."""

    def __init__(self) -> None:
        self.begun, self.release = threading.Event(), threading.Event()

    def __call__(self) -> None:
        self.begun.set()
        assert self.release.wait(LONG)


def busy(scheduler: Scheduler) -> Blocker:
    blocker = Blocker()
    assert scheduler.submit(blocker)
    assert blocker.begun.wait(LONG)
    return blocker


def test_higher_priorities_go_first_and_equals_in_their_order(scheduler: Scheduler) -> None:
    blocker, order, done = busy(scheduler), list[str](), threading.Event()
    for name, priority in (("a", Priority.LOW), ("b", Priority.MEDIUM), ("c", Priority.HIGH), ("d", Priority.HIGH)):
        scheduler.submit(lambda name=name: order.append(name), priority)  # type: ignore[misc]
    scheduler.submit(done.set, Priority.LOW)
    assert order == []
    blocker.release.set()
    assert done.wait(LONG)
    assert order == ["c", "d", "b", "a"]


def test_what_waits_past_its_deadline_is_told_while_the_worker_is_busy(scheduler: Scheduler) -> None:
    blocker, missed, done = busy(scheduler), threading.Event(), threading.Event()
    scheduler.submit(done.set, deadline=time.monotonic_ns() + 1_000_000, missed=missed.set)
    assert missed.wait(LONG)
    assert not blocker.release.is_set()
    blocker.release.set()
    scheduler.close()
    assert not done.is_set()


def test_a_far_deadline_is_no_trouble(scheduler: Scheduler) -> None:
    blocker, done = busy(scheduler), threading.Event()
    scheduler.submit(done.set, deadline=2**63 - 1)
    blocker.release.set()
    assert done.wait(LONG)


def test_waiting_for_ones_turn(scheduler: Scheduler) -> None:
    here = threading.current_thread()
    assert scheduler.run(threading.current_thread) is here
    blocker = busy(scheduler)
    threading.Timer(0.01, blocker.release.set).start()
    worker = scheduler.run(threading.current_thread)
    assert worker
    assert worker is not here


def test_the_only_worker_can_run_more_work(scheduler: Scheduler) -> None:
    inner, done = threading.Event(), threading.Event()

    def work() -> None:
        scheduler.run(inner.set)
        done.set()

    scheduler.submit(work)
    assert done.wait(LONG)
    assert inner.is_set()


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_worker_outlives_what_it_does(scheduler: Scheduler) -> None:
    def fail() -> None:
        raise ValueError("in a task")

    done = threading.Event()
    for _ in range(3):
        scheduler.submit(fail)
    scheduler.submit(done.set)
    assert done.wait(LONG)
    scheduler.close()


def test_closing_ends_what_waits_and_takes_no_more(scheduler: Scheduler) -> None:
    blocker, done = busy(scheduler), threading.Event()
    scheduler.submit(done.set)
    threading.Timer(0.01, blocker.release.set).start()
    scheduler.close()
    assert done.is_set()
    assert not scheduler.submit(done.set)
    assert scheduler.run(lambda: "ran") is None
    assert not any(thread.name.startswith("reference-worker") for thread in scheduler._threads if thread.is_alive())


def test_no_more_workers_than_there_are() -> None:
    scheduler, blockers = Scheduler(2), [Blocker() for _ in range(3)]
    for blocker in blockers:
        scheduler.submit(blocker)
    assert blockers[0].begun.wait(LONG)
    assert blockers[1].begun.wait(LONG)
    assert not blockers[2].begun.is_set()
    blockers[0].release.set()
    assert blockers[2].begun.wait(LONG)
    for blocker in blockers:
        blocker.release.set()
    scheduler.close()


def test_what_was_done_is_not_held(scheduler: Scheduler) -> None:
    class Held:
        """An object that a task holds."""

    held, done = Held(), threading.Event()
    gone = weakref.ref(held)
    scheduler.submit(lambda held=held: done.set())  # type: ignore[misc]
    assert done.wait(LONG)
    del held
    again = threading.Event()
    scheduler.submit(again.set)
    assert again.wait(LONG)
    gc.collect()
    assert gone() is None


def test_the_threads_of_a_forgotten_device_end() -> None:
    device = ReferenceDevice()
    done = threading.Event()
    device.workers.submit(done.set)
    assert done.wait(LONG)
    threads = list(device.workers._threads)
    assert threads
    del device
    gc.collect()
    for thread in threads:
        thread.join(LONG)
        assert not thread.is_alive()


def test_a_closed_device_says_so() -> None:
    device = ReferenceDevice()
    device.close()
    got: list[tuple[ErrorStatus, object]] = []
    status = device.launch(lambda: (ErrorStatus.NONE, None), UNLIMITED, lambda *told: got.append(told))
    assert status == ErrorStatus.DEVICE_UNAVAILABLE
    assert got == [(ErrorStatus.DEVICE_UNAVAILABLE, None)]


def test_without_threads_a_task_is_not_taken_and_later_ones_are(monkeypatch):
    def refuse(thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    scheduler, done = Scheduler(1), threading.Event()
    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", refuse)
        assert not scheduler.submit(done.set)
    assert scheduler.submit(done.set)
    assert done.wait(60)
    # The worker that there is takes tasks, but nobody would watch their deadlines.
    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", refuse)
        assert not scheduler.submit(done.set, deadline=time.monotonic_ns() + 10**12)
        again = threading.Event()
        assert scheduler.submit(again.set)
        assert again.wait(60)
    scheduler.close()


def test_what_is_awaited_runs_on_its_callers_thread_if_a_worker_is_free(scheduler: Scheduler) -> None:
    ran: list[int] = []
    done = threading.Event()

    def work() -> None:
        ran.append(threading.get_ident())
        done.set()

    assert scheduler.submit(work, awaited=True)
    assert ran == [threading.get_ident()]
    done.clear()
    blocker = busy(scheduler)
    assert scheduler.submit(work, awaited=True)
    # Nobody is free for it: its caller goes on, and whoever else waits is not overtaken.
    assert len(ran) == 1
    blocker.release.set()
    assert done.wait(LONG)
    assert ran[1] != threading.get_ident()


def test_an_exception_of_what_is_awaited_is_reported_as_on_a_worker(
    scheduler: Scheduler, monkeypatch: pytest.MonkeyPatch
) -> None:
    reported: list[type[BaseException]] = []
    monkeypatch.setattr(threading, "excepthook", lambda told: reported.append(told.exc_type))

    def fail() -> None:
        raise ZeroDivisionError

    assert scheduler.submit(fail, awaited=True)
    assert reported == [ZeroDivisionError]
    # The place of the one worker is free again.
    done = threading.Event()
    assert scheduler.submit(done.set)
    assert done.wait(LONG)


def test_nothing_awaited_runs_once_the_scheduler_is_closed() -> None:
    closed = Scheduler(1)
    closed.close()
    assert not closed.submit(lambda: pytest.fail("it ran"), awaited=True)
