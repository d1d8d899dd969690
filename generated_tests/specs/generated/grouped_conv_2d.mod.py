from math import inf, nan

import numpy as np

# grouped_conv_2d_explicit_padding_FLOAT32_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [2, 4, 3, 3]))
c0_p1 = Parameter('c0_p1', ('TENSOR_FLOAT32', [4, 3, 3, 2]), [
        -0.75, -0.5, 2.875, -1.0, 1.375, 2.0, -1.125, -2.375, 0.25, 0.75, 2.125, -1.625, 0.625, 0.0, -1.375,
        1.875, -2.75, 1.0, -0.625, -2.875, -2.125, -1.75, -1.5, -2.625, 2.625, -2.25, 0.5, -3.0, 2.375, 1.125,
        0.375, -0.125, 2.25, -2.5, 0.125, 1.625, -0.875, -0.25, 1.25, 2.75, 1.75, -1.25, -2.0, 0.875, -0.375,
        1.5, -1.875, 2.5, 3.0, -0.875, 1.25, 0.25, 0.0, 0.875, 3.0, 2.5, -1.0, -0.375, -1.125, -2.625, -1.625,
        1.5, -2.875, 1.375, -2.375, 1.875, 0.375, 1.75, 0.75, -3.0, -1.75, 2.75
    ])
c0_p2 = Parameter('c0_p2', ('TENSOR_FLOAT32', [4]), [-0.5, 0.875, 2.125, -2.125])
c0_p3 = Int32Scalar('c0_p3', 0)
c0_p4 = Int32Scalar('c0_p4', 1)
c0_p5 = Int32Scalar('c0_p5', 1)
c0_p6 = Int32Scalar('c0_p6', 1)
c0_p7 = Int32Scalar('c0_p7', 2)
c0_p8 = Int32Scalar('c0_p8', 1)
c0_p9 = Int32Scalar('c0_p9', 2)
c0_p10 = Int32Scalar('c0_p10', 1)
c0_p11 = BoolScalar('c0_p11', True)
c0_o12 = Output('c0_o12', ('TENSOR_FLOAT32', [2, 4, 3, 1]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
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
c0_model.AddOperand(c0_p11)
c0_model.AddOperand(c0_o12)
c0_model.Operation('GROUPED_CONV_2D', c0_i0, c0_p1, c0_p2, c0_p3, c0_p4, c0_p5, c0_p6, c0_p7, c0_p8, c0_p9, c0_p10, c0_p11).To(c0_o12)
c0_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c0_i0: [
        -2.75, 2.625, 3.0, -3.0, 2.875, 2.5, -2.875, 0.0, 2.0, 1.25, 1.5, -1.75, 0.5, 1.0, 0.875, -1.875,
        -0.375, -2.0, 2.375, -1.625, -0.125, 1.75, -0.75, -0.5, 2.25, 2.75, -1.125, 0.25, -1.5, -2.25, -0.25,
        -0.875, 1.125, -2.125, 0.125, 1.625, -0.625, 0.375, -2.375, -1.375, 1.25, -1.0, -3.0, 1.125, -0.375,
        0.75, 2.125, 0.625, 1.0, -0.25, 2.25, -1.375, -0.125, 2.875, 1.375, 1.875, -2.5, -2.75, 1.625, 2.75,
        3.0, 2.125, 0.875, -1.25, -1.0, -2.625, 1.5, -1.625, 0.5, 0.25, 1.75, 0.0
    ],
    c0_o12: [
        0.671875, 5.15625, 28.859375, 0.0, 0.0, 0.0, 0.0, 8.921875, 0.0, 0.0, 20.140625, 0.0, 0.0, 0.0,
        8.359375, 0.0, 0.0, 0.0, 0.0, 11.46875, 0.3125, 0.0, 0.0, 0.0
    ],
}, model=c0_model, name='explicit_padding_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_explicit_padding_FLOAT32_mixed_1
c1_p0 = Parameter('c1_p0', ('TENSOR_FLOAT32', [2, 4, 2, 6]), [
        -3.0, -1.125, 1.0, -2.125, 0.375, -2.625, 2.875, -0.875, -2.25, 0.875, 1.375, 1.625, -1.625, 2.75,
        -1.5, -1.75, 0.5, 1.875, 2.375, -0.625, 1.125, 2.25, -1.875, -0.375, 0.75, -0.125, -2.875, 3.0, -0.75,
        1.5, 0.0, -2.375, -0.5, 2.125, 1.75, 1.25, -2.0, 0.25, 0.625, 0.125, -0.25, -1.375, 2.0, -1.25, -2.5,
        -1.0, -2.75, 2.625, 2.5, 0.875, -1.625, 1.875, -0.25, 1.25, -0.375, -1.25, -0.125, 1.375, -2.5, -2.25,
        1.625, 2.0, -2.875, 3.0, 1.75, -2.125, -0.875, 0.125, -3.0, 0.25, -2.75, 1.0, 0.75, 2.25, 0.375, -1.0,
        2.75, 2.375, 2.5, 0.625, -1.875, -0.5, -0.75, 0.0, -1.75, -2.625, -0.625, -1.5, 0.5, 1.5, 2.625,
        2.125, 2.875, 1.125, -2.0, -1.375
    ])
c1_i1 = Input('c1_i1', ('TENSOR_FLOAT32', [3, 3, 1, 2]))
c1_i2 = Input('c1_i2', ('TENSOR_FLOAT32', [3]))
c1_p3 = Int32Scalar('c1_p3', 0)
c1_p4 = Int32Scalar('c1_p4', 0)
c1_p5 = Int32Scalar('c1_p5', 1)
c1_p6 = Int32Scalar('c1_p6', 1)
c1_p7 = Int32Scalar('c1_p7', 2)
c1_p8 = Int32Scalar('c1_p8', 1)
c1_p9 = Int32Scalar('c1_p9', 3)
c1_p10 = Int32Scalar('c1_p10', 0)
c1_p11 = BoolScalar('c1_p11', False)
c1_o12 = Output('c1_o12', ('TENSOR_FLOAT32', [2, 4, 1, 3]))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_i2)
c1_model.AddOperand(c1_p3)
c1_model.AddOperand(c1_p4)
c1_model.AddOperand(c1_p5)
c1_model.AddOperand(c1_p6)
c1_model.AddOperand(c1_p7)
c1_model.AddOperand(c1_p8)
c1_model.AddOperand(c1_p9)
c1_model.AddOperand(c1_p10)
c1_model.AddOperand(c1_p11)
c1_model.AddOperand(c1_o12)
c1_model.Operation('GROUPED_CONV_2D', c1_p0, c1_i1, c1_i2, c1_p3, c1_p4, c1_p5, c1_p6, c1_p7, c1_p8, c1_p9, c1_p10, c1_p11).To(c1_o12)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_i1: [
        2.125, -1.375, 3.0, -2.5, -1.875, -1.125, 2.75, -0.75, 1.625, 0.625, 0.375, 2.625, -2.0, -1.0, -1.5,
        2.25, -0.375, -0.5
    ],
    c1_i2: [1.25, 2.125, -2.625],
    c1_o12: [
        -4.984375, -2.734375, -10.21875, -16.59375, 9.734375, 2.25, 0.046875, -2.921875, -0.21875, -3.609375,
        -6.9375, -5.34375, 1.265625, 7.453125, 0.96875, 1.296875, -9.03125, -13.0, 4.8125, -12.21875,
        -3.71875, 1.0625, 1.953125, -7.875
    ],
}, model=c1_model, name='explicit_padding_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_explicit_padding_FLOAT32_value_fused_activation_2_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2, 4, 3, 2]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [1, 3, 3, 2]))
c2_i2 = Input('c2_i2', ('TENSOR_FLOAT32', [1]))
c2_p3 = Int32Scalar('c2_p3', 2)
c2_p4 = Int32Scalar('c2_p4', 2)
c2_p5 = Int32Scalar('c2_p5', 1)
c2_p6 = Int32Scalar('c2_p6', 0)
c2_p7 = Int32Scalar('c2_p7', 2)
c2_p8 = Int32Scalar('c2_p8', 2)
c2_p9 = Int32Scalar('c2_p9', 1)
c2_p10 = Int32Scalar('c2_p10', 2)
c2_p11 = BoolScalar('c2_p11', False)
c2_o12 = Output('c2_o12', ('TENSOR_FLOAT32', [2, 2, 3, 1]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_i2)
c2_model.AddOperand(c2_p3)
c2_model.AddOperand(c2_p4)
c2_model.AddOperand(c2_p5)
c2_model.AddOperand(c2_p6)
c2_model.AddOperand(c2_p7)
c2_model.AddOperand(c2_p8)
c2_model.AddOperand(c2_p9)
c2_model.AddOperand(c2_p10)
c2_model.AddOperand(c2_p11)
c2_model.AddOperand(c2_o12)
c2_model.Operation('GROUPED_CONV_2D', c2_i0, c2_i1, c2_i2, c2_p3, c2_p4, c2_p5, c2_p6, c2_p7, c2_p8, c2_p9, c2_p10, c2_p11).To(c2_o12)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [
        -1.75, 0.625, 1.0, 0.5, -1.0, -2.75, 1.875, -1.125, -2.25, -1.25, -0.25, 2.625, -2.375, -3.0, 2.25,
        0.875, 2.875, -1.5, -2.125, -2.625, -2.0, 1.25, 0.25, 1.125, -2.5, 0.75, 3.0, 2.5, 1.75, -1.625,
        -0.375, 2.125, 0.0, 1.625, 0.125, 2.0, -0.75, -0.625, 2.375, 1.375, 1.5, -0.5, -0.875, -1.875, 0.375,
        -0.125, 2.75, -2.875
    ],
    c2_i1: [
        -2.5, -0.375, -1.375, -0.875, 2.0, 0.875, 1.625, 2.75, -2.75, 1.375, 2.5, -0.25, -1.0, -0.625, 1.125,
        -1.125, 1.25, 2.25
    ],
    c2_i2: [2.75],
    c2_o12: [-1.0, 1.0, -1.0, -1.0, -1.0, 1.0, 0.625, 1.0, -0.25, -1.0, -0.65625, 1.0],
}, model=c2_model, name='explicit_padding_FLOAT32_value_fused_activation_2_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_explicit_padding_FLOAT32_value_fused_activation_3_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [4, 4, 1, 6]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT32', [6, 1, 1, 2]))
c3_i2 = Input('c3_i2', ('TENSOR_FLOAT32', [6]))
c3_p3 = Int32Scalar('c3_p3', 0)
c3_p4 = Int32Scalar('c3_p4', 0)
c3_p5 = Int32Scalar('c3_p5', 0)
c3_p6 = Int32Scalar('c3_p6', 0)
c3_p7 = Int32Scalar('c3_p7', 2)
c3_p8 = Int32Scalar('c3_p8', 2)
c3_p9 = Int32Scalar('c3_p9', 3)
c3_p10 = Int32Scalar('c3_p10', 3)
c3_p11 = BoolScalar('c3_p11', False)
c3_o12 = Output('c3_o12', ('TENSOR_FLOAT32', [4, 2, 1, 6]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_i2)
c3_model.AddOperand(c3_p3)
c3_model.AddOperand(c3_p4)
c3_model.AddOperand(c3_p5)
c3_model.AddOperand(c3_p6)
c3_model.AddOperand(c3_p7)
c3_model.AddOperand(c3_p8)
c3_model.AddOperand(c3_p9)
c3_model.AddOperand(c3_p10)
c3_model.AddOperand(c3_p11)
c3_model.AddOperand(c3_o12)
c3_model.Operation('GROUPED_CONV_2D', c3_i0, c3_i1, c3_i2, c3_p3, c3_p4, c3_p5, c3_p6, c3_p7, c3_p8, c3_p9, c3_p10, c3_p11).To(c3_o12)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [
        -1.875, 1.125, -2.25, 2.0, 1.25, -1.125, -1.625, 2.75, 0.0, -0.875, 2.5, -1.75, -1.5, 0.625, 2.875,
        -2.125, -2.875, -2.0, -2.625, -0.375, -0.5, 3.0, 2.25, 2.375, 1.625, 0.75, 1.0, 1.375, 2.625, -2.5,
        0.875, 1.875, -2.75, -0.125, -1.0, -0.625, 1.75, -2.375, -1.25, 1.5, 0.5, 2.125, 0.25, -3.0, 0.375,
        0.125, -0.75, -1.375, -0.25, -2.875, 2.5, 0.875, 1.875, 2.625, -1.125, 0.75, 2.875, -3.0, -1.625,
        1.75, 1.0, 0.25, -0.625, 2.125, 0.125, -0.375, 1.625, -2.625, -2.0, -2.25, 2.0, -2.125, -1.75, 3.0,
        2.75, 0.5, -1.0, -0.5, 1.375, -1.875, 1.25, -1.25, -1.375, 1.5, 0.0, -0.125, -2.75, 0.625, -2.375,
        1.125, 0.375, -0.875, 2.25, -1.5, 2.375, -2.5
    ],
    c3_i1: [1.375, -0.5, -1.625, -2.375, -1.125, -0.75, 2.625, -1.75, 2.875, 2.125, 0.5, 0.75],
    c3_i2: [-2.875, 2.375, 1.875, -1.5, 1.0, -2.5],
    c3_o12: [
        0.0, 2.75, 2.90625, 0.0, 2.203125, 0.0, 0.0, 3.328125, 0.234375, 6.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        3.234375, 0.0, 0.71875, 5.171875, 2.15625, 0.0, 6.0, 0.0, 0.0, 6.0, 0.0, 3.53125, 6.0, 0.40625, 0.0,
        0.15625, 0.984375, 0.0, 0.5625, 0.0, 0.0, 0.0, 0.0, 4.84375, 0.0, 0.0, 0.0, 2.671875, 4.5, 0.0, 0.0,
        0.0
    ],
}, model=c3_model, name='explicit_padding_FLOAT32_value_fused_activation_3_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_explicit_padding_FLOAT32_tail_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [4, 17, 2, 1]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT32', [1, 2, 1, 17]))
c4_i2 = Input('c4_i2', ('TENSOR_FLOAT32', [1]))
c4_p3 = Int32Scalar('c4_p3', 0)
c4_p4 = Int32Scalar('c4_p4', 0)
c4_p5 = Int32Scalar('c4_p5', 0)
c4_p6 = Int32Scalar('c4_p6', 1)
c4_p7 = Int32Scalar('c4_p7', 1)
c4_p8 = Int32Scalar('c4_p8', 2)
c4_p9 = Int32Scalar('c4_p9', 1)
c4_p10 = Int32Scalar('c4_p10', 0)
c4_p11 = BoolScalar('c4_p11', True)
c4_o12 = Output('c4_o12', ('TENSOR_FLOAT32', [4, 1, 1, 1]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_i2)
c4_model.AddOperand(c4_p3)
c4_model.AddOperand(c4_p4)
c4_model.AddOperand(c4_p5)
c4_model.AddOperand(c4_p6)
c4_model.AddOperand(c4_p7)
c4_model.AddOperand(c4_p8)
c4_model.AddOperand(c4_p9)
c4_model.AddOperand(c4_p10)
c4_model.AddOperand(c4_p11)
c4_model.AddOperand(c4_o12)
c4_model.Operation('GROUPED_CONV_2D', c4_i0, c4_i1, c4_i2, c4_p3, c4_p4, c4_p5, c4_p6, c4_p7, c4_p8, c4_p9, c4_p10, c4_p11).To(c4_o12)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [
        0.75, 1.25, -1.0, -2.5, 2.5, -0.5, -1.5, -2.125, 0.0, 1.375, 1.0, -0.625, -0.375, 0.625, 1.5, 2.875,
        0.25, -0.875, -2.75, -2.0, -2.25, 2.125, -0.125, -1.25, -1.75, 0.5, 2.75, -2.875, 2.625, 1.75, -1.125,
        2.25, 1.625, -1.625, -1.875, 0.25, 0.375, 0.875, 1.875, -0.125, 1.125, 2.375, 2.0, -2.25, 3.0, -1.75,
        2.375, -0.375, -0.75, 1.5, 0.125, 2.125, -2.375, -1.625, -1.375, 0.375, -3.0, 0.625, -2.625, -1.375,
        0.875, -1.25, -0.25, 2.875, -2.875, 1.625, -0.5, -2.0, -2.625, 0.0, -0.625, -2.125, -2.5, 2.0, 2.75,
        0.5, 1.875, 2.625, 1.0, 1.375, 1.125, -0.875, 3.0, 0.125, 0.75, -1.875, 2.25, 2.5, -0.25, -2.75,
        -0.75, -1.5, 1.75, -3.0, -1.0, 1.75, -2.375, -0.625, -1.125, -0.75, 1.25, 1.375, -2.0, -2.625, 1.125,
        -2.125, -2.375, -2.875, 1.25, 0.625, -2.25, 2.75, 3.0, 2.0, 0.0, 2.625, -1.0, -1.5, -1.375, 0.875,
        -0.5, 1.625, -1.875, 2.25, 0.125, -1.125, 0.5, 1.875, 2.375, 1.0, -2.5, 0.25, -1.625, 2.125, -1.75,
        -3.0
    ],
    c4_i1: [
        -1.75, -0.625, 2.875, 2.75, -2.5, 2.625, -2.0, 1.125, -0.75, 1.875, -2.375, -3.0, 1.5, -0.5, -1.25,
        1.625, -2.75, -1.125, -2.875, 1.0, -1.0, -1.5, 0.875, -1.625, 2.5, 3.0, 0.75, 1.25, 0.625, -0.875,
        2.125, -1.375, 0.0, 2.0
    ],
    c4_i2: [0.875],
    c4_o12: [-8.375, 7.5625, 21.0625, 16.953125],
}, model=c4_model, name='explicit_padding_FLOAT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_explicit_padding_FLOAT16_mixed_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT16', [2, 6, 2, 3]))
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT16', [3, 2, 1, 2]))
c5_p2 = Parameter('c5_p2', ('TENSOR_FLOAT16', [3]), [2.625, 1.375, -2.75])
c5_p3 = Int32Scalar('c5_p3', 0)
c5_p4 = Int32Scalar('c5_p4', 0)
c5_p5 = Int32Scalar('c5_p5', 1)
c5_p6 = Int32Scalar('c5_p6', 1)
c5_p7 = Int32Scalar('c5_p7', 1)
c5_p8 = Int32Scalar('c5_p8', 2)
c5_p9 = Int32Scalar('c5_p9', 3)
c5_p10 = Int32Scalar('c5_p10', 3)
c5_p11 = BoolScalar('c5_p11', True)
c5_o12 = Output('c5_o12', ('TENSOR_FLOAT16', [2, 3, 2, 3]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_p3)
c5_model.AddOperand(c5_p4)
c5_model.AddOperand(c5_p5)
c5_model.AddOperand(c5_p6)
c5_model.AddOperand(c5_p7)
c5_model.AddOperand(c5_p8)
c5_model.AddOperand(c5_p9)
c5_model.AddOperand(c5_p10)
c5_model.AddOperand(c5_p11)
c5_model.AddOperand(c5_o12)
c5_model.Operation('GROUPED_CONV_2D', c5_i0, c5_i1, c5_p2, c5_p3, c5_p4, c5_p5, c5_p6, c5_p7, c5_p8, c5_p9, c5_p10, c5_p11).To(c5_o12)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [
        2.125, -0.625, -0.5, 0.375, -2.125, 1.125, 0.5, 0.625, 0.875, -0.75, 1.625, 2.5, -2.875, 2.375, 3.0,
        0.125, 0.75, 1.5, -1.125, -0.875, -2.5, 1.875, 0.25, 2.625, -2.75, 1.25, -3.0, -1.625, -1.375, -2.625,
        -1.75, -0.375, -2.25, 0.0, -1.0, 1.375, -1.875, 2.75, 2.25, -0.5, 1.625, -1.0, 2.0, 1.0, 1.875, 3.0,
        -0.375, -0.125, 2.875, -2.375, 0.125, 1.5, 0.875, -1.5, -0.25, -1.25, -2.875, -1.875, 1.375, 0.625,
        -1.5, 1.75, -1.25, 2.375, 1.0, 0.25, -0.125, -2.0, 2.0, 2.125, -2.375, 2.75
    ],
    c5_i1: [0.0, -1.375, -1.5, 1.25, -1.875, 2.625, -0.25, -2.125, -0.625, 0.875, -0.125, 2.875],
    c5_o12: [
        0.0625, 4.344, 4.47, 3.656, 0.3906, 0.0, 4.484, 2.64, 5.938, 6.0, 0.625, 5.453, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.09375, 6.0, 0.0, 1.594, 0.0, 3.14, 2.797, 1.1875, 4.625, 6.0, 0.0, 3.344, 5.83, 0.0, 0.0,
        3.156, 0.0, 0.0, 0.0
    ],
}, model=c5_model, name='explicit_padding_FLOAT16_mixed_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_explicit_padding_FLOAT16_mixed_6
c6_p0 = Parameter('c6_p0', ('TENSOR_FLOAT16', [4, 4, 2, 2]), [
        -2.875, -0.5, 1.375, 0.125, 1.125, 1.625, -0.125, -2.5, -0.375, -0.625, 0.0, -1.25, 1.875, -1.125,
        -2.125, -0.875, 2.75, 0.875, -1.5, -1.375, -1.75, 1.25, 1.75, -1.0, 1.5, -1.875, 2.25, -2.75, 0.75,
        -0.75, -0.25, -2.25, -2.375, 2.0, -1.625, 2.875, 0.375, -2.0, 3.0, 0.5, 2.375, 0.625, 2.5, 0.25,
        2.125, -2.625, 1.0, 2.625, -3.0, 1.875, 1.75, -2.25, 2.0, 0.25, 2.125, 2.375, 2.75, 1.25, 0.5, 1.625,
        -1.375, -2.125, -2.625, -2.5
    ])
