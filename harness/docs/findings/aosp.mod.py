# What AOSP's NNAPI runtime gets wrong, each in the smallest case that shows it. The numbers are worked by hand: see aosp.md.

from math import prod

HAND = "by hand"
GATES = ("input", "forget", "cell", "output")


def show(name, fed, expected, model=None):
    """A case that is tried as it stands, in one type."""
    Example({**fed, **expected}, model=model, name=name, source=HAND).DisableLifeTimeVariation()


def zeros(name, *shape, type="TENSOR_FLOAT32", scale=0.0):
    """Weights that take no part."""
    return Parameter(name, (type, shape, scale, 0), [0] * prod(shape))


def left_out(name, type="TENSOR_FLOAT32", scale=0.0):
    """An optional tensor without value."""
    return Parameter(name, (type, [0], scale, 0), [])


def graph(name, operation, inputs, output, *rest):
    """A graph of one operation, for IF and WHILE."""
    return Model(name).IdentifyInputs(*inputs).Operation(operation, *inputs, *rest).To(output).IdentifyOutputs(output)


def number(name, kind=Input):
    return kind(name, ("TENSOR_FLOAT32", [1]))


# -2, -1, 0: the sum is counted up while it is below 0.
below = graph("below", "LESS", [number("x")], Output("less", ("TENSOR_BOOL8", [1])), Float32Vector("zero", [0]))
up = graph("up", "ADD", [number("x")], number("more", Output), Float32Vector("one", [1]), 0)
i, last, o = number("x"), number("last", Output), number("size", Output)
model = Model("while").Operation("WHILE", below, up, i).To(last).Operation("ABS", last).To(o)
show("result_is_read_too", {i: [-2.5]}, {last: [0.5], o: [0.5]}, model)

c, i = Input("condition", ("TENSOR_BOOL8", [1])), number("x")
then, otherwise = (graph(name, name, [number("x")], number("y", Output)) for name in ("ABS", "NEG"))
o, r = number("chosen", Output), number("selected", Output)
flag = Parameter("flag", ("TENSOR_BOOL8", [1]), [True])
model = Model("if").Operation("IF", c, then, otherwise, i).To(o)
model.Operation("SELECT", flag, Float32Vector("yes", [7]), Float32Vector("no", [8])).To(r)
show("beside_constants", {c: [True], i: [-3]}, {o: [3], r: [7]}, model)

# 1 * 3 is cut off at 1.
i, state = Input("input", ("TENSOR_FLOAT32", [1, 1])), Input("state", ("TENSOR_FLOAT32", [1, 1]))
o, r = Output("state_out", ("TENSOR_FLOAT32", [1, 1])), Output("out", ("TENSOR_FLOAT32", [1, 1]))
w = Parameter("weights", ("TENSOR_FLOAT32", [1, 1]), [1.0])
Model("rnn").Operation("RNN", i, w, zeros("recurrent", 1, 1), zeros("bias", 1), state, 2).To(o, r)
show("relu1", {i: [3], state: [0]}, {o: [1], r: [1]})

i, o = Input("input", ("TENSOR_FLOAT32", [1, 2, 3])), Output("turned", ("TENSOR_FLOAT32", [3, 2, 1]))
Model("transpose").Operation("TRANSPOSE", i, Parameter("order", ("TENSOR_INT32", [3]), None)).To(o)
show("three_axes_without_an_order", {i: [1, 2, 3, 4, 5, 6]}, {o: [1, 4, 2, 5, 3, 6]})

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

# The second sequence alone is weighed: each of its steps is two numbers, weighed by 1 and 10.
i, aux = Input("input", ("TENSOR_FLOAT32", [2, 1, 1])), Input("aux", ("TENSOR_FLOAT32", [2, 1, 2]))
o = Output("merged", ("TENSOR_FLOAT32", [2, 1, 2]))
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
    {i: [0, 0], states[0]: [0], states[1]: [0], aux: [1, 2, 3, 4]},
    {o: [21, 21, 43, 43]},
)


def cell(side, given, coupled):
    """A cell of one unit: the tensors before its states, those that are ``given`` with their value, the others 0."""

    def tensor(name, *shape):
        if coupled and name in ("input_to_input", "recurrent_to_input", "input_bias"):
            return left_out(f"{side}_{name}")
        value = given.get(name)
        made = zeros(f"{side}_{name}", *shape)
        return made if value is None else made.SetValue([value])

    return [
        *(tensor(f"{source}_to_{gate}", 1, 1) for source in ("input", "recurrent") for gate in GATES),
        *(left_out(f"{side}_peephole_{place}") for place in range(3)),
        *(tensor(f"{gate}_bias", 1) for gate in GATES),
        left_out(f"{side}_projection_weights"),
        left_out(f"{side}_projection_bias"),
    ]


