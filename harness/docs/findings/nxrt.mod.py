# What the provider of nxrt-ep-cpu computes wrongly, or fails to, each in the smallest case: see nxrt.md.

i, o = Input("real", ("TENSOR_FLOAT32", [2])), Output("stored", ("TENSOR_QUANT8_ASYMM", [2], 0.5, 127))
Model("quantize").Operation("QUANTIZE", i).To(o)
Example({i: [float("inf"), 1e20], o: [255, 255]}, name="huge", source="by hand").DisableLifeTimeVariation()

# Nothing has an extent of 1, so that no axis goes.
i, o = Input("row", ("TENSOR_FLOAT32", [3])), Output("same", ("TENSOR_FLOAT32", [3]))
Model("squeeze").Operation("SQUEEZE", i, Parameter("axes", ("TENSOR_INT32", [0]), [])).To(o)
Example({i: [1, 2, 3], o: [1, 2, 3]}, name="no_axis", source="by hand").DisableLifeTimeVariation()

row = ("TENSOR_FLOAT32", [2])
i, unread, o = Input("x", row), Internal("unread", row), Output("y", row)
Model("relu").Operation("RELU", i).To(unread).Operation("NEG", i).To(o)
Example({i: [1, -2], o: [-1, 2]}, name="that_nothing_reads", source="by hand").DisableLifeTimeVariation()
