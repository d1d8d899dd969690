from math import inf, nan

import numpy as np

# rank_default_FLOAT32_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [1, 1, 1, 2, 1]))
c0_o1 = Output('c0_o1', ('INT32', []))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_o1)
c0_model.Operation('RANK', c0_i0).To(c0_o1)
c0_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c0_i0: [2.5, -2.5],
    c0_o1: [5],
}, model=c0_model, name='default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_FLOAT32_mixed_1
c1_p0 = Parameter('c1_p0', ('TENSOR_FLOAT32', [3, 2, 1, 1]), [0.125, -2.75, 3.0, 2.875, -0.25, -1.0])
c1_o1 = Output('c1_o1', ('INT32', []))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_o1)
c1_model.Operation('RANK', c1_p0).To(c1_o1)
c1_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c1_o1: [4],
}, model=c1_model, name='default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_FLOAT32_rank_input_1_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2]))
c2_o1 = Output('c2_o1', ('INT32', []))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_o1)
c2_model.Operation('RANK', c2_i0).To(c2_o1)
c2_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c2_i0: [-1.375, -2.875],
    c2_o1: [1],
}, model=c2_model, name='default_FLOAT32_rank_input_1_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_FLOAT32_rank_input_2_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [3, 4]))
c3_o1 = Output('c3_o1', ('INT32', []))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_o1)
c3_model.Operation('RANK', c3_i0).To(c3_o1)
c3_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c3_i0: [1.75, 2.25, 1.875, 2.625, 1.25, 0.625, -2.625, -1.125, -2.375, -1.875, -0.5, -3.0],
    c3_o1: [2],
}, model=c3_model, name='default_FLOAT32_rank_input_2_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_FLOAT32_rank_input_3_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [2, 1, 2]))
c4_o1 = Output('c4_o1', ('INT32', []))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_o1)
c4_model.Operation('RANK', c4_i0).To(c4_o1)
c4_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c4_i0: [1.5, -2.875, -1.0, -0.625],
    c4_o1: [3],
}, model=c4_model, name='default_FLOAT32_rank_input_3_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_FLOAT32_tail_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [3, 17]))
c5_o1 = Output('c5_o1', ('INT32', []))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_o1)
c5_model.Operation('RANK', c5_i0).To(c5_o1)
c5_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c5_i0: [
        0.5, 2.125, -0.375, 2.5, -0.5, 1.25, 0.125, 2.375, 2.625, 0.625, 1.375, 1.5, -2.875, 0.0, 2.0, 1.625,
        -1.0, -3.0, -2.625, -2.25, -1.75, -2.125, -0.25, 1.0, -0.625, -1.625, -0.875, 2.875, 1.875, -1.5,
        0.25, 0.875, -2.5, -0.125, 1.125, 0.75, 2.25, -1.125, -0.75, -1.875, -2.375, -1.25, 2.75, -1.375,
        -2.0, 3.0, 1.75, -2.75, 0.375, -1.875, 0.125
    ],
    c5_o1: [2],
}, model=c5_model, name='default_FLOAT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_FLOAT32_special_floats_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT32', [10]))
c6_o1 = Output('c6_o1', ('INT32', []))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_o1)
c6_model.Operation('RANK', c6_i0).To(c6_o1)
c6_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c6_i0: [-1.0, 0.1, -0.3, 3.0000002, 100.5, 0.0, -0.0, 1e-38, 1e-40, 1.0],
    c6_o1: [1],
}, model=c6_model, name='default_FLOAT32_special_floats_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_INT32_mixed_7
c7_p0 = Parameter('c7_p0', ('TENSOR_INT32', [2, 3, 3, 2]), [
        1, 8, 9, 7, -8, -4, 0, 5, -5, -2, 2, -7, -6, -1, 6, -3, 4, 3, -9, -7, -8, -2, -4, 1, -3, 4, 8, 6, 3,
        5, -9, -5, 0, 7, 9, -6
    ])
