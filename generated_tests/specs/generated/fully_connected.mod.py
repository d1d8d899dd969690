from math import inf, nan

import numpy as np

# fully_connected_default_FLOAT32_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [1, 1, 2, 3]))
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [1, 3]))
c0_i2 = Input('c0_i2', ('TENSOR_FLOAT32', [1]))
c0_p3 = Int32Scalar('c0_p3', 3)
c0_o4 = Output('c0_o4', ('TENSOR_FLOAT32', [2, 1]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_i2)
c0_model.AddOperand(c0_p3)
c0_model.AddOperand(c0_o4)
c0_model.Operation('FULLY_CONNECTED', c0_i0, c0_i1, c0_i2, c0_p3).To(c0_o4)
c0_model.RelaxedExecution(True).IntroducedIn('V1_0')
Example({
    c0_i0: [-2.375, 0.375, 0.75, 1.0, 0.5, -0.625],
    c0_i1: [-2.875, 2.25, 3.0],
    c0_i2: [0.875],
    c0_o4: [6.0, 0.0],
}, model=c0_model, name='default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fully_connected_default_FLOAT32_mixed_1
c1_p0 = Parameter('c1_p0', ('TENSOR_FLOAT32', [2, 3]), [-3.0, 2.25, 2.375, 0.125, 0.5, -0.5])
c1_p1 = Parameter('c1_p1', ('TENSOR_FLOAT32', [2, 3]), [-1.875, 0.125, -2.75, -2.125, 0.5, 1.375])
c1_p2 = Parameter('c1_p2', ('TENSOR_FLOAT32', [2]), [1.75, 2.0])
c1_p3 = Int32Scalar('c1_p3', 1)
c1_o4 = Output('c1_o4', ('TENSOR_FLOAT32', [2, 2]))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_p3)
c1_model.AddOperand(c1_o4)
c1_model.Operation('FULLY_CONNECTED', c1_p0, c1_p1, c1_p2, c1_p3).To(c1_o4)
c1_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c1_o4: [1.125, 12.765625, 2.953125, 1.296875],
}, model=c1_model, name='default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fully_connected_default_FLOAT32_mixed_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [4, 4, 2]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [1, 2]))
c2_i2 = Input('c2_i2', ('TENSOR_FLOAT32', [1]))
c2_p3 = Int32Scalar('c2_p3', 2)
c2_o4 = Output('c2_o4', ('TENSOR_FLOAT32', [16, 1]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_i2)
c2_model.AddOperand(c2_p3)
c2_model.AddOperand(c2_o4)
c2_model.Operation('FULLY_CONNECTED', c2_i0, c2_i1, c2_i2, c2_p3).To(c2_o4)
c2_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c2_i0: [
        -3.0, -1.125, 1.75, -1.75, 2.0, 1.375, 0.625, -2.875, 0.125, -2.25, -0.25, 1.0, -2.375, -2.5, 1.875,
        1.125, -1.25, -2.125, 2.75, 0.5, 2.125, -1.375, 1.625, 0.375, 0.0, 2.5, -0.875, 0.25, 0.75, -0.125,
        2.875, -0.5
    ],
    c2_i1: [1.25, -2.375],
    c2_i2: [2.75],
    c2_o4: [1.0, 1.0, 1.0, 1.0, 1.0, 0.0625, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0],
}, model=c2_model, name='default_FLOAT32_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fully_connected_default_FLOAT32_value_fused_activation_0_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [3, 1]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT32', [2, 1]))
c3_i2 = Input('c3_i2', ('TENSOR_FLOAT32', [2]))
c3_p3 = Int32Scalar('c3_p3', 0)
c3_o4 = Output('c3_o4', ('TENSOR_FLOAT32', [3, 2]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_i2)
c3_model.AddOperand(c3_p3)
c3_model.AddOperand(c3_o4)
c3_model.Operation('FULLY_CONNECTED', c3_i0, c3_i1, c3_i2, c3_p3).To(c3_o4)
c3_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c3_i0: [1.375, -2.375, -1.625],
    c3_i1: [1.75, -1.5],
    c3_i2: [-1.75, -2.625],
    c3_o4: [0.65625, -4.6875, -5.90625, 0.9375, -4.59375, -0.1875],
}, model=c3_model, name='default_FLOAT32_value_fused_activation_0_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fully_connected_default_FLOAT32_tail_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [1, 3]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT32', [3, 3]))
c4_i2 = Input('c4_i2', ('TENSOR_FLOAT32', [3]))
c4_p3 = Int32Scalar('c4_p3', 0)
c4_o4 = Output('c4_o4', ('TENSOR_FLOAT32', [1, 3]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_i2)
c4_model.AddOperand(c4_p3)
c4_model.AddOperand(c4_o4)
c4_model.Operation('FULLY_CONNECTED', c4_i0, c4_i1, c4_i2, c4_p3).To(c4_o4)
c4_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c4_i0: [2.625, 0.5, -2.375],
    c4_i1: [-2.875, -0.25, -2.375, -2.75, -2.5, 1.5, -1.875, 1.625, -1.5],
    c4_i2: [2.25, 1.375, 2.375],
    c4_o4: [0.21875, -10.65625, 1.828125],
}, model=c4_model, name='default_FLOAT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fully_connected_default_FLOAT16_mixed_5
c5_p0 = Parameter('c5_p0', ('TENSOR_FLOAT16', [4, 3, 2]), [
        -1.375, -1.25, -2.375, 2.75, 0.5, 1.875, 2.0, -1.125, -2.0, -2.75, -0.5, -0.75, 1.0, 0.875, 0.75,
        -0.25, -2.875, -0.375, -1.5, 1.125, 2.25, 2.125, -1.0, -2.625
    ])
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT16', [3, 2]))
c5_p2 = Parameter('c5_p2', ('TENSOR_FLOAT16', [3]), [-2.375, -0.75, -1.625])
c5_p3 = Int32Scalar('c5_p3', 2)
c5_o4 = Output('c5_o4', ('TENSOR_FLOAT16', [12, 3]))
c5_model = Model()
c5_model.AddOperand(c5_p0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_p3)
c5_model.AddOperand(c5_o4)
c5_model.Operation('FULLY_CONNECTED', c5_p0, c5_i1, c5_p2, c5_p3).To(c5_o4)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i1: [-0.75, -1.125, -0.375, -1.5, 0.5, 2.5],
    c5_o4: [
        0.0625, 1.0, -1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0, 0.1875, -1.0, 1.0, 1.0, -1.0, -1.0, 0.5625,
        -1.0, -1.0, -1.0, 1.0, -1.0, -0.6562, -1.0, 0.2031, 0.8906, -1.0, -1.0, -1.0, 0.4375, -1.0, -1.0, 1.0,
        1.0, 1.0, -1.0
    ],
}, model=c5_model, name='default_FLOAT16_mixed_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fully_connected_default_FLOAT16_mixed_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT16', [4, 3]))
c6_p1 = Parameter('c6_p1', ('TENSOR_FLOAT16', [3, 3]), [0.125, -1.0, 0.0, -3.0, -2.625, -0.875, 2.375, 0.75, -1.25])
c6_i2 = Input('c6_i2', ('TENSOR_FLOAT16', [3]))
c6_p3 = Int32Scalar('c6_p3', 1)
c6_o4 = Output('c6_o4', ('TENSOR_FLOAT16', [4, 3]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_i2)
c6_model.AddOperand(c6_p3)
c6_model.AddOperand(c6_o4)
c6_model.Operation('FULLY_CONNECTED', c6_i0, c6_p1, c6_i2, c6_p3).To(c6_o4)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i0: [2.0, -3.0, 0.625, 2.625, -0.75, 2.5, 0.5, 2.375, 1.125, -1.875, 1.75, -0.625],
    c6_i2: [1.25, 1.625, -1.875],
    c6_o4: [4.5, 2.953, 0.0, 2.328, 0.0, 0.672, 0.0, 0.0, 0.0, 0.0, 3.203, 0.0],
}, model=c6_model, name='default_FLOAT16_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fully_connected_default_FLOAT16_mixed_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT16', [3, 1, 3, 3]))
c7_i1 = Input('c7_i1', ('TENSOR_FLOAT16', [1, 3]))
c7_i2 = Input('c7_i2', ('TENSOR_FLOAT16', [1]))
c7_p3 = Int32Scalar('c7_p3', 3)
c7_o4 = Output('c7_o4', ('TENSOR_FLOAT16', [9, 1]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_i2)
c7_model.AddOperand(c7_p3)
c7_model.AddOperand(c7_o4)
c7_model.Operation('FULLY_CONNECTED', c7_i0, c7_i1, c7_i2, c7_p3).To(c7_o4)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i0: [
        1.5, 3.0, 1.625, 2.25, 2.0, -2.75, -1.625, -0.5, 1.0, -0.875, -0.125, 2.375, 0.0, 0.5, -1.375, -1.75,
        2.5, -0.75, 1.75, 1.875, 1.125, 0.75, -2.375, -1.125, 2.625, 0.25, -0.375
    ],
    c7_i1: [2.375, 2.25, 2.875],
    c7_i2: [-1.25],
    c7_o4: [6.0, 0.6875, 0.0, 3.219, 0.0, 0.0, 6.0, 0.0, 4.47],
}, model=c7_model, name='default_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fully_connected_default_FLOAT16_value_fused_activation_0_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [3, 2]))
c8_i1 = Input('c8_i1', ('TENSOR_FLOAT16', [1, 2]))
c8_i2 = Input('c8_i2', ('TENSOR_FLOAT16', [1]))
c8_p3 = Int32Scalar('c8_p3', 0)
c8_o4 = Output('c8_o4', ('TENSOR_FLOAT16', [3, 1]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_i1)
c8_model.AddOperand(c8_i2)
c8_model.AddOperand(c8_p3)
c8_model.AddOperand(c8_o4)
c8_model.Operation('FULLY_CONNECTED', c8_i0, c8_i1, c8_i2, c8_p3).To(c8_o4)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [-0.375, 2.25, 1.875, -3.0, -0.125, 1.625],
    c8_i1: [-2.625, 0.125],
    c8_i2: [0.125],
    c8_o4: [1.391, -5.17, 0.6562],
}, model=c8_model, name='default_FLOAT16_value_fused_activation_0_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fully_connected_default_FLOAT16_tail_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [3, 1]))
c9_i1 = Input('c9_i1', ('TENSOR_FLOAT16', [4, 1]))
c9_i2 = Input('c9_i2', ('TENSOR_FLOAT16', [4]))
c9_p3 = Int32Scalar('c9_p3', 1)
c9_o4 = Output('c9_o4', ('TENSOR_FLOAT16', [3, 4]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_i2)
c9_model.AddOperand(c9_p3)
c9_model.AddOperand(c9_o4)
c9_model.Operation('FULLY_CONNECTED', c9_i0, c9_i1, c9_i2, c9_p3).To(c9_o4)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [-2.625, -3.0, -0.625],
    c9_i1: [-0.125, -0.375, -0.75, 1.875],
    c9_i2: [2.375, -0.125, -1.625, -1.25],
    c9_o4: [2.703, 0.8594, 0.3438, 0.0, 2.75, 1.0, 0.625, 0.0, 2.453, 0.1094, 0.0, 0.0],
}, model=c9_model, name='default_FLOAT16_tail_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fully_connected_default_QUANT8_ASYMM_INT32_mixed_10
c10_i0 = Input('c10_i0', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.0625, 255))
c10_i1 = Input('c10_i1', ('TENSOR_QUANT8_ASYMM', [4, 1], 0.3125, 0))
c10_p2 = Parameter('c10_p2', ('TENSOR_INT32', [4], 0.01953125, 0), [260, 215, -191, -242])
c10_p3 = Int32Scalar('c10_p3', 0)
c10_o4 = Output('c10_o4', ('TENSOR_QUANT8_ASYMM', [2, 4], 10.0, 20))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_p2)
c10_model.AddOperand(c10_p3)
c10_model.AddOperand(c10_o4)
c10_model.Operation('FULLY_CONNECTED', c10_i0, c10_i1, c10_p2, c10_p3).To(c10_o4)
c10_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c10_i0: [212, 58],
    c10_i1: [98, 169, 170, 64],
    c10_o4: [12, 6, 5, 14, 0, 0, 0, 0],
}, model=c10_model, name='default_QUANT8_ASYMM_INT32_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fully_connected_default_QUANT8_ASYMM_INT32_rank_input_3_11
c11_i0 = Input('c11_i0', ('TENSOR_QUANT8_ASYMM', [1, 3, 3], 0.25, 109))
c11_i1 = Input('c11_i1', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.125, 230))
c11_i2 = Input('c11_i2', ('TENSOR_INT32', [4], 0.03125, 0))
c11_p3 = Int32Scalar('c11_p3', 1)
c11_o4 = Output('c11_o4', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.4375, 81))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_i2)
c11_model.AddOperand(c11_p3)
c11_model.AddOperand(c11_o4)
c11_model.Operation('FULLY_CONNECTED', c11_i0, c11_i1, c11_i2, c11_p3).To(c11_o4)
c11_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c11_i0: [169, 131, 130, 207, 143, 164, 154, 150, 36],
    c11_i1: [104, 80, 19, 178, 6, 42, 51, 197, 108, 145, 134, 153],
    c11_i2: [-348, -350, 140, -42],
    c11_o4: [81, 81, 81, 81, 81, 81, 81, 81, 255, 213, 81, 81],
}, model=c11_model, name='default_QUANT8_ASYMM_INT32_rank_input_3_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fully_connected_default_QUANT8_ASYMM_INT32_rank_input_4_12
c12_i0 = Input('c12_i0', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 2], 0.3125, 135))
c12_i1 = Input('c12_i1', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 209))
c12_i2 = Input('c12_i2', ('TENSOR_INT32', [4], 0.15625, 0))
c12_p3 = Int32Scalar('c12_p3', 2)
c12_o4 = Output('c12_o4', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.1875, 128))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_i1)
c12_model.AddOperand(c12_i2)
c12_model.AddOperand(c12_p3)
c12_model.AddOperand(c12_o4)
c12_model.Operation('FULLY_CONNECTED', c12_i0, c12_i1, c12_i2, c12_p3).To(c12_o4)
c12_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c12_i0: [149, 173, 27, 191],
    c12_i1: [148, 26, 171, 239, 2, 76, 166, 127],
    c12_i2: [-165, -93, -161, -438],
    c12_o4: [123, 133, 123, 123, 123, 133, 133, 123],
}, model=c12_model, name='default_QUANT8_ASYMM_INT32_rank_input_4_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fully_connected_default_QUANT8_ASYMM_INT32_constant_input_13
c13_p0 = Parameter('c13_p0', ('TENSOR_QUANT8_ASYMM', [1, 3, 3], 0.4375, 113), [89, 238, 247, 149, 188, 52, 218, 205, 109])
c13_i1 = Input('c13_i1', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.125, 131))
c13_i2 = Input('c13_i2', ('TENSOR_INT32', [3], 0.0546875, 0))
c13_p3 = Int32Scalar('c13_p3', 1)
c13_o4 = Output('c13_o4', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.1875, 177))
c13_model = Model()
c13_model.AddOperand(c13_p0)
c13_model.AddOperand(c13_i1)
c13_model.AddOperand(c13_i2)
c13_model.AddOperand(c13_p3)
c13_model.AddOperand(c13_o4)
c13_model.Operation('FULLY_CONNECTED', c13_p0, c13_i1, c13_i2, c13_p3).To(c13_o4)
c13_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c13_i1: [10, 100, 15, 105, 167, 17, 194, 1, 251],
    c13_i2: [376, -82, -262],
    c13_o4: [177, 177, 177, 255, 255, 177, 177, 255, 177],
}, model=c13_model, name='default_QUANT8_ASYMM_INT32_constant_input_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fully_connected_default_QUANT8_ASYMM_INT32_zero_point_input_lowest_14
c14_i0 = Input('c14_i0', ('TENSOR_QUANT8_ASYMM', [3, 3, 2, 2], 0.25, 0))
c14_i1 = Input('c14_i1', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.1875, 98))
c14_i2 = Input('c14_i2', ('TENSOR_INT32', [4], 0.046875, 0))
c14_p3 = Int32Scalar('c14_p3', 1)
c14_o4 = Output('c14_o4', ('TENSOR_QUANT8_ASYMM', [18, 4], 16.0, 197))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_i1)
c14_model.AddOperand(c14_i2)
c14_model.AddOperand(c14_p3)
c14_model.AddOperand(c14_o4)
c14_model.Operation('FULLY_CONNECTED', c14_i0, c14_i1, c14_i2, c14_p3).To(c14_o4)
c14_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c14_i0: [
        82, 72, 2, 183, 31, 128, 5, 109, 217, 228, 175, 202, 92, 224, 0, 46, 60, 78, 180, 42, 59, 158, 208,
        102, 13, 117, 25, 161, 114, 189, 210, 246, 107, 93, 139, 3
    ],
    c14_i1: [4, 194, 80, 241, 170, 203, 201, 76],
    c14_i2: [470, 401, -282, 222],
    c14_o4: [
        197, 224, 236, 218, 249, 255, 253, 197, 226, 250, 242, 199, 228, 244, 231, 197, 203, 255, 255, 248,
        207, 255, 255, 237, 236, 255, 255, 211, 211, 217, 210, 197, 204, 228, 233, 211, 197, 206, 247, 249,
        227, 255, 255, 205, 197, 230, 255, 254, 228, 247, 235, 197, 237, 255, 251, 197, 220, 255, 255, 220,
        210, 255, 255, 245, 197, 231, 247, 224, 197, 197, 226, 239
    ],
}, model=c14_model, name='default_QUANT8_ASYMM_INT32_zero_point_input_lowest_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fully_connected_default_QUANT8_ASYMM_INT32_constant_weights_15
c15_i0 = Input('c15_i0', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.1875, 22))
c15_p1 = Parameter('c15_p1', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.1875, 6), [185, 1, 235, 191, 226, 189, 183, 42])
c15_i2 = Input('c15_i2', ('TENSOR_INT32', [4], 0.03515625, 0))
c15_p3 = Int32Scalar('c15_p3', 0)
c15_o4 = Output('c15_o4', ('TENSOR_QUANT8_ASYMM', [3, 4], 16.0, 128))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_p1)
c15_model.AddOperand(c15_i2)
c15_model.AddOperand(c15_p3)
c15_model.AddOperand(c15_o4)
c15_model.Operation('FULLY_CONNECTED', c15_i0, c15_p1, c15_i2, c15_p3).To(c15_o4)
c15_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c15_i0: [211, 114, 57, 110, 142, 238],
    c15_i2: [16, -79, 318, -228],
    c15_o4: [201, 255, 255, 208, 141, 181, 181, 148, 173, 255, 255, 191],
}, model=c15_model, name='default_QUANT8_ASYMM_INT32_constant_weights_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fully_connected_default_QUANT8_ASYMM_INT32_zero_point_weights_highest_16
c16_i0 = Input('c16_i0', ('TENSOR_QUANT8_ASYMM', [3, 2, 2, 3], 0.0625, 35))
c16_i1 = Input('c16_i1', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.25, 255))
c16_i2 = Input('c16_i2', ('TENSOR_INT32', [4], 0.015625, 0))
c16_p3 = Int32Scalar('c16_p3', 0)
c16_o4 = Output('c16_o4', ('TENSOR_QUANT8_ASYMM', [12, 4], 4.0, 214))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_i1)
c16_model.AddOperand(c16_i2)
c16_model.AddOperand(c16_p3)
c16_model.AddOperand(c16_o4)
c16_model.Operation('FULLY_CONNECTED', c16_i0, c16_i1, c16_i2, c16_p3).To(c16_o4)
c16_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c16_i0: [
        168, 218, 129, 131, 3, 184, 112, 26, 27, 11, 4, 204, 100, 94, 182, 153, 213, 127, 115, 14, 122, 238,
        121, 114, 198, 227, 101, 149, 167, 53, 212, 196, 16, 143, 210, 187
    ],
    c16_i1: [46, 167, 113, 216, 77, 163, 76, 63, 30, 166, 93, 97],
    c16_i2: [-101, -173, -108, -47],
    c16_o4: [
        0, 32, 0, 0, 64, 167, 39, 109, 158, 211, 174, 198, 150, 178, 105, 137, 59, 110, 0, 63, 5, 39, 0, 3,
        107, 184, 97, 146, 0, 94, 0, 40, 0, 31, 0, 0, 65, 98, 19, 80, 24, 81, 0, 62, 0, 21, 0, 0
    ],
}, model=c16_model, name='default_QUANT8_ASYMM_INT32_zero_point_weights_highest_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fully_connected_default_QUANT8_ASYMM_INT32_value_fused_activation_3_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM', [2, 1, 2], 0.0625, 183))
c17_i1 = Input('c17_i1', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.3125, 219))
c17_i2 = Input('c17_i2', ('TENSOR_INT32', [2], 0.01953125, 0))
c17_p3 = Int32Scalar('c17_p3', 3)
c17_o4 = Output('c17_o4', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.375, 202))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_i1)
c17_model.AddOperand(c17_i2)
c17_model.AddOperand(c17_p3)
c17_model.AddOperand(c17_o4)
c17_model.Operation('FULLY_CONNECTED', c17_i0, c17_i1, c17_i2, c17_p3).To(c17_o4)
c17_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c17_i0: [230, 239, 124, 29],
    c17_i1: [24, 200, 138, 55],
    c17_i2: [-216, -211],
    c17_o4: [202, 202, 218, 218],
}, model=c17_model, name='default_QUANT8_ASYMM_INT32_value_fused_activation_3_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fully_connected_default_QUANT8_ASYMM_INT32_tail_18
c18_i0 = Input('c18_i0', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.1875, 138))
c18_i1 = Input('c18_i1', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.0625, 193))
c18_i2 = Input('c18_i2', ('TENSOR_INT32', [4], 0.01171875, 0))
c18_p3 = Int32Scalar('c18_p3', 0)
c18_o4 = Output('c18_o4', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.375, 128))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_i1)
c18_model.AddOperand(c18_i2)
c18_model.AddOperand(c18_p3)
c18_model.AddOperand(c18_o4)
c18_model.Operation('FULLY_CONNECTED', c18_i0, c18_i1, c18_i2, c18_p3).To(c18_o4)
c18_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c18_i0: [177, 133, 192, 147],
    c18_i1: [106, 66, 83, 250, 120, 232, 146, 182],
    c18_i2: [-60, -18, -112, -209],
    c18_o4: [40, 0, 29, 66, 0, 0, 12, 39],
}, model=c18_model, name='default_QUANT8_ASYMM_INT32_tail_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fully_connected_default_QUANT8_ASYMM_SIGNED_INT32_mixed_19
c19_i0 = Input('c19_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 1, 3], 0.3125, 127))
c19_i1 = Input('c19_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3], 0.3125, 127))
c19_i2 = Input('c19_i2', ('TENSOR_INT32', [2], 0.09765625, 0))
c19_p3 = Int32Scalar('c19_p3', 1)
c19_o4 = Output('c19_o4', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2], 32.0, 0))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_i1)
c19_model.AddOperand(c19_i2)
c19_model.AddOperand(c19_p3)
c19_model.AddOperand(c19_o4)
c19_model.Operation('FULLY_CONNECTED', c19_i0, c19_i1, c19_i2, c19_p3).To(c19_o4)
c19_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c19_i0: [-29, 80, -69, 12, 30, -111, 69, 100, 17, 9, -81, 119],
    c19_i1: [7, 125, -117, -12, 98, -32],
    c19_i2: [73, -291],
    c19_o4: [127, 127, 127, 127, 104, 79, 51, 71],
}, model=c19_model, name='default_QUANT8_ASYMM_SIGNED_INT32_mixed_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fully_connected_default_QUANT8_ASYMM_SIGNED_INT32_mixed_20
c20_p0 = Parameter('c20_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2], 0.25, -128), [-100, 36, 60, -101])
c20_p1 = Parameter('c20_p1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2], 0.25, -128), [46, -57, 97, -19, -97, 45, 24, 127])
c20_p2 = Parameter('c20_p2', ('TENSOR_INT32', [4], 0.0625, 0), [406, -345, 250, -117])
c20_p3 = Int32Scalar('c20_p3', 0)
c20_o4 = Output('c20_o4', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 24.0, 17))
c20_model = Model()
c20_model.AddOperand(c20_p0)
c20_model.AddOperand(c20_p1)
c20_model.AddOperand(c20_p2)
c20_model.AddOperand(c20_p3)
c20_model.AddOperand(c20_o4)
c20_model.Operation('FULLY_CONNECTED', c20_p0, c20_p1, c20_p2, c20_p3).To(c20_o4)
c20_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c20_o4: [61, 79, 94, 127, 108, 127, 45, 109],
}, model=c20_model, name='default_QUANT8_ASYMM_SIGNED_INT32_mixed_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fully_connected_default_QUANT8_ASYMM_SIGNED_INT32_mixed_21
c21_i0 = Input('c21_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 1, 4], 0.375, 112))
c21_i1 = Input('c21_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 4], 0.4375, -77))
c21_i2 = Input('c21_i2', ('TENSOR_INT32', [1], 0.1640625, 0))
c21_p3 = Int32Scalar('c21_p3', 3)
c21_o4 = Output('c21_o4', ('TENSOR_QUANT8_ASYMM_SIGNED', [9, 1], 0.375, 0))
c21_model = Model()
c21_model.AddOperand(c21_i0)
c21_model.AddOperand(c21_i1)
c21_model.AddOperand(c21_i2)
c21_model.AddOperand(c21_p3)
c21_model.AddOperand(c21_o4)
c21_model.Operation('FULLY_CONNECTED', c21_i0, c21_i1, c21_i2, c21_p3).To(c21_o4)
c21_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c21_i0: [
        -54, -13, 108, -76, -19, 35, -10, -25, 70, -122, 87, 40, 94, -85, 93, -80, -53, -109, -72, -35, -32,
        117, -67, -115, 4, -66, 74, 116, -120, -28, 17, 55, 100, 124, 126, 83
    ],
    c21_i1: [-91, 117, -83, -56],
    c21_i2: [-86],
    c21_o4: [0, 0, 0, 0, 0, 0, 0, 0, 16],
}, model=c21_model, name='default_QUANT8_ASYMM_SIGNED_INT32_mixed_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fully_connected_default_QUANT8_ASYMM_SIGNED_INT32_value_fused_activation_2_22
c22_i0 = Input('c22_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 3, 3], 0.1875, 81))
c22_i1 = Input('c22_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3], 0.3125, -52))
c22_i2 = Input('c22_i2', ('TENSOR_INT32', [4], 0.05859375, 0))
c22_p3 = Int32Scalar('c22_p3', 2)
c22_o4 = Output('c22_o4', ('TENSOR_QUANT8_ASYMM_SIGNED', [18, 4], 0.1875, -51))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_i1)
c22_model.AddOperand(c22_i2)
c22_model.AddOperand(c22_p3)
c22_model.AddOperand(c22_o4)
c22_model.Operation('FULLY_CONNECTED', c22_i0, c22_i1, c22_i2, c22_p3).To(c22_o4)
c22_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c22_i0: [
        27, 48, 66, -26, -48, -52, -83, -21, -62, -20, 120, -100, -95, 22, -53, 78, 40, -45, 9, 38, -104, -67,
        95, -11, 28, -73, 55, 2, 53, -75, -102, 0, 118, 97, 100, -69, -51, 85, 115, -109, -107, -37, 63, -121,
        25, 32, -128, -4, -3, 23, -2, -91, 37, 109
    ],
    c22_i1: [-128, 19, -68, -115, 97, -29, -96, -87, -35, 46, -3, -32],
    c22_i2: [43, -480, 105, 225],
    c22_o4: [
        -46, -56, -46, -56, -46, -56, -46, -56, -46, -56, -46, -56, -46, -46, -46, -56, -46, -56, -46, -56,
        -56, -56, -56, -56, -46, -56, -46, -56, -46, -46, -46, -56, -56, -56, -46, -56, -46, -56, -46, -56,
        -46, -56, -46, -56, -46, -56, -56, -56, -46, -46, -46, -56, -46, -56, -46, -56, -56, -56, -46, -56,
        -56, -56, -46, -56, -46, -56, -46, -56, -46, -46, -46, -56
    ],
}, model=c22_model, name='default_QUANT8_ASYMM_SIGNED_INT32_value_fused_activation_2_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# fully_connected_default_QUANT8_ASYMM_SIGNED_INT32_tail_23
c23_i0 = Input('c23_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 4], 0.125, 118))
c23_i1 = Input('c23_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 4], 0.0625, 51))
c23_i2 = Input('c23_i2', ('TENSOR_INT32', [1], 0.0078125, 0))
c23_p3 = Int32Scalar('c23_p3', 0)
c23_o4 = Output('c23_o4', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1], 1.0, 0))
c23_model = Model()
c23_model.AddOperand(c23_i0)
c23_model.AddOperand(c23_i1)
c23_model.AddOperand(c23_i2)
c23_model.AddOperand(c23_p3)
c23_model.AddOperand(c23_o4)
c23_model.Operation('FULLY_CONNECTED', c23_i0, c23_i1, c23_i2, c23_p3).To(c23_o4)
c23_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c23_i0: [-50, 70, 84, -14],
    c23_i1: [96, 123, 102, 33],
    c23_i2: [396],
    c23_o4: [-78],
}, model=c23_model, name='default_QUANT8_ASYMM_SIGNED_INT32_tail_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
