# QUANTIZED_LSTM. The cell state has the coarsest scale that there is, 2**-9, and the output a coarse one: what is lost
# in the gates' fixed-point arithmetic does not show, and answers in real numbers hold to one unit.

SOURCE = "float64, numpy: the equations of the cell on the real values, rounded to the outputs' scales"
GATES = ("input", "forget", "cell", "output")
BIASES = ("input_gate_bias", "forget_gate_bias", "cell_bias", "output_gate_bias")
PEEPHOLES = tuple(f"cell_to_{gate}_weights" for gate in GATES if gate != "cell")
NORMS = tuple(f"{gate}_layer_norm_weights" for gate in GATES)
EIGHT_BIT = tuple(f"{source}_to_{gate}_weights" for source in ("input", "recurrent") for gate in GATES)
WEIGHTS = (*EIGHT_BIT, *PEEPHOLES, *BIASES, "projection_weights", "projection_bias")
INPUTS, CELL = ("input", "prev_output", "prev_cell_state"), ("TENSOR_QUANT16_SYMM", 2.0**-9, 0)
WEIGHT, WIDE = 2.0**-7, 2.0**-14


def lstm(name, zero_points, hidden, clips, given, expected):
    """An example. ``zero_points``: the input's, the output's; ``hidden``: scale and zero point of the hidden state;
    ``clips``: None for one left out.
    """
    of_input = ("TENSOR_QUANT8_ASYMM_SIGNED", 2.0**-6, zero_points[0])
    of_output = ("TENSOR_QUANT8_ASYMM_SIGNED", 2.0**-5, zero_points[1])
    kinds = {
        "input": of_input,
        **dict.fromkeys(("prev_output", "output"), of_output),
        **dict.fromkeys(("prev_cell_state", "cell_state"), CELL),
        **dict.fromkeys((*EIGHT_BIT, "projection_weights"), ("TENSOR_QUANT8_SYMM", WEIGHT, 0)),
        **dict.fromkeys((*PEEPHOLES, *NORMS), ("TENSOR_QUANT16_SYMM", WIDE, 0)),
        # After normalisation a bias has the scale of its weights by 1024.
        **dict.fromkeys(BIASES, ("TENSOR_INT32", WIDE / 1024 if NORMS[1] in given else 2.0**-6 * WEIGHT, 0)),
        "projection_bias": ("TENSOR_INT32", hidden[0] * WEIGHT, 0),
    }

    def operand(kind, key, shape, *value):
        code, *quantisation = kinds[key]
        return kind(key, (code, shape, *quantisation), *value)

    def constant(key):
        return operand(Parameter, key, *given.get(key, ([0], [])))

    def real(key, value):
        return Parameter(key, ("FLOAT32", []), value)

    inputs = {key: operand(Input, key, given[key][0]) for key in INPUTS}
    shape, cells = expected["output"][0], expected["cell_state"][0]
    state, out = (Output(key, (of_output[0], shape, *of_output[1:])) for key in ("output_state_out", "out"))
    cell = Output("cell_state_out", (CELL[0], cells, *CELL[1:]))
    arguments = (
        inputs["input"],
        *map(constant, WEIGHTS),
        *(inputs[key] for key in INPUTS[1:]),
        *map(constant, NORMS),
        *map(real, ("cell_clip", "projection_clip"), clips),
        *(real(f"{gate}_intermediate_scale", 2.0**-12) for gate in GATES),
        Int32Scalar("hidden_state_zero_point", hidden[1]),
        real("hidden_state_scale", hidden[0]),
    )
    Model(name).Operation("QUANTIZED_LSTM", *arguments).To(state, cell, out)
    fed = {one: given[key][1] for key, one in inputs.items()}
    output = expected["output"][1]
    Example({**fed, state: output, out: output, cell: expected["cell_state"][1]}, source=SOURCE)


