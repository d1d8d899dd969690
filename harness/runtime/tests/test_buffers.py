"""Buffers through a framework: on the device that has all their roles, in ordinary memory otherwise.

What CTS asks in TestMemoryDomain. The rules that a buffer has on any driver are asked of the framework by the checks of
drivers.
"""

from __future__ import annotations

import os
import signal
from collections import Counter
from contextlib import closing
from functools import partial

import numpy as np
import pytest

from nnconform.harness.conformance.check import all_checks
from nnconform.harness.conformance.run_check import run_trials
from nnconform.harness.conformance.support.partitions import split_cases
from nnconform.harness.driver.interface import BufferDesc, BufferRole, Remote
from nnconform.harness.execution.session import Session
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.memory import BufferToken, Memory
from nnconform.harness.model.request import Request, RequestArgument
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.runtime import device
from nnconform.harness.runtime.allocation import allocate
from nnconform.harness.runtime.candidate import Candidate, PreparationOptions
from nnconform.harness.runtime.framework import Framework
from nnconform.harness.runtime.prepared import compiled
from nnconform.harness.runtime.tests.recording import RecordingDevice, framework_over
from nnconform.harness.validate.tests.models import Builder

V1_3 = HalVersion.V1_3
FAILURE, NONE, INVALID = ErrorStatus.GENERAL_FAILURE, ErrorStatus.NONE, ErrorStatus.INVALID_ARGUMENT
X, Y = np.array([1, -2, 3], np.float32), np.array([4, 0.5, -6], np.float32)
ARRAY = 12


class Allocating(RecordingDevice):
    """A device that notes what it allocates, and refuses to if told to."""

    refuses = False

    def allocate(self, desc, prepared_models, input_roles, output_roles):
        self.notes.append(("allocate", (tuple(input_roles), tuple(output_roles))))
        if self.refuses:
            return FAILURE, None, 0
        return super().allocate(desc, prepared_models, input_roles, output_roles)


def model_of(extents=(3,)):
    """Return ``out = (x + y) * y``: of two devices in turn the first reads x and y, the second y, and writes out."""
    b, f = Builder(), T.TENSOR_FLOAT32
    x, y, total, out = b.input(f, *extents), b.input(f, *extents), b.add(f, extents), b.output(f, *extents)
    none = b.constant(T.INT32, 0)
    b.step(O.ADD, [x, y, none], [total])
    b.step(O.MUL, [total, y, none], [out])
    return b.model()


def memory_of(array):
    memory = Memory.create(array.nbytes)
    memory.view()[:] = array.tobytes()
    return memory


def buffer_for(framework, prepared, inputs=(), outputs=(), dimensions=()):
    roles = [[BufferRole(0, index) for index in indexes] for indexes in (inputs, outputs)]
    status, buffer = allocate(framework, BufferDesc(dimensions), [prepared], *roles)
    assert status == NONE
    assert buffer is not None
    return buffer


def request_of(x=None, out=None):
    """Return a request with these buffers (None: ordinary places), and its memory: x, y, out."""
    memory = memory_of(np.concatenate([X, Y, np.zeros(3, np.float32)]))
    pools: list[Memory | BufferToken] = [memory]
    arguments = [RequestArgument(DataLocation(0, place * ARRAY, ARRAY)) for place in range(3)]
    for place, buffer in ((0, x), (2, out)):
        if buffer is not None:
            arguments[place] = RequestArgument(DataLocation(len(pools), 0, 0))
            pools.append(BufferToken(buffer.token))
    return Request(tuple(arguments[:2]), (arguments[2],), tuple(pools)), memory


def result_in(memory):
    return np.frombuffer(memory.view()[2 * ARRAY :], np.float32)


def content_of(buffer):
    memory = Memory.create(ARRAY)
    assert buffer.copy_to(memory) == NONE
    return np.frombuffer(memory.view(), np.float32)


WANTED = (X + Y) * Y


@pytest.mark.parametrize("count", [1, 2], ids=["whole", "split"])
def test_a_buffer_is_on_the_device_that_has_all_its_roles(count):
    devices = [Allocating(V1_3) for _ in range(count)]
    with closing(framework_over(*devices)) as framework:
        prepared = compiled(framework, model_of(), PreparationOptions())
        x, out = buffer_for(framework, prepared, inputs=[0]), buffer_for(framework, prepared, outputs=[0])
        assert x.home is not None
        assert out.home is not None
        assert (x.home.candidate.name, out.home.candidate.name) == ("device 0", f"device {count - 1}")
        assert x.copy_from(memory_of(X)) == NONE
        request, _ = request_of(x, out)
        _, burst = prepared.configure_execution_burst()
        assert burst is not None
        for result in (prepared.execute_synchronously(request), burst.execute_synchronously(request, [-1] * 3)):
            assert result.status == NONE
            assert np.array_equal(content_of(out), WANTED)
        assert framework.log.take() == ()
    # The second device gets the role as its own step has it.
    assert devices[-1].noted("allocate")[-1] == ((), (BufferRole(0, 0),))


