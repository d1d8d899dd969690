from math import inf, nan

import numpy as np

# reduce_max_default_FLOAT32_INT32_full_mantissas_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [1, 3]))
c0_p1 = Parameter('c0_p1', ('TENSOR_INT32', [1]), [1])
c0_p2 = BoolScalar('c0_p2', True)
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [1, 1]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('REDUCE_MAX', c0_i0, c0_p1, c0_p2).To(c0_o3)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [1.4400871, 1.2718399, 1.6404729],
    c0_o3: [1.6404729],
}, model=c0_model, name='reduce_max_default_FLOAT32_INT32_full_mantissas_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_max_default_FLOAT16_INT32_long_rows_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT16', [3, 17]))
c1_p1 = Parameter('c1_p1', ('TENSOR_INT32', [1]), [-2])
c1_p2 = BoolScalar('c1_p2', True)
c1_o3 = Output('c1_o3', ('TENSOR_FLOAT16', [1, 17]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_o3)
c1_model.Operation('REDUCE_MAX', c1_i0, c1_p1, c1_p2).To(c1_o3)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [
        -0.375, -2.875, -1.875, 0.5, -1.5, 1.875, 2.375, 1.0, -1.75, 1.5, -0.75, 0.125, 0.0, 0.875, 2.5, 0.75,
        -1.25, 2.625, -1.125, -2.75, -0.875, -2.375, -0.25, -2.125, 0.375, -2.0, 1.125, 0.25, 2.125, -2.5,
        2.875, -3.0, -1.375, 2.0, 1.625, 2.25, 1.375, -2.625, 2.75, -0.5, -2.25, 1.75, -0.125, -1.625, 0.625,
        1.25, 3.0, -0.625, -1.0, -2.875, 0.25
    ],
    c1_o3: [
        2.625, 2.25, 1.375, 0.5, 2.75, 1.875, 2.375, 1.75, -0.125, 1.5, 0.625, 2.125, 3.0, 2.875, 2.5, 0.75,
        2.0
    ],
}, model=c1_model, name='reduce_max_default_FLOAT16_INT32_long_rows_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_max_default_FLOAT16_INT32_equal_values_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT16', [2, 2, 2]))
c2_p1 = Parameter('c2_p1', ('TENSOR_INT32', [1]), [1])
c2_p2 = BoolScalar('c2_p2', False)
c2_o3 = Output('c2_o3', ('TENSOR_FLOAT16', [2, 2]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_o3)
c2_model.Operation('REDUCE_MAX', c2_i0, c2_p1, c2_p2).To(c2_o3)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [3.0, 1.0, 3.0, 1.0, 3.0, 1.0, 3.0, 3.0],
    c2_o3: [3.0, 1.0, 3.0, 3.0],
}, model=c2_model, name='reduce_max_default_FLOAT16_INT32_equal_values_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_max_default_QUANT8_ASYMM_INT32_long_rows_3
c3_i0 = Input('c3_i0', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.5, 238))
c3_p1 = Parameter('c3_p1', ('TENSOR_INT32', [1]), [-2])
c3_p2 = BoolScalar('c3_p2', False)
c3_o3 = Output('c3_o3', ('TENSOR_QUANT8_ASYMM', [17], 0.5, 238))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_p2)
c3_model.AddOperand(c3_o3)
c3_model.Operation('REDUCE_MAX', c3_i0, c3_p1, c3_p2).To(c3_o3)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [
        214, 143, 237, 188, 30, 169, 141, 252, 122, 90, 92, 5, 113, 167, 17, 146, 124, 28, 227, 226, 135, 202,
        204, 119, 147, 14, 71, 37, 61, 241, 176, 74, 1, 203, 216, 114, 47, 44, 60, 209, 224, 40, 99, 22, 83,
        215, 134, 171, 11, 107, 198
    ],
    c3_o3: [216, 227, 237, 188, 202, 209, 224, 252, 122, 90, 92, 215, 241, 176, 74, 146, 203],
}, model=c3_model, name='reduce_max_default_QUANT8_ASYMM_INT32_long_rows_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_max_default_QUANT8_ASYMM_SIGNED_INT32_long_rows_4
c4_i0 = Input('c4_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.5, 110))
c4_p1 = Parameter('c4_p1', ('TENSOR_INT32', [1]), [-2])
c4_p2 = BoolScalar('c4_p2', False)
c4_o3 = Output('c4_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [17], 0.5, 110))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_p2)
c4_model.AddOperand(c4_o3)
c4_model.Operation('REDUCE_MAX', c4_i0, c4_p1, c4_p2).To(c4_o3)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [
        86, 15, 109, 60, -98, 41, 13, 124, -6, -38, -36, -123, -15, 39, -111, 18, -4, -100, 99, 98, 7, 74, 76,
        -9, 19, -114, -57, -91, -67, 113, 48, -54, -127, 75, 88, -14, -81, -84, -68, 81, 96, -88, -29, -106,
        -45, 87, 6, 43, -117, -21, 70
    ],
    c4_o3: [88, 99, 109, 60, 74, 81, 96, 124, -6, -38, -36, 87, 113, 48, -54, 18, 75],
}, model=c4_model, name='reduce_max_default_QUANT8_ASYMM_SIGNED_INT32_long_rows_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reduce_max_default_QUANT8_ASYMM_SIGNED_INT32_typical_5
c5_i0 = Input('c5_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 2], 0.4375, 127))
c5_p1 = Parameter('c5_p1', ('TENSOR_INT32', [1]), [2])
c5_p2 = BoolScalar('c5_p2', True)
c5_o3 = Output('c5_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 1], 0.4375, 127))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_o3)
c5_model.Operation('REDUCE_MAX', c5_i0, c5_p1, c5_p2).To(c5_o3)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [7, 79, 46, -33, -17, -40, 119, -109, -22, -106, -48, 24],
    c5_o3: [79, 46, -17, 119, -22, 24],
}, model=c5_model, name='reduce_max_default_QUANT8_ASYMM_SIGNED_INT32_typical_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
