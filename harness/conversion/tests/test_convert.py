"""Conversions between HAL versions: what is kept, what is lost and said, what is refused."""

from __future__ import annotations

import logging
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.conversion.convert import compliant_with, convert_to
from nnconform.harness.conversion.defaults import without_default_arguments
from nnconform.harness.conversion.slicing import slice_for
from nnconform.harness.model.capabilities import NO_PERFORMANCE, Capabilities, OperandPerformance, PerformanceInfo
from nnconform.harness.model.codes import ErrorStatus, ExecutionPreference, MeasureTiming, Priority
from nnconform.harness.model.codes import HalVersion as V
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import DataLocation, Model
from nnconform.harness.model.memory import BufferToken, Memory
from nnconform.harness.model.performance import operand_performances, update_performance
from nnconform.harness.model.request import ExecutionResult, OutputShape, Request, Timing
from nnconform.harness.validate.by_version import NeedsNewerVersion
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.tests.models import Builder, chain, extension, loop, operand
from nnconform.harness.validate.version import required_version

F = T.TENSOR_FLOAT32


def softmax(axis: int, *, pool: bool = False) -> Model:
    b = Builder()
    arguments = [b.input(F, 1, 2), b.constant(T.FLOAT32, 1.0), b.constant(T.INT32, axis)]
    b.step(O.SOFTMAX, arguments, [b.output(F, 1, 2)])
    model = b.model()
    if not pool:
        return model
    memory = Memory.create(4)
    memory.view()[:4] = np.int32(axis).tobytes()
    place = DataLocation(0, 0, 4)
    return replace(operand(2, lifetime=L.CONSTANT_REFERENCE, location=place)(model), pools=(memory,))


def conv(*dilations: int) -> Model:
    """A CONV_2D with a layout of NHWC and these dilations."""
    b = Builder()
    image = b.input(F, 1, 3, 3, 1)
    constants = [
        b.constant(F, np.ones((1, 1, 1, 1))),
        b.constant(F, [0]),
        *(b.constant(T.INT32, n) for n in (2, 1, 1, 0)),
    ]
    extra = [b.constant(T.BOOL, False), *(b.constant(T.INT32, n) for n in dilations)]
    b.step(O.CONV_2D, [image, *constants, *extra], [b.output(F, 1, 3, 3, 1)])
    return b.model()


def mixed() -> Model:
    """0 -RELU-> 1 -ABS (1.2)-> 2 -TANH-> 3 (output); 1 -FLOOR-> 4 (output); TANH of a signed tensor (1.3): 5 -> 6."""
    b = Builder()
    first, middle, rest = b.input(F, 2), b.add(F, (2,)), b.add(F, (2,))
    outs = [b.output(F, 2), b.output(F, 2)]
    signed = b.input(T.TENSOR_QUANT8_ASYMM_SIGNED, 2, scale=1.0)
    last = b.output(T.TENSOR_QUANT8_ASYMM_SIGNED, 2, scale=1 / 128)
    b.step(O.RELU, [first], [middle])
    b.step(O.ABS, [middle], [rest])
    b.step(O.TANH, [rest], [outs[0]])
    b.step(O.FLOOR, [middle], [outs[1]])
    b.step(O.TANH, [signed], [last])
    return b.model()


def test_trailing_defaults_go_and_others_stay() -> None:
    assert [len(without_default_arguments(softmax(axis)).main.operations[0].inputs) for axis in (-1, 0)] == [2, 3]
    kept = softmax(-1, pool=True)
    # The bytes of a pool are the client's, and may change.
    assert without_default_arguments(kept) is kept
    plain = chain()
    assert without_default_arguments(plain) is plain
    # Layout and both dilations go, or the layout alone stays with what follows it.
    assert len(without_default_arguments(conv(1, 1)).main.operations[0].inputs) == 7
    assert len(without_default_arguments(conv()).main.operations[0].inputs) == 7
    # One of the pair is no default, so that neither goes.
    assert without_default_arguments(conv(2, 1)) == conv(2, 1)
    assert validate_model(without_default_arguments(conv(1, 1)))


