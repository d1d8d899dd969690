from math import inf, nan

import numpy as np

# batch_matmul_default_FLOAT32_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [4, 2, 2]))
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [4, 2, 2]))
c0_p2 = BoolScalar('c0_p2', True)
c0_p3 = BoolScalar('c0_p3', False)
c0_o4 = Output('c0_o4', ('TENSOR_FLOAT32', [4, 2, 2]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_p3)
c0_model.AddOperand(c0_o4)
c0_model.Operation('BATCH_MATMUL', c0_i0, c0_i1, c0_p2, c0_p3).To(c0_o4)
c0_model.RelaxedExecution(True).IntroducedIn('AIDL_V2')
Example({
    c0_i0: [
        -2.5, 1.875, -1.5, -0.125, 2.0, 0.0, 3.0, -0.625, -0.75, -1.875, -1.125, 2.125, -2.0, 0.5, 0.75, 2.875
    ],
    c0_i1: [
        -1.25, -2.5, 2.625, 1.125, -2.375, 0.75, 1.875, -0.875, -2.625, -2.875, 3.0, 1.0, 0.125, 2.125, -1.5,
        -2.75
    ],
    c0_o4: [
        -0.8125, 4.5625, -2.671875, -4.828125, 0.875, -1.125, -1.171875, 0.546875, -1.40625, 1.03125,
        11.296875, 7.515625, -1.375, -6.3125, -4.25, -6.84375
    ],
}, model=c0_model, name='default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# batch_matmul_default_FLOAT32_mixed_1
c1_p0 = Parameter('c1_p0', ('TENSOR_FLOAT32', [1, 3, 1, 2]), [-0.375, -0.25, -2.875, 2.875, -2.25, -2.375])
c1_p1 = Parameter('c1_p1', ('TENSOR_FLOAT32', [1, 3, 3, 2]), [
        -1.125, 0.25, 0.375, 0.0, 1.375, -0.125, -2.0, -0.75, 2.75, -1.875, -1.0, -2.5, -0.375, -3.0, 1.875,
        -0.875, 2.875, 0.5
    ])
c1_p2 = BoolScalar('c1_p2', False)
c1_p3 = BoolScalar('c1_p3', True)
c1_o4 = Output('c1_o4', ('TENSOR_FLOAT32', [1, 3, 1, 3]))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_p3)
c1_model.AddOperand(c1_o4)
c1_model.Operation('BATCH_MATMUL', c1_p0, c1_p1, c1_p2, c1_p3).To(c1_o4)
c1_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c1_o4: [0.359375, -0.140625, -0.484375, 3.59375, -13.296875, -4.3125, 7.96875, -2.140625, -7.65625],
}, model=c1_model, name='default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# batch_matmul_default_FLOAT32_mixed_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2, 1]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [1, 3]))
c2_p2 = BoolScalar('c2_p2', False)
c2_p3 = BoolScalar('c2_p3', False)
c2_o4 = Output('c2_o4', ('TENSOR_FLOAT32', [2, 3]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_p3)
c2_model.AddOperand(c2_o4)
c2_model.Operation('BATCH_MATMUL', c2_i0, c2_i1, c2_p2, c2_p3).To(c2_o4)
c2_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c2_i0: [-0.5, -1.25],
    c2_i1: [-3.0, -0.125, -2.0],
    c2_o4: [1.5, 0.0625, 1.0, 3.75, 0.15625, 2.5],
}, model=c2_model, name='default_FLOAT32_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# batch_matmul_default_FLOAT32_tail_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [1, 17]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT32', [1, 1]))
c3_p2 = BoolScalar('c3_p2', True)
c3_p3 = BoolScalar('c3_p3', True)
c3_o4 = Output('c3_o4', ('TENSOR_FLOAT32', [17, 1]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_p2)
c3_model.AddOperand(c3_p3)
c3_model.AddOperand(c3_o4)
c3_model.Operation('BATCH_MATMUL', c3_i0, c3_i1, c3_p2, c3_p3).To(c3_o4)
c3_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c3_i0: [
        -0.125, -3.0, -1.25, -1.625, -0.875, 0.375, 0.875, 1.125, -0.25, 2.375, -2.875, 2.625, -2.25, -1.375,
        -0.75, 0.25, 0.125
    ],
    c3_i1: [2.375],
    c3_o4: [
        -0.296875, -7.125, -2.96875, -3.859375, -2.078125, 0.890625, 2.078125, 2.671875, -0.59375, 5.640625,
        -6.828125, 6.234375, -5.34375, -3.265625, -1.78125, 0.59375, 0.296875
    ],
}, model=c3_model, name='default_FLOAT32_tail_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# batch_matmul_default_FLOAT16_mixed_4
c4_p0 = Parameter('c4_p0', ('TENSOR_FLOAT16', [4, 1, 1]), [1.0, -2.75, -0.25, 1.75])
c4_p1 = Parameter('c4_p1', ('TENSOR_FLOAT16', [4, 4, 1]), [
        1.0, 2.75, -0.25, 0.25, 2.0, -2.0, -2.875, 0.125, -2.125, 3.0, -1.375, -2.75, 0.5, 0.375, -0.125,
        2.875
    ])