c7_o1 = Output('c7_o1', ('INT32', []))
c7_model = Model()
c7_model.AddOperand(c7_p0)
c7_model.AddOperand(c7_o1)
c7_model.Operation('RANK', c7_p0).To(c7_o1)
c7_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c7_o1: [4],
}, model=c7_model, name='default_INT32_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_INT32_mixed_8
c8_i0 = Input('c8_i0', ('TENSOR_INT32', [2, 2, 1, 1, 1]))
c8_o1 = Output('c8_o1', ('INT32', []))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_o1)
c8_model.Operation('RANK', c8_i0).To(c8_o1)
c8_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c8_i0: [-8, 1, 6, -4],
    c8_o1: [5],
}, model=c8_model, name='default_INT32_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_INT32_rank_input_1_9
c9_i0 = Input('c9_i0', ('TENSOR_INT32', [3]))
c9_o1 = Output('c9_o1', ('INT32', []))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_o1)
c9_model.Operation('RANK', c9_i0).To(c9_o1)
c9_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c9_i0: [1, -5, -7],
    c9_o1: [1],
}, model=c9_model, name='default_INT32_rank_input_1_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_INT32_rank_input_2_10
c10_i0 = Input('c10_i0', ('TENSOR_INT32', [3, 2]))
c10_o1 = Output('c10_o1', ('INT32', []))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_o1)
c10_model.Operation('RANK', c10_i0).To(c10_o1)
c10_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c10_i0: [-5, 4, -6, 6, 5, 1],
    c10_o1: [2],
}, model=c10_model, name='default_INT32_rank_input_2_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_INT32_rank_input_3_11
c11_i0 = Input('c11_i0', ('TENSOR_INT32', [1, 3, 4]))
c11_o1 = Output('c11_o1', ('INT32', []))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_o1)
c11_model.Operation('RANK', c11_i0).To(c11_o1)
c11_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c11_i0: [-3, -9, 7, -7, -5, 2, 1, -6, -1, -2, 3, -8],
    c11_o1: [3],
}, model=c11_model, name='default_INT32_rank_input_3_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_INT32_tail_12
c12_i0 = Input('c12_i0', ('TENSOR_INT32', [1, 17]))
c12_o1 = Output('c12_o1', ('INT32', []))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_o1)
c12_model.Operation('RANK', c12_i0).To(c12_o1)
c12_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c12_i0: [3, 6, -2, 4, -3, 8, -4, -9, 1, -7, 5, -8, -1, -6, 9, 2, 0],
    c12_o1: [2],
}, model=c12_model, name='default_INT32_tail_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT8_ASYMM_mixed_13
c13_p0 = Parameter('c13_p0', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.0625, 0), [15, 26, 94, 167])
c13_o1 = Output('c13_o1', ('INT32', []))
c13_model = Model()
c13_model.AddOperand(c13_p0)
c13_model.AddOperand(c13_o1)
c13_model.Operation('RANK', c13_p0).To(c13_o1)
c13_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c13_o1: [2],
}, model=c13_model, name='default_QUANT8_ASYMM_mixed_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT8_ASYMM_mixed_14
c14_i0 = Input('c14_i0', ('TENSOR_QUANT8_ASYMM', [2], 0.25, 255))
c14_o1 = Output('c14_o1', ('INT32', []))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_o1)
c14_model.Operation('RANK', c14_i0).To(c14_o1)
c14_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c14_i0: [149, 127],
    c14_o1: [1],
}, model=c14_model, name='default_QUANT8_ASYMM_mixed_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT8_ASYMM_rank_input_3_15
c15_i0 = Input('c15_i0', ('TENSOR_QUANT8_ASYMM', [3, 4, 1], 0.3125, 128))
c15_o1 = Output('c15_o1', ('INT32', []))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_o1)
c15_model.Operation('RANK', c15_i0).To(c15_o1)
c15_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c15_i0: [195, 2, 60, 198, 202, 25, 189, 243, 71, 206, 19, 131],
    c15_o1: [3],
}, model=c15_model, name='default_QUANT8_ASYMM_rank_input_3_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT8_ASYMM_rank_input_4_16
c16_i0 = Input('c16_i0', ('TENSOR_QUANT8_ASYMM', [1, 2, 1, 2], 0.4375, 128))
c16_o1 = Output('c16_o1', ('INT32', []))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_o1)
c16_model.Operation('RANK', c16_i0).To(c16_o1)
c16_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c16_i0: [245, 28, 45, 9],
    c16_o1: [4],
}, model=c16_model, name='default_QUANT8_ASYMM_rank_input_4_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT8_ASYMM_rank_input_5_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 2, 2], 0.3125, 128))
c17_o1 = Output('c17_o1', ('INT32', []))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_o1)
c17_model.Operation('RANK', c17_i0).To(c17_o1)
c17_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c17_i0: [149, 218, 136, 43, 187, 196, 148, 12],
    c17_o1: [5],
}, model=c17_model, name='default_QUANT8_ASYMM_rank_input_5_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT8_ASYMM_tail_18
c18_i0 = Input('c18_i0', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.3125, 128))
c18_o1 = Output('c18_o1', ('INT32', []))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_o1)
c18_model.Operation('RANK', c18_i0).To(c18_o1)
c18_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c18_i0: [
        126, 53, 18, 41, 84, 226, 185, 10, 164, 137, 70, 120, 202, 140, 113, 194, 75, 196, 142, 148, 206, 37,
        66, 123, 167, 218, 129, 14, 223, 151, 127, 235, 146, 98, 5, 233, 219, 250, 131, 9, 195, 171, 101, 209,
        8, 244, 159, 77, 229, 213, 43
    ],
    c18_o1: [2],
}, model=c18_model, name='default_QUANT8_ASYMM_tail_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT8_ASYMM_every_8_bit_value_19
c19_i0 = Input('c19_i0', ('TENSOR_QUANT8_ASYMM', [256], 0.4375, 87))
c19_o1 = Output('c19_o1', ('INT32', []))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_o1)
c19_model.Operation('RANK', c19_i0).To(c19_o1)
c19_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c19_i0: [
        152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171,
        172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191,
        192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211,
        212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231,
        232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251,
        252, 253, 254, 255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
        48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72,
        73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97,
        98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118,
        119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138,
        139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151
    ],
    c19_o1: [1],
}, model=c19_model, name='default_QUANT8_ASYMM_every_8_bit_value_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT16_SYMM_mixed_20
c20_i0 = Input('c20_i0', ('TENSOR_QUANT16_SYMM', [4, 3, 4], 0.5, 0))
c20_o1 = Output('c20_o1', ('INT32', []))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_o1)
c20_model.Operation('RANK', c20_i0).To(c20_o1)
c20_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c20_i0: [
        2422, 5759, -10413, 17406, -29439, 28735, -27835, 20199, -22097, -1547, 18565, -17053, 12443, 25968,
        -15967, -117, 4420, -12096, 1641, -608, -28516, -715, 3484, 29588, -18556, -28985, -2334, 21041,
        -27425, -18279, 27469, 27927, -6606, -3591, 26062, 3311, -8328, 31747, -29868, 28541, 18129, 31550,
        13907, -13753, -31472, 1450, -17521, -22177
    ],
    c20_o1: [3],
}, model=c20_model, name='default_QUANT16_SYMM_mixed_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT16_SYMM_mixed_21
c21_p0 = Parameter('c21_p0', ('TENSOR_QUANT16_SYMM', [4, 3], 0.125, 0), [19380, 27634, 31964, -29591, 22911, -31372, 32451, -7506, -18877, -18003, 4638, 26244])
c21_o1 = Output('c21_o1', ('INT32', []))
c21_model = Model()
c21_model.AddOperand(c21_p0)
c21_model.AddOperand(c21_o1)
c21_model.Operation('RANK', c21_p0).To(c21_o1)
c21_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c21_o1: [2],
}, model=c21_model, name='default_QUANT16_SYMM_mixed_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT16_SYMM_rank_input_1_22
c22_i0 = Input('c22_i0', ('TENSOR_QUANT16_SYMM', [2], 0.5, 0))
c22_o1 = Output('c22_o1', ('INT32', []))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_o1)
c22_model.Operation('RANK', c22_i0).To(c22_o1)
c22_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c22_i0: [-1022, -9082],
    c22_o1: [1],
}, model=c22_model, name='default_QUANT16_SYMM_rank_input_1_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT16_SYMM_rank_input_4_23
c23_i0 = Input('c23_i0', ('TENSOR_QUANT16_SYMM', [3, 2, 1, 1], 0.3125, 0))
c23_o1 = Output('c23_o1', ('INT32', []))
c23_model = Model()
c23_model.AddOperand(c23_i0)
c23_model.AddOperand(c23_o1)
c23_model.Operation('RANK', c23_i0).To(c23_o1)
c23_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c23_i0: [-4167, -8190, -19785, -12661, -24913, 4949],
    c23_o1: [4],
}, model=c23_model, name='default_QUANT16_SYMM_rank_input_4_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT16_SYMM_rank_input_5_24
c24_i0 = Input('c24_i0', ('TENSOR_QUANT16_SYMM', [2, 2, 1, 1, 1], 0.25, 0))
c24_o1 = Output('c24_o1', ('INT32', []))
c24_model = Model()
c24_model.AddOperand(c24_i0)
c24_model.AddOperand(c24_o1)
c24_model.Operation('RANK', c24_i0).To(c24_o1)
c24_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c24_i0: [17726, -7593, -19469, -26070],
    c24_o1: [5],
}, model=c24_model, name='default_QUANT16_SYMM_rank_input_5_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT16_SYMM_tail_25
c25_i0 = Input('c25_i0', ('TENSOR_QUANT16_SYMM', [1, 17], 0.0625, 0))
c25_o1 = Output('c25_o1', ('INT32', []))
c25_model = Model()
c25_model.AddOperand(c25_i0)
c25_model.AddOperand(c25_o1)
c25_model.Operation('RANK', c25_i0).To(c25_o1)
c25_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c25_i0: [
        -5365, 32547, 3919, 26613, -4588, -26088, -27796, -2275, -32139, -17407, 17737, 15440, 3081, 6954,
        -28807, 25279, 28867
    ],
    c25_o1: [2],
}, model=c25_model, name='default_QUANT16_SYMM_tail_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_FLOAT16_mixed_26
c26_p0 = Parameter('c26_p0', ('TENSOR_FLOAT16', [3, 4, 3]), [
        1.875, 2.5, -0.375, 2.25, -0.5, -2.5, 2.75, 2.875, -0.875, -2.0, 1.5, 1.625, 0.875, 0.0, -1.75,
        -2.875, 1.125, 0.5, 3.0, 2.375, 1.0, -0.25, -0.75, -1.875, 0.25, 1.25, -1.125, 0.625, -1.0, -1.25,
        0.125, 1.75, 1.375, -0.625, -0.125, 0.375
    ])
