"""Copies to and from device memories, and requests that the API has no words for."""

from __future__ import annotations

import mmap
import os

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.driver.interface import BufferDesc, BufferRole
from nnconform.harness.generate.broken.family import families
from nnconform.harness.loaders.adapters.tests.models import case_of, const, fed
from nnconform.harness.loaders.nnapi.model import merged
from nnconform.harness.loaders.nnapi.tests.graphs import FLOAT, INT, addition, prepare, ready
from nnconform.harness.model.codes import ErrorStatus, OperandType, OperationType
from nnconform.harness.model.graph import DataLocation, Operand
from nnconform.harness.model.memory import BufferToken, Memory
from nnconform.harness.model.request import RequestArgument

CONTENT = np.array([5, 6, 7], np.float32).tobytes()


def filled(content):
    memory = Memory.create(len(content))
    memory.view()[:] = content
    return memory


def part_of_a_file(size, protection=mmap.PROT_READ | mmap.PROT_WRITE):
    """A memory that starts within a page of a larger file, and the file."""
    file = Memory.create(3 * mmap.PAGESIZE)
    return Memory(os.dup(file.fd), size, mmap.PAGESIZE + 100, protection), file


@pytest.fixture
def buffer(device):
    """A buffer for the first input and the output of a sum of [3]."""
    run = ready(device)
    status, buffer, _ = device.allocate(BufferDesc(), [run.prepared], [BufferRole(0, 0)], [BufferRole(0, 0)])
    assert status == ErrorStatus.NONE
    return buffer


@pytest.mark.sampled(one_in=4)
def test_memories_that_start_within_a_page_are_copied_as_a_whole(buffer):
    source, file = part_of_a_file(12, mmap.PROT_READ)
    file.view()[mmap.PAGESIZE + 100 : mmap.PAGESIZE + 112] = CONTENT
    assert buffer.copy_from(source) == ErrorStatus.NONE
    target, file = part_of_a_file(12)
    assert buffer.copy_to(target) == ErrorStatus.NONE
    wanted = bytearray(3 * mmap.PAGESIZE)
    wanted[mmap.PAGESIZE + 100 : mmap.PAGESIZE + 112] = CONTENT
    assert bytes(file.view()) == wanted


def test_one_of_another_size_or_that_may_not_be_written_is_refused(buffer):
    assert buffer.copy_from(filled(CONTENT)) == ErrorStatus.NONE
    assert buffer.copy_to(part_of_a_file(13)[0]) == ErrorStatus.INVALID_ARGUMENT
    assert buffer.copy_to(part_of_a_file(12, mmap.PROT_READ)[0]) == ErrorStatus.INVALID_ARGUMENT
    file = Memory.create(12)
    read_only = Memory(os.dup(file.fd), 12, 0, mmap.PROT_READ)
    assert buffer.copy_to(read_only) == ErrorStatus.INVALID_ARGUMENT
    assert buffer.copy_from(part_of_a_file(11)[0]) == ErrorStatus.INVALID_ARGUMENT


def test_a_buffer_without_content_is_told_from_a_memory_that_does_not_fit(buffer):
    assert buffer.copy_to(Memory.create(12)) == ErrorStatus.GENERAL_FAILURE
    assert buffer.copy_to(Memory.create(16)) == ErrorStatus.INVALID_ARGUMENT
    assert buffer.copy_from(filled(CONTENT)) == ErrorStatus.NONE
    assert buffer.copy_to(Memory.create(12)) == ErrorStatus.NONE
    assert buffer.copy_from(Memory.create(16)) == ErrorStatus.INVALID_ARGUMENT
    assert buffer.copy_to(Memory.create(12)) == ErrorStatus.GENERAL_FAILURE


def test_dimensions_that_are_not_the_buffer_s_do_not_get_lost(buffer):
    dimensions: tuple[int, ...]
    for dimensions in ((), (3,)):
        assert buffer.copy_from(filled(CONTENT), dimensions) == ErrorStatus.NONE
    for dimensions in ((4,), (1, 3), (0,)):
        assert buffer.copy_from(filled(CONTENT), dimensions) == ErrorStatus.INVALID_ARGUMENT


