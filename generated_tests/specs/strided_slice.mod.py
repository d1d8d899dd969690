# STRIDED_SLICE.

NUMPY = "numpy: indexing with slices"
TYPES = {"quant8": ("TENSOR_QUANT8_ASYMM", 0.5, 121), "signed": ("TENSOR_QUANT8_ASYMM_SIGNED", 0.5, -7)}


def strided(name, begin, end, strides, masks, given, expected):
    """An example in every type; ``masks`` are those of begin, end and of the axes to shrink."""
    i, o = Input("input", ("TENSOR_FLOAT32", given[0])), Output("output", ("TENSOR_FLOAT32", expected[0]))
    Model(name).Operation("STRIDED_SLICE", i, begin, end, strides, *masks).To(o)
    converted = [DataTypeConverter(name=title).Identify(dict.fromkeys((i, o), kind)) for title, kind in TYPES.items()]
    example = Example({i: given[1], o: expected[1]}, source=NUMPY)
    example.AddVariations("relaxed", "float16", *converted, defaultName="float32")


strided("rank_1", [1], [6], [2], (0, 0, 0), ([7], [45, -40, -33, -51, 36, 33, -39]), ([3], [-40, -51, 33]))
strided("rank_1_backwards", [5], [0], [-2], (0, 0, 0), ([7], [45, -40, -33, -51, 36, 33, -39]), ([3], [33, -51, -40]))
# An end of -1 is the last element; the first one is reached backwards by an end beyond it, or by the mask.
strided(
    "rank_1_to_the_first", [3], [-8], [-1], (0, 0, 0), ([7], [45, -40, -33, -51, 36, 33, -39]),
    ([4], [-51, -33, -40, 45]),
)
strided("rank_1_masked", [3], [5], [-3], (1, 1, 0), ([7], [45, -40, -33, -51, 36, 33, -39]), ([3], [-39, -51, 45]))
strided("rank_1_clamped", [-9], [20], [3], (0, 0, 0), ([7], [45, -40, -33, -51, 36, 33, -39]), ([3], [45, -51, -39]))
strided("rank_1_one_element", [4], [5], [1], (0, 0, 1), ([7], [45, -40, -33, -51, 36, 33, -39]), ([1], [36]))
strided(
    "rank_2", [1, -4], [4, -1], [2, 1], (0, 0, 0),
    ([4, 5], [-33, 15, 60, -29, -45, 18, -12, 43, -50, -13, 39, -8, 37, 28, -57, 35, -26, 56, -31, 5]),
    ([2, 3], [-12, 43, -50, -26, 56, -31]),
)
strided(
    "rank_2_begin_mask", [2, 1], [3, 4], [1, 2], (1, 0, 0),
    ([4, 5], [-33, 15, 60, -29, -45, 18, -12, 43, -50, -13, 39, -8, 37, 28, -57, 35, -26, 56, -31, 5]),
    ([3, 2], [15, -29, -12, -50, -8, 28]),
)
strided(
    "rank_2_end_mask", [1, 1], [2, 3], [1, 2], (0, 2, 0),
    ([4, 5], [-33, 15, 60, -29, -45, 18, -12, 43, -50, -13, 39, -8, 37, 28, -57, 35, -26, 56, -31, 5]),
    ([1, 2], [-12, -50]),
)
strided(
    "rank_2_shrunk", [2, 0], [3, 5], [1, 2], (0, 0, 1),
    ([4, 5], [-33, 15, 60, -29, -45, 18, -12, 43, -50, -13, 39, -8, 37, 28, -57, 35, -26, 56, -31, 5]),
    ([3], [39, 37, -57]),
)
strided(
    "rank_2_other_shrunk", [0, 3], [4, 4], [3, 1], (0, 0, 2),
    ([4, 5], [-33, 15, 60, -29, -45, 18, -12, 43, -50, -13, 39, -8, 37, 28, -57, 35, -26, 56, -31, 5]),
    ([2], [-29, -31]),
)
strided(
    "rank_3", [2, 0, -1], [0, 2, -4], [-1, 1, -2], (0, 0, 0),
    ([3, 2, 3], [57, -17, 45, 33, 21, -40, 12, -10, -52, 39, 41, -28, 49, 15, 56, 46, 8, -6]),
    ([2, 2, 2], [56, 49, -6, 46, -52, 12, -28, 39]),
)
strided(
    "rank_4", [0, 2, 1, 0], [2, 3, 0, 3], [1, 1, -1, 2], (0, 0, 2),
    ([2, 3, 2, 3], [-34, 12, 37, 14, 44, 54, -40, -3, -12, -28, -51, -55, 53, 50, 55, -4, 10, -35, -29, -23, 0,
        16, -52, -44, 15, 47, 22, 9, 28, -32, 56, 18, -19, -38, 60, -42]),
    ([2, 1, 2], [-4, -35, -38, -42]),
)
