# Models with much to keep beside their numbers: scales of channels with all digits, and their dimensions.

HAND = "worked by hand: each number times the scale of its channel"

# No scale has so few digits that a type smaller than float32 holds it.
FINE = 1 + 1 / 256 + 1 / 16384
PER_CHANNEL = "TENSOR_QUANT8_SYMM_PER_CHANNEL"
NUMBERS = [100, -50, 25, 8, 127, 0 - 127, 64, -3, 77]


def dequantised(name, dimensions):
    """Add a model of two tensors of the same numbers, whose channels have other scales: an input and a constant."""
    scales = [[FINE, FINE / 2, FINE * 2], [FINE * 4, FINE, FINE / 4]]
    params = [SymmPerChannelQuantParams(channelDim=at, scales=each) for at, each in zip(dimensions, scales)]
    x = Input("given", (PER_CHANNEL, [3, 3]), extraParams=params[0])
    constant = Parameter("constant", (PER_CHANNEL, [3, 3]), NUMBERS, extraParams=params[1])
    model, fed = Model(name), {x: NUMBERS}
    for number, read in enumerate((x, constant)):
        o = Output(f"numbers{number}", ("TENSOR_FLOAT32", [3, 3]))
        model.Operation("DEQUANTIZE", read).To(o)
        channels = [place % 3 if dimensions[number] else place // 3 for place in range(9)]
        fed[o] = [value * scales[number][channel] for value, channel in zip(NUMBERS, channels)]
    Example(fed, model=model, source=HAND).DisableLifeTimeVariation()


dequantised("rows", [0, 0])
dequantised("columns", [1, 1])
dequantised("rows_and_columns", [0, 1])

# The scales 1.00775 and 1, and a quantum of 1: 2 * 125 * 1.00775 = 251.94, and 2 * 100. Of the first, bfloat16 keeps 1: 250,
# which is more than a unit off.
image = Input("image", ("TENSOR_QUANT8_ASYMM", [1, 1, 1, 1], 1.0, 0))
scales = SymmPerChannelQuantParams(channelDim=0, scales=[1.00775, 1.0])
weights = Parameter("weights", (PER_CHANNEL, [2, 1, 1, 1]), [125, 100], extraParams=scales)
bias = Parameter("bias", ("TENSOR_INT32", [2]), [0, 0])
o = Output("channels", ("TENSOR_QUANT8_ASYMM", [1, 1, 1, 2], 1.0, 0))
Model("convolved").Operation("CONV_2D", image, weights, bias, 0, 0, 0, 0, 1, 1, 0).To(o)
Example({image: [2], o: [252, 200]}, source=HAND).DisableLifeTimeVariation()
