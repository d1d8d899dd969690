from math import inf, nan

import numpy as np

# transpose_conv_2d_explicit_padding_FLOAT32_mixed_0
c0_p0 = Parameter('c0_p0', ('TENSOR_FLOAT32', [2, 2, 3, 1]), [-2.875, 1.25, 2.125, -1.5, 2.375, 0.25, 1.125, 0.0, -0.25, 2.625, 0.875, 2.875])
c0_p1 = Parameter('c0_p1', ('TENSOR_FLOAT32', [3, 2, 1, 2]), [2.375, -2.875, -1.75, 2.875, -2.0, -0.5, 1.625, -0.375, 2.75, -0.25, -1.125, -1.375])
c0_p2 = Parameter('c0_p2', ('TENSOR_FLOAT32', [3]), [-1.5, -0.5, -0.875])
c0_p3 = Int32Scalar('c0_p3', 0)
c0_p4 = Int32Scalar('c0_p4', 0)
c0_p5 = Int32Scalar('c0_p5', 1)
c0_p6 = Int32Scalar('c0_p6', 0)
c0_p7 = Int32Scalar('c0_p7', 2)
c0_p8 = Int32Scalar('c0_p8', 3)
c0_p9 = Int32Scalar('c0_p9', 2)
c0_p10 = BoolScalar('c0_p10', True)
c0_o11 = Output('c0_o11', ('TENSOR_FLOAT32', [2, 3, 7, 1]))
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
c0_model.Operation('TRANSPOSE_CONV_2D', c0_p0, c0_p1, c0_p2, c0_p3, c0_p4, c0_p5, c0_p6, c0_p7, c0_p8, c0_p9, c0_p10).To(c0_o11)
c0_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c0_o11: [
        -0.78125, -1.0, -1.0, 1.0, -1.0, 1.0, -1.0, -1.0, -0.5, -1.0, 0.640625, -0.5, -1.0, 1.0, 1.0, -0.875,
        1.0, -1.0, -0.875, 1.0, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 0.34375, -0.5, -0.9375,
        -0.828125, -0.5, -1.0, -1.0, -1.0, -0.875, -1.0, -1.0, -0.875, -1.0, -1.0
    ],
}, model=c0_model, name='explicit_padding_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_FLOAT32_mixed_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [1, 1, 1, 2]))
c1_i1 = Input('c1_i1', ('TENSOR_FLOAT32', [3, 1, 2, 2]))
c1_i2 = Input('c1_i2', ('TENSOR_FLOAT32', [3]))
c1_p3 = Int32Scalar('c1_p3', 1)
c1_p4 = Int32Scalar('c1_p4', 0)
c1_p5 = Int32Scalar('c1_p5', 0)
c1_p6 = Int32Scalar('c1_p6', -1)
c1_p7 = Int32Scalar('c1_p7', 3)
c1_p8 = Int32Scalar('c1_p8', 2)
c1_p9 = Int32Scalar('c1_p9', 0)
c1_p10 = BoolScalar('c1_p10', False)
c1_o11 = Output('c1_o11', ('TENSOR_FLOAT32', [1, 2, 1, 3]))
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
c1_model.AddOperand(c1_p10)
c1_model.AddOperand(c1_o11)
c1_model.Operation('TRANSPOSE_CONV_2D', c1_i0, c1_i1, c1_i2, c1_p3, c1_p4, c1_p5, c1_p6, c1_p7, c1_p8, c1_p9, c1_p10).To(c1_o11)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_i0: [2.25, 0.125],
    c1_i1: [2.25, -1.625, 0.25, 3.0, -2.5, 0.125, -2.875, -2.125, 0.375, -1.375, 1.875, -2.625],
    c1_i2: [0.875, -1.875, -0.375],
    c1_o11: [1.8125, -8.609375, 3.515625, 0.875, -1.875, -0.375],
}, model=c1_model, name='explicit_padding_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_FLOAT32_value_fused_activation_1_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2, 3, 3, 3]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [2, 2, 1, 3]))
c2_i2 = Input('c2_i2', ('TENSOR_FLOAT32', [2]))
c2_p3 = Int32Scalar('c2_p3', 0)
c2_p4 = Int32Scalar('c2_p4', 0)
c2_p5 = Int32Scalar('c2_p5', 0)
c2_p6 = Int32Scalar('c2_p6', -1)
c2_p7 = Int32Scalar('c2_p7', 2)
c2_p8 = Int32Scalar('c2_p8', 2)
c2_p9 = Int32Scalar('c2_p9', 1)
c2_p10 = BoolScalar('c2_p10', False)
c2_o11 = Output('c2_o11', ('TENSOR_FLOAT32', [2, 7, 5, 2]))
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
c2_model.Operation('TRANSPOSE_CONV_2D', c2_i0, c2_i1, c2_i2, c2_p3, c2_p4, c2_p5, c2_p6, c2_p7, c2_p8, c2_p9, c2_p10).To(c2_o11)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [
        0.875, 2.375, 3.0, -1.375, 2.875, -2.5, 1.0, -1.875, 0.375, 2.0, -1.125, -2.625, 2.125, -0.875,
        -1.625, -1.5, 0.25, 1.875, -0.75, 0.625, -2.25, -1.0, -0.625, -1.25, -2.75, -0.375, 1.5, -3.0, 2.625,
        -0.25, 0.125, -2.125, -2.0, -2.375, -2.875, 2.25, 2.5, 0.75, 1.25, -1.75, -0.125, -0.5, 0.5, 1.75,
        1.125, 2.75, 1.375, 1.625, 0.0, -0.75, -1.5, -0.875, -0.25, -2.25
    ],
    c2_i1: [-1.625, 0.5, -2.375, 0.375, 0.0, -0.125, 1.875, 2.0, -0.5, 2.5, -0.875, -2.5],
    c2_i2: [1.0, 0.75],
    c2_o11: [
        0.0, 5.640625, 1.0, 0.75, 10.609375, 5.171875, 1.0, 0.75, 0.0, 0.0, 0.953125, 0.0, 1.0, 0.75,
        0.796875, 1.046875, 1.0, 0.75, 1.328125, 3.953125, 3.421875, 3.5625, 1.0, 0.75, 0.96875, 3.796875,
        1.0, 0.75, 0.0, 0.0, 2.078125, 13.296875, 1.0, 0.75, 2.0, 10.890625, 1.0, 0.75, 0.203125, 0.0, 7.875,
        1.71875, 1.0, 0.75, 5.28125, 0.0, 1.0, 0.75, 1.71875, 0.0, 1.0, 3.953125, 1.0, 0.75, 0.78125,
        1.921875, 1.0, 0.75, 0.0, 0.0, 1.0, 0.75, 1.0, 0.75, 1.0, 0.75, 1.0, 0.75, 1.0, 0.75, 7.78125, 0.5,
        1.0, 0.75, 4.484375, 0.0, 1.0, 0.75, 0.0, 0.0, 0.0, 0.0, 1.0, 0.75, 1.296875, 7.921875, 1.0, 0.75,
        0.0, 0.0, 0.0, 6.3125, 1.0, 0.75, 4.96875, 0.0, 1.0, 0.75, 0.0, 4.625, 1.78125, 3.21875, 1.0, 0.75,
        0.40625, 0.0, 1.0, 0.75, 1.046875, 0.0, 0.0, 7.84375, 1.0, 0.75, 4.1875, 0.0, 1.0, 0.75, 7.640625,
        0.0, 1.828125, 2.359375, 1.0, 0.75, 1.1875, 5.15625, 1.0, 0.75, 0.953125, 4.40625, 1.0, 0.75, 1.0,
        0.75, 1.0, 0.75, 1.0, 0.75, 1.0, 0.75
    ],
}, model=c2_model, name='explicit_padding_FLOAT32_value_fused_activation_1_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_FLOAT32_value_fused_activation_3_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [4, 2, 1, 3]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT32', [3, 3, 2, 2]))
c3_i2 = Input('c3_i2', ('TENSOR_FLOAT32', [3]))
c3_p3 = Int32Scalar('c3_p3', 0)
c3_p4 = Int32Scalar('c3_p4', 1)
c3_p5 = Int32Scalar('c3_p5', 0)
c3_p6 = Int32Scalar('c3_p6', 2)
c3_p7 = Int32Scalar('c3_p7', 2)
c3_p8 = Int32Scalar('c3_p8', 3)
c3_p9 = Int32Scalar('c3_p9', 3)
c3_p10 = BoolScalar('c3_p10', True)
c3_o11 = Output('c3_o11', ('TENSOR_FLOAT32', [4, 3, 1, 5]))
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
c3_model.AddOperand(c3_o11)
c3_model.Operation('TRANSPOSE_CONV_2D', c3_i0, c3_i1, c3_i2, c3_p3, c3_p4, c3_p5, c3_p6, c3_p7, c3_p8, c3_p9, c3_p10).To(c3_o11)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [
        -0.125, -0.75, -0.25, -2.75, 2.625, -0.875, 1.375, 2.0, 0.5, -1.75, -0.625, -2.875, -2.375, -0.5,
        1.25, 0.875, 1.75, 1.125, -2.5, -2.25, 0.125, 2.5, 2.875, 1.625
    ],
    c3_i1: [
        2.625, 1.0, -0.125, -2.0, 1.625, 2.125, -1.625, -0.375, 2.5, 1.875, -2.125, 1.5, 1.375, 1.75, 3.0,
        2.75, 0.875, -0.875, -0.25, -1.875, -0.75, 2.25, 0.375, -2.875, 0.75, -3.0, -2.75, 2.0, 0.0, -1.25,
        -2.5, -0.5, -1.75, 0.625, 2.375, 0.25
    ],
    c3_i2: [-1.5, -1.125, -0.25],
    c3_o11: [
        0.0, 4.015625, 0.0, 0.0, 0.0, 0.0, 0.0, 2.4375, 3.84375, 0.0, 6.0, 0.0, 0.0, 6.0, 2.1875, 0.359375,
        1.828125, 3.125, 0.0, 0.0, 0.0, 0.0, 0.53125, 3.15625, 0.0, 6.0, 0.0, 3.125, 0.0, 6.0, 0.0, 0.0, 0.0,
        0.0, 2.90625, 0.0, 0.0, 1.25, 2.1875, 2.5625, 0.0, 6.0, 0.0, 4.625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.453125,
        0.0, 0.0, 0.8125, 0.03125, 1.890625, 0.0, 6.0, 0.0, 6.0, 0.0
    ],
}, model=c3_model, name='explicit_padding_FLOAT32_value_fused_activation_3_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_FLOAT32_tail_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [4, 2, 1, 17]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT32', [3, 1, 1, 17]))
c4_i2 = Input('c4_i2', ('TENSOR_FLOAT32', [3]))
c4_p3 = Int32Scalar('c4_p3', 0)
c4_p4 = Int32Scalar('c4_p4', 0)
c4_p5 = Int32Scalar('c4_p5', 0)
c4_p6 = Int32Scalar('c4_p6', 0)
c4_p7 = Int32Scalar('c4_p7', 1)
c4_p8 = Int32Scalar('c4_p8', 1)
c4_p9 = Int32Scalar('c4_p9', 1)
c4_p10 = BoolScalar('c4_p10', False)
c4_o11 = Output('c4_o11', ('TENSOR_FLOAT32', [4, 2, 1, 3]))
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
c4_model.AddOperand(c4_o11)
c4_model.Operation('TRANSPOSE_CONV_2D', c4_i0, c4_i1, c4_i2, c4_p3, c4_p4, c4_p5, c4_p6, c4_p7, c4_p8, c4_p9, c4_p10).To(c4_o11)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [
        -1.0, 1.875, -0.625, -1.75, 1.75, -1.25, -2.125, 0.5, -1.625, -2.0, -0.5, 2.0, -2.875, 1.0, -0.875,
        1.375, -0.75, 2.875, -3.0, -2.25, 1.125, -1.125, 2.375, -1.375, 0.625, -1.5, -2.625, 0.875, 0.75,
        0.25, 2.25, -2.5, 2.75, -2.75, -0.125, 2.125, 0.0, 1.25, -0.25, 3.0, 2.625, 0.125, 1.5, 0.375, 2.5,
        -1.875, 1.625, -0.375, -2.375, 1.625, 0.25, 1.375, -0.125, 1.5, -0.5, -0.375, 0.0, 0.75, 3.0, 2.0,
        1.875, -2.0, 1.75, -2.75, -0.25, 2.25, -1.25, -3.0, 1.125, -0.75, -1.875, 2.125, -2.375, 0.625, 2.375,
        -2.25, 0.375, 1.25, 1.0, -2.875, 0.125, -1.0, -1.375, -0.875, 0.5, 2.875, 0.875, 2.5, -0.625, -2.625,
        2.625, -1.625, -2.125, -1.125, -1.5, -2.5, -1.75, 2.75, -2.0, 1.0, 0.375, -1.125, -1.25, 1.875,
        -0.375, 0.0, -1.625, 1.75, 0.75, -0.625, -2.75, -1.875, 2.75, -2.5, -2.875, -2.375, 0.5, -2.125, 3.0,
        2.875, 1.25, 1.625, 2.125, -1.375, -1.0, 2.0, -0.75, 1.375, 0.25, -2.25, -3.0, 0.125, 2.5, -2.625,
        2.625, 0.875
    ],
    c4_i1: [
        -1.5, -1.625, 0.75, 2.375, -1.125, -1.875, 0.5, -1.25, 2.875, 0.625, 2.0, 1.75, 1.875, -2.625, -2.375,
        -2.875, 2.75, -2.125, 0.25, -0.375, 2.5, -0.875, 2.25, 0.375, -0.125, -2.5, 0.125, -0.5, -0.75,
        -0.625, -1.375, 1.0, 0.875, -2.75, 2.625, 1.5, -2.0, -3.0, 0.0, -1.0, -1.75, 1.625, 1.25, 1.375,
        1.125, 3.0, -0.25, 2.125, -2.25, -1.125, -1.5
    ],
    c4_i2: [2.375, -3.0, 1.875],
    c4_o11: [
        0.0, 0.0, 19.390625, 0.0, 6.171875, 16.21875, 9.84375, 3.171875, 0.0, 0.0, 0.0, 16.4375, 19.890625,
        3.75, 0.0, 0.0, 7.109375, 0.0, 6.6875, 8.578125, 0.0, 0.0, 0.0, 0.0
    ],
}, model=c4_model, name='explicit_padding_FLOAT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_FLOAT16_mixed_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT16', [2, 1, 1, 1]))
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT16', [4, 3, 2, 1]))
c5_p2 = Parameter('c5_p2', ('TENSOR_FLOAT16', [4]), [1.25, -2.625, -1.375, 3.0])
c5_p3 = Int32Scalar('c5_p3', 0)
c5_p4 = Int32Scalar('c5_p4', 0)
c5_p5 = Int32Scalar('c5_p5', 0)
c5_p6 = Int32Scalar('c5_p6', -1)
c5_p7 = Int32Scalar('c5_p7', 3)
c5_p8 = Int32Scalar('c5_p8', 2)
c5_p9 = Int32Scalar('c5_p9', 0)
c5_p10 = BoolScalar('c5_p10', False)
c5_o11 = Output('c5_o11', ('TENSOR_FLOAT16', [2, 4, 2, 4]))
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
c5_model.AddOperand(c5_o11)
c5_model.Operation('TRANSPOSE_CONV_2D', c5_i0, c5_i1, c5_p2, c5_p3, c5_p4, c5_p5, c5_p6, c5_p7, c5_p8, c5_p9, c5_p10).To(c5_o11)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [1.25, -2.75],
    c5_i1: [
        2.0, 1.0, 1.75, 0.0, 2.375, -1.75, -2.875, -1.0, -1.625, 0.875, 1.5, -0.375, -1.125, 1.125, -1.875,
        0.25, -1.375, -2.0, 0.125, 0.75, 2.875, -2.625, -2.125, 3.0
    ],
    c5_o11: [
        3.75, -6.22, -2.781, 3.156, 2.5, -3.875, 0.03125, 3.938, 3.438, -4.656, -3.719, 6.594, 1.25, -1.531,
        -1.0625, -0.2812, 4.22, -0.75, -3.094, 0.3438, -0.9375, -3.094, -3.875, 6.75, 1.25, -2.625, -1.375,
        3.0, 1.25, -2.625, -1.375, 3.0, -4.25, 5.28, 1.719, 2.656, -1.5, 0.125, -4.47, 0.9375, -3.562, 1.844,
        3.781, -4.906, 1.25, -5.03, -2.062, 10.22, -5.28, -6.75, 2.406, 8.84, 6.062, -1.594, 4.125, -5.25,
        1.25, -2.625, -1.375, 3.0, 1.25, -2.625, -1.375, 3.0
    ],
}, model=c5_model, name='explicit_padding_FLOAT16_mixed_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_FLOAT16_mixed_6
c6_p0 = Parameter('c6_p0', ('TENSOR_FLOAT16', [4, 3, 1, 1]), [-0.875, 3.0, 2.875, -0.125, 0.625, 0.125, 1.125, 2.0, -2.375, 0.75, -1.25, 0.875])
c6_p1 = Parameter('c6_p1', ('TENSOR_FLOAT16', [2, 3, 1, 3]), [
        2.375, -0.125, 2.875, 2.25, -2.0, 0.25, -0.75, -2.875, 0.5, 2.0, -1.25, 2.125, -0.25, 2.5, -2.625,
        0.625, -2.375, -1.875
    ])
