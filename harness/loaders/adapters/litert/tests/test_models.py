"""Whole models on ``litert:``: subgraphs, unknown extents, inputs left out, reasons, several executions."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.loaders.adapters.litert.device import LitertDevice
from nnconform.harness.loaders.adapters.litert.options import LiteRtOptions
from nnconform.harness.loaders.adapters.litert.tests.models import outcome_of, reasons_of
from nnconform.harness.loaders.adapters.litert.write import to_tflite
from nnconform.harness.loaders.adapters.tests.flows import (
    NONE,
    NUMBER,
    VALUES,
    constant,
    execute,
    floats,
    graph_of,
    if_model,
    prepare,
    while_model,
)
from nnconform.harness.loaders.adapters.tests.models import case_of, const, fed
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.errors import UsageError, ValidationError
from nnconform.harness.model.graph import DataLocation, Model, Operand
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

F32, I32 = T.TENSOR_FLOAT32, T.TENSOR_INT32
TRUTHS = Operand(T.TENSOR_BOOL8, (1, 1))


def floats_of(*values):
    return tuple(np.array(value, np.float32) for value in values)


@pytest.mark.parametrize(
    ("model", "inputs", "wanted"),
    [
        (if_model(), (np.array([True]), *floats(3, 4)), 7),
        (if_model(), (np.array([False]), *floats(3, 4)), 12),
        (while_model(), floats(1, 4), 13),
        (while_model(), floats(11, 4), 11),
    ],
)
def test_control_flow(model, inputs, wanted):
    outcome = outcome_of(Case("flow", model, inputs, floats(wanted), "worked by hand"))
    assert outcome.verdict == Verdict.PASSED, outcome.message


def test_a_subgraph_that_cannot_be_written_names_its_operation():
    model = while_model()
    operands = (*model.referenced[1].operands[:2], constant(T.FLOAT32, 0), model.referenced[1].operands[3])
    body = graph_of(operands, ((O.ELU, (0, 2), (3,)),), (0, 1), (3,))
    model = replace(
        model, referenced=(model.referenced[0], body), operand_values=np.array([-1, 0], np.float32).tobytes()
    )
    (reason,) = reasons_of(model)
    assert reason.startswith("WHILE: referenced[1]: ELU: alpha is -1")


def test_unknown_extents_are_those_of_each_request():
    case = case_of(O.RELU, [fed(F32, [[1.0, -1.0]])], [fed(F32, [[1.0, 0.0]])])
    operands = tuple(replace(operand, dimensions=(0, 2)) for operand in case.model.main.operands)
    prepared = prepare(replace(case.model, main=replace(case.model.main, operands=operands)), "litert:")
    for rows in (1, 3, 2):
        image = np.full((rows, 2), [-1, rows], np.float32)
        np.testing.assert_array_equal(execute(prepared, [image], image.nbytes), np.maximum(image, 0))


def test_an_optional_input_may_be_left_out_of_one_request_and_given_in_another():
    case = case_of(O.TRANSPOSE, [fed(F32, [[1.0, 2.0]]), fed(I32, [0, 1])], [fed(F32, [[1.0], [2.0]])])
    operands = tuple(
        replace(operand, dimensions=(0,) * len(operand.dimensions)) if place else operand
        for place, operand in enumerate(case.model.main.operands)
    )
    prepared = prepare(replace(case.model, main=replace(case.model.main, operands=operands)), "litert:")
    image = np.array([[1, 2]], np.float32)
    assert execute(prepared, [image, None], image.nbytes).shape == (2, 1)
    assert execute(prepared, [image, np.array([0, 1], np.int32)], image.nbytes).shape == (1, 2)


def test_a_state_is_read_after_its_operator_though_a_delegate_takes_what_stands_before_it():
    # XNNPACK takes NEG alone. Before it come LESS and all else that does not wait for NEG; RNN waits, and what reads
    # its state has to wait for RNN.
    matrix, vector, none = Operand(F32, (1, 1)), Operand(F32, (1,)), constant(T.INT32, 0)
    rnn = graph_of(
        (matrix, matrix, matrix, matrix, vector, matrix, none, matrix, matrix, TRUTHS),
        ((O.LESS, (0, 0), (9,)), (O.NEG, (0,), (1,)), (O.RNN, (1, 2, 3, 4, 5, 6), (7, 8))),
        (0, 2, 3, 4, 5),
        (7, 8, 9),
    )
    # -(-1) * 2 + 5 * 3 + 4.
    inputs, wanted = floats_of([[-1]], [[2]], [[3]], [4], [[5]]), (*floats_of([[21]], [[21]]), np.array([[False]]))
    outcome = outcome_of(Case("rnn", Model(rnn, operand_values=bytes(4)), inputs, wanted, "by hand"))
    assert outcome.verdict == Verdict.PASSED, outcome.message


def test_a_second_sequence_needs_extents_that_are_known():
    # LiteRT prepares the file with 1 for each extent left open, and ends the process where those do not fit.
    cells = [[fed(F32, [[0.0]]), fed(F32, [[0.0]]), fed(F32, [0.0]), fed(F32, [[0.0]])] for _ in range(2)]
    aux = [fed(F32, [[[0.0, 0.0]]]), const(F32, [[0.0, 0.0]]), const(F32, [[0.0, 0.0]])]
    flags = [const(T.INT32, 0), const(T.BOOL, True), const(T.BOOL, True)]
    inputs = [fed(F32, [[[1.0]]]), *cells[0], *cells[1], *aux, *flags]
    model = case_of(O.BIDIRECTIONAL_SEQUENCE_RNN, inputs, [fed(F32, [[[0.0, 0.0]]])]).model
    assert reasons_of(model) == [""]
    operands = list(model.main.operands)
    operands[9] = replace(operands[9], dimensions=(1, 1, 0))
    (reason,) = reasons_of(replace(model, main=replace(model.main, operands=tuple(operands))))
    wanted = "LiteRT must know the extents of aux_input when the model is prepared, beside a second sequence"
    assert reason == f"BIDIRECTIONAL_SEQUENCE_RNN: {wanted}"


REFUSED = {
    "no operator": (
        (
            O.HEATMAP_MAX_KEYPOINT,
            [fed(F32, np.ones((1, 2, 2, 1))), fed(F32, [[0.0, 0.0, 1.0, 1.0]]), const(T.BOOL, False)],
            [fed(F32, [[1.0]]), fed(F32, [[[0.0, 0.0]]])],
        ),
        "HEATMAP_MAX_KEYPOINT: no operator of LiteRT computes it",
    ),
    "padding": (
        (
            O.AVERAGE_POOL_2D,
            [fed(F32, [[[[4.0]]]]), *(const(T.INT32, value) for value in (1, 1, 1, 1, 1, 1, 2, 2, 0))],
            [fed(F32, np.full((1, 2, 2, 1), 4.0))],
        ),
        "AVERAGE_POOL_2D: explicit padding takes no part in the mean",
    ),
    "type": (
        (
            O.BATCH_MATMUL,
            [fed(I32, [[1]]), fed(I32, [[1]]), const(T.BOOL, False), const(T.BOOL, False)],
            [fed(I32, [[1]])],
        ),
        "BATCH_MATMUL: LiteRT has no kernel for INT32, only for FLOAT32, INT8",
    ),
    "attribute": (
        (O.GATHER, [fed(F32, [1.0]), fed(T.INT32, 0), fed(I32, [0])], [fed(F32, [1.0])]),
        "GATHER: axis must be known when the model is prepared",
    ),
    "LiteRT": (
        (O.PRELU, [fed(F32, [1.0]), fed(F32, [1.0, 2.0])], [fed(F32, [1.0, 1.0])]),
        "PRELU: LiteRT refuses it: ",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_reason(name):
    operation, wanted = REFUSED[name]
    case = case_of(*operation)
    (reason,) = reasons_of(case.model)
    assert reason.startswith(wanted)
    assert outcome_of(case).verdict == Verdict.UNSUPPORTED


def test_an_extent_beyond_32_bits_is_no_mistake_of_the_model():
    """A finding of ``nnconform fuzz --target model``: the writer of the file raised TypeError."""
    large = Operand(T.TENSOR_QUANT8_ASYMM, (1 << 31,), scale=0.5)
    model = Model(graph_of((large, large), ((O.RELU, (0,), (1,)),), (0,), (1,)))
    (reason,) = reasons_of(model)
    assert reason == "RELU: LiteRT's extents are signed numbers of 32 bits: [2147483648]"


def test_the_operations_beside_a_refused_one_are_supported():
    main = graph_of(
        (Operand(I32, (1, 1)), constant(T.BOOL, 4), Operand(I32, (1, 1)), NONE, Operand(I32, (1, 1))),
        ((O.BATCH_MATMUL, (0, 0, 1, 1), (2,)), (O.ADD, (2, 0, 3), (4,))),
        (0,),
        (4,),
    )
    false = replace(main.operands[1], location=DataLocation(0, 4, 1))
    main = replace(main, operands=(main.operands[0], false, *main.operands[2:]))
    status, supported = open_driver("litert:").supported_operations(Model(main, operand_values=VALUES))
    assert (status, supported) == (ErrorStatus.NONE, (False, True))


def test_an_operator_that_the_reference_kernels_lack_is_refused_alone():
    main = graph_of(
        (NUMBER, constant(T.FLOAT32, 0), NUMBER, NUMBER), ((O.ELU, (0, 1), (2,)), (O.NEG, (2,), (3,))), (0,), (3,)
    )
    model = Model(main, operand_values=np.array([1], np.float32).tobytes())
    elu, neg = LitertDevice(LiteRtOptions("reference")).reasons(model)
    assert elu.startswith("ELU: LiteRT refuses it: Didn't find op for builtin opcode 'ELU'")
    assert neg == ""


def test_a_model_as_a_file():
    model = case_of(O.NEG, [fed(F32, [1.0])], [fed(F32, [-1.0])]).model
    assert to_tflite(model)[4:8] == b"TFL3"


def test_a_model_that_is_no_file():
    with pytest.raises(UsageError, match=r"cannot be written as \.tflite: BATCH_MATMUL: .* no kernel for INT32"):
        to_tflite(case_of(*REFUSED["type"][0]).model)


def test_an_invalid_model():
    model = case_of(O.NEG, [fed(F32, [1.0])], [fed(I32, [-1])]).model
    with pytest.raises(ValidationError):
        to_tflite(model)
    assert open_driver("litert:").supported_operations(model) == (ErrorStatus.INVALID_ARGUMENT, ())