c6_p1 = Parameter('c6_p1', ('TENSOR_FLOAT16', [2, 1, 1, 2]), [-0.5, 2.25, -2.5, -0.25])
c6_i2 = Input('c6_i2', ('TENSOR_FLOAT16', [2]))
c6_p3 = Int32Scalar('c6_p3', 0)
c6_p4 = Int32Scalar('c6_p4', 0)
c6_p5 = Int32Scalar('c6_p5', 0)
c6_p6 = Int32Scalar('c6_p6', 0)
c6_p7 = Int32Scalar('c6_p7', 1)
c6_p8 = Int32Scalar('c6_p8', 2)
c6_p9 = Int32Scalar('c6_p9', 1)
c6_p10 = Int32Scalar('c6_p10', 1)
c6_p11 = BoolScalar('c6_p11', False)
c6_o12 = Output('c6_o12', ('TENSOR_FLOAT16', [4, 2, 2, 2]))
c6_model = Model()
c6_model.AddOperand(c6_p0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_i2)
c6_model.AddOperand(c6_p3)
c6_model.AddOperand(c6_p4)
c6_model.AddOperand(c6_p5)
c6_model.AddOperand(c6_p6)
c6_model.AddOperand(c6_p7)
c6_model.AddOperand(c6_p8)
c6_model.AddOperand(c6_p9)
c6_model.AddOperand(c6_p10)
c6_model.AddOperand(c6_p11)
c6_model.AddOperand(c6_o12)
c6_model.Operation('GROUPED_CONV_2D', c6_p0, c6_p1, c6_i2, c6_p3, c6_p4, c6_p5, c6_p6, c6_p7, c6_p8, c6_p9, c6_p10, c6_p11).To(c6_o12)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i2: [-0.625, -2.875],
    c6_o12: [
        0.0, 4.438, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.219, 0.0, 0.0, 0.0, 0.0, 5.062, 2.562,
        6.656, 0.4688, 0.0, 0.0, 0.0, 0.0, 5.094, 4.156, 0.0, 0.0, 0.8125, 0.0, 2.781, 0.0
    ],
}, model=c6_model, name='explicit_padding_FLOAT16_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_explicit_padding_FLOAT16_value_fused_activation_0_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT16', [3, 4, 5, 4]))
c7_i1 = Input('c7_i1', ('TENSOR_FLOAT16', [2, 2, 2, 2]))
c7_i2 = Input('c7_i2', ('TENSOR_FLOAT16', [2]))
c7_p3 = Int32Scalar('c7_p3', 1)
c7_p4 = Int32Scalar('c7_p4', 1)
c7_p5 = Int32Scalar('c7_p5', 1)
c7_p6 = Int32Scalar('c7_p6', 1)
c7_p7 = Int32Scalar('c7_p7', 1)
c7_p8 = Int32Scalar('c7_p8', 2)
c7_p9 = Int32Scalar('c7_p9', 2)
c7_p10 = Int32Scalar('c7_p10', 0)
c7_p11 = BoolScalar('c7_p11', False)
c7_o12 = Output('c7_o12', ('TENSOR_FLOAT16', [3, 3, 6, 2]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_i2)
c7_model.AddOperand(c7_p3)
c7_model.AddOperand(c7_p4)
c7_model.AddOperand(c7_p5)
c7_model.AddOperand(c7_p6)
c7_model.AddOperand(c7_p7)
c7_model.AddOperand(c7_p8)
c7_model.AddOperand(c7_p9)
c7_model.AddOperand(c7_p10)
c7_model.AddOperand(c7_p11)
c7_model.AddOperand(c7_o12)
c7_model.Operation('GROUPED_CONV_2D', c7_i0, c7_i1, c7_i2, c7_p3, c7_p4, c7_p5, c7_p6, c7_p7, c7_p8, c7_p9, c7_p10, c7_p11).To(c7_o12)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i0: [
        2.5, 3.0, -2.0, 1.875, 2.125, -2.75, -0.375, -1.25, 2.875, -1.875, -2.875, -2.5, -2.375, 1.125, 2.625,
        -0.625, -0.75, 0.875, 0.375, 0.5, 2.0, 1.375, 0.125, 1.0, 2.25, 1.625, -3.0, 0.0, -0.25, 2.75, -1.375,
        2.375, -1.5, 1.25, 0.75, -0.125, -2.625, -1.75, -2.25, 1.75, -2.125, 1.5, -0.5, -1.0, -1.625, -0.875,
        0.25, -1.125, 0.625, 0.5, 2.75, -1.5, -1.0, -0.875, 0.25, -2.0, 0.875, -0.75, 2.125, -2.375, 0.625,
        -0.625, -2.125, -0.125, 1.125, 0.125, -1.75, 2.5, 1.375, 2.375, 2.25, -3.0, 2.875, -0.375, 1.25, 1.5,
        -2.625, -0.5, -2.5, 2.0, 0.75, 1.875, -2.75, 1.625, -2.875, 0.375, 1.0, 0.0, -0.25, -1.625, -1.25,
        -1.125, -1.375, 2.625, 3.0, 1.75, -2.25, -1.875, -0.375, 2.75, -1.0, 1.875, -0.5, -2.0, 3.0, -3.0,
        -0.25, -0.75, 0.625, -1.375, -1.25, 0.375, 0.0, 0.125, 1.125, 1.5, -1.5, 1.25, 0.75, 2.5, -1.875,
        2.25, 0.5, 1.625, 0.25, 1.0, -2.25, -2.375, -0.625, 1.75, -2.625, 2.375, -1.625, -2.5, 0.875, -2.75,
        -2.125, 2.625, -1.125, 2.875, -0.125, -2.875, -1.75, 2.0, 1.375, 2.125, -0.875, -2.5, 2.75, 0.375,
        0.0, 2.375, 1.0, -2.0, 0.75, -2.625, 1.75, -3.0, 1.375, -2.125, 3.0, 1.25, 2.25, 0.5, -1.5, -1.375,
        -2.875, 1.125, 0.875, -2.375, -1.75, 1.5, 2.625, -1.125, 2.5, 2.125, 0.625, 1.875, -0.875, -0.25,
        -1.0, -2.25, -1.625, -0.375, 0.125, -1.25, -2.75, 2.875, -0.125, -0.75, -0.5, 1.625, 2.0, -0.625,
        0.25, -1.875, -0.875, -0.75, -0.5, 0.625, 1.875, -2.875, 1.75, 0.0, 2.625, 2.75, 1.0, -1.25, -2.125,
        -1.375, -2.75, 1.5, 2.125, -0.125, 1.375, 0.25, 2.5, -1.875, 2.875, 2.0, 0.375, -2.5, 2.375, -0.25,
        -1.75, 1.125, -1.125, -1.625, 1.25, 0.875, 2.25, -0.625, -3.0, -0.375, -2.0, 0.125, -1.5, 1.625, 0.75,
        -2.25
    ],
    c7_i1: [
        1.5, 2.375, 0.125, -0.125, -0.375, -1.0, 1.0, 2.75, -2.125, -3.0, -1.5, -1.875, 0.5, 1.125, -1.375,
        0.75
    ],
    c7_i2: [-0.75, 0.75],
    c7_o12: [
        10.0, 4.906, -10.125, 1.4375, -1.078, 1.234, 0.7656, -7.58, 0.672, 1.219, -1.344, 1.5, 1.328, -1.375,
        0.8594, -0.578, 9.59, -1.3125, 0.922, -6.5, -0.0781, -7.203, -8.42, -1.328, -0.5938, 4.17, -1.172,
        3.578, 1.109, -0.7812, 7.36, 0.2812, 2.406, -6.406, -5.875, 0.0625, 5.156, 5.75, -4.75, -0.1719,
        -4.766, 2.125, 6.812, -3.953, -10.266, 6.797, 1.969, 3.656, 3.203, 5.78, 4.406, 12.984, -0.03125,
        6.297, -13.11, -4.125, 7.406, -10.91, -1.859, -5.67, -0.4062, -0.375, -7.86, 4.47, 6.656, 5.656, 4.64,
        -2.578, -3.406, 8.95, -5.25, 4.203, 5.688, -1.969, -8.41, 7.234, -4.47, 4.11, 0.828, -0.2812, 5.17,
        5.406, -2.86, 0.03125, -6.625, 1.484, 4.938, 2.625, -13.09, -0.3281, 1.5625, -1.3125, -2.578, 3.938,
        -2.906, 3.625, -0.3906, -2.344, -6.484, 1.1875, -0.6562, 5.812, 2.875, 0.6094, -6.53, 7.72, 0.8594,
        5.906
    ],
}, model=c7_model, name='explicit_padding_FLOAT16_value_fused_activation_0_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_explicit_padding_FLOAT16_value_fused_activation_2_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [4, 5, 5, 3]))
c8_i1 = Input('c8_i1', ('TENSOR_FLOAT16', [3, 3, 3, 1]))
c8_i2 = Input('c8_i2', ('TENSOR_FLOAT16', [3]))
c8_p3 = Int32Scalar('c8_p3', 1)
c8_p4 = Int32Scalar('c8_p4', 1)
c8_p5 = Int32Scalar('c8_p5', 2)
c8_p6 = Int32Scalar('c8_p6', 1)
c8_p7 = Int32Scalar('c8_p7', 2)
c8_p8 = Int32Scalar('c8_p8', 1)
c8_p9 = Int32Scalar('c8_p9', 3)
c8_p10 = Int32Scalar('c8_p10', 2)
c8_p11 = BoolScalar('c8_p11', False)
c8_o12 = Output('c8_o12', ('TENSOR_FLOAT16', [4, 6, 3, 3]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_i1)
c8_model.AddOperand(c8_i2)
c8_model.AddOperand(c8_p3)
c8_model.AddOperand(c8_p4)
c8_model.AddOperand(c8_p5)
c8_model.AddOperand(c8_p6)
c8_model.AddOperand(c8_p7)
c8_model.AddOperand(c8_p8)
c8_model.AddOperand(c8_p9)
c8_model.AddOperand(c8_p10)
c8_model.AddOperand(c8_p11)
c8_model.AddOperand(c8_o12)
c8_model.Operation('GROUPED_CONV_2D', c8_i0, c8_i1, c8_i2, c8_p3, c8_p4, c8_p5, c8_p6, c8_p7, c8_p8, c8_p9, c8_p10, c8_p11).To(c8_o12)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [
        -0.625, -0.875, 1.5, -2.25, 0.875, -0.5, -2.5, -0.375, -0.25, -0.75, -2.375, -2.125, -0.125, 3.0, 0.0,
        1.875, 0.375, 2.125, 1.0, -3.0, 1.125, 2.875, 2.0, 1.25, -2.625, -2.0, 0.25, 2.625, 0.5, -1.0, -1.375,
        0.125, 2.375, -1.625, 2.75, 1.75, 1.375, -1.25, 2.25, -1.125, -2.75, -1.5, -1.75, 0.75, -2.875,
        -1.875, 1.625, 2.5, 0.625, 1.5, -0.25, -1.25, 2.5, -1.75, 1.75, -0.375, 2.75, -2.875, 2.25, -2.625,
        1.25, 0.25, -2.25, -3.0, -0.875, -0.625, 2.625, -1.625, 1.875, -1.125, -2.125, 2.125, 2.0, -0.75,
        0.375, 0.0, -1.0, -1.5, -0.5, 0.125, 1.625, 0.75, -2.5, 0.875, 3.0, 1.375, -1.375, 0.625, -2.0, 1.125,
        -2.375, -1.875, -0.125, 1.0, 0.5, 2.875, -2.75, 2.375, -2.625, -1.125, 0.5, -2.75, -0.875, 1.125,
        0.875, -1.5, -2.125, -0.625, 2.75, 3.0, 1.75, -1.375, 2.5, -1.25, -2.375, -1.75, 1.5, 0.125, 0.0,
        -1.625, -0.5, -2.0, -0.75, 0.25, 0.375, 2.875, 1.375, 2.125, -2.5, -0.25, 2.375, 2.25, 2.625, 0.75,
        2.0, -2.25, -3.0, -1.0, 1.875, -1.875, -0.375, 1.25, -0.125, -2.875, 0.625, 1.0, 1.625, -0.625,
        -1.625, -1.125, 0.75, 3.0, -2.125, -2.75, -1.75, 1.75, 2.875, -1.25, 0.0, 2.625, 0.125, -0.25, -2.375,
        -1.5, 1.875, -1.375, 0.875, 1.375, 1.5, -0.75, -0.125, -0.375, -2.0, 1.0, 1.125, 2.5, -2.5, -0.875,
        1.625, 0.25, -1.0, -3.0, 1.25, -2.875, 2.375, -0.5, 0.625, -1.875, 0.5, -2.625, 0.375, -2.25, 2.75,
        2.125, 2.25, 2.0, 1.875, -3.0, 1.125, -2.625, 1.625, -0.625, -1.125, -1.875, 1.5, -0.125, 0.25, -1.75,
        1.0, 0.375, 2.625, -1.375, 2.875, -2.75, -0.5, 0.125, -2.0, -2.25, 1.25, -1.625, 2.0, 0.75, 2.125,
        0.625, -1.0, -1.25, -2.125, 3.0, -1.5, 1.375, 0.0, -2.875, 2.5, -0.875, -2.375, -2.5, -0.75, -0.25,
        0.875, 0.5, -0.375, 2.75, 1.75, 2.375, 2.25, -1.0, -2.875, -0.5, 2.375, 0.75, -2.5, -1.375, 1.5,
        -0.875, -0.75, 0.875, 1.875, 2.875, -2.125, 2.625, 0.125, -0.125, 1.25, -2.25, 0.25, 0.0, 2.75,
        -0.625, 2.0, 2.5, 1.75, -1.625, -2.375, 2.25, 3.0, 1.625, -2.75, 0.5, 1.125, -0.375, 1.375, 0.375,
        2.125, -2.625, 0.625, -1.75, -2.0, -1.125, -1.875, -1.25, -0.25, -1.5, -3.0, 1.0, -3.0, -1.625, 2.0,
        -1.875, 0.125, -0.25
    ],
    c8_i1: [
        0.375, 1.375, 2.0, 2.125, -1.5, -0.625, 2.375, -1.25, -1.125, 1.625, 1.5, -1.625, -1.0, 2.625, 1.25,
        -2.0, -1.375, -0.375, 0.25, -2.375, -1.875, 0.875, 2.875, 1.75, -2.125, -3.0, 3.0
    ],
    c8_i2: [1.25, 2.875, -0.625],
    c8_o12: [
        1.0, 1.0, -1.0, -0.125, 1.0, -1.0, -0.375, 1.0, 1.0, 0.125, 1.0, -0.1875, 1.0, 1.0, -1.0, -1.0, 1.0,
        -0.01563, -1.0, -1.0, 1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0,
        -1.0, 0.3438, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, -0.0781, 1.0, -1.0, -1.0, 1.0, 1.0, -1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, 1.0, -1.0,
        1.0, 1.0, -1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 1.0, -1.0, 0.8594, 0.03125, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0,
        -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, -0.1406, 1.0, 1.0, -1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0,
        -1.0, 1.0, -0.5938, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0, -1.0, -1.0, 1.0, -1.0, 1.0, -1.0,
        1.0, 1.0, 1.0, -0.375, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 1.0, -1.0, 1.0, -0.09375, -1.0, 1.0, -1.0,
        1.0, 1.0, -1.0, -1.0, -1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0,
        -1.0, 1.0, 1.0, -1.0, 1.0, -1.0, -0.25, -1.0, 1.0, -0.5312, 1.0, -1.0, -0.25, 1.0, 1.0, -1.0, -1.0,
        1.0, 1.0, -1.0, 1.0, -1.0, -1.0, -0.7344, 1.0, 0.7344, -1.0, -1.0, 0.7812, 1.0, 1.0, 1.0, 1.0, -1.0,
        1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 0.6875, -1.0, 1.0, -1.0, -1.0, -1.0, -1.0, 1.0,
        0.4688, 1.0, -0.9844
    ],
}, model=c8_model, name='explicit_padding_FLOAT16_value_fused_activation_2_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_explicit_padding_FLOAT16_tail_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [2, 17, 3, 6]))
c9_i1 = Input('c9_i1', ('TENSOR_FLOAT16', [1, 3, 3, 17]))
c9_i2 = Input('c9_i2', ('TENSOR_FLOAT16', [1]))
c9_p3 = Int32Scalar('c9_p3', 1)
c9_p4 = Int32Scalar('c9_p4', 1)
c9_p5 = Int32Scalar('c9_p5', 0)
c9_p6 = Int32Scalar('c9_p6', 0)
c9_p7 = Int32Scalar('c9_p7', 2)
c9_p8 = Int32Scalar('c9_p8', 1)
c9_p9 = Int32Scalar('c9_p9', 1)
c9_p10 = Int32Scalar('c9_p10', 0)
c9_p11 = BoolScalar('c9_p11', True)
c9_o12 = Output('c9_o12', ('TENSOR_FLOAT16', [2, 1, 1, 3]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_i2)
c9_model.AddOperand(c9_p3)
c9_model.AddOperand(c9_p4)
c9_model.AddOperand(c9_p5)
c9_model.AddOperand(c9_p6)
c9_model.AddOperand(c9_p7)
c9_model.AddOperand(c9_p8)
c9_model.AddOperand(c9_p9)
c9_model.AddOperand(c9_p10)
c9_model.AddOperand(c9_p11)
c9_model.AddOperand(c9_o12)
c9_model.Operation('GROUPED_CONV_2D', c9_i0, c9_i1, c9_i2, c9_p3, c9_p4, c9_p5, c9_p6, c9_p7, c9_p8, c9_p9, c9_p10, c9_p11).To(c9_o12)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [
        -2.875, -2.75, -0.875, -3.0, 1.5, -2.75, -2.5, 1.25, -2.125, -2.375, -1.5, 0.875, 1.75, 2.875, -0.75,
        0.75, 0.5, 1.0, -3.0, -2.0, 0.375, -1.5, -0.125, -2.5, -2.375, -1.375, 0.25, -1.375, -0.625, -0.875,
        -1.875, 3.0, -0.5, 0.875, -0.875, -0.125, -2.25, 0.5, 1.875, 1.0, 0.5, -1.125, 0.125, 3.0, 2.625,
        -2.125, -0.375, 0.625, -1.0, 0.0, -1.25, 2.875, -1.375, -0.625, -0.125, -1.375, -0.625, -1.25, 2.375,
        0.75, -3.0, 2.375, 2.875, 2.0, -0.125, 2.5, 0.375, 1.25, 0.125, -0.5, 1.5, -1.125, 0.875, 3.0, -0.25,
        0.375, -2.25, 1.875, 2.75, 2.25, 0.75, 3.0, 1.0, -2.25, 0.875, 2.0, -2.875, 1.25, 2.0, 1.625, 2.375,
        1.25, -2.625, 1.75, 0.875, 2.625, -0.375, -1.5, -0.75, -2.5, 2.625, 0.25, -0.625, -1.125, 1.625,
        0.375, -1.25, -2.875, 2.0, -1.0, -1.25, 2.0, 2.75, -1.75, 2.0, -0.125, -0.5, -1.625, 0.0, -3.0, -2.25,
        1.5, -1.5, 1.875, -2.25, -0.875, 1.125, 1.75, 1.625, 1.25, 1.125, 2.125, -2.75, 1.5, 0.625, 2.25,
        -1.875, -2.875, 1.125, 0.5, 2.25, 1.375, 0.25, -1.625, 0.0, -1.875, -1.5, 3.0, 0.125, -2.125, -1.625,
        0.0, 0.875, 1.25, 1.5, -1.125, 0.625, -2.5, 0.0, 1.125, -2.375, 0.0, 2.75, -2.125, 2.625, -0.625,
        2.25, -0.25, -0.25, -2.25, 0.375, -2.75, 1.375, -2.625, 1.0, -0.125, 3.0, 2.625, 0.625, 1.375, -0.375,
        2.875, -2.375, -1.375, -2.875, 0.625, -2.625, -0.625, 2.125, -2.625, -1.0, 1.375, 2.125, 2.375, 2.5,
        -1.875, -2.75, 2.25, 2.125, -1.125, 1.0, 1.375, -2.625, -0.75, -0.875, 0.5, 1.75, 1.875, 0.5, 2.5,
        -1.375, 2.625, 2.75, -1.5, -0.75, -1.25, -2.5, -1.75, 1.375, 2.875, 2.5, 0.25, -2.0, 1.75, 2.125,
        -0.75, -0.5, 2.25, 1.875, -0.25, 2.375, 1.75, -0.375, 0.75, 2.25, 0.75, 0.625, -2.0, -2.375, -1.25,
        -1.875, 1.875, 1.125, -0.25, -1.25, -2.375, 0.75, -1.75, 0.125, -2.875, -2.125, 1.75, 0.125, -0.75,
        2.5, -0.875, -1.875, -1.125, 1.375, 1.625, -2.0, 2.875, 0.375, -0.875, 0.25, -0.375, -2.0, -1.75,
        -0.25, 1.25, -0.5, 0.25, -1.0, -1.625, 0.0, 1.125, -1.75, -2.875, 1.625, 0.125, -1.75, 2.75, -2.75,
        -1.625, -1.625, -1.0, 2.125, 2.0, 1.5, -1.625, -0.5, -0.375, 1.625, -1.0, 2.5, 1.0, 2.375, 2.75, 0.75,
        -2.0, -2.125, -3.0, -3.0, -2.625, -2.5, -2.625, -1.5, -2.375, 2.75, 1.875, -2.125, -1.25, 0.0, 1.875,
        0.75, -2.75, 1.375, -1.75, -1.875, -1.25, 2.25, -0.875, 2.5, 0.5, 1.125, 2.875, -1.0, 1.75, -2.5,
        0.125, -1.0, -0.375, 2.875, 1.625, 1.0, -1.5, 0.5, -1.0, 1.375, -1.125, -1.0, -0.75, 0.125, -2.25,
        2.125, -2.75, -0.25, -1.625, 1.5, 1.625, -2.375, 1.5, -1.5, 0.625, -2.375, 1.375, 1.75, -2.25, -2.125,
        2.875, -0.625, -2.75, 0.5, -2.375, 2.0, 1.375, 0.5, -1.875, 0.625, 2.5, 0.0, -2.5, 1.75, -2.0, 2.875,
        -1.625, -1.25, 1.5, -0.25, -0.125, -1.625, -2.625, 2.625, -2.25, -0.25, 0.375, 2.75, -0.25, 1.75,
        2.25, -0.25, 1.125, 0.25, -0.375, 0.0, -0.875, 0.5, -2.0, -0.75, 2.375, -1.875, -2.375, -1.125,
        -2.625, -2.875, 2.125, 0.875, 2.5, 0.875, 0.0, -2.875, -2.625, 0.5, -3.0, 1.625, -2.125, 2.875, -1.0,
        2.75, -0.625, -3.0, 2.875, -0.5, 2.0, -2.5, -0.875, -1.625, -0.125, -2.375, 0.75, 2.375, 2.125, -2.5,
        2.625, -1.75, -0.375, 1.5, 2.0, -2.75, -2.5, -1.0, 1.125, -2.25, 0.125, 2.875, 1.875, -3.0, -0.125,
        2.0, -0.125, -1.75, 0.25, -0.5, -2.25, 1.125, -0.5, -0.875, 1.125, -2.0, -2.625, -0.875, 2.75, -2.875,
        1.5, -1.5, -2.5, -1.875, -2.75, -1.125, -0.75, -1.125, 0.375, 1.0, 2.375, 0.25, 3.0, 1.875, -0.75,
        1.25, -1.125, 0.25, -1.375, 2.75, 1.125, 1.625, -1.625, 2.5, 0.375, -0.875, 0.0, 0.75, -2.125, 0.75,
        -1.375, -3.0, 0.125, 2.375, -0.5, 2.125, -0.75, 2.625, 2.125, -2.5, 0.375, 1.875, 1.0, -1.375, 2.25,
        -0.125, -0.125, -2.875, -1.5, -0.625, -0.375, -1.875, 2.375, -0.375, 1.25, -0.625, 0.875, -1.375,
        1.25, 2.375, -0.375, 0.625, -3.0, 0.125, 2.125, 2.5, 2.25, -1.625, -1.375, -1.25, 2.625, -3.0, -2.0,
        1.875, 1.25, 1.875, 1.75, 3.0, -3.0, -2.0, 0.25, 0.875, -0.75, 1.0, 0.625, -2.125, 2.25, 0.375, 1.0,
        0.375, -0.75, -0.5, -1.75, -1.125, 2.375, -1.875, 0.875, 3.0, 2.5, 1.625, 2.625, 1.25, 0.875, 0.5,
        3.0, -0.625, -2.625, 3.0, -0.25, -1.375, -2.75, 1.125, -0.25, 0.625, -0.5, 2.125, -0.625, 1.375, 1.75,
        -2.0, -1.75, -1.125, -1.75, 0.75, -2.75, -2.125, 0.375, 1.5, 1.0, 0.875, -1.75, 1.5, -1.375, -2.875,
        1.25, -1.5, -1.25, 2.75, -0.125, 0.25, 2.625, 2.0, -2.25, 1.625, 3.0, 0.125, 0.625, 2.0, 2.75
    ],
    c9_i1: [
        -1.875, -0.125, -2.375, 0.375, -1.5, 0.625, -1.625, 2.875, -0.25, 0.25, -2.0, 2.125, -0.375, -3.0,
        2.375, -0.5, -2.125, 0.5, -1.125, 1.0, 1.75, -2.25, 2.5, 1.625, -2.75, -1.375, 1.875, -2.625, 2.75,
        2.0, 1.5, -2.5, -1.25, 1.375, 0.0, 0.875, 0.75, 1.125, -1.75, 0.125, 3.0, 1.25, -2.875, 2.625, -0.75,
        -0.625, -0.875, -1.0, 2.25, 2.5, 0.625, -1.375, -3.0, 1.75, -0.625, -2.375, -0.25, -2.75, -2.125,
        -0.125, 0.5, 0.75, 1.125, 0.25, -0.375, -1.625, 2.0, 3.0, 1.375, -1.125, 2.375, 0.875, -2.875, 1.0,
        0.125, 2.875, -2.0, 2.125, 2.625, 0.0, -0.875, -2.5, 1.625, -0.75, -1.25, 1.25, -1.875, -1.5, -2.625,
        1.875, 1.5, -1.75, 2.75, 2.25, -0.5, -2.25, -1.0, 0.375, 2.25, -2.75, 2.75, 0.625, -0.125, 0.125,
        -2.625, -0.75, 1.875, -0.875, -1.25, 1.125, 1.0, -1.125, -1.5, 1.75, 0.5, 2.5, -1.375, 3.0, 2.0,
        -2.875, 1.625, -2.5, -1.75, -2.375, -1.875, -2.25, -2.0, 2.125, 0.75, 0.0, 0.25, 1.5, -2.125, -0.625,
        -3.0, 2.875, 1.375, 2.625, -1.625, 0.875, 0.375, -0.25, -0.5, -1.0, 1.25, 2.375, -0.375, -2.25, 1.5,
        -1.5, -2.75, -0.75, 1.625
    ],
    c9_i2: [-0.5],
    c9_o12: [-14.69, -0.703, -19.03, -3.219, 20.64, 21.36],
}, model=c9_model, name='explicit_padding_FLOAT16_tail_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_explicit_padding_QUANT8_ASYMM_INT32_mixed_10
c10_i0 = Input('c10_i0', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 2], 0.3125, 255))
c10_i1 = Input('c10_i1', ('TENSOR_QUANT8_ASYMM', [4, 1, 1, 1], 0.3125, 255))
c10_p2 = Parameter('c10_p2', ('TENSOR_INT32', [4], 0.09765625, 0), [255, -219, 247, -466])
c10_p3 = Int32Scalar('c10_p3', 0)
c10_p4 = Int32Scalar('c10_p4', 0)
c10_p5 = Int32Scalar('c10_p5', 0)
c10_p6 = Int32Scalar('c10_p6', 0)
c10_p7 = Int32Scalar('c10_p7', 2)
c10_p8 = Int32Scalar('c10_p8', 2)
c10_p9 = Int32Scalar('c10_p9', 2)
c10_p10 = Int32Scalar('c10_p10', 0)
c10_p11 = BoolScalar('c10_p11', True)
c10_o12 = Output('c10_o12', ('TENSOR_QUANT8_ASYMM', [2, 4, 1, 1], 14.0, 182))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_p2)
c10_model.AddOperand(c10_p3)
c10_model.AddOperand(c10_p4)
c10_model.AddOperand(c10_p5)
c10_model.AddOperand(c10_p6)
c10_model.AddOperand(c10_p7)
c10_model.AddOperand(c10_p8)
c10_model.AddOperand(c10_p9)
c10_model.AddOperand(c10_p10)
c10_model.AddOperand(c10_p11)
c10_model.AddOperand(c10_o12)
c10_model.Operation('GROUPED_CONV_2D', c10_i0, c10_i1, c10_p2, c10_p3, c10_p4, c10_p5, c10_p6, c10_p7, c10_p8, c10_p9, c10_p10, c10_p11).To(c10_o12)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [194, 18, 26, 90, 221, 93, 129, 155, 202, 36, 96, 37, 204, 9, 72, 251],
    c10_i1: [74, 103, 123, 65],
    c10_o12: [255, 245, 215, 224, 251, 237, 231, 246],
}, model=c10_model, name='explicit_padding_QUANT8_ASYMM_INT32_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_explicit_padding_QUANT8_ASYMM_INT32_mixed_11
c11_p0 = Parameter('c11_p0', ('TENSOR_QUANT8_ASYMM', [2, 4, 4, 3], 0.1875, 0), [
        100, 215, 153, 73, 169, 5, 224, 136, 51, 168, 60, 101, 21, 92, 80, 18, 41, 65, 11, 55, 103, 143, 183,
        67, 242, 191, 14, 244, 182, 61, 83, 190, 150, 134, 165, 70, 240, 250, 50, 68, 239, 89, 186, 35, 86,
        252, 84, 131, 248, 198, 219, 203, 205, 200, 125, 214, 208, 209, 164, 138, 181, 114, 246, 39, 105, 207,
        135, 163, 197, 142, 236, 54, 116, 26, 88, 119, 82, 81, 40, 62, 59, 45, 6, 218, 95, 34, 156, 3, 232,
        222, 25, 249, 204, 173, 22, 2
    ])
c11_p1 = Parameter('c11_p1', ('TENSOR_QUANT8_ASYMM', [6, 3, 2, 1], 0.5, 0), [
        219, 29, 205, 110, 122, 109, 173, 244, 17, 81, 180, 64, 246, 225, 126, 194, 21, 53, 229, 152, 96, 55,
        195, 78, 93, 137, 71, 234, 239, 226, 38, 241, 170, 253, 84, 65
    ])
c11_i2 = Input('c11_i2', ('TENSOR_INT32', [6], 0.09375, 0))
c11_p3 = Int32Scalar('c11_p3', 0)
c11_p4 = Int32Scalar('c11_p4', 0)
c11_p5 = Int32Scalar('c11_p5', 2)
c11_p6 = Int32Scalar('c11_p6', 2)
c11_p7 = Int32Scalar('c11_p7', 1)
c11_p8 = Int32Scalar('c11_p8', 2)
c11_p9 = Int32Scalar('c11_p9', 3)
c11_p10 = Int32Scalar('c11_p10', 1)
c11_p11 = BoolScalar('c11_p11', False)
c11_o12 = Output('c11_o12', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 6], 64.0, 128))
c11_model = Model()
c11_model.AddOperand(c11_p0)
c11_model.AddOperand(c11_p1)
c11_model.AddOperand(c11_i2)
c11_model.AddOperand(c11_p3)
c11_model.AddOperand(c11_p4)
c11_model.AddOperand(c11_p5)
c11_model.AddOperand(c11_p6)
c11_model.AddOperand(c11_p7)
c11_model.AddOperand(c11_p8)
c11_model.AddOperand(c11_p9)
c11_model.AddOperand(c11_p10)
c11_model.AddOperand(c11_p11)
c11_model.AddOperand(c11_o12)
c11_model.Operation('GROUPED_CONV_2D', c11_p0, c11_p1, c11_i2, c11_p3, c11_p4, c11_p5, c11_p6, c11_p7, c11_p8, c11_p9, c11_p10, c11_p11).To(c11_o12)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i2: [241, 170, 309, 295, -475, 313],
    c11_o12: [
        158, 161, 148, 209, 183, 148, 177, 168, 144, 192, 146, 134, 195, 203, 137, 174, 179, 144, 255, 255,
        255, 255, 205, 190, 225, 255, 255, 255, 251, 223, 255, 255, 255, 255, 255, 243, 255, 255, 255, 255,
        177, 196, 255, 244, 255, 255, 204, 239, 255, 232, 255, 241, 216, 231, 205, 213, 150, 208, 255, 174,
        185, 193, 151, 211, 255, 173, 184, 181, 148, 208, 246, 167, 255, 255, 255, 255, 255, 255, 255, 255,
        255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 200, 203, 237, 179, 248, 255, 173, 176, 255, 222,
        243, 255, 178, 176, 205, 187, 201, 255
    ],
}, model=c11_model, name='explicit_padding_QUANT8_ASYMM_INT32_mixed_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_explicit_padding_QUANT8_ASYMM_INT32_value_fused_activation_2_12
c12_i0 = Input('c12_i0', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.1875, 90))
c12_i1 = Input('c12_i1', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 1], 0.3125, 58))
c12_i2 = Input('c12_i2', ('TENSOR_INT32', [2], 0.05859375, 0))
c12_p3 = Int32Scalar('c12_p3', 0)
c12_p4 = Int32Scalar('c12_p4', 2)
c12_p5 = Int32Scalar('c12_p5', 0)
c12_p6 = Int32Scalar('c12_p6', 1)
c12_p7 = Int32Scalar('c12_p7', 1)
c12_p8 = Int32Scalar('c12_p8', 1)
c12_p9 = Int32Scalar('c12_p9', 2)
c12_p10 = Int32Scalar('c12_p10', 2)
c12_p11 = BoolScalar('c12_p11', False)
c12_o12 = Output('c12_o12', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.125, 128))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_i1)
c12_model.AddOperand(c12_i2)
c12_model.AddOperand(c12_p3)
c12_model.AddOperand(c12_p4)
c12_model.AddOperand(c12_p5)
c12_model.AddOperand(c12_p6)
c12_model.AddOperand(c12_p7)
c12_model.AddOperand(c12_p8)
c12_model.AddOperand(c12_p9)
c12_model.AddOperand(c12_p10)
c12_model.AddOperand(c12_p11)
c12_model.AddOperand(c12_o12)
c12_model.Operation('GROUPED_CONV_2D', c12_i0, c12_i1, c12_i2, c12_p3, c12_p4, c12_p5, c12_p6, c12_p7, c12_p8, c12_p9, c12_p10, c12_p11).To(c12_o12)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [0, 86, 213, 247, 118, 74, 172, 175, 133, 5, 18, 153],
    c12_i1: [102, 70, 150, 58, 210, 182, 69, 183, 176, 187, 255, 81],
    c12_i2: [276, 102],
    c12_o12: [120, 136, 120, 136, 136, 136, 120, 120, 136, 136, 120, 136],
}, model=c12_model, name='explicit_padding_QUANT8_ASYMM_INT32_value_fused_activation_2_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_explicit_padding_QUANT8_ASYMM_INT32_value_fused_activation_3_13
c13_i0 = Input('c13_i0', ('TENSOR_QUANT8_ASYMM', [2, 2, 4, 4], 0.0625, 137))
c13_i1 = Input('c13_i1', ('TENSOR_QUANT8_ASYMM', [4, 1, 1, 2], 0.1875, 94))
c13_i2 = Input('c13_i2', ('TENSOR_INT32', [4], 0.01171875, 0))
c13_p3 = Int32Scalar('c13_p3', 0)
c13_p4 = Int32Scalar('c13_p4', 0)
c13_p5 = Int32Scalar('c13_p5', 0)
c13_p6 = Int32Scalar('c13_p6', 0)
c13_p7 = Int32Scalar('c13_p7', 1)
c13_p8 = Int32Scalar('c13_p8', 1)
c13_p9 = Int32Scalar('c13_p9', 2)
c13_p10 = Int32Scalar('c13_p10', 3)
c13_p11 = BoolScalar('c13_p11', False)
c13_o12 = Output('c13_o12', ('TENSOR_QUANT8_ASYMM', [2, 2, 4, 4], 0.125, 203))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_i1)
c13_model.AddOperand(c13_i2)
c13_model.AddOperand(c13_p3)
c13_model.AddOperand(c13_p4)
c13_model.AddOperand(c13_p5)
c13_model.AddOperand(c13_p6)
c13_model.AddOperand(c13_p7)
c13_model.AddOperand(c13_p8)
c13_model.AddOperand(c13_p9)
c13_model.AddOperand(c13_p10)
c13_model.AddOperand(c13_p11)
c13_model.AddOperand(c13_o12)
c13_model.Operation('GROUPED_CONV_2D', c13_i0, c13_i1, c13_i2, c13_p3, c13_p4, c13_p5, c13_p6, c13_p7, c13_p8, c13_p9, c13_p10, c13_p11).To(c13_o12)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i0: [
        55, 222, 125, 30, 245, 216, 103, 197, 131, 185, 167, 97, 80, 215, 142, 105, 151, 198, 21, 119, 161,
        187, 237, 96, 239, 60, 242, 59, 159, 107, 210, 123, 149, 160, 93, 52, 205, 126, 249, 144, 211, 171,
        118, 196, 86, 186, 218, 206, 28, 176, 100, 6, 9, 181, 0, 190, 183, 8, 212, 158, 63, 16, 51, 91
    ],
    c13_i1: [253, 204, 90, 8, 94, 220, 33, 175],
    c13_i2: [-113, 308, -171, -452],
    c13_o12: [
        203, 203, 203, 203, 251, 203, 251, 251, 251, 203, 203, 203, 203, 203, 203, 203, 251, 203, 203, 251,
        251, 203, 203, 203, 251, 251, 203, 203, 211, 251, 203, 203, 251, 203, 203, 203, 251, 251, 251, 203,
        251, 203, 251, 251, 203, 203, 251, 221, 203, 203, 203, 203, 203, 203, 251, 251, 203, 251, 251, 203,
        203, 251, 203, 251
    ],
}, model=c13_model, name='explicit_padding_QUANT8_ASYMM_INT32_value_fused_activation_3_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_explicit_padding_QUANT8_ASYMM_INT32_tail_14
c14_i0 = Input('c14_i0', ('TENSOR_QUANT8_ASYMM', [3, 17, 4, 4], 0.5, 4))
c14_i1 = Input('c14_i1', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 17], 0.375, 113))
c14_i2 = Input('c14_i2', ('TENSOR_INT32', [2], 0.1875, 0))
c14_p3 = Int32Scalar('c14_p3', 0)
c14_p4 = Int32Scalar('c14_p4', 0)
c14_p5 = Int32Scalar('c14_p5', 0)
c14_p6 = Int32Scalar('c14_p6', 0)
c14_p7 = Int32Scalar('c14_p7', 1)
c14_p8 = Int32Scalar('c14_p8', 2)
c14_p9 = Int32Scalar('c14_p9', 1)
c14_p10 = Int32Scalar('c14_p10', 0)
c14_p11 = BoolScalar('c14_p11', True)
c14_o12 = Output('c14_o12', ('TENSOR_QUANT8_ASYMM', [3, 2, 2, 4], 64.0, 128))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_i1)
c14_model.AddOperand(c14_i2)
c14_model.AddOperand(c14_p3)
c14_model.AddOperand(c14_p4)
c14_model.AddOperand(c14_p5)
c14_model.AddOperand(c14_p6)
c14_model.AddOperand(c14_p7)
c14_model.AddOperand(c14_p8)
c14_model.AddOperand(c14_p9)
c14_model.AddOperand(c14_p10)
c14_model.AddOperand(c14_p11)
c14_model.AddOperand(c14_o12)
c14_model.Operation('GROUPED_CONV_2D', c14_i0, c14_i1, c14_i2, c14_p3, c14_p4, c14_p5, c14_p6, c14_p7, c14_p8, c14_p9, c14_p10, c14_p11).To(c14_o12)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_i0: [
        37, 178, 34, 227, 214, 115, 55, 253, 39, 72, 24, 205, 177, 25, 33, 138, 105, 116, 117, 218, 125, 86,
        229, 73, 20, 233, 174, 3, 22, 237, 166, 37, 199, 1, 70, 170, 98, 210, 152, 131, 159, 66, 245, 149,
        112, 101, 202, 58, 69, 17, 203, 239, 255, 77, 59, 207, 167, 65, 99, 97, 50, 127, 0, 250, 132, 71, 18,
        57, 180, 74, 222, 94, 147, 10, 212, 171, 89, 185, 107, 180, 12, 169, 9, 161, 7, 190, 15, 189, 165,
        173, 54, 120, 249, 46, 31, 251, 141, 5, 146, 236, 238, 145, 226, 61, 121, 119, 164, 151, 243, 32, 84,
        154, 224, 206, 4, 108, 111, 254, 136, 58, 247, 102, 230, 250, 168, 241, 219, 78, 67, 30, 244, 122,
        193, 139, 38, 228, 155, 251, 43, 81, 198, 163, 172, 47, 78, 60, 135, 160, 91, 14, 68, 109, 234, 181,
        186, 35, 27, 47, 143, 206, 191, 232, 88, 182, 118, 64, 204, 144, 48, 216, 36, 148, 79, 75, 13, 21,
        235, 23, 123, 252, 8, 209, 231, 6, 2, 157, 82, 103, 220, 126, 104, 212, 76, 45, 176, 197, 184, 93, 83,
        194, 41, 196, 217, 49, 225, 175, 179, 68, 42, 110, 162, 223, 248, 52, 130, 56, 221, 246, 53, 124, 211,
        40, 133, 231, 242, 140, 201, 29, 150, 51, 128, 188, 106, 87, 240, 129, 100, 21, 213, 54, 154, 95, 96,
        80, 192, 85, 63, 11, 156, 187, 90, 208, 142, 114, 134, 106, 113, 92, 62, 16, 44, 195, 183, 19, 215,
        26, 153, 137, 28, 200, 158, 28, 50, 223, 182, 122, 241, 240, 44, 132, 17, 169, 202, 5, 196, 117, 214,
        1, 110, 208, 71, 43, 209, 131, 189, 143, 124, 178, 76, 3, 10, 177, 56, 9, 77, 32, 52, 107, 225, 243,
        38, 64, 72, 149, 164, 66, 168, 138, 84, 155, 126, 2, 175, 51, 60, 25, 151, 136, 115, 235, 192, 34,
        130, 147, 148, 76, 229, 249, 15, 227, 163, 156, 145, 31, 45, 14, 12, 9, 29, 1, 29, 218, 226, 204, 84,
        99, 26, 55, 199, 101, 67, 246, 112, 187, 184, 135, 33, 16, 157, 125, 82, 146, 232, 7, 139, 218, 53,
        220, 233, 239, 111, 191, 129, 225, 176, 193, 137, 91, 40, 109, 69, 30, 108, 144, 18, 173, 224, 0, 82,
        219, 11, 120, 179, 198, 65, 49, 97, 153, 94, 89, 36, 113, 152, 170, 163, 79, 74, 59, 98, 116, 46, 252,
        96, 24, 86, 228, 141, 142, 188, 79, 238, 20, 27, 165, 221, 242, 87, 171, 114, 134, 85, 238, 104, 119,
        62, 159, 191, 161, 88, 201, 190, 230, 16, 181, 102, 83, 33, 207, 95, 200, 129, 133, 124, 95, 20, 205,
        167, 222, 61, 140, 215, 100, 185, 35, 81, 197, 245, 186, 194, 185, 213, 48, 80, 195, 155, 75, 92, 39,
        203, 247, 121, 118, 105, 219, 249, 153, 174, 127, 73, 253, 211, 194, 160, 234, 103, 216, 128, 19, 236,
        6, 174, 181, 210, 148, 4, 70, 8, 41, 255, 161, 248, 90, 23, 172, 93, 166, 11, 198, 63, 254, 57, 42,
        183, 237, 244, 13, 123, 22, 217, 162, 158, 150, 180, 72, 119, 224, 241, 189, 118, 228, 160, 252, 137,
        61, 255, 60, 32, 177, 10, 125, 40, 184, 166, 145, 48, 159, 233, 4, 51, 57, 36, 170, 130, 187, 23, 173,
        248, 243, 14, 10, 45, 202, 188, 192, 190, 89, 149, 193, 110, 136, 247, 27, 102, 50, 239, 17, 85, 173,
        162, 237, 235, 223, 221, 27, 83, 221, 240, 234, 141, 169, 158, 91, 74, 44, 18, 53, 214, 244, 112, 52,
        108, 31, 85, 214, 139, 242, 164, 66, 126, 156, 226, 103, 114, 206, 31, 92, 107, 166, 134, 217, 113,
        132, 131, 215, 104, 117, 28, 68, 35, 216, 78, 138, 197, 189, 100, 130, 151, 134, 254, 99, 24, 5, 135,
        120, 250, 109, 154, 8, 116, 36, 30, 176, 165, 56, 196, 46, 208, 122, 71, 253, 199, 65, 150, 58, 182,
        143, 154, 224, 168, 222, 106, 121, 175, 171, 86, 47, 213, 88, 30, 234, 172, 207, 203, 60, 211, 37, 97,
        69, 34, 204, 147, 90, 7, 77, 39, 176, 21, 103, 249, 14, 128, 140, 55, 230, 127, 93, 246, 152, 63, 105,
        81, 41, 49, 238, 16, 232, 125, 115, 157, 15, 167, 144, 67, 26, 42, 100, 231, 25, 212, 195, 109, 81,
        73, 94, 229, 59, 22, 3, 80, 227, 75, 232, 205, 203, 2, 231, 113, 37, 183, 240, 64, 96, 186, 6, 87, 54,
        195, 43, 111, 178, 62, 17, 163, 63, 23, 70, 13, 146, 133, 251, 209, 220, 247, 201, 19, 200, 0, 93, 84,
        57, 245, 12, 123, 217, 98, 236, 207, 179, 101, 143, 38, 142, 210, 192, 184, 64
    ],
    c14_i1: [
        120, 197, 87, 184, 16, 55, 114, 234, 244, 168, 218, 8, 42, 135, 164, 18, 162, 103, 131, 43, 52, 183,
        88, 109, 92, 62, 225, 239, 207, 100, 59, 138, 146, 137
    ],
    c14_i2: [-480, 273],
    c14_o12: [
        211, 255, 255, 223, 255, 255, 205, 187, 255, 228, 152, 183, 139, 218, 201, 182, 115, 160, 255, 180,
        192, 255, 233, 140, 170, 255, 201, 255, 150, 224, 157, 214, 255, 150, 255, 158, 246, 109, 222, 231,
        224, 201, 115, 255, 156, 164, 57, 245
    ],
}, model=c14_model, name='explicit_padding_QUANT8_ASYMM_INT32_tail_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_15
c15_p0 = Parameter('c15_p0', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 2], 0.4375, 255), [82, 204, 96, 7, 206, 70])
c15_i1 = Input('c15_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 1, 3, 1]), extraParams=SymmPerChannelQuantParams(0, [0.4375, 0.5, 0.125, 0.25]))
c15_p2 = Parameter('c15_p2', ('TENSOR_INT32', [4]), [400, -452, -245, -138])
c15_p3 = Int32Scalar('c15_p3', 0)
c15_p4 = Int32Scalar('c15_p4', 2)
c15_p5 = Int32Scalar('c15_p5', 0)
c15_p6 = Int32Scalar('c15_p6', 0)
c15_p7 = Int32Scalar('c15_p7', 2)
c15_p8 = Int32Scalar('c15_p8', 1)
c15_p9 = Int32Scalar('c15_p9', 2)
c15_p10 = Int32Scalar('c15_p10', 3)
c15_p11 = BoolScalar('c15_p11', False)
c15_o12 = Output('c15_o12', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 4], 0.375, 56))
c15_model = Model()
c15_model.AddOperand(c15_p0)
c15_model.AddOperand(c15_i1)
c15_model.AddOperand(c15_p2)
c15_model.AddOperand(c15_p3)
c15_model.AddOperand(c15_p4)
c15_model.AddOperand(c15_p5)
c15_model.AddOperand(c15_p6)
c15_model.AddOperand(c15_p7)
c15_model.AddOperand(c15_p8)
c15_model.AddOperand(c15_p9)
c15_model.AddOperand(c15_p10)
c15_model.AddOperand(c15_p11)
c15_model.AddOperand(c15_o12)
c15_model.Operation('GROUPED_CONV_2D', c15_p0, c15_i1, c15_p2, c15_p3, c15_p4, c15_p5, c15_p6, c15_p7, c15_p8, c15_p9, c15_p10, c15_p11).To(c15_o12)
c15_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c15_i1: [-33, 94, -54, -115, 83, -99, 96, 116, 108, 57, 64, -23],
    c15_o12: [56, 72, 56, 56, 72, 72, 56, 56],
}, model=c15_model, name='explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_16
c16_i0 = Input('c16_i0', ('TENSOR_QUANT8_ASYMM', [4, 6, 4, 4], 0.25, 0))
c16_p1 = Parameter('c16_p1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [6, 2, 3, 2]), [
        20, 7, -69, -107, 94, 23, -34, 62, -55, 91, -84, 54, 121, 46, -99, 33, -88, 15, 18, -86, -9, 71, 58,
        -96, 66, -52, 123, -80, 55, 110, 51, -51, -100, 96, -3, -78, -104, 11, -6, -82, 109, -36, -59, -48,
        70, 0, -27, -85, 4, -123, -89, 57, -90, 105, -117, 74, 25, -29, 61, -32, 8, -126, -72, -110, 106, 99,
        59, 84, 98, 82, -31, 73
    ], extraParams=SymmPerChannelQuantParams(0, [0.375, 0.0625, 0.3125, 0.1875, 0.3125, 0.125]))
