"""Drivers in another Python environment, which has ``nnconform_driver`` and neither nnconform nor numpy."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import venv
from collections import Counter
from pathlib import Path

import pytest

import nnconform.generated_tests
from nnconform.harness.conformance.check import all_checks
from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.conformance.run_check import run_check
from nnconform.harness.driver.interface import BufferDesc, BufferRole
from nnconform.harness.execution.session import Session
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.loaders.tests.conftest import open_remote, output_of, prepare, small_model, small_request
from nnconform.harness.model.codes import DeviceStatus, ErrorStatus
from nnconform.harness.model.errors import DriverCrashed, DriverFault, DriverHung, UsageError
from nnconform.harness.model.memory import Memory
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.reader import read_spec
from nnconform.harness.tests.interrupts import heed_interrupts
from nnconform.harness.tests.whole_repo.tree import ROOT

SPECS = Path(nnconform.generated_tests.__file__).parent / "specs"
EXAMPLE = "nnconform_driver.example"
COMPUTED = "ADD FLOOR MUL RELU RELU1 RELU6 SUB"
# What the checks that are run here are about: all that a driver of two functions does itself.
AREAS = ("basics", "preparation", "requests", "callbacks", "outputs")

FAULTY = {
    "raises": "def compute(inputs): raise KeyError('no such kernel')",
    "crashes": "def compute(inputs): print('before the end'); import os; os.abort()",
    "hangs": "def compute(inputs): import time; time.sleep(600)",
    "wrong": "def compute(inputs): return [Tensor((4,), bytes(16))]",
    "short": "def compute(inputs): return [Tensor((4,), bytes(15))]",
    "odd": "def compute(inputs): return [None]",
}
DRIVER = """
import importlib.util
from nnconform_driver import Tensor, compute as c
assert not importlib.util.find_spec('nnconform') and not importlib.util.find_spec('numpy')
{}
def open_device(name='faulty'):
    return c.device(lambda model: [True], lambda model: compute, name, tensors=True)
"""

# Copies 16 bytes, with everything that the protocol has but bursts over message queues.
WHOLE = """
import os, threading
from nnconform_driver import *
from nnconform_driver import Buffer, Burst, Device, PreparedModel
DONE = ErrorStatus.NONE
class Slot(Buffer):
    def __init__(self): self.content = b''
    def copy_to(self, destination): destination.view()[:16] = self.content; return DONE
    def copy_from(self, source, dimensions=()): self.content = bytes(source.view()[:16]); return DONE
    def close(self): print('buffer closed')
class Row(Burst):
    def __init__(self, prepared): self.prepared = prepared
    def execute_synchronously(self, request, slots, measure=0): return self.prepared.execute_synchronously(request)
    def free_memory(self, slot): return DONE if slot >= 0 else ErrorStatus.INVALID_ARGUMENT
    def close(self): pass
class Copy(PreparedModel):
    def execute_synchronously(self, request, measure=0, deadline=None, loop_timeout=None):
        memory = request.pools[0].view()
        memory[16:32] = bytes(memory[:16])
        return ExecutionResult(DONE, (OutputShape((4,)),), Timing(1, 2) if measure else Timing())
    def execute(self, request, measure=0, deadline=None, loop_timeout=None, callback=None):
        threading.Timer(0.01, lambda: callback(self.execute_synchronously(request))).start()
        return DONE
    def execute_fenced(self, request, wait_for=(), *others):
        for fence in wait_for:
            os.read(fence, 1)
            os.close(fence)
        self.execute_synchronously(request)
        ours, theirs = os.pipe()
        os.write(theirs, b'x')
        os.close(theirs)
        return FencedResult(DONE, ours, lambda: FencedExecutionInfo(DONE, Timing(3, 4)))
    def configure_execution_burst(self): return DONE, Row(self)
