# EXPAND_DIMS. The elements keep their order, so that every answer is that of the input, read row by row.

HAND = "worked by hand"
TYPES = {
    "quant8": ("TENSOR_QUANT8_ASYMM", 0.5, 121),
    "signed": ("TENSOR_QUANT8_ASYMM_SIGNED", 0.5, -7),
    "int32": ("TENSOR_INT32",),
}


def expand(name, axis, values, before, after):
    """An example in every type."""
    i, o = Input("input", ("TENSOR_FLOAT32", before)), Output("output", ("TENSOR_FLOAT32", after))
    Model(name).Operation("EXPAND_DIMS", i, axis).To(o)
    converted = [DataTypeConverter(name=title).Identify(dict.fromkeys((i, o), kind)) for title, kind in TYPES.items()]
    example = Example({i: values, o: values}, source=HAND)
    example.AddVariations("relaxed", "float16", *converted, defaultName="float32")


VALUES = [2, -7, 11, 4, 9, -1]
expand("first", 0, VALUES, [2, 3], [1, 2, 3])
expand("middle", 1, VALUES, [2, 3], [2, 1, 3])
expand("last", 2, VALUES, [2, 3], [2, 3, 1])
expand("last_from_the_end", -1, VALUES, [2, 3], [2, 3, 1])
expand("first_from_the_end", -3, VALUES, [2, 3], [1, 2, 3])
expand("rank_1", -2, VALUES, [6], [1, 6])
expand("rank_4", 3, VALUES, [1, 2, 1, 3], [1, 2, 1, 1, 3])
