from math import inf, nan

import numpy as np

# quantize_default_FLOAT32_QUANT8_ASYMM_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [1, 3, 1, 2]))
c0_o1 = Output('c0_o1', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 2], 0.3125, 77))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_o1)
c0_model.Operation('QUANTIZE', c0_i0).To(c0_o1)
c0_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c0_i0: [1.875, -2.625, -1.875, 2.0, 2.75, 3.0],
    c0_o1: [83, 69, 71, 83, 86, 87],
}, model=c0_model, name='default_FLOAT32_QUANT8_ASYMM_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantize_default_FLOAT32_QUANT8_ASYMM_mixed_1
c1_p0 = Parameter('c1_p0', ('TENSOR_FLOAT32', [4]), [2.25, -2.875, -1.75, 1.5])
c1_o1 = Output('c1_o1', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 250))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_o1)
c1_model.Operation('QUANTIZE', c1_p0).To(c1_o1)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_o1: [255, 244, 246, 253],
}, model=c1_model, name='default_FLOAT32_QUANT8_ASYMM_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantize_default_FLOAT32_QUANT8_ASYMM_rank_input_2_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [4, 4]))
c2_o1 = Output('c2_o1', ('TENSOR_QUANT8_ASYMM', [4, 4], 0.5, 128))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_o1)
c2_model.Operation('QUANTIZE', c2_i0).To(c2_o1)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [0.5, 1.875, 2.75, -0.5, 1.75, 3.0, 2.0, 2.25, 0.375, -1.875, -2.75, 2.625, 2.375, -1.25, 1.0, -2.875],
    c2_o1: [129, 132, 134, 127, 132, 134, 132, 133, 129, 124, 122, 133, 133, 125, 130, 122],
}, model=c2_model, name='default_FLOAT32_QUANT8_ASYMM_rank_input_2_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantize_default_FLOAT32_QUANT8_ASYMM_rank_input_3_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [1, 4, 2]))
c3_o1 = Output('c3_o1', ('TENSOR_QUANT8_ASYMM', [1, 4, 2], 0.125, 128))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_o1)
c3_model.Operation('QUANTIZE', c3_i0).To(c3_o1)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [1.875, -2.875, 0.875, 0.75, -0.5, 2.5, -1.625, -2.125],
    c3_o1: [143, 105, 135, 134, 124, 148, 115, 111],
}, model=c3_model, name='default_FLOAT32_QUANT8_ASYMM_rank_input_3_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantize_default_FLOAT32_QUANT8_ASYMM_rank_input_5_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [1, 1, 2, 2, 2]))
c4_o1 = Output('c4_o1', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 2, 2], 0.125, 128))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_o1)
c4_model.Operation('QUANTIZE', c4_i0).To(c4_o1)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [-2.0, -1.5, -1.25, 2.5, 1.375, -0.875, 1.125, 2.625],
    c4_o1: [112, 116, 118, 148, 139, 121, 137, 149],
}, model=c4_model, name='default_FLOAT32_QUANT8_ASYMM_rank_input_5_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantize_default_FLOAT32_QUANT8_ASYMM_tail_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [2, 17]))
c5_o1 = Output('c5_o1', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.1875, 128))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_o1)
c5_model.Operation('QUANTIZE', c5_i0).To(c5_o1)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [
        1.75, -1.625, 2.25, 2.625, 1.875, 2.75, 0.25, 1.25, -0.125, -0.5, -2.625, 1.625, -1.375, 0.625, -1.75,
        2.125, 0.875, -2.0, 1.125, -2.875, -0.625, 1.375, -1.875, -2.375, -1.25, 0.125, 1.5, -2.5, 0.5, 3.0,
        -1.5, -0.25, -0.75, 2.875
    ],
    c5_o1: [
        137, 119, 140, 142, 138, 143, 129, 135, 127, 125, 114, 137, 121, 131, 119, 139, 133, 117, 134, 113,
        125, 135, 118, 115, 121, 129, 136, 115, 131, 144, 120, 127, 124, 143
    ],
}, model=c5_model, name='default_FLOAT32_QUANT8_ASYMM_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantize_default_FLOAT32_QUANT8_ASYMM_special_floats_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT32', [10]))
c6_o1 = Output('c6_o1', ('TENSOR_QUANT8_ASYMM', [10], 0.25, 73))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_o1)
c6_model.Operation('QUANTIZE', c6_i0).To(c6_o1)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i0: [1e-40, 1.0, -1.0, 0.1, -0.3, 3.0000002, 100.5, 0.0, -0.0, 1e-38],
    c6_o1: [73, 77, 69, 73, 72, 85, 255, 73, 73, 73],
}, model=c6_model, name='default_FLOAT32_QUANT8_ASYMM_special_floats_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantize_default_FLOAT16_QUANT8_ASYMM_mixed_7
c7_p0 = Parameter('c7_p0', ('TENSOR_FLOAT16', [4, 1, 1]), [-2.0, 1.625, -2.75, 0.0])
c7_o1 = Output('c7_o1', ('TENSOR_QUANT8_ASYMM', [4, 1, 1], 0.5, 157))
c7_model = Model()
c7_model.AddOperand(c7_p0)
c7_model.AddOperand(c7_o1)
c7_model.Operation('QUANTIZE', c7_p0).To(c7_o1)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_o1: [153, 160, 151, 157],
}, model=c7_model, name='default_FLOAT16_QUANT8_ASYMM_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantize_default_FLOAT16_QUANT8_ASYMM_mixed_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [2, 2, 1, 1, 2]))
c8_o1 = Output('c8_o1', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 1, 2], 0.1875, 128))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_o1)
c8_model.Operation('QUANTIZE', c8_i0).To(c8_o1)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [0.0, -1.25, 0.625, 0.875, -3.0, -2.875, 0.25, 2.875],
    c8_o1: [128, 121, 131, 133, 112, 113, 129, 143],
}, model=c8_model, name='default_FLOAT16_QUANT8_ASYMM_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantize_default_FLOAT16_QUANT8_ASYMM_rank_input_1_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [4]))
c9_o1 = Output('c9_o1', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 128))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_o1)
c9_model.Operation('QUANTIZE', c9_i0).To(c9_o1)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [1.125, -0.125, 2.875, -3.0],
    c9_o1: [130, 128, 134, 122],
}, model=c9_model, name='default_FLOAT16_QUANT8_ASYMM_rank_input_1_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantize_default_FLOAT16_QUANT8_ASYMM_rank_input_2_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [2, 4]))
c10_o1 = Output('c10_o1', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.1875, 158))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_o1)
c10_model.Operation('QUANTIZE', c10_i0).To(c10_o1)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [-0.5, 3.0, 1.625, 0.5, -0.625, -1.125, 0.625, 2.125],
    c10_o1: [155, 174, 167, 161, 155, 152, 161, 169],
}, model=c10_model, name='default_FLOAT16_QUANT8_ASYMM_rank_input_2_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantize_default_FLOAT16_QUANT8_ASYMM_rank_input_4_11
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT16', [3, 2, 1, 1]))
c11_o1 = Output('c11_o1', ('TENSOR_QUANT8_ASYMM', [3, 2, 1, 1], 0.125, 128))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_o1)
c11_model.Operation('QUANTIZE', c11_i0).To(c11_o1)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i0: [-1.375, -2.625, -2.25, -0.125, 2.875, 0.5],
    c11_o1: [117, 107, 110, 127, 151, 132],
}, model=c11_model, name='default_FLOAT16_QUANT8_ASYMM_rank_input_4_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantize_default_FLOAT16_QUANT8_ASYMM_tail_12
c12_i0 = Input('c12_i0', ('TENSOR_FLOAT16', [2, 17]))
c12_o1 = Output('c12_o1', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.1875, 193))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_o1)
c12_model.Operation('QUANTIZE', c12_i0).To(c12_o1)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [
        -2.125, -2.5, 2.125, 0.875, 2.375, -1.25, -1.625, -0.875, -2.375, -2.75, -2.875, 2.0, -1.75, -1.125,
        1.0, -2.625, -0.375, 2.625, 0.125, -0.25, -1.875, -0.5, 1.375, -0.75, 0.25, -2.25, 1.5, -1.375, 1.125,
        -0.625, 3.0, 2.875, 0.5, 1.875
    ],
    c12_o1: [
        182, 180, 204, 198, 206, 186, 184, 188, 180, 178, 178, 204, 184, 187, 198, 179, 191, 207, 194, 192,
        183, 190, 200, 189, 194, 181, 201, 186, 199, 190, 209, 208, 196, 203
    ],
}, model=c12_model, name='default_FLOAT16_QUANT8_ASYMM_tail_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantize_default_FLOAT32_QUANT8_ASYMM_SIGNED_mixed_13
c13_p0 = Parameter('c13_p0', ('TENSOR_FLOAT32', [1, 1, 1, 2, 1]), [2.75, 1.5])
c13_o1 = Output('c13_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 1, 2, 1], 0.125, 0))
c13_model = Model()
c13_model.AddOperand(c13_p0)
c13_model.AddOperand(c13_o1)
c13_model.Operation('QUANTIZE', c13_p0).To(c13_o1)
c13_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c13_o1: [22, 12],
}, model=c13_model, name='default_FLOAT32_QUANT8_ASYMM_SIGNED_mixed_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantize_default_FLOAT32_QUANT8_ASYMM_SIGNED_mixed_14
c14_i0 = Input('c14_i0', ('TENSOR_FLOAT32', [4, 4, 1]))
c14_o1 = Output('c14_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4, 1], 0.3125, 0))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_o1)
c14_model.Operation('QUANTIZE', c14_i0).To(c14_o1)
c14_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c14_i0: [
        1.625, 2.875, -1.0, -1.5, -1.25, 2.125, 0.625, 2.25, 1.875, -0.75, -3.0, 3.0, 0.75, -1.75, 2.75,
        -1.625
    ],
    c14_o1: [5, 9, -3, -5, -4, 7, 2, 7, 6, -2, -10, 10, 2, -6, 9, -5],
}, model=c14_model, name='default_FLOAT32_QUANT8_ASYMM_SIGNED_mixed_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantize_default_FLOAT32_QUANT8_ASYMM_SIGNED_rank_input_1_15
c15_i0 = Input('c15_i0', ('TENSOR_FLOAT32', [1]))
c15_o1 = Output('c15_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.25, 50))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_o1)
c15_model.Operation('QUANTIZE', c15_i0).To(c15_o1)
c15_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c15_i0: [2.0],
    c15_o1: [58],
}, model=c15_model, name='default_FLOAT32_QUANT8_ASYMM_SIGNED_rank_input_1_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantize_default_FLOAT32_QUANT8_ASYMM_SIGNED_rank_input_2_16
c16_i0 = Input('c16_i0', ('TENSOR_FLOAT32', [3, 4]))
c16_o1 = Output('c16_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 4], 0.0625, 110))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_o1)
c16_model.Operation('QUANTIZE', c16_i0).To(c16_o1)
c16_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c16_i0: [1.5, 2.875, 0.125, -2.0, 3.0, -1.875, -2.5, -2.375, -1.0, -2.25, 0.875, 1.25],
    c16_o1: [127, 127, 112, 78, 127, 80, 70, 72, 94, 74, 124, 127],
}, model=c16_model, name='default_FLOAT32_QUANT8_ASYMM_SIGNED_rank_input_2_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantize_default_FLOAT32_QUANT8_ASYMM_SIGNED_rank_input_4_17
c17_i0 = Input('c17_i0', ('TENSOR_FLOAT32', [2, 1, 2, 2]))
c17_o1 = Output('c17_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 2, 2], 0.125, 0))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_o1)
c17_model.Operation('QUANTIZE', c17_i0).To(c17_o1)
c17_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c17_i0: [2.25, 2.625, -2.125, -0.625, -3.0, -2.875, -0.5, -2.75],
    c17_o1: [18, 21, -17, -5, -24, -23, -4, -22],
}, model=c17_model, name='default_FLOAT32_QUANT8_ASYMM_SIGNED_rank_input_4_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantize_default_FLOAT32_QUANT8_ASYMM_SIGNED_tail_18
c18_i0 = Input('c18_i0', ('TENSOR_FLOAT32', [1, 17]))
c18_o1 = Output('c18_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17], 0.4375, -81))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_o1)
c18_model.Operation('QUANTIZE', c18_i0).To(c18_o1)
c18_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c18_i0: [
        -0.875, -1.0, -1.125, -0.25, 0.0, -0.625, 0.875, -1.75, 0.5, 1.375, -2.625, 2.625, 2.25, 1.875,
        -1.625, 1.75, -0.5
    ],
    c18_o1: [-83, -83, -84, -82, -81, -82, -79, -85, -80, -78, -87, -75, -76, -77, -85, -77, -82],
}, model=c18_model, name='default_FLOAT32_QUANT8_ASYMM_SIGNED_tail_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantize_default_FLOAT32_QUANT8_ASYMM_SIGNED_special_floats_19
c19_i0 = Input('c19_i0', ('TENSOR_FLOAT32', [10]))
c19_o1 = Output('c19_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [10], 0.125, 0))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_o1)
c19_model.Operation('QUANTIZE', c19_i0).To(c19_o1)
c19_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c19_i0: [1e-38, 1e-40, 1.0, -1.0, 0.1, -0.3, 3.0000002, 100.5, 0.0, -0.0],
    c19_o1: [0, 0, 8, -8, 1, -2, 24, 127, 0, 0],
}, model=c19_model, name='default_FLOAT32_QUANT8_ASYMM_SIGNED_special_floats_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantize_default_FLOAT16_QUANT8_ASYMM_SIGNED_mixed_20
c20_p0 = Parameter('c20_p0', ('TENSOR_FLOAT16', [3, 1, 3]), [2.875, 2.0, -2.375, 2.75, 2.625, 2.375, 1.625, 1.5, -2.25])
c20_o1 = Output('c20_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 3], 0.3125, 0))
c20_model = Model()
c20_model.AddOperand(c20_p0)
c20_model.AddOperand(c20_o1)
c20_model.Operation('QUANTIZE', c20_p0).To(c20_o1)
c20_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c20_o1: [9, 6, -8, 9, 8, 8, 5, 5, -7],
}, model=c20_model, name='default_FLOAT16_QUANT8_ASYMM_SIGNED_mixed_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantize_default_FLOAT16_QUANT8_ASYMM_SIGNED_mixed_21
c21_i0 = Input('c21_i0', ('TENSOR_FLOAT16', [4, 4]))
c21_o1 = Output('c21_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4], 0.375, -90))
c21_model = Model()
c21_model.AddOperand(c21_i0)
c21_model.AddOperand(c21_o1)
c21_model.Operation('QUANTIZE', c21_i0).To(c21_o1)
c21_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c21_i0: [
        -3.0, -2.0, 0.125, -1.0, -0.75, 2.625, -1.25, -0.5, 2.125, 1.25, 2.5, -1.375, 1.5, 0.625, 1.125,
        -2.625
    ],
    c21_o1: [-98, -95, -90, -93, -92, -83, -93, -91, -84, -87, -83, -94, -86, -88, -87, -97],
}, model=c21_model, name='default_FLOAT16_QUANT8_ASYMM_SIGNED_mixed_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantize_default_FLOAT16_QUANT8_ASYMM_SIGNED_rank_input_1_22
c22_i0 = Input('c22_i0', ('TENSOR_FLOAT16', [2]))
c22_o1 = Output('c22_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2], 0.3125, 0))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_o1)
c22_model.Operation('QUANTIZE', c22_i0).To(c22_o1)
c22_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c22_i0: [-0.5, 2.875],
    c22_o1: [-2, 9],
}, model=c22_model, name='default_FLOAT16_QUANT8_ASYMM_SIGNED_rank_input_1_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantize_default_FLOAT16_QUANT8_ASYMM_SIGNED_rank_input_4_23
c23_i0 = Input('c23_i0', ('TENSOR_FLOAT16', [3, 2, 3, 1]))
c23_o1 = Output('c23_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 3, 1], 0.25, 115))
c23_model = Model()
c23_model.AddOperand(c23_i0)
c23_model.AddOperand(c23_o1)
c23_model.Operation('QUANTIZE', c23_i0).To(c23_o1)
c23_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c23_i0: [
        -0.5, 3.0, 1.25, 0.25, 2.75, -2.75, 0.0, -2.375, 1.625, 0.875, -2.125, 2.625, -1.375, -0.125, 1.5,
        -1.5, -2.875, 0.625
    ],
    c23_o1: [113, 127, 120, 116, 126, 104, 115, 105, 122, 119, 106, 126, 109, 114, 121, 109, 103, 118],
}, model=c23_model, name='default_FLOAT16_QUANT8_ASYMM_SIGNED_rank_input_4_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantize_default_FLOAT16_QUANT8_ASYMM_SIGNED_rank_input_5_24
c24_i0 = Input('c24_i0', ('TENSOR_FLOAT16', [1, 2, 2, 1, 2]))
c24_o1 = Output('c24_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 2, 1, 2], 0.5, 0))
c24_model = Model()
c24_model.AddOperand(c24_i0)
c24_model.AddOperand(c24_o1)
c24_model.Operation('QUANTIZE', c24_i0).To(c24_o1)
c24_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c24_i0: [2.875, 0.0, 2.625, 1.625, -1.375, 0.125, -3.0, -2.0],
    c24_o1: [6, 0, 5, 3, -3, 0, -6, -4],
}, model=c24_model, name='default_FLOAT16_QUANT8_ASYMM_SIGNED_rank_input_5_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# quantize_default_FLOAT16_QUANT8_ASYMM_SIGNED_tail_25
c25_i0 = Input('c25_i0', ('TENSOR_FLOAT16', [3, 17]))
c25_o1 = Output('c25_o1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.25, 120))
c25_model = Model()
c25_model.AddOperand(c25_i0)
c25_model.AddOperand(c25_o1)
c25_model.Operation('QUANTIZE', c25_i0).To(c25_o1)
c25_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c25_i0: [
        -1.0, -1.5, 0.375, -1.75, -2.0, 2.5, -1.375, -0.75, 1.125, -2.5, 0.125, 2.75, -2.125, 2.625, 2.0,
        -0.125, -2.375, 2.875, -2.875, 0.0, 1.75, 2.25, 2.125, 1.5, 3.0, 1.25, 0.875, 1.0, 0.5, -2.75, 0.625,
        1.625, -1.25, 0.75, -3.0, 1.375, -0.25, -2.625, 0.25, 1.875, -0.5, -2.25, -1.125, -1.875, 2.375,
        -0.375, -0.625, -1.625, -0.875, -2.625, 0.625
    ],
    c25_o1: [
        116, 114, 122, 113, 112, 127, 114, 117, 125, 110, 121, 127, 111, 127, 127, 119, 110, 127, 108, 120,
        127, 127, 127, 126, 127, 125, 124, 124, 122, 109, 123, 127, 115, 123, 108, 126, 119, 109, 121, 127,
        118, 111, 115, 112, 127, 118, 117, 113, 116, 109, 123
    ],
}, model=c25_model, name='default_FLOAT16_QUANT8_ASYMM_SIGNED_tail_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
