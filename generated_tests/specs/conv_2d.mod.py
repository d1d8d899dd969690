# CONV_2D. Images, filters, windows and strides differ in width and height. All numbers are small integers, so
# that every sum is exact in float16 too, and the quantised variations of an example convert without rounding.

CORRELATE = "scipy.signal.correlate of each pair of channels in float64; exact"
LITERT = "LiteRT 2.3, BUILTIN_REF kernels"
INTEGERS = "a plain loop over windows in integers; the sum rescaled in float64, rounded half away from 0"


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


def conv(name, image, filter, bias, output, window, scales, layout=(), activation=0, unit=1.0):
    """An example in every type. ``window``: paddings or scheme, then strides; ``layout``: nchw, dilations."""
    i = Input("image", ("TENSOR_FLOAT32", image[0]))
    f = Parameter("filter", ("TENSOR_FLOAT32", filter[0]), filter[1])
    b = Parameter("bias", ("TENSOR_FLOAT32", [len(bias)]), bias)
    o = Output("output", ("TENSOR_FLOAT32", output[0]))
    act = Int32Scalar("activation", activation)
    nchw = [BoolScalar("nchw", flag) for flag in layout[:1]]
    Model(name).Operation("CONV_2D", i, f, b, *window, act, *nchw, *layout[1:]).To(o)
    example = Example({i: image[1], o: output[1]}, source=CORRELATE)
    example.AddVariations("relaxed", "float16", *quantised(i, f, b, o, scales, unit), defaultName="float32")
    if nchw:
        example.AddNchw(i, o, *nchw)
    return example, act, o


SAME, VALID = 1, 2

# Nothing optional: 10 and 7 arguments. Left and right, top and bottom padding differ.
conv(
    "explicit_padding",
    image=([1, 4, 5, 2], [
        2, 6, -5, 3, 0, 1, -2, 5, -1, -4, 4, -3, 3, 6, -1, -4, -3, -2, 0, 5, 4, 1, -5, 2, -1, 2, -3, 1, -4, 6, -2, 3,
        4, 5, -5, 0, 1, -5, -1, 6,
    ]),
    filter=([3, 3, 4, 2], [
        0, 1, -1, 2, 3, -2, -1, -2, 1, 2, 0, 3, 3, 0, 1, -1, -2, 2, -2, -1, 1, 0, 2, 3, 3, -1, 1, -2, 0, 2, 2, -2, -1,
        3, 0, 1, 1, 0, -2, 3, -1, 2, 2, 1, -2, 3, 0, -1, -2, 0, 1, -1, 3, 2, -2, -1, 1, 0, 2, 3, -2, 3, 2, -1, 1, 0,
        -2, 0, 1, -1, 2, 3,
    ]),
    bias=[7, -11, 2],
    output=([1, 5, 3, 3], [
        2, 6, -1, -7, 14, 17, 32, -10, 40, 11, -37, 14, -13, -4, -10, 15, 20, 8, 17, -5, 9, -17, 27, 52, 6, -6, 11,
        -4, 8, -14, -1, 6, -4, 5, -19, -27, 3, -21, 3, 22, -19, 29, 19, -33, -22,
    ]),
    window=[3, 1, 1, 2, 2, 1],
    scales=[0.5, 0.25, 1.0],
)
# SAME along a width of 4 with stride 2 and along a height of 3 with stride 1: both have one cell to pad, at the end.
conv(
    "same_odd_remainder",
    image=([2, 3, 4, 1], [-6, 4, 11, 2, -11, -7, 9, -2, -3, 1, 13, 0, -9, -4, 10, 8, -12, -10, 12, 3, 7, -1, -8, 5]),
    filter=([2, 2, 3, 1], [2, 1, 3, 0, -3, -1, -2, 1, -2, -1, 0, 2]),
    bias=[5, -4],
    output=([2, 3, 2, 2], [
        42, 19, 35, -33, -13, 22, 21, -37, 39, -23, 31, -30, 31, 26, 24, -28, 18, -37, 17, -17, -6, -3, -6, 17,
    ]),
    window=[SAME, 2, 1],
    scales=[0.25, 0.5],
)
# VALID, strides larger than the filter: cells between the windows are not seen.
conv(
    "valid_stride_above_filter",
    image=([1, 5, 7, 3], [
        -4, -3, 6, 4, 7, -5, 0, 1, -6, 2, -1, 5, -2, 3, -2, 5, 7, -4, 4, 3, -1, -6, 6, -5, 2, 0, -3, 1, -3, 2, -2, 0,
        -1, -6, 5, 4, 1, 3, 7, -5, 6, -4, 6, -6, 5, 1, 0, 4, -5, 3, 2, -3, -1, -2, -4, 7, -3, 2, 6, -6, 1, 3, 4, 7,
        -5, -2, 5, -4, 0, -1, 3, 2, 4, -6, 7, 0, -3, -4, 5, 1, 6, -1, -2, -5, -5, -4, 1, 3, 4, -2, -3, 6, 7, 2, -6, 0,
        -1, 5, 0, 5, 7, -6, 4, -4, -2,
    ]),
    filter=([1, 1, 2, 3], [-1, 2, -2, 0, -3, 1]),
    bias=[1],
    output=([1, 3, 2, 1], [-39, -12, -23, 1, -18, -15]),
    window=[VALID, 4, 2],
    scales=[0.5],
)

