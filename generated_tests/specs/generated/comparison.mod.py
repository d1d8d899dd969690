from math import inf, nan

import numpy as np

# equal_default_FLOAT32_BOOL8_mixed_0
c0_p0 = Parameter('c0_p0', ('TENSOR_FLOAT32', [4, 1, 4]), [
        0.0, -0.25, 0.125, -0.125, 0.25, -0.125, 0.25, 0.125, -0.25, 0.0, 0.125, 0.25, 0.0, -0.125, -0.25, 0.0
    ])
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [4, 1, 4]))
c0_o2 = Output('c0_o2', ('TENSOR_BOOL8', [4, 1, 4]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('EQUAL', c0_p0, c0_i1).To(c0_o2)
c0_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c0_i1: [
        0.0, 0.125, -0.25, 0.25, -0.125, 0.0, -0.25, 0.25, -0.125, 0.125, 0.0, 0.25, -0.25, 0.125, -0.125,
        -0.25
    ],
    c0_o2: [
        True, False, False, False, False, False, False, False, False, False, False, True, False, False, False,
        False
    ],
}, model=c0_model, name='equal_default_FLOAT32_BOOL8_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_FLOAT32_BOOL8_mixed_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [3, 1]))
c1_p1 = Parameter('c1_p1', ('TENSOR_FLOAT32', [3, 1]), [-0.125, 0.0, 0.125])
c1_o2 = Output('c1_o2', ('TENSOR_BOOL8', [3, 1]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('EQUAL', c1_i0, c1_p1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_i0: [-0.25, 0.0, 0.125],
    c1_o2: [False, True, True],
}, model=c1_model, name='equal_default_FLOAT32_BOOL8_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_FLOAT32_BOOL8_mixed_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2, 2, 2, 2, 2]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [2, 2, 1, 2]))
c2_o2 = Output('c2_o2', ('TENSOR_BOOL8', [2, 2, 2, 2, 2]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('EQUAL', c2_i0, c2_i1).To(c2_o2)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [
        0.0, 0.125, -0.25, -0.125, 0.25, 0.125, 0.0, -0.25, -0.125, 0.25, -0.125, 0.25, 0.0, 0.125, -0.25,
        -0.125, -0.25, 0.125, 0.25, 0.0, -0.125, 0.125, 0.25, 0.0, -0.25, 0.0, 0.25, 0.125, -0.25, -0.125,
        0.0, 0.25
    ],
    c2_i1: [0.125, 0.25, -0.125, 0.0, -0.25, 0.0, 0.25, 0.125],
    c2_o2: [
        False, False, False, False, False, False, False, False, False, False, False, False, False, True,
        False, False, False, False, False, False, True, False, False, True, True, True, False, False, False,
        False, False, False
    ],
}, model=c2_model, name='equal_default_FLOAT32_BOOL8_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_FLOAT32_BOOL8_rank_lhs_1_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [2]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT32', [1]))
c3_o2 = Output('c3_o2', ('TENSOR_BOOL8', [2]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_o2)
c3_model.Operation('EQUAL', c3_i0, c3_i1).To(c3_o2)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [0.0, -0.125],
    c3_i1: [0.0],
    c3_o2: [True, False],
}, model=c3_model, name='equal_default_FLOAT32_BOOL8_rank_lhs_1_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_FLOAT32_BOOL8_rank_lhs_4_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [2, 2, 1, 3]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT32', [2, 1, 3]))
c4_o2 = Output('c4_o2', ('TENSOR_BOOL8', [2, 2, 1, 3]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_o2)
c4_model.Operation('EQUAL', c4_i0, c4_i1).To(c4_o2)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [0.125, -0.25, 0.0, -0.125, 0.25, 0.25, 0.125, 0.0, -0.25, -0.125, -0.25, 0.0],
    c4_i1: [0.0, 0.25, -0.25, -0.125, 0.125, 0.0],
    c4_o2: [False, False, False, True, False, False, False, False, True, True, False, True],
}, model=c4_model, name='equal_default_FLOAT32_BOOL8_rank_lhs_4_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_FLOAT32_BOOL8_rank_rhs_5_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [1, 2, 1, 1]))
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT32', [1, 1, 2, 1, 1]))
c5_o2 = Output('c5_o2', ('TENSOR_BOOL8', [1, 1, 2, 1, 1]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_o2)
c5_model.Operation('EQUAL', c5_i0, c5_i1).To(c5_o2)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [-0.125, 0.0],
    c5_i1: [-0.25, 0.0],
    c5_o2: [False, True],
}, model=c5_model, name='equal_default_FLOAT32_BOOL8_rank_rhs_5_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_FLOAT32_BOOL8_tail_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT32', [2, 17]))
c6_i1 = Input('c6_i1', ('TENSOR_FLOAT32', [2, 17]))
c6_o2 = Output('c6_o2', ('TENSOR_BOOL8', [2, 17]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_i1)
c6_model.AddOperand(c6_o2)
c6_model.Operation('EQUAL', c6_i0, c6_i1).To(c6_o2)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i0: [
        -0.125, -0.25, 0.0, 0.25, 0.125, 0.25, 0.0, 0.125, -0.25, -0.125, 0.0, 0.125, 0.25, -0.25, -0.125,
        0.0, 0.25, 0.125, -0.25, -0.125, -0.25, 0.0, 0.25, 0.125, -0.125, 0.0, 0.25, -0.25, -0.125, 0.125,
        0.25, -0.125, -0.25, 0.125
    ],
    c6_i1: [
        -0.25, 0.125, 0.0, -0.125, 0.25, 0.0, 0.125, 0.25, -0.125, -0.25, 0.0, -0.125, 0.125, -0.25, 0.25,
        0.0, -0.25, 0.25, -0.125, 0.125, 0.0, -0.125, 0.25, 0.125, -0.25, 0.0, 0.125, 0.25, -0.125, -0.25,
        -0.125, -0.25, 0.25, 0.0
    ],
    c6_o2: [
        False, False, True, False, False, False, False, False, False, False, True, False, False, True, False,
        True, False, False, False, False, False, False, True, True, False, True, False, False, True, False,
        False, False, False, False
    ],
}, model=c6_model, name='equal_default_FLOAT32_BOOL8_tail_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_FLOAT16_BOOL8_mixed_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT16', [1, 3, 1, 1]))
c7_p1 = Parameter('c7_p1', ('TENSOR_FLOAT16', [1, 3, 1, 1]), [-0.125, -0.25, 0.25])
c7_o2 = Output('c7_o2', ('TENSOR_BOOL8', [1, 3, 1, 1]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_p1)
c7_model.AddOperand(c7_o2)
c7_model.Operation('EQUAL', c7_i0, c7_p1).To(c7_o2)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i0: [-0.125, 0.125, -0.25],
    c7_o2: [True, False, False],
}, model=c7_model, name='equal_default_FLOAT16_BOOL8_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_FLOAT16_BOOL8_mixed_8
c8_p0 = Parameter('c8_p0', ('TENSOR_FLOAT16', [4]), [0.25, 0.0, -0.25, 0.125])
c8_i1 = Input('c8_i1', ('TENSOR_FLOAT16', [1]))
c8_o2 = Output('c8_o2', ('TENSOR_BOOL8', [4]))
c8_model = Model()
c8_model.AddOperand(c8_p0)
c8_model.AddOperand(c8_i1)
c8_model.AddOperand(c8_o2)
c8_model.Operation('EQUAL', c8_p0, c8_i1).To(c8_o2)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i1: [0.125],
    c8_o2: [False, False, False, True],
}, model=c8_model, name='equal_default_FLOAT16_BOOL8_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_FLOAT16_BOOL8_mixed_9
c9_i0 = Input('c9_i0', ('TENSOR_FLOAT16', [4, 3, 1]))
c9_i1 = Input('c9_i1', ('TENSOR_FLOAT16', [1, 3, 1]))
c9_o2 = Output('c9_o2', ('TENSOR_BOOL8', [4, 3, 1]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_o2)
c9_model.Operation('EQUAL', c9_i0, c9_i1).To(c9_o2)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [0.125, -0.25, 0.0, 0.25, -0.125, -0.125, 0.25, 0.0, 0.125, -0.25, -0.125, 0.0],
    c9_i1: [0.0, 0.25, -0.125],
    c9_o2: [False, False, False, False, False, True, False, False, False, False, False, False],
}, model=c9_model, name='equal_default_FLOAT16_BOOL8_mixed_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_FLOAT16_BOOL8_mixed_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [3, 1]))
c10_i1 = Input('c10_i1', ('TENSOR_FLOAT16', [3, 1]))
c10_o2 = Output('c10_o2', ('TENSOR_BOOL8', [3, 1]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_o2)
c10_model.Operation('EQUAL', c10_i0, c10_i1).To(c10_o2)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [0.125, 0.25, -0.125],
    c10_i1: [0.0, -0.25, -0.125],
    c10_o2: [False, False, True],
}, model=c10_model, name='equal_default_FLOAT16_BOOL8_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_FLOAT16_BOOL8_rank_lhs_5_11
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT16', [2, 2, 1, 1, 2]))
c11_i1 = Input('c11_i1', ('TENSOR_FLOAT16', [1, 1, 2]))
c11_o2 = Output('c11_o2', ('TENSOR_BOOL8', [2, 2, 1, 1, 2]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_o2)
c11_model.Operation('EQUAL', c11_i0, c11_i1).To(c11_o2)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i0: [0.125, -0.25, 0.0, 0.25, -0.125, -0.25, -0.125, 0.125],
    c11_i1: [0.0, 0.25],
    c11_o2: [False, False, True, True, False, False, False, False],
}, model=c11_model, name='equal_default_FLOAT16_BOOL8_rank_lhs_5_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_FLOAT16_BOOL8_rank_rhs_5_12
c12_i0 = Input('c12_i0', ('TENSOR_FLOAT16', [1, 1, 1, 1]))
c12_i1 = Input('c12_i1', ('TENSOR_FLOAT16', [2, 1, 1, 1, 1]))
c12_o2 = Output('c12_o2', ('TENSOR_BOOL8', [2, 1, 1, 1, 1]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_i1)
c12_model.AddOperand(c12_o2)
c12_model.Operation('EQUAL', c12_i0, c12_i1).To(c12_o2)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [-0.25],
    c12_i1: [0.25, -0.25],
    c12_o2: [False, True],
}, model=c12_model, name='equal_default_FLOAT16_BOOL8_rank_rhs_5_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_FLOAT16_BOOL8_tail_13
c13_i0 = Input('c13_i0', ('TENSOR_FLOAT16', [3, 17]))
c13_i1 = Input('c13_i1', ('TENSOR_FLOAT16', [1]))
c13_o2 = Output('c13_o2', ('TENSOR_BOOL8', [3, 17]))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_i1)
c13_model.AddOperand(c13_o2)
c13_model.Operation('EQUAL', c13_i0, c13_i1).To(c13_o2)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i0: [
        -0.125, 0.25, -0.25, 0.0, 0.125, 0.125, -0.25, 0.0, -0.125, 0.25, 0.25, -0.125, -0.25, 0.0, 0.125,
        -0.125, 0.0, -0.25, 0.125, 0.25, -0.25, 0.25, -0.125, 0.0, 0.125, 0.125, 0.25, 0.0, -0.25, -0.125,
        -0.25, 0.25, 0.0, -0.125, 0.125, 0.0, -0.25, 0.125, 0.25, -0.125, 0.0, -0.25, 0.125, -0.125, 0.25,
        -0.125, 0.0, 0.125, 0.25, -0.25, 0.0
    ],
    c13_i1: [-0.25],
    c13_o2: [
        False, False, True, False, False, False, True, False, False, False, False, False, True, False, False,
        False, False, True, False, False, True, False, False, False, False, False, False, False, True, False,
        True, False, False, False, False, False, True, False, False, False, False, True, False, False, False,
        False, False, False, False, True, False
    ],
}, model=c13_model, name='equal_default_FLOAT16_BOOL8_tail_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_QUANT8_ASYMM_BOOL8_mixed_14
c14_i0 = Input('c14_i0', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 2, 1], 0.1875, 0))
c14_i1 = Input('c14_i1', ('TENSOR_QUANT8_ASYMM', [1, 1], 0.375, 0))
c14_o2 = Output('c14_o2', ('TENSOR_BOOL8', [2, 1, 2, 2, 1]))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_i1)
c14_model.AddOperand(c14_o2)
c14_model.Operation('EQUAL', c14_i0, c14_i1).To(c14_o2)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_i0: [1, 1, 0, 0, 0, 1, 0, 1],
    c14_i1: [0],
    c14_o2: [False, False, True, True, True, False, True, False],
}, model=c14_model, name='equal_default_QUANT8_ASYMM_BOOL8_mixed_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_QUANT8_ASYMM_BOOL8_mixed_15
c15_p0 = Parameter('c15_p0', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 255), [254, 255, 255])
c15_p1 = Parameter('c15_p1', ('TENSOR_QUANT8_ASYMM', [1], 0.4375, 255), [255])
c15_o2 = Output('c15_o2', ('TENSOR_BOOL8', [3]))
c15_model = Model()
c15_model.AddOperand(c15_p0)
c15_model.AddOperand(c15_p1)
c15_model.AddOperand(c15_o2)
c15_model.Operation('EQUAL', c15_p0, c15_p1).To(c15_o2)
c15_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c15_o2: [False, True, True],
}, model=c15_model, name='equal_default_QUANT8_ASYMM_BOOL8_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_QUANT8_ASYMM_BOOL8_mixed_16
c16_i0 = Input('c16_i0', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 128))
c16_i1 = Input('c16_i1', ('TENSOR_QUANT8_ASYMM', [2, 3, 1], 0.375, 94))
c16_o2 = Output('c16_o2', ('TENSOR_BOOL8', [2, 3, 4]))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_i1)
c16_model.AddOperand(c16_o2)
c16_model.Operation('EQUAL', c16_i0, c16_i1).To(c16_o2)
c16_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c16_i0: [
        129, 128, 127, 128, 128, 128, 128, 128, 129, 127, 128, 128, 128, 129, 127, 128, 128, 129, 128, 127,
        129, 127, 128, 128
    ],
    c16_i1: [95, 93, 94, 94, 94, 93],
    c16_o2: [
        False, False, False, False, False, False, False, False, False, False, True, True, True, False, False,
        True, True, False, True, False, False, False, False, False
    ],
}, model=c16_model, name='equal_default_QUANT8_ASYMM_BOOL8_mixed_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_QUANT8_ASYMM_BOOL8_rank_lhs_2_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM', [4, 1], 0.25, 128))
c17_i1 = Input('c17_i1', ('TENSOR_QUANT8_ASYMM', [4, 1], 0.125, 28))
c17_o2 = Output('c17_o2', ('TENSOR_BOOL8', [4, 1]))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_i1)
c17_model.AddOperand(c17_o2)
c17_model.Operation('EQUAL', c17_i0, c17_i1).To(c17_o2)
c17_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c17_i0: [128, 127, 127, 129],
    c17_i1: [27, 29, 26, 28],
    c17_o2: [False, False, True, False],
}, model=c17_model, name='equal_default_QUANT8_ASYMM_BOOL8_rank_lhs_2_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_QUANT8_ASYMM_BOOL8_rank_lhs_4_18
c18_i0 = Input('c18_i0', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 3], 0.4375, 128))
c18_i1 = Input('c18_i1', ('TENSOR_QUANT8_ASYMM', [1, 1, 3], 0.0625, 112))
c18_o2 = Output('c18_o2', ('TENSOR_BOOL8', [1, 1, 1, 3]))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_i1)
c18_model.AddOperand(c18_o2)
c18_model.Operation('EQUAL', c18_i0, c18_i1).To(c18_o2)
c18_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c18_i0: [128, 128, 129],
    c18_i1: [112, 114, 116],
    c18_o2: [True, False, False],
}, model=c18_model, name='equal_default_QUANT8_ASYMM_BOOL8_rank_lhs_4_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_QUANT8_ASYMM_BOOL8_rank_rhs_4_19
c19_i0 = Input('c19_i0', ('TENSOR_QUANT8_ASYMM', [1, 3, 2], 0.5, 128))
c19_i1 = Input('c19_i1', ('TENSOR_QUANT8_ASYMM', [3, 1, 3, 2], 0.125, 130))
c19_o2 = Output('c19_o2', ('TENSOR_BOOL8', [3, 1, 3, 2]))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_i1)
c19_model.AddOperand(c19_o2)
c19_model.Operation('EQUAL', c19_i0, c19_i1).To(c19_o2)
c19_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c19_i0: [128, 129, 127, 128, 128, 128],
    c19_i1: [128, 131, 130, 132, 129, 128, 129, 130, 131, 132, 132, 128, 130, 131, 129, 130, 128, 132],
    c19_o2: [
        False, False, False, False, False, False, False, False, False, False, False, False, True, False,
        False, True, False, False
    ],
}, model=c19_model, name='equal_default_QUANT8_ASYMM_BOOL8_rank_rhs_4_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_QUANT8_ASYMM_BOOL8_rank_rhs_5_20
c20_i0 = Input('c20_i0', ('TENSOR_QUANT8_ASYMM', [1, 2], 0.25, 242))
c20_i1 = Input('c20_i1', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 1, 2], 0.0625, 128))
c20_o2 = Output('c20_o2', ('TENSOR_BOOL8', [2, 1, 2, 1, 2]))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_i1)
c20_model.AddOperand(c20_o2)
c20_model.Operation('EQUAL', c20_i0, c20_i1).To(c20_o2)
c20_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c20_i0: [243, 242],
    c20_i1: [128, 124, 130, 126, 132, 128, 124, 132],
    c20_o2: [False, False, False, False, True, True, False, False],
}, model=c20_model, name='equal_default_QUANT8_ASYMM_BOOL8_rank_rhs_5_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_QUANT8_ASYMM_BOOL8_tail_21
c21_i0 = Input('c21_i0', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.4375, 184))
c21_i1 = Input('c21_i1', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.3125, 128))
c21_o2 = Output('c21_o2', ('TENSOR_BOOL8', [2, 17]))
c21_model = Model()
c21_model.AddOperand(c21_i0)
c21_model.AddOperand(c21_i1)
c21_model.AddOperand(c21_o2)
c21_model.Operation('EQUAL', c21_i0, c21_i1).To(c21_o2)
c21_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c21_i0: [
        184, 184, 184, 185, 183, 185, 183, 184, 184, 184, 183, 184, 185, 184, 184, 184, 185, 184, 184, 183,
        183, 184, 184, 185, 184, 184, 184, 184, 183, 185, 184, 184, 183, 185
    ],
    c21_i1: [129, 128, 128, 128, 127, 127, 128, 129, 128, 128, 128, 129, 128, 127, 128, 127, 128],
    c21_o2: [
        False, True, True, False, False, False, False, False, True, True, False, False, False, False, True,
        False, False, False, True, False, False, False, False, False, False, True, True, True, False, False,
        False, True, False, False
    ],
}, model=c21_model, name='equal_default_QUANT8_ASYMM_BOOL8_tail_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_INT32_BOOL8_mixed_22
c22_i0 = Input('c22_i0', ('TENSOR_INT32', [4, 1]))
c22_i1 = Input('c22_i1', ('TENSOR_INT32', [1]))
c22_o2 = Output('c22_o2', ('TENSOR_BOOL8', [4, 1]))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_i1)
c22_model.AddOperand(c22_o2)
c22_model.Operation('EQUAL', c22_i0, c22_i1).To(c22_o2)
c22_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c22_i0: [0, 2, -2, 1],
    c22_i1: [0],
    c22_o2: [True, False, False, False],
}, model=c22_model, name='equal_default_INT32_BOOL8_mixed_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_INT32_BOOL8_mixed_23
c23_p0 = Parameter('c23_p0', ('TENSOR_INT32', [2, 1, 1, 2, 1]), [0, 2, -1, -2])
c23_p1 = Parameter('c23_p1', ('TENSOR_INT32', [1, 1, 1, 2, 1]), [0, 2])
c23_o2 = Output('c23_o2', ('TENSOR_BOOL8', [2, 1, 1, 2, 1]))
c23_model = Model()
c23_model.AddOperand(c23_p0)
c23_model.AddOperand(c23_p1)
c23_model.AddOperand(c23_o2)
c23_model.Operation('EQUAL', c23_p0, c23_p1).To(c23_o2)
c23_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c23_o2: [True, True, False, False],
}, model=c23_model, name='equal_default_INT32_BOOL8_mixed_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_INT32_BOOL8_mixed_24
c24_i0 = Input('c24_i0', ('TENSOR_INT32', [2, 3, 1, 1]))
c24_i1 = Input('c24_i1', ('TENSOR_INT32', [1, 1]))
c24_o2 = Output('c24_o2', ('TENSOR_BOOL8', [2, 3, 1, 1]))
c24_model = Model()
c24_model.AddOperand(c24_i0)
c24_model.AddOperand(c24_i1)
c24_model.AddOperand(c24_o2)
c24_model.Operation('EQUAL', c24_i0, c24_i1).To(c24_o2)
c24_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c24_i0: [1, 0, -1, -2, 2, 1],
    c24_i1: [0],
    c24_o2: [False, True, False, False, False, False],
}, model=c24_model, name='equal_default_INT32_BOOL8_mixed_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_INT32_BOOL8_mixed_25
c25_i0 = Input('c25_i0', ('TENSOR_INT32', [3, 1, 4]))
c25_i1 = Input('c25_i1', ('TENSOR_INT32', [3, 1, 1]))
c25_o2 = Output('c25_o2', ('TENSOR_BOOL8', [3, 1, 4]))
c25_model = Model()
c25_model.AddOperand(c25_i0)
c25_model.AddOperand(c25_i1)
c25_model.AddOperand(c25_o2)
c25_model.Operation('EQUAL', c25_i0, c25_i1).To(c25_o2)
c25_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c25_i0: [-2, 2, 0, -1, 1, 0, -2, 1, -1, 2, -2, 2],
    c25_i1: [-1, 1, 2],
    c25_o2: [False, False, False, True, True, False, False, True, False, True, False, True],
}, model=c25_model, name='equal_default_INT32_BOOL8_mixed_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_INT32_BOOL8_rank_lhs_1_26
c26_i0 = Input('c26_i0', ('TENSOR_INT32', [4]))
c26_i1 = Input('c26_i1', ('TENSOR_INT32', [4]))
c26_o2 = Output('c26_o2', ('TENSOR_BOOL8', [4]))
c26_model = Model()
c26_model.AddOperand(c26_i0)
c26_model.AddOperand(c26_i1)
c26_model.AddOperand(c26_o2)
c26_model.Operation('EQUAL', c26_i0, c26_i1).To(c26_o2)
c26_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c26_i0: [1, 0, 2, -2],
    c26_i1: [-1, 0, -2, 2],
    c26_o2: [False, True, False, False],
}, model=c26_model, name='equal_default_INT32_BOOL8_rank_lhs_1_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_INT32_BOOL8_rank_rhs_4_27
c27_i0 = Input('c27_i0', ('TENSOR_INT32', [2]))
c27_i1 = Input('c27_i1', ('TENSOR_INT32', [1, 3, 3, 2]))
c27_o2 = Output('c27_o2', ('TENSOR_BOOL8', [1, 3, 3, 2]))
c27_model = Model()
c27_model.AddOperand(c27_i0)
c27_model.AddOperand(c27_i1)
c27_model.AddOperand(c27_o2)
c27_model.Operation('EQUAL', c27_i0, c27_i1).To(c27_o2)
c27_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c27_i0: [-2, 0],
    c27_i1: [2, 1, -2, -1, 0, 2, 0, -2, 1, -1, 0, -1, 2, 1, -2, 2, 0, 1],
    c27_o2: [
        False, False, True, False, False, False, False, False, False, False, False, False, False, False, True,
        False, False, False
    ],
}, model=c27_model, name='equal_default_INT32_BOOL8_rank_rhs_4_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_INT32_BOOL8_tail_28
c28_i0 = Input('c28_i0', ('TENSOR_INT32', [2, 17]))
c28_i1 = Input('c28_i1', ('TENSOR_INT32', [1]))
c28_o2 = Output('c28_o2', ('TENSOR_BOOL8', [2, 17]))
c28_model = Model()
c28_model.AddOperand(c28_i0)
c28_model.AddOperand(c28_i1)
c28_model.AddOperand(c28_o2)
c28_model.Operation('EQUAL', c28_i0, c28_i1).To(c28_o2)
c28_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c28_i0: [
        -2, 1, 0, 2, -1, 0, 2, -1, 1, -2, 1, 0, 2, -2, -1, 1, -1, 0, 2, -2, -2, -1, 0, 2, 1, 1, -1, -2, 2, 0,
        -2, 1, 2, 0
    ],
    c28_i1: [2],
    c28_o2: [
        False, False, False, True, False, False, True, False, False, False, False, False, True, False, False,
        False, False, False, True, False, False, False, False, True, False, False, False, False, True, False,
        False, False, True, False
    ],
}, model=c28_model, name='equal_default_INT32_BOOL8_tail_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_BOOL8_mixed_29
c29_i0 = Input('c29_i0', ('TENSOR_BOOL8', [3, 3]))
c29_p1 = Parameter('c29_p1', ('TENSOR_BOOL8', [3]), [True, False, True])
c29_o2 = Output('c29_o2', ('TENSOR_BOOL8', [3, 3]))
c29_model = Model()
c29_model.AddOperand(c29_i0)
c29_model.AddOperand(c29_p1)
c29_model.AddOperand(c29_o2)
c29_model.Operation('EQUAL', c29_i0, c29_p1).To(c29_o2)
c29_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c29_i0: [True, False, False, True, True, False, True, False, True],
    c29_o2: [True, True, False, True, False, False, True, True, True],
}, model=c29_model, name='equal_default_BOOL8_mixed_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_BOOL8_mixed_30
c30_p0 = Parameter('c30_p0', ('TENSOR_BOOL8', [2, 1, 2, 3]), [False, True, False, True, False, True, True, False, True, False, True, False])
c30_i1 = Input('c30_i1', ('TENSOR_BOOL8', [2, 1, 2, 3]))
c30_o2 = Output('c30_o2', ('TENSOR_BOOL8', [2, 1, 2, 3]))
c30_model = Model()
c30_model.AddOperand(c30_p0)
c30_model.AddOperand(c30_i1)
c30_model.AddOperand(c30_o2)
c30_model.Operation('EQUAL', c30_p0, c30_i1).To(c30_o2)
c30_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c30_i1: [True, False, True, False, False, True, True, False, True, False, False, True],
    c30_o2: [False, False, False, False, True, True, True, True, True, True, False, False],
}, model=c30_model, name='equal_default_BOOL8_mixed_30', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_BOOL8_mixed_31
c31_i0 = Input('c31_i0', ('TENSOR_BOOL8', [4, 4, 4]))
c31_i1 = Input('c31_i1', ('TENSOR_BOOL8', [4, 4, 4]))
c31_o2 = Output('c31_o2', ('TENSOR_BOOL8', [4, 4, 4]))
c31_model = Model()
c31_model.AddOperand(c31_i0)
c31_model.AddOperand(c31_i1)
c31_model.AddOperand(c31_o2)
c31_model.Operation('EQUAL', c31_i0, c31_i1).To(c31_o2)
c31_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c31_i0: [
        False, True, True, False, False, True, True, False, False, True, False, True, True, False, False,
        True, False, True, False, True, False, True, True, False, True, False, False, True, False, True, True,
        False, True, False, True, False, False, True, False, True, False, True, True, False, True, False,
        True, False, True, False, True, False, False, True, False, True, True, False, False, True, True,
        False, True, False
    ],
    c31_i1: [
        True, False, False, True, True, False, False, True, True, False, True, False, True, False, False,
        True, True, False, False, True, False, True, False, True, False, True, True, False, False, True,
        False, True, False, True, False, True, True, False, False, True, True, False, False, True, True,
        False, True, False, False, True, False, True, True, False, True, False, True, False, False, True,
        False, True, True, False
    ],
    c31_o2: [
        False, False, False, False, False, False, False, False, False, False, False, False, True, True, True,
        True, False, False, True, True, True, True, False, False, False, False, False, False, True, True,
        False, False, False, False, False, False, False, False, True, True, False, False, False, False, True,
        True, True, True, False, False, False, False, False, False, False, False, True, True, True, True,
        False, False, True, True
    ],
}, model=c31_model, name='equal_default_BOOL8_mixed_31', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_BOOL8_mixed_32
c32_i0 = Input('c32_i0', ('TENSOR_BOOL8', [2, 2, 2, 1, 2]))
c32_i1 = Input('c32_i1', ('TENSOR_BOOL8', [1, 2]))
c32_o2 = Output('c32_o2', ('TENSOR_BOOL8', [2, 2, 2, 1, 2]))
c32_model = Model()
c32_model.AddOperand(c32_i0)
c32_model.AddOperand(c32_i1)
c32_model.AddOperand(c32_o2)
c32_model.Operation('EQUAL', c32_i0, c32_i1).To(c32_o2)
c32_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c32_i0: [
        False, True, True, False, True, False, False, True, False, True, True, False, False, True, False, True
    ],
    c32_i1: [True, False],
    c32_o2: [
        False, False, True, True, True, True, False, False, False, False, True, True, False, False, False,
        False
    ],
}, model=c32_model, name='equal_default_BOOL8_mixed_32', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_BOOL8_rank_lhs_1_33
c33_i0 = Input('c33_i0', ('TENSOR_BOOL8', [4]))
c33_i1 = Input('c33_i1', ('TENSOR_BOOL8', [4]))
c33_o2 = Output('c33_o2', ('TENSOR_BOOL8', [4]))
c33_model = Model()
c33_model.AddOperand(c33_i0)
c33_model.AddOperand(c33_i1)
c33_model.AddOperand(c33_o2)
c33_model.Operation('EQUAL', c33_i0, c33_i1).To(c33_o2)
c33_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c33_i0: [False, True, True, False],
    c33_i1: [True, False, True, False],
    c33_o2: [False, False, True, True],
}, model=c33_model, name='equal_default_BOOL8_rank_lhs_1_33', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_BOOL8_rank_rhs_5_34
c34_i0 = Input('c34_i0', ('TENSOR_BOOL8', [1, 1, 2]))
c34_i1 = Input('c34_i1', ('TENSOR_BOOL8', [2, 2, 1, 1, 2]))
c34_o2 = Output('c34_o2', ('TENSOR_BOOL8', [2, 2, 1, 1, 2]))
c34_model = Model()
c34_model.AddOperand(c34_i0)
c34_model.AddOperand(c34_i1)
c34_model.AddOperand(c34_o2)
c34_model.Operation('EQUAL', c34_i0, c34_i1).To(c34_o2)
c34_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c34_i0: [False, True],
    c34_i1: [True, False, False, True, True, False, True, False],
    c34_o2: [False, False, True, True, False, False, False, False],
}, model=c34_model, name='equal_default_BOOL8_rank_rhs_5_34', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_BOOL8_tail_35
c35_i0 = Input('c35_i0', ('TENSOR_BOOL8', [1, 17]))
c35_i1 = Input('c35_i1', ('TENSOR_BOOL8', [17]))
c35_o2 = Output('c35_o2', ('TENSOR_BOOL8', [1, 17]))
c35_model = Model()
c35_model.AddOperand(c35_i0)
c35_model.AddOperand(c35_i1)
c35_model.AddOperand(c35_o2)
c35_model.Operation('EQUAL', c35_i0, c35_i1).To(c35_o2)
c35_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c35_i0: [
        True, False, True, False, False, True, True, False, False, True, False, True, False, True, True,
        False, False
    ],
    c35_i1: [
        False, True, True, False, False, True, True, False, True, False, False, True, True, False, True,
        False, True
    ],
    c35_o2: [
        False, False, True, True, True, True, True, True, False, False, True, True, False, False, True, True,
        False
    ],
}, model=c35_model, name='equal_default_BOOL8_tail_35', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_36
c36_p0 = Parameter('c36_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 3], 0.125, -128), [-128, -128, -126, -127, -128, -126, -128, -128, -128])
c36_p1 = Parameter('c36_p1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3], 0.5, -128), [-128, -127, -128, -128, -128, -128, -128, -128, -128])
c36_o2 = Output('c36_o2', ('TENSOR_BOOL8', [1, 3, 3]))
c36_model = Model()
c36_model.AddOperand(c36_p0)
c36_model.AddOperand(c36_p1)
c36_model.AddOperand(c36_o2)
c36_model.Operation('EQUAL', c36_p0, c36_p1).To(c36_o2)
c36_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c36_o2: [True, False, False, False, True, False, True, True, True],
}, model=c36_model, name='equal_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_36', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_37
c37_i0 = Input('c37_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4], 0.125, 127))
c37_i1 = Input('c37_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.3125, 127))
c37_o2 = Output('c37_o2', ('TENSOR_BOOL8', [4, 4]))
c37_model = Model()
c37_model.AddOperand(c37_i0)
c37_model.AddOperand(c37_i1)
c37_model.AddOperand(c37_o2)
c37_model.Operation('EQUAL', c37_i0, c37_i1).To(c37_o2)
c37_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c37_i0: [127, 127, 125, 126, 127, 127, 125, 127, 127, 126, 126, 127, 127, 125, 127, 127],
    c37_i1: [127, 127, 127, 127],
    c37_o2: [True, True, False, False, True, True, False, True, True, False, False, True, True, False, True, True],
}, model=c37_model, name='equal_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_37', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_38
c38_i0 = Input('c38_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 2, 1], 0.3125, -6))
c38_i1 = Input('c38_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 2, 1], 0.375, 0))
c38_o2 = Output('c38_o2', ('TENSOR_BOOL8', [3, 1, 2, 1]))
c38_model = Model()
c38_model.AddOperand(c38_i0)
c38_model.AddOperand(c38_i1)
c38_model.AddOperand(c38_o2)
c38_model.Operation('EQUAL', c38_i0, c38_i1).To(c38_o2)
c38_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c38_i0: [-6, -6, -6, -5, -7, -7],
    c38_i1: [-1, 0, 1, 0, 0, -1],
    c38_o2: [False, True, False, False, False, False],
}, model=c38_model, name='equal_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_38', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_39
c39_i0 = Input('c39_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 1, 2, 2], 0.375, -22))
c39_i1 = Input('c39_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 1, 2, 2], 0.5, 0))
c39_o2 = Output('c39_o2', ('TENSOR_BOOL8', [1, 2, 1, 2, 2]))
c39_model = Model()
c39_model.AddOperand(c39_i0)
c39_model.AddOperand(c39_i1)
c39_model.AddOperand(c39_o2)
c39_model.Operation('EQUAL', c39_i0, c39_i1).To(c39_o2)
c39_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c39_i0: [-21, -22, -22, -22, -23, -23, -21, -22],
    c39_i1: [0, 1, 0, 0, -1, -1, 1, 0],
    c39_o2: [False, False, True, True, False, False, False, True],
}, model=c39_model, name='equal_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_39', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_QUANT8_ASYMM_SIGNED_BOOL8_rank_lhs_1_40
c40_i0 = Input('c40_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.3125, 30))
c40_i1 = Input('c40_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.125, 42))
c40_o2 = Output('c40_o2', ('TENSOR_BOOL8', [4]))
c40_model = Model()
c40_model.AddOperand(c40_i0)
c40_model.AddOperand(c40_i1)
c40_model.AddOperand(c40_o2)
c40_model.Operation('EQUAL', c40_i0, c40_i1).To(c40_o2)
c40_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c40_i0: [30, 30, 29, 31],
    c40_i1: [43, 42, 40, 44],
    c40_o2: [False, True, False, False],
}, model=c40_model, name='equal_default_QUANT8_ASYMM_SIGNED_BOOL8_rank_lhs_1_40', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_QUANT8_ASYMM_SIGNED_BOOL8_rank_rhs_3_41
c41_i0 = Input('c41_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.1875, 13))
c41_i1 = Input('c41_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4, 1], 0.3125, 0))
c41_o2 = Output('c41_o2', ('TENSOR_BOOL8', [4, 4, 1]))
c41_model = Model()
c41_model.AddOperand(c41_i0)
c41_model.AddOperand(c41_i1)
c41_model.AddOperand(c41_o2)
c41_model.Operation('EQUAL', c41_i0, c41_i1).To(c41_o2)
c41_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c41_i0: [13],
    c41_i1: [0, 0, 1, -1, 0, 0, 0, 1, 0, -1, 0, 0, 1, -1, 0, 0],
    c41_o2: [True, True, False, False, True, True, True, False, True, False, True, True, False, False, True, True],
}, model=c41_model, name='equal_default_QUANT8_ASYMM_SIGNED_BOOL8_rank_rhs_3_41', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# equal_default_QUANT8_ASYMM_SIGNED_BOOL8_tail_42
c42_i0 = Input('c42_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.4375, -51))
c42_i1 = Input('c42_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [17], 0.1875, 73))
c42_o2 = Output('c42_o2', ('TENSOR_BOOL8', [3, 17]))
c42_model = Model()
c42_model.AddOperand(c42_i0)
c42_model.AddOperand(c42_i1)
c42_model.AddOperand(c42_o2)
c42_model.Operation('EQUAL', c42_i0, c42_i1).To(c42_o2)
c42_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c42_i0: [
        -51, -51, -50, -51, -52, -51, -51, -52, -50, -51, -50, -51, -51, -51, -52, -51, -50, -51, -52, -51,
        -51, -51, -50, -52, -51, -51, -50, -52, -51, -51, -50, -51, -51, -51, -52, -51, -51, -50, -51, -52,
        -51, -52, -51, -51, -50, -52, -51, -50, -51, -51, -52
    ],
    c42_i1: [74, 74, 72, 73, 72, 73, 74, 72, 74, 72, 72, 72, 74, 73, 74, 72, 73],
    c42_o2: [
        False, False, False, True, False, True, False, False, False, False, False, False, False, True, False,
        False, False, False, False, False, True, False, False, False, False, False, False, False, False,
        False, False, False, False, True, False, False, False, False, False, False, False, False, False,
        False, False, False, False, False, False, False, False
    ],
}, model=c42_model, name='equal_default_QUANT8_ASYMM_SIGNED_BOOL8_tail_42', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_FLOAT32_BOOL8_mixed_0
c43_i0 = Input('c43_i0', ('TENSOR_FLOAT32', [1, 3, 1]))
c43_i1 = Input('c43_i1', ('TENSOR_FLOAT32', [1, 1]))
c43_o2 = Output('c43_o2', ('TENSOR_BOOL8', [1, 3, 1]))
c43_model = Model()
c43_model.AddOperand(c43_i0)
c43_model.AddOperand(c43_i1)
c43_model.AddOperand(c43_o2)
c43_model.Operation('GREATER', c43_i0, c43_i1).To(c43_o2)
c43_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c43_i0: [-0.125, 0.125, 0.25],
    c43_i1: [0.125],
    c43_o2: [False, False, True],
}, model=c43_model, name='greater_default_FLOAT32_BOOL8_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_FLOAT32_BOOL8_mixed_1
c44_p0 = Parameter('c44_p0', ('TENSOR_FLOAT32', [1, 2, 1, 3]), [-0.125, 0.25, 0.125, -0.25, 0.0, -0.125])
c44_p1 = Parameter('c44_p1', ('TENSOR_FLOAT32', [1, 2, 1, 3]), [0.0, -0.125, 0.125, -0.25, 0.25, 0.0])
c44_o2 = Output('c44_o2', ('TENSOR_BOOL8', [1, 2, 1, 3]))
c44_model = Model()
c44_model.AddOperand(c44_p0)
c44_model.AddOperand(c44_p1)
c44_model.AddOperand(c44_o2)
c44_model.Operation('GREATER', c44_p0, c44_p1).To(c44_o2)
c44_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c44_o2: [False, True, False, False, False, False],
}, model=c44_model, name='greater_default_FLOAT32_BOOL8_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_FLOAT32_BOOL8_mixed_2
c45_i0 = Input('c45_i0', ('TENSOR_FLOAT32', [3]))
c45_i1 = Input('c45_i1', ('TENSOR_FLOAT32', [3]))
c45_o2 = Output('c45_o2', ('TENSOR_BOOL8', [3]))
c45_model = Model()
c45_model.AddOperand(c45_i0)
c45_model.AddOperand(c45_i1)
c45_model.AddOperand(c45_o2)
c45_model.Operation('GREATER', c45_i0, c45_i1).To(c45_o2)
c45_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c45_i0: [0.125, 0.25, 0.0],
    c45_i1: [0.0, 0.25, 0.125],
    c45_o2: [True, False, False],
}, model=c45_model, name='greater_default_FLOAT32_BOOL8_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_FLOAT32_BOOL8_mixed_3
c46_i0 = Input('c46_i0', ('TENSOR_FLOAT32', [1, 1, 2, 1, 1]))
c46_i1 = Input('c46_i1', ('TENSOR_FLOAT32', [2, 1, 1]))
c46_o2 = Output('c46_o2', ('TENSOR_BOOL8', [1, 1, 2, 1, 1]))
c46_model = Model()
c46_model.AddOperand(c46_i0)
c46_model.AddOperand(c46_i1)
c46_model.AddOperand(c46_o2)
c46_model.Operation('GREATER', c46_i0, c46_i1).To(c46_o2)
c46_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c46_i0: [0.125, 0.25],
    c46_i1: [0.25, 0.125],
    c46_o2: [False, True],
}, model=c46_model, name='greater_default_FLOAT32_BOOL8_mixed_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_FLOAT32_BOOL8_rank_lhs_2_4
c47_i0 = Input('c47_i0', ('TENSOR_FLOAT32', [3, 1]))
c47_i1 = Input('c47_i1', ('TENSOR_FLOAT32', [1, 1]))
c47_o2 = Output('c47_o2', ('TENSOR_BOOL8', [3, 1]))
c47_model = Model()
c47_model.AddOperand(c47_i0)
c47_model.AddOperand(c47_i1)
c47_model.AddOperand(c47_o2)
c47_model.Operation('GREATER', c47_i0, c47_i1).To(c47_o2)
c47_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c47_i0: [-0.25, -0.125, 0.125],
    c47_i1: [-0.125],
    c47_o2: [False, False, True],
}, model=c47_model, name='greater_default_FLOAT32_BOOL8_rank_lhs_2_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_FLOAT32_BOOL8_rank_rhs_5_5
c48_i0 = Input('c48_i0', ('TENSOR_FLOAT32', [2, 1, 1, 2, 2]))
c48_i1 = Input('c48_i1', ('TENSOR_FLOAT32', [2, 1, 1, 2, 2]))
c48_o2 = Output('c48_o2', ('TENSOR_BOOL8', [2, 1, 1, 2, 2]))
c48_model = Model()
c48_model.AddOperand(c48_i0)
c48_model.AddOperand(c48_i1)
c48_model.AddOperand(c48_o2)
c48_model.Operation('GREATER', c48_i0, c48_i1).To(c48_o2)
c48_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c48_i0: [0.0, -0.125, 0.125, -0.25, 0.25, -0.25, 0.125, 0.0],
    c48_i1: [0.25, 0.0, 0.125, -0.125, -0.25, -0.125, -0.25, 0.125],
    c48_o2: [False, False, False, False, True, False, True, False],
}, model=c48_model, name='greater_default_FLOAT32_BOOL8_rank_rhs_5_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_FLOAT32_BOOL8_tail_6
c49_i0 = Input('c49_i0', ('TENSOR_FLOAT32', [3, 17]))
c49_i1 = Input('c49_i1', ('TENSOR_FLOAT32', [17]))
c49_o2 = Output('c49_o2', ('TENSOR_BOOL8', [3, 17]))
c49_model = Model()
c49_model.AddOperand(c49_i0)
c49_model.AddOperand(c49_i1)
c49_model.AddOperand(c49_o2)
c49_model.Operation('GREATER', c49_i0, c49_i1).To(c49_o2)
c49_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c49_i0: [
        -0.125, 0.25, 0.125, -0.25, 0.0, -0.125, 0.125, 0.25, -0.25, 0.0, 0.0, 0.125, -0.125, -0.25, 0.25,
        0.125, 0.0, -0.25, -0.125, 0.25, -0.25, -0.125, 0.0, 0.125, 0.25, 0.125, -0.25, 0.25, -0.125, 0.0,
        -0.125, 0.0, -0.25, 0.25, 0.125, 0.0, -0.25, 0.25, 0.125, -0.125, 0.125, 0.0, 0.25, -0.25, -0.125,
        0.0, -0.125, 0.125, 0.25, -0.25, -0.125
    ],
    c49_i1: [
        0.125, -0.125, 0.0, -0.25, 0.25, 0.25, -0.125, -0.25, 0.0, 0.125, 0.25, -0.125, 0.0, 0.125, -0.25,
        0.0, 0.125
    ],
    c49_o2: [
        False, True, True, False, False, False, True, True, False, False, False, True, False, False, True,
        True, False, False, False, True, False, False, False, True, True, True, False, False, False, False,
        False, True, False, True, False, True, False, True, False, False, True, True, True, False, False,
        True, False, False, True, False, False
    ],
}, model=c49_model, name='greater_default_FLOAT32_BOOL8_tail_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_FLOAT16_BOOL8_mixed_7
c50_p0 = Parameter('c50_p0', ('TENSOR_FLOAT16', [3, 2]), [-0.125, -0.25, 0.125, 0.0, 0.25, 0.125])
c50_i1 = Input('c50_i1', ('TENSOR_FLOAT16', [3, 1]))
c50_o2 = Output('c50_o2', ('TENSOR_BOOL8', [3, 2]))
c50_model = Model()
c50_model.AddOperand(c50_p0)
c50_model.AddOperand(c50_i1)
c50_model.AddOperand(c50_o2)
c50_model.Operation('GREATER', c50_p0, c50_i1).To(c50_o2)
c50_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c50_i1: [0.25, -0.25, -0.125],
    c50_o2: [False, False, True, True, True, True],
}, model=c50_model, name='greater_default_FLOAT16_BOOL8_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_FLOAT16_BOOL8_mixed_8
c51_i0 = Input('c51_i0', ('TENSOR_FLOAT16', [3, 2, 2, 2]))
c51_p1 = Parameter('c51_p1', ('TENSOR_FLOAT16', [3, 2, 2, 2]), [
        0.25, 0.0, -0.25, -0.125, 0.125, 0.125, 0.25, -0.25, 0.0, -0.125, 0.25, -0.25, 0.0, -0.125, 0.125,
        0.0, 0.25, 0.125, -0.125, -0.25, 0.0, -0.125, -0.25, 0.125
    ])
