from math import inf, nan

import numpy as np

# conv_2d_explicit_padding_FLOAT32_mixed_0
c0_p0 = Parameter('c0_p0', ('TENSOR_FLOAT32', [2, 2, 5, 2]), [
        1.0, 0.625, -2.875, -2.75, -2.5, -1.125, 0.5, -0.375, -0.75, -1.25, 1.25, -0.875, 1.5, -1.625, 2.75,
        0.125, 1.75, 1.125, -1.375, 2.0, -0.625, 2.875, -2.25, 2.5, 0.875, -0.25, -1.75, -1.875, 1.375, 0.75,
        3.0, 0.0, -2.125, 0.25, 2.375, -2.375, -2.625, 1.875, 1.625, -1.5
    ])
c0_p1 = Parameter('c0_p1', ('TENSOR_FLOAT32', [1, 2, 3, 2]), [1.875, -1.0, 1.625, 0.625, 3.0, 2.625, 1.375, 1.0, -1.5, -2.25, -1.625, -2.0])
c0_p2 = Parameter('c0_p2', ('TENSOR_FLOAT32', [1]), [1.0])
c0_p3 = Int32Scalar('c0_p3', 1)
c0_p4 = Int32Scalar('c0_p4', 1)
c0_p5 = Int32Scalar('c0_p5', 0)
c0_p6 = Int32Scalar('c0_p6', 1)
c0_p7 = Int32Scalar('c0_p7', 1)
c0_p8 = Int32Scalar('c0_p8', 1)
c0_p9 = Int32Scalar('c0_p9', 3)
c0_p10 = BoolScalar('c0_p10', False)
c0_o11 = Output('c0_o11', ('TENSOR_FLOAT32', [2, 2, 5, 1]))
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
c0_model.Operation('CONV_2D', c0_p0, c0_p1, c0_p2, c0_p3, c0_p4, c0_p5, c0_p6, c0_p7, c0_p8, c0_p9, c0_p10).To(c0_o11)
c0_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c0_o11: [
        0.0, 0.0, 0.0, 0.0, 1.40625, 2.71875, 6.0, 6.0, 6.0, 2.171875, 0.046875, 4.46875, 0.0, 5.9375, 1.5,
        0.15625, 4.21875, 0.0, 5.671875, 0.0
    ],
}, model=c0_model, name='explicit_padding_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_FLOAT32_mixed_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [2, 3, 6, 3]))
c1_i1 = Input('c1_i1', ('TENSOR_FLOAT32', [1, 3, 3, 3]))
c1_i2 = Input('c1_i2', ('TENSOR_FLOAT32', [1]))
c1_p3 = Int32Scalar('c1_p3', 0)
c1_p4 = Int32Scalar('c1_p4', 2)
c1_p5 = Int32Scalar('c1_p5', 2)
c1_p6 = Int32Scalar('c1_p6', 2)
c1_p7 = Int32Scalar('c1_p7', 1)
c1_p8 = Int32Scalar('c1_p8', 1)
c1_p9 = Int32Scalar('c1_p9', 0)
c1_o10 = Output('c1_o10', ('TENSOR_FLOAT32', [2, 5, 6, 1]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_i2)
c1_model.AddOperand(c1_p3)
c1_model.AddOperand(c1_p4)
c1_model.AddOperand(c1_p5)
c1_model.AddOperand(c1_p6)
c1_model.AddOperand(c1_p7)
c1_model.AddOperand(c1_p8)
c1_model.AddOperand(c1_p9)
c1_model.AddOperand(c1_o10)
c1_model.Operation('CONV_2D', c1_i0, c1_i1, c1_i2, c1_p3, c1_p4, c1_p5, c1_p6, c1_p7, c1_p8, c1_p9).To(c1_o10)
c1_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c1_i0: [
        -2.875, 2.75, 2.125, 1.125, 0.75, -0.625, -2.5, -0.75, -2.75, -1.0, 2.625, 3.0, -3.0, 2.5, -0.125,
        -1.25, 0.0, -0.375, -1.125, -1.875, -0.5, -2.625, 2.0, 0.25, 1.5, -2.0, 2.875, 1.0, -2.375, -1.5, 0.5,
        -1.75, 2.25, -1.375, 0.625, 1.625, -0.875, 0.875, 2.375, -2.125, 1.75, 0.375, -1.625, -0.25, 1.375,
        1.25, 1.875, -2.25, 0.125, 1.875, 1.75, 1.375, 0.75, 0.875, -1.25, 2.0, 1.625, -3.0, -0.5, 0.625,
        -1.375, -0.625, 0.375, 0.5, -1.0, 2.625, 2.375, 1.0, -0.375, -0.25, 0.25, 0.125, -0.125, -2.625,
        -2.25, -1.125, -1.5, -1.625, 2.5, 2.75, 2.875, -2.0, -2.5, 1.25, 3.0, -0.75, -1.75, -2.875, -2.125,
        -1.875, 1.125, 2.25, -2.375, -0.875, 1.5, -2.75, 2.125, 0.0, 0.375, 2.125, 2.25, -1.125, -0.125,
        -0.25, 1.875, -1.25, -2.375, 0.875
    ],
    c1_i1: [
        -1.875, 1.125, 3.0, 0.25, -0.75, 1.25, 1.875, -2.375, 2.375, -2.25, 1.375, -1.0, 2.0, 2.125, 1.625,
        -3.0, -2.75, -1.375, 0.625, -0.625, 0.5, -2.0, -2.875, 2.75, 0.0, -2.125, 0.875
    ],
    c1_i2: [1.0],
    c1_o10: [
        -8.390625, -2.4375, -4.1875, -1.625, -1.03125, 0.03125, 32.46875, -7.65625, 29.109375, 18.90625,
        16.15625, 3.75, 4.34375, 10.359375, -44.703125, 2.734375, 1.0, 5.375, 16.59375, 17.796875, 11.984375,
        -2.296875, 12.375, 6.21875, 10.1875, 2.125, 3.921875, -2.296875, 9.0, 1.890625, 10.59375, 9.75,
        7.359375, -5.828125, 1.796875, 0.75, 3.421875, 1.4375, 12.609375, -2.8125, 5.8125, 0.375, -29.1875,
        35.0, -17.3125, 35.140625, -10.140625, 8.6875, -11.65625, 4.484375, 14.75, 10.796875, -20.25,
        -2.953125, -5.609375, -6.953125, 0.390625, 4.046875, 9.140625, 3.296875
    ],
}, model=c1_model, name='explicit_padding_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_FLOAT32_mixed_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [3, 2, 2, 3]))
c2_i2 = Input('c2_i2', ('TENSOR_FLOAT32', [3]))
c2_p3 = Int32Scalar('c2_p3', 0)
c2_p4 = Int32Scalar('c2_p4', 0)
c2_p5 = Int32Scalar('c2_p5', 1)
c2_p6 = Int32Scalar('c2_p6', 1)
c2_p7 = Int32Scalar('c2_p7', 1)
c2_p8 = Int32Scalar('c2_p8', 2)
c2_p9 = Int32Scalar('c2_p9', 1)
c2_p10 = BoolScalar('c2_p10', True)
c2_o11 = Output('c2_o11', ('TENSOR_FLOAT32', [2, 3, 2, 1]))
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
c2_model.AddOperand(c2_o11)
c2_model.Operation('CONV_2D', c2_i0, c2_i1, c2_i2, c2_p3, c2_p4, c2_p5, c2_p6, c2_p7, c2_p8, c2_p9, c2_p10).To(c2_o11)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [
        2.5, 2.75, 0.875, -1.625, -3.0, -1.0, 0.125, -2.5, -1.25, 1.375, 1.625, 2.375, 0.375, -0.125, 1.75,
        1.0, -0.375, -0.75, -2.125, 1.875, -1.375, 0.25, -1.5, -2.75
    ],
    c2_i1: [
        1.375, -2.0, 0.375, 2.375, 1.25, 1.875, -0.875, -1.5, 0.25, -1.875, -0.25, 1.125, 0.5, -1.375, 2.875,
        0.75, -0.75, -1.625, -0.375, 0.0, 2.125, -0.125, 0.625, 1.5, -1.25, 1.0, 2.5, -0.5, 2.25, 1.625,
        -2.25, 0.875, -2.125, -2.5, -1.0, -3.0
    ],
    c2_i2: [-0.75, -2.875, -2.0],
    c2_o11: [0.0, 0.0, 0.0, 0.0, 0.0, 0.140625, 0.0, 4.90625, 0.0, 0.421875, 0.0625, 0.0],
}, model=c2_model, name='explicit_padding_FLOAT32_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_FLOAT32_mixed_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [2, 4, 3, 5]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT32', [2, 1, 3, 4]))
c3_i2 = Input('c3_i2', ('TENSOR_FLOAT32', [2]))
c3_p3 = Int32Scalar('c3_p3', 0)
c3_p4 = Int32Scalar('c3_p4', 1)
c3_p5 = Int32Scalar('c3_p5', 0)
c3_p6 = Int32Scalar('c3_p6', 0)
c3_p7 = Int32Scalar('c3_p7', 1)
c3_p8 = Int32Scalar('c3_p8', 2)
c3_p9 = Int32Scalar('c3_p9', 2)
c3_p10 = BoolScalar('c3_p10', True)
c3_p11 = Int32Scalar('c3_p11', 2)
c3_p12 = Int32Scalar('c3_p12', 2)
c3_o13 = Output('c3_o13', ('TENSOR_FLOAT32', [2, 2, 2, 2]))
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
c3_model.AddOperand(c3_p12)
c3_model.AddOperand(c3_o13)
c3_model.Operation('CONV_2D', c3_i0, c3_i1, c3_i2, c3_p3, c3_p4, c3_p5, c3_p6, c3_p7, c3_p8, c3_p9, c3_p10, c3_p11, c3_p12).To(c3_o13)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [
        1.375, -1.125, 0.375, -2.125, 2.625, 3.0, -2.0, 0.625, -0.375, 1.875, 0.875, -1.75, 2.125, -1.5,
        -1.625, 0.75, -2.625, -1.25, -2.875, 2.75, -0.75, 0.25, 1.125, 1.75, -1.375, 1.25, -1.625, -1.75,
        -1.25, 2.25, -0.25, 2.0, -0.875, 0.0, 2.5, -0.125, 2.375, 1.0, 0.125, -2.75, -1.0, 1.5, -0.75, 0.0,
        2.375, 0.5, -2.5, -1.5, 1.625, -1.875, -2.25, 2.25, 2.875, -2.375, -0.5, -3.0, -0.625, 0.125, 0.875,
        1.5, -2.875, -0.375, 1.125, 1.25, 1.75, 2.125, 2.875, -0.875, -0.25, -2.0, 0.75, 2.125, -1.625, 2.375,
        -1.375, -1.375, 2.5, 0.625, 1.625, -0.125, -2.375, 2.625, 0.75, -2.625, -2.25, 0.25, 0.5, 0.625,
        -0.125, -3.0, 0.375, -2.5, 2.75, -2.125, 0.5, -0.625, -3.0, 1.875, -1.0, -2.0, -2.375, 1.25, 1.375,
        -0.25, 2.875, -2.75, 0.25, 1.0, -1.875, 2.0, 3.0, -0.5, -1.125, 1.375, -2.625, 2.75, -1.5, 2.625,
        -2.125, -0.625
    ],
    c3_i1: [
        1.25, -0.875, -2.875, 0.25, 0.75, 2.0, 0.0, -1.75, -1.25, 0.375, 1.0, 0.875, -2.0, -0.5, 2.5, 0.125,
        -3.0, 1.125, -2.25, -1.875, -0.375, 1.625, -2.375, 2.875
    ],
    c3_i2: [-1.125, 0.875],
    c3_o13: [-0.203125, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 0.875, 0.53125, -1.0, -1.0],
}, model=c3_model, name='explicit_padding_FLOAT32_mixed_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_FLOAT32_tail_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [3, 3, 2, 17]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT32', [2, 2, 1, 17]))
c4_i2 = Input('c4_i2', ('TENSOR_FLOAT32', [2]))
c4_p3 = Int32Scalar('c4_p3', 0)
c4_p4 = Int32Scalar('c4_p4', 0)
c4_p5 = Int32Scalar('c4_p5', 0)
c4_p6 = Int32Scalar('c4_p6', 2)
c4_p7 = Int32Scalar('c4_p7', 2)
c4_p8 = Int32Scalar('c4_p8', 2)
c4_p9 = Int32Scalar('c4_p9', 0)
c4_p10 = BoolScalar('c4_p10', False)
c4_p11 = Int32Scalar('c4_p11', 1)
c4_p12 = Int32Scalar('c4_p12', 2)
c4_o13 = Output('c4_o13', ('TENSOR_FLOAT32', [3, 2, 1, 2]))
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
c4_model.AddOperand(c4_p12)
c4_model.AddOperand(c4_o13)
c4_model.Operation('CONV_2D', c4_i0, c4_i1, c4_i2, c4_p3, c4_p4, c4_p5, c4_p6, c4_p7, c4_p8, c4_p9, c4_p10, c4_p11, c4_p12).To(c4_o13)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [
        0.375, 0.875, -2.25, -1.375, 1.75, 0.625, -2.5, 2.875, -2.875, -2.375, -0.625, 2.75, 2.0, 0.75, -1.0,
        -3.0, -1.25, 0.25, 1.0, 1.125, 2.375, 0.0, 1.5, 0.5, -0.5, -1.75, -1.125, -2.625, -1.5, 0.125, -2.0,
        -0.375, 1.25, -0.75, 1.875, -0.125, -2.125, -1.875, 2.5, 3.0, -1.625, 1.375, 1.625, -2.75, 2.25,
        2.125, 2.625, -0.875, -0.25, -1.0, -1.375, 0.0, 2.5, -0.875, -0.25, -1.75, -2.625, 1.625, 2.25, -3.0,
        -2.875, -2.75, -2.0, 2.125, -0.125, -1.875, 0.5, -0.5, -1.125, -2.5, 0.375, 3.0, -2.25, 1.25, -0.375,
        1.0, 2.625, -0.625, 2.0, -1.5, 1.125, 2.375, -1.25, 0.75, 0.125, 0.875, -1.625, -2.375, -0.75, -2.125,
        1.75, 0.25, 1.5, 1.875, 2.75, 1.375, 0.625, 2.875, -0.5, 2.5, 1.25, 1.0, -1.25, -2.25, 2.25, 1.625,
        -3.0, -2.75, 0.375, -0.25, 0.5, 1.75, -1.0, 2.0, -0.875, 0.875, -2.125, 0.125, 2.75, -1.125, -1.75,
        0.75, 0.25, 0.0, 1.375, 2.875, 1.5, -0.625, -2.625, 1.125, -2.875, 3.0, -1.875, 2.625, 1.875, -2.375,
        -0.375, -1.5, 2.375, -0.125, -0.75, 0.625, -1.625, 2.125, -2.0, -1.375, -2.5, 0.25, 2.625, 2.0, 1.125,
        2.25, -2.5, -1.25, -0.125, -2.25, 3.0, -2.375, 1.375, -1.5, -2.625, -1.875, -2.875, -1.375, 2.5, 1.0,
        -0.875, 0.75, 1.75, -0.25, 0.625, -1.625, -1.125, -3.0, -0.625, 2.75, 1.25, 0.125, 2.125, 2.375,
        -0.75, 1.5, 1.625, 0.0, 0.875, 1.875, -2.125, 2.875, 0.5, 0.375, -2.0, -1.75, -2.75, -0.375, -1.0,
        -0.5, -2.375, -1.25, -0.75, 1.875, 1.375, 2.625, -2.25, 1.5, 2.25, -0.25, 2.875, 1.125, -0.375, 1.25,
        -1.0, 1.0, -1.5, -1.875, 2.5, -2.0, -0.625, -0.125, -2.875, -2.125, -2.75, 1.75, -3.0, 2.125, 0.125,
        -0.875, 0.375, -1.625, 0.5, -1.375, -2.625, 2.0, -1.125, 1.625, 0.0, 0.625, 0.75, 0.25, 3.0, -0.5,
        -1.75, 0.875, -2.5, 2.75, 2.375, 2.375, 0.125, -1.125, -2.375, -1.0, -2.625, -2.875, -1.625, 0.5,
        1.75, -2.125, 0.75, 0.875, -2.0, 1.875, -0.375, 1.25, -1.375, -1.875, -2.5, 2.0, -0.25, 3.0, -0.625,
        0.0, -1.25, -2.25, 2.625, -3.0, 1.5, -0.5, -1.5, 1.625, 0.375, -0.75, 2.125, -0.125, 1.0, 0.25, -1.75,
        1.375, 2.25, 2.5, 2.875, 2.75, -2.75, -0.875, 1.125, 0.625, -2.5, 2.625, 2.25, 0.0, 3.0, -3.0, -0.125,
        1.0, 1.5, -1.5, 1.75, -0.875
    ],
    c4_i1: [
        -1.5, -0.25, -0.5, -0.875, -1.25, -2.125, 1.25, 0.375, 0.125, 2.75, 2.375, -0.375, 0.875, 2.0, 1.75,
        0.5, -2.5, 0.75, -1.375, 1.375, 1.875, 1.625, -2.875, 0.625, 0.0, -1.625, -1.75, -0.625, -2.75, 3.0,
        -0.125, 2.25, 1.0, -1.875, -1.0, -1.125, 2.125, 0.25, -3.0, 1.125, 2.625, -0.75, -2.375, -2.0, 1.5,
        2.5, -2.625, 2.875, -2.25, 2.125, 3.0, 1.125, 1.5, -1.125, -0.75, 1.875, 2.0, 2.625, -0.5, 1.25, -2.0,
        -1.5, -3.0, 0.125, -1.875, -1.0, 1.0, 0.875
    ],
    c4_i2: [-1.875, 0.625],
    c4_o13: [
        -10.4375, -19.640625, 5.21875, 15.453125, -10.984375, 36.796875, 10.984375, -8.953125, -16.796875,
        4.8125, -5.34375, 27.0625
    ],
}, model=c4_model, name='explicit_padding_FLOAT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_FLOAT16_mixed_5
c5_p0 = Parameter('c5_p0', ('TENSOR_FLOAT16', [4, 4, 6, 2]), [
        -1.5, 0.875, -1.375, -0.875, -2.875, 0.5, -2.375, -0.75, -1.125, 0.125, 1.375, 2.25, 0.375, 0.25,
        -3.0, -1.875, -1.25, 2.75, -1.0, -0.375, -2.25, -0.25, -2.125, 1.875, 3.0, 1.5, 0.75, -1.75, -2.0,
        1.625, -0.5, -2.75, 2.625, -0.125, 1.75, 2.125, 2.875, -0.625, -2.5, -2.625, 0.625, 0.0, 2.5, 1.0,
        1.125, 1.25, 2.375, 2.0, -1.625, 2.0, 0.25, -2.875, 1.875, 1.25, -2.0, -0.375, 3.0, -1.25, -1.75,
        -0.875, -0.625, 0.75, 2.875, 2.5, 0.0, 0.375, -0.5, -2.375, -3.0, 2.125, -2.625, 0.875, 1.75, 1.625,
        -1.875, 1.375, 2.375, -1.0, -1.375, 2.75, 0.625, -1.125, 0.5, 2.625, -1.625, 0.125, -2.75, 1.5, -0.25,
        -1.5, 2.25, 1.125, -2.25, -0.125, -2.5, -2.125, 1.0, -0.75, -0.75, 3.0, -0.125, -2.375, -2.75, -1.375,
        -1.5, -1.75, 2.625, -0.875, -2.25, -0.25, 2.375, 2.125, 0.75, 1.5, 1.0, -0.5, 1.25, 0.125, 0.875,
        -1.0, 2.875, 2.5, 0.375, 2.75, -1.625, 1.375, 0.25, -1.125, -2.125, 2.0, -1.875, 0.5, 1.75, 2.25,
        1.875, 1.625, -3.0, -2.5, -0.375, 0.0, -0.625, -2.625, 0.625, -1.25, 1.125, -2.0, -2.875, 2.25,
        -0.125, 3.0, 2.375, 0.5, 1.125, 0.875, -2.125, -2.375, 0.75, 2.75, -0.25, -0.625, 1.25, 0.125, 0.0,
        -1.0, -2.625, 1.625, -1.5, 1.5, -1.125, 2.0, 0.375, -2.25, -1.625, 2.5, 1.75, 2.125, 2.625, -3.0,
        -2.5, -0.875, -1.75, -1.375, -2.875, 1.375, 1.0, -2.75, -1.25, -2.0, 0.625, 2.875, 1.875, -1.875
    ])
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT16', [3, 2, 3, 2]))
c5_p2 = Parameter('c5_p2', ('TENSOR_FLOAT16', [3]), [-1.875, 2.0, 0.625])
c5_p3 = Int32Scalar('c5_p3', 2)
c5_p4 = Int32Scalar('c5_p4', 0)
c5_p5 = Int32Scalar('c5_p5', 0)
c5_p6 = Int32Scalar('c5_p6', 1)
c5_p7 = Int32Scalar('c5_p7', 2)
c5_p8 = Int32Scalar('c5_p8', 2)
c5_p9 = Int32Scalar('c5_p9', 3)
c5_o10 = Output('c5_o10', ('TENSOR_FLOAT16', [4, 2, 3, 3]))
c5_model = Model()
c5_model.AddOperand(c5_p0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_p3)
c5_model.AddOperand(c5_p4)
c5_model.AddOperand(c5_p5)
c5_model.AddOperand(c5_p6)
c5_model.AddOperand(c5_p7)
c5_model.AddOperand(c5_p8)
c5_model.AddOperand(c5_p9)
c5_model.AddOperand(c5_o10)
c5_model.Operation('CONV_2D', c5_p0, c5_i1, c5_p2, c5_p3, c5_p4, c5_p5, c5_p6, c5_p7, c5_p8, c5_p9).To(c5_o10)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i1: [
        -1.25, -3.0, -0.375, -0.25, -0.75, 1.25, -0.875, -1.125, 0.0, -1.75, -0.5, 2.375, 1.875, 1.0, 2.5,
        0.375, 1.375, 2.25, -0.625, -2.125, 2.125, 2.625, -1.875, -2.0, -2.5, 0.625, 0.875, -1.5, 2.75, 1.75,
        2.0, -1.375, -0.125, -2.625, 0.5, -1.0
    ],
    c5_o10: [
        0.75, 0.703, 0.0, 6.0, 0.0, 0.3281, 1.484, 0.0, 0.0, 0.0, 5.36, 6.0, 0.0, 0.0, 6.0, 0.0, 3.86, 6.0,
        3.938, 3.938, 0.0, 0.0, 6.0, 6.0, 0.0, 0.0, 3.75, 0.0, 6.0, 6.0, 0.0, 6.0, 0.0, 0.0, 6.0, 0.0, 0.0,
        6.0, 1.1875, 0.0, 5.016, 0.0, 3.922, 0.0, 0.0, 3.562, 3.797, 6.0, 0.0, 6.0, 0.0, 0.0, 6.0, 4.906,
        0.9375, 0.0, 0.0, 4.094, 0.0, 0.0, 0.0, 6.0, 6.0, 0.0, 6.0, 1.531, 0.0, 6.0, 6.0, 0.0, 0.0, 6.0
    ],
}, model=c5_model, name='explicit_padding_FLOAT16_mixed_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_FLOAT16_mixed_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT16', [1, 2, 3, 4]))
c6_p1 = Parameter('c6_p1', ('TENSOR_FLOAT16', [1, 3, 1, 2]), [-1.875, 1.875, -2.5, 1.75, 1.0, -2.625])
c6_i2 = Input('c6_i2', ('TENSOR_FLOAT16', [1]))
c6_p3 = Int32Scalar('c6_p3', 0)
c6_p4 = Int32Scalar('c6_p4', 0)
c6_p5 = Int32Scalar('c6_p5', 1)
c6_p6 = Int32Scalar('c6_p6', 2)
c6_p7 = Int32Scalar('c6_p7', 1)
c6_p8 = Int32Scalar('c6_p8', 1)
c6_p9 = Int32Scalar('c6_p9', 0)
c6_p10 = BoolScalar('c6_p10', True)
c6_o11 = Output('c6_o11', ('TENSOR_FLOAT16', [1, 1, 4, 4]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
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
c6_model.AddOperand(c6_o11)
c6_model.Operation('CONV_2D', c6_i0, c6_p1, c6_i2, c6_p3, c6_p4, c6_p5, c6_p6, c6_p7, c6_p8, c6_p9, c6_p10).To(c6_o11)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i0: [
        -1.875, -0.25, 2.0, -1.75, 0.125, -2.375, -3.0, 0.875, 0.375, 0.75, -1.5, -1.375, -0.875, 1.75, 1.875,
        -2.125, -2.25, -1.125, -2.5, -0.5, 1.0, 2.5, 2.625, -2.625
    ],
    c6_i2: [-1.125],
    c6_o11: [
        8.06, 3.14, 0.7188, 1.719, -5.75, 0.7812, -6.625, 0.625, -4.766, 3.719, 8.16, -4.86, 0.04688, 2.156,
        6.61, -3.469
    ],
}, model=c6_model, name='explicit_padding_FLOAT16_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_FLOAT16_mixed_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT16', [4, 4, 2, 3]))
c7_i1 = Input('c7_i1', ('TENSOR_FLOAT16', [3, 2, 1, 3]))
c7_i2 = Input('c7_i2', ('TENSOR_FLOAT16', [3]))
c7_p3 = Int32Scalar('c7_p3', 0)
c7_p4 = Int32Scalar('c7_p4', 0)
c7_p5 = Int32Scalar('c7_p5', 0)
c7_p6 = Int32Scalar('c7_p6', 1)
c7_p7 = Int32Scalar('c7_p7', 1)
c7_p8 = Int32Scalar('c7_p8', 1)
c7_p9 = Int32Scalar('c7_p9', 1)
c7_p10 = BoolScalar('c7_p10', False)
c7_o11 = Output('c7_o11', ('TENSOR_FLOAT16', [4, 4, 2, 3]))
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
c7_model.AddOperand(c7_o11)
c7_model.Operation('CONV_2D', c7_i0, c7_i1, c7_i2, c7_p3, c7_p4, c7_p5, c7_p6, c7_p7, c7_p8, c7_p9, c7_p10).To(c7_o11)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i0: [
        -0.875, -1.25, -2.75, -0.25, 2.0, 0.125, 0.875, -1.875, -1.5, 1.75, -2.375, 2.625, 1.375, 0.5, -1.625,
        -1.0, 0.25, 1.625, 2.75, -2.875, 0.375, 1.5, 2.875, -0.75, 3.0, -2.0, -0.625, 1.125, 2.5, 2.25, 1.25,
        -3.0, 0.75, -1.75, -2.125, -2.625, 1.0, 2.375, -2.5, -1.375, -0.125, 0.0, 2.125, -2.25, -0.375, 1.875,
        -0.5, 0.625, -1.125, 2.625, -0.125, -3.0, 0.25, 0.625, -1.0, 2.125, -2.25, 3.0, 1.5, 0.125, 1.375,
        -1.875, 0.75, -2.375, 2.25, 1.0, -2.5, 2.375, 1.25, 0.875, -0.875, 1.125, 1.875, -0.625, 2.0, -0.5,
        -1.75, -2.0, 2.5, -0.25, -1.25, -1.125, 2.875, 2.75, -2.75, 0.5, -0.375, 1.75, 0.375, -1.375, 1.625,
        0.0, -2.625, -0.75, -2.875, -1.5
    ],
    c7_i1: [
        1.375, 1.0, -3.0, 1.125, 1.5, -1.0, -1.75, 0.5, -1.625, 3.0, 0.25, 2.5, 0.125, 2.125, 2.0, -0.875,
        0.875, 2.25
    ],
    c7_i2: [2.625, 0.875, -0.625],
    c7_o11: [
        8.09, 4.656, 0.0, 0.0, 13.33, 6.14, 10.375, 1.031, 0.0, 0.0, 0.0, 4.547, 8.3, 9.83, 0.0, 3.375, 3.453,
        2.547, 2.406, 0.0, 0.0, 9.81, 0.9062, 4.17, 2.781, 0.5156, 0.0, 0.0, 0.0, 3.094, 6.28, 0.0, 0.0,
        4.234, 2.984, 0.0, 13.266, 9.25, 0.0, 1.344, 10.28, 0.0, 4.42, 0.0, 0.0, 2.828, 0.0, 0.0, 8.39, 0.0,
        2.234, 2.375, 14.92, 0.0, 8.11, 12.875, 0.0, 7.58, 0.0, 9.484, 0.0, 0.0, 4.14, 0.0, 9.75, 6.86, 0.0,
        4.406, 6.61, 0.0, 0.0, 0.0, 2.266, 0.0, 0.0, 6.484, 8.34, 1.281, 7.594, 0.0, 0.0, 0.0, 1.719, 6.547,
        4.92, 4.86, 0.0, 5.875, 0.0, 0.0, 12.734, 2.297, 0.0, 3.219, 3.188, 0.0
    ],
}, model=c7_model, name='explicit_padding_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_FLOAT16_mixed_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [2, 4, 1, 4]))
c8_i1 = Input('c8_i1', ('TENSOR_FLOAT16', [1, 2, 1, 4]))
c8_i2 = Input('c8_i2', ('TENSOR_FLOAT16', [1]))
c8_p3 = Int32Scalar('c8_p3', 0)
c8_p4 = Int32Scalar('c8_p4', 0)
c8_p5 = Int32Scalar('c8_p5', 1)
c8_p6 = Int32Scalar('c8_p6', 1)
c8_p7 = Int32Scalar('c8_p7', 1)
c8_p8 = Int32Scalar('c8_p8', 1)
c8_p9 = Int32Scalar('c8_p9', 2)
c8_p10 = BoolScalar('c8_p10', False)
c8_p11 = Int32Scalar('c8_p11', 1)
c8_p12 = Int32Scalar('c8_p12', 1)
c8_o13 = Output('c8_o13', ('TENSOR_FLOAT16', [2, 5, 1, 1]))
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
c8_model.AddOperand(c8_p12)
c8_model.AddOperand(c8_o13)
c8_model.Operation('CONV_2D', c8_i0, c8_i1, c8_i2, c8_p3, c8_p4, c8_p5, c8_p6, c8_p7, c8_p8, c8_p9, c8_p10, c8_p11, c8_p12).To(c8_o13)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [
        0.25, -2.625, -1.75, -2.125, -0.125, -1.25, 2.375, -2.875, 2.25, 0.5, 1.75, 2.125, 1.25, -0.25, 0.75,
        0.375, 2.5, -0.75, -1.875, 1.125, -2.75, -0.625, 2.0, -0.5, 1.375, 3.0, 0.875, -1.625, 0.125, 1.5,
        -1.125, 1.625
    ],
    c8_i1: [1.0, -1.625, 0.0, -2.0, -0.625, -1.5, -2.5, 1.25],
    c8_i2: [2.875],
    c8_o13: [1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0],
}, model=c8_model, name='explicit_padding_FLOAT16_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_FLOAT16_tail_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [3, 17, 4, 3]))
c9_i1 = Input('c9_i1', ('TENSOR_FLOAT16', [4, 2, 2, 17]))
c9_i2 = Input('c9_i2', ('TENSOR_FLOAT16', [4]))
c9_p3 = Int32Scalar('c9_p3', 1)
c9_p4 = Int32Scalar('c9_p4', 1)
c9_p5 = Int32Scalar('c9_p5', 1)
c9_p6 = Int32Scalar('c9_p6', 0)
c9_p7 = Int32Scalar('c9_p7', 2)
c9_p8 = Int32Scalar('c9_p8', 1)
c9_p9 = Int32Scalar('c9_p9', 2)
c9_p10 = BoolScalar('c9_p10', True)
c9_p11 = Int32Scalar('c9_p11', 1)
c9_p12 = Int32Scalar('c9_p12', 1)
c9_o13 = Output('c9_o13', ('TENSOR_FLOAT16', [3, 4, 4, 2]))
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
c9_model.AddOperand(c9_p12)
c9_model.AddOperand(c9_o13)
c9_model.Operation('CONV_2D', c9_i0, c9_i1, c9_i2, c9_p3, c9_p4, c9_p5, c9_p6, c9_p7, c9_p8, c9_p9, c9_p10, c9_p11, c9_p12).To(c9_o13)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [
        -2.625, 2.625, 3.0, 1.75, -2.625, 1.375, -2.75, 2.25, 0.5, -2.25, -1.125, 1.375, 1.375, -1.25, 0.125,
        -2.75, 1.5, 0.375, 1.625, -1.625, 0.0, -1.375, 1.25, -2.625, 1.625, 2.125, -2.5, 1.0, -0.625, -0.875,
        1.375, -0.5, 0.75, 1.625, 0.0, 2.25, -1.875, 2.375, 2.875, 1.125, -1.75, -2.375, -1.0, -1.375, 1.5,
        -1.0, -0.75, -3.0, 0.5, -0.25, -0.5, 2.125, 1.875, -1.625, 1.125, -2.25, 1.75, -0.5, 0.125, 0.875,
        1.125, -1.5, -2.0, -1.5, 0.625, 0.5, -0.125, -1.75, 0.875, 1.0, -2.75, -0.875, -2.375, -0.75, 0.875,
        0.125, 2.0, -2.0, 0.375, -1.875, -0.625, -2.125, 0.25, -2.0, -1.375, 2.25, 2.0, 0.875, 1.25, -2.125,
        1.875, -3.0, -2.5, -0.375, 2.375, 0.75, 1.0, 0.25, -1.75, -1.375, 2.75, -0.75, 0.25, -1.25, 2.0,
        1.875, 0.625, 1.125, -1.125, 0.75, 2.75, -1.125, 1.625, -2.25, -0.75, -0.375, 2.625, -2.875, 0.5, 1.5,
        -1.625, 0.375, 1.75, 2.25, 2.875, 3.0, 2.5, -2.375, -0.25, -0.625, -1.875, -0.25, 1.875, -2.875, 2.5,
        2.625, -0.25, -2.5, -2.625, 2.875, 2.75, -1.75, 2.125, -1.0, 0.0, -0.375, -0.125, -0.125, 2.5, -1.0,
        -0.875, 0.125, -0.25, -1.625, -2.5, -2.5, -1.0, 0.625, -2.125, -1.25, -1.875, 2.75, -1.125, 1.0,
        0.375, -0.125, 1.5, 0.125, 1.25, 1.5, -2.25, -0.5, 0.75, 0.625, 3.0, -2.0, -1.25, 2.625, 1.75, 2.25,
        -0.625, -0.875, -0.375, 0.25, 0.0, -2.875, 2.125, 2.375, 2.5, 2.875, 2.0, 1.25, -2.75, -3.0, 2.375,
        -3.0, -2.875, -1.5, 1.25, -2.125, 3.0, -2.375, -1.5, 0.25, -2.25, 2.875, -2.375, -0.875, -2.625, 0.0,
        0.125, 1.25, 0.0, -2.0, -0.5, -0.875, -2.875, -1.25, -2.75, -2.0, 0.25, 2.625, 0.625, 2.125, 2.5,
        2.125, 0.75, -3.0, 2.375, -1.375, -0.5, 1.25, 2.25, -2.375, -2.125, 1.875, -0.625, 2.75, -2.25, 1.25,
        -0.375, 1.0, 2.625, 0.5, -2.875, -2.125, 1.75, -0.75, -1.75, 0.875, 2.25, 2.75, -1.875, 2.0, 2.125,
        0.125, 0.75, 1.625, -0.125, -2.75, -1.0, 1.375, -2.625, 2.375, 0.5, 2.5, -0.125, 1.875, -2.25, 0.75,
        -1.875, -0.5, -2.5, -2.375, 1.125, -1.0, 1.625, -2.0, 2.75, 1.5, -0.75, -1.25, 2.25, 2.375, -0.75,
        1.5, 1.75, -0.75, -1.625, -0.625, 1.125, -0.625, 2.375, 0.375, -2.375, -3.0, 1.625, -0.125, -1.5,
        2.25, 1.125, 0.625, -1.75, -2.75, 2.875, 1.375, -1.0, 1.5, -2.75, -2.125, -1.125, 3.0, -2.625, 0.0,
        -0.125, -0.5, 1.375, -1.375, 2.0, 0.5, -0.25, -0.375, 1.0, -1.625, 1.75, 0.375, 0.875, 2.0, -1.625,
        2.625, -1.75, -2.625, -1.25, 3.0, 0.125, -0.625, -0.875, -3.0, -1.5, -1.125, -1.0, 0.25, 1.0, -0.375,
        0.0, -3.0, -1.375, -1.375, 1.875, -2.125, 0.625, -0.25, -3.0, 0.875, 1.125, -2.5, 0.375, 1.875, 2.625,
        0.125, 3.0, -1.125, 3.0, -2.5, -0.375, 2.875, -2.0, -0.875, -2.875, 0.625, -1.625, -2.625, -0.75,
        -1.75, 1.0, 2.125, -1.25, -2.875, -1.5, 3.0, 1.25, 2.5, 2.375, -2.25, -1.5, 0.875, 0.375, 1.75,
        -1.875, -0.25, -1.125, -2.25, -0.625, 2.0, -1.875, 0.625, 0.75, 1.375, -1.375, 2.75, 2.5, 1.625, 2.75,
        -1.625, 0.5, 0.25, 2.875, -0.5, -1.125, 0.875, -2.25, -1.125, -2.125, 2.0, 0.375, 1.5, -1.875, -1.5,
        0.125, -1.5, 1.625, -0.125, -2.875, -1.625, 0.75, -3.0, 0.75, -2.75, -2.75, -2.625, 1.75, -1.125,
        -1.25, -0.25, -0.875, -2.375, 2.25, -1.25, 1.75, 0.0, 1.875, -2.875, 1.0, 0.875, 2.875, 0.75, -0.25,
        -0.75, -0.5, -1.625, -2.25, -0.75, 1.25, -1.375, 2.125, -2.625, 0.375, 0.5, 0.25, 0.125, 0.0, 1.875,
        2.25, -0.5, 1.5, 2.875, -1.625, -1.25, -2.5, -2.875, 1.625, 0.375, 2.0, 3.0, -0.375, 2.625, 3.0, 0.5,
        1.125, 2.25, 2.125, 1.5, 0.5, -1.875, 2.375, -1.875, -1.375, -0.25, 0.375, 0.25, -0.875, -2.125,
        -0.375, 2.0, -2.75, -1.0, -1.375, 1.125, -2.125, -1.0, 0.625, 2.625, -2.5, -0.25, 2.5, -2.75, 2.875,
        1.0, -0.625, 1.375, 2.125, 0.875, -2.25, -1.0, 0.0, -2.0, 1.75, 0.25, -1.75, -2.625, -2.5, 1.0, -2.5,
        -0.125, -0.375, -2.125, -3.0, -2.25, -2.125, 1.875, -2.0, 2.75, -0.125, -1.5, -0.625, 0.25, -0.75,
        -1.125, 0.5, 1.125, -1.75, -0.875, -1.5, -3.0, 1.75, 2.375, -2.375, -1.75, 2.0, -2.0, -0.75, 1.5,
        -2.0, -1.5, 0.625, 1.375, -1.25, -1.125, -2.0, -0.625, -2.375, -1.25, -1.0, 2.0, 2.625, 1.375, 1.125,
        2.5, 0.875, -0.875, 2.75, 2.75, 0.875, 2.5, 0.625, 0.75, 1.125, -2.375, 1.25, 2.625, 0.5, 1.625,
        -2.625, -0.5, 1.375, 2.375, 2.125, 0.125, -1.875, 1.0, -0.375, 1.5, 2.5, 1.25, 0.125, 2.25, -1.75,
        1.625, -0.125, 0.0, 0.0, 2.125, 1.875, 3.0, 0.625, 2.875, -2.875, -0.125, 0.75, -0.25, 1.25, 3.0
    ],
    c9_i1: [
        -2.125, -1.25, 0.25, -2.875, 2.75, 0.75, -0.625, -2.75, 0.125, 2.875, 1.0, 3.0, 1.375, 1.5, 1.25,
        -1.75, -1.5, -2.5, -0.5, 2.0, -0.125, 0.875, -1.125, 1.625, -1.875, -0.375, -1.0, 2.25, 2.125, 0.5,
        -3.0, 1.875, -0.25, 1.75, -2.25, -0.75, -2.375, -0.875, -1.375, -2.625, 2.375, 1.125, 0.625, 2.5,
        -2.0, 0.0, -1.625, 0.375, 2.625, -1.75, 0.875, -3.0, 1.5, -0.625, 0.5, 1.0, -1.25, -2.875, -0.5,
        -2.75, -1.625, 1.875, -2.375, 2.25, 0.0, 0.125, 3.0, 0.75, -2.5, 1.625, -0.75, 1.375, 2.875, 2.5,
        2.75, 0.375, -2.625, 2.625, -1.375, -0.375, -1.875, -2.125, 1.125, -0.875, 2.375, -2.0, -1.5, -2.25,
        0.625, 2.0, 0.25, 1.25, -0.125, -1.0, -0.25, 2.125, -1.125, 1.75, 0.375, -0.875, 2.125, 1.375, 0.75,
        0.5, 1.25, 3.0, -2.875, -1.375, -1.625, 1.125, 2.875, 0.0, 0.25, -0.625, -2.75, 0.625, 2.75, -2.625,
        1.0, -2.0, -2.375, 0.125, 1.875, -2.125, -0.125, 0.875, 2.5, 1.625, -1.75, -2.25, -2.5, 2.375, 1.5,
        -0.25, -1.5, -0.75, 2.25, -1.0, -0.375, -3.0, -0.5, 2.0, 1.75, -1.25, -1.125, 2.625, -1.875, 2.625,
        -0.375, 3.0, 1.875, 0.5, -2.125, -3.0, -2.25, -0.625, -0.25, -1.625, 2.5, 2.375, 0.125, -0.875, -2.5,
        -2.0, 0.0, -1.0, -2.375, 1.75, 0.75, 0.875, -1.5, 1.25, 0.625, -1.875, 0.25, -0.5, -1.375, 1.5, 2.75,
        -0.125, -2.875, 1.0, -1.125, -2.75, -1.25, 2.0, -1.75, 2.125, 2.875, 0.375, 1.625, -0.75, -2.625,
        1.375, 2.25, 1.125, 0.375, 2.0, -0.875, -2.375, -1.0, 1.375, 2.5, -2.125, -1.75, -1.375, 2.75, 1.625,
        2.625, 2.375, -0.75, -1.25, 3.0, 1.0, -3.0, -2.875, -2.5, 0.125, -2.75, 2.125, 1.75, -0.125, 2.25,
        0.0, 0.875, -1.125, -0.375, 0.5, -1.5, 2.875, -1.875, 1.25, 0.75, -1.625, -2.625, -0.625, 1.5, -0.25,
        0.25, -0.5, 1.125, 1.875, -2.25, 0.625, -2.0, -1.75, -2.25, -0.5, -2.875, 2.0, 2.375, -2.75, 3.0,
        -2.375, -2.125, 2.5, 2.75, 1.875, 2.25, 0.25, 0.5, 1.0, 0.75, 2.625, -1.0, -0.75, 1.625, -0.25, 0.125,
        1.75, -1.375, 2.125
    ],
    c9_i2: [-2.25, -0.875, -1.25, 1.25],
    c9_o13: [
        0.1406, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, -1.0, -1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 1.0,
        1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -0.3281, 1.0, 1.0, -1.0, 0.8594, 1.0, -0.04688, -1.0, -1.0, -1.0, 1.0,
        1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.1094, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0,
        1.0, 1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, 1.0, -1.0, 1.0, -1.0, -1.0, 1.0,
        1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 1.0, -1.0, -1.0, -1.0, 1.0, -1.0,
        -1.0, -1.0, -1.0, -1.0, -1.0, 1.0
    ],
}, model=c9_model, name='explicit_padding_FLOAT16_tail_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_INT32_mixed_10
c10_p0 = Parameter('c10_p0', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 3], 0.125, 255), [
        119, 31, 87, 217, 143, 240, 110, 92, 138, 229, 132, 108, 52, 154, 113, 123, 156, 14, 64, 4, 13, 136,
        66, 111, 137, 254, 115, 169, 245, 195, 50, 232, 249, 36, 61, 134, 112, 133, 8, 182, 188, 208, 47, 161,
        124, 151, 219, 130, 19, 159, 173, 246, 129, 9, 126, 6, 74, 150, 175, 155, 145, 34, 70, 210, 220, 215,
        88, 109, 212, 38, 141, 27, 189, 22, 165, 144, 99, 236, 11, 103, 10, 201, 75, 80, 7, 131, 202, 211, 41,
        194, 120, 106, 21, 199, 35, 146, 77, 191, 60, 65, 228, 83, 200, 90, 241, 197, 226, 142, 98, 107, 224,
        177, 73, 0, 93, 178, 101, 104, 85, 238
    ])
