# DEPTHWISE_CONV_2D. Images, filters, windows and strides differ in width and height. All numbers are small integers, so
# that every sum is exact in float16 too, and the quantised variations of an example convert without rounding.

CORRELATE = "scipy.signal.correlate of each channel in float64; exact"
LITERT = "LiteRT 2.3, BUILTIN_REF kernels"
INTEGERS = "a plain loop over windows in integers; the sum rescaled in float64, rounded half away from 0"


def quantised(image, filter, bias, output, scales, unit):
    """Variations to each quantised type; the output has the scale ``unit`` and 256 values from ``-100 * unit``."""
    per_channel = SymmPerChannelQuantParams(channelDim=3, scales=scales)
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


def depthwise(name, image, filter, bias, output, window, multiplier, scales, layout=(), activation=0, unit=1.0):
    """An example in every type. ``window``: paddings or scheme, then strides; ``layout``: nchw, dilations."""
    i = Input("image", ("TENSOR_FLOAT32", image[0]))
    f = Parameter("filter", ("TENSOR_FLOAT32", filter[0]), filter[1])
    b = Parameter("bias", ("TENSOR_FLOAT32", [len(bias)]), bias)
    o = Output("output", ("TENSOR_FLOAT32", output[0]))
    act = Int32Scalar("activation", activation)
    nchw = [BoolScalar("nchw", flag) for flag in layout[:1]]
    Model(name).Operation("DEPTHWISE_CONV_2D", i, f, b, *window, multiplier, act, *nchw, *layout[1:]).To(o)
    example = Example({i: image[1], o: output[1]}, source=CORRELATE)
    example.AddVariations("relaxed", "float16", *quantised(i, f, b, o, scales, unit), defaultName="float32")
    if nchw:
        example.AddNchw(i, o, *nchw)
    return example, act, o


SAME, VALID = 1, 2

