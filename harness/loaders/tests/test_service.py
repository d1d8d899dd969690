"""Every method of a driver, through a child process and back."""

from __future__ import annotations

import gc
import os
import threading
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.arguments import MEMORY_VARIABLE
from nnconform.harness.driver.interface import BufferDesc, BufferRole, FencedExecutionInfo
from nnconform.harness.loaders.service import messages, values
from nnconform.harness.loaders.service.host.callbacks import RunningCall
from nnconform.harness.loaders.service.host.calls import Calls
from nnconform.harness.loaders.service.host.client_state import ClientState
from nnconform.harness.loaders.tests import drivers
from nnconform.harness.loaders.tests.conftest import output_of, prepare, small_model, small_request
from nnconform.harness.model.codes import DeviceStatus, ErrorStatus, MeasureTiming, OperandLifeTime
from nnconform.harness.model.errors import DriverFault, ProtocolError
from nnconform.harness.model.graph import DataLocation, Model, SymmPerChannelQuantParams
from nnconform.harness.model.memory import BufferToken, Memory
from nnconform.harness.model.request import NO_TIMING, ExecutionResult, OutputShape, Timing
from nnconform.harness.process.wire import Frame


def test_what_a_device_says_of_itself(service):
    device = service()
    assert device.name == "echo"
    assert device.info() == drivers.TOLD
    assert device.status() is DeviceStatus.BUSY
    assert device.capabilities() == (ErrorStatus.NONE, drivers.CAPABILITIES)
    assert device.supported_extensions() == (ErrorStatus.NONE, drivers.EXTENSIONS)
    assert device.number_of_cache_files_needed() == (ErrorStatus.NONE, 2, 3)
    assert device.supported_operations(small_model()) == (ErrorStatus.NONE, (True,))


def test_reasons_cross(service):
    model = small_model()
    odd = replace(model, main=replace(model.main, operations=(replace(model.main.operations[0], type=9),) * 2))
    device = service()
    assert device.reasons(model) == ("",)
    assert device.reasons(odd) == ("9 is odd", "9 is odd")
    # A service that does not say that it knows the call is not asked.
    device._connection.welcome = messages.Welcome(messages.PROTOCOL_VERSION, "echo", reasons=False)
    assert device.reasons(odd) == ()


def test_a_model_crosses_whole_even_a_wrong_one():
    model = small_model()
    odd = replace(
        model.main.operands[0],
        type=5 << 16 | 7,
        lifetime=99,
        scale=float("inf"),
        zero_point=-(2**31),
        location=DataLocation(2**32 - 1, 2**31, 1),
        extra_params=SymmPerChannelQuantParams((0.5, 0.25), 3),
    )
    raw = replace(odd, lifetime=OperandLifeTime.NO_VALUE, extra_params=b"\x00\xff", dimensions=(2**32 - 1, 0))
    model = replace(
        model,
        main=replace(model.main, operands=(odd, raw), output_indexes=(-1, 2**31)),
        referenced=(model.main,),
        operand_values=bytes(range(256)),
        relax_computation_float32_to_float16=True,
        extension_name_to_prefix=(("com.example.echo", 5),),
    )
    sent = messages.decode_from_client(messages.encode(messages.SupportedOperations(values.wire_model(model))))
    assert isinstance(sent, messages.SupportedOperations)
    assert values.model_of(messages.decode_model(sent.model), ()) == model


def test_an_event_of_the_first_call_is_not_lost():
    """The client may call as soon as it has the welcome, before the service's own thread goes on."""
    nobody: Any = None
    client = ClientState(nobody)
    sent: list[bytes] = []
    threads: list[threading.Thread] = []

    def send(frames: Sequence[Frame]) -> None:
        sent.append(frames[0][0])
        if len(sent) == 1:
            called = messages.Called(1, msgspec.Raw(messages.encode(0)))
            threads.append(threading.Thread(target=client.post, args=(called,)))
            threads[0].start()
            # Long enough for a driver whose answer nothing holds back.
            threads[0].join(0.2)

    connection: Any = SimpleNamespace(send=send)
    client.take_events(connection, (b"welcome", ()))
    threads[0].join()
    assert sent[0] == b"welcome"
    assert [type(messages.decode_event(payload)) for payload in sent[1:]] == [messages.Called]


