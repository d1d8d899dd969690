from math import inf, nan

import numpy as np

# hard_swish_default_FLOAT32_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [4]))
c0_o1 = Output('c0_o1', ('TENSOR_FLOAT32', [4]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_o1)
c0_model.Operation('HARD_SWISH', c0_i0).To(c0_o1)
c0_model.RelaxedExecution(True).IntroducedIn('V1_3')
Example({
    c0_i0: [3.25, 2.875, -2.25, 0.375],
    c0_o1: [3.25, 2.8151042, -0.28125, 0.2109375],
}, model=c0_model, name='default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hard_swish_default_FLOAT32_mixed_1
c1_p0 = Parameter('c1_p0', ('TENSOR_FLOAT32', [3, 3]), [-1.25, 2.75, 2.0, 4.625, -0.125, 3.0, -1.625, 3.875, 1.75])
c1_o1 = Output('c1_o1', ('TENSOR_FLOAT32', [3, 3]))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_o1)
c1_model.Operation('HARD_SWISH', c1_p0).To(c1_o1)
c1_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c1_o1: [-0.36458334, 2.6354167, 1.6666666, 4.625, -0.059895832, 3.0, -0.37239584, 3.875, 1.3854166],
}, model=c1_model, name='default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hard_swish_default_FLOAT32_rank_input_3_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [1, 4, 1]))
c2_o1 = Output('c2_o1', ('TENSOR_FLOAT32', [1, 4, 1]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_o1)
c2_model.Operation('HARD_SWISH', c2_i0).To(c2_o1)
c2_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c2_i0: [2.375, -2.375, 4.875, 2.25],
    c2_o1: [2.1276042, -0.24739583, 4.875, 1.96875],
}, model=c2_model, name='default_FLOAT32_rank_input_3_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hard_swish_default_FLOAT32_rank_input_4_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [3, 3, 2, 1]))
c3_o1 = Output('c3_o1', ('TENSOR_FLOAT32', [3, 3, 2, 1]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_o1)
c3_model.Operation('HARD_SWISH', c3_i0).To(c3_o1)
c3_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c3_i0: [
        -3.5, -3.375, -0.375, 2.0, 0.5, -4.5, -4.875, 1.25, 5.0, -4.375, 0.875, -1.0, 1.5, 0.625, 0.125, 3.25,
        -2.75, -5.0
    ],
    c3_o1: [
        -0.0, -0.0, -0.1640625, 1.6666666, 0.29166666, -0.0, -0.0, 0.8854167, 5.0, -0.0, 0.5651042,
        -0.33333334, 1.125, 0.37760416, 0.065104164, 3.25, -0.114583336, -0.0
    ],
}, model=c3_model, name='default_FLOAT32_rank_input_4_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hard_swish_default_FLOAT32_rank_input_5_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [2, 2, 2, 1, 2]))
c4_o1 = Output('c4_o1', ('TENSOR_FLOAT32', [2, 2, 2, 1, 2]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_o1)
c4_model.Operation('HARD_SWISH', c4_i0).To(c4_o1)
c4_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c4_i0: [
        2.25, -5.0, -0.375, 2.0, 1.75, 1.5, -2.0, 3.625, 4.75, -4.25, -1.375, -4.125, 0.875, -0.875, -0.625,
        -3.375
    ],
    c4_o1: [
        1.96875, -0.0, -0.1640625, 1.6666666, 1.3854166, 1.125, -0.33333334, 3.625, 4.75, -0.0, -0.37239584,
        -0.0, 0.5651042, -0.30989584, -0.24739583, -0.0
    ],
}, model=c4_model, name='default_FLOAT32_rank_input_5_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hard_swish_default_FLOAT32_tail_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [2, 17]))
c5_o1 = Output('c5_o1', ('TENSOR_FLOAT32', [2, 17]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_o1)
c5_model.Operation('HARD_SWISH', c5_i0).To(c5_o1)
c5_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c5_i0: [
        -4.0, 1.125, -3.0, -1.625, -4.25, -3.125, -2.625, 1.625, 0.625, -4.875, 0.0, -5.0, 1.25, 2.5, -3.25,
        2.125, 0.375, -0.625, 0.875, -0.25, -4.75, -2.0, -1.75, 4.25, -4.5, 0.5, 3.875, 4.375, 1.875, -2.5,
        -0.125, 2.375, 2.0, -4.625
    ],
    c5_o1: [
        -0.0, 0.7734375, -0.0, -0.37239584, -0.0, -0.0, -0.1640625, 1.2526041, 0.37760416, -0.0, 0.0, -0.0,
        0.8854167, 2.2916667, -0.0, 1.8151041, 0.2109375, -0.24739583, 0.5651042, -0.114583336, -0.0,
        -0.33333334, -0.36458334, 4.25, -0.0, 0.29166666, 3.875, 4.375, 1.5234375, -0.20833333, -0.059895832,
        2.1276042, 1.6666666, -0.0
    ],
}, model=c5_model, name='default_FLOAT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hard_swish_default_FLOAT32_special_floats_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT32', [10]))
c6_o1 = Output('c6_o1', ('TENSOR_FLOAT32', [10]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_o1)
c6_model.Operation('HARD_SWISH', c6_i0).To(c6_o1)
c6_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c6_i0: [0.0, -0.0, 1e-38, 1e-40, 1.0, -1.0, 0.1, -0.3, 3.0000002, 100.5],
    c6_o1: [0.0, -0.0, 5e-39, 5e-41, 0.6666667, -0.33333334, 0.051666666, -0.135, 3.0000002, 100.5],
}, model=c6_model, name='default_FLOAT32_special_floats_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hard_swish_default_FLOAT16_mixed_7
c7_p0 = Parameter('c7_p0', ('TENSOR_FLOAT16', [4]), [-4.125, -2.75, 4.0, 2.75])
c7_o1 = Output('c7_o1', ('TENSOR_FLOAT16', [4]))
c7_model = Model()
c7_model.AddOperand(c7_p0)
c7_model.AddOperand(c7_o1)
c7_model.Operation('HARD_SWISH', c7_p0).To(c7_o1)
c7_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c7_o1: [-0.0, -0.11456, 4.0, 2.635],
}, model=c7_model, name='default_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hard_swish_default_FLOAT16_mixed_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [4, 1, 3]))
c8_o1 = Output('c8_o1', ('TENSOR_FLOAT16', [4, 1, 3]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_o1)
c8_model.Operation('HARD_SWISH', c8_i0).To(c8_o1)
c8_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c8_i0: [2.375, -4.875, -1.875, 2.5, -3.125, 5.0, 4.75, -4.375, 4.25, -2.875, -1.75, -3.75],
    c8_o1: [2.127, -0.0, -0.3516, 2.291, -0.0, 5.0, 4.75, -0.0, 4.25, -0.0599, -0.3645, -0.0],
}, model=c8_model, name='default_FLOAT16_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hard_swish_default_FLOAT16_rank_input_2_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [4, 3]))
c9_o1 = Output('c9_o1', ('TENSOR_FLOAT16', [4, 3]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_o1)
c9_model.Operation('HARD_SWISH', c9_i0).To(c9_o1)
c9_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c9_i0: [0.875, -0.25, 0.625, -1.5, -2.875, -2.375, 2.0, 2.125, 2.25, 2.875, -4.375, 1.625],
    c9_o1: [0.565, -0.11456, 0.3777, -0.375, -0.0599, -0.2474, 1.667, 1.815, 1.969, 2.814, -0.0, 1.253],
}, model=c9_model, name='default_FLOAT16_rank_input_2_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hard_swish_default_FLOAT16_rank_input_4_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [3, 1, 2, 3]))
c10_o1 = Output('c10_o1', ('TENSOR_FLOAT16', [3, 1, 2, 3]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_o1)
c10_model.Operation('HARD_SWISH', c10_i0).To(c10_o1)
c10_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c10_i0: [
        1.75, 1.375, 2.25, 0.875, -2.0, -4.625, 3.0, -4.375, 0.5, 2.125, -2.5, -0.75, 0.75, -4.125, -3.625,
        -3.5, -2.875, 4.875
    ],
    c10_o1: [
        1.386, 1.003, 1.969, 0.565, -0.3333, -0.0, 3.0, -0.0, 0.2917, 1.815, -0.2084, -0.2812, 0.4688, -0.0,
        -0.0, -0.0, -0.0599, 4.875
    ],
}, model=c10_model, name='default_FLOAT16_rank_input_4_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hard_swish_default_FLOAT16_rank_input_5_11
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT16', [1, 1, 2, 2, 2]))
c11_o1 = Output('c11_o1', ('TENSOR_FLOAT16', [1, 1, 2, 2, 2]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_o1)
c11_model.Operation('HARD_SWISH', c11_i0).To(c11_o1)
c11_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c11_i0: [-2.75, -2.375, 2.75, 0.625, -1.125, 2.625, -3.5, 2.125],
    c11_o1: [-0.11456, -0.2474, 2.635, 0.3777, -0.3516, 2.46, -0.0, 1.815],
}, model=c11_model, name='default_FLOAT16_rank_input_5_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hard_swish_default_FLOAT16_tail_12
c12_i0 = Input('c12_i0', ('TENSOR_FLOAT16', [1, 17]))
c12_o1 = Output('c12_o1', ('TENSOR_FLOAT16', [1, 17]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_o1)
c12_model.Operation('HARD_SWISH', c12_i0).To(c12_o1)
c12_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c12_i0: [
        2.25, 5.0, -2.375, 0.0, 3.75, -3.25, 0.875, 3.375, 2.5, -1.25, 4.125, 0.375, -1.0, -2.5, 3.0, 4.875,
        1.75
    ],
    c12_o1: [
        1.969, 5.0, -0.2474, 0.0, 3.75, -0.0, 0.565, 3.375, 2.291, -0.3645, 4.125, 0.2109, -0.3333, -0.2084,
        3.0, 4.875, 1.386
    ],
}, model=c12_model, name='default_FLOAT16_tail_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hard_swish_default_QUANT8_ASYMM_mixed_13
c13_p0 = Parameter('c13_p0', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 2, 2], 0.4375, 0), [
        174, 110, 93, 145, 171, 152, 231, 192, 89, 189, 32, 85, 234, 180, 178, 211, 76, 80, 161, 177, 6, 63,
        94, 30, 196, 205, 19, 149, 59, 151, 229, 87
    ])
