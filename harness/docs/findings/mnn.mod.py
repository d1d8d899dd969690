# What MNN gets wrong, each in the smallest case that shows it. The numbers are worked by hand: see mnn.md.

HAND = "by hand"
F32, UNSIGNED, SIGNED = "TENSOR_FLOAT32", "TENSOR_QUANT8_ASYMM", "TENSOR_QUANT8_ASYMM_SIGNED"


def show(name, fed, expected):
    """A case that is tried as it stands, in one type."""
    Example({**fed, **expected}, name=name, source=HAND).DisableLifeTimeVariation()


# (raw - 3) / 2
i, o = Input("raw", (UNSIGNED, [2, 3], 0.5, 3)), Output("real", (F32, [2, 3]))
Model("dequantize").Operation("DEQUANTIZE", i).To(o)
show("two_rows", {i: [1, 2, 3, 4, 5, 6]}, {o: [-1, -0.5, 0, 0.5, 1, 1.5]})

i, o = Input("raw", (UNSIGNED, [1, 2, 1, 2], 0.5, 3)), Output("real", (F32, [1, 2, 1, 2]))
Model("dequantize").Operation("DEQUANTIZE", i).To(o)
show("image", {i: [1, 2, 3, 4]}, {o: [-1, -0.5, 0, 0.5]})

# real * 2 + 3
i, o = Input("real", (F32, [3])), Output("raw", (SIGNED, [3], 0.5, 3))
Model("quantize").Operation("QUANTIZE", i).To(o)
show("signed", {i: [1, 2, 3]}, {o: [5, 7, 9]})

# 16777217 is no float32.
one = ("TENSOR_INT32", [1])
i, j, o = Input("a", one), Input("b", one), Output("product", one)
Model("mul").Operation("MUL", i, j, 0).To(o)
show("large_integers", {i: [16777217], j: [3]}, {o: [50331651]})

two = ("TENSOR_INT32", [2])
i, o = Input("a", two), Output("size", two)
Model("abs").Operation("ABS", i).To(o)
show("large_integers", {i: [16777217, -16777217]}, {o: [16777217, 16777217]})

i, j, o = Input("a", (F32, [2])), Input("b", (F32, [2])), Output("holds", ("TENSOR_BOOL8", [2]))
Model("less").Operation("LESS", i, j).To(o)
show("negative", {i: [-2, -1], j: [-1, -2]}, {o: [True, False]})

# 1 * 1 + 2 * 3, ...
ints = ("TENSOR_INT32", [1, 2, 2])
i, j, o = Input("a", ints), Input("b", ints), Output("products", ints)
Model("batch_matmul").Operation("BATCH_MATMUL", i, j, False, False).To(o)
show("integers", {i: [1, 2, 3, 4], j: [1, 2, 3, 4]}, {o: [7, 10, 15, 22]})

# 3 / 5, 4 / 5, 6 / 10, 8 / 10
i, o = Input("x", (F32, [2, 2])), Output("unit", (F32, [2, 2]))
Model("l2_normalization").Operation("L2_NORMALIZATION", i).To(o)
show("two_rows", {i: [3, 4, 6, 8]}, {o: [0.6, 0.8, 0.6, 0.8]})

i, o = Input("x", (F32, [1, 1, 1, 1])), Output("framed", (F32, [2, 2, 2, 2]))
frame = Parameter("frame", ("TENSOR_INT32", [4, 2]), [1, 0] * 4)
Model("pad_v2").Operation("PAD_V2", i, frame, 9.0).To(o)
show("four_axes", {i: [1]}, {o: [9] * 15 + [1]})