c16_i2 = Input('c16_i2', ('TENSOR_INT32', [6]))
c16_p3 = Int32Scalar('c16_p3', 2)
c16_p4 = Int32Scalar('c16_p4', 0)
c16_p5 = Int32Scalar('c16_p5', 0)
c16_p6 = Int32Scalar('c16_p6', 1)
c16_p7 = Int32Scalar('c16_p7', 1)
c16_p8 = Int32Scalar('c16_p8', 2)
c16_p9 = Int32Scalar('c16_p9', 3)
c16_p10 = Int32Scalar('c16_p10', 1)
c16_p11 = BoolScalar('c16_p11', True)
c16_o12 = Output('c16_o12', ('TENSOR_QUANT8_ASYMM', [4, 6, 2, 4], 2.0, 90))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_p1)
c16_model.AddOperand(c16_i2)
c16_model.AddOperand(c16_p3)
c16_model.AddOperand(c16_p4)
c16_model.AddOperand(c16_p5)
c16_model.AddOperand(c16_p6)
c16_model.AddOperand(c16_p7)
c16_model.AddOperand(c16_p8)
c16_model.AddOperand(c16_p9)
c16_model.AddOperand(c16_p10)
c16_model.AddOperand(c16_p11)
c16_model.AddOperand(c16_o12)
c16_model.Operation('GROUPED_CONV_2D', c16_i0, c16_p1, c16_i2, c16_p3, c16_p4, c16_p5, c16_p6, c16_p7, c16_p8, c16_p9, c16_p10, c16_p11).To(c16_o12)
c16_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c16_i0: [
        61, 236, 151, 68, 16, 33, 8, 64, 233, 189, 207, 242, 25, 22, 224, 180, 29, 84, 203, 130, 90, 216, 37,
        185, 148, 214, 175, 153, 241, 244, 191, 166, 58, 195, 217, 107, 200, 45, 194, 181, 167, 230, 13, 142,
        254, 229, 86, 188, 212, 249, 209, 250, 187, 30, 170, 46, 74, 143, 192, 41, 149, 184, 98, 150, 173,
        172, 152, 111, 52, 204, 5, 169, 81, 123, 88, 248, 2, 218, 40, 168, 206, 19, 11, 157, 36, 122, 252, 39,
        72, 165, 121, 171, 101, 205, 65, 44, 34, 77, 145, 27, 246, 69, 139, 3, 174, 211, 138, 210, 91, 28,
        126, 31, 10, 245, 232, 105, 49, 162, 154, 124, 213, 116, 253, 164, 219, 114, 96, 51, 208, 182, 133,
        57, 147, 56, 158, 94, 6, 227, 125, 4, 155, 79, 228, 17, 118, 35, 128, 54, 104, 14, 190, 62, 198, 73,
        43, 193, 132, 146, 221, 255, 20, 141, 186, 183, 243, 136, 113, 60, 127, 87, 80, 7, 70, 199, 100, 201,
        222, 197, 9, 178, 76, 89, 115, 234, 144, 117, 160, 110, 67, 97, 99, 215, 109, 42, 240, 231, 78, 71,
        137, 251, 15, 55, 106, 126, 174, 90, 141, 152, 120, 47, 129, 223, 119, 176, 12, 63, 163, 237, 140,
        198, 253, 248, 71, 10, 50, 135, 196, 0, 225, 48, 24, 179, 226, 239, 108, 58, 140, 228, 172, 181, 82,
        59, 102, 238, 23, 177, 38, 26, 75, 1, 134, 20, 80, 42, 208, 139, 32, 83, 92, 112, 21, 18, 85, 103,
        220, 159, 109, 17, 221, 81, 168, 209, 66, 93, 202, 131, 235, 95, 53, 247, 156, 161, 72, 7, 220, 127,
        232, 51, 154, 201, 143, 147, 87, 124, 245, 61, 133, 15, 176, 118, 142, 111, 45, 164, 93, 229, 116, 74,
        77, 160, 21, 251, 149, 213, 130, 250, 68, 207, 82, 46, 30, 173, 119, 92, 25, 155, 107, 202, 49, 225,
        102, 178, 175, 195, 170, 151, 242, 226, 241, 123, 97, 240, 28, 183, 114, 14, 169, 249, 138, 5, 148,
        137, 104, 134, 197, 188, 117, 217, 187, 231, 237, 18, 26, 35, 153, 186, 254, 227, 95, 57, 33, 150, 65,
        52, 120, 144, 239, 180, 234, 4, 94, 236, 125, 55
    ],
    c16_i2: [318, -91, -50, 414, 0, 375],
    c16_o12: [
        255, 255, 255, 216, 255, 255, 255, 255, 90, 90, 90, 90, 90, 90, 90, 90, 255, 255, 255, 255, 255, 255,
        255, 90, 90, 212, 90, 90, 90, 255, 90, 90, 255, 90, 90, 90, 90, 255, 161, 90, 255, 90, 255, 255, 255,
        255, 255, 255, 90, 255, 90, 90, 255, 255, 255, 106, 142, 90, 90, 90, 90, 90, 90, 111, 255, 255, 255,
        255, 255, 90, 255, 255, 231, 255, 90, 90, 90, 150, 90, 90, 255, 255, 90, 90, 255, 255, 90, 90, 255,
        255, 209, 255, 255, 238, 255, 255, 255, 90, 255, 90, 255, 255, 255, 90, 90, 90, 142, 90, 90, 93, 121,
        90, 255, 90, 255, 255, 255, 255, 255, 255, 90, 216, 90, 90, 255, 255, 90, 90, 90, 90, 255, 90, 208,
        90, 90, 90, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 90, 172, 255, 90, 255, 90, 90, 90, 223,
        90, 90, 90, 246, 90, 255, 255, 255, 90, 242, 255, 255, 255, 90, 90, 90, 90, 90, 255, 90, 90, 255, 195,
        90, 90, 255, 255, 121, 90, 255, 255, 255, 255, 255, 255, 255, 255
    ],
}, model=c16_model, name='explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_0_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 6], 0.375, 198))
c17_i1 = Input('c17_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 2, 3, 2]), extraParams=SymmPerChannelQuantParams(0, [0.375, 0.125, 0.25, 0.25]))
c17_i2 = Input('c17_i2', ('TENSOR_INT32', [4]))
c17_p3 = Int32Scalar('c17_p3', 1)
c17_p4 = Int32Scalar('c17_p4', 0)
c17_p5 = Int32Scalar('c17_p5', 1)
c17_p6 = Int32Scalar('c17_p6', 0)
c17_p7 = Int32Scalar('c17_p7', 1)
c17_p8 = Int32Scalar('c17_p8', 2)
c17_p9 = Int32Scalar('c17_p9', 2)
c17_p10 = Int32Scalar('c17_p10', 0)
c17_p11 = BoolScalar('c17_p11', True)
c17_o12 = Output('c17_o12', ('TENSOR_QUANT8_ASYMM', [1, 4, 1, 5], 16.0, 128))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_i1)
c17_model.AddOperand(c17_i2)
c17_model.AddOperand(c17_p3)
c17_model.AddOperand(c17_p4)
c17_model.AddOperand(c17_p5)
c17_model.AddOperand(c17_p6)
c17_model.AddOperand(c17_p7)
c17_model.AddOperand(c17_p8)
c17_model.AddOperand(c17_p9)
c17_model.AddOperand(c17_p10)
c17_model.AddOperand(c17_p11)
c17_model.AddOperand(c17_o12)
c17_model.Operation('GROUPED_CONV_2D', c17_i0, c17_i1, c17_i2, c17_p3, c17_p4, c17_p5, c17_p6, c17_p7, c17_p8, c17_p9, c17_p10, c17_p11).To(c17_o12)
c17_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c17_i0: [
        180, 174, 252, 46, 76, 166, 4, 248, 183, 154, 34, 212, 135, 33, 163, 131, 63, 176, 84, 193, 254, 186,
        189, 27, 211, 60, 239, 233, 50, 210, 78, 173, 223, 214, 56, 170, 25, 195, 188, 117, 68, 71, 168, 213,
        119, 216, 55, 93
    ],
    c17_i1: [
        107, -38, 75, -3, -76, -108, 10, -8, -17, -18, -104, 112, 89, 108, 85, -65, 0, -31, 8, -89, -49, 42,
        -123, -28, -36, 18, -121, 5, -19, -22, 9, -72, 37, -29, -51, -63, -58, 118, -54, -85, 31, 94, 87,
        -101, 95, 113, 64, 105
    ],
    c17_i2: [-189, -241, 416, 429],
    c17_o12: [0, 75, 206, 145, 165, 144, 110, 218, 206, 155, 205, 166, 154, 250, 200, 0, 170, 41, 0, 0],
}, model=c17_model, name='explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_0_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_2_18
c18_i0 = Input('c18_i0', ('TENSOR_QUANT8_ASYMM', [4, 3, 4, 4], 0.5, 228))
c18_i1 = Input('c18_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [6, 2, 3, 1]), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.125, 0.0625, 0.5, 0.125, 0.3125]))
c18_i2 = Input('c18_i2', ('TENSOR_INT32', [6]))
c18_p3 = Int32Scalar('c18_p3', 1)
c18_p4 = Int32Scalar('c18_p4', 2)
c18_p5 = Int32Scalar('c18_p5', 0)
c18_p6 = Int32Scalar('c18_p6', 0)
c18_p7 = Int32Scalar('c18_p7', 1)
c18_p8 = Int32Scalar('c18_p8', 2)
c18_p9 = Int32Scalar('c18_p9', 3)
c18_p10 = Int32Scalar('c18_p10', 2)
c18_p11 = BoolScalar('c18_p11', True)
c18_o12 = Output('c18_o12', ('TENSOR_QUANT8_ASYMM', [4, 6, 2, 5], 0.125, 128))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_i1)
c18_model.AddOperand(c18_i2)
c18_model.AddOperand(c18_p3)
c18_model.AddOperand(c18_p4)
c18_model.AddOperand(c18_p5)
c18_model.AddOperand(c18_p6)
c18_model.AddOperand(c18_p7)
c18_model.AddOperand(c18_p8)
c18_model.AddOperand(c18_p9)
c18_model.AddOperand(c18_p10)
c18_model.AddOperand(c18_p11)
c18_model.AddOperand(c18_o12)
c18_model.Operation('GROUPED_CONV_2D', c18_i0, c18_i1, c18_i2, c18_p3, c18_p4, c18_p5, c18_p6, c18_p7, c18_p8, c18_p9, c18_p10, c18_p11).To(c18_o12)
c18_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c18_i0: [
        128, 252, 184, 79, 43, 168, 176, 9, 35, 243, 193, 48, 46, 56, 183, 24, 96, 142, 12, 78, 222, 192, 60,
        107, 41, 59, 181, 215, 237, 230, 130, 132, 82, 177, 244, 182, 250, 158, 4, 127, 139, 201, 253, 247,
        13, 120, 178, 153, 75, 121, 125, 93, 71, 151, 140, 73, 83, 188, 255, 138, 211, 22, 242, 7, 208, 21,
        114, 224, 219, 0, 57, 157, 32, 15, 10, 143, 47, 205, 74, 202, 214, 65, 185, 210, 53, 11, 124, 6, 174,
        28, 146, 23, 254, 64, 113, 206, 172, 220, 92, 186, 207, 209, 26, 200, 190, 105, 163, 20, 5, 197, 241,
        44, 180, 67, 95, 112, 27, 99, 3, 18, 249, 218, 42, 100, 175, 226, 49, 240, 39, 221, 228, 194, 102,
        179, 149, 101, 246, 164, 31, 2, 171, 45, 103, 161, 108, 87, 199, 213, 236, 229, 68, 70, 88, 29, 141,
        25, 17, 97, 19, 116, 34, 36, 62, 155, 147, 135, 232, 72, 137, 154, 160, 136, 38, 122, 162, 167, 81,
        217, 85, 245, 159, 123, 227, 212, 63, 16, 165, 173, 126, 145, 90, 133
    ],
    c18_i1: [
        -68, 116, 78, -105, 4, -103, 56, 119, -62, -92, 95, 57, 121, -113, 33, -22, -83, 51, 17, 58, 18, 44,
        -116, 41, -9, 16, 89, -10, 54, 86, 81, 12, 53, 105, -84, 118
    ],
    c18_i2: [130, -459, 180, -200, -87, 221],
    c18_o12: [
        120, 136, 136, 120, 136, 120, 136, 136, 120, 136, 120, 136, 120, 120, 136, 120, 120, 136, 120, 136,
        136, 120, 136, 136, 120, 136, 120, 120, 136, 136, 120, 120, 120, 120, 120, 120, 120, 136, 136, 120,
        120, 120, 120, 120, 136, 120, 120, 120, 120, 136, 120, 120, 120, 120, 120, 136, 120, 120, 136, 120,
        120, 136, 136, 136, 136, 136, 136, 136, 120, 136, 120, 120, 120, 120, 136, 120, 120, 136, 120, 136,
        120, 136, 136, 120, 136, 136, 120, 136, 120, 120, 120, 136, 120, 120, 120, 136, 120, 120, 120, 120,
        120, 120, 120, 120, 136, 120, 120, 120, 120, 136, 120, 120, 120, 136, 120, 120, 120, 120, 120, 120,
        120, 136, 120, 136, 136, 120, 136, 136, 120, 136, 120, 120, 120, 136, 120, 120, 136, 120, 120, 136,
        136, 136, 136, 136, 120, 136, 120, 136, 120, 120, 136, 120, 120, 136, 120, 136, 120, 136, 120, 120,
        120, 120, 120, 120, 136, 120, 120, 120, 120, 136, 136, 120, 120, 136, 120, 120, 120, 120, 120, 120,
        120, 136, 136, 136, 136, 120, 136, 136, 136, 136, 120, 120, 120, 120, 136, 120, 120, 120, 120, 120,
        136, 136, 120, 136, 120, 136, 136, 136, 136, 120, 120, 120, 120, 136, 120, 136, 120, 120, 120, 120,
        120, 120, 120, 136, 120, 120, 120, 120, 120, 136, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120
    ],
}, model=c18_model, name='explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_2_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_tail_19
c19_i0 = Input('c19_i0', ('TENSOR_QUANT8_ASYMM', [2, 17, 3, 5], 0.4375, 251))
c19_i1 = Input('c19_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 3, 17]), extraParams=SymmPerChannelQuantParams(0, [0.3125]))
c19_i2 = Input('c19_i2', ('TENSOR_INT32', [1]))
c19_p3 = Int32Scalar('c19_p3', 0)
c19_p4 = Int32Scalar('c19_p4', 0)
c19_p5 = Int32Scalar('c19_p5', 0)
c19_p6 = Int32Scalar('c19_p6', 1)
c19_p7 = Int32Scalar('c19_p7', 1)
c19_p8 = Int32Scalar('c19_p8', 2)
c19_p9 = Int32Scalar('c19_p9', 1)
c19_p10 = Int32Scalar('c19_p10', 2)
c19_p11 = BoolScalar('c19_p11', True)
c19_o12 = Output('c19_o12', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 3], 0.21875, 128))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_i1)
c19_model.AddOperand(c19_i2)
c19_model.AddOperand(c19_p3)
c19_model.AddOperand(c19_p4)
c19_model.AddOperand(c19_p5)
c19_model.AddOperand(c19_p6)
c19_model.AddOperand(c19_p7)
c19_model.AddOperand(c19_p8)
c19_model.AddOperand(c19_p9)
c19_model.AddOperand(c19_p10)
c19_model.AddOperand(c19_p11)
c19_model.AddOperand(c19_o12)
c19_model.Operation('GROUPED_CONV_2D', c19_i0, c19_i1, c19_i2, c19_p3, c19_p4, c19_p5, c19_p6, c19_p7, c19_p8, c19_p9, c19_p10, c19_p11).To(c19_o12)
c19_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c19_i0: [
        142, 148, 186, 122, 168, 44, 240, 138, 106, 74, 244, 54, 78, 252, 220, 217, 85, 118, 202, 116, 69, 58,
        37, 169, 232, 234, 175, 15, 114, 13, 188, 132, 196, 208, 41, 205, 109, 10, 27, 65, 164, 87, 64, 4,
        124, 160, 165, 209, 14, 156, 71, 224, 19, 215, 91, 123, 242, 50, 218, 75, 219, 133, 245, 59, 96, 144,
        40, 227, 182, 47, 153, 30, 187, 136, 189, 204, 157, 121, 176, 181, 143, 193, 119, 7, 110, 140, 145,
        203, 97, 94, 210, 88, 3, 231, 126, 80, 135, 159, 77, 206, 43, 20, 253, 226, 26, 173, 243, 250, 105,
        155, 158, 247, 239, 177, 66, 237, 70, 191, 130, 60, 81, 238, 18, 222, 184, 108, 76, 24, 195, 28, 2,
        213, 6, 236, 89, 134, 141, 221, 223, 154, 100, 166, 241, 151, 115, 254, 112, 172, 11, 21, 95, 171, 57,
        152, 185, 16, 56, 214, 235, 92, 233, 32, 98, 212, 117, 162, 198, 178, 61, 249, 170, 246, 53, 125, 128,
        99, 68, 1, 35, 113, 201, 147, 22, 137, 52, 82, 45, 25, 84, 8, 63, 194, 120, 197, 192, 229, 101, 230,
        0, 62, 190, 102, 216, 131, 161, 55, 90, 5, 251, 36, 207, 12, 167, 180, 49, 67, 72, 17, 104, 107, 179,
        150, 225, 31, 139, 29, 38, 255, 83, 103, 127, 86, 211, 34, 51, 248, 149, 129, 199, 33, 73, 200, 79,
        183, 23, 174, 46, 111, 228, 39, 48, 93, 163, 42, 146, 9, 203, 98, 230, 137, 12, 108, 57, 158, 19, 161,
        34, 210, 201, 170, 255, 146, 45, 46, 134, 188, 235, 59, 173, 211, 206, 250, 71, 99, 253, 44, 84, 233,
        80, 3, 159, 197, 58, 21, 175, 130, 66, 219, 227, 126, 154, 228, 82, 245, 216, 143, 246, 181, 202, 241,
        122, 107, 39, 61, 28, 119, 40, 240, 247, 38, 189, 200, 120, 139, 117, 214, 213, 151, 193, 179, 244,
        162, 8, 2, 26, 128, 20, 243, 166, 125, 92, 112, 37, 232, 111, 226, 93, 70, 109, 174, 237, 191, 56,
        100, 62, 115, 15, 42, 113, 223, 180, 32, 25, 155, 153, 198, 90, 168, 224, 104, 148, 48, 13, 163, 50,
        9, 231, 127, 221, 29, 64, 167, 17, 67, 123, 33, 96, 31, 95, 132, 142, 217, 165, 178, 239, 73, 118,
        157, 156, 136, 208, 196, 18, 41, 69, 86, 63, 47, 238, 91, 114, 16, 14, 135, 190, 207, 138, 133, 225,
        94, 85, 78, 103, 7, 52, 234, 65, 24, 54, 186, 131, 105, 176, 172, 251, 182, 5, 77, 10, 141, 160, 106,
        101, 102, 152, 0, 4, 252, 79, 89, 204, 195, 30, 192, 229, 149, 147, 75, 183, 218, 76, 121, 140, 74,
        97, 88, 254, 185, 187, 209, 81, 49, 184, 171, 124, 87, 164, 51, 6, 212, 1, 144, 22, 36, 177, 150, 60,
        83, 72, 169, 43, 194, 68, 199, 215, 220, 129, 53, 222, 249, 55, 236, 248, 27, 110, 242, 145, 35, 11,
        205
    ],
    c19_i1: [
        -112, -14, -110, 6, -80, -86, 54, 64, 28, 41, -73, -10, -98, 4, -23, 74, 51, -89, 102, -90, -52, 100,
        63, 2, -69, 85, -74, -64, -72, 103, 84, 117, 20, 36, -88, -21, 65, 86, 97, -25, 72, -51, -62, -96, -5,
        5, -99, -81, -30, -41, -84, -68, 70, -63, 118, 67, -67, 21, -125, -55, 76, -44, 60, 24, 7, -27, -122,
        -114, 93, 123, 101, 13, -108, 9, 46, 106, 82, -91, 66, 34, 88, -33, -100, 53, 45, -123, -71, -87, -11,
        105, 90, 99, -127, -49, -13, -48, 126, -35, 50, -38, -36, 0
    ],
    c19_i2: [-237],
    c19_o12: [123, 123, 133, 133, 133, 133, 133, 133, 123, 133, 133, 123],
}, model=c19_model, name='explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_tail_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_20
c20_p0 = Parameter('c20_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 5, 4, 3], 0.3125, 127), [
        -81, -88, 5, -16, 35, -98, 83, -82, 51, 81, -112, -101, 98, -75, 0, 28, 48, 9, 52, 29, 13, 42, -25,
        114, -19, -58, 19, -36, 39, -85, -67, 101, 32, -10, 38, -23, -120, 112, 92, -29, -117, -52, 15, 88,
        -43, -99, 27, -115, -32, -6, 65, 86, 117, -38, 30, -80, -28, 126, -56, -79, 8, 57, 43, 80, 104, 122,
        -90, -106, 36, -42, 90, -111, -5, 118, -35, -72, 85, 11, 125, -7, -22, 45, 7, -45, -102, 74, 106, 73,
        -113, 89, -74, -71, 97, 72, 94, -48, -118, 100, 107, -40, 16, -108, -9, 63, 119, 111, -27, 2, 22, -55,
        84, -49, 1, -78, 23, 77, 58, -46, 121, 56, 3, -53, -92, -11, -95, 55, -13, 49, 93, -114, -1, 44, -84,
        -123, 116, 96, -59, -51, 103, -62, 105, -20, 47, 76, -47, -66, 4, -103, -37, 99, -86, -89, -33, -76,
        -63, -18, -31, 87, 17, 123, -21, -124, 102, 120, -69, 64, 82, 20, 6, -4, -104, 53, -97, -87, -116,
        109, 71, 10, -128, -105, -34, 69, -121, 78, -125, 26, -57, -65, 79, 18, 113, -44, 24, -93, -64, 12,
        -126, 50, -127, 59, -109, -17, -91, 66, -26, 115, -12, 75, 127, -73, 110, 46, -39, 41, -61, -3, -60,
        31, -54, 95, -70, -30, 54, -14, 124, -77, 25, -8, 33, 67, -2, -24, -122, -119, -83, -100, 60, -94,
        -15, -96
    ])
c20_p1 = Parameter('c20_p1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 3, 1], 0.4375, 127), [
        -97, 112, 58, 117, 12, 4, -54, -120, 19, -28, 89, 31, -79, -109, 52, 63, 86, 72, -98, -30, -127, -101,
        88, -1, -47, 60, -106
    ])
c20_i2 = Input('c20_i2', ('TENSOR_INT32', [3], 0.13671875, 0))
c20_p3 = Int32Scalar('c20_p3', 2)
c20_p4 = Int32Scalar('c20_p4', 2)
c20_p5 = Int32Scalar('c20_p5', 0)
c20_p6 = Int32Scalar('c20_p6', 2)
c20_p7 = Int32Scalar('c20_p7', 2)
c20_p8 = Int32Scalar('c20_p8', 2)
c20_p9 = Int32Scalar('c20_p9', 3)
c20_p10 = Int32Scalar('c20_p10', 1)
c20_p11 = BoolScalar('c20_p11', False)
c20_o12 = Output('c20_o12', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3, 3, 3], 80.0, 0))
c20_model = Model()
c20_model.AddOperand(c20_p0)
c20_model.AddOperand(c20_p1)
c20_model.AddOperand(c20_i2)
c20_model.AddOperand(c20_p3)
c20_model.AddOperand(c20_p4)
c20_model.AddOperand(c20_p5)
c20_model.AddOperand(c20_p6)
c20_model.AddOperand(c20_p7)
c20_model.AddOperand(c20_p8)
c20_model.AddOperand(c20_p9)
c20_model.AddOperand(c20_p10)
c20_model.AddOperand(c20_p11)
c20_model.AddOperand(c20_o12)
c20_model.Operation('GROUPED_CONV_2D', c20_p0, c20_p1, c20_i2, c20_p3, c20_p4, c20_p5, c20_p6, c20_p7, c20_p8, c20_p9, c20_p10, c20_p11).To(c20_o12)
c20_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c20_i2: [10, 376, 235],
    c20_o12: [
        58, 79, 124, 127, 127, 127, 127, 127, 127, 99, 45, 80, 127, 127, 127, 127, 103, 127, 19, 22, 27, 73,
        70, 127, 37, 67, 115, 84, 18, 81, 127, 127, 127, 127, 127, 127, 98, 30, 31, 127, 127, 121, 127, 127,
        99, 12, 31, 19, 57, 65, 102, 44, 14, 46, 91, 80, 127, 127, 127, 127, 127, 127, 112, 76, 50, 127, 127,
        127, 127, 127, 111, 127, 14, 22, 101, 77, 53, 127, 96, 22, 84, 69, 39, 127, 127, 127, 127, 127, 127,
        127, 75, 21, 127, 127, 127, 127, 127, 127, 127, 11, 10, 56, 65, 70, 127, 86, 70, 86
    ],
}, model=c20_model, name='explicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_21
c21_i0 = Input('c21_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 6, 3, 3], 0.4375, -128))
c21_i1 = Input('c21_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 1, 2], 0.5, -128))
c21_p2 = Parameter('c21_p2', ('TENSOR_INT32', [3], 0.21875, 0), [157, -69, -70])
c21_p3 = Int32Scalar('c21_p3', 0)
c21_p4 = Int32Scalar('c21_p4', 0)
c21_p5 = Int32Scalar('c21_p5', 0)
c21_p6 = Int32Scalar('c21_p6', 1)
c21_p7 = Int32Scalar('c21_p7', 1)
c21_p8 = Int32Scalar('c21_p8', 1)
c21_p9 = Int32Scalar('c21_p9', 3)
c21_p10 = Int32Scalar('c21_p10', 0)
c21_p11 = BoolScalar('c21_p11', True)
c21_o12 = Output('c21_o12', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 3, 3], 112.0, -43))
c21_model = Model()
c21_model.AddOperand(c21_i0)
c21_model.AddOperand(c21_i1)
c21_model.AddOperand(c21_p2)
c21_model.AddOperand(c21_p3)
c21_model.AddOperand(c21_p4)
c21_model.AddOperand(c21_p5)
c21_model.AddOperand(c21_p6)
c21_model.AddOperand(c21_p7)
c21_model.AddOperand(c21_p8)
c21_model.AddOperand(c21_p9)
c21_model.AddOperand(c21_p10)
c21_model.AddOperand(c21_p11)
c21_model.AddOperand(c21_o12)
c21_model.Operation('GROUPED_CONV_2D', c21_i0, c21_i1, c21_p2, c21_p3, c21_p4, c21_p5, c21_p6, c21_p7, c21_p8, c21_p9, c21_p10, c21_p11).To(c21_o12)
c21_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c21_i0: [
        49, -57, 27, -123, -82, -17, 93, -64, 37, 15, -84, -95, -43, -62, 8, 24, -51, -23, 46, 65, 96, -33,
        79, 14, -118, 56, 64, -2, 102, 26, 54, -69, 58, 114, 71, -103, 40, -63, 111, -29, 80, 76, -89, -47,
        31, -13, -79, 30, -108, -81, 108, -86, -5, 101, -49, 60, 6, -41, 48, 82, -90, -53, 10, 67, 105, -44,
        -50, 45, 43, 16, 22, -94, -18, -115, -40, 38, 97, -120, 32, -92, 125, 87, 107, 51, -112, 74, -9, -4,
        -70, -113, 55, 29, 91, -107, 33, -128, 66, -6, -74, -46, 104, -36, -31, 36, -10, -122, -1, 89
    ],
    c21_i1: [-33, -110, 74, -71, -119, 13, -7, 67, 89, 117, -78, 80],
    c21_o12: [
        7, -2, 46, 65, 2, 59, 4, -28, -8, 86, 95, 108, 103, 96, 65, 24, 15, -33, 101, 47, 127, 29, 125, 127,
        -7, 50, 127, 22, 89, 87, 7, 42, 61, -31, -24, -16, 63, 127, 55, 49, 47, 55, -6, -27, -35, 115, 127,
        127, 34, 127, 107, 42, 69, 84
    ],
}, model=c21_model, name='explicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_INT32_value_fused_activation_2_22
c22_i0 = Input('c22_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2, 4, 6], 0.5, 15))
c22_i1 = Input('c22_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 3, 2], 0.375, 76))
c22_i2 = Input('c22_i2', ('TENSOR_INT32', [1], 0.1875, 0))
c22_p3 = Int32Scalar('c22_p3', 0)
c22_p4 = Int32Scalar('c22_p4', 0)
c22_p5 = Int32Scalar('c22_p5', 0)
c22_p6 = Int32Scalar('c22_p6', 0)
c22_p7 = Int32Scalar('c22_p7', 2)
c22_p8 = Int32Scalar('c22_p8', 1)
c22_p9 = Int32Scalar('c22_p9', 1)
c22_p10 = Int32Scalar('c22_p10', 2)
c22_p11 = BoolScalar('c22_p11', True)
c22_o12 = Output('c22_o12', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 1, 4, 2], 0.25, 0))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_i1)
c22_model.AddOperand(c22_i2)
c22_model.AddOperand(c22_p3)
c22_model.AddOperand(c22_p4)
c22_model.AddOperand(c22_p5)
c22_model.AddOperand(c22_p6)
c22_model.AddOperand(c22_p7)
c22_model.AddOperand(c22_p8)
c22_model.AddOperand(c22_p9)
c22_model.AddOperand(c22_p10)
c22_model.AddOperand(c22_p11)
c22_model.AddOperand(c22_o12)
c22_model.Operation('GROUPED_CONV_2D', c22_i0, c22_i1, c22_i2, c22_p3, c22_p4, c22_p5, c22_p6, c22_p7, c22_p8, c22_p9, c22_p10, c22_p11).To(c22_o12)
c22_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c22_i0: [
        -36, 14, -49, -110, -124, -108, -111, -122, 12, -7, 70, 73, -88, 120, -9, -59, -79, -105, 27, -120,
        -38, 99, -74, -80, 44, -14, 76, -93, 61, -31, 101, -92, -39, 108, -70, 39, 89, 18, 16, 72, 77, -102,
        -86, 26, 74, 124, -85, 115, 121, 95, -113, -42, 105, -51, -123, 81, 24, 84, 8, 6, -63, 82, 48, 21, 19,
        118, 15, -26, 58, 49, 112, -72, 9, -19, -25, -103, -34, 11, -23, -8, -50, -30, -104, 71, 47, 123, 1,
        -73, -96, -66, 75, -6, 42, -126, 59, -3, -106, 56, -46, -11, 62, -84, 2, -57, -12, 113, -54, -2, -27,
        103, 122, 7, 52, 107, -41, -90, 94, -43, -64, -82, 78, 63, 88, 35, 43, 23, -28, -60, 28, 29, -68, -32,
        25, 119, 90, 17, 38, -4, 79, -95, -89, 83, 69, 111, -16, 97, -98, 0, -18, -21, 57, -81, -33, -29,
        -107, 96, -83, 20, -78, -94, 34, 54, 51, -1, -13, 85, 60, -53, 110, -61, -58, -116, 126, 36, 104, 53,
        -127, 37, -109, -15, 91, -91, 55, -75, -35, 117, 67, -101, -87, 100, -48, -44
    ],
    c22_i1: [-71, 127, -43, -35, 33, 94],
    c22_i2: [-223],
    c22_o12: [
        4, 4, 4, -4, 4, 4, 4, -4, -4, 4, 4, -4, -4, 4, 4, 4, 4, 4, 4, -4, -4, -4, 4, -4, 4, 4, 4, 4, 4, 4, 4,
        -4
    ],
}, model=c22_model, name='explicit_padding_QUANT8_ASYMM_SIGNED_INT32_value_fused_activation_2_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_INT32_value_fused_activation_3_23
c23_i0 = Input('c23_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4, 4, 3], 0.125, 46))
c23_i1 = Input('c23_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [6, 3, 1, 1], 0.25, -96))
c23_i2 = Input('c23_i2', ('TENSOR_INT32', [6], 0.03125, 0))
c23_p3 = Int32Scalar('c23_p3', 0)
c23_p4 = Int32Scalar('c23_p4', 0)
c23_p5 = Int32Scalar('c23_p5', 2)
c23_p6 = Int32Scalar('c23_p6', 0)
c23_p7 = Int32Scalar('c23_p7', 2)
c23_p8 = Int32Scalar('c23_p8', 2)
c23_p9 = Int32Scalar('c23_p9', 3)
c23_p10 = Int32Scalar('c23_p10', 3)
c23_p11 = BoolScalar('c23_p11', False)
c23_o12 = Output('c23_o12', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 2, 6], 0.5, -87))
c23_model = Model()
c23_model.AddOperand(c23_i0)
c23_model.AddOperand(c23_i1)
c23_model.AddOperand(c23_i2)
c23_model.AddOperand(c23_p3)
c23_model.AddOperand(c23_p4)
c23_model.AddOperand(c23_p5)
c23_model.AddOperand(c23_p6)
c23_model.AddOperand(c23_p7)
c23_model.AddOperand(c23_p8)
c23_model.AddOperand(c23_p9)
c23_model.AddOperand(c23_p10)
c23_model.AddOperand(c23_p11)
c23_model.AddOperand(c23_o12)
c23_model.Operation('GROUPED_CONV_2D', c23_i0, c23_i1, c23_i2, c23_p3, c23_p4, c23_p5, c23_p6, c23_p7, c23_p8, c23_p9, c23_p10, c23_p11).To(c23_o12)
c23_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c23_i0: [
        -98, -64, -4, -87, 18, 32, 40, -90, 4, -61, -13, 98, -51, 73, 99, 22, 92, -7, -49, 28, -26, 9, -38,
        29, 8, 114, 1, -47, -16, 89, 100, -37, 105, -82, -122, -23, -9, -105, -44, -41, -62, -17, -128, -113,
        57, -76, 31, -39, 69, -88, 111, -31, 70, -32, 83, 64, 10, -111, -22, -63, -6, 112, 36, 85, -68, 26,
        -21, -118, -94, 97, -60, 42, 65, 94, 37, 39, -85, -114, -36, 106, -70, 33, -86, 49, -119, 67, -40, 56,
        -106, 108, 74, -53, 109, -10, -42, -121
    ],
    c23_i1: [78, 87, 29, 67, -32, 31, -13, 77, -84, -37, 20, -111, -82, -4, 37, -128, -54, -64],
    c23_i2: [45, -17, -343, 424, -498, -5],
    c23_o12: [
        -87, -87, -87, -75, -87, -87, -87, -87, -87, -75, -87, -87, -87, -87, -87, -87, -87, -75, -87, -87,
        -87, -87, -78, -75, -75, -75, -87, -75, -75, -75, -75, -75, -87, -77, -87, -87, -87, -75, -75, -87,
        -87, -87, -87, -87, -87, -87, -87, -87
    ],
}, model=c23_model, name='explicit_padding_QUANT8_ASYMM_SIGNED_INT32_value_fused_activation_3_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_INT32_tail_24
c24_i0 = Input('c24_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 17, 3, 6], 0.3125, -98))
c24_i1 = Input('c24_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 3, 17], 0.125, -78))
c24_i2 = Input('c24_i2', ('TENSOR_INT32', [2], 0.0390625, 0))
c24_p3 = Int32Scalar('c24_p3', 1)
c24_p4 = Int32Scalar('c24_p4', 0)
c24_p5 = Int32Scalar('c24_p5', 1)
c24_p6 = Int32Scalar('c24_p6', 1)
c24_p7 = Int32Scalar('c24_p7', 1)
c24_p8 = Int32Scalar('c24_p8', 1)
c24_p9 = Int32Scalar('c24_p9', 1)
c24_p10 = Int32Scalar('c24_p10', 0)
c24_p11 = BoolScalar('c24_p11', True)
c24_o12 = Output('c24_o12', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2, 4, 5], 256.0, -1))
c24_model = Model()
c24_model.AddOperand(c24_i0)
c24_model.AddOperand(c24_i1)
c24_model.AddOperand(c24_i2)
c24_model.AddOperand(c24_p3)
c24_model.AddOperand(c24_p4)
c24_model.AddOperand(c24_p5)
c24_model.AddOperand(c24_p6)
c24_model.AddOperand(c24_p7)
c24_model.AddOperand(c24_p8)
c24_model.AddOperand(c24_p9)
c24_model.AddOperand(c24_p10)
c24_model.AddOperand(c24_p11)
c24_model.AddOperand(c24_o12)
c24_model.Operation('GROUPED_CONV_2D', c24_i0, c24_i1, c24_i2, c24_p3, c24_p4, c24_p5, c24_p6, c24_p7, c24_p8, c24_p9, c24_p10, c24_p11).To(c24_o12)
c24_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c24_i0: [
        21, -116, 63, -63, -13, 61, 57, 8, 106, 38, -27, -93, -10, 92, 42, 107, 53, 94, 83, 127, 115, -96,
        -127, 43, 66, -98, 44, -31, 56, 104, 52, -120, 117, 111, 25, 110, 94, 23, 82, -113, -18, -37, -35,
        -32, -108, 114, -123, -83, -69, 27, 70, -44, 24, -30, 36, 118, -121, 69, -36, 17, 86, 122, -75, -30,
        71, -34, -85, -25, 12, 15, 2, -19, -33, -11, -57, 98, -77, -60, -103, 103, -117, 59, -56, -17, -107,
        10, 24, -85, 54, 122, 87, -125, -15, -22, 65, 45, -80, -109, 22, -106, 85, 18, -67, -115, -16, -14,
        107, -54, -41, -104, 30, 58, -89, -3, -62, -90, 28, -111, 11, -61, 26, -126, 121, 80, -101, 37, -73,
        79, -78, -110, -87, 16, -100, 39, 109, -102, -50, -99, 7, 99, -38, 64, 66, 102, -42, -119, -29, 46,
        -64, 49, 124, 40, 14, 67, -112, -8, 37, 51, -82, 92, -118, 26, 54, 100, 111, -114, 29, 60, -81, 20,
        -43, -7, 13, 90, -47, 116, -88, -95, 79, 55, 84, -94, 73, 89, -26, -19, 35, -84, -9, -21, 47, -72,
        126, 102, 48, 1, 52, -122, -23, 6, 108, 101, 123, -49, 25, 62, -53, -51, -46, 125, -12, -24, 119, 76,
        -84, -65, -79, -48, 3, 105, -97, 4, 2, -65, 74, 120, 5, 112, -1, -76, 34, -16, 91, -99, -6, -124, 110,
        64, 9, -101, -128, -71, 95, -28, 91, -95, -20, -70, 55, -117, 5, 59, 97, -59, 0, 77, 75, 15, -5, -2,
        78, -55, 80, 88, 50, 31, 72, -25, 32, -86, -92, 81, -118, -91, -40, 41, -68, -74, -44, 53, -105, -4,
        -86, 96, -54, -57, -89, 57, -52, 33, 93, 32, -14, 68, 76, -58, -122, 113, -39, 19, -66, -45, 1, 75,
        70, 45, -94, 125, 20, -62, -24, 119, 9, 23, -2, -9, 124, 6, -18, 24, -50, 21, -47, -104, 0, -104, 43,
        93, 56, 36, -73, 61, 120, 31, 105, 3, -58, 43, 19, -44, -34, 77, 74, 46, -110, 83, -75, -43, 14, 90,
        -121, -92, 88, -55, -25, -111, 73, -125, 63, -78, -5, -112, -87, -125, -39, 27, 60, -49, 73, -113,
        -11, 97, 94, 119, -82, -9, 82, -14, 69, -103, 16, 22, -66, -91, 114, -13, -34, -83, 49, 67, -98, 12,
        52, -28, 48, 34, -46, 84, 44, -100, 19, -107, -3, 121, -69, 126, -80, 127, -8, 9, 16, -49, 123, 75,
        -90, 34, -82, 116, 87, -7, -47, 11, 38, 98, -128, 63, -120, 97, 35, -15, -37, -26, -28, -71, 51, -114,
        81, 39, 89, -20, -96, -123, -12, -70, -89, 125, -30, 99, 65, 74, 10, 117, -52, 95, 17, -26, -72, 108,
        -93, -127, 100, -124, -99, 113, -45, 78, 1, 122, 33, 28, 99, -105, 48, 82, -32, 58, 47, -109, 68, -76,
        -46, -43, -48, -92, -39, -57, -116, 113, -60, -45, 50, 71, -77, 29, -79, 106, -67, -10, -23, -122, -2,
        -123, -72, 47, -108, -35, 104, 41, 109, -78, -61, 30, 96, -40, 40, -17, 14, 98, 86, 104, 55, 30, -81,
        -21, -33, -37, 123, 62, -115, -97, -22, 112, -1, -50, 62, -128, 17, -77, 127, 46, -119, 4, -53, 8,
        -41, 21, -56, -102, -15, 118, -51, -64, -11, -52, 7, -51, -62, 45, 65, -31, -8, -59, -68, 101, -23,
        -6, -27, -63, 72, -98, 50, 29, -114, 53, 120, 100, 12, -88, 86, -106, -38, 78, 35, 7, 42, -120, 85,
        -74, 57, 44, 111, 0, -97, -86, -42, 115, -111, -126, -4, 103, -36, -48, -29, 77, 13, 18, 36, 101, -64,
        61, -116, 40, -75, 31, 59, 68, -53, 106, -126, -10, -102, 95, 108, -18, -3, 86, 94, -8, 11, 1, 91,
        -84, 72, -94, -124, -66, 11, 26, 22, -4, 95, -49, -77, 26, 6, 15, -37, 3, 107, -18, -91, -16, -88,
        109, 76, -74, 83, -19, 96, 10, 9, 107, -28, 75, -63, 40, -5, -112, -60, -6, 70, 27, 25, -42, 115, -47,
        114, -35, 41, -13, -54, -69, -53, 61, -63, -121, 81, -38, 126, 18, -32, -96, -103, 78, -86, -40, 21,
        79, -71, 126, -91, -64, 93, 10, -3, 54, -79, -1, -118, -80, 67, 60, -41, 106, -95, -82, 98, -76, 7,
        -1, -113, 3, 85, -13, -71, 110, 5, -29, -22, -59, -108, 70, 87, 14, 123, 8, 38, -12, 64, -70, -61, 38,
        -127, 66, -65, -40, 6, -121, -17, -106, 52, -26, 33, 103, -66, 44, 87, 58, -55, -83, -36, 37, -110,
        102, -105, 34, 102, -85, 88, 110, -74, 101, 56, -94, -56, 108, -109, 116, -31, -93, 33, -108, -76, 36,
        13, -92, -97, -50, -75, -55, 82, -45, 71, 49, -90, 4, 69, -101, 121, 84, 88, 20, -44, -27, -93, 116,
        80, -70, 62, 53, -67, -17, 41, 2, 60, -58, 23, -35, -107, -56, -120, 92, -7, -110, 113, -19, -29, 23,
        -73, -33, -59, -100, 105, -85, 42, 80, 56, -88, -42, -5, 69, -52, 37, 50, -23, -100, -27, -20, -12,
        103, -21, -24, -41, 39, -68, 77, 64, 93, -114, 47, 83, -104, 30, 111, 79, 15, -54, -117, 28, -81, 13,
        20, 51, 0, 99, 4, -122, 48, -16, -96, -109, 66, -119, 90, 124, -115, -106, -7, 114, 8, 112, -4, 117,
        16, -84, 127, -111, -14, -57, 122, 92, -95, 118, 96, -69, 89, 32, -87, 117, 76, -101, -99, 100, 24,
        -46, -6, 121, 2, -72, -30, 35, -113, 109, 29, 19, 38, 29, -113, -111, -36, -117, -17, -48, -52, 84,
        -105, -105, -20, -60, 18, -80, 91, -98, -56, -39, -16, -84, 26, 45, -109, -100, -41, -94, 73, -90, 46,
        89, -116, 85, -124, 42, -74, -21, -54, -38, 82, 49, -68, -63, -107, 91, 65, -33, 105, 118, 27, -128,
        -58, -87, -44, -5, 23, -75, 41, -26, 127, 13, -70, -6, 81, -22, 72, -10, -123, 73, 81, 89, -126, 59,
        -73, 75, 115, -112, -92, 116, -123, 1, -122, -65, -67, -103, -102, -43, -125, 110, 99, 16, 94, -98,
        -103, -2, -64, 118, 66, -67, 111, 63, -112, 5, -21, 104, -79, 87, 28, 120, 17, 57, -114, -14, 76, 54,
        -8, 52, 50, 45, 59, -118, -39, -36, -25, -30, -47, -108, 36, 79, -71, -96, -33, -31, -9, 30, 104, 32,
        -11, 49, 97, -89, 120, -20, -57, 62, 112, 90, 125, -60, -35, -59, 68, -28, 40, 71, 115, 119, 112, 55,
        -38, 44, -119, -3, 126, 122, -61, -18, 21, 18, -19, -81, 78, -119, -62, -68, -127, -24, -2, -7, -11,
        3, -76, 60, 80, -121, 85, -45, 9, -34, 15, 54, 51, 125, -81, 22, 43, -86, 100, 109, -40, 56, 63, 114,
        70, -72, -99, -88, 103, 39, -9, -48, 74, -115, -117, 37, 35, -62, 88, -120, 24, -78, 2, -102, -116,
        -79, 7, 68, -51, 28, 25, -126, 65, 12, 74, 51, -1, -127, -89, 107, 39, -128, 77, -118, 43, -73, 31,
        57, 67, -15, 17, 71, -22, 72, 22, 124, 53, 108, 95, 69, -58, 32, -23, -83, -31, -34, -78, 12, -32,
        121, -25, 46, 96, -124, 117, -46, -85, -91, -93, 6, 101, 124, -61, -107, 84, 58, 90, -95, -106, 19,
        25, -80, 98, -49, 27, 14, 105, 10, -104
    ],
    c24_i1: [
        -50, 18, -72, -31, 125, 17, 44, 36, 48, -92, -58, 113, 124, -44, -23, -80, 27, -128, 72, 101, -100,
        -5, -49, -63, 64, -12, 69, -61, 62, 52, 32, 35, -60, 50, 24, 30, -115, 45, 105, 20, -86, -126, 26,
        114, -27, -105, 121, -81, 79, 4, 123, -90, 83, -113, -67, 75, -75, 51, 97, 86, -104, 29, 9, -33, -73,
        87, -35, -30, -121, 13, -82, -106, 117, 93, 22, 53, 54, 12, -110, -42, -40, -26, 119, -52, 63, -108,
        -89, -28, 107, 7, -83, -2, 84, 126, -112, -10, -48, 34, 46, 68, -17, -25, 1, 91, 60, -16, 73, -95, 70,
        74, -1, 56, 31, 122, -88, -117, -59, -53, -74, -125, 42, 103, -43, 19, 110, 99, -97, -15, 38, -79,
        111, 94, 11, 0, -39, -71, -3, 109, -37, 90, 85, -65, 78, -96, -54, 102, -55, 2, -20, -66, -109, -4,
        -8, -87, -116, -120, 61, -7, 76, -69, 5, 10, -21, -78, -107, -34, 108, 57, 81, -101, 40, 49, 28, 106,
        -68, -62, -9, -124, -45, -56, -22, 71, -29, -84, 3, -119, 39, 33, -36, 80, -85, 96, 65, -123, 82, 95,
        -127, -32, 16, 127, -118, -64, -18, -114
    ],
    c24_i2: [-240, 467],
    c24_o12: [
        34, 46, 63, 52, 57, 76, 120, 127, 114, 125, 70, 113, 127, 127, 127, 39, 60, 63, 81, 78, 32, 46, 51,
        39, 50, 89, 106, 122, 109, 105, 67, 88, 123, 115, 107, 32, 57, 78, 71, 78, 35, 44, 49, 52, 62, 76,
        104, 96, 115, 127, 76, 115, 125, 127, 127, 40, 53, 68, 65, 76, 28, 47, 37, 50, 37, 65, 99, 100, 123,
        119, 71, 127, 113, 126, 113, 42, 53, 69, 56, 68, 37, 50, 47, 55, 43, 79, 111, 102, 127, 96, 84, 117,
        127, 119, 116, 44, 64, 62, 71, 63, 32, 38, 41, 43, 47, 70, 104, 104, 108, 107, 75, 102, 123, 94, 92,
        40, 60, 73, 64, 63, 42, 56, 53, 44, 54, 85, 123, 127, 127, 127, 72, 105, 127, 121, 127, 44, 57, 49,
        48, 47, 32, 45, 45, 43, 44, 69, 116, 123, 111, 113, 64, 113, 99, 110, 112, 44, 54, 48, 43, 47
    ],
}, model=c24_model, name='explicit_padding_QUANT8_ASYMM_SIGNED_INT32_tail_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_25
c25_p0 = Parameter('c25_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 4, 3, 6], 0.375, -128), [
        84, -13, -33, 67, 121, 49, 29, 124, 83, -114, -2, -48, -42, -9, -116, 19, -44, -67, 110, 17, 108, -80,
        -90, -118, 25, -75, 31, 73, 55, -125, -89, -41, 1, -101, 0, 117, -25, -82, 101, 20, -31, -61, 5, -17,
        -107, 71, 80, -93, -3, 44, -111, -77, 54, 105, 42, 21, -84, 112, -70, 78, -115, -105, 62, 126, 94,
        114, 77, -74, -91, -46, 89, -71, -50, -64, 58, -81, -76, 76, 118, -104, 7, 127, 123, 45, -102, 3, 2,
        -94, -92, -66, -52, 39, -32, -21, -86, -11, -124, -112, -117, -103, -23, -60, -1, -15, 51, -119, 15,
        28, -127, 10, -57, 90, 32, 120, 34, -29, 12, 93, -35, -106, -39, 27, 116, -99, 106, 96, 57, -79, -96,
        -78, -51, -53, 97, -85, -8, 66, -55, -14, 48, -56, -22, -87, 79, -88, -72, 40, -128, 60, 59, 30, -73,
        6, -120, -37, 103, 104, 92, 115, 18, -83, 52, 109, -16, -95, 91, 107, -122, 4, 125, 82, -30, 37, 88,
        -47, -123, 74, -4, -58, -34, 100, -7, 119, -59, -113, 75, 50, 23, -98, 36, 24, -10, 8, 99, -40, -126,
        -20, -28, 56, -38, 38, 72, 41, 64, 70, 122, -6, -63, 11, -19, -54, 69, -24, 86, -100, 81, -68
    ])
