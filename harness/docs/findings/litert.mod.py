# What LiteRT gets wrong, each in the smallest case that shows it. The numbers are worked by hand: see litert.md.

from math import inf, prod, sin

HAND = "by hand"


def show(name, fed, expected):
    """A case that is tried as it stands, in one type."""
    Example({**fed, **expected}, name=name, source=HAND).DisableLifeTimeVariation()


def zeros(name, *shape, type="TENSOR_FLOAT32"):
    """Weights that take no part."""
    return Parameter(name, (type, shape), [0.0] * prod(shape))


def left_out(name, type="TENSOR_FLOAT32"):
    """An optional tensor without value."""
    return Parameter(name, (type, [0]), [])


i, o = Input("image", ("TENSOR_FLOAT32", [1, 1, 1, 2])), Output("normalised", ("TENSOR_FLOAT32", [1, 1, 1, 2]))
Model("lrn").Operation("LOCAL_RESPONSE_NORMALIZATION", i, 1, 1.0, 1.0, 1.0).To(o)
# Each element sees both: it is divided by 1 + 1 * 1 + 2 * 2.
show("last_channel", {i: [1, 2]}, {o: [1 / 6, 2 / 6]})

i, o = (f("channels", ("TENSOR_FLOAT32", [1, 1, 1, 4])) for f in (Input, Output))
Model("lrn").Operation("LOCAL_RESPONSE_NORMALIZATION", i, 1, 1.0, 1.0, 1.0).To(o)
# The last two see no large one: 1 + 3 * 1 and 1 + 2 * 1.
show("behind_a_large_channel", {i: [4096, 1, 1, 1]}, {o: [4096 / (4096**2 + 2), 1 / (4096**2 + 3), 1 / 4, 1 / 3]})

i, o = Input("real", ("TENSOR_FLOAT32", [2])), Output("raw", ("TENSOR_QUANT8_ASYMM", [2], 1.0, 128))
Model("quantize").Operation("QUANTIZE", i).To(o)
show("infinite", {i: [inf, -inf]}, {o: [255, 0]})

# Neither result hangs on the other.
p, q = Parameter("raw", ("TENSOR_QUANT8_ASYMM_SIGNED", [1], 0.5, 0), [3]), Input("term", ("TENSOR_FLOAT32", [1]))
o, r = Output("real", ("TENSOR_FLOAT32", [1])), Output("sum", ("TENSOR_FLOAT32", [1]))
Model("dequantize").Operation("DEQUANTIZE", p).To(o).Operation("ADD", q, q, 0).To(r)
show("constant_beside_a_sum", {q: [7]}, {o: [1.5], r: [14]})

# 2 + 3, in two dimensions as the constant has.
i, p = (
    Input("raw", ("TENSOR_QUANT8_ASYMM", [1], 1.0, 0)),
    Parameter("term", ("TENSOR_QUANT8_ASYMM", [1, 1], 1.0, 0), [3]),
)
o = Output("sum", ("TENSOR_QUANT8_ASYMM", [1, 1], 1.0, 0))
Model("add").Operation("ADD", i, p, 1).To(o)
show("constant_of_more_dimensions", {i: [2]}, {o: [5]})

# Weights and biases are 0, but for the cell's bias of 1: every gate is 1/2, the new state 1/2 * 2 + 1/2 * 1.
i, o = Input("input", ("TENSOR_FLOAT32", [1, 1])), Output("out", ("TENSOR_FLOAT32", [1, 1]))
state, memory = Input("output_state_in", ("TENSOR_FLOAT32", [1, 1])), Input("cell_state_in", ("TENSOR_FLOAT32", [1, 1]))
outputs = [Output(name, ("TENSOR_FLOAT32", [1, 1])) for name in ("output_state_out", "cell_state_out")]
scratch = IgnoredOutput("scratch", ("TENSOR_FLOAT32", [1, 4]))
weights = [zeros(f"weights_{place}", 1, 1) for place in range(8)]
peepholes = [left_out(f"peephole_{place}") for place in range(3)]
biases = [zeros(f"bias_{place}", 1) for place in range(4)]
biases[2] = Parameter("bias_2", ("TENSOR_FLOAT32", [1]), [1.0])
projection = [left_out("projection_weights"), left_out("projection_bias")]
Model("lstm").Operation("LSTM", i, *weights, *peepholes, *biases, *projection, state, memory, 0, 0.0, 0.0).To(
    scratch, *outputs, o
)
show("no_activation", {i: [0], state: [0], memory: [2]}, {outputs[0]: [0.75], outputs[1]: [1.5], o: [0.75]})
# With layer normalisation the same: rows of one cell become 0, and the biases remain.
norms = [Parameter(f"norm_{place}", ("TENSOR_FLOAT32", [1]), [1.0]) for place in range(4)]
Model("lstm").Operation("LSTM", i, *weights, *peepholes, *biases, *projection, state, memory, 0, 0.0, 0.0, *norms).To(
    scratch, *outputs, o
)
show("no_activation_of_zeros", {i: [0], state: [0], memory: [2]}, {outputs[0]: [0.75], outputs[1]: [1.5], o: [0.75]})

