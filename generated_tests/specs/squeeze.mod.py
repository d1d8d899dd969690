# SQUEEZE. The elements keep their order, so that every answer is that of the input, read row by row.

HAND = "worked by hand"
TYPES = {"quant8": ("TENSOR_QUANT8_ASYMM", 0.5, 121), "signed": ("TENSOR_QUANT8_ASYMM_SIGNED", 0.5, -7)}


def squeeze(name, axes, values, before, after, rank=1):
    """An example in every type; without ``axes`` the argument is left out, declared with its rank or with none."""
    i, o = Input("input", ("TENSOR_FLOAT32", before)), Output("output", ("TENSOR_FLOAT32", after))
    given = Parameter("axes", ("TENSOR_INT32", [len(axes)] * rank), axes or None)
    Model(name).Operation("SQUEEZE", i, given).To(o)
    converted = [DataTypeConverter(name=title).Identify(dict.fromkeys((i, o), kind)) for title, kind in TYPES.items()]
    example = Example({i: values, o: values}, source=HAND)
    example.AddVariations("relaxed", "float16", *converted, defaultName="float32")


VALUES = [2, -7.5, 11, 4, 9, -1]
squeeze("one_axis", [1], VALUES, [2, 1, 3, 1], [2, 3, 1])
squeeze("another_axis", [3], VALUES, [2, 1, 3, 1], [2, 1, 3])
squeeze("two_axes", [3, 1], VALUES, [2, 1, 3, 1], [2, 3])
squeeze("named_twice", [0, 0], VALUES, [1, 6], [6])
squeeze("left_out", [], VALUES, [1, 3, 1, 2], [3, 2])
squeeze("left_out_rank_3", [], VALUES, [3, 1, 2], [3, 2])
# What has no value may also declare no rank: by the text; AOSP's reference asks for rank 1.
squeeze("left_out_without_rank", [], VALUES, [1, 3, 1, 2], [3, 2], rank=0)
