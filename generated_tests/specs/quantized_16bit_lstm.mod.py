# QUANTIZED_16BIT_LSTM. Scales are part of the contract, but for the weights'. As AOSP's cases have it, the columns of
# the weights are recurrent, then input, while those of the activations are input, then last output.

SOURCE = "LiteRT 2.3, BUILTIN_REF kernels: LSTM of kernel type BASIC, the recurrent weights' columns first"
GATES = ("input", "forget", "cell", "output")
WEIGHTS = tuple(f"{source}_to_{gate}_weights" for source in ("input", "recurrent") for gate in GATES)
BIASES = ("input_gate_bias", "forget_gate_bias", "cell_bias", "output_gate_bias")
ACTIVATIONS, CELLS = ("TENSOR_QUANT8_ASYMM", 2.0**-7, 128), ("TENSOR_QUANT16_SYMM", 2.0**-11, 0)


def lstm(name, scale, zero_point, given, expected, source=SOURCE):
    """An example; the scale and the zero point are the weights'."""
    kinds = {
        **dict.fromkeys(("input", "prev_output", "out"), ACTIVATIONS),
        **dict.fromkeys(("prev_cell_state", "cell_state_out"), CELLS),
        **dict.fromkeys(WEIGHTS, ("TENSOR_QUANT8_ASYMM", scale, zero_point)),
        **dict.fromkeys(BIASES, ("TENSOR_INT32", scale / 128, 0)),
    }

    def operand(kind, key, shape, *value):
        code, *quantisation = kinds[key]
        return kind(key, (code, shape, *quantisation), *value)

    inputs = {key: operand(Input, key, given[key][0]) for key in ("input", "prev_cell_state", "prev_output")}
    constants = [operand(Parameter, key, *given[key]) for key in (*WEIGHTS, *BIASES)]
    outputs = {key: operand(Output, key, expected[key][0]) for key in ("cell_state_out", "out")}
    arguments = (inputs["input"], *constants, inputs["prev_cell_state"], inputs["prev_output"])
    Model(name).Operation("QUANTIZED_16BIT_LSTM", *arguments).To(*outputs.values())
    fed = {one: given[key][1] for key, one in inputs.items()}
    Example({**fed, **{one: expected[key][1] for key, one in outputs.items()}}, source=source)


lstm(
    "one_unit",
    0.00390625,
    100,
    {
        "input": ([1, 1], [171]),
        "input_to_input_weights": ([1, 1], [206]),
        "input_to_forget_weights": ([1, 1], [120]),
        "input_to_cell_weights": ([1, 1], [131]),
        "input_to_output_weights": ([1, 1], [161]),
        "recurrent_to_input_weights": ([1, 1], [73]),
        "recurrent_to_forget_weights": ([1, 1], [250]),
        "recurrent_to_cell_weights": ([1, 1], [13]),
        "recurrent_to_output_weights": ([1, 1], [71]),
        "input_gate_bias": ([1], [-6115]),
        "forget_gate_bias": ([1], [3732]),
        "cell_bias": ([1], [-4799]),
        "output_gate_bias": ([1], [-19343]),
        "prev_cell_state": ([1, 1], [-7638]),
        "prev_output": ([1, 1], [206]),
    },
    {
        "cell_state_out": ([1, 1], [-4688]),
        "out": ([1, 1], [80]),
    },
)

lstm(
    "as_many_inputs_as_units",
    0.01,
    131,
    {
        "input": ([2, 2], [11, 0, 12, 38]),
        "input_to_input_weights": ([2, 2], [249, 45, 229, 204]),
        "input_to_forget_weights": ([2, 2], [216, 29, 100, 160]),
        "input_to_cell_weights": ([2, 2], [126, 170, 173, 169]),
        "input_to_output_weights": ([2, 2], [15, 245, 142, 231]),
        "recurrent_to_input_weights": ([2, 2], [69, 92, 225, 47]),
        "recurrent_to_forget_weights": ([2, 2], [16, 95, 173, 31]),
        "recurrent_to_cell_weights": ([2, 2], [222, 87, 58, 139]),
        "recurrent_to_output_weights": ([2, 2], [229, 226, 223, 78]),
        "input_gate_bias": ([2], [-9861, 5696]),
        "forget_gate_bias": ([2], [4249, 5549]),
        "cell_bias": ([2], [-10216, -9465]),
        "output_gate_bias": ([2], [68, -3377]),
        "prev_cell_state": ([2, 2], [-4779, -3920, -1171, -4262]),
        "prev_output": ([2, 2], [255, 48, 167, 192]),
    },
    {
        "cell_state_out": ([2, 2], [-6203, -2456, -1765, -2686]),
        "out": ([2, 2], [125, 101, 109, 78]),
    },
)

