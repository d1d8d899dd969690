from math import inf, nan

import numpy as np

# argmax_default_FLOAT32_INT32_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [1, 2, 1, 2, 1]))
c0_p1 = Int32Scalar('c0_p1', -2)
c0_o2 = Output('c0_o2', ('TENSOR_INT32', [1, 2, 1, 1]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('ARGMAX', c0_i0, c0_p1).To(c0_o2)
c0_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c0_i0: [14.875, -57.0, 35.25, 39.625],
    c0_o2: [0, 1],
}, model=c0_model, name='argmax_default_FLOAT32_INT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_FLOAT32_INT32_mixed_1
c1_p0 = Parameter('c1_p0', ('TENSOR_FLOAT32', [3, 3, 2, 2]), [
        61.875, -58.625, -23.5, 80.75, 70.375, -17.875, 21.0, 32.375, -30.875, 49.25, 81.875, -21.875, 59.375,
        -86.125, -95.875, -54.125, -86.875, -12.625, -14.875, 87.375, -31.375, 34.375, -80.5, -16.125,
        -44.375, 38.75, 46.125, -40.0, 25.875, -93.375, -98.375, -98.25, -87.5, -1.5, 75.25, 19.5
    ])
c1_p1 = Int32Scalar('c1_p1', 1)
c1_o2 = Output('c1_o2', ('TENSOR_INT32', [3, 2, 2]))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('ARGMAX', c1_p0, c1_p1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_o2: [1, 2, 2, 0, 0, 2, 1, 1, 1, 0, 2, 2],
}, model=c1_model, name='argmax_default_FLOAT32_INT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_FLOAT32_INT32_rank_input_1_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2]))
c2_p1 = Int32Scalar('c2_p1', 0)
c2_o2 = Output('c2_o2', ('TENSOR_INT32', [1]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('ARGMAX', c2_i0, c2_p1).To(c2_o2)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [-97.25, -35.375],
    c2_o2: [1],
}, model=c2_model, name='argmax_default_FLOAT32_INT32_rank_input_1_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_FLOAT32_INT32_rank_input_2_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [3, 1]))
c3_p1 = Int32Scalar('c3_p1', 0)
c3_o2 = Output('c3_o2', ('TENSOR_INT32', [1]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_o2)
c3_model.Operation('ARGMAX', c3_i0, c3_p1).To(c3_o2)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [-70.125, 56.625, 51.125],
    c3_o2: [1],
}, model=c3_model, name='argmax_default_FLOAT32_INT32_rank_input_2_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_FLOAT32_INT32_rank_input_3_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [1, 4, 3]))
c4_p1 = Int32Scalar('c4_p1', -1)
c4_o2 = Output('c4_o2', ('TENSOR_INT32', [1, 4]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_o2)
c4_model.Operation('ARGMAX', c4_i0, c4_p1).To(c4_o2)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [6.625, 28.625, -21.875, -85.0, 31.25, -36.75, 96.125, -16.875, -61.875, -92.75, 46.625, -3.25],
    c4_o2: [1, 1, 0, 1],
}, model=c4_model, name='argmax_default_FLOAT32_INT32_rank_input_3_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_FLOAT32_INT32_tail_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [2, 17]))
c5_p1 = Int32Scalar('c5_p1', -1)
c5_o2 = Output('c5_o2', ('TENSOR_INT32', [2]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_o2)
c5_model.Operation('ARGMAX', c5_i0, c5_p1).To(c5_o2)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [
        -73.25, -57.125, 10.625, 26.875, 93.625, -21.25, 46.25, 3.625, 94.5, -87.125, 76.625, -43.75, 31.375,
        13.75, 20.5, 73.625, -45.75, 92.25, -3.25, 99.5, -93.875, 28.125, -81.375, 45.75, 23.75, -3.875,
        -92.375, -75.75, 7.875, 63.625, -0.625, -0.75, 79.125, 70.125
    ],
    c5_o2: [8, 2],
}, model=c5_model, name='argmax_default_FLOAT32_INT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_FLOAT32_INT32_special_floats_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT32', [10]))
c6_p1 = Int32Scalar('c6_p1', -1)
c6_o2 = Output('c6_o2', ('TENSOR_INT32', [1]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_o2)
c6_model.Operation('ARGMAX', c6_i0, c6_p1).To(c6_o2)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i0: [1e-38, 1e-40, 1.0, -1.0, 0.1, -0.3, 3.0000002, 100.5, 0.0, -0.0],
    c6_o2: [7],
}, model=c6_model, name='argmax_default_FLOAT32_INT32_special_floats_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_FLOAT16_INT32_mixed_7
c7_p0 = Parameter('c7_p0', ('TENSOR_FLOAT16', [4, 3, 2]), [
        -59.38, -54.0, -22.62, -98.6, -80.1, 74.4, -72.9, -77.6, 8.5, 92.0, -0.75, 47.25, -10.25, 99.75,
        -71.0, 53.25, -26.5, -98.5, 35.0, 29.5, -20.75, 83.4, -95.75, -53.38
    ])
