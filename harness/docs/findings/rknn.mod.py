# What Rockchip's simulator gets wrong, each in the smallest case that shows it. The numbers are worked by hand: see rknn.md.

HAND = "by hand"
F16, UNSIGNED, SIGNED = "TENSOR_FLOAT16", "TENSOR_QUANT8_ASYMM", "TENSOR_QUANT8_ASYMM_SIGNED"


def show(name, fed, expected):
    """A case that is tried as it stands, in one type."""
    Example({**fed, **expected}, name=name, source=HAND).DisableLifeTimeVariation()


# 1 * 3 + 10, 2 * 3 + 10
i, w, b, o = Input("x", (F16, [2, 1])), Input("w", (F16, [1, 1])), Input("b", (F16, [1])), Output("y", (F16, [2, 1]))
Model("fully_connected").Operation("FULLY_CONNECTED", i, w, b, 0).To(o)
show("fed_bias", {i: [1, 2], w: [3], b: [10]}, {o: [13, 16]})

# 256 / (1 + exp(-x)) for x = (raw - 128) / 16: -4, -1, 1, 4
i, o = Input("raw", (UNSIGNED, [1, 4, 1, 1], 1 / 16, 128)), Output("y", (UNSIGNED, [1, 4, 1, 1], 1 / 256, 0))
Model("logistic").Operation("LOGISTIC", i).To(o)
show("of_8_bits", {i: [64, 112, 144, 192]}, {o: [5, 69, 187, 251]})

# x (x + 3) / 6 of x = 0.1875 (raw - 117): -9.9, -6.9, -2.4 and 0; up to -3 it is 0.
i, o = Input("raw", (UNSIGNED, [1, 4, 1, 1], 0.1875, 117)), Output("y", (UNSIGNED, [1, 4, 1, 1], 1 / 16, 176))
Model("hard_swish").Operation("HARD_SWISH", i).To(o)
show("of_8_bits", {i: [64, 80, 104, 117]}, {o: [176, 176, 172, 176]})

i, o = Input("x", (UNSIGNED, [1, 4], 0.5, 3)), Output("y", (UNSIGNED, [2, 2], 0.5, 3))
Model("reshape").Operation("RESHAPE", i, [2, 2]).To(o)
show("of_8_bits", {i: [1, 2, 3, 4]}, {o: [1, 2, 3, 4]})

# 1 * 1 + 2 * 3, ...
ints = ("TENSOR_INT32", [1, 2, 2])
i, j, o = Input("a", ints), Input("b", ints), Output("products", ints)
Model("batch_matmul").Operation("BATCH_MATMUL", i, j, False, False).To(o)
show("integers", {i: [1, 2, 3, 4], j: [1, 2, 3, 4]}, {o: [7, 10, 15, 22]})

i, o = Input("raw", ("TENSOR_QUANT8_SYMM", [2], 4.0, 0)), Output("real", (F16, [2]))
Model("dequantize").Operation("DEQUANTIZE", i).To(o)
show("symmetric", {i: [100, -5]}, {o: [400, -20]})

# -5 * -2 + 7 * -5, -5 * -6 + 7 * 1
i, j = Input("a", (SIGNED, [1, 1, 2], 0.5, -7)), Input("b", (SIGNED, [1, 2, 2], 0.25, 12))
o = Output("products", (SIGNED, [1, 1, 2], 1.0, 0))
Model("batch_matmul").Operation("BATCH_MATMUL", i, j, False, False).To(o)
show("of_8_bits", {i: [-17, 7], j: [4, -12, -8, 16]}, {o: [-25, 37]})

# 3 * 1, 3 * 2, 4 * 3, 4 * 4
i, w = Input("x", (F16, [1, 1, 1, 2])), Input("filters", (F16, [4, 1, 1, 1]))
b, o = Parameter("b", (F16, [4]), [0] * 4), Output("y", (F16, [1, 1, 1, 4]))
Model("grouped_conv_2d").Operation("GROUPED_CONV_2D", i, w, b, 1, 1, 1, 2, 0, False).To(o)
show("fed_filters", {i: [3, 4], w: [1, 2, 3, 4]}, {o: [3, 6, 12, 16]})

