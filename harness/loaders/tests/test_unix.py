"""Services that are already running, and programs that this process starts: their answers, and each way to fail."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import stat
import subprocess
import sys
import threading
from typing import Any, cast

import msgspec
import psutil
import pytest

from nnconform.harness.execution.session import Session
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.loaders.service import ServiceDevice, messages
from nnconform.harness.loaders.service.client.program import ProgramServer
from nnconform.harness.loaders.service.host.listener import listen
from nnconform.harness.loaders.tests.conftest import DRIVERS, open_remote, output_of, prepare, small_request, socket_of
from nnconform.harness.model.codes import DeviceStatus
from nnconform.harness.model.errors import DriverCrashed, DriverGone, DriverHung, ProtocolError, UsageError
from nnconform.harness.process.wire import Connection
from nnconform.harness.tests.interrupts import heed_interrupts

NNCONFORM = "from nnconform.harness.cli.main import main; main()"
SERVE = [sys.executable, "-W", "error", "-c", NNCONFORM, "serve"]


class Served:
    """``nnconform serve`` of one of the test drivers, and the devices that were opened on it."""

    def __init__(self, path, driver="Echo"):
        self.path = path
        command = [*SERVE, f"{DRIVERS}:{driver}", "--socket", str(path)]
        # Whatever runs the tests may ignore interrupts, as a shell does for what it runs in the background.
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, preexec_fn=heed_interrupts)
        assert self.process.stdout is not None
        self.output = self.process.stdout
        # The driver may have something to say first.
        self.banner = next(line for line in self.output if line.startswith("serving "))
        self.devices = []

    def open(self):
        self.devices.append(open_driver(f"unix:{self.path}"))
        return self.devices[-1]

    def end(self):
        for device in self.devices:
            with contextlib.suppress(DriverCrashed, ProtocolError):
                device.close()
        self.process.kill()
        self.process.wait()
        self.output.close()


@pytest.fixture
def serve(tmp_path):
    """A function that serves a test driver on ``tmp_path / "socket"``."""
    served = []

    def start(driver="Echo"):
        served.append(Served(tmp_path / "socket", driver))
        return served[-1]

    yield start
    for each in served:
        each.end()


@pytest.fixture
def answering(tmp_path):
    """A function that starts a thread which listens and does ``what`` with each connection; it returns the address."""
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(str(tmp_path / "other"))
    listener.listen()
    sockets, threads = [], []

    def start(what):
        def run():
            with contextlib.suppress(OSError):
                while True:
                    sockets.append(listener.accept()[0])
                    what(sockets[-1])

        threads.append(threading.Thread(target=run))
        threads[-1].start()
        return f"unix:{tmp_path / 'other'}"

    yield start
    listener.shutdown(socket.SHUT_RDWR)
    for thread in threads:
        thread.join()
    for sock in (*sockets, listener):
        sock.close()


def test_a_driver_that_somebody_serves(serve):
    served = serve()
    assert served.banner == f"serving {DRIVERS}:Echo as unix:{served.path}; interrupt to end\n"
    first, second = served.open(), served.open()
    request = small_request()
    prepare(first).execute_synchronously(request)
    assert output_of(request) == b"0123456789abcdef"
    further = second.another_client()
    assert further.status() == DeviceStatus.BUSY
    further.close()
    first.close()
    assert second.status() == DeviceStatus.BUSY
    with pytest.raises(DriverCrashed, match="is closed; a restart connects anew"):
        first.status()
    first.restart()
    assert first.status() == DeviceStatus.BUSY


@pytest.mark.sampled(one_in=2)
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_service_removes_its_socket(serve, number):
    served = serve()
    served.process.send_signal(number)
    assert served.process.stdout.read() == "device closed\n"
    assert served.process.wait() == 0
    assert not served.path.exists()


def test_only_the_same_user_may_connect_whatever_the_umask(serve):
    before = os.umask(0)
    try:
        served = serve()
    finally:
        os.umask(before)
    assert stat.S_IMODE(served.path.stat().st_mode) == 0o600


def test_what_a_killed_service_left_is_replaced(serve):
    first = serve()
    first.end()
    assert first.path.exists()
    assert serve().open().status() == DeviceStatus.BUSY


def test_a_socket_in_use_is_left_alone(serve):
    served = serve()
    second = subprocess.run([*SERVE, DRIVERS, "--socket", str(served.path)], capture_output=True, text=True)
    assert second.returncode == 2
    assert second.stderr.startswith(f"nnconform: socket '{served.path}': Address already in use; name a path that")
    assert served.open().status() == DeviceStatus.BUSY


def test_a_driver_that_cannot_be_opened_is_not_served(tmp_path):
    command = [*SERVE, "inproc:no_such_package", "--socket", str(tmp_path / "socket")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert not (tmp_path / "socket").exists()


def test_paths_on_which_nobody_listens(tmp_path):
    (tmp_path / "file").write_text("")
    with socket.socket(socket.AF_UNIX) as dead:
        dead.bind(str(tmp_path / "dead"))
    for name, message in [
        ("none", "no such socket; start the service first"),
        ("file", "this is no socket"),
        ("dead", r"nobody listens on this socket \(any more\)"),
        ("long" * 40, "path too long"),
    ]:
        with pytest.raises(UsageError, match=message):
            open_driver(f"unix:{tmp_path / name}")
    with pytest.raises(UsageError, match="names no socket"):
        open_driver("unix:")


@pytest.mark.parametrize(
    ("reply", "message"),
    [
        (b"HTTP/1.1 400 Bad Request\r\n\r\n", "speaks something else: frame header: got a payload of 1347703880 bytes"),
        (b"\x01\0\0\0\0\0\0\0\x03", "speaks something else: driver unix:.*no reply to opening the driver"),
        (b"\x00\0\0\0\x09\0\0\0", "speaks something else: .*9 descriptors announced, 0 received"),
    ],
)
def test_another_protocol(answering, reply, message):
    with pytest.raises(UsageError, match=message):
        open_driver(answering(lambda sock: sock.sendall(reply)))


def test_another_version(answering):
    def welcome(sock):
        answer = messages.Answer(value=msgspec.Raw(messages.encode(messages.Welcome(2, "later"))))
        Connection(sock.dup()).send([(messages.encode(answer), ())])

    with pytest.raises(UsageError, match="it speaks version 2 of the protocol, wanted 1"):
        open_driver(answering(welcome))


def test_a_service_that_hangs_up_at_once(answering):
    with pytest.raises(DriverCrashed, match=rf"closed its connection, though process {os.getpid()} lives during open"):
        open_driver(answering(lambda sock: sock.shutdown(socket.SHUT_RDWR)))


@pytest.mark.sampled(one_in=2)
@pytest.mark.parametrize("do", ["segv", "exit"])
def test_a_service_that_dies(serve, do):
    served = serve(f"Faulty?do={do}")
    device, pid = served.open(), served.process.pid
    with pytest.raises(DriverCrashed, match=rf"closed its connection and has ended \(process {pid}\) during status"):
        device.status()
    with pytest.raises(DriverCrashed, match="during status; a restart connects anew"):
        device.info()


def test_all_callers_of_a_service_that_hangs(serve):
    served = serve("Faulty?do=python_hang")
    device, errors = served.open(), []

    def call():
        try:
            device.status()
        except DriverCrashed as error:
            errors.append(str(error))

    other = threading.Thread(target=call)
    other.start()
    with pytest.raises(DriverHung, match=r"left alone, for it gave no answer within 0.3 s during waiting"):
        device.await_callback(threading.Event(), 0.3)
    other.join()
    assert len(errors) == 1
    assert "was left alone" in errors[0]
    assert served.process.poll() is None


def test_a_service_that_is_gone_in_the_middle_of_a_run(serve):
    served = serve("Faulty?do=exit")
    session = Session(f"unix:{served.path}")
    with pytest.raises(DriverCrashed):
        session.device().status()
    session.discard_device()
    # From here on nobody listens, so that a slow machine changes nothing.
    session.limit = 0.3
    text = r"within 0.3 s after it broke down it could not be opened again: .* nobody listens"
    with pytest.raises(DriverGone, match=text):
        session.device()
    # The second time it is not waited for.
    with pytest.raises(DriverGone, match=r"is not opened any more: .*nobody listens"):
        session.device()


PROGRAM = f"exec:{sys.executable} -c '{NNCONFORM}' serve {DRIVERS}:"


def test_a_program_is_started_and_ended():
    device = open_remote(f"{PROGRAM}Echo --socket")
    folder = os.path.dirname(socket_of(device))
    pid = device._connection._server.pid
    assert device.status() == DeviceStatus.BUSY
    device.close()
    del device
    assert not psutil.pid_exists(pid)
    assert not os.path.exists(folder)


def test_a_program_that_crashes_is_explained_and_started_anew():
    device = open_remote(f"{PROGRAM}Faulty?do=native_abort --socket")
    for _ in range(2):
        with pytest.raises(DriverCrashed, match="died of SIGABRT") as caught:
            device.status()
        assert "native words" in caught.value.stderr
        device.restart()
    device.close()


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("", "names no program; for example exec:./my_driver"),
        ("'unfinished", "quotes do not match"),
        ("/no/such/program", "no program '/no/such/program' that may be executed"),
    ],
)
def test_commands_that_cannot_be(command, message):
    with pytest.raises(UsageError, match=message):
        open_driver(f"exec:{command}")


def test_a_program_that_ends_before_it_listens():
    with pytest.raises(DriverCrashed, match="exited with status 3 during opening the driver") as caught:
        open_driver("exec:sh -c 'echo no licence; exit 3'")
    assert caught.value.stderr == "no licence\n"


def test_a_program_that_never_listens():
    with pytest.raises(DriverHung, match=r"it does not listen on /.*driver.sock within 0.2 s"):
        ServiceDevice("exec:sleep", 0.2, lambda address: ProgramServer(address, ("sh", "-c", "sleep 1000")))


def test_the_socket_appears_once_it_can_be_connected_to(tmp_path, monkeypatch):
    path = tmp_path / "socket"
    there = []

    class Listener(socket.socket):
        def listen(self, *backlog):
            there.append(path.exists())
            super().listen(*backlog)

    monkeypatch.setattr(socket, "socket", Listener)

    def ready():
        there.append(path.exists())
        raise KeyboardInterrupt

    listen(cast(Any, None), path, ready)
    assert there == [False, True]
    assert [*tmp_path.iterdir()] == []