c10_i1 = Input('c10_i1', ('TENSOR_QUANT8_ASYMM', [3, 2, 1, 4], 0.0625, 255))
c10_i2 = Input('c10_i2', ('TENSOR_INT32', [3], 0.0078125, 0))
c10_p3 = Int32Scalar('c10_p3', 0)
c10_p4 = Int32Scalar('c10_p4', 0)
c10_p5 = Int32Scalar('c10_p5', 0)
c10_p6 = Int32Scalar('c10_p6', 0)
c10_p7 = Int32Scalar('c10_p7', 1)
c10_p8 = Int32Scalar('c10_p8', 2)
c10_p9 = Int32Scalar('c10_p9', 1)
c10_p10 = BoolScalar('c10_p10', True)
c10_o11 = Output('c10_o11', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 3], 8.0, 128))
c10_model = Model()
c10_model.AddOperand(c10_p0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_i2)
c10_model.AddOperand(c10_p3)
c10_model.AddOperand(c10_p4)
c10_model.AddOperand(c10_p5)
c10_model.AddOperand(c10_p6)
c10_model.AddOperand(c10_p7)
c10_model.AddOperand(c10_p8)
c10_model.AddOperand(c10_p9)
c10_model.AddOperand(c10_p10)
c10_model.AddOperand(c10_o11)
c10_model.Operation('CONV_2D', c10_p0, c10_i1, c10_i2, c10_p3, c10_p4, c10_p5, c10_p6, c10_p7, c10_p8, c10_p9, c10_p10).To(c10_o11)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i1: [
        173, 247, 119, 93, 25, 187, 121, 243, 215, 212, 33, 30, 91, 194, 244, 46, 86, 145, 213, 180, 120, 14,
        206, 246
    ],
    c10_i2: [-217, -203, 175],
    c10_o11: [
        236, 224, 200, 185, 218, 255, 255, 208, 208, 210, 255, 255, 243, 255, 255, 207, 211, 247, 200, 220,
        232, 255, 216, 255, 233, 229, 240, 255, 237, 255, 235, 242, 247, 255, 234, 233
    ],
}, model=c10_model, name='explicit_padding_QUANT8_ASYMM_INT32_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_INT32_mixed_11
c11_i0 = Input('c11_i0', ('TENSOR_QUANT8_ASYMM', [4, 3, 3, 1], 0.4375, 0))
c11_p1 = Parameter('c11_p1', ('TENSOR_QUANT8_ASYMM', [3, 1, 2, 1], 0.0625, 0), [215, 47, 3, 173, 195, 154])
c11_p2 = Parameter('c11_p2', ('TENSOR_INT32', [3], 0.02734375, 0), [-223, -206, -491])
c11_p3 = Int32Scalar('c11_p3', 0)
c11_p4 = Int32Scalar('c11_p4', 1)
c11_p5 = Int32Scalar('c11_p5', 0)
c11_p6 = Int32Scalar('c11_p6', 0)
c11_p7 = Int32Scalar('c11_p7', 1)
c11_p8 = Int32Scalar('c11_p8', 2)
c11_p9 = Int32Scalar('c11_p9', 2)
c11_o10 = Output('c11_o10', ('TENSOR_QUANT8_ASYMM', [4, 2, 3, 3], 0.25, 38))
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
c11_model.Operation('CONV_2D', c11_i0, c11_p1, c11_p2, c11_p3, c11_p4, c11_p5, c11_p6, c11_p7, c11_p8, c11_p9).To(c11_o10)
c11_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c11_i0: [
        1, 238, 177, 136, 235, 116, 77, 31, 57, 80, 27, 83, 92, 20, 62, 172, 145, 234, 117, 39, 22, 163, 187,
        111, 60, 249, 179, 198, 13, 147, 208, 129, 12, 246, 133, 211
    ],
    c11_o10: [
        42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 34, 42, 42, 42, 42, 42, 42, 42, 42,
        42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 34, 42, 42, 42, 42, 42, 42,
        42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42
    ],
}, model=c11_model, name='explicit_padding_QUANT8_ASYMM_INT32_mixed_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_INT32_mixed_12
c12_i0 = Input('c12_i0', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 2], 0.25, 19))
c12_i1 = Input('c12_i1', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 2], 0.25, 44))
c12_i2 = Input('c12_i2', ('TENSOR_INT32', [2], 0.0625, 0))
c12_p3 = Int32Scalar('c12_p3', 1)
c12_p4 = Int32Scalar('c12_p4', 1)
c12_p5 = Int32Scalar('c12_p5', 0)
c12_p6 = Int32Scalar('c12_p6', 0)
c12_p7 = Int32Scalar('c12_p7', 2)
c12_p8 = Int32Scalar('c12_p8', 2)
c12_p9 = Int32Scalar('c12_p9', 0)
c12_p10 = BoolScalar('c12_p10', False)
c12_o11 = Output('c12_o11', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 2], 3.0, 100))
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
c12_model.AddOperand(c12_o11)
c12_model.Operation('CONV_2D', c12_i0, c12_i1, c12_i2, c12_p3, c12_p4, c12_p5, c12_p6, c12_p7, c12_p8, c12_p9, c12_p10).To(c12_o11)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [90, 21, 82, 206, 14, 136, 162, 28, 114, 7, 55, 66, 72, 140, 1, 209],
    c12_i1: [218, 19, 72, 231, 154, 188, 187, 141],
    c12_i2: [-201, -356],
    c12_o11: [145, 255, 227, 255, 104, 255, 202, 255],
}, model=c12_model, name='explicit_padding_QUANT8_ASYMM_INT32_mixed_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_INT32_mixed_13
c13_i0 = Input('c13_i0', ('TENSOR_QUANT8_ASYMM', [2, 4, 6, 3], 0.25, 117))
c13_i1 = Input('c13_i1', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 4], 0.3125, 38))
c13_i2 = Input('c13_i2', ('TENSOR_INT32', [1], 0.078125, 0))
c13_p3 = Int32Scalar('c13_p3', 0)
c13_p4 = Int32Scalar('c13_p4', 0)
c13_p5 = Int32Scalar('c13_p5', 1)
c13_p6 = Int32Scalar('c13_p6', 1)
c13_p7 = Int32Scalar('c13_p7', 2)
c13_p8 = Int32Scalar('c13_p8', 2)
c13_p9 = Int32Scalar('c13_p9', 3)
c13_p10 = BoolScalar('c13_p10', True)
c13_p11 = Int32Scalar('c13_p11', 1)
c13_p12 = Int32Scalar('c13_p12', 1)
c13_o13 = Output('c13_o13', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 2], 0.125, 128))
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
c13_model.AddOperand(c13_p12)
c13_model.AddOperand(c13_o13)
c13_model.Operation('CONV_2D', c13_i0, c13_i1, c13_i2, c13_p3, c13_p4, c13_p5, c13_p6, c13_p7, c13_p8, c13_p9, c13_p10, c13_p11, c13_p12).To(c13_o13)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i0: [
        93, 190, 199, 8, 49, 144, 92, 122, 41, 239, 150, 67, 143, 87, 141, 253, 10, 180, 58, 159, 133, 214,
        94, 183, 14, 153, 135, 113, 17, 221, 22, 66, 179, 163, 151, 247, 193, 134, 76, 106, 158, 213, 48, 205,
        120, 100, 83, 37, 116, 25, 74, 64, 149, 245, 132, 57, 50, 206, 65, 85, 234, 119, 13, 152, 53, 36, 157,
        55, 40, 142, 160, 110, 78, 240, 176, 97, 210, 21, 232, 39, 89, 9, 26, 111, 165, 5, 99, 95, 167, 29,
        15, 223, 188, 80, 4, 212, 33, 56, 203, 148, 73, 46, 227, 81, 128, 130, 7, 61, 169, 237, 112, 139, 187,
        236, 117, 175, 24, 147, 86, 215, 45, 207, 170, 172, 34, 229, 168, 185, 252, 208, 184, 171, 23, 32,
        103, 96, 98, 19, 248, 79, 51, 18, 145, 146
    ],
    c13_i1: [162, 74, 247, 114, 38, 85, 244, 36, 219, 140, 100, 128],
    c13_i2: [-255],
    c13_o13: [176, 176, 128, 176, 176, 176, 176, 176, 128, 128, 128, 176],
}, model=c13_model, name='explicit_padding_QUANT8_ASYMM_INT32_mixed_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_INT32_tail_14
c14_i0 = Input('c14_i0', ('TENSOR_QUANT8_ASYMM', [2, 6, 2, 17], 0.4375, 24))
c14_i1 = Input('c14_i1', ('TENSOR_QUANT8_ASYMM', [1, 2, 1, 17], 0.1875, 26))
c14_i2 = Input('c14_i2', ('TENSOR_INT32', [1], 0.08203125, 0))
c14_p3 = Int32Scalar('c14_p3', 0)
c14_p4 = Int32Scalar('c14_p4', 0)
c14_p5 = Int32Scalar('c14_p5', 0)
c14_p6 = Int32Scalar('c14_p6', 1)
c14_p7 = Int32Scalar('c14_p7', 2)
c14_p8 = Int32Scalar('c14_p8', 2)
c14_p9 = Int32Scalar('c14_p9', 1)
c14_p10 = BoolScalar('c14_p10', False)
c14_p11 = Int32Scalar('c14_p11', 1)
c14_p12 = Int32Scalar('c14_p12', 2)
c14_o13 = Output('c14_o13', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 1], 384.0, 128))
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
c14_model.AddOperand(c14_p12)
c14_model.AddOperand(c14_o13)
c14_model.Operation('CONV_2D', c14_i0, c14_i1, c14_i2, c14_p3, c14_p4, c14_p5, c14_p6, c14_p7, c14_p8, c14_p9, c14_p10, c14_p11, c14_p12).To(c14_o13)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_i0: [
        176, 249, 35, 82, 67, 119, 50, 83, 52, 71, 25, 242, 48, 193, 177, 51, 222, 132, 174, 173, 9, 7, 194,
        23, 40, 221, 106, 47, 180, 168, 91, 235, 14, 166, 175, 88, 247, 149, 101, 21, 234, 117, 202, 12, 253,
        37, 172, 45, 237, 210, 187, 251, 215, 231, 141, 206, 185, 29, 18, 181, 28, 159, 198, 160, 158, 16,
        201, 170, 167, 59, 79, 89, 224, 126, 30, 223, 34, 248, 140, 130, 81, 6, 129, 87, 230, 131, 136, 74, 8,
        164, 245, 238, 17, 254, 156, 3, 55, 41, 112, 77, 31, 105, 199, 204, 102, 134, 64, 169, 109, 137, 188,
        104, 123, 22, 56, 152, 58, 216, 38, 138, 218, 124, 127, 239, 227, 43, 92, 0, 146, 183, 135, 53, 228,
        84, 197, 10, 144, 162, 65, 70, 128, 147, 78, 86, 44, 80, 153, 15, 110, 192, 142, 154, 13, 157, 68, 95,
        76, 226, 122, 220, 125, 98, 66, 99, 133, 163, 212, 46, 208, 5, 116, 182, 184, 214, 178, 11, 244, 232,
        205, 190, 90, 143, 24, 72, 39, 236, 155, 107, 4, 96, 62, 85, 229, 148, 32, 94, 213, 196, 211, 243,
        233, 19, 20, 54, 73, 108, 219, 207, 200, 114, 241, 75, 61, 255, 63, 171, 186, 250, 139, 69, 60, 191,
        161, 100, 240, 120, 2, 33, 252, 57, 111, 115, 179, 113, 27, 103, 42, 217, 1, 97, 150, 209, 195, 26,
        49, 118, 151, 189, 246, 36, 121, 165, 225, 145, 203, 93, 249, 176, 7, 132, 247, 122, 228, 127, 59, 82,
        54, 156, 141, 213, 124, 204, 9, 226, 115, 39, 129, 49, 174, 100, 173, 3, 170, 102, 196, 34, 29, 23,
        55, 160, 62, 135, 202, 73, 201, 97, 199, 30, 77, 250, 0, 20, 1, 38, 35, 96, 179, 40, 240, 98, 5, 70,
        32, 137, 114, 155, 19, 231, 21, 8, 161, 242, 41, 252, 142, 133, 187, 13, 147, 175, 215, 214, 168, 86,
        233, 18, 136, 167, 238, 207, 188, 90, 58, 153, 116, 217, 210, 103, 205, 239, 166, 164, 4, 89, 109,
        126, 154, 197, 183, 191, 236, 112, 254, 180, 243, 75, 95, 61, 222, 11, 22, 93, 192, 123, 25, 194, 150,
        227, 144, 76, 64, 223, 69, 81, 10, 195, 184, 203, 63, 225, 237, 149, 17, 159, 111, 120, 113, 46, 185,
        67, 72, 245, 48, 125, 218, 31, 50, 219
    ],
    c14_i1: [
        73, 13, 3, 147, 107, 18, 199, 109, 221, 195, 156, 193, 99, 211, 185, 187, 76, 45, 254, 200, 60, 168,
        201, 29, 39, 239, 229, 44, 225, 121, 183, 191, 48, 157
    ],
    c14_i2: [297],
    c14_o13: [200, 194, 157, 210, 201, 177],
}, model=c14_model, name='explicit_padding_QUANT8_ASYMM_INT32_tail_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_15
c15_i0 = Input('c15_i0', ('TENSOR_QUANT8_ASYMM', [3, 2, 2, 1], 0.25, 255))
c15_p1 = Parameter('c15_p1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 2, 1]), [-115, 96, -18, 33], extraParams=SymmPerChannelQuantParams(0, [0.4375, 0.3125]))
c15_p2 = Parameter('c15_p2', ('TENSOR_INT32', [2]), [45, 6])
c15_p3 = Int32Scalar('c15_p3', 0)
c15_p4 = Int32Scalar('c15_p4', 1)
c15_p5 = Int32Scalar('c15_p5', 0)
c15_p6 = Int32Scalar('c15_p6', 0)
c15_p7 = Int32Scalar('c15_p7', 2)
c15_p8 = Int32Scalar('c15_p8', 2)
c15_p9 = Int32Scalar('c15_p9', 3)
c15_o10 = Output('c15_o10', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 2], 0.125, 38))
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
c15_model.Operation('CONV_2D', c15_i0, c15_p1, c15_p2, c15_p3, c15_p4, c15_p5, c15_p6, c15_p7, c15_p8, c15_p9).To(c15_o10)
c15_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c15_i0: [57, 218, 222, 178, 40, 97, 207, 0, 166, 188, 141, 160],
    c15_o10: [86, 86, 86, 38, 86, 38],
}, model=c15_model, name='explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_16
c16_p0 = Parameter('c16_p0', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 3], 0.125, 0), [105, 246, 158, 180, 145, 179, 184, 98, 204, 220, 134, 249, 210, 88, 183, 69, 123, 187])
c16_i1 = Input('c16_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 2, 2, 3]), extraParams=SymmPerChannelQuantParams(0, [0.1875, 0.375, 0.5, 0.5]))
c16_i2 = Input('c16_i2', ('TENSOR_INT32', [4]))
c16_p3 = Int32Scalar('c16_p3', 0)
c16_p4 = Int32Scalar('c16_p4', 1)
c16_p5 = Int32Scalar('c16_p5', 1)
c16_p6 = Int32Scalar('c16_p6', 1)
c16_p7 = Int32Scalar('c16_p7', 1)
c16_p8 = Int32Scalar('c16_p8', 1)
c16_p9 = Int32Scalar('c16_p9', 0)
c16_p10 = BoolScalar('c16_p10', False)
c16_o11 = Output('c16_o11', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 4], 10.0, 128))
c16_model = Model()
c16_model.AddOperand(c16_p0)
c16_model.AddOperand(c16_i1)
c16_model.AddOperand(c16_i2)
c16_model.AddOperand(c16_p3)
c16_model.AddOperand(c16_p4)
c16_model.AddOperand(c16_p5)
c16_model.AddOperand(c16_p6)
c16_model.AddOperand(c16_p7)
c16_model.AddOperand(c16_p8)
c16_model.AddOperand(c16_p9)
c16_model.AddOperand(c16_p10)
c16_model.AddOperand(c16_o11)
c16_model.Operation('CONV_2D', c16_p0, c16_i1, c16_i2, c16_p3, c16_p4, c16_p5, c16_p6, c16_p7, c16_p8, c16_p9, c16_p10).To(c16_o11)
c16_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c16_i1: [
        50, -48, 59, -24, 39, 26, -73, 34, 5, 90, 66, 120, 75, 64, -11, -104, 55, 67, -35, -17, 80, -82, 96,
        -36, 11, 9, -114, 12, -55, 65, -90, -72, 77, -54, -10, 95, -1, 109, 110, 117, -43, 38, -15, 104, 114,
        -123, 1, 83
    ],
    c16_i2: [-401, -196, -303, 288],
    c16_o11: [
        241, 115, 69, 255, 221, 92, 99, 255, 106, 166, 77, 255, 233, 210, 39, 255, 227, 249, 92, 255, 166,
        255, 0, 255, 180, 210, 31, 255, 186, 255, 54, 255, 147, 179, 5, 255
    ],
}, model=c16_model, name='explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM', [4, 3, 4, 2], 0.4375, 253))
c17_i1 = Input('c17_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 2, 3]), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.5]))
c17_i2 = Input('c17_i2', ('TENSOR_INT32', [2]))
c17_p3 = Int32Scalar('c17_p3', 1)
c17_p4 = Int32Scalar('c17_p4', 0)
c17_p5 = Int32Scalar('c17_p5', 2)
c17_p6 = Int32Scalar('c17_p6', 2)
c17_p7 = Int32Scalar('c17_p7', 2)
c17_p8 = Int32Scalar('c17_p8', 2)
c17_p9 = Int32Scalar('c17_p9', 1)
c17_p10 = BoolScalar('c17_p10', True)
c17_o11 = Output('c17_o11', ('TENSOR_QUANT8_ASYMM', [4, 2, 3, 1], 0.5, 128))
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
c17_model.AddOperand(c17_o11)
c17_model.Operation('CONV_2D', c17_i0, c17_i1, c17_i2, c17_p3, c17_p4, c17_p5, c17_p6, c17_p7, c17_p8, c17_p9, c17_p10).To(c17_o11)
c17_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c17_i0: [
        102, 175, 243, 112, 138, 195, 118, 127, 9, 106, 222, 47, 68, 56, 123, 230, 116, 97, 1, 73, 234, 42,
        88, 125, 49, 13, 101, 140, 157, 214, 169, 90, 33, 237, 191, 246, 62, 184, 77, 44, 100, 122, 124, 133,
        192, 46, 158, 24, 171, 61, 128, 206, 29, 180, 113, 78, 105, 66, 216, 181, 2, 67, 240, 211, 111, 251,
        197, 121, 228, 48, 249, 226, 153, 213, 221, 93, 201, 22, 187, 174, 107, 3, 142, 109, 235, 193, 63,
        170, 132, 224, 86, 27, 110, 207, 14, 12
    ],
    c17_i1: [
        103, 84, -28, 6, 108, -66, -100, 9, 67, -2, 74, 12, 102, -120, 126, 4, 122, -9, -21, -119, -79, -51,
        -127, -89, 19, -6, -36, 21, 121, 30, 66, 3, 36, -17, 16, -57
    ],
    c17_i2: [110, 58],
    c17_o11: [
        128, 128, 128, 255, 255, 255, 128, 128, 128, 255, 255, 255, 128, 128, 128, 255, 255, 255, 128, 128,
        128, 255, 255, 128
    ],
}, model=c17_model, name='explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_18
c18_i0 = Input('c18_i0', ('TENSOR_QUANT8_ASYMM', [4, 3, 5, 3], 0.5, 228))
c18_i1 = Input('c18_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 3, 3, 3]), extraParams=SymmPerChannelQuantParams(0, [0.25, 0.3125, 0.125]))
c18_i2 = Input('c18_i2', ('TENSOR_INT32', [3]))
c18_p3 = Int32Scalar('c18_p3', 0)
c18_p4 = Int32Scalar('c18_p4', 2)
c18_p5 = Int32Scalar('c18_p5', 2)
c18_p6 = Int32Scalar('c18_p6', 0)
c18_p7 = Int32Scalar('c18_p7', 2)
c18_p8 = Int32Scalar('c18_p8', 2)
c18_p9 = Int32Scalar('c18_p9', 2)
c18_p10 = BoolScalar('c18_p10', True)
c18_p11 = Int32Scalar('c18_p11', 1)
c18_p12 = Int32Scalar('c18_p12', 1)
c18_o13 = Output('c18_o13', ('TENSOR_QUANT8_ASYMM', [4, 3, 3, 2], 0.15625, 128))
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
c18_model.AddOperand(c18_p12)
c18_model.AddOperand(c18_o13)
c18_model.Operation('CONV_2D', c18_i0, c18_i1, c18_i2, c18_p3, c18_p4, c18_p5, c18_p6, c18_p7, c18_p8, c18_p9, c18_p10, c18_p11, c18_p12).To(c18_o13)
c18_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c18_i0: [
        60, 193, 86, 113, 207, 244, 72, 178, 50, 180, 243, 65, 136, 53, 201, 126, 130, 93, 47, 85, 165, 84,
        46, 145, 132, 152, 52, 222, 242, 238, 49, 187, 45, 192, 17, 35, 5, 55, 114, 213, 97, 20, 199, 218,
        245, 223, 21, 149, 233, 58, 99, 27, 48, 51, 177, 184, 196, 171, 204, 10, 144, 16, 135, 138, 124, 4,
        33, 211, 182, 118, 56, 161, 3, 39, 179, 67, 186, 205, 150, 18, 236, 115, 13, 1, 121, 160, 208, 54,
        120, 111, 112, 210, 206, 246, 96, 95, 231, 30, 8, 239, 71, 66, 229, 139, 59, 88, 105, 77, 202, 74,
        216, 234, 40, 253, 75, 100, 11, 79, 24, 252, 25, 128, 153, 167, 12, 163, 226, 162, 83, 214, 117, 191,
        106, 248, 61, 217, 203, 247, 14, 140, 232, 197, 101, 221, 164, 82, 19, 137, 43, 209, 129, 2, 169, 146,
        23, 143, 9, 125, 32, 168, 225, 98, 237, 190, 36, 92, 188, 109, 159, 64, 6, 166, 108, 73, 250, 158,
        131, 0, 70, 122
    ],
    c18_i1: [
        -49, 46, 91, -20, 62, -41, 9, 52, -6, 97, 21, -79, -81, 74, -120, 85, -118, 118, 65, -70, 64, 57, 103,
        -108, -31, -57, 47, -109, 31, 94, -52, 45, 98, -51, 19, -99, -19, -9, 114, 107, 20, 123, 89, -37, 12,
        -115, -67, 50, -27, 23, -11, -112, 82, -82, -84, -29, 2, -5, -35, 68, 1, 3, 44, -36, 99, -12, -89,
        -63, 22, -98, -22, 120, -48, 92, 16, -40, -111, 36, 77, -21, -61
    ],
    c18_i2: [190, 70, -157],
    c18_o13: [
        122, 122, 122, 122, 122, 122, 134, 134, 134, 122, 122, 122, 134, 122, 122, 134, 122, 134, 122, 134,
        134, 122, 122, 122, 134, 134, 122, 134, 134, 134, 134, 122, 134, 122, 122, 134, 122, 134, 122, 122,
        122, 122, 134, 134, 122, 134, 134, 134, 134, 122, 134, 134, 134, 134, 122, 122, 122, 134, 122, 122,
        122, 122, 122, 122, 122, 122, 134, 122, 134, 122, 134, 122
    ],
}, model=c18_model, name='explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_tail_19
c19_i0 = Input('c19_i0', ('TENSOR_QUANT8_ASYMM', [3, 17, 2, 2], 0.5, 194))
c19_i1 = Input('c19_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 1, 1, 17]), extraParams=SymmPerChannelQuantParams(0, [0.25, 0.3125, 0.0625, 0.125]))
c19_i2 = Input('c19_i2', ('TENSOR_INT32', [4]))
c19_p3 = Int32Scalar('c19_p3', 0)
c19_p4 = Int32Scalar('c19_p4', 0)
c19_p5 = Int32Scalar('c19_p5', 0)
c19_p6 = Int32Scalar('c19_p6', 0)
c19_p7 = Int32Scalar('c19_p7', 2)
c19_p8 = Int32Scalar('c19_p8', 1)
c19_p9 = Int32Scalar('c19_p9', 3)
c19_p10 = BoolScalar('c19_p10', True)
c19_p11 = Int32Scalar('c19_p11', 2)
c19_p12 = Int32Scalar('c19_p12', 1)
c19_o13 = Output('c19_o13', ('TENSOR_QUANT8_ASYMM', [3, 4, 2, 1], 0.125, 4))
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
c19_model.AddOperand(c19_p12)
c19_model.AddOperand(c19_o13)
c19_model.Operation('CONV_2D', c19_i0, c19_i1, c19_i2, c19_p3, c19_p4, c19_p5, c19_p6, c19_p7, c19_p8, c19_p9, c19_p10, c19_p11, c19_p12).To(c19_o13)
c19_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c19_i0: [
        127, 133, 245, 18, 181, 89, 145, 159, 132, 1, 69, 251, 254, 197, 255, 186, 170, 86, 66, 113, 106, 119,
        117, 40, 63, 220, 156, 102, 38, 43, 168, 136, 111, 104, 174, 31, 16, 60, 149, 243, 49, 25, 103, 248,
        94, 250, 10, 242, 249, 62, 85, 12, 192, 116, 30, 14, 42, 141, 44, 107, 52, 129, 218, 67, 82, 59, 13,
        7, 231, 126, 91, 114, 112, 98, 35, 3, 196, 109, 169, 213, 36, 140, 179, 0, 152, 130, 58, 162, 33, 65,
        203, 148, 173, 108, 142, 193, 48, 125, 100, 224, 61, 90, 19, 222, 227, 164, 175, 29, 24, 230, 83, 160,
        64, 115, 239, 185, 80, 201, 2, 147, 247, 228, 153, 200, 212, 178, 21, 101, 68, 235, 8, 72, 74, 122,
        188, 20, 120, 97, 225, 229, 216, 121, 96, 195, 171, 47, 207, 206, 55, 128, 238, 138, 79, 28, 99, 6,
        134, 214, 204, 208, 240, 172, 37, 110, 57, 41, 253, 189, 95, 217, 158, 92, 199, 39, 232, 84, 51, 131,
        23, 143, 176, 144, 11, 150, 198, 223, 22, 211, 93, 236, 73, 77, 151, 190, 87, 194, 244, 241, 135, 234,
        139, 71, 167, 76
    ],
    c19_i1: [
        55, 39, 104, -115, 92, -20, -76, 72, 43, 66, -103, -29, -45, -32, -54, 1, -107, 32, -12, -117, 89,
        -55, -101, -78, 8, 74, -112, 50, 36, 86, -113, -121, -97, 2, 99, 100, -64, -72, 4, 88, 3, -69, -27,
        -10, 114, 82, 60, -66, 29, -23, 120, -80, 41, -100, -17, -93, -61, -50, 70, -82, 122, -106, 61, -59,
        109, -46, -38, -79
    ],
    c19_i2: [-414, 286, 162, 239],
    c19_o13: [52, 52, 52, 52, 4, 4, 52, 52, 52, 4, 4, 52, 4, 4, 52, 52, 52, 52, 4, 52, 4, 4, 52, 52],
}, model=c19_model, name='explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_tail_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_20
c20_i0 = Input('c20_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 6, 3, 2], 0.1875, 127))
c20_i1 = Input('c20_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 1, 2], 0.4375, -128))
c20_p2 = Parameter('c20_p2', ('TENSOR_INT32', [2], 0.08203125, 0), [-135, 89])
c20_p3 = Int32Scalar('c20_p3', 0)
c20_p4 = Int32Scalar('c20_p4', 0)
c20_p5 = Int32Scalar('c20_p5', 0)
c20_p6 = Int32Scalar('c20_p6', 1)
c20_p7 = Int32Scalar('c20_p7', 1)
c20_p8 = Int32Scalar('c20_p8', 1)
c20_p9 = Int32Scalar('c20_p9', 0)
c20_p10 = BoolScalar('c20_p10', False)
c20_o11 = Output('c20_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 5, 3, 2], 80.0, 0))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_i1)
c20_model.AddOperand(c20_p2)
c20_model.AddOperand(c20_p3)
c20_model.AddOperand(c20_p4)
c20_model.AddOperand(c20_p5)
c20_model.AddOperand(c20_p6)
c20_model.AddOperand(c20_p7)
c20_model.AddOperand(c20_p8)
c20_model.AddOperand(c20_p9)
c20_model.AddOperand(c20_p10)
c20_model.AddOperand(c20_o11)
c20_model.Operation('CONV_2D', c20_i0, c20_i1, c20_p2, c20_p3, c20_p4, c20_p5, c20_p6, c20_p7, c20_p8, c20_p9, c20_p10).To(c20_o11)
c20_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c20_i0: [
        48, -13, 20, -16, -3, -30, 27, 88, 57, 92, 19, -123, 52, 53, 74, -31, 79, -8, 110, -27, 23, -85, 0,
        115, -105, 37, -103, 99, -60, -51, 9, 87, -91, 5, -109, 24, -108, 33, 90, 111, 7, 8, 15, -93, 81, -98,
        101, 83, 34, 73, -120, 26, 4, -29, 49, -52, 17, -107, -72, -21, -28, 36, -53, -54, -81, -76, -66, -25,
        -43, -87, 30, 77, 16, -104, -84, -119, 103, 38, 96, 41, -80, -26, -34, 82, 120, 109, -113, 102, 54,
        -100, -102, -56, -39, 29, -110, -82, 91, 124, -92, 118, 47, -44, 46, -101, 86, -75, -1, -36, 65, -89,
        63, 125, -49, -112, -63, -117, 10, -24, -74, -11, -7, 117, 58, -46, 104, 69, -122, -127, -42, 32, 50,
        -59, 113, 2, -38, 68, -55, -35, 70, 39, 89, -83, -94, 76
    ],
    c20_i1: [-104, 11, 25, -33, -103, 15, -101, 80, 75, -37, 68, 53],
    c20_o11: [
        -54, -85, -62, -91, -88, -118, -50, -66, -64, -95, -64, -107, -49, -99, -71, -128, -73, -128, -77,
        -121, -95, -128, -73, -128, -41, -54, -56, -69, -77, -102, -69, -99, -54, -103, -54, -92, -82, -123,
        -119, -128, -68, -118, -57, -95, -92, -128, -106, -128, -88, -128, -118, -128, -88, -128, -62, -78,
        -78, -99, -54, -74, -52, -71, -98, -128, -78, -114, -49, -102, -86, -128, -81, -128, -58, -76, -52,
        -101, -119, -128, -73, -112, -84, -118, -92, -128, -36, -40, -33, -35, -62, -80, -91, -128, -62, -87,
        -93, -126, -105, -128, -70, -117, -63, -95, -87, -107, -75, -127, -68, -113, -71, -103, -81, -111,
        -86, -128, -36, -47, -39, -45, -67, -90
    ],
}, model=c20_model, name='explicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_21
c21_p0 = Parameter('c21_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 6, 1], 0.25, -128), [
        44, -27, -125, -120, -123, -79, 114, 81, -89, 99, -15, 19, -127, -60, 86, 40, 112, -4, 121, 69, 56,
        -22, -121, -56
    ])
c21_p1 = Parameter('c21_p1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 3, 1], 0.4375, 127), [-57, 64, -35, -77, -69, -120, 44, 93, 101])
c21_i2 = Input('c21_i2', ('TENSOR_INT32', [3], 0.109375, 0))
c21_p3 = Int32Scalar('c21_p3', 2)
c21_p4 = Int32Scalar('c21_p4', 2)
c21_p5 = Int32Scalar('c21_p5', 0)
c21_p6 = Int32Scalar('c21_p6', 0)
c21_p7 = Int32Scalar('c21_p7', 1)
c21_p8 = Int32Scalar('c21_p8', 2)
c21_p9 = Int32Scalar('c21_p9', 3)
c21_o10 = Output('c21_o10', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 8, 3], 0.5, 64))
c21_model = Model()
c21_model.AddOperand(c21_p0)
c21_model.AddOperand(c21_p1)
c21_model.AddOperand(c21_i2)
c21_model.AddOperand(c21_p3)
c21_model.AddOperand(c21_p4)
c21_model.AddOperand(c21_p5)
c21_model.AddOperand(c21_p6)
c21_model.AddOperand(c21_p7)
c21_model.AddOperand(c21_p8)
c21_model.AddOperand(c21_p9)
c21_model.AddOperand(c21_o10)
c21_model.Operation('CONV_2D', c21_p0, c21_p1, c21_i2, c21_p3, c21_p4, c21_p5, c21_p6, c21_p7, c21_p8, c21_p9).To(c21_o10)
c21_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c21_i2: [-215, -437, 448],
    c21_o10: [
        64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64,
        64, 76, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64
    ],
}, model=c21_model, name='explicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_22
c22_i0 = Input('c22_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 3, 4], 0.5, 62))
c22_i1 = Input('c22_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 2, 3], 0.125, 46))
c22_i2 = Input('c22_i2', ('TENSOR_INT32', [1], 0.0625, 0))
c22_p3 = Int32Scalar('c22_p3', 0)
c22_p4 = Int32Scalar('c22_p4', 1)
c22_p5 = Int32Scalar('c22_p5', 0)
c22_p6 = Int32Scalar('c22_p6', 0)
c22_p7 = Int32Scalar('c22_p7', 1)
c22_p8 = Int32Scalar('c22_p8', 1)
c22_p9 = Int32Scalar('c22_p9', 1)
c22_p10 = BoolScalar('c22_p10', True)
c22_o11 = Output('c22_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 3, 4], 0.3125, 0))
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
c22_model.AddOperand(c22_o11)
c22_model.Operation('CONV_2D', c22_i0, c22_i1, c22_i2, c22_p3, c22_p4, c22_p5, c22_p6, c22_p7, c22_p8, c22_p9, c22_p10).To(c22_o11)
c22_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c22_i0: [
        -32, 20, 112, 109, -126, 66, 64, 27, -3, 36, 40, 0, -82, 124, 103, -90, -31, -21, 55, 50, -33, 33,
        -61, 46, 44, -94, 25, 52, -13, 127, 28, 92, 23, -5, -121, -101, -78, -41, -85, 56, -79, -52, -47, 104,
        60, -71, -17, -77, 102, 61, 65, 118, -14, -69, -113, 47, 79, -18, 39, 108, 3, 96, 73, 101, -80, -34,
        76, 11, -124, -57, 70, 114
    ],
    c22_i1: [88, 35, 45, 2, 105, -127],
    c22_i2: [-64],
    c22_o11: [127, 127, 0, 127, 0, 127, 0, 0, 127, 127, 127, 0, 0, 66, 0, 0, 127, 0, 127, 127, 127, 0, 0, 0],
}, model=c22_model, name='explicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_23
c23_i0 = Input('c23_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 3, 3], 0.0625, -56))
c23_i1 = Input('c23_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 1, 1, 3], 0.125, -19))
c23_i2 = Input('c23_i2', ('TENSOR_INT32', [4], 0.0078125, 0))
c23_p3 = Int32Scalar('c23_p3', 0)
c23_p4 = Int32Scalar('c23_p4', 0)
c23_p5 = Int32Scalar('c23_p5', 0)
c23_p6 = Int32Scalar('c23_p6', 0)
c23_p7 = Int32Scalar('c23_p7', 2)
c23_p8 = Int32Scalar('c23_p8', 1)
c23_p9 = Int32Scalar('c23_p9', 2)
c23_p10 = BoolScalar('c23_p10', True)
c23_p11 = Int32Scalar('c23_p11', 2)
c23_p12 = Int32Scalar('c23_p12', 2)
c23_o13 = Output('c23_o13', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4, 3, 2], 0.1875, 0))
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
c23_model.AddOperand(c23_p12)
c23_model.AddOperand(c23_o13)
c23_model.Operation('CONV_2D', c23_i0, c23_i1, c23_i2, c23_p3, c23_p4, c23_p5, c23_p6, c23_p7, c23_p8, c23_p9, c23_p10, c23_p11, c23_p12).To(c23_o13)
c23_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c23_i0: [
        90, 56, -108, 46, 111, -29, 101, -90, 99, -45, -47, 16, -74, -84, 12, 26, 20, -23, -9, -48, -105, -21,
        -65, 107, -58, -31, -103, 54, -109, 114, -113, 48, 1, 71, -12, 50, 59, 5, 6, -56, -33, -72, 100, 96,
        53, -115, -26, 68, 28, 87, 11, -86, -6, -78
    ],
    c23_i1: [-42, -77, -100, -2, 72, 75, -112, 60, -39, 98, 111, -97],
    c23_i2: [-57, 62, -295, 72],
    c23_o13: [
        -5, 5, -5, -5, -5, -5, 5, 5, 5, 5, 5, 5, -5, 5, -5, -5, -5, -5, 5, 5, 5, -5, 5, 5, -5, -5, -5, -5, -5,
        -5, 5, 5, 5, 5, 5, 5, -5, -5, 5, -5, 5, -5, 5, 5, -5, -5, 5, 5
    ],
}, model=c23_model, name='explicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_INT32_tail_24
c24_i0 = Input('c24_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17, 4, 2], 0.375, -64))
c24_i1 = Input('c24_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 1, 17], 0.3125, 107))
c24_i2 = Input('c24_i2', ('TENSOR_INT32', [3], 0.1171875, 0))
c24_p3 = Int32Scalar('c24_p3', 0)
c24_p4 = Int32Scalar('c24_p4', 0)
c24_p5 = Int32Scalar('c24_p5', 0)
c24_p6 = Int32Scalar('c24_p6', 0)
c24_p7 = Int32Scalar('c24_p7', 1)
c24_p8 = Int32Scalar('c24_p8', 2)
c24_p9 = Int32Scalar('c24_p9', 0)
c24_p10 = BoolScalar('c24_p10', True)
c24_p11 = Int32Scalar('c24_p11', 2)
c24_p12 = Int32Scalar('c24_p12', 1)
c24_o13 = Output('c24_o13', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 2, 2], 320.0, -81))
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
c24_model.AddOperand(c24_p12)
c24_model.AddOperand(c24_o13)
c24_model.Operation('CONV_2D', c24_i0, c24_i1, c24_i2, c24_p3, c24_p4, c24_p5, c24_p6, c24_p7, c24_p8, c24_p9, c24_p10, c24_p11, c24_p12).To(c24_o13)
c24_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c24_i0: [
        -99, -60, -52, -47, 86, 112, 1, 19, 20, -89, -82, 4, -63, -86, -91, -21, 76, -98, -113, -97, -16, 62,
        -83, -19, -76, 75, -73, 52, 117, 125, -32, 64, 84, 44, -44, 116, -105, 81, -121, 24, 120, 11, -81,
        -85, -101, 79, 35, -111, 55, 90, 6, 40, -5, 78, 16, -92, -29, 59, 110, 109, -3, -128, -117, -31, 33,
        127, -68, -116, -14, -80, 39, 71, 108, 43, 93, -46, -62, 96, 70, 25, 12, -77, -124, 100, 60, 23, -75,
        77, -115, 0, -65, -123, -54, -64, -35, -59, 51, 99, -84, 50, 2, -13, -125, -45, 31, 114, -96, -9, -79,
        34, -10, -33, -53, 107, 69, 80, -4, -49, -87, -94, 7, -66, 5, -74, 102, -55, -36, 61, -27, 97, -114,
        -88, -26, -43, 28, 87, -102, 66, 113, 30, 47, 122, 85, 68, 92, -11, 82, 41, 18, -15, -104, -93, -34,
        48, 15, 53, -122, -72, -38, 68, 83, 73, 121, -12, -7, -126, 98, -108, 124, -51, 14, 91, 42, 67, -30,
        117, 95, 27, 21, -61, 32, -1, -119, 121, 126, -93, 106, 9, -23, 111, 37, -66, 29, -2, -6, 54, 22, -70,
        123, -42, 88, 10, -109, 103, 36, -100, -90, -101, -110, -95, 101, -78, 74, -20, 89, 24, 72, 65, -107,
        118, -56, -120, -42, 109, -28, -17, 17, -37, 8, 45, -41, -119, 58, 94, -50, -127, -18, -108, 26, 5,
        -118, -24, 49, -71, -22, 104, -25, -36, 38, -67, 46, -8, -112, 3, 56, -110, 105, 115, -69, -48, -106,
        -58, 119, -46, -57, -39, 13, 63, -40, -103, 57, 104
    ],
    c24_i1: [
        60, 43, -18, -15, 84, 101, -45, -61, 95, -22, 6, -51, 79, -114, 112, -110, -79, 83, -67, -102, 10, 56,
        -25, -70, -86, -56, -92, -85, -12, 4, -23, 90, 2, 50, 105, 44, 13, 98, 70, 81, -43, 40, 86, 35, 25,
        48, -20, 121, 116, -10, -19
    ],
    c24_i2: [451, 468, -404],
    c24_o13: [
        -124, -128, -121, -124, -128, -128, -120, -128, -115, -112, -104, -105, -126, -125, -107, -110, -128,
        -128, -122, -107, -121, -108, -96, -91
    ],
}, model=c24_model, name='explicit_padding_QUANT8_ASYMM_SIGNED_INT32_tail_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_25
c25_i0 = Input('c25_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 5, 4, 1], 0.3125, 127))
c25_i1 = Input('c25_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 2, 2, 1]), extraParams=SymmPerChannelQuantParams(0, [0.1875, 0.1875, 0.375]))
c25_p2 = Parameter('c25_p2', ('TENSOR_INT32', [3]), [-472, -70, 180])
c25_p3 = Int32Scalar('c25_p3', 0)
c25_p4 = Int32Scalar('c25_p4', 0)
c25_p5 = Int32Scalar('c25_p5', 0)
c25_p6 = Int32Scalar('c25_p6', 0)
c25_p7 = Int32Scalar('c25_p7', 1)
c25_p8 = Int32Scalar('c25_p8', 1)
c25_p9 = Int32Scalar('c25_p9', 3)
c25_o10 = Output('c25_o10', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 4, 3, 3], 0.125, -84))
c25_model = Model()
c25_model.AddOperand(c25_i0)
c25_model.AddOperand(c25_i1)
c25_model.AddOperand(c25_p2)
c25_model.AddOperand(c25_p3)
c25_model.AddOperand(c25_p4)
c25_model.AddOperand(c25_p5)
c25_model.AddOperand(c25_p6)
c25_model.AddOperand(c25_p7)
c25_model.AddOperand(c25_p8)
c25_model.AddOperand(c25_p9)
c25_model.AddOperand(c25_o10)
c25_model.Operation('CONV_2D', c25_i0, c25_i1, c25_p2, c25_p3, c25_p4, c25_p5, c25_p6, c25_p7, c25_p8, c25_p9).To(c25_o10)
c25_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c25_i0: [
        67, -122, -31, -49, 34, 101, 73, -36, -13, -79, 60, 19, 89, 52, 120, 21, 119, 81, -11, 76, 65, 38,
        -76, -61, 85, -27, -59, -85, -94, 8, -112, -16, 94, -41, 116, -50, 22, 114, 91, -35, -69, -29, 105,
        12, -113, -5, 95, -9, 68, 123, 82, 40, -52, 109, 122, -58, -72, 115, 77, 36
    ],
    c25_i1: [-111, -126, 92, -8, -1, 75, 79, 2, 38, 87, 77, 108],
    c25_o10: [
        -36, -84, -84, -36, -84, -84, -36, -84, -84, -36, -84, -84, -84, -84, -84, -36, -84, -84, -36, -84,
        -84, -36, -84, -84, -36, -84, -84, -36, -84, -84, -36, -84, -84, -36, -84, -84, -36, -84, -84, -36,
        -84, -84, -36, -84, -84, -36, -84, -84, -36, -84, -84, -36, -84, -84, -36, -84, -84, -36, -84, -84,
        -36, -84, -84, -36, -84, -84, -36, -84, -84, -36, -84, -84, -36, -84, -84, -36, -84, -84, -36, -84,
        -84, -36, -84, -84, -36, -84, -84, -36, -84, -84, -84, -84, -84, -36, -84, -84, -36, -84, -84, -36,
        -84, -84, -36, -84, -84, -36, -84, -84
    ],
}, model=c25_model, name='explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_26
c26_p0 = Parameter('c26_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 4, 4, 4], 0.5, -128), [
        -25, 95, 74, -59, 124, -85, -36, 11, 7, -120, 122, -126, -29, 81, 88, -91, 104, -7, -14, -116, -66,
        59, -3, -23, 15, -74, -39, 66, 28, 100, 76, -10, 93, 18, 47, -34, -58, 26, -2, 41, -32, 58, -72, -15,
        -121, 55, -63, -26, -104, 116, 107, 34, 65, 67, -1, -94, 83, 12, 56, -33, -82, 106, 109, -52, 51, 68,
        -96, -27, -108, 29, 120, 64, 70, -31, 25, -115, -95, 22, 119, 4, -67, 98, 103, 53, -24, -69, 108, 42,
        31, -103, -73, -124, 35, -22, -41, 125, -123, -62, 118, 63, -93, 40, 87, -78, -127, 82, 9, -43, 117,
        -114, -112, 48, -119, -99, 10, 97, -88, -35, 85, 17, -92, 112, -125, 38, 32, 110, -98, -100, -90, 78,
        61, -109, -40, 72, -9, -8, 113, 75, 101, -89, -54, -84, 86, 126, 127, -44, 80, -16, -19, 57, -110,
        -87, 105, 89, -12, -20, 27, -71, 121, 46, -30, -18, -13, 13, -128, -46, -50, 45, -47, 36, 2, 92, 99,
        123, -64, 49, 5, -106, 115, -60, -4, -105, -56, 111, -113, 0, -65, 23, -53, 39, 16, 69
    ])