# Nothing optional: 11 and 8 arguments. Left and right, top and bottom padding differ; three channels become six.
depthwise(
    "explicit_padding",
    image=([1, 4, 5, 3], [
        -1, -2, 5, 3, 4, 6, 0, -3, 1, -4, 2, -5, 2, 0, 4, -2, -1, 1, -4, 3, -5, 5, -3, 6, -1, 0, 2, 3, -3, 6, 1, -5,
        5, -4, 4, -2, 6, -3, -1, -5, 2, -4, 5, 3, -2, 4, 0, 1, -4, 6, 3, 4, -1, 2, -5, 1, 5, -2, -3, 0,
    ]),
    filter=([1, 3, 4, 6], [
        0, 3, 1, 2, -1, -2, 0, -1, 3, 2, -2, 1, 1, -1, 3, -2, 0, 2, -1, 1, 3, -2, 2, 0, -1, 3, 0, 1, -2, 2, 3, 2, -2,
        1, -1, 0, -1, 1, 0, 2, 3, -2, -1, 0, 2, 3, -2, 1, 3, 1, -2, -1, 0, 2, -2, 2, 3, -1, 1, 0, 0, -1, 1, -2, 3, 2,
        3, 1, -2, 2, 0, -1,
    ]),
    bias=[7, -11, 2, 0, 5, -3],
    output=([1, 5, 3, 6], [
        2, -13, 0, -8, -5, 1, 20, -5, 6, -14, 2, -30, -7, 4, -1, -1, -19, 11, 13, -11, 4, -9, 13, -7, 19, -9, -10,
        -19, -32, 27, 9, 19, -18, -10, -10, -42, 20, -9, -11, -13, -3, 1, 3, 14, 11, -22, 16, -5, -1, -22, -9, 7, 24,
        35, 2, -10, -13, 10, 13, -2, 9, 2, -12, -3, -3, -6, 20, -28, 8, -10, 12, -12, 3, -7, 2, 0, 7, -3, -1, -7, 17,
        -10, 7, 4, 4, -24, -1, 14, -2, 3,
    ]),
    window=[3, 1, 1, 2, 2, 1],
    multiplier=2,
    scales=[0.5, 0.25, 1.0, 0.5, 1.0, 0.25],
)
# SAME along a width of 4 with stride 2 and along a height of 3 with stride 1: both have one cell to pad, at the end.
depthwise(
    "same_odd_remainder",
    image=([2, 3, 4, 1], [7, -3, -1, -12, -9, 1, -10, -6, 2, -11, -8, 0, 10, 9, 11, -2, 13, 12, 4, 5, 3, -4, -5, 8]),
    filter=([1, 2, 3, 3], [-2, 2, 0, -3, 3, -1, 1, 1, 2, -2, 3, -3, -1, 0, -1, 0, 3, -2]),
    bias=[5, -4, 9],
    output=([2, 3, 2, 3], [
        16, -57, 56, 69, -72, 57, 17, -47, 9, 59, -66, 39, 26, -41, 4, 21, -20, 9, -69, 105, -37, -24, 24, -6, -55,
        56, 10, -16, 4, 11, 6, -15, 3, -9, 10, 1,
    ]),
    window=[SAME, 2, 1],
    multiplier=3,
    scales=[0.25, 0.5, 1.0],
)
# VALID, strides larger than the filter: cells between the windows are not seen.
depthwise(
    "valid_stride_above_filter",
    image=([1, 5, 7, 3], [
        -7, -6, -8, 7, 2, -2, 4, -4, 3, -1, -9, 0, 5, -3, 6, 10, 9, -5, 1, 8, -5, 5, 3, -3, -8, -1, -7, 8, 0, 4, -2,
        1, -4, 9, 10, 2, 6, -6, -9, 7, 3, 9, 4, -9, -3, -5, -6, 10, 5, -2, -1, 8, 1, -8, 7, -4, 0, -7, 2, 6, 2, -5, 0,
        -7, -9, -4, 5, 4, 10, 6, -3, 3, 9, -2, -1, 1, -6, -8, 8, 7, -1, -3, 0, 4, -5, -6, 8, 1, 10, 3, 7, 6, 2, 5, -8,
        -7, -9, -4, 9, -2, -4, -9, 7, -3, -6,
    ]),
    filter=([1, 1, 2, 3], [-2, 0, 1, 3, 2, -3]),
    bias=[1, 0, -6],
    output=([1, 3, 2, 3], [36, 4, -8, 21, 18, 15, -22, -12, -39, -34, 4, -24, 14, 20, -7, 13, -8, 30]),
    window=[VALID, 4, 2],
    multiplier=1,
    scales=[0.5, 0.25, 1.0],
)

# With a layout: 12 and 9 arguments.
depthwise(
    "explicit_padding_layout",
    image=([1, 3, 4, 2], [1, 5, -4, 0, 7, -2, -3, -1, -6, 2, 6, -5, 3, 4, -1, 6, 4, 3, -2, 2, -3, -5, -6, -4]),
    filter=([1, 2, 3, 4], [-1, -2, 0, 2, 1, 3, 2, 3, -1, 1, 0, -2, -2, 1, 3, 0, -1, 2, -2, 1, -1, 2, 0, 3]),
    bias=[-3, 8, 1, 0],
    output=([1, 2, 4, 4], [
        2, -3, 1, -4, 2, 7, 7, 2, -12, 13, 17, 21, -3, 44, -26, 18, -7, 12, 1, -6, 3, 18, 7, 5, -6, -9, 5, 22, 2, -3,
        -9, -3,
    ]),
    window=[2, 0, 0, 1, 1, 2],
    multiplier=2,
    scales=[1.0, 0.5, 0.25, 0.5],
    layout=[False],
)
depthwise(
    "same_layout",
    image=([2, 4, 3, 3], [
        2, 3, 0, 1, -6, -5, -2, 7, 5, 6, 4, -4, -7, 8, -3, -1, 0, 1, 2, -4, 7, 8, -5, -3, 3, 6, 5, -2, -1, -6, -7, 4,
        8, -6, -3, 7, -2, -5, 1, -1, 0, -4, 6, 5, 4, -7, 2, 3, 6, 4, 3, 0, -7, -2, 5, -4, 2, -3, 7, -6, -1, 1, -5, 8,
        8, -4, 1, 0, -3, -6, -2, 2,
    ]),
    filter=([1, 2, 1, 3], [-1, -2, 3, -3, 2, 1]),
    bias=[4, -6, 1],
    output=([2, 4, 2, 3], [
        -16, -4, -3, 9, -20, 17, -8, -22, -4, -4, 6, 9, 8, 0, 16, 19, -24, 23, 6, -4, -17, 10, 0, 22, 27, 8, 7, -2,
        -30, 11, -4, -18, 12, 7, 10, -10, -25, 18, 3, 23, -12, -12, -4, -22, -11, 10, -2, 7,
    ]),
    window=[SAME, 2, 1],
    multiplier=1,
    scales=[0.5, 1.0, 0.25],
    layout=[False],
)

