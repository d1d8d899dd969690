"""The ways to execute, in this process: outputs, shapes, timings, limits, fences, and the memory that they use."""

from __future__ import annotations

import mmap
import os
import select
import threading
import time

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.driver.interface import BufferDesc, BufferRole
from nnconform.harness.loaders.nnapi.tests.graphs import addition, prepare, ready
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.memory import BufferToken, Memory
from nnconform.harness.model.request import NO_TIMING, UNAVAILABLE, OutputShape, RequestArgument


def has_ended(fence, seconds=60.0):
    """Return whether a fence is signalled in time."""
    ready_to_read = select.poll()
    ready_to_read.register(fence, select.POLLIN)
    return bool(ready_to_read.poll(seconds * 1000))


def asynchronously(run, **options):
    """Return the result of an asynchronous execution, whose callback is called once."""
    results, arrived = [], threading.Event()

    def callback(result):
        results.append(result)
        arrived.set()

    status = run.prepared.execute(run.request, callback=callback, **options)
    assert arrived.wait(60)
    assert len(results) == 1
    return status, results[0]


@pytest.mark.sampled(one_in=4)
@pytest.mark.parametrize("unknown", [False, True])
def test_synchronous(device, unknown):
    run = ready(device, addition(unknown=unknown))
    result = run.prepared.execute_synchronously(run.request)
    assert (result.status, result.timing) == (ErrorStatus.NONE, NO_TIMING)
    assert run.is_right(result.output_shapes)


def test_asynchronous(device):
    run = ready(device)
    status, result = asynchronously(run)
    assert status == result.status == ErrorStatus.NONE
    assert run.is_right(result.output_shapes)


def test_burst(device):
    run = ready(device)
    status, burst = run.prepared.configure_execution_burst()
    assert status == ErrorStatus.NONE
    # The compilation lives for as long as its burst does.
    run.prepared.close()
    for _ in range(2):
        result = burst.execute_synchronously(run.request, (0, 1))
        assert result.status == ErrorStatus.NONE
        assert run.is_right(result.output_shapes)
    assert burst.free_memory(0) == ErrorStatus.NONE
    assert burst.free_memory(-1) == ErrorStatus.INVALID_ARGUMENT
    burst.close()
    burst.close()
    assert burst.execute_synchronously(run.request, (0, 1)).status == ErrorStatus.INVALID_ARGUMENT


def test_fenced_without_a_fence(device):
    run = ready(device)
    result = run.prepared.execute_fenced(run.request, measure=MeasureTiming.YES)
    assert result.status == ErrorStatus.NONE
    assert has_ended(result.fence)
    os.close(result.fence)
    info = result.callback()
    assert info.status == ErrorStatus.NONE
    assert info.timing_fenced.time_in_driver <= info.timing_launched.time_in_driver < UNAVAILABLE
    assert run.wrote()


def is_given_away(pipe):
    """Return whether nobody has the reading end of a pipe any more."""
    try:
        os.write(pipe, b"1")
    except BrokenPipeError:
        return True
    return False


@pytest.mark.parametrize("fault", ["", "no_fence"])
def test_fenced_behind_two(device, monkeypatch, fault):
    # Without a fence of the library's own, ours stands in its place.
    monkeypatch.setenv("NNCONFORM_FAULT", fault)
    run = ready(device)
    first, (end, second) = os.eventfd(0), os.pipe()
    result = run.prepared.execute_fenced(run.request, [os.dup(first), end])
    assert result.status == ErrorStatus.NONE
    os.eventfd_write(first, 1)
    assert not has_ended(result.fence, 0.05)
    assert not run.wrote()
    assert not is_given_away(second)  # which signals it
    assert has_ended(result.fence)
    assert result.callback().status == ErrorStatus.NONE
    assert result.callback().timing_launched == NO_TIMING
    assert run.wrote()
    assert is_given_away(second)
    for fence in (first, second, result.fence):
        os.close(fence)


def test_fenced_wants_known_outputs(device):
    run, (end, pipe) = ready(device, addition(unknown=True)), os.pipe()
    assert run.prepared.execute_fenced(run.request, [end]).status == ErrorStatus.INVALID_ARGUMENT
    assert is_given_away(pipe)
    os.close(pipe)