c6_i2 = Input('c6_i2', ('TENSOR_FLOAT16', [2]))
c6_p3 = Int32Scalar('c6_p3', 0)
c6_p4 = Int32Scalar('c6_p4', -2)
c6_p5 = Int32Scalar('c6_p5', 0)
c6_p6 = Int32Scalar('c6_p6', -1)
c6_p7 = Int32Scalar('c6_p7', 3)
c6_p8 = Int32Scalar('c6_p8', 2)
c6_p9 = Int32Scalar('c6_p9', 1)
c6_p10 = BoolScalar('c6_p10', True)
c6_o11 = Output('c6_o11', ('TENSOR_FLOAT16', [4, 2, 4, 3]))
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
c6_model.AddOperand(c6_o11)
c6_model.Operation('TRANSPOSE_CONV_2D', c6_p0, c6_p1, c6_i2, c6_p3, c6_p4, c6_p5, c6_p6, c6_p7, c6_p8, c6_p9, c6_p10).To(c6_o11)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i2: [-1.5, 0.625],
    c6_o11: [
        4.312, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.234, 0.625, 0.625, 0.797, 0.625,
        0.625, 0.0, 0.625, 0.625, 0.625, 0.625, 0.625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.625, 0.625, 1.891, 0.625, 0.625, 0.0, 0.625, 0.625, 0.625, 0.625, 0.625, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.625, 0.625, 11.58, 0.625, 0.625, 1.031, 0.625,
        0.625, 0.625, 0.625, 0.625, 2.953, 0.0, 0.0, 2.906, 0.0, 0.0, 1.969, 0.0, 0.0, 0.0, 0.0, 0.0, 5.547,
        0.625, 0.625, 0.0, 0.625, 0.625, 2.422, 0.625, 0.625, 0.625, 0.625, 0.625
    ],
}, model=c6_model, name='explicit_padding_FLOAT16_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_FLOAT16_value_fused_activation_2_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT16', [1, 3, 2, 2]))
c7_i1 = Input('c7_i1', ('TENSOR_FLOAT16', [4, 2, 2, 3]))
c7_i2 = Input('c7_i2', ('TENSOR_FLOAT16', [4]))
c7_p3 = Int32Scalar('c7_p3', 0)
c7_p4 = Int32Scalar('c7_p4', -1)
c7_p5 = Int32Scalar('c7_p5', 0)
c7_p6 = Int32Scalar('c7_p6', 1)
c7_p7 = Int32Scalar('c7_p7', 3)
c7_p8 = Int32Scalar('c7_p8', 2)
c7_p9 = Int32Scalar('c7_p9', 2)
c7_p10 = BoolScalar('c7_p10', True)
c7_o11 = Output('c7_o11', ('TENSOR_FLOAT16', [1, 4, 3, 6]))
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
c7_model.Operation('TRANSPOSE_CONV_2D', c7_i0, c7_i1, c7_i2, c7_p3, c7_p4, c7_p5, c7_p6, c7_p7, c7_p8, c7_p9, c7_p10).To(c7_o11)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i0: [1.375, 0.125, 0.25, -1.5, 2.375, -1.0, -1.125, 1.625, -0.5, 0.0, 0.875, -2.125],
    c7_i1: [
        1.0, 2.0, -1.5, 0.5, 1.875, -0.375, -3.0, -0.25, -1.125, 1.125, -1.875, -2.125, 0.0, 1.75, -2.25,
        -1.75, 2.375, 1.25, 2.125, 2.625, 1.375, -2.0, -1.0, -0.75, 0.375, 1.5, 3.0, -2.5, 0.125, -2.625,
        0.875, 2.75, 2.875, -1.25, -1.625, -0.5, 2.5, -1.375, 0.75, -0.625, -0.875, 0.625, -0.125, 0.25, 2.25,
        1.625, -2.75, -2.375
    ],
    c7_i2: [-2.375, -3.0, -0.25, 0.0],
    c7_o11: [
        1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -0.3594, -1.0, -1.0, -1.0, -1.0, 1.0,
        0.7188, -1.0, 1.0, -0.3906, -1.0, -1.0, -1.0, -1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0,
        -1.0, 1.0, 0.828, -1.0, 1.0, -1.0, -0.25, -1.0, -0.6875, -0.25, 1.0, -1.0, -0.25, -1.0, 1.0, -0.25,
        0.7812, -1.0, -0.25, -1.0, 1.0, -0.25, -0.2031, -1.0, 0.0, 1.0, 0.797, 0.0, -0.703, -1.0, 0.0,
        -0.2656, 1.0, 0.0, 1.0, 1.0, 0.0, -1.0, -1.0, 0.0
    ],
}, model=c7_model, name='explicit_padding_FLOAT16_value_fused_activation_2_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_FLOAT16_value_fused_activation_3_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [4, 1, 1, 1]))
c8_i1 = Input('c8_i1', ('TENSOR_FLOAT16', [3, 2, 1, 1]))
c8_i2 = Input('c8_i2', ('TENSOR_FLOAT16', [3]))
c8_p3 = Int32Scalar('c8_p3', 0)
c8_p4 = Int32Scalar('c8_p4', 0)
c8_p5 = Int32Scalar('c8_p5', 1)
c8_p6 = Int32Scalar('c8_p6', 0)
c8_p7 = Int32Scalar('c8_p7', 2)
c8_p8 = Int32Scalar('c8_p8', 2)
c8_p9 = Int32Scalar('c8_p9', 3)
c8_p10 = BoolScalar('c8_p10', False)
c8_o11 = Output('c8_o11', ('TENSOR_FLOAT16', [4, 1, 1, 3]))
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
c8_model.AddOperand(c8_o11)
c8_model.Operation('TRANSPOSE_CONV_2D', c8_i0, c8_i1, c8_i2, c8_p3, c8_p4, c8_p5, c8_p6, c8_p7, c8_p8, c8_p9, c8_p10).To(c8_o11)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [-3.0, 2.625, 1.625, 0.875],
    c8_i1: [-0.375, 2.125, -1.5, 0.0, 2.625, -3.0],
    c8_i2: [-0.875, 2.5, 1.625],
    c8_o11: [0.0, 2.5, 6.0, 4.703, 2.5, 0.0, 2.578, 2.5, 0.0, 0.9844, 2.5, 0.0],
}, model=c8_model, name='explicit_padding_FLOAT16_value_fused_activation_3_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_FLOAT16_tail_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [2, 17, 3, 3]))
c9_i1 = Input('c9_i1', ('TENSOR_FLOAT16', [2, 3, 2, 17]))
c9_i2 = Input('c9_i2', ('TENSOR_FLOAT16', [2]))
c9_p3 = Int32Scalar('c9_p3', 1)
c9_p4 = Int32Scalar('c9_p4', 0)
c9_p5 = Int32Scalar('c9_p5', 0)
c9_p6 = Int32Scalar('c9_p6', 2)
c9_p7 = Int32Scalar('c9_p7', 1)
c9_p8 = Int32Scalar('c9_p8', 1)
c9_p9 = Int32Scalar('c9_p9', 0)
c9_p10 = BoolScalar('c9_p10', True)
c9_o11 = Output('c9_o11', ('TENSOR_FLOAT16', [2, 2, 3, 3]))
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
c9_model.AddOperand(c9_o11)
c9_model.Operation('TRANSPOSE_CONV_2D', c9_i0, c9_i1, c9_i2, c9_p3, c9_p4, c9_p5, c9_p6, c9_p7, c9_p8, c9_p9, c9_p10).To(c9_o11)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [
        -0.625, 1.75, -1.5, 1.0, 3.0, 0.875, 1.125, -2.25, -0.25, 1.375, 0.625, -2.5, -0.75, 2.375, -0.375,
        -2.625, 2.0, -2.125, -0.875, -0.375, 2.875, -1.0, 0.375, 1.625, 1.625, 2.375, 0.375, -3.0, -2.875,
        2.0, -2.375, -1.625, 2.5, 1.5, -2.75, -1.0, 1.25, -0.125, 0.875, -2.75, -3.0, -2.0, 0.25, -0.375,
        -2.375, 2.75, -1.875, -2.25, -1.75, 2.625, -0.875, -0.875, -1.125, -1.25, 0.375, 2.25, -1.625, -0.625,
        -1.125, 2.0, -1.75, -0.75, -1.875, -1.125, -0.5, -0.75, 1.375, -1.375, 1.5, 0.0, -2.0, 1.75, 2.5, 0.5,
        -1.75, 1.125, -1.5, 0.125, -1.5, 2.75, 0.875, 2.125, -2.75, 0.0, 0.25, -0.25, -2.875, 2.25, 0.75,
        -0.625, -2.125, -2.0, -1.25, -2.5, -2.25, 1.75, 2.625, -2.875, -0.125, 2.375, 1.875, 0.25, 0.625, 0.5,
        -1.25, 2.5, 1.25, -0.25, -0.25, -2.375, 3.0, 0.75, 1.25, -2.625, -1.375, 1.0, 2.25, 0.125, 2.625, 1.5,
        2.875, 2.25, 2.125, -2.5, 2.875, 2.5, 1.0, -1.0, 1.625, 0.0, -0.5, 0.625, 1.875, 1.375, 0.5, 0.75,
        -1.375, 2.125, 1.875, 2.75, -0.5, 0.5, -1.625, 1.875, 1.125, -2.625, -0.125, -2.125, -1.875, -3.0,
        0.125, 3.0, -0.625, 1.625, -1.0, -1.25, -2.75, 0.375, 3.0, 1.625, -1.375, 2.625, 1.375, -1.5, -1.75,
        -2.25, -0.625, 0.25, 1.875, -1.25, -2.125, -1.375, 1.75, -0.125, 1.625, -0.875, -1.875, -1.75, 1.75,
        -0.125, -3.0, 3.0, 2.125, 2.5, -2.5, 0.125, -2.625, 1.5, 0.25, 1.125, -2.75, 0.125, 1.0, -1.75, 0.0,
        -0.625, -1.0, -1.875, 0.75, -0.875, -1.625, -2.875, 0.875, 1.75, 1.125, -2.75, 2.75, 2.75, -2.25,
        2.625, -0.5, -0.375, -1.375, -1.125, -1.5, -0.125, 0.375, -2.0, 1.25, 0.5, 2.75, -2.25, 0.5, -0.875,
        2.625, 0.875, 2.875, -2.375, -1.5, -2.125, -1.625, -0.75, 0.625, 0.25, -1.875, 0.0, 1.25, -2.375,
        -1.25, -2.875, 3.0, 2.0, -2.625, -2.875, -0.375, 2.125, -1.125, -1.625, 2.5, 0.375, 2.375, 0.375,
        -1.125, -2.625, -2.0, 1.125, -1.0, 1.25, -0.25, -0.375, -0.375, -0.5, 2.375, 0.625, -2.625, 2.25,
        -2.5, 0.875, 1.0, 1.0, 1.5, -2.5, 2.625, 1.875, 1.375, 0.125, 2.875, 1.375, -2.5, 2.0, 0.625, -0.125,
        -0.25, -0.75, 0.75, 2.125, 0.0, 0.625, 1.0, -2.125, -3.0, 1.5, 2.375, 2.75, -2.375, -2.0, -0.875,
        0.25, -0.75, 2.0, 0.75, 2.875, -3.0, -0.5, 2.25, 1.625
    ],
    c9_i1: [
        -1.0, 2.625, 1.5, 1.75, -0.75, -2.0, -2.375, 3.0, 0.75, -0.25, 2.5, -1.25, -0.5, 0.875, -1.5, -2.75,
        -1.125, 1.25, 0.25, 1.375, 2.25, -0.625, 0.375, 0.125, -0.875, -2.125, 1.625, -1.75, -2.5, -1.375,
        0.5, 1.0, -1.625, -2.875, 2.0, 2.125, 1.875, -3.0, -0.375, 0.625, 2.75, -1.875, 0.0, 2.875, 1.125,
        -0.125, -2.25, 2.375, -2.625, -0.75, -0.25, 2.875, 2.75, -0.625, -1.875, -2.875, -1.125, 1.125,
        -1.375, 0.5, 2.25, 0.375, -0.5, 0.25, 1.25, -2.25, -2.0, -1.25, 0.75, -2.375, -1.5, -2.5, -0.875, 3.0,
        1.75, 1.625, -0.375, 1.0, 1.875, 1.375, 2.5, -1.75, 0.875, -3.0, -1.625, 2.625, -2.625, 0.625, 0.125,
        1.5, -0.125, -2.75, 2.125, 2.375, 0.0, 2.0, -1.0, -2.125, -2.375, 1.25, -1.25, 0.5, 2.75, 0.25,
        -0.625, 0.625, 0.0, 2.0, 1.0, -2.5, -1.5, 1.5, 2.375, 3.0, -2.875, -1.125, 2.5, 1.125, -2.25, -0.125,
        1.875, -0.375, 2.625, 1.75, -2.125, -1.625, -2.0, -0.5, 0.875, -0.25, 1.625, 0.375, -2.625, -0.875,
        -1.875, -0.75, -2.75, -3.0, 2.25, -1.375, 1.375, 0.75, -1.0, 2.875, 2.125, -1.75, 0.125, 0.0, -1.375,
        -2.625, 0.625, 0.875, -0.625, 0.75, 1.625, -2.375, 1.375, 1.75, -0.875, -1.25, -2.25, -1.625, -2.5,
        -1.5, 2.5, 0.375, 0.25, 2.375, 1.875, 1.5, 2.0, 1.125, -0.75, 0.5, 2.875, 2.125, -2.75, -1.875, 1.25,
        -0.375, 0.125, -2.875, 2.625, 2.75, -2.125, 2.25, -0.5, -0.125, -2.0, 3.0, -1.125, -1.0, -1.75, -0.25,
        1.0, -3.0, -1.375, 0.0, 2.75, -0.875, -0.125, -2.125, -1.25, -1.125
    ],
    c9_i2: [-0.75, -1.875],
    c9_o11: [
        -18.25, -3.531, 4.703, 10.17, 28.6, -6.28, 24.95, -9.86, -14.17, -2.438, -21.4, 1.719, -7.17, 1.844,
        -1.141, -67.06, 15.78, -21.83, 11.58, 27.22, 8.22, -32.56, -24.06, 3.938, -19.52, 9.66, -13.56, -40.4,
        -1.469, -6.39, -6.22, -12.47, -17.36, -24.4, -19.36, 12.3
    ],
}, model=c9_model, name='explicit_padding_FLOAT16_tail_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_QUANT8_ASYMM_INT32_mixed_10
c10_i0 = Input('c10_i0', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 1], 0.0625, 0))
c10_i1 = Input('c10_i1', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 1], 0.0625, 0))
c10_i2 = Input('c10_i2', ('TENSOR_INT32', [2], 0.00390625, 0))
c10_p3 = Int32Scalar('c10_p3', 1)
c10_p4 = Int32Scalar('c10_p4', 0)
c10_p5 = Int32Scalar('c10_p5', 2)
c10_p6 = Int32Scalar('c10_p6', -1)
c10_p7 = Int32Scalar('c10_p7', 1)
c10_p8 = Int32Scalar('c10_p8', 3)
c10_p9 = Int32Scalar('c10_p9', 1)
c10_p10 = BoolScalar('c10_p10', False)
c10_o11 = Output('c10_o11', ('TENSOR_QUANT8_ASYMM', [1, 8, 2, 2], 0.75, 73))
c10_model = Model()
c10_model.AddOperand(c10_i0)
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
c10_model.Operation('TRANSPOSE_CONV_2D', c10_i0, c10_i1, c10_i2, c10_p3, c10_p4, c10_p5, c10_p6, c10_p7, c10_p8, c10_p9, c10_p10).To(c10_o11)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [187, 49, 250, 232, 227, 199],
    c10_i1: [25, 50, 72, 217, 70, 37, 156, 198, 52, 75, 45, 110],
    c10_i2: [-108, -390],
    c10_o11: [
        126, 190, 82, 99, 168, 255, 133, 255, 255, 231, 255, 162, 205, 255, 117, 204, 157, 255, 124, 255, 255,
        214, 255, 149, 189, 248, 111, 185, 73, 73, 73, 73
    ],
}, model=c10_model, name='explicit_padding_QUANT8_ASYMM_INT32_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_QUANT8_ASYMM_INT32_mixed_11
c11_p0 = Parameter('c11_p0', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 1], 0.3125, 255), [224, 43, 169, 167, 180, 113, 231, 178, 247])
c11_p1 = Parameter('c11_p1', ('TENSOR_QUANT8_ASYMM', [3, 1, 3, 3], 0.5, 255), [
        215, 152, 164, 183, 43, 100, 92, 193, 184, 95, 244, 189, 232, 251, 109, 213, 18, 174, 138, 19, 53, 67,
        31, 145, 110, 8, 254
    ])
c11_p2 = Parameter('c11_p2', ('TENSOR_INT32', [3], 0.15625, 0), [-392, -272, -169])
c11_p3 = Int32Scalar('c11_p3', 1)
c11_p4 = Int32Scalar('c11_p4', 0)
c11_p5 = Int32Scalar('c11_p5', 0)
c11_p6 = Int32Scalar('c11_p6', -2)
c11_p7 = Int32Scalar('c11_p7', 1)
c11_p8 = Int32Scalar('c11_p8', 3)
c11_p9 = Int32Scalar('c11_p9', 3)
c11_p10 = BoolScalar('c11_p10', True)
c11_o11 = Output('c11_o11', ('TENSOR_QUANT8_ASYMM', [1, 3, 9, 2], 0.3125, 237))
c11_model = Model()
c11_model.AddOperand(c11_p0)
c11_model.AddOperand(c11_p1)
c11_model.AddOperand(c11_p2)
c11_model.AddOperand(c11_p3)
c11_model.AddOperand(c11_p4)
c11_model.AddOperand(c11_p5)
c11_model.AddOperand(c11_p6)
c11_model.AddOperand(c11_p7)
c11_model.AddOperand(c11_p8)
c11_model.AddOperand(c11_p9)
c11_model.AddOperand(c11_p10)
c11_model.AddOperand(c11_o11)
c11_model.Operation('TRANSPOSE_CONV_2D', c11_p0, c11_p1, c11_p2, c11_p3, c11_p4, c11_p5, c11_p6, c11_p7, c11_p8, c11_p9, c11_p10).To(c11_o11)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_o11: [
        255, 255, 237, 237, 237, 237, 255, 255, 237, 237, 237, 237, 255, 255, 237, 237, 237, 237, 255, 255,
        237, 237, 237, 237, 255, 255, 237, 237, 237, 237, 255, 255, 237, 237, 237, 237, 255, 255, 237, 237,
        237, 237, 255, 255, 237, 237, 237, 237, 255, 255, 237, 237, 237, 237
    ],
}, model=c11_model, name='explicit_padding_QUANT8_ASYMM_INT32_mixed_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_QUANT8_ASYMM_INT32_value_fused_activation_0_12
c12_i0 = Input('c12_i0', ('TENSOR_QUANT8_ASYMM', [4, 4, 2, 3], 0.1875, 73))
c12_i1 = Input('c12_i1', ('TENSOR_QUANT8_ASYMM', [3, 3, 1, 4], 0.25, 121))
c12_i2 = Input('c12_i2', ('TENSOR_INT32', [3], 0.046875, 0))
c12_p3 = Int32Scalar('c12_p3', 0)
c12_p4 = Int32Scalar('c12_p4', 0)
c12_p5 = Int32Scalar('c12_p5', 0)
c12_p6 = Int32Scalar('c12_p6', 1)
c12_p7 = Int32Scalar('c12_p7', 2)
c12_p8 = Int32Scalar('c12_p8', 1)
c12_p9 = Int32Scalar('c12_p9', 0)
c12_p10 = BoolScalar('c12_p10', True)
c12_o11 = Output('c12_o11', ('TENSOR_QUANT8_ASYMM', [4, 3, 3, 5], 1.75, 70))
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
c12_model.Operation('TRANSPOSE_CONV_2D', c12_i0, c12_i1, c12_i2, c12_p3, c12_p4, c12_p5, c12_p6, c12_p7, c12_p8, c12_p9, c12_p10).To(c12_o11)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [
        248, 107, 131, 79, 36, 196, 10, 134, 3, 12, 141, 149, 125, 116, 73, 15, 96, 11, 112, 220, 61, 44, 8,
        114, 69, 213, 197, 177, 98, 81, 120, 14, 189, 82, 203, 49, 215, 195, 139, 118, 142, 246, 191, 102, 70,
        145, 183, 204, 97, 226, 100, 21, 103, 143, 124, 167, 28, 33, 151, 208, 111, 83, 76, 140, 199, 55, 25,
        148, 219, 147, 26, 224, 173, 128, 212, 206, 121, 38, 84, 221, 20, 146, 58, 231, 54, 78, 228, 202, 115,
        52, 243, 110, 56, 67, 172, 35
    ],
    c12_i1: [
        95, 38, 32, 211, 171, 16, 23, 242, 12, 76, 179, 233, 143, 146, 245, 102, 140, 49, 9, 164, 11, 240,
        223, 40, 106, 81, 77, 134, 227, 25, 54, 177, 213, 73, 103, 107
    ],
    c12_i2: [480, 470, -429],
    c12_o11: [
        71, 83, 175, 83, 169, 255, 83, 0, 83, 255, 84, 83, 0, 83, 209, 255, 83, 211, 83, 76, 0, 83, 156, 83,
        130, 0, 83, 0, 83, 0, 8, 58, 0, 58, 106, 255, 58, 34, 58, 255, 255, 58, 0, 58, 255, 0, 83, 0, 83, 0,
        0, 83, 4, 83, 0, 255, 83, 0, 83, 0, 255, 83, 255, 83, 255, 0, 83, 210, 83, 217, 255, 83, 0, 83, 0, 0,
        58, 0, 58, 0, 0, 58, 240, 58, 0, 175, 58, 188, 58, 155, 0, 83, 0, 83, 255, 0, 83, 0, 83, 255, 0, 83,
        0, 83, 255, 255, 83, 231, 83, 4, 0, 83, 255, 83, 255, 255, 83, 0, 83, 0, 0, 58, 0, 58, 143, 0, 58, 85,
        58, 255, 0, 58, 0, 58, 237, 255, 83, 0, 83, 0, 210, 83, 0, 83, 0, 0, 83, 180, 83, 0, 0, 83, 212, 83,
        255, 255, 83, 0, 83, 0, 0, 83, 255, 83, 0, 88, 58, 0, 58, 0, 255, 58, 0, 58, 142, 186, 58, 235, 58, 0
    ],
}, model=c12_model, name='explicit_padding_QUANT8_ASYMM_INT32_value_fused_activation_0_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_QUANT8_ASYMM_INT32_value_fused_activation_2_13
c13_i0 = Input('c13_i0', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 2], 0.1875, 242))
c13_i1 = Input('c13_i1', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 2], 0.1875, 234))
c13_i2 = Input('c13_i2', ('TENSOR_INT32', [1], 0.03515625, 0))
c13_p3 = Int32Scalar('c13_p3', 0)
c13_p4 = Int32Scalar('c13_p4', 0)
c13_p5 = Int32Scalar('c13_p5', 2)
c13_p6 = Int32Scalar('c13_p6', 0)
c13_p7 = Int32Scalar('c13_p7', 2)
c13_p8 = Int32Scalar('c13_p8', 3)
c13_p9 = Int32Scalar('c13_p9', 2)
c13_p10 = BoolScalar('c13_p10', False)
c13_o11 = Output('c13_o11', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 1], 0.1875, 128))
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
c13_model.AddOperand(c13_o11)
c13_model.Operation('TRANSPOSE_CONV_2D', c13_i0, c13_i1, c13_i2, c13_p3, c13_p4, c13_p5, c13_p6, c13_p7, c13_p8, c13_p9, c13_p10).To(c13_o11)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i0: [
        218, 46, 1, 96, 2, 150, 204, 245, 44, 232, 100, 222, 157, 189, 243, 214, 216, 142, 171, 20, 224, 176,
        219, 93
    ],
    c13_i1: [220, 101, 2, 91, 224, 56],
    c13_i2: [-63],
    c13_o11: [
        133, 123, 133, 123, 133, 133, 123, 133, 123, 133, 133, 123, 133, 123, 133, 123, 123, 133, 123, 133,
        133, 123, 133, 123, 133, 133, 123, 133, 123, 133, 133, 123, 133, 123, 133, 133, 123, 133, 123, 133
    ],
}, model=c13_model, name='explicit_padding_QUANT8_ASYMM_INT32_value_fused_activation_2_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_QUANT8_ASYMM_INT32_tail_14
c14_i0 = Input('c14_i0', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 17], 0.4375, 85))
c14_i1 = Input('c14_i1', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 17], 0.0625, 97))
c14_i2 = Input('c14_i2', ('TENSOR_INT32', [2], 0.02734375, 0))
c14_p3 = Int32Scalar('c14_p3', 0)
c14_p4 = Int32Scalar('c14_p4', 0)
c14_p5 = Int32Scalar('c14_p5', 2)
c14_p6 = Int32Scalar('c14_p6', 0)
c14_p7 = Int32Scalar('c14_p7', 1)
c14_p8 = Int32Scalar('c14_p8', 2)
c14_p9 = Int32Scalar('c14_p9', 1)
c14_p10 = BoolScalar('c14_p10', False)
c14_o11 = Output('c14_o11', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 2], 2.0, 128))
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
c14_model.AddOperand(c14_o11)
c14_model.Operation('TRANSPOSE_CONV_2D', c14_i0, c14_i1, c14_i2, c14_p3, c14_p4, c14_p5, c14_p6, c14_p7, c14_p8, c14_p9, c14_p10).To(c14_o11)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_i0: [
        30, 200, 53, 74, 235, 10, 123, 102, 9, 245, 54, 162, 31, 27, 141, 253, 21, 133, 134, 231, 42, 239,
        190, 126, 122, 87, 92, 52, 145, 108, 101, 219, 67, 147
    ],
    c14_i1: [
        151, 156, 25, 28, 243, 236, 249, 10, 9, 19, 254, 75, 134, 179, 159, 199, 45, 0, 119, 2, 117, 93, 65,
        174, 209, 140, 141, 105, 13, 30, 61, 143, 180, 170, 128, 185, 122, 64, 81, 224, 196, 153, 182, 148,
        126, 43, 12, 24, 66, 240, 178, 17, 33, 145, 37, 184, 35, 77, 235, 39, 95, 120, 118, 234, 40, 138, 79,
        6, 226, 177, 201, 146, 44, 215, 73, 255, 253, 68, 18, 188, 87, 219, 165, 189, 169, 113, 116, 229, 252,
        4, 49, 55, 111, 168, 91, 144, 147, 60, 20, 198, 53, 72
    ],
    c14_i2: [181, 209],
    c14_o11: [255, 128, 255, 213],
}, model=c14_model, name='explicit_padding_QUANT8_ASYMM_INT32_tail_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_15
c15_p0 = Parameter('c15_p0', ('TENSOR_QUANT8_ASYMM', [4, 4, 3, 3], 0.375, 255), [
        242, 89, 145, 27, 88, 151, 173, 48, 66, 202, 233, 190, 87, 141, 114, 107, 235, 226, 251, 84, 77, 34,
        237, 125, 215, 227, 108, 169, 110, 198, 167, 177, 98, 254, 232, 124, 216, 92, 158, 126, 212, 157, 194,
        188, 239, 61, 39, 31, 252, 44, 95, 9, 91, 104, 106, 37, 209, 203, 156, 228, 41, 165, 176, 116, 218,
        153, 64, 8, 36, 246, 16, 18, 172, 122, 17, 120, 78, 182, 32, 117, 1, 69, 23, 83, 250, 26, 249, 186,
        71, 46, 214, 4, 47, 38, 185, 13, 52, 100, 187, 184, 0, 28, 241, 94, 143, 137, 63, 73, 255, 50, 131,
        213, 57, 101, 76, 58, 113, 225, 152, 119, 85, 196, 90, 195, 200, 55, 240, 80, 207, 236, 132, 102, 14,
        56, 243, 179, 49, 217, 219, 53, 238, 148, 192, 35
    ])