# With a layout: 11 and 8 arguments.
conv(
    "explicit_padding_layout",
    image=([1, 3, 4, 2], [-3, 5, 7, 1, 3, -2, 6, 2, -5, -6, 4, 0, -4, -1, 4, -1, -4, 3, 1, -2, -6, 6, 2, 5]),
    filter=([2, 2, 3, 2], [3, 2, -2, 1, 0, -1, -1, 0, 1, 2, -2, 3, 3, -2, 0, 1, -1, 2, -2, 0, -1, 2, 3, 1]),
    bias=[-3, 8],
    output=([1, 2, 4, 2], [-16, 0, -18, 13, 1, -24, -11, 28, -6, 18, 10, 6, -19, 6, 9, 29]),
    window=[2, 0, 0, 1, 1, 2],
    scales=[1.0, 0.5],
    layout=[False],
)
conv(
    "same_layout",
    image=([2, 4, 3, 3], [
        3, 1, -2, 6, -5, 5, -4, -3, -1, 0, 4, 2, 2, -1, -3, 1, 5, -2, 6, -5, 3, 0, -4, 4, 4, 1, 5, 3, 0, -1, 2, -4,
        -5, -2, 6, -3, 1, 5, 4, -3, -5, 2, 0, 3, -2, -1, -4, 6, -4, -3, 5, 6, 1, 2, 3, 4, -2, -5, 0, -1, -3, 3, 6, 0,
        2, -1, 5, 4, -5, -4, 1, -2,
    ]),
    filter=([2, 2, 1, 3], [-2, 2, -1, 3, 0, -3, 1, 3, -3, 1, -1, 2]),
    bias=[4, -6],
    output=([2, 4, 2, 2], [
        -4, 6, 16, -24, 19, 17, 11, 29, -9, -23, -4, -28, -1, 0, 23, 19, -13, 13, 24, 18, 7, -42, -35, 3, 11, 11, 4,
        -27, 9, 3, 16, -1,
    ]),
    window=[SAME, 2, 1],
    scales=[0.5, 1.0],
    layout=[False],
)

# With dilations, too: 13 and 10 arguments.
conv(
    "explicit_padding_dilation",
    image=([1, 5, 6, 1], [
        -5, 6, -4, -9, 2, 4, -6, -8, 7, 0, 1, -2, -1, 3, -7, -3, 9, 10, 8, 5, 9, -2, -5, 7, -7, 8, -3, 1, 0, -6,
    ]),
    filter=([3, 2, 3, 1], [3, -2, -3, 2, 1, -1, 0, 3, -2, 1, 2, 0, -1, -3, 3, 0, -1, -3]),
    bias=[3, 0, -7],
    output=([1, 3, 3, 3], [
        -5, -16, 1, -3, 8, -17, -11, -8, -1, 25, 46, -51, 20, 10, 22, 28, -34, 7, 6, 15, -25, -13, -39, 42, -12, -29,
        29,
    ]),
    window=[1, 0, 2, 1, 1, 2],
    scales=[0.5, 1.0, 0.25],
    layout=[False, 2, 3],
)
conv(
    "same_dilation",
    image=([1, 4, 5, 2], [
        3, 2, -5, 5, 0, -4, 1, 4, -2, -3, 6, -1, 2, -2, -4, 4, 5, 0, 3, -3, 1, -5, -1, 6, -5, 5, -2, 6, 0, 4, 3, -3,
        1, 2, -1, -4, 2, -5, 3, -2,
    ]),
    filter=([1, 3, 2, 2], [3, 0, 1, -1, 2, -2, 2, 3, -1, 1, -2, 0]),
    bias=[-2],
    output=([1, 4, 5, 1], [-4, 12, -28, 16, 0, 4, 12, -2, -21, 1, 7, 30, -18, -22, -15, -24, 22, 8, -8, 27]),
    window=[SAME, 1, 1],
    scales=[0.25],
    layout=[False, 3, 2],
)

