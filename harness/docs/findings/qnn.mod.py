# What the HTP simulator of onnxruntime-qnn computes wrongly, each in the smallest case: see qnn.md. With soc_model
# floats are of 16 bits, and float32 is claimed where a model is relaxed.

i, o = Input("bytes", ("TENSOR_QUANT8_ASYMM", [3], 0.5, 0)), Output("real", ("TENSOR_FLOAT32", [3]))
Model("cast").Operation("CAST", i).To(o).RelaxedExecution(True)
Example({i: [3, 0, 255], o: [3, 0, 255]}, name="unsigned_to_float", source="by hand").DisableLifeTimeVariation()

i, o = Input("box", ("TENSOR_FLOAT32", [1, 2, 2])), Output("boxed", ("TENSOR_FLOAT32", [2, 3, 3]))
paddings = Parameter("paddings", ("TENSOR_INT32", [3, 2]), [0, 1, 1, 0, 0, 1])
Model("pad_v2").Operation("PAD_V2", i, paddings, -60.0).To(o).RelaxedExecution(True)
boxed = [-60, -60, -60, 5, -6, -60, 7, 8, -60, -60, -60, -60, -60, -60, -60, -60, -60, -60]
Example({i: [5, -6, 7, 8], o: boxed}, name="three_axes", source="by hand").DisableLifeTimeVariation()

a, b = Input("a", ("TENSOR_INT32", [1])), Input("b", ("TENSOR_INT32", [1]))
o = Output("quotient", ("TENSOR_INT32", [1]))
Model("div").Operation("DIV", a, b, 0).To(o)
Example({a: [100000007], b: [10], o: [10000000]}, name="by_ten", source="by hand").DisableLifeTimeVariation()

# Quotients are rounded down: 17 / -4 is -5.
a, b = Input("a", ("TENSOR_INT32", [3])), Input("b", ("TENSOR_INT32", [2, 1]))
o = Output("quotients", ("TENSOR_INT32", [2, 3]))
Model("div").Operation("DIV", a, b, 0).To(o)
example = Example({a: [17, -17, 5], b: [3, -4], o: [5, -6, 1, -5, 4, -2]}, name="by_a_column", source="by hand")
example.DisableLifeTimeVariation()

# e^0, e^-2 and e^-0.5, divided by their sum.
i, o = Input("logits", ("TENSOR_FLOAT16", [1, 3])), Output("shares", ("TENSOR_FLOAT16", [1, 3]))
Model("softmax").Operation("SOFTMAX", i, Float16Scalar("beta", 1.0)).To(o)
example = Example({i: [1000, 998, 999.5], o: [0.57409699, 0.07769558, 0.34820743]}, name="large_values", source="closed form")
example.DisableLifeTimeVariation()

a, b = Input("base", ("TENSOR_FLOAT32", [2, 1])), Input("power", ("TENSOR_FLOAT32", [3]))
o = Output("powers", ("TENSOR_FLOAT32", [2, 3]))
Model("pow").Operation("POW", a, b).To(o).RelaxedExecution(True)
example = Example({a: [2, 4], b: [1, -2, 3], o: [2, 0.25, 8, 4, 0.0625, 64]}, name="both_broadcast", source="by hand")
example.DisableLifeTimeVariation()

# Windows of 2 by 2, a row above and a column to the left of the image are padding.
i, o = Input("image", ("TENSOR_FLOAT32", [1, 2, 2, 1])), Output("largest", ("TENSOR_FLOAT32", [1, 2, 2, 1]))
Model("max_pool").Operation("MAX_POOL_2D", i, 1, 0, 1, 0, 1, 1, 2, 2, 0).To(o).RelaxedExecution(True)
example = Example({i: [-1, -2, -3, -4], o: [-1, -1, -1, -1]}, name="negative_border", source="by hand")
example.DisableLifeTimeVariation()

i, o = Input("image", ("TENSOR_FLOAT32", [1, 2, 4, 3])), Output("deep", ("TENSOR_FLOAT32", [1, 1, 2, 12]))
Model("space_to_depth").Operation("SPACE_TO_DEPTH", i, 2).To(o).RelaxedExecution(True)
image = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]
deep = [0, 1, 2, 3, 4, 5, 12, 13, 14, 15, 16, 17, 6, 7, 8, 9, 10, 11, 18, 19, 20, 21, 22, 23]
Example({i: image, o: deep}, name="three_channels", source="by hand").DisableLifeTimeVariation()