def test_closing_while_it_runs(device):
    run, fence = ready(device), os.eventfd(0)
    result = run.prepared.execute_fenced(run.request, [os.dup(fence)])
    run.prepared.close()
    device.close()
    os.eventfd_write(fence, 1)
    assert has_ended(result.fence)
    assert result.callback().status == ErrorStatus.NONE
    assert run.wrote()
    os.close(fence)
    os.close(result.fence)


def test_closed(device):
    run = ready(device)
    run.prepared.close()
    run.prepared.close()
    assert run.prepared.execute_synchronously(run.request).status == ErrorStatus.INVALID_ARGUMENT
    assert run.prepared.configure_execution_burst() == (ErrorStatus.INVALID_ARGUMENT, None)
    device.close()
    device.close()


def test_timing(device):
    run = ready(device)
    for result in (
        run.prepared.execute_synchronously(run.request, MeasureTiming.YES),
        asynchronously(run, measure=MeasureTiming.YES)[1],
    ):
        assert result.status == ErrorStatus.NONE
        assert 0 <= result.timing.time_on_device <= result.timing.time_in_driver < 5_000_000


def test_an_unknown_measure(device):
    run = ready(device)
    assert run.prepared.execute_synchronously(run.request, 7).status == ErrorStatus.INVALID_ARGUMENT


def test_a_deadline_that_has_passed(device):
    run, past = ready(device), time.monotonic_ns() - 1
    result = run.prepared.execute_synchronously(run.request, MeasureTiming.YES, past)
    assert (result.status, result.output_shapes) == (ErrorStatus.MISSED_DEADLINE_TRANSIENT, ())
    assert result.timing == NO_TIMING
    assert asynchronously(run, deadline=past)[1].status == ErrorStatus.MISSED_DEADLINE_TRANSIENT
    fenced = run.prepared.execute_fenced(run.request, duration_after_fence=0)
    assert has_ended(fenced.fence)
    assert fenced.callback().status == ErrorStatus.MISSED_DEADLINE_TRANSIENT
    os.close(fenced.fence)
    assert prepare(device, run.case.model, deadline=past) == (ErrorStatus.MISSED_DEADLINE_TRANSIENT, None)


def test_a_deadline_far_away(device):
    later = time.monotonic_ns() + 60_000_000_000
    run = ready(device, deadline=later)
    result = run.prepared.execute_synchronously(run.request, deadline=later, loop_timeout=10**9)
    assert result.status == ErrorStatus.NONE
    assert run.is_right(result.output_shapes)


def test_a_buffer_that_is_too_small(device):
    run = ready(device, addition(unknown=True))
    output = run.request.outputs[0]
    short = replace(output, location=replace(output.location, length=8))
    result = run.prepared.execute_synchronously(replace(run.request, outputs=(short,)))
    assert result.status == ErrorStatus.OUTPUT_INSUFFICIENT_SIZE
    assert result.output_shapes == (OutputShape((3,), False),)
    assert run.arena.violations() == []


@pytest.mark.parametrize(
    "broken",
    [
        {"location": DataLocation(5, 0, 12)},
        {"location": DataLocation(-1, 0, 12)},
        {"location": DataLocation(0, 0, 11)},
        {"location": DataLocation(0, 1 << 40, 12)},
        {"location": DataLocation(0, -4, 12)},
        {"dimensions": (4,)},
        {"dimensions": (1, 3)},
        {"location": DataLocation(), "has_no_value": True},
    ],
    ids=str,
)
def test_broken_arguments(device, broken):
    run = ready(device)
    inputs = (replace(run.request.inputs[0], **broken), *run.request.inputs[1:])
    request = replace(run.request, inputs=inputs)
    assert run.prepared.execute_synchronously(request).status == ErrorStatus.INVALID_ARGUMENT
    assert asynchronously(replace(run, request=request))[1].status == ErrorStatus.INVALID_ARGUMENT


