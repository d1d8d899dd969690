"""The usage of a process, and which growth counts as a leak."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from nnconform.harness.conformance.support.growth import goes_on, growth
from nnconform.harness.process.usage import Usage, usage

EACH = Usage(4, 4, 1 << 20)

# Executes each line that it gets and answers it: only what a test asks for changes its usage, while the tests' own
# process releases what earlier tests have left.
CHILD = """
import os, sys, threading
kept, over = [], threading.Event()
def wait():
    threading.Thread(target=over.wait, daemon=True).start()
for line in sys.stdin:
    exec(line)
    print("done", flush=True)
"""


class Child:
    """A process that does what it is told."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process, self.pid = process, process.pid

    def run(self, statement: str) -> None:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(f"{statement}\n")
        self.process.stdin.flush()
        assert self.process.stdout.readline() == "done\n"


@pytest.fixture
def child() -> Iterator[Child]:
    command = [sys.executable, "-c", CHILD]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        made = Child(process)
        made.run("pass")
        yield made


def names(lines: list[str]) -> list[str]:
    return [line.partition(":")[0] for line in lines]


def test_what_grows_each_time_is_found(child: Child) -> None:
    def leak() -> None:
        child.run("kept.extend(os.eventfd(0) for _ in range(4)); [wait() for _ in range(4)]")

    assert names(growth(child.pid, leak, 3, EACH)) == ["descriptors", "threads"]


def test_processes_and_mappings_count_where_they_are_looked_at(child: Child) -> None:
    child.run("import mmap")

    def leak() -> None:
        child.run("os.posix_spawn('/bin/true', ['true'], {}); kept.extend(mmap.mmap(-1, 1) for _ in range(4))")

    assert growth(child.pid, leak, 3, EACH) == []
    assert names(growth(child.pid, leak, 3, replace(EACH, processes=1, mappings=4))) == ["processes", "mappings"]


def test_what_grows_once_is_not(child: Child) -> None:
    def allocate_once() -> None:
        child.run("kept or kept.extend(os.eventfd(0) for _ in range(16))")

    assert growth(child.pid, allocate_once, 3, EACH) == []


def test_a_pool_that_fills_grows_no_more(child: Child) -> None:
    def fill() -> None:
        child.run("len(kept) < 24 and kept.extend(os.eventfd(0) for _ in range(4))")

    assert names(growth(child.pid, fill, 3, EACH)) == ["descriptors"]
    assert goes_on(child.pid, fill, 8, EACH) == set()


@pytest.mark.parametrize("rounds", [2, 3, 7])
def test_a_leak_goes_on(child: Child, rounds: int) -> None:
    def leak() -> None:
        child.run("kept.extend(os.eventfd(0) for _ in range(4))")

    assert goes_on(child.pid, leak, rounds, replace(EACH, threads=0)) == {"descriptors"}


def test_a_leak_of_much_is_not_waited_for(child: Child) -> None:
    done: list[int] = []

    def leak() -> None:
        child.run("kept.extend(os.eventfd(0) for _ in range(50))")
        done.append(1)

    assert "descriptors" in goes_on(child.pid, leak, 100, EACH)
    assert len(done) == 3


def test_memory_counts(child: Child) -> None:
    lines = growth(child.pid, lambda: child.run("kept.append(b'1' * (4 << 20))"), 3, EACH)
    assert names(lines) == ["memory"]


def test_usage_is_the_process_s_own(child: Child) -> None:
    before = usage(child.pid)
    child.run("kept.append(os.eventfd(0)); wait()")
    after = usage(child.pid)
    assert (after.descriptors, after.threads) == (before.descriptors + 1, before.threads + 1)
