# What OpenVINO gets wrong, each in the smallest case that shows it. The numbers are worked by hand: see openvino.md.

HAND = "by hand"
# The first whole number that a float32 cannot hold.
ODD = 2**24 + 1


def show(name, fed, expected):
    """A case that is tried as it stands, in one type."""
    Example({**fed, **expected}, name=name, source=HAND).DisableLifeTimeVariation()


# A float32 cannot tell these two apart.
a, b = Input("a", ("TENSOR_INT32", [1])), Input("b", ("TENSOR_INT32", [1]))
o = Output("same", ("TENSOR_BOOL8", [1]))
Model("equal").Operation("EQUAL", a, b).To(o)
show("large_integers", {a: [ODD], b: [ODD - 1]}, {o: [False]})

a, b = Input("a", ("TENSOR_INT32", [1])), Input("b", ("TENSOR_INT32", [1]))
o = Output("quotient", ("TENSOR_INT32", [1]))
Model("div").Operation("DIV", a, b, 0).To(o)
show("large_integers", {a: [ODD], b: [1]}, {o: [ODD]})

a, b = Input("a", ("TENSOR_INT32", [1, 1])), Input("b", ("TENSOR_INT32", [1, 1]))
o = Output("product", ("TENSOR_INT32", [1, 1]))
flags = [BoolScalar("adj_x", False), BoolScalar("adj_y", False)]
Model("batch_matmul").Operation("BATCH_MATMUL", a, b, *flags).To(o)
show("large_integers", {a: [ODD], b: [1]}, {o: [ODD]})

# 1 / (0.5 + 1 * 1 * 1)
i, o = Input("image", ("TENSOR_FLOAT32", [1, 1, 1, 1])), Output("normalised", ("TENSOR_FLOAT32", [1, 1, 1, 1]))
Model("lrn").Operation("LOCAL_RESPONSE_NORMALIZATION", i, 0, 0.5, 1.0, 1.0).To(o)
show("bias_with_a_fraction", {i: [1]}, {o: [1 / 1.5]})

# Each step adds its number to the state, which begins with 10.
i, state = Input("input", ("TENSOR_FLOAT32", [1, 3, 1])), Input("state", ("TENSOR_FLOAT32", [1, 1]))
o = Output("shown", ("TENSOR_FLOAT32", [1, 3, 1]))
weights = [Parameter(name, ("TENSOR_FLOAT32", [1, 1]), [1.0]) for name in ("weights", "recurrent_weights")]
bias = Parameter("bias", ("TENSOR_FLOAT32", [1]), [0.0])
Model("rnn").Operation("UNIDIRECTIONAL_SEQUENCE_RNN", i, *weights, bias, state, 0, 0).To(o)
show("state", {i: [1, 2, 4], state: [10]}, {o: [11, 13, 17]})

i, axis = Input("input", ("TENSOR_FLOAT32", [3])), Input("axis", ("TENSOR_INT32", [1]))
o = Output("reversed", ("TENSOR_FLOAT32", [3]))
Model("reverse").Operation("REVERSE", i, axis).To(o)
show("axis_of_each_request", {i: [1, 2, 3], axis: [0]}, {o: [3, 2, 1]})

# A size of -1 is all that there is from the beginning on.
i = Input("input", ("TENSOR_FLOAT32", [3]))
begin, size = (Input(name, ("TENSOR_INT32", [1])) for name in ("begin", "size"))
o = Output("part", ("TENSOR_FLOAT32", [2]))
Model("slice").Operation("SLICE", i, begin, size).To(o)
show("to_the_end", {i: [1, 2, 3], begin: [1], size: [-1]}, {o: [2, 3]})

# Scale and zero point stay the same, so that the means are those of the raw numbers.
i = Input("input", ("TENSOR_QUANT8_ASYMM_SIGNED", [3, 2, 2], 0.5, 127))
o = Output("means", ("TENSOR_QUANT8_ASYMM_SIGNED", [3, 2, 1], 0.5, 127))
Model("mean").Operation("MEAN", i, Parameter("axes", ("TENSOR_INT32", [1]), [2]), 1).To(o)
show("signed_third_batch", {i: [2, 4, 10, 20, 6, 8, 0, 2, 50, 70, -90, -30]}, {o: [3, 15, 7, 1, 60, -60]})