c26_p1 = Parameter('c26_p1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 3, 4]), [
        -113, -115, -45, -70, 36, 62, -75, -108, 31, 55, 35, -87, -11, -56, 82, 25, -116, -50, -69, 8, 92, 17,
        61, 26
    ], extraParams=SymmPerChannelQuantParams(0, [0.375]))
c26_i2 = Input('c26_i2', ('TENSOR_INT32', [1]))
c26_p3 = Int32Scalar('c26_p3', 0)
c26_p4 = Int32Scalar('c26_p4', 2)
c26_p5 = Int32Scalar('c26_p5', 1)
c26_p6 = Int32Scalar('c26_p6', 0)
c26_p7 = Int32Scalar('c26_p7', 1)
c26_p8 = Int32Scalar('c26_p8', 2)
c26_p9 = Int32Scalar('c26_p9', 0)
c26_p10 = BoolScalar('c26_p10', True)
c26_o11 = Output('c26_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 2, 4], 40.0, 0))
c26_model = Model()
c26_model.AddOperand(c26_p0)
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
c26_model.AddOperand(c26_o11)
c26_model.Operation('CONV_2D', c26_p0, c26_p1, c26_i2, c26_p3, c26_p4, c26_p5, c26_p6, c26_p7, c26_p8, c26_p9, c26_p10).To(c26_o11)
c26_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c26_i2: [43],
    c26_o11: [
        9, -65, -10, 49, -128, -128, -128, -128, -83, -46, -102, 47, -128, -128, -128, -128, -21, -101, -71,
        32, -128, -128, -128, -128
    ],
}, model=c26_model, name='explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_27
c27_i0 = Input('c27_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 1, 3], 0.5, 82))
c27_i1 = Input('c27_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 1, 1, 3]), extraParams=SymmPerChannelQuantParams(0, [0.0625, 0.25, 0.25, 0.375]))
c27_i2 = Input('c27_i2', ('TENSOR_INT32', [4]))
c27_p3 = Int32Scalar('c27_p3', 0)
c27_p4 = Int32Scalar('c27_p4', 0)
c27_p5 = Int32Scalar('c27_p5', 0)
c27_p6 = Int32Scalar('c27_p6', 0)
c27_p7 = Int32Scalar('c27_p7', 2)
c27_p8 = Int32Scalar('c27_p8', 2)
c27_p9 = Int32Scalar('c27_p9', 1)
c27_p10 = BoolScalar('c27_p10', False)
c27_o11 = Output('c27_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 1, 4], 1.0, 0))
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
c27_model.AddOperand(c27_o11)
c27_model.Operation('CONV_2D', c27_i0, c27_i1, c27_i2, c27_p3, c27_p4, c27_p5, c27_p6, c27_p7, c27_p8, c27_p9, c27_p10).To(c27_o11)
c27_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c27_i0: [7, 79, -32, -105, -75, 71, 74, -117, 52, 8, 5, -15, 3, 116, -31, 102, 62, 24],
    c27_i1: [-76, -4, -61, 85, 4, -1, -68, -65, 2, -58, 107, -60],
    c27_i2: [462, -330, -219, 340],
    c27_o11: [127, 0, 127, 127, 116, 0, 127, 0, 127, 0, 127, 127, 80, 127, 0, 98],
}, model=c27_model, name='explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_28
c28_i0 = Input('c28_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2, 5, 2], 0.5, 22))
c28_i1 = Input('c28_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 2, 2]), extraParams=SymmPerChannelQuantParams(0, [0.125, 0.1875]))
c28_i2 = Input('c28_i2', ('TENSOR_INT32', [2]))
c28_p3 = Int32Scalar('c28_p3', 2)
c28_p4 = Int32Scalar('c28_p4', 2)
c28_p5 = Int32Scalar('c28_p5', 0)
c28_p6 = Int32Scalar('c28_p6', 0)
c28_p7 = Int32Scalar('c28_p7', 1)
c28_p8 = Int32Scalar('c28_p8', 1)
c28_p9 = Int32Scalar('c28_p9', 2)
c28_p10 = BoolScalar('c28_p10', False)
c28_p11 = Int32Scalar('c28_p11', 2)
c28_p12 = Int32Scalar('c28_p12', 1)
c28_o13 = Output('c28_o13', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2, 7, 2], 0.0625, 0))
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
c28_model.AddOperand(c28_p12)
c28_model.AddOperand(c28_o13)
c28_model.Operation('CONV_2D', c28_i0, c28_i1, c28_i2, c28_p3, c28_p4, c28_p5, c28_p6, c28_p7, c28_p8, c28_p9, c28_p10, c28_p11, c28_p12).To(c28_o13)
c28_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c28_i0: [
        -105, -64, 124, 62, -52, -19, 19, -21, 5, -127, 35, 13, 48, -108, -25, 28, -123, 113, 72, 56, -125,
        84, -107, -85, 2, -116, -73, 8, -96, 111, -124, -6, 118, 64, -16, -43, -54, 97, -20, -24, 49, 85, 37,
        -113, -76, -106, -80, 92, -62, 95, -9, -66, 1, 103, 21, -14, 39, -37, -103, -38, 29, -119, 90, -50,
        22, 18, 109, -109, -102, -36, 70, -53, 112, 75, 24, 7, -8, -58, 47, -34
    ],
    c28_i1: [84, -112, -90, -111, 103, -24, -120, -101],
    c28_i2: [440, -406],
    c28_o13: [
        16, 16, -16, -16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, -16, 16, 16, 16, 16, 16, 16, -16, -16,
        -16, -16, 16, 16, 16, 16, 16, 16, -16, -16, 16, 16, 16, 16, -16, -16, -16, -16, 16, 16, -16, -16, 16,
        -16, 16, 16, 16, 16, -16, -16, 16, -16, -16, -16, 16, 16, 16, 16, 16, 16, 16, -16, -16, -16, -16, -16,
        16, 16, -16, -16, 16, 16, -16, -16, 16, 16, 16, 16, -16, -16, 16, 16, 16, -16, 16, 16, 16, 16, 16, 16,
        16, 16, -16, -16, 16, 16, -16, -16, 16, 16, 16, 16, 16, 16, 16, -16, 16, 16
    ],
}, model=c28_model, name='explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_tail_29
c29_i0 = Input('c29_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 1, 3, 17], 0.3125, -83))
c29_i1 = Input('c29_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 2, 17]), extraParams=SymmPerChannelQuantParams(0, [0.3125, 0.25]))
c29_i2 = Input('c29_i2', ('TENSOR_INT32', [2]))
c29_p3 = Int32Scalar('c29_p3', 1)
c29_p4 = Int32Scalar('c29_p4', 2)
c29_p5 = Int32Scalar('c29_p5', 0)
c29_p6 = Int32Scalar('c29_p6', 0)
c29_p7 = Int32Scalar('c29_p7', 1)
c29_p8 = Int32Scalar('c29_p8', 1)
c29_p9 = Int32Scalar('c29_p9', 2)
c29_p10 = BoolScalar('c29_p10', False)
c29_p11 = Int32Scalar('c29_p11', 2)
c29_p12 = Int32Scalar('c29_p12', 2)
c29_o13 = Output('c29_o13', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 1, 4, 2], 0.1875, 5))
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
c29_model.AddOperand(c29_p12)
c29_model.AddOperand(c29_o13)
c29_model.Operation('CONV_2D', c29_i0, c29_i1, c29_i2, c29_p3, c29_p4, c29_p5, c29_p6, c29_p7, c29_p8, c29_p9, c29_p10, c29_p11, c29_p12).To(c29_o13)
c29_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c29_i0: [
        50, -116, -111, -128, 116, 85, 31, -19, -1, -7, -12, 75, 109, 47, 44, -112, 5, -67, -124, 55, 7, 60,
        -82, 102, -4, -96, -113, -93, -123, -79, 101, 123, -73, 87, -21, 12, 73, -119, 29, 99, 83, 79, 88, 46,
        -77, 56, 78, 48, -39, 1, -8, -57, 119, -62, 92, -60, 37, -104, 69, 91, -117, 15, -97, -36, 20, 43, 23,
        18, -83, 113, -65, -69, -55, 81, -90, 115, -105, 122, 6, -40, 41, 89, 10, 86, -118, -24, -46, 97, -37,
        -9, 70, -23, -101, 49, 30, -66, 124, -107, -26, -27, -34, -86, 114, 67, -47, -5, -125, -20, 35, -10,
        -11, -2, 125, 90, -85, -49, 40, -94, 107, -58, -115, -75, -99, 64, -110, -38, 72, -33, -64, 80, 84,
        -91, 33, -50, 103, 105, -29, 34, -54, 93, 117, -63, -95, -28, -56, -32, 58, -71, 112, -53, 121, -98,
        -89, 126, 106, -92, -13, -45, 59, -59, -122, -88, 39, -103, 3, -48, -114, -15, 74, 24, -14, 14, 95,
        19, 62, 2, -127, 77, 110, 108, -6, -44, -87, 26, -120, 76, 28, 96, -25, 13, -126, -17, -102, 25, 127,
        -100, 120, -52, -121, -78, 82, -35, -30, -108
    ],
    c29_i1: [
        -119, -28, 36, -126, -60, -122, -9, -50, -4, -72, 45, -74, -99, -13, 107, 19, 109, -7, 79, -55, 29,
        -53, -125, -93, -109, -2, 105, -18, -64, -42, -65, 25, -39, 44, 57, 115, 120, -87, -63, 93, 50, 58,
        23, 55, 118, -114, -96, 81, 32, -124, -121, -43, -79, 112, -90, 42, -41, 59, 71, 17, 4, 121, 63, 73,
        90, 0, -11, -91
    ],
    c29_i2: [-273, -433],
    c29_o13: [
        0, 10, 0, 10, 10, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 0, 10, 10, 0, 0, 10, 0, 10, 0, 10, 0,
        10, 0, 10
    ],
}, model=c29_model, name='explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_tail_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_FLOAT32_mixed_30
c30_i0 = Input('c30_i0', ('TENSOR_FLOAT32', [3, 1, 4, 6]))
c30_p1 = Parameter('c30_p1', ('TENSOR_FLOAT32', [1, 3, 3, 1]), [-1.25, -1.0, 2.375, 1.75, -1.625, -0.75, 2.625, -1.875, 0.75])
c30_i2 = Input('c30_i2', ('TENSOR_FLOAT32', [1]))
c30_p3 = Int32Scalar('c30_p3', 2)
c30_p4 = Int32Scalar('c30_p4', 2)
c30_p5 = Int32Scalar('c30_p5', 1)
c30_p6 = Int32Scalar('c30_p6', 0)
c30_p7 = BoolScalar('c30_p7', True)
c30_o8 = Output('c30_o8', ('TENSOR_FLOAT32', [3, 1, 2, 2]))
c30_model = Model()
c30_model.AddOperand(c30_i0)
c30_model.AddOperand(c30_p1)
c30_model.AddOperand(c30_i2)
c30_model.AddOperand(c30_p3)
c30_model.AddOperand(c30_p4)
c30_model.AddOperand(c30_p5)
c30_model.AddOperand(c30_p6)
c30_model.AddOperand(c30_p7)
c30_model.AddOperand(c30_o8)
c30_model.Operation('CONV_2D', c30_i0, c30_p1, c30_i2, c30_p3, c30_p4, c30_p5, c30_p6, c30_p7).To(c30_o8)
c30_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c30_i0: [
        1.375, -1.625, 0.875, -1.875, 2.875, -2.25, 0.375, -0.375, -2.875, 0.25, -0.875, -0.625, -1.5, 2.5,
        0.5, 0.0, 1.0, -2.75, -0.25, -0.125, -0.75, -2.625, -1.125, -1.25, 1.25, 0.625, -1.0, 3.0, 1.125,
        2.125, -2.0, -1.375, -0.5, 1.75, 0.75, 2.375, 1.5, -2.125, -2.375, 1.625, 2.0, 2.75, 2.625, 0.125,
        -3.0, -2.5, 2.25, -1.75, 1.875, 2.75, -0.375, -2.0, 0.625, 0.25, -0.625, 0.0, -3.0, 1.0, -0.25, -0.75,
        1.125, -1.125, 3.0, -1.5, -0.5, -2.375, 2.25, -1.625, 1.25, 0.5, 2.0, 0.75
    ],
    c30_i2: [0.5],
    c30_o8: [
        -2.34375, 5.390625, -14.46875, 4.0, 1.1875, -10.640625, 15.453125, -8.640625, 2.984375, 8.078125,
        5.59375, 14.5625
    ],
}, model=c30_model, name='implicit_padding_FLOAT32_mixed_30', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_FLOAT32_mixed_31
c31_p0 = Parameter('c31_p0', ('TENSOR_FLOAT32', [2, 1, 3, 1]), [0.125, -2.25, -1.125, 1.375, -2.375, 1.875])
c31_i1 = Input('c31_i1', ('TENSOR_FLOAT32', [1, 1, 1, 1]))
c31_p2 = Parameter('c31_p2', ('TENSOR_FLOAT32', [1]), [0.0])
c31_p3 = Int32Scalar('c31_p3', 1)
c31_p4 = Int32Scalar('c31_p4', 2)
c31_p5 = Int32Scalar('c31_p5', 2)
c31_p6 = Int32Scalar('c31_p6', 2)
c31_o7 = Output('c31_o7', ('TENSOR_FLOAT32', [2, 1, 2, 1]))
c31_model = Model()
c31_model.AddOperand(c31_p0)
c31_model.AddOperand(c31_i1)
c31_model.AddOperand(c31_p2)
c31_model.AddOperand(c31_p3)
c31_model.AddOperand(c31_p4)
c31_model.AddOperand(c31_p5)
c31_model.AddOperand(c31_p6)
c31_model.AddOperand(c31_o7)
c31_model.Operation('CONV_2D', c31_p0, c31_i1, c31_p2, c31_p3, c31_p4, c31_p5, c31_p6).To(c31_o7)
c31_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c31_i1: [0.25],
    c31_o7: [0.03125, -0.28125, 0.34375, 0.46875],
}, model=c31_model, name='implicit_padding_FLOAT32_mixed_31', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_FLOAT32_mixed_32
c32_i0 = Input('c32_i0', ('TENSOR_FLOAT32', [4, 2, 2, 4]))
c32_i1 = Input('c32_i1', ('TENSOR_FLOAT32', [4, 1, 1, 4]))
c32_i2 = Input('c32_i2', ('TENSOR_FLOAT32', [4]))
c32_p3 = Int32Scalar('c32_p3', 2)
c32_p4 = Int32Scalar('c32_p4', 1)
c32_p5 = Int32Scalar('c32_p5', 2)
c32_p6 = Int32Scalar('c32_p6', 3)
c32_p7 = BoolScalar('c32_p7', False)
c32_o8 = Output('c32_o8', ('TENSOR_FLOAT32', [4, 1, 2, 4]))
c32_model = Model()
c32_model.AddOperand(c32_i0)
c32_model.AddOperand(c32_i1)
c32_model.AddOperand(c32_i2)
c32_model.AddOperand(c32_p3)
c32_model.AddOperand(c32_p4)
c32_model.AddOperand(c32_p5)
c32_model.AddOperand(c32_p6)
c32_model.AddOperand(c32_p7)
c32_model.AddOperand(c32_o8)
c32_model.Operation('CONV_2D', c32_i0, c32_i1, c32_i2, c32_p3, c32_p4, c32_p5, c32_p6, c32_p7).To(c32_o8)
c32_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c32_i0: [
        -0.875, -0.625, -2.75, 0.5, 1.25, -0.5, -0.25, -1.625, 1.5, 1.375, -2.5, -0.375, 2.0, 1.875, -1.875,
        -0.125, -1.5, 2.875, -1.125, -2.25, -2.125, 2.125, -1.25, -1.375, -2.875, 1.125, 0.375, 0.0, 1.625,
        3.0, 2.5, -3.0, 2.625, 2.75, -2.375, 2.25, -2.625, 0.875, 0.25, 1.75, 0.625, -1.0, -2.0, 0.125, 0.75,
        -0.75, 2.375, -1.75, 1.0, -2.625, -2.75, 1.25, 1.5, -1.625, -2.0, -1.25, -0.25, 0.25, 3.0, 0.75,
        1.875, -1.875, -2.875, 2.625
    ],
    c32_i1: [
        2.25, -2.25, -0.375, 0.25, -3.0, -1.375, 1.375, 0.125, 2.0, -1.75, -2.5, -2.125, 2.75, 1.75, 1.0,
        2.375
    ],
    c32_i2: [1.5, -0.125, -3.0, -2.25],
    c32_o8: [
        2.09375, 0.0, 2.15625, 0.0, 5.125, 0.0, 4.453125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.4375, 0.0, 0.0,
        2.671875, 0.0, 0.0, 6.0, 0.0, 6.0, 0.0, 0.0, 6.0, 0.0, 6.0, 0.0, 6.0, 0.0, 6.0, 0.0
    ],
}, model=c32_model, name='implicit_padding_FLOAT32_mixed_32', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_FLOAT32_mixed_33
c33_i0 = Input('c33_i0', ('TENSOR_FLOAT32', [1, 3, 4, 3]))
c33_i1 = Input('c33_i1', ('TENSOR_FLOAT32', [2, 3, 3, 3]))
c33_i2 = Input('c33_i2', ('TENSOR_FLOAT32', [2]))
c33_p3 = Int32Scalar('c33_p3', 2)
c33_p4 = Int32Scalar('c33_p4', 2)
c33_p5 = Int32Scalar('c33_p5', 2)
c33_p6 = Int32Scalar('c33_p6', 1)
c33_p7 = BoolScalar('c33_p7', False)
c33_p8 = Int32Scalar('c33_p8', 1)
c33_p9 = Int32Scalar('c33_p9', 1)
c33_o10 = Output('c33_o10', ('TENSOR_FLOAT32', [1, 1, 1, 2]))
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
c33_model.AddOperand(c33_p9)
c33_model.AddOperand(c33_o10)
c33_model.Operation('CONV_2D', c33_i0, c33_i1, c33_i2, c33_p3, c33_p4, c33_p5, c33_p6, c33_p7, c33_p8, c33_p9).To(c33_o10)
c33_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c33_i0: [
        1.0, -2.75, 0.625, -3.0, 2.75, 2.25, 0.875, -1.625, 0.25, -0.5, -0.75, -1.5, -0.125, 2.625, 1.25, 3.0,
        1.125, 1.5, 1.625, -1.75, 1.75, 0.75, -2.125, 0.5, 2.875, -2.0, 1.375, -2.375, 2.375, -1.25, 2.0,
        -2.875, 0.375, -0.875, 1.875, -0.25
    ],
    c33_i1: [
        0.125, -0.25, -2.125, 1.5, 2.5, -1.375, 3.0, -1.75, -2.75, 2.0, 0.375, 1.375, -1.5, 1.125, -2.875,
        -1.125, 0.0, 1.0, -2.625, 1.25, 2.25, -0.375, -1.25, -1.0, 1.625, 0.5, -2.375, -0.875, -3.0, -0.125,
        -2.5, 2.75, -0.625, 2.625, -1.625, -2.25, 0.25, 0.625, 2.875, 0.875, -0.75, 0.75, -2.0, 2.125, 1.75,
        -1.875, -0.5, 1.875, 2.375, 2.0, 1.375, 1.25, 1.625, 0.125
    ],
    c33_i2: [-0.875, 1.0],
    c33_o10: [0.0, 23.984375],
}, model=c33_model, name='implicit_padding_FLOAT32_mixed_33', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_FLOAT32_tail_34
c34_i0 = Input('c34_i0', ('TENSOR_FLOAT32', [1, 2, 4, 17]))
c34_i1 = Input('c34_i1', ('TENSOR_FLOAT32', [3, 1, 3, 17]))
c34_i2 = Input('c34_i2', ('TENSOR_FLOAT32', [3]))
c34_p3 = Int32Scalar('c34_p3', 1)
c34_p4 = Int32Scalar('c34_p4', 2)
c34_p5 = Int32Scalar('c34_p5', 1)
c34_p6 = Int32Scalar('c34_p6', 3)
c34_p7 = BoolScalar('c34_p7', False)
c34_p8 = Int32Scalar('c34_p8', 1)
c34_p9 = Int32Scalar('c34_p9', 2)
c34_o10 = Output('c34_o10', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
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
c34_model.AddOperand(c34_p9)
c34_model.AddOperand(c34_o10)
c34_model.Operation('CONV_2D', c34_i0, c34_i1, c34_i2, c34_p3, c34_p4, c34_p5, c34_p6, c34_p7, c34_p8, c34_p9).To(c34_o10)
c34_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c34_i0: [
        0.125, -1.125, 1.875, -0.875, 2.25, 1.25, -1.0, -0.25, -2.25, 0.625, -2.0, 2.875, -0.625, 2.75, -0.5,
        -1.5, 2.375, -1.75, 2.625, -1.625, 0.0, 2.125, 2.0, 0.75, -1.25, 0.25, 0.875, -2.125, 1.5, 2.5, -0.75,
        -2.75, 1.75, -2.5, -2.875, 1.375, -2.375, -3.0, -1.875, 1.625, -1.375, 0.375, -2.625, 1.125, 0.5, 1.0,
        -0.375, 3.0, -0.125, 2.125, -1.125, 1.5, -2.375, -0.625, -2.0, -2.75, 2.0, 0.5, 0.0, -0.5, -1.625,
        0.25, -0.125, 1.625, 0.75, -1.0, -2.5, 2.375, 0.125, 1.75, -0.75, -1.5, -0.375, 1.0, 2.875, -2.625,
        -2.875, -2.125, 0.875, 2.5, -0.875, -1.875, 1.25, 2.75, -0.25, 3.0, -3.0, 2.25, -1.375, -2.25, -1.25,
        2.625, 1.875, -1.75, 0.625, 1.125, 0.375, 1.375, 1.125, -1.875, -1.375, -0.375, -2.875, 0.875, -2.125,
        -1.0, 1.0, 3.0, 0.125, 1.875, 1.5, 2.375, -0.25, -1.5, 2.25, -1.25, 1.75, 0.375, -0.125, -0.5, 2.5,
        1.625, -0.625, 2.625, -1.625, -3.0, 0.25, 0.0, -1.125, 0.5, 2.75, 1.25, -0.75, -2.375, -2.5, 2.875
    ],
    c34_i1: [
        1.875, -1.875, -2.75, 0.125, 2.75, -2.5, -0.625, -1.375, -0.375, -1.125, -2.125, -1.0, 0.25, -1.625,
        -1.75, 2.375, 2.125, -0.5, 2.5, -0.125, 0.75, -2.625, 0.875, 2.25, 1.375, -1.5, 1.25, -2.0, 2.875,
        -0.875, 2.625, -2.375, -2.25, -0.25, -2.875, -0.75, 0.375, 0.5, 2.0, 3.0, 1.5, 1.625, 1.0, 1.125,
        -1.25, 0.0, 1.75, 0.625, -3.0, 1.875, -0.75, 0.125, -2.5, 1.25, 2.875, 1.0, -0.875, 2.625, -1.5,
        0.875, 0.5, -2.25, -2.0, -2.75, 0.25, 2.25, 2.375, -1.625, -2.625, 1.375, 1.75, 2.125, 3.0, -2.375,
        2.75, -0.125, 0.625, -0.375, -1.875, -1.25, 0.0, -2.125, -1.0, -1.375, 1.5, -2.875, 2.5, 1.625, 2.0,
        -0.25, -3.0, 0.375, -0.5, 0.75, -1.125, -0.625, -1.75, 1.125, -0.75, -1.25, -1.0, 1.25, -1.375, 1.125,
        -1.625, -0.125, -0.5, 2.625, 0.125, 0.625, -1.75, 2.25, 3.0, 2.5, -1.125, 0.375, 2.75, -2.75, -0.625,
        -2.625, -2.125, 1.375, -2.875, 1.5, 1.75, 1.625, 2.375, -3.0, 0.75, 2.125, -2.5, 0.5, 0.0, 1.0, 0.875,
        0.25, -2.25, 2.0, -2.0, -0.25, 2.875, -0.875, -0.375, 1.875, -1.5, -1.875, -2.375, -1.625, -1.5,
        0.375, 0.0, -2.75, 2.625
    ],
    c34_i2: [2.875, -2.75, 2.375],
    c34_o10: [6.0, 0.0, 3.203125, 0.0, 0.0, 6.0, 6.0, 0.0, 6.0, 0.0, 6.0, 5.5],
}, model=c34_model, name='implicit_padding_FLOAT32_tail_34', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_FLOAT16_mixed_35
c35_p0 = Parameter('c35_p0', ('TENSOR_FLOAT16', [4, 1, 2, 3]), [
        -0.5, 3.0, -1.75, 1.625, -1.5, 0.625, 2.875, 2.5, 2.0, -2.75, 0.5, 0.0, -1.875, 0.875, 0.25, -0.875,
        1.125, 2.375, 2.125, -0.75, -0.125, 0.375, -2.125, -0.625
    ])
