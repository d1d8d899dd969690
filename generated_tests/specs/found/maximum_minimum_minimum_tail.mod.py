from math import inf, nan

import numpy as np

# minimum_default_QUANT8_ASYMM_long_rows_0
c0_i0 = Input('c0_i0', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.5, 234))
c0_i1 = Input('c0_i1', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.25, 130))
c0_o2 = Output('c0_o2', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.25, 251))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('MINIMUM', c0_i0, c0_i1).To(c0_o2)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        138, 101, 207, 48, 2, 122, 137, 246, 232, 117, 17, 62, 8, 112, 69, 241, 13, 144, 189, 31, 57, 251,
        119, 114, 95, 214, 227, 21, 52, 79, 188, 34, 81, 179, 212, 108, 45, 149, 30, 110, 230, 209, 216, 72,
        168, 218, 222, 3, 128, 0, 131
    ],
    c0_i1: [
        158, 242, 43, 100, 96, 205, 119, 41, 116, 254, 231, 220, 156, 75, 109, 241, 198, 9, 157, 50, 52, 154,
        8, 187, 189, 64, 93, 194, 185, 234, 148, 72, 161, 28, 136, 39, 18, 13, 104, 140, 197, 115, 29, 11,
        237, 155, 122, 125, 129, 143, 63
    ],
    c0_o2: [
        59, 0, 164, 0, 0, 27, 57, 162, 237, 17, 0, 0, 0, 7, 0, 255, 0, 71, 161, 0, 0, 255, 21, 11, 0, 185,
        214, 0, 0, 0, 159, 0, 0, 141, 207, 0, 0, 81, 0, 3, 243, 201, 150, 0, 119, 219, 227, 0, 39, 0, 45
    ],
}, model=c0_model, name='minimum_default_QUANT8_ASYMM_long_rows_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
