# TRANSPOSE_CONV_2D. Images, filters, windows and strides differ in width and height. All numbers are small integers, so
# that every sum is exact in float16 too, and the quantised variations of an example convert without rounding.

ONNX = "onnxruntime: ConvTranspose, cut or filled up to the paddings; exact"


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


def conv(name, image, filter, bias, output, window, scales, activation=0, unit=1.0):
    """An example in every type and both orders. ``window``: paddings, or the output's shape and a scheme; strides."""
    i = Input("image", ("TENSOR_FLOAT32", image[0]))
    f = Parameter("filter", ("TENSOR_FLOAT32", filter[0]), filter[1])
    b = Parameter("bias", ("TENSOR_FLOAT32", [len(bias)]), bias)
    o = Output("output", ("TENSOR_FLOAT32", output[0]))
    shape = [Int32Vector("shape", each) for each in window[:1] if isinstance(each, list)]
    act, nchw = Int32Scalar("activation", activation), BoolScalar("nchw", False)
    Model(name).Operation("TRANSPOSE_CONV_2D", i, f, b, *shape, *window[len(shape) :], act, nchw).To(o)
    example = Example({i: image[1], o: output[1]}, source=ONNX)
    example.AddVariations("relaxed", "float16", *quantised(i, f, b, o, scales, unit), defaultName="float32")
    example.AddNchw(i, o, *shape, nchw)
    return example, act, o


SAME, VALID = 1, 2
conv(
    "explicit_padding", image=([1, 3, 2, 2], [-2, 6, -4, 3, 3, 4, -2, 5, 5, -2, -4, 1]),
    filter=([2, 3, 2, 2], [-2, -2, -2, 0, -3, -1, -1, -3, 3, 3, -2, -3, 1, -1, -3, 3, 3, 3, 1, 1, -2, -1, 1, -1]),
    bias=[1, -2],
    output=([1, 6, 4, 2], [5, 22, 1, -2, 3, -9, 9, 19, -15, 2, 1, -2, 10, -5, -4, -3, -19, -7, 1, -2, -8, -4, 4, 12,
        -14, 5, 1, -2, 2, 7, -12, 1, -27, -24, 1, -2, 16, -8, -2, 6, 2, 1, 1, -2, 12, -11, 2, -5]),
    window=[1, 0, 0, 1, 3, 2], scales=[0.5, 1.0],
)
conv(
    "explicit_negative_tail", image=([2, 2, 3, 1], [5, 1, -5, 3, -3, -3, 0, 1, 0, 1, -2, -4]),
    filter=([1, 2, 3, 1], [2, -2, 2, 0, -1, -3]), bias=[5],
    output=([2, 6, 8, 1], [5, 0, -10, 4, 2, 10, 20, 5, 5, 5, 5, 5, 5, 5, 5, 5, 11, -1, 5, 11, -7, 11, -1, 5, 5, 2,
        -4, 8, 14, 8, 14, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 2, 5, 5, 5, 5, 5, 5, 5, 5,
        5, 5, 5, 7, 3, 3, 9, -7, 13, -3, 5, 5, 4, 2, 7, 11, 9, 17, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
        5]),
    window=[0, -1, 1, -2, 2, 3], scales=[0.5],
)
conv(
    "same", image=([1, 2, 3, 2], [-1, -5, 4, -1, -3, 6, 0, 0, 3, 0, 6, 3]),
    filter=([2, 3, 2, 2], [3, -2, -2, 1, -2, 0, 0, 2, 0, 0, -3, 3, 1, -1, 3, -3, -3, 2, -1, -1, 2, 3, 2, 0]),
    bias=[5, -1],
    output=([1, 5, 6, 2], [12, 3, 2, 11, 19, 4, -4, 14, -16, -10, 17, -28, 7, -8, -5, 5, -3, -15, 3, -4, 11, 20, 17,
        -4, 5, -18, -7, -3, 5, 4, -10, 7, 5, 11, 32, -7, 5, -1, 5, -1, 14, 2, -1, 8, 17, 2, -4, 8, 5, -1, 5, -1, -1,
        -10, 5, -4, -7, -13, 11, -10]),
    window=[[1, 5, 6, 2], SAME, 2, 3], scales=[0.5, 1.0],
)
conv(
    "same_odd", image=([1, 3, 2, 1], [5, -2, 1, -3, -2, 5]),
    filter=([2, 3, 3, 1], [-3, 3, -1, -1, 0, -3, -3, -3, -1, -3, 0, -2, -2, 0, -3, 1, -3, -3]), bias=[2, 6],
    output=([1, 5, 5, 2], [-3, -4, 2, 6, -13, -9, 4, 10, 2, 6, -16, 8, -10, -9, -4, -11, 17, 13, -1, 12, 1, 4, 2, 6,
        -1, 3, 5, 12, 2, 6, 5, 13, -7, 3, 3, 7, -4, -12, 26, 15, 4, 10, 2, 6, 8, 12, -3, -4, 2, 6]),
    window=[[1, 5, 5, 2], SAME, 3, 2], scales=[0.5, 1.0],
)
conv(
    "valid", image=([1, 2, 3, 2], [-3, -3, -1, 4, 1, 2, -2, -3, -3, 1, 2, 0]),
    filter=([1, 2, 3, 2], [1, 3, -1, -1, 3, -1, -3, -1, -2, -2, 1, -1]), bias=[4],
    output=([1, 4, 5, 1], [-8, 21, 2, -6, 5, 16, 15, -7, -7, 3, -7, 9, 5, -8, 10, 13, 22, 3, -4, 6]),
    window=[[1, 4, 5, 1], VALID, 1, 2], scales=[0.5],
)