c51_o2 = Output('c51_o2', ('TENSOR_BOOL8', [3, 2, 2, 2]))
c51_model = Model()
c51_model.AddOperand(c51_i0)
c51_model.AddOperand(c51_p1)
c51_model.AddOperand(c51_o2)
c51_model.Operation('GREATER', c51_i0, c51_p1).To(c51_o2)
c51_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c51_i0: [
        0.125, 0.0, 0.25, -0.125, -0.25, 0.0, -0.125, 0.125, 0.25, -0.25, -0.25, -0.125, 0.125, 0.0, 0.25,
        0.25, 0.125, 0.0, -0.25, -0.125, -0.125, -0.25, 0.0, 0.25
    ],
    c51_o2: [
        False, False, True, False, False, False, False, True, True, False, False, True, True, True, True,
        True, False, False, False, True, False, False, True, True
    ],
}, model=c51_model, name='greater_default_FLOAT16_BOOL8_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_FLOAT16_BOOL8_mixed_9
c52_i0 = Input('c52_i0', ('TENSOR_FLOAT16', [4]))
c52_i1 = Input('c52_i1', ('TENSOR_FLOAT16', [4]))
c52_o2 = Output('c52_o2', ('TENSOR_BOOL8', [4]))
c52_model = Model()
c52_model.AddOperand(c52_i0)
c52_model.AddOperand(c52_i1)
c52_model.AddOperand(c52_o2)
c52_model.Operation('GREATER', c52_i0, c52_i1).To(c52_o2)
c52_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c52_i0: [-0.25, -0.125, 0.0, 0.25],
    c52_i1: [-0.125, 0.0, 0.25, 0.125],
    c52_o2: [False, False, False, True],
}, model=c52_model, name='greater_default_FLOAT16_BOOL8_mixed_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_FLOAT16_BOOL8_mixed_10
c53_i0 = Input('c53_i0', ('TENSOR_FLOAT16', [4, 1, 4]))
c53_i1 = Input('c53_i1', ('TENSOR_FLOAT16', [4, 1, 1]))
c53_o2 = Output('c53_o2', ('TENSOR_BOOL8', [4, 1, 4]))
c53_model = Model()
c53_model.AddOperand(c53_i0)
c53_model.AddOperand(c53_i1)
c53_model.AddOperand(c53_o2)
c53_model.Operation('GREATER', c53_i0, c53_i1).To(c53_o2)
c53_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c53_i0: [
        0.25, -0.25, -0.125, 0.125, 0.0, -0.25, 0.125, -0.125, 0.0, 0.25, 0.0, 0.25, 0.125, -0.25, -0.125,
        0.25
    ],
    c53_i1: [-0.25, -0.125, 0.0, 0.25],
    c53_o2: [
        True, False, True, True, True, False, True, False, False, True, False, True, False, False, False,
        False
    ],
}, model=c53_model, name='greater_default_FLOAT16_BOOL8_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_FLOAT16_BOOL8_rank_lhs_5_11
c54_i0 = Input('c54_i0', ('TENSOR_FLOAT16', [2, 1, 2, 2, 2]))
c54_i1 = Input('c54_i1', ('TENSOR_FLOAT16', [1]))
c54_o2 = Output('c54_o2', ('TENSOR_BOOL8', [2, 1, 2, 2, 2]))
c54_model = Model()
c54_model.AddOperand(c54_i0)
c54_model.AddOperand(c54_i1)
c54_model.AddOperand(c54_o2)
c54_model.Operation('GREATER', c54_i0, c54_i1).To(c54_o2)
c54_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c54_i0: [
        0.25, 0.125, 0.0, -0.125, -0.25, -0.25, 0.125, -0.125, 0.0, 0.25, 0.0, -0.125, 0.25, 0.125, -0.25,
        0.125
    ],
    c54_i1: [-0.125],
    c54_o2: [True, True, True, False, False, False, True, False, True, True, True, False, True, True, False, True],
}, model=c54_model, name='greater_default_FLOAT16_BOOL8_rank_lhs_5_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_FLOAT16_BOOL8_rank_rhs_5_12
c55_i0 = Input('c55_i0', ('TENSOR_FLOAT16', [2, 2, 2, 2, 2]))
c55_i1 = Input('c55_i1', ('TENSOR_FLOAT16', [2, 2, 2, 2, 2]))
c55_o2 = Output('c55_o2', ('TENSOR_BOOL8', [2, 2, 2, 2, 2]))
c55_model = Model()
c55_model.AddOperand(c55_i0)
c55_model.AddOperand(c55_i1)
c55_model.AddOperand(c55_o2)
c55_model.Operation('GREATER', c55_i0, c55_i1).To(c55_o2)
c55_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c55_i0: [
        0.125, -0.25, 0.0, -0.125, 0.25, -0.125, 0.25, 0.0, 0.125, -0.25, 0.125, -0.25, 0.0, 0.25, -0.125,
        -0.25, 0.25, 0.0, 0.125, -0.125, 0.125, 0.0, 0.25, -0.125, -0.25, 0.0, 0.125, -0.125, 0.25, -0.25,
        -0.25, -0.125
    ],
    c55_i1: [
        0.0, -0.25, 0.125, 0.25, -0.125, 0.25, -0.25, -0.125, 0.125, 0.0, -0.125, -0.25, 0.125, 0.25, 0.0,
        0.125, -0.25, -0.125, 0.25, 0.0, 0.125, 0.25, -0.25, 0.0, -0.125, 0.0, 0.25, 0.125, -0.25, -0.125,
        -0.25, 0.125
    ],
    c55_o2: [
        True, False, False, False, True, False, True, True, False, False, True, False, False, False, False,
        False, True, True, False, False, False, False, True, False, False, False, False, False, True, False,
        False, False
    ],
}, model=c55_model, name='greater_default_FLOAT16_BOOL8_rank_rhs_5_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_FLOAT16_BOOL8_tail_13
c56_i0 = Input('c56_i0', ('TENSOR_FLOAT16', [1, 17]))
c56_i1 = Input('c56_i1', ('TENSOR_FLOAT16', [1]))
c56_o2 = Output('c56_o2', ('TENSOR_BOOL8', [1, 17]))
c56_model = Model()
c56_model.AddOperand(c56_i0)
c56_model.AddOperand(c56_i1)
c56_model.AddOperand(c56_o2)
c56_model.Operation('GREATER', c56_i0, c56_i1).To(c56_o2)
c56_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c56_i0: [
        -0.25, 0.125, -0.125, 0.0, 0.25, -0.125, -0.25, 0.125, 0.0, 0.25, 0.125, 0.0, -0.125, -0.25, 0.25,
        0.125, -0.25
    ],
    c56_i1: [-0.125],
    c56_o2: [
        False, True, False, True, True, False, False, True, True, True, True, True, False, False, True, True,
        False
    ],
}, model=c56_model, name='greater_default_FLOAT16_BOOL8_tail_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_QUANT8_ASYMM_BOOL8_mixed_14
c57_i0 = Input('c57_i0', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 255))
c57_i1 = Input('c57_i1', ('TENSOR_QUANT8_ASYMM', [4], 0.1875, 255))
c57_o2 = Output('c57_o2', ('TENSOR_BOOL8', [4]))
c57_model = Model()
c57_model.AddOperand(c57_i0)
c57_model.AddOperand(c57_i1)
c57_model.AddOperand(c57_o2)
c57_model.Operation('GREATER', c57_i0, c57_i1).To(c57_o2)
c57_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c57_i0: [255, 255, 254, 255],
    c57_i1: [255, 255, 254, 254],
    c57_o2: [False, False, False, True],
}, model=c57_model, name='greater_default_QUANT8_ASYMM_BOOL8_mixed_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_QUANT8_ASYMM_BOOL8_mixed_15
c58_p0 = Parameter('c58_p0', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.1875, 0), [1, 1, 0, 0, 0, 1, 0, 1, 0])
c58_p1 = Parameter('c58_p1', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.4375, 0), [0, 0, 1])
c58_o2 = Output('c58_o2', ('TENSOR_BOOL8', [3, 3]))
c58_model = Model()
c58_model.AddOperand(c58_p0)
c58_model.AddOperand(c58_p1)
c58_model.AddOperand(c58_o2)
c58_model.Operation('GREATER', c58_p0, c58_p1).To(c58_o2)
c58_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c58_o2: [True, True, False, False, False, False, False, True, False],
}, model=c58_model, name='greater_default_QUANT8_ASYMM_BOOL8_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_QUANT8_ASYMM_BOOL8_mixed_16
c59_i0 = Input('c59_i0', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 2, 2], 0.1875, 36))
c59_i1 = Input('c59_i1', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.125, 180))
c59_o2 = Output('c59_o2', ('TENSOR_BOOL8', [2, 1, 2, 2, 2]))
c59_model = Model()
c59_model.AddOperand(c59_i0)
c59_model.AddOperand(c59_i1)
c59_model.AddOperand(c59_o2)
c59_model.Operation('GREATER', c59_i0, c59_i1).To(c59_o2)
c59_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c59_i0: [37, 37, 35, 36, 35, 36, 35, 35, 37, 37, 37, 37, 35, 36, 35, 35],
    c59_i1: [179, 182, 180, 178, 181, 181, 179, 182],
    c59_o2: [
        True, False, False, True, False, False, False, False, True, False, True, True, False, False, False,
        False
    ],
}, model=c59_model, name='greater_default_QUANT8_ASYMM_BOOL8_mixed_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_QUANT8_ASYMM_BOOL8_mixed_17
c60_i0 = Input('c60_i0', ('TENSOR_QUANT8_ASYMM', [3, 1, 2], 0.25, 216))
c60_i1 = Input('c60_i1', ('TENSOR_QUANT8_ASYMM', [3, 1, 2], 0.0625, 75))
c60_o2 = Output('c60_o2', ('TENSOR_BOOL8', [3, 1, 2]))
c60_model = Model()
c60_model.AddOperand(c60_i0)
c60_model.AddOperand(c60_i1)
c60_model.AddOperand(c60_o2)
c60_model.Operation('GREATER', c60_i0, c60_i1).To(c60_o2)
c60_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c60_i0: [217, 217, 216, 215, 215, 217],
    c60_i1: [71, 73, 77, 75, 79, 77],
    c60_o2: [True, True, False, False, False, True],
}, model=c60_model, name='greater_default_QUANT8_ASYMM_BOOL8_mixed_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_QUANT8_ASYMM_BOOL8_rank_lhs_4_18
c61_i0 = Input('c61_i0', ('TENSOR_QUANT8_ASYMM', [3, 2, 2, 3], 0.5, 128))
c61_i1 = Input('c61_i1', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.125, 128))
c61_o2 = Output('c61_o2', ('TENSOR_BOOL8', [3, 2, 2, 3]))
c61_model = Model()
c61_model.AddOperand(c61_i0)
c61_model.AddOperand(c61_i1)
c61_model.AddOperand(c61_o2)
c61_model.Operation('GREATER', c61_i0, c61_i1).To(c61_o2)
c61_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c61_i0: [
        128, 128, 127, 129, 128, 128, 127, 128, 128, 129, 127, 128, 129, 128, 128, 127, 128, 128, 128, 129,
        129, 128, 128, 128, 127, 127, 129, 128, 128, 128, 128, 127, 129, 128, 128, 127
    ],
    c61_i1: [128, 130, 129, 127, 126, 126],
    c61_o2: [
        False, False, False, True, True, True, False, False, False, True, False, True, True, False, False,
        False, True, True, False, True, True, True, True, True, False, False, True, True, True, True, False,
        False, True, True, True, False
    ],
}, model=c61_model, name='greater_default_QUANT8_ASYMM_BOOL8_rank_lhs_4_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_QUANT8_ASYMM_BOOL8_rank_rhs_5_19
c62_i0 = Input('c62_i0', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 2], 0.4375, 128))
c62_i1 = Input('c62_i1', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 2, 2], 0.375, 128))
c62_o2 = Output('c62_o2', ('TENSOR_BOOL8', [2, 2, 2, 2, 2]))
c62_model = Model()
c62_model.AddOperand(c62_i0)
c62_model.AddOperand(c62_i1)
c62_model.AddOperand(c62_o2)
c62_model.Operation('GREATER', c62_i0, c62_i1).To(c62_o2)
c62_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c62_i0: [128, 129, 128, 128, 127, 128, 128, 128, 127, 129, 128, 128, 128, 129, 127, 129],
    c62_i1: [
        129, 127, 128, 128, 128, 129, 128, 128, 128, 127, 129, 128, 128, 128, 127, 129, 128, 127, 128, 128,
        128, 127, 129, 128, 128, 127, 128, 129, 128, 128, 127, 129
    ],
    c62_o2: [
        False, True, False, False, False, False, False, False, False, True, False, False, False, True, False,
        True, False, True, False, False, False, True, False, False, False, True, False, False, False, True,
        False, True
    ],
}, model=c62_model, name='greater_default_QUANT8_ASYMM_BOOL8_rank_rhs_5_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_QUANT8_ASYMM_BOOL8_tail_20
c63_i0 = Input('c63_i0', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.375, 140))
c63_i1 = Input('c63_i1', ('TENSOR_QUANT8_ASYMM', [17], 0.375, 25))
c63_o2 = Output('c63_o2', ('TENSOR_BOOL8', [1, 17]))
c63_model = Model()
c63_model.AddOperand(c63_i0)
c63_model.AddOperand(c63_i1)
c63_model.AddOperand(c63_o2)
c63_model.Operation('GREATER', c63_i0, c63_i1).To(c63_o2)
c63_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c63_i0: [140, 140, 140, 139, 141, 140, 140, 139, 141, 140, 141, 140, 140, 139, 140, 140, 139],
    c63_i1: [25, 26, 25, 24, 25, 26, 24, 25, 25, 25, 24, 25, 25, 25, 26, 24, 26],
    c63_o2: [
        False, False, False, False, True, False, True, False, True, False, True, False, False, False, False,
        True, False
    ],
}, model=c63_model, name='greater_default_QUANT8_ASYMM_BOOL8_tail_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_INT32_BOOL8_mixed_21
c64_p0 = Parameter('c64_p0', ('TENSOR_INT32', [3, 2, 1]), [2, 0, -1, 1, -2, 2])
c64_i1 = Input('c64_i1', ('TENSOR_INT32', [3, 2, 1]))
c64_o2 = Output('c64_o2', ('TENSOR_BOOL8', [3, 2, 1]))
c64_model = Model()
c64_model.AddOperand(c64_p0)
c64_model.AddOperand(c64_i1)
c64_model.AddOperand(c64_o2)
c64_model.Operation('GREATER', c64_p0, c64_i1).To(c64_o2)
c64_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c64_i1: [-2, 1, 0, -1, 2, -1],
    c64_o2: [True, False, False, True, False, True],
}, model=c64_model, name='greater_default_INT32_BOOL8_mixed_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_INT32_BOOL8_mixed_22
c65_i0 = Input('c65_i0', ('TENSOR_INT32', [4]))
c65_p1 = Parameter('c65_p1', ('TENSOR_INT32', [4]), [2, -2, -1, 1])
c65_o2 = Output('c65_o2', ('TENSOR_BOOL8', [4]))
c65_model = Model()
c65_model.AddOperand(c65_i0)
c65_model.AddOperand(c65_p1)
c65_model.AddOperand(c65_o2)
c65_model.Operation('GREATER', c65_i0, c65_p1).To(c65_o2)
c65_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c65_i0: [0, 2, -1, -2],
    c65_o2: [False, True, False, False],
}, model=c65_model, name='greater_default_INT32_BOOL8_mixed_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_INT32_BOOL8_mixed_23
c66_i0 = Input('c66_i0', ('TENSOR_INT32', [3, 3, 1, 2]))
c66_i1 = Input('c66_i1', ('TENSOR_INT32', [1, 2]))
c66_o2 = Output('c66_o2', ('TENSOR_BOOL8', [3, 3, 1, 2]))
c66_model = Model()
c66_model.AddOperand(c66_i0)
c66_model.AddOperand(c66_i1)
c66_model.AddOperand(c66_o2)
c66_model.Operation('GREATER', c66_i0, c66_i1).To(c66_o2)
c66_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c66_i0: [1, 0, 2, -2, -1, -2, -1, 2, 0, 1, 0, 2, 1, -2, -1, -2, -1, 0],
    c66_i1: [2, -1],
    c66_o2: [
        False, True, False, False, False, False, False, True, False, True, False, True, False, False, False,
        False, False, True
    ],
}, model=c66_model, name='greater_default_INT32_BOOL8_mixed_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_INT32_BOOL8_mixed_24
c67_i0 = Input('c67_i0', ('TENSOR_INT32', [1, 2, 1, 2, 2]))
c67_i1 = Input('c67_i1', ('TENSOR_INT32', [2, 1, 2, 1]))
c67_o2 = Output('c67_o2', ('TENSOR_BOOL8', [1, 2, 1, 2, 2]))
c67_model = Model()
c67_model.AddOperand(c67_i0)
c67_model.AddOperand(c67_i1)
c67_model.AddOperand(c67_o2)
c67_model.Operation('GREATER', c67_i0, c67_i1).To(c67_o2)
c67_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c67_i0: [1, -2, -1, 0, 2, 0, -1, -2],
    c67_i1: [-1, -2, 1, 2],
    c67_o2: [True, False, True, True, True, False, False, False],
}, model=c67_model, name='greater_default_INT32_BOOL8_mixed_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_INT32_BOOL8_rank_lhs_2_25
c68_i0 = Input('c68_i0', ('TENSOR_INT32', [3, 2]))
c68_i1 = Input('c68_i1', ('TENSOR_INT32', [2]))
c68_o2 = Output('c68_o2', ('TENSOR_BOOL8', [3, 2]))
c68_model = Model()
c68_model.AddOperand(c68_i0)
c68_model.AddOperand(c68_i1)
c68_model.AddOperand(c68_o2)
c68_model.Operation('GREATER', c68_i0, c68_i1).To(c68_o2)
c68_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c68_i0: [-1, 0, -2, 1, 2, -2],
    c68_i1: [0, -2],
    c68_o2: [False, True, False, True, True, False],
}, model=c68_model, name='greater_default_INT32_BOOL8_rank_lhs_2_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_INT32_BOOL8_rank_rhs_5_26
c69_i0 = Input('c69_i0', ('TENSOR_INT32', [1, 1]))
c69_i1 = Input('c69_i1', ('TENSOR_INT32', [1, 1, 2, 2, 1]))
c69_o2 = Output('c69_o2', ('TENSOR_BOOL8', [1, 1, 2, 2, 1]))
c69_model = Model()
c69_model.AddOperand(c69_i0)
c69_model.AddOperand(c69_i1)
c69_model.AddOperand(c69_o2)
c69_model.Operation('GREATER', c69_i0, c69_i1).To(c69_o2)
c69_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c69_i0: [-1],
    c69_i1: [0, -2, -1, 1],
    c69_o2: [False, True, False, False],
}, model=c69_model, name='greater_default_INT32_BOOL8_rank_rhs_5_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_INT32_BOOL8_tail_27
c70_i0 = Input('c70_i0', ('TENSOR_INT32', [1, 17]))
c70_i1 = Input('c70_i1', ('TENSOR_INT32', [1]))
c70_o2 = Output('c70_o2', ('TENSOR_BOOL8', [1, 17]))
c70_model = Model()
c70_model.AddOperand(c70_i0)
c70_model.AddOperand(c70_i1)
c70_model.AddOperand(c70_o2)
c70_model.Operation('GREATER', c70_i0, c70_i1).To(c70_o2)
c70_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c70_i0: [0, -1, -2, 2, 1, -1, 1, -2, 0, 2, 2, 0, 1, -2, -1, 1, -2],
    c70_i1: [-1],
    c70_o2: [
        True, False, False, True, True, False, True, False, True, True, True, True, True, False, False, True,
        False
    ],
}, model=c70_model, name='greater_default_INT32_BOOL8_tail_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_BOOL8_mixed_28
c71_i0 = Input('c71_i0', ('TENSOR_BOOL8', [4]))
c71_p1 = Parameter('c71_p1', ('TENSOR_BOOL8', [4]), [True, False, False, True])
c71_o2 = Output('c71_o2', ('TENSOR_BOOL8', [4]))
c71_model = Model()
c71_model.AddOperand(c71_i0)
c71_model.AddOperand(c71_p1)
c71_model.AddOperand(c71_o2)
c71_model.Operation('GREATER', c71_i0, c71_p1).To(c71_o2)
c71_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c71_i0: [True, False, True, False],
    c71_o2: [False, False, True, False],
}, model=c71_model, name='greater_default_BOOL8_mixed_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_BOOL8_mixed_29
c72_p0 = Parameter('c72_p0', ('TENSOR_BOOL8', [1, 1]), [True])
c72_i1 = Input('c72_i1', ('TENSOR_BOOL8', [1, 1]))
c72_o2 = Output('c72_o2', ('TENSOR_BOOL8', [1, 1]))
c72_model = Model()
c72_model.AddOperand(c72_p0)
c72_model.AddOperand(c72_i1)
c72_model.AddOperand(c72_o2)
c72_model.Operation('GREATER', c72_p0, c72_i1).To(c72_o2)
c72_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c72_i1: [False],
    c72_o2: [True],
}, model=c72_model, name='greater_default_BOOL8_mixed_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_BOOL8_mixed_30
c73_i0 = Input('c73_i0', ('TENSOR_BOOL8', [1, 2, 2, 1, 1]))
c73_i1 = Input('c73_i1', ('TENSOR_BOOL8', [2, 1, 1]))
c73_o2 = Output('c73_o2', ('TENSOR_BOOL8', [1, 2, 2, 1, 1]))
c73_model = Model()
c73_model.AddOperand(c73_i0)
c73_model.AddOperand(c73_i1)
c73_model.AddOperand(c73_o2)
c73_model.Operation('GREATER', c73_i0, c73_i1).To(c73_o2)
c73_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c73_i0: [False, True, True, False],
    c73_i1: [True, False],
    c73_o2: [False, True, False, False],
}, model=c73_model, name='greater_default_BOOL8_mixed_30', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_BOOL8_rank_lhs_3_31
c74_i0 = Input('c74_i0', ('TENSOR_BOOL8', [4, 4, 4]))
c74_i1 = Input('c74_i1', ('TENSOR_BOOL8', [1, 4, 4]))
c74_o2 = Output('c74_o2', ('TENSOR_BOOL8', [4, 4, 4]))
c74_model = Model()
c74_model.AddOperand(c74_i0)
c74_model.AddOperand(c74_i1)
c74_model.AddOperand(c74_o2)
c74_model.Operation('GREATER', c74_i0, c74_i1).To(c74_o2)
c74_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c74_i0: [
        False, True, False, True, True, False, False, True, False, True, True, False, True, False, False,
        True, True, False, False, True, True, False, True, False, True, False, True, False, False, True, True,
        False, False, True, True, False, False, True, True, False, False, True, False, True, False, True,
        False, True, True, False, False, True, True, False, False, True, False, True, True, False, True,
        False, True, False
    ],
    c74_i1: [
        False, True, True, False, False, True, True, False, True, False, False, True, True, False, True, False
    ],
    c74_o2: [
        False, False, False, True, True, False, False, True, False, True, True, False, False, False, False,
        True, True, False, False, True, True, False, False, False, False, False, True, False, False, True,
        False, False, False, False, False, False, False, False, False, False, False, True, False, False,
        False, True, False, True, True, False, False, True, True, False, False, True, False, True, True,
        False, False, False, False, False
    ],
}, model=c74_model, name='greater_default_BOOL8_rank_lhs_3_31', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_BOOL8_rank_lhs_4_32
c75_i0 = Input('c75_i0', ('TENSOR_BOOL8', [2, 3, 2, 3]))
c75_i1 = Input('c75_i1', ('TENSOR_BOOL8', [2, 3, 2, 3]))
c75_o2 = Output('c75_o2', ('TENSOR_BOOL8', [2, 3, 2, 3]))
c75_model = Model()
c75_model.AddOperand(c75_i0)
c75_model.AddOperand(c75_i1)
c75_model.AddOperand(c75_o2)
c75_model.Operation('GREATER', c75_i0, c75_i1).To(c75_o2)
c75_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c75_i0: [
        True, False, True, False, True, False, False, True, True, False, True, False, False, True, False,
        True, False, True, False, True, True, False, False, True, False, True, True, False, False, True,
        False, True, True, False, False, True
    ],
    c75_i1: [
        True, False, True, False, False, True, False, True, False, True, True, False, True, False, False,
        True, False, True, False, True, False, True, True, False, True, False, False, True, True, False,
        False, True, True, False, False, True
    ],
    c75_o2: [
        False, False, False, False, True, False, False, False, True, False, False, False, False, True, False,
        False, False, False, False, False, True, False, False, True, False, True, True, False, False, True,
        False, False, False, False, False, False
    ],
}, model=c75_model, name='greater_default_BOOL8_rank_lhs_4_32', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_BOOL8_rank_rhs_5_33
c76_i0 = Input('c76_i0', ('TENSOR_BOOL8', [2]))
c76_i1 = Input('c76_i1', ('TENSOR_BOOL8', [2, 2, 2, 2, 2]))
c76_o2 = Output('c76_o2', ('TENSOR_BOOL8', [2, 2, 2, 2, 2]))
c76_model = Model()
c76_model.AddOperand(c76_i0)
c76_model.AddOperand(c76_i1)
c76_model.AddOperand(c76_o2)
c76_model.Operation('GREATER', c76_i0, c76_i1).To(c76_o2)
c76_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c76_i0: [False, True],
    c76_i1: [
        False, True, False, True, True, False, False, True, True, False, True, False, True, False, True,
        False, False, True, False, True, False, True, False, True, False, True, True, False, True, False,
        False, True
    ],
    c76_o2: [
        False, False, False, False, False, True, False, False, False, True, False, True, False, True, False,
        True, False, False, False, False, False, False, False, False, False, False, False, True, False, True,
        False, False
    ],
}, model=c76_model, name='greater_default_BOOL8_rank_rhs_5_33', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_BOOL8_tail_34
c77_i0 = Input('c77_i0', ('TENSOR_BOOL8', [3, 17]))
c77_i1 = Input('c77_i1', ('TENSOR_BOOL8', [17]))
c77_o2 = Output('c77_o2', ('TENSOR_BOOL8', [3, 17]))
c77_model = Model()
c77_model.AddOperand(c77_i0)
c77_model.AddOperand(c77_i1)
c77_model.AddOperand(c77_o2)
c77_model.Operation('GREATER', c77_i0, c77_i1).To(c77_o2)
c77_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c77_i0: [
        True, False, True, False, True, False, True, False, False, True, True, False, False, True, True,
        False, True, False, False, True, True, False, True, False, False, True, True, False, True, False,
        False, True, True, False, False, True, True, False, True, False, False, True, True, False, False,
        True, False, True, False, True, False
    ],
    c77_i1: [
        True, False, True, False, False, True, True, False, False, True, True, False, True, False, False,
        True, False
    ],
    c77_o2: [
        False, False, False, False, True, False, False, False, False, False, False, False, False, True, True,
        False, True, False, False, False, True, False, False, False, False, True, False, False, True, False,
        False, True, False, False, False, True, False, False, True, False, False, True, True, False, False,
        True, False, True, False, False, False
    ],
}, model=c77_model, name='greater_default_BOOL8_tail_34', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_35
c78_p0 = Parameter('c78_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 2, 3], 0.125, 127), [127, 127, 126, 125, 127, 127])
c78_i1 = Input('c78_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 2, 3], 0.375, 127))
c78_o2 = Output('c78_o2', ('TENSOR_BOOL8', [1, 1, 2, 3]))
c78_model = Model()
c78_model.AddOperand(c78_p0)
c78_model.AddOperand(c78_i1)
c78_model.AddOperand(c78_o2)
c78_model.Operation('GREATER', c78_p0, c78_i1).To(c78_o2)
c78_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c78_i1: [127, 126, 127, 127, 127, 127],
    c78_o2: [False, True, False, False, False, False],
}, model=c78_model, name='greater_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_35', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_36
c79_i0 = Input('c79_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 4], 0.1875, -128))
c79_p1 = Parameter('c79_p1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.1875, -128), [-128, -128, -127, -128, -127, -127, -128, -127])
c79_o2 = Output('c79_o2', ('TENSOR_BOOL8', [2, 2, 4]))
c79_model = Model()
c79_model.AddOperand(c79_i0)
c79_model.AddOperand(c79_p1)
c79_model.AddOperand(c79_o2)
c79_model.Operation('GREATER', c79_i0, c79_p1).To(c79_o2)
c79_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c79_i0: [-127, -128, -128, -127, -128, -127, -127, -128, -128, -128, -127, -128, -128, -127, -128, -127],
    c79_o2: [
        True, False, False, True, False, False, True, False, False, False, False, False, False, False, False,
        False
    ],
}, model=c79_model, name='greater_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_36', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_37
c80_i0 = Input('c80_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 2, 1, 2], 0.25, 0))
c80_i1 = Input('c80_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 2], 0.4375, 0))
c80_o2 = Output('c80_o2', ('TENSOR_BOOL8', [2, 1, 2, 1, 2]))
c80_model = Model()
c80_model.AddOperand(c80_i0)
c80_model.AddOperand(c80_i1)
c80_model.AddOperand(c80_o2)
c80_model.Operation('GREATER', c80_i0, c80_i1).To(c80_o2)
c80_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c80_i0: [-1, -1, 0, 1, 1, 1, 1, 0],
    c80_i1: [-1, 1, 0, 0],
    c80_o2: [True, False, False, True, True, False, True, False],
}, model=c80_model, name='greater_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_37', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_38
c81_i0 = Input('c81_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.4375, 0))
c81_i1 = Input('c81_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.25, 0))
c81_o2 = Output('c81_o2', ('TENSOR_BOOL8', [4]))
c81_model = Model()
c81_model.AddOperand(c81_i0)
c81_model.AddOperand(c81_i1)
c81_model.AddOperand(c81_o2)
c81_model.Operation('GREATER', c81_i0, c81_i1).To(c81_o2)
c81_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c81_i0: [0, -1, 0, 1],
    c81_i1: [1, -1, 0, 1],
    c81_o2: [False, False, False, True],
}, model=c81_model, name='greater_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_38', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_QUANT8_ASYMM_SIGNED_BOOL8_rank_lhs_2_39
c82_i0 = Input('c82_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2], 0.4375, -11))
c82_i1 = Input('c82_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2], 0.1875, 0))
c82_o2 = Output('c82_o2', ('TENSOR_BOOL8', [3, 2]))
c82_model = Model()
c82_model.AddOperand(c82_i0)
c82_model.AddOperand(c82_i1)
c82_model.AddOperand(c82_o2)
c82_model.Operation('GREATER', c82_i0, c82_i1).To(c82_o2)
c82_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c82_i0: [-11, -12, -11, -11, -10, -11],
    c82_i1: [0, -1, 1, -1, 1, -1],
    c82_o2: [False, False, False, True, True, True],
}, model=c82_model, name='greater_default_QUANT8_ASYMM_SIGNED_BOOL8_rank_lhs_2_39', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_QUANT8_ASYMM_SIGNED_BOOL8_rank_rhs_5_40
c83_i0 = Input('c83_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 1, 2], 0.4375, 0))
c83_i1 = Input('c83_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 2, 1, 2], 0.25, -120))
c83_o2 = Output('c83_o2', ('TENSOR_BOOL8', [2, 2, 2, 1, 2]))
c83_model = Model()
c83_model.AddOperand(c83_i0)
c83_model.AddOperand(c83_i1)
c83_model.AddOperand(c83_o2)
c83_model.Operation('GREATER', c83_i0, c83_i1).To(c83_o2)
c83_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c83_i0: [0, 0, 0, 1, -1, 0, 0, 1],
    c83_i1: [-121, -119, -121, -119, -120, -119, -120, -121, -119, -121, -120, -119, -119, -121, -121, -121],
    c83_o2: [
        True, False, True, True, False, False, False, True, False, True, False, True, False, True, True, True
    ],
}, model=c83_model, name='greater_default_QUANT8_ASYMM_SIGNED_BOOL8_rank_rhs_5_40', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_default_QUANT8_ASYMM_SIGNED_BOOL8_tail_41
c84_i0 = Input('c84_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.125, 72))
c84_i1 = Input('c84_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.375, 0))
c84_o2 = Output('c84_o2', ('TENSOR_BOOL8', [2, 17]))
c84_model = Model()
c84_model.AddOperand(c84_i0)
c84_model.AddOperand(c84_i1)
c84_model.AddOperand(c84_o2)
c84_model.Operation('GREATER', c84_i0, c84_i1).To(c84_o2)
c84_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c84_i0: [
        70, 72, 73, 74, 71, 71, 74, 72, 70, 73, 73, 74, 70, 71, 72, 70, 71, 73, 74, 72, 72, 70, 74, 73, 71,
        72, 70, 71, 73, 74, 71, 74, 70, 72
    ],
    c84_i1: [
        -1, 0, 0, 0, 1, -1, 0, 0, 1, 0, 0, -1, 1, 0, 0, -1, 1, 0, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, -1, 0, 0,
        1, 0
    ],
    c84_o2: [
        True, False, True, True, False, True, True, False, False, True, True, True, False, False, False, True,
        False, True, True, False, False, False, True, True, False, False, False, False, True, True, False,
        True, False, False
    ],
}, model=c84_model, name='greater_default_QUANT8_ASYMM_SIGNED_BOOL8_tail_41', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_FLOAT32_BOOL8_mixed_0
c85_i0 = Input('c85_i0', ('TENSOR_FLOAT32', [1, 4, 3]))
c85_p1 = Parameter('c85_p1', ('TENSOR_FLOAT32', [4, 1]), [0.0, -0.25, -0.125, 0.125])
c85_o2 = Output('c85_o2', ('TENSOR_BOOL8', [1, 4, 3]))
c85_model = Model()
c85_model.AddOperand(c85_i0)
c85_model.AddOperand(c85_p1)
c85_model.AddOperand(c85_o2)
c85_model.Operation('GREATER_EQUAL', c85_i0, c85_p1).To(c85_o2)
c85_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c85_i0: [0.25, -0.25, 0.125, -0.125, 0.0, -0.125, 0.25, 0.0, 0.125, -0.25, -0.25, -0.125],
    c85_o2: [True, False, True, True, True, True, True, True, True, False, False, False],
}, model=c85_model, name='greater_equal_default_FLOAT32_BOOL8_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_FLOAT32_BOOL8_mixed_1
c86_p0 = Parameter('c86_p0', ('TENSOR_FLOAT32', [2]), [-0.25, -0.125])
c86_i1 = Input('c86_i1', ('TENSOR_FLOAT32', [2]))
c86_o2 = Output('c86_o2', ('TENSOR_BOOL8', [2]))
c86_model = Model()
c86_model.AddOperand(c86_p0)
c86_model.AddOperand(c86_i1)
c86_model.AddOperand(c86_o2)
c86_model.Operation('GREATER_EQUAL', c86_p0, c86_i1).To(c86_o2)
c86_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c86_i1: [0.125, -0.125],
    c86_o2: [False, True],
}, model=c86_model, name='greater_equal_default_FLOAT32_BOOL8_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_FLOAT32_BOOL8_mixed_2
c87_i0 = Input('c87_i0', ('TENSOR_FLOAT32', [1, 2, 2, 1, 1]))
c87_i1 = Input('c87_i1', ('TENSOR_FLOAT32', [1, 1, 2, 1, 1]))
c87_o2 = Output('c87_o2', ('TENSOR_BOOL8', [1, 2, 2, 1, 1]))
c87_model = Model()
c87_model.AddOperand(c87_i0)
c87_model.AddOperand(c87_i1)
c87_model.AddOperand(c87_o2)
c87_model.Operation('GREATER_EQUAL', c87_i0, c87_i1).To(c87_o2)
c87_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c87_i0: [0.125, -0.125, -0.25, 0.0],
    c87_i1: [0.125, -0.25],
    c87_o2: [True, True, False, True],
}, model=c87_model, name='greater_equal_default_FLOAT32_BOOL8_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_FLOAT32_BOOL8_rank_lhs_2_3
c88_i0 = Input('c88_i0', ('TENSOR_FLOAT32', [3, 4]))
c88_i1 = Input('c88_i1', ('TENSOR_FLOAT32', [3, 1]))
c88_o2 = Output('c88_o2', ('TENSOR_BOOL8', [3, 4]))
c88_model = Model()
c88_model.AddOperand(c88_i0)
c88_model.AddOperand(c88_i1)
c88_model.AddOperand(c88_o2)
c88_model.Operation('GREATER_EQUAL', c88_i0, c88_i1).To(c88_o2)
c88_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c88_i0: [0.0, 0.125, -0.125, 0.25, -0.25, -0.125, 0.125, 0.25, -0.25, 0.0, 0.0, -0.25],
    c88_i1: [-0.25, 0.0, -0.125],
    c88_o2: [True, True, True, True, False, False, True, True, False, True, True, False],
}, model=c88_model, name='greater_equal_default_FLOAT32_BOOL8_rank_lhs_2_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_FLOAT32_BOOL8_rank_lhs_4_4
c89_i0 = Input('c89_i0', ('TENSOR_FLOAT32', [2, 1, 2, 1]))
c89_i1 = Input('c89_i1', ('TENSOR_FLOAT32', [1, 2, 1]))
c89_o2 = Output('c89_o2', ('TENSOR_BOOL8', [2, 1, 2, 1]))
c89_model = Model()
c89_model.AddOperand(c89_i0)
c89_model.AddOperand(c89_i1)
c89_model.AddOperand(c89_o2)
c89_model.Operation('GREATER_EQUAL', c89_i0, c89_i1).To(c89_o2)
c89_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c89_i0: [-0.125, 0.25, 0.0, 0.125],
    c89_i1: [0.125, 0.25],
    c89_o2: [False, True, False, False],
}, model=c89_model, name='greater_equal_default_FLOAT32_BOOL8_rank_lhs_4_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_FLOAT32_BOOL8_rank_rhs_4_5
c90_i0 = Input('c90_i0', ('TENSOR_FLOAT32', [1, 3, 3]))
c90_i1 = Input('c90_i1', ('TENSOR_FLOAT32', [3, 1, 3, 3]))
c90_o2 = Output('c90_o2', ('TENSOR_BOOL8', [3, 1, 3, 3]))
c90_model = Model()
c90_model.AddOperand(c90_i0)
c90_model.AddOperand(c90_i1)
c90_model.AddOperand(c90_o2)
c90_model.Operation('GREATER_EQUAL', c90_i0, c90_i1).To(c90_o2)
c90_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c90_i0: [0.0, 0.125, 0.25, -0.125, -0.25, -0.125, 0.25, 0.125, 0.0],
    c90_i1: [
        0.0, -0.125, -0.25, 0.25, 0.125, -0.125, 0.25, -0.25, 0.0, 0.125, -0.25, -0.125, 0.25, 0.125, 0.0,
        -0.25, 0.0, -0.125, 0.125, 0.25, -0.125, 0.125, -0.25, 0.25, 0.0, -0.25, 0.25
    ],
    c90_o2: [
        True, True, True, False, False, True, True, True, True, False, True, True, False, False, False, True,
        True, True, False, False, True, False, True, False, True, True, False
    ],
}, model=c90_model, name='greater_equal_default_FLOAT32_BOOL8_rank_rhs_4_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_FLOAT32_BOOL8_tail_6
c91_i0 = Input('c91_i0', ('TENSOR_FLOAT32', [3, 17]))
c91_i1 = Input('c91_i1', ('TENSOR_FLOAT32', [3, 17]))
c91_o2 = Output('c91_o2', ('TENSOR_BOOL8', [3, 17]))
c91_model = Model()
c91_model.AddOperand(c91_i0)
c91_model.AddOperand(c91_i1)
c91_model.AddOperand(c91_o2)
c91_model.Operation('GREATER_EQUAL', c91_i0, c91_i1).To(c91_o2)
c91_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c91_i0: [
        -0.25, 0.0, -0.125, 0.25, 0.125, 0.0, -0.125, -0.25, 0.25, 0.125, 0.25, 0.125, 0.0, -0.25, -0.125,
        0.125, 0.0, -0.125, -0.25, 0.25, 0.0, 0.25, -0.25, -0.125, 0.125, 0.0, 0.25, -0.125, -0.25, 0.125,
        0.125, 0.0, -0.25, 0.25, -0.125, 0.25, 0.0, 0.125, -0.125, -0.25, 0.0, -0.125, 0.125, 0.25, -0.25,
        0.25, -0.25, 0.125, -0.125, 0.0, -0.125
    ],
    c91_i1: [
        0.0, 0.125, -0.125, -0.25, 0.25, -0.125, 0.25, 0.125, 0.0, -0.25, 0.25, 0.125, 0.0, -0.25, -0.125,
        0.0, 0.125, -0.125, -0.25, 0.25, 0.0, -0.25, 0.125, 0.25, -0.125, 0.0, -0.25, 0.25, -0.125, 0.125,
        -0.125, 0.0, 0.25, -0.25, 0.125, 0.0, 0.125, -0.25, -0.125, 0.25, 0.125, 0.25, -0.25, -0.125, 0.0,
        0.125, 0.0, -0.125, 0.25, -0.25, -0.25
    ],
    c91_o2: [
        False, False, True, True, False, True, False, False, True, True, True, True, True, True, True, True,
        False, True, True, True, True, True, False, False, True, True, True, False, False, True, True, True,
        False, True, False, True, False, True, True, False, False, False, True, True, False, True, False,
        True, False, True, True
    ],
}, model=c91_model, name='greater_equal_default_FLOAT32_BOOL8_tail_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_FLOAT16_BOOL8_mixed_7
c92_i0 = Input('c92_i0', ('TENSOR_FLOAT16', [1, 1, 2, 1]))
c92_p1 = Parameter('c92_p1', ('TENSOR_FLOAT16', [2, 1]), [0.125, 0.0])
c92_o2 = Output('c92_o2', ('TENSOR_BOOL8', [1, 1, 2, 1]))
c92_model = Model()
c92_model.AddOperand(c92_i0)
c92_model.AddOperand(c92_p1)
c92_model.AddOperand(c92_o2)
c92_model.Operation('GREATER_EQUAL', c92_i0, c92_p1).To(c92_o2)
c92_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c92_i0: [-0.25, 0.0],
    c92_o2: [False, True],
}, model=c92_model, name='greater_equal_default_FLOAT16_BOOL8_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_FLOAT16_BOOL8_mixed_8
c93_p0 = Parameter('c93_p0', ('TENSOR_FLOAT16', [2, 1, 1, 2, 2]), [0.0, 0.25, 0.125, -0.125, -0.25, 0.125, -0.25, 0.0])
c93_i1 = Input('c93_i1', ('TENSOR_FLOAT16', [2]))
c93_o2 = Output('c93_o2', ('TENSOR_BOOL8', [2, 1, 1, 2, 2]))
c93_model = Model()
c93_model.AddOperand(c93_p0)
c93_model.AddOperand(c93_i1)
c93_model.AddOperand(c93_o2)
c93_model.Operation('GREATER_EQUAL', c93_p0, c93_i1).To(c93_o2)
c93_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c93_i1: [-0.125, 0.125],
    c93_o2: [True, True, True, False, False, True, False, False],
}, model=c93_model, name='greater_equal_default_FLOAT16_BOOL8_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_FLOAT16_BOOL8_mixed_9
c94_i0 = Input('c94_i0', ('TENSOR_FLOAT16', [1, 2, 3]))
c94_i1 = Input('c94_i1', ('TENSOR_FLOAT16', [1, 2, 3]))
c94_o2 = Output('c94_o2', ('TENSOR_BOOL8', [1, 2, 3]))
c94_model = Model()
c94_model.AddOperand(c94_i0)
c94_model.AddOperand(c94_i1)
c94_model.AddOperand(c94_o2)
c94_model.Operation('GREATER_EQUAL', c94_i0, c94_i1).To(c94_o2)
c94_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c94_i0: [0.125, 0.25, -0.125, 0.0, -0.25, -0.25],
    c94_i1: [0.0, -0.125, 0.125, -0.25, 0.25, 0.25],
    c94_o2: [True, True, False, True, False, False],
}, model=c94_model, name='greater_equal_default_FLOAT16_BOOL8_mixed_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_FLOAT16_BOOL8_rank_lhs_1_10
c95_i0 = Input('c95_i0', ('TENSOR_FLOAT16', [4]))
c95_i1 = Input('c95_i1', ('TENSOR_FLOAT16', [1]))
c95_o2 = Output('c95_o2', ('TENSOR_BOOL8', [4]))
c95_model = Model()
c95_model.AddOperand(c95_i0)
c95_model.AddOperand(c95_i1)
c95_model.AddOperand(c95_o2)
c95_model.Operation('GREATER_EQUAL', c95_i0, c95_i1).To(c95_o2)
c95_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c95_i0: [-0.125, 0.0, 0.25, 0.125],
    c95_i1: [0.0],
    c95_o2: [False, True, True, True],
}, model=c95_model, name='greater_equal_default_FLOAT16_BOOL8_rank_lhs_1_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_FLOAT16_BOOL8_rank_lhs_2_11
c96_i0 = Input('c96_i0', ('TENSOR_FLOAT16', [4, 2]))
c96_i1 = Input('c96_i1', ('TENSOR_FLOAT16', [1]))
c96_o2 = Output('c96_o2', ('TENSOR_BOOL8', [4, 2]))
c96_model = Model()
c96_model.AddOperand(c96_i0)
c96_model.AddOperand(c96_i1)
c96_model.AddOperand(c96_o2)
c96_model.Operation('GREATER_EQUAL', c96_i0, c96_i1).To(c96_o2)
c96_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c96_i0: [0.0, 0.25, -0.125, 0.125, -0.25, 0.25, -0.125, 0.125],
    c96_i1: [0.25],
    c96_o2: [False, True, False, False, False, True, False, False],
}, model=c96_model, name='greater_equal_default_FLOAT16_BOOL8_rank_lhs_2_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_FLOAT16_BOOL8_rank_rhs_4_12
c97_i0 = Input('c97_i0', ('TENSOR_FLOAT16', [2, 1]))
c97_i1 = Input('c97_i1', ('TENSOR_FLOAT16', [3, 2, 2, 1]))
c97_o2 = Output('c97_o2', ('TENSOR_BOOL8', [3, 2, 2, 1]))
c97_model = Model()
c97_model.AddOperand(c97_i0)
c97_model.AddOperand(c97_i1)
c97_model.AddOperand(c97_o2)
c97_model.Operation('GREATER_EQUAL', c97_i0, c97_i1).To(c97_o2)
c97_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c97_i0: [-0.25, 0.25],
    c97_i1: [0.0, 0.125, -0.25, 0.25, -0.125, 0.0, 0.25, -0.125, 0.125, -0.25, 0.0, 0.125],
    c97_o2: [False, True, True, True, False, True, False, True, False, True, False, True],
}, model=c97_model, name='greater_equal_default_FLOAT16_BOOL8_rank_rhs_4_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_FLOAT16_BOOL8_rank_rhs_5_13
c98_i0 = Input('c98_i0', ('TENSOR_FLOAT16', [2, 1, 2, 2, 2]))
c98_i1 = Input('c98_i1', ('TENSOR_FLOAT16', [2, 1, 2, 2, 2]))
c98_o2 = Output('c98_o2', ('TENSOR_BOOL8', [2, 1, 2, 2, 2]))
c98_model = Model()
c98_model.AddOperand(c98_i0)
c98_model.AddOperand(c98_i1)
c98_model.AddOperand(c98_o2)
c98_model.Operation('GREATER_EQUAL', c98_i0, c98_i1).To(c98_o2)
c98_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c98_i0: [
        0.0, 0.125, -0.25, -0.125, 0.25, 0.125, -0.25, 0.0, -0.125, 0.25, -0.25, 0.0, -0.125, 0.125, 0.25,
        -0.125
    ],
    c98_i1: [
        -0.125, 0.25, 0.0, 0.125, -0.25, 0.25, 0.125, -0.125, -0.25, 0.0, 0.0, 0.25, -0.25, -0.125, 0.125,
        0.125
    ],
    c98_o2: [
        True, False, False, False, True, False, False, True, True, True, False, False, True, True, True, False
    ],
}, model=c98_model, name='greater_equal_default_FLOAT16_BOOL8_rank_rhs_5_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_FLOAT16_BOOL8_tail_14
c99_i0 = Input('c99_i0', ('TENSOR_FLOAT16', [3, 17]))
c99_i1 = Input('c99_i1', ('TENSOR_FLOAT16', [17]))
c99_o2 = Output('c99_o2', ('TENSOR_BOOL8', [3, 17]))
c99_model = Model()
c99_model.AddOperand(c99_i0)
c99_model.AddOperand(c99_i1)
c99_model.AddOperand(c99_o2)
c99_model.Operation('GREATER_EQUAL', c99_i0, c99_i1).To(c99_o2)
c99_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c99_i0: [
        0.125, 0.25, -0.25, 0.0, -0.125, -0.25, 0.0, -0.125, 0.125, 0.25, -0.125, 0.25, 0.125, 0.0, -0.25,
        0.125, -0.25, 0.25, -0.125, 0.0, -0.125, 0.25, 0.0, -0.25, 0.125, 0.25, -0.25, 0.125, -0.125, 0.0,
        -0.25, 0.0, 0.25, 0.125, -0.125, 0.0, 0.125, -0.25, 0.25, -0.125, 0.25, 0.0, 0.125, -0.125, -0.25,
        0.125, -0.125, 0.25, 0.0, -0.25, 0.0
    ],
    c99_i1: [
        0.25, 0.0, -0.125, 0.125, -0.25, -0.125, 0.0, 0.25, 0.125, -0.25, 0.0, -0.125, 0.25, -0.25, 0.125,
        0.25, -0.125
    ],
    c99_o2: [
        False, True, False, False, True, False, True, False, True, True, False, True, False, True, False,
        False, False, True, False, True, False, True, True, False, False, True, True, True, True, False, True,
        False, True, True, False, True, True, False, True, True, True, False, True, True, False, True, False,
        True, False, False, True
    ],
}, model=c99_model, name='greater_equal_default_FLOAT16_BOOL8_tail_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_QUANT8_ASYMM_BOOL8_mixed_15
c100_p0 = Parameter('c100_p0', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.0625, 0), [0, 2, 0, 4, 0, 2, 0, 4])
c100_i1 = Input('c100_i1', ('TENSOR_QUANT8_ASYMM', [4, 1], 0.25, 0))
c100_o2 = Output('c100_o2', ('TENSOR_BOOL8', [4, 2]))
c100_model = Model()
c100_model.AddOperand(c100_p0)
c100_model.AddOperand(c100_i1)
c100_model.AddOperand(c100_o2)
c100_model.Operation('GREATER_EQUAL', c100_p0, c100_i1).To(c100_o2)
c100_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c100_i1: [0, 1, 1, 0],
    c100_o2: [True, True, False, True, False, False, True, True],
}, model=c100_model, name='greater_equal_default_QUANT8_ASYMM_BOOL8_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_QUANT8_ASYMM_BOOL8_mixed_16
c101_i0 = Input('c101_i0', ('TENSOR_QUANT8_ASYMM', [2], 0.3125, 255))
c101_p1 = Parameter('c101_p1', ('TENSOR_QUANT8_ASYMM', [2], 0.3125, 255), [255, 254])
c101_o2 = Output('c101_o2', ('TENSOR_BOOL8', [2]))
c101_model = Model()
c101_model.AddOperand(c101_i0)
c101_model.AddOperand(c101_p1)
c101_model.AddOperand(c101_o2)
c101_model.Operation('GREATER_EQUAL', c101_i0, c101_p1).To(c101_o2)
c101_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c101_i0: [254, 255],
    c101_o2: [False, True],
}, model=c101_model, name='greater_equal_default_QUANT8_ASYMM_BOOL8_mixed_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_QUANT8_ASYMM_BOOL8_mixed_17
c102_i0 = Input('c102_i0', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 2, 2], 0.0625, 25))
c102_i1 = Input('c102_i1', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 2, 2], 0.25, 128))
c102_o2 = Output('c102_o2', ('TENSOR_BOOL8', [2, 2, 2, 2, 2]))
c102_model = Model()
c102_model.AddOperand(c102_i0)
c102_model.AddOperand(c102_i1)
c102_model.AddOperand(c102_o2)
c102_model.Operation('GREATER_EQUAL', c102_i0, c102_i1).To(c102_o2)
c102_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c102_i0: [
        25, 27, 21, 29, 23, 29, 25, 23, 27, 21, 23, 25, 21, 29, 27, 29, 27, 25, 23, 21, 25, 27, 21, 23, 29,
        21, 23, 25, 27, 29, 25, 27
    ],
    c102_i1: [127, 127, 128, 129, 129, 127, 128, 129, 129, 127, 127, 129, 128, 127, 129, 127],
    c102_o2: [
        True, True, False, True, True, True, True, False, False, True, False, False, False, True, True, True,
        False, True, True, False, False, True, True, False, True, True, False, True, True, True, False, True
    ],
}, model=c102_model, name='greater_equal_default_QUANT8_ASYMM_BOOL8_mixed_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_QUANT8_ASYMM_BOOL8_mixed_18
c103_i0 = Input('c103_i0', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 1], 0.5, 128))
c103_i1 = Input('c103_i1', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 1], 0.0625, 128))
c103_o2 = Output('c103_o2', ('TENSOR_BOOL8', [2, 2, 3, 1]))
c103_model = Model()
c103_model.AddOperand(c103_i0)
c103_model.AddOperand(c103_i1)
c103_model.AddOperand(c103_o2)
c103_model.Operation('GREATER_EQUAL', c103_i0, c103_i1).To(c103_o2)
c103_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c103_i0: [127, 128, 129, 128, 128, 127, 129, 128, 128, 128, 129, 128],
    c103_i1: [132, 126, 130, 128, 124, 124, 130, 126, 128, 132, 130, 132],
    c103_o2: [False, True, True, True, True, False, True, True, True, False, True, False],
}, model=c103_model, name='greater_equal_default_QUANT8_ASYMM_BOOL8_mixed_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_QUANT8_ASYMM_BOOL8_mixed_19
c104_i0 = Input('c104_i0', ('TENSOR_QUANT8_ASYMM', [4, 1, 4], 0.3125, 170))
c104_i1 = Input('c104_i1', ('TENSOR_QUANT8_ASYMM', [1, 1, 4], 0.4375, 58))
c104_o2 = Output('c104_o2', ('TENSOR_BOOL8', [4, 1, 4]))
c104_model = Model()
c104_model.AddOperand(c104_i0)
c104_model.AddOperand(c104_i1)
c104_model.AddOperand(c104_o2)
c104_model.Operation('GREATER_EQUAL', c104_i0, c104_i1).To(c104_o2)
c104_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c104_i0: [170, 169, 171, 170, 170, 170, 169, 170, 170, 171, 169, 170, 171, 170, 170, 170],
    c104_i1: [59, 58, 58, 57],
    c104_o2: [
        False, False, True, True, False, True, False, True, False, True, False, True, False, True, True, True
    ],
}, model=c104_model, name='greater_equal_default_QUANT8_ASYMM_BOOL8_mixed_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_QUANT8_ASYMM_BOOL8_tail_20
c105_i0 = Input('c105_i0', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.5, 232))
c105_i1 = Input('c105_i1', ('TENSOR_QUANT8_ASYMM', [17], 0.5, 128))
c105_o2 = Output('c105_o2', ('TENSOR_BOOL8', [3, 17]))
c105_model = Model()
c105_model.AddOperand(c105_i0)
c105_model.AddOperand(c105_i1)
c105_model.AddOperand(c105_o2)
c105_model.Operation('GREATER_EQUAL', c105_i0, c105_i1).To(c105_o2)
c105_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c105_i0: [
        232, 232, 232, 231, 233, 232, 231, 232, 232, 233, 231, 233, 232, 232, 232, 232, 233, 232, 231, 232,
        232, 232, 231, 233, 232, 232, 232, 233, 232, 231, 231, 232, 232, 232, 233, 232, 231, 232, 232, 233,
        232, 233, 231, 232, 232, 232, 231, 232, 233, 232, 232
    ],
    c105_i1: [128, 128, 128, 129, 127, 128, 129, 127, 128, 128, 128, 129, 128, 128, 127, 127, 129],
    c105_o2: [
        True, True, True, False, True, True, False, True, True, True, False, True, True, True, True, True,
        True, True, False, True, False, True, False, True, True, True, True, True, False, False, False, True,
        True, False, True, True, False, False, True, True, False, True, False, True, True, False, False, True,
        True, True, False
    ],
}, model=c105_model, name='greater_equal_default_QUANT8_ASYMM_BOOL8_tail_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_INT32_BOOL8_mixed_21
c106_i0 = Input('c106_i0', ('TENSOR_INT32', [3, 1]))
c106_i1 = Input('c106_i1', ('TENSOR_INT32', [1]))
c106_o2 = Output('c106_o2', ('TENSOR_BOOL8', [3, 1]))
c106_model = Model()
c106_model.AddOperand(c106_i0)
c106_model.AddOperand(c106_i1)
c106_model.AddOperand(c106_o2)
c106_model.Operation('GREATER_EQUAL', c106_i0, c106_i1).To(c106_o2)
c106_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c106_i0: [1, 0, 2],
    c106_i1: [2],
    c106_o2: [False, False, True],
}, model=c106_model, name='greater_equal_default_INT32_BOOL8_mixed_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_INT32_BOOL8_mixed_22
c107_p0 = Parameter('c107_p0', ('TENSOR_INT32', [2, 1, 2, 1, 1]), [0, -1, 2, -2])
c107_p1 = Parameter('c107_p1', ('TENSOR_INT32', [1, 1, 1, 1]), [2])
c107_o2 = Output('c107_o2', ('TENSOR_BOOL8', [2, 1, 2, 1, 1]))
c107_model = Model()
c107_model.AddOperand(c107_p0)
c107_model.AddOperand(c107_p1)
c107_model.AddOperand(c107_o2)
c107_model.Operation('GREATER_EQUAL', c107_p0, c107_p1).To(c107_o2)
c107_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c107_o2: [False, False, True, False],
}, model=c107_model, name='greater_equal_default_INT32_BOOL8_mixed_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_INT32_BOOL8_mixed_23
c108_i0 = Input('c108_i0', ('TENSOR_INT32', [4, 1, 3]))
c108_i1 = Input('c108_i1', ('TENSOR_INT32', [1, 3]))
c108_o2 = Output('c108_o2', ('TENSOR_BOOL8', [4, 1, 3]))
c108_model = Model()
c108_model.AddOperand(c108_i0)
c108_model.AddOperand(c108_i1)
c108_model.AddOperand(c108_o2)
c108_model.Operation('GREATER_EQUAL', c108_i0, c108_i1).To(c108_o2)
c108_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c108_i0: [0, -1, -2, 1, 2, 2, -1, 0, -2, 1, 0, 2],
    c108_i1: [0, -1, 2],
    c108_o2: [True, True, False, True, True, True, False, True, False, True, True, True],
}, model=c108_model, name='greater_equal_default_INT32_BOOL8_mixed_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_INT32_BOOL8_rank_lhs_1_24
c109_i0 = Input('c109_i0', ('TENSOR_INT32', [4]))
c109_i1 = Input('c109_i1', ('TENSOR_INT32', [1]))
c109_o2 = Output('c109_o2', ('TENSOR_BOOL8', [4]))
c109_model = Model()
c109_model.AddOperand(c109_i0)
c109_model.AddOperand(c109_i1)
c109_model.AddOperand(c109_o2)
c109_model.Operation('GREATER_EQUAL', c109_i0, c109_i1).To(c109_o2)
c109_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c109_i0: [-2, 2, 1, -1],
    c109_i1: [-1],
    c109_o2: [False, True, True, True],
}, model=c109_model, name='greater_equal_default_INT32_BOOL8_rank_lhs_1_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_INT32_BOOL8_rank_lhs_4_25
c110_i0 = Input('c110_i0', ('TENSOR_INT32', [3, 3, 1, 3]))
c110_i1 = Input('c110_i1', ('TENSOR_INT32', [3, 3, 1, 3]))
c110_o2 = Output('c110_o2', ('TENSOR_BOOL8', [3, 3, 1, 3]))
c110_model = Model()
c110_model.AddOperand(c110_i0)
c110_model.AddOperand(c110_i1)
c110_model.AddOperand(c110_o2)
c110_model.Operation('GREATER_EQUAL', c110_i0, c110_i1).To(c110_o2)
c110_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c110_i0: [1, 0, -1, 2, -2, -1, 2, -2, 1, 0, 1, -2, -1, 0, 2, 0, -1, 1, -2, 2, 2, -1, 1, -2, 0, 0, -2],
    c110_i1: [1, 0, -2, 2, -1, 0, -2, -1, 2, 1, -1, 1, 0, -2, 2, 0, 2, -1, 1, -2, 2, -1, 0, -2, 1, -2, 1],
    c110_o2: [
        True, True, True, True, False, False, True, False, False, False, True, False, False, True, True, True,
        False, True, False, True, True, True, True, True, False, True, False
    ],
}, model=c110_model, name='greater_equal_default_INT32_BOOL8_rank_lhs_4_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_INT32_BOOL8_rank_rhs_3_26
c111_i0 = Input('c111_i0', ('TENSOR_INT32', [1]))
c111_i1 = Input('c111_i1', ('TENSOR_INT32', [2, 4, 4]))
c111_o2 = Output('c111_o2', ('TENSOR_BOOL8', [2, 4, 4]))
c111_model = Model()
c111_model.AddOperand(c111_i0)
c111_model.AddOperand(c111_i1)
c111_model.AddOperand(c111_o2)
c111_model.Operation('GREATER_EQUAL', c111_i0, c111_i1).To(c111_o2)
c111_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c111_i0: [-1],
    c111_i1: [
        1, -2, 0, -1, 2, -2, 2, -1, 0, 1, -1, 2, 1, 0, -2, -1, -2, 0, 2, 1, -1, -2, 0, 1, 2, 2, 0, 1, -2, -1,
        -1, 0
    ],
    c111_o2: [
        False, True, False, True, False, True, False, True, False, False, True, False, False, False, True,
        True, True, False, False, False, True, True, False, False, False, False, False, False, True, True,
        True, False
    ],
}, model=c111_model, name='greater_equal_default_INT32_BOOL8_rank_rhs_3_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_INT32_BOOL8_rank_rhs_5_27
c112_i0 = Input('c112_i0', ('TENSOR_INT32', [2, 2]))
c112_i1 = Input('c112_i1', ('TENSOR_INT32', [1, 2, 1, 2, 2]))
c112_o2 = Output('c112_o2', ('TENSOR_BOOL8', [1, 2, 1, 2, 2]))
c112_model = Model()
c112_model.AddOperand(c112_i0)
c112_model.AddOperand(c112_i1)
c112_model.AddOperand(c112_o2)
c112_model.Operation('GREATER_EQUAL', c112_i0, c112_i1).To(c112_o2)
c112_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c112_i0: [2, -2, 0, -1],
    c112_i1: [-2, 1, 2, -1, 0, 1, 0, 2],
    c112_o2: [True, False, False, True, True, False, True, False],
}, model=c112_model, name='greater_equal_default_INT32_BOOL8_rank_rhs_5_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_INT32_BOOL8_tail_28
c113_i0 = Input('c113_i0', ('TENSOR_INT32', [3, 17]))
c113_i1 = Input('c113_i1', ('TENSOR_INT32', [17]))
c113_o2 = Output('c113_o2', ('TENSOR_BOOL8', [3, 17]))
c113_model = Model()
c113_model.AddOperand(c113_i0)
c113_model.AddOperand(c113_i1)
c113_model.AddOperand(c113_o2)
c113_model.Operation('GREATER_EQUAL', c113_i0, c113_i1).To(c113_o2)
c113_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c113_i0: [
        2, -1, 0, -2, 1, -1, -2, 0, 2, 1, -2, 0, -1, 2, 1, -2, 1, 0, 2, -1, 2, 0, 1, -1, -2, -1, 2, 1, 0, -2,
        -2, -1, 1, 2, 0, -1, -2, 2, 0, 1, 2, 1, -1, 0, -2, -1, 0, 2, 1, -2, -1
    ],
    c113_i1: [-1, -2, 2, 1, 0, 1, -1, -2, 0, 2, 0, 1, -2, -1, 2, -1, 1],
    c113_o2: [
        True, True, False, False, True, False, False, True, True, False, False, False, True, True, False,
        False, True, True, True, False, True, True, True, True, True, False, True, True, False, True, False,
        False, True, True, True, True, False, True, True, True, True, True, False, False, False, False, True,
        True, False, False, False
    ],
}, model=c113_model, name='greater_equal_default_INT32_BOOL8_tail_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_BOOL8_mixed_29
c114_i0 = Input('c114_i0', ('TENSOR_BOOL8', [2, 1, 3]))
c114_p1 = Parameter('c114_p1', ('TENSOR_BOOL8', [2, 1, 3]), [False, True, False, True, True, False])
c114_o2 = Output('c114_o2', ('TENSOR_BOOL8', [2, 1, 3]))
c114_model = Model()
c114_model.AddOperand(c114_i0)
c114_model.AddOperand(c114_p1)
c114_model.AddOperand(c114_o2)
c114_model.Operation('GREATER_EQUAL', c114_i0, c114_p1).To(c114_o2)
c114_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c114_i0: [False, True, False, True, False, True],
    c114_o2: [True, True, True, True, False, True],
}, model=c114_model, name='greater_equal_default_BOOL8_mixed_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_BOOL8_mixed_30
c115_p0 = Parameter('c115_p0', ('TENSOR_BOOL8', [2, 3]), [True, False, True, False, True, False])
c115_i1 = Input('c115_i1', ('TENSOR_BOOL8', [2, 3]))
c115_o2 = Output('c115_o2', ('TENSOR_BOOL8', [2, 3]))
c115_model = Model()
c115_model.AddOperand(c115_p0)
c115_model.AddOperand(c115_i1)
c115_model.AddOperand(c115_o2)
c115_model.Operation('GREATER_EQUAL', c115_p0, c115_i1).To(c115_o2)
c115_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c115_i1: [True, False, False, True, False, True],
    c115_o2: [True, True, True, False, True, False],
}, model=c115_model, name='greater_equal_default_BOOL8_mixed_30', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_BOOL8_mixed_31
c116_i0 = Input('c116_i0', ('TENSOR_BOOL8', [1, 2, 2, 2, 2]))
c116_i1 = Input('c116_i1', ('TENSOR_BOOL8', [1, 2, 1, 2, 2]))
c116_o2 = Output('c116_o2', ('TENSOR_BOOL8', [1, 2, 2, 2, 2]))
c116_model = Model()
c116_model.AddOperand(c116_i0)
c116_model.AddOperand(c116_i1)
c116_model.AddOperand(c116_o2)
c116_model.Operation('GREATER_EQUAL', c116_i0, c116_i1).To(c116_o2)
c116_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c116_i0: [
        False, True, False, True, False, True, False, True, True, False, False, True, False, True, False, True
    ],
    c116_i1: [False, True, True, False, False, True, True, False],
    c116_o2: [True, True, False, True, True, True, False, True, True, False, False, True, True, True, False, True],
}, model=c116_model, name='greater_equal_default_BOOL8_mixed_31', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_BOOL8_mixed_32
c117_i0 = Input('c117_i0', ('TENSOR_BOOL8', [3, 3, 1, 2]))
c117_i1 = Input('c117_i1', ('TENSOR_BOOL8', [3, 3, 1, 2]))
c117_o2 = Output('c117_o2', ('TENSOR_BOOL8', [3, 3, 1, 2]))
c117_model = Model()
c117_model.AddOperand(c117_i0)
c117_model.AddOperand(c117_i1)
c117_model.AddOperand(c117_o2)
c117_model.Operation('GREATER_EQUAL', c117_i0, c117_i1).To(c117_o2)
c117_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c117_i0: [
        True, False, True, False, True, False, False, True, True, False, True, False, True, False, True,
        False, False, True
    ],
    c117_i1: [
        False, True, True, False, False, True, False, True, True, False, True, False, True, False, True,
        False, True, False
    ],
    c117_o2: [
        True, False, True, True, True, False, True, True, True, True, True, True, True, True, True, True,
        False, True
    ],
}, model=c117_model, name='greater_equal_default_BOOL8_mixed_32', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_BOOL8_rank_lhs_1_33
c118_i0 = Input('c118_i0', ('TENSOR_BOOL8', [1]))
c118_i1 = Input('c118_i1', ('TENSOR_BOOL8', [1]))
c118_o2 = Output('c118_o2', ('TENSOR_BOOL8', [1]))
c118_model = Model()
c118_model.AddOperand(c118_i0)
c118_model.AddOperand(c118_i1)
c118_model.AddOperand(c118_o2)
c118_model.Operation('GREATER_EQUAL', c118_i0, c118_i1).To(c118_o2)
c118_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c118_i0: [False],
    c118_i1: [False],
    c118_o2: [True],
}, model=c118_model, name='greater_equal_default_BOOL8_rank_lhs_1_33', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_BOOL8_tail_34
c119_i0 = Input('c119_i0', ('TENSOR_BOOL8', [3, 17]))
c119_i1 = Input('c119_i1', ('TENSOR_BOOL8', [3, 17]))
c119_o2 = Output('c119_o2', ('TENSOR_BOOL8', [3, 17]))
c119_model = Model()
c119_model.AddOperand(c119_i0)
c119_model.AddOperand(c119_i1)
c119_model.AddOperand(c119_o2)
c119_model.Operation('GREATER_EQUAL', c119_i0, c119_i1).To(c119_o2)
c119_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c119_i0: [
        False, True, False, True, True, False, False, True, True, False, True, False, False, True, False,
        True, True, False, False, True, False, True, False, True, False, True, False, True, True, False, True,
        False, False, True, True, False, False, True, False, True, False, True, False, True, False, True,
        True, False, False, True, True
    ],
    c119_i1: [
        False, True, True, False, True, False, True, False, False, True, False, True, False, True, False,
        True, False, True, False, True, False, True, True, False, False, True, True, False, False, True,
        False, True, True, False, False, True, True, False, False, True, False, True, True, False, True,
        False, True, False, False, True, False
    ],
    c119_o2: [
        True, True, False, True, True, True, False, True, True, False, True, False, True, True, True, True,
        True, False, True, True, True, True, False, True, True, True, False, True, True, False, True, False,
        False, True, True, False, False, True, True, True, True, True, False, True, False, True, True, True,
        True, True, True
    ],
}, model=c119_model, name='greater_equal_default_BOOL8_tail_34', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_35
c120_p0 = Parameter('c120_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2, 2], 0.25, 127), [126, 127, 127, 127, 126, 126, 126, 127, 127, 127, 126, 126, 127, 127, 127, 127])
c120_p1 = Parameter('c120_p1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 1, 2], 0.3125, 127), [127, 127, 127, 126, 127, 127, 127, 127])
c120_o2 = Output('c120_o2', ('TENSOR_BOOL8', [4, 2, 2]))
c120_model = Model()
c120_model.AddOperand(c120_p0)
c120_model.AddOperand(c120_p1)
c120_model.AddOperand(c120_o2)
c120_model.Operation('GREATER_EQUAL', c120_p0, c120_p1).To(c120_o2)
c120_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c120_o2: [False, True, True, True, False, True, False, True, True, True, False, False, True, True, True, True],
}, model=c120_model, name='greater_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_35', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_36
c121_i0 = Input('c121_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 2, 2], 0.25, -128))
c121_i1 = Input('c121_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 2, 2], 0.5, -128))
c121_o2 = Output('c121_o2', ('TENSOR_BOOL8', [1, 1, 2, 2]))
c121_model = Model()
c121_model.AddOperand(c121_i0)
c121_model.AddOperand(c121_i1)
c121_model.AddOperand(c121_o2)
c121_model.Operation('GREATER_EQUAL', c121_i0, c121_i1).To(c121_o2)
c121_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c121_i0: [-127, -128, -128, -128],
    c121_i1: [-128, -128, -127, -128],
    c121_o2: [True, True, False, True],
}, model=c121_model, name='greater_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_36', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_37
c122_i0 = Input('c122_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 1, 2, 2], 0.4375, -89))
c122_i1 = Input('c122_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2], 0.5, 0))
c122_o2 = Output('c122_o2', ('TENSOR_BOOL8', [1, 1, 1, 2, 2]))
c122_model = Model()
c122_model.AddOperand(c122_i0)
c122_model.AddOperand(c122_i1)
c122_model.AddOperand(c122_o2)
c122_model.Operation('GREATER_EQUAL', c122_i0, c122_i1).To(c122_o2)
c122_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c122_i0: [-90, -89, -89, -88],
    c122_i1: [1, 0],
    c122_o2: [False, True, False, True],
}, model=c122_model, name='greater_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_37', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_38
c123_i0 = Input('c123_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 4], 0.25, 0))
c123_i1 = Input('c123_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 4], 0.0625, 0))
c123_o2 = Output('c123_o2', ('TENSOR_BOOL8', [4, 4]))
c123_model = Model()
c123_model.AddOperand(c123_i0)
c123_model.AddOperand(c123_i1)
c123_model.AddOperand(c123_o2)
c123_model.Operation('GREATER_EQUAL', c123_i0, c123_i1).To(c123_o2)
c123_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c123_i0: [-1, 0, -1, 1, 1, -1, -1, 0, 1, 1, 0, -1, -1, 1, 1, -1],
    c123_i1: [-4, 0, -2, 2],
    c123_o2: [True, True, False, True, True, False, False, False, True, True, True, False, True, True, True, False],
}, model=c123_model, name='greater_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_38', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_rank_lhs_1_39
c124_i0 = Input('c124_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3], 0.5, -68))
c124_i1 = Input('c124_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3], 0.125, 0))
c124_o2 = Output('c124_o2', ('TENSOR_BOOL8', [3]))
c124_model = Model()
c124_model.AddOperand(c124_i0)
c124_model.AddOperand(c124_i1)
c124_model.AddOperand(c124_o2)
c124_model.Operation('GREATER_EQUAL', c124_i0, c124_i1).To(c124_o2)
c124_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c124_i0: [-69, -68, -67],
    c124_i1: [0, 1, 2],
    c124_o2: [False, False, True],
}, model=c124_model, name='greater_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_rank_lhs_1_39', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_rank_rhs_5_40
c125_i0 = Input('c125_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.5, 0))
c125_i1 = Input('c125_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 2, 2, 1], 0.1875, 23))
c125_o2 = Output('c125_o2', ('TENSOR_BOOL8', [1, 2, 2, 2, 1]))
c125_model = Model()
c125_model.AddOperand(c125_i0)
c125_model.AddOperand(c125_i1)
c125_model.AddOperand(c125_o2)
c125_model.Operation('GREATER_EQUAL', c125_i0, c125_i1).To(c125_o2)
c125_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c125_i0: [0],
    c125_i1: [24, 24, 23, 22, 22, 24, 22, 22],
    c125_o2: [False, False, True, True, True, False, True, True],
}, model=c125_model, name='greater_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_rank_rhs_5_40', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# greater_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_tail_41
c126_i0 = Input('c126_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.125, 0))
c126_i1 = Input('c126_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1], 0.375, 63))
c126_o2 = Output('c126_o2', ('TENSOR_BOOL8', [3, 17]))
c126_model = Model()
c126_model.AddOperand(c126_i0)
c126_model.AddOperand(c126_i1)
c126_model.AddOperand(c126_o2)
c126_model.Operation('GREATER_EQUAL', c126_i0, c126_i1).To(c126_o2)
c126_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c126_i0: [
        0, 1, 2, -1, -2, 2, 1, -1, -2, 0, -1, 2, -2, 1, 0, -2, 0, -1, 2, 1, -2, 1, -1, 0, 2, -1, 0, 1, 2, -2,
        -1, 0, 1, -2, 2, 0, -1, -2, 1, 2, 0, -2, 1, 2, -1, 1, 2, 0, -1, -2, 2
    ],
    c126_i1: [62, 63, 63],
    c126_o2: [
        True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
        False, True, True, False, True, False, True, True, False, True, True, True, False, False, True, True,
        False, True, True, False, False, True, True, True, False, True, True, False, True, True, True, False,
        False, True
    ],
}, model=c126_model, name='greater_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_tail_41', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_FLOAT32_BOOL8_mixed_0
c127_p0 = Parameter('c127_p0', ('TENSOR_FLOAT32', [1, 1, 2, 2, 1]), [-0.125, -0.25, 0.125, 0.0])
c127_p1 = Parameter('c127_p1', ('TENSOR_FLOAT32', [1, 2, 1, 1]), [0.25, -0.25])
c127_o2 = Output('c127_o2', ('TENSOR_BOOL8', [1, 1, 2, 2, 1]))
c127_model = Model()
c127_model.AddOperand(c127_p0)
c127_model.AddOperand(c127_p1)
c127_model.AddOperand(c127_o2)
c127_model.Operation('LESS', c127_p0, c127_p1).To(c127_o2)
c127_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c127_o2: [True, True, False, False],
}, model=c127_model, name='less_default_FLOAT32_BOOL8_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_FLOAT32_BOOL8_mixed_1
c128_i0 = Input('c128_i0', ('TENSOR_FLOAT32', [1, 4, 3]))
c128_i1 = Input('c128_i1', ('TENSOR_FLOAT32', [1]))
c128_o2 = Output('c128_o2', ('TENSOR_BOOL8', [1, 4, 3]))
c128_model = Model()
c128_model.AddOperand(c128_i0)
c128_model.AddOperand(c128_i1)
c128_model.AddOperand(c128_o2)
c128_model.Operation('LESS', c128_i0, c128_i1).To(c128_o2)
c128_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c128_i0: [-0.125, 0.125, -0.25, 0.25, 0.0, 0.0, -0.125, 0.125, 0.25, -0.25, 0.125, 0.25],
    c128_i1: [0.25],
    c128_o2: [True, True, True, False, True, True, True, True, False, True, True, False],
}, model=c128_model, name='less_default_FLOAT32_BOOL8_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_FLOAT32_BOOL8_mixed_2
c129_i0 = Input('c129_i0', ('TENSOR_FLOAT32', [3, 2, 2, 1]))
c129_i1 = Input('c129_i1', ('TENSOR_FLOAT32', [2, 1]))
c129_o2 = Output('c129_o2', ('TENSOR_BOOL8', [3, 2, 2, 1]))
c129_model = Model()
c129_model.AddOperand(c129_i0)
c129_model.AddOperand(c129_i1)
c129_model.AddOperand(c129_o2)
c129_model.Operation('LESS', c129_i0, c129_i1).To(c129_o2)
c129_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c129_i0: [0.125, 0.0, -0.125, -0.25, 0.25, 0.0, 0.25, 0.125, -0.25, -0.125, -0.25, 0.125],
    c129_i1: [-0.125, 0.125],
    c129_o2: [False, True, False, True, False, True, False, False, True, True, True, False],
}, model=c129_model, name='less_default_FLOAT32_BOOL8_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_FLOAT32_BOOL8_rank_lhs_1_3
c130_i0 = Input('c130_i0', ('TENSOR_FLOAT32', [3]))
c130_i1 = Input('c130_i1', ('TENSOR_FLOAT32', [1]))
c130_o2 = Output('c130_o2', ('TENSOR_BOOL8', [3]))
c130_model = Model()
c130_model.AddOperand(c130_i0)
c130_model.AddOperand(c130_i1)
c130_model.AddOperand(c130_o2)
c130_model.Operation('LESS', c130_i0, c130_i1).To(c130_o2)
c130_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c130_i0: [0.25, 0.125, -0.25],
    c130_i1: [-0.125],
    c130_o2: [False, False, True],
}, model=c130_model, name='less_default_FLOAT32_BOOL8_rank_lhs_1_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_FLOAT32_BOOL8_rank_lhs_2_4
c131_i0 = Input('c131_i0', ('TENSOR_FLOAT32', [1, 2]))
c131_i1 = Input('c131_i1', ('TENSOR_FLOAT32', [2]))
c131_o2 = Output('c131_o2', ('TENSOR_BOOL8', [1, 2]))
c131_model = Model()
c131_model.AddOperand(c131_i0)
c131_model.AddOperand(c131_i1)
c131_model.AddOperand(c131_o2)
c131_model.Operation('LESS', c131_i0, c131_i1).To(c131_o2)
c131_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c131_i0: [-0.25, 0.125],
    c131_i1: [0.0, -0.125],
    c131_o2: [True, False],
}, model=c131_model, name='less_default_FLOAT32_BOOL8_rank_lhs_2_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_FLOAT32_BOOL8_rank_rhs_3_5
c132_i0 = Input('c132_i0', ('TENSOR_FLOAT32', [3, 4, 4]))
c132_i1 = Input('c132_i1', ('TENSOR_FLOAT32', [3, 4, 4]))
c132_o2 = Output('c132_o2', ('TENSOR_BOOL8', [3, 4, 4]))
c132_model = Model()
c132_model.AddOperand(c132_i0)
c132_model.AddOperand(c132_i1)
c132_model.AddOperand(c132_o2)
c132_model.Operation('LESS', c132_i0, c132_i1).To(c132_o2)
c132_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c132_i0: [
        -0.25, -0.125, 0.0, 0.125, 0.25, 0.125, 0.0, 0.25, -0.125, -0.25, -0.25, -0.125, 0.0, 0.125, 0.25,
        0.125, -0.25, 0.0, 0.25, -0.125, -0.125, 0.25, 0.125, -0.25, 0.0, 0.25, 0.0, -0.25, 0.125, -0.125,
        0.125, -0.25, 0.25, -0.125, 0.0, 0.25, 0.0, 0.125, -0.25, -0.125, -0.25, 0.125, 0.0, 0.25, -0.125,
        -0.25, -0.125, 0.25
    ],
    c132_i1: [
        0.0, -0.25, 0.125, 0.25, -0.125, -0.125, 0.0, 0.25, -0.25, 0.125, 0.0, 0.25, 0.125, -0.125, -0.25,
        0.0, 0.125, -0.25, 0.25, -0.125, 0.0, 0.25, 0.125, -0.125, -0.25, 0.125, 0.25, -0.125, -0.25, 0.0,
        0.25, 0.0, -0.125, -0.25, 0.125, 0.25, -0.125, 0.125, 0.0, -0.25, 0.25, -0.125, 0.125, 0.0, -0.25,
        -0.25, -0.125, 0.25
    ],
    c132_o2: [
        True, False, True, True, False, False, False, False, False, True, True, True, True, False, False,
        False, True, False, False, False, True, False, False, True, False, False, True, True, False, True,
        True, True, False, False, True, False, False, False, True, False, True, False, True, False, False,
        False, False, False
    ],
}, model=c132_model, name='less_default_FLOAT32_BOOL8_rank_rhs_3_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_FLOAT32_BOOL8_rank_rhs_5_6
c133_i0 = Input('c133_i0', ('TENSOR_FLOAT32', [1, 1, 1, 1, 1]))
c133_i1 = Input('c133_i1', ('TENSOR_FLOAT32', [1, 1, 2, 1, 1]))
c133_o2 = Output('c133_o2', ('TENSOR_BOOL8', [1, 1, 2, 1, 1]))
c133_model = Model()
c133_model.AddOperand(c133_i0)
c133_model.AddOperand(c133_i1)
c133_model.AddOperand(c133_o2)
c133_model.Operation('LESS', c133_i0, c133_i1).To(c133_o2)
c133_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c133_i0: [0.0],
    c133_i1: [-0.25, 0.125],
    c133_o2: [False, True],
}, model=c133_model, name='less_default_FLOAT32_BOOL8_rank_rhs_5_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_FLOAT32_BOOL8_tail_7
c134_i0 = Input('c134_i0', ('TENSOR_FLOAT32', [3, 17]))
c134_i1 = Input('c134_i1', ('TENSOR_FLOAT32', [3, 1]))
c134_o2 = Output('c134_o2', ('TENSOR_BOOL8', [3, 17]))
c134_model = Model()
c134_model.AddOperand(c134_i0)
c134_model.AddOperand(c134_i1)
c134_model.AddOperand(c134_o2)
c134_model.Operation('LESS', c134_i0, c134_i1).To(c134_o2)
c134_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c134_i0: [
        0.125, 0.0, -0.125, 0.25, -0.25, -0.25, 0.25, 0.125, -0.125, 0.0, -0.125, 0.125, 0.25, -0.25, 0.0,
        0.125, -0.125, -0.25, 0.25, 0.0, 0.0, -0.125, 0.125, 0.25, -0.25, -0.125, -0.25, 0.25, 0.125, 0.0,
        -0.125, 0.0, 0.125, 0.25, -0.25, 0.0, 0.125, -0.25, 0.25, -0.125, -0.25, 0.125, -0.125, 0.25, 0.0,
        0.0, -0.25, 0.25, -0.125, 0.125, 0.0
    ],
    c134_i1: [-0.125, 0.0, -0.25],
    c134_o2: [
        False, False, False, False, True, True, False, False, False, False, False, False, False, True, False,
        False, False, True, False, False, False, True, False, False, True, True, True, False, False, False,
        True, False, False, False, False, False, False, False, False, False, False, False, False, False,
        False, False, False, False, False, False, False
    ],
}, model=c134_model, name='less_default_FLOAT32_BOOL8_tail_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_FLOAT16_BOOL8_mixed_8
c135_p0 = Parameter('c135_p0', ('TENSOR_FLOAT16', [4, 4, 3]), [
        -0.125, 0.0, 0.25, -0.25, 0.125, 0.125, 0.0, -0.25, -0.125, 0.25, -0.125, 0.0, 0.125, -0.25, 0.25,
        0.125, -0.25, 0.25, 0.0, -0.125, 0.25, -0.25, -0.125, 0.0, 0.125, -0.25, 0.125, -0.125, 0.25, 0.0,
        0.125, 0.25, -0.125, 0.0, -0.25, 0.0, 0.125, -0.125, 0.25, -0.25, -0.125, -0.25, 0.0, 0.25, 0.125,
        0.0, 0.25, -0.25
    ])