def test_the_model_of_a_query_is_not_made_again_for_its_preparation():
    """Another model is, however similar."""
    model = small_model()
    seen: list[Model] = []
    device: Any = SimpleNamespace(supported_operations=seen.append)
    calls = Calls(device, ClientState(device))
    first, *rest = model.main.operands
    zero, minus_zero = (
        replace(model, main=replace(model.main, operands=(replace(first, scale=scale), *rest))) for scale in (0.0, -0.0)
    )
    for sent in (zero, zero, minus_zero):
        message = messages.encode(messages.SupportedOperations(values.wire_model(sent)))
        calls.perform(messages.decode_from_client(message), RunningCall([]))
    assert seen == [zero, zero, minus_zero]
    assert seen[0] is seen[1]
    assert str(seen[2].main.operands[0].scale) == "-0.0"


def test_unknown_codes_reach_the_driver(service):
    with pytest.raises(DriverFault, match=r"FAST.*\(<Model|ValueError") as caught:
        service("Teller").prepare_model(small_model(), 99, -1, 123, token=b"t" * 32)
    assert "99, -1, 123" in str(caught.value)
    assert repr(b"t" * 32) in str(caught.value)


def test_execute_synchronously(service):
    request = small_request()
    result = prepare(service()).execute_synchronously(request, MeasureTiming.YES, 123, 456)
    assert result == ExecutionResult(ErrorStatus.NONE, (OutputShape((1,), False),), Timing(123, 456))
    assert output_of(request) == b"0123456789abcdef"


def test_execute(service):
    results: list[ExecutionResult] = []
    request = small_request()
    assert prepare(service()).execute(request, callback=results.append) == ErrorStatus.NONE
    assert [result.status for result in results] == [ErrorStatus.NONE]
    assert output_of(request) == b"0123456789abcdef"


def test_a_pool_that_starts_inside_a_file(service):
    whole = Memory.create(8192)
    part = Memory(os.dup(whole.fd), 32, 5000)
    request = small_request(part)
    prepare(service()).execute_synchronously(request)
    assert bytes(whole.view()[5016:5032]) == b"0123456789abcdef"


def test_a_large_model_crosses(service):
    model = replace(small_model(), operand_values=bytes(3 << 20))
    assert service().supported_operations(model) == (ErrorStatus.NONE, (True,))


def test_more_pools_than_one_message_carries(service):
    model = small_model(tuple(Memory.create(1) for _ in range(300)))
    assert service().supported_operations(model) == (ErrorStatus.NONE, (True,))


def test_cache_files(service, tmp_path):
    device = service()
    files = [os.open(tmp_path / f"{number}", os.O_RDWR | os.O_CREAT) for number in range(3)]
    try:
        device.prepare_model(small_model(), model_cache=files[:1], data_cache=files[1:], token=b"k" * 32)
        contents = [os.pread(file, 64, 0) for file in files]
        assert contents == [b"k" * 32 + bytes([number]) for number in range(3)]
        given = []
        status = device.prepare_model_from_cache(
            None, files[:2], files[2:], b"".join(contents), lambda *answer: given.append(answer)
        )
        assert status == ErrorStatus.NONE
        status = device.prepare_model_from_cache(None, files[:1], (), b"", lambda *answer: given.append(answer))
        assert status == ErrorStatus.GENERAL_FAILURE
        assert given == [(ErrorStatus.NONE, None), (ErrorStatus.GENERAL_FAILURE, None)]
    finally:
        for file in files:
            os.close(file)