c26_o1 = Output('c26_o1', ('INT32', []))
c26_model = Model()
c26_model.AddOperand(c26_p0)
c26_model.AddOperand(c26_o1)
c26_model.Operation('RANK', c26_p0).To(c26_o1)
c26_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c26_o1: [3],
}, model=c26_model, name='default_FLOAT16_mixed_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_FLOAT16_mixed_27
c27_i0 = Input('c27_i0', ('TENSOR_FLOAT16', [2, 2]))
c27_o1 = Output('c27_o1', ('INT32', []))
c27_model = Model()
c27_model.AddOperand(c27_i0)
c27_model.AddOperand(c27_o1)
c27_model.Operation('RANK', c27_i0).To(c27_o1)
c27_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c27_i0: [1.75, 2.0, -2.875, -1.375],
    c27_o1: [2],
}, model=c27_model, name='default_FLOAT16_mixed_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_FLOAT16_rank_input_1_28
c28_i0 = Input('c28_i0', ('TENSOR_FLOAT16', [4]))
c28_o1 = Output('c28_o1', ('INT32', []))
c28_model = Model()
c28_model.AddOperand(c28_i0)
c28_model.AddOperand(c28_o1)
c28_model.Operation('RANK', c28_i0).To(c28_o1)
c28_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c28_i0: [1.125, -1.625, -3.0, 0.75],
    c28_o1: [1],
}, model=c28_model, name='default_FLOAT16_rank_input_1_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_FLOAT16_rank_input_4_29
c29_i0 = Input('c29_i0', ('TENSOR_FLOAT16', [1, 3, 1, 3]))
c29_o1 = Output('c29_o1', ('INT32', []))
c29_model = Model()
c29_model.AddOperand(c29_i0)
c29_model.AddOperand(c29_o1)
c29_model.Operation('RANK', c29_i0).To(c29_o1)
c29_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c29_i0: [-1.25, 1.125, 2.25, -0.625, -2.375, 1.75, -1.875, 1.5, 0.125],
    c29_o1: [4],
}, model=c29_model, name='default_FLOAT16_rank_input_4_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_FLOAT16_rank_input_5_30
c30_i0 = Input('c30_i0', ('TENSOR_FLOAT16', [2, 1, 2, 2, 1]))
c30_o1 = Output('c30_o1', ('INT32', []))
c30_model = Model()
c30_model.AddOperand(c30_i0)
c30_model.AddOperand(c30_o1)
c30_model.Operation('RANK', c30_i0).To(c30_o1)
c30_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c30_i0: [1.0, -0.25, -0.375, -1.25, 2.375, -2.75, 2.5, 2.0],
    c30_o1: [5],
}, model=c30_model, name='default_FLOAT16_rank_input_5_30', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_FLOAT16_tail_31
c31_i0 = Input('c31_i0', ('TENSOR_FLOAT16', [2, 17]))
c31_o1 = Output('c31_o1', ('INT32', []))
c31_model = Model()
c31_model.AddOperand(c31_i0)
c31_model.AddOperand(c31_o1)
c31_model.Operation('RANK', c31_i0).To(c31_o1)
c31_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c31_i0: [
        0.625, 0.25, -0.625, 0.375, 1.875, -1.125, 1.625, 1.375, -0.75, -2.875, 1.25, 0.0, -2.375, 2.625, 1.5,
        -1.375, 2.75, 2.125, -0.5, 1.75, -1.5, -1.25, -2.0, -2.25, -0.125, -1.875, -1.75, -0.375, 2.0, -2.5,
        0.75, 0.875, 1.125, -0.25
    ],
    c31_o1: [2],
}, model=c31_model, name='default_FLOAT16_tail_31', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_BOOL8_mixed_32
c32_p0 = Parameter('c32_p0', ('TENSOR_BOOL8', [1, 4, 4]), [
        False, True, True, False, True, False, True, False, True, False, True, False, False, True, False, True
    ])
