from math import inf, nan

import numpy as np

# channel_shuffle_default_FLOAT32_long_rows_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [2, 68]))
c0_p1 = Int32Scalar('c0_p1', 2)
c0_p2 = Int32Scalar('c0_p2', -1)
c0_o3 = Output('c0_o3', ('TENSOR_FLOAT32', [2, 68]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_p2)
c0_model.AddOperand(c0_o3)
c0_model.Operation('CHANNEL_SHUFFLE', c0_i0, c0_p1, c0_p2).To(c0_o3)
c0_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c0_i0: [
        1.125, -0.125, 0.25, -1.875, 2.25, 0.625, -1.75, -1.625, 1.0, -2.0, 0.875, 1.375, -0.25, 2.125,
        -2.375, -2.5, -1.125, 0.0, -0.625, 0.75, -2.625, -2.125, 2.75, -0.375, -1.0, -2.25, -2.75, 3.0, 2.375,
        1.875, 2.625, 0.125, 1.75, -3.0, 1.25, 2.0, 2.875, 1.5, 2.5, -0.5, -2.875, 0.5, -0.75, -1.375, -1.5,
        -0.875, -1.25, 1.625, 0.375, 0.625, -2.625, -0.375, -1.625, 1.5, 2.125, -3.0, 2.0, 2.375, -2.375,
        2.25, -0.5, -1.0, 0.0, -0.875, 2.75, -2.0, -0.75, 1.0, -1.25, 0.875, 2.5, -1.75, -2.875, -1.125,
        1.375, 1.625, -0.125, -1.5, 0.25, 3.0, -0.25, 2.875, -1.875, -0.625, -2.75, 0.375, 0.75, 1.875, 0.5,
        -2.5, -1.375, 0.125, 1.75, -2.25, -2.125, 1.25, 2.625, 1.125, 0.75, 2.25, -1.625, -0.125, -2.375,
        2.75, -1.375, -2.5, -1.25, 0.375, 0.25, -0.5, -1.75, 1.25, 3.0, 0.0, 0.125, -2.125, 1.875, -1.125,
        -0.75, 2.875, 0.625, -1.875, -1.5, -2.875, 2.625, -2.0, -0.25, 1.625, 2.125, 2.0, -1.0, 1.0, 0.875,
        -0.375, -3.0, 1.75
    ],
    c0_o3: [
        1.125, 1.25, -0.125, 2.0, 0.25, 2.875, -1.875, 1.5, 2.25, 2.5, 0.625, -0.5, -1.75, -2.875, -1.625,
        0.5, 1.0, -0.75, -2.0, -1.375, 0.875, -1.5, 1.375, -0.875, -0.25, -1.25, 2.125, 1.625, -2.375, 0.375,
        -2.5, 0.625, -1.125, -2.625, 0.0, -0.375, -0.625, -1.625, 0.75, 1.5, -2.625, 2.125, -2.125, -3.0,
        2.75, 2.0, -0.375, 2.375, -1.0, -2.375, -2.25, 2.25, -2.75, -0.5, 3.0, -1.0, 2.375, 0.0, 1.875,
        -0.875, 2.625, 2.75, 0.125, -2.0, 1.75, -0.75, -3.0, 1.0, -1.25, -2.375, 0.875, 2.75, 2.5, -1.375,
        -1.75, -2.5, -2.875, -1.25, -1.125, 0.375, 1.375, 0.25, 1.625, -0.5, -0.125, -1.75, -1.5, 1.25, 0.25,
        3.0, 3.0, 0.0, -0.25, 0.125, 2.875, -2.125, -1.875, 1.875, -0.625, -1.125, -2.75, -0.75, 0.375, 2.875,
        0.75, 0.625, 1.875, -1.875, 0.5, -1.5, -2.5, -2.875, -1.375, 2.625, 0.125, -2.0, 1.75, -0.25, -2.25,
        1.625, -2.125, 2.125, 1.25, 2.0, 2.625, -1.0, 1.125, 1.0, 0.75, 0.875, 2.25, -0.375, -1.625, -3.0,
        -0.125, 1.75
    ],
}, model=c0_model, name='channel_shuffle_default_FLOAT32_long_rows_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# channel_shuffle_default_FLOAT16_equal_values_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT16', [2, 8, 1]))
c1_p1 = Int32Scalar('c1_p1', 2)
c1_p2 = Int32Scalar('c1_p2', -2)
c1_o3 = Output('c1_o3', ('TENSOR_FLOAT16', [2, 8, 1]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_p2)
c1_model.AddOperand(c1_o3)
c1_model.Operation('CHANNEL_SHUFFLE', c1_i0, c1_p1, c1_p2).To(c1_o3)
c1_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c1_i0: [1.0, 2.0, 2.0, 2.0, 2.0, 2.0, 1.0, 1.0, 1.0, 2.0, 2.0, 3.0, 2.0, 2.0, 2.0, 2.0],
    c1_o3: [1.0, 2.0, 2.0, 2.0, 2.0, 1.0, 2.0, 1.0, 1.0, 2.0, 2.0, 2.0, 2.0, 2.0, 3.0, 2.0],
}, model=c1_model, name='channel_shuffle_default_FLOAT16_equal_values_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# channel_shuffle_default_FLOAT16_full_mantissas_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT16', [1, 1, 12]))
c2_p1 = Int32Scalar('c2_p1', 3)
c2_p2 = Int32Scalar('c2_p2', -1)
c2_o3 = Output('c2_o3', ('TENSOR_FLOAT16', [1, 1, 12]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_p2)
c2_model.AddOperand(c2_o3)
c2_model.Operation('CHANNEL_SHUFFLE', c2_i0, c2_p1, c2_p2).To(c2_o3)
c2_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c2_i0: [-2.824, -0.743, -2.174, -2.447, -2.293, 1.464, -1.889, 0.1888, -0.718, 2.287, -2.797, 2.771],
    c2_o3: [-2.824, -2.293, -0.718, -0.743, 1.464, 2.287, -2.174, -1.889, -2.797, -2.447, 0.1888, 2.771],
}, model=c2_model, name='channel_shuffle_default_FLOAT16_full_mantissas_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# channel_shuffle_default_QUANT8_ASYMM_long_rows_3
c3_i0 = Input('c3_i0', ('TENSOR_QUANT8_ASYMM', [2, 68], 0.1875, 42))
c3_p1 = Int32Scalar('c3_p1', 2)
c3_p2 = Int32Scalar('c3_p2', -1)
c3_o3 = Output('c3_o3', ('TENSOR_QUANT8_ASYMM', [2, 68], 0.1875, 42))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_p2)
c3_model.AddOperand(c3_o3)
c3_model.Operation('CHANNEL_SHUFFLE', c3_i0, c3_p1, c3_p2).To(c3_o3)
c3_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c3_i0: [
        5, 133, 25, 216, 117, 249, 21, 44, 57, 28, 7, 192, 41, 238, 18, 177, 157, 219, 30, 34, 142, 12, 176,
        122, 92, 111, 203, 190, 93, 123, 36, 67, 146, 240, 130, 16, 104, 65, 33, 161, 218, 145, 172, 221, 68,
        50, 70, 56, 227, 14, 61, 58, 233, 138, 48, 19, 239, 126, 248, 90, 204, 234, 197, 165, 206, 220, 42,
        37, 147, 179, 129, 139, 106, 251, 83, 110, 84, 156, 63, 250, 225, 72, 212, 154, 228, 173, 207, 78, 75,
        20, 22, 237, 82, 214, 66, 246, 49, 193, 88, 59, 194, 254, 51, 181, 226, 175, 136, 105, 131, 244, 118,
        39, 201, 178, 189, 195, 202, 116, 85, 155, 160, 79, 99, 135, 52, 185, 235, 229, 215, 15, 199, 4, 143,
        73, 91, 171
    ],
    c3_o3: [
        5, 130, 133, 16, 25, 104, 216, 65, 117, 33, 249, 161, 21, 218, 44, 145, 57, 172, 28, 221, 7, 68, 192,
        50, 41, 70, 238, 56, 18, 227, 177, 14, 157, 61, 219, 58, 30, 233, 34, 138, 142, 48, 12, 19, 176, 239,
        122, 126, 92, 248, 111, 90, 203, 204, 190, 234, 93, 197, 123, 165, 36, 206, 67, 220, 146, 42, 240, 37,
        147, 51, 179, 181, 129, 226, 139, 175, 106, 136, 251, 105, 83, 131, 110, 244, 84, 118, 156, 39, 63,
        201, 250, 178, 225, 189, 72, 195, 212, 202, 154, 116, 228, 85, 173, 155, 207, 160, 78, 79, 75, 99, 20,
        135, 22, 52, 237, 185, 82, 235, 214, 229, 66, 215, 246, 15, 49, 199, 193, 4, 88, 143, 59, 73, 194, 91,
        254, 171
    ],
}, model=c3_model, name='channel_shuffle_default_QUANT8_ASYMM_long_rows_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# channel_shuffle_default_QUANT8_ASYMM_SIGNED_long_rows_4
c4_i0 = Input('c4_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 68], 0.1875, -86))
c4_p1 = Int32Scalar('c4_p1', 2)
c4_p2 = Int32Scalar('c4_p2', -1)
c4_o3 = Output('c4_o3', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 68], 0.1875, -86))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_p2)
c4_model.AddOperand(c4_o3)
c4_model.Operation('CHANNEL_SHUFFLE', c4_i0, c4_p1, c4_p2).To(c4_o3)
c4_model.RelaxedExecution(False).IntroducedIn(None)
Example({
    c4_i0: [
        -123, 5, -103, 88, -11, 121, -107, -84, -71, -100, -121, 64, -87, 110, -110, 49, 29, 91, -98, -94, 14,
        -116, 48, -6, -36, -17, 75, 62, -35, -5, -92, -61, 18, 112, 2, -112, -24, -63, -95, 33, 90, 17, 44,
        93, -60, -78, -58, -72, 99, -114, -67, -70, 105, 10, -80, -109, 111, -2, 120, -38, 76, 106, 69, 37,
        78, 92, -86, -91, 19, 51, 1, 11, -22, 123, -45, -18, -44, 28, -65, 122, 97, -56, 84, 26, 100, 45, 79,
        -50, -53, -108, -106, 109, -46, 86, -62, 118, -79, 65, -40, -69, 66, 126, -77, 53, 98, 47, 8, -23, 3,
        116, -10, -89, 73, 50, 61, 67, 74, -12, -43, 27, 32, -49, -29, 7, -76, 57, 107, 101, 87, -113, 71,
        -124, 15, -55, -37, 43
    ],
    c4_o3: [
        -123, 2, 5, -112, -103, -24, 88, -63, -11, -95, 121, 33, -107, 90, -84, 17, -71, 44, -100, 93, -121,
        -60, 64, -78, -87, -58, 110, -72, -110, 99, 49, -114, 29, -67, 91, -70, -98, 105, -94, 10, 14, -80,
        -116, -109, 48, 111, -6, -2, -36, 120, -17, -38, 75, 76, 62, 106, -35, 69, -5, 37, -92, 78, -61, 92,
        18, -86, 112, -91, 19, -77, 51, 53, 1, 98, 11, 47, -22, 8, 123, -23, -45, 3, -18, 116, -44, -10, 28,
        -89, -65, 73, 122, 50, 97, 61, -56, 67, 84, 74, 26, -12, 100, -43, 45, 27, 79, 32, -50, -49, -53, -29,
        -108, 7, -106, -76, 109, 57, -46, 107, 86, 101, -62, 87, 118, -113, -79, 71, 65, -124, -40, 15, -69,
        -55, 66, -37, 126, 43
    ],
}, model=c4_model, name='channel_shuffle_default_QUANT8_ASYMM_SIGNED_long_rows_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
