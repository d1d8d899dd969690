# PAD, PAD_V2.

NUMPY = "numpy: pad"
TYPES = {"quant8": ("TENSOR_QUANT8_ASYMM", 0.5, 121), "signed": ("TENSOR_QUANT8_ASYMM_SIGNED", 0.5, -7)}


def pad(name, paddings, given, expected):
    """An example of PAD in every type."""
    i, o = Input("input", ("TENSOR_FLOAT32", given[0])), Output("output", ("TENSOR_FLOAT32", expected[0]))
    widths = Parameter("paddings", ("TENSOR_INT32", [len(paddings) // 2, 2]), paddings)
    Model(f"PAD_{name}").Operation("PAD", i, widths).To(o)
    converted = [DataTypeConverter(name=title).Identify(dict.fromkeys((i, o), kind)) for title, kind in TYPES.items()]
    example = Example({i: given[1], o: expected[1]}, source=NUMPY)
    example.AddVariations("relaxed", "float16", *converted, defaultName="float32")


def pad_with(name, paddings, value, given, expected):
    """An example of PAD_V2 in every type; of quantised ones the value is the raw one that stands for it."""
    widths = Parameter("paddings", ("TENSOR_INT32", [len(paddings) // 2, 2]), paddings)
    i, o = Input("input", ("TENSOR_FLOAT32", given[0])), Output("output", ("TENSOR_FLOAT32", expected[0]))
    Model(f"PAD_V2_{name}").Operation("PAD_V2", i, widths, Float32Scalar("pad_value", value)).To(o)
    example = Example({i: given[1], o: expected[1]}, source=NUMPY)
    example.AddVariations("relaxed", "float16", defaultName="float32")
    for title, (kind, scale, zero_point) in TYPES.items():
        i = Input("input", (kind, given[0], scale, zero_point))
        o = Output("output", (kind, expected[0], scale, zero_point))
        raw = int(value / scale) + zero_point
        Model(f"PAD_V2_{name}").Operation("PAD_V2", i, widths, raw).To(o)
        tensors = {i: given[1], o: expected[1]}
        stored = {each: [int(x / scale) + zero_point for x in values] for each, values in tensors.items()}
        Example(stored, name=title, source=NUMPY)


pad("rank_1", [1, 2], ([3], [3, -5, 8.5]), ([6], [0, 3, -5, 8.5, 0, 0]))
pad(
    "rank_2", [0, 1, 2, 1], ([2, 3], [2, -7, 11, 4, 9, -1]),
    ([3, 6], [0, 0, 2, -7, 11, 0, 0, 0, 4, 9, -1, 0, 0, 0, 0, 0, 0, 0]),
)
pad(
    "rank_3", [1, 0, 0, 2, 1, 0], ([1, 2, 2], [5, -6, 7.5, 8]),
    ([2, 4, 3], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -6, 0, 7.5, 8, 0, 0, 0, 0, 0, 0]),
)
pad(
    "rank_4", [0, 1, 1, 0, 2, 0, 0, 1], ([1, 2, 1, 3], [5, -6, 7.5, 8, -9, 1]),
    ([2, 3, 3, 4], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, -6, 7.5, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 8, -9, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0]),
)

pad_with("rank_1", [2, 1], -9.5, ([3], [3, -5, 8.5]), ([6], [-9.5, -9.5, 3, -5, 8.5, -9.5]))
pad_with(
    "rank_2", [1, 0, 1, 2], 6.0, ([2, 3], [2, -7, 11, 4, 9, -1]),
    ([3, 6], [6, 6, 6, 6, 6, 6, 6, 2, -7, 11, 6, 6, 6, 4, 9, -1, 6, 6]),
)
pad_with(
    "rank_3", [0, 1, 2, 0, 0, 1], -60.0, ([1, 2, 2], [5, -6, 7.5, 8]),
    ([2, 4, 3], [-60, -60, -60, -60, -60, -60, 5, -6, -60, 7.5, 8, -60, -60, -60, -60, -60, -60, -60, -60, -60,
        -60, -60, -60, -60]),
)
pad_with(
    "rank_4", [1, 0, 0, 1, 0, 2, 1, 0], 12.5, ([1, 2, 1, 3], [5, -6, 7.5, 8, -9, 1]),
    ([2, 3, 3, 4], [12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5,
        12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5,
        12.5, 12.5, 12.5, 12.5, 5, -6, 7.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 8, -9, 1, 12.5,
        12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5, 12.5,
        12.5]),
)
# Whole images are added, and nothing else.
pad(
    "images_alone", [1, 2, 0, 0, 0, 0, 0, 0], ([1, 1, 2, 2], [3, -5, 7, 2]),
    ([4, 1, 2, 2], [0, 0, 0, 0, 3, -5, 7, 2, 0, 0, 0, 0, 0, 0, 0, 0]),
)
pad_with(
    "images_alone", [0, 2, 0, 0, 0, 0, 0, 0], 4, ([1, 1, 2, 2], [3, -5, 7, 2]),
    ([3, 1, 2, 2], [3, -5, 7, 2, 4, 4, 4, 4, 4, 4, 4, 4]),
)
