# PRELU.

NUMPY = "numpy, float64; exact"
ROUNDED = "numpy, float64, rounded once to the output's scale"
KINDS = (("TENSOR_QUANT8_ASYMM", 0), ("TENSOR_QUANT8_ASYMM_SIGNED", -128))


def prelu(name, given, alpha, expected):
    """An example in every type; all scales and zero points differ."""
    i, a = (Input(side, ("TENSOR_FLOAT32", tensor[0])) for side, tensor in (("input", given), ("alpha", alpha)))
    o = Output("output", ("TENSOR_FLOAT32", expected[0]))
    Model(name).Operation("PRELU", i, a).To(o)
    types = [
        DataTypeConverter(name="signed" if low else "quant8").Identify(
            {i: (kind, 0.25, 120 + low), a: (kind, 0.5, 50 + low), o: (kind, 0.5, 100 + low)}
        )
        for kind, low in KINDS
    ]
    example = Example({i: given[1], a: alpha[1], o: expected[1]}, source=NUMPY)
    example.AddVariations("relaxed", "float16", *types, defaultName="float32")


prelu("one_slope", ([6], [-7, 3, -1, 0, 12, -10]), ([1], [0.5]), ([6], [-3.5, 3, -0.5, 0, 12, -5]))
prelu(
    "slope_a_channel", ([1, 1, 3, 3], [-7, -3, -1, 4, -12, 10, -2, -2, -2]), ([1, 1, 3], [0, 1.5, -2]),
    ([1, 1, 3, 3], [0, -4.5, 2, 4, -18, 10, 0, -3, 4]),
)
prelu(
    "slope_an_element", ([2, 3], [-6, 2, -4, -8, -3, 5]), ([2, 3], [3, 7, -1, 0.5, -2, 4]),
    ([2, 3], [-18, 2, 4, -4, 6, 5]),
)
prelu(
    "rank_5", ([2, 1, 2, 1, 1], [-6, 2, -4, -8]), ([3, 1], [3, -1, 0.5]),
    ([2, 1, 2, 3, 1], [-18, 6, -3, 2, 2, 2, -12, 4, -2, -24, 8, -4]),
)

# Scales that are no powers of two.
for kind, low in KINDS:
    i, a = Input("input", (kind, [8], 0.3, 120 + low)), Input("alpha", (kind, [8], 0.01, 90 + low))
    o = Output("output", (kind, [8], 0.35, 110 + low))
    Model("raw").Operation("PRELU", i, a).To(o)
    tensors = {
        i: [0, 31, 64, 99, 120, 121, 180, 255],
        a: [0, 200, 77, 90, 3, 129, 60, 255],
        o: [203, 26, 116, 110, 110, 111, 161, 226],
    }
    title = "signed" if low else "quant8"
    Example({tensor: [x + low for x in values] for tensor, values in tensors.items()}, name=title, source=ROUNDED)
