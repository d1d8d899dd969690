# QUANTIZE: zero point + x / scale, rounded to the nearest, ties away from zero, and clamped to the range of the type.

HAND = "worked by hand: zero point + x / scale, rounded half away from zero, clamped"


def quantise(name, dimensions, scale, zero_point, values, expected):
    """From float32, relaxed or not, and float16, to the unsigned and the signed type."""
    for kind, low in (("TENSOR_QUANT8_ASYMM", 0), ("TENSOR_QUANT8_ASYMM_SIGNED", -128)):
        i = Input("input", ("TENSOR_FLOAT32", dimensions))
        o = Output("output", (kind, dimensions, scale, zero_point + low))
        Model(name).Operation("QUANTIZE", i).To(o)
        example = Example({i: values, o: [x + low for x in expected]}, name="signed" if low else "quant8", source=HAND)
        half = DataTypeConverter(name="float16").Identify({i: ("TENSOR_FLOAT16",)})
        example.AddVariations("relaxed", half, defaultName="float32")


# Values between two units, and on them.
quantise("rank_1", [8], 0.5, 100, [0, 1, -1, 3.25, -3.125, 0.125, 20.375, -40], [100, 102, 98, 107, 94, 100, 141, 20])
quantise("rank_2", [2, 3], 2.0, 7, [0, 10.5, -13.5, 100, 401, -3], [7, 12, 0, 57, 208, 5])
quantise("rank_3", [2, 2, 2], 0.125, 128, [1, -2, 3, -4, 5, -6, 7, -8], [136, 112, 152, 96, 168, 80, 184, 64])
quantise("rank_4", [1, 3, 2, 1], 4.0, 10, [31, 251, 77, 13, 130.25, 201], [18, 73, 29, 13, 43, 60])
quantise("rank_5", [1, 2, 1, 3, 1], 0.5, 120, [-5, 9, 60, -47, 31, 64], [110, 138, 240, 26, 182, 248])
# Ties go away from zero, on both sides of it.
quantise("ties", [6], 0.5, 128, [0.25, 0.75, 1.25, -0.25, -0.75, -1.25], [129, 130, 131, 127, 126, 125])
# Beyond both ends of the range, and at them; the largest numbers and infinity, too.
quantise("saturation", [6], 0.5, 127, [-63.5, -64, -1000, 64, 64.5, 1000], [0, 0, 0, 255, 255, 255])
quantise("saturation_infinite", [4], 0.5, 127, [float("inf"), -float("inf"), 65504, -65504], [255, 0, 255, 0])
# Zero points at the ends of the range: one sign has no values.
quantise("zero_point_low", [5], 0.25, 0, [-1, -0.25, 0, 10, 63.75], [0, 0, 0, 40, 255])
quantise("zero_point_high", [5], 0.25, 255, [1, 0.25, 0, -10, -63.75], [255, 255, 255, 215, 0])
# Minus zero is zero, and what is smaller than half a unit, too.
quantise("minus_zero", [4], 0.5, 50, [-0.0, 6e-08, -6e-08, 20], [50, 50, 50, 90])
