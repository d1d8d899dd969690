from math import inf, nan

import numpy as np

# minimum_default_FLOAT32_full_mantissas_0
c0_p0 = Parameter('c0_p0', ('TENSOR_FLOAT32', [3, 4, 2]), [
        0.6387915, -1.0630008, 2.7255864, 1.2665157, 1.2644073, 2.8715298, -1.2511219, 1.0810783, 0.68844926,
        -0.53032005, 2.1643207, -1.3959475, -2.5211322, -0.732705, 2.759164, -2.6306355, 2.1757116, 2.5294201,
        -2.5198696, 0.5765457, -1.7934254, 1.6469179, 0.6366581, 1.750277
    ])
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [3, 4, 2]))
c0_o2 = Output('c0_o2', ('TENSOR_FLOAT32', [3, 4, 2]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('MINIMUM', c0_p0, c0_i1).To(c0_o2)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i1: [
        0.067715324, 2.5749876, -0.68960637, -1.4342539, -0.04393699, 2.8854535, -2.5956922, -1.6706841,
        1.4983115, -0.08105189, -0.38719082, 2.6825945, -0.8850312, 1.0452458, -2.406857, -0.30878583,
        0.49241036, 1.6706831, -1.7849207, -2.2202299, -2.331061, 2.993155, -2.741937, 0.39160365
    ],
    c0_o2: [
        0.067715324, -1.0630008, -0.68960637, -1.4342539, -0.04393699, 2.8715298, -2.5956922, -1.6706841,
        0.68844926, -0.53032005, -0.38719082, -1.3959475, -2.5211322, -0.732705, -2.406857, -2.6306355,
        0.49241036, 1.6706831, -2.5198696, -2.2202299, -2.331061, 1.6469179, -2.741937, 0.39160365
    ],
}, model=c0_model, name='minimum_default_FLOAT32_full_mantissas_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_FLOAT32_equal_values_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [2, 1, 2, 1, 1]))
c1_i1 = Input('c1_i1', ('TENSOR_FLOAT32', [1, 2]))
c1_o2 = Output('c1_o2', ('TENSOR_FLOAT32', [2, 1, 2, 1, 2]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('MINIMUM', c1_i0, c1_i1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [2.0, 2.0, 2.0, 1.0],
    c1_i1: [1.0, 2.0],
    c1_o2: [1.0, 2.0, 1.0, 2.0, 1.0, 2.0, 1.0, 1.0],
}, model=c1_model, name='minimum_default_FLOAT32_equal_values_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_FLOAT32_nearly_equal_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [3, 1, 1, 1]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [1, 1]))
c2_o2 = Output('c2_o2', ('TENSOR_FLOAT32', [3, 1, 1, 1]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('MINIMUM', c2_i0, c2_i1).To(c2_o2)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [0.9999993, 1.0, 1.0000007],
    c2_i1: [0.9999993],
    c2_o2: [0.9999993, 0.9999993, 0.9999993],
}, model=c2_model, name='minimum_default_FLOAT32_nearly_equal_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_FLOAT16_full_mantissas_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT16', [2, 1, 2, 2]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT16', [2, 1, 1, 2]))
c3_o2 = Output('c3_o2', ('TENSOR_FLOAT16', [2, 1, 2, 2]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_o2)
c3_model.Operation('MINIMUM', c3_i0, c3_i1).To(c3_o2)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [1.648, -1.331, -1.864, 2.855, 1.311, 0.744, 1.887, -2.29],
    c3_i1: [1.458, 1.495, 1.532, -1.309],
    c3_o2: [1.458, -1.331, -1.864, 1.495, 1.311, -1.309, 1.532, -2.29],
}, model=c3_model, name='minimum_default_FLOAT16_full_mantissas_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_FLOAT16_nearly_equal_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT16', [1, 2, 1]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT16', [2, 4]))
c4_o2 = Output('c4_o2', ('TENSOR_FLOAT16', [1, 2, 4]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_o2)
c4_model.Operation('MINIMUM', c4_i0, c4_i1).To(c4_o2)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [2.0, -1.75],
    c4_i1: [0.375, 2.625, -2.625, -1.5, 3.0, -0.25, -3.0, 0.625],
    c4_o2: [0.375, 2.0, -2.625, -1.5, -1.75, -1.75, -3.0, -1.75],
}, model=c4_model, name='minimum_default_FLOAT16_nearly_equal_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_QUANT8_ASYMM_beyond_the_range_5
c5_p0 = Parameter('c5_p0', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.3125, 170), [0, 0, 255, 0])
c5_i1 = Input('c5_i1', ('TENSOR_QUANT8_ASYMM', [4, 2, 2], 0.1875, 26))
c5_o2 = Output('c5_o2', ('TENSOR_QUANT8_ASYMM', [4, 2, 2], 0.125, 191))
c5_model = Model()
c5_model.AddOperand(c5_p0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_o2)
c5_model.Operation('MINIMUM', c5_p0, c5_i1).To(c5_o2)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i1: [0, 0, 0, 0, 255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 0, 255],
    c5_o2: [0, 0, 152, 0, 0, 0, 152, 0, 0, 0, 152, 0, 0, 0, 152, 0],
}, model=c5_model, name='minimum_default_QUANT8_ASYMM_beyond_the_range_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_QUANT8_ASYMM_nearly_equal_6
c6_i0 = Input('c6_i0', ('TENSOR_QUANT8_ASYMM', [1, 2, 1], 0.1875, 39))
c6_i1 = Input('c6_i1', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.25, 128))
c6_o2 = Output('c6_o2', ('TENSOR_QUANT8_ASYMM', [1, 2, 4], 0.375, 27))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_i1)
c6_model.AddOperand(c6_o2)
c6_model.Operation('MINIMUM', c6_i0, c6_i1).To(c6_o2)
c6_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c6_i0: [86, 154],
    c6_i1: [219, 200, 158, 197, 153, 239, 167, 209],
    c6_o2: [51, 51, 47, 51, 44, 85, 53, 81],
}, model=c6_model, name='minimum_default_QUANT8_ASYMM_nearly_equal_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_INT32_beyond_the_range_7
c7_i0 = Input('c7_i0', ('TENSOR_INT32', [1]))
c7_i1 = Input('c7_i1', ('TENSOR_INT32', [1, 2, 1, 2, 2]))
c7_o2 = Output('c7_o2', ('TENSOR_INT32', [1, 2, 1, 2, 2]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_o2)
c7_model.Operation('MINIMUM', c7_i0, c7_i1).To(c7_o2)
c7_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c7_i0: [-211271299],
    c7_i1: [-54325612, -294792155, -926936849, 907185826, 773489251, -627290800, -811685875, -208094120],
    c7_o2: [-211271299, -294792155, -926936849, -211271299, -211271299, -627290800, -811685875, -211271299],
}, model=c7_model, name='minimum_default_INT32_beyond_the_range_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_INT32_equal_values_8
c8_i0 = Input('c8_i0', ('TENSOR_INT32', [3, 3]))
c8_i1 = Input('c8_i1', ('TENSOR_INT32', [2, 2, 3, 3]))
c8_o2 = Output('c8_o2', ('TENSOR_INT32', [2, 2, 3, 3]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_i1)
c8_model.AddOperand(c8_o2)
c8_model.Operation('MINIMUM', c8_i0, c8_i1).To(c8_o2)
c8_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c8_i0: [3, 1, 3, 3, 1, 2, 2, 3, 3],
    c8_i1: [
        2, 2, 2, 3, 1, 3, 1, 2, 1, 1, 3, 1, 3, 3, 3, 1, 3, 2, 2, 1, 1, 1, 2, 3, 3, 1, 2, 2, 2, 3, 2, 1, 3, 3,
        1, 1
    ],
    c8_o2: [
        2, 1, 2, 3, 1, 2, 1, 2, 1, 1, 1, 1, 3, 1, 2, 1, 3, 2, 2, 1, 1, 1, 1, 2, 2, 1, 2, 2, 1, 3, 2, 1, 2, 2,
        1, 1
    ],
}, model=c8_model, name='minimum_default_INT32_equal_values_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_INT32_full_mantissas_9
c9_i0 = Input('c9_i0', ('TENSOR_INT32', [2, 1, 2, 2]))
c9_i1 = Input('c9_i1', ('TENSOR_INT32', [2, 1, 1, 2]))
c9_o2 = Output('c9_o2', ('TENSOR_INT32', [2, 1, 2, 2]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_o2)
c9_model.Operation('MINIMUM', c9_i0, c9_i1).To(c9_o2)
c9_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c9_i0: [8, 2, 1, 0, -9, -6, 4, 7],
    c9_i1: [-6, -2, -7, 9],
    c9_o2: [-6, -2, -6, -2, -9, -6, -7, 7],
}, model=c9_model, name='minimum_default_INT32_full_mantissas_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_INT32_nearly_equal_10
c10_i0 = Input('c10_i0', ('TENSOR_INT32', [1, 2, 1]))
c10_i1 = Input('c10_i1', ('TENSOR_INT32', [2, 4]))
c10_o2 = Output('c10_o2', ('TENSOR_INT32', [1, 2, 4]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_o2)
c10_model.Operation('MINIMUM', c10_i0, c10_i1).To(c10_o2)
c10_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c10_i0: [16777214, 16777215],
    c10_i1: [16777214, 16777214, 16777215, 16777213, 16777212, 16777215, 16777218, 16777213],
    c10_o2: [16777214, 16777214, 16777214, 16777213, 16777212, 16777215, 16777215, 16777213],
}, model=c10_model, name='minimum_default_INT32_nearly_equal_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_QUANT8_ASYMM_SIGNED_long_rows_11
c11_p0 = Parameter('c11_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.1875, -86), [
        -123, 5, -103, 88, -11, 121, -107, -84, -71, -100, -121, 64, -87, 110, -110, 49, 29, 91, -98, -94, 14,
        -116, 48, -6, -36, -17, 75, 62, -35, -5, -92, -61, 18, 112
    ])
