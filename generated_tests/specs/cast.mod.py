# CAST.

HAND = "worked by hand"


def cast(name, sources, values, targets, expected):
    """An example from each of the ``sources`` to each of the ``targets``."""
    for source in sources:
        for target in targets:
            i = Input("input", (f"TENSOR_{source}", [2, 3], *QUANTISATION.get(source, ())))
            o = Output("output", (f"TENSOR_{target}", [2, 3], *QUANTISATION.get(target, ())))
            Model(f"{name}_{source}_to_{target}").Operation("CAST", i).To(o)
            Example({i: values, o: expected}, source=HAND)


# Scales and zero points mean nothing here: raw values are cast.
QUANTISATION = {
    "QUANT8_ASYMM": (0.5, 7),
    "QUANT8_ASYMM_SIGNED": (0.5, 7),
    "QUANT16_ASYMM": (0.5, 7),
    "QUANT8_SYMM": (0.5, 0),
    "QUANT16_SYMM": (0.5, 0),
}
FLOATS, INT32, QUANT8 = ["FLOAT32", "FLOAT16"], ["INT32"], ["QUANT8_ASYMM"]
# What every type holds.
WHOLE, EVERY = [3, 0, 255, 17, 128, 64], [*FLOATS, *INT32, *QUANT8]
cast("whole", EVERY, WHOLE, EVERY, WHOLE)
# Fractions are cut off, towards 0, and what is beyond the range of 8 bits becomes its end.
CUT = [2.75, -0.5, -3.75, 255.5, -1000, 300]
cast("cut", FLOATS, CUT, FLOATS, CUT)
cast("cut", FLOATS, CUT, INT32, [2, 0, -3, 255, -1000, 300])
cast("cut", FLOATS, CUT, QUANT8, [2, 0, 0, 255, 0, 255])
LARGE = [256, -1, 1000, -70, 255, 5]
cast("clamped", INT32, LARGE, [*FLOATS, *INT32], LARGE)
cast("clamped", INT32, LARGE, QUANT8, [255, 0, 255, 0, 255, 5])
# Integers that float32 cannot hold.
EXACT = [16777217, -2147483648, 2147483647, -16777219, 5, 77]
cast("exact", INT32, EXACT, INT32, EXACT)
# Beyond 16 bits, beyond float16, and at both ends of what float32 and INT32 share.
FAR = [100000.75, -70000.5, 2147483520, -2147483648, 8388607.5, 40000.875]
FAR_CUT = [100000, -70000, 2147483520, -2147483648, 8388607, 40000]
cast("far", ["FLOAT32"], FAR, INT32, FAR_CUT)
cast("far", INT32, FAR_CUT, ["FLOAT32"], FAR_CUT)
cast("far", ["FLOAT32"], FAR, QUANT8, [255, 0, 255, 0, 255, 255])
# Types that are cast to themselves alone.
for kind, values in (
    ("BOOL8", [True, False, False, True, True, False]),
    ("QUANT16_ASYMM", [0, 65535, 256, 7, 32768, 4]),
    ("QUANT16_SYMM", [-32768, 32767, 256, -7, 0, 4]),
    ("QUANT8_ASYMM_SIGNED", [-128, 127, 16, -7, 0, 4]),
    ("QUANT8_SYMM", [-128, 127, 16, -7, 0, 4]),
):
    cast("itself", [kind], values, [kind], values)
