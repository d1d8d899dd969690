from math import inf, nan

import numpy as np

# mean_default_FLOAT32_INT32_long_rows_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [3, 17]))
c0_p1 = Parameter('c0_p1', ('TENSOR_INT32', [1]), [-2])
c0_p2 = Int32Scalar('c0_p2', 3)
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [1, 17]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('MEAN', c0_i0, c0_p1, c0_p2).To(c0_o3)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        -0.375, -2.875, -1.875, 0.5, -1.5, 1.875, 2.375, 1.0, -1.75, 1.5, -0.75, 0.125, 0.0, 0.875, 2.5, 0.75,
        -1.25, 2.625, -1.125, -2.75, -0.875, -2.375, -0.25, -2.125, 0.375, -2.0, 1.125, 0.25, 2.125, -2.5,
        2.875, -3.0, -1.375, 2.0, 1.625, 2.25, 1.375, -2.625, 2.75, -0.5, -2.25, 1.75, -0.125, -1.625, 0.625,
        1.25, 3.0, -0.625, -1.0, -2.875, 0.25
    ],
    c0_o3: [
        1.2916666, -0.5833333, -1.0833334, -1.0, -0.375, 0.375, -0.6666667, 1.0416666, -1.2916666, 0.33333334,
        0.041666668, 1.1666666, 0.16666667, 1.0416666, -0.5, -1.1666666, 0.33333334
    ],
}, model=c0_model, name='mean_default_FLOAT32_INT32_long_rows_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mean_default_FLOAT32_INT32_full_mantissas_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [1, 3]))
c1_p1 = Parameter('c1_p1', ('TENSOR_INT32', [1]), [1])
c1_p2 = Int32Scalar('c1_p2', 3)
c1_o3 = Output('c1_o3', ('TENSOR_FLOAT32', [1, 1]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_o3)
c1_model.Operation('MEAN', c1_i0, c1_p1, c1_p2).To(c1_o3)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [1.4400871, 1.2718399, 1.6404729],
    c1_o3: [1.4508],
}, model=c1_model, name='mean_default_FLOAT32_INT32_full_mantissas_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mean_default_FLOAT32_INT32_equal_values_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2, 2, 2]))
c2_p1 = Parameter('c2_p1', ('TENSOR_INT32', [1]), [1])
c2_p2 = Int32Scalar('c2_p2', 1)
c2_o3 = Output('c2_o3', ('TENSOR_FLOAT32', [2, 1, 2]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_o3)
c2_model.Operation('MEAN', c2_i0, c2_p1, c2_p2).To(c2_o3)
c2_model.RelaxedExecution(True).IntroducedIn(None)
Example({
    c2_i0: [3.0, 1.0, 3.0, 1.0, 3.0, 1.0, 3.0, 3.0],
    c2_o3: [3.0, 1.0, 3.0, 2.0],
}, model=c2_model, name='mean_default_FLOAT32_INT32_equal_values_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mean_default_QUANT8_ASYMM_INT32_long_rows_3
c3_i0 = Input('c3_i0', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.5, 238))
c3_p1 = Parameter('c3_p1', ('TENSOR_INT32', [1]), [-2])
c3_p2 = Int32Scalar('c3_p2', 1)
c3_o3 = Output('c3_o3', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.5, 238))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_p2)
c3_model.AddOperand(c3_o3)
c3_model.Operation('MEAN', c3_i0, c3_p1, c3_p2).To(c3_o3)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [
        214, 143, 237, 188, 30, 169, 141, 252, 122, 90, 92, 5, 113, 167, 17, 146, 124, 28, 227, 226, 135, 202,
        204, 119, 147, 14, 71, 37, 61, 241, 176, 74, 1, 203, 216, 114, 47, 44, 60, 209, 224, 40, 99, 22, 83,
        215, 134, 171, 11, 107, 198
    ],
    c3_o3: [153, 161, 170, 122, 97, 194, 161, 146, 78, 61, 71, 94, 163, 171, 34, 85, 175],
}, model=c3_model, name='mean_default_QUANT8_ASYMM_INT32_long_rows_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mean_default_FLOAT16_INT32_long_rows_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT16', [2, 17]))
c4_p1 = Parameter('c4_p1', ('TENSOR_INT32', [2]), [-2, 0])
c4_p2 = Int32Scalar('c4_p2', 1)
c4_o3 = Output('c4_o3', ('TENSOR_FLOAT16', [1, 17]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_p2)
c4_model.AddOperand(c4_o3)
c4_model.Operation('MEAN', c4_i0, c4_p1, c4_p2).To(c4_o3)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [
        0.375, 0.875, -2.125, 1.25, -0.375, 0.75, 0.125, 0.625, 1.875, -0.625, -2.5, 2.125, -2.0, 1.0, -1.5,
        2.875, 0.25, -1.375, 2.75, 2.375, 1.625, -1.125, -1.625, -1.75, -2.625, -1.0, 1.125, -0.5, -2.25,
        1.75, 1.5, 2.0, -0.75, -0.125
    ],
    c4_o3: [
        -0.5, 1.8125, 0.125, 1.4375, -0.75, -0.4375, -0.8125, -1.0, 0.4375, 0.25, -1.5, -0.0625, -0.125, 1.25,
        0.25, 1.0625, 0.0625
    ],
}, model=c4_model, name='mean_default_FLOAT16_INT32_long_rows_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mean_default_QUANT8_ASYMM_SIGNED_INT32_long_rows_5
c5_i0 = Input('c5_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.5, 110))
c5_p1 = Parameter('c5_p1', ('TENSOR_INT32', [1]), [-2])
c5_p2 = Int32Scalar('c5_p2', 1)
c5_o3 = Output('c5_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17], 0.5, 110))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_o3)
c5_model.Operation('MEAN', c5_i0, c5_p1, c5_p2).To(c5_o3)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [
        86, 15, 109, 60, -98, 41, 13, 124, -6, -38, -36, -123, -15, 39, -111, 18, -4, -100, 99, 98, 7, 74, 76,
        -9, 19, -114, -57, -91, -67, 113, 48, -54, -127, 75, 88, -14, -81, -84, -68, 81, 96, -88, -29, -106,
        -45, 87, 6, 43, -117, -21, 70
    ],
    c5_o3: [25, 33, 42, -6, -31, 66, 33, 18, -50, -67, -57, -34, 35, 43, -94, -43, 47],
}, model=c5_model, name='mean_default_QUANT8_ASYMM_SIGNED_INT32_long_rows_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# mean_default_QUANT8_ASYMM_SIGNED_INT32_typical_6
c6_i0 = Input('c6_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 2], 0.4375, 127))
c6_p1 = Parameter('c6_p1', ('TENSOR_INT32', [1]), [2])
c6_p2 = Int32Scalar('c6_p2', 3)
c6_o3 = Output('c6_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 1], 0.4375, 127))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_p2)
c6_model.AddOperand(c6_o3)
c6_model.Operation('MEAN', c6_i0, c6_p1, c6_p2).To(c6_o3)
c6_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c6_i0: [7, 79, 46, -33, -17, -40, 119, -109, -22, -106, -48, 24],
    c6_o3: [43, 6, -29, 5, -64, -12],
}, model=c6_model, name='mean_default_QUANT8_ASYMM_SIGNED_INT32_typical_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
