from math import inf, nan

import numpy as np

# neg_default_FLOAT32_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_FLOAT32', [1, 2, 1, 2, 2]))
c0_o1 = Output('c0_o1', ('TENSOR_FLOAT32', [1, 2, 1, 2, 2]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_o1)
c0_model.Operation('NEG', c0_i0).To(c0_o1)
c0_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c0_i0: [-1.625, -1.25, -1.875, -0.25, -2.0, 0.875, -2.25, -0.875],
    c0_o1: [1.625, 1.25, 1.875, 0.25, 2.0, -0.875, 2.25, 0.875],
}, model=c0_model, name='default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# neg_default_FLOAT32_mixed_1
c1_p0 = Parameter('c1_p0', ('TENSOR_FLOAT32', [1, 2, 1, 3]), [-0.75, -2.5, 0.25, -1.25, 1.125, -1.375])
c1_o1 = Output('c1_o1', ('TENSOR_FLOAT32', [1, 2, 1, 3]))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_o1)
c1_model.Operation('NEG', c1_p0).To(c1_o1)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_o1: [0.75, 2.5, -0.25, 1.25, -1.125, 1.375],
}, model=c1_model, name='default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# neg_default_FLOAT32_rank_input_1_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2]))
c2_o1 = Output('c2_o1', ('TENSOR_FLOAT32', [2]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_o1)
c2_model.Operation('NEG', c2_i0).To(c2_o1)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [-2.5, -2.875],
    c2_o1: [2.5, 2.875],
}, model=c2_model, name='default_FLOAT32_rank_input_1_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# neg_default_FLOAT32_rank_input_2_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [1, 2]))
c3_o1 = Output('c3_o1', ('TENSOR_FLOAT32', [1, 2]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_o1)
c3_model.Operation('NEG', c3_i0).To(c3_o1)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [-0.375, -2.5],
    c3_o1: [0.375, 2.5],
}, model=c3_model, name='default_FLOAT32_rank_input_2_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# neg_default_FLOAT32_rank_input_3_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [2, 4, 1]))
c4_o1 = Output('c4_o1', ('TENSOR_FLOAT32', [2, 4, 1]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_o1)
c4_model.Operation('NEG', c4_i0).To(c4_o1)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [-1.375, 0.25, -1.0, -0.875, -2.125, -0.625, -1.75, 1.875],
    c4_o1: [1.375, -0.25, 1.0, 0.875, 2.125, 0.625, 1.75, -1.875],
}, model=c4_model, name='default_FLOAT32_rank_input_3_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# neg_default_FLOAT32_tail_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [2, 17]))
c5_o1 = Output('c5_o1', ('TENSOR_FLOAT32', [2, 17]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_o1)
c5_model.Operation('NEG', c5_i0).To(c5_o1)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [
        -0.75, 2.5, 1.75, -1.125, 2.125, -2.375, 0.125, 2.875, 1.5, -2.5, 2.375, 0.5, 1.875, -0.125, 1.0,
        2.625, -0.5, -2.0, 0.375, -2.25, 2.25, 1.125, 0.75, 0.0, 0.625, 1.625, -1.25, -1.875, 1.375, -2.625,
        -0.875, 0.25, -2.125, 2.75
    ],
    c5_o1: [
        0.75, -2.5, -1.75, 1.125, -2.125, 2.375, -0.125, -2.875, -1.5, 2.5, -2.375, -0.5, -1.875, 0.125, -1.0,
        -2.625, 0.5, 2.0, -0.375, 2.25, -2.25, -1.125, -0.75, -0.0, -0.625, -1.625, 1.25, 1.875, -1.375,
        2.625, 0.875, -0.25, 2.125, -2.75
    ],
}, model=c5_model, name='default_FLOAT32_tail_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# neg_default_FLOAT32_special_floats_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT32', [10]))
c6_o1 = Output('c6_o1', ('TENSOR_FLOAT32', [10]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_o1)
c6_model.Operation('NEG', c6_i0).To(c6_o1)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i0: [-0.3, 3.0000002, 100.5, 0.0, -0.0, 1e-38, 1e-40, 1.0, -1.0, 0.1],
    c6_o1: [0.3, -3.0000002, -100.5, -0.0, 0.0, -1e-38, -1e-40, -1.0, 1.0, -0.1],
}, model=c6_model, name='default_FLOAT32_special_floats_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# neg_default_FLOAT16_mixed_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT16', [1, 3]))
c7_o1 = Output('c7_o1', ('TENSOR_FLOAT16', [1, 3]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_o1)
c7_model.Operation('NEG', c7_i0).To(c7_o1)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i0: [-1.5, 0.5, 2.625],
    c7_o1: [1.5, -0.5, -2.625],
}, model=c7_model, name='default_FLOAT16_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# neg_default_FLOAT16_mixed_8
c8_p0 = Parameter('c8_p0', ('TENSOR_FLOAT16', [2, 3, 3, 2]), [
        1.875, 1.625, 2.25, -2.375, -1.25, 0.625, -2.0, 0.25, 2.125, -0.375, 0.0, -0.625, 2.75, 1.375, -1.75,
        1.0, -0.125, -1.5, 1.75, -1.125, 0.375, -2.625, 1.5, 1.125, -2.25, -2.5, -0.5, 2.5, -0.25, 2.875,
        -1.0, -0.875, 0.125, -1.375, 0.875, -1.625
    ])
