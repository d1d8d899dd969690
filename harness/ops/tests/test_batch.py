"""Tests of which arguments may be given in parts of a batch, as the definitions have it."""

from __future__ import annotations

from typing import Any

import pytest

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.ops.batch import arguments_in_parts
from nnconform.harness.ops.tests.calls import call_of

F, B = T.TENSOR_FLOAT32, T.TENSOR_BOOL8


@pytest.mark.parametrize(
    ("operation", "outputs", "arguments", "names"),
    [
        ("RELU", [(3, 2)], {"input": (3, 2)}, "input"),
        ("ADD", [(3, 2)], {"lhs": (3, 2), "rhs": (3, 2)}, "lhs rhs"),
        ("ADD", [(3, 3)], {"lhs": (3, 3), "rhs": (3,)}, "lhs"),
        ("ADD", [(3, 3)], {"lhs": (1, 3), "rhs": (3, 1)}, "rhs"),
        ("ROI_ALIGN", [(3, 1, 1, 2)], {"features": (2, 4, 4, 2), "rois": (3, 4), "batch_index": (3,)},
         "rois batch_index"),
        ("CONCATENATION", [(3, 4)], {"inputs": [(3, 2), (3, 2)], "axis": 1}, "inputs"),
        ("CONCATENATION", [(6, 2)], {"inputs": [(3, 2), (3, 2)], "axis": 0}, ""),
        ("SOFTMAX", [(3, 2)], {"input": (3, 2), "beta": 1.0, "axis": 1}, "input"),
        ("SOFTMAX", [(3, 2)], {"input": (3, 2), "beta": 1.0}, "input"),
        ("SOFTMAX", [(3, 2)], {"input": (3, 2), "beta": 1.0, "axis": -2}, ""),
        ("TRANSPOSE", [(3, 2, 4)], {"input": (3, 4, 2), "perm": [0, 2, 1]}, "input"),
        ("TRANSPOSE", [(3, 3)], {"input": (3, 3), "perm": [1, 0]}, ""),
        ("TRANSPOSE", [(3, 3)], {"input": (3, 3)}, ""),
        ("REDUCE_SUM", [(3,)], {"input": (3, 3), "axes": [1], "keep_dims": False}, "input"),
        ("REDUCE_SUM", [(3,)], {"input": (3, 3), "axes": (1,), "keep_dims": False}, ""),
        ("FULLY_CONNECTED", [(3, 4)], {"input": (3, 2), "weights": (4, 2), "bias": (4,)}, "input"),
        ("FULLY_CONNECTED", [(6, 4)], {"input": (3, 4), "weights": (4, 2), "bias": (4,)}, ""),
        ("RNN", [(3, 2), (3, 2)], {"input": (3, 5), "hidden_state_in": (3, 2)}, "input hidden_state_in"),
        ("UNIDIRECTIONAL_SEQUENCE_RNN", [(3, 3, 2)], {"input": (3, 3, 5), "hidden_state": (3, 2)}, ""),
        ("BOX_WITH_NMS_LIMIT", [(2,), (2, 4), (2,), (2,)], {"scores": (2, 3), "rois": (2, 12)}, ""),
        ("GATHER", [(2, 2)], {"input": (2, 3), "axis": 1, "indices": [2, 0]}, ""),
        ("GATHER", [(2, 2)], {"input": (2, 3), "axis": 1, "indices": [1, 0]}, "input"),
        ("GATHER", [(2, 2)], {"input": (2, 3), "axis": 1, "indices": (2,)}, "input"),
        ("GATHER", [(1, 2)], {"input": (1,), "axis": -1, "indices": (1, 2)}, ""),
        ("TILE", [(3, 4)], {"input": (3, 2), "multiples": [1, 2]}, ""),
        ("RANK", [()], {"input": (3, 2)}, ""),
        ("TOPK_V2", [(3,), (3,)], {"input": (3,), "k": 3}, ""),
        ("SPACE_TO_BATCH_ND", [(4, 1, 1, 1)], {"input": (1, 2, 2, 1)}, ""),
    ],
)  # fmt: skip
def test_arguments_in_parts(operation: str, outputs: list[Any], arguments: dict[str, Any], names: str) -> None:
    assert arguments_in_parts(call_of(operation, **arguments), tuple(outputs)) == frozenset(names.split())