# 1 * 2 + 0 * 0 + 0
one = (F16, [1, 1])
x, w, r, h, b = *(Input(name, one) for name in ("x", "w", "r", "h")), Input("b", (F16, [1]))
state, o = Output("state", one), Output("y", one)
Model("rnn").Operation("RNN", x, w, r, b, h, 0).To(state, o)
show("state_and_output", {x: [1], w: [2], r: [0], b: [0], h: [0]}, {state: [2], o: [2]})

ints = ("TENSOR_INT32", [1, 2])
c, i, j, o = Input("which", ("TENSOR_BOOL8", [1, 2])), Input("a", ints), Input("b", ints), Output("chosen", ints)
Model("select").Operation("SELECT", c, i, j).To(o)
show("integers", {c: [True, False], i: [1, 2], j: [3, 4]}, {o: [1, 4]})

i, o = Input("x", (SIGNED, [1, 2, 1, 2], 0.5, 3)), Output("y", (SIGNED, [1, 2, 1, 1, 2], 0.5, 3))
Model("expand_dims").Operation("EXPAND_DIMS", i, 3).To(o)
show("signed", {i: [1, 2, 3, 4]}, {o: [1, 2, 3, 4]})

# 100 * 2 is bounded to 127, of which a half is 64
scaled = (SIGNED, [1, 2], 1.0, 0)
i, twice, half = Input("x", scaled), Internal("twice", scaled), Output("half", scaled)
two, part = Parameter("two", (SIGNED, [1], 0.5, 0), [4]), Parameter("part", (SIGNED, [1], 0.5, 0), [1])
Model("mul").Operation("MUL", i, two, 0).To(twice).Operation("MUL", twice, part, 0).To(half)
show("bounded_and_mul", {i: [100, -50]}, {half: [64, -50]})

one = ("TENSOR_INT32", [1])
i, fixed, moved = Input("x", one), Output("fixed", one), Output("moved", one)
two, three = Parameter("two", one, [2]), Parameter("three", one, [3])
Model("add").Operation("ADD", two, three, 0).To(fixed).Operation("ADD", i, two, 0).To(moved)
show("constants_beside_another", {i: [4]}, {fixed: [5], moved: [6]})

# 2 * 2, 3 * 3
half_row = ("TENSOR_FLOAT16", [1, 2])
i, j, o = Input("unused", half_row), Input("x", half_row), Output("squares", half_row)
Model("mul").IdentifyInputs(i, j).IdentifyOutputs(o).Operation("MUL", j, j, 0).To(o)
show("beside_an_unused_input", {i: [5, 6], j: [2, 3]}, {o: [4, 9]})

# 16 * 1 - 20, -40 * 1 - 20
i, o = Input("x", (SIGNED, [1, 2], 0.0625, 0)), Output("y", (SIGNED, [1, 2], 0.0625, -20))
Model("mul").Operation("MUL", i, Parameter("one", (SIGNED, [2], 0.5, 0), [2, 2]), 0).To(o)
show("by_one", {i: [16, -40]}, {o: [-4, -60]})

# 1 / 2 / 0.25, 3 / 2 / 0.25
i, o = Input("x", (SIGNED, [1, 2], 0.5, 0)), Output("y", (SIGNED, [1, 2], 0.25, 0))
Model("add").Operation("ADD", i, Parameter("zero", (SIGNED, [1], 0.5, 0), [0]), 0).To(o)
show("zero", {i: [1, 3]}, {o: [2, 6]})

i, longer = Input("x", (SIGNED, [2], 0.5, -1)), (SIGNED, [3], 0.5, -1)
framed, o = Internal("framed", longer), Output("y", longer)
frame = Parameter("frame", ("TENSOR_INT32", [1, 2]), [1, 0])
Model("pad").Operation("PAD", i, frame).To(framed).Operation("RELU", framed).To(o)
show("and_relu", {i: [4, -5]}, {o: [-1, 4, -1]})