def test_an_operand_that_another_operation_reads_stays() -> None:
    b = Builder()
    axis, tensor, beta = b.constant(T.INT32, -1), b.input(F, 1, 2), b.constant(T.FLOAT32, 1.0)
    middle, out = b.add(F, (1, 2)), b.output(F, 1, 2, 1)
    b.step(O.SOFTMAX, [tensor, beta, axis], [middle])
    b.step(O.EXPAND_DIMS, [middle, axis], [out])
    shorter = without_default_arguments(b.model())
    assert [len(step.inputs) for step in shorter.main.operations] == [2, 2]
    assert len(shorter.main.operands) == 5
    assert validate_model(shorter)


def test_defaults_in_subgraphs_go() -> None:
    inner = softmax(-1)
    b = Builder(bytearray(inner.operand_values))
    b.step(O.IF, [b.input(T.TENSOR_BOOL8, 1), b.subgraph(0), b.subgraph(0), b.input(F, 1, 2)], [b.output(F, 1, 2)])
    shorter = without_default_arguments(b.model(inner.main))
    assert len(shorter.referenced[0].operations[0].inputs) == 2
    assert validate_model(shorter)


@pytest.mark.parametrize(
    ("model", "oldest", "place"),
    [
        (chain(), V.V1_0, ""),
        (softmax(-1), V.V1_0, ""),
        (softmax(0), V.V1_2, r"main.operations\[0\]"),
        (extension(), V.V1_2, r"main.operations\[\d+\]|main.operands"),
        (loop(), V.V1_3, "main.operations"),
        (mixed(), V.V1_3, r"main.operations\[[14]\]"),
    ],
)
def test_models(model: Model, oldest: V, place: str) -> None:
    for version in V:
        assert compliant_with(model, version) == (version >= oldest)
        if version >= oldest:
            converted = convert_to(model, version)
            assert required_version(converted, validate_model(converted)) <= version
        else:
            with pytest.raises(NeedsNewerVersion, match=place):
                convert_to(model, version)


def test_the_relaxed_flag_is_no_loss(caplog: pytest.LogCaptureFixture) -> None:
    model = replace(chain(), relax_computation_float32_to_float16=True)
    assert compliant_with(model, V.V1_0)
    assert not convert_to(model, V.V1_0).relax_computation_float32_to_float16
    assert convert_to(model, V.V1_1) == model
    assert not caplog.records


def test_unused_parts_are_lost(caplog: pytest.LogCaptureFixture) -> None:
    model = replace(chain(), referenced=(chain().main,), extension_name_to_prefix=(("com.vendor", 1),))
    assert not compliant_with(model, V.V1_2)
    assert convert_to(model, V.V1_2) == replace(model, referenced=())
    assert convert_to(model, V.V1_1) == chain()
    assert "1 subgraphs that nothing refers to" in caplog.text


def test_an_invalid_model_is_refused() -> None:
    broken = operand(1, number_of_consumers=7)(chain())
    for call in (compliant_with, convert_to):
        with pytest.raises(ValidationError, match="number of consumers"):
            call(broken, V.V1_3)


def test_slices() -> None:
    model = mixed()
    whole = slice_for(model, V.V1_3)
    assert (whole.operations, whole.inputs, whole.outputs) == ((0, 1, 2, 3, 4), (0, 5), (3, 4, 6))
    older = slice_for(model, V.V1_2)
    assert (older.operations, older.inputs, older.outputs) == ((0, 1, 2, 3), (0,), (3, 4))
    oldest = slice_for(model, V.V1_0)
    # ABS is left out: what it read is an output, what it wrote an input.
    assert (oldest.operations, oldest.inputs, oldest.outputs) == ((0, 2, 3), (0, 2), (3, 4, 1))
    assert oldest.model is not None
    assert required_version(oldest.model, validate_model(oldest.model)) == V.V1_0
    assert oldest.supported((True, False, True)) == (True, False, False, True, False)
    with pytest.raises(ValueError, match="got 1 answers"):
        oldest.supported((True,))


