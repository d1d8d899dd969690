# BIDIRECTIONAL_SEQUENCE_LSTM: both cells over one sequence, over two (cross linking), or each over its own (parallel
# linking, HAL 1.3), with all options of the cells and with none; outputs side by side or merged.

SOURCE = "float64, numpy: the equations of each cell at each step, in its direction"
GATES = ("input", "forget", "cell", "output")


def cell_names(side):
    """The weights of one cell."""
    return (
        *(f"{side}_{source}_to_{gate}_weights" for source in ("input", "recurrent") for gate in GATES),
        *(f"{side}_cell_to_{gate}_weights" for gate in GATES if gate != "cell"),
        *(f"{side}_{bias}" for bias in ("input_gate_bias", "forget_gate_bias", "cell_bias", "output_gate_bias")),
        f"{side}_projection_weights",
        f"{side}_projection_bias",
    )


SIDES = ("fw", "bw")
NAMES = (
    "input",
    *(name for side in SIDES for name in cell_names(side)),
    *(f"{side}_{state}" for side in SIDES for state in ("activation_state", "cell_state")),
    "aux_input",
    *(f"{side}_aux_input_to_{gate}_weights" for side in SIDES for gate in GATES),
)
NORMS = tuple(f"{side}_{gate}_layer_norm_weights" for side in SIDES for gate in GATES)
INPUTS = ("input", "aux_input", *(name for name in NAMES if name.endswith("_state")))


def declared(names, given, inputs):
    """The tensors, those of ``inputs`` as inputs and all others as constants, left out where nothing is given."""
    for name in names:
        shape, values = given.get(name, ([0], []))
        yield (Input if name in inputs else Parameter)(name, ("TENSOR_FLOAT32", shape), values)


def sequences(name, activation, clips, time_major, merge, given, expected):
    """An example in each floating-point type; ``expected``: the sequences, perhaps the states of either cell."""
    tensors = list(declared((*NAMES, *NORMS), given, [key for key in INPUTS if key in given]))
    clip = [Float32Scalar(key, value) for key, value in zip(("cell_clip", "proj_clip"), clips)]
    flags = [BoolScalar("merge_outputs", merge), BoolScalar("time_major", time_major)]
    scalars = [Int32Scalar("activation", activation), *clip, *flags]
    outputs = [Output(f"output_{place}", ("TENSOR_FLOAT32", size)) for place, (size, _) in enumerate(expected)]
    arguments = [*tensors[: len(NAMES)], *scalars, *tensors[len(NAMES) :]]
    Model(name).Operation("BIDIRECTIONAL_SEQUENCE_LSTM", *arguments).To(*outputs)
    fed = {tensor: given[tensor.name][1] for tensor in tensors if tensor.name in INPUTS and tensor.name in given}
    example = Example({**fed, **{o: values for o, (_, values) in zip(outputs, expected)}}, source=SOURCE)
    example.AddVariations("relaxed", "float16", defaultName="float32")


