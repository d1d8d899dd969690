# What LiteRT's CompiledModel on WebGPU gets wrong, in the smallest case that shows it. The numbers are worked by hand: see
# webgpu.md.

HAND, inf = "by hand", float("inf")
F32, UNSIGNED, SIGNED = "TENSOR_FLOAT32", "TENSOR_QUANT8_ASYMM", "TENSOR_QUANT8_ASYMM_SIGNED"


def show(name, fed, expected):
    """A case that is tried as it stands, in one type."""
    Example({**fed, **expected}, name=name, source=HAND).DisableLifeTimeVariation()


# CAST is of the values that are stored.
i, o = Input("raw", (UNSIGNED, [2], 0.0625, 128)), Output("same", ("TENSOR_INT32", [2]))
Model("cast").Operation("CAST", i).To(o)
show("with_a_scale", {i: [50, 100]}, {o: [50, 100]})

two = (SIGNED, [2, 2], 0.5, 0)
i, j, o = Input("a", two), Input("row", (SIGNED, [2], 0.5, 0)), Output("less", two)
Model("sub").Operation("SUB", i, j, 0).To(o)
show("row_of_8_bits", {i: [3, 7, 2, 6], j: [1, 2]}, {o: [2, 5, 1, 4]})

i, o = Input("a", (F32, [2, 2])), Output("less", (F32, [2, 2]))
Model("sub").Operation("SUB", i, Parameter("c", (F32, [2, 2]), [3, -2, 3, 2]), 0).To(o)
show("constant_of_two_rows", {i: [1, 2, 5, -5]}, {o: [-2, 4, 2, -7]})

# 1 + 2 and 3 + 4
i, o = Input("x", (F32, [1, 1, 1, 4])), Output("y", (F32, [1, 1, 1, 2]))
w, b = Parameter("w", (F32, [2, 1, 1, 2]), [1] * 4), Parameter("b", (F32, [2]), [0, 0])
Model("grouped_conv_2d").Operation("GROUPED_CONV_2D", i, w, b, 2, 1, 1, 2, 0, False).To(o)
show("two_groups", {i: [1, 2, 3, 4]}, {o: [3, 7]})

# 32 ones each, of which one filter makes twos
i, o = Input("x", (F32, [1, 1, 1, 64])), Output("y", (F32, [1, 1, 1, 2]))
w = Parameter("w", (F32, [2, 1, 1, 32]), [1] * 32 + [2] * 32)
Model("grouped_conv_2d").Operation("GROUPED_CONV_2D", i, w, b, 2, 1, 1, 2, 0, False).To(o)
show("groups_of_32", {i: [1] * 64}, {o: [32, 64]})

i, o = Input("x", (F32, [1, 1, 1, 1])), Output("y", (F32, [2, 1, 1, 1]))
ends = Parameter("ends", ("TENSOR_INT32", [4, 2]), [1, 0, 0, 0, 0, 0, 0, 0])
Model("pad_v2").Operation("PAD_V2", i, ends, Float32Scalar("value", 9)).To(o)
show("one_more_image", {i: [1]}, {o: [9, 1]})

i, t, o = Input("which", ("TENSOR_INT32", [1])), Input("table", (F32, [2, 2])), Output("row", (F32, [1, 2]))
Model("embedding_lookup").Operation("EMBEDDING_LOOKUP", i, t).To(o)
show("fed_table", {i: [1], t: [1, 2, 3, 4]}, {o: [3, 4]})

i, o = Input("x", (F32, [2, 2, 2, 1])), Output("y", (F32, [2, 1, 1, 4]))
Model("space_to_depth").Operation("SPACE_TO_DEPTH", i, 2).To(o)
show("two_images", {i: [1, 2, 3, 4, 5, 6, 7, 8]}, {o: [1, 2, 3, 4, 5, 6, 7, 8]})

# A filter of 1, and RELU6.
row = (F32, [1, 1, 3, 1])
i, o = Input("x", row), Output("y", row)
w, b = Parameter("w", (F32, [1, 1, 1, 1]), [1]), Parameter("b", (F32, [1]), [0])
size = Parameter("size", ("TENSOR_INT32", [4]), [1, 1, 3, 1])
Model("transpose_conv").Operation("TRANSPOSE_CONV_2D", i, w, b, size, 1, 1, 1, 3, False).To(o)
show("relu6", {i: [-8, 5, 9]}, {o: [0, 5, 6]})