# What is added is 0 as a real value, which is the zero point.
i = Input("input", ("TENSOR_QUANT8_ASYMM_SIGNED", [1, 1, 1, 1], 0.5, 70))
o = Output("padded", ("TENSOR_QUANT8_ASYMM_SIGNED", [1, 1, 3, 1], 0.5, 70))
block = Parameter("block", ("TENSOR_INT32", [2]), [1, 1])
paddings = Parameter("paddings", ("TENSOR_INT32", [2, 2]), [0, 0, 1, 1])
Model("space_to_batch").Operation("SPACE_TO_BATCH_ND", i, block, paddings).To(o)
show("padding_along_one_axis", {i: [5]}, {o: [70, 5, 70]})

# (5 + 128) * 0.5 times 1 * 0.5, in units of 1.
p = Parameter("image", ("TENSOR_QUANT8_ASYMM_SIGNED", [1, 1, 1, 1], 0.5, -128), [6])
filters = Parameter("filter", ("TENSOR_QUANT8_ASYMM_SIGNED", [1, 1, 1, 1], 0.5, 0), [2])
i, o = (
    Input("bias", ("TENSOR_INT32", [1], 0.25, 0)),
    Output("out", ("TENSOR_QUANT8_ASYMM_SIGNED", [1, 1, 1, 1], 1.0, 0)),
)
Model("conv").Operation("CONV_2D", p, filters, i, 1, 1, 1, 0).To(o)
show("constant_signed_image", {i: [0]}, {o: [67]})

# Each row of means, and the same three numbers.
i, means = Input("input", ("TENSOR_FLOAT32", [2, 3, 1])), Internal("means", ("TENSOR_FLOAT32", [2, 3]))
o = Output("sums", ("TENSOR_FLOAT32", [2, 3]))
model = Model("mean_and_add").Operation("MEAN", i, Parameter("axes", ("TENSOR_INT32", [1]), [2]), 0).To(means)
model.Operation("ADD", means, Parameter("bias", ("TENSOR_FLOAT32", [3]), [10.0, 20.0, 30.0]), 0).To(o)
show("bias_along_the_last_axis", {i: [0, 1, 2, 3, 4, 5]}, {o: [10, 21, 32, 13, 24, 35]})

# Each row of products, of which there is one to a sum. With the QUANTIZE taken away they are right.
i, factors = (
    Input("input", ("TENSOR_FLOAT32", [2, 3, 1])),
    Parameter("f", ("TENSOR_FLOAT32", [3, 1]), [1.0, 10.0, 100.0]),
)
products, o = Internal("products", ("TENSOR_FLOAT32", [2, 3, 1])), Output("sums", ("TENSOR_FLOAT32", [2, 3]))
real, raw = Input("real", ("TENSOR_FLOAT32", [1])), Output("raw", ("TENSOR_QUANT8_ASYMM", [1], 1.0, 0))
model = Model("mul_and_sum").Operation("MUL", i, factors, 0).To(products)
model.Operation("REDUCE_SUM", products, Parameter("axes", ("TENSOR_INT32", [1]), [2]), False).To(o)
model.Operation("QUANTIZE", real).To(raw)
show("factors_beside_quantised", {i: [1, 2, 3, 4, 5, 6], real: [7]}, {o: [1, 20, 300, 4, 50, 600], raw: [7]})

# 5 - 2, in two dimensions as the constant has. With the QUANTIZE taken away it has them.
i, p = Input("two", ("TENSOR_FLOAT32", [1])), Parameter("five", ("TENSOR_FLOAT32", [1, 1]), [5.0])
o = Output("difference", ("TENSOR_FLOAT32", [1, 1]))
Model("sub").Operation("SUB", p, i, 0).To(o).Operation("QUANTIZE", real).To(raw)
show("constant_of_more_dimensions_beside_quantised", {i: [2], real: [7]}, {o: [3], raw: [7]})