# 2 * 3 * 4 + 1: of a memory of one nothing is kept.
one = ("TENSOR_FLOAT32", [1, 1])
i, f, t = Input("x", one), Parameter("w", one, [3]), Parameter("t", one, [4])
b, s = Parameter("b", ("TENSOR_FLOAT32", [1]), [1]), Parameter("state", one, [0])
n, o = Output("next", one), Output("y", one)
Model("svdf").Operation("SVDF", i, f, t, b, s, 1, 0).To(n, o).RelaxedExecution(True)
rows = {i: [2], n: [0], o: [25]}
Example(rows, name="memory_of_one", source="by hand").DisableLifeTimeVariation()

# 100 is bounded to 127 * 0.5
i, raw = Input("x", ("TENSOR_FLOAT16", [2])), Internal("raw", ("TENSOR_QUANT8_ASYMM_SIGNED", [2], 0.5, 0))
o = Output("y", ("TENSOR_FLOAT16", [2]))
Model("quantize").Operation("QUANTIZE", i).To(raw).Operation("DEQUANTIZE", raw).To(o)
Example({i: [100, -50], o: [63.5, -50]}, name="beyond_the_range_and_back", source="by hand").DisableLifeTimeVariation()

# -12.5, 0.5, 2 and 12.5 by 1, bounded to 0 and more, then to 1 at most.
SIGNED, row = "TENSOR_QUANT8_ASYMM_SIGNED", [1, 1, 4, 1]
i, filters = Input("image", (SIGNED, row, 0.125, 0)), Parameter("filters", (SIGNED, [1, 1, 1, 1], 0.5, 0), [2])
bias, above = Parameter("bias", ("TENSOR_INT32", [1], 0.0625, 0), [0]), Internal("above", (SIGNED, row, 0.125, -128))
o = Output("bounded", (SIGNED, row, 0.125, -128))
model = Model("conv_2d").Operation("CONV_2D", i, filters, bias, 1, 1, 1, 1).To(above).Operation("RELU1", above).To(o)
example = Example({i: [-100, 4, 16, 100], o: [-128, -124, -120, -120]}, name="relu_and_relu1", source="by hand")
example.DisableLifeTimeVariation()

HALVES, WHOLE = "TENSOR_FLOAT16", "TENSOR_INT32"


def show(name, fed, expected):
    """A case that is tried as it stands, in one type."""
    Example({**fed, **expected}, name=name, source="by hand").DisableLifeTimeVariation()


# Each window holds the whole image.
i, o = Input("image", (HALVES, [1, 2, 2, 1])), Output("means", (HALVES, [1, 2, 2, 1]))
Model("average_pool").Operation("AVERAGE_POOL_2D", i, 1, 1, 1, 1, 1, 1, 3, 3, 0).To(o)
show("window_of_all", {i: [1, 2, 3, 4]}, {o: [2.5, 2.5, 2.5, 2.5]})

# 1, (1 + 2) / 2, (1 + 2 + 3) / 3, (1 + 4) / 2, ...
i, o = Input("image", (HALVES, [1, 3, 3, 1])), Output("means", (HALVES, [1, 3, 3, 1]))
Model("average_pool").Operation("AVERAGE_POOL_2D", i, 2, 0, 2, 0, 1, 1, 3, 3, 0).To(o)
show("border_in_front", {i: [1, 2, 3, 4, 5, 6, 7, 8, 9]}, {o: [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]})

# Fractions are cut off.
i, whole, o = Input("x", (HALVES, [3])), Internal("whole", (WHOLE, [3])), Output("y", (HALVES, [3]))
Model("cast").Operation("CAST", i).To(whole).Operation("CAST", whole).To(o)
show("there_and_back", {i: [1.5, -2.75, 3]}, {o: [1, -2, 3]})