# Each twice, and 1
i, o, b = Input("x", row), Output("y", row), Input("b", (F32, [1]))
Model("conv_2d").Operation("CONV_2D", i, Parameter("w", (F32, [1, 1, 1, 1]), [2]), b, 1, 1, 1, 0).To(o)
show("fed_bias", {i: [1, 2, 3], b: [1]}, {o: [3, 5, 7]})

# 1 and 2 by 2 and 3
i, w, o = Input("x", (F32, [1, 1, 2, 1])), Input("w", (F32, [1, 1, 1, 2])), Output("y", (F32, [1, 1, 2, 2]))
b = Parameter("b", (F32, [2]), [0, 0])
Model("depthwise_conv_2d").Operation("DEPTHWISE_CONV_2D", i, w, b, 1, 1, 1, 2, 0).To(o)
show("fed_filters", {i: [1, 2], w: [2, 3]}, {o: [2, 3, 4, 6]})

# 1 + 2 + 3 + 4
i, o, b = Input("x", (F32, [2, 2])), Output("y", (F32, [1, 1])), Parameter("b", (F32, [1]), [0])
Model("fully_connected").Operation("FULLY_CONNECTED", i, Parameter("w", (F32, [1, 4]), [1] * 4), b, 0).To(o)
show("two_rows", {i: [1, 2, 3, 4]}, {o: [10]})

i, j, o = Input("base", (F32, [2])), Input("power", (F32, [2])), Output("y", (F32, [2]))
Model("pow").Operation("POW", i, j).To(o)
show("negative_base", {i: [-2, 2], j: [3, 3]}, {o: [-8, 8]})

i, o, p = Input("x", (F32, [3])), Output("largest", (F32, [2])), Output("where", ("TENSOR_INT32", [2]))
Model("topk_v2").Operation("TOPK_V2", i, 2).To(o, p)
show("of_three", {i: [1, 3, 2]}, {o: [3, 2], p: [1, 2]})

i, o = Input("half", ("TENSOR_FLOAT16", [2])), Output("single", (F32, [2]))
Model("cast").Operation("CAST", i).To(o)
show("infinite_halves", {i: [inf, 1]}, {o: [inf, 1]})

# 1 by 2
image, o = Parameter("image", (F32, [1, 1, 1, 1]), [1]), Output("y", (F32, [1, 1, 1, 1]))
w, b = Input("w", (F32, [1, 1, 1, 1])), Input("b", (F32, [1]))
Model("transpose_conv").Operation("TRANSPOSE_CONV_2D", image, w, b, 0, 0, 0, 0, 1, 1, 0, False).To(o)
show("constant_image", {w: [2], b: [0]}, {o: [2]})

i, o = Input("x", (F32, [2, 3])), Output("same", (F32, [2, 3]))
Model("split").Operation("SPLIT", i, 0, 1).To(o)
show("into_one", {i: [1, 2, 3, 4, 5, 6]}, {o: [1, 2, 3, 4, 5, 6]})

# 1 * 1 + 100 * 2, 1 * 3 + 100 * 4, 10 * 1 + 1000 * 2, 10 * 3 + 1000 * 4
i, k = Input("x", (F32, [2, 2])), Parameter("k", (F32, [2, 2]), [1, 2, 3, 4])
o = Output("y", (F32, [2, 2]))
Model("batch_matmul").Operation("BATCH_MATMUL", i, k, True, True).To(o)
show("constant_turned", {i: [1, 10, 100, 1000]}, {o: [201, 403, 2010, 4030]})

# 1 + 10, 2 + 20 and 3 + 10, 4 + 20
i, a, b = Input("x", (F32, [1, 2])), Internal("a", (F32, [1, 2])), Internal("b", (F32, [1, 2]))
o, p = Output("y", (F32, [1, 2])), Output("z", (F32, [1, 2]))
model = Model("split").Operation("SPLIT", Parameter("rows", (F32, [2, 2]), [1, 2, 3, 4]), 0, 2).To(a, b)
model.Operation("ADD", a, i, 0).To(o).Operation("ADD", b, i, 0).To(p)
show("of_a_constant", {i: [10, 20]}, {o: [11, 22], p: [13, 24]})