c8_o1 = Output('c8_o1', ('TENSOR_FLOAT16', [2, 3, 3, 2]))
c8_model = Model()
c8_model.AddOperand(c8_p0)
c8_model.AddOperand(c8_o1)
c8_model.Operation('NEG', c8_p0).To(c8_o1)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_o1: [
        -1.875, -1.625, -2.25, 2.375, 1.25, -0.625, 2.0, -0.25, -2.125, 0.375, -0.0, 0.625, -2.75, -1.375,
        1.75, -1.0, 0.125, 1.5, -1.75, 1.125, -0.375, 2.625, -1.5, -1.125, 2.25, 2.5, 0.5, -2.5, 0.25, -2.875,
        1.0, 0.875, -0.125, 1.375, -0.875, 1.625
    ],
}, model=c8_model, name='default_FLOAT16_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# neg_default_FLOAT16_rank_input_1_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [2]))
c9_o1 = Output('c9_o1', ('TENSOR_FLOAT16', [2]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_o1)
c9_model.Operation('NEG', c9_i0).To(c9_o1)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [-2.0, -2.875],
    c9_o1: [2.0, 2.875],
}, model=c9_model, name='default_FLOAT16_rank_input_1_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# neg_default_FLOAT16_rank_input_3_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [1, 3, 4]))
c10_o1 = Output('c10_o1', ('TENSOR_FLOAT16', [1, 3, 4]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_o1)
c10_model.Operation('NEG', c10_i0).To(c10_o1)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [-2.625, -0.25, -1.625, 0.5, -3.0, -2.75, 2.625, 1.625, 2.5, 0.75, -1.25, -2.875],
    c10_o1: [2.625, 0.25, 1.625, -0.5, 3.0, 2.75, -2.625, -1.625, -2.5, -0.75, 1.25, 2.875],
}, model=c10_model, name='default_FLOAT16_rank_input_3_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# neg_default_FLOAT16_rank_input_5_11
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT16', [1, 2, 1, 2, 1]))
c11_o1 = Output('c11_o1', ('TENSOR_FLOAT16', [1, 2, 1, 2, 1]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_o1)
c11_model.Operation('NEG', c11_i0).To(c11_o1)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i0: [-1.625, -0.25, -2.875, -2.0],
    c11_o1: [1.625, 0.25, 2.875, 2.0],
}, model=c11_model, name='default_FLOAT16_rank_input_5_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# neg_default_FLOAT16_tail_12
c12_i0 = Input('c12_i0', ('TENSOR_FLOAT16', [3, 17]))
c12_o1 = Output('c12_o1', ('TENSOR_FLOAT16', [3, 17]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_o1)
c12_model.Operation('NEG', c12_i0).To(c12_o1)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [
        2.375, -2.625, 1.25, -0.375, 0.875, -2.5, 0.125, 0.5, -1.0, 1.0, -0.25, 2.625, 1.875, -1.75, -1.25,
        -0.125, -3.0, -2.375, -1.375, -2.125, 2.5, 2.25, 2.125, 2.0, -1.625, -0.625, -2.0, -1.5, 2.75, -2.25,
        0.25, 1.125, 1.5, -2.75, 0.625, 0.375, 1.625, 3.0, -1.875, -0.75, 1.75, 0.0, 2.875, 1.375, -2.875,
        0.75, -0.875, -1.125, -0.5, -1.125, -2.75
    ],
    c12_o1: [
        -2.375, 2.625, -1.25, 0.375, -0.875, 2.5, -0.125, -0.5, 1.0, -1.0, 0.25, -2.625, -1.875, 1.75, 1.25,
        0.125, 3.0, 2.375, 1.375, 2.125, -2.5, -2.25, -2.125, -2.0, 1.625, 0.625, 2.0, 1.5, -2.75, 2.25,
        -0.25, -1.125, -1.5, 2.75, -0.625, -0.375, -1.625, -3.0, 1.875, 0.75, -1.75, -0.0, -2.875, -1.375,
        2.875, -0.75, 0.875, 1.125, 0.5, 1.125, 2.75
    ],
}, model=c12_model, name='default_FLOAT16_tail_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# neg_default_INT32_mixed_13
c13_p0 = Parameter('c13_p0', ('TENSOR_INT32', [2, 2]), [-1, -6, 7, 6])
c13_o1 = Output('c13_o1', ('TENSOR_INT32', [2, 2]))
c13_model = Model()
c13_model.AddOperand(c13_p0)
c13_model.AddOperand(c13_o1)
c13_model.Operation('NEG', c13_p0).To(c13_o1)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_o1: [1, 6, -7, -6],
}, model=c13_model, name='default_INT32_mixed_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# neg_default_INT32_mixed_14
c14_i0 = Input('c14_i0', ('TENSOR_INT32', [3, 3, 3, 2]))
c14_o1 = Output('c14_o1', ('TENSOR_INT32', [3, 3, 3, 2]))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_o1)
c14_model.Operation('NEG', c14_i0).To(c14_o1)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_i0: [
        5, -4, 9, -5, -9, -6, -7, 7, -3, -2, -8, -1, 3, 2, 0, 1, 8, 6, 4, -9, 5, -4, 7, 6, 4, -1, -6, 0, 3,
        -7, 8, -3, 1, 2, -5, -2, -8, 9, -2, 7, 6, -3, -9, -5, 8, 9, 3, -8, 2, -4, -1, -7, 5, 4
    ],
    c14_o1: [
        -5, 4, -9, 5, 9, 6, 7, -7, 3, 2, 8, 1, -3, -2, 0, -1, -8, -6, -4, 9, -5, 4, -7, -6, -4, 1, 6, 0, -3,
        7, -8, 3, -1, -2, 5, 2, 8, -9, 2, -7, -6, 3, 9, 5, -8, -9, -3, 8, -2, 4, 1, 7, -5, -4
    ],
}, model=c14_model, name='default_INT32_mixed_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# neg_default_INT32_rank_input_1_15
c15_i0 = Input('c15_i0', ('TENSOR_INT32', [4]))
c15_o1 = Output('c15_o1', ('TENSOR_INT32', [4]))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_o1)
c15_model.Operation('NEG', c15_i0).To(c15_o1)
c15_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c15_i0: [2, -4, 8, -9],
    c15_o1: [-2, 4, -8, 9],
}, model=c15_model, name='default_INT32_rank_input_1_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# neg_default_INT32_rank_input_3_16
c16_i0 = Input('c16_i0', ('TENSOR_INT32', [3, 1, 3]))
c16_o1 = Output('c16_o1', ('TENSOR_INT32', [3, 1, 3]))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_o1)
c16_model.Operation('NEG', c16_i0).To(c16_o1)
c16_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c16_i0: [-4, -7, -6, -2, -1, 8, 5, -8, 9],
    c16_o1: [4, 7, 6, 2, 1, -8, -5, 8, -9],
}, model=c16_model, name='default_INT32_rank_input_3_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# neg_default_INT32_rank_input_5_17
c17_i0 = Input('c17_i0', ('TENSOR_INT32', [1, 1, 2, 1, 2]))
c17_o1 = Output('c17_o1', ('TENSOR_INT32', [1, 1, 2, 1, 2]))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_o1)
c17_model.Operation('NEG', c17_i0).To(c17_o1)
c17_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c17_i0: [0, -5, 3, -1],
    c17_o1: [0, 5, -3, 1],
}, model=c17_model, name='default_INT32_rank_input_5_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# neg_default_INT32_tail_18
c18_i0 = Input('c18_i0', ('TENSOR_INT32', [1, 17]))
c18_o1 = Output('c18_o1', ('TENSOR_INT32', [1, 17]))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_o1)
c18_model.Operation('NEG', c18_i0).To(c18_o1)
c18_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c18_i0: [4, 0, 8, -6, 3, 2, -1, 6, -9, 5, -3, -4, -8, 9, 7, -7, -2],
    c18_o1: [-4, 0, -8, 6, -3, -2, 1, -6, 9, -5, 3, 4, 8, -9, -7, 7, 2],
}, model=c18_model, name='default_INT32_tail_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