def test_a_token_that_no_argument_names(device, buffer):
    run = ready(device)
    named = replace(run.request, pools=(*run.request.pools, BufferToken(buffer.token)))
    assert run.prepared.execute_synchronously(named).status == ErrorStatus.NONE
    buffer.close()
    assert run.prepared.execute_synchronously(named).status == ErrorStatus.INVALID_ARGUMENT
    unknown = replace(run.request, pools=(*run.request.pools, BufferToken(77)))
    assert run.prepared.execute_synchronously(unknown).status == ErrorStatus.INVALID_ARGUMENT


def test_places_before_a_memory_are_refused(device):
    run, (pool, _) = ready(device), part_of_a_file(64)
    statuses = []
    for offset, length in ((4, 12), (-4, 12), (4, -12)):
        argument = RequestArgument(DataLocation(len(run.request.pools), offset, length))
        request = replace(run.request, outputs=(argument,), pools=(*run.request.pools, pool))
        statuses.append(run.prepared.execute_synchronously(request).status)
    assert statuses == [ErrorStatus.NONE, ErrorStatus.INVALID_ARGUMENT, ErrorStatus.INVALID_ARGUMENT]


def with_room(run, more):
    output = run.request.outputs[0]
    longer = replace(output, location=replace(output.location, length=output.location.length + more))
    return replace(run.request, outputs=(longer,))


def test_an_output_may_have_more_room(device):
    run = ready(device)
    result = run.prepared.execute_synchronously(with_room(run, 4))
    assert result.status == ErrorStatus.NONE
    assert run.is_right(result.output_shapes)


def test_without_padding_an_output_gets_its_own_size(exporting, opened):
    device = opened(exporting)
    del device._library._functions["ANeuralNetworksExecution_enableInputAndOutputPadding"]
    run = ready(device)
    result = run.prepared.execute_synchronously(with_room(run, 4))
    assert result.status == ErrorStatus.NONE
    assert run.is_right(result.output_shapes)
    # Where the extents are unknown there is nothing to cut, and too short stays too short.
    run = ready(device, addition(unknown=True))
    assert run.prepared.execute_synchronously(with_room(run, 4)).status == ErrorStatus.NONE
    assert run.prepared.execute_synchronously(with_room(run, -4)).status == ErrorStatus.OUTPUT_INSUFFICIENT_SIZE


def test_an_input_has_no_room_to_spare(device):
    run = ready(device)
    first, second = run.request.inputs
    longer = replace(first, location=replace(first.location, length=first.location.length + 4))
    request = replace(run.request, inputs=(longer, second))
    assert run.prepared.execute_synchronously(request).status == ErrorStatus.INVALID_ARGUMENT


def test_the_order_of_operations_means_nothing(device):
    """2 * (a + b), its operations added backwards, on a library that sorts them."""
    case = case_of(OperationType.ADD, [fed(FLOAT, [1, 2]), fed(FLOAT, [3, 4]), const(INT, 0)], [fed(FLOAT, [8, 12])])
    main = case.model.main
    between = Operand(OperandType.TENSOR_FLOAT32, (2,))
    first, second, none, total = range(4)
    step = main.operations[0]
    steps = (
        replace(step, inputs=(4, 4, none), outputs=(total,)),
        replace(step, inputs=(first, second, none), outputs=(4,)),
    )
    case = replace(
        case, model=replace(case.model, main=replace(main, operands=(*main.operands, between), operations=steps))
    )
    status, supported = device.supported_operations(case.model)
    assert (status, supported) == (ErrorStatus.NONE, (True, True))
    run = ready(device, case)
    assert run.is_right(run.prepared.execute_synchronously(run.request).output_shapes)
    assert not families()["execution_order"].applies(device.info().hal, device.info().emulated)
    cycle = replace(
        case.model, main=replace(case.model.main, operations=(steps[0], replace(steps[1], inputs=(3, 3, none))))
    )
    assert prepare(device, cycle)[0] == ErrorStatus.INVALID_ARGUMENT


@pytest.mark.parametrize(
    ("dimensions", "others", "wanted"),
    [((), [], ()), ((), [()], ()), ((2, 0), [], (2, 0)), ((0, 3), [(2, 0), (2, 3)], (2, 3)), ((), [(0, 4)], (0, 4))],
)
def test_merged_dimensions(dimensions, others, wanted):
    assert merged(dimensions, *(Operand(OperandType.TENSOR_FLOAT32, each) for each in others)) == wanted
