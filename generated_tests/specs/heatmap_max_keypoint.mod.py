# HEATMAP_MAX_KEYPOINT. Boxes differ in width and height; maxima lie inside, at borders and in corners.

LOOP = "a plain loop over maps in float64: numpy.linalg.solve for the top of the parabola"
QUANTISED = {"quant8": ("TENSOR_QUANT8_ASYMM", 0.5, 121), "signed": ("TENSOR_QUANT8_ASYMM_SIGNED", 0.5, -7)}
PIXELS = ("TENSOR_QUANT16_ASYMM", 0.125, 0)


def keypoints(name, heatmap, boxes, scores, places):
    """An example in every type and both orders."""
    i, b = Input("heatmap", ("TENSOR_FLOAT32", heatmap[0])), Input("boxes", ("TENSOR_FLOAT32", boxes[0]))
    s, p = Output("scores", ("TENSOR_FLOAT32", scores[0])), Output("places", ("TENSOR_FLOAT32", places[0]))
    nchw = BoolScalar("nchw", False)
    Model(name).Operation("HEATMAP_MAX_KEYPOINT", i, b, nchw).To(s, p)
    converted = [
        DataTypeConverter(name=title).Identify({i: kind, s: kind, b: PIXELS, p: PIXELS})
        for title, kind in QUANTISED.items()
    ]
    example = Example({i: heatmap[1], b: boxes[1], s: scores[1], p: places[1]}, source=LOOP)
    example.AddVariations("relaxed", "float16", *converted, defaultName="float32").AddNchw(i, nchw)


keypoints(
    "two_boxes",
    ([2, 4, 4, 2], [-0.5, -4, -16, -14.5, -9.5, 17, 19.5, 8, -13.5, -16.5, 12, 11, -18.5, -19.5, 16, 3.5, -6.5, 19,
        18, -11.5, 0.5, 17.5, -8, 1.5, -8.5, 13.5, -10, 16.5, 14, 6, 9, 5.5, -1, -17.5, -20, 3, 8.5, -3, -5, 7,
        15.5, -2, 2.5, 12.5, -3.5, 4.5, -11, 0, 1, 6.5, -4.5, -9, -19, 11.5, -15, 15, 9.5, -12.5, -10.5, 13, -5.5,
        -13, 10, 10.5]),
    ([2, 4], [8, 4, 40, 16, 0, 10, 12, 34]), ([2, 2], [19.5, 21.743902, 15.5161295, 15.706731]),
    ([2, 2, 2], [36, 5.5, 12, 12.597561, 1.5, 19.193548, 10.5, 26.615385]),
)
keypoints(
    "smallest", ([1, 2, 2, 3], [-20, 3, -6.5, -12, -9.5, 7.5, 3.5, -15, -9, -3, -1, 15]), ([1, 4], [10, 20, 42, 36]),
    ([1, 3], [3.5, 3, 15]), ([1, 3, 2], [18, 32, 18, 24, 34, 32]),
)
keypoints(
    "middle_and_corner", ([1, 3, 3, 2], [-2, 1, 1, 1, -2, 1, -2, 1, 6, 1, 4, 1, -2, 4, -2, 1, -2, 1]),
    ([1, 4], [4, 4, 28, 52]), ([1, 2], [6.5365386, 4]), ([1, 2, 2], [18.4, 26.153847, 8, 44]),
)
# The tops of the parabolas lie 2.53 and 2.47 away: the way there is shortened to 1.5, in both directions alike.
keypoints(
    "far_top", ([1, 3, 3, 2], [38, 31, 28, 31, 10, 3, 26, 29, 40, 33, 38, 21, 10, 3, 36, 19, 38, 31]),
    ([1, 4], [0, 0, 48, 24]), ([1, 2], [50.44806, 43.44806]), ([1, 2, 2], [48, 23.68421, 0.6315789, 0]),
)
# A box of half a pixel: no box is widened.
keypoints(
    "half_a_pixel", ([1, 2, 2, 3], [-20, 3, -6.5, -12, -9.5, 7.5, 3.5, -15, -9, -3, -1, 15]), ([1, 4], [10, 20, 10.5, 20.5]),
    ([1, 3], [3.5, 3, 15]), ([1, 3, 2], [10.125, 20.375, 10.125, 20.125, 10.375, 20.375]),
)