class Whole(Device):
    name = 'whole'
    def info(self): return DeviceInfo('7', DeviceType.ACCELERATOR, HalVersion.V1_3)
    def status(self): return DeviceStatus.BUSY
    def capabilities(self): return ErrorStatus.GENERAL_FAILURE, None
    def supported_extensions(self): return DONE, (Extension('com.acme', (ExtensionOperandType(1, True, 2),)),)
    def number_of_cache_files_needed(self): return DONE, 1, 1
    def supported_operations(self, model): return DONE, [False]
    def reasons(self, model): return ['too hard']
    def prepare_model(self, model, preference, priority, deadline, model_cache, data_cache, token, callback):
        for file in model_cache + data_cache: os.write(file, token)
        threading.Timer(0.01, lambda: callback(DONE, Copy())).start()
        return DONE
    def prepare_model_from_cache(self, deadline, model_cache, data_cache, token, callback):
        found = os.pread(model_cache[0], 32, 0) == token
        callback(DONE if found else ErrorStatus.GENERAL_FAILURE, Copy() if found else None)
        return DONE
    def allocate(self, desc, prepared, inputs, outputs): return DONE, Slot(), 77
    def close(self): print('device closed', flush=True)
open_device = Whole
"""


@pytest.fixture(scope="module")
def environment(tmp_path_factory):
    """The folder of an environment with ``nnconform_driver`` alone."""
    folder = tmp_path_factory.mktemp("other") / "env"
    venv.create(folder, symlinks=True)
    packages = folder / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}" / "site-packages"
    (packages / "nnconform_driver").symlink_to(ROOT / "driver_package" / "nnconform_driver")
    return folder


@pytest.fixture
def drivers(tmp_path, monkeypatch):
    """The current folder, with a module for each faulty driver, and one for the whole."""
    for name, text in FAULTY.items():
        (tmp_path / f"{name}.py").write_text(DRIVER.format(text))
    (tmp_path / "whole.py").write_text(WHOLE)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_example_passes_its_cases_and_refuses_the_rest(environment):
    passed = Counter[str]()
    session = Session(f"venv:{environment}:{EXAMPLE}")
    for family in ("activation", "arithmetic", "elementwise", "cast"):
        for case in read_spec(SPECS / f"{family}.mod.py")[:60]:
            outcome = run_case(session, case)
            assert not outcome.failed, f"{case.name}: {outcome}"
            if outcome.verdict is Verdict.PASSED:
                passed.update(case.operations())
    session.close()
    assert set(passed) <= set(COMPUTED.split())
    assert passed["ADD"] >= 5


@pytest.mark.sampled(one_in=4)
@pytest.mark.parametrize("area", AREAS)
def test_the_example_passes_the_checks(environment, area):
    session = Session(f"venv:{environment}:{EXAMPLE}")
    verdicts = Counter[Verdict]()
    for check in all_checks():
        if check.name.startswith(area) and check.applies(session.hal()):
            for name, trial in check.trials(session.hal()):
                outcome, _ = run_check(session, check, name, trial)
                assert not outcome.failed, f"{name}: {outcome}"
                verdicts[outcome.verdict] += 1
    session.close()
    assert verdicts[Verdict.PASSED] > 0


def test_what_the_harness_s_python_is_told_is_not_for_others(environment, drivers, monkeypatch):
    """Its module search path has nnconform and numpy, which the driver of this test would find."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    device = open_driver(f"venv:{environment}:wrong?name=a:b/c")
    assert device.name == "a:b/c"
    device.close()


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("raises", "driver raised KeyError: 'no such kernel' in execute_synchronously"),
        ("crashes", "SIGABRT"),
        ("short", "got 15 bytes, wanted 16"),
        ("odd", "got a NoneType, wanted an array or a Tensor"),
    ],
)
def test_a_driver_that_breaks_down(environment, drivers, name, text):
    device = open_remote(f"venv:{environment}:{name}")
    with pytest.raises(DriverFault, match=text) as raised:
        prepare(device).execute_synchronously(small_request())
    assert isinstance(raised.value, DriverCrashed) == (name == "crashes")
    assert ("before the end" in raised.value.stderr) == (name == "crashes")
    device.restart()
    assert device.status() == DeviceStatus.AVAILABLE
    device.close()


def test_a_driver_that_computes_something_else(environment, drivers):
    verdicts = set()
    session = Session(f"venv:{environment}:wrong")
    for case in read_spec(SPECS / "elementwise.mod.py"):
        if case.operations() == ("FLOOR",):
            verdicts.add(run_case(session, case).verdict)
    session.close()
    assert Verdict.PASSED not in verdicts
    assert verdicts