def test_nothing_is_left_of_a_model_that_is_all_new() -> None:
    empty = slice_for(loop(), V.V1_2)
    assert (empty.model, empty.operations) == (None, ())
    assert empty.supported(()) == (False,) * len(loop().main.operations)


def test_a_result_of_unknown_extents_is_no_output_of_an_old_slice() -> None:
    """RELU's result has an unknown extent, which 1.0 allows inside a model, and not at its outputs."""
    b = Builder()
    first, middle = b.input(F, 2), b.add(F, (0,))
    b.step(O.RELU, [first], [middle])
    b.step(O.ABS, [middle], [b.output(F, 2)])
    assert slice_for(b.model(), V.V1_1).model is None
    assert slice_for(b.model(), V.V1_2).operations == (0, 1)


def test_a_result_of_unknown_extents_that_is_read_inside_too_stays_inside() -> None:
    """A slice of 1.1 has RELU and LOGISTIC, although ABS reads RELU's result too; as an output that would be newer."""
    b = Builder()
    first, middle = b.input(F, 2), b.add(F, (0,))
    b.step(O.RELU, [first], [middle])
    b.step(O.ABS, [middle], [b.output(F, 2)])
    b.step(O.LOGISTIC, [middle], [b.output(F, 2)])
    part = slice_for(b.model(), V.V1_1)
    assert (part.operations, part.outputs) == ((0, 2), (3,))
    assert part.model is not None
    assert required_version(part.model, validate_model(part.model)) == V.V1_0
    # Where the version can have it as an output it is one: the rest can be executed after the part.
    known = replace(b.operands[middle], dimensions=(2,))
    b.operands[middle] = known
    assert slice_for(b.model(), V.V1_1).outputs == (3, middle)


def test_a_slice_keeps_the_control_flow_whose_subgraphs_are_of_its_version() -> None:
    assert slice_for(loop(), V.V1_3).operations == tuple(range(len(loop().main.operations)))
    b = Builder()
    inner = Builder()
    axes = inner.constant(T.TENSOR_INT32, [0])
    inner.step(O.REVERSE, [inner.input(F, 2), axes], [inner.output(F, 2)])
    b.values = inner.values
    middle = b.add(F, (2,))
    b.step(O.IF, [b.input(T.TENSOR_BOOL8, 1), b.subgraph(0), b.subgraph(0), b.input(F, 2)], [middle])
    b.step(O.RELU, [middle], [b.output(F, 2)])
    assert slice_for(b.model(inner.graph()), V.V1_3).operations == (1,)


@pytest.mark.parametrize(
    ("value", "since", "older"),
    [
        (ErrorStatus.INVALID_ARGUMENT, V.V1_0, None),
        (ErrorStatus.MISSED_DEADLINE_TRANSIENT, V.V1_3, ErrorStatus.GENERAL_FAILURE),
        (ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT, V.V1_3, ErrorStatus.GENERAL_FAILURE),
        (Priority.MEDIUM, V.V1_0, None),
        (Priority.HIGH, V.V1_3, Priority.MEDIUM),
        (ExecutionPreference.FAST_SINGLE_ANSWER, V.V1_0, None),
        (ExecutionPreference.SUSTAINED_SPEED, V.V1_1, ExecutionPreference.FAST_SINGLE_ANSWER),
        (MeasureTiming.YES, V.V1_2, MeasureTiming.NO),
        (ExecutionResult(ErrorStatus.NONE), V.V1_0, None),
        (ExecutionResult(ErrorStatus.NONE, (OutputShape((2,)),)), V.V1_2, ExecutionResult(ErrorStatus.NONE)),
        (ExecutionResult(ErrorStatus.NONE, (), Timing(1, 2)), V.V1_2, ExecutionResult(ErrorStatus.NONE)),
    ],
    ids=repr,
)
def test_values(value: Any, since: V, older: Any, caplog: pytest.LogCaptureFixture) -> None:
    for version in V:
        caplog.clear()
        assert compliant_with(value, version) == (version >= since)
        assert convert_to(value, version) == (value if version >= since else older)
        warned = [record for record in caplog.records if record.levelno == logging.WARNING]
        assert len(warned) == (version < since)
        assert all(f"converted to HAL {version}" in record.getMessage() for record in warned)