# 1 * 4 * -0.25, 3 * 6 * -0.25
i, o = Input("x", (F16, [1, 2])), Output("y", (F16, [1, 2]))
raised, bounded, product = (Internal(name, (F16, [1, 2])) for name in ("raised", "bounded", "product"))
three, factor = Parameter("three", (F16, [1]), [3.0]), Parameter("factor", (F16, [1]), [-0.25])
model = Model("mul").Operation("ADD", i, three, 0).To(raised).Operation("RELU6", raised).To(bounded)
model.Operation("MUL", i, bounded, 0).To(product).Operation("MUL", product, factor, 0).To(o)
show("by_less_than_a_sixth", {i: [1, 3]}, {o: [-1, -4.5]})

row = (F16, [1, 2])
c, i, o = Input("which", ("TENSOR_BOOL8", [1, 2])), Input("x", row), Output("same", row)
Model("select").Operation("SELECT", c, i, i).To(o)
show("between_equals", {c: [True, False], i: [1, 2]}, {o: [1, 2]})

# The second row's first column: of channels 1 to 4 the 3, of 5 to 8 the 7
i, moved, o = Input("x", (F16, [1, 2, 2, 2])), Output("moved", (F16, [1, 2, 2, 2])), Output("y", (F16, [1, 1, 1, 2]))
order = Parameter("order", ("TENSOR_INT32", [4]), [0, 2, 3, 1])
Model("transpose").Operation("TRANSPOSE", i, order).To(moved).Operation("SLICE", moved, [0, 1, 0, 0], [1, 1, 1, 2]).To(o)
show("and_slice", {i: [1, 2, 3, 4, 5, 6, 7, 8]}, {moved: [1, 5, 2, 6, 3, 7, 4, 8], o: [3, 7]})

# 13.25 is 53 quarters, and 13
quarters, units = (SIGNED, [1, 4], 0.25, -1), (SIGNED, [1, 4], 1.0, -28)
i, fine, coarse = Input("x", (SIGNED, [1, 2], 0.25, -1)), Output("fine", quarters), Output("coarse", units)
model = Model("concatenation").Operation("CONCATENATION", i, i, 1).To(fine)
model.Operation("CONCATENATION", i, i, 1).To(coarse)
show("twice_in_two_scales", {i: [52, 7]}, {fine: [52, 7, 52, 7], coarse: [-15, -26, -15, -26]})

# 3 - 1, 2 - 2
i, j, minus, larger, o = Input("x", row), Input("z", row), Output("minus", row), Internal("larger", row), Output("y", row)
Model("neg").Operation("NEG", i).To(minus).Operation("MAXIMUM", i, j).To(larger).Operation("ADD", minus, larger, 0).To(o)
show("beside_a_maximum", {i: [1, 2], j: [3, 1]}, {minus: [-1, -2], o: [2, 0]})

# The logistic of 0 is a half: the larger of it and 1 or 0, and 0 times a half.
dots = (F16, [1, 1, 2, 1])
i, j, pixels, share = Input("x", dots), Input("z", dots), Internal("pixels", dots), Internal("share", dots)
larger, o = Output("larger", dots), Output("y", dots)
w, b = Parameter("w", (F16, [1, 1, 1, 1]), [1]), Parameter("b", (F16, [1]), [0])
model = Model("mul").Operation("CONV_2D", i, w, b, 1, 1, 1, 0).To(pixels).Operation("LOGISTIC", pixels).To(share)
model.Operation("MAXIMUM", share, j).To(larger).Operation("MUL", pixels, share, 0).To(o)
show("by_its_logistic_that_maximum_reads", {i: [0, 0], j: [1, 0]}, {larger: [1, 0.5], o: [0, 0]})

