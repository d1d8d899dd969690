# RANK.

HAND = "worked by hand"
SCALES = SymmPerChannelQuantParams(channelDim=0, scales=[0.5, 0.25])
KINDS = (
    ("FLOAT32", ()),
    ("FLOAT16", ()),
    ("INT32", ()),
    ("BOOL8", ()),
    ("QUANT8_ASYMM", (0.5, 121)),
    ("QUANT8_ASYMM_SIGNED", (0.5, -7)),
    ("QUANT8_SYMM", (0.5, 0)),
    ("QUANT16_ASYMM", (0.5, 121)),
    ("QUANT16_SYMM", (0.5, 0)),
    ("QUANT8_SYMM_PER_CHANNEL", (0, 0, SCALES)),
)
for dimensions in ([2], [2, 3], [2, 1, 3], [2, 1, 1, 1, 3, 1]):
    for kind, quantisation in KINDS:
        i = Input("input", (f"TENSOR_{kind}", dimensions, *quantisation))
        o = Output("output", "INT32", "{}")
        Model(f"rank_{len(dimensions)}").Operation("RANK", i).To(o)
        values = [1, 0, 1, 1, 0, 1][: 2 if len(dimensions) == 1 else 6]
        Example({i: values, o: [len(dimensions)]}, name=kind, source=HAND)
