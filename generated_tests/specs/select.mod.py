# SELECT.

HAND = "worked by hand"
KINDS = (("TENSOR_QUANT8_ASYMM", 0), ("TENSOR_QUANT8_ASYMM_SIGNED", -128))


def select(name, dimensions, condition, if_true, if_false, expected):
    """An example in every type; all scales and zero points differ."""
    c = Input("condition", ("TENSOR_BOOL8", dimensions))
    t, f = (Input(side, ("TENSOR_FLOAT32", dimensions)) for side in ("if_true", "if_false"))
    o = Output("output", ("TENSOR_FLOAT32", dimensions))
    Model(name).Operation("SELECT", c, t, f).To(o)
    types = [
        DataTypeConverter(name="signed" if low else "quant8").Identify(
            {t: (kind, 0.5, 120 + low), f: (kind, 0.25, 130 + low), o: (kind, 1.0, 90 + low)}
        )
        for kind, low in KINDS
    ]
    types.append(DataTypeConverter(name="int32").Identify(dict.fromkeys((t, f, o), ("TENSOR_INT32",))))
    example = Example({c: condition, t: if_true, f: if_false, o: expected}, source=HAND)
    example.AddVariations("relaxed", "float16", *types, defaultName="float32")


T, F = True, False
select("rank_1", [5], [T, F, F, T, F], [7, -4, 12, 3, -9], [2, 5, -6, 11, 4], [7, 5, -6, 3, 4])
select("rank_3", [2, 1, 3], [F, T, T, T, F, F], [7, -4, 12, 3, -9, 8], [2, 5, -6, 11, 4, -1], [2, -4, 12, 3, 4, -1])
select("rank_5", [1, 2, 2, 1, 1], [F, T, F, F], [1, 2, 3, 4], [-5, -6, -7, -8], [-5, 2, -7, -8])
