# What TensorFlow Lite Micro gets wrong, each in the smallest case that shows it. The numbers are worked by hand: see tflm.md.

from math import inf

HAND = "by hand"


def show(name, fed, expected):
    """A case that is tried as it stands, in one type."""
    Example({**fed, **expected}, name=name, source=HAND).DisableLifeTimeVariation()


i = Input("raw", ("TENSOR_QUANT8_SYMM_PER_CHANNEL", [2]), extraParams=SymmPerChannelQuantParams(channelDim=0, scales=[1.0, 0.25]))
o = Output("real", ("TENSOR_FLOAT32", [2]))
Model("dequantize").Operation("DEQUANTIZE", i).To(o)
show("scales_of_channels", {i: [100, 100]}, {o: [100, 25]})

i, o = Input("real", ("TENSOR_FLOAT32", [2])), Output("raw", ("TENSOR_QUANT8_ASYMM_SIGNED", [2], 1.0, 0))
Model("quantize").Operation("QUANTIZE", i).To(o)
show("infinite", {i: [-inf, inf]}, {o: [-128, 127]})

# One element, before it a padded one: two batches.
signed = "TENSOR_QUANT8_ASYMM_SIGNED"
i, o = Input("image", (signed, [1, 1, 1, 1], 1.0, 9)), Output("batches", (signed, [2, 1, 1, 1], 1.0, 9))
block, padding = Parameter("block", ("TENSOR_INT32", [2]), [1, 2]), Parameter("padding", ("TENSOR_INT32", [2, 2]), [0, 0, 1, 0])
Model("space_to_batch").Operation("SPACE_TO_BATCH_ND", i, block, padding).To(o)
show("signed_padding", {i: [50]}, {o: [9, 50]})

i, a, o = Input("x", ("TENSOR_FLOAT32", [1, 1, 1, 1, 2])), Parameter("alpha", ("TENSOR_FLOAT32", [2]), [0.5, 0.5]), Output("y", ("TENSOR_FLOAT32", [1, 1, 1, 1, 2]))
Model("prelu").Operation("PRELU", i, a).To(o)
show("five_dimensions", {i: [-1, 2]}, {o: [-0.5, 2]})

# The last of 129 columns is column 3.97 of 4.
i, o = Input("image", (signed, [1, 1, 4, 1], 1.0, 0)), Output("wider", (signed, [1, 1, 129, 1], 1.0, 0))
Model("resize_bilinear").Operation("RESIZE_BILINEAR", i, 129, 1, False).To(o)
show("last_of_129_columns", {i: [90] * 4}, {o: [90] * 129})

# Each is a 1024th, a quarter of a unit.
i, o = Input("x", (signed, [1, 1024], 0.0625, 0)), Output("y", (signed, [1, 1024], 1 / 256, -128))
Model("softmax").Operation("SOFTMAX", i, 1.0).To(o)
show("sum_of_1024", {i: [0] * 1024}, {o: [-128] * 1024})
