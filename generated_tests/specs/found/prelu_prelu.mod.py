from math import inf, nan

import numpy as np

# prelu_default_FLOAT32_full_mantissas_0
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
c0_model.Operation('PRELU', c0_p0, c0_i1).To(c0_o2)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i1: [
        0.067715324, 2.5749876, -0.68960637, -1.4342539, -0.04393699, 2.8854535, -2.5956922, -1.6706841,
        1.4983115, -0.08105189, -0.38719082, 2.6825945, -0.8850312, 1.0452458, -2.406857, -0.30878583,
        0.49241036, 1.6706831, -1.7849207, -2.2202299, -2.331061, 2.993155, -2.741937, 0.39160365
    ],
    c0_o2: [
        0.6387915, -2.7372139, 2.7255864, 1.2665157, 1.2644073, 2.8715298, 3.2475274, 1.0810783, 0.68844926,
        0.042983443, 2.1643207, -3.744761, 2.2312808, -0.7658568, 2.759164, 0.81230295, 2.1757116, 2.5294201,
        4.4977674, 0.5765457, 4.180584, 1.6469179, 0.6366581, 1.750277
    ],
}, model=c0_model, name='prelu_default_FLOAT32_full_mantissas_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_FLOAT32_long_rows_1
c1_p0 = Parameter('c1_p0', ('TENSOR_FLOAT32', [2, 17]), [
        1.125, -0.125, 0.25, -1.875, 2.25, 0.625, -1.75, -1.625, 1.0, -2.0, 0.875, 1.375, -0.25, 2.125,
        -2.375, -2.5, -1.125, 0.0, -0.625, 0.75, -2.625, -2.125, 2.75, -0.375, -1.0, -2.25, -2.75, 3.0, 2.375,
        1.875, 2.625, 0.125, 1.75, -3.0
    ])
