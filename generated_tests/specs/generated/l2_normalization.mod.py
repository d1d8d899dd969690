from math import inf, nan

import numpy as np

# l2_normalization_default_FLOAT32_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [4, 1, 2]))
c0_p1 = Int32Scalar('c0_p1', 2)
c0_o2 = Output('c0_o2', ('TENSOR_FLOAT32', [4, 1, 2]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('L2_NORMALIZATION', c0_i0, c0_p1).To(c0_o2)
c0_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c0_i0: [1.5, -2.375, 0.75, 2.375, -2.75, -2.875, 0.25, 0.0],
    c0_o2: [0.533993, -0.8454889, 0.30113137, 0.95358264, -0.69122267, -0.7226419, 1.0, 0.0],
}, model=c0_model, name='default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_normalization_default_FLOAT32_mixed_1
c1_p0 = Parameter('c1_p0', ('TENSOR_FLOAT32', [3, 2]), [1.25, 1.125, 2.5, -2.25, -1.625, 1.375])
c1_o1 = Output('c1_o1', ('TENSOR_FLOAT32', [3, 2]))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_o1)
c1_model.Operation('L2_NORMALIZATION', c1_p0).To(c1_o1)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_o1: [0.7432941, 0.66896474, 0.7432941, -0.66896474, -0.7633863, 0.6459423],
}, model=c1_model, name='default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_normalization_default_FLOAT32_rank_input_1_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2]))
c2_p1 = Int32Scalar('c2_p1', -1)
c2_o2 = Output('c2_o2', ('TENSOR_FLOAT32', [2]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('L2_NORMALIZATION', c2_i0, c2_p1).To(c2_o2)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [-2.125, 1.375],
    c2_o2: [-0.83957016, 0.5432513],
}, model=c2_model, name='default_FLOAT32_rank_input_1_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_normalization_default_FLOAT32_rank_input_4_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [3, 1, 3, 1]))
c3_o1 = Output('c3_o1', ('TENSOR_FLOAT32', [3, 1, 3, 1]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_o1)
c3_model.Operation('L2_NORMALIZATION', c3_i0).To(c3_o1)
c3_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c3_i0: [-2.375, -2.125, -1.125, -0.375, 0.625, -2.25, 0.125, -1.375, -3.0],
    c3_o1: [-1.0, -1.0, -1.0, -1.0, 1.0, -1.0, 1.0, -1.0, -1.0],
}, model=c3_model, name='default_FLOAT32_rank_input_4_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_normalization_default_FLOAT32_tail_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [1, 17]))
c4_o1 = Output('c4_o1', ('TENSOR_FLOAT32', [1, 17]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_o1)
c4_model.Operation('L2_NORMALIZATION', c4_i0).To(c4_o1)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [
        -0.125, -2.0, 2.0, 1.625, -3.0, 1.875, -2.625, 0.75, -2.5, 3.0, 1.25, -1.875, 1.375, 0.375, 0.125,
        0.25, 2.625
    ],
    c4_o1: [
        -0.016143737, -0.2582998, 0.2582998, 0.2098686, -0.3874497, 0.24215607, -0.3390185, 0.09686243,
        -0.32287475, 0.3874497, 0.16143738, -0.24215607, 0.17758112, 0.048431214, 0.016143737, 0.032287475,
        0.3390185
    ],
}, model=c4_model, name='default_FLOAT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_normalization_default_FLOAT32_special_floats_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [10]))
c5_p1 = Int32Scalar('c5_p1', -1)
c5_o2 = Output('c5_o2', ('TENSOR_FLOAT32', [10]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_o2)
c5_model.Operation('L2_NORMALIZATION', c5_i0, c5_p1).To(c5_o2)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [-1.0, 0.1, -0.3, 3.0000002, 100.5, 0.0, -0.0, 1e-38, 1e-40, 1.0],
    c5_o2: [
        -0.009944785, 0.0009944786, -0.0029834358, 0.02983436, 0.999451, 0.0, -0.0, 9.9447e-41, 9.95e-43,
        0.009944785
    ],
}, model=c5_model, name='default_FLOAT32_special_floats_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_normalization_default_FLOAT16_mixed_6
c6_p0 = Parameter('c6_p0', ('TENSOR_FLOAT16', [4, 3, 2]), [
        0.0, -1.75, -1.5, -0.375, 2.25, -2.5, -2.25, -0.75, -1.125, 1.625, 0.875, -1.625, 3.0, 1.875, 0.375,
        -2.125, -0.25, -2.75, 0.25, -2.0, -3.0, -0.125, -2.625, -1.375
    ])
c6_o1 = Output('c6_o1', ('TENSOR_FLOAT16', [4, 3, 2]))
c6_model = Model()
c6_model.AddOperand(c6_p0)
c6_model.AddOperand(c6_o1)
c6_model.Operation('L2_NORMALIZATION', c6_p0).To(c6_o1)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_o1: [
        0.0, -1.0, -0.97, -0.2426, 0.669, -0.743, -0.9487, -0.3162, -0.5693, 0.8223, 0.474, -0.8804, 0.848,
        0.53, 0.1738, -0.985, -0.0905, -0.996, 0.124, -0.992, -0.999, -0.04163, -0.8857, -0.464
    ],
}, model=c6_model, name='default_FLOAT16_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_normalization_default_FLOAT16_mixed_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT16', [2]))
c7_p1 = Int32Scalar('c7_p1', 0)
c7_o2 = Output('c7_o2', ('TENSOR_FLOAT16', [2]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_o2)
c7_model.Operation('L2_NORMALIZATION', c7_i0, c7_p1).To(c7_o2)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i0: [2.25, -1.125],
    c7_o2: [0.8945, -0.4473],
}, model=c7_model, name='default_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_normalization_default_FLOAT16_rank_input_2_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [3, 1]))
c8_p1 = Int32Scalar('c8_p1', 0)
c8_o2 = Output('c8_o2', ('TENSOR_FLOAT16', [3, 1]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_o2)
c8_model.Operation('L2_NORMALIZATION', c8_i0, c8_p1).To(c8_o2)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [1.375, -0.5, -0.25],
    c8_o2: [0.9263, -0.337, -0.1685],
}, model=c8_model, name='default_FLOAT16_rank_input_2_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_normalization_default_FLOAT16_rank_input_4_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [3, 1, 3, 3]))
c9_o1 = Output('c9_o1', ('TENSOR_FLOAT16', [3, 1, 3, 3]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_o1)
c9_model.Operation('L2_NORMALIZATION', c9_i0).To(c9_o1)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [
        -2.75, -2.25, -1.875, -0.125, 1.5, 0.75, 0.125, 1.75, -3.0, 0.625, 1.625, 1.375, -0.375, 2.375, -2.5,
        -0.875, -2.125, -1.625, 1.0, -0.25, 1.125, 2.875, -0.5, -2.375, -1.125, -1.375, -2.625
    ],
    c9_o1: [
        -0.6846, -0.56, -0.4668, -0.07434, 0.892, 0.446, 0.03598, 0.5034, -0.8633, 0.2817, 0.7324, 0.6196,
        -0.1081, 0.6846, -0.7207, -0.3108, -0.755, -0.577, 0.6553, -0.1638, 0.7373, 0.764, -0.1329, -0.6313,
        -0.355, -0.4338, -0.828
    ],
}, model=c9_model, name='default_FLOAT16_rank_input_4_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_normalization_default_FLOAT16_tail_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [2, 17]))
c10_p1 = Int32Scalar('c10_p1', 1)
c10_o2 = Output('c10_o2', ('TENSOR_FLOAT16', [2, 17]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_p1)
c10_model.AddOperand(c10_o2)
c10_model.Operation('L2_NORMALIZATION', c10_i0, c10_p1).To(c10_o2)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [
        2.25, -1.625, 0.875, 2.0, -2.25, -0.25, -2.5, 1.375, -1.0, -2.625, 0.625, 1.0, -2.125, -2.75, 1.25,
        3.0, -2.375, -0.625, -3.0, 2.75, 1.875, -0.875, -2.875, -0.75, 1.75, 2.125, 0.75, -1.75, -0.375,
        1.125, 0.125, -1.5, 1.5, 0.25
    ],
    c10_o2: [
        0.2827, -0.2042, 0.11, 0.2515, -0.2827, -0.03143, -0.3142, 0.1729, -0.1257, -0.3298, 0.07855, 0.1257,
        -0.267, -0.3457, 0.1571, 0.3772, -0.2986, -0.09094, -0.4365, 0.4001, 0.2727, -0.1273, -0.4182,
        -0.10913, 0.2546, 0.309, 0.10913, -0.2546, -0.05457, 0.1637, 0.01819, -0.2183, 0.2183, 0.03638
    ],
}, model=c10_model, name='default_FLOAT16_tail_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_normalization_default_QUANT8_ASYMM_mixed_11
c11_p0 = Parameter('c11_p0', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.375, 0), [72, 205, 70, 180, 31, 168, 7, 79, 128])
c11_o1 = Output('c11_o1', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.0078125, 128))
c11_model = Model()
c11_model.AddOperand(c11_p0)
c11_model.AddOperand(c11_o1)
c11_model.Operation('L2_NORMALIZATION', c11_p0).To(c11_o1)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_o1: [168, 243, 167, 221, 144, 215, 134, 195, 237],
}, model=c11_model, name='default_QUANT8_ASYMM_mixed_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_normalization_default_QUANT8_ASYMM_mixed_12
c12_i0 = Input('c12_i0', ('TENSOR_QUANT8_ASYMM', [1, 1, 4], 0.3125, 255))
c12_o1 = Output('c12_o1', ('TENSOR_QUANT8_ASYMM', [1, 1, 4], 0.0078125, 128))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_o1)
c12_model.Operation('L2_NORMALIZATION', c12_i0).To(c12_o1)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [64, 201, 178, 206],
    c12_o1: [16, 96, 83, 99],
}, model=c12_model, name='default_QUANT8_ASYMM_mixed_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_normalization_default_QUANT8_ASYMM_mixed_13
c13_i0 = Input('c13_i0', ('TENSOR_QUANT8_ASYMM', [1], 0.1875, 128))
c13_p1 = Int32Scalar('c13_p1', -1)
c13_o2 = Output('c13_o2', ('TENSOR_QUANT8_ASYMM', [1], 0.0078125, 128))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_p1)
c13_model.AddOperand(c13_o2)
c13_model.Operation('L2_NORMALIZATION', c13_i0, c13_p1).To(c13_o2)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i0: [183],
    c13_o2: [255],
}, model=c13_model, name='default_QUANT8_ASYMM_mixed_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_normalization_default_QUANT8_ASYMM_rank_input_4_14
c14_i0 = Input('c14_i0', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 2], 0.125, 128))
c14_o1 = Output('c14_o1', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 2], 0.0078125, 128))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_o1)
c14_model.Operation('L2_NORMALIZATION', c14_i0).To(c14_o1)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_i0: [15, 106, 17, 138, 51, 195, 214, 219, 165, 211, 84, 151],
    c14_o1: [2, 104, 1, 139, 31, 212, 216, 221, 180, 245, 15, 187],
}, model=c14_model, name='default_QUANT8_ASYMM_rank_input_4_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_normalization_default_QUANT8_ASYMM_tail_15
c15_i0 = Input('c15_i0', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.4375, 128))
c15_p1 = Int32Scalar('c15_p1', -1)
c15_o2 = Output('c15_o2', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.0078125, 128))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_p1)
c15_model.AddOperand(c15_o2)
c15_model.Operation('L2_NORMALIZATION', c15_i0, c15_p1).To(c15_o2)
c15_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c15_i0: [
        24, 30, 229, 69, 0, 163, 1, 228, 251, 93, 125, 6, 211, 121, 155, 165, 114, 118, 157, 156, 216, 50, 44,
        226, 85, 149, 249, 222, 92, 104, 232, 159, 234, 76, 74, 191, 212, 252, 160, 144, 241, 235, 29, 237,
        100, 189, 204, 198, 186, 15, 224
    ],
    c15_o2: [
        89, 92, 166, 106, 80, 141, 81, 165, 174, 115, 127, 83, 159, 125, 138, 142, 123, 124, 141, 140, 167,
        94, 91, 171, 109, 137, 181, 169, 112, 117, 174, 142, 174, 105, 108, 152, 159, 174, 140, 134, 170, 168,
        91, 169, 118, 151, 156, 154, 150, 86, 164
    ],
}, model=c15_model, name='default_QUANT8_ASYMM_tail_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_normalization_default_QUANT8_ASYMM_every_8_bit_value_16
c16_i0 = Input('c16_i0', ('TENSOR_QUANT8_ASYMM', [256], 0.3125, 171))
c16_p1 = Int32Scalar('c16_p1', -1)
c16_o2 = Output('c16_o2', ('TENSOR_QUANT8_ASYMM', [256], 0.0078125, 128))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_p1)
c16_model.AddOperand(c16_o2)
c16_model.Operation('L2_NORMALIZATION', c16_i0, c16_p1).To(c16_o2)
c16_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c16_i0: [
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
        67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91,
        92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106
    ],
    c16_o2: [
        122, 122, 122, 122, 122, 122, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 124, 124, 124, 124,
        124, 124, 124, 124, 124, 124, 124, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 126, 126,
        126, 126, 126, 126, 126, 126, 126, 126, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 128,
        128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 129, 129, 129, 129, 129, 129, 129, 129, 129,
        129, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 131, 131, 131, 131, 131, 131, 131, 131, 131,
        131, 131, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 133, 133, 133, 133, 133, 133, 133,
        133, 133, 133, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 135, 135, 135, 135, 135, 135,
        135, 135, 135, 135, 135, 136, 136, 136, 136, 112, 112, 112, 112, 112, 113, 113, 113, 113, 113, 113,
        113, 113, 113, 113, 113, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 115, 115, 115, 115,
        115, 115, 115, 115, 115, 115, 115, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 117, 117, 117,
        117, 117, 117, 117, 117, 117, 117, 117, 118, 118, 118, 118, 118, 118, 118, 118, 118, 118, 118, 119,
        119, 119, 119, 119, 119, 119, 119, 119, 119, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
        121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 122, 122, 122, 122, 122
    ],
}, model=c16_model, name='default_QUANT8_ASYMM_every_8_bit_value_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_normalization_default_QUANT8_ASYMM_SIGNED_mixed_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 4], 0.3125, -128))
c17_o1 = Output('c17_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 4], 0.0078125, 0))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_o1)
c17_model.Operation('L2_NORMALIZATION', c17_i0).To(c17_o1)
c17_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c17_i0: [125, -72, 48, 117, 38, 32, 118, 122],
    c17_o1: [81, 18, 57, 79, 51, 49, 75, 76],
}, model=c17_model, name='default_QUANT8_ASYMM_SIGNED_mixed_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_normalization_default_QUANT8_ASYMM_SIGNED_mixed_18
c18_p0 = Parameter('c18_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 3, 3], 0.375, 127), [44, 71, -70, 7, -66, 21, -95, 23, -104])
c18_o1 = Output('c18_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 3, 3], 0.0078125, 0))
c18_model = Model()
c18_model.AddOperand(c18_p0)
c18_model.AddOperand(c18_o1)
c18_model.Operation('L2_NORMALIZATION', c18_p0).To(c18_o1)
c18_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c18_o1: [-48, -32, -114, -61, -99, -54, -84, -40, -88],
}, model=c18_model, name='default_QUANT8_ASYMM_SIGNED_mixed_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_normalization_default_QUANT8_ASYMM_SIGNED_mixed_19
c19_i0 = Input('c19_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.0625, 0))
c19_p1 = Int32Scalar('c19_p1', 0)
c19_o2 = Output('c19_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.0078125, 0))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_p1)
c19_model.AddOperand(c19_o2)
c19_model.Operation('L2_NORMALIZATION', c19_i0, c19_p1).To(c19_o2)
c19_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c19_i0: [65],
    c19_o2: [127],
}, model=c19_model, name='default_QUANT8_ASYMM_SIGNED_mixed_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_normalization_default_QUANT8_ASYMM_SIGNED_rank_input_2_20
c20_i0 = Input('c20_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1], 0.4375, 0))
c20_p1 = Int32Scalar('c20_p1', -2)
c20_o2 = Output('c20_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1], 0.0078125, 0))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_p1)
c20_model.AddOperand(c20_o2)
c20_model.Operation('L2_NORMALIZATION', c20_i0, c20_p1).To(c20_o2)
c20_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c20_i0: [-76],
    c20_o2: [-128],
}, model=c20_model, name='default_QUANT8_ASYMM_SIGNED_rank_input_2_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_normalization_default_QUANT8_ASYMM_SIGNED_tail_21
c21_i0 = Input('c21_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.3125, 0))
c21_o1 = Output('c21_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.0078125, 0))
c21_model = Model()
c21_model.AddOperand(c21_i0)
c21_model.AddOperand(c21_o1)
c21_model.Operation('L2_NORMALIZATION', c21_i0).To(c21_o1)
c21_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c21_i0: [
        110, -68, 68, -52, -47, 40, 23, -38, 75, 16, -41, -78, 108, 74, 103, -125, 99, 66, -55, -104, -59,
        -113, 112, 48, -39, -6, -124, 65, -31, 67, -51, -14, 96, 80
    ],
    c21_o1: [
        45, -28, 28, -21, -19, 16, 9, -16, 31, 7, -17, -32, 44, 30, 42, -51, 41, 28, -23, -43, -25, -47, 47,
        20, -16, -3, -52, 27, -13, 28, -21, -6, 40, 33
    ],
}, model=c21_model, name='default_QUANT8_ASYMM_SIGNED_tail_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# l2_normalization_default_QUANT8_ASYMM_SIGNED_every_8_bit_value_22
c22_i0 = Input('c22_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [256], 0.375, 0))
c22_o1 = Output('c22_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [256], 0.0078125, 0))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_o1)
c22_model.Operation('L2_NORMALIZATION', c22_i0).To(c22_o1)
c22_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c22_i0: [
        -79, -78, -77, -76, -75, -74, -73, -72, -71, -70, -69, -68, -67, -66, -65, -64, -63, -62, -61, -60,
        -59, -58, -57, -56, -55, -54, -53, -52, -51, -50, -49, -48, -47, -46, -45, -44, -43, -42, -41, -40,
        -39, -38, -37, -36, -35, -34, -33, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20,
        -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4,
        5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
        32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56,
        57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81,
        82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105,
        106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125,
        126, 127, -128, -127, -126, -125, -124, -123, -122, -121, -120, -119, -118, -117, -116, -115, -114,
        -113, -112, -111, -110, -109, -108, -107, -106, -105, -104, -103, -102, -101, -100, -99, -98, -97,
        -96, -95, -94, -93, -92, -91, -90, -89, -88, -87, -86, -85, -84, -83, -82, -81, -80
    ],
    c22_o1: [
        -9, -8, -8, -8, -8, -8, -8, -8, -8, -8, -7, -7, -7, -7, -7, -7, -7, -7, -7, -6, -6, -6, -6, -6, -6,
        -6, -6, -6, -6, -5, -5, -5, -5, -5, -5, -5, -5, -5, -4, -4, -4, -4, -4, -4, -4, -4, -4, -3, -3, -3,
        -3, -3, -3, -3, -3, -3, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3,
        3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7,
        7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 10, 10, 10,
        10, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 12, 12, 12, 12, 12, 12, 12, 12, 12, 13, 13, 13, 13, 13,
        13, 13, 13, 13, 14, 14, 14, -14, -14, -14, -14, -13, -13, -13, -13, -13, -13, -13, -13, -13, -12, -12,
        -12, -12, -12, -12, -12, -12, -12, -11, -11, -11, -11, -11, -11, -11, -11, -11, -11, -10, -10, -10,
        -10, -10, -10, -10, -10, -10, -9, -9, -9, -9, -9, -9, -9, -9
    ],
}, model=c22_model, name='default_QUANT8_ASYMM_SIGNED_every_8_bit_value_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