i, o = Input("x", ("TENSOR_BOOL8", [1, 2])), Output("y", ("TENSOR_BOOL8", [1, 2]))
Model("equal").Operation("EQUAL", Parameter("truths", ("TENSOR_BOOL8", [2]), [True, False]), i).To(o)
show("constant_truths_first", {i: [True, True]}, {o: [True, False]})

# (10 + 1) / 2 / 0.25 + 26, (20 + 1) / 2 / 0.25 + 26
halves = (SIGNED, [1, 2], 0.5, -1)
i, j, o = Input("x", halves), Input("z", halves), Output("y", (SIGNED, [1, 2], 0.25, 26))
Model("select").Operation("SELECT", Parameter("all", ("TENSOR_BOOL8", [1, 2]), [True, True]), i, j).To(o)
show("all_of_one", {i: [10, 20], j: [-30, -40]}, {o: [48, 68]})

i, o = Input("x", (SIGNED, [2], 0.5, 3)), Output("second", (SIGNED, [1], 0.5, 3))
Model("gather").Operation("GATHER", i, 0, Parameter("places", ("TENSOR_INT32", [1]), [1])).To(o)
show("signed", {i: [4, 5]}, {o: [5]})

# 4, 11, 14, 30 with a row and a column of 0 in front, and 30, 14, 11, 4 with as many behind.
i, o = Input("x", (F16, [1, 2, 2, 1])), Output("y", (F16, [1, 2, 2, 1]))
taps, none = Parameter("taps", (F16, [1, 2, 2, 1]), [1, 2, 3, 4]), Parameter("none", (F16, [1]), [0])
ahead, behind = Internal("ahead", (F16, [1, 2, 2, 1])), Internal("behind", (F16, [1, 2, 2, 1]))
model = Model("conv_2d").Operation("CONV_2D", i, taps, none, 1, 0, 1, 0, 1, 1, 0).To(ahead)
model.Operation("CONV_2D", i, taps, none, 0, 1, 0, 1, 1, 1, 0).To(behind).Operation("ADD", ahead, behind, 0).To(o)
show("twice_in_other_places", {i: [1, 2, 3, 4]}, {o: [34, 25, 25, 34]})

i, j, minus = Input("x", (F16, [1])), Input("z", (F16, [1])), Internal("minus", (F16, [1]))
chosen, o = Input("chosen", ("TENSOR_BOOL8", [1])), Output("y", (F16, [1]))
Model("select").Operation("NEG", i).To(minus).Operation("SELECT", chosen, minus, j).To(o)
show("one_of_a_result", {chosen: [True], i: [3], j: [2]}, {o: [-3]})

i, o = Input("x", (F16, [2])), Output("y", (F16, [2]))
squares = [Output(name, (F16, [2])) for name in "abc"]
kept = Internal("kept", (F16, [2]))
model = Model("mul")
for square in (*squares, kept):
    model.Operation("MUL", i, i, 0).To(square)
model.Operation("NEG", kept).To(o)
show("of_itself_four_times", {i: [1, 3]}, {**dict.fromkeys(squares, [1, 9]), o: [-1, -9]})

# The means of -1 and -2, and of -3 and 0, are -1.5: twelve eighths below 0, which is 127.
i, minus = Input("x", (SIGNED, [2, 2], 0.25, -128)), Parameter("minus", (SIGNED, [1], 0.25, 0), [-4])
turned, o = Internal("turned", (SIGNED, [2, 2], 0.125, 127)), Output("y", (SIGNED, [2, 1], 0.125, 127))
Model("mul").Operation("MUL", i, minus, 0).To(turned).Operation("MEAN", turned, [1], 1).To(o)
show("by_a_negative_constant_and_mean", {i: [-124, -120, -116, -128]}, {o: [115, 115]})

