from math import inf, nan

import numpy as np

# cast_default_FLOAT16_mixed_0
c0_p0 = Parameter('c0_p0', ('TENSOR_FLOAT16', [2, 1, 2, 2, 2]), [
        -2.5, -0.75, 1.875, 2.25, 1.625, -0.5, 1.125, 2.125, 1.5, -0.125, -1.5, -1.375, 0.25, 2.5, 0.75,
        -0.375
    ])
c0_o1 = Output('c0_o1', ('TENSOR_FLOAT16', [2, 1, 2, 2, 2]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_o1)
c0_model.Operation('CAST', c0_p0).To(c0_o1)
c0_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c0_o1: [
        -2.5, -0.75, 1.875, 2.25, 1.625, -0.5, 1.125, 2.125, 1.5, -0.125, -1.5, -1.375, 0.25, 2.5, 0.75,
        -0.375
    ],
}, model=c0_model, name='default_FLOAT16_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT16_rank_input_1_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT16', [3]))
c1_o1 = Output('c1_o1', ('TENSOR_FLOAT16', [3]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_o1)
c1_model.Operation('CAST', c1_i0).To(c1_o1)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_i0: [2.875, -1.125, -0.25],
    c1_o1: [2.875, -1.125, -0.25],
}, model=c1_model, name='default_FLOAT16_rank_input_1_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT16_rank_input_2_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT16', [1, 1]))
c2_o1 = Output('c2_o1', ('TENSOR_FLOAT16', [1, 1]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_o1)
c2_model.Operation('CAST', c2_i0).To(c2_o1)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [1.375],
    c2_o1: [1.375],
}, model=c2_model, name='default_FLOAT16_rank_input_2_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT16_rank_input_3_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT16', [2, 2, 1]))
c3_o1 = Output('c3_o1', ('TENSOR_FLOAT16', [2, 2, 1]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_o1)
c3_model.Operation('CAST', c3_i0).To(c3_o1)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [1.125, 2.75, 0.125, 2.875],
    c3_o1: [1.125, 2.75, 0.125, 2.875],
}, model=c3_model, name='default_FLOAT16_rank_input_3_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT16_rank_input_4_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT16', [1, 2, 2, 3]))
c4_o1 = Output('c4_o1', ('TENSOR_FLOAT16', [1, 2, 2, 3]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_o1)
c4_model.Operation('CAST', c4_i0).To(c4_o1)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [2.375, 1.75, -2.125, 2.25, -1.5, -0.25, 1.625, 0.375, 0.875, -2.625, 2.75, -1.25],
    c4_o1: [2.375, 1.75, -2.125, 2.25, -1.5, -0.25, 1.625, 0.375, 0.875, -2.625, 2.75, -1.25],
}, model=c4_model, name='default_FLOAT16_rank_input_4_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT16_tail_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT16', [1, 17]))
c5_o1 = Output('c5_o1', ('TENSOR_FLOAT16', [1, 17]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_o1)
c5_model.Operation('CAST', c5_i0).To(c5_o1)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [
        -0.75, 0.875, -0.875, -1.0, -2.125, 0.0, 2.125, 0.125, -1.75, 2.625, 1.25, 2.25, -1.125, 1.5, 2.375,
        1.75, -1.375
    ],
    c5_o1: [
        -0.75, 0.875, -0.875, -1.0, -2.125, 0.0, 2.125, 0.125, -1.75, 2.625, 1.25, 2.25, -1.125, 1.5, 2.375,
        1.75, -1.375
    ],
}, model=c5_model, name='default_FLOAT16_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT16_FLOAT32_mixed_6
c6_p0 = Parameter('c6_p0', ('TENSOR_FLOAT16', [2, 1]), [-0.25, -1.25])
c6_o1 = Output('c6_o1', ('TENSOR_FLOAT32', [2, 1]))
c6_model = Model()
c6_model.AddOperand(c6_p0)
c6_model.AddOperand(c6_o1)
c6_model.Operation('CAST', c6_p0).To(c6_o1)
c6_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c6_o1: [-0.25, -1.25],
}, model=c6_model, name='default_FLOAT16_FLOAT32_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT16_FLOAT32_rank_input_1_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT16', [2]))
c7_o1 = Output('c7_o1', ('TENSOR_FLOAT32', [2]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_o1)
c7_model.Operation('CAST', c7_i0).To(c7_o1)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i0: [-0.625, -3.0],
    c7_o1: [-0.625, -3.0],
}, model=c7_model, name='default_FLOAT16_FLOAT32_rank_input_1_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT16_FLOAT32_rank_input_3_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [1, 3, 3]))
c8_o1 = Output('c8_o1', ('TENSOR_FLOAT32', [1, 3, 3]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_o1)
c8_model.Operation('CAST', c8_i0).To(c8_o1)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [2.5, 0.375, 2.625, 2.25, -1.625, -2.75, 1.875, 2.75, -0.625],
    c8_o1: [2.5, 0.375, 2.625, 2.25, -1.625, -2.75, 1.875, 2.75, -0.625],
}, model=c8_model, name='default_FLOAT16_FLOAT32_rank_input_3_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT16_FLOAT32_rank_input_4_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [1, 1, 2, 2]))
c9_o1 = Output('c9_o1', ('TENSOR_FLOAT32', [1, 1, 2, 2]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_o1)
c9_model.Operation('CAST', c9_i0).To(c9_o1)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [0.875, 1.25, -0.5, -1.125],
    c9_o1: [0.875, 1.25, -0.5, -1.125],
}, model=c9_model, name='default_FLOAT16_FLOAT32_rank_input_4_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT16_FLOAT32_rank_input_5_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [1, 2, 2, 2, 2]))
c10_o1 = Output('c10_o1', ('TENSOR_FLOAT32', [1, 2, 2, 2, 2]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_o1)
c10_model.Operation('CAST', c10_i0).To(c10_o1)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [
        -1.5, -2.75, 1.75, -1.125, 0.625, 2.375, 0.25, -2.875, -1.625, 2.75, 0.375, 2.0, -1.25, -2.625, -2.5,
        -2.25
    ],
    c10_o1: [
        -1.5, -2.75, 1.75, -1.125, 0.625, 2.375, 0.25, -2.875, -1.625, 2.75, 0.375, 2.0, -1.25, -2.625, -2.5,
        -2.25
    ],
}, model=c10_model, name='default_FLOAT16_FLOAT32_rank_input_5_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT16_FLOAT32_tail_11
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT16', [2, 17]))
c11_o1 = Output('c11_o1', ('TENSOR_FLOAT32', [2, 17]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_o1)
c11_model.Operation('CAST', c11_i0).To(c11_o1)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i0: [
        -0.625, -3.0, -1.125, -0.875, 2.625, -0.5, 0.625, 1.0, 0.125, -0.25, 0.375, -2.875, 0.25, -1.25,
        0.875, 0.5, -1.375, -2.25, -1.75, 2.0, -2.75, 1.625, 3.0, -2.125, 1.875, 1.5, 1.125, 1.375, -2.375,
        -2.0, -1.5, 1.75, 2.125, 0.75
    ],
    c11_o1: [
        -0.625, -3.0, -1.125, -0.875, 2.625, -0.5, 0.625, 1.0, 0.125, -0.25, 0.375, -2.875, 0.25, -1.25,
        0.875, 0.5, -1.375, -2.25, -1.75, 2.0, -2.75, 1.625, 3.0, -2.125, 1.875, 1.5, 1.125, 1.375, -2.375,
        -2.0, -1.5, 1.75, 2.125, 0.75
    ],
}, model=c11_model, name='default_FLOAT16_FLOAT32_tail_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT16_INT32_mixed_12
c12_p0 = Parameter('c12_p0', ('TENSOR_FLOAT16', [1, 1, 2, 1, 1]), [-0.5, 2.5])
c12_o1 = Output('c12_o1', ('TENSOR_INT32', [1, 1, 2, 1, 1]))
c12_model = Model()
c12_model.AddOperand(c12_p0)
c12_model.AddOperand(c12_o1)
c12_model.Operation('CAST', c12_p0).To(c12_o1)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_o1: [0, 2],
}, model=c12_model, name='default_FLOAT16_INT32_mixed_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT16_INT32_rank_input_1_13
c13_i0 = Input('c13_i0', ('TENSOR_FLOAT16', [4]))
c13_o1 = Output('c13_o1', ('TENSOR_INT32', [4]))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_o1)
c13_model.Operation('CAST', c13_i0).To(c13_o1)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i0: [-1.125, 2.0, -1.75, 0.5],
    c13_o1: [-1, 2, -1, 0],
}, model=c13_model, name='default_FLOAT16_INT32_rank_input_1_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT16_INT32_rank_input_2_14
c14_i0 = Input('c14_i0', ('TENSOR_FLOAT16', [4, 2]))
c14_o1 = Output('c14_o1', ('TENSOR_INT32', [4, 2]))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_o1)
c14_model.Operation('CAST', c14_i0).To(c14_o1)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_i0: [2.875, -1.75, -1.25, 1.375, -1.125, -1.875, -2.75, -0.75],
    c14_o1: [2, -1, -1, 1, -1, -1, -2, 0],
}, model=c14_model, name='default_FLOAT16_INT32_rank_input_2_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT16_INT32_rank_input_3_15
c15_i0 = Input('c15_i0', ('TENSOR_FLOAT16', [4, 4, 2]))
c15_o1 = Output('c15_o1', ('TENSOR_INT32', [4, 4, 2]))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_o1)
c15_model.Operation('CAST', c15_i0).To(c15_o1)
c15_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c15_i0: [
        0.25, 1.0, 1.25, 0.375, -1.625, -1.0, 2.25, -0.625, -0.5, -0.25, 2.5, -2.0, -1.5, 0.0, 0.5, -2.375,
        3.0, 0.75, 2.125, 2.875, -2.75, -1.875, -2.875, 2.75, -2.25, 0.125, -0.75, 1.375, -3.0, -0.375, 2.625,
        -2.625
    ],
    c15_o1: [
        0, 1, 1, 0, -1, -1, 2, 0, 0, 0, 2, -2, -1, 0, 0, -2, 3, 0, 2, 2, -2, -1, -2, 2, -2, 0, 0, 1, -3, 0, 2,
        -2
    ],
}, model=c15_model, name='default_FLOAT16_INT32_rank_input_3_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT16_INT32_rank_input_4_16
c16_i0 = Input('c16_i0', ('TENSOR_FLOAT16', [3, 1, 1, 3]))
c16_o1 = Output('c16_o1', ('TENSOR_INT32', [3, 1, 1, 3]))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_o1)
c16_model.Operation('CAST', c16_i0).To(c16_o1)
c16_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c16_i0: [0.875, 1.625, -2.625, -1.25, 2.5, 0.75, 2.75, -3.0, -1.125],
    c16_o1: [0, 1, -2, -1, 2, 0, 2, -3, -1],
}, model=c16_model, name='default_FLOAT16_INT32_rank_input_4_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT16_INT32_tail_17
c17_i0 = Input('c17_i0', ('TENSOR_FLOAT16', [3, 17]))
c17_o1 = Output('c17_o1', ('TENSOR_INT32', [3, 17]))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_o1)
c17_model.Operation('CAST', c17_i0).To(c17_o1)
c17_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c17_i0: [
        0.625, -2.875, 1.0, -1.125, -2.375, 0.25, -3.0, 0.875, -1.625, 0.75, 2.375, -0.125, -0.25, 2.0, -0.5,
        -1.375, 2.5, -0.375, -2.625, 3.0, 1.875, -1.0, -2.25, 1.125, -2.5, 2.625, -0.75, -0.625, -1.5, 2.75,
        1.375, 1.5, -2.125, 0.375, -2.0, 1.625, 0.125, 0.5, 0.0, 1.25, 2.25, -1.25, 2.875, -1.75, -2.75,
        -1.875, 1.75, -0.875, 2.125, -3.0, 1.125
    ],
    c17_o1: [
        0, -2, 1, -1, -2, 0, -3, 0, -1, 0, 2, 0, 0, 2, 0, -1, 2, 0, -2, 3, 1, -1, -2, 1, -2, 2, 0, 0, -1, 2,
        1, 1, -2, 0, -2, 1, 0, 0, 0, 1, 2, -1, 2, -1, -2, -1, 1, 0, 2, -3, 1
    ],
}, model=c17_model, name='default_FLOAT16_INT32_tail_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT16_QUANT8_ASYMM_mixed_18
c18_i0 = Input('c18_i0', ('TENSOR_FLOAT16', [3, 3, 2, 2]))
c18_o1 = Output('c18_o1', ('TENSOR_QUANT8_ASYMM', [3, 3, 2, 2], 0.5, 119))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_o1)
c18_model.Operation('CAST', c18_i0).To(c18_o1)
c18_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c18_i0: [
        31.88, 138.0, 35.5, 218.2, 162.8, 40.88, 273.2, 190.2, 105.75, 189.4, 23.0, 222.0, 200.5, 99.4, 46.25,
        235.9, 114.9, 113.0, 293.5, 101.1, 125.4, 254.4, 256.5, 181.2, 63.5, 184.2, 227.1, 248.6, 287.0,
        60.25, -14.625, 240.6, -14.0, 119.5, 159.5, 103.25
    ],
    c18_o1: [
        31, 138, 35, 218, 162, 40, 255, 190, 105, 189, 23, 222, 200, 99, 46, 235, 114, 113, 255, 101, 125,
        254, 255, 181, 63, 184, 227, 248, 255, 60, 0, 240, 0, 119, 159, 103
    ],
}, model=c18_model, name='default_FLOAT16_QUANT8_ASYMM_mixed_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT16_QUANT8_ASYMM_mixed_19
c19_p0 = Parameter('c19_p0', ('TENSOR_FLOAT16', [2, 1, 2, 1, 1]), [29.62, 260.0, 188.9, 270.2])
c19_o1 = Output('c19_o1', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 1, 1], 0.25, 139))
c19_model = Model()
c19_model.AddOperand(c19_p0)
c19_model.AddOperand(c19_o1)
c19_model.Operation('CAST', c19_p0).To(c19_o1)
c19_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c19_o1: [29, 255, 188, 255],
}, model=c19_model, name='default_FLOAT16_QUANT8_ASYMM_mixed_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT16_QUANT8_ASYMM_rank_input_1_20
c20_i0 = Input('c20_i0', ('TENSOR_FLOAT16', [2]))
c20_o1 = Output('c20_o1', ('TENSOR_QUANT8_ASYMM', [2], 0.25, 128))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_o1)
c20_model.Operation('CAST', c20_i0).To(c20_o1)
c20_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c20_i0: [290.0, 95.25],
    c20_o1: [255, 95],
}, model=c20_model, name='default_FLOAT16_QUANT8_ASYMM_rank_input_1_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT16_QUANT8_ASYMM_rank_input_2_21
c21_i0 = Input('c21_i0', ('TENSOR_FLOAT16', [2, 4]))
c21_o1 = Output('c21_o1', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.4375, 41))
c21_model = Model()
c21_model.AddOperand(c21_i0)
c21_model.AddOperand(c21_o1)
c21_model.Operation('CAST', c21_i0).To(c21_o1)
c21_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c21_i0: [158.2, 285.5, 104.4, 186.8, 150.8, 23.88, 205.5, 114.0],
    c21_o1: [158, 255, 104, 186, 150, 23, 205, 114],
}, model=c21_model, name='default_FLOAT16_QUANT8_ASYMM_rank_input_2_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT16_QUANT8_ASYMM_rank_input_3_22
c22_i0 = Input('c22_i0', ('TENSOR_FLOAT16', [1, 4, 1]))
c22_o1 = Output('c22_o1', ('TENSOR_QUANT8_ASYMM', [1, 4, 1], 0.375, 128))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_o1)
c22_model.Operation('CAST', c22_i0).To(c22_o1)
c22_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c22_i0: [34.75, 276.8, 44.38, 27.0],
    c22_o1: [34, 255, 44, 27],
}, model=c22_model, name='default_FLOAT16_QUANT8_ASYMM_rank_input_3_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT16_QUANT8_ASYMM_tail_23
c23_i0 = Input('c23_i0', ('TENSOR_FLOAT16', [1, 17]))
c23_o1 = Output('c23_o1', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.125, 205))
c23_model = Model()
c23_model.AddOperand(c23_i0)
c23_model.AddOperand(c23_o1)
c23_model.Operation('CAST', c23_i0).To(c23_o1)
c23_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c23_i0: [
        214.8, 190.4, 17.88, 228.6, -17.38, 258.0, 193.4, 75.25, 59.12, -1.75, 59.62, 176.8, 47.12, 250.0,
        238.8, 223.2, 255.2
    ],
    c23_o1: [214, 190, 17, 228, 0, 255, 193, 75, 59, 0, 59, 176, 47, 250, 238, 223, 255],
}, model=c23_model, name='default_FLOAT16_QUANT8_ASYMM_tail_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT32_FLOAT16_mixed_24
c24_p0 = Parameter('c24_p0', ('TENSOR_FLOAT32', [1, 1, 1, 2, 1]), [0.0, 3.0])
c24_o1 = Output('c24_o1', ('TENSOR_FLOAT16', [1, 1, 1, 2, 1]))
c24_model = Model()
c24_model.AddOperand(c24_p0)
c24_model.AddOperand(c24_o1)
c24_model.Operation('CAST', c24_p0).To(c24_o1)
c24_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c24_o1: [0.0, 3.0],
}, model=c24_model, name='default_FLOAT32_FLOAT16_mixed_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT32_FLOAT16_rank_input_1_25
c25_i0 = Input('c25_i0', ('TENSOR_FLOAT32', [4]))
c25_o1 = Output('c25_o1', ('TENSOR_FLOAT16', [4]))
c25_model = Model()
c25_model.AddOperand(c25_i0)
c25_model.AddOperand(c25_o1)
c25_model.Operation('CAST', c25_i0).To(c25_o1)
c25_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c25_i0: [1.5, -0.5, 3.0, -2.0],
    c25_o1: [1.5, -0.5, 3.0, -2.0],
}, model=c25_model, name='default_FLOAT32_FLOAT16_rank_input_1_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT32_FLOAT16_rank_input_2_26
c26_i0 = Input('c26_i0', ('TENSOR_FLOAT32', [4, 2]))
c26_o1 = Output('c26_o1', ('TENSOR_FLOAT16', [4, 2]))
c26_model = Model()
c26_model.AddOperand(c26_i0)
c26_model.AddOperand(c26_o1)
c26_model.Operation('CAST', c26_i0).To(c26_o1)
c26_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c26_i0: [0.125, -0.75, -1.625, -2.375, 2.625, 2.5, -1.375, 1.5],
    c26_o1: [0.125, -0.75, -1.625, -2.375, 2.625, 2.5, -1.375, 1.5],
}, model=c26_model, name='default_FLOAT32_FLOAT16_rank_input_2_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT32_FLOAT16_rank_input_3_27
c27_i0 = Input('c27_i0', ('TENSOR_FLOAT32', [2, 4, 4]))
c27_o1 = Output('c27_o1', ('TENSOR_FLOAT16', [2, 4, 4]))
c27_model = Model()
c27_model.AddOperand(c27_i0)
c27_model.AddOperand(c27_o1)
c27_model.Operation('CAST', c27_i0).To(c27_o1)
c27_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c27_i0: [
        2.375, 0.125, 2.125, -1.625, -2.875, 2.0, -1.375, -0.25, 1.125, 0.25, -0.5, -2.125, -2.625, 3.0, -1.5,
        -1.75, -1.25, 2.625, -3.0, 1.875, 0.0, 1.375, -0.875, -0.75, -2.375, 1.625, -2.75, -0.625, 0.375,
        1.25, 1.0, -1.0
    ],
    c27_o1: [
        2.375, 0.125, 2.125, -1.625, -2.875, 2.0, -1.375, -0.25, 1.125, 0.25, -0.5, -2.125, -2.625, 3.0, -1.5,
        -1.75, -1.25, 2.625, -3.0, 1.875, 0.0, 1.375, -0.875, -0.75, -2.375, 1.625, -2.75, -0.625, 0.375,
        1.25, 1.0, -1.0
    ],
}, model=c27_model, name='default_FLOAT32_FLOAT16_rank_input_3_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT32_FLOAT16_rank_input_4_28
c28_i0 = Input('c28_i0', ('TENSOR_FLOAT32', [3, 1, 1, 1]))
c28_o1 = Output('c28_o1', ('TENSOR_FLOAT16', [3, 1, 1, 1]))
c28_model = Model()
c28_model.AddOperand(c28_i0)
c28_model.AddOperand(c28_o1)
c28_model.Operation('CAST', c28_i0).To(c28_o1)
c28_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c28_i0: [-2.875, -1.125, -0.5],
    c28_o1: [-2.875, -1.125, -0.5],
}, model=c28_model, name='default_FLOAT32_FLOAT16_rank_input_4_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT32_FLOAT16_tail_29
c29_i0 = Input('c29_i0', ('TENSOR_FLOAT32', [2, 17]))
c29_o1 = Output('c29_o1', ('TENSOR_FLOAT16', [2, 17]))
c29_model = Model()
c29_model.AddOperand(c29_i0)
c29_model.AddOperand(c29_o1)
c29_model.Operation('CAST', c29_i0).To(c29_o1)
c29_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c29_i0: [
        -1.5, -2.5, 1.25, 0.5, 1.625, 0.875, 2.125, -2.875, 2.25, -0.375, 0.375, -0.625, 3.0, -2.125, 2.875,
        -0.5, 2.625, 1.875, 1.0, -2.375, 0.625, -1.25, -0.125, -2.25, -1.75, 2.0, -0.25, 0.75, -1.0, -1.875,
        0.0, 2.75, -0.75, -0.875
    ],
    c29_o1: [
        -1.5, -2.5, 1.25, 0.5, 1.625, 0.875, 2.125, -2.875, 2.25, -0.375, 0.375, -0.625, 3.0, -2.125, 2.875,
        -0.5, 2.625, 1.875, 1.0, -2.375, 0.625, -1.25, -0.125, -2.25, -1.75, 2.0, -0.25, 0.75, -1.0, -1.875,
        0.0, 2.75, -0.75, -0.875
    ],
}, model=c29_model, name='default_FLOAT32_FLOAT16_tail_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT32_FLOAT16_special_floats_30
c30_i0 = Input('c30_i0', ('TENSOR_FLOAT32', [10]))
c30_o1 = Output('c30_o1', ('TENSOR_FLOAT16', [10]))
c30_model = Model()
c30_model.AddOperand(c30_i0)
c30_model.AddOperand(c30_o1)
c30_model.Operation('CAST', c30_i0).To(c30_o1)
c30_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c30_i0: [3.0000002, 100.5, 0.0, -0.0, 1e-38, 1e-40, 1.0, -1.0, 0.1, -0.3],
    c30_o1: [3.0, 100.5, 0.0, -0.0, 0.0, 0.0, 1.0, -1.0, 0.1, -0.3],
}, model=c30_model, name='default_FLOAT32_FLOAT16_special_floats_30', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT32_mixed_31
c31_p0 = Parameter('c31_p0', ('TENSOR_FLOAT32', [2, 1, 2, 3]), [-2.375, 0.25, -0.875, -2.125, -2.0, 1.875, 0.0, 1.0, 0.625, 2.625, 1.125, 1.75])
c31_o1 = Output('c31_o1', ('TENSOR_FLOAT32', [2, 1, 2, 3]))
c31_model = Model()
c31_model.AddOperand(c31_p0)
c31_model.AddOperand(c31_o1)
c31_model.Operation('CAST', c31_p0).To(c31_o1)
c31_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c31_o1: [-2.375, 0.25, -0.875, -2.125, -2.0, 1.875, 0.0, 1.0, 0.625, 2.625, 1.125, 1.75],
}, model=c31_model, name='default_FLOAT32_mixed_31', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT32_rank_input_1_32
c32_i0 = Input('c32_i0', ('TENSOR_FLOAT32', [2]))
c32_o1 = Output('c32_o1', ('TENSOR_FLOAT32', [2]))
c32_model = Model()
c32_model.AddOperand(c32_i0)
c32_model.AddOperand(c32_o1)
c32_model.Operation('CAST', c32_i0).To(c32_o1)
c32_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c32_i0: [-2.0, 1.75],
    c32_o1: [-2.0, 1.75],
}, model=c32_model, name='default_FLOAT32_rank_input_1_32', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT32_rank_input_2_33
c33_i0 = Input('c33_i0', ('TENSOR_FLOAT32', [1, 1]))
c33_o1 = Output('c33_o1', ('TENSOR_FLOAT32', [1, 1]))
c33_model = Model()
c33_model.AddOperand(c33_i0)
c33_model.AddOperand(c33_o1)
c33_model.Operation('CAST', c33_i0).To(c33_o1)
c33_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c33_i0: [1.5],
    c33_o1: [1.5],
}, model=c33_model, name='default_FLOAT32_rank_input_2_33', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT32_rank_input_3_34
c34_i0 = Input('c34_i0', ('TENSOR_FLOAT32', [2, 3, 2]))
c34_o1 = Output('c34_o1', ('TENSOR_FLOAT32', [2, 3, 2]))
c34_model = Model()
c34_model.AddOperand(c34_i0)
c34_model.AddOperand(c34_o1)
c34_model.Operation('CAST', c34_i0).To(c34_o1)
c34_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c34_i0: [-2.5, -2.375, 0.625, 2.25, -1.375, 0.125, 2.125, 0.0, -2.625, -0.5, 2.875, 0.75],
    c34_o1: [-2.5, -2.375, 0.625, 2.25, -1.375, 0.125, 2.125, 0.0, -2.625, -0.5, 2.875, 0.75],
}, model=c34_model, name='default_FLOAT32_rank_input_3_34', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT32_rank_input_5_35
c35_i0 = Input('c35_i0', ('TENSOR_FLOAT32', [2, 2, 1, 2, 2]))
c35_o1 = Output('c35_o1', ('TENSOR_FLOAT32', [2, 2, 1, 2, 2]))
c35_model = Model()
c35_model.AddOperand(c35_i0)
c35_model.AddOperand(c35_o1)
c35_model.Operation('CAST', c35_i0).To(c35_o1)
c35_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c35_i0: [
        0.875, 2.125, 0.625, -0.375, 0.0, -1.375, -2.25, -2.5, 2.0, -2.125, 3.0, -3.0, 1.375, -2.375, -0.125,
        1.75
    ],
    c35_o1: [
        0.875, 2.125, 0.625, -0.375, 0.0, -1.375, -2.25, -2.5, 2.0, -2.125, 3.0, -3.0, 1.375, -2.375, -0.125,
        1.75
    ],
}, model=c35_model, name='default_FLOAT32_rank_input_5_35', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT32_tail_36
c36_i0 = Input('c36_i0', ('TENSOR_FLOAT32', [2, 17]))
c36_o1 = Output('c36_o1', ('TENSOR_FLOAT32', [2, 17]))
c36_model = Model()
c36_model.AddOperand(c36_i0)
c36_model.AddOperand(c36_o1)
c36_model.Operation('CAST', c36_i0).To(c36_o1)
c36_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c36_i0: [
        0.875, -1.75, -0.375, -0.875, -1.5, 0.625, -2.125, 2.375, -2.5, 3.0, -0.125, -2.75, 1.125, -1.375,
        -2.625, -1.125, 2.125, -2.25, -0.625, 1.25, 2.0, -2.375, 2.875, -3.0, 2.625, 1.375, 1.0, 0.5, 2.25,
        1.875, 0.0, 1.5, 1.625, -1.25
    ],
    c36_o1: [
        0.875, -1.75, -0.375, -0.875, -1.5, 0.625, -2.125, 2.375, -2.5, 3.0, -0.125, -2.75, 1.125, -1.375,
        -2.625, -1.125, 2.125, -2.25, -0.625, 1.25, 2.0, -2.375, 2.875, -3.0, 2.625, 1.375, 1.0, 0.5, 2.25,
        1.875, 0.0, 1.5, 1.625, -1.25
    ],
}, model=c36_model, name='default_FLOAT32_tail_36', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT32_special_floats_37
c37_i0 = Input('c37_i0', ('TENSOR_FLOAT32', [10]))
c37_o1 = Output('c37_o1', ('TENSOR_FLOAT32', [10]))
c37_model = Model()
c37_model.AddOperand(c37_i0)
c37_model.AddOperand(c37_o1)
c37_model.Operation('CAST', c37_i0).To(c37_o1)
c37_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c37_i0: [0.0, -0.0, 1e-38, 1e-40, 1.0, -1.0, 0.1, -0.3, 3.0000002, 100.5],
    c37_o1: [0.0, -0.0, 1e-38, 1e-40, 1.0, -1.0, 0.1, -0.3, 3.0000002, 100.5],
}, model=c37_model, name='default_FLOAT32_special_floats_37', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT32_INT32_mixed_38
c38_p0 = Parameter('c38_p0', ('TENSOR_FLOAT32', [4]), [-2.75, -0.25, -2.125, 3.0])
c38_o1 = Output('c38_o1', ('TENSOR_INT32', [4]))
c38_model = Model()
c38_model.AddOperand(c38_p0)
c38_model.AddOperand(c38_o1)
c38_model.Operation('CAST', c38_p0).To(c38_o1)
c38_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c38_o1: [-2, 0, -2, 3],
}, model=c38_model, name='default_FLOAT32_INT32_mixed_38', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT32_INT32_rank_input_2_39
c39_i0 = Input('c39_i0', ('TENSOR_FLOAT32', [3, 2]))
c39_o1 = Output('c39_o1', ('TENSOR_INT32', [3, 2]))
c39_model = Model()
c39_model.AddOperand(c39_i0)
c39_model.AddOperand(c39_o1)
c39_model.Operation('CAST', c39_i0).To(c39_o1)
c39_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c39_i0: [0.375, -1.125, 1.0, -0.5, -2.375, 2.125],
    c39_o1: [0, -1, 1, 0, -2, 2],
}, model=c39_model, name='default_FLOAT32_INT32_rank_input_2_39', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT32_INT32_rank_input_3_40
c40_i0 = Input('c40_i0', ('TENSOR_FLOAT32', [2, 4, 3]))
c40_o1 = Output('c40_o1', ('TENSOR_INT32', [2, 4, 3]))
c40_model = Model()
c40_model.AddOperand(c40_i0)
c40_model.AddOperand(c40_o1)
c40_model.Operation('CAST', c40_i0).To(c40_o1)
c40_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c40_i0: [
        -1.375, -1.0, -0.25, 0.375, -1.875, 1.375, 0.75, 2.125, -2.5, -0.5, 3.0, -1.625, 2.75, 1.5, -0.875,
        2.375, -0.75, 2.625, 0.5, -2.875, -1.125, 0.125, -0.625, 0.625
    ],
    c40_o1: [-1, -1, 0, 0, -1, 1, 0, 2, -2, 0, 3, -1, 2, 1, 0, 2, 0, 2, 0, -2, -1, 0, 0, 0],
}, model=c40_model, name='default_FLOAT32_INT32_rank_input_3_40', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT32_INT32_rank_input_4_41
c41_i0 = Input('c41_i0', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c41_o1 = Output('c41_o1', ('TENSOR_INT32', [1, 2, 2, 3]))
c41_model = Model()
c41_model.AddOperand(c41_i0)
c41_model.AddOperand(c41_o1)
c41_model.Operation('CAST', c41_i0).To(c41_o1)
c41_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c41_i0: [-1.75, 0.5, 0.25, -0.5, 2.625, 1.25, -2.625, -2.5, 2.375, 3.0, -2.25, 1.375],
    c41_o1: [-1, 0, 0, 0, 2, 1, -2, -2, 2, 3, -2, 1],
}, model=c41_model, name='default_FLOAT32_INT32_rank_input_4_41', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT32_INT32_rank_input_5_42
c42_i0 = Input('c42_i0', ('TENSOR_FLOAT32', [1, 1, 1, 2, 2]))
c42_o1 = Output('c42_o1', ('TENSOR_INT32', [1, 1, 1, 2, 2]))
c42_model = Model()
c42_model.AddOperand(c42_i0)
c42_model.AddOperand(c42_o1)
c42_model.Operation('CAST', c42_i0).To(c42_o1)
c42_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c42_i0: [-2.375, -0.375, 1.75, 1.5],
    c42_o1: [-2, 0, 1, 1],
}, model=c42_model, name='default_FLOAT32_INT32_rank_input_5_42', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT32_INT32_tail_43
c43_i0 = Input('c43_i0', ('TENSOR_FLOAT32', [1, 17]))
c43_o1 = Output('c43_o1', ('TENSOR_INT32', [1, 17]))
c43_model = Model()
c43_model.AddOperand(c43_i0)
c43_model.AddOperand(c43_o1)
c43_model.Operation('CAST', c43_i0).To(c43_o1)
c43_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c43_i0: [
        -1.5, 1.125, 0.125, -3.0, 0.875, 2.125, -0.625, -0.25, 2.375, -1.75, 1.875, 0.625, -2.25, 0.375,
        -0.75, -2.375, -2.0
    ],
    c43_o1: [-1, 1, 0, -3, 0, 2, 0, 0, 2, -1, 1, 0, -2, 0, 0, -2, -2],
}, model=c43_model, name='default_FLOAT32_INT32_tail_43', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT32_INT32_special_floats_44
c44_i0 = Input('c44_i0', ('TENSOR_FLOAT32', [10]))
c44_o1 = Output('c44_o1', ('TENSOR_INT32', [10]))
c44_model = Model()
c44_model.AddOperand(c44_i0)
c44_model.AddOperand(c44_o1)
c44_model.Operation('CAST', c44_i0).To(c44_o1)
c44_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c44_i0: [3.0000002, 100.5, 0.0, -0.0, 1e-38, 1e-40, 1.0, -1.0, 0.1, -0.3],
    c44_o1: [3, 100, 0, 0, 0, 0, 1, -1, 0, 0],
}, model=c44_model, name='default_FLOAT32_INT32_special_floats_44', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT32_QUANT8_ASYMM_mixed_45
c45_p0 = Parameter('c45_p0', ('TENSOR_FLOAT32', [3, 2, 2]), [84.375, 137.125, 46.75, 59.75, 135.875, 271.25, 16.125, 92.5, 31.5, 71.5, 266.125, 131.375])
c45_o1 = Output('c45_o1', ('TENSOR_QUANT8_ASYMM', [3, 2, 2], 0.1875, 173))
c45_model = Model()
c45_model.AddOperand(c45_p0)
c45_model.AddOperand(c45_o1)
c45_model.Operation('CAST', c45_p0).To(c45_o1)
c45_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c45_o1: [84, 137, 46, 59, 135, 255, 16, 92, 31, 71, 255, 131],
}, model=c45_model, name='default_FLOAT32_QUANT8_ASYMM_mixed_45', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT32_QUANT8_ASYMM_mixed_46
c46_i0 = Input('c46_i0', ('TENSOR_FLOAT32', [2, 1, 1, 2, 2]))
c46_o1 = Output('c46_o1', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 2, 2], 0.1875, 128))
c46_model = Model()
c46_model.AddOperand(c46_i0)
c46_model.AddOperand(c46_o1)
c46_model.Operation('CAST', c46_i0).To(c46_o1)
c46_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c46_i0: [114.875, 208.5, 282.625, 24.25, 37.125, 147.375, 9.875, 235.125],
    c46_o1: [114, 208, 255, 24, 37, 147, 9, 235],
}, model=c46_model, name='default_FLOAT32_QUANT8_ASYMM_mixed_46', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT32_QUANT8_ASYMM_rank_input_1_47
c47_i0 = Input('c47_i0', ('TENSOR_FLOAT32', [3]))
c47_o1 = Output('c47_o1', ('TENSOR_QUANT8_ASYMM', [3], 0.25, 128))
c47_model = Model()
c47_model.AddOperand(c47_i0)
c47_model.AddOperand(c47_o1)
c47_model.Operation('CAST', c47_i0).To(c47_o1)
c47_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c47_i0: [27.625, 233.0, -13.25],
    c47_o1: [27, 233, 0],
}, model=c47_model, name='default_FLOAT32_QUANT8_ASYMM_rank_input_1_47', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT32_QUANT8_ASYMM_rank_input_2_48
c48_i0 = Input('c48_i0', ('TENSOR_FLOAT32', [3, 3]))
c48_o1 = Output('c48_o1', ('TENSOR_QUANT8_ASYMM', [3, 3], 4096.0, 128))
c48_model = Model()
c48_model.AddOperand(c48_i0)
c48_model.AddOperand(c48_o1)
c48_model.Operation('CAST', c48_i0).To(c48_o1)
c48_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c48_i0: [-9.375, 92.375, 195.625, -10.375, 50.125, 294.0, 289.625, 128.75, 283.875],
    c48_o1: [0, 92, 195, 0, 50, 255, 255, 128, 255],
}, model=c48_model, name='default_FLOAT32_QUANT8_ASYMM_rank_input_2_48', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT32_QUANT8_ASYMM_rank_input_4_49
c49_i0 = Input('c49_i0', ('TENSOR_FLOAT32', [2, 3, 1, 1]))
c49_o1 = Output('c49_o1', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 1], 0.125, 128))
c49_model = Model()
c49_model.AddOperand(c49_i0)
c49_model.AddOperand(c49_o1)
c49_model.Operation('CAST', c49_i0).To(c49_o1)
c49_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c49_i0: [99.25, 173.625, 235.625, 16.5, 124.75, 257.25],
    c49_o1: [99, 173, 235, 16, 124, 255],
}, model=c49_model, name='default_FLOAT32_QUANT8_ASYMM_rank_input_4_49', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT32_QUANT8_ASYMM_tail_50
c50_i0 = Input('c50_i0', ('TENSOR_FLOAT32', [2, 17]))
c50_o1 = Output('c50_o1', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.1875, 150))
c50_model = Model()
c50_model.AddOperand(c50_i0)
c50_model.AddOperand(c50_o1)
c50_model.Operation('CAST', c50_i0).To(c50_o1)
c50_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c50_i0: [
        277.0, 61.625, 143.375, 219.375, 240.625, 101.5, 284.75, 158.25, -9.625, 122.5, 37.625, 155.0, 189.0,
        184.5, 194.25, 39.125, 54.625, 36.0, 266.125, 59.875, 7.875, 84.375, 20.0, -16.75, 256.125, 33.75,
        141.25, 176.5, 79.5, 48.125, 103.375, 267.5, 219.875, 278.375
    ],
    c50_o1: [
        255, 61, 143, 219, 240, 101, 255, 158, 0, 122, 37, 155, 189, 184, 194, 39, 54, 36, 255, 59, 7, 84, 20,
        0, 255, 33, 141, 176, 79, 48, 103, 255, 219, 255
    ],
}, model=c50_model, name='default_FLOAT32_QUANT8_ASYMM_tail_50', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_FLOAT32_QUANT8_ASYMM_special_floats_51
c51_i0 = Input('c51_i0', ('TENSOR_FLOAT32', [10]))
c51_o1 = Output('c51_o1', ('TENSOR_QUANT8_ASYMM', [10], 7168.0, 128))
c51_model = Model()
c51_model.AddOperand(c51_i0)
c51_model.AddOperand(c51_o1)
c51_model.Operation('CAST', c51_i0).To(c51_o1)
c51_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c51_i0: [100.5, 0.0, -0.0, 1e-38, 1e-40, 1.0, -1.0, 0.1, -0.3, 3.0000002],
    c51_o1: [100, 0, 0, 0, 0, 1, 0, 0, 0, 3],
}, model=c51_model, name='default_FLOAT32_QUANT8_ASYMM_special_floats_51', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_INT32_FLOAT16_mixed_52
c52_p0 = Parameter('c52_p0', ('TENSOR_INT32', [3, 3, 3, 3]), [
        -3, 0, -1, -8, 9, 4, -9, 6, 3, 5, -7, -6, 1, -2, 8, 2, -4, -5, 7, 7, -9, 1, 0, 3, -2, 5, -7, 6, -6,
        -5, 2, -3, 4, 9, -1, -4, -8, 8, -7, -1, 1, -5, -8, 9, 5, 4, 3, 0, 6, 8, 2, -4, -9, -6, -2, 7, -3, -6,
        3, 7, 0, -7, 4, -8, -4, -5, 8, 5, 9, -1, 6, -9, 1, -2, 2, -3, -4, -6, -2, 6, 1
    ])