# The second of each pair.
i, j, o = Input("x", (HALVES, [2, 2, 1])), Input("place", (WHOLE, [1])), Output("y", (HALVES, [2, 1, 1]))
Model("gather").Operation("GATHER", i, 1, j).To(o)
show("inside", {i: [1, 2, 3, 4], j: [1]}, {o: [2, 4]})

i, j, o = Input("x", (WHOLE, [2, 2, 1, 1])), Input("places", (WHOLE, [1, 2])), Output("y", (WHOLE, [2, 1, 2, 1, 1]))
Model("gather").Operation("GATHER", i, 1, j).To(o)
show("to_five_axes", {i: [1, 2, 3, 4], j: [0, 1]}, {o: [1, 2, 3, 4]})

# A share of one is 1, whatever the logit.
signed = "TENSOR_QUANT8_ASYMM_SIGNED"
i, kept = Input("x", (signed, [1], 0.25, 0)), Output("kept", (signed, [1], 0.25, 0))
logit, share = Parameter("logit", (signed, [1], 0.25, 0), [-1]), Output("share", (signed, [1], 2**-8, -128))
Model("softmax").Operation("RELU", i).To(kept).Operation("SOFTMAX", logit, 0.25, -1).To(share)
Example({i: [4], kept: [4], share: [127]}, name="of_one_constant", source="by hand").DisableLifeTimeVariation()

# 0 + 2, 2 + 3: the border before the part is not what stood there.
i, part = Input("x", (HALVES, [1, 1, 3, 1])), Internal("part", (HALVES, [1, 1, 2, 1]))
o = Output("sums", (HALVES, [1, 1, 2, 1]))
ones, none = Parameter("ones", (HALVES, [1, 1, 2, 1]), [1, 1]), Parameter("none", (HALVES, [1]), [0])
model = Model("conv_2d").Operation("SLICE", i, [0, 0, 1, 0], [1, 1, 2, 1]).To(part)
model.Operation("CONV_2D", part, ones, none, 1, 0, 0, 0, 1, 1, 0).To(o)
show("behind_slice", {i: [1, 2, 3]}, {o: [2, 5]})

# The sums of 0, 0, 1, 2 and 0.
pair, four = (HALVES, [1, 1, 2, 1]), (HALVES, [1, 1, 4, 1])
i, j, o = Input("a", pair), Input("b", pair), Output("sums", four)
larger, padded = Internal("larger", pair), Internal("padded", four)
frame = Parameter("frame", (WHOLE, [4, 2]), [0, 0, 0, 0, 1, 1, 0, 0])
model = Model("conv_2d").Operation("MAXIMUM", i, j).To(larger).Operation("PAD", larger, frame).To(padded)
ones, none = Parameter("ones", pair, [1, 1]), Parameter("none", (HALVES, [1]), [0])
model.Operation("CONV_2D", padded, ones, none, 1, 0, 0, 0, 1, 1, 0).To(o)
show("behind_maximum_and_pad", {i: [1, 2], j: [0, 0]}, {o: [0, 1, 3, 2]})

# (0 + 1 + 2 + 3) / 4, (1 + 3) / 2, (2 + 3) / 2, 3
i, o = Input("image", (HALVES, [1, 2, 2, 1])), Output("means", (HALVES, [1, 2, 2, 1]))
Model("average_pool").Operation("AVERAGE_POOL_2D", i, 0, 1, 0, 1, 1, 1, 2, 2, 0).To(o)
show("border_behind", {i: [0, 1, 2, 3]}, {o: [1.5, 2, 2.5, 3]})

# The logarithm of a share of all is 0.
i, o = Input("x", ("TENSOR_FLOAT32", [1, 2, 2])), Output("y", ("TENSOR_FLOAT32", [1, 2, 2]))
Model("log_softmax").Operation("LOG_SOFTMAX", i, 1.0, 0).To(o).RelaxedExecution(True)
show("of_one", {i: [0, 1, 2, 3]}, {o: [0, 0, 0, 0]})

# Not below 3 and not above.
i, inner, o = Input("x", (WHOLE, [1, 2])), Internal("inner", (WHOLE, [1, 2])), Output("y", (WHOLE, [1, 2]))
three = Parameter("three", (WHOLE, [1]), [3])
Model("minimum").Operation("MINIMUM", i, three).To(inner).Operation("MAXIMUM", inner, three).To(o)
show("and_maximum_of_integers", {i: [1, 7]}, {o: [3, 3]})