sequences(
    "coupled",
    4,
    (0.0, 0.0),
    False,
    False,
    {
        "fw_input_to_forget_weights": ([3, 2], [-0.75, 0.5, 0.5, 0.75, 0.25, -0.5]),
        "fw_input_to_cell_weights": ([3, 2], [0.25, 0.25, 0.75, -0.75, -0.5, 0.5]),
        "fw_input_to_output_weights": ([3, 2], [0, -0.25, 0, -1, 0.25, 0.5]),
        "fw_recurrent_to_forget_weights": ([3, 3], [0.25, -0.75, 0.75, 1, 0.25, -0.5, 0.75, -0.25, -0.25]),
        "fw_recurrent_to_cell_weights": ([3, 3], [0.25, 1, 0.75, 0.75, 0, -0.75, 0.25, 0.75, -0.75]),
        "fw_recurrent_to_output_weights": ([3, 3], [0, -1, 0.25, 0, 0.5, 0.75, -1, -0.5, -0.25]),
        "fw_forget_gate_bias": ([3], [0.25, 0.25, -0.5]),
        "fw_cell_bias": ([3], [-0.5, -0.25, 0.25]),
        "fw_output_gate_bias": ([3], [-0.5, 0.25, 0.25]),
        "fw_activation_state": ([2, 3], [-0.75, -0.5, 0.25, 0.25, -1, -0.5]),
        "fw_cell_state": ([2, 3], [-0.75, 1, -1, 0.25, -0.25, -0.75]),
        "bw_input_to_forget_weights": ([2, 2], [-1, 0, 0, -0.5]),
        "bw_input_to_cell_weights": ([2, 2], [0.25, -0.75, 0.25, -0.25]),
        "bw_input_to_output_weights": ([2, 2], [-0.5, -0.5, -0.5, 0.25]),
        "bw_recurrent_to_forget_weights": ([2, 2], [0.75, -0.75, -0.75, 0.25]),
        "bw_recurrent_to_cell_weights": ([2, 2], [-0.75, -1, -1, -0.75]),
        "bw_recurrent_to_output_weights": ([2, 2], [-0.75, -1, -1, -0.75]),
        "bw_forget_gate_bias": ([2], [-0.75, -1]),
        "bw_cell_bias": ([2], [-0.25, -0.5]),
        "bw_output_gate_bias": ([2], [0.5, 0.25]),
        "bw_activation_state": ([2, 2], [0.25, 0.5, 0, 0.5]),
        "bw_cell_state": ([2, 2], [-0.5, -0.25, 0.25, -0.5]),
        "input": ([2, 2, 2], [-0.75, -0.5, -0.75, 0, 0, -0.5, -0.75, -0.25]),
    },
    [
        ([2, 2, 3], [
            -0.35759141, -0.3054002, -0.33427099, -0.28885839, -0.24995877, 0.11793212, -0.13742115, 0.06831548,
            -0.30150858, -0.14621739, -0.11443053, 0.10977502,
        ]),
        ([2, 2, 2], [
            -0.090239356, -0.18975697, -0.3195094, -0.30438945, 0.18282015, -0.12530957, -0.16675578, -0.3225766,
        ]),
        ([2, 3], [-0.28885839, -0.24995877, 0.11793212, -0.14621739, -0.11443053, 0.10977502]),
        ([2, 3], [-0.8113891, -0.60607667, 0.18106077, -0.43282429, -0.20119664, 0.21057126]),
        ([2, 2], [-0.090239356, -0.18975697, 0.18282015, -0.12530957]),
        ([2, 2], [-0.10765728, -0.2621509, 0.24266826, -0.20147856]),
    ],
)