def both(name, fw, bw, expected, coupled=(False, False), aux=None, norms=False):
    """One step of both cells, with activation RELU, from states of 0; ``aux``: its values, and its weights for a cell."""
    i, o = Input("input", ("TENSOR_FLOAT32", [1, 1, 1])), Output("merged", ("TENSOR_FLOAT32", [1, 1, 2]))
    states = [zeros(f"{side}_{state}", 1, 1) for side in ("fw", "bw") for state in ("activation", "cell")]
    fed, values = {i: [1]}, [left_out("aux"), *(left_out(f"aux_weights_{place}") for place in range(8))]
    if aux:
        width = len(aux[0])
        values[0] = Input("aux", ("TENSOR_FLOAT32", [1, 1, width]))
        fed[values[0]] = aux[0]
        for place, (side, gate) in enumerate((side, gate) for side in (0, 1) for gate in GATES):
            if gate == "input" and coupled[side]:
                continue
            weights = zeros(f"aux_weights_{place}", 1, width)
            values[place + 1] = weights.SetValue(aux[1]) if gate == "cell" else weights
    weights = [left_out(f"norm_{place}") for place in range(8)]
    if norms:
        for place in range(8):
            if not (coupled[place // 4] and place % 4 == 0):
                weights[place] = Parameter(f"norm_{place}", ("TENSOR_FLOAT32", [1]), [1.0])
    scalars = [1, Float32Scalar("cell_clip", 0.0), Float32Scalar("projection_clip", 0.0)]
    flags = [BoolScalar("merge_outputs", True), BoolScalar("time_major", True)]
    cells = [*cell("fw", fw, coupled[0]), *cell("bw", bw, coupled[1])]
    Model("bidirectional_lstm").Operation(
        "BIDIRECTIONAL_SEQUENCE_LSTM", i, *cells, *states, *values, *scalars, *flags, *weights
    ).To(o)
    show(name, fed, {o: expected})


# Gates of 1/2: the cell is 1/2 * RELU(2 * 1 + 1 * 2), the output half of it.
both("wider_second_sequence", {}, {}, [1, 1], aux=([1, 2], [2, 1]))
# 1/2 * RELU(2 * 3) and half of it, the input gate being 1 less the forget gate.
both("coupled_second_sequence", {}, {}, [1.5, 1.5], coupled=(True, True), aux=([3], [2]))
# The backward cell's input gate is 1, by its bias; the forward cell has none, and 1/2 in its place.
both("one_cell_coupled", {"cell_bias": 2}, {"cell_bias": 2, "input_bias": 100}, [0.5, 1], coupled=(True, False))
# Of one unit, normalised, nothing is left but the bias.
both(
    "coupled_and_normalised",
    {"input_to_cell": 6, "cell_bias": 2},
    {"input_to_cell": 6, "cell_bias": 2},
    [0.5, 0.5],
    coupled=(True, True),
    norms=True,
)


def quantised_lstm(name, clips, forget_bias, cell_state, out):
    """Weights of 0, and a state of 2: gates of 1/2, but for the forget gate's bias, in 1/8192."""
    eight, cells = ("TENSOR_QUANT8_ASYMM_SIGNED", [1, 1], 2.0**-5, 0), ("TENSOR_QUANT16_SYMM", [1, 1], 2.0**-9, 0)
    i, state, memory = (
        Input("input", ("TENSOR_QUANT8_ASYMM_SIGNED", [1, 1], 2.0**-6, 0)),
        Input("state", eight),
        Input("memory", cells),
    )
    weights = [zeros(f"weights_{place}", 1, 1, type="TENSOR_QUANT8_SYMM", scale=2.0**-7) for place in range(8)]
    peepholes = [left_out(f"peephole_{place}", "TENSOR_QUANT16_SYMM", 2.0**-13) for place in range(3)]
    biases = [zeros(f"{gate}_bias", 1, type="TENSOR_INT32", scale=2.0**-13) for gate in GATES]
    biases[1].SetValue([forget_bias])
    projection = left_out("projection", "TENSOR_QUANT8_SYMM", 2.0**-7), left_out("bias", "TENSOR_INT32", 2.0**-12)
    norms = [left_out(f"norm_{place}", "TENSOR_QUANT16_SYMM", 2.0**-13) for place in range(4)]
    scalars = [Parameter(f"{side}_clip", ("FLOAT32", []), clips) for side in ("cell", "projection")]
    scales = [Float32Scalar(f"{gate}_scale", 2.0**-12) for gate in GATES]
    state_out, memory_out, o = Output("state_out", eight), Output("memory_out", cells), Output("out", eight)
    Model("quantized_lstm").Operation(
        "QUANTIZED_LSTM", i, *weights, *peepholes, *biases, *projection, state, memory, *norms, *scalars, *scales,
        Int32Scalar("hidden_zero_point", 0), Float32Scalar("hidden_scale", 2.0**-5),
    ).To(state_out, memory_out, o)  # fmt: skip
    show(name, {i: [0], state: [0], memory: [1024]}, {state_out: [out], memory_out: [cell_state], o: [out]})


# 1/2 * 2 is 1, and 1/2 * tanh(1) 12.2 steps of 1/32.
quantised_lstm("without_clips", None, 0, 512, 12)
# The forget gate is 1 by its bias of 8: 2, and 1/2 * tanh(2) 15.4 steps.
quantised_lstm("bias_without_normalisation", 0.0, 8 << 13, 1024, 15)