c7_p1 = Int32Scalar('c7_p1', -2)
c7_o2 = Output('c7_o2', ('TENSOR_INT32', [4, 2]))
c7_model = Model()
c7_model.AddOperand(c7_p0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_o2)
c7_model.Operation('ARGMAX', c7_p0, c7_p1).To(c7_o2)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_o2: [1, 2, 1, 1, 0, 0, 0, 1],
}, model=c7_model, name='argmax_default_FLOAT16_INT32_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_FLOAT16_INT32_mixed_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [1, 1, 2, 2, 2]))
c8_p1 = Int32Scalar('c8_p1', -2)
c8_o2 = Output('c8_o2', ('TENSOR_INT32', [1, 1, 2, 2]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_o2)
c8_model.Operation('ARGMAX', c8_i0, c8_p1).To(c8_o2)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [12.375, 55.75, 69.5, 41.75, 13.375, 62.12, 18.12, -82.4],
    c8_o2: [1, 0, 1, 0],
}, model=c8_model, name='argmax_default_FLOAT16_INT32_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_FLOAT16_INT32_rank_input_1_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [2]))
c9_p1 = Int32Scalar('c9_p1', -1)
c9_o2 = Output('c9_o2', ('TENSOR_INT32', [1]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_p1)
c9_model.AddOperand(c9_o2)
c9_model.Operation('ARGMAX', c9_i0, c9_p1).To(c9_o2)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [-80.75, 54.62],
    c9_o2: [1],
}, model=c9_model, name='argmax_default_FLOAT16_INT32_rank_input_1_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_FLOAT16_INT32_rank_input_2_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [3, 3]))
c10_p1 = Int32Scalar('c10_p1', 1)
c10_o2 = Output('c10_o2', ('TENSOR_INT32', [3]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_p1)
c10_model.AddOperand(c10_o2)
c10_model.Operation('ARGMAX', c10_i0, c10_p1).To(c10_o2)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [53.0, 47.12, -67.25, -95.9, -37.75, -44.12, 29.75, 68.9, 69.25],
    c10_o2: [0, 1, 2],
}, model=c10_model, name='argmax_default_FLOAT16_INT32_rank_input_2_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_FLOAT16_INT32_rank_input_4_11
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT16', [3, 3, 2, 1]))
c11_p1 = Int32Scalar('c11_p1', -2)
c11_o2 = Output('c11_o2', ('TENSOR_INT32', [3, 3, 1]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_p1)
c11_model.AddOperand(c11_o2)
c11_model.Operation('ARGMAX', c11_i0, c11_p1).To(c11_o2)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i0: [
        -50.62, 99.25, 58.0, -59.12, 5.75, 32.5, 21.38, -86.9, 89.0, -35.75, 87.0, 17.88, -83.1, -89.1, 99.9,
        97.5, 0.875, 63.5
    ],
    c11_o2: [1, 0, 1, 0, 0, 0, 0, 0, 1],
}, model=c11_model, name='argmax_default_FLOAT16_INT32_rank_input_4_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_FLOAT16_INT32_tail_12
c12_i0 = Input('c12_i0', ('TENSOR_FLOAT16', [1, 17]))
c12_p1 = Int32Scalar('c12_p1', -1)
c12_o2 = Output('c12_o2', ('TENSOR_INT32', [1]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_p1)
c12_model.AddOperand(c12_o2)
c12_model.Operation('ARGMAX', c12_i0, c12_p1).To(c12_o2)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [
        61.38, 82.6, -28.75, -21.88, -75.9, -25.75, 61.88, -86.9, 83.4, 40.62, 17.62, 56.0, 24.88, -43.62,
        -54.25, 65.0, -50.62
    ],
    c12_o2: [8],
}, model=c12_model, name='argmax_default_FLOAT16_INT32_tail_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_QUANT8_ASYMM_INT32_mixed_13
c13_i0 = Input('c13_i0', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2, 1], 0.5, 255))
c13_p1 = Int32Scalar('c13_p1', -4)
c13_o2 = Output('c13_o2', ('TENSOR_INT32', [1, 2, 2, 1]))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_p1)
c13_model.AddOperand(c13_o2)
c13_model.Operation('ARGMAX', c13_i0, c13_p1).To(c13_o2)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i0: [195, 175, 223, 176, 65, 192, 86, 114],
    c13_o2: [0, 1, 0, 0],
}, model=c13_model, name='argmax_default_QUANT8_ASYMM_INT32_mixed_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_QUANT8_ASYMM_INT32_mixed_14
c14_p0 = Parameter('c14_p0', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.5, 0), [34, 157, 120, 37, 88, 238])
c14_p1 = Int32Scalar('c14_p1', -2)
c14_o2 = Output('c14_o2', ('TENSOR_INT32', [2]))
c14_model = Model()
c14_model.AddOperand(c14_p0)
c14_model.AddOperand(c14_p1)
c14_model.AddOperand(c14_o2)
c14_model.Operation('ARGMAX', c14_p0, c14_p1).To(c14_o2)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_o2: [1, 2],
}, model=c14_model, name='argmax_default_QUANT8_ASYMM_INT32_mixed_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_QUANT8_ASYMM_INT32_rank_input_1_15
c15_i0 = Input('c15_i0', ('TENSOR_QUANT8_ASYMM', [4], 0.25, 9))
c15_p1 = Int32Scalar('c15_p1', 0)
c15_o2 = Output('c15_o2', ('TENSOR_INT32', [1]))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_p1)
c15_model.AddOperand(c15_o2)
c15_model.Operation('ARGMAX', c15_i0, c15_p1).To(c15_o2)
c15_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c15_i0: [175, 200, 238, 56],
    c15_o2: [2],
}, model=c15_model, name='argmax_default_QUANT8_ASYMM_INT32_rank_input_1_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_QUANT8_ASYMM_INT32_rank_input_3_16
c16_i0 = Input('c16_i0', ('TENSOR_QUANT8_ASYMM', [1, 3, 4], 0.25, 128))
c16_p1 = Int32Scalar('c16_p1', 1)
c16_o2 = Output('c16_o2', ('TENSOR_INT32', [1, 4]))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_p1)
c16_model.AddOperand(c16_o2)
c16_model.Operation('ARGMAX', c16_i0, c16_p1).To(c16_o2)
c16_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c16_i0: [206, 189, 80, 134, 107, 127, 203, 251, 105, 238, 106, 195],
    c16_o2: [0, 2, 1, 1],
}, model=c16_model, name='argmax_default_QUANT8_ASYMM_INT32_rank_input_3_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_QUANT8_ASYMM_INT32_rank_input_4_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM', [3, 3, 3, 3], 0.25, 223))
c17_p1 = Int32Scalar('c17_p1', -1)
c17_o2 = Output('c17_o2', ('TENSOR_INT32', [3, 3, 3]))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_p1)
c17_model.AddOperand(c17_o2)
c17_model.Operation('ARGMAX', c17_i0, c17_p1).To(c17_o2)
c17_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c17_i0: [
        132, 189, 172, 1, 57, 148, 42, 141, 8, 130, 162, 68, 6, 188, 117, 160, 134, 67, 49, 161, 169, 92, 15,
        167, 153, 223, 14, 2, 185, 53, 61, 205, 84, 63, 51, 146, 32, 124, 36, 24, 27, 224, 241, 159, 101, 238,
        40, 7, 73, 240, 56, 71, 104, 26, 105, 86, 109, 74, 30, 209, 231, 229, 203, 163, 77, 232, 249, 100, 94,
        113, 118, 0, 4, 166, 108, 128, 96, 13, 227, 210, 156
    ],
    c17_o2: [1, 2, 1, 1, 1, 0, 2, 2, 1, 1, 1, 2, 1, 2, 0, 0, 1, 1, 2, 2, 0, 2, 0, 1, 1, 0, 0],
}, model=c17_model, name='argmax_default_QUANT8_ASYMM_INT32_rank_input_4_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_QUANT8_ASYMM_INT32_tail_18
c18_i0 = Input('c18_i0', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.4375, 128))
c18_p1 = Int32Scalar('c18_p1', -2)
c18_o2 = Output('c18_o2', ('TENSOR_INT32', [17]))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_p1)
c18_model.AddOperand(c18_o2)
c18_model.Operation('ARGMAX', c18_i0, c18_p1).To(c18_o2)
c18_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c18_i0: [
        117, 131, 53, 235, 194, 187, 208, 250, 27, 6, 60, 178, 45, 17, 85, 68, 101, 66, 7, 248, 87, 218, 113,
        182, 24, 128, 59, 230, 231, 108, 134, 243, 116, 236, 92, 114, 212, 49, 240, 227, 173, 97, 42, 8, 198,
        172, 254, 253, 79, 169, 9
    ],
    c18_o2: [0, 0, 1, 0, 2, 2, 0, 0, 1, 1, 1, 1, 2, 2, 1, 2, 1],
}, model=c18_model, name='argmax_default_QUANT8_ASYMM_INT32_tail_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_QUANT8_ASYMM_INT32_every_8_bit_value_19
c19_i0 = Input('c19_i0', ('TENSOR_QUANT8_ASYMM', [256], 0.1875, 230))
c19_p1 = Int32Scalar('c19_p1', -1)
c19_o2 = Output('c19_o2', ('TENSOR_INT32', [1]))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_p1)
c19_model.AddOperand(c19_o2)
c19_model.Operation('ARGMAX', c19_i0, c19_p1).To(c19_o2)
c19_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c19_i0: [
        59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83,
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
        42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58
    ],
    c19_o2: [196],
}, model=c19_model, name='argmax_default_QUANT8_ASYMM_INT32_every_8_bit_value_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_INT32_mixed_20
c20_i0 = Input('c20_i0', ('TENSOR_INT32', [2, 2, 1, 2, 2]))
c20_p1 = Int32Scalar('c20_p1', 3)
c20_o2 = Output('c20_o2', ('TENSOR_INT32', [2, 2, 1, 2]))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_p1)
c20_model.AddOperand(c20_o2)
c20_model.Operation('ARGMAX', c20_i0, c20_p1).To(c20_o2)
c20_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c20_i0: [-676, 279, -146, -810, -428, -609, -552, -365, -574, 778, 127, 590, -835, 704, 958, -807],
    c20_o2: [1, 0, 0, 1, 1, 0, 1, 0],
}, model=c20_model, name='argmax_default_INT32_mixed_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_INT32_mixed_21
c21_p0 = Parameter('c21_p0', ('TENSOR_INT32', [1, 3, 1]), [-45, -395, -23])
c21_p1 = Int32Scalar('c21_p1', 1)
c21_o2 = Output('c21_o2', ('TENSOR_INT32', [1, 1]))
c21_model = Model()
c21_model.AddOperand(c21_p0)
c21_model.AddOperand(c21_p1)
c21_model.AddOperand(c21_o2)
c21_model.Operation('ARGMAX', c21_p0, c21_p1).To(c21_o2)
c21_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c21_o2: [2],
}, model=c21_model, name='argmax_default_INT32_mixed_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_INT32_rank_input_1_22
c22_i0 = Input('c22_i0', ('TENSOR_INT32', [4]))
c22_p1 = Int32Scalar('c22_p1', 0)
c22_o2 = Output('c22_o2', ('TENSOR_INT32', [1]))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_p1)
c22_model.AddOperand(c22_o2)
c22_model.Operation('ARGMAX', c22_i0, c22_p1).To(c22_o2)
c22_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c22_i0: [25, 431, -315, -94],
    c22_o2: [1],
}, model=c22_model, name='argmax_default_INT32_rank_input_1_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_INT32_rank_input_2_23
c23_i0 = Input('c23_i0', ('TENSOR_INT32', [1, 3]))
c23_p1 = Int32Scalar('c23_p1', -1)
c23_o2 = Output('c23_o2', ('TENSOR_INT32', [1]))
c23_model = Model()
c23_model.AddOperand(c23_i0)
c23_model.AddOperand(c23_p1)
c23_model.AddOperand(c23_o2)
c23_model.Operation('ARGMAX', c23_i0, c23_p1).To(c23_o2)
c23_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c23_i0: [-301, 854, -921],
    c23_o2: [1],
}, model=c23_model, name='argmax_default_INT32_rank_input_2_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_INT32_rank_input_4_24
c24_i0 = Input('c24_i0', ('TENSOR_INT32', [3, 2, 1, 2]))
c24_p1 = Int32Scalar('c24_p1', -1)
c24_o2 = Output('c24_o2', ('TENSOR_INT32', [3, 2, 1]))
c24_model = Model()
c24_model.AddOperand(c24_i0)
c24_model.AddOperand(c24_p1)
c24_model.AddOperand(c24_o2)
c24_model.Operation('ARGMAX', c24_i0, c24_p1).To(c24_o2)
c24_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c24_i0: [380, -897, 746, -674, -391, 606, -530, 509, 312, -725, -296, 702],
    c24_o2: [0, 0, 1, 1, 0, 1],
}, model=c24_model, name='argmax_default_INT32_rank_input_4_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_INT32_tail_25
c25_i0 = Input('c25_i0', ('TENSOR_INT32', [1, 17]))
c25_p1 = Int32Scalar('c25_p1', -1)
c25_o2 = Output('c25_o2', ('TENSOR_INT32', [1]))
c25_model = Model()
c25_model.AddOperand(c25_i0)
c25_model.AddOperand(c25_p1)
c25_model.AddOperand(c25_o2)
c25_model.Operation('ARGMAX', c25_i0, c25_p1).To(c25_o2)
c25_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c25_i0: [-70, -377, 552, -37, 466, 657, -781, -949, 266, 199, 741, 33, 743, -196, -441, 537, 703],
    c25_o2: [12],
}, model=c25_model, name='argmax_default_INT32_tail_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_QUANT8_ASYMM_SIGNED_INT32_mixed_26
c26_p0 = Parameter('c26_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3], 0.25, 127), [-90, 68, 91])
c26_p1 = Int32Scalar('c26_p1', 1)
c26_o2 = Output('c26_o2', ('TENSOR_INT32', [1]))
c26_model = Model()
c26_model.AddOperand(c26_p0)
c26_model.AddOperand(c26_p1)
c26_model.AddOperand(c26_o2)
c26_model.Operation('ARGMAX', c26_p0, c26_p1).To(c26_o2)
c26_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c26_o2: [2],
}, model=c26_model, name='argmax_default_QUANT8_ASYMM_SIGNED_INT32_mixed_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_QUANT8_ASYMM_SIGNED_INT32_mixed_27
c27_i0 = Input('c27_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 2, 1], 0.375, -128))
c27_p1 = Int32Scalar('c27_p1', -2)
c27_o2 = Output('c27_o2', ('TENSOR_INT32', [2, 2, 1]))
c27_model = Model()
c27_model.AddOperand(c27_i0)
c27_model.AddOperand(c27_p1)
c27_model.AddOperand(c27_o2)
c27_model.Operation('ARGMAX', c27_i0, c27_p1).To(c27_o2)
c27_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c27_i0: [-107, 63, 41, 106, 118, 12, -114, -32],
    c27_o2: [1, 1, 0, 1],
}, model=c27_model, name='argmax_default_QUANT8_ASYMM_SIGNED_INT32_mixed_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_1_28
c28_i0 = Input('c28_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2], 0.25, 76))
c28_p1 = Int32Scalar('c28_p1', -1)
c28_o2 = Output('c28_o2', ('TENSOR_INT32', [1]))
c28_model = Model()
c28_model.AddOperand(c28_i0)
c28_model.AddOperand(c28_p1)
c28_model.AddOperand(c28_o2)
c28_model.Operation('ARGMAX', c28_i0, c28_p1).To(c28_o2)
c28_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c28_i0: [-75, 122],
    c28_o2: [1],
}, model=c28_model, name='argmax_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_1_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_3_29
c29_i0 = Input('c29_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 4, 1], 0.4375, 114))
c29_p1 = Int32Scalar('c29_p1', -2)
c29_o2 = Output('c29_o2', ('TENSOR_INT32', [1, 1]))
c29_model = Model()
c29_model.AddOperand(c29_i0)
c29_model.AddOperand(c29_p1)
c29_model.AddOperand(c29_o2)
c29_model.Operation('ARGMAX', c29_i0, c29_p1).To(c29_o2)
c29_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c29_i0: [-77, 83, 60, -11],
    c29_o2: [1],
}, model=c29_model, name='argmax_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_3_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_5_30
c30_i0 = Input('c30_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 2, 2, 1], 0.1875, 0))
c30_p1 = Int32Scalar('c30_p1', 0)
c30_o2 = Output('c30_o2', ('TENSOR_INT32', [1, 2, 2, 1]))
c30_model = Model()
c30_model.AddOperand(c30_i0)
c30_model.AddOperand(c30_p1)
c30_model.AddOperand(c30_o2)
c30_model.Operation('ARGMAX', c30_i0, c30_p1).To(c30_o2)
c30_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c30_i0: [69, 114, -113, -22, 34, 4, -70, 25],
    c30_o2: [0, 0, 1, 1],
}, model=c30_model, name='argmax_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_5_30', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_QUANT8_ASYMM_SIGNED_INT32_tail_31
c31_i0 = Input('c31_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17], 0.1875, 0))
c31_p1 = Int32Scalar('c31_p1', -1)
c31_o2 = Output('c31_o2', ('TENSOR_INT32', [1]))
c31_model = Model()
c31_model.AddOperand(c31_i0)
c31_model.AddOperand(c31_p1)
c31_model.AddOperand(c31_o2)
c31_model.Operation('ARGMAX', c31_i0, c31_p1).To(c31_o2)
c31_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c31_i0: [-60, -72, 89, 7, 121, -41, 54, -6, 26, -126, -36, 68, -112, 117, -101, 36, 52],
    c31_o2: [4],
}, model=c31_model, name='argmax_default_QUANT8_ASYMM_SIGNED_INT32_tail_31', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmax_default_QUANT8_ASYMM_SIGNED_INT32_every_8_bit_value_32
c32_i0 = Input('c32_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [256], 0.0625, 0))
c32_p1 = Int32Scalar('c32_p1', -1)
c32_o2 = Output('c32_o2', ('TENSOR_INT32', [1]))
c32_model = Model()
c32_model.AddOperand(c32_i0)
c32_model.AddOperand(c32_p1)
c32_model.AddOperand(c32_o2)
c32_model.Operation('ARGMAX', c32_i0, c32_p1).To(c32_o2)
c32_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c32_i0: [
        -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
        19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43,
        44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68,
        69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93,
        94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114,
        115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, -128, -127, -126, -125, -124, -123,
        -122, -121, -120, -119, -118, -117, -116, -115, -114, -113, -112, -111, -110, -109, -108, -107, -106,
        -105, -104, -103, -102, -101, -100, -99, -98, -97, -96, -95, -94, -93, -92, -91, -90, -89, -88, -87,
        -86, -85, -84, -83, -82, -81, -80, -79, -78, -77, -76, -75, -74, -73, -72, -71, -70, -69, -68, -67,
        -66, -65, -64, -63, -62, -61, -60, -59, -58, -57, -56, -55, -54, -53, -52, -51, -50, -49, -48, -47,
        -46, -45, -44, -43, -42, -41, -40, -39, -38, -37, -36, -35, -34, -33, -32, -31, -30, -29, -28, -27,
        -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10
    ],
    c32_o2: [136],
}, model=c32_model, name='argmax_default_QUANT8_ASYMM_SIGNED_INT32_every_8_bit_value_32', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_FLOAT32_INT32_mixed_0
c33_i0 = Input('c33_i0', ('TENSOR_FLOAT32', [4]))
c33_p1 = Int32Scalar('c33_p1', 0)
c33_o2 = Output('c33_o2', ('TENSOR_INT32', [1]))
c33_model = Model()
c33_model.AddOperand(c33_i0)
c33_model.AddOperand(c33_p1)
c33_model.AddOperand(c33_o2)
c33_model.Operation('ARGMIN', c33_i0, c33_p1).To(c33_o2)
c33_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c33_i0: [0.75, 44.875, -30.375, 67.75],
    c33_o2: [2],
}, model=c33_model, name='argmin_default_FLOAT32_INT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_FLOAT32_INT32_mixed_1
c34_p0 = Parameter('c34_p0', ('TENSOR_FLOAT32', [3, 2, 2, 3]), [
        90.75, 6.5, -50.75, 87.375, 96.375, 33.75, 40.75, -8.0, -22.875, -12.0, 7.75, -67.375, 43.75, 55.5,
        71.125, 22.5, 23.0, -56.25, 44.625, -72.25, -7.5, -38.75, -52.5, 0.5, -13.125, -97.75, -65.875, 30.75,
        -92.5, 59.875, 89.125, 19.375, -79.375, -80.5, -2.125, -63.125
    ])
