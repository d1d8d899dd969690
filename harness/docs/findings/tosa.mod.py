# What Arm's converter to TOSA gets wrong, each in the smallest case that shows it. The numbers are worked by hand: see tosa.md.

HAND = "by hand"
F32, I32, SIGNED = "TENSOR_FLOAT32", "TENSOR_INT32", "TENSOR_QUANT8_ASYMM_SIGNED"


def show(name, fed, expected):
    """A case that is tried as it stands, in one type."""
    Example({**fed, **expected}, name=name, source=HAND).DisableLifeTimeVariation()


i, o = Input("real", (F32, [2])), Output("whole", (I32, [2]))
Model("cast").Operation("CAST", i).To(o)
show("fractions", {i: [2.75, -2.75]}, {o: [2, -2]})

# A cast takes the numbers as they are stored.
i, o = Input("raw", ("TENSOR_QUANT8_ASYMM", [2], 0.5, 10)), Output("real", (F32, [2]))
Model("cast").Operation("CAST", i).To(o)
show("unsigned", {i: [12, 200]}, {o: [12, 200]})

# Logarithms of a half.
i, o = Input("logits", (F32, [1, 2])), Output("logarithms", (F32, [1, 2]))
Model("log_softmax").Operation("LOG_SOFTMAX", i, 1.0, 1).To(o)
show("large_values", {i: [1000, 1000]}, {o: [-0.6931472, -0.6931472]})

# A window of one pixel, and RELU.
for pool in ("max_pool", "average_pool"):
    i, o = Input("image", (F32, [1, 1, 1, 1])), Output("pooled", (F32, [1, 1, 1, 1]))
    Model(pool).Operation(f"{pool.upper()}_2D", i, 0, 0, 0, 0, 1, 1, 1, 1, 1).To(o)
    show("relu", {i: [-2]}, {o: [0]})

i, o = Input("real", (F32, [2])), Output("raw", (SIGNED, [2], 1.0, 10))
Model("quantize").Operation("QUANTIZE", i).To(o)
show("beyond_the_range", {i: [120, -200]}, {o: [127, -128]})

# Column x of the output is column floor(x * 3 / 5) of the image.
i, o = Input("image", (F32, [1, 1, 3, 1])), Output("wider", (F32, [1, 1, 5, 1]))
Model("resize_nearest").Operation("RESIZE_NEAREST_NEIGHBOR", i, 5, 1, False).To(o)
show("larger", {i: [1, 2, 3]}, {o: [1, 1, 2, 2, 3]})

# Columns 0 and 17.
i, o = Input("image", (F32, [1, 1, 34, 1])), Output("narrow", (F32, [1, 1, 2, 1]))
Model("resize_bilinear").Operation("RESIZE_BILINEAR", i, 2, 1, False).To(o)
show("to_a_seventeenth", {i: list(range(34))}, {o: [0, 17]})

# -1,073,741,823.5 rounded down.
i, p, o = Input("a", (I32, [1])), Input("b", (I32, [1])), Output("quotient", (I32, [1]))
Model("div").Operation("DIV", i, p, 0).To(o)
show("large_integers", {i: [-2147483647], p: [2]}, {o: [-1073741824]})

i, p, o = Input("base", (F32, [1])), Parameter("exponent", (F32, [1]), [2.0]), Output("power", (F32, [1]))
Model("pow").Operation("POW", i, p).To(o)
show("negative_base", {i: [-3]}, {o: [9]})

# The one pixel, times 2, and two columns behind it that nothing reaches.
i, o = Input("image", (F32, [1, 1, 1, 1])), Output("wider", (F32, [1, 1, 3, 1]))
p, b = Parameter("filter", (F32, [1, 1, 1, 1]), [2.0]), Parameter("bias", (F32, [1]), [0.0])
Model("transpose_conv").Operation("TRANSPOSE_CONV_2D", i, p, b, 0, -2, 0, 0, 3, 1, 0, False).To(o)
show("columns_behind", {i: [3]}, {o: [6, 0, 0]})