# With dilations, too: 14 and 11 arguments.
depthwise(
    "explicit_padding_dilation",
    image=([1, 5, 6, 2], [
        -7, 9, 5, -8, 8, 4, 7, -6, -9, -3, 6, -1, -5, 2, 0, 10, -4, -2, 1, 3, 5, -7, 1, 9, -9, 3, 0, -2, 10, 6, 7, 2,
        -5, 4, -3, 8, -6, -8, -1, -4, 7, 2, 10, 6, 8, 9, -6, -5, 4, -3, -7, 3, 5, -9, 0, -2, 1, -1, -8, -4,
    ]),
    filter=([1, 2, 3, 2], [-2, 0, 1, -1, 3, -3, 2, 0, 3, -1, 1, -3]),
    bias=[3, -7],
    output=([1, 3, 3, 2], [4, -26, -14, 16, 7, -37, 36, 5, 15, -31, 40, 11, 24, -11, 16, -25, 1, -33]),
    window=[1, 0, 2, 1, 1, 2],
    multiplier=1,
    scales=[0.5, 1.0],
    layout=[False, 2, 3],
)
depthwise(
    "same_dilation",
    image=([1, 4, 5, 2], [
        5, -4, 4, -2, 6, 1, 3, 0, 2, -3, -1, -5, -4, -3, 5, 2, -2, 6, -1, 0, 1, 3, -5, 4, -5, 3, 0, 4, -2, -1, 2, 5,
        -3, 1, 6, -4, 5, 6, -2, 0,
    ]),
    filter=([1, 3, 2, 4], [0, -1, 3, -2, 2, 1, 3, 2, 1, -2, 0, -1, 0, -1, 1, 3, -2, 2, -2, -1, 0, 2, 1, 3]),
    bias=[-2, 5, 0, 1],
    output=([1, 4, 5, 4], [
        -2, -11, 4, 13, 1, -6, -2, 14, 12, -19, -12, -13, 14, -17, -6, -3, 1, -1, -8, -3, -2, 12, -2, -5, -7, 23, 2,
        37, 0, 4, -2, 3, -9, 7, 8, 3, -14, 19, -12, -11, 10, 16, 6, 12, 5, 1, -8, 18, -3, 15, -16, -8, -7, 9, 3, -4,
        -2, 2, 0, -3, 8, 4, 2, -7, -4, -5, 9, 36, -7, 16, -9, 6, 4, -12, 6, 1, 3, -3, 18, -17,
    ]),
    window=[SAME, 1, 1],
    multiplier=2,
    scales=[0.25, 1.0, 0.5, 0.25],
    layout=[False, 3, 2],
)

# Each activation, over results on both sides of all bounds.
example, activation, output = depthwise(
    "activation",
    image=([1, 3, 4, 1], [1, -1, 5, 4, -4, 6, -2, -3, 7, 3, 2, 0]),
    filter=([1, 1, 1, 2], [1, -1]),
    bias=[2, 3],
    output=([1, 3, 4, 2], [3, 2, 1, 4, 7, -2, 6, -1, -2, 7, 8, -3, 0, 5, -1, 6, 9, -4, 5, 0, 4, 1, 2, 3]),
    window=[VALID, 1, 1],
    multiplier=2,
    scales=[0.5, 0.25],
    unit=0.5,
)
example.AddAllActivations(activation, output)