# -2.5 is cut off at -1.
p, cut = Parameter("number", ("TENSOR_FLOAT32", [1]), [-2.5]), Internal("cut", ("TENSOR_FLOAT32", [1]))
o = Output("positive", ("TENSOR_FLOAT32", [1]))
i, r = Input("term", ("TENSOR_FLOAT32", [1])), Output("sum", ("TENSOR_FLOAT32", [1]))
Model("abs").Operation("RELU1", p).To(cut).Operation("ABS", cut).To(o).Operation("ADD", i, i, 0).To(r)
show("constant_cut_off", {i: [7]}, {o: [1], r: [14]})

# A product of the step's input and the weights, which come with the request.
i, state = Input("input", ("TENSOR_FLOAT32", [1, 2, 1])), Input("state", ("TENSOR_FLOAT32", [1, 1]))
weights = [Input(name, ("TENSOR_FLOAT32", [1, 1])) for name in ("weights", "recurrent_weights")]
o = Output("shown", ("TENSOR_FLOAT32", [1, 2, 1]))
Model("rnn").Operation("UNIDIRECTIONAL_SEQUENCE_RNN", i, *weights, bias, state, 0, 0).To(o)
show("weights_of_each_request", {i: [1, 2], state: [10], weights[0]: [1], weights[1]: [1]}, {o: [11, 13]})

# The probabilities are those of 0, 1 and 2: 0.09, 0.245 and 0.665 of 400 samples.
i, o = Input("logits", ("TENSOR_FLOAT32", [1, 3])), Output("samples", ("TENSOR_INT32", [1, 400]))
Model("random_multinomial").Operation("RANDOM_MULTINOMIAL", i, 400, Int32Vector("seeds", [1, 0])).To(o)
Example(
    {i: [100, 101, 102], o: [0] * 36 + [1] * 98 + [2] * 266}, name="large_logits", source=HAND
).WithMultinomialDistributionTolerance(0.05).DisableLifeTimeVariation()

kind, real = ("TENSOR_QUANT8_ASYMM", [1, 1], 1.0, 127), Internal("joined_real", ("TENSOR_FLOAT32", [2, 1]))
a, b = Input("upper", kind), Input("lower", kind)
t = Internal("joined", ("TENSOR_QUANT8_ASYMM", [2, 1], 1.0, 128))
o = Output("requantised", ("TENSOR_QUANT8_ASYMM", [2, 1], 2.0, 128))
model = Model("concatenation").Operation("CONCATENATION", a, b, 0).To(t).Operation("DEQUANTIZE", t).To(real)
model.Operation("QUANTIZE", real).To(o)
Example({a: [129], b: [131], o: [129, 130]}, name="requantised", source=HAND).DisableLifeTimeVariation()

image = Parameter("raw_image", ("TENSOR_QUANT8_ASYMM", [1, 1, 1, 1], 0.5, 129), [7])
one = SymmPerChannelQuantParams(0, [1.0])
unit = Parameter("unit", ("TENSOR_QUANT8_SYMM_PER_CHANNEL", [1, 1, 1, 1]), [1], extraParams=one)
shift, o = Input("shift", ("TENSOR_INT32", [1])), Output("same", ("TENSOR_QUANT8_ASYMM", [1, 1, 1, 1], 0.5, 129))
model = Model("conv_constant").Operation("CONV_2D", image, unit, shift, 1, 1, 1, 0).To(o)
Example({shift: [0], o: [7]}, name="image", source=HAND).DisableLifeTimeVariation()

# Of equal values the HAL's text puts the one with the larger index first.
i = Input("sevens", ("TENSOR_FLOAT32", [7]))
values, indexes = Output("values", ("TENSOR_FLOAT32", [7])), Output("indexes", ("TENSOR_INT32", [7]))
Model("topk").Operation("TOPK_V2", i, 7).To(values, indexes)
show("seven_equal_values", {i: [7] * 7}, {values: [7] * 7, indexes: [6, 5, 4, 3, 2, 1, 0]})

