# The models that the checks of the driver API execute: small, of every kind that they need, and worked by hand.

HAND = "worked by hand"


def example(fed, model=None):
    """Add a case of ``model`` (default: the model declared last), without variations of its types or layout."""
    Example(fed, model=model, source=HAND).DisableLifeTimeVariation()


def pair(kind, *more):
    """Return two inputs and an output of a type, each [2, 3]."""
    tensor = (kind, [2, 3], *more)
    return Input("first", tensor), Input("second", tensor), Output("sum", tensor)


x, y, o = pair("TENSOR_FLOAT32")
Model("add_float32").Operation("ADD", x, y, 0).To(o)
example({x: [1, -2, 3, 0.5, 8, -9], y: [4, 5, -7, 0.25, 0, 2], o: [5, 3, -4, 0.75, 8, -7]})

# Scale 0.5 and zero point 100: 2 + 3, -10 + 4, 0 + 1, 20 + 30, -30 + 5, 1.5 - 0.5.
x, y, o = pair("TENSOR_QUANT8_ASYMM", 0.5, 100)
Model("add_quant8").Operation("ADD", x, y, 0).To(o)
example({x: [104, 80, 100, 140, 40, 103], y: [106, 108, 102, 160, 110, 99], o: [110, 88, 102, 200, 50, 102]})

def chain(name, factor, doubled, summed):
    """Add a model with constants, temporaries and an output that is also an input: 2 * x * factor, and that plus x."""
    x, factor = Input("value", ("TENSOR_FLOAT32", [4])), Parameter("factor", ("TENSOR_FLOAT32", [4]), factor)
    product, twice = Internal("product", ("TENSOR_FLOAT32", [4])), Output("doubled", ("TENSOR_FLOAT32", [4]))
    more = Output("summed", ("TENSOR_FLOAT32", [4]))
    model = Model(name).Operation("MUL", x, factor, 0).To(product).Operation("ADD", product, product, 0).To(twice)
    model.Operation("ADD", twice, x, 0).To(more)
    example({x: [1, 2, 3, -4], twice: doubled, more: summed})


chain("chain_float32", [2, 3, -1, 0.5], [4, 12, -6, -4], [5, 14, -3, -8])
# The same, with another constant.
chain("chain_other_factor", [1, -2, 4, 0.25], [2, -8, 24, -2], [3, -6, 27, -6])

# Two output channels of a 2 x 2 image: the sum of the pixels plus 1, and the first pixel minus the last.
image = Input("image", ("TENSOR_FLOAT32", [1, 2, 2, 1]))
weights = Parameter("weights", ("TENSOR_FLOAT32", [2, 2, 2, 1]), [1, 1, 1, 1, 1, 0, 0, -1])
bias = Parameter("bias", ("TENSOR_FLOAT32", [2]), [1, 0])
o = Output("channels", ("TENSOR_FLOAT32", [1, 1, 1, 2]))
Model("conv_float32").Operation("CONV_2D", image, weights, bias, 2, 1, 1, 0).To(o)
example({image: [1, 2, 3, 7], o: [14, -6]})

# The output has another size than the input, and the parameters are integers.
image = Input("image", ("TENSOR_FLOAT32", [1, 4, 2, 1]))
o = Output("maxima", ("TENSOR_FLOAT32", [1, 2, 1, 1]))
Model("pool_float32").Operation("MAX_POOL_2D", image, 2, 2, 2, 2, 2, 0).To(o)
example({image: [1, 9, 3, 4, -5, -6, -2, -8], o: [9, -2]})

# One operation with two outputs of two types. Key 5 is found, in the second row; key 7 is not.
lookups, keys = Input("lookups", ("TENSOR_INT32", [2])), Input("keys", ("TENSOR_INT32", [3]))
values, found = Input("values", ("TENSOR_FLOAT32", [3, 2])), Output("found", ("TENSOR_FLOAT32", [2, 2]))
hits = Output("hits", ("TENSOR_QUANT8_ASYMM", [2], 1.0, 0))
Model("hashtable_float32").Operation("HASHTABLE_LOOKUP", lookups, keys, values).To(found, hits)
example({lookups: [7, 5], keys: [1, 5, 9], values: [1, 2, 3, -4, 5, 6], found: [0, 0, 3, -4], hits: [0, 1]})

