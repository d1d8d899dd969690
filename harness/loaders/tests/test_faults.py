"""Drivers that crash, hang and flood: the error that the client gets, how soon, and that nothing is left."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import threading
import time

import psutil
import pytest
from msgspec.structs import replace

from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.loaders.service import ServiceDevice
from nnconform.harness.loaders.service.client import answers
from nnconform.harness.loaders.service.client.child import FORK_SERVER
from nnconform.harness.loaders.service.messages import Fault
from nnconform.harness.loaders.tests.conftest import DRIVERS, prepare, small_model, small_request
from nnconform.harness.model.codes import DeviceStatus
from nnconform.harness.model.errors import DriverCrashed, DriverFault, DriverHung
from nnconform.harness.process.descendants import left_behind

LIMIT = 0.4


def fresh(device):
    """Return the device after a restart, with a driver that behaves."""
    device.address = f"{DRIVERS}:Echo"
    device.restart()
    assert device.status() == DeviceStatus.BUSY


@pytest.mark.parametrize(
    ("do", "message", "signal", "exit_status"),
    [
        ("segv", r"died of SIGSEGV \(signal 11\) during status", 11, None),
        ("abort", r"died of SIGABRT \(signal 6\) during status", 6, None),
        ("exit", "exited with status 3 during status", 0, 3),
    ],
)
def test_crash(service, do, message, signal, exit_status):
    device = service(f"Faulty?do={do}")
    pid = device._connection._server.pid
    with pytest.raises(DriverCrashed, match=message) as caught:
        device.status()
    assert (caught.value.signal, caught.value.exit_status) == (signal, exit_status)
    assert caught.value.stderr.startswith("the driver says hello")
    # Its last words: faulthandler's, for a signal.
    assert ("in misbehave" in caught.value.stderr) == bool(signal)
    with pytest.raises(DriverCrashed, match="during status; restart"):
        device.info()
    assert not psutil.pid_exists(pid)
    fresh(device)


@pytest.mark.sampled(one_in=2)
@pytest.mark.parametrize("address", ["service:exec:/bin/true", "service:service:exec:/bin/true"])
def test_a_driver_behind_others_that_crashes_while_it_opens(address):
    with pytest.raises(DriverFault, match="driver exec:/bin/true: its process exited with status 0 during opening"):
        open_driver(address)


def test_a_driver_whose_exception_has_no_text(service):
    device = service("Faulty?do=unspeakable")
    with pytest.raises(DriverFault, match="driver raised Unspeakable in status: its text cannot be had: LookupError"):
        device.status()
    assert device.info().version == "echo 1"


def test_what_native_code_printed_before_a_crash(service):
    with pytest.raises(DriverCrashed) as caught:
        service("Faulty?do=native_abort").status()
    assert caught.value.stderr.startswith("the driver says hello\nnative words\n")


@pytest.mark.parametrize("do", ["python_hang", "native_hang"])
def test_hang(service, do):
    device = service(f"Faulty?do={do}", LIMIT)
    pid, began = device._connection._server.pid, time.monotonic()
    with pytest.raises(DriverHung, match=f"no answer within {LIMIT} s during status") as caught:
        device.status()
    assert time.monotonic() - began >= LIMIT
    assert "in misbehave" in caught.value.stack
    assert caught.value.limit == LIMIT
    assert "the driver says hello" in caught.value.stderr
    assert not psutil.pid_exists(pid)
    with pytest.raises(DriverCrashed, match="gave no answer"):
        device.info()
    fresh(device)


def test_a_stopped_process_is_killed_without_its_stack(service):
    device = service("Faulty?do=stopped", LIMIT)
    with pytest.raises(DriverHung) as caught:
        device.status()
    assert caught.value.stack == ""
    fresh(device)


@pytest.mark.parametrize(("do", "error"), [("segv", DriverCrashed), ("native_hang", DriverHung)])
def test_while_it_is_opened(do, error):
    with pytest.raises(error, match="during opening the driver"):
        ServiceDevice(f"{DRIVERS}:Faulty?do={do}&at=open", LIMIT)


def test_while_it_is_closed(service):
    device = service("Faulty?do=segv&at=close")
    with pytest.raises(DriverCrashed, match="during close_device"):
        device.close()
    device.close()


def test_a_flood_of_output_blocks_nobody(service):
    with pytest.raises(DriverCrashed) as caught:
        service("Faulty?do=flood").status()
    assert caught.value.signal == 6
    assert 4 << 10 < len(caught.value.stderr) <= 8 << 10


def test_all_callers_hear_of_a_crash(service):
    device, crashed = service("Faulty?do=segv"), []
    device.info()

    def call():
        try:
            device.status()
        except DriverCrashed as error:
            crashed.append(error.signal)

    threads = [threading.Thread(target=call) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert crashed == [11] * 8


def test_a_process_that_does_not_read_is_a_hang_too(service):
    device, hung = service("Faulty?do=native_hang"), []
    large = replace(small_model(), operand_values=bytes(3 << 20))
    device.supported_operations(large)

    def hang():
        try:
            device.status()
        except DriverCrashed as error:
            hung.append(error)

    thread = threading.Thread(target=hang)
    thread.start()
    time.sleep(0.1)
    device.limit = LIMIT
    with pytest.raises(DriverHung, match="during supported_operations"):
        device.supported_operations(large)
    thread.join()
    assert "was killed" in str(hung[0])


def test_a_callback_that_never_comes_is_a_hang(service):
    device = service("Caller?how=never")
    prepare(device).execute(small_request())
    began = time.monotonic()
    with pytest.raises(DriverHung, match=r"within 0.3 s during waiting for a callback") as caught:
        device.await_callback(threading.Event(), 0.3)
    assert time.monotonic() - began >= 0.3
    assert "serve" in caught.value.stack
    fresh(device)


def test_a_crash_while_a_callback_is_awaited(service):
    device = service("Faulty?do=segv")

    def crash():
        with pytest.raises(DriverCrashed):
            device.status()

    threading.Timer(0.05, crash).start()
    with pytest.raises(DriverCrashed, match="died of SIGSEGV"):
        device.await_callback(threading.Event(), 5)


def test_prepared_models_die_with_their_process(service):
    device = service()
    prepared = prepare(device)
    device.restart()
    with pytest.raises(DriverCrashed, match="was ended by a restart"):
        prepared.execute_synchronously(small_request())
    prepared.close()
    assert device.status() == DeviceStatus.BUSY


def test_a_closed_device(service):
    device = service()
    device.close()
    device.close()
    with pytest.raises(DriverCrashed, match="is closed; restart"):
        device.status()


def test_a_forgotten_device_leaves_no_process(service):
    device = ServiceDevice(f"{DRIVERS}:Echo")
    pid = device._connection._server.pid
    del device
    gc.collect()
    assert not psutil.pid_exists(pid)


def test_the_fork_server_takes_all_with_it(service):
    device = service()
    child = psutil.Process(device._connection._server.pid)
    server = child.parent()
    assert server is not None
    assert server in psutil.Process().children()
    family = [server, *server.children(recursive=True)]
    assert child in family
    FORK_SERVER.stop()
    assert not left_behind(os.getpid(), family, 60)
    with pytest.raises(DriverCrashed):
        device.status()
    fresh(device)


def test_a_killed_client_leaves_no_process(tmp_path):
    script = (
        "import os, time\n"
        "from nnconform.harness.loaders.service import ServiceDevice\n"
        f"device = ServiceDevice('{DRIVERS}:Faulty?do=native_hang', 60)\n"
        "print(device._connection._server.pid, flush=True)\n"
        "device.status()\n"
    )
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True) as client:
        assert client.stdout is not None
        driver = psutil.Process(int(client.stdout.readline()))
        family = [driver, *psutil.Process(client.pid).children()]
        client.kill()
    assert not left_behind(os.getpid(), family, 60)


@pytest.mark.parametrize("kind", ["raised", "usage", "protocol"])
def test_a_very_long_text_of_a_driver_is_cut(kind):
    text = "begin " + "y" * 200_000 + " end"
    error = answers.error_of(Fault(kind=kind, message=text, traceback=text))
    for kept in (str(error), getattr(error, "stderr", "begin y y end")):
        assert len(kept) < 10_000
        assert kept.startswith("begin y")
        assert kept.endswith("y end")