# 5 is not below 3: nothing is added.
kind = ("TENSOR_FLOAT32", [1])
below = Model("below").IdentifyInputs(counter := Input("counter", ("TENSOR_INT32", [1])), term := Input("term", kind))
below.Operation("LESS", counter, Parameter("three", ("TENSOR_INT32", [1]), [3])).To(
    o := Output("on", ("TENSOR_BOOL8", [1]))
)
below.IdentifyOutputs(o)
counter, term, counted, total = (
    Input("c", ("TENSOR_INT32", [1])),
    Input("t", kind),
    Output("d", ("TENSOR_INT32", [1])),
    Output("u", kind),
)
body = Model("body").IdentifyInputs(counter, term)
body.Operation("ADD", counter, Parameter("one", ("TENSOR_INT32", [1]), [1]), 0).To(counted)
body.Operation("ADD", term, term, 0).To(total).IdentifyOutputs(counted, total)
five, i = Parameter("first", ("TENSOR_INT32", [1]), [5]), Input("number", kind)
c, o = Output("count", ("TENSOR_INT32", [1])), Output("same_number", kind)
model = Model("while").Operation("WHILE", below, body, five, i).To(c, o)
Example({i: [7], c: [5], o: [7]}, model=model, name="that_does_not_begin", source=HAND).DisableLifeTimeVariation()

# Of each column, with an axis of one element behind it.
i, wide = Input("table", ("TENSOR_FLOAT32", [2, 2])), Internal("wide_table", ("TENSOR_FLOAT32", [2, 2, 1]))
m, other = Internal("column_means", ("TENSOR_FLOAT32", [1, 2, 1])), Input("other", ("TENSOR_FLOAT32", [1, 2, 1]))
o = Output("larger", ("TENSOR_FLOAT32", [1, 2, 1]))
model = Model("mean_beside").Operation("EXPAND_DIMS", i, 2).To(wide)
model.Operation("MEAN", wide, Parameter("first_axis", ("TENSOR_INT32", [1]), [0]), 1).To(m).Operation(
    "MAXIMUM", m, other
).To(o)
Example(
    {i: [1, 2, 3, 4], other: [0, 9], o: [2, 9]}, model=model, name="a_new_axis", source=HAND
).DisableLifeTimeVariation()

# Two rows of 1 times each channel's scale, and a third that no weight reaches; the biases are -3 and 2 * 2.
i = Input("dot", ("TENSOR_QUANT8_ASYMM", [1, 1, 1, 1], 1.0, 0))
o = Output("rows", ("TENSOR_QUANT8_ASYMM", [1, 2, 3, 1], 1.0, 128))
two = SymmPerChannelQuantParams(0, [1.0, 2.0])
w = Parameter("taps", ("TENSOR_QUANT8_SYMM_PER_CHANNEL", [2, 2, 1, 1]), [1, 1, 1, 1], extraParams=two)
biases = Parameter("biases", ("TENSOR_INT32", [2]), [-3, 2])
size = Parameter("size", ("TENSOR_INT32", [4]), [1, 2, 3, 1])
model = Model("transpose_conv").Operation("TRANSPOSE_CONV_2D", i, w, biases, size, 1, 1, 3, 0, True).To(o)
rows = [126, 126, 125, 134, 134, 132]
Example({i: [1], o: rows}, name="scales_of_channels", source=HAND).DisableLifeTimeVariation()

# The mean of 2 and 5, read by an activation and by a quantisation in steps of 2.
i = Input("pair", ("TENSOR_QUANT8_ASYMM", [1, 1, 2, 1], 1.0, 0))
one = ("TENSOR_FLOAT32", [1, 1, 1, 1])
d, m, o = Internal("wide", ("TENSOR_FLOAT32", [1, 1, 2, 1])), Internal("middle", one), Output("clipped", one)
q = Output("steps", ("TENSOR_QUANT8_ASYMM", [1, 1, 1, 1], 2.0, 0))
model = Model("average").Operation("DEQUANTIZE", i).To(d).Operation("AVERAGE_POOL_2D", d, 2, 1, 1, 2, 1, 0).To(m)
model.Operation("RELU6", m).To(o).Operation("QUANTIZE", m).To(q)
Example({i: [2, 5], o: [3.5], q: [2]}, name="clipped_beside_quantised", source=HAND).DisableLifeTimeVariation()