# Weights and biases of the gates are 0: every gate is 1/2 and the new state 1/2 * 4; 1/2 * RELU(2) is projected.
half, batches, width = "TENSOR_FLOAT16", 2, 8
i, memory = zeros("input", batches, 1, type=half), Parameter("cell_state_in", (half, [batches, 1]), [4.0] * batches)
weights = [zeros(f"weights_{place}", 1, 1, type=half) for place in range(4)]
recurrent = [zeros(f"recurrent_{place}", 1, width, type=half) for place in range(4)]
peepholes = [left_out(f"peephole_{place}", half) for place in range(3)]
biases = [zeros(f"bias_{place}", 1, type=half) for place in range(4)]
p = Input("projection_weights", (half, [width, 1]))
q = Parameter("projection_bias", (half, [width]), [10.0, 20, 30, 40, 50, 60, 70, 80])
state, clips = (
    zeros("output_state_in", batches, width, type=half),
    [Float16Scalar(f"{side}_clip", 0.0) for side in "cp"],
)
scratch = IgnoredOutput("scratch", (half, [batches, 4]))
outputs = [Output("output_state_out", (half, [batches, width])), Output("cell_state_out", (half, [batches, 1]))]
o = Output("out", (half, [batches, width]))
Model("lstm").Operation("LSTM", i, *weights, *recurrent, *peepholes, *biases, p, q, state, memory, 1, *clips).To(
    scratch, *outputs, o
)
projected = [11, 22, 33, 44, 55, 66, 77, 88] * batches
show(
    "more_outputs_than_cells",
    {p: [1, 2, 3, 4, 5, 6, 7, 8]},
    {outputs[0]: projected, outputs[1]: [2] * batches, o: projected},
)

# The second sequence alone is weighed: each of its steps is two numbers, weighed by 1 and 10.
i, aux = Input("input", ("TENSOR_FLOAT32", [3, 1, 1])), Input("aux", ("TENSOR_FLOAT32", [3, 1, 2]))
o = Output("merged", ("TENSOR_FLOAT32", [3, 1, 2]))
states = [Input(f"{side}_state", ("TENSOR_FLOAT32", [1, 1])) for side in ("fw", "bw")]
cells = [
    (zeros(f"{side}_weights", 1, 1), zeros(f"{side}_recurrent", 1, 1), zeros(f"{side}_bias", 1))
    for side in ("fw", "bw")
]
aux_weights = [Parameter(f"{side}_aux_weights", ("TENSOR_FLOAT32", [1, 2]), [1.0, 10.0]) for side in ("fw", "bw")]
flags = [BoolScalar("time_major", True), BoolScalar("merge_outputs", True)]
Model("bidirectional_rnn").Operation(
    "BIDIRECTIONAL_SEQUENCE_RNN", i, *cells[0], states[0], *cells[1], states[1], aux, *aux_weights, 0, *flags
).To(o)
show(
    "wider_second_sequence",
    {i: [0, 0, 0], states[0]: [0], states[1]: [0], aux: [1, 2, 3, 4, 5, 6]},
    {o: [21, 21, 43, 43, 65, 65]},
)

