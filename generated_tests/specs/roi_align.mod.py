# ROI_ALIGN. Regions, strides and cells differ in width and height.

LOOP = "a plain loop over regions, cells and samples in float64"
QUANTISED = {"quant8": ("TENSOR_QUANT8_ASYMM", 0.5, 121), "signed": ("TENSOR_QUANT8_ASYMM_SIGNED", 0.5, -7)}
PIXELS = ("TENSOR_QUANT16_ASYMM", 0.125, 0)


def regions(name, features, rois, batches, cells, strides, expected, ratios, single=False):
    """An example in every type, or in float32 alone, and both orders; cells, strides and ratios along height and
    width.
    """
    i, o = Input("features", ("TENSOR_FLOAT32", features[0])), Output("output", ("TENSOR_FLOAT32", expected[0]))
    boxes = Input("rois", ("TENSOR_FLOAT32", rois[0]))
    images = Input("batches", ("TENSOR_INT32", [len(batches)]))
    steps = [Float32Scalar(f"stride{place}", stride) for place, stride in enumerate(strides)]
    nchw = BoolScalar("nchw", False)
    Model(name).Operation("ROI_ALIGN", i, boxes, images, *cells, *steps, *ratios, nchw).To(o)
    converted = [
        DataTypeConverter(name=title).Identify({i: kind, o: kind, boxes: PIXELS}) for title, kind in QUANTISED.items()
    ]
    example = Example({i: features[1], boxes: rois[1], images: batches, o: expected[1]}, source=LOOP)
    if not single:
        example.AddVariations("relaxed", "float16", *converted, defaultName="float32")
    example.AddNchw(i, o, nchw)


regions(
    "one_region",
    ([1, 4, 5, 2], [-10, 32, 7, -11, -36, 30, -2, 26, -8, 39, 15, 4, -16, -29, 20, 17, 9, -28, -13, -23, -1, -19,
        -5, 6, -18, -14, -31, 25, -9, 18, 2, 1, -34, -40, -6, -22, -20, 31, 19, -27]),
    ([1, 4], [2, 1, 8, 3.5]), [0], cells=[2, 3], strides=[1.0, 2.0], ratios=[2, 1],
    expected=([1, 2, 3, 2], [-6.4375, -4.75, -9.875, 1.375, -13.25, 3.875, -18.140625, -25.09375, -15.515625,
        4.71875, -4.765625, 6.265625]),
)
regions(
    "two_images",
    ([2, 3, 4, 1], [-30, 36, -14, 6, -15, -32, 4, 3, 5, 2, -25, 29, -33, 0, -36, -23, 26, 16, 24, 17, 8, 12, -8,
        27]),
    ([3, 4], [0, 0, 8, 6, 2, 2, 6, 5, 4, 0, 8, 2]), [0, 1, 1], cells=[2, 2], strides=[2.0, 2.0], ratios=[1, 2],
    expected=([3, 2, 2, 1], [-12.3125, 2.6875, -4, 15.5, 13.25, 16.375, 2, 9.5, -17, -13, 8, 7]),
)
regions(
    "one_sample_a_pixel",
    ([1, 6, 5, 1], [-38, 38, 19, -34, 37, -7, -29, 0, 11, -17, -23, 22, 16, -6, -24, -37, 20, -25, 15, -15, 14, 18,
        31, -26, -30, -5, -36, 35, -27, -2]),
    ([1, 4], [0.75, 0, 4.75, 5.5]), [0], cells=[2, 1], strides=[1.0, 1.0], ratios=[0, 0],
    expected=([1, 2, 1, 1], [-0.8420139, -4.638021]),
)
regions(
    "small_region",
    ([1, 3, 4, 2], [-34, -3, 13, -11, 14, -33, -21, 25, 31, 23, 18, 12, 29, 21, -38, 26, -20, 32, 17, -32, -10, -27,
        5, -40]),
    ([2, 4], [8, 4, 9, 5, 4, 12, 5, 12]), [0, 0], cells=[1, 2], strides=[8.0, 4.0], ratios=[2, 2],
    expected=([2, 1, 2, 2], [9.0625, 10.59375, -17.3125, 15.28125, 11.5625, -25.125, 0.4375, -22.375]),
)
# Corners of more bits than float16 has.
regions(
    "fine_corners",
    ([1, 4, 5, 1], [-10, 32, 7, -11, -36, 30, -2, 26, -8, 39, 15, 4, -16, -29, 20, 17, 9, -28, -13, -23]),
    ([1, 4], [33.3, 20.7, 100.3, 77.9]), [0], cells=[2, 2], strides=[32.0, 32.0], ratios=[1, 2],
    expected=([1, 2, 2, 1], [11.817968, 2.4934053, -7.0178137, -23.57756]), single=True,
)
