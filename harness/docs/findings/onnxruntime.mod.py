# What ONNX Runtime refuses though it is valid, each in the smallest case that shows it: see onnxruntime.md.

kind = ("TENSOR_QUANT8_ASYMM_SIGNED", [1, 1, 1, 1], 0.5, 0)
i, o = Input("image", kind), Output("largest", kind)
Model("max_pool").Operation("MAX_POOL_2D", i, 2, 1, 1, 1, 1, 1).To(o)
Example({i: [-3], o: [0]}, name="signed_relu", source="by hand").DisableLifeTimeVariation()
