# TILE.

NUMPY = "numpy: tile"
TYPES = {
    "quant8": ("TENSOR_QUANT8_ASYMM", 0.5, 121),
    "signed": ("TENSOR_QUANT8_ASYMM_SIGNED", 0.5, -7),
    "int32": ("TENSOR_INT32",),
}


def tile(name, multiples, given, expected):
    """An example in every type."""
    i, o = Input("input", ("TENSOR_FLOAT32", given[0])), Output("output", ("TENSOR_FLOAT32", expected[0]))
    Model(name).Operation("TILE", i, multiples).To(o)
    converted = [DataTypeConverter(name=title).Identify(dict.fromkeys((i, o), kind)) for title, kind in TYPES.items()]
    example = Example({i: given[1], o: expected[1]}, source=NUMPY)
    example.AddVariations("relaxed", "float16", *converted, defaultName="float32")


tile("rank_1", [3], ([3], [1, -4, 31]), ([9], [1, -4, 31, 1, -4, 31, 1, -4, 31]))
tile(
    "rank_2", [2, 1], ([2, 3], [-11, 38, -25, -30, 37, -48]),
    ([4, 3], [-11, 38, -25, -30, 37, -48, -11, 38, -25, -30, 37, -48]),
)
tile(
    "rank_2_other_axis", [1, 2], ([2, 3], [-50, 59, -32, 34, -39, 36]),
    ([2, 6], [-50, 59, -32, -50, 59, -32, 34, -39, 36, 34, -39, 36]),
)
tile(
    "rank_3", [1, 2, 2], ([2, 1, 3], [44, 52, 0, 50, 24, 58]),
    ([2, 2, 6], [44, 52, 0, 44, 52, 0, 44, 52, 0, 44, 52, 0, 50, 24, 58, 50, 24, 58, 50, 24, 58, 50, 24, 58]),
)
tile(
    "rank_5", [1, 2, 1, 2, 3], ([2, 1, 1, 2, 1], [19, -58, 37, 35]),
    ([2, 2, 1, 4, 3], [19, 19, 19, -58, -58, -58, 19, 19, 19, -58, -58, -58, 19, 19, 19, -58, -58, -58, 19, 19,
        19, -58, -58, -58, 37, 37, 37, 35, 35, 35, 37, 37, 37, 35, 35, 35, 37, 37, 37, 35, 35, 35, 37, 37, 37, 35, 35,
        35]),
)