# (-63 + 1) * 2, (5 + 1) * 2
i, o = Input("x", (SIGNED, [1, 2], 0.5, -1)), Output("y", (SIGNED, [1, 2], 0.25, 0))
zeros = Parameter("zeros", (SIGNED, [2], 2**-16, -128), [-128, -128])
Model("add").Operation("ADD", i, zeros, 0).To(o)
show("zeros", {i: [-63, 5]}, {o: [-124, 12]})

# (127 + 1) / 2, as 100 * 2 is bounded to 127, and (-102 + 1) / 2.
i, doubled = Input("x", (SIGNED, [2], 1.0, 0)), Internal("doubled", (SIGNED, [2], 1.0, 0))
two, one = Parameter("two", (SIGNED, [1], 0.5, 0), [4]), Parameter("one", (SIGNED, [1], 1.0, 0), [1])
o = Output("y", (SIGNED, [2], 2.0, 0))
Model("mul").Operation("MUL", i, two, 0).To(doubled).Operation("ADD", doubled, one, 0).To(o)
show("bounded_and_add", {i: [100, -51]}, {o: [64, -51]})

# The first two elements of each row.
i, rows = Input("x", (HALVES, [2, 2, 2])), Internal("rows", (HALVES, [2, 4]))
parts, o = Internal("parts", (HALVES, [2, 2])), Output("y", (HALVES, [2, 2, 1]))
w, b = Parameter("w", (HALVES, [2, 4]), [1, 0, 0, 0, 0, 1, 0, 0]), Parameter("b", (HALVES, [2]), [0, 0])
dense = Model("fully_connected").Operation("RESHAPE", i, [2, 4]).To(rows).Operation("FULLY_CONNECTED", rows, w, b, 0)
dense.To(parts).Operation("EXPAND_DIMS", parts, 2).To(o)
show("between_shapes", {i: [1, 2, 3, 4, 5, 6, 7, 8]}, {o: [1, 2, 5, 6]})

# -50 * 128 + 100 * 64
i, o = Input("x", (SIGNED, [1, 1, 1, 2], 1.0, 0)), Output("y", (SIGNED, [1, 1, 1, 1], 8.0, 0))
w, b = Parameter("w", (SIGNED, [1, 1, 1, 2], 1.0, -1), [127, 63]), Parameter("b", (WHOLE, [1], 1.0, 0), [0])
Model("conv_2d").Operation("CONV_2D", i, w, b, 0, 0, 0, 0, 1, 1, 0).To(o)
show("filter_up_to_128", {i: [-50, 100]}, {o: [0]})

# 1 * 120 / 8 and 8 * 64 / 8
i, o = Input("x", (SIGNED, [1, 1, 1, 2], 1.0, 0)), Output("y", (SIGNED, [1, 1, 1, 2], 8.0, 0))
w, b = Parameter("w", (SIGNED, [1, 1, 1, 2], 1.0, 0), [120, 64]), Parameter("b", (WHOLE, [2], 1.0, 0), [0, 0])
Model("depthwise_conv_2d").Operation("DEPTHWISE_CONV_2D", i, w, b, 0, 0, 0, 0, 1, 1, 1, 0).To(o)
show("one_pixel", {i: [1, 8]}, {o: [15, 64]})

# e to the power of -100 is below the least float16, and of -1 0.3679
i, o = Input("x", (HALVES, [2])), Output("y", (HALVES, [2]))
Model("exp").Operation("EXP", i).To(o)
show("far_below_0", {i: [-100, -1]}, {o: [0, 0.3679]})

# The axes come with the request, and are the only input.
i, o = Input("axes", (WHOLE, [2])), Output("y", (HALVES, [2, 2]))
Model("squeeze").Operation("SQUEEZE", Parameter("image", (HALVES, [1, 2, 1, 2]), [0.5, 2, -3, 4]), i).To(o)
show("a_constant", {i: [0, 2]}, {o: [0.5, 2, -3, 4]})

