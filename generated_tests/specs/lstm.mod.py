# LSTM with its options: coupled input gate, peepholes, projection, clips; with layer normalisation it has 27 arguments.

SOURCE = "float64, numpy: the equations of the cell"
GATES = ("input", "forget", "cell", "output")
BIASES = ("input_gate_bias", "forget_gate_bias", "cell_bias", "output_gate_bias")
WEIGHTS = (
    *(f"{source}_to_{gate}_weights" for source in ("input", "recurrent") for gate in GATES),
    *(f"cell_to_{gate}_weights" for gate in GATES if gate != "cell"),
    *BIASES,
    "projection_weights",
    "projection_bias",
)
NORMS = tuple(f"{gate}_layer_norm_weights" for gate in GATES)
STATES = ("output_state_in", "cell_state_in")


def declared(names, given, inputs):
    """The tensors, those of ``inputs`` as inputs and all others as constants, left out where nothing is given."""
    for name in names:
        shape, values = given.get(name, ([0], []))
        yield (Input if name in inputs else Parameter)(name, ("TENSOR_FLOAT32", shape), values)


def lstm(name, activation, clips, given, expected, norms=()):
    """An example in each floating-point type; ``expected``: output, cell state. ``norms``: the names of the weights of
    layer normalisation, for the longer form.
    """
    tensors = list(declared(("input", *WEIGHTS, *STATES), given, ("input", *STATES)))
    clip = [Float32Scalar(key, value) for key, value in zip(("cell_clip", "proj_clip"), clips)]
    (shape, output), (cells, cell) = expected
    # What is left in the scratch buffer is a driver's own business.
    scratch = IgnoredOutput("scratch", ("TENSOR_FLOAT32", [2, cells[1] * (4 if BIASES[0] in given else 3)]))
    outputs = [Output(key, ("TENSOR_FLOAT32", shape)) for key in ("output_state_out", "out")]
    memory = Output("cell_state_out", ("TENSOR_FLOAT32", cells))
    more = declared(norms, given, ())
    Model(name).Operation("LSTM", *tensors, activation, *clip, *more).To(scratch, outputs[0], memory, outputs[1])
    fed = {tensor: given[tensor.name][1] for tensor in tensors if tensor.name in ("input", *STATES)}
    example = Example({**fed, **dict.fromkeys(outputs, output), memory: cell}, source=SOURCE)
    example.AddVariations("relaxed", "float16", defaultName="float32")


lstm(
    "plain",
    4,
    (0.0, 0.0),
    {
        "input": ([2, 2], [0.25, 0.75, 0, 0.5]),
        "input_to_input_weights": ([3, 2], [-0.5, 0, 0.5, 0.25, -0.75, -1]),
        "input_to_forget_weights": ([3, 2], [1, 0.5, 0.25, 0.75, 0, -1]),
        "input_to_cell_weights": ([3, 2], [0.25, -1, 1, 1, -0.75, -0.25]),
        "input_to_output_weights": ([3, 2], [-1, 0, 0.25, 0, -0.75, -0.75]),
        "recurrent_to_input_weights": ([3, 3], [-0.25, 0.75, 0, -0.5, 0, 0.25, 0, 1, -0.5]),
        "recurrent_to_forget_weights": ([3, 3], [0.75, -0.25, 0.25, 0.5, -0.25, 0, -1, 0.25, 0.75]),
        "recurrent_to_cell_weights": ([3, 3], [-0.5, 0.5, -0.5, -0.5, 0, 0.25, 0.5, 1, 0.75]),
        "recurrent_to_output_weights": ([3, 3], [0, 1, 0.75, -0.75, 0.75, -0.75, -1, 1, -1]),
        "input_gate_bias": ([3], [1, -0.25, 0.25]),
        "forget_gate_bias": ([3], [-1, 0.75, 0.75]),
        "cell_bias": ([3], [-0.25, -0.5, 1]),
        "output_gate_bias": ([3], [-1, 1, -0.25]),
        "output_state_in": ([2, 3], [0.5, -0.75, 1, -1, -0.25, 0.25]),
        "cell_state_in": ([2, 3], [0.25, -0.5, 0.75, -1, 0.75, -1]),
    },
    [
        ([2, 3], [-0.08027732, -0.065979704, 0.01651767, -0.12763192, 0.533957, -0.2811247]),
        ([2, 3], [-0.3774291, -0.19155507, 0.47535268, -0.5452439, 0.8088628, -0.692648503]),
    ],
)

