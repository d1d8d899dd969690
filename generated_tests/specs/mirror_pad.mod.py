# MIRROR_PAD.

NUMPY = "numpy: pad with modes reflect and symmetric"
TYPES = {
    "quant8": ("TENSOR_QUANT8_ASYMM", 0.5, 121),
    "signed": ("TENSOR_QUANT8_ASYMM_SIGNED", 0.5, -7),
    "int32": ("TENSOR_INT32",),
}

REFLECT, SYMMETRIC = 0, 1


def mirror(name, mode, paddings, given, expected):
    """An example in every type."""
    i, o = Input("input", ("TENSOR_FLOAT32", given[0])), Output("output", ("TENSOR_FLOAT32", expected[0]))
    widths = Parameter("paddings", ("TENSOR_INT32", [len(paddings) // 2, 2]), paddings)
    Model(name).Operation("MIRROR_PAD", i, widths, mode).To(o)
    converted = [DataTypeConverter(name=title).Identify(dict.fromkeys((i, o), kind)) for title, kind in TYPES.items()]
    example = Example({i: given[1], o: expected[1]}, source=NUMPY)
    example.AddVariations("relaxed", "float16", *converted, defaultName="float32")


mirror("rank_1_reflect", REFLECT, [2, 1], ([3], [3, -5, 8]), ([6], [8, -5, 3, -5, 8, -5]))
mirror("rank_1_symmetric", SYMMETRIC, [3, 2], ([3], [3, -5, 8]), ([8], [8, -5, 3, 3, -5, 8, 8, -5]))
mirror(
    "rank_2_reflect", REFLECT, [1, 0, 2, 1], ([3, 3], [2, -7, 11, 4, 9, -1, 8, -3, 6]),
    ([4, 6], [-1, 9, 4, 9, -1, 9, 11, -7, 2, -7, 11, -7, -1, 9, 4, 9, -1, 9, 6, -3, 8, -3, 6, -3]),
)
mirror(
    "rank_2_symmetric", SYMMETRIC, [0, 2, 1, 3], ([3, 3], [2, -7, 11, 4, 9, -1, 8, -3, 6]),
    ([5, 7], [2, 2, -7, 11, 11, -7, 2, 4, 4, 9, -1, -1, 9, 4, 8, 8, -3, 6, 6, -3, 8, 8, 8, -3, 6, 6, -3, 8, 4, 4,
        9, -1, -1, 9, 4]),
)
mirror(
    "rank_5_reflect", REFLECT, [0, 0, 1, 1, 0, 0, 0, 2, 0, 0],
    ([2, 2, 1, 3, 1], [5, -6, 7, 8, -9, 1, 2, -3, 4, 10, 11, -12]),
    ([2, 4, 1, 5, 1], [8, -9, 1, -9, 8, 5, -6, 7, -6, 5, 8, -9, 1, -9, 8, 5, -6, 7, -6, 5, 10, 11, -12, 11, 10, 2,
        -3, 4, -3, 2, 10, 11, -12, 11, 10, 2, -3, 4, -3, 2]),
)
mirror(
    "rank_5_symmetric", SYMMETRIC, [1, 0, 0, 1, 0, 0, 2, 0, 0, 0],
    ([2, 2, 1, 3, 1], [5, -6, 7, 8, -9, 1, 2, -3, 4, 10, 11, -12]),
    ([3, 3, 1, 5, 1], [-6, 5, 5, -6, 7, -9, 8, 8, -9, 1, -9, 8, 8, -9, 1, -6, 5, 5, -6, 7, -9, 8, 8, -9, 1, -9, 8,
        8, -9, 1, -3, 2, 2, -3, 4, 11, 10, 10, 11, -12, 11, 10, 10, 11, -12]),
)