c4_p2 = BoolScalar('c4_p2', True)
c4_p3 = BoolScalar('c4_p3', True)
c4_o4 = Output('c4_o4', ('TENSOR_FLOAT16', [4, 1, 4]))
c4_model = Model()
c4_model.AddOperand(c4_p0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_p2)
c4_model.AddOperand(c4_p3)
c4_model.AddOperand(c4_o4)
c4_model.Operation('BATCH_MATMUL', c4_p0, c4_p1, c4_p2, c4_p3).To(c4_o4)
c4_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c4_o4: [
        1.0, 2.75, -0.25, 0.25, -5.5, 5.5, 7.906, -0.3438, 0.5312, -0.75, 0.3438, 0.6875, 0.875, 0.6562,
        -0.2188, 5.03
    ],
}, model=c4_model, name='default_FLOAT16_mixed_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# batch_matmul_default_FLOAT16_mixed_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT16', [1, 4]))
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT16', [4, 3]))
c5_p2 = BoolScalar('c5_p2', False)
c5_p3 = BoolScalar('c5_p3', False)
c5_o4 = Output('c5_o4', ('TENSOR_FLOAT16', [1, 3]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_p3)
c5_model.AddOperand(c5_o4)
c5_model.Operation('BATCH_MATMUL', c5_i0, c5_i1, c5_p2, c5_p3).To(c5_o4)
c5_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c5_i0: [-0.5, 1.5, 0.5, 2.0],
    c5_i1: [0.375, 1.25, 0.5, 1.375, -0.5, 2.25, 1.875, -1.375, 1.0, -2.25, -0.125, -1.25],
    c5_o4: [-1.6875, -2.312, 1.125],
}, model=c5_model, name='default_FLOAT16_mixed_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# batch_matmul_default_FLOAT16_mixed_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT16', [1, 3, 1, 3]))
c6_i1 = Input('c6_i1', ('TENSOR_FLOAT16', [1, 3, 3, 2]))
c6_p2 = BoolScalar('c6_p2', False)
c6_p3 = BoolScalar('c6_p3', False)
c6_o4 = Output('c6_o4', ('TENSOR_FLOAT16', [1, 3, 1, 2]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_i1)
c6_model.AddOperand(c6_p2)
c6_model.AddOperand(c6_p3)
c6_model.AddOperand(c6_o4)
c6_model.Operation('BATCH_MATMUL', c6_i0, c6_i1, c6_p2, c6_p3).To(c6_o4)
c6_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c6_i0: [-1.75, -0.375, 0.0, 2.375, 2.125, 0.875, -1.125, 1.0, 2.5],
    c6_i1: [
        1.125, 0.0, 0.125, -1.5, -1.0, 1.5, 1.25, 1.875, -1.375, -2.125, -2.375, 2.875, -2.25, 0.375, 2.375,
        2.5, 1.75, -2.0
    ],
    c6_o4: [-2.016, 0.5625, -2.031, 2.453, 9.28, -2.922],
}, model=c6_model, name='default_FLOAT16_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# batch_matmul_default_FLOAT16_tail_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT16', [3, 17]))
c7_i1 = Input('c7_i1', ('TENSOR_FLOAT16', [17, 1]))
c7_p2 = BoolScalar('c7_p2', False)
c7_p3 = BoolScalar('c7_p3', False)
c7_o4 = Output('c7_o4', ('TENSOR_FLOAT16', [3, 1]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_p2)
c7_model.AddOperand(c7_p3)
c7_model.AddOperand(c7_o4)
c7_model.Operation('BATCH_MATMUL', c7_i0, c7_i1, c7_p2, c7_p3).To(c7_o4)
c7_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c7_i0: [
        -1.375, 2.75, -2.5, -2.375, 2.5, 2.375, 1.5, 1.875, -2.25, 2.25, 0.5, 1.625, -3.0, -0.375, -2.625,
        -0.625, -2.875, -0.25, 2.625, -0.125, 3.0, -1.75, -1.0, 1.375, 1.25, 0.25, 1.125, -2.75, -1.25, 0.625,
        2.875, 1.75, -1.875, -1.625, 0.0, 1.0, -2.0, 2.0, 0.875, -1.5, -0.875, -1.125, 0.75, -0.5, -0.75,
        0.125, 2.125, -2.125, 0.375, -2.375, 1.125
    ],
    c7_i1: [
        -1.75, 1.625, 1.25, -1.625, -2.125, 1.875, 1.125, 0.75, 2.375, -0.125, -3.0, 0.5, -1.875, -0.875,
        -2.5, -1.5, 3.0
    ],
    c7_o4: [8.36, 1.953, -2.594],
}, model=c7_model, name='default_FLOAT16_tail_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# batch_matmul_default_QUANT8_ASYMM_SIGNED_mixed_8
c8_i0 = Input('c8_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3], 0.0625, -128))
c8_i1 = Input('c8_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3], 0.4375, -128))
c8_p2 = BoolScalar('c8_p2', False)
c8_p3 = BoolScalar('c8_p3', True)
c8_o4 = Output('c8_o4', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3], 14.0, 0))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_i1)
c8_model.AddOperand(c8_p2)
c8_model.AddOperand(c8_p3)
c8_model.AddOperand(c8_o4)
c8_model.Operation('BATCH_MATMUL', c8_i0, c8_i1, c8_p2, c8_p3).To(c8_o4)
c8_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c8_i0: [-36, 36, 102, -11, -40, 77, 101, 1, -56, -118, 65, -44],
    c8_i1: [3, -22, -21, 63, -89, 71, -49, 126, 79],
    c8_o4: [106, 127, 127, 91, 127, 127, 100, 123, 127, 60, 51, 127],
}, model=c8_model, name='default_QUANT8_ASYMM_SIGNED_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# batch_matmul_default_QUANT8_ASYMM_SIGNED_mixed_9
c9_p0 = Parameter('c9_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 3, 3], 0.0625, 127), [
        30, 106, -57, -124, 127, -79, -23, -91, -117, 67, -97, 12, -84, -9, 18, -64, -7, -94, -121, 27, 121,
        -127, -30, 16, -125, -85, 65, 92, 81, 66, 64, -18, 74, 94, -4, 101, 14, 24, -12, 4, -68, 42, 84, 5,
        25, 99, 37, 117, -3, 108, 116, -53, -28, -116
    ])
