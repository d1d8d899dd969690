from math import inf, nan

import numpy as np

# relu_default_QUANT8_ASYMM_long_rows_0
c0_i0 = Input('c0_i0', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.25, 128))
c0_o1 = Output('c0_o1', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.25, 128))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_o1)
c0_model.Operation('RELU', c0_i0).To(c0_o1)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        100, 8, 242, 97, 154, 21, 82, 169, 164, 209, 22, 252, 91, 211, 90, 23, 12, 215, 112, 55, 59, 123, 185,
        155, 152, 120, 157, 241, 17, 224, 41, 168, 186, 179
    ],
    c0_o1: [
        128, 128, 242, 128, 154, 128, 128, 169, 164, 209, 128, 252, 128, 211, 128, 128, 128, 215, 128, 128,
        128, 128, 185, 155, 152, 128, 157, 241, 128, 224, 128, 168, 186, 179
    ],
}, model=c0_model, name='relu_default_QUANT8_ASYMM_long_rows_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu_default_QUANT8_ASYMM_SIGNED_long_rows_1
c1_i0 = Input('c1_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.25, 0))
c1_o1 = Output('c1_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.25, 0))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_o1)
c1_model.Operation('RELU', c1_i0).To(c1_o1)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [
        -28, -120, 114, -31, 26, -107, -46, 41, 36, 81, -106, 124, -37, 83, -38, -105, -116, 87, -16, -73,
        -69, -5, 57, 27, 24, -8, 29, 113, -111, 96, -87, 40, 58, 51
    ],
    c1_o1: [
        0, 0, 114, 0, 26, 0, 0, 41, 36, 81, 0, 124, 0, 83, 0, 0, 0, 87, 0, 0, 0, 0, 57, 27, 24, 0, 29, 113, 0,
        96, 0, 40, 58, 51
    ],
}, model=c1_model, name='relu_default_QUANT8_ASYMM_SIGNED_long_rows_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
