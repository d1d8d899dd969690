from math import inf, nan

import numpy as np

# logistic_default_FLOAT32_mixed_0
c0_p0 = Parameter('c0_p0', ('TENSOR_FLOAT32', [3]), [-4.25, -5.375, -5.875])
c0_o1 = Output('c0_o1', ('TENSOR_FLOAT32', [3]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_o1)
c0_model.Operation('LOGISTIC', c0_p0).To(c0_o1)
c0_model.RelaxedExecution(True).IntroducedIn('V1_0')
Example({
    c0_o1: [0.014063627, 0.0046095722, 0.002800927],
}, model=c0_model, name='logistic_default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logistic_default_FLOAT32_mixed_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [2, 1, 1]))
c1_o1 = Output('c1_o1', ('TENSOR_FLOAT32', [2, 1, 1]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_o1)
c1_model.Operation('LOGISTIC', c1_i0).To(c1_o1)
c1_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c1_i0: [-5.375, 6.375],
    c1_o1: [0.0046095722, 0.9982993],
}, model=c1_model, name='logistic_default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logistic_default_FLOAT32_rank_input_2_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [4, 3]))
c2_o1 = Output('c2_o1', ('TENSOR_FLOAT32', [4, 3]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_o1)
c2_model.Operation('LOGISTIC', c2_i0).To(c2_o1)
c2_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c2_i0: [-7.25, 7.625, -2.75, -3.25, -1.375, 5.0, -6.125, -5.125, 1.0, -1.875, -7.125, 4.125],
    c2_o1: [
        0.0007096704, 0.99951214, 0.06008665, 0.037326887, 0.20181322, 0.9933072, 0.0021827165, 0.005911069,
        0.7310586, 0.13296424, 0.0008040859, 0.9840936
    ],
}, model=c2_model, name='logistic_default_FLOAT32_rank_input_2_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logistic_default_FLOAT32_rank_input_4_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [3, 2, 1, 1]))
c3_o1 = Output('c3_o1', ('TENSOR_FLOAT32', [3, 2, 1, 1]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_o1)
c3_model.Operation('LOGISTIC', c3_i0).To(c3_o1)
c3_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c3_i0: [-2.75, 2.5, 5.75, 1.25, 3.375, 1.875],
    c3_o1: [0.06008665, 0.9241418, 0.9968273, 0.7772999, 0.966914, 0.86703575],
}, model=c3_model, name='logistic_default_FLOAT32_rank_input_4_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logistic_default_FLOAT32_tail_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [3, 17]))
c4_o1 = Output('c4_o1', ('TENSOR_FLOAT32', [3, 17]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_o1)
c4_model.Operation('LOGISTIC', c4_i0).To(c4_o1)
c4_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c4_i0: [
        -5.25, 5.75, -6.125, 7.625, -1.375, -6.0, 4.625, -2.0, -0.625, -0.75, 6.875, 2.25, -0.25, 3.125, 6.25,
        -3.625, 5.125, 0.625, 1.0, -4.5, -3.75, 2.375, 0.875, -2.5, 3.5, -5.125, 0.75, 5.0, -2.625, -4.25,
        1.5, 5.375, 3.625, -1.25, 4.375, -7.0, 5.875, 3.0, 1.875, -2.875, -7.75, -8.0, -4.0, -1.0, -3.0,
        -7.125, -5.875, -4.875, 4.0, 1.25, 2.125
    ],
    c4_o1: [
        0.005220126, 0.9968273, 0.0021827165, 0.99951214, 0.20181322, 0.0024726233, 0.99029154, 0.11920292,
        0.34864512, 0.32082132, 0.99896777, 0.9046505, 0.4378235, 0.95791227, 0.9980733, 0.025957357,
        0.99408895, 0.65135485, 0.7310586, 0.010986943, 0.02297737, 0.91490096, 0.70578504, 0.07585818,
        0.97068775, 0.005911069, 0.6791787, 0.9933072, 0.06754669, 0.014063627, 0.8175745, 0.9953904,
        0.97404265, 0.22270013, 0.9875684, 0.0009110512, 0.99719906, 0.95257413, 0.86703575, 0.05340333,
        0.0004305571, 0.00033535014, 0.01798621, 0.26894143, 0.047425874, 0.0008040859, 0.002800927,
        0.0075772414, 0.98201376, 0.7772999, 0.8933094
    ],
}, model=c4_model, name='logistic_default_FLOAT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logistic_default_FLOAT32_special_floats_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [10]))
c5_o1 = Output('c5_o1', ('TENSOR_FLOAT32', [10]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_o1)
c5_model.Operation('LOGISTIC', c5_i0).To(c5_o1)
c5_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c5_i0: [-0.0, 1e-38, 1e-40, 1.0, -1.0, 0.1, -0.3, 3.0000002, 100.5, 0.0],
    c5_o1: [0.5, 0.5, 0.5, 0.7310586, 0.26894143, 0.5249792, 0.4255575, 0.95257413, 1.0, 0.5],
}, model=c5_model, name='logistic_default_FLOAT32_special_floats_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logistic_default_QUANT8_ASYMM_mixed_6
c6_i0 = Input('c6_i0', ('TENSOR_QUANT8_ASYMM', [4, 2, 4], 0.3125, 0))
c6_o1 = Output('c6_o1', ('TENSOR_QUANT8_ASYMM', [4, 2, 4], 0.00390625, 0))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_o1)
c6_model.Operation('LOGISTIC', c6_i0).To(c6_o1)
c6_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c6_i0: [
        172, 83, 48, 240, 58, 46, 43, 218, 182, 194, 87, 203, 140, 128, 10, 135, 107, 24, 6, 183, 2, 209, 82,
        213, 247, 139, 35, 102, 160, 90, 16, 226
    ],
    c6_o1: [
        255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 245, 255, 255, 255, 222, 255,
        167, 255, 255, 255, 255, 255, 255, 255, 255, 255, 254, 255
    ],
}, model=c6_model, name='logistic_default_QUANT8_ASYMM_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logistic_default_QUANT8_ASYMM_mixed_7
c7_p0 = Parameter('c7_p0', ('TENSOR_QUANT8_ASYMM', [1, 2], 0.125, 255), [89, 245])
c7_o1 = Output('c7_o1', ('TENSOR_QUANT8_ASYMM', [1, 2], 0.00390625, 0))
c7_model = Model()
c7_model.AddOperand(c7_p0)
c7_model.AddOperand(c7_o1)
c7_model.Operation('LOGISTIC', c7_p0).To(c7_o1)
c7_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c7_o1: [0, 57],
}, model=c7_model, name='logistic_default_QUANT8_ASYMM_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logistic_default_QUANT8_ASYMM_rank_input_1_8
c8_i0 = Input('c8_i0', ('TENSOR_QUANT8_ASYMM', [2], 0.125, 128))
c8_o1 = Output('c8_o1', ('TENSOR_QUANT8_ASYMM', [2], 0.00390625, 0))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_o1)
c8_model.Operation('LOGISTIC', c8_i0).To(c8_o1)
c8_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c8_i0: [209, 75],
    c8_o1: [255, 0],
}, model=c8_model, name='logistic_default_QUANT8_ASYMM_rank_input_1_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logistic_default_QUANT8_ASYMM_rank_input_4_9
c9_i0 = Input('c9_i0', ('TENSOR_QUANT8_ASYMM', [3, 3, 3, 1], 0.0625, 128))
c9_o1 = Output('c9_o1', ('TENSOR_QUANT8_ASYMM', [3, 3, 3, 1], 0.00390625, 0))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_o1)
c9_model.Operation('LOGISTIC', c9_i0).To(c9_o1)
c9_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c9_i0: [
        57, 233, 155, 137, 230, 207, 142, 103, 127, 65, 153, 116, 160, 105, 156, 109, 165, 201, 245, 175, 85,
        226, 252, 138, 62, 184, 80
    ],
    c9_o1: [
        3, 255, 216, 163, 255, 254, 181, 44, 124, 5, 212, 82, 225, 49, 218, 60, 233, 253, 255, 243, 16, 255,
        255, 167, 4, 248, 12
    ],
}, model=c9_model, name='logistic_default_QUANT8_ASYMM_rank_input_4_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logistic_default_QUANT8_ASYMM_tail_10
c10_i0 = Input('c10_i0', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.1875, 128))
c10_o1 = Output('c10_o1', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.00390625, 0))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_o1)
c10_model.Operation('LOGISTIC', c10_i0).To(c10_o1)
c10_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c10_i0: [206, 128, 110, 188, 205, 164, 135, 230, 76, 122, 171, 199, 77, 67, 231, 107, 224],
    c10_o1: [255, 128, 8, 255, 255, 255, 202, 255, 0, 63, 255, 255, 0, 0, 255, 5, 255],
}, model=c10_model, name='logistic_default_QUANT8_ASYMM_tail_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logistic_default_QUANT8_ASYMM_every_8_bit_value_11
c11_i0 = Input('c11_i0', ('TENSOR_QUANT8_ASYMM', [256], 0.1875, 132))
c11_o1 = Output('c11_o1', ('TENSOR_QUANT8_ASYMM', [256], 0.00390625, 0))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_o1)
c11_model.Operation('LOGISTIC', c11_i0).To(c11_o1)
c11_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c11_i0: [
        184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203,
        204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223,
        224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243,
        244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
        13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37,
        38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62,
        63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87,
        88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110,
        111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130,
        131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150,
        151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170,
        171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183
    ],
    c11_o1: [
        255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
        255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
        255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
        255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 7, 8, 10,
        12, 15, 17, 21, 24, 29, 34, 40, 47, 54, 63, 72, 82, 93, 104, 116, 128, 140, 152, 163, 174, 184, 193,
        202, 209, 216, 222, 227, 232, 235, 239, 241, 244, 246, 248, 249, 250, 251, 252, 253, 253, 254, 254,
        254, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
        255, 255, 255, 255, 255
    ],
}, model=c11_model, name='logistic_default_QUANT8_ASYMM_every_8_bit_value_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logistic_default_FLOAT16_mixed_12
c12_i0 = Input('c12_i0', ('TENSOR_FLOAT16', [2]))
c12_o1 = Output('c12_o1', ('TENSOR_FLOAT16', [2]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_o1)
c12_model.Operation('LOGISTIC', c12_i0).To(c12_o1)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [4.125, -7.625],
    c12_o1: [0.984, 0.0004878],
}, model=c12_model, name='logistic_default_FLOAT16_mixed_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logistic_default_FLOAT16_mixed_13
c13_p0 = Parameter('c13_p0', ('TENSOR_FLOAT16', [1, 1]), [2.875])
c13_o1 = Output('c13_o1', ('TENSOR_FLOAT16', [1, 1]))
c13_model = Model()
c13_model.AddOperand(c13_p0)
c13_model.AddOperand(c13_o1)
c13_model.Operation('LOGISTIC', c13_p0).To(c13_o1)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_o1: [0.947],
}, model=c13_model, name='logistic_default_FLOAT16_mixed_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logistic_default_FLOAT16_rank_input_3_14
c14_i0 = Input('c14_i0', ('TENSOR_FLOAT16', [2, 4, 3]))
c14_o1 = Output('c14_o1', ('TENSOR_FLOAT16', [2, 4, 3]))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_o1)
c14_model.Operation('LOGISTIC', c14_i0).To(c14_o1)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_i0: [
        -8.0, -2.0, 0.5, -4.375, -3.125, 5.75, -6.25, -7.125, 2.25, -3.25, -2.25, -2.5, -6.375, -7.875, 6.625,
        -6.75, -3.5, 5.625, 1.5, 4.625, -5.125, -1.0, -5.0, 0.125
    ],
    c14_o1: [
        0.0003355, 0.1192, 0.6226, 0.01243, 0.04208, 0.997, 0.001926, 0.000804, 0.905, 0.03732, 0.09534,
        0.07587, 0.0017, 0.00038, 0.9985, 0.001169, 0.02931, 0.9966, 0.8174, 0.99, 0.005913, 0.269, 0.00669,
        0.5312
    ],
}, model=c14_model, name='logistic_default_FLOAT16_rank_input_3_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logistic_default_FLOAT16_rank_input_4_15
c15_i0 = Input('c15_i0', ('TENSOR_FLOAT16', [1, 1, 3, 1]))
c15_o1 = Output('c15_o1', ('TENSOR_FLOAT16', [1, 1, 3, 1]))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_o1)
c15_model.Operation('LOGISTIC', c15_i0).To(c15_o1)
c15_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c15_i0: [-4.5, 1.0, -5.375],
    c15_o1: [0.01099, 0.731, 0.00461],
}, model=c15_model, name='logistic_default_FLOAT16_rank_input_4_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logistic_default_FLOAT16_tail_16
c16_i0 = Input('c16_i0', ('TENSOR_FLOAT16', [1, 17]))
c16_o1 = Output('c16_o1', ('TENSOR_FLOAT16', [1, 17]))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_o1)
c16_model.Operation('LOGISTIC', c16_i0).To(c16_o1)
c16_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c16_i0: [
        -3.75, -1.0, 3.75, -0.875, 5.25, 1.375, 6.5, -5.125, -1.375, -2.375, 6.875, 0.0, -0.5, -5.25, 7.875,
        0.875, 3.625
    ],
    c16_o1: [
        0.02298, 0.269, 0.977, 0.2942, 0.9946, 0.7983, 0.9985, 0.005913, 0.2018, 0.0851, 0.999, 0.5, 0.3774,
        0.00522, 0.9995, 0.7056, 0.974
    ],
}, model=c16_model, name='logistic_default_FLOAT16_tail_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logistic_default_QUANT8_ASYMM_SIGNED_mixed_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2], 0.0625, -128))
c17_o1 = Output('c17_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2], 0.00390625, -128))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_o1)
c17_model.Operation('LOGISTIC', c17_i0).To(c17_o1)
c17_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c17_i0: [-76, -123],
    c17_o1: [118, 20],
}, model=c17_model, name='logistic_default_QUANT8_ASYMM_SIGNED_mixed_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logistic_default_QUANT8_ASYMM_SIGNED_mixed_18
c18_p0 = Parameter('c18_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3], 0.375, 127), [48, 66, -27, -67, -107, 114, 126, -127, -89, 23, -122, -105])
c18_o1 = Output('c18_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3], 0.00390625, -128))
c18_model = Model()
c18_model.AddOperand(c18_p0)
c18_model.AddOperand(c18_o1)
c18_model.Operation('LOGISTIC', c18_p0).To(c18_o1)
c18_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c18_o1: [-128, -128, -128, -128, -128, -126, -24, -128, -128, -128, -128, -128],
}, model=c18_model, name='logistic_default_QUANT8_ASYMM_SIGNED_mixed_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logistic_default_QUANT8_ASYMM_SIGNED_rank_input_3_19
c19_i0 = Input('c19_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 4, 1], 0.4375, -119))
c19_o1 = Output('c19_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 4, 1], 0.00390625, -128))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_o1)
c19_model.Operation('LOGISTIC', c19_i0).To(c19_o1)
c19_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c19_i0: [-7, 44, -86, 60, 12, 68, -99, 53, -120, -63, -126, 65],
    c19_o1: [127, 127, 127, 127, 127, 127, 127, 127, -28, 127, -117, 127],
}, model=c19_model, name='logistic_default_QUANT8_ASYMM_SIGNED_rank_input_3_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logistic_default_QUANT8_ASYMM_SIGNED_rank_input_4_20
c20_i0 = Input('c20_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 1, 3], 0.0625, 0))
c20_o1 = Output('c20_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 1, 3], 0.00390625, -128))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_o1)
c20_model.Operation('LOGISTIC', c20_i0).To(c20_o1)
c20_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c20_i0: [46, -15, -31, 15, -63, -99, -111, 79, -13],
    c20_o1: [114, -56, -96, 56, -123, -127, -128, 126, -49],
}, model=c20_model, name='logistic_default_QUANT8_ASYMM_SIGNED_rank_input_4_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logistic_default_QUANT8_ASYMM_SIGNED_tail_21
c21_i0 = Input('c21_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.1875, 0))
c21_o1 = Output('c21_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.00390625, -128))
c21_model = Model()
c21_model.AddOperand(c21_i0)
c21_model.AddOperand(c21_o1)
c21_model.Operation('LOGISTIC', c21_i0).To(c21_o1)
c21_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c21_i0: [
        29, 18, 91, 47, -38, -50, 36, -59, 11, 8, 65, 116, 22, 2, -15, -110, 98, 5, 85, -127, 52, -122, -5,
        -35, -10, -31, -67, 69, 6, 88, -69, -77, 38, 73, -32, 122, -8, -93, 13, -65, 126, -94, -125, 68, 84,
        -75, 106, 0, 101, 118, -98
    ],
    c21_o1: [
        127, 120, 127, 127, -128, -128, 127, -128, 99, 81, 127, 127, 124, 24, -113, -128, 127, 56, 127, -128,
        127, -128, -56, -128, -94, -127, -128, 127, 65, 127, -128, -128, 127, 127, -127, 127, -81, -128, 107,
        -128, 127, -128, -128, 127, 127, -128, 127, 0, 127, 127, -128
    ],
}, model=c21_model, name='logistic_default_QUANT8_ASYMM_SIGNED_tail_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# logistic_default_QUANT8_ASYMM_SIGNED_every_8_bit_value_22
c22_i0 = Input('c22_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [256], 0.3125, 0))
c22_o1 = Output('c22_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [256], 0.00390625, -128))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_o1)
c22_model.Operation('LOGISTIC', c22_i0).To(c22_o1)
c22_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c22_i0: [
        45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69,
        70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94,
        95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115,
        116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, -128, -127, -126, -125, -124, -123, -122,
        -121, -120, -119, -118, -117, -116, -115, -114, -113, -112, -111, -110, -109, -108, -107, -106, -105,
        -104, -103, -102, -101, -100, -99, -98, -97, -96, -95, -94, -93, -92, -91, -90, -89, -88, -87, -86,
        -85, -84, -83, -82, -81, -80, -79, -78, -77, -76, -75, -74, -73, -72, -71, -70, -69, -68, -67, -66,
        -65, -64, -63, -62, -61, -60, -59, -58, -57, -56, -55, -54, -53, -52, -51, -50, -49, -48, -47, -46,
        -45, -44, -43, -42, -41, -40, -39, -38, -37, -36, -35, -34, -33, -32, -31, -30, -29, -28, -27, -26,
        -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5,
        -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
        24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44
    ],
    c22_o1: [
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128,
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128,
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128,
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128,
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128,
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128,
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -127, -127, -127, -126, -126, -125, -124,
        -122, -120, -117, -113, -109, -102, -94, -84, -71, -56, -39, -20, 0, 20, 39, 56, 71, 84, 94, 102, 109,
        113, 117, 120, 122, 124, 125, 126, 126, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127
    ],
}, model=c22_model, name='logistic_default_QUANT8_ASYMM_SIGNED_every_8_bit_value_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu_default_FLOAT32_mixed_0
c23_p0 = Parameter('c23_p0', ('TENSOR_FLOAT32', [2, 3, 1, 1]), [-0.125, 0.25, -1.375, -3.75, 3.875, 0.0])
c23_o1 = Output('c23_o1', ('TENSOR_FLOAT32', [2, 3, 1, 1]))
c23_model = Model()
c23_model.AddOperand(c23_p0)
c23_model.AddOperand(c23_o1)
c23_model.Operation('RELU', c23_p0).To(c23_o1)
c23_model.RelaxedExecution(True).IntroducedIn('V1_0')
Example({
    c23_o1: [0.0, 0.25, 0.0, 0.0, 3.875, 0.0],
}, model=c23_model, name='relu_default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu_default_FLOAT32_mixed_1
c24_i0 = Input('c24_i0', ('TENSOR_FLOAT32', [2, 1]))
c24_o1 = Output('c24_o1', ('TENSOR_FLOAT32', [2, 1]))
c24_model = Model()
c24_model.AddOperand(c24_i0)
c24_model.AddOperand(c24_o1)
c24_model.Operation('RELU', c24_i0).To(c24_o1)
c24_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c24_i0: [-1.125, 1.125],
    c24_o1: [0.0, 1.125],
}, model=c24_model, name='relu_default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu_default_FLOAT32_rank_input_1_2
c25_i0 = Input('c25_i0', ('TENSOR_FLOAT32', [3]))
c25_o1 = Output('c25_o1', ('TENSOR_FLOAT32', [3]))
c25_model = Model()
c25_model.AddOperand(c25_i0)
c25_model.AddOperand(c25_o1)
c25_model.Operation('RELU', c25_i0).To(c25_o1)
c25_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c25_i0: [1.25, -3.25, -5.5],
    c25_o1: [1.25, 0.0, 0.0],
}, model=c25_model, name='relu_default_FLOAT32_rank_input_1_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu_default_FLOAT32_rank_input_3_3
c26_i0 = Input('c26_i0', ('TENSOR_FLOAT32', [3, 2, 4]))
c26_o1 = Output('c26_o1', ('TENSOR_FLOAT32', [3, 2, 4]))
c26_model = Model()
c26_model.AddOperand(c26_i0)
c26_model.AddOperand(c26_o1)
c26_model.Operation('RELU', c26_i0).To(c26_o1)
c26_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c26_i0: [
        6.25, -6.75, -2.125, -2.375, -5.5, 4.5, 5.25, 0.625, -4.125, 7.5, -3.5, 0.75, -2.5, 6.5, -1.25, 7.0,
        -0.625, 1.375, -0.5, -1.125, 5.125, 1.75, 6.875, -6.375
    ],
    c26_o1: [
        6.25, 0.0, 0.0, 0.0, 0.0, 4.5, 5.25, 0.625, 0.0, 7.5, 0.0, 0.75, 0.0, 6.5, 0.0, 7.0, 0.0, 1.375, 0.0,
        0.0, 5.125, 1.75, 6.875, 0.0
    ],
}, model=c26_model, name='relu_default_FLOAT32_rank_input_3_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu_default_FLOAT32_tail_4
c27_i0 = Input('c27_i0', ('TENSOR_FLOAT32', [1, 17]))
c27_o1 = Output('c27_o1', ('TENSOR_FLOAT32', [1, 17]))
c27_model = Model()
c27_model.AddOperand(c27_i0)
c27_model.AddOperand(c27_o1)
c27_model.Operation('RELU', c27_i0).To(c27_o1)
c27_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c27_i0: [
        5.375, -3.75, -5.125, -1.0, -0.5, -7.625, -4.375, 3.25, 6.625, -8.0, -0.125, -7.25, 5.25, 7.875,
        3.625, 7.25, -0.25
    ],
    c27_o1: [5.375, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 3.25, 6.625, 0.0, 0.0, 0.0, 5.25, 7.875, 3.625, 7.25, 0.0],
}, model=c27_model, name='relu_default_FLOAT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu_default_FLOAT32_special_floats_5
c28_i0 = Input('c28_i0', ('TENSOR_FLOAT32', [10]))
c28_o1 = Output('c28_o1', ('TENSOR_FLOAT32', [10]))
c28_model = Model()
c28_model.AddOperand(c28_i0)
c28_model.AddOperand(c28_o1)
c28_model.Operation('RELU', c28_i0).To(c28_o1)
c28_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c28_i0: [0.1, -0.3, 3.0000002, 100.5, 0.0, -0.0, 1e-38, 1e-40, 1.0, -1.0],
    c28_o1: [0.1, 0.0, 3.0000002, 100.5, 0.0, -0.0, 1e-38, 1e-40, 1.0, 0.0],
}, model=c28_model, name='relu_default_FLOAT32_special_floats_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu_default_QUANT8_ASYMM_mixed_6
c29_p0 = Parameter('c29_p0', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 3], 0.125, 0), [17, 223, 177, 235, 159, 190, 30, 65, 28])
c29_o1 = Output('c29_o1', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 3], 0.125, 0))
c29_model = Model()
c29_model.AddOperand(c29_p0)
c29_model.AddOperand(c29_o1)
c29_model.Operation('RELU', c29_p0).To(c29_o1)
c29_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c29_o1: [17, 223, 177, 235, 159, 190, 30, 65, 28],
}, model=c29_model, name='relu_default_QUANT8_ASYMM_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu_default_QUANT8_ASYMM_rank_input_1_7
c30_i0 = Input('c30_i0', ('TENSOR_QUANT8_ASYMM', [3], 0.0625, 90))
c30_o1 = Output('c30_o1', ('TENSOR_QUANT8_ASYMM', [3], 0.0625, 90))
c30_model = Model()
c30_model.AddOperand(c30_i0)
c30_model.AddOperand(c30_o1)
c30_model.Operation('RELU', c30_i0).To(c30_o1)
c30_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c30_i0: [75, 122, 181],
    c30_o1: [90, 122, 181],
}, model=c30_model, name='relu_default_QUANT8_ASYMM_rank_input_1_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu_default_QUANT8_ASYMM_rank_input_2_8
c31_i0 = Input('c31_i0', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 57))
c31_o1 = Output('c31_o1', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 57))
c31_model = Model()
c31_model.AddOperand(c31_i0)
c31_model.AddOperand(c31_o1)
c31_model.Operation('RELU', c31_i0).To(c31_o1)
c31_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c31_i0: [196, 173, 228, 201, 80, 1, 3, 118],
    c31_o1: [196, 173, 228, 201, 80, 57, 57, 118],
}, model=c31_model, name='relu_default_QUANT8_ASYMM_rank_input_2_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu_default_QUANT8_ASYMM_rank_input_3_9
c32_i0 = Input('c32_i0', ('TENSOR_QUANT8_ASYMM', [2, 3, 2], 0.5, 128))
c32_o1 = Output('c32_o1', ('TENSOR_QUANT8_ASYMM', [2, 3, 2], 0.5, 128))
c32_model = Model()
c32_model.AddOperand(c32_i0)
c32_model.AddOperand(c32_o1)
c32_model.Operation('RELU', c32_i0).To(c32_o1)
c32_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c32_i0: [107, 12, 174, 117, 225, 63, 35, 96, 143, 196, 13, 201],
    c32_o1: [128, 128, 174, 128, 225, 128, 128, 128, 143, 196, 128, 201],
}, model=c32_model, name='relu_default_QUANT8_ASYMM_rank_input_3_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu_default_QUANT8_ASYMM_zero_point_input_highest_10
c33_i0 = Input('c33_i0', ('TENSOR_QUANT8_ASYMM', [1], 0.0625, 255))
c33_o1 = Output('c33_o1', ('TENSOR_QUANT8_ASYMM', [1], 0.0625, 255))
c33_model = Model()
c33_model.AddOperand(c33_i0)
c33_model.AddOperand(c33_o1)
c33_model.Operation('RELU', c33_i0).To(c33_o1)
c33_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c33_i0: [13],
    c33_o1: [255],
}, model=c33_model, name='relu_default_QUANT8_ASYMM_zero_point_input_highest_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu_default_QUANT8_ASYMM_tail_11
c34_i0 = Input('c34_i0', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.3125, 152))
c34_o1 = Output('c34_o1', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.3125, 152))
c34_model = Model()
c34_model.AddOperand(c34_i0)
c34_model.AddOperand(c34_o1)
c34_model.Operation('RELU', c34_i0).To(c34_o1)
c34_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c34_i0: [
        149, 53, 45, 146, 106, 223, 180, 144, 28, 155, 75, 31, 88, 90, 30, 52, 0, 161, 181, 240, 163, 127,
        121, 150, 59, 91, 131, 25, 19, 226, 236, 212, 57, 176, 69, 250, 154, 166, 120, 11, 140, 122, 234, 119,
        72, 243, 112, 7, 84, 138, 63
    ],
    c34_o1: [
        152, 152, 152, 152, 152, 223, 180, 152, 152, 155, 152, 152, 152, 152, 152, 152, 152, 161, 181, 240,
        163, 152, 152, 152, 152, 152, 152, 152, 152, 226, 236, 212, 152, 176, 152, 250, 154, 166, 152, 152,
        152, 152, 234, 152, 152, 243, 152, 152, 152, 152, 152
    ],
}, model=c34_model, name='relu_default_QUANT8_ASYMM_tail_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu_default_QUANT8_ASYMM_every_8_bit_value_12
c35_i0 = Input('c35_i0', ('TENSOR_QUANT8_ASYMM', [256], 0.375, 128))
c35_o1 = Output('c35_o1', ('TENSOR_QUANT8_ASYMM', [256], 0.375, 128))
c35_model = Model()
c35_model.AddOperand(c35_i0)
c35_model.AddOperand(c35_o1)
c35_model.Operation('RELU', c35_i0).To(c35_o1)
c35_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c35_i0: [
        33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
        58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82,
        83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106,
        107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126,
        127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146,
        147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166,
        167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186,
        187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206,
        207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226,
        227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246,
        247, 248, 249, 250, 251, 252, 253, 254, 255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
        17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32
    ],
    c35_o1: [
        128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
        128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
        128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
        128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
        128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 129, 130, 131, 132,
        133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152,
        153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172,
        173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192,
        193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212,
        213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232,
        233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252,
        253, 254, 255, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
        128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128
    ],
}, model=c35_model, name='relu_default_QUANT8_ASYMM_every_8_bit_value_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu_default_FLOAT16_mixed_13
c36_i0 = Input('c36_i0', ('TENSOR_FLOAT16', [2, 2, 2, 1]))
c36_o1 = Output('c36_o1', ('TENSOR_FLOAT16', [2, 2, 2, 1]))
c36_model = Model()
c36_model.AddOperand(c36_i0)
c36_model.AddOperand(c36_o1)
c36_model.Operation('RELU', c36_i0).To(c36_o1)
c36_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c36_i0: [0.375, -1.75, 2.375, -0.125, 1.75, -0.375, 7.5, -5.625],
    c36_o1: [0.375, 0.0, 2.375, 0.0, 1.75, 0.0, 7.5, 0.0],
}, model=c36_model, name='relu_default_FLOAT16_mixed_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu_default_FLOAT16_mixed_14
c37_p0 = Parameter('c37_p0', ('TENSOR_FLOAT16', [2, 4]), [-5.375, -2.625, 7.625, -6.125, 0.375, 7.0, -2.125, 3.375])
c37_o1 = Output('c37_o1', ('TENSOR_FLOAT16', [2, 4]))
c37_model = Model()
c37_model.AddOperand(c37_p0)
c37_model.AddOperand(c37_o1)
c37_model.Operation('RELU', c37_p0).To(c37_o1)
c37_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c37_o1: [0.0, 0.0, 7.625, 0.0, 0.375, 7.0, 0.0, 3.375],
}, model=c37_model, name='relu_default_FLOAT16_mixed_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu_default_FLOAT16_rank_input_1_15
c38_i0 = Input('c38_i0', ('TENSOR_FLOAT16', [4]))
c38_o1 = Output('c38_o1', ('TENSOR_FLOAT16', [4]))
c38_model = Model()
c38_model.AddOperand(c38_i0)
c38_model.AddOperand(c38_o1)
c38_model.Operation('RELU', c38_i0).To(c38_o1)
c38_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c38_i0: [1.25, 4.5, -3.25, -8.0],
    c38_o1: [1.25, 4.5, 0.0, 0.0],
}, model=c38_model, name='relu_default_FLOAT16_rank_input_1_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu_default_FLOAT16_rank_input_3_16
c39_i0 = Input('c39_i0', ('TENSOR_FLOAT16', [3, 3, 1]))
c39_o1 = Output('c39_o1', ('TENSOR_FLOAT16', [3, 3, 1]))
c39_model = Model()
c39_model.AddOperand(c39_i0)
c39_model.AddOperand(c39_o1)
c39_model.Operation('RELU', c39_i0).To(c39_o1)
c39_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c39_i0: [6.875, 0.75, -2.25, -3.0, -5.0, -0.375, -3.25, -4.25, 2.0],
    c39_o1: [6.875, 0.75, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0],
}, model=c39_model, name='relu_default_FLOAT16_rank_input_3_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu_default_FLOAT16_tail_17
c40_i0 = Input('c40_i0', ('TENSOR_FLOAT16', [1, 17]))
c40_o1 = Output('c40_o1', ('TENSOR_FLOAT16', [1, 17]))
c40_model = Model()
c40_model.AddOperand(c40_i0)
c40_model.AddOperand(c40_o1)
c40_model.Operation('RELU', c40_i0).To(c40_o1)
c40_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c40_i0: [
        -3.125, 4.875, -3.5, 1.75, 7.875, -0.375, 1.375, -3.875, -6.125, -3.625, 0.0, 5.75, -4.625, -2.5,
        -4.875, -7.625, 6.25
    ],
    c40_o1: [0.0, 4.875, 0.0, 1.75, 7.875, 0.0, 1.375, 0.0, 0.0, 0.0, 0.0, 5.75, 0.0, 0.0, 0.0, 0.0, 6.25],
}, model=c40_model, name='relu_default_FLOAT16_tail_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu_default_QUANT8_ASYMM_SIGNED_mixed_18
c41_p0 = Parameter('c41_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.25, -128), [-117, 85, -8, -51, -104, 44, 122, -45])
c41_o1 = Output('c41_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.25, -128))
c41_model = Model()
c41_model.AddOperand(c41_p0)
c41_model.AddOperand(c41_o1)
c41_model.Operation('RELU', c41_p0).To(c41_o1)
c41_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c41_o1: [-117, 85, -8, -51, -104, 44, 122, -45],
}, model=c41_model, name='relu_default_QUANT8_ASYMM_SIGNED_mixed_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu_default_QUANT8_ASYMM_SIGNED_rank_input_1_19
c42_i0 = Input('c42_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.125, 0))
c42_o1 = Output('c42_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.125, 0))
c42_model = Model()
c42_model.AddOperand(c42_i0)
c42_model.AddOperand(c42_o1)
c42_model.Operation('RELU', c42_i0).To(c42_o1)
c42_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c42_i0: [14, -95, -113, 34],
    c42_o1: [14, 0, 0, 34],
}, model=c42_model, name='relu_default_QUANT8_ASYMM_SIGNED_rank_input_1_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu_default_QUANT8_ASYMM_SIGNED_rank_input_3_20
c43_i0 = Input('c43_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4, 1], 0.125, -57))
c43_o1 = Output('c43_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4, 1], 0.125, -57))
c43_model = Model()
c43_model.AddOperand(c43_i0)
c43_model.AddOperand(c43_o1)
c43_model.Operation('RELU', c43_i0).To(c43_o1)
c43_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c43_i0: [-90, -109, 100, -35, 109, 48, -124, 49],
    c43_o1: [-57, -57, 100, -35, 109, 48, -57, 49],
}, model=c43_model, name='relu_default_QUANT8_ASYMM_SIGNED_rank_input_3_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu_default_QUANT8_ASYMM_SIGNED_rank_input_4_21
c44_i0 = Input('c44_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 2, 2], 0.0625, 101))
c44_o1 = Output('c44_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 2, 2], 0.0625, 101))
c44_model = Model()
c44_model.AddOperand(c44_i0)
c44_model.AddOperand(c44_o1)
c44_model.Operation('RELU', c44_i0).To(c44_o1)
c44_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c44_i0: [97, 126, -48, -34],
    c44_o1: [101, 126, 101, 101],
}, model=c44_model, name='relu_default_QUANT8_ASYMM_SIGNED_rank_input_4_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu_default_QUANT8_ASYMM_SIGNED_zero_point_input_highest_22
c45_i0 = Input('c45_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.5, 127))
c45_o1 = Output('c45_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.5, 127))
c45_model = Model()
c45_model.AddOperand(c45_i0)
c45_model.AddOperand(c45_o1)
c45_model.Operation('RELU', c45_i0).To(c45_o1)
c45_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c45_i0: [76],
    c45_o1: [127],
}, model=c45_model, name='relu_default_QUANT8_ASYMM_SIGNED_zero_point_input_highest_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu_default_QUANT8_ASYMM_SIGNED_tail_23
c46_i0 = Input('c46_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.0625, 0))
c46_o1 = Output('c46_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.0625, 0))
c46_model = Model()
c46_model.AddOperand(c46_i0)
c46_model.AddOperand(c46_o1)
c46_model.Operation('RELU', c46_i0).To(c46_o1)
c46_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c46_i0: [
        -55, 85, -15, 98, -89, 52, 30, -33, 59, -48, 120, 122, -84, 45, -16, 60, -35, 115, -116, -4, 81, 82,
        19, 29, -83, -2, 96, -93, 42, -68, -97, -75, -49, -77
    ],
    c46_o1: [
        0, 85, 0, 98, 0, 52, 30, 0, 59, 0, 120, 122, 0, 45, 0, 60, 0, 115, 0, 0, 81, 82, 19, 29, 0, 0, 96, 0,
        42, 0, 0, 0, 0, 0
    ],
}, model=c46_model, name='relu_default_QUANT8_ASYMM_SIGNED_tail_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu_default_QUANT8_ASYMM_SIGNED_every_8_bit_value_24
c47_i0 = Input('c47_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [256], 0.125, 0))
c47_o1 = Output('c47_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [256], 0.125, 0))
c47_model = Model()
c47_model.AddOperand(c47_i0)
c47_model.AddOperand(c47_o1)
c47_model.Operation('RELU', c47_i0).To(c47_o1)
c47_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c47_i0: [
        50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74,
        75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99,
        100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119,
        120, 121, 122, 123, 124, 125, 126, 127, -128, -127, -126, -125, -124, -123, -122, -121, -120, -119,
        -118, -117, -116, -115, -114, -113, -112, -111, -110, -109, -108, -107, -106, -105, -104, -103, -102,
        -101, -100, -99, -98, -97, -96, -95, -94, -93, -92, -91, -90, -89, -88, -87, -86, -85, -84, -83, -82,
        -81, -80, -79, -78, -77, -76, -75, -74, -73, -72, -71, -70, -69, -68, -67, -66, -65, -64, -63, -62,
        -61, -60, -59, -58, -57, -56, -55, -54, -53, -52, -51, -50, -49, -48, -47, -46, -45, -44, -43, -42,
        -41, -40, -39, -38, -37, -36, -35, -34, -33, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22,
        -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1,
        2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
        29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49
    ],
    c47_o1: [
        50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74,
        75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99,
        100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119,
        120, 121, 122, 123, 124, 125, 126, 127, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
        24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49
    ],
}, model=c47_model, name='relu_default_QUANT8_ASYMM_SIGNED_every_8_bit_value_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu1_default_FLOAT32_mixed_0
c48_i0 = Input('c48_i0', ('TENSOR_FLOAT32', [1, 1]))
c48_o1 = Output('c48_o1', ('TENSOR_FLOAT32', [1, 1]))
c48_model = Model()
c48_model.AddOperand(c48_i0)
c48_model.AddOperand(c48_o1)
c48_model.Operation('RELU1', c48_i0).To(c48_o1)
c48_model.RelaxedExecution(True).IntroducedIn('V1_0')
Example({
    c48_i0: [-3.875],
    c48_o1: [-1.0],
}, model=c48_model, name='relu1_default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu1_default_FLOAT32_mixed_1
c49_p0 = Parameter('c49_p0', ('TENSOR_FLOAT32', [2, 4, 2]), [
        0.875, -2.875, 6.375, 1.25, -6.0, -0.125, 5.875, 3.0, 0.75, 6.625, 3.625, -2.5, 5.0, -1.5, -2.125,
        -4.5
    ])
c49_o1 = Output('c49_o1', ('TENSOR_FLOAT32', [2, 4, 2]))
c49_model = Model()
c49_model.AddOperand(c49_p0)
c49_model.AddOperand(c49_o1)
c49_model.Operation('RELU1', c49_p0).To(c49_o1)
c49_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c49_o1: [0.875, -1.0, 1.0, 1.0, -1.0, -0.125, 1.0, 1.0, 0.75, 1.0, 1.0, -1.0, 1.0, -1.0, -1.0, -1.0],
}, model=c49_model, name='relu1_default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu1_default_FLOAT32_rank_input_1_2
c50_i0 = Input('c50_i0', ('TENSOR_FLOAT32', [4]))
c50_o1 = Output('c50_o1', ('TENSOR_FLOAT32', [4]))
c50_model = Model()
c50_model.AddOperand(c50_i0)
c50_model.AddOperand(c50_o1)
c50_model.Operation('RELU1', c50_i0).To(c50_o1)
c50_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c50_i0: [0.0, 3.625, -6.5, 3.125],
    c50_o1: [0.0, 1.0, -1.0, 1.0],
}, model=c50_model, name='relu1_default_FLOAT32_rank_input_1_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu1_default_FLOAT32_rank_input_4_3
c51_i0 = Input('c51_i0', ('TENSOR_FLOAT32', [2, 1, 1, 3]))
c51_o1 = Output('c51_o1', ('TENSOR_FLOAT32', [2, 1, 1, 3]))
c51_model = Model()
c51_model.AddOperand(c51_i0)
c51_model.AddOperand(c51_o1)
c51_model.Operation('RELU1', c51_i0).To(c51_o1)
c51_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c51_i0: [-3.875, -2.25, 5.125, 5.25, -1.625, 5.625],
    c51_o1: [-1.0, -1.0, 1.0, 1.0, -1.0, 1.0],
}, model=c51_model, name='relu1_default_FLOAT32_rank_input_4_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu1_default_FLOAT32_tail_4
c52_i0 = Input('c52_i0', ('TENSOR_FLOAT32', [2, 17]))
c52_o1 = Output('c52_o1', ('TENSOR_FLOAT32', [2, 17]))
c52_model = Model()
c52_model.AddOperand(c52_i0)
c52_model.AddOperand(c52_o1)
c52_model.Operation('RELU1', c52_i0).To(c52_o1)
c52_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c52_i0: [
        3.125, -3.0, 1.875, -6.5, -3.25, -1.75, 7.5, -0.75, -1.0, -7.0, 2.25, 1.5, 1.75, -6.75, -7.375,
        -0.875, 6.25, 0.75, 0.0, 3.375, -0.5, -4.875, -5.875, -1.875, -0.625, 8.0, -1.375, -2.0, -0.125,
        -6.375, 6.5, 6.875, -6.625, 2.125
    ],
    c52_o1: [
        1.0, -1.0, 1.0, -1.0, -1.0, -1.0, 1.0, -0.75, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -0.875, 1.0,
        0.75, 0.0, 1.0, -0.5, -1.0, -1.0, -1.0, -0.625, 1.0, -1.0, -1.0, -0.125, -1.0, 1.0, 1.0, -1.0, 1.0
    ],
}, model=c52_model, name='relu1_default_FLOAT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu1_default_FLOAT32_special_floats_5
c53_i0 = Input('c53_i0', ('TENSOR_FLOAT32', [10]))
c53_o1 = Output('c53_o1', ('TENSOR_FLOAT32', [10]))
c53_model = Model()
c53_model.AddOperand(c53_i0)
c53_model.AddOperand(c53_o1)
c53_model.Operation('RELU1', c53_i0).To(c53_o1)
c53_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c53_i0: [-1.0, 0.1, -0.3, 3.0000002, 100.5, 0.0, -0.0, 1e-38, 1e-40, 1.0],
    c53_o1: [-1.0, 0.1, -0.3, 1.0, 1.0, 0.0, -0.0, 1e-38, 1e-40, 1.0],
}, model=c53_model, name='relu1_default_FLOAT32_special_floats_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu1_default_QUANT8_ASYMM_mixed_6
c54_p0 = Parameter('c54_p0', ('TENSOR_QUANT8_ASYMM', [1], 0.0625, 0), [11])
c54_o1 = Output('c54_o1', ('TENSOR_QUANT8_ASYMM', [1], 0.0625, 0))
c54_model = Model()
c54_model.AddOperand(c54_p0)
c54_model.AddOperand(c54_o1)
c54_model.Operation('RELU1', c54_p0).To(c54_o1)
c54_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c54_o1: [11],
}, model=c54_model, name='relu1_default_QUANT8_ASYMM_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu1_default_QUANT8_ASYMM_rank_input_2_7
c55_i0 = Input('c55_i0', ('TENSOR_QUANT8_ASYMM', [1, 1], 0.375, 190))
c55_o1 = Output('c55_o1', ('TENSOR_QUANT8_ASYMM', [1, 1], 0.375, 190))
c55_model = Model()
c55_model.AddOperand(c55_i0)
c55_model.AddOperand(c55_o1)
c55_model.Operation('RELU1', c55_i0).To(c55_o1)
c55_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c55_i0: [65],
    c55_o1: [187],
}, model=c55_model, name='relu1_default_QUANT8_ASYMM_rank_input_2_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu1_default_QUANT8_ASYMM_rank_input_3_8
c56_i0 = Input('c56_i0', ('TENSOR_QUANT8_ASYMM', [2, 4, 3], 0.4375, 128))
c56_o1 = Output('c56_o1', ('TENSOR_QUANT8_ASYMM', [2, 4, 3], 0.4375, 128))
c56_model = Model()
c56_model.AddOperand(c56_i0)
c56_model.AddOperand(c56_o1)
c56_model.Operation('RELU1', c56_i0).To(c56_o1)
c56_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c56_i0: [
        36, 15, 210, 200, 129, 185, 174, 195, 177, 113, 180, 12, 169, 242, 13, 69, 179, 140, 43, 102, 255,
        245, 181, 86
    ],
    c56_o1: [
        126, 126, 130, 130, 129, 130, 130, 130, 130, 126, 130, 126, 130, 130, 126, 126, 130, 130, 126, 126,
        130, 130, 130, 126
    ],
}, model=c56_model, name='relu1_default_QUANT8_ASYMM_rank_input_3_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu1_default_QUANT8_ASYMM_rank_input_4_9
c57_i0 = Input('c57_i0', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 1], 0.4375, 128))
c57_o1 = Output('c57_o1', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 1], 0.4375, 128))
c57_model = Model()
c57_model.AddOperand(c57_i0)
c57_model.AddOperand(c57_o1)
c57_model.Operation('RELU1', c57_i0).To(c57_o1)
c57_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c57_i0: [236, 235, 35, 134, 143, 222],
    c57_o1: [130, 130, 126, 130, 130, 130],
}, model=c57_model, name='relu1_default_QUANT8_ASYMM_rank_input_4_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu1_default_QUANT8_ASYMM_zero_point_input_highest_10
c58_i0 = Input('c58_i0', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.125, 255))
c58_o1 = Output('c58_o1', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.125, 255))
c58_model = Model()
c58_model.AddOperand(c58_i0)
c58_model.AddOperand(c58_o1)
c58_model.Operation('RELU1', c58_i0).To(c58_o1)
c58_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c58_i0: [142, 255, 9, 66],
    c58_o1: [247, 255, 247, 247],
}, model=c58_model, name='relu1_default_QUANT8_ASYMM_zero_point_input_highest_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu1_default_QUANT8_ASYMM_tail_11
c59_i0 = Input('c59_i0', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.375, 128))
c59_o1 = Output('c59_o1', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.375, 128))
c59_model = Model()
c59_model.AddOperand(c59_i0)
c59_model.AddOperand(c59_o1)
c59_model.Operation('RELU1', c59_i0).To(c59_o1)
c59_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c59_i0: [
        59, 143, 215, 177, 152, 48, 4, 144, 249, 62, 69, 250, 188, 70, 38, 123, 0, 217, 75, 42, 181, 169, 128,
        57, 165, 227, 233, 198, 55, 251, 231, 113, 56, 124, 130, 43, 194, 232, 103, 9, 52, 201, 187, 246, 185,
        242, 92, 204, 67, 253, 241
    ],
    c59_o1: [
        125, 131, 131, 131, 131, 125, 125, 131, 131, 125, 125, 131, 131, 125, 125, 125, 125, 131, 125, 125,
        131, 131, 128, 125, 131, 131, 131, 131, 125, 131, 131, 125, 125, 125, 130, 125, 131, 131, 125, 125,
        125, 131, 131, 131, 131, 131, 125, 131, 125, 131, 131
    ],
}, model=c59_model, name='relu1_default_QUANT8_ASYMM_tail_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu1_default_QUANT8_ASYMM_every_8_bit_value_12
c60_i0 = Input('c60_i0', ('TENSOR_QUANT8_ASYMM', [256], 0.1875, 125))
c60_o1 = Output('c60_o1', ('TENSOR_QUANT8_ASYMM', [256], 0.1875, 125))
c60_model = Model()
c60_model.AddOperand(c60_i0)
c60_model.AddOperand(c60_o1)
c60_model.Operation('RELU1', c60_i0).To(c60_o1)
c60_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c60_i0: [
        21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45,
        46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70,
        71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95,
        96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116,
        117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136,
        137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156,
        157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176,
        177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196,
        197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216,
        217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236,
        237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 0, 1,
        2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
    ],
    c60_o1: [
        120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
        120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
        120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
        120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
        120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
        121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130,
        130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130,
        130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130,
        130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130,
        130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130,
        130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130,
        130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 130, 120, 120, 120, 120, 120,
        120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120
    ],
}, model=c60_model, name='relu1_default_QUANT8_ASYMM_every_8_bit_value_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu1_default_FLOAT16_mixed_13
c61_p0 = Parameter('c61_p0', ('TENSOR_FLOAT16', [3, 3, 2, 1]), [
        3.125, -2.75, 0.75, -0.875, -0.375, -3.375, 4.875, 3.375, -0.125, 1.125, -4.0, -4.375, -5.5, -0.625,
        4.125, 5.5, -4.75, -3.75
    ])