c34_p1 = Int32Scalar('c34_p1', 2)
c34_o2 = Output('c34_o2', ('TENSOR_INT32', [3, 2, 3]))
c34_model = Model()
c34_model.AddOperand(c34_p0)
c34_model.AddOperand(c34_p1)
c34_model.AddOperand(c34_o2)
c34_model.Operation('ARGMIN', c34_p0, c34_p1).To(c34_o2)
c34_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c34_o2: [1, 0, 0, 1, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 0],
}, model=c34_model, name='argmin_default_FLOAT32_INT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_FLOAT32_INT32_rank_input_2_2
c35_i0 = Input('c35_i0', ('TENSOR_FLOAT32', [1, 4]))
c35_p1 = Int32Scalar('c35_p1', -1)
c35_o2 = Output('c35_o2', ('TENSOR_INT32', [1]))
c35_model = Model()
c35_model.AddOperand(c35_i0)
c35_model.AddOperand(c35_p1)
c35_model.AddOperand(c35_o2)
c35_model.Operation('ARGMIN', c35_i0, c35_p1).To(c35_o2)
c35_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c35_i0: [-78.5, 19.875, -79.125, 42.25],
    c35_o2: [2],
}, model=c35_model, name='argmin_default_FLOAT32_INT32_rank_input_2_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_FLOAT32_INT32_rank_input_3_3
c36_i0 = Input('c36_i0', ('TENSOR_FLOAT32', [4, 1, 3]))
c36_p1 = Int32Scalar('c36_p1', 2)
c36_o2 = Output('c36_o2', ('TENSOR_INT32', [4, 1]))
c36_model = Model()
c36_model.AddOperand(c36_i0)
c36_model.AddOperand(c36_p1)
c36_model.AddOperand(c36_o2)
c36_model.Operation('ARGMIN', c36_i0, c36_p1).To(c36_o2)
c36_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c36_i0: [-72.375, -37.0, -76.875, 21.375, 67.125, 92.875, 61.125, -5.125, -9.75, 34.25, -67.625, -43.875],
    c36_o2: [2, 0, 2, 1],
}, model=c36_model, name='argmin_default_FLOAT32_INT32_rank_input_3_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_FLOAT32_INT32_rank_input_5_4
c37_i0 = Input('c37_i0', ('TENSOR_FLOAT32', [1, 2, 2, 1, 2]))
c37_p1 = Int32Scalar('c37_p1', 2)
c37_o2 = Output('c37_o2', ('TENSOR_INT32', [1, 2, 1, 2]))
c37_model = Model()
c37_model.AddOperand(c37_i0)
c37_model.AddOperand(c37_p1)
c37_model.AddOperand(c37_o2)
c37_model.Operation('ARGMIN', c37_i0, c37_p1).To(c37_o2)
c37_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c37_i0: [50.625, 44.875, -54.25, 51.875, -42.5, 23.625, -77.375, 64.125],
    c37_o2: [1, 0, 1, 0],
}, model=c37_model, name='argmin_default_FLOAT32_INT32_rank_input_5_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_FLOAT32_INT32_tail_5
c38_i0 = Input('c38_i0', ('TENSOR_FLOAT32', [2, 17]))
c38_p1 = Int32Scalar('c38_p1', -2)
c38_o2 = Output('c38_o2', ('TENSOR_INT32', [17]))
c38_model = Model()
c38_model.AddOperand(c38_i0)
c38_model.AddOperand(c38_p1)
c38_model.AddOperand(c38_o2)
c38_model.Operation('ARGMIN', c38_i0, c38_p1).To(c38_o2)
c38_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c38_i0: [
        -37.625, 8.75, 74.625, -81.75, -20.875, 19.875, 13.5, -67.375, -15.5, -88.75, -4.25, -80.875, 29.0,
        -44.875, -28.0, -55.25, -41.375, 72.375, -55.625, 82.375, -49.875, 22.25, -26.0, -96.5, -92.875,
        42.375, -64.5, -57.75, -27.25, -0.5, 23.625, 35.75, -55.875, 62.5
    ],
    c38_o2: [0, 1, 0, 0, 0, 1, 1, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0],
}, model=c38_model, name='argmin_default_FLOAT32_INT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_FLOAT32_INT32_special_floats_6
c39_i0 = Input('c39_i0', ('TENSOR_FLOAT32', [10]))
c39_p1 = Int32Scalar('c39_p1', -1)
c39_o2 = Output('c39_o2', ('TENSOR_INT32', [1]))
c39_model = Model()
c39_model.AddOperand(c39_i0)
c39_model.AddOperand(c39_p1)
c39_model.AddOperand(c39_o2)
c39_model.Operation('ARGMIN', c39_i0, c39_p1).To(c39_o2)
c39_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c39_i0: [1e-38, 1e-40, 1.0, -1.0, 0.1, -0.3, 3.0000002, 100.5, 0.0, -0.0],
    c39_o2: [3],
}, model=c39_model, name='argmin_default_FLOAT32_INT32_special_floats_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_FLOAT16_INT32_mixed_7
c40_p0 = Parameter('c40_p0', ('TENSOR_FLOAT16', [3, 1, 3]), [-90.25, 55.75, -87.25, -21.5, 24.25, 18.25, -31.12, 100.0, -81.1])
c40_p1 = Int32Scalar('c40_p1', 2)
c40_o2 = Output('c40_o2', ('TENSOR_INT32', [3, 1]))
c40_model = Model()
c40_model.AddOperand(c40_p0)
c40_model.AddOperand(c40_p1)
c40_model.AddOperand(c40_o2)
c40_model.Operation('ARGMIN', c40_p0, c40_p1).To(c40_o2)
c40_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c40_o2: [0, 0, 2],
}, model=c40_model, name='argmin_default_FLOAT16_INT32_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_FLOAT16_INT32_mixed_8
c41_i0 = Input('c41_i0', ('TENSOR_FLOAT16', [3]))
c41_p1 = Int32Scalar('c41_p1', -1)
c41_o2 = Output('c41_o2', ('TENSOR_INT32', [1]))
c41_model = Model()
c41_model.AddOperand(c41_i0)
c41_model.AddOperand(c41_p1)
c41_model.AddOperand(c41_o2)
c41_model.Operation('ARGMIN', c41_i0, c41_p1).To(c41_o2)
c41_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c41_i0: [23.25, 54.88, -72.6],
    c41_o2: [2],
}, model=c41_model, name='argmin_default_FLOAT16_INT32_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_FLOAT16_INT32_rank_input_2_9
c42_i0 = Input('c42_i0', ('TENSOR_FLOAT16', [4, 4]))
c42_p1 = Int32Scalar('c42_p1', -1)
c42_o2 = Output('c42_o2', ('TENSOR_INT32', [4]))
c42_model = Model()
c42_model.AddOperand(c42_i0)
c42_model.AddOperand(c42_p1)
c42_model.AddOperand(c42_o2)
c42_model.Operation('ARGMIN', c42_i0, c42_p1).To(c42_o2)
c42_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c42_i0: [
        -13.0, -98.75, 98.6, 47.38, -26.12, 20.25, 97.5, -17.25, -31.25, -88.4, -98.6, 45.75, -37.5, 20.62,
        -4.5, -32.12
    ],
    c42_o2: [1, 0, 2, 0],
}, model=c42_model, name='argmin_default_FLOAT16_INT32_rank_input_2_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_FLOAT16_INT32_rank_input_4_10
c43_i0 = Input('c43_i0', ('TENSOR_FLOAT16', [2, 2, 3, 3]))
c43_p1 = Int32Scalar('c43_p1', 1)
c43_o2 = Output('c43_o2', ('TENSOR_INT32', [2, 3, 3]))
c43_model = Model()
c43_model.AddOperand(c43_i0)
c43_model.AddOperand(c43_p1)
c43_model.AddOperand(c43_o2)
c43_model.Operation('ARGMIN', c43_i0, c43_p1).To(c43_o2)
c43_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c43_i0: [
        -54.75, -2.125, -89.0, 53.62, 50.12, -54.62, 68.4, -22.5, 28.75, 89.5, -75.1, -8.25, -74.0, 66.75,
        20.12, -85.6, 74.0, 61.12, -49.88, -20.0, 4.125, 8.5, 63.5, 32.25, -7.875, 45.12, -30.12, -28.38,
        81.5, 25.0, 66.25, 40.0, 91.4, -36.0, 46.12, 17.62
    ],
    c43_o2: [0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0],
}, model=c43_model, name='argmin_default_FLOAT16_INT32_rank_input_4_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_FLOAT16_INT32_rank_input_5_11
c44_i0 = Input('c44_i0', ('TENSOR_FLOAT16', [2, 1, 1, 2, 2]))
c44_p1 = Int32Scalar('c44_p1', 0)
c44_o2 = Output('c44_o2', ('TENSOR_INT32', [1, 1, 2, 2]))
c44_model = Model()
c44_model.AddOperand(c44_i0)
c44_model.AddOperand(c44_p1)
c44_model.AddOperand(c44_o2)
c44_model.Operation('ARGMIN', c44_i0, c44_p1).To(c44_o2)
c44_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c44_i0: [-100.0, 28.0, -91.6, 86.5, 32.0, -63.75, -66.25, -13.5],
    c44_o2: [0, 1, 0, 1],
}, model=c44_model, name='argmin_default_FLOAT16_INT32_rank_input_5_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_FLOAT16_INT32_tail_12
c45_i0 = Input('c45_i0', ('TENSOR_FLOAT16', [1, 17]))
c45_p1 = Int32Scalar('c45_p1', -1)
c45_o2 = Output('c45_o2', ('TENSOR_INT32', [1]))
c45_model = Model()
c45_model.AddOperand(c45_i0)
c45_model.AddOperand(c45_p1)
c45_model.AddOperand(c45_o2)
c45_model.Operation('ARGMIN', c45_i0, c45_p1).To(c45_o2)
c45_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c45_i0: [
        -54.12, -7.625, 40.88, -3.75, 56.0, -52.75, -89.5, -12.625, 96.5, -70.25, -95.4, -96.4, -61.62, 78.0,
        54.38, -81.9, -25.5
    ],
    c45_o2: [11],
}, model=c45_model, name='argmin_default_FLOAT16_INT32_tail_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_QUANT8_ASYMM_INT32_mixed_13
c46_p0 = Parameter('c46_p0', ('TENSOR_QUANT8_ASYMM', [4, 4], 0.4375, 255), [182, 2, 64, 20, 59, 236, 47, 7, 210, 139, 25, 136, 14, 224, 176, 30])
c46_p1 = Int32Scalar('c46_p1', 1)
c46_o2 = Output('c46_o2', ('TENSOR_INT32', [4]))
c46_model = Model()
c46_model.AddOperand(c46_p0)
c46_model.AddOperand(c46_p1)
c46_model.AddOperand(c46_o2)
c46_model.Operation('ARGMIN', c46_p0, c46_p1).To(c46_o2)
c46_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c46_o2: [1, 3, 2, 0],
}, model=c46_model, name='argmin_default_QUANT8_ASYMM_INT32_mixed_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_QUANT8_ASYMM_INT32_mixed_14
c47_i0 = Input('c47_i0', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2, 2], 0.4375, 0))
c47_p1 = Int32Scalar('c47_p1', 3)
c47_o2 = Output('c47_o2', ('TENSOR_INT32', [1, 2, 2, 2]))
c47_model = Model()
c47_model.AddOperand(c47_i0)
c47_model.AddOperand(c47_p1)
c47_model.AddOperand(c47_o2)
c47_model.Operation('ARGMIN', c47_i0, c47_p1).To(c47_o2)
c47_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c47_i0: [23, 135, 39, 255, 246, 110, 22, 210, 150, 163, 175, 108, 53, 169, 15, 211],
    c47_o2: [0, 0, 1, 0, 0, 1, 1, 0],
}, model=c47_model, name='argmin_default_QUANT8_ASYMM_INT32_mixed_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_QUANT8_ASYMM_INT32_rank_input_1_15
c48_i0 = Input('c48_i0', ('TENSOR_QUANT8_ASYMM', [4], 0.4375, 162))
c48_p1 = Int32Scalar('c48_p1', 0)
c48_o2 = Output('c48_o2', ('TENSOR_INT32', [1]))
c48_model = Model()
c48_model.AddOperand(c48_i0)
c48_model.AddOperand(c48_p1)
c48_model.AddOperand(c48_o2)
c48_model.Operation('ARGMIN', c48_i0, c48_p1).To(c48_o2)
c48_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c48_i0: [182, 165, 116, 134],
    c48_o2: [2],
}, model=c48_model, name='argmin_default_QUANT8_ASYMM_INT32_rank_input_1_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_QUANT8_ASYMM_INT32_rank_input_3_16
c49_i0 = Input('c49_i0', ('TENSOR_QUANT8_ASYMM', [4, 1, 2], 0.25, 128))
c49_p1 = Int32Scalar('c49_p1', -3)
c49_o2 = Output('c49_o2', ('TENSOR_INT32', [1, 2]))
c49_model = Model()
c49_model.AddOperand(c49_i0)
c49_model.AddOperand(c49_p1)
c49_model.AddOperand(c49_o2)
c49_model.Operation('ARGMIN', c49_i0, c49_p1).To(c49_o2)
c49_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c49_i0: [42, 247, 4, 243, 221, 197, 39, 237],
    c49_o2: [1, 2],
}, model=c49_model, name='argmin_default_QUANT8_ASYMM_INT32_rank_input_3_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_QUANT8_ASYMM_INT32_rank_input_4_17
c50_i0 = Input('c50_i0', ('TENSOR_QUANT8_ASYMM', [3, 1, 2, 1], 0.4375, 104))
c50_p1 = Int32Scalar('c50_p1', 2)
c50_o2 = Output('c50_o2', ('TENSOR_INT32', [3, 1, 1]))
c50_model = Model()
c50_model.AddOperand(c50_i0)
c50_model.AddOperand(c50_p1)
c50_model.AddOperand(c50_o2)
c50_model.Operation('ARGMIN', c50_i0, c50_p1).To(c50_o2)
c50_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c50_i0: [132, 154, 239, 103, 231, 38],
    c50_o2: [0, 1, 1],
}, model=c50_model, name='argmin_default_QUANT8_ASYMM_INT32_rank_input_4_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_QUANT8_ASYMM_INT32_tail_18
c51_i0 = Input('c51_i0', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.375, 73))
c51_p1 = Int32Scalar('c51_p1', -2)
c51_o2 = Output('c51_o2', ('TENSOR_INT32', [17]))
c51_model = Model()
c51_model.AddOperand(c51_i0)
c51_model.AddOperand(c51_p1)
c51_model.AddOperand(c51_o2)
c51_model.Operation('ARGMIN', c51_i0, c51_p1).To(c51_o2)
c51_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c51_i0: [
        115, 222, 195, 204, 76, 17, 39, 128, 216, 226, 66, 134, 151, 250, 246, 1, 5, 131, 72, 223, 68, 149,
        183, 120, 65, 137, 38, 103, 27, 189, 116, 106, 34, 133
    ],
    c51_o2: [0, 1, 0, 1, 0, 0, 0, 1, 1, 1, 0, 1, 0, 1, 1, 0, 0],
}, model=c51_model, name='argmin_default_QUANT8_ASYMM_INT32_tail_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_QUANT8_ASYMM_INT32_every_8_bit_value_19
c52_i0 = Input('c52_i0', ('TENSOR_QUANT8_ASYMM', [256], 0.3125, 141))
c52_p1 = Int32Scalar('c52_p1', -1)
c52_o2 = Output('c52_o2', ('TENSOR_INT32', [1]))
c52_model = Model()
c52_model.AddOperand(c52_i0)
c52_model.AddOperand(c52_p1)
c52_model.AddOperand(c52_o2)
c52_model.Operation('ARGMIN', c52_i0, c52_p1).To(c52_o2)
c52_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c52_i0: [
        253, 254, 255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
        24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48,
        49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73,
        74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98,
        99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118,
        119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138,
        139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158,
        159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178,
        179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198,
        199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218,
        219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238,
        239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252
    ],
    c52_o2: [3],
}, model=c52_model, name='argmin_default_QUANT8_ASYMM_INT32_every_8_bit_value_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_INT32_mixed_20
c53_p0 = Parameter('c53_p0', ('TENSOR_INT32', [3, 2, 1, 1]), [-733, 648, 429, 515, 512, -809])
c53_p1 = Int32Scalar('c53_p1', 0)
c53_o2 = Output('c53_o2', ('TENSOR_INT32', [2, 1, 1]))
c53_model = Model()
c53_model.AddOperand(c53_p0)
c53_model.AddOperand(c53_p1)
c53_model.AddOperand(c53_o2)
c53_model.Operation('ARGMIN', c53_p0, c53_p1).To(c53_o2)
c53_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c53_o2: [0, 2],
}, model=c53_model, name='argmin_default_INT32_mixed_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_INT32_mixed_21
c54_i0 = Input('c54_i0', ('TENSOR_INT32', [3, 3]))
c54_p1 = Int32Scalar('c54_p1', 0)
c54_o2 = Output('c54_o2', ('TENSOR_INT32', [3]))
c54_model = Model()
c54_model.AddOperand(c54_i0)
c54_model.AddOperand(c54_p1)
c54_model.AddOperand(c54_o2)
c54_model.Operation('ARGMIN', c54_i0, c54_p1).To(c54_o2)
c54_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c54_i0: [-64, -462, -31, -643, 65, 950, 757, -496, -83],
    c54_o2: [1, 2, 2],
}, model=c54_model, name='argmin_default_INT32_mixed_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_INT32_rank_input_1_22
c55_i0 = Input('c55_i0', ('TENSOR_INT32', [3]))
c55_p1 = Int32Scalar('c55_p1', 0)
c55_o2 = Output('c55_o2', ('TENSOR_INT32', [1]))
c55_model = Model()
c55_model.AddOperand(c55_i0)
c55_model.AddOperand(c55_p1)
c55_model.AddOperand(c55_o2)
c55_model.Operation('ARGMIN', c55_i0, c55_p1).To(c55_o2)
c55_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c55_i0: [430, -604, -241],
    c55_o2: [1],
}, model=c55_model, name='argmin_default_INT32_rank_input_1_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_INT32_rank_input_3_23
c56_i0 = Input('c56_i0', ('TENSOR_INT32', [4, 4, 1]))
c56_p1 = Int32Scalar('c56_p1', 1)
c56_o2 = Output('c56_o2', ('TENSOR_INT32', [4, 1]))
c56_model = Model()
c56_model.AddOperand(c56_i0)
c56_model.AddOperand(c56_p1)
c56_model.AddOperand(c56_o2)
c56_model.Operation('ARGMIN', c56_i0, c56_p1).To(c56_o2)
c56_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c56_i0: [-27, 821, 144, 87, 252, -710, 41, -549, 156, -511, -437, -895, 810, 815, -279, -268],
    c56_o2: [0, 1, 3, 2],
}, model=c56_model, name='argmin_default_INT32_rank_input_3_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_INT32_rank_input_5_24
c57_i0 = Input('c57_i0', ('TENSOR_INT32', [1, 2, 1, 2, 2]))
c57_p1 = Int32Scalar('c57_p1', 1)
c57_o2 = Output('c57_o2', ('TENSOR_INT32', [1, 1, 2, 2]))
c57_model = Model()
c57_model.AddOperand(c57_i0)
c57_model.AddOperand(c57_p1)
c57_model.AddOperand(c57_o2)
c57_model.Operation('ARGMIN', c57_i0, c57_p1).To(c57_o2)
c57_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c57_i0: [638, -589, 828, -277, -936, 4, -815, -644],
    c57_o2: [1, 0, 1, 1],
}, model=c57_model, name='argmin_default_INT32_rank_input_5_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_INT32_tail_25
c58_i0 = Input('c58_i0', ('TENSOR_INT32', [1, 17]))
c58_p1 = Int32Scalar('c58_p1', -1)
c58_o2 = Output('c58_o2', ('TENSOR_INT32', [1]))
c58_model = Model()
c58_model.AddOperand(c58_i0)
c58_model.AddOperand(c58_p1)
c58_model.AddOperand(c58_o2)
c58_model.Operation('ARGMIN', c58_i0, c58_p1).To(c58_o2)
c58_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c58_i0: [-230, 946, 194, -781, -143, -193, 997, -775, -246, 860, 248, 602, -567, 12, 317, 442, -880],
    c58_o2: [16],
}, model=c58_model, name='argmin_default_INT32_tail_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_QUANT8_ASYMM_SIGNED_INT32_mixed_26
c59_i0 = Input('c59_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 2, 2], 0.3125, 127))
c59_p1 = Int32Scalar('c59_p1', 2)
c59_o2 = Output('c59_o2', ('TENSOR_INT32', [3, 1, 2]))
c59_model = Model()
c59_model.AddOperand(c59_i0)
c59_model.AddOperand(c59_p1)
c59_model.AddOperand(c59_o2)
c59_model.Operation('ARGMIN', c59_i0, c59_p1).To(c59_o2)
c59_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c59_i0: [-60, -120, 32, 60, 90, -126, 61, 38, 27, -1, -53, 110],
    c59_o2: [0, 0, 1, 0, 1, 0],
}, model=c59_model, name='argmin_default_QUANT8_ASYMM_SIGNED_INT32_mixed_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_QUANT8_ASYMM_SIGNED_INT32_mixed_27
c60_p0 = Parameter('c60_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 2, 2, 1], 0.125, -128), [18, -13, 100, 45, -22, -57, 109, 43, -64, 108, -27, 72, -6, -122, 31, 101])
c60_p1 = Int32Scalar('c60_p1', 3)
c60_o2 = Output('c60_o2', ('TENSOR_INT32', [2, 2, 2, 1]))
c60_model = Model()
c60_model.AddOperand(c60_p0)
c60_model.AddOperand(c60_p1)
c60_model.AddOperand(c60_o2)
c60_model.Operation('ARGMIN', c60_p0, c60_p1).To(c60_o2)
c60_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c60_o2: [1, 1, 1, 1, 0, 0, 1, 0],
}, model=c60_model, name='argmin_default_QUANT8_ASYMM_SIGNED_INT32_mixed_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_1_28
c61_i0 = Input('c61_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.125, 0))
c61_p1 = Int32Scalar('c61_p1', 0)
c61_o2 = Output('c61_o2', ('TENSOR_INT32', [1]))
c61_model = Model()
c61_model.AddOperand(c61_i0)
c61_model.AddOperand(c61_p1)
c61_model.AddOperand(c61_o2)
c61_model.Operation('ARGMIN', c61_i0, c61_p1).To(c61_o2)
c61_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c61_i0: [113, -81, -42, 63],
    c61_o2: [1],
}, model=c61_model, name='argmin_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_1_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_2_29
c62_i0 = Input('c62_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.4375, 18))
c62_p1 = Int32Scalar('c62_p1', -2)
c62_o2 = Output('c62_o2', ('TENSOR_INT32', [4]))
c62_model = Model()
c62_model.AddOperand(c62_i0)
c62_model.AddOperand(c62_p1)
c62_model.AddOperand(c62_o2)
c62_model.Operation('ARGMIN', c62_i0, c62_p1).To(c62_o2)
c62_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c62_i0: [-111, -25, -109, 61, -64, 114, 29, 52],
    c62_o2: [0, 0, 0, 1],
}, model=c62_model, name='argmin_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_2_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_3_30
c63_i0 = Input('c63_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 4, 2], 0.3125, 0))
c63_p1 = Int32Scalar('c63_p1', 1)
c63_o2 = Output('c63_o2', ('TENSOR_INT32', [3, 2]))
c63_model = Model()
c63_model.AddOperand(c63_i0)
c63_model.AddOperand(c63_p1)
c63_model.AddOperand(c63_o2)
c63_model.Operation('ARGMIN', c63_i0, c63_p1).To(c63_o2)
c63_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c63_i0: [
        0, 65, -101, 106, 89, 62, 127, 100, 104, -31, 82, 39, 95, 108, -108, 46, 34, 110, -80, -121, -100, 92,
        -10, 117
    ],
    c63_o2: [1, 2, 3, 0, 2, 1],
}, model=c63_model, name='argmin_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_3_30', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_QUANT8_ASYMM_SIGNED_INT32_tail_31
c64_i0 = Input('c64_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.1875, 0))
c64_p1 = Int32Scalar('c64_p1', -2)
c64_o2 = Output('c64_o2', ('TENSOR_INT32', [17]))
c64_model = Model()
c64_model.AddOperand(c64_i0)
c64_model.AddOperand(c64_p1)
c64_model.AddOperand(c64_o2)
c64_model.Operation('ARGMIN', c64_i0, c64_p1).To(c64_o2)
c64_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c64_i0: [
        12, 89, -84, -31, 29, 124, -94, -103, -1, 97, -98, 77, -80, -43, -76, 76, -66, -65, -8, 14, -57, 37,
        38, 96, 66, 51, 27, -16, 127, 101, 98, -108, 111, -74, -23, -53, -32, 86, 65, -19, 95, 24, -102, -118,
        -126, 56, -54, 55, -24, 23, 71
    ],
    c64_o2: [1, 2, 0, 1, 0, 2, 0, 0, 2, 2, 2, 2, 0, 0, 1, 2, 1],
}, model=c64_model, name='argmin_default_QUANT8_ASYMM_SIGNED_INT32_tail_31', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# argmin_default_QUANT8_ASYMM_SIGNED_INT32_every_8_bit_value_32
c65_i0 = Input('c65_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [256], 0.4375, 0))
c65_p1 = Int32Scalar('c65_p1', 0)
c65_o2 = Output('c65_o2', ('TENSOR_INT32', [1]))
c65_model = Model()
c65_model.AddOperand(c65_i0)
c65_model.AddOperand(c65_p1)
c65_model.AddOperand(c65_o2)
c65_model.Operation('ARGMIN', c65_i0, c65_p1).To(c65_o2)
c65_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c65_i0: [
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
        29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53,
        54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78,
        79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102,
        103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122,
        123, 124, 125, 126, 127, -128, -127, -126, -125, -124, -123, -122, -121, -120, -119, -118, -117, -116,
        -115, -114, -113, -112, -111, -110, -109, -108, -107, -106, -105, -104, -103, -102, -101, -100, -99,
        -98, -97, -96, -95, -94, -93, -92, -91, -90, -89, -88, -87, -86, -85, -84, -83, -82, -81, -80, -79,
        -78, -77, -76, -75, -74, -73, -72, -71, -70, -69, -68, -67, -66, -65, -64, -63, -62, -61, -60, -59,
        -58, -57, -56, -55, -54, -53, -52, -51, -50, -49, -48, -47, -46, -45, -44, -43, -42, -41, -40, -39,
        -38, -37, -36, -35, -34, -33, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19,
        -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0
    ],
    c65_o2: [127],
}, model=c65_model, name='argmin_default_QUANT8_ASYMM_SIGNED_INT32_every_8_bit_value_32', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
