# GROUPED_CONV_2D. Images, filters, windows and strides differ in width and height. All numbers are small integers, so
# that every sum is exact in float16 too, and the quantised variations of an example convert without rounding.

ONNX = "onnxruntime: Conv with groups; exact"


def quantised(image, filter, bias, output, scales, unit):
    """Variations to each quantised type; the output has the scale ``unit`` and 256 values from ``-100 * unit``."""
    per_channel = SymmPerChannelQuantParams(channelDim=0, scales=scales)
    per_channel_bias = SymmPerChannelQuantParams(channelDim=0, scales=[scale * 0.5 for scale in scales], hide=True)
    unsigned = {image: ("TENSOR_QUANT8_ASYMM", 0.5, 127), output: ("TENSOR_QUANT8_ASYMM", unit, 100)}
    signed = {image: ("TENSOR_QUANT8_ASYMM_SIGNED", 0.5, -3), output: ("TENSOR_QUANT8_ASYMM_SIGNED", unit, -28)}
    one_scale = {bias: ("TENSOR_INT32", 0.25, 0)}
    many_scales = {
        filter: ("TENSOR_QUANT8_SYMM_PER_CHANNEL", 0, 0, per_channel),
        bias: ("TENSOR_INT32", 0, 0, per_channel_bias),
    }
    return [
        DataTypeConverter(name="quant8").Identify({**unsigned, **one_scale, filter: ("TENSOR_QUANT8_ASYMM", 0.5, 131)}),
        DataTypeConverter(name="quant8_per_channel").Identify({**unsigned, **many_scales}),
        DataTypeConverter(name="quant8_signed").Identify(
            {**signed, **one_scale, filter: ("TENSOR_QUANT8_ASYMM_SIGNED", 0.5, 5)}
        ),
        DataTypeConverter(name="quant8_signed_per_channel").Identify({**signed, **many_scales}),
    ]


def conv(name, image, filter, bias, output, window, groups, scales, activation=0, unit=1.0):
    """An example in every type and both orders. ``window``: paddings or scheme, then strides."""
    i = Input("image", ("TENSOR_FLOAT32", image[0]))
    f = Parameter("filter", ("TENSOR_FLOAT32", filter[0]), filter[1])
    b = Parameter("bias", ("TENSOR_FLOAT32", [len(bias)]), bias)
    o = Output("output", ("TENSOR_FLOAT32", output[0]))
    act, nchw = Int32Scalar("activation", activation), BoolScalar("nchw", False)
    Model(name).Operation("GROUPED_CONV_2D", i, f, b, *window, groups, act, nchw).To(o)
    example = Example({i: image[1], o: output[1]}, source=ONNX)
    example.AddVariations("relaxed", "float16", *quantised(i, f, b, o, scales, unit), defaultName="float32")
    example.AddNchw(i, o, nchw)
    return example, act, o