# HAL 1.2: operations with several outputs.
x = Input("table", ("TENSOR_FLOAT32", [2, 4]))
left, right = Output("left", ("TENSOR_FLOAT32", [2, 2])), Output("right", ("TENSOR_FLOAT32", [2, 2]))
Model("split_float32").Operation("SPLIT", x, 1, 2).To((left, right))
example({x: [1, 2, 3, 4, 5, 6, 7, 8], left: [1, 2, 5, 6], right: [3, 4, 7, 8]})

x, k = Input("row", ("TENSOR_FLOAT32", [5])), 2
best, places = Output("best", ("TENSOR_FLOAT32", [2])), Output("places", ("TENSOR_INT32", [2]))
Model("top_float32").Operation("TOPK_V2", x, k).To(best, places)
example({x: [3, 9, -1, 8, 4], best: [9, 8], places: [1, 3]})

# HAL 1.2: the channels of the weights have the scales 1 and 0.5; the image has scale 1 and zero point 10.
image = Input("image", ("TENSOR_QUANT8_ASYMM", [1, 1, 1, 2], 1.0, 10))
scales = SymmPerChannelQuantParams(channelDim=0, scales=[1.0, 0.5])
weights = Parameter("weights", ("TENSOR_QUANT8_SYMM_PER_CHANNEL", [2, 1, 1, 2]), [2, 3, 4, -2], extraParams=scales)
bias = Parameter("bias", ("TENSOR_INT32", [2]), [1, 2])
o = Output("channels", ("TENSOR_QUANT8_ASYMM", [1, 1, 1, 2], 1.0, 50))
Model("conv_per_channel").Operation("CONV_2D", image, weights, bias, 0, 0, 0, 0, 1, 1, 0).To(o)
# For 3 and 5: 2 * 3 + 3 * 5 + 1 = 22, and 2 * 3 - 1 * 5 + 1 = 2.
example({image: [13, 15], o: [72, 52]})

# A bias has the scale of the input times that of the weights: a quarter.
row = Input("row", ("TENSOR_QUANT8_ASYMM", [1, 2], 0.5, 10))
weights = Parameter("weights", ("TENSOR_QUANT8_ASYMM", [1, 2], 0.5, 10), [12, 16])
bias = Parameter("bias", ("TENSOR_INT32", [1], 0.25, 0), [8])
o = Output("sum", ("TENSOR_QUANT8_ASYMM", [1, 1], 1.0, 10))
Model("biased_quant8").Operation("FULLY_CONNECTED", row, weights, bias, 0).To(o)
# 2 * 1 - 1 * 3 + 2.
example({row: [14, 8], o: [11]})


def graph(name, operation):
    """Return a graph of one operation on two tensors."""
    x, y = (Input(each, ("TENSOR_FLOAT32", [3])) for each in "xy")
    o = Output("o", ("TENSOR_FLOAT32", [3]))
    return Model(name).IdentifyInputs(x, y).Operation(operation, x, y, 0).To(o).IdentifyOutputs(o)


def nesting(name, true, false):
    """Return a graph of a condition and two tensors: an IF with one of two operations."""
    which = Input("which", ("TENSOR_BOOL8", [1]))
    x, y = (Input(each, ("TENSOR_FLOAT32", [3])) for each in "xy")
    o = Output("o", ("TENSOR_FLOAT32", [3]))
    model = Model(name).IdentifyInputs(which, x, y)
    model.Operation("IF", which, graph(f"{name}_true", true), graph(f"{name}_false", false), x, y).To(o)
    return model.IdentifyOutputs(o)


# HAL 1.3: control flow.
condition = Input("condition", ("TENSOR_BOOL8", [1]))
x, y = Input("first", ("TENSOR_FLOAT32", [3])), Input("second", ("TENSOR_FLOAT32", [3]))
o = Output("output", ("TENSOR_FLOAT32", [3]))
model = Model("if_float32").Operation("IF", condition, graph("sum", "ADD"), graph("product", "MUL"), x, y).To(o)
example({condition: [False], x: [1, -7, 2.5], y: [4, 3, -9], o: [4, -21, -22.5]}, model)