# 2 * 3.8125, which is 7.625, and 1 * 3.75; the range of the products begins at 0.
i, j = Input("a", (SIGNED, [2], 0.5, 0)), Input("b", (SIGNED, [2], 0.0625, -128))
products = (SIGNED, [2], 0.125, -128)
m, o = Internal("m", products), Output("y", products)
Model("mul").Operation("MUL", i, j, 0).To(m).Operation("RELU6", m).To(o)
show("and_relu6", {i: [4, 2], j: [-67, -68]}, {o: [-80, -98]})

# The input is there for a model to have one.
i, no, o = Input("x", ("TENSOR_BOOL8", [2])), Output("no", ("TENSOR_BOOL8", [2])), Output("y", (HALVES, [4]))
bases, two = Parameter("bases", (HALVES, [4]), [2, 3, 4, 5]), Parameter("two", (HALVES, [1]), [2])
Model("pow").Operation("LOGICAL_NOT", i).To(no).Operation("POW", bases, two).To(o)
show("of_constants", {i: [True, False]}, {no: [False, True], o: [4, 9, 16, 25]})

# The means of 0, 0, 0 and 4; of 0, 0, 4 and 8; of 0, 4, 0 and 12; of all four pixels; and of ten times as much.
two = (HALVES, [1, 2, 2, 2])
i, padded, o = Input("x", two), Internal("padded", (HALVES, [1, 2, 3, 3])), Output("y", two)
frame = Parameter("frame", (WHOLE, [4, 2]), [0, 0, 0, 0, 1, 0, 1, 0])
model = Model("average_pool_2d").Operation("PAD", i, frame).To(padded)
model.Operation("AVERAGE_POOL_2D", padded, 0, 0, 0, 0, 1, 1, 2, 2, 0, True).To(o)
show("of_padded", {i: [4, 8, 12, 16, 40, 80, 120, 160]}, {o: [1, 3, 4, 10, 10, 30, 40, 100]})

# Two samples, between the first two pixels and the next two: -1 to 1 and 1.
i, region = Input("x", (SIGNED, [1, 2, 4, 1], 0.5, 0)), Input("region", ("TENSOR_QUANT16_ASYMM", [1, 4], 0.125, 0))
image, o = Input("image", (WHOLE, [1])), Output("y", (SIGNED, [1, 1, 1, 1], 0.0078125, 0))
Model("roi_align").Operation("ROI_ALIGN", i, region, image, 1, 1, 2.0, 4.0, 0, 0, False).To(o)
show("two_samples", {i: [-2, 2, 2, 2] * 2, region: [0, 0, 64, 16], image: [0]}, {o: [64]})

# 0.5 * (100 - 100) and 0.5 * (110 - 100), which is 0 and 5, in steps of 0.25 from 50.
i, o = Input("x", ("TENSOR_QUANT8_ASYMM", [1, 2], 0.5, 100)), Output("y", ("TENSOR_QUANT8_ASYMM", [2], 0.25, 50))
flat, real = Internal("flat", ("TENSOR_QUANT8_ASYMM", [2], 0.5, 100)), Internal("real", ("TENSOR_FLOAT32", [2]))
model = Model("reshape").Operation("RESHAPE", i, [2]).To(flat).Operation("DEQUANTIZE", flat).To(real)
model.Operation("QUANTIZE", real).To(o).RelaxedExecution(True)
show("and_another_scale", {i: [100, 110]}, {o: [50, 70]})

# Four equal shares: 0.25, in steps of 1/256 from 96.
i, o = Input("x", ("TENSOR_QUANT8_ASYMM", [1, 4], 0.25, 128)), Output("y", ("TENSOR_QUANT8_ASYMM", [1, 4], 1 / 256, 96))
real, shares = Internal("real", ("TENSOR_FLOAT32", [1, 4])), Internal("shares", ("TENSOR_FLOAT32", [1, 4]))
model = Model("softmax").Operation("DEQUANTIZE", i).To(real).Operation("SOFTMAX", real, 1.0).To(shares)
model.Operation("QUANTIZE", shares).To(o).RelaxedExecution(True)
show("stored_from_96", {i: [128] * 4}, {o: [160] * 4})

