"""Cases that depend on what the contract leaves unspecified are recognised, and similar ones that do not are
accepted.
"""

from __future__ import annotations

from contextlib import closing
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from nnconform.harness.execution.oracle_device import Oracle, open_oracle
from nnconform.harness.generate.choices import Choices
from nnconform.harness.generate.output_scales import choose_output_scales, expected_outputs
from nnconform.harness.generate.per_op import Constraints, draw
from nnconform.harness.generate.suite import generate
from nnconform.harness.generate.unspecified import depends_on_unspecified
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.ops.table import TABLE
from nnconform.harness.spec.case import Case


@pytest.fixture(scope="module")
def oracle():
    with closing(open_oracle("inproc:reference_driver?precision=float64&hal=aidl4")) as result:
        yield result


def called(oracle: Oracle, code: O, of: T, **wishes: Any) -> Case:
    """Return a call of an operation's first signature of a type, under these constraints, with the right outputs."""
    signature = next(each for each in TABLE[code].signatures() if each.row.of == of)
    drawn = draw(Choices.from_seed(1), TABLE[code], signature.form, signature.row, Constraints(**wishes))
    model, answers = choose_output_scales(drawn, oracle)
    return Case("", model, drawn.inputs, tuple(expected_outputs(drawn, answers)), "")


def reason(case: Case) -> str:
    return depends_on_unspecified(case.model, case.inputs, case.expected)


FLOAT32, FLOAT16, INT32, QUANT8 = T.TENSOR_FLOAT32, T.TENSOR_FLOAT16, T.TENSOR_INT32, T.TENSOR_QUANT8_ASYMM
SQUARE = {"extents": {"lhs": (2, 2), "rhs": (2, 2)}}
PLAIN = {"values": {"fused_activation": 0}}
ROWS = {"extents": {"input": (2, 2)}, "omitted": frozenset({"axis"})}


def both(value: float) -> dict[str, Any]:
    return {"fill": {"lhs": (value,), "rhs": (value,)}}


# The reason, the operation, its type, constraints on something unspecified, and similar ones on what is specified.
OPEN = [
    ("beyond the range", O.MUL, FLOAT16, {**SQUARE, **PLAIN, **both(300)}, {**SQUARE, **PLAIN, **both(200)}),
    (
        "digits that float16 has not",
        O.FLOOR,
        FLOAT32,
        {"fill": {"input": (0.9999993,)}, "relaxed": True},
        {"fill": {"input": (0.9995,)}},
    ),
    (
        "digits that float16 has not",
        O.FLOOR,
        FLOAT32,
        {"fill": {"input": (1e9,)}, "relaxed": True},
        {"fill": {"input": (0.9375,)}, "relaxed": True},
    ),
    ("overflow", O.ADD, INT32, {**SQUARE, **both(2**30)}, {**SQUARE, **both(2**30 - 1)}),
    (
        "overflow",
        O.SUB,
        INT32,
        {**SQUARE, "fill": {"lhs": (2**30,), "rhs": (-(2**30),)}},
        {**SQUARE, **both(2**30 - 1)},
    ),
    ("overflow", O.MUL, INT32, {**SQUARE, **both(-(2**16))}, {**SQUARE, **both(2**15)}),
    ("overflow", O.BATCH_MATMUL, INT32, {**SQUARE, **both(2**15)}, {**SQUARE, **both(2**14)}),
    (
        "vector of zeros",
        O.L2_NORMALIZATION,
        FLOAT32,
        {**ROWS, "fill": {"input": (0.0, 0.0, 3.0, 0.0)}},
        {**ROWS, "fill": {"input": (0.0, 3.0, 3.0, 0.0)}},
    ),
    (
        "vector of zeros",
        O.L2_NORMALIZATION,
        QUANT8,
        {**ROWS, "scales": {"input": (0.5, 7)}, "fill": {"input": (7, 7, 0, 0)}},
        {**ROWS, "scales": {"input": (0.5, 7)}, "fill": {"input": (7, 6, 0, 0)}},
    ),
    (
        "vector of zeros",
        O.L2_NORMALIZATION,
        FLOAT32,
        {**ROWS, "fill": {"input": (0.0,)}, "constants": frozenset({"input"})},
        {**ROWS, "fill": {"input": (1.0,)}, "constants": frozenset({"input"})},
    ),
    (
        "post_nms_max 0",
        O.GENERATE_PROPOSALS,
        FLOAT32,
        {"values": {"post_nms_max": 0}},
        {"values": {"post_nms_max": -1}},
    ),
]


@pytest.mark.parametrize(("why", "code", "of", "left", "settled"), OPEN)
def test_what_is_left_open_is_told_from_what_is_not(oracle, why, code, of, left, settled):
    assert why in reason(called(oracle, code, of, **left))
    assert reason(called(oracle, code, of, **settled)) == ""


def test_vectors_of_zeros_are_settled_where_only_1_3_has_the_type(oracle):
    zeros = {**ROWS, "scales": {"input": (0.5, 7)}, "fill": {"input": (7,)}}
    assert reason(called(oracle, O.L2_NORMALIZATION, T.TENSOR_QUANT8_ASYMM_SIGNED, **zeros)) == ""


def test_an_output_that_is_not_specified_may_not_be_compared(oracle):
    case = called(oracle, O.LSTM, FLOAT32)
    assert case.expected[0] is None
    assert reason(case) == ""
    compared = replace(case, expected=(np.zeros((1, 4), np.float32), *case.expected[1:]))
    assert "not specified" in reason(compared)


@pytest.mark.parametrize("code", [O.L2_NORMALIZATION, O.GENERATE_PROPOSALS], ids=lambda code: code.name)
def test_the_suite_has_no_such_case(oracle, code):
    assert {case.name: reason(case) for case in generate(TABLE[code], oracle, 1).cases if reason(case)} == {}