lstm(
    "bare",
    6,
    (0.0, 0.0),
    {
        "input": ([2, 2], [-0.5, -1, -0.25, 1]),
        "input_to_forget_weights": ([3, 2], [0, -0.75, 0.75, -0.25, -0.25, 1]),
        "input_to_cell_weights": ([3, 2], [0.75, -0.5, 0.25, -0.25, 0.25, -0.75]),
        "input_to_output_weights": ([3, 2], [0.25, 1, 0, -0.5, 0, -0.75]),
        "recurrent_to_forget_weights": ([3, 3], [-1, -0.75, -1, 0.5, 0.25, -1, -0.25, 1, 0.25]),
        "recurrent_to_cell_weights": ([3, 3], [-0.25, 0.75, 1, -0.75, 0.5, 0.75, 0.75, 0.25, -0.25]),
        "recurrent_to_output_weights": ([3, 3], [0.25, 0.75, -0.25, -0.5, 0.5, 1, 0.5, 0.75, 0.25]),
        "forget_gate_bias": ([3], [0, -0.25, -0.75]),
        "cell_bias": ([3], [-0.75, 0, -0.25]),
        "output_gate_bias": ([3], [-0.25, 0.75, -1]),
        "output_state_in": ([2, 3], [0, 1, 0.75, -0.25, -0.25, 0.75]),
        "cell_state_in": ([2, 3], [0.75, 0.5, 0.75, 0.75, 0.25, -1]),
    },
    [
        ([2, 3], [0.20672914, 0.6150255, 0.43920276, 0.33940435, 0.45909978, 0.0501862933]),
        ([2, 3], [0.7199701, 0.6879461, 0.66350715, 0.42104264, 0.52361699, -0.50041974]),
    ],
)

lstm(
    "every_option",
    4,
    (0.5, 0.75),
    {
        "input": ([2, 2], [-1, -0.25, 0, -1]),
        "input_to_input_weights": ([3, 2], [0.5, -0.5, -0.5, -0.5, -0.75, -0.75]),
        "input_to_forget_weights": ([3, 2], [-0.25, 1, 0.75, -1, 0.5, -1]),
        "input_to_cell_weights": ([3, 2], [-0.25, 1, 0.75, 0.75, -1, 0.75]),
        "input_to_output_weights": ([3, 2], [-0.25, 0.75, 0.75, 0.5, -1, -0.25]),
        "recurrent_to_input_weights": ([3, 2], [0.5, -0.5, -1, -0.5, 0.25, 0.25]),
        "recurrent_to_forget_weights": ([3, 2], [-0.25, -1, 0.25, 0.5, 0.75, -1]),
        "recurrent_to_cell_weights": ([3, 2], [0.5, -0.25, -0.75, 0.25, -0.25, 1]),
        "recurrent_to_output_weights": ([3, 2], [0, -0.75, 0, -0.5, -0.75, 0.25]),
        "cell_to_input_weights": ([3], [-0.75, 1, 0.75]),
        "cell_to_forget_weights": ([3], [0.5, -0.5, -1]),
        "cell_to_output_weights": ([3], [1, -1, -1]),
        "input_gate_bias": ([3], [0.5, -0.75, 0.5]),
        "forget_gate_bias": ([3], [-1, -1, -0.75]),
        "cell_bias": ([3], [0.75, -0.5, 0.5]),
        "output_gate_bias": ([3], [-0.25, -0.5, -0.25]),
        "projection_weights": ([2, 3], [0.5, 0, -0.75, 0.75, 0.25, -1]),
        "projection_bias": ([2], [0, -0.5]),
        "output_state_in": ([2, 2], [0.5, 0.75, -1, 0.25]),
        "cell_state_in": ([2, 3], [-0.5, -0.5, -0.5, -0.75, -0.25, 0.5]),
    },
    [
        ([2, 2], [-0.117854743, -0.661554, -0.17618385, -0.75]),
        ([2, 3], [0.3443145, -0.32921742, 0.5, -0.5, -0.3689238, 0.30926081]),
    ],
)

