# SPACE_TO_BATCH_ND, BATCH_TO_SPACE_ND. Blocks and paddings differ in height and width.

NUMPY = "numpy: the padded image cut into blocks by reshape and transpose"
TYPES = {"quant8": ("TENSOR_QUANT8_ASYMM", 0.5, 121), "signed": ("TENSOR_QUANT8_ASYMM_SIGNED", 0.5, -7)}


def move(operation, name, arguments, given, expected, layout=()):
    """An example in every type, with ``layout`` in both orders. ``arguments``: the block and the paddings."""
    i, o = Input("input", ("TENSOR_FLOAT32", given[0])), Output("output", ("TENSOR_FLOAT32", expected[0]))
    nchw = [BoolScalar("nchw", flag) for flag in layout]
    shapes = ([2], [2, 2])
    vectors = [Parameter(f"argument{n}", ("TENSOR_INT32", shapes[n]), each) for n, each in enumerate(arguments)]
    Model(f"{operation.lower()}_{name}").Operation(operation, i, *vectors, *nchw).To(o)
    converted = [DataTypeConverter(name=title).Identify(dict.fromkeys((i, o), kind)) for title, kind in TYPES.items()]
    example = Example({i: given[1], o: expected[1]}, source=NUMPY)
    example.AddVariations("relaxed", "float16", *converted, defaultName="float32")
    if nchw:
        example.AddNchw(i, o, *nchw)


move(
    "SPACE_TO_BATCH_ND", "no_layout", [[2, 3], [0, 0, 0, 0]],
    ([1, 4, 3, 2], [34, 11, -34, -57, 25, -55, 2, -12, -25, 26, 57, 52, 1, 38, -15, -9, 56, 14, 51, -3, -59, 22,
        -52, -46]),
    ([6, 2, 1, 2], [34, 11, 1, 38, -34, -57, -15, -9, 25, -55, 56, 14, 2, -12, 51, -3, -25, 26, -59, 22, 57, 52,
        -52, -46]),
)
move(
    "SPACE_TO_BATCH_ND", "paddings", [[2, 2], [1, 0, 2, 1]], ([1, 3, 3, 1], [-50, -12, 32, -18, -52, 58, 4, 37, 22]),
    ([4, 2, 3, 1], [0, 0, 0, 0, -18, 58, 0, 0, 0, 0, -52, 0, 0, -50, 32, 0, 4, 22, 0, -12, 0, 0, 37, 0]), [False],
)
move(
    "SPACE_TO_BATCH_ND", "two_images", [[1, 3], [0, 1, 0, 1]],
    ([2, 2, 2, 2], [30, 1, -11, 14, 40, 17, 23, -49, 24, 19, -41, -37, 43, -14, -25, 25]),
    ([6, 3, 1, 2], [30, 1, 40, 17, 0, 0, 24, 19, 43, -14, 0, 0, -11, 14, 23, -49, 0, 0, -41, -37, -25, 25, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    [False],
)
move(
    "SPACE_TO_BATCH_ND", "paddings_no_layout", [[3, 2], [0, 1, 1, 0]],
    ([1, 2, 3, 2], [-33, 1, 18, 7, 54, 26, 24, -38, -36, -59, -15, 43]),
    ([6, 1, 2, 2], [0, 0, 18, 7, -33, 1, 54, 26, 0, 0, -36, -59, 24, -38, -15, 43, 0, 0, 0, 0, 0, 0, 0, 0]),
)
move(
    "BATCH_TO_SPACE_ND", "no_layout", [[2, 3]],
    ([6, 2, 1, 2], [45, 50, 27, -8, -11, 19, 34, -4, 31, -60, 36, 18, -7, -27, 2, 38, -13, -3, -9, -14, -38, -1,
        -32, 32]),
    ([1, 4, 3, 2], [45, 50, -11, 19, 31, -60, -7, -27, -13, -3, -38, -1, 27, -8, 34, -4, 36, 18, 2, 38, -9, -14,
        -32, 32]),
)
move(
    "BATCH_TO_SPACE_ND", "layout", [[2, 2]],
    ([8, 1, 2, 1], [-10, 52, 48, -4, -27, 28, 38, 7, 50, -21, 29, 1, 26, -13, 44, 14]),
    ([2, 2, 4, 1], [-10, -27, 52, 28, 50, 26, -21, -13, 48, 38, -4, 7, 29, 44, 1, 14]), [False],
)
move(
    "BATCH_TO_SPACE_ND", "one_direction", [[1, 3]],
    ([3, 2, 2, 2], [54, -52, -7, -47, 46, -9, -58, -5, -15, -20, 44, 45, 31, 49, 39, -14, 56, -28, -6, 32, -4, -55,
        -40, 51]),
    ([1, 2, 6, 2], [54, -52, -15, -20, 56, -28, -7, -47, 44, 45, -6, 32, 46, -9, 31, 49, -4, -55, -58, -5, 39, -14,
        -40, 51]),
    [False],
)