i, o = Input("x", (F32, [1, 1, 1, 4])), Output("same", (F32, [1, 1, 1, 4]))
Model("concatenation").Operation("CONCATENATION", i, 3).To(o)
show("of_one", {i: [1, 2, 3, 4]}, {o: [1, 2, 3, 4]})

i, o = Input("x", (F32, [1, 6])), Output("y", (F32, [1, 6]))
Model("reverse").Operation("REVERSE", i, Parameter("last", ("TENSOR_INT32", [1]), [1])).To(o)
show("six_columns", {i: [1, 2, 3, 4, 5, 6]}, {o: [6, 5, 4, 3, 2, 1]})

i, t, o = Input("x", (F32, [2])), Input("t", ("TENSOR_BOOL8", [2])), Output("same", (F32, [2]))
Model("select").Operation("SELECT", t, i, i).To(o)
show("between_equals", {t: [True, False], i: [1, 2]}, {o: [1, 2]})

i, o = Input("x", ("TENSOR_BOOL8", [2, 2])), Output("y", ("TENSOR_BOOL8", [2, 2]))
Model("equal").Operation("EQUAL", i, Parameter("truths", ("TENSOR_BOOL8", [2]), [True, False])).To(o)
show("constant_truths", {i: [True, True, False, False]}, {o: [True, False, False, True]})

i, a, b = Input("x", (F32, [2, 2])), Internal("a", (F32, [1, 2])), Internal("b", (F32, [1, 2]))
o = Output("row", (F32, [1, 4]))
Model("split").Operation("SPLIT", i, 0, 2).To(a, b).Operation("CONCATENATION", a, b, 1).To(o)
show("joined_along_another_axis", {i: [1, 2, 3, 4]}, {o: [1, 2, 3, 4]})

two = (F32, [1, 2])
i, a, b, o = Input("x", (F32, [1, 4])), Internal("a", two), Internal("b", two), Output("y", two)
Model("split").Operation("SPLIT", i, 1, 2).To(a, b).Operation("MAXIMUM", a, b).To(o)
show("larger_of_two_parts", {i: [1, 2, 3, 4]}, {o: [3, 4]})

two = (UNSIGNED, [1, 2], 0.5, 0)
i, o = Input("x", (UNSIGNED, [1, 4], 0.5, 0)), Output("second", two)
Model("split").Operation("SPLIT", i, 1, 2).To(Internal("first", two), o)
show("unread_part_of_8_bits", {i: [1, 2, 3, 4]}, {o: [3, 4]})

