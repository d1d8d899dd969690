from math import inf, nan

import numpy as np

# maximum_default_FLOAT32_mixed_0
c0_p0 = Parameter('c0_p0', ('TENSOR_FLOAT32', [1, 2, 2, 3]), [1.375, 2.5, -1.125, -0.125, -3.0, -2.125, -1.25, -0.75, 0.875, -0.625, 1.5, -1.875])
c0_i1 = Input('c0_i1', ('TENSOR_FLOAT32', [2, 1]))
c0_o2 = Output('c0_o2', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
c0_model = Model()
c0_model.AddOperand(c0_p0)
c0_model.AddOperand(c0_i1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('MAXIMUM', c0_p0, c0_i1).To(c0_o2)
c0_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c0_i1: [-1.125, -0.375],
    c0_o2: [1.375, 2.5, -1.125, -0.125, -0.375, -0.375, -1.125, -0.75, 0.875, -0.375, 1.5, -0.375],
}, model=c0_model, name='maximum_default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_FLOAT32_mixed_1
c1_i0 = Input('c1_i0', ('TENSOR_FLOAT32', [2, 2, 3]))
c1_p1 = Parameter('c1_p1', ('TENSOR_FLOAT32', [1]), [-0.75])
c1_o2 = Output('c1_o2', ('TENSOR_FLOAT32', [2, 2, 3]))
c1_model = Model()
c1_model.AddOperand(c1_i0)
c1_model.AddOperand(c1_p1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('MAXIMUM', c1_i0, c1_p1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c1_i0: [1.875, 1.125, -2.625, -0.75, -2.25, -0.375, 2.625, -2.0, 1.75, -2.875, -0.875, -0.125],
    c1_o2: [1.875, 1.125, -0.75, -0.75, -0.75, -0.375, 2.625, -0.75, 1.75, -0.75, -0.75, -0.125],
}, model=c1_model, name='maximum_default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_FLOAT32_mixed_2
c2_i0 = Input('c2_i0', ('TENSOR_FLOAT32', [2, 2, 1, 1, 2]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [2, 1, 1, 2]))
c2_o2 = Output('c2_o2', ('TENSOR_FLOAT32', [2, 2, 1, 1, 2]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('MAXIMUM', c2_i0, c2_i1).To(c2_o2)
c2_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c2_i0: [-2.625, -0.25, 1.0, -0.875, -2.25, 0.75, 1.625, 0.0],
    c2_i1: [-0.125, -2.125, -0.875, 1.25],
    c2_o2: [-0.125, -0.25, 1.0, 1.25, -0.125, 0.75, 1.625, 1.25],
}, model=c2_model, name='maximum_default_FLOAT32_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_FLOAT32_rank_lhs_1_3
c3_i0 = Input('c3_i0', ('TENSOR_FLOAT32', [2]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT32', [2]))
c3_o2 = Output('c3_o2', ('TENSOR_FLOAT32', [2]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_o2)
c3_model.Operation('MAXIMUM', c3_i0, c3_i1).To(c3_o2)
c3_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c3_i0: [-0.5, -1.5],
    c3_i1: [-2.25, 2.625],
    c3_o2: [-0.5, 2.625],
}, model=c3_model, name='maximum_default_FLOAT32_rank_lhs_1_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_FLOAT32_rank_lhs_2_4
c4_i0 = Input('c4_i0', ('TENSOR_FLOAT32', [1, 4]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT32', [4]))
c4_o2 = Output('c4_o2', ('TENSOR_FLOAT32', [1, 4]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_o2)
c4_model.Operation('MAXIMUM', c4_i0, c4_i1).To(c4_o2)
c4_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c4_i0: [2.375, -2.0, -1.625, 2.875],
    c4_i1: [1.625, 0.75, 0.25, -2.5],
    c4_o2: [2.375, 0.75, 0.25, 2.875],
}, model=c4_model, name='maximum_default_FLOAT32_rank_lhs_2_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_FLOAT32_rank_rhs_3_5
c5_i0 = Input('c5_i0', ('TENSOR_FLOAT32', [4, 2, 4]))
c5_i1 = Input('c5_i1', ('TENSOR_FLOAT32', [4, 2, 4]))
c5_o2 = Output('c5_o2', ('TENSOR_FLOAT32', [4, 2, 4]))
c5_model = Model()
c5_model.AddOperand(c5_i0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_o2)
c5_model.Operation('MAXIMUM', c5_i0, c5_i1).To(c5_o2)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i0: [
        0.25, 2.875, 2.125, 2.25, -2.125, -2.625, -1.0, -1.5, 1.875, 2.75, 0.5, 1.25, 2.625, 1.75, -0.75, 2.5,
        -0.25, -0.5, 3.0, 0.125, -1.125, 1.125, -2.25, 2.0, -2.5, -1.375, -2.0, -0.375, 0.0, 1.0, -1.75,
        -0.125
    ],
    c5_i1: [
        -1.625, 1.5, -2.5, 1.625, -0.125, -0.25, 0.625, 0.875, -2.125, -2.375, 1.0, 0.125, 1.25, 1.375, 3.0,
        -0.625, -0.875, 0.0, -1.75, 2.375, -2.625, -2.875, -3.0, 1.875, -1.5, -1.25, -2.75, -1.0, 2.875,
        -0.375, 0.5, -1.375
    ],
    c5_o2: [
        0.25, 2.875, 2.125, 2.25, -0.125, -0.25, 0.625, 0.875, 1.875, 2.75, 1.0, 1.25, 2.625, 1.75, 3.0, 2.5,
        -0.25, 0.0, 3.0, 2.375, -1.125, 1.125, -2.25, 2.0, -1.5, -1.25, -2.0, -0.375, 2.875, 1.0, 0.5, -0.125
    ],
}, model=c5_model, name='maximum_default_FLOAT32_rank_rhs_3_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_FLOAT32_rank_rhs_5_6
c6_i0 = Input('c6_i0', ('TENSOR_FLOAT32', [2, 2]))
c6_i1 = Input('c6_i1', ('TENSOR_FLOAT32', [1, 1, 2, 2, 2]))
c6_o2 = Output('c6_o2', ('TENSOR_FLOAT32', [1, 1, 2, 2, 2]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_i1)
c6_model.AddOperand(c6_o2)
c6_model.Operation('MAXIMUM', c6_i0, c6_i1).To(c6_o2)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i0: [0.75, 2.625, 1.625, 2.375],
    c6_i1: [-1.75, 2.125, -1.375, 2.0, 0.75, -0.625, 2.375, 0.625],
    c6_o2: [0.75, 2.625, 1.625, 2.375, 0.75, 2.625, 2.375, 2.375],
}, model=c6_model, name='maximum_default_FLOAT32_rank_rhs_5_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_FLOAT32_tail_7
c7_i0 = Input('c7_i0', ('TENSOR_FLOAT32', [1, 17]))
c7_i1 = Input('c7_i1', ('TENSOR_FLOAT32', [1, 1]))
c7_o2 = Output('c7_o2', ('TENSOR_FLOAT32', [1, 17]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_o2)
c7_model.Operation('MAXIMUM', c7_i0, c7_i1).To(c7_o2)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i0: [
        -2.75, -0.375, 2.875, 1.0, 2.125, -0.75, -1.0, -3.0, 1.5, 2.625, -2.875, 1.75, 2.5, 1.25, 2.375,
        -1.375, -2.0
    ],
    c7_i1: [-2.5],
    c7_o2: [
        -2.5, -0.375, 2.875, 1.0, 2.125, -0.75, -1.0, -2.5, 1.5, 2.625, -2.5, 1.75, 2.5, 1.25, 2.375, -1.375,
        -2.0
    ],
}, model=c7_model, name='maximum_default_FLOAT32_tail_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_FLOAT16_mixed_8
c8_i0 = Input('c8_i0', ('TENSOR_FLOAT16', [3, 2, 1, 3]))
c8_p1 = Parameter('c8_p1', ('TENSOR_FLOAT16', [1]), [-0.125])
c8_o2 = Output('c8_o2', ('TENSOR_FLOAT16', [3, 2, 1, 3]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_p1)
c8_model.AddOperand(c8_o2)
c8_model.Operation('MAXIMUM', c8_i0, c8_p1).To(c8_o2)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [
        -2.0, -3.0, 0.125, -1.25, 2.125, -1.625, 1.75, -0.625, -0.25, 0.5, 2.0, 2.875, -2.75, -2.625, 0.375,
        -1.0, -2.25, -0.5
    ],
    c8_o2: [
        -0.125, -0.125, 0.125, -0.125, 2.125, -0.125, 1.75, -0.125, -0.125, 0.5, 2.0, 2.875, -0.125, -0.125,
        0.375, -0.125, -0.125, -0.125
    ],
}, model=c8_model, name='maximum_default_FLOAT16_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_FLOAT16_mixed_9
c9_p0 = Parameter('c9_p0', ('TENSOR_FLOAT16', [4, 1, 1]), [2.875, -1.875, -0.125, 1.0])
c9_i1 = Input('c9_i1', ('TENSOR_FLOAT16', [4, 1, 1]))
c9_o2 = Output('c9_o2', ('TENSOR_FLOAT16', [4, 1, 1]))
c9_model = Model()
c9_model.AddOperand(c9_p0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_o2)
c9_model.Operation('MAXIMUM', c9_p0, c9_i1).To(c9_o2)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i1: [-2.75, -2.5, 2.75, 1.125],
    c9_o2: [2.875, -1.875, 2.75, 1.125],
}, model=c9_model, name='maximum_default_FLOAT16_mixed_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_FLOAT16_mixed_10
c10_i0 = Input('c10_i0', ('TENSOR_FLOAT16', [1, 1, 2, 1, 2]))
c10_i1 = Input('c10_i1', ('TENSOR_FLOAT16', [1, 1, 1, 2]))
c10_o2 = Output('c10_o2', ('TENSOR_FLOAT16', [1, 1, 2, 1, 2]))
c10_model = Model()
c10_model.AddOperand(c10_i0)
c10_model.AddOperand(c10_i1)
c10_model.AddOperand(c10_o2)
c10_model.Operation('MAXIMUM', c10_i0, c10_i1).To(c10_o2)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_i0: [1.625, -0.25, 0.0, -1.625],
    c10_i1: [-2.375, 2.75],
    c10_o2: [1.625, 2.75, 0.0, 2.75],
}, model=c10_model, name='maximum_default_FLOAT16_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_FLOAT16_mixed_11
c11_i0 = Input('c11_i0', ('TENSOR_FLOAT16', [1, 4]))
c11_i1 = Input('c11_i1', ('TENSOR_FLOAT16', [1, 4]))
c11_o2 = Output('c11_o2', ('TENSOR_FLOAT16', [1, 4]))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_o2)
c11_model.Operation('MAXIMUM', c11_i0, c11_i1).To(c11_o2)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i0: [-2.75, -1.375, -0.125, 2.125],
    c11_i1: [1.75, 0.625, -1.625, -0.125],
    c11_o2: [1.75, 0.625, -0.125, 2.125],
}, model=c11_model, name='maximum_default_FLOAT16_mixed_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_FLOAT16_rank_lhs_1_12
c12_i0 = Input('c12_i0', ('TENSOR_FLOAT16', [3]))
c12_i1 = Input('c12_i1', ('TENSOR_FLOAT16', [3]))
c12_o2 = Output('c12_o2', ('TENSOR_FLOAT16', [3]))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_i1)
c12_model.AddOperand(c12_o2)
c12_model.Operation('MAXIMUM', c12_i0, c12_i1).To(c12_o2)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [-2.75, 1.0, -0.5],
    c12_i1: [-2.875, 2.125, 2.875],
    c12_o2: [-2.75, 2.125, 2.875],
}, model=c12_model, name='maximum_default_FLOAT16_rank_lhs_1_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_FLOAT16_rank_rhs_5_13
c13_i0 = Input('c13_i0', ('TENSOR_FLOAT16', [2, 2, 2, 2, 2]))
c13_i1 = Input('c13_i1', ('TENSOR_FLOAT16', [2, 2, 2, 2, 2]))
c13_o2 = Output('c13_o2', ('TENSOR_FLOAT16', [2, 2, 2, 2, 2]))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_i1)
c13_model.AddOperand(c13_o2)
c13_model.Operation('MAXIMUM', c13_i0, c13_i1).To(c13_o2)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i0: [
        -0.375, -0.25, -2.25, 0.25, -1.875, -2.75, -3.0, -2.0, -0.875, -1.5, 1.625, -2.875, 3.0, 2.625, -2.5,
        0.75, 1.375, -1.625, 1.75, -0.5, 1.875, -1.125, 2.875, 2.375, -0.625, -2.375, -0.125, 0.625, 2.5,
        2.125, 0.5, 2.0
    ],
    c13_i1: [
        -1.375, 0.625, -1.125, -2.125, -1.875, 0.25, 0.375, -1.25, 1.375, -1.5, -0.125, 0.875, -0.375, 1.875,
        -1.625, -1.0, 1.625, -2.875, 2.75, -3.0, 1.5, -2.375, 2.0, 2.25, 1.0, -2.25, -2.625, -0.75, 2.875,
        1.25, 1.75, -0.5
    ],
    c13_o2: [
        -0.375, 0.625, -1.125, 0.25, -1.875, 0.25, 0.375, -1.25, 1.375, -1.5, 1.625, 0.875, 3.0, 2.625,
        -1.625, 0.75, 1.625, -1.625, 2.75, -0.5, 1.875, -1.125, 2.875, 2.375, 1.0, -2.25, -0.125, 0.625,
        2.875, 2.125, 1.75, 2.0
    ],
}, model=c13_model, name='maximum_default_FLOAT16_rank_rhs_5_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_FLOAT16_tail_14
c14_i0 = Input('c14_i0', ('TENSOR_FLOAT16', [2, 17]))
c14_i1 = Input('c14_i1', ('TENSOR_FLOAT16', [2, 17]))
c14_o2 = Output('c14_o2', ('TENSOR_FLOAT16', [2, 17]))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_i1)
c14_model.AddOperand(c14_o2)
c14_model.Operation('MAXIMUM', c14_i0, c14_i1).To(c14_o2)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_i0: [
        0.625, 2.125, 1.625, 2.75, 1.875, -1.125, -1.75, 0.125, -2.875, -0.75, 0.25, -3.0, 2.0, 0.5, -0.875,
        -0.125, 1.25, 0.75, -2.25, -1.0, 0.375, -1.375, 1.375, -1.5, -1.25, 2.25, -0.5, 2.625, 0.875, 2.375,
        -2.125, -1.875, 1.125, -2.0
    ],
    c14_i1: [
        0.125, 0.625, -2.875, 1.75, 0.75, -0.25, -1.125, -0.5, 1.625, -1.5, 2.625, -3.0, 2.875, -1.0, 1.25,
        -2.375, 0.25, 2.5, 2.0, -0.625, -2.125, 0.375, -1.75, 0.875, -2.0, 2.125, 2.75, -2.625, 3.0, 1.0, 0.5,
        1.5, -0.875, -1.875
    ],
    c14_o2: [
        0.625, 2.125, 1.625, 2.75, 1.875, -0.25, -1.125, 0.125, 1.625, -0.75, 2.625, -3.0, 2.875, 0.5, 1.25,
        -0.125, 1.25, 2.5, 2.0, -0.625, 0.375, 0.375, 1.375, 0.875, -1.25, 2.25, 2.75, 2.625, 3.0, 2.375, 0.5,
        1.5, 1.125, -1.875
    ],
}, model=c14_model, name='maximum_default_FLOAT16_tail_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_QUANT8_ASYMM_mixed_15
c15_i0 = Input('c15_i0', ('TENSOR_QUANT8_ASYMM', [1], 0.375, 255))
c15_i1 = Input('c15_i1', ('TENSOR_QUANT8_ASYMM', [1], 0.3125, 0))
c15_o2 = Output('c15_o2', ('TENSOR_QUANT8_ASYMM', [1], 0.75, 128))
c15_model = Model()
c15_model.AddOperand(c15_i0)
c15_model.AddOperand(c15_i1)
c15_model.AddOperand(c15_o2)
c15_model.Operation('MAXIMUM', c15_i0, c15_i1).To(c15_o2)
c15_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c15_i0: [252],
    c15_i1: [179],
    c15_o2: [203],
}, model=c15_model, name='maximum_default_QUANT8_ASYMM_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_QUANT8_ASYMM_mixed_16
c16_p0 = Parameter('c16_p0', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.1875, 0), [83, 27])
c16_p1 = Parameter('c16_p1', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.1875, 255), [141, 131])
c16_o2 = Output('c16_o2', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.375, 170))
c16_model = Model()
c16_model.AddOperand(c16_p0)
c16_model.AddOperand(c16_p1)
c16_model.AddOperand(c16_o2)
c16_model.Operation('MAXIMUM', c16_p0, c16_p1).To(c16_o2)
c16_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c16_o2: [212, 184],
}, model=c16_model, name='maximum_default_QUANT8_ASYMM_mixed_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_QUANT8_ASYMM_mixed_17
c17_i0 = Input('c17_i0', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 1, 1], 0.125, 133))
c17_i1 = Input('c17_i1', ('TENSOR_QUANT8_ASYMM', [2, 1, 1], 0.4375, 128))
c17_o2 = Output('c17_o2', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 1, 1], 0.3125, 110))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_i1)
c17_model.AddOperand(c17_o2)
c17_model.Operation('MAXIMUM', c17_i0, c17_i1).To(c17_o2)
c17_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c17_i0: [55, 85, 140, 132, 43, 90, 163, 9],
    c17_i1: [188, 101],
    c17_o2: [194, 91, 194, 110, 194, 93, 194, 72],
}, model=c17_model, name='maximum_default_QUANT8_ASYMM_mixed_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_QUANT8_ASYMM_rank_lhs_3_18
c18_i0 = Input('c18_i0', ('TENSOR_QUANT8_ASYMM', [3, 3, 4], 0.1875, 24))
c18_i1 = Input('c18_i1', ('TENSOR_QUANT8_ASYMM', [3, 3, 4], 0.5, 128))
c18_o2 = Output('c18_o2', ('TENSOR_QUANT8_ASYMM', [3, 3, 4], 0.5, 204))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_i1)
c18_model.AddOperand(c18_o2)
c18_model.Operation('MAXIMUM', c18_i0, c18_i1).To(c18_o2)
c18_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c18_i0: [
        190, 60, 64, 253, 89, 93, 147, 1, 76, 235, 169, 159, 211, 200, 222, 9, 40, 65, 75, 122, 74, 82, 137,
        186, 11, 237, 231, 241, 121, 176, 254, 144, 212, 73, 138, 128
    ],
    c18_i1: [
        160, 6, 123, 127, 63, 109, 153, 38, 163, 221, 29, 203, 107, 207, 185, 239, 184, 146, 114, 189, 9, 110,
        139, 201, 118, 92, 191, 125, 80, 100, 192, 56, 86, 5, 143, 71
    ],
    c18_o2: [
        255, 218, 219, 255, 228, 230, 250, 195, 239, 255, 255, 255, 255, 255, 255, 255, 255, 222, 223, 255,
        223, 226, 246, 255, 199, 255, 255, 255, 240, 255, 255, 249, 255, 222, 247, 243
    ],
}, model=c18_model, name='maximum_default_QUANT8_ASYMM_rank_lhs_3_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_QUANT8_ASYMM_rank_lhs_4_19
c19_i0 = Input('c19_i0', ('TENSOR_QUANT8_ASYMM', [3, 2, 3, 1], 0.0625, 128))
c19_i1 = Input('c19_i1', ('TENSOR_QUANT8_ASYMM', [2, 3, 1], 0.5, 128))
c19_o2 = Output('c19_o2', ('TENSOR_QUANT8_ASYMM', [3, 2, 3, 1], 0.1875, 128))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_i1)
c19_model.AddOperand(c19_o2)
c19_model.Operation('MAXIMUM', c19_i0, c19_i1).To(c19_o2)
c19_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c19_i0: [235, 202, 204, 253, 206, 98, 255, 85, 205, 227, 70, 182, 249, 43, 239, 126, 103, 153],
    c19_i1: [229, 170, 97, 224, 80, 247],
    c19_o2: [255, 240, 153, 255, 154, 255, 255, 240, 154, 255, 109, 255, 255, 240, 165, 255, 120, 255],
}, model=c19_model, name='maximum_default_QUANT8_ASYMM_rank_lhs_4_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_QUANT8_ASYMM_rank_rhs_4_20
c20_i0 = Input('c20_i0', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.375, 194))
c20_i1 = Input('c20_i1', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.125, 128))
c20_o2 = Output('c20_o2', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.4375, 128))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_i1)
c20_model.AddOperand(c20_o2)
c20_model.Operation('MAXIMUM', c20_i0, c20_i1).To(c20_o2)
c20_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c20_i0: [144, 91],
    c20_i1: [213, 251],
    c20_o2: [152, 163],
}, model=c20_model, name='maximum_default_QUANT8_ASYMM_rank_rhs_4_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_QUANT8_ASYMM_rank_rhs_5_21
c21_i0 = Input('c21_i0', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.125, 128))
c21_i1 = Input('c21_i1', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 2, 2], 0.5, 190))
c21_o2 = Output('c21_o2', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 2, 2], 0.125, 128))
c21_model = Model()
c21_model.AddOperand(c21_i0)
c21_model.AddOperand(c21_i1)
c21_model.AddOperand(c21_o2)
c21_model.Operation('MAXIMUM', c21_i0, c21_i1).To(c21_o2)
c21_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c21_i0: [75, 163, 197, 248],
    c21_i1: [218, 223, 49, 216, 100, 116, 125, 44],
    c21_o2: [240, 255, 197, 248, 75, 163, 197, 248],
}, model=c21_model, name='maximum_default_QUANT8_ASYMM_rank_rhs_5_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_QUANT8_ASYMM_tail_22
c22_i0 = Input('c22_i0', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.125, 46))
c22_i1 = Input('c22_i1', ('TENSOR_QUANT8_ASYMM', [1], 0.1875, 128))
c22_o2 = Output('c22_o2', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.1875, 125))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_i1)
c22_model.AddOperand(c22_o2)
c22_model.Operation('MAXIMUM', c22_i0, c22_i1).To(c22_o2)
c22_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c22_i0: [
        72, 94, 111, 91, 13, 24, 145, 184, 98, 254, 202, 89, 187, 60, 38, 44, 120, 96, 7, 249, 9, 105, 168,
        236, 130, 97, 88, 222, 46, 137, 199, 101, 175, 12
    ],
    c22_i1: [9],
    c22_o2: [
        142, 157, 168, 155, 103, 110, 191, 217, 160, 255, 229, 154, 219, 134, 120, 124, 174, 158, 99, 255,
        100, 164, 206, 252, 181, 159, 153, 242, 125, 186, 227, 162, 211, 102
    ],
}, model=c22_model, name='maximum_default_QUANT8_ASYMM_tail_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_INT32_mixed_23
c23_p0 = Parameter('c23_p0', ('TENSOR_INT32', [1, 1, 1, 2]), [6, 0])
c23_p1 = Parameter('c23_p1', ('TENSOR_INT32', [1, 1, 1, 2]), [5, 8])
c23_o2 = Output('c23_o2', ('TENSOR_INT32', [1, 1, 1, 2]))
c23_model = Model()
c23_model.AddOperand(c23_p0)
c23_model.AddOperand(c23_p1)
c23_model.AddOperand(c23_o2)
c23_model.Operation('MAXIMUM', c23_p0, c23_p1).To(c23_o2)
c23_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c23_o2: [6, 8],
}, model=c23_model, name='maximum_default_INT32_mixed_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_INT32_mixed_24
c24_i0 = Input('c24_i0', ('TENSOR_INT32', [2, 4, 4]))
c24_i1 = Input('c24_i1', ('TENSOR_INT32', [1]))
c24_o2 = Output('c24_o2', ('TENSOR_INT32', [2, 4, 4]))
c24_model = Model()
c24_model.AddOperand(c24_i0)
c24_model.AddOperand(c24_i1)
c24_model.AddOperand(c24_o2)
c24_model.Operation('MAXIMUM', c24_i0, c24_i1).To(c24_o2)
c24_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c24_i0: [
        0, -8, 2, 7, -1, -3, -9, 1, -4, 9, 5, -7, 8, -6, -5, 6, 3, -2, 4, 8, -8, -1, -5, -6, -2, 2, -4, -9,
        -7, 9, -3, 6
    ],
    c24_i1: [5],
    c24_o2: [5, 5, 5, 7, 5, 5, 5, 5, 5, 9, 5, 5, 8, 5, 5, 6, 5, 5, 5, 8, 5, 5, 5, 5, 5, 5, 5, 5, 5, 9, 5, 6],
}, model=c24_model, name='maximum_default_INT32_mixed_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_INT32_mixed_25
c25_i0 = Input('c25_i0', ('TENSOR_INT32', [2, 1, 1, 2, 1]))
c25_i1 = Input('c25_i1', ('TENSOR_INT32', [2, 1, 1, 2, 1]))
c25_o2 = Output('c25_o2', ('TENSOR_INT32', [2, 1, 1, 2, 1]))
c25_model = Model()
c25_model.AddOperand(c25_i0)
c25_model.AddOperand(c25_i1)
c25_model.AddOperand(c25_o2)
c25_model.Operation('MAXIMUM', c25_i0, c25_i1).To(c25_o2)
c25_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c25_i0: [3, -3, 6, 7],
    c25_i1: [-5, 3, 8, 0],
    c25_o2: [3, 3, 8, 7],
}, model=c25_model, name='maximum_default_INT32_mixed_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_INT32_mixed_26
c26_i0 = Input('c26_i0', ('TENSOR_INT32', [3, 1]))
c26_i1 = Input('c26_i1', ('TENSOR_INT32', [3, 1]))
c26_o2 = Output('c26_o2', ('TENSOR_INT32', [3, 1]))
c26_model = Model()
c26_model.AddOperand(c26_i0)
c26_model.AddOperand(c26_i1)
c26_model.AddOperand(c26_o2)
c26_model.Operation('MAXIMUM', c26_i0, c26_i1).To(c26_o2)
c26_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c26_i0: [-5, 6, -2],
    c26_i1: [-6, -3, 9],
    c26_o2: [-5, 6, 9],
}, model=c26_model, name='maximum_default_INT32_mixed_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_INT32_rank_lhs_1_27
c27_i0 = Input('c27_i0', ('TENSOR_INT32', [4]))
c27_i1 = Input('c27_i1', ('TENSOR_INT32', [4]))
c27_o2 = Output('c27_o2', ('TENSOR_INT32', [4]))
c27_model = Model()
c27_model.AddOperand(c27_i0)
c27_model.AddOperand(c27_i1)
c27_model.AddOperand(c27_o2)
c27_model.Operation('MAXIMUM', c27_i0, c27_i1).To(c27_o2)
c27_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c27_i0: [-1, 3, -7, -4],
    c27_i1: [7, 0, 4, -9],
    c27_o2: [7, 3, 4, -4],
}, model=c27_model, name='maximum_default_INT32_rank_lhs_1_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_INT32_rank_rhs_3_28
c28_i0 = Input('c28_i0', ('TENSOR_INT32', [3]))
c28_i1 = Input('c28_i1', ('TENSOR_INT32', [4, 4, 3]))
c28_o2 = Output('c28_o2', ('TENSOR_INT32', [4, 4, 3]))
c28_model = Model()
c28_model.AddOperand(c28_i0)
c28_model.AddOperand(c28_i1)
c28_model.AddOperand(c28_o2)
c28_model.Operation('MAXIMUM', c28_i0, c28_i1).To(c28_o2)
c28_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c28_i0: [9, 3, -6],
    c28_i1: [
        -6, 8, 5, 9, 3, -2, 1, -7, 4, -3, 7, -8, -1, 0, -9, 2, -4, 6, -5, -7, -5, -4, 9, 2, 1, 8, -3, 6, -2,
        -8, 7, 5, 3, 4, -1, -9, 0, -6, -3, -1, -6, 0, -4, -8, 2, 1, -9, -2
    ],
    c28_o2: [
        9, 8, 5, 9, 3, -2, 9, 3, 4, 9, 7, -6, 9, 3, -6, 9, 3, 6, 9, 3, -5, 9, 9, 2, 9, 8, -3, 9, 3, -6, 9, 5,
        3, 9, 3, -6, 9, 3, -3, 9, 3, 0, 9, 3, 2, 9, 3, -2
    ],
}, model=c28_model, name='maximum_default_INT32_rank_rhs_3_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_INT32_tail_29
c29_i0 = Input('c29_i0', ('TENSOR_INT32', [2, 17]))
c29_i1 = Input('c29_i1', ('TENSOR_INT32', [2, 1]))
c29_o2 = Output('c29_o2', ('TENSOR_INT32', [2, 17]))
c29_model = Model()
c29_model.AddOperand(c29_i0)
c29_model.AddOperand(c29_i1)
c29_model.AddOperand(c29_o2)
c29_model.Operation('MAXIMUM', c29_i0, c29_i1).To(c29_o2)
c29_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c29_i0: [
        -6, 3, -2, -8, 6, -1, 1, -7, -9, -5, 7, 9, 8, 4, 5, -3, -4, 2, 0, 3, 0, 6, -9, 9, -6, 8, 4, 2, -1, 1,
        -4, -5, 5, -7
    ],
    c29_i1: [-8, 0],
    c29_o2: [
        -6, 3, -2, -8, 6, -1, 1, -7, -8, -5, 7, 9, 8, 4, 5, -3, -4, 2, 0, 3, 0, 6, 0, 9, 0, 8, 4, 2, 0, 1, 0,
        0, 5, 0
    ],
}, model=c29_model, name='maximum_default_INT32_tail_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_QUANT8_ASYMM_SIGNED_mixed_30
c30_i0 = Input('c30_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 1, 2, 2], 0.25, 127))
c30_i1 = Input('c30_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 1, 2, 2], 0.375, 127))
c30_o2 = Output('c30_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 1, 2, 2], 0.375, 0))
c30_model = Model()
c30_model.AddOperand(c30_i0)
c30_model.AddOperand(c30_i1)
c30_model.AddOperand(c30_o2)
c30_model.Operation('MAXIMUM', c30_i0, c30_i1).To(c30_o2)
c30_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c30_i0: [-118, 109, -14, -3, 42, 98, -27, -43, -35, 71, 103, 58, -58, -11, -8, -50],
    c30_i1: [18, -37, -105, 54, 77, -120, 47, -29, 14, -23, 125, 23, 84, -114, 31, 16],
    c30_o2: [-109, -12, -94, -73, -50, -19, -80, -113, -108, -37, -2, -46, -43, -92, -90, -111],
}, model=c30_model, name='maximum_default_QUANT8_ASYMM_SIGNED_mixed_30', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_QUANT8_ASYMM_SIGNED_mixed_31
c31_p0 = Parameter('c31_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2], 0.3125, -128), [46, -68])
c31_p1 = Parameter('c31_p1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2], 0.4375, -128), [-52, -98])
c31_o2 = Output('c31_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [2], 0.5, 82))
c31_model = Model()
c31_model.AddOperand(c31_p0)
c31_model.AddOperand(c31_p1)
c31_model.AddOperand(c31_o2)
c31_model.Operation('MAXIMUM', c31_p0, c31_p1).To(c31_o2)
c31_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c31_o2: [127, 120],
}, model=c31_model, name='maximum_default_QUANT8_ASYMM_SIGNED_mixed_31', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_QUANT8_ASYMM_SIGNED_mixed_32
c32_i0 = Input('c32_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 4], 0.5, 0))
c32_i1 = Input('c32_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1], 0.25, -22))
c32_o2 = Output('c32_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 4], 0.4375, -58))
c32_model = Model()
c32_model.AddOperand(c32_i0)
c32_model.AddOperand(c32_i1)
c32_model.AddOperand(c32_o2)
c32_model.Operation('MAXIMUM', c32_i0, c32_i1).To(c32_o2)
c32_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c32_i0: [19, 97, 33, -84, 27, -127, 4, 53, -12, -89, -40, -94],
    c32_i1: [64, 124, 69],
    c32_o2: [-9, 53, -9, -9, 25, 25, 25, 25, -6, -6, -6, -6],
}, model=c32_model, name='maximum_default_QUANT8_ASYMM_SIGNED_mixed_32', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_QUANT8_ASYMM_SIGNED_mixed_33
c33_i0 = Input('c33_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 3, 1], 0.0625, 59))
c33_i1 = Input('c33_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 3, 1], 0.1875, 0))
c33_o2 = Output('c33_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 3, 1], 0.5, 0))
c33_model = Model()
c33_model.AddOperand(c33_i0)
c33_model.AddOperand(c33_i1)
c33_model.AddOperand(c33_o2)
c33_model.Operation('MAXIMUM', c33_i0, c33_i1).To(c33_o2)
c33_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c33_i0: [30, 122, -58, -107, -102, 80, 1, 36, -93, 17, -43, -3, -59, -89, 3, -83, 65, 111],
    c33_i1: [-91, -69, -102],
    c33_o2: [-4, 8, -15, -21, -20, 3, -7, -3, -19, -5, -13, -8, -15, -19, -7, -18, 1, 7],
}, model=c33_model, name='maximum_default_QUANT8_ASYMM_SIGNED_mixed_33', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_QUANT8_ASYMM_SIGNED_rank_lhs_3_34
c34_i0 = Input('c34_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4, 3], 0.1875, 0))
c34_i1 = Input('c34_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.1875, 35))
c34_o2 = Output('c34_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4, 3], 0.5, 0))
c34_model = Model()
c34_model.AddOperand(c34_i0)
c34_model.AddOperand(c34_i1)
c34_model.AddOperand(c34_o2)
c34_model.Operation('MAXIMUM', c34_i0, c34_i1).To(c34_o2)
c34_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c34_i0: [
        14, -97, -109, 19, -24, 116, -53, 63, -82, -84, -115, -122, -72, 52, 28, -57, 103, 3, -31, -79, 57,
        -28, 123, -11
    ],
    c34_i1: [-56],
    c34_o2: [
        5, -34, -34, 7, -9, 44, -20, 24, -31, -32, -34, -34, -27, 20, 11, -21, 39, 1, -12, -30, 21, -11, 46,
        -4
    ],
}, model=c34_model, name='maximum_default_QUANT8_ASYMM_SIGNED_rank_lhs_3_34', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_QUANT8_ASYMM_SIGNED_rank_rhs_4_35
c35_i0 = Input('c35_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3], 0.125, 121))
c35_i1 = Input('c35_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 3, 3], 0.375, -7))
c35_o2 = Output('c35_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1, 3, 3], 1.5, 120))
c35_model = Model()
c35_model.AddOperand(c35_i0)
c35_model.AddOperand(c35_i1)
c35_model.AddOperand(c35_o2)
c35_model.Operation('MAXIMUM', c35_i0, c35_i1).To(c35_o2)
c35_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c35_i0: [92, 66, -13, -65, 31, 35, -10, -1, -123],
    c35_i1: [
        119, 85, 69, 91, -95, 13, 123, -24, 7, -89, -40, 9, -91, 38, 98, -54, -79, 0, 110, 94, -88, -101, 113,
        79, -37, 52, 21
    ],
    c35_o2: [
        127, 127, 127, 127, 112, 125, 127, 116, 124, 118, 115, 124, 104, 127, 127, 109, 110, 122, 127, 127,
        109, 104, 127, 127, 112, 127, 127
    ],
}, model=c35_model, name='maximum_default_QUANT8_ASYMM_SIGNED_rank_rhs_4_35', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# maximum_default_QUANT8_ASYMM_SIGNED_tail_36
c36_i0 = Input('c36_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.0625, 0))
c36_i1 = Input('c36_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [17], 0.3125, 79))
c36_o2 = Output('c36_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.25, 0))
c36_model = Model()
c36_model.AddOperand(c36_i0)
c36_model.AddOperand(c36_i1)
c36_model.AddOperand(c36_o2)
c36_model.Operation('MAXIMUM', c36_i0, c36_i1).To(c36_o2)
c36_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c36_i0: [
        -84, -68, 61, -111, 126, -16, 112, 32, 2, -20, 7, -87, -100, -39, -123, -104, 55, 3, 29, -108, -90,
        -115, 115, 81, -15, 53, -21, 47, 36, 73, 80, 38, -27, 28, -113, -2, -122, -53, -35, 114, 98, 43, -1,
        -97, 119, 69, 75, -19, -50, 91, -25
    ],
    c36_i1: [104, 53, 26, 56, 112, -62, 108, 47, 0, 77, -49, -20, -2, 14, -84, -60, -44],
    c36_o2: [
        31, -17, 15, -28, 41, -4, 36, 8, 1, -3, 2, -22, -25, -10, -31, -26, 14, 31, 7, -27, -23, 41, 29, 36,
        -4, 13, -3, 12, 9, 18, 20, 10, -7, 7, 31, -1, -31, -13, 41, 29, 36, 11, 0, -3, 30, 17, 19, -5, -13,
        23, -6
    ],
}, model=c36_model, name='maximum_default_QUANT8_ASYMM_SIGNED_tail_36', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_FLOAT32_mixed_0
c37_i0 = Input('c37_i0', ('TENSOR_FLOAT32', [1, 2, 1, 1, 2]))
c37_i1 = Input('c37_i1', ('TENSOR_FLOAT32', [2]))
c37_o2 = Output('c37_o2', ('TENSOR_FLOAT32', [1, 2, 1, 1, 2]))
c37_model = Model()
c37_model.AddOperand(c37_i0)
c37_model.AddOperand(c37_i1)
c37_model.AddOperand(c37_o2)
c37_model.Operation('MINIMUM', c37_i0, c37_i1).To(c37_o2)
c37_model.RelaxedExecution(True).IntroducedIn('V1_2')
Example({
    c37_i0: [0.875, -1.125, -3.0, 2.375],
    c37_i1: [1.0, 1.375],
    c37_o2: [0.875, -1.125, -3.0, 1.375],
}, model=c37_model, name='minimum_default_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_FLOAT32_mixed_1
c38_p0 = Parameter('c38_p0', ('TENSOR_FLOAT32', [3, 1]), [-2.875, -1.125, -0.125])
c38_p1 = Parameter('c38_p1', ('TENSOR_FLOAT32', [3, 1]), [0.625, 0.25, 2.0])
c38_o2 = Output('c38_o2', ('TENSOR_FLOAT32', [3, 1]))
c38_model = Model()
c38_model.AddOperand(c38_p0)
c38_model.AddOperand(c38_p1)
c38_model.AddOperand(c38_o2)
c38_model.Operation('MINIMUM', c38_p0, c38_p1).To(c38_o2)
c38_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c38_o2: [-2.875, -1.125, -0.125],
}, model=c38_model, name='minimum_default_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_FLOAT32_mixed_2
c39_i0 = Input('c39_i0', ('TENSOR_FLOAT32', [2, 3, 3, 3]))
c39_i1 = Input('c39_i1', ('TENSOR_FLOAT32', [3, 3, 3]))
c39_o2 = Output('c39_o2', ('TENSOR_FLOAT32', [2, 3, 3, 3]))
c39_model = Model()
c39_model.AddOperand(c39_i0)
c39_model.AddOperand(c39_i1)
c39_model.AddOperand(c39_o2)
c39_model.Operation('MINIMUM', c39_i0, c39_i1).To(c39_o2)
c39_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c39_i0: [
        1.75, -2.25, -2.75, -0.75, 0.5, -1.875, -2.5, -0.625, 0.25, 2.75, 0.875, -1.75, -0.375, -0.125, -3.0,
        -2.375, 0.0, -1.5, 2.5, 1.125, 2.375, -2.625, 1.25, 2.125, -1.375, 2.625, 0.75, -1.125, 0.625, 2.25,
        1.625, -0.875, -1.625, -2.125, -0.25, 1.375, 0.125, 2.875, -1.25, -2.0, -0.5, -2.875, -1.0, 1.0, 2.0,
        1.5, 3.0, 1.875, 0.375, 1.875, -2.75, 1.125, -1.875, -2.25
    ],
    c39_i1: [
        1.375, 0.25, 1.5, 2.5, 2.25, -2.875, 0.875, -0.375, 1.875, 1.0, -0.5, -1.125, -1.375, 2.625, -1.5,
        -2.625, 2.125, 1.125, -2.375, -2.5, -2.0, -1.0, 2.875, -2.25, 0.0, -1.25, -1.875
    ],
    c39_o2: [
        1.375, -2.25, -2.75, -0.75, 0.5, -2.875, -2.5, -0.625, 0.25, 1.0, -0.5, -1.75, -1.375, -0.125, -3.0,
        -2.625, 0.0, -1.5, -2.375, -2.5, -2.0, -2.625, 1.25, -2.25, -1.375, -1.25, -1.875, -1.125, 0.25, 1.5,
        1.625, -0.875, -2.875, -2.125, -0.375, 1.375, 0.125, -0.5, -1.25, -2.0, -0.5, -2.875, -2.625, 1.0,
        1.125, -2.375, -2.5, -2.0, -1.0, 1.875, -2.75, 0.0, -1.875, -2.25
    ],
}, model=c39_model, name='minimum_default_FLOAT32_mixed_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_FLOAT32_rank_lhs_1_3
c40_i0 = Input('c40_i0', ('TENSOR_FLOAT32', [2]))
c40_i1 = Input('c40_i1', ('TENSOR_FLOAT32', [1]))
c40_o2 = Output('c40_o2', ('TENSOR_FLOAT32', [2]))
c40_model = Model()
c40_model.AddOperand(c40_i0)
c40_model.AddOperand(c40_i1)
c40_model.AddOperand(c40_o2)
c40_model.Operation('MINIMUM', c40_i0, c40_i1).To(c40_o2)
c40_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c40_i0: [2.75, -3.0],
    c40_i1: [0.375],
    c40_o2: [0.375, -3.0],
}, model=c40_model, name='minimum_default_FLOAT32_rank_lhs_1_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_FLOAT32_rank_lhs_3_4
c41_i0 = Input('c41_i0', ('TENSOR_FLOAT32', [1, 3, 3]))
c41_i1 = Input('c41_i1', ('TENSOR_FLOAT32', [3, 1]))
c41_o2 = Output('c41_o2', ('TENSOR_FLOAT32', [1, 3, 3]))
c41_model = Model()
c41_model.AddOperand(c41_i0)
c41_model.AddOperand(c41_i1)
c41_model.AddOperand(c41_o2)
c41_model.Operation('MINIMUM', c41_i0, c41_i1).To(c41_o2)
c41_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c41_i0: [-1.75, 0.5, -1.25, -0.875, -0.5, 1.5, -1.125, 2.625, 0.0],
    c41_i1: [1.75, 1.25, -0.375],
    c41_o2: [-1.75, 0.5, -1.25, -0.875, -0.5, 1.25, -1.125, -0.375, -0.375],
}, model=c41_model, name='minimum_default_FLOAT32_rank_lhs_3_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_FLOAT32_rank_rhs_4_5
c42_i0 = Input('c42_i0', ('TENSOR_FLOAT32', [2, 1]))
c42_i1 = Input('c42_i1', ('TENSOR_FLOAT32', [2, 3, 2, 1]))
c42_o2 = Output('c42_o2', ('TENSOR_FLOAT32', [2, 3, 2, 1]))
c42_model = Model()
c42_model.AddOperand(c42_i0)
c42_model.AddOperand(c42_i1)
c42_model.AddOperand(c42_o2)
c42_model.Operation('MINIMUM', c42_i0, c42_i1).To(c42_o2)
c42_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c42_i0: [1.375, -1.0],
    c42_i1: [0.125, 0.5, 3.0, 2.125, -1.75, 0.0, -2.375, 1.125, -0.125, -3.0, -2.5, 0.25],
    c42_o2: [0.125, -1.0, 1.375, -1.0, -1.75, -1.0, -2.375, -1.0, -0.125, -3.0, -2.5, -1.0],
}, model=c42_model, name='minimum_default_FLOAT32_rank_rhs_4_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_FLOAT32_rank_rhs_5_6
c43_i0 = Input('c43_i0', ('TENSOR_FLOAT32', [2, 1]))
c43_i1 = Input('c43_i1', ('TENSOR_FLOAT32', [2, 1, 2, 2, 1]))
c43_o2 = Output('c43_o2', ('TENSOR_FLOAT32', [2, 1, 2, 2, 1]))
c43_model = Model()
c43_model.AddOperand(c43_i0)
c43_model.AddOperand(c43_i1)
c43_model.AddOperand(c43_o2)
c43_model.Operation('MINIMUM', c43_i0, c43_i1).To(c43_o2)
c43_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c43_i0: [-0.5, 0.125],
    c43_i1: [-3.0, 0.625, 2.75, -2.25, -1.0, -2.625, -2.5, -1.25],
    c43_o2: [-3.0, 0.125, -0.5, -2.25, -1.0, -2.625, -2.5, -1.25],
}, model=c43_model, name='minimum_default_FLOAT32_rank_rhs_5_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_FLOAT32_tail_7
c44_i0 = Input('c44_i0', ('TENSOR_FLOAT32', [3, 17]))
c44_i1 = Input('c44_i1', ('TENSOR_FLOAT32', [3, 17]))
c44_o2 = Output('c44_o2', ('TENSOR_FLOAT32', [3, 17]))
c44_model = Model()
c44_model.AddOperand(c44_i0)
c44_model.AddOperand(c44_i1)
c44_model.AddOperand(c44_o2)
c44_model.Operation('MINIMUM', c44_i0, c44_i1).To(c44_o2)
c44_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c44_i0: [
        0.625, 0.0, -0.375, 3.0, -0.25, -0.625, -0.875, 2.5, -2.75, 1.125, 0.875, -0.125, -0.75, 1.0, -2.875,
        0.25, 1.625, -1.75, 0.125, -1.125, -1.25, 2.125, -2.125, 1.875, 1.25, -1.375, 1.375, -2.625, -1.875,
        -2.25, 2.25, -2.0, -1.625, -2.375, 2.625, -0.5, 2.875, -1.5, 1.5, -3.0, 1.75, 0.5, 0.75, 2.0, -1.0,
        -2.5, 2.375, 2.75, 0.375, -1.25, 1.375
    ],
    c44_i1: [
        -1.125, 1.75, 0.625, 0.0, -2.5, -1.0, -0.25, 0.25, -3.0, 2.25, -2.375, 2.625, 0.375, -1.875, 1.375,
        1.0, 0.125, 2.125, 0.75, -2.875, 2.75, -0.5, -0.375, 1.875, -0.875, -2.0, -1.5, 2.5, 2.375, 1.5,
        -0.125, -1.625, -2.125, -1.25, -0.625, -2.25, 1.125, -2.625, -1.75, 2.0, 1.25, 3.0, -1.375, 0.5,
        0.875, -0.75, -2.75, 1.625, 2.875, 0.875, -0.375
    ],
    c44_o2: [
        -1.125, 0.0, -0.375, 0.0, -2.5, -1.0, -0.875, 0.25, -3.0, 1.125, -2.375, -0.125, -0.75, -1.875,
        -2.875, 0.25, 0.125, -1.75, 0.125, -2.875, -1.25, -0.5, -2.125, 1.875, -0.875, -2.0, -1.5, -2.625,
        -1.875, -2.25, -0.125, -2.0, -2.125, -2.375, -0.625, -2.25, 1.125, -2.625, -1.75, -3.0, 1.25, 0.5,
        -1.375, 0.5, -1.0, -2.5, -2.75, 1.625, 0.375, -1.25, -0.375
    ],
}, model=c44_model, name='minimum_default_FLOAT32_tail_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_FLOAT16_mixed_8
c45_i0 = Input('c45_i0', ('TENSOR_FLOAT16', [1, 3, 2, 1]))
c45_i1 = Input('c45_i1', ('TENSOR_FLOAT16', [2, 1]))
c45_o2 = Output('c45_o2', ('TENSOR_FLOAT16', [1, 3, 2, 1]))
c45_model = Model()
c45_model.AddOperand(c45_i0)
c45_model.AddOperand(c45_i1)
c45_model.AddOperand(c45_o2)
c45_model.Operation('MINIMUM', c45_i0, c45_i1).To(c45_o2)
c45_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c45_i0: [0.75, 1.875, -1.0, 1.375, 1.75, -2.0],
    c45_i1: [0.75, -0.25],
    c45_o2: [0.75, -0.25, -1.0, -0.25, 0.75, -2.0],
}, model=c45_model, name='minimum_default_FLOAT16_mixed_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_FLOAT16_mixed_9
c46_p0 = Parameter('c46_p0', ('TENSOR_FLOAT16', [3, 2]), [1.5, -0.625, -0.25, -2.875, -1.0, 0.125])
c46_p1 = Parameter('c46_p1', ('TENSOR_FLOAT16', [2]), [0.5, -0.25])
c46_o2 = Output('c46_o2', ('TENSOR_FLOAT16', [3, 2]))
c46_model = Model()
c46_model.AddOperand(c46_p0)
c46_model.AddOperand(c46_p1)
c46_model.AddOperand(c46_o2)
c46_model.Operation('MINIMUM', c46_p0, c46_p1).To(c46_o2)
c46_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c46_o2: [0.5, -0.625, -0.25, -2.875, -1.0, -0.25],
}, model=c46_model, name='minimum_default_FLOAT16_mixed_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_FLOAT16_mixed_10
c47_i0 = Input('c47_i0', ('TENSOR_FLOAT16', [3, 2, 2]))
c47_i1 = Input('c47_i1', ('TENSOR_FLOAT16', [1, 2, 2]))
c47_o2 = Output('c47_o2', ('TENSOR_FLOAT16', [3, 2, 2]))
c47_model = Model()
c47_model.AddOperand(c47_i0)
c47_model.AddOperand(c47_i1)
c47_model.AddOperand(c47_o2)
c47_model.Operation('MINIMUM', c47_i0, c47_i1).To(c47_o2)
c47_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c47_i0: [0.125, 2.75, 3.0, -1.25, -0.875, 1.375, 2.625, 1.625, 0.0, 1.875, -2.375, 2.875],
    c47_i1: [1.0, -2.375, -0.75, 0.375],
    c47_o2: [0.125, -2.375, -0.75, -1.25, -0.875, -2.375, -0.75, 0.375, 0.0, -2.375, -2.375, 0.375],
}, model=c47_model, name='minimum_default_FLOAT16_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_FLOAT16_rank_lhs_1_11
c48_i0 = Input('c48_i0', ('TENSOR_FLOAT16', [4]))
c48_i1 = Input('c48_i1', ('TENSOR_FLOAT16', [4]))
c48_o2 = Output('c48_o2', ('TENSOR_FLOAT16', [4]))
c48_model = Model()
c48_model.AddOperand(c48_i0)
c48_model.AddOperand(c48_i1)
c48_model.AddOperand(c48_o2)
c48_model.Operation('MINIMUM', c48_i0, c48_i1).To(c48_o2)
c48_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c48_i0: [-1.875, -2.375, -1.75, -0.875],
    c48_i1: [-1.0, -2.75, -1.875, -2.0],
    c48_o2: [-1.875, -2.75, -1.875, -2.0],
}, model=c48_model, name='minimum_default_FLOAT16_rank_lhs_1_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_FLOAT16_rank_lhs_5_12
c49_i0 = Input('c49_i0', ('TENSOR_FLOAT16', [2, 1, 1, 2, 1]))
c49_i1 = Input('c49_i1', ('TENSOR_FLOAT16', [1, 2, 1]))
c49_o2 = Output('c49_o2', ('TENSOR_FLOAT16', [2, 1, 1, 2, 1]))
c49_model = Model()
c49_model.AddOperand(c49_i0)
c49_model.AddOperand(c49_i1)
c49_model.AddOperand(c49_o2)
c49_model.Operation('MINIMUM', c49_i0, c49_i1).To(c49_o2)
c49_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c49_i0: [-1.5, 2.5, -2.375, -0.375],
    c49_i1: [2.625, -0.5],
    c49_o2: [-1.5, -0.5, -2.375, -0.5],
}, model=c49_model, name='minimum_default_FLOAT16_rank_lhs_5_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_FLOAT16_rank_rhs_4_13
c50_i0 = Input('c50_i0', ('TENSOR_FLOAT16', [1, 1, 1]))
c50_i1 = Input('c50_i1', ('TENSOR_FLOAT16', [3, 1, 1, 1]))
c50_o2 = Output('c50_o2', ('TENSOR_FLOAT16', [3, 1, 1, 1]))
c50_model = Model()
c50_model.AddOperand(c50_i0)
c50_model.AddOperand(c50_i1)
c50_model.AddOperand(c50_o2)
c50_model.Operation('MINIMUM', c50_i0, c50_i1).To(c50_o2)
c50_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c50_i0: [1.875],
    c50_i1: [-0.625, 0.25, 2.0],
    c50_o2: [-0.625, 0.25, 1.875],
}, model=c50_model, name='minimum_default_FLOAT16_rank_rhs_4_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_FLOAT16_rank_rhs_5_14
c51_i0 = Input('c51_i0', ('TENSOR_FLOAT16', [2, 1, 2]))
c51_i1 = Input('c51_i1', ('TENSOR_FLOAT16', [2, 1, 2, 1, 2]))
c51_o2 = Output('c51_o2', ('TENSOR_FLOAT16', [2, 1, 2, 1, 2]))
c51_model = Model()
c51_model.AddOperand(c51_i0)
c51_model.AddOperand(c51_i1)
c51_model.AddOperand(c51_o2)
c51_model.Operation('MINIMUM', c51_i0, c51_i1).To(c51_o2)
c51_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c51_i0: [-2.0, -0.25, 2.25, -0.125],
    c51_i1: [0.5, -1.25, 1.25, 1.5, 1.0, 2.75, -2.75, -0.875],
    c51_o2: [-2.0, -1.25, 1.25, -0.125, -2.0, -0.25, -2.75, -0.875],
}, model=c51_model, name='minimum_default_FLOAT16_rank_rhs_5_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_FLOAT16_tail_15
c52_i0 = Input('c52_i0', ('TENSOR_FLOAT16', [3, 17]))
c52_i1 = Input('c52_i1', ('TENSOR_FLOAT16', [3, 17]))
c52_o2 = Output('c52_o2', ('TENSOR_FLOAT16', [3, 17]))
c52_model = Model()
c52_model.AddOperand(c52_i0)
c52_model.AddOperand(c52_i1)
c52_model.AddOperand(c52_o2)
c52_model.Operation('MINIMUM', c52_i0, c52_i1).To(c52_o2)
c52_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c52_i0: [
        2.75, 1.125, 0.75, -2.25, -2.75, 2.375, -0.25, 1.75, -0.875, -1.125, -2.5, 2.0, 0.125, 1.5, -2.875,
        -1.0, -1.75, -1.875, -1.5, 2.875, 0.875, 0.375, 1.625, 1.25, 0.25, 0.5, -0.375, -1.25, 2.125, -0.75,
        -2.0, 2.25, 1.0, -1.375, -0.625, -0.5, 3.0, 0.0, -2.125, 0.625, -2.625, 2.625, -2.375, -3.0, 1.375,
        -0.125, -1.625, 2.5, 1.875, 2.125, -1.125
    ],
    c52_i1: [
        -0.5, -1.125, -2.375, 2.875, 0.25, -1.5, 2.625, -0.25, -1.375, 3.0, 1.0, -0.125, -2.875, -1.625,
        -2.25, 0.625, 0.0, -1.75, 0.125, -1.0, -3.0, 2.5, 2.25, -2.5, 2.125, 1.875, 1.75, 1.375, 1.25, 2.0,
        0.75, -0.875, -2.75, 2.75, 1.5, -2.125, 0.5, 1.125, -1.875, 1.625, -0.375, -1.25, 0.875, -0.625,
        -0.75, 0.375, 2.375, -2.0, -2.625, -2.0, 0.0
    ],
    c52_o2: [
        -0.5, -1.125, -2.375, -2.25, -2.75, -1.5, -0.25, -0.25, -1.375, -1.125, -2.5, -0.125, -2.875, -1.625,
        -2.875, -1.0, -1.75, -1.875, -1.5, -1.0, -3.0, 0.375, 1.625, -2.5, 0.25, 0.5, -0.375, -1.25, 1.25,
        -0.75, -2.0, -0.875, -2.75, -1.375, -0.625, -2.125, 0.5, 0.0, -2.125, 0.625, -2.625, -1.25, -2.375,
        -3.0, -0.75, -0.125, -1.625, -2.0, -2.625, -2.0, -1.125
    ],
}, model=c52_model, name='minimum_default_FLOAT16_tail_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_QUANT8_ASYMM_mixed_16
c53_p0 = Parameter('c53_p0', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 2, 2], 0.25, 0), [
        155, 134, 237, 234, 153, 151, 33, 199, 252, 140, 246, 156, 77, 64, 45, 122, 31, 179, 184, 43, 192,
        216, 223, 173, 40, 46, 144, 238, 66, 137, 97, 37
    ])
