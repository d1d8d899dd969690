# EMBEDDING_LOOKUP.

NUMPY = "numpy: take along the first axis"
TYPES = {
    "quant8": ("TENSOR_QUANT8_ASYMM", 0.5, 121),
    "signed": ("TENSOR_QUANT8_ASYMM_SIGNED", 0.5, -7),
    "int32": ("TENSOR_INT32",),
}


def lookup(name, indexes, given, expected):
    """An example in every type."""
    places = Input("lookups", ("TENSOR_INT32", [len(indexes)]))
    i, o = Input("values", ("TENSOR_FLOAT32", given[0])), Output("output", ("TENSOR_FLOAT32", expected[0]))
    Model(name).Operation("EMBEDDING_LOOKUP", places, i).To(o)
    converted = [DataTypeConverter(name=title).Identify(dict.fromkeys((i, o), kind)) for title, kind in TYPES.items()]
    example = Example({places: indexes, i: given[1], o: expected[1]}, source=NUMPY)
    example.AddVariations("relaxed", "float16", *converted, defaultName="float32")


lookup(
    "rank_2", [2, 0, 0], ([4, 3], [41, -36, -58, -29, -53, 9, -17, 24, -60, 29, 27, -6]),
    ([3, 3], [-17, 24, -60, 41, -36, -58, 41, -36, -58]),
)
lookup(
    "rank_3", [1, 3], ([4, 2, 2], [-54, -49, -9, 19, -38, -40, -44, -28, -42, -6, -33, 12, -5, 37, -18, 43]),
    ([2, 2, 2], [-38, -40, -44, -28, -5, 37, -18, 43]),
)
lookup(
    "rank_5", [2, 0],
    ([3, 1, 2, 1, 3], [28, 14, 44, 2, -17, -27, 21, 48, -34, -12, -32, -51, -59, -57, 11, -25, -5, 43]),
    ([2, 1, 2, 1, 3], [-59, -57, 11, -25, -5, 43, 28, 14, 44, 2, -17, -27]),
)
lookup("one", [1], ([2, 4], [-41, 28, 37, -49, 21, -19, -50, -11]), ([1, 4], [21, -19, -50, -11]))
# More than 256 rows, so that 8 bits do not hold their indexes.
LONG = [k * 37 % 121 - 60 for k in range(600)]
lookup("many_rows", [299, 130, 256, 0, 255], ([300, 2], LONG), ([5, 2], [44, -40, 1, 38, 8, 45, -60, -23, 55, -29]))