# The backward cell alone reads the second sequence, as there are no weights for it.
i, aux = Input("input", ("TENSOR_FLOAT32", [1, 1, 1])), Input("aux", ("TENSOR_FLOAT32", [1, 1, 1]))
o = Output("merged", ("TENSOR_FLOAT32", [1, 1, 2]))
weights = [Parameter(f"{side}_weights", ("TENSOR_FLOAT32", [1, 1]), [1.0]) for side in ("fw", "bw")]
rest = [(zeros(f"{side}_recurrent", 1, 1), zeros(f"{side}_bias", 1)) for side in ("fw", "bw")]
aux_weights = [left_out(f"{side}_aux_weights") for side in ("fw", "bw")]
flags = [BoolScalar("time_major", False), BoolScalar("merge_outputs", True)]
cells = [(weights[side], *rest[side], states[side]) for side in (0, 1)]
Model("bidirectional_rnn").Operation(
    "BIDIRECTIONAL_SEQUENCE_RNN", i, *cells[0], *cells[1], aux, *aux_weights, 0, *flags
).To(o)
show("second_sequence_in_batch_major_order", {i: [1], states[0]: [0], states[1]: [0], aux: [5]}, {o: [1, 5]})

# The forget gate is 0 and the output gate 1, and the cell's gate the output state: so is the output. Two cells for two batches.
i, o = Input("input", ("TENSOR_FLOAT32", [2, 1, 1])), Output("merged", ("TENSOR_FLOAT32", [2, 1, 2]))
cells, states = [], []
for side in ("fw", "bw"):
    given = [left_out(f"{side}_input"), *[zeros(f"{side}_{gate}", 1, 1) for gate in ("forget", "cell", "output")]]
    of_state = [zeros(f"{side}_from_state_0", 1, 1), Parameter(f"{side}_from_state", ("TENSOR_FLOAT32", [1, 1]), [1.0])]
    recurrent = [left_out(f"{side}_recurrent"), *of_state, zeros(f"{side}_from_state_2", 1, 1)]
    peepholes = [left_out(f"{side}_peephole_{place}") for place in range(3)]
    biases = [Parameter(f"{side}_bias_{bias}", ("TENSOR_FLOAT32", [1]), [bias]) for bias in (-100.0, 0.0, 100.0)]
    projection = [left_out(f"{side}_projection"), left_out(f"{side}_projection_bias")]
    cells += [*given, *recurrent, *peepholes, left_out(f"{side}_input_bias"), *biases, *projection]
    states += [Input(f"{side}_state", ("TENSOR_FLOAT32", [2, 1])), zeros(f"{side}_cell_state", 2, 1)]
flags = [BoolScalar("merge_outputs", True), BoolScalar("time_major", False)]
rest = [left_out(f"aux_{place}") for place in range(9)]
norms = [left_out(f"norm_{place}") for place in range(8)]
Model("bidirectional_lstm").Operation(
    "BIDIRECTIONAL_SEQUENCE_LSTM", i, *cells, *states, *rest, 1, 0.0, 0.0, *flags, *norms
).To(o)
show("merged_in_batch_major_order", {i: [0, 0], states[0]: [1, 2], states[2]: [3, 4]}, {o: [1, 3, 2, 4]})

# Of equal values the HAL's text puts the one with the larger index first.
i = Input("input", ("TENSOR_FLOAT32", [3]))
values, indexes = Output("values", ("TENSOR_FLOAT32", [2])), Output("indexes", ("TENSOR_INT32", [2]))
Model("topk").Operation("TOPK_V2", i, 2).To(values, indexes)
show("equal_values", {i: [7, 7, 1]}, {values: [7, 7], indexes: [1, 0]})

i, o = Input("huge", ("TENSOR_FLOAT32", [2])), Output("share", ("TENSOR_FLOAT32", [2]))
Model("logistic").Operation("LOGISTIC", i).To(o)
show("of_huge_numbers", {i: [1e30, -1e30]}, {o: [1, 0]})

# No sine is beyond 1. The source is the closed form, in float64.
i, o = Input("angle", ("TENSOR_FLOAT32", [1])), Output("sine", ("TENSOR_FLOAT32", [1]))
Model("sin").Operation("SIN", i).To(o)
show("of_a_large_number", {i: [2.0**30]}, {o: [sin(2.0**30)]})

