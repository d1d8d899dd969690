# UNIDIRECTIONAL_SEQUENCE_LSTM with its options, batch-major and time-major, with the states as outputs (HAL 1.3) and
# without.

SOURCE = "float64, numpy: the equations of the cell at each step"
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


def sequence(name, activation, clips, time_major, given, expected):
    """An example in each floating-point type; ``expected``: the sequence, perhaps the states."""
    tensors = list(declared(("input", *WEIGHTS, *STATES, *NORMS), given, ("input", *STATES)))
    clip = [Float32Scalar(key, value) for key, value in zip(("cell_clip", "proj_clip"), clips)]
    scalars = [Int32Scalar("activation", activation), *clip, BoolScalar("time_major", time_major)]
    outputs = [Output(f"output_{place}", ("TENSOR_FLOAT32", size)) for place, (size, _) in enumerate(expected)]
    arguments = [*tensors[:-4], *scalars, *tensors[-4:]]
    Model(name).Operation("UNIDIRECTIONAL_SEQUENCE_LSTM", *arguments).To(*outputs)
    fed = {tensor: given[tensor.name][1] for tensor in tensors if tensor.name in ("input", *STATES)}
    example = Example({**fed, **{o: values for o, (_, values) in zip(outputs, expected)}}, source=SOURCE)
    example.AddVariations("relaxed", "float16", defaultName="float32")


sequence(
    "plain",
    4,
    (0.0, 0.0),
    False,
    {
        "input": ([2, 3, 2], [-1, 1, -1, -0.5, 0.5, -0.5, 0.25, -0.75, 0.25, -1, 0.25, 0.75]),
        "input_to_input_weights": ([3, 2], [-0.25, 1, 0.5, 0.5, 0.25, -0.75]),
        "input_to_forget_weights": ([3, 2], [-0.75, 0.5, -0.75, -1, 0.75, -0.5]),
        "input_to_cell_weights": ([3, 2], [0.5, 0.25, 1, -0.5, -0.75, 0.25]),
        "input_to_output_weights": ([3, 2], [-0.5, 0.25, 0.75, 0.75, -0.25, -1]),
        "recurrent_to_input_weights": ([3, 3], [-1, 0.75, 1, -0.25, -0.25, -0.75, 0.5, 0.5, 0]),
        "recurrent_to_forget_weights": ([3, 3], [0.25, -1, 0, -0.25, 0, -0.5, -0.5, -0.25, 0]),
        "recurrent_to_cell_weights": ([3, 3], [0.25, 1, 0, -0.75, 0.5, -0.25, -0.75, 1, 0.25]),
        "recurrent_to_output_weights": ([3, 3], [-1, -1, 0.25, 1, -0.25, -0.75, -0.25, -0.75, -1]),
        "input_gate_bias": ([3], [-0.75, -0.25, -0.75]),
        "forget_gate_bias": ([3], [0.25, 1, 0]),
        "cell_bias": ([3], [0.25, -1, -0.25]),
        "output_gate_bias": ([3], [-0.75, 0.75, -0.75]),
        "output_state_in": ([2, 3], [-0.5, -0.25, -0.5, -0.75, -1, 0.75]),
        "cell_state_in": ([2, 3], [0.5, 0.25, -1, 0.25, 0.25, 0.5]),
    },
    [
        ([2, 3, 3], [
            0.13530235, -0.237017117, -0.07041404, 0.021566082, -0.25485889, -0.04080103, 0.012769515, -0.39311175,
            -0.16225879, -0.055267618, 0.012852546, 0.10169775, -0.00266562946, -0.021451593, -0.076178076,
            0.07319619, -0.37362197, -0.02394394,
        ]),
    ],
)