sequences(
    "cross_linked_every_option",
    4,
    (0.5, 0.75),
    False,
    False,
    {
        "fw_input_to_input_weights": ([3, 2], [-0.75, -0.75, 0.25, -0.5, 0.25, 0]),
        "fw_input_to_forget_weights": ([3, 2], [-0.25, -0.25, 0.5, 0.75, -1, 0.5]),
        "fw_input_to_cell_weights": ([3, 2], [-0.25, 0.75, 0.5, -0.75, 0.75, 1]),
        "fw_input_to_output_weights": ([3, 2], [-0.5, -0.25, 0.75, 0.5, -1, 0.75]),
        "fw_recurrent_to_input_weights": ([3, 2], [0.75, -0.25, 0.25, 0.75, 0.5, -1]),
        "fw_recurrent_to_forget_weights": ([3, 2], [-1, 0.25, -0.75, 0, -1, 0.25]),
        "fw_recurrent_to_cell_weights": ([3, 2], [-0.75, 0, 0.25, -0.25, -1, 0]),
        "fw_recurrent_to_output_weights": ([3, 2], [0.5, 0.5, 0, -1, -0.75, -0.5]),
        "fw_cell_to_input_weights": ([3], [-0.5, 0, -0.75]),
        "fw_cell_to_forget_weights": ([3], [0, -0.25, -0.75]),
        "fw_cell_to_output_weights": ([3], [0.5, -1, 0]),
        "fw_input_gate_bias": ([3], [1, 0, 0.25]),
        "fw_forget_gate_bias": ([3], [-0.25, 1, -0.25]),
        "fw_cell_bias": ([3], [0, 0.75, -0.75]),
        "fw_output_gate_bias": ([3], [0.5, 0.75, 0.75]),
        "fw_projection_weights": ([2, 3], [1, -0.5, 0.5, 1, 0, 0.5]),
        "fw_projection_bias": ([2], [0, 0.25]),
        "fw_input_layer_norm_weights": ([3], [0.125, -0.625, -0.125]),
        "fw_forget_layer_norm_weights": ([3], [-0.625, -0.125, -0.125]),
        "fw_cell_layer_norm_weights": ([3], [0.875, 0.125, -0.625]),
        "fw_output_layer_norm_weights": ([3], [-0.625, -0.875, -0.125]),
        "fw_aux_input_to_input_weights": ([3, 1], [-0.75, -0.5, 0.25]),
        "fw_aux_input_to_forget_weights": ([3, 1], [-0.25, -0.25, 1]),
        "fw_aux_input_to_cell_weights": ([3, 1], [1, 0.25, 0]),
        "fw_aux_input_to_output_weights": ([3, 1], [1, 1, -0.25]),
        "fw_activation_state": ([2, 2], [-1, -1, 0, -1]),
        "fw_cell_state": ([2, 3], [-0.5, -0.75, -0.25, -1, -0.25, 0.5]),
        "bw_input_to_input_weights": ([4, 2], [0, 0, 1, 1, 0.25, -0.5, -0.75, 0.75]),
        "bw_input_to_forget_weights": ([4, 2], [0.5, -1, 1, -0.25, 1, 0, -0.75, 0]),
        "bw_input_to_cell_weights": ([4, 2], [-0.25, 0.25, -0.5, 0.75, 0.75, 0, 0, 0.25]),
        "bw_input_to_output_weights": ([4, 2], [0, -0.5, 0, 1, 0.5, 0.25, 0.75, 1]),
        "bw_recurrent_to_input_weights": ([4, 1], [0.75, -0.75, 0.75, 0.75]),
        "bw_recurrent_to_forget_weights": ([4, 1], [-0.25, 0, 1, -0.75]),
        "bw_recurrent_to_cell_weights": ([4, 1], [0, -0.25, -0.5, 0.75]),
        "bw_recurrent_to_output_weights": ([4, 1], [0.25, 0.5, 0.75, 1]),
        "bw_cell_to_input_weights": ([4], [0.5, -1, 0.5, -0.25]),
        "bw_cell_to_forget_weights": ([4], [-0.5, 1, 1, -0.75]),
        "bw_cell_to_output_weights": ([4], [-0.25, -0.25, 0.5, 0.25]),
        "bw_input_gate_bias": ([4], [-0.75, -0.75, -0.25, -0.75]),
        "bw_forget_gate_bias": ([4], [-1, -0.5, 0, 0.5]),
        "bw_cell_bias": ([4], [-0.75, 1, 0.25, 0.5]),
        "bw_output_gate_bias": ([4], [0.25, 0.25, 0.5, -1]),
        "bw_projection_weights": ([1, 4], [-0.5, -0.75, 0.75, 0.5]),
        "bw_projection_bias": ([1], [-0.5]),
        "bw_input_layer_norm_weights": ([4], [0.125, -0.625, -0.375, -0.125]),
        "bw_forget_layer_norm_weights": ([4], [0.125, 0.875, 0.125, -0.875]),
        "bw_cell_layer_norm_weights": ([4], [1.125, 0.125, 0.125, -0.875]),
        "bw_output_layer_norm_weights": ([4], [0.375, -0.625, 1.125, -0.375]),
        "bw_aux_input_to_input_weights": ([4, 1], [-0.75, -1, -1, 0.25]),
        "bw_aux_input_to_forget_weights": ([4, 1], [0.75, 1, 1, 0.5]),
        "bw_aux_input_to_cell_weights": ([4, 1], [-0.5, 1, 0.5, -1]),
        "bw_aux_input_to_output_weights": ([4, 1], [0.25, 1, 0.25, 0.25]),
        "bw_activation_state": ([2, 1], [-0.25, 0.5]),
        "bw_cell_state": ([2, 4], [-0.75, 0.5, -1, -1, 1, -1, 0.5, -0.25]),
        "input": ([2, 2, 2], [0.25, 0, 0.5, 0.25, -1, -1, -0.75, 0.75]),
        "aux_input": ([2, 2, 1], [0.5, -1, -0.75, 0.75]),
    },
    [
        ([2, 2, 2], [
            -0.049151256, 0.154595795, -0.52338887, -0.26306366, -0.37670392, -0.018229666, -0.11858669, 0.3321033,
        ]),
        ([2, 2, 1], [-0.4706377, -0.75, -0.6513429, -0.38614974]),
        ([2, 2], [-0.52338887, -0.26306366, -0.11858669, 0.3321033]),
        ([2, 3], [-0.5, 0.03167439, -0.5, 0.29795514, 0.5, -0.287899065]),
        ([2, 1], [-0.4706377, -0.6513429]),
        ([2, 4], [-0.32295398, 0.32387274, 0.04409083, 0.045761507, 0.15750019, 0.39415362, 0.19859858, -0.04704848]),
    ],
)

