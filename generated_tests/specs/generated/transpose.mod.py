from math import inf, nan

import numpy as np

# transpose_default_FLOAT32_INT32_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [1, 2, 3, 1]))
c0_p1 = Parameter('c0_p1', ('TENSOR_INT32', []), None)
c0_o2 = Output('c0_o2', ('TENSOR_FLOAT32', [1, 3, 2, 1]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('TRANSPOSE', c0_i0, c0_p1).To(c0_o2)
c0_model.RelaxedExecution(True).IntroducedIn('V1_1')
Example({
    c0_i0: [-1.0, 2.625, 0.625, 0.125, 1.125, -3.0],
    c0_o2: [-1.0, 0.125, 2.625, 1.125, 0.625, -3.0],
}, model=c0_model, name='default_FLOAT32_INT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_default_FLOAT32_INT32_mixed_1
c1_p0 = Parameter('c1_p0', ('TENSOR_FLOAT32', [3, 3]), [1.0, -1.5, -0.75, -2.125, 0.75, -2.875, 0.875, -1.0, -1.875])
c1_p1 = Parameter('c1_p1', ('TENSOR_INT32', [2]), [1, 0])
c1_o2 = Output('c1_o2', ('TENSOR_FLOAT32', [3, 3]))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('TRANSPOSE', c1_p0, c1_p1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c1_o2: [1.0, -2.125, 0.875, -1.5, 0.75, -1.0, -0.75, -2.875, -1.875],
}, model=c1_model, name='default_FLOAT32_INT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_default_FLOAT32_INT32_mixed_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [3, 2, 3]))
c2_i1 = Input('c2_i1', ('TENSOR_INT32', [3]))
c2_o2 = Output('c2_o2', ('TENSOR_FLOAT32', []))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('TRANSPOSE', c2_i0, c2_i1).To(c2_o2)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [
        -2.625, 1.125, 1.0, 0.625, 2.0, -2.25, -0.125, -2.0, -1.875, 1.25, -1.25, -0.25, -2.875, -0.5, -2.375,
        -0.875, 1.5, 0.125
    ],
    c2_i1: [2, 0, 1],
    c2_o2: np.reshape(np.array([
        -2.625, 0.625, -0.125, 1.25, -2.875, -0.875, 1.125, 2.0, -2.0, -1.25, -0.5, 1.5, 1.0, -2.25, -1.875,
        -0.25, -2.375, 0.125
    ], np.float32), [3, 3, 2]),
}, model=c2_model, name='default_FLOAT32_INT32_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_default_FLOAT32_INT32_rank_input_1_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [3]))
c3_p1 = Parameter('c3_p1', ('TENSOR_INT32', []), None)
c3_o2 = Output('c3_o2', ('TENSOR_FLOAT32', [3]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_p1)
c3_model.AddOperand(c3_o2)
c3_model.Operation('TRANSPOSE', c3_i0, c3_p1).To(c3_o2)
c3_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c3_i0: [-2.875, -0.875, 1.875],
    c3_o2: [-2.875, -0.875, 1.875],
}, model=c3_model, name='default_FLOAT32_INT32_rank_input_1_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_default_FLOAT32_INT32_tail_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [2, 17]))
c4_p1 = Parameter('c4_p1', ('TENSOR_INT32', []), None)
c4_o2 = Output('c4_o2', ('TENSOR_FLOAT32', [17, 2]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_p1)
c4_model.AddOperand(c4_o2)
c4_model.Operation('TRANSPOSE', c4_i0, c4_p1).To(c4_o2)
c4_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c4_i0: [
        0.625, -3.0, 1.0, -1.0, 2.625, -1.5, -2.625, 0.125, 3.0, 2.375, 1.375, -0.125, 2.75, 1.5, -2.75,
        -1.75, -1.875, -2.0, 2.875, -2.125, -0.25, 1.75, -0.5, 2.25, -2.875, -0.375, 0.875, 0.25, 2.0, -0.75,
        1.125, 0.75, 2.125, -2.375
    ],
    c4_o2: [
        0.625, -2.0, -3.0, 2.875, 1.0, -2.125, -1.0, -0.25, 2.625, 1.75, -1.5, -0.5, -2.625, 2.25, 0.125,
        -2.875, 3.0, -0.375, 2.375, 0.875, 1.375, 0.25, -0.125, 2.0, 2.75, -0.75, 1.5, 1.125, -2.75, 0.75,
        -1.75, 2.125, -1.875, -2.375
    ],
}, model=c4_model, name='default_FLOAT32_INT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_default_QUANT8_ASYMM_INT32_mixed_5
c5_p0 = Parameter('c5_p0', ('TENSOR_QUANT8_ASYMM', [2, 2, 4], 0.5, 255), [19, 235, 199, 25, 13, 158, 71, 161, 47, 155, 33, 103, 15, 0, 118, 187])
c5_p1 = Parameter('c5_p1', ('TENSOR_INT32', []), None)
c5_o2 = Output('c5_o2', ('TENSOR_QUANT8_ASYMM', [4, 2, 2], 0.5, 255))
c5_model = Model()
c5_model.AddOperand(c5_p0)
c5_model.AddOperand(c5_p1)
c5_model.AddOperand(c5_o2)
c5_model.Operation('TRANSPOSE', c5_p0, c5_p1).To(c5_o2)
c5_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c5_o2: [19, 47, 13, 15, 235, 155, 158, 0, 199, 33, 71, 118, 25, 103, 161, 187],
}, model=c5_model, name='default_QUANT8_ASYMM_INT32_mixed_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_default_QUANT8_ASYMM_INT32_mixed_6
c6_i0 = Input('c6_i0', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.4375, 0))
c6_i1 = Input('c6_i1', ('TENSOR_INT32', [4]))
c6_o2 = Output('c6_o2', ('TENSOR_QUANT8_ASYMM', [], 0.4375, 0))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_i1)
c6_model.AddOperand(c6_o2)
c6_model.Operation('TRANSPOSE', c6_i0, c6_i1).To(c6_o2)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i0: [
        57, 21, 187, 81, 217, 34, 45, 39, 153, 28, 0, 204, 203, 213, 58, 199, 134, 29, 83, 9, 245, 168, 215,
        55
    ],
    c6_i1: [0, 3, 1, 2],
    c6_o2: np.reshape(np.array([
        57, 187, 217, 45, 153, 0, 21, 81, 34, 39, 28, 204, 203, 58, 134, 83, 245, 215, 213, 199, 29, 9, 168,
        55
    ], np.uint8), [2, 2, 3, 2]),
}, model=c6_model, name='default_QUANT8_ASYMM_INT32_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_default_QUANT8_ASYMM_INT32_mixed_7
c7_i0 = Input('c7_i0', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.125, 10))
c7_p1 = Parameter('c7_p1', ('TENSOR_INT32', [2]), [1, 0])
c7_o2 = Output('c7_o2', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.125, 10))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_o2)
c7_model.Operation('TRANSPOSE', c7_i0, c7_p1).To(c7_o2)
c7_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c7_i0: [194, 186, 252, 221, 126, 133, 230, 146, 91, 43, 239, 59],
    c7_o2: [194, 221, 230, 43, 186, 126, 146, 239, 252, 133, 91, 59],
}, model=c7_model, name='default_QUANT8_ASYMM_INT32_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_default_QUANT8_ASYMM_INT32_rank_input_1_8
c8_i0 = Input('c8_i0', ('TENSOR_QUANT8_ASYMM', [1], 0.4375, 128))
c8_p1 = Parameter('c8_p1', ('TENSOR_INT32', [1]), [0])
c8_o2 = Output('c8_o2', ('TENSOR_QUANT8_ASYMM', [1], 0.4375, 128))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_o2)
c8_model.Operation('TRANSPOSE', c8_i0, c8_p1).To(c8_o2)
c8_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c8_i0: [147],
    c8_o2: [147],
}, model=c8_model, name='default_QUANT8_ASYMM_INT32_rank_input_1_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_default_QUANT8_ASYMM_INT32_tail_9
c9_i0 = Input('c9_i0', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.25, 128))
c9_p1 = Parameter('c9_p1', ('TENSOR_INT32', []), None)
c9_o2 = Output('c9_o2', ('TENSOR_QUANT8_ASYMM', [17, 2], 0.25, 128))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_p1)
c9_model.AddOperand(c9_o2)
c9_model.Operation('TRANSPOSE', c9_i0, c9_p1).To(c9_o2)
c9_model.RelaxedExecution(False).IntroducedIn('V1_1')
Example({
    c9_i0: [
        193, 210, 11, 60, 71, 166, 54, 98, 123, 209, 218, 227, 181, 121, 170, 23, 47, 179, 160, 133, 138, 96,
        102, 191, 243, 128, 230, 108, 100, 236, 233, 232, 20, 90
    ],
    c9_o2: [
        193, 179, 210, 160, 11, 133, 60, 138, 71, 96, 166, 102, 54, 191, 98, 243, 123, 128, 209, 230, 218,
        108, 227, 100, 181, 236, 121, 233, 170, 232, 23, 20, 47, 90
    ],
}, model=c9_model, name='default_QUANT8_ASYMM_INT32_tail_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_default_FLOAT16_INT32_mixed_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [1, 4, 3]))
c10_p1 = Parameter('c10_p1', ('TENSOR_INT32', []), None)
c10_o2 = Output('c10_o2', ('TENSOR_FLOAT16', [3, 4, 1]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_p1)
c10_model.AddOperand(c10_o2)
c10_model.Operation('TRANSPOSE', c10_i0, c10_p1).To(c10_o2)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [-2.5, -2.375, 2.875, 0.875, 0.625, -3.0, -0.375, -2.125, -1.0, -0.875, 1.0, 2.375],
    c10_o2: [-2.5, 0.875, -0.375, -0.875, -2.375, 0.625, -2.125, 1.0, 2.875, -3.0, -1.0, 2.375],
}, model=c10_model, name='default_FLOAT16_INT32_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_default_FLOAT16_INT32_mixed_11
c11_p0 = Parameter('c11_p0', ('TENSOR_FLOAT16', [2, 4]), [-0.375, -2.75, 0.75, -2.875, -0.25, 2.375, 0.125, -0.5])
c11_i1 = Input('c11_i1', ('TENSOR_INT32', [2]))
c11_o2 = Output('c11_o2', ('TENSOR_FLOAT16', []))
c11_model = Model()
c11_model.AddOperand(c11_p0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_o2)
c11_model.Operation('TRANSPOSE', c11_p0, c11_i1).To(c11_o2)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i1: [1, 0],
    c11_o2: np.reshape(np.array([-0.375, -0.25, -2.75, 2.375, 0.75, 0.125, -2.875, -0.5], np.float16), [4, 2]),
}, model=c11_model, name='default_FLOAT16_INT32_mixed_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_default_FLOAT16_INT32_mixed_12
c12_i0 = Input('c12_i0', ('TENSOR_FLOAT16', [2, 3, 1, 3]))
c12_p1 = Parameter('c12_p1', ('TENSOR_INT32', [4]), [3, 2, 0, 1])
c12_o2 = Output('c12_o2', ('TENSOR_FLOAT16', [3, 1, 2, 3]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_p1)
c12_model.AddOperand(c12_o2)
c12_model.Operation('TRANSPOSE', c12_i0, c12_p1).To(c12_o2)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [
        2.75, 1.125, 0.25, -0.5, -2.75, 0.375, -2.0, -1.625, -2.875, -1.375, 1.875, 2.0, 1.625, -0.125, 1.75,
        1.5, 0.5, -2.5
    ],
    c12_o2: [
        2.75, -0.5, -2.0, -1.375, 1.625, 1.5, 1.125, -2.75, -1.625, 1.875, -0.125, 0.5, 0.25, 0.375, -2.875,
        2.0, 1.75, -2.5
    ],
}, model=c12_model, name='default_FLOAT16_INT32_mixed_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_default_FLOAT16_INT32_rank_input_1_13
c13_i0 = Input('c13_i0', ('TENSOR_FLOAT16', [4]))
c13_p1 = Parameter('c13_p1', ('TENSOR_INT32', []), None)
c13_o2 = Output('c13_o2', ('TENSOR_FLOAT16', [4]))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_p1)
c13_model.AddOperand(c13_o2)
c13_model.Operation('TRANSPOSE', c13_i0, c13_p1).To(c13_o2)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i0: [-3.0, -2.5, -1.5, 2.875],
    c13_o2: [-3.0, -2.5, -1.5, 2.875],
}, model=c13_model, name='default_FLOAT16_INT32_rank_input_1_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_default_FLOAT16_INT32_tail_14
c14_i0 = Input('c14_i0', ('TENSOR_FLOAT16', [3, 17]))
c14_p1 = Parameter('c14_p1', ('TENSOR_INT32', [2]), [1, 0])
c14_o2 = Output('c14_o2', ('TENSOR_FLOAT16', [17, 3]))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_p1)
c14_model.AddOperand(c14_o2)
c14_model.Operation('TRANSPOSE', c14_i0, c14_p1).To(c14_o2)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_i0: [
        0.25, -3.0, -0.625, -0.75, 2.5, -0.5, 0.5, -1.0, 3.0, 0.375, 0.625, 0.875, -0.125, -1.25, 2.375, 1.75,
        2.625, -2.625, -0.875, 2.25, -1.125, -0.25, -1.625, -2.375, 1.625, 1.125, 1.375, -2.75, 0.0, -1.5,
        1.5, -1.875, -2.5, -2.125, 2.125, -0.375, 2.875, 2.0, 1.25, 0.125, -1.375, -1.75, 1.875, 2.75, -2.0,
        1.0, 0.75, -2.25, -2.875, -0.125, 1.75
    ],
    c14_o2: [
        0.25, -2.625, 2.125, -3.0, -0.875, -0.375, -0.625, 2.25, 2.875, -0.75, -1.125, 2.0, 2.5, -0.25, 1.25,
        -0.5, -1.625, 0.125, 0.5, -2.375, -1.375, -1.0, 1.625, -1.75, 3.0, 1.125, 1.875, 0.375, 1.375, 2.75,
        0.625, -2.75, -2.0, 0.875, 0.0, 1.0, -0.125, -1.5, 0.75, -1.25, 1.5, -2.25, 2.375, -1.875, -2.875,
        1.75, -2.5, -0.125, 2.625, -2.125, 1.75
    ],
}, model=c14_model, name='default_FLOAT16_INT32_tail_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_default_QUANT8_ASYMM_SIGNED_INT32_mixed_15
c15_p0 = Parameter('c15_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 3], 0.375, -128), [111, -84, -39, 83, 93, 77, -33, 44, -58])
c15_i1 = Input('c15_i1', ('TENSOR_INT32', [3]))
c15_o2 = Output('c15_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [], 0.375, -128))
c15_model = Model()
c15_model.AddOperand(c15_p0)
c15_model.AddOperand(c15_i1)
c15_model.AddOperand(c15_o2)
c15_model.Operation('TRANSPOSE', c15_p0, c15_i1).To(c15_o2)
c15_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c15_i1: [2, 0, 1],
    c15_o2: np.reshape(np.array([111, 83, -33, -84, 93, 44, -39, 77, -58], np.int8), [3, 3, 1]),
}, model=c15_model, name='default_QUANT8_ASYMM_SIGNED_INT32_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_default_QUANT8_ASYMM_SIGNED_INT32_mixed_16
c16_i0 = Input('c16_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 2, 1], 0.1875, 127))
c16_p1 = Parameter('c16_p1', ('TENSOR_INT32', []), None)
c16_o2 = Output('c16_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 2, 1], 0.1875, 127))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_p1)
c16_model.AddOperand(c16_o2)
c16_model.Operation('TRANSPOSE', c16_i0, c16_p1).To(c16_o2)
c16_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c16_i0: [-25, -49, 43, 18],
    c16_o2: [-25, 43, -49, 18],
}, model=c16_model, name='default_QUANT8_ASYMM_SIGNED_INT32_mixed_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_default_QUANT8_ASYMM_SIGNED_INT32_mixed_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2], 0.1875, -60))
c17_p1 = Parameter('c17_p1', ('TENSOR_INT32', [2]), [1, 0])
c17_o2 = Output('c17_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.1875, -60))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_p1)
c17_model.AddOperand(c17_o2)
c17_model.Operation('TRANSPOSE', c17_i0, c17_p1).To(c17_o2)
c17_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c17_i0: [-127, -123, 66, 96, 8, -125, 108, 3],
    c17_o2: [-127, 66, 8, 108, -123, 96, -125, 3],
}, model=c17_model, name='default_QUANT8_ASYMM_SIGNED_INT32_mixed_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_default_QUANT8_ASYMM_SIGNED_INT32_rank_input_1_18
c18_i0 = Input('c18_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.5, 11))
c18_p1 = Parameter('c18_p1', ('TENSOR_INT32', [1]), [0])
c18_o2 = Output('c18_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.5, 11))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_p1)
c18_model.AddOperand(c18_o2)
c18_model.Operation('TRANSPOSE', c18_i0, c18_p1).To(c18_o2)
c18_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c18_i0: [14, -31, 43, 15],
    c18_o2: [14, -31, 43, 15],
}, model=c18_model, name='default_QUANT8_ASYMM_SIGNED_INT32_rank_input_1_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# transpose_default_QUANT8_ASYMM_SIGNED_INT32_tail_19
c19_i0 = Input('c19_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.0625, 95))
c19_p1 = Parameter('c19_p1', ('TENSOR_INT32', [2]), [1, 0])
c19_o2 = Output('c19_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [17, 3], 0.0625, 95))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_p1)
c19_model.AddOperand(c19_o2)
c19_model.Operation('TRANSPOSE', c19_i0, c19_p1).To(c19_o2)
c19_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c19_i0: [
        30, -70, -48, -35, 114, 112, 4, -106, 49, 23, -51, -104, 6, 46, -9, -34, 77, 3, 66, 74, 38, -88, -28,
        87, -57, 80, -108, 7, 124, 41, 40, 58, 28, -117, 116, -101, -1, 97, -94, -60, 64, -22, 117, -37, 39,
        125, 122, 2, -116, -63, 73
    ],
    c19_o2: [
        30, 3, 116, -70, 66, -101, -48, 74, -1, -35, 38, 97, 114, -88, -94, 112, -28, -60, 4, 87, 64, -106,
        -57, -22, 49, 80, 117, 23, -108, -37, -51, 7, 39, -104, 124, 125, 6, 41, 122, 46, 40, 2, -9, 58, -116,
        -34, 28, -63, 77, -117, 73
    ],
}, model=c19_model, name='default_QUANT8_ASYMM_SIGNED_INT32_tail_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