def test_too_many_and_too_few_arguments(device):
    run = ready(device)
    one = run.request.inputs[0]
    for inputs in ((one,), (one, one, one)):
        request = replace(run.request, inputs=inputs)
        assert run.prepared.execute_synchronously(request).status == ErrorStatus.INVALID_ARGUMENT


def test_a_memory_that_starts_within_a_page(device):
    run = ready(device)
    fd = os.memfd_create("odd")
    os.ftruncate(fd, 3 * mmap.PAGESIZE)
    odd = Memory(fd, 64, mmap.PAGESIZE + 100)
    np.frombuffer(odd.view(), np.float32, 6)[:] = [1, 2, 3, 10, 20, 30]
    places = [RequestArgument(DataLocation(0, start, 12)) for start in (0, 12, 24)]
    request = replace(run.request, inputs=tuple(places[:2]), outputs=(places[2],), pools=(odd,))
    assert run.prepared.execute_synchronously(request).status == ErrorStatus.NONE
    assert np.frombuffer(odd.view(), np.float32, 3, 24).tolist() == [11, 22, 33]


def test_a_memory_is_handed_over_once_and_given_up(exporting, opened):
    device = opened(exporting)
    run = ready(device)
    for _ in range(3):
        run.prepared.execute_synchronously(run.request)
    known = device._memories._objects
    assert len(known) == 2
    del run
    assert len(known) == 0


def test_a_device_buffer(device):
    run = ready(device)
    roles = [BufferRole(0, 0)], [BufferRole(0, 0)]
    status, buffer, token = device.allocate(BufferDesc(), [run.prepared], *roles)
    assert (status, buffer.token, token > 0) == (ErrorStatus.NONE, token, True)
    source = Memory.create(12)
    source.view()[:] = np.array([5, 6, 7], np.float32).tobytes()
    first = RequestArgument(DataLocation(2))
    request = replace(
        run.request, inputs=(first, run.request.inputs[1]), pools=(*run.request.pools, BufferToken(token))
    )
    # It holds nothing yet.
    assert run.prepared.execute_synchronously(request).status == ErrorStatus.GENERAL_FAILURE
    assert buffer.copy_to(source) == ErrorStatus.GENERAL_FAILURE
    assert buffer.copy_from(source) == ErrorStatus.NONE
    assert buffer.copy_from(Memory.create(16)) == ErrorStatus.INVALID_ARGUMENT
    assert buffer.copy_from(source) == ErrorStatus.NONE
    assert run.prepared.execute_synchronously(request).status == ErrorStatus.NONE
    assert run.arena.outputs()[0].tolist() == [15, 26, 37]
    # As an output, and back.
    assert run.prepared.execute_synchronously(replace(request, inputs=run.request.inputs, outputs=(first,))).status == 0
    assert buffer.copy_to(source) == ErrorStatus.NONE
    assert np.frombuffer(source.view(), np.float32).tolist() == [11, 22, 33]
    buffer.close()
    buffer.close()
    assert run.prepared.execute_synchronously(request).status == ErrorStatus.INVALID_ARGUMENT


@pytest.mark.parametrize(
    ("inputs", "outputs", "dimensions"),
    [
        ([], [], ()),
        ([BufferRole(0, 2)], [], ()),
        ([BufferRole(1, 0)], [], ()),
        ([BufferRole(0, 0, 0.0)], [], ()),
        ([], [BufferRole(0, 0), BufferRole(0, 0)], ()),
        ([BufferRole(0, 0)], [], (4,)),
    ],
)
def test_roles_that_are_refused(device, inputs, outputs, dimensions):
    run = ready(device)
    answer = device.allocate(BufferDesc(dimensions), [run.prepared], inputs, outputs)
    assert answer == (ErrorStatus.INVALID_ARGUMENT, None, 0)


def test_a_buffer_for_a_model_of_another_device(exporting, opened):
    device, other = opened(exporting), object()
    assert device.allocate(BufferDesc(), [other], [BufferRole(0, 0)], [])[0] == ErrorStatus.INVALID_ARGUMENT


def test_many_at_once(device):
    runs = [ready(device) for _ in range(8)]
    threads = [threading.Thread(target=run.prepared.execute_synchronously, args=(run.request,)) for run in runs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(run.wrote() for run in runs)