sequences(
    "parallel",
    6,
    (0.0, 0.0),
    True,
    False,
    {
        "fw_input_to_input_weights": ([3, 2], [-0.25, 1, -0.25, 0.5, 0.5, 0]),
        "fw_input_to_forget_weights": ([3, 2], [-0.75, -0.75, 1, 0.5, 0.25, 0]),
        "fw_input_to_cell_weights": ([3, 2], [0.5, -1, -0.5, -1, 1, 1]),
        "fw_input_to_output_weights": ([3, 2], [-1, 1, -0.75, -1, 1, 1]),
        "fw_recurrent_to_input_weights": ([3, 2], [0.5, 0.75, -0.25, 0.25, 0, 1]),
        "fw_recurrent_to_forget_weights": ([3, 2], [0.25, -0.5, 0, 0.5, 1, -0.5]),
        "fw_recurrent_to_cell_weights": ([3, 2], [0.25, 0.25, -0.25, -1, -0.75, 1]),
        "fw_recurrent_to_output_weights": ([3, 2], [0.5, 0, -0.75, -0.75, -0.25, -0.75]),
        "fw_input_gate_bias": ([3], [-0.75, -0.25, 1]),
        "fw_forget_gate_bias": ([3], [0.5, -1, -0.5]),
        "fw_cell_bias": ([3], [0.25, -1, 0.25]),
        "fw_output_gate_bias": ([3], [0.25, -0.5, -0.5]),
        "fw_projection_weights": ([2, 3], [0.25, -0.25, 0.75, 0, 0.25, 1]),
        "fw_activation_state": ([2, 2], [0.75, 0, -1, -0.5]),
        "fw_cell_state": ([2, 3], [-0.5, 0.5, 0.75, 0.5, 0, -1]),
        "bw_input_to_forget_weights": ([2, 1], [0, 0]),
        "bw_input_to_cell_weights": ([2, 1], [1, 0.25]),
        "bw_input_to_output_weights": ([2, 1], [0.25, -0.25]),
        "bw_recurrent_to_forget_weights": ([2, 2], [-0.75, 0, -0.5, -1]),
        "bw_recurrent_to_cell_weights": ([2, 2], [-0.25, -0.25, 0.5, 0.5]),
        "bw_recurrent_to_output_weights": ([2, 2], [-0.75, -0.25, -0.25, 0]),
        "bw_cell_to_forget_weights": ([2], [-0.75, 0.5]),
        "bw_cell_to_output_weights": ([2], [0.75, -0.25]),
        "bw_forget_gate_bias": ([2], [0.75, 0.5]),
        "bw_cell_bias": ([2], [-0.25, 1]),
        "bw_output_gate_bias": ([2], [0, -0.25]),
        "bw_activation_state": ([2, 2], [-0.75, -0.5, 0.25, 0.5]),
        "bw_cell_state": ([2, 2], [-0.25, -1, 0.5, 0.25]),
        "input": ([2, 2, 2], [1, -1, -0.75, 0.25, 1, 1, -0.75, 1]),
        "aux_input": ([2, 2, 1], [1, 0, 0.75, -0.5]),
    },
    [
        ([2, 2, 2], [0.15313402, 0.27525245, 0.159889, 0.3124385, 0.5132999, 0.5998963, 0.27895588, 0.2605981]),
        ([2, 2, 2], [0.2865254, 0.18976578, 0.30366415, 0.24954549, 0.3332207, 0.17539604, 0.27900194, 0.26382417]),
    ],
)