def raw(name, image, filter, bias, output, window, image_is, filter_is, output_is, source=LITERT):
    """An example in raw values, unsigned and signed; ``*_is`` are scale and zero point, or the filter's scales."""
    for kind, low in (("TENSOR_QUANT8_ASYMM", 0), ("TENSOR_QUANT8_ASYMM_SIGNED", -128)):
        i = Input("image", (kind, image[0], image_is[0], image_is[1] + low))
        if isinstance(filter_is, list):
            per_channel = SymmPerChannelQuantParams(channelDim=3, scales=filter_is)
            f = Parameter("filter", ("TENSOR_QUANT8_SYMM_PER_CHANNEL", filter[0], 0, 0, per_channel), filter[1])
            b = Parameter("bias", ("TENSOR_INT32", [len(bias)]), bias)
        else:
            f = Parameter("filter", (kind, filter[0], filter_is[0], filter_is[1] + low), [x + low for x in filter[1]])
            b = Parameter("bias", ("TENSOR_INT32", [len(bias)], image_is[0] * filter_is[0], 0), bias)
        o = Output("output", (kind, output[0], output_is[0], output_is[1] + low))
        Model(name).Operation("DEPTHWISE_CONV_2D", i, f, b, *window).To(o)
        Example(
            {i: [x + low for x in image[1]], o: [x + low for x in output[1]]},
            name="signed" if low else "quant8",
            source=source,
        )


