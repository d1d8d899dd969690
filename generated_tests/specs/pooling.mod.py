# AVERAGE_POOL_2D, L2_POOL_2D, MAX_POOL_2D. Windows and strides differ in width and height. Cells of padding take no
# part: windows at the edges have fewer cells, which shows in the averages.

NUMPY = "numpy.nanmean and nanmax over windows of an image padded with NaN, float64"
LITERT = "LiteRT 2.3, BUILTIN_REF kernels"
KINDS = (("TENSOR_QUANT8_ASYMM", 0), ("TENSOR_QUANT8_ASYMM_SIGNED", -128))


def pool(operation, name, image, output, window, layout=(), activation=0, quantised=True, half=True):
    """An example in every type, or without the quantised ones, or those of half precision. ``window``: paddings or
    scheme, then strides, then the filter's size.
    """
    i = Input("image", ("TENSOR_FLOAT32", image[0]))
    o = Output("output", ("TENSOR_FLOAT32", output[0]))
    act = Int32Scalar("activation", activation)
    nchw = [BoolScalar("nchw", flag) for flag in layout]
    Model(f"{operation}_{name}").Operation(f"{operation}_POOL_2D", i, *window, act, *nchw).To(o)
    example = Example({i: image[1], o: output[1]}, source=NUMPY)
    types = [
        DataTypeConverter(name="quant8_signed" if low else "quant8").Identify(
            dict.fromkeys((i, o), (kind, 0.25, 127 + low))
        )
        for kind, low in KINDS
    ]
    halves = ["relaxed", "float16"] if half else []
    example.AddVariations(*halves, *(types if quantised else []), defaultName="float32")
    if nchw:
        example.AddNchw(i, o, *nchw)
    return example, act, o


SAME, VALID = 1, 2

# Nothing optional: 10 and 7 arguments. Left and right, top and bottom padding differ.
EXPLICIT = [2, 1, 1, 0, 2, 1, 3, 2]
IMAGE = (
    [2, 3, 4, 1], [29, -6, 17, -27, 15, -14, 18, -24, -18, -15, 4, 25, 11, 20, -28, -23, -13, 28, 9, 8, 6, 24, 7, -11]
)
pool(
    "MAX",
    "explicit_padding",
    IMAGE,
    ([2, 3, 3, 1], [29, 29, 17, 29, 29, 18, 15, 18, 25, 11, 20, -23, 11, 28, 9, 6, 28, 9]),
    EXPLICIT,
)
pool("AVERAGE", "explicit_padding", IMAGE, ([2, 3, 3, 1], [
    29, 13.333333, -5, 22, 9.833333, -4, -1.5, -1.6666666, 5.75, 11, 1, -25.5, -1, 4.5, -8.5, -3.5, 10.166667, 3.25,
]), EXPLICIT)
pool("L2", "explicit_padding", IMAGE, ([2, 3, 3, 1], [
    29, 19.71463, 22.561028, 23.086792, 17.84657, 21.897488, 16.56804, 14.776107, 19.627787, 11, 20.856653, 25.622255,
    12.0415945, 19.744198, 19.091883, 10.1242285, 16.807735, 8.87412,
]), EXPLICIT, quantised=False)
# SAME: the one cell of padding is at the end in both directions.
SAME_ODD = [SAME, 2, 1, 3, 2]
IMAGE = ([1, 3, 4, 3], [
    25, 27, 9, 15, 19, -23, 29, -6, 6, -4, 2, 21, -1, -27, -26, -21, 12, 8, -3, -5, -2, 24, 18, 5, -20, -17, 26, 16,
    -11, -15, -12, -9, -24, -16, 22, -8,
])
pool(
    "MAX",
    "same_odd_remainder",
    IMAGE,
    ([1, 3, 2, 3], [29, 27, 9, 29, 18, 21, 16, 12, 26, 24, 22, 5, 16, -9, 26, -12, 22, -8]),
    SAME_ODD,
)
pool("AVERAGE", "same_odd_remainder", IMAGE, ([1, 3, 2, 3], [
    7.3333335, 3.3333333, -4.6666665, 11.5, 2.25, 7.5, -6.8333335, -9.5, -5.5, -1.75, 6.5, -7.25, -5.3333335,
    -12.333333, -4.3333335, -14, 6.5, -16,
]), SAME_ODD)
pool("L2", "same_odd_remainder", IMAGE, ([1, 3, 2, 3], [
    18.894444, 18.366636, 15.2206, 18.986837, 9.861542, 11.247222, 14.439529, 15.215124, 19.239716, 15.692355,
    15.116217, 12.932517, 16.329931, 12.793227, 22.188585, 14.142136, 16.807735, 17.888544,
]), SAME_ODD, quantised=False)
# VALID, strides larger than the window.
STRIDES = [VALID, 4, 2, 2, 1]
IMAGE = ([1, 5, 7, 1], [
    -7, 16, -4, 3, 5, 15, 13, -21, 26, -1, 29, 7, 27, -23, -17, 18, 22, 21, -30, -5, 1, 14, 4, 23, 6, 19, -24, -8, 8,
    -19, -10, 2, -3, 11, -20,
])
pool("MAX", "valid_stride_above_window", IMAGE, ([1, 3, 2, 1], [16, 15, 18, -5, 8, 11]), STRIDES)
pool("AVERAGE", "valid_stride_above_window", IMAGE, ([1, 3, 2, 1], [4.5, 10, 0.5, -17.5, -5.5, 4]), STRIDES)
pool(
    "L2",
    "valid_stride_above_window",
    IMAGE,
    ([1, 3, 2, 1], [12.349089, 11.18034, 17.507141, 21.505814, 14.57738, 8.062258]),
    STRIDES,
    quantised=False,
)

