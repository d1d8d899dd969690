# DEQUANTIZE: (x - zero point) * scale.

HAND = "worked by hand: (x - zero point) * scale; the scales are powers of two, so that it is exact"
TENTHS = "worked by hand: (x - zero point) * scale, rounded once"


def dequantise(name, type, values, expected, source=HAND, **more):
    """To float32, relaxed or not, and to float16."""
    i = Input("input", type, **more)
    o = Output("output", ("TENSOR_FLOAT32", type[1]))
    Model(name).Operation("DEQUANTIZE", i).To(o)
    half = DataTypeConverter(name="float16").Identify({o: ("TENSOR_FLOAT16",)})
    Example({i: values, o: expected}, source=source).AddVariations("relaxed", half, defaultName="float32")


QUANT8, SIGNED = "TENSOR_QUANT8_ASYMM", "TENSOR_QUANT8_ASYMM_SIGNED"
dequantise("rank_1", (QUANT8, [5], 0.5, 128), [0, 1, 128, 200, 255], [-64, -63.5, 0, 36, 63.5])
dequantise("rank_2", (QUANT8, [2, 3], 0.25, 0), [0, 255, 7, 128, 1, 90], [0, 63.75, 1.75, 32, 0.25, 22.5])
dequantise("rank_3", (QUANT8, [2, 1, 2], 2.0, 255), [255, 0, 254, 100], [0, -510, -2, -310])
dequantise("rank_4", (QUANT8, [1, 2, 1, 2], 1.0, 3), [0, 3, 255, 129], [-3, 0, 252, 126])
dequantise("signed_rank_1", (SIGNED, [5], 0.5, 0), [-128, -1, 0, 72, 127], [-64, -0.5, 0, 36, 63.5])
dequantise(
    "signed_rank_2", (SIGNED, [2, 3], 0.25, -128), [-128, 127, -121, 0, -1, 90], [0, 63.75, 1.75, 32, 31.75, 54.5]
)
dequantise("signed_rank_3", (SIGNED, [2, 1, 2], 2.0, 127), [127, -128, 126, 0], [0, -510, -2, -254])
dequantise("signed_rank_4", (SIGNED, [1, 2, 1, 2], 1.0, -5), [-128, -5, 127, 0], [-123, 0, 132, 5])
# Symmetric: no zero point.
SYMMETRIC = "TENSOR_QUANT8_SYMM"
dequantise("symmetric_rank_1", (SYMMETRIC, [5], 0.5, 0), [-128, -1, 0, 72, 127], [-64, -0.5, 0, 36, 63.5])
dequantise("symmetric_rank_4", (SYMMETRIC, [2, 1, 2, 1], 4.0, 0), [-127, 3, 100, -5], [-508, 12, 400, -20])
# A scale a channel, along each axis.
PER_CHANNEL = "TENSOR_QUANT8_SYMM_PER_CHANNEL"
dequantise(
    "per_channel_rank_1",
    (PER_CHANNEL, [3], 0, 0),
    [-127, 50, 3],
    [-254, 25, 0.75],
    extraParams=SymmPerChannelQuantParams(channelDim=0, scales=[2.0, 0.5, 0.25]),
)
dequantise(
    "per_channel_first_axis",
    (PER_CHANNEL, [2, 3], 0, 0),
    [-127, 50, 3, 4, 100, -6],
    [-254, 100, 6, 2, 50, -3],
    extraParams=SymmPerChannelQuantParams(channelDim=0, scales=[2.0, 0.5]),
)
dequantise(
    "per_channel_middle_axis",
    (PER_CHANNEL, [2, 2, 3], 0, 0),
    [1, 2, -3, 4, 5, 6, -7, 127, 9, 10, 11, -12],
    [4, 8, -12, 1, 1.25, 1.5, -28, 508, 36, 2.5, 2.75, -3],
    extraParams=SymmPerChannelQuantParams(channelDim=1, scales=[4.0, 0.25]),
)
dequantise(
    "per_channel_last_axis",
    (PER_CHANNEL, [1, 2, 1, 3], 0, 0),
    [10, -20, 30, 127, -127, 7],
    [5, -40, 240, 63.5, -254, 56],
    extraParams=SymmPerChannelQuantParams(channelDim=3, scales=[0.5, 2.0, 8.0]),
)
# Scales of a full mantissa: no product fits into the 11 bits of float16.
dequantise("tenths", (QUANT8, [5], 0.1, 0), [3, 77, 255, 19, 100], [0.3, 7.7, 25.5, 1.9, 10], TENTHS)
dequantise("signed_tenths", (SIGNED, [2, 2], 0.1, 27), [-128, 127, 28, -50], [-15.5, 10, 0.1, -7.7], TENTHS)
dequantise("symmetric_tenths", (SYMMETRIC, [4], 0.1, 0), [-127, 77, 3, -19], [-12.7, 7.7, 0.3, -1.9], TENTHS)
dequantise(
    "per_channel_tenths",
    (PER_CHANNEL, [2, 3], 0, 0),
    [-127, 77, 3, 19, 101, -6],
    [-12.7, 7.7, 0.3, 5.7, 30.3, -1.8],
    TENTHS,
    extraParams=SymmPerChannelQuantParams(channelDim=0, scales=[0.1, 0.3]),
)