# Before each of the first three axes stands its second element.
i, o = Input("x", (F32, [2, 2, 2, 2])), Output("framed", (F32, [3, 3, 3, 2]))
frame = Parameter("frame", ("TENSOR_INT32", [4, 2]), [1, 0, 1, 0, 1, 0, 0, 0])
Model("mirror_pad").Operation("MIRROR_PAD", i, frame, 0).To(o)
first = [7, 8, 5, 6, 7, 8, 3, 4, 1, 2, 3, 4, 7, 8, 5, 6, 7, 8]
second = [15, 16, 13, 14, 15, 16, 11, 12, 9, 10, 11, 12, 15, 16, 13, 14, 15, 16]
show("three_of_four_axes", {i: list(range(1, 17))}, {o: second + first + second})

# The first rows of both images, then the second ones.
i, o = Input("x", (F32, [2, 2, 1, 2])), Output("image", (F32, [1, 4, 1, 2]))
w, b = Parameter("w", (F32, [2, 1, 1, 2]), [1, 0, 0, 1]), Parameter("b", (F32, [2]), [0, 0])
same = Internal("same", (F32, [2, 2, 1, 2]))
Model("conv_2d").Operation("CONV_2D", i, w, b, 1, 1, 1, 0).To(same).Operation("BATCH_TO_SPACE_ND", same, [2, 1]).To(o)
show("and_batch_to_space", {i: [1, 2, 3, 4, 5, 6, 7, 8]}, {o: [1, 2, 5, 6, 3, 4, 7, 8]})

i, o, n = Input("x", (F32, [2, 2])), Output("row", (F32, [4])), Output("minus", (F32, [4]))
Model("reshape").Operation("RESHAPE", i, [4]).To(o).Operation("NEG", o).To(n)
show("that_neg_reads", {i: [-3, 2, 4, -5]}, {o: [-3, 2, 4, -5], n: [3, -2, -4, 5]})

i, o = Input("x", (F32, [1, 2, 4, 2])), Output("blocks", (F32, [1, 1, 2, 8]))
Model("space_to_depth").Operation("SPACE_TO_DEPTH", i, 2).To(o)
blocks = [0, 1, 2, 3, 8, 9, 10, 11, 4, 5, 6, 7, 12, 13, 14, 15]
show("two_blocks_of_two_channels", {i: list(range(16))}, {o: blocks})

i, o = Input("x", (F32, [2])), Output("all", (F32, [2]))
numbers = [Parameter(name, ("TENSOR_INT32", [1]), [value]) for name, value in (("begin", -3), ("end", 2), ("step", 1))]
Model("strided_slice").Operation("STRIDED_SLICE", i, *numbers, 0, 0, 0).To(o)
show("from_before_the_first", {i: [1, 2]}, {o: [1, 2]})

i, o = Input("x", (F32, [1, 1, 2, 1])), Output("wider", (F32, [1, 1, 3, 1]))
Model("resize_nearest_neighbor").Operation("RESIZE_NEAREST_NEIGHBOR", i, 3, 1, False, True, False).To(o)
show("half_way", {i: [1, 2]}, {o: [1, 2, 2]})

i, largest, index = Input("x", (F32, [3])), Output("largest", (F32, [3])), Output("index", ("TENSOR_INT32", [3]))
Model("topk_v2").Operation("TOPK_V2", i, 3).To(largest, index)
show("equal_values", {i: [2, 1, 2]}, {largest: [2, 2, 1], index: [2, 0, 1]})

# As a float32 the four are larger than all that may follow.
i, o = Input("x", (UNSIGNED, [4], 0.5, 3)), Output("index", ("TENSOR_INT32", [1]))
Model("argmax").Operation("ARGMAX", i, 0).To(o)
show("of_8_bits", {i: [254, 255, 127, 127]}, {o: [1]})

i, o = Input("x", (UNSIGNED, [2, 2], 0.5, 3)), Output("least", (UNSIGNED, [2], 0.5, 3))
Model("reduce_min").Operation("REDUCE_MIN", i, [1], False).To(o)
show("of_8_bits", {i: [1, 200, 9, 7]}, {o: [1, 7]})

