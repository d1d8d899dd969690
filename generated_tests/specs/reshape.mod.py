# RESHAPE. The elements keep their order, so that every answer is that of the input, read row by row.

HAND = "worked by hand: the same elements in the same order"


def reshape(name, values, before, after, shape):
    """An example in every type; ``values`` are multiples of 0.5 between -60 and 60."""
    i = Input("input", ("TENSOR_FLOAT32", before))
    s = Parameter("shape", ("TENSOR_INT32", [len(shape)]), shape)
    o = Output("output", ("TENSOR_FLOAT32", after))
    Model(name).Operation("RESHAPE", i, s).To(o)
    Example({i: values, o: values}, source=HAND).AddVariations(
        "relaxed",
        "float16",
        *(
            DataTypeConverter(name=name).Identify(dict.fromkeys((i, o), type))
            for name, type in (
                ("quant8", ("TENSOR_QUANT8_ASYMM", 0.5, 121)),
                ("quant8_low", ("TENSOR_QUANT8_ASYMM", 0.5, 120)),
                ("signed", ("TENSOR_QUANT8_ASYMM_SIGNED", 0.5, -7)),
            )
        ),
        defaultName="float32",
    )


VALUES = [2, -3, 5.5, -7, 11, 13, -17, 19, 0.5, 23, -29, 31, 37, -41, 43, -47, 53, 59, -60, 1, -0.5, 8, -9, 10]
reshape("rank_4_to_1", VALUES, [2, 3, 1, 4], [24], [24])
reshape("rank_1_to_4", VALUES, [24], [1, 2, 3, 4], [1, 2, 3, 4])
reshape("rank_2_to_3", VALUES, [4, 6], [3, 2, 4], [3, 2, 4])
reshape("rank_3_to_2", VALUES, [2, 3, 4], [8, 3], [8, 3])
reshape("rank_2_swapped_extents", VALUES, [4, 6], [6, 4], [6, 4])
# -1 stands for what is left.
reshape("minus_1_alone", VALUES, [2, 3, 4], [24], [-1])
reshape("minus_1_first", VALUES, [4, 6], [2, 3, 4], [-1, 3, 4])
reshape("minus_1_middle", VALUES, [2, 12], [4, 2, 3], [4, -1, 3])
reshape("minus_1_last", VALUES, [1, 24, 1], [4, 3, 1, 2], [4, 3, 1, -1])
reshape("minus_1_for_1", VALUES, [2, 12], [6, 1, 4], [6, -1, 4])
reshape("one_element", [-7], [1, 1], [1], [1])
# The output's extents are not declared: the driver has to say what they are.
for name, type in (("float32", ("TENSOR_FLOAT32",)), ("quant8", ("TENSOR_QUANT8_ASYMM", 0.5, 121))):
    i = Input("input", (type[0], [4, 6], *type[1:]))
    o = Output("output", (type[0], [0, 0, 0], *type[1:]))
    Model("undeclared_output").Operation("RESHAPE", i, [2, -1, 4]).To(o)
    values = [abs(int(x)) for x in VALUES]
    rows = [[values[place : place + 4] for place in range(start, start + 12, 4)] for start in (0, 12)]
    Example({i: values, o: rows}, name=name, source=HAND)

# Integers since AIDL 2: nothing is scaled or rounded on the way.
i = Input("input", ("TENSOR_INT32", [2, 3]))
o = Output("output", ("TENSOR_INT32", [3, 2]))
Model("integers").Operation("RESHAPE", i, [3, -1]).To(o)
VALUES = [-2147483648, 2147483647, 16777217, -1, 255, -33554433]
Example({i: VALUES, o: VALUES}, source=HAND)