# Of windows of 17 x 9 the last two hold the last row, 9 of 153 pixels: 9 * 153 / 153.
half = "TENSOR_FLOAT16"
i, o = Input("x", (half, [1, 25, 10, 1])), Output("means", (half, [1, 5, 2, 1]))
Model("average_pool").Operation("AVERAGE_POOL_2D", i, 0, 0, 0, 0, 1, 2, 9, 17, 0).To(o)
show("beyond_24_rows", {i: [0] * 240 + [153] * 10}, {o: [0] * 8 + [9, 9]})

# 16 / sqrt(2048 * 16 * 16) is 0.0221, 2.8 units of 1/128.
count = 2048
i = Input("x", ("TENSOR_QUANT8_ASYMM_SIGNED", [count], 1.0, 0))
o = Output("unit", ("TENSOR_QUANT8_ASYMM_SIGNED", [count], 2.0**-7, 0))
Model("l2_normalization").Operation("L2_NORMALIZATION", i, 0).To(o)
show("of_2048", {i: [16] * count}, {o: [3] * count})

# 1 + 3 * (2 * 3) in each channel.
i, o = Input("x", (half, [1, 3, 1, 257])), Output("y", (half, [1, 1, 1, 257]))
filters, bias = Parameter("w", (half, [257, 3, 1, 1]), [3] * 771), Parameter("b", (half, [257]), [1] * 257)
Model("grouped_conv_2d").Operation("GROUPED_CONV_2D", i, filters, bias, 2, 1, 1, 257, 0, False).To(o)
show("of_257_channels", {i: [2] * 771}, {o: [19] * 257})

# 16777217 is no float32.
i, o, place = Input("x", (WHOLE, [2])), Output("largest", (WHOLE, [1])), Output("place", (WHOLE, [1]))
Model("topk_v2").Operation("TOPK_V2", i, 1).To(o, place)
show("large_integers", {i: [1, 16777217]}, {o: [16777217], place: [1]})

# The pixel of either image, times 1.
i, o = Input("x", (half, [2, 1, 1, 32])), Output("y", (half, [2, 1, 1, 32]))
filters, bias = Parameter("w", (half, [1, 1, 1, 32]), [1] * 32), Parameter("b", (half, [32]), [0] * 32)
Model("depthwise_conv_2d").Operation("DEPTHWISE_CONV_2D", i, filters, bias, 2, 2, 2, 1, 0, False).To(o)
show("every_second_pixel", {i: list(range(64))}, {o: list(range(64))})

# -4 * 2, and 5 as it is.
i, slopes = Input("x", (SIGNED, [2], 1.0, 0)), Input("slopes", (SIGNED, [2], 1.0, 0))
o = Output("y", (SIGNED, [2], 1.0, 0))
Model("prelu").Operation("PRELU", i, slopes).To(o)
show("slopes_in_steps_of_1", {i: [-4, 5], slopes: [2, 2]}, {o: [-8, 5]})

# The last three of four, behind a 0.
i, part, o = Input("x", (HALVES, [4])), Internal("part", (HALVES, [3])), Output("y", (HALVES, [4]))
begin, size = Parameter("begin", ("TENSOR_INT32", [1]), [1]), Parameter("size", ("TENSOR_INT32", [1]), [3])
model = Model("pad").Operation("SLICE", i, begin, size).To(part)
model.Operation("PAD", part, Parameter("ends", ("TENSOR_INT32", [1, 2]), [1, 0])).To(o)
show("behind_slice", {i: [1, 2, 3, 4]}, {o: [0, 2, 3, 4]})

# 2 + 7, and around it 0.
i, total, o = Input("x", (HALVES, [1, 2])), Internal("sum", (HALVES, [1, 1])), Output("y", (HALVES, [2, 3]))
last, ends = Parameter("last", ("TENSOR_INT32", [1]), [1]), Parameter("ends", ("TENSOR_INT32", [2, 2]), [0, 1, 0, 2])
model = Model("pad").Operation("REDUCE_SUM", i, last, True).To(total).Operation("PAD", total, ends).To(o)
show("behind_reduce_sum", {i: [2, 7]}, {o: [9, 0, 0, 0, 0, 0]})
