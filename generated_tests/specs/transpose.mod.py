# TRANSPOSE.

NUMPY = "numpy: transpose"
TYPES = {"quant8": ("TENSOR_QUANT8_ASYMM", 0.5, 121), "signed": ("TENSOR_QUANT8_ASYMM_SIGNED", 0.5, -7)}


def transpose(name, perm, given, expected):
    """An example in every type; without ``perm`` the argument is left out."""
    i, o = Input("input", ("TENSOR_FLOAT32", given[0])), Output("output", ("TENSOR_FLOAT32", expected[0]))
    order = Parameter("perm", ("TENSOR_INT32", [len(perm)]), perm or None)
    Model(name).Operation("TRANSPOSE", i, order).To(o)
    converted = [DataTypeConverter(name=title).Identify(dict.fromkeys((i, o), kind)) for title, kind in TYPES.items()]
    example = Example({i: given[1], o: expected[1]}, source=NUMPY)
    example.AddVariations("relaxed", "float16", *converted, defaultName="float32")


transpose("rank_2", [1, 0], ([2, 3], [14.5, -0.5, 26.5, -3, -21.5, -28]), ([3, 2], [14.5, -3, -0.5, -21.5, 26.5, -28]))
transpose(
    "rank_2_left_out", [], ([2, 3], [14.5, -0.5, 26.5, -3, -21.5, -28]), ([3, 2], [14.5, -3, -0.5, -21.5, 26.5,
        -28]),
)
transpose(
    "rank_3", [2, 0, 1], ([2, 1, 3], [-5.5, 19, -12.5, -15, 18.5, -24]),
    ([3, 2, 1], [-5.5, -15, 19, 18.5, -12.5, -24]),
)
transpose(
    "rank_3_other_way", [1, 2, 0],
    ([2, 3, 4], [-27.5, -7.5, -29, -6.5, 26, -30, 28, 15, 2.5, 1, -9.5, -15, -16, 22.5, 8.5, 9.5, -21.5, -23, 27,
        10.5, -19, -3.5, 23.5, 21.5]),
    ([3, 4, 2], [-27.5, -16, -7.5, 22.5, -29, 8.5, -6.5, 9.5, 26, -21.5, -30, -23, 28, 27, 15, 10.5, 2.5, -19, 1,
        -3.5, -9.5, 23.5, -15, 21.5]),
)
transpose(
    "rank_4", [0, 3, 1, 2],
    ([2, 3, 2, 2], [-26, 23, 11, -23.5, 12, 15, 9.5, 1, -21.5, 26, -6.5, 0.5, -28, -28.5, -21, 28.5, 9, -3.5, -7,
        -18.5, 4, -15.5, -25, -12.5]),
    ([2, 2, 3, 2], [-26, 11, 12, 9.5, -21.5, -6.5, 23, -23.5, 15, 1, 26, 0.5, -28, -21, 9, -7, 4, -25, -28.5,
        28.5, -3.5, -18.5, -15.5, -12.5]),
)
transpose(
    "rank_4_back", [0, 2, 3, 1],
    ([2, 3, 2, 2], [-26, 23, 11, -23.5, 12, 15, 9.5, 1, -21.5, 26, -6.5, 0.5, -28, -28.5, -21, 28.5, 9, -3.5, -7,
        -18.5, 4, -15.5, -25, -12.5]),
    ([2, 2, 2, 3], [-26, 12, -21.5, 23, 15, 26, 11, 9.5, -6.5, -23.5, 1, 0.5, -28, 9, 4, -28.5, -3.5, -15.5, -21,
        -7, -25, 28.5, -18.5, -12.5]),
)
transpose(
    "rank_4_left_out", [],
    ([2, 3, 2, 2], [-26, 23, 11, -23.5, 12, 15, 9.5, 1, -21.5, 26, -6.5, 0.5, -28, -28.5, -21, 28.5, 9, -3.5, -7,
        -18.5, 4, -15.5, -25, -12.5]),
    ([2, 2, 3, 2], [-26, -28, 12, 9, -21.5, 4, 11, -21, 9.5, -7, -6.5, -25, 23, -28.5, 15, -3.5, 26, -15.5, -23.5,
        28.5, 1, -18.5, 0.5, -12.5]),
)
# Larger than the blocks of 16 in which kernels turn a matrix, with a rest of two and more on both sides: the elements of a
# row are at a distance of 7 from each other, modulo 127.
NUMBERS = [(place * 7) % 127 - 63 for place in range(18 * 19)]
TURNED = [NUMBERS[row * 19 + column] for column in range(19) for row in range(18)]
transpose("rank_2_in_blocks", [1, 0], ([18, 19], NUMBERS), ([19, 18], TURNED))
transpose("rank_4_in_blocks", [0, 3, 1, 2], ([1, 18, 1, 19], NUMBERS), ([1, 19, 18, 1], TURNED))
transpose("rank_3_in_blocks_back", [0, 2, 1], ([1, 19, 18], TURNED), ([1, 18, 19], NUMBERS))
# All extents are equal, so that another order of the axes has the same shape.
CUBE = [place * 5 % 27 - 13 for place in range(27)]
transpose(
    "cube_first_to_the_end", [1, 2, 0], ([3, 3, 3], CUBE),
    ([3, 3, 3], [CUBE[9 * c + 3 * a + b] for a in range(3) for b in range(3) for c in range(3)]),
)
transpose(
    "cube_last_to_the_front", [2, 0, 1], ([3, 3, 3], CUBE),
    ([3, 3, 3], [CUBE[9 * b + 3 * c + a] for a in range(3) for b in range(3) for c in range(3)]),
)
