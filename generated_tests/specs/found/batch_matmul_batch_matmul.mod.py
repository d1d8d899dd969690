from math import inf, nan

import numpy as np

# batch_matmul_default_FLOAT32_full_mantissas_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [1, 4]))
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [4, 4]))
c0_p2 = BoolScalar('c0_p2', False)
c0_p3 = BoolScalar('c0_p3', True)
c0_o4 = Output('c0_o4', ('TENSOR_FLOAT32', [1, 4]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_p3)
c0_model.AddOperand(c0_o4)
c0_model.Operation('BATCH_MATMUL', c0_i0, c0_i1, c0_p2, c0_p3).To(c0_o4)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [1.4400871, 1.2718399, 1.6404729, 2.3686938],
    c0_i1: [
        -0.43432984, 2.737115, 2.2114508, 0.33055118, -2.1253839, 1.3345429, 0.11676192, 2.8747323, 1.4089936,
        -1.3087217, 1.1842276, 1.4615195, 1.0540357, -2.3578596, -0.034589827, -0.88951224
    ],
    c0_o4: [7.2664986, 5.637492, 5.7691746, -3.6446426],
}, model=c0_model, name='batch_matmul_default_FLOAT32_full_mantissas_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# batch_matmul_default_FLOAT32_beyond_the_range_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [2, 2, 2]))
c1_i1 = Input('c1_i1', ('TENSOR_FLOAT32', [2, 4, 2]))
c1_p2 = BoolScalar('c1_p2', False)
c1_p3 = BoolScalar('c1_p3', True)
c1_o4 = Output('c1_o4', ('TENSOR_FLOAT32', [2, 2, 4]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_p3)
c1_model.AddOperand(c1_o4)
c1_model.Operation('BATCH_MATMUL', c1_i0, c1_i1, c1_p2, c1_p3).To(c1_o4)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [36.108734, 485.80435, -486.0137, 193.96246, -176.85437, 397.39938, -67.76983, 398.47574],
    c1_i1: [
        458.37582, -495.70752, -12.747019, -83.7535, -259.53714, 59.967804, 135.5876, 43.13523, 439.00742,
        -3.9341078, 141.30817, -143.69139, 257.5913, -0.18334298, 422.31067, -246.95227
    ],
    c1_o4: [
        -224265.5, -41148.094, 19761.062, 25851.18, -318925.6, -10049.81, 137770.11, -57530.816, -79203.79,
        -82093.836, -45629.008, -172826.17, -31319.104, -66833.96, -17529.977, -127024.41
    ],
}, model=c1_model, name='batch_matmul_default_FLOAT32_beyond_the_range_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# batch_matmul_default_FLOAT32_beyond_the_range_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [3, 3, 1, 1]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [3, 3, 1, 3]))
c2_p2 = BoolScalar('c2_p2', True)
c2_p3 = BoolScalar('c2_p3', False)
c2_o4 = Output('c2_o4', ('TENSOR_FLOAT32', [3, 3, 1, 3]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_p3)
c2_model.AddOperand(c2_o4)
c2_model.Operation('BATCH_MATMUL', c2_i0, c2_i1, c2_p2, c2_p3).To(c2_o4)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [315.3266, 198.92906, -404.39764, 222.4906, 134.40077, -290.6876, -484.00153, -472.88675, -240.91281],
    c2_i1: [
        -265.5569, -425.0867, -0.039245147, -1.4895736, 75.66416, 215.87285, 22.347261, -459.7068, 272.9809,
        380.102, 164.3055, 134.89276, -326.72055, -140.7704, -8.856717, -144.82202, 294.53094, -146.79889,
        -489.07047, -101.878914, -134.19841, -238.49747, -309.37357, -218.5835, -450.98813, 269.05984,
        222.75107
    ],
    c2_o4: [
        -83737.15, -134041.14, -12.375039, -296.3195, 15051.801, 42943.383, -9037.18, 185904.34, -110392.83,
        84569.12, 36556.43, 30012.371, -43911.496, -18919.65, -1190.3496, 42097.965, -85616.49, 42672.617,
        236710.84, 49309.55, 64952.234, 112782.29, 146298.66, 103365.24, 108648.82, -64819.965, -53663.586
    ],
}, model=c2_model, name='batch_matmul_default_FLOAT32_beyond_the_range_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# batch_matmul_default_FLOAT16_typical_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT16', [2, 1, 3, 1]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT16', [2, 1, 4, 1]))
c3_p2 = BoolScalar('c3_p2', False)
c3_p3 = BoolScalar('c3_p3', True)
c3_o4 = Output('c3_o4', ('TENSOR_FLOAT16', [2, 1, 3, 4]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_p2)
c3_model.AddOperand(c3_p3)
c3_model.AddOperand(c3_o4)
c3_model.Operation('BATCH_MATMUL', c3_i0, c3_i1, c3_p2, c3_p3).To(c3_o4)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [2.625, -1.0, -2.25, 1.5, 0.125, 2.25],
    c3_i1: [-1.125, 1.875, 1.125, -0.75, -1.75, 2.5, -1.375, 2.125],
    c3_o4: [
        -2.953, 4.92, 2.953, -1.969, 1.125, -1.875, -1.125, 0.75, 2.531, -4.22, -2.531, 1.6875, -2.625, 3.75,
        -2.062, 3.188, -0.2188, 0.3125, -0.1719, 0.2656, -3.938, 5.625, -3.094, 4.78
    ],
}, model=c3_model, name='batch_matmul_default_FLOAT16_typical_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# batch_matmul_default_FLOAT16_typical_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT16', [2, 1]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT16', [2, 2]))
c4_p2 = BoolScalar('c4_p2', True)
c4_p3 = BoolScalar('c4_p3', True)
c4_o4 = Output('c4_o4', ('TENSOR_FLOAT16', [1, 2]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_p2)
c4_model.AddOperand(c4_p3)
c4_model.AddOperand(c4_o4)
c4_model.Operation('BATCH_MATMUL', c4_i0, c4_i1, c4_p2, c4_p3).To(c4_o4)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [-2.75, -0.375],
    c4_i1: [-2.625, 1.75, 2.5, 0.0],
    c4_o4: [6.562, -6.875],
}, model=c4_model, name='batch_matmul_default_FLOAT16_typical_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# batch_matmul_default_FLOAT16_nearly_equal_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT16', [1, 3, 3]))
c5_p1 = Parameter('c5_p1', ('TENSOR_FLOAT16', [1, 3, 1]), [2.375, -0.375, 1.0])
c5_p2 = BoolScalar('c5_p2', True)
c5_p3 = BoolScalar('c5_p3', False)
c5_o4 = Output('c5_o4', ('TENSOR_FLOAT16', [1, 3, 1]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_p2)
c5_model.AddOperand(c5_p3)
c5_model.AddOperand(c5_o4)
c5_model.Operation('BATCH_MATMUL', c5_i0, c5_p1, c5_p2, c5_p3).To(c5_o4)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [-1.25, 0.0, -2.125, -1.5, 2.625, -2.75, 2.5, 0.75, -2.0],
    c5_o4: [0.09375, -0.2344, -6.016],
}, model=c5_model, name='batch_matmul_default_FLOAT16_nearly_equal_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# batch_matmul_default_FLOAT16_typical_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT16', [1, 1, 3, 1]))
c6_p1 = Parameter('c6_p1', ('TENSOR_FLOAT16', [1, 1, 3, 3]), [1.375, -1.625, -1.25, -1.5, 0.0, 1.0, 2.0, -0.75, -0.25])
c6_p2 = BoolScalar('c6_p2', True)
c6_p3 = BoolScalar('c6_p3', False)
c6_o4 = Output('c6_o4', ('TENSOR_FLOAT16', [1, 1, 1, 3]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_p2)
c6_model.AddOperand(c6_p3)
c6_model.AddOperand(c6_o4)
c6_model.Operation('BATCH_MATMUL', c6_i0, c6_p1, c6_p2, c6_p3).To(c6_o4)
c6_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c6_i0: [-2.625, 2.0, 1.875],
    c6_o4: [-2.86, 2.86, 4.812],
}, model=c6_model, name='batch_matmul_default_FLOAT16_typical_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# batch_matmul_default_FLOAT16_equal_values_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT16', [1, 1, 3, 3]))
c7_i1 = Input('c7_i1', ('TENSOR_FLOAT16', [1, 1, 2, 3]))
c7_p2 = BoolScalar('c7_p2', False)
c7_p3 = BoolScalar('c7_p3', True)
c7_o4 = Output('c7_o4', ('TENSOR_FLOAT16', [1, 1, 3, 2]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_p2)
c7_model.AddOperand(c7_p3)
c7_model.AddOperand(c7_o4)
c7_model.Operation('BATCH_MATMUL', c7_i0, c7_i1, c7_p2, c7_p3).To(c7_o4)
c7_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c7_i0: [1.0, 2.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 1.0],
    c7_i1: [1.0, 3.0, 1.0, 2.0, 3.0, 2.0],
    c7_o4: [9.0, 12.0, 8.0, 13.0, 10.0, 14.0],
}, model=c7_model, name='batch_matmul_default_FLOAT16_equal_values_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# batch_matmul_default_FLOAT16_typical_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [3, 2, 2, 1]))
c8_i1 = Input('c8_i1', ('TENSOR_FLOAT16', [3, 2, 2, 1]))
c8_p2 = BoolScalar('c8_p2', True)
c8_p3 = BoolScalar('c8_p3', False)
c8_o4 = Output('c8_o4', ('TENSOR_FLOAT16', [3, 2, 1, 1]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_i1)
c8_model.AddOperand(c8_p2)
c8_model.AddOperand(c8_p3)
c8_model.AddOperand(c8_o4)
c8_model.Operation('BATCH_MATMUL', c8_i0, c8_i1, c8_p2, c8_p3).To(c8_o4)
c8_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c8_i0: [0.75, 2.0, 2.5, -2.5, -1.375, -2.875, 0.125, -1.625, 0.375, 2.375, 1.0, 1.125],
    c8_i1: [-2.875, -2.375, -1.125, 1.25, -2.0, -0.25, -1.0, -0.375, 0.875, -1.5, 2.625, 2.75],
    c8_o4: [-6.906, -5.938, 3.469, 0.4844, -3.234, 5.72],
}, model=c8_model, name='batch_matmul_default_FLOAT16_typical_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# batch_matmul_default_QUANT8_ASYMM_SIGNED_nearly_equal_9
c9_i0 = Input('c9_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 3], 0.5, 0))
c9_i1 = Input('c9_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 3], 0.4375, 3))
c9_p2 = BoolScalar('c9_p2', False)
c9_p3 = BoolScalar('c9_p3', False)
c9_o4 = Output('c9_o4', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 3], 24.0, -22))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_p2)
c9_model.AddOperand(c9_p3)
c9_model.AddOperand(c9_o4)
c9_model.Operation('BATCH_MATMUL', c9_i0, c9_i1, c9_p2, c9_p3).To(c9_o4)
c9_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c9_i0: [78, -86, -122, -32, 71, 100, -38, 109, 39, -31, -104, -52],
    c9_i1: [0, 118, -120, 19, -62, 116, -101, -76, -13, 70, 57, -59, -10, 69, 119, -33, 114, 73],
    c9_o4: [79, 127, -128, -106, -128, 72, -71, 64, 127, -12, -128, -128],
}, model=c9_model, name='batch_matmul_default_QUANT8_ASYMM_SIGNED_nearly_equal_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# batch_matmul_default_QUANT8_ASYMM_SIGNED_equal_values_10
c10_i0 = Input('c10_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 2, 2], 0.1875, 0))
c10_i1 = Input('c10_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 3, 2], 0.1875, 51))
c10_p2 = BoolScalar('c10_p2', False)
c10_p3 = BoolScalar('c10_p3', True)
c10_o4 = Output('c10_o4', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 2, 3], 0.5, 107))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_p2)
c10_model.AddOperand(c10_p3)
c10_model.AddOperand(c10_o4)
c10_model.Operation('BATCH_MATMUL', c10_i0, c10_i1, c10_p2, c10_p3).To(c10_o4)
c10_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c10_i0: [
        1, 3, 2, 2, 2, 3, 3, 2, 2, 3, 3, 2, 1, 3, 1, 1, 1, 2, 1, 1, 1, 2, 1, 2, 3, 3, 2, 3, 3, 1, 1, 2, 1, 2,
        1, 3
    ],
    c10_i1: [
        3, 1, 3, 2, 1, 2, 2, 3, 2, 2, 1, 2, 2, 2, 3, 1, 3, 2, 2, 1, 3, 1, 3, 3, 1, 1, 2, 2, 1, 2, 1, 3, 3, 2,
        2, 1, 1, 2, 2, 3, 1, 1, 1, 2, 3, 1, 1, 1, 2, 1, 2, 1, 1, 2
    ],
    c10_o4: [
        93, 93, 93, 93, 93, 93, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 93, 93, 93, 100, 100, 100, 96,
        97, 97, 100, 100, 100, 97, 97, 97, 97, 97, 97, 86, 87, 86, 90, 90, 89, 93, 93, 93, 97, 97, 96, 97, 97,
        97, 93, 93, 93
    ],
}, model=c10_model, name='batch_matmul_default_QUANT8_ASYMM_SIGNED_equal_values_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# batch_matmul_default_QUANT8_ASYMM_SIGNED_typical_11
c11_i0 = Input('c11_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1], 0.1875, 0))
c11_i1 = Input('c11_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2], 0.375, 0))
c11_p2 = BoolScalar('c11_p2', True)
c11_p3 = BoolScalar('c11_p3', True)
c11_o4 = Output('c11_o4', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2], 4.0, 0))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_p2)
c11_model.AddOperand(c11_p3)
c11_model.AddOperand(c11_o4)
c11_model.Operation('BATCH_MATMUL', c11_i0, c11_i1, c11_p2, c11_p3).To(c11_o4)
c11_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c11_i0: [117, -65],
    c11_i1: [-8, 48, -3, 66],
    c11_o4: [-71, -82],
}, model=c11_model, name='batch_matmul_default_QUANT8_ASYMM_SIGNED_typical_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# batch_matmul_default_INT32_typical_12
c12_i0 = Input('c12_i0', ('TENSOR_INT32', [2, 1]))
c12_i1 = Input('c12_i1', ('TENSOR_INT32', [2, 2]))
c12_p2 = BoolScalar('c12_p2', True)
c12_p3 = BoolScalar('c12_p3', True)
c12_o4 = Output('c12_o4', ('TENSOR_INT32', [1, 2]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_i1)
c12_model.AddOperand(c12_p2)
c12_model.AddOperand(c12_p3)
c12_model.AddOperand(c12_o4)
c12_model.Operation('BATCH_MATMUL', c12_i0, c12_i1, c12_p2, c12_p3).To(c12_o4)
c12_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c12_i0: [0, -9],
    c12_i1: [1, 6, 9, -9],
    c12_o4: [-54, 81],
}, model=c12_model, name='batch_matmul_default_INT32_typical_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# batch_matmul_default_INT32_typical_14
c13_i0 = Input('c13_i0', ('TENSOR_INT32', [1, 1, 3, 1]))
c13_p1 = Parameter('c13_p1', ('TENSOR_INT32', [1, 1, 3, 3]), [-4, -5, 3, 4, 8, 1, -7, -3, 9])
c13_p2 = BoolScalar('c13_p2', True)
c13_p3 = BoolScalar('c13_p3', False)
c13_o4 = Output('c13_o4', ('TENSOR_INT32', [1, 1, 1, 3]))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_p1)
c13_model.AddOperand(c13_p2)
c13_model.AddOperand(c13_p3)
c13_model.AddOperand(c13_o4)
c13_model.Operation('BATCH_MATMUL', c13_i0, c13_p1, c13_p2, c13_p3).To(c13_o4)
c13_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c13_i0: [-5, -7, 5],
    c13_o4: [-43, -46, 23],
}, model=c13_model, name='batch_matmul_default_INT32_typical_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# batch_matmul_default_INT32_typical_16
c14_i0 = Input('c14_i0', ('TENSOR_INT32', [3, 2, 2, 1]))
c14_i1 = Input('c14_i1', ('TENSOR_INT32', [3, 2, 2, 1]))
c14_p2 = BoolScalar('c14_p2', True)
c14_p3 = BoolScalar('c14_p3', False)
c14_o4 = Output('c14_o4', ('TENSOR_INT32', [3, 2, 1, 1]))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_i1)
c14_model.AddOperand(c14_p2)
c14_model.AddOperand(c14_p3)
c14_model.AddOperand(c14_o4)
c14_model.Operation('BATCH_MATMUL', c14_i0, c14_i1, c14_p2, c14_p3).To(c14_o4)
c14_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c14_i0: [9, 7, -2, 2, 0, 1, -9, 4, 8, -4, -3, -7],
    c14_i1: [-3, -4, -5, 5, 6, 3, -8, -1, -9, -7, 8, 7],
    c14_o4: [-55, 20, 3, 68, -44, -73],
}, model=c14_model, name='batch_matmul_default_INT32_typical_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# batch_matmul_default_INT32_nearly_equal_17
c15_i0 = Input('c15_i0', ('TENSOR_INT32', [1, 3, 3]))
c15_p1 = Parameter('c15_p1', ('TENSOR_INT32', [1, 3, 1]), [4097, 4099, 4097])
c15_p2 = BoolScalar('c15_p2', True)
c15_p3 = BoolScalar('c15_p3', False)
c15_o4 = Output('c15_o4', ('TENSOR_INT32', [1, 3, 1]))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_p1)
c15_model.AddOperand(c15_p2)
c15_model.AddOperand(c15_p3)
c15_model.AddOperand(c15_o4)
c15_model.Operation('BATCH_MATMUL', c15_i0, c15_p1, c15_p2, c15_p3).To(c15_o4)
c15_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c15_i0: [4097, 4099, 4095, 4093, 4096, 4092, 4098, 4097, 4099],
    c15_o4: [50352122, 50368516, 50343926],
}, model=c15_model, name='batch_matmul_default_INT32_nearly_equal_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