def test_an_operand_of_two_devices_is_in_ordinary_memory():
    devices = [Allocating(V1_3), Allocating(V1_3)]
    with closing(framework_over(*devices)) as framework:
        prepared = compiled(framework, model_of(), PreparationOptions())
        assert buffer_for(framework, prepared, inputs=[1]).home is None
        # One role on either device.
        assert buffer_for(framework, prepared, inputs=[0], outputs=[0]).home is None
    assert [each.noted("allocate") for each in devices] == [[], []]


def taking_turns():
    """Return a model of which two devices take the operations in turn: the first reads x twice, and reads an output."""
    b, f = Builder(), T.TENSOR_FLOAT32
    x, y = b.input(f, 3), b.input(f, 3)
    square, product, more = b.add(f, (3,)), b.add(f, (3,)), b.add(f, (3,))
    total, out = b.output(f, 3), b.output(f, 3)
    none = b.constant(T.INT32, 0)
    for number, (one, other, to) in enumerate(
        [(x, y, total), (y, y, square), (square, total, product), (product, y, more), (more, x, out)]
    ):
        b.step(O.ADD if number == 0 else O.MUL, [one, other, none], [to])
    return b.model()


@pytest.mark.parametrize("fails", [False, True], ids=["on the device", "the last step by the fallback"])
def test_a_buffer_is_on_the_device_whose_steps_all_use_it(fails):
    devices = [Allocating(V1_3), Allocating(V1_3)]
    with closing(framework_over(*devices)) as framework:
        framework.fallback = Candidate("cpu", partial(open_driver, "reference_driver"), 5.0)
        prepared = compiled(framework, taking_turns(), PreparationOptions())
        x, total = buffer_for(framework, prepared, inputs=[0]), buffer_for(framework, prepared, outputs=[0])
        # Roles of x: of the first and the last of three steps; of the sum: written by the first, read by the second.
        assert [(len(inputs), len(outputs)) for inputs, outputs in devices[0].noted("allocate")] == [(2, 0), (1, 1)]
        if fails:
            for number in (2, 4):
                step = prepared.plan.device_steps()[number]
                assert step.first is not None
                step.first.ready().run = lambda *arguments: 1 / 0  # type: ignore[attr-defined]
        assert x.copy_from(memory_of(X)) == NONE
        memory = memory_of(np.concatenate([Y, np.zeros(3, np.float32)]))
        held, total_at, y, out = (
            RequestArgument(DataLocation(pool, offset, length))
            for pool, offset, length in ((1, 0, 0), (2, 0, 0), (0, 0, ARRAY), (0, ARRAY, ARRAY))
        )
        pools = (memory, BufferToken(x.token), BufferToken(total.token))
        assert prepared.execute_synchronously(Request((held, y), (total_at, out), pools)).status == NONE
        assert np.array_equal(content_of(total), X + Y)
        assert np.array_equal(np.frombuffer(memory.view()[ARRAY:], np.float32), Y * Y * (X + Y) * Y * X)
    assert devices[1].noted("allocate") == []


@pytest.mark.parametrize("kind", ["refuses", "HAL 1.2"])
@pytest.mark.parametrize("count", [1, 2], ids=["whole", "split"])
def test_where_a_device_has_no_buffers_the_memory_is_ordinary(count, kind):
    devices = [Allocating(HalVersion.V1_2 if kind == "HAL 1.2" else V1_3) for _ in range(count)]
    for each in devices:
        each.refuses = True
    with closing(framework_over(*devices)) as framework:
        prepared = compiled(framework, model_of(), PreparationOptions())
        x, out = buffer_for(framework, prepared, inputs=[0]), buffer_for(framework, prepared, outputs=[0])
        assert x.home is out.home is None
        assert x.copy_from(memory_of(X)) == NONE
        request, _ = request_of(x, out)
        assert prepared.execute_synchronously(request).status == NONE
        assert np.array_equal(content_of(out), WANTED)
        # There is no incident: a driver need not have buffers.
        assert framework.log.take() == ()