# Each element is -1; the slopes are those of the last axis, the middle one has as many elements.
i, o = Input("minus", ("TENSOR_FLOAT32", [1, 2, 2])), Output("sloped", ("TENSOR_FLOAT32", [1, 2, 2]))
Model("prelu").Operation("PRELU", i, Parameter("slopes", ("TENSOR_FLOAT32", [2]), [0.25, 0.5])).To(o)
Example({i: [-1] * 4, o: [-0.25, -0.5] * 2}, name="slopes_of_the_last_axis", source=HAND).DisableLifeTimeVariation()

# Each sum is of 8 products of 100 and 100; with 128 added to the image, two of them are beyond 16 bits.
i = Input("features", ("TENSOR_QUANT8_ASYMM_SIGNED", [1, 8], 1.0, 0))
o = Output("sums", ("TENSOR_QUANT8_ASYMM_SIGNED", [1, 2], 1000.0, 0))
weights = Parameter("weights", ("TENSOR_QUANT8_ASYMM_SIGNED", [2, 8], 1.0, 0), [100] * 16)
bias = Parameter("bias", ("TENSOR_INT32", [2], 1.0, 0), [0, 0])
Model("fully_connected").Operation("FULLY_CONNECTED", i, weights, bias, 0).To(o)
Example({i: [100] * 8, o: [80, 80]}, name="large_products", source=HAND).DisableLifeTimeVariation()

# 1 + 2 * 10 + 5 and 3 + 4 * 10 + 5; what the RELU gives is an output too, with other extents.
i, kept = Input("pixels", ("TENSOR_FLOAT32", [1, 1, 2, 2])), Internal("kept", ("TENSOR_FLOAT32", [1, 1, 2, 2]))
o, row = Output("sums", ("TENSOR_FLOAT32", [1, 1, 2, 1])), Output("row", ("TENSOR_FLOAT32", [4]))
taps, bias = Parameter("taps", ("TENSOR_FLOAT32", [1, 1, 1, 2]), [1, 10]), Parameter("bias", ("TENSOR_FLOAT32", [1]), [5])
model = Model("conv_2d").Operation("RELU", i).To(kept).Operation("CONV_2D", kept, taps, bias, 1, 1, 1, 0).To(o)
model.Operation("RESHAPE", kept, [4]).To(row)
Example({i: [1, 2, 3, 4], o: [26, 48], row: [1, 2, 3, 4]}, name="beside_a_reshape", source=HAND).DisableLifeTimeVariation()

# The number that is added comes with the request.
i, number = Input("row", ("TENSOR_FLOAT32", [2])), Input("number", ("FLOAT32", []))
o = Output("wider", ("TENSOR_FLOAT32", [4]))
Model("pad_v2").Operation("PAD_V2", i, Parameter("widths", ("TENSOR_INT32", [1, 2]), [1, 1]), number).To(o)
Example({i: [1, 2], number: [1.5], o: [1.5, 1, 2, 1.5]}, name="number_of_each_request", source=HAND).DisableLifeTimeVariation()

# [1, 0] times the transposed matrix is 1, 3; [1, 0] times the matrix is 1, 2.
row, other = Input("row", ("TENSOR_FLOAT32", [1, 2])), Input("other", ("TENSOR_FLOAT32", [1, 2]))
units, product = Output("units", ("TENSOR_FLOAT32", [1, 2])), Output("product", ("TENSOR_FLOAT32", [1, 2]))
matrix = Parameter("matrix", ("TENSOR_FLOAT32", [2, 2]), [1, 2, 3, 4])
bias = Parameter("bias", ("TENSOR_FLOAT32", [2]), [0, 0])
model = Model("batch_matmul").Operation("FULLY_CONNECTED", row, matrix, bias, 0).To(units)
model.Operation("BATCH_MATMUL", other, matrix, BoolScalar("adj_x", False), BoolScalar("adj_y", False)).To(product)
show("weights_of_a_layer_too", {row: [1, 0], other: [1, 0]}, {units: [1, 3], product: [1, 2]})