lstm(
    "plain",
    (0, 0),
    (0.03125, 0),
    (0.0, 0.0),
    {
        "input": ([2, 2], [40, 9, -44, -21]),
        "input_to_input_weights": ([3, 2], [6, 115, -56, 11, -2, 1]),
        "input_to_forget_weights": ([3, 2], [12, 47, -91, 111, 84, 62]),
        "input_to_cell_weights": ([3, 2], [-51, -14, -12, -44, -102, 56]),
        "input_to_output_weights": ([3, 2], [-115, 61, -70, 33, -37, -61]),
        "recurrent_to_input_weights": ([3, 3], [99, -6, 90, -72, -5, -35, -10, -113, 39]),
        "recurrent_to_forget_weights": ([3, 3], [-36, 83, -66, -38, -105, 68, 8, -23, 96]),
        "recurrent_to_cell_weights": ([3, 3], [22, 107, 55, 20, 0, -69, 44, 67, 46]),
        "recurrent_to_output_weights": ([3, 3], [-20, -114, 54, -106, 70, -81, -45, -66, 9]),
        "input_gate_bias": ([3], [-4376, -3560, -6651]),
        "forget_gate_bias": ([3], [7094, -4170, -4549]),
        "cell_bias": ([3], [1488, -5289, 5693]),
        "output_gate_bias": ([3], [4162, -2219, -1469]),
        "prev_output": ([2, 3], [-9, 15, -5, -14, 12, -24]),
        "prev_cell_state": ([2, 3], [400, -103, 618, -335, -174, 521]),
    },
    {
        "output": ([2, 3], [8, -4, 6, -8, -4, 5]),
        "cell_state": ([2, 3], [355, -141, 302, -241, -89, 148]),
    },
)

lstm(
    "bare",
    (-5, 7),
    (0.03125, 7),
    (None, None),
    {
        "input": ([2, 2], [20, -61, -24, -64]),
        "input_to_forget_weights": ([3, 2], [75, -19, -62, 52, 86, -91]),
        "input_to_cell_weights": ([3, 2], [1, -31, 52, 99, 8, 58]),
        "input_to_output_weights": ([3, 2], [-42, 18, -1, 53, -104, -61]),
        "recurrent_to_forget_weights": ([3, 3], [-106, 111, 7, -3, -5, -108, 77, 80, -111]),
        "recurrent_to_cell_weights": ([3, 3], [28, 13, -28, -2, 88, 23, -2, 53, 45]),
        "recurrent_to_output_weights": ([3, 3], [6, 76, 15, 27, -2, 21, 27, 92, -58]),
        "forget_gate_bias": ([3], [-1999, 776, -2390]),
        "cell_bias": ([3], [2542, 4790, -4555]),
        "output_gate_bias": ([3], [-6531, 7230, 142]),
        "prev_output": ([2, 3], [23, 24, 37, -23, -6, 38]),
        "prev_cell_state": ([2, 3], [-79, -145, -334, -673, -635, 662]),
    },
    {
        "output": ([2, 3], [8, 14, -2, 2, -3, 3]),
        "cell_state": ([2, 3], [59, 181, -276, -353, -301, -158]),
    },
)

lstm(
    "every_option",
    (9, -3),
    (0.0078125, -4),
    (1.0, 0.75),
    {
        "input": ([2, 2], [-48, 60, 39, -50]),
        "input_to_input_weights": ([4, 2], [-78, 85, 35, -24, 19, 51, -77, 15]),
        "input_to_forget_weights": ([4, 2], [39, 88, -46, 5, 61, -51, 86, -56]),
        "input_to_cell_weights": ([4, 2], [-9, -29, -101, -41, 53, 107, 84, 48]),
        "input_to_output_weights": ([4, 2], [-45, 33, 58, -48, 44, 3, -29, 16]),
        "recurrent_to_input_weights": ([4, 2], [-73, 55, -36, 32, -51, -38, 48, 5]),
        "recurrent_to_forget_weights": ([4, 2], [16, 49, 56, -91, 103, 64, 77, 77]),
        "recurrent_to_cell_weights": ([4, 2], [60, 33, 5, 51, 40, 36, -35, -94]),
        "recurrent_to_output_weights": ([4, 2], [-8, -68, -85, 80, -55, 5, 11, -43]),
        "cell_to_input_weights": ([4], [-9272, 5526, 12197, 9346]),
        "cell_to_forget_weights": ([4], [-1902, 9285, 3495, -324]),
        "cell_to_output_weights": ([4], [-4341, 5811, 4022, -13228]),
        "input_gate_bias": ([4], [13989879, -1249002, 1495941, 426600]),
        "forget_gate_bias": ([4], [-5606343, -5708959, 14978773, -1136504]),
        "cell_bias": ([4], [14623932, -14920648, 2575833, -3143246]),
        "output_gate_bias": ([4], [-10910557, -7374427, -13580446, -6429251]),
        "projection_weights": ([2, 4], [-71, 48, 25, -113, -7, -61, 31, -2]),
        "projection_bias": ([2], [2290, 11226]),
        "input_layer_norm_weights": ([4], [3368, 6279, -1305, -8188]),
        "forget_layer_norm_weights": ([4], [-14716, -769, -1225, -3233]),
        "cell_layer_norm_weights": ([4], [11001, -11995, 3764, -1389]),
        "output_layer_norm_weights": ([4], [-7633, -10595, -5241, -12018]),
        "prev_output": ([2, 2], [-11, -10, -19, 12]),
        "prev_cell_state": ([2, 4], [-604, -555, 584, -514, 468, -677, -363, 685]),
    },
    {
        "output": ([2, 2], [3, 21, -15, 19]),
        "cell_state": ([2, 4], [-127, -404, 487, -325, 512, -512, -308, 262]),
    },
)