i, o = Input("x", (F32, [2])), Output("y", (F32, [2]))
rows = Parameter("rows", (UNSIGNED, [2, 2], 1.0, 0), [3, 4, 6, 8])
least, number = Internal("least", (UNSIGNED, [2], 1.0, 0)), Internal("number", (F32, [2]))
reduced = Model("reduce_min").Operation("REDUCE_MIN", rows, [1], False).To(least).Operation("CAST", least).To(number)
reduced.Operation("ADD", i, number, 0).To(o)
show("of_a_constant", {i: [10, 20]}, {o: [13, 26]})

i, j, o = Input("a", ("TENSOR_INT32", [1])), Input("b", ("TENSOR_INT32", [1])), Output("larger", ("TENSOR_INT32", [1]))
Model("maximum").Operation("MAXIMUM", i, j).To(o)
show("large_integers", {i: [16777217], j: [1]}, {o: [16777217]})

# 3 * 2 * 0.5 * 0.5 + 8 * 0.25
i, w = Input("x", (UNSIGNED, [1, 1], 0.5, 0)), Input("w", (UNSIGNED, [1, 1], 0.5, 0))
b, o = Input("b", ("TENSOR_INT32", [1], 0.25, 0)), Output("y", (UNSIGNED, [1, 1], 0.5, 0))
Model("fully_connected").Operation("FULLY_CONNECTED", i, w, b, 0).To(o)
show("fed_8_bits", {i: [3], w: [2], b: [8]}, {o: [7]})

i, j, o = Input("a", (F32, [1])), Input("b", (F32, [1])), Output("holds", ("TENSOR_BOOL8", [1]))
Model("equal").Operation("EQUAL", i, j).To(o)
show("zeros", {i: [0.0], j: [-0.0]}, {o: [True]})

i, o = Input("x", ("TENSOR_INT32", [2])), Output("index", ("TENSOR_INT32", [1]))
Model("argmin").Operation("ARGMIN", i, 0).To(o)
show("integers", {i: [-36, 5]}, {o: [0]})

i, slopes, o = Input("x", (F32, [1, 2, 2])), Parameter("slopes", (F32, [2]), [1, 2]), Output("y", (F32, [1, 2, 2]))
Model("prelu").Operation("PRELU", i, slopes).To(o)
show("slopes_of_the_last_axis", {i: [-1, -2, -3, -4]}, {o: [-1, -4, -3, -8]})

# (0, 3, 1, 2)
cube = (F32, [1, 2, 2, 2])
i, pooled, o = Input("x", cube), Internal("pooled", cube), Output("turned", cube)
order = Parameter("order", ("TENSOR_INT32", [4]), [0, 3, 1, 2])
model = Model("average_pool_2d").Operation("AVERAGE_POOL_2D", i, 1, 1, 1, 1, 1, 0, True).To(pooled)
model.Operation("TRANSPOSE", pooled, order).To(o)
show("and_transpose", {i: [0, 1, 2, 3, 4, 5, 6, 7]}, {o: [0, 2, 4, 6, 1, 3, 5, 7]})

# 1 / (1 + 1 + 4), 2 / (1 + 1 + 4), 3 / (1 + 9 + 16), ...
i, o = Input("x", (F32, [2, 2, 2])), Output("y", (F32, [2, 2, 2]))
Model("local_response_normalization").Operation("LOCAL_RESPONSE_NORMALIZATION", i, 1, 1.0, 1.0, 1.0, -1).To(o)
numbers = [1, 2, 3, 4, 5, 6, 7, 8]
show("three_axes", {i: numbers}, {o: [1 / 6, 2 / 6, 3 / 26, 4 / 26, 5 / 62, 6 / 62, 7 / 114, 8 / 114]})

# The rows from the last to the 88th; each has its number in all places.
i, o = Input("rows", (F32, [255, 15])), Output("last", (F32, [168, 15]))
first, end, step = ([-1, 0], [86, 15], [-1, 1])
begins, ends, steps = (Parameter(n, ("TENSOR_INT32", [2]), v) for n, v in (("b", first), ("e", end), ("s", step)))
Model("strided_slice").Operation("STRIDED_SLICE", i, begins, ends, steps, 0, 0, 0).To(o)
each = [row for row in range(255) for _ in range(15)]
show("last_rows_backwards", {i: each}, {o: each[: 87 * 15 - 1 : -1]})