c135_i1 = Input('c135_i1', ('TENSOR_FLOAT16', [4, 1]))
c135_o2 = Output('c135_o2', ('TENSOR_BOOL8', [4, 4, 3]))
c135_model = Model()
c135_model.AddOperand(c135_p0)
c135_model.AddOperand(c135_i1)
c135_model.AddOperand(c135_o2)
c135_model.Operation('LESS', c135_p0, c135_i1).To(c135_o2)
c135_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c135_i1: [-0.25, 0.125, -0.125, 0.25],
    c135_o2: [
        False, False, False, True, False, False, False, True, False, False, True, True, False, False, False,
        False, True, False, False, False, False, True, True, True, False, False, False, True, False, True,
        False, False, False, True, True, True, False, False, False, True, True, True, False, False, False,
        True, False, True
    ],
}, model=c135_model, name='less_default_FLOAT16_BOOL8_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_FLOAT16_BOOL8_mixed_9
c136_i0 = Input('c136_i0', ('TENSOR_FLOAT16', [1, 1, 3, 3]))
c136_p1 = Parameter('c136_p1', ('TENSOR_FLOAT16', [3, 3]), [0.25, 0.0, -0.125, -0.25, 0.125, -0.125, -0.25, 0.0, 0.125])
c136_o2 = Output('c136_o2', ('TENSOR_BOOL8', [1, 1, 3, 3]))
c136_model = Model()
c136_model.AddOperand(c136_i0)
c136_model.AddOperand(c136_p1)
c136_model.AddOperand(c136_o2)
c136_model.Operation('LESS', c136_i0, c136_p1).To(c136_o2)
c136_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c136_i0: [-0.125, 0.0, -0.25, 0.25, 0.125, 0.25, -0.25, 0.0, 0.125],
    c136_o2: [True, False, True, False, False, False, False, False, False],
}, model=c136_model, name='less_default_FLOAT16_BOOL8_mixed_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_FLOAT16_BOOL8_mixed_10
c137_i0 = Input('c137_i0', ('TENSOR_FLOAT16', [3]))
c137_i1 = Input('c137_i1', ('TENSOR_FLOAT16', [1]))
c137_o2 = Output('c137_o2', ('TENSOR_BOOL8', [3]))
c137_model = Model()
c137_model.AddOperand(c137_i0)
c137_model.AddOperand(c137_i1)
c137_model.AddOperand(c137_o2)
c137_model.Operation('LESS', c137_i0, c137_i1).To(c137_o2)
c137_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c137_i0: [-0.25, 0.125, -0.125],
    c137_i1: [-0.125],
    c137_o2: [True, False, False],
}, model=c137_model, name='less_default_FLOAT16_BOOL8_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_FLOAT16_BOOL8_mixed_11
c138_i0 = Input('c138_i0', ('TENSOR_FLOAT16', [2, 1, 2, 2, 1]))
c138_i1 = Input('c138_i1', ('TENSOR_FLOAT16', [2, 2, 1]))
c138_o2 = Output('c138_o2', ('TENSOR_BOOL8', [2, 1, 2, 2, 1]))
c138_model = Model()
c138_model.AddOperand(c138_i0)
c138_model.AddOperand(c138_i1)
c138_model.AddOperand(c138_o2)
c138_model.Operation('LESS', c138_i0, c138_i1).To(c138_o2)
c138_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c138_i0: [0.125, -0.125, 0.25, -0.25, 0.0, 0.125, -0.125, 0.0],
    c138_i1: [-0.25, 0.0, 0.125, 0.25],
    c138_o2: [False, True, False, True, False, False, True, True],
}, model=c138_model, name='less_default_FLOAT16_BOOL8_mixed_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_FLOAT16_BOOL8_rank_lhs_2_12
c139_i0 = Input('c139_i0', ('TENSOR_FLOAT16', [2, 2]))
c139_i1 = Input('c139_i1', ('TENSOR_FLOAT16', [1]))
c139_o2 = Output('c139_o2', ('TENSOR_BOOL8', [2, 2]))
c139_model = Model()
c139_model.AddOperand(c139_i0)
c139_model.AddOperand(c139_i1)
c139_model.AddOperand(c139_o2)
c139_model.Operation('LESS', c139_i0, c139_i1).To(c139_o2)
c139_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c139_i0: [0.125, -0.125, 0.25, -0.25],
    c139_i1: [0.25],
    c139_o2: [True, True, False, True],
}, model=c139_model, name='less_default_FLOAT16_BOOL8_rank_lhs_2_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_FLOAT16_BOOL8_rank_rhs_4_13
c140_i0 = Input('c140_i0', ('TENSOR_FLOAT16', [1, 1]))
c140_i1 = Input('c140_i1', ('TENSOR_FLOAT16', [2, 3, 1, 1]))
c140_o2 = Output('c140_o2', ('TENSOR_BOOL8', [2, 3, 1, 1]))
c140_model = Model()
c140_model.AddOperand(c140_i0)
c140_model.AddOperand(c140_i1)
c140_model.AddOperand(c140_o2)
c140_model.Operation('LESS', c140_i0, c140_i1).To(c140_o2)
c140_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c140_i0: [0.0],
    c140_i1: [0.125, -0.125, 0.0, -0.25, 0.25, -0.125],
    c140_o2: [True, False, False, False, True, False],
}, model=c140_model, name='less_default_FLOAT16_BOOL8_rank_rhs_4_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_FLOAT16_BOOL8_rank_rhs_5_14
c141_i0 = Input('c141_i0', ('TENSOR_FLOAT16', [1, 1, 2, 1]))
c141_i1 = Input('c141_i1', ('TENSOR_FLOAT16', [2, 1, 1, 2, 1]))
c141_o2 = Output('c141_o2', ('TENSOR_BOOL8', [2, 1, 1, 2, 1]))
c141_model = Model()
c141_model.AddOperand(c141_i0)
c141_model.AddOperand(c141_i1)
c141_model.AddOperand(c141_o2)
c141_model.Operation('LESS', c141_i0, c141_i1).To(c141_o2)
c141_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c141_i0: [-0.125, 0.0],
    c141_i1: [0.0, -0.125, 0.25, 0.125],
    c141_o2: [True, False, True, True],
}, model=c141_model, name='less_default_FLOAT16_BOOL8_rank_rhs_5_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_FLOAT16_BOOL8_tail_15
c142_i0 = Input('c142_i0', ('TENSOR_FLOAT16', [1, 17]))
c142_i1 = Input('c142_i1', ('TENSOR_FLOAT16', [1]))
c142_o2 = Output('c142_o2', ('TENSOR_BOOL8', [1, 17]))
c142_model = Model()
c142_model.AddOperand(c142_i0)
c142_model.AddOperand(c142_i1)
c142_model.AddOperand(c142_o2)
c142_model.Operation('LESS', c142_i0, c142_i1).To(c142_o2)
c142_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c142_i0: [
        -0.25, 0.0, 0.25, -0.125, 0.125, 0.0, 0.25, -0.25, 0.125, -0.125, -0.25, 0.25, 0.125, -0.125, 0.0,
        -0.25, 0.25
    ],
    c142_i1: [0.0],
    c142_o2: [
        True, False, False, True, False, False, False, True, False, True, True, False, False, True, False,
        True, False
    ],
}, model=c142_model, name='less_default_FLOAT16_BOOL8_tail_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_QUANT8_ASYMM_BOOL8_mixed_16
c143_p0 = Parameter('c143_p0', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 2], 0.1875, 0), [1, 0, 0, 1, 0, 0])
c143_p1 = Parameter('c143_p1', ('TENSOR_QUANT8_ASYMM', [2], 0.4375, 0), [1, 0])
c143_o2 = Output('c143_o2', ('TENSOR_BOOL8', [1, 1, 3, 2]))
c143_model = Model()
c143_model.AddOperand(c143_p0)
c143_model.AddOperand(c143_p1)
c143_model.AddOperand(c143_o2)
c143_model.Operation('LESS', c143_p0, c143_p1).To(c143_o2)
c143_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c143_o2: [True, False, True, False, True, False],
}, model=c143_model, name='less_default_QUANT8_ASYMM_BOOL8_mixed_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_QUANT8_ASYMM_BOOL8_mixed_17
c144_i0 = Input('c144_i0', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.3125, 255))
c144_i1 = Input('c144_i1', ('TENSOR_QUANT8_ASYMM', [3], 0.375, 255))
c144_o2 = Output('c144_o2', ('TENSOR_BOOL8', [3, 3]))
c144_model = Model()
c144_model.AddOperand(c144_i0)
c144_model.AddOperand(c144_i1)
c144_model.AddOperand(c144_o2)
c144_model.Operation('LESS', c144_i0, c144_i1).To(c144_o2)
c144_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c144_i0: [255, 255, 254, 255, 255, 255, 255, 255, 255],
    c144_i1: [254, 255, 255],
    c144_o2: [False, False, True, False, False, False, False, False, False],
}, model=c144_model, name='less_default_QUANT8_ASYMM_BOOL8_mixed_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_QUANT8_ASYMM_BOOL8_mixed_18
c145_i0 = Input('c145_i0', ('TENSOR_QUANT8_ASYMM', [1, 2, 4], 0.25, 128))
c145_i1 = Input('c145_i1', ('TENSOR_QUANT8_ASYMM', [1, 1, 4], 0.5, 128))
c145_o2 = Output('c145_o2', ('TENSOR_BOOL8', [1, 2, 4]))
c145_model = Model()
c145_model.AddOperand(c145_i0)
c145_model.AddOperand(c145_i1)
c145_model.AddOperand(c145_o2)
c145_model.Operation('LESS', c145_i0, c145_i1).To(c145_o2)
c145_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c145_i0: [129, 128, 127, 127, 129, 128, 127, 129],
    c145_i1: [127, 129, 128, 128],
    c145_o2: [False, True, True, True, False, True, True, False],
}, model=c145_model, name='less_default_QUANT8_ASYMM_BOOL8_mixed_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_QUANT8_ASYMM_BOOL8_rank_lhs_1_19
c146_i0 = Input('c146_i0', ('TENSOR_QUANT8_ASYMM', [4], 0.25, 128))
c146_i1 = Input('c146_i1', ('TENSOR_QUANT8_ASYMM', [1], 0.125, 128))
c146_o2 = Output('c146_o2', ('TENSOR_BOOL8', [4]))
c146_model = Model()
c146_model.AddOperand(c146_i0)
c146_model.AddOperand(c146_i1)
c146_model.AddOperand(c146_o2)
c146_model.Operation('LESS', c146_i0, c146_i1).To(c146_o2)
c146_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c146_i0: [129, 127, 128, 129],
    c146_i1: [128],
    c146_o2: [False, True, False, False],
}, model=c146_model, name='less_default_QUANT8_ASYMM_BOOL8_rank_lhs_1_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_QUANT8_ASYMM_BOOL8_rank_lhs_5_20
c147_i0 = Input('c147_i0', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2, 2], 0.25, 206))
c147_i1 = Input('c147_i1', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2, 2], 0.0625, 128))
c147_o2 = Output('c147_o2', ('TENSOR_BOOL8', [1, 2, 2, 2, 2]))
c147_model = Model()
c147_model.AddOperand(c147_i0)
c147_model.AddOperand(c147_i1)
c147_model.AddOperand(c147_o2)
c147_model.Operation('LESS', c147_i0, c147_i1).To(c147_o2)
c147_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c147_i0: [205, 207, 205, 207, 206, 206, 207, 205, 205, 207, 205, 207, 207, 206, 205, 205],
    c147_i1: [124, 126, 128, 132, 130, 132, 130, 126, 128, 124, 124, 132, 126, 128, 130, 132],
    c147_o2: [
        False, False, True, False, True, True, False, True, True, False, False, False, False, False, True,
        True
    ],
}, model=c147_model, name='less_default_QUANT8_ASYMM_BOOL8_rank_lhs_5_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_QUANT8_ASYMM_BOOL8_rank_rhs_2_21
c148_i0 = Input('c148_i0', ('TENSOR_QUANT8_ASYMM', [1], 0.375, 204))
c148_i1 = Input('c148_i1', ('TENSOR_QUANT8_ASYMM', [4, 4], 0.375, 77))
c148_o2 = Output('c148_o2', ('TENSOR_BOOL8', [4, 4]))
c148_model = Model()
c148_model.AddOperand(c148_i0)
c148_model.AddOperand(c148_i1)
c148_model.AddOperand(c148_o2)
c148_model.Operation('LESS', c148_i0, c148_i1).To(c148_o2)
c148_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c148_i0: [203],
    c148_i1: [77, 77, 78, 76, 77, 77, 78, 77, 76, 77, 77, 76, 78, 77, 77, 77],
    c148_o2: [True, True, True, False, True, True, True, True, False, True, True, False, True, True, True, True],
}, model=c148_model, name='less_default_QUANT8_ASYMM_BOOL8_rank_rhs_2_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_QUANT8_ASYMM_BOOL8_rank_rhs_4_22
c149_i0 = Input('c149_i0', ('TENSOR_QUANT8_ASYMM', [1, 3, 1], 0.1875, 250))
c149_i1 = Input('c149_i1', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 1], 0.0625, 128))
c149_o2 = Output('c149_o2', ('TENSOR_BOOL8', [1, 1, 3, 1]))
c149_model = Model()
c149_model.AddOperand(c149_i0)
c149_model.AddOperand(c149_i1)
c149_model.AddOperand(c149_o2)
c149_model.Operation('LESS', c149_i0, c149_i1).To(c149_o2)
c149_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c149_i0: [251, 250, 251],
    c149_i1: [126, 124, 132],
    c149_o2: [False, False, True],
}, model=c149_model, name='less_default_QUANT8_ASYMM_BOOL8_rank_rhs_4_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_QUANT8_ASYMM_BOOL8_tail_23
c150_i0 = Input('c150_i0', ('TENSOR_QUANT8_ASYMM', [3, 17], 0.125, 125))
c150_i1 = Input('c150_i1', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.0625, 128))
c150_o2 = Output('c150_o2', ('TENSOR_BOOL8', [3, 17]))
c150_model = Model()
c150_model.AddOperand(c150_i0)
c150_model.AddOperand(c150_i1)
c150_model.AddOperand(c150_o2)
c150_model.Operation('LESS', c150_i0, c150_i1).To(c150_o2)
c150_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c150_i0: [
        123, 124, 127, 125, 126, 127, 125, 126, 123, 124, 123, 126, 125, 124, 127, 127, 124, 126, 123, 125,
        123, 125, 127, 124, 126, 125, 124, 126, 123, 127, 123, 124, 127, 126, 125, 124, 126, 127, 125, 123,
        126, 125, 123, 127, 124, 124, 123, 125, 126, 127, 127
    ],
    c150_i1: [128, 130, 132, 126, 124, 130, 132, 126, 128, 124, 126, 130, 128, 132, 124, 124, 126],
    c150_o2: [
        True, True, False, False, False, False, True, False, True, False, True, False, False, True, False,
        False, False, False, True, True, True, False, False, True, False, False, False, False, True, False,
        True, False, False, False, False, True, True, False, False, True, True, False, True, False, False,
        True, True, True, False, False, False
    ],
}, model=c150_model, name='less_default_QUANT8_ASYMM_BOOL8_tail_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_INT32_BOOL8_mixed_24
c151_i0 = Input('c151_i0', ('TENSOR_INT32', [1, 2, 2, 1, 2]))
c151_i1 = Input('c151_i1', ('TENSOR_INT32', [2, 2, 1, 2]))
c151_o2 = Output('c151_o2', ('TENSOR_BOOL8', [1, 2, 2, 1, 2]))
c151_model = Model()
c151_model.AddOperand(c151_i0)
c151_model.AddOperand(c151_i1)
c151_model.AddOperand(c151_o2)
c151_model.Operation('LESS', c151_i0, c151_i1).To(c151_o2)
c151_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c151_i0: [1, 0, 2, -1, -2, 0, -2, 1],
    c151_i1: [2, 0, 1, -2, -1, -1, 1, 0],
    c151_o2: [True, False, False, False, True, False, True, False],
}, model=c151_model, name='less_default_INT32_BOOL8_mixed_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_INT32_BOOL8_mixed_25
c152_p0 = Parameter('c152_p0', ('TENSOR_INT32', [2, 3, 2, 2]), [0, -2, 1, -1, 2, -2, 0, -1, 2, 1, 1, 0, 2, -2, -1, -1, 1, 2, -2, 0, -1, 1, 0, -2])
c152_p1 = Parameter('c152_p1', ('TENSOR_INT32', [2, 1]), [-1, 1])
c152_o2 = Output('c152_o2', ('TENSOR_BOOL8', [2, 3, 2, 2]))
c152_model = Model()
c152_model.AddOperand(c152_p0)
c152_model.AddOperand(c152_p1)
c152_model.AddOperand(c152_o2)
c152_model.Operation('LESS', c152_p0, c152_p1).To(c152_o2)
c152_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c152_o2: [
        False, True, False, True, False, True, True, True, False, False, False, True, False, True, True, True,
        False, False, True, True, False, False, True, True
    ],
}, model=c152_model, name='less_default_INT32_BOOL8_mixed_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_INT32_BOOL8_mixed_26
c153_i0 = Input('c153_i0', ('TENSOR_INT32', [2, 2, 4]))
c153_i1 = Input('c153_i1', ('TENSOR_INT32', [4]))
c153_o2 = Output('c153_o2', ('TENSOR_BOOL8', [2, 2, 4]))
c153_model = Model()
c153_model.AddOperand(c153_i0)
c153_model.AddOperand(c153_i1)
c153_model.AddOperand(c153_o2)
c153_model.Operation('LESS', c153_i0, c153_i1).To(c153_o2)
c153_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c153_i0: [1, 0, -1, -2, 2, 2, 1, -2, 0, -1, 2, 1, 0, -1, -2, 2],
    c153_i1: [2, 1, -2, -1],
    c153_o2: [
        True, True, False, True, False, False, False, True, True, True, False, False, True, True, False, False
    ],
}, model=c153_model, name='less_default_INT32_BOOL8_mixed_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_INT32_BOOL8_rank_lhs_1_27
c154_i0 = Input('c154_i0', ('TENSOR_INT32', [4]))
c154_i1 = Input('c154_i1', ('TENSOR_INT32', [1]))
c154_o2 = Output('c154_o2', ('TENSOR_BOOL8', [4]))
c154_model = Model()
c154_model.AddOperand(c154_i0)
c154_model.AddOperand(c154_i1)
c154_model.AddOperand(c154_o2)
c154_model.Operation('LESS', c154_i0, c154_i1).To(c154_o2)
c154_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c154_i0: [-1, 1, -2, 2],
    c154_i1: [0],
    c154_o2: [True, False, True, False],
}, model=c154_model, name='less_default_INT32_BOOL8_rank_lhs_1_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_INT32_BOOL8_rank_lhs_2_28
c155_i0 = Input('c155_i0', ('TENSOR_INT32', [4, 2]))
c155_i1 = Input('c155_i1', ('TENSOR_INT32', [1, 2]))
c155_o2 = Output('c155_o2', ('TENSOR_BOOL8', [4, 2]))
c155_model = Model()
c155_model.AddOperand(c155_i0)
c155_model.AddOperand(c155_i1)
c155_model.AddOperand(c155_o2)
c155_model.Operation('LESS', c155_i0, c155_i1).To(c155_o2)
c155_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c155_i0: [1, -1, -2, 0, 2, 0, 1, -2],
    c155_i1: [1, 2],
    c155_o2: [False, True, True, True, False, True, False, True],
}, model=c155_model, name='less_default_INT32_BOOL8_rank_lhs_2_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_INT32_BOOL8_rank_rhs_3_29
c156_i0 = Input('c156_i0', ('TENSOR_INT32', [4]))
c156_i1 = Input('c156_i1', ('TENSOR_INT32', [1, 1, 4]))
c156_o2 = Output('c156_o2', ('TENSOR_BOOL8', [1, 1, 4]))
c156_model = Model()
c156_model.AddOperand(c156_i0)
c156_model.AddOperand(c156_i1)
c156_model.AddOperand(c156_o2)
c156_model.Operation('LESS', c156_i0, c156_i1).To(c156_o2)
c156_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c156_i0: [1, -1, 0, 2],
    c156_i1: [-1, 2, -2, 0],
    c156_o2: [False, True, False, False],
}, model=c156_model, name='less_default_INT32_BOOL8_rank_rhs_3_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_INT32_BOOL8_rank_rhs_5_30
c157_i0 = Input('c157_i0', ('TENSOR_INT32', [1, 2]))
c157_i1 = Input('c157_i1', ('TENSOR_INT32', [1, 2, 1, 2, 2]))
c157_o2 = Output('c157_o2', ('TENSOR_BOOL8', [1, 2, 1, 2, 2]))
c157_model = Model()
c157_model.AddOperand(c157_i0)
c157_model.AddOperand(c157_i1)
c157_model.AddOperand(c157_o2)
c157_model.Operation('LESS', c157_i0, c157_i1).To(c157_o2)
c157_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c157_i0: [-1, -2],
    c157_i1: [-1, 2, 0, 1, -2, -2, 1, 0],
    c157_o2: [False, True, True, True, False, False, True, True],
}, model=c157_model, name='less_default_INT32_BOOL8_rank_rhs_5_30', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_INT32_BOOL8_tail_31
c158_i0 = Input('c158_i0', ('TENSOR_INT32', [1, 17]))
c158_i1 = Input('c158_i1', ('TENSOR_INT32', [1, 17]))
c158_o2 = Output('c158_o2', ('TENSOR_BOOL8', [1, 17]))
c158_model = Model()
c158_model.AddOperand(c158_i0)
c158_model.AddOperand(c158_i1)
c158_model.AddOperand(c158_o2)
c158_model.Operation('LESS', c158_i0, c158_i1).To(c158_o2)
c158_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c158_i0: [1, -2, -1, 2, 0, 1, -2, 0, 2, -1, 0, -1, 1, -2, 2, 2, -2],
    c158_i1: [0, -2, -1, 2, 1, 1, -1, 0, -2, 2, -1, -2, 0, 2, 1, -1, 1],
    c158_o2: [
        False, False, False, False, True, False, True, False, False, True, False, False, False, True, False,
        False, True
    ],
}, model=c158_model, name='less_default_INT32_BOOL8_tail_31', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_BOOL8_mixed_32
c159_p0 = Parameter('c159_p0', ('TENSOR_BOOL8', [2, 2, 2, 2, 2]), [
        False, True, False, True, False, True, False, True, False, True, False, True, True, False, False,
        True, True, False, True, False, True, False, False, True, False, True, False, True, True, False, True,
        False
    ])