sequences(
    "merged",
    6,
    (0.0, 0.0),
    True,
    True,
    {
        "fw_input_to_forget_weights": ([3, 2], [-1, 0.75, -0.5, 1, 0.25, 0.75]),
        "fw_input_to_cell_weights": ([3, 2], [0.5, 0.75, -1, 1, 0.25, 0.75]),
        "fw_input_to_output_weights": ([3, 2], [-0.5, 0, 0.5, 0.5, -0.25, -1]),
        "fw_recurrent_to_forget_weights": ([3, 3], [0.75, 1, -0.75, 0, 1, 1, 0.5, 0.25, -0.5]),
        "fw_recurrent_to_cell_weights": ([3, 3], [0, 0, 0.75, -0.25, 0.25, 0.25, -1, -0.75, 1]),
        "fw_recurrent_to_output_weights": ([3, 3], [-0.5, -0.5, 0, 0, -0.25, 0, -0.25, 0, 0.75]),
        "fw_forget_gate_bias": ([3], [0.5, 0.75, 0]),
        "fw_cell_bias": ([3], [1, -0.25, 0.75]),
        "fw_output_gate_bias": ([3], [0.25, 1, 0]),
        "fw_activation_state": ([2, 3], [-0.75, 0.75, 0.5, 0.25, -0.5, -0.5]),
        "fw_cell_state": ([2, 3], [1, 0.5, 1, 0, -1, 0.5]),
        "bw_input_to_forget_weights": ([2, 2], [0.5, 0.5, -1, 0.25]),
        "bw_input_to_cell_weights": ([2, 2], [-1, 0.75, -0.25, 0.75]),
        "bw_input_to_output_weights": ([2, 2], [0.75, 0, 0.25, 0]),
        "bw_recurrent_to_forget_weights": ([2, 2], [-0.5, 1, 1, 1]),
        "bw_recurrent_to_cell_weights": ([2, 2], [-1, -0.75, 0.5, -0.25]),
        "bw_recurrent_to_output_weights": ([2, 2], [-0.75, 0.75, 0.75, 0.5]),
        "bw_forget_gate_bias": ([2], [0.5, 0.75]),
        "bw_cell_bias": ([2], [0.5, -1]),
        "bw_output_gate_bias": ([2], [-0.5, 0.5]),
        "bw_activation_state": ([2, 2], [1, 0.75, 1, -1]),
        "bw_cell_state": ([2, 2], [-0.25, 0.75, 0.25, 0.75]),
        "input": ([2, 2, 2], [-1, -0.5, -0.25, -0.25, 0.25, 0, -0.25, -0.5]),
    },
    [
        ([2, 2, 5], [
            0.4819894, 0.32353366, 0.5388369, 0.15334074, 0.43682247, 0.3424559, 0.31908117, 0.29351892, 0.24844839,
            0.42522952, 0.30349067, 0.46022678, 0.3727369, 0.17801713, 0.5655763, 0.3003548, 0.3112527, 0.41708295,
            0.062185443, 0.43509737,
        ]),
    ],
)