# A pixel in ten cells.
i, box = Input("x", (F32, [1, 1, 2, 1])), Input("box", (F32, [1, 4]))
image, o = Input("image", ("TENSOR_INT32", [1])), Output("cells", (F32, [1, 1, 10, 1]))
Model("roi_pooling").Operation("ROI_POOLING", i, box, image, 1, 10, 1.0, 1.0, False).To(o)
show("ten_cells", {i: [1, 5], box: [0, 0, 0, 0], image: [0]}, {o: [1] * 10})

# (1 - 2) / 1 - 3, (3 - 2) / 1 - 3
pixels = (F32, [1, 4000, 1, 1])
i, o, stored = Input("x", pixels), Output("y", pixels), Parameter("stored", pixels, [1, 3] * 2000)
normal = Internal("normal", pixels)
model = Model("instance_normalization").Operation("INSTANCE_NORMALIZATION", stored, 1.0, -3.0, 0.0, False).To(normal)
model.Operation("ADD", i, normal, 0).To(o)
show("of_a_constant", {i: [0] * 4000}, {o: [-4, -2] * 2000})

i, o = Input("real", (F32, [4000])), Output("raw", (UNSIGNED, [4000], 0.5, 3))
Model("quantize").Operation("QUANTIZE", i).To(o)
show("one_axis", {i: [1] * 4000}, {o: [5] * 4000})

# The scale of the first row is 1, that of the second 2.
channels = SymmPerChannelQuantParams(channelDim=0, scales=[1.0, 2.0])
stored = Parameter("stored", ("TENSOR_QUANT8_SYMM_PER_CHANNEL", [2, 2], 0.0, 0, channels), [10, 20, 30, 40])
i, real, o = Input("x", (F32, [2, 2])), Internal("real", (F32, [2, 2])), Output("y", (F32, [2, 2]))
Model("dequantize").Operation("DEQUANTIZE", stored).To(real).Operation("ADD", i, real, 0).To(o)
show("by_channel", {i: [0, 0, 0, 0]}, {o: [10, 20, 60, 80]})

# Half of each.
pixels = [2, 2, 1, 1]
stored = Parameter("stored", (SIGNED, pixels, 0.5, 0), [1, 2, 3, 4])
i, real, o = Input("x", (F32, pixels)), Internal("real", (F32, pixels)), Output("y", (F32, pixels))
Model("dequantize").Operation("DEQUANTIZE", stored).To(real).Operation("ADD", i, real, 0).To(o)
show("constant_of_four_axes", {i: [0, 0, 0, 0]}, {o: [0.5, 1, 1.5, 2]})

# 3 / 1, -4 / 2
i, j, o = Input("a", (F32, [2])), Input("b", (F32, [2])), Output("y", (F32, [2]))
root = Internal("root", (F32, [2]))
Model("div").Operation("SQRT", i).To(root).Operation("DIV", j, root, 1).To(o)
show("by_a_root_and_relu", {i: [1, 4], j: [3, -4]}, {o: [3, 0]})

# -1 / (1 + e) is negative, 1 / (1 + 1 / e) is not.
i, o = Input("x", (F32, [2])), Output("y", (F32, [2]))
share = Internal("share", (F32, [2]))
Model("mul").Operation("LOGISTIC", i).To(share).Operation("MUL", i, share, 1).To(o)
show("by_its_logistic_and_relu", {i: [-1, 1]}, {o: [0, 0.7310586]})