c15_i1 = Input('c15_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 2, 4]), extraParams=SymmPerChannelQuantParams(0, [0.5]))
c15_p2 = Parameter('c15_p2', ('TENSOR_INT32', [1]), [-78])
c15_p3 = Int32Scalar('c15_p3', 0)
c15_p4 = Int32Scalar('c15_p4', 0)
c15_p5 = Int32Scalar('c15_p5', 0)
c15_p6 = Int32Scalar('c15_p6', -2)
c15_p7 = Int32Scalar('c15_p7', 1)
c15_p8 = Int32Scalar('c15_p8', 3)
c15_p9 = Int32Scalar('c15_p9', 1)
c15_p10 = BoolScalar('c15_p10', True)
c15_o11 = Output('c15_o11', ('TENSOR_QUANT8_ASYMM', [4, 1, 9, 4], 0.375, 128))
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
c15_model.AddOperand(c15_o11)
c15_model.Operation('TRANSPOSE_CONV_2D', c15_p0, c15_i1, c15_p2, c15_p3, c15_p4, c15_p5, c15_p6, c15_p7, c15_p8, c15_p9, c15_p10).To(c15_o11)
c15_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c15_i1: [17, 113, -99, -50, -70, 14, -24, -117],
    c15_o11: [
        128, 255, 255, 255, 128, 128, 128, 128, 128, 128, 128, 128, 255, 255, 255, 255, 128, 128, 128, 128,
        128, 128, 128, 128, 128, 255, 255, 255, 128, 128, 128, 128, 128, 128, 128, 128, 128, 255, 255, 255,
        128, 128, 128, 128, 128, 128, 128, 128, 255, 255, 255, 255, 128, 128, 128, 128, 128, 128, 128, 128,
        128, 255, 255, 255, 128, 128, 128, 128, 128, 128, 128, 128, 128, 255, 255, 255, 128, 128, 128, 128,
        128, 128, 128, 128, 255, 255, 255, 255, 128, 128, 128, 128, 128, 128, 128, 128, 255, 255, 255, 255,
        128, 128, 128, 128, 128, 128, 128, 128, 255, 255, 255, 255, 128, 128, 128, 128, 128, 128, 128, 128,
        128, 255, 255, 255, 128, 128, 128, 128, 128, 128, 128, 128, 255, 255, 255, 255, 128, 128, 128, 128,
        128, 128, 128, 128
    ],
}, model=c15_model, name='explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_16
c16_i0 = Input('c16_i0', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 2], 0.375, 0))
c16_p1 = Parameter('c16_p1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 3, 1, 2]), [23, -6, -93, 104, -94, -61, -110, -54, -121, -1, 10, -114, -16, 108, 44, -101, 79, 5], extraParams=SymmPerChannelQuantParams(0, [0.1875, 0.1875, 0.3125]))
c16_i2 = Input('c16_i2', ('TENSOR_INT32', [3]))
c16_p3 = Int32Scalar('c16_p3', 0)
c16_p4 = Int32Scalar('c16_p4', 0)
c16_p5 = Int32Scalar('c16_p5', 0)
c16_p6 = Int32Scalar('c16_p6', 1)
c16_p7 = Int32Scalar('c16_p7', 1)
c16_p8 = Int32Scalar('c16_p8', 2)
c16_p9 = Int32Scalar('c16_p9', 3)
c16_p10 = BoolScalar('c16_p10', False)
c16_o11 = Output('c16_o11', ('TENSOR_QUANT8_ASYMM', [2, 4, 3, 3], 0.3125, 199))
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
c16_model.AddOperand(c16_o11)
c16_model.Operation('TRANSPOSE_CONV_2D', c16_i0, c16_p1, c16_i2, c16_p3, c16_p4, c16_p5, c16_p6, c16_p7, c16_p8, c16_p9, c16_p10).To(c16_o11)
c16_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c16_i0: [
        217, 253, 128, 229, 238, 85, 88, 131, 243, 101, 208, 115, 108, 242, 197, 224, 139, 119, 141, 222, 173,
        45, 22, 178
    ],
    c16_i2: [101, 94, -81],
    c16_o11: [
        218, 199, 218, 218, 199, 218, 218, 199, 218, 218, 199, 199, 218, 199, 199, 199, 199, 218, 199, 199,
        218, 199, 199, 218, 199, 199, 218, 218, 199, 199, 199, 199, 218, 199, 199, 199, 218, 199, 218, 218,
        199, 218, 218, 199, 218, 218, 199, 199, 218, 199, 199, 199, 199, 199, 199, 199, 218, 199, 199, 218,
        199, 199, 218, 218, 199, 199, 199, 199, 218, 218, 199, 199
    ],
}, model=c16_model, name='explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_0_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 1], 0.125, 97))
c17_i1 = Input('c17_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 3, 2, 1]), extraParams=SymmPerChannelQuantParams(0, [0.4375, 0.4375, 0.3125, 0.375]))
c17_i2 = Input('c17_i2', ('TENSOR_INT32', [4]))
c17_p3 = Int32Scalar('c17_p3', 1)
c17_p4 = Int32Scalar('c17_p4', -1)
c17_p5 = Int32Scalar('c17_p5', 1)
c17_p6 = Int32Scalar('c17_p6', 1)
c17_p7 = Int32Scalar('c17_p7', 2)
c17_p8 = Int32Scalar('c17_p8', 1)
c17_p9 = Int32Scalar('c17_p9', 0)
c17_p10 = BoolScalar('c17_p10', False)
c17_o11 = Output('c17_o11', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 4], 0.5, 194))
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
c17_model.Operation('TRANSPOSE_CONV_2D', c17_i0, c17_i1, c17_i2, c17_p3, c17_p4, c17_p5, c17_p6, c17_p7, c17_p8, c17_p9, c17_p10).To(c17_o11)
c17_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c17_i0: [128, 66, 230, 164, 250, 233],
    c17_i1: [
        99, -54, -120, 15, 105, 89, 84, -76, 54, -46, -89, -44, 101, 45, -62, -41, -71, 35, -77, 104, -45,
        118, -55, 116
    ],
    c17_i2: [399, 1, 441, -495],
    c17_o11: [
        255, 255, 20, 188, 238, 194, 229, 148, 0, 0, 255, 255, 238, 194, 229, 148, 154, 0, 0, 255, 238, 194,
        229, 148, 0, 0, 255, 255, 238, 194, 229, 148, 255, 0, 255, 255, 238, 194, 229, 148, 255, 0, 211, 255,
        238, 194, 229, 148
    ],
}, model=c17_model, name='explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_0_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_2_18
c18_i0 = Input('c18_i0', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 3], 0.1875, 137))
c18_i1 = Input('c18_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 3]), extraParams=SymmPerChannelQuantParams(0, [0.125]))
c18_i2 = Input('c18_i2', ('TENSOR_INT32', [1]))
c18_p3 = Int32Scalar('c18_p3', 0)
c18_p4 = Int32Scalar('c18_p4', 0)
c18_p5 = Int32Scalar('c18_p5', 0)
c18_p6 = Int32Scalar('c18_p6', -2)
c18_p7 = Int32Scalar('c18_p7', 1)
c18_p8 = Int32Scalar('c18_p8', 3)
c18_p9 = Int32Scalar('c18_p9', 2)
c18_p10 = BoolScalar('c18_p10', False)
c18_o11 = Output('c18_o11', ('TENSOR_QUANT8_ASYMM', [1, 9, 2, 1], 0.1875, 49))
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
c18_model.AddOperand(c18_o11)
c18_model.Operation('TRANSPOSE_CONV_2D', c18_i0, c18_i1, c18_i2, c18_p3, c18_p4, c18_p5, c18_p6, c18_p7, c18_p8, c18_p9, c18_p10).To(c18_o11)
c18_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c18_i0: [167, 129, 45, 73, 135, 29, 131, 160, 101, 251, 200, 125, 177, 216, 117, 192, 17, 6],
    c18_i1: [-8, 19, -74],
    c18_i2: [-358],
    c18_o11: [54, 54, 44, 44, 44, 44, 54, 54, 44, 44, 44, 44, 54, 54, 44, 44, 44, 44],
}, model=c18_model, name='explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_2_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_tail_19
c19_i0 = Input('c19_i0', ('TENSOR_QUANT8_ASYMM', [3, 17, 2, 1], 0.4375, 15))
c19_i1 = Input('c19_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 3, 17]), extraParams=SymmPerChannelQuantParams(0, [0.1875]))
c19_i2 = Input('c19_i2', ('TENSOR_INT32', [1]))
c19_p3 = Int32Scalar('c19_p3', 2)
c19_p4 = Int32Scalar('c19_p4', -1)
c19_p5 = Int32Scalar('c19_p5', 0)
c19_p6 = Int32Scalar('c19_p6', -1)
c19_p7 = Int32Scalar('c19_p7', 2)
c19_p8 = Int32Scalar('c19_p8', 2)
c19_p9 = Int32Scalar('c19_p9', 3)
c19_p10 = BoolScalar('c19_p10', True)
c19_o11 = Output('c19_o11', ('TENSOR_QUANT8_ASYMM', [3, 1, 4, 2], 0.0625, 163))
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
c19_model.AddOperand(c19_o11)
c19_model.Operation('TRANSPOSE_CONV_2D', c19_i0, c19_i1, c19_i2, c19_p3, c19_p4, c19_p5, c19_p6, c19_p7, c19_p8, c19_p9, c19_p10).To(c19_o11)
c19_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c19_i0: [
        76, 126, 98, 80, 89, 114, 24, 160, 87, 253, 164, 139, 55, 213, 249, 233, 109, 159, 38, 20, 45, 173,
        191, 189, 13, 177, 88, 4, 5, 239, 129, 6, 150, 141, 15, 56, 60, 135, 162, 66, 79, 119, 130, 217, 237,
        41, 19, 113, 181, 44, 85, 156, 112, 115, 251, 95, 100, 174, 209, 0, 151, 94, 50, 103, 17, 148, 238,
        137, 16, 82, 179, 187, 185, 255, 230, 110, 53, 75, 104, 142, 188, 196, 226, 206, 171, 144, 57, 36, 71,
        223, 227, 83, 3, 101, 107, 25, 10, 23, 21, 49, 165, 210
    ],
    c19_i1: [
        75, 93, 83, 27, 8, 91, -125, -7, -111, -116, -110, -94, -10, 11, 107, -21, 14, -115, 120, 13, -30,
        -29, -18, -33, 111, 102, 110, 105, 52, -78, -40, -93, -82, -98, 106, -108, 87, 64, -80, 74, -67, -34,
        -100, 32, -4, -1, 112, 63, -43, -11, 38
    ],
    c19_i2: [-218],
    c19_o11: [
        163, 163, 163, 163, 163, 163, 163, 163, 255, 163, 163, 163, 163, 163, 163, 163, 163, 163, 163, 163,
        255, 163, 163, 163
    ],
}, model=c19_model, name='explicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_tail_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_20
c20_p0 = Parameter('c20_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 1, 1], 0.0625, 127), [119, -124])
c20_i1 = Input('c20_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 1, 1], 0.0625, -128))
c20_i2 = Input('c20_i2', ('TENSOR_INT32', [2], 0.00390625, 0))
c20_p3 = Int32Scalar('c20_p3', 0)
c20_p4 = Int32Scalar('c20_p4', -2)
c20_p5 = Int32Scalar('c20_p5', 2)
c20_p6 = Int32Scalar('c20_p6', -1)
c20_p7 = Int32Scalar('c20_p7', 3)
c20_p8 = Int32Scalar('c20_p8', 3)
c20_p9 = Int32Scalar('c20_p9', 0)
c20_p10 = BoolScalar('c20_p10', False)
c20_o11 = Output('c20_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 5, 3, 2], 0.4375, 0))
c20_model = Model()
c20_model.AddOperand(c20_p0)
c20_model.AddOperand(c20_i1)
c20_model.AddOperand(c20_i2)
c20_model.AddOperand(c20_p3)
c20_model.AddOperand(c20_p4)
c20_model.AddOperand(c20_p5)
c20_model.AddOperand(c20_p6)
c20_model.AddOperand(c20_p7)
c20_model.AddOperand(c20_p8)
c20_model.AddOperand(c20_p9)
c20_model.AddOperand(c20_p10)
c20_model.AddOperand(c20_o11)
c20_model.Operation('TRANSPOSE_CONV_2D', c20_p0, c20_i1, c20_i2, c20_p3, c20_p4, c20_p5, c20_p6, c20_p7, c20_p8, c20_p9, c20_p10).To(c20_o11)
c20_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c20_i1: [34, 99, 126, -24, -34, 125],
    c20_i2: [13, -233],
    c20_o11: [
        -18, -20, 0, -2, 0, -2, -128, -128, 0, -2, 0, -2, -128, -128, 0, -2, 0, -2, -128, -128, 0, -2, 0, -2,
        0, -2, 0, -2, 0, -2
    ],
}, model=c20_model, name='explicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_21
c21_i0 = Input('c21_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 3, 3], 0.4375, -128))
c21_p1 = Parameter('c21_p1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 2, 2], 0.5, 127), [
        -66, 102, -38, -3, -23, 8, -32, 87, -53, 54, 1, 43, -68, 110, 37, 56, -85, 30, -82, -44, 47, 48, -89,
        -91
    ])
c21_p2 = Parameter('c21_p2', ('TENSOR_INT32', [3], 0.21875, 0), [35, -431, 464])
c21_p3 = Int32Scalar('c21_p3', 1)
c21_p4 = Int32Scalar('c21_p4', 0)
c21_p5 = Int32Scalar('c21_p5', 1)
c21_p6 = Int32Scalar('c21_p6', -1)
c21_p7 = Int32Scalar('c21_p7', 1)
c21_p8 = Int32Scalar('c21_p8', 2)
c21_p9 = Int32Scalar('c21_p9', 1)
c21_p10 = BoolScalar('c21_p10', True)
c21_o11 = Output('c21_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 6, 3], 0.0625, 72))
c21_model = Model()
c21_model.AddOperand(c21_i0)
c21_model.AddOperand(c21_p1)
c21_model.AddOperand(c21_p2)
c21_model.AddOperand(c21_p3)
c21_model.AddOperand(c21_p4)
c21_model.AddOperand(c21_p5)
c21_model.AddOperand(c21_p6)
c21_model.AddOperand(c21_p7)
c21_model.AddOperand(c21_p8)
c21_model.AddOperand(c21_p9)
c21_model.AddOperand(c21_p10)
c21_model.AddOperand(c21_o11)
c21_model.Operation('TRANSPOSE_CONV_2D', c21_i0, c21_p1, c21_p2, c21_p3, c21_p4, c21_p5, c21_p6, c21_p7, c21_p8, c21_p9, c21_p10).To(c21_o11)
c21_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c21_i0: [-111, -45, 79, 84, 25, -47, 9, 30, 34, 89, -125, 47, 93, -99, 74, -96, 115, 63],
    c21_o11: [
        72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 127, 127, 127, 72, 72, 72, 72, 72, 72, 72,
        72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72,
        72, 127, 127, 127
    ],
}, model=c21_model, name='explicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_INT32_value_fused_activation_2_22
c22_i0 = Input('c22_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3, 3, 2], 0.5, 104))
c22_i1 = Input('c22_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 2, 2], 0.4375, -15))
c22_i2 = Input('c22_i2', ('TENSOR_INT32', [2], 0.21875, 0))
c22_p3 = Int32Scalar('c22_p3', 0)
c22_p4 = Int32Scalar('c22_p4', 0)
c22_p5 = Int32Scalar('c22_p5', 1)
c22_p6 = Int32Scalar('c22_p6', 2)
c22_p7 = Int32Scalar('c22_p7', 3)
c22_p8 = Int32Scalar('c22_p8', 1)
c22_p9 = Int32Scalar('c22_p9', 2)
c22_p10 = BoolScalar('c22_p10', False)
c22_o11 = Output('c22_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2, 8, 2], 0.15625, -59))
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
c22_model.Operation('TRANSPOSE_CONV_2D', c22_i0, c22_i1, c22_i2, c22_p3, c22_p4, c22_p5, c22_p6, c22_p7, c22_p8, c22_p9, c22_p10).To(c22_o11)
c22_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c22_i0: [
        -103, -6, 35, -112, -106, -82, -87, 63, 84, 122, -78, -58, -113, -95, 62, -73, 110, 83, -80, -83, 80,
        -93, -31, 118, -35, 30, 58, -97, 37, 68, 94, 53, -51, 56, 65, -39, -41, -121, 2, -126, 28, 99, -16,
        97, -57, -86, 49, 1, 42, -116, 85, 81, -88, -13, -98, -66, 123, -77, 7, 115, -34, -119, 114, 20, 125,
        -127, -120, -30, 102, 101, -124, 106
    ],
    c22_i1: [
        83, 55, -86, 112, -85, 4, 118, 87, -42, 80, 88, 103, -104, -119, -31, -65, -8, 38, 20, 110, 12, -34,
        -114, -49
    ],
    c22_i2: [-493, -239],
    c22_o11: [
        -65, -53, -65, -65, -65, -65, -65, -65, -65, -65, -65, -65, -65, -53, -65, -65, -65, -53, -65, -53,
        -65, -65, -65, -53, -65, -53, -65, -65, -65, -65, -65, -53, -65, -53, -65, -65, -65, -65, -65, -53,
        -65, -65, -65, -65, -53, -53, -65, -65, -65, -65, -65, -53, -65, -65, -65, -53, -65, -65, -65, -65,
        -65, -53, -65, -53, -65, -65, -65, -65, -65, -65, -65, -53, -65, -65, -65, -65, -65, -53, -65, -53,
        -65, -53, -65, -53, -65, -65, -65, -65, -65, -65, -65, -65, -65, -53, -65, -53, -65, -53, -65, -65,
        -65, -65, -65, -65, -65, -65, -65, -65, -65, -53, -65, -53, -65, -53, -65, -53, -65, -65, -65, -65,
        -65, -65, -65, -65, -65, -53, -65, -65
    ],
}, model=c22_model, name='explicit_padding_QUANT8_ASYMM_SIGNED_INT32_value_fused_activation_2_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_INT32_value_fused_activation_3_23
c23_i0 = Input('c23_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 2, 2], 0.1875, 62))
c23_i1 = Input('c23_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 1, 2], 0.3125, -83))
c23_i2 = Input('c23_i2', ('TENSOR_INT32', [2], 0.05859375, 0))
c23_p3 = Int32Scalar('c23_p3', 0)
c23_p4 = Int32Scalar('c23_p4', 0)
c23_p5 = Int32Scalar('c23_p5', 0)
c23_p6 = Int32Scalar('c23_p6', 1)
c23_p7 = Int32Scalar('c23_p7', 1)
c23_p8 = Int32Scalar('c23_p8', 3)
c23_p9 = Int32Scalar('c23_p9', 3)
c23_p10 = BoolScalar('c23_p10', False)
c23_o11 = Output('c23_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 2, 2], 0.125, 0))
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
c23_model.AddOperand(c23_o11)
c23_model.Operation('TRANSPOSE_CONV_2D', c23_i0, c23_i1, c23_i2, c23_p3, c23_p4, c23_p5, c23_p6, c23_p7, c23_p8, c23_p9, c23_p10).To(c23_o11)
c23_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c23_i0: [-102, 71, -19, 22],
    c23_i1: [-31, 99, 80, 45, 11, -71, -98, 9, -128, 75, 42, 123],
    c23_i2: [418, 437],
    c23_o11: [0, 48, 0, 0, 0, 48, 0, 0],
}, model=c23_model, name='explicit_padding_QUANT8_ASYMM_SIGNED_INT32_value_fused_activation_3_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_INT32_tail_24
c24_i0 = Input('c24_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17, 1, 2], 0.0625, -45))
c24_i1 = Input('c24_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 1, 17], 0.3125, 15))
c24_i2 = Input('c24_i2', ('TENSOR_INT32', [3], 0.01953125, 0))
c24_p3 = Int32Scalar('c24_p3', 0)
c24_p4 = Int32Scalar('c24_p4', -2)
c24_p5 = Int32Scalar('c24_p5', 2)
c24_p6 = Int32Scalar('c24_p6', -2)
c24_p7 = Int32Scalar('c24_p7', 3)
c24_p8 = Int32Scalar('c24_p8', 3)
c24_p9 = Int32Scalar('c24_p9', 2)
c24_p10 = BoolScalar('c24_p10', True)
c24_o11 = Output('c24_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 3, 6], 0.15625, 47))
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
c24_model.AddOperand(c24_o11)
c24_model.Operation('TRANSPOSE_CONV_2D', c24_i0, c24_i1, c24_i2, c24_p3, c24_p4, c24_p5, c24_p6, c24_p7, c24_p8, c24_p9, c24_p10).To(c24_o11)
c24_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c24_i0: [
        -75, 15, -33, 37, 83, -59, 98, 87, 54, -7, -81, 38, -53, -80, -83, 5, 27, -24, 43, -38, 20, 99, 7,
        -42, -12, 3, -54, -57, -88, 16, 19, -64, 39, -1, 76, -44, 13, 84, 49, 118, -48, -116, 6, 59, 82, 28,
        -92, 55, -121, 80, -51, 32, -90, -111, 60, 0, -60, -16, -46, -10, -79, 86, 117, -124, -123, 74, 114,
        106
    ],
    c24_i1: [
        -75, 4, -38, 106, -80, 34, 35, -5, -128, -97, 3, 119, 15, 44, -52, 118, 43, 42, 69, 52, -73, 48, 37,
        -3, 127, -86, 18, -100, -76, -62, 10, 65, -12, 58, -14, 5, -32, -111, -113, 21, -4, 27, 40, 11, -8,
        75, 117, -89, 86, 19, 105, -43, -45, -112, 50, 59, -59, -61, 28, -127, 14, -95, 82, -64, -123, 66, 30,
        -70, -66, -121, -67, -103, 77, 74, 92, -54, -124, -13, -11, -82, -30, -18, -25, 97, -19, 2, 72, -96,
        90, -118, -122, 116, -31, 46, -83, -23, 54, 85, 1, -15, -84, -49, 36, 26, 80, -88, -102, -114, 120,
        102, 76, 17, -35, 32, -101, -119, -87, -39, -125, 89, 121, 12, 107, 57, -106, -37, -48, 125, 99, 103,
        -107, -90, 84, 0, 71, -55, 29, 101, 95, -116, 23, -7, 104, 61, -6, -22, -108, -60, 70, 78, -57, 51,
        -10
    ],
    c24_i2: [-281, -382, -475],
    c24_o11: [
        41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41,
        41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41,
        41, 41, 41, 41, 53, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41,
        41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 53, 41, 41, 41, 41, 41, 41,
        41, 41, 41, 41, 41, 41, 41, 41
    ],
}, model=c24_model, name='explicit_padding_QUANT8_ASYMM_SIGNED_INT32_tail_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_25
c25_p0 = Parameter('c25_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 4, 2, 2], 0.3125, -128), [82, 28, -106, 83, -9, 5, -15, 13, -84, 17, -48, 22, -101, 115, 67, 59])
c25_p1 = Parameter('c25_p1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 1, 1, 4]), [-103, 25, 111, -29, 67, 7, -36, -92, -12, -127, 11, 34, 27, 16, -74, 121], extraParams=SymmPerChannelQuantParams(0, [0.0625, 0.375, 0.375, 0.3125]))
c25_p2 = Parameter('c25_p2', ('TENSOR_INT32', [4]), [-251, -31, -401, -450])
c25_p3 = Int32Scalar('c25_p3', 0)
c25_p4 = Int32Scalar('c25_p4', 0)
c25_p5 = Int32Scalar('c25_p5', 0)
c25_p6 = Int32Scalar('c25_p6', 0)
c25_p7 = Int32Scalar('c25_p7', 3)
c25_p8 = Int32Scalar('c25_p8', 1)
c25_p9 = Int32Scalar('c25_p9', 1)
c25_p10 = BoolScalar('c25_p10', True)
c25_o11 = Output('c25_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 4, 2, 4], 0.1875, -69))
c25_model = Model()
c25_model.AddOperand(c25_p0)
c25_model.AddOperand(c25_p1)
c25_model.AddOperand(c25_p2)
c25_model.AddOperand(c25_p3)
c25_model.AddOperand(c25_p4)
c25_model.AddOperand(c25_p5)
c25_model.AddOperand(c25_p6)
c25_model.AddOperand(c25_p7)
c25_model.AddOperand(c25_p8)
c25_model.AddOperand(c25_p9)
c25_model.AddOperand(c25_p10)
c25_model.AddOperand(c25_o11)
c25_model.Operation('TRANSPOSE_CONV_2D', c25_p0, c25_p1, c25_p2, c25_p3, c25_p4, c25_p5, c25_p6, c25_p7, c25_p8, c25_p9, c25_p10).To(c25_o11)
c25_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c25_o11: [
        -69, -69, -69, -69, 127, -69, -69, -69, 127, -69, -69, -69, -69, -69, -69, -69, -69, -69, -69, -69,
        -69, -69, -69, -69, 127, -69, -69, 127, 127, -69, -69, 127
    ],
}, model=c25_model, name='explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_26
c26_i0 = Input('c26_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 1, 1, 2], 0.0625, 127))
c26_i1 = Input('c26_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 1, 2]), extraParams=SymmPerChannelQuantParams(0, [0.25]))
c26_i2 = Input('c26_i2', ('TENSOR_INT32', [1]))
c26_p3 = Int32Scalar('c26_p3', 0)
c26_p4 = Int32Scalar('c26_p4', 0)
c26_p5 = Int32Scalar('c26_p5', 0)
c26_p6 = Int32Scalar('c26_p6', 2)
c26_p7 = Int32Scalar('c26_p7', 1)
c26_p8 = Int32Scalar('c26_p8', 2)
c26_p9 = Int32Scalar('c26_p9', 0)
c26_p10 = BoolScalar('c26_p10', False)
c26_o11 = Output('c26_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 1, 1, 1], 1.0, 91))
c26_model = Model()
c26_model.AddOperand(c26_i0)
c26_model.AddOperand(c26_i1)
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
c26_model.Operation('TRANSPOSE_CONV_2D', c26_i0, c26_i1, c26_i2, c26_p3, c26_p4, c26_p5, c26_p6, c26_p7, c26_p8, c26_p9, c26_p10).To(c26_o11)
c26_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c26_i0: [47, 68, -32, 87, 108, 43, 105, 31],
    c26_i1: [-67, 127, -126, -15, -50, -69],
    c26_i2: [-106],
    c26_o11: [56, 127, -57, -78],
}, model=c26_model, name='explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_2_27
c27_i0 = Input('c27_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 2, 3], 0.1875, 21))
c27_i1 = Input('c27_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 2]), extraParams=SymmPerChannelQuantParams(0, [0.0625, 0.4375]))
c27_i2 = Input('c27_i2', ('TENSOR_INT32', [2]))
c27_p3 = Int32Scalar('c27_p3', 1)
c27_p4 = Int32Scalar('c27_p4', -1)
c27_p5 = Int32Scalar('c27_p5', 0)
c27_p6 = Int32Scalar('c27_p6', 1)
c27_p7 = Int32Scalar('c27_p7', 3)
c27_p8 = Int32Scalar('c27_p8', 2)
c27_p9 = Int32Scalar('c27_p9', 2)
c27_p10 = BoolScalar('c27_p10', True)
c27_o11 = Output('c27_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 3, 8], 0.125, -44))
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
c27_model.Operation('TRANSPOSE_CONV_2D', c27_i0, c27_i1, c27_i2, c27_p3, c27_p4, c27_p5, c27_p6, c27_p7, c27_p8, c27_p9, c27_p10).To(c27_o11)
c27_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c27_i0: [39, -54, -12, 8, -123, 37, 31, -78, 61, -17, -13, 0],
    c27_i1: [64, 79, 15, -30, 110, 71, 67, -49, 23, -52, -27, -40, -66, -32, -19, 96],
    c27_i2: [214, 152],
    c27_o11: [
        -36, -36, -52, -36, -36, -36, -52, -36, -36, -36, -52, -40, -36, -52, -52, -36, -36, -36, -52, -52,
        -36, -52, -36, -36, -52, -36, -36, -36, -36, -52, -52, -36, -36, -36, -36, -52, -36, -36, -36, -36,
        -36, -36, -52, -36, -36, -36, -36, -36
    ],
}, model=c27_model, name='explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_2_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_3_28
c28_i0 = Input('c28_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 3, 2], 0.25, -21))
c28_i1 = Input('c28_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 3, 1, 1]), extraParams=SymmPerChannelQuantParams(0, [0.1875, 0.0625, 0.5]))
c28_i2 = Input('c28_i2', ('TENSOR_INT32', [3]))
c28_p3 = Int32Scalar('c28_p3', 0)
c28_p4 = Int32Scalar('c28_p4', 0)
c28_p5 = Int32Scalar('c28_p5', 2)
c28_p6 = Int32Scalar('c28_p6', 0)
c28_p7 = Int32Scalar('c28_p7', 2)
c28_p8 = Int32Scalar('c28_p8', 2)
c28_p9 = Int32Scalar('c28_p9', 3)
c28_p10 = BoolScalar('c28_p10', True)
c28_o11 = Output('c28_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 5, 3], 0.125, 48))
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
c28_model.AddOperand(c28_o11)
c28_model.Operation('TRANSPOSE_CONV_2D', c28_i0, c28_i1, c28_i2, c28_p3, c28_p4, c28_p5, c28_p6, c28_p7, c28_p8, c28_p9, c28_p10).To(c28_o11)
c28_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c28_i0: [60, 108, -67, -97, 109, -106],
    c28_i1: [52, 88, 51, -82, 125, 68, 11, 121, 30],
    c28_i2: [36, 5, 237],
    c28_o11: [
        96, 62, 96, 48, 62, 48, 96, 62, 48, 96, 62, 48, 96, 62, 48, 96, 49, 96, 48, 49, 48, 48, 49, 96, 96,
        49, 48, 96, 49, 48, 96, 96, 96, 48, 96, 48, 96, 96, 48, 96, 96, 48, 96, 96, 48
    ],
}, model=c28_model, name='explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_3_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_tail_29
c29_i0 = Input('c29_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3, 3, 17], 0.5, -70))
c29_i1 = Input('c29_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 2, 17]), extraParams=SymmPerChannelQuantParams(0, [0.375, 0.5]))
c29_i2 = Input('c29_i2', ('TENSOR_INT32', [2]))
c29_p3 = Int32Scalar('c29_p3', 1)
c29_p4 = Int32Scalar('c29_p4', -2)
c29_p5 = Int32Scalar('c29_p5', 0)
c29_p6 = Int32Scalar('c29_p6', -1)
c29_p7 = Int32Scalar('c29_p7', 3)
c29_p8 = Int32Scalar('c29_p8', 3)
c29_p9 = Int32Scalar('c29_p9', 0)
c29_p10 = BoolScalar('c29_p10', False)
c29_o11 = Output('c29_o11', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 8, 9, 2], 0.75, -2))
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
c29_model.AddOperand(c29_o11)
c29_model.Operation('TRANSPOSE_CONV_2D', c29_i0, c29_i1, c29_i2, c29_p3, c29_p4, c29_p5, c29_p6, c29_p7, c29_p8, c29_p9, c29_p10).To(c29_o11)
c29_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c29_i0: [
        33, 114, -101, -109, -44, -120, -113, 29, 17, 20, 66, -122, -62, -77, -65, 79, -25, 120, 27, -119,
        -51, 78, -75, -23, 38, 98, 106, 76, 51, 25, 127, -2, 123, -46, -102, 97, 41, -67, -88, 84, 75, -8, 63,
        73, 46, 19, -59, 69, 37, 70, 26, 74, -79, -49, 8, 13, -35, -27, 30, 80, 93, 16, 62, -116, 122, -14,
        -33, 91, -55, -69, -117, 10, -89, 115, 45, 58, -63, -95, -10, 88, -106, -1, -54, -93, 44, 43, -29,
        -15, 82, 48, -71, -118, 77, 0, 3, 53, 42, -84, -39, 104, -57, -127, -18, 125, 86, -9, 14, -11, -80,
        99, -103, -108, -41, 12, 68, -107, -98, -110, -19, 56, 108, -115, -83, -105, 116, -76, 117, 107, -31,
        87, 110, -126, 113, -86, -128, -82, 112, -4, -7, -16, -22, 39, -47, 11, -21, 92, 36, -96, 21, 47, 89,
        40, 103, 54, 24, -30, -91, -38, -52, -125, -92, 61, 9, 83, -50, -99, -34, -124, 49, 28, -3, -112, -58,
        85, 22, -97, -28, -87, -70, -37, 67, 59, 109, 34, 96, 102, -85, 50, -13, 32, -61, 118, 5, 55, -90, 31,
        7, -43, -78, -17, -121, -24, 6, -72, 52, 72, -73, 23, -53, -36, 18, 111, -20, -66, -81, -12, 121, 94,
        -104, 95, 57, -26, 35, -42, -32, 4, 126, -74, 2, 1, -40, -6, 65, -123, -56, 15, 81, 119, 60, -64, -68,
        -114, 100, -111, 64, -48, -5, -60, -100, 101, -94, 71, 124, -45, 90, 105, -111, -105, 96, -103, 40,
        -58, -28, -6, 58, 122, -75, -73, 127, -98, 124, -112, -70, -8, -68, 37, -41, 60, 27, -5, 18, 59, -30,
        -106, -101, 71, -94, -82, -125, -118, -37, 77, -35, -121, -24, -119, -16, 117, 98, -99, -69, 6, 89,
        109, 123, 120, -116, 17, 21, 29, -26, 94, -21, 110, 13, 56, 28, 107, -92, -40, 88, -42, -110, -108,
        -43, -34, -81, -113, -109, 16, 108, -11, 114, -15, 121, -89, -66, 69, 2, 30, -47, 113, 87, 100, -59,
        5, -25, -60, -23, 78, 112, -9, -123, 36, 33, 0, -114, -32, 118, -71, 126, -18, 55, 20, 22, 93, 26, 14,
        66, 31, -56, 72, 50, 74, -85, -27, -54, 24, 8, 1, -84, 64, 43, -102, 23, 47, 115, -33, 68, -74, 82,
        85, 42, 61, -120, -20, -100, 63, -64, 10, -62, 125, 91, -53, 3, 67, -3, -79, 45, -96, -107, 39, -76,
        -50, -36, 48, 34, 65, -95, -124, 53, 101, 54, -80, 97, 57, 19, -12, -4, 11, -127, 38, 84, 106, -83,
        75, -46, -14, -57, -1, -65, 15, 62, 44, -48, -87, 70, 86, -2, -91, 46, -77, 102, 73, -104, -90, 80,
        -52, 79, -19, 51, 90, 12, -22, -61, -86, 9, -128, 83, 111, 4, 7, 76, -126, -63, -78, 35, -39, -17,
        -93, 32, -38, 92, -115, 25, 41, -67, -29, 103, -45, 99, -97, 116, 49, -13, 52, -72, -31, 119, -117,
        -122, 81, 95, -7, -88, 105, -51, -55, -49, 104, -10, -44, -49, -35, 34, 71, -59, 102, 28, 57, 6, -106,
        112, 82, -9, -55, -43, 126, -112, 103, -28, -8, -114, -39, 108, -50, -58, -128, -18, 125, 86, -67,
        -92, -94, -70, 58, 104, 45, -62, 38, 64, -105, 101, 107, 109, -1, 111, 54, -65, -83, 99, -96, 16, 92,
        127, 115, -74, 55, 1, -66, -76, -73, -24, -26, 9, 24, -100, 37, -53, -116, 36, 124, 116, -44, -42,
        -45, 83, -60, 121, -41, 44, -34, -120, 15, 120, -40, 4, -107, -10, -12, -82, 74, -57, 110, -54, -97,
        90, 67, 94, 79, -56, 80
    ],
    c29_i1: [
        61, -47, -9, -104, 82, -101, -120, -40, 31, -8, -58, -99, 3, -17, -46, -64, -77, -107, -3, -22, -123,
        -51, -95, -118, 45, -122, 80, -33, -73, -97, -92, 43, 63, -62, 92, -15, -71, -27, -124, -83, 98, 46,
        6, 66, 93, 25, -84, 56, 76, -114, -36, 59, -96, -61, 90, 17, -21, -88, 75, -45, -81, 113, -43, 16,
        -10, 32, 110, 58
    ],
    c29_i2: [-431, -309],
    c29_o11: [
        127, 127, -110, -105, -128, 127, -128, 127, -110, -105, -128, 127, -128, -128, -110, -105, -110, -105,
        -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110,
        -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105,
        -110, -105, -128, 127, -110, -105, -128, 127, -128, 127, -110, -105, -128, 127, -128, 127, -110, -105,
        -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110,
        -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105,
        -110, -105, -110, -105, -128, -128, -110, -105, -128, 127, -128, -128, -110, -105, -128, 127, -128,
        127, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105,
        -110, -105, -110, -105, -110, -105, -128, 127, -110, -105, -128, -128, -128, 127, -110, -105, -128,
        -128, -128, -128, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105,
        -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110,
        -105, -110, -105, -110, -105, -110, -105, -110, -105, -128, 127, -110, -105, -128, -128, -128, 127,
        -110, -105, -128, 127, -128, -128, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110,
        -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105,
        -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -128, 127, -110, -105, -128,
        127, -128, -128, -110, -105, -128, -128, -128, 127, -110, -105, -110, -105, -110, -105, -110, -105,
        -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -128, -128, -110,
        -105, -128, 127, 127, -128, -110, -105, -128, 127, -128, -128, -110, -105, -110, -105, -110, -105,
        -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110,
        -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105,
        -128, 127, -110, -105, -128, -128, -128, 127, -110, -105, -128, 127, -128, -128, -110, -105, -110,
        -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105,
        -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110,
        -105, -110, -105, -128, 127, -110, -105, -128, 127, -128, 127, -110, -105, -128, 127, -128, 127, -110,
        -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105,
        -110, -105, -110, -105, -128, 127, -110, -105, -128, 127, -128, -128, -110, -105, -128, -128, -128,
        -128, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105,
        -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110,
        -105, -110, -105, -110, -105, -110, -105, -128, 127, -110, -105, 127, 127, -128, 127, -110, -105,
        -128, 127, -128, -128, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110,
        -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105,
        -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -128, -128, -110, -105, -128, -128, -128,
        127, -110, -105, -128, 127, -128, -128, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105,
        -110, -105, -110, -105, -110, -105, -110, -105, -110, -105, -110, -105
    ],
}, model=c29_model, name='explicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_tail_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_FLOAT32_INT32_mixed_30
c30_i0 = Input('c30_i0', ('TENSOR_FLOAT32', [4, 4, 1, 3]))
c30_i1 = Input('c30_i1', ('TENSOR_FLOAT32', [3, 3, 2, 4]))
c30_p2 = Parameter('c30_p2', ('TENSOR_FLOAT32', [3]), [2.875, 1.125, 0.875])
c30_i3 = Input('c30_i3', ('TENSOR_INT32', [4]))
c30_p4 = Int32Scalar('c30_p4', 1)
c30_p5 = Int32Scalar('c30_p5', 3)
c30_p6 = Int32Scalar('c30_p6', 2)
c30_p7 = Int32Scalar('c30_p7', 3)
c30_p8 = BoolScalar('c30_p8', True)
c30_o9 = Output('c30_o9', ('TENSOR_FLOAT32', []))
c30_model = Model()
c30_model.AddOperand(c30_i0)
c30_model.AddOperand(c30_i1)
c30_model.AddOperand(c30_p2)
c30_model.AddOperand(c30_i3)
c30_model.AddOperand(c30_p4)
c30_model.AddOperand(c30_p5)
c30_model.AddOperand(c30_p6)
c30_model.AddOperand(c30_p7)
c30_model.AddOperand(c30_p8)
c30_model.AddOperand(c30_o9)
c30_model.Operation('TRANSPOSE_CONV_2D', c30_i0, c30_i1, c30_p2, c30_i3, c30_p4, c30_p5, c30_p6, c30_p7, c30_p8).To(c30_o9)
c30_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c30_i0: [
        0.25, 0.625, 0.375, -0.875, 1.5, 2.625, -0.625, 1.25, 0.875, 2.125, -1.125, 2.5, 0.0, 1.75, -0.125,
        -2.0, -2.25, -1.375, -2.625, 0.5, 2.25, -2.875, -0.25, 3.0, -1.25, 0.75, -0.375, -1.5, -2.375, -1.875,
        -1.75, -0.5, -2.75, 1.375, 1.125, 2.875, 2.75, -1.625, -3.0, -2.125, 2.375, -0.75, 1.0, 2.0, -1.0,
        1.625, 1.875, 0.125
    ],
    c30_i1: [
        -1.125, 2.5, -0.625, -0.125, -0.375, -2.5, -0.5, -2.0, 1.75, 2.0, -1.5, 0.625, -0.75, 0.0, 3.0, -2.75,
        1.0, -1.875, 1.5, -1.25, -2.625, 1.125, -1.75, 1.25, -2.875, 2.25, 1.375, -1.375, -1.0, 2.75, -2.375,
        0.75, -0.875, 0.5, -3.0, 2.625, 0.875, 2.375, -1.625, -0.25, 2.125, 1.625, 2.875, 0.125, -2.25, 0.375,
        1.875, 0.25, -2.125, 2.625, 0.25, 1.0, -0.375, -1.375, -2.5, 2.75, 2.5, -1.125, 1.875, 2.0, 2.25,
        2.125, 0.875, -1.5, 1.625, -0.5, -0.125, 0.5, -2.375, 1.375, 1.25, -2.125
    ],
    c30_i3: [4, 3, 2, 7],
    c30_o9: np.reshape(np.array([
        0.53125, 1.03125, 2.875, 5.28125, 0.515625, 2.875, 6.0, 3.828125, 0.0, 2.875, 4.390625, 6.0, 2.875,
        6.0, 0.0, 1.546875, 1.125, 5.96875, 0.8125, 1.125, 3.71875, 6.0, 0.0, 1.125, 0.0, 3.484375, 1.125,
        6.0, 0.015625, 6.0, 0.875, 2.671875, 0.0, 0.875, 6.0, 5.5625, 0.0, 0.875, 0.84375, 6.0, 0.875, 5.5,
        0.0, 6.0, 2.875, 0.0, 6.0, 2.875, 0.0, 1.015625, 2.90625, 2.875, 0.53125, 3.75, 2.875, 0.0, 0.0, 0.0,
        1.125, 0.0, 0.0, 1.125, 0.0, 0.453125, 1.359375, 1.125, 0.0, 0.0, 1.125, 1.671875, 0.0, 2.28125,
        0.875, 0.0, 1.375, 0.875, 1.09375, 0.0, 0.0, 0.875, 6.0, 0.84375, 0.875, 6.0, 1.453125, 5.21875,
        2.875, 0.0, 6.0, 2.875, 0.0, 1.171875, 0.0, 2.875, 0.890625, 0.0, 2.875, 4.390625, 0.0, 3.4375, 1.125,
        0.0, 0.0, 1.125, 0.0, 6.0, 0.0, 1.125, 3.734375, 0.0, 1.125, 6.0, 0.53125, 6.0, 0.875, 0.0, 6.0,
        0.875, 0.0, 0.0, 0.0, 0.875, 6.0, 0.0, 0.875, 2.640625, 0.0, 3.40625, 2.875, 6.0, 0.0, 2.875,
        4.984375, 2.953125, 0.0, 2.875, 2.953125, 4.9375, 2.875, 0.0, 0.0, 0.0, 1.125, 6.0, 5.9375, 1.125,
        6.0, 0.0, 0.0, 1.125, 2.65625, 1.625, 1.125, 6.0, 0.0, 4.734375, 0.875, 6.0, 0.0, 0.875, 5.15625, 6.0,
        0.984375, 0.875, 1.640625, 1.203125, 0.875, 0.0
    ], np.float32), [4, 3, 2, 7]),
}, model=c30_model, name='implicit_padding_FLOAT32_INT32_mixed_30', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_FLOAT32_INT32_mixed_31
c31_p0 = Parameter('c31_p0', ('TENSOR_FLOAT32', [2, 2, 1, 4]), [
        1.875, 2.75, 0.75, 1.25, 0.125, -1.875, -2.875, 1.75, -1.75, -1.625, 1.125, 0.0, 2.625, -0.125, 0.25,
        -0.5
    ])
c31_p1 = Parameter('c31_p1', ('TENSOR_FLOAT32', [4, 1, 2, 4]), [
        -2.625, -1.125, 0.625, -1.0, 2.875, 1.125, -2.5, -2.875, 2.5, 0.125, 2.0, 1.25, 0.5, 3.0, -1.875,
        -1.5, 1.75, 0.0, -1.25, -0.375, 1.875, -2.375, -1.625, 0.75, 2.375, -1.375, -0.25, 1.625, 2.75, 0.375,
        0.25, -0.875
    ])
c31_i2 = Input('c31_i2', ('TENSOR_FLOAT32', [4]))
c31_p3 = Parameter('c31_p3', ('TENSOR_INT32', [4]), [2, 3, 2, 4])
c31_p4 = Int32Scalar('c31_p4', 2)
c31_p5 = Int32Scalar('c31_p5', 1)
c31_p6 = Int32Scalar('c31_p6', 2)
c31_p7 = Int32Scalar('c31_p7', 1)
c31_p8 = BoolScalar('c31_p8', False)
c31_o9 = Output('c31_o9', ('TENSOR_FLOAT32', [2, 3, 2, 4]))
c31_model = Model()
c31_model.AddOperand(c31_p0)
c31_model.AddOperand(c31_p1)
c31_model.AddOperand(c31_i2)
c31_model.AddOperand(c31_p3)
c31_model.AddOperand(c31_p4)
c31_model.AddOperand(c31_p5)
c31_model.AddOperand(c31_p6)
c31_model.AddOperand(c31_p7)
c31_model.AddOperand(c31_p8)
c31_model.AddOperand(c31_o9)
c31_model.Operation('TRANSPOSE_CONV_2D', c31_p0, c31_p1, c31_i2, c31_p3, c31_p4, c31_p5, c31_p6, c31_p7, c31_p8).To(c31_o9)
c31_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c31_i2: [1.625, 2.375, 2.125, -2.375],
    c31_o9: [
        0.0, 10.46875, 4.0, 0.140625, 4.640625, 8.28125, 0.0, 2.90625, 1.625, 2.375, 2.125, 0.0, 1.625, 2.375,
        2.125, 0.0, 0.0, 0.0, 5.28125, 4.0625, 2.03125, 0.0, 12.796875, 0.0, 8.75, 0.046875, 0.0, 0.0, 0.0,
        0.0, 0.875, 0.0, 1.625, 2.375, 2.125, 0.0, 1.625, 2.375, 2.125, 0.0, 0.0, 8.796875, 6.59375, 3.15625,
        9.84375, 3.59375, 6.5625, 5.296875
    ],
}, model=c31_model, name='implicit_padding_FLOAT32_INT32_mixed_31', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_FLOAT32_INT32_value_fused_activation_0_32
c32_i0 = Input('c32_i0', ('TENSOR_FLOAT32', [1, 2, 1, 3]))
c32_i1 = Input('c32_i1', ('TENSOR_FLOAT32', [2, 3, 1, 2]))
c32_i2 = Input('c32_i2', ('TENSOR_FLOAT32', [2]))
c32_p3 = Parameter('c32_p3', ('TENSOR_INT32', [4]), [1, 2, 1, 3])
c32_p4 = Int32Scalar('c32_p4', 1)
c32_p5 = Int32Scalar('c32_p5', 1)
c32_p6 = Int32Scalar('c32_p6', 1)
c32_p7 = Int32Scalar('c32_p7', 0)
c32_p8 = BoolScalar('c32_p8', True)
c32_o9 = Output('c32_o9', ('TENSOR_FLOAT32', [1, 2, 1, 3]))
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
c32_model.Operation('TRANSPOSE_CONV_2D', c32_i0, c32_i1, c32_i2, c32_p3, c32_p4, c32_p5, c32_p6, c32_p7, c32_p8).To(c32_o9)
c32_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c32_i0: [-1.125, -0.75, 2.125, -3.0, 1.25, 0.0],
    c32_i1: [0.75, -2.875, 0.375, 2.25, -1.75, -0.5, 1.375, 1.875, 0.25, 2.125, -1.375, 2.625],
    c32_i2: [-2.25, 3.0],
    c32_o9: [-9.421875, 0.28125, -1.453125, -3.65625, 5.46875, 3.53125],
}, model=c32_model, name='implicit_padding_FLOAT32_INT32_value_fused_activation_0_32', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_FLOAT32_INT32_value_fused_activation_2_33
c33_i0 = Input('c33_i0', ('TENSOR_FLOAT32', [1, 3, 2, 1]))
c33_i1 = Input('c33_i1', ('TENSOR_FLOAT32', [4, 3, 1, 3]))
c33_i2 = Input('c33_i2', ('TENSOR_FLOAT32', [4]))
c33_p3 = Parameter('c33_p3', ('TENSOR_INT32', [4]), [1, 4, 4, 1])
c33_p4 = Int32Scalar('c33_p4', 1)
c33_p5 = Int32Scalar('c33_p5', 1)
c33_p6 = Int32Scalar('c33_p6', 3)
c33_p7 = Int32Scalar('c33_p7', 2)
c33_p8 = BoolScalar('c33_p8', True)
c33_o9 = Output('c33_o9', ('TENSOR_FLOAT32', [1, 4, 4, 1]))
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
c33_model.Operation('TRANSPOSE_CONV_2D', c33_i0, c33_i1, c33_i2, c33_p3, c33_p4, c33_p5, c33_p6, c33_p7, c33_p8).To(c33_o9)
c33_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c33_i0: [2.25, -3.0, 2.75, -0.25, -0.875, -0.375],
    c33_i1: [
        -0.125, 0.125, 2.375, -1.375, -1.125, 1.375, 1.875, -2.25, 1.5, -0.875, -1.0, 0.0, -0.75, -1.5, 2.875,
        0.75, 1.0, 2.5, -1.875, -2.75, -1.75, 2.0, 1.625, -2.5, 1.125, -2.625, -3.0, 0.375, -2.375, -0.25,
        -1.25, -1.625, 2.75, 2.125, 3.0, -0.5
    ],
    c33_i2: [2.875, 1.375, 2.75, -1.125],
    c33_o9: [-1.0, -0.40625, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 0.6875, 1.0, -1.0, -1.0, 1.0, -1.0, 1.0],
}, model=c33_model, name='implicit_padding_FLOAT32_INT32_value_fused_activation_2_33', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_FLOAT32_INT32_tail_34
c34_i0 = Input('c34_i0', ('TENSOR_FLOAT32', [2, 3, 3, 17]))
c34_i1 = Input('c34_i1', ('TENSOR_FLOAT32', [2, 2, 3, 17]))
c34_i2 = Input('c34_i2', ('TENSOR_FLOAT32', [2]))
c34_p3 = Parameter('c34_p3', ('TENSOR_INT32', [4]), [2, 3, 3, 2])
c34_p4 = Int32Scalar('c34_p4', 1)
c34_p5 = Int32Scalar('c34_p5', 1)
c34_p6 = Int32Scalar('c34_p6', 1)
c34_p7 = Int32Scalar('c34_p7', 1)
c34_p8 = BoolScalar('c34_p8', False)
c34_o9 = Output('c34_o9', ('TENSOR_FLOAT32', [2, 3, 3, 2]))
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
c34_model.Operation('TRANSPOSE_CONV_2D', c34_i0, c34_i1, c34_i2, c34_p3, c34_p4, c34_p5, c34_p6, c34_p7, c34_p8).To(c34_o9)
c34_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c34_i0: [
        0.125, 0.625, 2.25, 1.75, 0.375, 1.125, -0.125, 2.375, -1.25, -1.625, 1.5, 1.875, 0.25, 2.75, -0.25,
        -0.375, -0.625, -1.0, 0.75, -3.0, 0.5, -1.875, -2.125, 0.875, 2.625, 2.875, -2.25, -2.75, -1.5, 3.0,
        -0.875, 2.5, -1.375, 1.25, -0.5, -2.875, 0.0, -2.5, 1.0, -1.125, -2.375, -1.75, -2.625, 2.0, -2.0,
        -0.75, 1.625, 2.125, 1.375, 2.375, -1.25, 0.625, -0.25, 0.875, -1.375, 2.75, 1.375, -0.625, -0.375,
        -0.125, 0.0, -1.125, 0.25, 0.375, -1.5, 2.875, -2.5, 2.625, -1.75, -0.875, 3.0, 0.5, 0.75, 2.125,
        -2.25, 1.5, -3.0, -1.625, -0.5, 1.125, -2.875, -1.875, 0.125, -0.75, 1.75, 2.25, 2.5, -2.75, -2.625,
        -2.0, -1.0, 1.625, -2.375, 1.0, -2.125, 1.25, 1.875, 2.0, 2.25, 1.75, -1.875, 1.625, 2.75, 3.0,
        -2.375, -0.875, 0.125, 2.5, 2.875, -1.625, 2.375, 0.375, 0.0, -2.875, -2.0, -1.0, -0.75, -2.125, 1.0,
        -1.25, 2.625, 1.125, 1.5, -2.75, 1.25, -0.625, 0.625, 2.125, 0.5, -2.25, 0.25, 2.0, 0.875, -1.125,
        -0.125, -1.5, -3.0, -0.25, -1.375, 1.875, 1.375, -1.75, -2.625, 0.75, -0.375, -0.5, -2.5, -1.5, 1.875,
        -0.75, -0.375, 1.25, 1.375, -1.625, -0.25, -0.625, -2.125, -2.875, 1.125, 0.375, 2.625, -3.0, -0.5,
        1.625, -2.625, -1.25, -1.125, -2.75, -1.875, 3.0, -2.0, -0.125, -0.875, 1.5, 2.375, 0.0, 0.875, -2.25,
        2.875, 2.5, 2.125, 2.75, 0.125, 1.75, -1.375, 0.75, -2.375, 0.5, -2.5, -1.75, -1.0, 2.25, 0.625, 2.0,
        0.25, 1.0, -2.75, -1.375, -2.625, -1.75, 1.875, 2.5, -1.0, 0.25, 1.25, -0.875, 3.0, -1.875, -0.375,
        -0.75, -1.125, 1.0, 0.375, -2.375, 2.375, 0.875, 2.75, 2.125, 0.125, 0.0, 2.25, -1.625, 1.75, 1.125,
        -2.25, 0.5, -0.125, 1.375, -1.25, -2.875, -0.25, 2.875, 1.5, 1.625, 2.0, -2.5, -3.0, -1.5, -2.125,
        0.625, -2.0, 0.75, 2.625, -0.5, -0.625, -0.375, -0.875, -1.375, -0.5, 1.0, -1.5, -2.375, 2.375, 0.75,
        -3.0, 2.5, -0.125, 2.875, -1.25, 0.125, 1.875, -1.75, -1.125, -1.875, 1.375, -2.125, 2.75, 0.25, 0.5,
        2.25, 0.875, -2.75, -1.0, 1.625, 2.0, 3.0, 1.125, -0.25, -1.625, 2.125, -2.875, -2.25, 0.375, 2.625,
        -2.625, -0.625, -2.5, -0.75, 1.5, -2.0, 1.25, 0.0, 1.75, 0.625, 0.125, 0.625, -1.5, 1.5, -2.375,
        -0.125, -2.75, -1.75, -1.875, -1.375, 1.25, 1.125
    ],
    c34_i1: [
        1.125, 2.875, 1.25, 2.5, 2.75, 1.5, 2.0, 1.75, 2.625, -0.125, 2.125, -1.75, 0.625, 0.0, -0.875, 0.375,
        -1.375, 0.875, 2.25, -1.125, -2.5, 0.75, -2.625, -0.75, 0.5, 0.125, 1.875, -2.75, -2.0, -2.125, 0.25,
        -3.0, -1.0, -0.375, -0.5, -1.25, -2.875, 3.0, 2.375, -2.25, -1.5, 1.625, -1.875, 1.0, -0.25, 1.375,
        -1.625, -0.625, -2.375, -0.375, 0.0, 1.5, -2.875, -0.625, 1.125, 1.875, -0.875, -2.125, 0.25, 0.625,
        -2.25, -1.75, 1.0, -1.5, -1.875, -2.75, 2.5, -2.5, -1.125, 1.25, 2.375, -0.75, 1.375, 2.125, 0.125,
        -0.125, 1.75, -2.375, -3.0, -0.25, -1.0, -0.5, 0.5, -2.625, 0.875, -1.375, 3.0, 1.625, -1.625, 2.75,
        2.0, 0.75, 2.25, 0.375, 2.875, 2.625, -1.25, -2.0, 1.125, -2.875, 2.5, 1.0, 1.25, -2.25, 2.875, 2.375,
        -2.375, 0.0, -0.5, 1.625, -1.75, 2.75, -2.5, -1.875, 0.25, -0.875, -2.625, -2.125, -2.75, 1.375,
        -1.375, 2.0, 1.875, -1.625, -3.0, 2.25, -0.75, -0.125, -0.625, 0.625, -1.0, -2.0, -1.5, 0.75, -0.375,
        2.125, 3.0, 0.5, 1.5, 0.125, -1.25, 1.75, -1.125, 0.375, -0.25, 0.875, 2.625, -2.875, -0.625, -3.0,
        -0.75, -0.375, 2.5, 2.125, 3.0, 1.25, -2.75, 0.25, -1.25, 0.0, 2.0, -2.375, -1.375, 0.125, -2.25,
        -1.875, 1.125, 1.5, 0.625, 1.75, -1.0, -0.125, -1.75, 1.875, 2.625, 0.875, 0.375, 2.875, 0.5, 1.375,
        -0.875, -2.625, 2.75, 2.25, 0.75, -1.5, -0.5, -0.25, 1.0, -2.125, -2.5, -2.0, -1.625, 1.625, -1.125,
        2.375, -1.125, -1.75, -1.625, -1.875, 2.125, 1.0, -2.25, 2.625
    ],
    c34_i2: [2.75, 0.125],
    c34_o9: [
        0.0, 0.0, 0.0, 3.578125, 2.375, 0.0, 0.0, 15.25, 2.921875, 0.0, 0.0, 44.953125, 62.90625, 34.96875,
        0.0, 14.375, 0.84375, 0.0, 29.703125, 0.0, 0.0, 0.0, 13.1875, 0.0, 0.0, 0.0, 0.0, 8.375, 26.171875,
        0.0, 0.0, 0.0, 18.1875, 0.0, 50.03125, 10.828125
    ],
}, model=c34_model, name='implicit_padding_FLOAT32_INT32_tail_34', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_FLOAT16_INT32_mixed_35
c35_i0 = Input('c35_i0', ('TENSOR_FLOAT16', [1, 1, 2, 3]))
c35_p1 = Parameter('c35_p1', ('TENSOR_FLOAT16', [2, 3, 3, 1]), [
        -3.0, -1.125, 3.0, -0.125, -0.75, 2.625, -2.375, -1.625, -1.75, -2.875, 2.5, 0.75, -0.625, -0.5, -1.5,
        0.0, 0.25, 2.875
    ])
c35_i2 = Input('c35_i2', ('TENSOR_FLOAT16', [2]))
c35_i3 = Input('c35_i3', ('TENSOR_INT32', [4]))
c35_p4 = Int32Scalar('c35_p4', 1)
c35_p5 = Int32Scalar('c35_p5', 2)
c35_p6 = Int32Scalar('c35_p6', 1)
c35_p7 = Int32Scalar('c35_p7', 3)
c35_p8 = BoolScalar('c35_p8', True)
c35_o9 = Output('c35_o9', ('TENSOR_FLOAT16', []))
c35_model = Model()
c35_model.AddOperand(c35_i0)
c35_model.AddOperand(c35_p1)
c35_model.AddOperand(c35_i2)
c35_model.AddOperand(c35_i3)
c35_model.AddOperand(c35_p4)
c35_model.AddOperand(c35_p5)
c35_model.AddOperand(c35_p6)
c35_model.AddOperand(c35_p7)
c35_model.AddOperand(c35_p8)
c35_model.AddOperand(c35_o9)
c35_model.Operation('TRANSPOSE_CONV_2D', c35_i0, c35_p1, c35_i2, c35_i3, c35_p4, c35_p5, c35_p6, c35_p7, c35_p8).To(c35_o9)
c35_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c35_i0: [1.25, 0.625, 2.125, 0.125, 1.0, 1.625],
    c35_i2: [-1.875, -2.625],
    c35_i3: [1, 2, 2, 5],
    c35_o9: np.reshape(np.array([
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.375, 0.0, 0.1562, 0.0, 0.0,
        0.0
    ], np.float16), [1, 2, 2, 5]),
}, model=c35_model, name='implicit_padding_FLOAT16_INT32_mixed_35', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_FLOAT16_INT32_mixed_36
c36_p0 = Parameter('c36_p0', ('TENSOR_FLOAT16', [4, 2, 1, 3]), [
        1.0, 1.125, 2.875, -1.0, -2.25, 0.625, -0.625, 1.5, 1.25, -1.375, 0.0, 1.375, -0.875, 2.5, 2.75,
        -1.625, -2.5, 0.375, 1.875, -3.0, -2.0, -2.875, -2.375, 2.0
    ])
c36_i1 = Input('c36_i1', ('TENSOR_FLOAT16', [4, 3, 3, 3]))
c36_p2 = Parameter('c36_p2', ('TENSOR_FLOAT16', [4]), [1.875, 0.75, -1.375, -2.625])
c36_p3 = Parameter('c36_p3', ('TENSOR_INT32', [4]), [4, 5, 3, 4])
c36_p4 = Int32Scalar('c36_p4', 2)
c36_p5 = Int32Scalar('c36_p5', 2)
c36_p6 = Int32Scalar('c36_p6', 2)
c36_p7 = Int32Scalar('c36_p7', 2)
c36_p8 = BoolScalar('c36_p8', False)
c36_o9 = Output('c36_o9', ('TENSOR_FLOAT16', [4, 5, 3, 4]))
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
c36_model.Operation('TRANSPOSE_CONV_2D', c36_p0, c36_i1, c36_p2, c36_p3, c36_p4, c36_p5, c36_p6, c36_p7, c36_p8).To(c36_o9)
c36_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c36_i1: [
        1.0, 2.875, 2.375, -1.5, 3.0, 1.5, -0.25, -2.375, -2.25, -0.125, 2.125, -0.625, -3.0, -1.25, -1.375,
        0.0, 1.875, 1.125, -2.625, -1.75, -1.125, -2.125, 2.75, 0.125, 0.875, -1.625, 1.625, -2.0, 0.5, 1.25,
        -1.875, -1.0, 2.625, 2.25, 2.0, -2.875, 1.375, -0.75, 0.25, -0.375, 1.75, 0.625, 0.75, -2.75, 2.5,
        -0.875, -2.5, -0.5, 0.375, 1.25, 1.625, 0.75, -1.75, 0.5, 2.5, -2.25, 2.25, -0.625, 1.75, 1.375,
        -2.875, 2.75, -2.5, -2.625, -0.125, -2.375, -0.875, 0.375, 2.0, -0.25, -1.25, -1.125, 2.125, -3.0,
        1.125, 2.375, -1.5, -2.125, 0.125, -1.375, 0.0, 3.0, 1.875, -1.875, 0.625, -1.0, -0.75, -2.75, 0.875,
        -1.625, 2.875, -0.5, 0.25, 1.5, 2.625, -2.0, -0.375, 1.0, 1.0, 2.25, -2.625, -3.0, -1.25, 1.25, -0.25,
        1.125, -1.375, -1.125
    ],
    c36_o9: [
        1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, -1.0, 0.4062, -1.0, 1.0,
        1.0, -1.0, 1.0, 1.0, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0, -1.0, -1.0,
        -1.0, 1.0, 0.04688, -1.0, 1.0, -1.0, -0.09375, -1.0, -1.0, 1.0, 0.9844, -1.0, 1.0, 1.0, 1.0, -0.8438,
        -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0,
        1.0, -1.0, 1.0, -0.922, -1.0, -1.0, 0.1562, 1.0, 1.0, -1.0, 1.0, -0.7188, -1.0, 0.3594, 1.0, 1.0,
        -1.0, -1.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 1.0, -0.797, -1.0, -1.0, 1.0, 1.0, 1.0,
        -1.0, 1.0, 1.0, -1.0, -0.7344, 1.0, 1.0, -1.0, -1.0, 1.0, 1.0, -1.0, -1.0, 1.0, 0.4062, -1.0, -1.0,
        1.0, 1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 1.0, -1.0, 1.0, -1.0, -1.0, -1.0, -1.0, 1.0,
        1.0, -1.0, 1.0, 0.09375, -1.0, 1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0, -1.0, -1.0,
        -1.0, -1.0, 0.4844, 1.0, -1.0, 1.0, -1.0, -0.1406, -1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -0.8438,
        -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0,
        -1.0, -1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, -1.0, -0.5, 1.0, 1.0, -1.0,
        -1.0, 1.0, 1.0, -1.0, 1.0, -1.0, -0.2812, 1.0, -1.0, -0.922, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, -0.3281,
        1.0, 0.0625, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, -0.04688, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0
    ],
}, model=c36_model, name='implicit_padding_FLOAT16_INT32_mixed_36', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_FLOAT16_INT32_value_fused_activation_0_37
c37_i0 = Input('c37_i0', ('TENSOR_FLOAT16', [3, 1, 3, 1]))
c37_i1 = Input('c37_i1', ('TENSOR_FLOAT16', [2, 3, 2, 1]))
c37_i2 = Input('c37_i2', ('TENSOR_FLOAT16', [2]))
c37_p3 = Parameter('c37_p3', ('TENSOR_INT32', [4]), [3, 2, 8, 1])
c37_p4 = Int32Scalar('c37_p4', 1)
c37_p5 = Int32Scalar('c37_p5', 1)
c37_p6 = Int32Scalar('c37_p6', 3)
c37_p7 = Int32Scalar('c37_p7', 0)
c37_p8 = BoolScalar('c37_p8', True)
c37_o9 = Output('c37_o9', ('TENSOR_FLOAT16', [3, 2, 8, 1]))
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
c37_model.Operation('TRANSPOSE_CONV_2D', c37_i0, c37_i1, c37_i2, c37_p3, c37_p4, c37_p5, c37_p6, c37_p7, c37_p8).To(c37_o9)
c37_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c37_i0: [-0.25, -2.0, 2.375, 0.75, 1.75, 1.0, -0.375, 0.25, 2.75],
    c37_i1: [-2.125, -0.625, 2.625, 1.25, -1.625, -2.75, 2.875, 0.75, 2.25, 1.375, 2.5, -1.25],
    c37_i2: [1.375, -2.5],
    c37_o9: [
        1.906, 0.7188, 1.781, 5.625, -3.875, 4.625, -3.672, 7.61, -3.219, -3.062, -3.125, -8.25, -7.0, -7.5,
        4.33, 2.844, -0.2188, 3.344, 0.1562, -2.344, 5.97, -1.469, -0.75, 4.0, -0.3438, -0.8125, -0.625,
        2.531, 1.4375, 1.875, 0.375, -0.25, 2.172, 0.3906, 1.984, 0.8438, 2.031, 0.9688, -4.47, 8.59, -3.578,
        -3.344, -3.438, -1.781, -1.9375, -1.875, 5.406, 3.688
    ],
}, model=c37_model, name='implicit_padding_FLOAT16_INT32_value_fused_activation_0_37', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_FLOAT16_INT32_value_fused_activation_1_38
c38_i0 = Input('c38_i0', ('TENSOR_FLOAT16', [2, 1, 3, 1]))
c38_i1 = Input('c38_i1', ('TENSOR_FLOAT16', [2, 2, 1, 1]))
c38_i2 = Input('c38_i2', ('TENSOR_FLOAT16', [2]))
c38_p3 = Parameter('c38_p3', ('TENSOR_INT32', [4]), [2, 1, 3, 2])
c38_p4 = Int32Scalar('c38_p4', 1)
c38_p5 = Int32Scalar('c38_p5', 1)
c38_p6 = Int32Scalar('c38_p6', 2)
c38_p7 = Int32Scalar('c38_p7', 1)
c38_p8 = BoolScalar('c38_p8', False)
c38_o9 = Output('c38_o9', ('TENSOR_FLOAT16', [2, 1, 3, 2]))
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
c38_model.Operation('TRANSPOSE_CONV_2D', c38_i0, c38_i1, c38_i2, c38_p3, c38_p4, c38_p5, c38_p6, c38_p7, c38_p8).To(c38_o9)
c38_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c38_i0: [1.625, -0.5, -0.375, -1.75, 1.375, 2.75],
    c38_i1: [-0.875, 2.875, -0.5, -2.125],
    c38_i2: [2.0, -0.25],
    c38_o9: [0.578, 0.0, 2.438, 0.0, 2.328, 0.0, 3.531, 0.625, 0.797, 0.0, 0.0, 0.0],
}, model=c38_model, name='implicit_padding_FLOAT16_INT32_value_fused_activation_1_38', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_FLOAT16_INT32_tail_39
c39_i0 = Input('c39_i0', ('TENSOR_FLOAT16', [3, 17, 3, 2]))
c39_i1 = Input('c39_i1', ('TENSOR_FLOAT16', [2, 2, 2, 17]))
c39_i2 = Input('c39_i2', ('TENSOR_FLOAT16', [2]))
c39_p3 = Parameter('c39_p3', ('TENSOR_INT32', [4]), [3, 2, 3, 2])
c39_p4 = Int32Scalar('c39_p4', 1)
c39_p5 = Int32Scalar('c39_p5', 1)
c39_p6 = Int32Scalar('c39_p6', 1)
c39_p7 = Int32Scalar('c39_p7', 2)
c39_p8 = BoolScalar('c39_p8', True)
c39_o9 = Output('c39_o9', ('TENSOR_FLOAT16', [3, 2, 3, 2]))
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
c39_model.Operation('TRANSPOSE_CONV_2D', c39_i0, c39_i1, c39_i2, c39_p3, c39_p4, c39_p5, c39_p6, c39_p7, c39_p8).To(c39_o9)
c39_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c39_i0: [
        -1.625, -0.125, 1.875, -1.25, 0.0, -2.375, 0.0, 2.125, -1.0, 3.0, -0.375, -2.125, 0.125, -2.25, 1.375,
        1.0, 0.125, -0.625, -0.25, -1.75, -1.375, 0.375, -1.5, -2.5, 1.5, 2.75, -1.125, -0.75, 1.5, 2.75,
        -2.625, -0.5, 0.5, -1.375, -1.875, -1.75, -2.0, 0.875, -2.125, 2.625, -0.5, 0.5, -0.875, 0.25, 1.0,
        -1.0, -0.125, 1.75, 2.0, -3.0, 3.0, 1.25, 1.125, 0.75, 1.75, -1.875, -0.75, -3.0, 2.0, -2.75, -2.375,
        0.75, -0.375, 2.125, 1.875, -2.875, 2.375, 2.25, 1.625, 2.5, -2.25, 0.875, 0.625, 2.5, 2.875, 2.375,
        2.25, 1.375, 2.625, -2.5, -1.25, 2.875, -0.25, 1.125, -2.75, 1.125, 1.25, -2.625, -1.125, 2.5, -1.5,
        -0.625, -1.625, 1.625, -0.875, -0.5, -2.875, 0.375, 0.625, 0.25, -2.0, -2.375, -0.75, -1.75, -3.0,
        -0.125, -2.25, 1.375, 3.0, -1.125, -1.625, 1.125, 1.75, -2.625, 0.5, -0.875, -2.25, -1.625, 2.0,
        0.875, 0.75, -0.125, -0.625, 2.625, 0.5, 3.0, 0.25, 1.0, 2.125, -0.375, 0.125, -1.0, 1.75, -2.0,
        0.125, -1.75, -1.125, 2.25, 0.875, 0.625, 1.375, 0.625, 0.0, -0.75, -2.625, -1.375, -2.75, 2.875, 1.0,
        -1.875, 1.875, -1.25, 0.0, 2.75, -1.5, -0.875, -1.875, -0.25, -0.375, 0.375, 2.5, 2.125, 2.375, 1.625,
        0.375, -2.5, -3.0, -1.375, 2.0, -2.125, 1.5, -2.0, -2.375, 1.875, 2.875, 1.25, -0.25, -0.625, 1.25,
        1.125, 2.75, 2.25, -1.25, 2.125, 1.625, -1.25, -1.5, 2.625, -1.375, 0.75, -0.5, 1.25, -2.875, -1.0,
        -2.125, -2.875, 0.25, -0.125, 1.5, -2.5, 2.375, -2.75, 1.875, -2.5, -2.875, 0.125, 1.625, 1.75, -2.5,
        0.875, 0.75, 0.625, 1.0, 0.375, 0.75, -0.75, -1.625, -2.125, 2.25, -1.625, -0.625, -2.75, 1.75, -2.0,
        0.5, 2.875, 0.5, -1.875, -3.0, -0.375, -2.375, 0.0, 1.5, -1.25, -0.625, 2.875, 0.875, -0.875, -2.625,
        -2.875, -0.25, -0.5, -1.0, -3.0, 2.375, -1.75, 0.25, -1.5, -1.75, 1.625, 3.0, -1.375, -1.75, 2.5,
        1.125, -2.375, 2.625, -0.125, -0.875, 0.0, -2.875, -0.125, 2.25, 2.125, -1.875, -2.25, -0.5, 0.25,
        -2.25, 1.375, 1.5, 2.625, 2.75, -0.375, -1.125, -1.625, -1.125, 0.375, -1.5, 1.375, 1.0, -1.125, 2.75,
        2.375, -0.25, -2.125, 0.625, -2.0, -2.625, 2.0, -2.0, 1.25, 2.125, 1.75, 1.375, -0.75, 0.125, 1.875,
        2.5, -2.5, 3.0, -2.75, 2.0, -1.0, -1.375, -0.625
    ],
    c39_i1: [
        -1.125, 0.875, -0.75, -1.25, 3.0, 0.25, -1.5, -2.25, 0.0, 2.625, -2.625, -0.625, 0.75, 2.875, 1.875,
        -1.875, 2.125, 1.125, -0.875, 2.5, 1.75, -2.5, 1.0, -2.125, 2.25, -0.5, -2.0, 1.25, -1.625, 2.75,
        -0.25, -2.75, 0.375, 1.5, -1.0, -2.875, -0.375, 0.625, 0.5, 2.0, -1.375, 2.375, -2.375, -1.75, -0.125,
        -3.0, 0.125, 1.625, 1.375, -2.25, 0.125, -0.875, -1.875, -1.5, 2.125, 2.875, 1.25, -2.875, 2.5, 2.625,
        0.625, -0.625, -1.375, -3.0, -1.25, -0.25, -2.625, 2.25, -1.625, -0.75, 2.0, 0.0, -0.125, -1.0, 1.125,
        -2.0, -1.125, -2.75, 1.0, 1.5, 2.375, 3.0, 1.375, -2.125, -2.5, 2.75, 0.25, -0.375, 0.375, -1.75,
        0.875, 1.75, 0.75, -2.375, 1.875, -0.5, 1.625, 0.5, 1.125, -0.75, 2.25, 2.125, 0.125, 3.0, 2.375,
        1.25, -0.5, 1.875, -2.125, -1.0, -2.5, 0.25, -1.125, 2.625, -0.875, -1.75, -3.0, 0.5, 2.875, -2.0,
        2.75, -1.5, -1.875, -2.75, 1.375, 1.5, 0.375, 1.75, -2.25, -1.375, -0.25, 0.0, 2.5, -2.875, -2.375,
        2.0
    ],
    c39_i2: [0.5, -2.375],
    c39_o9: [
        1.0, -1.0, -1.0, 1.0, 1.0, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0,
        1.0, 1.0, -1.0, -1.0, -1.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0
    ],
}, model=c39_model, name='implicit_padding_FLOAT16_INT32_tail_39', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_QUANT8_ASYMM_INT32_mixed_40
c40_i0 = Input('c40_i0', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 3], 0.0625, 255))
c40_i1 = Input('c40_i1', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 3], 0.3125, 255))
c40_p2 = Parameter('c40_p2', ('TENSOR_INT32', [2], 0.01953125, 0), [-500, -350])
c40_p3 = Parameter('c40_p3', ('TENSOR_INT32', [4]), [2, 2, 4, 7])
c40_p4 = Int32Scalar('c40_p4', 2)
c40_p5 = Int32Scalar('c40_p5', 2)
c40_p6 = Int32Scalar('c40_p6', 1)
c40_p7 = Int32Scalar('c40_p7', 1)
c40_p8 = BoolScalar('c40_p8', True)
c40_o9 = Output('c40_o9', ('TENSOR_QUANT8_ASYMM', [2, 2, 4, 7], 20.0, 128))
c40_model = Model()
c40_model.AddOperand(c40_i0)
c40_model.AddOperand(c40_i1)
c40_model.AddOperand(c40_p2)
c40_model.AddOperand(c40_p3)
c40_model.AddOperand(c40_p4)
c40_model.AddOperand(c40_p5)
c40_model.AddOperand(c40_p6)
c40_model.AddOperand(c40_p7)
c40_model.AddOperand(c40_p8)
c40_model.AddOperand(c40_o9)
c40_model.Operation('TRANSPOSE_CONV_2D', c40_i0, c40_i1, c40_p2, c40_p3, c40_p4, c40_p5, c40_p6, c40_p7, c40_p8).To(c40_o9)
c40_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c40_i0: [
        133, 227, 84, 11, 31, 130, 65, 17, 249, 165, 3, 253, 50, 47, 52, 155, 108, 78, 49, 228, 73, 231, 4,
        56, 245, 75, 126, 114, 250, 158, 173, 208, 191, 128, 89, 205, 115, 96, 141, 64, 232, 139, 32, 185,
        217, 226, 132, 225, 101, 147, 80, 10, 35, 94
    ],
    c40_i1: [
        191, 70, 183, 95, 43, 199, 78, 201, 7, 140, 134, 162, 236, 228, 9, 126, 214, 211, 50, 116, 198, 48,
        88, 18, 54, 112, 105, 5, 49, 122, 90, 250, 225, 165, 242, 124
    ],
    c40_o9: [
        166, 176, 252, 186, 176, 165, 201, 225, 255, 255, 233, 255, 247, 237, 212, 194, 255, 255, 255, 228,
        202, 162, 136, 216, 179, 204, 163, 141, 176, 215, 236, 181, 217, 205, 188, 255, 242, 255, 255, 255,
        255, 248, 255, 226, 255, 255, 255, 215, 211, 195, 159, 255, 172, 227, 133, 147, 164, 180, 204, 168,
        195, 168, 158, 213, 202, 255, 179, 240, 183, 205, 239, 250, 255, 207, 255, 198, 197, 190, 195, 210,
        185, 185, 168, 142, 177, 186, 209, 183, 205, 173, 167, 245, 235, 255, 171, 255, 217, 196, 255, 255,
        255, 234, 255, 197, 196, 235, 156, 255, 161, 212, 141, 153
    ],
}, model=c40_model, name='implicit_padding_QUANT8_ASYMM_INT32_mixed_40', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_QUANT8_ASYMM_INT32_mixed_41
c41_p0 = Parameter('c41_p0', ('TENSOR_QUANT8_ASYMM', [4, 1, 3, 2], 0.25, 0), [
        87, 57, 198, 78, 249, 82, 18, 218, 219, 238, 89, 144, 248, 69, 234, 77, 86, 125, 126, 187, 127, 102,
        52, 145
    ])