sequences(
    "merged_cross_linked_every_option",
    4,
    (0.75, 0.5),
    True,
    True,
    {
        "fw_input_to_input_weights": ([3, 2], [-0.5, 0.5, -0.5, 0.5, -1, 0.5]),
        "fw_input_to_forget_weights": ([3, 2], [-0.5, 0.75, 0.5, -1, 0.75, -0.25]),
        "fw_input_to_cell_weights": ([3, 2], [1, 0.5, 0, -0.25, -0.75, 1]),
        "fw_input_to_output_weights": ([3, 2], [-0.5, 0.75, -0.5, -0.5, 0, 0]),
        "fw_recurrent_to_input_weights": ([3, 2], [-0.5, -0.25, -1, 0, -0.75, -0.25]),
        "fw_recurrent_to_forget_weights": ([3, 2], [0.5, -0.5, -0.25, -1, 0, -0.25]),
        "fw_recurrent_to_cell_weights": ([3, 2], [-0.75, 0, 0.5, 0.5, 0, 1]),
        "fw_recurrent_to_output_weights": ([3, 2], [-0.25, -1, 0.75, 0.25, -1, -0.5]),
        "fw_cell_to_input_weights": ([3], [0.75, 1, 0.25]),
        "fw_cell_to_forget_weights": ([3], [-0.75, 0.25, 0]),
        "fw_cell_to_output_weights": ([3], [-0.25, -0.5, 1]),
        "fw_input_gate_bias": ([3], [0.75, 0.25, -0.75]),
        "fw_forget_gate_bias": ([3], [-0.25, -1, -0.5]),
        "fw_cell_bias": ([3], [-0.25, -0.25, 0.75]),
        "fw_output_gate_bias": ([3], [0, 0.5, -0.75]),
        "fw_projection_weights": ([2, 3], [0, 0.5, -0.75, 0.75, 1, -1]),
        "fw_projection_bias": ([2], [0.5, 0.5]),
        "fw_input_layer_norm_weights": ([3], [0.625, -0.875, -0.375]),
        "fw_forget_layer_norm_weights": ([3], [-0.375, -0.125, -0.625]),
        "fw_cell_layer_norm_weights": ([3], [-0.125, -0.375, 0.875]),
        "fw_output_layer_norm_weights": ([3], [0.875, -0.875, 0.125]),
        "fw_aux_input_to_input_weights": ([3, 1], [-1, 0, -0.5]),
        "fw_aux_input_to_forget_weights": ([3, 1], [-0.25, -0.75, 1]),
        "fw_aux_input_to_cell_weights": ([3, 1], [0, 0.25, 0.75]),
        "fw_aux_input_to_output_weights": ([3, 1], [0.75, 0.5, 0.25]),
        "fw_activation_state": ([2, 2], [-1, -0.75, -1, 0]),
        "fw_cell_state": ([2, 3], [0.5, -1, 0, -1, -0.75, -0.75]),
        "bw_input_to_input_weights": ([4, 2], [0.75, 0.5, 0.75, -1, 0.5, 0.25, 0.5, -0.75]),
        "bw_input_to_forget_weights": ([4, 2], [0.75, 0, 0.75, -0.25, 0.25, 0.5, -0.5, -0.25]),
        "bw_input_to_cell_weights": ([4, 2], [-0.5, -0.75, 0.25, 0.75, -0.25, 0.75, 1, 0.5]),
        "bw_input_to_output_weights": ([4, 2], [0, -1, 0.5, -1, -0.25, -0.75, 0.75, 0.75]),
        "bw_recurrent_to_input_weights": ([4, 1], [-0.25, 0.75, -0.25, -0.25]),
        "bw_recurrent_to_forget_weights": ([4, 1], [0.75, 0.75, -1, 0.75]),
        "bw_recurrent_to_cell_weights": ([4, 1], [-0.25, -0.75, -0.25, -0.75]),
        "bw_recurrent_to_output_weights": ([4, 1], [0.5, 0.25, -1, 0.5]),
        "bw_cell_to_input_weights": ([4], [0.5, 0.5, -1, 0.5]),
        "bw_cell_to_forget_weights": ([4], [-1, -0.5, -0.75, 0.75]),
        "bw_cell_to_output_weights": ([4], [-1, 0, 0.5, 0.25]),
        "bw_input_gate_bias": ([4], [-0.75, 0.75, 0, 0.25]),
        "bw_forget_gate_bias": ([4], [0.25, 1, -0.5, -1]),
        "bw_cell_bias": ([4], [-1, 0.25, 0, 0.75]),
        "bw_output_gate_bias": ([4], [1, 1, 0.75, 0.5]),
        "bw_projection_weights": ([1, 4], [-0.25, 0.5, 0.75, -0.25]),
        "bw_projection_bias": ([1], [0.25]),
        "bw_input_layer_norm_weights": ([4], [-0.875, -0.125, -0.625, 1.125]),
        "bw_forget_layer_norm_weights": ([4], [-0.625, 0.625, 0.875, -0.375]),
        "bw_cell_layer_norm_weights": ([4], [-0.625, -0.625, 1.125, 0.375]),
        "bw_output_layer_norm_weights": ([4], [-0.375, -0.125, 0.875, 0.875]),
        "bw_aux_input_to_input_weights": ([4, 1], [0.75, 0.5, -1, -1]),
        "bw_aux_input_to_forget_weights": ([4, 1], [-1, 0.75, 1, 0.25]),
        "bw_aux_input_to_cell_weights": ([4, 1], [0.75, -0.25, 0.25, -1]),
        "bw_aux_input_to_output_weights": ([4, 1], [0, -0.75, 0.75, 0.25]),
        "bw_activation_state": ([2, 1], [0.75, 1]),
        "bw_cell_state": ([2, 4], [-0.5, 0.5, 0, -0.25, 1, 0, 0.5, 0.75]),
        "input": ([2, 2, 2], [1, 0, -0.75, -0.75, -0.75, 0.5, 0.25, -0.25]),
        "aux_input": ([2, 2, 1], [0, 0.75, 0.75, -0.5]),
    },
    [
        ([2, 2, 3], [
            0.38013268, 0.23772406, 0.3561447, 0.36461317, 0.07823771, 0.5, 0.4056864, 0.30803537, 0.5, 0.43177417,
            0.25901191, 0.20180988,
        ]),
    ],
)

