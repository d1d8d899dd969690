# ELU.

ROUNDED = "numpy, float64: expm1, rounded once"


def elu(name, dimensions, values, alpha, expected):
    """An example in each floating-point type."""
    i = Input("input", ("TENSOR_FLOAT32", dimensions))
    o = Output("output", ("TENSOR_FLOAT32", dimensions))
    Model(name).Operation("ELU", i, Float32Scalar("alpha", alpha)).To(o)
    Example({i: values, o: expected}, source=ROUNDED).AddVariations("relaxed", "float16", defaultName="float32")


elu(
    "alpha_1", [2, 4], [-1, 2.5, -0.25, 0.75, 6, -3, 0, -8], 1.0,
    [-0.63212055, 2.5, -0.22119921, 0.75, 6, -0.95021296, 0, -0.99966455],
)
elu(
    "alpha_above_1", [8], [-1, 2.5, -0.25, 0.75, 6, -3, 0, -8], 1.75,
    [-1.106211, 2.5, -0.38709864, 0.75, 6, -1.6628727, 0, -1.7494129],
)
elu(
    "alpha_below_1", [2, 1, 2, 2], [-1, 2.5, -0.25, 0.75, 6, -3, 0, -8], 0.125,
    [-0.07901507, 2.5, -0.027649902, 0.75, 6, -0.11877662, 0, -0.12495807],
)
elu(
    "rank_5", [1, 2, 2, 1, 2], [-1, 2.5, -0.25, 0.75, 6, -3, 0, -8], 0.5,
    [-0.31606027, 2.5, -0.11059961, 0.75, 6, -0.47510648, 0, -0.49983227],
)
elu(
    "near_0_and_far", [5], [-0.0009765625, 0.0625, -0.03125, -100, 1000], 1.5,
    [-0.0014641287, 0.0625, -0.046150148, -1.5, 1000],
)