c25_i1 = Input('c25_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [6, 1, 2, 2]), extraParams=SymmPerChannelQuantParams(0, [0.1875, 0.375, 0.25, 0.5, 0.4375, 0.4375]))
c25_p2 = Parameter('c25_p2', ('TENSOR_INT32', [6]), [-134, -55, -242, -141, 260, -474])
c25_p3 = Int32Scalar('c25_p3', 1)
c25_p4 = Int32Scalar('c25_p4', 0)
c25_p5 = Int32Scalar('c25_p5', 0)
c25_p6 = Int32Scalar('c25_p6', 0)
c25_p7 = Int32Scalar('c25_p7', 2)
c25_p8 = Int32Scalar('c25_p8', 1)
c25_p9 = Int32Scalar('c25_p9', 3)
c25_p10 = Int32Scalar('c25_p10', 2)
c25_p11 = BoolScalar('c25_p11', False)
c25_o12 = Output('c25_o12', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 4, 2, 6], 0.1875, -18))
c25_model = Model()
c25_model.AddOperand(c25_p0)
c25_model.AddOperand(c25_i1)
c25_model.AddOperand(c25_p2)
c25_model.AddOperand(c25_p3)
c25_model.AddOperand(c25_p4)
c25_model.AddOperand(c25_p5)
c25_model.AddOperand(c25_p6)
c25_model.AddOperand(c25_p7)
c25_model.AddOperand(c25_p8)
c25_model.AddOperand(c25_p9)
c25_model.AddOperand(c25_p10)
c25_model.AddOperand(c25_p11)
c25_model.AddOperand(c25_o12)
c25_model.Operation('GROUPED_CONV_2D', c25_p0, c25_i1, c25_p2, c25_p3, c25_p4, c25_p5, c25_p6, c25_p7, c25_p8, c25_p9, c25_p10, c25_p11).To(c25_o12)
c25_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c25_i1: [
        -33, 87, 31, 58, 95, -21, -59, 62, 51, 68, -5, 60, 112, -86, 111, 79, -42, 126, -82, 98, -98, -1, 107,
        106
    ],
    c25_o12: [
        -13, -23, -13, -13, -23, -13, -13, -13, -13, -13, -13, -13, -13, -23, -13, -13, -23, -13, -13, -13,
        -13, -13, -13, -13, -13, -23, -13, -13, -23, -13, -13, -13, -13, -23, -13, -13, -13, -23, -13, -13,
        -13, -13, -13, -23, -13, -13, -13, -13, -13, -23, -13, -13, -13, -13, -13, -13, -13, -13, -13, -23,
        -13, -13, -13, -13, -13, -13, -13, -23, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13,
        -13, -13, -13, -13, -13, -23, -13, -13, -13, -13, -13, -13, -13, -13, -23, -13, -13, -13, -13, -13,
        -13, -13, -13, -13, -13, -13, -13, -13, -13, -23, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13,
        -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13, -13,
        -13, -13, -23, -13
    ],
}, model=c25_model, name='explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_26
c26_i0 = Input('c26_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3, 3, 3], 0.0625, 127))
c26_p1 = Parameter('c26_p1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [6, 1, 2, 1]), [-79, -47, -20, -99, 126, 68, -51, 59, 60, -13, -118, 125], extraParams=SymmPerChannelQuantParams(0, [0.3125, 0.5, 0.3125, 0.5, 0.375, 0.125]))
c26_i2 = Input('c26_i2', ('TENSOR_INT32', [6]))
c26_p3 = Int32Scalar('c26_p3', 0)
c26_p4 = Int32Scalar('c26_p4', 1)
c26_p5 = Int32Scalar('c26_p5', 0)
c26_p6 = Int32Scalar('c26_p6', 0)
c26_p7 = Int32Scalar('c26_p7', 1)
c26_p8 = Int32Scalar('c26_p8', 1)
c26_p9 = Int32Scalar('c26_p9', 3)
c26_p10 = Int32Scalar('c26_p10', 1)
c26_p11 = BoolScalar('c26_p11', True)
c26_o12 = Output('c26_o12', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 6, 3, 3], 0.5, 0))
c26_model = Model()
c26_model.AddOperand(c26_i0)
c26_model.AddOperand(c26_p1)
c26_model.AddOperand(c26_i2)
c26_model.AddOperand(c26_p3)
c26_model.AddOperand(c26_p4)
c26_model.AddOperand(c26_p5)
c26_model.AddOperand(c26_p6)
c26_model.AddOperand(c26_p7)
c26_model.AddOperand(c26_p8)
c26_model.AddOperand(c26_p9)
c26_model.AddOperand(c26_p10)
c26_model.AddOperand(c26_p11)
c26_model.AddOperand(c26_o12)
c26_model.Operation('GROUPED_CONV_2D', c26_i0, c26_p1, c26_i2, c26_p3, c26_p4, c26_p5, c26_p6, c26_p7, c26_p8, c26_p9, c26_p10, c26_p11).To(c26_o12)
c26_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c26_i0: [
        22, -5, -112, -59, -124, 5, 43, -117, -31, -104, 41, 37, -29, 118, 6, -4, -73, 36, -118, 77, -116,
        -37, -49, -62, 87, -70, 111, 33, 50, -51, -94, 107, -17, -68, 13, 56, -16, -35, -115, 4, 58, -114,
        -111, -125, -101, 55, -55, 97, 19, -74, 0, 28, 117, 15, 119, 92, -128, 30, 101, -71, -110, 65, 63,
        -106, -42, -57, -7, -120, -21, 68, -66, 10, -76, -64, 17, 39, 23, 51, 31, -58, 105, 44, 110, 70, -91,
        -38, -11, 61, 125, -121, -108, -50, 102, 1, 26, 71, 42, 38, 109, -54, -113, -27, -127, 114, -32, -33,
        85, -69
    ],
    c26_i2: [40, -59, -67, -115, 333, -450],
    c26_o12: [
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 127, 0, 127, 127, 0, 127, 0, 127, 127, 0, 23, 0, 0, 0, 0, 23, 0, 0, 127, 0, 127, 0, 0,
        127, 0, 127, 22, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        85, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 127, 127, 0, 127, 0, 0, 127, 0, 0, 0, 0, 0, 0, 0, 56, 0, 0, 127,
        48, 0, 116, 127, 127, 0, 127, 91, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 76, 0, 0, 0, 0, 0, 0, 0, 0, 0, 112, 0, 127, 0, 127, 127, 0, 127, 127, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 127, 127, 0, 36, 127, 0, 127, 34, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        68, 127, 127, 127, 91, 127, 127, 0, 0, 0, 0, 0, 0, 0, 0, 0, 89, 127, 73, 22, 108, 127, 0, 127, 50, 0,
        0, 0, 0, 76, 0, 0, 17, 0, 0, 127, 127, 127, 0, 127, 127, 0, 127
    ],
}, model=c26_model, name='explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_0_27
c27_i0 = Input('c27_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 1, 1], 0.0625, -53))
c27_i1 = Input('c27_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 1, 1]), extraParams=SymmPerChannelQuantParams(0, [0.0625]))
c27_i2 = Input('c27_i2', ('TENSOR_INT32', [1]))
c27_p3 = Int32Scalar('c27_p3', 0)
c27_p4 = Int32Scalar('c27_p4', 0)
c27_p5 = Int32Scalar('c27_p5', 1)
c27_p6 = Int32Scalar('c27_p6', 1)
c27_p7 = Int32Scalar('c27_p7', 2)
c27_p8 = Int32Scalar('c27_p8', 2)
c27_p9 = Int32Scalar('c27_p9', 1)
c27_p10 = Int32Scalar('c27_p10', 0)
c27_p11 = BoolScalar('c27_p11', False)
c27_o12 = Output('c27_o12', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 1, 1], 0.4375, 0))
c27_model = Model()
c27_model.AddOperand(c27_i0)
c27_model.AddOperand(c27_i1)
c27_model.AddOperand(c27_i2)
c27_model.AddOperand(c27_p3)
c27_model.AddOperand(c27_p4)
c27_model.AddOperand(c27_p5)
c27_model.AddOperand(c27_p6)
c27_model.AddOperand(c27_p7)
c27_model.AddOperand(c27_p8)
c27_model.AddOperand(c27_p9)
c27_model.AddOperand(c27_p10)
c27_model.AddOperand(c27_p11)
c27_model.AddOperand(c27_o12)
c27_model.Operation('GROUPED_CONV_2D', c27_i0, c27_i1, c27_i2, c27_p3, c27_p4, c27_p5, c27_p6, c27_p7, c27_p8, c27_p9, c27_p10, c27_p11).To(c27_o12)
c27_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c27_i0: [11, -62, -114, 5, 94, 86, 48, 81, -37],
    c27_i1: [-21, -123],
    c27_i2: [216],
    c27_o12: [-68, 71, -62, -128, -109, -41],
}, model=c27_model, name='explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_0_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_3_28
c28_i0 = Input('c28_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 6, 3, 3], 0.375, 82))
c28_i1 = Input('c28_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [6, 1, 3, 2]), extraParams=SymmPerChannelQuantParams(0, [0.375, 0.3125, 0.1875, 0.125, 0.125, 0.125]))
c28_i2 = Input('c28_i2', ('TENSOR_INT32', [6]))
c28_p3 = Int32Scalar('c28_p3', 1)
c28_p4 = Int32Scalar('c28_p4', 0)
c28_p5 = Int32Scalar('c28_p5', 0)
c28_p6 = Int32Scalar('c28_p6', 0)
c28_p7 = Int32Scalar('c28_p7', 1)
c28_p8 = Int32Scalar('c28_p8', 2)
c28_p9 = Int32Scalar('c28_p9', 3)
c28_p10 = Int32Scalar('c28_p10', 3)
c28_p11 = BoolScalar('c28_p11', True)
c28_o12 = Output('c28_o12', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 6, 2, 2], 0.1875, 0))
c28_model = Model()
c28_model.AddOperand(c28_i0)
c28_model.AddOperand(c28_i1)
c28_model.AddOperand(c28_i2)
c28_model.AddOperand(c28_p3)
c28_model.AddOperand(c28_p4)
c28_model.AddOperand(c28_p5)
c28_model.AddOperand(c28_p6)
c28_model.AddOperand(c28_p7)
c28_model.AddOperand(c28_p8)
c28_model.AddOperand(c28_p9)
c28_model.AddOperand(c28_p10)
c28_model.AddOperand(c28_p11)
c28_model.AddOperand(c28_o12)
c28_model.Operation('GROUPED_CONV_2D', c28_i0, c28_i1, c28_i2, c28_p3, c28_p4, c28_p5, c28_p6, c28_p7, c28_p8, c28_p9, c28_p10, c28_p11).To(c28_o12)
c28_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c28_i0: [
        63, 10, 106, -90, 70, 35, -79, 114, 120, -52, 34, 39, 11, -87, -64, 32, 43, 65, -115, -91, 79, 28,
        -46, -10, -120, 30, -26, -121, 44, -21, -25, 92, 90, 12, 15, 86, -24, -2, -116, -94, 62, 69, 24, 3,
        18, 121, -28, -85, 127, -30, -12, -29, -96, 71, -18, -27, -59, -38, 101, -65, 112, -50, 38, 76, -3,
        40, -63, -95, -75, 87, -72, -40, -76, -42, -93, -74, -119, -104, -66, -35, -39, 16, -99, -125, -82,
        -113, 2, 98, -7, -16, -37, -31, -32, 57, -109, -19, 0, 50, -73, -34, 27, 83, -17, 104, 97, 6, 116, 47,
        -112, -128, 19, -6, 45, 37, -124, 80, 17, 64, -22, 53, -78, 99, -117, -14, -62, 1, 124, -61, 46, -13,
        -60, -56, 100, 74, 23, 21, 67, 125, 61, 66, 8, 105, 93, 13, -126, -108, -4, -70, 122, -110, 54, 59,
        31, 102, 55, -88, 88, -45, -36, -86, 58, -84, 123, -107, 49, -9, 113, 117, -68, 14, -81, -98, 110,
        -106, 108, -51, -33, -23, 111, 22, 60, 33, -71, 78, -55, -1, 72, 48, -15, -48, -43, -105, -57, -67,
        75, -114, 77, 94, 103, -111, -49, 107, 68, 36, -44, -101, 82, -127, -100, 42, 95, -123, -89, -77, 109,
        -53
    ],
    c28_i1: [
        52, -68, -120, 58, -18, 123, 61, 35, -113, -10, 111, -72, -21, 28, -9, 38, 4, -43, -15, -30, 45, 32,
        53, 24, -126, -23, 29, 8, -117, -5, -90, -70, 21, -41, 60, -93
    ],
    c28_i2: [-289, 380, 307, 51, 109, 427],
    c28_o12: [
        0, 32, 32, 0, 0, 32, 32, 0, 0, 32, 32, 0, 0, 0, 0, 0, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 0, 0,
        32, 0, 0, 32, 32, 32, 32, 32, 0, 0, 0, 0, 32, 32, 32, 32, 32, 32, 0, 32, 32, 32, 32, 0, 32, 32, 32, 0,
        0, 0, 32, 32, 0, 0, 32, 0, 32, 32, 32, 32, 0, 32, 32, 32, 0, 32, 32, 32, 0, 32, 32, 0, 32, 32, 0, 0,
        0, 0, 0, 0, 32, 32, 32, 32, 32, 32, 0, 32
    ],
}, model=c28_model, name='explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_3_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_tail_29
c29_i0 = Input('c29_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17, 2, 5], 0.375, 122))
c29_i1 = Input('c29_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [17, 2, 3, 1]), extraParams=SymmPerChannelQuantParams(0, [0.3125, 0.4375, 0.25, 0.375, 0.0625, 0.125, 0.375, 0.0625, 0.4375, 0.4375, 0.3125, 0.0625, 0.125, 0.4375, 0.3125, 0.4375, 0.375]))
c29_i2 = Input('c29_i2', ('TENSOR_INT32', [17]))
c29_p3 = Int32Scalar('c29_p3', 1)
c29_p4 = Int32Scalar('c29_p4', 2)
c29_p5 = Int32Scalar('c29_p5', 0)
c29_p6 = Int32Scalar('c29_p6', 1)
c29_p7 = Int32Scalar('c29_p7', 1)
c29_p8 = Int32Scalar('c29_p8', 1)
c29_p9 = Int32Scalar('c29_p9', 17)
c29_p10 = Int32Scalar('c29_p10', 2)
c29_p11 = BoolScalar('c29_p11', True)
c29_o12 = Output('c29_o12', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17, 2, 6], 0.15625, 0))
c29_model = Model()
c29_model.AddOperand(c29_i0)
c29_model.AddOperand(c29_i1)
c29_model.AddOperand(c29_i2)
c29_model.AddOperand(c29_p3)
c29_model.AddOperand(c29_p4)
c29_model.AddOperand(c29_p5)
c29_model.AddOperand(c29_p6)
c29_model.AddOperand(c29_p7)
c29_model.AddOperand(c29_p8)
c29_model.AddOperand(c29_p9)
c29_model.AddOperand(c29_p10)
c29_model.AddOperand(c29_p11)
c29_model.AddOperand(c29_o12)
c29_model.Operation('GROUPED_CONV_2D', c29_i0, c29_i1, c29_i2, c29_p3, c29_p4, c29_p5, c29_p6, c29_p7, c29_p8, c29_p9, c29_p10, c29_p11).To(c29_o12)
c29_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c29_i0: [
        -56, 60, -51, -109, -76, 25, 33, 85, -91, 20, -35, 79, -45, -49, 101, 110, -127, 47, 124, 102, -46,
        -101, 40, 32, 52, -57, 41, 74, -11, -53, -71, 28, 56, 73, 95, -95, -50, 100, 59, -83, 42, -31, -73,
        -105, 12, 4, -96, -69, -19, -75, -92, -44, 45, -85, 87, 81, -55, -4, 57, -30, -43, -10, 50, -32, -126,
        -62, -97, 44, 112, 21, -1, 71, -114, 80, -29, 114, 86, -27, 99, -123, -26, -82, 83, 68, -63, 19, 38,
        -119, 126, 122, 37, -36, -17, 76, 107, -60, 98, -99, 16, -65, -39, 123, 65, 66, 125, 108, 88, 14, 18,
        117, 15, 3, -24, 91, 75, 84, 63, 92, -120, -22, 119, -74, 78, -28, -94, 36, 115, 61, -79, -14, 1, -68,
        -113, 82, -80, -117, -59, -108, -64, 31, 104, 116, 13, 120, 70, -48, 64, -87, -128, -6, -89, -93, 127,
        -15, -5, -9, -125, 90, -18, -25, -110, -100, 62, 5, -103, 93, 46, 26, 118, -66
    ],
    c29_i1: [
        -69, -12, -110, 50, -32, 48, 11, -52, 101, -41, -63, 66, -113, -72, 73, 85, -61, 32, 109, -13, -95,
        -119, -50, -53, -48, 79, 71, 98, -125, 56, -81, 34, 39, 65, 0, 33, 87, -44, -94, 86, 89, 35, 7, 95,
        -45, 110, -68, -34, 120, -47, -84, 96, -114, 38, 124, -64, -19, -49, -124, 18, -120, 27, -99, -74,
        103, -16, 30, -93, -28, 25, 28, -107, -10, -80, 126, -104, -127, 64, 21, 97, 41, 82, -62, -109, 23,
        -18, -87, -38, 91, 111, 113, 60, 74, 40, 51, -91, -30, 3, -33, 77, 42, -121
    ],
    c29_i2: [382, 103, 368, 87, 55, -446, -308, 310, -312, -81, -174, -99, 304, -304, -83, 301, 470],
    c29_o12: [
        6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, -6, -6, 6, 6, 6, 6, -6, 6, 6, -6, 6, -6, 6, 6, 6, 6, 6, -6, 6, 6,
        6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, -6, -6, 6, -6, -6, -6, -6, -6, -6, 6, -6, -6, -6, -6, -6, -6, 6, -6,
        6, -6, -6, 6, -6, -6, -6, 6, 6, -6, 6, -6, -6, -6, 6, -6, -6, 6, 6, -6, 6, 6, -6, -6, 6, -6, -6, -6,
        -6, 6, 6, -6, 6, -6, -6, 6, -6, 6, -6, 6, -6, 6, 6, 6, -6, 6, -6, 6, 6, 6, 6, 6, 6, 6, -6, 6, -6, -6,
        -6, -6, 6, -6, 6, 6, -6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, -6, -6, 6, 6, 6, 6, 6, -6, -6, 6, -6, 6, 6, 6,
        6, -6, -6, -6, 6, 6, 6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, 6, 6, 6, 6, 6,
        -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, 6, 6, 6, 6, -6, -6, 6, 6, 6, 6, 6, 6
    ],
}, model=c29_model, name='explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_tail_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_implicit_padding_FLOAT32_mixed_30
c30_i0 = Input('c30_i0', ('TENSOR_FLOAT32', [3, 6, 4, 4]))
c30_p1 = Parameter('c30_p1', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [1.625, 2.625, 1.5, -1.625, -1.125, -2.875, -0.625, -1.0, -2.75, 1.75, -2.5, 2.75])
c30_i2 = Input('c30_i2', ('TENSOR_FLOAT32', [3]))
c30_p3 = Int32Scalar('c30_p3', 1)
c30_p4 = Int32Scalar('c30_p4', 2)
c30_p5 = Int32Scalar('c30_p5', 1)
c30_p6 = Int32Scalar('c30_p6', 3)
c30_p7 = Int32Scalar('c30_p7', 0)
c30_p8 = BoolScalar('c30_p8', True)
c30_o9 = Output('c30_o9', ('TENSOR_FLOAT32', [3, 3, 4, 2]))
c30_model = Model()
c30_model.AddOperand(c30_i0)
c30_model.AddOperand(c30_p1)
c30_model.AddOperand(c30_i2)
c30_model.AddOperand(c30_p3)
c30_model.AddOperand(c30_p4)
c30_model.AddOperand(c30_p5)
c30_model.AddOperand(c30_p6)
c30_model.AddOperand(c30_p7)
c30_model.AddOperand(c30_p8)
c30_model.AddOperand(c30_o9)
c30_model.Operation('GROUPED_CONV_2D', c30_i0, c30_p1, c30_i2, c30_p3, c30_p4, c30_p5, c30_p6, c30_p7, c30_p8).To(c30_o9)
c30_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c30_i0: [
        3.0, 0.625, 2.25, 0.0, -2.5, -1.5, 0.5, -0.25, -2.875, 2.625, 0.875, -2.75, -0.5, 1.375, 0.0, 1.5,
        -2.625, -1.375, 1.5, 0.75, 2.625, -2.0, 1.875, 1.375, -1.25, 2.25, 2.75, -0.25, 2.5, 2.125, -2.125,
        -2.5, -2.125, 2.5, 2.375, 2.75, 1.125, -2.375, 2.125, -0.125, -2.375, 0.625, 1.75, -2.875, -2.625,
        0.375, -0.625, -1.125, -1.875, 0.875, 2.875, 0.375, -1.75, -1.25, 1.25, 0.125, 3.0, 1.25, -0.75,
        -0.125, -1.5, 2.375, 0.75, 1.875, -0.375, 0.25, -2.25, -1.0, 2.0, 1.625, 1.0, 1.75, 2.0, 1.625, -3.0,
        -2.0, -1.375, 2.875, 0.25, -1.0, -0.625, -1.625, -0.75, -0.875, -3.0, -0.5, -1.125, -2.75, 0.125, 1.0,
        -0.375, -1.75, -0.875, -1.875, 0.5, -2.25, 1.125, -0.125, 2.0, 2.625, -0.875, 2.375, -1.5, 0.0, -0.5,
        -1.0, -3.0, 1.125, 3.0, 0.0, 0.375, 1.875, -1.625, 0.25, -2.625, -2.875, -2.375, -0.625, 2.5, 0.875,
        0.5, 0.875, 0.25, 1.0, 2.125, -2.75, -2.0, 2.875, -0.375, -1.625, -2.125, 0.125, -1.875, 1.25, 0.375,
        1.125, 1.875, 0.125, 1.75, -2.25, -2.5, -2.875, -0.375, -1.375, -1.125, -1.25, 2.25, -1.375, 3.0, 1.5,
        1.0, -2.5, 1.625, 2.625, -2.625, 1.5, -2.375, 2.75, -1.75, 0.75, -0.25, -1.0, -3.0, 2.875, 2.75, 1.75,
        -0.75, -1.75, 0.625, 0.5, -0.625, 2.0, -1.25, -1.625, 2.375, -0.875, -2.25, 1.625, 0.75, 2.125, 1.375,
        -2.75, 0.625, -2.0, 2.25, -0.25, 2.5, -1.875, 1.375, -1.5, -0.125, 1.25, -2.125, -0.5, 0.625, 1.125,
        -2.125, -1.125, -1.75, 2.75, 1.75, -0.375, -1.0, -2.5, -2.75, -2.25, -1.375, 2.625, -0.75, -1.875,
        2.875, 3.0, 1.25, 2.625, 1.0, 0.125, -0.25, -1.25, -1.5, -1.125, 1.5, 0.75, 0.5, 1.125, -0.5, 0.875,
        -2.25, -1.5, 0.25, -2.5, 0.75, -2.875, -1.0, -0.875, -0.5, 0.875, 0.125, -1.625, 0.375, 2.5, -1.125,
        1.5, -3.0, -2.625, 1.375, 1.875, -0.125, 2.5, 0.0, 2.0, 1.0, 2.75, -1.75, 0.0, -2.0, 1.875, 0.5,
        -2.75, -0.625, -2.0, 2.375, 0.375, 2.125, 1.625, -1.25, 1.375, -0.75, 2.125, 2.25, 3.0, 1.25, 0.25,
        -2.375, -0.875, -0.75, -1.625, -0.375, 2.0, 2.25, -1.375, -1.875, -0.125, -0.625, 2.875, 1.75, -2.875,
        -2.375, 2.375
    ],
    c30_i2: [-2.875, -2.0, -1.375],
    c30_o9: [
        -1.71875, 3.5, 0.953125, 0.25, -10.546875, 2.046875, 1.484375, -2.140625, 3.34375, -15.03125, 4.5,
        -8.03125, -9.59375, 0.109375, 2.65625, -4.625, -6.53125, 3.59375, -17.5625, -18.03125, -7.96875,
        6.40625, -11.46875, -4.875, -5.90625, 2.09375, -5.953125, -0.171875, -5.296875, -7.03125, 12.046875,
        -9.375, 3.921875, -4.78125, -10.796875, -3.5, -11.484375, 3.484375, 6.6875, 3.5625, 2.34375, 6.84375,
        -18.46875, 0.65625, -1.09375, -5.4375, 4.40625, -2.5, -6.0, 2.5, -9.0, 0.828125, 0.78125, -10.359375,
        -8.0, -1.6875, -0.25, 12.71875, -6.546875, -3.1875, -2.328125, -7.609375, 3.90625, -0.109375, -2.4375,
        -0.4375, -4.0, -11.125, -5.0, 2.1875, -19.90625, -3.0625
    ],
}, model=c30_model, name='implicit_padding_FLOAT32_mixed_30', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_implicit_padding_FLOAT32_mixed_31
c31_p0 = Parameter('c31_p0', ('TENSOR_FLOAT32', [3, 4, 6, 4]), [
        1.5, -2.75, 2.375, 1.25, -0.5, -1.375, 0.5, -1.125, 2.125, 1.125, 2.5, -2.375, -0.875, 0.125, 2.75,
        1.375, 0.25, -2.125, -1.75, -1.0, -1.625, -2.25, 3.0, -2.875, -1.875, -1.5, -2.625, 0.875, 1.625,
        2.875, 0.75, -0.125, 2.625, -0.375, -1.25, -0.25, -2.5, -3.0, 2.0, -0.625, 0.375, 0.0, -2.0, -0.75,
        0.625, 1.0, 1.875, 1.75, 2.25, -2.875, -0.625, -1.125, 2.75, -3.0, 3.0, -1.625, 0.25, 0.875, -2.0,
        -2.25, 0.0, -2.375, 1.875, -2.125, 2.5, 2.25, -0.875, -1.375, 2.375, -0.5, -1.875, 0.125, 1.0, -0.75,
        -1.0, -2.625, 0.625, -1.5, 2.625, -1.25, 2.0, 2.875, 2.125, -2.75, -0.125, 1.5, 1.125, 0.5, -0.375,
        1.75, 1.375, 0.375, -0.25, -2.5, 0.75, -1.75, 1.25, 1.625, 0.375, 0.625, 1.125, 2.75, 1.0, 0.25,
        -2.125, -0.875, 2.375, -0.125, -2.625, 2.25, 0.125, -1.75, -1.125, 1.25, 2.5, -1.875, -0.75, -2.75,
        -1.25, -1.625, -3.0, 2.875, -1.375, 0.5, -2.5, -2.375, 0.875, -0.375, 0.75, -0.625, 1.5, 2.125, -0.5,
        1.625, 1.875, -0.25, 2.0, -1.0, 1.75, 2.625, 1.375, 0.0, -1.5, -2.25, 3.0, -2.0, -2.875, -1.625, 0.75,
        2.375, 2.625, -3.0, -2.375, 0.5, -0.375, 0.25, -0.125, -1.875, -2.625, 1.125, 1.5, -0.5, -2.0, -2.125,
        0.875, 2.25, 1.375, -0.75, -1.375, 0.375, 3.0, -2.25, 2.125, 2.75, 2.875, 1.875, -1.25, 2.5, -2.5,
        -1.125, 1.0, 2.0, 1.25, -0.25, 1.625, 0.625, -2.875, -0.625, -2.75, 0.0, -0.875, 0.125, -1.75, -1.5,
        1.75, -1.0, 2.5, 1.125, -1.625, -2.375, 3.0, -1.375, -2.625, 2.25, 1.25, 0.5, 2.875, 2.125, 1.375,
        -0.5, -0.875, 0.875, -1.5, -0.625, -1.125, 1.625, 2.0, 0.75, 0.125, 1.75, 2.75, -2.125, -1.25, 1.5,
        -2.875, -0.125, 2.625, 1.0, 0.0, 0.25, -1.75, -2.75, -0.75, -1.0, -2.5, -2.25, -1.875, 0.375, -0.25,
        2.375, -2.0, 0.625, 1.875, -0.375, -3.0, -0.75, -2.0, 1.375, 2.375, -2.125, -1.125, 1.75, 2.25, -1.75,
        -1.625, 1.5, -0.875, 0.625, 1.25, 0.375, 0.125, -1.25, 2.75, 3.0, 2.0, 0.0, 2.5, 0.875, -0.25, -3.0,
        2.625, -1.5, -1.0, 0.25, 1.125, 2.875, -0.125, -1.375, -1.875, -2.625, 0.75, -2.375, 1.0, -2.75,
        -0.625, -0.5, -0.375, 0.5
    ])