c52_o1 = Output('c52_o1', ('TENSOR_FLOAT16', [3, 3, 3, 3]))
c52_model = Model()
c52_model.AddOperand(c52_p0)
c52_model.AddOperand(c52_o1)
c52_model.Operation('CAST', c52_p0).To(c52_o1)
c52_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c52_o1: [
        -3.0, 0.0, -1.0, -8.0, 9.0, 4.0, -9.0, 6.0, 3.0, 5.0, -7.0, -6.0, 1.0, -2.0, 8.0, 2.0, -4.0, -5.0,
        7.0, 7.0, -9.0, 1.0, 0.0, 3.0, -2.0, 5.0, -7.0, 6.0, -6.0, -5.0, 2.0, -3.0, 4.0, 9.0, -1.0, -4.0,
        -8.0, 8.0, -7.0, -1.0, 1.0, -5.0, -8.0, 9.0, 5.0, 4.0, 3.0, 0.0, 6.0, 8.0, 2.0, -4.0, -9.0, -6.0,
        -2.0, 7.0, -3.0, -6.0, 3.0, 7.0, 0.0, -7.0, 4.0, -8.0, -4.0, -5.0, 8.0, 5.0, 9.0, -1.0, 6.0, -9.0,
        1.0, -2.0, 2.0, -3.0, -4.0, -6.0, -2.0, 6.0, 1.0
    ],
}, model=c52_model, name='default_INT32_FLOAT16_mixed_52', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_INT32_FLOAT16_rank_input_1_53
c53_i0 = Input('c53_i0', ('TENSOR_INT32', [3]))
c53_o1 = Output('c53_o1', ('TENSOR_FLOAT16', [3]))
c53_model = Model()
c53_model.AddOperand(c53_i0)
c53_model.AddOperand(c53_o1)
c53_model.Operation('CAST', c53_i0).To(c53_o1)
c53_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c53_i0: [-3, 9, 4],
    c53_o1: [-3.0, 9.0, 4.0],
}, model=c53_model, name='default_INT32_FLOAT16_rank_input_1_53', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_INT32_FLOAT16_rank_input_2_54
c54_i0 = Input('c54_i0', ('TENSOR_INT32', [1, 2]))
c54_o1 = Output('c54_o1', ('TENSOR_FLOAT16', [1, 2]))
c54_model = Model()
c54_model.AddOperand(c54_i0)
c54_model.AddOperand(c54_o1)
c54_model.Operation('CAST', c54_i0).To(c54_o1)
c54_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c54_i0: [2, 7],
    c54_o1: [2.0, 7.0],
}, model=c54_model, name='default_INT32_FLOAT16_rank_input_2_54', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_INT32_FLOAT16_rank_input_3_55
c55_i0 = Input('c55_i0', ('TENSOR_INT32', [1, 4, 1]))
c55_o1 = Output('c55_o1', ('TENSOR_FLOAT16', [1, 4, 1]))
c55_model = Model()
c55_model.AddOperand(c55_i0)
c55_model.AddOperand(c55_o1)
c55_model.Operation('CAST', c55_i0).To(c55_o1)
c55_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c55_i0: [6, -7, -2, 3],
    c55_o1: [6.0, -7.0, -2.0, 3.0],
}, model=c55_model, name='default_INT32_FLOAT16_rank_input_3_55', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_INT32_FLOAT16_rank_input_5_56
c56_i0 = Input('c56_i0', ('TENSOR_INT32', [1, 1, 2, 1, 2]))
c56_o1 = Output('c56_o1', ('TENSOR_FLOAT16', [1, 1, 2, 1, 2]))
c56_model = Model()
c56_model.AddOperand(c56_i0)
c56_model.AddOperand(c56_o1)
c56_model.Operation('CAST', c56_i0).To(c56_o1)
c56_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c56_i0: [2, 0, -8, 5],
    c56_o1: [2.0, 0.0, -8.0, 5.0],
}, model=c56_model, name='default_INT32_FLOAT16_rank_input_5_56', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_INT32_FLOAT16_tail_57
c57_i0 = Input('c57_i0', ('TENSOR_INT32', [3, 17]))
c57_o1 = Output('c57_o1', ('TENSOR_FLOAT16', [3, 17]))
c57_model = Model()
c57_model.AddOperand(c57_i0)
c57_model.AddOperand(c57_o1)
c57_model.Operation('CAST', c57_i0).To(c57_o1)
c57_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c57_i0: [
        2, 7, 9, 5, -7, 6, 4, -3, -5, -6, -2, -8, 3, 8, 1, -1, -4, -9, 0, -1, 0, 5, 9, -2, 2, 6, 4, -7, -3, 1,
        -6, 8, 7, -5, -9, 3, -8, -4, 2, 7, -4, 4, 8, 6, -6, -9, -8, -3, -2, 3, -7
    ],
    c57_o1: [
        2.0, 7.0, 9.0, 5.0, -7.0, 6.0, 4.0, -3.0, -5.0, -6.0, -2.0, -8.0, 3.0, 8.0, 1.0, -1.0, -4.0, -9.0,
        0.0, -1.0, 0.0, 5.0, 9.0, -2.0, 2.0, 6.0, 4.0, -7.0, -3.0, 1.0, -6.0, 8.0, 7.0, -5.0, -9.0, 3.0, -8.0,
        -4.0, 2.0, 7.0, -4.0, 4.0, 8.0, 6.0, -6.0, -9.0, -8.0, -3.0, -2.0, 3.0, -7.0
    ],
}, model=c57_model, name='default_INT32_FLOAT16_tail_57', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_INT32_FLOAT32_mixed_58
c58_p0 = Parameter('c58_p0', ('TENSOR_INT32', [1, 2, 2, 1, 2]), [-4, 4, 9, 8, -8, -3, 3, 1])
c58_o1 = Output('c58_o1', ('TENSOR_FLOAT32', [1, 2, 2, 1, 2]))
c58_model = Model()
c58_model.AddOperand(c58_p0)
c58_model.AddOperand(c58_o1)
c58_model.Operation('CAST', c58_p0).To(c58_o1)
c58_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c58_o1: [-4.0, 4.0, 9.0, 8.0, -8.0, -3.0, 3.0, 1.0],
}, model=c58_model, name='default_INT32_FLOAT32_mixed_58', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_INT32_FLOAT32_rank_input_1_59
c59_i0 = Input('c59_i0', ('TENSOR_INT32', [4]))
c59_o1 = Output('c59_o1', ('TENSOR_FLOAT32', [4]))
c59_model = Model()
c59_model.AddOperand(c59_i0)
c59_model.AddOperand(c59_o1)
c59_model.Operation('CAST', c59_i0).To(c59_o1)
c59_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c59_i0: [6, -8, -5, -4],
    c59_o1: [6.0, -8.0, -5.0, -4.0],
}, model=c59_model, name='default_INT32_FLOAT32_rank_input_1_59', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_INT32_FLOAT32_rank_input_2_60
c60_i0 = Input('c60_i0', ('TENSOR_INT32', [1, 1]))
c60_o1 = Output('c60_o1', ('TENSOR_FLOAT32', [1, 1]))
c60_model = Model()
c60_model.AddOperand(c60_i0)
c60_model.AddOperand(c60_o1)
c60_model.Operation('CAST', c60_i0).To(c60_o1)
c60_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c60_i0: [8],
    c60_o1: [8.0],
}, model=c60_model, name='default_INT32_FLOAT32_rank_input_2_60', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_INT32_FLOAT32_rank_input_3_61
c61_i0 = Input('c61_i0', ('TENSOR_INT32', [4, 2, 2]))
c61_o1 = Output('c61_o1', ('TENSOR_FLOAT32', [4, 2, 2]))
c61_model = Model()
c61_model.AddOperand(c61_i0)
c61_model.AddOperand(c61_o1)
c61_model.Operation('CAST', c61_i0).To(c61_o1)
c61_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c61_i0: [-6, 1, -1, 2, 7, -8, 8, 4, -7, -3, -9, 0, 5, 6, -2, 3],
    c61_o1: [-6.0, 1.0, -1.0, 2.0, 7.0, -8.0, 8.0, 4.0, -7.0, -3.0, -9.0, 0.0, 5.0, 6.0, -2.0, 3.0],
}, model=c61_model, name='default_INT32_FLOAT32_rank_input_3_61', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_INT32_FLOAT32_rank_input_4_62
c62_i0 = Input('c62_i0', ('TENSOR_INT32', [3, 3, 1, 3]))
c62_o1 = Output('c62_o1', ('TENSOR_FLOAT32', [3, 3, 1, 3]))
c62_model = Model()
c62_model.AddOperand(c62_i0)
c62_model.AddOperand(c62_o1)
c62_model.Operation('CAST', c62_i0).To(c62_o1)
c62_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c62_i0: [-4, 5, -1, -5, -6, -9, 9, -3, -8, 8, 7, 2, -2, 0, 4, 3, 6, -7, 1, 3, -6, 1, -1, -7, -4, 2, 8],
    c62_o1: [
        -4.0, 5.0, -1.0, -5.0, -6.0, -9.0, 9.0, -3.0, -8.0, 8.0, 7.0, 2.0, -2.0, 0.0, 4.0, 3.0, 6.0, -7.0,
        1.0, 3.0, -6.0, 1.0, -1.0, -7.0, -4.0, 2.0, 8.0
    ],
}, model=c62_model, name='default_INT32_FLOAT32_rank_input_4_62', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_INT32_FLOAT32_tail_63
c63_i0 = Input('c63_i0', ('TENSOR_INT32', [1, 17]))
c63_o1 = Output('c63_o1', ('TENSOR_FLOAT32', [1, 17]))
c63_model = Model()
c63_model.AddOperand(c63_i0)
c63_model.AddOperand(c63_o1)
c63_model.Operation('CAST', c63_i0).To(c63_o1)
c63_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c63_i0: [-8, -1, 4, 7, -5, 5, 3, -7, -6, -2, 1, 0, -9, -4, -3, 9, 2],
    c63_o1: [-8.0, -1.0, 4.0, 7.0, -5.0, 5.0, 3.0, -7.0, -6.0, -2.0, 1.0, 0.0, -9.0, -4.0, -3.0, 9.0, 2.0],
}, model=c63_model, name='default_INT32_FLOAT32_tail_63', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_INT32_mixed_64
c64_p0 = Parameter('c64_p0', ('TENSOR_INT32', [2, 2, 1, 2, 2]), [-4, -3, -1, -2, 3, 5, 6, 9, -6, 7, 1, -9, -8, 4, -7, -5])
c64_o1 = Output('c64_o1', ('TENSOR_INT32', [2, 2, 1, 2, 2]))
c64_model = Model()
c64_model.AddOperand(c64_p0)
c64_model.AddOperand(c64_o1)
c64_model.Operation('CAST', c64_p0).To(c64_o1)
c64_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c64_o1: [-4, -3, -1, -2, 3, 5, 6, 9, -6, 7, 1, -9, -8, 4, -7, -5],
}, model=c64_model, name='default_INT32_mixed_64', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_INT32_rank_input_1_65
c65_i0 = Input('c65_i0', ('TENSOR_INT32', [3]))
c65_o1 = Output('c65_o1', ('TENSOR_INT32', [3]))
c65_model = Model()
c65_model.AddOperand(c65_i0)
c65_model.AddOperand(c65_o1)
c65_model.Operation('CAST', c65_i0).To(c65_o1)
c65_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c65_i0: [-3, -7, -9],
    c65_o1: [-3, -7, -9],
}, model=c65_model, name='default_INT32_rank_input_1_65', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_INT32_rank_input_2_66
c66_i0 = Input('c66_i0', ('TENSOR_INT32', [1, 4]))
c66_o1 = Output('c66_o1', ('TENSOR_INT32', [1, 4]))
c66_model = Model()
c66_model.AddOperand(c66_i0)
c66_model.AddOperand(c66_o1)
c66_model.Operation('CAST', c66_i0).To(c66_o1)
c66_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c66_i0: [2, -7, 8, -9],
    c66_o1: [2, -7, 8, -9],
}, model=c66_model, name='default_INT32_rank_input_2_66', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_INT32_rank_input_3_67
c67_i0 = Input('c67_i0', ('TENSOR_INT32', [3, 2, 2]))
c67_o1 = Output('c67_o1', ('TENSOR_INT32', [3, 2, 2]))
c67_model = Model()
c67_model.AddOperand(c67_i0)
c67_model.AddOperand(c67_o1)
c67_model.Operation('CAST', c67_i0).To(c67_o1)
c67_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c67_i0: [5, 7, -2, -8, -4, 9, -7, 0, -6, 4, 8, -9],
    c67_o1: [5, 7, -2, -8, -4, 9, -7, 0, -6, 4, 8, -9],
}, model=c67_model, name='default_INT32_rank_input_3_67', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_INT32_rank_input_4_68
c68_i0 = Input('c68_i0', ('TENSOR_INT32', [3, 3, 3, 1]))
c68_o1 = Output('c68_o1', ('TENSOR_INT32', [3, 3, 3, 1]))
c68_model = Model()
c68_model.AddOperand(c68_i0)
c68_model.AddOperand(c68_o1)
c68_model.Operation('CAST', c68_i0).To(c68_o1)
c68_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c68_i0: [0, -8, 1, -7, 4, 2, 9, 7, 6, 3, 5, -2, -5, -9, -4, -6, -1, 8, -3, 5, -6, -7, 7, -8, 6, -1, 9],
    c68_o1: [0, -8, 1, -7, 4, 2, 9, 7, 6, 3, 5, -2, -5, -9, -4, -6, -1, 8, -3, 5, -6, -7, 7, -8, 6, -1, 9],
}, model=c68_model, name='default_INT32_rank_input_4_68', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_INT32_tail_69
c69_i0 = Input('c69_i0', ('TENSOR_INT32', [3, 17]))
c69_o1 = Output('c69_o1', ('TENSOR_INT32', [3, 17]))
c69_model = Model()
c69_model.AddOperand(c69_i0)
c69_model.AddOperand(c69_o1)
c69_model.Operation('CAST', c69_i0).To(c69_o1)
c69_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c69_i0: [
        5, 2, -4, -2, -9, 9, -5, 3, 8, 7, -8, -1, 0, 4, -7, 6, 1, -3, -6, -5, 7, 1, -2, -9, 4, 5, 9, -8, -7,
        6, -4, -6, -3, 3, -1, 8, 2, 0, -1, 3, -7, -8, 8, 0, -5, 1, 2, 6, 7, 5, -6
    ],
    c69_o1: [
        5, 2, -4, -2, -9, 9, -5, 3, 8, 7, -8, -1, 0, 4, -7, 6, 1, -3, -6, -5, 7, 1, -2, -9, 4, 5, 9, -8, -7,
        6, -4, -6, -3, 3, -1, 8, 2, 0, -1, 3, -7, -8, 8, 0, -5, 1, 2, 6, 7, 5, -6
    ],
}, model=c69_model, name='default_INT32_tail_69', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_INT32_QUANT8_ASYMM_mixed_70
c70_i0 = Input('c70_i0', ('TENSOR_INT32', [4, 2, 1]))
c70_o1 = Output('c70_o1', ('TENSOR_QUANT8_ASYMM', [4, 2, 1], 0.4375, 128))
c70_model = Model()
c70_model.AddOperand(c70_i0)
c70_model.AddOperand(c70_o1)
c70_model.Operation('CAST', c70_i0).To(c70_o1)
c70_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c70_i0: [173, 102, 30, 188, 89, 81, 289, 120],
    c70_o1: [173, 102, 30, 188, 89, 81, 255, 120],
}, model=c70_model, name='default_INT32_QUANT8_ASYMM_mixed_70', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_INT32_QUANT8_ASYMM_mixed_71
c71_p0 = Parameter('c71_p0', ('TENSOR_INT32', [3, 3]), [99, -6, 296, 226, 275, 58, 0, 161, 12])
c71_o1 = Output('c71_o1', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.1875, 37))
c71_model = Model()
c71_model.AddOperand(c71_p0)
c71_model.AddOperand(c71_o1)
c71_model.Operation('CAST', c71_p0).To(c71_o1)
c71_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c71_o1: [99, 0, 255, 226, 255, 58, 0, 161, 12],
}, model=c71_model, name='default_INT32_QUANT8_ASYMM_mixed_71', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_INT32_QUANT8_ASYMM_rank_input_1_72
c72_i0 = Input('c72_i0', ('TENSOR_INT32', [4]))
c72_o1 = Output('c72_o1', ('TENSOR_QUANT8_ASYMM', [4], 0.125, 128))
c72_model = Model()
c72_model.AddOperand(c72_i0)
c72_model.AddOperand(c72_o1)
c72_model.Operation('CAST', c72_i0).To(c72_o1)
c72_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c72_i0: [8, 208, 113, -20],
    c72_o1: [8, 208, 113, 0],
}, model=c72_model, name='default_INT32_QUANT8_ASYMM_rank_input_1_72', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_INT32_QUANT8_ASYMM_rank_input_4_73
c73_i0 = Input('c73_i0', ('TENSOR_INT32', [1, 2, 1, 2]))
c73_o1 = Output('c73_o1', ('TENSOR_QUANT8_ASYMM', [1, 2, 1, 2], 0.3125, 128))
c73_model = Model()
c73_model.AddOperand(c73_i0)
c73_model.AddOperand(c73_o1)
c73_model.Operation('CAST', c73_i0).To(c73_o1)
c73_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c73_i0: [246, 282, -6, 61],
    c73_o1: [246, 255, 0, 61],
}, model=c73_model, name='default_INT32_QUANT8_ASYMM_rank_input_4_73', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_INT32_QUANT8_ASYMM_rank_input_5_74
c74_i0 = Input('c74_i0', ('TENSOR_INT32', [2, 1, 2, 1, 1]))
c74_o1 = Output('c74_o1', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 1, 1], 0.5, 110))
c74_model = Model()
c74_model.AddOperand(c74_i0)
c74_model.AddOperand(c74_o1)
c74_model.Operation('CAST', c74_i0).To(c74_o1)
c74_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c74_i0: [153, 271, 195, 105],
    c74_o1: [153, 255, 195, 105],
}, model=c74_model, name='default_INT32_QUANT8_ASYMM_rank_input_5_74', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_INT32_QUANT8_ASYMM_tail_75
c75_i0 = Input('c75_i0', ('TENSOR_INT32', [3, 17]))
c75_o1 = Output('c75_o1', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.0625, 128))
c75_model = Model()
c75_model.AddOperand(c75_i0)
c75_model.AddOperand(c75_o1)
c75_model.Operation('CAST', c75_i0).To(c75_o1)
c75_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c75_i0: [
        269, 23, 153, 2, 14, 48, -17, -11, 233, 46, 122, 126, 287, 214, 20, 113, -5, 131, -16, 206, 162, -1,
        257, 187, 56, 168, 293, 132, 125, 76, 300, 170, 28, 270, 241, 278, 90, 10, 193, 82, 105, 281, 92, 176,
        -19, 199, 292, 223, 84, 15, 192
    ],
    c75_o1: [
        255, 23, 153, 2, 14, 48, 0, 0, 233, 46, 122, 126, 255, 214, 20, 113, 0, 131, 0, 206, 162, 0, 255, 187,
        56, 168, 255, 132, 125, 76, 255, 170, 28, 255, 241, 255, 90, 10, 193, 82, 105, 255, 92, 176, 0, 199,
        255, 223, 84, 15, 192
    ],
}, model=c75_model, name='default_INT32_QUANT8_ASYMM_tail_75', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_FLOAT16_mixed_76
c76_p0 = Parameter('c76_p0', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 1, 1], 0.375, 255), [122, 181])
c76_o1 = Output('c76_o1', ('TENSOR_FLOAT16', [1, 1, 2, 1, 1]))
c76_model = Model()
c76_model.AddOperand(c76_p0)
c76_model.AddOperand(c76_o1)
c76_model.Operation('CAST', c76_p0).To(c76_o1)
c76_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c76_o1: [122.0, 181.0],
}, model=c76_model, name='default_QUANT8_ASYMM_FLOAT16_mixed_76', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_FLOAT16_rank_input_1_77
c77_i0 = Input('c77_i0', ('TENSOR_QUANT8_ASYMM', [1], 0.4375, 128))
c77_o1 = Output('c77_o1', ('TENSOR_FLOAT16', [1]))
c77_model = Model()
c77_model.AddOperand(c77_i0)
c77_model.AddOperand(c77_o1)
c77_model.Operation('CAST', c77_i0).To(c77_o1)
c77_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c77_i0: [203],
    c77_o1: [203.0],
}, model=c77_model, name='default_QUANT8_ASYMM_FLOAT16_rank_input_1_77', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_FLOAT16_rank_input_2_78
c78_i0 = Input('c78_i0', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.25, 190))
c78_o1 = Output('c78_o1', ('TENSOR_FLOAT16', [2, 2]))
c78_model = Model()
c78_model.AddOperand(c78_i0)
c78_model.AddOperand(c78_o1)
c78_model.Operation('CAST', c78_i0).To(c78_o1)
c78_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c78_i0: [120, 32, 200, 9],
    c78_o1: [120.0, 32.0, 200.0, 9.0],
}, model=c78_model, name='default_QUANT8_ASYMM_FLOAT16_rank_input_2_78', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_FLOAT16_rank_input_3_79
c79_i0 = Input('c79_i0', ('TENSOR_QUANT8_ASYMM', [3, 3, 4], 0.3125, 249))
c79_o1 = Output('c79_o1', ('TENSOR_FLOAT16', [3, 3, 4]))
c79_model = Model()
c79_model.AddOperand(c79_i0)
c79_model.AddOperand(c79_o1)
c79_model.Operation('CAST', c79_i0).To(c79_o1)
c79_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c79_i0: [
        144, 55, 223, 233, 77, 92, 251, 205, 53, 195, 202, 5, 200, 136, 95, 135, 36, 167, 152, 230, 67, 20,
        138, 182, 46, 232, 108, 11, 157, 112, 52, 176, 179, 121, 9, 227
    ],
    c79_o1: [
        144.0, 55.0, 223.0, 233.0, 77.0, 92.0, 251.0, 205.0, 53.0, 195.0, 202.0, 5.0, 200.0, 136.0, 95.0,
        135.0, 36.0, 167.0, 152.0, 230.0, 67.0, 20.0, 138.0, 182.0, 46.0, 232.0, 108.0, 11.0, 157.0, 112.0,
        52.0, 176.0, 179.0, 121.0, 9.0, 227.0
    ],
}, model=c79_model, name='default_QUANT8_ASYMM_FLOAT16_rank_input_3_79', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_FLOAT16_rank_input_4_80
c80_i0 = Input('c80_i0', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 1], 0.25, 89))
c80_o1 = Output('c80_o1', ('TENSOR_FLOAT16', [2, 1, 1, 1]))
c80_model = Model()
c80_model.AddOperand(c80_i0)
c80_model.AddOperand(c80_o1)
c80_model.Operation('CAST', c80_i0).To(c80_o1)
c80_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c80_i0: [148, 99],
    c80_o1: [148.0, 99.0],
}, model=c80_model, name='default_QUANT8_ASYMM_FLOAT16_rank_input_4_80', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_FLOAT16_zero_point_input_lowest_81
c81_i0 = Input('c81_i0', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2, 1], 0.25, 0))
c81_o1 = Output('c81_o1', ('TENSOR_FLOAT16', [1, 1, 1, 2, 1]))
c81_model = Model()
c81_model.AddOperand(c81_i0)
c81_model.AddOperand(c81_o1)
c81_model.Operation('CAST', c81_i0).To(c81_o1)
c81_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c81_i0: [199, 203],
    c81_o1: [199.0, 203.0],
}, model=c81_model, name='default_QUANT8_ASYMM_FLOAT16_zero_point_input_lowest_81', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_FLOAT16_tail_82
c82_i0 = Input('c82_i0', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.5, 128))
c82_o1 = Output('c82_o1', ('TENSOR_FLOAT16', [2, 17]))
c82_model = Model()
c82_model.AddOperand(c82_i0)
c82_model.AddOperand(c82_o1)
c82_model.Operation('CAST', c82_i0).To(c82_o1)
c82_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c82_i0: [
        200, 166, 117, 136, 180, 158, 75, 63, 89, 191, 110, 248, 229, 11, 228, 51, 163, 95, 88, 15, 195, 227,
        30, 41, 22, 20, 85, 43, 149, 213, 178, 235, 211, 28
    ],
    c82_o1: [
        200.0, 166.0, 117.0, 136.0, 180.0, 158.0, 75.0, 63.0, 89.0, 191.0, 110.0, 248.0, 229.0, 11.0, 228.0,
        51.0, 163.0, 95.0, 88.0, 15.0, 195.0, 227.0, 30.0, 41.0, 22.0, 20.0, 85.0, 43.0, 149.0, 213.0, 178.0,
        235.0, 211.0, 28.0
    ],
}, model=c82_model, name='default_QUANT8_ASYMM_FLOAT16_tail_82', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_FLOAT16_every_8_bit_value_83
c83_i0 = Input('c83_i0', ('TENSOR_QUANT8_ASYMM', [256], 0.1875, 128))
c83_o1 = Output('c83_o1', ('TENSOR_FLOAT16', [256]))
c83_model = Model()
c83_model.AddOperand(c83_i0)
c83_model.AddOperand(c83_o1)
c83_model.Operation('CAST', c83_i0).To(c83_o1)
c83_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c83_i0: [
        84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106,
        107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126,
        127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146,
        147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166,
        167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186,
        187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206,
        207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226,
        227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246,
        247, 248, 249, 250, 251, 252, 253, 254, 255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
        17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41,
        42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66,
        67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83
    ],
    c83_o1: [
        84.0, 85.0, 86.0, 87.0, 88.0, 89.0, 90.0, 91.0, 92.0, 93.0, 94.0, 95.0, 96.0, 97.0, 98.0, 99.0, 100.0,
        101.0, 102.0, 103.0, 104.0, 105.0, 106.0, 107.0, 108.0, 109.0, 110.0, 111.0, 112.0, 113.0, 114.0,
        115.0, 116.0, 117.0, 118.0, 119.0, 120.0, 121.0, 122.0, 123.0, 124.0, 125.0, 126.0, 127.0, 128.0,
        129.0, 130.0, 131.0, 132.0, 133.0, 134.0, 135.0, 136.0, 137.0, 138.0, 139.0, 140.0, 141.0, 142.0,
        143.0, 144.0, 145.0, 146.0, 147.0, 148.0, 149.0, 150.0, 151.0, 152.0, 153.0, 154.0, 155.0, 156.0,
        157.0, 158.0, 159.0, 160.0, 161.0, 162.0, 163.0, 164.0, 165.0, 166.0, 167.0, 168.0, 169.0, 170.0,
        171.0, 172.0, 173.0, 174.0, 175.0, 176.0, 177.0, 178.0, 179.0, 180.0, 181.0, 182.0, 183.0, 184.0,
        185.0, 186.0, 187.0, 188.0, 189.0, 190.0, 191.0, 192.0, 193.0, 194.0, 195.0, 196.0, 197.0, 198.0,
        199.0, 200.0, 201.0, 202.0, 203.0, 204.0, 205.0, 206.0, 207.0, 208.0, 209.0, 210.0, 211.0, 212.0,
        213.0, 214.0, 215.0, 216.0, 217.0, 218.0, 219.0, 220.0, 221.0, 222.0, 223.0, 224.0, 225.0, 226.0,
        227.0, 228.0, 229.0, 230.0, 231.0, 232.0, 233.0, 234.0, 235.0, 236.0, 237.0, 238.0, 239.0, 240.0,
        241.0, 242.0, 243.0, 244.0, 245.0, 246.0, 247.0, 248.0, 249.0, 250.0, 251.0, 252.0, 253.0, 254.0,
        255.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0,
        17.0, 18.0, 19.0, 20.0, 21.0, 22.0, 23.0, 24.0, 25.0, 26.0, 27.0, 28.0, 29.0, 30.0, 31.0, 32.0, 33.0,
        34.0, 35.0, 36.0, 37.0, 38.0, 39.0, 40.0, 41.0, 42.0, 43.0, 44.0, 45.0, 46.0, 47.0, 48.0, 49.0, 50.0,
        51.0, 52.0, 53.0, 54.0, 55.0, 56.0, 57.0, 58.0, 59.0, 60.0, 61.0, 62.0, 63.0, 64.0, 65.0, 66.0, 67.0,
        68.0, 69.0, 70.0, 71.0, 72.0, 73.0, 74.0, 75.0, 76.0, 77.0, 78.0, 79.0, 80.0, 81.0, 82.0, 83.0
    ],
}, model=c83_model, name='default_QUANT8_ASYMM_FLOAT16_every_8_bit_value_83', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_FLOAT32_mixed_84
c84_p0 = Parameter('c84_p0', ('TENSOR_QUANT8_ASYMM', [4, 4, 3], 0.1875, 0), [
        17, 222, 108, 45, 216, 246, 237, 203, 88, 175, 36, 94, 188, 155, 158, 74, 218, 251, 122, 160, 217,
        231, 149, 166, 240, 47, 242, 41, 177, 123, 145, 152, 35, 200, 73, 116, 2, 133, 67, 247, 78, 254, 157,
        198, 66, 130, 128, 173
    ])