# With a layout: 11 and 8 arguments.
EXPLICIT = [0, 2, 0, 1, 1, 2, 3, 2]
IMAGE = ([1, 5, 4, 2], [
    -12, -15, -7, -10, -8, -27, 20, -20, -3, 12, -22, 30, 8, 28, -11, -9, 2, 5, 23, 31, 6, 21, -1, 16, 1, -6, 7, 25,
    3, 26, 22, -16, -14, -28, -24, -19, -26, -30, 27, 17,
])
pool(
    "MAX",
    "explicit_padding_layout",
    IMAGE,
    ([1, 3, 4, 2], [8, 30, 20, 30, 20, 28, 20, -9, 23, 31, 23, 31, 22, 26, 22, 16, -14, -19, 27, 17, 27, 17, 27, 17]),
    EXPLICIT,
    [False],
)
pool("AVERAGE", "explicit_padding_layout", IMAGE, ([1, 3, 4, 2], [
    -7.3333335, 3, -3.3333333, -1.3333334, 2.25, -7, 4.5, -14.5, 7, 17, 10, 17.166666, 7.5, 11.75, 10.5, 0,
    -21.333334, -25.666666, -7.6666665, -10.666667, 0.5, -6.5, 27, 17,
]), EXPLICIT, [False])
pool("L2", "explicit_padding_layout", IMAGE, ([1, 3, 4, 2], [
    11.647603, 21.916508, 14.035668, 22.338308, 12.73774, 22.327114, 16.140013, 15.508062, 10.230673, 21.463146,
    13.589211, 23.148073, 11.510864, 20.180435, 15.572412, 16, 21.969677, 26.108747, 25.69695, 22.730303, 26.504717,
    24.38237, 27, 17,
]), EXPLICIT, [False], quantised=False)
IMAGE = ([2, 4, 3, 3], [
    -13, -21, -24, 20, 1, -27, 15, 8, 18, -5, -6, 7, -25, -17, 19, -30, 16, -29, -15, 17, 12, -7, 31, 28, -11, 22,
    -10, 29, 14, -19, -8, 4, 6, -22, 23, -20, -23, 13, -28, 9, 0, 11, -18, -14, 27, 21, -26, 26, -3, 10, -9, 5, 25, 3,
    -1, -2, -16, 24, 2, 30, -12, -4, 7, -27, -5, -29, 15, -21, -24, -25, 8, 14,
])
pool(
    "MAX",
    "valid_layout",
    IMAGE,
    ([2, 2, 2, 3], [20, 1, -24, 20, 8, 18, -7, 31, 28, -7, 31, 28, 9, 13, 11, 9, 0, 27, 24, 2, 30, 24, 2, 30]),
    [VALID, 1, 2, 2, 1],
    [False],
)
pool("AVERAGE", "valid_layout", IMAGE, ([2, 2, 2, 3], [
    3.5, -10, -25.5, 17.5, 4.5, -4.5, -11, 24, 20, -9, 26.5, 9, -7, 6.5, -8.5, -4.5, -7, 19, 11.5, 0, 7, 6, -1, 18.5,
]), [VALID, 1, 2, 2, 1], [False])
pool("L2", "valid_layout", IMAGE, ([2, 2, 2, 3], [
    16.867128, 14.866069, 25.544079, 17.67767, 5.700877, 22.945587, 11.7046995, 25, 21.540659, 9.219544, 26.87936,
    21.023796, 17.464249, 9.192389, 21.272047, 14.230249, 9.899495, 20.615528, 16.985289, 2, 24.04163, 18.973665,
    3.1622777, 21.78302,
]), [VALID, 1, 2, 2, 1], [False], quantised=False)