c35_i1 = Input('c35_i1', ('TENSOR_FLOAT16', [1, 2, 1, 1]))
c35_p2 = Parameter('c35_p2', ('TENSOR_FLOAT16', [1]), [-2.125])
c35_p3 = Int32Scalar('c35_p3', 1)
c35_p4 = Int32Scalar('c35_p4', 1)
c35_p5 = Int32Scalar('c35_p5', 2)
c35_p6 = Int32Scalar('c35_p6', 1)
c35_p7 = BoolScalar('c35_p7', True)
c35_o8 = Output('c35_o8', ('TENSOR_FLOAT16', [4, 1, 1, 3]))
c35_model = Model()
c35_model.AddOperand(c35_p0)
c35_model.AddOperand(c35_i1)
c35_model.AddOperand(c35_p2)
c35_model.AddOperand(c35_p3)
c35_model.AddOperand(c35_p4)
c35_model.AddOperand(c35_p5)
c35_model.AddOperand(c35_p6)
c35_model.AddOperand(c35_p7)
c35_model.AddOperand(c35_o8)
c35_model.Operation('CONV_2D', c35_p0, c35_i1, c35_p2, c35_p3, c35_p4, c35_p5, c35_p6, c35_p7).To(c35_o8)
c35_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c35_i1: [0.625, -0.375],
    c35_o8: [0.0, 0.3125, 0.0, 0.703, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
}, model=c35_model, name='implicit_padding_FLOAT16_mixed_35', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_FLOAT16_mixed_36
c36_i0 = Input('c36_i0', ('TENSOR_FLOAT16', [4, 4, 4, 3]))
c36_p1 = Parameter('c36_p1', ('TENSOR_FLOAT16', [3, 2, 3, 3]), [
        -1.125, 2.125, 1.5, -0.5, -0.125, 0.625, -2.25, -2.125, 0.75, 0.0, -2.875, 0.875, -1.875, 0.25,
        -0.875, -3.0, 0.5, -1.625, 2.625, 1.75, -1.25, -1.0, -1.5, -2.375, 1.375, -0.375, -1.75, -0.25, 1.625,
        2.875, -1.375, 1.875, 1.125, -2.625, 2.5, 1.25, 3.0, -0.75, -2.75, 2.375, 0.375, -2.5, -0.625, 2.0,
        2.75, -2.0, 1.0, 2.25, 0.125, -2.25, -2.375, -0.5, 2.0, 1.0
    ])
