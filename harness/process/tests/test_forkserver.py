"""The fork server is started when it is needed, again after it was killed, and its processes end with it."""

from __future__ import annotations

import os
from collections.abc import Iterator

import psutil
import pytest

from nnconform.harness.process.forkserver.client import ForkServer
from nnconform.harness.process.supervised import SupervisedProcess
from nnconform.harness.process.tests import children
from nnconform.harness.process.tests.children import Act
from nnconform.harness.process.tests.test_supervised import LONG, start, wait_until


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