# Each activation, over results on both sides of all bounds.
example, activation, output = conv(
    "activation",
    image=([1, 3, 4, 1], [0, 7, 3, 2, 1, 5, -3, -2, 6, 4, -4, -1]),
    filter=([1, 1, 1, 1], [1]),
    bias=[2],
    output=([1, 3, 4, 1], [2, 9, 5, 4, 3, 7, -1, 0, 8, 6, -2, 1]),
    window=[VALID, 1, 1],
    scales=[0.5],
    unit=0.5,
)
example.AddAllActivations(activation, output)


def raw(name, image, filter, bias, output, window, image_is, filter_is, output_is, source=LITERT):
    """An example in raw values, unsigned and signed; ``*_is`` are scale and zero point, or the filter's scales."""
    for kind, low in (("TENSOR_QUANT8_ASYMM", 0), ("TENSOR_QUANT8_ASYMM_SIGNED", -128)):
        i = Input("image", (kind, image[0], image_is[0], image_is[1] + low))
        if isinstance(filter_is, list):
            per_channel = SymmPerChannelQuantParams(channelDim=0, scales=filter_is)
            f = Parameter("filter", ("TENSOR_QUANT8_SYMM_PER_CHANNEL", filter[0], 0, 0, per_channel), filter[1])
            b = Parameter("bias", ("TENSOR_INT32", [len(bias)]), bias)
        else:
            f = Parameter("filter", (kind, filter[0], filter_is[0], filter_is[1] + low), [x + low for x in filter[1]])
            b = Parameter("bias", ("TENSOR_INT32", [len(bias)], image_is[0] * filter_is[0], 0), bias)
        o = Output("output", (kind, output[0], output_is[0], output_is[1] + low))
        Model(name).Operation("CONV_2D", i, f, b, *window).To(o)
        Example(
            {i: [x + low for x in image[1]], o: [x + low for x in output[1]]},
            name="signed" if low else "quant8",
            source=source,
        )


