# MEAN.

ROUNDED = "numpy, float64, rounded once"
KINDS = (("TENSOR_QUANT8_ASYMM", 0), ("TENSOR_QUANT8_ASYMM_SIGNED", -128))


def mean(name, axes, keep_dims, dimensions, values, output_dimensions, expected):
    """An example in every type; without ``axes`` the argument is left out."""
    i = Input("input", ("TENSOR_FLOAT32", dimensions))
    o = Output("output", ("TENSOR_FLOAT32", output_dimensions))
    given = Parameter("axes", ("TENSOR_INT32", [len(axes)]), axes or None)
    Model(name).Operation("MEAN", i, given, keep_dims).To(o)
    types = [
        DataTypeConverter(name="signed" if low else "quant8").Identify(dict.fromkeys((i, o), (kind, 0.5, 110 + low)))
        for kind, low in KINDS
    ]
    Example({i: values, o: expected}, source=ROUNDED).AddVariations("relaxed", "float16", *types, defaultName="float32")


mean("rows", [1], 0, [3, 4], [4, -7, 11, 4, -3, 15, 6, -8, 8, -2, 7, 11], [3], [3, 2.5, 6])
mean("rows_from_the_end_kept", [-1], 1, [3, 4], [4, -7, 11, 4, -3, 15, 6, -8, 8, -2, 7, 11], [3, 1], [3, 2.5, 6])
mean("columns", [0], 0, [3, 4], [4, -7, 11, 4, -3, 15, 6, -8, 8, -2, 7, 11], [4], [3, 2, 8, 2.3333333])
mean("all", [1, 0], 0, [3, 4], [4, -7, 11, 4, -3, 15, 6, -8, 8, -2, 7, 11], [1], [3.8333333])
mean(
    "rank_4_image", [1, 2], 0, [2, 3, 2, 2],
    [5, -7, 11, 2, 9, -3, 15, 6, -8, 1, 8, 4, -2, 13, 3, -12, 7, 10, -5, 14, -1, 12, -9, 16], [2, 2],
    [6.6666665, 0.5, -1.1666666, 8.833333],
)
mean(
    "rank_4_kept_and_named_twice", [-1, 0, 3], 2, [2, 3, 2, 2],
    [5, -7, 11, 2, 9, -3, 15, 6, -8, 1, 8, 4, -2, 13, 3, -12, 7, 10, -5, 14, -1, 12, -9, 16], [1, 3, 2, 1],
    [2.25, 1, 5.75, 7.5, 1, 4.75],
)
mean(
    "rank_4_all", [0, 1, 2, 3], 0, [2, 3, 2, 2],
    [5, -7, 11, 2, 9, -3, 15, 6, -8, 1, 8, 4, -2, 13, 3, -12, 7, 10, -5, 14, -1, 12, -9, 16], [1],
    [3.7083333],
)
mean("rank_1", [0], 1, [3], [7, -4, 12], [1], [5])
# Without axes all are reduced: a sum of 46 over 12 elements.
mean("left_out", [], 0, [3, 4], [4, -7, 11, 4, -3, 15, 6, -8, 8, -2, 7, 11], [1], [3.8333333])
mean("left_out_kept", [], 1, [2, 1, 3], [4, -7, 11, 4, -3, 15], [1, 1, 1], [4])
# More elements than 256, whose raw values have a sum beyond 16 bits: 320 times 62, or -48, and these in turn.
mean("many", [1], 0, [2, 320], [60] * 256 + [70] * 64 + [-50] * 256 + [-40] * 64, [2], [62, -48])
mean("many_rows", [0], 0, [320, 2], [60, -50] * 256 + [70, -40] * 64, [2], [62, -48])

# Sums beyond the largest float16: elements and means are within it.
LARGE = [40000, 24000, 36000, 28000, -32000, -48000, -40000, -40000]
i, o = Input("input", ("TENSOR_FLOAT16", [2, 4])), Output("output", ("TENSOR_FLOAT16", [2]))
Model("sums_beyond").Operation("MEAN", i, Parameter("axes", ("TENSOR_INT32", [1]), [1]), 0).To(o)
Example({i: LARGE, o: [32000, -40000]}, name="float16", source="worked by hand; exact")