c53_p1 = Parameter('c53_p1', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.1875, 0), [221, 196, 98, 28, 100, 145, 99, 133])
c53_o2 = Output('c53_o2', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 2, 2], 6.0, 249))
c53_model = Model()
c53_model.AddOperand(c53_p0)
c53_model.AddOperand(c53_p1)
c53_model.AddOperand(c53_o2)
c53_model.Operation('MINIMUM', c53_p0, c53_p1).To(c53_o2)
c53_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c53_o2: [
        255, 255, 252, 250, 252, 254, 250, 253, 255, 255, 252, 250, 252, 252, 251, 253, 250, 255, 252, 250,
        252, 254, 252, 253, 251, 251, 252, 250, 252, 254, 252, 251
    ],
}, model=c53_model, name='minimum_default_QUANT8_ASYMM_mixed_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_QUANT8_ASYMM_mixed_17
c54_i0 = Input('c54_i0', ('TENSOR_QUANT8_ASYMM', [1, 2, 2], 0.5, 255))
c54_i1 = Input('c54_i1', ('TENSOR_QUANT8_ASYMM', [1, 2, 1], 0.4375, 255))
c54_o2 = Output('c54_o2', ('TENSOR_QUANT8_ASYMM', [1, 2, 2], 0.625, 128))
c54_model = Model()
c54_model.AddOperand(c54_i0)
c54_model.AddOperand(c54_i1)
c54_model.AddOperand(c54_o2)
c54_model.Operation('MINIMUM', c54_i0, c54_i1).To(c54_o2)
c54_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c54_i0: [135, 184, 105, 206],
    c54_i1: [81, 126],
    c54_o2: [6, 6, 8, 38],
}, model=c54_model, name='minimum_default_QUANT8_ASYMM_mixed_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_QUANT8_ASYMM_mixed_18
c55_i0 = Input('c55_i0', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.5, 122))
c55_i1 = Input('c55_i1', ('TENSOR_QUANT8_ASYMM', [1, 2], 0.125, 128))
c55_o2 = Output('c55_o2', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.625, 36))
c55_model = Model()
c55_model.AddOperand(c55_i0)
c55_model.AddOperand(c55_i1)
c55_model.AddOperand(c55_o2)
c55_model.Operation('MINIMUM', c55_i0, c55_i1).To(c55_o2)
c55_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c55_i0: [22, 211, 78, 88, 179, 145],
    c55_i1: [28, 173],
    c55_o2: [0, 45, 1, 9, 16, 45],
}, model=c55_model, name='minimum_default_QUANT8_ASYMM_mixed_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_QUANT8_ASYMM_mixed_19
c56_i0 = Input('c56_i0', ('TENSOR_QUANT8_ASYMM', [2], 0.5, 172))
c56_i1 = Input('c56_i1', ('TENSOR_QUANT8_ASYMM', [1], 0.3125, 128))
c56_o2 = Output('c56_o2', ('TENSOR_QUANT8_ASYMM', [2], 0.75, 24))
c56_model = Model()
c56_model.AddOperand(c56_i0)
c56_model.AddOperand(c56_i1)
c56_model.AddOperand(c56_o2)
c56_model.Operation('MINIMUM', c56_i0, c56_i1).To(c56_o2)
c56_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c56_i0: [244, 37],
    c56_i1: [97],
    c56_o2: [11, 0],
}, model=c56_model, name='minimum_default_QUANT8_ASYMM_mixed_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_QUANT8_ASYMM_rank_lhs_4_20
c57_i0 = Input('c57_i0', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.1875, 27))
c57_i1 = Input('c57_i1', ('TENSOR_QUANT8_ASYMM', [3], 0.375, 128))
c57_o2 = Output('c57_o2', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.25, 128))
c57_model = Model()
c57_model.AddOperand(c57_i0)
c57_model.AddOperand(c57_i1)
c57_model.AddOperand(c57_o2)
c57_model.Operation('MINIMUM', c57_i0, c57_i1).To(c57_o2)
c57_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c57_i0: [97, 40, 33, 230, 190, 173, 26, 207, 182, 168, 148, 116],
    c57_i1: [144, 233, 237],
    c57_o2: [152, 138, 133, 152, 250, 238, 127, 255, 244, 152, 219, 195],
}, model=c57_model, name='minimum_default_QUANT8_ASYMM_rank_lhs_4_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_QUANT8_ASYMM_rank_rhs_5_21
c58_i0 = Input('c58_i0', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.4375, 128))
c58_i1 = Input('c58_i1', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 1, 2], 0.25, 85))
c58_o2 = Output('c58_o2', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 1, 2], 0.3125, 163))
c58_model = Model()
c58_model.AddOperand(c58_i0)
c58_model.AddOperand(c58_i1)
c58_model.AddOperand(c58_o2)
c58_model.Operation('MINIMUM', c58_i0, c58_i1).To(c58_o2)
c58_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c58_i0: [116, 203],
    c58_i1: [144, 150],
    c58_o2: [146, 215],
}, model=c58_model, name='minimum_default_QUANT8_ASYMM_rank_rhs_5_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_QUANT8_ASYMM_tail_22
c59_i0 = Input('c59_i0', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.3125, 128))
c59_i1 = Input('c59_i1', ('TENSOR_QUANT8_ASYMM', [1, 17], 0.125, 128))
c59_o2 = Output('c59_o2', ('TENSOR_QUANT8_ASYMM', [1, 17], 1.0, 12))
c59_model = Model()
c59_model.AddOperand(c59_i0)
c59_model.AddOperand(c59_i1)
c59_model.AddOperand(c59_o2)
c59_model.Operation('MINIMUM', c59_i0, c59_i1).To(c59_o2)
c59_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c59_i0: [86, 95, 216, 246, 152, 84, 212, 197, 116, 140, 71, 107, 17, 165, 164, 25, 88],
    c59_i1: [150, 93, 166, 198, 71, 215, 1, 79, 158, 113, 72, 45, 52, 142, 133, 43, 157],
    c59_o2: [0, 2, 17, 21, 5, 0, 0, 6, 8, 10, 0, 2, 0, 14, 13, 0, 0],
}, model=c59_model, name='minimum_default_QUANT8_ASYMM_tail_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_INT32_mixed_23
c60_i0 = Input('c60_i0', ('TENSOR_INT32', [3, 3]))
c60_p1 = Parameter('c60_p1', ('TENSOR_INT32', [3]), [9, 5, 1])
c60_o2 = Output('c60_o2', ('TENSOR_INT32', [3, 3]))
c60_model = Model()
c60_model.AddOperand(c60_i0)
c60_model.AddOperand(c60_p1)
c60_model.AddOperand(c60_o2)
c60_model.Operation('MINIMUM', c60_i0, c60_p1).To(c60_o2)
c60_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c60_i0: [3, 2, -5, -1, -4, 6, -3, 9, -8],
    c60_o2: [3, 2, -5, -1, -4, 1, -3, 5, -8],
}, model=c60_model, name='minimum_default_INT32_mixed_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_INT32_mixed_24
c61_p0 = Parameter('c61_p0', ('TENSOR_INT32', [2, 2, 2, 1, 2]), [9, -8, -6, -3, -5, -9, -2, -7, 2, 1, 0, 4, 6, -1, 5, 3])
c61_i1 = Input('c61_i1', ('TENSOR_INT32', [1, 1]))
c61_o2 = Output('c61_o2', ('TENSOR_INT32', [2, 2, 2, 1, 2]))
c61_model = Model()
c61_model.AddOperand(c61_p0)
c61_model.AddOperand(c61_i1)
c61_model.AddOperand(c61_o2)
c61_model.Operation('MINIMUM', c61_p0, c61_i1).To(c61_o2)
c61_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c61_i1: [1],
    c61_o2: [1, -8, -6, -3, -5, -9, -2, -7, 1, 1, 0, 1, 1, -1, 1, 1],
}, model=c61_model, name='minimum_default_INT32_mixed_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_INT32_mixed_25
c62_i0 = Input('c62_i0', ('TENSOR_INT32', [3, 2, 1, 1]))
c62_i1 = Input('c62_i1', ('TENSOR_INT32', [2, 1, 1]))
c62_o2 = Output('c62_o2', ('TENSOR_INT32', [3, 2, 1, 1]))
c62_model = Model()
c62_model.AddOperand(c62_i0)
c62_model.AddOperand(c62_i1)
c62_model.AddOperand(c62_o2)
c62_model.Operation('MINIMUM', c62_i0, c62_i1).To(c62_o2)
c62_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c62_i0: [-8, 9, 4, -4, -7, 6],
    c62_i1: [2, 1],
    c62_o2: [-8, 1, 2, -4, -7, 1],
}, model=c62_model, name='minimum_default_INT32_mixed_25', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_INT32_rank_lhs_1_26
c63_i0 = Input('c63_i0', ('TENSOR_INT32', [3]))
c63_i1 = Input('c63_i1', ('TENSOR_INT32', [3]))
c63_o2 = Output('c63_o2', ('TENSOR_INT32', [3]))
c63_model = Model()
c63_model.AddOperand(c63_i0)
c63_model.AddOperand(c63_i1)
c63_model.AddOperand(c63_o2)
c63_model.Operation('MINIMUM', c63_i0, c63_i1).To(c63_o2)
c63_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c63_i0: [-6, -5, 9],
    c63_i1: [5, 9, 3],
    c63_o2: [-6, -5, 3],
}, model=c63_model, name='minimum_default_INT32_rank_lhs_1_26', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_INT32_rank_lhs_3_27
c64_i0 = Input('c64_i0', ('TENSOR_INT32', [4, 4, 3]))
c64_i1 = Input('c64_i1', ('TENSOR_INT32', [4, 4, 3]))
c64_o2 = Output('c64_o2', ('TENSOR_INT32', [4, 4, 3]))
c64_model = Model()
c64_model.AddOperand(c64_i0)
c64_model.AddOperand(c64_i1)
c64_model.AddOperand(c64_o2)
c64_model.Operation('MINIMUM', c64_i0, c64_i1).To(c64_o2)
c64_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c64_i0: [
        5, 9, -8, 2, -5, 7, 8, 1, -3, 0, -1, -6, -2, 6, 4, 3, -4, -9, -7, 1, -8, 3, 7, 5, -9, -7, -1, -6, -2,
        -5, -3, 2, 9, 8, -4, 4, 6, 0, -8, 0, -7, -5, -1, 5, -4, 7, -9, 3
    ],
    c64_i1: [
        8, 4, 1, 9, 0, 2, -4, 3, -2, -7, 5, 7, 6, -3, -1, -8, -9, -6, -5, -8, 3, -4, -7, 1, 7, -9, -1, 9, 6,
        5, -2, 4, -6, 8, 2, -3, 0, -5, -7, 4, 7, -3, 8, 5, -2, 6, 1, -9
    ],
    c64_o2: [
        5, 4, -8, 2, -5, 2, -4, 1, -3, -7, -1, -6, -2, -3, -1, -8, -9, -9, -7, -8, -8, -4, -7, 1, -9, -9, -1,
        -6, -2, -5, -3, 2, -6, 8, -4, -3, 0, -5, -8, 0, -7, -5, -1, 5, -4, 6, -9, -9
    ],
}, model=c64_model, name='minimum_default_INT32_rank_lhs_3_27', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_INT32_rank_rhs_4_28
c65_i0 = Input('c65_i0', ('TENSOR_INT32', [1, 1]))
c65_i1 = Input('c65_i1', ('TENSOR_INT32', [1, 3, 1, 3]))
c65_o2 = Output('c65_o2', ('TENSOR_INT32', [1, 3, 1, 3]))
c65_model = Model()
c65_model.AddOperand(c65_i0)
c65_model.AddOperand(c65_i1)
c65_model.AddOperand(c65_o2)
c65_model.Operation('MINIMUM', c65_i0, c65_i1).To(c65_o2)
c65_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c65_i0: [0],
    c65_i1: [-4, 1, -5, 9, 8, -8, 3, 5, 7],
    c65_o2: [-4, 0, -5, 0, 0, -8, 0, 0, 0],
}, model=c65_model, name='minimum_default_INT32_rank_rhs_4_28', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_INT32_rank_rhs_5_29
c66_i0 = Input('c66_i0', ('TENSOR_INT32', [1, 2, 1, 1, 2]))
c66_i1 = Input('c66_i1', ('TENSOR_INT32', [1, 2, 1, 1, 2]))
c66_o2 = Output('c66_o2', ('TENSOR_INT32', [1, 2, 1, 1, 2]))
c66_model = Model()
c66_model.AddOperand(c66_i0)
c66_model.AddOperand(c66_i1)
c66_model.AddOperand(c66_o2)
c66_model.Operation('MINIMUM', c66_i0, c66_i1).To(c66_o2)
c66_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c66_i0: [-1, -9, 2, 3],
    c66_i1: [0, -5, -6, 6],
    c66_o2: [-1, -9, -6, 3],
}, model=c66_model, name='minimum_default_INT32_rank_rhs_5_29', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_INT32_tail_30
c67_i0 = Input('c67_i0', ('TENSOR_INT32', [3, 17]))
c67_i1 = Input('c67_i1', ('TENSOR_INT32', [1, 17]))
c67_o2 = Output('c67_o2', ('TENSOR_INT32', [3, 17]))
c67_model = Model()
c67_model.AddOperand(c67_i0)
c67_model.AddOperand(c67_i1)
c67_model.AddOperand(c67_o2)
c67_model.Operation('MINIMUM', c67_i0, c67_i1).To(c67_o2)
c67_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c67_i0: [
        -8, -6, -4, 9, -2, 4, 3, 7, -9, 1, -5, -1, 8, 5, 6, 2, -7, 0, -3, -6, -3, 9, 6, -4, -7, -1, 4, 2, 5,
        0, 3, -9, -5, -8, 1, 7, 8, -2, 1, 5, -7, -2, 9, 0, -1, 3, 6, -4, 2, 7, -8
    ],
    c67_i1: [4, -3, 9, 8, 7, -6, 0, 5, 3, -1, -5, 2, -7, 6, -9, -8, -4],
    c67_o2: [
        -8, -6, -4, 8, -2, -6, 0, 5, -9, -1, -5, -1, -7, 5, -9, -8, -7, 0, -3, -6, -3, 7, -6, -4, -7, -1, -1,
        -5, 2, -7, 3, -9, -8, -8, 1, -3, 8, -2, 1, -6, -7, -2, 3, -1, -5, 2, -7, -4, -9, -8, -8
    ],
}, model=c67_model, name='minimum_default_INT32_tail_30', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_QUANT8_ASYMM_SIGNED_mixed_31
c68_p0 = Parameter('c68_p0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 2, 1], 0.1875, -128), [-128, 110, 120, 47, -13, -110, 52, 82, -16, -77, 127, -127, 55, -119, 4, 125, -33, -124])
c68_i1 = Input('c68_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.375, -128))
c68_o2 = Output('c68_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 2, 1], 0.1875, 0))
c68_model = Model()
c68_model.AddOperand(c68_p0)
c68_model.AddOperand(c68_i1)
c68_model.AddOperand(c68_o2)
c68_model.Operation('MINIMUM', c68_p0, c68_i1).To(c68_o2)
c68_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c68_i1: [-31],
    c68_o2: [0, 127, 127, 127, 115, 18, 127, 127, 112, 51, 127, 1, 127, 9, 127, 127, 95, 4],
}, model=c68_model, name='minimum_default_QUANT8_ASYMM_SIGNED_mixed_31', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_QUANT8_ASYMM_SIGNED_mixed_32
c69_i0 = Input('c69_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.4375, 127))
c69_p1 = Parameter('c69_p1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.1875, 127), [17])
c69_o2 = Output('c69_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.375, 0))
c69_model = Model()
c69_model.AddOperand(c69_i0)
c69_model.AddOperand(c69_p1)
c69_model.AddOperand(c69_o2)
c69_model.Operation('MINIMUM', c69_i0, c69_p1).To(c69_o2)
c69_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c69_i0: [78],
    c69_o2: [-57],
}, model=c69_model, name='minimum_default_QUANT8_ASYMM_SIGNED_mixed_32', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_QUANT8_ASYMM_SIGNED_mixed_33
c70_i0 = Input('c70_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2], 0.25, -126))
c70_i1 = Input('c70_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 1], 0.125, 94))
c70_o2 = Output('c70_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 2], 0.3125, 37))
c70_model = Model()
c70_model.AddOperand(c70_i0)
c70_model.AddOperand(c70_i1)
c70_model.AddOperand(c70_o2)
c70_model.Operation('MINIMUM', c70_i0, c70_i1).To(c70_o2)
c70_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c70_i0: [-93, 107, -63, -41, 30, -90],
    c70_i1: [-81, 49, 21],
    c70_o2: [-33, -33, 19, 19, 8, 8],
}, model=c70_model, name='minimum_default_QUANT8_ASYMM_SIGNED_mixed_33', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_QUANT8_ASYMM_SIGNED_mixed_34
c71_i0 = Input('c71_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 1, 1, 2], 0.0625, 25))
c71_i1 = Input('c71_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 2], 0.25, 48))
c71_o2 = Output('c71_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 1, 1, 2], 0.3125, 0))
c71_model = Model()
c71_model.AddOperand(c71_i0)
c71_model.AddOperand(c71_i1)
c71_model.AddOperand(c71_o2)
c71_model.Operation('MINIMUM', c71_i0, c71_i1).To(c71_o2)
c71_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c71_i0: [-6, -22],
    c71_i1: [-13, -105],
    c71_o2: [-49, -122],
}, model=c71_model, name='minimum_default_QUANT8_ASYMM_SIGNED_mixed_34', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_QUANT8_ASYMM_SIGNED_rank_lhs_3_35
c72_i0 = Input('c72_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 1, 1], 0.4375, 28))
c72_i1 = Input('c72_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.5, -34))
c72_o2 = Output('c72_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 1, 1], 0.5, 0))
c72_model = Model()
c72_model.AddOperand(c72_i0)
c72_model.AddOperand(c72_i1)
c72_model.AddOperand(c72_o2)
c72_model.Operation('MINIMUM', c72_i0, c72_i1).To(c72_o2)
c72_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c72_i0: [6, -113, -116, 127],
    c72_i1: [42],
    c72_o2: [-19, -123, -126, 76],
}, model=c72_model, name='minimum_default_QUANT8_ASYMM_SIGNED_rank_lhs_3_35', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_QUANT8_ASYMM_SIGNED_rank_rhs_4_36
c73_i0 = Input('c73_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 3], 0.25, 0))
c73_i1 = Input('c73_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 1, 3], 0.5, 79))
c73_o2 = Output('c73_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 1, 3], 0.375, 0))
c73_model = Model()
c73_model.AddOperand(c73_i0)
c73_model.AddOperand(c73_i1)
c73_model.AddOperand(c73_o2)
c73_model.Operation('MINIMUM', c73_i0, c73_i1).To(c73_o2)
c73_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c73_i0: [61, -107, -82],
    c73_i1: [-13, 86, -88, 75, 19, -112],
    c73_o2: [-123, -71, -128, -5, -80, -128],
}, model=c73_model, name='minimum_default_QUANT8_ASYMM_SIGNED_rank_rhs_4_36', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_QUANT8_ASYMM_SIGNED_rank_rhs_5_37
c74_i0 = Input('c74_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.3125, 0))
c74_i1 = Input('c74_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 1, 2, 1], 0.1875, 0))
c74_o2 = Output('c74_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 1, 1, 2, 1], 0.0625, 0))
c74_model = Model()
c74_model.AddOperand(c74_i0)
c74_model.AddOperand(c74_i1)
c74_model.AddOperand(c74_o2)
c74_model.Operation('MINIMUM', c74_i0, c74_i1).To(c74_o2)
c74_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c74_i0: [102],
    c74_i1: [-5, -107],
    c74_o2: [-15, -128],
}, model=c74_model, name='minimum_default_QUANT8_ASYMM_SIGNED_rank_rhs_5_37', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# minimum_default_QUANT8_ASYMM_SIGNED_tail_38
c75_i0 = Input('c75_i0', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17], 0.375, 113))
c75_i1 = Input('c75_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [1], 0.3125, 11))
c75_o2 = Output('c75_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 17], 0.5, 22))
c75_model = Model()
c75_model.AddOperand(c75_i0)
c75_model.AddOperand(c75_i1)
c75_model.AddOperand(c75_o2)
c75_model.Operation('MINIMUM', c75_i0, c75_i1).To(c75_o2)
c75_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c75_i0: [-12, 35, -76, -78, 62, 32, 48, 111, 12, 60, 81, 21, 9, -64, 1, -94, -121],
    c75_i1: [96],
    c75_o2: [-72, -37, -120, -121, -16, -39, -27, 20, -54, -18, -2, -47, -56, -111, -62, -128, -128],
}, model=c75_model, name='minimum_default_QUANT8_ASYMM_SIGNED_tail_38', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