lstm(
    "coupled_peephole_projection",
    1,
    (0.0, 0.5),
    {
        "input": ([2, 2], [0, -0.25, 1, 0.25]),
        "input_to_forget_weights": ([3, 2], [-0.75, -0.5, -0.25, 1, -0.25, 0.75]),
        "input_to_cell_weights": ([3, 2], [-0.5, 1, -0.5, 0.25, 0.75, -0.75]),
        "input_to_output_weights": ([3, 2], [-0.75, 1, -0.75, -1, 0.5, 0.25]),
        "recurrent_to_forget_weights": ([3, 2], [-0.5, 0.75, -0.5, -0.75, 0.75, 1]),
        "recurrent_to_cell_weights": ([3, 2], [1, -1, -1, 0.5, 0, 0]),
        "recurrent_to_output_weights": ([3, 2], [-1, 0.25, -0.25, 1, -0.25, 0.5]),
        "cell_to_forget_weights": ([3], [-0.75, 0.5, 1]),
        "cell_to_output_weights": ([3], [-0.5, 1, -1]),
        "forget_gate_bias": ([3], [0.25, -0.75, 0.75]),
        "cell_bias": ([3], [0.5, -0.5, 1]),
        "output_gate_bias": ([3], [1, -1, 0.25]),
        "projection_weights": ([2, 3], [0.5, 1, 1, -1, -0.25, 0]),
        "output_state_in": ([2, 2], [-1, 0, 0, 0.75]),
        "cell_state_in": ([2, 3], [0, 0.75, 0, 0.25, 0.5, -0.25]),
    },
    [
        ([2, 2], [0.5, -0.07606371, 0.19467747, -0.079376092]),
        ([2, 3], [0, 0.5839971, 0.6492516, 0.109455875, 0.128416, 0.17359277]),
    ],
)

lstm(
    "layer_norm",
    4,
    (0.5, 0.75),
    {
        "input": ([2, 2], [-1, 1, -1, -1.5]),
        "input_to_input_weights": ([3, 2], [0.5, 0.25, 0.75, -0.5, -0.5, -0.5]),
        "input_to_forget_weights": ([3, 2], [-0.5, 0.5, 1, 0.5, 1, 0]),
        "input_to_cell_weights": ([3, 2], [0, -0.75, -0.5, -0.25, 0.5, 0.75]),
        "input_to_output_weights": ([3, 2], [0.5, -0.5, -0.75, 0.75, 0, 0]),
        "recurrent_to_input_weights": ([3, 2], [0.5, 0.5, -0.75, 0.75, 0, -0.5]),
        "recurrent_to_forget_weights": ([3, 2], [1, 0.25, 0, -1, 1, -0.25]),
        "recurrent_to_cell_weights": ([3, 2], [0, -0.5, 0.5, -1, 0.25, 0.25]),
        "recurrent_to_output_weights": ([3, 2], [-1, 0, 0.5, -0.5, 0.25, 0]),
        "cell_to_input_weights": ([3], [-0.75, 0.25, 0.5]),
        "cell_to_forget_weights": ([3], [-0.5, 1, 0.75]),
        "cell_to_output_weights": ([3], [0.5, -1, 0]),
        "input_gate_bias": ([3], [-0.75, -0.75, 0.25]),
        "forget_gate_bias": ([3], [0.75, -1, 0.25]),
        "cell_bias": ([3], [-0.75, 0.5, 0.75]),
        "output_gate_bias": ([3], [-0.25, 0, -0.5]),
        "projection_weights": ([2, 3], [1, -0.5, -0.75, -0.5, 0.75, -0.25]),
        "projection_bias": ([2], [-1, 0]),
        "input_layer_norm_weights": ([3], [0.375, 1.125, 0.625]),
        "forget_layer_norm_weights": ([3], [-0.125, 0.625, 0.875]),
        "cell_layer_norm_weights": ([3], [0.625, 0.875, -0.625]),
        "output_layer_norm_weights": ([3], [0.625, -0.375, 0.875]),
        "output_state_in": ([2, 2], [0, 0.25, 0.75, -1]),
        "cell_state_in": ([2, 3], [0.75, -1, 0.5, -1, 0, -1]),
    },
    [
        ([2, 2], [-0.75, -0.07750136, -0.75, 0.054772267]),
        ([2, 3], [0.19467993, -0.07406945, 0.3641768, -0.5, 0.097975572, 0.27744617]),
    ],
    norms=NORMS,
)