c1_i1 = Input('c1_i1', ('TENSOR_FLOAT32', [17]))
c1_o2 = Output('c1_o2', ('TENSOR_FLOAT32', [2, 17]))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('PRELU', c1_p0, c1_i1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i1: [
        0.0, 0.5, 0.25, 0.625, -0.875, 2.75, -0.75, -1.625, 2.25, -2.375, 1.375, -0.5, -2.0, -1.5, -1.875,
        -2.5, -0.125
    ],
    c1_o2: [
        1.125, -0.0625, 0.25, -1.171875, 2.25, 0.625, 1.3125, 2.640625, 1.0, 4.75, 0.875, 1.375, 0.5, 2.125,
        4.453125, 6.25, 0.140625, 0.0, -0.3125, 0.75, -1.640625, 1.859375, 2.75, 0.28125, 1.625, -5.0625,
        6.53125, 3.0, 2.375, 1.875, 2.625, 0.125, 1.75, 0.375
    ],
}, model=c1_model, name='prelu_default_FLOAT32_long_rows_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_FLOAT32_equal_values_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [1, 3]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [4, 1, 3]))
c2_o2 = Output('c2_o2', ('TENSOR_FLOAT32', [4, 1, 3]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('PRELU', c2_i0, c2_i1).To(c2_o2)
c2_model.RelaxedExecution(True).IntroducedIn(None)
Example({
    c2_i0: [2.0, 3.0, 1.0],
    c2_i1: [1.0, 2.0, 2.0, 3.0, 1.0, 1.0, 3.0, 1.0, 1.0, 1.0, 1.0, 2.0],
    c2_o2: [2.0, 3.0, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 1.0],
}, model=c2_model, name='prelu_default_FLOAT32_equal_values_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_FLOAT32_full_mantissas_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [3, 2]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT32', [3, 1]))
c3_o2 = Output('c3_o2', ('TENSOR_FLOAT32', [3, 2]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_o2)
c3_model.Operation('PRELU', c3_i0, c3_i1).To(c3_o2)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [1.4400871, 1.2718399, 1.6404729, 2.3686938, -2.6826146, -2.302502],
    c3_i1: [-0.43432984, 2.737115, 2.2114508],
    c3_o2: [1.4400871, 1.2718399, 1.6404729, 2.3686938, -5.9324703, -5.09187],
}, model=c3_model, name='prelu_default_FLOAT32_full_mantissas_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_FLOAT32_equal_values_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [2, 1, 2, 1, 1]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT32', [1, 2]))
c4_o2 = Output('c4_o2', ('TENSOR_FLOAT32', [2, 1, 2, 1, 2]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_o2)
c4_model.Operation('PRELU', c4_i0, c4_i1).To(c4_o2)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [2.0, 2.0, 2.0, 1.0],
    c4_i1: [1.0, 2.0],
    c4_o2: [2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 1.0, 1.0],
}, model=c4_model, name='prelu_default_FLOAT32_equal_values_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_FLOAT16_nearly_equal_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT16', [1, 2, 1]))
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT16', [2, 4]))
c5_o2 = Output('c5_o2', ('TENSOR_FLOAT16', [1, 2, 4]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_o2)
c5_model.Operation('PRELU', c5_i0, c5_i1).To(c5_o2)
c5_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c5_i0: [2.0, -1.75],
    c5_i1: [0.375, 2.625, -2.625, -1.5, 3.0, -0.25, -3.0, 0.625],
    c5_o2: [2.0, 2.0, 2.0, 2.0, -5.25, 0.4375, 5.25, -1.094],
}, model=c5_model, name='prelu_default_FLOAT16_nearly_equal_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_QUANT8_ASYMM_full_mantissas_6
c6_i0 = Input('c6_i0', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.3125, 128))
c6_p1 = Parameter('c6_p1', ('TENSOR_QUANT8_ASYMM', [3, 1], 0.5, 128), [47, 175, 207])
c6_o2 = Output('c6_o2', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.5, 178))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_o2)
c6_model.Operation('PRELU', c6_i0, c6_p1).To(c6_o2)
c6_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c6_i0: [171, 192, 249, 14, 11, 168],
    c6_o2: [205, 218, 254, 0, 0, 203],
}, model=c6_model, name='prelu_default_QUANT8_ASYMM_full_mantissas_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_QUANT8_ASYMM_nearly_equal_7
c7_i0 = Input('c7_i0', ('TENSOR_QUANT8_ASYMM', [1, 2, 1], 0.1875, 39))
c7_i1 = Input('c7_i1', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.25, 128))
c7_o2 = Output('c7_o2', ('TENSOR_QUANT8_ASYMM', [1, 2, 4], 0.375, 27))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_o2)
c7_model.Operation('PRELU', c7_i0, c7_i1).To(c7_o2)
c7_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c7_i0: [86, 154],
    c7_i1: [219, 200, 158, 197, 153, 239, 167, 209],
    c7_o2: [51, 51, 51, 51, 85, 85, 85, 85],
}, model=c7_model, name='prelu_default_QUANT8_ASYMM_nearly_equal_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_QUANT8_ASYMM_SIGNED_full_mantissas_8
c8_i0 = Input('c8_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2], 0.3125, 0))
c8_p1 = Parameter('c8_p1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1], 0.5, 0), [-81, 47, 79])
c8_o2 = Output('c8_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2], 0.5, 50))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_o2)
c8_model.Operation('PRELU', c8_i0, c8_p1).To(c8_o2)
c8_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c8_i0: [43, 64, 121, -114, -117, 40],
    c8_o2: [77, 90, 126, -128, -128, 75],
}, model=c8_model, name='prelu_default_QUANT8_ASYMM_SIGNED_full_mantissas_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# prelu_default_QUANT8_ASYMM_SIGNED_nearly_equal_9
c9_i0 = Input('c9_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 1], 0.1875, -89))
c9_i1 = Input('c9_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.25, 0))
c9_o2 = Output('c9_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 4], 0.375, -101))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_o2)
c9_model.Operation('PRELU', c9_i0, c9_i1).To(c9_o2)
c9_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c9_i0: [-42, 26],
    c9_i1: [91, 72, 30, 69, 25, 111, 39, 81],
    c9_o2: [-77, -77, -77, -77, -43, -43, -43, -43],
}, model=c9_model, name='prelu_default_QUANT8_ASYMM_SIGNED_nearly_equal_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
