"""Tests of the threads that an interrupt ends soon."""

from __future__ import annotations

import itertools
from threading import Event

import pytest

from nnconform.harness.cli.threads import Threads


def test_all_items_are_worked_on_without_an_exception() -> None:
    with Threads(2) as threads:
        done = list(threads.map(lambda count: list(threads.until_left(range(count))), [2, 3]))
    assert done == [[0, 1], [0, 1, 2]]


def test_an_exception_ends_endless_work_and_begins_no_other() -> None:
    begun, numbers = Event(), []

    def work(number: int) -> None:
        numbers.append(number)
        for _ in threads.until_left(itertools.count()):
            begun.set()

    def interrupted() -> None:
        with threads:
            for number in range(3):
                threads.submit(work, number)
            begun.wait()
            raise KeyboardInterrupt

    threads = Threads(1)
    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert numbers == [0]
