"""The driver's methods: its description, preparation, execution, and every status that they return."""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.driver.interface import Awaited, PreparedModel
from nnconform.harness.model.codes import (
    DeviceStatus,
    DeviceType,
    ErrorStatus,
    HalVersion,
    MeasureTiming,
    OperandType,
    Priority,
)
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import DataLocation, Model
from nnconform.harness.model.memory import BufferToken, Memory
from nnconform.harness.model.request import NO_TIMING, ExecutionResult, Request, RequestArgument
from nnconform.harness.validate.tests.models import (
    Builder,
    Change,
    chain,
    concatenation,
    extension,
    loop,
    operand,
    step,
)
from nnconform.reference_driver.device import ReferenceDevice, open_device

NONE, INVALID, FAILURE = ErrorStatus.NONE, ErrorStatus.INVALID_ARGUMENT, ErrorStatus.GENERAL_FAILURE
INPUT = np.array([[-1, 2, -3], [4, -5, 6]], np.float32)
WANTED = [[1, 4, 3], [5, 2, 9]]


@pytest.fixture
def device() -> Iterator[ReferenceDevice]:
    opened = open_device()
    yield opened
    opened.close()


@pytest.fixture
def memory() -> Memory:
    pool = Memory.create(64)
    pool.view()[:24] = INPUT.tobytes()
    return pool


def prepare(device: ReferenceDevice, model: Model, **more: Any) -> tuple[ErrorStatus, list[Any]]:
    """Return the status, and the arguments of the callback after it was called."""
    got: list[Any] = []
    done = threading.Event()

    def callback(status: ErrorStatus, prepared_model: PreparedModel | None) -> None:
        got.append((status, prepared_model))
        done.set()

    status = device.prepare_model(model, callback=callback, **more)
    assert done.wait(60)
    return status, got


def prepared(device: ReferenceDevice, model: Model) -> PreparedModel:
    status, [(called, prepared_model)] = prepare(device, model)
    assert (status, called) == (NONE, NONE)
    return prepared_model


def request(memory: Memory, length: int = 24) -> Request:
    output = RequestArgument(DataLocation(0, 32, length))
    return Request((RequestArgument(DataLocation(0, 0, 24)),), (output,), (memory,))


def output(memory: Memory) -> Any:
    return np.frombuffer(memory.view()[32:56], np.float32).reshape(2, 3).tolist()


def test_what_it_says_of_itself(device: ReferenceDevice) -> None:
    info = device.info()
    assert (info.type, info.hal, info.emulated) == (DeviceType.CPU, HalVersion.V1_3, frozenset())
    assert device.status() == DeviceStatus.AVAILABLE
    status, capabilities = device.capabilities()
    assert status == NONE
    assert capabilities is not None
    types = [each.type for each in capabilities.operand_performance]
    assert types == sorted(set(OperandType) - {OperandType.SUBGRAPH})
    assert all(each.info.exec_time > 0 and each.info.power_usage > 0 for each in capabilities.operand_performance)


@pytest.mark.parametrize(("hal", "figures"), [("1.0", 2), ("1.1", 3), ("1.2", 18), ("1.3", 21), ("aidl4", 21)])
def test_what_a_version_says_of_itself(hal: str, figures: int) -> None:
    device = ReferenceDevice(hal=hal)
    assert str(device.info().hal) == hal
    _, capabilities = device.capabilities()
    assert capabilities is not None
    assert len(capabilities.figures()) == figures


def test_a_version_answers_with_what_it_has(memory: Memory) -> None:
    for hal in ("1.0", "1.1"):
        prepared_model = prepared(ReferenceDevice(hal=hal), chain())
        assert prepared_model.execute_synchronously(request(memory)) == ExecutionResult(FAILURE)
        assert prepared_model.configure_execution_burst() == (FAILURE, None)
        results: list[ExecutionResult] = []
        done = threading.Event()

        def callback(result: ExecutionResult, results: Any = results, done: Any = done) -> None:
            results.append(result)
            done.set()

        # It knows neither deadlines nor timing, and has no shapes to give.
        assert prepared_model.execute(request(memory), MeasureTiming.YES, 1, callback=callback) == NONE
        assert done.wait(60)
        assert results == [ExecutionResult(NONE)]
        assert output(memory) == WANTED
    assert prepared(ReferenceDevice(hal="1.2"), chain()).execute_fenced(request(memory)).status == FAILURE


@pytest.mark.parametrize("hal", ["1.2", "1.3"])
def test_a_priority_that_a_version_does_not_know(hal: str) -> None:
    status = prepare(ReferenceDevice(hal=hal), chain(), priority=9)[0]
    assert status == (INVALID if hal == "1.3" else NONE)