# An IF in a graph of an IF. Both conditions are false: the second graph is taken, and the second graph of that.
outer, inner = Input("outer", ("TENSOR_BOOL8", [1])), Input("inner", ("TENSOR_BOOL8", [1]))
x, y = Input("first", ("TENSOR_FLOAT32", [3])), Input("second", ("TENSOR_FLOAT32", [3]))
o = Output("output", ("TENSOR_FLOAT32", [3]))
first, second = nesting("first", "ADD", "MUL"), nesting("second", "MUL", "SUB")
model = Model("nested_float32").Operation("IF", outer, first, second, inner, x, y).To(o)
example({outer: [False], inner: [False], x: [1, -7, 2.5], y: [4, 3, -9], o: [-3, -10, 11.5]}, model)


def counting(operation, limit):
    """Return a condition graph, which compares count and limit, and a body graph: count + 1, total + [0.5, 2]."""
    count, total = Input("count", ("TENSOR_INT32", [1])), Input("total", ("TENSOR_FLOAT32", [2]))
    verdict = Output("verdict", ("TENSOR_BOOL8", [1]))
    condition = Model("condition").IdentifyInputs(count, total)
    condition.Operation(operation, count, Int32Vector("limit", [limit])).To(verdict).IdentifyOutputs(verdict)
    count, total = Input("count", ("TENSOR_INT32", [1])), Input("total", ("TENSOR_FLOAT32", [2]))
    more, larger = Output("more", ("TENSOR_INT32", [1])), Output("larger", ("TENSOR_FLOAT32", [2]))
    body = Model("body").IdentifyInputs(count, total)
    body.Operation("ADD", count, Int32Vector("one", [1]), 0).To(more)
    body.Operation("ADD", total, Float32Vector("step", [0.5, 2]), 0).To(larger)
    return condition, body.IdentifyOutputs(more, larger)


def loop(name, operation, limit, expected):
    count, total = Input("start", ("TENSOR_INT32", [1])), Input("first", ("TENSOR_FLOAT32", [2]))
    last, o = Output("last", ("TENSOR_INT32", [1])), Output("output", ("TENSOR_FLOAT32", [2]))
    model = Model(name).Operation("WHILE", *counting(operation, limit), count, total).To(last, o)
    example({count: [0], total: [1, -3], last: expected[0], o: expected[1]}, model)


loop("while_float32", "LESS", 3, ([3], [2.5, 3]))
# Endless in practice: the count equals -1 only after it wraps around. No output is right.
loop("endless", "NOT_EQUAL", 0 - 1, ([0], [0, 0]))

# Two models that differ only in the operation: their outputs show if a driver mixes them up.
for name, operation, expected in (("shifted", "ADD", [7, 3, 4, 3.5]), ("scaled", "MUL", [10, -4, 3, 1.5])):
    x, o = Input("value", ("TENSOR_FLOAT32", [4])), Output("answer", ("TENSOR_FLOAT32", [4]))
    constant = Parameter("constant", ("TENSOR_FLOAT32", [4]), [2, 4, 1, 3])
    Model(f"{name}_float32").Operation(operation, x, constant, 0).To(o)
    example({x: [5, -1, 3, 0.5], o: expected})

# The same sums in the other two types of the buffer checks; the last has scale 0.5 and zero point -28.
x, y, o = pair("TENSOR_FLOAT16")
Model("add_float16").Operation("ADD", x, y, 0).To(o)
example({x: [1, -2, 3, 0.5, 8, -9], y: [4, 5, -7, 0.25, 0, 2], o: [5, 3, -4, 0.75, 8, -7]})
x, y, o = pair("TENSOR_QUANT8_ASYMM_SIGNED", 0.5, -28)
Model("add_signed8").Operation("ADD", x, y, 0).To(o)
example({x: [-24, -48, -28, 12, -88, -25], y: [-22, -20, -26, 32, -18, -29], o: [-18, -40, -26, 72, -78, -26]})

# A scalar input.
x, value = Input("row", ("TENSOR_FLOAT32", [2])), Input("value", ("FLOAT32", []))
o = Output("padded", ("TENSOR_FLOAT32", [4]))
Model("pad_float32").Operation("PAD_V2", x, Parameter("pads", ("TENSOR_INT32", [1, 2]), [1, 1]), value).To(o)
example({x: [3, -4], value: [1.5], o: [1.5, 3, -4, 1.5]})

