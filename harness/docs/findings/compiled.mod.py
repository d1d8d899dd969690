# What LiteRT's CompiledModel gets wrong, in the smallest case that shows it. The numbers are worked by hand: see compiled.md.

i, order = Input("x", ("TENSOR_FLOAT32", [2, 3])), Input("order", ("TENSOR_INT32", [2]))
o = Output("y", ("TENSOR_FLOAT32", [3, 2]))
Model("transpose").Operation("TRANSPOSE", i, order).To(o)
rows = {i: [1, 2, 3, 4, 5, 6], order: [1, 0], o: [1, 4, 2, 5, 3, 6]}
Example(rows, name="order_of_each_request", source="by hand").DisableLifeTimeVariation()

i, o = Input("x", ("TENSOR_FLOAT32", [2, 3])), Output("axes", ("INT32", []))
Model("rank").Operation("RANK", i).To(o)
Example({i: [1, 2, 3, 4, 5, 6], o: [2]}, name="of_a_matrix", source="by hand").DisableLifeTimeVariation()
