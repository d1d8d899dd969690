# What ONNX Runtime refuses though it is valid, or computes wrongly, each in the smallest case: see onnxruntime.md.

kind = ("TENSOR_QUANT8_ASYMM_SIGNED", [1, 1, 1, 1], 0.5, 0)
i, o = Input("image", kind), Output("largest", kind)
Model("max_pool").Operation("MAX_POOL_2D", i, 2, 1, 1, 1, 1, 1).To(o)
Example({i: [-3], o: [0]}, name="signed_relu", source="by hand").DisableLifeTimeVariation()

raw, wide = ("TENSOR_QUANT8_ASYMM", [2, 2], 0.5, 0), ("TENSOR_QUANT8_ASYMM", [2, 1, 2], 0.5, 0)
i, t, o = Input("rows", raw), Internal("wide", wide), Output("shares", ("TENSOR_QUANT8_ASYMM", [2, 1, 2], 1 / 256, 0))
Model("softmax").Operation("EXPAND_DIMS", i, 1).To(t).Operation("SOFTMAX", t, 1.0, 1).To(o)
Example({i: [2, 4, 6, 8], o: [255, 255, 255, 255]}, name="of_one", source="by hand").DisableLifeTimeVariation()

# The share of 1, and 0.
half, shares = ("TENSOR_QUANT8_ASYMM_SIGNED", [1, 2], 0.5, 0), ("TENSOR_QUANT8_ASYMM_SIGNED", [1, 2], 1 / 256, -128)
i, bounded, share, o = Input("x", half), Internal("bounded", half), Internal("share", shares), Output("y", half)
nothing = Parameter("nothing", half, [0, 0])
model = Model("softmax").Operation("RELU", i).To(bounded).Operation("SOFTMAX", bounded, 1.0, 0).To(share)
model.Operation("ADD", share, nothing, 0).To(o)
Example({i: [2, 4], o: [2, 2]}, name="of_one_signed", source="by hand").DisableLifeTimeVariation()

i, o = Input("stored", raw), Output("real", ("TENSOR_FLOAT32", [2, 2]))
t, q = Internal("turned", ("TENSOR_FLOAT32", [2, 2])), Output("narrow", ("TENSOR_QUANT8_ASYMM", [2, 2], 0.25, 0))
model = Model("dequantize").Operation("DEQUANTIZE", i).To(o).Operation("TRANSPOSE", o, [1, 0]).To(t)
model.Operation("QUANTIZE", t).To(q)
example = Example({i: [2, 4, 6, 200], o: [1, 2, 3, 100], q: [4, 12, 8, 255]}, name="output_too", source="by hand")
example.DisableLifeTimeVariation()

# Each channel is divided by 1 and its own square.
i, o = Input("channels", ("TENSOR_FLOAT32", [1, 1, 1, 2])), Output("normalised", ("TENSOR_FLOAT32", [1, 1, 1, 2]))
Model("lrn").Operation("LOCAL_RESPONSE_NORMALIZATION", i, 0, 1.0, 1.0, 1.0).To(o)
example = Example({i: [4096, 1], o: [4096 / (1 + 4096**2), 1 / 2]}, name="after_a_large_channel", source="by hand")
example.DisableLifeTimeVariation()

# The mean is 1002; from it the elements deviate by -2, -1 and 3, whose squares have a mean of 14 / 3.
i = Input("far", ("TENSOR_FLOAT32", [1, 1, 3, 1]))
o = Output("normed", ("TENSOR_FLOAT32", [1, 1, 3, 1]))
spread = (14 / 3) ** 0.5
Model("instance_norm").Operation("INSTANCE_NORMALIZATION", i, 1.0, 0.0, 1e-9, False).To(o)
example = Example({i: [1000, 1001, 1005], o: [-2 / spread, -1 / spread, 3 / spread]}, name="far_from_zero", source="by hand")
example.DisableLifeTimeVariation()

# Each sum is of 8 products of 200 and 100, two of which are beyond 16 bits.
i = Input("image", ("TENSOR_QUANT8_ASYMM", [1, 2, 2, 2], 1.0, 0))
o = Output("sums", ("TENSOR_QUANT8_ASYMM", [1, 1, 1, 3], 1000.0, 0))
ones = SymmPerChannelQuantParams(0, [1.0, 1.0, 1.0])
filters = Parameter("filters", ("TENSOR_QUANT8_SYMM_PER_CHANNEL", [3, 2, 2, 2]), [100] * 24, extraParams=ones)
bias = Parameter("bias", ("TENSOR_INT32", [3]), [0, 0, 0])
Model("conv").Operation("CONV_2D", i, filters, bias, 2, 1, 1, 0).To(o)
example = Example({i: [200] * 8, o: [160, 160, 160]}, name="large_products", source="by hand")
example.DisableLifeTimeVariation()

# The weights are real: 200 halves are 100, whatever the other weight is.
i = Input("stored", ("TENSOR_QUANT8_ASYMM", [1, 2], 1.0, 0))
t, y = Internal("real", ("TENSOR_FLOAT32", [1, 2])), Internal("sum", ("TENSOR_FLOAT32", [1, 1]))
o = Output("narrow", ("TENSOR_QUANT8_ASYMM", [1, 1], 1.0, 0))
weights = Parameter("weights", ("TENSOR_FLOAT32", [1, 2]), [127 * 1.25, 0.5])
bias = Parameter("bias", ("TENSOR_FLOAT32", [1]), [0])
model = Model("dense").Operation("DEQUANTIZE", i).To(t).Operation("FULLY_CONNECTED", t, weights, bias, 0).To(y)
model.Operation("QUANTIZE", y).To(o)
example = Example({i: [0, 200], o: [100]}, name="with_real_weights", source="by hand")
example.DisableLifeTimeVariation()

# Twice as wide and high, columns first: between two columns is their mean, and behind the last one that itself.
i, t = Input("columns", ("TENSOR_FLOAT32", [1, 2, 1, 2])), Internal("image", ("TENSOR_FLOAT32", [1, 1, 2, 2]))
r, o = Internal("large", ("TENSOR_FLOAT32", [1, 1, 4, 4])), Output("turned", ("TENSOR_FLOAT32", [1, 1, 4, 4]))
model = Model("resize").Operation("TRANSPOSE", i, [0, 2, 3, 1]).To(t).Operation("RESIZE_BILINEAR", t, 4, 4, True).To(r)
model.Operation("TRANSPOSE", r, [0, 1, 3, 2]).To(o)
last = [4, 8, 12, 12]
example = Example({i: [0, 8, 4, 12], o: [0, 4, 8, 8, 2, 6, 10, 10, *last, *last]}, name="between_orders", source="by hand")
example.DisableLifeTimeVariation()