# Each activation; the driver applies it, and so does the variation to what is expected.
example, act, output = conv(
    "activation", image=([1, 2, 2, 2], [5, 6, 0, -3, -2, -3, -2, 0]),
    filter=([1, 2, 2, 2], [2, -2, 2, -1, 0, -1, 1, 1]), bias=[-1],
    output=([1, 3, 3, 1], [-3, 9, 2, -5, 8, -8, 2, -6, -3]), window=[0, 0, 0, 0, 1, 1], scales=[0.5], unit=0.25,
)
example.AddAllActivations(output, act)


INTEGERS = "a plain loop over cells and filters in integers; the sum rescaled in float64, rounded half away from 0"
LARGE, SMALL = [200 + (k * 37 + 11) % 56 for k in range(256)], [(k * 29 + 5) % 56 for k in range(256)]
# Sums of 64 to 256 products: they and the biases are beyond 24 bits. The upper right pixel is darker.
for kind, low in (("TENSOR_QUANT8_ASYMM", 0), ("TENSOR_QUANT8_ASYMM_SIGNED", -128)):
    i = Input("image", (kind, [1, 2, 2, 64], 0.5, low))
    f = Parameter("filter", (kind, [2, 2, 2, 64], 0.5, 128 + low), [x + low for x in LARGE + SMALL])
    b = Parameter("bias", ("TENSOR_INT32", [2], 0.25, 0), [20000000, -20000000])
    o = Output("output", (kind, [1, 3, 3, 2], 65536.0, 128 + low))
    Model("beyond_24_bits").Operation("TRANSPOSE_CONV_2D", i, f, b, 0, 0, 0, 0, 1, 1, 0, False).To(o)
    expected = [210, 46, 210, 45, 205, 51, 215, 41, 221, 34, 210, 45, 210, 46, 215, 41, 210, 46]
    fed = {i: [x + low for x in LARGE[:64] + SMALL[64:128] + LARGE[128:]], o: [x + low for x in expected]}
    Example(fed, name="signed" if low else "quant8", source=INTEGERS)