def test_a_hang_is_shown_with_the_stacks(environment, drivers):
    device = open_remote(f"venv:{environment}:hangs")
    device.limit = 0.5
    prepared = prepare(device)
    with pytest.raises(DriverHung) as raised:
        prepared.execute_synchronously(small_request())
    assert "hangs.py" in raised.value.stderr
    device.limit = 20
    device.restart()
    assert device.status() == DeviceStatus.AVAILABLE
    device.close()


def test_everything_that_a_driver_may_have(environment, drivers):
    device = open_remote(f"venv:{environment}:whole")
    assert (device.name, device.info().version, device.info().emulated) == ("whole", "7", frozenset({"clients"}))
    assert device.status() == DeviceStatus.BUSY
    assert device.capabilities() == (ErrorStatus.GENERAL_FAILURE, None)
    assert device.supported_extensions()[1][0].operand_types[0].byte_size == 2
    assert device.number_of_cache_files_needed() == (ErrorStatus.NONE, 1, 1)
    assert device.supported_operations(small_model()) == (ErrorStatus.NONE, (False,))
    assert device.reasons(small_model()) == ("too hard",)
    prepared, token = _prepare_with_cache(device)
    _execute(device, prepared)
    request = small_request(content=b"fedcba9876543210")
    ours, theirs = os.pipe()
    os.write(theirs, b"x")
    launched = prepared.execute_fenced(request, [ours])
    device.await_fence(launched.fence)
    assert launched.callback is not None
    assert launched.callback().timing_launched.time_in_driver == 4
    assert output_of(request) == b"fedcba9876543210"
    for descriptor in (launched.fence, theirs):  # the fence to wait for was handed over
        os.close(descriptor)
    status, buffer, token = device.allocate(BufferDesc((4,)), [prepared], [BufferRole(0, 0)], [])
    assert (status, token) == (ErrorStatus.NONE, 77)
    assert buffer is not None
    source, target = Memory.create(16), Memory.create(16)
    source.view()[:] = b"in the buffer 16"
    assert buffer.copy_from(source, (4,)) == buffer.copy_to(target) == ErrorStatus.NONE
    assert bytes(target.view()) == b"in the buffer 16"
    buffer.close()
    device.status()
    server = device._connection._server
    assert "buffer closed" in server.stderr_tail()
    device.close()
    assert "device closed" in server.stderr_tail()


def _prepare_with_cache(device):
    """Prepare with cache files, then from them; return the second prepared model and the token."""
    files, token, arrived, found = [os.memfd_create(name) for name in "ab"], bytes(range(32)), threading.Event(), []

    def callback(status, prepared):
        found.append((status, prepared))
        arrived.set()

    device.prepare_model(small_model(), model_cache=files[:1], data_cache=files[1:], token=token, callback=callback)
    device.await_callback(arrived)
    assert os.pread(files[1], 32, 0) == token
    for given in (token, bytes(32)):
        device.prepare_model_from_cache(None, files[:1], files[1:], given, callback)
    for file in files:
        os.close(file)
    statuses = [status for status, _ in found]
    assert statuses == [ErrorStatus.NONE, ErrorStatus.NONE, ErrorStatus.GENERAL_FAILURE]
    return found[1][1], token


def _execute(device, prepared):
    """Execute on a thread of the driver's own, and in a burst."""
    request, arrived, results = small_request(), threading.Event(), []

    def callback(result):
        results.append(result)
        arrived.set()

    assert prepared.execute(request, callback=callback) == ErrorStatus.NONE
    device.await_callback(arrived)
    assert results[0].output_shapes[0].dimensions == (4,)
    assert output_of(request) == b"0123456789abcdef"
    status, burst = prepared.configure_execution_burst()
    assert status == ErrorStatus.NONE
    request = small_request(content=b"one after one...")
    assert burst.execute_synchronously(request, [3]).status == ErrorStatus.NONE
    assert output_of(request) == b"one after one..."
    assert (burst.free_memory(3), burst.free_memory(-1)) == (ErrorStatus.NONE, ErrorStatus.INVALID_ARGUMENT)
    burst.close()


