"""Models of the operations on single elements, and of normalisations, as in ``nets.py``."""

from __future__ import annotations

from typing import Any

from nnconform.mlts.tests.build_tflite import Net, Op
from nnconform.mlts.tests.nets import F, I, S, U, binary, real, unary
from nnconform.mlts.tests.nets_shapes import B


def of_positive(name: str, options: dict[str, Any] | None = None) -> Net:
    """An operation on numbers above 0."""
    return Net((F(2, 9), F(2, 9), F(2, 9)), (Op("ABS", (0,), (1,), {}), Op(name, (1,), (2,), options)))


ELEMENTWISE: dict[str, Net] = {
    "abs": unary("ABS", F(2, 9), F(2, 9), {}),
    "exp": unary("EXP", F(2, 9), F(2, 9), {}),
    "floor": unary("FLOOR", F(2, 9), F(2, 9)),
    "log": of_positive("LOG"),
    "rsqrt": of_positive("RSQRT"),
    "sqrt": of_positive("SQRT"),
    "sin": unary("SIN", F(2, 9), F(2, 9)),
    "square": unary("SQUARE", F(2, 9), F(2, 9), {}),
    "neg": unary("NEG", F(2, 9), F(2, 9), {}),
    "neg_int32": unary("NEG", I(2, 9), I(2, 9), {}),
    "elu": unary("ELU", F(2, 9), F(2, 9)),
    "hard_swish": unary("HARD_SWISH", F(2, 9), F(2, 9), {}),
    "leaky_relu": unary("LEAKY_RELU", F(2, 9), F(2, 9), {"alpha": 0.25}),
    "prelu": binary("PRELU", F(2, 3, 4), F(4, data=real(4)), F(2, 3, 4)),
    "logical_not": unary("LOGICAL_NOT", B(9), B(9), {}),
    "logical_and": binary("LOGICAL_AND", B(2, 9), B(9), B(2, 9)),
    "logical_or": binary("LOGICAL_OR", B(2, 9), B(9), B(2, 9)),
    "cast": unary("CAST", F(2, 9), I(2, 9), {}),
    "cast_to_bool": Net((F(2, 9), F(2, 9), B(2, 9)), (Op("RELU", (0,), (1,)), Op("CAST", (1,), (2,), {}))),
    "cast_from_bool": unary("CAST", B(2, 9), F(2, 9), {}),
    "pow": Net(
        (F(2, 9), F(2, 9), F(9, data=real(9)), F(2, 9)),
        (Op("ABS", (0,), (1,), {}), Op("POW", (1, 2), (3,), {})),
    ),
    "floor_div": binary("FLOOR_DIV", F(2, 3), F(3, data=[2.0, -1.5, 0.75]), F(2, 3)),
    "floor_div_int32": binary("FLOOR_DIV", I(2, 3), I(3, data=[2, -3, 7]), I(2, 3)),
    "squared_difference": binary("SQUARED_DIFFERENCE", F(2, 3), F(3), F(2, 3)),
    "maximum": binary("MAXIMUM", F(2, 3), F(2, 3), F(2, 3)),
    "minimum_int8": binary("MINIMUM", S(2, 3), S(3), S(2, 3)),
    "equal": binary("EQUAL", B(2, 9), B(2, 9), B(2, 9)),
    "not_equal": binary("NOT_EQUAL", B(2, 9), B(2, 9), B(2, 9)),
    "less": binary("LESS", F(2, 9), F(2, 9), B(2, 9)),
    "less_equal": binary("LESS_EQUAL", I(2, 9), I(2, 9), B(2, 9)),
    "greater": binary("GREATER", F(2, 9), F(9), B(2, 9)),
    "greater_equal_uint8": binary("GREATER_EQUAL", U(2, 9), U(2, 9), B(2, 9)),
    "log_softmax": unary("LOG_SOFTMAX", F(2, 9), F(2, 9), {}),
    "l2_normalization": unary("L2_NORMALIZATION", F(1, 2, 3, 4), F(1, 2, 3, 4), {}),
    "local_response_normalization": unary(
        "LOCAL_RESPONSE_NORMALIZATION",
        F(1, 2, 3, 8),
        F(1, 2, 3, 8),
        {"radius": 2, "bias": 1.0, "alpha": 0.3, "beta": 0.75},
    ),
    "conv_grouped": Net(
        (F(1, 5, 6, 4), F(6, 3, 2, 2, data=real(6, 3, 2, 2)), F(6, data=real(6)), F(1, 5, 6, 6)),
        (
            Op(
                "CONV_2D",
                (0, 1, 2),
                (3,),
                {"padding": 0, "strideW": 1, "strideH": 1, "dilationWFactor": 1, "dilationHFactor": 1},
            ),
        ),
    ),
}
