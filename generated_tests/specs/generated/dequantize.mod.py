from math import inf, nan

import numpy as np

# dequantize_default_QUANT8_ASYMM_FLOAT32_mixed_0
c0_p0 = Parameter('c0_p0', ('TENSOR_QUANT8_ASYMM', [3, 2, 1, 3], 0.125, 0), [240, 80, 157, 108, 143, 16, 133, 63, 53, 235, 125, 83, 228, 27, 207, 64, 202, 209])
c0_o1 = Output('c0_o1', ('TENSOR_FLOAT32', [3, 2, 1, 3]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_o1)
c0_model.Operation('DEQUANTIZE', c0_p0).To(c0_o1)
c0_model.RelaxedExecution(True).IntroducedIn('V1_0')
Example({
    c0_o1: [
        30.0, 10.0, 19.625, 13.5, 17.875, 2.0, 16.625, 7.875, 6.625, 29.375, 15.625, 10.375, 28.5, 3.375,
        25.875, 8.0, 25.25, 26.125
    ],
}, model=c0_model, name='default_QUANT8_ASYMM_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_ASYMM_FLOAT32_mixed_1
c1_i0 = Input('c1_i0', ('TENSOR_QUANT8_ASYMM', [4, 3, 4], 0.4375, 255))
c1_o1 = Output('c1_o1', ('TENSOR_FLOAT32', [4, 3, 4]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_o1)
c1_model.Operation('DEQUANTIZE', c1_i0).To(c1_o1)
c1_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c1_i0: [
        165, 226, 137, 69, 70, 166, 91, 19, 56, 109, 94, 11, 50, 86, 228, 155, 181, 253, 80, 120, 190, 10,
        119, 150, 129, 202, 73, 241, 88, 27, 160, 15, 39, 159, 177, 113, 130, 238, 172, 66, 170, 25, 168, 193,
        55, 148, 167, 38
    ],
    c1_o1: [
        -39.375, -12.6875, -51.625, -81.375, -80.9375, -38.9375, -71.75, -103.25, -87.0625, -63.875, -70.4375,
        -106.75, -89.6875, -73.9375, -11.8125, -43.75, -32.375, -0.875, -76.5625, -59.0625, -28.4375,
        -107.1875, -59.5, -45.9375, -55.125, -23.1875, -79.625, -6.125, -73.0625, -99.75, -41.5625, -105.0,
        -94.5, -42.0, -34.125, -62.125, -54.6875, -7.4375, -36.3125, -82.6875, -37.1875, -100.625, -38.0625,
        -27.125, -87.5, -46.8125, -38.5, -94.9375
    ],
}, model=c1_model, name='default_QUANT8_ASYMM_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_ASYMM_FLOAT32_rank_input_1_2
c2_i0 = Input('c2_i0', ('TENSOR_QUANT8_ASYMM', [3], 0.1875, 51))
c2_o1 = Output('c2_o1', ('TENSOR_FLOAT32', [3]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_o1)
c2_model.Operation('DEQUANTIZE', c2_i0).To(c2_o1)
c2_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c2_i0: [187, 62, 71],
    c2_o1: [25.5, 2.0625, 3.75],
}, model=c2_model, name='default_QUANT8_ASYMM_FLOAT32_rank_input_1_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_ASYMM_FLOAT32_rank_input_2_3
c3_i0 = Input('c3_i0', ('TENSOR_QUANT8_ASYMM', [4, 1], 0.3125, 185))
c3_o1 = Output('c3_o1', ('TENSOR_FLOAT32', [4, 1]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_o1)
c3_model.Operation('DEQUANTIZE', c3_i0).To(c3_o1)
c3_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c3_i0: [113, 105, 206, 223],
    c3_o1: [-22.5, -25.0, 6.5625, 11.875],
}, model=c3_model, name='default_QUANT8_ASYMM_FLOAT32_rank_input_2_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_ASYMM_FLOAT32_tail_4
c4_i0 = Input('c4_i0', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.3125, 128))
c4_o1 = Output('c4_o1', ('TENSOR_FLOAT32', [3, 17]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_o1)
c4_model.Operation('DEQUANTIZE', c4_i0).To(c4_o1)
c4_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c4_i0: [
        42, 181, 134, 50, 152, 228, 202, 242, 215, 255, 43, 55, 66, 77, 210, 146, 245, 27, 160, 69, 250, 169,
        253, 171, 104, 16, 178, 149, 107, 182, 214, 142, 139, 173, 9, 199, 61, 15, 112, 244, 170, 239, 3, 7,
        247, 162, 113, 57, 141, 229, 18
    ],
    c4_o1: [
        -26.875, 16.5625, 1.875, -24.375, 7.5, 31.25, 23.125, 35.625, 27.1875, 39.6875, -26.5625, -22.8125,
        -19.375, -15.9375, 25.625, 5.625, 36.5625, -31.5625, 10.0, -18.4375, 38.125, 12.8125, 39.0625,
        13.4375, -7.5, -35.0, 15.625, 6.5625, -6.5625, 16.875, 26.875, 4.375, 3.4375, 14.0625, -37.1875,
        22.1875, -20.9375, -35.3125, -5.0, 36.25, 13.125, 34.6875, -39.0625, -37.8125, 37.1875, 10.625,
        -4.6875, -22.1875, 4.0625, 31.5625, -34.375
    ],
}, model=c4_model, name='default_QUANT8_ASYMM_FLOAT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_ASYMM_FLOAT32_every_8_bit_value_5
c5_i0 = Input('c5_i0', ('TENSOR_QUANT8_ASYMM', [256], 0.4375, 128))
c5_o1 = Output('c5_o1', ('TENSOR_FLOAT32', [256]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_o1)
c5_model.Operation('DEQUANTIZE', c5_i0).To(c5_o1)
c5_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c5_i0: [
        56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80,
        81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104,
        105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124,
        125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144,
        145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164,
        165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184,
        185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204,
        205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224,
        225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244,
        245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
        14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38,
        39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55
    ],
    c5_o1: [
        -31.5, -31.0625, -30.625, -30.1875, -29.75, -29.3125, -28.875, -28.4375, -28.0, -27.5625, -27.125,
        -26.6875, -26.25, -25.8125, -25.375, -24.9375, -24.5, -24.0625, -23.625, -23.1875, -22.75, -22.3125,
        -21.875, -21.4375, -21.0, -20.5625, -20.125, -19.6875, -19.25, -18.8125, -18.375, -17.9375, -17.5,
        -17.0625, -16.625, -16.1875, -15.75, -15.3125, -14.875, -14.4375, -14.0, -13.5625, -13.125, -12.6875,
        -12.25, -11.8125, -11.375, -10.9375, -10.5, -10.0625, -9.625, -9.1875, -8.75, -8.3125, -7.875,
        -7.4375, -7.0, -6.5625, -6.125, -5.6875, -5.25, -4.8125, -4.375, -3.9375, -3.5, -3.0625, -2.625,
        -2.1875, -1.75, -1.3125, -0.875, -0.4375, 0.0, 0.4375, 0.875, 1.3125, 1.75, 2.1875, 2.625, 3.0625,
        3.5, 3.9375, 4.375, 4.8125, 5.25, 5.6875, 6.125, 6.5625, 7.0, 7.4375, 7.875, 8.3125, 8.75, 9.1875,
        9.625, 10.0625, 10.5, 10.9375, 11.375, 11.8125, 12.25, 12.6875, 13.125, 13.5625, 14.0, 14.4375,
        14.875, 15.3125, 15.75, 16.1875, 16.625, 17.0625, 17.5, 17.9375, 18.375, 18.8125, 19.25, 19.6875,
        20.125, 20.5625, 21.0, 21.4375, 21.875, 22.3125, 22.75, 23.1875, 23.625, 24.0625, 24.5, 24.9375,
        25.375, 25.8125, 26.25, 26.6875, 27.125, 27.5625, 28.0, 28.4375, 28.875, 29.3125, 29.75, 30.1875,
        30.625, 31.0625, 31.5, 31.9375, 32.375, 32.8125, 33.25, 33.6875, 34.125, 34.5625, 35.0, 35.4375,
        35.875, 36.3125, 36.75, 37.1875, 37.625, 38.0625, 38.5, 38.9375, 39.375, 39.8125, 40.25, 40.6875,
        41.125, 41.5625, 42.0, 42.4375, 42.875, 43.3125, 43.75, 44.1875, 44.625, 45.0625, 45.5, 45.9375,
        46.375, 46.8125, 47.25, 47.6875, 48.125, 48.5625, 49.0, 49.4375, 49.875, 50.3125, 50.75, 51.1875,
        51.625, 52.0625, 52.5, 52.9375, 53.375, 53.8125, 54.25, 54.6875, 55.125, 55.5625, -56.0, -55.5625,
        -55.125, -54.6875, -54.25, -53.8125, -53.375, -52.9375, -52.5, -52.0625, -51.625, -51.1875, -50.75,
        -50.3125, -49.875, -49.4375, -49.0, -48.5625, -48.125, -47.6875, -47.25, -46.8125, -46.375, -45.9375,
        -45.5, -45.0625, -44.625, -44.1875, -43.75, -43.3125, -42.875, -42.4375, -42.0, -41.5625, -41.125,
        -40.6875, -40.25, -39.8125, -39.375, -38.9375, -38.5, -38.0625, -37.625, -37.1875, -36.75, -36.3125,
        -35.875, -35.4375, -35.0, -34.5625, -34.125, -33.6875, -33.25, -32.8125, -32.375, -31.9375
    ],
}, model=c5_model, name='default_QUANT8_ASYMM_FLOAT32_every_8_bit_value_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_SYMM_FLOAT32_mixed_6
c6_p0 = Parameter('c6_p0', ('TENSOR_QUANT8_SYMM', [1], 0.125, 0), [-40])
c6_o1 = Output('c6_o1', ('TENSOR_FLOAT32', [1]))
c6_model = Model()
c6_model.AddOperand(c6_p0)
c6_model.AddOperand(c6_o1)
c6_model.Operation('DEQUANTIZE', c6_p0).To(c6_o1)
c6_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c6_o1: [-5.0],
}, model=c6_model, name='default_QUANT8_SYMM_FLOAT32_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_SYMM_FLOAT32_mixed_7
c7_i0 = Input('c7_i0', ('TENSOR_QUANT8_SYMM', [1, 1, 2, 3], 0.125, 0))
c7_o1 = Output('c7_o1', ('TENSOR_FLOAT32', [1, 1, 2, 3]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_o1)
c7_model.Operation('DEQUANTIZE', c7_i0).To(c7_o1)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i0: [-18, 116, 52, 9, -71, 105],
    c7_o1: [-2.25, 14.5, 6.5, 1.125, -8.875, 13.125],
}, model=c7_model, name='default_QUANT8_SYMM_FLOAT32_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_SYMM_FLOAT32_rank_input_2_8
c8_i0 = Input('c8_i0', ('TENSOR_QUANT8_SYMM', [3, 3], 0.5, 0))
c8_o1 = Output('c8_o1', ('TENSOR_FLOAT32', [3, 3]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_o1)
c8_model.Operation('DEQUANTIZE', c8_i0).To(c8_o1)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [112, -8, 5, -113, -120, -29, 98, -79, 122],
    c8_o1: [56.0, -4.0, 2.5, -56.5, -60.0, -14.5, 49.0, -39.5, 61.0],
}, model=c8_model, name='default_QUANT8_SYMM_FLOAT32_rank_input_2_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_SYMM_FLOAT32_rank_input_3_9
c9_i0 = Input('c9_i0', ('TENSOR_QUANT8_SYMM', [2, 1, 4], 0.3125, 0))
c9_o1 = Output('c9_o1', ('TENSOR_FLOAT32', [2, 1, 4]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_o1)
c9_model.Operation('DEQUANTIZE', c9_i0).To(c9_o1)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [-47, -81, -17, 7, 63, 122, -56, -11],
    c9_o1: [-14.6875, -25.3125, -5.3125, 2.1875, 19.6875, 38.125, -17.5, -3.4375],
}, model=c9_model, name='default_QUANT8_SYMM_FLOAT32_rank_input_3_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_SYMM_FLOAT32_tail_10
c10_i0 = Input('c10_i0', ('TENSOR_QUANT8_SYMM', [1, 17], 0.0625, 0))
c10_o1 = Output('c10_o1', ('TENSOR_FLOAT32', [1, 17]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_o1)
c10_model.Operation('DEQUANTIZE', c10_i0).To(c10_o1)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [-76, -65, 79, 95, -94, -115, -103, 119, -116, -122, -60, -96, -9, -56, -81, -26, -50],
    c10_o1: [
        -4.75, -4.0625, 4.9375, 5.9375, -5.875, -7.1875, -6.4375, 7.4375, -7.25, -7.625, -3.75, -6.0, -0.5625,
        -3.5, -5.0625, -1.625, -3.125
    ],
}, model=c10_model, name='default_QUANT8_SYMM_FLOAT32_tail_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_SYMM_FLOAT32_every_8_bit_value_11
c11_i0 = Input('c11_i0', ('TENSOR_QUANT8_SYMM', [256], 0.25, 0))
c11_o1 = Output('c11_o1', ('TENSOR_FLOAT32', [256]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_o1)
c11_model.Operation('DEQUANTIZE', c11_i0).To(c11_o1)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i0: [
        93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114,
        115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, -128, -127, -126, -125, -124, -123,
        -122, -121, -120, -119, -118, -117, -116, -115, -114, -113, -112, -111, -110, -109, -108, -107, -106,
        -105, -104, -103, -102, -101, -100, -99, -98, -97, -96, -95, -94, -93, -92, -91, -90, -89, -88, -87,
        -86, -85, -84, -83, -82, -81, -80, -79, -78, -77, -76, -75, -74, -73, -72, -71, -70, -69, -68, -67,
        -66, -65, -64, -63, -62, -61, -60, -59, -58, -57, -56, -55, -54, -53, -52, -51, -50, -49, -48, -47,
        -46, -45, -44, -43, -42, -41, -40, -39, -38, -37, -36, -35, -34, -33, -32, -31, -30, -29, -28, -27,
        -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6,
        -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
        23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
        48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72,
        73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92
    ],
    c11_o1: [
        23.25, 23.5, 23.75, 24.0, 24.25, 24.5, 24.75, 25.0, 25.25, 25.5, 25.75, 26.0, 26.25, 26.5, 26.75,
        27.0, 27.25, 27.5, 27.75, 28.0, 28.25, 28.5, 28.75, 29.0, 29.25, 29.5, 29.75, 30.0, 30.25, 30.5,
        30.75, 31.0, 31.25, 31.5, 31.75, -32.0, -31.75, -31.5, -31.25, -31.0, -30.75, -30.5, -30.25, -30.0,
        -29.75, -29.5, -29.25, -29.0, -28.75, -28.5, -28.25, -28.0, -27.75, -27.5, -27.25, -27.0, -26.75,
        -26.5, -26.25, -26.0, -25.75, -25.5, -25.25, -25.0, -24.75, -24.5, -24.25, -24.0, -23.75, -23.5,
        -23.25, -23.0, -22.75, -22.5, -22.25, -22.0, -21.75, -21.5, -21.25, -21.0, -20.75, -20.5, -20.25,
        -20.0, -19.75, -19.5, -19.25, -19.0, -18.75, -18.5, -18.25, -18.0, -17.75, -17.5, -17.25, -17.0,
        -16.75, -16.5, -16.25, -16.0, -15.75, -15.5, -15.25, -15.0, -14.75, -14.5, -14.25, -14.0, -13.75,
        -13.5, -13.25, -13.0, -12.75, -12.5, -12.25, -12.0, -11.75, -11.5, -11.25, -11.0, -10.75, -10.5,
        -10.25, -10.0, -9.75, -9.5, -9.25, -9.0, -8.75, -8.5, -8.25, -8.0, -7.75, -7.5, -7.25, -7.0, -6.75,
        -6.5, -6.25, -6.0, -5.75, -5.5, -5.25, -5.0, -4.75, -4.5, -4.25, -4.0, -3.75, -3.5, -3.25, -3.0,
        -2.75, -2.5, -2.25, -2.0, -1.75, -1.5, -1.25, -1.0, -0.75, -0.5, -0.25, 0.0, 0.25, 0.5, 0.75, 1.0,
        1.25, 1.5, 1.75, 2.0, 2.25, 2.5, 2.75, 3.0, 3.25, 3.5, 3.75, 4.0, 4.25, 4.5, 4.75, 5.0, 5.25, 5.5,
        5.75, 6.0, 6.25, 6.5, 6.75, 7.0, 7.25, 7.5, 7.75, 8.0, 8.25, 8.5, 8.75, 9.0, 9.25, 9.5, 9.75, 10.0,
        10.25, 10.5, 10.75, 11.0, 11.25, 11.5, 11.75, 12.0, 12.25, 12.5, 12.75, 13.0, 13.25, 13.5, 13.75,
        14.0, 14.25, 14.5, 14.75, 15.0, 15.25, 15.5, 15.75, 16.0, 16.25, 16.5, 16.75, 17.0, 17.25, 17.5,
        17.75, 18.0, 18.25, 18.5, 18.75, 19.0, 19.25, 19.5, 19.75, 20.0, 20.25, 20.5, 20.75, 21.0, 21.25,
        21.5, 21.75, 22.0, 22.25, 22.5, 22.75, 23.0
    ],
}, model=c11_model, name='default_QUANT8_SYMM_FLOAT32_every_8_bit_value_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_SYMM_PER_CHANNEL_FLOAT32_mixed_12
c12_i0 = Input('c12_i0', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 1, 1]), extraParams=SymmPerChannelQuantParams(0, [0.4375, 0.5]))
c12_o1 = Output('c12_o1', ('TENSOR_FLOAT32', [2, 2, 1, 1]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_o1)
c12_model.Operation('DEQUANTIZE', c12_i0).To(c12_o1)
c12_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c12_i0: [-101, 32, 0, 35],
    c12_o1: [-44.1875, 14.0, 0.0, 17.5],
}, model=c12_model, name='default_QUANT8_SYMM_PER_CHANNEL_FLOAT32_mixed_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_SYMM_PER_CHANNEL_FLOAT32_mixed_13
c13_p0 = Parameter('c13_p0', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 2, 2]), [-15, 37, 4, 9, 42, -102, 98, -2, 107, -69, -114, 34, -40, 97, -60, 83], extraParams=SymmPerChannelQuantParams(0, [0.125, 0.1875, 0.0625, 0.0625]))
c13_o1 = Output('c13_o1', ('TENSOR_FLOAT32', [4, 2, 2]))
c13_model = Model()
c13_model.AddOperand(c13_p0)
c13_model.AddOperand(c13_o1)
c13_model.Operation('DEQUANTIZE', c13_p0).To(c13_o1)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_o1: [
        -1.875, 4.625, 0.5, 1.125, 7.875, -19.125, 18.375, -0.375, 6.6875, -4.3125, -7.125, 2.125, -2.5,
        6.0625, -3.75, 5.1875
    ],
}, model=c13_model, name='default_QUANT8_SYMM_PER_CHANNEL_FLOAT32_mixed_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_SYMM_PER_CHANNEL_FLOAT32_rank_input_1_14
c14_i0 = Input('c14_i0', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2]), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.0625]))
c14_o1 = Output('c14_o1', ('TENSOR_FLOAT32', [2]))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_o1)
c14_model.Operation('DEQUANTIZE', c14_i0).To(c14_o1)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_i0: [123, 103],
    c14_o1: [61.5, 6.4375],
}, model=c14_model, name='default_QUANT8_SYMM_PER_CHANNEL_FLOAT32_rank_input_1_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_SYMM_PER_CHANNEL_FLOAT32_rank_input_2_15
c15_i0 = Input('c15_i0', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 2]), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.125, 0.3125, 0.1875]))
c15_o1 = Output('c15_o1', ('TENSOR_FLOAT32', [4, 2]))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_o1)
c15_model.Operation('DEQUANTIZE', c15_i0).To(c15_o1)
c15_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c15_i0: [111, 118, 9, 58, -46, -127, -55, -68],
    c15_o1: [55.5, 59.0, 1.125, 7.25, -14.375, -39.6875, -10.3125, -12.75],
}, model=c15_model, name='default_QUANT8_SYMM_PER_CHANNEL_FLOAT32_rank_input_2_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_SYMM_PER_CHANNEL_FLOAT32_tail_16
c16_i0 = Input('c16_i0', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 17]), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.3125, 0.375]))
c16_o1 = Output('c16_o1', ('TENSOR_FLOAT32', [3, 17]))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_o1)
c16_model.Operation('DEQUANTIZE', c16_i0).To(c16_o1)
c16_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c16_i0: [
        -90, 43, 7, 31, 39, 33, -42, 4, 69, -78, -10, -41, 88, -9, -116, 107, 37, -69, -86, 109, 114, -87,
        -63, 93, -14, 75, 117, -71, -2, -51, 89, 120, -83, 5, -109, 85, 103, -82, -18, 42, 58, 94, 36, 126,
        65, 112, -110, -123, -23, 49, 27
    ],
    c16_o1: [
        -45.0, 21.5, 3.5, 15.5, 19.5, 16.5, -21.0, 2.0, 34.5, -39.0, -5.0, -20.5, 44.0, -4.5, -58.0, 53.5,
        18.5, -21.5625, -26.875, 34.0625, 35.625, -27.1875, -19.6875, 29.0625, -4.375, 23.4375, 36.5625,
        -22.1875, -0.625, -15.9375, 27.8125, 37.5, -25.9375, 1.5625, -40.875, 31.875, 38.625, -30.75, -6.75,
        15.75, 21.75, 35.25, 13.5, 47.25, 24.375, 42.0, -41.25, -46.125, -8.625, 18.375, 10.125
    ],
}, model=c16_model, name='default_QUANT8_SYMM_PER_CHANNEL_FLOAT32_tail_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_ASYMM_FLOAT16_mixed_17
c17_p0 = Parameter('c17_p0', ('TENSOR_QUANT8_ASYMM', [1, 3, 4], 0.375, 0), [206, 84, 38, 186, 32, 165, 204, 160, 184, 8, 111, 113])
c17_o1 = Output('c17_o1', ('TENSOR_FLOAT16', [1, 3, 4]))
c17_model = Model()
c17_model.AddOperand(c17_p0)
c17_model.AddOperand(c17_o1)
c17_model.Operation('DEQUANTIZE', c17_p0).To(c17_o1)
c17_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c17_o1: [77.25, 31.5, 14.25, 69.75, 12.0, 61.88, 76.5, 60.0, 69.0, 3.0, 41.62, 42.38],
}, model=c17_model, name='default_QUANT8_ASYMM_FLOAT16_mixed_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_ASYMM_FLOAT16_mixed_18
c18_i0 = Input('c18_i0', ('TENSOR_QUANT8_ASYMM', [3, 2, 1, 1], 0.1875, 255))
c18_o1 = Output('c18_o1', ('TENSOR_FLOAT16', [3, 2, 1, 1]))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_o1)
c18_model.Operation('DEQUANTIZE', c18_i0).To(c18_o1)
c18_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c18_i0: [24, 38, 203, 180, 169, 247],
    c18_o1: [-43.3, -40.7, -9.75, -14.06, -16.12, -1.5],
}, model=c18_model, name='default_QUANT8_ASYMM_FLOAT16_mixed_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_ASYMM_FLOAT16_rank_input_1_19
c19_i0 = Input('c19_i0', ('TENSOR_QUANT8_ASYMM', [2], 0.4375, 128))
c19_o1 = Output('c19_o1', ('TENSOR_FLOAT16', [2]))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_o1)
c19_model.Operation('DEQUANTIZE', c19_i0).To(c19_o1)
c19_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c19_i0: [29, 193],
    c19_o1: [-43.3, 28.44],
}, model=c19_model, name='default_QUANT8_ASYMM_FLOAT16_rank_input_1_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_ASYMM_FLOAT16_rank_input_2_20
c20_i0 = Input('c20_i0', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.1875, 128))
c20_o1 = Output('c20_o1', ('TENSOR_FLOAT16', [2, 4]))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_o1)
c20_model.Operation('DEQUANTIZE', c20_i0).To(c20_o1)
c20_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c20_i0: [137, 105, 197, 73, 119, 234, 21, 202],
    c20_o1: [1.6875, -4.312, 12.94, -10.31, -1.6875, 19.88, -20.06, 13.875],
}, model=c20_model, name='default_QUANT8_ASYMM_FLOAT16_rank_input_2_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_ASYMM_FLOAT16_tail_21
c21_i0 = Input('c21_i0', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.375, 1))
c21_o1 = Output('c21_o1', ('TENSOR_FLOAT16', [1, 17]))
c21_model = Model()
c21_model.AddOperand(c21_i0)
c21_model.AddOperand(c21_o1)
c21_model.Operation('DEQUANTIZE', c21_i0).To(c21_o1)
c21_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c21_i0: [213, 167, 156, 107, 9, 96, 233, 179, 211, 182, 52, 193, 57, 202, 139, 132, 166],
    c21_o1: [
        79.5, 62.25, 58.12, 39.75, 3.0, 35.62, 87.0, 66.75, 78.75, 67.9, 19.12, 72.0, 21.0, 75.4, 51.75,
        49.12, 61.88
    ],
}, model=c21_model, name='default_QUANT8_ASYMM_FLOAT16_tail_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_ASYMM_FLOAT16_every_8_bit_value_22
c22_i0 = Input('c22_i0', ('TENSOR_QUANT8_ASYMM', [256], 0.5, 141))
c22_o1 = Output('c22_o1', ('TENSOR_FLOAT16', [256]))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_o1)
c22_model.Operation('DEQUANTIZE', c22_i0).To(c22_o1)
c22_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c22_i0: [
        233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252,
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
        219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232
    ],
    c22_o1: [
        46.0, 46.5, 47.0, 47.5, 48.0, 48.5, 49.0, 49.5, 50.0, 50.5, 51.0, 51.5, 52.0, 52.5, 53.0, 53.5, 54.0,
        54.5, 55.0, 55.5, 56.0, 56.5, 57.0, -70.5, -70.0, -69.5, -69.0, -68.5, -68.0, -67.5, -67.0, -66.5,
        -66.0, -65.5, -65.0, -64.5, -64.0, -63.5, -63.0, -62.5, -62.0, -61.5, -61.0, -60.5, -60.0, -59.5,
        -59.0, -58.5, -58.0, -57.5, -57.0, -56.5, -56.0, -55.5, -55.0, -54.5, -54.0, -53.5, -53.0, -52.5,
        -52.0, -51.5, -51.0, -50.5, -50.0, -49.5, -49.0, -48.5, -48.0, -47.5, -47.0, -46.5, -46.0, -45.5,
        -45.0, -44.5, -44.0, -43.5, -43.0, -42.5, -42.0, -41.5, -41.0, -40.5, -40.0, -39.5, -39.0, -38.5,
        -38.0, -37.5, -37.0, -36.5, -36.0, -35.5, -35.0, -34.5, -34.0, -33.5, -33.0, -32.5, -32.0, -31.5,
        -31.0, -30.5, -30.0, -29.5, -29.0, -28.5, -28.0, -27.5, -27.0, -26.5, -26.0, -25.5, -25.0, -24.5,
        -24.0, -23.5, -23.0, -22.5, -22.0, -21.5, -21.0, -20.5, -20.0, -19.5, -19.0, -18.5, -18.0, -17.5,
        -17.0, -16.5, -16.0, -15.5, -15.0, -14.5, -14.0, -13.5, -13.0, -12.5, -12.0, -11.5, -11.0, -10.5,
        -10.0, -9.5, -9.0, -8.5, -8.0, -7.5, -7.0, -6.5, -6.0, -5.5, -5.0, -4.5, -4.0, -3.5, -3.0, -2.5, -2.0,
        -1.5, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 4.5, 5.0, 5.5, 6.0, 6.5, 7.0, 7.5, 8.0,
        8.5, 9.0, 9.5, 10.0, 10.5, 11.0, 11.5, 12.0, 12.5, 13.0, 13.5, 14.0, 14.5, 15.0, 15.5, 16.0, 16.5,
        17.0, 17.5, 18.0, 18.5, 19.0, 19.5, 20.0, 20.5, 21.0, 21.5, 22.0, 22.5, 23.0, 23.5, 24.0, 24.5, 25.0,
        25.5, 26.0, 26.5, 27.0, 27.5, 28.0, 28.5, 29.0, 29.5, 30.0, 30.5, 31.0, 31.5, 32.0, 32.5, 33.0, 33.5,
        34.0, 34.5, 35.0, 35.5, 36.0, 36.5, 37.0, 37.5, 38.0, 38.5, 39.0, 39.5, 40.0, 40.5, 41.0, 41.5, 42.0,
        42.5, 43.0, 43.5, 44.0, 44.5, 45.0, 45.5
    ],
}, model=c22_model, name='default_QUANT8_ASYMM_FLOAT16_every_8_bit_value_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_SYMM_FLOAT16_mixed_23
c23_p0 = Parameter('c23_p0', ('TENSOR_QUANT8_SYMM', [3, 4], 0.375, 0), [61, -60, -62, 108, 39, -43, -45, -20, 100, -102, -120, 41])
c23_o1 = Output('c23_o1', ('TENSOR_FLOAT16', [3, 4]))
c23_model = Model()
c23_model.AddOperand(c23_p0)
c23_model.AddOperand(c23_o1)
c23_model.Operation('DEQUANTIZE', c23_p0).To(c23_o1)
c23_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c23_o1: [22.88, -22.5, -23.25, 40.5, 14.625, -16.12, -16.88, -7.5, 37.5, -38.25, -45.0, 15.375],
}, model=c23_model, name='default_QUANT8_SYMM_FLOAT16_mixed_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_SYMM_FLOAT16_mixed_24
c24_i0 = Input('c24_i0', ('TENSOR_QUANT8_SYMM', [4, 2, 3], 0.1875, 0))
c24_o1 = Output('c24_o1', ('TENSOR_FLOAT16', [4, 2, 3]))
c24_model = Model()
c24_model.AddOperand(c24_i0)
c24_model.AddOperand(c24_o1)
c24_model.Operation('DEQUANTIZE', c24_i0).To(c24_o1)
c24_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c24_i0: [
        2, -55, 98, -94, 101, 90, 16, 19, -27, -26, -15, -88, 38, -95, -4, -112, -75, -63, -11, 82, -83, -41,
        -18, 115
    ],
    c24_o1: [
        0.375, -10.31, 18.38, -17.62, 18.94, 16.88, 3.0, 3.562, -5.062, -4.875, -2.812, -16.5, 7.125, -17.81,
        -0.75, -21.0, -14.06, -11.81, -2.062, 15.375, -15.56, -7.688, -3.375, 21.56
    ],
}, model=c24_model, name='default_QUANT8_SYMM_FLOAT16_mixed_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_SYMM_FLOAT16_rank_input_1_25
c25_i0 = Input('c25_i0', ('TENSOR_QUANT8_SYMM', [4], 0.4375, 0))
c25_o1 = Output('c25_o1', ('TENSOR_FLOAT16', [4]))
c25_model = Model()
c25_model.AddOperand(c25_i0)
c25_model.AddOperand(c25_o1)
c25_model.Operation('DEQUANTIZE', c25_i0).To(c25_o1)
c25_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c25_i0: [79, 71, -78, -123],
    c25_o1: [34.56, 31.06, -34.12, -53.8],
}, model=c25_model, name='default_QUANT8_SYMM_FLOAT16_rank_input_1_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_SYMM_FLOAT16_rank_input_4_26
c26_i0 = Input('c26_i0', ('TENSOR_QUANT8_SYMM', [1, 2, 2, 2], 0.1875, 0))
c26_o1 = Output('c26_o1', ('TENSOR_FLOAT16', [1, 2, 2, 2]))
c26_model = Model()
c26_model.AddOperand(c26_i0)
c26_model.AddOperand(c26_o1)
c26_model.Operation('DEQUANTIZE', c26_i0).To(c26_o1)
c26_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c26_i0: [4, 2, 35, 23, -13, -103, 108, -55],
    c26_o1: [0.75, 0.375, 6.562, 4.312, -2.438, -19.31, 20.25, -10.31],
}, model=c26_model, name='default_QUANT8_SYMM_FLOAT16_rank_input_4_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_SYMM_FLOAT16_tail_27
c27_i0 = Input('c27_i0', ('TENSOR_QUANT8_SYMM', [3, 17], 0.5, 0))
c27_o1 = Output('c27_o1', ('TENSOR_FLOAT16', [3, 17]))
c27_model = Model()
c27_model.AddOperand(c27_i0)
c27_model.AddOperand(c27_o1)
c27_model.Operation('DEQUANTIZE', c27_i0).To(c27_o1)
c27_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c27_i0: [
        101, -43, -14, 3, -23, -4, -105, 56, 6, -16, 115, 51, 36, 40, 30, -87, -13, -57, 69, -101, -71, -32,
        -88, 122, -30, -78, 108, 53, 63, 96, 7, 78, 95, 84, 1, 45, 86, 97, 119, 117, -103, 83, -81, 19, -28,
        -15, 55, -66, 59, 49, 9
    ],
    c27_o1: [
        50.5, -21.5, -7.0, 1.5, -11.5, -2.0, -52.5, 28.0, 3.0, -8.0, 57.5, 25.5, 18.0, 20.0, 15.0, -43.5,
        -6.5, -28.5, 34.5, -50.5, -35.5, -16.0, -44.0, 61.0, -15.0, -39.0, 54.0, 26.5, 31.5, 48.0, 3.5, 39.0,
        47.5, 42.0, 0.5, 22.5, 43.0, 48.5, 59.5, 58.5, -51.5, 41.5, -40.5, 9.5, -14.0, -7.5, 27.5, -33.0,
        29.5, 24.5, 4.5
    ],
}, model=c27_model, name='default_QUANT8_SYMM_FLOAT16_tail_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_SYMM_FLOAT16_every_8_bit_value_28
c28_i0 = Input('c28_i0', ('TENSOR_QUANT8_SYMM', [256], 0.125, 0))
c28_o1 = Output('c28_o1', ('TENSOR_FLOAT16', [256]))
c28_model = Model()
c28_model.AddOperand(c28_i0)
c28_model.AddOperand(c28_o1)
c28_model.Operation('DEQUANTIZE', c28_i0).To(c28_o1)
c28_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c28_i0: [
        -120, -119, -118, -117, -116, -115, -114, -113, -112, -111, -110, -109, -108, -107, -106, -105, -104,
        -103, -102, -101, -100, -99, -98, -97, -96, -95, -94, -93, -92, -91, -90, -89, -88, -87, -86, -85,
        -84, -83, -82, -81, -80, -79, -78, -77, -76, -75, -74, -73, -72, -71, -70, -69, -68, -67, -66, -65,
        -64, -63, -62, -61, -60, -59, -58, -57, -56, -55, -54, -53, -52, -51, -50, -49, -48, -47, -46, -45,
        -44, -43, -42, -41, -40, -39, -38, -37, -36, -35, -34, -33, -32, -31, -30, -29, -28, -27, -26, -25,
        -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3,
        -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
        26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50,
        51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75,
        76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100,
        101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120,
        121, 122, 123, 124, 125, 126, 127, -128, -127, -126, -125, -124, -123, -122, -121
    ],
    c28_o1: [
        -15.0, -14.875, -14.75, -14.625, -14.5, -14.375, -14.25, -14.125, -14.0, -13.875, -13.75, -13.625,
        -13.5, -13.375, -13.25, -13.125, -13.0, -12.875, -12.75, -12.625, -12.5, -12.375, -12.25, -12.125,
        -12.0, -11.875, -11.75, -11.625, -11.5, -11.375, -11.25, -11.125, -11.0, -10.875, -10.75, -10.625,
        -10.5, -10.375, -10.25, -10.125, -10.0, -9.875, -9.75, -9.625, -9.5, -9.375, -9.25, -9.125, -9.0,
        -8.875, -8.75, -8.625, -8.5, -8.375, -8.25, -8.125, -8.0, -7.875, -7.75, -7.625, -7.5, -7.375, -7.25,
        -7.125, -7.0, -6.875, -6.75, -6.625, -6.5, -6.375, -6.25, -6.125, -6.0, -5.875, -5.75, -5.625, -5.5,
        -5.375, -5.25, -5.125, -5.0, -4.875, -4.75, -4.625, -4.5, -4.375, -4.25, -4.125, -4.0, -3.875, -3.75,
        -3.625, -3.5, -3.375, -3.25, -3.125, -3.0, -2.875, -2.75, -2.625, -2.5, -2.375, -2.25, -2.125, -2.0,
        -1.875, -1.75, -1.625, -1.5, -1.375, -1.25, -1.125, -1.0, -0.875, -0.75, -0.625, -0.5, -0.375, -0.25,
        -0.125, 0.0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1.0, 1.125, 1.25, 1.375, 1.5, 1.625, 1.75,
        1.875, 2.0, 2.125, 2.25, 2.375, 2.5, 2.625, 2.75, 2.875, 3.0, 3.125, 3.25, 3.375, 3.5, 3.625, 3.75,
        3.875, 4.0, 4.125, 4.25, 4.375, 4.5, 4.625, 4.75, 4.875, 5.0, 5.125, 5.25, 5.375, 5.5, 5.625, 5.75,
        5.875, 6.0, 6.125, 6.25, 6.375, 6.5, 6.625, 6.75, 6.875, 7.0, 7.125, 7.25, 7.375, 7.5, 7.625, 7.75,
        7.875, 8.0, 8.125, 8.25, 8.375, 8.5, 8.625, 8.75, 8.875, 9.0, 9.125, 9.25, 9.375, 9.5, 9.625, 9.75,
        9.875, 10.0, 10.125, 10.25, 10.375, 10.5, 10.625, 10.75, 10.875, 11.0, 11.125, 11.25, 11.375, 11.5,
        11.625, 11.75, 11.875, 12.0, 12.125, 12.25, 12.375, 12.5, 12.625, 12.75, 12.875, 13.0, 13.125, 13.25,
        13.375, 13.5, 13.625, 13.75, 13.875, 14.0, 14.125, 14.25, 14.375, 14.5, 14.625, 14.75, 14.875, 15.0,
        15.125, 15.25, 15.375, 15.5, 15.625, 15.75, 15.875, -16.0, -15.875, -15.75, -15.625, -15.5, -15.375,
        -15.25, -15.125
    ],
}, model=c28_model, name='default_QUANT8_SYMM_FLOAT16_every_8_bit_value_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_SYMM_PER_CHANNEL_FLOAT16_mixed_29
c29_p0 = Parameter('c29_p0', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 2]), [-126, 101, -37, -64, 14, 121, -47, 4, 82, -30, 18, -74, -13, 57, -114, -17], extraParams=SymmPerChannelQuantParams(0, [0.4375, 0.5]))
c29_o1 = Output('c29_o1', ('TENSOR_FLOAT16', [2, 2, 2, 2]))
c29_model = Model()
c29_model.AddOperand(c29_p0)
c29_model.AddOperand(c29_o1)
c29_model.Operation('DEQUANTIZE', c29_p0).To(c29_o1)
c29_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c29_o1: [
        -55.12, 44.2, -16.19, -28.0, 6.125, 52.94, -20.56, 1.75, 41.0, -15.0, 9.0, -37.0, -6.5, 28.5, -57.0,
        -8.5
    ],
}, model=c29_model, name='default_QUANT8_SYMM_PER_CHANNEL_FLOAT16_mixed_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_SYMM_PER_CHANNEL_FLOAT16_mixed_30
c30_i0 = Input('c30_i0', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2]), extraParams=SymmPerChannelQuantParams(0, [0.25, 0.3125]))
c30_o1 = Output('c30_o1', ('TENSOR_FLOAT16', [2]))
c30_model = Model()
c30_model.AddOperand(c30_i0)
c30_model.AddOperand(c30_o1)
c30_model.Operation('DEQUANTIZE', c30_i0).To(c30_o1)
c30_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c30_i0: [-101, -78],
    c30_o1: [-25.25, -24.38],
}, model=c30_model, name='default_QUANT8_SYMM_PER_CHANNEL_FLOAT16_mixed_30', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_SYMM_PER_CHANNEL_FLOAT16_rank_input_2_31
c31_i0 = Input('c31_i0', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 2]), extraParams=SymmPerChannelQuantParams(0, [0.3125, 0.5, 0.25, 0.0625]))
c31_o1 = Output('c31_o1', ('TENSOR_FLOAT16', [4, 2]))
c31_model = Model()
c31_model.AddOperand(c31_i0)
c31_model.AddOperand(c31_o1)
c31_model.Operation('DEQUANTIZE', c31_i0).To(c31_o1)
c31_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c31_i0: [75, -100, -37, -15, 11, -84, 111, 73],
    c31_o1: [23.44, -31.25, -18.5, -7.5, 2.75, -21.0, 6.938, 4.562],
}, model=c31_model, name='default_QUANT8_SYMM_PER_CHANNEL_FLOAT16_rank_input_2_31', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_SYMM_PER_CHANNEL_FLOAT16_rank_input_3_32
c32_i0 = Input('c32_i0', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 4, 2]), extraParams=SymmPerChannelQuantParams(0, [0.0625, 0.5]))
c32_o1 = Output('c32_o1', ('TENSOR_FLOAT16', [2, 4, 2]))
c32_model = Model()
c32_model.AddOperand(c32_i0)
c32_model.AddOperand(c32_o1)
c32_model.Operation('DEQUANTIZE', c32_i0).To(c32_o1)
c32_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c32_i0: [107, -124, -12, -61, 110, -13, 5, 23, 71, -39, 99, 121, 12, 78, 25, 35],
    c32_o1: [
        6.688, -7.75, -0.75, -3.812, 6.875, -0.8125, 0.3125, 1.4375, 35.5, -19.5, 49.5, 60.5, 6.0, 39.0, 12.5,
        17.5
    ],
}, model=c32_model, name='default_QUANT8_SYMM_PER_CHANNEL_FLOAT16_rank_input_3_32', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_SYMM_PER_CHANNEL_FLOAT16_tail_33
c33_i0 = Input('c33_i0', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 17]), extraParams=SymmPerChannelQuantParams(0, [0.0625, 0.4375]))
c33_o1 = Output('c33_o1', ('TENSOR_FLOAT16', [2, 17]))
c33_model = Model()
c33_model.AddOperand(c33_i0)
c33_model.AddOperand(c33_o1)
c33_model.Operation('DEQUANTIZE', c33_i0).To(c33_o1)
c33_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c33_i0: [
        -41, 70, -84, 46, -115, -90, 63, -56, 103, 76, 94, -120, -116, 65, 101, 66, 108, 78, -102, -121, -97,
        -99, -83, 51, 18, -6, 31, 71, 104, -34, -19, 113, -122, 38
    ],
    c33_o1: [
        -2.562, 4.375, -5.25, 2.875, -7.188, -5.625, 3.938, -3.5, 6.438, 4.75, 5.875, -7.5, -7.25, 4.062,
        6.312, 4.125, 6.75, 34.12, -44.62, -52.94, -42.44, -43.3, -36.3, 22.31, 7.875, -2.625, 13.56, 31.06,
        45.5, -14.875, -8.31, 49.44, -53.38, 16.62
    ],
}, model=c33_model, name='default_QUANT8_SYMM_PER_CHANNEL_FLOAT16_tail_33', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_ASYMM_SIGNED_FLOAT32_mixed_34
c34_i0 = Input('c34_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2], 0.3125, -128))
c34_o1 = Output('c34_o1', ('TENSOR_FLOAT32', [3, 2]))
c34_model = Model()
c34_model.AddOperand(c34_i0)
c34_model.AddOperand(c34_o1)
c34_model.Operation('DEQUANTIZE', c34_i0).To(c34_o1)
c34_model.RelaxedExecution(True).IntroducedIn('V1_3')
Example({
    c34_i0: [-117, -2, -63, -59, 121, -86],
    c34_o1: [3.4375, 39.375, 20.3125, 21.5625, 77.8125, 13.125],
}, model=c34_model, name='default_QUANT8_ASYMM_SIGNED_FLOAT32_mixed_34', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_ASYMM_SIGNED_FLOAT32_mixed_35
c35_p0 = Parameter('c35_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 2, 3], 0.125, 127), [
        124, 69, -127, 119, 116, -67, 12, 2, 65, 21, 5, -37, -124, 54, -88, -31, -41, 127, -110, -92, -97,
        105, 122, -69, -19, 41, 103, -10, -28, -100, 102, -120, -44, 113, 81, -48, -14, -3, 13, -51, -11, -72,
        -22, 93, 18, -62, -108, -65, -96, 111, -61, -107, 11, 34
    ])
c35_o1 = Output('c35_o1', ('TENSOR_FLOAT32', [3, 3, 2, 3]))
c35_model = Model()
c35_model.AddOperand(c35_p0)
c35_model.AddOperand(c35_o1)
c35_model.Operation('DEQUANTIZE', c35_p0).To(c35_o1)
c35_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c35_o1: [
        -0.375, -7.25, -31.75, -1.0, -1.375, -24.25, -14.375, -15.625, -7.75, -13.25, -15.25, -20.5, -31.375,
        -9.125, -26.875, -19.75, -21.0, 0.0, -29.625, -27.375, -28.0, -2.75, -0.625, -24.5, -18.25, -10.75,
        -3.0, -17.125, -19.375, -28.375, -3.125, -30.875, -21.375, -1.75, -5.75, -21.875, -17.625, -16.25,
        -14.25, -22.25, -17.25, -24.875, -18.625, -4.25, -13.625, -23.625, -29.375, -24.0, -27.875, -2.0,
        -23.5, -29.25, -14.5, -11.625
    ],
}, model=c35_model, name='default_QUANT8_ASYMM_SIGNED_FLOAT32_mixed_35', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_ASYMM_SIGNED_FLOAT32_rank_input_1_36
c36_i0 = Input('c36_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.5, 0))
c36_o1 = Output('c36_o1', ('TENSOR_FLOAT32', [1]))
c36_model = Model()
c36_model.AddOperand(c36_i0)
c36_model.AddOperand(c36_o1)
c36_model.Operation('DEQUANTIZE', c36_i0).To(c36_o1)
c36_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c36_i0: [118],
    c36_o1: [59.0],
}, model=c36_model, name='default_QUANT8_ASYMM_SIGNED_FLOAT32_rank_input_1_36', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_ASYMM_SIGNED_FLOAT32_rank_input_3_37
c37_i0 = Input('c37_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 4, 2], 0.3125, 78))
c37_o1 = Output('c37_o1', ('TENSOR_FLOAT32', [3, 4, 2]))
c37_model = Model()
c37_model.AddOperand(c37_i0)
c37_model.AddOperand(c37_o1)
c37_model.Operation('DEQUANTIZE', c37_i0).To(c37_o1)
c37_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c37_i0: [
        94, 16, -121, 42, -26, -27, -15, 69, -100, 83, -102, -16, -3, -91, -88, 67, -74, -45, -128, -30, 79,
        92, 115, -2
    ],
    c37_o1: [
        5.0, -19.375, -62.1875, -11.25, -32.5, -32.8125, -29.0625, -2.8125, -55.625, 1.5625, -56.25, -29.375,
        -25.3125, -52.8125, -51.875, -3.4375, -47.5, -38.4375, -64.375, -33.75, 0.3125, 4.375, 11.5625, -25.0
    ],
}, model=c37_model, name='default_QUANT8_ASYMM_SIGNED_FLOAT32_rank_input_3_37', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_ASYMM_SIGNED_FLOAT32_tail_38
c38_i0 = Input('c38_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17], 0.125, 0))
c38_o1 = Output('c38_o1', ('TENSOR_FLOAT32', [1, 17]))
c38_model = Model()
c38_model.AddOperand(c38_i0)
c38_model.AddOperand(c38_o1)
c38_model.Operation('DEQUANTIZE', c38_i0).To(c38_o1)
c38_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c38_i0: [9, 31, -44, -116, -108, -10, -79, -7, -65, 69, 66, 100, 98, 6, 61, -35, -110],
    c38_o1: [
        1.125, 3.875, -5.5, -14.5, -13.5, -1.25, -9.875, -0.875, -8.125, 8.625, 8.25, 12.5, 12.25, 0.75,
        7.625, -4.375, -13.75
    ],
}, model=c38_model, name='default_QUANT8_ASYMM_SIGNED_FLOAT32_tail_38', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_ASYMM_SIGNED_FLOAT32_every_8_bit_value_39
c39_i0 = Input('c39_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [256], 0.0625, -20))
c39_o1 = Output('c39_o1', ('TENSOR_FLOAT32', [256]))
c39_model = Model()
c39_model.AddOperand(c39_i0)
c39_model.AddOperand(c39_o1)
c39_model.Operation('DEQUANTIZE', c39_i0).To(c39_o1)
c39_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c39_i0: [
        35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
        60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84,
        85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107,
        108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127,
        -128, -127, -126, -125, -124, -123, -122, -121, -120, -119, -118, -117, -116, -115, -114, -113, -112,
        -111, -110, -109, -108, -107, -106, -105, -104, -103, -102, -101, -100, -99, -98, -97, -96, -95, -94,
        -93, -92, -91, -90, -89, -88, -87, -86, -85, -84, -83, -82, -81, -80, -79, -78, -77, -76, -75, -74,
        -73, -72, -71, -70, -69, -68, -67, -66, -65, -64, -63, -62, -61, -60, -59, -58, -57, -56, -55, -54,
        -53, -52, -51, -50, -49, -48, -47, -46, -45, -44, -43, -42, -41, -40, -39, -38, -37, -36, -35, -34,
        -33, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14,
        -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
        14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34
    ],
    c39_o1: [
        3.4375, 3.5, 3.5625, 3.625, 3.6875, 3.75, 3.8125, 3.875, 3.9375, 4.0, 4.0625, 4.125, 4.1875, 4.25,
        4.3125, 4.375, 4.4375, 4.5, 4.5625, 4.625, 4.6875, 4.75, 4.8125, 4.875, 4.9375, 5.0, 5.0625, 5.125,
        5.1875, 5.25, 5.3125, 5.375, 5.4375, 5.5, 5.5625, 5.625, 5.6875, 5.75, 5.8125, 5.875, 5.9375, 6.0,
        6.0625, 6.125, 6.1875, 6.25, 6.3125, 6.375, 6.4375, 6.5, 6.5625, 6.625, 6.6875, 6.75, 6.8125, 6.875,
        6.9375, 7.0, 7.0625, 7.125, 7.1875, 7.25, 7.3125, 7.375, 7.4375, 7.5, 7.5625, 7.625, 7.6875, 7.75,
        7.8125, 7.875, 7.9375, 8.0, 8.0625, 8.125, 8.1875, 8.25, 8.3125, 8.375, 8.4375, 8.5, 8.5625, 8.625,
        8.6875, 8.75, 8.8125, 8.875, 8.9375, 9.0, 9.0625, 9.125, 9.1875, -6.75, -6.6875, -6.625, -6.5625,
        -6.5, -6.4375, -6.375, -6.3125, -6.25, -6.1875, -6.125, -6.0625, -6.0, -5.9375, -5.875, -5.8125,
        -5.75, -5.6875, -5.625, -5.5625, -5.5, -5.4375, -5.375, -5.3125, -5.25, -5.1875, -5.125, -5.0625,
        -5.0, -4.9375, -4.875, -4.8125, -4.75, -4.6875, -4.625, -4.5625, -4.5, -4.4375, -4.375, -4.3125,
        -4.25, -4.1875, -4.125, -4.0625, -4.0, -3.9375, -3.875, -3.8125, -3.75, -3.6875, -3.625, -3.5625,
        -3.5, -3.4375, -3.375, -3.3125, -3.25, -3.1875, -3.125, -3.0625, -3.0, -2.9375, -2.875, -2.8125,
        -2.75, -2.6875, -2.625, -2.5625, -2.5, -2.4375, -2.375, -2.3125, -2.25, -2.1875, -2.125, -2.0625,
        -2.0, -1.9375, -1.875, -1.8125, -1.75, -1.6875, -1.625, -1.5625, -1.5, -1.4375, -1.375, -1.3125,
        -1.25, -1.1875, -1.125, -1.0625, -1.0, -0.9375, -0.875, -0.8125, -0.75, -0.6875, -0.625, -0.5625,
        -0.5, -0.4375, -0.375, -0.3125, -0.25, -0.1875, -0.125, -0.0625, 0.0, 0.0625, 0.125, 0.1875, 0.25,
        0.3125, 0.375, 0.4375, 0.5, 0.5625, 0.625, 0.6875, 0.75, 0.8125, 0.875, 0.9375, 1.0, 1.0625, 1.125,
        1.1875, 1.25, 1.3125, 1.375, 1.4375, 1.5, 1.5625, 1.625, 1.6875, 1.75, 1.8125, 1.875, 1.9375, 2.0,
        2.0625, 2.125, 2.1875, 2.25, 2.3125, 2.375, 2.4375, 2.5, 2.5625, 2.625, 2.6875, 2.75, 2.8125, 2.875,
        2.9375, 3.0, 3.0625, 3.125, 3.1875, 3.25, 3.3125, 3.375
    ],
}, model=c39_model, name='default_QUANT8_ASYMM_SIGNED_FLOAT32_every_8_bit_value_39', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_ASYMM_SIGNED_FLOAT16_mixed_40
c40_p0 = Parameter('c40_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2], 0.3125, -128), [-41, 83, 126, 59])
c40_o1 = Output('c40_o1', ('TENSOR_FLOAT16', [2, 2]))
c40_model = Model()
c40_model.AddOperand(c40_p0)
c40_model.AddOperand(c40_o1)
c40_model.Operation('DEQUANTIZE', c40_p0).To(c40_o1)
c40_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c40_o1: [27.19, 65.94, 79.4, 58.44],
}, model=c40_model, name='default_QUANT8_ASYMM_SIGNED_FLOAT16_mixed_40', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_ASYMM_SIGNED_FLOAT16_mixed_41
c41_i0 = Input('c41_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 3, 2], 0.375, 127))
c41_o1 = Output('c41_o1', ('TENSOR_FLOAT16', [1, 2, 3, 2]))
c41_model = Model()
c41_model.AddOperand(c41_i0)
c41_model.AddOperand(c41_o1)
c41_model.Operation('DEQUANTIZE', c41_i0).To(c41_o1)
c41_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c41_i0: [97, -36, -97, -73, 26, -24, 122, 91, 65, 14, 109, -69],
    c41_o1: [-11.25, -61.12, -84.0, -75.0, -37.88, -56.62, -1.875, -13.5, -23.25, -42.38, -6.75, -73.5],
}, model=c41_model, name='default_QUANT8_ASYMM_SIGNED_FLOAT16_mixed_41', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_ASYMM_SIGNED_FLOAT16_rank_input_1_42
c42_i0 = Input('c42_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.25, -104))
c42_o1 = Output('c42_o1', ('TENSOR_FLOAT16', [4]))
c42_model = Model()
c42_model.AddOperand(c42_i0)
c42_model.AddOperand(c42_o1)
c42_model.Operation('DEQUANTIZE', c42_i0).To(c42_o1)
c42_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c42_i0: [93, -70, 4, 56],
    c42_o1: [49.25, 8.5, 27.0, 40.0],
}, model=c42_model, name='default_QUANT8_ASYMM_SIGNED_FLOAT16_rank_input_1_42', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_ASYMM_SIGNED_FLOAT16_rank_input_3_43
c43_i0 = Input('c43_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 2], 0.125, 0))
c43_o1 = Output('c43_o1', ('TENSOR_FLOAT16', [3, 2, 2]))
c43_model = Model()
c43_model.AddOperand(c43_i0)
c43_model.AddOperand(c43_o1)
c43_model.Operation('DEQUANTIZE', c43_i0).To(c43_o1)
c43_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c43_i0: [-75, -48, -73, -83, -16, -7, -31, 87, 119, -90, -21, -126],
    c43_o1: [-9.375, -6.0, -9.125, -10.375, -2.0, -0.875, -3.875, 10.875, 14.875, -11.25, -2.625, -15.75],
}, model=c43_model, name='default_QUANT8_ASYMM_SIGNED_FLOAT16_rank_input_3_43', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_ASYMM_SIGNED_FLOAT16_tail_44
c44_i0 = Input('c44_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.4375, 0))
c44_o1 = Output('c44_o1', ('TENSOR_FLOAT16', [2, 17]))
c44_model = Model()
c44_model.AddOperand(c44_i0)
c44_model.AddOperand(c44_o1)
c44_model.Operation('DEQUANTIZE', c44_i0).To(c44_o1)
c44_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c44_i0: [
        -62, -95, 70, -127, -63, -76, -85, -48, 86, 28, -115, -121, 34, 19, 80, 54, -18, 6, 47, 46, 52, -110,
        62, 72, -71, 1, 36, 98, 11, 18, 69, 14, -83, -59
    ],
    c44_o1: [
        -27.12, -41.56, 30.62, -55.56, -27.56, -33.25, -37.2, -21.0, 37.62, 12.25, -50.3, -52.94, 14.875,
        8.31, 35.0, 23.62, -7.875, 2.625, 20.56, 20.12, 22.75, -48.12, 27.12, 31.5, -31.06, 0.4375, 15.75,
        42.88, 4.812, 7.875, 30.19, 6.125, -36.3, -25.81
    ],
}, model=c44_model, name='default_QUANT8_ASYMM_SIGNED_FLOAT16_tail_44', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# dequantize_default_QUANT8_ASYMM_SIGNED_FLOAT16_every_8_bit_value_45
c45_i0 = Input('c45_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [256], 0.125, -35))
c45_o1 = Output('c45_o1', ('TENSOR_FLOAT16', [256]))
c45_model = Model()
c45_model.AddOperand(c45_i0)
c45_model.AddOperand(c45_o1)
c45_model.Operation('DEQUANTIZE', c45_i0).To(c45_o1)
c45_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c45_i0: [
        -55, -54, -53, -52, -51, -50, -49, -48, -47, -46, -45, -44, -43, -42, -41, -40, -39, -38, -37, -36,
        -35, -34, -33, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16,
        -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
        11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35,
        36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60,
        61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85,
        86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108,
        109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, -128,
        -127, -126, -125, -124, -123, -122, -121, -120, -119, -118, -117, -116, -115, -114, -113, -112, -111,
        -110, -109, -108, -107, -106, -105, -104, -103, -102, -101, -100, -99, -98, -97, -96, -95, -94, -93,
        -92, -91, -90, -89, -88, -87, -86, -85, -84, -83, -82, -81, -80, -79, -78, -77, -76, -75, -74, -73,
        -72, -71, -70, -69, -68, -67, -66, -65, -64, -63, -62, -61, -60, -59, -58, -57, -56
    ],
    c45_o1: [
        -2.5, -2.375, -2.25, -2.125, -2.0, -1.875, -1.75, -1.625, -1.5, -1.375, -1.25, -1.125, -1.0, -0.875,
        -0.75, -0.625, -0.5, -0.375, -0.25, -0.125, 0.0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1.0,
        1.125, 1.25, 1.375, 1.5, 1.625, 1.75, 1.875, 2.0, 2.125, 2.25, 2.375, 2.5, 2.625, 2.75, 2.875, 3.0,
        3.125, 3.25, 3.375, 3.5, 3.625, 3.75, 3.875, 4.0, 4.125, 4.25, 4.375, 4.5, 4.625, 4.75, 4.875, 5.0,
        5.125, 5.25, 5.375, 5.5, 5.625, 5.75, 5.875, 6.0, 6.125, 6.25, 6.375, 6.5, 6.625, 6.75, 6.875, 7.0,
        7.125, 7.25, 7.375, 7.5, 7.625, 7.75, 7.875, 8.0, 8.125, 8.25, 8.375, 8.5, 8.625, 8.75, 8.875, 9.0,
        9.125, 9.25, 9.375, 9.5, 9.625, 9.75, 9.875, 10.0, 10.125, 10.25, 10.375, 10.5, 10.625, 10.75, 10.875,
        11.0, 11.125, 11.25, 11.375, 11.5, 11.625, 11.75, 11.875, 12.0, 12.125, 12.25, 12.375, 12.5, 12.625,
        12.75, 12.875, 13.0, 13.125, 13.25, 13.375, 13.5, 13.625, 13.75, 13.875, 14.0, 14.125, 14.25, 14.375,
        14.5, 14.625, 14.75, 14.875, 15.0, 15.125, 15.25, 15.375, 15.5, 15.625, 15.75, 15.875, 16.0, 16.12,
        16.25, 16.38, 16.5, 16.62, 16.75, 16.88, 17.0, 17.12, 17.25, 17.38, 17.5, 17.62, 17.75, 17.88, 18.0,
        18.12, 18.25, 18.38, 18.5, 18.62, 18.75, 18.88, 19.0, 19.12, 19.25, 19.38, 19.5, 19.62, 19.75, 19.88,
        20.0, 20.12, 20.25, -11.625, -11.5, -11.375, -11.25, -11.125, -11.0, -10.875, -10.75, -10.625, -10.5,
        -10.375, -10.25, -10.125, -10.0, -9.875, -9.75, -9.625, -9.5, -9.375, -9.25, -9.125, -9.0, -8.875,
        -8.75, -8.625, -8.5, -8.375, -8.25, -8.125, -8.0, -7.875, -7.75, -7.625, -7.5, -7.375, -7.25, -7.125,
        -7.0, -6.875, -6.75, -6.625, -6.5, -6.375, -6.25, -6.125, -6.0, -5.875, -5.75, -5.625, -5.5, -5.375,
        -5.25, -5.125, -5.0, -4.875, -4.75, -4.625, -4.5, -4.375, -4.25, -4.125, -4.0, -3.875, -3.75, -3.625,
        -3.5, -3.375, -3.25, -3.125, -3.0, -2.875, -2.75, -2.625
    ],
}, model=c45_model, name='default_QUANT8_ASYMM_SIGNED_FLOAT16_every_8_bit_value_45', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
