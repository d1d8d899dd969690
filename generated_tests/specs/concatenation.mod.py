# CONCATENATION.

HAND = "worked by hand: the inputs one after the other along the axis"
KINDS = (("TENSOR_QUANT8_ASYMM", 0), ("TENSOR_QUANT8_ASYMM_SIGNED", -128))


def concatenate(name, axis, inputs, output):
    """An example in every type; as quantised ones once with one scale for all, once with a scale for each input."""
    given = [Input(f"input{place}", ("TENSOR_FLOAT32", dimensions)) for place, (dimensions, _) in enumerate(inputs)]
    o = Output("output", ("TENSOR_FLOAT32", output[0]))
    Model(name).Operation("CONCATENATION", *given, axis).To(o)
    types = []
    for kind, low in KINDS:
        tensors = [*given, o]
        scales = [0.5 / 2 ** (place % 2) for place in range(len(given))]
        zeros = [121 + 5 * place for place in range(len(given))]
        types += [
            DataTypeConverter(name="signed" if low else "quant8").Identify(
                dict.fromkeys(tensors, (kind, 0.5, 121 + low))
            ),
            DataTypeConverter(name="signed_scales" if low else "quant8_scales").Identify(
                {x: (kind, scale, zero + low) for x, scale, zero in zip(tensors, [*scales, 1.0], [*zeros, 100])}
            ),
        ]
    example = Example({**{i: values for i, (_, values) in zip(given, inputs)}, o: output[1]}, source=HAND)
    example.AddVariations("relaxed", "float16", *types, defaultName="float32")


concatenate("rank_1", 0, [([3], [2, -3, 5]), ([2], [-7, 11])], ([5], [2, -3, 5, -7, 11]))
concatenate("one_input", 0, [([3], [2, -3, 5])], ([3], [2, -3, 5]))
concatenate(
    "rank_2_axis_0", 0, [
        ([1, 3], [2, -3, 5]), ([2, 3], [7, 1, -11, 13, -8, 17])
    ], ([3, 3], [2, -3, 5, 7, 1, -11, 13, -8, 17])
)
concatenate(
    "rank_2_axis_1",
    1,
    [([2, 1], [2, -3]), ([2, 3], [5, 7, -11, 13, 17, -8]), ([2, 2], [1, 4, 9, -6])],
    ([2, 6], [2, 5, 7, -11, 1, 4, -3, 13, 17, -8, 9, -6]),
)
concatenate(
    "rank_3_axis_1",
    1,
    [([2, 1, 2], [2, -3, 5, 7]), ([2, 2, 2], [-11, 13, 17, -8, 1, 4, 9, -6])],
    ([2, 3, 2], [2, -3, -11, 13, 17, -8, 5, 7, 1, 4, 9, -6]),
)
concatenate(
    "rank_4_axis_0",
    0,
    [([1, 2, 1, 2], [2, -3, 5, 7]), ([1, 2, 1, 2], [-11, 13, 17, -8])],
    ([2, 2, 1, 2], [2, -3, 5, 7, -11, 13, 17, -8]),
)
concatenate(
    "rank_4_axis_2",
    2,
    [([1, 2, 1, 2], [2, -3, 5, 7]), ([1, 2, 2, 2], [-11, 13, 17, -8, 1, 4, 9, -6])],
    ([1, 2, 3, 2], [2, -3, -11, 13, 17, -8, 5, 7, 1, 4, 9, -6]),
)
concatenate(
    "rank_4_axis_3",
    3,
    [([1, 2, 2, 1], [2, -3, 5, 7]), ([1, 2, 2, 2], [-11, 13, 17, -8, 1, 4, 9, -6])],
    ([1, 2, 2, 3], [2, -11, 13, -3, 17, -8, 5, 1, 4, 7, 9, -6]),
)


def raw(name, inputs, scales, output, output_is, source):
    """An example in raw values, unsigned and signed, along axis 0."""
    for kind, low in KINDS:
        given = [
            Input(f"input{place}", (kind, [len(values)], scale, zero + low))
            for place, (values, (scale, zero)) in enumerate(zip(inputs, scales))
        ]
        o = Output("output", (kind, [len(output)], output_is[0], output_is[1] + low))
        Model(name).Operation("CONCATENATION", *given, 0).To(o)
        fed = {i: [x + low for x in values] for i, values in zip(given, inputs)}
        Example({**fed, o: [x + low for x in output]}, name="signed" if low else "quant8", source=source)


# Of the first input some is beyond both ends of the output's range, of the second all that is negative.
raw(
    "raw_saturation",
    [[0, 255, 101, 40], [255, 254, 200, 0]],
    [(2.0, 4), (0.25, 200)],
    [0, 255, 194, 72, 14, 14, 0, 0],
    (1.0, 0),
    "worked by hand: output zero point + (x - zero point) * scale / output scale, rounded and clamped",
)
# More bits than float16 has.
one, two = Input("one", ("TENSOR_FLOAT32", [1, 2])), Input("two", ("TENSOR_FLOAT32", [2, 2]))
o = Output("output", ("TENSOR_FLOAT32", [3, 2]))
Model("full_mantissas").Operation("CONCATENATION", one, two, 0).To(o)
fed = {one: [100000.75, -0.1], two: [16777215, 1.0001, -70000.5, 0.3]}
Example({**fed, o: [value for given in fed.values() for value in given]}, source=HAND)
