from math import inf, nan

import numpy as np

# maximum_default_FLOAT32_full_mantissas_0
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
c0_model.Operation('MAXIMUM', c0_p0, c0_i1).To(c0_o2)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i1: [
        0.067715324, 2.5749876, -0.68960637, -1.4342539, -0.04393699, 2.8854535, -2.5956922, -1.6706841,
        1.4983115, -0.08105189, -0.38719082, 2.6825945, -0.8850312, 1.0452458, -2.406857, -0.30878583,
        0.49241036, 1.6706831, -1.7849207, -2.2202299, -2.331061, 2.993155, -2.741937, 0.39160365
    ],
    c0_o2: [
        0.6387915, 2.5749876, 2.7255864, 1.2665157, 1.2644073, 2.8854535, -1.2511219, 1.0810783, 1.4983115,
        -0.08105189, 2.1643207, 2.6825945, -0.8850312, 1.0452458, 2.759164, -0.30878583, 2.1757116, 2.5294201,
        -1.7849207, 0.5765457, -1.7934254, 2.993155, 0.6366581, 1.750277
    ],
}, model=c0_model, name='maximum_default_FLOAT32_full_mantissas_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_FLOAT32_equal_values_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [2, 1, 2, 1, 1]))
c1_i1 = Input('c1_i1', ('TENSOR_FLOAT32', [1, 2]))
c1_o2 = Output('c1_o2', ('TENSOR_FLOAT32', [2, 1, 2, 1, 2]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('MAXIMUM', c1_i0, c1_i1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [2.0, 2.0, 2.0, 1.0],
    c1_i1: [1.0, 2.0],
    c1_o2: [2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 1.0, 2.0],
}, model=c1_model, name='maximum_default_FLOAT32_equal_values_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_FLOAT32_nearly_equal_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [3, 1, 1, 1]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [1, 1]))
c2_o2 = Output('c2_o2', ('TENSOR_FLOAT32', [3, 1, 1, 1]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('MAXIMUM', c2_i0, c2_i1).To(c2_o2)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [0.9999993, 1.0, 1.0000007],
    c2_i1: [0.9999993],
    c2_o2: [0.9999993, 1.0, 1.0000007],
}, model=c2_model, name='maximum_default_FLOAT32_nearly_equal_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_FLOAT16_equal_values_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT16', [3, 3]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT16', [2, 2, 3, 3]))
c3_o2 = Output('c3_o2', ('TENSOR_FLOAT16', [2, 2, 3, 3]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_o2)
c3_model.Operation('MAXIMUM', c3_i0, c3_i1).To(c3_o2)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [3.0, 1.0, 3.0, 3.0, 1.0, 2.0, 2.0, 3.0, 3.0],
    c3_i1: [
        2.0, 2.0, 2.0, 3.0, 1.0, 3.0, 1.0, 2.0, 1.0, 1.0, 3.0, 1.0, 3.0, 3.0, 3.0, 1.0, 3.0, 2.0, 2.0, 1.0,
        1.0, 1.0, 2.0, 3.0, 3.0, 1.0, 2.0, 2.0, 2.0, 3.0, 2.0, 1.0, 3.0, 3.0, 1.0, 1.0
    ],
    c3_o2: [
        3.0, 2.0, 3.0, 3.0, 1.0, 3.0, 2.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 2.0, 3.0, 3.0, 3.0, 1.0,
        3.0, 3.0, 2.0, 3.0, 3.0, 3.0, 3.0, 3.0, 2.0, 3.0, 3.0, 1.0, 3.0, 3.0, 3.0, 3.0
    ],
}, model=c3_model, name='maximum_default_FLOAT16_equal_values_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_FLOAT16_full_mantissas_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT16', [2, 1, 2, 2]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT16', [2, 1, 1, 2]))
c4_o2 = Output('c4_o2', ('TENSOR_FLOAT16', [2, 1, 2, 2]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_o2)
c4_model.Operation('MAXIMUM', c4_i0, c4_i1).To(c4_o2)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [1.648, -1.331, -1.864, 2.855, 1.311, 0.744, 1.887, -2.29],
    c4_i1: [1.458, 1.495, 1.532, -1.309],
    c4_o2: [1.648, 1.495, 1.458, 2.855, 1.532, 0.744, 1.887, -1.309],
}, model=c4_model, name='maximum_default_FLOAT16_full_mantissas_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_FLOAT16_nearly_equal_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT16', [1, 2, 1]))
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT16', [2, 4]))
c5_o2 = Output('c5_o2', ('TENSOR_FLOAT16', [1, 2, 4]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_o2)
c5_model.Operation('MAXIMUM', c5_i0, c5_i1).To(c5_o2)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [2.0, -1.75],
    c5_i1: [0.375, 2.625, -2.625, -1.5, 3.0, -0.25, -3.0, 0.625],
    c5_o2: [2.0, 2.625, 2.0, 2.0, 3.0, -0.25, -1.75, 0.625],
}, model=c5_model, name='maximum_default_FLOAT16_nearly_equal_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_QUANT8_ASYMM_full_mantissas_6
c6_i0 = Input('c6_i0', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.3125, 128))
c6_p1 = Parameter('c6_p1', ('TENSOR_QUANT8_ASYMM', [3, 1], 0.5, 128), [47, 175, 207])
c6_o2 = Output('c6_o2', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.5, 178))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_o2)
c6_model.Operation('MAXIMUM', c6_i0, c6_p1).To(c6_o2)
c6_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c6_i0: [171, 192, 249, 14, 11, 168],
    c6_o2: [205, 218, 254, 225, 255, 255],
}, model=c6_model, name='maximum_default_QUANT8_ASYMM_full_mantissas_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_QUANT8_ASYMM_nearly_equal_7
c7_i0 = Input('c7_i0', ('TENSOR_QUANT8_ASYMM', [1, 2, 1], 0.1875, 39))
c7_i1 = Input('c7_i1', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.25, 128))
c7_o2 = Output('c7_o2', ('TENSOR_QUANT8_ASYMM', [1, 2, 4], 0.375, 27))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_o2)
c7_model.Operation('MAXIMUM', c7_i0, c7_i1).To(c7_o2)
c7_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c7_i0: [86, 154],
    c7_i1: [219, 200, 158, 197, 153, 239, 167, 209],
    c7_o2: [88, 75, 51, 73, 85, 101, 85, 85],
}, model=c7_model, name='maximum_default_QUANT8_ASYMM_nearly_equal_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_INT32_beyond_the_range_8
c8_i0 = Input('c8_i0', ('TENSOR_INT32', [1]))
c8_i1 = Input('c8_i1', ('TENSOR_INT32', [1, 2, 1, 2, 2]))
c8_o2 = Output('c8_o2', ('TENSOR_INT32', [1, 2, 1, 2, 2]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_i1)
c8_model.AddOperand(c8_o2)
c8_model.Operation('MAXIMUM', c8_i0, c8_i1).To(c8_o2)
c8_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c8_i0: [-211271299],
    c8_i1: [-54325612, -294792155, -926936849, 907185826, 773489251, -627290800, -811685875, -208094120],
    c8_o2: [-54325612, -211271299, -211271299, 907185826, 773489251, -211271299, -211271299, -208094120],
}, model=c8_model, name='maximum_default_INT32_beyond_the_range_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_INT32_equal_values_9
c9_i0 = Input('c9_i0', ('TENSOR_INT32', [4, 2]))
c9_i1 = Input('c9_i1', ('TENSOR_INT32', [2]))
c9_o2 = Output('c9_o2', ('TENSOR_INT32', [4, 2]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_o2)
c9_model.Operation('MAXIMUM', c9_i0, c9_i1).To(c9_o2)
c9_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c9_i0: [3, 1, 2, 3, 2, 3, 1, 2],
    c9_i1: [2, 1],
    c9_o2: [3, 1, 2, 3, 2, 3, 2, 2],
}, model=c9_model, name='maximum_default_INT32_equal_values_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_INT32_nearly_equal_10
c10_i0 = Input('c10_i0', ('TENSOR_INT32', [1, 2, 1]))
c10_i1 = Input('c10_i1', ('TENSOR_INT32', [2, 4]))
c10_o2 = Output('c10_o2', ('TENSOR_INT32', [1, 2, 4]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_o2)
c10_model.Operation('MAXIMUM', c10_i0, c10_i1).To(c10_o2)
c10_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c10_i0: [16777214, 16777215],
    c10_i1: [16777214, 16777214, 16777215, 16777213, 16777212, 16777215, 16777218, 16777213],
    c10_o2: [16777214, 16777214, 16777215, 16777214, 16777215, 16777215, 16777218, 16777215],
}, model=c10_model, name='maximum_default_INT32_nearly_equal_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_QUANT8_ASYMM_SIGNED_nearly_equal_11
c11_i0 = Input('c11_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 1], 0.1875, -89))
c11_i1 = Input('c11_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.25, 0))
c11_o2 = Output('c11_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 4], 0.375, -101))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_o2)
c11_model.Operation('MAXIMUM', c11_i0, c11_i1).To(c11_o2)
c11_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c11_i0: [-42, 26],
    c11_i1: [91, 72, 30, 69, 25, 111, 39, 81],
    c11_o2: [-40, -53, -77, -55, -43, -27, -43, -43],
}, model=c11_model, name='maximum_default_QUANT8_ASYMM_SIGNED_nearly_equal_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