lstm(
    "more_inputs",
    0.004,
    0,
    {
        "input": ([2, 3], [111, 238, 52, 135, 83, 75]),
        "input_to_input_weights": ([2, 3], [114, 43, 204, 204, 60, 15]),
        "input_to_forget_weights": ([2, 3], [81, 37, 204, 133, 129, 74]),
        "input_to_cell_weights": ([2, 3], [129, 247, 60, 196, 3, 80]),
        "input_to_output_weights": ([2, 3], [238, 223, 21, 215, 216, 116]),
        "recurrent_to_input_weights": ([2, 2], [94, 250, 243, 173]),
        "recurrent_to_forget_weights": ([2, 2], [102, 53, 239, 68]),
        "recurrent_to_cell_weights": ([2, 2], [142, 172, 61, 80]),
        "recurrent_to_output_weights": ([2, 2], [189, 50, 172, 241]),
        "input_gate_bias": ([2], [9431, 7484]),
        "forget_gate_bias": ([2], [-1853, 23956]),
        "cell_bias": ([2], [-14240, -7381]),
        "output_gate_bias": ([2], [7216, 7923]),
        "prev_cell_state": ([2, 2], [-6318, -3942, 3573, 1431]),
        "prev_output": ([2, 2], [206, 39, 81, 30]),
    },
    {
        "cell_state_out": ([2, 2], [-2000, -3281, 495, 160]),
        "out": ([2, 2], [75, 50, 139, 131]),
    },
)

lstm(
    "more_units",
    0.02,
    255,
    {
        "input": ([2, 1], [27, 41]),
        "input_to_input_weights": ([3, 1], [204, 216, 97]),
        "input_to_forget_weights": ([3, 1], [7, 182, 27]),
        "input_to_cell_weights": ([3, 1], [156, 43, 240]),
        "input_to_output_weights": ([3, 1], [173, 253, 157]),
        "recurrent_to_input_weights": ([3, 3], [185, 96, 207, 28, 39, 92, 182, 124, 216]),
        "recurrent_to_forget_weights": ([3, 3], [241, 102, 108, 141, 165, 122, 154, 245, 187]),
        "recurrent_to_cell_weights": ([3, 3], [81, 108, 102, 38, 0, 202, 107, 90, 161]),
        "recurrent_to_output_weights": ([3, 3], [144, 239, 157, 236, 148, 83, 82, 253, 150]),
        "input_gate_bias": ([3], [-3199, 3386, 3310]),
        "forget_gate_bias": ([3], [-5001, -3510, 1969]),
        "cell_bias": ([3], [-972, -1628, -4368]),
        "output_gate_bias": ([3], [-3172, 3666, 3400]),
        "prev_cell_state": ([2, 3], [5373, -8261, -5508, -5528, -1972, -6176]),
        "prev_output": ([2, 3], [177, 215, 162, 238, 96, 84]),
    },
    {
        "cell_state_out": ([2, 3], [-261, -1929, -2837, -1478, -1230, -6927]),
        "out": ([2, 3], [122, 119, 39, 60, 96, 3]),
    },
)

# All weights are 0. The gate of the cells is open by the logistic of 8, the others by a half, and the change of the cells
# is 0: states of 15.5 and -15.5 stay but for 11 units, and their TANH is 1 and -1.
lstm(
    "cells_at_their_ends",
    0.00390625,
    100,
    {
        "input": ([2, 1], [128, 128]),
        **{key: ([1, 1], [100]) for key in WEIGHTS},
        "input_gate_bias": ([1], [0]),
        "forget_gate_bias": ([1], [300000]),
        "cell_bias": ([1], [0]),
        "output_gate_bias": ([1], [0]),
        "prev_cell_state": ([2, 1], [31744, -31744]),
        "prev_output": ([2, 1], [128, 128]),
    },
    {
        "cell_state_out": ([2, 1], [31733, -31733]),
        "out": ([2, 1], [192, 64]),
    },
    "worked by hand",
)