c31_i1 = Input('c31_i1', ('TENSOR_FLOAT32', [4, 1, 3, 2]))
c31_p2 = Parameter('c31_p2', ('TENSOR_FLOAT32', [4]), [-2.0, -0.75, 0.25, 2.0])
c31_p3 = Int32Scalar('c31_p3', 2)
c31_p4 = Int32Scalar('c31_p4', 2)
c31_p5 = Int32Scalar('c31_p5', 2)
c31_p6 = Int32Scalar('c31_p6', 2)
c31_p7 = Int32Scalar('c31_p7', 1)
c31_p8 = BoolScalar('c31_p8', False)
c31_o9 = Output('c31_o9', ('TENSOR_FLOAT32', [3, 2, 2, 4]))
c31_model = Model()
c31_model.AddOperand(c31_p0)
c31_model.AddOperand(c31_i1)
c31_model.AddOperand(c31_p2)
c31_model.AddOperand(c31_p3)
c31_model.AddOperand(c31_p4)
c31_model.AddOperand(c31_p5)
c31_model.AddOperand(c31_p6)
c31_model.AddOperand(c31_p7)
c31_model.AddOperand(c31_p8)
c31_model.AddOperand(c31_o9)
c31_model.Operation('GROUPED_CONV_2D', c31_p0, c31_i1, c31_p2, c31_p3, c31_p4, c31_p5, c31_p6, c31_p7, c31_p8).To(c31_o9)
c31_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c31_i1: [
        0.125, 2.0, 0.5, -0.375, 2.5, 0.25, 1.125, 0.375, -2.125, 1.875, 2.75, -1.0, -1.75, -2.25, 1.5, 1.375,
        -0.75, -2.375, -0.125, 2.125, 0.875, 0.75, -1.375, 0.0
    ],
    c31_o9: [
        0.0, 3.109375, 0.0, 0.515625, 0.125, 6.96875, 10.921875, 2.484375, 0.0, 0.0, 12.984375, 3.84375,
        7.484375, 0.03125, 12.625, 0.0, 0.0, 0.0, 0.0, 1.078125, 0.0, 1.984375, 0.0, 0.0, 0.0, 0.0, 8.4375,
        0.0, 2.96875, 0.0, 4.5, 3.875, 2.765625, 3.140625, 0.0, 0.0625, 0.0, 4.671875, 5.59375, 12.421875,
        3.1875, 10.859375, 0.0, 1.796875, 0.0, 0.0, 0.0, 3.84375
    ],
}, model=c31_model, name='implicit_padding_FLOAT32_mixed_31', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_implicit_padding_FLOAT32_value_fused_activation_2_32
c32_i0 = Input('c32_i0', ('TENSOR_FLOAT32', [2, 2, 4, 5]))
c32_i1 = Input('c32_i1', ('TENSOR_FLOAT32', [2, 1, 2, 2]))
c32_i2 = Input('c32_i2', ('TENSOR_FLOAT32', [2]))
c32_p3 = Int32Scalar('c32_p3', 1)
c32_p4 = Int32Scalar('c32_p4', 1)
c32_p5 = Int32Scalar('c32_p5', 1)
c32_p6 = Int32Scalar('c32_p6', 1)
c32_p7 = Int32Scalar('c32_p7', 2)
c32_p8 = BoolScalar('c32_p8', True)
c32_o9 = Output('c32_o9', ('TENSOR_FLOAT32', [2, 2, 4, 5]))
c32_model = Model()
c32_model.AddOperand(c32_i0)
c32_model.AddOperand(c32_i1)
c32_model.AddOperand(c32_i2)
c32_model.AddOperand(c32_p3)
c32_model.AddOperand(c32_p4)
c32_model.AddOperand(c32_p5)
c32_model.AddOperand(c32_p6)
c32_model.AddOperand(c32_p7)
c32_model.AddOperand(c32_p8)
c32_model.AddOperand(c32_o9)
c32_model.Operation('GROUPED_CONV_2D', c32_i0, c32_i1, c32_i2, c32_p3, c32_p4, c32_p5, c32_p6, c32_p7, c32_p8).To(c32_o9)
c32_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c32_i0: [
        -0.5, -0.75, -0.125, 2.5, -2.25, -1.875, 0.5, -0.875, 3.0, -2.5, -1.0, 0.375, -2.125, -1.375, 0.125,
        -2.375, -3.0, 2.125, -1.25, 1.75, 1.625, 0.75, 2.375, 0.25, 2.625, 1.25, -2.625, -1.125, 1.125,
        -0.375, 1.5, -2.875, 0.875, 2.875, 1.875, -0.25, -0.625, 0.625, 0.0, -1.5, 2.25, -2.0, 2.0, 2.75,
        -1.625, 2.125, 0.25, 0.0, 2.0, 1.375, 1.0, -1.5, -2.75, -3.0, -0.375, -2.875, 2.625, -2.625, -1.625,
        1.25, 1.0, -2.75, 1.375, -1.75, -2.125, 2.375, -1.0, 2.75, -1.875, 3.0, -1.75, -0.125, 0.625, -2.5,
        0.75, 0.875, -0.5, -2.0, -0.75, 2.5
    ],
    c32_i1: [-2.125, -2.625, 1.5, -3.0, 1.75, 2.25, 0.125, 0.75],
    c32_i2: [2.625, -0.625],
    c32_o9: [
        -1.0, -1.0, -0.34375, -1.0, 0.515625, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 1.0, 1.0,
        -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 1.0, -1.0, -1.0, -1.0, -0.390625, 1.0, 1.0,
        -1.0, -1.0, 1.0, -1.0, -0.9375, 0.46875, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 1.0,
        0.140625, 1.0, 1.0, 1.0, 1.0, 0.421875, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, -1.0, 1.0, -0.375, 1.0,
        1.0, 1.0, -1.0, -1.0, -1.0, -1.0, 0.40625, -1.0, 1.0, -1.0, -1.0, 1.0
    ],
}, model=c32_model, name='implicit_padding_FLOAT32_value_fused_activation_2_32', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_implicit_padding_FLOAT32_value_fused_activation_3_33
c33_i0 = Input('c33_i0', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c33_i1 = Input('c33_i1', ('TENSOR_FLOAT32', [2, 3, 1, 1]))
c33_i2 = Input('c33_i2', ('TENSOR_FLOAT32', [2]))
c33_p3 = Int32Scalar('c33_p3', 2)
c33_p4 = Int32Scalar('c33_p4', 2)
c33_p5 = Int32Scalar('c33_p5', 2)
c33_p6 = Int32Scalar('c33_p6', 2)
c33_p7 = Int32Scalar('c33_p7', 3)
c33_p8 = BoolScalar('c33_p8', True)
c33_o9 = Output('c33_o9', ('TENSOR_FLOAT32', [1, 2, 1, 1]))
c33_model = Model()
c33_model.AddOperand(c33_i0)
c33_model.AddOperand(c33_i1)
c33_model.AddOperand(c33_i2)
c33_model.AddOperand(c33_p3)
c33_model.AddOperand(c33_p4)
c33_model.AddOperand(c33_p5)
c33_model.AddOperand(c33_p6)
c33_model.AddOperand(c33_p7)
c33_model.AddOperand(c33_p8)
c33_model.AddOperand(c33_o9)
c33_model.Operation('GROUPED_CONV_2D', c33_i0, c33_i1, c33_i2, c33_p3, c33_p4, c33_p5, c33_p6, c33_p7, c33_p8).To(c33_o9)
c33_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c33_i0: [-0.25, -0.375, 1.25, -2.875, -1.625, 1.0, 2.625, 0.0, 2.125, -0.125, 0.5, -2.375],
    c33_i1: [-2.0, -0.75, 0.5, -1.0, 2.375, -3.0],
    c33_i2: [0.625, -0.5],
    c33_o9: [0.0, 0.421875],
}, model=c33_model, name='implicit_padding_FLOAT32_value_fused_activation_3_33', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_implicit_padding_FLOAT32_tail_34
c34_i0 = Input('c34_i0', ('TENSOR_FLOAT32', [3, 4, 2, 17]))
c34_i1 = Input('c34_i1', ('TENSOR_FLOAT32', [17, 2, 2, 1]))
c34_i2 = Input('c34_i2', ('TENSOR_FLOAT32', [17]))
c34_p3 = Int32Scalar('c34_p3', 1)
c34_p4 = Int32Scalar('c34_p4', 1)
c34_p5 = Int32Scalar('c34_p5', 1)
c34_p6 = Int32Scalar('c34_p6', 17)
c34_p7 = Int32Scalar('c34_p7', 0)
c34_p8 = BoolScalar('c34_p8', False)
c34_o9 = Output('c34_o9', ('TENSOR_FLOAT32', [3, 4, 2, 17]))
c34_model = Model()
c34_model.AddOperand(c34_i0)
c34_model.AddOperand(c34_i1)
c34_model.AddOperand(c34_i2)
c34_model.AddOperand(c34_p3)
c34_model.AddOperand(c34_p4)
c34_model.AddOperand(c34_p5)
c34_model.AddOperand(c34_p6)
c34_model.AddOperand(c34_p7)
c34_model.AddOperand(c34_p8)
c34_model.AddOperand(c34_o9)
c34_model.Operation('GROUPED_CONV_2D', c34_i0, c34_i1, c34_i2, c34_p3, c34_p4, c34_p5, c34_p6, c34_p7, c34_p8).To(c34_o9)
c34_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c34_i0: [
        -2.875, 1.5, -0.25, -1.125, 1.25, 1.375, 1.75, 3.0, -2.375, 1.875, -0.375, 1.625, -2.75, -0.5, -2.0,
        2.5, 2.125, -0.75, 0.625, 0.25, 0.75, -1.5, -1.25, 0.125, 2.75, -0.125, 0.5, 2.625, 1.125, -1.625,
        2.875, -0.625, -3.0, -1.75, 2.25, -2.625, -2.25, 0.0, -1.875, 0.375, -0.875, -2.5, 1.0, -1.375, 2.375,
        -2.125, 2.0, -1.0, 0.875, 2.875, -2.25, -0.625, 0.125, -1.5, -0.875, -2.375, -0.125, -1.25, 1.75,
        2.25, 1.125, 0.375, 3.0, 0.625, -2.625, -0.5, -1.875, 1.875, 1.5, -1.0, -2.125, 2.5, 2.125, -0.75,
        1.625, 0.875, 0.75, -1.375, -2.75, -0.25, 1.375, 2.625, 2.375, -2.875, 1.0, -0.375, -2.0, 2.75, -1.75,
        -1.125, 0.0, 2.0, -3.0, 0.25, 1.25, -1.625, -2.5, 0.5, -1.875, 2.375, -0.625, -1.625, -0.5, -2.5,
        0.25, -1.75, -0.875, 2.75, -2.125, -2.375, 1.5, 0.75, 1.875, 2.5, 1.75, -2.875, 0.375, -0.25, -1.375,
        -0.125, -0.75, 0.125, 0.875, -3.0, 2.875, 1.125, -2.25, 2.25, 0.625, 1.625, 3.0, -1.125, 0.5, 2.625,
        -2.75, 1.0, -1.0, -2.625, -0.375, -1.25, 2.125, 0.0, 2.0, -2.0, 1.25, -1.5, 1.375, -1.25, 1.375, 2.0,
        -1.75, 0.125, -0.625, 0.375, 3.0, -0.5, 2.75, 0.5, -1.0, -1.375, 0.625, -0.125, -0.875, -2.875, -2.0,
        -1.125, 1.875, -0.75, -1.875, 2.5, 0.0, 1.5, -2.625, 2.625, 1.0, 1.125, 0.75, -0.25, -2.125, -3.0,
        1.25, 2.875, -2.75, 1.625, -2.5, 2.25, -2.25, -2.375, 1.75, -0.375, -1.5, 0.875, 0.25, 2.375, -1.625,
        2.125, -0.875, 2.125, 0.75, -1.5, -2.25, 1.875, -1.75, -1.625, 0.625, 0.375, -0.375, -2.375, 0.25,
        1.75, 2.625, -3.0, -2.875, -2.625, -1.125, 1.25, 0.125, -0.5, 0.0, -2.75, 1.375, 0.875, -0.25, -2.125,
        1.625, 1.125, -1.375, -1.0, 2.375, 2.5, -2.5, 2.875, -0.125, -0.625, 1.0, 2.0, -0.75, -2.0, -1.875,
        0.5, 1.5, 2.25, -1.25, 3.0, 2.75, 1.625, -3.0, 1.25, -2.375, -1.875, -1.0, 1.875, -2.625, 2.375, 2.5,
        -0.625, -2.5, -1.625, -1.5, -2.25, 0.0, -2.875, -0.75, 1.0, 2.75, -2.0, 2.875, -0.25, -2.75, 2.625,
        1.375, 2.25, -2.125, 3.0, 1.125, -1.375, 0.75, 0.25, -1.25, 1.75, 0.375, -0.125, -1.75, 1.5, -0.875,
        0.5, 0.125, 0.625, -0.375, -0.5, 2.125, -1.125, 2.0, 0.875, -1.875, 0.75, 2.0, -2.25, -0.75, -1.75,
        -1.625, 2.75, -2.0, 2.5, 2.375, -0.875, -0.625, 2.25, -3.0, 0.625, 1.875, -2.125, -0.375, 1.0, 1.75,
        -2.5, -1.25, 1.25, 0.25, -1.125, 1.375, -0.5, -0.25, 1.5, -2.875, 1.125, -0.125, 0.5, 0.125, 2.125,
        -1.5, 2.625, 2.875, -2.375, 0.375, 0.0, -1.0, -1.375, -2.75, 0.875, 1.625, -2.625, 3.0, 1.5, 2.625,
        0.125, 1.375, 2.0, 1.75, 0.0, -0.5, 0.625, 3.0, -1.625, 0.875, 1.0, 0.25, 0.75, -2.125, 0.375, -2.0,
        2.75, 1.875, -0.375, 1.125, -1.75, -1.5, -1.875, -2.875, -2.375, 2.5, 2.875, -2.625, -1.125, 1.625,
        1.25, 2.25, -0.875, 0.5, 2.125, -1.0, -2.5, -2.75, -1.25, -0.75, -0.25, -3.0, -0.625, -1.375, 2.375,
        -2.25, -0.125, 1.5, 0.25, 1.875, -1.75, -1.5, -2.5, 1.125, 1.375, -1.625, 3.0, -0.5, -0.375, -0.625,
        0.0, 2.125, -2.125
    ],
    c34_i1: [
        2.875, 0.875, 2.75, -2.5, -1.5, -2.375, -2.75, 2.0, 1.875, -3.0, 1.5, 0.25, -0.25, 1.75, 0.75, -1.25,
        -2.625, -2.25, -1.75, -1.125, 2.25, 0.125, -0.75, -1.375, 3.0, 2.625, 0.5, 2.5, 2.375, 0.375, 1.125,
        0.625, -2.875, -1.625, -1.0, -0.625, 2.125, -2.125, 1.25, 1.375, -0.5, -0.375, -2.0, -1.875, -0.875,
        0.0, 1.0, 1.625, -0.125, 1.5, 2.125, 2.75, 0.25, -1.375, 0.625, -0.5, 3.0, 1.875, 2.375, 1.625,
        -0.875, 1.25, -1.0, -2.0, 1.75, -3.0, -2.5, -2.625
    ],
    c34_i2: [
        -0.25, -0.625, -0.125, 0.125, 2.125, -1.75, 1.5, 2.5, 1.0, 2.0, -0.5, -2.75, -2.875, -1.0, 0.625,
        1.75, -2.0
    ],
    c34_o9: [
        -1.421875, 3.109375, -5.09375, 2.8125, 8.171875, 1.078125, 3.515625, 8.9375, 5.625, 4.75, -6.75,
        -1.421875, 1.0, -4.390625, -5.28125, -3.3125, 7.671875, -4.125, -1.90625, -1.90625, -0.71875,
        10.21875, -4.46875, 1.25, 11.0, -0.890625, 4.46875, -2.5625, -0.734375, -1.34375, -1.921875, -2.4375,
        6.25, -9.75, 10.734375, 1.765625, -2.34375, 2.65625, 9.9375, -0.359375, 1.40625, -3.671875, -6.4375,
        -3.3125, 6.71875, -5.203125, 2.109375, 4.9375, 11.8125, 1.015625, -9.796875, -3.078125, 4.6875,
        1.1875, -0.96875, 10.328125, -2.03125, -1.25, 3.28125, -5.71875, 5.953125, 2.5625, -7.875, -1.890625,
        -2.828125, 4.765625, 4.015625, 5.34375, 2.671875, 11.0, -11.953125, -5.96875, 3.984375, -9.453125,
        13.375, -0.625, -4.46875, -1.78125, -5.3125, 4.84375, -1.671875, 0.1875, 17.359375, 9.234375, 5.4375,
        -1.671875, 4.4375, 5.21875, 1.21875, 10.328125, -3.90625, 8.0625, -7.15625, -1.96875, 5.4375, -2.9375,
        2.4375, -5.328125, -1.15625, 13.984375, 5.046875, -7.34375, -1.796875, 4.90625, -0.03125, 2.09375,
        11.171875, 4.796875, -1.921875, -3.984375, -6.96875, 2.265625, -2.046875, -4.9375, -4.78125, -2.40625,
        6.671875, -1.46875, -7.40625, -0.609375, 0.5, 0.109375, -0.09375, 10.0, 4.71875, 4.875, -2.84375,
        -5.46875, 3.328125, -1.3125, -5.375, -2.734375, -0.875, 8.5, 4.15625, -0.25, 3.140625, -4.4375,
        -3.359375, 9.09375, -7.3125, -3.0625, 10.203125, -3.3125, -1.59375, -4.28125, -6.59375, 2.4375,
        -14.703125, -0.9375, -8.921875, 0.546875, -0.703125, -5.703125, -9.9375, -1.625, -1.6875, -0.71875,
        -4.1875, -1.4375, 2.15625, -0.765625, -0.953125, -3.3125, -0.25, -5.921875, -1.9375, 2.828125,
        5.140625, 6.4375, -2.796875, -8.5625, -5.015625, -6.96875, -4.171875, 1.390625, 8.796875, -0.59375,
        4.96875, -9.234375, -5.0625, -4.21875, -6.234375, 1.6875, -0.109375, 1.84375, 0.75, -4.671875,
        -2.5625, -4.015625, 1.71875, -2.140625, -0.15625, 8.125, 1.3125, -7.609375, -2.984375, -7.3125,
        -3.53125, -4.015625, -0.9375, 11.0, 4.03125, 0.15625, -1.28125, -6.96875, 7.390625, 7.125, 3.65625,
        -0.234375, 0.9375, -2.375, 7.578125, 7.078125, 7.484375, -1.046875, -6.640625, 0.046875, 2.40625,
        -1.90625, -5.75, 0.546875, 6.625, -6.546875, -1.40625, 3.109375, -4.84375, -2.9375, 7.296875, -7.1875,
        0.125, 2.0625, 0.234375, -3.328125, -2.46875, 12.859375, 1.03125, -11.125, -6.1875, 4.5625, 7.5625,
        -3.0625, 10.46875, 5.0, 2.203125, 6.078125, 8.0, -1.1875, 1.4375, -1.109375, -3.125, 3.25, -2.328125,
        1.390625, -4.375, -2.046875, 3.125, -3.171875, 0.5, 8.03125, -1.75, -7.125, 0.71875, -1.875, 7.84375,
        0.5, -5.265625, -2.84375, -1.6875, 8.5, 0.546875, 1.9375, -12.265625, -22.109375, 1.140625, 4.59375,
        -5.65625, 0.0, 4.84375, 7.59375, 0.1875, 4.15625, 7.984375, -2.203125, 1.890625, 1.671875, 6.71875,
        10.171875, -1.703125, 2.4375, 4.09375, -0.546875, -0.46875, -1.046875, -6.0625, 4.8125, 5.5625,
        4.84375, 4.0, 5.125, -0.953125, -3.21875, -2.125, 4.859375, 2.421875, -5.71875, 1.859375, 5.796875,
        -4.53125, 3.375, -11.609375, -9.1875, 5.703125, 7.265625, -8.953125, -11.484375, 5.53125, -7.890625,
        -3.0625, -2.171875, 8.921875, 3.0, -2.734375, 6.125, 9.53125, 2.546875, -1.34375, -4.0, -2.875,
        7.6875, 0.203125, -4.796875, 6.234375, 4.4375, -5.953125, -7.921875, 0.3125, 3.328125, 6.78125,
        2.34375, 9.859375, 7.921875, 7.8125, -6.75, -9.859375, -0.765625, -2.109375, 5.5625, 0.703125,
        1.390625, -3.671875, -4.359375, -14.21875, -4.921875, 5.375, -9.03125, 13.015625, 1.5625, -1.5625,
        0.953125, 2.03125, -2.03125, 3.59375, -0.875, 6.4375, 4.65625, -3.21875, -5.5625, -0.734375, -3.375,
        -0.765625, 9.25, 1.921875, 1.34375, 4.3125, -6.0625, 3.34375, 3.625, 4.75, 2.84375, -8.0625,
        -3.015625, 6.671875, 2.796875, -1.25, -2.53125, -3.0625, -0.296875, -3.5, 2.328125, 0.4375, -0.609375,
        -2.875, 0.34375, -0.34375, 6.71875, -5.125, -6.0, 5.171875, -2.953125, -1.453125, -2.0, -2.3125,
        -2.828125, -1.15625, 0.625, -0.109375, -5.71875
    ],
}, model=c34_model, name='implicit_padding_FLOAT32_tail_34', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_implicit_padding_FLOAT16_mixed_35
c35_i0 = Input('c35_i0', ('TENSOR_FLOAT16', [3, 2, 4, 6]))
c35_p1 = Parameter('c35_p1', ('TENSOR_FLOAT16', [3, 2, 3, 2]), [
        -2.875, -0.875, 1.75, -2.375, -2.25, -1.625, 2.375, 2.125, 0.75, 1.5, -2.125, -1.25, 1.625, 0.25,
        1.375, 2.25, -2.625, -2.75, 2.0, 2.75, -1.75, -0.375, -0.25, 2.625, 0.375, 0.0, 0.125, 0.625, -0.125,
        2.5, -3.0, -1.375, 1.875, 3.0, 0.5, -1.875
    ])