sequence(
    "bare_states",
    6,
    (0.0, 0.0),
    True,
    {
        "input": ([3, 2, 2], [-0.75, 1, -1, 0, -1, 0.25, 0.5, 0.5, 1, -1, 1, 0]),
        "input_to_forget_weights": ([3, 2], [-0.75, -1, -0.25, -0.75, 0.75, -0.25]),
        "input_to_cell_weights": ([3, 2], [-0.5, 0.75, 0.5, -0.5, 1, 1]),
        "input_to_output_weights": ([3, 2], [-0.25, -1, 1, -1, 0, 1]),
        "recurrent_to_forget_weights": ([3, 3], [0, -0.75, -0.75, -0.25, 0.75, 0.25, 0.75, -1, 0.25]),
        "recurrent_to_cell_weights": ([3, 3], [-1, -0.75, 0.25, 1, 0.25, -0.5, 0.5, 0.75, 0]),
        "recurrent_to_output_weights": ([3, 3], [-0.75, 0.75, -0.75, -0.25, 1, -0.25, 0.25, 0.25, -0.25]),
        "forget_gate_bias": ([3], [0, 1, 0]),
        "cell_bias": ([3], [0.75, 0.25, 1]),
        "output_gate_bias": ([3], [0.25, 1, 0.5]),
        "output_state_in": ([2, 3], [0.5, -0.5, 0, -1, 0.75, 1]),
        "cell_state_in": ([2, 3], [-1, -1, -0.75, 0.25, 0.75, 0.75]),
    },
    [
        ([3, 2, 3], [
            0.10364393, 0.087930146, 0.40448508, 0.48785977, 0.45352401, 0.34588836, 0.28359144, 0.20243873,
            0.39812683, 0.21641415, 0.5166264, 0.50950646, 0.3798936, 0.48501067, 0.23718664, 0.28288662, 0.6071769,
            0.43729752,
        ]),
        ([2, 3], [0.3798936, 0.48501067, 0.23718664, 0.28288662, 0.6071769, 0.43729752]),
        ([2, 3], [0.3231856, 0.03359211, 0.48845026, 0.46353737, 0.68992112, 0.791327]),
    ],
)

sequence(
    "every_option",
    4,
    (0.5, 0.75),
    True,
    {
        "input": ([3, 2, 2], [-1.5, 1, -2, 2, -1.5, 1.5, 2, -0.5, -0.5, 0.5, 1, 2]),
        "input_to_input_weights": ([3, 2], [-0.75, 0.75, -1, 0.5, 0.25, 0]),
        "input_to_forget_weights": ([3, 2], [-1, 0.5, -0.25, -0.5, 1, -0.25]),
        "input_to_cell_weights": ([3, 2], [0.25, 0, -1, 0.25, -0.25, -0.5]),
        "input_to_output_weights": ([3, 2], [-1, -0.5, 0.5, -0.25, -0.75, 1]),
        "recurrent_to_input_weights": ([3, 2], [0.75, -0.75, -0.25, -0.25, 0, 0.5]),
        "recurrent_to_forget_weights": ([3, 2], [1, 0.5, -0.25, 0.5, -0.5, 0.75]),
        "recurrent_to_cell_weights": ([3, 2], [-0.5, -1, 0.25, 0.75, -0.5, 0.25]),
        "recurrent_to_output_weights": ([3, 2], [1, -0.25, 1, -0.75, -1, 1]),
        "cell_to_input_weights": ([3], [0.5, -0.5, 0.25]),
        "cell_to_forget_weights": ([3], [0.75, -0.25, 1]),
        "cell_to_output_weights": ([3], [-0.75, -0.25, -0.5]),
        "input_gate_bias": ([3], [0.75, -0.25, -1]),
        "forget_gate_bias": ([3], [0.75, -1, -0.75]),
        "cell_bias": ([3], [0.25, -0.75, -1]),
        "output_gate_bias": ([3], [0.5, 0.5, -0.5]),
        "projection_weights": ([2, 3], [-0.25, -0.25, -0.25, 0.5, 0, -0.25]),
        "projection_bias": ([2], [-0.5, -1]),
        "input_layer_norm_weights": ([3], [-0.875, 0.625, -0.625]),
        "forget_layer_norm_weights": ([3], [-0.875, 0.875, 0.125]),
        "cell_layer_norm_weights": ([3], [0.375, -0.125, 0.625]),
        "output_layer_norm_weights": ([3], [-0.375, 0.375, -0.875]),
        "output_state_in": ([2, 2], [0.25, 1, 1, -0.25]),
        "cell_state_in": ([2, 3], [-0.75, 1, -0.25, -0.5, -0.5, -1]),
    },
    [
        ([3, 2, 2], [
            -0.40036246, -0.75, -0.38928127, -0.75, -0.4254344, -0.75, -0.45591452, -0.75, -0.47766966, -0.75,
            -0.5108529, -0.75,
        ]),
    ],
)