# The even columns of 0, 1, 2, 0, then the odd ones.
i, o = Input("x", (F32, [1, 1, 2, 1])), Output("columns", (F32, [2, 1, 2, 1]))
frame = Parameter("frame", ("TENSOR_INT32", [2, 2]), [0, 0, 1, 1])
Model("space_to_batch_nd").Operation("SPACE_TO_BATCH_ND", i, [1, 2], frame).To(o)
show("framed", {i: [1, 2]}, {o: [0, 2, 1, 0]})

# The second image, then the first.
images = (F32, [2, 1, 1, 2])
i, o = Input("x", images), Output("back", images)
Model("reverse").Operation("REVERSE", i, [0]).To(o)
show("two_images", {i: [1, 2, 3, 4]}, {o: [3, 4, 1, 2]})

# 100 - 1, 100 - 2, ...
image = ("TENSOR_FLOAT32", [1, 2, 3, 2])
i, pooled, o = Input("x", image), Internal("pooled", image), Output("y", image)
hundred = Parameter("hundred", ("TENSOR_FLOAT32", [1, 1, 1, 1]), [100])
model = Model("sub").Operation("MAX_POOL_2D", i, 0, 0, 0, 0, 1, 1, 1, 1, 0).To(pooled)
model.Operation("SUB", hundred, pooled, 0).To(o)
show("pooled_from_a_constant", {i: [*range(1, 13)]}, {o: [*range(99, 87, -1)]})

# Ten is added to the first column, twenty to the second.
image = ("TENSOR_FLOAT32", [1, 2, 2, 2])
i, same, o = Input("x", image), Internal("same", image), Output("y", image)
w, b = Parameter("w", ("TENSOR_FLOAT32", [2, 1, 1, 2]), [1, 0, 0, 1]), Parameter("b", ("TENSOR_FLOAT32", [2]), [0, 0])
row = Parameter("row", ("TENSOR_FLOAT32", [2]), [10, 20])
Model("conv_2d").Operation("CONV_2D", i, w, b, 1, 1, 1, 0, True).To(same).Operation("ADD", same, row, 0).To(o)
show("and_a_row", {i: [*range(8)]}, {o: [10, 21, 12, 23, 14, 25, 16, 27]})

# The larger of x and 0, less 10 in the first channel and 20 in the second.
i, kept, o = Input("x", image), Internal("kept", image), Output("y", image)
less = Parameter("less", ("TENSOR_FLOAT32", [2, 1, 1]), [-10, -20])
Model("conv_2d").Operation("CONV_2D", i, w, b, 1, 1, 1, 1, True).To(kept).Operation("ADD", kept, less, 0).To(o)
show("relu_and_add", {i: [*range(-4, 4)]}, {o: [-10, -10, -10, -10, -20, -19, -18, -17]})

# What the product gives is read as it is, and through a view of it.
i, o, flat = Input("x", (F32, [2, 2])), Output("y", (F32, [2, 2])), ("TENSOR_FLOAT32", [4])
view, less = Internal("view", flat), Output("less", flat)
product = Model("batch_matmul").Operation("BATCH_MATMUL", i, Parameter("w", (F32, [2, 2]), [1, 0, 0, 1]), False, False)
product.To(o).Operation("RESHAPE", o, Parameter("extents", ("TENSOR_INT32", [1]), [4])).To(view)
product.Operation("NEG", view).To(less)
show("that_a_view_is_of", {i: [1, 2, 3, 4]}, {o: [1, 2, 3, 4], less: [-1, -2, -3, -4]})

# Two rows, of which the last two elements in reverse.
i, o = Input("x", (F32, [2, 6])), Output("last", (F32, [2, 2]))
begins, ends, steps = (
    Parameter(n, ("TENSOR_INT32", [2]), v) for n, v in (("b", [0, -1]), ("e", [2, -3]), ("s", [1, -1]))
)
Model("strided_slice").Operation("STRIDED_SLICE", i, begins, ends, steps, 0, 0, 0).To(o)
show("last_columns_backwards", {i: [*range(12)]}, {o: [5, 4, 11, 10]})