# Scales that are no powers of two; zero points at the ends of the range; padding is the zero point and not 0.
raw(
    "zero_points_low_and_high",
    image=([1, 3, 4, 2], [
        160, 36, 12, 192, 243, 104, 123, 248, 187, 56, 74, 251, 69, 131, 59, 6, 20, 53, 66, 223, 166, 208, 4, 127,
    ]),
    filter=([1, 2, 2, 4], [244, 20, 174, 191, 42, 76, 40, 126, 77, 194, 46, 104, 187, 118, 108, 84]),
    bias=[4000, -9000, 200, 0],
    output=([1, 3, 4, 4], [
        201, 156, 125, 145, 163, 158, 101, 134, 197, 114, 129, 172, 244, 197, 225, 231, 224, 148, 112, 140, 207, 163,
        79, 112, 200, 190, 151, 168, 255, 223, 217, 228, 241, 219, 182, 210, 210, 179, 167, 197, 255, 187, 193, 213,
        255, 241, 241, 244,
    ]),
    window=[SAME, 1, 1, 2, 0],
    image_is=(0.37, 0),
    filter_is=(0.011, 255),
    output_is=(2.9, 255),
)
raw(
    "zero_points_high_and_low",
    image=([1, 3, 4, 2], [
        197, 151, 232, 47, 148, 63, 238, 96, 38, 183, 65, 80, 76, 171, 22, 159, 235, 193, 124, 89, 145, 60, 200, 247,
    ]),
    filter=([1, 2, 2, 2], [80, 69, 209, 235, 148, 220, 204, 168]),
    bias=[-7000, 500],
    output=([1, 3, 4, 2], [
        143, 191, 100, 77, 85, 58, 90, 105, 155, 208, 89, 101, 75, 77, 82, 127, 235, 230, 191, 179, 183, 155, 207, 229,
    ]),
    window=[1, 0, 0, 1, 1, 1, 1, 0],
    image_is=(0.37, 255),
    filter_is=(0.011, 0),
    output_is=(2.3, 255),
)
# Results beyond both ends of the output's range.
raw(
    "saturation",
    image=([1, 3, 3, 1], [251, 187, 137, 239, 6, 222, 36, 39, 49]),
    filter=([1, 2, 1, 2], [230, 40, 20, 250]),
    bias=[31, -17],
    output=([1, 2, 3, 2], [72, 127, 255, 0, 0, 255, 255, 0, 26, 94, 255, 0]),
    window=[VALID, 1, 1, 2, 0],
    image_is=(0.1, 119),
    filter_is=(0.2, 131),
    output_is=(0.9, 77),
)
# A multiplier of 1/2: each odd sum is a tie.
raw(
    "ties",
    image=([1, 1, 8, 1], [127, 126, 125, 124, 129, 130, 131, 133]),
    filter=([1, 1, 1, 1], [129]),
    bias=[0],
    output=([1, 1, 8, 1], [128, 127, 127, 126, 129, 129, 130, 131]),
    window=[VALID, 1, 1, 1, 0],
    image_is=(0.5, 128),
    filter_is=(0.5, 128),
    output_is=(0.5, 128),
)
# A bound of an activation is quantised, too: 6 is 40 units of 0.15 above the zero point, 1 is 6.67 of them.
raw(
    "relu1",
    image=([1, 2, 4, 1], [90, 97, 103, 108, 111, 117, 124, 131]),
    filter=([1, 1, 1, 1], [140]),
    bias=[13],
    output=([1, 2, 4, 1], [94, 94, 98, 101, 103, 107, 108, 108]),
    window=[VALID, 1, 1, 1, 2],
    image_is=(0.07, 109),
    filter_is=(0.11, 128),
    output_is=(0.15, 101),
)
raw(
    "relu6",
    image=([1, 2, 4, 1], [40, 97, 113, 130, 150, 171, 190, 231]),
    filter=([1, 1, 1, 1], [140]),
    bias=[13],
    output=([1, 2, 4, 1], [101, 101, 104, 115, 127, 140, 141, 141]),
    window=[VALID, 1, 1, 1, 3],
    image_is=(0.07, 109),
    filter_is=(0.11, 128),
    output_is=(0.15, 101),
)
# Filters whose scales differ a thousandfold.
raw(
    "per_channel",
    image=([2, 3, 2, 3], [
        72, 54, 43, 123, 212, 95, 102, 26, 192, 71, 47, 180, 240, 152, 144, 140, 37, 34, 124, 33, 238, 131, 182, 104,
        9, 194, 145, 231, 106, 49, 82, 52, 207, 10, 165, 252,
    ]),
    filter=([1, 2, 1, 3], [118, -38, 99, 65, 0, -103]),
    bias=[-700, 45000, 1200],
    output=([2, 2, 2, 3], [
        73, 95, 82, 81, 95, 87, 99, 95, 98, 78, 95, 106, 73, 95, 101, 105, 95, 99, 54, 95, 89, 100, 95, 77,
    ]),
    window=[VALID, 1, 1, 1, 0],
    image_is=(0.05, 131),
    filter_is=[0.03, 0.00063, 0.0113],
    output_is=(0.7, 93),
)
# A scale of the output below the product of the others: allowed since HAL 1.2.
raw(
    "small_output_scale",
    image=([1, 2, 3, 1], [126, 131, 129, 128, 124, 133]),
    filter=([1, 1, 2, 1], [131, 126]),
    bias=[2],
    output=([1, 2, 2, 1], [65, 112, 115, 40]),
    window=[VALID, 1, 1, 1, 0],
    image_is=(1.5, 128),
    filter_is=(0.5, 128),
    output_is=(0.3, 90),
)
# Windows of 144 cells, all large or all small: biases and sums beyond 24 bits.
raw(
    "beyond_24_bits",
    image=([1, 12, 13, 2], [200 + (k * 37 + 11) % 56 for k in range(312)]),
    filter=([1, 12, 12, 2], [
        weight for k in range(144) for weight in (200 + (k * 37 + 11) % 56, (k * 29 + 5) % 56)
    ]),
    bias=[20000000, -20000000],
    output=([1, 1, 2, 2], [217, 39, 217, 39]),
    window=[VALID, 1, 1, 1, 0],
    image_is=(0.5, 0),
    filter_is=(0.5, 128),
    output_is=(65536.0, 128),
    source=INTEGERS,
)