sequence(
    "every_option_states",
    4,
    (0.75, 0.5),
    False,
    {
        "input": ([2, 3, 2], [0.5, -2, -1, 2, -1.5, 1.5, -2, 0, 1.5, 0.5, 2, 0.5]),
        "input_to_input_weights": ([3, 2], [1, -1, 1, -0.25, 0.25, 0.75]),
        "input_to_forget_weights": ([3, 2], [-1, 0.25, -0.5, 0.25, 0.75, -1]),
        "input_to_cell_weights": ([3, 2], [0.5, -0.5, 0.75, -0.25, -0.5, 0.75]),
        "input_to_output_weights": ([3, 2], [0, 0, 0.5, -0.5, -0.5, -0.5]),
        "recurrent_to_input_weights": ([3, 2], [-0.5, -0.5, 0, -0.25, 0, -0.5]),
        "recurrent_to_forget_weights": ([3, 2], [0.75, 0.5, 0, -0.75, -0.25, 0]),
        "recurrent_to_cell_weights": ([3, 2], [-0.25, -1, 1, 0.75, 0.75, 0.25]),
        "recurrent_to_output_weights": ([3, 2], [0.5, -0.25, 0.75, 1, 1, 0.75]),
        "cell_to_input_weights": ([3], [-1, -0.75, 1]),
        "cell_to_forget_weights": ([3], [0.75, -0.25, -1]),
        "cell_to_output_weights": ([3], [0.25, -0.5, -1]),
        "input_gate_bias": ([3], [-0.75, 0.5, -0.25]),
        "forget_gate_bias": ([3], [0.75, 0.5, -0.5]),
        "cell_bias": ([3], [0.25, -0.5, -0.75]),
        "output_gate_bias": ([3], [-1, 0.75, -1]),
        "projection_weights": ([2, 3], [-0.5, 1, -0.25, 0, 0.5, 0.75]),
        "projection_bias": ([2], [-0.25, 0.75]),
        "input_layer_norm_weights": ([3], [0.875, -0.125, 1.125]),
        "forget_layer_norm_weights": ([3], [-0.375, 1.125, 1.125]),
        "cell_layer_norm_weights": ([3], [0.375, -0.625, -0.125]),
        "output_layer_norm_weights": ([3], [0.625, 0.875, -0.125]),
        "output_state_in": ([2, 2], [-0.25, 0.75, 0.25, 1]),
        "cell_state_in": ([2, 3], [-1, 0.5, 0.75, -0.5, -0.75, 0.75]),
    },
    [
        ([2, 3, 2], [
            -0.48282124, 0.5, -0.2961108, 0.5, -0.3311018, 0.5, -0.5, 0.47745206, -0.5, 0.3838068, -0.5, 0.39118355,
        ]),
        ([2, 2], [-0.3311018, 0.5, -0.5, 0.39118355]),
        ([2, 3], [-0.2001368, -0.33052447, -0.6227545, 0.021640308, -0.75, -0.38698367]),
    ],
)

sequence(
    "coupled_peephole_projection",
    1,
    (0.0, 0.5),
    False,
    {
        "input": ([2, 3, 2], [-0.25, -0.25, 0.25, -1, 0.5, -1, 0.5, 0, -0.75, -0.25, 0, 0.25]),
        "input_to_forget_weights": ([3, 2], [-1, 0.25, 0.25, -0.5, -0.75, 0.5]),
        "input_to_cell_weights": ([3, 2], [1, -0.75, 0, -1, 1, 0]),
        "input_to_output_weights": ([3, 2], [0.5, 0.75, -0.5, -1, 1, 0.25]),
        "recurrent_to_forget_weights": ([3, 2], [0.5, 0, 0.5, 0.5, -1, 0.5]),
        "recurrent_to_cell_weights": ([3, 2], [0.25, -0.75, -0.75, 0.75, -0.25, 0.25]),
        "recurrent_to_output_weights": ([3, 2], [0, -1, 0.25, 0, 0.25, -1]),
        "cell_to_forget_weights": ([3], [-0.75, 0.75, -0.25]),
        "cell_to_output_weights": ([3], [-0.25, -0.75, 0.5]),
        "forget_gate_bias": ([3], [0.25, -0.75, -0.5]),
        "cell_bias": ([3], [-0.25, -0.75, 0.75]),
        "output_gate_bias": ([3], [0.5, -0.5, -0.75]),
        "projection_weights": ([2, 3], [0.75, 0, 1, 1, 0.25, -0.25]),
        "output_state_in": ([2, 2], [0.5, -0.25, 0.25, -1]),
        "cell_state_in": ([2, 3], [-0.75, -1, -0.25, -0.75, 0, 1]),
    },
    [
        ([2, 3, 2], [
            0.05687358, -0.014218395, 0.34709375, -0.07016428, 0.5, 0.17096855, 0.5, -0.18522948, 0.067928075,
            -0.016982019, 0.2281202, -0.05703005,
        ]),
        ([2, 2], [0.5, 0.17096855, 0.2281202, -0.05703005]),
        ([2, 3], [0.6762074, 0.012829551, 1.1035984, -0.01773765, 0, 0.55961186]),
    ],
)