c36_i2 = Input('c36_i2', ('TENSOR_FLOAT16', [3]))
c36_p3 = Int32Scalar('c36_p3', 2)
c36_p4 = Int32Scalar('c36_p4', 1)
c36_p5 = Int32Scalar('c36_p5', 2)
c36_p6 = Int32Scalar('c36_p6', 0)
c36_o7 = Output('c36_o7', ('TENSOR_FLOAT16', [4, 2, 2, 3]))
c36_model = Model()
c36_model.AddOperand(c36_i0)
c36_model.AddOperand(c36_p1)
c36_model.AddOperand(c36_i2)
c36_model.AddOperand(c36_p3)
c36_model.AddOperand(c36_p4)
c36_model.AddOperand(c36_p5)
c36_model.AddOperand(c36_p6)
c36_model.AddOperand(c36_o7)
c36_model.Operation('CONV_2D', c36_i0, c36_p1, c36_i2, c36_p3, c36_p4, c36_p5, c36_p6).To(c36_o7)
c36_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c36_i0: [
        0.375, 0.875, -2.75, 3.0, -1.625, -3.0, -0.625, -2.625, 2.75, 1.875, 1.625, 1.0, 0.625, -2.125, 2.25,
        -1.25, 0.125, -0.75, 1.25, 2.0, -0.25, -0.5, -2.0, -0.125, 2.5, -1.125, 2.125, -1.0, 2.875, -1.75,
        -1.875, 0.0, 0.75, 1.75, -2.875, -2.5, 1.375, 0.5, -0.875, 2.625, 1.5, 0.25, -1.5, 1.125, -2.375,
        -1.375, 2.375, -0.375, -2.25, 3.0, -2.25, -1.75, -0.75, 1.125, 2.125, 1.0, -1.875, 1.75, -1.25, 0.5,
        2.75, 1.875, -0.125, -1.5, -1.625, 0.0, 2.375, 0.875, 0.75, -2.625, -1.0, -2.0, -2.5, -3.0, -1.125,
        -1.375, 1.625, -0.25, -0.625, -2.375, -2.125, 2.0, 1.375, 2.625, -2.875, 2.5, -0.875, 0.25, -2.75,
        -0.375, 2.875, 1.25, 1.5, 0.625, -0.5, 0.125, 2.25, 0.375, 0.25, -0.625, 1.375, 1.875, 1.0, 1.125,
        -1.0, -0.5, -2.625, 3.0, 1.625, -2.0, -1.875, 2.375, 0.125, -2.75, -1.625, -1.5, -2.375, -0.875,
        2.875, 2.125, 0.0, 0.375, 0.5, -2.25, -0.375, -0.75, 1.5, 2.625, 0.75, -1.375, 2.75, 0.875, 0.625,
        1.25, 2.0, -2.125, -1.75, 2.5, -3.0, -1.25, 1.75, -1.125, 2.25, -0.25, -2.875, -0.125, -2.5, 1.875,
        0.125, -0.375, 0.625, -0.875, 2.5, -1.375, 1.625, 0.5, 2.375, -0.25, 2.125, 1.25, 1.375, 2.75, -3.0,
        3.0, -0.5, 1.75, -1.625, -2.5, -1.75, -1.125, -2.625, -0.125, 0.25, -2.875, -2.375, -2.0, 0.375, 2.0,
        -2.25, 1.0, 0.875, 2.875, 1.125, 0.0, -0.75, 2.625, -1.5, -1.875, -1.0, -0.625, -1.25, 0.75
    ],
    c36_i2: [-0.875, 0.875, 1.875],
    c36_o7: [
        11.08, 14.08, 32.78, -18.7, 4.17, 9.14, 2.89, 0.9844, 3.453, 12.44, 26.5, -13.72, -12.984, 6.97,
        -11.8, 8.33, -4.766, -2.781, -20.16, -12.45, 3.438, -3.562, -0.9688, -2.422, 3.766, -13.69, -6.61,
        15.84, -5.375, 8.734, -1.969, 22.28, 5.97, 12.94, 0.4688, 20.12, 8.97, 15.69, 7.703, 1.359, 5.094,
        1.328, -1.703, 8.234, 5.297, 5.89, 14.11, 9.016
    ],
}, model=c36_model, name='implicit_padding_FLOAT16_mixed_36', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_FLOAT16_mixed_37
c37_i0 = Input('c37_i0', ('TENSOR_FLOAT16', [4, 5, 5, 1]))
c37_i1 = Input('c37_i1', ('TENSOR_FLOAT16', [2, 3, 2, 1]))
c37_i2 = Input('c37_i2', ('TENSOR_FLOAT16', [2]))
c37_p3 = Int32Scalar('c37_p3', 2)
c37_p4 = Int32Scalar('c37_p4', 1)
c37_p5 = Int32Scalar('c37_p5', 1)
c37_p6 = Int32Scalar('c37_p6', 3)
c37_p7 = BoolScalar('c37_p7', False)
c37_o8 = Output('c37_o8', ('TENSOR_FLOAT16', [4, 3, 4, 2]))
c37_model = Model()
c37_model.AddOperand(c37_i0)
c37_model.AddOperand(c37_i1)
c37_model.AddOperand(c37_i2)
c37_model.AddOperand(c37_p3)
c37_model.AddOperand(c37_p4)
c37_model.AddOperand(c37_p5)
c37_model.AddOperand(c37_p6)
c37_model.AddOperand(c37_p7)
c37_model.AddOperand(c37_o8)
c37_model.Operation('CONV_2D', c37_i0, c37_i1, c37_i2, c37_p3, c37_p4, c37_p5, c37_p6, c37_p7).To(c37_o8)
c37_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c37_i0: [
        -1.25, -2.125, 1.0, 2.75, -0.625, -0.5, -2.5, 0.375, 1.625, 2.25, 0.0, 3.0, -0.25, 2.625, 1.75, -2.0,
        1.5, -2.25, -1.875, 2.125, 1.125, 2.375, 0.25, -0.125, 2.0, 1.875, -3.0, 0.5, -1.125, -2.875, -2.75,
        0.75, 0.125, -1.625, -2.375, 0.625, -1.0, 2.5, 0.875, -1.375, -0.875, 1.375, -0.375, -0.75, 1.25,
        -2.625, -1.75, 2.875, -1.5, 1.375, 2.875, 0.375, 2.375, -3.0, -0.5, -2.25, -1.75, 0.5, 1.125, 1.625,
        -0.25, 0.875, -1.25, -1.625, -2.125, -0.125, -1.0, 0.75, 2.75, -2.875, -0.625, -2.625, -1.5, 0.625,
        2.0, 1.75, 1.5, 2.25, 0.25, 1.875, 1.0, -2.0, 2.125, -2.75, -2.375, -1.875, -2.5, 2.625, 2.5, -0.875,
        1.25, 0.0, -1.125, -0.75, -1.375, 3.0, -0.375, 0.125, -2.75, -0.25
    ],
    c37_i1: [-2.625, 0.375, 1.75, 1.25, 0.125, -1.0, -1.25, 1.5, 1.0, -2.125, 0.0, -0.625],
    c37_i2: [-1.875, -0.375],
    c37_o8: [
        0.0, 0.9375, 0.797, 0.6406, 0.0, 0.0, 0.0, 0.0, 0.5, 0.0, 6.0, 6.0, 2.188, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 1.625, 0.0, 5.688, 0.0, 0.0, 0.0, 0.0, 5.03, 3.047, 0.0, 0.3438, 0.0, 1.0, 3.984, 6.0, 0.0, 0.0,
        3.36, 0.0, 0.0, 1.109, 0.0, 0.0, 0.5312, 5.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.6875, 0.0, 0.0,
        6.0, 1.625, 5.016, 0.0, 2.0, 5.625, 0.0, 1.172, 0.0, 5.344, 0.1875, 4.89, 0.0, 0.0, 4.734, 0.0,
        0.8906, 6.0, 0.0, 6.0, 0.0, 0.0, 0.0, 3.594, 0.0, 4.97, 0.0, 0.0, 4.203, 0.0, 0.0, 0.0, 6.0, 4.72,
        5.047, 0.0, 4.094, 6.0, 0.0, 2.281, 0.0, 0.0
    ],
}, model=c37_model, name='implicit_padding_FLOAT16_mixed_37', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_FLOAT16_mixed_38
c38_i0 = Input('c38_i0', ('TENSOR_FLOAT16', [2, 6, 7, 3]))
c38_i1 = Input('c38_i1', ('TENSOR_FLOAT16', [1, 3, 3, 3]))
c38_i2 = Input('c38_i2', ('TENSOR_FLOAT16', [1]))
c38_p3 = Int32Scalar('c38_p3', 1)
c38_p4 = Int32Scalar('c38_p4', 2)
c38_p5 = Int32Scalar('c38_p5', 2)
c38_p6 = Int32Scalar('c38_p6', 2)
c38_p7 = BoolScalar('c38_p7', False)
c38_p8 = Int32Scalar('c38_p8', 2)
c38_p9 = Int32Scalar('c38_p9', 1)
c38_o10 = Output('c38_o10', ('TENSOR_FLOAT16', [2, 3, 4, 1]))
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
c38_model.AddOperand(c38_p9)
c38_model.AddOperand(c38_o10)
c38_model.Operation('CONV_2D', c38_i0, c38_i1, c38_i2, c38_p3, c38_p4, c38_p5, c38_p6, c38_p7, c38_p8, c38_p9).To(c38_o10)
c38_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c38_i0: [
        -3.0, 2.625, 2.375, 1.25, -2.375, -1.125, -0.125, -2.75, -0.25, -1.375, 1.875, 2.5, 0.625, 2.75,
        1.125, 1.0, -2.5, -0.875, 2.125, 0.0, -0.375, 2.25, 2.0, 0.25, -1.875, -1.5, -2.125, 1.625, -0.625,
        3.0, 0.75, 2.875, -2.875, 0.125, 1.375, -0.75, -1.75, -1.625, -2.625, 0.5, -1.25, -2.0, -0.5, -2.25,
        0.375, 1.75, -1.0, 1.5, 0.875, 2.375, -1.75, 1.125, -2.125, -1.25, -2.375, -3.0, -1.0, 1.75, -0.25,
        -1.375, 2.125, 0.25, 1.875, -1.5, -1.875, 0.0, -0.75, 0.625, -2.25, -0.625, -0.5, 2.625, 1.0, 2.75,
        2.875, -2.0, 1.5, -2.5, 3.0, 0.75, 0.125, 0.375, 2.0, -1.125, -2.875, -2.625, 2.25, -0.125, -0.875,
        -2.75, 2.5, 0.875, 0.5, 1.375, -0.375, -1.625, 1.25, 1.625, -2.375, -3.0, 1.75, -1.125, -0.75, 0.25,
        1.5, 2.25, -1.25, 1.375, -2.75, -1.75, -0.625, 2.0, -0.25, -1.5, -1.375, 0.5, 0.0, 0.875, 2.625,
        -0.375, -0.5, 2.125, 2.5, 2.375, 2.875, 0.625, 3.0, 1.875, -2.25, -2.625, 0.125, -1.625, -2.125, -1.0,
        1.0, -2.875, 0.75, 2.75, -0.875, -2.5, -0.125, -1.875, 1.25, 1.625, -2.0, 0.375, 1.125, -2.5, 1.75,
        0.0, -0.5, -1.0, 1.25, 1.625, -3.0, 1.125, 1.875, -1.375, -2.875, 0.375, -2.75, 0.625, 0.75, -2.25,
        3.0, -0.625, 2.125, -0.25, -1.625, -1.875, -2.375, 2.875, 2.75, -0.75, 2.0, -0.125, 1.375, 1.5, -1.25,
        -2.125, 2.5, 2.375, 0.875, -2.625, -1.75, -2.0, 0.5, -1.5, 2.25, -0.875, 1.0, 0.25, 0.125, -0.375,
        -1.125, 2.625, 0.5, -2.0, -1.125, 2.0, 1.0, -0.5, 0.125, 1.625, -2.25, 1.5, 0.875, -1.625, 1.125,
        2.75, 1.875, -0.375, -2.875, 1.75, -1.75, -0.625, 0.625, -1.875, 2.125, 2.25, -3.0, -2.375, 0.25,
        2.875, 2.625, 1.375, -1.5, 2.375, -1.375, -2.625, -2.125, -0.875, -2.5, -0.125, -0.25, -2.75, -1.0,
        3.0, 2.5, 1.25, -0.75, -1.25, 0.375, 0.75, 0.0, -2.875, -1.75, -3.0, -0.875, 0.625, 2.75, 2.125
    ],
    c38_i1: [
        -1.125, -1.625, 1.375, -0.375, -1.0, -0.75, 2.625, -2.25, 1.0, 2.25, 0.25, -2.0, 1.625, 3.0, -2.125,
        0.75, -0.875, 0.0, -1.375, -2.75, -1.5, -1.875, 2.0, -2.625, 1.875, 2.125, -3.0
    ],
    c38_i2: [-1.0],
    c38_o10: [
        1.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 1.0, -0.672, 1.0,
        -1.0, 0.2188, -1.0, 1.0, 1.0
    ],
}, model=c38_model, name='implicit_padding_FLOAT16_mixed_38', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_FLOAT16_tail_39
c39_i0 = Input('c39_i0', ('TENSOR_FLOAT16', [1, 3, 4, 17]))
c39_i1 = Input('c39_i1', ('TENSOR_FLOAT16', [3, 2, 1, 17]))
c39_i2 = Input('c39_i2', ('TENSOR_FLOAT16', [3]))
c39_p3 = Int32Scalar('c39_p3', 1)
c39_p4 = Int32Scalar('c39_p4', 1)
c39_p5 = Int32Scalar('c39_p5', 2)
c39_p6 = Int32Scalar('c39_p6', 0)
c39_p7 = BoolScalar('c39_p7', False)
c39_p8 = Int32Scalar('c39_p8', 2)
c39_p9 = Int32Scalar('c39_p9', 2)
c39_o10 = Output('c39_o10', ('TENSOR_FLOAT16', [1, 2, 4, 3]))
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
c39_model.AddOperand(c39_p9)
c39_model.AddOperand(c39_o10)
c39_model.Operation('CONV_2D', c39_i0, c39_i1, c39_i2, c39_p3, c39_p4, c39_p5, c39_p6, c39_p7, c39_p8, c39_p9).To(c39_o10)
c39_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c39_i0: [
        -1.0, -2.5, -1.75, 1.5, -0.75, -1.875, 1.875, 0.625, -3.0, 0.125, 2.375, 0.0, -1.5, 2.5, 3.0, -2.25,
        2.625, 2.0, -2.625, 1.25, -1.25, 1.0, 2.25, 0.25, -0.25, 1.75, -2.0, -0.875, 2.75, -0.375, -2.375,
        0.5, -1.375, -1.625, -0.625, 0.875, -2.125, -2.875, 1.125, 0.75, 1.625, -1.125, -0.5, 1.375, 2.875,
        0.375, 2.125, -0.125, -2.75, -0.625, -1.125, 0.125, 1.0, 3.0, -1.0, 1.375, -2.625, 2.5, 2.625, 0.75,
        1.5, -1.625, -2.0, 2.25, -3.0, 0.375, -0.875, -2.25, 0.625, 0.0, -2.125, -2.875, -2.5, 2.75, -2.375,
        -0.375, -1.75, -1.875, -1.5, -1.375, 1.875, 2.125, -0.25, -0.125, 1.75, 0.875, 1.25, 2.0, 1.125,
        2.375, 1.625, 0.25, -2.75, -0.5, -1.25, 2.875, -0.75, 0.5, -0.5, -0.125, -1.125, 1.625, 2.75, 2.5,
        2.625, -2.5, 0.5, 2.375, 2.125, 1.0, 1.25, 0.0, 1.125, -1.5, -3.0, 0.625, 1.375, 3.0, -1.25, 1.75,
        2.25, -1.75, -2.75, -2.875, 0.75, 0.25, 0.375, -1.875, -0.625, 2.0, -0.875, -1.0, -2.625, 0.875,
        -0.375, 0.125, 1.5, -1.625, -2.0, -0.75, -0.25, -2.25, 2.875, -1.375, 1.875, -2.125, -2.375, -0.125,
        -2.125, 2.5, -2.75, 2.75, -2.625, 2.25, 0.375, 0.5, 0.875, 2.0, 0.625, 1.25, 1.875, 0.0, 1.125, 2.625,
        1.5, 2.875, -0.875, 2.375, 1.75, 0.25, 1.0, -1.0, -1.25, -0.375, 2.125, 0.125, -1.75, -1.5, 3.0,
        -0.25, 0.75, -2.25, -2.375, -1.625, -2.875, -1.375, -0.5, -1.125, -2.0, -2.5, 1.625, -3.0, -1.875,
        1.375, -0.625, -0.75, 2.125, -2.0, -2.375, 2.0, -1.75, -1.875, -2.625, -0.625
    ],
    c39_i1: [
        3.0, -2.25, 1.25, 2.625, 0.625, 2.25, -0.875, -0.625, 1.75, 1.125, 2.0, 1.375, -1.625, 2.375, 1.0,
        2.5, -0.5, 0.875, -1.25, -0.375, 1.625, -2.875, 1.875, 2.125, -1.5, -1.125, -2.125, -2.5, 2.875, 0.25,
        -1.875, 0.0, -2.75, 2.75, -0.25, 0.75, 0.5, -2.375, -2.625, -1.0, -2.0, -0.75, 0.125, 1.5, -1.75,
        -0.125, -1.375, 0.375, -3.0, 2.0, 1.5, 2.125, -2.25, -2.5, 1.25, 2.75, -0.75, 2.5, 2.875, -2.75,
        -1.75, -2.0, -2.375, 0.125, 1.375, 0.75, 1.0, 0.375, 2.25, 3.0, -1.875, 0.25, -0.5, -1.0, -0.875,
        2.375, 2.625, -3.0, -2.125, -1.25, 1.125, 1.75, -2.875, 0.625, -0.375, -1.5, 0.5, 0.0, 1.875, -0.25,
        -0.625, 0.875, 1.625, -0.125, -1.625, -1.125, -2.625, -1.375, 0.25, 1.875, -2.625, 2.125
    ],
    c39_i2: [1.625, -2.5, -2.875],
    c39_o10: [
        13.55, 2.453, -2.89, 5.28, -10.66, -1.125, -20.25, -2.266, -9.72, 8.14, -8.75, -3.547, -9.266, 13.06,
        13.234, 10.22, -16.94, -14.19, 22.38, -0.01563, 2.031, -14.08, 3.062, -2.953
    ],
}, model=c39_model, name='implicit_padding_FLOAT16_tail_39', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_QUANT8_ASYMM_INT32_mixed_40
c40_p0 = Parameter('c40_p0', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 3], 0.0625, 255), [5, 102, 54, 200, 97, 217])
c40_i1 = Input('c40_i1', ('TENSOR_QUANT8_ASYMM', [4, 1, 1, 3], 0.375, 0))
c40_p2 = Parameter('c40_p2', ('TENSOR_INT32', [4], 0.0234375, 0), [96, 192, -416, 247])
c40_p3 = Int32Scalar('c40_p3', 2)
c40_p4 = Int32Scalar('c40_p4', 2)
c40_p5 = Int32Scalar('c40_p5', 1)
c40_p6 = Int32Scalar('c40_p6', 0)
c40_p7 = BoolScalar('c40_p7', False)
c40_o8 = Output('c40_o8', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 4], 32.0, 128))
c40_model = Model()
c40_model.AddOperand(c40_p0)
c40_model.AddOperand(c40_i1)
c40_model.AddOperand(c40_p2)
c40_model.AddOperand(c40_p3)
c40_model.AddOperand(c40_p4)
c40_model.AddOperand(c40_p5)
c40_model.AddOperand(c40_p6)
c40_model.AddOperand(c40_p7)
c40_model.AddOperand(c40_o8)
c40_model.Operation('CONV_2D', c40_p0, c40_i1, c40_p2, c40_p3, c40_p4, c40_p5, c40_p6, c40_p7).To(c40_o8)
c40_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c40_i1: [179, 148, 28, 126, 180, 238, 201, 237, 55, 149, 249, 195],
    c40_o8: [75, 50, 56, 44],
}, model=c40_model, name='implicit_padding_QUANT8_ASYMM_INT32_mixed_40', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_QUANT8_ASYMM_INT32_runtime_input_41
c41_i0 = Input('c41_i0', ('TENSOR_QUANT8_ASYMM', [2, 4, 3, 1], 0.375, 219))
c41_i1 = Input('c41_i1', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 1], 0.125, 86))
c41_i2 = Input('c41_i2', ('TENSOR_INT32', [1], 0.046875, 0))
c41_p3 = Int32Scalar('c41_p3', 2)
c41_p4 = Int32Scalar('c41_p4', 2)
c41_p5 = Int32Scalar('c41_p5', 2)
c41_p6 = Int32Scalar('c41_p6', 1)
c41_p7 = BoolScalar('c41_p7', False)
c41_p8 = Int32Scalar('c41_p8', 1)
c41_p9 = Int32Scalar('c41_p9', 2)
c41_o10 = Output('c41_o10', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 1], 0.5, 128))
c41_model = Model()
c41_model.AddOperand(c41_i0)
c41_model.AddOperand(c41_i1)
c41_model.AddOperand(c41_i2)
c41_model.AddOperand(c41_p3)
c41_model.AddOperand(c41_p4)
c41_model.AddOperand(c41_p5)
c41_model.AddOperand(c41_p6)
c41_model.AddOperand(c41_p7)
c41_model.AddOperand(c41_p8)
c41_model.AddOperand(c41_p9)
c41_model.AddOperand(c41_o10)
c41_model.Operation('CONV_2D', c41_i0, c41_i1, c41_i2, c41_p3, c41_p4, c41_p5, c41_p6, c41_p7, c41_p8, c41_p9).To(c41_o10)
c41_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c41_i0: [
        110, 74, 220, 211, 66, 34, 114, 199, 246, 7, 162, 239, 124, 61, 16, 218, 91, 237, 24, 60, 54, 47, 76,
        146
    ],
    c41_i1: [38, 168],
    c41_i2: [482],
    c41_o10: [128, 255, 128, 128],
}, model=c41_model, name='implicit_padding_QUANT8_ASYMM_INT32_runtime_input_41', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_QUANT8_ASYMM_INT32_zero_point_input_lowest_42
c42_i0 = Input('c42_i0', ('TENSOR_QUANT8_ASYMM', [3, 7, 7, 3], 0.0625, 0))
c42_i1 = Input('c42_i1', ('TENSOR_QUANT8_ASYMM', [4, 3, 3, 3], 0.4375, 99))
c42_i2 = Input('c42_i2', ('TENSOR_INT32', [4], 0.02734375, 0))
c42_p3 = Int32Scalar('c42_p3', 1)
c42_p4 = Int32Scalar('c42_p4', 2)
c42_p5 = Int32Scalar('c42_p5', 2)
c42_p6 = Int32Scalar('c42_p6', 0)
c42_p7 = BoolScalar('c42_p7', False)
c42_p8 = Int32Scalar('c42_p8', 2)
c42_p9 = Int32Scalar('c42_p9', 2)
c42_o10 = Output('c42_o10', ('TENSOR_QUANT8_ASYMM', [3, 4, 4, 4], 16.0, 113))
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
c42_model.AddOperand(c42_p9)
c42_model.AddOperand(c42_o10)
c42_model.Operation('CONV_2D', c42_i0, c42_i1, c42_i2, c42_p3, c42_p4, c42_p5, c42_p6, c42_p7, c42_p8, c42_p9).To(c42_o10)
c42_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c42_i0: [
        39, 245, 237, 251, 46, 153, 40, 26, 79, 145, 141, 217, 254, 222, 239, 177, 169, 72, 188, 185, 4, 180,
        10, 60, 67, 142, 183, 158, 15, 133, 22, 43, 157, 14, 12, 48, 246, 106, 117, 29, 94, 66, 224, 200, 101,
        103, 37, 8, 64, 213, 197, 137, 50, 178, 121, 31, 51, 110, 232, 17, 81, 238, 249, 166, 115, 129, 92,
        162, 236, 7, 125, 131, 165, 69, 113, 218, 228, 132, 136, 30, 127, 161, 104, 229, 24, 201, 210, 61, 54,
        206, 221, 41, 252, 126, 230, 227, 219, 6, 119, 234, 195, 35, 225, 82, 172, 122, 9, 108, 36, 111, 96,
        242, 186, 179, 11, 176, 212, 151, 53, 253, 89, 107, 62, 56, 63, 57, 167, 42, 114, 23, 77, 59, 215, 80,
        38, 75, 5, 100, 118, 156, 32, 233, 52, 223, 211, 73, 109, 152, 3, 202, 148, 102, 1, 175, 138, 99, 55,
        91, 163, 19, 120, 164, 146, 143, 27, 205, 95, 123, 243, 70, 49, 159, 90, 20, 45, 28, 235, 71, 76, 208,
        203, 248, 193, 18, 93, 86, 240, 135, 112, 226, 140, 173, 130, 209, 33, 13, 128, 181, 190, 191, 170,
        160, 241, 134, 2, 147, 196, 150, 68, 116, 171, 105, 250, 34, 139, 87, 58, 0, 88, 255, 231, 189, 214,
        182, 244, 74, 144, 78, 149, 83, 47, 174, 65, 84, 155, 194, 192, 199, 247, 198, 204, 220, 124, 16, 98,
        25, 187, 184, 216, 154, 85, 21, 97, 168, 207, 44, 94, 165, 106, 25, 13, 153, 218, 55, 252, 147, 244,
        6, 78, 124, 154, 53, 228, 211, 253, 163, 48, 225, 12, 34, 250, 22, 102, 237, 71, 8, 133, 179, 105,
        145, 31, 113, 143, 74, 85, 176, 230, 177, 109, 114, 27, 161, 45, 28, 19, 251, 142, 47, 73, 54, 214,
        118, 201, 139, 223, 157, 168, 231, 126, 170, 131, 20, 232, 40, 152, 213, 95, 209, 195, 72, 178, 190,
        198, 79, 210, 234, 186, 240, 77, 171, 81, 98, 111, 203, 64, 158, 123, 32, 65, 215, 116, 52, 10, 14,
        125, 144, 62, 248, 137, 226, 241, 208, 46, 127, 110, 61, 11, 115, 235, 217, 247, 5, 220, 149, 36, 238,
        108, 103, 206, 130, 70, 151, 3, 180, 233, 119, 192, 229, 212, 254, 199, 132, 184, 146, 104, 138, 167,
        221, 97, 166, 122, 227, 173, 185, 169, 67, 188, 200, 189, 99, 193, 129, 7, 182, 93, 135, 174, 84, 26,
        134, 160, 43, 140, 38, 17, 196, 194, 69, 80, 219, 255, 112, 82, 51, 159, 91, 2, 156, 33, 68, 88
    ],
    c42_i1: [
        78, 163, 223, 124, 241, 135, 247, 0, 59, 2, 181, 193, 252, 249, 173, 32, 115, 20, 46, 178, 202, 165,
        138, 87, 93, 167, 77, 208, 227, 230, 52, 45, 84, 251, 49, 164, 43, 83, 127, 110, 228, 39, 235, 98,
        116, 63, 150, 81, 122, 53, 182, 40, 88, 70, 204, 191, 35, 102, 226, 66, 254, 1, 152, 24, 245, 120, 27,
        37, 47, 89, 231, 196, 60, 112, 229, 100, 176, 211, 207, 217, 137, 111, 25, 14, 56, 16, 106, 189, 33,
        130, 180, 57, 95, 154, 26, 209, 103, 186, 129, 225, 125, 142, 243, 233, 74, 109, 131, 215
    ],
    c42_i2: [-411, -7, -49, 353],
    c42_o10: [
        254, 142, 193, 255, 192, 177, 255, 255, 255, 178, 218, 255, 255, 151, 184, 222, 255, 136, 255, 242,
        255, 255, 255, 221, 255, 132, 255, 255, 255, 255, 201, 178, 194, 170, 241, 165, 255, 251, 255, 255,
        214, 232, 224, 255, 255, 131, 132, 239, 248, 221, 205, 176, 255, 255, 183, 141, 231, 255, 179, 135,
        255, 147, 131, 110, 188, 149, 212, 255, 249, 122, 255, 255, 219, 147, 255, 255, 255, 152, 156, 240,
        255, 145, 255, 255, 255, 208, 255, 255, 255, 255, 255, 220, 255, 151, 163, 145, 231, 153, 255, 255,
        255, 247, 248, 255, 255, 247, 255, 135, 255, 230, 243, 129, 255, 195, 145, 163, 255, 174, 248, 57,
        255, 255, 255, 88, 255, 152, 149, 72, 255, 118, 219, 255, 255, 166, 255, 255, 208, 159, 255, 255, 255,
        127, 107, 255, 255, 131, 233, 236, 255, 255, 255, 255, 255, 253, 255, 255, 255, 149, 248, 216, 240,
        175, 255, 176, 255, 228, 255, 255, 255, 235, 255, 249, 255, 204, 192, 117, 222, 200, 186, 165, 251,
        246, 220, 144, 239, 218, 183, 118, 255, 189, 181, 50
    ],
}, model=c42_model, name='implicit_padding_QUANT8_ASYMM_INT32_zero_point_input_lowest_42', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_QUANT8_ASYMM_INT32_constant_filter_43
c43_i0 = Input('c43_i0', ('TENSOR_QUANT8_ASYMM', [4, 2, 5, 2], 0.1875, 246))
c43_p1 = Parameter('c43_p1', ('TENSOR_QUANT8_ASYMM', [3, 1, 2, 2], 0.5, 174), [134, 252, 204, 37, 54, 177, 13, 151, 31, 178, 160, 0])
c43_i2 = Input('c43_i2', ('TENSOR_INT32', [3], 0.09375, 0))
c43_p3 = Int32Scalar('c43_p3', 1)
c43_p4 = Int32Scalar('c43_p4', 1)
c43_p5 = Int32Scalar('c43_p5', 1)
c43_p6 = Int32Scalar('c43_p6', 0)
c43_p7 = BoolScalar('c43_p7', False)
c43_p8 = Int32Scalar('c43_p8', 1)
c43_p9 = Int32Scalar('c43_p9', 2)
c43_o10 = Output('c43_o10', ('TENSOR_QUANT8_ASYMM', [4, 2, 5, 3], 64.0, 213))
c43_model = Model()
c43_model.AddOperand(c43_i0)
c43_model.AddOperand(c43_p1)
c43_model.AddOperand(c43_i2)
c43_model.AddOperand(c43_p3)
c43_model.AddOperand(c43_p4)
c43_model.AddOperand(c43_p5)
c43_model.AddOperand(c43_p6)
c43_model.AddOperand(c43_p7)
c43_model.AddOperand(c43_p8)
c43_model.AddOperand(c43_p9)
c43_model.AddOperand(c43_o10)
c43_model.Operation('CONV_2D', c43_i0, c43_p1, c43_i2, c43_p3, c43_p4, c43_p5, c43_p6, c43_p7, c43_p8, c43_p9).To(c43_o10)
c43_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c43_i0: [
        10, 237, 116, 174, 73, 98, 163, 223, 192, 80, 121, 214, 176, 69, 39, 63, 144, 48, 79, 207, 169, 202,
        1, 133, 24, 208, 57, 54, 151, 38, 227, 205, 206, 50, 182, 219, 8, 168, 189, 241, 225, 203, 9, 244,
        167, 195, 160, 142, 49, 184, 154, 115, 146, 191, 26, 0, 101, 71, 21, 183, 134, 2, 107, 231, 139, 161,
        180, 131, 235, 41, 186, 74, 249, 140, 59, 114, 96, 130, 125, 165
    ],
    c43_i2: [24, -144, 272],
    c43_o10: [
        235, 255, 255, 235, 255, 255, 207, 255, 255, 246, 246, 255, 197, 222, 224, 249, 255, 255, 225, 255,
        255, 240, 255, 255, 197, 255, 247, 218, 242, 248, 224, 255, 255, 212, 255, 255, 252, 255, 255, 240,
        255, 255, 195, 229, 232, 247, 232, 255, 196, 235, 229, 219, 255, 251, 217, 255, 255, 216, 223, 225,
        199, 255, 223, 233, 255, 255, 229, 250, 255, 210, 255, 251, 217, 247, 254, 210, 254, 248, 252, 255,
        255, 227, 255, 255, 204, 255, 255, 219, 252, 255, 189, 255, 242, 232, 255, 255, 230, 251, 255, 244,
        233, 255, 190, 214, 215, 218, 225, 252, 219, 255, 250, 226, 255, 255, 220, 255, 255, 211, 234, 238
    ],
}, model=c43_model, name='implicit_padding_QUANT8_ASYMM_INT32_constant_filter_43', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_QUANT8_ASYMM_INT32_zero_point_filter_highest_44
c44_i0 = Input('c44_i0', ('TENSOR_QUANT8_ASYMM', [4, 1, 3, 4], 0.25, 79))
c44_i1 = Input('c44_i1', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 1], 0.1875, 255))
c44_i2 = Input('c44_i2', ('TENSOR_INT32', [2], 0.046875, 0))
c44_p3 = Int32Scalar('c44_p3', 1)
c44_p4 = Int32Scalar('c44_p4', 1)
c44_p5 = Int32Scalar('c44_p5', 2)
c44_p6 = Int32Scalar('c44_p6', 2)
c44_p7 = BoolScalar('c44_p7', True)
c44_p8 = Int32Scalar('c44_p8', 2)
c44_p9 = Int32Scalar('c44_p9', 1)
c44_o10 = Output('c44_o10', ('TENSOR_QUANT8_ASYMM', [4, 2, 2, 4], 0.25, 128))
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
c44_model.AddOperand(c44_p9)
c44_model.AddOperand(c44_o10)
c44_model.Operation('CONV_2D', c44_i0, c44_i1, c44_i2, c44_p3, c44_p4, c44_p5, c44_p6, c44_p7, c44_p8, c44_p9).To(c44_o10)
c44_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c44_i0: [
        185, 64, 12, 240, 46, 77, 156, 10, 26, 204, 27, 229, 202, 4, 248, 174, 0, 203, 162, 18, 62, 21, 254,
        20, 23, 253, 137, 230, 8, 14, 193, 237, 32, 110, 61, 109, 180, 225, 145, 147, 65, 210, 175, 33, 159,
        38, 81, 69
    ],
    c44_i1: [30, 225, 37, 160, 117, 162, 145, 184],
    c44_i2: [130, -466],
    c44_o10: [
        132, 124, 132, 124, 124, 132, 124, 132, 132, 124, 124, 132, 124, 132, 124, 132, 124, 124, 124, 124,
        132, 124, 132, 124, 124, 124, 124, 124, 132, 124, 132, 124, 132, 132, 124, 124, 124, 132, 124, 132,
        124, 132, 124, 124, 124, 132, 124, 132, 124, 124, 124, 124, 132, 124, 132, 124, 124, 124, 124, 124,
        132, 124, 132, 124
    ],
}, model=c44_model, name='implicit_padding_QUANT8_ASYMM_INT32_zero_point_filter_highest_44', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_QUANT8_ASYMM_INT32_value_fused_activation_3_45
c45_i0 = Input('c45_i0', ('TENSOR_QUANT8_ASYMM', [1, 1, 5, 2], 0.4375, 20))
c45_i1 = Input('c45_i1', ('TENSOR_QUANT8_ASYMM', [3, 3, 1, 1], 0.0625, 190))
c45_i2 = Input('c45_i2', ('TENSOR_INT32', [3], 0.02734375, 0))
c45_p3 = Int32Scalar('c45_p3', 2)
c45_p4 = Int32Scalar('c45_p4', 1)
c45_p5 = Int32Scalar('c45_p5', 1)
c45_p6 = Int32Scalar('c45_p6', 3)
c45_p7 = BoolScalar('c45_p7', True)
c45_p8 = Int32Scalar('c45_p8', 2)
c45_p9 = Int32Scalar('c45_p9', 1)
c45_o10 = Output('c45_o10', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.375, 128))
c45_model = Model()
c45_model.AddOperand(c45_i0)
c45_model.AddOperand(c45_i1)
c45_model.AddOperand(c45_i2)
c45_model.AddOperand(c45_p3)
c45_model.AddOperand(c45_p4)
c45_model.AddOperand(c45_p5)
c45_model.AddOperand(c45_p6)
c45_model.AddOperand(c45_p7)
c45_model.AddOperand(c45_p8)
c45_model.AddOperand(c45_p9)
c45_model.AddOperand(c45_o10)
c45_model.Operation('CONV_2D', c45_i0, c45_i1, c45_i2, c45_p3, c45_p4, c45_p5, c45_p6, c45_p7, c45_p8, c45_p9).To(c45_o10)
c45_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c45_i0: [144, 196, 247, 95, 212, 1, 171, 100, 0, 78],
    c45_i1: [175, 3, 111, 107, 128, 26, 202, 246, 31],
    c45_i2: [157, 219, 144],
    c45_o10: [128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 144, 128, 128, 144, 128],
}, model=c45_model, name='implicit_padding_QUANT8_ASYMM_INT32_value_fused_activation_3_45', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_QUANT8_ASYMM_INT32_omitted_nchw_46
c46_i0 = Input('c46_i0', ('TENSOR_QUANT8_ASYMM', [3, 4, 3, 4], 0.3125, 225))
c46_i1 = Input('c46_i1', ('TENSOR_QUANT8_ASYMM', [4, 2, 1, 4], 0.375, 162))
c46_i2 = Input('c46_i2', ('TENSOR_INT32', [4], 0.1171875, 0))
c46_p3 = Int32Scalar('c46_p3', 2)
c46_p4 = Int32Scalar('c46_p4', 2)
c46_p5 = Int32Scalar('c46_p5', 2)
c46_p6 = Int32Scalar('c46_p6', 0)
c46_o7 = Output('c46_o7', ('TENSOR_QUANT8_ASYMM', [3, 2, 2, 4], 48.0, 128))
c46_model = Model()
c46_model.AddOperand(c46_i0)
c46_model.AddOperand(c46_i1)
c46_model.AddOperand(c46_i2)
c46_model.AddOperand(c46_p3)
c46_model.AddOperand(c46_p4)
c46_model.AddOperand(c46_p5)
c46_model.AddOperand(c46_p6)
c46_model.AddOperand(c46_o7)
c46_model.Operation('CONV_2D', c46_i0, c46_i1, c46_i2, c46_p3, c46_p4, c46_p5, c46_p6).To(c46_o7)
c46_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c46_i0: [
        91, 29, 60, 34, 178, 84, 251, 156, 204, 115, 77, 223, 6, 120, 13, 169, 182, 134, 12, 81, 222, 70, 177,
        105, 69, 62, 197, 218, 19, 102, 76, 233, 146, 131, 234, 108, 171, 141, 201, 196, 3, 122, 185, 226, 17,
        194, 163, 242, 36, 243, 245, 195, 186, 238, 15, 117, 198, 209, 92, 53, 41, 95, 100, 54, 252, 8, 140,
        2, 49, 229, 124, 20, 173, 64, 191, 137, 230, 208, 103, 179, 16, 250, 11, 247, 33, 159, 161, 56, 96,
        112, 72, 87, 152, 39, 211, 144, 119, 176, 172, 86, 199, 78, 71, 97, 31, 180, 170, 38, 249, 32, 216,
        149, 212, 239, 106, 75, 61, 143, 114, 94, 203, 55, 66, 148, 22, 175, 231, 9, 240, 246, 1, 217, 174,
        110, 158, 88, 232, 236, 202, 46, 28, 44, 125, 23
    ],
    c46_i1: [
        193, 148, 167, 247, 52, 138, 15, 190, 71, 155, 32, 232, 239, 46, 194, 156, 58, 97, 93, 55, 121, 205,
        109, 54, 124, 70, 209, 164, 56, 170, 102, 53
    ],
    c46_i2: [-217, -390, 368, -117],
    c46_o7: [
        220, 153, 255, 255, 146, 222, 199, 174, 145, 184, 208, 199, 182, 88, 214, 214, 197, 152, 245, 252,
        158, 107, 255, 233, 177, 117, 255, 255, 143, 255, 219, 156, 95, 204, 207, 153, 155, 142, 255, 241,
        149, 192, 246, 207, 209, 202, 229, 212
    ],
}, model=c46_model, name='implicit_padding_QUANT8_ASYMM_INT32_omitted_nchw_46', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_QUANT8_ASYMM_INT32_tail_47
c47_i0 = Input('c47_i0', ('TENSOR_QUANT8_ASYMM', [3, 3, 3, 17], 0.3125, 53))
c47_i1 = Input('c47_i1', ('TENSOR_QUANT8_ASYMM', [4, 2, 3, 17], 0.4375, 174))
c47_i2 = Input('c47_i2', ('TENSOR_INT32', [4], 0.13671875, 0))
c47_p3 = Int32Scalar('c47_p3', 1)
c47_p4 = Int32Scalar('c47_p4', 2)
c47_p5 = Int32Scalar('c47_p5', 1)
c47_p6 = Int32Scalar('c47_p6', 0)
c47_p7 = BoolScalar('c47_p7', False)
c47_p8 = Int32Scalar('c47_p8', 1)
c47_p9 = Int32Scalar('c47_p9', 2)
c47_o10 = Output('c47_o10', ('TENSOR_QUANT8_ASYMM', [3, 3, 2, 4], 256.0, 128))
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
c47_model.AddOperand(c47_p9)
c47_model.AddOperand(c47_o10)
c47_model.Operation('CONV_2D', c47_i0, c47_i1, c47_i2, c47_p3, c47_p4, c47_p5, c47_p6, c47_p7, c47_p8, c47_p9).To(c47_o10)
c47_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c47_i0: [
        122, 229, 97, 113, 86, 189, 79, 209, 178, 173, 102, 133, 72, 67, 136, 99, 88, 134, 60, 170, 107, 16,
        221, 248, 126, 15, 91, 35, 124, 94, 77, 70, 78, 59, 226, 151, 66, 174, 89, 206, 135, 207, 130, 230,
        147, 101, 56, 233, 18, 26, 139, 73, 108, 104, 117, 54, 246, 112, 14, 187, 34, 238, 109, 212, 129, 2,
        247, 205, 180, 21, 19, 168, 165, 158, 57, 234, 24, 8, 177, 52, 80, 225, 237, 29, 181, 175, 39, 53, 85,
        28, 0, 203, 244, 12, 100, 119, 27, 36, 211, 213, 245, 193, 208, 17, 166, 116, 228, 41, 215, 249, 25,
        10, 43, 30, 182, 191, 20, 223, 90, 6, 253, 115, 42, 123, 194, 96, 31, 254, 62, 111, 243, 32, 224, 114,
        103, 1, 201, 7, 50, 11, 83, 164, 55, 171, 82, 227, 105, 197, 202, 231, 255, 106, 172, 218, 110, 49,
        144, 179, 3, 64, 154, 200, 4, 121, 184, 131, 156, 46, 149, 242, 222, 118, 140, 45, 153, 87, 68, 192,
        9, 155, 214, 232, 44, 37, 199, 22, 81, 137, 240, 169, 75, 5, 160, 195, 128, 185, 159, 120, 150, 58,
        188, 92, 196, 74, 145, 33, 250, 23, 63, 51, 217, 40, 48, 235, 157, 141, 239, 95, 152, 61, 138, 148,
        251, 236, 198, 252, 176, 204, 220, 84, 38, 71, 190, 142, 216, 69, 125, 47, 146, 65, 210, 183, 143, 93,
        163, 76, 167, 132, 127, 13, 162, 241, 219, 186, 98, 161, 8, 68, 172, 137, 76, 0, 14, 239, 233, 229,
        106, 177, 180, 219, 115, 161, 118, 10, 45, 31, 166, 17, 182, 92, 139, 165, 29, 44, 77, 50, 1, 211,
        176, 215, 210, 231, 124, 97, 193, 13, 4, 26, 15, 72, 185, 107, 128, 123, 16, 65, 131, 208, 236, 246,
        147, 70, 62, 205, 12, 230, 110, 252, 201, 24, 99, 18, 191, 235, 217, 220, 94, 188, 148, 79, 96, 91,
        98, 19, 101, 25, 142, 254, 75, 183, 251, 87, 189, 51, 69, 80, 64, 57, 78, 174, 199, 149, 153, 202, 81,
        227, 22, 138, 102, 253, 67, 198, 27, 155, 248, 47, 168, 85, 238, 103, 121, 250, 222, 89, 135, 42, 178,
        214, 84, 49, 34, 249, 37, 53, 163, 5, 218, 71, 170, 154, 130, 109, 43, 108, 86, 195, 83, 105, 20, 52,
        234, 173, 58, 216, 127, 122, 224, 187, 232, 3, 23, 136, 73, 181, 112, 61, 221, 117, 88, 200, 55, 54,
        100, 129, 207, 32, 119, 95, 212, 203, 140, 82, 6, 240, 74, 204, 21, 225, 194, 209, 158, 33, 133, 111,
        159, 156, 145, 255, 157, 59, 2, 35, 243, 164, 141, 196, 104, 186, 162
    ],
    c47_i1: [
        246, 98, 146, 154, 243, 156, 42, 250, 115, 55, 68, 230, 41, 219, 159, 174, 214, 88, 138, 153, 236, 12,
        38, 49, 135, 124, 216, 93, 74, 224, 84, 16, 212, 108, 218, 7, 96, 72, 160, 39, 69, 129, 164, 3, 76,
        137, 197, 180, 65, 182, 4, 75, 62, 53, 161, 249, 117, 201, 240, 176, 121, 35, 46, 29, 203, 107, 60,
        227, 85, 30, 18, 71, 33, 79, 22, 116, 190, 195, 184, 59, 67, 192, 168, 165, 32, 248, 143, 103, 178,
        78, 136, 125, 145, 14, 50, 26, 239, 101, 152, 0, 134, 235, 202, 209, 8, 104, 254, 25, 48, 232, 97,
        127, 147, 158, 6, 191, 252, 210, 169, 255, 172, 23, 233, 31, 63, 213, 114, 142, 109, 220, 206, 200,
        83, 27, 52, 229, 170, 163, 11, 44, 179, 47, 141, 186, 167, 90, 253, 92, 1, 155, 34, 247, 204, 126,
        105, 208, 2, 89, 193, 187, 15, 91, 131, 17, 95, 183, 122, 144, 245, 226, 37, 205, 19, 166, 132, 185,
        112, 244, 123, 70, 51, 9, 111, 211, 100, 151, 56, 221, 217, 150, 20, 66, 113, 120, 207, 5, 64, 228,
        102, 199, 196, 82, 162, 10, 58, 238, 99, 87, 139, 130, 133, 24, 119, 225, 106, 241, 173, 57, 242, 223,
        73, 40, 188, 80, 157, 181, 177, 194, 36, 61, 43, 149, 231, 175, 77, 86, 118, 171, 45, 21, 110, 94,
        222, 81, 215, 251, 189, 148, 237, 28, 13, 234, 198, 54, 128, 140, 85, 12, 40, 104, 213, 75, 222, 73,
        83, 55, 71, 163, 150, 124, 106, 194, 48, 26, 242, 180, 162, 226, 153, 239, 238, 38, 214, 7, 49, 240,
        167, 183, 43, 166, 145, 206, 118, 254, 31, 8, 86, 165, 116, 24, 139, 33, 229, 6, 15, 52, 175, 211,
        128, 36, 164, 22, 131, 117, 14, 9, 125, 120, 20, 90, 109, 143, 182, 142, 156, 133, 215, 245, 217, 147,
        88, 29, 34, 35, 244, 132, 157, 111, 25, 221, 5, 103, 56, 168, 107, 113, 82, 74, 70, 136, 41, 227, 60,
        114, 67, 1, 236, 185, 230, 174, 79, 121, 252, 204, 138, 72, 62, 87, 203, 149, 97, 13, 134, 243, 11,
        91, 155, 190, 16, 202, 178, 233, 210, 234, 154, 84, 78, 30, 2, 4, 186, 144, 223, 137, 57, 248, 81,
        209, 110, 187, 177, 195, 140, 53, 241, 148, 208, 218
    ],
    c47_i2: [-86, 97, -92, -423],
    c47_o10: [
        56, 65, 71, 86, 96, 58, 108, 57, 0, 13, 42, 19, 1, 0, 0, 0, 63, 96, 116, 55, 110, 116, 33, 54, 45, 31,
        52, 85, 42, 33, 65, 59, 6, 14, 31, 33, 36, 64, 25, 6, 42, 61, 54, 23, 80, 55, 35, 33, 31, 54, 49, 38,
        56, 43, 68, 49, 0, 0, 0, 30, 1, 11, 0, 0, 44, 42, 59, 33, 94, 84, 61, 54
    ],
}, model=c47_model, name='implicit_padding_QUANT8_ASYMM_INT32_tail_47', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_48
c48_p0 = Parameter('c48_p0', ('TENSOR_QUANT8_ASYMM', [2, 5, 5, 1], 0.3125, 0), [
        165, 143, 167, 123, 57, 44, 241, 237, 243, 213, 49, 179, 133, 140, 170, 112, 187, 90, 5, 64, 36, 3,
        63, 224, 205, 22, 203, 107, 76, 148, 214, 65, 222, 209, 75, 132, 91, 27, 146, 125, 96, 254, 17, 197,
        178, 127, 151, 106, 69, 217
    ])
