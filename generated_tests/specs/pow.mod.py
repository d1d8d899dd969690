# POW.

HAND = "worked by hand"
ROUNDED = "numpy, float64, rounded once"


def power(name, base, exponent, expected, source):
    """An example in each floating-point type."""
    b, e = (Input(side, ("TENSOR_FLOAT32", given[0])) for side, given in (("base", base), ("exponent", exponent)))
    o = Output("output", ("TENSOR_FLOAT32", expected[0]))
    Model(name).Operation("POW", b, e).To(o)
    example = Example({b: base[1], e: exponent[1], o: expected[1]}, source=source)
    example.AddVariations("relaxed", "float16", defaultName="float32")


power("squares", ([2, 3], [3, -4, 0.5, 7, -1, 10]), ([1], [2]), ([2, 3], [9, 16, 0.25, 49, 1, 100]), HAND)
# Negative bases have powers for whole exponents.
power(
    "whole", ([7], [-2, -2, -3, 4, -5, -2, -4]), ([7], [3, -2, 1, -1, 0, -1, -3]),
    ([7], [-8, 0.25, -3, 0.25, 1, -0.5, -0.015625]), HAND,
)
power("row", ([3], [2, 4, 0.25]), ([2, 1], [0.5, -2]), ([2, 3], [1.4142135, 2, 0.5, 0.25, 0.0625, 16]), HAND)
power(
    "fractions", ([4], [1.5, 2.5, 0.75, 9]), ([4], [2.5, -1.25, 0.375, 1.75]),
    ([4], [2.755676, 0.3181083, 0.89773464, 46.765373]), ROUNDED,
)
power(
    "rank_5", ([2, 1, 2, 1, 1], [3, 5, 2, 0.5]), ([2, 1], [2, -1]),
    ([2, 1, 2, 2, 1], [9, 0.33333334, 25, 0.2, 4, 0.5, 0.25, 2]), ROUNDED,
)

# Constant exponents, of which a compiler may make products, roots or logarithms: negative bases have powers for these.
for name, exponent, base, expected in (
    ("cubes", 3, [-2, 3, -0.5, 1.5], [-8, 27, -0.125, 3.375]),
    ("fifths", 5, [-2, 1, -0.5, 3], [-32, 1, -0.03125, 243]),
    ("constant_squares", 2, [-3, 0.5, -0.25, 7], [9, 0.25, 0.0625, 49]),
    ("constant_inverses", -1, [-2, 4, -0.5, 8], [-0.5, 0.25, -2, 0.125]),
    ("inverse_cubes", -3, [-2, 2, -0.5, 4], [-0.125, 0.125, -8, 0.015625]),
):
    b, o = Input("base", ("TENSOR_FLOAT32", [4])), Output("output", ("TENSOR_FLOAT32", [4]))
    constant = Parameter("exponent", ("TENSOR_FLOAT32", [1]), [exponent])
    Model(name).Operation("POW", b, constant).To(o)
    example = Example({b: base, o: expected}, source=HAND)
    example.AddVariations("relaxed", "float16", defaultName="float32")