c9_p1 = Parameter('c9_p1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 3, 2], 0.3125, 127), [
        -43, 74, -109, 48, 61, 52, -80, -17, -7, 29, -27, 20, 68, -79, -82, -86, 58, -38, -2, -6, 32, -119,
        -72, 125, 17, 28, -32, -106, 110, -54, -70, -83, -115, 1, -73, -75
    ])
c9_p2 = BoolScalar('c9_p2', True)
c9_p3 = BoolScalar('c9_p3', False)
c9_o4 = Output('c9_o4', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 3, 2], 32.0, 93))
c9_model = Model()
c9_model.AddOperand(c9_p0)
c9_model.AddOperand(c9_p1)
c9_model.AddOperand(c9_p2)
c9_model.AddOperand(c9_p3)
c9_model.AddOperand(c9_o4)
c9_model.Operation('BATCH_MATMUL', c9_p0, c9_p1, c9_p2, c9_p3).To(c9_o4)
c9_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c9_o4: [
        127, 115, 104, 104, 127, 120, 127, 123, 127, 127, 127, 124, 127, 127, 126, 127, 110, 114, 103, 105,
        121, 119, 104, 106, 113, 122, 120, 127, 112, 125, 127, 127, 126, 125, 125, 125
    ],
}, model=c9_model, name='default_QUANT8_ASYMM_SIGNED_mixed_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# batch_matmul_default_QUANT8_ASYMM_SIGNED_mixed_10
c10_i0 = Input('c10_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 2], 0.3125, -80))
c10_i1 = Input('c10_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 3], 0.5, 31))
c10_p2 = BoolScalar('c10_p2', False)
c10_p3 = BoolScalar('c10_p3', False)
c10_o4 = Output('c10_o4', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 3], 24.0, 0))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_p2)
c10_model.AddOperand(c10_p3)
c10_model.AddOperand(c10_o4)
c10_model.Operation('BATCH_MATMUL', c10_i0, c10_i1, c10_p2, c10_p3).To(c10_o4)
c10_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c10_i0: [-97, 93, -73, 48, -108, 41, -93, 103, -45, 94, 6, 26],
    c10_i1: [126, 110, 87, -92, -15, -57, 44, -42, 48, 47, -121, -43],
    c10_o4: [-128, -61, -105, -98, -35, -71, -114, -51, -80, 18, -128, -90, 21, -128, -80, 18, -128, -42],
}, model=c10_model, name='default_QUANT8_ASYMM_SIGNED_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# batch_matmul_default_QUANT8_ASYMM_SIGNED_tail_11
c11_i0 = Input('c11_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.1875, 107))
c11_i1 = Input('c11_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.125, 0))
c11_p2 = BoolScalar('c11_p2', False)
c11_p3 = BoolScalar('c11_p3', True)
c11_o4 = Output('c11_o4', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3], 8.0, 0))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_p2)
c11_model.AddOperand(c11_p3)
c11_model.AddOperand(c11_o4)
c11_model.Operation('BATCH_MATMUL', c11_i0, c11_i1, c11_p2, c11_p3).To(c11_o4)
c11_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c11_i0: [
        -93, 100, 56, -47, -26, 21, 84, -109, 11, 64, -57, 121, -13, -81, 42, 81, -30, 117, -91, -37, -88,
        -41, -49, -70, 55, -27, 23, -52, 109, -40, -55, -102, 126, 105, -43, 20, -19, -38, 3, 124, 113, -92,
        -68, -106, -98, 49, 103, 61, -48, -36, -113
    ],
    c11_i1: [
        82, 77, 16, -100, -101, -105, 89, -20, -117, 1, 72, 21, -52, -83, 83, -62, -110, -51, -98, 52, 91, 79,
        -19, 5, -63, -67, 28, -14, -108, 15, -82, 7, -124, 33, -40, 76, -13, 65, -121, -107, 59, 29, -123,
        118, 62, 38, -3, -29, -54, -74, -60
    ],
    c11_o4: [127, 49, 95, 77, 9, 24, 103, 83, 35],
}, model=c11_model, name='default_QUANT8_ASYMM_SIGNED_tail_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# batch_matmul_default_INT32_mixed_12
c12_i0 = Input('c12_i0', ('TENSOR_INT32', [3, 4, 4]))
c12_i1 = Input('c12_i1', ('TENSOR_INT32', [3, 4, 1]))
c12_p2 = BoolScalar('c12_p2', False)
c12_p3 = BoolScalar('c12_p3', False)
c12_o4 = Output('c12_o4', ('TENSOR_INT32', [3, 4, 1]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_i1)
c12_model.AddOperand(c12_p2)
c12_model.AddOperand(c12_p3)
c12_model.AddOperand(c12_o4)
c12_model.Operation('BATCH_MATMUL', c12_i0, c12_i1, c12_p2, c12_p3).To(c12_o4)
c12_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c12_i0: [
        0, -7, 7, -6, 5, 9, -8, -1, 4, 3, 2, 8, -2, -5, 6, 1, -3, -9, -4, -9, 2, -5, -3, -4, 3, 9, 5, 7, 8,
        -7, 0, 6, -2, -1, -6, -8, 4, 1, 2, 7, -3, 1, -7, 9, 0, 3, 4, -1
    ],
    c12_i1: [0, 7, -6, 4, -8, 9, 6, -9, 1, 2, -1, -5],
    c12_o4: [-115, 107, 41, -67, 0, -43, 24, -181, 42, -31, -39, 7],
}, model=c12_model, name='default_INT32_mixed_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# batch_matmul_default_INT32_mixed_13
c13_p0 = Parameter('c13_p0', ('TENSOR_INT32', [2, 3, 1, 1]), [-5, 1, 0, -6, -1, 2])
c13_p1 = Parameter('c13_p1', ('TENSOR_INT32', [2, 3, 4, 1]), [-4, 7, -5, 1, 5, 0, -8, 3, 4, -1, 6, 8, -2, -6, 9, -3, -9, -7, 2, 3, -9, 1, -1, 9])
c13_p2 = BoolScalar('c13_p2', True)
c13_p3 = BoolScalar('c13_p3', True)
c13_o4 = Output('c13_o4', ('TENSOR_INT32', [2, 3, 1, 4]))
c13_model = Model()
c13_model.AddOperand(c13_p0)
c13_model.AddOperand(c13_p1)
c13_model.AddOperand(c13_p2)
c13_model.AddOperand(c13_p3)
c13_model.AddOperand(c13_o4)
c13_model.Operation('BATCH_MATMUL', c13_p0, c13_p1, c13_p2, c13_p3).To(c13_o4)
c13_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c13_o4: [20, -35, 25, -5, 5, 0, -8, 3, 0, 0, 0, 0, 12, 36, -54, 18, 9, 7, -2, -3, -18, 2, -2, 18],
}, model=c13_model, name='default_INT32_mixed_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# batch_matmul_default_INT32_mixed_14
c14_i0 = Input('c14_i0', ('TENSOR_INT32', [4, 1]))
c14_i1 = Input('c14_i1', ('TENSOR_INT32', [1, 3]))
c14_p2 = BoolScalar('c14_p2', False)
c14_p3 = BoolScalar('c14_p3', False)
c14_o4 = Output('c14_o4', ('TENSOR_INT32', [4, 3]))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_i1)
c14_model.AddOperand(c14_p2)
c14_model.AddOperand(c14_p3)
c14_model.AddOperand(c14_o4)
c14_model.Operation('BATCH_MATMUL', c14_i0, c14_i1, c14_p2, c14_p3).To(c14_o4)
c14_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c14_i0: [6, -6, -3, 2],
    c14_i1: [5, -2, 9],
    c14_o4: [30, -12, 54, -30, 12, -54, -15, 6, -27, 10, -4, 18],
}, model=c14_model, name='default_INT32_mixed_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# batch_matmul_default_INT32_tail_15
c15_i0 = Input('c15_i0', ('TENSOR_INT32', [1, 17]))
c15_i1 = Input('c15_i1', ('TENSOR_INT32', [1, 3]))
c15_p2 = BoolScalar('c15_p2', True)
c15_p3 = BoolScalar('c15_p3', False)
c15_o4 = Output('c15_o4', ('TENSOR_INT32', [17, 3]))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_i1)
c15_model.AddOperand(c15_p2)
c15_model.AddOperand(c15_p3)
c15_model.AddOperand(c15_o4)
c15_model.Operation('BATCH_MATMUL', c15_i0, c15_i1, c15_p2, c15_p3).To(c15_o4)
c15_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c15_i0: [4, 0, 2, 9, -6, -2, -9, -7, 8, -5, -3, 1, -8, -4, 6, 5, -1],
    c15_i1: [3, 6, -2],
    c15_o4: [
        12, 24, -8, 0, 0, 0, 6, 12, -4, 27, 54, -18, -18, -36, 12, -6, -12, 4, -27, -54, 18, -21, -42, 14, 24,
        48, -16, -15, -30, 10, -9, -18, 6, 3, 6, -2, -24, -48, 16, -12, -24, 8, 18, 36, -12, 15, 30, -10, -3,
        -6, 2
    ],
}, model=c15_model, name='default_INT32_tail_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