c61_o1 = Output('c61_o1', ('TENSOR_FLOAT16', [3, 3, 2, 1]))
c61_model = Model()
c61_model.AddOperand(c61_p0)
c61_model.AddOperand(c61_o1)
c61_model.Operation('RELU1', c61_p0).To(c61_o1)
c61_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c61_o1: [
        1.0, -1.0, 0.75, -0.875, -0.375, -1.0, 1.0, 1.0, -0.125, 1.0, -1.0, -1.0, -1.0, -0.625, 1.0, 1.0,
        -1.0, -1.0
    ],
}, model=c61_model, name='relu1_default_FLOAT16_mixed_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu1_default_FLOAT16_mixed_14
c62_i0 = Input('c62_i0', ('TENSOR_FLOAT16', [1]))
c62_o1 = Output('c62_o1', ('TENSOR_FLOAT16', [1]))
c62_model = Model()
c62_model.AddOperand(c62_i0)
c62_model.AddOperand(c62_o1)
c62_model.Operation('RELU1', c62_i0).To(c62_o1)
c62_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c62_i0: [-4.375],
    c62_o1: [-1.0],
}, model=c62_model, name='relu1_default_FLOAT16_mixed_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu1_default_FLOAT16_rank_input_2_15
c63_i0 = Input('c63_i0', ('TENSOR_FLOAT16', [4, 4]))
c63_o1 = Output('c63_o1', ('TENSOR_FLOAT16', [4, 4]))
c63_model = Model()
c63_model.AddOperand(c63_i0)
c63_model.AddOperand(c63_o1)
c63_model.Operation('RELU1', c63_i0).To(c63_o1)
c63_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c63_i0: [
        4.0, -2.625, 1.75, -2.125, 0.875, 6.75, 2.625, -0.25, 5.625, -0.375, 3.375, -4.25, 0.625, 7.5, -1.375,
        -4.125
    ],
    c63_o1: [1.0, -1.0, 1.0, -1.0, 0.875, 1.0, 1.0, -0.25, 1.0, -0.375, 1.0, -1.0, 0.625, 1.0, -1.0, -1.0],
}, model=c63_model, name='relu1_default_FLOAT16_rank_input_2_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu1_default_FLOAT16_rank_input_3_16
c64_i0 = Input('c64_i0', ('TENSOR_FLOAT16', [4, 4, 1]))
c64_o1 = Output('c64_o1', ('TENSOR_FLOAT16', [4, 4, 1]))
c64_model = Model()
c64_model.AddOperand(c64_i0)
c64_model.AddOperand(c64_o1)
c64_model.Operation('RELU1', c64_i0).To(c64_o1)
c64_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c64_i0: [
        0.75, -7.625, 0.625, 0.5, -7.75, -1.25, -5.5, -4.0, -5.0, 3.75, -0.875, -8.0, 4.125, 0.375, -3.625,
        -4.875
    ],
    c64_o1: [0.75, -1.0, 0.625, 0.5, -1.0, -1.0, -1.0, -1.0, -1.0, 1.0, -0.875, -1.0, 1.0, 0.375, -1.0, -1.0],
}, model=c64_model, name='relu1_default_FLOAT16_rank_input_3_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu1_default_FLOAT16_tail_17
c65_i0 = Input('c65_i0', ('TENSOR_FLOAT16', [2, 17]))
c65_o1 = Output('c65_o1', ('TENSOR_FLOAT16', [2, 17]))
c65_model = Model()
c65_model.AddOperand(c65_i0)
c65_model.AddOperand(c65_o1)
c65_model.Operation('RELU1', c65_i0).To(c65_o1)
c65_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c65_i0: [
        -2.625, 4.875, 3.125, -3.875, 1.875, 1.625, -7.25, 5.5, 7.25, -4.625, -7.0, -0.75, -3.5, -0.625, -2.0,
        0.75, 6.75, 5.625, -4.75, -0.25, -6.25, -3.75, -7.5, 4.125, 2.75, 7.125, -1.25, 7.375, -3.0, -6.5,
        2.625, -6.375, -2.25, -6.0
    ],
    c65_o1: [
        -1.0, 1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0, -1.0, -1.0, -0.75, -1.0, -0.625, -1.0, 0.75, 1.0, 1.0,
        -1.0, -0.25, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0, -1.0, -1.0
    ],
}, model=c65_model, name='relu1_default_FLOAT16_tail_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu1_default_QUANT8_ASYMM_SIGNED_mixed_18
c66_i0 = Input('c66_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.0625, -128))
c66_o1 = Output('c66_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.0625, -128))
c66_model = Model()
c66_model.AddOperand(c66_i0)
c66_model.AddOperand(c66_o1)
c66_model.Operation('RELU1', c66_i0).To(c66_o1)
c66_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c66_i0: [-127, -107, -22, 44],
    c66_o1: [-127, -112, -112, -112],
}, model=c66_model, name='relu1_default_QUANT8_ASYMM_SIGNED_mixed_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu1_default_QUANT8_ASYMM_SIGNED_mixed_19
c67_p0 = Parameter('c67_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 1, 2], 0.375, 127), [-23, 77, -101, 5, -17, 124, 81, -74, 127, 28, -45, -46])
c67_o1 = Output('c67_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 1, 2], 0.375, 127))
c67_model = Model()
c67_model.AddOperand(c67_p0)
c67_model.AddOperand(c67_o1)
c67_model.Operation('RELU1', c67_p0).To(c67_o1)
c67_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c67_o1: [124, 124, 124, 124, 124, 124, 124, 124, 127, 124, 124, 124],
}, model=c67_model, name='relu1_default_QUANT8_ASYMM_SIGNED_mixed_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu1_default_QUANT8_ASYMM_SIGNED_rank_input_2_20
c68_i0 = Input('c68_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 4], 0.0625, 0))
c68_o1 = Output('c68_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 4], 0.0625, 0))
c68_model = Model()
c68_model.AddOperand(c68_i0)
c68_model.AddOperand(c68_o1)
c68_model.Operation('RELU1', c68_i0).To(c68_o1)
c68_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c68_i0: [-120, -11, 75, -40],
    c68_o1: [-16, -11, 16, -16],
}, model=c68_model, name='relu1_default_QUANT8_ASYMM_SIGNED_rank_input_2_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu1_default_QUANT8_ASYMM_SIGNED_rank_input_3_21
c69_i0 = Input('c69_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 3], 0.5, 0))
c69_o1 = Output('c69_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 3], 0.5, 0))
c69_model = Model()
c69_model.AddOperand(c69_i0)
c69_model.AddOperand(c69_o1)
c69_model.Operation('RELU1', c69_i0).To(c69_o1)
c69_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c69_i0: [61, 74, 94, -26, -20, -7],
    c69_o1: [2, 2, 2, -2, -2, -2],
}, model=c69_model, name='relu1_default_QUANT8_ASYMM_SIGNED_rank_input_3_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu1_default_QUANT8_ASYMM_SIGNED_tail_22
c70_i0 = Input('c70_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17], 0.0625, -80))
c70_o1 = Output('c70_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17], 0.0625, -80))
c70_model = Model()
c70_model.AddOperand(c70_i0)
c70_model.AddOperand(c70_o1)
c70_model.Operation('RELU1', c70_i0).To(c70_o1)
c70_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c70_i0: [-58, -112, -44, -60, 17, 16, -22, -28, -122, 121, -37, -38, 87, -82, -126, 124, 30],
    c70_o1: [-64, -96, -64, -64, -64, -64, -64, -64, -96, -64, -64, -64, -64, -82, -96, -64, -64],
}, model=c70_model, name='relu1_default_QUANT8_ASYMM_SIGNED_tail_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu1_default_QUANT8_ASYMM_SIGNED_every_8_bit_value_23
c71_i0 = Input('c71_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [256], 0.25, 0))
c71_o1 = Output('c71_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [256], 0.25, 0))
c71_model = Model()
c71_model.AddOperand(c71_i0)
c71_model.AddOperand(c71_o1)
c71_model.Operation('RELU1', c71_i0).To(c71_o1)
c71_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c71_i0: [
        127, -128, -127, -126, -125, -124, -123, -122, -121, -120, -119, -118, -117, -116, -115, -114, -113,
        -112, -111, -110, -109, -108, -107, -106, -105, -104, -103, -102, -101, -100, -99, -98, -97, -96, -95,
        -94, -93, -92, -91, -90, -89, -88, -87, -86, -85, -84, -83, -82, -81, -80, -79, -78, -77, -76, -75,
        -74, -73, -72, -71, -70, -69, -68, -67, -66, -65, -64, -63, -62, -61, -60, -59, -58, -57, -56, -55,
        -54, -53, -52, -51, -50, -49, -48, -47, -46, -45, -44, -43, -42, -41, -40, -39, -38, -37, -36, -35,
        -34, -33, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15,
        -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
        13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37,
        38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62,
        63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87,
        88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110,
        111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126
    ],
    c71_o1: [
        4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4,
        -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4,
        -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4,
        -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4,
        -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4, -4,
        -3, -2, -1, 0, 1, 2, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
        4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
        4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
        4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4
    ],
}, model=c71_model, name='relu1_default_QUANT8_ASYMM_SIGNED_every_8_bit_value_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu6_default_FLOAT32_mixed_0
c72_p0 = Parameter('c72_p0', ('TENSOR_FLOAT32', [2, 1, 1, 1]), [5.5, 2.875])
c72_o1 = Output('c72_o1', ('TENSOR_FLOAT32', [2, 1, 1, 1]))
c72_model = Model()
c72_model.AddOperand(c72_p0)
c72_model.AddOperand(c72_o1)
c72_model.Operation('RELU6', c72_p0).To(c72_o1)
c72_model.RelaxedExecution(True).IntroducedIn('V1_0')
Example({
    c72_o1: [5.5, 2.875],
}, model=c72_model, name='relu6_default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu6_default_FLOAT32_mixed_1
c73_i0 = Input('c73_i0', ('TENSOR_FLOAT32', [1, 3, 3]))
c73_o1 = Output('c73_o1', ('TENSOR_FLOAT32', [1, 3, 3]))
c73_model = Model()
c73_model.AddOperand(c73_i0)
c73_model.AddOperand(c73_o1)
c73_model.Operation('RELU6', c73_i0).To(c73_o1)
c73_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c73_i0: [5.5, 5.375, 3.375, 7.875, -0.75, -6.625, -6.375, 1.0, -0.625],
    c73_o1: [5.5, 5.375, 3.375, 6.0, 0.0, 0.0, 0.0, 1.0, 0.0],
}, model=c73_model, name='relu6_default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu6_default_FLOAT32_rank_input_1_2
c74_i0 = Input('c74_i0', ('TENSOR_FLOAT32', [3]))
c74_o1 = Output('c74_o1', ('TENSOR_FLOAT32', [3]))
c74_model = Model()
c74_model.AddOperand(c74_i0)
c74_model.AddOperand(c74_o1)
c74_model.Operation('RELU6', c74_i0).To(c74_o1)
c74_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c74_i0: [4.5, 0.625, -0.375],
    c74_o1: [4.5, 0.625, 0.0],
}, model=c74_model, name='relu6_default_FLOAT32_rank_input_1_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu6_default_FLOAT32_rank_input_2_3
c75_i0 = Input('c75_i0', ('TENSOR_FLOAT32', [2, 4]))
c75_o1 = Output('c75_o1', ('TENSOR_FLOAT32', [2, 4]))
c75_model = Model()
c75_model.AddOperand(c75_i0)
c75_model.AddOperand(c75_o1)
c75_model.Operation('RELU6', c75_i0).To(c75_o1)
c75_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c75_i0: [0.5, 7.5, 2.375, -2.875, 6.5, -1.875, -5.5, 5.875],
    c75_o1: [0.5, 6.0, 2.375, 0.0, 6.0, 0.0, 0.0, 5.875],
}, model=c75_model, name='relu6_default_FLOAT32_rank_input_2_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu6_default_FLOAT32_tail_4
c76_i0 = Input('c76_i0', ('TENSOR_FLOAT32', [2, 17]))
c76_o1 = Output('c76_o1', ('TENSOR_FLOAT32', [2, 17]))
c76_model = Model()
c76_model.AddOperand(c76_i0)
c76_model.AddOperand(c76_o1)
c76_model.Operation('RELU6', c76_i0).To(c76_o1)
c76_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c76_i0: [
        -6.25, 3.25, -2.5, -1.75, 3.75, -7.0, 1.875, -3.5, 2.0, -2.0, 4.25, -0.5, 0.875, -4.875, 5.75, 7.875,
        7.25, 6.5, 2.5, 1.625, 4.0, -2.125, 4.375, 1.125, 4.625, 3.5, -3.125, 0.125, 5.625, 0.0, 0.625, -7.25,
        -7.625, -2.875
    ],
    c76_o1: [
        0.0, 3.25, 0.0, 0.0, 3.75, 0.0, 1.875, 0.0, 2.0, 0.0, 4.25, 0.0, 0.875, 0.0, 5.75, 6.0, 6.0, 6.0, 2.5,
        1.625, 4.0, 0.0, 4.375, 1.125, 4.625, 3.5, 0.0, 0.125, 5.625, 0.0, 0.625, 0.0, 0.0, 0.0
    ],
}, model=c76_model, name='relu6_default_FLOAT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu6_default_FLOAT32_special_floats_5
c77_i0 = Input('c77_i0', ('TENSOR_FLOAT32', [10]))
c77_o1 = Output('c77_o1', ('TENSOR_FLOAT32', [10]))
c77_model = Model()
c77_model.AddOperand(c77_i0)
c77_model.AddOperand(c77_o1)
c77_model.Operation('RELU6', c77_i0).To(c77_o1)
c77_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c77_i0: [-0.3, 3.0000002, 100.5, 0.0, -0.0, 1e-38, 1e-40, 1.0, -1.0, 0.1],
    c77_o1: [0.0, 3.0000002, 6.0, 0.0, -0.0, 1e-38, 1e-40, 1.0, 0.0, 0.1],
}, model=c77_model, name='relu6_default_FLOAT32_special_floats_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu6_default_QUANT8_ASYMM_mixed_6
c78_i0 = Input('c78_i0', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 0))
c78_o1 = Output('c78_o1', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 0))
c78_model = Model()
c78_model.AddOperand(c78_i0)
c78_model.AddOperand(c78_o1)
c78_model.Operation('RELU6', c78_i0).To(c78_o1)
c78_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c78_i0: [45],
    c78_o1: [12],
}, model=c78_model, name='relu6_default_QUANT8_ASYMM_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu6_default_QUANT8_ASYMM_rank_input_2_7
c79_i0 = Input('c79_i0', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.125, 166))
c79_o1 = Output('c79_o1', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.125, 166))
c79_model = Model()
c79_model.AddOperand(c79_i0)
c79_model.AddOperand(c79_o1)
c79_model.Operation('RELU6', c79_i0).To(c79_o1)
c79_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c79_i0: [83, 235, 171, 70, 189, 204, 2, 203, 104, 245, 136, 200],
    c79_o1: [166, 214, 171, 166, 189, 204, 166, 203, 166, 214, 166, 200],
}, model=c79_model, name='relu6_default_QUANT8_ASYMM_rank_input_2_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu6_default_QUANT8_ASYMM_rank_input_3_8
c80_i0 = Input('c80_i0', ('TENSOR_QUANT8_ASYMM', [3, 3, 1], 0.25, 128))
c80_o1 = Output('c80_o1', ('TENSOR_QUANT8_ASYMM', [3, 3, 1], 0.25, 128))
c80_model = Model()
c80_model.AddOperand(c80_i0)
c80_model.AddOperand(c80_o1)
c80_model.Operation('RELU6', c80_i0).To(c80_o1)
c80_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c80_i0: [102, 58, 75, 208, 249, 186, 121, 50, 130],
    c80_o1: [128, 128, 128, 152, 152, 152, 128, 128, 130],
}, model=c80_model, name='relu6_default_QUANT8_ASYMM_rank_input_3_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu6_default_QUANT8_ASYMM_rank_input_4_9
c81_i0 = Input('c81_i0', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 3], 0.25, 128))
c81_o1 = Output('c81_o1', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 3], 0.25, 128))
c81_model = Model()
c81_model.AddOperand(c81_i0)
c81_model.AddOperand(c81_o1)
c81_model.Operation('RELU6', c81_i0).To(c81_o1)
c81_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c81_i0: [234, 214, 123, 38, 61, 22, 117, 92, 207, 252, 37, 101],
    c81_o1: [152, 152, 128, 128, 128, 128, 128, 128, 152, 152, 128, 128],
}, model=c81_model, name='relu6_default_QUANT8_ASYMM_rank_input_4_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu6_default_QUANT8_ASYMM_constant_input_10
c82_p0 = Parameter('c82_p0', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.4375, 128), [91, 249, 0, 87, 212, 133])
c82_o1 = Output('c82_o1', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.4375, 128))
c82_model = Model()
c82_model.AddOperand(c82_p0)
c82_model.AddOperand(c82_o1)
c82_model.Operation('RELU6', c82_p0).To(c82_o1)
c82_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c82_o1: [128, 142, 128, 128, 142, 133],
}, model=c82_model, name='relu6_default_QUANT8_ASYMM_constant_input_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu6_default_QUANT8_ASYMM_zero_point_input_highest_11
c83_i0 = Input('c83_i0', ('TENSOR_QUANT8_ASYMM', [1, 1], 0.0625, 255))
c83_o1 = Output('c83_o1', ('TENSOR_QUANT8_ASYMM', [1, 1], 0.0625, 255))
c83_model = Model()
c83_model.AddOperand(c83_i0)
c83_model.AddOperand(c83_o1)
c83_model.Operation('RELU6', c83_i0).To(c83_o1)
c83_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c83_i0: [188],
    c83_o1: [255],
}, model=c83_model, name='relu6_default_QUANT8_ASYMM_zero_point_input_highest_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu6_default_QUANT8_ASYMM_tail_12
c84_i0 = Input('c84_i0', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.25, 27))
c84_o1 = Output('c84_o1', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.25, 27))
c84_model = Model()
c84_model.AddOperand(c84_i0)
c84_model.AddOperand(c84_o1)
c84_model.Operation('RELU6', c84_i0).To(c84_o1)
c84_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c84_i0: [
        223, 32, 100, 239, 253, 172, 251, 255, 195, 43, 188, 138, 178, 162, 200, 240, 25, 54, 19, 105, 226,
        81, 53, 72, 1, 110, 56, 232, 67, 60, 68, 132, 249, 62, 149, 86, 139, 23, 209, 131, 143, 254, 50, 118,
        245, 155, 194, 41, 28, 193, 18
    ],
    c84_o1: [
        51, 32, 51, 51, 51, 51, 51, 51, 51, 43, 51, 51, 51, 51, 51, 51, 27, 51, 27, 51, 51, 51, 51, 51, 27,
        51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 27, 51, 51, 51, 51, 50, 51, 51, 51, 51, 41, 28, 51, 27
    ],
}, model=c84_model, name='relu6_default_QUANT8_ASYMM_tail_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu6_default_QUANT8_ASYMM_every_8_bit_value_13
c85_i0 = Input('c85_i0', ('TENSOR_QUANT8_ASYMM', [256], 0.25, 47))
c85_o1 = Output('c85_o1', ('TENSOR_QUANT8_ASYMM', [256], 0.25, 47))
c85_model = Model()
c85_model.AddOperand(c85_i0)
c85_model.AddOperand(c85_o1)
c85_model.Operation('RELU6', c85_i0).To(c85_o1)
c85_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c85_i0: [
        20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44,
        45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69,
        70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94,
        95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115,
        116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135,
        136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155,
        156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175,
        176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195,
        196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215,
        216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235,
        236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 0,
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
    ],
    c85_o1: [
        47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47,
        47, 47, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69,
        70, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
        71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
        71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
        71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
        71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
        71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
        71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
        71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47,
        47, 47, 47, 47, 47, 47
    ],
}, model=c85_model, name='relu6_default_QUANT8_ASYMM_every_8_bit_value_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu6_default_FLOAT16_mixed_14
c86_p0 = Parameter('c86_p0', ('TENSOR_FLOAT16', [1, 2, 2, 2]), [6.375, -3.375, -6.875, 5.25, 4.125, -3.875, 0.375, 3.5])
c86_o1 = Output('c86_o1', ('TENSOR_FLOAT16', [1, 2, 2, 2]))
c86_model = Model()
c86_model.AddOperand(c86_p0)
c86_model.AddOperand(c86_o1)
c86_model.Operation('RELU6', c86_p0).To(c86_o1)
c86_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c86_o1: [6.0, 0.0, 0.0, 5.25, 4.125, 0.0, 0.375, 3.5],
}, model=c86_model, name='relu6_default_FLOAT16_mixed_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu6_default_FLOAT16_mixed_15
c87_i0 = Input('c87_i0', ('TENSOR_FLOAT16', [3]))
c87_o1 = Output('c87_o1', ('TENSOR_FLOAT16', [3]))
c87_model = Model()
c87_model.AddOperand(c87_i0)
c87_model.AddOperand(c87_o1)
c87_model.Operation('RELU6', c87_i0).To(c87_o1)
c87_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c87_i0: [4.875, -5.5, -6.375],
    c87_o1: [4.875, 0.0, 0.0],
}, model=c87_model, name='relu6_default_FLOAT16_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu6_default_FLOAT16_rank_input_2_16
c88_i0 = Input('c88_i0', ('TENSOR_FLOAT16', [1, 2]))
c88_o1 = Output('c88_o1', ('TENSOR_FLOAT16', [1, 2]))
c88_model = Model()
c88_model.AddOperand(c88_i0)
c88_model.AddOperand(c88_o1)
c88_model.Operation('RELU6', c88_i0).To(c88_o1)
c88_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c88_i0: [-6.25, 8.0],
    c88_o1: [0.0, 6.0],
}, model=c88_model, name='relu6_default_FLOAT16_rank_input_2_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu6_default_FLOAT16_rank_input_3_17
c89_i0 = Input('c89_i0', ('TENSOR_FLOAT16', [4, 2, 3]))
c89_o1 = Output('c89_o1', ('TENSOR_FLOAT16', [4, 2, 3]))
c89_model = Model()
c89_model.AddOperand(c89_i0)
c89_model.AddOperand(c89_o1)
c89_model.Operation('RELU6', c89_i0).To(c89_o1)
c89_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c89_i0: [
        2.125, 1.625, 1.0, -2.375, 3.0, 6.875, -2.5, 3.5, 5.0, 1.75, -0.125, 0.375, -2.0, 6.0, 6.375, 7.0,
        5.25, 4.625, -6.125, -7.0, -3.75, 6.625, -3.625, 1.125
    ],
    c89_o1: [
        2.125, 1.625, 1.0, 0.0, 3.0, 6.0, 0.0, 3.5, 5.0, 1.75, 0.0, 0.375, 0.0, 6.0, 6.0, 6.0, 5.25, 4.625,
        0.0, 0.0, 0.0, 6.0, 0.0, 1.125
    ],
}, model=c89_model, name='relu6_default_FLOAT16_rank_input_3_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu6_default_FLOAT16_tail_18
c90_i0 = Input('c90_i0', ('TENSOR_FLOAT16', [3, 17]))
c90_o1 = Output('c90_o1', ('TENSOR_FLOAT16', [3, 17]))
c90_model = Model()
c90_model.AddOperand(c90_i0)
c90_model.AddOperand(c90_o1)
c90_model.Operation('RELU6', c90_i0).To(c90_o1)
c90_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c90_i0: [
        -7.5, 7.0, 0.5, -4.875, 2.375, -1.875, 4.0, -3.375, -4.0, 6.625, 0.875, 1.875, -0.25, 0.25, 7.375,
        -2.375, 5.125, -5.0, -6.25, -1.375, 2.875, 7.625, 7.5, -5.125, -3.875, 5.25, 2.0, -2.5, 1.125, -3.125,
        -6.125, 5.0, -4.25, 1.625, 8.0, -8.0, 1.0, -2.75, 6.5, -2.25, -1.25, -6.875, -4.625, -1.0, -3.75,
        -4.75, -6.375, -7.0, 4.125, 6.875, 7.125
    ],
    c90_o1: [
        0.0, 6.0, 0.5, 0.0, 2.375, 0.0, 4.0, 0.0, 0.0, 6.0, 0.875, 1.875, 0.0, 0.25, 6.0, 0.0, 5.125, 0.0,
        0.0, 0.0, 2.875, 6.0, 6.0, 0.0, 0.0, 5.25, 2.0, 0.0, 1.125, 0.0, 0.0, 5.0, 0.0, 1.625, 6.0, 0.0, 1.0,
        0.0, 6.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.125, 6.0, 6.0
    ],
}, model=c90_model, name='relu6_default_FLOAT16_tail_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu6_default_QUANT8_ASYMM_SIGNED_mixed_19
c91_i0 = Input('c91_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 3, 1], 0.25, -128))
c91_o1 = Output('c91_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 3, 1], 0.25, -128))
c91_model = Model()
c91_model.AddOperand(c91_i0)
c91_model.AddOperand(c91_o1)
c91_model.Operation('RELU6', c91_i0).To(c91_o1)
c91_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c91_i0: [61, -84, -117, 94, -87, -114, -81, 89, 88],
    c91_o1: [-104, -104, -117, -104, -104, -114, -104, -104, -104],
}, model=c91_model, name='relu6_default_QUANT8_ASYMM_SIGNED_mixed_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu6_default_QUANT8_ASYMM_SIGNED_rank_input_1_20
c92_i0 = Input('c92_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.3125, 0))
c92_o1 = Output('c92_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.3125, 0))
c92_model = Model()
c92_model.AddOperand(c92_i0)
c92_model.AddOperand(c92_o1)
c92_model.Operation('RELU6', c92_i0).To(c92_o1)
c92_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c92_i0: [64],
    c92_o1: [19],
}, model=c92_model, name='relu6_default_QUANT8_ASYMM_SIGNED_rank_input_1_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu6_default_QUANT8_ASYMM_SIGNED_rank_input_2_21
c93_i0 = Input('c93_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 4], 0.1875, 0))
c93_o1 = Output('c93_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 4], 0.1875, 0))
c93_model = Model()
c93_model.AddOperand(c93_i0)
c93_model.AddOperand(c93_o1)
c93_model.Operation('RELU6', c93_i0).To(c93_o1)
c93_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c93_i0: [-43, 61, 117, 91],
    c93_o1: [0, 32, 32, 32],
}, model=c93_model, name='relu6_default_QUANT8_ASYMM_SIGNED_rank_input_2_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu6_default_QUANT8_ASYMM_SIGNED_rank_input_3_22
c94_i0 = Input('c94_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4, 3], 0.0625, 0))
c94_o1 = Output('c94_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4, 3], 0.0625, 0))
c94_model = Model()
c94_model.AddOperand(c94_i0)
c94_model.AddOperand(c94_o1)
c94_model.Operation('RELU6', c94_i0).To(c94_o1)
c94_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c94_i0: [
        -43, -13, -113, -17, 81, 63, -78, 122, 121, -79, 14, 101, -103, -101, 88, 115, 56, 23, 71, -24, -112,
        -9, 113, 29
    ],
    c94_o1: [0, 0, 0, 0, 81, 63, 0, 96, 96, 0, 14, 96, 0, 0, 88, 96, 56, 23, 71, 0, 0, 0, 96, 29],
}, model=c94_model, name='relu6_default_QUANT8_ASYMM_SIGNED_rank_input_3_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu6_default_QUANT8_ASYMM_SIGNED_constant_input_23
c95_p0 = Parameter('c95_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1], 0.125, 0), [109])
c95_o1 = Output('c95_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1], 0.125, 0))
c95_model = Model()
c95_model.AddOperand(c95_p0)
c95_model.AddOperand(c95_o1)
c95_model.Operation('RELU6', c95_p0).To(c95_o1)
c95_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c95_o1: [48],
}, model=c95_model, name='relu6_default_QUANT8_ASYMM_SIGNED_constant_input_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu6_default_QUANT8_ASYMM_SIGNED_zero_point_input_highest_24
c96_i0 = Input('c96_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.25, 127))
c96_o1 = Output('c96_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.25, 127))
c96_model = Model()
c96_model.AddOperand(c96_i0)
c96_model.AddOperand(c96_o1)
c96_model.Operation('RELU6', c96_i0).To(c96_o1)
c96_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c96_i0: [-122],
    c96_o1: [127],
}, model=c96_model, name='relu6_default_QUANT8_ASYMM_SIGNED_zero_point_input_highest_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu6_default_QUANT8_ASYMM_SIGNED_tail_25
c97_i0 = Input('c97_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17], 0.3125, 0))
c97_o1 = Output('c97_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17], 0.3125, 0))
c97_model = Model()
c97_model.AddOperand(c97_i0)
c97_model.AddOperand(c97_o1)
c97_model.Operation('RELU6', c97_i0).To(c97_o1)
c97_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c97_i0: [-2, -73, -108, -61, -69, -44, -50, 67, 74, -114, 59, -28, 84, 6, -89, -15, -118],
    c97_o1: [0, 0, 0, 0, 0, 0, 0, 19, 19, 0, 19, 0, 19, 6, 0, 0, 0],
}, model=c97_model, name='relu6_default_QUANT8_ASYMM_SIGNED_tail_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# relu6_default_QUANT8_ASYMM_SIGNED_every_8_bit_value_26
c98_i0 = Input('c98_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [256], 0.3125, -89))
c98_o1 = Output('c98_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [256], 0.3125, -89))
c98_model = Model()
c98_model.AddOperand(c98_i0)
c98_model.AddOperand(c98_o1)
c98_model.Operation('RELU6', c98_i0).To(c98_o1)
c98_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c98_i0: [
        61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85,
        86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108,
        109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, -128,
        -127, -126, -125, -124, -123, -122, -121, -120, -119, -118, -117, -116, -115, -114, -113, -112, -111,
        -110, -109, -108, -107, -106, -105, -104, -103, -102, -101, -100, -99, -98, -97, -96, -95, -94, -93,
        -92, -91, -90, -89, -88, -87, -86, -85, -84, -83, -82, -81, -80, -79, -78, -77, -76, -75, -74, -73,
        -72, -71, -70, -69, -68, -67, -66, -65, -64, -63, -62, -61, -60, -59, -58, -57, -56, -55, -54, -53,
        -52, -51, -50, -49, -48, -47, -46, -45, -44, -43, -42, -41, -40, -39, -38, -37, -36, -35, -34, -33,
        -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13,
        -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
        15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
        40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60
    ],
    c98_o1: [
        -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70,
        -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70,
        -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70,
        -70, -70, -70, -70, -70, -70, -70, -89, -89, -89, -89, -89, -89, -89, -89, -89, -89, -89, -89, -89,
        -89, -89, -89, -89, -89, -89, -89, -89, -89, -89, -89, -89, -89, -89, -89, -89, -89, -89, -89, -89,
        -89, -89, -89, -89, -89, -89, -89, -88, -87, -86, -85, -84, -83, -82, -81, -80, -79, -78, -77, -76,
        -75, -74, -73, -72, -71, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70,
        -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70,
        -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70,
        -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70,
        -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70,
        -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70,
        -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70, -70
    ],
}, model=c98_model, name='relu6_default_QUANT8_ASYMM_SIGNED_every_8_bit_value_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tanh_default_FLOAT32_mixed_0
c99_i0 = Input('c99_i0', ('TENSOR_FLOAT32', [3, 4]))
c99_o1 = Output('c99_o1', ('TENSOR_FLOAT32', [3, 4]))
c99_model = Model()
c99_model.AddOperand(c99_i0)
c99_model.AddOperand(c99_o1)
c99_model.Operation('TANH', c99_i0).To(c99_o1)
c99_model.RelaxedExecution(True).IntroducedIn('V1_0')
Example({
    c99_i0: [4.75, 8.0, -4.375, 0.25, -1.25, 4.625, -0.75, 5.875, -4.25, 1.125, -5.875, 4.25],
    c99_o1: [
        0.99985033, 0.99999976, -0.99968314, 0.24491866, -0.84828365, 0.9998078, -0.63514894, 0.9999842,
        -0.99959314, 0.8093011, -0.9999842, 0.99959314
    ],
}, model=c99_model, name='tanh_default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tanh_default_FLOAT32_mixed_1
c100_p0 = Parameter('c100_p0', ('TENSOR_FLOAT32', [1, 4, 2]), [-3.125, -5.75, -2.875, -3.625, 0.625, -0.625, 6.5, -6.375])
c100_o1 = Output('c100_o1', ('TENSOR_FLOAT32', [1, 4, 2]))
c100_model = Model()
c100_model.AddOperand(c100_p0)
c100_model.AddOperand(c100_o1)
c100_model.Operation('TANH', c100_p0).To(c100_o1)
c100_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c100_o1: [-0.99614656, -0.99997973, -0.9936546, -0.99858063, 0.5545997, -0.5545997, 0.99999547, -0.9999942],
}, model=c100_model, name='tanh_default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tanh_default_FLOAT32_rank_input_1_2
c101_i0 = Input('c101_i0', ('TENSOR_FLOAT32', [4]))
c101_o1 = Output('c101_o1', ('TENSOR_FLOAT32', [4]))
c101_model = Model()
c101_model.AddOperand(c101_i0)
c101_model.AddOperand(c101_o1)
c101_model.Operation('TANH', c101_i0).To(c101_o1)
c101_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c101_i0: [-4.5, -4.875, 7.375, 5.0],
    c101_o1: [-0.99975324, -0.9998834, 0.9999992, 0.9999092],
}, model=c101_model, name='tanh_default_FLOAT32_rank_input_1_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tanh_default_FLOAT32_rank_input_4_3
c102_i0 = Input('c102_i0', ('TENSOR_FLOAT32', [2, 1, 1, 1]))
c102_o1 = Output('c102_o1', ('TENSOR_FLOAT32', [2, 1, 1, 1]))
c102_model = Model()
c102_model.AddOperand(c102_i0)
c102_model.AddOperand(c102_o1)
c102_model.Operation('TANH', c102_i0).To(c102_o1)
c102_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c102_i0: [6.625, -5.375],
    c102_o1: [0.9999965, -0.9999571],
}, model=c102_model, name='tanh_default_FLOAT32_rank_input_4_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tanh_default_FLOAT32_tail_4
c103_i0 = Input('c103_i0', ('TENSOR_FLOAT32', [1, 17]))
c103_o1 = Output('c103_o1', ('TENSOR_FLOAT32', [1, 17]))
c103_model = Model()
c103_model.AddOperand(c103_i0)
c103_model.AddOperand(c103_o1)
c103_model.Operation('TANH', c103_i0).To(c103_o1)
c103_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c103_i0: [
        -2.375, -4.75, -4.25, 6.125, 6.75, -5.5, 6.25, -2.5, 6.875, 4.25, 5.0, -5.75, -6.25, -4.0, 6.625,
        -7.875, -1.875
    ],
    c103_o1: [
        -0.982845, -0.99985033, -0.99959314, 0.9999904, 0.99999726, -0.9999666, 0.99999255, -0.9866143,
        0.99999785, 0.99959314, 0.9999092, -0.99997973, -0.99999255, -0.9993293, 0.9999965, -0.9999997,
        -0.95404524
    ],
}, model=c103_model, name='tanh_default_FLOAT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tanh_default_FLOAT32_special_floats_5
c104_i0 = Input('c104_i0', ('TENSOR_FLOAT32', [10]))
c104_o1 = Output('c104_o1', ('TENSOR_FLOAT32', [10]))
c104_model = Model()
c104_model.AddOperand(c104_i0)
c104_model.AddOperand(c104_o1)
c104_model.Operation('TANH', c104_i0).To(c104_o1)
c104_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c104_i0: [-1.0, 0.1, -0.3, 3.0000002, 100.5, 0.0, -0.0, 1e-38, 1e-40, 1.0],
    c104_o1: [-0.7615942, 0.099667996, -0.29131263, 0.9950548, 1.0, 0.0, -0.0, 1e-38, 1e-40, 0.7615942],
}, model=c104_model, name='tanh_default_FLOAT32_special_floats_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tanh_default_FLOAT16_mixed_6
c105_p0 = Parameter('c105_p0', ('TENSOR_FLOAT16', [3, 2, 4]), [
        -7.625, 5.125, 4.0, 4.625, -2.25, 4.875, -5.0, 6.625, -1.5, 3.875, -8.0, 6.5, 4.375, -6.625, 8.0,
        -4.625, -1.625, -3.375, -1.125, 6.0, -2.125, -5.25, 5.75, -4.125
    ])
c105_o1 = Output('c105_o1', ('TENSOR_FLOAT16', [3, 2, 4]))
c105_model = Model()
c105_model.AddOperand(c105_p0)
c105_model.AddOperand(c105_o1)
c105_model.Operation('TANH', c105_p0).To(c105_o1)
c105_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c105_o1: [
        -1.0, 1.0, 0.9995, 1.0, -0.978, 1.0, -1.0, 1.0, -0.9053, 0.999, -1.0, 1.0, 0.9995, -1.0, 1.0, -1.0,
        -0.9253, -0.9976, -0.809, 1.0, -0.9717, -1.0, 1.0, -0.9995
    ],
}, model=c105_model, name='tanh_default_FLOAT16_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tanh_default_FLOAT16_mixed_7
c106_i0 = Input('c106_i0', ('TENSOR_FLOAT16', [1, 3]))
c106_o1 = Output('c106_o1', ('TENSOR_FLOAT16', [1, 3]))
c106_model = Model()
c106_model.AddOperand(c106_i0)
c106_model.AddOperand(c106_o1)
c106_model.Operation('TANH', c106_i0).To(c106_o1)
c106_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c106_i0: [-2.0, 2.875, -1.125],
    c106_o1: [-0.964, 0.9937, -0.809],
}, model=c106_model, name='tanh_default_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tanh_default_FLOAT16_rank_input_1_8
c107_i0 = Input('c107_i0', ('TENSOR_FLOAT16', [1]))
c107_o1 = Output('c107_o1', ('TENSOR_FLOAT16', [1]))
c107_model = Model()
c107_model.AddOperand(c107_i0)
c107_model.AddOperand(c107_o1)
c107_model.Operation('TANH', c107_i0).To(c107_o1)
c107_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c107_i0: [-6.75],
    c107_o1: [-1.0],
}, model=c107_model, name='tanh_default_FLOAT16_rank_input_1_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tanh_default_FLOAT16_rank_input_4_9
c108_i0 = Input('c108_i0', ('TENSOR_FLOAT16', [2, 1, 3, 3]))
c108_o1 = Output('c108_o1', ('TENSOR_FLOAT16', [2, 1, 3, 3]))
c108_model = Model()
c108_model.AddOperand(c108_i0)
c108_model.AddOperand(c108_o1)
c108_model.Operation('TANH', c108_i0).To(c108_o1)
c108_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c108_i0: [
        7.0, 7.875, 2.0, 6.875, -5.625, -3.25, 5.5, 4.75, 0.875, 7.125, 1.5, -1.875, -2.25, 5.0, -1.5, -6.625,
        2.375, -5.0
    ],
    c108_o1: [
        1.0, 1.0, 0.964, 1.0, -1.0, -0.997, 1.0, 1.0, 0.704, 1.0, 0.9053, -0.954, -0.978, 1.0, -0.9053, -1.0,
        0.983, -1.0
    ],
}, model=c108_model, name='tanh_default_FLOAT16_rank_input_4_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tanh_default_FLOAT16_tail_10
c109_i0 = Input('c109_i0', ('TENSOR_FLOAT16', [3, 17]))
c109_o1 = Output('c109_o1', ('TENSOR_FLOAT16', [3, 17]))
c109_model = Model()
c109_model.AddOperand(c109_i0)
c109_model.AddOperand(c109_o1)
c109_model.Operation('TANH', c109_i0).To(c109_o1)
c109_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c109_i0: [
        -4.25, 0.125, -6.375, -2.0, -7.25, 5.125, -0.5, 5.0, 2.0, -3.75, -5.375, 1.125, -7.0, 7.0, 0.25, 3.75,
        -0.125, -2.875, -8.0, 3.125, 4.625, 2.625, 6.25, 6.375, -6.875, 8.0, -2.5, 1.75, -3.125, 1.0, -5.75,
        1.375, -7.875, 4.0, 2.75, 0.5, 4.25, 0.0, -0.75, -1.0, -6.5, 0.875, -5.125, -1.25, 3.375, 4.875, -7.5,
        -6.625, 3.0, -1.375, 7.375
    ],
    c109_o1: [
        -0.9995, 0.1243, -1.0, -0.964, -1.0, 1.0, -0.4622, 1.0, 0.964, -0.999, -1.0, 0.809, -1.0, 1.0, 0.2449,
        0.999, -0.1243, -0.9937, -1.0, 0.996, 1.0, 0.9897, 1.0, 1.0, -1.0, 1.0, -0.987, 0.9414, -0.996,
        0.7617, -1.0, 0.88, -1.0, 0.9995, 0.9917, 0.4622, 0.9995, 0.0, -0.6353, -0.7617, -1.0, 0.704, -1.0,
        -0.848, 0.9976, 1.0, -1.0, -1.0, 0.995, -0.88, 1.0
    ],
}, model=c109_model, name='tanh_default_FLOAT16_tail_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tanh_default_QUANT8_ASYMM_mixed_11
c110_i0 = Input('c110_i0', ('TENSOR_QUANT8_ASYMM', [1], 0.375, 0))
c110_o1 = Output('c110_o1', ('TENSOR_QUANT8_ASYMM', [1], 0.0078125, 128))
c110_model = Model()
c110_model.AddOperand(c110_i0)
c110_model.AddOperand(c110_o1)
c110_model.Operation('TANH', c110_i0).To(c110_o1)
c110_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c110_i0: [217],
    c110_o1: [255],
}, model=c110_model, name='tanh_default_QUANT8_ASYMM_mixed_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tanh_default_QUANT8_ASYMM_mixed_12
c111_p0 = Parameter('c111_p0', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 2], 0.125, 255), [
        243, 1, 239, 78, 83, 48, 211, 47, 67, 139, 156, 252, 137, 254, 162, 60, 241, 113, 151, 21, 27, 177,
        54, 160
    ])
