# HARD_SWISH.

NUMPY = "numpy, float64"
ROUNDED = "numpy, float64, rounded once to the output's scale"
KINDS = (("TENSOR_QUANT8_ASYMM", 0), ("TENSOR_QUANT8_ASYMM_SIGNED", -128))


def hard_swish(name, dimensions, values, expected):
    """An example in each type; quantised outputs in thirds of the inputs' unit."""
    i = Input("input", ("TENSOR_FLOAT32", dimensions))
    o = Output("output", ("TENSOR_FLOAT32", dimensions))
    Model(name).Operation("HARD_SWISH", i).To(o)
    types = [
        DataTypeConverter(name="signed" if low else "quant8").Identify(
            {i: (kind, 0.0625, 100 + low), o: (kind, 0.0390625, 20 + low)}
        )
        for kind, low in KINDS
    ]
    Example({i: values, o: expected}, source=NUMPY).AddVariations("relaxed", "float16", *types, defaultName="float32")


hard_swish(
    "rank_1", [10], [-4, -3, -1.5, 0, 1.5, 3, 4.5, -6, 0.75, -0.75],
    [0, 0, -0.375, 0, 1.125, 3, 4.5, 0, 0.46875, -0.28125],
)
hard_swish(
    "rank_4", [1, 3, 1, 2], [-2.25, 2.25, 8, -2.75, -3.0625, 3.0625], [-0.28125, 1.96875, 8, -0.114583336, 0,
        3.0625],
)
hard_swish("rank_5", [2, 1, 1, 1, 2], [1, -1, 2, -2], [0.6666667, -0.33333334, 1.6666666, -0.33333334])

# Scales that are no powers of two, and answers at both ends of the range.
for kind, low in KINDS:
    i = Input("input", (kind, [10], 0.05, 100 + low))
    o = Output("output", (kind, [10], 0.03, 13 + low))
    Model("raw").Operation("HARD_SWISH", i).To(o)
    values, expected = [0, 40, 77, 90, 100, 113, 128, 160, 200, 255], [13, 13, 1, 6, 13, 26, 47, 113, 180, 255]
    Example(
        {i: [x + low for x in values], o: [x + low for x in expected]}, name="signed" if low else "quant8",
            source=ROUNDED
    )