c13_o1 = Output('c13_o1', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 2, 2], 0.375, 46))
c13_model = Model()
c13_model.AddOperand(c13_p0)
c13_model.AddOperand(c13_o1)
c13_model.Operation('HARD_SWISH', c13_p0).To(c13_o1)
c13_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c13_o1: [
        249, 174, 155, 215, 246, 223, 255, 255, 150, 255, 83, 145, 255, 255, 254, 255, 135, 139, 234, 253, 53,
        120, 156, 81, 255, 255, 68, 220, 115, 222, 255, 148
    ],
}, model=c13_model, name='default_QUANT8_ASYMM_mixed_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hard_swish_default_QUANT8_ASYMM_mixed_14
c14_i0 = Input('c14_i0', ('TENSOR_QUANT8_ASYMM', [2, 4, 4], 0.3125, 255))
c14_o1 = Output('c14_o1', ('TENSOR_QUANT8_ASYMM', [2, 4, 4], 0.03125, 203))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_o1)
c14_model.Operation('HARD_SWISH', c14_i0).To(c14_o1)
c14_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c14_i0: [
        219, 9, 0, 198, 217, 49, 89, 160, 224, 12, 154, 244, 90, 63, 155, 58, 220, 161, 213, 157, 210, 144,
        61, 87, 190, 141, 164, 249, 67, 129, 79, 179
    ],
    c14_o1: [
        203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203,
        203, 203, 203, 203, 203, 203, 203, 192, 203, 203, 203, 203
    ],
}, model=c14_model, name='default_QUANT8_ASYMM_mixed_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hard_swish_default_QUANT8_ASYMM_rank_input_1_15
c15_i0 = Input('c15_i0', ('TENSOR_QUANT8_ASYMM', [3], 0.3125, 128))
c15_o1 = Output('c15_o1', ('TENSOR_QUANT8_ASYMM', [3], 0.25, 128))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_o1)
c15_model.Operation('HARD_SWISH', c15_i0).To(c15_o1)
c15_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c15_i0: [133, 221, 66],
    c15_o1: [133, 244, 128],
}, model=c15_model, name='default_QUANT8_ASYMM_rank_input_1_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hard_swish_default_QUANT8_ASYMM_rank_input_2_16
c16_i0 = Input('c16_i0', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.1875, 128))
c16_o1 = Output('c16_o1', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.375, 8))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_o1)
c16_model.Operation('HARD_SWISH', c16_i0).To(c16_o1)
c16_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c16_i0: [22, 17, 52, 105, 240, 4],
    c16_o1: [8, 8, 8, 8, 64, 8],
}, model=c16_model, name='default_QUANT8_ASYMM_rank_input_2_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hard_swish_default_QUANT8_ASYMM_rank_input_4_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 2], 0.3125, 128))
c17_o1 = Output('c17_o1', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 2], 0.3125, 250))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_o1)
c17_model.Operation('HARD_SWISH', c17_i0).To(c17_o1)
c17_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c17_i0: [
        197, 69, 6, 157, 30, 212, 246, 139, 23, 183, 101, 102, 168, 129, 203, 68, 187, 237, 106, 38, 47, 66,
        239, 32
    ],
    c17_o1: [
        255, 250, 250, 255, 250, 255, 255, 255, 250, 255, 250, 250, 255, 251, 255, 250, 255, 255, 250, 250,
        250, 250, 255, 250
    ],
}, model=c17_model, name='default_QUANT8_ASYMM_rank_input_4_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hard_swish_default_QUANT8_ASYMM_tail_18
c18_i0 = Input('c18_i0', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.5, 171))
c18_o1 = Output('c18_o1', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.25, 128))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_o1)
c18_model.Operation('HARD_SWISH', c18_i0).To(c18_o1)
c18_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c18_i0: [
        126, 246, 63, 65, 214, 165, 145, 33, 28, 161, 146, 57, 86, 116, 50, 211, 83, 223, 134, 112, 234, 241,
        85, 75, 154, 127, 100, 97, 58, 55, 188, 226, 131, 129
    ],
    c18_o1: [
        128, 255, 128, 128, 214, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 208, 128, 232, 128, 128,
        254, 255, 128, 128, 128, 128, 128, 128, 128, 128, 162, 238, 128, 128
    ],
}, model=c18_model, name='default_QUANT8_ASYMM_tail_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hard_swish_default_QUANT8_ASYMM_every_8_bit_value_19
c19_i0 = Input('c19_i0', ('TENSOR_QUANT8_ASYMM', [256], 0.3125, 235))
c19_o1 = Output('c19_o1', ('TENSOR_QUANT8_ASYMM', [256], 0.25, 191))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_o1)
c19_model.Operation('HARD_SWISH', c19_i0).To(c19_o1)
c19_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c19_i0: [
        146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165,
        166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185,
        186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205,
        206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225,
        226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245,
        246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
        15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
        40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64,
        65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89,
        90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111,
        112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131,
        132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145
    ],
    c19_o1: [
        191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191,
        191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191,
        191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191,
        191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191,
        191, 190, 190, 190, 190, 190, 190, 190, 190, 191, 192, 193, 193, 195, 196, 197, 199, 200, 202, 204,
        205, 206, 207, 209, 210, 211, 212, 214, 215, 216, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191,
        191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191,
        191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191,
        191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191,
        191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191,
        191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191,
        191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191,
        191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191, 191
    ],
}, model=c19_model, name='default_QUANT8_ASYMM_every_8_bit_value_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hard_swish_default_QUANT8_ASYMM_SIGNED_mixed_20
c20_i0 = Input('c20_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 2, 1, 2], 0.375, -128))
c20_o1 = Output('c20_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 2, 1, 2], 0.375, 15))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_o1)
c20_model.Operation('HARD_SWISH', c20_i0).To(c20_o1)
c20_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c20_i0: [-38, -108, -7, -114, -16, -52, -102, 57],
    c20_o1: [105, 35, 127, 29, 127, 91, 41, 127],
}, model=c20_model, name='default_QUANT8_ASYMM_SIGNED_mixed_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hard_swish_default_QUANT8_ASYMM_SIGNED_mixed_21
c21_p0 = Parameter('c21_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 4, 2], 0.0625, 127), [38, 122, 84, -38, 54, 56, 114, 19])
c21_o1 = Output('c21_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 4, 2], 0.0390625, 0))
c21_model = Model()
c21_model.AddOperand(c21_p0)
c21_model.AddOperand(c21_o1)
c21_model.Operation('HARD_SWISH', c21_p0).To(c21_o1)
c21_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c21_o1: [0, -4, -4, 0, 0, 0, -8, 0],
}, model=c21_model, name='default_QUANT8_ASYMM_SIGNED_mixed_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hard_swish_default_QUANT8_ASYMM_SIGNED_rank_input_1_22
c22_i0 = Input('c22_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.375, 0))
c22_o1 = Output('c22_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.5, 0))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_o1)
c22_model.Operation('HARD_SWISH', c22_i0).To(c22_o1)
c22_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c22_i0: [-121, -50, 28, 84],
    c22_o1: [0, 0, 21, 63],
}, model=c22_model, name='default_QUANT8_ASYMM_SIGNED_rank_input_1_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hard_swish_default_QUANT8_ASYMM_SIGNED_rank_input_2_23
c23_i0 = Input('c23_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3], 0.0625, 0))
c23_o1 = Output('c23_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3], 0.4375, 36))
c23_model = Model()
c23_model.AddOperand(c23_i0)
c23_model.AddOperand(c23_o1)
c23_model.Operation('HARD_SWISH', c23_i0).To(c23_o1)
c23_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c23_i0: [108, 107, 43],
    c23_o1: [51, 51, 42],
}, model=c23_model, name='default_QUANT8_ASYMM_SIGNED_rank_input_2_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hard_swish_default_QUANT8_ASYMM_SIGNED_rank_input_4_24
c24_i0 = Input('c24_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 3, 3], 0.5, 17))
c24_o1 = Output('c24_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 3, 3], 0.125, 0))
c24_model = Model()
c24_model.AddOperand(c24_i0)
c24_model.AddOperand(c24_o1)
c24_model.Operation('HARD_SWISH', c24_i0).To(c24_o1)
c24_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c24_i0: [
        48, -66, 109, 39, -55, -60, 43, 83, 50, -4, 41, -45, 88, -91, 45, 2, -43, 102, 49, -28, 12, -89, 25,
        37, 103, 8, -50, -90, 57, -117, 18, 114, -36, 82, 101, 3
    ],
    c24_o1: [
        124, 0, 127, 88, 0, 0, 104, 127, 127, 0, 96, 0, 127, 0, 112, 0, 0, 127, 127, 0, -2, 0, 32, 80, 127, 0,
        0, 0, 127, 0, 2, 127, 0, 127, 127, 0
    ],
}, model=c24_model, name='default_QUANT8_ASYMM_SIGNED_rank_input_4_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hard_swish_default_QUANT8_ASYMM_SIGNED_tail_25
c25_i0 = Input('c25_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17], 0.0625, 51))
c25_o1 = Output('c25_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17], 0.3125, 0))
c25_model = Model()
c25_model.AddOperand(c25_i0)
c25_model.AddOperand(c25_o1)
c25_model.Operation('HARD_SWISH', c25_i0).To(c25_o1)
c25_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c25_i0: [-5, 120, -54, 71, -114, 17, 30, 112, 24, -1, -50, -2, -17, -61, -102, 45, -73],
    c25_o1: [0, 14, 0, 3, 0, -1, -1, 12, -1, 0, 0, 0, 0, 0, 0, -1, 0],
}, model=c25_model, name='default_QUANT8_ASYMM_SIGNED_tail_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# hard_swish_default_QUANT8_ASYMM_SIGNED_every_8_bit_value_26
c26_i0 = Input('c26_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [256], 0.1875, 0))
c26_o1 = Output('c26_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [256], 0.25, -32))
c26_model = Model()
c26_model.AddOperand(c26_i0)
c26_model.AddOperand(c26_o1)
c26_model.Operation('HARD_SWISH', c26_i0).To(c26_o1)
c26_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c26_i0: [
        -121, -120, -119, -118, -117, -116, -115, -114, -113, -112, -111, -110, -109, -108, -107, -106, -105,
        -104, -103, -102, -101, -100, -99, -98, -97, -96, -95, -94, -93, -92, -91, -90, -89, -88, -87, -86,
        -85, -84, -83, -82, -81, -80, -79, -78, -77, -76, -75, -74, -73, -72, -71, -70, -69, -68, -67, -66,
        -65, -64, -63, -62, -61, -60, -59, -58, -57, -56, -55, -54, -53, -52, -51, -50, -49, -48, -47, -46,
        -45, -44, -43, -42, -41, -40, -39, -38, -37, -36, -35, -34, -33, -32, -31, -30, -29, -28, -27, -26,
        -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5,
        -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
        24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48,
        49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73,
        74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98,
        99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118,
        119, 120, 121, 122, 123, 124, 125, 126, 127, -128, -127, -126, -125, -124, -123, -122
    ],
    c26_o1: [
        -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32,
        -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32,
        -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32,
        -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32,
        -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32, -32,
        -32, -32, -32, -32, -32, -32, -32, -33, -33, -33, -33, -33, -33, -34, -33, -33, -33, -33, -33, -33,
        -32, -32, -32, -31, -31, -30, -30, -29, -28, -27, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18,
        -18, -17, -16, -15, -15, -14, -13, -12, -12, -11, -10, -9, -9, -8, -7, -6, -6, -5, -4, -3, -3, -2, -1,
        0, 0, 1, 2, 3, 3, 4, 5, 6, 6, 7, 8, 9, 9, 10, 11, 12, 12, 13, 14, 15, 15, 16, 17, 18, 18, 19, 20, 21,
        21, 22, 23, 24, 24, 25, 26, 27, 27, 28, 29, 30, 30, 31, 32, 33, 33, 34, 35, 36, 36, 37, 38, 39, 39,
        40, 41, 42, 42, 43, 44, 45, 45, 46, 47, 48, 48, 49, 50, 51, 51, 52, 53, 54, 54, 55, 56, 57, 57, 58,
        59, 60, 60, 61, 62, 63, 63, -32, -32, -32, -32, -32, -32, -32
    ],
}, model=c26_model, name='default_QUANT8_ASYMM_SIGNED_every_8_bit_value_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
