# REVERSE.

NUMPY = "numpy: flip"
TYPES = {
    "quant8": ("TENSOR_QUANT8_ASYMM", 0.5, 121),
    "signed": ("TENSOR_QUANT8_ASYMM_SIGNED", 0.5, -7),
    "int32": ("TENSOR_INT32",),
}


def reverse(name, axis, given, expected):
    """An example in every type."""
    i, o = Input("input", ("TENSOR_FLOAT32", given[0])), Output("output", ("TENSOR_FLOAT32", expected[0]))
    Model(name).Operation("REVERSE", i, Int32Vector("axis", [axis])).To(o)
    converted = [DataTypeConverter(name=title).Identify(dict.fromkeys((i, o), kind)) for title, kind in TYPES.items()]
    example = Example({i: given[1], o: expected[1]}, source=NUMPY)
    example.AddVariations("relaxed", "float16", *converted, defaultName="float32")


reverse("rank_1", 0, ([5], [0, -56, 29, 54, -5]), ([5], [-5, 54, 29, -56, 0]))
reverse("rank_2_rows", 0, ([3, 2], [-11, 38, -25, -30, 37, -48]), ([3, 2], [37, -48, -25, -30, -11, 38]))
reverse("rank_2_columns", 1, ([2, 3], [-50, 59, -32, 34, -39, 36]), ([2, 3], [-32, 59, -50, 36, -39, 34]))
reverse(
    "rank_3_middle", 1, ([2, 3, 2], [-3, 19, 47, -15, 38, -27, 55, 12, 44, 52, -7, -51]),
    ([2, 3, 2], [38, -27, 47, -15, -3, 19, -7, -51, 44, 52, 55, 12]),
)
reverse(
    "rank_8", 4, ([1, 2, 1, 1, 3, 1, 2, 1], [31, -58, -54, -1, 59, -14, -27, 57, 13, 29, -7, 55]),
    ([1, 2, 1, 1, 3, 1, 2, 1], [59, -14, -54, -1, 31, -58, -7, 55, 13, 29, -27, 57]),
)