# Scales that are no powers of two; zero points at the ends of the range; padding is the zero point and not 0.
raw(
    "zero_points_low_and_high",
    image=([1, 3, 4, 2], [
        77, 241, 90, 13, 15, 30, 49, 253, 65, 69, 181, 251, 73, 80, 45, 100, 147, 205, 158, 213, 222, 219, 64, 161,
    ]),
    filter=([2, 2, 2, 2], [155, 154, 70, 19, 219, 73, 207, 159, 120, 218, 206, 38, 180, 18, 86, 41]),
    bias=[4000, -9000],
    output=([1, 3, 4, 2], [
        176, 138, 189, 146, 173, 153, 217, 212, 111, 76, 132, 80, 164, 122, 220, 204, 163, 180, 150, 175, 180, 184,
        239, 235,
    ]),
    window=[SAME, 1, 1, 0],
    image_is=(0.37, 0),
    filter_is=(0.011, 255),
    output_is=(4.9, 255),
)
raw(
    "zero_points_high_and_low",
    image=([1, 3, 4, 2], [
        18, 171, 211, 75, 22, 85, 198, 246, 7, 176, 111, 167, 2, 90, 156, 95, 20, 89, 190, 170, 59, 193, 39, 180,
    ]),
    filter=([2, 2, 2, 2], [99, 253, 207, 106, 241, 159, 128, 32, 140, 44, 110, 85, 137, 76, 0, 228]),
    bias=[-7000, 500],
    output=([1, 3, 4, 2], [
        179, 216, 122, 165, 94, 165, 108, 155, 177, 200, 113, 159, 125, 182, 103, 166, 199, 225, 182, 213, 192, 225,
        182, 209,
    ]),
    window=[1, 0, 0, 1, 1, 1, 0],
    image_is=(0.37, 255),
    filter_is=(0.011, 0),
    output_is=(5.3, 255),
)
# Results beyond both ends of the output's range.
raw(
    "saturation",
    image=([1, 3, 3, 1], [251, 187, 137, 239, 6, 222, 36, 39, 49]),
    filter=([2, 2, 1, 1], [230, 20, 40, 250]),
    bias=[31, -17],
    output=([1, 2, 3, 2], [72, 127, 255, 0, 0, 255, 255, 0, 26, 94, 255, 0]),
    window=[VALID, 1, 1, 0],
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
    window=[VALID, 1, 1, 0],
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
    window=[VALID, 1, 1, 2],
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
    window=[VALID, 1, 1, 3],
    image_is=(0.07, 109),
    filter_is=(0.11, 128),
    output_is=(0.15, 101),
)
# Filters whose scales differ a thousandfold.
raw(
    "per_channel",
    image=([2, 3, 2, 3], [
        196, 82, 222, 17, 42, 114, 166, 22, 72, 146, 154, 185, 66, 53, 68, 247, 200, 45, 207, 59, 95, 184, 142, 179,
        167, 106, 44, 37, 176, 125, 71, 73, 239, 85, 67, 58,
    ]),
    filter=([3, 2, 1, 3], [27, -18, 92, 99, -46, -123, 2, 75, -125, -95, 104, 44, 68, -86, 121, 103, 124, -47]),
    bias=[-700, 45000, 1200],
    output=([2, 2, 2, 3], [
        147, 93, 98, 73, 94, 93, 96, 94, 90, 141, 94, 103, 123, 94, 97, 81, 94, 95, 44, 94, 85, 99, 94, 87,
    ]),
    window=[VALID, 1, 1, 0],
    image_is=(0.05, 131),
    filter_is=[0.07, 0.00063, 0.0113],
    output_is=(1.7, 93),
)
# A scale of the output below the product of the others: allowed since HAL 1.2.
raw(
    "small_output_scale",
    image=([1, 2, 3, 1], [126, 131, 129, 128, 124, 133]),
    filter=([1, 1, 2, 1], [131, 126]),
    bias=[2],
    output=([1, 2, 2, 1], [65, 112, 115, 40]),
    window=[VALID, 1, 1, 0],
    image_is=(1.5, 128),
    filter_is=(0.5, 128),
    output_is=(0.3, 90),
)
# Windows of 256 cells, all large or all small: biases and sums beyond 24 bits.
raw(
    "beyond_24_bits",
    image=([1, 2, 3, 64], [200 + (k * 37 + 11) % 56 for k in range(384)]),
    filter=([2, 2, 2, 64], [200 + (k * 37 + 11) % 56 for k in range(256)] + [(k * 29 + 5) % 56 for k in range(256)]),
    bias=[20000000, -20000000],
    output=([1, 1, 2, 2], [226, 29, 226, 29]),
    window=[VALID, 1, 1, 0],
    image_is=(0.5, 0),
    filter_is=(0.5, 128),
    output_is=(65536.0, 128),
    source=INTEGERS,
)
# One sum of 640 products of 255 and 127: 20,726,400 of a scale of 1/4, in units of 65,536.
raw(
    "sum_of_products_beyond_24_bits",
    image=([1, 1, 1, 640], [255] * 640),
    filter=([1, 1, 1, 640], [255] * 640),
    bias=[0],
    output=([1, 1, 1, 1], [207]),
    window=[VALID, 1, 1, 0],
    image_is=(0.5, 0),
    filter_is=(0.5, 128),
    output_is=(65536.0, 128),
    source=INTEGERS,
)
# More channels than a vector of eight has, each with a scale of its own: 5 times a quarter, two quarters, and so on.
raw(
    "scales_of_eleven_channels",
    image=([1, 1, 1, 1], [10]),
    filter=([11, 1, 1, 1], [16] * 11),
    bias=[0] * 11,
    output=([1, 1, 1, 11], [5 * (channel + 1) for channel in range(11)]),
    window=[VALID, 1, 1, 0],
    image_is=(0.5, 0),
    filter_is=[(channel + 1) / 64 for channel in range(11)],
    output_is=(0.25, 0),
    source=INTEGERS,
)