# 3 and 4 of 2**-10 differ, and so do 3 and 5 of it.
i, j = (Input(name, ("TENSOR_QUANT8_ASYMM", [2], 2**-10, 0)) for name in ("left", "right"))
o = Output("truth", ("TENSOR_BOOL8", [2]))
Model("equal").Operation("EQUAL", i, j).To(o)
show("fine_scale", {i: [3, 3], j: [4, 5]}, {o: [False, False]})

# 2**24 and 64 times 1. Added one after the other in float32, each 1 is half a unit there, and lost.
i, o = Input("terms", ("TENSOR_FLOAT32", [1, 65])), Output("total", ("TENSOR_FLOAT32", [1]))
Model("reduce").Operation("REDUCE_SUM", i, [1], False).To(o)
show("sum_of_small_terms", {i: [2.0**24] + [1.0] * 64}, {o: [2.0**24 + 64]})

# 3 - 3 is 0, and 3 + 1 far beyond 255 of 2**-20. Of differences likewise.
i, j = (Input(name, ("TENSOR_QUANT8_ASYMM", [2], 1.0, 8)) for name in ("left", "right"))
o = Output("sum", ("TENSOR_QUANT8_ASYMM", [2], 2**-20, 0))
Model("add").Operation("ADD", i, j, 0).To(o)
show("output_much_finer_than_inputs", {i: [11, 11], j: [5, 9]}, {o: [0, 255]})

i, j = (Input(name, ("TENSOR_QUANT8_ASYMM", [2], 1.0, 8)) for name in ("left", "right"))
o = Output("difference", ("TENSOR_QUANT8_ASYMM", [2], 2**-20, 0))
Model("sub").Operation("SUB", i, j, 0).To(o)
show("output_much_finer_than_inputs", {i: [11, 11], j: [11, 9]}, {o: [0, 255]})

# 127 * 2 + 0 is 65,024 of 2**-8, of which the output has no more than 127.
i, j = (Input(name, ("TENSOR_QUANT8_ASYMM_SIGNED", [16], 2.0, 0)) for name in ("left", "right"))
o = Output("sum", ("TENSOR_QUANT8_ASYMM_SIGNED", [16], 2**-8, 0))
Model("add").Operation("ADD", i, j, 0).To(o)
show("far_beyond_the_range", {i: [127] * 16, j: [0] * 16}, {o: [127] * 16})

# 0 is 0, whatever the scale.
i, o = Input("real", ("TENSOR_FLOAT32", [1])), Output("raw", ("TENSOR_QUANT8_ASYMM", [1], 2**-140, 0))
Model("quantize").Operation("QUANTIZE", i).To(o)
show("denormal_scale", {i: [0]}, {o: [0]})

# Row 256 of 259 is row 170.99 of 173, so that row 171 is read for row 257 alone.
i, o = Input("image", ("TENSOR_QUANT8_ASYMM", [1, 173, 1, 1], 1.0, 0)), Output("larger", ("TENSOR_QUANT8_ASYMM", [1, 259, 1, 1], 1.0, 0))
Model("resize_nearest").Operation("RESIZE_NEAREST_NEIGHBOR", i, 1, 259, False).To(o)
show("just_below_a_row", {i: [0] * 171 + [5, 0]}, {o: [0] * 257 + [5, 0]})

# The last of 129 columns is column 3.97 of 4.
signed = "TENSOR_QUANT8_ASYMM_SIGNED"
i, o = Input("image", (signed, [1, 1, 4, 1], 1.0, 0)), Output("wider", (signed, [1, 1, 129, 1], 1.0, 0))
Model("resize_bilinear").Operation("RESIZE_BILINEAR", i, 129, 1, False).To(o)
show("last_of_129_columns", {i: [90] * 4}, {o: [90] * 129})

# Each is a 1024th, a quarter of a unit.
i, o = Input("x", (signed, [1, 1024], 0.0625, 0)), Output("y", (signed, [1, 1024], 1 / 256, -128))
Model("softmax").Operation("SOFTMAX", i, 1.0).To(o)
show("sum_of_1024", {i: [0] * 1024}, {o: [-128] * 1024})