# An execution of this model fails for a row that is not in the table.
rows, table = Input("rows", ("TENSOR_INT32", [2])), Input("table", ("TENSOR_FLOAT32", [2, 3]))
o = Output("found", ("TENSOR_FLOAT32", [2, 3]))
Model("lookup_float32").Operation("EMBEDDING_LOOKUP", rows, table).To(o)
example({rows: [1, 0], table: [1, 2, 3, 4, 5, 6], o: [4, 5, 6, 1, 2, 3]})


def weighted(name, operation, shape, scales, dimension, arguments, fed):
    """Add a convolution with a bias of 0 whose weights are an input, each channel with its own scale."""
    channels = shape[dimension]
    image = Input("image", ("TENSOR_QUANT8_ASYMM", [1, 1, 1, shape[-1]], 1.0, 10))
    params = SymmPerChannelQuantParams(channelDim=dimension, scales=scales)
    weights = Input("weights", ("TENSOR_QUANT8_SYMM_PER_CHANNEL", shape), extraParams=params)
    o = Output("channels", ("TENSOR_QUANT8_ASYMM", [1, 1, 1, channels], 1.0, 50))
    bias = Parameter("bias", ("TENSOR_INT32", [channels]), [0] * channels)
    Model(name).Operation(operation, image, weights, bias, 0, 0, 0, 0, 1, 1, *arguments).To(o)
    example({image: fed[0], weights: fed[1], o: fed[2]})


# For 3 and 5, and the weights 2, 4 and 4, -2: 26 * the first scale, and 2 * the second.
for name, scales, answers in (
    ("weights_per_channel", [1.0, 0.5], [76, 51]),
    ("weights_first_scale", [0.5, 0.5], [63, 51]),
    ("weights_last_scale", [1.0, 1.0], [76, 52]),
):
    weighted(name, "CONV_2D", [2, 1, 1, 2], scales, 0, (0,), ([13, 15], [2, 4, 4, -2], answers))
# 3 * 4 in both; the channels are those of another dimension of the weights.
weighted("weights_of_dimension_0", "CONV_2D", [1, 1, 1, 1], [1.0], 0, (0,), ([13], [4], [62]))
weighted("weights_of_dimension_3", "DEPTHWISE_CONV_2D", [1, 1, 1, 1], [1.0], 3, (1, 0), ([13], [4], [62]))

# The extents of the output are values of the last input.
data, shape = Input("data", ("TENSOR_FLOAT32", [2, 6])), Input("shape", ("TENSOR_INT32", [2]))
o = Output("shaped", ("TENSOR_FLOAT32", [3, 4]))
Model("given_shape").Operation("RESHAPE", data, shape).To(o)
row = [3, 1, -4, 1, 5, 9, -2, 6, 5, 3, -5, 8]
example({data: row, shape: [3, 4], o: row})
data, times = Input("data", ("TENSOR_FLOAT32", [1, 2])), Input("times", ("TENSOR_INT32", [2]))
o = Output("tiled", ("TENSOR_FLOAT32", [2, 4]))
Model("given_times").Operation("TILE", data, times).To(o)
example({data: [7, -2], times: [2, 2], o: [7, -2, 7, -2, 7, -2, 7, -2]})

# The bias is optional for the first operation that reads it, and not for the second: 3 * 2 * 5 + 7.
x, state = Input("value", ("TENSOR_FLOAT32", [1, 1])), Input("state", ("TENSOR_FLOAT32", [1, 1]))
bias = Input("bias", ("TENSOR_FLOAT32", [1]))
feature, time = (Parameter(name, ("TENSOR_FLOAT32", [1, 1]), [value]) for name, value in (("feature", 2), ("time", 5)))
kept, o = IgnoredOutput("kept", ("TENSOR_FLOAT32", [1, 1])), Output("filtered", ("TENSOR_FLOAT32", [1, 1]))
rectified = Output("rectified", ("TENSOR_FLOAT32", [1]))
model = Model("shared_bias").Operation("SVDF", x, feature, time, bias, state, 1, 0).To(kept, o)
model.Operation("RELU", bias).To(rectified)
example({x: [3], bias: [7], state: [0], o: [37], rectified: [7]})