c35_i2 = Input('c35_i2', ('TENSOR_FLOAT16', [3]))
c35_p3 = Int32Scalar('c35_p3', 1)
c35_p4 = Int32Scalar('c35_p4', 1)
c35_p5 = Int32Scalar('c35_p5', 1)
c35_p6 = Int32Scalar('c35_p6', 3)
c35_p7 = Int32Scalar('c35_p7', 3)
c35_p8 = BoolScalar('c35_p8', False)
c35_o9 = Output('c35_o9', ('TENSOR_FLOAT16', [3, 2, 4, 3]))
c35_model = Model()
c35_model.AddOperand(c35_i0)
c35_model.AddOperand(c35_p1)
c35_model.AddOperand(c35_i2)
c35_model.AddOperand(c35_p3)
c35_model.AddOperand(c35_p4)
c35_model.AddOperand(c35_p5)
c35_model.AddOperand(c35_p6)
c35_model.AddOperand(c35_p7)
c35_model.AddOperand(c35_p8)
c35_model.AddOperand(c35_o9)
c35_model.Operation('GROUPED_CONV_2D', c35_i0, c35_p1, c35_i2, c35_p3, c35_p4, c35_p5, c35_p6, c35_p7, c35_p8).To(c35_o9)
c35_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c35_i0: [
        -0.125, 1.125, -2.125, 2.5, -2.75, -0.25, 2.0, -0.75, -0.875, 2.375, -1.125, -1.5, 0.375, -2.625,
        -1.75, -2.375, 1.75, 1.0, -1.25, -2.25, 2.125, 2.875, 1.625, -2.0, 1.5, -0.625, 1.375, 0.25, 3.0,
        -0.5, 2.75, 0.75, 1.25, 0.875, -1.375, -1.875, -1.0, 0.125, -2.875, -0.375, 1.875, 2.625, -2.5, 0.625,
        -1.625, 0.5, 2.25, -3.0, 0.0, -0.75, -0.25, 2.0, -2.625, 0.75, 0.0, 0.5, 0.625, 0.875, 2.375, 1.375,
        -1.625, -2.875, 2.25, 1.25, -1.125, -2.25, -2.75, -1.75, -1.375, -0.875, -3.0, -2.0, -0.375, 1.5,
        -1.875, -0.5, -0.625, 1.125, 2.75, 2.5, 2.625, -2.125, 3.0, -0.125, 2.875, 1.0, 0.375, 2.125, -1.5,
        1.625, -1.25, 1.75, -2.5, -1.0, 1.875, 0.125, 0.25, -2.375, 1.75, 1.5, 0.25, 2.375, -0.25, 0.625,
        -0.5, -1.25, 3.0, -1.125, -2.375, 0.75, -1.375, 2.0, -1.875, 1.375, -2.125, -0.625, -2.25, 1.125, 0.5,
        2.125, -2.5, 0.375, -2.0, 1.625, -0.875, 0.0, -2.75, 2.625, -1.0, 0.875, 2.25, -0.125, 2.5, -0.375,
        -2.875, -0.75, 1.0, -1.75, -1.5, 1.25, -1.625, 2.75, 2.875, -3.0
    ],
    c35_i2: [-1.25, 2.5, 2.125],
    c35_o9: [
        0.0, 0.4531, 4.97, 6.0, 6.0, 0.0, 6.0, 0.0, 6.0, 0.0781, 4.33, 0.0, 0.0, 0.0, 0.0, 0.0625, 6.0, 6.0,
        0.0, 2.844, 0.0, 0.0, 0.0, 1.234, 0.0, 0.0, 6.0, 6.0, 0.0, 0.0, 6.0, 6.0, 0.0, 6.0, 6.0, 6.0, 0.0,
        0.0, 2.062, 0.0, 0.0, 6.0, 0.0, 6.0, 4.156, 0.0, 0.0, 1.875, 5.625, 6.0, 0.1719, 0.0, 0.9688, 6.0,
        0.7656, 6.0, 6.0, 6.0, 0.0, 0.0, 0.0, 3.625, 1.422, 0.0, 6.0, 0.0, 6.0, 0.0, 0.0, 0.0, 1.594, 0.9844
    ],
}, model=c35_model, name='implicit_padding_FLOAT16_mixed_35', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_implicit_padding_FLOAT16_mixed_36
c36_p0 = Parameter('c36_p0', ('TENSOR_FLOAT16', [1, 2, 3, 2]), [-0.875, 0.5, -1.0, 0.25, -2.125, 2.5, 2.75, -1.625, -1.375, -3.0, 0.75, 0.625])
c36_i1 = Input('c36_i1', ('TENSOR_FLOAT16', [4, 1, 1, 1]))
c36_p2 = Parameter('c36_p2', ('TENSOR_FLOAT16', [4]), [-0.875, -1.5, 2.375, -2.75])
c36_p3 = Int32Scalar('c36_p3', 2)
c36_p4 = Int32Scalar('c36_p4', 2)
c36_p5 = Int32Scalar('c36_p5', 1)
c36_p6 = Int32Scalar('c36_p6', 2)
c36_p7 = Int32Scalar('c36_p7', 1)
c36_p8 = BoolScalar('c36_p8', True)
c36_o9 = Output('c36_o9', ('TENSOR_FLOAT16', [1, 4, 3, 1]))
c36_model = Model()
c36_model.AddOperand(c36_p0)
c36_model.AddOperand(c36_i1)
c36_model.AddOperand(c36_p2)
c36_model.AddOperand(c36_p3)
c36_model.AddOperand(c36_p4)
c36_model.AddOperand(c36_p5)
c36_model.AddOperand(c36_p6)
c36_model.AddOperand(c36_p7)
c36_model.AddOperand(c36_p8)
c36_model.AddOperand(c36_o9)
c36_model.Operation('GROUPED_CONV_2D', c36_p0, c36_i1, c36_p2, c36_p3, c36_p4, c36_p5, c36_p6, c36_p7, c36_p8).To(c36_o9)
c36_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c36_i1: [0.5, -2.0, -0.5, 1.875],
    c36_o9: [0.0, 0.0, 0.0, 0.25, 0.5, 2.75, 1.0, 3.062, 2.0, 2.406, 0.0, 0.0],
}, model=c36_model, name='implicit_padding_FLOAT16_mixed_36', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_implicit_padding_FLOAT16_value_fused_activation_0_37
c37_i0 = Input('c37_i0', ('TENSOR_FLOAT16', [4, 2, 2, 6]))
c37_i1 = Input('c37_i1', ('TENSOR_FLOAT16', [2, 1, 3, 1]))
c37_i2 = Input('c37_i2', ('TENSOR_FLOAT16', [2]))
c37_p3 = Int32Scalar('c37_p3', 1)
c37_p4 = Int32Scalar('c37_p4', 2)
c37_p5 = Int32Scalar('c37_p5', 2)
c37_p6 = Int32Scalar('c37_p6', 2)
c37_p7 = Int32Scalar('c37_p7', 0)
c37_p8 = BoolScalar('c37_p8', True)
c37_o9 = Output('c37_o9', ('TENSOR_FLOAT16', [4, 2, 1, 3]))
c37_model = Model()
c37_model.AddOperand(c37_i0)
c37_model.AddOperand(c37_i1)
c37_model.AddOperand(c37_i2)
c37_model.AddOperand(c37_p3)
c37_model.AddOperand(c37_p4)
c37_model.AddOperand(c37_p5)
c37_model.AddOperand(c37_p6)
c37_model.AddOperand(c37_p7)
c37_model.AddOperand(c37_p8)
c37_model.AddOperand(c37_o9)
c37_model.Operation('GROUPED_CONV_2D', c37_i0, c37_i1, c37_i2, c37_p3, c37_p4, c37_p5, c37_p6, c37_p7, c37_p8).To(c37_o9)
c37_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c37_i0: [
        -2.125, 0.875, -2.0, -1.75, 0.375, -1.375, -2.625, 2.5, -0.375, -1.0, 2.75, -1.25, -0.75, -2.5, 1.25,
        2.125, -1.875, -2.75, 3.0, 2.0, 0.125, 1.875, 1.125, 2.375, 1.75, 0.25, -2.375, 0.5, 0.625, -0.5,
        -0.25, -0.125, 1.0, -2.875, -1.5, -0.875, 0.75, -3.0, -0.625, 1.625, 1.375, 1.5, 2.625, -2.25, 2.25,
        0.0, -1.125, -1.625, 2.875, -2.375, 2.125, -3.0, 0.625, -0.625, 0.125, 2.875, -0.875, -1.5, -0.75,
        -2.25, -2.875, 1.0, 2.75, 2.375, -0.125, -0.375, 1.25, -1.375, 1.875, -2.5, -1.625, 1.625, -2.625,
        -2.125, -2.75, 2.0, 3.0, -1.25, -0.25, 0.0, -1.0, -1.75, 0.75, 2.5, -2.0, 0.875, 2.25, -0.5, 0.375,
        -1.875, 1.75, 0.5, -1.125, 2.625, 0.25, 1.375
    ],
    c37_i1: [-2.0, -2.875, -2.375, -2.5, -0.5, 0.375],
    c37_i2: [1.5, -1.5],
    c37_o9: [
        7.984, 9.64, 4.703, 2.094, -6.39, 4.562, 2.922, 3.328, 1.6875, -2.11, -0.2344, -5.688, -2.469, 4.39,
        2.047, 6.22, -9.61, -1.0, 19.39, -5.875, -0.9062, 3.906, -6.734, -1.5
    ],
}, model=c37_model, name='implicit_padding_FLOAT16_value_fused_activation_0_37', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_implicit_padding_FLOAT16_value_fused_activation_2_38
c38_i0 = Input('c38_i0', ('TENSOR_FLOAT16', [4, 6, 4, 2]))
c38_i1 = Input('c38_i1', ('TENSOR_FLOAT16', [2, 3, 1, 1]))
c38_i2 = Input('c38_i2', ('TENSOR_FLOAT16', [2]))
c38_p3 = Int32Scalar('c38_p3', 2)
c38_p4 = Int32Scalar('c38_p4', 2)
c38_p5 = Int32Scalar('c38_p5', 2)
c38_p6 = Int32Scalar('c38_p6', 2)
c38_p7 = Int32Scalar('c38_p7', 2)
c38_p8 = BoolScalar('c38_p8', False)
c38_o9 = Output('c38_o9', ('TENSOR_FLOAT16', [4, 2, 2, 2]))
c38_model = Model()
c38_model.AddOperand(c38_i0)
c38_model.AddOperand(c38_i1)
c38_model.AddOperand(c38_i2)
c38_model.AddOperand(c38_p3)
c38_model.AddOperand(c38_p4)
c38_model.AddOperand(c38_p5)
c38_model.AddOperand(c38_p6)
c38_model.AddOperand(c38_p7)
c38_model.AddOperand(c38_p8)
c38_model.AddOperand(c38_o9)
c38_model.Operation('GROUPED_CONV_2D', c38_i0, c38_i1, c38_i2, c38_p3, c38_p4, c38_p5, c38_p6, c38_p7, c38_p8).To(c38_o9)
c38_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c38_i0: [
        1.875, -0.875, 0.5, -1.5, -0.125, -1.0, 2.625, 0.75, 0.875, -0.625, 0.375, 2.375, -0.375, 2.125, 1.5,
        -0.25, -3.0, 1.25, 1.625, -1.25, 2.875, -2.5, 2.5, 1.375, -2.25, -2.75, -1.625, 2.75, 2.0, 1.75,
        0.125, -2.375, 1.125, 3.0, 2.25, -2.0, -1.75, -2.875, -1.375, -2.125, -0.5, 1.0, -1.875, -0.75,
        -1.125, 0.25, 0.0, -2.625, 0.625, -1.25, -1.125, -2.125, 1.625, 0.625, 1.5, 0.125, 0.0, -0.5, -0.625,
        0.75, -1.625, 2.75, -3.0, -1.875, 2.625, 1.0, -0.875, 0.5, 2.875, -2.75, 2.375, -2.875, -0.75, -0.375,
        2.0, -1.5, 2.125, -0.25, 1.125, 0.375, 1.25, -2.25, -0.125, -1.375, 0.875, -2.625, 3.0, 1.75, 1.875,
        -2.0, -1.75, 0.25, -1.0, -2.375, 2.5, 2.25, 1.375, -2.5, 1.375, 3.0, 0.5, -1.75, -0.875, 1.0, 1.875,
        -1.0, -1.5, -3.0, 2.5, -1.625, -0.75, -1.375, 1.75, 2.875, 0.125, -2.125, 2.0, 0.625, 0.0, 2.625,
        -0.125, -2.5, 2.125, 2.375, 1.5, -0.25, -2.0, 2.75, -1.125, -0.375, -2.25, 2.25, -2.875, -1.25,
        -2.625, -2.75, 1.625, 0.875, 1.25, -0.625, 0.75, 0.25, -1.875, 0.375, 1.125, -2.375, -0.5, 2.875,
        1.875, -2.125, 1.5, -0.5, -0.75, -2.875, 2.0, -2.0, 0.375, -1.625, 2.125, -0.375, -2.25, -1.125, -3.0,
        -1.75, -2.375, -1.25, 1.25, 2.625, 2.75, 0.125, 1.125, -1.0, 1.375, 0.875, 0.0, 1.75, 0.5, 0.75,
        1.625, 3.0, 2.5, 0.625, -0.625, 0.25, -2.75, -1.875, -2.5, -2.625, 1.0, -0.875, -0.125, -0.25
    ],
    c38_i1: [1.375, 1.0, -1.875, -2.125, 2.875, 2.25],
    c38_i2: [1.875, -0.5],
    c38_o9: [
        1.0, 1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 1.0, -1.0, 1.0, -1.0, -0.1094, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0,
        1.0, -0.04688, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 0.5938, 1.0, -1.0, 1.0
    ],
}, model=c38_model, name='implicit_padding_FLOAT16_value_fused_activation_2_38', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_implicit_padding_FLOAT16_tail_39
c39_i0 = Input('c39_i0', ('TENSOR_FLOAT16', [2, 2, 3, 17]))
c39_i1 = Input('c39_i1', ('TENSOR_FLOAT16', [34, 1, 2, 1]))
c39_i2 = Input('c39_i2', ('TENSOR_FLOAT16', [34]))
c39_p3 = Int32Scalar('c39_p3', 2)
c39_p4 = Int32Scalar('c39_p4', 1)
c39_p5 = Int32Scalar('c39_p5', 1)
c39_p6 = Int32Scalar('c39_p6', 17)
c39_p7 = Int32Scalar('c39_p7', 0)
c39_p8 = BoolScalar('c39_p8', False)
c39_o9 = Output('c39_o9', ('TENSOR_FLOAT16', [2, 2, 2, 34]))
c39_model = Model()
c39_model.AddOperand(c39_i0)
c39_model.AddOperand(c39_i1)
c39_model.AddOperand(c39_i2)
c39_model.AddOperand(c39_p3)
c39_model.AddOperand(c39_p4)
c39_model.AddOperand(c39_p5)
c39_model.AddOperand(c39_p6)
c39_model.AddOperand(c39_p7)
c39_model.AddOperand(c39_p8)
c39_model.AddOperand(c39_o9)
c39_model.Operation('GROUPED_CONV_2D', c39_i0, c39_i1, c39_i2, c39_p3, c39_p4, c39_p5, c39_p6, c39_p7, c39_p8).To(c39_o9)
c39_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c39_i0: [
        -0.25, 2.875, 2.25, -2.5, 1.625, -2.25, -2.75, 1.125, 2.5, 2.75, 0.0, 0.875, 3.0, 0.625, -1.125,
        1.875, -0.5, -0.875, -1.625, 1.0, -1.5, -1.25, -2.875, 2.125, 2.375, -0.75, -3.0, -2.625, 0.375,
        1.375, 2.0, -0.625, 1.5, 1.25, 0.5, -0.125, -2.375, 1.75, -1.875, 0.75, -0.375, 0.125, -2.125, -1.0,
        -1.75, -2.0, 0.25, -1.375, 2.625, 0.125, 2.0, -2.125, 1.5, 0.75, -0.625, -2.875, -1.75, 2.75, 3.0,
        2.375, 0.375, -1.25, 0.25, -0.875, -2.25, -1.125, 1.125, 0.625, 1.0, -1.5, -3.0, -2.75, -1.625, 1.375,
        2.25, -2.5, 0.0, -1.0, -1.875, 1.875, 1.25, -2.0, 2.5, 0.5, -1.375, 2.875, 1.625, -0.5, 2.625, -0.75,
        0.875, -2.625, -2.375, 1.75, -0.25, -0.125, 2.125, -0.375, 1.5, -2.5, 0.625, 2.75, -2.25, 0.5, -1.625,
        1.625, -2.0, -0.875, 2.25, 0.875, -2.625, 1.125, -1.0, 0.75, 0.375, -1.25, 0.0, 1.25, 2.5, 2.875,
        -0.25, -1.375, -2.125, 1.875, -0.75, -0.5, 3.0, 0.125, 1.75, 0.25, 2.625, 1.0, -1.125, -1.875, -2.875,
        -0.625, -2.75, 1.375, 2.125, -0.125, -1.5, -2.375, -1.75, 2.375, -0.375, 2.0, -3.0, -2.375, 2.125,
        -1.0, 0.375, 0.25, -3.0, -1.75, 0.625, 1.125, -1.625, 2.25, -0.5, -0.125, -1.25, 1.25, -2.625, 2.0,
        -0.25, 3.0, -0.875, 0.75, -2.25, -1.375, -1.875, -0.625, -0.75, 2.5, -1.5, 2.875, 0.125, -2.75,
        -2.125, 1.875, 2.375, -2.5, -0.375, 1.0, 0.875, -1.125, -2.0, 2.75, 1.75, 1.375, 1.5, 2.625, -2.875,
        0.0, 0.5, 1.625, -1.25, 0.375, 2.875, 2.375, 1.25, -1.0, -2.875, 2.625
    ],
    c39_i1: [
        -2.125, 2.125, -1.125, 0.125, 0.5, 2.0, 2.75, -0.125, 2.25, -1.375, -1.0, 3.0, 1.125, 0.25, -1.5,
        -0.375, 0.375, 0.75, 2.5, 0.625, 1.0, 2.875, 1.875, -1.625, -2.625, -3.0, -2.875, 1.5, -2.0, -0.25,
        1.75, 1.375, -0.5, 0.875, 0.0, -2.25, -1.875, -0.75, -2.75, -1.75, 1.25, -2.375, -0.625, 1.625, 2.625,
        -1.25, -2.5, -0.875, 2.375, -2.25, -0.625, -2.5, 1.875, -0.875, -2.75, -2.375, -1.625, 2.0, 1.125,
        2.375, 2.5, 3.0, -0.375, 1.0, -0.5, 0.375, -2.625, 0.875
    ],
    c39_i2: [
        -1.5, 2.75, 1.5, -0.25, -1.25, -3.0, 2.5, -1.375, 1.875, 0.625, -2.5, -2.0, 2.125, -0.5, 0.125, 2.25,
        0.0, -1.125, -1.625, -2.125, 2.625, 1.0, 0.25, -1.875, 0.75, 1.125, 1.25, -0.875, 0.375, -0.75, -1.75,
        1.625, -2.25, 0.5
    ],
    c39_o9: [
        -2.828, 2.922, -0.3125, 7.86, 2.438, -2.25, -0.6875, 2.938, 1.547, 3.906, -13.016, -1.547, 2.969,
        10.59, -2.719, 7.484, -1.906, 0.5625, -4.53, -4.438, 8.86, -3.266, 2.078, -4.39, 4.78, -4.188, 0.672,
        -7.344, 0.953, -3.5, 7.438, 2.422, -1.531, 2.906, 1.422, 3.797, 0.4375, -4.703, 4.266, -11.125, 1.25,
        0.2188, 0.0, -3.672, -3.219, -8.61, -2.328, -7.17, -4.656, 6.58, -1.484, 3.656, 4.75, 7.875, 3.5,
        -0.2031, 3.734, -1.0625, 3.453, -0.3594, 6.203, -3.11, 6.64, 4.78, 2.375, 1.1875, -2.125, -1.031,
        5.14, 5.266, -0.75, 4.062, 4.562, -12.75, 1.109, 0.5938, -0.4219, -7.58, -0.2969, -7.516, -11.84,
        -5.03, -5.25, 4.062, -1.1875, -1.125, -1.578, -1.406, 5.516, -1.266, -1.4375, -4.14, -4.14, -1.453,
        -1.219, 10.06, 7.203, 3.922, 2.562, 1.703, -3.078, -2.344, 2.484, 1.984, 4.0, -4.58, -7.312, -1.5,
        0.0625, 1.766, 0.703, -3.906, 1.391, -0.8438, 4.094, -10.91, 5.72, -5.39, 1.531, -5.062, 0.4375,
        1.0625, 0.578, 1.969, 2.516, -8.42, 4.562, 1.281, -3.812, 1.0625, -8.69, -3.875, 1.375, 2.062,
        -0.5312, 6.516, 9.39, 5.64, 1.25, 1.156, -3.016, -5.5, 3.797, -3.016, 2.531, -3.203, -5.53, -2.422,
        -2.281, -7.72, -2.375, 7.906, 1.422, -1.406, -5.047, -8.28, 0.7812, 2.031, -1.0625, -6.047, -0.6094,
        -1.609, -0.1094, 5.234, -3.375, -5.203, -7.25, -1.719, -3.734, -6.61, -13.45, -0.828, 4.125, -1.109,
        -7.266, 4.75, 0.0781, 1.859, 1.453, 4.375, -10.08, 0.4531, 8.69, -1.6875, -6.47, 10.766, -0.3906,
        -0.2812, -6.406, -10.44, 10.06, -4.03, 10.11, -6.36, -1.656, -4.812, 0.01563, 4.594, 4.17, -1.969,
        -8.19, 2.953, -3.062, -0.4844, -1.766, 4.484, 0.5625, 1.547, 2.312, -6.375, 1.297, 0.125, 1.594,
        5.312, 5.266, -7.61, 2.078, 0.04688, 3.312, -3.719, -2.484, 3.656, 1.891, 1.8125, -0.5156, 3.61,
        2.719, 0.9375, 8.72, 0.1875, -1.266, -0.8438, 0.9062, 2.172, -10.75, 1.344, -2.312, 2.36, 8.33, 5.203,
        4.688, -2.188, -4.83, 1.875, 5.688, -5.688, 3.281, -1.484, -7.89, 8.06, 1.797, -0.8594, 5.5, -1.875,
        2.484, -4.78, -4.203, -5.094, 4.703, 0.125, -9.91, 1.859, -5.484, -4.58, 2.031, -6.594, -3.047, -2.14,
        -13.19, -0.828, -0.2656, 8.05
    ],
}, model=c39_model, name='implicit_padding_FLOAT16_tail_39', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_implicit_padding_QUANT8_ASYMM_INT32_mixed_40
c40_i0 = Input('c40_i0', ('TENSOR_QUANT8_ASYMM', [1, 5, 4, 6], 0.5, 255))
c40_p1 = Parameter('c40_p1', ('TENSOR_QUANT8_ASYMM', [6, 2, 2, 2], 0.375, 255), [
        64, 205, 146, 227, 172, 222, 4, 230, 160, 177, 229, 134, 72, 165, 113, 37, 50, 234, 184, 153, 81, 152,
        181, 194, 187, 226, 193, 46, 251, 63, 19, 55, 68, 58, 89, 179, 136, 233, 137, 102, 221, 21, 216, 11,
        8, 84, 27, 111
    ])
c40_p2 = Parameter('c40_p2', ('TENSOR_INT32', [6], 0.1875, 0), [17, 174, 375, 400, -35, -186])
c40_p3 = Int32Scalar('c40_p3', 2)
c40_p4 = Int32Scalar('c40_p4', 2)
c40_p5 = Int32Scalar('c40_p5', 2)
c40_p6 = Int32Scalar('c40_p6', 3)
c40_p7 = Int32Scalar('c40_p7', 0)
c40_p8 = BoolScalar('c40_p8', False)
c40_o9 = Output('c40_o9', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 6], 224.0, 128))
c40_model = Model()
c40_model.AddOperand(c40_i0)
c40_model.AddOperand(c40_p1)
c40_model.AddOperand(c40_p2)
c40_model.AddOperand(c40_p3)
c40_model.AddOperand(c40_p4)
c40_model.AddOperand(c40_p5)
c40_model.AddOperand(c40_p6)
c40_model.AddOperand(c40_p7)
c40_model.AddOperand(c40_p8)
c40_model.AddOperand(c40_o9)
c40_model.Operation('GROUPED_CONV_2D', c40_i0, c40_p1, c40_p2, c40_p3, c40_p4, c40_p5, c40_p6, c40_p7, c40_p8).To(c40_o9)
c40_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c40_i0: [
        176, 199, 137, 168, 252, 98, 151, 45, 85, 233, 57, 184, 221, 240, 236, 230, 60, 125, 226, 234, 147,
        247, 197, 62, 205, 180, 23, 239, 69, 243, 12, 182, 136, 82, 68, 172, 212, 86, 178, 37, 225, 224, 161,
        6, 13, 227, 254, 203, 4, 5, 22, 213, 53, 218, 89, 39, 248, 71, 146, 154, 40, 255, 192, 196, 170, 121,
        80, 223, 50, 56, 144, 133, 110, 92, 187, 232, 24, 73, 0, 131, 160, 44, 109, 66, 2, 107, 250, 118, 191,
        52, 220, 36, 77, 27, 238, 96, 29, 105, 181, 72, 87, 8, 11, 190, 142, 216, 3, 79, 209, 18, 157, 54,
        204, 173, 166, 138, 171, 193, 88, 113
    ],
    c40_o9: [
        216, 217, 213, 206, 234, 255, 170, 211, 186, 225, 211, 217, 255, 255, 214, 233, 252, 255, 213, 246,
        205, 255, 219, 250
    ],
}, model=c40_model, name='implicit_padding_QUANT8_ASYMM_INT32_mixed_40', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_implicit_padding_QUANT8_ASYMM_INT32_mixed_41
c41_p0 = Parameter('c41_p0', ('TENSOR_QUANT8_ASYMM', [1, 6, 4, 4], 0.125, 0), [
        231, 79, 236, 153, 247, 34, 5, 204, 149, 138, 54, 65, 25, 47, 3, 67, 63, 68, 201, 48, 50, 97, 252, 45,
        107, 189, 35, 136, 166, 224, 58, 237, 211, 52, 118, 66, 223, 221, 254, 101, 125, 156, 85, 137, 43, 75,
        151, 174, 159, 117, 111, 112, 123, 139, 228, 250, 2, 208, 4, 56, 81, 157, 10, 193, 102, 124, 15, 188,
        116, 64, 183, 132, 242, 96, 162, 104, 29, 22, 217, 207, 134, 60, 88, 192, 227, 181, 245, 62, 105, 82,
        109, 91, 100, 70, 49, 205
    ])
c41_i1 = Input('c41_i1', ('TENSOR_QUANT8_ASYMM', [6, 3, 3, 2], 0.4375, 0))
c41_i2 = Input('c41_i2', ('TENSOR_INT32', [6], 0.0546875, 0))
c41_p3 = Int32Scalar('c41_p3', 1)
c41_p4 = Int32Scalar('c41_p4', 2)
c41_p5 = Int32Scalar('c41_p5', 2)
c41_p6 = Int32Scalar('c41_p6', 3)
c41_p7 = Int32Scalar('c41_p7', 1)
c41_p8 = BoolScalar('c41_p8', True)
c41_o9 = Output('c41_o9', ('TENSOR_QUANT8_ASYMM', [1, 6, 2, 2], 64.0, 77))
c41_model = Model()
c41_model.AddOperand(c41_p0)
c41_model.AddOperand(c41_i1)
c41_model.AddOperand(c41_i2)
c41_model.AddOperand(c41_p3)
c41_model.AddOperand(c41_p4)
c41_model.AddOperand(c41_p5)
c41_model.AddOperand(c41_p6)
c41_model.AddOperand(c41_p7)
c41_model.AddOperand(c41_p8)
c41_model.AddOperand(c41_o9)
c41_model.Operation('GROUPED_CONV_2D', c41_p0, c41_i1, c41_i2, c41_p3, c41_p4, c41_p5, c41_p6, c41_p7, c41_p8).To(c41_o9)
c41_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c41_i1: [
        253, 131, 181, 94, 79, 49, 82, 13, 137, 149, 19, 127, 67, 216, 16, 205, 73, 123, 50, 204, 38, 59, 8,
        98, 158, 85, 223, 32, 22, 229, 230, 183, 160, 130, 192, 11, 224, 241, 52, 145, 64, 150, 122, 162, 109,
        114, 246, 177, 87, 15, 62, 167, 219, 95, 221, 182, 97, 103, 178, 188, 57, 33, 227, 108, 214, 54, 176,
        148, 24, 69, 90, 116, 169, 228, 100, 4, 72, 213, 29, 104, 250, 14, 55, 42, 26, 146, 236, 242, 106,
        120, 133, 156, 93, 231, 139, 124, 63, 128, 92, 132, 27, 102, 161, 45, 36, 10, 91, 84
    ],
    c41_i2: [-155, 131, 126, 460, -174, 96],
    c41_o9: [
        255, 245, 207, 152, 255, 229, 161, 118, 255, 253, 211, 159, 255, 213, 208, 170, 255, 225, 198, 187,
        255, 228, 205, 193
    ],
}, model=c41_model, name='implicit_padding_QUANT8_ASYMM_INT32_mixed_41', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_implicit_padding_QUANT8_ASYMM_INT32_value_fused_activation_2_42
c42_i0 = Input('c42_i0', ('TENSOR_QUANT8_ASYMM', [4, 2, 4, 6], 0.3125, 129))
c42_i1 = Input('c42_i1', ('TENSOR_QUANT8_ASYMM', [3, 2, 3, 2], 0.3125, 8))
c42_i2 = Input('c42_i2', ('TENSOR_INT32', [3], 0.09765625, 0))
c42_p3 = Int32Scalar('c42_p3', 2)
c42_p4 = Int32Scalar('c42_p4', 2)
c42_p5 = Int32Scalar('c42_p5', 2)
c42_p6 = Int32Scalar('c42_p6', 3)
c42_p7 = Int32Scalar('c42_p7', 2)
c42_p8 = BoolScalar('c42_p8', False)
c42_o9 = Output('c42_o9', ('TENSOR_QUANT8_ASYMM', [4, 1, 1, 3], 0.15625, 128))
c42_model = Model()
c42_model.AddOperand(c42_i0)
c42_model.AddOperand(c42_i1)
c42_model.AddOperand(c42_i2)
c42_model.AddOperand(c42_p3)
c42_model.AddOperand(c42_p4)
c42_model.AddOperand(c42_p5)
c42_model.AddOperand(c42_p6)
c42_model.AddOperand(c42_p7)
c42_model.AddOperand(c42_p8)
c42_model.AddOperand(c42_o9)
c42_model.Operation('GROUPED_CONV_2D', c42_i0, c42_i1, c42_i2, c42_p3, c42_p4, c42_p5, c42_p6, c42_p7, c42_p8).To(c42_o9)
c42_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c42_i0: [
        139, 221, 46, 112, 74, 64, 14, 11, 225, 191, 52, 247, 80, 243, 166, 45, 171, 250, 0, 55, 183, 222, 44,
        189, 211, 235, 246, 162, 251, 148, 205, 206, 42, 35, 131, 147, 233, 144, 249, 49, 62, 199, 168, 96,
        72, 164, 177, 34, 145, 135, 186, 92, 239, 104, 31, 174, 167, 78, 38, 81, 134, 1, 216, 176, 73, 242,
        10, 159, 107, 48, 254, 124, 149, 65, 231, 90, 140, 25, 208, 102, 85, 117, 125, 101, 113, 190, 217,
        230, 234, 13, 88, 184, 6, 77, 100, 94, 71, 187, 23, 127, 126, 67, 214, 245, 36, 157, 108, 95, 8, 229,
        150, 29, 244, 15, 130, 84, 165, 194, 160, 27, 20, 136, 129, 37, 4, 219, 240, 120, 17, 103, 16, 198,
        50, 227, 105, 97, 79, 185, 5, 182, 53, 237, 87, 114, 155, 110, 26, 22, 43, 33, 220, 200, 238, 93, 60,
        141, 209, 248, 47, 66, 119, 9, 255, 192, 215, 19, 193, 142, 12, 115, 98, 156, 154, 143, 32, 169, 63,
        86, 179, 123, 173, 2, 82, 57, 196, 226, 133, 212, 106, 170, 137, 28
    ],
    c42_i1: [
        190, 203, 0, 154, 130, 83, 110, 206, 17, 60, 198, 109, 184, 201, 221, 58, 15, 38, 143, 228, 165, 132,
        227, 188, 244, 55, 245, 29, 98, 136, 199, 92, 183, 30, 226, 32
    ],
    c42_i2: [22, -412, 191],
    c42_o9: [134, 134, 134, 122, 134, 134, 122, 122, 122, 134, 122, 122],
}, model=c42_model, name='implicit_padding_QUANT8_ASYMM_INT32_value_fused_activation_2_42', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_implicit_padding_QUANT8_ASYMM_INT32_value_fused_activation_3_43
c43_i0 = Input('c43_i0', ('TENSOR_QUANT8_ASYMM', [3, 2, 2, 2], 0.1875, 24))
c43_i1 = Input('c43_i1', ('TENSOR_QUANT8_ASYMM', [4, 2, 2, 1], 0.1875, 69))
c43_i2 = Input('c43_i2', ('TENSOR_INT32', [4], 0.03515625, 0))
c43_p3 = Int32Scalar('c43_p3', 1)
c43_p4 = Int32Scalar('c43_p4', 1)
c43_p5 = Int32Scalar('c43_p5', 2)
c43_p6 = Int32Scalar('c43_p6', 2)
c43_p7 = Int32Scalar('c43_p7', 3)
c43_p8 = BoolScalar('c43_p8', True)
c43_o9 = Output('c43_o9', ('TENSOR_QUANT8_ASYMM', [3, 4, 1, 2], 0.125, 128))
c43_model = Model()
c43_model.AddOperand(c43_i0)
c43_model.AddOperand(c43_i1)
c43_model.AddOperand(c43_i2)
c43_model.AddOperand(c43_p3)
c43_model.AddOperand(c43_p4)
c43_model.AddOperand(c43_p5)
c43_model.AddOperand(c43_p6)
c43_model.AddOperand(c43_p7)
c43_model.AddOperand(c43_p8)
c43_model.AddOperand(c43_o9)
c43_model.Operation('GROUPED_CONV_2D', c43_i0, c43_i1, c43_i2, c43_p3, c43_p4, c43_p5, c43_p6, c43_p7, c43_p8).To(c43_o9)
c43_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c43_i0: [
        91, 32, 188, 247, 100, 246, 245, 149, 18, 81, 193, 200, 73, 109, 231, 16, 90, 14, 131, 159, 0, 97,
        101, 69
    ],
    c43_i1: [194, 71, 11, 98, 6, 238, 210, 5, 69, 118, 198, 159, 142, 196, 211, 161],
    c43_i2: [-79, -487, 304, 42],
    c43_o9: [
        176, 128, 176, 176, 176, 176, 176, 176, 128, 128, 176, 176, 176, 128, 176, 176, 176, 128, 160, 176,
        176, 176, 176, 176
    ],
}, model=c43_model, name='implicit_padding_QUANT8_ASYMM_INT32_value_fused_activation_3_43', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_implicit_padding_QUANT8_ASYMM_INT32_tail_44
c44_i0 = Input('c44_i0', ('TENSOR_QUANT8_ASYMM', [2, 17, 3, 5], 0.0625, 180))
c44_i1 = Input('c44_i1', ('TENSOR_QUANT8_ASYMM', [34, 1, 3, 1], 0.5, 206))
c44_i2 = Input('c44_i2', ('TENSOR_INT32', [34], 0.03125, 0))
c44_p3 = Int32Scalar('c44_p3', 1)
c44_p4 = Int32Scalar('c44_p4', 2)
c44_p5 = Int32Scalar('c44_p5', 2)
c44_p6 = Int32Scalar('c44_p6', 17)
c44_p7 = Int32Scalar('c44_p7', 3)
c44_p8 = BoolScalar('c44_p8', True)
c44_o9 = Output('c44_o9', ('TENSOR_QUANT8_ASYMM', [2, 34, 2, 3], 0.4375, 128))
c44_model = Model()
c44_model.AddOperand(c44_i0)
c44_model.AddOperand(c44_i1)
c44_model.AddOperand(c44_i2)
c44_model.AddOperand(c44_p3)
c44_model.AddOperand(c44_p4)
c44_model.AddOperand(c44_p5)
c44_model.AddOperand(c44_p6)
c44_model.AddOperand(c44_p7)
c44_model.AddOperand(c44_p8)
c44_model.AddOperand(c44_o9)
c44_model.Operation('GROUPED_CONV_2D', c44_i0, c44_i1, c44_i2, c44_p3, c44_p4, c44_p5, c44_p6, c44_p7, c44_p8).To(c44_o9)
c44_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c44_i0: [
        84, 220, 105, 248, 31, 63, 122, 38, 72, 78, 0, 210, 79, 113, 162, 145, 156, 244, 44, 182, 70, 131,
        230, 166, 205, 21, 148, 235, 190, 126, 203, 233, 177, 144, 224, 142, 59, 52, 5, 181, 12, 35, 86, 200,
        143, 82, 10, 49, 14, 250, 158, 194, 125, 55, 219, 212, 211, 46, 228, 252, 213, 87, 117, 7, 167, 32,
        108, 98, 163, 202, 176, 56, 130, 107, 253, 161, 96, 159, 83, 27, 164, 208, 255, 30, 81, 141, 198, 149,
        88, 231, 215, 134, 154, 214, 187, 137, 74, 109, 206, 146, 129, 61, 41, 232, 60, 139, 185, 175, 112,
        209, 106, 221, 71, 179, 29, 247, 69, 184, 152, 155, 183, 43, 3, 8, 197, 218, 240, 54, 76, 89, 251, 47,
        237, 37, 64, 67, 180, 173, 128, 147, 104, 186, 51, 90, 110, 234, 222, 118, 2, 80, 168, 165, 196, 246,
        53, 18, 135, 201, 77, 19, 204, 178, 103, 102, 94, 93, 100, 207, 22, 11, 1, 140, 91, 226, 243, 195,
        172, 39, 50, 123, 174, 9, 99, 4, 153, 124, 58, 188, 16, 242, 17, 241, 28, 23, 33, 65, 229, 20, 127,
        239, 151, 199, 136, 116, 120, 26, 150, 191, 189, 223, 42, 62, 169, 119, 115, 48, 236, 92, 68, 216, 45,
        254, 138, 132, 192, 75, 160, 34, 217, 24, 245, 171, 227, 101, 170, 15, 57, 95, 6, 238, 85, 97, 249,
        36, 111, 66, 133, 13, 40, 25, 121, 193, 114, 157, 73, 225, 250, 194, 126, 144, 128, 71, 41, 38, 67,
        232, 240, 44, 15, 243, 190, 47, 156, 143, 132, 167, 115, 70, 253, 169, 105, 133, 74, 254, 84, 165, 33,
        50, 192, 222, 3, 221, 208, 199, 193, 98, 110, 104, 135, 32, 80, 28, 12, 183, 145, 229, 43, 119, 149,
        251, 123, 10, 94, 136, 100, 242, 163, 152, 130, 198, 146, 55, 137, 153, 182, 127, 207, 120, 68, 27,
        117, 6, 90, 39, 112, 64, 35, 25, 188, 83, 52, 114, 134, 34, 218, 107, 40, 82, 230, 73, 225, 236, 175,
        142, 65, 151, 176, 213, 60, 18, 246, 101, 113, 217, 214, 53, 140, 46, 57, 161, 201, 248, 210, 13, 244,
        37, 131, 191, 72, 87, 200, 187, 1, 14, 184, 203, 185, 212, 189, 97, 91, 159, 9, 239, 89, 21, 204, 31,
        23, 11, 178, 138, 235, 197, 122, 17, 108, 174, 29, 237, 36, 7, 154, 215, 111, 162, 139, 247, 0, 45,
        224, 166, 220, 118, 2, 76, 252, 234, 62, 56, 59, 160, 109, 155, 78, 79, 92, 206, 186, 233, 147, 164,
        85, 69, 223, 179, 88, 255, 241, 54, 129, 102, 49, 249, 63, 30, 173, 150, 19, 20, 228, 245, 96, 171,
        116, 141, 124, 231, 61, 5, 4, 196, 51, 211, 172, 181, 180, 226, 168, 22, 99, 93, 157, 24, 202, 8, 158,
        219, 58, 26, 75, 205, 216, 227, 66, 16, 209, 86, 42, 77, 125, 170, 95, 103, 81, 177, 238, 121, 106,
        195
    ],
    c44_i1: [
        230, 85, 126, 87, 200, 75, 123, 128, 120, 28, 36, 26, 74, 98, 23, 39, 66, 173, 143, 14, 149, 99, 72,
        6, 139, 54, 103, 21, 234, 64, 115, 251, 131, 76, 205, 220, 148, 17, 237, 47, 89, 193, 42, 184, 69,
        170, 79, 2, 58, 33, 213, 147, 196, 159, 178, 250, 155, 1, 175, 218, 65, 165, 111, 137, 50, 94, 185,
        179, 233, 55, 43, 29, 9, 61, 56, 135, 167, 211, 132, 110, 45, 192, 146, 188, 215, 93, 70, 30, 198,
        203, 232, 92, 95, 27, 231, 100, 186, 236, 5, 48, 177, 81
    ],
    c44_i2: [
        -289, -386, 213, -181, -326, 273, -147, 496, -225, 456, 451, 244, 426, 498, 325, -100, 152, -477,
        -330, 408, 383, -407, -350, 40, -159, 271, -226, -279, 28, 453, -2, -148, 95, 43
    ],
    c44_o9: [
        142, 142, 142, 142, 142, 142, 128, 128, 128, 128, 142, 142, 142, 142, 142, 142, 128, 142, 142, 142,
        142, 142, 128, 142, 128, 128, 128, 142, 142, 142, 128, 128, 137, 142, 142, 142, 142, 142, 128, 128,
        142, 128, 142, 142, 142, 128, 142, 128, 142, 142, 142, 142, 142, 128, 142, 142, 142, 142, 142, 142,
        142, 142, 142, 128, 142, 142, 128, 142, 142, 142, 128, 142, 128, 142, 128, 142, 142, 142, 128, 142,
        128, 142, 142, 142, 142, 142, 142, 142, 142, 142, 142, 142, 128, 142, 142, 142, 128, 142, 142, 128,
        142, 142, 142, 142, 142, 142, 142, 142, 128, 142, 128, 128, 142, 142, 142, 128, 142, 128, 128, 142,
        142, 128, 128, 128, 142, 142, 142, 128, 142, 128, 142, 142, 128, 128, 142, 128, 136, 142, 142, 142,
        142, 128, 142, 142, 142, 142, 142, 142, 142, 142, 128, 142, 142, 142, 142, 142, 142, 142, 128, 142,
        128, 128, 142, 142, 128, 142, 128, 128, 142, 142, 142, 142, 142, 128, 142, 142, 142, 142, 128, 142,
        142, 142, 142, 142, 142, 128, 128, 128, 128, 142, 142, 142, 142, 142, 142, 128, 142, 128, 142, 142,
        142, 137, 142, 142, 128, 142, 142, 128, 142, 128, 128, 128, 142, 128, 142, 142, 142, 142, 142, 142,
        142, 142, 142, 142, 142, 142, 142, 142, 142, 142, 128, 142, 142, 142, 142, 142, 128, 142, 142, 142,
        142, 142, 142, 142, 142, 142, 142, 142, 142, 142, 142, 142, 128, 142, 142, 142, 142, 142, 142, 142,
        142, 128, 142, 142, 142, 142, 142, 128, 142, 142, 128, 142, 142, 128, 142, 142, 142, 142, 142, 142,
        128, 142, 142, 142, 142, 142, 128, 142, 142, 142, 128, 128, 142, 142, 142, 142, 128, 128, 142, 128,
        142, 142, 142, 128, 128, 142, 142, 142, 142, 128, 128, 128, 128, 128, 128, 142, 142, 128, 142, 142,
        128, 128, 142, 128, 142, 142, 142, 142, 142, 142, 142, 142, 142, 142, 142, 142, 128, 128, 142, 142,
        142, 142, 128, 142, 142, 142, 142, 142, 142, 142, 128, 142, 128, 142, 142, 142, 128, 128, 142, 142,
        142, 142, 142, 128, 142, 142, 142, 142, 142, 128, 142, 142, 142, 142, 142, 128, 128, 142, 142, 142,
        142, 142, 137, 142, 142, 142, 128, 142, 128, 142, 142, 142, 142, 128, 128, 128, 128, 142, 128, 128,
        142, 142, 142, 142, 142, 128, 142, 142
    ],
}, model=c44_model, name='implicit_padding_QUANT8_ASYMM_INT32_tail_44', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_45
c45_p0 = Parameter('c45_p0', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 6], 0.1875, 0), [
        68, 248, 206, 175, 144, 200, 243, 230, 246, 35, 69, 104, 235, 169, 198, 197, 92, 170, 33, 239, 240,
        40, 184, 4, 95, 100, 39, 141, 138, 241, 251, 128, 116, 215, 172, 120
    ])