c159_i1 = Input('c159_i1', ('TENSOR_BOOL8', [2, 1]))
c159_o2 = Output('c159_o2', ('TENSOR_BOOL8', [2, 2, 2, 2, 2]))
c159_model = Model()
c159_model.AddOperand(c159_p0)
c159_model.AddOperand(c159_i1)
c159_model.AddOperand(c159_o2)
c159_model.Operation('LESS', c159_p0, c159_i1).To(c159_o2)
c159_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c159_i1: [True, False],
    c159_o2: [
        True, False, False, False, True, False, False, False, True, False, False, False, False, True, False,
        False, False, True, False, False, False, True, False, False, True, False, False, False, False, True,
        False, False
    ],
}, model=c159_model, name='less_default_BOOL8_mixed_32', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_BOOL8_mixed_33
c160_i0 = Input('c160_i0', ('TENSOR_BOOL8', [2]))
c160_p1 = Parameter('c160_p1', ('TENSOR_BOOL8', [1]), [True])
c160_o2 = Output('c160_o2', ('TENSOR_BOOL8', [2]))
c160_model = Model()
c160_model.AddOperand(c160_i0)
c160_model.AddOperand(c160_p1)
c160_model.AddOperand(c160_o2)
c160_model.Operation('LESS', c160_i0, c160_p1).To(c160_o2)
c160_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c160_i0: [True, False],
    c160_o2: [False, True],
}, model=c160_model, name='less_default_BOOL8_mixed_33', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_BOOL8_mixed_34
c161_i0 = Input('c161_i0', ('TENSOR_BOOL8', [2, 2, 1, 3]))
c161_i1 = Input('c161_i1', ('TENSOR_BOOL8', [1, 2, 1, 3]))
c161_o2 = Output('c161_o2', ('TENSOR_BOOL8', [2, 2, 1, 3]))
c161_model = Model()
c161_model.AddOperand(c161_i0)
c161_model.AddOperand(c161_i1)
c161_model.AddOperand(c161_o2)
c161_model.Operation('LESS', c161_i0, c161_i1).To(c161_o2)
c161_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c161_i0: [False, True, True, False, False, True, True, False, False, True, False, True],
    c161_i1: [False, True, True, False, False, True],
    c161_o2: [False, False, False, False, False, False, False, True, True, False, False, False],
}, model=c161_model, name='less_default_BOOL8_mixed_34', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_BOOL8_rank_lhs_2_35
c162_i0 = Input('c162_i0', ('TENSOR_BOOL8', [4, 3]))
c162_i1 = Input('c162_i1', ('TENSOR_BOOL8', [1, 3]))
c162_o2 = Output('c162_o2', ('TENSOR_BOOL8', [4, 3]))
c162_model = Model()
c162_model.AddOperand(c162_i0)
c162_model.AddOperand(c162_i1)
c162_model.AddOperand(c162_o2)
c162_model.Operation('LESS', c162_i0, c162_i1).To(c162_o2)
c162_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c162_i0: [False, True, True, False, False, True, False, True, False, True, True, False],
    c162_i1: [False, True, True],
    c162_o2: [False, False, False, False, True, False, False, False, True, False, False, True],
}, model=c162_model, name='less_default_BOOL8_rank_lhs_2_35', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_BOOL8_rank_lhs_3_36
c163_i0 = Input('c163_i0', ('TENSOR_BOOL8', [2, 1, 3]))
c163_i1 = Input('c163_i1', ('TENSOR_BOOL8', [2, 1, 3]))
c163_o2 = Output('c163_o2', ('TENSOR_BOOL8', [2, 1, 3]))
c163_model = Model()
c163_model.AddOperand(c163_i0)
c163_model.AddOperand(c163_i1)
c163_model.AddOperand(c163_o2)
c163_model.Operation('LESS', c163_i0, c163_i1).To(c163_o2)
c163_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c163_i0: [True, False, False, True, False, True],
    c163_i1: [False, True, False, True, False, True],
    c163_o2: [False, True, False, False, False, False],
}, model=c163_model, name='less_default_BOOL8_rank_lhs_3_36', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_BOOL8_rank_rhs_5_37
c164_i0 = Input('c164_i0', ('TENSOR_BOOL8', [1, 1, 2, 1]))
c164_i1 = Input('c164_i1', ('TENSOR_BOOL8', [2, 1, 1, 2, 1]))
c164_o2 = Output('c164_o2', ('TENSOR_BOOL8', [2, 1, 1, 2, 1]))
c164_model = Model()
c164_model.AddOperand(c164_i0)
c164_model.AddOperand(c164_i1)
c164_model.AddOperand(c164_o2)
c164_model.Operation('LESS', c164_i0, c164_i1).To(c164_o2)
c164_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c164_i0: [True, False],
    c164_i1: [False, True, True, False],
    c164_o2: [False, True, False, False],
}, model=c164_model, name='less_default_BOOL8_rank_rhs_5_37', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_BOOL8_tail_38
c165_i0 = Input('c165_i0', ('TENSOR_BOOL8', [3, 17]))
c165_i1 = Input('c165_i1', ('TENSOR_BOOL8', [3, 17]))
c165_o2 = Output('c165_o2', ('TENSOR_BOOL8', [3, 17]))
c165_model = Model()
c165_model.AddOperand(c165_i0)
c165_model.AddOperand(c165_i1)
c165_model.AddOperand(c165_o2)
c165_model.Operation('LESS', c165_i0, c165_i1).To(c165_o2)
c165_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c165_i0: [
        True, False, False, True, True, False, True, False, False, True, False, True, False, True, True,
        False, True, False, True, False, False, True, False, True, True, False, False, True, True, False,
        False, True, True, False, False, True, True, False, False, True, True, False, True, False, False,
        True, True, False, False, True, True
    ],
    c165_i1: [
        False, True, True, False, False, True, True, False, False, True, False, True, False, True, False,
        True, False, True, True, False, False, True, True, False, False, True, False, True, True, False,
        False, True, True, False, False, True, False, True, True, False, False, True, True, False, True,
        False, True, False, True, False, False
    ],
    c165_o2: [
        False, True, True, False, False, True, False, False, False, False, False, False, False, False, False,
        True, False, True, False, False, False, False, True, False, False, True, False, False, False, False,
        False, False, False, False, False, False, False, True, True, False, False, True, False, False, True,
        False, False, False, True, False, False
    ],
}, model=c165_model, name='less_default_BOOL8_tail_38', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_39
c166_p0 = Parameter('c166_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3], 0.3125, 127), [127, 127, 126, 127, 127, 127])
c166_p1 = Parameter('c166_p1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.1875, 127), [127])
c166_o2 = Output('c166_o2', ('TENSOR_BOOL8', [2, 3]))
c166_model = Model()
c166_model.AddOperand(c166_p0)
c166_model.AddOperand(c166_p1)
c166_model.AddOperand(c166_o2)
c166_model.Operation('LESS', c166_p0, c166_p1).To(c166_o2)
c166_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c166_o2: [False, False, True, False, False, False],
}, model=c166_model, name='less_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_39', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_40
c167_i0 = Input('c167_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 3], 0.4375, -128))
c167_i1 = Input('c167_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 3], 0.375, -128))
c167_o2 = Output('c167_o2', ('TENSOR_BOOL8', [2, 3, 3]))
c167_model = Model()
c167_model.AddOperand(c167_i0)
c167_model.AddOperand(c167_i1)
c167_model.AddOperand(c167_o2)
c167_model.Operation('LESS', c167_i0, c167_i1).To(c167_o2)
c167_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c167_i0: [
        -128, -128, -128, -128, -127, -127, -128, -128, -128, -128, -128, -128, -128, -128, -127, -128, -128,
        -128
    ],
    c167_i1: [-127, -128, -128, -128, -128, -128],
    c167_o2: [
        True, False, False, True, False, False, True, False, False, False, False, False, False, False, False,
        False, False, False
    ],
}, model=c167_model, name='less_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_40', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_41
c168_i0 = Input('c168_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 3, 2], 0.5, -65))
c168_i1 = Input('c168_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 1, 2], 0.0625, 2))
c168_o2 = Output('c168_o2', ('TENSOR_BOOL8', [2, 2, 3, 2]))
c168_model = Model()
c168_model.AddOperand(c168_i0)
c168_model.AddOperand(c168_i1)
c168_model.AddOperand(c168_o2)
c168_model.Operation('LESS', c168_i0, c168_i1).To(c168_o2)
c168_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c168_i0: [
        -64, -65, -66, -65, -65, -65, -64, -66, -65, -65, -65, -64, -65, -65, -66, -65, -65, -64, -66, -65,
        -65, -65, -65, -64
    ],
    c168_i1: [0, 4, 6, -2, 2, 6, 0, 4],
    c168_o2: [
        False, True, True, True, False, True, False, True, True, False, True, False, False, True, True, True,
        False, False, True, True, False, True, False, False
    ],
}, model=c168_model, name='less_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_41', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_QUANT8_ASYMM_SIGNED_BOOL8_rank_lhs_1_42
c169_i0 = Input('c169_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3], 0.0625, -102))
c169_i1 = Input('c169_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3], 0.25, 103))
c169_o2 = Output('c169_o2', ('TENSOR_BOOL8', [3]))
c169_model = Model()
c169_model.AddOperand(c169_i0)
c169_model.AddOperand(c169_i1)
c169_model.AddOperand(c169_o2)
c169_model.Operation('LESS', c169_i0, c169_i1).To(c169_o2)
c169_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c169_i0: [-102, -100, -106],
    c169_i1: [102, 102, 104],
    c169_o2: [False, False, True],
}, model=c169_model, name='less_default_QUANT8_ASYMM_SIGNED_BOOL8_rank_lhs_1_42', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_QUANT8_ASYMM_SIGNED_BOOL8_rank_lhs_5_43
c170_i0 = Input('c170_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 2, 2, 2], 0.5, 0))
c170_i1 = Input('c170_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 2, 2, 2], 0.4375, -53))
c170_o2 = Output('c170_o2', ('TENSOR_BOOL8', [2, 2, 2, 2, 2]))
c170_model = Model()
c170_model.AddOperand(c170_i0)
c170_model.AddOperand(c170_i1)
c170_model.AddOperand(c170_o2)
c170_model.Operation('LESS', c170_i0, c170_i1).To(c170_o2)
c170_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c170_i0: [
        0, 0, 0, 1, -1, 0, 0, -1, 1, 0, -1, 0, 0, 1, 0, 0, 0, 0, -1, 1, -1, 0, 1, 0, 0, -1, 0, 1, 0, 0, -1, 0
    ],
    c170_i1: [
        -52, -53, -53, -53, -54, -53, -52, -53, -53, -54, -52, -53, -53, -54, -53, -54, -52, -53, -53, -53,
        -53, -53, -53, -52, -54, -54, -53, -52, -53, -53, -53, -52
    ],
    c170_o2: [
        True, False, False, False, True, False, True, True, False, False, True, False, False, False, False,
        False, True, False, True, False, True, False, False, True, False, True, False, False, False, False,
        True, True
    ],
}, model=c170_model, name='less_default_QUANT8_ASYMM_SIGNED_BOOL8_rank_lhs_5_43', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_QUANT8_ASYMM_SIGNED_BOOL8_rank_rhs_2_44
c171_i0 = Input('c171_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.375, 0))
c171_i1 = Input('c171_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.125, 54))
c171_o2 = Output('c171_o2', ('TENSOR_BOOL8', [2, 4]))
c171_model = Model()
c171_model.AddOperand(c171_i0)
c171_model.AddOperand(c171_i1)
c171_model.AddOperand(c171_o2)
c171_model.Operation('LESS', c171_i0, c171_i1).To(c171_o2)
c171_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c171_i0: [0, 0, -1, 1, 0, 1, 0, -1],
    c171_i1: [53, 54, 56, 55, 52, 56, 53, 54],
    c171_o2: [False, False, True, False, False, False, False, True],
}, model=c171_model, name='less_default_QUANT8_ASYMM_SIGNED_BOOL8_rank_rhs_2_44', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_default_QUANT8_ASYMM_SIGNED_BOOL8_tail_45
c172_i0 = Input('c172_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17], 0.25, 0))
c172_i1 = Input('c172_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [17], 0.5, 66))
c172_o2 = Output('c172_o2', ('TENSOR_BOOL8', [1, 17]))
c172_model = Model()
c172_model.AddOperand(c172_i0)
c172_model.AddOperand(c172_i1)
c172_model.AddOperand(c172_o2)
c172_model.Operation('LESS', c172_i0, c172_i1).To(c172_o2)
c172_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c172_i0: [-1, 1, 0, 1, -1, 0, -1, -1, 1, 1, 0, 1, 1, -1, -1, 1, -1],
    c172_i1: [65, 66, 66, 66, 67, 66, 65, 66, 67, 66, 66, 65, 66, 66, 67, 66, 67],
    c172_o2: [
        False, False, False, False, True, False, False, True, True, False, False, False, False, True, True,
        False, True
    ],
}, model=c172_model, name='less_default_QUANT8_ASYMM_SIGNED_BOOL8_tail_45', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_FLOAT32_BOOL8_mixed_0
c173_p0 = Parameter('c173_p0', ('TENSOR_FLOAT32', [2, 2, 3, 2]), [
        -0.25, 0.125, 0.0, -0.125, 0.25, -0.25, -0.125, 0.0, 0.25, 0.125, 0.25, -0.125, 0.0, -0.25, 0.125,
        0.0, -0.25, -0.125, 0.25, 0.125, 0.0, 0.25, -0.25, -0.125
    ])
c173_i1 = Input('c173_i1', ('TENSOR_FLOAT32', [2]))
c173_o2 = Output('c173_o2', ('TENSOR_BOOL8', [2, 2, 3, 2]))
c173_model = Model()
c173_model.AddOperand(c173_p0)
c173_model.AddOperand(c173_i1)
c173_model.AddOperand(c173_o2)
c173_model.Operation('LESS_EQUAL', c173_p0, c173_i1).To(c173_o2)
c173_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c173_i1: [0.0, -0.25],
    c173_o2: [
        True, False, True, False, False, True, True, False, False, False, False, False, True, True, False,
        False, True, False, False, False, True, False, True, False
    ],
}, model=c173_model, name='less_equal_default_FLOAT32_BOOL8_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_FLOAT32_BOOL8_mixed_1
c174_i0 = Input('c174_i0', ('TENSOR_FLOAT32', [4]))
c174_p1 = Parameter('c174_p1', ('TENSOR_FLOAT32', [4]), [0.25, -0.125, 0.125, -0.25])
c174_o2 = Output('c174_o2', ('TENSOR_BOOL8', [4]))
c174_model = Model()
c174_model.AddOperand(c174_i0)
c174_model.AddOperand(c174_p1)
c174_model.AddOperand(c174_o2)
c174_model.Operation('LESS_EQUAL', c174_i0, c174_p1).To(c174_o2)
c174_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c174_i0: [0.125, 0.0, -0.125, 0.25],
    c174_o2: [True, False, True, False],
}, model=c174_model, name='less_equal_default_FLOAT32_BOOL8_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_FLOAT32_BOOL8_mixed_2
c175_i0 = Input('c175_i0', ('TENSOR_FLOAT32', [2, 2, 1, 2, 2]))
c175_i1 = Input('c175_i1', ('TENSOR_FLOAT32', [2, 2, 1, 2, 2]))
c175_o2 = Output('c175_o2', ('TENSOR_BOOL8', [2, 2, 1, 2, 2]))
c175_model = Model()
c175_model.AddOperand(c175_i0)
c175_model.AddOperand(c175_i1)
c175_model.AddOperand(c175_o2)
c175_model.Operation('LESS_EQUAL', c175_i0, c175_i1).To(c175_o2)
c175_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c175_i0: [
        0.0, -0.125, 0.25, 0.125, -0.25, 0.0, -0.125, 0.25, -0.25, 0.125, 0.125, 0.25, 0.0, -0.25, -0.125, 0.0
    ],
    c175_i1: [
        0.0, 0.25, 0.125, -0.25, -0.125, 0.125, -0.25, -0.125, 0.0, 0.25, 0.125, -0.25, 0.0, -0.125, 0.25,
        -0.125
    ],
    c175_o2: [True, True, False, False, True, True, False, False, True, True, True, False, True, True, True, False],
}, model=c175_model, name='less_equal_default_FLOAT32_BOOL8_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_FLOAT32_BOOL8_mixed_3
c176_i0 = Input('c176_i0', ('TENSOR_FLOAT32', [2, 2, 3]))
c176_i1 = Input('c176_i1', ('TENSOR_FLOAT32', [2, 2, 1]))
c176_o2 = Output('c176_o2', ('TENSOR_BOOL8', [2, 2, 3]))
c176_model = Model()
c176_model.AddOperand(c176_i0)
c176_model.AddOperand(c176_i1)
c176_model.AddOperand(c176_o2)
c176_model.Operation('LESS_EQUAL', c176_i0, c176_i1).To(c176_o2)
c176_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c176_i0: [0.25, 0.0, -0.25, -0.125, 0.125, -0.25, 0.125, 0.0, -0.125, 0.25, -0.125, 0.25],
    c176_i1: [-0.125, -0.25, 0.0, 0.125],
    c176_o2: [False, False, True, False, False, True, False, True, True, False, True, False],
}, model=c176_model, name='less_equal_default_FLOAT32_BOOL8_mixed_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_FLOAT32_BOOL8_mixed_4
c177_i0 = Input('c177_i0', ('TENSOR_FLOAT32', [2, 3]))
c177_i1 = Input('c177_i1', ('TENSOR_FLOAT32', [2, 1]))
c177_o2 = Output('c177_o2', ('TENSOR_BOOL8', [2, 3]))
c177_model = Model()
c177_model.AddOperand(c177_i0)
c177_model.AddOperand(c177_i1)
c177_model.AddOperand(c177_o2)
c177_model.Operation('LESS_EQUAL', c177_i0, c177_i1).To(c177_o2)
c177_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c177_i0: [-0.25, -0.125, 0.125, 0.0, 0.25, -0.25],
    c177_i1: [0.0, 0.25],
    c177_o2: [True, True, False, True, True, True],
}, model=c177_model, name='less_equal_default_FLOAT32_BOOL8_mixed_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_FLOAT32_BOOL8_rank_rhs_4_5
c178_i0 = Input('c178_i0', ('TENSOR_FLOAT32', [1, 2, 3]))
c178_i1 = Input('c178_i1', ('TENSOR_FLOAT32', [2, 2, 2, 3]))
c178_o2 = Output('c178_o2', ('TENSOR_BOOL8', [2, 2, 2, 3]))
c178_model = Model()
c178_model.AddOperand(c178_i0)
c178_model.AddOperand(c178_i1)
c178_model.AddOperand(c178_o2)
c178_model.Operation('LESS_EQUAL', c178_i0, c178_i1).To(c178_o2)
c178_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c178_i0: [-0.125, 0.0, 0.125, -0.25, 0.25, -0.125],
    c178_i1: [
        0.125, 0.0, -0.25, 0.25, -0.125, -0.125, 0.125, 0.0, 0.25, -0.25, 0.0, 0.25, -0.25, 0.125, -0.125,
        -0.25, 0.0, 0.125, -0.125, 0.25, -0.125, 0.25, 0.125, 0.0
    ],
    c178_o2: [
        True, True, False, True, False, True, True, True, True, True, False, True, False, True, False, True,
        False, True, True, True, False, True, False, True
    ],
}, model=c178_model, name='less_equal_default_FLOAT32_BOOL8_rank_rhs_4_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_FLOAT32_BOOL8_tail_6
c179_i0 = Input('c179_i0', ('TENSOR_FLOAT32', [2, 17]))
c179_i1 = Input('c179_i1', ('TENSOR_FLOAT32', [1]))
c179_o2 = Output('c179_o2', ('TENSOR_BOOL8', [2, 17]))
c179_model = Model()
c179_model.AddOperand(c179_i0)
c179_model.AddOperand(c179_i1)
c179_model.AddOperand(c179_o2)
c179_model.Operation('LESS_EQUAL', c179_i0, c179_i1).To(c179_o2)
c179_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c179_i0: [
        0.0, 0.125, 0.25, -0.125, -0.25, -0.25, -0.125, 0.125, 0.25, 0.0, -0.25, -0.125, 0.25, 0.0, 0.125,
        -0.25, 0.0, 0.25, -0.125, 0.125, -0.25, 0.125, 0.0, -0.125, 0.25, 0.125, -0.125, 0.25, -0.25, 0.0,
        0.125, -0.25, -0.125, 0.25
    ],
    c179_i1: [-0.125],
    c179_o2: [
        False, False, False, True, True, True, True, False, False, False, True, True, False, False, False,
        True, False, False, True, False, True, False, False, True, False, False, True, False, True, False,
        False, True, True, False
    ],
}, model=c179_model, name='less_equal_default_FLOAT32_BOOL8_tail_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_FLOAT16_BOOL8_mixed_7
c180_i0 = Input('c180_i0', ('TENSOR_FLOAT16', [4, 2, 4]))
c180_p1 = Parameter('c180_p1', ('TENSOR_FLOAT16', [2, 4]), [-0.125, 0.125, 0.25, 0.0, -0.25, 0.25, -0.125, 0.125])
c180_o2 = Output('c180_o2', ('TENSOR_BOOL8', [4, 2, 4]))
c180_model = Model()
c180_model.AddOperand(c180_i0)
c180_model.AddOperand(c180_p1)
c180_model.AddOperand(c180_o2)
c180_model.Operation('LESS_EQUAL', c180_i0, c180_p1).To(c180_o2)
c180_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c180_i0: [
        -0.125, -0.25, 0.125, 0.25, 0.0, -0.25, 0.25, 0.125, -0.125, 0.0, 0.125, 0.0, -0.125, 0.25, -0.25,
        0.25, 0.125, 0.0, -0.25, -0.125, -0.125, -0.25, 0.25, 0.0, 0.125, 0.0, -0.125, -0.25, 0.25, 0.125,
        0.125, -0.25
    ],
    c180_o2: [
        True, True, True, False, False, True, False, True, True, True, True, True, False, True, True, False,
        False, True, True, True, False, True, False, True, False, True, True, True, False, True, False, True
    ],
}, model=c180_model, name='less_equal_default_FLOAT16_BOOL8_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_FLOAT16_BOOL8_mixed_8
c181_p0 = Parameter('c181_p0', ('TENSOR_FLOAT16', [2, 2, 2, 2]), [
        -0.25, 0.25, 0.0, 0.125, -0.125, 0.0, -0.125, 0.25, -0.25, 0.125, 0.0, 0.25, -0.125, 0.125, -0.25,
        0.25
    ])