def test_deadlines_of_preparations(device: ReferenceDevice) -> None:
    passed = ErrorStatus.MISSED_DEADLINE_PERSISTENT
    assert prepare(device, chain(), deadline=time.monotonic_ns()) == (passed, [(passed, None)])
    assert prepare(device, chain(), deadline=2**63 - 1)[0] == NONE
    # What is invalid is invalid, in time or not.
    assert prepare(device, operand(0, number_of_consumers=5)(chain()), deadline=1) == (INVALID, [(INVALID, None)])


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"precision": "float16"}, "precision 'float16'; known: float32, float64"),
        ({"hal": "2.0"}, "unknown HAL version '2.0'; known: 1.0"),
        ({"order": "random"}, "order 'random'; known: numpy"),
    ],
)
def test_unknown_options(options: dict[str, str], message: str) -> None:
    with pytest.raises(UsageError, match=f"reference driver: {message}"):
        open_device(**options)


@pytest.mark.parametrize(
    ("hal", "build", "change", "wanted"),
    [
        ("1.0", chain, lambda model: model, (True, True)),
        ("1.0", chain, step(0, type=O.EXP), (False, True)),
        ("1.2", chain, step(0, type=O.EXP), (True, True)),
        ("1.2", chain, step(0, type=O.HARD_SWISH), (False, True)),
        ("1.3", chain, step(0, type=O.HARD_SWISH), (True, True)),
        ("1.3", extension, lambda model: model, (False, True)),
        ("1.3", loop, lambda model: model, (True,)),
    ],
)
def test_supported_operations(hal: str, build: Callable[[], Model], change: Change, wanted: tuple[bool, ...]) -> None:
    device, model = open_device(hal=hal), change(build())
    assert device.supported_operations(model) == (NONE, wanted)
    complete = NONE if all(wanted) else FAILURE
    status, [(called, prepared_model)] = prepare(device, model)
    assert (status, called, prepared_model is None) == (complete, complete, complete != NONE)
    device.close()


def test_models_that_break_a_rule(device: ReferenceDevice) -> None:
    broken = operand(0, number_of_consumers=5)(chain())
    assert device.supported_operations(broken) == (INVALID, ())
    assert prepare(device, broken) == (INVALID, [(INVALID, None)])


def test_a_refusal_is_garbage_that_needs_no_collector(device: ReferenceDevice) -> None:
    gc.collect()
    gc.disable()
    try:
        for count in range(50, 100):
            broken = operand(0, number_of_consumers=count)(chain())
            assert device.supported_operations(broken) == (INVALID, ())
            assert device.prepare_model(broken) == INVALID
        assert gc.collect() == 0
    finally:
        gc.enable()


@pytest.mark.parametrize("more", [{"preference": 3}, {"preference": -1}, {"priority": 3}, {"priority": -1}])
def test_arguments_of_a_preparation(device: ReferenceDevice, more: dict[str, Any]) -> None:
    assert prepare(device, chain(), **more) == (INVALID, [(INVALID, None)])


def test_each_priority_is_taken(device: ReferenceDevice) -> None:
    for priority in Priority:
        assert prepare(device, chain(), priority=priority)[0] == NONE


def test_a_pool_may_change_between_two_preparations(device: ReferenceDevice) -> None:
    model = concatenation()
    place = model.main.operands[3].location
    pool = model.pools[0]
    pooled = operand(3, lifetime=4, location=DataLocation(0, 0, 4))(model)
    pool.view()[:4] = model.operand_values[place.offset : place.offset + 4]
    assert device.supported_operations(pooled)[0] == NONE
    pool.view()[:4] = (9).to_bytes(4, "little")
    assert device.supported_operations(pooled)[0] == INVALID


def test_execution(device: ReferenceDevice, memory: Memory) -> None:
    result = prepared(device, chain()).execute_synchronously(request(memory))
    assert (result.status, result.timing) == (NONE, NO_TIMING)
    assert [(shape.dimensions, shape.is_sufficient) for shape in result.output_shapes] == [((2, 3), True)]
    assert output(memory) == WANTED


def test_execution_in_float64(memory: Memory) -> None:
    device = open_device("float64")
    assert prepared(device, chain()).execute_synchronously(request(memory)).status == NONE
    assert output(memory) == WANTED
    device.close()


def test_a_double_beyond_float32(memory: Memory) -> None:
    device, b = open_device("float64"), Builder()
    b.step(O.EXP, [b.input(OperandType.TENSOR_FLOAT32, 2, 3)], [b.output(OperandType.TENSOR_FLOAT32, 2, 3)])
    memory.view()[:24] = np.full((2, 3), 200, np.float32).tobytes()
    assert prepared(device, b.model()).execute_synchronously(request(memory)).status == NONE
    assert output(memory) == [[float("inf")] * 3] * 2
    device.close()