c45_i1 = Input('c45_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [6, 1, 2, 2]), extraParams=SymmPerChannelQuantParams(0, [0.375, 0.0625, 0.25, 0.5, 0.125, 0.375]))
c45_i2 = Input('c45_i2', ('TENSOR_INT32', [6]))
c45_p3 = Int32Scalar('c45_p3', 1)
c45_p4 = Int32Scalar('c45_p4', 1)
c45_p5 = Int32Scalar('c45_p5', 1)
c45_p6 = Int32Scalar('c45_p6', 3)
c45_p7 = Int32Scalar('c45_p7', 1)
c45_p8 = BoolScalar('c45_p8', False)
c45_o9 = Output('c45_o9', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 6], 0.3125, 12))
c45_model = Model()
c45_model.AddOperand(c45_p0)
c45_model.AddOperand(c45_i1)
c45_model.AddOperand(c45_i2)
c45_model.AddOperand(c45_p3)
c45_model.AddOperand(c45_p4)
c45_model.AddOperand(c45_p5)
c45_model.AddOperand(c45_p6)
c45_model.AddOperand(c45_p7)
c45_model.AddOperand(c45_p8)
c45_model.AddOperand(c45_o9)
c45_model.Operation('GROUPED_CONV_2D', c45_p0, c45_i1, c45_i2, c45_p3, c45_p4, c45_p5, c45_p6, c45_p7, c45_p8).To(c45_o9)
c45_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c45_i1: [
        -100, -56, -59, -30, -103, -127, 15, -50, 40, 99, -79, -91, -121, -21, -43, -25, 109, -115, -85, -11,
        2, -36, -104, 112
    ],
    c45_i2: [116, -144, 302, -222, 337, -354],
    c45_o9: [
        12, 12, 255, 12, 12, 12, 12, 12, 12, 12, 12, 255, 12, 12, 255, 12, 12, 12, 12, 12, 12, 12, 255, 255,
        12, 12, 12, 12, 12, 12, 12, 12, 255, 12, 255, 12
    ],
}, model=c45_model, name='implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_45', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_46
c46_i0 = Input('c46_i0', ('TENSOR_QUANT8_ASYMM', [4, 4, 4, 2], 0.25, 255))
c46_p1 = Parameter('c46_p1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 3, 1, 2]), [
        2, 21, 105, 117, -95, -109, 56, -47, 79, -18, 119, -53, -38, -125, 62, -45, 55, -39, 52, 64, 17, 77,
        42, -51
    ], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.375, 0.1875, 0.5]))
c46_p2 = Parameter('c46_p2', ('TENSOR_INT32', [4]), [-220, 368, -337, -155])
c46_p3 = Int32Scalar('c46_p3', 2)
c46_p4 = Int32Scalar('c46_p4', 2)
c46_p5 = Int32Scalar('c46_p5', 1)
c46_p6 = Int32Scalar('c46_p6', 2)
c46_p7 = Int32Scalar('c46_p7', 3)
c46_p8 = BoolScalar('c46_p8', True)
c46_o9 = Output('c46_o9', ('TENSOR_QUANT8_ASYMM', [4, 4, 2, 1], 0.0625, 93))
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
c46_model.AddOperand(c46_o9)
c46_model.Operation('GROUPED_CONV_2D', c46_i0, c46_p1, c46_p2, c46_p3, c46_p4, c46_p5, c46_p6, c46_p7, c46_p8).To(c46_o9)
c46_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c46_i0: [
        19, 176, 25, 21, 165, 149, 167, 56, 180, 66, 16, 243, 49, 170, 18, 74, 242, 190, 161, 153, 240, 78,
        168, 154, 198, 195, 231, 47, 158, 83, 219, 217, 99, 46, 244, 6, 233, 40, 105, 226, 130, 116, 169, 62,
        227, 232, 184, 118, 146, 108, 255, 15, 204, 59, 214, 82, 157, 138, 17, 177, 249, 38, 110, 86, 43, 77,
        174, 95, 119, 4, 152, 70, 203, 211, 252, 251, 123, 250, 188, 71, 222, 69, 122, 193, 186, 112, 201,
        127, 191, 50, 229, 94, 200, 35, 11, 196, 89, 103, 76, 30, 131, 85, 10, 31, 84, 147, 33, 225, 144, 27,
        239, 68, 192, 120, 179, 28, 150, 20, 163, 162, 135, 209, 121, 136, 166, 8, 61, 230
    ],
    c46_o9: [
        93, 93, 93, 93, 189, 189, 93, 93, 93, 189, 93, 93, 189, 189, 93, 93, 189, 93, 93, 93, 189, 189, 93,
        93, 93, 93, 93, 93, 189, 189, 93, 93
    ],
}, model=c46_model, name='implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_46', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_0_47
c47_i0 = Input('c47_i0', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 3], 0.125, 55))
c47_i1 = Input('c47_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 2, 1, 1]), extraParams=SymmPerChannelQuantParams(0, [0.0625, 0.0625, 0.3125]))
c47_i2 = Input('c47_i2', ('TENSOR_INT32', [3]))
c47_p3 = Int32Scalar('c47_p3', 2)
c47_p4 = Int32Scalar('c47_p4', 1)
c47_p5 = Int32Scalar('c47_p5', 1)
c47_p6 = Int32Scalar('c47_p6', 3)
c47_p7 = Int32Scalar('c47_p7', 0)
c47_p8 = BoolScalar('c47_p8', False)
c47_o9 = Output('c47_o9', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 3], 1.0, 198))
c47_model = Model()
c47_model.AddOperand(c47_i0)
c47_model.AddOperand(c47_i1)
c47_model.AddOperand(c47_i2)
c47_model.AddOperand(c47_p3)
c47_model.AddOperand(c47_p4)
c47_model.AddOperand(c47_p5)
c47_model.AddOperand(c47_p6)
c47_model.AddOperand(c47_p7)
c47_model.AddOperand(c47_p8)
c47_model.AddOperand(c47_o9)
c47_model.Operation('GROUPED_CONV_2D', c47_i0, c47_i1, c47_i2, c47_p3, c47_p4, c47_p5, c47_p6, c47_p7, c47_p8).To(c47_o9)
c47_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c47_i0: [
        113, 60, 157, 188, 228, 5, 230, 166, 79, 148, 136, 78, 243, 67, 254, 72, 169, 204, 210, 125, 212, 199,
        54, 201, 99, 248, 162, 242, 25, 219, 21, 200, 64, 120, 82, 18
    ],
    c47_i1: [90, -6, 20, 12, -35, 10],
    c47_i2: [30, -450, 193],
    c47_o9: [
        231, 206, 75, 255, 229, 255, 255, 213, 250, 255, 218, 232, 255, 224, 33, 255, 192, 70, 231, 238, 63,
        255, 192, 0
    ],
}, model=c47_model, name='implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_0_47', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_2_48
c48_i0 = Input('c48_i0', ('TENSOR_QUANT8_ASYMM', [3, 1, 2, 3], 0.3125, 77))
c48_i1 = Input('c48_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [6, 1, 2, 1]), extraParams=SymmPerChannelQuantParams(0, [0.0625, 0.125, 0.375, 0.125, 0.125, 0.4375]))
c48_i2 = Input('c48_i2', ('TENSOR_INT32', [6]))
c48_p3 = Int32Scalar('c48_p3', 2)
c48_p4 = Int32Scalar('c48_p4', 2)
c48_p5 = Int32Scalar('c48_p5', 1)
c48_p6 = Int32Scalar('c48_p6', 3)
c48_p7 = Int32Scalar('c48_p7', 2)
c48_p8 = BoolScalar('c48_p8', False)
c48_o9 = Output('c48_o9', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 6], 0.25, 129))
c48_model = Model()
c48_model.AddOperand(c48_i0)
c48_model.AddOperand(c48_i1)
c48_model.AddOperand(c48_i2)
c48_model.AddOperand(c48_p3)
c48_model.AddOperand(c48_p4)
c48_model.AddOperand(c48_p5)
c48_model.AddOperand(c48_p6)
c48_model.AddOperand(c48_p7)
c48_model.AddOperand(c48_p8)
c48_model.AddOperand(c48_o9)
c48_model.Operation('GROUPED_CONV_2D', c48_i0, c48_i1, c48_i2, c48_p3, c48_p4, c48_p5, c48_p6, c48_p7, c48_p8).To(c48_o9)
c48_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c48_i0: [57, 122, 248, 10, 215, 251, 242, 149, 110, 41, 197, 8, 44, 176, 168, 66, 76, 65],
    c48_i1: [-69, 120, -19, 109, 17, 65, -23, 38, 33, -33, 81, -125],
    c48_i2: [287, 470, 171, 169, 182, -40],
    c48_o9: [125, 125, 133, 133, 133, 125, 125, 125, 133, 133, 133, 133, 133, 125, 133, 125, 133, 133],
}, model=c48_model, name='implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_2_48', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_tail_49
c49_i0 = Input('c49_i0', ('TENSOR_QUANT8_ASYMM', [4, 6, 6, 17], 0.4375, 93))
c49_i1 = Input('c49_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 17]), extraParams=SymmPerChannelQuantParams(0, [0.25]))
c49_i2 = Input('c49_i2', ('TENSOR_INT32', [1]))
c49_p3 = Int32Scalar('c49_p3', 2)
c49_p4 = Int32Scalar('c49_p4', 1)
c49_p5 = Int32Scalar('c49_p5', 2)
c49_p6 = Int32Scalar('c49_p6', 1)
c49_p7 = Int32Scalar('c49_p7', 0)
c49_p8 = BoolScalar('c49_p8', False)
c49_o9 = Output('c49_o9', ('TENSOR_QUANT8_ASYMM', [4, 2, 4, 1], 2048.0, 2))
c49_model = Model()
c49_model.AddOperand(c49_i0)
c49_model.AddOperand(c49_i1)
c49_model.AddOperand(c49_i2)
c49_model.AddOperand(c49_p3)
c49_model.AddOperand(c49_p4)
c49_model.AddOperand(c49_p5)
c49_model.AddOperand(c49_p6)
c49_model.AddOperand(c49_p7)
c49_model.AddOperand(c49_p8)
c49_model.AddOperand(c49_o9)
c49_model.Operation('GROUPED_CONV_2D', c49_i0, c49_i1, c49_i2, c49_p3, c49_p4, c49_p5, c49_p6, c49_p7, c49_p8).To(c49_o9)
c49_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c49_i0: [
        116, 58, 216, 80, 252, 165, 193, 237, 209, 113, 225, 218, 195, 61, 180, 16, 148, 166, 42, 103, 140,
        228, 234, 215, 20, 222, 85, 155, 206, 22, 239, 120, 1, 137, 172, 40, 17, 158, 197, 102, 211, 183, 175,
        178, 70, 34, 245, 151, 13, 150, 0, 131, 46, 81, 163, 37, 43, 214, 100, 77, 147, 200, 4, 232, 247, 59,
        243, 45, 125, 68, 92, 2, 7, 170, 226, 90, 224, 97, 52, 123, 235, 12, 21, 223, 191, 205, 229, 27, 135,
        18, 99, 62, 210, 236, 75, 41, 57, 33, 136, 8, 139, 48, 39, 108, 121, 194, 94, 82, 122, 55, 174, 28,
        227, 98, 153, 104, 202, 11, 138, 128, 60, 29, 207, 253, 115, 31, 10, 9, 156, 117, 161, 254, 36, 64,
        154, 133, 69, 186, 74, 88, 132, 25, 15, 124, 35, 181, 111, 54, 152, 112, 171, 96, 23, 204, 53, 3, 50,
        241, 188, 83, 91, 177, 250, 168, 110, 251, 184, 201, 157, 129, 87, 134, 44, 149, 217, 56, 141, 86,
        126, 169, 65, 78, 196, 242, 173, 145, 19, 230, 32, 190, 118, 89, 187, 246, 51, 213, 73, 101, 71, 84,
        109, 144, 63, 219, 107, 24, 162, 167, 189, 159, 249, 240, 164, 47, 176, 106, 208, 76, 198, 93, 143,
        66, 146, 142, 67, 79, 233, 5, 38, 119, 105, 95, 221, 220, 192, 49, 130, 238, 30, 248, 199, 231, 182,
        72, 6, 179, 127, 203, 160, 244, 26, 212, 185, 14, 255, 114, 125, 108, 244, 218, 126, 57, 212, 217,
        201, 92, 149, 193, 136, 40, 188, 247, 52, 116, 35, 249, 159, 83, 6, 129, 153, 76, 253, 32, 184, 56,
        235, 23, 144, 155, 198, 199, 62, 114, 10, 141, 53, 179, 66, 186, 37, 61, 110, 111, 25, 189, 28, 232,
        216, 157, 67, 169, 118, 160, 245, 181, 150, 42, 112, 134, 19, 206, 84, 246, 215, 124, 94, 200, 230,
        115, 21, 106, 79, 31, 17, 113, 7, 15, 71, 146, 170, 82, 162, 222, 70, 14, 207, 165, 90, 46, 123, 29,
        11, 102, 5, 164, 220, 174, 44, 229, 12, 128, 99, 121, 135, 137, 251, 147, 191, 48, 50, 151, 41, 64,
        252, 133, 187, 166, 236, 18, 4, 183, 197, 140, 231, 203, 139, 91, 30, 77, 81, 224, 175, 242, 75, 101,
        36, 22, 78, 74, 33, 210, 26, 211, 152, 2, 119, 93, 241, 55, 145, 38, 39, 167, 27, 205, 177, 24, 195,
        88, 43, 156, 105, 225, 142, 49, 72, 243, 228, 13, 250, 254, 226, 185, 163, 34, 60, 104, 8, 86, 20,
        161, 214, 223, 168, 16, 130, 85, 96, 180, 65, 87, 148, 208, 97, 103, 0, 100, 221, 172, 131, 171, 3,
        138, 95, 176, 117, 98, 51, 234, 80, 120, 63, 109, 132, 173, 240, 248, 89, 73, 227, 45, 178, 213, 58,
        127, 158, 202, 143, 219, 192, 196, 59, 194, 107, 154, 47, 182, 68, 237, 69, 204, 54, 238, 255, 233,
        190, 209, 122, 1, 239, 9, 63, 67, 68, 196, 14, 104, 148, 208, 19, 144, 12, 203, 105, 118, 119, 6, 120,
        209, 17, 1, 233, 78, 150, 98, 99, 69, 247, 86, 191, 190, 30, 149, 43, 213, 109, 240, 79, 177, 52, 3,
        136, 212, 140, 165, 198, 58, 147, 199, 151, 47, 160, 2, 219, 31, 23, 36, 173, 72, 41, 142, 253, 125,
        166, 152, 138, 175, 11, 51, 159, 163, 182, 73, 77, 180, 221, 9, 37, 92, 220, 245, 133, 216, 157, 239,
        137, 200, 84, 114, 145, 33, 189, 48, 255, 5, 110, 64, 54, 0, 65, 28, 215, 100, 122, 225, 250, 181,
        227, 201, 55, 112, 35, 223, 174, 194, 7, 85, 116, 169, 38, 123, 222, 49, 214, 210, 139, 167, 101, 60,
        46, 252, 113, 91, 162, 80, 27, 50, 71, 15, 176, 74, 82, 75, 185, 172, 183, 254, 243, 217, 42, 61, 207,
        96, 218, 187, 88, 248, 134, 206, 170, 195, 164, 4, 44, 155, 188, 158, 226, 32, 237, 141, 57, 16, 8,
        211, 251, 76, 168, 39, 184, 97, 230, 107, 244, 25, 129, 186, 205, 228, 124, 24, 143, 236, 179, 246,
        90, 117, 131, 231, 111, 21, 161, 34, 146, 224, 115, 154, 70, 249, 40, 121, 132, 127, 20, 232, 93, 26,
        130, 83, 18, 238, 29, 235, 156, 103, 95, 94, 106, 13, 197, 242, 102, 22, 87, 135, 193, 128, 229, 202,
        171, 89, 56, 53, 153, 241, 126, 108, 192, 178, 62, 59, 45, 81, 204, 10, 234, 66, 51, 46, 14, 218, 235,
        152, 44, 58, 101, 36, 238, 110, 230, 222, 151, 98, 83, 84, 253, 172, 159, 103, 184, 29, 146, 162, 227,
        107, 77, 246, 52, 117, 215, 47, 93, 74, 25, 132, 196, 41, 150, 214, 206, 17, 205, 171, 53, 54, 156,
        143, 16, 80, 248, 81, 42, 202, 158, 115, 82, 59, 232, 243, 226, 1, 249, 13, 100, 239, 3, 7, 131, 76,
        234, 96, 4, 213, 122, 185, 91, 127, 79, 212, 244, 28, 75, 148, 197, 26, 138, 66, 69, 245, 86, 12, 50,
        136, 252, 85, 153, 62, 209, 254, 31, 8, 129, 155, 200, 186, 22, 18, 21, 180, 139, 15, 121, 102, 112,
        190, 109, 141, 182, 193, 88, 169, 48, 99, 119, 118, 11, 124, 247, 255, 33, 167, 105, 70, 250, 125, 95,
        114, 97, 168, 224, 233, 142, 191, 87, 126, 94, 237, 231, 219, 188, 174, 223, 242, 211, 61, 49, 198,
        195, 147, 89, 123, 116, 104, 240, 173, 108, 154, 201, 10, 0, 194, 30, 38, 60, 130, 106, 72, 65, 203,
        207, 45, 23, 24, 176, 161, 9, 128, 133, 208, 78, 228, 236, 170, 164, 57, 56, 43, 63, 199, 163, 178,
        189, 27, 111, 157, 134, 160, 149, 135, 19, 71, 210, 68, 5, 67, 92, 181, 220, 6, 20, 55, 241, 64, 113,
        192, 140, 216, 34, 165, 251, 120, 225, 90, 221, 177, 183, 32, 204, 73, 35, 145, 166, 40, 217, 137,
        229, 187, 179, 2, 175, 144, 39, 37, 32, 46, 147, 113, 239, 208, 248, 160, 47, 167, 99, 13, 85, 168,
        142, 95, 51, 131, 25, 48, 225, 179, 83, 117, 197, 68, 17, 55, 176, 93, 74, 129, 119, 87, 200, 245,
        150, 23, 244, 39, 130, 174, 194, 20, 227, 66, 230, 170, 78, 9, 58, 89, 134, 165, 151, 132, 114, 52,
        31, 236, 231, 251, 204, 79, 186, 123, 233, 12, 163, 7, 96, 41, 64, 217, 60, 19, 195, 198, 120, 228,
        235, 15, 169, 172, 0, 21, 82, 97, 144, 190, 180, 219, 69, 53, 229, 212, 224, 29, 139, 44, 27, 181,
        218, 127, 5, 201, 215, 141, 35, 183, 57, 234, 90, 161, 103, 101, 157, 155, 49, 221, 213, 154, 109,
        220, 136, 62, 92, 133, 202, 24, 135, 222, 232, 206, 254, 243, 247, 108, 65, 37, 124, 112, 43, 149, 22,
        250, 115, 126, 107, 4, 211, 205, 36, 56, 111, 2, 45, 104, 191, 196, 75, 188, 40, 1, 146, 162, 10, 143,
        214, 209, 116, 76, 171, 148, 3, 98, 8, 193, 30, 241, 88, 28, 86, 242, 125, 63, 91, 223, 72, 189, 118,
        16, 246, 67, 140, 173, 164, 106, 166, 238, 255, 26, 199, 226, 80, 34, 100, 177, 70, 187, 153, 237, 61,
        185, 216, 184, 253, 156, 122, 152, 54, 81, 210, 138, 175, 77, 84, 110, 71, 59, 203, 42, 192, 240, 14,
        102, 38, 249, 33, 178, 128, 50, 105, 158, 145, 252, 11, 137, 73, 94, 159, 18, 121, 182, 6, 207, 231,
        70, 200, 238, 159, 9, 126, 116, 10, 224, 118, 145, 248, 132, 43, 151, 108, 64, 168, 20, 174, 114, 12,
        166, 6, 15, 173, 83, 84, 192, 155, 33, 148, 81, 138, 46, 30, 176, 73, 175, 96, 156, 82, 71, 90, 241,
        112, 55, 66, 236, 165, 206, 239, 13, 190, 198, 184, 39, 52, 154, 194, 11, 104, 28, 179, 47, 249, 21,
        214, 209, 42, 201, 196, 245, 54, 180, 133, 87, 177, 69, 220, 202, 105, 130, 230, 91, 99, 63, 5, 252,
        212, 213, 150, 0, 219, 125, 233, 172, 80, 85, 119, 158, 86, 240, 253, 195, 228, 37, 111, 65, 95, 50,
        234, 89, 22, 242, 31, 98, 250, 131, 235, 203, 124, 78, 92, 162, 146, 44, 97, 3, 34, 215, 161, 121, 24,
        106, 135, 59, 246, 100, 251, 211, 77, 136, 94, 207, 7, 74, 197, 60, 127, 232, 170, 255, 160, 137, 48,
        72, 122, 18, 152, 227, 143, 243, 205, 186, 157, 178, 189, 141, 101, 109, 75, 61, 225, 88, 23, 93, 110,
        62, 120, 144, 237, 56, 169, 153, 27, 25, 1, 149, 51, 229, 115, 32, 129, 147, 167, 102, 36, 171, 35,
        244, 68, 17, 8, 19, 193, 103, 208, 57, 113, 139, 14, 182, 140, 16, 183, 204, 191, 188, 4, 67, 163, 41,
        221, 49, 128, 134, 218, 223, 40, 38, 216, 45, 29, 117, 76, 26, 164, 58, 217, 107, 226, 222, 123, 254,
        210, 142, 187, 185, 2, 53, 181, 247, 199, 79, 217, 120, 66, 67, 244, 134, 15, 127, 251, 115, 117, 247,
        146, 37, 38, 51, 71, 230, 78, 0, 193, 126, 231, 165, 203, 188, 68, 40, 85, 130, 32, 176, 139, 169,
        192, 250, 221, 3, 91, 210, 65, 121, 80, 249, 162, 182, 181, 241, 119, 82, 171, 166, 54, 158, 42, 206,
        98, 246, 11, 100, 200, 50, 123, 2, 41, 138, 4, 204, 125, 140, 142, 223, 185, 116, 43, 212, 18, 163,
        62, 26, 218, 48, 27, 22, 95, 252, 12, 106, 79, 16, 1, 167, 194, 55, 124, 56, 34, 243, 118, 207, 228,
        70, 93, 143, 254, 47, 184, 94, 219, 190, 160, 199, 23, 232, 137, 148, 63, 238, 222, 213, 10, 187, 245,
        28, 89, 150, 211, 174, 14, 240, 69, 92, 97, 76, 155, 132, 25, 178, 202, 44, 29, 234, 21, 196, 99, 149,
        224, 102, 144, 57, 227, 255, 237, 13, 179, 145, 72, 189, 214, 209, 90, 201, 131, 110, 52, 216, 30,
        197, 226, 81, 205, 186, 248, 7, 195, 74, 122, 45, 77, 75, 157, 96, 175, 39, 136, 20, 225, 17, 35, 229,
        104, 183, 129, 53, 5, 105, 59, 177, 141, 24, 233, 58, 198, 64, 235, 215, 164, 168, 6, 220, 107, 33,
        101, 154, 242, 180, 36, 9, 239, 133, 236, 151, 161, 108, 135, 103, 152, 114, 156, 159, 173, 88, 253,
        112, 191, 147, 113, 31, 84, 128, 111, 86, 153, 73, 8, 172, 46, 83, 87, 49, 19, 109, 60, 208, 170, 61,
        24, 88, 147, 250, 136, 68, 65, 53, 16, 66, 248, 185, 225, 255, 12, 108, 234, 223, 191, 140, 29, 131,
        137, 4, 33, 174, 91, 210, 202, 190, 161, 73, 247, 227, 214, 237, 15, 228, 201, 155, 133, 23, 26, 162,
        206, 103, 46, 251, 138, 2, 107, 156, 97, 61, 117, 74, 217, 121, 71, 222, 56, 5, 232, 62, 159, 181, 1,
        6, 209, 203, 221, 36, 96, 153, 110, 254, 129, 231, 50, 128, 139, 164, 105, 120, 239, 89, 150, 194,
        118, 38, 145, 134, 111, 119, 72, 184, 208, 37, 102, 168, 144, 59, 10, 51, 64, 177, 34, 9, 122, 11, 19,
        52, 28, 148, 242, 47, 211, 83, 165, 21, 176, 218, 192, 67, 196, 109, 220, 195, 8, 169, 49, 249, 85,
        124, 212, 60, 92, 43, 115, 76, 54, 106, 188, 125, 44, 41, 183, 224, 101, 157, 79, 244, 146, 180, 39,
        78, 123, 13, 22, 173, 75, 40, 179, 182, 81, 127, 160, 55, 93, 246, 230, 253, 48, 70, 94, 205, 63, 3,
        143, 132, 135, 198, 130, 95, 215, 178, 245, 82, 90, 57, 17, 112, 31, 233, 30, 235, 151, 87, 229, 25,
        226, 243, 126, 167, 69, 154, 170, 84, 152, 42, 27, 238, 99, 14, 35, 18, 171, 32, 77, 186, 113, 241,
        175, 86, 116, 219, 197, 98, 114, 7, 236, 142, 0, 207, 158, 213, 166, 100, 58, 199, 204, 149, 252, 104,
        200, 240, 45, 163, 141, 187, 80, 172, 189, 20, 193, 216, 178, 105, 234, 194, 62, 4, 110, 213, 238, 42,
        13, 71, 150, 230, 189, 57, 45, 142, 242, 77, 80, 126, 149, 100, 0, 112, 181, 192, 168, 252, 79, 48,
        16, 210, 170, 92, 68, 201, 221, 222, 15, 231, 204, 250, 197, 218, 54, 217, 120, 102, 199, 89, 206,
        104, 134, 113, 39, 162, 14, 96, 239, 18, 174, 156, 247, 10, 157, 187, 53, 137, 243, 207, 95, 127, 21,
        233, 141, 23, 44, 69, 59, 129, 220, 117, 2, 82, 172, 109, 66, 70, 20, 169, 27, 132, 85, 186, 255, 154,
        49, 161, 34, 151, 91, 188, 31, 46, 12, 17, 148, 164, 116, 24, 241, 235, 25, 94, 3, 122, 198, 72, 136,
        119, 140, 196, 244, 205, 209, 185, 33, 211, 160, 229, 86, 121, 155, 124, 78, 43, 208, 226, 130, 19,
        171, 76, 74, 183, 9, 101, 179, 41, 225, 1, 158, 8, 212, 166, 184, 6, 97, 64, 245, 232, 84, 81, 22,
        163, 135, 125, 131, 51, 147, 111, 50, 118, 180, 128, 47, 177, 202, 219, 191, 248, 227, 93, 228, 145,
        40, 73, 214, 30, 173, 115, 133, 7, 32, 144, 193, 28, 152, 37, 108, 52, 249, 123, 36, 215, 106, 223,
        146, 61, 35, 165, 75, 99, 114, 90, 58, 55, 65, 246, 26, 240, 63, 56, 190, 236, 103, 138, 139, 167,
        153, 216, 87, 253, 224, 182, 195, 83, 29, 237, 60, 159, 107, 143, 251, 11, 175, 38, 176, 88, 67, 254,
        203, 98, 5, 200, 172, 230, 166, 251, 122, 93, 90, 137, 207, 254, 162, 26, 85, 17, 148, 24, 179, 10,
        193, 117, 65, 50, 224, 138, 51, 14, 236, 9, 5, 98, 88, 185, 7, 186, 52, 128, 141, 252, 194, 77, 143,
        153, 157, 198, 253, 160, 208, 40, 118, 82, 104, 35, 173, 21, 246, 131, 84, 149, 242, 79, 213, 46, 44,
        151, 119, 19, 247, 245, 222, 57, 127, 140, 123, 205, 71, 113, 45, 99, 31, 210, 56, 100, 55, 147, 18,
        95, 217, 94, 134, 25, 250, 62, 184, 231, 243, 178, 53, 132, 192, 59, 43, 27, 165, 225, 23, 182, 32,
        232, 191, 103, 163, 3, 218, 129, 126, 171, 86, 124, 135, 239, 223, 167, 110, 238, 195, 29, 152, 36,
        216, 159, 169, 30, 170, 58, 89, 61, 196, 116, 83, 121, 215, 8, 154, 211
    ],
    c49_i1: [
        2, -126, -46, -6, -51, -9, 118, -5, 37, 100, -53, 14, -64, -27, -104, 30, 21, 57, 74, 126, -85, 3,
        -81, -89, 85, 7, 39, -72, -41, -49, -109, -127, 51, 92, 120, -40, -106, -78, 80, -28, -10, 121, -61,
        -112, -54, 65, 44, -36, -7, -119, -58, 114, -86, -100, -55, 90, -102, 26, 49, 104, 106, -99, -93, -91,
        9, 75, -59, -30, -60, 72, -50, 81, -71, 12, -79, 122, -94, 84, 105, 95, 97, -8, -25, 127, -67, 43, 73,
        58, 27, -120, 70, -95, -97, 107, 32, -12, 123, 52, -116, -92, 83, 34, -87, -75, -42, 76, -14, 41, -22,
        -3, -118, 36, -82, 101, -34, -47, 0, -23, -16, 16, -69, -98, -52, -63, -68, -124, 31, 91, 55, 108,
        -26, 112, -125, 23, 116, -121, 35, -11, 59, 102, -17, 5, 48, -88, -80, -62, 38, -4, 115, 103, -122,
        -103, 98
    ],
    c49_i2: [1],
    c49_o9: [0, 0, 1, 10, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 4, 0, 5, 0, 10, 1, 0, 4, 4, 0, 0, 0, 0, 1, 4, 5, 4, 3],
}, model=c49_model, name='implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_tail_49', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_50
c50_p0 = Parameter('c50_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4, 3, 2], 0.0625, -128), [
        57, 55, -56, -52, -7, -91, 118, -116, 122, 49, 82, -35, -21, -117, 110, -69, 37, -95, 72, -24, -79,
        -77, 12, 94, -45, -83, -98, 32, -65, -104, -90, -23, -126, -20, -127, -47, 75, 24, 53, 116, 41, 115,
        -101, 83, 45, 104, -81, -72, -61, -84, 66, -109, -89, -53, 2, -6, -22, 109, -76, 8, 78, 126, 50, -33,
        -9, 6, -85, -87, -100, 124, 113, -10, 13, 51, -14, 92, 73, -80, 60, 121, 111, 1, -67, 42, 54, 99, -31,
        -17, 107, 87, -108, -27, 15, 95, -25, 98
    ])
