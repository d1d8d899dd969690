# SPLIT.

NUMPY = "numpy: split"
TYPES = {
    "quant8": ("TENSOR_QUANT8_ASYMM", 0.5, 121),
    "signed": ("TENSOR_QUANT8_ASYMM_SIGNED", 0.5, -7),
    "int32": ("TENSOR_INT32",),
}


def split(name, axis, given, part, expected):
    """An example in every type; ``part`` are the extents of each output."""
    i = Input("input", ("TENSOR_FLOAT32", given[0]))
    outputs = [Output(f"output{place}", ("TENSOR_FLOAT32", part)) for place in range(len(expected))]
    Model(name).Operation("SPLIT", i, axis, len(expected)).To(outputs)
    converted = [
        DataTypeConverter(name=title).Identify(dict.fromkeys((i, *outputs), kind)) for title, kind in TYPES.items()
    ]
    example = Example({i: given[1], **dict(zip(outputs, expected))}, source=NUMPY)
    example.AddVariations("relaxed", "float16", *converted, defaultName="float32")


split("rank_1", 0, ([6], [29, -1, 53, -6, -43, -56]), [2], [[29, -1], [53, -6], [-43, -56]])
split(
    "rank_2_rows", 0, ([4, 3], [37, 11, -50, 33, -27, -8, -31, -13, 32, -21, -48, 28]), [2, 3],
    [[37, 11, -50, 33, -27, -8], [-31, -13, 32, -21, -48, 28]],
)
split(
    "rank_2_columns", 1, ([3, 4], [53, -49, -34, -56, 40, 29, -8, -21, -51, -40, 32, 8]), [3, 2],
    [[53, -49, 40, 29, -51, -40], [-34, -56, -8, -21, 32, 8]],
)
split(
    "rank_3_from_the_end", -2, ([2, 3, 2], [-3, 19, 47, -15, 38, -27, 55, 12, 44, 52, -7, -51]), [2, 1, 2],
    [[-3, 19, 55, 12], [47, -15, 44, 52], [38, -27, -7, -51]],
)
split(
    "rank_5", 4, ([1, 2, 1, 2, 4], [10, -3, -54, -45, -9, 26, 28, 51, -16, 55, -28, -12, 7, -58, -55, 11]),
    [1, 2, 1, 2, 2], [[10, -3, -9, 26, -16, 55, 7, -58], [-54, -45, 28, 51, -28, -12, -55, 11]],
)