def test_ordinary_memory_needs_known_extents():
    refusing = Allocating(V1_3)
    refusing.refuses = True
    with closing(framework_over(refusing)) as framework:
        prepared = compiled(framework, model_of((0,)), PreparationOptions())
        assert allocate(framework, BufferDesc(), [prepared], [BufferRole(0, 0)], []) == (FAILURE, None)
        assert buffer_for(framework, prepared, inputs=[0], dimensions=(3,)).home is None


@pytest.mark.parametrize("count", [1, 2], ids=["whole", "split"])
def test_a_failing_device_leaves_its_buffers_to_the_fallback(count):
    devices = [Allocating(V1_3) for _ in range(count)]
    with closing(framework_over(*devices)) as framework:
        framework.fallback = Candidate("cpu", partial(open_driver, "reference_driver"), 5.0)
        prepared = compiled(framework, model_of(), PreparationOptions())
        x, out = buffer_for(framework, prepared, inputs=[0]), buffer_for(framework, prepared, outputs=[0])
        assert x.copy_from(memory_of(X)) == NONE
        for step in prepared.plan.device_steps():
            assert step.first is not None
            step.first.ready().run = lambda *arguments: 1 / 0  # type: ignore[attr-defined]
        request, _ = request_of(x, out)
        assert prepared.execute_synchronously(request).status == NONE
        assert np.array_equal(content_of(out), WANTED)
        assert len(framework.log.take()) == count


def test_a_failed_execution_leaves_no_content():
    with closing(framework_over(Allocating(V1_3))) as framework:
        prepared = compiled(framework, model_of(), PreparationOptions())
        x, out = buffer_for(framework, prepared, inputs=[0]), buffer_for(framework, prepared, outputs=[0])
        request, _ = request_of(x, out)
        # Nothing was written to x.
        assert prepared.execute_synchronously(request).status == FAILURE
        assert out.copy_to(Memory.create(ARRAY)) == FAILURE


def test_a_buffer_is_lost_with_its_device():
    candidate = Candidate("device", partial(open_driver, "service:inproc:reference_driver"), 5.0)
    with closing(Framework([candidate], None)) as framework:
        prepared = compiled(framework, split_cases(V1_3)[0].model, PreparationOptions())
        x = buffer_for(framework, prepared, inputs=[0])
        content = memory_of(np.arange(4, dtype=np.float32))
        assert x.copy_from(content) == NONE
        remote = candidate.open()
        assert isinstance(remote, Remote)
        os.kill(remote.pid, signal.SIGKILL)
        assert x.copy_to(Memory.create(16)) == FAILURE
        assert x.copy_from(content) == FAILURE
        # A new one is on the device that was opened again.
        again = buffer_for(framework, prepared, inputs=[0])
        assert again.home is not None
        assert again.copy_from(content) == NONE


# One device with buffers of its own, and one whose HAL has none: then all memory is ordinary.
@pytest.mark.parametrize(
    "address",
    ["framework:reference_driver?hal=aidl4", "framework:reference_driver?hal=1.2|fallback=reference_driver"],
    ids=["on the device", "ordinary memory"],
)
def test_the_checks_of_buffers_pass(address, monkeypatch):
    monkeypatch.setattr(device, "EMULATED", device.EMULATED - {"allocate"})
    verdicts: Counter[Verdict] = Counter()
    with closing(Session(address)) as session:
        for check in all_checks():
            if check.feature == "allocate":
                outcomes = dict(run_trials(session, check))
                verdicts.update(outcome.verdict for outcome in outcomes.values())
                failed = {name: outcome.message for name, outcome in outcomes.items() if outcome.failed}
                assert failed == {}
    assert verdicts[Verdict.PASSED] > 50


def test_a_buffer_of_another_use_is_refused():
    with closing(framework_over(Allocating(V1_3))) as framework:
        prepared = compiled(framework, model_of(), PreparationOptions())
        other = compiled(framework, model_of(), PreparationOptions())
        x = buffer_for(framework, prepared, inputs=[0])
        assert x.copy_from(memory_of(X)) == NONE
        request, memory = request_of(x)
        assert other.execute_synchronously(request).status == INVALID
        assert prepared.execute_synchronously(request_of(out=x)[0]).status == INVALID
        assert prepared.execute_synchronously(request).status == NONE
        assert np.array_equal(result_in(memory), WANTED)
        x.close()
        assert prepared.execute_synchronously(request).status == INVALID
