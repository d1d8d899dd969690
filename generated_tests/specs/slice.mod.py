# SLICE.

NUMPY = "numpy: indexing with slices"
TYPES = {
    "quant8": ("TENSOR_QUANT8_ASYMM", 0.5, 121),
    "signed": ("TENSOR_QUANT8_ASYMM_SIGNED", 0.5, -7),
    "int32": ("TENSOR_INT32",),
}


def slice_of(name, begin, size, given, expected):
    """An example in every type."""
    i, o = Input("input", ("TENSOR_FLOAT32", given[0])), Output("output", ("TENSOR_FLOAT32", expected[0]))
    Model(name).Operation("SLICE", i, begin, size).To(o)
    converted = [DataTypeConverter(name=title).Identify(dict.fromkeys((i, o), kind)) for title, kind in TYPES.items()]
    example = Example({i: given[1], o: expected[1]}, source=NUMPY)
    example.AddVariations("relaxed", "float16", *converted, defaultName="float32")


slice_of("rank_1", [2], [3], ([6], [-50, 59, -32, 34, -39, 36]), ([3], [-32, 34, -39]))
slice_of(
    "rank_2", [1, 0], [2, 3], ([3, 4], [-57, -4, 44, 35, 50, -8, -31, -44, -9, 24, -23, 47]),
    ([2, 3], [50, -8, -31, -9, 24, -23]),
)
slice_of(
    "rank_2_to_the_end", [0, 1], [2, -1], ([3, 4], [-57, -4, 44, 35, 50, -8, -31, -44, -9, 24, -23, 47]),
    ([2, 3], [-4, 44, 35, -8, -31, -44]),
)
slice_of(
    "rank_3_to_the_end", [1, 1, 0], [-1, -1, 1], ([2, 3, 2], [-3, 19, 47, -15, 38, -27, 55, 12, 44, 52, -7, -51]),
    ([1, 2, 1], [44, -7]),
)
slice_of(
    "rank_5", [0, 1, 0, 1, 0], [2, 2, 1, 1, 2],
    ([2, 3, 1, 2, 3], [-34, 12, 37, 14, 44, 54, -40, -3, -12, -28, -51, -55, 53, 50, 55, -4, 10, -35, -29, -23, 0,
        16, -52, -44, 15, 47, 22, 9, 28, -32, 56, 18, -19, -38, 60, -42]),
    ([2, 2, 1, 1, 2], [-28, -51, -4, 10, 9, 28, -38, 60]),
)