c11_i1 = Input('c11_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [17], 0.0625, 0))
c11_o2 = Output('c11_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.1875, 0))
c11_model = Model()
c11_model.AddOperand(c11_p0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_o2)
c11_model.Operation('MINIMUM', c11_p0, c11_i1).To(c11_o2)
c11_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c11_i1: [61, 104, -62, -48, -70, -33, -9, -117, 70, -91, 122, -25, -4, -118, -50, 105, -100],
    c11_o2: [
        -37, 35, -21, -16, -23, -11, -21, -39, 15, -30, -35, -8, -1, -39, -24, 35, -33, 20, -12, -21, -16,
        -30, -11, -3, -39, 23, -30, 41, -8, -1, -39, -17, 35, -33
    ],
}, model=c11_model, name='minimum_default_QUANT8_ASYMM_SIGNED_long_rows_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_QUANT8_ASYMM_SIGNED_nearly_equal_12
c12_i0 = Input('c12_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 1], 0.1875, -89))
c12_i1 = Input('c12_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.25, 0))
c12_o2 = Output('c12_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 4], 0.375, -101))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_i1)
c12_model.AddOperand(c12_o2)
c12_model.Operation('MINIMUM', c12_i0, c12_i1).To(c12_o2)
c12_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c12_i0: [-42, 26],
    c12_i1: [91, 72, 30, 69, 25, 111, 39, 81],
    c12_o2: [-77, -77, -81, -77, -84, -43, -75, -47],
}, model=c12_model, name='minimum_default_QUANT8_ASYMM_SIGNED_nearly_equal_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