sequences(
    "merged_parallel_states",
    4,
    (0.0, 0.5),
    False,
    True,
    {
        "fw_input_to_forget_weights": ([3, 2], [0.25, -0.75, 0.75, 0, -1, 0.25]),
        "fw_input_to_cell_weights": ([3, 2], [-0.5, -0.5, 1, -1, -0.5, -0.5]),
        "fw_input_to_output_weights": ([3, 2], [-1, 0, 0.75, 0.75, -0.75, -1]),
        "fw_recurrent_to_forget_weights": ([3, 3], [0.25, 0.5, 0.5, 1, 0.75, 1, -1, -0.75, 0]),
        "fw_recurrent_to_cell_weights": ([3, 3], [-0.25, -0.25, -1, 0.75, -0.5, 0.75, 1, 0, -0.25]),
        "fw_recurrent_to_output_weights": ([3, 3], [-0.25, -0.5, 0, -0.75, -0.25, -1, 0.25, 1, 0]),
        "fw_forget_gate_bias": ([3], [1, -0.5, 1]),
        "fw_cell_bias": ([3], [-1, 0.75, -0.25]),
        "fw_output_gate_bias": ([3], [0.25, 0.25, 0.5]),
        "fw_forget_layer_norm_weights": ([3], [-0.625, -0.875, 0.375]),
        "fw_cell_layer_norm_weights": ([3], [-0.625, 0.375, 0.625]),
        "fw_output_layer_norm_weights": ([3], [-0.625, 0.375, -0.875]),
        "fw_activation_state": ([2, 3], [-1, -1, 0.75, 0.75, -0.25, -0.25]),
        "fw_cell_state": ([2, 3], [1, 1, -0.5, 1, 0.25, 1]),
        "bw_input_to_input_weights": ([2, 1], [-1, -0.75]),
        "bw_input_to_forget_weights": ([2, 1], [-0.75, 0.5]),
        "bw_input_to_cell_weights": ([2, 1], [-0.5, 0.75]),
        "bw_input_to_output_weights": ([2, 1], [-0.5, 0]),
        "bw_recurrent_to_input_weights": ([2, 1], [0.5, -0.5]),
        "bw_recurrent_to_forget_weights": ([2, 1], [0.25, 0]),
        "bw_recurrent_to_cell_weights": ([2, 1], [-0.75, -1]),
        "bw_recurrent_to_output_weights": ([2, 1], [0.75, 0]),
        "bw_input_gate_bias": ([2], [-0.75, 0.25]),
        "bw_forget_gate_bias": ([2], [-0.25, -0.25]),
        "bw_cell_bias": ([2], [0, -0.75]),
        "bw_output_gate_bias": ([2], [0.5, 0.75]),
        "bw_projection_weights": ([1, 2], [0.75, -1]),
        "bw_projection_bias": ([1], [0.25]),
        "bw_activation_state": ([2, 1], [-0.75, -0.5]),
        "bw_cell_state": ([2, 2], [-0.75, -0.5, 0.5, 0.75]),
        "input": ([2, 2, 2], [-0.5, 0, 0.75, -0.25, 0.5, 0, 0.25, -0.5]),
        "aux_input": ([2, 2, 1], [1, -1, 0, 1]),
    },
    [
        ([2, 2, 4], [
            0.18612493, 0.38360609, -0.40882923, 0.5, 0.15311444, 0.4554703, -0.28126753, 0.5, 0.3952109, 0.4204028,
            0.37018332, 0.31984057, 0.21553947, 0.31563984, 0.09038334, -0.09340052,
        ]),
        ([2, 3], [0.15311444, 0.4554703, -0.28126753, 0.21553947, 0.31563984, 0.09038334]),
        ([2, 3], [0.20695403, 0.8635036, -0.566175, 0.3584261, 0.8050935, 0.2812402]),
        ([2, 1], [0.5, 0.31984057]),
        ([2, 2], [-0.14734661, -0.5234413, 0.06827521, -0.057285645]),
    ],
)