lstm(
    "coupled_peephole_projection",
    (-128, 0),
    (0.0078125, 3),
    (0.75, None),
    {
        "input": ([2, 2], [-60, -107, -51, -62]),
        "input_to_forget_weights": ([3, 2], [-65, 37, 1, 82, 98, 96]),
        "input_to_cell_weights": ([3, 2], [-58, -62, -97, 20, 2, 9]),
        "input_to_output_weights": ([3, 2], [25, -20, 103, 95, 70, -102]),
        "recurrent_to_forget_weights": ([3, 2], [1, 70, 55, -21, -61, -19]),
        "recurrent_to_cell_weights": ([3, 2], [98, 99, 113, 14, -42, -72]),
        "recurrent_to_output_weights": ([3, 2], [74, -41, -69, -17, -91, 47]),
        "cell_to_forget_weights": ([3], [4663, 9800, 14703]),
        "cell_to_output_weights": ([3], [-12422, 2194, -12425]),
        "forget_gate_bias": ([3], [3260, 4190, -2735]),
        "cell_bias": ([3], [-4772, 6492, 6814]),
        "output_gate_bias": ([3], [-5731, -725, -3737]),
        "projection_weights": ([2, 3], [40, 66, 66, 100, -82, 86]),
        "prev_output": ([2, 2], [1, 16, 21, -18]),
        "prev_cell_state": ([2, 3], [-546, -214, -417, 101, -666, 166]),
    },
    {
        "output": ([2, 2], [-6, -6, -9, 6]),
        "cell_state": ([2, 3], [-384, -104, -59, -207, -374, 210]),
    },
)

# The sums of a gate vary in no row, so that layer normalisation divides nothing by nothing: each gate is its bias.
lstm(
    "rows_that_do_not_vary",
    (3, -2),
    (0.03125, -2),
    (0.0, 0.0),
    {
        "input": ([2, 2], [3, 3, 3, 3]),
        "input_to_input_weights": ([3, 2], [6, 115, -56, 11, -2, 1]),
        "input_to_forget_weights": ([3, 2], [12, 47, -91, 111, 84, 62]),
        "input_to_cell_weights": ([3, 2], [-51, -14, -12, -44, -102, 56]),
        "input_to_output_weights": ([3, 2], [-115, 61, -70, 33, -37, -61]),
        "recurrent_to_input_weights": ([3, 3], [99, -6, 90, -72, -5, -35, -10, -113, 39]),
        "recurrent_to_forget_weights": ([3, 3], [-36, 83, -66, -38, -105, 68, 8, -23, 96]),
        "recurrent_to_cell_weights": ([3, 3], [22, 107, 55, 20, 0, -69, 44, 67, 46]),
        "recurrent_to_output_weights": ([3, 3], [-20, -114, 54, -106, 70, -81, -45, -66, 9]),
        "input_gate_bias": ([3], [8388608, -16777216, 33554432]),
        "forget_gate_bias": ([3], [-8388608, 25165824, 12582912]),
        "cell_bias": ([3], [16777216, -12582912, 4194304]),
        "output_gate_bias": ([3], [4194304, 33554432, -16777216]),
        "input_layer_norm_weights": ([3], [3368, 6279, -1305]),
        "forget_layer_norm_weights": ([3], [14716, -769, -1225]),
        "cell_layer_norm_weights": ([3], [11001, -11995, 3764]),
        "output_layer_norm_weights": ([3], [-7633, -10595, -5241]),
        "prev_output": ([2, 3], [-2, -2, -2, -2, -2, -2]),
        "prev_cell_state": ([2, 3], [400, -103, 618, -335, -174, 521]),
    },
    {
        "output": ([2, 3], [10, -11, 5, 2, -14, 4]),
        "cell_state": ([2, 3], [394, -172, 530, 116, -230, 464]),
    },
)
