# GATHER.

NUMPY = "numpy: take"
TYPES = {
    "quant8": ("TENSOR_QUANT8_ASYMM", 0.5, 121),
    "signed": ("TENSOR_QUANT8_ASYMM_SIGNED", 0.5, -7),
    "int32": ("TENSOR_INT32",),
}


def gather(name, axis, given, indices, expected):
    """An example in every type."""
    i, o = Input("input", ("TENSOR_FLOAT32", given[0])), Output("output", ("TENSOR_FLOAT32", expected[0]))
    places = Parameter("indices", ("TENSOR_INT32", indices[0]), indices[1])
    Model(name).Operation("GATHER", i, axis, places).To(o)
    converted = [DataTypeConverter(name=title).Identify(dict.fromkeys((i, o), kind)) for title, kind in TYPES.items()]
    example = Example({i: given[1], o: expected[1]}, source=NUMPY)
    example.AddVariations("relaxed", "float16", *converted, defaultName="float32")


gather("rank_1", 0, ([5], [0, -56, 29, 54, -5]), ([4], [3, 0, 3, 4]), ([4], [54, 0, 54, -5]))
gather("rank_2_rows", 0, ([3, 2], [-11, 38, -25, -30, 37, -48]), ([2], [2, 0]), ([2, 2], [37, -48, -11, 38]))
gather(
    "rank_2_columns", 1, ([2, 3], [-50, 59, -32, 34, -39, 36]), ([4], [2, 0, 1, 2]),
    ([2, 4], [-32, -50, 59, -32, 36, 34, -39, 36]),
)
gather(
    "rank_2_from_the_end", -1, ([2, 4], [-10, 51, 0, -17, -15, 1, 18, -20]), ([2], [3, 1]),
    ([2, 2], [-17, 51, -20, 1]),
)
gather(
    "rank_3_inside", 1, ([2, 3, 2], [31, -58, -54, -1, 59, -14, -27, 57, 13, 29, -7, 55]), ([2], [2, 0]),
    ([2, 2, 2], [59, -14, 31, -58, -7, 55, -27, 57]),
)
gather(
    "indices_of_rank_2", 0, ([4, 2], [22, 59, -51, 42, 56, 48, 50, -1]), ([2, 3], [3, 1, 0, 2, 2, 1]),
    ([2, 3, 2], [50, -1, -51, 42, 22, 59, 56, 48, 56, 48, -51, 42]),
)
gather(
    "indices_of_rank_2_inside", 1, ([2, 3, 2], [31, -58, -54, -1, 59, -14, -27, 57, 13, 29, -7, 55]),
    ([2, 2], [2, 0, 1, 1]), ([2, 2, 2, 2], [59, -14, 31, -58, -54, -1, -54, -1, -7, 55, -27, 57, 13, 29, 13, 29]),
)
gather(
    "rank_5", -2, ([1, 2, 1, 3, 2], [-54, -25, 36, 41, 16, 45, 29, 9, -34, 5, 43, -26]), ([2], [1, 2]),
    ([1, 2, 1, 2, 2], [36, 41, 16, 45, -34, 5, 43, -26]),
)
# An axis of more than 256 elements, so that 8 bits do not hold its indexes.
LONG = [k * 37 % 121 - 60 for k in range(300)]
FAR = [299, 130, 256, 290, 0, 255]
gather("long_axis", 0, ([300], LONG), ([6], FAR), ([6], [-8, 31, -26, 22, -60, 58]))
gather(
    "long_last_axis", 1, ([2, 300], [*LONG, *LONG[::-1]]), ([6], FAR),
    ([2, 6], [-8, 31, -26, 22, -60, 58, -60, 22, -42, 31, -8, -5]),
)