c32_o1 = Output('c32_o1', ('INT32', []))
c32_model = Model()
c32_model.AddOperand(c32_p0)
c32_model.AddOperand(c32_o1)
c32_model.Operation('RANK', c32_p0).To(c32_o1)
c32_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c32_o1: [3],
}, model=c32_model, name='default_BOOL8_mixed_32', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_BOOL8_mixed_33
c33_i0 = Input('c33_i0', ('TENSOR_BOOL8', [2, 1, 1, 2, 2]))
c33_o1 = Output('c33_o1', ('INT32', []))
c33_model = Model()
c33_model.AddOperand(c33_i0)
c33_model.AddOperand(c33_o1)
c33_model.Operation('RANK', c33_i0).To(c33_o1)
c33_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c33_i0: [False, True, True, False, False, True, True, False],
    c33_o1: [5],
}, model=c33_model, name='default_BOOL8_mixed_33', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_BOOL8_rank_input_1_34
c34_i0 = Input('c34_i0', ('TENSOR_BOOL8', [3]))
c34_o1 = Output('c34_o1', ('INT32', []))
c34_model = Model()
c34_model.AddOperand(c34_i0)
c34_model.AddOperand(c34_o1)
c34_model.Operation('RANK', c34_i0).To(c34_o1)
c34_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c34_i0: [False, True, True],
    c34_o1: [1],
}, model=c34_model, name='default_BOOL8_rank_input_1_34', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_BOOL8_rank_input_2_35
c35_i0 = Input('c35_i0', ('TENSOR_BOOL8', [1, 4]))
c35_o1 = Output('c35_o1', ('INT32', []))
c35_model = Model()
c35_model.AddOperand(c35_i0)
c35_model.AddOperand(c35_o1)
c35_model.Operation('RANK', c35_i0).To(c35_o1)
c35_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c35_i0: [False, True, False, True],
    c35_o1: [2],
}, model=c35_model, name='default_BOOL8_rank_input_2_35', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_BOOL8_rank_input_4_36
c36_i0 = Input('c36_i0', ('TENSOR_BOOL8', [2, 1, 2, 2]))
c36_o1 = Output('c36_o1', ('INT32', []))
c36_model = Model()
c36_model.AddOperand(c36_i0)
c36_model.AddOperand(c36_o1)
c36_model.Operation('RANK', c36_i0).To(c36_o1)
c36_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c36_i0: [False, True, False, True, True, False, False, True],
    c36_o1: [4],
}, model=c36_model, name='default_BOOL8_rank_input_4_36', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_BOOL8_tail_37
c37_i0 = Input('c37_i0', ('TENSOR_BOOL8', [2, 17]))
c37_o1 = Output('c37_o1', ('INT32', []))
c37_model = Model()
c37_model.AddOperand(c37_i0)
c37_model.AddOperand(c37_o1)
c37_model.Operation('RANK', c37_i0).To(c37_o1)
c37_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c37_i0: [
        True, False, False, True, True, False, True, False, False, True, False, True, False, True, True,
        False, False, True, True, False, False, True, True, False, True, False, True, False, False, True,
        True, False, False, True
    ],
    c37_o1: [2],
}, model=c37_model, name='default_BOOL8_tail_37', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT8_SYMM_PER_CHANNEL_mixed_38
c38_i0 = Input('c38_i0', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 1, 1]), extraParams=SymmPerChannelQuantParams(0, [0.4375, 0.4375]))
c38_o1 = Output('c38_o1', ('INT32', []))
c38_model = Model()
c38_model.AddOperand(c38_i0)
c38_model.AddOperand(c38_o1)
c38_model.Operation('RANK', c38_i0).To(c38_o1)
c38_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c38_i0: [30, -6],
    c38_o1: [5],
}, model=c38_model, name='default_QUANT8_SYMM_PER_CHANNEL_mixed_38', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT8_SYMM_PER_CHANNEL_mixed_39
c39_p0 = Parameter('c39_p0', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 1, 2]), [108, -33, 76, 102, 20, -32, 75, 73], extraParams=SymmPerChannelQuantParams(0, [0.3125, 0.0625, 0.0625, 0.125]))
c39_o1 = Output('c39_o1', ('INT32', []))
c39_model = Model()
c39_model.AddOperand(c39_p0)
c39_model.AddOperand(c39_o1)
c39_model.Operation('RANK', c39_p0).To(c39_o1)
c39_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c39_o1: [3],
}, model=c39_model, name='default_QUANT8_SYMM_PER_CHANNEL_mixed_39', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT8_SYMM_PER_CHANNEL_rank_input_1_40
c40_i0 = Input('c40_i0', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4]), extraParams=SymmPerChannelQuantParams(0, [0.125, 0.4375, 0.0625, 0.1875]))
c40_o1 = Output('c40_o1', ('INT32', []))
c40_model = Model()
c40_model.AddOperand(c40_i0)
c40_model.AddOperand(c40_o1)
c40_model.Operation('RANK', c40_i0).To(c40_o1)
c40_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c40_i0: [-34, 120, 100, -70],
    c40_o1: [1],
}, model=c40_model, name='default_QUANT8_SYMM_PER_CHANNEL_rank_input_1_40', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT8_SYMM_PER_CHANNEL_rank_input_2_41
c41_i0 = Input('c41_i0', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 2]), extraParams=SymmPerChannelQuantParams(0, [0.375, 0.375, 0.375, 0.375]))
c41_o1 = Output('c41_o1', ('INT32', []))
c41_model = Model()
c41_model.AddOperand(c41_i0)
c41_model.AddOperand(c41_o1)
c41_model.Operation('RANK', c41_i0).To(c41_o1)
c41_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c41_i0: [84, -3, -50, 45, -28, -121, -64, 28],
    c41_o1: [2],
}, model=c41_model, name='default_QUANT8_SYMM_PER_CHANNEL_rank_input_2_41', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT8_SYMM_PER_CHANNEL_rank_input_4_42
c42_i0 = Input('c42_i0', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 1, 2]), extraParams=SymmPerChannelQuantParams(0, [0.5]))
c42_o1 = Output('c42_o1', ('INT32', []))
c42_model = Model()
c42_model.AddOperand(c42_i0)
c42_model.AddOperand(c42_o1)
c42_model.Operation('RANK', c42_i0).To(c42_o1)
c42_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c42_i0: [-109, 26, 50, 81, 52, 45],
    c42_o1: [4],
}, model=c42_model, name='default_QUANT8_SYMM_PER_CHANNEL_rank_input_4_42', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT8_SYMM_PER_CHANNEL_tail_43
c43_i0 = Input('c43_i0', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 17]), extraParams=SymmPerChannelQuantParams(0, [0.1875, 0.25]))
c43_o1 = Output('c43_o1', ('INT32', []))
c43_model = Model()
c43_model.AddOperand(c43_i0)
c43_model.AddOperand(c43_o1)
c43_model.Operation('RANK', c43_i0).To(c43_o1)
c43_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c43_i0: [
        70, 1, 115, 86, 52, -27, 62, -13, 21, 109, 12, -34, 125, 40, 103, -57, -39, 56, 23, -28, -22, 83, 6,
        87, -94, -84, -76, -83, 97, -37, -92, 85, 29, 33
    ],
    c43_o1: [2],
}, model=c43_model, name='default_QUANT8_SYMM_PER_CHANNEL_tail_43', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT16_ASYMM_mixed_44
c44_i0 = Input('c44_i0', ('TENSOR_QUANT16_ASYMM', [2, 1, 1, 1, 2], 0.1875, 0))
c44_o1 = Output('c44_o1', ('INT32', []))
c44_model = Model()
c44_model.AddOperand(c44_i0)
c44_model.AddOperand(c44_o1)
c44_model.Operation('RANK', c44_i0).To(c44_o1)
c44_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c44_i0: [20258, 10625, 45489, 31882],
    c44_o1: [5],
}, model=c44_model, name='default_QUANT16_ASYMM_mixed_44', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT16_ASYMM_mixed_45
c45_p0 = Parameter('c45_p0', ('TENSOR_QUANT16_ASYMM', [4], 0.25, 65535), [33792, 42743, 48100, 36403])
c45_o1 = Output('c45_o1', ('INT32', []))
c45_model = Model()
c45_model.AddOperand(c45_p0)
c45_model.AddOperand(c45_o1)
c45_model.Operation('RANK', c45_p0).To(c45_o1)
c45_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c45_o1: [1],
}, model=c45_model, name='default_QUANT16_ASYMM_mixed_45', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT16_ASYMM_rank_input_2_46
c46_i0 = Input('c46_i0', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 32768))
c46_o1 = Output('c46_o1', ('INT32', []))
c46_model = Model()
c46_model.AddOperand(c46_i0)
c46_model.AddOperand(c46_o1)
c46_model.Operation('RANK', c46_i0).To(c46_o1)
c46_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c46_i0: [3951, 7782, 3793, 44192],
    c46_o1: [2],
}, model=c46_model, name='default_QUANT16_ASYMM_rank_input_2_46', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT16_ASYMM_rank_input_3_47
c47_i0 = Input('c47_i0', ('TENSOR_QUANT16_ASYMM', [4, 4, 4], 0.25, 32768))
c47_o1 = Output('c47_o1', ('INT32', []))
c47_model = Model()
c47_model.AddOperand(c47_i0)
c47_model.AddOperand(c47_o1)
c47_model.Operation('RANK', c47_i0).To(c47_o1)
c47_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c47_i0: [
        41225, 33621, 24366, 54106, 16231, 8204, 10229, 26538, 5351, 51788, 1917, 14839, 62664, 15518, 1136,
        56155, 44922, 16388, 51688, 10123, 29265, 33765, 26060, 8898, 52045, 65439, 7286, 22446, 34928, 40218,
        58725, 34198, 40989, 51517, 61483, 41848, 5674, 36094, 32945, 45347, 13473, 2255, 64238, 28628, 4674,
        60182, 19620, 26830, 3716, 21533, 34729, 29499, 22205, 61637, 20922, 57556, 699, 59797, 18960, 9563,
        9669, 4474, 58245, 64450
    ],
    c47_o1: [3],
}, model=c47_model, name='default_QUANT16_ASYMM_rank_input_3_47', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT16_ASYMM_rank_input_4_48
c48_i0 = Input('c48_i0', ('TENSOR_QUANT16_ASYMM', [3, 3, 2, 2], 0.1875, 58863))
c48_o1 = Output('c48_o1', ('INT32', []))
c48_model = Model()
c48_model.AddOperand(c48_i0)
c48_model.AddOperand(c48_o1)
c48_model.Operation('RANK', c48_i0).To(c48_o1)
c48_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c48_i0: [
        46773, 60139, 61293, 25286, 28831, 63827, 54867, 32015, 34534, 3250, 40501, 30586, 23459, 46913,
        13059, 33784, 50586, 11804, 54641, 54123, 4883, 63558, 29047, 28826, 10357, 33412, 22392, 12843,
        36915, 2134, 22374, 15781, 45346, 3959, 25344, 3542
    ],
    c48_o1: [4],
}, model=c48_model, name='default_QUANT16_ASYMM_rank_input_4_48', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT16_ASYMM_tail_49
c49_i0 = Input('c49_i0', ('TENSOR_QUANT16_ASYMM', [3, 17], 0.1875, 25943))
c49_o1 = Output('c49_o1', ('INT32', []))
c49_model = Model()
c49_model.AddOperand(c49_i0)
c49_model.AddOperand(c49_o1)
c49_model.Operation('RANK', c49_i0).To(c49_o1)
c49_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c49_i0: [
        26418, 62598, 48624, 43008, 37794, 912, 42679, 21590, 25, 62146, 38804, 16454, 3607, 34152, 53244,
        22222, 35429, 58076, 51464, 59408, 16982, 50963, 26832, 13726, 12409, 26476, 8799, 41513, 9048, 48643,
        26236, 30620, 53246, 59192, 59834, 47361, 7842, 3672, 58310, 64991, 65253, 59490, 18502, 55601, 27434,
        11291, 39740, 61059, 34427, 29578, 28859
    ],
    c49_o1: [2],
}, model=c49_model, name='default_QUANT16_ASYMM_tail_49', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT8_SYMM_mixed_50
c50_i0 = Input('c50_i0', ('TENSOR_QUANT8_SYMM', [3], 0.0625, 0))
c50_o1 = Output('c50_o1', ('INT32', []))
c50_model = Model()
c50_model.AddOperand(c50_i0)
c50_model.AddOperand(c50_o1)
c50_model.Operation('RANK', c50_i0).To(c50_o1)
c50_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c50_i0: [80, -34, 114],
    c50_o1: [1],
}, model=c50_model, name='default_QUANT8_SYMM_mixed_50', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT8_SYMM_mixed_51
c51_p0 = Parameter('c51_p0', ('TENSOR_QUANT8_SYMM', [2, 1, 1, 1], 0.125, 0), [14, 101])
c51_o1 = Output('c51_o1', ('INT32', []))
c51_model = Model()
c51_model.AddOperand(c51_p0)
c51_model.AddOperand(c51_o1)
c51_model.Operation('RANK', c51_p0).To(c51_o1)
c51_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c51_o1: [4],
}, model=c51_model, name='default_QUANT8_SYMM_mixed_51', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT8_SYMM_rank_input_2_52
c52_i0 = Input('c52_i0', ('TENSOR_QUANT8_SYMM', [2, 3], 0.125, 0))
c52_o1 = Output('c52_o1', ('INT32', []))
c52_model = Model()
c52_model.AddOperand(c52_i0)
c52_model.AddOperand(c52_o1)
c52_model.Operation('RANK', c52_i0).To(c52_o1)
c52_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c52_i0: [61, -55, -52, -112, -9, -71],
    c52_o1: [2],
}, model=c52_model, name='default_QUANT8_SYMM_rank_input_2_52', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT8_SYMM_rank_input_3_53
c53_i0 = Input('c53_i0', ('TENSOR_QUANT8_SYMM', [4, 3, 1], 0.4375, 0))
c53_o1 = Output('c53_o1', ('INT32', []))
c53_model = Model()
c53_model.AddOperand(c53_i0)
c53_model.AddOperand(c53_o1)
c53_model.Operation('RANK', c53_i0).To(c53_o1)
c53_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c53_i0: [-15, -94, -27, -23, -37, -112, -115, 98, -103, -98, 22, -68],
    c53_o1: [3],
}, model=c53_model, name='default_QUANT8_SYMM_rank_input_3_53', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT8_SYMM_rank_input_5_54
c54_i0 = Input('c54_i0', ('TENSOR_QUANT8_SYMM', [2, 1, 1, 2, 1], 0.375, 0))
c54_o1 = Output('c54_o1', ('INT32', []))
c54_model = Model()
c54_model.AddOperand(c54_i0)
c54_model.AddOperand(c54_o1)
c54_model.Operation('RANK', c54_i0).To(c54_o1)
c54_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c54_i0: [-11, 0, 39, 119],
    c54_o1: [5],
}, model=c54_model, name='default_QUANT8_SYMM_rank_input_5_54', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT8_SYMM_tail_55
c55_i0 = Input('c55_i0', ('TENSOR_QUANT8_SYMM', [3, 17], 0.5, 0))
c55_o1 = Output('c55_o1', ('INT32', []))
c55_model = Model()
c55_model.AddOperand(c55_i0)
c55_model.AddOperand(c55_o1)
c55_model.Operation('RANK', c55_i0).To(c55_o1)
c55_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c55_i0: [
        103, -22, -67, 92, 42, 107, -21, 113, 17, 19, -14, 120, -66, -63, 0, -124, -97, -10, -65, -33, -122,
        -70, 83, 73, -99, 100, -94, -36, 34, 58, 2, -76, -69, 69, -119, 62, -114, 32, 5, -91, -39, 88, -109,
        47, -105, -31, -111, 98, -28, 93, 64
    ],
    c55_o1: [2],
}, model=c55_model, name='default_QUANT8_SYMM_tail_55', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT8_SYMM_every_8_bit_value_56
c56_i0 = Input('c56_i0', ('TENSOR_QUANT8_SYMM', [256], 0.4375, 0))
c56_o1 = Output('c56_o1', ('INT32', []))
c56_model = Model()
c56_model.AddOperand(c56_i0)
c56_model.AddOperand(c56_o1)
c56_model.Operation('RANK', c56_i0).To(c56_o1)
c56_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c56_i0: [
        72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96,
        97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117,
        118, 119, 120, 121, 122, 123, 124, 125, 126, 127, -128, -127, -126, -125, -124, -123, -122, -121,
        -120, -119, -118, -117, -116, -115, -114, -113, -112, -111, -110, -109, -108, -107, -106, -105, -104,
        -103, -102, -101, -100, -99, -98, -97, -96, -95, -94, -93, -92, -91, -90, -89, -88, -87, -86, -85,
        -84, -83, -82, -81, -80, -79, -78, -77, -76, -75, -74, -73, -72, -71, -70, -69, -68, -67, -66, -65,
        -64, -63, -62, -61, -60, -59, -58, -57, -56, -55, -54, -53, -52, -51, -50, -49, -48, -47, -46, -45,
        -44, -43, -42, -41, -40, -39, -38, -37, -36, -35, -34, -33, -32, -31, -30, -29, -28, -27, -26, -25,
        -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3,
        -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
        26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50,
        51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71
    ],
    c56_o1: [1],
}, model=c56_model, name='default_QUANT8_SYMM_every_8_bit_value_56', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT8_ASYMM_SIGNED_mixed_57
c57_p0 = Parameter('c57_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 1], 0.375, 127), [1, 95, -6, 12])
c57_o1 = Output('c57_o1', ('INT32', []))
c57_model = Model()
c57_model.AddOperand(c57_p0)
c57_model.AddOperand(c57_o1)
c57_model.Operation('RANK', c57_p0).To(c57_o1)
c57_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c57_o1: [2],
}, model=c57_model, name='default_QUANT8_ASYMM_SIGNED_mixed_57', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT8_ASYMM_SIGNED_mixed_58
c58_i0 = Input('c58_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2], 0.125, -128))
c58_o1 = Output('c58_o1', ('INT32', []))
c58_model = Model()
c58_model.AddOperand(c58_i0)
c58_model.AddOperand(c58_o1)
c58_model.Operation('RANK', c58_i0).To(c58_o1)
c58_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c58_i0: [-124, 89],
    c58_o1: [1],
}, model=c58_model, name='default_QUANT8_ASYMM_SIGNED_mixed_58', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT8_ASYMM_SIGNED_rank_input_3_59
c59_i0 = Input('c59_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 2], 0.5, 105))
c59_o1 = Output('c59_o1', ('INT32', []))
c59_model = Model()
c59_model.AddOperand(c59_i0)
c59_model.AddOperand(c59_o1)
c59_model.Operation('RANK', c59_i0).To(c59_o1)
c59_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c59_i0: [30, 91, 106, 94, 82, -75],
    c59_o1: [3],
}, model=c59_model, name='default_QUANT8_ASYMM_SIGNED_rank_input_3_59', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT8_ASYMM_SIGNED_rank_input_4_60
c60_i0 = Input('c60_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 2, 3], 0.4375, 0))
c60_o1 = Output('c60_o1', ('INT32', []))
c60_model = Model()
c60_model.AddOperand(c60_i0)
c60_model.AddOperand(c60_o1)
c60_model.Operation('RANK', c60_i0).To(c60_o1)
c60_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c60_i0: [61, 3, 74, -33, 70, 47, 123, 65, -48, 122, -20, -25],
    c60_o1: [4],
}, model=c60_model, name='default_QUANT8_ASYMM_SIGNED_rank_input_4_60', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT8_ASYMM_SIGNED_rank_input_5_61
c61_i0 = Input('c61_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 1, 2, 1], 0.25, 0))
c61_o1 = Output('c61_o1', ('INT32', []))
c61_model = Model()
c61_model.AddOperand(c61_i0)
c61_model.AddOperand(c61_o1)
c61_model.Operation('RANK', c61_i0).To(c61_o1)
c61_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c61_i0: [105, -108, -26, -122],
    c61_o1: [5],
}, model=c61_model, name='default_QUANT8_ASYMM_SIGNED_rank_input_5_61', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT8_ASYMM_SIGNED_tail_62
c62_i0 = Input('c62_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.25, 6))
c62_o1 = Output('c62_o1', ('INT32', []))
c62_model = Model()
c62_model.AddOperand(c62_i0)
c62_model.AddOperand(c62_o1)
c62_model.Operation('RANK', c62_i0).To(c62_o1)
c62_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c62_i0: [
        87, 90, -76, -105, 113, 120, -116, -6, 42, -37, -70, -45, -48, 117, 58, -104, -69, 17, -50, 43, 69,
        67, -123, 27, 18, -33, -103, 59, -4, -58, 109, 19, 51, 99
    ],
    c62_o1: [2],
}, model=c62_model, name='default_QUANT8_ASYMM_SIGNED_tail_62', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# rank_default_QUANT8_ASYMM_SIGNED_every_8_bit_value_63
c63_i0 = Input('c63_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [256], 0.25, -109))
c63_o1 = Output('c63_o1', ('INT32', []))
c63_model = Model()
c63_model.AddOperand(c63_i0)
c63_model.AddOperand(c63_o1)
c63_model.Operation('RANK', c63_i0).To(c63_o1)
c63_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c63_i0: [
        113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, -128, -127, -126, -125,
        -124, -123, -122, -121, -120, -119, -118, -117, -116, -115, -114, -113, -112, -111, -110, -109, -108,
        -107, -106, -105, -104, -103, -102, -101, -100, -99, -98, -97, -96, -95, -94, -93, -92, -91, -90, -89,
        -88, -87, -86, -85, -84, -83, -82, -81, -80, -79, -78, -77, -76, -75, -74, -73, -72, -71, -70, -69,
        -68, -67, -66, -65, -64, -63, -62, -61, -60, -59, -58, -57, -56, -55, -54, -53, -52, -51, -50, -49,
        -48, -47, -46, -45, -44, -43, -42, -41, -40, -39, -38, -37, -36, -35, -34, -33, -32, -31, -30, -29,
        -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8,
        -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
        21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45,
        46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70,
        71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95,
        96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112
    ],
    c63_o1: [1],
}, model=c63_model, name='default_QUANT8_ASYMM_SIGNED_every_8_bit_value_63', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
