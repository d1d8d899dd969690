# What TVM gets wrong, in the smallest case that shows it. The numbers are worked by hand: see tvm.md.

COUNT = 1025

parts = [Input(f"x{number}", ("TENSOR_FLOAT16", [2, 1, 1])) for number in range(COUNT)]
o = Output("y", ("TENSOR_FLOAT16", [2, COUNT, 1]))
Model("concatenation").Operation("CONCATENATION", *parts, 1).To(o)
# Of each input the first element, then of each the second.
fed = {part: [number, -number] for number, part in enumerate(parts)}
rows = [*range(COUNT), *(-number for number in range(COUNT))]
Example({**fed, o: rows}, name="of_1025_inputs", source="by hand").DisableLifeTimeVariation()
