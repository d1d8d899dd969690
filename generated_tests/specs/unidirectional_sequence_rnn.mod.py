# UNIDIRECTIONAL_SEQUENCE_RNN: batch-major and time-major, with the last state as output (HAL 1.3) and without.

SOURCE = "float64, numpy: activation(input[t] @ weights.T + state @ recurrent_weights.T + bias) for each step"


def sequence(name, activation, time_major, given, expected):
    """An example in each floating-point type; ``expected`` holds the sequence, perhaps the state."""
    kinds = dict.fromkeys(("input", "hidden_state"), Input)
    tensors = [
        kinds.get(key, Parameter)(key, ("TENSOR_FLOAT32", shape), values) for key, (shape, values) in given.items()
    ]
    outputs = [Output(f"output_{place}", ("TENSOR_FLOAT32", size)) for place, (size, _) in enumerate(expected)]
    Model(name).Operation("UNIDIRECTIONAL_SEQUENCE_RNN", *tensors, activation, time_major).To(*outputs)
    fed = {tensor: given[tensor.name][1] for tensor in (tensors[0], tensors[4])}
    example = Example({**fed, **{o: values for o, (_, values) in zip(outputs, expected)}}, source=SOURCE)
    example.AddVariations("relaxed", "float16", defaultName="float32")


sequence(
    "batch_major",
    4,
    0,
    {
        "input": ([2, 3, 2], [1, 0.75, -1, 0.25, -1, -1, 0.75, 0.5, -0.75, -0.75, 0.75, -1]),
        "weights": ([3, 2], [-1, -0.75, 0.5, -0.5, -0.25, -0.5]),
        "recurrent_weights": ([3, 3], [-0.75, -0.75, 1, 0, 0.25, 0.25, 0.25, 0.75, 0.5]),
        "bias": ([3], [1, 0.75, -0.75]),
        "hidden_state": ([2, 3], [1, 1, 0.25, 0.25, 0, -0.5]),
    },
    [
        ([2, 3, 3], [
            -0.9480853, 0.8298019, -0.24491866, 0.929716257, 0.26476044, -0.34708813, 0.9064149, 0.6227092,
            0.25191388, -0.6709671, 0.63514895, -0.8798267, 0.8975626, 0.5972302, -0.3084155, -0.40491183, 0.9350586,
            0.08043144,
        ]),
    ],
)

sequence(
    "time_major_state",
    6,
    1,
    {
        "input": ([3, 2, 2], [-0.75, 0.5, 0, -0.5, 1, 0.5, 0, -0.5, -1, 0, 0.25, -1]),
        "weights": ([3, 2], [-0.5, 1, -0.25, -1, 0, 0.5]),
        "recurrent_weights": ([3, 3], [0, -0.5, 1, -0.5, -0.5, 1, 1, -0.75, 0]),
        "bias": ([3], [0.75, 0.5, 0]),
        "hidden_state": ([2, 3], [0.75, -0.5, -0.5, -0.75, 0, 1]),
    },
    [
        ([3, 2, 3], [
            0.7981868, 0.39233683, 0.7981868, 0.7772999, 0.91490095, 0.26894142, 0.7944594, 0.48823342, 0.68003533,
            0.51536789, 0.6041629, 0.46036437, 0.84368666, 0.68754975, 0.6054639, 0.44603179, 0.79217715, 0.392276213,
        ]),
        ([2, 3], [0.84368666, 0.68754975, 0.6054639, 0.44603179, 0.79217715, 0.392276213]),
    ],
)

sequence(
    "batch_major_state",
    1,
    0,
    {
        "input": ([2, 3, 2], [-1, 0.75, -0.25, -0.5, 0, 0.25, -0.5, -0.75, 0.75, -1, 0.75, 1]),
        "weights": ([3, 2], [0.25, -0.75, 1, -0.75, -0.75, 0]),
        "recurrent_weights": ([3, 3], [-0.75, 1, -0.75, 0.25, -0.25, 0.5, -0.75, 0, 0.25]),
        "bias": ([3], [0.5, 0.5, 0.25]),
        "hidden_state": ([2, 3], [1, 0.75, -0.25, -0.5, -0.25, 0.75]),
    },
    [
        ([2, 3, 3], [
            0, 0, 0.1875, 0.671875, 0.71875, 0.484375, 0.1640625, 0.54296875, 0, 0.5, 0.875, 1.1875, 1.046875, 2.5, 0,
            1.6523438, 0.13671875, 0,
        ]),
        ([2, 3], [0.1640625, 0.54296875, 0, 1.6523438, 0.13671875, 0]),
    ],
)

sequence(
    "time_major",
    0,
    1,
    {
        "input": ([3, 2, 2], [0.25, 0.5, 0.25, -0.5, 1, -0.5, 0.75, 0.75, 0.25, -0.25, -0.75, 0]),
        "weights": ([3, 2], [1, 0.75, -0.5, -0.25, 0.75, 0]),
        "recurrent_weights": ([3, 3], [0.25, 0.5, -0.25, -0.25, -0.75, -0.5, -0.25, 0.5, 1]),
        "bias": ([3], [0.5, -0.25, 0]),
        "hidden_state": ([2, 3], [0, 0.5, 0.5, 0.5, -0.5, 0.25]),
    },
    [
        ([3, 2, 3], [
            1.25, -1.125, 0.9375, 0.1875, -0.125, 0.0625, 0.640625, -0.5625, 0.8125, 1.78125, -0.796875, 0.515625,
            0.23828125, -0.45703125, 0.55859375, -0.33203125, 0.01953125, -0.890625,
        ]),
    ],
)