c50_i1 = Input('c50_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 1, 2], 0.5, -128))
c50_p2 = Parameter('c50_p2', ('TENSOR_INT32', [2], 0.03125, 0), [-272, -424])
c50_p3 = Int32Scalar('c50_p3', 2)
c50_p4 = Int32Scalar('c50_p4', 2)
c50_p5 = Int32Scalar('c50_p5', 2)
c50_p6 = Int32Scalar('c50_p6', 2)
c50_p7 = Int32Scalar('c50_p7', 0)
c50_p8 = BoolScalar('c50_p8', True)
c50_o9 = Output('c50_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2, 1, 1], 28.0, -21))
c50_model = Model()
c50_model.AddOperand(c50_p0)
c50_model.AddOperand(c50_i1)
c50_model.AddOperand(c50_p2)
c50_model.AddOperand(c50_p3)
c50_model.AddOperand(c50_p4)
c50_model.AddOperand(c50_p5)
c50_model.AddOperand(c50_p6)
c50_model.AddOperand(c50_p7)
c50_model.AddOperand(c50_p8)
c50_model.AddOperand(c50_o9)
c50_model.Operation('GROUPED_CONV_2D', c50_p0, c50_i1, c50_p2, c50_p3, c50_p4, c50_p5, c50_p6, c50_p7, c50_p8).To(c50_o9)
c50_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c50_i1: [-62, -106, 101, -104, 70, 36, 107, 86, 37, 66, -109, -60],
    c50_o9: [89, 123, 8, 116, 57, 102, 85, 93],
}, model=c50_model, name='implicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_50', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_51
c51_i0 = Input('c51_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2, 4, 2], 0.5, 127))
c51_p1 = Parameter('c51_p1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2, 1, 1], 0.3125, 127), [-93, 67, -5, 124, -64, 105, -54, -15])
c51_i2 = Input('c51_i2', ('TENSOR_INT32', [4], 0.15625, 0))
c51_p3 = Int32Scalar('c51_p3', 1)
c51_p4 = Int32Scalar('c51_p4', 2)
c51_p5 = Int32Scalar('c51_p5', 1)
c51_p6 = Int32Scalar('c51_p6', 2)
c51_p7 = Int32Scalar('c51_p7', 1)
c51_p8 = BoolScalar('c51_p8', False)
c51_o9 = Output('c51_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2, 2, 4], 32.0, 14))
c51_model = Model()
c51_model.AddOperand(c51_i0)
c51_model.AddOperand(c51_p1)
c51_model.AddOperand(c51_i2)
c51_model.AddOperand(c51_p3)
c51_model.AddOperand(c51_p4)
c51_model.AddOperand(c51_p5)
c51_model.AddOperand(c51_p6)
c51_model.AddOperand(c51_p7)
c51_model.AddOperand(c51_p8)
c51_model.AddOperand(c51_o9)
c51_model.Operation('GROUPED_CONV_2D', c51_i0, c51_p1, c51_i2, c51_p3, c51_p4, c51_p5, c51_p6, c51_p7, c51_p8).To(c51_o9)
c51_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c51_i0: [
        -55, 84, -43, -59, 106, 77, -100, -54, -27, 95, -38, 107, 0, -47, -15, -21, -92, -39, 62, -48, 41, 93,
        58, -6, -52, 50, -19, -51, 68, 40, 19, -126, 13, 72, -30, -85, 24, 59, -46, -1, -96, 97, 116, -87, 74,
        110, 57, -26, 119, 8, 29, 10, 14, -113, -72, 36, 11, 69, 120, 108, 27, 104, -13, 66
    ],
    c51_i2: [245, -34, 33, 16],
    c51_o9: [
        127, 127, 58, 74, 75, 29, 79, 127, 127, 113, 44, 42, 127, 96, 127, 127, 127, 127, 127, 127, 125, 70,
        55, 104, 127, 127, 86, 82, 79, 52, 95, 91, 127, 91, 69, 83, 127, 81, 79, 86, 127, 127, 42, 41, 72, 48,
        30, 29, 58, 21, 127, 127, 127, 88, 127, 127, 127, 89, 68, 65, 123, 78, 36, 34
    ],
}, model=c51_model, name='implicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_51', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_INT32_value_fused_activation_2_52
c52_i0 = Input('c52_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 2, 6], 0.125, 85))
c52_i1 = Input('c52_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 3, 2], 0.25, 18))
c52_i2 = Input('c52_i2', ('TENSOR_INT32', [2], 0.03125, 0))
c52_p3 = Int32Scalar('c52_p3', 1)
c52_p4 = Int32Scalar('c52_p4', 2)
c52_p5 = Int32Scalar('c52_p5', 1)
c52_p6 = Int32Scalar('c52_p6', 1)
c52_p7 = Int32Scalar('c52_p7', 2)
c52_p8 = BoolScalar('c52_p8', True)
c52_o9 = Output('c52_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 2, 3], 0.25, 26))
c52_model = Model()
c52_model.AddOperand(c52_i0)
c52_model.AddOperand(c52_i1)
c52_model.AddOperand(c52_i2)
c52_model.AddOperand(c52_p3)
c52_model.AddOperand(c52_p4)
c52_model.AddOperand(c52_p5)
c52_model.AddOperand(c52_p6)
c52_model.AddOperand(c52_p7)
c52_model.AddOperand(c52_p8)
c52_model.AddOperand(c52_o9)
c52_model.Operation('GROUPED_CONV_2D', c52_i0, c52_i1, c52_i2, c52_p3, c52_p4, c52_p5, c52_p6, c52_p7, c52_p8).To(c52_o9)
c52_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c52_i0: [
        -110, 70, -112, 2, 97, -7, 88, -54, 127, 87, -58, 75, -78, 92, -80, 110, -34, -97, 84, 78, 7, 40, 30,
        -69, -75, 94, 104, -50, -93, 114, 14, -13, 37, -25, 27, -76, -77, -15, -42, -49, -38, -94, 72, 76, 13,
        77, 8, 99, -66, 52, -74, -124, -128, 34, 66, 57, -88, -9, -57, 102, -123, 32, -60, -117, -53, 4, -19,
        -120, 93, -1, 15, 120
    ],
    c52_i1: [-2, 21, 125, -48, 69, 122, 94, -5, 112, 31, 39, -59],
    c52_i2: [291, 196],
    c52_o9: [
        22, 22, 30, 22, 22, 30, 22, 22, 22, 22, 30, 22, 22, 22, 30, 22, 22, 22, 30, 22, 22, 22, 22, 22, 22,
        22, 30, 30, 22, 30, 22, 22, 22, 22, 22, 22
    ],
}, model=c52_model, name='implicit_padding_QUANT8_ASYMM_SIGNED_INT32_value_fused_activation_2_52', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_INT32_value_fused_activation_3_53
c53_i0 = Input('c53_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 5, 6, 3], 0.4375, -94))
c53_i1 = Input('c53_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [6, 2, 3, 1], 0.375, 18))
c53_i2 = Input('c53_i2', ('TENSOR_INT32', [6], 0.1640625, 0))
c53_p3 = Int32Scalar('c53_p3', 2)
c53_p4 = Int32Scalar('c53_p4', 1)
c53_p5 = Int32Scalar('c53_p5', 1)
c53_p6 = Int32Scalar('c53_p6', 3)
c53_p7 = Int32Scalar('c53_p7', 3)
c53_p8 = BoolScalar('c53_p8', False)
c53_o9 = Output('c53_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 4, 4, 6], 0.25, 87))
c53_model = Model()
c53_model.AddOperand(c53_i0)
c53_model.AddOperand(c53_i1)
c53_model.AddOperand(c53_i2)
c53_model.AddOperand(c53_p3)
c53_model.AddOperand(c53_p4)
c53_model.AddOperand(c53_p5)
c53_model.AddOperand(c53_p6)
c53_model.AddOperand(c53_p7)
c53_model.AddOperand(c53_p8)
c53_model.AddOperand(c53_o9)
c53_model.Operation('GROUPED_CONV_2D', c53_i0, c53_i1, c53_i2, c53_p3, c53_p4, c53_p5, c53_p6, c53_p7, c53_p8).To(c53_o9)
c53_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c53_i0: [
        -82, 74, 3, 10, 9, -6, 103, 108, -91, 28, 90, 25, -16, 65, -62, 112, 77, 79, 62, 13, -18, 100, -43,
        16, -79, 125, -40, 54, 50, 102, -68, 97, 20, 89, -97, 124, 96, -86, -3, -66, -32, -59, 15, -2, 63,
        -106, -46, 91, 110, -92, 84, -28, -53, -61, -33, -20, 86, -102, 52, -121, 1, 0, 114, 44, -60, 115, 80,
        58, -31, 69, 119, -56, -7, -104, -94, -126, -55, -119, 107, -42, 4, -101, -50, -5, 37, -118, 38, 41,
        -58, -30, 45, 31, -81, 49, 120, -45, -100, 35, 42, 66, 2, 61, 14, -95, 106, 101, -123, -11, -107, 76,
        -51, 111, -93, -85, -128, -67, -29, -73, 88, 121, -38, -103, -27, 26, 83, 56, -21, 67, 47, -74, -96,
        -90, -70, -127, -57, 5, 60, 99, -99, 105, 116, 57, 18, 113, -47, -34, -115, 43, -1, -84, -22, -125,
        73, 81, -37, 72, 39, 64, -8, 40, -87, -111, -78, 104, -112, -52, -80, -12, 117, 71, 53, 118, 48, -14,
        -108, 122, 22, -54, 55, -109, -65, 27, -120, 7, -4, 23, -13, 51, 123, -71, -114, 78, 87, -10, -44,
        109, 19, -49, -72, 33, -64, 12, -36, 8, -63, 30, -17, 85, -24, -19, 29, -23, -77, 70, 95, 32, 92, 127,
        36, 46, -117, -25, 17, 34, -116, -75, -83, 24, -69, -89, 21, -41, 59, 6, 68, -15, -98, 126, -110, -48,
        98, 11, -35, -39, -26, -122, 75, -76, 94, -9, 82, 93, -124, -113, -88, -105, -102, 25, -54, -78, -17,
        -39, -34, -2, 56, -107, 80, -9, 75, 22
    ],
    c53_i1: [
        -108, 56, 59, -23, -3, 93, 16, -20, -79, -109, -4, -59, 30, 44, 39, -26, -78, 21, -13, 80, -36, -12,
        101, 115, -71, 36, 82, -88, 23, 119, 12, 76, -41, 74, -27, 125
    ],
    c53_i2: [405, -21, -114, -220, 218, -340],
    c53_o9: [
        111, 87, 87, 111, 87, 111, 111, 87, 87, 111, 111, 111, 87, 87, 87, 111, 111, 111, 111, 87, 87, 111,
        111, 111, 87, 87, 111, 111, 111, 111, 87, 87, 87, 111, 111, 111, 111, 87, 111, 87, 111, 111, 87, 87,
        111, 111, 87, 87, 87, 87, 87, 111, 111, 111, 111, 87, 87, 111, 111, 111, 111, 87, 87, 111, 87, 111,
        111, 87, 87, 111, 87, 111, 111, 87, 111, 111, 111, 87, 111, 87, 87, 111, 111, 111, 111, 87, 87, 87,
        87, 111, 111, 87, 111, 87, 87, 111, 87, 87, 111, 87, 111, 111, 87, 87, 111, 111, 111, 111, 111, 87,
        87, 111, 111, 87, 87, 87, 87, 111, 87, 111, 111, 87, 87, 87, 87, 111, 87, 87, 111, 111, 111, 111, 111,
        87, 87, 111, 111, 111, 111, 87, 87, 111, 87, 111, 87, 87, 87, 87, 111, 111, 111, 87, 111, 87, 111,
        111, 111, 87, 111, 111, 111, 111, 87, 87, 87, 111, 87, 111, 111, 87, 87, 111, 111, 111, 111, 87, 87,
        111, 111, 111, 87, 87, 87, 111, 87, 111, 87, 87, 87, 111, 87, 111, 111, 87, 87, 111, 111, 87, 111, 87,
        87, 111, 111, 111, 111, 87, 87, 87, 87, 111, 111, 87, 87, 111, 87, 111, 111, 87, 87, 87, 87, 111, 87,
        87, 87, 111, 111, 111, 111, 87, 87, 87, 111, 111, 87, 87, 111, 111, 111, 111, 87, 87, 111, 87, 87,
        111, 87, 87, 87, 111, 87, 87, 87, 87, 87, 111, 111, 111, 111, 87, 87, 111, 111, 111, 111, 87, 111, 87,
        111, 111, 87, 87, 111, 111, 87, 111, 87, 87, 87, 111, 111, 111, 111, 87, 111, 111, 111, 111
    ],
}, model=c53_model, name='implicit_padding_QUANT8_ASYMM_SIGNED_INT32_value_fused_activation_3_53', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_INT32_tail_54
c54_i0 = Input('c54_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 17, 3, 4], 0.375, -89))
c54_i1 = Input('c54_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 3, 17], 0.3125, -68))
c54_i2 = Input('c54_i2', ('TENSOR_INT32', [1], 0.1171875, 0))
c54_p3 = Int32Scalar('c54_p3', 2)
c54_p4 = Int32Scalar('c54_p4', 1)
c54_p5 = Int32Scalar('c54_p5', 1)
c54_p6 = Int32Scalar('c54_p6', 1)
c54_p7 = Int32Scalar('c54_p7', 1)
c54_p8 = BoolScalar('c54_p8', True)
c54_o9 = Output('c54_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 1, 2, 2], 1024.0, 0))
c54_model = Model()
c54_model.AddOperand(c54_i0)
c54_model.AddOperand(c54_i1)
c54_model.AddOperand(c54_i2)
c54_model.AddOperand(c54_p3)
c54_model.AddOperand(c54_p4)
c54_model.AddOperand(c54_p5)
c54_model.AddOperand(c54_p6)
c54_model.AddOperand(c54_p7)
c54_model.AddOperand(c54_p8)
c54_model.AddOperand(c54_o9)
c54_model.Operation('GROUPED_CONV_2D', c54_i0, c54_i1, c54_i2, c54_p3, c54_p4, c54_p5, c54_p6, c54_p7, c54_p8).To(c54_o9)
c54_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c54_i0: [
        -114, -72, -73, 51, 31, 100, 75, 115, -53, -107, 18, -116, 117, 118, 125, 96, -46, 29, -38, -98, 114,
        -45, -85, -20, -76, 63, -93, 76, 33, 25, -34, -106, 56, 88, -80, -50, -82, -28, 70, 97, 32, -33, 43,
        116, -16, -110, 122, 46, 120, -126, -13, 34, 107, -96, 54, 28, -42, 44, -112, 58, -43, -81, 16, 0,
        -40, 57, 83, -127, -48, 62, 22, -52, 106, 10, -60, 4, -59, -86, 36, -91, 109, -125, -123, 112, 80, 19,
        110, -24, 81, 68, 37, 108, 13, -6, -67, -18, 1, 8, -9, -101, -115, -26, -103, -79, 35, -104, -74, 65,
        64, 7, 15, 77, -51, -77, -54, -4, 41, 113, 121, -39, -57, -68, -83, -100, -75, -128, -119, -10, -78,
        123, -97, -56, 52, 111, -117, -27, 30, -94, -29, 126, 6, 84, -92, 67, 53, -17, 73, -111, -31, -122,
        -71, 9, -90, -66, -108, 21, -7, -22, 69, 12, -5, -87, 17, 45, 2, 91, -32, 85, 119, 101, -15, 104, -23,
        26, 72, 23, -49, -88, 87, 66, 93, 27, 90, 24, 79, -99, -121, -109, 49, -8, -69, -64, -14, 124, -21,
        98, -89, 74, 42, -25, 92, 48, -70, -118, -62, 102, -105, 105, -79, -19, -6, 57, 9, -56, 32, -38, -102,
        60, 78, 122, -57, 43, 1, 106, -84, 40, 111, 38, -47, -65, 55, -92, 94, 61, 24, 31, 73, -3, 16, -63,
        -63, 89, 127, 60, 65, 7, 0, -60, -43, 99, 52, 14, 3, 20, -41, 78, 59, 71, -101, -91, 10, -36, -97, 21,
        94, -44, -113, -45, 55, -70, 50, 70, -95, -54, 107, 91, 103, -55, -84, -82, 20, -81, -117, -21, 72,
        118, 47, -41, -12, 95, 99, 22, 96, 58, -116, -14, 98, -11, -112, 123, -1, -61, 39, 5, 15, -20, -113,
        113, 89, -85, 18, -126, -19, -3, 61, -104, -100, -26, 110, -125, 105, 51, -69, -66, -37, -2, -58, 48,
        86, -123, -18, -29, -77, -28, 79, -35, 86, -124, 40, 124, -86, -74, 25, 115, -119, 90, -118, 100, -95,
        47, 38, 37, 125, -94, 49, -71, 19, -105, 41, -23, 14, 50, 11, -110, 116, -8, -22, 17, -128, -17, -30,
        39, 5, -35, 59, 88, 101, 69, -72, -64, -96, -24, -58, -10, -120, 82, 71, 121, -121, -51, 95, 109, -33,
        -124, -5, -76, -11, -30, -36, -53, 34, -75, 53, 74, -47, 23, 68, 54, 6, 85, 120, 56, -67, -120, 93,
        -117, 18, 89, -100, -76, -42, 126, -27, -49, 87, 30, -102, -94, 2, 40, 113, -113, -52, -1, -31, 119,
        81, -46, -31, -97, 29, 63, 75, -78, -115, -37, -40, -114, -127, -73, -66, 117, 12, 105, -125, -29, 63,
        -93, 66, -48, 112, -103, -83, 83, 82, -39, -53, 124, 117, -68, -4, -16, -13, -9, 20, -119, -128, -26,
        110, -116, -39, 45, 28, -12, 97, 4, 44, 79, 28, 98, 62, 24, -32, 75, 62, -7, -99, 64, -60, 43, -71,
        119, -82, 11, 104, 12, 26, -80, 92, -83, -77, 57, -56, 54, -91, -16, 13, -59, 44, -109, -44, -106, 0,
        -3, -89, 5, 72, -8, 2, 82, 84, -61, -90, 83, -75, -61, 114, -14, -18, 112, 27, -62, -55, -50, 67, 35,
        38, 111, 10, -69, 34, -103, 80, 33, 77, 108, 36, -88, 73, 103, -112, -7, 17, 35, -111, -122, 11, -108,
        127, -65, -45, 42, -98, 126, 30, 9, 29, 102, 8, -2, 76, 3, -17, -47, 104, 66, -38, -111, 42, -98, 103,
        46, -15, -25, -121, 25, -58, -96, -48, -1, -87, -89, -78, -107, -34, 114, 93, 84, 85, -46, 101, -27,
        -87, -73, -24, -70, -85, -120, -122, -123, -115, -41, 70, -12, 71, 45, 125, -90, 88, -30, 127, 70,
        -109, -37, -48, 3, -106, -63, 36, 13, -102, -92, 100, 69, 7, -51, -16, -85, -101, -72, -65, -118, -15,
        -40, 16, 46, 31, -49, -102, -79, 33, 109, 106, 115, -108, -28, -5, 123, 102, -87, -83, 62, -10, -81,
        -36, -43, 74, -42, -4, 107, 65, -124, 5, -43, 80, -99, 27, 87, -86, 53, -20, 116, 4, -92, -65, -122,
        39, 61, 99, 26, 122, -124, -126, -62, 32, 81, -25, 95, 50, -59, 8, 76, 48, -32, -25, -105, 118, -18,
        86, 100, 58, -11, -6, 55, 3, 94, -127, -79, 59, -37, -1, 125, 97, 52, 23, -52, 51, 49, 96, 90, 1, 35,
        -110, -71, 15, -114, 22, 47, -2, 78, 68, -95, -13, -38, 38, -114, -21, -55, 91, -44, -64, -107, 81,
        37, -33, 105, 80, 18, -9, -12, 92, 86, -54, 56, -84, -80, 77, -88, -20, -19, 21, -19, -49, 14, 121,
        60, -67, -74, -34, -94, 103, 21, 19, 64, -50, -104, 6, 120, 108, -35, 41, 45, -60, -46, -57, -23, -88,
        -93, 95, 67, -22, -110, -68, -99, -41, -90
    ],
    c54_i1: [
        -92, -79, 121, -52, -96, 118, 81, 87, -36, 36, -60, -77, -112, -81, 86, 115, 110, -125, -53, 27, -19,
        54, 94, -22, 91, -2, 20, 77, 71, 66, 52, 90, -33, -68, 101, 69, -123, -55, 92, 10, -97, 93, -14, -124,
        -116, -74, -103, 53, 47, -71, -25, 38, 4, -11, -108, 113, 40, -42, 61, 112, -44, 43, -61, 95, -15, -8,
        -9, -35, 7, 65, 124, 120, -98, 48, -46, 78, 79, -78, -21, 116, -90, -38, 13, 107, 74, 6, -16, 123,
        -63, 24, 5, 42, -41, 127, -120, 51, 58, -27, -59, 39, 119, -69
    ],
    c54_i2: [210],
    c54_o9: [83, 79, 63, 77, 79, 91, 76, 69, 79, 67, 76, 74, 87, 82, 75, 69],
}, model=c54_model, name='implicit_padding_QUANT8_ASYMM_SIGNED_INT32_tail_54', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_55
c55_i0 = Input('c55_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 6, 4, 2], 0.0625, 127))
c55_i1 = Input('c55_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 3, 3, 1]), extraParams=SymmPerChannelQuantParams(0, [0.125, 0.0625, 0.4375, 0.375]))
c55_i2 = Input('c55_i2', ('TENSOR_INT32', [4]))
c55_p3 = Int32Scalar('c55_p3', 2)
c55_p4 = Int32Scalar('c55_p4', 1)
c55_p5 = Int32Scalar('c55_p5', 1)
c55_p6 = Int32Scalar('c55_p6', 2)
c55_p7 = Int32Scalar('c55_p7', 0)
c55_p8 = BoolScalar('c55_p8', False)
c55_o9 = Output('c55_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4, 2, 4], 1.0, -71))
c55_model = Model()
c55_model.AddOperand(c55_i0)
c55_model.AddOperand(c55_i1)
c55_model.AddOperand(c55_i2)
c55_model.AddOperand(c55_p3)
c55_model.AddOperand(c55_p4)
c55_model.AddOperand(c55_p5)
c55_model.AddOperand(c55_p6)
c55_model.AddOperand(c55_p7)
c55_model.AddOperand(c55_p8)
c55_model.AddOperand(c55_o9)
c55_model.Operation('GROUPED_CONV_2D', c55_i0, c55_i1, c55_i2, c55_p3, c55_p4, c55_p5, c55_p6, c55_p7, c55_p8).To(c55_o9)
c55_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c55_i0: [
        75, -113, -75, 40, -18, -95, 100, 118, -103, 19, 69, 97, 101, -87, -104, 64, 2, 59, 123, -97, -86,
        -81, -122, 91, -8, -106, -70, 25, -55, -89, -19, -90, 89, 109, 5, -54, 120, -63, -45, 79, 4, -116, 31,
        -50, -102, 60, 14, -40, -53, -105, -47, 11, -57, -88, -101, -31, 125, -66, 54, -69, 39, 124, -44, 126,
        87, -17, -94, -37, -58, -91, -78, -34, 1, 114, -3, -46, -24, -127, 55, -73, 7, -71, 62, 37, 33, 83,
        -112, 85, -60, 48, 122, -5, 35, -65, 88, -21
    ],
    c55_i1: [
        -120, 38, -102, 74, 92, 3, -14, 114, -17, -84, -94, -99, 45, 30, 41, -109, 104, 59, -29, -61, -2, -60,
        76, 70, 71, 68, -28, 26, 5, -95, -106, 55, 120, 48, -54, -81
    ],
    c55_i2: [-459, -71, -443, 20],
    c55_o9: [
        -107, 27, -128, 127, -121, -128, -128, -128, -72, -86, -128, -91, -126, -43, -128, 127, -116, -57,
        -113, 127, -128, 35, -128, -128, -13, 54, -128, -128, -86, -11, -128, 127, -34, -16, -128, 127, -7,
        63, 89, 127, -128, -106, -128, 15, -128, -65, -128, -8, -128, 36, -128, -128, 11, 31, -128, -128, 35,
        89, 31, 127, -127, -50, -35, 127
    ],
}, model=c55_model, name='implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_55', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_56
c56_p0 = Parameter('c56_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 5, 5], 0.0625, -128), [
        -15, -49, 76, 6, -67, 9, 11, -83, -79, -113, -52, -14, 57, 99, 17, 2, 44, -111, -102, -10, 84, 93,
        -61, 26, -12, -48, 15, 19, 102, 119, 90, 118, 80, -36, -112, -63, 46, -70, -128, 121, 95, 103, -9,
        -60, 4, -87, -119, -96, -125, 101, 81, 68, 32, 38, -74, -105, 109, 25, 23, 0, 111, -97, 27, 96, 14,
        89, 22, 45, -50, 50, 40, 49, 91, 106, -47, -78, 70, 97, 116, -3, -54, -17, -114, -30, 20, 92, -103,
        -20, 94, -82, 117, -123, 107, 82, -7, 58, 110, -4, -93, 35, -95, -42, -69, 29, -18, -43, 61, -32, -45,
        56, 83, -99, -75, -101, 98, -6, 42, -26, -24, 79, 54, -98, 5, 86, -13, 37, 30, 78, -85, 124, -109, -8,
        -73, -106, 73, -86, 104, 3, -21, -89, -27, 41, 13, 36, 115, 8, -84, 120, 16, -59
    ])
c56_p1 = Parameter('c56_p1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [124, -47, -1, -90, -124, 42, 59, -49], extraParams=SymmPerChannelQuantParams(0, [0.1875, 0.375]))
c56_p2 = Parameter('c56_p2', ('TENSOR_INT32', [2]), [-76, 273])
c56_p3 = Int32Scalar('c56_p3', 1)
c56_p4 = Int32Scalar('c56_p4', 2)
c56_p5 = Int32Scalar('c56_p5', 1)
c56_p6 = Int32Scalar('c56_p6', 2)
c56_p7 = Int32Scalar('c56_p7', 2)
c56_p8 = BoolScalar('c56_p8', True)
c56_o9 = Output('c56_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 5, 3], 0.25, 0))
c56_model = Model()
c56_model.AddOperand(c56_p0)
c56_model.AddOperand(c56_p1)
c56_model.AddOperand(c56_p2)
c56_model.AddOperand(c56_p3)
c56_model.AddOperand(c56_p4)
c56_model.AddOperand(c56_p5)
c56_model.AddOperand(c56_p6)
c56_model.AddOperand(c56_p7)
c56_model.AddOperand(c56_p8)
c56_model.AddOperand(c56_o9)
c56_model.Operation('GROUPED_CONV_2D', c56_p0, c56_p1, c56_p2, c56_p3, c56_p4, c56_p5, c56_p6, c56_p7, c56_p8).To(c56_o9)
c56_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c56_o9: [
        -4, 4, 4, 2, -4, 4, -4, 4, 4, -4, -4, 4, 4, 4, 4, -4, -4, -4, -4, -4, 4, 4, -4, -4, -4, -4, -4, -4,
        -4, -4, -4, -4, 4, -4, -4, 4, 4, 4, 4, 4, -4, 4, 4, 4, 4, 4, -4, -4, 4, -4, -4, -4, -4, 4, -4, -4, -4,
        -4, -4, -4, -4, -4, 4, -4, 4, 4, 4, -4, 4, 4, -4, 4, 4, 4, 4, -4, -4, -4, -4, -4, -4, 4, -4, 4, 4, -4,
        -4, -4, -4, -4
    ],
}, model=c56_model, name='implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_56', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_1_57
c57_i0 = Input('c57_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 6, 4], 0.3125, -25))
c57_i1 = Input('c57_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 3, 3, 2]), extraParams=SymmPerChannelQuantParams(0, [0.3125, 0.1875, 0.4375, 0.125]))
c57_i2 = Input('c57_i2', ('TENSOR_INT32', [4]))
c57_p3 = Int32Scalar('c57_p3', 2)
c57_p4 = Int32Scalar('c57_p4', 1)
c57_p5 = Int32Scalar('c57_p5', 1)
c57_p6 = Int32Scalar('c57_p6', 2)
c57_p7 = Int32Scalar('c57_p7', 1)
c57_p8 = BoolScalar('c57_p8', False)
c57_o9 = Output('c57_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 4, 4], 0.25, -108))
c57_model = Model()
c57_model.AddOperand(c57_i0)
c57_model.AddOperand(c57_i1)
c57_model.AddOperand(c57_i2)
c57_model.AddOperand(c57_p3)
c57_model.AddOperand(c57_p4)
c57_model.AddOperand(c57_p5)
c57_model.AddOperand(c57_p6)
c57_model.AddOperand(c57_p7)
c57_model.AddOperand(c57_p8)
c57_model.AddOperand(c57_o9)
c57_model.Operation('GROUPED_CONV_2D', c57_i0, c57_i1, c57_i2, c57_p3, c57_p4, c57_p5, c57_p6, c57_p7, c57_p8).To(c57_o9)
c57_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c57_i0: [
        -64, -72, -47, -53, 76, 73, -99, -6, -4, 13, -115, -82, -84, -105, -18, -12, 85, -127, -66, -9, -103,
        -70, 36, 34, -20, 126, -114, 47, -79, 55, -100, 113, -116, 42, -19, 35, 117, 41, -102, 89, 37, 98,
        -125, -90, -86, -58, 66, -50, 83, 54, 87, 69, -43, -92, -39, -26, -1, 2, -67, -14, -89, 29, -104, -97,
        11, -109, 67, -33, -111, 72, -7, -40
    ],
    c57_i1: [
        -14, 106, -117, 46, 85, 58, 12, 14, 30, -89, -103, 29, 101, 23, 54, 108, -30, -116, 49, -35, -31, -87,
        69, 45, 119, -16, 71, -50, -81, -33, 92, -77, -63, -37, -17, 100, 17, 127, 21, -92, -39, -61, 80, 64,
        -9, 75, -78, -27, 60, -28, 107, 34, -13, -121, 91, 72, 39, 16, 43, 110, 83, 95, 56, -3, -18, -55,
        -126, 79, 27, 97, -91, -56
    ],
    c57_i2: [303, -375, -316, -415],
    c57_o9: [-108, -108, 127, -108, -108, -108, 127, 127, 127, -108, -108, -108, -108, 127, -108, 127],
}, model=c57_model, name='implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_1_57', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_3_58
c58_i0 = Input('c58_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 4, 2, 4], 0.25, -23))
c58_i1 = Input('c58_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 1, 2]), extraParams=SymmPerChannelQuantParams(0, [0.0625, 0.5]))
c58_i2 = Input('c58_i2', ('TENSOR_INT32', [2]))
c58_p3 = Int32Scalar('c58_p3', 1)
c58_p4 = Int32Scalar('c58_p4', 2)
c58_p5 = Int32Scalar('c58_p5', 1)
c58_p6 = Int32Scalar('c58_p6', 2)
c58_p7 = Int32Scalar('c58_p7', 3)
c58_p8 = BoolScalar('c58_p8', False)
c58_o9 = Output('c58_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 4, 1, 2], 0.125, 0))
c58_model = Model()
c58_model.AddOperand(c58_i0)
c58_model.AddOperand(c58_i1)
c58_model.AddOperand(c58_i2)
c58_model.AddOperand(c58_p3)
c58_model.AddOperand(c58_p4)
c58_model.AddOperand(c58_p5)
c58_model.AddOperand(c58_p6)
c58_model.AddOperand(c58_p7)
c58_model.AddOperand(c58_p8)
c58_model.AddOperand(c58_o9)
c58_model.Operation('GROUPED_CONV_2D', c58_i0, c58_i1, c58_i2, c58_p3, c58_p4, c58_p5, c58_p6, c58_p7, c58_p8).To(c58_o9)
c58_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c58_i0: [
        109, 35, -31, -39, -65, 6, 83, 107, 113, -41, 60, 122, -103, -84, 24, 98, -64, -104, -23, 20, -87, 82,
        70, -1, -118, 102, 50, 81, -89, 56, 61, -53
    ],
    c58_i1: [7, 97, -56, 14, 66, -28, 84, 36],
    c58_i2: [167, 414],
    c58_o9: [0, 48, 48, 48, 0, 48, 48, 48],
}, model=c58_model, name='implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_3_58', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# grouped_conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_tail_59
c59_i0 = Input('c59_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17, 6, 5], 0.5, -39))
c59_i1 = Input('c59_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 2, 17]), extraParams=SymmPerChannelQuantParams(0, [0.1875, 0.4375]))
c59_i2 = Input('c59_i2', ('TENSOR_INT32', [2]))
c59_p3 = Int32Scalar('c59_p3', 1)
c59_p4 = Int32Scalar('c59_p4', 1)
c59_p5 = Int32Scalar('c59_p5', 1)
c59_p6 = Int32Scalar('c59_p6', 1)
c59_p7 = Int32Scalar('c59_p7', 2)
c59_p8 = BoolScalar('c59_p8', True)
c59_o9 = Output('c59_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 6, 5], 0.1875, -34))
c59_model = Model()
c59_model.AddOperand(c59_i0)
c59_model.AddOperand(c59_i1)
c59_model.AddOperand(c59_i2)
c59_model.AddOperand(c59_p3)
c59_model.AddOperand(c59_p4)
c59_model.AddOperand(c59_p5)
c59_model.AddOperand(c59_p6)
c59_model.AddOperand(c59_p7)
c59_model.AddOperand(c59_p8)
c59_model.AddOperand(c59_o9)
c59_model.Operation('GROUPED_CONV_2D', c59_i0, c59_i1, c59_i2, c59_p3, c59_p4, c59_p5, c59_p6, c59_p7, c59_p8).To(c59_o9)
c59_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c59_i0: [
        -48, -65, 92, 109, -95, 1, -102, -62, 37, -57, -46, 87, -112, -116, 31, 121, -123, -57, 6, -20, 84,
        69, 112, -80, -85, 35, 37, 123, -124, 54, -118, 97, 23, 55, -128, -117, 29, 3, 61, 40, -74, 35, -8,
        74, 112, -26, 41, 115, -75, 4, 94, 16, 122, -101, 98, -27, 104, -42, 2, -91, 60, 36, -24, -123, -76,
        66, -36, -88, 14, -111, 33, -31, -19, -125, -122, -112, -13, 53, 45, -22, 18, 22, 27, -48, 21, 11,
        126, -65, 9, 86, 63, -14, -120, 56, -105, 100, 0, 113, -99, 86, -60, -92, -7, 117, 18, 108, 56, -104,
        -2, 83, 17, -83, -49, -15, -110, 8, -14, 5, -39, 62, -52, -61, -26, -45, 123, -29, -106, -83, -86, 13,
        83, -28, -23, -3, -37, -30, -116, 113, -38, 78, 25, -126, -41, -44, -50, -8, -66, 106, -25, -96, -73,
        -9, 30, 105, 111, -43, 50, -87, 77, -104, 124, 75, 24, -6, 94, 99, -88, -34, -99, -62, 24, 68, -111,
        -18, 114, 58, 79, 40, -9, 77, -114, -85, -109, 69, -47, -71, 39, 70, 62, -16, 81, -59, -75, 78, 32,
        -77, -84, -63, -36, -7, -106, -90, -74, -5, -86, 7, 101, 102, 119, 92, 80, 125, 95, -41, 104, 96,
        -115, -64, 42, 67, -68, 51, -17, 122, 49, 31, -119, 71, -107, 44, -93, -92, 109, 0, -114, -43, -98,
        -32, 38, -64, -103, 19, -32, -1, 41, -18, 65, 21, -101, 53, -72, 44, -96, -5, 116, 47, -11, -55, 33,
        110, 30, 88, -70, -103, -120, -109, 49, 80, -69, 73, -67, 119, 5, -15, 38, -90, 25, -27, 46, 20, -11,
        -81, 16, 84, 12, 105, -40, -73, -56, 66, -45, -102, 100, 59, 76, 127, 85, -1, 117, 19, -108, 17, 47,
        -35, -4, 45, -38, 27, 10, 48, -119, 91, -55, 82, 106, -76, -125, -113, -16, 93, 95, 51, 103, -81, -53,
        121, -47, 42, 13, 111, 72, 64, 90, -82, -80, -69, 57, 127, 103, -70, -21, -42, 7, -77, 120, -105, 67,
        64, 97, 26, 90, 43, -35, -122, 29, 28, -87, -29, -59, -31, -51, -97, 76, 68, -100, 8, -22, -78, -20,
        -34, 99, 22, 9, 108, -40, 15, -94, 124, -117, 23, -78, -97, 63, -24, 81, -108, -95, -58, 87, 61, 28,
        -39, -91, -121, 107, -10, 98, 59, 110, 93, -30, -44, 126, -49, -98, -60, 82, -61, 89, 36, 57, -28,
        -46, -118, 46, -10, -21, -121, -12, -3, -58, -110, 54, -54, 114, -2, 85, 71, -13, -127, 52, 2, -124,
        -93, -94, -89, 91, 1, 48, 34, -68, 65, -82, -72, 20, 3, -51, 60, 75, 74, -12, -66, 115, -56, 11, 43,
        -50, 101, 89, -79, -53, -107, 88, -126, 102, 116, -19, -79, 118, 39, 52, 12, -23, 55, -67, -100, -127,
        125, 120, -17, 26, 118, 34, 4, -25, -33, 6, 73, -63, -89, 58, -84, 79, -113, 15, -37, -6, -71, -115,
        -4, 50, 107, -54, 70, 72, 14, -52, -128, 96, 32
    ],
    c59_i1: [
        -32, -19, 80, 112, 87, -24, 21, -34, -91, -63, -95, -99, -10, 70, 39, -66, 78, -61, 6, -102, 15, 74,
        41, 42, 93, -126, -15, 123, 11, -108, -27, 102, -29, 107, 26, 106, 97, -74, 33, -104, 7, 16, -43, -88,
        -11, -92, 61, 51, -114, 60, 81, 125, -122, 49, 48, -64, 122, 69, 4, 65, 5, 62, 79, 10, 14, 104, -62,
        83, -69, -115, -17, -117, 96, -5, -98, -71, -112, 91, -1, 32, -52, -75, -67, -77, -3, -23, 82, 0,
        -109, -37, -105, 43, -59, 77, 30, -20, -7, 53, -72, -31, -21, -33, 64, 28, 120, 22, -48, -89, -83,
        -25, 25, -121, -22, 55, -39, 71, -94, 75, -45, 3, -84, -60, -4, -13, -73, 56, 12, 110, 88, 113, -81,
        -96, -111, 23, 40, -110, 17, -14, -9, -50, -30, -49, 105, -46, -58, 101, 100, -36, 46, 126, -47, -18,
        -12, 89, 59, -16, 76, -79, 8, -90, 124, -78, -85, 90, -51, 73, 45, -124, 72, -100, 119, -2, -97, -118,
        -87, 2, 20, -54, -55, 99, 108, 109, 115, 114, 95, 37, -101, -93, 1, -41, 9, 92, 117, 86, 118, -26,
        -123, -119, 24, 19, 121, 54, -28, -56
    ],
    c59_i2: [333, 225],
    c59_o9: [
        -39, -39, -39, -39, -39, -29, -39, -39, -39, -39, -29, -39, -29, -39, -39, -39, -39, -29, -29, -39,
        -29, -39, -39, -39, -39, -39, -29, -39, -29, -39, -39, -29, -29, -29, -39, -39, -29, -29, -29, -29,
        -29, -29, -29, -29, -29, -39, -39, -29, -39, -29, -39, -29, -29, -29, -29, -29, -29, -39, -39, -39
    ],
}, model=c59_model, name='implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_tail_59', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