# (1 + 2 + 3 + 4) / 4, and (5 + 6 + 7 + 8) / 4 in the second batch.
i, raw = Input("numbers", ("TENSOR_FLOAT32", [2, 2, 2])), Internal("bytes", ("TENSOR_QUANT8_ASYMM", [2, 2, 2], 0.5, 0))
real, o = Internal("real", ("TENSOR_FLOAT32", [2, 2, 2])), Output("means", ("TENSOR_FLOAT32", [2]))
model = Model("mean").Operation("QUANTIZE", i).To(raw).Operation("DEQUANTIZE", raw).To(real)
model.Operation("MEAN", real, Parameter("axes", ("TENSOR_INT32", [2]), [1, 2]), 0).To(o)
show("of_quantised_second_batch", {i: [1, 2, 3, 4, 5, 6, 7, 8]}, {o: [2.5, 6.5]})

# The sums of both columns, in a row, which is turned into a column.
i, row = Input("square", ("TENSOR_FLOAT32", [1, 2, 2])), Internal("row", ("TENSOR_FLOAT32", [1, 2]))
o = Output("column", ("TENSOR_FLOAT32", [2, 1]))
model = Model("reduce_sum").Operation("REDUCE_SUM", i, Parameter("first", ("TENSOR_INT32", [1]), [1]), False).To(row)
model.Operation("TRANSPOSE", row, [1, 0]).To(o)
show("turned", {i: [1, 2, 3, 4]}, {o: [4, 6]})

# The same with the turn in front: 1 + 4, 2 + 5 and 3 + 6, in a column.
i, turned = Input("rows", ("TENSOR_FLOAT32", [1, 2, 3])), Internal("turned", ("TENSOR_FLOAT32", [2, 3, 1]))
o = Output("column", ("TENSOR_FLOAT32", [3, 1]))
model = Model("reduce_sum").Operation("TRANSPOSE", i, [1, 2, 0]).To(turned)
model.Operation("REDUCE_SUM", turned, Parameter("first", ("TENSOR_INT32", [1]), [0]), False).To(o)
show("of_turned", {i: [1, 2, 3, 4, 5, 6]}, {o: [5, 7, 9]})

# 1.5 and -3, in halves from 10 on.
i, least = Input("x", ("TENSOR_FLOAT32", [2, 2])), Internal("least", ("TENSOR_FLOAT32", [2, 1]))
o, last = Output("raw", ("TENSOR_QUANT8_ASYMM", [2, 1], 0.5, 10)), Parameter("last", ("TENSOR_INT32", [1]), [1])
model = Model("reduce_min").Operation("REDUCE_MIN", i, last, BoolScalar("keep_dims", True)).To(least)
model.Operation("QUANTIZE", least).To(o)
show("and_quantize", {i: [1.5, 2.5, -3, 4]}, {o: [13, 4]})

# Columns times 1 and 10; then each element and those to its right, below and between: 1 + 20 + 3 + 40, 20 + 40, ...
image, ones = ("TENSOR_FLOAT32", [1, 1, 2, 2]), Parameter("ones", ("TENSOR_FLOAT32", [1, 2, 2, 1]), [1, 1, 1, 1])
i, product, o = Input("x", image), Internal("product", image), Output("y", image)
factors, none = Parameter("factors", ("TENSOR_FLOAT32", [1, 1, 1, 2]), [1, 10]), Parameter("b", ("TENSOR_FLOAT32", [1]), [0])
model = Model("mul").Operation("MUL", i, factors, 0).To(product)
model.Operation("CONV_2D", product, ones, none, 0, 1, 0, 1, 1, 1, 0, BoolScalar("nchw", True)).To(o)
show("of_columns_and_conv_2d", {i: [1, 2, 3, 4]}, {o: [64, 60, 43, 40]})

# 4 of 0.25 and -4 times 5.625 are far beyond 1 and -1.
i, o = Input("x", ("TENSOR_QUANT8_ASYMM", [2], 0.25, 128)), Output("y", ("TENSOR_QUANT8_ASYMM", [2], 0.125, 128))
factor = Parameter("factor", ("TENSOR_QUANT8_ASYMM", [1], 0.125, 0), [45])
Model("mul").Operation("MUL", i, factor, 2).To(o)
show("clamped_by_a_constant", {i: [132, 124]}, {o: [136, 120]})
