from math import inf, nan

import numpy as np

# reshape_default_FLOAT32_INT32_mixed_0
c0_p0 = Parameter('c0_p0', ('TENSOR_FLOAT32', [2, 1, 3, 2]), [0.875, -1.375, -1.5, -0.75, 0.375, -0.625, 0.0, -2.375, -1.625, 2.625, -2.625, 1.875])
c0_i1 = Input('c0_i1', ('TENSOR_INT32', [5]))
c0_o2 = Output('c0_o2', ('TENSOR_FLOAT32', []))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('RESHAPE', c0_p0, c0_i1).To(c0_o2)
c0_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c0_i1: [2, 1, 3, 2, 1],
    c0_o2: np.reshape(np.array([0.875, -1.375, -1.5, -0.75, 0.375, -0.625, 0.0, -2.375, -1.625, 2.625, -2.625, 1.875], np.float32), [2, 1, 3, 2, 1]),
}, model=c0_model, name='default_FLOAT32_INT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reshape_default_FLOAT32_INT32_rank_input_1_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [1]))
c1_p1 = Parameter('c1_p1', ('TENSOR_INT32', [1]), [1])
c1_o2 = Output('c1_o2', ('TENSOR_FLOAT32', [1]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('RESHAPE', c1_i0, c1_p1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c1_i0: [-0.375],
    c1_o2: [-0.375],
}, model=c1_model, name='default_FLOAT32_INT32_rank_input_1_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reshape_default_FLOAT32_INT32_rank_input_2_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [1, 2]))
c2_p1 = Parameter('c2_p1', ('TENSOR_INT32', [2]), [2, 1])
c2_o2 = Output('c2_o2', ('TENSOR_FLOAT32', [2, 1]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('RESHAPE', c2_i0, c2_p1).To(c2_o2)
c2_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c2_i0: [-1.875, 0.625],
    c2_o2: [-1.875, 0.625],
}, model=c2_model, name='default_FLOAT32_INT32_rank_input_2_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reshape_default_FLOAT32_INT32_rank_input_3_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [2, 4, 1]))
c3_p1 = Parameter('c3_p1', ('TENSOR_INT32', [4]), [-1, 1, 2, 1])
c3_o2 = Output('c3_o2', ('TENSOR_FLOAT32', [4, 1, 2, 1]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_o2)
c3_model.Operation('RESHAPE', c3_i0, c3_p1).To(c3_o2)
c3_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c3_i0: [0.0, -1.0, 0.25, 2.25, -3.0, -0.125, 2.125, -0.25],
    c3_o2: [0.0, -1.0, 0.25, 2.25, -3.0, -0.125, 2.125, -0.25],
}, model=c3_model, name='default_FLOAT32_INT32_rank_input_3_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reshape_default_FLOAT32_INT32_tail_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [1, 17]))
c4_p1 = Parameter('c4_p1', ('TENSOR_INT32', [1]), [17])
c4_o2 = Output('c4_o2', ('TENSOR_FLOAT32', [17]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_o2)
c4_model.Operation('RESHAPE', c4_i0, c4_p1).To(c4_o2)
c4_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c4_i0: [
        0.625, -2.5, -1.625, 1.125, 1.75, 0.5, 1.25, 0.75, 0.25, -1.0, -2.0, -0.375, 2.75, -1.375, -0.875,
        -1.5, 1.625
    ],
    c4_o2: [
        0.625, -2.5, -1.625, 1.125, 1.75, 0.5, 1.25, 0.75, 0.25, -1.0, -2.0, -0.375, 2.75, -1.375, -0.875,
        -1.5, 1.625
    ],
}, model=c4_model, name='default_FLOAT32_INT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reshape_default_FLOAT16_INT32_mixed_5
c5_p0 = Parameter('c5_p0', ('TENSOR_FLOAT16', [3, 3, 1]), [-2.0, -0.125, 2.25, 0.0, 2.5, 2.75, -3.0, -0.75, 0.875])
c5_i1 = Input('c5_i1', ('TENSOR_INT32', [4]))
c5_o2 = Output('c5_o2', ('TENSOR_FLOAT16', []))
c5_model = Model()
c5_model.AddOperand(c5_p0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_o2)
c5_model.Operation('RESHAPE', c5_p0, c5_i1).To(c5_o2)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i1: [3, -1, 3, 1],
    c5_o2: np.reshape(np.array([-2.0, -0.125, 2.25, 0.0, 2.5, 2.75, -3.0, -0.75, 0.875], np.float16), [3, 1, 3, 1]),
}, model=c5_model, name='default_FLOAT16_INT32_mixed_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reshape_default_FLOAT16_INT32_rank_input_1_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT16', [3]))
c6_p1 = Parameter('c6_p1', ('TENSOR_INT32', [2]), [3, 1])
c6_o2 = Output('c6_o2', ('TENSOR_FLOAT16', [3, 1]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_o2)
c6_model.Operation('RESHAPE', c6_i0, c6_p1).To(c6_o2)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i0: [-3.0, -1.0, 2.625],
    c6_o2: [-3.0, -1.0, 2.625],
}, model=c6_model, name='default_FLOAT16_INT32_rank_input_1_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reshape_default_FLOAT16_INT32_rank_input_2_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT16', [2, 2]))
c7_p1 = Parameter('c7_p1', ('TENSOR_INT32', [2]), [2, 2])
c7_o2 = Output('c7_o2', ('TENSOR_FLOAT16', [2, 2]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_o2)
c7_model.Operation('RESHAPE', c7_i0, c7_p1).To(c7_o2)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i0: [-1.875, -2.875, 2.75, 2.5],
    c7_o2: [-1.875, -2.875, 2.75, 2.5],
}, model=c7_model, name='default_FLOAT16_INT32_rank_input_2_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reshape_default_FLOAT16_INT32_rank_input_4_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [1, 1, 1, 1]))
c8_p1 = Parameter('c8_p1', ('TENSOR_INT32', [3]), [1, 1, 1])
c8_o2 = Output('c8_o2', ('TENSOR_FLOAT16', [1, 1, 1]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_o2)
c8_model.Operation('RESHAPE', c8_i0, c8_p1).To(c8_o2)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [-0.5],
    c8_o2: [-0.5],
}, model=c8_model, name='default_FLOAT16_INT32_rank_input_4_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reshape_default_FLOAT16_INT32_tail_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [2, 17]))
c9_p1 = Parameter('c9_p1', ('TENSOR_INT32', [1]), [34])
c9_o2 = Output('c9_o2', ('TENSOR_FLOAT16', [34]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_p1)
c9_model.AddOperand(c9_o2)
c9_model.Operation('RESHAPE', c9_i0, c9_p1).To(c9_o2)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [
        2.375, 2.125, -0.875, -2.25, 1.125, 2.5, -2.75, 1.5, -2.0, -1.5, -0.25, 1.875, -0.75, 0.0, -1.625,
        -2.5, 2.875, 0.75, -0.625, -2.625, 0.125, 2.625, 2.25, -1.75, 2.0, -1.375, 1.625, 1.25, -1.25, -2.375,
        0.375, -1.125, 3.0, -1.875
    ],
    c9_o2: [
        2.375, 2.125, -0.875, -2.25, 1.125, 2.5, -2.75, 1.5, -2.0, -1.5, -0.25, 1.875, -0.75, 0.0, -1.625,
        -2.5, 2.875, 0.75, -0.625, -2.625, 0.125, 2.625, 2.25, -1.75, 2.0, -1.375, 1.625, 1.25, -1.25, -2.375,
        0.375, -1.125, 3.0, -1.875
    ],
}, model=c9_model, name='default_FLOAT16_INT32_tail_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reshape_default_QUANT8_ASYMM_INT32_mixed_10
c10_p0 = Parameter('c10_p0', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 3], 0.0625, 255), [222, 211, 51, 37, 50, 75, 225, 148, 104, 41, 178, 27, 174, 78, 155, 97, 59, 116])
c10_i1 = Input('c10_i1', ('TENSOR_INT32', [5]))
c10_o2 = Output('c10_o2', ('TENSOR_QUANT8_ASYMM', [], 0.0625, 255))
c10_model = Model()
c10_model.AddOperand(c10_p0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_o2)
c10_model.Operation('RESHAPE', c10_p0, c10_i1).To(c10_o2)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i1: [1, 3, 2, 3, 1],
    c10_o2: np.reshape(np.array([222, 211, 51, 37, 50, 75, 225, 148, 104, 41, 178, 27, 174, 78, 155, 97, 59, 116], np.uint8), [1, 3, 2, 3, 1]),
}, model=c10_model, name='default_QUANT8_ASYMM_INT32_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reshape_default_QUANT8_ASYMM_INT32_rank_input_1_11
c11_i0 = Input('c11_i0', ('TENSOR_QUANT8_ASYMM', [1], 0.1875, 128))
c11_p1 = Parameter('c11_p1', ('TENSOR_INT32', [2]), [-1, 1])
c11_o2 = Output('c11_o2', ('TENSOR_QUANT8_ASYMM', [1, 1], 0.1875, 128))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_p1)
c11_model.AddOperand(c11_o2)
c11_model.Operation('RESHAPE', c11_i0, c11_p1).To(c11_o2)
c11_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c11_i0: [145],
    c11_o2: [145],
}, model=c11_model, name='default_QUANT8_ASYMM_INT32_rank_input_1_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reshape_default_QUANT8_ASYMM_INT32_rank_input_2_12
c12_i0 = Input('c12_i0', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.0625, 247))
c12_p1 = Parameter('c12_p1', ('TENSOR_INT32', [2]), [2, -1])
c12_o2 = Output('c12_o2', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.0625, 247))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_p1)
c12_model.AddOperand(c12_o2)
c12_model.Operation('RESHAPE', c12_i0, c12_p1).To(c12_o2)
c12_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c12_i0: [252, 130, 242, 234, 114, 1],
    c12_o2: [252, 130, 242, 234, 114, 1],
}, model=c12_model, name='default_QUANT8_ASYMM_INT32_rank_input_2_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reshape_default_QUANT8_ASYMM_INT32_rank_input_3_13
c13_i0 = Input('c13_i0', ('TENSOR_QUANT8_ASYMM', [2, 3, 1], 0.0625, 40))
c13_p1 = Parameter('c13_p1', ('TENSOR_INT32', [2]), [-1, 3])
c13_o2 = Output('c13_o2', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.0625, 40))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_p1)
c13_model.AddOperand(c13_o2)
c13_model.Operation('RESHAPE', c13_i0, c13_p1).To(c13_o2)
c13_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c13_i0: [84, 10, 249, 147, 40, 97],
    c13_o2: [84, 10, 249, 147, 40, 97],
}, model=c13_model, name='default_QUANT8_ASYMM_INT32_rank_input_3_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reshape_default_QUANT8_ASYMM_INT32_zero_point_input_lowest_14
c14_i0 = Input('c14_i0', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 1], 0.375, 0))
c14_p1 = Parameter('c14_p1', ('TENSOR_INT32', [3]), [-1, 1, 1])
c14_o2 = Output('c14_o2', ('TENSOR_QUANT8_ASYMM', [6, 1, 1], 0.375, 0))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_p1)
c14_model.AddOperand(c14_o2)
c14_model.Operation('RESHAPE', c14_i0, c14_p1).To(c14_o2)
c14_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c14_i0: [173, 153, 89, 100, 40, 23],
    c14_o2: [173, 153, 89, 100, 40, 23],
}, model=c14_model, name='default_QUANT8_ASYMM_INT32_zero_point_input_lowest_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reshape_default_QUANT8_ASYMM_INT32_tail_15
c15_i0 = Input('c15_i0', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.0625, 194))
c15_p1 = Parameter('c15_p1', ('TENSOR_INT32', [1]), [-1])
c15_o2 = Output('c15_o2', ('TENSOR_QUANT8_ASYMM', [51], 0.0625, 194))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_p1)
c15_model.AddOperand(c15_o2)
c15_model.Operation('RESHAPE', c15_i0, c15_p1).To(c15_o2)
c15_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c15_i0: [
        97, 138, 2, 98, 86, 100, 246, 19, 92, 7, 88, 48, 171, 39, 18, 106, 149, 226, 161, 113, 237, 10, 109,
        62, 23, 111, 65, 84, 227, 68, 240, 89, 28, 145, 221, 215, 238, 198, 243, 80, 160, 170, 157, 234, 15,
        94, 43, 57, 195, 202, 85
    ],
    c15_o2: [
        97, 138, 2, 98, 86, 100, 246, 19, 92, 7, 88, 48, 171, 39, 18, 106, 149, 226, 161, 113, 237, 10, 109,
        62, 23, 111, 65, 84, 227, 68, 240, 89, 28, 145, 221, 215, 238, 198, 243, 80, 160, 170, 157, 234, 15,
        94, 43, 57, 195, 202, 85
    ],
}, model=c15_model, name='default_QUANT8_ASYMM_INT32_tail_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reshape_default_QUANT8_ASYMM_SIGNED_INT32_mixed_16
c16_p0 = Parameter('c16_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 4, 1], 0.25, 127), [61, 125, -31, -107, 101, -25, -110, 73, -32, -87, -91, -77])
c16_i1 = Input('c16_i1', ('TENSOR_INT32', [2]))
c16_o2 = Output('c16_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [], 0.25, 127))
c16_model = Model()
c16_model.AddOperand(c16_p0)
c16_model.AddOperand(c16_i1)
c16_model.AddOperand(c16_o2)
c16_model.Operation('RESHAPE', c16_p0, c16_i1).To(c16_o2)
c16_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c16_i1: [12, -1],
    c16_o2: np.reshape(np.array([61, 125, -31, -107, 101, -25, -110, 73, -32, -87, -91, -77], np.int8), [12, 1]),
}, model=c16_model, name='default_QUANT8_ASYMM_SIGNED_INT32_mixed_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reshape_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_1_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3], 0.125, 0))
c17_p1 = Parameter('c17_p1', ('TENSOR_INT32', [1]), [3])
c17_o2 = Output('c17_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [3], 0.125, 0))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_p1)
c17_model.AddOperand(c17_o2)
c17_model.Operation('RESHAPE', c17_i0, c17_p1).To(c17_o2)
c17_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c17_i0: [-25, -105, -124],
    c17_o2: [-25, -105, -124],
}, model=c17_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_1_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reshape_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_2_18
c18_i0 = Input('c18_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2], 0.125, -4))
c18_p1 = Parameter('c18_p1', ('TENSOR_INT32', [1]), [4])
c18_o2 = Output('c18_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.125, -4))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_p1)
c18_model.AddOperand(c18_o2)
c18_model.Operation('RESHAPE', c18_i0, c18_p1).To(c18_o2)
c18_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c18_i0: [-38, 92, -70, 104],
    c18_o2: [-38, 92, -70, 104],
}, model=c18_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_2_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reshape_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_4_19
c19_i0 = Input('c19_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 2, 2], 0.125, 0))
c19_p1 = Parameter('c19_p1', ('TENSOR_INT32', [3]), [2, -1, 3])
c19_o2 = Output('c19_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 3], 0.125, 0))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_p1)
c19_model.AddOperand(c19_o2)
c19_model.Operation('RESHAPE', c19_i0, c19_p1).To(c19_o2)
c19_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c19_i0: [121, 47, -63, -105, 98, 31, 18, -66, 66, 73, -32, 125],
    c19_o2: [121, 47, -63, -105, 98, 31, 18, -66, 66, 73, -32, 125],
}, model=c19_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_4_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reshape_default_QUANT8_ASYMM_SIGNED_INT32_zero_point_input_lowest_20
c20_i0 = Input('c20_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.5, -128))
c20_p1 = Parameter('c20_p1', ('TENSOR_INT32', [1]), [4])
c20_o2 = Output('c20_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.5, -128))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_p1)
c20_model.AddOperand(c20_o2)
c20_model.Operation('RESHAPE', c20_i0, c20_p1).To(c20_o2)
c20_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c20_i0: [-121, 53, -13, 89],
    c20_o2: [-121, 53, -13, 89],
}, model=c20_model, name='default_QUANT8_ASYMM_SIGNED_INT32_zero_point_input_lowest_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reshape_default_QUANT8_ASYMM_SIGNED_INT32_tail_21
c21_i0 = Input('c21_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17], 0.375, -118))
c21_p1 = Parameter('c21_p1', ('TENSOR_INT32', [2]), [17, 1])
c21_o2 = Output('c21_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [17, 1], 0.375, -118))
c21_model = Model()
c21_model.AddOperand(c21_i0)
c21_model.AddOperand(c21_p1)
c21_model.AddOperand(c21_o2)
c21_model.Operation('RESHAPE', c21_i0, c21_p1).To(c21_o2)
c21_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c21_i0: [-10, 98, 123, -83, 32, -74, 92, -33, -38, -122, 83, 37, -29, -88, 10, 76, -2],
    c21_o2: [-10, 98, 123, -83, 32, -74, 92, -33, -38, -122, 83, 37, -29, -88, 10, 76, -2],
}, model=c21_model, name='default_QUANT8_ASYMM_SIGNED_INT32_tail_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reshape_default_INT32_mixed_22
c22_p0 = Parameter('c22_p0', ('TENSOR_INT32', [1, 4, 4]), [5, -7, 0, 6, -4, 3, -6, -2, 1, 9, 4, -1, 2, -9, 8, 7])
c22_i1 = Input('c22_i1', ('TENSOR_INT32', [2]))
c22_o2 = Output('c22_o2', ('TENSOR_INT32', []))
c22_model = Model()
c22_model.AddOperand(c22_p0)
c22_model.AddOperand(c22_i1)
c22_model.AddOperand(c22_o2)
c22_model.Operation('RESHAPE', c22_p0, c22_i1).To(c22_o2)
c22_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c22_i1: [4, -1],
    c22_o2: np.reshape(np.array([5, -7, 0, 6, -4, 3, -6, -2, 1, 9, 4, -1, 2, -9, 8, 7], np.int32), [4, 4]),
}, model=c22_model, name='default_INT32_mixed_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reshape_default_INT32_rank_input_1_23
c23_i0 = Input('c23_i0', ('TENSOR_INT32', [2]))
c23_p1 = Parameter('c23_p1', ('TENSOR_INT32', [1]), [2])
c23_o2 = Output('c23_o2', ('TENSOR_INT32', [2]))
c23_model = Model()
c23_model.AddOperand(c23_i0)
c23_model.AddOperand(c23_p1)
c23_model.AddOperand(c23_o2)
c23_model.Operation('RESHAPE', c23_i0, c23_p1).To(c23_o2)
c23_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c23_i0: [0, 2],
    c23_o2: [0, 2],
}, model=c23_model, name='default_INT32_rank_input_1_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reshape_default_INT32_rank_input_2_24
c24_i0 = Input('c24_i0', ('TENSOR_INT32', [2, 2]))
c24_p1 = Parameter('c24_p1', ('TENSOR_INT32', [3]), [2, 2, -1])
c24_o2 = Output('c24_o2', ('TENSOR_INT32', [2, 2, 1]))
c24_model = Model()
c24_model.AddOperand(c24_i0)
c24_model.AddOperand(c24_p1)
c24_model.AddOperand(c24_o2)
c24_model.Operation('RESHAPE', c24_i0, c24_p1).To(c24_o2)
c24_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c24_i0: [7, -7, -6, 9],
    c24_o2: [7, -7, -6, 9],
}, model=c24_model, name='default_INT32_rank_input_2_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reshape_default_INT32_rank_input_4_25
c25_i0 = Input('c25_i0', ('TENSOR_INT32', [2, 3, 1, 1]))
c25_p1 = Parameter('c25_p1', ('TENSOR_INT32', [5]), [-1, 1, 2, 3, 1])
c25_o2 = Output('c25_o2', ('TENSOR_INT32', [1, 1, 2, 3, 1]))
c25_model = Model()
c25_model.AddOperand(c25_i0)
c25_model.AddOperand(c25_p1)
c25_model.AddOperand(c25_o2)
c25_model.Operation('RESHAPE', c25_i0, c25_p1).To(c25_o2)
c25_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c25_i0: [-1, -9, -4, -3, 1, 8],
    c25_o2: [-1, -9, -4, -3, 1, 8],
}, model=c25_model, name='default_INT32_rank_input_4_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# reshape_default_INT32_tail_26
c26_i0 = Input('c26_i0', ('TENSOR_INT32', [3, 17]))
c26_p1 = Parameter('c26_p1', ('TENSOR_INT32', [3]), [17, 3, 1])
c26_o2 = Output('c26_o2', ('TENSOR_INT32', [17, 3, 1]))
c26_model = Model()
c26_model.AddOperand(c26_i0)
c26_model.AddOperand(c26_p1)
c26_model.AddOperand(c26_o2)
c26_model.Operation('RESHAPE', c26_i0, c26_p1).To(c26_o2)
c26_model.RelaxedExecution(False).IntroducedIn('AIDL_V2')
Example({
    c26_i0: [
        0, 7, -8, 8, -5, 3, -4, -1, 9, -7, -6, 6, -3, 1, 5, 4, 2, -2, -9, -3, 0, -7, 7, 6, -6, 9, -5, 2, -4,
        3, -1, -9, -2, -8, 8, 5, 4, 1, -9, 8, -8, 4, 6, -5, -7, 5, 2, 3, -1, -4, 9
    ],
    c26_o2: [
        0, 7, -8, 8, -5, 3, -4, -1, 9, -7, -6, 6, -3, 1, 5, 4, 2, -2, -9, -3, 0, -7, 7, 6, -6, 9, -5, 2, -4,
        3, -1, -9, -2, -8, 8, 5, 4, 1, -9, 8, -8, 4, 6, -5, -7, 5, 2, 3, -1, -4, 9
    ],
}, model=c26_model, name='default_INT32_tail_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
