from math import inf, nan

import numpy as np

# floor_default_FLOAT32_nearly_equal_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [1, 2]))
c0_o1 = Output('c0_o1', ('TENSOR_FLOAT32', [1, 2]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_o1)
c0_model.Operation('FLOOR', c0_i0).To(c0_o1)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [0.9999993, 1.0],
    c0_o1: [0.0, 1.0],
}, model=c0_model, name='floor_default_FLOAT32_nearly_equal_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# floor_default_FLOAT32_beyond_the_range_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [2, 4, 4]))
c1_o1 = Output('c1_o1', ('TENSOR_FLOAT32', [2, 4, 4]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_o1)
c1_model.Operation('FLOOR', c1_i0).To(c1_o1)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [
        -128.93169, -41.544827, -361.1446, -54.522034, 310.2533, 242.2548, 302.56076, 267.38617, -267.6137,
        -15.073994, -445.67163, 101.80337, 14.868174, 466.06665, 493.84592, -416.3957, -384.52994, -479.30157,
        -340.8694, 176.60779, -389.66592, 471.68167, -24.368834, -13.713306, -30.611465, -172.22937,
        -7.8213086, -374.18903, 293.36368, -197.20892, -398.5764, 397.0219
    ],
    c1_o1: [
        -129.0, -42.0, -362.0, -55.0, 310.0, 242.0, 302.0, 267.0, -268.0, -16.0, -446.0, 101.0, 14.0, 466.0,
        493.0, -417.0, -385.0, -480.0, -341.0, 176.0, -390.0, 471.0, -25.0, -14.0, -31.0, -173.0, -8.0,
        -375.0, 293.0, -198.0, -399.0, 397.0
    ],
}, model=c1_model, name='floor_default_FLOAT32_beyond_the_range_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# floor_default_FLOAT16_typical_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT16', [2, 3, 2, 2]))
c2_o1 = Output('c2_o1', ('TENSOR_FLOAT16', [2, 3, 2, 2]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_o1)
c2_model.Operation('FLOOR', c2_i0).To(c2_o1)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [
        0.875, 2.625, -0.125, 1.75, 2.125, 0.5, 0.25, -2.25, 1.125, 1.625, 0.125, -1.75, 0.375, -1.625, -3.0,
        1.5, -0.75, -1.0, -0.375, 1.25, -1.125, 2.25, -0.25, 0.625
    ],
    c2_o1: [
        0.0, 2.0, -1.0, 1.0, 2.0, 0.0, 0.0, -3.0, 1.0, 1.0, 0.0, -2.0, 0.0, -2.0, -3.0, 1.0, -1.0, -1.0, -1.0,
        1.0, -2.0, 2.0, -1.0, 0.0
    ],
}, model=c2_model, name='floor_default_FLOAT16_typical_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
