from math import inf, nan

import numpy as np

# embedding_lookup_default_INT32_FLOAT32_mixed_0
c0_i0 = Input('c0_i0', ('TENSOR_INT32', [1]))
c0_p1 = Parameter('c0_p1', ('TENSOR_FLOAT32', [1, 1]), [0.875])
c0_o2 = Output('c0_o2', ('TENSOR_FLOAT32', [1, 1]))
c0_model = Model()
c0_model.AddOperand(c0_i0)
c0_model.AddOperand(c0_p1)
c0_model.AddOperand(c0_o2)
c0_model.Operation('EMBEDDING_LOOKUP', c0_i0, c0_p1).To(c0_o2)
c0_model.RelaxedExecution(True).IntroducedIn('V1_0')
Example({
    c0_i0: [0],
    c0_o2: [0.875],
}, model=c0_model, name='default_INT32_FLOAT32_mixed_0', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# embedding_lookup_default_INT32_FLOAT32_mixed_1
c1_p0 = Parameter('c1_p0', ('TENSOR_INT32', [1]), [0])
c1_i1 = Input('c1_i1', ('TENSOR_FLOAT32', [4, 1, 3]))
c1_o2 = Output('c1_o2', ('TENSOR_FLOAT32', [1, 1, 3]))
c1_model = Model()
c1_model.AddOperand(c1_p0)
c1_model.AddOperand(c1_i1)
c1_model.AddOperand(c1_o2)
c1_model.Operation('EMBEDDING_LOOKUP', c1_p0, c1_i1).To(c1_o2)
c1_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c1_i1: [1.75, 0.5, 0.875, 0.25, -0.75, -1.125, -1.375, 3.0, 2.25, -2.875, -2.75, 1.375],
    c1_o2: [1.75, 0.5, 0.875],
}, model=c1_model, name='default_INT32_FLOAT32_mixed_1', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# embedding_lookup_default_INT32_FLOAT32_rank_values_4_2
c2_i0 = Input('c2_i0', ('TENSOR_INT32', [4]))
c2_i1 = Input('c2_i1', ('TENSOR_FLOAT32', [3, 2, 2, 2]))
c2_o2 = Output('c2_o2', ('TENSOR_FLOAT32', [4, 2, 2, 2]))
c2_model = Model()
c2_model.AddOperand(c2_i0)
c2_model.AddOperand(c2_i1)
c2_model.AddOperand(c2_o2)
c2_model.Operation('EMBEDDING_LOOKUP', c2_i0, c2_i1).To(c2_o2)
c2_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c2_i0: [0, 1, 2, 0],
    c2_i1: [
        -1.75, 1.875, -1.125, 2.625, -2.25, -2.625, -2.125, -1.625, 2.25, -0.375, -0.625, 1.25, -1.25, -0.5,
        -1.375, 0.25, -0.75, 2.75, 0.375, 0.625, 1.5, 3.0, -2.375, -2.875
    ],
    c2_o2: [
        -1.75, 1.875, -1.125, 2.625, -2.25, -2.625, -2.125, -1.625, 2.25, -0.375, -0.625, 1.25, -1.25, -0.5,
        -1.375, 0.25, -0.75, 2.75, 0.375, 0.625, 1.5, 3.0, -2.375, -2.875, -1.75, 1.875, -1.125, 2.625, -2.25,
        -2.625, -2.125, -1.625
    ],
}, model=c2_model, name='default_INT32_FLOAT32_rank_values_4_2', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# embedding_lookup_default_INT32_FLOAT32_rank_values_5_3
c3_i0 = Input('c3_i0', ('TENSOR_INT32', [1]))
c3_i1 = Input('c3_i1', ('TENSOR_FLOAT32', [2, 1, 1, 2, 2]))
c3_o2 = Output('c3_o2', ('TENSOR_FLOAT32', [1, 1, 1, 2, 2]))
c3_model = Model()
c3_model.AddOperand(c3_i0)
c3_model.AddOperand(c3_i1)
c3_model.AddOperand(c3_o2)
c3_model.Operation('EMBEDDING_LOOKUP', c3_i0, c3_i1).To(c3_o2)
c3_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c3_i0: [0],
    c3_i1: [-0.5, -0.125, -2.625, 2.75, -0.625, 0.0, -0.25, 1.125],
    c3_o2: [-0.5, -0.125, -2.625, 2.75],
}, model=c3_model, name='default_INT32_FLOAT32_rank_values_5_3', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# embedding_lookup_default_INT32_FLOAT32_tail_4
c4_i0 = Input('c4_i0', ('TENSOR_INT32', [1]))
c4_i1 = Input('c4_i1', ('TENSOR_FLOAT32', [2, 17]))
c4_o2 = Output('c4_o2', ('TENSOR_FLOAT32', [1, 17]))
c4_model = Model()
c4_model.AddOperand(c4_i0)
c4_model.AddOperand(c4_i1)
c4_model.AddOperand(c4_o2)
c4_model.Operation('EMBEDDING_LOOKUP', c4_i0, c4_i1).To(c4_o2)
c4_model.RelaxedExecution(False).IntroducedIn('V1_0')
Example({
    c4_i0: [0],
    c4_i1: [
        1.625, 0.25, -1.375, -1.25, 3.0, 2.875, -2.875, -0.625, 1.125, -0.875, -0.125, -0.75, -2.5, 0.125,
        2.75, 2.625, 1.5, 2.25, 0.0, 2.375, -2.125, -0.375, -2.625, -2.75, -0.25, -1.125, -2.375, 1.25, 0.875,
        -3.0, 2.0, 0.75, -2.25, 0.5
    ],
    c4_o2: [
        1.625, 0.25, -1.375, -1.25, 3.0, 2.875, -2.875, -0.625, 1.125, -0.875, -0.125, -0.75, -2.5, 0.125,
        2.75, 2.625, 1.5
    ],
}, model=c4_model, name='default_INT32_FLOAT32_tail_4', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# embedding_lookup_default_INT32_mixed_5
c5_p0 = Parameter('c5_p0', ('TENSOR_INT32', [3]), [1, 0, 0])
c5_i1 = Input('c5_i1', ('TENSOR_INT32', [2, 1, 4]))
c5_o2 = Output('c5_o2', ('TENSOR_INT32', [3, 1, 4]))
c5_model = Model()
c5_model.AddOperand(c5_p0)
c5_model.AddOperand(c5_i1)
c5_model.AddOperand(c5_o2)
c5_model.Operation('EMBEDDING_LOOKUP', c5_p0, c5_i1).To(c5_o2)
c5_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c5_i1: [-8, 6, -4, -1, -5, 0, -7, 4],
    c5_o2: [-5, 0, -7, 4, -8, 6, -4, -1, -8, 6, -4, -1],
}, model=c5_model, name='default_INT32_mixed_5', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# embedding_lookup_default_INT32_mixed_6
c6_i0 = Input('c6_i0', ('TENSOR_INT32', [1]))
c6_p1 = Parameter('c6_p1', ('TENSOR_INT32', [3, 4]), [4, -2, 5, -8, -1, 7, 9, -9, 1, -7, -5, 2])
c6_o2 = Output('c6_o2', ('TENSOR_INT32', [1, 4]))
c6_model = Model()
c6_model.AddOperand(c6_i0)
c6_model.AddOperand(c6_p1)
c6_model.AddOperand(c6_o2)
c6_model.Operation('EMBEDDING_LOOKUP', c6_i0, c6_p1).To(c6_o2)
c6_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c6_i0: [0],
    c6_o2: [4, -2, 5, -8],
}, model=c6_model, name='default_INT32_mixed_6', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# embedding_lookup_default_INT32_rank_values_4_7
c7_i0 = Input('c7_i0', ('TENSOR_INT32', [3]))
c7_i1 = Input('c7_i1', ('TENSOR_INT32', [2, 1, 3, 3]))
c7_o2 = Output('c7_o2', ('TENSOR_INT32', [3, 1, 3, 3]))
c7_model = Model()
c7_model.AddOperand(c7_i0)
c7_model.AddOperand(c7_i1)
c7_model.AddOperand(c7_o2)
c7_model.Operation('EMBEDDING_LOOKUP', c7_i0, c7_i1).To(c7_o2)
c7_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c7_i0: [0, 1, 1],
    c7_i1: [-4, 0, -1, 6, 9, 1, -5, 4, 5, 7, -9, 2, -2, 8, -3, -8, -7, -6],
    c7_o2: [-4, 0, -1, 6, 9, 1, -5, 4, 5, 7, -9, 2, -2, 8, -3, -8, -7, -6, 7, -9, 2, -2, 8, -3, -8, -7, -6],
}, model=c7_model, name='default_INT32_rank_values_4_7', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# embedding_lookup_default_INT32_rank_values_5_8
c8_i0 = Input('c8_i0', ('TENSOR_INT32', [1]))
c8_i1 = Input('c8_i1', ('TENSOR_INT32', [2, 1, 1, 2, 1]))
c8_o2 = Output('c8_o2', ('TENSOR_INT32', [1, 1, 1, 2, 1]))
c8_model = Model()
c8_model.AddOperand(c8_i0)
c8_model.AddOperand(c8_i1)
c8_model.AddOperand(c8_o2)
c8_model.Operation('EMBEDDING_LOOKUP', c8_i0, c8_i1).To(c8_o2)
c8_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c8_i0: [1],
    c8_i1: [-5, -8, -2, 2],
    c8_o2: [-2, 2],
}, model=c8_model, name='default_INT32_rank_values_5_8', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# embedding_lookup_default_INT32_tail_9
c9_i0 = Input('c9_i0', ('TENSOR_INT32', [2]))
c9_i1 = Input('c9_i1', ('TENSOR_INT32', [3, 17]))
c9_o2 = Output('c9_o2', ('TENSOR_INT32', [2, 17]))
c9_model = Model()
c9_model.AddOperand(c9_i0)
c9_model.AddOperand(c9_i1)
c9_model.AddOperand(c9_o2)
c9_model.Operation('EMBEDDING_LOOKUP', c9_i0, c9_i1).To(c9_o2)
c9_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c9_i0: [2, 0],
    c9_i1: [
        0, -2, -9, -8, 7, -3, 2, 3, 5, -6, -5, -4, 1, 9, -7, 4, -1, 8, 6, 8, 1, 2, 7, -1, -2, -7, 5, 9, -3,
        -9, -6, 4, 0, -4, 6, -5, -8, 3, 4, -2, 3, 6, -7, -1, 2, -6, 9, -9, 7, 0, 5
    ],
    c9_o2: [
        6, -5, -8, 3, 4, -2, 3, 6, -7, -1, 2, -6, 9, -9, 7, 0, 5, 0, -2, -9, -8, 7, -3, 2, 3, 5, -6, -5, -4,
        1, 9, -7, 4, -1
    ],
}, model=c9_model, name='default_INT32_tail_9', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# embedding_lookup_default_INT32_QUANT8_ASYMM_mixed_10
c10_p0 = Parameter('c10_p0', ('TENSOR_INT32', [4]), [1, 2, 0, 0])
c10_p1 = Parameter('c10_p1', ('TENSOR_QUANT8_ASYMM', [3, 3, 2], 0.4375, 255), [50, 215, 157, 111, 170, 12, 53, 225, 156, 82, 25, 101, 171, 169, 189, 126, 68, 63])
c10_o2 = Output('c10_o2', ('TENSOR_QUANT8_ASYMM', [4, 3, 2], 0.4375, 255))
c10_model = Model()
c10_model.AddOperand(c10_p0)
c10_model.AddOperand(c10_p1)
c10_model.AddOperand(c10_o2)
c10_model.Operation('EMBEDDING_LOOKUP', c10_p0, c10_p1).To(c10_o2)
c10_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c10_o2: [
        53, 225, 156, 82, 25, 101, 171, 169, 189, 126, 68, 63, 50, 215, 157, 111, 170, 12, 50, 215, 157, 111,
        170, 12
    ],
}, model=c10_model, name='default_INT32_QUANT8_ASYMM_mixed_10', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# embedding_lookup_default_INT32_QUANT8_ASYMM_mixed_11
c11_i0 = Input('c11_i0', ('TENSOR_INT32', [1]))
c11_i1 = Input('c11_i1', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 3], 0.3125, 0))
c11_o2 = Output('c11_o2', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 3], 0.3125, 0))
c11_model = Model()
c11_model.AddOperand(c11_i0)
c11_model.AddOperand(c11_i1)
c11_model.AddOperand(c11_o2)
c11_model.Operation('EMBEDDING_LOOKUP', c11_i0, c11_i1).To(c11_o2)
c11_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c11_i0: [1],
    c11_i1: [244, 86, 45, 175, 238, 236, 226, 212, 48, 162, 163, 101, 250, 230, 146, 133, 116, 84],
    c11_o2: [162, 163, 101, 250, 230, 146, 133, 116, 84],
}, model=c11_model, name='default_INT32_QUANT8_ASYMM_mixed_11', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# embedding_lookup_default_INT32_QUANT8_ASYMM_rank_values_2_12
c12_i0 = Input('c12_i0', ('TENSOR_INT32', [1]))
c12_i1 = Input('c12_i1', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.0625, 128))
c12_o2 = Output('c12_o2', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.0625, 128))
c12_model = Model()
c12_model.AddOperand(c12_i0)
c12_model.AddOperand(c12_i1)
c12_model.AddOperand(c12_o2)
c12_model.Operation('EMBEDDING_LOOKUP', c12_i0, c12_i1).To(c12_o2)
c12_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c12_i0: [0],
    c12_i1: [160, 229, 118, 191, 58, 212],
    c12_o2: [160, 229, 118],
}, model=c12_model, name='default_INT32_QUANT8_ASYMM_rank_values_2_12', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# embedding_lookup_default_INT32_QUANT8_ASYMM_rank_values_5_13
c13_i0 = Input('c13_i0', ('TENSOR_INT32', [4]))
c13_i1 = Input('c13_i1', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 1, 1], 0.1875, 122))
c13_o2 = Output('c13_o2', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 1, 1], 0.1875, 122))
c13_model = Model()
c13_model.AddOperand(c13_i0)
c13_model.AddOperand(c13_i1)
c13_model.AddOperand(c13_o2)
c13_model.Operation('EMBEDDING_LOOKUP', c13_i0, c13_i1).To(c13_o2)
c13_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c13_i0: [1, 0, 1, 0],
    c13_i1: [145, 90, 112, 161],
    c13_o2: [112, 161, 145, 90, 112, 161, 145, 90],
}, model=c13_model, name='default_INT32_QUANT8_ASYMM_rank_values_5_13', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# embedding_lookup_default_INT32_QUANT8_ASYMM_tail_14
c14_i0 = Input('c14_i0', ('TENSOR_INT32', [2]))
c14_i1 = Input('c14_i1', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.375, 89))
c14_o2 = Output('c14_o2', ('TENSOR_QUANT8_ASYMM', [2, 17], 0.375, 89))
c14_model = Model()
c14_model.AddOperand(c14_i0)
c14_model.AddOperand(c14_i1)
c14_model.AddOperand(c14_o2)
c14_model.Operation('EMBEDDING_LOOKUP', c14_i0, c14_i1).To(c14_o2)
c14_model.RelaxedExecution(False).IntroducedIn('V1_2')
Example({
    c14_i0: [1, 0],
    c14_i1: [
        7, 14, 219, 186, 17, 68, 143, 67, 2, 132, 18, 100, 249, 40, 13, 138, 91, 227, 248, 187, 59, 152, 126,
        71, 113, 114, 54, 172, 16, 22, 76, 77, 10, 96
    ],
    c14_o2: [
        227, 248, 187, 59, 152, 126, 71, 113, 114, 54, 172, 16, 22, 76, 77, 10, 96, 7, 14, 219, 186, 17, 68,
        143, 67, 2, 132, 18, 100, 249, 40, 13, 138, 91
    ],
}, model=c14_model, name='default_INT32_QUANT8_ASYMM_tail_14', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# embedding_lookup_default_INT32_FLOAT16_mixed_15
c15_p0 = Parameter('c15_p0', ('TENSOR_INT32', [1]), [0])
c15_p1 = Parameter('c15_p1', ('TENSOR_FLOAT16', [1, 1, 1, 3]), [1.75, -2.0, -1.375])
c15_o2 = Output('c15_o2', ('TENSOR_FLOAT16', [1, 1, 1, 3]))
c15_model = Model()
c15_model.AddOperand(c15_p0)
c15_model.AddOperand(c15_p1)
c15_model.AddOperand(c15_o2)
c15_model.Operation('EMBEDDING_LOOKUP', c15_p0, c15_p1).To(c15_o2)
c15_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c15_o2: [1.75, -2.0, -1.375],
}, model=c15_model, name='default_INT32_FLOAT16_mixed_15', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# embedding_lookup_default_INT32_FLOAT16_mixed_16
c16_i0 = Input('c16_i0', ('TENSOR_INT32', [2]))
c16_i1 = Input('c16_i1', ('TENSOR_FLOAT16', [3, 4, 2]))
c16_o2 = Output('c16_o2', ('TENSOR_FLOAT16', [2, 4, 2]))
c16_model = Model()
c16_model.AddOperand(c16_i0)
c16_model.AddOperand(c16_i1)
c16_model.AddOperand(c16_o2)
c16_model.Operation('EMBEDDING_LOOKUP', c16_i0, c16_i1).To(c16_o2)
c16_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c16_i0: [2, 0],
    c16_i1: [
        1.75, 0.625, 2.25, 0.5, 0.75, -2.25, -1.25, -1.375, -1.625, 2.375, -0.25, 2.75, -0.125, 0.375, 2.625,
        -1.875, 2.5, 1.25, -3.0, 1.625, -0.625, -1.125, -2.375, -0.75
    ],
    c16_o2: [
        2.5, 1.25, -3.0, 1.625, -0.625, -1.125, -2.375, -0.75, 1.75, 0.625, 2.25, 0.5, 0.75, -2.25, -1.25,
        -1.375
    ],
}, model=c16_model, name='default_INT32_FLOAT16_mixed_16', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# embedding_lookup_default_INT32_FLOAT16_rank_values_2_17
c17_i0 = Input('c17_i0', ('TENSOR_INT32', [4]))
c17_i1 = Input('c17_i1', ('TENSOR_FLOAT16', [2, 4]))
c17_o2 = Output('c17_o2', ('TENSOR_FLOAT16', [4, 4]))
c17_model = Model()
c17_model.AddOperand(c17_i0)
c17_model.AddOperand(c17_i1)
c17_model.AddOperand(c17_o2)
c17_model.Operation('EMBEDDING_LOOKUP', c17_i0, c17_i1).To(c17_o2)
c17_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c17_i0: [0, 1, 0, 1],
    c17_i1: [-1.375, 2.0, -2.875, 0.25, 2.25, 1.875, -1.0, 1.5],
    c17_o2: [-1.375, 2.0, -2.875, 0.25, 2.25, 1.875, -1.0, 1.5, -1.375, 2.0, -2.875, 0.25, 2.25, 1.875, -1.0, 1.5],
}, model=c17_model, name='default_INT32_FLOAT16_rank_values_2_17', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# embedding_lookup_default_INT32_FLOAT16_rank_values_5_18
c18_i0 = Input('c18_i0', ('TENSOR_INT32', [1]))
c18_i1 = Input('c18_i1', ('TENSOR_FLOAT16', [2, 1, 1, 1, 2]))
c18_o2 = Output('c18_o2', ('TENSOR_FLOAT16', [1, 1, 1, 1, 2]))
c18_model = Model()
c18_model.AddOperand(c18_i0)
c18_model.AddOperand(c18_i1)
c18_model.AddOperand(c18_o2)
c18_model.Operation('EMBEDDING_LOOKUP', c18_i0, c18_i1).To(c18_o2)
c18_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c18_i0: [1],
    c18_i1: [-1.375, 2.625, -0.375, 1.125],
    c18_o2: [-0.375, 1.125],
}, model=c18_model, name='default_INT32_FLOAT16_rank_values_5_18', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# embedding_lookup_default_INT32_FLOAT16_tail_19
c19_i0 = Input('c19_i0', ('TENSOR_INT32', [1]))
c19_i1 = Input('c19_i1', ('TENSOR_FLOAT16', [3, 17]))
c19_o2 = Output('c19_o2', ('TENSOR_FLOAT16', [1, 17]))
c19_model = Model()
c19_model.AddOperand(c19_i0)
c19_model.AddOperand(c19_i1)
c19_model.AddOperand(c19_o2)
c19_model.Operation('EMBEDDING_LOOKUP', c19_i0, c19_i1).To(c19_o2)
c19_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c19_i0: [1],
    c19_i1: [
        0.5, -2.0, -2.5, -2.25, -0.25, 2.875, -1.5, -2.625, -2.75, -0.125, 2.125, -2.875, -1.625, 1.375,
        -0.875, -1.75, 3.0, 1.0, 2.75, 0.625, 0.25, 1.125, 0.0, 0.875, -1.375, -0.5, 2.0, -0.375, -1.125,
        -1.0, -2.375, -3.0, 2.375, 1.25, 2.625, 1.875, 0.375, -0.625, 0.125, 1.5, -1.25, 2.25, 1.75, -0.75,
        0.75, -2.125, 1.625, -1.875, 2.5, -1.375, -0.25
    ],
    c19_o2: [
        1.0, 2.75, 0.625, 0.25, 1.125, 0.0, 0.875, -1.375, -0.5, 2.0, -0.375, -1.125, -1.0, -2.375, -3.0,
        2.375, 1.25
    ],
}, model=c19_model, name='default_INT32_FLOAT16_tail_19', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# embedding_lookup_default_INT32_QUANT8_ASYMM_SIGNED_mixed_20
c20_i0 = Input('c20_i0', ('TENSOR_INT32', [2]))
c20_p1 = Parameter('c20_p1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 2, 2, 1], 0.4375, 127), [-83, -84, 36, -62, -61, -91, -13, 53, -99, 119, -113, -54, 13, -103, -127, -35])
c20_o2 = Output('c20_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 2, 2, 1], 0.4375, 127))
c20_model = Model()
c20_model.AddOperand(c20_i0)
c20_model.AddOperand(c20_p1)
c20_model.AddOperand(c20_o2)
c20_model.Operation('EMBEDDING_LOOKUP', c20_i0, c20_p1).To(c20_o2)
c20_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c20_i0: [0, 1],
    c20_o2: [-83, -84, 36, -62, -61, -91, -13, 53, -99, 119, -113, -54, 13, -103, -127, -35],
}, model=c20_model, name='default_INT32_QUANT8_ASYMM_SIGNED_mixed_20', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# embedding_lookup_default_INT32_QUANT8_ASYMM_SIGNED_mixed_21
c21_p0 = Parameter('c21_p0', ('TENSOR_INT32', [4]), [1, 0, 2, 0])
c21_i1 = Input('c21_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3], 0.375, -128))
c21_o2 = Output('c21_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [4, 3], 0.375, -128))
c21_model = Model()
c21_model.AddOperand(c21_p0)
c21_model.AddOperand(c21_i1)
c21_model.AddOperand(c21_o2)
c21_model.Operation('EMBEDDING_LOOKUP', c21_p0, c21_i1).To(c21_o2)
c21_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c21_i1: [13, -19, 37, -65, 117, -37, -30, 109, 74],
    c21_o2: [-65, 117, -37, 13, -19, 37, -30, 109, 74, 13, -19, 37],
}, model=c21_model, name='default_INT32_QUANT8_ASYMM_SIGNED_mixed_21', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# embedding_lookup_default_INT32_QUANT8_ASYMM_SIGNED_rank_values_3_22
c22_i0 = Input('c22_i0', ('TENSOR_INT32', [2]))
c22_i1 = Input('c22_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 3, 4], 0.5, 0))
c22_o2 = Output('c22_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 4], 0.5, 0))
c22_model = Model()
c22_model.AddOperand(c22_i0)
c22_model.AddOperand(c22_i1)
c22_model.AddOperand(c22_o2)
c22_model.Operation('EMBEDDING_LOOKUP', c22_i0, c22_i1).To(c22_o2)
c22_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c22_i0: [0, 2],
    c22_i1: [
        87, 98, 56, 13, -92, 67, -40, 9, 54, 23, 37, -52, -41, -9, -27, 38, -24, 61, 81, -93, 29, 50, 46, -48,
        -18, 89, -58, -33, 47, 75, -16, -28, -50, 40, -98, 76
    ],
    c22_o2: [
        87, 98, 56, 13, -92, 67, -40, 9, 54, 23, 37, -52, -18, 89, -58, -33, 47, 75, -16, -28, -50, 40, -98,
        76
    ],
}, model=c22_model, name='default_INT32_QUANT8_ASYMM_SIGNED_rank_values_3_22', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# embedding_lookup_default_INT32_QUANT8_ASYMM_SIGNED_rank_values_4_23
c23_i0 = Input('c23_i0', ('TENSOR_INT32', [1]))
c23_i1 = Input('c23_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 3, 2], 0.25, 0))
c23_o2 = Output('c23_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 3, 2], 0.25, 0))
c23_model = Model()
c23_model.AddOperand(c23_i0)
c23_model.AddOperand(c23_i1)
c23_model.AddOperand(c23_o2)
c23_model.Operation('EMBEDDING_LOOKUP', c23_i0, c23_i1).To(c23_o2)
c23_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c23_i0: [1],
    c23_i1: [
        -86, 37, 69, -28, -15, -96, -77, 58, -57, 51, 87, -8, 125, -62, 45, 99, 85, 8, -1, -82, -14, -102, 26,
        0
    ],
    c23_o2: [125, -62, 45, 99, 85, 8, -1, -82, -14, -102, 26, 0],
}, model=c23_model, name='default_INT32_QUANT8_ASYMM_SIGNED_rank_values_4_23', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()

# embedding_lookup_default_INT32_QUANT8_ASYMM_SIGNED_tail_24
c24_i0 = Input('c24_i0', ('TENSOR_INT32', [3]))
c24_i1 = Input('c24_i1', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 17], 0.375, -8))
c24_o2 = Output('c24_o2', ('TENSOR_QUANT8_ASYMM_SIGNED', [3, 17], 0.375, -8))
c24_model = Model()
c24_model.AddOperand(c24_i0)
c24_model.AddOperand(c24_i1)
c24_model.AddOperand(c24_o2)
c24_model.Operation('EMBEDDING_LOOKUP', c24_i0, c24_i1).To(c24_o2)
c24_model.RelaxedExecution(False).IntroducedIn('V1_3')
Example({
    c24_i0: [1, 0, 0],
    c24_i1: [
        38, -113, 0, -23, 8, -98, 9, 69, 23, 65, -107, -94, -33, 70, -55, 67, -47, -111, 41, -13, 98, 97, -2,
        -118, 44, -11, 101, -66, 32, -32, -90, 58, 22, 14
    ],
    c24_o2: [
        -111, 41, -13, 98, 97, -2, -118, 44, -11, 101, -66, 32, -32, -90, 58, 22, 14, 38, -113, 0, -23, 8,
        -98, 9, 69, 23, 65, -107, -94, -33, 70, -55, 67, -47, 38, -113, 0, -23, 8, -98, 9, 69, 23, 65, -107,
        -94, -33, 70, -55, 67, -47
    ],
}, model=c24_model, name='default_INT32_QUANT8_ASYMM_SIGNED_tail_24', source='the bundled reference driver in float64, confirmed elsewhere: see operations.md').DisableLifeTimeVariation()