def test_burst(service):
    prepared = prepare(service())
    status, burst = prepared.configure_execution_burst()
    assert status == ErrorStatus.NONE
    assert burst is not None
    request = small_request()
    result = burst.execute_synchronously(request, (7, -1), MeasureTiming.YES)
    assert result == ExecutionResult(ErrorStatus.NONE, (OutputShape((7, -1)),), Timing(1, 2))
    assert output_of(request) == b"0123456789abcdef"
    assert burst.free_memory(7) == ErrorStatus.NONE
    assert burst.free_memory(-7) == ErrorStatus.INVALID_ARGUMENT
    burst.close()


def test_buffer(service):
    device = service()
    prepared = prepare(device)
    status, buffer, token = device.allocate(BufferDesc((4, 5)), [prepared], [BufferRole(0, 1)], [BufferRole(0, 2, 0.5)])
    assert (status, token) == (ErrorStatus.NONE, 12)
    assert buffer is not None
    assert buffer.token == 12
    source, destination = Memory.create(4), Memory.create(12)
    source.view()[:] = b"abcd"
    assert buffer.copy_from(source, (3,)) == ErrorStatus.NONE
    assert buffer.copy_to(source) == ErrorStatus.INVALID_ARGUMENT
    assert buffer.copy_to(destination) == ErrorStatus.NONE
    assert bytes(destination.view()) == b"abcdabcdabcd"
    result = prepared.execute_synchronously(replace(small_request(), pools=(BufferToken(12),)))
    assert result.output_shapes == (OutputShape((0, 12), False),)
    buffer.close()


def test_a_prepared_model_of_another_device_is_none_of_ours(service):
    ours, other = service(), service()
    status, buffer, token = ours.allocate(BufferDesc(), [prepare(other)], [], [])
    assert (status, buffer, token) == (ErrorStatus.INVALID_ARGUMENT, None, 0)


def test_fenced(service):
    device, request = service(), small_request()
    fence = os.eventfd(0)
    result = prepare(device).execute_fenced(request, [os.dup(fence)], duration_after_fence=77)
    assert result.status == ErrorStatus.NONE
    assert result.callback is not None
    assert output_of(request) == bytes(16)
    os.eventfd_write(fence, 1)
    device.await_fence(result.fence)
    assert output_of(request) == b"0123456789abcdef"
    assert result.callback() == FencedExecutionInfo(ErrorStatus.NONE, Timing(77, 1), Timing(3, 4))
    os.close(result.fence)
    os.close(fence)


def test_eight_threads(service):
    device = service()
    prepared = prepare(device)
    shared = Memory.create(32)
    wrong = []

    def work(number):
        for turn in range(40):
            content = bytes([number, turn]) * 8
            request = small_request(content=content)
            prepared.execute_synchronously(request)
            device.supported_operations(small_model((shared,)))
            if output_of(request) != content:
                wrong.append((number, turn))

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


@pytest.mark.parametrize(("how", "numbers"), [("twice", [0, 1]), ("never", []), ("raise", [0])])
def test_callbacks_during_the_call(service, how, numbers):
    results: list[ExecutionResult] = []
    prepared = prepare(service(f"Caller?how={how}"))
    if how == "raise":
        with pytest.raises(DriverFault, match="driver raised ZeroDivisionError in execute: after the callback"):
            prepared.execute(small_request(), callback=results.append)
    else:
        assert prepared.execute(small_request(), callback=results.append) == ErrorStatus.NONE
    assert [result.output_shapes[0].dimensions[0] for result in results] == numbers


@pytest.mark.parametrize(("how", "numbers"), [("thread", [0]), ("twice_later", [0, 0, 1])])
def test_callbacks_after_the_call(service, how, numbers):
    device, results, come = service(f"Caller?how={how}"), [], threading.Event()

    def callback(result):
        results.append(result)
        if len(results) == len(numbers):
            come.set()

    assert prepare(device).execute(small_request(), callback=callback) == ErrorStatus.NONE
    device.await_callback(come)
    assert [result.output_shapes[0].dimensions[0] for result in results] == numbers
    assert all(result.timing == NO_TIMING for result in results)


