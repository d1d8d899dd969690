"""Models built through the API: constants, subgraphs, extensions, options, and those that are refused."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.loaders.adapters.tests.models import case_of, const, fed
from nnconform.harness.loaders.nnapi.tests.graphs import addition, prepare, ready
from nnconform.harness.model.codes import (
    ErrorStatus,
    ExecutionPreference,
    OperandType,
    OperationType,
    Priority,
    extension_type,
)
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.graph import DataLocation, Model, Operand, Operation, Subgraph, SymmPerChannelQuantParams
from nnconform.harness.model.memory import Memory

FLOAT = OperandType.TENSOR_FLOAT32


def with_operand(model, index, **changes):
    operands = list(model.main.operands)
    operands[index] = replace(operands[index], **changes)
    return replace(model, main=replace(model.main, operands=tuple(operands)))


def with_operation(model, **changes):
    return replace(model, main=replace(model.main, operations=(replace(model.main.operations[0], **changes),)))


def test_supported(device, exporting, opened):
    model = addition().model
    assert device.supported_operations(model) == (ErrorStatus.NONE, (True,))
    quantised = case_of(
        OperationType.RELU,
        [fed(OperandType.TENSOR_QUANT8_ASYMM, [1, 200], 0.5, 100)],
        [fed(OperandType.TENSOR_QUANT8_ASYMM, [100, 200], 0.5, 100)],
    ).model
    assert device.supported_operations(quantised) == (ErrorStatus.NONE, (True,))
    floats = opened(f"{exporting}?device=nnconform-c-float")
    assert floats.supported_operations(quantised) == (ErrorStatus.NONE, (False,))
    assert prepare(floats, quantised) == (ErrorStatus.GENERAL_FAILURE, None)


def test_a_constant_in_a_pool(device):
    case = addition()
    pool = Memory.create(64)
    pool.view()[20:32] = np.array([10, 20, 30], np.float32).tobytes()
    model = with_operand(case.model, 1, lifetime=L.CONSTANT_REFERENCE, location=DataLocation(0, 20, 12))
    model = replace(model, main=replace(model.main, input_indexes=(0,)), pools=(pool,))
    run = ready(device, replace(case, model=model, inputs=case.inputs[:1]))
    del pool, model
    assert run.prepared.execute_synchronously(run.request).status == ErrorStatus.NONE
    assert run.wrote()


def test_a_scale_for_each_channel(device):
    kind = OperandType.TENSOR_QUANT8_ASYMM
    case = case_of(
        OperationType.CONV_2D,
        [
            fed(kind, [[[[130, 126]]]], 0.5, 128),  # 1 and -1
            const(
                OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL,
                [[[[4, 2]]], [[[1, -1]]]],
                extra=SymmPerChannelQuantParams((0.5, 2.0), 0),
            ),  # 2, 1 and 2, -2
            const(OperandType.TENSOR_INT32, [4, -1]),  # 1 and -1
            *(const(OperandType.INT32, value) for value in (1, 1, 1, 0)),
        ],
        [fed(kind, [[[[8, 12]]]], 0.25, 0)],  # 2 and 3
    )
    run = ready(device, case)
    assert run.prepared.execute_synchronously(run.request).status == ErrorStatus.NONE
    assert run.wrote()


def branches(model):
    """Return an IF with two branches that are the addition's graph; they are the referenced subgraphs 0 and 1."""
    main = model.main
    kinds = [replace(each, number_of_consumers=1) for each in main.operands]
    subgraphs = [Operand(OperandType.SUBGRAPH, (), L.SUBGRAPH, location=DataLocation(0, place)) for place in (0, 1)]
    condition = Operand(OperandType.TENSOR_BOOL8, (1,), L.SUBGRAPH_INPUT)
    operands = (condition, *subgraphs, kinds[0], kinds[1], main.operands[3])
    outer = Subgraph(operands, (Operation(OperationType.IF, (0, 1, 2, 3, 4), (5,)),), (0, 3, 4), (5,))
    return Model(outer, (main, main), model.operand_values)


def test_subgraphs(device):
    model = branches(addition().model)
    assert device.supported_operations(model) == (ErrorStatus.NONE, (False,))
    assert prepare(device, model) == (ErrorStatus.GENERAL_FAILURE, None)