# 6 is bounded to 4 between the two.
i, j, k = (Input(name, (SIGNED, [1], 1.0, 0)) for name in "xzw")
pair, o = Internal("pair", (SIGNED, [2], 0.03125, 0)), Output("y", (SIGNED, [3], 0.0625, 0))
model = Model("concatenation").Operation("CONCATENATION", i, j, 0).To(pair)
model.Operation("CONCATENATION", pair, k, 0).To(o)
show("bounded_and_concatenation", {i: [6], j: [1], k: [2]}, {o: [64, 16, 32]})

# The last five of sixteen; (3, 61.5) * 2 + 10 is 16, 133.
i, line, o = Input("x", (F16, [4, 4])), Internal("line", (F16, [16])), Output("y", (F16, [5]))
fed, raw, real = Input("z", (F16, [2])), Internal("raw", (UNSIGNED, [2], 0.5, 10)), Output("real", (F16, [2]))
model = Model("slice").Operation("RESHAPE", i, Parameter("extents", ("TENSOR_INT32", [1]), [16])).To(line)
model.Operation("SLICE", line, [11], [5]).To(o).Operation("QUANTIZE", fed).To(raw).Operation("DEQUANTIZE", raw).To(real)
show("beside_a_quantisation", {i: list(range(16)), fed: [3, 61.5]}, {o: [11, 12, 13, 14, 15], real: [3, 61.5]})

# 0.5 * (10 - 10) + 1 and 0.5 * (20 - 10) + 1.5, in steps of 0.5 from 10.
i, o = Input("x", (UNSIGNED, [2], 0.5, 10)), Output("y", (UNSIGNED, [2], 0.5, 10))
real, total = Internal("real", ("TENSOR_FLOAT32", [2])), Internal("total", ("TENSOR_FLOAT32", [2]))
model = Model("add").Operation("DEQUANTIZE", i).To(real)
model.Operation("ADD", real, Parameter("k", ("TENSOR_FLOAT32", [2]), [1, 1.5]), 0).To(total)
model.Operation("QUANTIZE", total).To(o).RelaxedExecution(True)
show("of_real_bytes", {i: [10, 20]}, {o: [12, 23]})

# 0 + 1 + ... + 7 and 8 + 9 + ... + 15; the first sum is of one each.
i, t, u = Input("x", (F16, [1, 16, 1])), Internal("t", (F16, [1, 16])), Internal("u", (F16, [1, 2, 8]))
o = Output("y", (F16, [1, 2]))
model = Model("reduce_sum").Operation("REDUCE_SUM", i, [2], False).To(t).Operation("RESHAPE", t, [1, 2, 8]).To(u)
model.Operation("REDUCE_SUM", u, [2], False).To(o)
show("of_reshaped_sums", {i: list(range(16))}, {o: [28, 92]})

pixels = (F16, [1, 32769, 1, 2])
i, o = Input("x", pixels), Output("y", pixels)
Model("average_pool_2d").Operation("AVERAGE_POOL_2D", i, 0, 0, 0, 0, 1, 1, 1, 1, 0).To(o)
show("of_32769_rows", {i: [3] * 65538}, {o: [3] * 65538})

# 0.5 * (132 - 134) and 0.5 * (252 - 134), in steps of 0.5 from 131.
i, o = Input("x", (UNSIGNED, [1, 2], 0.5, 134)), Output("y", (UNSIGNED, [1, 2], 0.5, 131))
Model("concatenation").Operation("CONCATENATION", i, 0).To(o)
show("of_one_input", {i: [132, 252]}, {o: [129, 249]})

# 1 * 1 + 2 * 1 + 10, and 3 * 2 + 4 * 2 + 20.
i, w, b = Input("x", (F16, [1, 1, 1, 4])), Input("w", (F16, [2, 1, 1, 2])), Input("b", (F16, [2]))
o = Output("y", (F16, [1, 1, 1, 2]))
Model("grouped_conv_2d").Operation("GROUPED_CONV_2D", i, w, b, 2, 1, 1, 2, 0, False).To(o)
show("fed_filters_of_two_channels", {i: [1, 2, 3, 4], w: [1, 1, 2, 2], b: [10, 20]}, {o: [13, 34]})