# Each activation, over results on both sides of all bounds; L2's are never negative.
IMAGE = ([1, 2, 5, 1], [-9, -2, -0.5, 0.5, 2, 7, 9, 1.5, -6, -0.25])
for name, outputs, quantised in (
    ("MAX", ([1, 2, 4, 1], [-2, -0.5, 0.5, 2, 9, 9, 1.5, -0.25]), True),
    ("AVERAGE", ([1, 2, 4, 1], [-5.5, -1.25, 0, 1.25, 8, 5.25, -2.25, -3.125]), True),
    ("L2", ([1, 2, 4, 1], [6.519202, 1.4577379, 0.5, 1.4577379, 8.062258, 6.451744, 4.373214, 4.246322]), False),
):
    example, activation, output = pool(name, "activation", IMAGE, outputs, [VALID, 1, 1, 2, 1], quantised=quantised)
    example.AddAllActivations(activation, output)


def raw(operation, name, image, output, window, quantisation, source=LITERT):
    """An example in raw values, unsigned and signed, with one scale and zero point for both tensors."""
    for kind, low in KINDS:
        i = Input("image", (kind, image[0], quantisation[0], quantisation[1] + low))
        o = Output("output", (kind, output[0], quantisation[0], quantisation[1] + low))
        Model(f"{operation}_{name}").Operation(f"{operation}_POOL_2D", i, *window).To(o)
        Example(
            {i: [x + low for x in image[1]], o: [x + low for x in output[1]]},
            name="signed" if low else "quant8",
            source=source,
        )


