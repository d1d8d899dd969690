"""A supervised process: how it ended by each signal and status, its output, its stacks, and that it leaves nothing."""

from __future__ import annotations

import gc
import os
import select
import signal
import sys
import time
from collections.abc import Callable, Iterator

import psutil
import pytest

from nnconform.harness.process.forkserver.client import ForkServer
from nnconform.harness.process.supervised import STDERR_LIMIT, STDERR_TAIL, SupervisedProcess, signal_name, spawn
from nnconform.harness.process.tests import children
from nnconform.harness.process.tests.children import Act

# Signals whose default action (signal(7)) does not end a process.
IGNORED = {signal.SIGCHLD, signal.SIGCONT, signal.SIGURG, signal.SIGWINCH}
STOPPING = {signal.SIGSTOP, signal.SIGTSTP, signal.SIGTTIN, signal.SIGTTOU}
# The C library has these two for threads, and handles them once a process has any.
RESERVED = {32, 33}
FATAL = [number for number in range(1, 65) if number not in IGNORED | STOPPING | RESERVED]
# Seconds that a slow machine may take for what is instant otherwise.
LONG = 60.0


@pytest.fixture(scope="module")
def server() -> Iterator[ForkServer]:
    server = ForkServer(children.set_up, "hello")
    yield server
    server.stop()


def start(server: ForkServer, name: str, number: int = 0) -> SupervisedProcess:
    return SupervisedProcess(lambda output, stacks: server.fork(Act(name, number), [output, stacks]))


def wait_until(condition: Callable[[], object]) -> None:
    until = time.monotonic() + LONG
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.01)


def test_the_names_of_signals() -> None:
    names = {11: "SIGSEGV", 32: "signal 32", 34: "SIGRTMIN", 37: "SIGRTMIN+3", 63: "SIGRTMIN+29", 64: "SIGRTMAX"}
    assert {number: signal_name(number) for number in names} == names


@pytest.mark.sampled(one_in=4)
@pytest.mark.parametrize("number", FATAL)
def test_a_death_by_each_signal(server: ForkServer, number: int) -> None:
    process = start(server, "die", number)
    assert process.has_ended(LONG)
    end = process.end()
    assert (end.signal, end.exit_status) == (number, None)
    assert end.how == f"died of {signal_name(number)} (signal {number})"


@pytest.mark.parametrize(("name", "number", "status"), [("come_back", 0, 0), ("leave", 7, 7), ("fail", 3, 1)])
def test_an_exit(server: ForkServer, name: str, number: int, status: int) -> None:
    process = start(server, name, number)
    assert process.has_ended(LONG)
    end = process.end()
    assert (end.how, end.signal, end.exit_status) == (f"exited with status {status}", 0, status)
    assert process.stderr_tail().startswith("hello\n")
    assert ("ValueError: what came is 3" in process.stderr_tail()) == (name == "fail")


def test_one_that_lives_is_killed_once(server: ForkServer) -> None:
    process = start(server, "wait")
    assert not process.has_ended()
    end = process.end()
    assert (end.signal, end.how) == (signal.SIGKILL, "died of SIGKILL (signal 9)")
    assert process.end() is end
    assert process.has_ended()
    process.kill()
    assert process.stacks() == ""


def test_what_it_started_goes_with_it(server: ForkServer) -> None:
    process = start(server, "wait_with_a_child")
    wait_until(lambda: process.stderr_tail().count("\n") == 2)
    child = psutil.Process(int(process.stderr_tail().split()[1]))
    process.end()
    wait_until(lambda: not child.is_running() or child.status() == psutil.STATUS_ZOMBIE)


def test_one_that_is_forgotten_is_killed(server: ForkServer) -> None:
    before = len(os.listdir("/proc/self/fd"))
    process = start(server, "wait")
    pid = process.pid
    del process
    gc.collect()
    assert not psutil.pid_exists(pid)
    # The first start may have opened the connection to the server.
    assert len(os.listdir("/proc/self/fd")) <= before + 1


