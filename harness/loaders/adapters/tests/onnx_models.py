"""Tests of whole models, shared by the runtimes that read ONNX."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from msgspec.structs import replace

from nnconform.harness.loaders.adapters.tests.flows import NONE, VALUES, execute, graph_of, prepare
from nnconform.harness.loaders.adapters.tests.models import case_of, const, fed
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Model, Operand
from nnconform.harness.spec.case import Case

F32, I32 = T.TENSOR_FLOAT32, T.TENSOR_INT32

# Operations that ONNX cannot say, and what the reason begins with.
REFUSED = {
    "no operator": (
        (
            O.LSH_PROJECTION,
            [const(F32, [[0.5]]), fed(F32, [1.0]), fed(F32, [1.0]), const(T.INT32, 2)],
            [fed(I32, [1])],
        ),
        "LSH_PROJECTION: ONNX has no operator that hashes",
    ),
    "attribute": (
        (O.GATHER, [fed(F32, [1.0]), fed(T.INT32, 0), fed(I32, [0])], [fed(F32, [1.0])]),
        "GATHER: axis must be known when the model is prepared",
    ),
    "order": (
        (O.TRANSPOSE, [fed(F32, [[1.0, 2.0]]), fed(I32, [1, 0])], [fed(F32, [[1.0], [2.0]])]),
        "TRANSPOSE: perm must be known when the model is prepared",
    ),
}


def unknown(case: Case, *dimensions: Sequence[int]) -> Model:
    """Return the model of a case with these extents for each of its operands."""
    pairs = zip(case.model.main.operands, dimensions, strict=True)
    operands = tuple(replace(operand, dimensions=tuple(each)) for operand, each in pairs)
    return replace(case.model, main=replace(case.model.main, operands=operands))


def an_input_left_out(address: str, *, also_given: bool) -> None:
    """SQUEEZE without its axes; ``also_given``: and with them, by the same prepared model."""
    case = case_of(O.SQUEEZE, [fed(F32, [[1.0, 2.0]]), fed(I32, [0])], [fed(F32, [1.0, 2.0])])
    prepared = prepare(unknown(case, (1, 2), (0,), (2,)), address)
    image = np.array([[1, 2]], np.float32)
    assert execute(prepared, [image, None], image.nbytes).shape == (2,)
    if also_given:
        assert execute(prepared, [image, np.array([0], np.int32)], image.nbytes).shape == (2,)


def operations_beside_a_refused_one(address: str) -> None:
    """A TRANSPOSE whose order is an input, and an ADD of its result."""
    main = graph_of(
        (Operand(F32, (2, 2)), Operand(I32, (2,)), Operand(F32, (2, 2)), NONE, Operand(F32, (2, 2))),
        ((O.TRANSPOSE, (0, 1), (2,)), (O.ADD, (2, 0, 3), (4,))),
        (0, 1),
        (4,),
    )
    supported = open_driver(address).supported_operations(Model(main, operand_values=VALUES))
    assert supported == (ErrorStatus.NONE, (False, True))