def test_asynchronous_execution(device: ReferenceDevice, memory: Memory) -> None:
    done, got = threading.Event(), []

    def callback(result: ExecutionResult) -> None:
        got.append(result.status)
        done.set()

    prepared_model = prepared(device, chain())
    assert prepared_model.execute(request(memory), callback=callback) == NONE
    assert done.wait(60)
    assert prepared_model.execute(replace(request(memory), inputs=()), callback=callback) == INVALID
    assert got == [NONE, INVALID]
    assert output(memory) == WANTED


def test_timing(device: ReferenceDevice, memory: Memory) -> None:
    prepared_model = prepared(device, chain())
    timing = prepared_model.execute_synchronously(request(memory), MeasureTiming.YES).timing
    assert 0 <= timing.time_on_device <= timing.time_in_driver < 10_000_000
    short = prepared_model.execute_synchronously(request(memory, 20), MeasureTiming.YES)
    assert (short.status, short.timing) == (ErrorStatus.OUTPUT_INSUFFICIENT_SIZE, NO_TIMING)
    assert [(shape.dimensions, shape.is_sufficient) for shape in short.output_shapes] == [((2, 3), False)]


@pytest.mark.parametrize("measure", [2, -1])
def test_an_unknown_measure(device: ReferenceDevice, memory: Memory, measure: Any) -> None:
    assert prepared(device, chain()).execute_synchronously(request(memory), measure).status == INVALID


def test_requests_that_break_a_rule(device: ReferenceDevice, memory: Memory) -> None:
    prepared_model, good = prepared(device, chain()), request(memory)
    nothing = RequestArgument(has_no_value=True)
    for broken in (
        replace(good, inputs=(nothing,)),
        replace(good, outputs=()),
        replace(good, pools=()),
        replace(good, pools=(BufferToken(1),)),
        replace(good, inputs=(RequestArgument(DataLocation(1, 0, 0)),), pools=(memory, BufferToken(1))),
    ):
        assert prepared_model.execute_synchronously(broken) == ExecutionResult(INVALID)


def test_a_deadline_that_has_passed(device: ReferenceDevice, memory: Memory) -> None:
    result = prepared(device, chain()).execute_synchronously(request(memory), deadline=time.monotonic_ns() - 1)
    assert result == ExecutionResult(ErrorStatus.MISSED_DEADLINE_PERSISTENT)


def test_want_of_memory(device: ReferenceDevice, memory: Memory, monkeypatch: pytest.MonkeyPatch) -> None:
    prepared_model = prepared(device, chain())

    def refuse(*given: object) -> None:
        raise MemoryError

    monkeypatch.setattr(prepared_model, "compute", refuse)
    result = prepared_model.execute_synchronously(request(memory))
    assert result == ExecutionResult(ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT)


def test_subgraphs_too_deep(device: ReferenceDevice) -> None:
    """IF within IF, a thousand times: the callback is still called."""
    graphs = []
    for level in range(1000):
        b = Builder()
        condition, state = b.input(OperandType.TENSOR_BOOL8, 1), b.input(OperandType.TENSOR_INT32, 1)
        inner, result = (b.subgraph(level), b.subgraph(level)), b.output(OperandType.TENSOR_INT32, 1)
        b.step(O.IF, [condition, *inner, condition, state], [result])
        graphs.append(b.graph())
    b = Builder()
    condition, state = b.input(OperandType.TENSOR_BOOL8, 1), b.input(OperandType.TENSOR_INT32, 1)
    b.step(O.SELECT, [condition, state, state], [b.output(OperandType.TENSOR_INT32, 1)])
    main, *referenced = [*graphs, b.graph()]
    assert prepare(device, Model(main, tuple(referenced))) == (
        NONE,
        [(ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT, None)],
    )


def test_closing_ends_its_threads(memory: Memory) -> None:
    device = open_device()
    before = threading.active_count()
    prepared(device, chain())
    assert threading.active_count() > before
    device.close()
    device.close()
    assert threading.active_count() == before


class _Calls(list[int]):
    """A callback that notes the thread of each call."""

    def __call__(self, status: ErrorStatus, prepared_model: PreparedModel | None) -> None:
        assert (status, prepared_model is not None) == (NONE, True)
        self.append(threading.get_ident())


class _AwaitedCalls(_Calls, Awaited):
    pass


def test_a_preparation_that_is_awaited_needs_no_other_thread(device: ReferenceDevice) -> None:
    awaited, plain = _AwaitedCalls(), _Calls()
    assert device.prepare_model(chain(), callback=awaited) == NONE
    assert awaited == [threading.get_ident()]
    assert device.prepare_model(chain(), callback=plain) == NONE
    device.close()  # waits for the workers
    assert len(plain) == 1
    assert plain != awaited