def test_the_number_of_one_that_another_has_reaped_is_no_longer_its_own() -> None:
    """As when its fork server was killed. The group of a process that lives on stands for one that got its number."""
    process = SupervisedProcess(lambda output, _: spawn(["sh", "-c", "sleep 1000 & echo $!"], output, [], os.environ))
    assert process.has_ended(LONG)
    stranger = psutil.Process(int(process.stderr_tail()))
    try:
        os.waitpid(process.pid, 0)
        assert process.end().signal == 0
        with pytest.raises(psutil.TimeoutExpired):
            stranger.wait(0.1)
    finally:
        stranger.kill()


def test_a_program_that_ends_too_late_is_reaped_all_the_same() -> None:
    with open(os.devnull) as output:
        started = spawn(["sleep", "1000"], output.fileno(), [], os.environ)
    late = psutil.Process(started.pid)
    try:
        assert started.reap() is None
        assert late.is_running()
    finally:
        late.kill()
    wait_until(lambda: not psutil.pid_exists(started.pid))
    os.close(started.pidfd)


def test_a_fork_of_its_owner_leaves_it_alone(server: ForkServer) -> None:
    process = start(server, "wait")
    fork = os.fork()
    if not fork:
        process.end()
        os._exit(0)
    os.waitpid(fork, 0)
    assert not process.has_ended()
    assert process.end().signal == signal.SIGKILL


def test_the_stacks_of_one_that_holds_the_interpreter_lock(server: ForkServer) -> None:
    process = start(server, "hold_the_interpreter")
    wait_until(lambda: psutil.Process(process.pid).status() == psutil.STATUS_SLEEPING and process.stderr_tail())
    assert "in hold_the_interpreter" in process.stacks()
    assert process.end().signal == signal.SIGKILL


def test_one_that_is_stopped_has_no_stacks_and_is_killed(server: ForkServer) -> None:
    process = start(server, "die", signal.SIGSTOP)
    wait_until(lambda: psutil.Process(process.pid).status() == psutil.STATUS_STOPPED)
    assert process.stacks() == ""
    assert process.end().signal == signal.SIGKILL


def test_it_may_print_without_limit(server: ForkServer) -> None:
    process = start(server, "print_much", STDERR_LIMIT)
    wait_until(lambda: process.stderr_tail().endswith("so much\n"))
    assert process.stderr_tail() == "x" * (STDERR_TAIL - len("\nso much\n")) + "\nso much\n"
    process.trim_stderr()
    assert process.stderr_tail() == ""
    os.kill(process.pid, signal.SIGUSR1)
    wait_until(process.stderr_tail)
    # The output continues at the start of the file.
    assert process.stderr_tail() == "and more\n"
    process.trim_stderr()
    assert process.stderr_tail() == "and more\n"


def test_its_end_wakes_a_poll(server: ForkServer) -> None:
    process, poll = start(server, "wait"), select.poll()
    process.register_with(poll)
    assert poll.poll(0) == []
    process.kill()
    assert poll.poll(LONG * 1000)
    assert process.end().signal == signal.SIGKILL


@pytest.mark.parametrize(
    ("code", "how"),
    [
        ("os.write(fd, b'x'); sys.exit(5)", "exited with status 5"),
        ("os.write(fd, b'x'); os.kill(os.getpid(), signal.SIGRTMIN + 2)", "died of SIGRTMIN+2 (signal 36)"),
    ],
)
def test_a_program(code: str, how: str) -> None:
    ours, theirs = os.pipe()
    code = f"import os, signal, sys; fd = {theirs}; print('words'); sys.stdout.flush(); {code}"
    command = [sys.executable, "-c", code]
    try:
        process = SupervisedProcess(lambda output, stacks: spawn(command, output, [theirs], os.environ))
        assert process.has_ended(LONG)
        assert process.end().how == how
        assert process.stderr_tail() == "words\n"
        assert os.read(ours, 9) == b"x"
    finally:
        os.close(ours)
        os.close(theirs)


def test_one_that_cannot_be_started() -> None:
    before = len(os.listdir("/proc/self/fd"))
    with pytest.raises(FileNotFoundError, match="/no/such/program"):
        SupervisedProcess(lambda output, stacks: spawn(["/no/such/program"], output, [], {}))
    assert len(os.listdir("/proc/self/fd")) == before