c48_i1 = Input('c48_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 3, 2, 1]), extraParams=SymmPerChannelQuantParams(0, [0.4375, 0.4375, 0.125]))
c48_p2 = Parameter('c48_p2', ('TENSOR_INT32', [3]), [-360, 39, -220])
c48_p3 = Int32Scalar('c48_p3', 2)
c48_p4 = Int32Scalar('c48_p4', 1)
c48_p5 = Int32Scalar('c48_p5', 1)
c48_p6 = Int32Scalar('c48_p6', 2)
c48_o7 = Output('c48_o7', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 3], 0.21875, 83))
c48_model = Model()
c48_model.AddOperand(c48_p0)
c48_model.AddOperand(c48_i1)
c48_model.AddOperand(c48_p2)
c48_model.AddOperand(c48_p3)
c48_model.AddOperand(c48_p4)
c48_model.AddOperand(c48_p5)
c48_model.AddOperand(c48_p6)
c48_model.AddOperand(c48_o7)
c48_model.Operation('CONV_2D', c48_p0, c48_i1, c48_p2, c48_p3, c48_p4, c48_p5, c48_p6).To(c48_o7)
c48_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c48_i1: [-111, -115, 98, -86, 9, -16, 65, -114, -4, -72, 107, -101, -34, -46, 33, 69, -1, -19],
    c48_o7: [
        78, 78, 88, 78, 78, 88, 78, 78, 88, 78, 78, 88, 78, 78, 78, 78, 78, 78, 78, 78, 78, 78, 78, 78, 78,
        78, 88, 78, 78, 78, 78, 78, 78, 78, 78, 78, 78, 78, 78, 78, 78, 88, 78, 78, 88, 78, 78, 78, 78, 78,
        78, 78, 88, 78, 78, 78, 78, 78, 78, 78, 78, 78, 88, 88, 88, 88, 78, 78, 88, 78, 78, 88
    ],
}, model=c48_model, name='implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_48', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_49
c49_i0 = Input('c49_i0', ('TENSOR_QUANT8_ASYMM', [4, 3, 5, 2], 0.3125, 255))
c49_p1 = Parameter('c49_p1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 3, 2]), [13, -114, 58, -25, -110, -91, -85, -76, 76, 91, 15, 25], extraParams=SymmPerChannelQuantParams(0, [0.0625, 0.4375]))
c49_i2 = Input('c49_i2', ('TENSOR_INT32', [2]))
c49_p3 = Int32Scalar('c49_p3', 1)
c49_p4 = Int32Scalar('c49_p4', 2)
c49_p5 = Int32Scalar('c49_p5', 2)
c49_p6 = Int32Scalar('c49_p6', 0)
c49_p7 = BoolScalar('c49_p7', False)
c49_o8 = Output('c49_o8', ('TENSOR_QUANT8_ASYMM', [4, 2, 3, 2], 7.0, 128))
c49_model = Model()
c49_model.AddOperand(c49_i0)
c49_model.AddOperand(c49_p1)
c49_model.AddOperand(c49_i2)
c49_model.AddOperand(c49_p3)
c49_model.AddOperand(c49_p4)
c49_model.AddOperand(c49_p5)
c49_model.AddOperand(c49_p6)
c49_model.AddOperand(c49_p7)
c49_model.AddOperand(c49_o8)
c49_model.Operation('CONV_2D', c49_i0, c49_p1, c49_i2, c49_p3, c49_p4, c49_p5, c49_p6, c49_p7).To(c49_o8)
c49_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c49_i0: [
        140, 55, 232, 57, 81, 157, 152, 56, 194, 85, 37, 136, 137, 6, 71, 12, 255, 193, 210, 228, 100, 151,
        128, 150, 69, 79, 84, 28, 8, 217, 220, 26, 159, 114, 196, 75, 178, 205, 61, 17, 0, 180, 113, 112, 74,
        123, 90, 183, 181, 142, 52, 65, 133, 118, 30, 160, 47, 103, 254, 190, 62, 50, 14, 213, 121, 238, 138,
        68, 88, 233, 179, 92, 102, 93, 77, 11, 45, 44, 21, 207, 170, 120, 251, 109, 195, 127, 116, 226, 105,
        189, 111, 104, 49, 246, 97, 243, 35, 110, 60, 83, 70, 172, 250, 143, 31, 122, 2, 16, 219, 224, 200,
        209, 132, 87, 245, 95, 73, 175, 244, 176
    ],
    c49_i2: [-66, 170],
    c49_o8: [
        180, 0, 251, 0, 189, 205, 176, 0, 249, 0, 156, 255, 203, 0, 209, 46, 126, 0, 180, 0, 240, 0, 173, 255,
        196, 0, 195, 239, 158, 255, 162, 0, 223, 0, 112, 65, 181, 0, 203, 96, 146, 117, 203, 0, 255, 193, 150,
        255
    ],
}, model=c49_model, name='implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_49', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_50
c50_i0 = Input('c50_i0', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 5], 0.4375, 158))
c50_i1 = Input('c50_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 3, 1]), extraParams=SymmPerChannelQuantParams(0, [0.1875, 0.125]))
c50_i2 = Input('c50_i2', ('TENSOR_INT32', [2]))
c50_p3 = Int32Scalar('c50_p3', 1)
c50_p4 = Int32Scalar('c50_p4', 2)
c50_p5 = Int32Scalar('c50_p5', 1)
c50_p6 = Int32Scalar('c50_p6', 3)
c50_p7 = BoolScalar('c50_p7', True)
c50_o8 = Output('c50_o8', ('TENSOR_QUANT8_ASYMM', [3, 2, 1, 3], 0.3125, 128))
c50_model = Model()
c50_model.AddOperand(c50_i0)
c50_model.AddOperand(c50_i1)
c50_model.AddOperand(c50_i2)
c50_model.AddOperand(c50_p3)
c50_model.AddOperand(c50_p4)
c50_model.AddOperand(c50_p5)
c50_model.AddOperand(c50_p6)
c50_model.AddOperand(c50_p7)
c50_model.AddOperand(c50_o8)
c50_model.Operation('CONV_2D', c50_i0, c50_i1, c50_i2, c50_p3, c50_p4, c50_p5, c50_p6, c50_p7).To(c50_o8)
c50_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c50_i0: [0, 9, 137, 218, 117, 207, 130, 166, 55, 132, 248, 242, 89, 165, 231],
    c50_i1: [-4, 80, 52, 112, 114, -41],
    c50_i2: [153, -394],
    c50_o8: [128, 147, 128, 128, 128, 147, 147, 128, 128, 147, 147, 128, 147, 128, 147, 147, 147, 147],
}, model=c50_model, name='implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_50', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_51
c51_i0 = Input('c51_i0', ('TENSOR_QUANT8_ASYMM', [4, 5, 8, 3], 0.1875, 61))
c51_i1 = Input('c51_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 2, 3, 3]), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.5, 0.5, 0.0625]))
c51_i2 = Input('c51_i2', ('TENSOR_INT32', [4]))
c51_p3 = Int32Scalar('c51_p3', 1)
c51_p4 = Int32Scalar('c51_p4', 2)
c51_p5 = Int32Scalar('c51_p5', 2)
c51_p6 = Int32Scalar('c51_p6', 1)
c51_p7 = BoolScalar('c51_p7', False)
c51_p8 = Int32Scalar('c51_p8', 2)
c51_p9 = Int32Scalar('c51_p9', 2)
c51_o10 = Output('c51_o10', ('TENSOR_QUANT8_ASYMM', [4, 3, 4, 4], 0.5, 37))
c51_model = Model()
c51_model.AddOperand(c51_i0)
c51_model.AddOperand(c51_i1)
c51_model.AddOperand(c51_i2)
c51_model.AddOperand(c51_p3)
c51_model.AddOperand(c51_p4)
c51_model.AddOperand(c51_p5)
c51_model.AddOperand(c51_p6)
c51_model.AddOperand(c51_p7)
c51_model.AddOperand(c51_p8)
c51_model.AddOperand(c51_p9)
c51_model.AddOperand(c51_o10)
c51_model.Operation('CONV_2D', c51_i0, c51_i1, c51_i2, c51_p3, c51_p4, c51_p5, c51_p6, c51_p7, c51_p8, c51_p9).To(c51_o10)
c51_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c51_i0: [
        123, 138, 158, 4, 46, 91, 21, 105, 113, 126, 199, 82, 187, 208, 49, 33, 171, 149, 140, 68, 183, 193,
        180, 155, 15, 94, 242, 204, 37, 144, 60, 188, 83, 7, 255, 247, 6, 12, 252, 102, 191, 238, 248, 78,
        132, 76, 220, 48, 104, 124, 209, 185, 110, 167, 157, 153, 89, 1, 147, 246, 207, 154, 70, 50, 20, 250,
        30, 52, 210, 174, 217, 97, 32, 219, 3, 241, 133, 72, 221, 17, 86, 163, 245, 228, 178, 156, 74, 200,
        146, 8, 137, 168, 244, 176, 45, 2, 43, 240, 107, 14, 165, 34, 55, 152, 225, 125, 239, 251, 195, 54,
        206, 61, 36, 109, 92, 95, 203, 173, 229, 53, 38, 41, 11, 63, 121, 87, 145, 108, 232, 139, 23, 175,
        212, 142, 112, 90, 127, 211, 118, 216, 243, 136, 172, 249, 182, 254, 59, 170, 143, 29, 179, 39, 222,
        57, 235, 27, 5, 134, 169, 35, 85, 122, 192, 101, 236, 128, 56, 96, 98, 213, 189, 161, 28, 117, 18, 75,
        0, 22, 214, 10, 160, 80, 24, 237, 223, 106, 73, 115, 234, 205, 116, 186, 119, 62, 71, 150, 93, 16,
        162, 194, 131, 79, 120, 19, 44, 81, 9, 166, 26, 47, 218, 202, 198, 40, 130, 42, 201, 66, 164, 227,
        103, 84, 69, 88, 100, 51, 151, 226, 141, 77, 224, 13, 129, 190, 231, 135, 230, 148, 233, 181, 111, 58,
        64, 196, 114, 197, 99, 159, 67, 253, 177, 215, 25, 65, 31, 184, 249, 145, 245, 138, 193, 130, 194,
        156, 55, 10, 16, 38, 89, 32, 107, 110, 84, 234, 140, 69, 209, 30, 106, 28, 43, 136, 37, 239, 143, 81,
        168, 181, 248, 60, 135, 17, 247, 207, 73, 175, 235, 82, 19, 83, 190, 204, 163, 51, 88, 253, 112, 33,
        120, 149, 255, 210, 70, 92, 44, 13, 115, 165, 182, 226, 94, 167, 61, 202, 96, 212, 217, 80, 109, 171,
        27, 18, 5, 203, 11, 128, 170, 208, 244, 142, 108, 162, 205, 224, 93, 113, 105, 31, 187, 158, 24, 246,
        36, 131, 176, 173, 198, 7, 117, 46, 90, 240, 166, 174, 34, 241, 229, 116, 215, 41, 35, 126, 192, 214,
        53, 58, 114, 153, 228, 102, 100, 48, 139, 161, 127, 243, 9, 77, 79, 178, 197, 25, 15, 111, 188, 230,
        220, 52, 49, 146, 21, 66, 199, 237, 201, 155, 218, 118, 40, 65, 75, 122, 76, 0, 151, 91, 186, 251,
        189, 42, 64, 160, 159, 144, 71, 157, 206, 132, 29, 63, 2, 195, 185, 62, 23, 225, 101, 177, 98, 169,
        121, 78, 97, 219, 14, 103, 3, 56, 180, 104, 211, 59, 86, 68, 22, 172, 242, 134, 184, 236, 12, 50, 137,
        6, 216, 179, 250, 221, 47, 227, 232, 119, 200, 1, 129, 191, 231, 54, 85, 254
    ],
    c51_i1: [
        66, 115, -46, -20, 5, -36, -16, -101, 34, 100, 67, 48, 65, 116, -115, 81, 71, 62, 52, 50, 107, 40,
        -97, -89, -19, 46, 124, -78, 99, -6, 127, -117, -48, -94, 2, -99, 94, -91, 97, 36, 109, -125, -114,
        -7, 20, -87, 1, -113, 122, 101, -119, 106, 76, -30, -38, -74, 32, -52, 47, 41, -126, -53, 55, -47,
        -85, -51, -84, 96, -73, -24, 53, -127
    ],
    c51_i2: [208, 18, -356, 450],
    c51_o10: [
        255, 255, 255, 37, 255, 37, 37, 37, 255, 255, 37, 37, 255, 37, 37, 37, 255, 255, 255, 37, 255, 37,
        255, 186, 255, 255, 255, 37, 255, 255, 255, 37, 37, 255, 255, 37, 59, 37, 37, 37, 255, 255, 255, 37,
        255, 255, 255, 37, 255, 255, 255, 255, 255, 37, 255, 123, 255, 37, 255, 37, 255, 255, 37, 37, 37, 255,
        255, 37, 255, 37, 255, 74, 255, 255, 37, 37, 255, 37, 37, 221, 37, 255, 255, 37, 255, 37, 235, 37,
        236, 255, 37, 37, 255, 37, 255, 88, 255, 37, 255, 182, 255, 255, 255, 37, 255, 37, 37, 37, 37, 37, 37,
        37, 37, 37, 37, 37, 255, 255, 255, 37, 255, 37, 37, 37, 37, 255, 37, 37, 186, 37, 37, 134, 37, 255,
        37, 107, 255, 255, 216, 37, 37, 255, 37, 37, 255, 37, 37, 37, 255, 37, 37, 37, 255, 255, 255, 37, 255,
        37, 255, 98, 255, 255, 37, 37, 255, 37, 37, 37, 255, 255, 37, 37, 37, 37, 255, 37, 37, 255, 37, 112,
        37, 255, 255, 37, 255, 255, 255, 255, 255, 255, 37, 37
    ],
}, model=c51_model, name='implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_51', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_tail_52
c52_i0 = Input('c52_i0', ('TENSOR_QUANT8_ASYMM', [4, 17, 4, 6], 0.25, 240))
c52_i1 = Input('c52_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 2, 3, 17]), extraParams=SymmPerChannelQuantParams(0, [0.4375, 0.375, 0.1875]))
c52_i2 = Input('c52_i2', ('TENSOR_INT32', [3]))
c52_p3 = Int32Scalar('c52_p3', 1)
c52_p4 = Int32Scalar('c52_p4', 1)
c52_p5 = Int32Scalar('c52_p5', 2)
c52_p6 = Int32Scalar('c52_p6', 2)
c52_p7 = BoolScalar('c52_p7', True)
c52_p8 = Int32Scalar('c52_p8', 1)
c52_p9 = Int32Scalar('c52_p9', 2)
c52_o10 = Output('c52_o10', ('TENSOR_QUANT8_ASYMM', [4, 3, 2, 6], 0.1875, 128))
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
c52_model.AddOperand(c52_p9)
c52_model.AddOperand(c52_o10)
c52_model.Operation('CONV_2D', c52_i0, c52_i1, c52_i2, c52_p3, c52_p4, c52_p5, c52_p6, c52_p7, c52_p8, c52_p9).To(c52_o10)
c52_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c52_i0: [
        221, 71, 132, 133, 171, 124, 76, 114, 249, 38, 220, 34, 186, 244, 182, 26, 232, 20, 192, 80, 149, 173,
        25, 159, 102, 155, 33, 3, 247, 143, 148, 10, 99, 19, 241, 147, 50, 154, 206, 19, 193, 54, 33, 211,
        139, 69, 84, 27, 201, 92, 4, 189, 73, 68, 59, 15, 0, 117, 250, 95, 235, 232, 144, 104, 231, 65, 21,
        156, 42, 129, 57, 186, 191, 224, 165, 119, 45, 138, 9, 236, 85, 72, 183, 170, 98, 156, 77, 180, 70,
        100, 99, 22, 9, 134, 60, 61, 1, 109, 123, 194, 5, 239, 122, 240, 168, 80, 229, 210, 116, 48, 29, 102,
        112, 239, 3, 254, 236, 103, 15, 127, 70, 110, 103, 74, 88, 127, 190, 67, 200, 16, 65, 37, 105, 208, 8,
        195, 217, 128, 31, 83, 248, 223, 39, 234, 253, 251, 94, 112, 142, 41, 62, 254, 44, 169, 204, 2, 146,
        180, 47, 184, 151, 123, 179, 30, 242, 82, 113, 150, 161, 159, 64, 150, 40, 145, 101, 58, 178, 96, 104,
        164, 18, 137, 184, 161, 35, 197, 126, 0, 76, 214, 160, 147, 173, 223, 121, 86, 130, 128, 106, 7, 242,
        118, 185, 111, 129, 100, 203, 212, 95, 229, 14, 29, 249, 167, 250, 182, 237, 42, 196, 6, 46, 36, 134,
        199, 219, 234, 56, 225, 215, 152, 131, 243, 87, 37, 50, 51, 166, 141, 136, 145, 157, 97, 49, 233, 14,
        24, 158, 238, 81, 21, 17, 211, 222, 22, 160, 142, 94, 114, 117, 18, 185, 222, 215, 148, 163, 140, 93,
        120, 13, 69, 23, 28, 207, 82, 198, 214, 205, 60, 43, 2, 108, 52, 253, 11, 169, 46, 17, 202, 212, 91,
        61, 89, 248, 55, 174, 255, 25, 115, 113, 83, 166, 11, 179, 125, 115, 71, 155, 183, 44, 238, 78, 210,
        172, 231, 136, 27, 78, 197, 87, 149, 226, 12, 213, 79, 202, 252, 84, 121, 251, 146, 98, 6, 133, 58,
        163, 73, 217, 126, 107, 216, 139, 187, 167, 175, 218, 153, 30, 177, 141, 54, 32, 140, 170, 120, 226,
        204, 75, 206, 40, 45, 230, 246, 108, 35, 20, 90, 125, 53, 57, 63, 188, 75, 176, 209, 31, 189, 191, 26,
        74, 209, 235, 247, 237, 188, 151, 162, 52, 227, 245, 135, 51, 228, 192, 193, 66, 243, 195, 181, 39,
        252, 158, 64, 199, 72, 53, 68, 255, 96, 203, 219, 12, 208, 137, 200, 43, 219, 248, 251, 126, 163, 173,
        154, 19, 247, 223, 79, 194, 153, 96, 99, 248, 93, 157, 41, 49, 154, 227, 85, 24, 53, 240, 120, 22,
        112, 5, 186, 214, 32, 24, 138, 150, 83, 103, 151, 96, 187, 196, 7, 101, 66, 131, 77, 175, 206, 213,
        15, 245, 177, 149, 156, 118, 6, 31, 168, 81, 44, 171, 185, 146, 182, 28, 111, 23, 165, 90, 106, 148,
        142, 78, 123, 129, 229, 113, 108, 176, 202, 157, 237, 230, 228, 4, 2, 39, 60, 1, 4, 59, 220, 221, 118,
        35, 49, 90, 241, 209, 254, 68, 86, 105, 222, 77, 212, 201, 106, 143, 106, 168, 209, 109, 56, 122, 13,
        93, 143, 20, 204, 100, 125, 93, 211, 225, 87, 63, 207, 128, 39, 97, 145, 169, 4, 177, 122, 38, 48,
        230, 92, 225, 110, 136, 82, 27, 255, 216, 38, 25, 14, 41, 74, 203, 33, 11, 218, 144, 57, 223, 15, 130,
        105, 201, 216, 224, 241, 133, 182, 13, 60, 232, 191, 50, 134, 12, 0, 253, 84, 104, 174, 2, 70, 127,
        17, 172, 244, 187, 62, 119, 32, 58, 183, 114, 42, 37, 62, 54, 85, 71, 48, 26, 165, 8, 141, 70, 97, 10,
        170, 8, 152, 171, 81, 176, 162, 147, 239, 119, 167, 17, 1, 199, 52, 161, 208, 122, 140, 69, 75, 95,
        252, 173, 81, 124, 153, 174, 79, 88, 207, 243, 111, 226, 217, 80, 72, 57, 196, 250, 130, 197, 155,
        227, 36, 146, 165, 157, 255, 181, 138, 55, 16, 205, 213, 231, 244, 34, 172, 139, 221, 193, 56, 162,
        164, 30, 109, 235, 249, 88, 133, 34, 119, 198, 194, 144, 10, 178, 168, 137, 166, 89, 102, 66, 23, 67,
        7, 236, 45, 101, 158, 73, 159, 242, 235, 184, 192, 164, 246, 177, 36, 245, 97, 46, 127, 135, 9, 115,
        18, 195, 179, 91, 64, 55, 200, 215, 98, 3, 213, 132, 176, 218, 89, 91, 5, 34, 47, 117, 210, 51, 252,
        189, 187, 180, 59, 10, 188, 190, 110, 233, 192, 29, 194, 51, 68, 233, 86, 63, 135, 116, 190, 234, 198,
        131, 76, 16, 124, 132, 224, 61, 184, 28, 107, 220, 121, 40, 141, 240, 175, 175, 132, 240, 107, 228,
        67, 65, 205, 178, 47, 238, 43, 94, 116, 92, 246, 160, 21, 181, 152, 170, 145, 253, 203, 113, 222, 135,
        109, 110, 73, 227, 230, 243, 233, 208, 225, 155, 32, 26, 180, 18, 229, 123, 9, 195, 4, 205, 186, 239,
        107, 221, 6, 238, 74, 124, 87, 86, 69, 100, 90, 220, 225, 86, 125, 230, 175, 254, 196, 53, 133, 85,
        22, 166, 138, 171, 118, 250, 174, 245, 77, 111, 88, 56, 123, 85, 155, 113, 215, 19, 193, 144, 62, 111,
        126, 23, 136, 193, 21, 169, 232, 35, 163, 47, 126, 236, 54, 78, 188, 142, 100, 199, 176, 247, 3, 130,
        147, 42, 83, 232, 204, 53, 62, 172, 204, 159, 215, 28, 5, 50, 137, 14, 246, 146, 1, 184, 169, 70, 64,
        170, 141, 33, 11, 166, 116, 67, 12, 130, 207, 30, 234, 214, 94, 11, 3, 148, 18, 60, 49, 61, 27, 87,
        168, 66, 103, 241, 203, 31, 217, 185, 160, 131, 1, 63, 98, 136, 249, 211, 200, 218, 22, 110, 56, 198,
        43, 16, 222, 20, 89, 188, 244, 190, 151, 180, 38, 104, 31, 33, 40, 24, 143, 55, 76, 196, 91, 51, 82,
        243, 134, 185, 246, 238, 140, 149, 135, 248, 55, 129, 229, 114, 103, 151, 46, 9, 23, 61, 65, 13, 251,
        63, 153, 245, 253, 30, 216, 220, 160, 201, 139, 17, 165, 241, 231, 224, 179, 41, 45, 149, 59, 237,
        197, 99, 52, 150, 8, 67, 152, 197, 174, 81, 171, 59, 189, 242, 131, 7, 79, 216, 49, 83, 108, 212, 75,
        71, 162, 84, 37, 105, 212, 38, 162, 24, 93, 163, 158, 47, 208, 54, 224, 72, 217, 116, 167, 115, 153,
        64, 198, 242, 158, 228, 154, 143, 181, 202, 76, 178, 72, 84, 167, 44, 129, 237, 221, 147, 183, 181,
        201, 8, 101, 190, 43, 161, 191, 58, 202, 138, 137, 13, 214, 107, 226, 74, 29, 79, 21, 148, 115, 254,
        26, 247, 82, 44, 195, 152, 117, 0, 42, 120, 27, 102, 39, 91, 36, 207, 78, 58, 41, 2, 10, 161, 77, 186,
        178, 139, 25, 20, 164, 105, 226, 89, 32, 140, 144, 37, 45, 57, 251, 239, 98, 159, 14, 94, 50, 209,
        106, 95, 121, 134, 205, 92, 219, 112, 189, 66, 156, 150, 102, 223, 236, 34, 25, 213, 15, 234, 122,
        124, 182, 118, 219, 199, 19, 125, 244, 36, 16, 206, 48, 80, 29, 210, 128, 233, 12, 200, 114, 35, 104,
        231, 109, 154, 132, 65, 128, 101, 96, 28, 179, 243, 187, 110, 198, 113, 151, 143, 91, 104, 176, 138,
        34, 227, 98, 68, 82, 174, 202, 217, 197, 145, 117, 46, 172, 118, 39, 59, 229, 149, 136, 70, 235, 121,
        173, 105, 183, 77, 71, 96, 9, 21, 231, 156, 207, 192, 255, 92, 191, 127, 153, 246, 6, 21, 1, 158, 170,
        155, 57, 94, 254, 225, 108, 35, 142, 157, 196, 255, 65, 156, 211, 164, 73, 26, 46, 47, 61, 48, 150,
        56, 41, 247, 169, 194, 189, 73, 87, 216, 92, 113, 129, 44, 54, 119, 0, 88, 127, 179, 209, 186, 24,
        101, 241, 15, 163, 3, 112, 141, 78, 191, 5, 192, 167, 155, 34, 248, 12, 71, 80, 210, 40, 10, 102, 156,
        224, 25, 144, 75, 16, 133, 36, 107, 120, 255, 32, 154, 116, 180, 27, 251, 105, 187, 240, 235, 230,
        236, 177, 219, 231, 232, 89, 201, 212, 37, 193, 65, 135, 128, 174, 224, 24, 128, 115, 1, 228, 121,
        177, 112, 31, 253, 199, 226, 218, 188, 126, 63, 4, 190, 76, 204, 2, 30, 181, 31, 126, 73, 88, 89, 195,
        157, 252, 48, 49, 52, 90, 23, 55, 67, 88, 106, 125, 139, 215, 28, 240, 161, 115, 236, 184, 216, 206,
        222, 150, 250, 227, 52, 228, 93, 86, 79, 157, 175, 145, 53, 82, 20, 132, 42, 84, 223, 233, 103, 96,
        67, 194, 107, 118, 228, 183, 68, 244, 11, 242, 117, 152, 208, 12, 17, 19, 74, 220, 29, 146, 172, 214,
        8, 158, 4, 75, 192, 53, 194, 90, 5, 182, 196, 205, 217, 211, 248, 119, 72, 147, 197, 14, 178, 134, 44,
        50, 200, 66, 64, 148, 254, 85, 69, 142, 249, 251, 8, 100, 54, 203, 210, 60, 252, 159, 9, 123, 142,
        206, 92, 111, 84, 250, 39, 247, 240, 220, 97, 206, 99, 165, 221, 200, 140, 81, 27, 180, 239, 237, 66,
        222, 18, 38, 207, 245, 47, 159, 146, 214, 100, 245, 7, 120, 95, 184, 95, 62, 249, 234, 103, 130, 13,
        148, 114, 164, 195, 58, 160, 137, 212, 198, 168, 201, 87, 121, 108, 75, 6, 7, 45, 171, 167, 69, 238,
        99, 168, 43, 97, 116, 250, 122, 124, 202, 160, 165, 244, 17, 68, 164, 218, 173, 40, 185, 213, 85, 129,
        51, 166, 0, 33, 109, 83, 22, 162, 64, 80, 131, 125, 57, 106, 25, 83, 166
    ],
    c52_i1: [
        48, -69, -45, 41, -66, 119, -57, -71, -33, -16, 18, 30, -2, 7, -30, 94, -29, -86, 52, 29, 43, 100, 51,
        53, -93, -95, 108, -48, -81, -27, 75, -59, 28, -53, 125, -80, -112, 104, 91, -114, 106, -3, -68, -18,
        -25, -17, -77, -78, 4, 101, 5, 123, -55, 73, -34, -31, 59, -20, -51, -8, -14, -76, -10, 98, 95, -117,
        -63, -40, -116, -91, 61, -96, -6, -54, 92, -98, -118, 46, 55, -64, -9, 117, -115, -61, 111, 23, 69,
        26, 16, 14, -88, -103, -43, -24, -21, 114, 80, 77, 86, 68, 93, -97, 109, -109, 81, 120, -87, -52, -94,
        67, -119, 107, 71, -5, -72, 13, -19, -26, 42, 124, -35, 36, -37, -32, 21, -62, 76, 96, 35, -82, 19, 2,
        -46, -125, -102, -4, 0, 118, -39, 72, 22, -50, -126, 126, 63, -7, 45, 74, 12, -85, 97, -110, -73, 24,
        82, -83, 33, 58, -60, -22, 6, -108, 50, 121, 62, 20, 87, 84, 32, -44, -56, -113, 38, -58, 66, -67, 78,
        -23, 40, 49, -74, -11, 1, -99, 102, 56, 122, 60, 105, -65, -105, 3, 127, -106, -120, -123, -1, -12,
        15, 8, 11, 89, -104, 57, -15, -28, -121, 10, 31, -90, 103, 88, -49, 115, 54, -75, 64, 37, 112, 116,
        65, -122, -47, -101, 113, 44, 39, -13, -70, 47, -100, 79, -84, 110, -111, 34, 70, 25, -38, 85, -89,
        -79, -36, 27, -92, 83, 99, 17, -107, -127, -41, 90, 9, -42, -124, -66, -115, 98, 34, 71, -58, -50, 57,
        102, -52, 49, 124, -55, -74, 106, -108, -105, 95, -17, 63, 65, -86, 15, -38, -10, -79, -101, 79, -119,
        -54, -126, 76, -72, -102, -13, -113, -112, 126, 55, 93, 11, 14, -39, -7, -83, 6, -70, 96, 10, -28, -99
    ],
    c52_i2: [33, -354, 75],
    c52_o10: [
        133, 133, 133, 133, 123, 133, 133, 133, 133, 123, 133, 133, 123, 123, 123, 133, 123, 123, 123, 133,
        133, 123, 133, 133, 133, 133, 133, 133, 133, 123, 133, 133, 123, 133, 133, 123, 123, 133, 133, 123,
        133, 123, 133, 133, 133, 133, 133, 133, 133, 123, 133, 133, 133, 123, 123, 133, 123, 123, 133, 133,
        133, 133, 133, 133, 133, 133, 133, 123, 123, 123, 133, 133, 133, 123, 133, 133, 123, 133, 123, 133,
        123, 123, 123, 123, 133, 123, 123, 123, 123, 123, 133, 133, 133, 133, 123, 133, 133, 133, 123, 133,
        133, 123, 133, 133, 123, 133, 133, 123, 123, 123, 123, 133, 133, 133, 123, 133, 123, 133, 133, 133,
        123, 123, 133, 123, 123, 123, 133, 133, 123, 123, 123, 133, 133, 133, 133, 133, 133, 123, 133, 123,
        133, 133, 123, 123
    ],
}, model=c52_model, name='implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_tail_52', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_53
c53_p0 = Parameter('c53_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 3, 4], 0.125, 127), [
        125, -76, -25, -57, 75, 69, -104, 0, 74, 89, 91, 120, 6, 76, -26, -40, -108, 110, 31, -39, -1, -67,
        -53, -103, 64, 72, 88, 81, -69, -36, 40, -14, 9, -95, -30, 109, -115, 58, -100, -123, 35, -31, 80,
        -85, -6, -84, -74, -71, -9, 10, 70, -7, -45, -90, 21, -113, 8, 99, -29, 98, 114, -21, 24, -19, -16,
        122, -118, 119, 3, -93, 16, -79
    ])