@pytest.mark.parametrize("place", [2, -1, 10**9])
def test_a_subgraph_that_is_missing(device, place):
    model = with_operand(branches(addition().model), 1, location=DataLocation(0, place))
    assert device.supported_operations(model) == (ErrorStatus.INVALID_ARGUMENT, ())


def test_a_subgraph_within_itself(device):
    model = branches(addition().model)
    assert device.supported_operations(replace(model, referenced=(model.main, model.main)))[0] == 4


def test_a_broken_subgraph(device):
    model = branches(addition().model)
    broken = with_operation(Model(model.referenced[1]), inputs=(0, 1, 99)).main
    assert device.supported_operations(replace(model, referenced=(model.referenced[0], broken)))[0] == 4


def test_a_relaxed_model(device):
    model = replace(addition().model, relax_computation_float32_to_float16=True)
    run = ready(device, replace(addition(), model=model))
    assert run.prepared.execute_synchronously(run.request).status == ErrorStatus.NONE


def test_preferences_and_priorities(device):
    model = addition().model
    for preference in ExecutionPreference:
        for priority in Priority:
            status, prepared = prepare(device, model, preference=preference, priority=priority)
            assert status == ErrorStatus.NONE
            assert prepared is not None
    assert prepare(device, model, preference=3) == (ErrorStatus.INVALID_ARGUMENT, None)
    assert prepare(device, model, priority=3) == (ErrorStatus.INVALID_ARGUMENT, None)


@pytest.mark.parametrize("code", ["operand", "operation"])
def test_an_extension_that_the_driver_has_not(device, code):
    model = replace(addition().model, extension_name_to_prefix=(("com.example.other", 3),))
    vendors = extension_type(3, 5)
    model = with_operand(model, 0, type=vendors) if code == "operand" else with_operation(model, type=vendors)
    assert device.supported_operations(model) == (ErrorStatus.INVALID_ARGUMENT, ())
    # An extension that the model does not name either.
    unnamed = replace(model, extension_name_to_prefix=())
    assert device.supported_operations(unnamed) == (ErrorStatus.INVALID_ARGUMENT, ())


def broken_models():
    model = addition().model
    main = model.main
    twice = replace(main, operations=main.operations * 2)
    return {
        "an input that is no operand": with_operation(model, inputs=(0, 1, 99)),
        "an output that is no operand": with_operation(model, outputs=(99,)),
        "no outputs": with_operation(model, outputs=()),
        "an argument too few": with_operation(model, inputs=(0, 1)),
        "an operation that is none": with_operation(model, type=4711),
        "an operand type that is none": with_operand(model, 0, type=99),
        "types that differ": with_operand(model, 1, type=OperandType.TENSOR_INT32),
        "extents that do not broadcast": with_operand(model, 1, dimensions=(2,)),
        "an output of another shape": with_operand(model, 3, dimensions=(4,)),
        "an activation that is none": replace(model, operand_values=bytes([9, 0, 0, 0])),
        "a scale where none belongs": with_operand(model, 0, scale=0.5),
        "a scalar with extents": with_operand(model, 2, dimensions=(1,)),
        "a constant beyond the values": with_operand(model, 2, location=DataLocation(0, 2, 4)),
        "a constant before the values": with_operand(model, 2, location=DataLocation(0, -4, 4)),
        "a constant of another length": with_operand(model, 2, location=DataLocation(0, 0, 3)),
        "a constant in no pool": with_operand(model, 2, lifetime=L.CONSTANT_REFERENCE, location=DataLocation(0, 0, 4)),
        "an output written twice": replace(model, main=twice),
        "an input that is written": with_operation(model, outputs=(0,)),
        "an operand that nobody writes": replace(model, main=replace(main, input_indexes=(0,))),
        "an input named twice": replace(model, main=replace(main, input_indexes=(0, 1, 1))),
        "no model outputs": replace(model, main=replace(main, output_indexes=())),
    }


@pytest.mark.parametrize("name", broken_models())
def test_broken(device, name):
    model = broken_models()[name]
    assert device.supported_operations(model) == (ErrorStatus.INVALID_ARGUMENT, ())
    assert prepare(device, model) == (ErrorStatus.INVALID_ARGUMENT, None)