# Every window has a cell of the padding, which is larger than all others.
i, padded, o = Input("x", (F32, [1, 2, 2, 1])), Internal("padded", (F32, [1, 4, 4, 1])), Output("y", (F32, [1, 2, 2, 1]))
frame = Parameter("frame", ("TENSOR_INT32", [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
model = Model("max_pool_2d").Operation("PAD", i, frame).To(padded)
model.Operation("MAX_POOL_2D", padded, 0, 0, 0, 0, 1, 1, 3, 3, 0).To(o)
show("of_padded", {i: [-1, -2, -3, -4]}, {o: [0, 0, 0, 0]})

# Twice what is given, and that once more.
i, a, o = Input("x", (F32, [1, 2])), Output("twice", (F32, [1, 2])), Output("same", (F32, [1, 2]))
w, b = Parameter("w", (F32, [2, 2]), [1, 0, 0, 1]), Parameter("b", (F32, [2]), [0, 0])
scaled = Model("mul").Operation("MUL", i, Parameter("c", (F32, [2]), [2, 2]), 0).To(a)
scaled.Operation("FULLY_CONNECTED", a, w, b, 0).To(o)
show("output_that_a_layer_reads", {i: [1, 2]}, {a: [2, 4], o: [2, 4]})

# The same, with the MUL behind the layer.
i, a, o = Input("x", (F32, [1, 2])), Output("same", (F32, [1, 2])), Output("twice", (F32, [1, 2]))
layer = Model("fully_connected").Operation("FULLY_CONNECTED", i, w, b, 0).To(a)
layer.Operation("MUL", a, Parameter("c", (F32, [2]), [2, 2]), 0).To(o)
show("output_that_mul_reads", {i: [1, 2]}, {a: [1, 2], o: [2, 4]})

# The quotients are 1 and 1, and 2 and 2.
i, j, t, o = Input("x", (F32, [2, 2])), Input("two", (F32, [1, 2])), Internal("q", (F32, [2, 2])), Output("y", (F32, [2]))
last = Parameter("last", ("TENSOR_INT32", [1]), [1])
Model("reduce_sum").Operation("DIV", i, j, 0).To(t).Operation("REDUCE_SUM", t, last, False).To(o)
show("of_two_quotients", {i: [2, 2, 4, 4], j: [2, 2]}, {o: [2, 4]})

whole = ("TENSOR_INT32", [2, 2])
i, o = Input("x", whole), Output("y", whole)
Model("add").Operation("ADD", i, Parameter("c", ("TENSOR_INT32", [2]), [10, 20]), 0).To(o)
show("constant_row_of_integers", {i: [1, 2, 3, 4]}, {o: [11, 22, 13, 24]})

# Behind each row stands a 0.
i, o = Input("x", (F32, [2, 1, 2])), Output("y", (F32, [2, 1, 3]))
Model("pad").Operation("PAD", i, Parameter("ends", ("TENSOR_INT32", [3, 2]), [0, 0, 0, 0, 0, 1])).To(o)
show("two_of_three_axes", {i: [1, 2, 3, 4]}, {o: [1, 2, 0, 3, 4, 0]})

i, o = Input("places", ("TENSOR_INT32", [1])), Output("y", (F32, [1, 1, 2]))
Model("embedding_lookup").Operation("EMBEDDING_LOOKUP", i, Parameter("t", (F32, [2, 1, 2]), [1, 2, 3, 4])).To(o)
show("three_axes", {i: [1]}, {o: [3, 4]})

# Of three parts the first two are joined.
i, o = Input("x", (F32, [1, 3])), Output("y", (F32, [1, 2]))
parts = [Output(f"part{number}", (F32, [1, 1])) for number in range(3)]
Model("split").Operation("SPLIT", i, 1, 3).To(*parts).Operation("CONCATENATION", *parts[:2], 1).To(o)
show("outputs_joined", {i: [1, 2, 3]}, {parts[0]: [1], parts[1]: [2], parts[2]: [3], o: [1, 2]})

i, t, o = Input("x", (F32, [1, 2])), Internal("row", (F32, [1, 2])), Output("y", (F32, [1, 2]))
table = Parameter("places", ("TENSOR_INT32", [1]), [1]), Parameter("t", (F32, [2, 2]), [1, 2, 3, 4])
Model("embedding_lookup").Operation("EMBEDDING_LOOKUP", *table).To(t).Operation("ADD", i, t, 0).To(o)
show("constant_places", {i: [10, 20]}, {o: [13, 24]})

# Filters that come with the request, and a bias that is constant.
i, w, o = Input("x", (F32, [2, 2])), Input("w", (F32, [2, 2])), Output("y", (F32, [2, 2]))
bias = Parameter("bias", (F32, [2]), [10, 20])
Model("fully_connected").Operation("FULLY_CONNECTED", i, w, bias, 0).To(o)
show("constant_bias", {i: [1, 2, 3, 4], w: [1, 0, 0, 1]}, {o: [11, 22, 13, 24]})

# The larger of two negative numbers.
i, o = Input("x", ("TENSOR_FLOAT32", [2, 2])), Output("places", ("TENSOR_INT32", [2]))
Model("argmax").Operation("ARGMAX", i, 1).To(o)
show("of_two_negative", {i: [-1, -2, -3, -2]}, {o: [0, 1]})

i, w, o = Input("x", (F32, [1, 1, 1])), Input("w", (F32, [1, 32769, 1])), Output("y", (F32, [1, 1, 32769]))
Model("batch_matmul").Operation("BATCH_MATMUL", i, w, False, True).To(o)
show("32769_columns", {i: [2], w: [3] * 32769}, {o: [6] * 32769})

# 1 * 1, 1 * 2, 2 * 3 and 2 * 4
i, o = Input("x", (F32, [1, 1, 1, 2])), Output("y", (F32, [1, 1, 1, 4]))
w, b = Parameter("w", (F32, [1, 1, 1, 4]), [1, 2, 3, 4]), Parameter("b", (F32, [4]), [0, 0, 0, 0])
Model("depthwise_conv_2d").Operation("DEPTHWISE_CONV_2D", i, w, b, 2, 1, 1, 2, 0).To(o)
show("filters_of_one_pixel", {i: [1, 2]}, {o: [1, 2, 6, 8]})