c84_o1 = Output('c84_o1', ('TENSOR_FLOAT32', [4, 4, 3]))
c84_model = Model()
c84_model.AddOperand(c84_p0)
c84_model.AddOperand(c84_o1)
c84_model.Operation('CAST', c84_p0).To(c84_o1)
c84_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c84_o1: [
        17.0, 222.0, 108.0, 45.0, 216.0, 246.0, 237.0, 203.0, 88.0, 175.0, 36.0, 94.0, 188.0, 155.0, 158.0,
        74.0, 218.0, 251.0, 122.0, 160.0, 217.0, 231.0, 149.0, 166.0, 240.0, 47.0, 242.0, 41.0, 177.0, 123.0,
        145.0, 152.0, 35.0, 200.0, 73.0, 116.0, 2.0, 133.0, 67.0, 247.0, 78.0, 254.0, 157.0, 198.0, 66.0,
        130.0, 128.0, 173.0
    ],
}, model=c84_model, name='default_QUANT8_ASYMM_FLOAT32_mixed_84', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_FLOAT32_rank_input_1_85
c85_i0 = Input('c85_i0', ('TENSOR_QUANT8_ASYMM', [3], 0.375, 229))
c85_o1 = Output('c85_o1', ('TENSOR_FLOAT32', [3]))
c85_model = Model()
c85_model.AddOperand(c85_i0)
c85_model.AddOperand(c85_o1)
c85_model.Operation('CAST', c85_i0).To(c85_o1)
c85_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c85_i0: [158, 6, 106],
    c85_o1: [158.0, 6.0, 106.0],
}, model=c85_model, name='default_QUANT8_ASYMM_FLOAT32_rank_input_1_85', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_FLOAT32_rank_input_2_86
c86_i0 = Input('c86_i0', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.3125, 128))
c86_o1 = Output('c86_o1', ('TENSOR_FLOAT32', [3, 3]))
c86_model = Model()
c86_model.AddOperand(c86_i0)
c86_model.AddOperand(c86_o1)
c86_model.Operation('CAST', c86_i0).To(c86_o1)
c86_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c86_i0: [49, 106, 47, 72, 89, 173, 141, 196, 39],
    c86_o1: [49.0, 106.0, 47.0, 72.0, 89.0, 173.0, 141.0, 196.0, 39.0],
}, model=c86_model, name='default_QUANT8_ASYMM_FLOAT32_rank_input_2_86', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_FLOAT32_rank_input_4_87
c87_i0 = Input('c87_i0', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 2], 0.0625, 80))
c87_o1 = Output('c87_o1', ('TENSOR_FLOAT32', [1, 3, 2, 2]))
c87_model = Model()
c87_model.AddOperand(c87_i0)
c87_model.AddOperand(c87_o1)
c87_model.Operation('CAST', c87_i0).To(c87_o1)
c87_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c87_i0: [82, 137, 112, 10, 18, 85, 74, 83, 253, 235, 127, 125],
    c87_o1: [82.0, 137.0, 112.0, 10.0, 18.0, 85.0, 74.0, 83.0, 253.0, 235.0, 127.0, 125.0],
}, model=c87_model, name='default_QUANT8_ASYMM_FLOAT32_rank_input_4_87', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_FLOAT32_rank_input_5_88
c88_i0 = Input('c88_i0', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 1, 1], 0.125, 188))
c88_o1 = Output('c88_o1', ('TENSOR_FLOAT32', [1, 1, 1, 1, 1]))
c88_model = Model()
c88_model.AddOperand(c88_i0)
c88_model.AddOperand(c88_o1)
c88_model.Operation('CAST', c88_i0).To(c88_o1)
c88_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c88_i0: [247],
    c88_o1: [247.0],
}, model=c88_model, name='default_QUANT8_ASYMM_FLOAT32_rank_input_5_88', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_FLOAT32_zero_point_input_highest_89
c89_i0 = Input('c89_i0', ('TENSOR_QUANT8_ASYMM', [3, 2, 2, 1], 0.5, 255))
c89_o1 = Output('c89_o1', ('TENSOR_FLOAT32', [3, 2, 2, 1]))
c89_model = Model()
c89_model.AddOperand(c89_i0)
c89_model.AddOperand(c89_o1)
c89_model.Operation('CAST', c89_i0).To(c89_o1)
c89_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c89_i0: [125, 191, 50, 2, 23, 3, 195, 118, 56, 246, 101, 189],
    c89_o1: [125.0, 191.0, 50.0, 2.0, 23.0, 3.0, 195.0, 118.0, 56.0, 246.0, 101.0, 189.0],
}, model=c89_model, name='default_QUANT8_ASYMM_FLOAT32_zero_point_input_highest_89', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_FLOAT32_tail_90
c90_i0 = Input('c90_i0', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.1875, 219))
c90_o1 = Output('c90_o1', ('TENSOR_FLOAT32', [1, 17]))
c90_model = Model()
c90_model.AddOperand(c90_i0)
c90_model.AddOperand(c90_o1)
c90_model.Operation('CAST', c90_i0).To(c90_o1)
c90_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c90_i0: [149, 164, 211, 219, 67, 169, 187, 24, 160, 54, 232, 91, 199, 28, 69, 102, 183],
    c90_o1: [
        149.0, 164.0, 211.0, 219.0, 67.0, 169.0, 187.0, 24.0, 160.0, 54.0, 232.0, 91.0, 199.0, 28.0, 69.0,
        102.0, 183.0
    ],
}, model=c90_model, name='default_QUANT8_ASYMM_FLOAT32_tail_90', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_FLOAT32_every_8_bit_value_91
c91_i0 = Input('c91_i0', ('TENSOR_QUANT8_ASYMM', [256], 0.0625, 128))
c91_o1 = Output('c91_o1', ('TENSOR_FLOAT32', [256]))
c91_model = Model()
c91_model.AddOperand(c91_i0)
c91_model.AddOperand(c91_o1)
c91_model.Operation('CAST', c91_i0).To(c91_o1)
c91_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c91_i0: [
        185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204,
        205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224,
        225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244,
        245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
        14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38,
        39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63,
        64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88,
        89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110,
        111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130,
        131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150,
        151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170,
        171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184
    ],
    c91_o1: [
        185.0, 186.0, 187.0, 188.0, 189.0, 190.0, 191.0, 192.0, 193.0, 194.0, 195.0, 196.0, 197.0, 198.0,
        199.0, 200.0, 201.0, 202.0, 203.0, 204.0, 205.0, 206.0, 207.0, 208.0, 209.0, 210.0, 211.0, 212.0,
        213.0, 214.0, 215.0, 216.0, 217.0, 218.0, 219.0, 220.0, 221.0, 222.0, 223.0, 224.0, 225.0, 226.0,
        227.0, 228.0, 229.0, 230.0, 231.0, 232.0, 233.0, 234.0, 235.0, 236.0, 237.0, 238.0, 239.0, 240.0,
        241.0, 242.0, 243.0, 244.0, 245.0, 246.0, 247.0, 248.0, 249.0, 250.0, 251.0, 252.0, 253.0, 254.0,
        255.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0,
        17.0, 18.0, 19.0, 20.0, 21.0, 22.0, 23.0, 24.0, 25.0, 26.0, 27.0, 28.0, 29.0, 30.0, 31.0, 32.0, 33.0,
        34.0, 35.0, 36.0, 37.0, 38.0, 39.0, 40.0, 41.0, 42.0, 43.0, 44.0, 45.0, 46.0, 47.0, 48.0, 49.0, 50.0,
        51.0, 52.0, 53.0, 54.0, 55.0, 56.0, 57.0, 58.0, 59.0, 60.0, 61.0, 62.0, 63.0, 64.0, 65.0, 66.0, 67.0,
        68.0, 69.0, 70.0, 71.0, 72.0, 73.0, 74.0, 75.0, 76.0, 77.0, 78.0, 79.0, 80.0, 81.0, 82.0, 83.0, 84.0,
        85.0, 86.0, 87.0, 88.0, 89.0, 90.0, 91.0, 92.0, 93.0, 94.0, 95.0, 96.0, 97.0, 98.0, 99.0, 100.0,
        101.0, 102.0, 103.0, 104.0, 105.0, 106.0, 107.0, 108.0, 109.0, 110.0, 111.0, 112.0, 113.0, 114.0,
        115.0, 116.0, 117.0, 118.0, 119.0, 120.0, 121.0, 122.0, 123.0, 124.0, 125.0, 126.0, 127.0, 128.0,
        129.0, 130.0, 131.0, 132.0, 133.0, 134.0, 135.0, 136.0, 137.0, 138.0, 139.0, 140.0, 141.0, 142.0,
        143.0, 144.0, 145.0, 146.0, 147.0, 148.0, 149.0, 150.0, 151.0, 152.0, 153.0, 154.0, 155.0, 156.0,
        157.0, 158.0, 159.0, 160.0, 161.0, 162.0, 163.0, 164.0, 165.0, 166.0, 167.0, 168.0, 169.0, 170.0,
        171.0, 172.0, 173.0, 174.0, 175.0, 176.0, 177.0, 178.0, 179.0, 180.0, 181.0, 182.0, 183.0, 184.0
    ],
}, model=c91_model, name='default_QUANT8_ASYMM_FLOAT32_every_8_bit_value_91', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_INT32_mixed_92
c92_p0 = Parameter('c92_p0', ('TENSOR_QUANT8_ASYMM', [2, 1, 3], 0.125, 0), [144, 229, 75, 163, 218, 98])
c92_o1 = Output('c92_o1', ('TENSOR_INT32', [2, 1, 3]))
c92_model = Model()
c92_model.AddOperand(c92_p0)
c92_model.AddOperand(c92_o1)
c92_model.Operation('CAST', c92_p0).To(c92_o1)
c92_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c92_o1: [144, 229, 75, 163, 218, 98],
}, model=c92_model, name='default_QUANT8_ASYMM_INT32_mixed_92', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_INT32_rank_input_1_93
c93_i0 = Input('c93_i0', ('TENSOR_QUANT8_ASYMM', [4], 0.25, 117))
c93_o1 = Output('c93_o1', ('TENSOR_INT32', [4]))
c93_model = Model()
c93_model.AddOperand(c93_i0)
c93_model.AddOperand(c93_o1)
c93_model.Operation('CAST', c93_i0).To(c93_o1)
c93_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c93_i0: [226, 213, 36, 74],
    c93_o1: [226, 213, 36, 74],
}, model=c93_model, name='default_QUANT8_ASYMM_INT32_rank_input_1_93', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_INT32_rank_input_2_94
c94_i0 = Input('c94_i0', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.375, 8))
c94_o1 = Output('c94_o1', ('TENSOR_INT32', [4, 3]))
c94_model = Model()
c94_model.AddOperand(c94_i0)
c94_model.AddOperand(c94_o1)
c94_model.Operation('CAST', c94_i0).To(c94_o1)
c94_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c94_i0: [199, 7, 148, 137, 127, 110, 113, 71, 120, 16, 87, 251],
    c94_o1: [199, 7, 148, 137, 127, 110, 113, 71, 120, 16, 87, 251],
}, model=c94_model, name='default_QUANT8_ASYMM_INT32_rank_input_2_94', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_INT32_rank_input_4_95
c95_i0 = Input('c95_i0', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 1], 0.25, 128))
c95_o1 = Output('c95_o1', ('TENSOR_INT32', [2, 1, 1, 1]))
c95_model = Model()
c95_model.AddOperand(c95_i0)
c95_model.AddOperand(c95_o1)
c95_model.Operation('CAST', c95_i0).To(c95_o1)
c95_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c95_i0: [44, 249],
    c95_o1: [44, 249],
}, model=c95_model, name='default_QUANT8_ASYMM_INT32_rank_input_4_95', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_INT32_rank_input_5_96
c96_i0 = Input('c96_i0', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 2, 1], 0.5, 108))
c96_o1 = Output('c96_o1', ('TENSOR_INT32', [2, 1, 2, 2, 1]))
c96_model = Model()
c96_model.AddOperand(c96_i0)
c96_model.AddOperand(c96_o1)
c96_model.Operation('CAST', c96_i0).To(c96_o1)
c96_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c96_i0: [113, 47, 97, 154, 235, 119, 251, 104],
    c96_o1: [113, 47, 97, 154, 235, 119, 251, 104],
}, model=c96_model, name='default_QUANT8_ASYMM_INT32_rank_input_5_96', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_INT32_zero_point_input_highest_97
c97_i0 = Input('c97_i0', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 2, 2], 0.0625, 255))
c97_o1 = Output('c97_o1', ('TENSOR_INT32', [2, 2, 2, 2, 2]))
c97_model = Model()
c97_model.AddOperand(c97_i0)
c97_model.AddOperand(c97_o1)
c97_model.Operation('CAST', c97_i0).To(c97_o1)
c97_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c97_i0: [
        200, 219, 26, 252, 159, 241, 106, 174, 12, 124, 136, 134, 175, 100, 181, 185, 238, 253, 94, 86, 227,
        172, 89, 170, 3, 43, 230, 193, 232, 178, 25, 184
    ],
    c97_o1: [
        200, 219, 26, 252, 159, 241, 106, 174, 12, 124, 136, 134, 175, 100, 181, 185, 238, 253, 94, 86, 227,
        172, 89, 170, 3, 43, 230, 193, 232, 178, 25, 184
    ],
}, model=c97_model, name='default_QUANT8_ASYMM_INT32_zero_point_input_highest_97', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_INT32_tail_98
c98_i0 = Input('c98_i0', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.3125, 128))
c98_o1 = Output('c98_o1', ('TENSOR_INT32', [1, 17]))
c98_model = Model()
c98_model.AddOperand(c98_i0)
c98_model.AddOperand(c98_o1)
c98_model.Operation('CAST', c98_i0).To(c98_o1)
c98_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c98_i0: [231, 89, 153, 161, 130, 209, 48, 145, 180, 120, 17, 40, 59, 26, 223, 93, 133],
    c98_o1: [231, 89, 153, 161, 130, 209, 48, 145, 180, 120, 17, 40, 59, 26, 223, 93, 133],
}, model=c98_model, name='default_QUANT8_ASYMM_INT32_tail_98', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_INT32_every_8_bit_value_99
c99_i0 = Input('c99_i0', ('TENSOR_QUANT8_ASYMM', [256], 0.4375, 128))
c99_o1 = Output('c99_o1', ('TENSOR_INT32', [256]))
c99_model = Model()
c99_model.AddOperand(c99_i0)
c99_model.AddOperand(c99_o1)
c99_model.Operation('CAST', c99_i0).To(c99_o1)
c99_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c99_i0: [
        113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132,
        133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152,
        153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172,
        173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192,
        193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212,
        213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232,
        233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252,
        253, 254, 255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
        24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48,
        49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73,
        74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98,
        99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112
    ],
    c99_o1: [
        113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132,
        133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152,
        153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172,
        173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192,
        193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212,
        213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232,
        233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252,
        253, 254, 255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
        24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48,
        49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73,
        74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98,
        99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112
    ],
}, model=c99_model, name='default_QUANT8_ASYMM_INT32_every_8_bit_value_99', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_mixed_100
c100_p0 = Parameter('c100_p0', ('TENSOR_QUANT8_ASYMM', [3, 2, 3], 0.1875, 0), [179, 96, 224, 4, 46, 79, 206, 143, 134, 41, 10, 180, 31, 214, 207, 87, 204, 184])
c100_o1 = Output('c100_o1', ('TENSOR_QUANT8_ASYMM', [3, 2, 3], 0.375, 135))
c100_model = Model()
c100_model.AddOperand(c100_p0)
c100_model.AddOperand(c100_o1)
c100_model.Operation('CAST', c100_p0).To(c100_o1)
c100_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c100_o1: [179, 96, 224, 4, 46, 79, 206, 143, 134, 41, 10, 180, 31, 214, 207, 87, 204, 184],
}, model=c100_model, name='default_QUANT8_ASYMM_mixed_100', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_rank_input_1_101
c101_i0 = Input('c101_i0', ('TENSOR_QUANT8_ASYMM', [2], 0.375, 128))
c101_o1 = Output('c101_o1', ('TENSOR_QUANT8_ASYMM', [2], 0.25, 199))
c101_model = Model()
c101_model.AddOperand(c101_i0)
c101_model.AddOperand(c101_o1)
c101_model.Operation('CAST', c101_i0).To(c101_o1)
c101_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c101_i0: [106, 162],
    c101_o1: [106, 162],
}, model=c101_model, name='default_QUANT8_ASYMM_rank_input_1_101', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_rank_input_2_102
c102_i0 = Input('c102_i0', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.25, 104))
c102_o1 = Output('c102_o1', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.25, 128))
c102_model = Model()
c102_model.AddOperand(c102_i0)
c102_model.AddOperand(c102_o1)
c102_model.Operation('CAST', c102_i0).To(c102_o1)
c102_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c102_i0: [67, 200],
    c102_o1: [67, 200],
}, model=c102_model, name='default_QUANT8_ASYMM_rank_input_2_102', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_rank_input_4_103
c103_i0 = Input('c103_i0', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 1], 0.375, 206))
c103_o1 = Output('c103_o1', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 1], 0.375, 181))
c103_model = Model()
c103_model.AddOperand(c103_i0)
c103_model.AddOperand(c103_o1)
c103_model.Operation('CAST', c103_i0).To(c103_o1)
c103_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c103_i0: [156, 126, 21],
    c103_o1: [156, 126, 21],
}, model=c103_model, name='default_QUANT8_ASYMM_rank_input_4_103', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_rank_input_5_104
c104_i0 = Input('c104_i0', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2, 1], 0.5, 128))
c104_o1 = Output('c104_o1', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2, 1], 0.3125, 22))
c104_model = Model()
c104_model.AddOperand(c104_i0)
c104_model.AddOperand(c104_o1)
c104_model.Operation('CAST', c104_i0).To(c104_o1)
c104_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c104_i0: [101, 254],
    c104_o1: [101, 254],
}, model=c104_model, name='default_QUANT8_ASYMM_rank_input_5_104', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_zero_point_input_highest_105
c105_i0 = Input('c105_i0', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 3], 0.1875, 255))
c105_o1 = Output('c105_o1', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 3], 0.125, 128))
c105_model = Model()
c105_model.AddOperand(c105_i0)
c105_model.AddOperand(c105_o1)
c105_model.Operation('CAST', c105_i0).To(c105_o1)
c105_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c105_i0: [
        210, 253, 132, 46, 142, 105, 72, 90, 9, 100, 123, 7, 114, 139, 45, 155, 148, 29, 64, 65, 115, 161,
        160, 98, 82, 202, 42, 143, 86, 77, 201, 198, 38, 12, 190, 189
    ],
    c105_o1: [
        210, 253, 132, 46, 142, 105, 72, 90, 9, 100, 123, 7, 114, 139, 45, 155, 148, 29, 64, 65, 115, 161,
        160, 98, 82, 202, 42, 143, 86, 77, 201, 198, 38, 12, 190, 189
    ],
}, model=c105_model, name='default_QUANT8_ASYMM_zero_point_input_highest_105', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_tail_106
c106_i0 = Input('c106_i0', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.5, 140))
c106_o1 = Output('c106_o1', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.375, 128))
c106_model = Model()
c106_model.AddOperand(c106_i0)
c106_model.AddOperand(c106_o1)
c106_model.Operation('CAST', c106_i0).To(c106_o1)
c106_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c106_i0: [13, 44, 46, 81, 152, 35, 76, 18, 207, 96, 191, 129, 131, 200, 29, 195, 198],
    c106_o1: [13, 44, 46, 81, 152, 35, 76, 18, 207, 96, 191, 129, 131, 200, 29, 195, 198],
}, model=c106_model, name='default_QUANT8_ASYMM_tail_106', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_every_8_bit_value_107
c107_i0 = Input('c107_i0', ('TENSOR_QUANT8_ASYMM', [256], 0.5, 71))
c107_o1 = Output('c107_o1', ('TENSOR_QUANT8_ASYMM', [256], 0.0625, 156))
c107_model = Model()
c107_model.AddOperand(c107_i0)
c107_model.AddOperand(c107_o1)
c107_model.Operation('CAST', c107_i0).To(c107_o1)
c107_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c107_i0: [
        121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140,
        141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160,
        161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180,
        181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200,
        201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220,
        221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240,
        241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 0, 1, 2, 3, 4, 5, 6, 7, 8,
        9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34,
        35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
        60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84,
        85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107,
        108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120
    ],
    c107_o1: [
        121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140,
        141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160,
        161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180,
        181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200,
        201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220,
        221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240,
        241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 0, 1, 2, 3, 4, 5, 6, 7, 8,
        9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34,
        35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
        60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84,
        85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107,
        108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120
    ],
}, model=c107_model, name='default_QUANT8_ASYMM_every_8_bit_value_107', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_BOOL8_mixed_108
c108_p0 = Parameter('c108_p0', ('TENSOR_BOOL8', [1, 2]), [False, True])
c108_o1 = Output('c108_o1', ('TENSOR_BOOL8', [1, 2]))
c108_model = Model()
c108_model.AddOperand(c108_p0)
c108_model.AddOperand(c108_o1)
c108_model.Operation('CAST', c108_p0).To(c108_o1)
c108_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c108_o1: [False, True],
}, model=c108_model, name='default_BOOL8_mixed_108', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_BOOL8_rank_input_1_109
c109_i0 = Input('c109_i0', ('TENSOR_BOOL8', [1]))
c109_o1 = Output('c109_o1', ('TENSOR_BOOL8', [1]))
c109_model = Model()
c109_model.AddOperand(c109_i0)
c109_model.AddOperand(c109_o1)
c109_model.Operation('CAST', c109_i0).To(c109_o1)
c109_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c109_i0: [True],
    c109_o1: [True],
}, model=c109_model, name='default_BOOL8_rank_input_1_109', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_BOOL8_rank_input_3_110
c110_i0 = Input('c110_i0', ('TENSOR_BOOL8', [4, 2, 3]))
c110_o1 = Output('c110_o1', ('TENSOR_BOOL8', [4, 2, 3]))
c110_model = Model()
c110_model.AddOperand(c110_i0)
c110_model.AddOperand(c110_o1)
c110_model.Operation('CAST', c110_i0).To(c110_o1)
c110_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c110_i0: [
        False, True, False, True, False, True, False, True, True, False, False, True, True, False, True,
        False, False, True, True, False, True, False, False, True
    ],
    c110_o1: [
        False, True, False, True, False, True, False, True, True, False, False, True, True, False, True,
        False, False, True, True, False, True, False, False, True
    ],
}, model=c110_model, name='default_BOOL8_rank_input_3_110', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_BOOL8_rank_input_4_111
c111_i0 = Input('c111_i0', ('TENSOR_BOOL8', [1, 1, 3, 2]))
c111_o1 = Output('c111_o1', ('TENSOR_BOOL8', [1, 1, 3, 2]))
c111_model = Model()
c111_model.AddOperand(c111_i0)
c111_model.AddOperand(c111_o1)
c111_model.Operation('CAST', c111_i0).To(c111_o1)
c111_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c111_i0: [True, False, True, False, False, True],
    c111_o1: [True, False, True, False, False, True],
}, model=c111_model, name='default_BOOL8_rank_input_4_111', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_BOOL8_rank_input_5_112
c112_i0 = Input('c112_i0', ('TENSOR_BOOL8', [1, 1, 1, 2, 2]))
c112_o1 = Output('c112_o1', ('TENSOR_BOOL8', [1, 1, 1, 2, 2]))
c112_model = Model()
c112_model.AddOperand(c112_i0)
c112_model.AddOperand(c112_o1)
c112_model.Operation('CAST', c112_i0).To(c112_o1)
c112_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c112_i0: [True, False, True, False],
    c112_o1: [True, False, True, False],
}, model=c112_model, name='default_BOOL8_rank_input_5_112', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_BOOL8_tail_113
c113_i0 = Input('c113_i0', ('TENSOR_BOOL8', [3, 17]))
c113_o1 = Output('c113_o1', ('TENSOR_BOOL8', [3, 17]))
c113_model = Model()
c113_model.AddOperand(c113_i0)
c113_model.AddOperand(c113_o1)
c113_model.Operation('CAST', c113_i0).To(c113_o1)
c113_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c113_i0: [
        True, False, True, False, True, False, True, False, False, True, False, True, True, False, True,
        False, True, False, False, True, False, True, False, True, True, False, True, False, True, False,
        False, True, False, True, False, True, True, False, False, True, True, False, True, False, False,
        True, False, True, True, False, True
    ],
    c113_o1: [
        True, False, True, False, True, False, True, False, False, True, False, True, True, False, True,
        False, True, False, False, True, False, True, False, True, True, False, True, False, True, False,
        False, True, False, True, False, True, True, False, False, True, True, False, True, False, False,
        True, False, True, True, False, True
    ],
}, model=c113_model, name='default_BOOL8_tail_113', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT16_ASYMM_mixed_114
c114_p0 = Parameter('c114_p0', ('TENSOR_QUANT16_ASYMM', [1, 1, 2, 1, 2], 0.375, 0), [8821, 60952, 9623, 5064])
c114_o1 = Output('c114_o1', ('TENSOR_QUANT16_ASYMM', [1, 1, 2, 1, 2], 0.125, 21247))
c114_model = Model()
c114_model.AddOperand(c114_p0)
c114_model.AddOperand(c114_o1)
c114_model.Operation('CAST', c114_p0).To(c114_o1)
c114_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c114_o1: [8821, 60952, 9623, 5064],
}, model=c114_model, name='default_QUANT16_ASYMM_mixed_114', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT16_ASYMM_rank_input_1_115
c115_i0 = Input('c115_i0', ('TENSOR_QUANT16_ASYMM', [4], 0.0625, 47401))
c115_o1 = Output('c115_o1', ('TENSOR_QUANT16_ASYMM', [4], 0.1875, 32768))
c115_model = Model()
c115_model.AddOperand(c115_i0)
c115_model.AddOperand(c115_o1)
c115_model.Operation('CAST', c115_i0).To(c115_o1)
c115_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c115_i0: [47552, 12840, 47834, 42408],
    c115_o1: [47552, 12840, 47834, 42408],
}, model=c115_model, name='default_QUANT16_ASYMM_rank_input_1_115', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT16_ASYMM_rank_input_2_116
c116_i0 = Input('c116_i0', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.3125, 32768))
c116_o1 = Output('c116_o1', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.4375, 32768))
c116_model = Model()
c116_model.AddOperand(c116_i0)
c116_model.AddOperand(c116_o1)
c116_model.Operation('CAST', c116_i0).To(c116_o1)
c116_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c116_i0: [56262, 18414, 9360, 1580],
    c116_o1: [56262, 18414, 9360, 1580],
}, model=c116_model, name='default_QUANT16_ASYMM_rank_input_2_116', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT16_ASYMM_rank_input_3_117
c117_i0 = Input('c117_i0', ('TENSOR_QUANT16_ASYMM', [1, 1, 1], 0.0625, 32768))
c117_o1 = Output('c117_o1', ('TENSOR_QUANT16_ASYMM', [1, 1, 1], 0.5, 424))
c117_model = Model()
c117_model.AddOperand(c117_i0)
c117_model.AddOperand(c117_o1)
c117_model.Operation('CAST', c117_i0).To(c117_o1)
c117_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c117_i0: [28428],
    c117_o1: [28428],
}, model=c117_model, name='default_QUANT16_ASYMM_rank_input_3_117', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT16_ASYMM_rank_input_4_118
c118_i0 = Input('c118_i0', ('TENSOR_QUANT16_ASYMM', [1, 1, 3, 3], 0.1875, 49100))
c118_o1 = Output('c118_o1', ('TENSOR_QUANT16_ASYMM', [1, 1, 3, 3], 0.125, 10581))
c118_model = Model()
c118_model.AddOperand(c118_i0)
c118_model.AddOperand(c118_o1)
c118_model.Operation('CAST', c118_i0).To(c118_o1)
c118_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c118_i0: [51810, 1498, 50757, 9914, 15978, 20631, 57360, 11299, 57082],
    c118_o1: [51810, 1498, 50757, 9914, 15978, 20631, 57360, 11299, 57082],
}, model=c118_model, name='default_QUANT16_ASYMM_rank_input_4_118', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT16_ASYMM_zero_point_input_highest_119
c119_i0 = Input('c119_i0', ('TENSOR_QUANT16_ASYMM', [4, 4], 0.3125, 65535))
c119_o1 = Output('c119_o1', ('TENSOR_QUANT16_ASYMM', [4, 4], 0.5, 32768))
c119_model = Model()
c119_model.AddOperand(c119_i0)
c119_model.AddOperand(c119_o1)
c119_model.Operation('CAST', c119_i0).To(c119_o1)
c119_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c119_i0: [
        49032, 39922, 23681, 54567, 3559, 32857, 52906, 46674, 13500, 18290, 19537, 40510, 5604, 23840, 14827,
        32139
    ],
    c119_o1: [
        49032, 39922, 23681, 54567, 3559, 32857, 52906, 46674, 13500, 18290, 19537, 40510, 5604, 23840, 14827,
        32139
    ],
}, model=c119_model, name='default_QUANT16_ASYMM_zero_point_input_highest_119', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT16_ASYMM_tail_120
c120_i0 = Input('c120_i0', ('TENSOR_QUANT16_ASYMM', [1, 17], 0.0625, 32768))
c120_o1 = Output('c120_o1', ('TENSOR_QUANT16_ASYMM', [1, 17], 0.4375, 32768))
c120_model = Model()
c120_model.AddOperand(c120_i0)
c120_model.AddOperand(c120_o1)
c120_model.Operation('CAST', c120_i0).To(c120_o1)
c120_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c120_i0: [
        28997, 22782, 17181, 57231, 54173, 32976, 41098, 2965, 40461, 36600, 54400, 55406, 60114, 29042,
        16209, 27145, 15951
    ],
    c120_o1: [
        28997, 22782, 17181, 57231, 54173, 32976, 41098, 2965, 40461, 36600, 54400, 55406, 60114, 29042,
        16209, 27145, 15951
    ],
}, model=c120_model, name='default_QUANT16_ASYMM_tail_120', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT16_SYMM_mixed_121
c121_p0 = Parameter('c121_p0', ('TENSOR_QUANT16_SYMM', [3], 0.0625, 0), [-12895, 14154, -8334])
c121_o1 = Output('c121_o1', ('TENSOR_QUANT16_SYMM', [3], 0.0625, 0))
c121_model = Model()
c121_model.AddOperand(c121_p0)
c121_model.AddOperand(c121_o1)
c121_model.Operation('CAST', c121_p0).To(c121_o1)
c121_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c121_o1: [-12895, 14154, -8334],
}, model=c121_model, name='default_QUANT16_SYMM_mixed_121', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT16_SYMM_rank_input_2_122
c122_i0 = Input('c122_i0', ('TENSOR_QUANT16_SYMM', [2, 1], 0.1875, 0))
c122_o1 = Output('c122_o1', ('TENSOR_QUANT16_SYMM', [2, 1], 0.5, 0))
c122_model = Model()
c122_model.AddOperand(c122_i0)
c122_model.AddOperand(c122_o1)
c122_model.Operation('CAST', c122_i0).To(c122_o1)
c122_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c122_i0: [4936, -12213],
    c122_o1: [4936, -12213],
}, model=c122_model, name='default_QUANT16_SYMM_rank_input_2_122', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT16_SYMM_rank_input_3_123
c123_i0 = Input('c123_i0', ('TENSOR_QUANT16_SYMM', [3, 4, 4], 0.1875, 0))
c123_o1 = Output('c123_o1', ('TENSOR_QUANT16_SYMM', [3, 4, 4], 0.375, 0))
c123_model = Model()
c123_model.AddOperand(c123_i0)
c123_model.AddOperand(c123_o1)
c123_model.Operation('CAST', c123_i0).To(c123_o1)
c123_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c123_i0: [
        -7478, -25130, -111, -20946, 9360, -24833, -12716, -14475, 18394, 23925, -14471, -12506, 9227, 21743,
        13552, -25136, 31122, -10173, -22657, 3582, -11206, 2324, -23502, -16784, 12006, -647, -16106, 22287,
        -19614, 2706, -18431, -5910, -7262, -11270, -27004, 8673, 8635, -8437, 16333, 15758, -5723, 30610,
        25882, 7690, 7840, -26076, 15016, 21332
    ],
    c123_o1: [
        -7478, -25130, -111, -20946, 9360, -24833, -12716, -14475, 18394, 23925, -14471, -12506, 9227, 21743,
        13552, -25136, 31122, -10173, -22657, 3582, -11206, 2324, -23502, -16784, 12006, -647, -16106, 22287,
        -19614, 2706, -18431, -5910, -7262, -11270, -27004, 8673, 8635, -8437, 16333, 15758, -5723, 30610,
        25882, 7690, 7840, -26076, 15016, 21332
    ],
}, model=c123_model, name='default_QUANT16_SYMM_rank_input_3_123', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT16_SYMM_rank_input_4_124
c124_i0 = Input('c124_i0', ('TENSOR_QUANT16_SYMM', [2, 2, 1, 1], 0.125, 0))
c124_o1 = Output('c124_o1', ('TENSOR_QUANT16_SYMM', [2, 2, 1, 1], 0.0625, 0))
c124_model = Model()
c124_model.AddOperand(c124_i0)
c124_model.AddOperand(c124_o1)
c124_model.Operation('CAST', c124_i0).To(c124_o1)
c124_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c124_i0: [9059, 24372, -4949, -7226],
    c124_o1: [9059, 24372, -4949, -7226],
}, model=c124_model, name='default_QUANT16_SYMM_rank_input_4_124', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT16_SYMM_rank_input_5_125
c125_i0 = Input('c125_i0', ('TENSOR_QUANT16_SYMM', [2, 2, 1, 2, 1], 0.125, 0))
c125_o1 = Output('c125_o1', ('TENSOR_QUANT16_SYMM', [2, 2, 1, 2, 1], 0.375, 0))
c125_model = Model()
c125_model.AddOperand(c125_i0)
c125_model.AddOperand(c125_o1)
c125_model.Operation('CAST', c125_i0).To(c125_o1)
c125_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c125_i0: [7999, 8543, -18535, -14657, -22325, 20555, -9616, -17352],
    c125_o1: [7999, 8543, -18535, -14657, -22325, 20555, -9616, -17352],
}, model=c125_model, name='default_QUANT16_SYMM_rank_input_5_125', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT16_SYMM_tail_126
c126_i0 = Input('c126_i0', ('TENSOR_QUANT16_SYMM', [1, 17], 0.125, 0))
c126_o1 = Output('c126_o1', ('TENSOR_QUANT16_SYMM', [1, 17], 0.4375, 0))
c126_model = Model()
c126_model.AddOperand(c126_i0)
c126_model.AddOperand(c126_o1)
c126_model.Operation('CAST', c126_i0).To(c126_o1)
c126_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c126_i0: [
        27249, -10320, 32285, -27887, -23385, 21553, 23957, -17879, -27196, -6847, 12894, 23653, -12448,
        -5599, -1414, 5941, 20957
    ],
    c126_o1: [
        27249, -10320, 32285, -27887, -23385, 21553, 23957, -17879, -27196, -6847, 12894, 23653, -12448,
        -5599, -1414, 5941, 20957
    ],
}, model=c126_model, name='default_QUANT16_SYMM_tail_126', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_SIGNED_mixed_127
c127_p0 = Parameter('c127_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 3], 0.1875, -128), [102, -61, 29, -8, 80, 22, -47, -46, 15, 97, 122, 92, -72, 104, 68, 32, -113, -36])
c127_o1 = Output('c127_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 3], 0.25, 0))
c127_model = Model()
c127_model.AddOperand(c127_p0)
c127_model.AddOperand(c127_o1)
c127_model.Operation('CAST', c127_p0).To(c127_o1)
c127_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c127_o1: [102, -61, 29, -8, 80, 22, -47, -46, 15, 97, 122, 92, -72, 104, 68, 32, -113, -36],
}, model=c127_model, name='default_QUANT8_ASYMM_SIGNED_mixed_127', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_SIGNED_rank_input_1_128
c128_i0 = Input('c128_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3], 0.375, 84))
c128_o1 = Output('c128_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3], 0.1875, -58))
c128_model = Model()
c128_model.AddOperand(c128_i0)
c128_model.AddOperand(c128_o1)
c128_model.Operation('CAST', c128_i0).To(c128_o1)
c128_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c128_i0: [124, 126, -121],
    c128_o1: [124, 126, -121],
}, model=c128_model, name='default_QUANT8_ASYMM_SIGNED_rank_input_1_128', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_SIGNED_rank_input_2_129
c129_i0 = Input('c129_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3], 0.3125, 0))
c129_o1 = Output('c129_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3], 0.375, 0))
c129_model = Model()
c129_model.AddOperand(c129_i0)
c129_model.AddOperand(c129_o1)
c129_model.Operation('CAST', c129_i0).To(c129_o1)
c129_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c129_i0: [39, -42, 57],
    c129_o1: [39, -42, 57],
}, model=c129_model, name='default_QUANT8_ASYMM_SIGNED_rank_input_2_129', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_SIGNED_rank_input_4_130
c130_i0 = Input('c130_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 3, 1], 0.5, 0))
c130_o1 = Output('c130_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 3, 1], 0.25, 5))
c130_model = Model()
c130_model.AddOperand(c130_i0)
c130_model.AddOperand(c130_o1)
c130_model.Operation('CAST', c130_i0).To(c130_o1)
c130_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c130_i0: [
        -39, -18, 86, 49, -35, 46, -13, -11, -79, -82, -118, 114, -107, 64, -66, 34, 122, -92, 75, -109, -104,
        107, 35, -77, -112, 0, -69
    ],
    c130_o1: [
        -39, -18, 86, 49, -35, 46, -13, -11, -79, -82, -118, 114, -107, 64, -66, 34, 122, -92, 75, -109, -104,
        107, 35, -77, -112, 0, -69
    ],
}, model=c130_model, name='default_QUANT8_ASYMM_SIGNED_rank_input_4_130', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_SIGNED_rank_input_5_131
c131_i0 = Input('c131_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 1, 2, 2], 0.4375, 0))
c131_o1 = Output('c131_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 1, 2, 2], 0.0625, 0))
c131_model = Model()
c131_model.AddOperand(c131_i0)
c131_model.AddOperand(c131_o1)
c131_model.Operation('CAST', c131_i0).To(c131_o1)
c131_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c131_i0: [119, 113, 124, -72],
    c131_o1: [119, 113, 124, -72],
}, model=c131_model, name='default_QUANT8_ASYMM_SIGNED_rank_input_5_131', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_SIGNED_zero_point_input_highest_132
c132_i0 = Input('c132_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 1, 3], 0.0625, 127))
c132_o1 = Output('c132_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 1, 3], 0.375, 56))
c132_model = Model()
c132_model.AddOperand(c132_i0)
c132_model.AddOperand(c132_o1)
c132_model.Operation('CAST', c132_i0).To(c132_o1)
c132_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c132_i0: [
        -82, 120, 52, 95, 30, 106, -36, -54, -32, 50, -85, 84, -20, -27, 88, -50, 54, -12, 96, -79, -21, 43,
        -70, -34, 118, 59, 81
    ],
    c132_o1: [
        -82, 120, 52, 95, 30, 106, -36, -54, -32, 50, -85, 84, -20, -27, 88, -50, 54, -12, 96, -79, -21, 43,
        -70, -34, 118, 59, 81
    ],
}, model=c132_model, name='default_QUANT8_ASYMM_SIGNED_zero_point_input_highest_132', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_SIGNED_tail_133
c133_i0 = Input('c133_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.5, 75))
c133_o1 = Output('c133_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.3125, 16))
c133_model = Model()
c133_model.AddOperand(c133_i0)
c133_model.AddOperand(c133_o1)
c133_model.Operation('CAST', c133_i0).To(c133_o1)
c133_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c133_i0: [
        -114, 60, 80, -108, -36, 11, -64, 61, 68, 96, -29, 13, 54, 24, 16, 119, 15, 43, -28, -112, -118, -48,
        -55, -87, 7, -117, 46, 74, -56, -78, 34, -67, -103, -109
    ],
    c133_o1: [
        -114, 60, 80, -108, -36, 11, -64, 61, 68, 96, -29, 13, 54, 24, 16, 119, 15, 43, -28, -112, -118, -48,
        -55, -87, 7, -117, 46, 74, -56, -78, 34, -67, -103, -109
    ],
}, model=c133_model, name='default_QUANT8_ASYMM_SIGNED_tail_133', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_ASYMM_SIGNED_every_8_bit_value_134
c134_i0 = Input('c134_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [256], 0.375, 74))
c134_o1 = Output('c134_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [256], 0.375, 5))
c134_model = Model()
c134_model.AddOperand(c134_i0)
c134_model.AddOperand(c134_o1)
c134_model.Operation('CAST', c134_i0).To(c134_o1)
c134_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c134_i0: [
        -127, -126, -125, -124, -123, -122, -121, -120, -119, -118, -117, -116, -115, -114, -113, -112, -111,
        -110, -109, -108, -107, -106, -105, -104, -103, -102, -101, -100, -99, -98, -97, -96, -95, -94, -93,
        -92, -91, -90, -89, -88, -87, -86, -85, -84, -83, -82, -81, -80, -79, -78, -77, -76, -75, -74, -73,
        -72, -71, -70, -69, -68, -67, -66, -65, -64, -63, -62, -61, -60, -59, -58, -57, -56, -55, -54, -53,
        -52, -51, -50, -49, -48, -47, -46, -45, -44, -43, -42, -41, -40, -39, -38, -37, -36, -35, -34, -33,
        -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13,
        -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
        15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
        40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64,
        65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89,
        90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111,
        112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, -128
    ],
    c134_o1: [
        -127, -126, -125, -124, -123, -122, -121, -120, -119, -118, -117, -116, -115, -114, -113, -112, -111,
        -110, -109, -108, -107, -106, -105, -104, -103, -102, -101, -100, -99, -98, -97, -96, -95, -94, -93,
        -92, -91, -90, -89, -88, -87, -86, -85, -84, -83, -82, -81, -80, -79, -78, -77, -76, -75, -74, -73,
        -72, -71, -70, -69, -68, -67, -66, -65, -64, -63, -62, -61, -60, -59, -58, -57, -56, -55, -54, -53,
        -52, -51, -50, -49, -48, -47, -46, -45, -44, -43, -42, -41, -40, -39, -38, -37, -36, -35, -34, -33,
        -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13,
        -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
        15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
        40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64,
        65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89,
        90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111,
        112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, -128
    ],
}, model=c134_model, name='default_QUANT8_ASYMM_SIGNED_every_8_bit_value_134', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_SYMM_mixed_135
c135_p0 = Parameter('c135_p0', ('TENSOR_QUANT8_SYMM', [2, 2, 1, 1, 2], 0.1875, 0), [-107, -59, 70, -46, 88, 123, 12, 42])
c135_o1 = Output('c135_o1', ('TENSOR_QUANT8_SYMM', [2, 2, 1, 1, 2], 0.0625, 0))
c135_model = Model()
c135_model.AddOperand(c135_p0)
c135_model.AddOperand(c135_o1)
c135_model.Operation('CAST', c135_p0).To(c135_o1)
c135_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c135_o1: [-107, -59, 70, -46, 88, 123, 12, 42],
}, model=c135_model, name='default_QUANT8_SYMM_mixed_135', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_SYMM_rank_input_1_136
c136_i0 = Input('c136_i0', ('TENSOR_QUANT8_SYMM', [4], 0.5, 0))
c136_o1 = Output('c136_o1', ('TENSOR_QUANT8_SYMM', [4], 0.25, 0))
c136_model = Model()
c136_model.AddOperand(c136_i0)
c136_model.AddOperand(c136_o1)
c136_model.Operation('CAST', c136_i0).To(c136_o1)
c136_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c136_i0: [-3, -48, 58, -97],
    c136_o1: [-3, -48, 58, -97],
}, model=c136_model, name='default_QUANT8_SYMM_rank_input_1_136', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_SYMM_rank_input_2_137
c137_i0 = Input('c137_i0', ('TENSOR_QUANT8_SYMM', [4, 4], 0.4375, 0))
c137_o1 = Output('c137_o1', ('TENSOR_QUANT8_SYMM', [4, 4], 0.4375, 0))
c137_model = Model()
c137_model.AddOperand(c137_i0)
c137_model.AddOperand(c137_o1)
c137_model.Operation('CAST', c137_i0).To(c137_o1)
c137_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c137_i0: [55, -68, -18, -25, -122, -73, 61, -81, -113, -75, 71, -8, 24, -31, -114, 87],
    c137_o1: [55, -68, -18, -25, -122, -73, 61, -81, -113, -75, 71, -8, 24, -31, -114, 87],
}, model=c137_model, name='default_QUANT8_SYMM_rank_input_2_137', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_SYMM_rank_input_3_138
c138_i0 = Input('c138_i0', ('TENSOR_QUANT8_SYMM', [3, 4, 3], 0.25, 0))
c138_o1 = Output('c138_o1', ('TENSOR_QUANT8_SYMM', [3, 4, 3], 0.375, 0))
c138_model = Model()
c138_model.AddOperand(c138_i0)
c138_model.AddOperand(c138_o1)
c138_model.Operation('CAST', c138_i0).To(c138_o1)
c138_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c138_i0: [
        20, 26, -52, -113, -69, -27, 101, 108, 58, 19, 87, -120, 68, 24, 55, 37, -23, 15, -123, -93, 109, 77,
        -105, -100, 64, 78, 72, -30, -112, -45, -118, -96, 105, -85, 51, 63
    ],
    c138_o1: [
        20, 26, -52, -113, -69, -27, 101, 108, 58, 19, 87, -120, 68, 24, 55, 37, -23, 15, -123, -93, 109, 77,
        -105, -100, 64, 78, 72, -30, -112, -45, -118, -96, 105, -85, 51, 63
    ],
}, model=c138_model, name='default_QUANT8_SYMM_rank_input_3_138', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_SYMM_rank_input_4_139
c139_i0 = Input('c139_i0', ('TENSOR_QUANT8_SYMM', [2, 2, 1, 3], 0.0625, 0))
c139_o1 = Output('c139_o1', ('TENSOR_QUANT8_SYMM', [2, 2, 1, 3], 0.125, 0))
c139_model = Model()
c139_model.AddOperand(c139_i0)
c139_model.AddOperand(c139_o1)
c139_model.Operation('CAST', c139_i0).To(c139_o1)
c139_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c139_i0: [-125, 105, -2, -123, 51, -45, -13, 27, -36, -95, -70, -117],
    c139_o1: [-125, 105, -2, -123, 51, -45, -13, 27, -36, -95, -70, -117],
}, model=c139_model, name='default_QUANT8_SYMM_rank_input_4_139', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_SYMM_tail_140
c140_i0 = Input('c140_i0', ('TENSOR_QUANT8_SYMM', [3, 17], 0.4375, 0))
c140_o1 = Output('c140_o1', ('TENSOR_QUANT8_SYMM', [3, 17], 0.5, 0))
c140_model = Model()
c140_model.AddOperand(c140_i0)
c140_model.AddOperand(c140_o1)
c140_model.Operation('CAST', c140_i0).To(c140_o1)
c140_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c140_i0: [
        -46, 65, 89, 12, -86, 41, 26, 22, 109, -91, -104, -120, -85, 9, 85, 20, -59, -122, -25, 59, -73, -118,
        108, -61, 115, -71, -76, -96, 107, -49, -32, -1, -100, -5, 127, -17, 3, -111, 68, 31, -43, 83, -90,
        -53, -10, -63, -11, 120, -39, -87, 60
    ],
    c140_o1: [
        -46, 65, 89, 12, -86, 41, 26, 22, 109, -91, -104, -120, -85, 9, 85, 20, -59, -122, -25, 59, -73, -118,
        108, -61, 115, -71, -76, -96, 107, -49, -32, -1, -100, -5, 127, -17, 3, -111, 68, 31, -43, 83, -90,
        -53, -10, -63, -11, 120, -39, -87, 60
    ],
}, model=c140_model, name='default_QUANT8_SYMM_tail_140', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# cast_default_QUANT8_SYMM_every_8_bit_value_141
c141_i0 = Input('c141_i0', ('TENSOR_QUANT8_SYMM', [256], 0.5, 0))
c141_o1 = Output('c141_o1', ('TENSOR_QUANT8_SYMM', [256], 0.375, 0))
c141_model = Model()
c141_model.AddOperand(c141_i0)
c141_model.AddOperand(c141_o1)
c141_model.Operation('CAST', c141_i0).To(c141_o1)
c141_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c141_i0: [
        -125, -124, -123, -122, -121, -120, -119, -118, -117, -116, -115, -114, -113, -112, -111, -110, -109,
        -108, -107, -106, -105, -104, -103, -102, -101, -100, -99, -98, -97, -96, -95, -94, -93, -92, -91,
        -90, -89, -88, -87, -86, -85, -84, -83, -82, -81, -80, -79, -78, -77, -76, -75, -74, -73, -72, -71,
        -70, -69, -68, -67, -66, -65, -64, -63, -62, -61, -60, -59, -58, -57, -56, -55, -54, -53, -52, -51,
        -50, -49, -48, -47, -46, -45, -44, -43, -42, -41, -40, -39, -38, -37, -36, -35, -34, -33, -32, -31,
        -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11,
        -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
        18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42,
        43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67,
        68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92,
        93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114,
        115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, -128, -127, -126
    ],
    c141_o1: [
        -125, -124, -123, -122, -121, -120, -119, -118, -117, -116, -115, -114, -113, -112, -111, -110, -109,
        -108, -107, -106, -105, -104, -103, -102, -101, -100, -99, -98, -97, -96, -95, -94, -93, -92, -91,
        -90, -89, -88, -87, -86, -85, -84, -83, -82, -81, -80, -79, -78, -77, -76, -75, -74, -73, -72, -71,
        -70, -69, -68, -67, -66, -65, -64, -63, -62, -61, -60, -59, -58, -57, -56, -55, -54, -53, -52, -51,
        -50, -49, -48, -47, -46, -45, -44, -43, -42, -41, -40, -39, -38, -37, -36, -35, -34, -33, -32, -31,
        -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11,
        -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
        18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42,
        43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67,
        68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92,
        93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114,
        115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, -128, -127, -126
    ],
}, model=c141_model, name='default_QUANT8_SYMM_every_8_bit_value_141', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