c181_i1 = Input('c181_i1', ('TENSOR_FLOAT16', [2, 2, 2, 2]))
c181_o2 = Output('c181_o2', ('TENSOR_BOOL8', [2, 2, 2, 2]))
c181_model = Model()
c181_model.AddOperand(c181_p0)
c181_model.AddOperand(c181_i1)
c181_model.AddOperand(c181_o2)
c181_model.Operation('LESS_EQUAL', c181_p0, c181_i1).To(c181_o2)
c181_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c181_i1: [
        0.0, -0.125, -0.25, 0.25, 0.125, 0.25, 0.0, -0.125, 0.125, -0.25, -0.125, -0.25, 0.25, 0.0, 0.125,
        0.25
    ],
    c181_o2: [
        True, False, False, True, True, True, True, False, True, False, False, False, True, False, True, True
    ],
}, model=c181_model, name='less_equal_default_FLOAT16_BOOL8_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_FLOAT16_BOOL8_mixed_9
c182_i0 = Input('c182_i0', ('TENSOR_FLOAT16', [1, 2]))
c182_i1 = Input('c182_i1', ('TENSOR_FLOAT16', [1]))
c182_o2 = Output('c182_o2', ('TENSOR_BOOL8', [1, 2]))
c182_model = Model()
c182_model.AddOperand(c182_i0)
c182_model.AddOperand(c182_i1)
c182_model.AddOperand(c182_o2)
c182_model.Operation('LESS_EQUAL', c182_i0, c182_i1).To(c182_o2)
c182_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c182_i0: [0.25, 0.0],
    c182_i1: [0.0],
    c182_o2: [False, True],
}, model=c182_model, name='less_equal_default_FLOAT16_BOOL8_mixed_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_FLOAT16_BOOL8_rank_lhs_1_10
c183_i0 = Input('c183_i0', ('TENSOR_FLOAT16', [2]))
c183_i1 = Input('c183_i1', ('TENSOR_FLOAT16', [1]))
c183_o2 = Output('c183_o2', ('TENSOR_BOOL8', [2]))
c183_model = Model()
c183_model.AddOperand(c183_i0)
c183_model.AddOperand(c183_i1)
c183_model.AddOperand(c183_o2)
c183_model.Operation('LESS_EQUAL', c183_i0, c183_i1).To(c183_o2)
c183_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c183_i0: [-0.25, 0.25],
    c183_i1: [-0.25],
    c183_o2: [True, False],
}, model=c183_model, name='less_equal_default_FLOAT16_BOOL8_rank_lhs_1_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_FLOAT16_BOOL8_rank_lhs_5_11
c184_i0 = Input('c184_i0', ('TENSOR_FLOAT16', [2, 2, 1, 2, 2]))
c184_i1 = Input('c184_i1', ('TENSOR_FLOAT16', [2, 1, 1, 2]))
c184_o2 = Output('c184_o2', ('TENSOR_BOOL8', [2, 2, 1, 2, 2]))
c184_model = Model()
c184_model.AddOperand(c184_i0)
c184_model.AddOperand(c184_i1)
c184_model.AddOperand(c184_o2)
c184_model.Operation('LESS_EQUAL', c184_i0, c184_i1).To(c184_o2)
c184_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c184_i0: [
        -0.125, 0.0, 0.25, -0.25, 0.125, 0.0, -0.125, 0.25, 0.125, -0.25, -0.125, 0.25, -0.25, 0.125, 0.0,
        -0.125
    ],
    c184_i1: [0.125, -0.25, 0.0, -0.125],
    c184_o2: [
        True, False, False, True, False, False, True, False, True, True, True, False, True, False, True, True
    ],
}, model=c184_model, name='less_equal_default_FLOAT16_BOOL8_rank_lhs_5_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_FLOAT16_BOOL8_rank_rhs_3_12
c185_i0 = Input('c185_i0', ('TENSOR_FLOAT16', [2, 2, 1]))
c185_i1 = Input('c185_i1', ('TENSOR_FLOAT16', [2, 2, 3]))
c185_o2 = Output('c185_o2', ('TENSOR_BOOL8', [2, 2, 3]))
c185_model = Model()
c185_model.AddOperand(c185_i0)
c185_model.AddOperand(c185_i1)
c185_model.AddOperand(c185_o2)
c185_model.Operation('LESS_EQUAL', c185_i0, c185_i1).To(c185_o2)
c185_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c185_i0: [0.125, 0.0, 0.25, -0.25],
    c185_i1: [-0.125, -0.25, 0.125, 0.25, 0.0, 0.0, -0.25, -0.125, 0.125, 0.25, -0.25, 0.0],
    c185_o2: [False, False, True, True, True, True, False, False, False, True, True, True],
}, model=c185_model, name='less_equal_default_FLOAT16_BOOL8_rank_rhs_3_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_FLOAT16_BOOL8_rank_rhs_5_13
c186_i0 = Input('c186_i0', ('TENSOR_FLOAT16', [1, 1, 1, 1]))
c186_i1 = Input('c186_i1', ('TENSOR_FLOAT16', [2, 1, 1, 1, 1]))
c186_o2 = Output('c186_o2', ('TENSOR_BOOL8', [2, 1, 1, 1, 1]))
c186_model = Model()
c186_model.AddOperand(c186_i0)
c186_model.AddOperand(c186_i1)
c186_model.AddOperand(c186_o2)
c186_model.Operation('LESS_EQUAL', c186_i0, c186_i1).To(c186_o2)
c186_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c186_i0: [0.125],
    c186_i1: [-0.125, 0.125],
    c186_o2: [False, True],
}, model=c186_model, name='less_equal_default_FLOAT16_BOOL8_rank_rhs_5_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_FLOAT16_BOOL8_tail_14
c187_i0 = Input('c187_i0', ('TENSOR_FLOAT16', [2, 17]))
c187_i1 = Input('c187_i1', ('TENSOR_FLOAT16', [1]))
c187_o2 = Output('c187_o2', ('TENSOR_BOOL8', [2, 17]))
c187_model = Model()
c187_model.AddOperand(c187_i0)
c187_model.AddOperand(c187_i1)
c187_model.AddOperand(c187_o2)
c187_model.Operation('LESS_EQUAL', c187_i0, c187_i1).To(c187_o2)
c187_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c187_i0: [
        -0.125, -0.25, 0.0, 0.25, 0.125, -0.25, 0.25, 0.125, -0.125, 0.0, 0.25, -0.25, -0.125, 0.0, 0.125,
        -0.125, 0.125, 0.0, -0.25, 0.25, -0.25, 0.125, -0.125, 0.25, 0.0, 0.0, 0.25, 0.125, -0.25, -0.125,
        -0.125, 0.125, 0.0, -0.25
    ],
    c187_i1: [0.0],
    c187_o2: [
        True, True, True, False, False, True, False, False, True, True, False, True, True, True, False, True,
        False, True, True, False, True, False, True, False, True, True, False, False, True, True, True, False,
        True, True
    ],
}, model=c187_model, name='less_equal_default_FLOAT16_BOOL8_tail_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_QUANT8_ASYMM_BOOL8_mixed_15
c188_p0 = Parameter('c188_p0', ('TENSOR_QUANT8_ASYMM', [1, 4], 0.25, 0), [1, 1, 0, 0])
c188_p1 = Parameter('c188_p1', ('TENSOR_QUANT8_ASYMM', [1, 4], 0.25, 0), [0, 1, 1, 0])
c188_o2 = Output('c188_o2', ('TENSOR_BOOL8', [1, 4]))
c188_model = Model()
c188_model.AddOperand(c188_p0)
c188_model.AddOperand(c188_p1)
c188_model.AddOperand(c188_o2)
c188_model.Operation('LESS_EQUAL', c188_p0, c188_p1).To(c188_o2)
c188_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c188_o2: [False, True, True, True],
}, model=c188_model, name='less_equal_default_QUANT8_ASYMM_BOOL8_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_QUANT8_ASYMM_BOOL8_mixed_16
c189_i0 = Input('c189_i0', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 3], 0.25, 255))
c189_i1 = Input('c189_i1', ('TENSOR_QUANT8_ASYMM', [2, 3, 1], 0.0625, 255))
c189_o2 = Output('c189_o2', ('TENSOR_BOOL8', [2, 2, 3, 3]))
c189_model = Model()
c189_model.AddOperand(c189_i0)
c189_model.AddOperand(c189_i1)
c189_model.AddOperand(c189_o2)
c189_model.Operation('LESS_EQUAL', c189_i0, c189_i1).To(c189_o2)
c189_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c189_i0: [
        254, 254, 255, 255, 255, 255, 254, 255, 254, 255, 254, 255, 255, 254, 255, 255, 254, 255, 254, 255,
        254, 255, 255, 254, 255, 255, 255, 254, 254, 255, 254, 255, 254, 255, 255, 255
    ],
    c189_i1: [253, 255, 251, 255, 255, 255],
    c189_o2: [
        True, True, False, True, True, True, True, False, True, True, True, True, True, True, True, True,
        True, True, True, False, True, True, True, True, False, False, False, True, True, True, True, True,
        True, True, True, True
    ],
}, model=c189_model, name='less_equal_default_QUANT8_ASYMM_BOOL8_mixed_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_QUANT8_ASYMM_BOOL8_mixed_17
c190_i0 = Input('c190_i0', ('TENSOR_QUANT8_ASYMM', [4], 0.3125, 164))
c190_i1 = Input('c190_i1', ('TENSOR_QUANT8_ASYMM', [4], 0.3125, 65))
c190_o2 = Output('c190_o2', ('TENSOR_BOOL8', [4]))
c190_model = Model()
c190_model.AddOperand(c190_i0)
c190_model.AddOperand(c190_i1)
c190_model.AddOperand(c190_o2)
c190_model.Operation('LESS_EQUAL', c190_i0, c190_i1).To(c190_o2)
c190_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c190_i0: [163, 164, 164, 164],
    c190_i1: [66, 65, 64, 65],
    c190_o2: [True, True, False, True],
}, model=c190_model, name='less_equal_default_QUANT8_ASYMM_BOOL8_mixed_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_QUANT8_ASYMM_BOOL8_rank_lhs_3_18
c191_i0 = Input('c191_i0', ('TENSOR_QUANT8_ASYMM', [1, 4, 3], 0.5, 23))
c191_i1 = Input('c191_i1', ('TENSOR_QUANT8_ASYMM', [1, 4, 3], 0.1875, 128))
c191_o2 = Output('c191_o2', ('TENSOR_BOOL8', [1, 4, 3]))
c191_model = Model()
c191_model.AddOperand(c191_i0)
c191_model.AddOperand(c191_i1)
c191_model.AddOperand(c191_o2)
c191_model.Operation('LESS_EQUAL', c191_i0, c191_i1).To(c191_o2)
c191_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c191_i0: [23, 23, 22, 24, 23, 23, 23, 24, 23, 22, 23, 23],
    c191_i1: [127, 128, 127, 129, 129, 127, 129, 129, 127, 128, 129, 127],
    c191_o2: [False, True, True, False, True, False, True, False, False, True, True, False],
}, model=c191_model, name='less_equal_default_QUANT8_ASYMM_BOOL8_rank_lhs_3_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_QUANT8_ASYMM_BOOL8_rank_lhs_5_19
c192_i0 = Input('c192_i0', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 2, 1], 0.4375, 166))
c192_i1 = Input('c192_i1', ('TENSOR_QUANT8_ASYMM', [1], 0.3125, 251))
c192_o2 = Output('c192_o2', ('TENSOR_BOOL8', [2, 1, 1, 2, 1]))
c192_model = Model()
c192_model.AddOperand(c192_i0)
c192_model.AddOperand(c192_i1)
c192_model.AddOperand(c192_o2)
c192_model.Operation('LESS_EQUAL', c192_i0, c192_i1).To(c192_o2)
c192_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c192_i0: [165, 166, 167, 166],
    c192_i1: [251],
    c192_o2: [True, True, False, True],
}, model=c192_model, name='less_equal_default_QUANT8_ASYMM_BOOL8_rank_lhs_5_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_QUANT8_ASYMM_BOOL8_rank_rhs_4_20
c193_i0 = Input('c193_i0', ('TENSOR_QUANT8_ASYMM', [1], 0.3125, 128))
c193_i1 = Input('c193_i1', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 1], 0.375, 128))
c193_o2 = Output('c193_o2', ('TENSOR_BOOL8', [2, 1, 3, 1]))
c193_model = Model()
c193_model.AddOperand(c193_i0)
c193_model.AddOperand(c193_i1)
c193_model.AddOperand(c193_o2)
c193_model.Operation('LESS_EQUAL', c193_i0, c193_i1).To(c193_o2)
c193_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c193_i0: [128],
    c193_i1: [129, 128, 127, 128, 128, 128],
    c193_o2: [True, True, False, True, True, True],
}, model=c193_model, name='less_equal_default_QUANT8_ASYMM_BOOL8_rank_rhs_4_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_QUANT8_ASYMM_BOOL8_rank_rhs_5_21
c194_i0 = Input('c194_i0', ('TENSOR_QUANT8_ASYMM', [1, 1], 0.125, 121))
c194_i1 = Input('c194_i1', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 1, 1], 0.375, 147))
c194_o2 = Output('c194_o2', ('TENSOR_BOOL8', [2, 1, 1, 1, 1]))
c194_model = Model()
c194_model.AddOperand(c194_i0)
c194_model.AddOperand(c194_i1)
c194_model.AddOperand(c194_o2)
c194_model.Operation('LESS_EQUAL', c194_i0, c194_i1).To(c194_o2)
c194_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c194_i0: [120],
    c194_i1: [147, 146],
    c194_o2: [True, False],
}, model=c194_model, name='less_equal_default_QUANT8_ASYMM_BOOL8_rank_rhs_5_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_QUANT8_ASYMM_BOOL8_tail_22
c195_i0 = Input('c195_i0', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.375, 206))
c195_i1 = Input('c195_i1', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.3125, 128))
c195_o2 = Output('c195_o2', ('TENSOR_BOOL8', [2, 17]))
c195_model = Model()
c195_model.AddOperand(c195_i0)
c195_model.AddOperand(c195_i1)
c195_model.AddOperand(c195_o2)
c195_model.Operation('LESS_EQUAL', c195_i0, c195_i1).To(c195_o2)
c195_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c195_i0: [
        206, 205, 206, 207, 206, 206, 206, 206, 207, 205, 206, 207, 205, 206, 206, 206, 205, 206, 206, 207,
        205, 206, 206, 207, 206, 206, 206, 206, 205, 207, 205, 207, 206, 206
    ],
    c195_i1: [128, 128],
    c195_o2: [
        True, True, True, False, True, True, True, True, False, True, True, False, True, True, True, True,
        True, True, True, False, True, True, True, False, True, True, True, True, True, False, True, False,
        True, True
    ],
}, model=c195_model, name='less_equal_default_QUANT8_ASYMM_BOOL8_tail_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_INT32_BOOL8_mixed_23
c196_p0 = Parameter('c196_p0', ('TENSOR_INT32', [3, 2]), [-1, 2, -2, 0, 1, 1])
c196_i1 = Input('c196_i1', ('TENSOR_INT32', [3, 1]))
c196_o2 = Output('c196_o2', ('TENSOR_BOOL8', [3, 2]))
c196_model = Model()
c196_model.AddOperand(c196_p0)
c196_model.AddOperand(c196_i1)
c196_model.AddOperand(c196_o2)
c196_model.Operation('LESS_EQUAL', c196_p0, c196_i1).To(c196_o2)
c196_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c196_i1: [2, 1, -2],
    c196_o2: [True, True, True, True, False, False],
}, model=c196_model, name='less_equal_default_INT32_BOOL8_mixed_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_INT32_BOOL8_mixed_24
c197_i0 = Input('c197_i0', ('TENSOR_INT32', [2, 1, 3, 3]))
c197_p1 = Parameter('c197_p1', ('TENSOR_INT32', [3, 1]), [1, -1, 2])
c197_o2 = Output('c197_o2', ('TENSOR_BOOL8', [2, 1, 3, 3]))
c197_model = Model()
c197_model.AddOperand(c197_i0)
c197_model.AddOperand(c197_p1)
c197_model.AddOperand(c197_o2)
c197_model.Operation('LESS_EQUAL', c197_i0, c197_p1).To(c197_o2)
c197_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c197_i0: [1, 0, -1, -2, 2, -2, 0, -1, 2, 1, 2, 1, -2, -1, 0, 0, -2, 2],
    c197_o2: [
        True, True, True, True, False, True, True, True, True, True, False, True, True, True, False, True,
        True, True
    ],
}, model=c197_model, name='less_equal_default_INT32_BOOL8_mixed_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_INT32_BOOL8_mixed_25
c198_i0 = Input('c198_i0', ('TENSOR_INT32', [3, 4, 4]))
c198_i1 = Input('c198_i1', ('TENSOR_INT32', [4]))
c198_o2 = Output('c198_o2', ('TENSOR_BOOL8', [3, 4, 4]))
c198_model = Model()
c198_model.AddOperand(c198_i0)
c198_model.AddOperand(c198_i1)
c198_model.AddOperand(c198_o2)
c198_model.Operation('LESS_EQUAL', c198_i0, c198_i1).To(c198_o2)
c198_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c198_i0: [
        2, 0, -1, -2, 1, -2, 1, 0, -1, 2, -2, -1, 0, 1, 2, -2, 2, 1, 0, -1, -2, 1, 2, -1, 0, 2, 0, -1, 1, -2,
        0, 1, 2, -2, -1, -2, 1, -1, 0, 2, -2, -1, 1, 2, 0, -1, 1, -2
    ],
    c198_i1: [2, -2, 1, -1],
    c198_o2: [
        True, False, True, True, True, True, True, False, True, False, True, True, True, False, False, True,
        True, False, True, True, True, False, False, True, True, False, True, True, True, True, True, False,
        True, True, True, True, True, False, True, False, True, False, True, False, True, False, True, True
    ],
}, model=c198_model, name='less_equal_default_INT32_BOOL8_mixed_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_INT32_BOOL8_mixed_26
c199_i0 = Input('c199_i0', ('TENSOR_INT32', [1, 1, 2, 1, 2]))
c199_i1 = Input('c199_i1', ('TENSOR_INT32', [1, 1, 2, 1, 2]))
c199_o2 = Output('c199_o2', ('TENSOR_BOOL8', [1, 1, 2, 1, 2]))
c199_model = Model()
c199_model.AddOperand(c199_i0)
c199_model.AddOperand(c199_i1)
c199_model.AddOperand(c199_o2)
c199_model.Operation('LESS_EQUAL', c199_i0, c199_i1).To(c199_o2)
c199_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c199_i0: [2, 1, -1, 0],
    c199_i1: [2, -2, -1, 0],
    c199_o2: [True, False, True, True],
}, model=c199_model, name='less_equal_default_INT32_BOOL8_mixed_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_INT32_BOOL8_rank_lhs_1_27
c200_i0 = Input('c200_i0', ('TENSOR_INT32', [2]))
c200_i1 = Input('c200_i1', ('TENSOR_INT32', [2]))
c200_o2 = Output('c200_o2', ('TENSOR_BOOL8', [2]))
c200_model = Model()
c200_model.AddOperand(c200_i0)
c200_model.AddOperand(c200_i1)
c200_model.AddOperand(c200_o2)
c200_model.Operation('LESS_EQUAL', c200_i0, c200_i1).To(c200_o2)
c200_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c200_i0: [-1, 1],
    c200_i1: [-2, 2],
    c200_o2: [False, True],
}, model=c200_model, name='less_equal_default_INT32_BOOL8_rank_lhs_1_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_INT32_BOOL8_rank_rhs_3_28
c201_i0 = Input('c201_i0', ('TENSOR_INT32', [3, 1]))
c201_i1 = Input('c201_i1', ('TENSOR_INT32', [4, 3, 2]))
c201_o2 = Output('c201_o2', ('TENSOR_BOOL8', [4, 3, 2]))
c201_model = Model()
c201_model.AddOperand(c201_i0)
c201_model.AddOperand(c201_i1)
c201_model.AddOperand(c201_o2)
c201_model.Operation('LESS_EQUAL', c201_i0, c201_i1).To(c201_o2)
c201_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c201_i0: [2, 1, -1],
    c201_i1: [-1, 1, 2, -2, 0, -2, 0, 1, 2, -1, -2, 0, 2, -1, 1, -2, -1, 1, 2, 0, 1, 0, -1, -2],
    c201_o2: [
        False, False, True, False, True, False, False, False, True, False, False, True, True, False, True,
        False, True, True, True, False, True, False, True, False
    ],
}, model=c201_model, name='less_equal_default_INT32_BOOL8_rank_rhs_3_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_INT32_BOOL8_rank_rhs_4_29
c202_i0 = Input('c202_i0', ('TENSOR_INT32', [3, 1, 2, 3]))
c202_i1 = Input('c202_i1', ('TENSOR_INT32', [3, 1, 2, 3]))
c202_o2 = Output('c202_o2', ('TENSOR_BOOL8', [3, 1, 2, 3]))
c202_model = Model()
c202_model.AddOperand(c202_i0)
c202_model.AddOperand(c202_i1)
c202_model.AddOperand(c202_o2)
c202_model.Operation('LESS_EQUAL', c202_i0, c202_i1).To(c202_o2)
c202_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c202_i0: [0, 2, 1, -2, -1, 0, 2, 1, -1, -2, 2, -1, 0, 1, -2, 1, 0, -1],
    c202_i1: [-1, 1, -2, 0, 2, 1, -2, 0, 2, -1, 0, -2, 1, 2, -1, 2, 1, -2],
    c202_o2: [
        False, False, False, True, True, True, False, False, True, True, False, False, True, True, True, True,
        True, False
    ],
}, model=c202_model, name='less_equal_default_INT32_BOOL8_rank_rhs_4_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_INT32_BOOL8_tail_30
c203_i0 = Input('c203_i0', ('TENSOR_INT32', [1, 17]))
c203_i1 = Input('c203_i1', ('TENSOR_INT32', [17]))
c203_o2 = Output('c203_o2', ('TENSOR_BOOL8', [1, 17]))
c203_model = Model()
c203_model.AddOperand(c203_i0)
c203_model.AddOperand(c203_i1)
c203_model.AddOperand(c203_o2)
c203_model.Operation('LESS_EQUAL', c203_i0, c203_i1).To(c203_o2)
c203_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c203_i0: [-2, -1, 0, 1, 2, -1, -2, 1, 0, 2, 0, -1, -2, 2, 1, 2, -2],
    c203_i1: [-1, -2, 2, 0, 1, -1, 1, -2, 0, 2, 0, -2, 2, 1, -1, 0, 2],
    c203_o2: [
        True, False, True, False, False, True, True, False, True, True, True, False, True, False, False,
        False, True
    ],
}, model=c203_model, name='less_equal_default_INT32_BOOL8_tail_30', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_BOOL8_mixed_31
c204_p0 = Parameter('c204_p0', ('TENSOR_BOOL8', [1]), [False])
c204_p1 = Parameter('c204_p1', ('TENSOR_BOOL8', [1]), [True])
c204_o2 = Output('c204_o2', ('TENSOR_BOOL8', [1]))
c204_model = Model()
c204_model.AddOperand(c204_p0)
c204_model.AddOperand(c204_p1)
c204_model.AddOperand(c204_o2)
c204_model.Operation('LESS_EQUAL', c204_p0, c204_p1).To(c204_o2)
c204_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c204_o2: [True],
}, model=c204_model, name='less_equal_default_BOOL8_mixed_31', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_BOOL8_mixed_32
c205_i0 = Input('c205_i0', ('TENSOR_BOOL8', [3, 1, 2, 3]))
c205_i1 = Input('c205_i1', ('TENSOR_BOOL8', [3, 1, 2, 3]))
c205_o2 = Output('c205_o2', ('TENSOR_BOOL8', [3, 1, 2, 3]))
c205_model = Model()
c205_model.AddOperand(c205_i0)
c205_model.AddOperand(c205_i1)
c205_model.AddOperand(c205_o2)
c205_model.Operation('LESS_EQUAL', c205_i0, c205_i1).To(c205_o2)
c205_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c205_i0: [
        True, False, True, False, True, False, False, True, True, False, True, False, True, False, False,
        True, False, True
    ],
    c205_i1: [
        False, True, True, False, False, True, True, False, True, False, True, False, False, True, False,
        True, True, False
    ],
    c205_o2: [
        False, True, True, True, False, True, True, False, True, True, True, True, False, True, True, True,
        True, False
    ],
}, model=c205_model, name='less_equal_default_BOOL8_mixed_32', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_BOOL8_mixed_33
c206_i0 = Input('c206_i0', ('TENSOR_BOOL8', [2, 3]))
c206_i1 = Input('c206_i1', ('TENSOR_BOOL8', [2, 3]))
c206_o2 = Output('c206_o2', ('TENSOR_BOOL8', [2, 3]))
c206_model = Model()
c206_model.AddOperand(c206_i0)
c206_model.AddOperand(c206_i1)
c206_model.AddOperand(c206_o2)
c206_model.Operation('LESS_EQUAL', c206_i0, c206_i1).To(c206_o2)
c206_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c206_i0: [False, True, False, True, True, False],
    c206_i1: [False, True, True, False, False, True],
    c206_o2: [True, True, True, False, False, True],
}, model=c206_model, name='less_equal_default_BOOL8_mixed_33', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_BOOL8_rank_lhs_3_34
c207_i0 = Input('c207_i0', ('TENSOR_BOOL8', [3, 4, 3]))
c207_i1 = Input('c207_i1', ('TENSOR_BOOL8', [3, 4, 3]))
c207_o2 = Output('c207_o2', ('TENSOR_BOOL8', [3, 4, 3]))
c207_model = Model()
c207_model.AddOperand(c207_i0)
c207_model.AddOperand(c207_i1)
c207_model.AddOperand(c207_o2)
c207_model.Operation('LESS_EQUAL', c207_i0, c207_i1).To(c207_o2)
c207_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c207_i0: [
        False, True, False, True, False, True, True, False, True, False, True, False, True, False, True,
        False, True, False, False, True, False, True, False, True, True, False, True, False, True, False,
        True, False, False, True, False, True
    ],
    c207_i1: [
        True, False, False, True, False, True, False, True, False, True, False, True, True, False, False,
        True, True, False, False, True, False, True, True, False, False, True, True, False, False, True,
        False, True, True, False, True, False
    ],
    c207_o2: [
        True, False, True, True, True, True, False, True, False, True, False, True, True, True, False, True,
        True, True, True, True, True, True, True, False, False, True, True, True, False, True, False, True,
        True, False, True, False
    ],
}, model=c207_model, name='less_equal_default_BOOL8_rank_lhs_3_34', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_BOOL8_rank_lhs_5_35
c208_i0 = Input('c208_i0', ('TENSOR_BOOL8', [2, 2, 2, 2, 2]))
c208_i1 = Input('c208_i1', ('TENSOR_BOOL8', [2, 2, 2]))
c208_o2 = Output('c208_o2', ('TENSOR_BOOL8', [2, 2, 2, 2, 2]))
c208_model = Model()
c208_model.AddOperand(c208_i0)
c208_model.AddOperand(c208_i1)
c208_model.AddOperand(c208_o2)
c208_model.Operation('LESS_EQUAL', c208_i0, c208_i1).To(c208_o2)
c208_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c208_i0: [
        False, True, False, True, True, False, False, True, False, True, True, False, False, True, False,
        True, False, True, False, True, False, True, False, True, True, False, True, False, True, False, True,
        False
    ],
    c208_i1: [True, False, True, False, True, False, False, True],
    c208_o2: [
        True, False, True, False, True, True, True, True, True, False, True, True, True, False, True, True,
        True, False, True, False, True, False, True, True, True, True, True, True, True, True, False, True
    ],
}, model=c208_model, name='less_equal_default_BOOL8_rank_lhs_5_35', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_BOOL8_rank_rhs_5_36
c209_i0 = Input('c209_i0', ('TENSOR_BOOL8', [1, 1, 1, 2]))
c209_i1 = Input('c209_i1', ('TENSOR_BOOL8', [1, 1, 2, 1, 2]))
c209_o2 = Output('c209_o2', ('TENSOR_BOOL8', [1, 1, 2, 1, 2]))
c209_model = Model()
c209_model.AddOperand(c209_i0)
c209_model.AddOperand(c209_i1)
c209_model.AddOperand(c209_o2)
c209_model.Operation('LESS_EQUAL', c209_i0, c209_i1).To(c209_o2)
c209_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c209_i0: [True, False],
    c209_i1: [True, False, False, True],
    c209_o2: [True, True, False, True],
}, model=c209_model, name='less_equal_default_BOOL8_rank_rhs_5_36', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_BOOL8_tail_37
c210_i0 = Input('c210_i0', ('TENSOR_BOOL8', [3, 17]))
c210_i1 = Input('c210_i1', ('TENSOR_BOOL8', [3, 1]))
c210_o2 = Output('c210_o2', ('TENSOR_BOOL8', [3, 17]))
c210_model = Model()
c210_model.AddOperand(c210_i0)
c210_model.AddOperand(c210_i1)
c210_model.AddOperand(c210_o2)
c210_model.Operation('LESS_EQUAL', c210_i0, c210_i1).To(c210_o2)
c210_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c210_i0: [
        True, False, True, False, False, True, True, False, False, True, True, False, True, False, False,
        True, True, False, False, True, False, True, True, False, False, True, False, True, False, True, True,
        False, True, False, True, False, False, True, False, True, True, False, True, False, False, True,
        False, True, True, False, False
    ],
    c210_i1: [False, True, True],
    c210_o2: [
        False, True, False, True, True, False, False, True, True, False, False, True, False, True, True,
        False, False, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
        True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
        True, True, True
    ],
}, model=c210_model, name='less_equal_default_BOOL8_tail_37', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_38
c211_p0 = Parameter('c211_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 1, 1, 1], 0.4375, 127), [126, 127, 127, 127])
c211_p1 = Parameter('c211_p1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 1, 1, 1], 0.4375, 127), [126, 127])
c211_o2 = Output('c211_o2', ('TENSOR_BOOL8', [2, 2, 1, 1, 1]))
c211_model = Model()
c211_model.AddOperand(c211_p0)
c211_model.AddOperand(c211_p1)
c211_model.AddOperand(c211_o2)
c211_model.Operation('LESS_EQUAL', c211_p0, c211_p1).To(c211_o2)
c211_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c211_o2: [True, True, False, True],
}, model=c211_model, name='less_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_38', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_39
c212_i0 = Input('c212_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 4, 2], 0.4375, -128))
c212_i1 = Input('c212_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 2], 0.125, -128))
c212_o2 = Output('c212_o2', ('TENSOR_BOOL8', [3, 4, 2]))
c212_model = Model()
c212_model.AddOperand(c212_i0)
c212_model.AddOperand(c212_i1)
c212_model.AddOperand(c212_o2)
c212_model.Operation('LESS_EQUAL', c212_i0, c212_i1).To(c212_o2)
c212_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c212_i0: [
        -128, -128, -128, -128, -127, -128, -128, -127, -128, -128, -128, -128, -128, -128, -127, -128, -128,
        -127, -128, -128, -127, -128, -128, -128
    ],
    c212_i1: [-128, -126, -127, -128, -128, -127, -126, -128],
    c212_o2: [
        True, True, True, True, False, True, True, False, True, True, True, True, True, True, False, True,
        True, False, True, True, False, True, True, True
    ],
}, model=c212_model, name='less_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_39', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_40
c213_i0 = Input('c213_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 3, 2], 0.125, -120))
c213_i1 = Input('c213_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 2], 0.3125, 0))
c213_o2 = Output('c213_o2', ('TENSOR_BOOL8', [1, 1, 3, 2]))
c213_model = Model()
c213_model.AddOperand(c213_i0)
c213_model.AddOperand(c213_i1)
c213_model.AddOperand(c213_o2)
c213_model.Operation('LESS_EQUAL', c213_i0, c213_i1).To(c213_o2)
c213_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c213_i0: [-122, -121, -118, -119, -120, -118],
    c213_i1: [-1, 0, 0, 1, 0, -1],
    c213_o2: [False, True, False, True, True, False],
}, model=c213_model, name='less_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_40', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_41
c214_i0 = Input('c214_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4], 0.375, -23))
c214_i1 = Input('c214_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.4375, 0))
c214_o2 = Output('c214_o2', ('TENSOR_BOOL8', [2, 4]))
c214_model = Model()
c214_model.AddOperand(c214_i0)
c214_model.AddOperand(c214_i1)
c214_model.AddOperand(c214_o2)
c214_model.Operation('LESS_EQUAL', c214_i0, c214_i1).To(c214_o2)
c214_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c214_i0: [-23, -22, -24, -23, -23, -24, -23, -22],
    c214_i1: [0, -1, 0, 0],
    c214_o2: [True, False, True, True, True, False, True, False],
}, model=c214_model, name='less_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_41', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_rank_lhs_1_42
c215_i0 = Input('c215_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.25, 56))
c215_i1 = Input('c215_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [4], 0.5, 0))
c215_o2 = Output('c215_o2', ('TENSOR_BOOL8', [4]))
c215_model = Model()
c215_model.AddOperand(c215_i0)
c215_model.AddOperand(c215_i1)
c215_model.AddOperand(c215_o2)
c215_model.Operation('LESS_EQUAL', c215_i0, c215_i1).To(c215_o2)
c215_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c215_i0: [55, 57, 56, 57],
    c215_i1: [0, 0, 1, -1],
    c215_o2: [True, False, True, False],
}, model=c215_model, name='less_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_rank_lhs_1_42', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_rank_rhs_5_43
c216_i0 = Input('c216_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 1, 2], 0.375, -56))
c216_i1 = Input('c216_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 2, 1, 2], 0.25, -124))
c216_o2 = Output('c216_o2', ('TENSOR_BOOL8', [1, 2, 2, 1, 2]))
c216_model = Model()
c216_model.AddOperand(c216_i0)
c216_model.AddOperand(c216_i1)
c216_model.AddOperand(c216_o2)
c216_model.Operation('LESS_EQUAL', c216_i0, c216_i1).To(c216_o2)
c216_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c216_i0: [-57, -55, -56, -56, -56, -56, -56, -55],
    c216_i1: [-125, -123, -125, -123, -124, -123, -125, -125],
    c216_o2: [True, False, False, True, True, True, False, False],
}, model=c216_model, name='less_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_rank_rhs_5_43', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# less_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_tail_44
c217_i0 = Input('c217_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17], 0.5, 34))
c217_i1 = Input('c217_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [17], 0.0625, 116))
c217_o2 = Output('c217_o2', ('TENSOR_BOOL8', [1, 17]))
c217_model = Model()
c217_model.AddOperand(c217_i0)
c217_model.AddOperand(c217_i1)
c217_model.AddOperand(c217_o2)
c217_model.Operation('LESS_EQUAL', c217_i0, c217_i1).To(c217_o2)
c217_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c217_i0: [35, 34, 33, 34, 34, 33, 35, 34, 34, 34, 33, 34, 35, 34, 34, 34, 34],
    c217_i1: [114, 120, 116, 112, 118, 114, 116, 118, 120, 112, 112, 118, 116, 120, 114, 114, 118],
    c217_o2: [
        False, True, True, False, True, True, False, True, True, False, True, True, False, True, False, False,
        True
    ],
}, model=c217_model, name='less_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_tail_44', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_FLOAT32_BOOL8_mixed_0
c218_p0 = Parameter('c218_p0', ('TENSOR_FLOAT32', [1, 1, 1]), [0.125])
c218_p1 = Parameter('c218_p1', ('TENSOR_FLOAT32', [1, 1, 1]), [0.0])
c218_o2 = Output('c218_o2', ('TENSOR_BOOL8', [1, 1, 1]))
c218_model = Model()
c218_model.AddOperand(c218_p0)
c218_model.AddOperand(c218_p1)
c218_model.AddOperand(c218_o2)
c218_model.Operation('NOT_EQUAL', c218_p0, c218_p1).To(c218_o2)
c218_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c218_o2: [True],
}, model=c218_model, name='not_equal_default_FLOAT32_BOOL8_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_FLOAT32_BOOL8_mixed_1
c219_i0 = Input('c219_i0', ('TENSOR_FLOAT32', [3]))
c219_i1 = Input('c219_i1', ('TENSOR_FLOAT32', [1]))
c219_o2 = Output('c219_o2', ('TENSOR_BOOL8', [3]))
c219_model = Model()
c219_model.AddOperand(c219_i0)
c219_model.AddOperand(c219_i1)
c219_model.AddOperand(c219_o2)
c219_model.Operation('NOT_EQUAL', c219_i0, c219_i1).To(c219_o2)
c219_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c219_i0: [-0.25, 0.25, 0.0],
    c219_i1: [-0.25],
    c219_o2: [False, True, True],
}, model=c219_model, name='not_equal_default_FLOAT32_BOOL8_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_FLOAT32_BOOL8_mixed_2
c220_i0 = Input('c220_i0', ('TENSOR_FLOAT32', [3, 3, 3, 2]))
c220_i1 = Input('c220_i1', ('TENSOR_FLOAT32', [1, 2]))
c220_o2 = Output('c220_o2', ('TENSOR_BOOL8', [3, 3, 3, 2]))
c220_model = Model()
c220_model.AddOperand(c220_i0)
c220_model.AddOperand(c220_i1)
c220_model.AddOperand(c220_o2)
c220_model.Operation('NOT_EQUAL', c220_i0, c220_i1).To(c220_o2)
c220_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c220_i0: [
        0.0, 0.125, -0.125, 0.25, -0.25, 0.125, -0.125, 0.0, -0.25, 0.25, 0.125, -0.25, -0.125, 0.25, 0.0,
        0.125, 0.0, 0.25, -0.25, -0.125, 0.0, 0.25, 0.125, -0.125, -0.25, 0.125, 0.0, -0.25, 0.25, -0.125,
        0.125, -0.125, 0.25, 0.0, -0.25, 0.0, 0.125, 0.25, -0.125, -0.25, -0.25, 0.0, 0.125, 0.25, -0.125,
        0.25, 0.125, -0.125, -0.25, 0.0, 0.25, -0.125, -0.25, 0.125
    ],
    c220_i1: [0.0, 0.125],
    c220_o2: [
        False, False, True, True, True, False, True, True, True, True, True, True, True, True, False, False,
        False, True, True, True, False, True, True, True, True, False, False, True, True, True, True, True,
        True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
        True, True, True, True, False
    ],
}, model=c220_model, name='not_equal_default_FLOAT32_BOOL8_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_FLOAT32_BOOL8_rank_lhs_2_3
c221_i0 = Input('c221_i0', ('TENSOR_FLOAT32', [2, 4]))
c221_i1 = Input('c221_i1', ('TENSOR_FLOAT32', [2, 4]))
c221_o2 = Output('c221_o2', ('TENSOR_BOOL8', [2, 4]))
c221_model = Model()
c221_model.AddOperand(c221_i0)
c221_model.AddOperand(c221_i1)
c221_model.AddOperand(c221_o2)
c221_model.Operation('NOT_EQUAL', c221_i0, c221_i1).To(c221_o2)
c221_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c221_i0: [0.0, -0.25, 0.125, -0.125, 0.25, -0.25, 0.25, 0.125],
    c221_i1: [-0.25, 0.125, 0.0, -0.125, 0.25, 0.125, 0.25, 0.0],
    c221_o2: [True, True, True, False, False, True, False, True],
}, model=c221_model, name='not_equal_default_FLOAT32_BOOL8_rank_lhs_2_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_FLOAT32_BOOL8_rank_lhs_5_4
c222_i0 = Input('c222_i0', ('TENSOR_FLOAT32', [2, 1, 2, 2, 2]))
c222_i1 = Input('c222_i1', ('TENSOR_FLOAT32', [2, 1, 2, 2, 2]))
c222_o2 = Output('c222_o2', ('TENSOR_BOOL8', [2, 1, 2, 2, 2]))
c222_model = Model()
c222_model.AddOperand(c222_i0)
c222_model.AddOperand(c222_i1)
c222_model.AddOperand(c222_o2)
c222_model.Operation('NOT_EQUAL', c222_i0, c222_i1).To(c222_o2)
c222_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c222_i0: [
        0.125, -0.25, 0.0, -0.125, 0.25, -0.125, 0.0, 0.125, -0.25, 0.25, -0.25, 0.125, -0.125, 0.25, 0.0,
        -0.125
    ],
    c222_i1: [
        0.0, 0.25, 0.125, -0.25, -0.125, 0.0, 0.25, -0.125, 0.125, -0.25, -0.25, -0.125, 0.125, 0.25, 0.0,
        -0.25
    ],
    c222_o2: [True, True, True, True, True, True, True, True, True, True, False, True, True, False, False, True],
}, model=c222_model, name='not_equal_default_FLOAT32_BOOL8_rank_lhs_5_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_FLOAT32_BOOL8_rank_rhs_4_5
c223_i0 = Input('c223_i0', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c223_i1 = Input('c223_i1', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c223_o2 = Output('c223_o2', ('TENSOR_BOOL8', [2, 3, 2, 2]))
c223_model = Model()
c223_model.AddOperand(c223_i0)
c223_model.AddOperand(c223_i1)
c223_model.AddOperand(c223_o2)
c223_model.Operation('NOT_EQUAL', c223_i0, c223_i1).To(c223_o2)
c223_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c223_i0: [
        -0.125, 0.0, -0.25, 0.25, 0.125, 0.0, -0.25, -0.125, 0.125, 0.25, 0.0, -0.25, 0.125, 0.25, -0.125,
        0.125, 0.0, -0.125, 0.25, -0.25, 0.25, -0.25, 0.0, -0.125
    ],
    c223_i1: [
        0.25, -0.25, 0.125, 0.0, -0.125, 0.25, -0.125, -0.25, 0.125, 0.0, 0.0, -0.125, 0.125, 0.25, -0.25,
        0.125, 0.0, 0.25, -0.125, -0.25, 0.125, 0.0, 0.25, -0.25
    ],
    c223_o2: [
        True, True, True, True, True, True, True, True, False, True, False, True, False, False, True, False,
        False, True, True, False, True, True, True, True
    ],
}, model=c223_model, name='not_equal_default_FLOAT32_BOOL8_rank_rhs_4_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_FLOAT32_BOOL8_tail_6
c224_i0 = Input('c224_i0', ('TENSOR_FLOAT32', [3, 17]))
c224_i1 = Input('c224_i1', ('TENSOR_FLOAT32', [3, 17]))
c224_o2 = Output('c224_o2', ('TENSOR_BOOL8', [3, 17]))
c224_model = Model()
c224_model.AddOperand(c224_i0)
c224_model.AddOperand(c224_i1)
c224_model.AddOperand(c224_o2)
c224_model.Operation('NOT_EQUAL', c224_i0, c224_i1).To(c224_o2)
c224_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c224_i0: [
        -0.25, -0.125, 0.0, 0.25, 0.125, 0.125, 0.0, -0.25, -0.125, 0.25, 0.125, 0.25, -0.25, -0.125, 0.0,
        0.0, 0.25, -0.125, 0.125, -0.25, -0.125, 0.125, 0.25, -0.25, 0.0, 0.125, -0.125, 0.0, 0.25, -0.25,
        0.0, -0.25, -0.125, 0.25, 0.125, 0.0, -0.125, -0.25, 0.25, 0.125, 0.25, 0.0, -0.25, -0.125, 0.125,
        0.25, -0.125, 0.0, -0.25, 0.125, -0.125
    ],
    c224_i1: [
        0.0, 0.25, -0.125, -0.25, 0.125, 0.125, 0.25, 0.0, -0.25, -0.125, 0.25, -0.25, 0.125, 0.0, -0.125,
        0.25, -0.25, 0.0, -0.125, 0.125, 0.0, -0.125, 0.25, -0.25, 0.125, 0.25, -0.125, 0.0, -0.25, 0.125,
        0.0, -0.125, -0.25, 0.125, 0.25, -0.125, 0.25, 0.0, 0.125, -0.25, 0.0, 0.125, -0.25, 0.25, -0.125,
        -0.125, 0.0, -0.25, 0.25, 0.125, 0.0
    ],
    c224_o2: [
        True, True, True, True, False, False, True, True, True, True, True, True, True, True, True, True,
        True, True, True, True, True, True, False, False, True, True, False, False, True, True, False, True,
        True, True, True, True, True, True, True, True, True, True, False, True, True, True, True, True, True,
        False, True
    ],
}, model=c224_model, name='not_equal_default_FLOAT32_BOOL8_tail_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_FLOAT16_BOOL8_mixed_7
c225_p0 = Parameter('c225_p0', ('TENSOR_FLOAT16', [1, 1, 1, 1]), [-0.125])
c225_p1 = Parameter('c225_p1', ('TENSOR_FLOAT16', [1, 1, 1]), [-0.25])
c225_o2 = Output('c225_o2', ('TENSOR_BOOL8', [1, 1, 1, 1]))
c225_model = Model()
c225_model.AddOperand(c225_p0)
c225_model.AddOperand(c225_p1)
c225_model.AddOperand(c225_o2)
c225_model.Operation('NOT_EQUAL', c225_p0, c225_p1).To(c225_o2)
c225_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c225_o2: [True],
}, model=c225_model, name='not_equal_default_FLOAT16_BOOL8_mixed_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_FLOAT16_BOOL8_mixed_8
c226_i0 = Input('c226_i0', ('TENSOR_FLOAT16', [4]))
c226_i1 = Input('c226_i1', ('TENSOR_FLOAT16', [1]))
c226_o2 = Output('c226_o2', ('TENSOR_BOOL8', [4]))
c226_model = Model()
c226_model.AddOperand(c226_i0)
c226_model.AddOperand(c226_i1)
c226_model.AddOperand(c226_o2)
c226_model.Operation('NOT_EQUAL', c226_i0, c226_i1).To(c226_o2)
c226_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c226_i0: [-0.125, -0.25, 0.25, 0.0],
    c226_i1: [-0.125],
    c226_o2: [False, True, True, True],
}, model=c226_model, name='not_equal_default_FLOAT16_BOOL8_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_FLOAT16_BOOL8_mixed_9
c227_i0 = Input('c227_i0', ('TENSOR_FLOAT16', [1, 1, 1, 2, 2]))
c227_i1 = Input('c227_i1', ('TENSOR_FLOAT16', [1, 2]))
c227_o2 = Output('c227_o2', ('TENSOR_BOOL8', [1, 1, 1, 2, 2]))
c227_model = Model()
c227_model.AddOperand(c227_i0)
c227_model.AddOperand(c227_i1)
c227_model.AddOperand(c227_o2)
c227_model.Operation('NOT_EQUAL', c227_i0, c227_i1).To(c227_o2)
c227_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c227_i0: [0.25, 0.125, -0.25, -0.125],
    c227_i1: [-0.25, -0.125],
    c227_o2: [True, True, False, False],
}, model=c227_model, name='not_equal_default_FLOAT16_BOOL8_mixed_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_FLOAT16_BOOL8_rank_lhs_2_10
c228_i0 = Input('c228_i0', ('TENSOR_FLOAT16', [2, 2]))
c228_i1 = Input('c228_i1', ('TENSOR_FLOAT16', [1]))
c228_o2 = Output('c228_o2', ('TENSOR_BOOL8', [2, 2]))
c228_model = Model()
c228_model.AddOperand(c228_i0)
c228_model.AddOperand(c228_i1)
c228_model.AddOperand(c228_o2)
c228_model.Operation('NOT_EQUAL', c228_i0, c228_i1).To(c228_o2)
c228_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c228_i0: [-0.125, 0.125, 0.25, -0.25],
    c228_i1: [0.25],
    c228_o2: [True, True, False, True],
}, model=c228_model, name='not_equal_default_FLOAT16_BOOL8_rank_lhs_2_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_FLOAT16_BOOL8_rank_lhs_3_11
c229_i0 = Input('c229_i0', ('TENSOR_FLOAT16', [1, 3, 3]))
c229_i1 = Input('c229_i1', ('TENSOR_FLOAT16', [1, 3, 3]))
c229_o2 = Output('c229_o2', ('TENSOR_BOOL8', [1, 3, 3]))
c229_model = Model()
c229_model.AddOperand(c229_i0)
c229_model.AddOperand(c229_i1)
c229_model.AddOperand(c229_o2)
c229_model.Operation('NOT_EQUAL', c229_i0, c229_i1).To(c229_o2)
c229_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c229_i0: [0.125, 0.25, -0.25, 0.0, -0.125, -0.25, 0.25, 0.0, -0.125],
    c229_i1: [-0.125, 0.25, 0.0, -0.25, 0.125, -0.125, 0.0, 0.125, 0.25],
    c229_o2: [True, False, True, True, True, True, True, True, True],
}, model=c229_model, name='not_equal_default_FLOAT16_BOOL8_rank_lhs_3_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_FLOAT16_BOOL8_rank_rhs_4_12
c230_i0 = Input('c230_i0', ('TENSOR_FLOAT16', [1]))
c230_i1 = Input('c230_i1', ('TENSOR_FLOAT16', [1, 3, 2, 2]))
c230_o2 = Output('c230_o2', ('TENSOR_BOOL8', [1, 3, 2, 2]))
c230_model = Model()
c230_model.AddOperand(c230_i0)
c230_model.AddOperand(c230_i1)
c230_model.AddOperand(c230_o2)
c230_model.Operation('NOT_EQUAL', c230_i0, c230_i1).To(c230_o2)
c230_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c230_i0: [-0.25],
    c230_i1: [0.0, 0.125, -0.25, -0.125, 0.25, 0.0, -0.25, -0.125, 0.125, 0.25, -0.125, 0.125],
    c230_o2: [True, True, False, True, True, True, False, True, True, True, True, True],
}, model=c230_model, name='not_equal_default_FLOAT16_BOOL8_rank_rhs_4_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_FLOAT16_BOOL8_rank_rhs_5_13
c231_i0 = Input('c231_i0', ('TENSOR_FLOAT16', [2, 1, 1, 2, 1]))
c231_i1 = Input('c231_i1', ('TENSOR_FLOAT16', [2, 1, 1, 2, 1]))
c231_o2 = Output('c231_o2', ('TENSOR_BOOL8', [2, 1, 1, 2, 1]))
c231_model = Model()
c231_model.AddOperand(c231_i0)
c231_model.AddOperand(c231_i1)
c231_model.AddOperand(c231_o2)
c231_model.Operation('NOT_EQUAL', c231_i0, c231_i1).To(c231_o2)
c231_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c231_i0: [-0.125, -0.25, 0.0, 0.25],
    c231_i1: [0.0, -0.25, -0.125, 0.125],
    c231_o2: [True, False, True, True],
}, model=c231_model, name='not_equal_default_FLOAT16_BOOL8_rank_rhs_5_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_FLOAT16_BOOL8_tail_14
c232_i0 = Input('c232_i0', ('TENSOR_FLOAT16', [2, 17]))
c232_i1 = Input('c232_i1', ('TENSOR_FLOAT16', [1, 17]))
c232_o2 = Output('c232_o2', ('TENSOR_BOOL8', [2, 17]))
c232_model = Model()
c232_model.AddOperand(c232_i0)
c232_model.AddOperand(c232_i1)
c232_model.AddOperand(c232_o2)
c232_model.Operation('NOT_EQUAL', c232_i0, c232_i1).To(c232_o2)
c232_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c232_i0: [
        -0.25, -0.125, 0.25, 0.125, 0.0, -0.25, 0.25, -0.125, 0.0, 0.125, 0.0, 0.25, 0.125, -0.25, -0.125,
        0.125, 0.0, 0.25, -0.125, -0.25, -0.125, 0.25, 0.125, -0.25, 0.0, 0.0, 0.25, -0.25, 0.125, -0.125,
        -0.125, 0.125, 0.25, 0.0
    ],
    c232_i1: [
        -0.125, 0.25, 0.125, 0.0, -0.25, 0.0, -0.125, 0.125, -0.25, 0.25, 0.0, 0.125, 0.25, -0.25, -0.125,
        -0.125, 0.125
    ],
    c232_o2: [
        True, True, True, True, True, True, True, True, True, True, False, True, True, False, False, True,
        True, True, True, True, True, True, True, True, True, True, False, True, False, True, True, True,
        True, True
    ],
}, model=c232_model, name='not_equal_default_FLOAT16_BOOL8_tail_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_QUANT8_ASYMM_BOOL8_mixed_15
c233_p0 = Parameter('c233_p0', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.25, 255), [254, 255, 255, 254])
c233_i1 = Input('c233_i1', ('TENSOR_QUANT8_ASYMM', [1, 2], 0.1875, 0))
c233_o2 = Output('c233_o2', ('TENSOR_BOOL8', [2, 2]))
c233_model = Model()
c233_model.AddOperand(c233_p0)
c233_model.AddOperand(c233_i1)
c233_model.AddOperand(c233_o2)
c233_model.Operation('NOT_EQUAL', c233_p0, c233_i1).To(c233_o2)
c233_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c233_i1: [0, 1],
    c233_o2: [True, True, False, True],
}, model=c233_model, name='not_equal_default_QUANT8_ASYMM_BOOL8_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_QUANT8_ASYMM_BOOL8_mixed_16
c234_i0 = Input('c234_i0', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 2, 1], 0.1875, 0))
c234_p1 = Parameter('c234_p1', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 1], 0.375, 255), [255, 255, 254, 255])
c234_o2 = Output('c234_o2', ('TENSOR_BOOL8', [1, 1, 2, 2, 1]))
c234_model = Model()
c234_model.AddOperand(c234_i0)
c234_model.AddOperand(c234_p1)
c234_model.AddOperand(c234_o2)
c234_model.Operation('NOT_EQUAL', c234_i0, c234_p1).To(c234_o2)
c234_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c234_i0: [0, 0, 0, 1],
    c234_o2: [False, False, True, True],
}, model=c234_model, name='not_equal_default_QUANT8_ASYMM_BOOL8_mixed_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_QUANT8_ASYMM_BOOL8_mixed_17
c235_i0 = Input('c235_i0', ('TENSOR_QUANT8_ASYMM', [3, 4, 3], 0.125, 22))
c235_i1 = Input('c235_i1', ('TENSOR_QUANT8_ASYMM', [1], 0.3125, 49))
c235_o2 = Output('c235_o2', ('TENSOR_BOOL8', [3, 4, 3]))
c235_model = Model()
c235_model.AddOperand(c235_i0)
c235_model.AddOperand(c235_i1)
c235_model.AddOperand(c235_o2)
c235_model.Operation('NOT_EQUAL', c235_i0, c235_i1).To(c235_o2)
c235_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c235_i0: [
        23, 22, 20, 24, 21, 22, 20, 24, 21, 23, 24, 20, 21, 22, 23, 23, 24, 22, 21, 20, 21, 23, 24, 20, 22,
        24, 22, 21, 20, 23, 23, 21, 22, 20, 24, 23
    ],
    c235_i1: [49],
    c235_o2: [
        True, False, True, True, True, False, True, True, True, True, True, True, True, False, True, True,
        True, False, True, True, True, True, True, True, False, True, False, True, True, True, True, True,
        False, True, True, True
    ],
}, model=c235_model, name='not_equal_default_QUANT8_ASYMM_BOOL8_mixed_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_QUANT8_ASYMM_BOOL8_mixed_18
c236_i0 = Input('c236_i0', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 2], 0.25, 128))
c236_i1 = Input('c236_i1', ('TENSOR_QUANT8_ASYMM', [1, 2, 2], 0.25, 115))
c236_o2 = Output('c236_o2', ('TENSOR_BOOL8', [1, 3, 2, 2]))
c236_model = Model()
c236_model.AddOperand(c236_i0)
c236_model.AddOperand(c236_i1)
c236_model.AddOperand(c236_o2)
c236_model.Operation('NOT_EQUAL', c236_i0, c236_i1).To(c236_o2)
c236_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c236_i0: [129, 128, 127, 127, 129, 129, 127, 129, 128, 127, 127, 129],
    c236_i1: [114, 114, 116, 116],
    c236_o2: [True, True, True, True, True, True, True, False, True, False, True, False],
}, model=c236_model, name='not_equal_default_QUANT8_ASYMM_BOOL8_mixed_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_QUANT8_ASYMM_BOOL8_rank_lhs_1_19
c237_i0 = Input('c237_i0', ('TENSOR_QUANT8_ASYMM', [4], 0.4375, 211))
c237_i1 = Input('c237_i1', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 155))
c237_o2 = Output('c237_o2', ('TENSOR_BOOL8', [4]))
c237_model = Model()
c237_model.AddOperand(c237_i0)
c237_model.AddOperand(c237_i1)
c237_model.AddOperand(c237_o2)
c237_model.Operation('NOT_EQUAL', c237_i0, c237_i1).To(c237_o2)
c237_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c237_i0: [211, 212, 210, 211],
    c237_i1: [156, 154, 155, 155],
    c237_o2: [True, True, True, False],
}, model=c237_model, name='not_equal_default_QUANT8_ASYMM_BOOL8_rank_lhs_1_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_QUANT8_ASYMM_BOOL8_rank_rhs_5_20
c238_i0 = Input('c238_i0', ('TENSOR_QUANT8_ASYMM', [2], 0.4375, 190))
c238_i1 = Input('c238_i1', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 1, 2], 0.5, 133))
c238_o2 = Output('c238_o2', ('TENSOR_BOOL8', [2, 1, 2, 1, 2]))
c238_model = Model()
c238_model.AddOperand(c238_i0)
c238_model.AddOperand(c238_i1)
c238_model.AddOperand(c238_o2)
c238_model.Operation('NOT_EQUAL', c238_i0, c238_i1).To(c238_o2)
c238_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c238_i0: [191, 190],
    c238_i1: [134, 133, 132, 133, 133, 134, 133, 133],
    c238_o2: [True, False, True, False, True, True, True, False],
}, model=c238_model, name='not_equal_default_QUANT8_ASYMM_BOOL8_rank_rhs_5_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_QUANT8_ASYMM_BOOL8_tail_21
c239_i0 = Input('c239_i0', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.25, 128))
c239_i1 = Input('c239_i1', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.125, 128))
c239_o2 = Output('c239_o2', ('TENSOR_BOOL8', [1, 17]))
c239_model = Model()
c239_model.AddOperand(c239_i0)
c239_model.AddOperand(c239_i1)
c239_model.AddOperand(c239_o2)
c239_model.Operation('NOT_EQUAL', c239_i0, c239_i1).To(c239_o2)
c239_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c239_i0: [129, 129, 127, 127, 128, 127, 128, 129, 129, 127, 127, 129, 128, 129, 127, 127, 129],
    c239_i1: [126, 128, 129, 130, 127, 129, 127, 130, 128, 126, 127, 129, 126, 128, 130, 128, 130],
    c239_o2: [
        True, True, True, True, True, True, True, False, True, False, True, True, True, True, True, True,
        False
    ],
}, model=c239_model, name='not_equal_default_QUANT8_ASYMM_BOOL8_tail_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_INT32_BOOL8_mixed_22
c240_i0 = Input('c240_i0', ('TENSOR_INT32', [4, 3]))
c240_p1 = Parameter('c240_p1', ('TENSOR_INT32', [4, 3]), [-2, -1, 1, 2, 0, -1, 0, -2, 1, 2, 1, 2])
c240_o2 = Output('c240_o2', ('TENSOR_BOOL8', [4, 3]))
c240_model = Model()
c240_model.AddOperand(c240_i0)
c240_model.AddOperand(c240_p1)
c240_model.AddOperand(c240_o2)
c240_model.Operation('NOT_EQUAL', c240_i0, c240_p1).To(c240_o2)
c240_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c240_i0: [1, 0, -2, 2, -1, 1, 2, 0, -2, -1, 1, 2],
    c240_o2: [True, True, True, False, True, True, True, True, True, True, False, False],
}, model=c240_model, name='not_equal_default_INT32_BOOL8_mixed_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_INT32_BOOL8_mixed_23
c241_p0 = Parameter('c241_p0', ('TENSOR_INT32', [1, 4, 2]), [2, -2, 0, -1, 1, 0, -1, 2])
c241_i1 = Input('c241_i1', ('TENSOR_INT32', [4, 1]))
c241_o2 = Output('c241_o2', ('TENSOR_BOOL8', [1, 4, 2]))
c241_model = Model()
c241_model.AddOperand(c241_p0)
c241_model.AddOperand(c241_i1)
c241_model.AddOperand(c241_o2)
c241_model.Operation('NOT_EQUAL', c241_p0, c241_i1).To(c241_o2)
c241_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c241_i1: [0, 1, -2, -1],
    c241_o2: [True, True, True, True, True, True, False, True],
}, model=c241_model, name='not_equal_default_INT32_BOOL8_mixed_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_INT32_BOOL8_mixed_24
c242_i0 = Input('c242_i0', ('TENSOR_INT32', [3]))
c242_i1 = Input('c242_i1', ('TENSOR_INT32', [3]))
c242_o2 = Output('c242_o2', ('TENSOR_BOOL8', [3]))
c242_model = Model()
c242_model.AddOperand(c242_i0)
c242_model.AddOperand(c242_i1)
c242_model.AddOperand(c242_o2)
c242_model.Operation('NOT_EQUAL', c242_i0, c242_i1).To(c242_o2)
c242_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c242_i0: [-2, -1, 2],
    c242_i1: [1, -2, 2],
    c242_o2: [True, True, False],
}, model=c242_model, name='not_equal_default_INT32_BOOL8_mixed_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_INT32_BOOL8_mixed_25
c243_i0 = Input('c243_i0', ('TENSOR_INT32', [2, 2, 1, 1]))
c243_i1 = Input('c243_i1', ('TENSOR_INT32', [2, 1, 1]))
c243_o2 = Output('c243_o2', ('TENSOR_BOOL8', [2, 2, 1, 1]))
c243_model = Model()
c243_model.AddOperand(c243_i0)
c243_model.AddOperand(c243_i1)
c243_model.AddOperand(c243_o2)
c243_model.Operation('NOT_EQUAL', c243_i0, c243_i1).To(c243_o2)
c243_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c243_i0: [1, 2, -1, -2],
    c243_i1: [-1, 0],
    c243_o2: [True, True, False, True],
}, model=c243_model, name='not_equal_default_INT32_BOOL8_mixed_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_INT32_BOOL8_rank_lhs_5_26
c244_i0 = Input('c244_i0', ('TENSOR_INT32', [2, 2, 1, 2, 2]))
c244_i1 = Input('c244_i1', ('TENSOR_INT32', [2, 1, 1, 2, 2]))
c244_o2 = Output('c244_o2', ('TENSOR_BOOL8', [2, 2, 1, 2, 2]))
c244_model = Model()
c244_model.AddOperand(c244_i0)
c244_model.AddOperand(c244_i1)
c244_model.AddOperand(c244_o2)
c244_model.Operation('NOT_EQUAL', c244_i0, c244_i1).To(c244_o2)
c244_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c244_i0: [2, -1, 0, -2, 1, -1, 0, 1, 2, -2, 2, 1, 0, -2, -1, 2],
    c244_i1: [-1, 1, 0, -2, 2, 2, 0, 1],
    c244_o2: [True, True, False, False, True, True, False, True, False, True, True, False, True, True, True, True],
}, model=c244_model, name='not_equal_default_INT32_BOOL8_rank_lhs_5_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_INT32_BOOL8_rank_rhs_4_27
c245_i0 = Input('c245_i0', ('TENSOR_INT32', [1, 3, 1]))
c245_i1 = Input('c245_i1', ('TENSOR_INT32', [1, 1, 3, 1]))
c245_o2 = Output('c245_o2', ('TENSOR_BOOL8', [1, 1, 3, 1]))
c245_model = Model()
c245_model.AddOperand(c245_i0)
c245_model.AddOperand(c245_i1)
c245_model.AddOperand(c245_o2)
c245_model.Operation('NOT_EQUAL', c245_i0, c245_i1).To(c245_o2)
c245_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c245_i0: [1, 0, -1],
    c245_i1: [1, -2, 0],
    c245_o2: [False, True, True],
}, model=c245_model, name='not_equal_default_INT32_BOOL8_rank_rhs_4_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_INT32_BOOL8_tail_28
c246_i0 = Input('c246_i0', ('TENSOR_INT32', [3, 17]))
c246_i1 = Input('c246_i1', ('TENSOR_INT32', [17]))
c246_o2 = Output('c246_o2', ('TENSOR_BOOL8', [3, 17]))
c246_model = Model()
c246_model.AddOperand(c246_i0)
c246_model.AddOperand(c246_i1)
c246_model.AddOperand(c246_o2)
c246_model.Operation('NOT_EQUAL', c246_i0, c246_i1).To(c246_o2)
c246_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c246_i0: [
        -2, 2, 1, 0, -1, -2, 0, -1, 1, 2, 1, 2, 0, -1, -2, 1, 2, -2, 0, -1, -1, 2, -2, 0, 1, 0, 2, 1, -1, -2,
        0, -2, -1, 2, 1, 2, 1, -1, 0, -2, 0, -2, -1, 2, 1, 1, -2, 2, -1, 0, -2
    ],
    c246_i1: [-1, 1, -2, 0, 2, 2, 1, 0, -2, -1, -1, -2, 2, 1, 0, -2, -1],
    c246_o2: [
        True, True, True, False, True, True, True, True, True, True, True, True, True, True, True, True, True,
        True, True, True, True, False, True, True, True, True, True, True, True, True, True, True, True, True,
        True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True
    ],
}, model=c246_model, name='not_equal_default_INT32_BOOL8_tail_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_BOOL8_mixed_29
c247_p0 = Parameter('c247_p0', ('TENSOR_BOOL8', [4, 2]), [False, True, False, True, False, True, True, False])
c247_i1 = Input('c247_i1', ('TENSOR_BOOL8', [4, 1]))
c247_o2 = Output('c247_o2', ('TENSOR_BOOL8', [4, 2]))
c247_model = Model()
c247_model.AddOperand(c247_p0)
c247_model.AddOperand(c247_i1)
c247_model.AddOperand(c247_o2)
c247_model.Operation('NOT_EQUAL', c247_p0, c247_i1).To(c247_o2)
c247_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c247_i1: [False, True, True, False],
    c247_o2: [False, True, True, False, True, False, True, False],
}, model=c247_model, name='not_equal_default_BOOL8_mixed_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_BOOL8_mixed_30
c248_i0 = Input('c248_i0', ('TENSOR_BOOL8', [1, 1, 3]))
c248_p1 = Parameter('c248_p1', ('TENSOR_BOOL8', [3]), [True, False, False])
c248_o2 = Output('c248_o2', ('TENSOR_BOOL8', [1, 1, 3]))
c248_model = Model()
c248_model.AddOperand(c248_i0)
c248_model.AddOperand(c248_p1)
c248_model.AddOperand(c248_o2)
c248_model.Operation('NOT_EQUAL', c248_i0, c248_p1).To(c248_o2)
c248_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c248_i0: [False, True, False],
    c248_o2: [True, True, False],
}, model=c248_model, name='not_equal_default_BOOL8_mixed_30', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_BOOL8_mixed_31
c249_i0 = Input('c249_i0', ('TENSOR_BOOL8', [3, 2, 2, 3]))
c249_i1 = Input('c249_i1', ('TENSOR_BOOL8', [3, 2, 1, 3]))
c249_o2 = Output('c249_o2', ('TENSOR_BOOL8', [3, 2, 2, 3]))
c249_model = Model()
c249_model.AddOperand(c249_i0)
c249_model.AddOperand(c249_i1)
c249_model.AddOperand(c249_o2)
c249_model.Operation('NOT_EQUAL', c249_i0, c249_i1).To(c249_o2)
c249_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c249_i0: [
        True, False, True, False, False, True, False, True, False, True, True, False, False, True, False,
        True, False, True, False, True, True, False, False, True, True, False, True, False, True, False,
        False, True, True, False, True, False
    ],
    c249_i1: [
        True, False, False, True, True, False, False, True, True, False, True, False, False, True, False,
        True, True, False
    ],
    c249_o2: [
        False, False, True, True, False, True, True, False, False, False, False, False, False, False, True,
        True, True, False, False, False, True, False, True, True, True, True, True, False, False, False, True,
        False, True, True, False, False
    ],
}, model=c249_model, name='not_equal_default_BOOL8_mixed_31', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_BOOL8_rank_lhs_1_32
c250_i0 = Input('c250_i0', ('TENSOR_BOOL8', [2]))
c250_i1 = Input('c250_i1', ('TENSOR_BOOL8', [1]))
c250_o2 = Output('c250_o2', ('TENSOR_BOOL8', [2]))
c250_model = Model()
c250_model.AddOperand(c250_i0)
c250_model.AddOperand(c250_i1)
c250_model.AddOperand(c250_o2)
c250_model.Operation('NOT_EQUAL', c250_i0, c250_i1).To(c250_o2)
c250_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c250_i0: [False, True],
    c250_i1: [True],
    c250_o2: [True, False],
}, model=c250_model, name='not_equal_default_BOOL8_rank_lhs_1_32', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_BOOL8_rank_lhs_5_33
c251_i0 = Input('c251_i0', ('TENSOR_BOOL8', [1, 2, 1, 1, 1]))
c251_i1 = Input('c251_i1', ('TENSOR_BOOL8', [1, 1, 1]))
c251_o2 = Output('c251_o2', ('TENSOR_BOOL8', [1, 2, 1, 1, 1]))
c251_model = Model()
c251_model.AddOperand(c251_i0)
c251_model.AddOperand(c251_i1)
c251_model.AddOperand(c251_o2)
c251_model.Operation('NOT_EQUAL', c251_i0, c251_i1).To(c251_o2)
c251_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c251_i0: [False, True],
    c251_i1: [True],
    c251_o2: [True, False],
}, model=c251_model, name='not_equal_default_BOOL8_rank_lhs_5_33', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_BOOL8_rank_rhs_5_34
c252_i0 = Input('c252_i0', ('TENSOR_BOOL8', [1, 2, 2, 1]))
c252_i1 = Input('c252_i1', ('TENSOR_BOOL8', [1, 1, 2, 2, 1]))
c252_o2 = Output('c252_o2', ('TENSOR_BOOL8', [1, 1, 2, 2, 1]))
c252_model = Model()
c252_model.AddOperand(c252_i0)
c252_model.AddOperand(c252_i1)
c252_model.AddOperand(c252_o2)
c252_model.Operation('NOT_EQUAL', c252_i0, c252_i1).To(c252_o2)
c252_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c252_i0: [False, True, False, True],
    c252_i1: [True, False, False, True],
    c252_o2: [True, True, False, False],
}, model=c252_model, name='not_equal_default_BOOL8_rank_rhs_5_34', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_BOOL8_tail_35
c253_i0 = Input('c253_i0', ('TENSOR_BOOL8', [3, 17]))
c253_i1 = Input('c253_i1', ('TENSOR_BOOL8', [17]))
c253_o2 = Output('c253_o2', ('TENSOR_BOOL8', [3, 17]))
c253_model = Model()
c253_model.AddOperand(c253_i0)
c253_model.AddOperand(c253_i1)
c253_model.AddOperand(c253_o2)
c253_model.Operation('NOT_EQUAL', c253_i0, c253_i1).To(c253_o2)
c253_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c253_i0: [
        False, True, True, False, True, False, False, True, True, False, False, True, True, False, False,
        True, True, False, True, False, False, True, False, True, False, True, True, False, False, True,
        False, True, False, True, False, True, False, True, True, False, True, False, True, False, False,
        True, False, True, True, False, True
    ],
    c253_i1: [
        True, False, True, False, True, False, False, True, True, False, True, False, False, True, False,
        True, True
    ],
    c253_o2: [
        True, True, False, False, False, False, False, False, False, False, True, True, True, True, False,
        False, False, True, True, True, False, False, False, True, True, False, True, True, False, True, True,
        True, True, False, True, True, True, True, False, False, True, True, False, False, True, True, False,
        False, True, True, False
    ],
}, model=c253_model, name='not_equal_default_BOOL8_tail_35', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_36
c254_p0 = Parameter('c254_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 2, 3], 0.0625, -128), [
        -124, -126, -128, -128, -128, -124, -126, -128, -128, -128, -124, -128, -128, -128, -126, -128, -124,
        -128, -126, -128, -128, -128, -124, -128, -126, -124, -128, -126, -128, -128, -124, -128, -128, -126,
        -128, -128, -128, -124, -128, -126, -126, -128, -128, -124, -128, -124, -128, -126, -128, -128, -128,
        -126, -128, -128
    ])