c111_o1 = Output('c111_o1', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 2], 0.0078125, 128))
c111_model = Model()
c111_model.AddOperand(c111_p0)
c111_model.AddOperand(c111_o1)
c111_model.Operation('TANH', c111_p0).To(c111_o1)
c111_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c111_o1: [12, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 82, 0, 112, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0],
}, model=c111_model, name='tanh_default_QUANT8_ASYMM_mixed_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tanh_default_QUANT8_ASYMM_rank_input_2_13
c112_i0 = Input('c112_i0', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.125, 64))
c112_o1 = Output('c112_o1', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.0078125, 128))
c112_model = Model()
c112_model.AddOperand(c112_i0)
c112_model.AddOperand(c112_o1)
c112_model.Operation('TANH', c112_i0).To(c112_o1)
c112_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c112_i0: [124, 84, 64, 22, 58, 103],
    c112_o1: [255, 254, 128, 0, 47, 255],
}, model=c112_model, name='tanh_default_QUANT8_ASYMM_rank_input_2_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tanh_default_QUANT8_ASYMM_rank_input_3_14
c113_i0 = Input('c113_i0', ('TENSOR_QUANT8_ASYMM', [2, 3, 1], 0.3125, 128))
c113_o1 = Output('c113_o1', ('TENSOR_QUANT8_ASYMM', [2, 3, 1], 0.0078125, 128))
c113_model = Model()
c113_model.AddOperand(c113_i0)
c113_model.AddOperand(c113_o1)
c113_model.Operation('TANH', c113_i0).To(c113_o1)
c113_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c113_i0: [74, 134, 52, 98, 89, 253],
    c113_o1: [0, 250, 0, 0, 0, 255],
}, model=c113_model, name='tanh_default_QUANT8_ASYMM_rank_input_3_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tanh_default_QUANT8_ASYMM_tail_15
c114_i0 = Input('c114_i0', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.3125, 215))
c114_o1 = Output('c114_o1', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.0078125, 128))
c114_model = Model()
c114_model.AddOperand(c114_i0)
c114_model.AddOperand(c114_o1)
c114_model.Operation('TANH', c114_i0).To(c114_o1)
c114_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c114_i0: [
        114, 94, 123, 12, 60, 22, 37, 78, 217, 119, 62, 179, 79, 199, 6, 43, 98, 219, 121, 205, 181, 163, 124,
        44, 75, 51, 35, 65, 134, 125, 212, 252, 168, 109
    ],
    c114_o1: [
        0, 0, 0, 0, 0, 0, 0, 0, 199, 0, 0, 0, 0, 0, 0, 0, 0, 237, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 255,
        0, 0
    ],
}, model=c114_model, name='tanh_default_QUANT8_ASYMM_tail_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tanh_default_QUANT8_ASYMM_every_8_bit_value_16
c115_i0 = Input('c115_i0', ('TENSOR_QUANT8_ASYMM', [256], 0.0625, 128))
c115_o1 = Output('c115_o1', ('TENSOR_QUANT8_ASYMM', [256], 0.0078125, 128))
c115_model = Model()
c115_model.AddOperand(c115_i0)
c115_model.AddOperand(c115_o1)
c115_model.Operation('TANH', c115_i0).To(c115_o1)
c115_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c115_i0: [
        234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253,
        254, 255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
        25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49,
        50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74,
        75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99,
        100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119,
        120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139,
        140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159,
        160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179,
        180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199,
        200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219,
        220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233
    ],
    c115_o1: [
        255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
        255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6,
        7, 8, 8, 10, 11, 12, 14, 15, 17, 19, 22, 24, 27, 31, 34, 38, 42, 47, 52, 57, 63, 69, 75, 82, 89, 97,
        104, 112, 120, 128, 136, 144, 152, 159, 167, 174, 181, 187, 193, 199, 204, 209, 214, 218, 222, 225,
        229, 232, 234, 237, 239, 241, 242, 244, 245, 246, 248, 248, 249, 250, 251, 251, 252, 252, 253, 253,
        254, 254, 254, 254, 254, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
        255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
        255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
        255, 255, 255, 255, 255, 255, 255, 255, 255
    ],
}, model=c115_model, name='tanh_default_QUANT8_ASYMM_every_8_bit_value_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tanh_default_QUANT8_ASYMM_SIGNED_mixed_17
c116_i0 = Input('c116_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 4], 0.125, -128))
c116_o1 = Output('c116_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 4], 0.0078125, 0))
c116_model = Model()
c116_model.AddOperand(c116_i0)
c116_model.AddOperand(c116_o1)
c116_model.Operation('TANH', c116_i0).To(c116_o1)
c116_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c116_i0: [
        -50, 105, 96, -12, -59, 118, -126, 56, 49, -25, -115, 109, -78, -67, -61, -43, -15, -80, 100, 124,
        -35, 23, 61, -92
    ],
    c116_o1: [
        127, 127, 127, 127, 127, 127, 31, 127, 127, 127, 118, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127
    ],
}, model=c116_model, name='tanh_default_QUANT8_ASYMM_SIGNED_mixed_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tanh_default_QUANT8_ASYMM_SIGNED_mixed_18
c117_p0 = Parameter('c117_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.5, 127), [-56])
c117_o1 = Output('c117_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.0078125, 0))
c117_model = Model()
c117_model.AddOperand(c117_p0)
c117_model.AddOperand(c117_o1)
c117_model.Operation('TANH', c117_p0).To(c117_o1)
c117_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c117_o1: [-128],
}, model=c117_model, name='tanh_default_QUANT8_ASYMM_SIGNED_mixed_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tanh_default_QUANT8_ASYMM_SIGNED_rank_input_2_19
c118_i0 = Input('c118_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1], 0.0625, 44))
c118_o1 = Output('c118_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1], 0.0078125, 0))
c118_model = Model()
c118_model.AddOperand(c118_i0)
c118_model.AddOperand(c118_o1)
c118_model.Operation('TANH', c118_i0).To(c118_o1)
c118_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c118_i0: [56, 107],
    c118_o1: [81, 127],
}, model=c118_model, name='tanh_default_QUANT8_ASYMM_SIGNED_rank_input_2_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tanh_default_QUANT8_ASYMM_SIGNED_rank_input_4_20
c119_i0 = Input('c119_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 2, 1], 0.5, 4))
c119_o1 = Output('c119_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 2, 1], 0.0078125, 0))
c119_model = Model()
c119_model.AddOperand(c119_i0)
c119_model.AddOperand(c119_o1)
c119_model.Operation('TANH', c119_i0).To(c119_o1)
c119_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c119_i0: [-75, -25, 121, -42, 45, -60],
    c119_o1: [-128, -128, 127, -128, 127, -128],
}, model=c119_model, name='tanh_default_QUANT8_ASYMM_SIGNED_rank_input_4_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tanh_default_QUANT8_ASYMM_SIGNED_tail_21
c120_i0 = Input('c120_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.1875, 31))
c120_o1 = Output('c120_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.0078125, 0))
c120_model = Model()
c120_model.AddOperand(c120_i0)
c120_model.AddOperand(c120_o1)
c120_model.Operation('TANH', c120_i0).To(c120_o1)
c120_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c120_i0: [
        80, -127, 48, 36, 1, -118, -8, -7, 120, -51, -113, 18, -5, -124, 50, -69, 6, 99, 10, -62, -83, -61,
        25, -64, 26, 125, 110, -38, -20, -34, 7, -12, -122, 55, -10, -71, 109, -114, -74, 77, 8, 111, 33, 82,
        -95, 79, -128, 86, -56, -87, -49
    ],
    c120_o1: [
        127, -128, 127, 94, -128, -128, -128, -128, 127, -128, -128, -126, -128, -128, 127, -128, -128, 127,
        -128, -128, -128, -128, -104, -128, -94, 127, 127, -128, -128, -128, -128, -128, -128, 127, -128,
        -128, 127, -128, -128, 127, -128, 127, 46, 127, -128, 127, -128, 127, -128, -128, -128
    ],
}, model=c120_model, name='tanh_default_QUANT8_ASYMM_SIGNED_tail_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# tanh_default_QUANT8_ASYMM_SIGNED_every_8_bit_value_22
c121_i0 = Input('c121_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [256], 0.125, 0))
c121_o1 = Output('c121_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [256], 0.0078125, 0))
c121_model = Model()
c121_model.AddOperand(c121_i0)
c121_model.AddOperand(c121_o1)
c121_model.Operation('TANH', c121_i0).To(c121_o1)
c121_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c121_i0: [
        76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100,
        101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120,
        121, 122, 123, 124, 125, 126, 127, -128, -127, -126, -125, -124, -123, -122, -121, -120, -119, -118,
        -117, -116, -115, -114, -113, -112, -111, -110, -109, -108, -107, -106, -105, -104, -103, -102, -101,
        -100, -99, -98, -97, -96, -95, -94, -93, -92, -91, -90, -89, -88, -87, -86, -85, -84, -83, -82, -81,
        -80, -79, -78, -77, -76, -75, -74, -73, -72, -71, -70, -69, -68, -67, -66, -65, -64, -63, -62, -61,
        -60, -59, -58, -57, -56, -55, -54, -53, -52, -51, -50, -49, -48, -47, -46, -45, -44, -43, -42, -41,
        -40, -39, -38, -37, -36, -35, -34, -33, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21,
        -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3,
        4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
        31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55,
        56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75
    ],
    c121_o1: [
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, -128, -128, -128, -128, -128, -128, -128,
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128,
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128,
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128,
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128,
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128,
        -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -127, -127, -127, -127, -126,
        -126, -125, -124, -123, -122, -120, -118, -116, -113, -109, -104, -97, -90, -81, -71, -59, -46, -31,
        -16, 0, 16, 31, 46, 59, 71, 81, 90, 97, 104, 109, 113, 116, 118, 120, 122, 123, 124, 125, 126, 126,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127,
        127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127
    ],
}, model=c121_model, name='tanh_default_QUANT8_ASYMM_SIGNED_every_8_bit_value_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