c41_p1 = Parameter('c41_p1', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 2], 0.4375, 0), [61, 106, 148, 46, 145, 5, 168, 235, 209, 107, 210, 213])
c41_i2 = Input('c41_i2', ('TENSOR_INT32', [2], 0.109375, 0))
c41_i3 = Input('c41_i3', ('TENSOR_INT32', [4]))
c41_p4 = Int32Scalar('c41_p4', 1)
c41_p5 = Int32Scalar('c41_p5', 3)
c41_p6 = Int32Scalar('c41_p6', 3)
c41_p7 = Int32Scalar('c41_p7', 0)
c41_p8 = BoolScalar('c41_p8', False)
c41_o9 = Output('c41_o9', ('TENSOR_QUANT8_ASYMM', [], 32.0, 128))
c41_model = Model()
c41_model.AddOperand(c41_p0)
c41_model.AddOperand(c41_p1)
c41_model.AddOperand(c41_i2)
c41_model.AddOperand(c41_i3)
c41_model.AddOperand(c41_p4)
c41_model.AddOperand(c41_p5)
c41_model.AddOperand(c41_p6)
c41_model.AddOperand(c41_p7)
c41_model.AddOperand(c41_p8)
c41_model.AddOperand(c41_o9)
c41_model.Operation('TRANSPOSE_CONV_2D', c41_p0, c41_p1, c41_i2, c41_i3, c41_p4, c41_p5, c41_p6, c41_p7, c41_p8).To(c41_o9)
c41_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c41_i2: [83, -104],
    c41_i3: [4, 1, 9, 2],
    c41_o9: np.reshape(np.array([
        167, 223, 181, 211, 172, 232, 198, 255, 241, 255, 228, 255, 210, 255, 255, 255, 253, 255, 211, 255,
        172, 220, 141, 255, 255, 255, 255, 255, 241, 255, 199, 255, 196, 244, 175, 255, 205, 255, 255, 255,
        252, 255, 205, 255, 255, 255, 246, 255, 192, 255, 191, 235, 173, 255, 222, 255, 221, 255, 194, 255,
        192, 255, 209, 255, 193, 255, 192, 255, 177, 218, 157, 255
    ], np.uint8), [4, 1, 9, 2]),
}, model=c41_model, name='implicit_padding_QUANT8_ASYMM_INT32_mixed_41', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_QUANT8_ASYMM_INT32_value_fused_activation_2_42
c42_i0 = Input('c42_i0', ('TENSOR_QUANT8_ASYMM', [3, 3, 3, 2], 0.5, 29))
c42_i1 = Input('c42_i1', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 2], 0.5, 97))
c42_i2 = Input('c42_i2', ('TENSOR_INT32', [2], 0.25, 0))
c42_p3 = Parameter('c42_p3', ('TENSOR_INT32', [4]), [3, 5, 3, 2])
c42_p4 = Int32Scalar('c42_p4', 1)
c42_p5 = Int32Scalar('c42_p5', 1)
c42_p6 = Int32Scalar('c42_p6', 2)
c42_p7 = Int32Scalar('c42_p7', 2)
c42_p8 = BoolScalar('c42_p8', False)
c42_o9 = Output('c42_o9', ('TENSOR_QUANT8_ASYMM', [3, 5, 3, 2], 0.4375, 253))
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
c42_model.Operation('TRANSPOSE_CONV_2D', c42_i0, c42_i1, c42_i2, c42_p3, c42_p4, c42_p5, c42_p6, c42_p7, c42_p8).To(c42_o9)
c42_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c42_i0: [
        98, 32, 96, 204, 221, 158, 22, 228, 139, 34, 128, 248, 179, 151, 167, 192, 190, 181, 99, 118, 138, 39,
        0, 75, 31, 117, 25, 7, 213, 215, 16, 77, 30, 21, 82, 17, 216, 224, 176, 212, 6, 214, 210, 168, 250, 3,
        129, 103, 4, 247, 188, 186, 44, 10
    ],
    c42_i1: [212, 200, 95, 210, 126, 13, 251, 115, 173, 37, 152, 49],
    c42_i2: [-82, 35],
    c42_o9: [
        255, 255, 255, 251, 255, 255, 255, 255, 255, 255, 255, 255, 255, 251, 255, 255, 255, 251, 255, 255,
        255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 251, 255, 255, 251, 255,
        255, 255, 255, 251, 251, 255, 255, 255, 251, 251, 255, 255, 251, 255, 255, 251, 251, 255, 251, 255,
        255, 255, 255, 255, 255, 251, 255, 255, 255, 255, 255, 255, 255, 255, 251, 255, 255, 255, 255, 255,
        255, 255, 251, 255, 255, 251, 255, 255, 251, 255
    ],
}, model=c42_model, name='implicit_padding_QUANT8_ASYMM_INT32_value_fused_activation_2_42', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_QUANT8_ASYMM_INT32_value_fused_activation_3_43
c43_i0 = Input('c43_i0', ('TENSOR_QUANT8_ASYMM', [3, 1, 2, 1], 0.375, 137))
c43_i1 = Input('c43_i1', ('TENSOR_QUANT8_ASYMM', [3, 2, 2, 1], 0.0625, 178))
c43_i2 = Input('c43_i2', ('TENSOR_INT32', [3], 0.0234375, 0))
c43_p3 = Parameter('c43_p3', ('TENSOR_INT32', [4]), [3, 3, 4, 2])
c43_p4 = Int32Scalar('c43_p4', 2)
c43_p5 = Int32Scalar('c43_p5', 1)
c43_p6 = Int32Scalar('c43_p6', 2)
c43_p7 = Int32Scalar('c43_p7', 3)
c43_p8 = BoolScalar('c43_p8', True)
c43_o9 = Output('c43_o9', ('TENSOR_QUANT8_ASYMM', [3, 3, 4, 2], 0.5, 128))
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
c43_model.Operation('TRANSPOSE_CONV_2D', c43_i0, c43_i1, c43_i2, c43_p3, c43_p4, c43_p5, c43_p6, c43_p7, c43_p8).To(c43_o9)
c43_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c43_i0: [130, 168, 50, 195, 56, 248],
    c43_i1: [108, 255, 197, 15, 4, 192, 217, 78, 98, 187, 24, 39],
    c43_i2: [469, -141, 425],
    c43_o9: [
        140, 128, 140, 140, 128, 140, 140, 128, 140, 128, 128, 140, 128, 140, 140, 128, 140, 140, 140, 140,
        128, 140, 128, 128, 140, 128, 128, 140, 128, 140, 140, 128, 140, 128, 128, 140, 128, 140, 140, 128,
        140, 128, 140, 140, 128, 140, 128, 128, 140, 128, 128, 140, 128, 140, 140, 128, 140, 128, 128, 140,
        128, 140, 140, 128, 140, 128, 140, 140, 128, 140, 128, 128
    ],
}, model=c43_model, name='implicit_padding_QUANT8_ASYMM_INT32_value_fused_activation_3_43', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_QUANT8_ASYMM_INT32_tail_44
c44_i0 = Input('c44_i0', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 17], 0.0625, 184))
c44_i1 = Input('c44_i1', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 17], 0.0625, 37))
c44_i2 = Input('c44_i2', ('TENSOR_INT32', [2], 0.00390625, 0))
c44_p3 = Parameter('c44_p3', ('TENSOR_INT32', [4]), [4, 3, 4, 2])
c44_p4 = Int32Scalar('c44_p4', 1)
c44_p5 = Int32Scalar('c44_p5', 2)
c44_p6 = Int32Scalar('c44_p6', 3)
c44_p7 = Int32Scalar('c44_p7', 3)
c44_p8 = BoolScalar('c44_p8', False)
c44_o9 = Output('c44_o9', ('TENSOR_QUANT8_ASYMM', [4, 3, 4, 2], 0.5, 217))
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
c44_model.Operation('TRANSPOSE_CONV_2D', c44_i0, c44_i1, c44_i2, c44_p3, c44_p4, c44_p5, c44_p6, c44_p7, c44_p8).To(c44_o9)
c44_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c44_i0: [
        97, 28, 146, 145, 143, 109, 1, 85, 213, 186, 200, 86, 195, 148, 165, 78, 66, 98, 210, 141, 100, 132,
        123, 36, 113, 169, 27, 246, 172, 191, 103, 131, 211, 42, 11, 166, 80, 49, 99, 46, 175, 185, 233, 20,
        50, 16, 238, 160, 56, 111, 4, 201, 94, 177, 72, 222, 118, 61, 188, 192, 225, 206, 127, 87, 212, 235,
        194, 68, 239, 205, 170, 23, 48, 124, 242, 204, 255, 234, 161, 54, 7, 129, 181, 21, 152, 174, 137, 40,
        197, 243, 144, 133, 167, 229, 112, 139, 214, 84, 39, 154, 35, 18, 105, 164, 8, 92, 90, 184, 182, 140,
        62, 125, 158, 93, 224, 241, 63, 44, 115, 96, 155, 53, 10, 142, 37, 106, 220, 88, 163, 108, 91, 247,
        79, 249, 83, 19
    ],
    c44_i1: [
        143, 33, 241, 205, 187, 60, 65, 151, 92, 47, 252, 138, 250, 48, 126, 217, 218, 120, 66, 12, 249, 108,
        236, 90, 232, 67, 228, 197, 29, 175, 10, 123, 35, 80, 46, 206, 237, 30, 97, 105, 81, 54, 209, 254, 38,
        248, 55, 79, 137, 140, 22, 185, 99, 101, 240, 23, 16, 148, 223, 21, 231, 41, 144, 68, 127, 183, 64,
        87, 238, 136, 103, 52, 76, 96, 82, 3, 242, 45, 221, 70, 18, 173, 5, 62, 2, 85, 251, 42, 110, 141, 162,
        107, 58, 14, 153, 194, 73, 146, 75, 201, 111, 114, 57, 89, 44, 169, 27, 178, 245, 84, 225, 63, 226,
        165, 0, 139, 204, 106, 115, 230, 155, 93, 210, 211, 195, 24, 8, 233, 176, 222, 77, 164, 74, 9, 125,
        182, 189, 50, 145, 134, 255, 244, 39, 117, 190, 158, 135, 150, 122, 51, 128, 20, 203, 19, 147, 246,
        234, 31, 227, 159, 235, 72, 95, 152, 174, 177, 142, 102, 11, 88, 208, 193, 167, 98, 121, 180, 56, 157,
        219, 130, 13, 170, 133, 132, 109, 17, 172, 104, 229, 198, 25, 160, 32, 214, 86, 7, 43, 53, 166, 224,
        149, 196, 113, 116, 112, 202, 247, 213, 36, 49, 69, 37, 129, 192, 199, 216, 243, 215, 78, 154, 163,
        83, 34, 179, 207, 119, 188, 91, 59, 200, 253, 100, 118, 181, 1, 184, 171, 94, 71, 40, 28, 4, 239, 161,
        6, 220, 191, 26, 124, 186, 168, 131, 156, 61, 15, 212, 81, 228, 215, 146, 213, 147, 37, 78, 46, 76,
        67, 189, 117, 224, 225, 42, 97, 173, 249, 202, 7, 54, 244, 248, 235, 62, 93, 44, 253, 200, 127, 2,
        247, 179, 188, 60, 85, 35, 118, 159, 183, 178, 176, 186, 94, 102, 168, 110, 99, 165
    ],
    c44_i2: [-412, 405],
    c44_o9: [
        217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217,
        217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217,
        217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 229, 217,
        217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217,
        217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217, 217
    ],
}, model=c44_model, name='implicit_padding_QUANT8_ASYMM_INT32_tail_44', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_45
c45_i0 = Input('c45_i0', ('TENSOR_QUANT8_ASYMM', [4, 3, 2, 3], 0.25, 255))
c45_i1 = Input('c45_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 3, 3, 3]), extraParams=SymmPerChannelQuantParams(0, [0.1875, 0.375, 0.25, 0.5]))
c45_i2 = Input('c45_i2', ('TENSOR_INT32', [4]))
c45_i3 = Input('c45_i3', ('TENSOR_INT32', [4]))
c45_p4 = Int32Scalar('c45_p4', 2)
c45_p5 = Int32Scalar('c45_p5', 3)
c45_p6 = Int32Scalar('c45_p6', 3)
c45_p7 = Int32Scalar('c45_p7', 3)
c45_p8 = BoolScalar('c45_p8', False)
c45_o9 = Output('c45_o9', ('TENSOR_QUANT8_ASYMM', [4, 9, 6, 4], 0.5, 128))
c45_model = Model()
c45_model.AddOperand(c45_i0)
c45_model.AddOperand(c45_i1)
c45_model.AddOperand(c45_i2)
c45_model.AddOperand(c45_i3)
c45_model.AddOperand(c45_p4)
c45_model.AddOperand(c45_p5)
c45_model.AddOperand(c45_p6)
c45_model.AddOperand(c45_p7)
c45_model.AddOperand(c45_p8)
c45_model.AddOperand(c45_o9)
c45_model.Operation('TRANSPOSE_CONV_2D', c45_i0, c45_i1, c45_i2, c45_i3, c45_p4, c45_p5, c45_p6, c45_p7, c45_p8).To(c45_o9)
c45_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c45_i0: [
        147, 108, 117, 204, 91, 45, 123, 186, 224, 172, 238, 98, 69, 12, 235, 39, 211, 141, 197, 50, 126, 20,
        220, 52, 248, 78, 253, 1, 140, 82, 142, 73, 133, 41, 180, 95, 231, 166, 63, 182, 17, 214, 27, 252,
        246, 93, 103, 177, 102, 195, 59, 31, 163, 53, 68, 70, 130, 228, 121, 207, 85, 35, 61, 119, 208, 192,
        168, 148, 66, 222, 56, 157
    ],
    c45_i1: [
        56, 124, -96, 58, -12, 108, 75, 22, 106, 48, 116, 17, -50, 77, 89, -56, 112, 40, 78, -83, -66, 81,
        -14, -37, 18, 16, -89, 91, 45, -5, -19, 42, 14, 123, 62, -67, -20, -46, -29, -110, -7, -58, 65, -16,
        -42, -51, -38, 66, -21, -106, -45, 103, 119, -127, -90, -124, 32, -123, 113, 35, 50, -9, 95, -116, 54,
        -103, 83, 6, 21, -15, 104, -36, 60, -3, 20, -93, -88, -98, 39, 2, 1, -59, -114, -71, 70, -85, -69,
        -76, 121, -82, 90, 34, -74, -81, -30, -126, 29, -24, 71, 4, 80, 79, 99, 87, 0, 110, 53, 118
    ],
    c45_i2: [304, -11, 239, 312],
    c45_i3: [4, 9, 6, 4],
    c45_o9: [
        128, 128, 140, 140, 128, 128, 128, 140, 128, 128, 128, 140, 128, 128, 140, 140, 128, 128, 128, 140,
        128, 128, 128, 140, 128, 140, 140, 128, 128, 140, 128, 140, 128, 140, 128, 128, 128, 140, 140, 140,
        128, 140, 128, 140, 128, 140, 128, 128, 140, 140, 128, 128, 128, 140, 140, 128, 140, 128, 128, 128,
        140, 128, 128, 128, 140, 140, 140, 128, 140, 140, 128, 128, 128, 128, 140, 140, 128, 128, 140, 128,
        128, 128, 128, 140, 140, 128, 140, 140, 128, 128, 140, 140, 128, 128, 128, 140, 128, 140, 140, 128,
        128, 140, 128, 140, 128, 128, 128, 128, 128, 140, 140, 140, 128, 140, 128, 140, 128, 140, 140, 128,
        128, 140, 128, 128, 128, 140, 140, 128, 128, 128, 128, 128, 140, 128, 128, 128, 128, 140, 140, 128,
        140, 140, 128, 128, 128, 128, 140, 140, 128, 128, 128, 140, 128, 128, 128, 128, 128, 128, 140, 140,
        128, 140, 140, 128, 128, 128, 128, 140, 128, 140, 140, 128, 128, 140, 128, 140, 128, 128, 128, 128,
        128, 140, 140, 128, 128, 140, 128, 140, 140, 128, 140, 128, 140, 140, 128, 128, 128, 140, 140, 128,
        128, 128, 128, 128, 128, 140, 128, 128, 128, 140, 140, 128, 140, 128, 128, 128, 128, 128, 140, 140,
        128, 128, 128, 140, 128, 128, 128, 128, 140, 128, 140, 140, 128, 140, 140, 140, 128, 128, 128, 140,
        128, 140, 140, 128, 128, 140, 128, 140, 128, 140, 128, 128, 128, 140, 140, 128, 128, 140, 128, 140,
        140, 128, 140, 128, 140, 140, 128, 128, 140, 140, 140, 128, 140, 128, 128, 128, 128, 128, 128, 128,
        128, 140, 140, 128, 140, 128, 128, 128, 128, 128, 140, 140, 140, 128, 128, 140, 128, 128, 140, 128,
        128, 128, 140, 140, 128, 128, 140, 140, 128, 128, 128, 140, 128, 140, 128, 128, 128, 140, 128, 140,
        128, 140, 128, 140, 128, 140, 140, 128, 128, 140, 128, 140, 128, 128, 128, 128, 140, 140, 140, 128,
        140, 140, 140, 128, 128, 128, 128, 128, 140, 140, 128, 128, 128, 140, 140, 128, 140, 128, 128, 128,
        128, 128, 140, 140, 128, 128, 128, 140, 128, 128, 128, 128, 128, 128, 140, 140, 128, 128, 140, 140,
        128, 128, 128, 140, 128, 140, 140, 128, 128, 140, 128, 140, 128, 140, 128, 128, 128, 140, 140, 128,
        128, 140, 128, 140, 128, 128, 140, 128, 140, 140, 128, 128, 128, 140, 140, 128, 140, 128, 128, 128,
        140, 140, 128, 128, 128, 140, 140, 128, 140, 128, 128, 128, 140, 128, 140, 140, 128, 128, 128, 140,
        128, 140, 128, 140, 128, 128, 140, 140, 128, 128, 128, 140, 128, 128, 128, 128, 128, 140, 140, 140,
        128, 140, 128, 140, 128, 140, 128, 128, 128, 140, 138, 128, 128, 140, 128, 140, 128, 140, 128, 140,
        140, 128, 128, 128, 140, 140, 140, 128, 140, 140, 128, 128, 140, 140, 128, 128, 128, 140, 140, 128,
        128, 128, 128, 128, 128, 128, 140, 140, 128, 140, 140, 128, 128, 128, 128, 140, 128, 128, 140, 140,
        128, 128, 140, 140, 128, 128, 128, 140, 128, 140, 140, 128, 140, 140, 128, 140, 140, 128, 140, 128,
        128, 140, 140, 128, 128, 140, 128, 140, 128, 128, 128, 128, 128, 140, 128, 128, 128, 140, 140, 128,
        128, 128, 128, 128, 140, 140, 128, 128, 128, 140, 140, 128, 140, 128, 128, 128, 140, 128, 140, 140,
        128, 128, 140, 140, 128, 128, 128, 140, 128, 128, 140, 140, 128, 128, 140, 140, 128, 128, 128, 140,
        128, 140, 140, 128, 128, 140, 128, 140, 128, 128, 140, 128, 128, 140, 140, 128, 128, 140, 128, 140,
        128, 128, 140, 128, 140, 128, 128, 128, 128, 140, 140, 128, 140, 140, 128, 128, 140, 140, 128, 128,
        128, 140, 140, 128, 140, 128, 128, 128, 128, 128, 140, 140, 128, 128, 128, 140, 128, 128, 128, 140,
        128, 128, 140, 140, 128, 128, 128, 140, 128, 128, 128, 128, 128, 140, 140, 128, 128, 140, 128, 140,
        128, 128, 128, 128, 128, 140, 140, 128, 128, 140, 128, 140, 128, 140, 128, 128, 140, 140, 128, 128,
        128, 140, 140, 128, 140, 128, 128, 128, 140, 140, 128, 128, 140, 140, 140, 128, 140, 128, 128, 128,
        128, 128, 140, 140, 128, 128, 128, 140, 128, 128, 128, 140, 128, 128, 140, 140, 128, 128, 140, 128,
        128, 128, 128, 140, 128, 140, 140, 128, 128, 140, 128, 140, 128, 140, 128, 128, 128, 140, 140, 128,
        128, 140, 128, 140, 140, 128, 128, 128, 140, 140, 128, 128, 128, 140, 140, 128, 140, 128, 128, 128,
        128, 140, 128, 128, 128, 140, 140, 128, 140, 128, 128, 128, 140, 128, 140, 140, 128, 128, 128, 140,
        128, 128, 128, 140, 128, 128, 140, 140, 128, 128, 128, 140, 128, 128, 128, 128, 128, 140, 140, 140,
        128, 140, 128, 140, 128, 140, 128, 128, 128, 140, 140, 128, 128, 140, 128, 140, 128, 140, 128, 128,
        140, 128, 128, 128, 140, 140, 140, 128, 140, 140, 128, 128, 140, 140, 128, 128, 140, 140, 140, 128,
        140, 128, 128, 128
    ],
}, model=c45_model, name='implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_45', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_46
c46_p0 = Parameter('c46_p0', ('TENSOR_QUANT8_ASYMM', [4, 3, 2, 1], 0.125, 0), [
        211, 237, 55, 118, 253, 73, 121, 43, 250, 17, 174, 215, 187, 133, 9, 207, 162, 218, 172, 90, 201, 22,
        161, 129
    ])