c254_i1 = Input('c254_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3], 0.4375, -128))
c254_o2 = Output('c254_o2', ('TENSOR_BOOL8', [3, 3, 2, 3]))
c254_model = Model()
c254_model.AddOperand(c254_p0)
c254_model.AddOperand(c254_i1)
c254_model.AddOperand(c254_o2)
c254_model.Operation('NOT_EQUAL', c254_p0, c254_i1).To(c254_o2)
c254_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c254_i1: [-128, -127, -128],
    c254_o2: [
        True, True, False, False, True, True, True, True, False, False, True, False, False, True, True, False,
        True, False, True, True, False, False, True, False, True, True, False, True, True, False, True, True,
        False, True, True, False, False, True, False, True, True, False, False, True, False, True, True, True,
        False, True, False, True, True, False
    ],
}, model=c254_model, name='not_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_36', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_37
c255_i0 = Input('c255_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 3], 0.5, 127))
c255_p1 = Parameter('c255_p1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 3], 0.375, 127), [127, 126, 127, 127, 127, 127, 127, 127, 126])
c255_o2 = Output('c255_o2', ('TENSOR_BOOL8', [2, 3, 3]))
c255_model = Model()
c255_model.AddOperand(c255_i0)
c255_model.AddOperand(c255_p1)
c255_model.AddOperand(c255_o2)
c255_model.Operation('NOT_EQUAL', c255_i0, c255_p1).To(c255_o2)
c255_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c255_i0: [127, 127, 127, 127, 126, 127, 126, 127, 127, 127, 127, 126, 127, 127, 127, 127, 127, 127],
    c255_o2: [
        False, True, False, False, True, False, True, False, True, False, True, True, False, False, False,
        False, False, True
    ],
}, model=c255_model, name='not_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_37', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_38
c256_i0 = Input('c256_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3], 0.125, 0))
c256_i1 = Input('c256_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3], 0.25, 0))
c256_o2 = Output('c256_o2', ('TENSOR_BOOL8', [3]))
c256_model = Model()
c256_model.AddOperand(c256_i0)
c256_model.AddOperand(c256_i1)
c256_model.AddOperand(c256_o2)
c256_model.Operation('NOT_EQUAL', c256_i0, c256_i1).To(c256_o2)
c256_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c256_i0: [-2, 1, -1],
    c256_i1: [-1, 0, 1],
    c256_o2: [False, True, True],
}, model=c256_model, name='not_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_mixed_38', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_rank_lhs_2_39
c257_i0 = Input('c257_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 4], 0.375, 69))
c257_i1 = Input('c257_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1], 0.4375, 0))
c257_o2 = Output('c257_o2', ('TENSOR_BOOL8', [1, 4]))
c257_model = Model()
c257_model.AddOperand(c257_i0)
c257_model.AddOperand(c257_i1)
c257_model.AddOperand(c257_o2)
c257_model.Operation('NOT_EQUAL', c257_i0, c257_i1).To(c257_o2)
c257_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c257_i0: [69, 69, 70, 68],
    c257_i1: [0],
    c257_o2: [False, False, True, True],
}, model=c257_model, name='not_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_rank_lhs_2_39', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_rank_lhs_5_40
c258_i0 = Input('c258_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 1, 1, 1], 0.375, 94))
c258_i1 = Input('c258_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 1, 1, 1], 0.5, 58))
c258_o2 = Output('c258_o2', ('TENSOR_BOOL8', [2, 2, 1, 1, 1]))
c258_model = Model()
c258_model.AddOperand(c258_i0)
c258_model.AddOperand(c258_i1)
c258_model.AddOperand(c258_o2)
c258_model.Operation('NOT_EQUAL', c258_i0, c258_i1).To(c258_o2)
c258_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c258_i0: [93, 94, 95, 94],
    c258_i1: [58, 58, 58, 59],
    c258_o2: [True, False, True, True],
}, model=c258_model, name='not_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_rank_lhs_5_40', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_rank_rhs_4_41
c259_i0 = Input('c259_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2, 2], 0.4375, -112))
c259_i1 = Input('c259_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 2, 2], 0.3125, -104))
c259_o2 = Output('c259_o2', ('TENSOR_BOOL8', [2, 3, 2, 2]))
c259_model = Model()
c259_model.AddOperand(c259_i0)
c259_model.AddOperand(c259_i1)
c259_model.AddOperand(c259_o2)
c259_model.Operation('NOT_EQUAL', c259_i0, c259_i1).To(c259_o2)
c259_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c259_i0: [-112, -113, -111, -112, -112, -111, -112, -113, -112, -112, -112, -113],
    c259_i1: [
        -103, -104, -104, -105, -104, -105, -104, -104, -104, -103, -104, -104, -104, -103, -105, -104, -104,
        -103, -105, -104, -104, -103, -105, -104
    ],
    c259_o2: [
        True, True, True, True, False, True, False, True, False, True, False, True, False, True, True, False,
        False, True, True, True, False, True, True, True
    ],
}, model=c259_model, name='not_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_rank_rhs_4_41', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# not_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_tail_42
c260_i0 = Input('c260_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.375, -16))
c260_i1 = Input('c260_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.5, 0))
c260_o2 = Output('c260_o2', ('TENSOR_BOOL8', [2, 17]))
c260_model = Model()
c260_model.AddOperand(c260_i0)
c260_model.AddOperand(c260_i1)
c260_model.AddOperand(c260_o2)
c260_model.Operation('NOT_EQUAL', c260_i0, c260_i1).To(c260_o2)
c260_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c260_i0: [
        -16, -16, -17, -15, -16, -17, -16, -16, -15, -16, -16, -15, -16, -16, -17, -16, -17, -16, -16, -15,
        -16, -15, -17, -16, -16, -15, -16, -16, -17, -16, -16, -17, -16, -16
    ],
    c260_i1: [
        -1, 0, 0, 1, 0, 0, 0, 1, 0, -1, 0, 0, 0, -1, 1, 0, 1, -1, 0, 0, 0, 1, 0, -1, 0, 1, 0, 0, 0, -1, -1, 0,
        1, 0
    ],
    c260_o2: [
        True, False, True, True, False, True, False, True, True, True, False, True, False, True, True, False,
        True, True, False, True, False, True, True, True, False, True, False, False, True, True, True, True,
        True, False
    ],
}, model=c260_model, name='not_equal_default_QUANT8_ASYMM_SIGNED_BOOL8_tail_42', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