i, o = Input("x", (F32, [1, 1, 2, 1])), Output("y", (F32, [1, 1, 2, 1]))
Model("max_pool_2d").Operation("MAX_POOL_2D", i, 0, 0, 0, 0, 1, 1, 1, 1, 0).To(o)
show("far_below_0", {i: [-1e8, -5]}, {o: [-1e8, -5]})

# Pixel n is 7 n modulo 13, in all of 16 channels; each result is 16 times the sum of a pixel and its eight neighbours.
many = (F32, [1, 12, 12, 16])
pixels = {(row, column): 7 * (12 * row + column) % 13 for row in range(12) for column in range(12)}
sums = [
    16 * sum(pixels.get((row + down, column + right), 0) for down in (-1, 0, 1) for right in (-1, 0, 1))
    for row, column in pixels
]
i, o = Input("x", many), Output("y", many)
w, b = Parameter("w", (F32, [16, 3, 3, 16]), [1] * 2304), Parameter("b", (F32, [16]), [0] * 16)
Model("conv_2d").Operation("CONV_2D", i, w, b, 1, 1, 1, 0).To(o)
show("of_sixteen_channels", {i: [pixel for pixel in pixels.values() for _ in range(16)]}, {o: [s for s in sums for _ in range(16)]})

# Twice 126 is cut off at 255, which is 126, and less 126 it is 0.
byte = (UNSIGNED, [2], 0.5, 3)
i, both, o = Input("x", byte), Internal("both", byte), Output("y", byte)
Model("add").Operation("ADD", i, i, 0).To(both).Operation("SUB", both, i, 0).To(o)
show("beyond_8_bits_and_sub", {i: [5, 255]}, {o: [5, 3]})

# 126 is stored as 255, and read as that.
i, raw, o = Input("real", (F32, [2])), Internal("raw", byte), Output("y", (F32, [2]))
Model("quantize").Operation("QUANTIZE", i).To(raw).Operation("CAST", raw).To(o)
show("and_cast", {i: [1, 126]}, {o: [5, 255]})

# Exponentials of 200 and 100, which are beyond a float32, or of the differences to the largest.
i, o = Input("x", (F32, [2, 9])), Output("shares", (F32, [2, 9]))
Model("softmax").Operation("SOFTMAX", i, 1.0, 0).To(o)
show("of_nine_columns", {i: [200] * 9 + [100] * 9}, {o: [1] * 9 + [0] * 9})

# e^88, of which a float32 is 3.4e38 at most.
i, o = Input("x", (F32, [1])), Output("power", (F32, [1]))
Model("exp").Operation("EXP", i).To(o)
show("of_88", {i: [88]}, {o: [1.6516363e38]})

# A layer that gives what it is fed, and a half, once.
square, whole = (F32, [2, 2]), ("TENSOR_INT32", [1])
i, n, less = Input("x", square), Input("number", whole), Output("less", ("TENSOR_BOOL8", [1]))
head = Model("head").IdentifyInputs(i, n).Operation("LESS", n, Int32Vector("end", [1])).To(less).IdentifyOutputs(less)
i, n, dense, y, k = Input("x", square), Input("number", whole), Internal("dense", square), Output("y", square), Output("next", whole)
weights, none = Parameter("weights", square, [1, 0, 0, 1]), Parameter("none", (F32, [2]), [0, 0])
body = Model("body").IdentifyInputs(i, n).Operation("FULLY_CONNECTED", i, weights, none, 0).To(dense)
body.Operation("ADD", dense, Float32Vector("half", [0.5]), 0).To(y).Operation("ADD", n, Int32Vector("one", [1]), 0).To(k)
body.IdentifyOutputs(y, k)
i, o, last = Input("x", square), Output("y", square), Output("last", whole)
Model("while").Operation("WHILE", head, body, i, Int32Vector("first", [0])).To([o, last])
show("dense_and_add", {i: [1, 2, 3, 4]}, {o: [1.5, 2.5, 3.5, 4.5], last: [1]})