lstm(
    "layer_norm_coupled",
    3,
    (0.75, 0.0),
    {
        "input": ([2, 2], [1.5, 0, -1.5, -2]),
        "input_to_forget_weights": ([3, 2], [-0.5, -0.25, 0, 0.5, 0.5, -0.75]),
        "input_to_cell_weights": ([3, 2], [-1, 0.75, 1, 0.75, -0.75, -0.5]),
        "input_to_output_weights": ([3, 2], [1, -0.75, 0.25, 0.5, -0.25, -0.5]),
        "recurrent_to_forget_weights": ([3, 3], [0.25, -0.5, -0.5, 0.5, 1, -0.25, 0.75, -0.25, 0]),
        "recurrent_to_cell_weights": ([3, 3], [1, -0.25, 0.75, 0.75, -0.75, 0.25, 0, -0.75, -0.75]),
        "recurrent_to_output_weights": ([3, 3], [1, -0.25, 0.5, 0.75, 0.5, -0.5, -0.75, 0.5, -0.75]),
        "cell_to_forget_weights": ([3], [1, -0.25, 0.25]),
        "cell_to_output_weights": ([3], [0, 1, -0.5]),
        "forget_gate_bias": ([3], [0, -0.25, 0]),
        "cell_bias": ([3], [0.75, 0.5, 0]),
        "output_gate_bias": ([3], [1, 1, -0.5]),
        "forget_layer_norm_weights": ([3], [-0.375, 1.125, 0.875]),
        "cell_layer_norm_weights": ([3], [0.625, 0.125, -0.875]),
        "output_layer_norm_weights": ([3], [1.125, 0.875, 0.625]),
        "output_state_in": ([2, 3], [-1, 0.5, 0.75, 1, 0.5, 0.75]),
        "cell_state_in": ([2, 3], [-0.75, 1, 0.25, 0, 0.75, 0.75]),
    },
    [
        ([2, 3], [0, 0.53233237, 0.08320187, 0.59776942, 0.20723208, 0.17439851]),
        ([2, 3], [-0.35654985, 0.75, 0.36641144, 0.64472174, 0.3871757, 0.5415334]),
    ],
    norms=NORMS,
)

lstm(
    "layer_norm_left_out",
    4,
    (0.0, 0.0),
    {
        "input": ([2, 2], [0.75, 0, 0.25, -0.25]),
        "input_to_forget_weights": ([3, 2], [-0.25, -0.5, 0, 0.75, 0.5, 0.5]),
        "input_to_cell_weights": ([3, 2], [-0.25, 0.75, -0.5, -0.75, -0.25, 1]),
        "input_to_output_weights": ([3, 2], [0.75, 0, -1, -0.5, 0.75, -0.25]),
        "recurrent_to_forget_weights": ([3, 3], [0.5, 0.75, -1, 1, -0.75, 0.5, 0.75, 0, 1]),
        "recurrent_to_cell_weights": ([3, 3], [0.75, -0.75, 0.5, -0.25, -0.25, -0.75, -1, 1, -0.75]),
        "recurrent_to_output_weights": ([3, 3], [-1, -1, -0.5, 0, -1, -1, -1, 0.5, -0.75]),
        "forget_gate_bias": ([3], [-0.5, 0, -0.5]),
        "cell_bias": ([3], [-1, 0.25, -0.25]),
        "output_gate_bias": ([3], [0.75, -0.5, 1]),
        "output_state_in": ([2, 3], [0.25, -0.5, 0.25, 1, 0.25, -0.25]),
        "cell_state_in": ([2, 3], [0, -0.5, -1, -0.75, -0.75, -0.75]),
    },
    [
        ([2, 3], [-0.27476066, -0.10633486, -0.52188042, -0.2796669, -0.13153362, -0.41566646]),
        ([2, 3], [-0.35411744, -0.41816447, -0.9492262, -0.72016186, -0.39687368, -0.7796505]),
    ],
    norms=NORMS,
)
