from math import inf, nan

import numpy as np

# cast_default_FLOAT32_FLOAT16_beyond_the_range_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [2, 1, 2, 2, 2]))
c0_o1 = Output('c0_o1', ('TENSOR_FLOAT16', [2, 1, 2, 2, 2]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_o1)
c0_model.Operation('CAST', c0_i0).To(c0_o1)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        -128.93169, -41.544827, -361.1446, -54.522034, 310.2533, 242.2548, 302.56076, 267.38617, -267.6137,
        -15.073994, -445.67163, 101.80337, 14.868174, 466.06665, 493.84592, -416.3957
    ],
    c0_o1: [
        -128.9, -41.53, -361.2, -54.53, 310.2, 242.2, 302.5, 267.5, -267.5, -15.07, -445.8, 101.8, 14.87,
        466.0, 493.8, -416.5
    ],
}, model=c0_model, name='cast_default_FLOAT32_FLOAT16_beyond_the_range_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT32_INT32_nearly_equal_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [1, 2]))
c1_o1 = Output('c1_o1', ('TENSOR_INT32', [1, 2]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_o1)
c1_model.Operation('CAST', c1_i0).To(c1_o1)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [0.9999993, 1.0],
    c1_o1: [0, 1],
}, model=c1_model, name='cast_default_FLOAT32_INT32_nearly_equal_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT32_INT32_beyond_the_range_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2, 1, 2, 2, 2]))
c2_o1 = Output('c2_o1', ('TENSOR_INT32', [2, 1, 2, 2, 2]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_o1)
c2_model.Operation('CAST', c2_i0).To(c2_o1)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [
        -128.93169, -41.544827, -361.1446, -54.522034, 310.2533, 242.2548, 302.56076, 267.38617, -267.6137,
        -15.073994, -445.67163, 101.80337, 14.868174, 466.06665, 493.84592, -416.3957
    ],
    c2_o1: [-128, -41, -361, -54, 310, 242, 302, 267, -267, -15, -445, 101, 14, 466, 493, -416],
}, model=c2_model, name='cast_default_FLOAT32_INT32_beyond_the_range_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_INT32_beyond_the_range_3
c3_i0 = Input('c3_i0', ('TENSOR_INT32', [2, 1, 2, 2, 2]))
c3_o1 = Output('c3_o1', ('TENSOR_INT32', [2, 1, 2, 2, 2]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_o1)
c3_model.Operation('CAST', c3_i0).To(c3_o1)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [
        -209026671, -276878675, -389072267, -89216832, -1060728469, -775552110, -314037928, -117085180,
        579477054, 666263896, 1055279811, 520238240, 831410465, 649744253, 826213348, 574207440
    ],
    c3_o1: [
        -209026671, -276878675, -389072267, -89216832, -1060728469, -775552110, -314037928, -117085180,
        579477054, 666263896, 1055279811, 520238240, 831410465, 649744253, 826213348, 574207440
    ],
}, model=c3_model, name='cast_default_INT32_beyond_the_range_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