c46_p1 = Parameter('c46_p1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 2, 2, 3]), [
        105, -122, 57, 20, -76, 23, -26, -68, 35, 17, -9, -77, 21, -29, -70, -30, -62, -79, -55, -36, 59, 16,
        -7, 81, -113, 32, -40, -50, 71, -5, 9, 45, 101, -117, 27, -43
    ], extraParams=SymmPerChannelQuantParams(0, [0.375, 0.3125, 0.25]))
c46_p2 = Parameter('c46_p2', ('TENSOR_INT32', [3]), [-111, 432, -356])
c46_p3 = Parameter('c46_p3', ('TENSOR_INT32', [4]), [4, 3, 6, 1])
c46_p4 = Int32Scalar('c46_p4', 1)
c46_p5 = Int32Scalar('c46_p5', 1)
c46_p6 = Int32Scalar('c46_p6', 3)
c46_p7 = Int32Scalar('c46_p7', 2)
c46_p8 = BoolScalar('c46_p8', True)
c46_o9 = Output('c46_o9', ('TENSOR_QUANT8_ASYMM', [4, 3, 6, 1], 0.1875, 128))
c46_model = Model()
c46_model.AddOperand(c46_p0)
c46_model.AddOperand(c46_p1)
c46_model.AddOperand(c46_p2)
c46_model.AddOperand(c46_p3)
c46_model.AddOperand(c46_p4)
c46_model.AddOperand(c46_p5)
c46_model.AddOperand(c46_p6)
c46_model.AddOperand(c46_p7)
c46_model.AddOperand(c46_p8)
c46_model.AddOperand(c46_o9)
c46_model.Operation('TRANSPOSE_CONV_2D', c46_p0, c46_p1, c46_p2, c46_p3, c46_p4, c46_p5, c46_p6, c46_p7, c46_p8).To(c46_o9)
c46_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c46_o9: [
        133, 123, 123, 133, 123, 123, 123, 133, 133, 123, 123, 133, 123, 133, 123, 123, 133, 123, 123, 123,
        123, 133, 133, 123, 123, 123, 133, 123, 133, 133, 123, 133, 123, 123, 133, 123, 133, 133, 123, 133,
        123, 123, 123, 123, 133, 123, 123, 133, 123, 133, 123, 123, 133, 123, 133, 123, 123, 133, 133, 123,
        123, 123, 133, 123, 133, 133, 123, 133, 123, 123, 133, 123
    ],
}, model=c46_model, name='implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_46', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_0_47
c47_i0 = Input('c47_i0', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 1], 0.4375, 223))
c47_i1 = Input('c47_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 3, 2]), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.1875, 0.0625]))
c47_i2 = Input('c47_i2', ('TENSOR_INT32', [3]))
c47_p3 = Parameter('c47_p3', ('TENSOR_INT32', [4]), [1, 3, 2, 3])
c47_p4 = Int32Scalar('c47_p4', 2)
c47_p5 = Int32Scalar('c47_p5', 3)
c47_p6 = Int32Scalar('c47_p6', 1)
c47_p7 = Int32Scalar('c47_p7', 0)
c47_p8 = BoolScalar('c47_p8', True)
c47_o9 = Output('c47_o9', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 3], 7.0, 128))
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
c47_model.Operation('TRANSPOSE_CONV_2D', c47_i0, c47_i1, c47_i2, c47_p3, c47_p4, c47_p5, c47_p6, c47_p7, c47_p8).To(c47_o9)
c47_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c47_i0: [65, 123, 31, 148],
    c47_i1: [16, -59, -19, 9, -54, 57, -46, -65, -50, -36, -120, -76, 31, 23, 104, 74, 67, -91],
    c47_i2: [295, 384, 386],
    c47_o9: [255, 177, 62, 226, 176, 172, 255, 255, 255, 244, 223, 255, 93, 10, 156, 111, 67, 130],
}, model=c47_model, name='implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_0_47', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_1_48
c48_i0 = Input('c48_i0', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 4], 0.125, 253))
c48_i1 = Input('c48_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 4]), extraParams=SymmPerChannelQuantParams(0, [0.3125, 0.25]))
c48_i2 = Input('c48_i2', ('TENSOR_INT32', [2]))
c48_p3 = Parameter('c48_p3', ('TENSOR_INT32', [4]), [2, 3, 2, 2])
c48_p4 = Int32Scalar('c48_p4', 1)
c48_p5 = Int32Scalar('c48_p5', 1)
c48_p6 = Int32Scalar('c48_p6', 1)
c48_p7 = Int32Scalar('c48_p7', 1)
c48_p8 = BoolScalar('c48_p8', False)
c48_o9 = Output('c48_o9', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 1.25, 65))
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
c48_model.Operation('TRANSPOSE_CONV_2D', c48_i0, c48_i1, c48_i2, c48_p3, c48_p4, c48_p5, c48_p6, c48_p7, c48_p8).To(c48_o9)
c48_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c48_i0: [
        129, 214, 126, 180, 86, 203, 114, 68, 73, 127, 128, 227, 163, 137, 108, 169, 216, 155, 21, 109, 63, 4,
        139, 240, 201, 102, 206, 172, 251, 59, 66, 13, 30, 71, 211, 200, 25, 15, 233, 204, 146, 61, 241, 40,
        122, 27, 5, 173
    ],
    c48_i1: [-101, -9, -44, 6, -13, 27, -71, 86],
    c48_i2: [40, -263],
    c48_o9: [
        255, 141, 255, 65, 255, 198, 255, 86, 255, 107, 255, 127, 255, 65, 255, 65, 255, 65, 255, 65, 255, 65,
        255, 217
    ],
}, model=c48_model, name='implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_1_48', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_tail_49
c49_i0 = Input('c49_i0', ('TENSOR_QUANT8_ASYMM', [4, 17, 2, 3], 0.0625, 81))
c49_i1 = Input('c49_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 1, 1, 17]), extraParams=SymmPerChannelQuantParams(0, [0.3125, 0.125, 0.4375, 0.0625]))
c49_i2 = Input('c49_i2', ('TENSOR_INT32', [4]))
c49_p3 = Parameter('c49_p3', ('TENSOR_INT32', [4]), [4, 4, 3, 5])
c49_p4 = Int32Scalar('c49_p4', 2)
c49_p5 = Int32Scalar('c49_p5', 2)
c49_p6 = Int32Scalar('c49_p6', 2)
c49_p7 = Int32Scalar('c49_p7', 3)
c49_p8 = BoolScalar('c49_p8', True)
c49_o9 = Output('c49_o9', ('TENSOR_QUANT8_ASYMM', [4, 4, 3, 5], 0.5, 128))
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
c49_model.Operation('TRANSPOSE_CONV_2D', c49_i0, c49_i1, c49_i2, c49_p3, c49_p4, c49_p5, c49_p6, c49_p7, c49_p8).To(c49_o9)
c49_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c49_i0: [
        38, 147, 124, 236, 244, 123, 255, 23, 12, 83, 89, 4, 185, 55, 76, 77, 161, 174, 121, 241, 47, 112, 78,
        150, 94, 41, 153, 106, 229, 166, 167, 182, 39, 85, 180, 181, 72, 219, 211, 86, 131, 129, 35, 84, 138,
        144, 246, 140, 251, 233, 130, 206, 184, 222, 168, 81, 87, 160, 3, 217, 33, 253, 133, 195, 204, 108,
        250, 24, 188, 8, 90, 142, 173, 193, 209, 177, 128, 117, 115, 224, 6, 134, 165, 16, 96, 190, 218, 49,
        114, 146, 127, 36, 242, 111, 30, 59, 122, 34, 198, 169, 135, 75, 245, 196, 171, 159, 215, 201, 92, 28,
        56, 67, 141, 158, 151, 120, 221, 102, 80, 17, 202, 243, 100, 175, 189, 20, 70, 71, 82, 137, 32, 152,
        247, 14, 37, 199, 234, 15, 212, 228, 248, 148, 187, 183, 13, 31, 220, 88, 52, 163, 118, 64, 50, 154,
        157, 45, 69, 109, 200, 104, 60, 1, 239, 0, 66, 68, 252, 98, 186, 97, 119, 53, 7, 208, 27, 73, 51, 113,
        54, 223, 126, 62, 46, 149, 191, 216, 44, 43, 232, 164, 42, 213, 132, 227, 105, 214, 99, 116, 192, 65,
        93, 225, 230, 61, 48, 231, 107, 91, 138, 117, 18, 19, 79, 173, 46, 201, 235, 136, 2, 88, 26, 159, 155,
        103, 11, 134, 85, 223, 156, 63, 170, 241, 137, 188, 26, 5, 74, 69, 72, 59, 10, 143, 57, 98, 77, 164,
        95, 58, 22, 92, 6, 80, 197, 29, 25, 240, 101, 123, 40, 203, 237, 187, 30, 2, 162, 172, 178, 109, 222,
        172, 194, 101, 110, 246, 51, 27, 238, 240, 145, 226, 105, 14, 179, 205, 9, 139, 205, 143, 125, 249,
        139, 42, 10, 225, 207, 226, 21, 152, 227, 220, 176, 210, 254, 38, 112, 120, 181, 110, 76, 36, 18, 32,
        107, 166, 216, 19, 64, 58, 242, 9, 219, 150, 185, 23, 114, 236, 200, 79, 74, 40, 83, 87, 229, 108,
        183, 210, 153, 156, 247, 89, 249, 179, 20, 196, 115, 163, 71, 102, 91, 175, 252, 144, 213, 165, 35,
        29, 235, 145, 167, 13, 169, 4, 22, 33, 191, 170, 149, 119, 147, 15, 162, 211, 204, 49, 8, 125, 158,
        209, 61, 55, 182, 100, 104, 44, 218, 50, 141, 97, 146, 193, 124, 93, 70, 207, 208, 184, 136, 126, 195,
        52, 95, 12, 99, 57, 243, 5, 199, 157
    ],
    c49_i1: [
        -87, -75, -10, 30, -80, -30, -65, -54, -43, 56, 12, -126, -29, 3, 75, -125, 66, 102, 9, -112, -123,
        -16, 84, 35, 22, 26, 34, -90, -114, -92, 91, -50, 82, -99, 85, 108, 104, 81, 116, 57, 27, -44, 39,
        -68, 36, -11, -34, -71, -4, 50, -48, 20, -101, -49, 106, -121, 42, 113, 78, -73, -38, -23, 25, 98, 99,
        -122, 92, 101
    ],
    c49_i2: [204, 423, -43, 467],
    c49_o9: [
        128, 136, 140, 136, 128, 136, 136, 136, 136, 136, 128, 136, 128, 136, 128, 128, 135, 128, 135, 128,
        135, 135, 135, 135, 135, 140, 135, 128, 135, 128, 140, 128, 140, 128, 140, 128, 128, 128, 128, 128,
        140, 128, 140, 128, 140, 128, 132, 140, 132, 140, 132, 132, 132, 132, 132, 140, 132, 140, 132, 128,
        128, 136, 128, 136, 128, 136, 136, 136, 136, 136, 128, 136, 128, 136, 128, 128, 135, 140, 135, 128,
        135, 135, 135, 135, 135, 140, 135, 140, 135, 140, 140, 128, 140, 128, 140, 128, 128, 128, 128, 128,
        140, 128, 140, 128, 140, 140, 132, 140, 132, 140, 132, 132, 132, 132, 132, 140, 132, 140, 132, 140,
        128, 136, 128, 136, 140, 136, 136, 136, 136, 136, 128, 136, 128, 136, 128, 128, 135, 128, 135, 128,
        135, 135, 135, 135, 135, 128, 135, 140, 135, 128, 140, 128, 128, 128, 128, 128, 128, 128, 128, 128,
        140, 128, 140, 128, 140, 140, 132, 140, 132, 128, 132, 132, 132, 132, 132, 128, 132, 140, 132, 128,
        128, 136, 128, 136, 128, 136, 136, 136, 136, 136, 128, 136, 128, 136, 140, 128, 135, 140, 135, 128,
        135, 135, 135, 135, 135, 128, 135, 128, 135, 128, 140, 128, 140, 128, 140, 128, 128, 128, 128, 128,
        140, 128, 140, 128, 128, 140, 132, 140, 132, 140, 132, 132, 132, 132, 132, 128, 132, 128, 132, 128
    ],
}, model=c49_model, name='implicit_padding_QUANT8_ASYMM_QUANT8_SYMM_PER_CHANNEL_INT32_tail_49', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_50
c50_i0 = Input('c50_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 2, 1], 0.3125, 127))
c50_i1 = Input('c50_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 3, 3], 0.375, 127))
c50_p2 = Parameter('c50_p2', ('TENSOR_INT32', [1], 0.1171875, 0), [213])
c50_p3 = Parameter('c50_p3', ('TENSOR_INT32', [4]), [1, 1, 6, 3])
c50_p4 = Int32Scalar('c50_p4', 2)
c50_p5 = Int32Scalar('c50_p5', 2)
c50_p6 = Int32Scalar('c50_p6', 3)
c50_p7 = Int32Scalar('c50_p7', 1)
c50_p8 = BoolScalar('c50_p8', True)
c50_o9 = Output('c50_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 6, 3], 56.0, 0))
c50_model = Model()
c50_model.AddOperand(c50_i0)
c50_model.AddOperand(c50_i1)
c50_model.AddOperand(c50_p2)
c50_model.AddOperand(c50_p3)
c50_model.AddOperand(c50_p4)
c50_model.AddOperand(c50_p5)
c50_model.AddOperand(c50_p6)
c50_model.AddOperand(c50_p7)
c50_model.AddOperand(c50_p8)
c50_model.AddOperand(c50_o9)
c50_model.Operation('TRANSPOSE_CONV_2D', c50_i0, c50_i1, c50_p2, c50_p3, c50_p4, c50_p5, c50_p6, c50_p7, c50_p8).To(c50_o9)
c50_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c50_i0: [-83, 90, -79, -1, -61, -55],
    c50_i1: [
        -76, -53, 7, 47, -64, -58, -120, 44, 88, -50, 9, -63, 21, 24, 112, -35, 63, -41, 57, 106, 103, 17, 8,
        42, 13, 104, -90
    ],
    c50_o9: [127, 127, 127, 127, 97, 127, 50, 127, 127, 110, 127, 57, 118, 42, 94, 21, 73, 98],
}, model=c50_model, name='implicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_50', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_51
c51_p0 = Parameter('c51_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 2, 2], 0.125, -128), [-54, -122, 70, 5, -114, -128, -16, 67])
c51_p1 = Parameter('c51_p1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 2, 2], 0.5, -128), [-126, 37, 28, 11, 87, -98, 120, -74])
c51_i2 = Input('c51_i2', ('TENSOR_INT32', [1], 0.0625, 0))
c51_i3 = Input('c51_i3', ('TENSOR_INT32', [4]))
c51_p4 = Int32Scalar('c51_p4', 1)
c51_p5 = Int32Scalar('c51_p5', 3)
c51_p6 = Int32Scalar('c51_p6', 2)
c51_p7 = Int32Scalar('c51_p7', 2)
c51_p8 = BoolScalar('c51_p8', False)
c51_o9 = Output('c51_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [], 0.15625, 0))
c51_model = Model()
c51_model.AddOperand(c51_p0)
c51_model.AddOperand(c51_p1)
c51_model.AddOperand(c51_i2)
c51_model.AddOperand(c51_i3)
c51_model.AddOperand(c51_p4)
c51_model.AddOperand(c51_p5)
c51_model.AddOperand(c51_p6)
c51_model.AddOperand(c51_p7)
c51_model.AddOperand(c51_p8)
c51_model.AddOperand(c51_o9)
c51_model.Operation('TRANSPOSE_CONV_2D', c51_p0, c51_p1, c51_i2, c51_i3, c51_p4, c51_p5, c51_p6, c51_p7, c51_p8).To(c51_o9)
c51_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c51_i2: [-429],
    c51_i3: [2, 1, 4, 1],
    c51_o9: np.reshape(np.array([6, 6, -6, 6, -6, 6, -6, 6], np.int8), [2, 1, 4, 1]),
}, model=c51_model, name='implicit_padding_QUANT8_ASYMM_SIGNED_INT32_mixed_51', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_INT32_value_fused_activation_0_52
c52_i0 = Input('c52_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 3, 2], 0.5, -58))
c52_i1 = Input('c52_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 1, 3], 0.25, -94))
c52_i2 = Input('c52_i2', ('TENSOR_INT32', [2], 0.125, 0))
c52_p3 = Parameter('c52_p3', ('TENSOR_INT32', [4]), [3, 2, 8, 3])
c52_p4 = Int32Scalar('c52_p4', 2)
c52_p5 = Int32Scalar('c52_p5', 2)
c52_p6 = Int32Scalar('c52_p6', 3)
c52_p7 = Int32Scalar('c52_p7', 0)
c52_p8 = BoolScalar('c52_p8', True)
c52_o9 = Output('c52_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 8, 3], 0.4375, 1))
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
c52_model.Operation('TRANSPOSE_CONV_2D', c52_i0, c52_i1, c52_i2, c52_p3, c52_p4, c52_p5, c52_p6, c52_p7, c52_p8).To(c52_o9)
c52_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c52_i0: [
        77, 80, 126, 8, -104, 72, -12, -72, -125, 0, 64, 38, 94, -47, 39, -51, -105, -101, -107, -78, -93,
        -103, 89, -18, -108, -54, 11, -35, 47, -68, -32, -17, 124, -37, -2, 18, -97, -58, 74, 122, 17, 78,
        -114, 67, 90, -30, 110, -19, 29, -20, -85, -13, 113, -33
    ],
    c52_i1: [-4, 37, 110, 67, 64, 115, -87, -70, -7, 62, 76, 75],
    c52_i2: [-3, 399],
    c52_o9: [
        127, 0, 127, 127, 0, 127, 0, 0, 0, 127, 0, 127, 127, 0, 127, 0, 0, 0, 127, 0, 127, 127, 0, 127, 127,
        115, 127, 127, 115, 127, 115, 115, 115, 127, 115, 127, 127, 115, 127, 115, 115, 115, -128, 115, -36,
        127, 115, 127, -128, 0, 127, -128, 0, 127, 0, 0, 0, 127, 0, 127, 127, 0, 127, 0, 0, 0, 127, 0, 127,
        127, 0, 127, 127, 115, 127, -128, 115, 127, 115, 115, 115, 127, 115, 127, 127, 115, 127, 115, 115,
        115, 127, 115, 127, 127, 115, 127, 127, 0, 127, 127, 0, 127, 0, 0, 0, 127, 0, 127, 127, 0, 127, 0, 0,
        0, 127, 0, 127, 127, 0, 127, 127, 115, 127, -128, 115, 127, 115, 115, 115, 127, 115, 127, 127, 115,
        127, 115, 115, 115, 127, 115, 127, 127, 115, 127
    ],
}, model=c52_model, name='implicit_padding_QUANT8_ASYMM_SIGNED_INT32_value_fused_activation_0_52', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_INT32_value_fused_activation_3_53
c53_i0 = Input('c53_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 3, 1], 0.1875, 122))
c53_i1 = Input('c53_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 1, 1], 0.0625, -1))
c53_i2 = Input('c53_i2', ('TENSOR_INT32', [2], 0.01171875, 0))
c53_p3 = Parameter('c53_p3', ('TENSOR_INT32', [4]), [1, 9, 5, 2])
c53_p4 = Int32Scalar('c53_p4', 2)
c53_p5 = Int32Scalar('c53_p5', 2)
c53_p6 = Int32Scalar('c53_p6', 3)
c53_p7 = Int32Scalar('c53_p7', 3)
c53_p8 = BoolScalar('c53_p8', False)
c53_o9 = Output('c53_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 9, 5, 2], 0.25, 99))
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
c53_model.Operation('TRANSPOSE_CONV_2D', c53_i0, c53_i1, c53_i2, c53_p3, c53_p4, c53_p5, c53_p6, c53_p7, c53_p8).To(c53_o9)
c53_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c53_i0: [114, -56, 21, -125, -2, -64, 96, 84, 46],
    c53_i1: [-92, -108, 43, 98, -74, -95],
    c53_i2: [471, -309],
    c53_o9: [
        123, 99, 121, 99, 123, 99, 121, 99, 123, 99, 123, 112, 121, 99, 123, 123, 121, 99, 123, 123, 105, 120,
        121, 99, 99, 123, 121, 99, 99, 123, 123, 99, 121, 99, 123, 99, 121, 99, 123, 99, 123, 123, 121, 99,
        123, 123, 121, 99, 123, 123, 99, 123, 121, 99, 99, 123, 121, 99, 99, 123, 123, 99, 121, 99, 123, 99,
        121, 99, 123, 99, 123, 123, 121, 99, 123, 123, 121, 99, 123, 123, 99, 123, 121, 99, 99, 123, 121, 99,
        99, 123
    ],
}, model=c53_model, name='implicit_padding_QUANT8_ASYMM_SIGNED_INT32_value_fused_activation_3_53', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_INT32_tail_54
c54_i0 = Input('c54_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17, 3, 3], 0.125, -11))
c54_i1 = Input('c54_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 3, 17], 0.5, 19))
c54_i2 = Input('c54_i2', ('TENSOR_INT32', [1], 0.0625, 0))
c54_p3 = Parameter('c54_p3', ('TENSOR_INT32', [4]), [3, 1, 9, 6])
c54_p4 = Int32Scalar('c54_p4', 1)
c54_p5 = Int32Scalar('c54_p5', 2)
c54_p6 = Int32Scalar('c54_p6', 3)
c54_p7 = Int32Scalar('c54_p7', 3)
c54_p8 = BoolScalar('c54_p8', True)
c54_o9 = Output('c54_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 9, 6], 0.125, 50))
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
c54_model.Operation('TRANSPOSE_CONV_2D', c54_i0, c54_i1, c54_i2, c54_p3, c54_p4, c54_p5, c54_p6, c54_p7, c54_p8).To(c54_o9)
c54_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c54_i0: [
        -25, 41, -41, 14, -123, -46, -52, -111, 3, 101, -62, 49, 90, -29, -18, -42, 19, -89, -57, -2, 83, -86,
        37, -75, -102, -26, -43, -84, 126, -121, 120, -22, 79, 112, 95, 59, -14, 30, -34, 107, -81, 16, 63,
        15, -108, 52, 94, -28, -63, -112, -17, 6, 78, -32, 10, -12, -118, 98, 35, -7, 48, -36, 27, 47, 36,
        -50, 21, 123, -37, -90, -64, 125, -110, -101, -105, -114, 72, 42, 115, 5, -117, 70, -115, 109, 1, 4,
        -78, 105, -71, -91, -122, 100, -82, 106, 18, -9, -4, -31, -100, 80, 104, 67, 50, -119, -27, 121, -39,
        -87, 89, 24, -8, 23, 93, -96, -109, -15, 11, -116, -61, 28, -55, 62, -128, -13, -53, -6, -20, 44, 110,
        -45, -104, 61, -54, 38, 122, 103, 8, 64, -99, 55, -120, -60, -127, 118, 25, 26, 111, -83, 119, 73,
        -24, -69, 108, -113, -1, 124, 51, 54, 74, -33, -69, -58, 92, -30, 69, 9, -35, 43, -25, -87, 35, 84,
        75, 22, 46, 66, -56, 18, -30, 90, 31, 82, -21, -74, 20, 7, -46, -73, -126, -72, -58, -48, -125, -65,
        58, 84, 105, 17, 29, -88, -95, 117, -79, 97, -63, -49, -40, -107, 65, -23, -66, -3, 45, 113, -21, -41,
        -73, -76, -70, 17, -126, -97, 70, 120, 38, 2, 60, 68, 12, 116, 32, -88, -109, 89, 86, -16, -80, 33,
        -59, 88, -37, 10, -17, 13, -11, -38, -40, 40, -10, 21, -108, -32, -94, -103, -93, 34, -5, 114, 48, 4,
        -99, 102, -67, -68, -106, -19, 77, 126, -78, -4, -47, -124, 127, -44, 76, 39, -117, -74, -50, 85, 113,
        -98, -85, 71, 87, 81, 42, 7, 56, 0, 91, -49, 57, -51, -95, -12, -18, 53, -92, 99, -77, 81, 96, -122,
        72, 11, -115, -64, -16, 1, -26, 14, 40, -24, 78, -11, 34, 101, 100, -91, -104, 112, -57, 55, -36, -90,
        -2, -35, 92, -114, 86, -27, -9, -94, -80, 31, 39, 118, 125, 69, 51, 66, 64, 111, -105, -28, 109, 27,
        -59, -125, -96, -100, 80, 0, 73, -5, 71, -70, -13, 95, 127, 50, 104, 44, 20, -67, 87, -103, -81, -128,
        -68, -124, -84, 47, -119, -6, -79, 12, 30, -61, -93, 88, -89, 93, 24, 121, 77, -85, 62, 26, -116, 36,
        60, 61, 56, -51, -71, -29, 115, -110, 25, -65, -31, -7, 9, 74, -83, 110, -66, 123, 29, 59, -42, 63,
        52, 8, -82, -97, -14, 99, 82, -127, -10, 13, -107, 79, 46, 68, -45, -123, -48, -77, 117, -118, 57, 58,
        65, -56, -92, -55, 2, 122, -53, 83, 37, 116, 54, -101, -112, 75, 5, -111, -43, 106, 91, -86, 98, 16,
        -33
    ],
    c54_i1: [
        29, 68, -120, 102, -82, 114, -107, -34, 117, -15, 104, 109, -62, 86, 120, -115, -73, -70, -36, 25,
        -101, 27, 42, 18, 13, 47, 14, -43, 21, -6, 0, -75, 50, 95, -19, 106, 60, 92, 19, 2, -118, -100, -109,
        -50, 116, 71, -80, 35, 100, -77, 33
    ],
    c54_i2: [-201],
    c54_o9: [
        50, 98, 50, 50, 98, 98, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 98, 50, 50, 98, 50, 50, 50,
        50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 98, 50, 98, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
        50, 50, 50, 50, 50, 50, 98, 50, 50, 98, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 98, 98, 98,
        50, 98, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 98, 50, 98, 50, 50, 50, 50,
        50, 50, 50, 50, 50, 50, 50, 50, 50, 98, 50, 98, 98, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
        50, 98, 98, 50, 50, 98, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 98, 98, 98, 50,
        50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50
    ],
}, model=c54_model, name='implicit_padding_QUANT8_ASYMM_SIGNED_INT32_tail_54', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_55
c55_p0 = Parameter('c55_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3, 3, 1], 0.4375, 127), [
        -8, -128, 78, -124, -73, -15, -78, 19, 127, -122, 86, -101, 126, -118, -20, -116, -51, 55, -11, 16,
        -90, 14, -17, -59, 95, -55, 69, 33, 56, 104, -36, 102, -22, -12, -104, -66
    ])
c55_i1 = Input('c55_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 3]), extraParams=SymmPerChannelQuantParams(0, [0.3125]))
c55_i2 = Input('c55_i2', ('TENSOR_INT32', [1]))
c55_i3 = Input('c55_i3', ('TENSOR_INT32', [4]))
c55_p4 = Int32Scalar('c55_p4', 1)
c55_p5 = Int32Scalar('c55_p5', 1)
c55_p6 = Int32Scalar('c55_p6', 2)
c55_p7 = Int32Scalar('c55_p7', 1)
c55_p8 = BoolScalar('c55_p8', True)
c55_o9 = Output('c55_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [], 28.0, 0))
c55_model = Model()
c55_model.AddOperand(c55_p0)
c55_model.AddOperand(c55_i1)
c55_model.AddOperand(c55_i2)
c55_model.AddOperand(c55_i3)
c55_model.AddOperand(c55_p4)
c55_model.AddOperand(c55_p5)
c55_model.AddOperand(c55_p6)
c55_model.AddOperand(c55_p7)
c55_model.AddOperand(c55_p8)
c55_model.AddOperand(c55_o9)
c55_model.Operation('TRANSPOSE_CONV_2D', c55_p0, c55_i1, c55_i2, c55_i3, c55_p4, c55_p5, c55_p6, c55_p7, c55_p8).To(c55_o9)
c55_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c55_i1: [
        -54, -48, -97, -46, -116, -49, 97, 93, -37, 112, -41, -88, 29, -71, -103, 5, 88, -59, -122, -96, -110,
        66, -105, 30, 85, 99, 124
    ],
    c55_i2: [437],
    c55_i3: [4, 1, 6, 1],
    c55_o9: np.reshape(np.array([
        127, 127, 127, 90, 98, 44, 117, 89, 77, 127, 127, 57, 105, 38, 127, 127, 127, 65, 127, 115, 120, 117,
        94, 127
    ], np.int8), [4, 1, 6, 1]),
}, model=c55_model, name='implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_55', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_56
c56_i0 = Input('c56_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 1, 2, 4], 0.0625, -128))
c56_p1 = Parameter('c56_p1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 2, 4]), [
        -126, 100, -9, 21, -14, -60, -82, 55, -37, 33, -84, 26, -97, 19, 47, 51, 40, -1, -27, -114, 87, -110,
        12, -57
    ], extraParams=SymmPerChannelQuantParams(0, [0.1875]))
c56_p2 = Parameter('c56_p2', ('TENSOR_INT32', [1]), [44])
c56_p3 = Parameter('c56_p3', ('TENSOR_INT32', [4]), [4, 3, 3, 1])
c56_p4 = Int32Scalar('c56_p4', 2)
c56_p5 = Int32Scalar('c56_p5', 1)
c56_p6 = Int32Scalar('c56_p6', 1)
c56_p7 = Int32Scalar('c56_p7', 2)
c56_p8 = BoolScalar('c56_p8', False)
c56_o9 = Output('c56_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3, 3, 1], 0.21875, 0))
c56_model = Model()
c56_model.AddOperand(c56_i0)
c56_model.AddOperand(c56_p1)
c56_model.AddOperand(c56_p2)
c56_model.AddOperand(c56_p3)
c56_model.AddOperand(c56_p4)
c56_model.AddOperand(c56_p5)
c56_model.AddOperand(c56_p6)
c56_model.AddOperand(c56_p7)
c56_model.AddOperand(c56_p8)
c56_model.AddOperand(c56_o9)
c56_model.Operation('TRANSPOSE_CONV_2D', c56_i0, c56_p1, c56_p2, c56_p3, c56_p4, c56_p5, c56_p6, c56_p7, c56_p8).To(c56_o9)
c56_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c56_i0: [
        88, -50, 74, 125, 108, 41, -116, -43, 94, 62, -94, 14, 111, 17, -89, 82, -69, 123, -56, 44, -36, -16,
        32, 87, -49, -11, -42, -9, 65, 9, 53, 71
    ],
    c56_o9: [
        -5, -5, -5, -5, 5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, 5, -5, -5, 5, 5, 5, -5, -5, -5,
        5, -5, -5, -5, -5, 5, -5, -5, -5
    ],
}, model=c56_model, name='implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_mixed_56', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_0_57
c57_i0 = Input('c57_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 1, 4], 0.1875, 37))
c57_i1 = Input('c57_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 3, 4]), extraParams=SymmPerChannelQuantParams(0, [0.25, 0.4375]))
c57_i2 = Input('c57_i2', ('TENSOR_INT32', [2]))
c57_p3 = Parameter('c57_p3', ('TENSOR_INT32', [4]), [3, 4, 1, 2])
c57_p4 = Int32Scalar('c57_p4', 1)
c57_p5 = Int32Scalar('c57_p5', 1)
c57_p6 = Int32Scalar('c57_p6', 2)
c57_p7 = Int32Scalar('c57_p7', 0)
c57_p8 = BoolScalar('c57_p8', False)
c57_o9 = Output('c57_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 4, 1, 2], 0.0625, 0))
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
c57_model.Operation('TRANSPOSE_CONV_2D', c57_i0, c57_i1, c57_i2, c57_p3, c57_p4, c57_p5, c57_p6, c57_p7, c57_p8).To(c57_o9)
c57_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c57_i0: [
        107, 54, -6, -48, 59, -105, -7, 106, 118, -86, -84, -116, -123, 68, 17, 22, 38, 69, 109, -121, -111,
        31, 110, -3
    ],
    c57_i1: [
        -59, 34, 119, -121, -28, 16, 107, -39, -12, -8, -124, -82, 9, 46, -53, 91, 88, 87, -69, 10, 80, 63, 7,
        98
    ],
    c57_i2: [-164, 22],
    c57_o9: [
        -128, 127, -123, 29, -128, -128, -123, 29, -128, 127, -123, 29, 127, -128, -123, 29, 127, -128, -123,
        29, 127, -128, -123, 29
    ],
}, model=c57_model, name='implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_0_57', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_3_58
c58_i0 = Input('c58_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 1, 4], 0.3125, -20))
c58_i1 = Input('c58_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 4]), extraParams=SymmPerChannelQuantParams(0, [0.125]))
c58_i2 = Input('c58_i2', ('TENSOR_INT32', [1]))
c58_p3 = Parameter('c58_p3', ('TENSOR_INT32', [4]), [1, 8, 2, 1])
c58_p4 = Int32Scalar('c58_p4', 2)
c58_p5 = Int32Scalar('c58_p5', 3)
c58_p6 = Int32Scalar('c58_p6', 3)
c58_p7 = Int32Scalar('c58_p7', 3)
c58_p8 = BoolScalar('c58_p8', False)
c58_o9 = Output('c58_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 8, 2, 1], 0.375, 0))
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
c58_model.Operation('TRANSPOSE_CONV_2D', c58_i0, c58_i1, c58_i2, c58_p3, c58_p4, c58_p5, c58_p6, c58_p7, c58_p8).To(c58_o9)
c58_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c58_i0: [10, -18, -34, -2, 63, 41, 17, -123, -17, -39, -46, 78],
    c58_i1: [99, -80, 83, -2, 63, -9, -98, -86, -7, -44, -75, -43, -15, -49, -40, -106],
    c58_i2: [90],
    c58_o9: [16, 16, 7, 0, 9, 9, 16, 16, 0, 16, 9, 9, 0, 0, 0, 0],
}, model=c58_model, name='implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_value_fused_activation_3_58', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_conv_2d_implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_tail_59
c59_i0 = Input('c59_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 17, 3, 3], 0.125, -117))
c59_i1 = Input('c59_i1', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 3, 1, 17]), extraParams=SymmPerChannelQuantParams(0, [0.0625, 0.4375, 0.25]))
c59_i2 = Input('c59_i2', ('TENSOR_INT32', [3]))
c59_p3 = Parameter('c59_p3', ('TENSOR_INT32', [4]), [4, 3, 9, 9])
c59_p4 = Int32Scalar('c59_p4', 1)
c59_p5 = Int32Scalar('c59_p5', 3)
c59_p6 = Int32Scalar('c59_p6', 3)
c59_p7 = Int32Scalar('c59_p7', 2)
c59_p8 = BoolScalar('c59_p8', True)
c59_o9 = Output('c59_o9', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3, 9, 9], 0.1875, 0))
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
c59_model.Operation('TRANSPOSE_CONV_2D', c59_i0, c59_i1, c59_i2, c59_p3, c59_p4, c59_p5, c59_p6, c59_p7, c59_p8).To(c59_o9)
c59_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c59_i0: [
        -64, 12, -34, 79, -7, -63, 124, -103, 14, -80, -113, 114, -45, 94, -60, 81, 108, -13, -62, 41, -76,
        -10, 13, 87, 120, 126, 58, 115, -102, -8, -21, -97, -47, 74, 4, -42, -91, 51, -6, -52, 82, -19, 119,
        -56, -61, 92, -82, -40, -3, 1, 37, 60, -4, 91, 69, -67, -98, 11, 9, 88, -83, -118, 127, 96, 61, 40,
        48, -17, 122, -106, 7, -126, 110, -108, -32, -124, 33, -70, 45, -31, -117, -58, -119, 70, 0, 54, 123,
        77, -74, -122, 28, -114, -73, 107, 85, -77, -127, -128, -29, 23, -55, 42, -59, -116, -43, 125, 55,
        -37, -9, -115, 10, -109, 30, 20, -51, 99, 38, 121, -44, -100, 49, 112, 15, -49, 63, -84, -65, -71,
        -99, -24, 76, 29, 106, 6, -72, -78, 73, 24, -93, 36, 57, 72, -107, -57, 5, 22, -94, -16, -85, 117, 21,
        80, -87, 101, -36, -110, 66, -22, -48, 90, -13, -21, 65, 84, -38, -25, -26, -66, 79, -91, 74, -90,
        -89, 32, 111, -50, -88, -104, -121, 96, -53, 46, -123, 52, 16, 27, 45, -26, -118, -5, -12, 43, -101,
        -92, -20, -76, 32, 20, 2, 75, -2, -75, 68, 47, 119, 12, -111, -35, 56, -69, 17, -104, 105, 97, 82,
        124, 67, 53, -15, -39, 89, 71, 83, -38, 19, 95, 98, 34, -125, -46, 118, -86, -106, -97, -41, -105, 35,
        3, -18, -112, 8, 56, 17, 31, 25, 102, -14, 18, 97, 105, 16, 28, 113, 44, -121, -23, 39, 116, 52, -128,
        -43, 19, -33, -111, -86, -30, -79, 98, -90, -64, 64, -1, -120, -28, 26, -27, -109, 88, -70, 104, 93,
        59, 83, -96, 78, -85, 76, -96, 103, -81, -95, 86, 109, 100, -33, -98, 70, -68, 62, -11, 50, -54, 8,
        -68, -58, -122, -74, 110, -75, 36, 38, -112, -95, -24, 106, -30, -11, 85, -12, 47, 116, 68, -27, -102,
        -29, 23, -108, -88, 48, -14, -8, -78, 72, -100, 91, 126, -127, 69, 10, 27, -15, -123, -73, -18, -65,
        77, 13, 112, -28, -50, -125, -87, 65, -115, -7, 117, 108, -67, 3, -53, 21, -82, 92, 42, -93, -79, 107,
        67, -42, -52, 64, 30, -101, 6, 115, 78, -66, 84, 11, 99, 81, 55, 25, 41, 80, -62, -49, 89, -63, -60,
        -5, 121, 40, 22, 9, -23, 86, -114, 50, -105, -3, 62, -16, -45, -117, 0, 15, -84, 94, 109, -48, 60, 90,
        -35, -41, 53, 31, 33, -47, -19, 39, 73, -40, -126, 29, -36, 127, -59, 43, -57, 46, -44, 4, 93, -10,
        -80, 44, -110, 113, -83, -69, -77, 59, 1, -31, 2, 63, -107, -103, 87, -34, -116, -25, 7, 66, 123, 104,
        37, -20, -113, 26, -94, 122, -88, -63, 108, 83, -38, 102, 100, 24, -55, -114, 124, 40, -46, -118, -51,
        -46, 75, -80, -105, 79, 50, -101, 26, 58, -32, 5, -117, -116, -31, 3, 57, -96, 101, -37, -2, 4, -10,
        -92, 114, 80, 112, -39, 118, -81, -7, 0, -29, 62, -4, -128, 54, 120, -22, 100, -52, 63, -59, 115, 12,
        111, -56, -124, -27, -107, -82, -110, -48, 20, 57, 51, -99, 122, -5, -41, 110, -25, -100, 34, -71, 35,
        89, 17, -8, -34, -18, -91, -1, -54, 95, 54, -40, 66, -55, -51, 16, -61, 61, 114, 60, 70, 18, -68, 105,
        127, -4, -17, -6, -54, 22, -75, -60, -45, -23, -9, 18, -89, 37, 43, 36, -77, -119, 59, 49, 71, -120,
        -69, 27, 123, 25, 101, -14, 103, 14, 125, -125, 88, -6, -33, 93, 90, -72, -92, -119, 31, -84, -81,
        -90, 126, 49
    ],
    c59_i1: [
        -16, -31, 65, 42, 81, -7, -87, -49, -28, -42, -77, 20, -22, -39, 14, -37, -99, -46, 30, -48, 8, 127,
        11, -58, 120, 124, 118, -95, 66, 96, -122, -15, -127, 61, 111, 67, -62, 104, 84, 70, -35, 59, 17, 100,
        -111, -6, 18, -126, 82, 31, 122, -24, 58, 38, -89, 54, -11, -25, -69, -53, -72, 83, 103, -114, -125,
        -101, 13, -70, -119, 126, 71, -45, 88, -118, -59, 60, 116, -40, -84, -18, 73, 41, 74, 117, 123, -66,
        93, 77, 43, -107, -88, -17, 36, -98, 5, -79, 91, 28, 62, 69, -68, -81, -115, -74, -20, 113, -12, 102,
        -1, 50, -91, 44, -96, -47, 56, 6, -38, 9, 15, 47, 87, 107, 72, -105, 4, -67, -3, -108, -117, 10, 115,
        -100, -106, 52, -110, -85, -30, 97, 90, 94, -33, 21, 101, -29, -21, -124, -83, -90, 57, -92, -51, -75,
        26
    ],
    c59_i2: [-43, 368, -146],
    c59_o9: [
        -5, -2, -2, -5, -2, -2, -5, -2, -2, 5, -2, -2, 5, -2, -2, 5, -2, -2, 5, -2, -2, 5, -2, -2, 5, -2, -2,
        -5, -2, -2, -5, -2, -2, -5, -2, -2, -5, -2, -2, 5, -2, -2, 5, -2, -2, 5, -2, -2, 5, -2, -2, 5, -2, -2,
        -5, -2, -2, -5, -2, -2, -5, -2, -2, 5, -2, -2, 5, -2, -2, -5, -2, -2, 5, -2, -2, 5, -2, -2, 5, -2, -2,
        -5, 5, 5, -5, 5, 5, -5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, -5, 5, 5, -5, 5, 5, 5, 5, 5, -5, 5, 5, -5, 5,
        5, -5, 5, 5, -5, 5, 5, 5, 5, 5, 5, 5, 5, -5, 5, 5, -5, 5, 5, -5, 5, 5, -5, 5, 5, -5, 5, 5, -5, 5, 5,
        5, 5, 5, 5, 5, 5, -5, 5, 5, -5, 5, 5, 5, 5, 5, -5, 5, 5, 5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5,
        -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, 5, -5, -5, -5,
        -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, 5, -5, -5, -5, -5, -5,
        -5, -5, -5, 5, -5, -5, 5, -5, -5, -5, -5, -5, 5, -5, -5, 5, -5, -5, -5, -2, -2, -5, -2, -2, -5, -2,
        -2, 5, -2, -2, 5, -2, -2, 5, -2, -2, 5, -2, -2, 5, -2, -2, 5, -2, -2, -5, -2, -2, -5, -2, -2, -5, -2,
        -2, -5, -2, -2, 5, -2, -2, 5, -2, -2, 5, -2, -2, 5, -2, -2, 5, -2, -2, -5, -2, -2, -5, -2, -2, -5, -2,
        -2, 5, -2, -2, -5, -2, -2, -5, -2, -2, 5, -2, -2, 5, -2, -2, 5, -2, -2, -5, 5, 5, -5, 5, 5, -5, 5, 5,
        5, 5, 5, 5, 5, 5, 5, 5, 5, -5, 5, 5, -5, 5, 5, -5, 5, 5, -5, 5, 5, -5, 5, 5, -5, 5, 5, 5, 5, 5, 5, 5,
        5, 5, 5, 5, 5, 5, 5, -5, 5, 5, -5, 5, 5, -5, 5, 5, -5, 5, 5, 5, 5, 5, -5, 5, 5, -5, 5, 5, 5, 5, 5, -5,
        5, 5, -5, 5, 5, 5, 5, 5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5,
        -5, -5, 5, -5, -5, -5, -5, -5, -5, -5, -5, 5, -5, -5, -5, -5, -5, 5, -5, -5, -5, -5, -5, -5, -5, -5,
        -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, 5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5,
        -5, 5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -2, -2, -5, -2, -2, -5, -2, -2, 5, -2, -2, 5, -2, -2, 5,
        -2, -2, 5, -2, -2, 5, -2, -2, 5, -2, -2, -5, -2, -2, -5, -2, -2, -5, -2, -2, 5, -2, -2, 5, -2, -2, 5,
        -2, -2, 5, -2, -2, 5, -2, -2, 5, -2, -2, -5, -2, -2, -5, -2, -2, -5, -2, -2, 5, -2, -2, 5, -2, -2, 5,
        -2, -2, 5, -2, -2, 5, -2, -2, 5, -2, -2, -5, 5, 5, -5, 5, 5, -5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, -5,
        5, 5, 5, 5, 5, -5, 5, 5, -5, 5, 5, -5, 5, 5, -5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, -5, 5, 5, -5, 5, 5,
        -5, 5, 5, -5, 5, 5, -5, 5, 5, -5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, -5, 5, 5, -5, -5,
        -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, 5, -5, -5, -5,
        -5, -5, -5, -5, -5, 5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5,
        -5, -5, -5, 5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, 5, -5, -5, -5, -5, -5, -5, -5,
        -5, -5, -2, -2, -5, -2, -2, -5, -2, -2, 5, -2, -2, 5, -2, -2, -5, -2, -2, 5, -2, -2, 5, -2, -2, 5, -2,
        -2, -5, -2, -2, -5, -2, -2, -5, -2, -2, 5, -2, -2, 5, -2, -2, -5, -2, -2, 5, -2, -2, 5, -2, -2, 5, -2,
        -2, -5, -2, -2, -5, -2, -2, -5, -2, -2, 5, -2, -2, 5, -2, -2, 5, -2, -2, 5, -2, -2, 5, -2, -2, 5, -2,
        -2, -5, 5, 5, -5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, -5, 5, 5, -5, 5, 5, 5, 5, 5, -5, 5, 5, -5,
        5, 5, -5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, -5, 5, 5, -5, 5, 5, 5, 5, 5, -5, 5, 5, -5, 5, 5, -5, 5, 5,
        5, 5, 5, 5, 5, 5, 5, 5, 5, -5, 5, 5, -5, 5, 5, -5, 5, 5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5,
        -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5,
        -5, -5, -5, -5, -5, -5, 5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5,
        -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5
    ],
}, model=c59_model, name='implicit_padding_QUANT8_ASYMM_SIGNED_QUANT8_SYMM_PER_CHANNEL_INT32_tail_59', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