def test_requests() -> None:
    memory = Request((), (), (Memory.create(1),))
    assert convert_to(memory, V.V1_0) is memory
    buffers = Request((), (), (BufferToken(7),))
    assert [version for version in V if compliant_with(buffers, version)] == [
        version for version in V if version >= V.V1_3
    ]
    with pytest.raises(NeedsNewerVersion, match=r"request.pools\[0\].*the buffer of token 7"):
        convert_to(buffers, V.V1_2)


def test_another_type_is_refused() -> None:
    with pytest.raises(TypeError, match="got Memory, wanted one of Model, Request, Capabilities"):
        convert_to(Memory.create(1), V.V1_3)  # type: ignore[type-var]


EVEN, FAST, SLOW = (PerformanceInfo(figure, figure) for figure in (1.0, 0.5, 2.0))


def capabilities(info: PerformanceInfo, version: V = V.V1_3, **types: PerformanceInfo) -> Capabilities:
    performances = operand_performances(info, version)
    for name, other in types.items():
        performances = update_performance(performances, T[name], other)
    return Capabilities(info, info, performances, info, info)


@pytest.mark.parametrize(
    ("value", "oldest"),
    [
        (capabilities(EVEN), V.V1_0),
        # Figures for control flow, and for types that older versions do not have.
        (replace(capabilities(EVEN), if_performance=FAST), V.V1_0),
        (capabilities(EVEN, TENSOR_FLOAT16=FAST), V.V1_0),
        (capabilities(EVEN, FLOAT32=FAST), V.V1_2),
        (capabilities(EVEN, TENSOR_INT32=SLOW), V.V1_2),
        (replace(capabilities(EVEN), relaxed_float32_to_float16_performance_scalar=FAST), V.V1_2),
        (
            replace(
                capabilities(EVEN),
                relaxed_float32_to_float16_performance_scalar=FAST,
                relaxed_float32_to_float16_performance_tensor=FAST,
            ),
            V.V1_1,
        ),
        (replace(capabilities(EVEN).as_of(V.V1_1), relaxed_float32_to_float16_performance_tensor=FAST), V.V1_1),
    ],
)
def test_capabilities_lose_what_older_figures_cannot_say(
    value: Capabilities, oldest: V, caplog: pytest.LogCaptureFixture
) -> None:
    for version in (V.V1_0, V.V1_1, V.V1_2, V.V1_3):
        caplog.clear()
        assert compliant_with(value, version) == (version >= oldest)
        converted = convert_to(value, version)
        assert bool(caplog.records) == (version < oldest)
        assert set(converted.figures()) <= set(capabilities(EVEN).figures())
        if version < V.V1_2:
            assert len(converted.operand_performance) == 2


def test_newer_capabilities_get_the_figures_that_stood_for_theirs() -> None:
    quantised = OperandPerformance(T.TENSOR_QUANT8_ASYMM, SLOW)
    first = Capabilities(None, None, (OperandPerformance(F, FAST), quantised), None, None)
    second = convert_to(first, V.V1_1)
    assert second == replace(first, relaxed_float32_to_float16_performance_tensor=FAST)
    third = convert_to(first, V.V1_2)
    assert third == convert_to(second, V.V1_2)
    assert third.relaxed_float32_to_float16_performance_scalar == FAST
    wanted = {**dict.fromkeys(("FLOAT32", "TENSOR_FLOAT32"), FAST)}
    wanted |= dict.fromkeys(("INT32", "UINT32", "TENSOR_INT32", "TENSOR_QUANT8_ASYMM", "OEM", "TENSOR_OEM_BYTE"), SLOW)
    assert {entry.type.name: entry.info for entry in third.operand_performance} == wanted
    assert [entry.type for entry in third.operand_performance] == sorted(T[name] for name in wanted)
    fourth = convert_to(first, V.V1_3)
    assert (fourth.if_performance, fourth.while_performance) == (NO_PERFORMANCE, NO_PERFORMANCE)
    # And back: nothing was made up.
    assert convert_to(fourth, V.V1_0) == first
    assert compliant_with(fourth, V.V1_0)