# The last row, and of its columns the first and the third.
i, o = Input("x", (F32, [2, 3])), Output("part", (F32, [1, 2]))
begin, end, strides = [1, 0], [0, 3], [-1, 2]
Model("strided_slice").Operation("STRIDED_SLICE", i, begin, end, strides, 0, 0, 0).To(o)
show("backwards_beside_a_step", {i: [1, 2, 3, 4, 5, 6]}, {o: [4, 6]})

# From row 1 down to the first.
i, o = Input("x", (F32, [3, 1])), Output("part", (F32, [2, 1]))
begin, end, strides = [1, 0], [0, 1], [-1, 1]
Model("strided_slice").Operation("STRIDED_SLICE", i, begin, end, strides, 0, 1, 0).To(o)
show("backwards_to_the_first", {i: [1, 2, 3]}, {o: [2, 1]})

# The same result, twice.
UNSIGNED = ("TENSOR_QUANT8_ASYMM", [1], 1.0, 0)
i, p, o, q = Input("a", UNSIGNED), Input("b", UNSIGNED), Output("larger", UNSIGNED), Output("again", UNSIGNED)
Model("maximum").Operation("MAXIMUM", i, p).To(o).Operation("MAXIMUM", i, p).To(q)
show("twice", {i: [200], p: [100]}, {o: [200], q: [200]})

# A constant of two rows, laid out as one.
i, p, o = Input("a", (SIGNED, [4], 1.0, 0)), Parameter("rows", (SIGNED, [2, 2], 1.0, 0), [1, 2, 3, 4]), Output("sum", (SIGNED, [4], 1.0, 0))
t = Internal("row", (SIGNED, [4], 1.0, 0))
Model("add").Operation("RESHAPE", p, [4]).To(t).Operation("ADD", i, t, 0).To(o)
show("reshaped_constant", {i: [1, 1, 1, 1]}, {o: [2, 3, 4, 5]})

# Seven, twice.
i, t, o = Input("x", (F32, [2])), Internal("sevens", (F32, [2])), Output("sum", (F32, [2]))
extents, seven = Parameter("extents", ("TENSOR_INT32", [1]), [2]), Float32Scalar("seven", 7.0)
Model("fill").Operation("FILL", extents, seven).To(t).Operation("ADD", i, t, 0).To(o)
show("of_constants", {i: [1, 2]}, {o: [8, 9]})

# The logarithm of a share that float32 does not hold.
i, o = Input("x", (F32, [1, 2])), Output("logarithms", (F32, [1, 2]))
Model("log_softmax").Operation("LOG_SOFTMAX", i, 1.0, 1).To(o)
show("far_below_the_largest", {i: [0, -200]}, {o: [0, -200]})

# The zero point of a result is not looked at.
i, o = Input("numbers", (F32, [4])), Output("stored", ("TENSOR_QUANT8_ASYMM", [4], 1.0, 10))
Model("cast").Operation("CAST", i).To(o)
show("to_unsigned", {i: [0, 1, 100, 250]}, {o: [0, 1, 100, 250]})

# From the last down to the third.
i, o = Input("x", (F32, [4])), Output("part", (F32, [2]))
Model("strided_slice").Operation("STRIDED_SLICE", i, [0], [1], [-1], 1, 0, 0).To(o)
show("backwards_from_the_last", {i: [1, 2, 3, 4]}, {o: [4, 3]})

# One pixel more, of equal ones.
i, o = Input("x", (SIGNED, [1, 1, 1024, 1], 1.0, 0)), Output("wider", (SIGNED, [1, 1, 1025, 1], 1.0, 0))
Model("resize_bilinear").Operation("RESIZE_BILINEAR", i, 1025, 1, False, False, False).To(o)
show("one_more_than_1024", {i: [7] * 1024}, {o: [7] * 1025})

# 32,768, which is 2^29 units of the result.
i, o = Input("x", (SIGNED, [1, 2], 1.0, 0)), Output("sum", (SIGNED, [1, 1], 2.0**-14, 0))
w, b = Parameter("w", (SIGNED, [1, 2], 1.0, 0), [-128, -128]), Parameter("b", ("TENSOR_INT32", [1], 1.0, 0), [0])
Model("fully_connected").Operation("FULLY_CONNECTED", i, w, b, 0).To(o)
show("far_beyond_the_range", {i: [-128, -128]}, {o: [127]})
