# What TVM gets wrong, in the smallest case that shows it. The numbers are worked by hand: see tvm.md.

COUNT = 1025

parts = [Input(f"x{number}", ("TENSOR_FLOAT16", [2, 1, 1])) for number in range(COUNT)]
o = Output("y", ("TENSOR_FLOAT16", [2, COUNT, 1]))
Model("concatenation").Operation("CONCATENATION", *parts, 1).To(o)
# Of each input the first element, then of each the second.
fed = {part: [number, -number] for number, part in enumerate(parts)}
rows = [*range(COUNT), *(-number for number in range(COUNT))]
Example({**fed, o: rows}, name="of_1025_inputs", source="by hand").DisableLifeTimeVariation()

# Sums of 4,096 terms, which float16 holds; one that is added up in float16 stays at 2,048, as 2,049 is no float16.
TERMS = 4096
half, one = ("TENSOR_FLOAT16", [TERMS]), ("TENSOR_FLOAT16", [1])

i, o = Input("ones", half), Output("sum", one)
Model("reduce_sum").Operation("REDUCE_SUM", i, [0], True).To(o)
Example({i: [1] * TERMS, o: [4096]}, name="of_4096_ones", source="by hand").DisableLifeTimeVariation()

i, o = Input("ones", half), Output("mean", one)
Model("mean").Operation("MEAN", i, [0], 1).To(o)
Example({i: [1] * TERMS, o: [1]}, name="of_4096_ones", source="by hand").DisableLifeTimeVariation()

row = ("TENSOR_FLOAT16", [1, TERMS])
i, o = Input("ones", row), Output("sum", ("TENSOR_FLOAT16", [1, 1]))
weights, bias = Parameter("weights", row, [1] * TERMS), Parameter("bias", one, [0])
Model("fully_connected").Operation("FULLY_CONNECTED", i, weights, bias, 0).To(o)
Example({i: [1] * TERMS, o: [4096]}, name="of_4096_ones", source="by hand").DisableLifeTimeVariation()

# The mean is 0, and the variance 4096 / 4096.
pixels = ("TENSOR_FLOAT16", [1, TERMS, 1, 1])
i, o = Input("x", pixels), Output("y", pixels)
factors = [Parameter(name, ("FLOAT16", []), [value]) for name, value in (("gamma", 1), ("beta", 0), ("epsilon", 0))]
Model("instance_normalization").Operation("INSTANCE_NORMALIZATION", i, *factors, False).To(o)
pairs = [1, -1] * (TERMS // 2)
Example({i: pairs, o: pairs}, name="of_4096_pixels", source="by hand").DisableLifeTimeVariation()
