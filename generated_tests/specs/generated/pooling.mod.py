from math import inf, nan

import numpy as np

# average_pool_2d_explicit_padding_FLOAT32_mixed_0
c0_p0 = Parameter('c0_p0', ('TENSOR_FLOAT32', [4, 5, 4, 2]), [
        0.875, 2.625, 2.75, 1.125, -0.5, -0.125, 0.375, 0.5, 1.0, -0.25, 1.875, 1.625, 2.0, -0.875, -2.375,
        2.375, -1.875, -2.5, 3.0, 1.5, -1.375, 2.25, -1.5, 2.5, 2.875, -2.125, 1.375, -1.0, -2.625, -1.75,
        -1.625, -1.125, 0.125, 1.75, 0.75, 0.25, -0.375, -2.25, 0.625, -2.0, -2.75, -0.625, -3.0, 2.125,
        -1.25, 1.25, -2.875, 0.0, -0.75, 1.875, -1.625, -0.5, -0.25, 0.625, -2.75, -1.875, 0.75, 2.5, 0.375,
        -2.875, 1.5, 0.125, -0.75, 3.0, -2.625, -0.875, -0.125, -1.125, -1.75, 2.875, 1.25, -2.125, 2.625,
        -2.375, -1.0, 1.625, 2.25, 1.75, -0.625, -2.0, -1.375, 2.0, 2.75, -3.0, 1.125, 1.0, 0.25, 0.875,
        2.375, 1.375, 0.0, -2.25, 2.125, -2.5, 0.5, -1.5, -0.375, -1.25, -0.25, 2.25, 0.25, -0.5, -0.625,
        -2.75, -1.125, -1.625, 0.75, 0.125, -1.375, -2.875, -1.875, 0.0, 2.0, -1.75, 3.0, 2.75, 2.375, -0.375,
        1.25, 2.5, 0.375, -0.75, 1.375, 0.875, -2.375, 1.5, 0.5, 2.875, -2.5, -2.0, -2.25, -2.625, -1.5,
        -0.125, 1.875, -1.25, 1.75, -2.125, -0.875, -3.0, 1.625, 0.625, 2.625, 1.0, -1.0, 1.125, 2.125,
        -2.125, -1.875, -1.25, -1.0, 2.25, 2.375, 1.5, -3.0, -0.75, 0.25, -2.375, 1.0, 3.0
    ])
c0_p1 = Int32Scalar('c0_p1', 1)
c0_p2 = Int32Scalar('c0_p2', 0)
c0_p3 = Int32Scalar('c0_p3', 0)
c0_p4 = Int32Scalar('c0_p4', 1)
c0_p5 = Int32Scalar('c0_p5', 2)
c0_p6 = Int32Scalar('c0_p6', 2)
c0_p7 = Int32Scalar('c0_p7', 3)
c0_p8 = Int32Scalar('c0_p8', 2)
c0_p9 = Int32Scalar('c0_p9', 1)
c0_p10 = BoolScalar('c0_p10', False)
c0_o11 = Output('c0_o11', ('TENSOR_FLOAT32', [4, 3, 2, 2]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_p3)
c0_model.AddOperand(c0_p4)
c0_model.AddOperand(c0_p5)
c0_model.AddOperand(c0_p6)
c0_model.AddOperand(c0_p7)
c0_model.AddOperand(c0_p8)
c0_model.AddOperand(c0_p9)
c0_model.AddOperand(c0_p10)
c0_model.AddOperand(c0_o11)
c0_model.Operation('AVERAGE_POOL_2D', c0_p0, c0_p1, c0_p2, c0_p3, c0_p4, c0_p5, c0_p6, c0_p7, c0_p8, c0_p9, c0_p10).To(c0_o11)
c0_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c0_o11: [
        1.625, 1.28125, 0.6875, 0.7708333, 1.34375, 0.0, 0.0, 0.39583334, 0.4375, 1.0, 0.33333334, 0.0, 0.0,
        0.71875, 0.0, 0.27083334, 0.0, 0.0, 0.083333336, 0.0, 0.8125, 0.0, 0.20833333, 0.45833334, 0.9375,
        0.0, 1.125, 0.0, 0.0, 0.0, 0.0, 0.0, 2.5, 0.5, 2.2083333, 1.625, 0.0, 0.0, 0.0, 0.20833333, 0.5, 0.0,
        0.4375, 0.0, 0.0, 0.375, 0.0, 0.0
    ],
}, model=c0_model, name='average_pool_2d_explicit_padding_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_explicit_padding_FLOAT32_mixed_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [4, 1, 2, 1]))
c1_p1 = Int32Scalar('c1_p1', 0)
c1_p2 = Int32Scalar('c1_p2', 0)
c1_p3 = Int32Scalar('c1_p3', 0)
c1_p4 = Int32Scalar('c1_p4', 0)
c1_p5 = Int32Scalar('c1_p5', 1)
c1_p6 = Int32Scalar('c1_p6', 2)
c1_p7 = Int32Scalar('c1_p7', 1)
c1_p8 = Int32Scalar('c1_p8', 1)
c1_p9 = Int32Scalar('c1_p9', 2)
c1_o10 = Output('c1_o10', ('TENSOR_FLOAT32', [4, 1, 2, 1]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_p3)
c1_model.AddOperand(c1_p4)
c1_model.AddOperand(c1_p5)
c1_model.AddOperand(c1_p6)
c1_model.AddOperand(c1_p7)
c1_model.AddOperand(c1_p8)
c1_model.AddOperand(c1_p9)
c1_model.AddOperand(c1_o10)
c1_model.Operation('AVERAGE_POOL_2D', c1_i0, c1_p1, c1_p2, c1_p3, c1_p4, c1_p5, c1_p6, c1_p7, c1_p8, c1_p9).To(c1_o10)
c1_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c1_i0: [2.75, 2.375, 0.75, -1.375, -2.25, -0.875, 1.875, 0.875],
    c1_o10: [1.0, 1.0, 0.75, -1.0, -1.0, -0.875, 1.0, 0.875],
}, model=c1_model, name='average_pool_2d_explicit_padding_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_explicit_padding_FLOAT32_mixed_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [1, 4, 2, 2]))
c2_p1 = Int32Scalar('c2_p1', 0)
c2_p2 = Int32Scalar('c2_p2', 0)
c2_p3 = Int32Scalar('c2_p3', 0)
c2_p4 = Int32Scalar('c2_p4', 1)
c2_p5 = Int32Scalar('c2_p5', 1)
c2_p6 = Int32Scalar('c2_p6', 2)
c2_p7 = Int32Scalar('c2_p7', 1)
c2_p8 = Int32Scalar('c2_p8', 2)
c2_p9 = Int32Scalar('c2_p9', 3)
c2_p10 = BoolScalar('c2_p10', True)
c2_o11 = Output('c2_o11', ('TENSOR_FLOAT32', [1, 4, 1, 2]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_p3)
c2_model.AddOperand(c2_p4)
c2_model.AddOperand(c2_p5)
c2_model.AddOperand(c2_p6)
c2_model.AddOperand(c2_p7)
c2_model.AddOperand(c2_p8)
c2_model.AddOperand(c2_p9)
c2_model.AddOperand(c2_p10)
c2_model.AddOperand(c2_o11)
c2_model.Operation('AVERAGE_POOL_2D', c2_i0, c2_p1, c2_p2, c2_p3, c2_p4, c2_p5, c2_p6, c2_p7, c2_p8, c2_p9, c2_p10).To(c2_o11)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [
        2.5, 1.625, 2.375, 1.0, 1.875, 0.875, -0.875, 2.125, 3.0, -2.25, 2.25, -2.5, -2.75, -2.875, 0.375,
        0.125
    ],
    c2_o11: [2.4375, 1.3125, 0.5, 1.5, 2.625, 0.0, 0.0, 0.0],
}, model=c2_model, name='average_pool_2d_explicit_padding_FLOAT32_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_explicit_padding_FLOAT32_value_fused_activation_0_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [3, 2, 3, 2]))
c3_p1 = Int32Scalar('c3_p1', 0)
c3_p2 = Int32Scalar('c3_p2', 0)
c3_p3 = Int32Scalar('c3_p3', 0)
c3_p4 = Int32Scalar('c3_p4', 0)
c3_p5 = Int32Scalar('c3_p5', 2)
c3_p6 = Int32Scalar('c3_p6', 1)
c3_p7 = Int32Scalar('c3_p7', 1)
c3_p8 = Int32Scalar('c3_p8', 1)
c3_p9 = Int32Scalar('c3_p9', 0)
c3_p10 = BoolScalar('c3_p10', True)
c3_o11 = Output('c3_o11', ('TENSOR_FLOAT32', [3, 2, 3, 1]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_p2)
c3_model.AddOperand(c3_p3)
c3_model.AddOperand(c3_p4)
c3_model.AddOperand(c3_p5)
c3_model.AddOperand(c3_p6)
c3_model.AddOperand(c3_p7)
c3_model.AddOperand(c3_p8)
c3_model.AddOperand(c3_p9)
c3_model.AddOperand(c3_p10)
c3_model.AddOperand(c3_o11)
c3_model.Operation('AVERAGE_POOL_2D', c3_i0, c3_p1, c3_p2, c3_p3, c3_p4, c3_p5, c3_p6, c3_p7, c3_p8, c3_p9, c3_p10).To(c3_o11)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [
        0.75, 2.625, -0.625, -1.625, -1.125, -1.25, -0.875, -1.0, -1.5, -0.5, -2.375, -2.875, -2.5, -2.125,
        1.625, 3.0, -0.25, 1.375, -1.75, 0.625, 0.125, 2.0, 2.875, 2.25, 1.125, 1.875, -2.0, -0.375, -0.125,
        -1.875, -2.25, -2.625, 0.25, 2.5, 0.875, 2.75
    ],
    c3_o11: [
        0.75, -0.625, -1.125, -0.875, -1.5, -2.375, -2.5, 1.625, -0.25, -1.75, 0.125, 2.875, 1.125, -2.0,
        -0.125, -2.25, 0.25, 0.875
    ],
}, model=c3_model, name='average_pool_2d_explicit_padding_FLOAT32_value_fused_activation_0_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_explicit_padding_FLOAT32_tail_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [3, 3, 5, 17]))
c4_p1 = Int32Scalar('c4_p1', 1)
c4_p2 = Int32Scalar('c4_p2', 0)
c4_p3 = Int32Scalar('c4_p3', 2)
c4_p4 = Int32Scalar('c4_p4', 0)
c4_p5 = Int32Scalar('c4_p5', 2)
c4_p6 = Int32Scalar('c4_p6', 1)
c4_p7 = Int32Scalar('c4_p7', 2)
c4_p8 = Int32Scalar('c4_p8', 3)
c4_p9 = Int32Scalar('c4_p9', 1)
c4_p10 = BoolScalar('c4_p10', False)
c4_o11 = Output('c4_o11', ('TENSOR_FLOAT32', [3, 3, 3, 17]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_p2)
c4_model.AddOperand(c4_p3)
c4_model.AddOperand(c4_p4)
c4_model.AddOperand(c4_p5)
c4_model.AddOperand(c4_p6)
c4_model.AddOperand(c4_p7)
c4_model.AddOperand(c4_p8)
c4_model.AddOperand(c4_p9)
c4_model.AddOperand(c4_p10)
c4_model.AddOperand(c4_o11)
c4_model.Operation('AVERAGE_POOL_2D', c4_i0, c4_p1, c4_p2, c4_p3, c4_p4, c4_p5, c4_p6, c4_p7, c4_p8, c4_p9, c4_p10).To(c4_o11)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [
        1.125, 2.0, 2.875, 1.625, -2.5, -1.125, 2.375, 0.125, -2.375, -1.25, 2.75, 0.375, -1.375, -0.375,
        -2.125, 0.25, 1.25, -0.125, 0.0, -2.625, -2.875, 1.75, -2.75, 2.625, 0.875, -0.25, 0.625, 1.0, 2.5,
        -1.0, 1.5, 2.125, -2.25, 1.375, -1.625, 0.5, -2.0, 3.0, -0.875, -0.75, -1.875, -1.5, 0.75, -1.75,
        -0.5, 1.875, 2.25, -3.0, -0.625, -1.25, -0.625, 1.875, 2.375, 3.0, 2.875, -1.75, 2.0, -0.125, -1.375,
        -0.75, 2.5, 2.125, -2.125, 1.125, 0.25, -2.5, -1.875, 0.5, 0.75, 1.625, -2.0, -0.25, -0.5, 0.0, 2.625,
        0.875, 0.375, 0.625, 0.125, 2.25, -1.125, -2.25, -1.0, -2.75, 1.25, -3.0, 1.75, -0.375, 1.0, -0.875,
        1.5, 2.75, -2.375, -2.625, -1.625, -1.5, 1.375, -2.875, 1.625, -1.875, 2.625, 0.375, 0.125, 2.375,
        0.875, 2.25, -0.625, 1.0, -2.75, 0.25, -2.375, 1.5, -1.5, -3.0, -0.875, -2.625, -0.125, 1.375, -0.25,
        -1.25, 0.0, -1.625, -2.25, -0.5, 0.625, -2.0, -2.875, 1.25, 1.875, 3.0, -1.375, 2.125, -1.0, -2.125,
        -0.75, -1.75, -2.5, 2.875, 2.5, 2.75, 0.75, -0.375, 0.5, -1.125, 2.0, 1.125, 1.75, -0.625, -0.125,
        -2.5, -1.25, 2.5, 1.25, 0.25, 0.875, -0.875, -1.875, 2.375, 2.625, -1.5, -2.75, 2.25, -2.875, 0.5,
        -3.0, 0.0, 2.0, 1.0, 1.875, -2.125, -2.25, -1.75, 2.875, 1.625, -2.0, 1.125, -0.375, -2.375, -1.375,
        -0.75, -1.125, -2.625, -1.625, 3.0, -0.5, 1.75, 1.5, 0.625, 0.375, 0.75, 2.125, -1.0, -0.25, 2.75,
        1.375, 0.125, 2.125, -2.5, -1.625, 0.875, 1.625, 0.0, 2.75, 2.0, -1.375, 2.25, -0.25, 2.625, -2.25,
        -2.75, 3.0, 1.5, -3.0, -2.0, 0.125, 1.375, -1.0, -0.875, -0.625, 0.375, -2.875, -0.75, 2.375, 1.875,
        1.75, -1.5, 1.25, -1.25, -2.625, 0.75, 0.5, 2.5, 0.25, -1.875, -2.375, 2.875, 1.0, 1.125, -1.125,
        -1.75, -0.375, 0.625, -0.5, -2.125, -0.125, 2.5, -2.75, 1.75, 2.375, 0.0, -0.625, 1.625, 0.875,
        -2.375, 3.0, 0.625, -0.875, -1.375, -0.5, 2.75, 1.0, -0.75, -2.0, 1.875, -1.25, -0.375, -1.125, 2.25,
        -0.125, 0.125, -1.0, 2.125, -1.5, 0.75, -1.625, 1.125, 0.375, -1.75, -2.25, 2.0, -2.125, -1.875,
        -0.25, -2.5, -3.0, 2.625, -2.875, 1.375, 2.875, -2.625, 1.25, 0.25, 1.5, 0.5, 0.75, 0.375, -2.0,
        -2.125, -1.625, -1.0, 1.0, -2.75, -1.875, -0.875, -1.25, 2.5, -1.75, 1.25, 0.125, 0.875, 0.625, 2.375,
        0.0, -0.25, -3.0, -2.375, -2.5, 0.5, 2.875, 1.75, -0.625, 2.75, 1.375, -0.375, 1.125, 2.25, -0.125,
        -1.125, -0.5, 1.875, -2.875, 2.125, -2.625, 3.0, 2.0, 0.25, -1.375, 1.625, -1.5, -2.25, 2.625, 1.5,
        -0.75, 2.5, 1.75, -3.0, -2.5, 0.625, 0.25, 1.25, -2.375, -2.125, -1.5, 2.75, 1.5, 0.125, 2.875, 1.125,
        0.75, 2.625, -0.375, -0.125, 1.0, -1.375, -1.625, 1.375, 3.0, 2.0, -0.5, 1.875, -2.875, 0.0, 2.25,
        0.375, -1.75, 0.875, -1.875, -1.0, -0.875, -0.75, -1.125, -2.75, -0.25, -1.25, 0.5, 2.375, -2.0,
        -2.25, -2.625, 2.125, 1.625, -0.625, -0.125, -1.625, 0.0, -2.875, -3.0, -0.75, -1.75, -0.875, -2.75,
        2.5, 0.125, 2.75, 0.75, 0.5, 2.0, -0.25, -0.375, 1.0, -1.375, 2.25, 2.375, 2.875, -1.875, 1.25, -2.0,
        -2.375, 3.0, -2.625, -2.25, 1.125, 0.375, -2.125, 2.125, 1.375, 1.625, -2.5, 1.5, 0.25, -1.0, -1.25,
        1.75, -1.5, -1.125, -0.5, -0.625, 2.625, 1.875, 0.875, 0.625, -0.75, -1.5, 0.0, 1.25, 0.625, 2.5,
        -1.875, 0.5, -0.125, -1.25, -0.25, -2.125, 2.625, -2.875, 1.625, 1.375, -2.0, 1.5, 1.875, -1.125,
        -0.5, -0.875, -1.625, -1.375, -0.375, 0.875, 1.0, 2.875, 0.125, -3.0, -1.75, -2.25, 2.75, 0.75, -2.5,
        2.25, 1.125, 2.125, 0.375, -0.625, 3.0, 2.0, 0.25, 1.75, 2.375, -2.375, -1.0, -2.75, -2.625, -2.25,
        1.75, 1.5, -1.75, 2.25, 1.125, -2.0, -0.875, -0.5, 2.5, 1.0, 2.625, -1.875, 2.875, -1.125, -1.375,
        0.0, -1.5, 1.875, -3.0, 0.125, -1.0, 1.625, 2.375, 0.5, -2.75, 2.0, -1.625, 1.375, 0.75, -2.125,
        -2.875, 2.75, 1.25, -0.75, -0.625, -2.625, -2.5, 0.375, 3.0, -2.375, 0.25, 0.875, -0.375, -1.25,
        2.125, -0.25, -0.125, 0.625, 2.0, -1.125, 0.75, 2.875, 2.375, 2.125, 2.25, 1.25, 1.875, -2.375, -1.75,
        -1.375, 1.75, -1.25, -2.75, 0.375, 1.375, -0.25, 1.125, -1.625, 0.875, 0.25, 0.625, 0.125, 0.5,
        -1.875, 1.5, -0.375, -2.5, -0.5, -2.125, -1.5, -2.0, 0.0, 2.75, 2.5, -2.875, -1.0, 1.625, -0.875, 3.0,
        -2.625, -3.0, -2.25, 2.625, -0.75, -0.625, 1.0, -0.125, 1.125, 0.5, -2.375, -0.25, 2.75, 2.125, 1.5,
        -0.75, 1.625, 1.0, -0.375, 0.75, 2.5, -1.25, -1.125, 1.375, 2.0, -0.875, -1.75, 2.625, -2.5, 0.25,
        -1.0, 0.0, 1.875, 0.625, -1.5, -0.125, -2.625, -0.5, -2.75, 2.875, -2.125, -1.375, -2.0, -0.625, 1.25,
        2.25, -2.25, 3.0, 0.875, -1.625, -1.875, 0.375, -2.875, 1.75, 0.125, 2.375, -3.0, 2.75, -1.5, -0.5,
        2.25, -2.875, 0.5, 2.5, -1.625, -1.875, -1.125, 2.375, 2.875, -1.0, -1.375, -0.125, -0.875, -0.375,
        1.875, -1.75, 0.125, -2.5, 1.0, -1.25, -2.75, -2.0, -3.0, 0.75, 2.0, 1.125, 3.0, 1.375, -2.625, 1.75,
        1.25, 0.25, -2.125, -2.25, 0.625, 0.375, 2.125, -0.75, 1.5, 2.625, -2.375, -0.625, -0.25, 0.0, 1.625,
        0.875, -0.625, -2.625, -2.5, 0.25, -2.0, 0.5, 2.5, -2.375, 1.375, -2.75, 2.75, -1.375, 1.75, 0.0,
        -0.125, 1.25, -0.875, 0.75, 2.25, 2.375, 2.875, 1.0, 1.875, -1.0, -1.875, -1.625, -0.5, -2.25, 0.125,
        2.0, 1.5, 0.875, -3.0, -0.25, -1.125, -2.875, 1.125, -1.5, -1.75, 2.625, 0.375, -0.375, 1.625, 0.625,
        -0.75, -2.125, -1.25, 3.0, 2.125, -2.125, 1.75, -1.25, -0.375, -1.0, -1.625, 1.25, 2.0, 1.5, -2.625,
        -0.25, 1.375, 0.875, 1.625, -1.75, -2.25, 2.875, 0.125, -0.75, -1.125, 1.875, 2.375, -0.625, -2.875,
        -2.75, 2.625, -0.125, -0.875, -1.5, -2.375
    ],
    c4_o11: [
        1.125, 2.0, 2.875, 1.625, 0.0, 0.0, 2.375, 0.125, 0.0, 0.0, 2.75, 0.375, 0.0, 0.0, 0.0, 0.25, 1.25,
        0.0, 0.25, 0.0, 0.0625, 0.4375, 0.0, 0.375, 0.0, 0.25, 0.0, 0.25, 2.1875, 0.625, 0.0, 0.75, 0.0,
        0.375, 1.3125, 2.0, 0.5, 1.3125, 0.0, 1.0, 1.25, 0.0, 0.0, 1.5625, 1.125, 0.0625, 0.0, 0.0, 0.0, 0.0,
        0.875, 0.0, 1.875, 1.25, 1.3125, 0.0, 0.1875, 2.5625, 0.0, 0.0, 0.0, 0.625, 0.875, 0.0, 0.625, 0.0,
        1.4375, 0.8125, 0.0, 0.71875, 0.0, 0.03125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5625, 0.5, 0.0, 0.625, 0.0,
        0.0, 0.0, 0.0, 0.09375, 1.9375, 0.65625, 0.875, 0.21875, 1.0625, 0.375, 0.0, 0.96875, 0.34375, 1.125,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.21875, 0.0, 0.6666667, 1.7916666, 1.4166666, 0.0, 0.5, 1.5833334, 0.0, 0.0,
        0.0, 0.041666668, 0.0, 0.0, 1.4166666, 0.0, 1.5416666, 1.0416666, 0.0, 0.9166667, 0.0, 0.8125, 0.0,
        0.0, 0.29166666, 0.0, 0.0, 0.39583334, 0.0, 0.0, 0.39583334, 0.0, 0.0, 0.041666668, 0.0, 0.0,
        1.3958334, 0.6875, 0.9791667, 0.0, 0.5625, 0.020833334, 0.0, 0.3125, 0.6041667, 1.5625, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.8333333, 0.625, 0.0, 0.0, 0.0, 2.75, 1.0, 0.0, 0.0, 1.875, 0.0, 0.0, 0.0, 2.25, 0.0,
        0.125, 0.0, 2.125, 0.0, 1.0, 0.0, 1.3125, 0.4375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.375, 0.0,
        0.0625, 2.6875, 0.0, 1.1875, 1.1875, 0.375, 0.0, 0.9375, 0.9375, 0.0, 0.0, 0.0, 0.25, 1.25, 1.5625,
        0.1875, 0.5, 0.625, 0.0, 1.625, 0.3125, 0.0, 1.0, 2.25, 0.0, 0.0, 0.0, 1.0625, 0.0, 0.0, 0.0, 0.375,
        1.3125, 0.8125, 0.0, 2.5, 0.0, 0.90625, 0.0, 0.3125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.3125, 0.09375,
        0.0, 0.0, 0.0, 1.125, 1.84375, 0.0, 0.8125, 0.0, 0.75, 0.0, 0.4375, 0.0, 0.0, 0.0, 0.0, 1.5, 0.0,
        0.90625, 0.5625, 0.46875, 0.28125, 0.25, 1.5416666, 0.75, 0.0, 1.1666666, 1.5833334, 0.0, 0.0, 0.125,
        0.20833333, 0.0, 0.0, 0.0, 1.125, 1.5, 0.8333333, 0.0, 1.4166666, 0.0, 0.41666666, 0.020833334,
        0.16666667, 0.125, 0.0, 0.0, 0.0, 0.0, 0.14583333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5416667, 1.0625, 0.0,
        1.1041666, 0.4375, 0.22916667, 0.0, 0.7083333, 0.625, 0.0, 0.104166664, 0.0, 1.0833334, 0.0, 0.0, 0.0,
        0.0, 0.7916667, 0.0, 0.125, 0.0, 1.625, 2.375, 0.5, 0.0, 2.0, 0.0, 1.375, 0.75, 0.0, 0.0, 2.75, 1.25,
        0.0, 0.0, 0.0, 0.0, 1.3125, 2.125, 0.0, 0.0, 0.0, 0.0, 0.25, 0.4375, 0.0, 0.125, 1.0, 0.875, 0.0, 0.0,
        1.875, 1.3125, 0.0, 1.5625, 0.0, 0.0, 0.0, 1.125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.25, 0.1875, 1.125, 0.0,
        0.5625, 1.5625, 0.0, 0.3125, 1.3125, 1.0, 0.625, 0.0, 0.375, 0.0, 1.375, 1.375, 0.0, 0.0, 2.6875, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.34375, 0.78125, 0.0, 0.0, 0.0, 0.0, 0.09375, 0.375, 0.0, 0.0, 0.90625, 0.03125,
        0.6875, 0.0, 1.28125, 0.40625, 0.0, 1.875, 0.46875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.25, 0.0, 0.0, 0.0,
        0.4375, 0.78125, 0.0, 0.15625, 0.6875, 0.0, 0.0, 0.7916667, 0.6666667, 0.9583333, 0.20833333,
        0.041666668, 0.0, 0.083333336, 1.0, 0.0, 0.0, 2.625, 0.0, 0.29166666, 0.0, 0.041666668, 0.0,
        0.8541667, 0.7708333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.8333333, 0.0, 0.0, 1.3541666, 0.0, 0.083333336, 0.0,
        0.875, 0.0, 0.0, 0.75, 0.4375, 0.35416666, 0.0, 0.083333336, 0.0, 0.20833333, 0.39583334, 0.0, 0.0,
        0.0, 0.9791667, 0.0625, 0.0, 0.083333336, 0.20833333
    ],
}, model=c4_model, name='average_pool_2d_explicit_padding_FLOAT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_explicit_padding_FLOAT16_mixed_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT16', [1, 4, 4, 5]))
c5_p1 = Int32Scalar('c5_p1', 0)
c5_p2 = Int32Scalar('c5_p2', 1)
c5_p3 = Int32Scalar('c5_p3', 0)
c5_p4 = Int32Scalar('c5_p4', 0)
c5_p5 = Int32Scalar('c5_p5', 2)
c5_p6 = Int32Scalar('c5_p6', 1)
c5_p7 = Int32Scalar('c5_p7', 2)
c5_p8 = Int32Scalar('c5_p8', 1)
c5_p9 = Int32Scalar('c5_p9', 3)
c5_p10 = BoolScalar('c5_p10', True)
c5_o11 = Output('c5_o11', ('TENSOR_FLOAT16', [1, 4, 4, 3]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_p3)
c5_model.AddOperand(c5_p4)
c5_model.AddOperand(c5_p5)
c5_model.AddOperand(c5_p6)
c5_model.AddOperand(c5_p7)
c5_model.AddOperand(c5_p8)
c5_model.AddOperand(c5_p9)
c5_model.AddOperand(c5_p10)
c5_model.AddOperand(c5_o11)
c5_model.Operation('AVERAGE_POOL_2D', c5_i0, c5_p1, c5_p2, c5_p3, c5_p4, c5_p5, c5_p6, c5_p7, c5_p8, c5_p9, c5_p10).To(c5_o11)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [
        2.625, 1.0, 1.125, 2.5, -1.0, -0.125, -2.5, 1.5, 0.75, -0.625, -0.5, -2.625, -2.125, -1.875, 1.875,
        -0.625, -1.375, 0.875, 2.25, 3.0, 2.0, -1.875, 1.375, 0.25, -2.75, 0.5, 2.75, -2.0, -1.75, -2.375,
        0.875, -1.25, 2.375, -0.25, -1.25, -2.5, 2.875, -2.875, -0.75, 2.125, 1.875, 0.625, 0.375, 2.125,
        0.125, -2.875, 1.25, 1.625, -0.375, 2.25, -3.0, 2.875, -1.125, -2.75, -1.5, -3.0, 2.0, 2.75, 0.75,
        1.5, 2.375, 3.0, -0.75, 0.0, 1.75, -1.125, -0.25, -1.5, -1.375, -0.875, -1.625, -2.25, -0.125, -2.25,
        -1.625, -0.875, -2.125, 1.125, 1.0, -1.75
    ],
    c5_o11: [
        1.8125, 1.8125, 0.0, 0.0, 1.125, 0.0, 0.0, 0.0, 1.875, 0.0, 1.5625, 3.0, 0.0625, 0.8125, 0.0, 1.625,
        0.0, 0.0, 0.0, 1.0625, 0.0, 0.1875, 0.0, 2.125, 1.25, 1.25, 0.125, 0.0, 0.625, 2.25, 0.0, 0.0, 0.0,
        0.0, 1.75, 1.5, 2.688, 0.0, 1.75, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0625, 0.0
    ],
}, model=c5_model, name='average_pool_2d_explicit_padding_FLOAT16_mixed_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_explicit_padding_FLOAT16_mixed_6
c6_p0 = Parameter('c6_p0', ('TENSOR_FLOAT16', [3, 5, 3, 2]), [
        0.5, -0.125, -0.875, -2.125, 1.0, 2.75, -1.5, 1.25, -1.625, -1.125, -1.0, 1.75, 1.5, 0.125, -1.375,
        -1.75, 0.25, 2.0, 2.625, 2.375, -0.625, -0.75, 1.125, -2.875, -3.0, -2.0, 1.625, 2.5, 0.625, -2.375,
        -0.5, 0.0, -0.375, 2.25, 1.375, 0.375, -2.625, 1.875, 2.875, -1.875, 0.875, 3.0, 2.125, -2.5, -2.25,
        -0.25, -2.75, 0.75, -1.25, -2.5, 2.25, -0.75, -1.875, -2.0, -2.875, -1.0, 0.875, 2.125, 1.5, 1.125,
        -2.375, -2.25, 2.0, 0.0, 3.0, -1.5, -0.625, -0.125, 1.75, 1.25, 2.5, 0.625, 0.125, -0.375, -1.75,
        1.625, -2.75, -0.25, -0.875, -3.0, 0.75, 0.375, 1.0, -1.625, -1.125, -1.25, 2.625, 1.375, 1.875, -0.5
    ])
c6_p1 = Int32Scalar('c6_p1', 0)
c6_p2 = Int32Scalar('c6_p2', 1)
c6_p3 = Int32Scalar('c6_p3', 1)
c6_p4 = Int32Scalar('c6_p4', 2)
c6_p5 = Int32Scalar('c6_p5', 2)
c6_p6 = Int32Scalar('c6_p6', 2)
c6_p7 = Int32Scalar('c6_p7', 3)
c6_p8 = Int32Scalar('c6_p8', 3)
c6_p9 = Int32Scalar('c6_p9', 0)
c6_o10 = Output('c6_o10', ('TENSOR_FLOAT16', [3, 3, 1, 2]))
c6_model = Model()
c6_model.AddOperand(c6_p0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_p2)
c6_model.AddOperand(c6_p3)
c6_model.AddOperand(c6_p4)
c6_model.AddOperand(c6_p5)
c6_model.AddOperand(c6_p6)
c6_model.AddOperand(c6_p7)
c6_model.AddOperand(c6_p8)
c6_model.AddOperand(c6_p9)
c6_model.AddOperand(c6_o10)
c6_model.Operation('AVERAGE_POOL_2D', c6_p0, c6_p1, c6_p2, c6_p3, c6_p4, c6_p5, c6_p6, c6_p7, c6_p8, c6_p9).To(c6_o10)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_o10: [
        -0.5835, 0.3958, -0.06946, 0.1111, 0.3958, -0.521, 0.2708, 0.9375, -0.2917, -0.4722, -0.2291, -0.5,
        1.042, -0.3333, 0.013885, -0.1666, 0.7085, -0.771
    ],
}, model=c6_model, name='average_pool_2d_explicit_padding_FLOAT16_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_explicit_padding_FLOAT16_mixed_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT16', [3, 2, 5, 3]))
c7_p1 = Int32Scalar('c7_p1', 1)
c7_p2 = Int32Scalar('c7_p2', 1)
c7_p3 = Int32Scalar('c7_p3', 0)
c7_p4 = Int32Scalar('c7_p4', 0)
c7_p5 = Int32Scalar('c7_p5', 2)
c7_p6 = Int32Scalar('c7_p6', 1)
c7_p7 = Int32Scalar('c7_p7', 2)
c7_p8 = Int32Scalar('c7_p8', 1)
c7_p9 = Int32Scalar('c7_p9', 2)
c7_p10 = BoolScalar('c7_p10', False)
c7_o11 = Output('c7_o11', ('TENSOR_FLOAT16', [3, 2, 3, 3]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_p2)
c7_model.AddOperand(c7_p3)
c7_model.AddOperand(c7_p4)
c7_model.AddOperand(c7_p5)
c7_model.AddOperand(c7_p6)
c7_model.AddOperand(c7_p7)
c7_model.AddOperand(c7_p8)
c7_model.AddOperand(c7_p9)
c7_model.AddOperand(c7_p10)
c7_model.AddOperand(c7_o11)
c7_model.Operation('AVERAGE_POOL_2D', c7_i0, c7_p1, c7_p2, c7_p3, c7_p4, c7_p5, c7_p6, c7_p7, c7_p8, c7_p9, c7_p10).To(c7_o11)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i0: [
        3.0, 2.125, -2.5, 2.375, 1.75, 2.0, -0.375, -2.25, -0.875, 1.625, 0.0, 2.25, 1.5, -1.875, -1.5, -0.75,
        -2.0, -1.125, -3.0, -2.75, -2.875, 1.0, -0.25, -2.375, -2.625, 2.5, -1.625, 0.625, 0.75, 1.125, -0.5,
        1.875, -2.125, 0.25, -1.375, 0.375, -0.625, 2.875, -1.0, -1.75, 1.375, -0.125, 0.875, 0.5, 1.25, 2.75,
        0.125, -1.25, 2.625, -2.875, -1.25, 1.0, 1.875, 0.5, -0.125, 2.625, 1.25, 2.375, -0.875, -0.25, 2.75,
        0.375, 0.0, 1.125, 3.0, -1.75, 1.5, 1.375, 2.125, -1.5, 2.25, -2.5, 0.875, -2.75, -0.375, 2.5, -1.625,
        -3.0, -0.625, -1.0, 1.625, -2.625, -2.375, -1.875, 0.125, -2.0, 0.75, 0.625, -1.375, -1.125
    ],
    c7_o11: [
        1.0, 1.0, -1.0, 1.0, -0.25, 0.5625, 1.0, -0.9375, 0.375, -0.75, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0,
        1.0, -0.25, -0.5, 1.0, -1.0, -0.1875, 0.75, -0.3125, -0.4375, 0.9375, 0.5625, 1.0, 0.125, -1.0, 1.0,
        -0.5, -0.375, 1.0, 0.875, 0.5, 1.0, 0.375, 0.0, 1.0, 1.0, 0.1875, -0.3125, -0.25, -1.0, 1.0, -1.0,
        -1.0, -1.0, -1.0, -0.125, 0.375, -1.0, -0.1875
    ],
}, model=c7_model, name='average_pool_2d_explicit_padding_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_explicit_padding_FLOAT16_value_fused_activation_1_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [3, 1, 4, 3]))
c8_p1 = Int32Scalar('c8_p1', 0)
c8_p2 = Int32Scalar('c8_p2', 0)
c8_p3 = Int32Scalar('c8_p3', 0)
c8_p4 = Int32Scalar('c8_p4', 0)
c8_p5 = Int32Scalar('c8_p5', 2)
c8_p6 = Int32Scalar('c8_p6', 2)
c8_p7 = Int32Scalar('c8_p7', 1)
c8_p8 = Int32Scalar('c8_p8', 1)
c8_p9 = Int32Scalar('c8_p9', 1)
c8_p10 = BoolScalar('c8_p10', False)
c8_o11 = Output('c8_o11', ('TENSOR_FLOAT16', [3, 1, 2, 3]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_p2)
c8_model.AddOperand(c8_p3)
c8_model.AddOperand(c8_p4)
c8_model.AddOperand(c8_p5)
c8_model.AddOperand(c8_p6)
c8_model.AddOperand(c8_p7)
c8_model.AddOperand(c8_p8)
c8_model.AddOperand(c8_p9)
c8_model.AddOperand(c8_p10)
c8_model.AddOperand(c8_o11)
c8_model.Operation('AVERAGE_POOL_2D', c8_i0, c8_p1, c8_p2, c8_p3, c8_p4, c8_p5, c8_p6, c8_p7, c8_p8, c8_p9, c8_p10).To(c8_o11)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [
        0.75, 2.375, 2.75, 0.5, -2.875, 1.125, -1.0, -1.75, 2.0, 0.875, 2.625, -0.5, 1.0, 2.875, -1.125,
        -1.375, -0.625, 0.25, -1.625, -2.625, 2.25, -1.5, 3.0, 1.25, 1.375, -2.125, 0.125, -0.375, -2.0, 1.75,
        -0.875, 2.125, 1.625, -2.375, -0.25, 1.5
    ],
    c8_o11: [
        0.75, 2.375, 2.75, 0.0, 0.0, 2.0, 1.0, 2.875, 0.0, 0.0, 0.0, 2.25, 1.375, 0.0, 0.125, 0.0, 2.125,
        1.625
    ],
}, model=c8_model, name='average_pool_2d_explicit_padding_FLOAT16_value_fused_activation_1_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_explicit_padding_FLOAT16_tail_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [2, 3, 4, 17]))
c9_p1 = Int32Scalar('c9_p1', 0)
c9_p2 = Int32Scalar('c9_p2', 0)
c9_p3 = Int32Scalar('c9_p3', 0)
c9_p4 = Int32Scalar('c9_p4', 2)
c9_p5 = Int32Scalar('c9_p5', 1)
c9_p6 = Int32Scalar('c9_p6', 1)
c9_p7 = Int32Scalar('c9_p7', 2)
c9_p8 = Int32Scalar('c9_p8', 3)
c9_p9 = Int32Scalar('c9_p9', 3)
c9_p10 = BoolScalar('c9_p10', False)
c9_o11 = Output('c9_o11', ('TENSOR_FLOAT16', [2, 3, 3, 17]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_p1)
c9_model.AddOperand(c9_p2)
c9_model.AddOperand(c9_p3)
c9_model.AddOperand(c9_p4)
c9_model.AddOperand(c9_p5)
c9_model.AddOperand(c9_p6)
c9_model.AddOperand(c9_p7)
c9_model.AddOperand(c9_p8)
c9_model.AddOperand(c9_p9)
c9_model.AddOperand(c9_p10)
c9_model.AddOperand(c9_o11)
c9_model.Operation('AVERAGE_POOL_2D', c9_i0, c9_p1, c9_p2, c9_p3, c9_p4, c9_p5, c9_p6, c9_p7, c9_p8, c9_p9, c9_p10).To(c9_o11)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [
        -0.5, -1.75, 2.5, 0.75, 2.0, -1.0, -2.875, -0.75, 0.25, -1.625, -1.875, -0.375, -1.375, 1.5, -2.625,
        3.0, -0.625, -2.125, 2.875, -1.125, 0.5, 0.625, 1.125, 0.0, -2.25, 0.875, -1.25, 2.125, 1.375, 2.75,
        2.625, 2.375, 1.875, 1.625, 1.75, -0.25, -2.5, -2.0, 2.25, -2.375, 0.375, -1.5, 1.25, -0.875, -2.75,
        0.125, -3.0, 1.0, -0.125, -1.625, 1.0, 1.75, -2.75, 2.375, -2.125, -1.0, -0.875, -0.25, -0.375, 2.125,
        1.5, 2.625, 1.875, -1.125, 2.5, -0.125, 2.875, -1.25, -0.625, -1.375, -2.875, -3.0, 2.75, 3.0, 0.125,
        0.25, -1.5, 0.0, -2.5, 1.625, -2.375, 0.5, 1.375, 0.75, -0.5, 2.0, 0.625, 2.25, -2.0, -1.75, 1.125,
        -1.875, -2.625, 0.375, 0.875, 1.25, -2.25, -0.75, 1.75, -0.125, 0.0, 0.625, -0.625, 0.5, 1.875,
        -1.125, 0.125, 2.75, 2.875, 0.25, -2.25, -1.25, 2.25, -2.5, -1.375, -1.0, 1.25, -2.375, 2.375, 2.0,
        -2.0, -2.75, 2.625, 1.0, 0.375, -3.0, -2.625, 2.125, -1.875, -1.625, 0.75, -1.5, -2.125, -0.875, 1.5,
        -0.5, -1.75, 0.875, -0.75, 3.0, 1.625, -0.25, -2.875, 1.375, -0.375, 2.5, 1.125, -1.625, 0.25, -2.5,
        2.125, 1.0, -2.625, -3.0, 1.375, -1.375, 3.0, 2.75, -2.875, 1.75, 0.375, -2.75, 2.625, -0.125, -1.5,
        -0.5, 0.125, 1.25, -1.75, 2.0, -0.375, -2.0, -1.25, -0.625, 0.625, -0.75, 2.5, 0.875, -2.375, 0.5,
        -0.25, -1.125, 2.875, -2.125, 1.625, -0.875, 1.125, -1.0, 1.875, 0.75, 1.5, 0.0, 2.25, -1.875, 2.375,
        -2.25, 0.375, -2.375, -2.0, 1.75, -3.0, -0.875, -0.375, -1.125, -2.625, -1.625, 2.5, 2.375, 0.0, 2.0,
        3.0, 1.5, -1.25, 1.125, 2.75, -1.875, 2.25, 0.875, 0.75, -2.75, 0.5, -2.25, -0.125, 0.625, -1.375,
        1.875, 0.125, -0.25, 2.875, 2.625, -0.75, 0.25, -2.875, 1.25, -0.625, 1.0, -2.5, 1.375, -2.125, -0.5,
        -1.0, -1.75, -1.5, 1.625, 2.125, 2.875, 1.5, 1.25, 2.375, -1.75, 3.0, 1.125, 1.625, -0.875, 0.25,
        -0.5, -1.25, -0.75, -1.375, -2.75, 0.125, -0.25, 2.75, -2.125, -2.625, -1.625, 2.25, -1.125, -2.5,
        -2.875, 1.75, 2.0, -0.375, -1.5, 1.375, 0.375, -1.875, -1.0, 0.0, 1.0, -2.25, 2.125, -2.0, 0.5,
        -0.125, 0.75, -0.625, 0.625, 1.875, 2.5, -2.375, 0.875, 2.625, -3.0, 0.125, 2.125, 2.75, -0.375, -1.0,
        -1.25, 1.625, -1.125, -0.875, -1.625, -0.625, 1.5, -0.5, 0.375, 2.5, 1.0, 0.875, 0.0, -2.875, -2.625,
        0.75, -1.5, 2.25, -0.75, -2.125, -0.125, 1.375, 0.25, -2.75, 0.625, 3.0, 2.0, -1.875, 0.5, 1.25,
        -2.375, -1.75, 2.625, -1.375, 1.875, -3.0, -2.5, -2.0, 1.75, -0.25, 1.125, -2.25, 2.375, 2.875,
        -1.875, -2.875, 1.875, -1.5, 0.25, -2.25, -0.875, 2.125, -0.375, 1.75, 1.25, -0.125, 0.125, 2.25,
        -1.375, -0.75, 0.75, 1.375, 2.0, 2.875, 1.0, -2.75, 2.75, 0.875, 1.125, 2.5, -1.625, 0.5, -2.375,
        1.625, -0.5, -0.25, -2.5, -1.125, 0.0, 3.0, -0.625, 2.625, 2.375, -2.125, -3.0, -1.25, -2.0, 0.625,
        -1.75, -1.0, 1.5, 0.375, -2.625, -1.75, 0.375, -0.875, 0.125, 1.125, 2.75, 1.5, 0.875, -2.0, 2.375,
        2.875, -1.625, -0.375, -1.0, -0.25, 1.625
    ],
    c9_o11: [
        0.0, 0.4375, 0.0, 0.375, 1.333, 0.1875, 0.0, 0.0, 0.0, 0.521, 0.0, 0.0, 0.0, 0.6665, 0.729, 0.8125,
        0.0833, 0.0, 0.521, 0.0, 0.0, 0.771, 0.0, 0.9375, 0.0, 0.0, 0.1042, 0.4167, 0.0, 0.0, 0.3958, 1.042,
        0.0, 1.458, 0.5835, 0.0, 0.0, 0.0, 0.5, 0.2291, 0.1042, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.1459,
        0.0, 0.2708, 0.0, 0.375, 0.0, 0.25, 1.344, 0.25, 0.0, 0.0, 0.0, 1.5, 0.0, 0.0, 0.0, 0.0, 1.156, 0.0,
        0.0, 0.0, 0.125, 0.375, 0.0, 0.4375, 0.0625, 1.3125, 0.0, 0.0, 0.6875, 0.7812, 0.0, 0.0625, 0.0, 1.0,
        0.0, 1.531, 0.0, 0.0, 0.0, 0.5938, 0.4375, 1.156, 0.125, 0.2188, 0.0, 0.0, 0.0, 0.0, 0.4375, 0.0,
        0.2812, 0.0, 0.4688, 0.0, 1.125, 0.0, 3.0, 2.188, 0.0, 0.0, 0.875, 0.0, 2.562, 0.5, 0.0, 0.0, 0.0,
        1.6875, 0.0, 0.0, 0.0, 0.0, 0.0, 1.1875, 1.6875, 0.0, 2.125, 0.625, 0.0, 1.5625, 0.0, 0.0, 1.1875,
        0.0, 1.4375, 0.0, 1.5625, 0.0, 0.0, 0.0, 0.4375, 0.3125, 0.75, 0.3125, 1.625, 0.0, 0.4375, 0.0, 0.0,
        2.312, 0.0, 0.375, 0.0, 0.0, 0.0, 0.0, 1.5, 0.5835, 0.0, 1.0, 0.729, 0.9375, 0.0, 0.25, 0.5, 0.0,
        0.3958, 0.3125, 0.0, 0.0, 1.167, 0.0, 0.0, 0.4375, 0.3125, 0.5415, 0.6875, 0.7915, 0.9165, 0.854, 0.0,
        0.5835, 0.0, 0.0, 0.0, 0.0, 0.0, 0.04166, 0.0, 0.0, 0.3333, 0.0, 0.04166, 0.5835, 0.3333, 0.854, 0.25,
        0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.3542, 0.4375, 0.0, 0.0, 1.469, 0.625, 0.0, 0.9688, 0.4062, 0.3125,
        0.0, 0.2812, 0.0, 1.0625, 0.0, 0.4062, 0.0, 0.4375, 1.281, 0.09375, 0.0, 0.75, 1.25, 0.7188, 0.5938,
        0.7188, 0.0, 0.25, 0.0, 0.2188, 0.3438, 0.0, 0.0, 0.0, 0.6875, 0.0, 0.0, 0.0, 0.9375, 0.0, 1.125,
        0.4375, 0.03125, 0.0, 0.5312, 0.0, 1.3125, 0.0, 0.0, 0.0, 0.2812, 0.3125, 0.09375, 0.0, 0.8125,
        1.8125, 0.0, 0.0, 2.375, 0.0, 0.0, 0.25, 0.0, 1.625, 1.0625, 0.0625, 0.875, 0.0, 0.875, 0.875, 0.0,
        0.0, 0.0, 0.6875, 2.5, 1.125, 1.8125, 0.0, 0.3125, 0.0, 0.0, 0.25, 0.0, 0.0, 0.0, 1.5625, 0.0, 0.0,
        0.0, 0.0, 0.0, 1.5625, 0.25, 2.688, 1.9375, 0.0, 0.0, 0.5625, 0.4375, 0.0, 0.0, 0.0, 0.625, 1.0
    ],
}, model=c9_model, name='average_pool_2d_explicit_padding_FLOAT16_tail_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_explicit_padding_QUANT8_ASYMM_mixed_10
c10_p0 = Parameter('c10_p0', ('TENSOR_QUANT8_ASYMM', [3, 3, 4, 1], 0.3125, 0), [
        102, 173, 40, 51, 171, 151, 35, 229, 235, 111, 15, 212, 146, 184, 188, 61, 48, 74, 119, 122, 198, 72,
        135, 13, 196, 52, 21, 211, 62, 92, 144, 254, 181, 94, 178, 128
    ])
c10_p1 = Int32Scalar('c10_p1', 2)
c10_p2 = Int32Scalar('c10_p2', 0)
c10_p3 = Int32Scalar('c10_p3', 0)
c10_p4 = Int32Scalar('c10_p4', 0)
c10_p5 = Int32Scalar('c10_p5', 1)
c10_p6 = Int32Scalar('c10_p6', 2)
c10_p7 = Int32Scalar('c10_p7', 3)
c10_p8 = Int32Scalar('c10_p8', 1)
c10_p9 = Int32Scalar('c10_p9', 1)
c10_p10 = BoolScalar('c10_p10', False)
c10_o11 = Output('c10_o11', ('TENSOR_QUANT8_ASYMM', [3, 2, 4, 1], 0.3125, 0))
c10_model = Model()
c10_model.AddOperand(c10_p0)
c10_model.AddOperand(c10_p1)
c10_model.AddOperand(c10_p2)
c10_model.AddOperand(c10_p3)
c10_model.AddOperand(c10_p4)
c10_model.AddOperand(c10_p5)
c10_model.AddOperand(c10_p6)
c10_model.AddOperand(c10_p7)
c10_model.AddOperand(c10_p8)
c10_model.AddOperand(c10_p9)
c10_model.AddOperand(c10_p10)
c10_model.AddOperand(c10_o11)
c10_model.Operation('AVERAGE_POOL_2D', c10_p0, c10_p1, c10_p2, c10_p3, c10_p4, c10_p5, c10_p6, c10_p7, c10_p8, c10_p9, c10_p10).To(c10_o11)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_o11: [
        102, 138, 105, 88, 235, 173, 120, 113, 146, 165, 173, 144, 198, 135, 135, 73, 196, 124, 90, 95, 181,
        138, 151, 133
    ],
}, model=c10_model, name='average_pool_2d_explicit_padding_QUANT8_ASYMM_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_explicit_padding_QUANT8_ASYMM_mixed_11
c11_i0 = Input('c11_i0', ('TENSOR_QUANT8_ASYMM', [2, 4, 3, 1], 0.0625, 255))
c11_p1 = Int32Scalar('c11_p1', 0)
c11_p2 = Int32Scalar('c11_p2', 0)
c11_p3 = Int32Scalar('c11_p3', 2)
c11_p4 = Int32Scalar('c11_p4', 1)
c11_p5 = Int32Scalar('c11_p5', 2)
c11_p6 = Int32Scalar('c11_p6', 1)
c11_p7 = Int32Scalar('c11_p7', 2)
c11_p8 = Int32Scalar('c11_p8', 3)
c11_p9 = Int32Scalar('c11_p9', 0)
c11_o10 = Output('c11_o10', ('TENSOR_QUANT8_ASYMM', [2, 5, 1, 1], 0.0625, 255))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_p1)
c11_model.AddOperand(c11_p2)
c11_model.AddOperand(c11_p3)
c11_model.AddOperand(c11_p4)
c11_model.AddOperand(c11_p5)
c11_model.AddOperand(c11_p6)
c11_model.AddOperand(c11_p7)
c11_model.AddOperand(c11_p8)
c11_model.AddOperand(c11_p9)
c11_model.AddOperand(c11_o10)
c11_model.Operation('AVERAGE_POOL_2D', c11_i0, c11_p1, c11_p2, c11_p3, c11_p4, c11_p5, c11_p6, c11_p7, c11_p8, c11_p9).To(c11_o10)
c11_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c11_i0: [
        43, 211, 48, 3, 213, 45, 222, 167, 58, 142, 176, 106, 78, 98, 221, 18, 30, 233, 2, 190, 42, 11, 241,
        228
    ],
    c11_o10: [127, 118, 143, 154, 177, 88, 56, 69, 82, 111],
}, model=c11_model, name='average_pool_2d_explicit_padding_QUANT8_ASYMM_mixed_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_explicit_padding_QUANT8_ASYMM_mixed_12
c12_i0 = Input('c12_i0', ('TENSOR_QUANT8_ASYMM', [3, 2, 5, 6], 0.4375, 128))
c12_p1 = Int32Scalar('c12_p1', 0)
c12_p2 = Int32Scalar('c12_p2', 0)
c12_p3 = Int32Scalar('c12_p3', 1)
c12_p4 = Int32Scalar('c12_p4', 0)
c12_p5 = Int32Scalar('c12_p5', 1)
c12_p6 = Int32Scalar('c12_p6', 2)
c12_p7 = Int32Scalar('c12_p7', 3)
c12_p8 = Int32Scalar('c12_p8', 3)
c12_p9 = Int32Scalar('c12_p9', 2)
c12_p10 = BoolScalar('c12_p10', True)
c12_o11 = Output('c12_o11', ('TENSOR_QUANT8_ASYMM', [3, 2, 2, 4], 0.4375, 128))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_p1)
c12_model.AddOperand(c12_p2)
c12_model.AddOperand(c12_p3)
c12_model.AddOperand(c12_p4)
c12_model.AddOperand(c12_p5)
c12_model.AddOperand(c12_p6)
c12_model.AddOperand(c12_p7)
c12_model.AddOperand(c12_p8)
c12_model.AddOperand(c12_p9)
c12_model.AddOperand(c12_p10)
c12_model.AddOperand(c12_o11)
c12_model.Operation('AVERAGE_POOL_2D', c12_i0, c12_p1, c12_p2, c12_p3, c12_p4, c12_p5, c12_p6, c12_p7, c12_p8, c12_p9, c12_p10).To(c12_o11)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [
        159, 118, 24, 249, 75, 213, 204, 148, 106, 44, 40, 128, 207, 208, 242, 136, 221, 46, 167, 81, 156,
        162, 140, 226, 16, 103, 43, 180, 6, 141, 201, 133, 119, 239, 117, 94, 89, 114, 160, 31, 62, 158, 19,
        170, 138, 18, 122, 55, 28, 85, 216, 243, 38, 189, 0, 181, 142, 244, 110, 111, 196, 222, 254, 185, 176,
        8, 86, 10, 1, 172, 127, 155, 49, 73, 88, 169, 11, 234, 168, 69, 41, 238, 203, 164, 96, 225, 71, 23,
        14, 90, 124, 57, 209, 247, 237, 115, 92, 67, 219, 198, 245, 45, 211, 174, 120, 29, 80, 206, 82, 26,
        121, 13, 32, 179, 65, 250, 78, 177, 61, 175, 192, 200, 3, 171, 84, 220, 186, 95, 63, 212, 190, 51,
        152, 39, 241, 163, 30, 76, 99, 47, 154, 233, 218, 113, 161, 227, 199, 229, 146, 251, 188, 101, 240,
        246, 108, 54, 112, 126, 129, 64, 149, 252, 210, 37, 182, 132, 139, 248, 59, 105, 97, 125, 60, 255, 2,
        22, 9, 53, 230, 235
    ],
    c12_o11: [
        127, 126, 126, 126, 130, 130, 130, 127, 130, 130, 126, 126, 126, 130, 126, 126, 128, 130, 130, 130,
        126, 126, 126, 130, 128, 130, 130, 130, 126, 126, 126, 126, 126, 126, 126, 130, 126, 130, 130, 130,
        130, 130, 130, 130, 126, 126, 126, 130
    ],
}, model=c12_model, name='average_pool_2d_explicit_padding_QUANT8_ASYMM_mixed_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_explicit_padding_QUANT8_ASYMM_value_fused_activation_3_13
c13_i0 = Input('c13_i0', ('TENSOR_QUANT8_ASYMM', [3, 4, 2, 1], 0.25, 128))
c13_p1 = Int32Scalar('c13_p1', 0)
c13_p2 = Int32Scalar('c13_p2', 0)
c13_p3 = Int32Scalar('c13_p3', 0)
c13_p4 = Int32Scalar('c13_p4', 0)
c13_p5 = Int32Scalar('c13_p5', 2)
c13_p6 = Int32Scalar('c13_p6', 1)
c13_p7 = Int32Scalar('c13_p7', 1)
c13_p8 = Int32Scalar('c13_p8', 2)
c13_p9 = Int32Scalar('c13_p9', 3)
c13_p10 = BoolScalar('c13_p10', True)
c13_o11 = Output('c13_o11', ('TENSOR_QUANT8_ASYMM', [3, 4, 1, 1], 0.25, 128))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_p1)
c13_model.AddOperand(c13_p2)
c13_model.AddOperand(c13_p3)
c13_model.AddOperand(c13_p4)
c13_model.AddOperand(c13_p5)
c13_model.AddOperand(c13_p6)
c13_model.AddOperand(c13_p7)
c13_model.AddOperand(c13_p8)
c13_model.AddOperand(c13_p9)
c13_model.AddOperand(c13_p10)
c13_model.AddOperand(c13_o11)
c13_model.Operation('AVERAGE_POOL_2D', c13_i0, c13_p1, c13_p2, c13_p3, c13_p4, c13_p5, c13_p6, c13_p7, c13_p8, c13_p9, c13_p10).To(c13_o11)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i0: [
        217, 221, 118, 161, 207, 187, 79, 202, 100, 179, 165, 1, 64, 105, 252, 111, 254, 255, 241, 151, 20,
        83, 177, 132
    ],
    c13_o11: [152, 140, 152, 141, 140, 128, 128, 152, 152, 152, 128, 152],
}, model=c13_model, name='average_pool_2d_explicit_padding_QUANT8_ASYMM_value_fused_activation_3_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_explicit_padding_QUANT8_ASYMM_tail_14
c14_i0 = Input('c14_i0', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 17], 0.125, 128))
c14_p1 = Int32Scalar('c14_p1', 0)
c14_p2 = Int32Scalar('c14_p2', 0)
c14_p3 = Int32Scalar('c14_p3', 0)
c14_p4 = Int32Scalar('c14_p4', 1)
c14_p5 = Int32Scalar('c14_p5', 1)
c14_p6 = Int32Scalar('c14_p6', 2)
c14_p7 = Int32Scalar('c14_p7', 1)
c14_p8 = Int32Scalar('c14_p8', 2)
c14_p9 = Int32Scalar('c14_p9', 1)
c14_p10 = BoolScalar('c14_p10', False)
c14_o11 = Output('c14_o11', ('TENSOR_QUANT8_ASYMM', [1, 2, 1, 17], 0.125, 128))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_p1)
c14_model.AddOperand(c14_p2)
c14_model.AddOperand(c14_p3)
c14_model.AddOperand(c14_p4)
c14_model.AddOperand(c14_p5)
c14_model.AddOperand(c14_p6)
c14_model.AddOperand(c14_p7)
c14_model.AddOperand(c14_p8)
c14_model.AddOperand(c14_p9)
c14_model.AddOperand(c14_p10)
c14_model.AddOperand(c14_o11)
c14_model.Operation('AVERAGE_POOL_2D', c14_i0, c14_p1, c14_p2, c14_p3, c14_p4, c14_p5, c14_p6, c14_p7, c14_p8, c14_p9, c14_p10).To(c14_o11)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_i0: [
        10, 38, 156, 181, 25, 47, 220, 157, 15, 27, 35, 189, 204, 67, 179, 254, 3, 200, 72, 8, 87, 5, 57, 195,
        216, 233, 12, 71, 214, 162, 135, 6, 246, 9, 99, 184, 173, 2, 151, 229, 206, 53, 227, 192, 68, 228,
        136, 251, 104, 167, 32
    ],
    c14_o11: [
        128, 128, 128, 134, 128, 128, 208, 187, 128, 128, 128, 202, 183, 128, 128, 250, 128, 128, 184, 173,
        128, 151, 229, 206, 128, 227, 192, 128, 228, 136, 251, 128, 167, 128
    ],
}, model=c14_model, name='average_pool_2d_explicit_padding_QUANT8_ASYMM_tail_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_explicit_padding_QUANT8_ASYMM_SIGNED_mixed_15
c15_i0 = Input('c15_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 2, 3], 0.25, -128))
c15_p1 = Int32Scalar('c15_p1', 0)
c15_p2 = Int32Scalar('c15_p2', 0)
c15_p3 = Int32Scalar('c15_p3', 0)
c15_p4 = Int32Scalar('c15_p4', 0)
c15_p5 = Int32Scalar('c15_p5', 1)
c15_p6 = Int32Scalar('c15_p6', 2)
c15_p7 = Int32Scalar('c15_p7', 1)
c15_p8 = Int32Scalar('c15_p8', 1)
c15_p9 = Int32Scalar('c15_p9', 3)
c15_o10 = Output('c15_o10', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 2, 3], 0.25, -128))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_p1)
c15_model.AddOperand(c15_p2)
c15_model.AddOperand(c15_p3)
c15_model.AddOperand(c15_p4)
c15_model.AddOperand(c15_p5)
c15_model.AddOperand(c15_p6)
c15_model.AddOperand(c15_p7)
c15_model.AddOperand(c15_p8)
c15_model.AddOperand(c15_p9)
c15_model.AddOperand(c15_o10)
c15_model.Operation('AVERAGE_POOL_2D', c15_i0, c15_p1, c15_p2, c15_p3, c15_p4, c15_p5, c15_p6, c15_p7, c15_p8, c15_p9).To(c15_o10)
c15_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c15_i0: [-109, 57, -24, -125, -54, -85, -126, -15, -26, -45, -76, 112, -106, 122, -89, -30, 127, 82],
    c15_o10: [
        -109, -104, -104, -125, -104, -104, -126, -104, -104, -104, -104, -104, -106, -104, -104, -104, -104,
        -104
    ],
}, model=c15_model, name='average_pool_2d_explicit_padding_QUANT8_ASYMM_SIGNED_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_explicit_padding_QUANT8_ASYMM_SIGNED_mixed_16
c16_p0 = Parameter('c16_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 2, 2], 0.375, 127), [79, -100, 67, -58, -119, -123, -88, -95, -8, 46, 97, -108])
c16_p1 = Int32Scalar('c16_p1', 0)
c16_p2 = Int32Scalar('c16_p2', 0)
c16_p3 = Int32Scalar('c16_p3', 0)
c16_p4 = Int32Scalar('c16_p4', 0)
c16_p5 = Int32Scalar('c16_p5', 2)
c16_p6 = Int32Scalar('c16_p6', 2)
c16_p7 = Int32Scalar('c16_p7', 1)
c16_p8 = Int32Scalar('c16_p8', 1)
c16_p9 = Int32Scalar('c16_p9', 0)
c16_p10 = BoolScalar('c16_p10', False)
c16_o11 = Output('c16_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 1, 2], 0.375, 127))
c16_model = Model()
c16_model.AddOperand(c16_p0)
c16_model.AddOperand(c16_p1)
c16_model.AddOperand(c16_p2)
c16_model.AddOperand(c16_p3)
c16_model.AddOperand(c16_p4)
c16_model.AddOperand(c16_p5)
c16_model.AddOperand(c16_p6)
c16_model.AddOperand(c16_p7)
c16_model.AddOperand(c16_p8)
c16_model.AddOperand(c16_p9)
c16_model.AddOperand(c16_p10)
c16_model.AddOperand(c16_o11)
c16_model.Operation('AVERAGE_POOL_2D', c16_p0, c16_p1, c16_p2, c16_p3, c16_p4, c16_p5, c16_p6, c16_p7, c16_p8, c16_p9, c16_p10).To(c16_o11)
c16_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c16_o11: [79, -100, -8, 46],
}, model=c16_model, name='average_pool_2d_explicit_padding_QUANT8_ASYMM_SIGNED_mixed_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_explicit_padding_QUANT8_ASYMM_SIGNED_mixed_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 5, 3], 0.1875, 0))
c17_p1 = Int32Scalar('c17_p1', 0)
c17_p2 = Int32Scalar('c17_p2', 2)
c17_p3 = Int32Scalar('c17_p3', 1)
c17_p4 = Int32Scalar('c17_p4', 0)
c17_p5 = Int32Scalar('c17_p5', 2)
c17_p6 = Int32Scalar('c17_p6', 1)
c17_p7 = Int32Scalar('c17_p7', 3)
c17_p8 = Int32Scalar('c17_p8', 2)
c17_p9 = Int32Scalar('c17_p9', 1)
c17_p10 = BoolScalar('c17_p10', True)
c17_o11 = Output('c17_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 5, 2], 0.1875, 0))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_p1)
c17_model.AddOperand(c17_p2)
c17_model.AddOperand(c17_p3)
c17_model.AddOperand(c17_p4)
c17_model.AddOperand(c17_p5)
c17_model.AddOperand(c17_p6)
c17_model.AddOperand(c17_p7)
c17_model.AddOperand(c17_p8)
c17_model.AddOperand(c17_p9)
c17_model.AddOperand(c17_p10)
c17_model.AddOperand(c17_o11)
c17_model.Operation('AVERAGE_POOL_2D', c17_i0, c17_p1, c17_p2, c17_p3, c17_p4, c17_p5, c17_p6, c17_p7, c17_p8, c17_p9, c17_p10).To(c17_o11)
c17_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c17_i0: [
        14, -128, -41, -112, -120, 37, 16, -24, -124, -126, 15, 113, 51, 77, 78, -5, -88, -58, 63, 32, 39,
        -23, -70, 82, 49, 34, 0, -14, 71, 68
    ],
    c17_o11: [0, 0, 0, 0, 0, 0, 0, 0, 35, 96, 0, 0, 0, 0, 21, 61, 12, 41, 35, 34],
}, model=c17_model, name='average_pool_2d_explicit_padding_QUANT8_ASYMM_SIGNED_mixed_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_explicit_padding_QUANT8_ASYMM_SIGNED_value_fused_activation_2_18
c18_i0 = Input('c18_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 6, 4], 0.5, 0))
c18_p1 = Int32Scalar('c18_p1', 0)
c18_p2 = Int32Scalar('c18_p2', 2)
c18_p3 = Int32Scalar('c18_p3', 0)
c18_p4 = Int32Scalar('c18_p4', 0)
c18_p5 = Int32Scalar('c18_p5', 2)
c18_p6 = Int32Scalar('c18_p6', 2)
c18_p7 = Int32Scalar('c18_p7', 3)
c18_p8 = Int32Scalar('c18_p8', 1)
c18_p9 = Int32Scalar('c18_p9', 2)
c18_p10 = BoolScalar('c18_p10', False)
c18_o11 = Output('c18_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 3, 4], 0.5, 0))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_p1)
c18_model.AddOperand(c18_p2)
c18_model.AddOperand(c18_p3)
c18_model.AddOperand(c18_p4)
c18_model.AddOperand(c18_p5)
c18_model.AddOperand(c18_p6)
c18_model.AddOperand(c18_p7)
c18_model.AddOperand(c18_p8)
c18_model.AddOperand(c18_p9)
c18_model.AddOperand(c18_p10)
c18_model.AddOperand(c18_o11)
c18_model.Operation('AVERAGE_POOL_2D', c18_i0, c18_p1, c18_p2, c18_p3, c18_p4, c18_p5, c18_p6, c18_p7, c18_p8, c18_p9, c18_p10).To(c18_o11)
c18_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c18_i0: [
        -101, 72, -53, -97, -66, 14, 54, 13, -52, 122, -19, -49, 31, -42, 26, -62, -11, -74, 0, 121, 118, -26,
        109, 40, 116, -2, -104, 24, 127, 126, -73, -125, -102, 35, 87, 81, -99, 76, -90, 34, 43, 1, 17, 60,
        80, -81, 19, -107, -41, -46, -68, -98, -122, 22, 37, 36, -127, -113, -78, 108, -20, 5, 56, -83, 88,
        -117, -50, -30, 96, 10, 55, 120, -72, 39, -33, 105, -40, 66, -88, 91, -109, -3, -37, 3, -28, 119, 52,
        -17, 9, 113, -71, -89, -38, -87, -45, 23
    ],
    c18_o11: [-2, 2, -2, -2, -2, 2, 2, 2, 2, -2, 2, 2, -2, -2, -2, 2, -2, -2, -2, -2, 2, -2, 2, 2],
}, model=c18_model, name='average_pool_2d_explicit_padding_QUANT8_ASYMM_SIGNED_value_fused_activation_2_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_explicit_padding_QUANT8_ASYMM_SIGNED_tail_19
c19_i0 = Input('c19_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17, 3, 4], 0.125, 52))
c19_p1 = Int32Scalar('c19_p1', 0)
c19_p2 = Int32Scalar('c19_p2', 0)
c19_p3 = Int32Scalar('c19_p3', 0)
c19_p4 = Int32Scalar('c19_p4', 1)
c19_p5 = Int32Scalar('c19_p5', 2)
c19_p6 = Int32Scalar('c19_p6', 2)
c19_p7 = Int32Scalar('c19_p7', 1)
c19_p8 = Int32Scalar('c19_p8', 2)
c19_p9 = Int32Scalar('c19_p9', 3)
c19_p10 = BoolScalar('c19_p10', True)
c19_o11 = Output('c19_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17, 2, 2], 0.125, 52))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_p1)
c19_model.AddOperand(c19_p2)
c19_model.AddOperand(c19_p3)
c19_model.AddOperand(c19_p4)
c19_model.AddOperand(c19_p5)
c19_model.AddOperand(c19_p6)
c19_model.AddOperand(c19_p7)
c19_model.AddOperand(c19_p8)
c19_model.AddOperand(c19_p9)
c19_model.AddOperand(c19_p10)
c19_model.AddOperand(c19_o11)
c19_model.Operation('AVERAGE_POOL_2D', c19_i0, c19_p1, c19_p2, c19_p3, c19_p4, c19_p5, c19_p6, c19_p7, c19_p8, c19_p9, c19_p10).To(c19_o11)
c19_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c19_i0: [
        96, 13, -73, -36, -49, -123, 109, 7, 82, -93, 117, -99, 40, 57, 126, -20, -90, -94, -35, -109, -118,
        11, 25, 16, 114, 122, -13, 99, -67, 4, -8, 67, -97, -17, 9, -126, -38, 34, 93, 15, -27, -63, 45, 98,
        -89, 112, -86, -50, 119, 104, -84, -74, 51, -127, -115, -48, 77, 94, 79, -58, -101, 41, -128, 30, 100,
        95, 63, -81, -6, -78, -52, 125, -43, 38, -113, 21, 71, 58, -65, 81, 84, 3, -54, 62, 85, 116, -19, 86,
        -9, -124, -37, -31, -1, 24, -22, 121, 83, -106, 102, 115, -15, 80, 36, 66, -10, -105, -117, -64, 20,
        -88, 49, -103, -14, -26, 118, 61, -91, -69, -41, -28, -3, 46, -87, -16, -77, 0, 23, -83, 26, 53, 68,
        31, 127, 89, -53, -12, 90, 14, 12, -116, 22, -46, -79, -60, 105, -2, -68, 27, -110, 120, 110, -7, 17,
        -42, -21, 106, 64, 60, 54, -40, -45, -24, -85, -5, -121, 70, -80, 91, 19, 72, -114, -32, 2, -51, -100,
        47, -62, -4, 10, -59, -104, -71, 50, -98, 44, 108, -11, 59, -39, -119, 76, -76, 123, 69, 124, 48,
        -108, -82, 107, -61, 8, 56, -56, 65
    ],
    c19_o11: [
        52, 52, 82, 100, 52, 52, 52, 52, 52, 52, 52, 52, 52, 69, 52, 52, 85, 52, 77, 79, 52, 52, 52, 52, 52,
        52, 84, 52, 52, 52, 52, 52, 52, 69, 52, 52, 52, 84, 52, 52, 52, 52, 52, 68, 100, 52, 52, 52, 52, 52,
        52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 76, 52, 100, 52, 52
    ],
}, model=c19_model, name='average_pool_2d_explicit_padding_QUANT8_ASYMM_SIGNED_tail_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_implicit_padding_FLOAT32_mixed_20
c20_i0 = Input('c20_i0', ('TENSOR_FLOAT32', [3, 3, 3, 1]))
c20_p1 = Int32Scalar('c20_p1', 2)
c20_p2 = Int32Scalar('c20_p2', 1)
c20_p3 = Int32Scalar('c20_p3', 1)
c20_p4 = Int32Scalar('c20_p4', 2)
c20_p5 = Int32Scalar('c20_p5', 2)
c20_p6 = Int32Scalar('c20_p6', 3)
c20_o7 = Output('c20_o7', ('TENSOR_FLOAT32', [3, 2, 2, 1]))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_p1)
c20_model.AddOperand(c20_p2)
c20_model.AddOperand(c20_p3)
c20_model.AddOperand(c20_p4)
c20_model.AddOperand(c20_p5)
c20_model.AddOperand(c20_p6)
c20_model.AddOperand(c20_o7)
c20_model.Operation('AVERAGE_POOL_2D', c20_i0, c20_p1, c20_p2, c20_p3, c20_p4, c20_p5, c20_p6).To(c20_o7)
c20_model.RelaxedExecution(True).IntroducedIn('V1_0')
Example({
    c20_i0: [
        0.75, -2.25, -2.5, 1.75, 1.625, -2.875, -0.75, 2.0, 2.375, 0.125, 1.0, -1.125, -1.25, -1.875, 0.875,
        1.375, -0.875, 3.0, -2.375, -1.625, 0.25, -1.75, -0.625, -0.25, -0.5, 2.75, 0.375
    ],
    c20_o7: [0.46875, 0.0, 1.15625, 0.78125, 0.0, 0.0, 0.0, 0.28125, 0.0, 0.0, 0.0, 0.5625],
}, model=c20_model, name='average_pool_2d_implicit_padding_FLOAT32_mixed_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_implicit_padding_FLOAT32_mixed_21
c21_p0 = Parameter('c21_p0', ('TENSOR_FLOAT32', [1, 4, 2, 4]), [
        2.875, 1.25, 2.125, 2.75, -0.5, -2.25, 2.0, 1.5, 1.375, -0.375, 2.25, -0.875, -2.0, 0.625, -2.875,
        -0.125, -1.125, 0.5, -0.625, 0.25, -2.125, -2.5, 2.375, -1.25, -1.5, -0.25, 0.75, -1.0, 1.625, 0.125,
        3.0, -0.75
    ])
c21_p1 = Int32Scalar('c21_p1', 1)
c21_p2 = Int32Scalar('c21_p2', 1)
c21_p3 = Int32Scalar('c21_p3', 1)
c21_p4 = Int32Scalar('c21_p4', 2)
c21_p5 = Int32Scalar('c21_p5', 2)
c21_p6 = Int32Scalar('c21_p6', 2)
c21_p7 = BoolScalar('c21_p7', True)
c21_o8 = Output('c21_o8', ('TENSOR_FLOAT32', [1, 4, 2, 4]))
c21_model = Model()
c21_model.AddOperand(c21_p0)
c21_model.AddOperand(c21_p1)
c21_model.AddOperand(c21_p2)
c21_model.AddOperand(c21_p3)
c21_model.AddOperand(c21_p4)
c21_model.AddOperand(c21_p5)
c21_model.AddOperand(c21_p6)
c21_model.AddOperand(c21_p7)
c21_model.AddOperand(c21_o8)
c21_model.Operation('AVERAGE_POOL_2D', c21_p0, c21_p1, c21_p2, c21_p3, c21_p4, c21_p5, c21_p6, c21_p7).To(c21_o8)
c21_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c21_o8: [
        0.34375, 0.78125, 1.0, 1.0, -1.0, -0.125, 1.0, 1.0, -0.09375, -0.09375, -0.40625, -0.5, -0.6875, -1.0,
        -1.0, -0.125, -1.0, -0.0625, 0.1875, -0.5, -1.0, -0.0625, 0.5625, -1.0, 0.0, 0.90625, 0.5, -0.875,
        0.875, 1.0, 1.0, -0.75
    ],
}, model=c21_model, name='average_pool_2d_implicit_padding_FLOAT32_mixed_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_implicit_padding_FLOAT32_mixed_22
c22_i0 = Input('c22_i0', ('TENSOR_FLOAT32', [3, 5, 3, 3]))
c22_p1 = Int32Scalar('c22_p1', 2)
c22_p2 = Int32Scalar('c22_p2', 1)
c22_p3 = Int32Scalar('c22_p3', 1)
c22_p4 = Int32Scalar('c22_p4', 3)
c22_p5 = Int32Scalar('c22_p5', 2)
c22_p6 = Int32Scalar('c22_p6', 0)
c22_p7 = BoolScalar('c22_p7', False)
c22_o8 = Output('c22_o8', ('TENSOR_FLOAT32', [3, 4, 1, 3]))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_p1)
c22_model.AddOperand(c22_p2)
c22_model.AddOperand(c22_p3)
c22_model.AddOperand(c22_p4)
c22_model.AddOperand(c22_p5)
c22_model.AddOperand(c22_p6)
c22_model.AddOperand(c22_p7)
c22_model.AddOperand(c22_o8)
c22_model.Operation('AVERAGE_POOL_2D', c22_i0, c22_p1, c22_p2, c22_p3, c22_p4, c22_p5, c22_p6, c22_p7).To(c22_o8)
c22_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c22_i0: [
        -0.75, 1.75, 0.625, 2.625, 0.75, 1.25, 0.125, -0.875, -1.625, 1.625, -0.5, 1.875, -1.0, -2.5, 3.0,
        -2.125, 2.0, -1.25, -0.375, 2.25, 2.75, -2.625, -1.875, -3.0, -2.0, -1.375, 0.375, 2.125, 0.0, 0.5,
        -0.625, -2.75, 1.5, 2.5, 0.25, -2.375, -1.125, -0.125, -1.75, 2.375, -0.25, 1.375, -1.5, 1.125, -2.25,
        1.0, 0.875, 2.875, -2.875, -1.75, 2.0, 1.875, 2.375, 1.125, -1.25, 0.25, -1.375, -2.875, 2.75, -3.0,
        -0.25, -2.0, -2.25, -0.625, 0.125, 1.625, -0.375, -0.125, 0.75, 0.375, 1.75, 0.875, 1.375, -1.875,
        -1.625, -2.75, -2.375, 1.0, 2.625, -1.0, 0.0, 2.25, -2.5, 3.0, -0.5, 1.5, -1.5, -2.625, -2.125, 0.5,
        2.875, -1.125, 1.25, 2.125, -0.875, -0.75, 2.5, 0.625, 0.25, 1.125, 2.5, -1.5, 0.875, 2.25, -2.5,
        0.125, 2.0, 1.5, 0.375, 2.75, 0.0, 2.125, -1.875, -2.75, -1.625, -2.25, -2.875, -1.125, 2.625, -2.125,
        1.75, -0.5, -0.75, -0.125, -0.625, 2.375, 0.75, -1.25, 1.25, -0.375, -2.0, 1.0, 0.625, 1.375, -1.375
    ],
    c22_o8: [
        0.083333336, 0.104166664, 0.6458333, -1.0833334, -0.33333334, 0.625, -0.16666667, -0.5833333,
        -0.041666668, 0.625, -0.29166666, -0.5, -0.7291667, 0.41666666, -0.104166664, -0.8333333, 0.45833334,
        -0.5625, 0.104166664, -0.5833333, 0.4375, 0.0625, -1.3958334, 0.22916667, 1.6041666, 0.8958333,
        -0.29166666, 0.5, 0.8958333, -1.3541666, 0.22916667, 0.020833334, -1.0208334, 0.25, -0.0625, 0.0625
    ],
}, model=c22_model, name='average_pool_2d_implicit_padding_FLOAT32_mixed_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_implicit_padding_FLOAT32_value_fused_activation_1_23
c23_i0 = Input('c23_i0', ('TENSOR_FLOAT32', [4, 4, 5, 2]))
c23_p1 = Int32Scalar('c23_p1', 2)
c23_p2 = Int32Scalar('c23_p2', 1)
c23_p3 = Int32Scalar('c23_p3', 1)
c23_p4 = Int32Scalar('c23_p4', 1)
c23_p5 = Int32Scalar('c23_p5', 3)
c23_p6 = Int32Scalar('c23_p6', 1)
c23_p7 = BoolScalar('c23_p7', True)
c23_o8 = Output('c23_o8', ('TENSOR_FLOAT32', [4, 4, 3, 2]))
c23_model = Model()
c23_model.AddOperand(c23_i0)
c23_model.AddOperand(c23_p1)
c23_model.AddOperand(c23_p2)
c23_model.AddOperand(c23_p3)
c23_model.AddOperand(c23_p4)
c23_model.AddOperand(c23_p5)
c23_model.AddOperand(c23_p6)
c23_model.AddOperand(c23_p7)
c23_model.AddOperand(c23_o8)
c23_model.Operation('AVERAGE_POOL_2D', c23_i0, c23_p1, c23_p2, c23_p3, c23_p4, c23_p5, c23_p6, c23_p7).To(c23_o8)
c23_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c23_i0: [
        2.625, 0.375, 2.875, -0.875, 3.0, -1.0, 2.75, -0.625, 1.25, 2.125, -0.25, -1.375, -0.375, -1.75, -2.5,
        0.75, -2.125, 0.5, -0.125, -2.75, 1.375, 1.625, -1.5, -1.875, -0.5, 2.375, -2.25, -2.375, -0.75,
        -1.25, 0.875, 1.5, -2.0, -2.875, 0.625, 0.0, 1.75, 2.25, 2.5, 1.875, -1.625, 2.0, 0.25, 1.625, -1.5,
        -0.125, -2.75, 2.125, 2.75, -0.375, 1.0, 1.125, 3.0, 1.875, -2.5, -1.875, 2.875, 1.25, -1.125, -0.875,
        -2.625, -3.0, 1.375, -1.375, -1.0, -2.625, 1.0, -2.375, 0.25, -2.125, -1.125, 0.125, 1.125, 0.875,
        2.0, -2.875, 2.625, -1.625, 1.5, -1.25, -0.625, -0.5, 0.75, 0.375, -2.0, 2.25, 1.5, -1.375, 2.125,
        -1.625, 0.0, -0.25, 2.375, -2.25, 2.25, 1.125, -1.125, 1.25, 0.625, -1.75, -1.75, 0.125, -3.0, 0.625,
        -1.875, 2.0, -2.375, 2.375, 1.75, -0.375, 1.75, -0.75, 0.5, 2.5, 0.375, -3.0, -2.75, -2.25, 1.875,
        1.0, 2.5, 3.0, -2.875, 1.375, 0.875, -1.25, 2.625, -2.125, 1.125, 1.625, -2.125, 2.75, 0.25, -0.125,
        0.125, -0.875, -0.5, 2.25, 3.0, 1.5, -1.5, -0.25, -0.75, 2.875, 0.0, -0.625, 0.75, -0.375, 2.5, 1.25,
        -2.5, -1.0, 1.625, -2.625, -2.0, 0.5, -0.875, -3.0, 0.0, 2.75
    ],
    c23_o8: [
        2.8333333, 0.0, 2.875, 0.0, 2.3333333, 0.16666667, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.7083333, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.125, 0.0, 1.625, 1.375, 0.0, 1.1666666, 0.0, 1.2083334, 0.0, 0.5416667,
        0.5, 0.375, 1.125, 0.41666666, 0.0, 0.0, 0.0, 0.0, 0.45833334, 0.0, 0.083333336, 0.0, 0.6666667, 0.0,
        1.9166666, 0.0, 2.0416667, 0.0, 0.0, 0.7083333, 0.083333336, 0.41666666, 0.5416667, 0.0, 1.5416666,
        0.0, 1.1666666, 0.041666668, 0.5833333, 0.20833333, 0.0, 0.9166667, 0.0, 1.6666666, 0.0, 1.3333334,
        0.875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.16666667, 1.0416666, 0.20833333, 0.0, 1.5416666, 0.0, 0.0,
        0.5833333, 0.0, 0.41666666, 0.875, 0.9583333, 0.0, 0.6666667, 0.0, 0.625, 1.0833334, 0.083333336, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.083333336
    ],
}, model=c23_model, name='average_pool_2d_implicit_padding_FLOAT32_value_fused_activation_1_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_implicit_padding_FLOAT32_tail_24
c24_i0 = Input('c24_i0', ('TENSOR_FLOAT32', [3, 4, 3, 17]))
c24_p1 = Int32Scalar('c24_p1', 1)
c24_p2 = Int32Scalar('c24_p2', 2)
c24_p3 = Int32Scalar('c24_p3', 2)
c24_p4 = Int32Scalar('c24_p4', 3)
c24_p5 = Int32Scalar('c24_p5', 1)
c24_p6 = Int32Scalar('c24_p6', 2)
c24_p7 = BoolScalar('c24_p7', False)
c24_o8 = Output('c24_o8', ('TENSOR_FLOAT32', [3, 2, 2, 17]))
c24_model = Model()
c24_model.AddOperand(c24_i0)
c24_model.AddOperand(c24_p1)
c24_model.AddOperand(c24_p2)
c24_model.AddOperand(c24_p3)
c24_model.AddOperand(c24_p4)
c24_model.AddOperand(c24_p5)
c24_model.AddOperand(c24_p6)
c24_model.AddOperand(c24_p7)
c24_model.AddOperand(c24_o8)
c24_model.Operation('AVERAGE_POOL_2D', c24_i0, c24_p1, c24_p2, c24_p3, c24_p4, c24_p5, c24_p6, c24_p7).To(c24_o8)
c24_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c24_i0: [
        -1.25, -1.375, -2.375, -1.75, 0.75, -0.875, 1.625, -0.75, 2.125, 2.375, -1.125, 1.125, 2.0, 0.375,
        -2.75, 1.5, -0.25, 3.0, -2.5, 1.25, -0.5, -1.875, -0.125, 0.625, 1.75, 0.25, 2.625, -1.5, -2.625,
        -1.0, -0.375, -2.0, 2.875, 0.125, 0.5, 2.25, -2.875, -3.0, 0.875, 1.375, 2.5, 1.875, -2.125, -1.625,
        -0.625, 1.0, 0.0, 2.75, -2.25, -1.25, 2.375, -2.5, -2.375, 3.0, -1.625, -1.875, -0.625, -0.375, -3.0,
        1.375, -2.125, -2.25, 0.75, -0.125, 1.5, 2.875, -0.875, 2.5, -2.75, 1.875, 2.125, -1.5, 1.625, 2.0,
        0.0, 0.375, 0.125, 1.0, -1.0, 0.5, -2.625, 2.75, -1.125, 2.25, 0.625, -0.25, -1.75, 2.625, -0.5,
        0.875, -1.375, -0.75, -2.0, 1.25, 1.75, -2.875, 0.25, 1.125, 3.0, 2.75, -2.375, 1.5, 1.25, 2.125, 0.5,
        -1.25, -0.375, -0.625, 2.375, -2.5, -1.0, 2.5, -2.75, -1.375, -1.75, -2.25, 0.75, 2.875, -0.25, 1.0,
        0.125, 1.75, -3.0, -2.125, 2.0, 2.25, 1.875, -2.875, 1.125, -1.125, -1.625, 2.625, -2.625, 1.375,
        -0.125, -0.5, -1.875, -0.75, 0.625, -1.5, -2.0, 0.0, 1.625, 0.375, 0.25, -0.875, 0.875, 0.625, -1.625,
        0.875, 2.375, -1.25, 0.0, 2.875, -2.125, 0.375, -0.5, -1.5, 1.0, -0.75, -2.5, 0.125, 2.75, 1.5, -2.75,
        0.5, 2.0, -1.0, 1.125, 0.75, 0.25, 1.625, 3.0, 2.625, -0.625, -1.375, -2.25, -2.0, 1.875, -2.625,
        2.25, -1.875, -1.125, -0.25, 2.125, -0.875, 2.5, -0.375, -0.125, -2.875, 1.375, -1.75, 1.25, -3.0,
        1.75, -2.375, -1.25, 1.375, -2.75, -2.0, 1.75, -1.0, 2.25, 0.75, 1.125, 3.0, -0.625, 2.75, -2.25,
        -0.875, 2.875, -1.75, -2.625, -2.875, 0.625, -0.75, 2.375, 1.25, 1.625, 0.5, -0.375, -2.375, 0.875,
        0.125, -1.5, -1.625, -2.5, -0.5, 2.5, 2.625, -3.0, -1.125, -1.375, 0.375, -1.875, 0.0, 2.0, 1.875,
        0.25, 2.125, -0.25, -0.125, 1.0, 1.5, -2.125, -1.375, 1.875, -2.75, -1.875, 0.25, 2.625, -1.0, -1.25,
        -2.5, -1.125, 2.375, -2.875, -0.875, 3.0, -2.25, 0.875, -1.5, -0.625, 2.125, 2.75, 0.5, -2.625, 0.375,
        1.625, -2.125, -0.75, 1.25, 2.5, -0.25, 2.875, 0.0, -0.125, 1.5, -1.75, 1.75, 0.625, 0.125, 0.75,
        -3.0, -0.375, 2.25, 2.0, 1.125, -0.5, -2.0, -2.375, -1.625, 1.0, 1.375, -0.875, -2.0, 1.875, 0.5,
        -0.125, -1.875, 0.0, 2.25, 1.75, 2.0, -1.0, -2.125, -0.375, 1.25, 0.625, -2.75, 0.375, 2.625, -0.25,
        -2.25, 0.75, 2.375, 1.0, 2.75, 2.875, -1.75, 2.125, -1.625, -2.875, -1.375, -1.25, -2.625, 1.5, -2.5,
        0.25, 1.125, 2.5, 3.0, 0.875, -2.375, -3.0, 1.625, -0.5, 1.375, 0.125, -0.625, -0.75, -1.5, -1.125,
        -2.75, -2.25, 2.75, 0.0, 1.5, -0.625, -0.5, 0.25, -1.0, -1.25, -3.0, -2.125, 3.0, 2.375, -1.5, 2.125,
        -0.25, -1.375, 2.625, 0.625, -1.625, -2.875, -0.375, -0.875, -0.125, 0.75, 1.375, -2.375, -0.75,
        -1.75, 2.875, 1.75, 0.5, 1.0, 1.125, 0.875, 2.25, -1.875, 1.25, 0.375, 2.0, -1.125, -2.5, -2.0, 0.125,
        2.5, 1.875, 1.625, -2.625, -1.875, 0.5, -1.625, -3.0, 2.0, 0.0, -0.5, -1.375, -2.5, 3.0, -0.625, -2.0,
        2.625, -0.875, -0.375, -2.625, 2.125, 0.625, 2.5, 2.25, 0.125, 1.0, -0.75, -2.875, -2.125, 2.375,
        -1.5, 1.5, -1.125, 1.75, -0.125, 1.375, 0.375, -0.25, 0.75, 1.625, 2.875, 2.75, -2.75, 1.125, 0.875,
        1.25, -1.25, 1.875, 0.25, -1.75, -1.0, -2.375, -2.25, -0.25, -2.125, -0.875, 1.5, -1.5, -0.125,
        -0.625, -2.375, -1.375, -1.25, -0.375, 0.75, -1.75, 0.875, 0.5, 1.0, -1.625, 2.25, -0.75, -2.625,
        2.625, 2.125, 3.0, -1.875, 0.125, -2.75, 0.25, -2.5, 1.875, 0.375, -3.0, 2.875, 2.75, -2.0, 1.625,
        -2.875, 1.75, 2.375, -0.5, 1.25, 2.0, -1.125, 1.125, 0.0, -1.0, 2.5, 1.375, -2.25, 0.625, -0.375,
        -0.125, 0.875, -2.5, -1.375, 0.375, -3.0, 2.0, -0.75, -2.125, 0.25, 1.25, 0.0, -1.0, -0.5, -2.0, 1.0,
        2.25, -2.75, -1.25, -1.5, -2.25, 1.875, 3.0, 1.75, -0.25, -2.375, 0.625, 1.625, 2.75, 2.5, 1.375, 0.5,
        -0.625, -1.875, -2.875, 0.125, 2.875, -1.625, -1.75, 2.125, 0.75, 2.375, -1.125, 1.125, 2.625, -2.625,
        1.5, -0.875, -1.625, -0.125, -1.0, 0.75, -2.625, -2.25, 1.0, -0.25, 0.625, 1.25, 1.125, -0.5, 0.875,
        0.125, -0.75, -1.5, -0.625, 2.25, 1.875, 3.0, 0.375, 0.5, 2.375, -2.75, 0.25, 0.0, -1.875, -2.5, 2.5,
        -3.0, -0.375, 2.75, -2.375, -1.125, 2.625, -1.75, -1.25, 1.375, -1.375, -2.125, 1.75, -0.875, -2.875,
        2.125, -2.0, 1.5, 2.0, 1.625, 2.875, -2.375, -2.625, -0.125, 0.875, 0.75, -0.25, 2.125, -2.0, -1.375,
        -2.25, -0.75, 1.0, 0.125, 2.375, 3.0, 1.25, 1.5, 1.625, 2.75, 2.625, -0.625, 0.0, -2.875, -3.0
    ],
    c24_o8: [
        0.875, -1.0, -0.5625, -1.0, -0.5625, -0.5, 1.0, 0.5, 1.0, 1.0, -1.0, -0.75, 0.5, 0.0, -1.0, 1.0,
        -0.0625, 1.0, -0.125, -0.8125, -1.0, -0.5, 0.625, 1.0, 1.0, -0.9375, 0.5, -1.0, -0.8125, -0.5, 1.0,
        -1.0, 0.8125, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, 0.6875, 1.0, -0.3125, -1.0, 1.0, -1.0, -1.0, 0.4375,
        -1.0, 1.0, 1.0, -0.375, -0.4375, -0.3125, 1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 0.125, -0.125, -0.5,
        0.5, -0.875, 1.0, -0.6875, -0.25, -0.625, 1.0, -0.25, 0.625, -1.0, -1.0, 1.0, 0.375, 0.0, -1.0, -0.25,
        -1.0, 1.0, -0.3125, 0.8125, 1.0, 0.75, -1.0, 1.0, -0.0625, -0.8125, -0.3125, -0.5, -1.0, 0.5625, 1.0,
        -1.0, -1.0, -0.5625, 1.0, -1.0, -0.625, -0.25, 0.375, -0.875, 0.0, -1.0, -0.625, -1.0, 1.0, 0.4375,
        0.125, 1.0, 1.0, -0.6875, -0.125, 1.0, -1.0, 1.0, -0.75, -1.0, -1.0, -1.0, -1.0, -0.625, -1.0, 1.0,
        0.5625, 1.0, 1.0, 0.1875, -1.0, -1.0, 0.1875, -1.0, -0.375, 1.0, 0.875, 0.9375, 0.6875, 1.0, 1.0, 1.0,
        -0.875, 0.1875, -1.0, -0.4375, 0.5625, 0.1875, 0.875, -1.0, 0.375, -1.0, -0.4375, 0.0625, -1.0,
        -0.0625, 1.0, 0.6875, 1.0, -1.0, -0.625, -0.25, 0.0, -0.8125, 1.0, -0.75, -0.4375, -0.25, -0.6875,
        -1.0, 1.0, 0.6875, -1.0, 0.0625, 1.0, 1.0, 1.0, -1.0, 0.875, 1.0, 0.0625, 1.0, 0.25, -0.5625, -0.375,
        -1.0, -1.0, -1.0, 0.3125, -0.3125, -1.0, 1.0, 1.0, 1.0, -0.8125, 1.0, 1.0, -1.0, 0.0, -0.75, 0.3125,
        0.875, 1.0, 0.5625, -1.0
    ],
}, model=c24_model, name='average_pool_2d_implicit_padding_FLOAT32_tail_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_implicit_padding_FLOAT16_mixed_25
c25_i0 = Input('c25_i0', ('TENSOR_FLOAT16', [1, 3, 2, 4]))
c25_p1 = Int32Scalar('c25_p1', 1)
c25_p2 = Int32Scalar('c25_p2', 1)
c25_p3 = Int32Scalar('c25_p3', 2)
c25_p4 = Int32Scalar('c25_p4', 2)
c25_p5 = Int32Scalar('c25_p5', 2)
c25_p6 = Int32Scalar('c25_p6', 1)
c25_p7 = BoolScalar('c25_p7', True)
c25_o8 = Output('c25_o8', ('TENSOR_FLOAT16', [1, 3, 1, 4]))
c25_model = Model()
c25_model.AddOperand(c25_i0)
c25_model.AddOperand(c25_p1)
c25_model.AddOperand(c25_p2)
c25_model.AddOperand(c25_p3)
c25_model.AddOperand(c25_p4)
c25_model.AddOperand(c25_p5)
c25_model.AddOperand(c25_p6)
c25_model.AddOperand(c25_p7)
c25_model.AddOperand(c25_o8)
c25_model.Operation('AVERAGE_POOL_2D', c25_i0, c25_p1, c25_p2, c25_p3, c25_p4, c25_p5, c25_p6, c25_p7).To(c25_o8)
c25_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c25_i0: [
        2.875, -0.625, 0.875, -1.625, -2.125, 1.875, 0.125, 2.375, 2.5, -1.0, 2.125, 2.75, -1.25, 0.625, 2.0,
        2.25, 1.375, 2.625, 1.5, -2.25, -3.0, -0.875, 0.5, -0.125
    ],
    c25_o8: [0.5, 0.5625, 0.4375, 0.375, 0.2188, 0.9375, 2.281, 2.5, 0.03125, 0.9375, 0.0, 0.0],
}, model=c25_model, name='average_pool_2d_implicit_padding_FLOAT16_mixed_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_implicit_padding_FLOAT16_mixed_26
c26_p0 = Parameter('c26_p0', ('TENSOR_FLOAT16', [2, 4, 3, 3]), [
        -0.5, 0.125, 1.625, 2.375, 0.0, 1.875, -1.625, 1.0, -1.5, 0.25, -3.0, 2.75, -2.125, -1.375, 1.125,
        2.25, 2.5, 2.0, 0.625, -0.625, -0.875, -2.375, 1.5, -0.375, 2.125, 1.25, -2.25, 0.75, 1.375, -0.75,
        2.625, -1.875, -0.25, 0.875, -1.125, 0.5, -2.5, 1.75, -0.125, -2.75, 2.875, -1.25, 0.375, -1.75,
        -2.625, -2.875, 3.0, -2.0, -1.0, -0.375, -2.875, -2.625, -1.625, -1.5, 1.875, 2.625, -2.375, -1.0,
        0.625, 1.75, 0.25, -1.375, -0.125, 0.0, -0.5, 3.0, 2.375, 2.25, -2.25, -2.125, -0.875, 1.25
    ])
c26_p1 = Int32Scalar('c26_p1', 2)
c26_p2 = Int32Scalar('c26_p2', 2)
c26_p3 = Int32Scalar('c26_p3', 1)
c26_p4 = Int32Scalar('c26_p4', 2)
c26_p5 = Int32Scalar('c26_p5', 1)
c26_p6 = Int32Scalar('c26_p6', 0)
c26_o7 = Output('c26_o7', ('TENSOR_FLOAT16', [2, 4, 1, 3]))
c26_model = Model()
c26_model.AddOperand(c26_p0)
c26_model.AddOperand(c26_p1)
c26_model.AddOperand(c26_p2)
c26_model.AddOperand(c26_p3)
c26_model.AddOperand(c26_p4)
c26_model.AddOperand(c26_p5)
c26_model.AddOperand(c26_p6)
c26_model.AddOperand(c26_o7)
c26_model.Operation('AVERAGE_POOL_2D', c26_p0, c26_p1, c26_p2, c26_p3, c26_p4, c26_p5, c26_p6).To(c26_o7)
c26_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c26_o7: [
        0.9375, 0.0625, 1.75, -0.9375, -2.188, 1.9375, -0.875, 0.4375, -0.625, 1.6875, -0.25, -0.5, -2.625,
        2.312, -0.6875, -1.9375, 1.3125, -2.438, 0.4375, 1.625, -0.3125, 1.1875, 0.875, 0.375
    ],
}, model=c26_model, name='average_pool_2d_implicit_padding_FLOAT16_mixed_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_implicit_padding_FLOAT16_mixed_27
c27_i0 = Input('c27_i0', ('TENSOR_FLOAT16', [3, 4, 4, 3]))
c27_p1 = Int32Scalar('c27_p1', 2)
c27_p2 = Int32Scalar('c27_p2', 2)
c27_p3 = Int32Scalar('c27_p3', 2)
c27_p4 = Int32Scalar('c27_p4', 2)
c27_p5 = Int32Scalar('c27_p5', 1)
c27_p6 = Int32Scalar('c27_p6', 2)
c27_p7 = BoolScalar('c27_p7', False)
c27_o8 = Output('c27_o8', ('TENSOR_FLOAT16', [3, 2, 2, 3]))
c27_model = Model()
c27_model.AddOperand(c27_i0)
c27_model.AddOperand(c27_p1)
c27_model.AddOperand(c27_p2)
c27_model.AddOperand(c27_p3)
c27_model.AddOperand(c27_p4)
c27_model.AddOperand(c27_p5)
c27_model.AddOperand(c27_p6)
c27_model.AddOperand(c27_p7)
c27_model.AddOperand(c27_o8)
c27_model.Operation('AVERAGE_POOL_2D', c27_i0, c27_p1, c27_p2, c27_p3, c27_p4, c27_p5, c27_p6, c27_p7).To(c27_o8)
c27_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c27_i0: [
        2.125, 1.25, 0.625, -0.625, -1.875, -0.875, -0.75, -2.875, 0.125, -1.625, -1.75, 1.875, -2.375, -1.25,
        0.0, -2.625, -2.0, -0.375, -1.125, -2.25, -2.75, 2.875, 1.5, 1.375, 1.75, -0.125, -2.125, 0.75, 1.625,
        0.375, 2.5, 1.0, 2.75, -1.375, 0.875, -0.25, 0.25, 0.5, 2.625, -0.5, 2.25, -1.5, 2.375, -2.5, -3.0,
        3.0, 1.125, 2.0, -1.0, -2.875, 2.875, -2.25, 2.625, -0.75, 1.875, 1.25, -0.25, 0.0, -2.375, 1.0, 2.25,
        0.375, 1.375, 2.125, 2.5, -0.625, 1.75, 0.25, -1.875, 0.625, -1.0, -1.5, -1.25, -1.625, -1.75, -1.125,
        1.5, -0.875, -2.625, 2.375, 0.5, -3.0, -0.125, 1.125, -2.0, 3.0, -2.75, 2.75, -1.375, -0.375, -2.125,
        -0.5, 2.0, 1.625, 0.125, 0.875, -2.5, 0.75, 2.625, 1.375, -2.375, -1.625, 0.0, -2.25, 2.75, 2.0,
        -2.875, 1.0, -0.875, -2.75, -1.75, -0.375, 1.5, 3.0, 1.25, -0.25, 0.25, -1.0, 1.875, -0.75, -1.125,
        0.75, -1.875, -2.5, -3.0, 2.25, 0.5, 2.125, 2.375, 0.625, 2.875, -2.125, -2.0, 1.125, -2.625, -0.125,
        2.5, 0.125, 0.875, -1.25, 1.625, -0.5, 1.75, 0.375
    ],
    c27_o8: [
        0.75, -0.3125, -0.125, -1.0, -1.0, 1.0, 1.0, 0.75, -0.875, 0.5625, 0.9375, 1.0, -1.0, -0.125, 1.0,
        0.9375, -0.5625, 0.375, -1.0, -0.0625, -1.0, -1.0, 1.0, 0.8125, -0.5625, -0.8125, 0.5, 1.0, -1.0, 1.0,
        -1.0, -1.0, 0.1875, 0.5625, 1.0, 0.125
    ],
}, model=c27_model, name='average_pool_2d_implicit_padding_FLOAT16_mixed_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_implicit_padding_FLOAT16_value_fused_activation_3_28
c28_i0 = Input('c28_i0', ('TENSOR_FLOAT16', [3, 5, 4, 3]))
c28_p1 = Int32Scalar('c28_p1', 1)
c28_p2 = Int32Scalar('c28_p2', 1)
c28_p3 = Int32Scalar('c28_p3', 2)
c28_p4 = Int32Scalar('c28_p4', 3)
c28_p5 = Int32Scalar('c28_p5', 2)
c28_p6 = Int32Scalar('c28_p6', 3)
c28_p7 = BoolScalar('c28_p7', False)
c28_o8 = Output('c28_o8', ('TENSOR_FLOAT16', [3, 3, 4, 3]))
c28_model = Model()
c28_model.AddOperand(c28_i0)
c28_model.AddOperand(c28_p1)
c28_model.AddOperand(c28_p2)
c28_model.AddOperand(c28_p3)
c28_model.AddOperand(c28_p4)
c28_model.AddOperand(c28_p5)
c28_model.AddOperand(c28_p6)
c28_model.AddOperand(c28_p7)
c28_model.AddOperand(c28_o8)
c28_model.Operation('AVERAGE_POOL_2D', c28_i0, c28_p1, c28_p2, c28_p3, c28_p4, c28_p5, c28_p6, c28_p7).To(c28_o8)
c28_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c28_i0: [
        2.625, 0.875, -2.875, 0.5, 0.625, 0.25, 2.5, -1.875, 2.125, 1.5, 1.0, -2.625, 2.75, -0.375, -1.375,
        3.0, -2.375, 1.375, -1.75, 1.125, -0.875, -1.125, -1.625, 1.625, 0.375, -1.0, 1.75, 0.125, -3.0,
        2.375, -2.25, -0.5, 2.25, -2.125, 0.75, -0.125, 1.25, -2.75, -0.25, -0.75, -1.25, -2.0, 2.875, 1.875,
        2.0, -0.625, -1.5, 0.0, -2.5, -2.625, 1.375, -1.125, 2.0, 0.375, -3.0, -1.25, -2.375, -1.5, -2.0,
        -2.5, 2.375, 0.5, 1.125, -2.75, 2.875, 1.625, -1.375, -0.375, 0.25, 2.25, 2.125, 1.75, 0.625, -0.875,
        -1.0, -0.75, 1.875, -2.25, -1.625, -0.25, -0.125, 2.5, 1.0, 0.125, 1.5, 2.75, -1.875, 0.875, -2.875,
        -0.5, 1.25, -0.625, 3.0, 0.0, 2.625, 0.75, -1.75, -2.125, -0.625, 0.625, -2.375, -0.5, 2.375, 1.125,
        0.5, -0.75, 2.0, -2.75, 1.625, -2.0, -3.0, -0.875, 2.125, -1.375, 1.0, 2.75, -2.5, -1.75, 2.625,
        -0.25, 1.875, 0.75, -2.875, -2.125, -1.625, -1.0, 2.25, -0.375, -1.5, 0.0, 1.75, -1.125, 3.0, 1.375,
        0.875, 0.25, -1.875, 0.375, 1.5, -2.25, 2.875, -1.25, -0.125, -2.625, 2.5, 1.25, 0.125, 0.5, 1.875,
        -2.875, -1.375, -0.25, -1.5, -2.75, 1.125, 2.75, 1.375, -0.875, -0.75, 0.75, -2.125, 0.125, -2.625,
        2.625, -1.125, -1.875, 0.375, 1.625, -1.625, -0.5, 0.625, -1.25, 0.25, 2.25, 1.0, -2.5, 0.875, 2.0,
        -1.0, 2.125
    ],
    c28_o8: [
        2.219, 0.0, 0.0, 1.6045, 0.0, 0.0, 0.771, 0.0, 0.3125, 0.2812, 0.0, 0.0625, 0.25, 0.0, 0.4688, 0.2708,
        0.0, 1.0205, 0.0, 0.0, 0.75, 0.0, 0.1562, 1.031, 0.0, 0.0, 0.875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 1.094, 0.0, 0.0, 0.625, 0.0, 0.0, 1.208, 0.2291, 0.4375, 0.625, 0.5, 0.3125, 0.0, 0.0,
        0.8125, 0.0, 0.0, 0.729, 0.0, 0.0833, 0.7188, 1.281, 0.375, 0.375, 0.0625, 0.0, 0.5835, 0.9585, 0.0,
        0.0, 2.5, 0.0, 0.0, 2.688, 0.0, 0.75, 0.0, 0.0, 1.125, 0.0, 0.0, 0.1042, 0.0, 0.0, 0.625, 0.0, 0.0,
        1.281, 0.03125, 0.0, 0.1875, 0.4167, 0.0, 0.0, 0.604, 0.0, 0.0, 0.9688, 0.4375, 0.0, 0.0, 1.4375, 0.0,
        0.0, 1.25, 0.5835, 0.0, 1.75, 1.5, 0.0, 1.5
    ],
}, model=c28_model, name='average_pool_2d_implicit_padding_FLOAT16_value_fused_activation_3_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_implicit_padding_FLOAT16_tail_29
c29_i0 = Input('c29_i0', ('TENSOR_FLOAT16', [1, 17, 2, 4]))
c29_p1 = Int32Scalar('c29_p1', 2)
c29_p2 = Int32Scalar('c29_p2', 1)
c29_p3 = Int32Scalar('c29_p3', 2)
c29_p4 = Int32Scalar('c29_p4', 2)
c29_p5 = Int32Scalar('c29_p5', 1)
c29_p6 = Int32Scalar('c29_p6', 0)
c29_p7 = BoolScalar('c29_p7', True)
c29_o8 = Output('c29_o8', ('TENSOR_FLOAT16', [1, 17, 1, 3]))
c29_model = Model()
c29_model.AddOperand(c29_i0)
c29_model.AddOperand(c29_p1)
c29_model.AddOperand(c29_p2)
c29_model.AddOperand(c29_p3)
c29_model.AddOperand(c29_p4)
c29_model.AddOperand(c29_p5)
c29_model.AddOperand(c29_p6)
c29_model.AddOperand(c29_p7)
c29_model.AddOperand(c29_o8)
c29_model.Operation('AVERAGE_POOL_2D', c29_i0, c29_p1, c29_p2, c29_p3, c29_p4, c29_p5, c29_p6, c29_p7).To(c29_o8)
c29_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c29_i0: [
        -2.375, -2.0, -0.125, 0.75, -1.25, 1.5, 0.375, 2.75, 2.0, 2.125, -2.125, -1.875, 0.625, -0.375, 2.125,
        1.375, 0.5, -0.25, 1.375, 2.5, -2.875, 0.0, -2.875, 3.0, -1.5, 1.75, 2.5, -1.625, 0.375, 1.375, 2.5,
        1.0, -2.875, -1.75, -1.25, -0.5, 2.75, 2.25, 1.875, -2.0, -0.75, 1.5, 1.0, 2.125, 1.75, -1.5, 0.75,
        2.25, 2.75, 2.25, -1.125, -2.75, -0.75, 2.875, 2.875, 0.25, 1.875, 1.625, 2.625, -1.125, -0.875,
        -1.375, -1.375, 2.0, 0.875, 0.625, 0.125, -0.25, -1.75, -2.625, -0.75, -0.25, -0.875, -2.5, 1.25,
        2.625, 1.0, 1.875, -0.5, -2.25, 3.0, -2.75, -1.625, 1.25, 2.0, -2.375, -2.125, -0.375, 0.25, 0.0,
        -1.875, 0.5, 1.625, -3.0, -2.75, 0.625, -0.625, -2.625, 2.375, 1.125, -0.625, -2.25, 0.125, -1.25,
        -0.375, -0.5, -3.0, 3.0, 0.875, 1.5, -0.625, -1.625, -1.0, -2.25, 0.75, -2.125, -2.5, -2.625, 0.5,
        -1.75, 0.375, 2.875, -1.0, 0.125, -0.125, -3.0, 0.0, -1.125, 1.125, -1.375, 0.25, -2.0, 2.375, 1.25,
        -2.375, 1.75
    ],
    c29_o8: [
        -2.188, -1.0625, 0.3125, 2.062, 0.0, -2.0, 0.125, 0.5625, 1.9375, 0.125, 2.125, 0.4375, -2.312, -1.5,
        -0.875, 0.375, 1.25, 1.5625, 2.5, 0.5625, -1.9375, 1.75, 2.125, 0.75, 0.75, 0.375, -0.0625, -1.6875,
        -0.625, 1.9375, 0.125, -2.188, -0.1875, 0.125, -0.9375, -0.6875, -1.625, -0.125, 1.75, -0.4375, -1.75,
        0.0, -1.625, -0.75, -0.6875, 1.625, 0.9375, -0.4375, -0.125, -0.5625, -0.875
    ],
}, model=c29_model, name='average_pool_2d_implicit_padding_FLOAT16_tail_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_implicit_padding_QUANT8_ASYMM_mixed_30
c30_i0 = Input('c30_i0', ('TENSOR_QUANT8_ASYMM', [1, 3, 4, 3], 0.1875, 255))
c30_p1 = Int32Scalar('c30_p1', 2)
c30_p2 = Int32Scalar('c30_p2', 2)
c30_p3 = Int32Scalar('c30_p3', 2)
c30_p4 = Int32Scalar('c30_p4', 2)
c30_p5 = Int32Scalar('c30_p5', 2)
c30_p6 = Int32Scalar('c30_p6', 0)
c30_o7 = Output('c30_o7', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 3], 0.1875, 255))
c30_model = Model()
c30_model.AddOperand(c30_i0)
c30_model.AddOperand(c30_p1)
c30_model.AddOperand(c30_p2)
c30_model.AddOperand(c30_p3)
c30_model.AddOperand(c30_p4)
c30_model.AddOperand(c30_p5)
c30_model.AddOperand(c30_p6)
c30_model.AddOperand(c30_o7)
c30_model.Operation('AVERAGE_POOL_2D', c30_i0, c30_p1, c30_p2, c30_p3, c30_p4, c30_p5, c30_p6).To(c30_o7)
c30_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c30_i0: [
        39, 238, 144, 104, 84, 86, 114, 189, 163, 19, 95, 235, 93, 239, 25, 236, 103, 67, 57, 128, 54, 145,
        159, 58, 254, 220, 243, 43, 219, 107, 157, 231, 78, 240, 119, 186
    ],
    c30_o7: [118, 166, 81, 84, 143, 128],
}, model=c30_model, name='average_pool_2d_implicit_padding_QUANT8_ASYMM_mixed_30', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_implicit_padding_QUANT8_ASYMM_mixed_31
c31_p0 = Parameter('c31_p0', ('TENSOR_QUANT8_ASYMM', [1, 2, 4, 1], 0.3125, 0), [243, 62, 64, 247, 60, 120, 99, 39])
c31_p1 = Int32Scalar('c31_p1', 1)
c31_p2 = Int32Scalar('c31_p2', 1)
c31_p3 = Int32Scalar('c31_p3', 2)
c31_p4 = Int32Scalar('c31_p4', 1)
c31_p5 = Int32Scalar('c31_p5', 2)
c31_p6 = Int32Scalar('c31_p6', 1)
c31_p7 = BoolScalar('c31_p7', False)
c31_o8 = Output('c31_o8', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 1], 0.3125, 0))
c31_model = Model()
c31_model.AddOperand(c31_p0)
c31_model.AddOperand(c31_p1)
c31_model.AddOperand(c31_p2)
c31_model.AddOperand(c31_p3)
c31_model.AddOperand(c31_p4)
c31_model.AddOperand(c31_p5)
c31_model.AddOperand(c31_p6)
c31_model.AddOperand(c31_p7)
c31_model.AddOperand(c31_o8)
c31_model.Operation('AVERAGE_POOL_2D', c31_p0, c31_p1, c31_p2, c31_p3, c31_p4, c31_p5, c31_p6, c31_p7).To(c31_o8)
c31_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c31_o8: [152, 91, 82, 143],
}, model=c31_model, name='average_pool_2d_implicit_padding_QUANT8_ASYMM_mixed_31', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_implicit_padding_QUANT8_ASYMM_mixed_32
c32_i0 = Input('c32_i0', ('TENSOR_QUANT8_ASYMM', [3, 1, 5, 2], 0.125, 128))
c32_p1 = Int32Scalar('c32_p1', 1)
c32_p2 = Int32Scalar('c32_p2', 2)
c32_p3 = Int32Scalar('c32_p3', 2)
c32_p4 = Int32Scalar('c32_p4', 2)
c32_p5 = Int32Scalar('c32_p5', 2)
c32_p6 = Int32Scalar('c32_p6', 3)
c32_p7 = BoolScalar('c32_p7', True)
c32_o8 = Output('c32_o8', ('TENSOR_QUANT8_ASYMM', [3, 1, 3, 1], 0.125, 128))
c32_model = Model()
c32_model.AddOperand(c32_i0)
c32_model.AddOperand(c32_p1)
c32_model.AddOperand(c32_p2)
c32_model.AddOperand(c32_p3)
c32_model.AddOperand(c32_p4)
c32_model.AddOperand(c32_p5)
c32_model.AddOperand(c32_p6)
c32_model.AddOperand(c32_p7)
c32_model.AddOperand(c32_o8)
c32_model.Operation('AVERAGE_POOL_2D', c32_i0, c32_p1, c32_p2, c32_p3, c32_p4, c32_p5, c32_p6, c32_p7).To(c32_o8)
c32_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c32_i0: [
        7, 28, 212, 192, 239, 123, 94, 138, 53, 197, 73, 202, 234, 254, 12, 182, 159, 189, 38, 244, 140, 165,
        208, 118, 218, 29, 4, 23, 14, 32
    ],
    c32_o8: [128, 149, 128, 176, 136, 141, 158, 128, 128],
}, model=c32_model, name='average_pool_2d_implicit_padding_QUANT8_ASYMM_mixed_32', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_implicit_padding_QUANT8_ASYMM_value_fused_activation_2_33
c33_i0 = Input('c33_i0', ('TENSOR_QUANT8_ASYMM', [3, 2, 5, 4], 0.375, 120))
c33_p1 = Int32Scalar('c33_p1', 2)
c33_p2 = Int32Scalar('c33_p2', 1)
c33_p3 = Int32Scalar('c33_p3', 2)
c33_p4 = Int32Scalar('c33_p4', 1)
c33_p5 = Int32Scalar('c33_p5', 3)
c33_p6 = Int32Scalar('c33_p6', 2)
c33_p7 = BoolScalar('c33_p7', True)
c33_o8 = Output('c33_o8', ('TENSOR_QUANT8_ASYMM', [3, 2, 2, 4], 0.375, 120))
c33_model = Model()
c33_model.AddOperand(c33_i0)
c33_model.AddOperand(c33_p1)
c33_model.AddOperand(c33_p2)
c33_model.AddOperand(c33_p3)
c33_model.AddOperand(c33_p4)
c33_model.AddOperand(c33_p5)
c33_model.AddOperand(c33_p6)
c33_model.AddOperand(c33_p7)
c33_model.AddOperand(c33_o8)
c33_model.Operation('AVERAGE_POOL_2D', c33_i0, c33_p1, c33_p2, c33_p3, c33_p4, c33_p5, c33_p6, c33_p7).To(c33_o8)
c33_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c33_i0: [
        118, 74, 112, 83, 238, 1, 230, 176, 65, 219, 205, 57, 96, 158, 203, 18, 98, 94, 22, 183, 119, 159,
        182, 47, 44, 13, 68, 100, 31, 186, 165, 61, 133, 70, 110, 204, 218, 226, 30, 235, 117, 146, 75, 105,
        120, 16, 76, 175, 8, 177, 121, 237, 56, 228, 36, 99, 138, 66, 37, 126, 240, 172, 245, 232, 178, 23,
        174, 148, 124, 79, 52, 50, 116, 104, 129, 217, 113, 168, 150, 234, 15, 149, 49, 197, 125, 152, 2, 97,
        32, 255, 163, 137, 241, 190, 164, 62, 17, 77, 247, 9, 67, 243, 141, 154, 132, 128, 91, 34, 33, 14, 40,
        73, 249, 21, 115, 167, 25, 212, 143, 87
    ],
    c33_o8: [
        123, 117, 123, 117, 117, 123, 123, 117, 117, 119, 123, 117, 123, 123, 117, 123, 117, 117, 117, 123,
        117, 123, 117, 123, 123, 117, 123, 123, 118, 117, 117, 123, 117, 123, 117, 123, 117, 123, 123, 117,
        117, 123, 117, 117, 117, 117, 117, 117
    ],
}, model=c33_model, name='average_pool_2d_implicit_padding_QUANT8_ASYMM_value_fused_activation_2_33', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_implicit_padding_QUANT8_ASYMM_tail_34
c34_i0 = Input('c34_i0', ('TENSOR_QUANT8_ASYMM', [4, 3, 5, 17], 0.4375, 56))
c34_p1 = Int32Scalar('c34_p1', 2)
c34_p2 = Int32Scalar('c34_p2', 2)
c34_p3 = Int32Scalar('c34_p3', 2)
c34_p4 = Int32Scalar('c34_p4', 2)
c34_p5 = Int32Scalar('c34_p5', 3)
c34_p6 = Int32Scalar('c34_p6', 3)
c34_p7 = BoolScalar('c34_p7', False)
c34_o8 = Output('c34_o8', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 17], 0.4375, 56))
c34_model = Model()
c34_model.AddOperand(c34_i0)
c34_model.AddOperand(c34_p1)
c34_model.AddOperand(c34_p2)
c34_model.AddOperand(c34_p3)
c34_model.AddOperand(c34_p4)
c34_model.AddOperand(c34_p5)
c34_model.AddOperand(c34_p6)
c34_model.AddOperand(c34_p7)
c34_model.AddOperand(c34_o8)
c34_model.Operation('AVERAGE_POOL_2D', c34_i0, c34_p1, c34_p2, c34_p3, c34_p4, c34_p5, c34_p6, c34_p7).To(c34_o8)
c34_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c34_i0: [
        5, 217, 80, 35, 191, 190, 10, 72, 91, 165, 111, 172, 93, 117, 45, 1, 208, 118, 153, 192, 25, 107, 225,
        28, 147, 83, 143, 187, 43, 151, 33, 238, 115, 160, 212, 189, 128, 89, 88, 74, 242, 144, 19, 132, 17,
        66, 177, 76, 154, 86, 78, 223, 227, 197, 44, 108, 196, 55, 244, 42, 99, 125, 235, 246, 203, 121, 249,
        194, 9, 214, 47, 146, 70, 60, 7, 36, 166, 124, 228, 211, 229, 8, 131, 69, 16, 49, 250, 21, 48, 251,
        232, 174, 155, 207, 169, 110, 171, 102, 248, 206, 245, 100, 222, 180, 15, 32, 184, 170, 39, 247, 230,
        161, 98, 116, 253, 179, 123, 112, 163, 87, 152, 135, 122, 167, 162, 149, 158, 113, 186, 183, 204, 213,
        221, 0, 73, 20, 224, 41, 64, 159, 139, 59, 94, 218, 176, 239, 84, 241, 150, 185, 193, 209, 200, 4,
        175, 254, 50, 181, 226, 61, 63, 156, 195, 3, 109, 85, 6, 129, 140, 30, 164, 37, 134, 210, 11, 119,
        198, 58, 77, 220, 40, 157, 68, 54, 22, 148, 23, 105, 231, 255, 51, 90, 92, 178, 202, 243, 29, 127,
        252, 126, 18, 182, 38, 2, 62, 53, 138, 75, 96, 103, 46, 34, 215, 236, 57, 205, 142, 199, 14, 141, 65,
        136, 233, 27, 71, 173, 234, 237, 120, 12, 114, 24, 67, 82, 104, 130, 216, 31, 13, 137, 168, 240, 133,
        201, 106, 81, 52, 145, 101, 219, 26, 79, 97, 188, 56, 95, 41, 99, 108, 214, 212, 235, 181, 143, 111,
        168, 247, 104, 29, 191, 69, 124, 188, 67, 60, 24, 248, 61, 236, 211, 65, 132, 72, 146, 128, 98, 93,
        249, 245, 250, 222, 210, 2, 153, 207, 206, 246, 49, 122, 58, 200, 164, 21, 190, 56, 196, 43, 144, 204,
        182, 145, 244, 42, 192, 64, 28, 90, 16, 105, 227, 26, 129, 243, 220, 82, 226, 218, 252, 231, 53, 234,
        107, 139, 161, 116, 89, 23, 255, 119, 117, 33, 120, 232, 10, 184, 110, 35, 19, 197, 172, 209, 154,
        137, 96, 3, 50, 230, 208, 0, 76, 147, 109, 62, 85, 25, 157, 202, 84, 253, 174, 223, 74, 150, 54, 134,
        156, 133, 158, 173, 159, 12, 213, 13, 77, 140, 14, 4, 189, 101, 217, 123, 163, 92, 46, 15, 103, 112,
        254, 38, 130, 229, 66, 185, 219, 7, 228, 239, 113, 80, 70, 166, 81, 17, 106, 51, 127, 8, 6, 238, 39,
        142, 40, 125, 160, 83, 126, 5, 52, 152, 131, 179, 78, 148, 187, 186, 251, 97, 149, 88, 30, 178, 242,
        162, 45, 79, 151, 194, 59, 73, 199, 224, 237, 47, 225, 193, 44, 57, 175, 135, 215, 118, 68, 198, 91,
        221, 22, 241, 9, 121, 36, 1, 18, 102, 48, 114, 75, 55, 141, 11, 201, 71, 32, 240, 216, 95, 63, 203,
        233, 34, 169, 176, 177, 86, 170, 205, 138, 100, 37, 167, 180, 27, 87, 183, 155, 136, 171, 31, 20, 165,
        195, 115, 94, 116, 2, 18, 105, 233, 195, 99, 55, 52, 123, 1, 78, 143, 146, 217, 36, 166, 104, 242,
        101, 173, 234, 77, 85, 49, 10, 109, 255, 103, 127, 132, 190, 80, 64, 14, 170, 250, 32, 212, 30, 9,
        184, 61, 130, 214, 112, 192, 171, 168, 96, 117, 66, 102, 199, 114, 243, 153, 223, 208, 11, 191, 209,
        138, 147, 40, 120, 25, 82, 230, 246, 65, 175, 29, 178, 186, 81, 182, 237, 19, 183, 236, 121, 163, 181,
        124, 125, 154, 239, 38, 211, 131, 6, 72, 197, 44, 220, 16, 34, 79, 222, 89, 206, 22, 110, 113, 43, 68,
        252, 202, 210, 148, 198, 8, 241, 232, 251, 51, 118, 94, 7, 216, 39, 221, 119, 60, 158, 106, 20, 215,
        254, 189, 176, 129, 226, 63, 13, 218, 27, 240, 70, 229, 149, 98, 136, 41, 162, 97, 205, 108, 15, 235,
        83, 87, 225, 247, 93, 37, 249, 133, 244, 5, 58, 17, 84, 91, 48, 194, 35, 140, 142, 187, 56, 74, 177,
        90, 50, 24, 167, 179, 164, 23, 156, 231, 95, 57, 141, 69, 200, 115, 248, 53, 92, 174, 144, 59, 137,
        75, 172, 145, 67, 134, 4, 122, 71, 151, 46, 139, 100, 76, 169, 196, 213, 207, 3, 155, 219, 128, 0,
        160, 135, 193, 157, 201, 227, 21, 228, 165, 180, 188, 45, 238, 107, 33, 42, 253, 185, 28, 62, 88, 111,
        224, 161, 150, 12, 26, 159, 204, 203, 245, 86, 31, 126, 152, 47, 54, 73, 86, 254, 241, 55, 111, 20,
        102, 54, 116, 35, 17, 10, 117, 109, 163, 225, 150, 236, 230, 84, 228, 113, 47, 95, 168, 195, 209, 34,
        130, 204, 46, 238, 158, 182, 121, 249, 41, 83, 93, 205, 106, 176, 114, 152, 242, 141, 244, 16, 157,
        250, 221, 85, 52, 203, 42, 162, 127, 206, 14, 3, 8, 147, 103, 160, 49, 78, 255, 171, 224, 145, 229,
        74, 79, 28, 227, 178, 44, 201, 151, 32, 190, 181, 184, 107, 94, 207, 248, 75, 62, 164, 51, 105, 58,
        186, 0, 161, 159, 232, 36, 22, 67, 200, 139, 21, 202, 188, 123, 13, 31, 71, 208, 180, 170, 193, 183,
        144, 81, 48, 12, 246, 217, 149, 124, 239, 1, 172, 146, 99, 72, 64, 110, 218, 175, 154, 215, 142, 33,
        223, 80, 187, 245, 219, 169, 4, 122, 19, 216, 24, 197, 234, 65, 199, 69, 56, 76, 240, 70, 237, 97,
        220, 5, 26, 100, 212, 120, 133, 59, 115, 156, 192, 29, 43, 90, 174, 101, 129, 39, 173, 138, 104, 213,
        198, 30, 252, 66, 38, 131, 137, 134, 155, 82, 165, 233, 167, 214, 92, 57, 15, 91, 77, 88, 211, 18,
        128, 196, 185, 177, 87, 61, 136, 231, 148, 89, 60, 11, 251, 253, 112, 45, 153, 235, 194, 132, 222,
        108, 125, 126, 27, 143, 118, 247, 37, 23, 40, 140, 119, 63, 96, 50, 191, 7, 53, 9, 179, 25, 6, 210,
        73, 68, 243, 2, 189
    ],
    c34_o8: [
        70, 70, 70, 67, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70,
        70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 56, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70,
        70, 70, 70, 70, 70, 70, 70, 70, 70, 60, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70,
        70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 64, 70, 70, 70, 70,
        70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70,
        70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70
    ],
}, model=c34_model, name='average_pool_2d_implicit_padding_QUANT8_ASYMM_tail_34', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_implicit_padding_QUANT8_ASYMM_SIGNED_mixed_35
c35_i0 = Input('c35_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4, 4, 1], 0.3125, -128))
c35_p1 = Int32Scalar('c35_p1', 1)
c35_p2 = Int32Scalar('c35_p2', 1)
c35_p3 = Int32Scalar('c35_p3', 2)
c35_p4 = Int32Scalar('c35_p4', 1)
c35_p5 = Int32Scalar('c35_p5', 1)
c35_p6 = Int32Scalar('c35_p6', 0)
c35_o7 = Output('c35_o7', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 4, 1], 0.3125, -128))
c35_model = Model()
c35_model.AddOperand(c35_i0)
c35_model.AddOperand(c35_p1)
c35_model.AddOperand(c35_p2)
c35_model.AddOperand(c35_p3)
c35_model.AddOperand(c35_p4)
c35_model.AddOperand(c35_p5)
c35_model.AddOperand(c35_p6)
c35_model.AddOperand(c35_o7)
c35_model.Operation('AVERAGE_POOL_2D', c35_i0, c35_p1, c35_p2, c35_p3, c35_p4, c35_p5, c35_p6).To(c35_o7)
c35_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c35_i0: [
        39, 95, -64, -97, -66, 96, -26, -91, -55, 104, 16, -96, -81, 112, -27, 66, 82, 76, 74, -17, 81, 31,
        -101, -33, 43, -58, -4, 6, 12, 71, -113, -125
    ],
    c35_o7: [39, 95, -64, -97, -55, 104, 16, -96, 82, 76, 74, -17, 43, -58, -4, 6],
}, model=c35_model, name='average_pool_2d_implicit_padding_QUANT8_ASYMM_SIGNED_mixed_35', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_implicit_padding_QUANT8_ASYMM_SIGNED_constant_input_36
c36_p0 = Parameter('c36_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 6, 4], 0.375, 55), [
        112, -67, -77, 96, -123, -30, 104, 117, -42, 42, 15, -93, 41, -98, 65, -79, -61, -70, -26, -80, 90,
        -12, -3, 72
    ])
c36_p1 = Int32Scalar('c36_p1', 1)
c36_p2 = Int32Scalar('c36_p2', 2)
c36_p3 = Int32Scalar('c36_p3', 1)
c36_p4 = Int32Scalar('c36_p4', 1)
c36_p5 = Int32Scalar('c36_p5', 3)
c36_p6 = Int32Scalar('c36_p6', 3)
c36_p7 = BoolScalar('c36_p7', True)
c36_o8 = Output('c36_o8', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 6, 2], 0.375, 55))
c36_model = Model()
c36_model.AddOperand(c36_p0)
c36_model.AddOperand(c36_p1)
c36_model.AddOperand(c36_p2)
c36_model.AddOperand(c36_p3)
c36_model.AddOperand(c36_p4)
c36_model.AddOperand(c36_p5)
c36_model.AddOperand(c36_p6)
c36_model.AddOperand(c36_p7)
c36_model.AddOperand(c36_o8)
c36_model.Operation('AVERAGE_POOL_2D', c36_p0, c36_p1, c36_p2, c36_p3, c36_p4, c36_p5, c36_p6, c36_p7).To(c36_o8)
c36_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c36_o8: [55, 55, 55, 55, 55, 61, 55, 55, 55, 55, 55, 55],
}, model=c36_model, name='average_pool_2d_implicit_padding_QUANT8_ASYMM_SIGNED_constant_input_36', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_implicit_padding_QUANT8_ASYMM_SIGNED_zero_point_input_highest_37
c37_i0 = Input('c37_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 1, 2], 0.3125, 127))
c37_p1 = Int32Scalar('c37_p1', 1)
c37_p2 = Int32Scalar('c37_p2', 1)
c37_p3 = Int32Scalar('c37_p3', 1)
c37_p4 = Int32Scalar('c37_p4', 1)
c37_p5 = Int32Scalar('c37_p5', 2)
c37_p6 = Int32Scalar('c37_p6', 0)
c37_p7 = BoolScalar('c37_p7', False)
c37_o8 = Output('c37_o8', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 1, 2], 0.3125, 127))
c37_model = Model()
c37_model.AddOperand(c37_i0)
c37_model.AddOperand(c37_p1)
c37_model.AddOperand(c37_p2)
c37_model.AddOperand(c37_p3)
c37_model.AddOperand(c37_p4)
c37_model.AddOperand(c37_p5)
c37_model.AddOperand(c37_p6)
c37_model.AddOperand(c37_p7)
c37_model.AddOperand(c37_o8)
c37_model.Operation('AVERAGE_POOL_2D', c37_i0, c37_p1, c37_p2, c37_p3, c37_p4, c37_p5, c37_p6, c37_p7).To(c37_o8)
c37_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c37_i0: [-41, 3, 65, -54],
    c37_o8: [12, -26, 65, -54],
}, model=c37_model, name='average_pool_2d_implicit_padding_QUANT8_ASYMM_SIGNED_zero_point_input_highest_37', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_implicit_padding_QUANT8_ASYMM_SIGNED_value_padding_scheme_2_38
c38_i0 = Input('c38_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 4, 3, 4], 0.375, 0))
c38_p1 = Int32Scalar('c38_p1', 2)
c38_p2 = Int32Scalar('c38_p2', 2)
c38_p3 = Int32Scalar('c38_p3', 1)
c38_p4 = Int32Scalar('c38_p4', 2)
c38_p5 = Int32Scalar('c38_p5', 3)
c38_p6 = Int32Scalar('c38_p6', 2)
c38_p7 = BoolScalar('c38_p7', False)
c38_o8 = Output('c38_o8', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 1, 4], 0.375, 0))
c38_model = Model()
c38_model.AddOperand(c38_i0)
c38_model.AddOperand(c38_p1)
c38_model.AddOperand(c38_p2)
c38_model.AddOperand(c38_p3)
c38_model.AddOperand(c38_p4)
c38_model.AddOperand(c38_p5)
c38_model.AddOperand(c38_p6)
c38_model.AddOperand(c38_p7)
c38_model.AddOperand(c38_o8)
c38_model.Operation('AVERAGE_POOL_2D', c38_i0, c38_p1, c38_p2, c38_p3, c38_p4, c38_p5, c38_p6, c38_p7).To(c38_o8)
c38_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c38_i0: [
        76, 29, 31, 112, -116, -59, -30, 65, -127, -102, -3, 95, 81, 46, 92, 96, -111, -84, 53, 38, 77, -81,
        -108, 25, 8, 85, 32, 106, 94, -10, -49, -112, 57, -36, 63, -44, -38, -74, -65, -9, 123, 22, 89, 75,
        124, 0, 30, -8, -88, 23, 43, 69, 12, 127, -95, 16, -53, -4, -72, 108, -91, -50, 18, 33, -71, -45, 87,
        11, 119, -56, 7, -128, 83, 90, -47, 40, -67, 93, 48, -55, -61, -99, -68, -54, 2, -20, -22, -39, -113,
        36, -78, -75, -13, 71, 84, 44, 35, -85, -97, 61, -107, -93, -23, 80, 79, -124, 122, 39, -28, -98, -24,
        -62, -103, -34, 91, -115, 121, -92, 115, -26, 55, -19, 13, -122, 45, 82, -64, -15, 116, 26, 58, -21,
        -69, 54, 9, -120, 70, 114, -106, -110, -118, 5, -7, 17
    ],
    c38_o8: [3, 1, 3, 3, 3, -3, 3, 3, -3, 3, 3, 3, -3, 3, 1, -3, -3, -3, -3, -3, -3, 3, -3, -3],
}, model=c38_model, name='average_pool_2d_implicit_padding_QUANT8_ASYMM_SIGNED_value_padding_scheme_2_38', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_implicit_padding_QUANT8_ASYMM_SIGNED_value_fused_activation_1_39
c39_i0 = Input('c39_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 4, 4], 0.4375, 0))
c39_p1 = Int32Scalar('c39_p1', 2)
c39_p2 = Int32Scalar('c39_p2', 2)
c39_p3 = Int32Scalar('c39_p3', 1)
c39_p4 = Int32Scalar('c39_p4', 2)
c39_p5 = Int32Scalar('c39_p5', 2)
c39_p6 = Int32Scalar('c39_p6', 1)
c39_p7 = BoolScalar('c39_p7', False)
c39_o8 = Output('c39_o8', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 2, 4], 0.4375, 0))
c39_model = Model()
c39_model.AddOperand(c39_i0)
c39_model.AddOperand(c39_p1)
c39_model.AddOperand(c39_p2)
c39_model.AddOperand(c39_p3)
c39_model.AddOperand(c39_p4)
c39_model.AddOperand(c39_p5)
c39_model.AddOperand(c39_p6)
c39_model.AddOperand(c39_p7)
c39_model.AddOperand(c39_o8)
c39_model.Operation('AVERAGE_POOL_2D', c39_i0, c39_p1, c39_p2, c39_p3, c39_p4, c39_p5, c39_p6, c39_p7).To(c39_o8)
c39_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c39_i0: [
        110, -124, 37, -43, -16, -54, 76, 85, -66, 29, -5, 66, 92, 115, -116, -7, -21, 20, -13, 58, 55, 43,
        -93, 88, -97, 73, 12, -49, 91, 127, -53, -52, -95, -122, 36, 75, -51, -62, 54, -24, 95, -68, 32, -69,
        -59, -64, -128, -115, 57, 72, -23, 8, -8, 18, -117, 105, -104, 49, 31, -83, -72, 97, 10, -118, 68,
        -61, -48, 7, -113, -109, 71, 61, 83, -63, -71, -108, -39, -110, 81, -125, -36, 48, -10, -121, -41, 41,
        -101, 16, 59, -65, 70, -70, 52, -99, 19, -14, 64, 53, -22, -57, -35, 126, 11, -17, -107, -91, -38,
        -46, -15, 69, -45, -76, 0, 124, 15, 114, 9, 94, 1, -119, -1, 51, 39, -80, -84, 62, -25, -20, -73,
        -120, 40, 82, -81, 24, -50, 17, -100, 30, 63, 120, -56, -27, -106, -40
    ],
    c39_o8: [
        32, 0, 2, 47, 5, 86, 0, 0, 0, 0, 0, 49, 8, 17, 0, 0, 1, 0, 0, 45, 0, 0, 13, 0, 0, 0, 0, 0, 39, 0, 25,
        0, 10, 99, 1, 0, 0, 23, 0, 0, 0, 31, 2, 24, 0, 29, 0, 0
    ],
}, model=c39_model, name='average_pool_2d_implicit_padding_QUANT8_ASYMM_SIGNED_value_fused_activation_1_39', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# average_pool_2d_implicit_padding_QUANT8_ASYMM_SIGNED_tail_40
c40_i0 = Input('c40_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17, 6, 4], 0.0625, 0))
c40_p1 = Int32Scalar('c40_p1', 2)
c40_p2 = Int32Scalar('c40_p2', 1)
c40_p3 = Int32Scalar('c40_p3', 2)
c40_p4 = Int32Scalar('c40_p4', 3)
c40_p5 = Int32Scalar('c40_p5', 3)
c40_p6 = Int32Scalar('c40_p6', 0)
c40_p7 = BoolScalar('c40_p7', True)
c40_o8 = Output('c40_o8', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17, 2, 2], 0.0625, 0))
c40_model = Model()
c40_model.AddOperand(c40_i0)
c40_model.AddOperand(c40_p1)
c40_model.AddOperand(c40_p2)
c40_model.AddOperand(c40_p3)
c40_model.AddOperand(c40_p4)
c40_model.AddOperand(c40_p5)
c40_model.AddOperand(c40_p6)
c40_model.AddOperand(c40_p7)
c40_model.AddOperand(c40_o8)
c40_model.Operation('AVERAGE_POOL_2D', c40_i0, c40_p1, c40_p2, c40_p3, c40_p4, c40_p5, c40_p6, c40_p7).To(c40_o8)
c40_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c40_i0: [
        -84, 62, -91, -51, 24, 20, -35, -45, -12, 72, -112, -118, -119, -30, -92, 51, -3, -63, 60, 2, 126,
        120, 55, 112, 73, -33, 117, 42, 96, -25, -64, 0, -85, -66, 112, 41, -48, -14, 103, 119, 14, 4, 104,
        -24, 101, 72, -60, -26, -9, 114, 1, 55, -94, 48, 80, 63, 127, -79, 14, 11, -24, 74, -120, -108, 24,
        -40, -103, 95, -14, 70, -41, 37, -108, 46, -31, -127, 31, -16, 43, 81, 110, 124, -89, -60, -117, 17,
        -47, -57, -80, -59, 54, -109, 21, -55, 111, -81, -26, 27, -86, -39, -18, 77, -37, 58, -52, -90, -104,
        -72, 104, -69, -3, 79, -49, -35, -66, -46, 63, -8, -45, -9, 106, 93, 102, 83, -107, 59, -23, 119, 47,
        -101, 50, -115, 34, -32, -55, 127, -18, 82, 61, -99, 116, -51, 56, 19, 23, 52, -71, -116, -100, 91,
        68, 10, -93, -28, -53, -77, 120, -88, 82, 65, -125, -128, 20, 8, -28, -96, -21, 88, -57, 90, 45, 99,
        89, -62, 2, -6, 5, -1, -17, -22, 28, 84, -68, 110, -91, -42, 28, -10, -89, 118, 41, -54, 122, -40,
        -29, 15, 69, -97, -5, 35, -58, 67, 40, 92, 76, -109, 86, -82, -118, 86, -58, -4, -12, 48, 108, 45,
        126, 19, 85, -123, -13, 98, -128, -34, -10, 116, 87, 79, -19, -103, -27, -114, -111, 36, -119, 93, 9,
        -73, 0, -105, -125, 115, -49, 44, -114, -4, -113, -42, -54, 26, 38, -7, -105, 101, -75, 75, -100, -78,
        103, 22, -38, -29, -126, 6, 109, -56, -96, -73, 36, 78, 9, -99, -87, -2, -59, -41, -80, 75, 53, 123,
        121, -33, 3, 46, 15, 29, -68, 52, 7, 125, -15, 8, 70, 61, 64, -95, 94, 12, 56, 95, 71, -21, 25, -47,
        -20, 94, 97, 76, -116, 66, 78, 40, -63, 39, -81, -50, -67, 111, 97, -83, -61, -106, 18, -65, -36, -38,
        -43, 92, 13, -110, 27, 102, 74, -44, -101, -77, 13, 29, 30, -8, 88, 60, -122, -121, -46, 105, 123,
        -11, 121, 118, 6, -11, -97, 68, 57, -1, -106, -25, 32, 105, 54, 22, 66, 57, 113, -124, -111, 65, 21,
        37, -82, 16, 3, 108, 100, 7, 81, -102, 96, 33, 23, -121, -113, -98, -98, -70, 107, -110, 32, -102,
        -78, -44, 4, 49, 33, -20, -126, -74, -76, -107, -2, -62, -72, -64, 107, -65, -71, 10
    ],
    c40_o8: [
        -17, -33, -33, -26, 14, 14, 14, 42, 22, 34, -14, -28, 12, -3, -10, -25, -34, -30, -40, -45, 25, 30, 8,
        -9, -12, -14, -33, -22, 10, 14, -8, 7, 8, 9, 1, 13, 42, 22, -17, 5, -31, 1, -16, 23, -8, -38, -1, 18,
        53, 35, 45, 43, -13, -13, -37, -14, 31, 9, 51, 50, 0, -6, 29, 24, -14, -26, -36, -44
    ],
}, model=c40_model, name='average_pool_2d_implicit_padding_QUANT8_ASYMM_SIGNED_tail_40', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_pool_2d_explicit_padding_FLOAT32_mixed_0
c41_i0 = Input('c41_i0', ('TENSOR_FLOAT32', [3, 2, 6, 5]))
c41_p1 = Int32Scalar('c41_p1', 2)
c41_p2 = Int32Scalar('c41_p2', 2)
c41_p3 = Int32Scalar('c41_p3', 2)
c41_p4 = Int32Scalar('c41_p4', 2)
c41_p5 = Int32Scalar('c41_p5', 2)
c41_p6 = Int32Scalar('c41_p6', 1)
c41_p7 = Int32Scalar('c41_p7', 3)
c41_p8 = Int32Scalar('c41_p8', 3)
c41_p9 = Int32Scalar('c41_p9', 1)
c41_p10 = BoolScalar('c41_p10', True)
c41_o11 = Output('c41_o11', ('TENSOR_FLOAT32', [3, 2, 8, 4]))
c41_model = Model()
c41_model.AddOperand(c41_i0)
c41_model.AddOperand(c41_p1)
c41_model.AddOperand(c41_p2)
c41_model.AddOperand(c41_p3)
c41_model.AddOperand(c41_p4)
c41_model.AddOperand(c41_p5)
c41_model.AddOperand(c41_p6)
c41_model.AddOperand(c41_p7)
c41_model.AddOperand(c41_p8)
c41_model.AddOperand(c41_p9)
c41_model.AddOperand(c41_p10)
c41_model.AddOperand(c41_o11)
c41_model.Operation('L2_POOL_2D', c41_i0, c41_p1, c41_p2, c41_p3, c41_p4, c41_p5, c41_p6, c41_p7, c41_p8, c41_p9, c41_p10).To(c41_o11)
c41_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c41_i0: [
        1.0, 0.75, -2.375, 2.75, -1.875, -1.75, -1.625, -2.75, -1.125, -1.25, -1.5, 1.5, 3.0, 2.25, 1.75,
        2.875, 0.25, -2.25, -2.0, 0.0, -0.875, -2.125, 2.375, -3.0, 2.5, 2.0, 0.75, -1.25, 1.375, 2.625,
        -0.75, -2.5, 1.125, 1.875, -0.625, -0.375, 2.125, 1.25, -2.625, -0.125, 2.0, 0.375, -2.875, 0.625,
        0.125, 0.875, -0.5, 1.375, -1.0, 2.625, -0.25, 1.625, 0.5, -1.375, 2.5, 0.125, 0.25, 1.25, -0.625,
        3.0, -2.0, 1.625, 0.375, -1.75, -2.375, -2.25, 0.875, -2.75, 1.875, 2.25, 1.75, 0.5, -1.875, -1.375,
        -1.5, 2.375, -2.625, -1.125, 1.5, 0.375, -0.375, -1.0, 1.25, 1.875, -3.0, 2.5, 0.0, -2.375, 0.75,
        2.625, -0.5, 2.125, 0.625, -2.125, -2.5, 1.125, -1.625, 2.75, 1.0, 0.0, -1.0, -3.0, -0.875, -0.375,
        2.875, -2.875, -0.75, -0.25, -0.125, -2.75, -2.0, 2.125, 1.625, -0.125, -2.5, -1.625, 0.625, 1.375,
        2.75, -2.875, -2.625, 2.875, 1.0, -0.875, 1.75, 2.375, 2.0, -0.25, 1.125, -1.875, -2.25, 0.125, -1.25,
        -2.125, 1.875, -2.5, -1.375, 0.125, 1.625, 2.0, -2.625, 2.375, 3.0, 1.75, -1.125, -2.75, -0.75, 1.375,
        1.125, -1.75, -0.75, -1.75, 0.875, 3.0, 0.5, -0.5, -1.125, 2.25, -1.375, 1.5, 0.25, -0.625, -1.5,
        0.375, -0.125, -1.0, 0.75, 2.625, 0.625, 0.5, -2.125, 2.5, -0.25, 1.5, -0.375, -3.0, 0.0, -1.25,
        -2.875, 1.0
    ],
    c41_o11: [
        1.0, 1.5495296, 2.3607025, 1.875, 1.4252193, 1.8470134, 2.1256127, 1.5934436, 1.4505746, 1.9427572,
        2.2169642, 1.6472831, 2.1274495, 2.1122987, 2.015995, 1.2416387, 1.9391794, 2.0497289, 2.2871168,
        1.7618645, 2.0841665, 1.8390064, 2.115994, 2.0928948, 1.5436361, 1.6855699, 2.2816067, 2.563262, 2.0,
        1.428869, 1.8568567, 2.625, 0.75, 1.6409473, 1.3129959, 0.625, 0.59292704, 1.5436361, 1.5077922,
        0.4506939, 1.2520816, 1.7225022, 1.5745369, 0.375, 1.2788341, 1.546726, 1.7295431, 1.5189772,
        1.2686114, 1.4246101, 1.7270318, 2.0941386, 0.53033006, 0.91287094, 1.7989194, 2.7166538, 0.19764236,
        0.875, 1.7955384, 2.7613401, 0.125, 0.73951, 1.9107699, 3.0, 2.0, 1.5034682, 1.7169498, 2.375,
        2.1286733, 1.83357, 2.0406034, 2.3133445, 2.0103896, 1.7320508, 1.9043992, 2.0779097, 2.1420882,
        1.9440972, 1.7465243, 1.57619, 1.7169498, 1.6099733, 1.6796371, 1.9485571, 2.0026026, 1.7760952,
        1.8507694, 2.3116553, 1.7875437, 1.5595806, 2.1280615, 2.818743, 2.5, 1.9908645, 2.0891585, 2.625,
        0.5, 1.3110111, 1.9284061, 2.5, 0.8705243, 1.664582, 1.8128592, 1.767767, 0.9157192, 1.7445351,
        1.7916666, 2.1996686, 1.8736106, 1.8596594, 1.6791202, 2.2969637, 2.1028254, 1.8503003, 1.6904552,
        2.7128167, 2.2290692, 1.6656246, 1.9512283, 2.7128167, 1.8221725, 1.636975, 2.1065373, 2.6940327,
        1.625, 1.2808689, 2.4302778, 2.875, 2.625, 2.32065, 1.2686114, 1.75, 2.503123, 2.0760288, 1.2696375,
        1.8135773, 2.4216902, 1.9002924, 1.4630874, 1.83428, 2.377192, 1.6499158, 1.5309311, 1.9175723,
        2.4632719, 2.009094, 1.8128592, 1.710872, 2.6269834, 2.1003473, 1.7062995, 1.6661458, 2.6882267,
        2.292992, 1.8049412, 1.4710753, 2.75, 1.8271676, 1.4397627, 1.75, 0.75, 1.2097692, 1.8271676, 0.5,
        0.63737744, 1.3520818, 1.7897277, 1.118034, 0.5400617, 1.2325166, 1.5500896, 0.9157192, 0.6614378,
        1.40374, 1.4583334, 0.9157192, 1.363589, 1.5629166, 1.173344, 0.36799005, 2.1996686, 1.8209811,
        1.5206907, 0.68083894, 2.5995793, 1.8881483, 1.4877976, 0.7551904, 3.0, 1.8763884, 1.8998355, 1.0
    ],
}, model=c41_model, name='l2_pool_2d_explicit_padding_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_pool_2d_explicit_padding_FLOAT32_mixed_1
c42_p0 = Parameter('c42_p0', ('TENSOR_FLOAT32', [1, 3, 4, 2]), [
        0.75, 2.75, 0.25, -2.0, 0.0, 1.5, 1.375, -1.75, 0.375, 2.0, -0.375, -0.625, -2.75, 1.875, 2.375, -0.5,
        1.625, 0.625, -1.125, 0.125, 1.75, 2.625, -1.0, -2.625
    ])
c42_p1 = Int32Scalar('c42_p1', 0)
c42_p2 = Int32Scalar('c42_p2', 0)
c42_p3 = Int32Scalar('c42_p3', 1)
c42_p4 = Int32Scalar('c42_p4', 1)
c42_p5 = Int32Scalar('c42_p5', 2)
c42_p6 = Int32Scalar('c42_p6', 1)
c42_p7 = Int32Scalar('c42_p7', 1)
c42_p8 = Int32Scalar('c42_p8', 2)
c42_p9 = Int32Scalar('c42_p9', 2)
c42_o10 = Output('c42_o10', ('TENSOR_FLOAT32', [1, 4, 2, 2]))
c42_model = Model()
c42_model.AddOperand(c42_p0)
c42_model.AddOperand(c42_p1)
c42_model.AddOperand(c42_p2)
c42_model.AddOperand(c42_p3)
c42_model.AddOperand(c42_p4)
c42_model.AddOperand(c42_p5)
c42_model.AddOperand(c42_p6)
c42_model.AddOperand(c42_p7)
c42_model.AddOperand(c42_p8)
c42_model.AddOperand(c42_p9)
c42_model.AddOperand(c42_o10)
c42_model.Operation('L2_POOL_2D', c42_p0, c42_p1, c42_p2, c42_p3, c42_p4, c42_p5, c42_p6, c42_p7, c42_p8, c42_p9).To(c42_o10)
c42_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c42_o10: [0.75, 1.0, 0.0, 1.0, 0.59292704, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.625, 1.0, 1.0],
}, model=c42_model, name='l2_pool_2d_explicit_padding_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_pool_2d_explicit_padding_FLOAT32_mixed_2
c43_i0 = Input('c43_i0', ('TENSOR_FLOAT32', [1, 4, 1, 3]))
c43_p1 = Int32Scalar('c43_p1', 0)
c43_p2 = Int32Scalar('c43_p2', 0)
c43_p3 = Int32Scalar('c43_p3', 0)
c43_p4 = Int32Scalar('c43_p4', 2)
c43_p5 = Int32Scalar('c43_p5', 1)
c43_p6 = Int32Scalar('c43_p6', 1)
c43_p7 = Int32Scalar('c43_p7', 1)
c43_p8 = Int32Scalar('c43_p8', 3)
c43_p9 = Int32Scalar('c43_p9', 0)
c43_p10 = BoolScalar('c43_p10', False)
c43_o11 = Output('c43_o11', ('TENSOR_FLOAT32', [1, 4, 1, 3]))
c43_model = Model()
c43_model.AddOperand(c43_i0)
c43_model.AddOperand(c43_p1)
c43_model.AddOperand(c43_p2)
c43_model.AddOperand(c43_p3)
c43_model.AddOperand(c43_p4)
c43_model.AddOperand(c43_p5)
c43_model.AddOperand(c43_p6)
c43_model.AddOperand(c43_p7)
c43_model.AddOperand(c43_p8)
c43_model.AddOperand(c43_p9)
c43_model.AddOperand(c43_p10)
c43_model.AddOperand(c43_o11)
c43_model.Operation('L2_POOL_2D', c43_i0, c43_p1, c43_p2, c43_p3, c43_p4, c43_p5, c43_p6, c43_p7, c43_p8, c43_p9, c43_p10).To(c43_o11)
c43_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c43_i0: [3.0, 2.5, -2.75, -1.625, 0.125, 0.5, 0.75, 0.0, 1.25, 2.875, 1.5, 1.125],
    c43_o11: [
        2.016856, 1.4451787, 1.767767, 1.9552281, 0.86902726, 1.0129372, 2.100967, 1.0606601, 1.1891437,
        2.875, 1.5, 1.125
    ],
}, model=c43_model, name='l2_pool_2d_explicit_padding_FLOAT32_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_pool_2d_explicit_padding_FLOAT32_value_fused_activation_3_3
c44_i0 = Input('c44_i0', ('TENSOR_FLOAT32', [1, 4, 1, 4]))
c44_p1 = Int32Scalar('c44_p1', 0)
c44_p2 = Int32Scalar('c44_p2', 0)
c44_p3 = Int32Scalar('c44_p3', 2)
c44_p4 = Int32Scalar('c44_p4', 2)
c44_p5 = Int32Scalar('c44_p5', 2)
c44_p6 = Int32Scalar('c44_p6', 2)
c44_p7 = Int32Scalar('c44_p7', 1)
c44_p8 = Int32Scalar('c44_p8', 3)
c44_p9 = Int32Scalar('c44_p9', 3)
c44_p10 = BoolScalar('c44_p10', False)
c44_o11 = Output('c44_o11', ('TENSOR_FLOAT32', [1, 3, 1, 4]))
c44_model = Model()
c44_model.AddOperand(c44_i0)
c44_model.AddOperand(c44_p1)
c44_model.AddOperand(c44_p2)
c44_model.AddOperand(c44_p3)
c44_model.AddOperand(c44_p4)
c44_model.AddOperand(c44_p5)
c44_model.AddOperand(c44_p6)
c44_model.AddOperand(c44_p7)
c44_model.AddOperand(c44_p8)
c44_model.AddOperand(c44_p9)
c44_model.AddOperand(c44_p10)
c44_model.AddOperand(c44_o11)
c44_model.Operation('L2_POOL_2D', c44_i0, c44_p1, c44_p2, c44_p3, c44_p4, c44_p5, c44_p6, c44_p7, c44_p8, c44_p9, c44_p10).To(c44_o11)
c44_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c44_i0: [
        -0.875, -0.375, 2.0, -2.125, -2.625, 0.75, 2.75, -2.375, 0.25, -3.0, -0.25, -1.0, 2.5, 2.375, -0.125,
        -0.5
    ],
    c44_o11: [
        0.875, 0.375, 2.0, 2.125, 1.6040313, 1.7984369, 1.9685019, 1.9284061, 1.7765838, 2.7056077,
        0.19764236, 0.7905694
    ],
}, model=c44_model, name='l2_pool_2d_explicit_padding_FLOAT32_value_fused_activation_3_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_pool_2d_explicit_padding_FLOAT32_tail_4
c45_i0 = Input('c45_i0', ('TENSOR_FLOAT32', [1, 6, 6, 17]))
c45_p1 = Int32Scalar('c45_p1', 0)
c45_p2 = Int32Scalar('c45_p2', 1)
c45_p3 = Int32Scalar('c45_p3', 2)
c45_p4 = Int32Scalar('c45_p4', 1)
c45_p5 = Int32Scalar('c45_p5', 1)
c45_p6 = Int32Scalar('c45_p6', 1)
c45_p7 = Int32Scalar('c45_p7', 3)
c45_p8 = Int32Scalar('c45_p8', 3)
c45_p9 = Int32Scalar('c45_p9', 2)
c45_p10 = BoolScalar('c45_p10', False)
c45_o11 = Output('c45_o11', ('TENSOR_FLOAT32', [1, 7, 5, 17]))
c45_model = Model()
c45_model.AddOperand(c45_i0)
c45_model.AddOperand(c45_p1)
c45_model.AddOperand(c45_p2)
c45_model.AddOperand(c45_p3)
c45_model.AddOperand(c45_p4)
c45_model.AddOperand(c45_p5)
c45_model.AddOperand(c45_p6)
c45_model.AddOperand(c45_p7)
c45_model.AddOperand(c45_p8)
c45_model.AddOperand(c45_p9)
c45_model.AddOperand(c45_p10)
c45_model.AddOperand(c45_o11)
c45_model.Operation('L2_POOL_2D', c45_i0, c45_p1, c45_p2, c45_p3, c45_p4, c45_p5, c45_p6, c45_p7, c45_p8, c45_p9, c45_p10).To(c45_o11)
c45_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c45_i0: [
        0.625, -1.75, -1.875, 2.0, 2.125, -1.0, 0.375, -1.5, 1.0, -1.625, -2.875, -3.0, -2.0, -0.5, 1.375,
        -2.25, 0.75, 2.375, 1.625, -2.75, 0.5, -2.625, -0.125, 0.125, -0.375, -2.375, -2.5, 0.25, 2.5, -0.875,
        1.75, 1.5, -2.125, 2.25, 1.25, -1.375, -1.125, -0.625, 3.0, 2.75, 1.125, 2.875, -1.25, 1.875, -0.75,
        0.0, -0.25, 0.875, 2.625, 0.0, 1.5, 0.875, -2.125, 2.375, -3.0, -0.125, -0.5, 2.5, -1.0, -1.75, 1.25,
        1.375, -0.25, -2.0, 1.125, -1.625, -0.625, 2.875, 0.375, 0.5, -0.75, -1.125, -2.25, 3.0, 0.25, 1.625,
        1.875, 0.75, 2.25, 1.75, -2.875, 1.0, -2.375, -2.5, 0.625, 2.75, -1.5, -1.25, -2.625, 0.125, -0.875,
        2.125, -1.875, -2.75, 2.0, -0.375, -1.375, 2.625, -2.375, 3.0, 2.5, -2.875, -3.0, -0.5, 1.0, -1.625,
        -0.75, 0.625, -0.875, 2.375, 0.125, 1.875, 2.875, 0.375, -2.0, -1.25, 1.75, -0.625, 0.875, -2.75,
        -1.125, 2.625, 2.25, 0.75, 1.5, -1.5, -2.125, 1.375, -0.125, -0.25, 0.25, 1.625, 2.125, 1.125, -2.5,
        -1.875, -1.75, -1.375, 2.0, 1.25, -0.375, 0.0, -1.0, 0.5, 2.75, -2.25, -2.625, -1.125, -1.5, -0.125,
        1.625, -2.375, -3.0, 1.125, 1.25, -2.0, 1.75, -1.625, -0.875, -0.25, 0.125, -1.875, 1.5, -1.25,
        -0.375, 1.875, 0.0, 2.25, -0.75, 2.5, 3.0, -2.5, 2.625, 2.375, 0.25, -0.625, 2.75, 2.875, 0.875,
        -1.375, -2.625, 0.75, -2.875, 2.125, -1.0, -0.5, 0.5, -2.125, -2.75, -1.75, -2.25, 0.625, 0.375, 1.0,
        2.0, 1.375, -2.75, 3.0, 0.5, -2.5, -0.375, -2.125, -1.125, -1.625, -1.25, 2.75, 1.75, 1.875, 2.875,
        1.625, 0.75, 0.625, 1.0, -2.0, -0.75, -3.0, -1.875, 1.5, -1.75, 2.375, -0.5, 1.25, 0.875, -1.375, 2.5,
        0.125, 2.25, 0.25, 2.0, 2.625, -0.125, -2.25, -0.875, 1.125, -0.25, 1.375, 0.375, 2.125, -1.5, 0.0,
        -2.875, -0.625, -2.375, -2.625, -1.0, 0.375, -1.625, 1.0, -2.0, -0.125, 0.75, -0.5, 2.25, 2.625, 1.25,
        0.125, -2.125, -3.0, -1.5, -0.75, 1.5, 2.0, 2.75, -1.75, -1.375, 0.25, -2.875, 1.375, -0.25, -1.0,
        -1.25, -0.625, -0.375, -2.25, 0.875, 2.875, 3.0, 0.625, 2.5, 1.625, 1.125, 2.125, -2.5, -2.625, 1.75,
        -2.375, -0.875, -1.875, 1.875, -1.125, 0.0, 0.5, -2.75, 2.375, 1.0, -1.25, 2.5, 0.375, 0.625, 3.0,
        -0.375, 1.25, 0.75, 0.25, -1.875, -0.75, 2.375, -0.875, 0.5, -2.25, 1.5, -1.5, -2.875, -0.125, -2.125,
        1.75, -1.125, -3.0, -1.375, 1.875, -0.5, 2.875, 2.125, -0.625, -2.75, 0.0, 2.75, 2.0, 1.625, 2.625,
        -1.625, -2.625, 1.125, 0.875, -2.375, -0.25, 0.125, -1.75, 2.25, -1.0, 1.375, -2.0, -2.5, 0.0, -0.75,
        2.125, 1.125, 1.25, 0.375, -1.5, -3.0, -2.875, 2.375, -2.0, -0.625, 1.875, -0.25, 1.625, -0.875, 2.0,
        -2.25, -1.75, -2.125, -2.75, 1.0, 3.0, -0.375, 0.625, 0.875, -0.125, 0.125, 0.25, -1.0, 2.25, -2.375,
        -1.375, 2.75, -1.125, -0.5, -2.5, 2.625, 2.875, 2.5, 0.75, -1.875, -2.625, -1.625, 1.75, 1.375, 1.5,
        0.5, -1.25, -1.5, 2.625, -0.75, 2.125, 1.125, 0.0, -2.375, 0.125, -0.5, 2.5, 0.875, 3.0, -2.75, 1.375,
        -2.25, 0.75, 1.0, 1.875, 1.25, -1.375, -2.0, -1.75, -1.875, 1.5, -0.375, 0.375, -0.875, -1.125, 2.75,
        -2.125, -0.125, -1.625, -0.625, 1.625, -2.625, 1.75, -1.0, -2.875, 2.0, -1.25, -3.0, 0.25, 2.25,
        2.875, 0.625, -0.25, -2.5, 0.5, 2.375, -2.875, 0.625, 2.625, 3.0, -1.375, 0.75, -2.75, -2.125, -2.25,
        2.0, -0.375, -1.125, -1.25, -1.5, -1.0, -3.0, -1.75, -2.375, 2.125, 1.75, 2.5, 2.875, 1.0, -0.875,
        -2.0, -0.5, 2.25, 1.625, 0.375, -0.75, 1.875, -0.25, 0.875, 0.0, -0.125, 0.125, 1.25, 0.5, 1.125,
        -2.5, 2.375, 1.5, 1.375, -1.875, 2.75, 0.25, -1.625, -2.625, -0.625, -2.0, 0.0, -2.5, 2.0, -3.0,
        -1.625, 1.875, 1.375, 0.875, 1.625, -0.25, -2.25, 0.625, 1.5, -1.875, 2.625, 1.125, 0.25, 2.25, 2.375,
        -2.125, 0.125, -2.75, 0.375, 1.0, -1.125, -2.375, -1.75, 0.75, 2.75, -2.625, 1.75, -0.75, 2.5, -1.0,
        -0.875, 0.5, -1.5, -0.625, 3.0, -0.125, -2.875, -1.375, 1.25, 2.125, 2.875, -0.5, -1.25, -0.375,
        0.375, 0.0, -1.375, 0.5, 0.25, 1.75, 2.125, -0.5, -0.75, 1.0, -0.25, -0.625, -1.875, -0.875, -2.875,
        -0.375, -2.75, 1.375, -2.25, 3.0, 0.125, -1.625, -1.5, 2.75, 1.25, 1.875, -2.0, -3.0, 0.75, 1.625,
        2.5, 2.625, -0.125, -2.375, 0.625, 1.125, -2.125, 2.0, 0.875, 2.875, -2.625, -2.5, 2.25, -1.75, -1.0,
        -1.25, 2.375, 1.5, -1.125, -2.5, 0.625, 2.375, -0.875, -1.75, -0.125, 1.25, 0.75, 2.75, 2.25, 0.375,
        2.5, -2.0, -1.375, 0.875, -0.25, 1.0, 3.0, 2.125, 1.125, 0.25, -0.375, 0.0, -0.75
    ],
    c45_o11: [
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.68844634, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.9157192, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.9071475, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.95197165, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.92138934, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.9973924, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 0.8858455, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.9965217, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 0.9574271, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 0.7971303, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 0.788095, 1.0, 1.0, 1.0
    ],
}, model=c45_model, name='l2_pool_2d_explicit_padding_FLOAT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_pool_2d_explicit_padding_FLOAT16_mixed_5
c46_i0 = Input('c46_i0', ('TENSOR_FLOAT16', [4, 3, 3, 1]))
c46_p1 = Int32Scalar('c46_p1', 0)
c46_p2 = Int32Scalar('c46_p2', 0)
c46_p3 = Int32Scalar('c46_p3', 1)
c46_p4 = Int32Scalar('c46_p4', 0)
c46_p5 = Int32Scalar('c46_p5', 1)
c46_p6 = Int32Scalar('c46_p6', 1)
c46_p7 = Int32Scalar('c46_p7', 1)
c46_p8 = Int32Scalar('c46_p8', 3)
c46_p9 = Int32Scalar('c46_p9', 1)
c46_o10 = Output('c46_o10', ('TENSOR_FLOAT16', [4, 2, 3, 1]))
c46_model = Model()
c46_model.AddOperand(c46_i0)
c46_model.AddOperand(c46_p1)
c46_model.AddOperand(c46_p2)
c46_model.AddOperand(c46_p3)
c46_model.AddOperand(c46_p4)
c46_model.AddOperand(c46_p5)
c46_model.AddOperand(c46_p6)
c46_model.AddOperand(c46_p7)
c46_model.AddOperand(c46_p8)
c46_model.AddOperand(c46_p9)
c46_model.AddOperand(c46_o10)
c46_model.Operation('L2_POOL_2D', c46_i0, c46_p1, c46_p2, c46_p3, c46_p4, c46_p5, c46_p6, c46_p7, c46_p8, c46_p9).To(c46_o10)
c46_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c46_i0: [
        -1.0, 0.5, -2.125, -3.0, 0.875, -2.0, 2.375, -2.75, 0.125, -1.25, 1.125, -1.625, 0.375, -2.25, 2.875,
        -0.625, -1.875, -0.25, 1.875, -2.5, -0.5, 1.625, -1.5, -1.125, 0.625, -0.125, -0.875, 2.75, -2.375,
        1.25, 2.125, 1.75, 0.0, 0.75, 2.625, 1.5
    ],
    c46_o10: [
        2.236, 0.7124, 2.062, 2.283, 1.691, 1.687, 0.923, 1.778, 2.336, 0.8354, 1.812, 1.912, 1.755, 2.062,
        0.8706, 1.478, 1.685, 0.872, 2.457, 2.086, 0.884, 2.053, 2.28, 1.127
    ],
}, model=c46_model, name='l2_pool_2d_explicit_padding_FLOAT16_mixed_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_pool_2d_explicit_padding_FLOAT16_mixed_6
c47_p0 = Parameter('c47_p0', ('TENSOR_FLOAT16', [4, 4, 5, 4]), [
        -2.75, 0.625, -0.125, 1.125, -1.625, -2.125, -2.625, -2.25, -0.25, 1.875, 0.375, 1.625, 1.375, -3.0,
        1.5, 3.0, 2.0, 2.25, 2.375, 2.625, -0.875, -1.125, -1.375, 1.0, 0.5, -1.25, -2.875, 1.25, 2.75, -0.5,
        0.0, -1.875, 1.75, -2.0, 0.25, -1.75, -1.5, 2.5, 0.75, 0.875, 2.125, 2.875, 0.125, -2.375, -0.75,
        -0.375, -0.625, -1.0, -2.5, 0.625, -2.25, -2.0, -1.875, 0.25, 2.875, -0.75, -0.5, -2.75, 2.25, 0.375,
        -1.625, -0.875, -2.875, -1.375, -3.0, 0.0, 1.125, 2.625, 0.125, -0.25, -0.375, 1.25, -1.25, 2.125,
        2.5, -0.625, -2.125, 0.5, -2.5, 3.0, -1.5, 2.375, 1.0, -1.125, -0.125, 1.5, 2.75, -2.375, -1.75, 2.0,
        0.75, 1.875, 0.875, -2.625, -1.0, 1.625, 1.75, 1.375, -2.5, -1.0, -0.75, -1.875, -1.375, -1.75,
        -2.625, 2.375, 2.75, 0.5, 1.875, 2.25, 0.25, -2.375, 1.75, -3.0, -2.875, 0.0, -0.5, 1.375, 2.0, 2.625,
        2.875, 0.375, 0.625, -2.0, -2.25, -2.75, -0.625, 1.625, -0.25, 3.0, -1.5, -2.125, 1.5, -0.375, 1.0,
        0.75, -0.875, 0.875, 2.125, -1.625, 2.5, 0.125, 1.125, -1.125, -1.25, 1.25, -0.125, 2.875, 2.5, -0.25,
        0.0, 1.75, 0.375, 2.0, -2.125, 1.375, -2.875, -0.75, -1.5, -2.25, 0.125, 2.625, -2.375, 0.875, 0.25,
        1.0, -2.625, -0.625, 3.0, 1.25, -1.125, -1.875, -1.75, -1.25, 2.25, 0.75, -3.0, -1.0, -0.125, 1.625,
        1.125, 1.875, -0.5, -2.75, 2.125, -1.375, -0.875, -0.375, -1.625, -2.5, 0.5, 2.75, 0.625, -2.0, 2.375,
        1.5, 0.25, 1.5, 1.625, 1.75, -1.0, -1.625, 2.25, 0.875, -1.25, -1.5, -0.125, -1.375, -1.875, 1.875,
        -0.75, 1.375, -1.75, 2.625, -1.125, 2.0, 2.75, 1.25, -2.125, 3.0, -0.25, -3.0, -2.0, -0.875, 0.5,
        -0.625, -0.5, -2.625, 1.0, 0.75, -2.5, -2.75, 2.875, -2.875, 2.125, 2.5, -0.375, 1.125, 0.625, -2.25,
        -2.375, 0.125, 0.375, 2.375, 0.0, -0.625, 2.5, 2.375, 0.0, -0.125, 0.375, -1.125, 0.25, 1.5, -0.25,
        2.25, -2.25, 1.625, 3.0, -1.625, -2.75, 0.75, -0.75, -1.875, 2.0, 0.5, -1.0, 0.875, -2.625, -2.375,
        1.0, 1.25, -0.375, 0.125, -2.5, -1.375, -2.875, -2.0, 2.75, -2.125, -1.5, 2.125, 2.625, -1.75, -0.5,
        1.875, 1.125, -1.25, -0.875, 0.625, 1.75, 2.875, -3.0, 1.375, 1.625, 2.0, -2.125, -2.0, -1.75, -3.0,
        -2.875, 0.25, -1.875, -2.375, 0.625, 1.0, 3.0, -1.5, -1.25, -0.25, 2.5, 2.25, -1.125, 0.5, -0.125,
        2.875, -0.875, -0.5, -1.375, 1.75
    ])
c47_p1 = Int32Scalar('c47_p1', 1)
c47_p2 = Int32Scalar('c47_p2', 1)
c47_p3 = Int32Scalar('c47_p3', 0)
c47_p4 = Int32Scalar('c47_p4', 1)
c47_p5 = Int32Scalar('c47_p5', 1)
c47_p6 = Int32Scalar('c47_p6', 1)
c47_p7 = Int32Scalar('c47_p7', 3)
c47_p8 = Int32Scalar('c47_p8', 2)
c47_p9 = Int32Scalar('c47_p9', 2)
c47_p10 = BoolScalar('c47_p10', False)
c47_o11 = Output('c47_o11', ('TENSOR_FLOAT16', [4, 4, 5, 4]))
c47_model = Model()
c47_model.AddOperand(c47_p0)
c47_model.AddOperand(c47_p1)
c47_model.AddOperand(c47_p2)
c47_model.AddOperand(c47_p3)
c47_model.AddOperand(c47_p4)
c47_model.AddOperand(c47_p5)
c47_model.AddOperand(c47_p6)
c47_model.AddOperand(c47_p7)
c47_model.AddOperand(c47_p8)
c47_model.AddOperand(c47_p9)
c47_model.AddOperand(c47_p10)
c47_model.AddOperand(c47_o11)
c47_model.Operation('L2_POOL_2D', c47_p0, c47_p1, c47_p2, c47_p3, c47_p4, c47_p5, c47_p6, c47_p7, c47_p8, c47_p9, c47_p10).To(c47_o11)
c47_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c47_o11: [
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.928, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 0.6187, 1.0, 1.0, 1.0, 0.5254, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 0.7183, 1.0, 1.0, 1.0, 0.8477, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 0.888, 0.8003, 1.0, 1.0, 0.7397, 0.6533, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 0.8477, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 0.3953, 1.0, 1.0, 1.0, 0.6616, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.552, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.729, 1.0, 1.0, 1.0, 0.6123, 1.0, 1.0, 1.0, 0.6616, 1.0, 1.0, 1.0,
        0.433, 1.0, 1.0, 1.0, 0.5, 0.976, 1.0
    ],
}, model=c47_model, name='l2_pool_2d_explicit_padding_FLOAT16_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_pool_2d_explicit_padding_FLOAT16_mixed_7
c48_i0 = Input('c48_i0', ('TENSOR_FLOAT16', [4, 4, 1, 5]))
c48_p1 = Int32Scalar('c48_p1', 2)
c48_p2 = Int32Scalar('c48_p2', 2)
c48_p3 = Int32Scalar('c48_p3', 0)
c48_p4 = Int32Scalar('c48_p4', 0)
c48_p5 = Int32Scalar('c48_p5', 1)
c48_p6 = Int32Scalar('c48_p6', 1)
c48_p7 = Int32Scalar('c48_p7', 3)
c48_p8 = Int32Scalar('c48_p8', 1)
c48_p9 = Int32Scalar('c48_p9', 0)
c48_p10 = BoolScalar('c48_p10', True)
c48_o11 = Output('c48_o11', ('TENSOR_FLOAT16', [4, 4, 1, 7]))
c48_model = Model()
c48_model.AddOperand(c48_i0)
c48_model.AddOperand(c48_p1)
c48_model.AddOperand(c48_p2)
c48_model.AddOperand(c48_p3)
c48_model.AddOperand(c48_p4)
c48_model.AddOperand(c48_p5)
c48_model.AddOperand(c48_p6)
c48_model.AddOperand(c48_p7)
c48_model.AddOperand(c48_p8)
c48_model.AddOperand(c48_p9)
c48_model.AddOperand(c48_p10)
c48_model.AddOperand(c48_o11)
c48_model.Operation('L2_POOL_2D', c48_i0, c48_p1, c48_p2, c48_p3, c48_p4, c48_p5, c48_p6, c48_p7, c48_p8, c48_p9, c48_p10).To(c48_o11)
c48_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c48_i0: [
        -2.625, 2.875, -1.25, -2.0, -2.75, 1.875, 0.125, 2.375, 0.75, -2.5, 0.5, 0.625, -2.875, -1.875, -0.25,
        1.625, -1.375, 0.375, 0.875, 2.625, 0.25, -2.375, 2.25, -0.625, -2.125, -0.5, 2.75, 1.125, 3.0, -2.25,
        -3.0, 2.125, 0.0, -1.5, 1.375, 2.5, 2.0, 1.75, -0.75, -1.75, 1.25, -0.375, -0.875, 1.875, -0.875, 1.5,
        -0.125, 1.5, -1.75, 2.5, 1.0, -1.125, 0.125, -2.875, -1.375, -1.625, -1.0, 0.625, 2.25, -2.625, 2.75,
        0.375, 0.5, 1.25, -1.625, -1.25, -1.125, -0.5, -2.25, 2.125, -2.375, -3.0, -2.0, 1.0, 2.375, 0.875,
        -2.125, -0.25, 0.25, -0.75
    ],
    c48_o11: [
        2.625, 2.752, 2.361, 2.146, 2.092, 2.404, 2.75, 1.875, 1.329, 1.748, 1.439, 2.037, 1.846, 2.5, 0.5,
        0.566, 1.723, 2.014, 1.987, 1.338, 0.25, 1.625, 1.505, 1.248, 0.9653, 1.612, 1.957, 2.625, 0.25,
        1.688, 1.895, 1.923, 1.823, 1.566, 2.125, 0.5, 1.977, 1.739, 2.438, 2.26, 2.652, 2.25, 3.0, 2.6,
        2.123, 1.502, 1.175, 1.438, 1.375, 2.5, 2.264, 2.107, 1.595, 1.493, 1.347, 1.75, 1.25, 0.923, 0.907,
        1.214, 1.297, 1.463, 0.875, 1.5, 1.064, 1.227, 1.333, 1.963, 2.158, 2.5, 1.0, 1.064, 0.872, 1.784,
        1.842, 2.254, 1.375, 1.625, 1.35, 1.159, 1.467, 2.03, 2.445, 2.625, 2.75, 1.963, 1.628, 0.8066, 1.219,
        1.449, 1.625, 1.25, 1.189, 1.013, 1.48, 1.81, 2.188, 2.125, 2.375, 2.705, 2.492, 2.16, 1.884, 1.822,
        2.375, 0.875, 1.625, 1.335, 1.244, 0.4788, 0.559, 0.75
    ],
}, model=c48_model, name='l2_pool_2d_explicit_padding_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_pool_2d_explicit_padding_FLOAT16_value_fused_activation_3_8
c49_i0 = Input('c49_i0', ('TENSOR_FLOAT16', [2, 5, 3, 2]))
c49_p1 = Int32Scalar('c49_p1', 0)
c49_p2 = Int32Scalar('c49_p2', 0)
c49_p3 = Int32Scalar('c49_p3', 1)
c49_p4 = Int32Scalar('c49_p4', 1)
c49_p5 = Int32Scalar('c49_p5', 2)
c49_p6 = Int32Scalar('c49_p6', 2)
c49_p7 = Int32Scalar('c49_p7', 1)
c49_p8 = Int32Scalar('c49_p8', 2)
c49_p9 = Int32Scalar('c49_p9', 3)
c49_p10 = BoolScalar('c49_p10', False)
c49_o11 = Output('c49_o11', ('TENSOR_FLOAT16', [2, 3, 2, 2]))
c49_model = Model()
c49_model.AddOperand(c49_i0)
c49_model.AddOperand(c49_p1)
c49_model.AddOperand(c49_p2)
c49_model.AddOperand(c49_p3)
c49_model.AddOperand(c49_p4)
c49_model.AddOperand(c49_p5)
c49_model.AddOperand(c49_p6)
c49_model.AddOperand(c49_p7)
c49_model.AddOperand(c49_p8)
c49_model.AddOperand(c49_p9)
c49_model.AddOperand(c49_p10)
c49_model.AddOperand(c49_o11)
c49_model.Operation('L2_POOL_2D', c49_i0, c49_p1, c49_p2, c49_p3, c49_p4, c49_p5, c49_p6, c49_p7, c49_p8, c49_p9, c49_p10).To(c49_o11)
c49_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c49_i0: [
        2.75, 0.375, 1.125, -2.0, -2.375, 1.25, -1.75, -0.75, 0.5, -2.5, -0.125, 0.75, -0.875, 2.875, -1.25,
        2.375, 1.375, 1.5, 2.625, -2.75, -1.375, -1.5, 0.0, 0.875, 1.625, -1.125, -2.875, 0.25, -3.0, -0.375,
        0.625, -1.625, 2.25, 1.0, 0.125, -1.875, 1.75, -0.625, -0.25, -1.0, 2.0, 1.875, -0.5, 2.5, -2.25,
        2.125, -2.125, 3.0, -2.625, 1.375, -1.25, 0.0, 1.0, 1.625, -1.875, 3.0, 2.0, 2.625, 2.125, -0.375
    ],
    c49_o11: [
        2.75, 0.375, 2.375, 1.25, 1.384, 2.102, 0.976, 1.186, 2.184, 2.102, 2.121, 0.6733, 0.625, 1.625,
        0.125, 1.875, 1.287, 1.822, 2.062, 2.502, 2.281, 2.334, 1.661, 1.18
    ],
}, model=c49_model, name='l2_pool_2d_explicit_padding_FLOAT16_value_fused_activation_3_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_pool_2d_explicit_padding_FLOAT16_tail_9
c50_i0 = Input('c50_i0', ('TENSOR_FLOAT16', [1, 17, 4, 3]))
c50_p1 = Int32Scalar('c50_p1', 0)
c50_p2 = Int32Scalar('c50_p2', 0)
c50_p3 = Int32Scalar('c50_p3', 0)
c50_p4 = Int32Scalar('c50_p4', 1)
c50_p5 = Int32Scalar('c50_p5', 1)
c50_p6 = Int32Scalar('c50_p6', 1)
c50_p7 = Int32Scalar('c50_p7', 2)
c50_p8 = Int32Scalar('c50_p8', 2)
c50_p9 = Int32Scalar('c50_p9', 0)
c50_p10 = BoolScalar('c50_p10', True)
c50_o11 = Output('c50_o11', ('TENSOR_FLOAT16', [1, 17, 4, 2]))
c50_model = Model()
c50_model.AddOperand(c50_i0)
c50_model.AddOperand(c50_p1)
c50_model.AddOperand(c50_p2)
c50_model.AddOperand(c50_p3)
c50_model.AddOperand(c50_p4)
c50_model.AddOperand(c50_p5)
c50_model.AddOperand(c50_p6)
c50_model.AddOperand(c50_p7)
c50_model.AddOperand(c50_p8)
c50_model.AddOperand(c50_p9)
c50_model.AddOperand(c50_p10)
c50_model.AddOperand(c50_o11)
c50_model.Operation('L2_POOL_2D', c50_i0, c50_p1, c50_p2, c50_p3, c50_p4, c50_p5, c50_p6, c50_p7, c50_p8, c50_p9, c50_p10).To(c50_o11)
c50_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c50_i0: [
        2.375, 2.625, 1.375, -0.75, 2.25, 1.0, -0.75, -2.25, 1.25, 0.125, 2.125, 0.875, -2.0, 0.0, -1.875,
        0.625, 0.5, 0.75, -1.125, -2.375, -1.25, 1.625, -1.125, 2.75, -1.5, 0.625, -1.625, -2.875, 1.5, 2.125,
        1.0, -0.375, -2.625, -1.625, 1.875, -1.75, -2.625, 0.375, -1.375, -1.0, -2.5, 2.0, -0.5, 2.375,
        -1.625, 2.625, -2.875, 2.375, -1.25, 2.0, -2.125, 1.125, -2.625, -0.625, 2.0, 1.75, 1.875, -2.75,
        0.25, -0.625, 1.5, -0.25, -2.375, -0.375, -1.25, -1.375, 0.5, -1.375, 0.25, -1.25, 2.25, 0.625, -0.5,
        -0.375, 0.75, 2.375, -0.125, 1.75, -0.625, 2.875, 1.125, 1.25, -2.0, 0.5, 0.5, -1.75, -2.5, -2.25,
        -1.125, -2.0, -1.5, 0.75, -0.875, -1.5, -1.375, -0.5, 0.875, 1.75, 1.125, 0.375, -2.75, -0.25, -2.0,
        2.75, 2.5, -0.25, -2.625, 0.375, 2.875, -3.0, 1.25, -1.625, 1.625, 2.625, -0.25, 2.625, 0.0, 2.875,
        -1.0, 2.125, -0.75, -2.875, 2.75, -3.0, 1.25, 2.875, -1.0, 2.25, 1.5, 1.5, -0.875, -2.375, 0.125,
        1.875, -1.125, 2.5, 0.125, 0.0, -2.875, 0.875, -2.375, 1.125, -0.75, -1.375, 2.25, -0.875, 2.5, -0.5,
        0.875, 1.375, -0.125, -3.0, -2.125, 2.5, 0.75, 0.0, -1.0, -0.625, 0.25, 0.25, -1.75, 0.125, -2.75,
        -2.125, 0.0, -1.875, -2.5, 0.5, -2.25, 1.0, -2.75, 2.75, -2.375, 1.625, 2.125, -1.875, -3.0, 1.0,
        -0.375, -2.875, 1.625, -0.125, -0.875, -1.5, -2.125, 0.625, -2.5, 0.375, 3.0, 1.375, 1.75, -2.25,
        2.125, 3.0, -1.875, 3.0, 1.875, -1.75, 3.0, 1.375, 2.0, -2.25, -0.125, 2.625
    ],
    c50_o11: [
        2.13, 1.927, 1.677, 1.781, 1.594, 1.726, 1.505, 1.625, 1.077, 1.04, 1.374, 1.416, 1.645, 2.002, 1.397,
        2.102, 1.813, 1.565, 1.707, 1.857, 1.351, 1.845, 1.755, 1.813, 1.89, 1.752, 1.8125, 2.152, 2.293,
        2.355, 2.752, 2.637, 1.852, 1.987, 1.95, 1.861, 1.916, 1.326, 1.952, 0.476, 1.002, 1.513, 0.9805,
        1.162, 1.48, 1.36, 1.82, 1.651, 1.2295, 0.972, 1.892, 1.775, 1.886, 1.856, 1.668, 1.458, 1.553, 1.909,
        1.512, 1.284, 1.318, 0.931, 1.438, 1.034, 1.698, 1.729, 2.195, 2.314, 2.152, 2.283, 1.864, 1.875,
        2.375, 2.242, 1.749, 2.025, 2.014, 1.761, 2.152, 1.661, 2.201, 2.533, 2.04, 2.07, 1.507, 1.852, 1.228,
        1.79, 1.565, 1.095, 1.955, 1.267, 1.647, 1.488, 0.956, 1.107, 1.308, 1.555, 1.584, 2.01, 1.989, 1.876,
        1.846, 0.5303, 1.0625, 0.9395, 1.949, 1.378, 2.336, 1.659, 2.209, 1.803, 2.195, 2.053, 2.305, 2.28,
        1.515, 2.287, 0.7554, 2.05, 1.535, 1.192, 1.813, 1.874, 1.684, 2.078, 1.573, 2.016, 2.55, 2.186, 2.42,
        1.766, 1.998, 1.789, 1.594, 1.858
    ],
}, model=c50_model, name='l2_pool_2d_explicit_padding_FLOAT16_tail_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_pool_2d_implicit_padding_FLOAT32_mixed_10
c51_i0 = Input('c51_i0', ('TENSOR_FLOAT32', [3, 6, 1, 3]))
c51_p1 = Int32Scalar('c51_p1', 2)
c51_p2 = Int32Scalar('c51_p2', 2)
c51_p3 = Int32Scalar('c51_p3', 1)
c51_p4 = Int32Scalar('c51_p4', 1)
c51_p5 = Int32Scalar('c51_p5', 3)
c51_p6 = Int32Scalar('c51_p6', 0)
c51_o7 = Output('c51_o7', ('TENSOR_FLOAT32', [3, 4, 1, 3]))
c51_model = Model()
c51_model.AddOperand(c51_i0)
c51_model.AddOperand(c51_p1)
c51_model.AddOperand(c51_p2)
c51_model.AddOperand(c51_p3)
c51_model.AddOperand(c51_p4)
c51_model.AddOperand(c51_p5)
c51_model.AddOperand(c51_p6)
c51_model.AddOperand(c51_o7)
c51_model.Operation('L2_POOL_2D', c51_i0, c51_p1, c51_p2, c51_p3, c51_p4, c51_p5, c51_p6).To(c51_o7)
c51_model.RelaxedExecution(True).IntroducedIn('V1_0')
Example({
    c51_i0: [
        0.0, -2.875, 2.125, -0.25, 1.25, 3.0, 0.5, 2.0, 2.875, -1.25, -2.5, 0.75, 0.875, 0.125, 2.75, 2.5,
        2.625, 1.5, -3.0, -1.5, -2.75, 1.375, 0.25, -1.625, 1.625, -1.125, 0.375, -0.5, 2.375, -0.875, -1.875,
        -2.0, -2.25, -1.75, 1.875, -0.625, 0.625, -2.125, 1.0, -2.375, -0.75, -1.0, -0.125, -1.375, -2.625,
        1.75, 2.25, 1.125, -0.375, -0.75, 1.625, -1.0, 1.5, -2.25
    ],
    c51_o7: [
        0.3227486, 2.1469455, 2.694516, 0.7905694, 1.9843135, 2.437767, 0.9270248, 1.8498311, 2.337422,
        1.6909686, 2.0941386, 1.8596594, 2.123774, 1.0921118, 1.8568567, 1.262438, 1.5241117, 1.0873324,
        1.4613065, 1.9066769, 1.4105259, 1.5086555, 2.0941386, 1.4397627, 1.4197271, 1.5241117, 1.7214941,
        1.7047727, 1.582785, 1.7470213, 1.0358169, 1.582785, 1.8970921, 1.1836561, 1.6201851, 1.7290412
    ],
}, model=c51_model, name='l2_pool_2d_implicit_padding_FLOAT32_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_pool_2d_implicit_padding_FLOAT32_mixed_11
c52_p0 = Parameter('c52_p0', ('TENSOR_FLOAT32', [4, 4, 4, 2]), [
        -2.75, 0.75, -2.875, 1.875, -2.25, -0.125, -0.375, 2.125, 2.875, 1.75, 0.5, -1.125, 1.375, -2.5, 1.5,
        2.0, -1.875, -0.5, -2.125, -0.25, 2.25, -0.875, 2.5, -2.375, 2.625, -1.5, 2.375, 0.25, 0.125, -1.0,
        -0.625, 1.125, -3.0, -1.75, -1.25, 0.375, 3.0, 0.875, -2.625, 0.0, 1.25, -0.75, -1.375, 1.625, -2.0,
        -1.625, 1.0, 0.625, 2.75, 1.75, 1.875, -0.625, -2.25, 0.375, -1.5, 1.5, -1.875, 0.25, -1.25, 2.625,
        0.125, 2.875, -1.375, 0.625, -1.125, 1.0, 3.0, -0.75, 0.0, 0.75, -0.5, 2.125, 2.0, -2.875, -1.0,
        -2.625, 1.25, -0.375, 1.125, -1.625, -1.75, 1.625, 0.5, 2.375, -0.125, 2.75, -0.25, -2.75, -2.5, 2.5,
        -0.875, -3.0, 0.875, -2.0, 2.25, -2.375, -2.125, 1.375, 0.5, 2.25, -2.125, 0.625, 1.375, 0.25, 1.75,
        -2.25, -1.875, -0.5, 1.5, -2.75, 0.0, -2.625, -2.0, -1.375, -1.75, 1.125, -1.25, 2.875, -2.875,
        -1.625, 1.625, 0.75, 1.875, 1.25, -1.125, 0.125, 2.125, 0.875
    ])
c52_p1 = Int32Scalar('c52_p1', 1)
c52_p2 = Int32Scalar('c52_p2', 1)
c52_p3 = Int32Scalar('c52_p3', 2)
c52_p4 = Int32Scalar('c52_p4', 2)
c52_p5 = Int32Scalar('c52_p5', 3)
c52_p6 = Int32Scalar('c52_p6', 2)
c52_p7 = BoolScalar('c52_p7', False)
c52_o8 = Output('c52_o8', ('TENSOR_FLOAT32', [4, 2, 4, 2]))
c52_model = Model()
c52_model.AddOperand(c52_p0)
c52_model.AddOperand(c52_p1)
c52_model.AddOperand(c52_p2)
c52_model.AddOperand(c52_p3)
c52_model.AddOperand(c52_p4)
c52_model.AddOperand(c52_p5)
c52_model.AddOperand(c52_p6)
c52_model.AddOperand(c52_p7)
c52_model.AddOperand(c52_o8)
c52_model.Operation('L2_POOL_2D', c52_p0, c52_p1, c52_p2, c52_p3, c52_p4, c52_p5, c52_p6, c52_p7).To(c52_o8)
c52_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c52_o8: [
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.81009257, 1.0, 0.6875, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 0.9381942, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        0.7252873, 1.0, 0.7252873, 1.0, 1.0, 1.0, 0.67023784, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0
    ],
}, model=c52_model, name='l2_pool_2d_implicit_padding_FLOAT32_mixed_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_pool_2d_implicit_padding_FLOAT32_mixed_12
c53_i0 = Input('c53_i0', ('TENSOR_FLOAT32', [3, 3, 2, 5]))
c53_p1 = Int32Scalar('c53_p1', 1)
c53_p2 = Int32Scalar('c53_p2', 1)
c53_p3 = Int32Scalar('c53_p3', 1)
c53_p4 = Int32Scalar('c53_p4', 3)
c53_p5 = Int32Scalar('c53_p5', 2)
c53_p6 = Int32Scalar('c53_p6', 3)
c53_p7 = BoolScalar('c53_p7', True)
c53_o8 = Output('c53_o8', ('TENSOR_FLOAT32', [3, 3, 2, 5]))
c53_model = Model()
c53_model.AddOperand(c53_i0)
c53_model.AddOperand(c53_p1)
c53_model.AddOperand(c53_p2)
c53_model.AddOperand(c53_p3)
c53_model.AddOperand(c53_p4)
c53_model.AddOperand(c53_p5)
c53_model.AddOperand(c53_p6)
c53_model.AddOperand(c53_p7)
c53_model.AddOperand(c53_o8)
c53_model.Operation('L2_POOL_2D', c53_i0, c53_p1, c53_p2, c53_p3, c53_p4, c53_p5, c53_p6, c53_p7).To(c53_o8)
c53_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c53_i0: [
        0.125, -2.875, 1.625, 2.375, -2.375, 2.5, 1.25, 0.375, -1.375, 0.0, -2.5, -1.0, 1.75, -2.625, 1.375,
        -2.25, -0.875, -3.0, -0.125, 0.625, -1.625, 0.75, -2.0, -0.75, 2.25, 2.0, 2.625, 1.875, -0.375, 2.875,
        1.0, 2.75, -1.125, 0.25, 0.875, 0.5, -1.5, 3.0, 0.0, 2.5, -0.25, 1.5, -1.875, -1.25, -0.5, 1.125,
        -1.5, -0.25, -1.875, 2.0, 2.125, -2.75, -2.125, -1.75, -0.625, 3.0, 2.375, -0.75, -2.625, -0.875,
        -2.75, 0.125, 0.375, 2.625, -2.125, -1.375, -0.5, 2.25, -2.0, -0.625, -0.375, -2.375, -2.5, -0.125,
        -1.25, 1.0, 1.5, 1.625, -1.0, 0.5, -1.625, -2.25, 0.25, 2.875, 0.875, 2.125, 1.875, 0.625, 1.25,
        -1.125
    ],
    c53_o8: [
        2.0058508, 1.7736497, 1.8321493, 1.6305994, 1.8146539, 1.9764235, 1.628202, 1.0944937, 0.82285076,
        0.9722718, 1.8081845, 2.0469744, 1.8589592, 1.8819317, 1.5155444, 1.7070625, 2.2232203, 1.8056624,
        1.7707108, 0.4506939, 1.8770822, 1.8977783, 1.6161618, 1.8950319, 1.8729155, 2.3335192, 2.1913657,
        1.875, 1.9934789, 2.0501525, 1.6630168, 1.8853879, 1.8321493, 1.7001839, 1.3302373, 1.118034, 1.95789,
        1.9364917, 2.2546248, 1.767767, 1.2070755, 1.2520816, 1.4807796, 1.466643, 1.527099, 1.3258252,
        1.0921118, 1.3938107, 1.5893526, 1.9385078, 2.5845091, 2.3020597, 2.1692693, 1.6425337, 1.6665365,
        2.7056077, 2.251157, 2.0891585, 1.6551687, 1.9565595, 1.5587455, 1.5770159, 1.6512306, 1.8708287,
        1.9872642, 1.0345591, 1.5495296, 1.7618645, 1.7751174, 1.4816587, 1.5026019, 1.7282879, 1.7222502,
        1.3975425, 0.8408515, 1.2747549, 1.4012643, 1.4012643, 1.1388042, 0.7905694, 1.9833289, 1.6425337,
        1.7729155, 1.4325094, 1.7218722, 2.0039024, 1.6754974, 1.3501543, 1.0358169, 1.1891437
    ],
}, model=c53_model, name='l2_pool_2d_implicit_padding_FLOAT32_mixed_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_pool_2d_implicit_padding_FLOAT32_value_fused_activation_1_13
c54_i0 = Input('c54_i0', ('TENSOR_FLOAT32', [3, 2, 4, 4]))
c54_p1 = Int32Scalar('c54_p1', 2)
c54_p2 = Int32Scalar('c54_p2', 2)
c54_p3 = Int32Scalar('c54_p3', 2)
c54_p4 = Int32Scalar('c54_p4', 2)
c54_p5 = Int32Scalar('c54_p5', 2)
c54_p6 = Int32Scalar('c54_p6', 1)
c54_p7 = BoolScalar('c54_p7', True)
c54_o8 = Output('c54_o8', ('TENSOR_FLOAT32', [3, 2, 2, 2]))
c54_model = Model()
c54_model.AddOperand(c54_i0)
c54_model.AddOperand(c54_p1)
c54_model.AddOperand(c54_p2)
c54_model.AddOperand(c54_p3)
c54_model.AddOperand(c54_p4)
c54_model.AddOperand(c54_p5)
c54_model.AddOperand(c54_p6)
c54_model.AddOperand(c54_p7)
c54_model.AddOperand(c54_o8)
c54_model.Operation('L2_POOL_2D', c54_i0, c54_p1, c54_p2, c54_p3, c54_p4, c54_p5, c54_p6, c54_p7).To(c54_o8)
c54_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c54_i0: [
        -2.25, 0.125, -1.5, 2.25, 2.75, 1.375, -0.625, 2.125, 0.25, -2.375, 1.0, 1.25, -1.875, 1.875, -1.0,
        -1.25, -0.5, -1.625, 0.625, 2.875, 1.5, -0.875, -2.875, -0.125, -2.5, -0.375, -3.0, -1.75, -2.625,
        2.625, 3.0, 1.75, -0.75, 0.0, 1.125, -1.375, 2.0, 2.375, 0.875, 2.5, -2.125, -2.375, -0.75, -1.375,
        1.625, -2.625, -1.625, 1.375, -2.75, -1.125, -2.0, 0.5, 0.75, -0.25, 1.625, 0.375, 0.875, 1.75, 1.125,
        -2.0, 2.125, -0.375, -0.625, 1.25, 2.5, -1.875, 1.5, -2.25, 0.125, -1.5, -1.75, 1.0, 0.625, -2.125,
        -1.0, -1.125, -2.75, -0.5, 0.5, 0.75, 0.25, -2.5, -3.0, -2.875, -0.875, 2.625, -0.25, 2.0, -0.125,
        2.375, 2.875, 0.0, 0.375, 1.875, 3.0, 2.75
    ],
    c54_o8: [
        1.9059938, 1.7477664, 1.7842628, 1.1319232, 1.2151389, 2.0577598, 2.2456555, 2.4558604, 1.5971166,
        1.5946689, 2.21853, 1.3213984, 1.5372968, 1.3258252, 1.4563975, 1.3433865, 1.7343047, 1.6863422,
        1.7831678, 0.8772293, 1.8687396, 2.3091192, 1.5258194, 2.4913914
    ],
}, model=c54_model, name='l2_pool_2d_implicit_padding_FLOAT32_value_fused_activation_1_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_pool_2d_implicit_padding_FLOAT32_tail_14
c55_i0 = Input('c55_i0', ('TENSOR_FLOAT32', [3, 2, 3, 17]))
c55_p1 = Int32Scalar('c55_p1', 1)
c55_p2 = Int32Scalar('c55_p2', 1)
c55_p3 = Int32Scalar('c55_p3', 1)
c55_p4 = Int32Scalar('c55_p4', 3)
c55_p5 = Int32Scalar('c55_p5', 1)
c55_p6 = Int32Scalar('c55_p6', 1)
c55_p7 = BoolScalar('c55_p7', False)
c55_o8 = Output('c55_o8', ('TENSOR_FLOAT32', [3, 2, 3, 17]))
c55_model = Model()
c55_model.AddOperand(c55_i0)
c55_model.AddOperand(c55_p1)
c55_model.AddOperand(c55_p2)
c55_model.AddOperand(c55_p3)
c55_model.AddOperand(c55_p4)
c55_model.AddOperand(c55_p5)
c55_model.AddOperand(c55_p6)
c55_model.AddOperand(c55_p7)
c55_model.AddOperand(c55_o8)
c55_model.Operation('L2_POOL_2D', c55_i0, c55_p1, c55_p2, c55_p3, c55_p4, c55_p5, c55_p6, c55_p7).To(c55_o8)
c55_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c55_i0: [
        0.0, -1.0, 0.5, 1.625, 2.25, 0.125, 0.375, -0.375, -2.125, -1.875, 0.25, -2.375, -2.75, 3.0, -0.125,
        -1.375, 1.375, 0.625, -2.25, -1.125, -2.0, 0.875, 2.0, -3.0, -0.625, 2.375, 2.125, -0.5, 1.875,
        -2.625, -1.25, 2.75, -1.625, -2.5, -0.25, -0.75, -0.875, 1.125, 2.5, 1.5, -1.5, 1.75, 2.875, 1.25,
        -2.875, -1.75, 1.0, 0.75, 2.625, -1.75, 0.625, 2.875, -2.625, 2.0, -2.75, -0.625, -1.375, 1.0, -0.25,
        3.0, -1.125, -3.0, -1.625, -1.5, -2.125, 0.0, -2.25, -2.375, -1.25, 2.25, 0.125, -1.0, 0.75, -0.375,
        2.5, 2.375, -1.875, -0.875, 1.75, 1.5, 1.125, 0.5, 0.375, -2.0, 1.875, -2.5, -0.75, 1.25, -2.875,
        0.875, 0.25, -0.125, 1.625, 2.75, 1.375, -0.5, 2.625, 2.125, 2.125, -2.875, 0.875, 1.25, 2.875, -2.5,
        2.5, -0.25, -1.25, -2.375, -2.75, -0.875, -1.625, 3.0, -2.125, -2.0, -3.0, 1.375, 0.75, 0.625, -1.125,
        1.625, 0.25, 1.125, 0.375, -0.625, -1.75, -0.375, -0.75, -1.875, 1.5, 0.5, 2.75, 2.25, 1.875, -0.125,
        -2.625, 1.0, 2.625, -1.5, 0.0, 0.125, -1.375, 2.375, 1.75, -1.0, -0.5, -2.25, 2.0, 0.5, -2.75, 3.0,
        1.125, -0.375, -0.875, 0.25, 2.0, -1.875, 0.625, -2.25, 1.0, 2.625, -1.5, 0.75, -1.0, -0.625, -1.125,
        -1.75, 1.5, 2.375, 2.875, -2.625, 1.875, 0.375, 1.375, 1.25, -2.375, -0.25, 2.25, 2.125, -1.625, -0.5,
        -1.375, 1.75, -3.0, 0.875, -2.5, -0.75, -2.125, -0.125, 0.125, -2.875, -2.0, 1.625, 0.0, 2.75, -1.25,
        2.5, 3.0, -0.5, 2.0, -0.25, -1.25, -1.125, -2.125, 1.0, -1.625, -0.75, -1.75, -2.375, 0.0, -3.0,
        0.375, -2.0, -1.875, 1.25, 2.5, 2.25, -2.875, 1.75, -2.75, -1.0, 2.625, 2.125, 2.375, 0.875, -2.5,
        1.375, 0.25, 1.875, 2.75, 0.625, -0.625, 1.125, 0.125, -0.125, 1.5, -1.5, 0.75, -2.625, -0.875, -2.25,
        -0.375, -1.375, 0.5, 2.875, 1.625, 0.875, -0.5, -1.625, -0.625, -1.875, -1.25, 3.0, 1.75, -0.375,
        1.875, 1.625, -1.75, -2.875, 0.75, 1.25, -2.25, 2.375, 2.625, -2.75, -2.0, -1.5, -2.5, 1.0, -0.125,
        -1.0, 1.375, 0.25, 0.625, -1.375, 0.5, 0.125, -2.625, -3.0, 2.25, -2.375, 0.375, -2.125, 2.75, -1.125,
        0.0, 2.5, 2.875, 1.5, -0.25, -0.75, 2.125, -0.875, 2.0, 1.125, -0.5, 2.0, 0.125, 0.625, -1.625, 2.875,
        1.625, 1.875, 1.0, -2.75, 0.875, -1.875
    ],
    c55_o8: [
        0.44194174, 1.7410486, 0.8705243, 1.8221725, 1.7070625, 1.416973, 2.1378288, 0.5153882, 2.2534695,
        2.0039024, 0.3952847, 2.1396554, 2.6882267, 2.2980971, 1.9465514, 1.5051993, 2.0175016, 0.3886408,
        1.4860462, 0.87201875, 1.6233966, 2.0064998, 1.4451787, 1.9485571, 1.0944937, 2.4780285, 1.788272,
        1.6909686, 2.0181468, 2.2695906, 1.9257033, 2.196114, 1.5909903, 1.6863422, 0.47598583, 1.677051,
        1.0077822, 1.6225944, 1.8729155, 1.767767, 2.3717082, 1.3139873, 2.6368778, 1.7432907, 2.0634468,
        1.8135773, 1.986281, 1.0307764, 2.6882267, 1.688657, 1.8221725, 2.2167685, 2.444701, 1.416973,
        2.0691183, 0.69033504, 1.0077822, 1.9039433, 1.688657, 2.501562, 1.0077822, 2.4558604, 1.5637496,
        1.3258252, 1.5436361, 0.26516503, 2.1286733, 2.1396554, 2.3150325, 2.042517, 1.363589, 2.368412,
        0.7569126, 0.83541405, 1.5562375, 1.667708, 2.5870268, 1.1433686, 2.0258744, 1.981687, 1.6361794,
        1.7589059, 1.6739424, 1.8099838, 1.890216, 1.9764235, 1.677051, 0.8882919, 2.152397, 0.8149003,
        0.31868872, 1.7699753, 2.0348525, 2.3535213, 1.152443, 1.2869538, 2.1378288, 1.7001839, 1.5436361,
        2.0501525, 1.5436361, 1.5934436, 2.3351927, 1.7765838, 1.9385078, 0.31868872, 0.98821175, 2.08604,
        1.9625398, 0.8149003, 1.7544585, 2.3717082, 1.5436361, 2.404423, 2.6516504, 1.6441183, 0.53764534,
        1.9080422, 1.0643367, 2.4356296, 1.6894279, 1.582785, 0.27003086, 1.1319232, 2.186607, 1.8943447,
        0.8809323, 1.4613065, 2.3318448, 1.7093493, 1.9843135, 2.684834, 2.1913657, 0.78395367, 1.5728822,
        1.0051948, 2.183031, 1.0752907, 0.79549515, 0.2795085, 1.0680004, 2.08604, 1.2655286, 0.8838835,
        1.3721561, 1.9121323, 1.4577379, 1.9764235, 2.5124688, 2.501562, 0.80039054, 1.875, 0.93958104,
        1.3375584, 1.438858, 1.6441183, 0.98821175, 2.3133445, 0.72886896, 2.444701, 1.8392423, 1.2655286,
        0.7905694, 1.0680004, 1.4710753, 2.4558604, 1.2279302, 2.438301, 2.100967, 2.3881216, 1.0944937,
        1.1770372, 2.1347814, 1.4086784, 2.1090086, 0.59511906, 2.550531, 1.6661458, 1.7751174, 1.8484228,
        0.91855866, 1.6661458, 2.0103896, 1.2353306, 2.0941386, 2.1090086, 2.0335724, 1.3287683, 0.2795085,
        2.2534695, 1.667708, 2.0348525, 0.17677669, 2.5124688, 1.7432907, 2.108391, 2.1505814, 1.0345591,
        1.8791621, 2.1286733, 1.0789173, 1.9385078, 1.5934436, 1.6606662, 1.8915932, 1.7611253, 1.3834965,
        2.438301, 0.9722718, 2.1286733, 1.3520818, 2.404423, 1.3975425, 0.98821175, 1.9385078, 1.5934436,
        2.0348525, 1.6298006, 2.2150056, 0.8838835, 2.625, 1.625, 1.937836, 1.1501812, 2.1433036, 0.8447139,
        2.4033396, 1.4487783, 2.0271595, 1.1770372, 1.2374369, 1.6233966, 1.692508, 1.8114221, 2.1842237,
        2.0716338, 0.7534642, 2.4011717, 1.625, 2.3133445, 0.6731456, 2.0175016, 1.0345591, 2.0406034,
        1.7544585, 2.0406034, 0.5659616, 1.2311072, 0.91001374, 1.3287683, 0.8882919, 2.3717082, 1.6298006,
        0.59292704, 2.281036, 1.2311072, 1.5737098, 2.0634468, 0.53764534, 2.0558605, 2.6516504, 2.3133445,
        2.503123, 1.9625398, 2.0634468, 2.2150056, 1.9385078, 0.70710677, 1.7699753, 2.152397, 1.438858, 0.25,
        1.0944937, 1.7765838, 1.7589059, 1.2353306, 1.7998842, 2.1842237, 2.2138298, 2.0450652, 1.6425337,
        1.9284061, 2.4547997, 1.8399502, 1.2268693, 1.5562375, 2.368412, 1.2788341, 1.1016086, 0.69033504,
        1.7897277, 0.71260965, 1.416973, 2.0194368, 2.1505814, 2.1286733, 1.681703, 0.5153882, 1.8915932,
        2.8131943, 1.3975425, 1.3258252, 1.9039433, 2.8131943, 1.2279302, 1.3375584
    ],
}, model=c55_model, name='l2_pool_2d_implicit_padding_FLOAT32_tail_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_pool_2d_implicit_padding_FLOAT16_mixed_15
c56_p0 = Parameter('c56_p0', ('TENSOR_FLOAT16', [3, 3, 3, 3]), [
        0.125, 3.0, 0.25, -2.25, 2.375, -2.125, -1.625, -0.75, 1.25, -1.25, -0.25, -2.0, -1.5, -1.125, -1.875,
        2.875, 0.625, 0.5, 0.75, -1.0, 1.0, 2.75, 2.0, 2.625, -1.75, 0.875, -0.875, -0.125, 0.0, 1.75, -2.5,
        -2.625, 1.375, 0.375, -1.375, 2.625, -0.375, 1.875, 1.5, -2.875, -2.75, 2.5, -2.375, -1.75, -1.5,
        1.125, 2.25, 1.625, -0.5, 2.125, -0.625, -3.0, -0.625, 0.75, 1.125, 2.875, 1.25, 1.0, -1.125, -2.875,
        0.375, 0.0, -2.625, -2.5, 0.625, 0.25, -0.375, 0.875, -2.0, 0.125, -2.125, -2.375, 2.0, 1.75, 1.875,
        2.375, 1.625, -1.875, -0.75, 2.25, 0.5
    ])
c56_p1 = Int32Scalar('c56_p1', 2)
c56_p2 = Int32Scalar('c56_p2', 1)
c56_p3 = Int32Scalar('c56_p3', 1)
c56_p4 = Int32Scalar('c56_p4', 1)
c56_p5 = Int32Scalar('c56_p5', 1)
c56_p6 = Int32Scalar('c56_p6', 2)
c56_p7 = BoolScalar('c56_p7', True)
c56_o8 = Output('c56_o8', ('TENSOR_FLOAT16', [3, 3, 3, 3]))
c56_model = Model()
c56_model.AddOperand(c56_p0)
c56_model.AddOperand(c56_p1)
c56_model.AddOperand(c56_p2)
c56_model.AddOperand(c56_p3)
c56_model.AddOperand(c56_p4)
c56_model.AddOperand(c56_p5)
c56_model.AddOperand(c56_p6)
c56_model.AddOperand(c56_p7)
c56_model.AddOperand(c56_o8)
c56_model.Operation('L2_POOL_2D', c56_p0, c56_p1, c56_p2, c56_p3, c56_p4, c56_p5, c56_p6, c56_p7).To(c56_o8)
c56_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c56_o8: [
        0.125, 1.0, 0.25, 1.0, 1.0, 1.0, 1.0, 0.75, 1.0, 1.0, 0.25, 1.0, 1.0, 1.0, 1.0, 1.0, 0.625, 0.5, 0.75,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.875, 0.875, 0.125, 0.0, 1.0, 1.0, 1.0, 1.0, 0.375, 1.0, 1.0, 0.375,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.5, 1.0, 0.625, 1.0, 0.625, 0.75, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 0.375, 0.0, 1.0, 1.0, 0.625, 0.25, 0.375, 0.875, 1.0, 0.125, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 0.75, 1.0, 0.5
    ],
}, model=c56_model, name='l2_pool_2d_implicit_padding_FLOAT16_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_pool_2d_implicit_padding_FLOAT16_mixed_16
c57_i0 = Input('c57_i0', ('TENSOR_FLOAT16', [2, 4, 4, 3]))
c57_p1 = Int32Scalar('c57_p1', 1)
c57_p2 = Int32Scalar('c57_p2', 1)
c57_p3 = Int32Scalar('c57_p3', 1)
c57_p4 = Int32Scalar('c57_p4', 1)
c57_p5 = Int32Scalar('c57_p5', 1)
c57_p6 = Int32Scalar('c57_p6', 3)
c57_o7 = Output('c57_o7', ('TENSOR_FLOAT16', [2, 4, 4, 3]))
c57_model = Model()
c57_model.AddOperand(c57_i0)
c57_model.AddOperand(c57_p1)
c57_model.AddOperand(c57_p2)
c57_model.AddOperand(c57_p3)
c57_model.AddOperand(c57_p4)
c57_model.AddOperand(c57_p5)
c57_model.AddOperand(c57_p6)
c57_model.AddOperand(c57_o7)
c57_model.Operation('L2_POOL_2D', c57_i0, c57_p1, c57_p2, c57_p3, c57_p4, c57_p5, c57_p6).To(c57_o7)
c57_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c57_i0: [
        -1.375, 0.625, -1.625, 0.125, 0.875, 1.375, -2.5, -2.25, 2.5, 2.625, -2.0, -1.25, 1.875, 1.25, -0.25,
        2.875, -0.375, -0.625, -1.875, -1.75, 1.625, -2.375, -2.875, 0.375, 1.125, -1.125, -0.875, 1.5, 0.0,
        -0.5, 0.75, -0.75, -1.0, 1.75, 2.75, 1.0, 2.375, -0.125, 0.25, 2.0, -2.125, -3.0, 0.5, -2.75, 2.125,
        -1.5, -2.625, 2.25, 3.0, -1.375, -2.0, 1.375, -1.5, 0.625, -2.25, 0.875, 1.25, -1.75, 1.75, -0.125,
        2.5, 2.0, -0.875, 1.875, 0.125, -2.625, 1.625, -1.25, 2.75, -3.0, 0.375, -0.625, -0.25, -0.375,
        -2.375, -1.625, 2.875, -2.5, -1.0, 0.0, -2.125, -0.75, -0.5, -2.875, 2.25, -2.75, 2.125, 3.0, 0.5,
        1.5, -1.125, 2.375, 0.75, 1.0, 0.25, 1.125
    ],
    c57_o7: [
        1.375, 0.625, 1.625, 0.125, 0.875, 1.375, 2.5, 2.25, 2.5, 2.625, 2.0, 1.25, 1.875, 1.25, 0.25, 2.875,
        0.375, 0.625, 1.875, 1.75, 1.625, 2.375, 2.875, 0.375, 1.125, 1.125, 0.875, 1.5, 0.0, 0.5, 0.75, 0.75,
        1.0, 1.75, 2.75, 1.0, 2.375, 0.125, 0.25, 2.0, 2.125, 3.0, 0.5, 2.75, 2.125, 1.5, 2.625, 2.25, 3.0,
        1.375, 2.0, 1.375, 1.5, 0.625, 2.25, 0.875, 1.25, 1.75, 1.75, 0.125, 2.5, 2.0, 0.875, 1.875, 0.125,
        2.625, 1.625, 1.25, 2.75, 3.0, 0.375, 0.625, 0.25, 0.375, 2.375, 1.625, 2.875, 2.5, 1.0, 0.0, 2.125,
        0.75, 0.5, 2.875, 2.25, 2.75, 2.125, 3.0, 0.5, 1.5, 1.125, 2.375, 0.75, 1.0, 0.25, 1.125
    ],
}, model=c57_model, name='l2_pool_2d_implicit_padding_FLOAT16_mixed_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_pool_2d_implicit_padding_FLOAT16_mixed_17
c58_i0 = Input('c58_i0', ('TENSOR_FLOAT16', [2, 1, 3, 4]))
c58_p1 = Int32Scalar('c58_p1', 2)
c58_p2 = Int32Scalar('c58_p2', 1)
c58_p3 = Int32Scalar('c58_p3', 1)
c58_p4 = Int32Scalar('c58_p4', 1)
c58_p5 = Int32Scalar('c58_p5', 1)
c58_p6 = Int32Scalar('c58_p6', 1)
c58_p7 = BoolScalar('c58_p7', False)
c58_o8 = Output('c58_o8', ('TENSOR_FLOAT16', [2, 1, 3, 4]))
c58_model = Model()
c58_model.AddOperand(c58_i0)
c58_model.AddOperand(c58_p1)
c58_model.AddOperand(c58_p2)
c58_model.AddOperand(c58_p3)
c58_model.AddOperand(c58_p4)
c58_model.AddOperand(c58_p5)
c58_model.AddOperand(c58_p6)
c58_model.AddOperand(c58_p7)
c58_model.AddOperand(c58_o8)
c58_model.Operation('L2_POOL_2D', c58_i0, c58_p1, c58_p2, c58_p3, c58_p4, c58_p5, c58_p6, c58_p7).To(c58_o8)
c58_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c58_i0: [
        1.75, -0.75, 1.125, -0.625, -0.125, 1.375, 1.625, 3.0, 0.25, -2.875, 0.625, -0.5, -0.25, 2.25, 1.875,
        -1.25, -1.625, 2.5, 0.0, -2.0, -1.0, 2.375, -2.25, 2.75
    ],
    c58_o8: [
        1.75, 0.75, 1.125, 0.625, 0.125, 1.375, 1.625, 3.0, 0.25, 2.875, 0.625, 0.5, 0.25, 2.25, 1.875, 1.25,
        1.625, 2.5, 0.0, 2.0, 1.0, 2.375, 2.25, 2.75
    ],
}, model=c58_model, name='l2_pool_2d_implicit_padding_FLOAT16_mixed_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_pool_2d_implicit_padding_FLOAT16_value_fused_activation_0_18
c59_i0 = Input('c59_i0', ('TENSOR_FLOAT16', [3, 2, 2, 1]))
c59_p1 = Int32Scalar('c59_p1', 2)
c59_p2 = Int32Scalar('c59_p2', 1)
c59_p3 = Int32Scalar('c59_p3', 1)
c59_p4 = Int32Scalar('c59_p4', 1)
c59_p5 = Int32Scalar('c59_p5', 2)
c59_p6 = Int32Scalar('c59_p6', 0)
c59_p7 = BoolScalar('c59_p7', False)
c59_o8 = Output('c59_o8', ('TENSOR_FLOAT16', [3, 1, 2, 1]))
c59_model = Model()
c59_model.AddOperand(c59_i0)
c59_model.AddOperand(c59_p1)
c59_model.AddOperand(c59_p2)
c59_model.AddOperand(c59_p3)
c59_model.AddOperand(c59_p4)
c59_model.AddOperand(c59_p5)
c59_model.AddOperand(c59_p6)
c59_model.AddOperand(c59_p7)
c59_model.AddOperand(c59_o8)
c59_model.Operation('L2_POOL_2D', c59_i0, c59_p1, c59_p2, c59_p3, c59_p4, c59_p5, c59_p6, c59_p7).To(c59_o8)
c59_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c59_i0: [1.125, -0.25, -0.125, -0.375, -2.5, 2.875, -1.25, 1.5, 3.0, 2.625, 2.75, 2.0],
    c59_o8: [0.8003, 0.3186, 1.977, 2.293, 2.877, 2.334],
}, model=c59_model, name='l2_pool_2d_implicit_padding_FLOAT16_value_fused_activation_0_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_pool_2d_implicit_padding_FLOAT16_tail_19
c60_i0 = Input('c60_i0', ('TENSOR_FLOAT16', [4, 6, 1, 17]))
c60_p1 = Int32Scalar('c60_p1', 2)
c60_p2 = Int32Scalar('c60_p2', 2)
c60_p3 = Int32Scalar('c60_p3', 1)
c60_p4 = Int32Scalar('c60_p4', 1)
c60_p5 = Int32Scalar('c60_p5', 3)
c60_p6 = Int32Scalar('c60_p6', 1)
c60_p7 = BoolScalar('c60_p7', False)
c60_o8 = Output('c60_o8', ('TENSOR_FLOAT16', [4, 4, 1, 17]))
c60_model = Model()
c60_model.AddOperand(c60_i0)
c60_model.AddOperand(c60_p1)
c60_model.AddOperand(c60_p2)
c60_model.AddOperand(c60_p3)
c60_model.AddOperand(c60_p4)
c60_model.AddOperand(c60_p5)
c60_model.AddOperand(c60_p6)
c60_model.AddOperand(c60_p7)
c60_model.AddOperand(c60_o8)
c60_model.Operation('L2_POOL_2D', c60_i0, c60_p1, c60_p2, c60_p3, c60_p4, c60_p5, c60_p6, c60_p7).To(c60_o8)
c60_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c60_i0: [
        -0.875, 1.5, 1.625, 2.0, 0.125, 2.125, -0.625, 1.75, -2.0, -2.375, 0.875, 1.375, 2.25, -2.875, 2.875,
        -2.5, -2.125, 0.375, 1.0, 1.875, 0.0, -1.125, -0.25, 0.25, -1.625, -0.125, -2.25, 0.625, -2.625,
        -2.75, -1.875, 3.0, 1.125, -1.75, 2.625, -1.5, -1.0, 2.5, -0.5, 1.25, 2.75, 2.375, -0.75, -0.375,
        -1.375, 0.5, -1.25, -3.0, 0.75, -0.25, 2.875, -1.75, 1.625, -1.375, 0.125, 2.625, -1.125, -2.875,
        1.125, -0.75, 0.625, 1.75, 0.0, -3.0, 0.25, -2.125, 2.375, -0.625, 2.5, -1.0, -1.5, -0.375, -2.25,
        -2.625, 2.25, 3.0, 1.5, 1.375, 1.0, -1.25, 0.75, -1.875, -0.875, -2.75, -0.125, 0.375, 0.5, -1.625,
        2.75, 1.25, 1.875, -2.0, -2.375, 2.0, -0.5, -2.5, 2.125, 0.875, -0.5, 0.375, 1.25, 0.0, -2.25, -2.75,
        1.375, 2.5, -1.5, 0.75, 3.0, -1.625, -2.125, 0.25, -0.75, -2.875, 2.125, 2.0, -1.25, 2.75, -0.25,
        -1.75, 0.125, 1.125, 1.0, -0.875, 2.375, -2.625, -0.125, -1.0, -2.375, 0.5, -1.375, 0.875, 2.875,
        -2.5, -0.625, -1.875, -1.125, 1.875, 2.25, 1.625, 1.75, -0.375, -2.0, 2.625, 1.5, -3.0, 0.625, 1.625,
        0.375, -2.25, -1.125, -2.5, -1.0, 2.75, -0.25, 1.5, 0.5, -1.75, -2.875, -0.875, 2.125, 2.25, -1.25,
        1.375, 0.75, -1.375, 2.0, -0.125, 2.875, -3.0, 0.25, 3.0, 1.875, 2.5, -0.625, 0.125, 1.125, -2.0,
        1.75, -2.375, -1.5, 2.375, -1.625, 0.625, -2.625, -1.875, 1.0, 2.625, -0.5, -2.75, -2.125, -0.375,
        -0.75, 0.875, 1.25, 0.0, 0.25, 2.25, -1.0, -0.75, 1.875, -2.25, -0.625, 0.0, -1.875, 3.0, 1.25, 2.0,
        -0.5, 1.75, 0.5, -1.75, 0.875, 1.375, 2.875, 0.625, 1.625, -1.5, -2.875, -2.0, -2.5, -0.125, -0.25,
        -1.375, 2.375, -2.125, 2.75, -1.125, 0.375, 0.125, 1.125, 2.625, -2.75, -2.375, -0.875, 1.5, -0.375,
        -1.625, -3.0, 1.0, 2.5, 0.75, -2.625, 2.125, -1.25, 0.375, 1.375, -1.75, -2.625, -1.125, 3.0, -1.875,
        -2.875, 1.5, 1.0, 2.375, -2.375, -1.0, 2.25, 2.875, 2.5, -0.5, -0.625, -2.75, -1.625, 2.0, 0.875,
        -0.875, -2.25, 0.0, -2.5, -2.0, 0.5, -3.0, 1.625, 1.125, 0.625, 2.125, 0.25, -0.375, 1.875, 1.75,
        1.25, -2.125, -0.125, 2.625, 0.75, -1.5, -1.375, -0.75, 0.125, -1.25, -0.25, 2.75, 2.125, 0.0, -0.5,
        -1.25, -3.0, -0.125, -2.625, -0.75, 1.875, 2.5, -1.5, -0.875, 0.875, 1.625, 0.75, 1.75, 1.375, -2.375,
        0.5, -1.875, 0.375, 2.375, 2.75, -1.0, -0.625, 2.625, 0.625, -1.625, -2.75, -1.375, -2.125, -1.75,
        1.5, 1.0, 1.125, -2.0, 3.0, 2.0, 1.25, -1.125, 2.25, -2.5, 0.25, -2.25, 2.875, -0.25, 0.125, -0.375,
        -2.875, 1.5, -2.75, -0.875, -1.875, 0.0, 2.875, -1.625, 2.5, -2.5, 3.0, 2.125, -0.5, 0.5, -0.75,
        -2.375, 0.625, 1.0, -2.0, -1.125, -0.25, -3.0, 0.75, 1.75, -2.125, 0.25, -2.875, 0.875, -2.25, 1.25,
        1.625, 0.375, 2.375, -1.75, -0.625, 1.875, 1.125, 0.125, 1.375, -0.375, -0.125, -1.5, 2.625, 2.0,
        2.25, -2.625, -1.375, -1.25, 2.75, -1.0, -2.5, 0.5, 0.875, 0.625, -2.75, 1.5, -0.125, -0.25, -1.0,
        -1.875, 1.0, 2.0, -0.625, 2.875, -1.125, -2.625
    ],
    c60_o8: [
        1.612, 1.3545, 1.545, 1.849, 0.7144, 1.431, 1.635, 1.944, 1.235, 1.901, 1.008, 1.735, 2.174, 2.633,
        2.438, 1.589, 2.299, 1.834, 1.401, 1.461, 1.445, 1.674, 0.9814, 2.3, 1.784, 0.6167, 1.365, 1.335,
        1.543, 2.457, 2.047, 2.166, 1.524, 1.977, 2.324, 1.401, 1.309, 1.461, 2.018, 1.8, 2.639, 2.303, 1.061,
        0.8984, 1.408, 0.7773, 1.926, 2.047, 1.3955, 2.104, 1.7, 1.775, 1.139, 1.504, 1.6045, 2.123, 1.973,
        2.404, 2.303, 1.507, 0.9185, 1.8545, 1.424, 1.855, 1.13, 1.345, 2.219, 0.368, 1.77, 1.923, 1.655,
        1.815, 1.424, 1.454, 2.574, 1.784, 1.609, 2.213, 0.6333, 2.064, 1.345, 2.404, 1.739, 2.176, 1.235,
        1.991, 1.095, 1.691, 1.139, 1.516, 2.164, 1.971, 1.951, 1.665, 2.324, 0.9185, 1.303, 0.9653, 2.404,
        1.584, 2.229, 2.123, 1.722, 2.047, 1.899, 1.745, 1.474, 1.676, 1.418, 2.266, 1.859, 2.324, 1.229,
        1.717, 1.248, 1.775, 1.65, 2.451, 1.915, 2.2, 1.762, 2.107, 1.916, 1.095, 1.717, 0.9653, 1.833,
        1.6455, 1.557, 1.752, 1.55, 1.303, 1.623, 1.997, 2.014, 1.826, 2.043, 1.831, 1.799, 1.844, 1.971,
        2.246, 1.013, 1.056, 0.944, 1.439, 2.71, 1.753, 2.4, 1.476, 2.502, 1.46, 1.815, 2.21, 1.495, 1.745,
        1.9375, 2.56, 2.473, 1.013, 0.4731, 1.776, 1.524, 2.434, 1.788, 2.266, 1.765, 1.872, 1.697, 1.596,
        2.229, 2.283, 1.815, 1.516, 2.277, 2.258, 0.7905, 0.4731, 2.08, 1.709, 2.037, 1.478, 1.806, 2.271,
        1.716, 1.893, 1.516, 1.467, 2.21, 1.317, 1.46, 2.324, 2.258, 0.3228, 0.5103, 2.053, 2.213, 1.363,
        2.014, 0.6694, 2.271, 1.507, 1.893, 1.489, 0.944, 1.56, 1.991, 1.588, 1.866, 1.6, 1.609, 2.043, 2.033,
        1.812, 2.242, 2.025, 2.283, 1.955, 1.379, 1.929, 1.652, 1.586, 1.297, 2.027, 1.684, 1.81, 0.8354,
        2.346, 1.785, 2.26, 1.705, 1.589, 2.555, 2.31, 1.793, 1.514, 1.929, 0.5054, 1.94, 1.095, 1.794, 1.805,
        1.834, 0.5303, 2.191, 0.4841, 1.944, 1.7705, 2.098, 2.484, 2.223, 2.344, 1.111, 1.219, 1.66, 2.023,
        1.799, 0.7397, 1.661, 0.987, 1.596, 2.094, 0.4895, 1.023, 1.609, 1.868, 2.104, 1.81, 2.03, 1.977,
        1.351, 2.205
    ],
}, model=c60_model, name='l2_pool_2d_implicit_padding_FLOAT16_tail_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_explicit_padding_FLOAT32_mixed_0
c61_i0 = Input('c61_i0', ('TENSOR_FLOAT32', [4, 2, 4, 1]))
c61_p1 = Int32Scalar('c61_p1', 0)
c61_p2 = Int32Scalar('c61_p2', 0)
c61_p3 = Int32Scalar('c61_p3', 1)
c61_p4 = Int32Scalar('c61_p4', 1)
c61_p5 = Int32Scalar('c61_p5', 2)
c61_p6 = Int32Scalar('c61_p6', 1)
c61_p7 = Int32Scalar('c61_p7', 1)
c61_p8 = Int32Scalar('c61_p8', 3)
c61_p9 = Int32Scalar('c61_p9', 1)
c61_p10 = BoolScalar('c61_p10', True)
c61_o11 = Output('c61_o11', ('TENSOR_FLOAT32', [4, 2, 4, 1]))
c61_model = Model()
c61_model.AddOperand(c61_i0)
c61_model.AddOperand(c61_p1)
c61_model.AddOperand(c61_p2)
c61_model.AddOperand(c61_p3)
c61_model.AddOperand(c61_p4)
c61_model.AddOperand(c61_p5)
c61_model.AddOperand(c61_p6)
c61_model.AddOperand(c61_p7)
c61_model.AddOperand(c61_p8)
c61_model.AddOperand(c61_p9)
c61_model.AddOperand(c61_p10)
c61_model.AddOperand(c61_o11)
c61_model.Operation('MAX_POOL_2D', c61_i0, c61_p1, c61_p2, c61_p3, c61_p4, c61_p5, c61_p6, c61_p7, c61_p8, c61_p9, c61_p10).To(c61_o11)
c61_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c61_i0: [
        -2.0, -1.625, -3.0, -0.75, 3.0, -0.625, 0.5, -2.25, -1.75, 2.875, 0.75, 0.125, -2.5, 2.625, -2.625,
        1.5, 2.25, 2.75, 0.875, 0.375, 2.125, 1.75, -0.375, -1.25, -0.125, -1.5, -0.875, 1.375, -0.5, 0.0,
        0.625, -2.875
    ],
    c61_o11: [
        0.0, 0.0, 0.0, 0.0, 3.0, 3.0, 0.5, 0.5, 2.875, 2.875, 2.875, 0.75, 2.625, 2.625, 2.625, 1.5, 2.75,
        2.75, 2.75, 0.875, 2.125, 2.125, 1.75, 0.0, 0.0, 0.0, 1.375, 1.375, 0.0, 0.625, 0.625, 0.625
    ],
}, model=c61_model, name='max_pool_2d_explicit_padding_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_explicit_padding_FLOAT32_mixed_1
c62_p0 = Parameter('c62_p0', ('TENSOR_FLOAT32', [2, 4, 6, 4]), [
        2.0, -0.125, 2.875, -0.75, 0.625, 2.625, -1.5, -0.875, -1.0, -2.875, -1.625, 1.75, -1.25, 1.125, 0.5,
        1.375, -0.375, -2.5, 2.25, 0.75, -2.125, 3.0, -3.0, -1.125, -1.875, -2.375, -2.25, 0.125, 2.75, -2.0,
        0.0, -0.625, 1.5, -1.375, -2.75, -1.75, 0.875, 0.25, 1.25, 2.125, 2.375, -0.5, 1.0, -2.625, -0.25,
        1.625, 2.5, 0.375, 1.875, 1.375, -0.625, -3.0, 2.375, 2.0, 0.5, -1.5, 2.125, -2.875, 1.25, 0.0,
        -2.375, 0.625, 1.875, 2.25, -1.25, 2.625, -0.375, 1.75, 2.5, 2.875, -2.125, -0.25, -0.875, -2.5,
        -0.125, -1.125, 0.125, 0.25, -2.0, -0.5, -1.0, -2.625, 3.0, 1.5, 1.125, 0.875, 0.75, 1.0, 2.75, -0.75,
        -1.625, 0.375, -1.75, -2.75, -2.25, -1.875, 1.625, -1.375, -1.625, 0.375, 1.625, 2.25, -2.125, -3.0,
        0.875, 2.375, 0.625, 1.25, -1.0, 3.0, -1.75, -2.5, -0.125, 1.125, 1.5, -2.0, 0.0, 1.375, -1.125,
        -1.25, -0.375, -2.875, -2.75, 2.75, 2.125, -2.25, -1.5, -0.625, 2.625, 0.75, 0.25, 0.5, 1.0, -2.625,
        2.0, 0.125, -0.25, -0.75, 1.75, 1.875, -2.375, -1.375, -0.5, -1.875, 2.875, 2.5, -0.875, 2.625, 2.5,
        -2.5, 2.0, 0.5, -0.375, -2.375, -0.625, -0.75, -3.0, 1.375, -2.625, 2.125, 0.125, 0.875, -1.5, 2.25,
        -1.25, -1.375, 2.875, -1.875, -1.625, -2.25, 1.25, 3.0, 1.75, 2.375, -1.75, 1.875, 0.25, 0.625, 1.0,
        -2.75, -0.125, 1.5, 1.125, -0.25, 1.625, -2.875, 2.75, 0.0, -2.125, 0.375, -1.0, -0.875
    ])
c62_p1 = Int32Scalar('c62_p1', 0)
c62_p2 = Int32Scalar('c62_p2', 1)
c62_p3 = Int32Scalar('c62_p3', 0)
c62_p4 = Int32Scalar('c62_p4', 1)
c62_p5 = Int32Scalar('c62_p5', 1)
c62_p6 = Int32Scalar('c62_p6', 1)
c62_p7 = Int32Scalar('c62_p7', 3)
c62_p8 = Int32Scalar('c62_p8', 2)
c62_p9 = Int32Scalar('c62_p9', 2)
c62_o10 = Output('c62_o10', ('TENSOR_FLOAT32', [2, 4, 5, 4]))
c62_model = Model()
c62_model.AddOperand(c62_p0)
c62_model.AddOperand(c62_p1)
c62_model.AddOperand(c62_p2)
c62_model.AddOperand(c62_p3)
c62_model.AddOperand(c62_p4)
c62_model.AddOperand(c62_p5)
c62_model.AddOperand(c62_p6)
c62_model.AddOperand(c62_p7)
c62_model.AddOperand(c62_p8)
c62_model.AddOperand(c62_p9)
c62_model.AddOperand(c62_o10)
c62_model.Operation('MAX_POOL_2D', c62_p0, c62_p1, c62_p2, c62_p3, c62_p4, c62_p5, c62_p6, c62_p7, c62_p8, c62_p9).To(c62_o10)
c62_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c62_o10: [
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.75,
        1.0, 1.0, 1.0, 0.125, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -0.375, 1.0,
        0.125, 0.25, 1.0, 1.0, 1.0, 0.875, 1.0, 1.0, 1.0, 0.875, 1.0, 1.0, 1.0, 0.875, 0.75, 1.0, 1.0, -0.75,
        -1.0, 0.375, 1.0, 1.0, 0.625, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.125,
        0.875, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        0.875, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0,
        0.375, 1.0, 0.0
    ],
}, model=c62_model, name='max_pool_2d_explicit_padding_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_explicit_padding_FLOAT32_mixed_2
c63_i0 = Input('c63_i0', ('TENSOR_FLOAT32', [4, 2, 3, 4]))
c63_p1 = Int32Scalar('c63_p1', 0)
c63_p2 = Int32Scalar('c63_p2', 0)
c63_p3 = Int32Scalar('c63_p3', 1)
c63_p4 = Int32Scalar('c63_p4', 0)
c63_p5 = Int32Scalar('c63_p5', 1)
c63_p6 = Int32Scalar('c63_p6', 1)
c63_p7 = Int32Scalar('c63_p7', 1)
c63_p8 = Int32Scalar('c63_p8', 2)
c63_p9 = Int32Scalar('c63_p9', 0)
c63_p10 = BoolScalar('c63_p10', False)
c63_o11 = Output('c63_o11', ('TENSOR_FLOAT32', [4, 2, 3, 4]))
c63_model = Model()
c63_model.AddOperand(c63_i0)
c63_model.AddOperand(c63_p1)
c63_model.AddOperand(c63_p2)
c63_model.AddOperand(c63_p3)
c63_model.AddOperand(c63_p4)
c63_model.AddOperand(c63_p5)
c63_model.AddOperand(c63_p6)
c63_model.AddOperand(c63_p7)
c63_model.AddOperand(c63_p8)
c63_model.AddOperand(c63_p9)
c63_model.AddOperand(c63_p10)
c63_model.AddOperand(c63_o11)
c63_model.Operation('MAX_POOL_2D', c63_i0, c63_p1, c63_p2, c63_p3, c63_p4, c63_p5, c63_p6, c63_p7, c63_p8, c63_p9, c63_p10).To(c63_o11)
c63_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c63_i0: [
        0.125, 0.25, -2.125, 1.375, -1.875, 2.375, -1.75, -2.625, -1.125, 1.25, -1.5, 1.0, -0.375, -2.0,
        1.875, 0.75, 2.125, -0.75, -0.875, -1.25, -1.0, -0.5, 0.5, -2.875, -0.625, -0.25, 2.25, -1.625, 2.625,
        2.75, -2.5, -2.375, 2.875, 2.5, -2.75, 0.875, 0.625, -1.375, 1.5, 2.0, 1.75, -2.25, -0.125, 0.375,
        1.625, 3.0, -3.0, 0.0, 1.125, -1.75, 1.875, -0.25, -2.25, 2.125, -1.625, -1.125, -2.0, 2.5, 1.0, 1.75,
        2.875, 0.375, -0.375, -1.5, 0.75, -1.375, 0.625, 1.625, -1.0, 0.125, -2.875, 1.125, 0.25, -0.75,
        -0.625, -1.25, 2.625, -2.75, -2.375, 2.25, -1.875, -0.5, 0.5, 1.375, -3.0, 1.25, 3.0, -0.125, 2.75,
        0.0, -2.625, 1.5, -2.5, 0.875, 2.375, -0.875
    ],
    c63_o11: [
        0.125, 0.25, -2.125, 1.375, -1.875, 2.375, -1.75, -2.625, -1.125, 1.25, -1.5, 1.0, 0.125, 0.25, 1.875,
        1.375, 2.125, 2.375, -0.875, -1.25, -1.0, 1.25, 0.5, 1.0, -0.625, -0.25, 2.25, -1.625, 2.625, 2.75,
        -2.5, -2.375, 2.875, 2.5, -2.75, 0.875, 0.625, -0.25, 2.25, 2.0, 2.625, 2.75, -0.125, 0.375, 2.875,
        3.0, -2.75, 0.875, 1.125, -1.75, 1.875, -0.25, -2.25, 2.125, -1.625, -1.125, -2.0, 2.5, 1.0, 1.75,
        2.875, 0.375, 1.875, -0.25, 0.75, 2.125, 0.625, 1.625, -1.0, 2.5, 1.0, 1.75, 0.25, -0.75, -0.625,
        -1.25, 2.625, -2.75, -2.375, 2.25, -1.875, -0.5, 0.5, 1.375, 0.25, 1.25, 3.0, -0.125, 2.75, 0.0,
        -2.375, 2.25, -1.875, 0.875, 2.375, 1.375
    ],
}, model=c63_model, name='max_pool_2d_explicit_padding_FLOAT32_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_explicit_padding_FLOAT32_value_fused_activation_3_3
c64_i0 = Input('c64_i0', ('TENSOR_FLOAT32', [3, 1, 6, 4]))
c64_p1 = Int32Scalar('c64_p1', 1)
c64_p2 = Int32Scalar('c64_p2', 1)
c64_p3 = Int32Scalar('c64_p3', 0)
c64_p4 = Int32Scalar('c64_p4', 0)
c64_p5 = Int32Scalar('c64_p5', 2)
c64_p6 = Int32Scalar('c64_p6', 2)
c64_p7 = Int32Scalar('c64_p7', 2)
c64_p8 = Int32Scalar('c64_p8', 3)
c64_p9 = Int32Scalar('c64_p9', 3)
c64_p10 = BoolScalar('c64_p10', True)
c64_o11 = Output('c64_o11', ('TENSOR_FLOAT32', [3, 1, 2, 3]))
c64_model = Model()
c64_model.AddOperand(c64_i0)
c64_model.AddOperand(c64_p1)
c64_model.AddOperand(c64_p2)
c64_model.AddOperand(c64_p3)
c64_model.AddOperand(c64_p4)
c64_model.AddOperand(c64_p5)
c64_model.AddOperand(c64_p6)
c64_model.AddOperand(c64_p7)
c64_model.AddOperand(c64_p8)
c64_model.AddOperand(c64_p9)
c64_model.AddOperand(c64_p10)
c64_model.AddOperand(c64_o11)
c64_model.Operation('MAX_POOL_2D', c64_i0, c64_p1, c64_p2, c64_p3, c64_p4, c64_p5, c64_p6, c64_p7, c64_p8, c64_p9, c64_p10).To(c64_o11)
c64_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c64_i0: [
        1.875, -1.625, 1.125, -0.5, 1.5, -3.0, -0.75, -1.375, 0.375, 0.125, -2.125, -2.5, -2.625, 1.75, 0.75,
        -0.875, 1.0, -1.0, 1.625, 0.875, 0.0, 2.125, 0.5, 2.875, 1.25, -0.625, -1.25, -0.125, 2.5, 0.25,
        -0.25, -2.25, 3.0, -2.875, -1.125, -1.875, -0.375, -1.5, 1.375, -2.0, -2.75, 2.375, 2.0, 2.75, -2.375,
        0.625, -1.75, 2.625, 2.25, 0.625, 0.125, 2.125, 2.375, 0.875, -0.5, -2.25, 1.0, -1.125, 1.25, -2.0,
        -0.75, 2.25, 0.75, 1.625, 2.0, 1.875, -0.375, -2.75, -0.875, 3.0, 1.375, -1.75
    ],
    c64_o11: [
        1.875, 1.125, 0.0, 1.0, 1.75, 0.875, 3.0, 0.25, 0.0, 3.0, 2.375, 2.75, 2.375, 1.25, 2.125, 2.0, 2.25,
        1.625
    ],
}, model=c64_model, name='max_pool_2d_explicit_padding_FLOAT32_value_fused_activation_3_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_explicit_padding_FLOAT32_tail_4
c65_i0 = Input('c65_i0', ('TENSOR_FLOAT32', [4, 6, 3, 17]))
c65_p1 = Int32Scalar('c65_p1', 1)
c65_p2 = Int32Scalar('c65_p2', 1)
c65_p3 = Int32Scalar('c65_p3', 1)
c65_p4 = Int32Scalar('c65_p4', 2)
c65_p5 = Int32Scalar('c65_p5', 1)
c65_p6 = Int32Scalar('c65_p6', 1)
c65_p7 = Int32Scalar('c65_p7', 2)
c65_p8 = Int32Scalar('c65_p8', 3)
c65_p9 = Int32Scalar('c65_p9', 0)
c65_p10 = BoolScalar('c65_p10', False)
c65_o11 = Output('c65_o11', ('TENSOR_FLOAT32', [4, 7, 4, 17]))
c65_model = Model()
c65_model.AddOperand(c65_i0)
c65_model.AddOperand(c65_p1)
c65_model.AddOperand(c65_p2)
c65_model.AddOperand(c65_p3)
c65_model.AddOperand(c65_p4)
c65_model.AddOperand(c65_p5)
c65_model.AddOperand(c65_p6)
c65_model.AddOperand(c65_p7)
c65_model.AddOperand(c65_p8)
c65_model.AddOperand(c65_p9)
c65_model.AddOperand(c65_p10)
c65_model.AddOperand(c65_o11)
c65_model.Operation('MAX_POOL_2D', c65_i0, c65_p1, c65_p2, c65_p3, c65_p4, c65_p5, c65_p6, c65_p7, c65_p8, c65_p9, c65_p10).To(c65_o11)
c65_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c65_i0: [
        -0.375, 2.625, 2.0, 1.375, 2.375, 2.875, -2.375, 0.75, 0.375, -1.25, 1.5, -1.875, -2.875, -2.75,
        -2.625, -1.5, -0.625, -1.125, -0.125, -3.0, 2.25, -1.375, 1.625, -0.875, -1.625, 1.875, -2.0, 0.125,
        0.5, -1.0, -0.75, 2.125, -0.5, -2.5, -2.25, -1.75, 1.25, 1.0, -0.25, -2.125, 2.75, 0.875, 2.5, 0.625,
        1.75, 3.0, 0.0, 0.25, 1.125, -1.375, -0.625, -0.75, 0.5, -2.375, -2.125, -0.25, 2.25, -2.625, 1.25,
        2.875, 2.625, 0.0, -0.125, -2.0, -1.25, -0.5, -1.125, -1.5, 2.75, 2.125, 2.0, -2.875, -2.25, -2.5,
        3.0, 0.75, 0.625, -1.625, 2.5, 0.375, 1.75, 1.5, -1.0, -3.0, 0.125, 1.875, -1.875, -0.375, 1.0, 0.25,
        -0.875, 0.875, -1.75, 1.125, 2.375, -2.75, 1.625, 1.375, -1.5, -0.5, 1.0, -1.875, 1.75, -1.75, 1.875,
        -2.0, 0.5, 2.25, -1.25, 0.75, -0.75, 0.0, -1.375, -2.25, 1.375, 2.625, -3.0, 1.125, -0.625, 0.875,
        2.0, -2.625, 2.5, 2.375, -0.25, 2.75, -2.5, -0.875, 0.125, -0.125, 0.375, 0.25, 1.625, -1.625, 0.625,
        -2.125, 2.875, 2.125, 1.25, 3.0, -2.75, -2.375, -1.125, -0.375, 1.5, -1.0, -2.875, -1.875, 2.25, 3.0,
        1.875, 1.125, 0.0, 2.125, 0.375, 0.875, -2.375, -1.25, 2.0, -0.125, -3.0, -2.75, -2.0, -0.5, 0.5,
        -0.625, -1.125, -0.25, 1.375, 0.125, 2.375, -2.625, -0.875, -2.5, 1.625, 1.5, 0.625, 2.875, 2.625,
        1.75, -1.625, -2.25, -2.875, 2.75, -1.0, -0.75, 2.5, -1.5, -0.375, 1.0, -1.375, -1.75, -2.125, 0.75,
        1.25, 0.25, 3.0, -1.75, -2.125, -0.625, 1.375, -0.75, -1.0, 0.375, -1.625, -2.375, 0.625, -0.875, 0.0,
        -0.375, 2.0, -1.875, 1.25, -1.5, -2.875, 0.25, 1.625, -3.0, 0.125, -2.625, -1.375, 1.75, -0.25, 0.75,
        -1.125, 2.25, 2.5, 2.375, -2.0, -2.75, -1.25, -2.25, 2.875, -0.5, 1.5, 2.125, 2.625, -0.125, 1.0,
        1.125, 2.75, -2.5, 1.875, 0.5, 0.875, -1.75, -0.875, 2.625, 2.125, 1.25, -0.125, -0.25, -1.375, 0.0,
        1.75, 2.5, 0.875, 3.0, -0.625, 0.125, 2.25, 1.875, -2.125, 0.5, 0.75, -2.75, -1.5, -1.125, -1.25,
        -2.375, -3.0, -0.75, 2.0, -0.375, 1.0, 1.5, 1.125, -2.0, 1.625, 0.25, -2.5, -2.875, 2.875, 1.375,
        0.625, -1.625, -2.25, -2.625, -1.875, 2.375, 2.75, -1.0, 0.375, -0.5, 2.5, 0.875, -0.25, -1.5, -1.75,
        0.75, 1.625, -2.5, -1.125, -2.625, -1.625, -2.25, -2.375, -0.5, 2.625, -0.125, 0.125, 3.0, 0.5, -0.75,
        1.0, 0.0, -0.875, 2.125, 2.875, 2.0, 1.25, 0.25, 1.125, 2.25, -1.25, 2.75, -0.625, 0.625, 1.875,
        -0.375, 1.5, -1.375, 1.375, -3.0, 0.375, -2.125, -1.875, -1.0, -2.0, 1.75, -2.75, -2.875, 2.375, -2.5,
        -2.375, -0.375, -2.875, -1.5, 0.75, -2.625, 0.625, 3.0, 0.125, 2.875, 2.375, 1.0, 0.375, 2.25, -1.125,
        -0.125, 1.5, -2.125, 0.25, 2.5, 0.875, 1.625, -1.875, -0.75, 1.375, 2.625, -0.625, -1.625, -1.0, 2.0,
        -2.75, 1.125, 1.875, -3.0, -1.75, -2.0, 0.5, -2.25, 1.75, -1.375, 2.125, -0.25, 1.25, 2.75, -0.5,
        -1.25, -0.875, 0.0, 0.25, 0.125, -2.25, -2.625, -0.75, -2.75, 0.0, 1.75, 1.875, 2.25, 1.125, -2.375,
        2.0, 2.75, -1.125, 0.875, 2.875, -1.375, -2.5, -0.25, 1.625, -1.875, 2.625, -3.0, -0.5, -0.625,
        -2.125, 1.0, 1.5, 1.25, 2.375, -1.625, 1.375, -1.25, 0.625, 0.375, -2.0, -0.375, -0.875, 2.5, -1.5,
        0.75, 2.125, -0.125, -1.0, -2.875, 3.0, -1.75, 0.5, -1.0, -1.5, -2.5, -1.625, 2.75, -0.25, 2.0,
        -1.875, 0.75, 1.125, 1.25, 2.375, 1.625, -1.375, -2.125, 1.375, -0.625, -0.5, 2.625, -2.25, -1.25,
        -2.625, 0.5, 0.0, 0.375, 0.25, 0.875, 2.25, 0.625, 2.5, 1.875, -2.375, 1.0, 0.125, -0.375, -2.0,
        -0.875, -3.0, -2.875, 3.0, 2.875, -0.75, 1.75, -0.125, 2.125, -1.125, 1.5, -1.75, -2.75, -1.5, -1.75,
        1.875, 2.25, 1.125, -2.625, -1.875, -0.375, -0.75, 0.5, 2.125, -1.625, -0.25, 0.125, -0.875, 0.625,
        -2.875, 2.5, -2.0, 2.0, 1.625, 1.75, -0.625, 1.0, 2.75, 0.25, 0.0, -0.125, -1.375, 0.875, 1.5, 2.875,
        -3.0, -1.0, -1.125, 3.0, -1.25, -0.5, 0.375, -2.25, 0.75, 2.375, 1.375, -2.125, -2.75, -2.5, 1.25,
        2.625, -2.375, -2.875, -2.25, 1.125, 0.875, -1.0, 2.0, 0.375, -1.375, -3.0, -1.25, 0.25, -2.125, -2.0,
        0.75, 1.375, 1.625, 2.5, -0.375, 1.875, -2.75, -0.625, -2.5, 1.5, -1.125, -0.25, 2.375, 2.875, 0.125,
        0.5, 0.0, -2.375, -1.5, 2.125, -0.125, 1.25, -2.625, -1.875, 2.25, 2.625, 1.75, 2.75, -0.5, -1.75,
        -1.625, -0.75, 0.625, -0.875, 1.0, 3.0, -1.25, -2.25, 2.0, 2.5, 0.25, -2.875, -0.625, -0.5, -1.375,
        0.0, 0.75, -3.0, -2.375, 1.875, -0.875, 1.25, 2.75, -2.5, 0.875, -1.5, 1.5, 1.125, -2.0, 2.375, -0.75,
        -0.375, 0.375, 1.375, 0.5, -0.125, 2.625, 1.75, 0.125, -0.25, -1.875, -2.125, 2.125, -2.625, -2.75,
        0.625, 2.875, 1.625, -1.0, -1.625, 2.25, 3.0, 1.0, -1.125, -1.75, 1.5, -1.25, -2.625, -0.875, 0.5,
        1.375, -2.125, -0.5, 0.875, -0.625, -1.125, -1.375, -2.875, 0.75, 2.0, -3.0, 1.125, -1.625, 1.875,
        -1.0, -0.125, -0.375, 0.125, 0.625, -1.5, 2.75, -2.75, 2.5, 1.25, 1.75, 1.625, 2.125, -1.75, -2.5,
        0.0, -0.25, 3.0, 1.0, -2.0, 2.375, -2.25, 2.875, -1.875, 2.625, 0.375, 0.25, 2.25, -2.375, -0.75,
        2.375, 0.25, 1.875, -0.375, 2.0, 1.5, -2.125, -2.75, -0.625, -1.5, 2.625, -2.375, -1.75, 1.75, -1.875,
        -1.0, 0.625, -2.5, 1.25, 0.5, -2.25, 0.75, 2.25, -1.125, -0.25, -1.625, -3.0, 1.125, -2.0, 0.0,
        -2.875, 0.375, 0.125, 2.875, -0.875, -0.5, -1.375, 1.375, 1.625, 1.0, 0.875, -2.625, 2.75, 2.125,
        -0.75, -0.125, 2.5, 3.0, -1.25, 2.0, 1.5, -0.75, -1.75, 0.625, -0.125, 1.0, 0.875, -1.875, -1.0, 0.5,
        0.375, -2.125, -1.375, -1.5, 1.75, -2.875, -0.25, -2.0, 1.125, 2.375, 0.125, 1.625, -3.0, -2.75,
        -2.625, 2.25, 1.375, -0.625, -0.375, 3.0, 0.0, -1.625, -2.5, 2.5, -2.375, 1.25, -0.5, 2.625, -1.125,
        0.75, -0.875, 2.125, 1.875, -1.25, 0.25, 2.75, 2.875, -2.25, -2.625, -1.625, -2.125, 0.875, 3.0,
        2.875, -1.75, -0.5, -1.875, 1.25, 0.125, -0.25, -2.375, -1.5, -0.125, -2.25, -1.25, -2.5, 2.625,
        1.375, 1.5, 2.5, 0.625, 0.5, 1.125, -2.875, -2.0, 1.75, 0.0, 2.75, -1.125, -3.0, -0.75, 1.625, -0.625,
        -0.375, 2.0, 0.25, 0.375, 0.75, 2.125, 1.0, 2.375, -2.75, -1.375, -0.875, -1.0, 2.25, 1.875, 0.5,
        -0.5, -2.375, 0.0, -2.875, -2.25, -1.125, -1.75, -2.625, -2.0, 2.0, 2.625, -1.875, -1.0, 0.125, 1.25,
        -0.625, 1.75, -2.125, -1.5, 1.125, 2.5, -2.5, 0.625, -1.375, -0.875, 1.5, 1.375, 0.75, -3.0, 1.0,
        -0.375, -2.75, 2.125, 2.375, -0.25, -1.625, 2.875, -1.25, 2.75, 0.25, 2.25, -0.75, -0.125, 1.625, 3.0,
        1.875, 0.375, 0.875, 2.75, 0.875, -0.125, -2.375, -2.25, -1.875, 0.75, -1.75, -0.75, -1.5, -2.125,
        0.5, -2.75, 0.375, 0.25, 1.0, -2.625, 3.0, -0.25, -2.0, 1.625, -2.875, 2.625, 2.375, 1.125, 0.0,
        0.125, 2.25, 1.875, 2.0, -3.0, -2.5, -1.375, 1.5, 1.25, -1.25, -1.625, 1.75, 1.375, 2.125, 0.625,
        -0.875, 2.875, -0.375, -0.5, -0.625, -1.0, -1.125, 2.5, 0.875, 1.5, 0.5, -0.75, -2.625, 2.375, 2.5,
        1.875, -1.75, 0.75, 2.0, 2.25, 2.75, 1.25, -1.5, 0.625, -2.75, -3.0, -0.5, -2.125, 1.375, -1.875,
        -2.375, 1.75, 1.0, -0.625, -2.875, -0.875, 2.625, 2.125, -1.375, -2.25, -1.0, 1.125, -0.25, -0.375,
        0.0, 0.25, 1.625, 2.875, -2.0, -1.25, -0.125, 0.125, 3.0, -1.125, -1.625, 0.375, -2.5, 2.25, -0.25,
        0.875, -0.625, 2.375, -2.0, -2.875, -0.5, 1.125, 1.875, 2.5, -1.375, 0.625, -1.125, 1.5, -2.5, 0.125,
        -0.875, 2.875, 0.75, -1.875, 2.625, 0.0, 1.0, 0.375, -1.25, -3.0, -1.625, -2.25, 1.625, -0.125, -1.5,
        1.25, 1.75, -0.75, 2.0, -0.375, -2.125, 3.0, -2.375, -2.75, -1.0, 0.5, 2.125, -1.75, -2.625, 2.75,
        0.25, 1.375, 1.625, -1.75, 2.0, 2.5, -2.75, 0.75, -1.875, 2.25, -2.625, -1.5, 1.0, 0.625, 2.75, 3.0,
        0.875, 1.5, -0.625, 2.875, -0.75, -0.125, 1.75, -2.375, -1.0, -1.625, -0.5, 0.5, 1.125, 0.125, -2.0,
        -0.375, 1.375, 0.25, -0.875, 0.0, -1.125, -1.375, 1.875, -2.5, 2.375, 0.375, 2.625, -2.125, 1.25,
        -3.0, -0.25, -1.25, -2.25, 2.125, -2.875, -2.75, -1.625, -1.5, 0.375, -2.625, -2.25, 0.125, -2.5,
        -1.875, 0.5, -2.125, 0.75, 1.25, 0.25, -1.75, -0.125, 2.125, -1.0, 0.875, -0.625, 1.75, 1.125, 1.875,
        -0.5, 0.0, 2.875, -2.0, 1.625, -0.375, 1.0, -1.375, 1.375, -0.875, -0.25, 0.625, 2.0, 2.5, 1.5,
        -2.875, -3.0, -1.125, 2.75, -1.25, -2.375, 2.25, 2.625, 3.0, -0.75, 2.375, -1.0, -0.375, -2.375,
        -2.125, 0.75, -0.875, -2.0, -2.875, 2.625, 0.25, -1.375, 1.375, 2.125, 0.875, -1.25, 0.375, 2.25,
        -1.875, 1.875, 3.0, 2.0, 0.125, 0.625, 1.625, 0.5, 2.5, 1.0, 1.25, -2.25, -0.125, -2.625, 1.125,
        -0.75, -1.75, 0.0, -0.625, -2.75, 2.375, -0.5, 2.75, 1.5, -0.25, -3.0, -1.5, -1.125, 2.875, 1.75,
        -1.625, -2.5, 1.375, 0.375, 1.25, 0.875, -3.0, -1.625, 0.625, 1.0, -0.75, -1.75, -0.125, -2.25,
        -1.875, 0.5, -2.75, -2.875, -1.5, 2.125, -2.0, 1.125, -2.125, -0.25, -2.375, 0.75, 0.0, -2.5, -0.5,
        -1.375, 2.5, 0.25, -2.625, 2.375, 2.875, 1.875, 1.625, -0.625, 2.75, 2.25, -1.125, -1.25, -1.0, 1.5,
        3.0, 2.0, -0.375, -0.875, 2.625, 0.125
    ],
    c65_o11: [
        -0.375, 2.625, 2.0, 1.375, 2.375, 2.875, -2.375, 1.25, 2.875, 2.625, 1.5, -0.125, -2.0, -1.25, -0.5,
        -1.125, -0.625, 2.75, 2.625, 2.0, 2.25, 2.375, 2.875, 3.0, 1.25, 2.875, 2.625, 2.5, 0.5, 1.75, 1.5,
        2.125, -0.5, 0.125, 2.75, 2.125, 2.0, 2.25, 0.25, 1.625, 3.0, 0.875, 2.5, 2.375, 2.5, 3.0, 1.75, 1.5,
        2.125, 1.0, 0.125, 1.875, -1.75, 1.25, 1.0, 0.25, -0.875, 2.75, 0.875, 2.5, 2.375, 1.75, 3.0, 1.375,
        0.25, 1.125, 1.0, -0.625, 1.75, 2.625, 2.0, 1.375, 2.375, 2.875, -1.25, 1.25, 2.875, 2.625, 1.5,
        -0.125, 1.375, 2.625, -0.5, 1.125, -0.625, 2.75, 2.625, 2.0, 2.5, 2.375, 2.875, 3.0, 1.25, 2.875,
        2.625, 2.5, 0.5, 1.75, 2.625, 2.125, 1.125, 0.125, 2.875, 2.125, 2.0, 3.0, 2.375, 1.625, 3.0, 0.875,
        2.5, 2.375, 2.5, 3.0, 2.25, 3.0, 2.125, 1.125, 0.125, 2.875, 2.125, 1.25, 3.0, 0.25, -0.875, 2.75,
        0.875, 2.5, 2.375, 1.75, 3.0, 2.25, 3.0, 1.875, 1.125, 0.0, 2.125, 0.5, 1.875, -2.0, 0.5, 2.25,
        -0.125, 1.25, 2.875, 2.625, 0.0, 0.5, 1.375, 2.625, -0.25, 1.375, 0.125, 2.75, 2.125, 2.0, 2.5, 2.375,
        2.25, 3.0, 2.875, 2.875, 2.625, 2.5, 0.5, 1.75, 2.75, -0.25, 1.375, 2.5, 2.875, 2.125, 2.0, 3.0,
        2.375, 1.5, 3.0, 2.875, 2.625, 3.0, 2.5, 1.625, 2.25, 3.0, 1.875, 1.125, 2.5, 2.875, 2.125, 1.25, 3.0,
        0.25, -0.875, 0.875, 1.25, 1.5, 3.0, -1.75, 1.625, 2.25, 3.0, 1.875, 1.125, 0.375, 2.125, 0.375,
        1.875, -0.875, 0.5, 2.25, 2.0, 0.75, 1.25, 0.0, -0.5, 0.5, 1.625, 2.625, 0.125, 1.375, 0.125, 2.375,
        2.0, 1.875, 2.5, 2.375, 2.5, 2.75, 2.875, 2.625, 1.75, -0.125, 2.875, 1.625, 2.75, 2.125, 2.625, 2.5,
        2.875, 2.125, 2.75, 3.0, 2.375, 2.5, 2.75, 2.875, 2.625, 3.0, 2.125, 2.875, 2.25, 3.0, 2.125, 2.625,
        2.5, 2.875, 2.125, 2.75, 3.0, 1.875, 0.5, 0.875, 1.25, 1.5, 3.0, 2.125, 1.25, 2.25, 3.0, 1.875, 1.125,
        1.75, 2.5, 0.875, 3.0, -0.625, 0.125, 2.25, 2.0, -1.875, 1.25, 0.75, -0.5, 0.5, 1.625, -1.125, 0.125,
        1.375, 0.125, 2.5, 0.875, 3.0, 1.5, 2.25, 2.5, 2.375, 2.875, 2.625, 1.75, 2.875, 2.875, 1.625, 2.75,
        2.125, 2.625, 2.5, 2.375, 2.75, 2.75, 1.5, 2.25, 2.5, 2.375, 2.875, 2.625, 3.0, 2.875, 2.875, 0.625,
        2.75, 2.125, 2.625, 2.5, 2.375, 2.75, 2.75, 0.375, 1.875, 2.5, 0.875, 1.25, 0.25, 3.0, 2.125, 1.625,
        -0.125, 1.375, -0.75, 0.0, 1.75, 2.5, 0.875, 3.0, -0.625, 0.125, 2.25, 2.0, -1.875, 1.25, 0.75, -2.75,
        0.25, 1.625, -1.25, 0.125, -2.625, -0.75, 2.5, 0.875, 3.0, 1.5, 2.25, 2.5, 2.375, 0.25, 1.25, 0.75,
        2.875, 2.875, 1.625, 1.5, 2.125, 2.625, -0.125, 2.375, 2.75, 2.75, 1.5, 2.25, 2.5, 2.375, 0.25,
        -0.875, 2.625, 2.875, 2.875, 0.625, 1.5, 2.125, 2.625, 1.75, 2.375, 2.75, 2.75, 0.375, 1.875, 2.5,
        0.875, -0.25, -0.875, 2.625, 2.125, 1.625, -0.125, -0.25, -1.375, 0.0, 1.75, 2.5, 0.875, 3.0, -0.625,
        0.125, 2.25, 1.875, -2.125, 0.5, 0.75, -2.75, -1.5, -1.125, -1.25, -2.375, -3.0, -0.75, 2.5, 0.875,
        3.0, 1.5, 1.125, 2.25, 1.875, 0.25, 0.5, 0.75, 2.875, 1.375, 0.625, -1.25, -2.25, -2.625, -0.75,
        2.375, 2.75, 1.0, 1.5, 1.125, 2.5, 1.625, 0.25, -1.5, -1.75, 2.875, 1.625, 0.625, -1.125, -2.25,
        -1.625, -1.875, 2.375, 2.75, -1.0, 0.375, -0.5, 2.5, 0.875, -0.25, -1.5, -1.75, 0.75, 1.625, -2.5,
        -1.125, -2.625, -1.625, -2.25, 2.25, -0.5, 2.625, 1.5, 0.125, 3.0, 2.5, 0.875, 1.625, 0.0, -0.75,
        2.125, 2.875, 2.0, 1.25, 0.25, 2.0, 2.25, 1.125, 2.75, 1.5, 0.625, 3.0, 2.5, 1.5, 1.75, 1.375, 2.125,
        2.125, 2.875, 2.75, 1.25, 0.25, 2.0, 2.25, 1.125, 2.75, -0.625, 0.625, 1.875, 0.5, 1.5, 1.75, 1.875,
        2.25, 3.0, 1.25, 2.875, 2.75, 1.0, 1.75, 0.0, 0.25, 2.375, -2.25, -2.375, -0.375, -2.75, 0.0, 1.75,
        1.875, 2.25, 3.0, 0.125, 2.875, 2.75, 1.0, 0.875, 2.875, -0.5, 2.625, 1.5, 1.625, 3.0, 2.625, 0.875,
        1.625, 0.0, -0.75, 2.125, 2.875, 2.0, 2.375, 0.25, 2.0, 2.875, 1.125, 2.75, 1.5, 1.625, 3.0, 2.625,
        1.5, 1.75, 2.125, 2.125, 2.125, 2.875, 3.0, 2.375, 0.5, 2.0, 2.25, 1.125, 2.75, 2.75, 0.625, 2.0, 2.5,
        1.5, 1.75, 2.125, 2.375, 3.0, 1.25, 3.0, 2.75, 1.0, 1.75, 0.0, 0.25, 2.375, 2.75, -0.25, 2.0, -1.875,
        0.75, 1.75, 1.875, 2.375, 3.0, 0.125, 2.875, 2.75, 1.0, 0.875, 2.875, -1.125, -0.125, 1.5, 1.625,
        0.25, 2.625, 0.875, 1.625, 2.25, 0.625, 2.5, 2.625, 1.25, 2.375, 0.125, 2.0, 2.875, 1.125, 1.875, 1.5,
        3.0, 2.875, 2.625, 1.75, 1.75, 2.25, 2.125, 2.5, 2.625, 3.0, 2.375, 0.5, 2.0, 2.25, 1.125, 1.875,
        2.75, 3.0, 2.875, 2.5, 2.125, 1.75, 2.125, 2.375, 1.625, 1.25, 3.0, 2.75, 0.5, 2.0, 2.25, 1.125,
        0.125, 2.75, -0.25, 2.0, 0.5, 2.125, 1.75, 1.875, 2.375, 1.625, 0.625, 2.0, 2.75, -0.625, 2.0, 2.875,
        1.75, -0.625, 1.0, 2.75, 0.25, 2.625, 0.25, 0.875, 2.25, 1.5, 2.875, 1.875, 1.25, 2.375, 3.0, 1.375,
        2.875, 1.75, 0.375, 1.0, 3.0, 2.875, 2.625, 1.75, 0.875, 2.25, 2.625, 2.875, 1.875, 3.0, 2.375, 3.0,
        1.875, 2.25, 1.125, 0.375, 2.75, 3.0, 2.875, 2.5, 2.125, 1.125, 2.125, 2.625, 2.5, 0.625, 3.0, 2.5,
        0.875, 2.0, 2.25, 1.125, -1.375, 2.75, -0.25, 2.0, 0.5, 2.125, 1.125, 1.375, 2.375, 2.5, 0.625, 1.875,
        2.5, -0.625, 2.0, 2.625, 1.75, -0.25, 2.375, 2.875, 0.25, 0.5, 0.25, 0.875, 2.25, 2.125, 2.875, 1.875,
        -1.0, 1.0, 3.0, 2.625, 2.625, 2.75, -0.25, 2.375, 3.0, 2.875, 0.625, 1.75, 1.0, 3.0, 2.625, 2.875,
        2.0, 2.5, 1.125, 3.0, 2.625, 2.25, 2.75, 0.0, 0.75, 3.0, 2.875, 1.875, 2.125, 1.25, 3.0, 2.625, 2.5,
        2.0, 2.5, 2.5, 0.875, 2.375, 2.25, 1.125, 0.0, 0.75, -0.375, 0.25, 1.875, 2.125, 1.25, 2.75, 1.625,
        2.5, 0.625, 1.875, 2.5, -0.625, 2.375, 1.625, 1.75, -0.25, 2.375, 2.875, 0.25, 0.5, 0.0, -1.375,
        0.875, 2.125, 2.875, 1.25, -1.0, -1.125, 3.0, 2.625, 1.75, 2.75, -0.25, 2.375, 2.875, 1.375, 0.625,
        0.0, 1.0, 3.0, 2.625, 2.875, 2.0, 2.5, 1.125, 3.0, 2.625, 2.0, 2.75, 0.0, 0.75, 2.375, 1.375, 1.875,
        -0.875, 1.25, 3.0, 2.625, 2.5, 2.0, 2.5, 1.125, 0.875, 2.375, 2.0, 0.375, 0.0, 0.75, -1.25, 0.25,
        1.875, -0.875, 1.25, 2.75, 1.625, 2.5, -0.375, 1.875, 1.125, -0.625, 2.375, 1.5, -1.125, -0.25, 2.375,
        2.875, 0.125, 0.5, 0.0, -2.375, -1.5, 2.125, -0.125, 1.25, -2.625, -1.875, 2.25, 2.625, 1.75, 2.75,
        -0.25, 2.375, 2.875, 0.125, 0.625, 0.0, 1.0, 3.0, 2.125, -0.125, 2.0, 2.5, 0.25, 2.25, 2.625, 1.75,
        2.75, 0.0, 0.75, -1.625, -0.75, 1.875, -0.875, 1.25, 3.0, -1.25, 0.875, 2.0, 2.5, 1.125, -2.0, 2.375,
        -0.5, -1.375, 0.0, 0.75, -3.0, -2.375, 1.875, -0.875, 1.25, 2.75, -2.5, 0.875, -1.5, 1.5, 1.125, -2.0,
        2.375, -0.75, 2.5, 1.25, 1.75, 1.625, 2.125, 2.625, 1.75, 0.125, -0.25, 3.0, 1.0, 2.125, 2.375, -2.25,
        2.875, 2.875, 2.625, 2.5, 1.25, 2.25, 3.0, 2.125, 2.625, 1.75, 1.875, -0.25, 3.0, 1.5, 2.125, 2.375,
        -0.625, 2.875, 2.875, 2.625, 0.375, 1.75, 2.25, 3.0, 2.0, 2.375, 1.25, 1.875, 1.875, 2.0, 2.25, 0.5,
        1.375, 0.625, -0.5, 2.75, -0.625, -1.125, 1.75, -1.875, 0.75, 2.0, -2.5, 1.25, 0.5, 1.875, 0.75, 2.25,
        -0.375, 0.125, 0.625, -1.5, 2.75, -0.75, 2.5, 1.25, 1.75, 1.625, 2.875, 2.625, 1.75, 0.125, 1.375,
        3.0, 1.0, 2.125, 2.375, 2.75, 2.875, 2.875, 2.625, 2.5, 3.0, 2.25, 3.0, 2.875, 2.625, 1.75, 1.875,
        1.375, 3.0, 1.5, 2.125, 2.375, 2.75, 2.875, 2.875, 2.625, 2.5, 3.0, 2.25, 3.0, 2.0, 2.375, 2.375,
        1.875, 1.875, 2.0, 2.25, 0.5, 2.25, 1.375, 0.375, 2.75, -0.625, -1.125, 1.75, -1.875, 0.75, 2.0,
        1.125, 2.375, 0.5, 1.875, 0.75, 2.25, -0.375, 2.25, 1.375, -0.625, 2.75, 3.0, 2.5, 1.25, 1.75, 2.5,
        2.875, 1.25, -0.5, 2.625, 1.375, 3.0, 1.0, 2.125, 2.375, 2.75, 2.875, 2.75, 3.0, 2.5, 3.0, 2.25, 2.5,
        2.875, 3.0, 2.875, 2.625, 1.375, 3.0, 1.5, 2.125, 2.375, 2.75, 2.875, 2.75, 2.875, 2.5, 3.0, 2.625,
        2.0, 1.5, 3.0, 2.875, 1.875, 1.625, 2.0, 2.25, 1.75, 2.25, 2.75, 0.375, 2.625, -1.375, -1.25, 1.75,
        2.625, 1.375, 1.5, 2.5, 2.375, 0.5, 1.625, 0.75, 2.25, 1.75, 2.25, 2.75, -0.625, 1.125, 3.0, 1.625,
        -0.625, 0.375, 2.5, 2.875, 1.25, 0.75, 2.625, 1.375, 2.375, 1.0, 2.125, 1.875, 2.75, 2.25, 2.75, 3.0,
        2.5, 3.0, 0.375, 2.5, 2.875, 3.0, 2.875, 2.625, 1.375, 2.375, 2.625, 2.125, 1.875, 2.75, 2.25, 2.75,
        2.875, 2.5, 3.0, 2.625, 2.5, 1.5, 3.0, 2.875, 0.625, 1.625, 2.0, 2.625, 1.75, 2.25, 2.75, 1.25, 2.125,
        1.75, -1.25, 1.75, 2.625, 2.5, 1.5, 2.5, 2.375, 0.5, 1.625, 1.375, 0.75, 1.75, 2.25, 2.75, -0.625,
        2.125, 3.0, 1.625, -0.625, 2.875, 2.5, 2.75, 1.25, 2.25, 2.625, 1.0, 2.375, 3.0, 2.125, 1.875, 0.875,
        2.75, 2.75, 3.0, 1.625, -0.625, 2.875, 2.5, 2.75, 3.0, 2.875, 2.625, 1.0, 2.375, 3.0, 2.125, 1.875,
        0.875, 3.0, 2.75, 2.875, 1.625, -1.5, 2.625, 2.5, 1.5, 3.0, 2.875, 2.25, 1.875, 2.0, 2.625, 1.75, 1.0,
        2.75, 3.0, 2.125, 1.75, 1.625, -1.5, 2.625, 2.5, 1.5, 2.5, 0.625, 2.25, 1.875, 2.0, 0.75, 1.75, 1.0,
        2.75, 1.25, 2.125, 2.375, 1.625, -0.625, 2.875, 2.0, 2.75, 0.375, 2.25, 2.125, 1.0, 2.375, 3.0, 1.875,
        0.375, 0.875, 2.75, 1.875, 2.375, 1.625, -0.625, 2.875, 2.0, 2.75, 0.375, 2.25, 2.125, 1.0, 2.375,
        3.0, 1.875, 1.0, 0.875, 3.0, 1.875, 1.75, 1.625, -1.5, 2.625, 2.5, 1.125, 0.625, 0.125, 2.25, 1.875,
        2.0, 2.625, 0.25, 1.0, 1.5, 3.0, 2.125, 1.75, 1.625, -1.5, 2.625, 2.5, 1.125, 0.625, 0.125, 2.25,
        1.875, 2.0, 0.75, -2.5, 1.0, 1.5, 1.25, 2.125, 2.375, -0.25, -1.625, 2.875, -1.25, 2.75, 0.25, 2.25,
        -0.75, -0.125, 1.625, 3.0, 1.875, 0.375, 0.875, 2.75, 0.875, 2.375, -0.25, -1.625, 2.875, 0.75, 2.75,
        0.25, 2.25, -0.75, 0.5, 1.625, 3.0, 1.875, 1.0, 0.875, 3.0, 0.875, -0.125, 1.625, -2.25, 2.625, 2.375,
        1.125, 0.0, 0.125, 2.25, 1.875, 2.0, 0.375, 0.25, 1.0, 1.5, 3.0, -0.25, -2.0, 1.625, -2.875, 2.625,
        2.375, 1.125, 0.0, 0.125, 2.25, 1.875, 2.0, -3.0, -2.5, -1.375, 1.5, 1.25, -1.25, 1.625, 2.875, 1.375,
        2.125, 0.625, 0.125, 3.0, -0.375, -0.5, 0.375, -1.0, 2.25, 2.5, 0.875, 1.5, 2.375, -0.75, 1.625,
        2.875, 2.5, 2.125, 2.5, 0.75, 3.0, 2.25, 2.75, 1.25, 0.125, 2.25, 2.875, 0.875, 1.5, 2.625, 1.375,
        1.0, 2.375, 2.5, 1.875, 2.5, 0.75, 2.0, 2.625, 2.75, 1.25, 1.75, 0.625, 2.875, 0.75, -0.375, 3.0,
        1.375, 1.0, 0.375, 1.75, 1.0, -0.625, -2.25, 1.625, 2.625, 2.125, 1.25, 1.75, -0.75, 2.0, -0.25,
        -0.375, 3.0, 0.25, 1.625, 2.875, 1.375, 2.125, 0.625, 0.125, 3.0, 0.25, 1.375, 1.625, -1.0, 2.25, 2.5,
        0.875, 1.5, 2.375, 2.25, 1.625, 2.875, 2.5, 2.125, 2.75, 3.0, 3.0, 2.25, 2.75, 2.875, 0.125, 2.25,
        2.875, 0.875, 1.5, 2.625, 2.25, 1.0, 2.375, 2.5, 1.875, 2.75, 3.0, 2.0, 2.625, 2.75, 2.875, 1.75,
        1.875, 2.875, 2.375, 0.375, 3.0, 1.375, 1.0, 1.125, 1.75, 1.0, -0.375, 1.375, 1.625, 2.625, 2.125,
        1.25, 1.75, 1.875, 2.0, 2.375, 0.375, 3.0, 0.25, 1.625, 2.875, 0.5, 2.125, -0.125, 2.125, 3.0, 0.25,
        1.375, 1.625, 0.375, 2.25, 2.5, 0.875, 0.75, 2.375, 2.25, 1.625, 2.875, 1.25, 2.125, 2.75, 3.0, 3.0,
        1.5, 1.5, 2.875, 1.75, 2.25, 2.875, 0.875, 0.75, 2.875, 2.25, 1.625, 1.125, 1.25, 1.875, 2.75, 3.0,
        2.125, 1.5, 2.0, 2.875, 1.75, 1.875, 2.875, 2.375, 2.75, 3.0, 0.0, 1.625, 1.125, 1.0, -1.375, 1.375,
        1.375, 1.625, 0.625, 2.0, 2.5, 1.75, 1.875, 2.0, 2.375, 2.75, 3.0, -2.125, 2.25, 2.625, 3.0, 2.125,
        2.375, 2.125, 2.75, 0.25, 1.375, 1.625, 0.375, 2.0, 2.5, 2.625, 0.75, -1.375, 2.25, 2.25, 2.625, 3.0,
        2.125, 2.75, 3.0, 2.75, 3.0, 2.0, 2.875, 1.75, 2.0, 2.5, 2.625, 1.0, 2.875, 2.25, 2.125, 1.125, 1.25,
        0.625, 2.75, 3.0, 2.125, 3.0, 2.375, 2.875, 2.75, 1.875, 1.875, 2.5, 2.75, 2.875, 2.875, 1.625, 1.125,
        1.125, -0.75, 1.375, 1.375, 0.25, 0.625, 2.375, 2.5, 2.75, 1.875, -0.25, 2.375, 2.75, 2.625, 2.875,
        2.25, 2.625, 3.0, 1.375, 2.375, 2.125, 0.875, -2.375, -1.625, 0.75, 1.0, -0.75, -1.75, 2.625, 0.25,
        -1.375, 1.375, 2.25, 2.625, 3.0, 2.125, 2.375, 2.125, 2.125, 3.0, 2.0, 0.75, 1.75, 1.625, 1.875,
        2.625, 2.5, 2.875, 1.375, 2.375, 2.875, 1.875, 2.125, 2.25, 2.75, 2.25, 3.0, 2.375, 2.5, 2.75, 3.0,
        2.0, 2.5, 2.75, 2.875, 2.875, 2.375, 2.875, 1.875, 1.625, 1.375, 2.75, 2.25, 0.625, 2.375, 2.5, 2.75,
        3.0, 2.0, -0.375, 2.75, 2.625, 2.875, 2.25, 2.625, 3.0, 1.375, 2.375, 1.25, 0.875, -2.375, -1.625,
        0.75, 1.0, -0.75, -1.75, 2.625, 0.25, -1.375, 1.375, 2.25, 2.625, 3.0, 2.125, 2.375, 1.25, 1.875, 3.0,
        2.0, 0.75, 1.0, 1.625, 0.5, 2.625, 2.5, 1.25, 1.375, 2.375, 2.875, 1.875, 2.125, 2.25, 2.75, 2.25,
        3.0, 2.375, 0.75, 2.75, 3.0, 2.0, 2.5, 2.5, 2.625, 2.875, 2.375, 2.875, 1.875, 1.625, -0.625, 2.75,
        2.25, -1.125, 2.375, -0.5, 2.75, 3.0, 2.0, -0.375, -0.875, 2.625, 2.875, 1.75, -1.625, -2.5, 1.375,
        0.375, 1.25, 0.875, -3.0, -1.625, 0.625, 1.0, -0.75, -1.75, -0.125, -2.25, -1.875, 0.5, 1.75, -1.625,
        -1.5, 2.125, 0.375, 1.25, 0.875, -0.25, -1.625, 0.75, 1.0, -0.75, -0.5, -0.125, 2.5, 0.25, 0.5, 2.375,
        2.875, 1.875, 2.125, -0.625, 2.75, 2.25, -0.25, -1.25, 0.75, 1.5, 3.0, 2.0, -0.375, 2.5, 2.625, 0.125,
        2.375, 2.875, 1.875, 1.625, -0.625, 2.75, 2.25, -1.125, -1.25, -1.0, 1.5, 3.0, 2.0, -0.375, -0.875,
        2.625, 0.125
    ],
}, model=c65_model, name='max_pool_2d_explicit_padding_FLOAT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_explicit_padding_FLOAT16_mixed_5
c66_i0 = Input('c66_i0', ('TENSOR_FLOAT16', [1, 3, 5, 2]))
c66_p1 = Int32Scalar('c66_p1', 2)
c66_p2 = Int32Scalar('c66_p2', 1)
c66_p3 = Int32Scalar('c66_p3', 1)
c66_p4 = Int32Scalar('c66_p4', 2)
c66_p5 = Int32Scalar('c66_p5', 2)
c66_p6 = Int32Scalar('c66_p6', 1)
c66_p7 = Int32Scalar('c66_p7', 3)
c66_p8 = Int32Scalar('c66_p8', 3)
c66_p9 = Int32Scalar('c66_p9', 3)
c66_p10 = BoolScalar('c66_p10', False)
c66_o11 = Output('c66_o11', ('TENSOR_FLOAT16', [1, 4, 3, 2]))
c66_model = Model()
c66_model.AddOperand(c66_i0)
c66_model.AddOperand(c66_p1)
c66_model.AddOperand(c66_p2)
c66_model.AddOperand(c66_p3)
c66_model.AddOperand(c66_p4)
c66_model.AddOperand(c66_p5)
c66_model.AddOperand(c66_p6)
c66_model.AddOperand(c66_p7)
c66_model.AddOperand(c66_p8)
c66_model.AddOperand(c66_p9)
c66_model.AddOperand(c66_p10)
c66_model.AddOperand(c66_o11)
c66_model.Operation('MAX_POOL_2D', c66_i0, c66_p1, c66_p2, c66_p3, c66_p4, c66_p5, c66_p6, c66_p7, c66_p8, c66_p9, c66_p10).To(c66_o11)
c66_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c66_i0: [
        0.875, -1.0, 2.75, -0.375, -1.75, 2.375, -2.25, 2.625, -0.75, 1.25, 1.75, 0.625, -2.375, -1.25, -2.75,
        -3.0, 2.125, 0.5, 0.125, -0.625, -1.875, 1.5, -2.0, -0.125, -1.5, 1.625, -0.875, -2.875, 3.0, 0.25
    ],
    c66_o11: [
        1.75, 0.625, 2.75, 2.375, 2.125, 2.625, 1.75, 1.5, 2.75, 2.375, 3.0, 2.625, 1.75, 1.5, 1.75, 1.625,
        3.0, 1.625, 0.0, 1.5, 0.0, 1.625, 3.0, 1.625
    ],
}, model=c66_model, name='max_pool_2d_explicit_padding_FLOAT16_mixed_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_explicit_padding_FLOAT16_mixed_6
c67_p0 = Parameter('c67_p0', ('TENSOR_FLOAT16', [1, 4, 4, 4]), [
        0.5, 0.25, -0.5, 0.0, 2.625, -1.25, 1.5, -1.5, 2.0, -1.375, 2.5, -1.875, -0.875, -1.0, -0.125, 2.875,
        1.875, 2.125, 0.125, 1.125, -1.625, 0.75, -2.375, -1.125, -0.25, -2.25, -2.625, -2.875, 1.75, 1.625,
        1.0, -2.5, -2.125, 3.0, 2.25, -2.0, 2.375, 1.375, -0.625, 0.375, -0.75, 2.75, 1.25, 0.875, -3.0,
        0.625, -1.75, -0.375, -2.75, -1.25, -0.25, -1.5, -0.625, 2.125, 1.25, -2.5, -3.0, -2.875, 1.625,
        -0.75, 1.75, 2.875, -0.375, 3.0
    ])
c67_p1 = Int32Scalar('c67_p1', 0)
c67_p2 = Int32Scalar('c67_p2', 1)
c67_p3 = Int32Scalar('c67_p3', 1)
c67_p4 = Int32Scalar('c67_p4', 0)
c67_p5 = Int32Scalar('c67_p5', 2)
c67_p6 = Int32Scalar('c67_p6', 1)
c67_p7 = Int32Scalar('c67_p7', 2)
c67_p8 = Int32Scalar('c67_p8', 2)
c67_p9 = Int32Scalar('c67_p9', 0)
c67_o10 = Output('c67_o10', ('TENSOR_FLOAT16', [1, 4, 2, 4]))
c67_model = Model()
c67_model.AddOperand(c67_p0)
c67_model.AddOperand(c67_p1)
c67_model.AddOperand(c67_p2)
c67_model.AddOperand(c67_p3)
c67_model.AddOperand(c67_p4)
c67_model.AddOperand(c67_p5)
c67_model.AddOperand(c67_p6)
c67_model.AddOperand(c67_p7)
c67_model.AddOperand(c67_p8)
c67_model.AddOperand(c67_p9)
c67_model.AddOperand(c67_o10)
c67_model.Operation('MAX_POOL_2D', c67_p0, c67_p1, c67_p2, c67_p3, c67_p4, c67_p5, c67_p6, c67_p7, c67_p8, c67_p9).To(c67_o10)
c67_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c67_o10: [
        2.625, 0.25, 1.5, 0.0, 2.0, -1.0, 2.5, 2.875, 2.625, 2.125, 1.5, 1.125, 2.0, 1.625, 2.5, 2.875, 2.375,
        3.0, 2.25, 1.125, 1.75, 2.75, 1.25, 0.875, 2.375, 3.0, 2.25, 0.375, 1.75, 2.875, 1.625, 3.0
    ],
}, model=c67_model, name='max_pool_2d_explicit_padding_FLOAT16_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_explicit_padding_FLOAT16_mixed_7
c68_i0 = Input('c68_i0', ('TENSOR_FLOAT16', [2, 3, 3, 4]))
c68_p1 = Int32Scalar('c68_p1', 0)
c68_p2 = Int32Scalar('c68_p2', 0)
c68_p3 = Int32Scalar('c68_p3', 1)
c68_p4 = Int32Scalar('c68_p4', 2)
c68_p5 = Int32Scalar('c68_p5', 1)
c68_p6 = Int32Scalar('c68_p6', 1)
c68_p7 = Int32Scalar('c68_p7', 1)
c68_p8 = Int32Scalar('c68_p8', 3)
c68_p9 = Int32Scalar('c68_p9', 2)
c68_p10 = BoolScalar('c68_p10', True)
c68_o11 = Output('c68_o11', ('TENSOR_FLOAT16', [2, 3, 4, 4]))
c68_model = Model()
c68_model.AddOperand(c68_i0)
c68_model.AddOperand(c68_p1)
c68_model.AddOperand(c68_p2)
c68_model.AddOperand(c68_p3)
c68_model.AddOperand(c68_p4)
c68_model.AddOperand(c68_p5)
c68_model.AddOperand(c68_p6)
c68_model.AddOperand(c68_p7)
c68_model.AddOperand(c68_p8)
c68_model.AddOperand(c68_p9)
c68_model.AddOperand(c68_p10)
c68_model.AddOperand(c68_o11)
c68_model.Operation('MAX_POOL_2D', c68_i0, c68_p1, c68_p2, c68_p3, c68_p4, c68_p5, c68_p6, c68_p7, c68_p8, c68_p9, c68_p10).To(c68_o11)
c68_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c68_i0: [
        -1.125, -2.0, -0.625, -1.625, 2.5, -1.875, -2.5, -2.375, -2.875, -1.75, -1.375, 1.625, 0.375, 0.875,
        1.125, -0.125, 0.625, 1.25, 2.875, 2.25, -0.5, 3.0, 2.75, -0.25, 0.0, 1.375, -0.75, 2.0, -2.625,
        2.375, 1.5, 0.125, -1.25, 1.0, 1.75, -1.0, -2.75, 0.75, -1.5, -0.875, -2.125, 2.75, -0.375, -0.25,
        1.125, 2.375, -2.25, 0.625, 2.125, 1.875, -2.25, -3.0, -1.5, 1.5, -0.75, 1.875, -2.5, -3.0, -1.375,
        -0.5, 2.625, -0.375, 0.5, 0.25, 0.75, -1.125, 2.625, 0.25, -0.875, -1.625, -1.25, 0.125
    ],
    c68_o11: [
        1.0, -1.0, -0.625, -1.0, 1.0, -1.0, -0.625, 1.0, 1.0, -1.0, -1.0, 1.0, -1.0, -1.0, -1.0, 1.0, 0.625,
        1.0, 1.0, 1.0, 0.625, 1.0, 1.0, 1.0, 0.625, 1.0, 1.0, 1.0, -0.5, 1.0, 1.0, -0.25, 0.0, 1.0, 1.0, 1.0,
        0.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 0.125, -1.0, 1.0, 1.0, -1.0, -1.0, 1.0, -0.375, -0.25, 1.0, 1.0,
        -0.375, 0.625, 1.0, 1.0, -0.375, 0.625, 1.0, 1.0, -1.0, 0.625, 1.0, 1.0, -0.75, 1.0, 1.0, 1.0, -0.75,
        1.0, -1.0, 1.0, -0.75, 1.0, -1.0, -1.0, -1.0, -0.5, 1.0, -0.375, 1.0, 0.25, 1.0, -0.375, 1.0, 0.25,
        0.75, -1.0, 1.0, 0.25, -0.875, -1.0, -1.0, 0.125
    ],
}, model=c68_model, name='max_pool_2d_explicit_padding_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_explicit_padding_FLOAT16_value_fused_activation_1_8
c69_i0 = Input('c69_i0', ('TENSOR_FLOAT16', [1, 4, 4, 3]))
c69_p1 = Int32Scalar('c69_p1', 0)
c69_p2 = Int32Scalar('c69_p2', 1)
c69_p3 = Int32Scalar('c69_p3', 1)
c69_p4 = Int32Scalar('c69_p4', 2)
c69_p5 = Int32Scalar('c69_p5', 1)
c69_p6 = Int32Scalar('c69_p6', 2)
c69_p7 = Int32Scalar('c69_p7', 2)
c69_p8 = Int32Scalar('c69_p8', 3)
c69_p9 = Int32Scalar('c69_p9', 1)
c69_p10 = BoolScalar('c69_p10', False)
c69_o11 = Output('c69_o11', ('TENSOR_FLOAT16', [1, 3, 4, 3]))
c69_model = Model()
c69_model.AddOperand(c69_i0)
c69_model.AddOperand(c69_p1)
c69_model.AddOperand(c69_p2)
c69_model.AddOperand(c69_p3)
c69_model.AddOperand(c69_p4)
c69_model.AddOperand(c69_p5)
c69_model.AddOperand(c69_p6)
c69_model.AddOperand(c69_p7)
c69_model.AddOperand(c69_p8)
c69_model.AddOperand(c69_p9)
c69_model.AddOperand(c69_p10)
c69_model.AddOperand(c69_o11)
c69_model.Operation('MAX_POOL_2D', c69_i0, c69_p1, c69_p2, c69_p3, c69_p4, c69_p5, c69_p6, c69_p7, c69_p8, c69_p9, c69_p10).To(c69_o11)
c69_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c69_i0: [
        2.75, 0.625, -3.0, 0.75, 2.0, 1.25, 0.375, -2.5, -1.125, -2.375, 3.0, 1.0, 0.5, -0.5, 2.375, -0.125,
        0.875, 1.875, -2.625, -0.75, 1.625, -0.375, -2.75, -1.5, 0.25, -2.0, 2.125, 1.5, -1.875, -2.25,
        -0.875, -1.75, 0.125, 2.25, 1.375, -2.125, -1.25, 2.5, -2.875, 2.625, 2.875, -0.25, 0.0, 1.125, -1.0,
        -1.375, -0.625, -1.625
    ],
    c69_o11: [
        2.75, 2.0, 2.375, 0.75, 2.0, 1.875, 0.375, 3.0, 1.625, 0.0, 3.0, 1.0, 2.625, 2.875, 2.375, 2.625,
        2.875, 1.875, 2.25, 1.375, 1.625, 2.25, 1.375, 0.0, 2.625, 2.875, 0.0, 2.625, 2.875, 0.0, 0.0, 1.125,
        0.0, 0.0, 0.0, 0.0
    ],
}, model=c69_model, name='max_pool_2d_explicit_padding_FLOAT16_value_fused_activation_1_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_explicit_padding_FLOAT16_tail_9
c70_i0 = Input('c70_i0', ('TENSOR_FLOAT16', [4, 6, 4, 17]))
c70_p1 = Int32Scalar('c70_p1', 0)
c70_p2 = Int32Scalar('c70_p2', 2)
c70_p3 = Int32Scalar('c70_p3', 0)
c70_p4 = Int32Scalar('c70_p4', 0)
c70_p5 = Int32Scalar('c70_p5', 2)
c70_p6 = Int32Scalar('c70_p6', 1)
c70_p7 = Int32Scalar('c70_p7', 3)
c70_p8 = Int32Scalar('c70_p8', 3)
c70_p9 = Int32Scalar('c70_p9', 2)
c70_p10 = BoolScalar('c70_p10', False)
c70_o11 = Output('c70_o11', ('TENSOR_FLOAT16', [4, 4, 2, 17]))
c70_model = Model()
c70_model.AddOperand(c70_i0)
c70_model.AddOperand(c70_p1)
c70_model.AddOperand(c70_p2)
c70_model.AddOperand(c70_p3)
c70_model.AddOperand(c70_p4)
c70_model.AddOperand(c70_p5)
c70_model.AddOperand(c70_p6)
c70_model.AddOperand(c70_p7)
c70_model.AddOperand(c70_p8)
c70_model.AddOperand(c70_p9)
c70_model.AddOperand(c70_p10)
c70_model.AddOperand(c70_o11)
c70_model.Operation('MAX_POOL_2D', c70_i0, c70_p1, c70_p2, c70_p3, c70_p4, c70_p5, c70_p6, c70_p7, c70_p8, c70_p9, c70_p10).To(c70_o11)
c70_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c70_i0: [
        -2.25, 0.375, 1.5, 2.0, -2.5, 0.875, 0.5, -1.0, 0.75, 2.5, -3.0, -0.5, 0.625, 1.75, 0.125, -1.625,
        -1.875, -2.75, -0.75, -2.875, 2.125, 2.75, -0.25, 0.25, 1.875, -1.375, -2.375, 2.375, -1.25, -0.375,
        -0.625, -0.125, -1.125, 1.0, -2.625, 1.625, -0.875, 1.25, 1.375, 3.0, 2.25, -1.5, -2.125, 2.875, -2.0,
        0.0, 1.125, -1.75, 2.625, -2.25, 1.375, -3.0, 1.125, -2.875, 1.5, 1.625, -2.125, -0.25, 0.0, -1.875,
        -1.25, -0.625, 2.375, 1.25, -1.625, 2.125, 2.875, 2.25, 2.625, -0.875, -0.375, 2.0, 1.0, 0.25, -1.375,
        0.75, -2.5, -1.75, 2.5, -1.5, 3.0, -2.625, 1.875, -2.375, 1.75, 0.875, -1.125, -0.5, 0.5, 0.625,
        0.375, 0.125, 2.75, -2.0, -1.0, -2.75, -0.125, -0.75, -0.25, -2.125, 1.125, -0.125, 1.875, 2.125,
        0.25, 0.875, -1.375, -0.375, 2.375, -2.5, 1.0, 0.375, -3.0, -1.5, 2.75, 1.5, -2.375, 1.625, 0.5, 2.25,
        2.875, 2.0, 2.625, -1.125, 0.125, -0.5, -2.625, -1.0, 3.0, -2.25, -1.25, 2.5, -1.75, 1.75, 1.375,
        -1.625, 0.0, -2.0, -0.75, -2.75, 0.625, -1.875, 0.75, -2.875, -0.875, 1.25, -0.625, 1.625, -0.625,
        -0.5, -1.625, 0.5, 1.875, -2.75, 2.875, 2.125, 0.625, 1.0, 0.375, 0.75, -0.125, -1.875, 1.125, 0.25,
        -0.75, 0.0, -1.375, -1.5, -2.25, -1.0, -1.75, 1.375, 2.375, -1.125, 1.5, -0.875, -2.125, -2.5, -0.375,
        1.25, 2.75, 2.0, 3.0, 0.875, -2.0, 2.5, -0.25, 1.75, -2.875, 2.25, -3.0, 0.125, -2.625, -1.25, -2.375,
        2.625, -1.75, -1.375, 2.375, 3.0, 1.125, -2.25, -3.0, 2.875, -2.125, -1.5, 2.125, -2.875, -2.625,
        -1.625, -0.875, 1.375, 2.5, 1.0, 1.5, 0.0, -2.375, 2.75, 2.0, -2.75, -2.0, 1.625, 2.625, 0.125, 0.25,
        -1.0, -1.125, 0.875, -0.375, -0.75, -0.125, -0.625, 1.75, -2.5, 1.25, 1.875, -1.875, -0.25, 0.625,
        0.75, -1.25, -0.5, 2.25, 0.5, 0.375, 0.875, -1.375, 2.625, 2.125, -0.375, 2.5, 0.125, -2.125, 2.875,
        1.0, -2.5, -1.0, -2.875, 2.375, 0.25, 0.0, 0.375, 0.625, -2.0, 0.5, 1.625, -1.875, -1.125, 1.5, -2.25,
        1.75, -0.25, -1.625, 0.75, -1.75, -0.125, 2.0, -1.5, 3.0, 1.125, -1.25, 1.25, -2.625, 1.875, -0.75,
        2.25, -2.75, -0.875, 1.375, -0.625, -0.5, 2.75, -2.375, -3.0, -0.375, 1.25, 2.125, 1.875, 2.75, 2.0,
        0.25, 1.75, 1.625, 3.0, -0.25, 2.625, -1.0, 1.0, -1.75, -2.5, 1.125, -2.625, -1.25, -0.5, -1.875,
        -0.75, -2.125, 0.625, 0.125, 0.875, -3.0, 0.375, 2.375, 0.0, -0.875, -2.0, 1.375, 1.5, -1.375, -0.625,
        -0.125, -2.75, -1.625, -1.125, 2.875, 2.5, 0.5, -2.375, -2.875, 2.25, 0.75, -2.25, -1.5, 1.625,
        -2.125, -0.5, 2.625, 1.875, 0.625, 1.0, 2.5, -2.875, 0.5, -2.375, -1.75, 2.0, 1.5, -1.5, 1.25, 1.375,
        -1.625, 0.875, -1.125, 2.875, 0.375, 2.125, -0.875, 1.125, -2.0, 2.25, -2.625, -1.375, 3.0, -1.875,
        -1.0, -0.625, -0.125, 2.375, 0.125, -3.0, -1.25, 2.75, -2.75, 0.75, -0.375, -2.25, 0.0, -0.75, 0.25,
        -2.5, -0.25, 1.75, -1.375, -1.5, 1.125, 0.75, 2.25, 2.875, 2.375, 0.625, -1.0, -0.875, 2.625, 2.0,
        1.25, 1.625, -0.75, -2.0, -1.875, 1.875, -3.0, -0.625, -1.75, 2.125, -1.125, 0.0, 0.375, 3.0, -0.5,
        -0.25, -2.875, 0.875, -1.625, -2.75, 1.375, -2.375, -0.125, -1.25, -2.125, 1.5, 2.75, 1.0, -2.625,
        0.25, -0.375, -2.5, 0.5, 2.5, 0.125, -2.25, 1.75, -1.5, 0.375, 1.875, -1.0, 1.625, -0.875, 1.125,
        -2.75, 1.0, -0.25, 0.625, 2.0, 0.25, -0.375, -0.625, -2.625, -2.125, -1.125, 1.25, 1.75, 2.75, 2.25,
        -2.0, -0.125, 2.875, -1.375, -1.875, 0.125, 2.375, -3.0, -0.75, -2.875, 2.125, -2.375, 0.0, 2.5,
        2.625, 0.75, -1.75, 0.5, -0.5, -1.625, 0.875, -2.5, 1.375, -2.25, 3.0, 1.5, -1.25, 2.5, 1.25, 1.625,
        -3.0, 0.5, -1.625, -2.75, 2.75, -1.75, -2.875, 1.0, -0.25, 2.25, -2.25, -1.5, -2.5, 2.875, 2.625,
        -1.375, 0.0, -0.5, 2.125, -2.625, 2.0, 0.625, -1.25, 0.25, -1.0, 3.0, 2.375, 1.5, 0.875, -0.375,
        -2.375, 0.125, 1.375, -0.625, -0.875, 1.75, -0.75, -2.0, -1.125, -0.125, -2.125, 0.375, 0.75, -1.875,
        1.125, 1.875, -2.75, 2.0, 0.5, 1.0, 1.25, 0.25, -0.25, 2.125, 2.5, -2.625, 2.25, -1.625, -2.875,
        -1.375, 2.875, -1.75, -0.375, -2.125, 0.0, 0.375, -1.0, -1.125, -0.5, 0.125, -0.75, -1.875, -0.875,
        2.75, -2.0, -1.25, 1.875, 0.875, 1.125, 1.5, -2.375, 3.0, 1.375, -0.625, 1.75, -2.25, -0.125, -1.5,
        2.625, 2.375, 0.75, 1.625, -2.5, -3.0, 0.625, -2.25, -0.125, 0.875, -2.875, 2.75, 2.5, 0.5, -1.75,
        0.125, 2.375, 2.0, -1.375, 2.625, -0.75, -1.625, 0.375, 0.625, 1.75, 1.5, 1.0, 1.625, -1.875, -2.125,
        1.875, -2.75, -2.0, 1.375, -0.375, 1.125, 3.0, -2.625, 2.875, -1.25, -0.5, 1.25, 0.0, 2.125, 0.25,
        0.75, -0.25, -1.125, -0.625, -3.0, -2.375, 2.25, -2.5, -0.875, -1.0, -1.5, -1.25, 0.0, 1.875, -0.5,
        1.25, 1.5, 3.0, 2.125, 0.625, 2.875, -0.125, 0.75, 2.625, 1.625, -1.5, 0.25, 0.375, -2.75, -1.75,
        0.875, -2.0, 0.5, -3.0, -2.875, 2.0, -2.5, 1.125, -0.375, -0.875, 0.125, 1.75, -2.125, -0.25, -2.25,
        -1.875, -2.625, -2.375, -1.0, 2.75, -0.75, -1.375, 2.375, -1.125, -0.625, -1.625, 1.375, 2.5, 2.25,
        1.0, -0.125, 1.0, -0.625, 1.625, -2.375, -2.875, 2.25, 2.875, 0.0, 0.875, 0.75, 0.5, 0.125, 1.75,
        -3.0, -1.625, 2.625, -1.0, 2.0, -0.75, 2.75, 1.25, 1.5, -0.25, 2.375, 1.125, 2.125, -1.375, -1.75,
        1.375, -1.25, -2.0, -1.125, -0.5, 0.625, -2.625, -2.25, -0.375, 3.0, -1.875, -2.5, -1.5, 2.5, -2.125,
        -2.75, 0.25, 0.375, -0.875, 1.875, 1.25, 0.375, -1.375, -1.0, 1.75, -0.625, -0.875, -1.625, 1.875,
        1.125, 2.0, 2.25, -2.625, -1.125, 2.375, 0.875, -2.25, 1.625, -0.25, -2.0, -1.25, -3.0, 2.75, 0.75,
        -2.5, 0.125, -0.125, -1.5, 2.625, 0.5, 2.5, -2.375, -0.375, 0.0, -2.75, 1.5, 1.0, -1.875, 2.875, 3.0,
        -2.875, 0.625, -2.125, -0.75, 0.25, -0.5, 1.375, -1.75, 2.125, -2.875, -1.375, -0.875, -2.125, 1.25,
        2.375, -0.375, 1.125, 1.625, 2.0, -2.375, 2.75, 3.0, -2.25, -1.75, 0.875, 1.0, 0.625, 2.625, 2.875,
        -3.0, -2.625, 0.125, 2.5, -1.5, 1.5, -2.75, -2.5, -1.125, -1.0, 0.375, -0.75, 2.125, 1.75, -0.625,
        1.375, -0.5, 0.25, 2.25, -0.25, -2.0, -1.625, -0.125, 0.0, 1.875, -1.875, -1.25, 0.75, 0.5, 2.0,
        -2.625, -0.375, 2.25, -0.125, -0.5, 1.375, 0.875, -2.25, -0.875, 2.5, 0.0, 1.5, -1.375, -2.0, 1.875,
        0.625, -2.75, 1.125, -0.625, -1.0, 2.625, -2.5, 0.125, 0.5, -1.125, 1.25, -1.75, -1.875, -1.25, 0.25,
        0.375, -1.625, 2.75, 2.125, -0.75, 2.375, -0.25, 3.0, 1.625, 0.75, -2.875, -1.5, 1.75, 2.875, -2.375,
        -3.0, 1.0, -2.125, -0.125, 0.25, 2.75, 0.125, -0.25, 2.125, 2.0, -3.0, 0.5, 2.25, 1.0, 0.875, -2.0,
        -0.5, -0.625, 0.375, -2.25, -2.625, 0.625, -0.875, -1.375, 2.5, 0.0, 2.625, -2.75, 1.125, -1.75,
        -0.75, -2.125, -1.0, 3.0, 1.5, -0.375, -2.875, 0.75, 2.875, 2.375, 1.25, -1.5, -1.625, -1.125, -1.25,
        -2.375, 1.625, 1.875, 1.75, 1.375, -1.875, -2.5, -1.375, 2.5, -1.0, 1.0, 3.0, -2.5, -0.875, -2.75,
        1.125, -1.5, 1.375, -1.125, -3.0, -2.125, -2.0, 1.75, -1.75, 0.875, 0.5, 2.125, 2.625, 0.625, -0.125,
        0.0, -2.875, 2.75, 2.375, -0.75, 2.25, -0.625, 0.75, -1.25, 1.25, 1.5, 0.125, 1.875, 0.25, -2.375,
        -0.375, -1.875, 0.375, -0.25, 1.625, 2.875, -0.5, -2.625, -2.25, -1.625, 2.0, 1.875, -2.25, -1.375,
        -0.5, -0.625, 1.0, 0.625, 2.625, -1.75, 1.625, 0.875, -1.5, -0.25, -2.0, 0.5, 1.75, -2.5, -3.0,
        -0.375, 2.125, -0.125, -2.625, 2.375, -2.375, -1.625, 1.375, 0.0, 0.25, -2.75, -2.125, 2.0, 0.125,
        -1.125, 1.125, -1.875, 3.0, 0.75, 1.5, -2.875, 2.875, 1.25, 2.25, -1.25, 0.375, -0.875, -1.0, 2.5,
        2.75, -0.75, -3.0, 1.875, 2.5, -2.5, -1.0, 1.0, 2.0, 3.0, 1.125, 0.125, -0.125, -2.25, -2.875, -0.25,
        -0.75, 1.375, -1.625, -2.0, 0.75, 0.0, -0.5, 2.625, 2.375, -1.125, 0.875, 2.125, -1.75, -2.75, -2.125,
        -2.625, 0.625, -1.375, 2.25, 1.25, -0.375, 1.5, 2.75, -0.625, -1.875, 1.75, 0.25, -0.875, 0.375,
        2.875, -2.375, 0.5, -1.5, 1.625, -1.25, 1.25, -2.125, 1.875, -0.25, -0.625, 2.5, 2.75, -2.75, -3.0,
        1.75, 2.25, -1.75, -2.375, -2.625, 0.625, -2.5, 1.5, 1.375, 0.5, -0.375, -0.125, 0.75, 2.375, -2.25,
        -0.5, -0.75, 2.125, -2.0, 0.875, 2.875, -0.875, -1.25, 2.625, 0.375, 3.0, 1.625, 2.0, -1.5, 0.25,
        -1.375, 0.0, -2.875, -1.125, -1.625, 1.0, 0.125, 1.125, -1.0, -1.875, 1.5, 0.625, -1.875, -0.125,
        -1.5, 0.0, 2.125, -2.75, 1.25, 1.375, -1.375, -2.875, 1.75, -1.25, 2.25, 3.0, 2.0, -0.25, 1.625,
        -0.875, 1.875, -0.625, 0.25, -2.0, 2.875, 2.75, 2.375, -2.125, -1.625, 2.5, -0.75, 0.125, -0.5, -1.0,
        -0.375, -2.625, -1.125, 1.0, -3.0, 1.125, 0.375, 0.5, -1.75, -2.25, 0.875, -2.375, 0.75, 2.625, -2.5,
        0.0, 2.0, 1.25, -1.625, 2.25, 2.625, -3.0, 2.5, 3.0, -2.75, 0.875, -1.0, -1.125, 1.375, -0.625, 1.5,
        -2.375, 2.75, 1.75, -1.25, 0.75, 0.625, 2.375, -0.875, 0.25, 0.5, 1.875, 2.875, -2.875, -2.5, 0.375,
        -2.625, 1.0, -1.75, -1.375, -1.5, -1.875, 1.125, -0.25, -2.25, 2.125, 1.625, -0.375, -2.125, -0.75,
        -2.0, -0.5, 0.125, -0.125, 2.375, 0.0, -1.25, 3.0, -0.625, 1.75, -2.5, 0.75, -1.375, 1.375, -1.875,
        2.5, 2.25, -0.375, -3.0, -0.125, -1.75, 0.875, -2.125, 1.125, 1.0, -0.875, -1.125, 0.25, 0.625, 0.5,
        1.625, 2.0, -1.5, -0.75, 2.75, -2.25, 0.125, -2.0, 1.875, -0.5, 1.5, 0.375, -0.25, -1.625, 2.875,
        2.625, 2.125, -2.75, -2.375, -2.625, -1.0, -2.875, 1.25, -2.875, -0.875, 3.0, -2.625, 0.75, -1.25,
        -0.75, 1.5, 1.125, 2.0, 1.25, -1.625, -3.0, 2.25, -0.625, 0.125, 2.75, -0.5, 2.375, -0.25, 0.5, 1.875,
        2.875, 0.625, -2.375, 1.75, -0.375, -1.0, -1.125, -1.5, -1.75, 0.375, 2.625, 2.125, 0.875, -2.125,
        1.375, -2.5, -1.375, -1.875, 1.0, -2.75, -0.125, 2.5, 1.625, -2.25, 0.0, 0.25, -2.0, -0.25, 0.125,
        -1.5, 0.25, 2.75, 1.5, -2.5, -2.125, 0.875, -1.375, 0.5, 1.0, -2.25, -0.75, 2.5, -1.25, 2.0, -0.625,
        -1.0, -0.375, -2.875, -1.75, 2.25, 2.875, 1.625, -3.0, -1.125, 2.375, -0.875, -2.0, -2.625, 0.625,
        1.25, 3.0, 1.375, 1.875, -0.125, -1.625, -1.875, 1.75, -0.5, 0.0, 0.75, 2.625, -2.375, -2.75, 2.125,
        1.125, 0.375, -0.125, -0.5, 1.0, -3.0, -1.625, -0.375, -2.25, -0.25, 2.0, -0.75, 2.125, -1.125, 0.125,
        0.75, 0.375, 2.375, 1.625, -1.75, -2.75, -2.375, -2.875, 0.25, -1.5, 0.875, -0.625, 0.0, 1.875,
        -0.875, -2.625, -1.0, 2.625, 3.0, 1.75, -1.25, 1.375, 2.875, 1.25, 0.5, 2.25, -2.125, 2.5, 2.75,
        1.125, 0.625, -2.0, -2.5, 1.5, -1.375, -1.875, -1.25, -0.625, 0.25, 0.625, 1.5, -2.0, -1.125, -3.0,
        1.125, -1.75, -0.125, 2.5, 0.125, -2.25, -2.125, 2.75, 0.875, 1.875, -2.625, 3.0, -2.5, -1.625,
        -2.375, -0.25, 1.625, 2.125, 2.625, 2.875, 0.375, -0.5, 2.0, -0.875, 2.375, 1.375, -1.875, 0.75,
        -2.75, 0.0, 2.25, -1.0, -0.75, -2.875, -1.5, 1.75, 1.25, -0.375, 1.0, -1.375, 0.5, -0.375, -0.75, 3.0,
        0.75, 1.5, -0.25, 2.375, 1.125, 2.5, -1.625, -1.25, -3.0, -0.625, -2.0, 2.75, -1.125, -2.125, -2.375,
        -1.0, 1.25, -1.875, 2.625, -0.5, -1.75, 0.0, 0.125, -1.375, -2.875, 1.625, 1.0, -1.5, 0.875, 2.875,
        1.75, -2.25, 1.875, 2.25, 0.625, -2.75, -2.5, -2.625, 0.25, -0.125, 1.375, -0.875, 2.0, 0.5, 2.125,
        0.375, -0.125, -2.25, 2.375, -2.375, -2.75, 1.0, -0.25, -2.875, 0.75, 0.875, -1.5, -1.625, 0.125,
        -0.875, -2.0, 2.5, 1.625, 1.125, -0.375, 2.25, 2.0, 3.0, -1.375, -2.5, -1.0, -3.0, 0.375, 1.375,
        -0.75, -1.25, 1.5, 1.875, 2.125, -1.125, 0.5, -2.125, -0.625, -0.5, 0.25, -1.875, 2.75, 2.625, 0.0,
        1.75, 1.25, 0.625, 2.875, -2.625, -1.75, 0.5, -0.75, 2.5, 3.0, 1.75, 1.25, -2.375, -0.875, 0.875,
        -2.75, 0.0, -2.5, 1.375, 1.625, 2.625, -0.125, -1.5, 2.25, 1.875, 0.375, -1.75, 2.125, 1.5, -0.625,
        2.75, -2.25, 2.0, 0.25, -2.875, -0.5, 0.125, 0.75, -2.625, -0.25, -2.125, -1.25, 1.125, 2.875, -3.0,
        -1.375, -2.0, -1.125, 1.0, 2.375, -0.375, -1.625, -1.875, 0.625, -1.0, 2.5, 0.625, -2.25, -3.0, -1.75,
        2.25, -2.5, 1.375, -0.375, 1.5, 2.875, 1.0, -1.25, 2.0, -1.5
    ],
    c70_o11: [
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.5,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.5, 1.0, 0.875, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.625, 1.0, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.5, 0.375, 0.875, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, -0.125, 1.0, 1.0, 1.0, 1.0, 1.0, 0.625, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.375, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.375, 1.0, 0.625, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        0.75, 1.0, 1.0, 0.375, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -0.75, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.25, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.25, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.25, 1.0, 1.0, 1.0, 1.0, 0.875, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 0.25, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -0.75, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.75, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.625, 0.75, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0
    ],
}, model=c70_model, name='max_pool_2d_explicit_padding_FLOAT16_tail_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_explicit_padding_QUANT8_ASYMM_mixed_10
c71_i0 = Input('c71_i0', ('TENSOR_QUANT8_ASYMM', [4, 4, 6, 4], 0.125, 0))
c71_p1 = Int32Scalar('c71_p1', 2)
c71_p2 = Int32Scalar('c71_p2', 1)
c71_p3 = Int32Scalar('c71_p3', 0)
c71_p4 = Int32Scalar('c71_p4', 1)
c71_p5 = Int32Scalar('c71_p5', 1)
c71_p6 = Int32Scalar('c71_p6', 2)
c71_p7 = Int32Scalar('c71_p7', 3)
c71_p8 = Int32Scalar('c71_p8', 2)
c71_p9 = Int32Scalar('c71_p9', 1)
c71_p10 = BoolScalar('c71_p10', False)
c71_o11 = Output('c71_o11', ('TENSOR_QUANT8_ASYMM', [4, 2, 7, 4], 0.125, 0))
c71_model = Model()
c71_model.AddOperand(c71_i0)
c71_model.AddOperand(c71_p1)
c71_model.AddOperand(c71_p2)
c71_model.AddOperand(c71_p3)
c71_model.AddOperand(c71_p4)
c71_model.AddOperand(c71_p5)
c71_model.AddOperand(c71_p6)
c71_model.AddOperand(c71_p7)
c71_model.AddOperand(c71_p8)
c71_model.AddOperand(c71_p9)
c71_model.AddOperand(c71_p10)
c71_model.AddOperand(c71_o11)
c71_model.Operation('MAX_POOL_2D', c71_i0, c71_p1, c71_p2, c71_p3, c71_p4, c71_p5, c71_p6, c71_p7, c71_p8, c71_p9, c71_p10).To(c71_o11)
c71_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c71_i0: [
        150, 54, 208, 123, 94, 157, 87, 160, 30, 224, 7, 96, 169, 143, 193, 68, 80, 100, 163, 130, 220, 201,
        49, 59, 211, 115, 177, 132, 186, 254, 192, 139, 82, 154, 63, 24, 142, 149, 235, 62, 181, 17, 174, 152,
        43, 77, 70, 245, 34, 138, 61, 112, 103, 237, 246, 144, 222, 119, 145, 242, 156, 92, 78, 64, 10, 32,
        147, 206, 190, 155, 69, 2, 108, 243, 158, 162, 161, 128, 213, 194, 73, 180, 116, 117, 253, 195, 12,
        165, 205, 233, 65, 164, 99, 9, 231, 107, 182, 121, 148, 18, 76, 249, 38, 166, 134, 19, 137, 202, 93,
        114, 199, 14, 47, 188, 247, 60, 184, 225, 86, 135, 153, 230, 118, 197, 33, 171, 212, 85, 79, 110, 39,
        196, 223, 146, 170, 126, 185, 217, 84, 204, 71, 175, 226, 11, 176, 228, 88, 255, 219, 4, 179, 173,
        236, 189, 26, 13, 45, 16, 0, 44, 56, 111, 113, 50, 178, 131, 67, 20, 232, 168, 127, 198, 104, 29, 252,
        15, 238, 46, 141, 31, 191, 109, 74, 124, 106, 40, 48, 3, 167, 22, 98, 207, 41, 37, 58, 120, 251, 72,
        172, 102, 244, 97, 35, 101, 203, 28, 25, 83, 140, 36, 57, 52, 42, 122, 136, 5, 239, 66, 91, 151, 105,
        227, 27, 187, 234, 214, 55, 81, 250, 209, 215, 248, 216, 75, 159, 95, 240, 1, 51, 89, 53, 6, 23, 21,
        200, 183, 218, 125, 133, 229, 221, 241, 129, 8, 210, 90, 54, 96, 163, 49, 154, 219, 56, 171, 0, 115,
        153, 169, 217, 21, 77, 62, 122, 58, 51, 37, 18, 6, 162, 92, 190, 150, 214, 46, 249, 30, 248, 220, 29,
        120, 90, 232, 209, 88, 238, 128, 254, 222, 69, 246, 61, 142, 186, 76, 253, 223, 187, 182, 135, 130,
        85, 72, 41, 176, 231, 57, 218, 24, 117, 174, 208, 157, 22, 172, 165, 228, 185, 23, 138, 63, 242, 73,
        255, 250, 11, 52, 156, 198, 15, 155, 167, 125, 199, 226, 44, 201, 149, 31, 36, 99, 43, 81, 216, 5,
        112, 168, 74, 53, 202, 33, 65, 224, 177, 95, 247, 164, 47, 16, 252, 38, 111, 124, 195, 108, 116, 173,
        12, 251, 183, 189, 104, 109, 192, 134
    ],
    c71_o11: [
        211, 115, 208, 132, 211, 254, 208, 160, 211, 254, 208, 160, 186, 254, 235, 160, 181, 224, 235, 152,
        220, 201, 235, 245, 220, 201, 174, 245, 108, 243, 158, 162, 161, 243, 246, 194, 222, 243, 246, 242,
        253, 237, 246, 242, 253, 233, 147, 242, 253, 233, 231, 206, 205, 233, 231, 206, 182, 230, 148, 197,
        182, 249, 212, 197, 182, 249, 212, 202, 223, 249, 212, 202, 223, 217, 247, 204, 223, 225, 247, 204,
        185, 225, 247, 204, 232, 228, 127, 255, 232, 228, 252, 255, 238, 228, 252, 255, 238, 189, 252, 173,
        238, 189, 141, 124, 191, 131, 113, 207, 178, 131, 113, 207, 239, 66, 91, 151, 251, 227, 172, 187, 251,
        227, 172, 187, 251, 227, 215, 248, 250, 214, 215, 248, 250, 209, 215, 248, 240, 122, 159, 95, 53, 115,
        153, 169, 217, 183, 218, 169, 217, 229, 221, 241, 217, 229, 221, 241, 190, 229, 221, 241, 249, 219,
        248, 220, 249, 219, 248, 220, 41, 176, 231, 232, 218, 176, 238, 232, 254, 222, 238, 246, 254, 228,
        238, 246, 254, 228, 242, 246, 255, 250, 242, 182, 255, 250, 242, 182, 156, 224, 177, 155, 247, 224,
        199, 226, 252, 224, 199, 226, 252, 201, 199, 226, 252, 251, 183, 189, 216, 251, 202, 189, 216, 251,
        202, 189
    ],
}, model=c71_model, name='max_pool_2d_explicit_padding_QUANT8_ASYMM_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_explicit_padding_QUANT8_ASYMM_mixed_11
c72_p0 = Parameter('c72_p0', ('TENSOR_QUANT8_ASYMM', [3, 5, 3, 3], 0.25, 255), [
        76, 84, 10, 204, 98, 81, 79, 214, 78, 77, 25, 75, 5, 50, 240, 70, 143, 19, 17, 37, 108, 7, 52, 68,
        216, 31, 244, 33, 228, 48, 229, 219, 41, 27, 43, 60, 30, 105, 139, 151, 45, 71, 61, 20, 104, 53, 156,
        113, 207, 195, 146, 40, 102, 203, 29, 22, 171, 9, 222, 213, 93, 253, 136, 26, 248, 231, 147, 99, 138,
        155, 67, 111, 57, 161, 44, 18, 21, 1, 135, 196, 149, 85, 179, 15, 166, 132, 123, 210, 101, 35, 58,
        251, 208, 125, 153, 230, 212, 117, 141, 109, 47, 159, 142, 65, 220, 217, 94, 11, 247, 137, 232, 167,
        97, 49, 170, 74, 73, 187, 206, 124, 66, 12, 215, 239, 23, 200, 131, 95, 63, 243, 186, 250, 177, 90, 36
    ])
c72_p1 = Int32Scalar('c72_p1', 0)
c72_p2 = Int32Scalar('c72_p2', 0)
c72_p3 = Int32Scalar('c72_p3', 0)
c72_p4 = Int32Scalar('c72_p4', 1)
c72_p5 = Int32Scalar('c72_p5', 1)
c72_p6 = Int32Scalar('c72_p6', 1)
c72_p7 = Int32Scalar('c72_p7', 1)
c72_p8 = Int32Scalar('c72_p8', 3)
c72_p9 = Int32Scalar('c72_p9', 0)
c72_o10 = Output('c72_o10', ('TENSOR_QUANT8_ASYMM', [3, 4, 3, 3], 0.25, 255))
c72_model = Model()
c72_model.AddOperand(c72_p0)
c72_model.AddOperand(c72_p1)
c72_model.AddOperand(c72_p2)
c72_model.AddOperand(c72_p3)
c72_model.AddOperand(c72_p4)
c72_model.AddOperand(c72_p5)
c72_model.AddOperand(c72_p6)
c72_model.AddOperand(c72_p7)
c72_model.AddOperand(c72_p8)
c72_model.AddOperand(c72_p9)
c72_model.AddOperand(c72_o10)
c72_model.Operation('MAX_POOL_2D', c72_p0, c72_p1, c72_p2, c72_p3, c72_p4, c72_p5, c72_p6, c72_p7, c72_p8, c72_p9).To(c72_o10)
c72_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c72_o10: [
        77, 84, 108, 204, 98, 240, 216, 214, 244, 77, 228, 108, 229, 219, 240, 216, 143, 244, 33, 228, 139,
        229, 219, 71, 216, 43, 244, 33, 228, 139, 229, 219, 71, 61, 43, 104, 53, 248, 231, 207, 222, 213, 155,
        253, 203, 57, 248, 231, 147, 222, 213, 155, 253, 149, 85, 248, 231, 166, 132, 138, 210, 196, 149, 85,
        179, 44, 166, 132, 123, 210, 196, 149, 247, 251, 232, 167, 153, 230, 217, 117, 141, 247, 206, 232,
        167, 97, 220, 239, 94, 200, 247, 206, 232, 243, 186, 250, 239, 90, 200, 187, 206, 124, 243, 186, 250,
        239, 90, 200
    ],
}, model=c72_model, name='max_pool_2d_explicit_padding_QUANT8_ASYMM_mixed_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_explicit_padding_QUANT8_ASYMM_mixed_12
c73_i0 = Input('c73_i0', ('TENSOR_QUANT8_ASYMM', [4, 4, 2, 2], 0.0625, 235))
c73_p1 = Int32Scalar('c73_p1', 0)
c73_p2 = Int32Scalar('c73_p2', 0)
c73_p3 = Int32Scalar('c73_p3', 0)
c73_p4 = Int32Scalar('c73_p4', 0)
c73_p5 = Int32Scalar('c73_p5', 1)
c73_p6 = Int32Scalar('c73_p6', 1)
c73_p7 = Int32Scalar('c73_p7', 1)
c73_p8 = Int32Scalar('c73_p8', 1)
c73_p9 = Int32Scalar('c73_p9', 3)
c73_p10 = BoolScalar('c73_p10', True)
c73_o11 = Output('c73_o11', ('TENSOR_QUANT8_ASYMM', [4, 4, 2, 2], 0.0625, 235))
c73_model = Model()
c73_model.AddOperand(c73_i0)
c73_model.AddOperand(c73_p1)
c73_model.AddOperand(c73_p2)
c73_model.AddOperand(c73_p3)
c73_model.AddOperand(c73_p4)
c73_model.AddOperand(c73_p5)
c73_model.AddOperand(c73_p6)
c73_model.AddOperand(c73_p7)
c73_model.AddOperand(c73_p8)
c73_model.AddOperand(c73_p9)
c73_model.AddOperand(c73_p10)
c73_model.AddOperand(c73_o11)
c73_model.Operation('MAX_POOL_2D', c73_i0, c73_p1, c73_p2, c73_p3, c73_p4, c73_p5, c73_p6, c73_p7, c73_p8, c73_p9, c73_p10).To(c73_o11)
c73_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c73_i0: [
        104, 154, 210, 5, 181, 17, 118, 27, 111, 78, 134, 170, 49, 244, 86, 163, 200, 227, 247, 38, 24, 97,
        112, 213, 53, 50, 6, 183, 153, 139, 160, 52, 47, 105, 122, 152, 54, 66, 176, 194, 46, 167, 80, 108,
        158, 214, 177, 168, 171, 40, 2, 233, 141, 37, 147, 198, 221, 132, 58, 197, 187, 69, 12, 65
    ],
    c73_o11: [
        235, 235, 235, 235, 235, 235, 235, 235, 235, 235, 235, 235, 235, 244, 235, 235, 235, 235, 247, 235,
        235, 235, 235, 235, 235, 235, 235, 235, 235, 235, 235, 235, 235, 235, 235, 235, 235, 235, 235, 235,
        235, 235, 235, 235, 235, 235, 235, 235, 235, 235, 235, 235, 235, 235, 235, 235, 235, 235, 235, 235,
        235, 235, 235, 235
    ],
}, model=c73_model, name='max_pool_2d_explicit_padding_QUANT8_ASYMM_mixed_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_explicit_padding_QUANT8_ASYMM_value_fused_activation_2_13
c74_i0 = Input('c74_i0', ('TENSOR_QUANT8_ASYMM', [3, 4, 3, 2], 0.5, 128))
c74_p1 = Int32Scalar('c74_p1', 0)
c74_p2 = Int32Scalar('c74_p2', 1)
c74_p3 = Int32Scalar('c74_p3', 0)
c74_p4 = Int32Scalar('c74_p4', 1)
c74_p5 = Int32Scalar('c74_p5', 1)
c74_p6 = Int32Scalar('c74_p6', 1)
c74_p7 = Int32Scalar('c74_p7', 3)
c74_p8 = Int32Scalar('c74_p8', 2)
c74_p9 = Int32Scalar('c74_p9', 2)
c74_p10 = BoolScalar('c74_p10', False)
c74_o11 = Output('c74_o11', ('TENSOR_QUANT8_ASYMM', [3, 4, 2, 2], 0.5, 128))
c74_model = Model()
c74_model.AddOperand(c74_i0)
c74_model.AddOperand(c74_p1)
c74_model.AddOperand(c74_p2)
c74_model.AddOperand(c74_p3)
c74_model.AddOperand(c74_p4)
c74_model.AddOperand(c74_p5)
c74_model.AddOperand(c74_p6)
c74_model.AddOperand(c74_p7)
c74_model.AddOperand(c74_p8)
c74_model.AddOperand(c74_p9)
c74_model.AddOperand(c74_p10)
c74_model.AddOperand(c74_o11)
c74_model.Operation('MAX_POOL_2D', c74_i0, c74_p1, c74_p2, c74_p3, c74_p4, c74_p5, c74_p6, c74_p7, c74_p8, c74_p9, c74_p10).To(c74_o11)
c74_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c74_i0: [
        174, 212, 247, 197, 241, 14, 92, 68, 18, 91, 123, 60, 144, 172, 170, 34, 83, 251, 81, 217, 248, 103,
        126, 181, 133, 57, 12, 231, 127, 32, 59, 98, 151, 23, 6, 84, 140, 220, 125, 166, 100, 153, 66, 254,
        20, 227, 86, 62, 136, 146, 50, 219, 47, 246, 102, 145, 221, 149, 131, 38, 163, 235, 187, 8, 42, 61,
        75, 71, 124, 31, 253, 67
    ],
    c74_o11: [
        130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130,
        130, 130, 130, 130, 130, 130, 126, 130, 126, 130, 126, 130, 130, 130, 130, 130, 130, 130, 130, 130,
        130, 130, 130, 126, 130, 126, 130, 126
    ],
}, model=c74_model, name='max_pool_2d_explicit_padding_QUANT8_ASYMM_value_fused_activation_2_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_explicit_padding_QUANT8_ASYMM_tail_14
c75_i0 = Input('c75_i0', ('TENSOR_QUANT8_ASYMM', [4, 17, 2, 3], 0.25, 143))
c75_p1 = Int32Scalar('c75_p1', 1)
c75_p2 = Int32Scalar('c75_p2', 1)
c75_p3 = Int32Scalar('c75_p3', 0)
c75_p4 = Int32Scalar('c75_p4', 0)
c75_p5 = Int32Scalar('c75_p5', 1)
c75_p6 = Int32Scalar('c75_p6', 2)
c75_p7 = Int32Scalar('c75_p7', 2)
c75_p8 = Int32Scalar('c75_p8', 1)
c75_p9 = Int32Scalar('c75_p9', 0)
c75_p10 = BoolScalar('c75_p10', True)
c75_o11 = Output('c75_o11', ('TENSOR_QUANT8_ASYMM', [4, 17, 1, 4], 0.25, 143))
c75_model = Model()
c75_model.AddOperand(c75_i0)
c75_model.AddOperand(c75_p1)
c75_model.AddOperand(c75_p2)
c75_model.AddOperand(c75_p3)
c75_model.AddOperand(c75_p4)
c75_model.AddOperand(c75_p5)
c75_model.AddOperand(c75_p6)
c75_model.AddOperand(c75_p7)
c75_model.AddOperand(c75_p8)
c75_model.AddOperand(c75_p9)
c75_model.AddOperand(c75_p10)
c75_model.AddOperand(c75_o11)
c75_model.Operation('MAX_POOL_2D', c75_i0, c75_p1, c75_p2, c75_p3, c75_p4, c75_p5, c75_p6, c75_p7, c75_p8, c75_p9, c75_p10).To(c75_o11)
c75_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c75_i0: [
        183, 225, 169, 148, 209, 123, 87, 51, 91, 178, 26, 74, 218, 101, 147, 31, 150, 24, 191, 46, 112, 128,
        54, 71, 226, 177, 173, 55, 80, 126, 50, 122, 199, 121, 202, 129, 181, 9, 52, 77, 107, 38, 0, 243, 250,
        254, 242, 21, 22, 162, 167, 134, 143, 14, 97, 149, 251, 188, 172, 249, 235, 159, 246, 157, 113, 2,
        186, 154, 39, 43, 45, 163, 219, 239, 15, 130, 72, 118, 248, 6, 41, 228, 84, 70, 68, 4, 217, 131, 196,
        227, 233, 47, 12, 214, 92, 138, 67, 182, 140, 133, 155, 100, 96, 206, 205, 125, 244, 25, 17, 194, 220,
        32, 88, 10, 237, 116, 161, 83, 141, 171, 111, 62, 180, 60, 187, 190, 230, 8, 114, 66, 135, 78, 59, 89,
        20, 142, 79, 208, 58, 85, 120, 69, 110, 136, 44, 81, 170, 210, 247, 144, 3, 109, 124, 212, 104, 37,
        106, 223, 11, 166, 156, 94, 28, 231, 33, 49, 198, 36, 160, 117, 165, 211, 90, 53, 236, 203, 102, 184,
        7, 63, 174, 193, 105, 213, 48, 29, 245, 168, 146, 255, 99, 164, 176, 139, 13, 56, 216, 57, 27, 132,
        175, 153, 240, 82, 30, 1, 98, 221, 30, 201, 65, 75, 185, 177, 214, 205, 95, 151, 127, 135, 158, 65,
        34, 238, 64, 66, 68, 11, 61, 189, 18, 192, 28, 221, 201, 207, 224, 101, 170, 122, 103, 241, 93, 235,
        74, 100, 179, 115, 222, 53, 48, 249, 195, 23, 76, 149, 16, 73, 19, 145, 158, 82, 84, 185, 234, 204,
        137, 117, 199, 174, 197, 200, 253, 12, 254, 165, 152, 73, 16, 213, 59, 171, 108, 119, 252, 189, 155,
        225, 42, 5, 215, 191, 172, 220, 232, 40, 86, 105, 239, 152, 35, 229, 192, 181, 23, 93, 168, 194, 47,
        224, 6, 44, 64, 125, 245, 133, 41, 160, 188, 27, 200, 63, 146, 157, 217, 37, 126, 137, 103, 240, 186,
        234, 79, 120, 140, 142, 144, 154, 203, 5, 31, 119, 216, 88, 92, 69, 206, 141, 187, 8, 163, 198, 134,
        0, 98, 72, 40, 236, 151, 255, 124, 102, 127, 94, 162, 83, 210, 107, 164, 148, 130, 18, 128, 42, 219,
        230, 175, 38, 54, 89, 50, 19, 138, 15, 104, 145, 184, 33, 212, 108, 97, 110, 153, 202, 215, 176, 3,
        96, 4, 26, 52, 9, 207, 121, 231, 238, 39, 24
    ],
    c75_o11: [
        183, 225, 225, 169, 87, 87, 91, 91, 218, 218, 147, 147, 191, 191, 112, 112, 226, 226, 177, 173, 50,
        122, 199, 199, 181, 181, 52, 52, 0, 243, 250, 250, 22, 162, 167, 167, 97, 149, 251, 251, 235, 235,
        246, 246, 186, 186, 154, 39, 219, 239, 239, 15, 248, 248, 41, 41, 68, 68, 217, 217, 233, 233, 47, 12,
        67, 182, 182, 140, 96, 206, 206, 205, 17, 194, 220, 220, 237, 237, 161, 161, 111, 111, 180, 180, 230,
        230, 114, 114, 59, 89, 89, 20, 58, 85, 120, 120, 44, 81, 170, 170, 3, 109, 124, 124, 106, 223, 223,
        11, 28, 231, 231, 33, 160, 160, 165, 165, 236, 236, 203, 102, 174, 193, 193, 105, 245, 245, 168, 146,
        176, 176, 139, 13, 27, 132, 175, 175, 30, 30, 98, 98, 65, 75, 185, 185, 95, 151, 151, 127, 34, 238,
        238, 64, 61, 189, 189, 18, 201, 207, 224, 224, 103, 241, 241, 93, 179, 179, 222, 222, 195, 195, 76,
        76, 19, 145, 158, 158, 234, 234, 204, 137, 197, 200, 253, 253, 152, 152, 73, 16, 108, 119, 252, 252,
        42, 42, 215, 215, 232, 232, 86, 86, 35, 229, 229, 192, 168, 194, 194, 47, 64, 125, 245, 245, 188, 188,
        200, 200, 217, 217, 126, 126, 186, 234, 234, 79, 144, 154, 203, 203, 216, 216, 92, 92, 187, 187, 163,
        163, 98, 98, 72, 40, 124, 124, 127, 127, 210, 210, 164, 164, 128, 128, 219, 219, 54, 89, 89, 50, 104,
        145, 184, 184, 97, 110, 153, 153, 3, 96, 96, 4, 207, 207, 231, 231
    ],
}, model=c75_model, name='max_pool_2d_explicit_padding_QUANT8_ASYMM_tail_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_explicit_padding_QUANT8_ASYMM_SIGNED_mixed_15
c76_i0 = Input('c76_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4, 4, 3], 0.25, 127))
c76_p1 = Int32Scalar('c76_p1', 0)
c76_p2 = Int32Scalar('c76_p2', 1)
c76_p3 = Int32Scalar('c76_p3', 0)
c76_p4 = Int32Scalar('c76_p4', 1)
c76_p5 = Int32Scalar('c76_p5', 1)
c76_p6 = Int32Scalar('c76_p6', 1)
c76_p7 = Int32Scalar('c76_p7', 2)
c76_p8 = Int32Scalar('c76_p8', 2)
c76_p9 = Int32Scalar('c76_p9', 0)
c76_p10 = BoolScalar('c76_p10', True)
c76_o11 = Output('c76_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4, 4, 3], 0.25, 127))
c76_model = Model()
c76_model.AddOperand(c76_i0)
c76_model.AddOperand(c76_p1)
c76_model.AddOperand(c76_p2)
c76_model.AddOperand(c76_p3)
c76_model.AddOperand(c76_p4)
c76_model.AddOperand(c76_p5)
c76_model.AddOperand(c76_p6)
c76_model.AddOperand(c76_p7)
c76_model.AddOperand(c76_p8)
c76_model.AddOperand(c76_p9)
c76_model.AddOperand(c76_p10)
c76_model.AddOperand(c76_o11)
c76_model.Operation('MAX_POOL_2D', c76_i0, c76_p1, c76_p2, c76_p3, c76_p4, c76_p5, c76_p6, c76_p7, c76_p8, c76_p9, c76_p10).To(c76_o11)
c76_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c76_i0: [
        -38, 54, 92, 48, -58, 62, 77, 73, 41, -112, 86, 120, -43, 49, 56, -45, -102, 107, -93, 18, -36, 71,
        -4, 3, 37, 16, 99, -32, 47, -86, 42, 78, 85, 88, 6, -52, -17, -82, 14, 13, 2, 112, -7, 114, 123, -111,
        -100, 116, 29, -122, 109, -9, -78, -71, -79, 57, -24, 9, -72, 75, 22, -75, -54, -126, 26, 83, -108,
        -5, -77, -124, -44, 31, -70, 115, -127, -25, 7, -73, 53, -106, 125, 19, 126, -123, 27, -27, -37, -11,
        -57, -6, -33, 60, -10, 100, 89, 102, 34, -39, 64, -2, -114, -97, -92, 12, -60, 51, -40, -3, 39, 17,
        25, -66, -116, 80, -46, -18, 4, 43, 23, -68, -20, 110, 97, -15, 76, 8, -23, -85, -49, 67, -62, -94,
        -55, 94, -42, 0, -121, -115, 95, 20, 55, -21, 104, -8, -125, -110, 96, 105, 65, 15, 30, 90, -22, -41,
        -35, -90, 5, 50, 69, -113, -119, -103, -98, 124, 61, -80, 46, 40, 21, -26, -101, -51, 79, -69, 35, 82,
        -14, 58, -48, 11, -67, -53, 52, 111, 59, -88, 119, -81, -50, 74, 113, 1
    ],
    c76_o11: [
        54, 92, 92, 77, 73, 62, 86, 120, 120, 86, 120, 120, 49, 107, 107, 18, 107, 107, 71, 18, 3, 71, 3, 3,
        47, 99, 99, 78, 85, 85, 88, 85, 85, 88, 6, -52, 13, 112, 112, 114, 123, 123, 114, 123, 123, -100, 116,
        116, 29, 109, 109, 57, 57, -24, 57, 75, 75, 9, 75, 75, 26, 83, 83, 26, 83, 83, -5, 31, 31, -44, 31,
        31, 115, 115, -73, 53, 125, 125, 126, 126, 125, 126, 126, -123, 27, -6, -6, 60, 60, -6, 100, 102, 102,
        100, 102, 102, 34, 64, 64, 12, 12, -60, 51, 12, -3, 51, -3, -3, 39, 80, 80, -18, 80, 80, 43, 23, 4,
        43, 23, -68, 110, 110, 97, 76, 76, 8, 67, -49, -49, 67, -62, -94, 94, 94, -42, 95, 55, 55, 104, 104,
        55, 104, 104, -8, 105, 96, 96, 105, 90, 15, 90, 90, -22, -35, -35, -90, 50, 69, 69, 124, 124, 61, 124,
        124, 61, 46, 46, 40, 79, 79, -69, 82, 82, -14, 82, 82, 11, 58, 11, 11, 111, 59, 52, 119, 59, -50, 119,
        113, 1, 113, 113, 1
    ],
}, model=c76_model, name='max_pool_2d_explicit_padding_QUANT8_ASYMM_SIGNED_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_explicit_padding_QUANT8_ASYMM_SIGNED_mixed_16
c77_p0 = Parameter('c77_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 5, 5, 1], 0.1875, -128), [
        -123, -54, -14, -92, 29, 106, 101, 26, -88, 25, 92, -111, 93, -32, 55, 117, 73, -77, -104, -13, 58,
        20, -27, 56, 67, -84, -78, -86, -76, -36, 114, 57, -128, -28, 65, 50, 116, -20, 94, 6, -55, -44, -90,
        -107, 76, 13, -118, 42, 123, 5
    ])
c77_p1 = Int32Scalar('c77_p1', 1)
c77_p2 = Int32Scalar('c77_p2', 2)
c77_p3 = Int32Scalar('c77_p3', 2)
c77_p4 = Int32Scalar('c77_p4', 1)
c77_p5 = Int32Scalar('c77_p5', 2)
c77_p6 = Int32Scalar('c77_p6', 2)
c77_p7 = Int32Scalar('c77_p7', 3)
c77_p8 = Int32Scalar('c77_p8', 3)
c77_p9 = Int32Scalar('c77_p9', 1)
c77_o10 = Output('c77_o10', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 3, 1], 0.1875, -128))
c77_model = Model()
c77_model.AddOperand(c77_p0)
c77_model.AddOperand(c77_p1)
c77_model.AddOperand(c77_p2)
c77_model.AddOperand(c77_p3)
c77_model.AddOperand(c77_p4)
c77_model.AddOperand(c77_p5)
c77_model.AddOperand(c77_p6)
c77_model.AddOperand(c77_p7)
c77_model.AddOperand(c77_p8)
c77_model.AddOperand(c77_p9)
c77_model.AddOperand(c77_o10)
c77_model.Operation('MAX_POOL_2D', c77_p0, c77_p1, c77_p2, c77_p3, c77_p4, c77_p5, c77_p6, c77_p7, c77_p8, c77_p9).To(c77_o10)
c77_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c77_o10: [-54, -14, 29, 106, 101, 55, 117, 93, 67, -78, -76, -36, 116, 116, 94, 116, 123, 123],
}, model=c77_model, name='max_pool_2d_explicit_padding_QUANT8_ASYMM_SIGNED_mixed_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_explicit_padding_QUANT8_ASYMM_SIGNED_mixed_17
c78_i0 = Input('c78_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 6, 2], 0.1875, -3))
c78_p1 = Int32Scalar('c78_p1', 2)
c78_p2 = Int32Scalar('c78_p2', 0)
c78_p3 = Int32Scalar('c78_p3', 1)
c78_p4 = Int32Scalar('c78_p4', 1)
c78_p5 = Int32Scalar('c78_p5', 2)
c78_p6 = Int32Scalar('c78_p6', 2)
c78_p7 = Int32Scalar('c78_p7', 3)
c78_p8 = Int32Scalar('c78_p8', 2)
c78_p9 = Int32Scalar('c78_p9', 3)
c78_p10 = BoolScalar('c78_p10', False)
c78_o11 = Output('c78_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 3, 2], 0.1875, -3))
c78_model = Model()
c78_model.AddOperand(c78_i0)
c78_model.AddOperand(c78_p1)
c78_model.AddOperand(c78_p2)
c78_model.AddOperand(c78_p3)
c78_model.AddOperand(c78_p4)
c78_model.AddOperand(c78_p5)
c78_model.AddOperand(c78_p6)
c78_model.AddOperand(c78_p7)
c78_model.AddOperand(c78_p8)
c78_model.AddOperand(c78_p9)
c78_model.AddOperand(c78_p10)
c78_model.AddOperand(c78_o11)
c78_model.Operation('MAX_POOL_2D', c78_i0, c78_p1, c78_p2, c78_p3, c78_p4, c78_p5, c78_p6, c78_p7, c78_p8, c78_p9, c78_p10).To(c78_o11)
c78_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c78_i0: [
        -89, 77, -19, 5, 57, 46, 38, 7, -27, -92, 74, -1, 58, -74, -25, -82, 53, -58, 79, 28, -63, 66, 123,
        41, -123, -40, 51, -94, 99, 32, 29, -70, 121, -22, 35, 119, 87, -59, 10, 56, -46, -68, 54, 8, 34, 11,
        108, -128
    ],
    c78_o11: [-3, 29, 29, 29, 29, 29, 29, -3, 29, -3, 29, 29, -3, -3, 29, 29, 29, 29, 29, -3, 29, 29, 29, 11],
}, model=c78_model, name='max_pool_2d_explicit_padding_QUANT8_ASYMM_SIGNED_mixed_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_explicit_padding_QUANT8_ASYMM_SIGNED_value_fused_activation_2_18
c79_i0 = Input('c79_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 4, 5, 4], 0.375, 84))
c79_p1 = Int32Scalar('c79_p1', 0)
c79_p2 = Int32Scalar('c79_p2', 1)
c79_p3 = Int32Scalar('c79_p3', 0)
c79_p4 = Int32Scalar('c79_p4', 0)
c79_p5 = Int32Scalar('c79_p5', 1)
c79_p6 = Int32Scalar('c79_p6', 1)
c79_p7 = Int32Scalar('c79_p7', 3)
c79_p8 = Int32Scalar('c79_p8', 2)
c79_p9 = Int32Scalar('c79_p9', 2)
c79_p10 = BoolScalar('c79_p10', True)
c79_o11 = Output('c79_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 4, 4, 3], 0.375, 84))
c79_model = Model()
c79_model.AddOperand(c79_i0)
c79_model.AddOperand(c79_p1)
c79_model.AddOperand(c79_p2)
c79_model.AddOperand(c79_p3)
c79_model.AddOperand(c79_p4)
c79_model.AddOperand(c79_p5)
c79_model.AddOperand(c79_p6)
c79_model.AddOperand(c79_p7)
c79_model.AddOperand(c79_p8)
c79_model.AddOperand(c79_p9)
c79_model.AddOperand(c79_p10)
c79_model.AddOperand(c79_o11)
c79_model.Operation('MAX_POOL_2D', c79_i0, c79_p1, c79_p2, c79_p3, c79_p4, c79_p5, c79_p6, c79_p7, c79_p8, c79_p9, c79_p10).To(c79_o11)
c79_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c79_i0: [
        -24, -8, -80, -64, -65, 42, -73, 97, -50, 61, 38, -48, -108, -90, 112, -107, -95, 124, 9, -85, -30,
        -102, -79, 121, -41, 81, -18, -74, 98, -45, 63, 7, -46, -101, 34, 68, -91, -54, 37, 36, 52, 48, -51,
        46, -126, -82, -55, 50, -6, 43, 21, -81, 105, 35, -27, 74, 114, -4, -60, 13, -15, 99, -13, -71, 118,
        103, 100, 126, -120, 95, -66, -29, -98, -25, -97, -103, -86, 28, 115, 83, 75, -12, -31, 6, -68, -70,
        31, 16, -78, 72, -114, 25, 55, 47, 102, 94, 111, 70, -7, 5, 106, -20, 107, -9, 65, 86, -2, -113, 84,
        -94, 0, -127, -111, -59, -75, 22, -42, -109, -62, -72, -5, 109, 57, 108, 29, -44, 71, 62, 78, -37, 44,
        -76, -88, 127, 32, 60, -22, 90, 93, 66, -57, 80, -119, 101, -1, 122, -128, 27, -34, -63, 45, -84, -67,
        117, 18, -47, -89, -17, 15, -69, -56, 49, -110, 54, 76, 64, 119, -26, 91, 125, -96, -43, -35, 116, 96,
        12, -116, 30, -21, 39, -92, -52, 20, 59, 113, 104, -11, 23, 3, 8, 123, -14, -36, 11, -38, -123, 69,
        58, 110, -58, -49, 85, -115, 53, -40, 92, 56, -23, -83, -121, 14, 17, -53, 1, 4, -93, -99, -124, -118,
        -10, 87, 33, -77, -100, -106, -87, -16, 26, -105, -33, -28, -117, -104, 79, 40, -19, 19, 2, -3, 73
    ],
    c79_o11: [
        81, 87, 87, 81, 87, 87, 87, 87, 87, 87, 87, 87, 81, 87, 87, 87, 81, 81, 87, 81, 81, 81, 81, 81, 81,
        81, 81, 81, 81, 81, 87, 81, 81, 87, 81, 81, 87, 87, 87, 87, 87, 87, 87, 87, 81, 87, 87, 87, 81, 81,
        81, 81, 81, 81, 87, 87, 87, 87, 87, 87, 87, 87, 87, 86, 86, 81, 84, 81, 81, 81, 81, 81, 87, 87, 87,
        81, 81, 81, 87, 87, 81, 87, 87, 87, 87, 87, 87, 87, 87, 81, 87, 87, 81, 87, 87, 81, 87, 87, 87, 87,
        87, 87, 87, 87, 87, 87, 87, 87, 87, 87, 81, 87, 87, 87, 87, 87, 87, 87, 87, 87, 87, 87, 81, 87, 87,
        81, 81, 81, 81, 81, 81, 81, 87, 81, 81, 81, 81, 81, 81, 81, 81, 81, 81, 81
    ],
}, model=c79_model, name='max_pool_2d_explicit_padding_QUANT8_ASYMM_SIGNED_value_fused_activation_2_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_explicit_padding_QUANT8_ASYMM_SIGNED_tail_19
c80_i0 = Input('c80_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3, 4, 17], 0.25, 74))
c80_p1 = Int32Scalar('c80_p1', 1)
c80_p2 = Int32Scalar('c80_p2', 1)
c80_p3 = Int32Scalar('c80_p3', 0)
c80_p4 = Int32Scalar('c80_p4', 0)
c80_p5 = Int32Scalar('c80_p5', 2)
c80_p6 = Int32Scalar('c80_p6', 1)
c80_p7 = Int32Scalar('c80_p7', 2)
c80_p8 = Int32Scalar('c80_p8', 2)
c80_p9 = Int32Scalar('c80_p9', 3)
c80_p10 = BoolScalar('c80_p10', False)
c80_o11 = Output('c80_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2, 3, 17], 0.25, 74))
c80_model = Model()
c80_model.AddOperand(c80_i0)
c80_model.AddOperand(c80_p1)
c80_model.AddOperand(c80_p2)
c80_model.AddOperand(c80_p3)
c80_model.AddOperand(c80_p4)
c80_model.AddOperand(c80_p5)
c80_model.AddOperand(c80_p6)
c80_model.AddOperand(c80_p7)
c80_model.AddOperand(c80_p8)
c80_model.AddOperand(c80_p9)
c80_model.AddOperand(c80_p10)
c80_model.AddOperand(c80_o11)
c80_model.Operation('MAX_POOL_2D', c80_i0, c80_p1, c80_p2, c80_p3, c80_p4, c80_p5, c80_p6, c80_p7, c80_p8, c80_p9, c80_p10).To(c80_o11)
c80_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c80_i0: [
        -109, -62, -125, -29, -33, -23, -35, -31, 22, -53, 116, 1, 28, -82, -91, 36, 50, -18, -42, 63, -87,
        119, -24, 117, 91, 89, 111, 31, -66, -1, 110, 84, -54, -68, 109, 98, 78, 112, 17, -101, -102, -47,
        -13, -17, -127, 10, -71, 20, 13, -59, -14, 97, 87, -118, 80, 25, -4, -123, -45, 15, -96, -116, -64, 3,
        -22, 76, -124, -119, 11, -110, -39, 96, -76, -108, -128, -49, -11, -26, -106, 59, 95, 68, 83, 49, 33,
        37, -20, 34, -28, 46, -78, -69, 79, 126, 52, -93, -52, 107, 0, -8, -37, 122, -57, 23, 72, 7, 103, -79,
        -2, 60, -95, -19, 113, 38, -10, 48, 27, 6, 70, 67, 21, 93, -98, 39, 53, 106, 56, 100, -114, 43, 125,
        127, 24, -32, 40, 54, 58, -83, 118, 57, 16, -44, 81, -111, 19, 2, 42, -3, -43, 51, -15, 90, -72, 85,
        74, 121, -104, 123, -88, -50, 115, 88, 29, -99, 5, -7, 55, -65, 82, 26, -46, 32, -58, -61, -75, -94,
        -6, 66, 69, -126, -63, -38, 105, -21, -97, -105, 44, 108, 18, -120, 9, -122, 102, 61, -86, 8, 62, 92,
        86, -89, -103, -5, -36, -70, 73, -34, -85, 94, 77, -30, -55, 14, -27, 71, -117, -41, -56, 35, -48,
        -60, -77, -73, -16, 120, 114, -80, 4, -81, 64, -115, 41, -121, -51, -25, 12, 47, -12, 75, 124, -112,
        101, -92, 99, 30, -107, 45, -9, -74, -67, 65, -100, 104, -84, -40, -113, -90, -4, 29, -35, 51, -41,
        39, -24, 71, 46, 57, 37, -102, -69, -23, 121, 8, -100, 110, -92, 75, 42, 78, -1, -112, 23, -19, 43, 0,
        -46, -97, 58, 127, -13, 122, 48, 13, -104, -11, 118, 108, -114, -99, -51, 68, -16, -25, -49, -88, 88,
        -81, -58, 105, 26, 44, 15, -110, -36, 125, 81, 12, -45, -34, -14, -5, -6, 25, -31, 65, 98, 1, 95, -89,
        40, -54, -40, 9, -21, -122, 74, -105, 111, 119, -65, -22, 92, -9, -3, 36, 115, 18, 28, 52, -18, -91,
        -80, -66, -38, -101, 16, -56, 53, 102, -107, -90, -8, -32, 63, 32, 104, 107, -17, 11, 86, -62, 120,
        -86, -20, -57, -119, -39, -123, -82, 60, 3, -72, -73, 94, 84, -33, -93, -68, 33, -75, -27, -71, -76,
        -52, 21, -43, -126, -37, 5, -55, -77, -109, 116, 10, -113, 100, -94, -111, 41, -74, 79, 89, 117, 27,
        -50, -79, -118, -96, -59, 93, 34, -60, 4, 113, -98, 6, 24, -10, 82, -87, 50, -26, 91, -85, -44, -28,
        126, -70, 99, 49, 59, 76, -125, 103, 62, 97, 64, 70, -30, 14, -2, 87, -115, -83, 90, 22, 55, -64, -15,
        -61, 96, -12, -47, 38, 7, 114, -124, 67, -127, 106, 124, -120, -128, -106, -84, 35, -48, -103, 2, 80,
        73, -108, 31, 47, 112, 109, -78, 56, 72, -7, 20, -116, -63, 66, 45, 123, -42, 85, 17, 101, 19, 69,
        -121, -67, 77, -117, -53, -95, 30, 54, 61, 83, -29, 110, -14, 123, -80, 92, -77, -88, 100, 98, -93,
        89, 121, 62, 40, -34, -50, -70, 20, 106, 32, 41, -24, -119, -127, -40, -116, -81, -42, -95, -22, 83,
        38, -16, -55, 101, -71, 29, 31, 35, -126, 103, 2, 97, -74, 105, 109, -25, 96, 61, 24, -111, 18, 90,
        -72, -84, 85, -83, 47, -27, -17, 78, -18, -41, 50, -59, -46, 104, 80, -21, -90, -82, 63, 22, -123, 51,
        -92, 84, -39, -54, -97, 74, 114, -28, 15, -99, -107, 86, -43, 54, 7, -75, 19, 116, 119, 88, 28, 46,
        107, 44, 68, -89, 26, -76, 75, -38, -23, 13, 65, 72, 5, 43, -13, -79, 23, -124, -19, -30, 112, 124,
        -114, -3, 77, -120, 49, 82, 58, 127, -35, -73, -106, -47, 79, -57, -110, 4, 94, 66, 99, 6, 33, 16,
        -48, -44, -98, -61, 59, 87, -20, -5, 11, 69, 64, -11, -15, 70, 34, -37, 1, -122, 57, -121, -9, -66,
        117, -36, 111, -118, 37, -7, 102, -68, -49, 67, -69, -78, -53, 115, 122, -100, -115, 93, 55, -108, 3,
        42, -101, 53, -94, -56, 126, 95, -45, -67, 52, 81, -51, -32, -125, -102, 39, -85, -63, 25, 45, 118,
        73, -33, 125, -103, -4, -2, -58, -52, -6, -87, 8, -113, 27, 10, -60, -29, 120, -12, 76, 56, -10, 9,
        12, -31, -117, -8, -104, 36, -86, -26, 91, -91, 48, -96, -1, -112, 21, 113, -64, 60, 71, 0, -109, 14,
        -62, -65, -105, -128, 17, 108, 30, 66, 0, 70, 119, 51, 38, -83, 44, -46, -3, -45, -8, 17, -113, -80,
        72, -55, 102, 8, 24, 39, 111, 57, -16, -13, -14, 118, 23, -11, 21, 121, 87, 94, 89, -54, 13, -102,
        -43, -73, -105, 16, -32, 115, -75, 78, 48, 26, 77
    ],
    c80_o11: [
        74, 74, 74, 96, 74, 74, 74, 74, 74, 74, 98, 74, 95, 74, 83, 74, 74, 98, 98, 78, 98, 98, 74, 98, 91,
        98, 98, 98, 74, 98, 98, 84, 74, 98, 97, 87, 93, 80, 74, 74, 98, 74, 98, 74, 74, 98, 98, 74, 76, 74,
        74, 74, 74, 98, 96, 74, 74, 81, 74, 74, 74, 74, 74, 95, 74, 83, 90, 74, 85, 74, 98, 74, 98, 74, 74,
        98, 98, 74, 98, 74, 98, 74, 74, 82, 98, 98, 74, 93, 74, 74, 98, 98, 74, 98, 74, 92, 98, 98, 74, 74,
        74, 74, 74, 98, 74, 94, 77, 78, 74, 74, 74, 74, 74, 74, 74, 74, 74, 98, 74, 98, 98, 98, 98, 98, 98,
        98, 98, 81, 74, 74, 74, 74, 98, 74, 88, 75, 74, 98, 74, 95, 74, 74, 74, 74, 74, 74, 74, 74, 74, 98,
        98, 98, 74, 92, 98, 74, 75, 98, 78, 74, 74, 74, 74, 74, 74, 74, 74, 74, 98, 74, 98, 98, 74, 74, 74,
        98, 98, 98, 98, 84, 74, 86, 74, 98, 74, 88, 74, 74, 98, 74, 95, 74, 74, 74, 74, 74, 74, 98, 74, 74,
        98, 98, 74, 74, 74, 79, 89, 98, 74, 74, 74, 98, 98, 74, 93, 74, 74, 74, 98, 74, 74, 98, 98, 98, 85,
        98, 98, 92, 74, 87, 98, 98, 90, 98, 98, 74, 76, 74, 96, 74, 74, 98, 74, 98, 74, 74, 74, 98, 98, 74,
        74, 74, 74, 83, 74, 74, 74, 98, 74, 74, 74, 74, 98, 98, 74, 97, 74, 98, 98, 74, 96, 74, 98, 98, 98,
        90, 98, 98, 92, 74, 74, 98, 98, 78, 89, 98, 74, 98, 74, 74, 74, 74, 98, 74, 74, 74, 74, 74, 98, 98,
        88, 74, 74, 98, 83, 74, 74, 98, 74, 75, 74, 74, 74, 74, 98, 98, 74, 74, 93, 74, 74, 74, 74, 98, 98,
        98, 98, 98, 98, 74, 82, 74, 98, 74, 74, 87, 74, 79, 74, 74, 74, 74, 98, 74, 76, 74, 74, 74, 74, 74,
        74, 74, 98, 74, 98, 74, 91, 74, 98, 74, 74, 74, 74, 98, 74, 98, 98, 74, 74, 93, 74, 74, 74, 74, 74,
        98, 98, 98, 98, 98, 98, 98, 74, 81, 74, 74, 98, 74, 74, 74, 98, 87, 94, 98, 74, 76, 74, 74, 74, 74,
        74, 74, 98, 74, 78, 74, 74, 91
    ],
}, model=c80_model, name='max_pool_2d_explicit_padding_QUANT8_ASYMM_SIGNED_tail_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_implicit_padding_FLOAT32_mixed_20
c81_i0 = Input('c81_i0', ('TENSOR_FLOAT32', [4, 4, 1, 3]))
c81_p1 = Int32Scalar('c81_p1', 2)
c81_p2 = Int32Scalar('c81_p2', 2)
c81_p3 = Int32Scalar('c81_p3', 2)
c81_p4 = Int32Scalar('c81_p4', 3)
c81_p5 = Int32Scalar('c81_p5', 1)
c81_p6 = Int32Scalar('c81_p6', 2)
c81_p7 = BoolScalar('c81_p7', True)
c81_o8 = Output('c81_o8', ('TENSOR_FLOAT32', [4, 4, 1, 1]))
c81_model = Model()
c81_model.AddOperand(c81_i0)
c81_model.AddOperand(c81_p1)
c81_model.AddOperand(c81_p2)
c81_model.AddOperand(c81_p3)
c81_model.AddOperand(c81_p4)
c81_model.AddOperand(c81_p5)
c81_model.AddOperand(c81_p6)
c81_model.AddOperand(c81_p7)
c81_model.AddOperand(c81_o8)
c81_model.Operation('MAX_POOL_2D', c81_i0, c81_p1, c81_p2, c81_p3, c81_p4, c81_p5, c81_p6, c81_p7).To(c81_o8)
c81_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c81_i0: [
        0.75, 3.0, -0.375, -2.625, 0.875, 1.0, -1.25, -2.375, -1.875, 2.5, -0.25, 0.0, 0.125, -1.5, 2.75,
        2.625, 0.375, 1.875, -0.875, 2.125, 1.75, -0.5, 0.625, -1.75, -1.375, -2.75, 2.0, -2.5, 1.625, 1.375,
        -0.75, -1.0, -2.0, 2.25, 2.375, 1.5, 1.25, -2.125, -3.0, 0.5, -2.875, 2.875, -1.125, -0.125, 0.25,
        -1.625, 1.125, -2.25
    ],
    c81_o8: [1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 0.625, 1.0, 1.0, -0.75, 1.0, 1.0, 1.0, 0.25, 1.0],
}, model=c81_model, name='max_pool_2d_implicit_padding_FLOAT32_mixed_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_implicit_padding_FLOAT32_mixed_21
c82_p0 = Parameter('c82_p0', ('TENSOR_FLOAT32', [1, 2, 4, 1]), [-0.625, -2.25, -1.25, -2.125, -1.375, 1.75, 2.625, 1.125])
c82_p1 = Int32Scalar('c82_p1', 1)
c82_p2 = Int32Scalar('c82_p2', 1)
c82_p3 = Int32Scalar('c82_p3', 1)
c82_p4 = Int32Scalar('c82_p4', 2)
c82_p5 = Int32Scalar('c82_p5', 2)
c82_p6 = Int32Scalar('c82_p6', 1)
c82_o7 = Output('c82_o7', ('TENSOR_FLOAT32', [1, 2, 4, 1]))
c82_model = Model()
c82_model.AddOperand(c82_p0)
c82_model.AddOperand(c82_p1)
c82_model.AddOperand(c82_p2)
c82_model.AddOperand(c82_p3)
c82_model.AddOperand(c82_p4)
c82_model.AddOperand(c82_p5)
c82_model.AddOperand(c82_p6)
c82_model.AddOperand(c82_o7)
c82_model.Operation('MAX_POOL_2D', c82_p0, c82_p1, c82_p2, c82_p3, c82_p4, c82_p5, c82_p6).To(c82_o7)
c82_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c82_o7: [1.75, 2.625, 2.625, 1.125, 1.75, 2.625, 2.625, 1.125],
}, model=c82_model, name='max_pool_2d_implicit_padding_FLOAT32_mixed_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_implicit_padding_FLOAT32_mixed_22
c83_i0 = Input('c83_i0', ('TENSOR_FLOAT32', [4, 3, 4, 2]))
c83_p1 = Int32Scalar('c83_p1', 1)
c83_p2 = Int32Scalar('c83_p2', 1)
c83_p3 = Int32Scalar('c83_p3', 1)
c83_p4 = Int32Scalar('c83_p4', 1)
c83_p5 = Int32Scalar('c83_p5', 3)
c83_p6 = Int32Scalar('c83_p6', 3)
c83_p7 = BoolScalar('c83_p7', False)
c83_o8 = Output('c83_o8', ('TENSOR_FLOAT32', [4, 3, 4, 2]))
c83_model = Model()
c83_model.AddOperand(c83_i0)
c83_model.AddOperand(c83_p1)
c83_model.AddOperand(c83_p2)
c83_model.AddOperand(c83_p3)
c83_model.AddOperand(c83_p4)
c83_model.AddOperand(c83_p5)
c83_model.AddOperand(c83_p6)
c83_model.AddOperand(c83_p7)
c83_model.AddOperand(c83_o8)
c83_model.Operation('MAX_POOL_2D', c83_i0, c83_p1, c83_p2, c83_p3, c83_p4, c83_p5, c83_p6, c83_p7).To(c83_o8)
c83_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c83_i0: [
        -2.375, 1.875, 1.0, 2.75, -1.25, 0.125, 0.625, 1.375, -1.375, -2.25, 0.875, -2.125, -1.0, -0.875,
        -0.5, -1.625, -2.5, 0.0, 0.25, 2.625, -2.0, -2.625, -0.125, -0.625, -1.5, 2.375, 0.375, 0.5, -0.25,
        -0.375, -2.875, 1.75, 2.875, 1.25, 0.75, 2.25, 1.5, -0.75, -1.125, 1.625, 2.125, 1.125, -1.875, 2.5,
        -2.75, -3.0, 2.0, -1.75, 3.0, 0.25, 2.375, 1.875, 2.75, -0.875, 2.625, -0.375, -0.125, 0.0, 2.125,
        -1.875, -2.375, -1.25, 3.0, 1.75, 0.75, -3.0, 2.875, 0.375, 0.125, 1.375, 0.625, -2.625, 1.5, -2.75,
        -1.75, -2.875, -1.125, -0.625, 2.0, -2.0, -1.625, -2.25, -0.25, 0.875, 1.125, -1.0, 1.625, -1.5, 1.25,
        1.0, -0.5, 2.5, -1.375, -0.75, -2.125, -2.5
    ],
    c83_o8: [
        0.0, 1.875, 1.0, 2.75, 0.0, 0.125, 0.625, 1.375, 0.0, 1.875, 1.0, 2.75, 0.0, 0.125, 0.625, 1.375, 0.0,
        0.0, 0.875, 2.625, 0.0, 0.0, 0.0, 0.0, 2.875, 2.375, 0.75, 2.25, 1.5, 0.0, 0.0, 1.75, 2.875, 2.375,
        0.75, 2.5, 1.5, 0.0, 2.0, 1.75, 2.875, 1.25, 0.75, 2.5, 1.5, 0.0, 2.0, 1.625, 3.0, 0.25, 2.375, 1.875,
        2.75, 0.0, 3.0, 1.75, 3.0, 0.25, 2.875, 1.875, 2.75, 1.375, 3.0, 1.75, 0.75, 0.0, 2.875, 0.375, 0.125,
        1.375, 3.0, 1.75, 1.5, 0.0, 0.0, 0.875, 1.125, 0.0, 2.0, 0.0, 1.5, 1.0, 0.0, 2.5, 1.125, 0.0, 2.0,
        0.0, 1.25, 1.0, 0.0, 2.5, 1.125, 0.0, 1.625, 0.0
    ],
}, model=c83_model, name='max_pool_2d_implicit_padding_FLOAT32_mixed_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_implicit_padding_FLOAT32_value_fused_activation_0_23
c84_i0 = Input('c84_i0', ('TENSOR_FLOAT32', [1, 4, 2, 3]))
c84_p1 = Int32Scalar('c84_p1', 1)
c84_p2 = Int32Scalar('c84_p2', 2)
c84_p3 = Int32Scalar('c84_p3', 1)
c84_p4 = Int32Scalar('c84_p4', 1)
c84_p5 = Int32Scalar('c84_p5', 1)
c84_p6 = Int32Scalar('c84_p6', 0)
c84_p7 = BoolScalar('c84_p7', True)
c84_o8 = Output('c84_o8', ('TENSOR_FLOAT32', [1, 4, 2, 2]))
c84_model = Model()
c84_model.AddOperand(c84_i0)
c84_model.AddOperand(c84_p1)
c84_model.AddOperand(c84_p2)
c84_model.AddOperand(c84_p3)
c84_model.AddOperand(c84_p4)
c84_model.AddOperand(c84_p5)
c84_model.AddOperand(c84_p6)
c84_model.AddOperand(c84_p7)
c84_model.AddOperand(c84_o8)
c84_model.Operation('MAX_POOL_2D', c84_i0, c84_p1, c84_p2, c84_p3, c84_p4, c84_p5, c84_p6, c84_p7).To(c84_o8)
c84_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c84_i0: [
        -3.0, -1.5, 0.25, -0.75, -0.625, -0.875, -2.75, 2.0, -2.125, -1.375, 0.0, 2.625, 0.625, -2.0, -2.375,
        1.875, 1.375, 1.0, 0.875, 1.5, -1.25, -2.625, 0.125, 1.125
    ],
    c84_o8: [
        -3.0, 0.25, -0.75, -0.875, -2.75, -2.125, -1.375, 2.625, 0.625, -2.375, 1.875, 1.0, 0.875, -1.25,
        -2.625, 1.125
    ],
}, model=c84_model, name='max_pool_2d_implicit_padding_FLOAT32_value_fused_activation_0_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_implicit_padding_FLOAT32_tail_24
c85_i0 = Input('c85_i0', ('TENSOR_FLOAT32', [3, 17, 3, 3]))
c85_p1 = Int32Scalar('c85_p1', 2)
c85_p2 = Int32Scalar('c85_p2', 2)
c85_p3 = Int32Scalar('c85_p3', 2)
c85_p4 = Int32Scalar('c85_p4', 3)
c85_p5 = Int32Scalar('c85_p5', 3)
c85_p6 = Int32Scalar('c85_p6', 0)
c85_p7 = BoolScalar('c85_p7', True)
c85_o8 = Output('c85_o8', ('TENSOR_FLOAT32', [3, 17, 1, 1]))
c85_model = Model()
c85_model.AddOperand(c85_i0)
c85_model.AddOperand(c85_p1)
c85_model.AddOperand(c85_p2)
c85_model.AddOperand(c85_p3)
c85_model.AddOperand(c85_p4)
c85_model.AddOperand(c85_p5)
c85_model.AddOperand(c85_p6)
c85_model.AddOperand(c85_p7)
c85_model.AddOperand(c85_o8)
c85_model.Operation('MAX_POOL_2D', c85_i0, c85_p1, c85_p2, c85_p3, c85_p4, c85_p5, c85_p6, c85_p7).To(c85_o8)
c85_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c85_i0: [
        0.0, -1.375, 2.0, -2.25, -0.75, -2.0, 2.625, 1.625, -0.875, 0.625, 1.125, 0.125, -0.375, -2.625,
        -0.25, 0.375, 2.0, 1.0, -0.25, 2.875, -2.25, 2.125, 2.75, 2.875, 0.25, -1.625, -2.125, 0.25, 2.25,
        -0.375, -1.75, 0.5, -1.875, -2.5, -2.625, 0.75, 2.5, 1.625, 2.375, -2.375, 0.625, -1.125, 1.125, -2.0,
        1.875, -1.125, -2.0, 1.375, 0.0, 3.0, -3.0, -1.375, 0.875, 0.625, -1.75, -0.125, -2.125, -0.5, -2.125,
        -0.125, 0.0, 2.25, -1.5, -1.0, 2.625, -3.0, 0.125, 2.375, 1.25, 3.0, 0.5, -0.75, -2.75, 1.25, -2.625,
        2.625, 0.375, 2.5, -1.75, -1.25, -1.875, -2.375, 0.75, 3.0, -2.875, 1.75, -1.0, 0.125, 2.375, -0.375,
        -1.875, 1.0, 0.875, 1.5, 1.625, 1.0, -0.25, -2.875, 1.375, -0.875, -1.5, 2.75, -0.875, 1.375, 0.25,
        -3.0, 2.125, -1.75, 1.875, -0.75, 2.125, 2.0, -1.375, 1.875, -0.625, 2.75, -1.375, -2.875, -0.5,
        -1.625, 1.125, -2.5, -1.0, -0.5, 1.5, -0.25, -0.625, -1.25, 0.5, -0.625, 0.75, -2.375, 2.875, -2.25,
        -0.875, 1.5, -2.5, 0.875, 2.25, -2.75, -1.125, 2.5, 1.75, -0.75, 0.375, 1.75, -1.25, -1.625, -1.5,
        1.25, -2.75, -0.125, 0.375, 1.25, -0.375, 2.75, 2.5, -0.875, -2.0, 1.625, -1.0, 2.75, 2.875, 1.125,
        0.125, -1.25, -0.5, 1.375, 2.375, 2.0, 1.0, 1.625, -2.375, 1.375, -1.125, 2.75, 2.625, 0.875, -0.5,
        0.75, -2.75, -1.125, 0.625, -1.625, 0.75, -2.75, -0.125, -1.5, 1.875, 2.625, -2.625, -0.5, 1.875,
        -1.5, -0.375, 2.125, -2.625, 1.25, 2.125, -2.875, -3.0, -2.125, -2.25, -1.0, -0.75, -0.375, 2.625,
        1.75, 0.75, -0.625, -0.25, -2.375, -1.375, -2.0, 2.5, -0.375, 1.0, -0.125, -2.25, 0.375, 0.875, 0.25,
        -1.875, 0.5, -2.375, 0.875, -1.5, 0.0, 0.25, 2.0, 1.375, 1.125, -1.625, 1.125, 2.375, -1.625, -1.875,
        0.125, 1.75, 0.0, 0.125, -0.25, -1.625, 2.0, 2.25, 0.625, -2.625, 0.0, -1.25, -2.75, -1.375, 1.625,
        0.5, -2.5, -0.125, -2.875, -0.75, -2.25, 1.75, 2.625, -1.375, -1.25, 0.25, 2.25, 1.5, 1.625, -1.75,
        1.5, -2.375, 3.0, 2.5, 1.875, 2.125, -3.0, 2.875, 2.875, -0.875, 0.375, 0.5, -2.125, -1.0, 1.25,
        -0.625, -1.75, 0.625, -1.125, 2.25, 0.75, 1.5, 3.0, 0.5, 3.0, 2.375, 3.0, -3.0, -2.125, 2.75, -2.0,
        -1.875, 1.125, -2.5, 1.0, -2.5, -0.625, -2.875, 1.5, 0.125, -1.75, -0.625, -0.875, 3.0, -2.375, -3.0,
        3.0, -1.125, 0.0, -1.125, -0.125, -2.5, -1.625, 0.875, 1.25, 1.125, -0.625, -2.875, -0.5, -0.75,
        1.625, 0.25, 0.625, 0.0, 1.875, -1.375, -0.875, -3.0, 2.625, 1.125, 0.375, -2.25, -1.75, 1.5, 2.75,
        2.125, 1.875, 2.75, 2.875, 1.0, -1.25, -2.5, 0.125, 0.0, -1.25, 2.875, -1.875, -0.25, 1.875, -0.625,
        2.875, 2.375, -2.25, 1.0, 0.375, -0.375, -0.125, -1.75, 0.75, 0.5, 2.125, -0.125, 2.5, -1.5, 1.25,
        2.5, -1.375, 2.75, -1.0, -0.5, -0.5, 0.625, 2.375, 1.375, -0.5, 0.875, -2.625, 1.75, 2.25, 2.5, -0.25,
        -1.0, 0.625, -1.125, -1.25, -1.375, -0.75, 2.5, 1.625, 0.25, 1.75, -2.25, 2.125, 0.75, -0.875, 1.625,
        -0.25, 1.0, -2.75, -2.0, -1.0, 0.5, 2.375, 0.25, -2.875, -0.375, -2.125, 2.0, 1.375, 0.125, -2.75,
        -0.625, -1.625, 2.625, 0.375, 0.75, -2.625, -2.5, 1.5, -2.0, -3.0, -1.5, -1.875, -2.0, -2.5, -1.875,
        1.25, -0.75, -2.875, 2.25, 1.375, -2.75, -1.125, -1.5, -2.125, 2.25, 0.0, 1.75, 2.0, -0.125, 2.0,
        -2.375, 1.875, -2.25, 0.875, -2.625, -2.125, -1.5, -2.125, 1.0, 2.375, -1.75
    ],
    c85_o8: [
        2.625, 2.0, 2.875, 2.25, 2.5, 3.0, 2.25, 3.0, 2.625, 3.0, 1.625, 2.75, 2.75, 1.5, 2.875, 2.5, 1.75,
        2.75, 2.875, 2.75, 1.875, 2.625, 2.625, 2.5, 1.0, 2.0, 2.375, 2.25, 2.625, 3.0, 2.875, 2.25, 3.0, 1.5,
        3.0, 1.25, 1.875, 2.75, 2.875, 2.875, 2.125, 2.75, 2.5, 2.5, 2.125, 2.375, 2.625, 1.5, 2.25, 2.25,
        2.375
    ],
}, model=c85_model, name='max_pool_2d_implicit_padding_FLOAT32_tail_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_implicit_padding_FLOAT16_mixed_25
c86_i0 = Input('c86_i0', ('TENSOR_FLOAT16', [3, 1, 4, 4]))
c86_p1 = Int32Scalar('c86_p1', 1)
c86_p2 = Int32Scalar('c86_p2', 2)
c86_p3 = Int32Scalar('c86_p3', 2)
c86_p4 = Int32Scalar('c86_p4', 3)
c86_p5 = Int32Scalar('c86_p5', 1)
c86_p6 = Int32Scalar('c86_p6', 0)
c86_o7 = Output('c86_o7', ('TENSOR_FLOAT16', [3, 1, 2, 4]))
c86_model = Model()
c86_model.AddOperand(c86_i0)
c86_model.AddOperand(c86_p1)
c86_model.AddOperand(c86_p2)
c86_model.AddOperand(c86_p3)
c86_model.AddOperand(c86_p4)
c86_model.AddOperand(c86_p5)
c86_model.AddOperand(c86_p6)
c86_model.AddOperand(c86_o7)
c86_model.Operation('MAX_POOL_2D', c86_i0, c86_p1, c86_p2, c86_p3, c86_p4, c86_p5, c86_p6).To(c86_o7)
c86_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c86_i0: [
        -0.5, -3.0, 1.125, -2.25, -0.25, -2.375, -2.625, -2.125, 1.625, -1.5, -0.625, -2.0, 2.375, 1.375,
        0.875, 2.5, 1.0, -1.375, 2.125, 0.25, 0.125, 2.875, 1.875, 2.75, 0.625, 1.5, 3.0, 1.75, 0.375, -1.0,
        -1.25, 2.25, -1.875, 0.75, -2.875, 2.625, 2.0, -0.125, 1.25, -1.75, -2.5, -0.75, 0.0, -1.625, 0.5,
        -2.75, -0.875, -1.125
    ],
    c86_o7: [
        1.625, -1.5, 1.125, -2.0, 2.375, 1.375, 0.875, 2.5, 1.0, 2.875, 3.0, 2.75, 0.625, 1.5, 3.0, 2.25, 2.0,
        0.75, 1.25, 2.625, 0.5, -0.75, 0.0, -1.125
    ],
}, model=c86_model, name='max_pool_2d_implicit_padding_FLOAT16_mixed_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_implicit_padding_FLOAT16_mixed_26
c87_p0 = Parameter('c87_p0', ('TENSOR_FLOAT16', [4, 4, 2, 4]), [
        1.625, -2.5, -0.875, 0.875, -2.875, 2.125, -0.5, -0.625, -2.625, 1.0, 1.375, 1.25, 2.0, 0.25, 1.125,
        0.5, 0.625, -0.125, -1.75, 0.375, 2.75, 3.0, -1.125, -2.25, -1.625, -2.125, -1.875, -0.375, 2.625,
        -0.75, -1.375, 2.5, -2.75, -2.0, 0.75, -3.0, 1.875, 1.125, 1.5, 1.25, 0.0, -1.25, 2.875, -1.0, -2.375,
        -0.75, -1.0, -2.5, 1.75, 2.375, 2.25, 1.5, 2.125, -2.75, 2.625, -0.875, -1.5, -0.25, 0.125, -2.375,
        1.625, 0.5, -2.25, 2.5, 0.25, 2.375, -0.5, -0.25, -0.375, -1.75, -1.125, -2.0, 0.0, 0.75, 1.0, -1.875,
        -2.875, 0.875, -0.125, 0.625, 1.875, 0.125, -3.0, 0.375, 2.75, -2.625, -1.25, -1.5, 3.0, 1.375, 1.75,
        -2.125, 2.875, -0.625, 2.0, -1.375, 2.25, 2.0, 0.125, 1.75, 2.5, -1.125, 0.625, -1.0, -1.625, -1.5,
        1.625, -2.625, 2.75, 1.0, -2.0, 0.375, -0.375, -1.25, -2.375, -1.625, 1.375, 1.25, -2.125, 0.5, 2.375,
        1.875, -0.5, 0.0, 2.625, -0.625, 0.875, -0.875
    ])
c87_p1 = Int32Scalar('c87_p1', 2)
c87_p2 = Int32Scalar('c87_p2', 2)
c87_p3 = Int32Scalar('c87_p3', 1)
c87_p4 = Int32Scalar('c87_p4', 2)
c87_p5 = Int32Scalar('c87_p5', 1)
c87_p6 = Int32Scalar('c87_p6', 1)
c87_p7 = BoolScalar('c87_p7', True)
c87_o8 = Output('c87_o8', ('TENSOR_FLOAT16', [4, 4, 2, 2]))
c87_model = Model()
c87_model.AddOperand(c87_p0)
c87_model.AddOperand(c87_p1)
c87_model.AddOperand(c87_p2)
c87_model.AddOperand(c87_p3)
c87_model.AddOperand(c87_p4)
c87_model.AddOperand(c87_p5)
c87_model.AddOperand(c87_p6)
c87_model.AddOperand(c87_p7)
c87_model.AddOperand(c87_o8)
c87_model.Operation('MAX_POOL_2D', c87_p0, c87_p1, c87_p2, c87_p3, c87_p4, c87_p5, c87_p6, c87_p7).To(c87_o8)
c87_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c87_o8: [
        1.625, 0.875, 2.125, 0.0, 1.0, 1.375, 2.0, 1.125, 0.625, 0.375, 3.0, 0.0, 0.0, 0.0, 2.625, 2.5, 0.0,
        0.75, 1.875, 1.5, 0.0, 2.875, 0.0, 0.0, 2.375, 2.25, 2.125, 2.625, 0.0, 0.125, 1.625, 2.5, 2.375, 0.0,
        0.0, 0.0, 0.75, 1.0, 0.875, 0.625, 1.875, 0.375, 2.75, 0.0, 3.0, 1.75, 2.875, 2.0, 2.25, 1.75, 2.5,
        0.625, 0.0, 1.625, 2.75, 0.375, 0.0, 0.0, 1.375, 0.5, 2.375, 0.0, 2.625, 0.875
    ],
}, model=c87_model, name='max_pool_2d_implicit_padding_FLOAT16_mixed_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_implicit_padding_FLOAT16_mixed_27
c88_i0 = Input('c88_i0', ('TENSOR_FLOAT16', [1, 3, 5, 1]))
c88_p1 = Int32Scalar('c88_p1', 2)
c88_p2 = Int32Scalar('c88_p2', 2)
c88_p3 = Int32Scalar('c88_p3', 1)
c88_p4 = Int32Scalar('c88_p4', 3)
c88_p5 = Int32Scalar('c88_p5', 3)
c88_p6 = Int32Scalar('c88_p6', 3)
c88_p7 = BoolScalar('c88_p7', False)
c88_o8 = Output('c88_o8', ('TENSOR_FLOAT16', [1, 1, 2, 1]))
c88_model = Model()
c88_model.AddOperand(c88_i0)
c88_model.AddOperand(c88_p1)
c88_model.AddOperand(c88_p2)
c88_model.AddOperand(c88_p3)
c88_model.AddOperand(c88_p4)
c88_model.AddOperand(c88_p5)
c88_model.AddOperand(c88_p6)
c88_model.AddOperand(c88_p7)
c88_model.AddOperand(c88_o8)
c88_model.Operation('MAX_POOL_2D', c88_i0, c88_p1, c88_p2, c88_p3, c88_p4, c88_p5, c88_p6, c88_p7).To(c88_o8)
c88_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c88_i0: [
        1.0, 0.25, 0.625, -1.375, 1.75, 0.875, -2.25, -1.625, -0.375, -2.625, 2.125, 1.875, -2.875, 0.75, -2.5
    ],
    c88_o8: [2.125, 1.75],
}, model=c88_model, name='max_pool_2d_implicit_padding_FLOAT16_mixed_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_implicit_padding_FLOAT16_value_fused_activation_2_28
c89_i0 = Input('c89_i0', ('TENSOR_FLOAT16', [1, 4, 3, 3]))
c89_p1 = Int32Scalar('c89_p1', 2)
c89_p2 = Int32Scalar('c89_p2', 2)
c89_p3 = Int32Scalar('c89_p3', 2)
c89_p4 = Int32Scalar('c89_p4', 2)
c89_p5 = Int32Scalar('c89_p5', 1)
c89_p6 = Int32Scalar('c89_p6', 2)
c89_p7 = BoolScalar('c89_p7', True)
c89_o8 = Output('c89_o8', ('TENSOR_FLOAT16', [1, 4, 2, 1]))
c89_model = Model()
c89_model.AddOperand(c89_i0)
c89_model.AddOperand(c89_p1)
c89_model.AddOperand(c89_p2)
c89_model.AddOperand(c89_p3)
c89_model.AddOperand(c89_p4)
c89_model.AddOperand(c89_p5)
c89_model.AddOperand(c89_p6)
c89_model.AddOperand(c89_p7)
c89_model.AddOperand(c89_o8)
c89_model.Operation('MAX_POOL_2D', c89_i0, c89_p1, c89_p2, c89_p3, c89_p4, c89_p5, c89_p6, c89_p7).To(c89_o8)
c89_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c89_i0: [
        -2.5, 1.625, 3.0, 0.5, -0.5, -0.125, 1.375, 2.125, 1.0, 0.875, 2.875, 1.25, 2.625, 1.875, -0.25, 0.25,
        0.375, -2.375, -2.125, 2.5, 2.0, -0.625, -0.875, -1.375, -2.25, -1.0, -2.875, -1.25, 0.0, 1.125,
        0.625, 0.75, -3.0, -1.5, 1.5, -0.375
    ],
    c89_o8: [1.0, 1.0, 1.0, 0.375, 1.0, -1.0, 0.0, 1.0],
}, model=c89_model, name='max_pool_2d_implicit_padding_FLOAT16_value_fused_activation_2_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_implicit_padding_FLOAT16_tail_29
c90_i0 = Input('c90_i0', ('TENSOR_FLOAT16', [1, 4, 4, 17]))
c90_p1 = Int32Scalar('c90_p1', 2)
c90_p2 = Int32Scalar('c90_p2', 2)
c90_p3 = Int32Scalar('c90_p3', 1)
c90_p4 = Int32Scalar('c90_p4', 3)
c90_p5 = Int32Scalar('c90_p5', 3)
c90_p6 = Int32Scalar('c90_p6', 1)
c90_p7 = BoolScalar('c90_p7', False)
c90_o8 = Output('c90_o8', ('TENSOR_FLOAT16', [1, 2, 1, 17]))
c90_model = Model()
c90_model.AddOperand(c90_i0)
c90_model.AddOperand(c90_p1)
c90_model.AddOperand(c90_p2)
c90_model.AddOperand(c90_p3)
c90_model.AddOperand(c90_p4)
c90_model.AddOperand(c90_p5)
c90_model.AddOperand(c90_p6)
c90_model.AddOperand(c90_p7)
c90_model.AddOperand(c90_o8)
c90_model.Operation('MAX_POOL_2D', c90_i0, c90_p1, c90_p2, c90_p3, c90_p4, c90_p5, c90_p6, c90_p7).To(c90_o8)
c90_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c90_i0: [
        -1.25, -2.0, -1.125, -2.625, 0.125, 2.875, 1.875, 1.125, -0.875, -1.5, 0.75, 1.25, -0.75, -0.125,
        -2.5, -2.75, -0.25, -2.125, -0.375, 0.375, -1.625, 2.375, 2.625, -1.0, 2.0, 2.75, -1.75, -2.875, -0.5,
        2.5, 1.625, -2.375, -0.625, 0.625, 0.25, -1.875, 3.0, 2.125, 1.375, 0.5, 1.5, -1.375, -3.0, 2.25,
        1.75, 1.0, 0.0, 0.875, -2.25, 0.875, -1.5, 1.875, 2.0, -2.0, -2.125, -2.625, 0.25, -3.0, 1.125,
        -2.875, 1.5, -1.125, -2.5, -2.25, 2.875, 2.125, -2.375, 1.625, 0.375, 2.25, 0.125, -0.25, -0.125,
        2.625, 1.25, 3.0, -0.375, -1.75, -0.75, 0.0, 0.75, 0.5, 2.75, -1.375, -1.25, -1.0, -0.5, 1.0, 0.625,
        -0.875, -1.875, -2.75, 2.375, 2.5, 1.75, -0.625, -1.625, 1.375, 2.5, -1.375, -2.625, -2.875, -1.25,
        1.875, -2.0, -0.125, 2.625, -2.375, 0.625, 0.875, 0.25, -2.125, 3.0, 1.125, 2.75, 1.375, 1.5, -0.25,
        -2.5, 0.75, 2.125, -2.75, -3.0, -0.75, 1.25, -1.0, 1.0, 2.375, -0.5, -0.375, 0.125, -0.875, 0.0,
        -2.25, 0.375, 2.25, 2.875, -1.5, -0.625, 1.625, -1.75, 0.5, 2.0, -1.625, -1.875, -1.125, 1.75, -2.5,
        1.375, -1.5, -2.375, 1.875, -0.875, 2.375, 1.625, 1.25, -1.75, 0.5, 2.125, 2.75, -2.25, 2.0, -0.625,
        2.25, -1.25, -1.0, -1.875, -0.75, 0.875, 0.125, 1.0, 2.5, 2.625, 0.75, 1.5, -2.0, 3.0, -0.5, 0.625,
        -3.0, -2.75, -0.375, -1.375, 2.875, 0.25, -2.625, -0.125, -0.25, -1.125, 0.0, 1.75, -2.125, -1.625,
        1.125, -2.875, 0.375, -3.0, 1.375, 1.5, -2.75, 0.25, -1.625, 0.125, -1.0, -1.125, 0.5, -0.625, -2.875,
        1.125, 1.25, -2.25, 0.75, -2.375, 2.0, 2.875, 0.375, -2.625, 2.5, 0.625, 1.75, 2.625, 1.625, 2.25,
        -0.375, 2.375, -0.25, -0.875, 1.875, -1.75, -0.5, -1.375, -2.5, -2.125, -0.125, 2.125, -0.75, -1.875,
        -1.25, 1.0, -2.0, 3.0, -1.5, 0.0, 2.75, 0.875, -2.75, -0.375, -0.125, -2.25, 1.125, -1.625, -0.625,
        1.5, -2.5, 3.0, 1.25, -2.625, -1.75, -0.875, 1.0, 0.625, 0.125, 0.375, 2.75, 1.625, -1.5, 1.75, -1.25,
        2.625, 0.25, 2.875, -0.75
    ],
    c90_o8: [
        2.875, 2.5, 3.0, 2.125, 2.625, 2.875, 3.0, 3.0, 2.75, 2.25, 3.0, 1.25, 2.75, 2.875, 2.75, 1.875,
        0.625, 2.875, 2.5, 3.0, 2.375, 2.625, 2.75, 3.0, 3.0, 2.5, 2.0, 3.0, 1.125, 2.75, 2.875, 2.75, 1.875,
        3.0
    ],
}, model=c90_model, name='max_pool_2d_implicit_padding_FLOAT16_tail_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_implicit_padding_QUANT8_ASYMM_mixed_30
c91_i0 = Input('c91_i0', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 1], 0.3125, 255))
c91_p1 = Int32Scalar('c91_p1', 1)
c91_p2 = Int32Scalar('c91_p2', 1)
c91_p3 = Int32Scalar('c91_p3', 1)
c91_p4 = Int32Scalar('c91_p4', 3)
c91_p5 = Int32Scalar('c91_p5', 1)
c91_p6 = Int32Scalar('c91_p6', 0)
c91_p7 = BoolScalar('c91_p7', False)
c91_o8 = Output('c91_o8', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 1], 0.3125, 255))
c91_model = Model()
c91_model.AddOperand(c91_i0)
c91_model.AddOperand(c91_p1)
c91_model.AddOperand(c91_p2)
c91_model.AddOperand(c91_p3)
c91_model.AddOperand(c91_p4)
c91_model.AddOperand(c91_p5)
c91_model.AddOperand(c91_p6)
c91_model.AddOperand(c91_p7)
c91_model.AddOperand(c91_o8)
c91_model.Operation('MAX_POOL_2D', c91_i0, c91_p1, c91_p2, c91_p3, c91_p4, c91_p5, c91_p6, c91_p7).To(c91_o8)
c91_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c91_i0: [133, 77, 75, 189, 136, 152, 76, 248, 83, 127, 151, 171, 229, 13, 170, 51],
    c91_o8: [133, 133, 189, 189, 152, 152, 248, 248, 127, 151, 171, 171, 229, 229, 170, 170],
}, model=c91_model, name='max_pool_2d_implicit_padding_QUANT8_ASYMM_mixed_30', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_implicit_padding_QUANT8_ASYMM_mixed_31
c92_p0 = Parameter('c92_p0', ('TENSOR_QUANT8_ASYMM', [3, 5, 3, 2], 0.0625, 0), [
        239, 58, 206, 207, 55, 187, 170, 231, 228, 193, 98, 122, 184, 137, 13, 230, 255, 14, 12, 227, 168,
        158, 108, 138, 6, 53, 21, 156, 241, 44, 226, 115, 103, 18, 216, 254, 249, 32, 237, 119, 153, 116, 218,
        65, 26, 79, 189, 174, 102, 180, 40, 221, 165, 27, 77, 19, 71, 23, 182, 202, 123, 91, 157, 85, 11, 200,
        167, 173, 54, 235, 188, 7, 84, 95, 3, 5, 124, 110, 205, 112, 172, 240, 198, 90, 70, 0, 56, 45, 31, 111
    ])
c92_p1 = Int32Scalar('c92_p1', 2)
c92_p2 = Int32Scalar('c92_p2', 1)
c92_p3 = Int32Scalar('c92_p3', 2)
c92_p4 = Int32Scalar('c92_p4', 2)
c92_p5 = Int32Scalar('c92_p5', 3)
c92_p6 = Int32Scalar('c92_p6', 1)
c92_o7 = Output('c92_o7', ('TENSOR_QUANT8_ASYMM', [3, 2, 2, 2], 0.0625, 0))
c92_model = Model()
c92_model.AddOperand(c92_p0)
c92_model.AddOperand(c92_p1)
c92_model.AddOperand(c92_p2)
c92_model.AddOperand(c92_p3)
c92_model.AddOperand(c92_p4)
c92_model.AddOperand(c92_p5)
c92_model.AddOperand(c92_p6)
c92_model.AddOperand(c92_o7)
c92_model.Operation('MAX_POOL_2D', c92_p0, c92_p1, c92_p2, c92_p3, c92_p4, c92_p5, c92_p6).To(c92_o7)
c92_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c92_o7: [
        239, 231, 255, 230, 184, 230, 255, 230, 249, 119, 237, 254, 218, 221, 189, 221, 167, 235, 188, 235,
        205, 240, 198, 240
    ],
}, model=c92_model, name='max_pool_2d_implicit_padding_QUANT8_ASYMM_mixed_31', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_implicit_padding_QUANT8_ASYMM_mixed_32
c93_i0 = Input('c93_i0', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 4], 0.1875, 128))
c93_p1 = Int32Scalar('c93_p1', 2)
c93_p2 = Int32Scalar('c93_p2', 1)
c93_p3 = Int32Scalar('c93_p3', 1)
c93_p4 = Int32Scalar('c93_p4', 2)
c93_p5 = Int32Scalar('c93_p5', 1)
c93_p6 = Int32Scalar('c93_p6', 2)
c93_p7 = BoolScalar('c93_p7', True)
c93_o8 = Output('c93_o8', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 3], 0.1875, 128))
c93_model = Model()
c93_model.AddOperand(c93_i0)
c93_model.AddOperand(c93_p1)
c93_model.AddOperand(c93_p2)
c93_model.AddOperand(c93_p3)
c93_model.AddOperand(c93_p4)
c93_model.AddOperand(c93_p5)
c93_model.AddOperand(c93_p6)
c93_model.AddOperand(c93_p7)
c93_model.AddOperand(c93_o8)
c93_model.Operation('MAX_POOL_2D', c93_i0, c93_p1, c93_p2, c93_p3, c93_p4, c93_p5, c93_p6, c93_p7).To(c93_o8)
c93_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c93_i0: [
        155, 32, 165, 120, 173, 215, 89, 64, 132, 180, 244, 186, 43, 12, 1, 170, 251, 87, 163, 128, 66, 96,
        138, 10
    ],
    c93_o8: [133, 133, 133, 133, 133, 123, 133, 133, 133, 123, 123, 133, 133, 133, 133, 123, 133, 133],
}, model=c93_model, name='max_pool_2d_implicit_padding_QUANT8_ASYMM_mixed_32', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_implicit_padding_QUANT8_ASYMM_value_fused_activation_3_33
c94_i0 = Input('c94_i0', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 1], 0.0625, 128))
c94_p1 = Int32Scalar('c94_p1', 2)
c94_p2 = Int32Scalar('c94_p2', 2)
c94_p3 = Int32Scalar('c94_p3', 1)
c94_p4 = Int32Scalar('c94_p4', 3)
c94_p5 = Int32Scalar('c94_p5', 2)
c94_p6 = Int32Scalar('c94_p6', 3)
c94_p7 = BoolScalar('c94_p7', False)
c94_o8 = Output('c94_o8', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 1], 0.0625, 128))
c94_model = Model()
c94_model.AddOperand(c94_i0)
c94_model.AddOperand(c94_p1)
c94_model.AddOperand(c94_p2)
c94_model.AddOperand(c94_p3)
c94_model.AddOperand(c94_p4)
c94_model.AddOperand(c94_p5)
c94_model.AddOperand(c94_p6)
c94_model.AddOperand(c94_p7)
c94_model.AddOperand(c94_o8)
c94_model.Operation('MAX_POOL_2D', c94_i0, c94_p1, c94_p2, c94_p3, c94_p4, c94_p5, c94_p6, c94_p7).To(c94_o8)
c94_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c94_i0: [85, 52, 65, 160, 142, 62],
    c94_o8: [160],
}, model=c94_model, name='max_pool_2d_implicit_padding_QUANT8_ASYMM_value_fused_activation_3_33', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_implicit_padding_QUANT8_ASYMM_tail_34
c95_i0 = Input('c95_i0', ('TENSOR_QUANT8_ASYMM', [3, 17, 4, 2], 0.3125, 204))
c95_p1 = Int32Scalar('c95_p1', 1)
c95_p2 = Int32Scalar('c95_p2', 1)
c95_p3 = Int32Scalar('c95_p3', 2)
c95_p4 = Int32Scalar('c95_p4', 1)
c95_p5 = Int32Scalar('c95_p5', 1)
c95_p6 = Int32Scalar('c95_p6', 2)
c95_p7 = BoolScalar('c95_p7', True)
c95_o8 = Output('c95_o8', ('TENSOR_QUANT8_ASYMM', [3, 17, 2, 2], 0.3125, 204))
c95_model = Model()
c95_model.AddOperand(c95_i0)
c95_model.AddOperand(c95_p1)
c95_model.AddOperand(c95_p2)
c95_model.AddOperand(c95_p3)
c95_model.AddOperand(c95_p4)
c95_model.AddOperand(c95_p5)
c95_model.AddOperand(c95_p6)
c95_model.AddOperand(c95_p7)
c95_model.AddOperand(c95_o8)
c95_model.Operation('MAX_POOL_2D', c95_i0, c95_p1, c95_p2, c95_p3, c95_p4, c95_p5, c95_p6, c95_p7).To(c95_o8)
c95_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c95_i0: [
        183, 151, 64, 84, 93, 104, 26, 49, 47, 11, 147, 223, 41, 210, 78, 98, 173, 103, 162, 18, 195, 89, 206,
        20, 132, 55, 190, 197, 74, 36, 179, 240, 51, 144, 63, 131, 57, 30, 148, 217, 233, 218, 111, 69, 244,
        234, 231, 204, 209, 107, 254, 228, 163, 83, 12, 168, 39, 139, 235, 138, 66, 238, 175, 115, 34, 37,
        116, 178, 7, 91, 99, 241, 32, 16, 58, 136, 225, 85, 70, 189, 112, 128, 15, 169, 113, 71, 224, 120, 79,
        121, 35, 62, 87, 67, 211, 205, 227, 193, 158, 46, 149, 82, 221, 81, 5, 8, 253, 202, 185, 110, 251,
        140, 21, 182, 80, 184, 22, 188, 95, 255, 196, 194, 42, 124, 247, 142, 187, 92, 161, 199, 19, 215, 171,
        17, 102, 203, 153, 198, 125, 248, 0, 40, 170, 14, 137, 157, 118, 90, 250, 176, 65, 182, 53, 214, 213,
        86, 152, 219, 154, 249, 50, 249, 10, 135, 100, 133, 114, 211, 97, 222, 75, 88, 243, 73, 72, 110, 167,
        9, 56, 48, 192, 45, 109, 88, 13, 23, 216, 177, 246, 180, 220, 163, 123, 145, 201, 207, 108, 29, 232,
        38, 27, 60, 119, 33, 94, 68, 156, 147, 76, 166, 143, 159, 252, 31, 191, 223, 236, 126, 3, 212, 96,
        106, 122, 112, 150, 174, 181, 134, 239, 44, 164, 69, 28, 2, 61, 59, 101, 230, 245, 33, 38, 208, 242,
        130, 54, 127, 200, 150, 24, 172, 226, 6, 141, 77, 129, 226, 117, 1, 105, 155, 237, 146, 4, 73, 186,
        160, 52, 25, 165, 43, 229, 121, 202, 90, 48, 248, 242, 72, 75, 51, 137, 220, 132, 113, 192, 253, 218,
        153, 200, 219, 76, 230, 3, 58, 187, 65, 80, 186, 135, 98, 133, 167, 83, 62, 1, 254, 184, 95, 250, 55,
        116, 124, 120, 134, 251, 181, 32, 26, 66, 53, 100, 11, 139, 208, 201, 43, 82, 64, 178, 37, 118, 179,
        127, 129, 25, 190, 161, 175, 159, 143, 193, 49, 189, 239, 54, 17, 7, 176, 144, 232, 240, 140, 123, 29,
        115, 27, 99, 85, 177, 191, 5, 63, 91, 117, 212, 252, 154, 142, 114, 74, 24, 128, 164, 60, 138, 131,
        234, 108, 199, 231, 170, 203, 44, 14, 22, 228, 157, 180, 21, 96, 221, 8, 42, 225, 2, 46, 92, 67, 6,
        244, 243, 107, 171, 35, 34, 106, 229, 19
    ],
    c95_o8: [
        201, 201, 201, 201, 201, 201, 201, 207, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201,
        207, 207, 207, 207, 207, 201, 201, 201, 201, 201, 201, 207, 201, 201, 201, 201, 201, 201, 207, 201,
        201, 201, 201, 201, 201, 201, 201, 201, 207, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201,
        201, 201, 207, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 207, 201, 201, 207, 201, 207,
        201, 207, 201, 201, 201, 207, 207, 201, 201, 201, 201, 201, 201, 201, 207, 201, 201, 201, 201, 201,
        201, 201, 201, 201, 201, 201, 207, 201, 207, 201, 201, 201, 201, 201, 207, 201, 201, 201, 201, 207,
        201, 207, 201, 201, 201, 201, 201, 201, 201, 201, 207, 201, 201, 201, 201, 201, 202, 201, 207, 201,
        201, 207, 201, 207, 201, 207, 201, 201, 201, 201, 201, 201, 201, 207, 207, 201, 201, 201, 201, 201,
        201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 207, 201, 201, 201, 201,
        201, 201, 207, 207, 201, 201, 201, 201, 207, 201, 201, 203, 201, 207, 201, 201, 201, 207, 201, 201,
        207, 201, 201, 201
    ],
}, model=c95_model, name='max_pool_2d_implicit_padding_QUANT8_ASYMM_tail_34', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_implicit_padding_QUANT8_ASYMM_SIGNED_mixed_35
c96_i0 = Input('c96_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4, 4, 5], 0.3125, 127))
c96_p1 = Int32Scalar('c96_p1', 2)
c96_p2 = Int32Scalar('c96_p2', 1)
c96_p3 = Int32Scalar('c96_p3', 1)
c96_p4 = Int32Scalar('c96_p4', 3)
c96_p5 = Int32Scalar('c96_p5', 3)
c96_p6 = Int32Scalar('c96_p6', 0)
c96_p7 = BoolScalar('c96_p7', True)
c96_o8 = Output('c96_o8', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4, 2, 3], 0.3125, 127))
c96_model = Model()
c96_model.AddOperand(c96_i0)
c96_model.AddOperand(c96_p1)
c96_model.AddOperand(c96_p2)
c96_model.AddOperand(c96_p3)
c96_model.AddOperand(c96_p4)
c96_model.AddOperand(c96_p5)
c96_model.AddOperand(c96_p6)
c96_model.AddOperand(c96_p7)
c96_model.AddOperand(c96_o8)
c96_model.Operation('MAX_POOL_2D', c96_i0, c96_p1, c96_p2, c96_p3, c96_p4, c96_p5, c96_p6, c96_p7).To(c96_o8)
c96_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c96_i0: [
        -18, -102, 101, -5, 75, 115, -70, -97, 48, 87, -89, -122, 109, -8, 6, 5, -80, 81, 57, 7, -21, 35,
        -115, -28, -124, -49, 73, -12, -107, 67, 116, 119, 114, 50, -86, 17, 46, 28, 123, 31, -29, 16, 124,
        36, -20, -101, -82, -47, -59, 125, -16, -108, 69, -75, -76, 44, -106, -95, 83, 12, 62, 59, -125, 40,
        33, -109, 70, -6, 24, 63, -112, 13, -52, 30, 43, 91, 37, 3, 55, 29, -1, -84, 42, 118, -43, 52, -45,
        -64, 80, 27, -110, 107, -9, 2, 49, 117, -56, -19, -105, 65, -32, 74, -11, -4, -44, 34, 72, -31, -22,
        -62, 22, -128, 105, -40, -67, 120, -30, -114, -111, 89, 1, 76, -46, 68, -68, -74, -38, 39, -93, -91,
        19, 71, -98, 64, -92, 4, -94, 113, -85, 78, -66, -90, 103, -51, 84, -13, 38, -24, -88, 53, 110, -63,
        -17, -54, 56, -81, -15, 11, 102, 18
    ],
    c96_o8: [
        115, 109, 109, 115, 109, 109, 119, 119, 114, 119, 123, 123, 124, 124, 125, 69, 83, 125, 70, 70, 63,
        91, 70, 63, 107, 118, 118, 117, 107, 80, 105, 105, 105, 120, 105, 105, 76, 76, 68, 113, 113, 113, 110,
        103, 103, 110, 102, 102
    ],
}, model=c96_model, name='max_pool_2d_implicit_padding_QUANT8_ASYMM_SIGNED_mixed_35', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_implicit_padding_QUANT8_ASYMM_SIGNED_mixed_36
c97_p0 = Parameter('c97_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 1, 4, 4], 0.125, -128), [
        -33, -91, -22, 85, -105, -83, 38, 57, -82, 67, 39, -48, 61, 96, 125, 26, -52, 119, -15, -31, 104, 47,
        106, -103, -121, -119, -96, -124, -11, 105, 90, -46, -10, -26, 82, 108, 91, -68, -88, 52, 13, 95, 50,
        124, 103, -77, -21, -123, -43, -23, -122, 51, -117, -66, 20, 6, 94, -87, -72, 56, 88, 58, 37, -114
    ])
c97_p1 = Int32Scalar('c97_p1', 1)
c97_p2 = Int32Scalar('c97_p2', 2)
c97_p3 = Int32Scalar('c97_p3', 1)
c97_p4 = Int32Scalar('c97_p4', 3)
c97_p5 = Int32Scalar('c97_p5', 1)
c97_p6 = Int32Scalar('c97_p6', 1)
c97_o7 = Output('c97_o7', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 1, 2, 4], 0.125, -128))
c97_model = Model()
c97_model.AddOperand(c97_p0)
c97_model.AddOperand(c97_p1)
c97_model.AddOperand(c97_p2)
c97_model.AddOperand(c97_p3)
c97_model.AddOperand(c97_p4)
c97_model.AddOperand(c97_p5)
c97_model.AddOperand(c97_p6)
c97_model.AddOperand(c97_o7)
c97_model.Operation('MAX_POOL_2D', c97_p0, c97_p1, c97_p2, c97_p3, c97_p4, c97_p5, c97_p6).To(c97_o7)
c97_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c97_o7: [
        -33, 67, 39, 85, 61, 96, 125, 26, 104, 119, 106, -31, -11, 105, 90, -46, 91, 95, 82, 124, 103, 95, 50,
        124, 94, -23, 20, 56, 94, 58, 37, 56
    ],
}, model=c97_model, name='max_pool_2d_implicit_padding_QUANT8_ASYMM_SIGNED_mixed_36', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_implicit_padding_QUANT8_ASYMM_SIGNED_mixed_37
c98_i0 = Input('c98_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3, 4, 2], 0.0625, 0))
c98_p1 = Int32Scalar('c98_p1', 1)
c98_p2 = Int32Scalar('c98_p2', 2)
c98_p3 = Int32Scalar('c98_p3', 2)
c98_p4 = Int32Scalar('c98_p4', 1)
c98_p5 = Int32Scalar('c98_p5', 2)
c98_p6 = Int32Scalar('c98_p6', 2)
c98_p7 = BoolScalar('c98_p7', False)
c98_o8 = Output('c98_o8', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2, 2, 2], 0.0625, 0))
c98_model = Model()
c98_model.AddOperand(c98_i0)
c98_model.AddOperand(c98_p1)
c98_model.AddOperand(c98_p2)
c98_model.AddOperand(c98_p3)
c98_model.AddOperand(c98_p4)
c98_model.AddOperand(c98_p5)
c98_model.AddOperand(c98_p6)
c98_model.AddOperand(c98_p7)
c98_model.AddOperand(c98_o8)
c98_model.Operation('MAX_POOL_2D', c98_i0, c98_p1, c98_p2, c98_p3, c98_p4, c98_p5, c98_p6, c98_p7).To(c98_o8)
c98_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c98_i0: [
        17, -106, 122, 18, 2, -65, 6, -64, 112, 111, 33, -125, -31, 67, -19, 45, -105, -63, 39, -92, 109, -3,
        28, 15, 119, 4, 23, 108, 59, 47, -126, 37, -11, 114, 51, 71, -102, 83, -58, -71, -54, -97, -73, -121,
        -36, 25, 65, -46, -104, 102, -127, 1, 29, -39, -99, 42, -81, 123, -76, 35, 50, -66, -18, 11, -80, 86,
        31, -111, 62, 79, -87, -89, 113, 89, -45, 54, -79, 19, 36, 44, -117, -33, -96, -21, -34, 46, 103, 95,
        -118, 48, 60, -70, 94, -90, 69, 81
    ],
    c98_o8: [
        16, 16, 2, 16, -16, -16, 16, -3, 16, 16, 16, 16, -16, -16, -16, 16, -16, 16, 16, -16, -16, 16, 16, 16,
        16, 16, -16, 16, -16, 16, 16, -16
    ],
}, model=c98_model, name='max_pool_2d_implicit_padding_QUANT8_ASYMM_SIGNED_mixed_37', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_implicit_padding_QUANT8_ASYMM_SIGNED_value_fused_activation_3_38
c99_i0 = Input('c99_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2, 5, 4], 0.1875, 0))
c99_p1 = Int32Scalar('c99_p1', 2)
c99_p2 = Int32Scalar('c99_p2', 2)
c99_p3 = Int32Scalar('c99_p3', 1)
c99_p4 = Int32Scalar('c99_p4', 2)
c99_p5 = Int32Scalar('c99_p5', 1)
c99_p6 = Int32Scalar('c99_p6', 3)
c99_p7 = BoolScalar('c99_p7', False)
c99_o8 = Output('c99_o8', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2, 2, 4], 0.1875, 0))
c99_model = Model()
c99_model.AddOperand(c99_i0)
c99_model.AddOperand(c99_p1)
c99_model.AddOperand(c99_p2)
c99_model.AddOperand(c99_p3)
c99_model.AddOperand(c99_p4)
c99_model.AddOperand(c99_p5)
c99_model.AddOperand(c99_p6)
c99_model.AddOperand(c99_p7)
c99_model.AddOperand(c99_o8)
c99_model.Operation('MAX_POOL_2D', c99_i0, c99_p1, c99_p2, c99_p3, c99_p4, c99_p5, c99_p6, c99_p7).To(c99_o8)
c99_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c99_i0: [
        70, 115, 50, 110, 90, -37, -13, -54, -47, 64, 56, 93, 108, 31, -75, -25, 49, -116, 74, 18, -96, 104,
        84, -65, 114, -9, 53, 69, 71, -102, 60, -43, -128, 13, 76, 67, -60, -77, 62, 22, -78, 55, -62, -125,
        8, 79, -72, -20, -30, -97, 75, 85, 92, 45, 117, -106, 68, 43, 30, -42, -81, 16, -44, -124, 20, -83,
        -73, -110, 17, 41, -10, 6, -55, 125, -107, 89, -91, -34, -50, 91, -76, -70, 66, 63, -12, -67, 106,
        103, -119, 27, -101, 105, 0, -39, 113, 87, 19, -126, 94, 39, -95, 4, 36, -48, -2, 120, 81, -8, 97, 46,
        122, 123, -90, 82, 73, -36, -61, 101, 96, 37, 112, -56, 24, 86, -46, 23, -92, -104, -19, -23, -3, 78,
        -52, 118, 7, -114, -31, -86, -94, 42, 126, 29, 11, -28, -51, 28, 88, 102, -63, 57, 109, 15, -80, -5,
        -64, -24, -84, 58, -49, 47
    ],
    c99_o8: [
        32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 13, 32, 32, 8, 32, 0, 0, 32, 32, 32, 32, 20, 16,
        0, 0, 17, 32, 0, 32, 0, 0, 32, 32, 0, 27, 32, 32, 0, 32, 32, 0, 32, 32, 32, 32, 32, 23, 24, 32, 0, 32,
        7, 32, 32, 29, 32, 32, 0, 32, 32, 15
    ],
}, model=c99_model, name='max_pool_2d_implicit_padding_QUANT8_ASYMM_SIGNED_value_fused_activation_3_38', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# max_pool_2d_implicit_padding_QUANT8_ASYMM_SIGNED_tail_39
c100_i0 = Input('c100_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17, 3, 2], 0.25, 0))
c100_p1 = Int32Scalar('c100_p1', 1)
c100_p2 = Int32Scalar('c100_p2', 1)
c100_p3 = Int32Scalar('c100_p3', 2)
c100_p4 = Int32Scalar('c100_p4', 2)
c100_p5 = Int32Scalar('c100_p5', 2)
c100_p6 = Int32Scalar('c100_p6', 2)
c100_p7 = BoolScalar('c100_p7', True)
c100_o8 = Output('c100_o8', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17, 2, 2], 0.25, 0))
c100_model = Model()
c100_model.AddOperand(c100_i0)
c100_model.AddOperand(c100_p1)
c100_model.AddOperand(c100_p2)
c100_model.AddOperand(c100_p3)
c100_model.AddOperand(c100_p4)
c100_model.AddOperand(c100_p5)
c100_model.AddOperand(c100_p6)
c100_model.AddOperand(c100_p7)
c100_model.AddOperand(c100_o8)
c100_model.Operation('MAX_POOL_2D', c100_i0, c100_p1, c100_p2, c100_p3, c100_p4, c100_p5, c100_p6, c100_p7).To(c100_o8)
c100_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c100_i0: [
        94, 92, 35, 86, -91, 99, -58, 16, 90, 54, 63, 66, 9, -53, 108, 89, -57, -25, -95, -120, -69, 13, 53,
        106, -76, 109, 62, -64, 4, 120, -90, 59, 49, -38, 112, -17, 50, 10, -19, 2, 24, 119, 40, -37, 37,
        -118, 104, -96, 39, 76, 14, -85, 100, 85, -31, 77, 29, -26, -84, -41, -5, 123, 36, -71, 46, 0, 58,
        -103, 20, 43, 87, 18, 25, -104, -52, -14, 51, -11, -43, -98, -18, 23, 55, -101, -16, 127, -32, -80,
        78, -122, 114, -2, -1, 1, -99, -102, -63, 42, -15, 56, -81, 69
    ],
    c100_o8: [
        4, 4, 4, 4, 4, 4, 4, 4, 4, 4, -4, -4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, -4, 4, 4, 4, 4, 4, -4, 4, -4,
        4, 4, 4, 4, 4, 4, -4, -4, 4, 4, 4, 0, 4, 4, 4, 4, 4, -4, 4, -4, 4, 4, 4, -4, 4, 4, 4, -4, 4, 1, -4,
        -4, 4, 4, 4, 4
    ],
}, model=c100_model, name='max_pool_2d_implicit_padding_QUANT8_ASYMM_SIGNED_tail_39', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