# Values and zero points at the ends of the range; a padded cell is neither 0 nor the zero point.
IMAGE = ([1, 3, 4, 1], [255, 3, 254, 90, 9, 201, 77, 40, 130, 18, 0, 1])
raw("AVERAGE", "zero_point_low", IMAGE, ([1, 3, 2, 1], [133, 115, 73, 30, 49, 1]), [SAME, 2, 1, 3, 2, 0], (0.5, 0))
raw("AVERAGE", "zero_point_high", IMAGE, ([1, 3, 2, 1], [133, 115, 73, 30, 49, 1]), [SAME, 2, 1, 3, 2, 0], (0.5, 255))
raw("MAX", "zero_point_low", IMAGE, ([1, 3, 2, 1], [255, 254, 201, 77, 130, 1]), [SAME, 2, 1, 3, 2, 0], (0.5, 0))
raw("MAX", "zero_point_high", IMAGE, ([1, 3, 2, 1], [255, 254, 201, 77, 130, 1]), [SAME, 2, 1, 3, 2, 0], (0.5, 255))
# The bounds of activations are quantised: 6 is 40 units of 0.15, 1 is 6.67 of them.
IMAGE = ([1, 2, 5, 1], [70, 82, 91, 99, 104, 109, 118, 126, 139, 160])
raw(
    "AVERAGE",
    "relu",
    IMAGE,
    ([1, 2, 4, 1], [101, 101, 101, 102, 114, 122, 133, 150]),
    [VALID, 1, 1, 2, 1, 1],
    (0.15, 101),
)
raw(
    "AVERAGE",
    "relu1",
    IMAGE,
    ([1, 2, 4, 1], [94, 94, 95, 102, 108, 108, 108, 108]),
    [VALID, 1, 1, 2, 1, 2],
    (0.15, 101),
)
raw(
    "AVERAGE",
    "relu6",
    IMAGE,
    ([1, 2, 4, 1], [101, 101, 101, 102, 114, 122, 133, 141]),
    [VALID, 1, 1, 2, 1, 3],
    (0.15, 101),
)
raw("MAX", "relu1", IMAGE, ([1, 2, 4, 1], [94, 94, 99, 104, 108, 108, 108, 108]), [VALID, 1, 1, 2, 1, 2], (0.15, 101))
raw(
    "MAX",
    "relu6",
    IMAGE,
    ([1, 2, 4, 1], [101, 101, 101, 104, 118, 126, 139, 141]),
    [VALID, 1, 1, 2, 1, 3],
    (0.15, 101),
)
# A window larger than the image: it never sees all of the width, and always all of the height.
IMAGE = ([1, 2, 5, 2], [3, 30, -8, 11, 12, -5, 7, 2, 25, -20, -14, 21, 9, 4, -2, 17, 1, -9, 19, 6])
WINDOW = [SAME, 1, 1, 6, 3]
pool("AVERAGE", "window_above_image", IMAGE, ([1, 2, 5, 2], [
    1, 8.875, 5.2, 5.7, 5.2, 5.7, 7.875, 0.75, 10.333333, -1.5, 1, 8.875, 5.2, 5.7, 5.2, 5.7, 7.875, 0.75, 10.333333,
    -1.5,
]), WINDOW)
pool(
    "MAX",
    "window_above_image",
    IMAGE,
    ([1, 2, 5, 2], [12, 30, 25, 30, 25, 30, 25, 17, 25, 17, 12, 30, 25, 30, 25, 30, 25, 17, 25, 17]),
    WINDOW,
)
pool("L2", "window_above_image", IMAGE, ([1, 2, 5, 2], [
    8.276473, 15.317473, 12.385475, 15.20855, 12.385475, 15.20855, 12.888948, 11.022704, 14.047539, 11.796892,
    8.276473, 15.317473, 12.385475, 15.20855, 12.385475, 15.20855, 12.888948, 11.022704, 14.047539, 11.796892,
]), WINDOW, quantised=False)
# Windows of 324 cells whose sum is beyond 16 bits, or beyond float16.
WINDOW = [VALID, 1, 1, 18, 18]
SIZES = ([1, 18, 19, 2], [1, 1, 2, 2])
CELLS = [cell for k in range(342) for cell in (200 + (k * 37 + 11) % 56, (k * 29 + 5) % 56)]
raw("AVERAGE", "large_sum", (SIZES[0], CELLS), (SIZES[1], [227, 27, 227, 27]), [*WINDOW, 0], (0.5, 128), NUMPY)
CELLS = [cell for k in range(342) for cell in (300 + k * 37 % 64 / 4, -400 - k * 29 % 32 / 2)]
for operation, output in (
    ("AVERAGE", [308.05554, -407.71606, 307.57715, -407.74692]),
    ("L2", [308.09094, 407.74228, 307.61038, 407.77313]),
):
    pool(operation, "large_sum", (SIZES[0], CELLS), (SIZES[1], output), WINDOW, quantised=False, half=False)

# Sums beyond the largest float16: elements and means are within it.
LARGE = [40000, 24000, 36000, 28000, -32000, -48000, -40000, -40000]
i, o = Input("image", ("TENSOR_FLOAT16", [2, 2, 2, 1])), Output("output", ("TENSOR_FLOAT16", [2, 1, 1, 1]))
Model("AVERAGE_sums_beyond").Operation("AVERAGE_POOL_2D", i, VALID, 1, 1, 2, 2, 0).To(o)
Example({i: LARGE, o: [32000, -40000]}, name="float16", source="worked by hand; exact")
