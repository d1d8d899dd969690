from math import inf, nan

import numpy as np

# quantize_default_FLOAT16_QUANT8_ASYMM_beyond_the_range_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT16', [2, 1, 2, 2, 2]))
c0_o1 = Output('c0_o1', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 2, 2], 0.4375, 239))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_o1)
c0_model.Operation('QUANTIZE', c0_i0).To(c0_o1)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        -128.9, -41.53, -361.2, -54.53, 310.2, 242.2, 302.5, 267.5, -267.5, -15.07, -445.8, 101.8, 14.87,
        466.0, 493.8, -416.5
    ],
    c0_o1: [0, 144, 0, 114, 255, 255, 255, 255, 0, 205, 0, 255, 255, 255, 255, 0],
}, model=c0_model, name='quantize_default_FLOAT16_QUANT8_ASYMM_beyond_the_range_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantize_default_FLOAT32_QUANT8_ASYMM_SIGNED_long_rows_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [2, 17]))
c1_o1 = Output('c1_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.5, 0))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_o1)
c1_model.Operation('QUANTIZE', c1_i0).To(c1_o1)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [
        -0.25, 1.875, -1.375, -2.25, -2.375, -2.125, -1.125, 0.125, 0.0, -1.75, 2.875, 1.125, 1.0, 2.75, 2.5,
        3.0, 1.5, 0.5, -1.5, 0.375, 1.375, 1.75, -0.875, 0.25, 0.75, -0.75, -3.0, -1.25, 2.25, -0.375, 1.25,
        -1.625, -0.625, 2.375
    ],
    c1_o1: [
        -1, 4, -3, -5, -5, -4, -2, 0, 0, -4, 6, 2, 2, 6, 5, 6, 3, 1, -3, 1, 3, 4, -2, 1, 2, -2, -6, -3, 5, -1,
        3, -3, -1, 5
    ],
}, model=c1_model, name='quantize_default_FLOAT32_QUANT8_ASYMM_SIGNED_long_rows_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
