"""The fork server is started when it is needed, again after it was killed, and its processes end with it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator

import msgspec
import psutil
import pytest

from nnconform.harness.process import forkserver
from nnconform.harness.process.forkserver.client import ForkServer
from nnconform.harness.process.forkserver.messages import Fork, encode
from nnconform.harness.process.supervised import Started, SupervisedProcess
from nnconform.harness.process.tests import children
from nnconform.harness.process.tests.children import Act
from nnconform.harness.process.tests.test_supervised import LONG, start, wait_until
from nnconform.harness.process.wire import Connection


@pytest.fixture
def server() -> Iterator[ForkServer]:
    server = ForkServer(children.set_up, "good day")
    yield server
    server.stop()


def parent_of(process: SupervisedProcess) -> psutil.Process:
    parent = psutil.Process(process.pid).parent()
    assert parent is not None
    return parent


def test_a_process_gets_its_arguments_and_descriptors(server: ForkServer) -> None:
    with open(os.devnull) as file:
        own = [file.fileno(), file.fileno()]
        process = SupervisedProcess(lambda output, stacks: server.fork(Act("come_back"), [output, stacks, *own]))
    assert process.has_ended(LONG)
    assert process.stderr_tail() == f"good day {os.devnull} {os.devnull}\n"


def test_one_server_forks_all(server: ForkServer) -> None:
    first, second = start(server, "wait"), start(server, "wait")
    assert parent_of(first) == parent_of(second)
    assert parent_of(first).ppid() == os.getpid()
    # Each becomes the leader of a session, and of a group that can be killed, before it prints.
    wait_until(lambda: first.stderr_tail() and second.stderr_tail())
    assert [os.getsid(each.pid) for each in (first, second)] == [first.pid, second.pid]


def test_a_killed_server_takes_its_processes_along_and_another_is_started(server: ForkServer) -> None:
    process = start(server, "wait")
    killed = parent_of(process)
    killed.kill()
    assert process.has_ended(LONG)
    another = start(server, "leave", 4)
    assert another.has_ended(LONG)
    assert another.end().exit_status == 4
    # The new server is not its parent.
    assert process.end().how == "ended (how is not known)"


def test_how_a_process_ended_is_lost_with_a_killed_server(server: ForkServer) -> None:
    process = start(server, "leave", 4)
    killed = parent_of(start(server, "wait"))
    assert process.has_ended(LONG)
    killed.kill()
    killed.wait(LONG)
    assert process.end().how == "ended (how is not known)"


def test_stopping_ends_all_and_the_next_use_starts_another(server: ForkServer) -> None:
    process = start(server, "wait")
    server.stop()
    assert process.has_ended(LONG)
    assert process.end().how == "ended (how is not known)"
    assert start(server, "wait").end().signal == 9


def test_a_fork_of_the_client_starts_a_server_of_its_own(server: ForkServer) -> None:
    process = start(server, "wait")
    ours, theirs = os.pipe()
    fork = os.fork()
    if not fork:
        server.forget()
        own = start(server, "wait")
        os.write(theirs, b"other" if parent_of(own) != parent_of(process) else b"the same")
        own.end()
        server.stop()
        os._exit(0)
    os.waitpid(fork, 0)
    assert os.read(ours, 9) == b"other"
    os.close(ours)
    os.close(theirs)
    assert process.end().signal == 9


DESCENDANTS = ["wait_with_a_descendant", "run_a_program_with_a_descendant"]


def descendant_of(process: SupervisedProcess) -> psutil.Process:
    """Return the process that it started, once that has another parent than the one that ended."""
    wait_until(lambda: process.stderr_tail().count("\n") == 2)
    descendant = psutil.Process(int(process.stderr_tail().split()[-1]))
    wait_until(lambda: descendant.ppid() == process.pid)
    return descendant


@pytest.mark.parametrize("name", DESCENDANTS)
def test_what_a_process_started_in_a_session_of_its_own_ends_with_it(server: ForkServer, name: str) -> None:
    process, other = start(server, name), start(server, name)
    descendant, kept = descendant_of(process), descendant_of(other)
    assert process.end().signal == 9
    assert not descendant.is_running()
    # That of a process that lives is its own.
    assert kept.is_running()
    assert kept.ppid() == other.pid


def test_a_process_that_ends_in_order_leaves_what_it_started_to_the_server(server: ForkServer) -> None:
    process = start(server, "end_in_order_with_a_child", 4)
    assert process.has_ended(LONG)
    child = psutil.Process(int(process.stderr_tail().split()[-1]))
    other = start(server, "wait")
    assert child.parent() == parent_of(other)
    # The end of another is not its end.
    assert other.end().signal == 9
    assert child.is_running()
    assert process.end().exit_status == 4
    assert not child.is_running()


def test_one_that_ends_too_late_is_reaped_all_the_same(server: ForkServer) -> None:
    started: list[Started] = []

    def fork(output: int, stacks: int) -> Started:
        started.append(server.fork(Act("wait_with_a_descendant"), [output, stacks]))
        return started[0]

    process = SupervisedProcess(fork)
    descendant, late = descendant_of(process), psutil.Process(process.pid)
    assert started[0].reap() is None
    assert late.is_running()
    # Others are forked and reaped meanwhile, and nothing that it has started is taken for theirs.
    assert start(server, "leave", 4).end().how
    assert descendant.ppid() == process.pid
    late.kill()
    wait_until(lambda: not late.is_running() and not descendant.is_running())
    assert start(server, "wait").end().signal == 9


@pytest.mark.parametrize("name", DESCENDANTS)
def test_stopping_ends_descendants_too(server: ForkServer, name: str) -> None:
    process = start(server, name)
    descendant = descendant_of(process)
    server.stop()
    assert not descendant.is_running()


def test_a_client_that_ends_while_its_process_is_forked_is_no_error() -> None:
    ours, theirs = socket.socketpair()
    command = [
        sys.executable,
        "-m",
        forkserver.__name__,
        str(theirs.fileno()),
        children.__name__,
        "set_up",
        '["hello"]',
    ]
    with theirs, open(os.devnull) as file:
        server = subprocess.Popen(command, pass_fds=[theirs.fileno()], stderr=subprocess.PIPE, text=True)
        request = encode(Fork(msgspec.Raw(encode(Act("wait")))))
        Connection(ours).send([(request, [file.fileno(), file.fileno()])] * 3)
        ours.close()
    _, errors = server.communicate(timeout=LONG)
    assert (server.returncode, errors) == (0, "")
