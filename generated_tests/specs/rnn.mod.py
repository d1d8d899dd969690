# RNN: one step; the new state is the output.

SOURCE = "float64, numpy: activation(input @ weights.T + state @ recurrent_weights.T + bias)"
SIZES = {"input": [2, 3], "weights": [4, 3], "recurrent_weights": [4, 4], "bias": [4], "hidden_state_in": [2, 4]}


def rnn(name, activation, given, expected):
    """An example in each floating-point type; weights and bias are constants."""
    kinds = dict.fromkeys(("input", "hidden_state_in"), Input)
    tensors = [kinds.get(key, Parameter)(key, ("TENSOR_FLOAT32", size), given[key]) for key, size in SIZES.items()]
    state, out = (Output(key, ("TENSOR_FLOAT32", [2, 4])) for key in ("hidden_state_out", "out"))
    Model(name).Operation("RNN", *tensors, activation).To(state, out)
    fed = {tensor: given[tensor.name] for tensor in (tensors[0], tensors[4])}
    example = Example({**fed, state: expected, out: expected}, source=SOURCE)
    example.AddVariations("relaxed", "float16", defaultName="float32")


rnn(
    "none",
    0,
    {
        "input": [1, -0.5, -0.5, 0, 1, -0.75],
        "weights": [-0.5, 0, -0.5, -0.25, -0.25, -1, -1, -1, 0.25, 1, 1, 0.5],
        "recurrent_weights": [1, 0, 0, 0.25, -0.25, -0.5, 0.5, -0.5, 0, -1, -0.75, -1, 0.25, 0.75, 0.75, 0.75],
        "bias": [1, -1, 0.5, -0.5],
        "hidden_state_in": [0.25, -1, -0.75, 0, -0.5, 0.25, 1, 0],
    },
    [1, -0.5625, 1.4375, -1.5, 0.875, 0, -1.6875, 0.9375],
)

rnn(
    "relu",
    1,
    {
        "input": [1, -0.75, -0.25, 0.5, -0.75, 0.25],
        "weights": [-0.25, 0, 0, -0.5, 0.5, 1, -0.75, -1, -0.5, -0.75, -0.25, -0.25],
        "recurrent_weights": [
            -0.5, -0.5, -0.5, 0.25, 0.75, 0.5, -1, 0.5, 0.25, 0.5, -0.75, -0.75, -1, 0.5, -0.25, -0.5,
        ],
        "bias": [0.25, 0, 0, -0.75],
        "hidden_state_in": [-0.75, 0.75, -0.25, -1, 1, -0.25, 0, 0.25],
    },
    [0, 0, 1.25, 0.4375, 0, 0.375, 0.1875, 0],
)

rnn(
    "relu1",
    2,
    {
        "input": [0, 0.5, 1, -1, -0.25, 1],
        "weights": [1, -0.5, -0.5, 0, 0.5, -0.5, -1, -1, -0.75, -0.5, 1, -0.5],
        "recurrent_weights": [1, 0.25, -1, -1, 0.75, 1, -0.5, -0.75, 0.25, 0, -0.25, -0.25, -0.75, -0.25, 0, 1],
        "bias": [0.25, 1, 1, 0.25],
        "hidden_state_in": [0, -0.5, 0.5, -0.75, -0.25, 0, 0, -0.75],
    },
    [-0.375, 0.5625, -0.1875, -0.375, -0.625, 0.75, 1, -0.5625],
)

rnn(
    "relu6",
    3,
    {
        "input": [-5.5, -2, 0.5, -2, -3.5, 5],
        "weights": [1.5, 1.5, -1.5, 0, -1, 1.5, 2, 1.5, 0, 1, -1.5, 0.5],
        "recurrent_weights": [0.5, 0.5, 0, -0.25, -1, -0.5, 0.75, 0, 1, 0.75, -0.75, 0, -0.25, 0.5, -0.5, 0.25],
        "bias": [-0.5, -0.5, -1, 0],
        "hidden_state_in": [0.25, -0.25, 0.75, 0.75, 0.25, -0.5, -0.25, 0.75],
    },
    [0, 2.6875, 0, 0, 0, 6, 0, 5.75],
)

rnn(
    "tanh",
    4,
    {
        "input": [-0.75, 0.5, -1, -1, 0.75, -0.5],
        "weights": [0.25, 0, -1, -0.75, 0.25, -0.75, 0, -0.75, 0.25, -0.5, 0.25, -0.25],
        "recurrent_weights": [0.75, -0.5, -0.5, 1, -1, -1, 0.75, 0.25, -0.25, 0.25, -0.25, 0.5, 0, -0.5, -0.25, 1],
        "bias": [1, 0.25, -0.25, 0.5],
        "hidden_state_in": [0.5, -1, 0.5, -0.25, 1, -0.5, 0.25, 0.75],
    },
    [0.9751367, 0.9866143, -0.90514825, 0.8798267, 0.9936546, 0.89319334, -0.7615942, 0.9780261],
)

rnn(
    "logistic",
    6,
    {
        "input": [1, -0.25, -1, -0.5, 1, 0.75],
        "weights": [0.75, -0.75, -0.75, -0.25, -0.75, 1, -0.5, -1, -0.75, -0.75, -0.25, 0],
        "recurrent_weights": [-0.25, 0, 0.25, 1, -0.75, 1, 0, 0.25, 0.5, -1, -0.75, -0.75, -1, 0.25, 0, -0.25],
        "bias": [-0.25, 1, -0.25, 0],
        "hidden_state_in": [-0.25, 1, -0.5, -0.75, 0.75, 0.75, -1, 0.25],
    },
    [0.65135486, 0.7185944, 0.51561992, 0.5, 0.10669059, 0.7981868, 0.20181322, 0.37754067],
)