@pytest.mark.parametrize("how", ["never", "twice", "thread", "twice_later"])
def test_callbacks_are_forgotten_once_the_driver_has_dropped_them(service, how):
    device = service(f"Caller?how={how}")
    prepared, come = prepare(device), threading.Semaphore(0)
    for _ in range(5):
        prepared.execute(small_request(), callback=lambda result: come.release())
    for _ in range(5 * {"never": 0, "twice": 2, "thread": 1, "twice_later": 3}[how]):
        assert come.acquire(timeout=60)
    for _ in range(500):
        device.status()
        if not device._connection._callbacks:
            break
    assert not device._connection._callbacks


def test_a_callback_may_call_the_driver(service):
    device, inner = service(), []
    prepared = prepare(device)
    prepared.execute(small_request(), callback=lambda result: inner.append(device.status()))
    assert inner == [DeviceStatus.BUSY]


def test_the_error_of_a_clients_callback_is_the_clients(service):
    device = service()
    prepared = prepare(device)

    def fail(result):
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        prepared.execute(small_request(), callback=fail)
    assert device.status() == DeviceStatus.BUSY


@pytest.mark.parametrize(("do", "error"), [("raise", "LookupError"), ("sys_exit", "SystemExit")])
def test_what_the_driver_raises_does_not_end_the_service(service, do, error):
    device = service(f"Faulty?do={do}")
    for _ in range(2):
        with pytest.raises(DriverFault, match=f"driver raised {error} in status: ") as caught:
            device.status()
        assert type(caught.value) is DriverFault
        assert "in misbehave" in caught.value.stderr
    assert device.info() == drivers.TOLD


def test_closing_once_and_with_the_object(service):
    device = service()
    first, second = prepare(device), prepare(device)
    first.close()
    first.close()
    del second
    device.status()
    assert device._connection._server.stderr_tail().count("prepared model closed") == 2
    with pytest.raises(ProtocolError, match="no PreparedModel has the handle 1"):
        first.execute_synchronously(small_request())
    assert device.status() == DeviceStatus.BUSY


def open_descriptors(device):
    return len(os.listdir(f"/proc/{device._connection._server.pid}/fd"))


def test_a_pool_crosses_once(service):
    device, memory = service(), Memory.create(32)
    prepared = prepare(device)
    before = open_descriptors(device)
    for _ in range(20):
        prepared.execute_synchronously(small_request(memory))
    # The descriptor, and the one that the mapping keeps.
    assert open_descriptors(device) == before + 2
    del memory
    device.status()
    assert open_descriptors(device) == before


@pytest.mark.nightly(daily="test_a_pool_crosses_once")
def test_ten_thousand_pools_leave_no_descriptor(service):
    device = service()
    device.status()
    # What earlier tests left to the collector of cyclic garbage must not go while we count.
    gc.collect()
    before, ours = open_descriptors(device), len(os.listdir("/proc/self/fd"))
    for _ in range(10_000):
        device.supported_operations(small_model((Memory.create(1),)))
    device.status()
    assert open_descriptors(device) == before
    assert len(os.listdir("/proc/self/fd")) == ours
    assert not device._connection._sent_pools


def test_numpy_scalars_are_taken_for_pythons():
    assert messages.encode((np.bool_(True), np.int64(3))) == messages.encode((True, 3))
    with pytest.raises(TypeError, match="a object is no value of the protocol"):
        messages.encode(object())


def test_when_memory_runs_out_the_driver_dies_before_the_harness(service):
    device = service()
    ours, theirs = (int(Path(f"/proc/{pid}/oom_score_adj").read_text()) for pid in (os.getpid(), device.pid))
    assert theirs == min(1000, ours + 500)


def test_the_memory_of_a_driver_can_be_limited(service, monkeypatch):
    assert service("Balloon").status() is DeviceStatus.BUSY
    monkeypatch.setenv(MEMORY_VARIABLE, str(1 << 30))
    limited = service("Balloon")
    with pytest.raises(DriverFault, match="raised OSError in status"):
        limited.status()
    # What it needs it has.
    assert prepare(limited)