SAME, VALID = 1, 2
conv(
    "explicit_padding",
    image=([1, 4, 5, 4], [5, -2, -2, 0, 5, -4, -3, 1, -3, -1, -1, -5, -5, -4, 2, 6, 6, 3, 6, 0, 1, 2, -1, -2, 3, -2,
        1, -5, -3, -5, 2, 4, 5, 4, 6, -5, 4, -2, 2, -4, -3, 0, -2, 2, 5, 1, 6, -4, 0, 3, -4, 2, -1, 0, 1, -2, 3, 6,
        -4, -4, -2, -4, -1, -1, -3, -2, -2, 2, 4, 3, -4, 3, 2, 4, -3, -3, -5, 3, -1, -3]),
    filter=([4, 2, 3, 2], [1, 0, 0, -2, -3, 2, -1, -3, 3, 0, 0, 1, 0, 1, 3, -3, -1, 3, 3, -1, -2, 0, 2, -1, -3, -3,
        -2, -2, 3, -1, 3, 1, -3, -3, 2, 3, -2, -2, 0, 0, 0, -1, -2, -1, 0, 3, 1, 3]),
    bias=[8, 2, 0, -4],
    output=([1, 4, 3, 4], [-9, -9, -14, -11, 25, 21, 35, 8, 32, -3, 19, -25, 9, 1, 1, 2, 33, -15, 7, -10, -25, -11,
        -37, -28, 13, 5, -13, -10, 17, 32, -21, 8, 7, 9, -2, -10, 6, -8, -2, -3, 4, 0, -9, -3, 25, 13, 15, 1]),
    window=[2, 1, 0, 1, 2, 1], groups=2, scales=[0.5, 1.0, 0.25, 0.125],
)
conv(
    "explicit_three_groups",
    image=([2, 3, 3, 3], [3, -4, -1, 0, 0, -3, 1, 0, 1, -5, 0, -5, -3, 1, 2, -1, -1, 6, 3, -1, 5, 1, 6, -1, 4, 4, 1,
        -1, -5, -2, 5, 0, 6, 4, -4, 1, -1, 3, -2, 2, -2, -3, -5, 0, 2, -1, 5, 4, 2, -2, -1, 4, -5, -1]),
    filter=([6, 2, 1, 1], [0, -1, -2, 3, 3, 3, -2, 0, -1, 2, 3, 3]), bias=[-1, 5, -5, 1, -5, 4],
    output=([2, 2, 3, 6], [-4, 14, -17, 1, -7, 1, -1, 5, -5, 1, -11, -5, -2, 8, -5, 1, -3, 7, -4, 24, -8, 1, 10, 4,
        -2, 14, 16, -1, -9, 7, -5, 19, 4, 3, -9, 25, 0, 2, -20, 1, -9, -2, -6, 20, -5, 1, 7, 22, -5, 17, -17, 1, -3,
        7, 0, 4, 19, -5, 5, 10, -3, 7, -17, 5, -4, -8, -5, 27, -20, 1, -9, 7]),
    window=[0, 0, 1, 0, 1, 2], groups=3, scales=[0.5, 1.0, 0.25, 0.125, 0.5, 1.0],
)
conv(
    "same",
    image=([1, 4, 5, 4], [-5, -5, 5, -2, 2, 1, -5, -4, 2, -3, 1, -3, 2, -3, 2, -1, 4, -2, -2, 6, -5, -5, 4, 1, -1,
        2, -1, 3, 0, -2, -1, 6, 5, 2, -1, 3, 3, -5, 3, -1, 6, -3, 2, 5, 6, -1, -4, -3, 6, 5, 4, -3, -4, -1, -4, 5,
        -2, -5, -4, -4, -1, 0, -1, 0, 2, 6, -4, 5, 1, 2, 3, -5, -3, -3, -5, 1, 0, 0, 0, 6]),
    filter=([2, 3, 2, 2], [-1, 0, -1, 3, -2, -2, 2, 2, -3, 1, 3, 3, 3, 1, -3, 1, -3, -2, -3, -3, 2, -3, -3, -2]),
    bias=[4, -5],
    output=([1, 4, 3, 2], [43, 13, 23, -28, -14, -2, 26, 6, -19, -8, 5, -8, 47, 19, -46, 29, 15, 5, 7, 15, -19, 34,
        6, -33]),
    window=[SAME, 2, 1], groups=2, scales=[0.5, 1.0],
)
conv(
    "valid",
    image=([1, 4, 5, 4], [-1, -3, -4, -3, 5, 0, 2, 2, 2, 5, 3, 5, 5, -3, 6, 6, 1, 2, 0, -2, -3, 4, 0, -2, 6, 3, 1,
        -2, -5, 1, 2, -4, -2, 5, -1, -5, 0, 4, 1, -2, 6, -3, -2, 6, 6, -4, 1, 4, 4, 1, 4, -2, -2, -4, 0, 6, 1, 2, 2,
        5, -2, 0, 2, -2, -5, 3, -5, 3, 2, -1, -4, 0, 2, 0, 1, 6, -3, -4, -3, 2]),
    filter=([4, 2, 3, 2], [-1, 0, -1, 2, 0, -2, 1, 3, -3, 2, 0, 2, -3, 3, -2, -2, -1, -2, 2, -3, 0, 1, 2, 3, 1, -2,
        3, -2, -2, 0, -2, 3, -2, 1, -1, 2, -2, 0, 1, 2, 2, 1, 3, 2, -1, -2, -1, 3]),
    bias=[2, 4, 3, -3],
    output=([1, 2, 3, 4], [-13, -46, -19, 7, 53, -9, -37, 15, 7, 8, -22, 9, -3, -33, -17, 21, -2, -42, 50, 13, -27,
        -9, 14, -6]),
    window=[VALID, 1, 2], groups=2, scales=[0.5, 1.0, 0.25, 0.125],
)
conv(
    "one_group",
    image=([1, 3, 4, 2], [6, -2, 4, 5, 2, 0, -3, 0, 5, 5, -3, -1, 5, 1, 2, 3, -1, -1, -3, -2, -1, 3, 6, 3]),
    filter=([2, 2, 1, 2], [-1, 0, 0, 1, 1, 1, -2, 1]), bias=[4, 5],
    output=([1, 1, 4, 2], [3, 4, -1, 19, 3, -2, 10, 1]), window=[VALID, 1, 2], groups=1, scales=[0.5, 1.0],
)

# Each activation; the driver applies it, and so does the variation to what is expected.
example, act, output = conv(
    "activation",
    image=([1, 3, 4, 4], [1, 4, 1, 3, 5, 5, 0, -5, 1, 4, 2, -3, 4, -5, -4, -4, -4, -5, 2, -4, -2, 5, -5, 2, 4, 4, 1,
        0, -3, 2, 4, 3, 0, -3, 3, -5, 6, -4, -1, -1, 3, -2, -3, 4, 2, 5, 0, -4]),
    filter=([2, 2, 2, 2], [2, 2, -2, 2, -2, 2, 2, 0, 0, 0, 0, -1, 0, 2, -1, -2]), bias=[-3, 0],
    output=([1, 2, 3, 2], [1, -2, 45, 6, -17, -6, -1, -9, -11, -7, 17, 13]), window=[VALID, 1, 1], groups=2,
    scales=[0.5, 1.0], unit=0.25,
)
example.AddAllActivations(output, act)


INTEGERS = "a plain loop over windows and groups in integers; the sum rescaled in float64, rounded half away from 0"
LARGE, SMALL = [200 + (k * 37 + 11) % 56 for k in range(384)], [(k * 29 + 5) % 56 for k in range(128)]
# Windows of 128 cells, all large or all small: biases and sums beyond 24 bits.
for kind, low in (("TENSOR_QUANT8_ASYMM", 0), ("TENSOR_QUANT8_ASYMM_SIGNED", -128)):
    i = Input("image", (kind, [1, 2, 3, 64], 0.5, low))
    f = Parameter("filter", (kind, [2, 2, 2, 32], 0.5, 128 + low), [x + low for x in LARGE[:128] + SMALL])
    b = Parameter("bias", ("TENSOR_INT32", [2], 0.25, 0), [20000000, -20000000])
    o = Output("output", (kind, [1, 1, 2, 2], 65536.0, 128 + low))
    Model("beyond_24_bits").Operation("GROUPED_CONV_2D", i, f, b, VALID, 1, 1, 2, 0, False).To(o)
    expected = [215, 41, 215, 41]
    fed = {i: [x + low for x in LARGE], o: [x + low for x in expected]}
    Example(fed, name="signed" if low else "quant8", source=INTEGERS)
