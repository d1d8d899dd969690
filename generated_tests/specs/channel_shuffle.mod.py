# CHANNEL_SHUFFLE.

NUMPY = "numpy: the axis split into groups and the channels of a group, these two exchanged"
TYPES = {"quant8": ("TENSOR_QUANT8_ASYMM", 0.5, 121), "signed": ("TENSOR_QUANT8_ASYMM_SIGNED", 0.5, -7)}


def shuffle(name, groups, axis, given, expected):
    """An example in every type."""
    i, o = Input("input", ("TENSOR_FLOAT32", given[0])), Output("output", ("TENSOR_FLOAT32", expected[0]))
    Model(name).Operation("CHANNEL_SHUFFLE", i, groups, axis).To(o)
    converted = [DataTypeConverter(name=title).Identify(dict.fromkeys((i, o), kind)) for title, kind in TYPES.items()]
    example = Example({i: given[1], o: expected[1]}, source=NUMPY)
    example.AddVariations("relaxed", "float16", *converted, defaultName="float32")


shuffle("rank_1", 2, 0, ([6], [-37, 38, 1, 25, -1, -41]), ([6], [-37, 25, 38, -1, 1, -41]))
shuffle(
    "rank_2", 3, -1, ([2, 6], [0, -27, 22, 14, 16, 6, -53, -47, 3, 51, -1, 53]),
    ([2, 6], [0, 22, 16, -27, 14, 6, -53, 3, -1, -47, 51, 53]),
)
shuffle(
    "rank_2_rows", 2, 0, ([6, 2], [39, 19, 14, 43, 6, -53, 30, -31, 13, 53, -6, -7]),
    ([6, 2], [39, 19, 30, -31, 14, 43, 13, 53, 6, -53, -6, -7]),
)
shuffle(
    "rank_3_middle", 2, 1,
    ([2, 4, 3], [36, -28, 40, -35, -48, 10, 6, -5, 14, 24, 48, 45, 25, 31, -58, 54, -50, 7, 35, -36, -2, -40, -9,
        38]),
    ([2, 4, 3], [36, -28, 40, 6, -5, 14, -35, -48, 10, 24, 48, 45, 25, 31, -58, 35, -36, -2, 54, -50, 7, -40, -9,
        38]),
)
shuffle(
    "rank_4", 2, 3,
    ([1, 2, 2, 6], [-8, -58, 0, 38, -24, 54, 32, -9, 40, -2, -52, 20, 6, 42, -50, -47, -21, -18, -33, -54, 41, -15,
        -29, -48]),
    ([1, 2, 2, 6], [-8, 38, -58, -24, 0, 54, 32, -2, -9, -52, 40, 20, 6, -47, 42, -21, -50, -18, -33, -15, -54, -29,
        41, -48]),
)
shuffle(
    "rank_4_from_the_end", 3, -3,
    ([2, 6, 1, 2], [-28, 58, 24, -48, -11, -15, 11, -27, 51, -17, -2, -39, 49, 3, -32, -13, 18, 57, -21, 56, 4, 8,
        -19, 12]),
    ([2, 6, 1, 2], [-28, 58, -11, -15, 51, -17, 24, -48, 11, -27, -2, -39, 49, 3, 18, 57, 4, 8, -32, -13, -21, 56,
        -19, 12]),
)
shuffle(
    "rank_4_batch", 2, -4,
    ([4, 1, 2, 2], [-10, -34, -42, -28, -30, -16, -24, -6, -48, -15, -45, -32, -41, -37, 40, -25]),
    ([4, 1, 2, 2], [-10, -34, -42, -28, -48, -15, -45, -32, -30, -16, -24, -6, -41, -37, 40, -25]),
)
