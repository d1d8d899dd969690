from math import inf, nan

import numpy as np

# squeeze_default_FLOAT32_INT32_mixed_0
c0_p0 = Parameter('c0_p0', ('TENSOR_FLOAT32', [3, 3, 1]), [1.0, -2.0, 1.5, 2.5, -1.5, 0.25, 1.875, 1.125, 0.5])
c0_p1 = Parameter('c0_p1', ('TENSOR_INT32', []), None)
c0_o2 = Output('c0_o2', ('TENSOR_FLOAT32', [3, 3]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('SQUEEZE', c0_p0, c0_p1).To(c0_o2)
c0_model.RelaxedExecution(True).IntroducedIn('V1_1')
Example({
    c0_o2: [1.0, -2.0, 1.5, 2.5, -1.5, 0.25, 1.875, 1.125, 0.5],
}, model=c0_model, name='default_FLOAT32_INT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# squeeze_default_FLOAT32_INT32_rank_input_1_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [3]))
c1_p1 = Parameter('c1_p1', ('TENSOR_INT32', []), None)
c1_o2 = Output('c1_o2', ('TENSOR_FLOAT32', [3]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('SQUEEZE', c1_i0, c1_p1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c1_i0: [-1.0, 0.75, 2.25],
    c1_o2: [-1.0, 0.75, 2.25],
}, model=c1_model, name='default_FLOAT32_INT32_rank_input_1_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# squeeze_default_FLOAT32_INT32_rank_input_2_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [4, 1]))
c2_p1 = Parameter('c2_p1', ('TENSOR_INT32', [1]), [1])
c2_o2 = Output('c2_o2', ('TENSOR_FLOAT32', [4]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_p1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('SQUEEZE', c2_i0, c2_p1).To(c2_o2)
c2_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c2_i0: [0.625, -1.25, 2.375, -0.625],
    c2_o2: [0.625, -1.25, 2.375, -0.625],
}, model=c2_model, name='default_FLOAT32_INT32_rank_input_2_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# squeeze_default_FLOAT32_INT32_rank_input_4_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [1, 3, 2, 2]))
c3_p1 = Parameter('c3_p1', ('TENSOR_INT32', [1]), [0])
c3_o2 = Output('c3_o2', ('TENSOR_FLOAT32', [3, 2, 2]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_o2)
c3_model.Operation('SQUEEZE', c3_i0, c3_p1).To(c3_o2)
c3_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c3_i0: [2.375, 1.875, -0.25, -2.5, 2.0, 2.25, -1.125, 1.125, 0.0, 1.25, -2.25, -0.625],
    c3_o2: [2.375, 1.875, -0.25, -2.5, 2.0, 2.25, -1.125, 1.125, 0.0, 1.25, -2.25, -0.625],
}, model=c3_model, name='default_FLOAT32_INT32_rank_input_4_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# squeeze_default_FLOAT32_INT32_runtime_axes_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [1, 2]))
c4_i1 = Input('c4_i1', ('TENSOR_INT32', [1]))
c4_o2 = Output('c4_o2', ('TENSOR_FLOAT32', []))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_o2)
c4_model.Operation('SQUEEZE', c4_i0, c4_i1).To(c4_o2)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [1.0, 0.25],
    c4_i1: [0],
    c4_o2: np.reshape(np.array([1.0, 0.25], np.float32), [2]),
}, model=c4_model, name='default_FLOAT32_INT32_runtime_axes_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# squeeze_default_FLOAT32_INT32_tail_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [1, 17]))
c5_p1 = Parameter('c5_p1', ('TENSOR_INT32', [1]), [0])
c5_o2 = Output('c5_o2', ('TENSOR_FLOAT32', [17]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_o2)
c5_model.Operation('SQUEEZE', c5_i0, c5_p1).To(c5_o2)
c5_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c5_i0: [
        -2.625, 1.5, -0.875, 2.75, 3.0, -2.25, -2.375, 1.875, 1.25, -1.5, 1.625, -1.875, 2.875, -0.625,
        -1.625, 1.375, 0.125
    ],
    c5_o2: [
        -2.625, 1.5, -0.875, 2.75, 3.0, -2.25, -2.375, 1.875, 1.25, -1.5, 1.625, -1.875, 2.875, -0.625,
        -1.625, 1.375, 0.125
    ],
}, model=c5_model, name='default_FLOAT32_INT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# squeeze_default_QUANT8_ASYMM_INT32_mixed_6
c6_p0 = Parameter('c6_p0', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 1], 0.0625, 0), [230, 164, 167])
c6_p1 = Parameter('c6_p1', ('TENSOR_INT32', []), None)
c6_o2 = Output('c6_o2', ('TENSOR_QUANT8_ASYMM', [3], 0.0625, 0))
c6_model = Model()
c6_model.AddOperand(c6_p0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_o2)
c6_model.Operation('SQUEEZE', c6_p0, c6_p1).To(c6_o2)
c6_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c6_o2: [230, 164, 167],
}, model=c6_model, name='default_QUANT8_ASYMM_INT32_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# squeeze_default_QUANT8_ASYMM_INT32_rank_input_1_7
c7_i0 = Input('c7_i0', ('TENSOR_QUANT8_ASYMM', [2], 0.375, 128))
c7_p1 = Parameter('c7_p1', ('TENSOR_INT32', []), None)
c7_o2 = Output('c7_o2', ('TENSOR_QUANT8_ASYMM', [2], 0.375, 128))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_o2)
c7_model.Operation('SQUEEZE', c7_i0, c7_p1).To(c7_o2)
c7_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c7_i0: [178, 35],
    c7_o2: [178, 35],
}, model=c7_model, name='default_QUANT8_ASYMM_INT32_rank_input_1_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# squeeze_default_QUANT8_ASYMM_INT32_rank_input_2_8
c8_i0 = Input('c8_i0', ('TENSOR_QUANT8_ASYMM', [1, 1], 0.375, 77))
c8_p1 = Parameter('c8_p1', ('TENSOR_INT32', [1]), [0])
c8_o2 = Output('c8_o2', ('TENSOR_QUANT8_ASYMM', [1], 0.375, 77))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_o2)
c8_model.Operation('SQUEEZE', c8_i0, c8_p1).To(c8_o2)
c8_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c8_i0: [180],
    c8_o2: [180],
}, model=c8_model, name='default_QUANT8_ASYMM_INT32_rank_input_2_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# squeeze_default_QUANT8_ASYMM_INT32_rank_input_3_9
c9_i0 = Input('c9_i0', ('TENSOR_QUANT8_ASYMM', [1, 4, 4], 0.1875, 113))
c9_p1 = Parameter('c9_p1', ('TENSOR_INT32', [1]), [0])
c9_o2 = Output('c9_o2', ('TENSOR_QUANT8_ASYMM', [4, 4], 0.1875, 113))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_p1)
c9_model.AddOperand(c9_o2)
c9_model.Operation('SQUEEZE', c9_i0, c9_p1).To(c9_o2)
c9_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c9_i0: [22, 37, 34, 183, 21, 215, 224, 219, 177, 217, 206, 2, 64, 13, 67, 205],
    c9_o2: [22, 37, 34, 183, 21, 215, 224, 219, 177, 217, 206, 2, 64, 13, 67, 205],
}, model=c9_model, name='default_QUANT8_ASYMM_INT32_rank_input_3_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# squeeze_default_QUANT8_ASYMM_INT32_zero_point_input_highest_10
c10_i0 = Input('c10_i0', ('TENSOR_QUANT8_ASYMM', [4], 0.25, 255))
c10_p1 = Parameter('c10_p1', ('TENSOR_INT32', []), None)
c10_o2 = Output('c10_o2', ('TENSOR_QUANT8_ASYMM', [4], 0.25, 255))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_p1)
c10_model.AddOperand(c10_o2)
c10_model.Operation('SQUEEZE', c10_i0, c10_p1).To(c10_o2)
c10_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c10_i0: [46, 187, 40, 194],
    c10_o2: [46, 187, 40, 194],
}, model=c10_model, name='default_QUANT8_ASYMM_INT32_zero_point_input_highest_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# squeeze_default_QUANT8_ASYMM_INT32_runtime_axes_11
c11_i0 = Input('c11_i0', ('TENSOR_QUANT8_ASYMM', [1, 4], 0.1875, 128))
c11_i1 = Input('c11_i1', ('TENSOR_INT32', [1]))
c11_o2 = Output('c11_o2', ('TENSOR_QUANT8_ASYMM', [], 0.1875, 128))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_o2)
c11_model.Operation('SQUEEZE', c11_i0, c11_i1).To(c11_o2)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i0: [125, 223, 89, 50],
    c11_i1: [0],
    c11_o2: np.reshape(np.array([125, 223, 89, 50], np.uint8), [4]),
}, model=c11_model, name='default_QUANT8_ASYMM_INT32_runtime_axes_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# squeeze_default_QUANT8_ASYMM_INT32_tail_12
c12_i0 = Input('c12_i0', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.125, 128))
c12_p1 = Parameter('c12_p1', ('TENSOR_INT32', [1]), [0])
c12_o2 = Output('c12_o2', ('TENSOR_QUANT8_ASYMM', [17], 0.125, 128))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_p1)
c12_model.AddOperand(c12_o2)
c12_model.Operation('SQUEEZE', c12_i0, c12_p1).To(c12_o2)
c12_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c12_i0: [155, 138, 72, 99, 75, 85, 89, 77, 71, 186, 208, 57, 39, 27, 56, 185, 197],
    c12_o2: [155, 138, 72, 99, 75, 85, 89, 77, 71, 186, 208, 57, 39, 27, 56, 185, 197],
}, model=c12_model, name='default_QUANT8_ASYMM_INT32_tail_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# squeeze_default_FLOAT16_INT32_mixed_13
c13_p0 = Parameter('c13_p0', ('TENSOR_FLOAT16', [1]), [-2.875])
c13_p1 = Parameter('c13_p1', ('TENSOR_INT32', []), None)
c13_o2 = Output('c13_o2', ('TENSOR_FLOAT16', [1]))
c13_model = Model()
c13_model.AddOperand(c13_p0)
c13_model.AddOperand(c13_p1)
c13_model.AddOperand(c13_o2)
c13_model.Operation('SQUEEZE', c13_p0, c13_p1).To(c13_o2)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_o2: [-2.875],
}, model=c13_model, name='default_FLOAT16_INT32_mixed_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# squeeze_default_FLOAT16_INT32_rank_input_2_14
c14_i0 = Input('c14_i0', ('TENSOR_FLOAT16', [1, 4]))
c14_p1 = Parameter('c14_p1', ('TENSOR_INT32', []), None)
c14_o2 = Output('c14_o2', ('TENSOR_FLOAT16', [4]))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_p1)
c14_model.AddOperand(c14_o2)
c14_model.Operation('SQUEEZE', c14_i0, c14_p1).To(c14_o2)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_i0: [0.375, 2.25, 0.75, -0.125],
    c14_o2: [0.375, 2.25, 0.75, -0.125],
}, model=c14_model, name='default_FLOAT16_INT32_rank_input_2_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# squeeze_default_FLOAT16_INT32_rank_input_3_15
c15_i0 = Input('c15_i0', ('TENSOR_FLOAT16', [1, 2, 2]))
c15_p1 = Parameter('c15_p1', ('TENSOR_INT32', []), None)
c15_o2 = Output('c15_o2', ('TENSOR_FLOAT16', [2, 2]))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_p1)
c15_model.AddOperand(c15_o2)
c15_model.Operation('SQUEEZE', c15_i0, c15_p1).To(c15_o2)
c15_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c15_i0: [-2.0, -2.375, 0.875, -2.625],
    c15_o2: [-2.0, -2.375, 0.875, -2.625],
}, model=c15_model, name='default_FLOAT16_INT32_rank_input_3_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# squeeze_default_FLOAT16_INT32_rank_input_4_16
c16_i0 = Input('c16_i0', ('TENSOR_FLOAT16', [2, 1, 3, 3]))
c16_p1 = Parameter('c16_p1', ('TENSOR_INT32', []), None)
c16_o2 = Output('c16_o2', ('TENSOR_FLOAT16', [2, 3, 3]))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_p1)
c16_model.AddOperand(c16_o2)
c16_model.Operation('SQUEEZE', c16_i0, c16_p1).To(c16_o2)
c16_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c16_i0: [
        0.5, -1.0, 1.75, -3.0, 0.375, 1.25, -0.25, 1.625, -0.875, -0.375, -0.5, 2.625, 0.125, 1.5, 0.875,
        -2.75, -2.125, 2.0
    ],
    c16_o2: [
        0.5, -1.0, 1.75, -3.0, 0.375, 1.25, -0.25, 1.625, -0.875, -0.375, -0.5, 2.625, 0.125, 1.5, 0.875,
        -2.75, -2.125, 2.0
    ],
}, model=c16_model, name='default_FLOAT16_INT32_rank_input_4_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# squeeze_default_FLOAT16_INT32_given_axes_17
c17_i0 = Input('c17_i0', ('TENSOR_FLOAT16', [1, 2, 3]))
c17_p1 = Parameter('c17_p1', ('TENSOR_INT32', [1]), [0])
c17_o2 = Output('c17_o2', ('TENSOR_FLOAT16', [2, 3]))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_p1)
c17_model.AddOperand(c17_o2)
c17_model.Operation('SQUEEZE', c17_i0, c17_p1).To(c17_o2)
c17_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c17_i0: [1.0, -2.75, 2.5, -0.625, 0.75, 1.25],
    c17_o2: [1.0, -2.75, 2.5, -0.625, 0.75, 1.25],
}, model=c17_model, name='default_FLOAT16_INT32_given_axes_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# squeeze_default_FLOAT16_INT32_runtime_axes_18
c18_i0 = Input('c18_i0', ('TENSOR_FLOAT16', [2, 1, 3, 1]))
c18_i1 = Input('c18_i1', ('TENSOR_INT32', [1]))
c18_o2 = Output('c18_o2', ('TENSOR_FLOAT16', []))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_i1)
c18_model.AddOperand(c18_o2)
c18_model.Operation('SQUEEZE', c18_i0, c18_i1).To(c18_o2)
c18_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c18_i0: [-0.25, 2.375, 1.0, -1.75, -1.0, 0.375],
    c18_i1: [3],
    c18_o2: np.reshape(np.array([-0.25, 2.375, 1.0, -1.75, -1.0, 0.375], np.float16), [2, 1, 3]),
}, model=c18_model, name='default_FLOAT16_INT32_runtime_axes_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# squeeze_default_FLOAT16_INT32_tail_19
c19_i0 = Input('c19_i0', ('TENSOR_FLOAT16', [1, 17]))
c19_p1 = Parameter('c19_p1', ('TENSOR_INT32', []), None)
c19_o2 = Output('c19_o2', ('TENSOR_FLOAT16', [17]))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_p1)
c19_model.AddOperand(c19_o2)
c19_model.Operation('SQUEEZE', c19_i0, c19_p1).To(c19_o2)
c19_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c19_i0: [
        0.375, -2.75, -1.125, -0.875, 0.875, 1.5, 1.0, -0.375, -1.875, 2.375, -2.875, -0.125, -1.625, 1.125,
        2.125, -1.5, 2.5
    ],
    c19_o2: [
        0.375, -2.75, -1.125, -0.875, 0.875, 1.5, 1.0, -0.375, -1.875, 2.375, -2.875, -0.125, -1.625, 1.125,
        2.125, -1.5, 2.5
    ],
}, model=c19_model, name='default_FLOAT16_INT32_tail_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# squeeze_default_QUANT8_ASYMM_SIGNED_INT32_mixed_20
c20_p0 = Parameter('c20_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 1, 2], 0.1875, -128), [54, -116, -9, -88, -53, 74, 64, 51, -19, -126, 117, -48, 98, 75, -97, 123, 14, 70])
c20_p1 = Parameter('c20_p1', ('TENSOR_INT32', []), None)
c20_o2 = Output('c20_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 2], 0.1875, -128))
c20_model = Model()
c20_model.AddOperand(c20_p0)
c20_model.AddOperand(c20_p1)
c20_model.AddOperand(c20_o2)
c20_model.Operation('SQUEEZE', c20_p0, c20_p1).To(c20_o2)
c20_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c20_o2: [54, -116, -9, -88, -53, 74, 64, 51, -19, -126, 117, -48, 98, 75, -97, 123, 14, 70],
}, model=c20_model, name='default_QUANT8_ASYMM_SIGNED_INT32_mixed_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# squeeze_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_1_21
c21_i0 = Input('c21_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.5, 0))
c21_p1 = Parameter('c21_p1', ('TENSOR_INT32', [1]), [0])
c21_o2 = Output('c21_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.5, 0))
c21_model = Model()
c21_model.AddOperand(c21_i0)
c21_model.AddOperand(c21_p1)
c21_model.AddOperand(c21_o2)
c21_model.Operation('SQUEEZE', c21_i0, c21_p1).To(c21_o2)
c21_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c21_i0: [14],
    c21_o2: [14],
}, model=c21_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_1_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# squeeze_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_2_22
c22_i0 = Input('c22_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 4], 0.5, 42))
c22_p1 = Parameter('c22_p1', ('TENSOR_INT32', []), None)
c22_o2 = Output('c22_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.5, 42))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_p1)
c22_model.AddOperand(c22_o2)
c22_model.Operation('SQUEEZE', c22_i0, c22_p1).To(c22_o2)
c22_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c22_i0: [79, 44, 12, 15],
    c22_o2: [79, 44, 12, 15],
}, model=c22_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_2_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# squeeze_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_3_23
c23_i0 = Input('c23_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 3], 0.375, -119))
c23_p1 = Parameter('c23_p1', ('TENSOR_INT32', [1]), [0])
c23_o2 = Output('c23_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3], 0.375, -119))
c23_model = Model()
c23_model.AddOperand(c23_i0)
c23_model.AddOperand(c23_p1)
c23_model.AddOperand(c23_o2)
c23_model.Operation('SQUEEZE', c23_i0, c23_p1).To(c23_o2)
c23_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c23_i0: [-90, 123, 125, 4, -110, 97, -64, 54, 103],
    c23_o2: [-90, 123, 125, 4, -110, 97, -64, 54, 103],
}, model=c23_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_3_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# squeeze_default_QUANT8_ASYMM_SIGNED_INT32_zero_point_input_highest_24
c24_i0 = Input('c24_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3, 1], 0.375, 127))
c24_p1 = Parameter('c24_p1', ('TENSOR_INT32', []), None)
c24_o2 = Output('c24_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3], 0.375, 127))
c24_model = Model()
c24_model.AddOperand(c24_i0)
c24_model.AddOperand(c24_p1)
c24_model.AddOperand(c24_o2)
c24_model.Operation('SQUEEZE', c24_i0, c24_p1).To(c24_o2)
c24_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c24_i0: [-22, -66, -49, 92, -43, 109, 42, -70, -80, 18, 64, -24],
    c24_o2: [-22, -66, -49, 92, -43, 109, 42, -70, -80, 18, 64, -24],
}, model=c24_model, name='default_QUANT8_ASYMM_SIGNED_INT32_zero_point_input_highest_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# squeeze_default_QUANT8_ASYMM_SIGNED_INT32_runtime_axes_25
c25_i0 = Input('c25_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 2], 0.1875, 0))
c25_i1 = Input('c25_i1', ('TENSOR_INT32', [1]))
c25_o2 = Output('c25_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [], 0.1875, 0))
c25_model = Model()
c25_model.AddOperand(c25_i0)
c25_model.AddOperand(c25_i1)
c25_model.AddOperand(c25_o2)
c25_model.Operation('SQUEEZE', c25_i0, c25_i1).To(c25_o2)
c25_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c25_i0: [92, -5, 52, -114, 40, 3],
    c25_i1: [0],
    c25_o2: np.reshape(np.array([92, -5, 52, -114, 40, 3], np.int8), [3, 2]),
}, model=c25_model, name='default_QUANT8_ASYMM_SIGNED_INT32_runtime_axes_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# squeeze_default_QUANT8_ASYMM_SIGNED_INT32_tail_26
c26_i0 = Input('c26_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17], 0.0625, -15))
c26_p1 = Parameter('c26_p1', ('TENSOR_INT32', []), None)
c26_o2 = Output('c26_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [17], 0.0625, -15))
c26_model = Model()
c26_model.AddOperand(c26_i0)
c26_model.AddOperand(c26_p1)
c26_model.AddOperand(c26_o2)
c26_model.Operation('SQUEEZE', c26_i0, c26_p1).To(c26_o2)
c26_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c26_i0: [-109, 3, -13, 14, 108, -7, -126, 16, 125, 94, -8, -60, 33, -48, -51, 8, -34],
    c26_o2: [-109, 3, -13, 14, 108, -7, -126, 16, 125, 94, -8, -60, 33, -48, -51, 8, -34],
}, model=c26_model, name='default_QUANT8_ASYMM_SIGNED_INT32_tail_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