@pytest.mark.parametrize(
    ("rest", "problem"),
    [
        ("", "wanted venv:PATH:PACKAGE"),
        ("{env}", "wanted venv:PATH:PACKAGE"),
        (":m", "wanted venv:PATH:PACKAGE"),
        ("{env}:", "names no package after the path"),
        ("{env}:?a=b", "names no package after the path"),
        ("nowhere:m", "there is no nowhere; make an environment: python3 -m venv nowhere"),
        ("{here}:m", "has no bin/python; make an environment"),
        ("{here}/plain:m", "may not be executed; name an environment or its bin/python"),
        ("{here}/text:m", "cannot be executed: Exec format error; name an environment or its bin/python"),
        ("/bin/sh:m", "is no Python that runs: .*; name an environment or its bin/python"),
        ("{here}/old:m", "is Python 2 7, wanted 3.7 or newer|is Python 2.7, wanted 3.7 or newer"),
        ("{bare}/bin/python:m", r"has no usable nnconform_driver: .*; install it: .*/python -m pip install /.*package"),
        (
            "{env}:no_such_module",
            r"'no_such_module' in .*\(Python 3\..*raised ModuleNotFound.*; run this in the folder",
        ),
        ("{env}:leaves", r"importing leaves raised SystemExit: 3"),
        ("{env}/bin/python:whole:os", r"os is a builtins.module, wanted a Device or a function"),
        ("{env}:whole:nothing", r"module whole has no nothing; name what it has: whole:ATTR"),
        ("{env}:whole:DONE", r"DONE is a nnconform_driver.codes.ErrorStatus, wanted a Device"),
        ("{env}:whole:Slot", r"Slot\(\) returned a whole.Slot, wanted a nnconform_driver.Device"),
        ("{env}:whole?a=b", r"open_device\(\) raised TypeError: "),
        ("{env}:whole?a", "options 'a' are no key=value&key=value"),
    ],
)
def test_a_bad_address(environment, drivers, rest, problem):
    bare = drivers / "bare"
    if "{bare}" in rest:
        venv.create(bare, symlinks=True)
    (drivers / "leaves.py").write_text("raise SystemExit(3)")
    (drivers / "plain").touch()
    for name, text in {"text": "no program\n", "old": "#!/bin/sh\necho 2 7\n"}.items():
        (drivers / name).write_text(text)
        (drivers / name).chmod(0o755)
    with pytest.raises(UsageError, match=problem) as raised:
        open_driver(f"venv:{rest.format(env=environment, here=drivers, bare=bare)}")
    assert len(str(raised.value).splitlines()) == 1


def test_a_driver_that_ends_the_process_when_it_is_imported(environment, drivers):
    (drivers / "ends.py").write_text("print('bye'); import os; os._exit(7)")
    with pytest.raises(DriverCrashed, match="exited with status 7 during opening") as raised:
        open_driver(f"venv:{environment}:ends")
    assert "bye" in raised.value.stderr


def test_a_path_with_a_colon(environment, drivers):
    (drivers / "a:b").mkdir()
    (drivers / "a:b" / "env").symlink_to(environment)
    with pytest.raises(UsageError, match=r"'no_such:attr' in .*/a:b/env/bin/python"):
        open_driver(f"venv:{drivers}/a:b/env:no_such:attr")


def test_a_service_for_several_clients(environment, drivers):
    command = [environment / "bin" / "python", "-m", "nnconform_driver"]
    process = subprocess.Popen(
        [*command, "whole", "socket"], stdout=subprocess.PIPE, text=True, preexec_fn=heed_interrupts
    )
    while not Path("socket").exists():
        assert process.poll() is None
    first, second = open_driver("unix:socket"), open_driver("unix:socket")
    first.close()
    assert second.status() == DeviceStatus.BUSY
    taken = subprocess.run([*command, "whole", "socket"], capture_output=True, text=True, check=False)
    assert (taken.returncode, len(taken.stderr.splitlines())) == (2, 1)
    assert "Address already in use; name a path that does not exist yet" in taken.stderr
    process.send_signal(signal.SIGINT)
    output, _ = process.communicate(timeout=60)
    assert (process.returncode, output.splitlines()) == (0, ["device closed"])
    assert not Path("socket").exists()
    with pytest.raises(DriverCrashed, match="has ended"):
        second.close()
    unknown = subprocess.run([*command, "no_such", "socket"], capture_output=True, text=True, check=False)
    assert (unknown.returncode, len(unknown.stderr.splitlines())) == (2, 1)