c53_p1 = Parameter('c53_p1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 1, 4], 0.5, -128), [65, 24, -70, 117, -15, 8, -39, -25])
c53_p2 = Parameter('c53_p2', ('TENSOR_INT32', [1], 0.0625, 0), [-387])
c53_p3 = Int32Scalar('c53_p3', 2)
c53_p4 = Int32Scalar('c53_p4', 2)
c53_p5 = Int32Scalar('c53_p5', 2)
c53_p6 = Int32Scalar('c53_p6', 0)
c53_o7 = Output('c53_o7', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 2, 1], 112.0, 0))
c53_model = Model()
c53_model.AddOperand(c53_p0)
c53_model.AddOperand(c53_p1)
c53_model.AddOperand(c53_p2)
c53_model.AddOperand(c53_p3)
c53_model.AddOperand(c53_p4)
c53_model.AddOperand(c53_p5)
c53_model.AddOperand(c53_p6)
c53_model.AddOperand(c53_o7)
c53_model.Operation('CONV_2D', c53_p0, c53_p1, c53_p2, c53_p3, c53_p4, c53_p5, c53_p6).To(c53_o7)
c53_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c53_o7: [-76, -56, -65, -85, -71, -66],
}, model=c53_model, name='implicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_53', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_54
c54_i0 = Input('c54_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 1, 4, 4], 0.25, -128))
c54_i1 = Input('c54_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 1, 1], 0.5, 127))
c54_i2 = Input('c54_i2', ('TENSOR_INT32', [2], 0.125, 0))
c54_p3 = Int32Scalar('c54_p3', 1)
c54_p4 = Int32Scalar('c54_p4', 2)
c54_p5 = Int32Scalar('c54_p5', 1)
c54_p6 = Int32Scalar('c54_p6', 3)
c54_p7 = BoolScalar('c54_p7', True)
c54_o8 = Output('c54_o8', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2, 4, 2], 0.125, -96))
c54_model = Model()
c54_model.AddOperand(c54_i0)
c54_model.AddOperand(c54_i1)
c54_model.AddOperand(c54_i2)
c54_model.AddOperand(c54_p3)
c54_model.AddOperand(c54_p4)
c54_model.AddOperand(c54_p5)
c54_model.AddOperand(c54_p6)
c54_model.AddOperand(c54_p7)
c54_model.AddOperand(c54_o8)
c54_model.Operation('CONV_2D', c54_i0, c54_i1, c54_i2, c54_p3, c54_p4, c54_p5, c54_p6, c54_p7).To(c54_o8)
c54_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c54_i0: [
        -33, 80, -112, 31, -78, 26, 53, 99, 112, 65, -61, 51, -92, -40, 15, -47, 55, -12, -58, -3, 71, 4, -83,
        104, -29, 0, 63, -104, -21, 118, -90, -44, -76, -102, -49, -105, -69, 37, -53, -91, 72, -71, -99, -6,
        122, -32, 19, -74, -36, -34, 35, 27, 49, 61, -121, -25, -120, -117, 24, 82, 54, -24, 97, -125
    ],
    c54_i1: [-19, 119],
    c54_i2: [-234, 141],
    c54_o8: [
        -96, -96, -96, -96, -96, -96, -96, -96, -96, -83, -96, -96, -96, -96, -96, -96, -96, -96, -96, -96,
        -96, -96, -96, -96, -96, -96, -96, -96, -96, -96, -96, -96, -96, -96, -96, -96, -96, -96, -96, -96,
        -96, -96, -96, -96, -96, -96, -96, -96, -96, -96, -96, -96, -96, -96, -96, -96, -96, -96, -96, -48,
        -48, -96, -96, -96
    ],
}, model=c54_model, name='implicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_54', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_55
c55_i0 = Input('c55_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3, 3, 4], 0.375, 111))
c55_i1 = Input('c55_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 3, 4], 0.4375, 37))
c55_i2 = Input('c55_i2', ('TENSOR_INT32', [3], 0.1640625, 0))
c55_p3 = Int32Scalar('c55_p3', 2)
c55_p4 = Int32Scalar('c55_p4', 1)
c55_p5 = Int32Scalar('c55_p5', 2)
c55_p6 = Int32Scalar('c55_p6', 2)
c55_p7 = BoolScalar('c55_p7', False)
c55_o8 = Output('c55_o8', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2, 1, 3], 0.1875, 0))
c55_model = Model()
c55_model.AddOperand(c55_i0)
c55_model.AddOperand(c55_i1)
c55_model.AddOperand(c55_i2)
c55_model.AddOperand(c55_p3)
c55_model.AddOperand(c55_p4)
c55_model.AddOperand(c55_p5)
c55_model.AddOperand(c55_p6)
c55_model.AddOperand(c55_p7)
c55_model.AddOperand(c55_o8)
c55_model.Operation('CONV_2D', c55_i0, c55_i1, c55_i2, c55_p3, c55_p4, c55_p5, c55_p6, c55_p7).To(c55_o8)
c55_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c55_i0: [
        27, -44, 78, -93, 76, 51, -30, -60, -107, -29, -66, -81, 28, 74, -105, 33, 110, 54, -34, -51, 120, 42,
        -71, 65, -123, 80, -43, -12, -52, -15, -92, 55, 0, -88, -112, 38, 119, -84, -119, 71, -68, -41, 39,
        23, -62, 72, -48, -85, 17, -97, -14, 116, -100, -42, -55, -13, 35, 73, 103, 104, -5, 16, -120, 56, 40,
        66, 12, -10, -67, 1, -124, 19, 99, -95, 102, -53, -102, 49, 58, -36, 13, -99, -28, -79, 32, 22, -104,
        -45, 24, -113, -11, 44, 6, -35, 25, -125, -4, 126, -47, -69, 57, -110, -61, -21, -17, -18, 15, -46,
        108, -98, -74, 115, 83, -23, 101, 20, -121, 69, -1, 46, -64, -32, -49, -103, 3, 4, 107, 37, -115,
        -106, 75, 87, 59, -3, -25, -91, 14, 124, 43, 81, -86, 85, 30, 10
    ],
    c55_i1: [
        20, -3, -9, 34, -19, 25, 6, 19, -120, 115, 101, 52, 125, -2, -30, 11, 85, 13, 109, -51, -39, 48, 17,
        -25, 82, 8, 10, 72, -31, -62, 86, -92, 45, 60, -112, 26
    ],
    c55_i2: [453, 268, -209],
    c55_o8: [5, 5, 5, 5, -5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5],
}, model=c55_model, name='implicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_55', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_56
c56_i0 = Input('c56_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 8, 5, 4], 0.3125, -69))
c56_i1 = Input('c56_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 3, 4], 0.0625, 24))
c56_i2 = Input('c56_i2', ('TENSOR_INT32', [1], 0.01953125, 0))
c56_p3 = Int32Scalar('c56_p3', 2)
c56_p4 = Int32Scalar('c56_p4', 1)
c56_p5 = Int32Scalar('c56_p5', 1)
c56_p6 = Int32Scalar('c56_p6', 1)
c56_p7 = BoolScalar('c56_p7', False)
c56_p8 = Int32Scalar('c56_p8', 1)
c56_p9 = Int32Scalar('c56_p9', 2)
c56_o10 = Output('c56_o10', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4, 3, 1], 0.5, -4))
c56_model = Model()
c56_model.AddOperand(c56_i0)
c56_model.AddOperand(c56_i1)
c56_model.AddOperand(c56_i2)
c56_model.AddOperand(c56_p3)
c56_model.AddOperand(c56_p4)
c56_model.AddOperand(c56_p5)
c56_model.AddOperand(c56_p6)
c56_model.AddOperand(c56_p7)
c56_model.AddOperand(c56_p8)
c56_model.AddOperand(c56_p9)
c56_model.AddOperand(c56_o10)
c56_model.Operation('CONV_2D', c56_i0, c56_i1, c56_i2, c56_p3, c56_p4, c56_p5, c56_p6, c56_p7, c56_p8, c56_p9).To(c56_o10)
c56_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c56_i0: [
        54, 97, 5, 31, -92, -47, 113, -126, 0, -28, -59, -105, -5, -29, 83, -93, 38, -128, -121, 33, 101, 90,
        -22, 95, -31, 19, -88, -51, -94, -37, -90, -110, 120, 16, 114, 34, -70, 32, -42, -81, 112, -17, 20,
        102, -54, 6, 118, 55, 127, -53, -61, -30, -69, -27, 40, -74, 105, -89, -68, 80, 106, -84, -48, 24, 59,
        49, -44, 43, -50, 58, -78, -41, 56, -56, 99, -86, 17, -66, 47, -49, -73, -119, 28, 23, -116, 4, -120,
        -101, -13, 82, 39, -100, 121, -95, 124, 75, -15, 117, 8, -57, 87, -25, 66, 91, 18, 36, 52, 42, 45, -1,
        70, 57, -9, 68, -108, 122, 125, -40, -55, 86, -38, -34, 100, 48, 71, 26, 11, -26, -71, 115, 77, 64,
        -52, 107, 13, -111, -97, -6, -96, 96, 72, -82, 111, -21, 21, 74, -43, -124, -75, -8, -118, 50, -36,
        22, 103, 73, -102, 94, -91, -122, -114, 29, 123, -115, 25, 62, -72, -2, 12, 63, 51, -10, -65, -11, 2,
        -24, 85, -67, -99, 7, 14, -125, 84, -77, 98, -35, -107, 1, 116, 81, 108, 15, -103, -46, -109, -83,
        -16, 53, -60, -85, -98, -63, 92, 89, -39, -104, 78, -112, 61, 44, -106, 37, 93, -32, -117, 3, -7, -19,
        -64, 41, -18, 9, -87, 88, 46, 10, -14, 65, -76, -4, 104, -127, 119, -45, 79, 67, 69, 30, 126, -12, -3,
        110, -58, -80, -20, -79, -113, 27, -123, 60, 76, -62, -23, 109, 35, -33, -112, 108, -30, 124, -103,
        -91, 1, -50, -93, -28, 15, 94, -41, -78, 113, 47, 66, -72, -89, 116, -101, 82, -124, -42, -69, 118,
        97, 52, -7, 107, 24, -19, 68, 11, -23, 83, 36, -123, -114, -53, -58, -113, -105, 25, 37, 101, -8, -35,
        34, -77, -29, -117, 89, 59, -32, 95, -5, -67, 4, 76, 65, 50, 104, -70, 56, -100, -87, 42, -20, 10, 71,
        46, -12, 26, -116, -15, -51, 6, -17, -97, -6, 17, -104, -96, 72, 105, -83, 19, 64, -40, -61, -66, 41,
        -106, 93, 111, 88, -47, 8, 57, -13, 40, 53, -65, 126, -118, 44, 80, -110, 23, 70, -22, 92, -119, 121,
        -127, 91, 84, 102, 58, -64, 38, 115, 62, -39, 110, 31, -63, -81, -57, -11, -62, -45, -43, 100, 12, 5,
        0, 103, -121, -44, -90, -115, -2, 43, -46, -33, 51, 28, -54, -102, 14, -3, -34, -109, -18, -31, 48,
        -25, -108, -80, 120, -48, 61, -27, -111, -74, -59, -24, 27, -56, -107, 60, -1, 18, -10, -125, 39, -79,
        -68, 87, -14, 77, 45, 114, -76, 35, -126, -9, 86, -99, -75, 30, -85, 67, 29, 75, -84, 54, -128, 32,
        99, 109, 106, 122, -55, 123, -37, 7, 63, -95, 21, -92, -36, 2, 112, -49, -88, -52, 78, 98, -16, -26,
        -122, 9, 22, 81, 96, 117, 33, -86, -38, 125, 127, 3, -98, 119, -4, 49, -73, -71, 90, 69, 20, -60, 85,
        -82, 79, 13, 16, -21, -94, -120, 73, 74, 55, 0, -32, 73, 33, 51, -46, -9, -74, 39, -61, -6, 43, -100,
        22, 81, 75, 126, 46, 10, -102, 60, 121, 94, 31, -17, 20, 104, 107, -110, 122, 63, 92, -36, -87, 71,
        64, -3, 90, -58, -45, 89, 45, -86, -43, 85, 120, -82, 55, 115, 69, 37, -39, 11, 6, 56, -113, -47, 72,
        102, -106, -38, 80, -119, -28, -8, -52, 61, 4, -16, -40, -2, -72, -44, -73, 59, 118, 27, 47, 49, 91,
        -57, -21, -77, -79, 109, -41, 35, 83, 54, -13, -25, -78, -69, -84, 93, 68, -85, -99, 110, -121, 40,
        -91, -127, -7, -1, 67, -20, 52, -50, -12, -11, 103, -88, -64, 95, 36, 26, 44, 38, -33, -63, -14, 108,
        30, -112, -56, -124, -27
    ],
    c56_i1: [
        20, -2, 100, -99, 70, 77, 86, 34, -100, 101, 110, 97, 84, -101, -128, -63, -65, -35, 63, 95, 75, -61,
        -39, 44, 64, -105, 58, -50, 11, -73, 88, -16, 42, 105, -43, -126
    ],
    c56_i2: [-303],
    c56_o10: [
        -4, -4, 127, -4, -4, -4, -4, 127, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4,
        -4, -4, -4, -4, -4, -4, 127, 127, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, 127, 127, -4, -4, -4
    ],
}, model=c56_model, name='implicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_56', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_INT32_tail_57
c57_i0 = Input('c57_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 5, 2, 17], 0.25, 14))
c57_i1 = Input('c57_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2, 1, 17], 0.375, 116))
c57_i2 = Input('c57_i2', ('TENSOR_INT32', [4], 0.09375, 0))
c57_p3 = Int32Scalar('c57_p3', 1)
c57_p4 = Int32Scalar('c57_p4', 1)
c57_p5 = Int32Scalar('c57_p5', 1)
c57_p6 = Int32Scalar('c57_p6', 0)
c57_p7 = BoolScalar('c57_p7', False)
c57_p8 = Int32Scalar('c57_p8', 1)
c57_p9 = Int32Scalar('c57_p9', 1)
c57_o10 = Output('c57_o10', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 5, 2, 4], 64.0, -109))
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
c57_model.AddOperand(c57_p9)
c57_model.AddOperand(c57_o10)
c57_model.Operation('CONV_2D', c57_i0, c57_i1, c57_i2, c57_p3, c57_p4, c57_p5, c57_p6, c57_p7, c57_p8, c57_p9).To(c57_o10)
c57_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c57_i0: [
        61, -57, 121, -17, 70, -124, 6, 50, 3, 108, 81, 59, 62, -103, 113, -53, -47, -1, 95, 37, 73, 47, -30,
        9, -13, -52, -22, 26, -21, 14, -113, 79, 122, 123, -12, 28, -65, -88, -51, 90, -121, 99, -2, 1, -104,
        53, -102, -89, -59, 13, -40, 60, -112, 54, -31, -100, -75, -10, 98, -55, 31, 35, 23, -90, 87, 18, 105,
        -105, 65, 88, -9, 55, 69, 45, -126, -108, -61, -3, -64, -122, -111, -74, -46, -117, 36, 57, -14, -6,
        -118, 102, 109, -76, 116, 124, 19, 40, 82, -109, -119, 52, -23, -69, 72, -39, 49, -96, -50, 33, -60,
        96, -7, -26, -79, -86, 16, 94, -29, 127, 119, 125, 24, 39, 83, 58, 103, 85, -25, -38, -35, 126, -83,
        63, -44, 4, 86, -37, -11, -62, -49, -91, -5, -78, 93, -115, 111, -97, -54, 38, 15, -8, 101, 43, 68,
        56, 32, -106, 17, -98, -56, -18, 115, 7, 12, 34, 97, 76, -27, 100, 104, 25, 74, 21, 78, -20, -28, 106,
        67, -15, 44, -120, 64, 11, -107, 77, -42, -66, 75, 80, 89, -72, 51, -67, -34, -58, -19, 2, -99, 120,
        -128, -43, 42, -123, 71, -41, 84, -92, 27, -45, 22, 46, -36, -32, 91, -71, -127, -80, -85, -16, -4,
        107, -82, 117, -94, 112, 10, 66, -70, 48, 20, -77, 114, -84, 0, -24, 110, -63, -110, -93, -125, -114,
        41, 118, -116, -73, -101, 8, 30, -68, 92, -33, 29, -48, -87, -81, 5, -95, -77, -30, -85, -91, 108,
        -38, -65, -70, 67, -36, -32, -101, -52, -33, 9, 86, -75, 26, 97, 35, 119, -111, -67, 58, 2, -108, -58,
        -102, -31, -61, -43, -14, 17, -23, -27, 47, 46, -24, 113, -48, -26, 84, 19, 22, -5, 121, 6, 41, -6,
        -40, -119, -117, 95, 57, 96, 44, -116, 12, -113, 36, 74, -121, 45, -128, -72, -15, 81, -103, -123,
        -50, 79, -96, -106, -8, -44, -7, 64, 91, -110, -80, -112, 20, 21, -66
    ],
    c57_i1: [
        50, -2, 96, -72, 45, 68, -34, -32, 63, -17, -86, -60, -67, 57, -57, 47, -25, -3, 16, -51, 30, -15,
        -92, 14, 12, -36, -53, -75, 114, -63, -83, -41, -20, -108, 122, -40, 69, 46, -10, -113, 93, -80, -112,
        -79, 33, -98, -61, -125, -97, 8, 74, -70, 60, -37, -78, 25, -13, 54, 4, 75, 1, 73, -90, -16, -64, -82,
        123, 66, -14, -28, -4, -39, -35, -74, 32, 26, 70, -56, 40, 37, 61, 124, -128, 89, -48, 53, -77, 72,
        77, -87, -104, 36, 94, -50, 103, 55, -105, -71, 100, -111, -45, 91, 10, -99, -46, 101, -73, 115, 41,
        71, 56, 80, -42, 18, 121, -65, 3, -12, -54, -81, -6, -7, 92, -126, 58, -117, 118, -88, -24, -84, -119,
        -30, -11, -114, 86, 9
    ],
    c57_i2: [185, 38, 333, -104],
    c57_o10: [
        11, 15, -71, 73, -76, -47, -56, -70, 127, 82, 113, 127, -12, -26, -68, -85, 23, 113, -2, 60, -128,
        -128, -128, -128, 32, -4, -59, -115, -128, -121, -128, -128, -50, -35, -35, -77, -128, -128, -118,
        -103, 37, 27, -36, -21, 47, 4, 127, -42, 127, 124, 127, 127, 90, 121, 81, 124, 105, 127, 127, 127, -1,
        7, -57, 17, 62, 127, 98, 92, 60, 4, 70, 125, -32, 30, -66, -19, -1, 90, 25, 52
    ],
}, model=c57_model, name='implicit_padding_QUANT8_ASYMM_SIGNED_INT32_tail_57', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_58
c58_p0 = Parameter('c58_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 4, 1], 0.25, -128), [-53, 87, 40, 5])
c58_i1 = Input('c58_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 1, 1]), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.1875]))
c58_i2 = Input('c58_i2', ('TENSOR_INT32', [2]))
c58_p3 = Int32Scalar('c58_p3', 1)
c58_p4 = Int32Scalar('c58_p4', 1)
c58_p5 = Int32Scalar('c58_p5', 1)
c58_p6 = Int32Scalar('c58_p6', 0)
c58_p7 = BoolScalar('c58_p7', True)
c58_o8 = Output('c58_o8', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 4, 1], 32.0, -97))
c58_model = Model()
c58_model.AddOperand(c58_p0)
c58_model.AddOperand(c58_i1)
c58_model.AddOperand(c58_i2)
c58_model.AddOperand(c58_p3)
c58_model.AddOperand(c58_p4)
c58_model.AddOperand(c58_p5)
c58_model.AddOperand(c58_p6)
c58_model.AddOperand(c58_p7)
c58_model.AddOperand(c58_o8)
c58_model.Operation('CONV_2D', c58_p0, c58_i1, c58_i2, c58_p3, c58_p4, c58_p5, c58_p6, c58_p7).To(c58_o8)
c58_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c58_i1: [-8, -84, -122, 63],
    c58_i2: [80, -91],
    c58_o8: [-128, -128, -128, -101, -91, -120, -115, -121],
}, model=c58_model, name='implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_58', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_59
c59_i0 = Input('c59_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 3, 3], 0.3125, 127))
c59_p1 = Parameter('c59_p1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 2, 1, 3]), [53, 86, 15, 90, 79, 3, 42, -62, -73, -55, 57, 66, 26, -124, 126, -96, 46, 25], extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.375]))
c59_p2 = Parameter('c59_p2', ('TENSOR_INT32', [3]), [241, -394, -412])
c59_p3 = Int32Scalar('c59_p3', 2)
c59_p4 = Int32Scalar('c59_p4', 1)
c59_p5 = Int32Scalar('c59_p5', 1)
c59_p6 = Int32Scalar('c59_p6', 2)
c59_o7 = Output('c59_o7', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 3, 3], 0.15625, 0))
c59_model = Model()
c59_model.AddOperand(c59_i0)
c59_model.AddOperand(c59_p1)
c59_model.AddOperand(c59_p2)
c59_model.AddOperand(c59_p3)
c59_model.AddOperand(c59_p4)
c59_model.AddOperand(c59_p5)
c59_model.AddOperand(c59_p6)
c59_model.AddOperand(c59_o7)
c59_model.Operation('CONV_2D', c59_i0, c59_p1, c59_p2, c59_p3, c59_p4, c59_p5, c59_p6).To(c59_o7)
c59_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c59_i0: [
        -44, -88, -123, 125, -5, 58, -111, -62, 101, -104, 94, 4, -21, 105, -126, -91, 46, 111, -98, -121,
        -54, -14, 120, -116, 43, -4, -17
    ],
    c59_o7: [-6, 6, 6, -6, 6, 6, -6, 6, 6, -6, -6, -6, -6, 6, -6, -6, -6, 6],
}, model=c59_model, name='implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_59', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_60
c60_i0 = Input('c60_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 6, 6, 4], 0.3125, 116))
c60_i1 = Input('c60_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 3, 3, 4]), extraParams=SymmPerChannelQuantParams(0, [0.0625, 0.1875, 0.3125]))
c60_i2 = Input('c60_i2', ('TENSOR_INT32', [3]))
c60_p3 = Int32Scalar('c60_p3', 2)
c60_p4 = Int32Scalar('c60_p4', 1)
c60_p5 = Int32Scalar('c60_p5', 1)
c60_p6 = Int32Scalar('c60_p6', 1)
c60_p7 = BoolScalar('c60_p7', False)
c60_o8 = Output('c60_o8', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4, 4, 3], 0.1875, 105))
c60_model = Model()
c60_model.AddOperand(c60_i0)
c60_model.AddOperand(c60_i1)
c60_model.AddOperand(c60_i2)
c60_model.AddOperand(c60_p3)
c60_model.AddOperand(c60_p4)
c60_model.AddOperand(c60_p5)
c60_model.AddOperand(c60_p6)
c60_model.AddOperand(c60_p7)
c60_model.AddOperand(c60_o8)
c60_model.Operation('CONV_2D', c60_i0, c60_i1, c60_i2, c60_p3, c60_p4, c60_p5, c60_p6, c60_p7).To(c60_o8)
c60_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c60_i0: [
        -3, 111, -47, -76, 107, -31, 86, -65, 40, -88, 68, 87, -40, 113, -123, -83, -118, -89, 59, -84, 55,
        -37, 63, -20, 95, -28, -68, -36, -72, -121, -10, -99, 23, -95, -44, -115, -1, 97, -4, -92, 2, 18, 33,
        -91, -30, 112, 106, 14, 54, -108, -74, -93, -69, 115, -107, 79, -110, -39, -106, 74, -77, -12, -127,
        122, 51, 70, 56, -125, 16, -35, -96, 66, -57, 126, 47, -79, -128, -67, 39, -54, -86, 6, 83, 49, -117,
        76, -32, -109, -61, -122, 15, 32, -48, 116, -23, -38, -46, 50, -100, 43, 102, -41, 93, -42, -59, 30,
        127, -9, 46, 48, -75, 80, -51, 67, -82, -53, -43, -87, 42, -15, 0, 65, 78, 57, -33, 7, 9, 82, 29, -29,
        125, -90, 28, 45, 100, -19, -34, 94, -112, 64, 110, -52, -11, -13, -97, -60, -104, 71, 5, -98, 98,
        -124, 81, 121, 44, 99, 118, -27, 75, 124, -7, 38, 8, -94, 69, 13, 61, -120, -66, 25, 11, 35, -22, -63,
        -81, -119, 22, -18, 4, -70, -14, 92, 12, 119, 34, 10, 26, -73, -78, 1, 41, -50, -17, 96, 105, 36, 123,
        -25, -58, 120, 62, -126, 19, -24, 73, 88, -85, -80, -2, 109, 84, -45, -5, -103, 58, -102, 53, -8,
        -105, -26, -114, 24, 103, -6, 17, -62, -49, -55, 31, -116, 90, 60, 3, 101, 77, 27, -56, -16, 85, -64,
        89, -101, 52, 108, -113, 37, 72, -21, 104, 21, -111, 114, 117, 20, -71, 91, -51, 29, -3, -34, -59,
        -98, 99, 46, 122, -117, -127, -42, 28, -96, -103, 39, 50, -75, -92, -113, 60, -110, -116, 2, -41, 20,
        -12, -49, -84, -23, 64, -2
    ],
    c60_i1: [
        100, 74, 38, 33, 59, 16, -16, -62, 90, -91, 97, -46, 49, -34, -33, -36, -50, -88, -22, -20, 124, -115,
        114, 111, -127, -26, -31, 62, -15, -119, -32, 122, 17, -30, -96, 13, -112, 30, -114, -71, 112, 96,
        -29, -13, 116, -111, 10, 50, -48, -4, 40, -53, -97, -59, 11, -18, 58, -101, 108, -81, -109, 120, 92,
        24, 44, 119, 5, -78, 94, -7, -79, -54, -5, 85, -25, -107, -89, 29, 64, -49, -45, 28, -12, 41, -85, 89,
        -84, -28, -103, 126, -47, -82, 7, 77, -8, 60, 88, 8, -108, 42, 82, 110, 69, 118, 101, 61, -19, 98
    ],
    c60_i2: [32, -30, -257],
    c60_o8: [
        127, 127, 105, 127, 105, 105, 127, 105, 105, 127, 127, 127, 105, 105, 105, 105, 105, 105, 105, 127,
        105, 127, 105, 105, 105, 127, 105, 105, 127, 105, 105, 127, 105, 105, 127, 105, 105, 105, 105, 105,
        105, 105, 105, 127, 105, 105, 127, 105, 127, 127, 105, 127, 127, 105, 105, 105, 105, 105, 105, 105,
        127, 127, 105, 105, 127, 105, 105, 105, 105, 105, 127, 105, 127, 127, 105, 127, 127, 105, 127, 105,
        105, 105, 127, 105, 127, 105, 105, 127, 127, 105, 105, 105, 105, 127, 105, 105
    ],
}, model=c60_model, name='implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_60', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_61
c61_i0 = Input('c61_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 6, 8, 4], 0.4375, -63))
c61_i1 = Input('c61_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 4]), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.4375]))
c61_i2 = Input('c61_i2', ('TENSOR_INT32', [2]))
c61_p3 = Int32Scalar('c61_p3', 2)
c61_p4 = Int32Scalar('c61_p4', 1)
c61_p5 = Int32Scalar('c61_p5', 1)
c61_p6 = Int32Scalar('c61_p6', 3)
c61_p7 = BoolScalar('c61_p7', False)
c61_p8 = Int32Scalar('c61_p8', 2)
c61_p9 = Int32Scalar('c61_p9', 2)
c61_o10 = Output('c61_o10', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 4, 2], 0.25, -23))
c61_model = Model()
c61_model.AddOperand(c61_i0)
c61_model.AddOperand(c61_i1)
c61_model.AddOperand(c61_i2)
c61_model.AddOperand(c61_p3)
c61_model.AddOperand(c61_p4)
c61_model.AddOperand(c61_p5)
c61_model.AddOperand(c61_p6)
c61_model.AddOperand(c61_p7)
c61_model.AddOperand(c61_p8)
c61_model.AddOperand(c61_p9)
c61_model.AddOperand(c61_o10)
c61_model.Operation('CONV_2D', c61_i0, c61_i1, c61_i2, c61_p3, c61_p4, c61_p5, c61_p6, c61_p7, c61_p8, c61_p9).To(c61_o10)
c61_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c61_i0: [
        -15, 72, -10, 127, -32, -8, -62, 0, -70, -24, -36, -94, 26, -45, 3, 70, -113, 5, -25, -124, 124, -106,
        -23, 11, -75, -50, -9, -98, -100, 79, 95, 77, -83, -22, 120, -64, 38, -110, 54, 87, 101, 63, -21, 121,
        -3, 48, -37, -105, 8, -80, -59, 35, -91, 49, 91, 46, 40, -76, 64, 36, 53, -117, -111, 103, -102, -121,
        -55, -51, -90, -108, -114, -2, -38, -4, -116, 113, 105, 102, 42, -92, 30, 80, 43, -13, -56, -60, 7,
        69, -79, -5, -12, -89, -95, -71, 99, -43, -41, -72, -81, 88, 22, -126, 104, 111, -1, -103, -127, 50,
        25, 98, 100, -82, 76, 89, -69, -42, -74, 84, 1, 27, 65, 9, 52, 114, -84, 92, -39, -85, -87, -99, 78,
        17, 6, -107, -66, -128, 34, 14, 93, -47, 15, 62, 61, -16, 67, -97, -11, -65, -118, -31, 39, -40, -6,
        -48, 4, 32, -112, -52, 83, -88, -29, -96, 73, 108, 82, -77, -30, -101, 37, 19, 86, -93, 20, 96, 68,
        119, -34, 24, -109, -46, -35, 58, 51, 29, -58, -49, 106, 117, 123, 115, -26, -67
    ],
    c61_i1: [
        52, 16, 19, 127, 80, 65, 92, 60, -37, 51, 86, -122, 28, 8, 1, -103, 103, 111, 95, 74, 48, 84, -24, 81,
        -78, 114, -106, -124, 55, -8, -82, -58, -2, 13, -21, -26, 30, -76, -64, 38, -66, 102, 12, -40, -59,
        44, -91, -126, 59, 70, 119, -53, 40, 49, -16, 11, -123, 78, -3, 97, -75, 26, -88, -112, 87, 101, -60,
        63, -5, 98, -31, 31
    ],
    c61_i2: [-303, -64],
    c61_o10: [1, -23, 1, -23, 1, -23, 1, -23, -23, -23, 1, 1, 1, -23, -23, 1],
}, model=c61_model, name='implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_61', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_tail_62
c62_i0 = Input('c62_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 17, 3, 2], 0.5, -86))
c62_i1 = Input('c62_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 2, 1, 17]), extraParams=SymmPerChannelQuantParams(0, [0.0625, 0.125, 0.125]))
c62_i2 = Input('c62_i2', ('TENSOR_INT32', [3]))
c62_p3 = Int32Scalar('c62_p3', 1)
c62_p4 = Int32Scalar('c62_p4', 1)
c62_p5 = Int32Scalar('c62_p5', 1)
c62_p6 = Int32Scalar('c62_p6', 3)
c62_p7 = BoolScalar('c62_p7', True)
c62_p8 = Int32Scalar('c62_p8', 2)
c62_p9 = Int32Scalar('c62_p9', 1)
c62_o10 = Output('c62_o10', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3, 3, 2], 0.375, 0))
c62_model = Model()
c62_model.AddOperand(c62_i0)
c62_model.AddOperand(c62_i1)
c62_model.AddOperand(c62_i2)
c62_model.AddOperand(c62_p3)
c62_model.AddOperand(c62_p4)
c62_model.AddOperand(c62_p5)
c62_model.AddOperand(c62_p6)
c62_model.AddOperand(c62_p7)
c62_model.AddOperand(c62_p8)
c62_model.AddOperand(c62_p9)
c62_model.AddOperand(c62_o10)
c62_model.Operation('CONV_2D', c62_i0, c62_i1, c62_i2, c62_p3, c62_p4, c62_p5, c62_p6, c62_p7, c62_p8, c62_p9).To(c62_o10)
c62_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c62_i0: [
        -110, -5, -99, -59, 124, 20, -94, 74, 113, -34, 33, 45, -30, -40, 22, 125, -120, 68, -14, 66, -16,
        -37, 90, -8, -72, 108, -113, -124, 79, -98, 42, 35, 81, -128, -74, 77, 65, -46, -67, -123, -70, 59,
        69, 78, 51, -57, -60, -52, 27, 32, 7, -38, 100, 38, -33, 4, -7, -6, -44, -103, -15, -31, 46, 84, -43,
        94, 37, 34, -77, -122, 13, -29, 57, -19, -73, -97, -108, -82, 107, 14, -26, 76, -109, -48, -25, -63,
        -87, 52, 116, 82, -11, 44, 93, 23, -79, -86, 6, -95, 2, 25, 12, -18, 39, 87, -49, -3, 47, 26, -32,
        -50, -71, -62, 101, 109, -20, 10, -64, 73, 28, 50, 67, -51, 18, 120, -47, 112, -61, 111, -54, 41,
        -112, -10, -116, 19, -83, -23, 95, -36, -105, 43, -118, -12, -17, 15, -115, -78, 9, 118, 8, 17, 88,
        31, 91, -35, 106, 119, 126, -9, 63, -2, -93, 102, -66, -104, -88, -107, 55, 64, 92, -81, -80, -111,
        -89, -65, 48, 85, -27, 127, -117, -13, 96, -41, 5, -55, 123, -39, 16, 40, 29, -91, 1, 11, -45, 122,
        -58, 0, 80, 105, -42, 61, 56, -22, 71, 70, 121, -53, 58, 99, 12, -25, -24, -127, 54, -13, -54, 53, 72,
        21, -21, 64, -18, 24, -28, 103, -69, 71, -68, 6, -85, -68, -100, 78, 44, -15, -56, -1, 104, 86, -22,
        -1, 30, 3, -76, 26, 120, 57, 98, -75, -119, -96, 121, -85, -114, 49, 86, -50, -14, -101, 24, 83, -92,
        50, -23, -91, 115, -84, 36, -66, 84, 118, -90, -106, 53, -32, -120, 32, -96, -102, 89, 104, -77, 103,
        97, -125, -101, -34, -125, 13, 114, 62, 110, -20, -29, 99, 60, -4, 75, 77, -46, 75, -126, -121, 117,
        -97, 3, 15, 107, -119, -41, -80, 47, -106, 9, -64, -114, -78, -5, 76, 5, -124, -112, -58, 1, -48, 43,
        -62, -3, -16, 112, 21, -79, 69, -92, 46, 38, -10, 31, -81, -98, 23, -90, -123, 60, -93, 91, -38, -7,
        -2, 28, 7, -51, 22, -126, -87, 97, -27, 37, -59, 100, 58, 122, 42, 66, 59, -6, -37, 29, 68, 88, 94,
        -103, 8, 41, 54, 96, 106, -52, 117, 61, -9, -8, 109, -4, 92, 70, 45, 80, 19, -19, -118, 56, 83, -36,
        30, 14, 34, -21, 20, -89, 82, -49, 52, 119, -24, 2, -84, 81, -104
    ],
    c62_i1: [
        104, -113, 110, -29, 95, 22, 43, 29, -76, -54, 86, 124, -73, 116, 5, 92, 34, -11, -21, 24, -17, 72,
        66, -34, 123, -72, 37, 7, -108, 71, 59, 31, 44, 49, -111, 99, 121, -89, 12, 38, 67, -105, -65, -60,
        -44, -27, 62, -103, -36, -94, 120, 89, -117, -39, 91, -22, -58, -124, -86, 108, 90, -51, 65, -50, 21,
        20, -107, 80, -45, 84, 8, -88, 75, -31, -33, 56, -63, -102, -15, 79, 39, 105, 81, -53, -10, -74, 100,
        64, -26, 40, 13, -62, -121, -91, -120, -68, 52, 45, 111, 113, -24, -57
    ],
    c62_i2: [-420, 155, 433],
    c62_o10: [
        16, 16, 16, 16, 16, 16, 0, 0, 16, 0, 0, 16, 0, 16, 0, 16, 16, 16, 16, 16, 16, 16, 16, 16, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 16, 0, 16, 16, 16, 16, 16, 16, 0, 0, 0, 0, 0, 16, 16, 0, 0, 16, 0, 16, 16, 16, 16,
        16, 16, 16, 0, 0, 16, 0, 0, 0, 0, 16, 0, 16, 0, 16
    ],
}, model=c62_model, name='implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_tail_62', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
